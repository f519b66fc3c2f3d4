// The interference graph that the page draws is the one that the allocator colours: its counts of
// neighbours are those that the events tell, and neighbours end in different registers.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { colouringState, interferenceGraph } from "../src/interference.ts";
import { AllocationModel } from "../src/model.ts";
import type { ExplainRecord } from "../src/record.ts";
import { NONE, Replay } from "../src/replay.ts";
import { sentence } from "../src/words.ts";
import { explain } from "./records/lilt.ts";

declare const PAGE_FOLDER: string;
const file = join(PAGE_FOLDER, "tests/records/checksum.ll");
const record = (...options: string[]): ExplainRecord =>
  JSON.parse(explain("", file, "--json", "-O2", ...options));

// Of a group of live ranges that were coalesced: the groups beside it that are in the graph.
function neighboursOf(replay: Replay, range: number): number {
  const { nodes, edges } = interferenceGraph(replay),
    { states, leader } = colouringState(replay);
  const group = (r: number): number => (leader.has(r) ? group(leader.get(r)!) : r);
  const beside = new Set<number>();
  for (const [a, b] of edges) {
    const [x, y] = [group(nodes[a].range), group(nodes[b].range)];
    if (x === range) beside.add(y);
    if (y === range) beside.add(x);
  }
  return [...beside].filter((r) => states.get(r) !== "on the stack").length;
}

for (const registers of [3, 4, 6])
  test(`with ${registers} registers neighbours are those of the allocator`, () => {
    let told = 0,
      joined = 0;
    for (const { allocations, texts } of record("--regalloc=graph", `--ra-regs=${registers}`)
      .functions) {
      const replay = new Replay(new AllocationModel(allocations[0], texts));
      for (let step = 0; step < replay.length; ++step) {
        const event = replay.events[step];
        if (event.kind === "coalesce") ++joined;
        if (
          event.kind !== "simplify" &&
          event.kind !== "spill_candidate" &&
          event.kind !== "freeze"
        )
          continue;
        replay.go(step);
        assert.equal(
          neighboursOf(replay, event.range),
          event.neighbours,
          sentence(replay.go(step + 1), event),
        );
        if (event.kind === "simplify") assert.ok(event.neighbours < event.registers);
        if (event.kind === "spill_candidate") assert.ok(event.neighbours >= event.registers);
        ++told;
      }
      const { nodes, edges } = interferenceGraph(replay.go(replay.length));
      for (const [a, b] of edges) {
        const [x, y] = [replay.register[nodes[a].range], replay.register[nodes[b].range]];
        assert.ok(x === NONE || x !== y, `${nodes[a].name} and ${nodes[b].name} share a register`);
      }
      assert.equal(colouringState(replay).stack.length, 0);
    }
    assert.ok(told > 10 && joined > 0);
  });

test("other allocators have a graph, too", () => {
  for (const allocator of ["linear", "ssa", "basic"]) {
    const { allocations, texts } = record(`--regalloc=${allocator}`).functions[0];
    const replay = new Replay(new AllocationModel(allocations[0], texts));
    const { nodes, edges } = interferenceGraph(replay.go(replay.length));
    assert.ok(nodes.length > 3 && edges.length > 3);
    for (const { x, y } of nodes) assert.ok(x >= 0 && x <= 1 && y >= 0 && y <= 1);
  }
});
