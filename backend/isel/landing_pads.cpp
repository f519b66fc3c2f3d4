// Exceptions: where calls unwind to, and what the tables of landing pads name.
#include "backend/isel/tile_rules.h"
#include "ir/ssa/exceptions.h"

namespace lilt::backend::isel {

uint32_t number_of_type(Selector& s, Value type) {
  const bool is_symbol =
      type.valid() && s.constants()[type.constant()].kind == ssa::ConstantKind::Symbol;
  return s.machine().type_number(is_symbol ? s.symbol_ref(s.constants()[type.constant()].symbol)
                                           : mir::SymbolRef());
}

namespace {

// Of a catch the clause itself, of a filter its elements.
template <class Visitor>
void for_each_type(Selector& s, Value clause, Visitor visit) {
  const ssa::Type& type = s.types()[s.type_of(clause)];
  const ssa::ConstantPool& pool = s.constants();
  if (type.kind != ssa::TypeKind::Array) return visit(clause);
  if (pool[clause.constant()].kind == ssa::ConstantKind::Aggregate)
    for (Value element : pool.elements(clause.constant())) visit(element);
  else
    for (uint64_t i = 0; i < type.count; ++i) visit(Value());  // zeros
}

// The number of the landing pad at the start of a block.
uint32_t number_of_landing_pad(Selector& s, ssa::BlockId block) {
  const InstId pad = s.function()[block].first;
  s.machine().personality = s.symbol_ref(s.function().personality());
  ArenaVector<uint32_t> types(s.scratch());
  ArenaVector<mir::LandingClause> clauses(s.scratch());
  size_t count = 0;
  for (Value clause : s.operands(pad)) for_each_type(s, clause, [&](Value) { ++count; });
  types.reserve(count);  // spans of it stay
  for (Value clause : s.operands(pad)) {
    const size_t first = types.size();
    for_each_type(s, clause, [&](Value type) { types.push_back(number_of_type(s, type)); });
    const bool is_filter = s.types().kind(s.type_of(clause)) == ssa::TypeKind::Array;
    clauses.push_back({is_filter, std::span<const uint32_t>(types).subspan(first)});
  }
  return s.machine().landing_pad_number(
      {s[pad].subcode == ssa::kCleanup, std::span<const mir::LandingClause>(clauses)});
}

}  // namespace

void add_landing_pad(Selector& s) {
  const ssa::BlockId block = s.call().landing_block;
  s.call().landing_block = ssa::BlockId();
  s.add_operand(Operand(s.machine_block(block)));
  s.add_operand(Operand::immediate(number_of_landing_pad(s, block)));
}

void select_branch_after_call(Selector& s, InstId branch) {
  s.set_root(branch);
  s.emit(Op::JMP, 8, {s.machine_block(s.operand(branch, 1).block())});
  s.call().landing_block = s.operand(branch, 2).block();
  s.end_tile();
}

void select_results_of_call(Selector& s, ssa::BlockId block) {
  const std::span<const ssa::BlockId> above = s.analyses().control_flow().predecessors(block);
  if (above.size() != 1) return;
  const InstId branch = s.function().terminator(above[0]);
  if (!ssa::is_after_invoked_call(s.function(), branch) || s.operand(branch, 1) != Value(block))
    return;
  const InstId call = s.function().previous(s.operand(branch, 0).local());
  s.set_origin(s.function().offset_of(call));
  s.call().booleans.clear();
  s.begin_instruction(mir::kEntry);
  const bool has_x87 = define_results(s, call);
  s.end_instruction();
  s.drop_if_empty();
  finish_results(s, call, has_x87);
  s.end_tile();
}

namespace rules {

// The unwinder passes the exception in rax and the selector in rdx, the registers of a result.
void landing_pad(Selector& s, InstId id) {
  ResultAssigner assigner(s.types(), ssa::CallingConvention::C);
  s.begin_instruction(mir::kEntry);
  const TypeId type = s[id].type;
  for (uint32_t i = 0; i < s.types()[type].member_count; ++i) {
    const Register place = assigner.next(s.types().member(type, i));
    if (const Register wanted = s.projection(id, i); wanted.valid())
      s.add_operand(Operand(wanted, place, true));
  }
  s.end_instruction();
}

}  // namespace rules
}  // namespace lilt::backend::isel
