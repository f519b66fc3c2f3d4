// The interference graph beside the replay: who stands in whose way, what is on the stack, which
// register each live range has got.
import { colourOf } from "./colours.ts";
import { plural } from "./model.ts";
import { Register } from "./parts.tsx";
import { IN_MEMORY, IN_REGISTER, NONE, type Replay } from "./replay.ts";
import {
  colouringState,
  interferenceGraph,
  type GraphNode,
  type NodeState,
} from "./interference.ts";

const WIDTH = 360,
  HEIGHT = 320,
  EDGE = 34; // around the middles of nodes
const STATES: { [state in NodeState]: string } = {
  "in graph": "is in the graph",
  "on the stack": "is on the stack",
  joined: "has joined another",
  coloured: "has a register",
  uncoloured: "finds no register",
};

interface Props {
  replay: Replay;
  range: number; // of the event shown
  onValue: (value: string) => void;
}

export function GraphPanel({ replay, range, onValue }: Props) {
  const { nodes, edges, size } = interferenceGraph(replay),
    { states, leader, stack } = colouringState(replay);
  if (!nodes.length)
    return (
      <p class="note graph-note">
        {size
          ? `The graph of ${size.toLocaleString("en")} live ranges is too large to draw.`
          : "There are no live ranges yet."}
      </p>
    );
  const x = (node: GraphNode) => EDGE + node.x * (WIDTH - 2 * EDGE),
    y = (node: GraphNode) => EDGE / 2 + node.y * (HEIGHT - EDGE);
  const stateOf = (node: GraphNode): NodeState => {
    const told = states.get(node.range);
    if (told && told !== "coloured") return told;
    return replay.status[node.range] === IN_REGISTER ? "coloured" : (told ?? "in graph");
  };
  const byRange = new Map(nodes.map((node) => [node.range, node]));
  const gone = (node: GraphNode) => ["on the stack", "joined"].includes(stateOf(node));
  const first = (of: number) => replay.webOf(of).namedBy;
  return (
    <figure class="interference">
      <figcaption>
        Live ranges that live at one point are neighbours and get different registers:{" "}
        {plural(nodes.length, "live range")}, {plural(edges.length, "pair")}.
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label="Interference graph">
        {edges.map(([a, b]) => (
          <line
            key={`${a} ${b}`}
            class={gone(nodes[a]) || gone(nodes[b]) ? "gone" : ""}
            {...{ x1: x(nodes[a]), y1: y(nodes[a]), x2: x(nodes[b]), y2: y(nodes[b]) }}
          />
        ))}
        {[...leader].map(([joined, into]) => {
          const a = byRange.get(joined),
            b = byRange.get(into);
          return a && b ? (
            <line key={joined} class="joins" x1={x(a)} y1={y(a)} x2={x(b)} y2={y(b)} />
          ) : null;
        })}
        {nodes.map((node) => {
          const state = stateOf(node),
            register = replay.register[node.range],
            name = register === NONE ? "" : replay.model.registers[register],
            colour = name ? colourOf(name) : undefined;
          const memory = !name && replay.status[node.range] === IN_MEMORY && state === "in graph";
          const own = node.name.split(" (")[0],
            label = own.length > 11 ? `${own.slice(0, 10)}…` : own;
          return (
            <g
              key={node.range}
              class={`node ${state.replaceAll(" ", "-")}${node.range === range ? " current" : ""}`}
              onClick={() => onValue(first(node.range))}
            >
              <title>{`${node.name} ${memory ? "is in memory" : STATES[state]}${name ? `: ${name}` : ""}`}</title>
              <rect
                {...{ x: x(node) - 33, y: y(node) - 10, width: 66, height: 20, rx: 10 }}
                style={colour ? { fill: colour.fill, stroke: colour.edge } : {}}
              />
              <text x={x(node)} y={y(node) + 4} style={colour ? { fill: colour.ink } : {}}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      {(stack.length > 0 || states.size > 0) && (
        <p class="stack-line">
          Stack: {stack.length ? "" : "empty"}
          {stack
            .slice(-12)
            .reverse()
            .map((r) => (
              <button type="button" class="live-range" key={r} onClick={() => onValue(first(r))}>
                {byRange.get(r)?.name ?? replay.webOf(r).name}
              </button>
            ))}
          {stack.length > 12 && <span class="note">and {stack.length - 12} more</span>}
        </p>
      )}
      <p class="note">
        Filled: in <Register name="rax" /> or another register. Dashed: on the stack or joined.
        Thick lines join what was coalesced.
      </p>
    </figure>
  );
}
