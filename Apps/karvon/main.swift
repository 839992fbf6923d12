print("karvon")
