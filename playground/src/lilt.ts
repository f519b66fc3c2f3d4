// lilt as functions that answer later.
import { FILE, SCRIPT } from "./names.ts";

export interface Fault {
  message: string;
  line?: number; // from 1, of the script
  column?: number;
}
export interface Answer {
  status: number;
  output: string;
  bytes: Uint8Array<ArrayBuffer>; // the output
  errors: string;
  fault?: Fault | null; // of the script
}
type Piece = (descriptor: number, text: string) => void;
interface Asked {
  piece?: Piece;
  input?: string; // standard input
  script?: string; // an allocator
  limit?: number; // in ms
}

// What a thread says (worker.ts).
interface Said {
  id: number;
  status: number;
  output: Uint8Array<ArrayBuffer>;
  errors: string;
  fault?: Fault | null;
  descriptor?: number;
  text?: string;
}

// A thread that runs lilt.
interface Thread {
  post(message: unknown): void;
  end(): void;
}

function worker(script: string, take: (data: unknown) => void): Thread {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" })),
    thread = new Worker(url);
  thread.onmessage = ({ data }) => take(data);
  return { post: (message) => thread.postMessage(message), end: () => thread.terminate() };
}

// A worker of a frame that has another origin, and no network: what runs there reaches neither the page nor what the
// browser has stored for it.
function workerApart(script: string, take: (data: unknown) => void): Thread {
  const frame = document.createElement("iframe"),
    { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => take(data);
  frame.title = "the allocator's thread";
  frame.hidden = true;
  frame.sandbox.add("allow-scripts");
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:"><script>
    onmessage = ({ data, ports }) => {
      const thread = new Worker(URL.createObjectURL(new Blob([data], { type: "text/javascript" })));
      thread.postMessage(null, ports);
    };
  </script>`;
  frame.onload = () => frame.contentWindow!.postMessage(script, "*", [port2]);
  document.body.append(frame);
  return { post: (message) => port1.postMessage(message), end: () => frame.remove() };
}

// One thread, which does one thing at a time. `stop` ends what it does; the next call starts another one.
export class Lilt {
  private thread: Thread | null = null;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; piece?: Piece }>();
  private count = 0;

  // `isApart`: it may run scripts that others have written.
  constructor(
    private script: string,
    private wasm: string, // packed
    private isApart = false,
  ) {}

  start() {
    if (this.thread) return this.thread;
    const take = (data: unknown) => this.take(data as Said);
    this.thread = (this.isApart ? workerApart : worker)(this.script, take);
    this.thread.post({ wasm: this.wasm });
    return this.thread;
  }

  run(words: string[], text: string, asked: Asked = {}): Promise<Answer> {
    const { piece, input = "", script, limit } = asked;
    return new Promise((resolve) => {
      const id = ++this.count,
        end = words.indexOf("--"),
        at = end < 0 ? words.length : end,
        load = script === undefined ? [] : [`--load-allocator=${SCRIPT}`];
      this.waiting.set(id, { resolve, piece });
      this.start().post({
        id,
        words: [...words.slice(0, at), ...load, FILE, ...words.slice(at)],
        files: { [FILE]: text },
        input,
        streams: piece !== undefined,
        script,
      });
      if (limit) setTimeout(() => this.waiting.has(id) && this.stop("too long"), limit);
    });
  }

  // Those who wait get this for `errors`.
  stop(errors = "stopped") {
    this.thread?.end();
    this.thread = null;
    for (const { resolve } of this.waiting.values())
      resolve({ status: 130, output: "", bytes: new Uint8Array(), errors });
    this.waiting.clear();
  }

  private take(data: Said) {
    const waiting = this.waiting.get(data.id);
    if (!waiting) return;
    if (data.descriptor !== undefined) return waiting.piece?.(data.descriptor, data.text!);
    this.waiting.delete(data.id);
    waiting.resolve({ ...data, bytes: data.output, output: new TextDecoder().decode(data.output) });
  }
}
