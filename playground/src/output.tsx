// A run: how the program is run, what it is given, and what it writes.
import type { Program } from "./link.ts";

export type Piece = { descriptor: number; text: string };

interface OutputProps {
  program: Program;
  change: (part: Partial<Program>) => void;
  trace: boolean;
  setTrace: (trace: boolean) => void;
  pieces: Piece[];
  running: boolean;
  run: () => void;
  certify: () => void;
}
export function Output(p: OutputProps) {
  const { program, change } = p;
  return (
    <section class="output" aria-label="Output">
      <form onSubmit={(e) => (e.preventDefault(), p.run())}>
        <label>
          Run{" "}
          <select
            value={program.machine ? "machine" : program.strict ? "strict" : "ssa"}
            onChange={(e) =>
              change({
                machine: e.currentTarget.value === "machine",
                strict: e.currentTarget.value === "strict",
              })
            }
          >
            <option value="ssa">SSA IR</option>
            <option value="strict">SSA IR, --strict</option>
            <option value="machine">machine code</option>
          </select>
        </label>
        <label>
          Arguments{" "}
          <input
            value={program.arguments}
            onInput={(e) => change({ arguments: e.currentTarget.value })}
          />
        </label>
        <label title="What the program reads">
          Input{" "}
          <textarea
            rows={1}
            spellcheck={false}
            value={program.input}
            onInput={(e) => change({ input: e.currentTarget.value })}
          />
        </label>
        <label title="Each step of the program, with what it changes; not of the strict machine">
          <input
            type="checkbox"
            checked={p.trace}
            disabled={program.strict}
            onChange={(e) => p.setTrace(e.currentTarget.checked)}
          />{" "}
          --trace
        </label>
        <label title="The view Run of Explain: what each instruction computes">
          <input
            type="checkbox"
            checked={program.values}
            onChange={(e) => change({ values: e.currentTarget.checked })}
          />{" "}
          values
        </label>
        <button
          type="button"
          title="Compares the machine code with the program: lilt check --code"
          disabled={p.running}
          onClick={p.certify}
        >
          Certify
        </button>
      </form>
      <pre tabIndex={0} aria-label="What the program writes">
        {p.pieces.length === 0 && !p.running && (
          <span class="hint">
            Run interprets the program, and names undefined behaviour; or its machine code, by what
            each instruction means. Certify compares the two.
          </span>
        )}
        {p.pieces.map((piece) => (
          <span class={`to-${piece.descriptor}`}>{piece.text}</span>
        ))}
      </pre>
    </section>
  );
}
