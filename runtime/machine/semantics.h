// One execution of a machine instruction, apart from where its operands are.
//
// The meaning of each row of emit/x86/instructions.def is a function over this: from the values
// that its operands have to the values that its definitions get. It is written from the operation
// sections of Intel's and AMD's manuals ("Intel 64 and IA-32 Architectures Software Developer's
// Manual", volume 2; "AMD64 Architecture Programmer's Manual", volumes 3 to 5), and from nothing
// that selects instructions, so that the two cannot share a mistake.
// tests/unit/machine_silicon_test compares it with the processor.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "emit/x86/instructions.h"

namespace lilt::machine {

class X87;

// What a register or memory holds, as many bytes of it as it has; little-endian.
struct Bytes {
  static constexpr size_t kSize = 64;
  alignas(kSize) std::array<uint8_t, kSize> bytes{};

  template <class T>
  T lane(size_t index) const {
    T value;
    std::memcpy(&value, bytes.data() + index * sizeof(T), sizeof(T));
    return value;
  }
  template <class T>
  void set_lane(size_t index, std::type_identity_t<T> value) {
    std::memcpy(bytes.data() + index * sizeof(T), &value, sizeof(T));
  }
  friend bool operator==(const Bytes&, const Bytes&) = default;
};

// Bits of mir::eflags.
struct Flags {
  uint8_t set = 0;
  uint8_t undefined = 0;  // those that a program must not rely on

  constexpr bool is_set(uint8_t flag) const { return (set & flag) != 0; }
  void put(uint8_t flag, bool value) {
    set = static_cast<uint8_t>(value ? set | flag : set & ~flag);
    undefined = static_cast<uint8_t>(undefined & ~flag);
  }
  // All of a set; `values`: a subset of it.
  void put_all(uint8_t flags, unsigned values) {
    set = static_cast<uint8_t>((set & ~flags) | values);
    undefined = static_cast<uint8_t>(undefined & ~flags);
  }
  void forget(uint8_t flags) { undefined |= flags; }
};

// Whether the condition holds.
constexpr bool holds(x86::Condition condition, Flags flags) {
  using namespace mir::eflags;
  const bool c = flags.is_set(C), z = flags.is_set(Z), s = flags.is_set(S), o = flags.is_set(O);
  const auto number = static_cast<unsigned>(condition);
  const bool values[] = {o, c, z, c || z, s, flags.is_set(P), s != o, z || s != o};
  return values[number / 2] != (number % 2 != 0);
}

// What all executions of a row have, whatever holds their operands.
struct ExecutionOfRow {
  static constexpr size_t kMaxInputs = 5, kMaxOutputs = 2;

  unsigned width = 0;  // bytes, as the instruction says
  x86::Condition condition{};
  size_t in_count = 0, out_count = 0;
  std::array<uint8_t, kMaxInputs> in_width{};  // bytes of each that count
  std::array<uint8_t, kMaxOutputs> out_width{};
  std::array<bool, kMaxOutputs> is_general{};  // a general register
  Flags flags;                                 // before, then after
  bool is_undefined = false;                   // after: the definitions may hold anything
  bool divides_wrongly = false;                // after: the processor raises #DE instead

  unsigned bits() const { return 8 * width; }
  // Z, S and P of a result.
  unsigned flags_of(uint64_t result) const {
    using namespace mir::eflags;
    return Z * unsigned{result == 0} | S * static_cast<unsigned>(result >> (bits() - 1) & 1) |
           P * unsigned{__builtin_parity(static_cast<unsigned>(result & 255)) == 0};
  }
  void flag_result(uint64_t result) {
    using namespace mir::eflags;
    flags.put_all(Z | S | P, flags_of(result));
  }

  static uint64_t truncated(uint64_t value, unsigned bytes) {
    return bytes >= 8 ? value : value & ((uint64_t{1} << 8 * bytes) - 1);
  }
  static int64_t extended(uint64_t value, unsigned bytes) {
    return bytes >= 8 ? static_cast<int64_t>(value)
                      : static_cast<int64_t>(value << (64 - 8 * bytes)) >> (64 - 8 * bytes);
  }
};

struct Execution : ExecutionOfRow {
  // Starts with a row: what is not an operand's value is set.
  Execution(x86::Op row, unsigned bytes, x86::Condition when = x86::Condition::O);

  const mir::InstrDesc& desc;
  const x86::Op op;
  const bool is_vex;  // or EVEX: leaves nothing of an xmm register as it was

  // Uses, memory that is read, addresses, and immediates (extended to 64 bits), in the order of the
  // row; xmm registers whole. Of lanes of memory that a mask chooses, the others are zero.
  std::array<Bytes, kMaxInputs> in;
  std::array<bool, kMaxInputs> is_immediate{}, is_xmm{};
  // Definitions, then memory that is written. Before: what they hold, registers whole. After: what
  // they hold then.
  std::array<Bytes, kMaxOutputs> out;
  X87* x87 = nullptr;  // for rows of x87, which it changes

  // --- for operations on integers

  uint64_t low(size_t i) const { return truncated(in[i].lane<uint64_t>(0), in_width[i]); }
  int64_t low_signed(size_t i) const { return extended(low(i), in_width[i]); }
  void give(uint64_t value, size_t i = 0);
};

// The same where no operand is more than a word: so small that a compiler keeps it in registers,
// and what follows from the row is computed before.
struct WordExecution : ExecutionOfRow {
  explicit WordExecution(const ExecutionOfRow& row) : ExecutionOfRow(row) {
    for (size_t i = 0; i < kMaxInputs; ++i) {
      in_mask[i] = truncated(UINT64_MAX, in_width[i]);
      in_shift[i] = in_width[i] >= 8 ? 0 : 8 * (8 - in_width[i]);
    }
    for (size_t i = 0; i < kMaxOutputs; ++i) {
      out_mask[i] = truncated(UINT64_MAX, out_width[i]);
      kept[i] = is_general[i] && out_width[i] < 4 ? ~out_mask[i] : 0;
    }
  }

  std::array<uint64_t, kMaxInputs> in{}, in_mask{};
  std::array<unsigned, kMaxInputs> in_shift{};
  std::array<uint64_t, kMaxOutputs> out{}, out_mask{}, kept{};

  uint64_t low(size_t i) const { return in[i] & in_mask[i]; }
  int64_t low_signed(size_t i) const {
    return static_cast<int64_t>(in[i] << in_shift[i]) >> in_shift[i];
  }
  void give(uint64_t value, size_t i = 0) { out[i] = (value & out_mask[i]) | (out[i] & kept[i]); }
};

// Executions of one row side by side, of operands that are words. All columns have words, also
// those of operands that the row lacks.
struct Batch {
  static constexpr size_t kCount = 16;  // executions
  using Column = std::array<uint64_t, kCount>;
  const ExecutionOfRow& row;
  std::array<const uint64_t*, Execution::kMaxInputs> in{};
  std::array<const uint64_t*, Execution::kMaxOutputs> before{};
  std::array<uint64_t*, Execution::kMaxOutputs> after{};
  const Flags* flags_before = nullptr;
  Flags* flags_after = nullptr;  // null: nobody wants them
  uint32_t failed = 0;  // a set: the definitions may hold anything, or the processor raises #DE
};

using BatchOperation = void (*)(Batch&);
using Operation = void (*)(Execution&);

// Of a row that accesses only those lanes of memory that a mask chooses.
struct ChosenLanes {
  uint8_t bytes = 0;     // of a lane; 0: the row accesses its memory as a whole
  uint8_t distance = 0;  // bytes of a gather's distances; 0: the lanes are side by side
  uint64_t (*set)(const Execution&) = nullptr;
};

// The meaning of each row. Immutable; made in 700,000 comparisons of mnemonics.
class Semantics {
 public:
  Semantics();
  // Whether the row has a meaning here. Control flow and the stack are of the machine.
  bool has(x86::Op row) const { return operations_[index_of(row)] != nullptr; }
  // From `in`, `out` and `flags` to those after it, of a row that has a meaning.
  void execute(Execution& execution) const { operations_[index_of(execution.op)](execution); }
  // Whether it can be executed in batches, which costs less than half of single executions.
  bool has_batches(x86::Op row) const { return batch_operations_[index_of(row)] != nullptr; }
  void execute(x86::Op row, Batch& batch) const { batch_operations_[index_of(row)](batch); }
  const ChosenLanes& chosen_lanes(x86::Op row) const { return chosen_lanes_[index_of(row)]; }
  // A set of them, of a row that has such; from the mask among its inputs.
  uint64_t lanes_chosen_by(const Execution& execution) const;

 private:
  static size_t index_of(x86::Op row) { return x86::opcode(row) - mir::kFirstTargetOpcode; }
  std::vector<Operation> operations_;  // by row
  std::vector<BatchOperation> batch_operations_;
  std::vector<ChosenLanes> chosen_lanes_;
};

}  // namespace lilt::machine
