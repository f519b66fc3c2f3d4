// The list of stages: a search, the stages that changed something, and on demand the others.
import { useMemo, useRef, useState } from "preact/hooks";
import { useKeys } from "./view.ts";
import { searchStages, type FunctionText, type StageText } from "./stages.ts";

const KINDS = {
  source: "Source",
  ssa: "LLVM IR",
  machine: "Machine IR",
  code: "Code",
  assembly: "Assembly",
};

interface StageListProps {
  text: FunctionText;
  current: StageText;
  beside?: StageText;
  query: string;
  onQuery: (query: string) => void;
  onStage: (stage: StageText) => void;
  accept?: (stage: StageText) => boolean;
}

export function StageList({
  text,
  current,
  beside,
  query,
  onQuery,
  onStage,
  accept = () => true,
}: StageListProps) {
  const [all, setAll] = useState(false),
    input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => searchStages(text, query), [text, query]);
  const possible = text.stages.filter(accept),
    hidden = possible.filter((s) => !s.changed).length;
  const shown = possible.filter((s) =>
    query.trim() ? found.has(s.index) : all || s.changed || s === current,
  );
  useKeys((key) => {
    if (key === "/") input.current?.focus();
    else if (key === "[" || key === "]") {
      const next = shown[shown.indexOf(current) + (key === "]" ? 1 : -1)];
      if (next) onStage(next);
    } else return false;
    return true;
  });
  return (
    <section class="stage-list" aria-label="Stages">
      <input
        ref={input}
        type="search"
        placeholder="Search stages and code  /"
        aria-label="Search stages and code"
        value={query}
        onInput={(e) => onQuery(e.currentTarget.value)}
        onKeyDown={(e) => e.key === "Escape" && (onQuery(""), e.currentTarget.blur())}
      />
      <ol>
        {shown.map((stage, index) => (
          <>
            {(index === 0 || shown[index - 1].kind !== stage.kind) && (
              <li class="kind" key={`kind${index}`}>
                {KINDS[stage.kind]}
              </li>
            )}
            <li key={stage.index}>
              <button
                type="button"
                aria-current={stage === current ? "true" : undefined}
                title={stage.description}
                class={`${stage.changed ? "" : "same"}${stage === beside ? " beside" : ""}`}
                onClick={() => onStage(stage)}
              >
                <span>{stage.pass}</span>
                {found.get(stage.index) ? (
                  <span class="count" title="lines found">
                    {found.get(stage.index)}
                  </span>
                ) : null}
              </button>
            </li>
          </>
        ))}
      </ol>
      {!shown.length && <p class="note">Nothing found.</p>}
      {hidden > 0 && !query.trim() && (
        <label class="check">
          <input type="checkbox" checked={all} onChange={(e) => setAll(e.currentTarget.checked)} />{" "}
          {hidden} stages without a change
        </label>
      )}
    </section>
  );
}
