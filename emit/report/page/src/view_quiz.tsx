// A quiz about the allocator's next decision: the chart stands just before it, the reader decides,
// the record answers.
import { useMemo, useState } from "preact/hooks";
import { useKeys, type ViewProps } from "./view.ts";
import { Chart } from "./chart_view.tsx";
import { modelOf } from "./model.ts";
import type { Question } from "./question.ts";
import { questions } from "./quiz.ts";
import { selectValue } from "./stages.ts";
import { Candidates, State, useReplay, useZoom } from "./view_replay.tsx";

export function QuizView(p: ViewProps) {
  const { allocations } = p.function,
    allocation = p.link.allocation < allocations.length ? p.link.allocation : 0;
  return allocations.length ? (
    <Quiz key={allocation} {...p} allocation={allocation} />
  ) : (
    <p class="empty">The record contains no allocation to ask about.</p>
  );
}

function Quiz(p: ViewProps & { allocation: number }) {
  const model = modelOf(p.function, p.allocation),
    replay = useReplay(model),
    asked = useMemo(() => questions(model), [model]);
  const [answers, setAnswers] = useState<(number | undefined)[]>([]),
    [rowHeight, zoom] = useZoom(model.positions);
  const at = Math.max(0, Math.min(asked.length - 1, p.link.position)),
    question = asked[at],
    answer = answers[at];
  replay.go(question?.step ?? 0, question?.point);
  const choose = (option: number) => {
    if (answer !== undefined || !question?.options[option]) return;
    const next = answers.slice();
    next[at] = option;
    setAnswers(next);
  };
  const to = (index: number) =>
    p.go({ position: Math.max(0, Math.min(asked.length - 1, index)) }, true);
  useKeys((key, event) => {
    if (/^[a-f]$/.test(key)) choose(key.charCodeAt(0) - 97);
    else if (
      key === "ArrowRight" ||
      (key === "Enter" && !(event.target as HTMLElement).closest("button") && answer !== undefined)
    )
      to(at + 1);
    else if (key === "ArrowLeft") to(at - 1);
    else if (key === "+" || key === "=") zoom(1);
    else if (key === "-") zoom(-1);
    else return false;
    return true;
  });
  const select = (value: string) =>
    p.select(value ? selectValue(p.text, value) : { lines: [], value: "" });
  const given = asked.filter((_, i) => answers[i] !== undefined).length,
    right = asked.filter((q, i) => answers[i] !== undefined && q.options[answers[i]!].right).length;
  if (!question)
    return (
      <p class="empty">
        Nothing to ask about @{p.function.name}: no choice is better than all others, and no value
        goes to memory in place of another one.
      </p>
    );
  // Others are not told before the answer: a value that goes to memory itself, and where one comes back.
  const { visit } = question,
    lists = replay.lists(),
    registerClass = visit
      ? replay.webOf(visit.range).registerClass
      : Object.keys(model.allocation.allowed)[0];
  return (
    <div class="replay-body quiz-body">
      <Chart
        model={model}
        replay={replay}
        step={question.step}
        range={visit?.range ?? -1}
        value={p.link.value}
        onValue={select}
        moves={false}
        scan
        registers=""
        rowHeight={rowHeight}
        theme={p.theme}
        label={`Intervals of @${p.function.name} before the decision`}
      />
      <aside aria-label="Quiz">
        <section class="question">
          <p class="note">
            Question {at + 1} of {asked.length}
            {given ? ` · ${right} of ${given} right` : ""}
          </p>
          <h2>{question.text}</h2>
          <Options question={question} answer={answer} choose={choose} />
          {visit && visit.candidates.length > 0 && answer !== undefined && (
            <Candidates replay={replay} visit={visit} onValue={select} />
          )}
          <div class="bar">
            <button type="button" onClick={() => to(at - 1)} disabled={at === 0}>
              Back
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => to(at + 1)}
              disabled={at === asked.length - 1}
            >
              Next
            </button>
          </div>
        </section>
        <State
          {...{ replay, lists, registerClass, value: p.link.value, onValue: select }}
          asksRegisters={question.kind === "free" && answer === undefined}
        />
      </aside>
    </div>
  );
}

interface OptionsProps {
  question: Question;
  answer: number | undefined;
  choose: (option: number) => void;
}
// The options, and after the choice which one is right and why.
function Options({ question, answer, choose }: OptionsProps) {
  const done = answer !== undefined;
  const verdict = (option: { right: boolean }, i: number) =>
    !done ? "" : option.right ? "right" : i === answer ? "wrong" : "";
  return (
    <>
      <ol class="options">
        {question.options.map((option, i) => (
          <li key={i}>
            <button
              type="button"
              disabled={done}
              onClick={() => choose(i)}
              class={verdict(option, i)}
            >
              <kbd>{String.fromCharCode(97 + i)}</kbd> {option.text}
              {done && option.right && <span> ✓</span>}
              {i === answer && !option.right && <span> ✗</span>}
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {done && (
          <p class="decision">
            {question.options[answer].right ? "Right. " : "No. "}
            {question.explanation}
          </p>
        )}
      </div>
    </>
  );
}
