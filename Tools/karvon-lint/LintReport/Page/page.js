// The page: what its reader asks for is one state; every change draws anew from it.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const groups = [...new Set(data.nodes.map((node) => node.group).filter((group) => group !== undefined))].sort();
const divisor = (one, other) => (other === 0 ? one : divisor(other, one % other));
let step = Math.max(1, Math.floor(groups.length * 0.38));
while (divisor(step, groups.length) > 1) step++;
const hue = (group) => (205 + Math.floor(((groups.indexOf(group) * step) % groups.length) * 360 / groups.length)) % 360;
const state = {
  tests: data.start.tests, external: data.start.external, implied: data.start.implied, focus: data.start.focus,
  folded: new Set(data.start.collapsed ? groups : []), selected: null, edge: null, query: "", lists: false,
};
let view = { x: 0, y: 0, scale: 1 }, drawn = { nodes: [], edges: [], all: [], boxes: [], routes: [], width: 0, height: 0 };

// MARK: Elements. Text is only ever set as text, so no name can become markup.

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function shape(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const measure = document.createElement("canvas").getContext("2d");
measure.font = "12px " + getComputedStyle(document.body).fontFamily;
const widthOf = (node) => Math.max(44, measure.measureText(node.name).width * (node.kind === "group" ? 1.08 : 1) + 24);

// MARK: The frame

const search = element("input", {
  type: "search", placeholder: "Search modules  ( / )", "aria-label": "Search modules",
  oninput: () => { state.query = search.value; state.selected = state.edge = null; state.lists = false; draw(); },
  onkeydown: (event) => {
    const first = found()[0];
    if (event.key === "Enter" && first) { select(first.name); }
    if (event.key === "ArrowDown") { panel.querySelector("button")?.focus(); event.preventDefault(); }
  },
});
const toggles = [["tests", "Tests"], ["external", "From elsewhere"], ["implied", "Implied imports"]].map(([key, text]) =>
  element("button", { id: key, onclick: () => { state[key] = !state[key]; draw(true); } }, text));
const fold = element("button", { onclick: () => foldAll() }, "");
const wrong = element("button", { class: "wrong", onclick: () => { state.lists = true; state.selected = state.edge = null; draw(); } });
const panel = element("aside", { "aria-live": "polite" });
const scene = shape("g");
const canvas = shape("svg", { id: "canvas", role: "group", "aria-label": "Modules and who imports whom" },
  shape("defs", {}, ...["edge", "wrong", "out", "in"].map((kind) =>
    shape("marker", {
      id: `tip-${kind}`, class: `tip-${kind}`, viewBox: "0 0 8 8", refX: 7.5, refY: 4, markerWidth: 8, markerHeight: 8,
      markerUnits: "userSpaceOnUse", orient: "auto",
    }, shape("path", { d: "M0.5 0.8 7.5 4 0.5 7.2z" })))), scene);
document.body.append(
  element("header", {}, element("h1", {}, data.title), search, ...toggles, groups.length ? fold : null,
    element("span", { class: "fill" }), data.findings.length ? wrong : null,
    element("button", { onclick: () => fit(), title: "0" }, "Fit")),
  element("main", {}, canvas), panel);
document.title = `${data.title}: who imports whom`;

// MARK: What is asked for

const find = (name) => drawn.nodes.findIndex((node) => node.name === name);
const found = () => {
  const query = state.query.trim().toLowerCase();
  return query ? data.nodes.filter((node) => node.name.toLowerCase().includes(query)) : [];
};

/** Shows a module, wherever it hides: in a folded group, among tests, out of focus. */
function select(name) {
  const node = data.nodes.find((node) => node.name === name);
  let changed = false;
  if (node && find(name) < 0) {
    changed = true;
    if (node.kind === "test") state.tests = true;
    if (node.kind === "external") state.external = true;
    if (node.group !== undefined) state.folded.delete(node.group);
    if (state.focus.length) {
      state.focus = [];
    }
  }
  state.selected = name;
  state.edge = null;
  state.query = search.value = "";
  state.lists = false;
  draw(changed);
  scene.querySelectorAll(".node")[find(name)]?.focus({ preventScroll: true });
}

function focusOn(name) {
  const node = drawn.nodes[find(name)];
  state.focus = node && node.kind === "group" ? node.members.map((index) => data.nodes[index].name) : [name];
  draw(true);
}

function toggleGroup(group) {
  if (!state.folded.delete(group)) state.folded.add(group);
  if (state.selected !== null) {
    const isFolded = state.folded.has(group), selected = data.nodes.find((node) => node.name === state.selected);
    if (isFolded && selected?.group === group) state.selected = group;
    else if (!isFolded && state.selected === group) state.selected = null;
  }
  draw(true);
}

function foldAll() {
  if (state.folded.size) state.folded.clear(); else groups.forEach((group) => state.folded.add(group));
  state.selected = state.edge = null;
  draw(true);
}

function back() {
  if (state.query) state.query = search.value = "";
  else if (state.selected !== null || state.edge || state.lists) { state.selected = state.edge = null; state.lists = false; }
  else if (state.focus.length) { state.focus = []; draw(true); return; }
  draw();
}

// MARK: Drawing

function draw(isNew = false) {
  const shown = Layout.shown(data, state);
  const place = Layout.layout(shown.nodes.map((node) => ({ width: widthOf(node), group: node.group })), shown.edges);
  drawn = { ...shown, ...place };
  const selected = state.selected === null ? -1 : find(state.selected), marks = marked(selected);
  const order = drawn.edges.map((_, index) => index).sort((a, b) => weight(a, marks) - weight(b, marks) || a - b);
  scene.replaceChildren(...order.flatMap((index) => line(index, marks)), ...drawn.nodes.map((_, index) => box(index, selected, marks)));
  toggles.forEach((button) => button.setAttribute("aria-pressed", state[button.id]));
  fold.textContent = state.folded.size ? "Unfold groups" : "Fold groups";
  wrong.textContent = `${data.findings.length} against the rules`;
  panel.replaceChildren(...described());
  remember();
  if (isNew) fit();
}

/** What the selected node reaches, and what reaches it. */
function marked(selected) {
  if (selected < 0) return null;
  const next = drawn.nodes.map(() => []), last = drawn.nodes.map(() => []);
  for (const { from, to } of drawn.all) { next[from].push(to); last[to].push(from); }
  return { node: selected, out: Layout.reach(next)[selected], in: Layout.reach(last)[selected] };
}

function side(edge, marks) {
  if (!marks) return "";
  if ((edge.from === marks.node || marks.out.has(edge.from)) && marks.out.has(edge.to)) return "out";
  if ((edge.to === marks.node || marks.in.has(edge.to)) && marks.in.has(edge.from)) return "in";
  return "dim";
}

const weight = (index, marks) => {
  const kind = side(drawn.edges[index], marks);
  return (drawn.edges[index].findings.length ? 2 : 0) + (kind === "out" || kind === "in" ? 1 : 0);
};

function line(index, marks) {
  const edge = drawn.edges[index], path = Layout.curve(drawn.routes[index]), kind = side(edge, marks);
  const isWrong = edge.findings.length > 0, isSelected = state.edge && state.edge.from === edge.from && state.edge.to === edge.to;
  const tip = isWrong ? "wrong" : kind === "out" || kind === "in" ? kind : "edge";
  const classes = ["edge", kind, isWrong ? "wrong" : "", edge.implied ? "implied" : "", isSelected ? "selected" : ""];
  const hit = shape("path", { class: "hit", d: path }, shape("title", {}, edgeTitle(edge)));
  hit.addEventListener("click", () => { state.edge = edge; state.selected = null; state.lists = false; draw(); });
  return [shape("path", { class: classes.filter(Boolean).join(" "), d: path, "marker-end": `url(#tip-${tip})` }), hit];
}

const edgeTitle = (edge) => [
  `${drawn.nodes[edge.from].name} → ${drawn.nodes[edge.to].name}: ${count(edge.imports, "import")}`,
  ...edge.findings.map((number) => data.findings[number].message),
].join("\n");

function box(index, selected, marks) {
  const node = drawn.nodes[index], place = drawn.boxes[index], matches = state.query ? found() : [];
  const isMatch = !state.query || node.members.some((member) => matches.includes(data.nodes[member]));
  const kind = index === selected ? "selected" : !marks ? (isMatch ? "" : "dim")
    : marks.out.has(index) ? "out" : marks.in.has(index) ? "in" : "dim";
  const classes = ["node", node.kind, node.group === undefined ? "" : "grouped", node.findings.length ? "wrong" : "", kind];
  const made = shape("g", {
    class: classes.filter(Boolean).join(" "), transform: `translate(${place.x} ${place.y})`, tabindex: 0, role: "button",
    "aria-label": `${node.name}, ${node.kind}${node.findings.length ? ", against the rules" : ""}`,
    "aria-pressed": index === selected,
  },
  shape("rect", { width: place.width, height: place.height, rx: 7 }),
  shape("text", { x: place.width / 2, y: 18 }, node.name),
  shape("title", {}, [node.name, node.folder ?? (node.members.length > 1 ? count(node.members.length, "module") : ""),
    ...node.findings.map((number) => data.findings[number].message)].filter(Boolean).join("\n")));
  if (node.group !== undefined) made.style.setProperty("--h", hue(node.group));
  made.addEventListener("click", () => select(node.name));
  made.addEventListener("dblclick", () => focusOn(node.name));
  made.addEventListener("keydown", (event) => nodeKey(event, index));
  return made;
}

// MARK: The panel

function described() {
  if (state.query) return [element("h2", {}, count(found().length, "module")), names(found().map((node) => node.name))];
  if (state.edge) return describedEdge(state.edge);
  if (state.selected !== null && find(state.selected) >= 0) return describedNode(find(state.selected));
  if (state.lists) return [element("h2", {}, `${data.findings.length} against the rules`), ...data.findings.map(finding)];
  return overview();
}

const names = (list) => element("div", { class: "list" }, ...list.map((name) => element("button", { onclick: () => select(name) }, name)));

function section(title, list, mark) {
  if (!list.length) return [];
  return [element("h3", {}, ...(mark ? [element("span", { class: mark }, "● ")] : []), `${title} (${list.length})`), names(list)];
}

function describedNode(index) {
  const node = drawn.nodes[index], marks = marked(index), name = (number) => drawn.nodes[number].name;
  const direct = drawn.all.filter((edge) => edge.from === index).map((edge) => edge.to);
  const users = drawn.all.filter((edge) => edge.to === index).map((edge) => edge.from);
  const numbers = new Set(node.findings);
  for (const edge of drawn.all) if (edge.from === index || edge.to === index) edge.findings.forEach((n) => numbers.add(n));
  const circle = [...marks.out].filter((other) => marks.in.has(other) && other !== index);
  return [
    element("h2", {}, node.name),
    element("p", { class: "soft" }, [node.kind === "external" ? "from elsewhere" : node.kind,
      node.group !== undefined && node.kind !== "group" ? node.group : "", node.folder ?? ""].filter(Boolean).join(" · ")),
    element("div", { class: "row" },
      element("button", { onclick: () => focusOn(node.name) }, "Focus (f)"),
      node.group === undefined ? null : element("button", { onclick: () => toggleGroup(node.group) },
        `${state.folded.has(node.group) ? "Unfold" : "Fold"} ${node.group} (g)`),
      state.focus.length ? element("button", { onclick: () => { state.focus = []; draw(true); } }, "Show all (Esc)") : null),
    ...[...numbers].map((number) => finding(data.findings[number])),
    ...(node.kind === "group" ? section("Modules", node.members.map((member) => data.nodes[member].name)) : []),
    ...section("In a circle with", circle.map(name)),
    ...section("Imports", direct.map(name), "dot-out"),
    ...section("Reaches through them", [...marks.out].filter((other) => !direct.includes(other) && other !== index).sort((a, b) => a - b).map(name), "dot-out"),
    ...section("Imported by", users.map(name), "dot-in"),
    ...section("Reached from", [...marks.in].filter((other) => !users.includes(other) && other !== index).sort((a, b) => a - b).map(name), "dot-in"),
  ];
}

function describedEdge(edge) {
  const parts = edge.sources.map((source) => data.edges[source]);
  const text = (part) => `${data.nodes[part.from].name} → ${data.nodes[part.to].name}`;
  return [
    element("h2", {}, `${drawn.nodes[edge.from].name} → ${drawn.nodes[edge.to].name}`),
    element("p", { class: "soft" }, count(edge.imports, "import") + (edge.implied ? ", which follow from others" : "")),
    ...edge.findings.map((number) => finding(data.findings[number])),
    element("h3", {}, "First imports"),
    ...parts.map((part) => element("p", {}, ...(parts.length > 1 ? [text(part), element("br")] : []),
      element("span", { class: "soft" }, part.place ?? ""))),
    element("h3", {}, "Ends"), names([drawn.nodes[edge.from].name, drawn.nodes[edge.to].name]),
  ];
}

function finding(found) {
  return element("div", { class: `finding ${found.severity}` },
    element("p", {}, found.message), ...found.more.map((text) => element("p", { class: "soft" }, text)),
    names([found.from, found.to].filter((name) => data.nodes.some((node) => node.name === name))),
    element("code", {}, [found.place, `${found.rule}${found.rulePlace ? `, ${found.rulePlace}` : ""}`].filter(Boolean).join("\n")));
}

function overview() {
  const keys = [["/", "search"], ["← → ↑ ↓", "walk along imports"], ["Enter", "select"], ["f", "focus: only what it reaches and what reaches it"],
    ["g", "fold or unfold its group"], ["t e i", "tests, from elsewhere, implied"], ["+ − 0", "zoom, fit"], ["Esc", "back"]];
  const signs = [["red", "against the rules"], ["dotted line", "follows from others"], ["dashed box", "test"], ["dotted box", "from elsewhere"]];
  const sizes = new Map(groups.map((group) => [group, data.nodes.filter((node) => node.group === group).length]));
  return [
    element("h2", {}, "Who imports whom"),
    element("p", { class: "soft" }, `${count(drawn.nodes.length, "module")}, ${count(drawn.edges.length, "line")}. Importers stand left of what they import`
      + (state.implied ? "." : "; imports that follow from others are not drawn.")),
    ...(state.focus.length ? [element("div", { class: "row" }, element("button", { onclick: back }, `Show all, not only ${state.focus.join(", ")}`))] : []),
    ...(groups.length ? [element("h3", {}, "Groups"), element("div", { class: "groups" }, ...groups.flatMap((group) => {
      const swatch = element("span", { class: "swatch" });
      swatch.style.setProperty("--h", hue(group));
      return [swatch, element("span", {}, group), element("span", { class: "soft" }, sizes.get(group)),
        element("button", { "aria-pressed": state.folded.has(group), "aria-label": `Fold ${group}`, onclick: () => toggleGroup(group) }, "fold")];
    }))] : []),
    element("h3", {}, "Lines and boxes"),
    element("div", { class: "keys" }, ...signs.flatMap(([sign, text]) => [element("span", {}, sign), element("span", {}, text)])),
    element("h3", {}, "Keys"),
    element("div", { class: "keys" }, ...keys.flatMap(([key, text]) => [element("span", {}, ...key.split(" ").map((one) => element("kbd", {}, one))), element("span", {}, text)])),
  ];
}

// MARK: Keys and pointer

function nodeKey(event, index) {
  const box = drawn.boxes[index], middle = (number) => drawn.boxes[number].y;
  const nearest = (list) => list.sort((a, b) => Math.abs(middle(a) - box.y) - Math.abs(middle(b) - box.y) || a - b)[0];
  const column = drawn.nodes.map((_, number) => number).filter((number) => drawn.boxes[number].column === box.column);
  const next = {
    ArrowRight: () => nearest(drawn.edges.filter((edge) => edge.from === index).map((edge) => edge.to)),
    ArrowLeft: () => nearest(drawn.edges.filter((edge) => edge.to === index).map((edge) => edge.from)),
    ArrowDown: () => nearest(column.filter((number) => middle(number) > box.y)),
    ArrowUp: () => nearest(column.filter((number) => middle(number) < box.y)),
    Enter: () => index, " ": () => index,
  }[event.key];
  if (!next) return;
  event.preventDefault();
  const target = next();
  if (target !== undefined) { select(drawn.nodes[target].name); }
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { back(); return; }
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
  const node = state.selected === null ? undefined : drawn.nodes[find(state.selected)];
  const action = {
    "/": () => search.focus(), t: () => toggles[0].click(), e: () => toggles[1].click(), i: () => toggles[2].click(),
    f: () => node && focusOn(node.name), g: () => node?.group !== undefined && toggleGroup(node.group),
    "0": () => fit(), "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8),
  }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

function apply() { scene.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`); }

function fit() {
  const { width, height } = canvas.getBoundingClientRect();
  const scale = Math.min((width - 48) / Math.max(1, drawn.width), (height - 48) / Math.max(1, drawn.height), 1.4);
  view = { scale, x: (width - drawn.width * scale) / 2, y: (height - drawn.height * scale) / 2 };
  apply();
}

function zoom(factor, at) {
  const frame = canvas.getBoundingClientRect(), point = at ?? { x: frame.width / 2, y: frame.height / 2 };
  const scale = Math.min(4, Math.max(0.1, view.scale * factor)), part = scale / view.scale;
  view = { scale, x: point.x - (point.x - view.x) * part, y: point.y - (point.y - view.y) * part };
  apply();
}

canvas.addEventListener("wheel", (event) => {
  event.preventDefault();
  const frame = canvas.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * 0.0015), { x: event.clientX - frame.left, y: event.clientY - frame.top });
}, { passive: false });
let drag = null;
canvas.addEventListener("pointerdown", (event) => {
  if (event.target === canvas) drag = { x: event.clientX - view.x, y: event.clientY - view.y, moved: false };
});
window.addEventListener("pointermove", (event) => {
  if (!drag) return;
  drag.moved = true;
  canvas.classList.add("dragging");
  view = { ...view, x: event.clientX - drag.x, y: event.clientY - drag.y };
  apply();
});
window.addEventListener("pointerup", () => {
  if (drag && !drag.moved && (state.selected !== null || state.edge)) { state.selected = state.edge = null; draw(); }
  drag = null;
  canvas.classList.remove("dragging");
});
window.addEventListener("resize", () => fit());

// MARK: The address tells what is shown, so that it can be sent on

function remember() {
  const parts = new URLSearchParams();
  for (const key of ["tests", "external", "implied"]) if (state[key] !== data.start[key]) parts.set(key, state[key] ? "1" : "0");
  state.focus.forEach((name) => parts.append("focus", name));
  state.folded.forEach((group) => parts.append("fold", group));
  if (state.selected !== null) parts.set("select", state.selected);
  const hash = parts.toString();
  try { history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search); } catch { /* a page from a file may be refused */ }
}

function recall() {
  if (location.hash.length < 2) return;
  const parts = new URLSearchParams(location.hash.slice(1));
  for (const key of ["tests", "external", "implied"]) if (parts.has(key)) state[key] = parts.get(key) === "1";
  state.focus = parts.getAll("focus").filter((name) => data.nodes.some((node) => node.name === name));
  state.folded = new Set(parts.getAll("fold").filter((group) => groups.includes(group)));
  state.selected = parts.get("select");
}

recall();
draw(true);
