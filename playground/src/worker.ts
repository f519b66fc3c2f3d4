// lilt on a thread of its own. Messages to it: { wasm }, packed, once, then { id, words, files, input, streams, script }; from
// it: { id, status, output, errors, fault }, and before it the pieces of a program that writes: { id, descriptor, text
// }. If the first message is a port, the others come and go there.
import { Allocator } from "../core/allocator.mjs";
import { run } from "../core/wasi.mjs";
import { SCRIPT } from "./names.ts";
import { bytesOf } from "./parts.ts";

let compiled: Promise<WebAssembly.Module>;
let post = (message: unknown) => (self as unknown as Worker).postMessage(message);

// Compiled while it is unpacked.
function unpacked(wasm: string): Promise<WebAssembly.Module> {
  const stream = new Blob([bytesOf(wasm)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(stream, { headers }));
}

async function take({ data, ports }: MessageEvent) {
  if (ports[0]) {
    const [port] = ports;
    post = port.postMessage.bind(port);
    port.onmessage = take;
    return;
  }
  if (data.wasm) {
    compiled = unpacked(data.wasm);
    return;
  }
  const { id, words, files, input, streams, script } = data;
  const allocator = script === undefined ? undefined : new Allocator(SCRIPT, script);
  try {
    const decoders = [new TextDecoder(), new TextDecoder(), new TextDecoder()];
    const write = streams
      ? (descriptor: number, bytes: Uint8Array) =>
          post({ id, descriptor, text: decoders[descriptor].decode(bytes, { stream: true }) })
      : undefined;
    const options = { files, input: new TextEncoder().encode(input), write, allocator };
    const { status, output, errors } = run(await compiled, words, options);
    post({ id, status, output, errors, fault: allocator?.fault });
  } catch (problem) {
    const isDeep = problem instanceof RangeError;
    post({
      id,
      status: 2,
      output: new Uint8Array(),
      errors: isDeep ? "the program is nested too deeply for a page" : `lilt stopped: ${problem}`,
    });
  }
}
self.onmessage = take;
