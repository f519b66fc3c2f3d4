// Lists of which only the visible rows exist: stages of large functions have tens of thousands of
// lines.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export const px = (length: number) => `${length}px`;

// Size of an element, and again when it changes.
export function useSize<T extends HTMLElement>() {
  const ref = useRef<T>(null),
    [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current!;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

interface RowsProps {
  count: number;
  rowHeight: number;
  row: (index: number) => ComponentChildren; // an element with role="option" and id `${id}-${index}`
  id: string;
  label: string;
  current: number; // the row of the keyboard; -1 none
  show?: number; // scrolls to this row when it changes
  onCurrent: (index: number) => void;
  onKey?: (event: KeyboardEvent) => boolean; // true: handled
  onClick?: (event: MouseEvent) => void;
  // Of rows of two cells side by side, each as wide as half of what is seen: the widest of them, in CSS. The
  // texts of both move at once.
  cell?: string;
  class?: string;
}
const BEYOND = 12;

export function Rows(p: RowsProps) {
  const [ref, size] = useSize<HTMLDivElement>(),
    [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / p.rowHeight) - BEYOND);
  const last = Math.min(p.count, Math.ceil((top + (size.height || 900)) / p.rowHeight) + BEYOND);
  const reveal = (index: number) => {
    const element = ref.current!,
      y = index * p.rowHeight;
    if (
      y < element.scrollTop + p.rowHeight ||
      y > element.scrollTop + element.clientHeight - 2 * p.rowHeight
    )
      element.scrollTop = Math.max(0, y - element.clientHeight / 3);
  };
  useEffect(() => {
    if (p.show !== undefined && p.show >= 0) reveal(p.show);
  }, [p.show, p.count, size.height > 0]);
  const move = (to: number) => {
    const index = Math.max(0, Math.min(p.count - 1, to));
    p.onCurrent(index);
    reveal(index);
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(size.height / p.rowHeight) - 1);
    const steps: { [key: string]: number } = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -p.count,
      End: p.count,
    };
    if (steps[event.key] !== undefined)
      move(Math.max(p.current, 0) + (p.current < 0 ? 0 : steps[event.key]));
    else if (!p.onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const rows = [];
  for (let index = first; index < last; ++index) rows.push(p.row(index));
  const all = {
    height: px(p.count * p.rowHeight),
    minWidth: p.cell && `max(100%, calc(50% + ${p.cell}))`,
  };
  return (
    <div
      ref={ref}
      class={`rows ${p.cell ? "two " : ""}${p.class ?? ""}`}
      tabIndex={0}
      role="listbox"
      aria-label={p.label}
      id={p.id}
      aria-activedescendant={
        p.current >= first && p.current < last ? `${p.id}-${p.current}` : undefined
      }
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
        if (p.cell) currentTarget.style.setProperty("--shift", px(currentTarget.scrollLeft));
      }}
      onKeyDown={key}
      onClick={p.onClick}
    >
      <div role="presentation" class="rows-all" style={all}>
        <div
          role="presentation"
          class="rows-shown"
          style={{
            transform: `translateY(${first * p.rowHeight}px)`,
            width: p.cell && px(size.width),
          }}
        >
          {rows}
        </div>
      </div>
    </div>
  );
}
