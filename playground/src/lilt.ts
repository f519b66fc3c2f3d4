// lilt as functions that answer later.
export interface Answer {
  status: number;
  output: string;
  errors: string;
}
type Piece = (descriptor: number, text: string) => void;

export const FILE = "program.ll";

// One worker, which does one thing at a time. `stop` ends what it does; the next call starts another worker.
export class Lilt {
  private worker: Worker | null = null;
  private waiting = new Map<number, { resolve: (answer: Answer) => void; piece?: Piece }>();
  private count = 0;

  constructor(
    private script: string,
    private wasm: Uint8Array<ArrayBuffer>,
  ) {}

  start() {
    if (this.worker) return this.worker;
    const url = URL.createObjectURL(new Blob([this.script], { type: "text/javascript" }));
    this.worker = new Worker(url);
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.postMessage({ wasm: this.wasm });
    return this.worker;
  }

  run(words: string[], text: string, piece?: Piece): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.count,
        end = words.indexOf("--"),
        at = end < 0 ? words.length : end;
      this.waiting.set(id, { resolve, piece });
      this.start().postMessage({
        id,
        words: [...words.slice(0, at), FILE, ...words.slice(at)],
        files: { [FILE]: text },
        streams: piece !== undefined,
      });
    });
  }

  stop() {
    this.worker?.terminate();
    this.worker = null;
    for (const { resolve } of this.waiting.values())
      resolve({ status: 130, output: "", errors: "stopped" });
    this.waiting.clear();
  }

  private take(data: Answer & { id: number; descriptor?: number; text?: string }) {
    const waiting = this.waiting.get(data.id);
    if (!waiting) return;
    if (data.descriptor !== undefined) return waiting.piece?.(data.descriptor, data.text!);
    this.waiting.delete(data.id);
    waiting.resolve(data);
  }
}
