"use strict";

const test = require("node:test"), assert = require("node:assert"), path = require("node:path");
const Layout = require(path.join(__dirname, "../../../Tools/karvon-lint/LintReport/Page/layout.js"));

const node = (name, more = {}) => ({ name, kind: "module", findings: [], ...more });
const edge = (from, to, more = {}) => ({ from, to, imports: 1, implied: false, findings: [], ...more });
const data = {
  nodes: [
    node("App"), node("OneData", { group: "One" }), node("OneDomain", { group: "One" }), node("TwoData", { group: "Two" }),
    node("AppTests", { kind: "test" }), node("Foundation", { kind: "external" }),
  ],
  edges: [
    edge(0, 1), edge(0, 2), edge(1, 2, { findings: [0] }), edge(3, 2, { findings: [1] }), edge(4, 0), edge(0, 5), edge(0, 3),
  ],
  findings: [{}, {}],
};
const state = (more = {}) => ({ tests: false, external: false, implied: false, focus: [], folded: new Set(), ...more });
const names = (more) => Layout.shown(data, state(more)).nodes.map((shown) => shown.name);
const edges = (more) => {
  const shown = Layout.shown(data, state(more));
  return shown.edges.map((one) => `${shown.nodes[one.from].name} ${shown.nodes[one.to].name}`);
};

test("tests and modules from elsewhere are shown when asked for", () => {
  assert.deepEqual(names(), ["App", "OneData", "OneDomain", "TwoData"]);
  assert.equal(names({ tests: true, external: true }).length, 6);
});

test("imports that others imply are left out, unless asked for", () => {
  assert.deepEqual(edges(), ["App OneData", "App TwoData", "OneData OneDomain", "TwoData OneDomain"]);
  assert.equal(edges({ implied: true }).length, 5);
});

test("what the modules of a circle import follows from none of the others of the circle", () => {
  const circle = {
    nodes: ["A", "B", "C"].map((name) => node(name)), edges: [edge(0, 1), edge(0, 2), edge(1, 0), edge(1, 2)], findings: [],
  };
  assert.equal(Layout.shown(circle, state()).edges.length, 4);
});

test("focus keeps what a module reaches and what reaches it", () => {
  assert.deepEqual(names({ focus: ["OneData"] }), ["App", "OneData", "OneDomain"]);
  assert.deepEqual(names({ focus: ["AppTests"] }), ["App", "OneData", "OneDomain", "TwoData", "AppTests"]);
});

test("a folded group is one node with the findings of its modules", () => {
  const shown = Layout.shown(data, state({ folded: new Set(["One"]) }));
  assert.deepEqual(shown.nodes.map((one) => one.name), ["App", "One", "TwoData"]);
  assert.deepEqual(shown.nodes[1].findings, [0]);
  assert.deepEqual(shown.edges.map((one) => [one.from, one.to, one.imports, one.findings]), [
    [0, 2, 1, []], [2, 1, 1, [1]],
  ]);
});

test("no boxes touch, importers stand left, and two runs give the same", () => {
  let seed = 7;
  const next = (limit) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor((seed / 2147483648) * limit); };
  for (const [count, many] of [[0, 0], [1, 1], [20, 30], [80, 240]]) {
    const nodes = Array.from({ length: count }, (_, index) => ({ width: 50 + (index % 7) * 15, group: `g${index % 3}` }));
    const tangle = Array.from({ length: count ? many : 0 }, () => ({ from: next(count), to: next(count) }));
    const one = Layout.layout(nodes, tangle);
    assert.deepEqual(one, Layout.layout(nodes, tangle));
    one.boxes.forEach((a, index) => {
      assert.ok(a.x >= 0 && a.y >= 0 && a.x + a.width <= one.width && a.y + a.height <= one.height);
      for (const b of one.boxes.slice(index + 1))
        assert.ok(a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height);
    });
  }
  const chain = Layout.layout([{ width: 9 }, { width: 9 }, { width: 9 }], [{ from: 0, to: 1 }, { from: 1, to: 2 }, { from: 0, to: 2 }]);
  assert.deepEqual(chain.boxes.map((box) => box.column), [0, 1, 2]);
  assert.equal(chain.routes[2].length, 4);
});

test("crossings are counted", () => {
  assert.equal(Layout.crossings([[0, 1, 2], [3, 4, 5]], [[4], [3], [5], [], [], []]), 1);
  assert.equal(Layout.crossings([[0, 1], [2, 3]], [[3], [2], [], []]), 1);
  assert.equal(Layout.crossings([[0, 1], [2, 3]], [[2, 3], [3], [], []]), 0);
});

test("places are as near to what is wished as order and room let them", () => {
  assert.deepEqual(Layout.placed([50, 50], [10, 10]), [45, 55]);
  assert.deepEqual(Layout.placed([100, 0, 50], [10, 20, 10]), [35, 50, 65]);
});
