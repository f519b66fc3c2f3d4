// The allocator of one's own: its text, what is wrong with it, and the lines that it gets.
import { useEffect, useRef } from "preact/hooks";
import { Editor, type Message } from "./editor.ts";
import { javascript } from "./language.ts";
import { Messages } from "./messages.tsx";

interface OwnAllocatorProps {
  script: string;
  starter: string;
  manual: string; // HTML
  messages: Message[];
  change: (script: string) => void;
  run: () => void;
}
export function OwnAllocator(p: OwnAllocatorProps) {
  const place = useRef<HTMLDivElement>(null),
    editor = useRef<Editor>(null!),
    latest = useRef(p);
  latest.current = p;
  useEffect(() => {
    editor.current = new Editor(
      place.current!,
      p.script,
      javascript,
      "Allocator in JavaScript",
      () => latest.current.change(editor.current.text),
      () => latest.current.run(),
    );
  }, []);
  useEffect(() => {
    if (editor.current.text !== p.script) editor.current.text = p.script;
  }, [p.script]);
  useEffect(() => editor.current.show(p.messages.filter((message) => message.line)), [p.messages]);
  return (
    <section class="allocator" aria-label="Allocator">
      <div class="editor" ref={place} />
      <Messages
        messages={p.messages}
        label="Messages about the allocator"
        go={(line, column) => editor.current.go(line, column)}
      />
      <details>
        <summary>What it gets and what it answers</summary>
        <button type="button" onClick={() => p.change(p.starter)} disabled={p.script === p.starter}>
          Back to the starter
        </button>
        <div class="lesson" tabIndex={0} dangerouslySetInnerHTML={{ __html: p.manual }} />
      </details>
    </section>
  );
}
