// A record with a run of the program: run.ll, with two arguments.
import { join } from "node:path";
import type { ExplainRecord } from "../../src/record.ts";
import { explain } from "./lilt.ts";

declare const PAGE_FOLDER: string;
const file = join(PAGE_FOLDER, "tests/records/run.ll");
let text = "";

// Each call gives a record of its own.
export function ran(...options: string[]): ExplainRecord {
  if (options.length) return JSON.parse(explain("", file, "--json", ...options));
  text ||= explain("", file, "--json", "-O1", "--run=first 'the second'");
  return JSON.parse(text);
}
