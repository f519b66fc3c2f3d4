// The record that lilt fills in (format lilt-explain/2, ../../lilt-explain.schema.json), and how
// the page reads it.
//
// A point is 4 * position + slot. Position is the index of an instruction of the machine function
// that the allocator got; slot is 0 gap, 1 early, 2 late, 3 after. Segments are half-open.

export interface ExplainRecord {
  format: "lilt-explain/2";
  producer: string;
  options: string[];
  source: { name: string; lines: string[] };
  functions: FunctionRecord[];
}
export interface FunctionRecord {
  name: string;
  first_line: number;
  last_line: number;
  texts: string[];
  stages: Stage[];
  graph: Graph;
  folded: number[][]; // lines without machine instructions of their own: [line, ...lines that contain it]
  allocations: Allocation[];
  run?: RunRecord; // lilt explain --run
}
// What the program did in the function on both sides.
export interface RunRecord {
  arguments: string;
  limit: number; // visits of a side, at most
  texts: string[]; // of values; the first is empty: not known
  ssa: RunSide;
  machine: RunSide;
}
export interface RunSide {
  stage: number;
  calls: number;
  cut: boolean; // visits are missing
  ending: string;
  shown: [line: number, name: string, type: string][]; // what stands beside lines, by blocks
  first_shown: number[]; // by block, and the end
  visits: number[][]; // [call, block, partner, ...texts]
}
export interface Stage {
  pass: string;
  description: string;
  kind: "ssa" | "machine" | "code" | "assembly";
  changed: boolean;
  changes: StageChange[]; // of the lines of the stage before, in ascending order
  blocks: number[]; // nodes of the graph, by block; []: those of the stage before
  replaced: [value: string, by: string][]; // values of the stage before that are gone
}
// One layout of the blocks of all stages.
export interface Graph {
  width: number;
  height: number;
  node_width: number;
  node_height: number;
  row: number; // the distance of rows
  nodes: [label: string, x: number, y: number][]; // the middle of the upper side
  edges: [from: number, to: number, form: 0 | 1 | 2, ...numbers: number[]][];
}
// After line `at` of the stage before, `removed` lines give way to these.
export type StageChange = [at: number, removed: number, texts: number[], origins: number[]];
export interface Allocation {
  allocator: string;
  allowed: { [registerClass: string]: string[] };
  callee_saved: string[];
  blocks: Block[];
  instructions: number[];
  origins: number[];
  values: Value[];
  web_names: number[]; // by web: the value that names it
  dead_gaps: { position: number; values: number[] }[];
  reserved: Reservation[];
  clobbers: { registers: string[]; points: number[] }[];
  events: AllocatorEvent[];
  live_ranges: LiveRange[];
  terms: CostTerm[]; // of costs, by the number that events give
  edits: Edit[];
  slots: number[];
  statistics: Statistics;
}
export interface Statistics {
  spills: number;
  reloads: number;
  copies: number;
  exchanges: number;
  rematerializations: number;
  weighted_spills: number;
  weighted_reloads: number;
  weighted_copies: number;
  folds: number; // operands that instructions access in spill slots
  weighted_folds: number;
  spill_slots: number;
  splits: number;
  evictions: number;
  bytes: number;
}
export interface Block {
  name: string;
  first: number;
  end: number;
  frequency: number;
  depth: number;
  successors: number[];
}
export type UseKind =
  "register" | "register_or_memory" | "fixed" | "tied" | "definition" | "fixed_definition" | "phi";
export interface Value {
  name: string;
  register_class: string;
  web: number; // -1: none, as it lives nowhere
  rematerializable: boolean;
  segments: [from: number, to: number][];
  uses: [point: number, kind: UseKind, weight: number][];
}
export interface Reservation {
  register: string;
  from: number;
  to: number;
  value: number;
}
export interface LiveRange {
  web: number;
  from: number;
  to: number;
  register: string;
  parent: number;
  temporary: boolean;
  instead?: string; // of memory that nothing stores or reads
}
export const placeOf = (range: LiveRange) => range.register || range.instead || "memory";
export interface Edit {
  point: number;
  kind: "copy" | "exchange" | "spill" | "reload" | "rematerialize";
  from: string;
  to: string;
  value: number;
  weight: number;
  reason: "between live ranges" | "on an edge" | "operand" | "definition" | "store once";
  edge: [from: number, to: number] | null;
}
// A way to go on with a live range. The cost is what the choice adds in executed loads and stores,
// less half a load for each copy that it saves; the price, by which choices compare, is lower if others get
// a register for long. Both are null if the register cannot be had.
export interface Candidate {
  register: string; // "": memory
  way: "none" | "free" | "until" | "evict" | "wait";
  freeUntil: number; // point; -1: to the end of the live range
  blocker: "" | "range" | "fixed" | "call" | "waiting";
  blockedBy: number; // live range, or value of a fixed operand; -1
  cost: number | null;
  copiesSaved: number;
  chosen: boolean;
  price: number | null;
  divisor: number; // the price is the cost divided by it
  terms: number[]; // whose sum the cost is
}
// What a cost is the sum of: the weight of a place (its executions, and a share for the bytes),
// times what the term costs next to a load.
export type CostTerm = [
  kind:
    | "save"
    | "fixed copy"
    | "own copy"
    | "neighbour copy"
    | "store"
    | "load"
    | "fold"
    | "remake"
    | "later load"
    | "later remake"
    | "back edge"
    | "phi stores"
    | "loop store",
  value: number, // -1: none
  point: number,
  weight: number,
  factor: number,
];
// The cost of an event, if it has one: the sum of its terms, divided.
export interface CostOfEvent {
  cost?: number | null;
  divisor?: number;
  terms?: number[];
}
export type CandidateTuple = [
  register: string,
  way: Candidate["way"],
  freeUntil: number,
  blocker: Candidate["blocker"],
  blockedBy: number,
  cost: number | null,
  copiesSaved: number,
  chosen: boolean,
  price: number | null,
  divisor: number,
  terms: number[],
];
export function candidatesOf(visit: VisitEvent): Candidate[] {
  return visit.candidates.map(
    ([
      register,
      way,
      freeUntil,
      blocker,
      blockedBy,
      cost,
      copiesSaved,
      chosen,
      price,
      ...rest
    ]) => ({
      ...{ register, way, freeUntil, blocker, blockedBy, cost, copiesSaved, chosen, price },
      ...{ divisor: rest[0], terms: rest[1] },
    }),
  );
}
export type VisitEvent = {
  kind: "visit";
  range: number;
  point: number;
  candidates: CandidateTuple[]; // none: the allocator weighs none
} & CostOfEvent; // the cost: a weight
export interface ColouringEvent extends CostOfEvent {
  kind: "simplify" | "spill_candidate" | "freeze" | "no_colour";
  range: number;
  neighbours: number; // that are not on the stack
  registers: number; // that it may be in
  // The cost of a candidate is that of memory, for each neighbour.
}
// A cost is null where the allocator does not tell it.
export type AllocatorEvent =
  | { kind: "start" } // there are no live ranges; an allocator that starts anew counts them from 0 again
  | { kind: "merge"; a: number; b: number }
  | { kind: "merge_refused"; a: number; b: number }
  // Of graph colouring: a live range that goes on the stack, or comes from it and finds no register.
  | { kind: "iteration"; number: number }
  | { kind: "enter_block"; block: number; values: number } // of colouring in dominance order
  | ColouringEvent
  | { kind: "coalesce"; range: number; joined: number; test: "George" | "Briggs" }
  | { kind: "create"; range: number; web: number; from: number; to: number; temporary: boolean }
  | { kind: "split"; range: number; child: number; at: number; from: number }
  // Of an allocator that walks backwards: a live range ends the first time that it is met.
  | { kind: "reach"; range: number; from: number }
  | { kind: "move_out"; range: number; register: string; at: number }
  | VisitEvent
  | { kind: "assign"; range: number; register: string; copies_saved: number | null }
  | ({ kind: "until"; range: number; register: string; at: number } & CostOfEvent)
  | ({ kind: "evict"; range: number; register: string; by: number; at: number } & CostOfEvent)
  | ({ kind: "memory"; range: number; reason: string } & CostOfEvent)
  | { kind: "fold"; point: number; value: number }
  | { kind: "store_once"; value: number; point: number; cost: number | null }
  | { kind: "slot"; web: number; slot: number };

async function inflate(base64: string): Promise<string> {
  const binary = atob(base64.trim());
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; ++i) bytes[i] = binary.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

// Parses a record. The events are by far its largest part and only some views need them, so they
// are parsed when they are asked for first. In JSON a quote inside a string has a backslash before
// it: the text `"events":[` is a key, and the text `],"live_ranges":[` ends the array of events if
// the keys are in the order of the format. Otherwise all is parsed.
export function parseRecord(text: string): ExplainRecord {
  const kept: string[] = [],
    events: string[] = [];
  const head = /[{,]"events":\[/g,
    tail = '],"live_ranges":[';
  let at = 0;
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const from = head.lastIndex,
      to = text.indexOf(tail, from);
    if (to < 0) return JSON.parse(text);
    kept.push(text.slice(at, from));
    events.push(text.slice(from, to));
    head.lastIndex = at = to;
  }
  const record: ExplainRecord = JSON.parse(kept.join("") + text.slice(at));
  const allocations = (record.functions ?? []).flatMap((f) => f.allocations);
  if (allocations.length !== events.length || allocations.some((a) => a.events.length))
    return JSON.parse(text);
  allocations.forEach((allocation, index) => parseLater(allocation, events[index]));
  return record;
}

function parseLater(allocation: Allocation, text: string) {
  let parsed: AllocatorEvent[] | undefined;
  Object.defineProperty(allocation, "events", {
    configurable: true,
    enumerable: true,
    get: () => (parsed ??= JSON.parse(`[${text}]`) as AllocatorEvent[]),
  });
}

// The record of the page's element; an error says in plain words what is wrong with it.
export async function readRecord(element: HTMLElement | null): Promise<ExplainRecord> {
  if (!element)
    throw new Error(
      "The page contains no record: it is the template that `lilt explain` fills in.",
    );
  const text = element.textContent ?? "";
  const record = parseRecord(element.dataset.encoding === "gzip" ? await inflate(text) : text);
  if (record.format !== "lilt-explain/2")
    throw new Error(`The page cannot read records of format "${record.format}".`);
  return record;
}
