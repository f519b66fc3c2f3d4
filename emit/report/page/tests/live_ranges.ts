// The live ranges of a replay as the record has them.
import type { LiveRange } from "../src/record.ts";
import { ABSENT, IN_REGISTER, type Replay } from "../src/replay.ts";

// Those of the record, without what no event tells.
export const toldRanges = (ranges: LiveRange[]) => ranges.map(({ instead, ...told }) => told);

export function liveRangesOf(replay: Replay): LiveRange[] {
  const { model } = replay,
    first = model.firstLiveRange,
    ranges: LiveRange[] = [];
  for (let range = first; range < replay.status.length; ++range) {
    if (replay.status[range] === ABSENT) continue;
    const isInRegister = replay.status[range] === IN_REGISTER;
    ranges.push({
      web: model.allocation.values[replay.webOf(range).values[0]].web,
      from: replay.from[range],
      to: replay.to[range],
      register: isInRegister ? model.registers[replay.register[range]] : "",
      parent: replay.parent[range] < 0 ? -1 : replay.parent[range] - first,
      temporary: !!replay.temporary[range],
    });
  }
  return ranges;
}
