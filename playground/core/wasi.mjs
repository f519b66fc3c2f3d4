// The system that lilt.wasm runs on: WASI, preview 1, as far as lilt calls it. Files are read only, and all in one
// folder; the clock runs; there is nothing else.
//
//   const module = await WebAssembly.compile(bytes);
//   run(module, ["check", "a.ll"], { files: { "a.ll": text } })  →  { status, output, errors }

const SUCCESS = 0,
  BAD_DESCRIPTOR = 8,
  NO_ENTRY = 44,
  NOT_SUPPORTED = 52,
  IS_DIRECTORY = 3,
  IS_FILE = 4,
  IS_TERMINAL = 2,
  FOLDER = 3; // the descriptor that the program finds open

class Exit {
  constructor(status) {
    this.status = status;
  }
}

class System {
  constructor(words, { files = {}, input = new Uint8Array(), write }) {
    const encoder = new TextEncoder();
    this.words = ["lilt", ...words].map((word) => encoder.encode(word + "\0"));
    this.files = new Map(
      Object.entries(files).map(([name, text]) => [
        name,
        typeof text === "string" ? encoder.encode(text) : text,
      ]),
    );
    this.open = new Map([[0, { bytes: input, at: 0 }]]);
    this.write = write;
  }

  get view() {
    return new DataView(this.memory.buffer);
  }
  bytes(at, length) {
    return new Uint8Array(this.memory.buffer, at, length);
  }
  text(at, length) {
    return new TextDecoder().decode(this.bytes(at, length));
  }
  // The pieces of a list of `count` addresses and lengths.
  pieces(list, count) {
    const view = this.view;
    return Array.from({ length: count }, (_, i) =>
      this.bytes(view.getUint32(list + 8 * i, true), view.getUint32(list + 8 * i + 4, true)),
    );
  }
  set32(at, value) {
    this.view.setUint32(at, value, true);
    return SUCCESS;
  }
  set64(at, value) {
    this.view.setBigUint64(at, BigInt(value), true);
    return SUCCESS;
  }

  // --- arguments, clock

  args_sizes_get(count, size) {
    this.set32(count, this.words.length);
    return this.set32(
      size,
      this.words.reduce((sum, word) => sum + word.length, 0),
    );
  }
  args_get(list, place) {
    this.words.forEach((word, i) => {
      this.set32(list + 4 * i, place);
      this.bytes(place, word.length).set(word);
      place += word.length;
    });
    return SUCCESS;
  }
  environ_sizes_get(count, size) {
    this.set32(count, 0);
    return this.set32(size, 0);
  }
  environ_get() {
    return SUCCESS;
  }
  clock_time_get(clock, _precision, result) {
    const milliseconds = clock === 0 ? Date.now() : performance.now();
    return this.set64(result, Math.round(milliseconds * 1e6));
  }
  random_get(at, length) {
    crypto.getRandomValues(this.bytes(at, length));
    return SUCCESS;
  }
  proc_exit(status) {
    throw new Exit(status);
  }

  // --- files

  fd_prestat_get(descriptor, result) {
    if (descriptor !== FOLDER) return BAD_DESCRIPTOR;
    this.set32(result, 0);
    return this.set32(result + 4, 1);
  }
  fd_prestat_dir_name(_descriptor, at) {
    this.bytes(at, 1)[0] = ".".charCodeAt(0);
    return SUCCESS;
  }
  path_open(_folder, _lookup, path, length, _open, _rights, _inherited, _flags, result) {
    const bytes = this.files.get(this.text(path, length).replace(/^(\.?\/)*/, ""));
    if (bytes === undefined) return NO_ENTRY;
    let descriptor = FOLDER + 1;
    while (this.open.has(descriptor)) ++descriptor;
    this.open.set(descriptor, { bytes, at: 0 });
    return this.set32(result, descriptor);
  }
  fd_close(descriptor) {
    this.open.delete(descriptor);
    return SUCCESS;
  }
  fd_read(descriptor, list, count, result) {
    const file = this.open.get(descriptor);
    if (file === undefined) return BAD_DESCRIPTOR;
    let total = 0;
    for (const piece of this.isSilent ? [] : this.pieces(list, count)) {
      const part = file.bytes.subarray(file.at, file.at + piece.length);
      piece.set(part);
      file.at += part.length;
      total += part.length;
    }
    return this.set32(result, total);
  }
  fd_pread(descriptor, list, count, offset, result) {
    const file = this.open.get(descriptor);
    if (file === undefined) return BAD_DESCRIPTOR;
    const { at } = file;
    file.at = Number(offset);
    const status = this.fd_read(descriptor, list, count, result);
    file.at = at;
    return status;
  }
  fd_write(descriptor, list, count, result) {
    let total = 0;
    for (const piece of this.pieces(list, count)) {
      if (!this.isSilent) this.write(descriptor, piece.slice());
      total += piece.length;
    }
    return this.set32(result, total);
  }
  fd_seek(descriptor, offset, from, result) {
    const file = this.open.get(descriptor);
    if (file === undefined) return BAD_DESCRIPTOR;
    file.at = Number(offset) + [0, file.at, file.bytes.length][from];
    return this.set64(result, file.at);
  }
  kind(descriptor) {
    return descriptor === FOLDER ? IS_DIRECTORY : descriptor < FOLDER ? IS_TERMINAL : IS_FILE;
  }
  fd_fdstat_get(descriptor, result) {
    this.bytes(result, 24).fill(0);
    this.bytes(result, 1)[0] = this.kind(descriptor);
    this.set64(result + 8, 0xffffffffffffffffn);
    return this.set64(result + 16, 0xffffffffffffffffn);
  }
  fd_filestat_get(descriptor, result) {
    this.bytes(result, 64).fill(0);
    this.bytes(result + 16, 1)[0] = this.kind(descriptor);
    return this.set64(result + 32, this.open.get(descriptor)?.bytes.length ?? 0);
  }
}

// What lilt.wasm asks of the page: an allocator's answer (allocator_call.cpp); silence while a run is recorded
// (machine_program.cpp).
function asking(system, allocator) {
  let answer = new Uint8Array();
  return {
    ask(at, length) {
      const { text, isAnswer } = allocator.answer(system.text(at, length));
      answer = new TextEncoder().encode(text);
      return isAnswer ? answer.length : -answer.length;
    },
    take(at) {
      system.bytes(at, answer.length).set(answer);
    },
    silence(isSilent) {
      system.isSilent = isSilent !== 0;
    },
  };
}

// Runs lilt once. `write(descriptor, bytes)`: takes the output as it comes; without it, it is in the result: `output`
// as bytes, `errors` as text. `allocator`: what runs the one of --load-allocator (allocator.mjs). Throws what
// WebAssembly throws, such as RangeError: the stack is full.
export function run(module, words, { files, input, write, allocator } = {}) {
  const kept = [[], []];
  const system = new System(words, {
    files,
    input,
    write: write ?? ((descriptor, bytes) => kept[descriptor === 2 ? 1 : 0].push(bytes)),
  });
  const calls = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    if (from !== "lilt")
      calls[name] = name in System.prototype ? system[name].bind(system) : () => NOT_SUPPORTED;
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: calls,
    lilt: asking(system, allocator),
  });
  system.memory = instance.exports.memory;
  let status = 0;
  try {
    instance.exports._start();
  } catch (problem) {
    if (!(problem instanceof Exit)) throw problem;
    status = problem.status;
  }
  const [output, errors] = kept.map(joined);
  return { status, output, errors: new TextDecoder().decode(errors) };
}

function joined(pieces) {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
