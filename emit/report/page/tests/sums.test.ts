// Costs as sums: what the page shows of a cost adds up to what the allocator told.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { AllocationModel } from "../src/model.ts";
import { candidatesOf, type CostOfEvent, type ExplainRecord } from "../src/record.ts";
import { sumOf } from "../src/words.ts";
import { explain } from "./records/lilt.ts";

declare const PAGE_FOLDER: string;

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-5 * Math.max(1, Math.abs(b));

for (const allocator of ["linear", "textbook", "basic", "greedy", "graph"])
  test(`every cost that ${allocator} tells is the sum of its terms`, () => {
    const input = join(PAGE_FOLDER, "../../../examples/queens.ll"),
      options = ["--json", "--ra-regs=4", `--regalloc=${allocator}`],
      record: ExplainRecord = JSON.parse(explain("", input, ...options));
    let sums = 0;
    for (const f of record.functions)
      for (const allocation of f.allocations) {
        const model = new AllocationModel(allocation, f.texts);
        const check = ({ cost, divisor = 1, terms }: CostOfEvent) => {
          if (!terms?.length || cost === null || cost === undefined) return;
          ++sums;
          const amounts = terms.map((n) => allocation.terms[n][3] * allocation.terms[n][4]);
          const sum = amounts.reduce((a, b) => a + b, 0) / divisor;
          assert.ok(near(sum, cost), `${sum} is not ${cost}`);
          for (const row of sumOf(model, { cost, divisor, terms })!.rows)
            assert.ok(row.name && !/undefined|NaN/.test(row.name + row.amount + row.product));
        };
        for (const event of allocation.events) {
          if ("terms" in event) check(event);
          if (event.kind !== "visit") continue;
          for (const c of candidatesOf(event)) {
            check({ cost: c.cost, terms: c.terms });
            if (c.cost !== null)
              assert.ok(c.terms.length > 0 || c.cost === 0, `${c.cost} has terms`);
            if (c.price !== null) assert.ok(near(c.cost! / c.divisor, c.price));
          }
        }
      }
    assert.ok(sums > 5, `${sums} costs with a sum`);
  });
