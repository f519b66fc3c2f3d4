// The intervals of an allocation as SVG, as the page's chart has them: time runs down, a row for
// each instruction; each web has a lane.
//
//   filled bar    in a register: its colour and its name       hatched bar   in memory
//   dashed bar    a constant, made again for each use
//   dotted line   a hole: the value is not needed here         bar, across   a definition
//   dot           a use that needs a register                  ring          a use that takes
//   memory square        a use in a fixed register
//
// The last lines of the picture say so.
#include <algorithm>
#include <string_view>
#include <vector>

#include "emit/report/explanation.h"
#include "emit/report/picture.h"
#include "ir/support/no_index.h"

namespace lilt::report {

namespace {

using regalloc::AllocationRecord;
using regalloc::LiveSegment;
using regalloc::RecordedLiveRange;
using regalloc::UseKind;

constexpr double kRow = 16, kLane = 46, kBar = 26, kCode = 430, kTop = 70, kSpace = 12;
constexpr size_t kMaxCode = 60, kMaxWebName = 14;  // characters

std::string shortened(std::string_view text, size_t most) {
  return text.size() <= most ? std::string(text) : std::string(text.substr(0, most - 3)) + "...";
}

class IntervalPicture {
 public:
  IntervalPicture(std::string_view function, const NamedAllocation& allocation)
      : allocation_(allocation), record_(allocation.record) {
    title_ = "Live intervals of @" + std::string(function) + ", " + allocation.allocator;
    for (uint32_t v = 0; v < record_.values.size(); ++v) {
      const AllocationRecord::Value& value = record_.values[v];
      if (value.web == kNone) continue;
      if (webs_.size() <= value.web) webs_.resize(value.web + 1);
      Web& web = webs_[value.web];
      web.name = allocation.values[allocation.web_names[value.web]];
      web.values.push_back(v);
      web.segments.insert(web.segments.end(), value.segments.begin(), value.segments.end());
    }
    place_rows();
    place_lanes();
  }

  std::string run() {
    const double legend = kTop + kRow * rows_ + kSpace, height = legend + 2 * kRow + kSpace;
    width_ = kCode + kLane * static_cast<double>(lanes_) + kSpace;
    out_ = svg_head(width_, height, title_);
    out_ +=
        "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
        "patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 0V6\"/></pattern></defs>\n";
    write_text("name", kSpace, 20, title_, "");
    write_blocks();
    for (uint32_t p = 0; p < record_.ranges.size(); ++p) write_range(record_.ranges[p]);
    for (const Web& web : webs_) write_web(web);
    write_legend(legend);
    return std::move(out_) + "</svg>\n";
  }

 private:
  struct Web {
    std::vector<uint32_t> values;
    std::vector<LiveSegment> segments;
    std::string name;  // web_names
    size_t lane = 0;
  };

  void place_rows() {
    for (const AllocationRecord::Block& block : record_.blocks) {
      ++rows_;  // its head
      for (uint32_t n = block.first; n < block.end; ++n) row_of_.push_back(rows_++);
    }
    row_of_.push_back(rows_);
  }
  void place_lanes() {
    std::vector<Web*> order;
    for (Web& web : webs_) {
      std::ranges::sort(web.segments, {}, &LiveSegment::from);
      if (!web.segments.empty()) order.push_back(&web);
    }
    std::ranges::stable_sort(order, {}, [](const Web* web) { return web->segments[0].from; });
    for (Web* web : order) web->lane = lanes_++;
  }

  double y(uint32_t point) const {
    const size_t position = std::min<size_t>(point / 4, row_of_.size() - 1);
    return kTop + kRow * (row_of_[position] + (point % 4) / 4.0);
  }
  double x(const Web& web) const { return kCode + kLane * (static_cast<double>(web.lane) + 0.5); }

  void attribute(std::string_view name, double value) {
    ((out_ += ' ') += name) += "=\"";
    append_coordinate(out_, value);
    out_ += '"';
  }
  void box(std::string_view attributes, double left, double top, double width, double height) {
    (out_ += "<rect ") += attributes;
    attribute("x", left);
    attribute("y", top);
    attribute("width", width);
    attribute("height", height);
    out_ += "/>";
  }
  void line(std::string_view classes, double x1, double y1, double x2, double y2) {
    ((out_ += "<line class=\"") += classes) += '"';
    attribute("x1", x1);
    attribute("y1", y1);
    attribute("x2", x2);
    attribute("y2", y2);
    out_ += "/>";
  }
  void write_text(std::string_view classes, double left, double base, std::string_view text,
                  std::string_view attributes) {
    ((out_ += "<text class=\"") += classes) += '"';
    attribute("x", left);
    attribute("y", base);
    (out_ += attributes) += '>';
    out_ += escaped_xml(text) + "</text>";
  }

  void write_blocks() {
    for (size_t b = 0; b < record_.blocks.size(); ++b) {
      const AllocationRecord::Block& block = record_.blocks[b];
      const double top = kTop + kRow * row_of_[block.first] - kRow;
      const double bottom = top + kRow * (1 + block.end - block.first);
      if (block.depth != 0) box("class=\"band\"", 0, top, width_, bottom - top);
      line("line", 0, top, width_, top);
      write_text("name mono", kSpace, top + 12, shortened(allocation_.blocks[b], kMaxCode), "");
      for (uint32_t n = block.first; n < block.end; ++n) {
        const double base = kTop + kRow * row_of_[n] + 12;
        write_text("soft mono", kSpace + 22, base, std::to_string(n), " text-anchor=\"end\"");
        write_text("mono", kSpace + 28, base, shortened(allocation_.instructions[n], kMaxCode), "");
      }
      out_ += '\n';
    }
  }

  // Its extent as a dotted line, and bars where a value of the web is alive.
  void write_range(const RecordedLiveRange& range) {
    const Web& web = webs_[range.web];
    const std::string place(place_of(allocation_, range));
    const BarColours colours = colours_of(place);
    out_ += "<g class=\"live-range\" data-web=\"" + std::to_string(range.web) + "\" data-from=\"" +
            std::to_string(range.from) + "\" data-to=\"" + std::to_string(range.to) +
            "\" data-place=\"" + escaped_xml(place) + "\"><title>" + escaped_xml(web.name) +
            " in " + escaped_xml(place) + "</title>";
    bool is_named = false;
    uint32_t end = range.from;
    for (const LiveSegment& segment : joined(web.segments)) {
      const uint32_t from = std::max(segment.from, range.from), to = std::min(segment.to, range.to);
      if (from >= to) continue;
      if (end < from) line("hole", x(web), y(end), x(web), y(from));
      end = to;
      const double height = std::max(1.0, y(to) - y(from));
      box(range.reg.valid() ? "fill=\"" + std::string(colours.fill) + "\" stroke=\"" +
                                  std::string(colours.edge) + "\""
                            : class_of(place),
          x(web) - kBar / 2, y(from), kBar, height);
      if (!is_named && range.reg.valid()) write_place(x(web), y(from), height, place, colours.ink);
      is_named = true;
    }
    if (end < range.to) line("hole", x(web), y(end), x(web), y(range.to));
    out_ += "</g>\n";
  }
  // In the bar, or beside one that is too low.
  void write_place(double middle, double top, double height, const std::string& place,
                   std::string_view ink) {
    if (height >= 1.5 * kRow)
      write_text("small", middle, top + 14, place,
                 " text-anchor=\"middle\" style=\"fill:" + std::string(ink) + "\"");
    else
      write_text("soft small", middle + kBar / 2 + 1, top + 10, place, "");
  }
  static std::vector<LiveSegment> joined(const std::vector<LiveSegment>& segments) {
    std::vector<LiveSegment> result;
    for (const LiveSegment& segment : segments) {
      if (!result.empty() && segment.from <= result.back().to)
        result.back().to = std::max(result.back().to, segment.to);
      else
        result.push_back(segment);
    }
    return result;
  }

  void write_web(const Web& web) {
    if (web.segments.empty()) return;
    std::string turn = " transform=\"rotate(-50 ";
    append_coordinate(turn, x(web));
    turn += ' ';
    append_coordinate(turn, kTop - 8);
    write_text("name mono", x(web), kTop - 8, shortened(web.name, kMaxWebName), turn + ")\"");
    for (uint32_t v : web.values)
      for (const regalloc::Use& use : record_.values[v].uses) write_use(x(web), use);
    out_ += '\n';
  }
  void write_use(double middle, const regalloc::Use& use) {
    write_mark(middle, y(use.point), use.kind);
  }
  void write_mark(double middle, double at, UseKind kind) {
    switch (kind) {
      case UseKind::Definition:
      case UseKind::FixedDefinition:
      case UseKind::PhiDefinition:
        return box("class=\"mark\"", middle - 9, at, 18, 1.5);
      case UseKind::Fixed:
        return box("class=\"mark\"", middle - 3, at - 3, 6, 6);
      case UseKind::Register:
      case UseKind::RegisterOrMemory:
      case UseKind::Tied:
        out_ += kind == UseKind::RegisterOrMemory ? "<circle class=\"hollow\""
                                                  : "<circle class=\"mark\"";
        attribute("cx", middle);
        attribute("cy", at);
        out_ += " r=\"2.6\"/>";
    }
  }

  // The signs and their meanings, in two lines.
  void write_legend(double top) {
    constexpr std::string_view kMeanings[] = {
        "in a register",   "in memory",        "not live (a hole)", "written",
        "read (register)", "read (or memory)", "fixed register",    "made again"};
    constexpr double kMeaningWidth = 118, kMeaningsInLine = 4;
    for (size_t i = 0; i < std::size(kMeanings); ++i) {
      const auto number = static_cast<double>(i);
      const double line = i < kMeaningsInLine ? 0 : 1;
      const double left = kSpace + kMeaningWidth * (number - kMeaningsInLine * line),
                   at = top + kRow * line + 5;
      write_sign(i, left + 6, at);
      write_text("soft small", left + 19, at + 4, kMeanings[i], "");
    }
    out_ += '\n';
  }
  void write_sign(size_t meaning, double middle, double at) {
    constexpr UseKind kMarks[] = {UseKind::Definition, UseKind::Register, UseKind::RegisterOrMemory,
                                  UseKind::Fixed};
    if (meaning >= 3 && meaning < 7) return write_mark(middle, at, kMarks[meaning - 3]);
    if (meaning == 2) return line("hole", middle, at - 6, middle, at + 6);
    const std::string colours = "fill=\"" + std::string(colours_of("rax").fill) + "\"";
    const std::string place = class_of(meaning == 7 ? "constant" : "memory");
    box(meaning == 0 ? colours : place, middle - 6, at - 6, 12, 12);
  }
  // Of the bar of a live range that has no register.
  static std::string class_of(std::string_view place) {
    return place == "constant" ? "class=\"constant\"" : "class=\"memory\"";
  }

  const NamedAllocation& allocation_;
  const AllocationRecord& record_;
  std::string title_;
  std::vector<Web> webs_;
  std::vector<uint32_t> row_of_;  // by position
  uint32_t rows_ = 0;
  size_t lanes_ = 0;
  double width_ = 0;
  std::string out_;
};

}  // namespace

std::string interval_picture_of(std::string_view function, const NamedAllocation& allocation) {
  return IntervalPicture(function, allocation).run();
}

}  // namespace lilt::report
