// The layout of graphs: edges go down but for back edges, nodes keep apart, depth does not matter
// to the stack, and large graphs take little time.
#include "emit/report/graph_layout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>

namespace lilt::report {

namespace {

using Edges = std::vector<GraphEdge>;

// A tree of that many nodes, with an edge to anywhere from one in five.
Edges random_edges(uint32_t nodes) {
  Edges edges;
  uint32_t state = 5;
  for (uint32_t i = 0; i < nodes; ++i) {
    state = state * 1103515245 + 12345;
    const uint32_t number = state >> 8;
    if (i != 0) edges.push_back({i - 1 - std::min(i - 1, number % 3), i});
    if (number % 5 == 0) edges.push_back({i, (number >> 8) % nodes});
  }
  return edges;
}

TEST(GraphLayout, BackEdgesLeadToNodesThatAreOpen) {
  EXPECT_EQ(back_edges(4, Edges{{0, 1}, {1, 2}, {2, 1}, {1, 3}}),
            (std::vector<bool>{false, false, true, false}));
  EXPECT_EQ(back_edges(2, Edges{{0, 1}, {1, 1}}), (std::vector<bool>{false, true}));
}

TEST(GraphLayout, EdgesGoDownAndBackEdgesUp) {
  const std::pair<uint32_t, Edges> graphs[] = {
      {4, {{0, 1}, {1, 2}, {2, 1}, {1, 3}}},
      {6, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 0}, {3, 5}, {5, 5}}},
      {200, random_edges(200)}};
  for (const auto& [nodes, edges] : graphs) {
    const GraphLayout layout = lay_out(nodes, edges);
    ASSERT_EQ(layout.edges.size(), edges.size());
    for (const PlacedEdge& edge : layout.edges) {
      const double from = layout.nodes[edge.edge.from].y, to = layout.nodes[edge.edge.to].y;
      if (edge.form == EdgeForm::Back)
        EXPECT_LE(to, from);
      else
        EXPECT_GT(to, from);
    }
  }
}

TEST(GraphLayout, NodesKeepApartInsideThePicture) {
  const NodeSizes sizes;
  const GraphLayout layout = lay_out(300, random_edges(300));
  std::map<double, std::vector<double>> rows;
  for (const GraphPoint& node : layout.nodes) {
    EXPECT_GE(node.x - sizes.width / 2, 0);
    EXPECT_LE(node.x + sizes.width / 2, layout.width);
    EXPECT_LE(node.y + sizes.height, layout.height);
    rows[node.y].push_back(node.x);
  }
  for (auto& [y, row] : rows) {
    std::sort(row.begin(), row.end());
    for (size_t i = 1; i < row.size(); ++i)
      EXPECT_GE(row[i] - row[i - 1], sizes.width + sizes.gap_x - 0.01);
  }
}

TEST(GraphLayout, EdgesEndAtTheirNodes) {
  const GraphLayout layout = lay_out(100, random_edges(100));
  for (const PlacedEdge& edge : layout.edges) {
    ASSERT_GE(edge.points.size(), 2u);
    for (const GraphPoint& point : edge.points) {
      EXPECT_TRUE(std::isfinite(point.x) && std::isfinite(point.y));
      EXPECT_TRUE(point.x >= 0 && point.x <= layout.width && point.y <= layout.height);
    }
    const GraphPoint &from = layout.nodes[edge.edge.from], &to = layout.nodes[edge.edge.to];
    EXPECT_LE(std::abs(edge.points.front().x - from.x), NodeSizes().width / 2 + 0.01);
    EXPECT_LE(std::abs(edge.points.back().x - to.x), NodeSizes().width / 2 + 0.01);
  }
}

TEST(GraphLayout, BackEdgesGoAroundTheNeighboursOfTheirEnds) {
  const NodeSizes sizes;
  const GraphLayout layout = lay_out(4, Edges{{0, 1}, {1, 2}, {1, 3}, {2, 1}});
  const std::vector<GraphPoint>& points = layout.edges[3].points;
  ASSERT_EQ(layout.edges[3].form, EdgeForm::Back);
  for (size_t i = 1; i < points.size(); ++i)
    for (uint32_t node : {0, 3}) {
      const GraphPoint &a = points[i - 1], &b = points[i], &at = layout.nodes[node];
      EXPECT_TRUE(std::max(a.x, b.x) <= at.x - sizes.width / 2 ||
                  std::min(a.x, b.x) >= at.x + sizes.width / 2 || std::max(a.y, b.y) <= at.y ||
                  std::min(a.y, b.y) >= at.y + sizes.height)
          << node;
    }
}

TEST(GraphLayout, IsTheSameEachTime) {
  const GraphLayout one = lay_out(150, random_edges(150)), two = lay_out(150, random_edges(150));
  for (size_t i = 0; i < one.nodes.size(); ++i) EXPECT_EQ(one.nodes[i].x, two.nodes[i].x);
  EXPECT_TRUE(lay_out(0, {}).nodes.empty());
  EXPECT_EQ(lay_out(1, {}).nodes.size(), 1u);
}

// Long edges have few bends, and no step is quadratic in a row.
TEST(GraphLayout, LargeGraphsHaveFewBends) {
  constexpr uint32_t kNodes = 20000;
  const GraphLayout layout = lay_out(kNodes, random_edges(kNodes));
  size_t points = 0;
  for (const PlacedEdge& edge : layout.edges) points += edge.points.size();
  EXPECT_LE(points, layout.edges.size() * 22);
  Edges chain;
  for (uint32_t i = 0; i + 1 < kNodes; ++i) chain.push_back({i, i + 1});
  EXPECT_EQ(lay_out(kNodes, chain).nodes.back().x, lay_out(kNodes, chain).nodes.front().x);
}

}  // namespace

}  // namespace lilt::report
