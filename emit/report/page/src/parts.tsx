// Small parts that several views show.
import { colourOf } from "./colours.ts";
import type { FunctionRecord } from "./record.ts";

export const Register = ({ name }: { name: string }) => {
  const colour = colourOf(name);
  return (
    <span
      class="register-name"
      style={{ background: colour.fill, color: colour.ink, borderColor: colour.edge }}
    >
      {name}
    </span>
  );
};

// A command for the terminal; its lines break between words, not after a hyphen.
export const Command = ({ text }: { text: string }) => (
  <code>
    {text.split(" ").map((word, index) => (
      <>
        {index > 0 && " "}
        <span class="word">{word}</span>
      </>
    ))}
  </code>
);

// A few exclusive choices.
export function Choice(p: {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}) {
  return (
    <span class="choice" role="group" aria-label={p.label}>
      {p.options.map(([value, name]) => (
        <button
          type="button"
          key={value}
          aria-pressed={value === p.value}
          onClick={() => p.onChange(value)}
        >
          {name}
        </button>
      ))}
    </span>
  );
}

// "linear, 5 registers"
export function allocationName(all: FunctionRecord["allocations"], index: number): string {
  const { allocator, allowed } = all[index],
    [registers] = Object.values(allowed);
  if (!registers || allocator.includes("registers")) return allocator;
  return `${allocator}, ${registers.length} registers`;
}
