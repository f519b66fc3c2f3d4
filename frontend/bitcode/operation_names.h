// Names of operations that instructions and constant expressions share.
#pragma once

#include <cstdint>
#include <string>

#include "frontend/bitcode/bitcode_record.h"

namespace lilt::bitcode {

// `add nuw nsw`, `fmul fast`; fails for opcodes that do not exist.
std::string binary_operation(uint64_t opcode, bool is_floating, uint64_t flags, const Record& user);
// `zext nneg`
std::string cast_operation(uint64_t opcode, bool is_floating, uint64_t flags, const Record& user);
const char* predicate_name(uint64_t predicate, const Record& user);
bool is_floating_predicate(uint64_t predicate);
// `inbounds `, `nusw nuw `
std::string address_flags(uint64_t flags);
// `nnan ninf `, or empty.
std::string fast_math_flags(uint64_t flags);

}  // namespace lilt::bitcode
