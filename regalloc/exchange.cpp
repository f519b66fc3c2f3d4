#include "regalloc/exchange.h"

#include <charconv>
#include <concepts>
#include <optional>

#include "ir/mir/machine_printer.h"
#include "ir/support/frequency.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

std::string_view name_of(UseKind kind) {
  switch (kind) {
    case UseKind::Register:
      return "register";
    case UseKind::RegisterOrMemory:
      return "register-or-memory";
    case UseKind::Fixed:
      return "fixed";
    case UseKind::Tied:
      return "tied";
    case UseKind::Definition:
      return "definition";
    case UseKind::FixedDefinition:
      return "fixed-definition";
    case UseKind::PhiDefinition:
      return "phi";
  }
  return {};
}

void append_word(std::string& line, std::string_view word) { line.append(word); }
void append_word(std::string& line, std::unsigned_integral auto number) {
  line += std::to_string(number);
}
void append_word(std::string& line, std::floating_point auto number) {
  append_frequency(line, number);
}

class FunctionWriter {
 public:
  FunctionWriter(std::string& lines, const Analyses& analyses) : lines_(lines), a_(analyses) {}

  void write() {
    line("lilt-allocation", kExchangeVersion);
    line("function", function_.name());
    for (size_t c = 0; c < mir::kRegClassCount; ++c)
      for (const Register r : target_.classes[c].order)
        if (is_there(c) && a_.choice.allowed[c].contains(r))
          line("register", name(r), target_.classes[c].name);
    for (BlockPosition b = 0; b < a_.points.block_count(); ++b) write_block(b);
    write_taken();
    for (uint32_t range = 0; range < a_.webs.count(); ++range) write_range(range);
    lines_ += kExchangeEnd;
  }

 private:
  template <class... Words>
  void line(std::string_view first, const Words&... others) {
    lines_ += first;
    ((lines_ += ' ', append_word(lines_, others)), ...);
    lines_ += '\n';
  }
  std::string_view name(Register r) const { return target_.register_names[r.number()]; }

  void write_block(BlockPosition position) {
    const BlockSpan& span = a_.points.block(position);
    std::string successors;
    for (const mir::BlockId s : function_.successors(span.id))
      successors += " " + std::to_string(a_.points.position_of(s));
    line("block", position, span.start_point(), span.end_point(), span.frequency,
         std::to_string(a_.loops.depth(position)) + successors);
    for (uint32_t n = span.first; n < span.instructions_end; ++n)
      line("instruction", 4 * n, to_string(function_, names_, a_.points.instruction(n)));
  }

  // Whether the function may have values of the class.
  bool is_there(size_t register_class) const {
    return (target_.classes[register_class].features & ~function_.features) == 0;
  }

  // Registers that instructions take for operands, and destroy.
  void write_taken() {
    for (const Register r : used_registers())
      for (const Reservation& each : a_.intervals.reservations(r)) {
        const uint32_t web = a_.webs.web_of(each.value);
        line("fixed", each.from, each.to, name(r),
             web == UINT32_MAX ? std::string("-") : std::to_string(web));
      }
    for (const ClobberGroup& group : a_.intervals.clobbers()) {
      std::string registers;
      for (const Register r : used_registers())
        if (group.registers.contains(r)) registers.append(" ").append(name(r));
      if (registers.empty()) continue;
      for (const Reservation& each : group.points)
        line("clobbered", each.from, std::to_string(each.to) + registers);
    }
  }

  // Those in which values may live.
  std::vector<Register> used_registers() const {
    RegSet all;
    for (size_t c = 0; c < mir::kRegClassCount; ++c)
      if (is_there(c)) all = all | a_.choice.allowed[c];
    std::vector<Register> registers;
    all.for_each([&](Register r) { registers.push_back(r); });
    return registers;
  }

  void write_range(uint32_t index) {
    const LiveRange& range = a_.ranges[index];
    std::string values;
    uint32_t last = UINT32_MAX;
    const auto segments =
        a_.webs.segments().subspan(range.first_segment, range.last_segment - range.first_segment);
    for (const LiveSegment& each : segments)
      if (each.value != last) values += ' ' + names_(Register::virtual_register(last = each.value));
    const mir::RegClassDesc& of_class =
        target_.classes[static_cast<size_t>(a_.webs.class_of(index))];
    line("range", index, of_class.name, spill_cost(a_, range), std::string_view(values).substr(1));
    for (const LiveSegment& each : segments) line("segment", index, each.from, each.to);
    for (uint32_t u = range.first_use; u < range.last_use; ++u) write_use(index, a_.webs.uses()[u]);
    for (const WebAffinity& each : a_.webs.affinities_from(index, 0))
      line("affinity", index, each.other, each.point, each.weight);
  }

  void write_use(uint32_t range, const Use& use) {
    if (use.fixed == 0)
      line("use", range, use.point, use.end(), use.weight, name_of(use.kind));
    else
      line("use", range, use.point, use.end(), use.weight, name_of(use.kind),
           target_.register_names[use.fixed]);
  }

  std::string& lines_;
  const Analyses& a_;
  const mir::MachineFunction& function_ = a_.points.function();
  const mir::TargetDesc& target_ = function_.target();
  const mir::RegisterNames names_{function_};
};

// Carries out the lines of an answer.
class Decider {
 public:
  explicit Decider(Analyses& analyses) : a_(analyses) {}

  std::string run(std::string_view answer) {
    for (uint32_t number = 1; !answer.empty(); ++number) {
      const size_t end = std::min(answer.find('\n'), answer.size());
      const std::string_view line = answer.substr(0, end);
      answer.remove_prefix(std::min(end + 1, answer.size()));
      std::string fault = decide(line);
      if (!fault.empty())
        return "line " + std::to_string(number) + ", '" + std::string(line) + "': " + fault;
    }
    finish();
    return {};
  }

 private:
  static constexpr std::string_view kForms =
      "a decision is 'place RANGE REGISTER', 'memory RANGE' or 'split RANGE POINT'";

  std::string decide(std::string_view line) {
    rest_ = line;
    const std::string_view decision = word();
    if (rest_.empty() && (decision.empty() || decision == "end")) return {};
    std::optional<uint32_t> range = number();
    if (range && *range >= a_.ranges.size()) return "there is no range " + std::to_string(*range);
    std::string fault{kForms};
    if (range && decision == "place")
      if (const std::string_view name = word(); !name.empty()) fault = place(*range, name);
    if (range && decision == "memory") fault = leave(*range);
    if (range && decision == "split")
      if (const std::optional<uint32_t> point = number()) fault = split(*range, *point);
    return !fault.empty() || rest_.empty() ? fault : std::string(kForms);
  }

  std::string_view word() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r"), rest_.size()));
    const std::string_view found = rest_.substr(0, rest_.find_first_of(" \t\r"));
    rest_.remove_prefix(found.size());
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r"), rest_.size()));
    return found;
  }
  std::optional<uint32_t> number() {
    const std::string_view text = word();
    uint32_t value = 0;
    const char* const text_end = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), text_end, value);
    return error == std::errc() && end == text_end ? std::optional(value) : std::nullopt;
  }

  std::string place(uint32_t index, std::string_view name) {
    const size_t register_class = static_cast<size_t>(a_.ranges.class_of(index));
    const RegSet allowed = a_.choice.allowed[register_class];
    Register chosen;
    allowed.for_each([&](Register r) {
      if (target_.register_names[r.number()] == name) chosen = r;
    });
    if (!chosen.valid())
      return "range " + std::to_string(index) + " is of class " +
             std::string(target_.classes[register_class].name) +
             ", of whose registers none that may be used is called '" + std::string(name) + "'";
    leave(index);
    const LiveRange& range = a_.ranges[index];
    if (const uint32_t at = unions_.blocked_from(range, chosen); at != UINT32_MAX)
      return "an instruction takes the register at " + std::to_string(at);
    std::string fault;
    unions_.for_each_interfering(range, chosen, [&](uint32_t other) {
      fault = "range " + std::to_string(other) + " is in it while this one lives";
      return false;
    });
    if (fault.empty()) assign(a_, unions_, preferences_, index, chosen);
    return fault;
  }

  std::string leave(uint32_t index) {
    if (a_.ranges[index].reg != 0) unions_.remove(index);
    return {};
  }

  // Moves can stand at the gap of each instruction, but not between PHIs and between terminators.
  std::string split(uint32_t index, uint32_t point) {
    const LiveRange& range = a_.ranges[index];
    if (point <= range.from || point >= range.to)
      return "the range lives from " + std::to_string(range.from) + " to " +
             std::to_string(range.to);
    if (point % 4 != 0 || a_.points.gap_at_or_before(point / 4) != point / 4)
      return "no move can stand there; before it, one can at " +
             std::to_string(4 * a_.points.gap_at_or_before(point / 4));
    const Register before(range.reg);
    leave(index);
    a_.ranges.split(index, point);
    if (before.valid()) unions_.assign(index, before);
    return {};
  }

  void finish() {
    const uint32_t count = a_.ranges.size();
    for (uint32_t range = 0; range < count; ++range)
      if (a_.ranges[range].reg == 0) spill(a_, unions_, range);
    place_temporaries(a_, unions_, preferences_, count);
  }

  Analyses& a_;
  const mir::TargetDesc& target_ = a_.points.function().target();
  RegisterUnions unions_{a_};
  RegisterPreferences preferences_{a_};
  std::string_view rest_;  // of the line
};

}  // namespace

void append_function(std::string& lines, const Analyses& analyses) {
  FunctionWriter(lines, analyses).write();
}

std::string decide(Analyses& analyses, std::string_view answer) {
  return Decider(analyses).run(answer);
}

}  // namespace lilt::regalloc
