// Code: one stage, or two beside each other. A click (or Enter) selects a line's origin in the
// source, a click on a value (or the arrow keys left and right, then Enter) the value; both are
// then marked in every stage.
import { useMemo, useState } from "preact/hooks";
import type { DifferenceRow } from "./difference.ts";
import { Rows } from "./rows.tsx";
import {
  isSelected,
  NOTHING,
  selectValue,
  tokenize,
  type FunctionText,
  type Selection,
  type StageText,
} from "./stages.ts";
import { type Mark } from "./marks.ts";
import type { Beside } from "./run.ts";

const LINE = 20,
  BESIDE = 170; // of a cell of two: the origin, the sign and a mark
const tokens = new Map<string, ReturnType<typeof tokenize>>();
function tokensOf(line: string) {
  let found = tokens.get(line);
  if (!found) {
    if (tokens.size > 20000) tokens.clear();
    tokens.set(line, (found = tokenize(line)));
  }
  return found;
}

// A line with its values as parts that can be clicked.
export function Line({
  text,
  value,
  cursor = -1,
}: {
  text: string;
  value: string;
  cursor?: number;
}) {
  let index = 0;
  return (
    <>
      {tokensOf(text).map((token) => {
        if (token.kind === "value") {
          const chosen = token.text === value,
            at = index++;
          return (
            <span
              class={`value${chosen ? " chosen" : ""}${at === cursor ? " cursor" : ""}`}
              data-value={token.text}
            >
              {token.text}
            </span>
          );
        }
        return token.kind ? <span class={token.kind}>{token.text}</span> : token.text;
      })}
    </>
  );
}

export interface CodeProps {
  id: string;
  label: string;
  text: FunctionText;
  left: StageText;
  right?: StageText;
  rows: DifferenceRow[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  position: number; // the line shown first
  onPosition: (line: number) => void;
  marks?: (Mark | undefined)[]; // by line of the last stage
  values?: Map<number, Beside>; // of a run, by line
  wanted?: (line: string) => boolean; // found by the search
}

export function Code(p: CodeProps) {
  const [cursor, setCursor] = useState(-1),
    [own, setOwn] = useState({ rows: p.rows, position: -1, index: -1 });
  const place = useMemo(
    () => (p.right ? p.rows.findIndex((r) => r.right === p.position) : p.position),
    [p.rows, p.position, !!p.right],
  );
  // A row that only the left stage has is no position of a link; it is current until the position
  // changes.
  const rowOf =
    own.rows === p.rows && own.position === p.position && own.index >= 0 ? own.index : place;
  const sideOf = (row: DifferenceRow) =>
    p.right && row.right >= 0 ? ([p.right, row.right] as const) : ([p.left, row.left] as const);
  const choose = (stage: StageText, line: number) => {
    const origin = stage.origins[line];
    p.onSelect(
      origin && !(p.selection.lines.includes(origin) && !p.selection.value)
        ? { lines: [origin], value: "" }
        : NOTHING,
    );
  };
  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement,
      cell = target.closest<HTMLElement>("[data-line]");
    if (!cell) return;
    const line = Number(cell.dataset.line),
      stage = cell.dataset.side === "left" || !p.right ? p.left : p.right;
    if (target.dataset.value)
      p.onSelect(
        target.dataset.value === p.selection.value
          ? NOTHING
          : selectValue(p.text, target.dataset.value),
      );
    else choose(stage, line);
    if (stage === (p.right ?? p.left)) p.onPosition(line);
  };
  const valuesAt = (index: number) => {
    const [stage, line] = sideOf(p.rows[index]);
    return tokensOf(p.text.texts[stage.lines[line]] ?? "")
      .filter((t) => t.kind === "value")
      .map((t) => t.text);
  };
  const key = (event: KeyboardEvent) => {
    if (rowOf < 0) return false;
    const values = valuesAt(rowOf);
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      setCursor(
        Math.max(-1, Math.min(values.length - 1, cursor + (event.key === "ArrowRight" ? 1 : -1))),
      );
    } else if (event.key === "Enter") {
      if (cursor >= 0 && values[cursor]) p.onSelect(selectValue(p.text, values[cursor]));
      else choose(...sideOf(p.rows[rowOf]));
    } else return false;
    return true;
  };
  const move = (index: number) => {
    setCursor(-1);
    const line = p.right ? p.rows[index].right : index,
      position = line < 0 ? p.position : line;
    setOwn({ rows: p.rows, position, index });
    if (position !== p.position) p.onPosition(position);
  };
  const row = (index: number) => {
    const { left, right, same } = p.rows[index],
      current = index === rowOf;
    return (
      <div
        key={index}
        id={`${p.id}-${index}`}
        role="option"
        aria-selected={current}
        aria-label={blank(p, index) ? "empty line" : undefined}
        class={`row${p.right ? " two" : ""}${current ? " current" : ""}`}
      >
        <Cell
          {...{ code: p, stage: p.left, line: left, side: "left", same }}
          cursor={current && !(p.right && right >= 0) ? cursor : -1}
        />
        {p.right && (
          <Cell
            {...{ code: p, stage: p.right, line: right, side: "right", same }}
            cursor={current && right >= 0 ? cursor : -1}
          />
        )}
      </div>
    );
  };
  const longest = useMemo(() => {
    const lengthOf = (stage: StageText) =>
      stage.lines.reduce((most, line) => Math.max(most, p.text.texts[line]?.length ?? 0), 0);
    return p.right ? Math.max(lengthOf(p.left), lengthOf(p.right)) : 0;
  }, [p.text, p.left, p.right]);
  return (
    <Rows
      id={p.id}
      label={p.label}
      count={p.rows.length}
      rowHeight={LINE}
      row={row}
      current={rowOf}
      show={rowOf}
      onCurrent={move}
      onKey={key}
      onClick={click}
      cell={p.right && `${longest}ch + ${BESIDE}px`}
      class="code"
    />
  );
}

interface CellProps {
  code: CodeProps;
  stage: StageText;
  line: number;
  side: string;
  same: boolean;
  cursor: number;
}
// A line of one of the stages.
function Cell({ code: p, stage, line, side, same, cursor }: CellProps) {
  if (line < 0) return <span class={`cell none ${side}`} />;
  const text = p.text.texts[stage.lines[line]] ?? "";
  const origin = stage.origins[line];
  const mark = stage === (p.right ?? p.left) ? p.marks?.[line] : undefined;
  const beside = p.values?.get(line);
  const names = ["cell", side];
  if (isSelected(p.selection, text, stage, line)) names.push("selected");
  if (!same) names.push(side === "left" ? "removed" : "added");
  if (p.wanted?.(text)) names.push("wanted");
  return (
    <span class={names.join(" ")} data-line={line} data-side={side}>
      <span class="origin">{origin || ""}</span>
      {p.right && <span class="sign">{same ? "" : side === "left" ? "−" : "+"}</span>}
      <span class="text">
        <Line text={text} value={p.selection.value} cursor={cursor} />
      </span>
      {beside && (
        <span class={`beside${beside.old ? " old" : ""}`} title={beside.title}>
          {beside.text}
        </span>
      )}
      {mark && (
        <span class={`mark ${mark.kind}`} title={mark.title}>
          {mark.text}
        </span>
      )}
    </span>
  );
}

function blank({ rows, text, left, right }: CodeProps, index: number): boolean {
  const { left: l, right: r } = rows[index],
    empty = (stage: StageText | undefined, line: number) =>
      !stage || line < 0 || !text.texts[stage.lines[line]]?.trim();
  return empty(left, l) && empty(right, r);
}
