// lilt on a thread of its own. Messages to it: { wasm } once, then { id, words, files, streams }; from it: { id,
// status, output, errors }, and before it the pieces of a program that writes: { id, descriptor, text }.
import { run } from "../core/wasi.mjs";

let compiled: Promise<WebAssembly.Module>;
const post = (message: unknown) => (self as unknown as Worker).postMessage(message);

self.onmessage = async ({ data }) => {
  if (data.wasm) {
    compiled = WebAssembly.compile(data.wasm);
    return;
  }
  const { id, words, files, streams } = data;
  try {
    const decoders = [new TextDecoder(), new TextDecoder(), new TextDecoder()];
    const write = streams
      ? (descriptor: number, bytes: Uint8Array) =>
          post({ id, descriptor, text: decoders[descriptor].decode(bytes, { stream: true }) })
      : undefined;
    const { status, output, errors } = run(await compiled, words, { files, write });
    post({ id, status, output: new TextDecoder().decode(output), errors });
  } catch (problem) {
    const isDeep = problem instanceof RangeError;
    post({
      id,
      status: 2,
      output: "",
      errors: isDeep ? "the program is nested too deeply for a page" : `lilt stopped: ${problem}`,
    });
  }
};
