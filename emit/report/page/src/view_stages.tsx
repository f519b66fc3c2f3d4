// Stages: one, two beside each other with their difference, or the trail of what is selected
// through all of them.
import { useMemo, useState } from "preact/hooks";
import { useKeys, type ViewProps } from "./view.ts";
import { blocksOf } from "./blocks.ts";
import { Code, Line } from "./code.tsx";
import { difference, unrelated } from "./difference.ts";
import { marksOf } from "./marks.ts";
import { plural, pointName } from "./model.ts";
import { allocationName, Choice, Command, Register } from "./parts.tsx";
import { placeOf } from "./record.ts";
import { StageList } from "./stage_list.tsx";
import { lastStage, selectedLines, stageOf, trailOf, type StageText } from "./stages.ts";

const TRAIL_LINES = 12;

const MODES: [string, string][] = [
  ["one", "One"],
  ["two", "Two"],
  ["trail", "Trail"],
];
const BESIDE: { [mode: string]: string } = { one: "none", two: "", trail: "trail" };

export function StagesView(p: ViewProps) {
  const { text, link } = p;
  const { stages } = text;
  const [query, setQuery] = useState("");
  const current = stageOf(stages, link.stage) ?? lastStage(text);
  const alone = link.beside === "trail" || link.beside === "none";
  const beside = alone ? undefined : (stageOf(stages, link.beside) ?? previous(stages, current));
  const mode = link.beside === "trail" ? "trail" : beside ? "two" : "one";
  const setMode = (to: string) => p.go({ beside: BESIDE[to] });
  useKeys((key) => {
    if (key !== "s") return false;
    setMode(mode === "two" ? "one" : "two");
    return true;
  });
  return (
    <>
      <StageList
        text={text}
        current={current}
        beside={beside}
        query={query}
        onQuery={setQuery}
        onStage={(s) => p.go({ stage: s.link, position: -1 })}
      />
      <section class="panel">
        <div class="bar">
          <h2>{current.pass}</h2>
          <span class="description">{current.description}</span>
          <span class="space" />
          {beside && (
            <label>
              beside{" "}
              <select value={beside.link} onChange={(e) => p.go({ beside: e.currentTarget.value })}>
                {stages
                  .filter((s) => s.changed && s !== current)
                  .map((s) => (
                    <option value={s.link}>{s.link}</option>
                  ))}
              </select>
            </label>
          )}
          <Choice label="Show" value={mode} options={MODES} onChange={setMode} />
        </div>
        {mode === "trail" ? (
          <Trail {...p} />
        ) : (
          <Stages view={p} current={current} beside={beside} query={query.trim().toLowerCase()} />
        )}
      </section>
    </>
  );
}

interface StagesProps {
  view: ViewProps;
  current: StageText;
  beside: StageText | undefined;
  query: string;
}
// The code: one stage, two with their difference in one list, or two that have no common lines in a
// list each.
function Stages({ view: p, current, beside, query }: StagesProps) {
  const { text, link, selection } = p;
  const compared = useMemo(() => {
    const comparable = beside && beside.kind !== "source" && beside.kind === current.kind;
    return comparable ? difference(beside, current) : undefined;
  }, [beside, current]);
  const rows = useMemo(
    () => compared?.rows ?? unrelated(current.lines.length, 0),
    [compared, current],
  );
  const marks = useMemo(
    () => marksOf(current, text.texts, blocksOf(current, text.texts)),
    [current],
  );
  const wanted = query ? (line: string) => line.toLowerCase().includes(query) : undefined;
  const common = { text, selection, onSelect: p.select, wanted };
  const onPosition = (line: number) => p.go({ position: line }, true);
  // The line of the address, unless what is selected is elsewhere.
  const place = (stage: StageText, position: number) => {
    const lines = selectedLines(text, stage, selection);
    return !lines.length || lines.includes(position) ? position : lines[0];
  };
  const last = { id: "code", label: `Code of ${current.pass}`, rows, marks, onPosition };
  const heads = beside && (
    <Heads left={beside} right={current} note={note(beside, current, compared)} />
  );
  if (!beside || compared)
    return (
      <>
        {heads}
        <Code
          {...common}
          {...last}
          left={beside ?? current}
          right={beside && current}
          position={place(current, link.position)}
        />
      </>
    );
  return (
    <>
      {heads}
      <div class="columns">
        <Code
          {...common}
          id="code-left"
          label={`Code of ${beside.pass}`}
          left={beside}
          rows={unrelated(beside.lines.length, 0)}
          position={place(beside, -1)}
          onPosition={() => {}}
        />
        <Code {...common} {...last} left={current} position={place(current, link.position)} />
      </div>
    </>
  );
}

// The stage that the changes of `current` are seen against.
function previous(stages: StageText[], current: StageText): StageText | undefined {
  const before = stages
    .slice(0, current.index)
    .filter((s) => s.changed)
    .at(-1);
  if (current.kind === "assembly") return stages.filter((s) => s.kind === "code").at(-1);
  return current.kind === "code" ? stages[0] : before;
}

function note(left: StageText, right: StageText, compared: ReturnType<typeof difference>): string {
  if (compared) return `${plural(compared.added, "line")} added, ${compared.removed} removed`;
  if (left.kind === "source" || left.kind !== right.kind)
    return "other language: click a line to find it on the other side";
  return "too many differences to compare";
}

function Heads({ left, right, note: text }: { left: StageText; right: StageText; note: string }) {
  return (
    <div class="heads">
      <strong>{left.pass}</strong>
      <strong>
        {right.pass} <span class="note">{text}</span>
      </strong>
    </div>
  );
}

// Each changed stage with the lines of the selection: a value's way from the source to its bytes.
function Trail({ text, selection, go, select, ...p }: ViewProps) {
  const found = useMemo(() => trailOf(text, selection), [text, selection]);
  const last = found.at(-1)?.selection.value ?? selection.value,
    isPlaced = p.function.allocations.some((a) =>
      a.values.some((v) => v.name === last && v.web >= 0),
    );
  if (!selection.value && !selection.lines.length)
    return (
      <p class="empty">
        Select a line or a value in the code: its trail through all stages appears here. In the
        terminal, <Command text={`lilt explain --why=%x ${p.record.source.name}`} /> tells the story
        of %x.
      </p>
    );
  return (
    <div class="trail" tabIndex={0} role="region" aria-label="Trail of the selection">
      {found.map(({ stage, lines, by, stored, readers, isPart, selection: followed }) => (
        <section key={stage.index}>
          <h3>
            <button
              type="button"
              onClick={() => go({ stage: stage.link, position: lines[0] ?? -1, beside: "none" })}
            >
              {stage.pass}
            </button>
          </h3>
          <div>
            {isPart && <p class="note">part of</p>}
            {(by || !lines.length) && (
              <Gone
                word={by ? "became" : stored?.length ? "its values:" : "gone; it was read by"}
                values={by ? [by] : stored?.length ? stored : readers}
                select={select}
                isPlaced={isPlaced && followed.value === last}
              />
            )}
            {lines.length > 0 &&
              lines.slice(0, TRAIL_LINES).map((line) => (
                <div class="trail-line" key={line}>
                  <span class="origin">{stage.origins[line] || ""}</span>
                  <span
                    class="text"
                    onClick={(e) => {
                      const value = (e.target as HTMLElement).dataset.value;
                      if (value) select({ lines: [], value });
                    }}
                  >
                    <Line text={text.texts[stage.lines[line]]} value={followed.value} />
                  </span>
                </div>
              ))}
            {lines.length > TRAIL_LINES && (
              <p class="note">and {plural(lines.length - TRAIL_LINES, "more line")}</p>
            )}
          </div>
        </section>
      ))}
      {selection.value &&
        p.function.allocations.map((_, index) => (
          <Fate
            key={`allocation${index}`}
            {...{ all: p.function.allocations, index, go }}
            value={last}
          />
        ))}
    </div>
  );
}

// What a stage has of a value that it lacks. A phi has no line after the allocation, but places.
interface GoneProps {
  word: string;
  values?: string[];
  isPlaced: boolean;
  select: ViewProps["select"];
}
function Gone({ word, values, isPlaced, select }: GoneProps) {
  if (isPlaced && word !== "became")
    return <p class="note">no line of its own: its places are below</p>;
  if (!values?.length)
    return <p class="note">{values ? "gone: nothing read it" : "nothing of it is left"}</p>;
  return (
    <p class="note">
      {word}
      {values.map((value) => (
        <>
          {" "}
          {value.startsWith("%") ? (
            <button type="button" class="link" onClick={() => select({ lines: [], value })}>
              {value}
            </button>
          ) : (
            <code>{value}</code>
          )}
        </>
      ))}
    </p>
  );
}

interface FateProps {
  all: ViewProps["function"]["allocations"];
  index: number;
  value: string;
  go: ViewProps["go"];
}
// Where an allocation has a value.
function Fate({ all, index, value: name, go }: FateProps) {
  const value = all[index].values.find((v) => v.name === name);
  const ranges = all[index].live_ranges.filter((range) => range.web === value?.web);
  if (!ranges.length) return null;
  return (
    <section>
      <h3>
        <button
          type="button"
          onClick={() => go({ view: "replay", position: -1, allocation: index })}
        >
          {allocationName(all, index)}
        </button>
      </h3>
      <p class="fate">
        {ranges
          .sort((a, b) => a.from - b.from)
          .map((range) => (
            <span>
              {range.register ? <Register name={range.register} /> : placeOf(range)}{" "}
              <small>
                {pointName(range.from)} to {pointName(range.to)}
              </small>
            </span>
          ))}
      </p>
    </section>
  );
}
