// A record as a lesson has it: checksum.ll with five registers, and with two more, which survive
// calls, to compare.
import { join } from "node:path";
import type { ExplainRecord } from "../../src/record.ts";
import { explain, together } from "./lilt.ts";

declare const PAGE_FOLDER: string;
let text = "";

// Each call gives a record of its own.
export function lesson(): ExplainRecord {
  const file = join(PAGE_FOLDER, "tests/records/checksum.ll");
  text ||= JSON.stringify(
    together(
      ["5", "rax,rcx,rdx,rsi,rdi,rbx,r12"].map((registers) =>
        JSON.parse(explain("", file, "--json", "-O2", `--ra-regs=${registers}`)),
      ),
    ),
  );
  return JSON.parse(text);
}
