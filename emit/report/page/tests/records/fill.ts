// Puts a record into the page, as the C++ side does.
import { gzipSync } from "node:zlib";
import type { ExplainRecord } from "../../src/record.ts";

export function fill(template: string, record: ExplainRecord, packed: boolean): string {
  const json = JSON.stringify(record);
  const element = packed
    ? `<script type="application/octet-stream;base64" id="record" data-encoding="gzip">${gzipSync(json, { level: 9 }).toString("base64")}</script>`
    : `<script type="application/json" id="record">${json.replaceAll("<", "\\u003c")}</script>`;
  return template.replace("<!--lilt-record-->", () => element);
}
