// A run: SSA IR and machine code beside each other, with the values of one iteration.
import { useMemo, useState } from "preact/hooks";
import { useKeys, type ViewProps } from "./view.ts";
import { blocksOf, type TextBlock } from "./blocks.ts";
import { Code } from "./code.tsx";
import { unrelated } from "./difference.ts";
import { Command } from "./parts.tsx";
import { runOf, type Beside, type Run, type Side, type SideAt } from "./run.ts";
import type { RunRecord } from "./record.ts";
import type { StageText } from "./stages.ts";

export function RunView(p: ViewProps) {
  const record = p.function.run;
  if (!record)
    return (
      <p class="empty">
        The record contains no run.{" "}
        <Command text={`lilt explain --run="arguments" ${p.record.source.name}`} /> runs the program
        and shows values beside its instructions here.
      </p>
    );
  const run = runOf(record);
  if (!run.moments.length)
    return (
      <p class="empty">
        @{p.function.name} is not called in this run, or only where it is inlined. SSA IR:{" "}
        {record.ssa.ending}. Machine code: {record.machine.ending}.
      </p>
    );
  return <Moments {...p} run={run} recorded={record} />;
}

interface MomentsProps extends ViewProps {
  run: Run;
  recorded: RunRecord;
}
function Moments(p: MomentsProps) {
  const { run, recorded: record, text, link } = p,
    [hex, setHex] = useState(false);
  const moment = Math.min(Math.max(link.position, 0), run.moments.length - 1),
    { call, side, block } = run.moments[moment];
  const stages = {
    ssa: text.stages[record.ssa.stage + 1],
    machine: text.stages[record.machine.stage + 1],
  };
  const blocks = useMemo(
    () => ({
      ssa: blocksOf(stages.ssa, text.texts),
      machine: blocksOf(stages.machine, text.texts),
    }),
    [stages.ssa, stages.machine],
  );
  const shown = { ssa: run.at(moment, "ssa", hex), machine: run.at(moment, "machine", hex) };
  const to = (position: number) => p.go({ position }, true),
    inCall = run.inCall(call);
  useKeys((key, event) => {
    if (key === "ArrowRight") to(run.step(moment, 1, event.shiftKey));
    else if (key === "ArrowLeft") to(run.step(moment, -1, event.shiftKey));
    else if (key === "c") to(run.toCall(moment, 1));
    else if (key === "C") to(run.toCall(moment, -1));
    else if (key === "Home") to(inCall[0]);
    else if (key === "End") to(inCall[inCall.length - 1]);
    else if (key === "x") setHex(!hex);
    else return false;
    return true;
  });
  const own = shown[side],
    executed = [...own.executions.keys()].sort((a, b) => a - b),
    [number, total] = own.executions.get(block) ?? [0, 0];
  const name = (index: number) => blocks[side][index]?.label || "entry";
  return (
    <section class="panel">
      <div class="bar transport">
        <span class="choice" role="group" aria-label="Call">
          <Button name="Previous call" sign="«" keys="C" act={() => to(run.toCall(moment, -1))} />
          <Button name="Next call" sign="»" keys="c" act={() => to(run.toCall(moment, 1))} />
        </span>
        <output aria-label="Call">
          call {call + 1} / {Math.max(record.ssa.calls, record.machine.calls)}
        </output>
        <span class="choice" role="group" aria-label="Step">
          <Button name="Previous block" sign="‹" keys="←" act={() => to(run.step(moment, -1))} />
          <Button name="Next block" sign="›" keys="→" act={() => to(run.step(moment, 1))} />
        </span>
        <input
          type="range"
          class="timeline"
          aria-label="Step of the call"
          min={0}
          max={inCall.length - 1}
          value={inCall.indexOf(moment)}
          onInput={(e) => to(inCall[Number(e.currentTarget.value)])}
        />
        <label>
          <span class="hidden">Block</span>
          <select
            value={block}
            onChange={(e) => to(run.toBlock(moment, Number(e.currentTarget.value)))}
          >
            {executed.map((index) => (
              <option value={index}>{name(index)}</option>
            ))}
          </select>
        </label>
        <span class="choice" role="group" aria-label="Iteration">
          <Button
            name="Previous iteration"
            sign="↑"
            keys="Shift ←"
            act={() => to(run.step(moment, -1, true))}
          />
          <Button
            name="Next iteration"
            sign="↓"
            keys="Shift →"
            act={() => to(run.step(moment, 1, true))}
          />
        </span>
        <output aria-live="polite">
          {name(block)}, {number} / {total}
        </output>
        <span class="space" />
        <label class="check" title="Key x">
          <input type="checkbox" checked={hex} onChange={() => setHex(!hex)} /> hex
        </label>
      </div>
      <div class="heads">
        {(["ssa", "machine"] as const).map((each) => (
          <strong>
            {stages[each].pass} <span class="note">{note(record, each)}</span>
          </strong>
        ))}
      </div>
      <div class="columns">
        {(["ssa", "machine"] as const).map((each) => (
          <SideCode
            key={each}
            view={p}
            id={`run-${each}`}
            label={each === "ssa" ? "SSA IR" : "Machine code"}
            stage={stages[each]}
            blocks={blocks[each]}
            at={shown[each]}
          />
        ))}
      </div>
    </section>
  );
}

function Button(p: { name: string; sign: string; keys: string; act: () => void }) {
  return (
    <button type="button" aria-label={p.name} title={`${p.name} (${p.keys})`} onClick={p.act}>
      {p.sign}
    </button>
  );
}

// How the run ended on that side, and whether all of it is there.
function note(record: RunRecord, name: Side): string {
  const side = record[name],
    count = side.visits.length;
  const why = count === record.limit ? " (--run-limit)" : "";
  return side.ending + (side.cut ? `; cut after ${count} executions of blocks${why}` : "");
}

interface SideCodeProps {
  view: ViewProps;
  id: string;
  label: string;
  stage: StageText;
  blocks: TextBlock[];
  at: SideAt;
}
function SideCode({ view: p, id, label, stage, blocks, at }: SideCodeProps) {
  const rows = useMemo(() => unrelated(stage.lines.length, 0), [stage]);
  const values = new Map<number, Beside>(at.values);
  blocks.forEach((block, index) => {
    const [number, total] = at.executions.get(index) ?? [0, 0];
    if (total && block.label && !values.has(block.first))
      values.set(block.first, {
        text: number ? `${number} / ${total}` : "not yet",
        title: "executions in this call",
        old: index !== at.block,
      });
  });
  return (
    <Code
      id={id}
      label={label}
      text={p.text}
      left={stage}
      rows={rows}
      selection={p.selection}
      onSelect={p.select}
      position={at.block < 0 ? -1 : (blocks[at.block]?.first ?? -1)}
      onPosition={() => {}}
      values={values}
    />
  );
}
