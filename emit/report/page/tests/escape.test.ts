// Names are text, never markup: in what the components make, in the record's element, in the
// address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink, START, writeLink } from "../src/links.ts";
import { tokenize } from "../src/stages.ts";
import { fill } from "./records/fill.ts";
import { hostile, HOSTILE } from "./records/hostile.ts";

test("tokens keep hostile names as they are", () => {
  for (const name of HOSTILE)
    assert.equal(
      tokenize(`  %"${name}" = add i64 1, 2`)
        .map((t) => t.text)
        .join(""),
      `  %"${name}" = add i64 1, 2`,
    );
});

test("the record's element cannot be ended by a name", () => {
  const page = fill("<body><!--lilt-record--><p>", hostile(), false);
  assert.equal(page.match(/<\/script/g)!.length, 1);
  assert.equal(page.includes("<img"), false);
  const json = /id="record">([^]*?)<\/script>/.exec(page)![1];
  assert.deepEqual(JSON.parse(json), hostile());
});

test("the packed element is base64 only", () => {
  assert.match(
    fill("<!--lilt-record-->", hostile(), true),
    /data-encoding="gzip">[A-Za-z0-9+/=]+<\/script>$/,
  );
});

test("hostile names in addresses", () => {
  for (const name of HOSTILE) {
    const hash = writeLink({ ...START, function: name, value: `%"${name}"` });
    assert.doesNotMatch(hash, /[<>"\s]/);
    assert.equal(readLink(hash).function, name);
  }
});
