// The pieces of a replay as the record has them.
import type { Piece } from "../src/record.ts";
import { ABSENT, IN_REGISTER, type Replay } from "../src/replay.ts";

export function piecesOf(replay: Replay): Piece[] {
  const { model } = replay,
    first = model.firstPiece,
    pieces: Piece[] = [];
  for (let piece = first; piece < replay.status.length; ++piece) {
    if (replay.status[piece] === ABSENT) continue;
    const isInRegister = replay.status[piece] === IN_REGISTER;
    pieces.push({
      web: model.allocation.values[replay.webOf(piece).values[0]].web,
      from: replay.from[piece],
      to: replay.to[piece],
      register: isInRegister ? model.registers[replay.register[piece]] : "",
      parent: replay.parent[piece] < 0 ? -1 : replay.parent[piece] - first,
      temporary: !!replay.temporary[piece],
    });
  }
  return pieces;
}
