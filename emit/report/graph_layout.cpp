// A layered layout, after Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of
// Hierarchical System Structures" (1981).
//
// Back edges are those to a node that a depth-first walk has open. The others go down: a node's
// layer is one below the lowest of its predecessors, and below all of a loop that a predecessor
// leaves; in a row, nodes of one loop stand side by side. So a loop is in one place. An edge that
// passes layers gets a bend in each of them, so that it has room there; of one that passes more
// than kMaxLayers, only both ends are drawn. Within layers, items (nodes and bends) stand at the
// median of their neighbours; sweeps down and up settle the order first, then the places. Back
// edges run up beside what they span.
//
// Invariants: the items of a row are in the order of their places, and keep their distances.
#include "emit/report/graph_layout.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "ir/support/no_index.h"

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

// The nodes of each loop: those from which a back edge to its header is reached without the header.
// A loop that is entered elsewhere is none.
struct LoopNodes {
  uint32_t header = 0;
  std::vector<uint32_t> nodes, latches;
};
std::vector<LoopNodes> loops_of(uint32_t nodes, std::span<const GraphEdge> edges,
                                const std::vector<bool>& is_back) {
  std::vector<std::vector<uint32_t>> in(nodes), latches(nodes);
  for (size_t i = 0; i < edges.size(); ++i) {
    if (!is_back[i])
      in[edges[i].to].push_back(edges[i].from);
    else
      latches[edges[i].to].push_back(edges[i].from);
  }
  std::vector<LoopNodes> loops;
  std::vector<uint32_t> seen(nodes, 0);  // by which header, from 1
  for (uint32_t header = 0; header < nodes; ++header) {
    if (latches[header].empty()) continue;
    LoopNodes loop{header, {header}, latches[header]};
    seen[header] = header + 1;
    bool has_other_entry = false;
    auto take = [&](uint32_t node) {
      if (std::exchange(seen[node], header + 1) != header + 1) loop.nodes.push_back(node);
    };
    for (uint32_t latch : loop.latches) take(latch);
    for (size_t i = 1; i < loop.nodes.size(); ++i) {
      const uint32_t node = loop.nodes[i];
      has_other_entry |= node == 0 || (in[node].empty() && latches[node].empty());
      for (uint32_t from : in[node]) take(from);
      for (uint32_t from : latches[node]) take(from);
    }
    if (!has_other_entry) loops.push_back(std::move(loop));
  }
  return loops;
}

// What must be below what, by how many layers. Numbers from `nodes` on are ends of loops.
struct LayerRule {
  uint32_t above = 0, below = 0, distance = 1;
};
std::vector<LayerRule> layer_rules(uint32_t nodes, std::span<const GraphEdge> edges,
                                   const std::vector<bool>& is_back,
                                   const std::vector<LoopNodes>& loops) {
  std::vector<LayerRule> rules;
  std::vector<std::vector<uint32_t>> out(nodes);
  for (size_t i = 0; i < edges.size(); ++i) {
    if (is_back[i]) continue;
    rules.push_back({edges[i].from, edges[i].to, 1});
    out[edges[i].from].push_back(edges[i].to);
  }
  std::vector<uint32_t> in_loop(nodes, 0);  // the last loop seen, from 1
  for (uint32_t l = 0; l < loops.size(); ++l) {
    for (uint32_t node : loops[l].nodes) in_loop[node] = l + 1;
    for (uint32_t latch : loops[l].latches) rules.push_back({latch, nodes + l, 0});
    for (uint32_t node : loops[l].nodes)
      for (uint32_t to : out[node])
        if (in_loop[to] != l + 1) rules.push_back({nodes + l, to, 1});
  }
  return rules;
}

// The layer of each node: the longest way to it by the rules. None if they contradict each other.
std::optional<std::vector<uint32_t>> layers_by(uint32_t count, std::span<const LayerRule> rules) {
  std::vector<uint32_t> layers(count, 0), waiting(count, 0), ready;
  std::vector<std::vector<uint32_t>> out(count);  // rules
  for (uint32_t i = 0; i < rules.size(); ++i) {
    out[rules[i].above].push_back(i);
    ++waiting[rules[i].below];
  }
  for (uint32_t node = 0; node < count; ++node)
    if (waiting[node] == 0) ready.push_back(node);
  uint32_t done = 0;
  for (; !ready.empty(); ++done) {
    const uint32_t node = ready.back();
    ready.pop_back();
    for (uint32_t i : out[node]) {
      const LayerRule& rule = rules[i];
      layers[rule.below] = std::max(layers[rule.below], layers[node] + rule.distance);
      if (--waiting[rule.below] == 0) ready.push_back(rule.below);
    }
  }
  if (done != count) return std::nullopt;
  return layers;
}

std::vector<uint32_t> layers_of(uint32_t nodes, std::span<const GraphEdge> edges,
                                const std::vector<bool>& is_back,
                                const std::vector<LoopNodes>& loops) {
  const auto count = nodes + static_cast<uint32_t>(loops.size());
  auto layers = layers_by(count, layer_rules(nodes, edges, is_back, loops));
  if (!layers) layers = layers_by(nodes, layer_rules(nodes, edges, is_back, {}));
  layers->resize(nodes);
  return std::move(*layers);
}

// By node: the loop that contains it and no other loop that does; kNone for none.
std::vector<uint32_t> outermost_loops(uint32_t nodes, const std::vector<LoopNodes>& loops) {
  std::vector<uint32_t> outermost(nodes, kNone);
  auto is_larger = [&](uint32_t a, uint32_t b) {
    return b == kNone || loops[a].nodes.size() > loops[b].nodes.size();
  };
  for (uint32_t l = 0; l < loops.size(); ++l)
    for (uint32_t node : loops[l].nodes)
      if (is_larger(l, outermost[node])) outermost[node] = l;
  return outermost;
}

// Nodes and bends, layer by layer.
class Grid {
 public:
  Grid(const std::vector<uint32_t>& layers, const std::vector<uint32_t>& loops,
       const NodeSizes& sizes)
      : node_count_(static_cast<uint32_t>(layers.size())), sizes_(sizes) {
    for (uint32_t node = 0; node < node_count_; ++node) add(layers[node], loops[node]);
  }

  // `loop`: the outermost one that it stands in.
  uint32_t add(uint32_t layer, uint32_t loop) {
    const auto item = static_cast<uint32_t>(items_.size());
    if (rows_.size() <= layer) rows_.resize(layer + 1);
    items_.push_back({layer, static_cast<double>(rows_[layer].size()), 0, loop, {}, {}});
    rows_[layer].push_back(item);
    return item;
  }
  void join(uint32_t above, uint32_t below) {
    items_[above].down.push_back(below);
    items_[below].up.push_back(above);
  }
  bool is_node(uint32_t item) const { return item < node_count_; }
  uint32_t layer(uint32_t item) const { return items_[item].layer; }
  uint32_t loop(uint32_t item) const { return items_[item].loop; }
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
    uint32_t loop;
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
    // Items of a loop go where they want to be on average.
    struct Key {
      double loop, own;
      uint32_t loop_number, item;
    };
    std::vector<Key> keys;
    std::map<uint32_t, std::pair<double, uint32_t>> sums;  // by loop: of wishes, and their number
    for (uint32_t item : row) {
      const double own = wanted(items_[item], above, &Item::order);
      keys.push_back({own, own, items_[item].loop, item});
      auto& [sum, count] = sums[items_[item].loop];
      sum += own, ++count;
    }
    for (Key& key : keys)
      if (key.loop_number != kNone)
        key.loop = sums[key.loop_number].first / sums[key.loop_number].second;
    std::ranges::stable_sort(
        keys, {}, [](const Key& key) { return std::tuple(key.loop, key.loop_number, key.own); });
    for (size_t i = 0; i < row.size(); ++i) {
      row[i] = keys[i].item;
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
        loops_(loops_of(nodes, edges, is_back_)),
        grid_(layers_of(nodes, edges, is_back_, loops_), outermost_loops(nodes, loops_), sizes),
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
    const uint32_t loop =
        grid_.loop(edge.from) == grid_.loop(edge.to) ? grid_.loop(edge.to) : kNone;
    for (uint32_t layer = from + 1; layer < to; ++layer) chain.push_back(grid_.add(layer, loop));
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
  std::vector<LoopNodes> loops_;
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
