// IRBuilder: creates instructions at an insertion point, folding constants as it builds.
//
// For front ends and passes that construct code. (The LLVM IR parser does not use it: it keeps its
// input as written.) Every create_… returns the result: a constant when all operands are constants
// and the result is defined, otherwise a new instruction before the insertion point.
#pragma once

#include <initializer_list>
#include <span>
#include <string_view>

#include "ir/ssa/function.h"

namespace lilt::ssa {

class IRBuilder {
 public:
  explicit IRBuilder(Function& function) : function_(function) {}

  Function& function() { return function_; }
  // Where the next instruction is inserted: at the end of a block (even after a terminator), or
  // before an instruction.
  void set_insert_point(BlockId block);
  void set_insert_point_before(InstId position);
  BlockId insert_block() const { return block_; }

  Value get_int(TypeId type, uint64_t value);
  Value get_i1(bool value) { return get_int(kI1, value); }
  Value get_i32(uint32_t value) { return get_int(kI32, value); }
  Value get_i64(uint64_t value) { return get_int(kI64, value); }
  Value get_null() { return function_.constants().null(kPtr); }
  Value get_undef(TypeId type) { return function_.constants().undef(type); }
  Value get_symbol(SymbolId symbol) { return function_.constants().symbol(symbol); }

  BlockId create_block(std::string_view name = {});

  Value create_binary(Opcode opcode, Value left, Value right, std::string_view name = {},
                      uint16_t flags = 0);
  Value create_cast(Opcode opcode, Value value, TypeId to, std::string_view name = {},
                    uint16_t flags = 0);
  Value create_icmp(IntPredicate predicate, Value left, Value right, std::string_view name = {});
  Value create_fcmp(FloatPredicate predicate, Value left, Value right, std::string_view name = {});
  Value create_select(Value condition, Value if_true, Value if_false, std::string_view name = {});
  Value create_fneg(Value value, std::string_view name = {});
  Value create_freeze(Value value, std::string_view name = {});
  Value create_extract_value(Value aggregate, uint32_t index, std::string_view name = {});
  Value create_insert_value(Value aggregate, Value value, uint32_t index,
                            std::string_view name = {});
  Value create_alloca(TypeId type, Value count = {}, std::string_view name = {});
  Value create_load(TypeId type, Value pointer, std::string_view name = {}, uint16_t flags = 0);
  InstId create_store(Value value, Value pointer, uint16_t flags = 0);
  Value create_gep(TypeId source, Value pointer, std::span<const Value> indices,
                   std::string_view name = {}, uint16_t flags = 0);
  Value create_call(TypeId function_type, Value callee, std::span<const Value> arguments,
                    std::string_view name = {}, uint16_t flags = 0);
  InstId create_phi(TypeId type, std::string_view name = {});  // incoming values: add_incoming
  void add_incoming(InstId phi, Value value, BlockId from);
  InstId create_ret(Value value = {});
  InstId create_br(BlockId target);
  InstId create_cond_br(Value condition, BlockId if_true, BlockId if_false);
  InstId create_switch(Value condition, BlockId otherwise,
                       std::span<const std::pair<ConstantId, BlockId>> cases);
  InstId create_unreachable();

 private:
  InstId insert(Opcode opcode, TypeId type, std::span<const Value> operands, std::string_view name,
                uint16_t flags = 0, uint8_t subcode = 0);
  Value fold_or_insert(Opcode opcode, TypeId type, std::span<const Value> operands,
                       std::string_view name, uint16_t flags = 0, uint8_t subcode = 0);

  Function& function_;
  BlockId block_;
  InstId before_;  // none(): at the end of block_
};

}  // namespace lilt::ssa
