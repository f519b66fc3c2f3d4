// The control-flow graph of one stage, as SVG and for Graphviz.
//
// The SVG has the places of the layout of all stages: pictures of several stages can be shown one
// after the other, and what stays does not move.
#include <algorithm>
#include <array>
#include <cmath>

#include "emit/report/explanation.h"
#include "emit/report/picture.h"
#include "emit/report/stage_graph.h"
#include "ir/support/frequency.h"

namespace lilt::report {

namespace {

constexpr double kLegend = 20, kLegendLeft = 12, kLegendWidth = 330;
constexpr size_t kMaxName = 17;  // characters of a label in a node

// The stage whose blocks and lines a stage shows: the last one that changed something and has some.
const Stage& shown_stage(const FunctionRecord& function, size_t stage) {
  while (stage > 0 && (!function.stages[stage].has_changed ||
                       function.stages[stage].kind == StageKind::Assembly))
    --stage;
  return function.stages[stage];
}

// Without its middle if it is long: names differ at their ends.
std::string without_middle(const std::string& label) {
  if (label.size() <= kMaxName) return label;
  constexpr size_t kNameEnd = (kMaxName - 3) / 2;
  return label.substr(0, kNameEnd) + "..." + label.substr(label.size() - kNameEnd);
}

class GraphPicture {
 public:
  GraphPicture(const FunctionRecord& function, size_t stage)
      : function_(function),
        stage_(shown_stage(function, stage)),
        pass_(function.stages[stage].pass),
        graph_(graph_of(function)),
        nodes_(graph_.stages[stage]),
        lines_(lines_of(stage_.text)) {
    labels_ = graph_.labels;
    std::vector<std::string> own = labels_of(stage_);
    for (size_t i = 0; i < nodes_.size(); ++i) {
      labels_[nodes_[i]] = std::move(own[i]);
      most_frequent_ = std::max(most_frequent_, stage_.blocks[i].frequency);
      for (uint32_t successor : stage_.blocks[i].successors)
        present_.push_back({nodes_[i], nodes_[successor]});
    }
    std::ranges::sort(present_);
  }

  std::string run() {
    out_ = svg_head(std::max(graph_.layout.width, kLegendWidth), graph_.layout.height + kLegend,
                    "Control-flow graph of @" + function_.name + " after " + pass_);
    out_ += "<defs>";
    for (std::string_view kind : {"edge", "loop"})
      out_ += "<marker id=\"head-" + std::string(kind) +
              "\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" orient=\"auto\" markerWidth=\"9\" "
              "markerHeight=\"9\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0L8 4L0 8z\" "
              "class=\"head-" +
              std::string(kind) + "\"/></marker>";
    out_ += "</defs>\n";
    for (const PlacedEdge& edge : graph_.layout.edges)
      if (is_present(edge.edge)) write_edge(edge);
    for (size_t i = 0; i < nodes_.size(); ++i) write_node(i);
    write_text("soft small", kLegendLeft, graph_.layout.height + kLegend - 8,
               "bar: frequency; shade: loop depth; dashed: back edge");
    return std::move(out_) + "</svg>\n";
  }

 private:
  bool is_present(const GraphEdge& edge) const {
    return std::ranges::binary_search(present_, edge);
  }

  void move(char command, const GraphPoint& point) {
    out_ += command;
    append_coordinate(out_, point.x);
    out_ += ' ';
    append_coordinate(out_, point.y);
  }
  void open_path(std::string_view kind) {
    (out_ += "<path class=\"") += kind;
    out_ += "\" d=\"";
  }
  void close_path(std::string_view kind, bool has_head) {
    out_ += '"';
    if (has_head) ((out_ += " marker-end=\"url(#head-") += kind) += ")\"";
    out_ += "/>\n";
  }

  void write_edge(const PlacedEdge& edge) {
    const std::vector<GraphPoint>& points = edge.points;
    const std::string_view kind = edge.form == EdgeForm::Back ? "loop" : "edge";
    open_path(kind);
    move('M', points[0]);
    if (edge.form == EdgeForm::Back)
      for (size_t i = 1; i < points.size(); ++i) move('L', points[i]);
    if (edge.form == EdgeForm::Down)
      for (size_t i = 1; i < points.size(); ++i) curve(points[i - 1], points[i]);
    if (edge.form != EdgeForm::Stub) return close_path(kind, true);
    move('L', points[1]);
    close_path(kind, false);
    out_ += "<text class=\"soft small\" text-anchor=\"middle\" x=\"";
    append_coordinate(out_, points[1].x);
    out_ += "\" y=\"";
    append_coordinate(out_, points[1].y + 11);
    out_ += "\">to " + escaped_xml(labels_[edge.edge.to]) + "</text>\n";
    open_path(kind);
    move('M', points[2]);
    move('L', points[3]);
    close_path(kind, true);
  }
  void curve(const GraphPoint& from, const GraphPoint& to) {
    const double half = (from.y + to.y) / 2;
    move('C', {from.x, half});
    move(' ', {to.x, half});
    move(' ', to);
  }

  void write_node(size_t index) {
    const NodeSizes sizes;
    const StageBlock& block = stage_.blocks[index];
    const std::string& label = labels_[nodes_[index]];
    const GraphPoint& at = graph_.layout.nodes[nodes_[index]];
    const double left = at.x - sizes.width / 2;
    out_ += "<g><title>" + escaped_xml(label) + "</title><rect class=\"block depth" +
            std::to_string(std::min(3u, block.depth)) + "\" rx=\"5\"";
    place_box(left, at.y, sizes.width, sizes.height);
    write_heat(block, left + 1, at.y + sizes.height - 5, sizes.width - 2);
    write_text("name mono", left + 9, at.y + 17, without_middle(label));
    const auto lines =
        std::count_if(lines_.begin() + block.first, lines_.begin() + block.end,
                      [](std::string_view line) { return line.starts_with(' '); });  // no label
    std::string facts = std::to_string(lines) + (lines == 1 ? " line" : " lines");
    if (block.frequency != 0) facts += ", freq " + frequency_text(block.frequency);
    write_text("soft small", left + 9, at.y + 33, facts);
    out_ += "</g>\n";
  }
  // How often it runs, as a bar; by its logarithm, beside that of the most frequent block.
  void write_heat(const StageBlock& block, double x, double y, double width) {
    if (block.frequency <= 0) return;
    const double part = std::log2(1 + block.frequency) / std::log2(1 + most_frequent_);
    out_ += "<rect class=\"heat\"";
    place_box(x, y, width * std::max(0.02, part), 4);
  }
  void place_box(double x, double y, double width, double height) {
    const std::array<std::pair<std::string_view, double>, 4> fields = {
        {{"x", x}, {"y", y}, {"width", width}, {"height", height}}};
    for (const auto& [name, value] : fields) {
      ((out_ += ' ') += name) += "=\"";
      append_coordinate(out_, value);
      out_ += '"';
    }
    out_ += "/>";
  }
  void write_text(std::string_view classes, double x, double y, std::string_view text) {
    ((out_ += "<text class=\"") += classes) += "\" x=\"";
    append_coordinate(out_, x);
    out_ += "\" y=\"";
    append_coordinate(out_, y);
    out_ += "\">";
    out_ += escaped_xml(text) + "</text>";
  }

  const FunctionRecord& function_;
  const Stage& stage_;
  const std::string& pass_;
  const StageGraph graph_;
  const std::vector<uint32_t>& nodes_;
  const std::vector<std::string_view> lines_;  // of the stage
  std::vector<std::string> labels_;            // by node, as the stage has them
  std::vector<GraphEdge> present_;             // of the stage; sorted
  double most_frequent_ = 0;
  std::string out_;
};

// In a label of Graphviz; `\l` ends a line that stands at the left.
std::string escaped_dot(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
  }
  return out;
}

}  // namespace

std::string graph_picture_of(const FunctionRecord& function, size_t stage) {
  return GraphPicture(function, stage).run();
}

std::string dot_of(const FunctionRecord& function, size_t stage) {
  const Stage& shown = shown_stage(function, stage);
  const std::vector<std::string_view> lines = lines_of(shown.text);
  const std::string title =
      escaped_dot("@" + function.name + " after " + function.stages[stage].pass);
  std::string out = "digraph \"" + title + "\" {\n  label=\"" + title +
                    "\";\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n";
  const std::vector<bool> is_back = [&] {
    std::vector<GraphEdge> edges;
    for (uint32_t i = 0; i < shown.blocks.size(); ++i)
      for (uint32_t to : shown.blocks[i].successors) edges.push_back({i, to});
    return back_edges(static_cast<uint32_t>(shown.blocks.size()), edges);
  }();
  size_t edge = 0;
  for (uint32_t i = 0; i < shown.blocks.size(); ++i) {
    const StageBlock& block = shown.blocks[i];
    out += "  b" + std::to_string(i) + " [label=\"";
    for (uint32_t line = block.first; line < block.end; ++line)
      out += escaped_dot(lines[line]) + "\\l";
    out += "\"];\n";
    for (uint32_t to : block.successors)
      out += "  b" + std::to_string(i) + " -> b" + std::to_string(to) +
             (is_back[edge++] ? " [style=dashed];\n" : ";\n");
  }
  return out + "}\n";
}

}  // namespace lilt::report
