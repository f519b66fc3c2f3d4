// Allocators that are programs: the lines that tell them of a function, and those by which they
// answer. docs/allocators.md describes both.
//
// Lines of words rather than JSON: the libraries of OCaml and Rust, and every shell, split a line
// at its spaces, and none of them reads JSON.
#pragma once

#include <string>
#include <string_view>

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

// Raised with each change to the lines that a program must know of.
inline constexpr unsigned kExchangeVersion = 1;
// The last line of a function, and of an answer.
inline constexpr std::string_view kExchangeEnd = "end\n";

// Appends the function's lines: registers, blocks, instructions, what instructions take, and the
// live ranges with their segments, uses and affinities. O(what it appends).
void append_function(std::string& lines, const Analyses& analyses);

// Makes the decisions of an answer, one a line, up to the line "end": registers of live ranges, and
// splits. What has no register in the end is in memory; its operands get temporaries, for which
// more may have to go there. Returns what is wrong with a line, after its number: not a decision,
// or one that cannot be made; empty if nothing is. n log n in segments and uses, times the
// registers.
std::string decide(Analyses& analyses, std::string_view answer);

}  // namespace lilt::regalloc
