// Preloaded into programs that use liblilt: whatever they compile is compiled from its text as
// well, at -O0 and -O2, and the objects must be the same. The number of modules that were compared
// is added to the file $LILT_BOTH_WAYS.
#include <dlfcn.h>
#include <lilt/lilt.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

template <class Function>
Function next(Function, const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// The object; null after errors.
lilt_output* object_of(lilt_module* module, int level) {
  lilt_options* options = lilt_options_create();
  lilt_error_delete(lilt_options_set_level(options, level));
  lilt_output* output = nullptr;
  lilt_error_delete(next(lilt_compile, "lilt_compile")(module, options, LILT_OBJECT, &output));
  lilt_options_delete(options);
  return output;
}

void compare(lilt_module* module, int level) {
  lilt_output* built = object_of(module, level);
  lilt_context* context = lilt_context_create();
  lilt_module* parsed = nullptr;
  const char* text = lilt_module_print(module);
  lilt_error_delete(lilt_module_parse(context, "text", text, std::strlen(text), &parsed));
  lilt_output* read = parsed == nullptr ? nullptr : object_of(parsed, level);
  const bool is_same = built == nullptr || read == nullptr
                           ? built == read
                           : lilt_output_size(built) == lilt_output_size(read) &&
                                 std::memcmp(lilt_output_bytes(built), lilt_output_bytes(read),
                                             lilt_output_size(built)) == 0;
  if (!is_same) {
    std::fprintf(stderr, "at -O%d the module does not give the code of its text:\n%s", level, text);
    std::abort();
  }
  if (built != nullptr) lilt_output_delete(built);
  if (read != nullptr) lilt_output_delete(read);
  lilt_module_delete(parsed);
  lilt_context_delete(context);
}

void compare(lilt_module* module) {
  if (lilt_module_mistake(module) != nullptr) return;
  compare(module, 0);
  compare(module, 2);
  std::FILE* counts = std::fopen(std::getenv("LILT_BOTH_WAYS"), "a");
  if (counts == nullptr) std::abort();
  std::fputc('x', counts);
  std::fclose(counts);
}

}  // namespace

extern "C" {

lilt_error* lilt_jit_add(lilt_jit* jit, lilt_module* module, const lilt_options* options,
                         unsigned flags, lilt_unit* unit) {
  compare(module);
  return next(lilt_jit_add, "lilt_jit_add")(jit, module, options, flags, unit);
}

lilt_error* lilt_compile(lilt_module* module, const lilt_options* options, lilt_output_kind kind,
                         lilt_output** output) {
  compare(module);
  return next(lilt_compile, "lilt_compile")(module, options, kind, output);
}

lilt_error* lilt_compile_to_file(lilt_module* module, const lilt_options* options,
                                 lilt_output_kind kind, const char* path) {
  compare(module);
  return next(lilt_compile_to_file, "lilt_compile_to_file")(module, options, kind, path);
}

lilt_error* lilt_compile_to_executable(lilt_module* module, const lilt_options* options,
                                       const char* const* arguments, size_t count,
                                       const char* path) {
  compare(module);
  return next(lilt_compile_to_executable, "lilt_compile_to_executable")(module, options, arguments,
                                                                        count, path);
}

}  // extern "C"
