// Lines and names that are longer than a column: long_lines.ll.
import { join } from "node:path";
import type { ExplainRecord } from "../../src/record.ts";
import { explain, together } from "./lilt.ts";

declare const PAGE_FOLDER: string;

export function longLines(): ExplainRecord {
  const allocated = (registers: string): ExplainRecord =>
    JSON.parse(
      explain("", join(PAGE_FOLDER, "tests/records/long_lines.ll"), "--json", "-O2", registers),
    );
  return together([allocated("--ra-regs=5"), allocated("--ra-regs=8")]);
}
