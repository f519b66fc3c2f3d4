// The page: a program and its options; what lilt says of it, does with it, and what it does.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Editor, readMessages, type Message } from "./editor.ts";
import { Explain } from "./explain.ts";
import { Lilt } from "./lilt.ts";
import { EMPTY, readLink, writeLink, type Program } from "./link.ts";
import { part, textPart } from "./parts.ts";

// What build.mjs makes of the examples and of the course.
interface Example {
  name: string;
  program: Partial<Program>;
  lesson: string; // HTML; "": none
  view: string; // address in the page of `lilt explain`
}
interface Given {
  allocators: string[];
  examples: Example[];
}

const KEPT = "lilt-playground",
  MOST_OUTPUT = 200_000, // characters
  TABS = { program: "Program", explain: "Explain", output: "Output", lesson: "Lesson" };
type Tab = keyof typeof TABS;
type Piece = { descriptor: number; text: string };

function optionsOf(program: Program): string[] {
  const words = [`-O${program.level}`];
  if (program.registers) words.push(`--ra-regs=${program.registers}`);
  if (program.allocator) words.push(`--regalloc=${program.allocator}`);
  if (program.other)
    words.push(
      `--compare-regalloc=${program.allocator || (program.level === "0" ? "fast" : "linear")},${program.other}`,
    );
  return words;
}

const keep = (program: Program) => {
  try {
    localStorage.setItem(KEPT, JSON.stringify(program));
  } catch {
    /* a page without storage forgets it */
  }
};
function kept(): Program | null {
  try {
    const stored = localStorage.getItem(KEPT);
    return stored ? { ...EMPTY, ...JSON.parse(stored) } : null;
  } catch {
    return null;
  }
}

interface AppProps {
  given: Given;
  first: Program;
  lesson: Example | null;
  compiler: Lilt;
  runner: Lilt;
  explain: Explain;
}
function App({ given, first, lesson, compiler, runner, explain }: AppProps) {
  const [program, setProgram] = useState(first),
    [messages, setMessages] = useState<Message[]>([]),
    [state, setState] = useState("compiling …"),
    [tab, setTab] = useState<Tab>("program"),
    [example, setExample] = useState<Example | null>(lesson),
    [pieces, setPieces] = useState<Piece[]>([]),
    [running, setRunning] = useState(false),
    [trace, setTrace] = useState(false);
  const editor = useRef<Editor>(null!),
    latest = useRef(program),
    work = useRef({ isBusy: false, isStale: false, timer: 0 });
  latest.current = program;

  async function compile() {
    const asked = latest.current,
      started = performance.now();
    const { errors } = await compiler.run(["check", "--diagnostics-format=json"], asked.text);
    performance.measure("check", { start: started });
    const found = readMessages(errors);
    if (asked.text !== latest.current.text) return;
    editor.current.show(found);
    setMessages(found);
    if (found.some((message) => message.severity === "error"))
      return setState("has errors: the last program without them is explained");
    const options = optionsOf(asked);
    const answer = await compiler.run(
      ["explain", "--json", "--diagnostics-format=json", ...options],
      asked.text,
    );
    if (answer.status !== 0) {
      setMessages(readMessages(answer.errors));
      return setState("is not explained");
    }
    explain.show(answer.output);
    setState(`compiled in ${Math.round(performance.now() - started)} ms`);
    document.documentElement.dataset.compiled = String(Math.round(performance.now()));
  }
  async function follow() {
    if (work.current.isBusy) {
      work.current.isStale = true;
      return;
    }
    work.current.isBusy = true;
    do {
      work.current.isStale = false;
      await compile();
    } while (work.current.isStale);
    work.current.isBusy = false;
  }
  function change(part: Partial<Program>) {
    latest.current = { ...latest.current, ...part };
    setProgram(latest.current);
    keep(latest.current);
    clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(follow, 120);
  }

  async function run() {
    if (running) return runner.stop();
    setRunning(true);
    setTab("output");
    const all: Piece[] = [];
    let length = 0,
      isShown = true;
    const words = ["interpret"];
    if (latest.current.strict) words.push("--strict");
    else if (trace) words.push("--trace=-");
    const given = latest.current.arguments.trim();
    if (given) words.push("--", ...given.split(/\s+/));
    setPieces([]);
    const { status, errors } = await runner.run(words, latest.current.text, (descriptor, text) => {
      if (length > MOST_OUTPUT) return;
      length += text.length;
      const last = all.at(-1);
      if (last?.descriptor === descriptor) last.text += text;
      else all.push({ descriptor, text });
      if (!isShown) return;
      isShown = false;
      setTimeout(() => ((isShown = true), setPieces([...all])), 50);
    });
    if (length > MOST_OUTPUT)
      all.push({ descriptor: 2, text: "\n… the rest of the output is left out\n" });
    const end =
      errors === "stopped" ? "stopped" : `${errors ? errors + "\n" : ""}exit status ${status}`;
    all.push({ descriptor: 3, text: end });
    setPieces([...all]);
    setRunning(false);
    document.documentElement.dataset.ran = String(status);
  }

  function open(name: string) {
    const chosen = given.examples.find((each) => each.name === name);
    if (!chosen) return;
    const next = { ...EMPTY, ...chosen.program };
    setExample(chosen);
    setTab(chosen.lesson ? "lesson" : "program");
    setPieces([]);
    explain.link = chosen.view;
    editor.current.text = next.text;
    change(next);
    history.replaceState(null, "", "#");
  }

  const [shared, setShared] = useState("");
  async function share() {
    const hash = await writeLink(latest.current);
    history.replaceState(null, "", hash);
    try {
      await navigator.clipboard.writeText(location.href);
      setShared("The link is copied.");
    } catch {
      setShared("The link is in the address bar.");
    }
    setTimeout(() => setShared(""), 4000);
  }

  const place = useRef<HTMLDivElement>(null),
    frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.current = new Editor(
      place.current!,
      first.text,
      () => change({ text: editor.current.text }),
      () => runLatest.current(),
    );
    frame.current!.append(explain.frame);
    explain.link = lesson?.view ?? "";
    follow();
    const listen = async () => {
      const linked = await readLink(location.hash);
      if (!linked) return;
      editor.current.text = linked.text;
      change(linked);
    };
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  const runLatest = useRef(run);
  runLatest.current = run;

  const lessons = given.examples.filter((each) => each.lesson),
    programs = given.examples.filter((each) => !each.lesson);
  return (
    <>
      <header>
        <h1>lilt playground</h1>
        <label>
          <span class="hidden">Example</span>
          <select value={example?.name ?? ""} onChange={(e) => open(e.currentTarget.value)}>
            <option value="" disabled>
              Examples and lessons
            </option>
            <optgroup label="Programs">
              {programs.map((each) => (
                <option value={each.name}>{each.name}</option>
              ))}
            </optgroup>
            <optgroup label="Course">
              {lessons.map((each) => (
                <option value={each.name}>{each.name}</option>
              ))}
            </optgroup>
          </select>
        </label>
        <Options program={program} allocators={given.allocators} change={change} />
        <button type="button" class="run" onClick={run} title="Ctrl+Enter in the editor">
          {running ? "Stop" : "Run"}
        </button>
        <button type="button" onClick={share}>
          Link
        </button>
        <span class="state" role="status">
          {shared || state}
        </span>
      </header>
      <nav aria-label="Parts">
        {(Object.keys(TABS) as Tab[])
          .filter((each) => each !== "lesson" || example?.lesson)
          .map((each) => (
            <button
              type="button"
              class={`to-${each}`}
              aria-current={each === tab ? "page" : undefined}
              onClick={() => setTab(each)}
            >
              {TABS[each]}
              {each === "program" && messages.length > 0 && <b> {messages.length}</b>}
            </button>
          ))}
      </nav>
      <main data-tab={tab}>
        <section key="program" class="program" aria-label="Program">
          <div class="editor" ref={place} />
          {messages.length > 0 && (
            <ul class="messages" aria-label="Messages">
              {messages.map((message) => (
                <Said message={message} go={(line, column) => editor.current.go(line, column)} />
              ))}
            </ul>
          )}
        </section>
        <section key="output" class="output" aria-label="Output">
          <form onSubmit={(e) => (e.preventDefault(), run())}>
            <label>
              Arguments{" "}
              <input
                value={program.arguments}
                onInput={(e) => change({ arguments: e.currentTarget.value })}
              />
            </label>
            <label title="The abstract machine of the LLVMlite specification: memory is trees">
              <input
                type="checkbox"
                checked={program.strict}
                onChange={(e) => change({ strict: e.currentTarget.checked })}
              />{" "}
              --strict
            </label>
            <label title="Each step of the program; not of the strict machine">
              <input
                type="checkbox"
                checked={trace}
                disabled={program.strict}
                onChange={(e) => setTrace(e.currentTarget.checked)}
              />{" "}
              --trace
            </label>
          </form>
          <pre tabIndex={0} aria-label="What the program writes">
            {pieces.length === 0 && !running && (
              <span class="hint">Run interprets the program: undefined behaviour is named.</span>
            )}
            {pieces.map((piece) => (
              <span class={`to-${piece.descriptor}`}>{piece.text}</span>
            ))}
          </pre>
        </section>
        {example?.lesson && (
          <section
            key="lesson"
            class="lesson"
            aria-label="Lesson"
            tabIndex={0}
            dangerouslySetInnerHTML={{ __html: example.lesson }}
          />
        )}
        <section key="explain" class="explain" aria-label="Explain" ref={frame} />
      </main>
    </>
  );
}

interface OptionsProps {
  program: Program;
  allocators: string[];
  change: (part: Partial<Program>) => void;
}
function Options({ program, allocators, change }: OptionsProps) {
  return (
    <form class="options" onSubmit={(e) => e.preventDefault()}>
      <label>
        Level{" "}
        <select value={program.level} onChange={(e) => change({ level: e.currentTarget.value })}>
          <option value="0">-O0</option>
          <option value="2">-O2</option>
        </select>
      </label>
      <label>
        Registers{" "}
        <select
          value={program.registers}
          onChange={(e) => change({ registers: Number(e.currentTarget.value) })}
        >
          <option value="0">all</option>
          {Array.from({ length: 14 }, (_, i) => (
            <option value={i + 2}>{i + 2}</option>
          ))}
        </select>
      </label>
      <label>
        Allocator{" "}
        <select
          value={program.allocator}
          onChange={(e) => change({ allocator: e.currentTarget.value })}
        >
          <option value="">default</option>
          {allocators.map((name) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
      <label>
        beside{" "}
        <select value={program.other} onChange={(e) => change({ other: e.currentTarget.value })}>
          <option value="">none</option>
          {allocators.map((name) => (
            <option>{name}</option>
          ))}
        </select>
      </label>
    </form>
  );
}

function Said({ message, go }: { message: Message; go: (line: number, column: number) => void }) {
  return (
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
  );
}

async function start() {
  const [wasm, script, page, programs] = await Promise.all([
    part("wasm"),
    textPart("worker"),
    textPart("explain"),
    textPart("programs"),
  ]);
  const given: Given = JSON.parse(programs),
    linked = await readLink(location.hash),
    lesson = linked || kept() ? null : given.examples[0];
  const compiler = new Lilt(script, wasm),
    runner = new Lilt(script, wasm);
  compiler.start();
  render(
    <App
      given={given}
      first={linked ?? kept() ?? { ...EMPTY, ...given.examples[0].program }}
      lesson={lesson}
      compiler={compiler}
      runner={runner}
      explain={new Explain(page)}
    />,
    document.getElementById("page")!,
  );
  if (location.protocol.startsWith("http"))
    navigator.serviceWorker?.register("offline.js").catch(() => {}); // offline; no page needs it
}

document.getElementById("page")!.textContent = "";
start();
