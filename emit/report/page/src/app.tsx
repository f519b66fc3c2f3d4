// The page's frame: what is shown where (kept in the address), the views, the keyboard, the
// colours.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ExplainRecord, FunctionRecord } from "./record.ts";
import { readLink, VIEWS, writeLink, type Link, type View } from "./links.ts";
import { functionText, NOTHING, selectValue, type FunctionText, type Selection } from "./stages.ts";
import { useKeys, type ViewProps } from "./view.ts";
import { Help } from "./help.tsx";
import { StagesView } from "./view_stages.tsx";
import { GraphView } from "./view_graph.tsx";
import { ReplayView } from "./view_replay.tsx";
import { CompareView } from "./view_compare.tsx";
import { QuizView } from "./view_quiz.tsx";
import { HandoutView } from "./view_handout.tsx";
import { RunView } from "./view_run.tsx";

const NAMES: { [view in View]: string } = {
  stages: "Stages",
  graph: "Graph",
  replay: "Allocator",
  compare: "Compare",
  quiz: "Quiz",
  handout: "Handout",
  run: "Run",
};
const THEMES = ["auto", "light", "dark"];

// The address follows the link, but not more often than browsers allow.
function useLink(first: string): [Link, (change: Partial<Link>, keep?: boolean) => void] {
  const [link, setLink] = useState(() => readLink(location.hash));
  const latest = useRef(link),
    timer = useRef(0);
  latest.current = link;
  useEffect(() => {
    const listen = () => setLink(readLink(location.hash));
    addEventListener("popstate", listen);
    addEventListener("hashchange", listen);
    return () => {
      removeEventListener("popstate", listen);
      removeEventListener("hashchange", listen);
    };
  }, []);
  const go = useCallback((change: Partial<Link>, keep = false) => {
    const next = (latest.current = {
      ...latest.current,
      function: latest.current.function || first,
      ...change,
    });
    setLink(next);
    clearTimeout(timer.current);
    if (keep)
      timer.current = window.setTimeout(
        () => history.replaceState(null, "", writeLink(latest.current)),
        250,
      );
    else history.pushState(null, "", writeLink(next));
  }, []);
  return [link, go];
}

function useTheme(): [string, string, () => void] {
  const stored = () => {
    try {
      return localStorage.getItem("lilt-explain-theme") ?? "auto";
    } catch {
      return "auto";
    }
  };
  const [theme, setTheme] = useState(stored),
    [, setSystem] = useState(0);
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)"),
      changed = () => setSystem((n) => n + 1);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  const dark =
    theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  return [
    theme,
    dark ? "dark" : "light",
    () => {
      const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      try {
        localStorage.setItem("lilt-explain-theme", next);
      } catch {
        /* a page without storage forgets it */
      }
      setTheme(next);
    },
  ];
}

const texts = new WeakMap<FunctionRecord, FunctionText>();
function textOf(record: ExplainRecord, chosen: FunctionRecord): FunctionText {
  let text = texts.get(chosen);
  if (!text) texts.set(chosen, (text = functionText(record, chosen)));
  return text;
}

export function App({ record }: { record: ExplainRecord }) {
  const [link, go] = useLink(record.functions[0]?.name ?? ""),
    [theme, shade, nextTheme] = useTheme(),
    [help, setHelp] = useState(false);
  const chosen = record.functions.find((f) => f.name === link.function) ?? record.functions[0];
  const text = chosen && textOf(record, chosen);
  const selection = useMemo((): Selection => {
    const of =
      link.value && text ? selectValue(text, link.value) : { lines: [], value: link.value };
    return link.lines.length ? { ...of, lines: link.lines } : of;
  }, [link.value, link.lines.join(), text]);
  const select = (s: Selection) => go({ value: s.value, lines: s.value ? [] : s.lines }, true);
  const show = (view: View) => go({ view, position: -1 });
  useKeys((key) => {
    if (key >= "1" && key <= String(VIEWS.length)) show(VIEWS[Number(key) - 1]);
    else if (key === "?") setHelp(true);
    else if (key === "t") nextTheme();
    else if (key === "Escape" && (link.value || link.lines.length)) select(NOTHING);
    else return false;
    return true;
  });
  useEffect(() => {
    document.title = chosen ? `@${chosen.name} – lilt explain` : "lilt explain";
  }, [chosen]);
  if (!chosen)
    return (
      <p class="loading" role="alert">
        The record contains no function.
      </p>
    );
  const props: ViewProps = {
    record,
    function: chosen,
    text,
    link,
    selection,
    go,
    select,
    theme: shade,
  };
  const Shown = SHOWN[link.view];
  return (
    <>
      <Header
        {...props}
        show={show}
        shade={theme}
        nextTheme={nextTheme}
        help={() => setHelp(true)}
      />
      <main class={`view-${link.view}`}>
        <Shown key={chosen.name} {...props} />
      </main>
      {help && <Help close={() => setHelp(false)} />}
    </>
  );
}

const SHOWN = {
  stages: StagesView,
  graph: GraphView,
  replay: ReplayView,
  compare: CompareView,
  quiz: QuizView,
  handout: HandoutView,
  run: RunView,
};
// What another function does not have.
const OTHER_FUNCTION = { stage: "", position: -1, value: "", lines: [], beside: "", allocation: 0 };

interface HeaderProps extends ViewProps {
  show: (view: View) => void;
  shade: string;
  nextTheme: () => void;
  help: () => void;
}
function Header(p: HeaderProps) {
  const { record, link, go, select } = p;
  return (
    <header>
      <h1>lilt explain</h1>
      <label class="function">
        <span class="hidden">Function</span>
        <select
          value={p.function.name}
          onChange={(e) => go({ ...OTHER_FUNCTION, function: e.currentTarget.value })}
        >
          {record.functions.map((f) => (
            <option value={f.name}>@{f.name}</option>
          ))}
        </select>
      </label>
      <nav aria-label="Views">
        {VIEWS.map((view, index) => (
          <button
            key={view}
            type="button"
            aria-current={view === link.view ? "page" : undefined}
            title={`Key ${index + 1}`}
            onClick={() => p.show(view)}
          >
            {NAMES[view]}
          </button>
        ))}
      </nav>
      <span class="facts">
        {record.source.name} · {record.producer} {record.options.join(" ")}
      </span>
      {(link.value || link.lines.length > 0) && (
        <button
          type="button"
          class="chip"
          onClick={() => select(NOTHING)}
          title="Clear the selection (Escape)"
        >
          {link.value || `line ${link.lines.join(", ")}`} <span aria-hidden="true">×</span>
        </button>
      )}
      <button type="button" class="quiet" onClick={p.nextTheme} title="Colours (t)">
        {{ auto: "Auto", light: "Light", dark: "Dark" }[p.shade]}
      </button>
      <button type="button" class="quiet" onClick={p.help} title="Help (?)" aria-label="Help">
        ?
      </button>
    </header>
  );
}
