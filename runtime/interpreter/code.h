// Function bodies decoded for the default machine.
//
// Each instruction becomes Operations of 24 bytes whose operands are places: p ≥ 0 is slot p of the
// call's frame, p < 0 is constant ~p of the function. A value of several parts (parts.h) has as
// many slots, and its place is that of the first. What works element by element is decoded so: an
// add of vectors is an Add for each lane, a load of a struct a load for each field, an atomicrmw a
// load, an operation and a store. Phis become moves on the edges between blocks, getelementptr
// becomes a constant offset and scaled indices. The SSA function is not needed after.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/ssa/function.h"
#include "runtime/interpreter/constants.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

enum class OperationCode : uint8_t {
  Add,
  Sub,
  Mul,
  And,
  Or,
  Xor,           // integers; a, b
  Binary,        // the other integer ones; c: ssa::Opcode
  Floating,      // a, b; c: ssa::Opcode
  Compare,       // integers and addresses; c: predicate
  FloatCompare,  // c: predicate
  IntegerCast,
  FloatCast,  // a; b: width of the operand; c: ssa::Opcode
  WideBinary,
  WideCompare,
  WideCast,  // the same where a number has more than 64 bits
  ExtendedBinary,
  ExtendedCompare,
  ExtendedCast,    // … and where one is x86_fp80, or an integer above 64 bits with FloatCast
  Repack,          // a: the bits of these parts; b: index into repackings
  ExtractElement,  // a: vector; b: index; c: number of elements
  InsertElement,   // a: element; b: index; c: number of elements, which are in the result already
  Move,            // a (casts that change nothing)
  Freeze,
  PointerToInteger,
  IntegerToPointer,  // a
  Select,            // a ? b : c
  Alloca,            // a: count; b: index into allocas
  LoadInteger,
  LoadPointer,  // a: pointer; width: bits; c: log2 of claimed alignment
  StoreInteger,
  StorePointer,       // a: pointer; b: value; c as for loads
  GetElementPtr,      // a: pointer; b: index into address_steps' ranges
  Call,               // a: callee; b: index into calls
  Return,             // a: value; b: its parts
  Branch,             // b: edge
  ConditionalBranch,  // a: condition; b, c: edges
  Switch,             // a: condition; b: index into switches
  WideCase,           // a, b: equal: edge c, otherwise on to the next operation
  IndirectBranch,     // a: address; b: index into switches, whose cases are addresses
  VariadicArgument,   // a: list; b: index into the types of va_arg
  Unreachable,
  Unsupported,  // b: index into messages
};

using Place = int32_t;

struct Operation {
  OperationCode code;
  uint8_t flags = 0;
  uint16_t width = 0;  // of the result (of a comparison or store: of the operands), in bits
  int32_t result = 0;  // slot
  Place a = 0;
  int32_t b = 0, c = 0;
  SourceOffset offset = kNoOffset;
};
static_assert(sizeof(Operation) == 24);

struct Edge {
  uint32_t target = 0;  // index of an operation
  uint32_t first_move = 0, move_count = 0;
};
struct EdgeMove {
  int32_t to;
  Place from;
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
struct CallSite {
  ssa::TypeId type;               // of the function, as the call has it
  ssa::SymbolId direct;           // when the callee is a symbol
  uint32_t first = 0, count = 0;  // into arguments
  uint32_t result_parts = 0;
};
struct SwitchTable {
  std::vector<std::pair<uint64_t, uint32_t>> cases;  // value and edge, sorted
  uint32_t otherwise = 0;
};
struct ArgumentPlace {
  Place place;
  ssa::TypeId type;
  uint32_t parts = 0;
  ssa::TypeId by_value;  // byval: of the object that is passed
  uint32_t align = 0;    // … where the text states it
};
struct Repacking {
  std::vector<uint32_t> from, to;  // widths of the parts
};

struct Code {
  ssa::SymbolId symbol;
  uint32_t slot_count = 0;      // arguments come first
  uint32_t argument_count = 0;  // named ones
  std::vector<ArgumentPlace> parameters;
  // The first of three slots that hold what va_start writes, if the body has one; see variadic.cpp.
  int32_t variadic_slot = -1;
  std::vector<Operation> operations;
  std::vector<Cell> constants;
  std::vector<Edge> edges;
  std::vector<EdgeMove> moves;
  std::vector<AllocaShape> allocas;
  std::vector<AddressSteps> addresses;
  std::vector<AddressStep> address_steps;
  std::vector<CallSite> calls;
  std::vector<ArgumentPlace> arguments;
  std::vector<SwitchTable> switches;
  std::vector<Repacking> repackings;
  std::vector<ssa::TypeId> variadic_types;
  std::vector<std::string> messages;
};

// Decodes a body. What the machine has not becomes Unsupported operations, so that a program fails
// only where it gets to one. O(size of the function), times log(cases) for switches.
Code decode(const ssa::Function& function, ConstantValues& constants);

}  // namespace lilt::runtime
