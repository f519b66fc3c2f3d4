// A run of the program in one function, as its record has it, and what stands beside each line at
// one moment of it.
//
// A moment is one execution of a block. Moments are those of SSA IR; in calls that only the record
// of machine code has, those of machine code. At a moment each block shows its latest execution in
// that call, on the other side too: executions of machine code name the one of SSA IR that they
// belong to.
import type { RunRecord, RunSide } from "./record.ts";

export interface Moment {
  call: number; // from 0
  side: Side;
  visit: number; // index in the side's visits
  block: number;
}
export type Side = "ssa" | "machine";

export interface Beside {
  text: string;
  title: string; // names and types
  old: boolean; // of an earlier execution than the moment's
}
export interface SideAt {
  values: Map<number, Beside>; // by line
  executions: Map<number, [shown: number, total: number]>; // by block, from 1; shown 0: not yet
  block: number; // that runs; -1 none
}

const NUMBER = /-?\d+/g;
const INTEGER = /^(?:<\d+ x )?i(\d+)>?$/;

// A text of a value; integers in hexadecimal if they are to be.
export function valueText(text: string, type: string, hex: boolean): string {
  const bits = Number(INTEGER.exec(type)?.[1] ?? 0);
  if (!hex || bits < 2 || bits > 64) return text;
  const at = text.indexOf(" = "),
    place = at < 0 ? "" : text.slice(0, at + 3),
    value = text.slice(place.length);
  if (!/^<?-?\d/.test(value) || /^0x/.test(value)) return text;
  return (
    place +
    value.replace(NUMBER, (digits) => "0x" + BigInt.asUintN(bits, BigInt(digits)).toString(16))
  );
}

export class Run {
  readonly moments: Moment[] = [];
  readonly calls: number[] = []; // with moments

  constructor(readonly record: RunRecord) {
    const add = (side: Side, own: (partner: number) => boolean) =>
      record[side].visits.forEach(([call, block, partner], visit) => {
        if (own(partner)) this.moments.push({ call, side, visit, block });
      });
    add("ssa", () => true);
    add("machine", (partner) => partner < 0);
    this.calls = [...new Set(this.moments.map((m) => m.call))].sort((a, b) => a - b);
  }

  // Indices of moments.
  inCall(call: number): number[] {
    return this.moments.flatMap((m, index) => (m.call === call ? [index] : []));
  }
  // The next moment in the call in a direction, or that of the same block; stays at the ends.
  step(from: number, direction: 1 | -1, sameBlock = false): number {
    const { call, block, side } = this.moments[from];
    for (let to = from + direction; to >= 0 && to < this.moments.length; to += direction) {
      const m = this.moments[to];
      if (m.call === call && m.side === side && (!sameBlock || m.block === block)) return to;
    }
    return from;
  }
  // The first moment of the call before or after; stays at the ends.
  toCall(from: number, direction: 1 | -1): number {
    const at = this.calls.indexOf(this.moments[from].call) + direction;
    return this.calls[at] === undefined ? from : this.inCall(this.calls[at])[0];
  }
  // The moment of the block that is next after `from` in its call, else the last one before.
  toBlock(from: number, block: number): number {
    const all = this.inCall(this.moments[from].call).filter((i) => this.moments[i].block === block);
    return all.find((i) => i >= from) ?? all.at(-1) ?? from;
  }

  at(moment: number, name: Side, hex: boolean): SideAt {
    const { call, side: own, visit: now } = this.moments[moment],
      side = this.record[name];
    const latest = new Map<number, number>(), // by block: visit
      executions: SideAt["executions"] = new Map();
    let current = -1;
    side.visits.forEach(([of, block, partner], visit) => {
      if (of !== call) return;
      const shows = name === own ? visit <= now : own === "ssa" && partner >= 0 && partner <= now;
      const [shown, total] = executions.get(block) ?? [0, 0];
      executions.set(block, [shown + +shows, total + 1]);
      if (!shows) return;
      latest.set(block, visit);
      current = block;
    });
    const values: SideAt["values"] = new Map();
    for (const [block, visit] of latest) this.addBlock(side, block, visit, current, hex, values);
    return { values, executions, block: current };
  }

  private addBlock(
    side: RunSide,
    block: number,
    visit: number,
    current: number,
    hex: boolean,
    values: SideAt["values"],
  ) {
    const first = side.first_shown[block];
    const parts = new Map<number, { name: string; type: string; text: string }[]>();
    side.visits[visit].slice(3).forEach((text, i) => {
      const [line, name, type] = side.shown[first + i];
      if (!text) return;
      const part = { name, type, text: valueText(this.record.texts[text], type, hex) };
      parts.set(line, [...(parts.get(line) ?? []), part]);
    });
    for (const [line, all] of parts) {
      const named = line === 0 || all.filter((p) => p.name !== "flags").length > 1;
      values.set(line, {
        text: all
          .map((p) => (named && p.name !== "flags" ? `${p.name} = ` : "") + p.text)
          .join(", "),
        title: all.map((p) => `${p.name}${p.type && `: ${p.type}`} = ${p.text}`).join("\n"),
        old: block !== current,
      });
    }
  }
}

const runs = new WeakMap<RunRecord, Run>();
export function runOf(record: RunRecord): Run {
  let run = runs.get(record);
  if (!run) runs.set(record, (run = new Run(record)));
  return run;
}
