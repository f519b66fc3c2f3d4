// An allocator in JavaScript: a text that defines `allocate`, a function of the lines that describe a function to
// decisions, one a string (docs/allocators.md, "In any language").

export class Allocator {
  fault = null; // the last: { message, line, column }, of the text if they are known

  constructor(name, text) {
    this.name = name;
    this.text = text;
  }

  // As lilt.wasm asks: its decisions, or what the allocator did instead.
  answer(lines) {
    try {
      this.allocate ??= evaluated(this.name, this.text);
      const decisions = this.allocate(lines.trimEnd().split("\n").slice(0, -1)); // without "end"
      return { text: [...decisions, "end", ""].join("\n"), isAnswer: true };
    } catch (problem) {
      this.fault = faultOf(this.name, problem);
      const place = this.fault.line ? ` (${this.name}:${this.fault.line})` : "";
      return { text: `throws '${this.fault.message}'${place} in`, isAnswer: false };
    }
  }
}

function evaluated(name, text) {
  const evaluate = globalThis.eval; // not of this scope
  const allocate = evaluate(
    `${text}\n;typeof allocate === "function" ? allocate : null\n//# sourceURL=${name}`,
  );
  if (allocate === null) throw new TypeError("it defines no function 'allocate'");
  return allocate;
}

function faultOf(name, problem) {
  const message = String(problem),
    stack = String(problem?.stack ?? ""),
    at = stack.indexOf(name + ":"),
    [, line, column] = /^:(\d+):?(\d+)?/.exec(at < 0 ? "" : stack.slice(at + name.length)) ?? [];
  if (line) return { message, line: Number(line), column: Number(column ?? 1) };
  return { message, ...reported(problem) };
}

// Where the text is wrong, by the browser: a SyntaxError's stack does not say it.
function reported(problem) {
  if (typeof globalThis.reportError !== "function") return {};
  let place = {};
  const note = (event) => {
    event.preventDefault();
    place = { line: event.lineno, column: event.colno };
  };
  addEventListener("error", note);
  globalThis.reportError(problem);
  removeEventListener("error", note);
  return place;
}
