// The replay: the interval chart, the decision in words with its candidates, what every register
// does, and the lists of the scan; forward, back, by event or by decision.
import { useEffect, useMemo, useState } from "preact/hooks";
import { typing, useKeys, type ViewProps } from "./view.ts";
import { Cost } from "./cost.tsx";
import { Chart } from "./chart_view.tsx";
import { FramePicture } from "./frame_picture.tsx";
import { GraphPanel } from "./graph_panel.tsx";
import { figure, modelOf, pointName, type AllocationModel } from "./model.ts";
import { allocationName, Choice, Register } from "./parts.tsx";
import { candidatesOf, placeOf, type AllocatorEvent, type VisitEvent } from "./record.ts";
import { NONE, Replay, type LiveRangeLists } from "./replay.ts";
import { Rows } from "./rows.tsx";
import { selectValue } from "./stages.ts";
import { blockerName, decision, EVENT_NAMES, sentence, wayName } from "./words.ts";

const ROW_HEIGHTS = [1, 2, 3, 5, 8, 12, 15, 16, 18, 20, 22, 24, 30];
const SPEEDS: [string, string][] = [
  ["2400", "½×"],
  ["1200", "1×"],
  ["500", "2×"],
  ["120", "10×"],
];
const JUMPS: [string, string][] = [
  ["visit", "decision"],
  ["evict", "eviction"],
  ["memory", "value to memory"],
  ["split", "split"],
  ["assign", "assignment"],
  ["fold", "fold"],
  ["simplify", "simplification"],
  ["coalesce", "coalescing"],
  ["spill_candidate", "spill candidate"],
  ["value", "event of the selected value"],
];

export function useReplay(model: AllocationModel): Replay {
  return useMemo(() => new Replay(model), [model]);
}

// A zoom that shows the code of short functions whole.
export function useZoom(rows: number, taken = 190): [number, (direction: number) => void] {
  const best =
    ROW_HEIGHTS.filter((h) => h >= 15 && h <= 24 && h * rows <= innerHeight - taken - 30).at(-1) ??
    (rows > 200 ? 15 : 18);
  const [height, setHeight] = useState(best);
  return [
    height,
    (direction) =>
      setHeight(
        (h) =>
          ROW_HEIGHTS[
            Math.max(0, Math.min(ROW_HEIGHTS.length - 1, ROW_HEIGHTS.indexOf(h) + direction))
          ],
      ),
  ];
}

function concerns(
  model: AllocationModel,
  replay: Replay,
  event: AllocatorEvent,
  value: string,
): boolean {
  const number = model.valueIndex.get(value);
  if (number === undefined) return false;
  if ("range" in event)
    return event.range >= 0 && replay.webOf(event.range).values.includes(number);
  return (
    ("value" in event && event.value === number) ||
    ("a" in event && (event.a === number || event.b === number))
  );
}

export function ReplayView(p: ViewProps) {
  const { link, go } = p,
    allocation = link.allocation < p.function.allocations.length ? link.allocation : 0;
  if (!p.function.allocations.length)
    return <p class="empty">The record of @{p.function.name} contains no allocation.</p>;
  return (
    <ReplayOf
      key={allocation}
      {...p}
      model={modelOf(p.function, allocation)}
      allocation={allocation}
      go={go}
    />
  );
}

// The step after the first visit: what comes before is preparation.
const firstVisit = (replay: Replay) => {
  const found = replay.events.findIndex((e) => e.kind === "visit");
  return Math.max(0, found) + 1;
};

const PANELS: [string, string][] = [
  ["state", "State"],
  ["events", "Events"],
  ["graph", "Interference"],
  ["frame", "Frame"],
];

function ReplayOf(p: ViewProps & { model: AllocationModel; allocation: number }) {
  const { model, link, go } = p,
    replay = useReplay(model);
  const first = useMemo(() => firstVisit(replay), [replay]);
  const step = link.position < 0 ? first : Math.min(link.position, replay.length);
  replay.go(step);
  const [playing, setPlaying] = useState(false),
    [speed, setSpeed] = useState("1200"),
    [jump, setJump] = useState("visit");
  const [moves, setMoves] = useState(model.allocation.edits.length < 200),
    [lanes, setLanes] = useState("values"),
    [side, setSide] = useState("state");
  const [rowHeight, zoom] = useZoom(
    model.positions + model.allocation.edits.length + model.allocation.blocks.length,
  );
  const to = (next: number) => go({ position: Math.max(0, Math.min(replay.length, next)) }, true);
  const by = (direction: 1 | -1, kind = "") => {
    // An allocator that visits nothing decides where it assigns.
    const searched = kind === "visit" && replay.visits === 0 ? "assign" : kind;
    const wanted = (e: AllocatorEvent) =>
      kind === "value" ? concerns(model, replay, e, link.value) : e.kind === searched;
    to(kind ? replay.find(direction, wanted) : step + direction);
  };
  const toPosition = (position: number) => {
    const visit = replay.events.findIndex((e) => e.kind === "visit" && e.point >= 4 * position);
    if (replay.visits > 0) to(visit < 0 ? replay.length : visit + 1);
  };
  useEffect(() => {
    if (!playing) return;
    if (step >= replay.length) return setPlaying(false);
    const timer = setTimeout(() => to(step + 1), Number(speed));
    return () => clearTimeout(timer);
  }, [playing, step, speed]);
  useKeys((key, event) => {
    const focused = (event.target as HTMLElement).closest("button, [role=listbox]");
    if (key === "ArrowRight") by(1, event.shiftKey ? "visit" : "");
    else if (key === "ArrowLeft") by(-1, event.shiftKey ? "visit" : "");
    else if (key === "v") by(1, "value");
    else if (key === "V") by(-1, "value");
    else if (key === "Home") to(0);
    else if (key === "End") to(replay.length);
    else if (key === " " && !focused) setPlaying(!playing);
    else if (key === "+" || key === "=") zoom(1);
    else if (key === "-") zoom(-1);
    else if (key === "m") setMoves(!moves);
    else if (key === "r") setLanes(lanes === "values" ? "registers" : "values");
    else return false;
    return true;
  });
  const select = (value: string) =>
    p.select(value ? selectValue(p.text, value) : { lines: [], value: "" });
  const lists = replay.lists(),
    visit = replay.visit,
    event = replay.event;
  const registerClass = visit
    ? replay.webOf(visit.range).registerClass
    : Object.keys(model.allocation.allowed)[0];
  return (
    <>
      <div class="bar transport">
        <Transport
          {...{ step, length: replay.length, playing, setPlaying, to, by, jump, setJump }}
          {...{ speed, setSpeed, hasValue: !!link.value }}
        />
        <span class="space" />
        {p.function.allocations.length > 1 && (
          <AllocationChoice
            label="Allocation"
            all={p.function.allocations}
            value={p.allocation}
            onChange={(allocation) => go({ allocation, position: -1 })}
          />
        )}
        <ChartTools {...{ moves, setMoves, lanes, setLanes, zoom }} />
      </div>
      <div class="replay-body">
        <Chart
          model={model}
          replay={replay}
          step={step}
          range={focusLiveRange(event, visit)}
          value={link.value}
          onValue={select}
          moves={moves}
          scan
          registers={lanes === "registers" ? registerClass : ""}
          rowHeight={rowHeight}
          theme={p.theme}
          label={`Intervals of @${p.function.name}`}
          onPosition={toPosition}
        />
        <aside aria-label="State of the allocator">
          <EventCard replay={replay} step={step} onValue={select} />
          <div class="tabs">
            <Choice label="Panel" value={side} options={PANELS} onChange={setSide} />
          </div>
          {side === "state" && (
            <State {...{ replay, lists, registerClass, value: link.value, onValue: select }} open />
          )}
          {side === "events" && <Events replay={replay} step={step} to={to} />}
          {side === "graph" && (
            <GraphPanel
              {...{
                replay,
                range: event && "range" in event ? event.range : NONE,
                onValue: select,
              }}
            />
          )}
          {side === "frame" && <FramePicture model={model} onValue={select} value={link.value} />}
        </aside>
      </div>
    </>
  );
}

interface AllocationChoiceProps {
  label: string;
  all: ViewProps["function"]["allocations"];
  value: number;
  onChange: (allocation: number) => void;
}
export function AllocationChoice({ label, all, value, onChange }: AllocationChoiceProps) {
  return (
    <label>
      <span class="hidden">{label}</span>
      <select value={value} onChange={(e) => onChange(Number(e.currentTarget.value))}>
        {all.map((_, i) => (
          <option value={i}>{allocationName(all, i)}</option>
        ))}
      </select>
    </label>
  );
}

interface ChartToolsProps {
  moves: boolean;
  setMoves: (on: boolean) => void;
  lanes: string;
  setLanes: (lanes: string) => void;
  zoom: (direction: number) => void;
}
const LANES: [string, string][] = [
  ["values", "Values"],
  ["registers", "Registers"],
];

export function ChartTools({ moves, setMoves, lanes, setLanes, zoom }: ChartToolsProps) {
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={moves} onChange={() => setMoves(!moves)} /> moves
      </label>
      <Choice label="Lanes" value={lanes} options={LANES} onChange={setLanes} />
      <span class="choice" role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom out" onClick={() => zoom(-1)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(1)}>
          +
        </button>
      </span>
    </>
  );
}

function focusLiveRange(event: AllocatorEvent | undefined, visit: VisitEvent | undefined): number {
  if (event && event.kind === "split") return event.child;
  return event && "range" in event ? event.range : (visit?.range ?? NONE);
}

interface TransportProps {
  step: number;
  length: number;
  playing: boolean;
  setPlaying: (on: boolean) => void;
  to: (step: number) => void;
  by: (direction: 1 | -1, kind?: string) => void;
  jump: string;
  setJump: (kind: string) => void;
  speed: string;
  setSpeed: (speed: string) => void;
  hasValue: boolean;
}
function Transport(p: TransportProps) {
  const button = (name: string, sign: string, title: string, act: () => void) => (
    <button type="button" aria-label={name} title={title} onClick={act}>
      {sign}
    </button>
  );
  return (
    <>
      <span class="choice" role="group" aria-label="Replay">
        {button("First event", "|‹", "Home", () => p.to(0))}
        {button("Previous decision", "«", "Shift ←", () => p.by(-1, "visit"))}
        {button("One event back", "‹", "←", () => p.by(-1))}
        <button
          type="button"
          aria-label={p.playing ? "Pause" : "Play"}
          title="Space"
          class="play"
          onClick={() => p.setPlaying(!p.playing)}
        >
          {p.playing ? "❚❚" : "▶"}
        </button>
        {button("One event on", "›", "→", () => p.by(1))}
        {button("Next decision", "»", "Shift →", () => p.by(1, "visit"))}
        {button("Last event", "›|", "End", () => p.to(p.length))}
      </span>
      <input
        type="range"
        class="timeline"
        aria-label="Event"
        min={0}
        max={p.length}
        value={p.step}
        onInput={(e) => p.to(Number(e.currentTarget.value))}
      />
      <output>
        {p.step.toLocaleString("en")} / {p.length.toLocaleString("en")}
      </output>
      <label class="jump">
        <span class="hidden">Jump to</span>
        <select value={p.jump} onChange={(e) => p.setJump(e.currentTarget.value)}>
          {JUMPS.map(([kind, name]) => (
            <option value={kind} disabled={kind === "value" && !p.hasValue}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span class="choice" role="group" aria-label="Jump">
        <button type="button" onClick={() => p.by(-1, p.jump)} aria-label={`Jump back`}>
          ↑
        </button>
        <button type="button" onClick={() => p.by(1, p.jump)} aria-label={`Jump on`}>
          ↓
        </button>
      </span>
      <label>
        <span class="hidden">Speed</span>
        <select value={p.speed} onChange={(e) => p.setSpeed(e.currentTarget.value)}>
          {SPEEDS.map(([ms, name]) => (
            <option value={ms}>{name}</option>
          ))}
        </select>
      </label>
    </>
  );
}

// What happened last, and the decision that it belongs to.
function EventCard({
  replay,
  step,
  onValue,
}: {
  replay: Replay;
  step: number;
  onValue: (value: string) => void;
}) {
  const { event, visit } = replay,
    last = step > 0 ? replay.events[step - 1] : undefined;
  return (
    <section class="event" aria-live="polite">
      <p class="what">
        <span class={`kind ${last?.kind ?? ""}`}>{last ? EVENT_NAMES[last.kind] : "start"}</span>{" "}
        {event ? sentence(replay, event) : "Nothing is decided yet."}
      </p>
      {event && "terms" in event && !visit?.candidates.length && (
        <p class="decision">
          {event.kind === "visit" ? "Weight" : "Cost"}{" "}
          <Cost model={replay.model} {...event} cost={event.cost ?? null} />
        </p>
      )}
      {visit && last !== undefined && (
        <>
          <p class="decision">{decision(replay, visit)}</p>
          {visit.candidates.length > 0 ? (
            <Candidates replay={replay} visit={visit} onValue={onValue} />
          ) : (
            <p class="note">This allocator weighs no candidates.</p>
          )}
        </>
      )}
    </section>
  );
}

export function Candidates({
  replay,
  visit,
  onValue,
  open = true,
}: {
  replay: Replay;
  visit: VisitEvent;
  onValue?: (value: string) => void;
  open?: boolean;
}) {
  return (
    <table class="candidates">
      <caption class="hidden">Candidates for {replay.webOf(visit.range).name}</caption>
      <thead>
        <tr>
          <th scope="col">choice</th>
          <th scope="col">how</th>
          <th scope="col">in the way</th>
          <th scope="col" title="executed loads and stores, less what saved copies are worth">
            cost
          </th>
          <th
            scope="col"
            title="what choices compare by: the cost, less if others get a register for long"
          >
            price
          </th>
          <th
            scope="col"
            title="executed copies that it saves; each takes half a load off the cost"
          >
            saves copies
          </th>
        </tr>
      </thead>
      <tbody>
        {candidatesOf(visit).map((c) => {
          const blocker = blockerName(replay, c);
          return (
            <tr class={open && c.chosen ? "chosen" : ""}>
              <th scope="row">
                {open && c.chosen ? (
                  <span class="tick" role="img" aria-label="chosen">
                    ✓
                  </span>
                ) : (
                  <span class="tick" />
                )}
                {c.register ? <Register name={c.register} /> : "memory"}
              </th>
              <td>{c.way === "evict" ? "taken from" : wayName(replay, c)}</td>
              <td>
                {c.blocker === "range" && c.blockedBy >= 0 ? (
                  <button
                    type="button"
                    class="link"
                    onClick={() => onValue?.(nameOf(replay, c.blockedBy))}
                  >
                    {blocker}
                  </button>
                ) : (
                  blocker
                )}
              </td>
              <td class="number">
                {open ? <Cost model={replay.model} cost={c.cost} terms={c.terms} /> : "?"}
              </td>
              <td class="number">
                {open ? <Cost model={replay.model} {...c} cost={c.price} isPrice /> : "?"}
              </td>
              <td class="number">{open ? (c.copiesSaved ? figure(c.copiesSaved) : "") : "?"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
const nameOf = (replay: Replay, range: number) => replay.webOf(range).namedBy;

interface StateProps {
  replay: Replay;
  lists: LiveRangeLists;
  registerClass: string;
  value: string;
  onValue: (value: string) => void;
  open?: boolean; // tells where the live range that is looked at ends
  asksRegisters?: boolean; // which are free is not told
}

export function State(p: StateProps) {
  return (
    <div class="state">
      {!p.asksRegisters && <Registers {...p} />}
      <Lists {...p} />
    </div>
  );
}

function Registers({ replay, lists, registerClass, onValue }: StateProps) {
  const { model } = replay,
    states = replay.registers(lists),
    allowed = model.allocation.allowed[registerClass] ?? [];
  return (
    <table class="registers">
      <caption>Registers at {pointName(replay.point)}</caption>
      <thead>
        <tr>
          <th scope="col">register</th>
          <th scope="col">holds</th>
          <th scope="col">until</th>
        </tr>
      </thead>
      <tbody>
        {allowed.map((name) => {
          const s = states[model.registerIndex.get(name)!];
          const until = s.until === NONE ? "the end" : pointName(s.until);
          return (
            <tr>
              <th scope="row">
                <Register name={name} />
                {model.allocation.callee_saved.includes(name) ? (
                  <small title="survives calls, costs a push and a pop"> saved</small>
                ) : null}
              </th>
              <td>
                {s.range !== NONE ? (
                  <button
                    type="button"
                    class="link"
                    onClick={() => onValue(nameOf(replay, s.range))}
                  >
                    {replay.webOf(s.range).name}
                  </button>
                ) : s.reservedFor !== NONE ? (
                  `fixed for ${model.valueName(s.reservedFor)}`
                ) : (
                  <span class="free">free</span>
                )}
              </td>
              <td>
                {until}
                {s.next ? <span class="note"> {s.next}</span> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const LISTS: [keyof LiveRangeLists, string, string][] = [
  ["current", "Current", "looked at"],
  ["unhandled", "Unhandled", "not decided yet, by start"],
  ["active", "Active", "in a register and live here"],
  ["inactive", "Inactive", "in a register, not live here"],
  ["memory", "In memory", "decided to be in memory"],
  ["handled", "Handled", "over"],
];
const SHOWN = 14;
const finalPlace = (replay: Replay, range: number) => {
  const found = replay.model.finalRange(replay.webOf(range), replay.from[range]);
  return found ? placeOf(found) : "memory";
};

function Lists({ replay, lists, value, onValue, open }: StateProps) {
  return (
    <>
      <h2 class="hidden">Lists of the scan</h2>
      {LISTS.map(([key, name, what]) => {
        // The handled ones that were last over come first.
        const items =
            key === "handled" ? lists[key].slice(-SHOWN).reverse() : lists[key].slice(0, SHOWN),
          more = lists[key].length - items.length;
        return (
          <section class="list" key={key}>
            <h3 title={what}>
              {name} <span class="count">{lists[key].length.toLocaleString("en")}</span>
            </h3>
            <div class="live-ranges">
              {items.map((range) => {
                const web = replay.webOf(range),
                  register = replay.register[range],
                  isSelected = web.values.includes(replay.model.valueIndex.get(value)!);
                return (
                  <button
                    type="button"
                    key={range}
                    class={`live-range ${key}${isSelected ? " selected" : ""}`}
                    onClick={() => onValue(nameOf(replay, range))}
                    title={`${pointName(replay.start(range))} to ${pointName(replay.to[range])}`}
                  >
                    {register !== NONE && <Register name={replay.model.registers[register]} />}
                    {web.name}
                    <small>
                      {key === "current" && open
                        ? `→ ${finalPlace(replay, range)}`
                        : key === "unhandled"
                          ? `${replay.from[range] >> 2}`
                          : `${replay.placeOf(range) === "constant" ? "constant " : ""}…${replay.to[range] >> 2}`}
                    </small>
                  </button>
                );
              })}
              {more > 0 && <span class="note">and {more.toLocaleString("en")} more</span>}
              {!lists[key].length && <span class="note">none</span>}
            </div>
          </section>
        );
      })}
    </>
  );
}

function Events({
  replay,
  step,
  to,
}: {
  replay: Replay;
  step: number;
  to: (step: number) => void;
}) {
  const row = (index: number) => {
    const event = replay.events[index];
    return (
      <div
        key={index}
        id={`events-${index}`}
        role="option"
        aria-selected={index === step - 1}
        data-event={index}
        class={`row event-row ${event.kind}${index === step - 1 ? " current" : ""}${index >= step ? " later" : ""}`}
      >
        <span class="origin">{index + 1}</span>
        <span class="text">{sentence(replay, event)}</span>
      </div>
    );
  };
  return (
    <Rows
      id="events"
      label="Events of the allocator"
      class="events"
      count={replay.length}
      rowHeight={22}
      row={row}
      current={step - 1}
      show={step - 1}
      onCurrent={(index) => to(index + 1)}
      onClick={(e) => {
        const at = (e.target as HTMLElement).closest<HTMLElement>("[data-event]")?.dataset.event;
        if (at !== undefined && !typing(e)) to(Number(at) + 1);
      }}
    />
  );
}
