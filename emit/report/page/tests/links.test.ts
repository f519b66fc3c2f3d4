// Permalinks: what is written is read back; what cannot be read changes nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink, START, writeLink, type Link } from "../src/links.ts";

const links: Partial<Link>[] = [
  {},
  { function: "sum" },
  { function: "sum", stage: "mem2reg", position: 4 },
  { function: "sum", stage: "isel", position: 2, view: "graph" },
  { function: "sum", view: "replay", position: 37 },
  { function: "sum", view: "quiz", position: 0 },
  { function: "sum", stage: "simplify-cfg~2", beside: "source" },
  { function: "operator/ (?#%25 &=)", stage: "a/b?c#d", value: '%"x&y=z"', lines: [3, 14] },
  { function: "<img src=x onerror=alert(1)>", view: "compare", allocation: 2, other: 0 },
  { function: "名前", stage: "regalloc", beside: "none" },
  { function: "f", view: "handout" },
  { function: "f", view: "run", position: 5 },
];
for (const change of links) {
  const link = { ...START, ...change };
  test(writeLink(link), () => assert.deepEqual(readLink(writeLink(link)), link));
}

test("the address has the form #function/stage/position", () => {
  assert.equal(
    writeLink({ ...START, function: "sum", stage: "mem2reg", position: 4 }),
    "#sum/mem2reg/4",
  );
  assert.equal(
    writeLink({ ...START, function: "sum", view: "replay", position: 37 }),
    "#sum/replay/37",
  );
});

for (const hash of [
  "",
  "#",
  "#%",
  "#a/%E0%A4%A/-1",
  "#a/b/1e9x?view=nothing&lines=a.b&allocation=-2&x",
  "#///?",
])
  test(`reads ${JSON.stringify(hash)}`, () => {
    const link = readLink(hash);
    assert.ok(link.position >= -1 && link.allocation >= 0 && link.lines.every(Number.isInteger));
    assert.equal(link.view, "stages");
  });
