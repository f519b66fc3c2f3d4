#include "emit/report/function_record.h"

#include <algorithm>
#include <span>
#include <unordered_set>
#include <utility>

#include "ir/mir/machine_printer.h"
#include "ir/mir/register_names.h"
#include "ir/ssa/printer.h"
#include "regalloc/web_names.h"

namespace lilt::report {
namespace {

// Notes where lines of a text come from while it is printed.
class LineOrigins {
 public:
  explicit LineOrigins(const std::string& text) : text_(text) {}
  // The line that is being printed comes from there.
  void note(SourceOffset origin) {
    count();
    origins_.resize(lines_ + 1, kNoOffset);
    origins_.back() = origin;
  }
  std::vector<SourceOffset> finish() {
    count();
    origins_.resize(lines_, kNoOffset);
    return std::move(origins_);
  }

 private:
  void count() {
    lines_ += static_cast<size_t>(
        std::count(text_.begin() + static_cast<ptrdiff_t>(counted_), text_.end(), '\n'));
    counted_ = text_.size();
  }

  const std::string& text_;
  size_t counted_ = 0, lines_ = 0;  // bytes seen, and the newlines in them
  std::vector<SourceOffset> origins_;
};

// The successors as indices of the layout, each once.
template <class Layout, class Successors>
void add_successors(const Layout& layout, std::vector<StageBlock>& blocks, Successors successors) {
  std::vector<uint32_t> index;  // by block
  for (uint32_t i = 0; i < layout.size(); ++i) {
    if (index.size() <= layout[i].index()) index.resize(layout[i].index() + 1);
    index[layout[i].index()] = i;
  }
  for (uint32_t i = 0; i < layout.size(); ++i)
    successors(layout[i], [&](auto successor) {
      const uint32_t to = index[successor.index()];
      if (std::ranges::find(blocks[i].successors, to) == blocks[i].successors.end())
        blocks[i].successors.push_back(to);
    });
}

// Lines of a text. Blocks begin at lines for which is_head(line, text) is true, and end with the
// next one, or with the function.
template <class IsHead>
std::vector<StageBlock> blocks_of_text(std::span<const std::string_view> lines, IsHead is_head) {
  std::vector<StageBlock> blocks;
  for (uint32_t number = 0; number < lines.size(); ++number) {
    const std::string_view line = lines[number];
    if (is_head(number, line)) blocks.emplace_back().first = number;
    if (!blocks.empty() && !line.empty() && line[0] != '}') blocks.back().end = number + 1;
  }
  return blocks;
}

std::vector<StageBlock> blocks_of(const ssa::Function& function, std::string_view text) {
  auto label_of = [](std::string_view line) {
    const bool is_label = !line.empty() && line[0] != ' ' && line[0] != '}';
    return is_label ? line.substr(0, line.rfind(':')) : std::string_view();
  };
  const std::vector<std::string_view> lines = lines_of(text);
  bool was_entry = false;
  std::vector<StageBlock> blocks = blocks_of_text(lines, [&](uint32_t number, auto line) {
    const bool is_entry = !was_entry && number != 0;  // after the line of the function
    was_entry |= is_entry;
    return is_entry || (number != 0 && !label_of(line).empty());
  });
  for (StageBlock& block : blocks) {
    std::string_view name = label_of(lines[block.first]);
    if (name.starts_with('"')) name = name.substr(1, name.size() - 2);
    block.name = name;
  }
  add_successors(function.blocks(), blocks, [&](ssa::BlockId block, auto visit) {
    function.for_each_successor(block, visit);
  });
  return blocks;
}

std::vector<StageBlock> blocks_of(const mir::MachineFunction& function, std::string_view text) {
  std::vector<StageBlock> blocks =
      blocks_of_text(lines_of(text), [](uint32_t, auto line) { return line.starts_with("bb."); });
  for (size_t i = 0; i < blocks.size(); ++i) {
    const mir::MachineBlock& block = function.blocks[function.layout[i]];
    blocks[i].name = block.name;
    blocks[i].number = function.layout[i].index();
    blocks[i].frequency = block.frequency;
    blocks[i].depth = block.loop_depth;
  }
  add_successors(function.layout, blocks, [&](mir::BlockId block, auto visit) {
    for (mir::BlockId successor : function.successors(block)) visit(successor);
  });
  return blocks;
}

void print(const mir::MachineFunction& function, std::string& text,
           std::vector<SourceOffset>& origins) {
  LineOrigins lines(text);
  mir::InstructionNotes notes;
  notes.front = [&](const mir::MachineInstr& instruction) {
    lines.note(instruction.origin);
    return std::string();
  };
  mir::print(text, function, notes);
  origins = lines.finish();
}

// The names of values in a text of IR, with their '%'; labels among them.
std::unordered_set<std::string_view> names_in(std::string_view text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-$";
  std::unordered_set<std::string_view> names;
  for (size_t at = 0; (at = text.find('%', at)) != text.npos;) {
    const bool is_quoted = text.substr(at + 1).starts_with('"');
    const size_t end = is_quoted ? text.find('"', at + 2) : text.find_first_not_of(kPlain, at + 1);
    if (end == text.npos) break;
    names.insert(text.substr(at, end + (is_quoted ? 1 : 0) - at));
    at = end;
  }
  return names;
}

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (size_t begin = 0; begin < text.size(); begin += lines.back().size() + 1)
    lines.push_back(text.substr(begin, text.find('\n', begin) - begin));
  return lines;
}

std::string_view place_of(const NamedAllocation& allocation,
                          const regalloc::RecordedLiveRange& range) {
  const mir::Register reg = range.reg.valid() ? range.reg : range.still_in;
  if (reg.valid()) return allocation.registers[reg.number()];
  return range.is_made_again ? "constant" : "memory";
}

void Recorder::start(std::string_view name, std::string_view allocator, SourceOffset begin,
                     SourceOffset end) {
  function_ = std::make_unique<FunctionRecord>();
  function_->name = name;
  function_->begin = begin;
  function_->end = end;
  allocator_ = allocator;
}

void Recorder::add_stage(std::string_view pass, std::string_view description,
                         const ssa::Function& function) {
  Stage stage{std::string(pass), std::string(description), StageKind::Ssa, true, {}, {}, {}};
  LineOrigins lines(stage.text);
  ssa::print_function(stage.text, function,
                      [&](ssa::InstId id) { lines.note(function.offset_of(id)); });
  stage.origins = lines.finish();
  stage.blocks = blocks_of(function, stage.text);
  add(std::move(stage));
}

void Recorder::add_stage(std::string_view pass, std::string_view description,
                         const mir::MachineFunction& function) {
  Stage stage{std::string(pass), std::string(description), StageKind::Machine, true, {}, {}, {}};
  print(function, stage.text, stage.origins);
  stage.blocks = blocks_of(function, stage.text);
  add(std::move(stage));
}

void Recorder::add_code(std::string listing, const mir::MachineFunction& function, uint64_t bytes) {
  Stage stage{"encode", "the bytes of the instructions", StageKind::Code, true, {}, {}, {}};
  std::string machine_text;
  print(function, machine_text, stage.origins);
  stage.blocks = blocks_of(function, machine_text);
  stage.text = std::move(listing);
  add(std::move(stage));
  for (NamedAllocation& allocation : function_->allocations) allocation.code_bytes = bytes;
}

void Recorder::add_assembly(std::string_view pass, std::string_view description, std::string text,
                            std::vector<SourceOffset> origins) {
  add({std::string(pass),
       std::string(description),
       StageKind::Assembly,
       true,
       std::move(text),
       std::move(origins),
       {}});
}

void Recorder::add(Stage stage) {
  std::vector<Stage>& stages = function_->stages;
  const auto last = std::ranges::find(stages.rbegin(), stages.rend(), true, &Stage::has_changed);
  stage.has_changed = last == stages.rend() || stage.text != last->text;
  if (!stage.has_changed) {
    stage.text.clear();
    stage.origins.clear();
    stage.blocks.clear();
  }
  stages.push_back(std::move(stage));
}

void Recorder::end(const regalloc::ProgramPoints& points, const regalloc::Allocation& allocation) {
  AllocationRecorder::end(points, allocation);
  const mir::MachineFunction& function = points.function();
  const mir::TargetDesc& target = function.target();
  NamedAllocation& named = function_->allocations.emplace_back();
  named.allocator = allocator_;
  named.record = AllocationRecorder::take();
  const mir::RegisterNames names(function);
  for (uint32_t n = 0; n < points.number_count(); ++n) {
    const bool is_there = points.has_instruction(n);
    named.instructions.push_back(is_there ? mir::to_string(function, names, points.instruction(n))
                                          : std::string());
    named.origins.push_back(is_there ? points.instruction(n).origin : kNoOffset);
  }
  for (const regalloc::AllocationRecord::Block& block : named.record.blocks) {
    std::string name = "bb." + std::to_string(block.id.index());
    if (const std::string_view source = function.blocks[block.id].name; !source.empty())
      name += "." + std::string(source);
    named.blocks.push_back(std::move(name));
  }
  for (uint32_t v = 0; v < named.record.values.size(); ++v)
    named.values.push_back(names(mir::Register::virtual_register(v)));
  const std::vector<Stage>& stages = function_->stages;
  const std::unordered_set<std::string_view> of_source =
      names_in(stages.empty() ? std::string_view() : stages[0].text);
  regalloc::WebNames web_names(function, names,
                               [&](std::string_view name) { return of_source.contains(name); });
  for (const regalloc::TraceEvent& event : named.record.events) {
    named.sentences.push_back(regalloc::to_sentence(target, names, web_names.named(event)));
    web_names.apply(event);
  }
  named.web_names = web_names.by_web();
  for (std::string_view name : target.register_names) named.registers.emplace_back(name);
  for (size_t c = 0; c < mir::kRegClassCount; ++c) named.classes[c] = target.classes[c].name;
  function.frame.callee_saved.for_each([&](mir::Register r) { named.callee_saved.push_back(r); });
}

std::unique_ptr<FunctionRecord> Recorder::take() { return std::move(function_); }

}  // namespace lilt::report
