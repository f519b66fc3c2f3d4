// A handout for paper: a sheet with source, intervals and questions, and one with the answers, the
// allocation, its decisions in words and the frame.
import { useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./view.ts";
import { WholeChart } from "./chart_view.tsx";
import { FramePicture } from "./frame_picture.tsx";
import { figure, modelOf, plural, pointName, type AllocationModel } from "./model.ts";
import { allocationName, Choice } from "./parts.tsx";
import type { Question } from "./question.ts";
import { questions } from "./quiz.ts";
import type { Statistics } from "./record.ts";
import { lastStage } from "./stages.ts";
import { Replay } from "./replay.ts";
import { decision } from "./words.ts";

const LINES = 120,
  DECISIONS = 60,
  ROWS = 140,
  QUESTIONS = 6,
  MOST_OF_KIND = 3;

type Sheet = "both" | "questions" | "solutions";
const SHEETS: [Sheet, string][] = [
  ["both", "Both sheets"],
  ["questions", "Questions"],
  ["solutions", "Solutions"],
];

export function HandoutView(p: ViewProps) {
  const { allocations } = p.function,
    index = p.link.allocation < allocations.length ? p.link.allocation : 0,
    [sheet, setSheet] = useState<Sheet>("both");
  return (
    <article class="paper" tabIndex={0} aria-label="Handout">
      <div class="bar print">
        {allocations[index] && (
          <Choice
            label="Sheets"
            value={sheet}
            options={SHEETS}
            onChange={(chosen) => setSheet(chosen as Sheet)}
          />
        )}
        <span class="space" />
        <button type="button" class="primary" onClick={() => print()}>
          Print
        </button>
      </div>
      {allocations[index] ? (
        <Sheets {...p} index={index} sheet={sheet} />
      ) : (
        <>
          <Title {...p} what="" />
          <Listings {...p} stages={[0, lastStage(p.text).index]} />
        </>
      )}
    </article>
  );
}

function Title({ record, function: { name }, what }: ViewProps & { what: string }) {
  return (
    <>
      <h1>
        @{name}
        {what}
      </h1>
      <p class="note">
        {record.source.name} · {record.producer} {record.options.join(" ")}
      </p>
    </>
  );
}

function Listings({ text, stages }: ViewProps & { stages: number[] }) {
  return (
    <div class={stages.length > 1 ? "listings" : ""}>
      {stages.map((index) => {
        const { lines, pass } = text.stages[index];
        return (
          <section class="listing" key={index}>
            <h2>{index ? `After ${pass}` : "Source"}</h2>
            <pre tabIndex={0}>
              {lines
                .slice(0, LINES)
                .map((line) => text.texts[line])
                .join("\n")}
              {lines.length > LINES ? `\n… ${plural(lines.length - LINES, "more line")}` : ""}
            </pre>
          </section>
        );
      })}
    </div>
  );
}

// The sheet of questions tells nothing that the allocator decides; that of solutions comes after it.
function Sheets(p: ViewProps & { index: number; sheet: Sheet }) {
  const model = modelOf(p.function, p.index),
    asked = useMemo(() => selected(questions(model)), [model]),
    end = useMemo(() => new Replay(model), [model]),
    name = allocationName(p.function.allocations, p.index);
  end.go(end.length);
  return (
    <>
      {p.sheet !== "solutions" && (
        <div class="sheet">
          <Title {...p} what={p.sheet === "both" ? "" : ": questions"} />
          <Listings {...p} stages={[0]} />
          <Intervals {...p} model={model} name={name} decided={false} />
          <Questions asked={asked} />
        </div>
      )}
      {p.sheet !== "questions" && (
        <div class="sheet">
          <Title {...p} what=": solutions" />
          <Answers asked={asked} />
          <Intervals {...p} model={model} name={name} decided />
          <p>{summary(model.allocation.statistics)}</p>
          <Decisions replay={end} />
          <section class="together">
            <h2>Frame</h2>
            <FramePicture model={model} />
          </section>
          <Listings {...p} stages={[lastStage(p.text).index]} />
        </div>
      )}
    </>
  );
}

// The first ones, of which not all are of one kind where there are others.
function selected(all: Question[]): Question[] {
  const taken = new Set<Question>();
  for (const most of [MOST_OF_KIND, QUESTIONS])
    for (const question of all) {
      const alike = [...taken].filter(({ kind }) => kind === question.kind).length;
      if (taken.size < QUESTIONS && alike < most) taken.add(question);
    }
  return all.filter((question) => taken.has(question));
}

const DECIDING = ["visit", "assign", "evict", "memory", "split", "reach"];

interface IntervalsProps {
  model: AllocationModel;
  name: string;
  theme: string;
  decided: boolean; // shows registers and moves
}
function Intervals({ model, name, theme, decided }: IntervalsProps) {
  const replay = useMemo(() => new Replay(model), [model]),
    first = replay.events.findIndex((e) => DECIDING.includes(e.kind));
  replay.go(decided || first < 0 ? replay.length : first);
  const nothing = () => {};
  const how = { range: -1, value: "", onValue: nothing, registers: "", scan: false };
  return (
    <section>
      <h2>{decided ? `Allocation: ${name}` : `Intervals, to be allocated by ${name}`}</h2>
      {model.positions <= ROWS ? (
        <WholeChart
          {...{ model, replay, step: replay.step, ...how, moves: decided, theme }}
          rowHeight={17}
          label={decided ? "Chart of the allocation" : "Interval chart"}
        />
      ) : (
        <p>
          The chart of {model.positions.toLocaleString("en")} instructions does not fit on paper.
        </p>
      )}
    </section>
  );
}

function summary(s: Statistics): string {
  const moves = [
    `${plural(s.spills, "store")} (${figure(s.weighted_spills)} executed)`,
    `${plural(s.reloads, "load")} (${figure(s.weighted_reloads)} executed)`,
    `${plural(s.folds, "fold")} (${figure(s.weighted_folds)} executed)`,
    `${plural(s.copies, "copy", "copies")} (${figure(s.weighted_copies)} executed)`,
  ];
  const counts = [
    plural(s.splits, "split"),
    plural(s.evictions, "eviction"),
    plural(s.spill_slots, "slot"),
  ];
  return `${moves.join(", ")}; ${counts.join(", ")}.`;
}

function Decisions({ replay }: { replay: Replay }) {
  const visits = useMemo(() => replay.events.filter((e) => e.kind === "visit"), [replay]);
  const more = visits.length - DECISIONS;
  return (
    <section>
      <h2>Decisions</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">at</th>
            <th scope="col">decision</th>
          </tr>
        </thead>
        <tbody>
          {visits.slice(0, DECISIONS).map((visit, i) => (
            <tr key={i}>
              <td>{pointName(visit.point)}</td>
              <td>{decision(replay, visit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="note">and {more.toLocaleString("en")} more</p>}
    </section>
  );
}

function Questions({ asked }: { asked: Question[] }) {
  if (!asked.length) return null;
  return (
    <section class="questions">
      <h2>Questions</h2>
      <ol>
        {asked.map((q, i) => (
          <li key={i}>
            <p>{q.text}</p>
            <p class="boxes">
              {q.options.map((o) => (
                <span key={o.text}>☐ {o.text}</span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Answers({ asked }: { asked: Question[] }) {
  if (!asked.length) return null;
  return (
    <section class="questions">
      <h2>Answers</h2>
      <ol>
        {asked.map((q, i) => (
          <li key={i}>
            <p>
              <strong>{q.options.find((o) => o.right)!.text}</strong>. {q.explanation}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
