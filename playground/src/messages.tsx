// lilt's messages as a list.
import type { Message } from "./editor.ts";

interface MessagesProps {
  messages: Message[];
  label: string;
  go: (line: number, column: number) => void;
}
export function Messages({ messages, label, go }: MessagesProps) {
  if (messages.length === 0) return null;
  return (
    <ul class="messages" aria-label={label}>
      {messages.map((message) => (
        <li class={message.severity}>
          {message.line ? (
            <button type="button" onClick={() => go(message.line!, message.column ?? 1)}>
              {message.line}:{message.column}
            </button>
          ) : null}{" "}
          <b>{message.severity}:</b> {message.message}
          {message.notes.map((note) => (
            <small>
              {note.line ? `line ${note.line}: ` : ""}
              {note.message}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}
