// The record of a compile as a document: what `lilt explain` writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/report/function_record.h"
#include "ir/support/source.h"

namespace lilt::report {

// Everything that a page needs. The source must outlive it.
struct Explanation {
  std::string producer;              // "lilt 0.1.0"
  std::vector<std::string> options;  // of the compile, as on the command line
  const SourceText* source = nullptr;
  std::vector<FunctionRecord> functions;
};

// The document lilt-explain/2, which emit/report/lilt-explain.schema.json describes. Of a source of
// more than a megabyte only the lines of the functions are in it. O(records).
std::string to_json(const Explanation& explanation);

// The document in a page of HTML that shows it, which makes no requests. O(records).
std::string to_page(const Explanation& explanation);

// In words, for each function and allocation: the intervals as a chart in characters beside the
// code, webs, the decisions with the registers' holders after each, moves and counts.
// O(instructions × values) in a large block, and O(visits × live ranges).
std::string to_text(const Explanation& explanation);

// The story of one value (its name, with or without '%'): its web, segments and uses, each visit
// with the options that were weighed, or with what holds each register, its moves. Of a value that
// a pass replaced, or a variable in memory that it made values, what these became. Empty if no
// function has it.
std::string story_of(const Explanation& explanation, std::string_view value);

// For each function and allocation, the values that are live before the machine instruction of
// this number, each with its place, the end of its segment, and its next use on the path of the
// fewest blocks. Empty if no function has the instruction. O(live ranges + live values × blocks).
std::string live_values(const Explanation& explanation, uint32_t position);

// The places of one value (its name, with '%'): "rax 4 to 9; memory 9 to 20", by numbers of machine
// instructions. Empty if the allocation has no value of that name. O(live ranges).
std::string places_of(const NamedAllocation& allocation, std::string_view value);

// Whether some value has a name in the input, and not only a number.
bool has_names_of_source(const Explanation& explanation);

// The names of all values.
std::vector<std::string_view> value_names(const Explanation& explanation);

// A table of the allocations of each function, and of all functions in total: moves, stores, loads,
// their executions, splits, bytes; and where an allocation differs from the first one.
std::string comparison_of(const Explanation& explanation);

// The functions for C1Visualizer: graphs of all changed stages, and for each allocation the machine
// IR that it got with its intervals. O(records).
std::string to_c1(const Explanation& explanation);

// The run of the function in words: its SSA IR and its machine code, with values beside the
// instructions as they are at that place. Returns what is wrong with the place, if it is not in the
// run; then the text is as it was. O(stages).
std::string append_run(std::string& text, const FunctionRecord& function, const RunPlace& place,
                       bool is_hexadecimal);

// The control-flow graph of a stage (an index) as SVG: each of its blocks and edges, in the places
// that they have in all stages. O(records).
std::string graph_picture_of(const FunctionRecord& function, size_t stage);

// The same for Graphviz, with the instructions of the blocks and without places.
std::string dot_of(const FunctionRecord& function, size_t stage);

// The live intervals of an allocation beside the code, as SVG. O(allocation).
std::string interval_picture_of(std::string_view function, const NamedAllocation& allocation);

}  // namespace lilt::report
