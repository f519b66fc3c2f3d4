// The instructions by their kinds. Each function begins after the opcode, and creates the
// instruction at the end of the block.
#pragma once

#include "frontend/llvm/body_context.h"

namespace lilt::frontend {

// --- parse_arithmetic.cpp: values from values
ssa::InstId parse_binary(BodyContext& body, ssa::Opcode opcode);
ssa::InstId parse_floating_negation(BodyContext& body);
ssa::InstId parse_cast(BodyContext& body, ssa::Opcode opcode);
ssa::InstId parse_comparison(BodyContext& body, ssa::Opcode opcode);
ssa::InstId parse_phi(BodyContext& body);
ssa::InstId parse_select(BodyContext& body);
ssa::InstId parse_packed(BodyContext& body);

// --- parse_aggregate.cpp: parts of structs, arrays and vectors
ssa::InstId parse_extract_value(BodyContext& body);
ssa::InstId parse_insert_value(BodyContext& body);
ssa::InstId parse_extract_element(BodyContext& body);
ssa::InstId parse_insert_element(BodyContext& body);
ssa::InstId parse_shuffle_vector(BodyContext& body);

// --- parse_memory.cpp: memory and addresses
ssa::InstId parse_alloca(BodyContext& body);
ssa::InstId parse_load(BodyContext& body);
ssa::InstId parse_store(BodyContext& body);
ssa::InstId parse_gep(BodyContext& body);
ssa::InstId parse_fence(BodyContext& body);
ssa::InstId parse_compare_exchange(BodyContext& body);
ssa::InstId parse_atomic_update(BodyContext& body);
ssa::InstId parse_va_arg(BodyContext& body);

// --- parse_branch.cpp: terminators but invoke, and landing pads
ssa::InstId parse_return(BodyContext& body);
ssa::InstId parse_branch(BodyContext& body);
ssa::InstId parse_switch(BodyContext& body);
ssa::InstId parse_indirect_branch(BodyContext& body);
ssa::InstId parse_landing_pad(BodyContext& body);
ssa::InstId parse_resume(BodyContext& body);

}  // namespace lilt::frontend
