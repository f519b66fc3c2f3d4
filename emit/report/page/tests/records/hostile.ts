// The lesson with names that try to be markup, in all places that have names.
import type { ExplainRecord } from "../../src/record.ts";
import { lesson } from "./lesson.ts";

export const HOSTILE = [
  "<img src=x onerror=window.hit=1>",
  "</script><script>window.hit=1</script>",
  "<!--",
  "&lt;b&gt;",
  "'\"`${window.hit=1}",
  "$&$1",
];

export function hostile(): ExplainRecord {
  const record = structuredClone(lesson()),
    [chosen] = record.functions;
  chosen.name = HOSTILE[0];
  record.source.name = HOSTILE[1];
  record.options = HOSTILE;
  chosen.stages.forEach((stage, i) => {
    stage.pass = HOSTILE[i % HOSTILE.length];
    stage.description = HOSTILE[(i + 1) % HOSTILE.length];
  });
  chosen.texts = chosen.texts.map((text, i) =>
    i % 3 ? text : `${text} ; ${HOSTILE[i % HOSTILE.length]}`,
  );
  for (const allocation of chosen.allocations) {
    allocation.allocator = HOSTILE[2];
    allocation.values.forEach((value, i) => {
      value.name = `%"${HOSTILE[i % HOSTILE.length]}${i}"`;
    });
    allocation.blocks.forEach((block, i) => {
      block.name = HOSTILE[i % HOSTILE.length];
    });
    allocation.events.push({ kind: "memory", range: -1, cost: null, reason: HOSTILE[1] });
  }
  return record;
}
