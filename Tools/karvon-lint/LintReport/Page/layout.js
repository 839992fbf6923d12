// Where boxes stand and lines run: pure functions, tried by tests without a page.
//
// Importers stand left of what they import. Columns follow the longest way to a module without imports; orders within
// columns let few lines cross; heights bring neighbours near each other.
"use strict";

const Layout = (() => {
  const boxHeight = 28, gap = 10, wire = 14, columnGap = 76;

  /** The nodes, each before what it imports, as far as there is no circle. */
  function order(count, successors) {
    const seen = new Set(), finished = [];
    for (let root = 0; root < count; root++) {
      if (seen.has(root)) continue;
      seen.add(root);
      const path = [[root, 0]];
      while (path.length) {
        const top = path[path.length - 1], next = successors[top[0]][top[1]++];
        if (next === undefined) finished.push(path.pop()[0]);
        else if (!seen.has(next)) { seen.add(next); path.push([next, 0]); }
      }
    }
    return finished.reverse();
  }

  const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

  /** How many pairs of edges cross: a tree of sums tells how many ends further down came before. */
  function crossings(columns, after) {
    let found = 0;
    for (let number = 0; number + 1 < columns.length; number++) {
      const place = new Map(columns[number + 1].map((node, index) => [node, index]));
      const ends = columns[number].flatMap((node) => after[node].map((to) => place.get(to)).sort((a, b) => a - b));
      const limit = columns[number + 1].length, sums = Array(limit + 1).fill(0);
      ends.forEach((end, seen) => {
        let notGreater = 0;
        for (let at = end + 1; at > 0; at &= at - 1) notGreater += sums[at];
        found += seen - notGreater;
        for (let at = end + 1; at <= limit; at += at & -at) sums[at]++;
      });
    }
    return found;
  }

  /** Sorts columns by the middle of their neighbours, to and fro, and keeps the order with the fewest crossings. */
  function untangled(columns, before, after) {
    let best = columns, fewest = crossings(columns, after);
    for (let round = 0; round < 24 && fewest > 0; round++) {
      const forward = round % 2 === 0, near = forward ? before : after, place = [];
      columns = columns.map((column) => [...column]);
      for (const column of columns) column.forEach((node, index) => { place[node] = index; });
      for (const column of forward ? columns : [...columns].reverse()) {
        const middle = new Map(column.map((node) =>
          [node, near[node].length ? average(near[node].map((other) => place[other])) : place[node]]));
        column.sort((a, b) => middle.get(a) - middle.get(b) || place[a] - place[b]);
        column.forEach((node, index) => { place[node] = index; });
      }
      const now = crossings(columns, after);
      if (now < fewest) { best = columns; fewest = now; }
    }
    return best;
  }

  /** The places nearest to what is wished, in order and without touching. */
  function placed(wished, size) {
    let offset = 0;
    const offsets = size.map((room, index) => (offset += index ? (size[index - 1] + room) / 2 : 0));
    const blocks = [];
    wished.forEach((wish, index) => {
      blocks.push({ sum: wish - offsets[index], count: 1 });
      while (blocks.length > 1) {
        const [one, two] = blocks.slice(-2);
        if (one.sum / one.count <= two.sum / two.count) break;
        blocks.splice(-2, 2, { sum: one.sum + two.sum, count: one.count + two.count });
      }
    });
    return blocks.flatMap((block) => Array(block.count).fill(block.sum / block.count))
      .map((start, index) => start + offsets[index]);
  }

  /**
   * nodes: [{ width, group }], edges: [{ from, to }] by numbers of nodes.
   * Gives { boxes: [{ x, y, width, height, column }], routes: [[{ x, y }]], width, height }.
   */
  function layout(nodes, edges) {
    const count = nodes.length, successors = nodes.map(() => []);
    for (const { from, to } of edges) if (from !== to) successors[from].push(to);
    const rank = [];
    const sorted = order(count, successors);
    sorted.forEach((node, index) => { rank[node] = index; });
    const forward = new Map();
    for (const { from, to } of edges) {
      if (from === to) continue;
      const [a, b] = rank[from] < rank[to] ? [from, to] : [to, from];
      forward.set(a * count + b, [a, b]);
    }
    const after = nodes.map(() => []), height = Array(count).fill(0);
    for (const [a, b] of forward.values()) after[a].push(b);
    for (const node of [...sorted].reverse()) height[node] = Math.max(0, ...after[node].map((to) => height[to] + 1));
    const most = Math.max(0, ...height), column = height.map((value) => most - value);

    const chains = new Map(), short = [];
    for (const [key, [a, b]] of forward) {
      const chain = [a];
      for (let between = column[a] + 1; between < column[b]; between++) chain.push(column.push(between) - 1);
      chain.push(b);
      chains.set(key, chain);
      for (let i = 1; i < chain.length; i++) short.push([chain[i - 1], chain[i]]);
    }
    const all = column.map((_, index) => index), isNode = (index) => index < count;
    const group = (index) => (isNode(index) ? nodes[index].group || "" : "");
    const near = { before: all.map(() => []), after: all.map(() => []) };
    for (const [a, b] of short) { near.after[a].push(b); near.before[b].push(a); }
    let columns = Array.from({ length: count ? most + 1 : 0 }, () => []);
    for (const index of [...all].sort((a, b) => (group(a) < group(b) ? -1 : group(a) > group(b) ? 1 : a - b)))
      columns[column[index]].push(index);
    columns = untangled(columns, near.before, near.after);

    const size = all.map((index) => (isNode(index) ? boxHeight + gap : wire)), middle = [];
    const heights = columns.map((nodes) => nodes.reduce((sum, index) => sum + size[index], 0));
    columns.forEach((nodes, number) => {
      let top = (Math.max(...heights) - heights[number]) / 2;
      for (const index of nodes) { middle[index] = top + size[index] / 2; top += size[index]; }
    });
    for (let round = 0; round < 16; round++) {
      for (const nodes of round % 2 ? [...columns].reverse() : columns) {
        const wished = nodes.map((index) => {
          const others = [...near.before[index], ...near.after[index]];
          return others.length ? average(others.map((other) => middle[other])) : middle[index];
        });
        placed(wished, nodes.map((index) => size[index])).forEach((place, i) => { middle[nodes[i]] = place; });
      }
    }
    const top = count ? Math.min(...all.map((index) => middle[index] - size[index] / 2)) : 0;
    const y = (index) => middle[index] - top;

    let left = 0;
    const starts = [], widths = columns.map((inner) => Math.max(0, ...inner.filter(isNode).map((i) => nodes[i].width)));
    for (const width of widths) { starts.push(left); left += width + columnGap; }
    const boxes = nodes.map((node, index) => ({
      x: starts[column[index]] + (widths[column[index]] - node.width) / 2, y: y(index) - boxHeight / 2,
      width: node.width, height: boxHeight, column: column[index],
    }));
    const routes = edges.map(({ from, to }) => {
      if (from === to) return [];
      const turned = rank[from] > rank[to], chain = chains.get(turned ? to * count + from : from * count + to);
      const points = chain.flatMap((index, number) => {
        if (!isNode(index)) {
          const start = starts[column[index]];
          return [{ x: start, y: y(index) }, { x: start + widths[column[index]], y: y(index) }];
        }
        const box = boxes[index];
        return [{ x: number === 0 ? box.x + box.width : box.x, y: y(index) }];
      });
      return turned ? points.reverse() : points;
    });
    return {
      boxes, routes, width: Math.max(0, left - columnGap),
      height: Math.max(0, ...all.map((index) => y(index) + size[index] / 2)),
    };
  }

  /** A line through points that leaves and reaches each of them level. */
  function curve(points) {
    const round = (value) => Math.round(value * 10) / 10;
    return points.map((point, index) => {
      const x = round(point.x), y = round(point.y);
      if (index === 0) return `M${x} ${y}`;
      const lastY = round(points[index - 1].y), half = round((points[index - 1].x + point.x) / 2);
      return lastY === y ? `L${x} ${y}` : `C${half} ${lastY} ${half} ${y} ${x} ${y}`;
    }).join("");
  }

  /** Which nodes each node reaches: successors as lists of numbers, gives a list of sets. */
  function reach(successors) {
    return successors.map((_, start) => {
      const seen = new Set(), waiting = [start];
      while (waiting.length) for (const next of successors[waiting.pop()])
        if (!seen.has(next)) { seen.add(next); waiting.push(next); }
      return seen;
    });
  }

  /**
   * What is shown of the data: { tests, external, implied, focus: name or null, folded: set of groups }.
   * Nodes of a folded group are one node. Gives { nodes, edges } with numbers of the data's nodes, edges and findings.
   */
  function shown(data, state) {
    const successors = data.nodes.map(() => []);
    for (const edge of data.edges) successors[edge.from].push(edge.to);
    const visible = new Set(data.nodes.keys());
    for (const [index, node] of data.nodes.entries()) {
      const isOff = (node.kind === "test" && !state.tests) || (node.kind === "external" && !state.external);
      if (isOff && !state.focus.includes(node.name)) visible.delete(index);
    }
    const focused = state.focus.map((name) => data.nodes.findIndex((node) => node.name === name)).filter((n) => n >= 0);
    if (focused.length) {
      const reached = reach(successors), kept = new Set(focused);
      for (const focus of focused)
        for (const index of visible) if (reached[focus].has(index) || reached[index].has(focus)) kept.add(index);
      for (const index of [...visible]) if (!kept.has(index)) visible.delete(index);
    }
    const nodes = [], numbers = new Map(), byGroup = new Map();
    for (const index of [...visible].sort((a, b) => a - b)) {
      const node = data.nodes[index], isFolded = node.group !== undefined && state.folded.has(node.group);
      if (isFolded && byGroup.has(node.group)) {
        const number = byGroup.get(node.group);
        nodes[number].members.push(index);
        nodes[number].findings.push(...node.findings);
        numbers.set(index, number);
        continue;
      }
      if (isFolded) byGroup.set(node.group, nodes.length);
      numbers.set(index, nodes.length);
      nodes.push({
        name: isFolded ? node.group : node.name, kind: isFolded ? "group" : node.kind, group: node.group,
        folder: isFolded ? undefined : node.folder, members: [index], findings: [...node.findings],
      });
    }
    const merged = new Map();
    for (const [index, edge] of data.edges.entries()) {
      if (!visible.has(edge.from) || !visible.has(edge.to)) continue;
      const from = numbers.get(edge.from), to = numbers.get(edge.to);
      if (from === to) { nodes[from].findings.push(...edge.findings); continue; }
      const key = from * nodes.length + to, known = merged.get(key);
      if (known) {
        known.imports += edge.imports;
        known.findings.push(...edge.findings);
        known.sources.push(index);
      } else merged.set(key, { from, to, imports: edge.imports, place: edge.place, findings: [...edge.findings], sources: [index] });
    }
    const edges = [...merged.values()].sort((a, b) => a.from - b.from || a.to - b.to), next = nodes.map(() => []);
    for (const edge of edges) next[edge.from].push(edge.to);
    const reached = reach(next);
    for (const edge of edges) {
      edge.findings = [...new Set(edge.findings)];
      edge.implied = next[edge.from].some((other) =>
        other !== edge.to && reached[other].has(edge.to) && !reached[edge.to].has(other) && !reached[other].has(edge.from));
    }
    for (const node of nodes) node.findings = [...new Set(node.findings)];
    return { nodes, edges: edges.filter((edge) => state.implied || !edge.implied || edge.findings.length), all: edges };
  }

  return { layout, curve, reach, shown, placed, crossings, boxHeight };
})();

if (typeof module !== "undefined") module.exports = Layout;
