// The page: a program and its options; what lilt says of it, does with it, and what it does.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Editor, readMessages, type Message } from "./editor.ts";
import { Explain } from "./explain.ts";
import { llvm } from "./language.ts";
import { Lilt, type Answer } from "./lilt.ts";
import { EMPTY, readLink, writeLink, type Program } from "./link.ts";
import { Messages } from "./messages.tsx";
import { OWN, SCRIPT } from "./names.ts";
import { Options, optionsOf, scriptOf } from "./options.tsx";
import { Output, type Piece } from "./output.tsx";
import { OwnAllocator } from "./own_allocator.tsx";
import { packedPart, textPart } from "./parts.ts";
import { FORMS, save } from "./save.ts";

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
  starter: string; // an allocator in JavaScript
  manual: string; // HTML: what such an allocator gets and answers
}

const KEPT = "lilt-playground",
  MOST_OUTPUT = 200_000, // characters
  MOST_STEPS = 2_000_000, // of a run whose values are recorded
  PATIENCE = 5000, // ms, with an allocator of one's own
  TABS = {
    program: "Program",
    explain: "Explain",
    output: "Output",
    allocator: "Allocator",
    lesson: "Lesson",
  };
type Tab = keyof typeof TABS;

// lilt on threads: one that checks and explains, one that runs programs; and such as run scripts.
interface Threads {
  compiler: Lilt;
  runner: Lilt;
  scriptCompiler: Lilt;
  scriptRunner: Lilt;
}

const tooLong: Message = {
  severity: "error",
  message: `register allocator '${OWN}' (${SCRIPT}) does not answer within ${PATIENCE / 1000} seconds`,
  notes: [],
};
// What an answer says of the script; with its place, if it has one.
function scriptMessages({ fault }: Answer, messages: Message[]): Message[] {
  if (fault) return [{ severity: "error", notes: [], ...fault }];
  return messages.filter((message) => message.message.startsWith(`register allocator '${OWN}'`));
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

// The example of which the text is; a text that was changed is of none.
const exampleOf = ({ examples }: Given, text: string): Example | undefined =>
  examples.find(({ program }) => program.text === text);

interface AppProps {
  given: Given;
  first: Program;
  lesson: Example | null;
  threads: Threads;
  explain: Explain;
}
function App({ given, first, lesson, threads, explain }: AppProps) {
  const [program, setProgram] = useState(first),
    [messages, setMessages] = useState<Message[]>([]),
    [scriptFaults, setScriptFaults] = useState<Message[]>([]),
    [state, setState] = useState("compiling …"),
    [tab, setTab] = useState<Tab>("program"),
    [example, setExample] = useState<Example | null>(lesson),
    [pieces, setPieces] = useState<Piece[]>([]),
    [running, setRunning] = useState(false),
    [trace, setTrace] = useState(false);
  const editor = useRef<Editor>(null!),
    latest = useRef(program),
    isVerdict = useRef(false), // the pieces say whether the code is certified
    work = useRef({ isBusy: false, isStale: false, timer: 0 });
  latest.current = program;

  // A compile, by a thread that may run the script if there is one.
  function ask(program: Program, words: string[]): Promise<Answer> {
    const script = scriptOf(program);
    return script === undefined
      ? threads.compiler.run(words, program.text)
      : threads.scriptCompiler.run(words, program.text, { script, limit: PATIENCE });
  }
  async function compile() {
    const asked = latest.current,
      started = performance.now();
    const { errors } = await threads.compiler.run(
      ["check", "--diagnostics-format=json"],
      asked.text,
    );
    performance.measure("check", { start: started });
    const found = readMessages(errors);
    if (asked.text !== latest.current.text) return;
    editor.current.show(found);
    setMessages(found);
    if (found.some((message) => message.severity === "error"))
      return setState("has errors: the last program without them is explained");
    const words = ["explain", "--json", "--diagnostics-format=json", ...optionsOf(asked)],
      given = asked.arguments.trim();
    if (asked.values) words.push("--run", `--max-steps=${MOST_STEPS}`);
    if (asked.values && given) words.push("--", ...given.split(/\s+/));
    const answer = await ask(asked, words);
    const said = answer.errors === "too long" ? [tooLong] : readMessages(answer.errors);
    if (answer.errors === "stopped") return;
    setScriptFaults(scriptMessages(answer, said));
    if (answer.status !== 0) {
      setMessages(said);
      return setState("is not explained");
    }
    explain.show(answer.output);
    setState(`compiled in ${Math.round(performance.now() - started)} ms`);
    document.documentElement.dataset.compiled = String(Math.round(performance.now()));
  }
  async function follow() {
    if (work.current.isBusy) {
      work.current.isStale = true;
      threads.scriptCompiler.stop(); // its script may be endless
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
    if ((part.allocator === OWN || part.other === OWN) && !latest.current.script) {
      part.script = given.starter;
      setTab("allocator");
    }
    latest.current = { ...latest.current, ...part };
    setProgram(latest.current);
    forgetVerdict();
    keep(latest.current);
    clearTimeout(work.current.timer);
    work.current.timer = window.setTimeout(follow, 120);
  }

  // A verdict is about one program and its options.
  function forgetVerdict() {
    if (isVerdict.current) setPieces([]);
    isVerdict.current = false;
    delete document.documentElement.dataset.certified;
  }

  async function run() {
    if (running) {
      threads.runner.stop();
      threads.scriptRunner.stop();
      return;
    }
    setRunning(true);
    setTab("output");
    const all: Piece[] = [];
    let length = 0,
      isShown = true;
    const asked = latest.current,
      words = ["interpret"],
      script = asked.machine ? scriptOf(asked) : undefined,
      thread = script === undefined ? threads.runner : threads.scriptRunner;
    if (asked.machine) words.push("--machine", ...optionsOf(asked));
    if (asked.strict) words.push("--strict");
    else if (trace) words.push("--trace=-");
    const given = latest.current.arguments.trim();
    if (given) words.push("--", ...given.split(/\s+/));
    setPieces([]);
    isVerdict.current = false;
    const piece = (descriptor: number, text: string) => {
      if (length > MOST_OUTPUT) return;
      length += text.length;
      const last = all.at(-1);
      if (last?.descriptor === descriptor) last.text += text;
      else all.push({ descriptor, text });
      if (!isShown) return;
      isShown = false;
      setTimeout(() => ((isShown = true), setPieces([...all])), 50);
    };
    const { status, errors } = await thread.run(words, asked.text, {
      piece,
      input: asked.input,
      script,
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

  // Whether the machine code does what the program does.
  async function certify() {
    setTab("output");
    setPieces([{ descriptor: 3, text: "certifying …" }]);
    isVerdict.current = true;
    const asked = latest.current,
      words = ["check", "--code", "--functions", ...optionsOf(asked)],
      { output, errors } = await ask(asked, words);
    if (asked !== latest.current) return;
    setPieces([
      { descriptor: 1, text: output },
      { descriptor: 2, text: errors === "too long" ? tooLong.message : errors },
    ]);
    document.documentElement.dataset.certified = "yes";
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

  async function store(form: keyof typeof FORMS) {
    const { words } = FORMS[form],
      asked = latest.current;
    if (words.length === 0) return save(form, asked.text);
    const all = [...words, "--diagnostics-format=json", ...optionsOf(asked)],
      answer = await ask(asked, all);
    if (answer.status === 0) save(form, answer.bytes);
    else setMessages(readMessages(answer.errors));
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
      llvm,
      "Program in LLVM IR",
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
      setExample(exampleOf(given, linked.text) ?? null);
      change(linked);
    };
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  const runLatest = useRef(run);
  runLatest.current = run;

  const hasScript = scriptOf(program) !== undefined,
    shown = example?.program.text === program.text ? example : exampleOf(given, program.text);
  const lessons = given.examples.filter((each) => each.lesson),
    programs = given.examples.filter((each) => !each.lesson);
  return (
    <>
      <header>
        <h1>lilt playground</h1>
        <label>
          <span class="hidden">Example</span>
          <select value={shown?.name ?? ""} onChange={(e) => open(e.currentTarget.value)}>
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
        <label>
          <span class="hidden">Save</span>
          <select
            class="save"
            value=""
            onChange={(e) => {
              const form = e.currentTarget.value as keyof typeof FORMS;
              e.currentTarget.value = "";
              store(form);
            }}
          >
            <option value="">Save</option>
            {Object.entries(FORMS).map(([form, { label }]) => (
              <option value={form}>{label}</option>
            ))}
          </select>
        </label>
        <span class="state" role="status">
          {shared || state}
        </span>
      </header>
      <nav aria-label="Parts">
        {(Object.keys(TABS) as Tab[])
          .filter((each) => each !== "lesson" || example?.lesson)
          .filter((each) => each !== "allocator" || hasScript)
          .map((each) => (
            <button
              type="button"
              class={`to-${each}`}
              aria-current={each === tab ? "page" : undefined}
              onClick={() => setTab(each)}
            >
              {TABS[each]}
              {each === "program" && messages.length > 0 && <b> {messages.length}</b>}
              {each === "allocator" && scriptFaults.length > 0 && <b> {scriptFaults.length}</b>}
            </button>
          ))}
      </nav>
      <main data-tab={tab === "allocator" && !hasScript ? "program" : tab}>
        <section key="program" class="program" aria-label="Program">
          <div class="editor" ref={place} />
          <Messages
            messages={messages}
            label="Messages"
            go={(line, column) => editor.current.go(line, column)}
          />
        </section>
        <Output
          key="output"
          program={program}
          change={change}
          trace={trace}
          setTrace={setTrace}
          pieces={pieces}
          running={running}
          run={run}
          certify={certify}
        />
        {hasScript && (
          <OwnAllocator
            key="allocator"
            script={program.script}
            starter={given.starter}
            manual={given.manual}
            messages={scriptFaults}
            change={(script) => change({ script })}
            run={run}
          />
        )}
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

async function start() {
  const script = await textPart("worker"),
    wasm = packedPart("wasm");
  const threads: Threads = {
    compiler: new Lilt(script, wasm),
    runner: new Lilt(script, wasm),
    scriptCompiler: new Lilt(script, wasm, true),
    scriptRunner: new Lilt(script, wasm, true),
  };
  threads.compiler.start(); // it compiles lilt.wasm while the page is made
  const [page, programs] = await Promise.all([textPart("explain"), textPart("programs")]);
  const given: Given = JSON.parse(programs),
    first = (await readLink(location.hash)) ?? kept() ?? { ...EMPTY, ...given.examples[0].program };
  render(
    <App
      given={given}
      first={first}
      lesson={exampleOf(given, first.text) ?? null}
      threads={threads}
      explain={new Explain(page)}
    />,
    document.getElementById("page")!,
  );
  if (location.protocol.startsWith("http"))
    navigator.serviceWorker?.register("offline.js").catch(() => {}); // offline; no page needs it
}

document.getElementById("page")!.textContent = "";
start();
