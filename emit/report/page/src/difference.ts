// Two stages beside each other, line by line. Lines are compared by their index in the function's
// texts, so comparing is comparing numbers. Where lines were replaced, those of one origin in the
// source stand beside each other. Stages of different kinds share no lines; they are not compared.
import { diffArrays } from "diff";

export interface DifferenceRow {
  left: number;
  right: number;
  same: boolean;
} // positions in each stage; -1: no line
export interface Difference {
  rows: DifferenceRow[];
  removed: number;
  added: number;
}

const LONGEST = 6000; // edits; beyond it a comparison takes long and says little

interface Text {
  lines: number[];
  origins: number[];
}

// undefined: the texts differ in too many lines to be compared.
export function difference(left: Text, right: Text): Difference | undefined {
  const parts = diffArrays(left.lines, right.lines, { maxEditLength: LONGEST, timeout: 500 });
  if (!parts) return undefined;
  const rows: DifferenceRow[] = [];
  let l = 0,
    r = 0,
    removed = 0,
    added = 0;
  for (let i = 0; i < parts.length; ++i) {
    const part = parts[i],
      count = part.value.length;
    if (!part.added && !part.removed) {
      for (let k = 0; k < count; ++k) rows.push({ left: l++, right: r++, same: true });
      continue;
    }
    // A replacement is removed lines and added ones, in either order.
    const next = parts[i + 1],
      pair = next && (part.removed ? next.added : next.removed);
    const gone = part.removed ? count : pair ? next.value.length : 0;
    const come = part.added ? count : pair ? next.value.length : 0;
    if (pair) ++i;
    replacement(left.origins.slice(l, l + gone), right.origins.slice(r, r + come), l, r, rows);
    l += gone;
    r += come;
    removed += gone;
    added += come;
  }
  return { rows, removed, added };
}

// Lines that come from the same line of the source stand in one row, the others in the rows
// between.
function replacement(gone: number[], come: number[], l: number, r: number, rows: DifferenceRow[]) {
  const beside = (a: number, b: number) => {
    for (let k = 0; k < Math.max(a, b); ++k)
      rows.push({ left: k < a ? l + k : -1, right: k < b ? r + k : -1, same: false });
    l += a;
    r += b;
  };
  const parts =
    gone.length && come.length
      ? diffArrays(gone, come, { maxEditLength: 200, comparator: (a, b) => a === b && a > 0 })
      : undefined;
  if (!parts) return beside(gone.length, come.length);
  let a = 0,
    b = 0;
  for (const part of parts) {
    if (part.removed) a += part.value.length;
    else if (part.added) b += part.value.length;
    else {
      beside(a, b);
      a = b = 0;
      beside(part.value.length, part.value.length);
    }
  }
  beside(a, b);
}

// Rows without a comparison: the n-th lines beside each other.
export function unrelated(left: number, right: number): DifferenceRow[] {
  return Array.from({ length: Math.max(left, right) }, (_, i) => ({
    left: i < left ? i : -1,
    right: i < right ? i : -1,
    same: true,
  }));
}
