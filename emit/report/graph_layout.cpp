// A layered layout, after Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of
// Hierarchical System Structures" (1981).
//
// Back edges are those to a node that a depth-first walk has open. The others go down: a node's
// layer is one below the lowest of its predecessors. An edge that passes layers gets a bend in each
// of them, so that it has room there; of one that passes more than kMaxLayers, only both ends are
// drawn. Within layers, items (nodes and bends) stand at the median of their neighbours; sweeps
// down and up settle the order first, then the places. Back edges run up beside what they span.
//
// Invariants: the items of a row are in the order of their places, and keep their distances.
#include "emit/report/graph_layout.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace lilt::report {

namespace {

constexpr uint32_t kMaxLayers = 10;  // that an edge passes
constexpr uint32_t kSweeps = 6;
constexpr double kMargin = 24;

std::optional<double> median(std::vector<double>& numbers) {
  if (numbers.empty()) return std::nullopt;
  std::ranges::sort(numbers);
  const size_t half = numbers.size() / 2;
  if (numbers.size() % 2 != 0) return numbers[half];
  return (numbers[half - 1] + numbers[half]) / 2;
}

// The layer of each node: the length of the longest path to it.
std::vector<uint32_t> layers_of(uint32_t nodes, std::span<const GraphEdge> edges,
                                const std::vector<bool>& is_back) {
  std::vector<uint32_t> layers(nodes, 0), waiting(nodes, 0), ready;
  std::vector<std::vector<uint32_t>> out(nodes);
  for (size_t i = 0; i < edges.size(); ++i) {
    if (is_back[i]) continue;
    out[edges[i].from].push_back(edges[i].to);
    ++waiting[edges[i].to];
  }
  for (uint32_t node = 0; node < nodes; ++node)
    if (waiting[node] == 0) ready.push_back(node);
  while (!ready.empty()) {
    const uint32_t node = ready.back();
    ready.pop_back();
    for (uint32_t to : out[node]) {
      layers[to] = std::max(layers[to], layers[node] + 1);
      if (--waiting[to] == 0) ready.push_back(to);
    }
  }
  return layers;
}

// Nodes and bends, layer by layer.
class Grid {
 public:
  Grid(std::vector<uint32_t> layers, const NodeSizes& sizes)
      : node_count_(static_cast<uint32_t>(layers.size())), sizes_(sizes) {
    for (uint32_t layer : layers) add(layer);
  }

  uint32_t add(uint32_t layer) {
    const auto item = static_cast<uint32_t>(items_.size());
    if (rows_.size() <= layer) rows_.resize(layer + 1);
    items_.push_back({layer, static_cast<double>(rows_[layer].size()), 0, {}, {}});
    rows_[layer].push_back(item);
    return item;
  }
  void join(uint32_t above, uint32_t below) {
    items_[above].down.push_back(below);
    items_[below].up.push_back(above);
  }
  bool is_node(uint32_t item) const { return item < node_count_; }
  uint32_t layer(uint32_t item) const { return items_[item].layer; }
  double x(uint32_t item) const { return items_[item].x; }
  double y(uint32_t item) const {
    return kMargin + items_[item].layer * (sizes_.height + sizes_.gap_y);
  }
  const std::vector<uint32_t>& row(uint32_t layer) const { return rows_[layer]; }

  void settle() {
    for (uint32_t sweep = 0; sweep < kSweeps; ++sweep)
      for_each_row(sweep, [&](std::vector<uint32_t>& row) { sort(row, sweep % 2 == 0); });
    for (std::vector<uint32_t>& row : rows_) spread_evenly(row);
    for (uint32_t sweep = 0; sweep < kSweeps; ++sweep)
      for_each_row(sweep, [&](std::vector<uint32_t>& row) { place(row, sweep % 2 == 0); });
  }

 private:
  struct Item {
    uint32_t layer;
    double order, x;
    std::vector<uint32_t> up, down;
  };

  // Downwards in even sweeps, upwards in odd ones.
  template <class Visitor>
  void for_each_row(uint32_t sweep, Visitor visit) {
    for (size_t i = 0; i < rows_.size(); ++i)
      visit(rows_[sweep % 2 == 0 ? i : rows_.size() - 1 - i]);
  }
  // The median of a fact of the neighbours above or below, or the item's own.
  double wanted(const Item& item, bool above, double Item::*fact) {
    numbers_.clear();
    for (uint32_t neighbour : above ? item.up : item.down)
      numbers_.push_back(items_[neighbour].*fact);
    return median(numbers_).value_or(item.*fact);
  }
  double room(uint32_t item) const { return (is_node(item) ? sizes_.width : 0) + sizes_.gap_x; }

  void sort(std::vector<uint32_t>& row, bool above) {
    std::vector<std::pair<double, uint32_t>> keys;
    for (uint32_t item : row) keys.push_back({wanted(items_[item], above, &Item::order), item});
    std::ranges::stable_sort(keys, {}, &std::pair<double, uint32_t>::first);
    for (size_t i = 0; i < row.size(); ++i) {
      row[i] = keys[i].second;
      items_[row[i]].order = static_cast<double>(i);
    }
  }
  void spread_evenly(const std::vector<uint32_t>& row) {
    double x = 0;
    for (uint32_t item : row) {
      items_[item].x = x + room(item) / 2;
      x += room(item);
    }
  }
  // Puts items where they want to be as far as their distances permit: those that would overlap
  // form a group, which stands where its members want to be on average. A member's place is that of
  // the first member plus the distances between them, so a group is a range and a sum.
  void place(const std::vector<uint32_t>& row, bool above) {
    struct Group {
      size_t first, end;
      double sum;  // of the places that members want for an item at distance 0
      double at() const { return sum / static_cast<double>(end - first); }
    };
    std::vector<Group> groups;
    std::vector<double> distance(row.size(), 0);  // from the first item of the row
    for (size_t i = 0; i < row.size(); ++i) {
      if (i != 0) distance[i] = distance[i - 1] + (room(row[i - 1]) + room(row[i])) / 2;
      Group group{i, i + 1, wanted(items_[row[i]], above, &Item::x) - distance[i]};
      while (!groups.empty() && groups.back().at() > group.at()) {
        group.first = groups.back().first;
        group.sum += groups.back().sum;
        groups.pop_back();
      }
      groups.push_back(group);
    }
    for (const Group& group : groups)
      for (size_t i = group.first; i < group.end; ++i) items_[row[i]].x = group.at() + distance[i];
  }

  uint32_t node_count_;
  const NodeSizes& sizes_;
  std::vector<Item> items_;
  std::vector<std::vector<uint32_t>> rows_;
  std::vector<double> numbers_;
};

class Layout {
 public:
  Layout(uint32_t nodes, std::span<const GraphEdge> edges, const NodeSizes& sizes)
      : node_count_(nodes),
        edges_(edges),
        sizes_(sizes),
        is_back_(back_edges(nodes, edges)),
        grid_(layers_of(nodes, edges, is_back_), sizes),
        loops_into_(nodes, 0) {}

  GraphLayout run() {
    for (size_t i = 0; i < edges_.size(); ++i) add_edge(i);
    grid_.settle();
    for (uint32_t node = 0; node < node_count_; ++node)
      result_.nodes.push_back({grid_.x(node), grid_.y(node)});
    for (size_t i = 0; i < edges_.size(); ++i) route(i);
    frame();
    return std::move(result_);
  }

 private:
  void add_edge(size_t index) {
    const GraphEdge& edge = edges_[index];
    const uint32_t from = grid_.layer(edge.from), to = grid_.layer(edge.to);
    EdgeForm form = is_back_[index]          ? EdgeForm::Back
                    : to - from > kMaxLayers ? EdgeForm::Stub
                                             : EdgeForm::Down;
    result_.edges.push_back({edge, form, {}});
    std::vector<uint32_t>& chain = chains_.emplace_back();
    if (form != EdgeForm::Down) return;
    chain.push_back(edge.from);
    for (uint32_t layer = from + 1; layer < to; ++layer) chain.push_back(grid_.add(layer));
    chain.push_back(edge.to);
    for (size_t i = 1; i < chain.size(); ++i) grid_.join(chain[i - 1], chain[i]);
  }

  void route(size_t index) {
    PlacedEdge& placed = result_.edges[index];
    const GraphEdge& edge = placed.edge;
    const GraphPoint start{grid_.x(edge.from), grid_.y(edge.from) + sizes_.height};
    const GraphPoint stop{grid_.x(edge.to), grid_.y(edge.to)};
    constexpr double kStub = 14;
    switch (placed.form) {
      case EdgeForm::Back:
        return route_back(placed);
      case EdgeForm::Stub:
        placed.points = {start, {start.x, start.y + kStub}, {stop.x, stop.y - kStub}, stop};
        return;
      case EdgeForm::Down:
        placed.points.push_back(start);
        for (uint32_t item : chains_[index]) {
          if (grid_.is_node(item)) continue;
          placed.points.push_back({grid_.x(item), grid_.y(item)});
          placed.points.push_back({grid_.x(item), grid_.y(item) + sizes_.height});
        }
        placed.points.push_back(stop);
    }
  }

  bool is_in_way(uint32_t node, double side) const {
    return std::ranges::any_of(grid_.row(grid_.layer(node)), [&](uint32_t item) {
      return (grid_.x(item) - grid_.x(node)) * side > 1;
    });
  }

  // Beside everything between its ends, on the side where less is in the way. It leaves the lower
  // node and enters the upper one sideways where that side is free, else through the gap below or
  // above them.
  void route_back(PlacedEdge& placed) {
    const GraphEdge& edge = placed.edge;
    auto crossed = [&](double side) {
      return is_in_way(edge.to, side) + is_in_way(edge.from, side);
    };
    const double side = crossed(1) <= crossed(-1) ? 1 : -1, half = sizes_.width / 2;
    const double number = loops_into_[edge.to]++;
    const double column = (outermost(edge, side) + 16 + 9 * number) * side;
    const double from_x = grid_.x(edge.from), from_y = grid_.y(edge.from);
    const double to_x = grid_.x(edge.to), to_y = grid_.y(edge.to);
    if (is_in_way(edge.from, side)) {
      const double below = from_y + sizes_.height;
      placed.points = {{from_x + 14 * side, below}, {from_x + 14 * side, below + 11 + 3 * number}};
    } else {
      placed.points = {{from_x + half * side, from_y + sizes_.height * 0.65}};
    }
    const bool enters_above = is_in_way(edge.to, side);
    const double turn = enters_above ? to_y - 11 - 3 * number : to_y + sizes_.height * 0.35;
    placed.points.push_back({column, placed.points.back().y});
    placed.points.push_back({column, turn});
    placed.points.push_back({to_x + (enters_above ? 22 : half) * side, turn});
    if (enters_above) placed.points.push_back({to_x + 22 * side, to_y});
  }

  // The farthest place of what the edge must go around, on that side.
  double outermost(const GraphEdge& edge, double side) const {
    const uint32_t top = grid_.layer(edge.to), bottom = std::max(top, grid_.layer(edge.from));
    const double far =
        std::max(grid_.x(edge.from) * side, grid_.x(edge.to) * side) + sizes_.width * 1.6;
    double most = -std::numeric_limits<double>::infinity();
    for (uint32_t layer = top; layer <= std::min(bottom, top + 4 * kMaxLayers); ++layer)
      for (uint32_t item : grid_.row(layer)) {
        const double x = grid_.x(item) * side;
        if (x < far) most = std::max(most, x + (grid_.is_node(item) ? sizes_.width / 2 : 4));
      }
    return most;
  }

  // Moves all of it to the right of the margin.
  void frame() {
    double left = std::numeric_limits<double>::infinity(), right = 0, low = 0;
    auto include = [&](double x) {
      left = std::min(left, x);
      right = std::max(right, x);
    };
    for (const GraphPoint& node : result_.nodes) {
      include(node.x - sizes_.width / 2);
      include(node.x + sizes_.width / 2);
      low = std::max(low, node.y + sizes_.height);
    }
    for (const PlacedEdge& edge : result_.edges)
      for (const GraphPoint& point : edge.points) {
        include(point.x);
        low = std::max(low, point.y);
      }
    if (result_.nodes.empty()) return;
    for (GraphPoint& node : result_.nodes) node.x -= left - kMargin;
    for (PlacedEdge& edge : result_.edges)
      for (GraphPoint& point : edge.points) point.x -= left - kMargin;
    result_.width = right - left + 2 * kMargin;
    result_.height = low + kMargin;
  }

  uint32_t node_count_;
  std::span<const GraphEdge> edges_;
  const NodeSizes& sizes_;
  std::vector<bool> is_back_;
  Grid grid_;
  std::vector<std::vector<uint32_t>> chains_;  // by edge: its ends and bends
  std::vector<uint32_t> loops_into_;           // by node: back edges that have a column
  GraphLayout result_;
};

}  // namespace

std::vector<bool> back_edges(uint32_t nodes, std::span<const GraphEdge> edges) {
  enum class State : uint8_t { New, Open, Done };
  struct Open {
    uint32_t node;
    size_t next = 0;  // of its edges
  };
  std::vector<std::vector<uint32_t>> out(nodes);
  for (uint32_t i = 0; i < edges.size(); ++i) out[edges[i].from].push_back(i);
  std::vector<State> states(nodes, State::New);
  std::vector<bool> is_back(edges.size(), false);
  std::vector<Open> stack;
  for (uint32_t root = 0; root < nodes; ++root) {
    if (states[root] != State::New) continue;
    states[root] = State::Open;
    stack.push_back({root});
    while (!stack.empty()) {
      Open& top = stack.back();
      if (top.next == out[top.node].size()) {
        states[top.node] = State::Done;
        stack.pop_back();
        continue;
      }
      const uint32_t edge = out[top.node][top.next++], to = edges[edge].to;
      if (states[to] == State::Open) is_back[edge] = true;
      if (states[to] != State::New) continue;
      states[to] = State::Open;
      stack.push_back({to});
    }
  }
  return is_back;
}

GraphLayout lay_out(uint32_t nodes, std::span<const GraphEdge> edges, const NodeSizes& sizes) {
  return Layout(nodes, edges, sizes).run();
}

}  // namespace lilt::report
