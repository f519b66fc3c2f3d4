// The editor, and lilt's messages in it.
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState, type Extension, type Text } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { basicSetup } from "codemirror";

// As `lilt check --diagnostics-format=json` writes it.
export interface Message {
  severity: "error" | "warning" | "remark" | "note";
  line?: number; // from 1
  column?: number; // from 1, in bytes
  message: string;
  notes: Message[];
}

export function readMessages(json: string): Message[] {
  try {
    return JSON.parse(json || "[]");
  } catch {
    return [{ severity: "error", message: json.trim(), notes: [] }];
  }
}

// The place of a column that is counted in bytes of UTF-8.
export function place(doc: Text, line: number, column: number): number {
  const { from, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  if (/^[\x00-\x7f]*$/.test(text)) return from + Math.min(column - 1, text.length);
  const bytes = new TextEncoder().encode(text).slice(0, column - 1);
  return from + new TextDecoder().decode(bytes).length;
}

function diagnostic(doc: Text, message: Message): Diagnostic {
  const from = message.line ? place(doc, message.line, message.column ?? 1) : 0;
  const token = /^(?:[%@!]?[-\w$.]+|.)/.exec(doc.sliceString(from, from + 80))?.[0] ?? "";
  return {
    from,
    to: from + token.length,
    severity: message.severity === "error" ? "error" : "warning",
    message: [
      message.message,
      ...message.notes.map((note) => `line ${note.line}: ${note.message}`),
    ].join("\n"),
  };
}

export class Editor {
  readonly view: EditorView;

  constructor(
    parent: HTMLElement,
    text: string,
    language: Extension,
    label: string,
    changed: () => void,
    run: () => void,
  ) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }]),
          basicSetup,
          language,
          lintGutter(),
          EditorView.contentAttributes.of({ "aria-label": label }),
          EditorView.updateListener.of((update) => update.docChanged && changed()),
        ],
      }),
    });
    this.view.scrollDOM.tabIndex = 0; // the keyboard scrolls it
  }

  get text() {
    return this.view.state.doc.toString();
  }
  set text(text: string) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  show(messages: Message[]) {
    const { state } = this.view;
    this.view.dispatch(
      setDiagnostics(
        state,
        messages.map((message) => diagnostic(state.doc, message)),
      ),
    );
  }

  go(line: number, column: number) {
    const at = place(this.view.state.doc, line, column);
    this.view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
    this.view.focus();
  }
}
