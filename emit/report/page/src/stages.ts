// Stages as the views show them: the source first, then each pass; a stage that changed nothing has
// the text of the one before. Also the tokens of a line, so that a value can be clicked.
import type { ExplainRecord, FunctionRecord, Stage } from "./record.ts";

export interface StageText {
  index: number; // 0: the source
  pass: string;
  description: string;
  kind: "source" | Stage["kind"];
  changed: boolean;
  lines: number[]; // indices in texts
  origins: number[];
  link: string; // its name in links: "mem2reg", "simplify-cfg~2"
  folded: Map<number, number[]>; // lines of the source, and those whose instructions contain them
  replaced: Map<string, string>; // values that are gone, and what their readers have instead
}
export interface FunctionText {
  texts: string[];
  stages: StageText[];
  firstLine: number;
  folded: StageText["folded"];
}

export function functionText(record: ExplainRecord, functionRecord: FunctionRecord): FunctionText {
  const { first_line: first, last_line: last } = functionRecord;
  const texts = functionRecord.texts.slice(),
    known = new Map(texts.map((text, index) => [text, index]));
  const source = record.source.lines.slice(Math.max(0, first - 1), last).map((line) => {
    if (!known.has(line)) known.set(line, texts.push(line) - 1);
    return known.get(line)!;
  });
  const stages: StageText[] = [
    {
      index: 0,
      pass: "source",
      description: record.source.name,
      kind: "source",
      changed: true,
      lines: source,
      origins: source.map((_, index) => first + index),
      link: "source",
      folded: new Map(),
      replaced: new Map(),
    },
  ];
  const seen = new Map([["source", 1]]),
    folded = new Map(functionRecord.folded.map(([line, ...into]) => [line, into]));
  for (const stage of functionRecord.stages) {
    const before = stages.at(-1)!,
      times = (seen.get(stage.pass) ?? 0) + 1;
    seen.set(stage.pass, times);
    stages.push({
      index: stages.length,
      pass: stage.pass,
      description: stage.description,
      kind: stage.kind,
      changed: stage.changed,
      ...(stage === functionRecord.stages[0] ? change(NO_LINES, stage) : change(before, stage)),
      link: times > 1 ? `${stage.pass}~${times}` : stage.pass,
      folded: stage.kind === "ssa" ? new Map() : folded,
      replaced: new Map(stage.replaced),
    });
  }
  return { texts, stages, firstLine: first, folded };
}

type Lines = Pick<StageText, "lines" | "origins">;
const NO_LINES: Lines = { lines: [], origins: [] };

// The lines of a stage from those of the stage before.
function change(before: Lines, stage: Stage): Lines {
  if (!stage.changed) return { lines: before.lines, origins: before.origins };
  const lines: number[] = [],
    origins: number[] = [];
  let done = 0;
  const keep = (end: number) => {
    for (; done < end; ++done) {
      lines.push(before.lines[done]);
      origins.push(before.origins[done]);
    }
  };
  for (const [at, removed, texts, from] of stage.changes) {
    keep(at);
    for (const text of texts) lines.push(text);
    for (const origin of from) origins.push(origin);
    done = at + removed;
  }
  keep(before.lines.length);
  return { lines, origins };
}

// The stages whose pass or description contains the words, and for the others how many lines
// contain them.
export function searchStages(text: FunctionText, query: string): Map<number, number> {
  const wanted = query.trim().toLowerCase(),
    found = new Map<number, number>();
  if (!wanted) return found;
  const matches = text.texts.map((line) => line.toLowerCase().includes(wanted));
  for (const stage of text.stages) {
    const lines = stage.lines.reduce((sum, line) => sum + +matches[line], 0);
    const named = `${stage.pass} ${stage.description}`.toLowerCase().includes(wanted);
    if (named || (lines && stage.changed)) found.set(stage.index, lines);
  }
  return found;
}

// The last stage of the IR; what comes after it is its text for assemblers.
export function lastStage({ stages }: FunctionText): StageText {
  return stages.filter((stage) => stage.kind !== "assembly").at(-1)!;
}

export type TokenKind =
  "" | "value" | "symbol" | "number" | "comment" | "byte" | "label" | "register";
export interface Token {
  kind: TokenKind;
  text: string;
}

const TOKEN = new RegExp(
  [
    /(?<value>%(?:"[^"]*"|[-\w$.]+))/,
    /(?<symbol>[@!](?:"[^"]*"|[-\w$.]+))/,
    /(?<comment>[;#].*$)/,
    /(?<label>^\s*(?:[-\w$.]+|"[^"]*")(?=:|\s+freq\b))/,
    /(?<register>\b(?:[re]?(?:ax|bx|cx|dx|si|di|bp|sp)|[abcd]l|(?:si|di|bp|sp)l|r\d+[bwd]?|[xyz]mm\d+|slot\.\d+)\b)/,
    /(?<number>(?<![\w.])-?(?:0x[\da-f]+|\d[\d.e+]*)(?![\w.]))/,
    /(?<word>[\w.$]+)/,
  ]
    .map((r) => r.source)
    .join("|"),
  "g",
);

// A mnemonic and its operands, among which AT&T's registers look like values.
const ASSEMBLY = /^\t[a-z][\w.]*(?:\t|$)/;

// The parts of a line of IR, machine IR or assembly; joined they are the line. In the code stage a
// comment holds bytes.
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [],
    isAssembly = ASSEMBLY.test(line);
  const add = (kind: TokenKind, text: string) => {
    const last = tokens.at(-1);
    if (last && last.kind === kind && kind === "") last.text += text;
    else if (text) tokens.push({ kind, text });
  };
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    add("", line.slice(end, match.index));
    end = match.index + match[0].length;
    const kind = Object.entries(match.groups!).find(([, text]) => text !== undefined)![0];
    if (kind === "comment") comment(match[0], add);
    else if (isAssembly && kind === "value") add("register", match[0]);
    else add(kind === "word" ? "" : (kind as TokenKind), match[0]);
  }
  add("", line.slice(end));
  return tokens;
}

// "; 001a  e8 00 00 00 00  plt32 @g - 4"
function comment(text: string, add: (kind: TokenKind, text: string) => void) {
  const code = /^(; [\da-f]{4,}  )((?:[\da-f]{2} )*[\da-f]{2})((?:  .*)?)$/.exec(text);
  if (!code) return add("comment", text);
  add("comment", code[1]);
  code[2].split(" ").forEach((byte, index) => {
    if (index) add("", " ");
    add("byte", byte);
  });
  add("comment", code[3]);
}

// What is selected: lines of the source, and perhaps a value by its name.
export interface Selection {
  lines: number[];
  value: string;
}
export const NOTHING: Selection = { lines: [], value: "" };

const definition = (line: string, name: string) =>
  line.trimStart().startsWith(name) &&
  /^(?::\w+)?(?: @\w+)?(?:,.*)? =/.test(line.trimStart().slice(name.length));

// A value with the source lines that define it, in the first stage that does.
export function selectValue(text: FunctionText, name: string): Selection {
  for (const stage of text.stages) {
    if (!stage.changed) continue;
    const at = stage.lines.findIndex((line) => definition(text.texts[line], name));
    if (at >= 0) return { lines: stage.origins[at] ? [stage.origins[at]] : [], value: name };
  }
  return { lines: [], value: name };
}

const identifiers = new Map<string, RegExp>();
// Whether a line mentions a value by its whole name.
export function mentions(line: string, name: string): boolean {
  if (!line.includes(name) || ASSEMBLY.test(line)) return false;
  let expression = identifiers.get(name);
  if (!expression)
    identifiers.set(
      name,
      (expression = new RegExp(
        name.replace(/[^\w\s]/g, "\\$&") + (name.endsWith('"') ? "" : "(?![-\\w$.])"),
      )),
    );
  return expression.test(line);
}

// Lines of the source, with those whose machine instructions contain them.
function originsOf(selection: Selection, stage: StageText): number[] {
  return selection.lines.flatMap((line) => [line, ...(stage.folded.get(line) ?? [])]);
}

export function isSelected(
  selection: Selection,
  text: string,
  stage: StageText,
  line: number,
): boolean {
  const origin = stage.origins[line];
  return (
    (origin > 0 && originsOf(selection, stage).includes(origin)) ||
    (selection.value !== "" && mentions(text, selection.value))
  );
}

// The lines of a stage that belong to the selection.
export function selectedLines(
  text: FunctionText,
  stage: StageText,
  selection: Selection,
): number[] {
  const found: number[] = [];
  if (!selection.value && !selection.lines.length) return found;
  const wanted = selection.value ? text.texts.map((line) => mentions(line, selection.value)) : [];
  const origins = new Set(originsOf(selection, stage));
  stage.lines.forEach((line, index) => {
    if (wanted[line] || (stage.origins[index] && origins.has(stage.origins[index])))
      found.push(index);
  });
  return found;
}

// A changed stage with the lines of a selection, or of what its value has become by then.
export interface TrailStage {
  stage: StageText;
  selection: Selection;
  lines: number[];
  by?: string; // what the value became in this stage, or the constant that it is since
  stored?: string[]; // a variable in memory that is gone: what was stored in it
  isPart?: boolean; // the lines are of instructions that contain it
  readers?: string[]; // of a value that is gone: what read it until then
}
// What a stage stores in a variable (alloca), each value once.
function storedIn(text: FunctionText, stage: StageText, name: string): string[] {
  const lines = stage.lines.map((line) => text.texts[line]),
    isVariable = lines.some((line) => definition(line, name) && line.includes("= alloca ")),
    values = lines.map((line) => / *store .* (\S+), ptr ([^\s,]+)/.exec(line) ?? []);
  return isVariable ? [...new Set(values.filter((v) => v[2] === name).map((v) => v[1]))] : [];
}
// What reads a value in a stage that defines it: the values of these instructions, or their lines.
function readersOf(text: FunctionText, stage: StageText, name: string): string[] | undefined {
  const lines = stage.lines.map((line) => text.texts[line]);
  if (!name || !lines.some((line) => definition(line, name))) return undefined;
  const readers = lines.filter((line) => mentions(line, name) && !definition(line, name));
  return [...new Set(readers.map((line) => /^ *(%\S+) = /.exec(line)?.[1] ?? line.trim()))];
}
export function trailOf(text: FunctionText, selection: Selection): TrailStage[] {
  let current = selection,
    constant: string | undefined,
    stored: string[] = [],
    readers: string[] | undefined;
  return text.stages
    .filter((s) => s.changed)
    .map((stage) => {
      if (constant) return { stage, selection: current, lines: [], by: constant };
      const lines = selectedLines(text, stage, current);
      if (lines.length) {
        stored = storedIn(text, stage, current.value);
        if (stage.kind === "ssa") readers = readersOf(text, stage, current.value) ?? readers;
      }
      const by = lines.length
        ? undefined
        : (stage.replaced.get(current.value) ?? (stored.length === 1 ? stored[0] : undefined));
      if (!by) {
        const parts = lines.length
          ? []
          : selectedLines(text, { ...stage, folded: text.folded }, { ...current, value: "" });
        if (parts.length) return { stage, selection: current, lines: parts, isPart: true };
        return { stage, selection: current, lines, stored, readers };
      }
      stored = [];
      readers = undefined;
      if (by.startsWith("%")) current = selectValue(text, by);
      else constant = by;
      return {
        stage,
        selection: current,
        lines: constant ? [] : selectedLines(text, stage, current),
        by,
      };
    });
}

// The stage of a link.
export const stageOf = (stages: StageText[], name: string) => stages.find((s) => s.link === name);
