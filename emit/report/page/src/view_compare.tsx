// Two allocations of one function beside each other: their figures, both charts (scrolled
// together), and the values that fare differently.
import { useMemo, useState } from "preact/hooks";
import { useKeys, type ViewProps } from "./view.ts";
import { Chart } from "./chart_view.tsx";
import { figure, modelOf, plural, type AllocationModel } from "./model.ts";
import { allocationName, Command } from "./parts.tsx";
import { placeOf, type Statistics } from "./record.ts";
import { selectValue } from "./stages.ts";
import { AllocationChoice, ChartTools, useReplay, useZoom } from "./view_replay.tsx";

const FIGURES: [keyof Statistics, string][] = [
  ["weighted_spills", "executed stores"],
  ["weighted_reloads", "executed loads"],
  ["weighted_folds", "executed folds"],
  ["weighted_copies", "executed copies"],
  ["spills", "stores"],
  ["reloads", "loads"],
  ["folds", "folds"],
  ["copies", "copies"],
  ["exchanges", "exchanges"],
  ["rematerializations", "recomputed"],
  ["spill_slots", "slots"],
  ["splits", "splits"],
  ["evictions", "evictions"],
  ["bytes", "bytes of code"],
];

export function CompareView(p: ViewProps) {
  const { allocations } = p.function,
    count = allocations.length;
  if (count < 2)
    return (
      <p class="empty">
        The record of @{p.function.name} contains {count ? "one allocation" : "no allocation"}.{" "}
        <Command
          text={`lilt explain --compare-regalloc=linear,graph --ra-regs=4,8 ${p.record.source.name} -o page.html`}
        />{" "}
        writes a page with two allocators and two numbers of registers, which stand here beside each
        other.
      </p>
    );
  const left = Math.min(p.link.allocation, count - 1),
    right = p.link.other < count && p.link.other !== left ? p.link.other : (left + 1) % count;
  return <Two key={`${left} ${right}`} {...p} left={left} right={right} />;
}

function Two(p: ViewProps & { left: number; right: number }) {
  const models = [modelOf(p.function, p.left), modelOf(p.function, p.right)],
    replays = [useReplay(models[0]), useReplay(models[1])];
  replays.forEach((replay) => replay.go(replay.length));
  const [lanes, setLanes] = useState("registers"),
    [top, setTop] = useState(0),
    [moves, setMoves] = useState(false);
  const [rowHeight, zoom] = useZoom(models[0].positions + models[0].allocation.blocks.length, 480);
  useKeys((key) => {
    if (key === "+" || key === "=") zoom(1);
    else if (key === "-") zoom(-1);
    else if (key === "m") setMoves(!moves);
    else if (key === "r") setLanes(lanes === "values" ? "registers" : "values");
    else return false;
    return true;
  });
  const classes = Object.keys(models[0].allocation.allowed),
    select = (value: string) =>
      p.select(value ? selectValue(p.text, value) : { lines: [], value: "" });
  const all = p.function.allocations;
  const pick = (side: "allocation" | "other", value: number, label: string) => (
    <AllocationChoice
      {...{ label, all, value }}
      onChange={(chosen) => p.go({ allocation: p.left, other: p.right, [side]: chosen })}
    />
  );
  return (
    <>
      <div class="bar">
        <h2>Two allocations</h2>
        <span class="space" />
        <ChartTools {...{ moves, setMoves, lanes, setLanes, zoom }} />
      </div>
      <Figures
        left={models[0].allocation.statistics}
        right={models[1].allocation.statistics}
        heads={[
          pick("allocation", p.left, "Left allocation"),
          pick("other", p.right, "Right allocation"),
        ]}
      />
      <div class="columns charts">
        {models.map((model, i) => (
          <section key={i}>
            <h3>{allocationName(all, i ? p.right : p.left)}</h3>
            <Chart
              model={model}
              replay={replays[i]}
              step={replays[i].length}
              range={-1}
              value={p.link.value}
              onValue={select}
              scan={false}
              moves={moves}
              registers={lanes === "registers" ? classes[0] : ""}
              rowHeight={rowHeight}
              theme={p.theme}
              label={`Intervals, ${i ? "right" : "left"}`}
              onScroll={setTop}
              scrollTo={top}
            />
          </section>
        ))}
      </div>
      <Fates models={models} value={p.link.value} onValue={select} />
    </>
  );
}

function Figures({
  left,
  right,
  heads,
}: {
  left: Statistics;
  right: Statistics;
  heads: preact.ComponentChild[];
}) {
  return (
    <div class="scrolled" tabIndex={0} role="region" aria-label="Figures of both allocations">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">allocation</th>
            {FIGURES.map(([key, name]) => (
              <th scope="col" key={key}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[left, right].map((mine, i) => (
            <tr key={i}>
              <th scope="row">{heads[i]}</th>
              {FIGURES.map(([key]) => {
                const other = i ? left : right,
                  better = mine[key] < other[key] && key !== "splits" && key !== "evictions";
                return (
                  <td key={key} class={`number${better ? " better" : ""}`}>
                    {key === "bytes" && !mine[key] ? "–" : figure(mine[key])}
                    {better && <span class="hidden"> less</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Where a value is: its registers in the order of time, "memory" between them.
function fate(model: AllocationModel, ranges: number[]): string {
  const places = ranges
    .map((i) => model.allocation.live_ranges[i])
    .sort((a, b) => a.from - b.from)
    .map(placeOf);
  return places.filter((place, i) => place !== places[i - 1]).join(" → ");
}
const MOST = 60;

function Fates({
  models,
  value,
  onValue,
}: {
  models: AllocationModel[];
  value: string;
  onValue: (value: string) => void;
}) {
  const rows = useMemo(() => {
    const maps = models.map((model) => {
      const byWeb = new Map<number, number[]>();
      model.allocation.live_ranges.forEach((range, i) =>
        byWeb.set(range.web, [...(byWeb.get(range.web) ?? []), i]),
      );
      return new Map(
        model.webs.map((web) => [
          web.namedBy,
          fate(model, byWeb.get(model.allocation.values[web.values[0]].web) ?? []),
        ]),
      );
    });
    return [...maps[0]]
      .map(([name, left]) => ({ name, left, right: maps[1].get(name) ?? "shares another web" }))
      .filter((row) => row.left !== row.right);
  }, models);
  return (
    <details class="fates" open={rows.length <= 12 && innerHeight > 900}>
      <summary>
        {rows.length} of {plural(models[0].webs.length, "value")}{" "}
        {rows.length === 1 ? "fares" : "fare"} differently
      </summary>
      <div class="scrolled" tabIndex={0} role="region" aria-label="Values that fare differently">
        <table>
          <thead>
            <tr>
              <th scope="col">value</th>
              <th scope="col">left</th>
              <th scope="col">right</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST).map((row) => (
              <tr key={row.name} class={row.name === value ? "chosen" : ""}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => onValue(row.name)}>
                    {row.name}
                  </button>
                </th>
                <td>{row.left}</td>
                <td>{row.right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
