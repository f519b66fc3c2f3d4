// Text of the SSA IR. The text can be read back, and then prints the same again: names and numbers
// from the source are kept, what passes made is named by the order in which they made it, and all
// these names are names of the source when the text is read back.
#include "ir/ssa/printer.h"

#include <algorithm>
#include <utility>

#include "ir/ssa/branch_probability.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/constant_printer.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/forwarding.h"
#include "ir/ssa/header_excerpt.h"
#include "ir/ssa/local_names.h"
#include "ir/ssa/loop_hints.h"
#include "ir/ssa/profile.h"
#include "ir/ssa/stack_alignment.h"
#include "ir/support/bits.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// --- attributes

// Each with a space before it.
void append_attributes(std::string& out, const TypeTable& types,
                       const ParameterAttributes& attributes) {
  if (attributes.zero_extend) out += " zeroext";
  if (attributes.sign_extend) out += " signext";
  if (attributes.in_register) out += " inreg";
  if (attributes.nest) out += " nest";
  if (attributes.swift_self) out += " swiftself";
  if (attributes.swift_async) out += " swiftasync";
  if (attributes.swift_error) out += " swifterror";
  if (attributes.struct_return) out += " sret(i8)";  // the type has no meaning here
  if (attributes.element.valid()) {
    out += " elementtype(";
    types.print(out, attributes.element);
    out += ')';
  }
  if (!attributes.by_value.valid()) return;
  out += " byval(";
  types.print(out, attributes.by_value);
  out += ')';
  if (attributes.align == 0) return;
  out += " align ";
  append_decimal(out, uint64_t{attributes.align});
}

void append_number(std::string& out, std::string_view word, uint64_t number) {
  if (number == 0) return;
  out += word;
  append_decimal(out, number);
  out += ')';
}

// Of a parameter or result of that type, each with a space before it.
void append_facts(std::string& out, const TypeTable& types, TypeId type,
                  const ParameterFacts& facts) {
  if (facts == ParameterFacts()) return;
  for (size_t i = 0; i < kParameterFactNames.size(); ++i)
    if ((facts.words >> i & 1) != 0) (out += ' ') += kParameterFactNames[i];
  if (facts.align_log2 != 0) {
    out += " align ";
    append_decimal(out, uint64_t{1} << facts.align_log2);
  }
  append_number(out, " dereferenceable(", facts.dereferenceable);
  append_number(out, " dereferenceable_or_null(", facts.dereferenceable_or_null);
  if (!facts.has_range) return;
  const uint32_t width = types.integer_bits(type);
  out += " range(";
  types.print(out, type);
  out += ' ' + std::to_string(sign_extend(facts.low, width)) + ", " +
         std::to_string(sign_extend(facts.high, width)) + ')';
}

void append_memory_attribute(std::string& out, FunctionAttributes attributes) {
  using namespace function_attribute;
  if ((attributes & (NoMemory | ArgumentMemory)) == 0) return;
  const bool reads = (attributes & ReadsNothing) == 0, writes = (attributes & WritesNothing) == 0;
  out += " memory(";
  if ((attributes & ArgumentMemory) != 0 && (reads || writes)) out += "argmem: ";
  out += reads ? writes ? "readwrite" : "read" : writes ? "write" : "none";
  out += ')';
}

void append_function_attributes(std::string& out, FunctionAttributes attributes) {
  for (size_t i = 0; i < std::size(kFunctionAttributeNames); ++i)
    if ((attributes >> i & 1) != 0) (out += ' ') += kFunctionAttributeNames[i];
  append_memory_attribute(out, attributes);
  for (const FunctionAttributeName& promise : kPromiseNames)
    if ((attributes & promise.attribute) != 0) (out += ' ') += promise.name;
  append_number(out, " alignstack(", own_stack_alignment(attributes));
}

void append_target_features(std::string& out, ProcessorFeatures features) {
  if (features == 0) return;
  out += " \"target-features\"=\"";
  append_features(out, features);
  using namespace processor_feature;
  if ((features & Avx512) != 0 && (features & Evex512) == 0) out += ",-evex512";
  out += '"';
}

void append_request(std::string& out, std::string_view key, std::string_view value) {
  if (!value.empty()) (((out += " \"") += key) += "\"=\"") += value, out += '"';
}
void append_request(std::string& out, std::string_view key, uint32_t number, uint32_t usual) {
  if (number != usual) append_request(out, key, std::to_string(number));
}

// Those that "target-features" names.
void append_mitigations(std::string& out, uint8_t mitigations) {
  std::string features;
  if ((mitigations & mitigation::ThunkCalls) != 0)
    features += ",+retpoline-indirect-calls,+retpoline-external-thunk";
  if ((mitigations & mitigation::StopsBehindReturns) != 0) features += ",+harden-sls-ret";
  if ((mitigations & mitigation::StopsBehindJumps) != 0) features += ",+harden-sls-ijmp";
  if (!features.empty()) append_request(out, "target-features", features.substr(1));
}

void append_requests(std::string& out, const FunctionRequests& requests) {
  append_request(out, "stack-probe-size", requests.probe_interval, 4096);
  append_request(out, "stack-protector-buffer-size", requests.guarded_array, 8);
  append_request(out, "instrument-function-entry-inlined", requests.entry_call);
  append_request(out, "instrument-function-exit-inlined", requests.exit_call);
  append_request(out, "fentry-call", requests.calls_fentry ? "true" : "");
  append_request(out, "patchable-function-prefix", requests.patchable_prefix, 0);
  append_request(out, "patchable-function-entry", requests.patchable_entry, 0);
  if ((requests.mitigations & mitigation::ThunkReturns) != 0) out += " fn_ret_thunk_extern";
  append_mitigations(out, requests.mitigations);
  if (requests.zeroed == 0) return;
  std::string zeroed = (requests.zeroed & zeroed_registers::OnlyUsed) != 0 ? "used" : "all";
  if ((requests.zeroed & zeroed_registers::OnlyGeneral) != 0) zeroed += "-gpr";
  if ((requests.zeroed & zeroed_registers::OnlyArguments) != 0) zeroed += "-arg";
  append_request(out, "zero-call-used-regs", zeroed);
}

void append_convention(std::string& out, CallingConvention convention) {
  if (convention == CallingConvention::C) return;
  (out += ' ') += kCallingConventionNames[static_cast<size_t>(convention)];
}

// --- instructions

class FunctionPrinter {
 public:
  FunctionPrinter(std::string& out, const Function& function)
      : out_(out),
        function_(function),
        types_(function.types()),
        names_(function),
        constants_(out, function.module(), function.constants()) {}

  const LocalNames& names() const { return names_; }

  void print_body(const std::function<void(InstId)>& visit) {
    for (BlockId block : function_.blocks()) {
      bool is_entry = block == function_.entry();
      if (!is_entry) out_ += '\n';
      if (!is_entry || names_.entry_is_named()) {
        names_.append_label(out_, block);
        out_ += ":\n";
      }
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i)) {
        if (visit) visit(i);
        print_debug_records(i);
        out_ += "  ";
        print(i);
        print_facts(i);
        print_branch_weights(i);
        if (i == function_.terminator(block)) print_loop(block);
        print_debug_location(i);
        out_ += '\n';
      }
    }
  }

  void print_parameters() {
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      if (i != 0) out_ += ", ";
      types_.print(out_, function_[function_.argument(i)].type);
      append_attributes(out_, types_, parameter_attributes(function_, i));
      append_facts(out_, types_, function_[function_.argument(i)].type,
                   parameter_facts(function_, i));
      out_ += ' ';
      names_.append(out_, function_.argument(i));
    }
    if (!types_[function_.type()].variadic) return;
    out_ += function_.argument_count() == 0 ? "..." : ", ...";
  }

  void print(InstId id) {
    const Instruction& i = function_[id];
    if (i.type != kVoid) {
      names_.append(out_, id);
      out_ += " = ";
    }
    if (i.opcode == Opcode::Call) {
      if ((i.flags & flag::Tail) != 0) out_ += "tail ";
      if ((i.flags & flag::MustTail) != 0) out_ += "musttail ";
      if ((i.flags & flag::NoTail) != 0) out_ += "notail ";
    }
    out_ += info(i.opcode).name;
    bool is_access = i.opcode == Opcode::Load || i.opcode == Opcode::Store;
    if (is_access && i.subcode != 0) out_ += " atomic";
    append_flags(out_, i.opcode, i.flags);
    print_operands(id, i);
    if (is_access && i.subcode != 0) print_ordering(i.subcode);
    bool has_alignment = is_access || i.opcode == Opcode::Alloca || i.opcode == Opcode::CmpXchg ||
                         i.opcode == Opcode::AtomicRMW;
    if (has_alignment && i.flags >> flag::AlignShift != 0) {
      out_ += ", align ";
      append_decimal(out_, uint64_t{function_.alignment(id)});
    }
  }

 private:
  void print_operands(InstId id, const Instruction& i) {
    std::span<const Value> operands = function_.operands(id);
    switch (i.opcode) {
      case Opcode::Argument:
      case Opcode::Unreachable:
        return;
      case Opcode::Ret:
        if (operands.empty()) out_ += " void";
        return print_typed_list(operands);
      case Opcode::Switch:
        return print_switch(operands);
      case Opcode::IndirectBr:
        print_typed_list(operands.subspan(0, 1));
        out_ += ", [";
        print_separated(operands.subspan(1));
        out_ += ']';
        return;
      case Opcode::Load:
        out_ += ' ';
        types_.print(out_, i.type);
        out_ += ',';
        return print_typed_list(operands);
      case Opcode::ICmp:
        out_ += ' ';
        out_ += kIntPredicateNames[i.subcode];
        return print_same_typed(operands);
      case Opcode::FCmp:
        out_ += ' ';
        out_ += kFloatPredicateNames[i.subcode];
        return print_same_typed(operands);
      case Opcode::Phi:
        return print_phi(i, operands);
      case Opcode::Packed:
        ((out_ += ' ') += kPackedOpcodes[i.subcode].name) += ' ';
        types_.print(out_, i.type);
        out_ += ',';
        return print_typed_list(operands);
      case Opcode::Call:
        return print_call(id, operands);
      case Opcode::Invoke:
        print_call(id, operands.first(operands.size() - 2));
        out_ += " to ";
        print_typed(operands[operands.size() - 2]);
        out_ += " unwind ";
        return print_typed(operands.back());
      case Opcode::LandingPad:
        return print_landing_pad(i, operands);
      case Opcode::ExtractValue:
      case Opcode::InsertValue:
        return print_indexed(i, operands);
      case Opcode::Fence:
        return print_ordering(i.subcode);
      case Opcode::CmpXchg:
        print_typed_list(operands);
        print_ordering(i.subcode & 15);
        return print_ordering(i.subcode >> 4);
      case Opcode::AtomicRMW:
        out_ += ' ';
        out_ += kAtomicOperationNames[i.subcode & 31];
        print_typed_list(operands);
        return print_ordering(i.subcode >> 5);
      case Opcode::VAArg:
        print_typed_list(operands);
        out_ += ", ";
        return types_.print(out_, i.type);
      default:
        if (is_binary(i.opcode)) return print_same_typed(operands);
        print_typed_list(operands);
        if (!is_cast(i.opcode)) return;
        out_ += " to ";
        types_.print(out_, i.type);
    }
  }

  void print_facts(InstId id) {
    const Facts& facts = function_.facts_of(id);
    for (size_t kind = 0; kind < kFactNames.size(); ++kind) {
      const MetadataNode node = facts.nodes[kind];
      if (node == metadata::None) continue;
      ((out_ += ", !") += kFactNames[kind]) += ' ';
      if ((node & metadata::Inline) != 0)
        out_ += function_.module().header().node_text(node);
      else
        append_decimal(out_ += '!', uint64_t{node});
    }
  }
  void print_branch_weights(InstId id) {
    const Instruction& i = function_[id];
    if (i.opcode == Opcode::Call && function_.operand(id, 1).is_local()) print_callees(id);
    if (i.flags == 0) return;
    if (i.opcode == Opcode::Select && (i.flags & kUnpredictable) != 0)
      out_ += ", !unpredictable !{}";
    if (i.opcode == Opcode::CondBr)
      print_weights(std::array<uint32_t, 2>{i.flags, exchanged_probability(i.flags)});
    else if (i.opcode == Opcode::Switch || i.opcode == Opcode::IndirectBr)
      print_weights(function_.annotations().switch_weights(function_[id].flags));
  }
  void print_callees(InstId call) {
    const std::string_view node = callees_node(function_, call);
    if (node.starts_with("!{!\"VP\", i32 0,"))
      (out_ += ", !prof ") += node.substr(0, node.find('}') + 1);
  }
  void print_weights(std::span<const uint32_t> weights) {
    out_ += ", !prof !{!\"branch_weights\"";
    for (const uint32_t weight : weights) append_decimal(out_ += ", i32 ", uint64_t{weight});
    out_ += '}';
  }
  // A branch back to a loop says what must not be done to it, and what the text asked for.
  void print_loop(BlockId block) {
    is_printed_.resize(function_.block_count());
    is_printed_[block.index()] = true;
    const Opcode opcode = function_[function_.terminator(block)].opcode;
    if (opcode != Opcode::Br && opcode != Opcode::CondBr) return;
    bool stays_rolled = false, stays_scalar = false;
    function_.for_each_successor(block, [&](BlockId to) {
      stays_rolled |= function_[to].stays_rolled && is_printed_[to.index()];
      stays_scalar |= function_[to].stays_scalar && is_printed_[to.index()];
    });
    const LoopHints hints = LoopHints::of(function_[function_.terminator(block)].subcode);
    if (!stays_rolled && !stays_scalar && !hints.any()) return;
    const char* separator = ", !llvm.loop !{";
    const auto print = [&](std::string_view property, uint32_t number = 0) {
      ((out_ += std::exchange(separator, ", ")) += "!{!\"llvm.loop.") += property;
      if (number != 0) append_decimal(out_, uint64_t{number});
      out_ += '}';
    };
    if (stays_rolled) print("unroll.disable\"");
    if (stays_scalar) print("vectorize.width\", i32 ", 1);
    if (hints.wants_vectors) print("vectorize.enable\", i1 true");
    if (hints.lanes != 0) print("vectorize.width\", i32 ", hints.lanes);
    if (hints.parts != 0) print("interleave.count\", i32 ", hints.parts);
    out_ += '}';
  }
  // Records before an instruction; those whose instruction was removed are left out.
  void print_debug_records(InstId id) {
    if (function_.debug().records().empty()) return;
    for (const DebugRecord& record : function_.debug().records()) {
      if (record.before != id) continue;
      out_ += record.kind == DebugRecord::Kind::Declare ? "    #dbg_declare(" : "    #dbg_value(";
      const bool is_gone = !record.value.valid() || is_removed(record.value);
      if (is_gone)
        out_ += "!{}";
      else
        print_typed(record.value);
      append_decimal(out_ += ", !", uint64_t{record.variable});
      (out_ += ", ") += record.expression;
      out_ += ", ";
      print_location(record.is_location_inline, record.location);
      out_ += ")\n";
    }
  }
  bool is_removed(Value value) const {
    if (!value.is_local()) return false;
    const InstId id = value.local();
    bool is_argument = false;
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      is_argument |= function_.argument(i) == id;
    return !is_argument && !function_.block_of(id).valid();
  }
  void print_location(bool is_inline, uint32_t location) {
    if (is_inline)
      return DebugInfo::print(out_, function_.debug().inline_location(location),
                              function_.debug().own_locations());
    append_decimal(out_ += '!', uint64_t{location});
  }
  void print_debug_location(InstId id) {
    std::span<const DebugLocation> known = function_.debug().locations();
    auto found =
        std::ranges::lower_bound(known, function_.offset_of(id), {}, &DebugLocation::origin);
    if (found == known.end() || found->origin != function_.offset_of(id)) return;
    out_ += ", !dbg ";
    print_location(found->is_inline, found->metadata);
  }
  void print_value(Value value) {
    if (value.is_local())
      names_.append(out_, value.local());
    else if (value.is_block())
      names_.append(out_, value.block());
    else if (value.is_constant())
      constants_.print(value.constant());
    else
      types_.print(out_, value.type());
  }
  void print_typed(Value value) {
    if (value.is_block())
      out_ += "label ";
    else if (!value.is_type()) {
      types_.print(out_, function_.type_of(value));
      out_ += ' ';
    }
    print_value(value);
  }
  void print_separated(std::span<const Value> operands) {
    for (size_t i = 0; i < operands.size(); ++i) {
      if (i != 0) out_ += ", ";
      print_typed(operands[i]);
    }
  }
  void print_typed_list(std::span<const Value> operands) {
    if (!operands.empty()) out_ += ' ';
    print_separated(operands);
  }
  void print_same_typed(std::span<const Value> operands) {
    out_ += ' ';
    print_typed(operands[0]);
    out_ += ", ";
    print_value(operands[1]);
  }
  void print_switch(std::span<const Value> operands) {
    print_typed_list(operands.subspan(0, 2));
    out_ += " [\n";
    for (size_t i = 2; i + 1 < operands.size(); i += 2) {
      out_ += "   ";
      print_typed_list(operands.subspan(i, 2));
      out_ += '\n';
    }
    out_ += "  ]";
  }
  void print_phi(const Instruction& i, std::span<const Value> operands) {
    out_ += ' ';
    types_.print(out_, i.type);
    for (size_t k = 0; k + 1 < operands.size(); k += 2) {
      out_ += k == 0 ? " [ " : ", [ ";
      print_value(operands[k]);
      out_ += ", ";
      print_value(operands[k + 1]);
      out_ += " ]";
    }
  }
  void print_ordering(unsigned ordering) {
    out_ += ' ';
    out_ += kAtomicOrderingNames[ordering];
  }
  void print_call(InstId id, std::span<const Value> operands) {
    TypeId function_type = operands[0].type();
    const CallFacts& facts = function_.annotations().call_facts(id);
    append_fast_math(out_, facts.fast_math);
    append_convention(out_, static_cast<CallingConvention>(function_[id].subcode));
    append_facts(out_, types_, types_[function_type].element, facts.result);
    bool has_attributes = function_.annotations().has_attributes(id);
    if (has_attributes)
      append_attributes(out_, types_, function_.annotations().attributes(id, kResultPosition));
    out_ += ' ';
    types_.print(out_,
                 types_[function_type].variadic ? function_type : types_[function_type].element);
    out_ += ' ';
    print_value(operands[1]);
    out_ += '(';
    for (uint32_t i = 2; i < operands.size(); ++i) {
      if (i != 2) out_ += ", ";
      types_.print(out_, function_.type_of(operands[i]));
      if (has_attributes)
        append_attributes(out_, types_, function_.annotations().attributes(id, i - 2));
      out_ += ' ';
      print_value(operands[i]);
    }
    if (forwards_variables(function_, id)) out_ += operands.size() == 2 ? "..." : ", ...";
    out_ += ')';
    const FunctionAttributes own = function_.annotations().function_attributes(id);
    append_function_attributes(out_, own);
    if ((own & function_attribute::ChecksType) == 0) return;
    append_decimal(out_ += " [ \"kcfi\"(i32 ", uint64_t{function_.annotations().type_hash(id)});
    out_ += ") ]";
  }
  void print_landing_pad(const Instruction& i, std::span<const Value> clauses) {
    out_ += ' ';
    types_.print(out_, i.type);
    if (i.subcode == kCleanup) out_ += " cleanup";
    for (const Value clause : clauses) {
      const bool is_filter = types_.kind(function_.type_of(clause)) == TypeKind::Array;
      out_ += is_filter ? " filter " : " catch ";
      print_typed(clause);
    }
  }
  void print_indexed(const Instruction& i, std::span<const Value> operands) {
    size_t values = i.opcode == Opcode::InsertValue ? 2 : 1;
    print_typed_list(operands.subspan(0, values));
    for (Value index : operands.subspan(values)) {
      out_ += ", ";
      append_decimal(out_, function_.constants().zero_extended(index.constant()));
    }
  }

  std::string& out_;
  const Function& function_;
  const TypeTable& types_;
  LocalNames names_;
  ConstantPrinter constants_;
  std::vector<bool> is_printed_;  // by block
};

// --- module header

std::string_view linkage_word(Linkage linkage) {
  constexpr std::string_view kWords[] = {"",
                                         "internal ",
                                         "private ",
                                         "weak ",
                                         "weak_odr ",
                                         "linkonce ",
                                         "linkonce_odr ",
                                         "common ",
                                         "available_externally ",
                                         "extern_weak ",
                                         "appending "};
  return kWords[static_cast<size_t>(linkage)];
}

void append_quoted_line(std::string& out, std::string_view before, std::string_view text) {
  out += before;
  out += '"';
  append_llvm_string(out, text);
  out += "\"\n";
}

// The named types in the order in which a reader of the definitions first meets them, so the order
// stays when the text is read back and printed again.
class NamedTypeOrder {
 public:
  explicit NamedTypeOrder(const TypeTable& types) : types_(types), met_(types.size(), false) {
    for (TypeId root : types.named_types()) {
      if (types.kind(root) == TypeKind::Alias) continue;
      meet(types.erased(root));
      while (next_ < order_.size()) meet_parts(order_[next_++]);
    }
  }
  const std::vector<TypeId>& order() const { return order_; }

 private:
  void meet(TypeId type) {
    if (!met_[type.index()]) order_.push_back(type);
    met_[type.index()] = true;
  }
  // All names that the body of a type mentions, from left to right.
  void meet_parts(TypeId named) {
    push_parts(named);
    while (!stack_.empty()) {
      TypeId type = stack_.back();
      stack_.pop_back();
      if (types_[type].named)
        meet(type);
      else
        push_parts(type);
    }
  }
  void push_parts(TypeId type) {
    std::span<const TypeId> members = types_.members(type);
    stack_.insert(stack_.end(), members.rbegin(), members.rend());
    if (types_[type].element.valid()) stack_.push_back(types_[type].element);
  }

  const TypeTable& types_;
  std::vector<bool> met_;
  std::vector<TypeId> order_;
  size_t next_ = 0;
  std::vector<TypeId> stack_;
};

// The words after the linkage: `dso_local hidden thread_local(initialexec) unnamed_addr `.
void append_properties(std::string& out, const Symbol& symbol) {
  if (symbol.is_dso_local) out += "dso_local ";
  if (symbol.visibility == Visibility::Hidden) out += "hidden ";
  if (symbol.visibility == Visibility::Protected) out += "protected ";
  if (symbol.tls != TlsModel::None) {
    out += "thread_local";
    if (symbol.tls != TlsModel::General) {
      out += '(';
      out += kTlsModelNames[static_cast<size_t>(symbol.tls)];
      out += ')';
    }
    out += ' ';
  }
  bool is_function = symbol.kind == SymbolKind::Function;
  if (symbol.is_unnamed_addr && !is_function) out += "unnamed_addr ";
  if (symbol.is_externally_initialized) out += "externally_initialized ";
}

// `, section "x", comdat($y), align 8`; a function has blanks in place of commas.
void append_placement(std::string& out, const Symbol& symbol) {
  std::string_view separator = symbol.kind == SymbolKind::Function ? " " : ", ";
  if (!symbol.section.empty()) {
    out += separator;
    out += "section \"";
    append_llvm_string(out, symbol.section);
    out += '"';
  }
  if (!symbol.comdat.empty()) {
    out += separator;
    out += "comdat";
    if (symbol.comdat != symbol.name) {
      out += '(';
      append_llvm_name(out, '$', symbol.comdat);
      out += ')';
    }
  }
  if (!symbol.has_alignment) return;
  out += separator;
  out += "align ";
  append_decimal(out, uint64_t{1} << symbol.align_log2);
}

void print_variable(std::string& out, ModuleView module, const ConstantPool& pool,
                    const Symbol& symbol) {
  bool is_alias = symbol.kind == SymbolKind::Alias;
  append_llvm_name(out, '@', symbol.name);
  out += " = ";
  out += linkage_word(symbol.linkage);
  if (!symbol.is_definition && symbol.linkage == Linkage::External) out += "external ";
  append_properties(out, symbol);
  if (is_alias)
    out += symbol.is_ifunc ? "ifunc " : "alias ";
  else
    out += symbol.is_constant ? "constant " : "global ";
  module.types().print(out, symbol.type);
  if (is_alias) out += ',';
  if (symbol.initializer.valid()) {
    out += ' ';
    print_constant(out, module, pool, symbol.initializer, is_alias);
  }
  append_placement(out, symbol);
  const bool has_node = symbol.debug_node != DebugInfo::kNone;
  if (has_node && module.header().debug_info.is_present())
    append_decimal(out += ", !dbg !", uint64_t{symbol.debug_node});
  out += '\n';
}

// The text before a function's name, including `define` or `declare`.
void append_function_head(std::string& out, const Symbol& symbol, const TypeTable& types,
                          TypeId type, const ParameterAttributes& result,
                          const ParameterFacts& facts) {
  out += symbol.is_definition ? "define " : "declare ";
  out += linkage_word(symbol.linkage);
  append_properties(out, symbol);
  out.pop_back();  // each attribute starts with a blank
  append_convention(out, symbol.convention);
  append_attributes(out, types, result);
  append_facts(out, types, types[type].element, facts);
  out += ' ';
  types.print(out, types[type].element);
  out += ' ';
  append_llvm_name(out, '@', symbol.name);
}

// The text after a function's parameters.
void append_function_tail(std::string& out, ModuleView module, SymbolId id, const Symbol& symbol,
                          SymbolId personality) {
  if (symbol.is_unnamed_addr) out += " unnamed_addr";
  if (symbol.is_local_unnamed_addr) out += " local_unnamed_addr";
  append_function_attributes(out, symbol.function_attributes);
  append_target_features(out, symbol.features.granted());
  if (symbol.features.prefers_zmm) append_request(out, "prefer-vector-width", "512");
  if ((symbol.function_attributes & function_attribute::HasRequests) != 0)
    append_requests(out, module.header().requests.at(id.index()));
  append_placement(out, symbol);
  for (auto [contents, word] :
       {std::pair(symbol.initializer, " prefix "), std::pair(symbol.prologue, " prologue ")}) {
    if (!contents.valid()) continue;
    out += word;
    print_constant(out, module, module.header().constants(), contents, true);
  }
  if (!symbol.is_definition) return;
  if (personality.valid()) {
    out += " personality ptr ";
    append_llvm_name(out, '@', module[personality].name);
  }
  if (const uint64_t count = entry_count(module.header(), id); count != kNoCount) {
    append_decimal(out += " !prof !{!\"function_entry_count\", i64 ", count);
    out += '}';
  }
  if ((symbol.function_attributes & function_attribute::HasRequests) == 0) return;
  const FunctionRequests& requests = module.header().requests.at(id.index());
  if (!requests.has_type_hash) return;
  append_decimal(out += " !kcfi_type !{i32 ", uint64_t{requests.type_hash});
  out += '}';
}

void print_function_line(std::string& out, ModuleView module, SymbolId id, const Symbol& symbol) {
  const TypeTable& types = module.types();
  append_function_head(out, symbol, types, symbol.type, module.attributes(id, kResultPosition),
                       module.header().facts(id, kResultPosition));
  out += '(';
  uint32_t position = 0;
  for (TypeId parameter : types.members(symbol.type)) {
    if (position != 0) out += ", ";
    types.print(out, parameter);
    append_attributes(out, types, module.attributes(id, position));
    append_facts(out, types, parameter, module.header().facts(id, position++));
  }
  // A function that is called but not declared may be variadic: callers must allow for it.
  if (types[symbol.type].variadic || symbol.is_implicit) out += position == 0 ? "..." : ", ...";
  out += ')';
  append_function_tail(out, module, id, symbol, symbol.personality);
  out += '\n';
}

// The symbol as in a module that does not define it.
Symbol declaration_of(ModuleView module, SymbolId id) {
  Symbol symbol = module[id];
  symbol.is_definition = false;
  if (symbol.linkage != Linkage::ExternWeak) symbol.linkage = Linkage::External;
  symbol.initializer = symbol.prologue = ConstantId::none();
  symbol.section = symbol.comdat = {};
  const bool is_alias = symbol.kind == SymbolKind::Alias;
  if (is_alias)
    symbol.kind = module.types().kind(symbol.type) == TypeKind::Function ? SymbolKind::Function
                                                                         : SymbolKind::Variable;
  return symbol;
}

}  // namespace

void print_named_type(std::string& out, const TypeTable& types, TypeId type) {
  types.print(out, type);
  out += " = type ";
  types.print_struct_body(out, type);
  out += '\n';
}

void print_named_types(std::string& out, const TypeTable& types) {
  NamedTypeOrder named(types);
  for (TypeId type : named.order()) print_named_type(out, types, type);
}

void print_comdat(std::string& out, const Module::Comdat& comdat) {
  append_llvm_name(out, '$', comdat.name);
  out += comdat.any ? " = comdat any\n" : " = comdat nodeduplicate\n";
}

void print_target_lines(std::string& out, const Module& module) {
  // Always printed: it tells a reader that modern rules hold, even if no pointer shows it.
  append_quoted_line(out, "source_filename = ", module.source_filename);
  if (!module.data_layout.empty())
    append_quoted_line(out, "target datalayout = ", module.data_layout);
  if (!module.target_triple.empty())
    append_quoted_line(out, "target triple = ", module.target_triple);
  if (module.null_may_be_valid) out += "attributes #0 = { null_pointer_is_valid }\n";
  if (module.tracks_branches) out += "!lilt.tracked-branches = !{}\n";
  if (module.has_shadow_stack) out += "!lilt.shadow-stack = !{}\n";
  if (module.has_type_hashes) out += "!lilt.type-hashes = !{}\n";
  if (module.prefixes_thunks) out += "!lilt.prefixed-thunks = !{}\n";
  // With debug information all of the module's flags are printed.
  if (const ProfileSummary profile = profile_summary(module);
      profile.is_known() && !module.debug_info.is_present()) {
    append_decimal((out += '!') += kProfileInDumps, profile.hot_count);
    append_decimal(out += '-', profile.cold_count);
    out += " = !{}\n";
  }
  if (module.stack_alignment != 16)
    out += "!lilt.stack-alignment-" + std::to_string(module.stack_alignment) + " = !{}\n";
}

void print_module_assembly(std::string& out, const Module& module) {
  std::string_view assembly = module.inline_assembly;
  while (!assembly.empty()) {
    size_t end = std::min(assembly.find('\n'), assembly.size());
    append_quoted_line(out, "module asm ", assembly.substr(0, end));
    assembly.remove_prefix(std::min(end + 1, assembly.size()));
  }
}

void print_symbol(std::string& out, ModuleView module, SymbolId id, bool as_declaration) {
  print_symbol(out, module, module.header().constants(), id, as_declaration);
}

void print_symbol(std::string& out, ModuleView module, const ConstantPool& pool, SymbolId id,
                  bool as_declaration) {
  const Symbol symbol = as_declaration ? declaration_of(module, id) : module[id];
  if (symbol.kind == SymbolKind::Function)
    print_function_line(out, module, id, symbol);
  else
    print_variable(out, module, pool, symbol);
}

void print_header(std::string& out, const Module& module) {
  size_t section = out.size();
  auto end_section = [&] {
    if (out.size() != section) out += '\n';
    section = out.size();
  };
  print_target_lines(out, module);
  end_section();
  print_module_assembly(out, module);
  end_section();
  for (const Module::Comdat& comdat : module.comdats) print_comdat(out, comdat);
  end_section();
  print_named_types(out, module.types());
  end_section();
  for (SymbolId id : module.symbols())
    if (module[id].kind != SymbolKind::Function) print_symbol(out, module, id, false);
  end_section();
  for (SymbolId id : module.symbols())
    if (module[id].kind == SymbolKind::Function && !module[id].is_definition)
      print_symbol(out, module, id, false);
  end_section();
  if (module.is_optimized) out += kOptimizedLine;
  print_debug_info(out, module);
  end_section();
}

void print_definition_without_body(std::string& out, const Module& module, SymbolId function) {
  print_symbol(out, module, function, false);
  out.back() = ' ';
  out += "{\n  unreachable\n}\n";
}

void settle_names(Function& function) { LocalNames(function).settle(function); }

void print_function(std::string& out, const Function& function) {
  print_function(out, function, {});
}

void print_function(std::string& out, const Function& function,
                    const std::function<void(InstId)>& visit) {
  const Symbol& symbol = function.module()[function.symbol()];
  FunctionPrinter printer(out, function);
  append_function_head(out, symbol, function.types(), function.type(),
                       parameter_attributes(function, kResultPosition),
                       parameter_facts(function, kResultPosition));
  out += '(';
  printer.print_parameters();
  out += ')';
  append_function_tail(out, function.module(), function.symbol(), symbol, function.personality());
  bool has_debug_info = function.module().header().debug_info.is_present();
  if (has_debug_info && symbol.debug_node != DebugInfo::kNone) {
    out += " !dbg !";
    append_decimal(out, uint64_t{symbol.debug_node});
  }
  out += " {\n";
  printer.print_body(visit);
  out += "}\n";
}

std::string to_string(const Function& function, InstId instruction) {
  std::string out;
  FunctionPrinter(out, function).print(instruction);
  return out;
}

FunctionTexts texts_of(const Function& function) {
  FunctionTexts texts;
  texts.values.resize(function.value_count());
  texts.instructions.resize(function.value_count());
  texts.blocks.resize(function.block_count());
  std::string out;
  FunctionPrinter printer(out, function);
  const LocalNames& names = printer.names();
  for (uint32_t i = 0; i < function.argument_count(); ++i)
    names.append(texts.values[function.argument(i).index()], function.argument(i));
  for (BlockId block : function.blocks()) {
    names.append(texts.blocks[block.index()], block);
    for (InstId i = function[block].first; i.valid(); i = function.next(i)) {
      if (function[i].type != kVoid) names.append(texts.values[i.index()], i);
      out.clear();
      printer.print(i);
      texts.instructions[i.index()] = out;
    }
  }
  return texts;
}

void print_constant(std::string& out, ModuleView module, const ConstantPool& pool,
                    ConstantId constant, bool with_type) {
  ConstantPrinter printer(out, module, pool);
  if (with_type)
    printer.print_typed(constant);
  else
    printer.print(constant);
}

}  // namespace lilt::ssa
