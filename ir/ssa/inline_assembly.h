// The meaning of inline assembly without instructions: its constraints alone.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace lilt::ssa {

// Whether the text has no effect that a program can see, except on the order of its memory
// accesses: blanks, comments, `nop` and `pause`.
bool is_assembly_without_effect(std::string_view text);

// A result of assembly that no input is tied to.
constexpr uint32_t kNoArgument = UINT32_MAX;

// The constraints' direct outputs in their order: for each the number of the argument that is in
// the same place, by a number (`=r,0`) or by the name of a register (`={rdi},{edi}`).
std::vector<uint32_t> arguments_of_results(std::string_view constraints);

}  // namespace lilt::ssa
