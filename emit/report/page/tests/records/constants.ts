// A record of lesson 10 of the course: constants that lose their registers and are made again, and
// values that never live, since each use has them in its own instruction.
import { join } from "node:path";
import type { ExplainRecord } from "../../src/record.ts";
import { explain } from "./lilt.ts";

declare const PAGE_FOLDER: string;

export function constants(): ExplainRecord {
  const file = join(PAGE_FOLDER, "../../../docs/course/10-rematerialization.ll");
  return JSON.parse(explain("", file, "--json", "--ra-regs=5"));
}
