// Names of the SSA IR that the steps of legalization use.
#pragma once

#include "ir/ssa/function.h"
#include "ir/ssa/intrinsic_name.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::IntPredicate;
using ssa::IntrinsicName;
using ssa::Opcode;
using ssa::PackedOpcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

}  // namespace lilt::backend
