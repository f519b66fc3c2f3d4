// The runtime library for LLVMlite programs as functions of this process, for a JIT. Target:
// lilt_runtime_symbols.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lilt::runtime {

// The address of a function of the runtime library (`main` is not among them: see run_oat_program),
// or null when it has none of that name. O(log n).
void* find_runtime_symbol(std::string_view name);

// How many parameters the function of the runtime library takes; none when it has none of that
// name.
std::optional<uint32_t> runtime_parameter_count(std::string_view name);

// Whether a program need not declare the function: the runtime library or the C library has it.
// O(log n).
bool is_library_function(std::string_view name);
// All names for which that holds.
std::vector<std::string_view> library_function_names();

// What the library's `main` does: calls `program` with the arguments as an Oat array, gives its
// result.
int64_t run_oat_program(int64_t (*program)(int64_t, int64_t*), int argument_count,
                        char** arguments);

}  // namespace lilt::runtime
