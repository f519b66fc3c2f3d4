// `callbr`: inline assembly that may jump to labels of the program (`asm goto`).
//
// It becomes a call with one result more, the number of the exit that the text took, and a switch
// over that number. The text's own labels stand in the place of the program's: each sets the number
// and goes on after the text. So the optimizer, the allocator and the code of the targets need to
// know nothing of it, at the price of a move and a comparison. Constraints say `!i` for a label,
// or, before LLVM 15, `X` or `i` for an argument that is a block's address.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "frontend/llvm/calls.h"
#include "ir/ssa/callee.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

struct Operands {
  std::vector<std::string_view> outputs, inputs, clobbers;  // inputs: labels, too
};

// Commas in braces belong to a constraint.
Operands split_constraints(std::string_view text) {
  Operands operands;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ',';
    depth += (c == '{') - (c == '}');
    if (c != ',' || depth > 0) continue;
    const std::string_view one = text.substr(begin, i - begin);
    begin = i + 1;
    if (one.empty()) continue;
    (one[0] == '='   ? operands.outputs
     : one[0] == '~' ? operands.clobbers
                     : operands.inputs)
        .push_back(one);
  }
  return operands;
}

constexpr uint32_t kNoLabel = UINT32_MAX;

// Writes a template with other numbers of operands.
class Renumbering {
 public:
  // `labels`: by input, its number as a label, or kNoLabel.
  Renumbering(size_t outputs, std::span<const uint32_t> labels)
      : outputs_(outputs), labels_(labels) {}

  std::string run(std::string_view text) {
    while (!text.empty()) {
      const size_t dollar = std::min(text.find('$'), text.size());
      out_ += text.substr(0, dollar);
      text.remove_prefix(dollar);
      if (!text.empty()) text.remove_prefix(expand(text));
    }
    return std::move(out_);
  }

 private:
  // Returns the size of the mark at the start.
  size_t expand(std::string_view text) {
    const bool in_braces = text.starts_with("${");
    const size_t begin = in_braces ? 2 : 1;
    size_t end = begin;
    uint64_t number = 0;
    while (end < text.size() && is_in(text[end], kDigit)) number = 10 * number + text[end++] - '0';
    const size_t close = in_braces ? std::min(text.find('}'), text.size() - 1) + 1 : end;
    if (end == begin) {  // `$$`, `$(`, `${:uid}`
      const size_t size = in_braces ? close : std::min<size_t>(2, text.size());
      out_ += text.substr(0, size);
      return size;
    }
    const std::string_view modifier = in_braces ? text.substr(end, close - end - 1) : "";
    append(number, modifier);
    return close;
  }

  void append(uint64_t number, std::string_view modifier) {
    const uint64_t input = number - outputs_;
    if (number >= outputs_ && input < labels_.size()) {
      if (labels_[input] != kNoLabel) {
        append_decimal(out_ += ".Lgoto${:uid}_", uint64_t{labels_[input]});
        return;
      }
      number = outputs_ + 1;
      for (uint64_t i = 0; i < input; ++i) number += labels_[i] == kNoLabel;
    }
    append_decimal(out_ += "${", number);
    (out_ += modifier) += '}';
  }

  size_t outputs_;
  std::span<const uint32_t> labels_;
  std::string out_;
};

// After the text: the number of the exit, 0 at the end of the text.
std::string with_ways(std::string text, size_t outputs, uint32_t labels, bool is_intel) {
  const auto set = [&](uint32_t way) {
    const std::string number = std::to_string(way), place = "${" + std::to_string(outputs) + ":k}";
    text += is_intel ? "\n\tmov " + place + ", " + number : "\n\tmovl $$" + number + ", " + place;
  };
  for (uint32_t way = 0; way <= labels; ++way) {
    if (way != 0) text += "\n.Lgoto${:uid}_" + std::to_string(way) + ":";
    set(way);
    if (way != labels) text += "\n\tjmp .Lgoto${:uid}_end";
  }
  return text + "\n.Lgoto${:uid}_end:";
}

// Takes the labels out of the call's constraints and arguments, and adds the result. Returns how
// many labels there were.
uint32_t number_ways(BodyContext& body, InstId call) {
  ConstantPool& pool = body.function->constants();
  std::vector<Value> operands(body.function->operands(call).begin(),
                              body.function->operands(call).end());
  const ConstantId assembly = operands[1].constant();
  const Operands constraints = split_constraints(pool.bytes(pool.elements(assembly)[1].constant()));
  std::vector<uint32_t> labels;
  std::vector<TypeId> types(body.context.types().members(operands[0].type()).begin(),
                            body.context.types().members(operands[0].type()).end());
  size_t argument = 2;
  for (std::string_view output : constraints.outputs) argument += output.starts_with("=*");
  uint32_t label_count = 0;
  std::string kept;
  const bool has_marks = std::ranges::find(constraints.inputs, "!i") != constraints.inputs.end();
  for (std::string_view input : constraints.inputs) {
    const bool is_mark = input == "!i";
    const bool is_address = !has_marks && (input == "X" || input == "i") &&
                            argument < operands.size() && operands[argument].is_constant() &&
                            pool[operands[argument].constant()].kind == ConstantKind::BlockAddress;
    labels.push_back(is_mark || is_address ? ++label_count : kNoLabel);
    if (is_address) {
      const ConstantId address = operands[argument].constant();
      if (pool.block_function(address) == body.function->symbol())
        body.label_exits.emplace_back(pool.block_name(address));
      types.erase(types.begin() + static_cast<ptrdiff_t>(argument - 2));
      operands.erase(operands.begin() + static_cast<ptrdiff_t>(argument));
    } else if (!is_mark) {
      kept += ',';
      kept += input;
      ++argument;
    }
  }
  std::string all;
  for (std::string_view output : constraints.outputs) (all += output) += ',';
  all += "=r" + kept;
  for (std::string_view clobber : constraints.clobbers) (all += ',') += clobber;
  const uint16_t flags = pool[assembly].flags;
  const size_t outputs = constraints.outputs.size();
  const std::string text =
      with_ways(Renumbering(outputs, labels).run(pool.bytes(pool.elements(assembly)[0].constant())),
                outputs, label_count, (flags & assembly_flag::IntelDialect) != 0);
  const TypeId result = (*body.function)[call].type;
  const TypeId with_way =
      result == kVoid ? kI32 : body.context.types().literal_struct(std::array{result, kI32}, false);
  operands[0] = Value(body.context.types().function(with_way, types, false));
  operands[1] = Value(pool.inline_assembly(text, all, flags | assembly_flag::SideEffect));
  (*body.function)[call].type = with_way;
  body.function->set_operands(call, operands);
  return label_count;
}

}  // namespace

void check_assembly(BodyContext& body, const Call& call, size_t count) {
  const ConstantPool& pool = body.function->constants();
  const Operands constraints =
      split_constraints(pool.bytes(pool.elements(call.constant.constant())[1].constant()));
  size_t arguments = 0, results = 0;
  for (std::string_view output : constraints.outputs)
    ++(output.starts_with("=*") ? arguments : results);
  for (std::string_view input : constraints.inputs) arguments += input == "!i" ? 0 : 1;
  const TypeId written = body.context.types().resolve(call.written);
  const TypeKind kind = body.context.types().kind(written);
  const size_t given = kind == TypeKind::Void     ? 0
                       : kind == TypeKind::Struct ? body.context.types().members(written).size()
                                                  : 1;
  const auto report = [&](std::string_view what, size_t asked, size_t found) {
    body.reporter.error(call.callee_place, "the constraints of the inline assembly ask for " +
                                               std::to_string(asked) + std::string(what) +
                                               ", the call has " + std::to_string(found));
  };
  if (arguments != count) report(" arguments", arguments, count);
  if (kind != TypeKind::Function && results != given) report(" results", results, given);
}

void parse_assembly_branch(BodyContext& body, Call& state) {
  const SourceOffset place = body.cursor.offset();
  body.cursor.advance(body.cursor.word().size());
  const InstId call = parse_call(body, state, 0);
  if (!call.valid() || !is_assembly(*body.function, call))
    body.reporter.unsupported(place, "'callbr' of something else than assembly");
  const TypeId result = (*body.function)[call].type;
  if (body.context.types().is_aggregate(result))
    body.reporter.unsupported(place, "'callbr' with more than one result");
  const uint32_t labels = number_ways(body, call);
  body.function->set_name(call, body.function->make_name("ways"));
  Value way(call);
  if (result != kVoid) {
    const auto part = [&](uint64_t index) {
      body.operands.assign(
          {Value(call), Value(body.function->constants().integer(kI32, 32, index))});
      return body.emit(Opcode::ExtractValue, index == 0 ? result : kI32);
    };
    way = Value(part(1));
    body.function->set_name(way.local(), body.function->make_name("way"));
    body.define_result(part(0));
  } else if (body.has_result) {
    body.report_no_result("callbr");
  }
  body.cursor.expect_word("to", "and the block after the assembly");
  body.operands.assign({way});
  body.parse_label_operand();
  body.cursor.expect('[', "before the other labels");
  for (uint32_t number = 1; body.cursor.peek() != ']'; ++number) {
    if (number <= labels)
      body.add_operand(Value(body.function->constants().integer(kI32, 32, number)));
    body.parse_label_operand();
    if (number > labels) body.operands.pop_back();
    if (!body.cursor.accept(',')) break;
  }
  body.cursor.expect(']', "after the labels");
  if (body.cursor.peek() == ',') body.parse_attachments();
  body.emit(Opcode::Switch, kVoid);
  body.block = BlockId::none();
}

}  // namespace lilt::frontend
