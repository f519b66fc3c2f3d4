// Calls: what the text of one says, while it is parsed.
#pragma once

#include "frontend/llvm/body_context.h"

namespace lilt::frontend {

struct CallState {
  ssa::TypeId written;  // the type before the callee: a result, or a whole function type
  SourceOffset written_place = kNoOffset;
  bool explicit_type = false;  // the written type is a function type
  ssa::TypeId function_type;   // explicit or the callee's: the arguments must match it
  // The callee: a symbol (which may be unknown), a local or a constant expression.
  SourceOffset callee_place = kNoOffset;
  ssa::SymbolId symbol;
  std::string_view symbol_name;
  bool is_local = false;
  LocalName local;
  ssa::Value constant;
  ssa::TypeId callee_type;                          // source type of the callee, when it is known
  ssa::TypeId callee_function;                      // its function type, when it is known
  SourceOffset definition = kNoOffset;              // of the callee, for notes
  bool differs = false;                             // the call's type is not the callee's
  bool is_broken = false;                           // the callee has an error, which is reported
  AttributeParser::Parameter result;                // its attributes
  ParameterWords words = 0;                         // of the arguments so far
  ssa::TypeId returned;                             // of the argument that is `returned`
  ssa::FunctionAttributes function_attributes = 0;  // of the call itself
  uint32_t type_hash = 0;                           // with ChecksType
  ssa::CallFacts facts;
  ssa::CallingConvention convention = ssa::CallingConvention::C;
};
struct Call : CallState {
  std::vector<ssa::TypeId> argument_types;
  struct Attributes {
    uint32_t position;
    ssa::ParameterAttributes attributes;
  };
  std::vector<Attributes> attributes;  // of arguments and result, that change the code
  std::vector<ssa::Value> arguments;   // of a call of a local, while the callee is entered

  // Resets every field; keeps the memory.
  void start() {
    static_cast<CallState&>(*this) = CallState();
    argument_types.clear();
    attributes.clear();
  }
  bool is_intrinsic() const { return symbol_name.starts_with("llvm."); }
};

// After `call`: creates the instruction. none() for the intrinsics of debug information, which
// produce no code.
ssa::InstId parse_call(BodyContext& body, Call& call, uint16_t flags);
// `invoke T @f(…) to label %normal unwind label %pad`, after the opcode.
ssa::InstId parse_invoke(BodyContext& body, Call& call);
// `callbr T asm …(…) to label %next [label %a, label %b]`, at the opcode.
void parse_assembly_branch(BodyContext& body, Call& call);

// Reports constraints of inline assembly that do not ask for as many results and arguments as the
// call has.
void check_assembly(BodyContext& body, const Call& call, size_t count);

}  // namespace lilt::frontend
