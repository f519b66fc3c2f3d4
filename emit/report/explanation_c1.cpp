// The record for C1Visualizer, in the format that the compilers of HotSpot and V8 write, too
// (CompilerOutput.atg of C1Visualizer is its grammar).
//
// A file is a sequence of compilations; each has graphs, whose blocks hold instructions ("HIR" of
// SSA IR, "LIR" with numbers of machine IR), and lists of intervals, which refer to the numbers of
// the graph before them. Numbers are the record's points, 4 · position.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "emit/report/explanation.h"
#include "emit/report/stage_graph.h"

namespace lilt::report {

namespace {

using regalloc::AllocationRecord;
using regalloc::RecordedLiveRange;
using regalloc::UseKind;

constexpr std::string_view kEnd = " <|@\n";  // of a free text

// As a string or a free text of the format: it lacks a form for these characters.
std::string plain(std::string_view text) {
  std::string out;
  for (char c : text) out += c == '"' ? '\'' : static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  for (size_t at = 0; (at = out.find("<|@", at)) != std::string::npos;) out[at] = '(';
  return out;
}

class C1Writer {
 public:
  std::string run(const Explanation& explanation) {
    for (const FunctionRecord& function : explanation.functions) write_function(function);
    return std::move(out_);
  }

 private:
  void line(const std::string& text) { (out_.append(indent_, ' ') += text) += '\n'; }
  void open(const std::string& what) {
    line("begin_" + what);
    indent_ += 2;
  }
  void close(const std::string& what) {
    indent_ -= 2;
    line("end_" + what);
  }
  void text(const std::string& key, std::string_view value) {
    line(key + " \"" + plain(value) + "\"");
  }

  void write_function(const FunctionRecord& function) {
    open("compilation");
    text("name", function.name);
    text("method", function.name);
    line("date 0");
    close("compilation");
    const StageGraph graph = graph_of(function);
    for (size_t i = 0; i < function.stages.size(); ++i) {
      if (function.stages[i].pass == "regalloc") write_allocations(function);
      if (function.stages[i].has_changed && function.stages[i].kind != StageKind::Assembly)
        write_stage(function.stages[i], graph, graph.stages[i]);
    }
  }

  // The names of blocks are the same in all stages.
  static std::string name_of(const StageGraph& graph, uint32_t node) {
    return "B" + std::to_string(node) + "." + graph.labels[node];
  }
  // The blocks of a graph: their names, and what their edges make of them.
  struct Blocks {
    std::vector<std::string> names;
    std::vector<std::vector<uint32_t>> successors, predecessors;

    void connect() {
      predecessors.resize(names.size());
      for (uint32_t from = 0; from < names.size(); ++from)
        for (uint32_t to : successors[from]) predecessors[to].push_back(from);
    }
  };
  void list(const std::string& key, const Blocks& blocks, const std::vector<uint32_t>& items) {
    std::string text = key;
    for (uint32_t item : items) text += " \"" + plain(blocks.names[item]) + "\"";
    line(text);
  }
  // What precedes the instructions of a block.
  void write_block_head(const Blocks& blocks, size_t index, uint32_t depth) {
    text("name", blocks.names[index]);
    line("from_bci -1");
    line("to_bci -1");
    list("predecessors", blocks, blocks.predecessors[index]);
    list("successors", blocks, blocks.successors[index]);
    line("xhandlers");
    line("flags");
    if (depth != 0) line("loop_depth " + std::to_string(depth));
  }

  void write_stage(const Stage& stage, const StageGraph& graph,
                   const std::vector<uint32_t>& nodes) {
    Blocks blocks;
    for (size_t i = 0; i < stage.blocks.size(); ++i) {
      blocks.names.push_back(name_of(graph, nodes[i]));
      blocks.successors.push_back(stage.blocks[i].successors);
    }
    blocks.connect();
    const std::vector<std::string_view> lines = lines_of(stage.text);
    open("cfg");
    text("name", stage.pass);
    for (size_t i = 0; i < stage.blocks.size(); ++i) {
      const StageBlock& block = stage.blocks[i];
      open("block");
      write_block_head(blocks, i, block.depth);
      write_lines(stage.kind, std::span(lines).subspan(block.first, block.end - block.first));
      close("block");
    }
    close("cfg");
  }
  void write_lines(StageKind kind, std::span<const std::string_view> lines) {
    open("IR");
    line(kind == StageKind::Ssa ? "HIR" : "LIR");
    for (std::string_view text : lines) {
      if (text.empty() || text[0] != ' ') continue;  // a label
      out_.append(indent_, ' ') += "instruction " + plain(text.substr(text.find_first_not_of(' ')));
      out_ += " <|@ <|@\n";
    }
    close("IR");
  }

  void write_allocations(const FunctionRecord& function) {
    for (const NamedAllocation& allocation : function.allocations) {
      write_input(allocation);
      write_intervals(allocation);
    }
  }
  // What the allocator got.
  void write_input(const NamedAllocation& allocation) {
    Blocks blocks{allocation.blocks, {}, {}};
    for (const AllocationRecord::Block& block : allocation.record.blocks)
      blocks.successors.push_back(block.successors);
    blocks.connect();
    open("cfg");
    text("name", "before register allocation: " + allocation.allocator);
    for (size_t b = 0; b < blocks.names.size(); ++b) {
      const AllocationRecord::Block& block = allocation.record.blocks[b];
      open("block");
      write_block_head(blocks, b, block.depth);
      if (block.end > block.first) {
        line("first_lir_id " + std::to_string(4 * block.first));
        line("last_lir_id " + std::to_string(4 * (block.end - 1)));
      }
      open("LIR");
      for (uint32_t n = block.first; n < block.end; ++n) {
        const std::string& instruction = allocation.instructions[n];
        (out_.append(indent_, ' ') += std::to_string(4 * n)) += ' ';
        (out_ += plain(instruction.empty() ? "(falls through)" : instruction)) += kEnd;
      }
      close("LIR");
      close("block");
    }
    close("cfg");
  }
  // Each live range is an interval; those that were split off name the one that they were split
  // from.
  void write_intervals(const NamedAllocation& allocation) {
    const AllocationRecord& record = allocation.record;
    std::vector<std::vector<uint32_t>> members;  // by web: its values
    for (uint32_t v = 0; v < record.values.size(); ++v) {
      const uint32_t web = record.values[v].web;
      if (web == regalloc::TraceEvent::kNone) continue;
      if (members.size() <= web) members.resize(web + 1);
      members[web].push_back(v);
    }
    open("intervals");
    text("name", allocation.allocator);
    for (uint32_t p = 0; p < record.ranges.size(); ++p)
      if (record.ranges[p].from < record.ranges[p].to)
        write_interval(allocation, p, members[record.ranges[p].web]);
    close("intervals");
  }
  void write_interval(const NamedAllocation& allocation, uint32_t number,
                      const std::vector<uint32_t>& values) {
    const AllocationRecord& record = allocation.record;
    const RecordedLiveRange& range = record.ranges[number];
    std::vector<regalloc::LiveSegment> segments;
    std::vector<std::pair<uint32_t, std::string_view>> uses;
    for (uint32_t v : values) {
      for (const regalloc::LiveSegment& segment : record.values[v].segments) {
        const uint32_t from = std::max(segment.from, range.from),
                       to = std::min(segment.to, range.to);
        if (from < to) segments.push_back({from, to, v});
      }
      for (const regalloc::Use& use : record.values[v].uses)
        if (use.point >= range.from && use.point < range.to)
          uses.push_back({use.point, use.demands_register() ? " M" : " S"});
    }
    if (segments.empty()) segments.push_back({range.from, range.to, 0});
    std::ranges::sort(segments, {}, &regalloc::LiveSegment::from);
    std::ranges::sort(uses);
    const std::string place(place_of(allocation, range));
    std::string entry = std::to_string(kFirstNumber + number) + " value \"" +
                        plain(allocation.values[values[0]] + " in " + place) + "\" " +
                        std::to_string(kFirstNumber + first_of(record, number)) + " -1";
    for (const regalloc::LiveSegment& segment : segments)
      entry += " [" + std::to_string(segment.from) + ", " + std::to_string(segment.to) + "[";
    for (const auto& [point, kind] : uses) (entry += ' ' + std::to_string(point)) += kind;
    line(entry + " \"" + place + "\"");
  }
  static uint32_t first_of(const AllocationRecord& record, uint32_t range) {
    while (record.ranges[range].parent != regalloc::TraceEvent::kNone)
      range = record.ranges[range].parent;
    return range;
  }

  static constexpr uint32_t kFirstNumber = 1000;  // lower ones are registers to C1Visualizer
  std::string out_;
  size_t indent_ = 0;
};

}  // namespace

std::string to_c1(const Explanation& explanation) { return C1Writer().run(explanation); }

}  // namespace lilt::report
