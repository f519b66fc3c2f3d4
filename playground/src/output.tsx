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
        <label title="The abstract machine of the LLVMlite specification: memory is trees">
          <input
            type="checkbox"
            checked={program.strict}
            onChange={(e) => change({ strict: e.currentTarget.checked })}
          />{" "}
          --strict
        </label>
        <label title="Each step of the program; not of the strict machine">
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
            Run interprets the program: undefined behaviour is named. Certify compares its machine
            code with it.
          </span>
        )}
        {p.pieces.map((piece) => (
          <span class={`to-${piece.descriptor}`}>{piece.text}</span>
        ))}
      </pre>
    </section>
  );
}
