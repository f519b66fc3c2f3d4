// Interned constants: equal constants have equal ids within a pool.
//
// A module has one pool; each function body has its own, laid over the module's: ids below the
// parent's size are the parent's, those above are its own. The parent must not grow while an
// overlaid pool is alive. A body's constants are dropped with it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ir/ssa/opcode.h"
#include "ir/ssa/value.h"
#include "ir/support/arena.h"
#include "ir/support/bits.h"

namespace lilt::ssa {

enum class ConstantKind : uint8_t {
  Integer,      // up to 64 bits: `bits`, zero above the type's width
  WideInteger,  // wider: `words` of 64 bits, least significant first
  Floating,     // `bits`: the IEEE pattern of half, bfloat, float, double (words for fp80, fp128)
  Null,         // the null pointer
  Undef,
  Poison,
  Zero,        // zeroinitializer of an aggregate or vector
  Aggregate,   // array, struct or vector: elements
  String,      // c"…": an array of i8 given as bytes
  Symbol,      // the address of a global
  Expression,  // opcode over elements (getelementptr: a Type element first; icmp, fcmp: flags hold
               // the predicate), e.g. ptrtoint
  BlockAddress,    // elements: the function (a Symbol), the block's name (a String without type)
  InlineAssembly,  // elements: template and constraints (Strings without type); flags: namespace
                   // assembly_flag. Only as a callee
  Metadata,        // an intrinsic's argument of type metadata: `bytes`, as in the text
};

namespace assembly_flag {
enum : uint16_t { SideEffect = 1, AlignStack = 2, IntelDialect = 4, Unwind = 8 };
}

struct Constant {
  Constant() {}
  ConstantKind kind = ConstantKind::Undef;
  Opcode opcode = Opcode::Argument;  // Expression
  uint16_t flags = 0;                // Expression: as an instruction's flags
  TypeId type;
  union {
    uint64_t bits = 0;  // Integer, Floating
    SymbolId symbol;    // Symbol
    struct {
      uint32_t first, count;  // elements, words or bytes
    } range;
  };
};
static_assert(sizeof(Constant) == 16);

class ConstantPool {
 public:
  explicit ConstantPool(const ConstantPool* parent = nullptr) { reset(parent); }
  ConstantPool(const ConstantPool&) = delete;
  ConstantPool& operator=(const ConstantPool&) = delete;

  // Forgets all constants of this overlay and sets its parent. Keeps its memory.
  void reset(const ConstantPool* parent);

  const Constant& operator[](ConstantId id) const {
    return id.index() < base_ ? (*parent_)[id] : constants_[id.index() - base_];
  }
  size_t size() const { return base_ + constants_.size(); }

  // Interning constructors; amortised O(number of elements).
  ConstantId integer(TypeId type, uint32_t width, uint64_t bits) {  // bits above width are dropped
    return scalar(ConstantKind::Integer, type, bits & low_mask(width));
  }
  ConstantId wide_integer(TypeId type, std::span<const uint64_t> words);
  ConstantId floating(TypeId type, uint64_t bits) {
    return scalar(ConstantKind::Floating, type, bits);
  }
  ConstantId wide_floating(TypeId type, std::span<const uint64_t> words);
  ConstantId null(TypeId pointer_type) { return scalar(ConstantKind::Null, pointer_type, 0); }
  ConstantId undef(TypeId type) { return scalar(ConstantKind::Undef, type, 0); }
  ConstantId poison(TypeId type) { return scalar(ConstantKind::Poison, type, 0); }
  ConstantId zero(TypeId type) { return scalar(ConstantKind::Zero, type, 0); }
  ConstantId aggregate(TypeId type, std::span<const Value> elements);
  ConstantId string(TypeId type, std::string_view bytes);
  // The address of a block of a function. `block` is its label without `%`, or its number. In a
  // parsed body the block has Block::address_taken set.
  ConstantId block_address(SymbolId function, std::string_view block);
  ConstantId inline_assembly(std::string_view assembly, std::string_view constraints,
                             uint16_t flags);
  ConstantId metadata(std::string_view text);
  ConstantId symbol(SymbolId symbol) { return scalar(ConstantKind::Symbol, kPtr, symbol.index()); }
  ConstantId expression(Opcode opcode, TypeId type, std::span<const Value> operands,
                        uint16_t flags = 0);

  // Aggregate, Expression, BlockAddress, InlineAssembly
  std::span<const Value> elements(ConstantId id) const;
  std::span<const uint64_t> words(ConstantId id) const;  // WideInteger, wide Floating
  std::string_view bytes(ConstantId id) const;           // String, Metadata
  // Of a BlockAddress: the function, and the block's name.
  SymbolId block_function(ConstantId id) const {
    return (*this)[elements(id)[0].constant()].symbol;
  }
  std::string_view block_name(ConstantId id) const { return bytes(elements(id)[1].constant()); }

  // The value of an Integer constant, zero- or sign-extended from its width (1 … 64).
  uint64_t zero_extended(ConstantId id) const { return (*this)[id].bits; }
  int64_t sign_extended(ConstantId id, uint32_t width) const {
    return sign_extend((*this)[id].bits, width);
  }

 private:
  // A constant to look up, with the contents of its kind.
  struct Key {
    Constant constant;
    std::span<const Value> elements = {};
    std::span<const uint64_t> words = {};
    std::string_view bytes = {};
  };
  ConstantId make(ConstantKind kind, TypeId type, std::span<const Value> elements, uint16_t flags);
  // An entry of the hash table. Constants of the parent that were looked up here have one, too.
  struct Slot {
    uint32_t hash = 0;
    ConstantId id;
  };

  // The part that distinguishes a constant without contents from others of its kind and type.
  static uint64_t payload(const Constant& constant) {
    return constant.kind == ConstantKind::Symbol ? constant.symbol.index() : constant.bits;
  }
  static uint32_t scalar_hash(ConstantKind kind, TypeId type, uint64_t payload) {
    uint64_t hash = (payload ^ uint64_t{type.index()} << 40 ^ static_cast<uint64_t>(kind) << 36) *
                    0x9E3779B97F4A7C15ull;
    return static_cast<uint32_t>(hash >> 32 ^ hash >> 17);
  }
  ConstantId scalar(ConstantKind kind, TypeId type, uint64_t bits) {
    uint32_t hash = scalar_hash(kind, type, bits);
    for (size_t at = hash & mask_; table_[at].id.valid(); at = (at + 1) & mask_) {
      if (table_[at].hash != hash) continue;
      const Constant& known = (*this)[table_[at].id];
      if (known.kind == kind && known.type == type && payload(known) == bits) return table_[at].id;
    }
    return add_scalar(kind, type, bits, hash);
  }
  ConstantId add_scalar(ConstantKind kind, TypeId type, uint64_t bits, uint32_t hash);
  ConstantId intern(const Key& key);
  ConstantId find(const Key& key, uint32_t hash) const;
  ConstantId find_in_parents(const Key& key, uint32_t hash) const;
  ConstantId add(const Key& key, uint32_t hash);
  bool equal(ConstantId id, const Key& key) const;
  void enter(uint32_t hash, ConstantId id);
  void grow_table();

  const ConstantPool* parent_ = nullptr;
  uint32_t base_ = 0;
  std::vector<Constant> constants_;
  std::vector<Value> elements_;
  std::vector<uint64_t> words_;
  std::vector<char> bytes_;
  std::vector<Slot> table_;  // open addressing, a power of two, at most half full
  size_t mask_ = 0;
  size_t entries_ = 0;
};

}  // namespace lilt::ssa
