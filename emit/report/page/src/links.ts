// Permalinks: #function/stage/position, and after "?" what else a view needs.
//
//   #sum/mem2reg/4                     line 4 of @sum after mem2reg
//   #sum/mem2reg/4?beside=source       beside the source
//   #sum/isel/2?view=graph             block 2 in the graph
//   #sum/replay/37                     the allocator after 37 events
//   #sum/run/5                         the run at its sixth block
//
// Lines and blocks count from 0. Views of the allocator stand in the place of the stage.

export const VIEWS = ["stages", "graph", "replay", "compare", "quiz", "handout", "run"] as const;
export type View = (typeof VIEWS)[number];
const OWN_PLACE: readonly View[] = ["replay", "compare", "quiz", "handout", "run"];

export interface Link {
  function: string;
  view: View;
  stage: string; // of stages and graph; "" the last
  position: number; // line, block or step; -1 none
  beside: string; // a second stage; "" none
  value: string; // selected
  lines: number[]; // selected, of the source
  allocation: number;
  other: number; // allocation to compare with
}

export const START: Link = {
  function: "",
  view: "stages",
  stage: "",
  position: -1,
  beside: "",
  value: "",
  lines: [],
  allocation: 0,
  other: 1,
};

export function writeLink(link: Link): string {
  const own = OWN_PLACE.includes(link.view);
  const path = [
    link.function,
    own ? link.view : link.stage,
    link.position < 0 ? "" : String(link.position),
  ];
  const query: string[] = [];
  const add = (key: string, value: string | number) =>
    query.push(`${key}=${encodeURIComponent(value)}`);
  if (link.view === "graph") add("view", "graph");
  if (link.beside && !own) add("beside", link.beside);
  if (link.value) add("value", link.value);
  if (link.lines.length) add("lines", link.lines.join("."));
  if (link.allocation) add("allocation", link.allocation);
  if (link.view === "compare" && link.other !== 1) add("other", link.other);
  return (
    "#" +
    path.map(encodeURIComponent).join("/").replace(/\/+$/, "") +
    (query.length ? "?" + query.join("&") : "")
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
const whole = (text: string | undefined, otherwise: number) =>
  /^\d+$/.test(text ?? "") ? Number(text) : otherwise;

// Never fails: what it cannot read is as in START.
export function readLink(hash: string): Link {
  const [path, query = ""] = hash.replace(/^#/, "").split("?", 2);
  const [name = "", place = "", position] = path.split("/").map(decode);
  const options = new Map(
    query.split("&").map((pair) => {
      const at = pair.indexOf("=");
      return at < 0 ? [pair, ""] : [pair.slice(0, at), decode(pair.slice(at + 1))];
    }),
  );
  const own = OWN_PLACE.find((view) => view === place);
  return {
    function: name,
    view: own ?? (options.get("view") === "graph" ? "graph" : "stages"),
    stage: own ? "" : place,
    position: whole(position, -1),
    beside: own ? "" : (options.get("beside") ?? ""),
    value: options.get("value") ?? "",
    lines: (options.get("lines") ?? "")
      .split(".")
      .filter((n) => /^\d+$/.test(n))
      .map(Number),
    allocation: whole(options.get("allocation"), 0),
    other: whole(options.get("other"), 1),
  };
}
