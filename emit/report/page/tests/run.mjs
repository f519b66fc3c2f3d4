// Runs tests: bundles them, since they are TypeScript, and gives them to node's own runner.
//
//   node tests/run.mjs unit | browser | fold DIRECTORY | visit DIRECTORY
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url)),
  what = process.argv[2] ?? "unit";
const entries =
  what === "unit"
    ? readdirSync(here).filter((name) => name.endsWith(".test.ts"))
    : [`${what}.ts`];
const out = mkdtempSync(join(tmpdir(), "explain-page-"));
try {
  await build({
    entryPoints: entries.map((name) => join(here, name)),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    outdir: out,
    outExtension: { ".js": ".mjs" },
    packages: "external",
    logLevel: "warning",
    entryNames: "[name]",
    jsx: "automatic",
    jsxImportSource: "preact",
    sourcemap: "inline",
    define: { PAGE_FOLDER: JSON.stringify(join(here, "..")) },
  });
  const files = readdirSync(out)
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => join(out, name));
  // Packages are looked up from the folder of the importing file.
  const { symlinkSync } = await import("node:fs");
  symlinkSync(join(here, "../node_modules"), join(out, "node_modules"));
  const runner = what === "unit" ? ["--test"] : [];
  process.exitCode =
    spawnSync(
      process.execPath,
      ["--enable-source-maps", ...runner, ...files, ...process.argv.slice(3)],
      { stdio: "inherit" },
    ).status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
