// A handout for paper: source, chart, decisions in words, frame and questions, without anything to
// click but "Print".
import { useMemo } from "preact/hooks";
import type { ViewProps } from "./view.ts";
import { Chart } from "./chart_view.tsx";
import { FramePicture } from "./frame_picture.tsx";
import { figure, modelOf, pointName, type AllocationModel } from "./model.ts";
import { allocationName } from "./parts.tsx";
import { questions } from "./quiz.ts";
import type { Statistics } from "./record.ts";
import { Replay } from "./replay.ts";
import { decision } from "./words.ts";

const LINES = 120,
  DECISIONS = 60,
  ROWS = 140,
  QUESTIONS = 6;

export function HandoutView(p: ViewProps) {
  const { record, link } = p,
    { allocations } = p.function,
    index = link.allocation < allocations.length ? link.allocation : 0;
  const source = p.text.stages[0],
    code = p.text.stages[p.text.stages.length - 1];
  const listing = (lines: number[], name: string) => (
    <section class="listing">
      <h2>{name}</h2>
      <pre tabIndex={0}>
        {lines
          .slice(0, LINES)
          .map((line) => p.text.texts[line])
          .join("\n")}
        {lines.length > LINES ? `\n… ${lines.length - LINES} more lines` : ""}
      </pre>
    </section>
  );
  return (
    <article class="paper" tabIndex={0} aria-label="Handout">
      <button type="button" class="primary print" onClick={() => print()}>
        Print
      </button>
      <h1>@{p.function.name}</h1>
      <p class="note">
        {record.source.name} · {record.producer} {record.options.join(" ")}
      </p>
      <div class="listings">
        {listing(source.lines, "Source")}
        {listing(code.lines, `After ${code.pass}`)}
      </div>
      {allocations[index] && <Allocation {...p} index={index} />}
    </article>
  );
}

function Allocation(p: ViewProps & { index: number }) {
  const model = modelOf(p.function, p.index);
  const replay = useMemo(() => new Replay(model), [model]);
  replay.go(replay.length);
  const nothing = () => {};
  const how = { range: -1, value: "", onValue: nothing, registers: "", moves: true, scan: false };
  return (
    <>
      <section>
        <h2>Intervals: {allocationName(p.function.allocations, p.index)}</h2>
        {model.positions <= ROWS ? (
          <Chart
            {...{ model, replay, step: 0, ...how, theme: p.theme }}
            rowHeight={17}
            label="Interval chart"
            whole
          />
        ) : (
          <p>
            The chart of {model.positions.toLocaleString("en")} instructions does not fit on paper.
          </p>
        )}
        <p>{summary(model.allocation.statistics)}</p>
      </section>
      <Decisions replay={replay} />
      <section class="together">
        <h2>Frame</h2>
        <FramePicture model={model} />
      </section>
      <Questions model={model} />
    </>
  );
}

function summary(s: Statistics): string {
  const moves = [
    `${s.spills} stores (${figure(s.weighted_spills)} executed)`,
    `${s.reloads} loads (${figure(s.weighted_reloads)} executed)`,
    `${s.copies} copies (${figure(s.weighted_copies)} executed)`,
  ];
  const { splits, evictions, spill_slots: slots } = s;
  return `${moves.join(", ")}; ${splits} splits, ${evictions} evictions, ${slots} slots.`;
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

function Questions({ model }: { model: AllocationModel }) {
  const asked = useMemo(() => questions(model).slice(0, QUESTIONS), [model]);
  const answers = asked.map((q, i) => `${i + 1} ${q.options.find((o) => o.right)?.text ?? ""}`);
  if (!asked.length) return null;
  return (
    <section class="questions">
      <h2>Questions</h2>
      <ol>
        {asked.map((q, i) => (
          <li key={i}>
            <p>
              At {pointName(q.point)}: {q.text}
            </p>
            <p class="boxes">
              {q.options.map((o) => (
                <span key={o.text}>☐ {o.text}</span>
              ))}
            </p>
          </li>
        ))}
      </ol>
      <p class="answers">Answers: {answers.join(" · ")}</p>
    </section>
  );
}
