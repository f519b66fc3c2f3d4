// Function bodies decoded for the default machine.
//
// A body becomes Operations whose operands are places in the call's frame: p ≥ 0 is slot p, p < 0
// is the constant at that distance from the end of the function's constants, which lie before the
// slots (frames.h). A value of several parts (parts.h) occupies as many adjacent places; the first
// represents it. Elementwise operations are decoded per element: an add of vectors becomes a Binary
// per lane, a load of a struct a load per field, an atomicrmw a load, an operation and a store.
// Allocas that are only variables become slots (register_variables.h). The SSA function is not
// needed afterwards.
//
// The decoder counts places in cells. At the end they become distances in bytes, so that the
// machine need not multiply them (places.h).
//
// There are two kinds of operations. The full ones work on every value, defined or not, and report
// faults. A quick operation replaces one or several consecutive full ones, but only in the usual
// case: values are defined, results fit, pointers are valid. A quick operation either does all that
// its full ones do, or changes nothing and the machine continues with the full ones, which are
// placed at the end of the body and lead back (Code::fallbacks). So quick operations report no
// faults, and no rule of definedness or provenance is written twice.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "ir/ssa/function.h"
#include "runtime/interpreter/constants.h"
#include "runtime/interpreter/observed.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/variadic.h"

namespace lilt::runtime {

// X(name, places): which of the fields r (result), a, b and c are places; n: the upper half of
// `number`, whose lower half is a scale (SecondIndex).
// clang-format off
#define LILT_FULL_OPERATIONS(X)                                                                    \
  X(Binary, "rab")                /* integers; a, b; c: ssa::Opcode */                             \
  X(Floating, "rab")              /* a, b; c: ssa::Opcode */                                       \
  X(Compare, "rab")               /* integers and addresses; a, b; c: predicate */                 \
  X(FloatCompare, "rab")          /* a, b; c: predicate */                                         \
  X(IntegerCast, "ra")            /* a; b: width of the operand; c: ssa::Opcode */                 \
  X(FloatCast, "ra")                                                                               \
  X(WideBinary, "rab")            /* the same where a number has more than 64 bits */              \
  X(WideCompare, "rab")                                                                            \
  X(WideCast, "ra")                                                                                \
  X(ExtendedBinary, "rab")        /* of x86_fp80 and fp128 */                                      \
  X(ExtendedCompare, "rab")                                                                        \
  X(ExtendedCast, "ra")           /* also of half (width 16) and integers above 64 bits */         \
  X(RoundToBFloat, "ra")          /* a; b: width of the operand */                                 \
  X(Repack, "ra")                 /* a: bits of these parts; b: index into repackings */           \
  X(ExtractElement, "rab")        /* a: vector; b: index; c: number of elements */                 \
  X(InsertElement, "rab")         /* a: element; b: index; c: elements, already in the result */   \
  X(Move, "ra")                   /* a (casts that change nothing) */                              \
  X(Freeze, "ra")                                                                                  \
  X(PointerToInteger, "ra")                                                                        \
  X(IntegerToPointer, "ra")                                                                        \
  X(Select, "rabc")               /* a ? b : c */                                                  \
  X(Alloca, "ra")                 /* a: count; b: index into allocas */                            \
  X(Undefine, "r")                /* the result is as memory that was never written */             \
  X(Assign, "ra")                 /* a: stored to a slot that stands for memory */                 \
  X(LoadInteger, "ra")            /* a: pointer; width: bits; c: log2 of claimed alignment */      \
  X(LoadPointer, "ra")                                                                             \
  X(StoreInteger, "ab")           /* a: pointer; b: value; c as for loads */                       \
  X(StorePointer, "ab")                                                                            \
  X(GetElementPtr, "ra")          /* a: pointer; b: index into addresses */                        \
  X(Call, "ra")                   /* a: callee; b: index into calls */                             \
  X(Return, "a")                  /* a: value; b: its parts */                                     \
  X(Branch, "")                   /* b: target */                                                  \
  X(ConditionalBranch, "a")       /* a: condition; b, c: targets */                                \
  X(Switch, "a")                  /* a: condition; b: index into switches */                       \
  X(WideCase, "ab")               /* a, b: equal: target c, otherwise on to the next operation */  \
  X(IndirectBranch, "a")          /* a: address; b: index into switches, whose cases are addresses */\
  X(SaveStack, "r")               /* llvm.stacksave */                                             \
  X(RestoreStack, "a")            /* a: what was saved */                                          \
  X(StartVariadic, "a")           /* a: list; va_start */                                          \
  X(VariadicArgument, "ra")       /* a: list; b: index into the types of va_arg */                 \
  X(LandingPad, "r")              /* the exception and the selector */                             \
  X(Resume, "a")                  /* a: what the landing pad got */                                \
  X(Unreachable, "")                                                                               \
  X(Unsupported, "")              /* b: index into messages */                                     \
  X(Observe, "")                  /* c: a Moment; b: index into the instructions of observed */    \
  X(TracedCall, "ra")             /* as Call */                                                    \
  X(Interrupt, "")                /* the program must stop here */                                 \
  X(TwoMoves, "rabc")             /* a to the result, then c to slot b */                          \
  X(MoveAndBranch, "ra")          /* a to the result, then to target b */                          \
  X(TwoMovesAndBranch, "rabc")    /* as TwoMoves, then to target `number` */                       \
  X(ContinueAfter, "")           /* b: distance; from full operations to what follows their quick one */

// Quick operations on integers: X(name, ssa::Opcode, flags). Each has two forms: the second operand
// at a place (b), or (…Number) in `number`.
#define LILT_QUICK_BINARY(X)                                                                       \
  X(Add, Add, 0) X(AddNuw, Add, 1) X(AddNsw, Add, 2) X(AddBoth, Add, 3)                            \
  X(Sub, Sub, 0) X(SubNuw, Sub, 1) X(SubNsw, Sub, 2) X(SubBoth, Sub, 3)                            \
  X(Mul, Mul, 0) X(MulNuw, Mul, 1) X(MulNsw, Mul, 2) X(MulBoth, Mul, 3)                            \
  X(Shl, Shl, 0) X(ShlNuw, Shl, 1) X(ShlNsw, Shl, 2) X(ShlBoth, Shl, 3)                            \
  X(And, And, 0) X(Or, Or, 0) X(OrDisjoint, Or, 4) X(Xor, Xor, 0)                                  \
  X(LShr, LShr, 0) X(LShrExact, LShr, 4) X(AShr, AShr, 0) X(AShrExact, AShr, 4)                    \
  X(UDiv, UDiv, 0) X(SDiv, SDiv, 0) X(SDivExact, SDiv, 4) X(URem, URem, 0) X(SRem, SRem, 0)

// X(predicate): Compare… computes the result, Branch… jumps to the target in `result` or in c; each
// also as …Number. Count… adds `number` to the result, compares it with b, and jumps to the target in
// a or in c.
#define LILT_QUICK_COMPARE(X) X(EQ) X(NE) X(UGT) X(UGE) X(ULT) X(ULE) X(SGT) X(SGE) X(SLT) X(SLE)

#define LILT_QUICK_FLOATING(X) X(FAdd, +) X(FSub, -) X(FMul, *) X(FDiv, /)  // …32 and …64

// X(name, C type of the operand, of the result): numbers that every operand includes.
#define LILT_QUICK_FLOAT_CAST(X)                                                                   \
  X(FloatToDouble, float, double) X(DoubleToFloat, double, float)                                  \
  X(SignedToFloat, int64_t, float) X(SignedToDouble, int64_t, double)                              \
  X(UnsignedToFloat, uint64_t, float) X(UnsignedToDouble, uint64_t, double)

// How an address comes about. Field and IndexedField are several getelementptr after each other,
// each of which may have to stay within the block. They do when the first pointer is in it, no step
// leads back, and the last address is in it.
enum class Addressing : uint8_t { Plain, Offset, Indexed, Field, IndexedField };
inline constexpr uint32_t kAddressings = 5;

// X(name, bytes, is a pointer): Load… and Store… through the pointer a; …Offset adds `number`,
// …Indexed also the index b (of 64 - `width` bits) times c; …Field and …IndexedField are those of
// several getelementptr. Flags: the claimed alignment less 1. The stored value is at the place
// `result`.
#define LILT_QUICK_ACCESS(X)                                                                       \
  X(8, 1, false) X(16, 2, false) X(32, 4, false) X(64, 8, false) X(Reference, 8, true)

#define LILT_QUICK_OTHERS(X)                                                                       \
  X(FloatCompare32, "rab") X(FloatCompare64, "rab") /* number: predicate */                        \
  X(FloatBranch32, "ab") X(FloatBranch64, "ab")                                                    \
  X(SignExtend, "ra")        /* b: width of the operand */                                         \
  X(ZeroExtend, "ra")        /* also where the result is as wide as the operand or narrower */     \
  X(ExtendNonNegative, "ra") X(TruncateExactly, "ra")                                              \
  X(FloatToSigned, "ra") X(DoubleToSigned, "ra")                                                   \
  X(UMin, "rab") X(UMax, "rab") X(SMin, "rab") X(SMax, "rab")       /* intrinsics */                \
  X(FunnelLeft, "rabc") X(FunnelRight, "rabc") X(MultiplyAdd32, "rabc") X(MultiplyAdd64, "rabc")   \
  X(FAbs32, "ra") X(FAbs64, "ra") X(SquareRoot32, "ra") X(SquareRoot64, "ra")                      \
  X(AddressOffset, "ra")     /* as loads, but gives the address; flags as of the getelementptr */  \
  X(AddressIndexed, "rab") X(AddressField, "ra") X(AddressIndexedField, "rab")                     \
  X(TwoAssigns, "rabc")        /* a to the result, then c to slot b */                             \
  X(Load32Twice, "rabn") X(Load64Twice, "rabn")  /* two indices: b times c, and those in `number` */ \
  X(Store32Twice, "rabn") X(Store64Twice, "rabn")                                                  \
  X(BodyOfTwo, "rab")          /* number: a QuickBody on a and b; c: a number it wants */          \
  X(BodyOfThree, "rabc")       /* … on a, b and c */

// clang-format on

enum class OperationCode : uint8_t {
#define X(name, places) name,
  LILT_FULL_OPERATIONS(X) LILT_QUICK_OTHERS(X)
#undef X
#define X(name, opcode, flags) name, name##Number,
      LILT_QUICK_BINARY(X)
#undef X
#define X(p) Compare##p, Compare##p##Number, Branch##p, Branch##p##Number, Count##p,
          LILT_QUICK_COMPARE(X)
#undef X
#define X(name, sign) name##32, name##64,
              LILT_QUICK_FLOATING(X)
#undef X
#define X(name, from, to) name,
                  LILT_QUICK_FLOAT_CAST(X)
#undef X
#define X(name, bytes, is_pointer)                                                      \
  Load##name, Load##name##Offset, Load##name##Indexed, Load##name##Field,               \
      Load##name##IndexedField, Store##name, Store##name##Offset, Store##name##Indexed, \
      Store##name##Field, Store##name##IndexedField,
                      LILT_QUICK_ACCESS(X)
#undef X
};

using Place = int32_t;

// What is at a place of finished code: the distance from slot 0 in bytes.
template <class AnyCell>
inline AnyCell& cell_at(AnyCell* slots, Place place) {
  using Byte = std::conditional_t<std::is_const_v<AnyCell>, const char, char>;
  return *reinterpret_cast<AnyCell*>(reinterpret_cast<Byte*>(slots) + place);
}

// Added to the predicate of a float comparison: a NaN operand raises the host's invalid exception.
inline constexpr int32_t kSignals = 16;

struct Operation {
  OperationCode code;
  uint8_t flags = 0;
  uint16_t width = 0;  // of the result (of a comparison or store: of the operands), in bits
  int32_t result = 0;  // place
  Place a = 0;
  int32_t b = 0, c = 0;  // targets are distances in operations
  SourceOffset offset = kNoOffset;
  uint64_t number = 0;
};
static_assert(sizeof(Operation) == 32);

class Memory;
// A quick operation that is a function: one that is too rare, or takes too long, for a code of its
// own. Like every quick operation, it returns false, having changed nothing, if it cannot decide.
using QuickBody = bool (*)(const Operation&, Cell* cells, Memory& memory);

// The second index of an operation with two: both are of 64 bits.
struct SecondIndex {
  Place place;
  int32_t scale;

  static SecondIndex of(const Operation& operation) {
    return {static_cast<Place>(operation.number >> 32), static_cast<int32_t>(operation.number)};
  }
  uint64_t number() const {
    return uint64_t{static_cast<uint32_t>(place)} << 32 | static_cast<uint32_t>(scale);
  }
};

struct AllocaShape {
  uint64_t size, align;
};
struct AddressSteps {
  int64_t offset = 0;
  uint32_t first = 0, count = 0;
};
struct AddressStep {
  Place index;
  uint32_t width;
  uint64_t scale;
};
struct Code;
struct CallSite {
  ssa::TypeId type;               // of the function, as written in the call
  ssa::SymbolId direct;           // when the callee is a symbol
  uint32_t first = 0, count = 0;  // into arguments
  uint32_t result_parts = 0;
  uint32_t first_cell = 0;  // the first argument's place in argument_cells
  // Of an invoke: index into landing_pads + 1, and the switch whose `otherwise` leads there.
  uint32_t landing_pad = 0, unwind = 0;
  bool forwards = false;  // passes the running function's variable arguments on
  // `direct`, after a call if it takes the arguments as they are.
  mutable const Code* plain_callee = nullptr;
  mutable uint32_t prepared = 0;  // the machine's index of prepared data on a library call
  mutable uint32_t layout = 0;    // … on the variable arguments of the latest callee
};
struct SwitchTable {
  std::vector<std::pair<uint64_t, uint32_t>> cases;  // value and index of the target, sorted
  uint32_t otherwise = 0;
};
struct LandingPadClauses {
  struct Clause {
    bool is_filter = false;
    std::vector<Cell> types;  // addresses; a catch has one, null: every type
  };
  bool is_cleanup = false;
  std::vector<Clause> clauses;
};
struct ArgumentPlace {
  Place place;
  ssa::TypeId type;
  uint32_t parts = 0;
  ssa::TypeId by_value;  // byval: of the passed object
  uint32_t align = 0;    // … if the text states it
};
struct Repacking {
  std::vector<uint32_t> from, to;  // widths of the parts
};

struct Code {
  ssa::SymbolId symbol;
  uint32_t slot_count = 0;  // arguments come first
  uint32_t constant_count = 0;
  uint32_t argument_count = 0;  // named ones
  uint32_t parameter_cells = 0;
  bool is_plain = true;  // none of them is passed by value
  std::vector<ArgumentPlace> parameters;
  // The first of kVariadicCells slots that hold what va_start writes, if the body calls it; see
  // variadic.cpp.
  int32_t variadic_slot = -1;
  std::vector<Operation> operations;
  std::vector<uint32_t> fallbacks;  // by quick operation: index of its first full one
  std::vector<Cell> constants;
  std::vector<AllocaShape> allocas;
  std::vector<AddressSteps> addresses;
  std::vector<AddressStep> address_steps;
  std::vector<CallSite> calls;
  std::vector<ArgumentPlace> arguments;
  std::vector<Place> argument_cells;  // all parts of the arguments of each call
  std::vector<SwitchTable> switches;
  std::vector<LandingPadClauses> landing_pads;
  std::vector<Repacking> repackings;
  std::vector<VariadicType> variadic_types;
  std::vector<std::string> messages;
  std::unique_ptr<ObservedBody> observed;  // null: nobody watches
  Code* next_interruptible = nullptr;      // see interrupt.h
};

// Decodes a body, whose uses must be tracked. Unsupported instructions become Unsupported
// operations, so that a program fails only if it reaches one. O(size of the function), times
// log(cases) for switches. If the code is watched, each instruction is decoded by itself, for
// itself and between two Observe operations, and every alloca is memory.
Code decode(const ssa::Function& function, ConstantValues& constants, Watch watch = Watch::None);

}  // namespace lilt::runtime
