// What every view gets, and the keyboard.
import { useEffect, useRef } from "preact/hooks";
import type { ExplainRecord, FunctionRecord } from "./record.ts";
import type { Link } from "./links.ts";
import type { FunctionText, Selection } from "./stages.ts";

export interface ViewProps {
  record: ExplainRecord;
  function: FunctionRecord;
  text: FunctionText;
  link: Link;
  selection: Selection;
  go: (change: Partial<Link>, keep?: boolean) => void; // keep: replaces the entry in the history
  select: (selection: Selection) => void;
  theme: string;
}

export const typing = (event: Event) =>
  /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);

// Keys of the page; a handler says whether it took the key.
export function useKeys(handler: (key: string, event: KeyboardEvent) => boolean) {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.defaultPrevented ||
        document.querySelector("dialog[open]")
      )
        return;
      const range =
        (event.target as HTMLInputElement).type === "range" &&
        /^(Arrow|Home|End|Page)/.test(event.key);
      if (typing(event) && (range || (event.target as HTMLInputElement).type !== "range")) return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
