// Two stages beside each other, line by line. Lines are compared by their index in the function's texts, so comparing
// is comparing numbers. Stages of different kinds share no lines; they are not compared.
import { diffArrays } from "diff";

export interface DifferenceRow { left: number; right: number; same: boolean }   // positions in each stage; -1: no line
export interface Difference { rows: DifferenceRow[]; removed: number; added: number }

const LONGEST = 6000;   // edits; beyond it a comparison takes long and says little

// undefined: the texts differ in too many lines to be compared.
export function difference(left: number[], right: number[]): Difference | undefined {
  const parts = diffArrays(left, right, { maxEditLength: LONGEST, timeout: 500 });
  if (!parts) return undefined;
  const rows: DifferenceRow[] = [];
  let l = 0, r = 0, removed = 0, added = 0;
  for (let i = 0; i < parts.length; ++i) {
    const part = parts[i], count = part.value.length;
    if (!part.added && !part.removed) {
      for (let k = 0; k < count; ++k) rows.push({ left: l++, right: r++, same: true });
      continue;
    }
    // A replacement is removed lines and then added ones, in either order: they stand in the same rows.
    const next = parts[i + 1], pair = next && (part.removed ? next.added : next.removed);
    const gone = part.removed ? count : pair ? next.value.length : 0;
    const come = part.added ? count : pair ? next.value.length : 0;
    if (pair) ++i;
    for (let k = 0; k < Math.max(gone, come); ++k)
      rows.push({ left: k < gone ? l++ : -1, right: k < come ? r++ : -1, same: false });
    removed += gone;
    added += come;
  }
  return { rows, removed, added };
}

// Rows without a comparison: the n-th lines beside each other.
export function unrelated(left: number, right: number): DifferenceRow[] {
  return Array.from({ length: Math.max(left, right) }, (_, i) =>
    ({ left: i < left ? i : -1, right: i < right ? i : -1, same: true }));
}
