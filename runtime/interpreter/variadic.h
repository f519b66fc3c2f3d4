// How variable arguments are passed, as in the System V ABI for x86-64 (3.5.7).
//
// clang expands va_arg in IR, so programs see the list itself: how many bytes of the register save
// area are used for general and for vector registers, where the arguments on the stack are, and
// where the save area is. A call of a function that contains va_start builds the two areas in
// blocks of the callee's frame, with the contents that the registers and the stack would have;
// everything else in them is undefined.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

struct CallSite;
struct Code;
class Execution;
class Memory;

// The scalars of a list, which a call leaves for va_start: bytes used of the save area by general
// and by vector registers (i32), the address of the next argument on the stack, and of the area.
inline constexpr uint32_t kVariadicCells = 4;

// The space for a value of a type: bytes of the general registers' part of the save area, or of the
// vector registers' part; if it uses neither or they are exhausted, bytes on the stack.
struct Passing {
  uint64_t general = 0, vector = 0;
  uint64_t stack = 8, align = 8;
};
// Nothing if the machine lacks variable arguments of the type.
std::optional<Passing> passing_of(const ssa::TypeTable& types, ssa::TypeId type);

// What a va_arg reads.
struct VariadicType {
  Passing passing;
  std::vector<Part> parts;
};

// Where the arguments of a call go for one callee; determined at the first such call.
struct VariadicLayout {
  enum class Kind : uint8_t { Integer, Pointer, Object };  // an object: passed by value
  struct Piece {
    int32_t from;  // place of a part of an argument, or of the pointer to the object
    Kind kind;
    bool is_saved;    // in the save area, else on the stack
    uint64_t offset;  // there
    uint64_t bytes;
  };
  const Code* callee = nullptr;
  uint64_t used_general = 0;  // by the named arguments, as va_start writes them
  uint64_t used_vector = 0;
  uint64_t stack_start = 0;  // of the variable arguments on the stack
  uint64_t stack_size = 0, align = 16;
  std::vector<Piece> pieces;
};

class VariadicLayouts {
 public:
  // Of a call in the caller's code; valid until the next one is asked for.
  const VariadicLayout& find(const ssa::TypeTable& types, const Code& caller, const Code& callee,
                             const CallSite& site);

 private:
  std::vector<VariadicLayout> layouts_;  // by CallSite::layout - 1
};

// Leaves the variable arguments of a call for the callee, in its future frame.
void pass_variadic(Execution& state, VariadicLayouts& layouts, const Code& code,
                   const CallSite& site);
// va_arg on a list in System V's layout: returns the place of the next argument and advances.
Cell next_variadic(Memory& memory, const Cell& list, const Passing& passing);
// Values of any type in memory, part by part.
void load_parts(Memory& memory, const Cell& from, std::span<const Part> parts, Cell* cells);
void store_parts(Memory& memory, const Cell& to, std::span<const Part> parts, const Cell* cells);

}  // namespace lilt::runtime
