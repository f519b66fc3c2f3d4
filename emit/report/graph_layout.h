// Places for the blocks and edges of a control-flow graph on a plane.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lilt::report {

struct GraphEdge {
  uint32_t from = 0, to = 0;
  friend auto operator<=>(const GraphEdge&, const GraphEdge&) = default;
};
struct GraphPoint {
  double x = 0, y = 0;
};

// Down: to a lower layer. Back: it closes a loop. Stub: too long to be followed by eye, so only its
// two ends are drawn, between the first two points and the last two.
enum class EdgeForm : uint8_t { Down, Back, Stub };

struct PlacedEdge {
  GraphEdge edge;
  EdgeForm form = EdgeForm::Down;
  std::vector<GraphPoint> points;
};

// The size of a node, and the least distances between nodes.
struct NodeSizes {
  double width = 132, height = 46, gap_x = 28, gap_y = 40;
};

struct GraphLayout {
  std::vector<GraphPoint> nodes;  // the middle of the upper side
  std::vector<PlacedEdge> edges;
  double width = 0, height = 0;
};

// For each edge whether it leads to a node that a depth-first walk from the lower numbers has open.
// O(nodes + edges), without recursion.
std::vector<bool> back_edges(uint32_t nodes, std::span<const GraphEdge> edges);

// The layered layout of a graph whose node 0 is the entry. What follows a loop stands below it. The
// same graph gives the same layout.
// O(edges × log(edges) + loops × their edges), times the number of layers that an edge may pass
// before it is drawn as two short ends.
GraphLayout lay_out(uint32_t nodes, std::span<const GraphEdge> edges, const NodeSizes& sizes = {});

}  // namespace lilt::report
