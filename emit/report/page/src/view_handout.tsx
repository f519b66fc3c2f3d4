// A handout for paper: source, chart, decisions in words, frame and questions, without anything to click but "Print".
import { useMemo } from "preact/hooks";
import type { ViewProps } from "./app.tsx";
import { Chart } from "./chart_view.tsx";
import { FramePicture } from "./frame_picture.tsx";
import { figure, modelOf, pointName } from "./model.ts";
import { questions } from "./quiz.ts";
import { Replay } from "./replay.ts";
import { allocationName } from "./view_replay.tsx";
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
  const model = modelOf(p.function, p.index),
    { allocation } = model,
    { statistics } = allocation;
  const replay = useMemo(() => new Replay(model).go(allocation.events.length), [model]);
  const decisions = useMemo(
    () =>
      allocation.events
        .filter((e) => e.kind === "visit")
        .slice(0, DECISIONS)
        .map((visit) => ({ point: pointName(visit.point), text: decision(replay, visit) })),
    [model],
  );
  const all = allocation.events.filter((e) => e.kind === "visit").length,
    asked = useMemo(() => questions(model).slice(0, QUESTIONS), [model]);
  return (
    <>
      <section>
        <h2>Intervals: {allocationName(p.function.allocations, p.index)}</h2>
        {model.positions <= ROWS ? (
          <Chart
            model={model}
            replay={replay}
            step={0}
            piece={-1}
            value=""
            onValue={() => {}}
            registers=""
            moves
            scan={false}
            rowHeight={17}
            theme={p.theme}
            label="Interval chart"
            whole
          />
        ) : (
          <p>
            The chart of {model.positions.toLocaleString("en")} instructions does not fit on paper.
          </p>
        )}
        <p>
          {statistics.spills} stores ({figure(statistics.weighted_spills)} executed),{" "}
          {statistics.reloads} loads ({figure(statistics.weighted_reloads)} executed),{" "}
          {statistics.copies} copies ({figure(statistics.weighted_copies)} executed);{" "}
          {statistics.splits} splits, {statistics.evictions} evictions, {statistics.spill_slots}{" "}
          slots.
        </p>
      </section>
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
            {decisions.map((d, i) => (
              <tr key={i}>
                <td>{d.point}</td>
                <td>{d.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {all > DECISIONS && <p class="note">and {(all - DECISIONS).toLocaleString("en")} more</p>}
      </section>
      <section class="together">
        <h2>Frame</h2>
        <FramePicture model={model} />
      </section>
      {asked.length > 0 && (
        <section class="questions">
          <h2>Questions</h2>
          <ol>
            {asked.map((q, i) => (
              <li key={i}>
                <p>
                  At {pointName(new Replay(model).go(q.step).point)}: {q.text}
                </p>
                <p class="boxes">
                  {q.options.map((o) => (
                    <span key={o.text}>☐ {o.text}</span>
                  ))}
                </p>
              </li>
            ))}
          </ol>
          <p class="answers">
            Answers:{" "}
            {asked
              .map((q, i) => `${i + 1} ${q.options.find((o) => o.right)?.text ?? ""}`)
              .join(" · ")}
          </p>
        </section>
      )}
    </>
  );
}
