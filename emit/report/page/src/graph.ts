// The layout of the control-flow graph, as the record has it.
import type { FunctionRecord, Graph } from "./record.ts";

export interface Point {
  x: number;
  y: number;
}
export interface PlacedEdge {
  from: number;
  to: number;
  back: boolean;
  stub: boolean; // only its ends are drawn: between the first two points and the last two
  points: Point[];
}
const STUB = 14;

// An edge down has two points for each bend, where it enters and leaves a row.
export function placedEdges(graph: Graph): PlacedEdge[] {
  return graph.edges.map(([from, to, form, ...numbers]) => {
    const [, fromX, fromY] = graph.nodes[from],
      [, toX, toY] = graph.nodes[to],
      start = { x: fromX, y: fromY + graph.node_height },
      stop = { x: toX, y: toY },
      points: Point[] = [];
    if (form === 1)
      for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i], y: numbers[i + 1] });
    else if (form === 2)
      points.push(start, { x: fromX, y: start.y + STUB }, { x: toX, y: toY - STUB }, stop);
    else {
      const bends = numbers.flatMap((x, i) => {
        const y = fromY + (i + 1) * graph.row;
        return [
          { x, y },
          { x, y: y + graph.node_height },
        ];
      });
      points.push(start, ...bends, stop);
    }
    return { from, to, back: form === 1, stub: form === 2, points };
  });
}

// By stage of the record: the node of each of its blocks.
export function nodesOfStages(record: FunctionRecord): number[][] {
  let nodes: number[] = [];
  return record.stages.map((stage) => (nodes = stage.blocks.length ? stage.blocks : nodes));
}
