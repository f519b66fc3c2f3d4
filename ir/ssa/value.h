// An instruction's operand: one tagged 32-bit word.
#pragma once

#include <cstdint>

#include "ir/ssa/type.h"
#include "ir/support/id.h"

namespace lilt::ssa {

using InstId = Id<struct InstTag>;          // an instruction or argument of one function
using BlockId = Id<struct BlockTag>;        // a basic block of one function
using ConstantId = Id<struct ConstantTag>;  // a constant of a module or of one function's pool
using SymbolId = Id<struct SymbolTag>;      // a global of the module: function, variable, alias

// A reference to a local (the result of an instruction, or an argument), to a constant, to a basic
// block (as operand of terminators and phis), or to a type (the type that an alloca allocates or a
// getelementptr walks, the function type of a call).
class Value {
 public:
  enum class Kind : uint8_t { Local, Constant, Block, Type };

  constexpr Value() = default;
  constexpr Value(InstId local) : word_(local.index()) {}
  constexpr Value(ConstantId constant) : word_(constant.index() | 1u << 30) {}
  constexpr Value(BlockId block) : word_(block.index() | 2u << 30) {}
  constexpr Value(TypeId type) : word_(type.index() | 3u << 30) {}
  static constexpr Value none() { return Value(); }

  constexpr bool valid() const { return word_ != UINT32_MAX; }
  constexpr Kind kind() const { return static_cast<Kind>(word_ >> 30); }
  constexpr bool is_local() const { return kind() == Kind::Local; }
  constexpr bool is_constant() const { return kind() == Kind::Constant; }
  constexpr bool is_block() const { return kind() == Kind::Block; }
  constexpr bool is_type() const { return kind() == Kind::Type && valid(); }
  constexpr InstId local() const { return InstId(index()); }
  constexpr ConstantId constant() const { return ConstantId(index()); }
  constexpr BlockId block() const { return BlockId(index()); }
  constexpr TypeId type() const { return TypeId(index()); }
  constexpr uint32_t word() const { return word_; }
  friend constexpr bool operator==(Value, Value) = default;

 private:
  constexpr uint32_t index() const { return word_ & ((1u << 30) - 1); }
  uint32_t word_ = UINT32_MAX;
};
static_assert(sizeof(Value) == 4);

}  // namespace lilt::ssa
