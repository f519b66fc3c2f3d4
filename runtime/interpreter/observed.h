// What a trace says of a function's code, and the operations at which it is told.
//
// Code that is watched has an Observe operation at each moment of an instruction. For a trace, the
// body keeps the instructions' texts and the places of their values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/ssa/function.h"

namespace lilt::runtime {

// Why code is watched: to count its steps, or also to trace them.
enum class Watch : uint8_t { None, Steps, Trace };

// When an Observe operation runs: at the start of a call, before an instruction, or after one that
// does not end its block.
enum class Moment : uint8_t { Entry, Before, After };

struct ObservedValue {
  std::string name;  // "%x"
  ssa::TypeId type;
  int32_t slot = -1;        // of the frame, in cells; -1: it has none
  bool is_address = false;  // of the instruction's own access to memory
};

struct ObservedInstruction {
  ssa::Opcode opcode = ssa::Opcode::Unreachable;
  std::string text;  // as the printer prints it
  uint32_t block = 0;
  bool is_first = false, is_last = false;  // in its block
  ObservedValue result;                    // type void if none
  std::vector<ObservedValue> operands;     // those that are values of the function
};

struct ObservedBody {
  std::string name;  // "@f"
  std::vector<ObservedValue> parameters;
  std::vector<std::string> parameter_types;
  std::vector<std::string> blocks;                // "%loop", in the order of the layout
  std::vector<ObservedInstruction> instructions;  // likewise, the steps
};

// Whether it is a step of the program: all instructions but notes (is_note).
bool is_step(const ssa::Function& function, ssa::InstId id);

// Fills the body; `slots`: by value. O(function).
void describe(const ssa::Function& function, const std::vector<int32_t>& slots, ObservedBody& body);

// An instruction's text without the line breaks of a switch, whose cases have lines of their own.
std::string in_one_line(std::string_view text);

}  // namespace lilt::runtime
