// The runtime library for LLVMlite programs as functions of this process, for a JIT. Target:
// lilt_runtime_symbols.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace lilt::runtime {

// The address of a function of the runtime library (except `main`: see run_oat_program), or null if
// none has that name. O(log n).
void* find_runtime_symbol(std::string_view name);

// The number of parameters of the runtime library's function; none if none has that name.
std::optional<uint32_t> runtime_parameter_count(std::string_view name);

// Whether a program need not declare the function, because the runtime library or the C library
// defines it.
bool is_library_function(std::string_view name);
// All such names.
std::vector<std::string_view> library_function_names();

// Does what the library's `main` does: calls `program` with the arguments as an Oat array, returns
// its result.
int64_t run_oat_program(int64_t (*program)(int64_t, int64_t*), int argument_count,
                        char** arguments);

}  // namespace lilt::runtime
