#include "driver/runtimes.h"

#include <algorithm>
#include <iterator>

namespace lilt::driver {

namespace {

// The first row that fits counts.
constexpr Runtime kRuntimes[] = {
    {"AddressSanitizer", "__asan_", "-fsanitize=address", "",
     "libclang_rt.asan-x86_64.so|libclang_rt.asan.so|libasan.so.8|libasan.so.6", false, true},
    {"HWAddressSanitizer", "__hwasan_", "-fsanitize=hwaddress", "clang", "", false, true},
    {"MemorySanitizer", "__msan_", "-fsanitize=memory", "clang", "", false, true},
    {"ThreadSanitizer", "__tsan_", "-fsanitize=thread", "", "", false, true},
    {"DataFlowSanitizer", "__dfsan_", "-fsanitize=dataflow", "clang", "", false, true},
    {"NumericalStabilitySanitizer", "__nsan_", "-fsanitize=numerical", "clang", "", false, true},
    {"TypeSanitizer", "__tysan_", "-fsanitize=type", "clang", "", false, true},
    {"RealtimeSanitizer", "__rtsan_", "-fsanitize=realtime", "clang", "", false, true},
    {"UndefinedBehaviorSanitizer", "__ubsan_",
     "-fsanitize=undefined|-fsanitize=alignment|-fsanitize=bool|-fsanitize=bounds|"
     "-fsanitize=array-bounds|-fsanitize=local-bounds|-fsanitize=builtin|-fsanitize=enum|"
     "-fsanitize=float-cast-overflow|-fsanitize=float-divide-by-zero|-fsanitize=function|"
     "-fsanitize=implicit-conversion|-fsanitize=integer|-fsanitize=integer-divide-by-zero|"
     "-fsanitize=nonnull-attribute|-fsanitize=null|-fsanitize=nullability|"
     "-fsanitize=object-size|-fsanitize=pointer-overflow|-fsanitize=return|"
     "-fsanitize=returns-nonnull-attribute|-fsanitize=shift|-fsanitize=shift-base|"
     "-fsanitize=shift-exponent|-fsanitize=signed-integer-overflow|-fsanitize=unreachable|"
     "-fsanitize=unsigned-integer-overflow|-fsanitize=vla-bound|-fsanitize=vptr",
     "", "libclang_rt.ubsan_standalone-x86_64.so|libclang_rt.ubsan_standalone.so|libubsan.so.1",
     false, false},
    {"SafeStack", "__safestack_", "-fsanitize=safe-stack", "clang", "", false, false},
    {"control flow integrity", "__cfi_", "-fsanitize=cfi", "clang", "", false, false},
    {"coverage for fuzzers", "__sanitizer_cov_", "-fsanitize=fuzzer|-fsanitize-coverage", "clang",
     "", false, false},
    {"memory profiles", "__memprof_", "-fmemory-profile", "clang", "", false, true},
    {"profiles", "__profc_|__profd_|__llvm_profile_|__llvm_prf_|__llvm_coverage_",
     "-fprofile-instr-generate|-fprofile-generate|-fcs-profile-generate|-fcoverage-mapping",
     "clang", "", true, false},
    {"coverage", "llvm_gcov_|llvm_gcda_", "--coverage|-coverage|-fprofile-arcs|-ftest-coverage",
     "clang", "", false, false},
    {"coverage", "__gcov_", "--coverage|-coverage|-fprofile-arcs|-ftest-coverage", "", "", false,
     false},
    {"gprof", "mcount|_mcount|__fentry__", "-pg", "", "", true, false},
    {"XRay", "__xray_", "-fxray-instrument", "clang", "", false, false},
    {"OpenMP", "__kmpc_|__tgt_", "-fopenmp", "clang", "libomp.so.5|libomp.so|libiomp5.so", false,
     false},
    {"OpenMP", "GOMP_|omp_", "-fopenmp", "", "libgomp.so.1", false, false},
    {"libc++", "_ZNSt3__1|_ZNKSt3__1|_ZSt3__1", "-lc++", "", "libc++.so.1", false, false},
    {"C++",
     "__cxa_|__gxx_personality_|__dynamic_cast|_ZSt|_ZNSt|_ZNKSt|_ZNSo|_ZNSi|_ZNSs|_ZNKSs|_Znw|_"
     "Zna|"
     "_Zdl|_Zda|_ZTVN10__cxxabiv|_ZTVSt|_ZTISt|_ZTI|_ZTVNSt|_ZGTtNSt|_ZN9__gnu_cxx",
     "-lstdc++", "", "libstdc++.so.6", false, false},
    {"atomic operations", "__atomic_", "-latomic", "", "libatomic.so.1", false, false},
    {"libgcc", "_Unwind_|__emutls_", "-lgcc_s", "", "libgcc_s.so.1", false, false},
};

// Calls a function with each part of a list; stops when it returns true.
template <class Test>
bool any_part(std::string_view list, Test test) {
  while (!list.empty()) {
    const std::string_view part = list.substr(0, list.find_first_of("|,"));
    if (test(part)) return true;
    list.remove_prefix(std::min(part.size() + 1, list.size()));
  }
  return false;
}

void add_once(std::vector<const Runtime*>& found, const Runtime* runtime) {
  if (runtime != nullptr && std::ranges::find(found, runtime) == found.end())
    found.push_back(runtime);
}

}  // namespace

const Runtime* runtime_of(std::string_view symbol) {
  if (!symbol.starts_with('_') && !symbol.starts_with("llvm_gc") && !symbol.starts_with("omp_") &&
      !symbol.starts_with("GOMP_") && symbol != "mcount")
    return nullptr;
  const auto row = std::ranges::find_if(kRuntimes, [&](const Runtime& runtime) {
    return any_part(runtime.prefixes,
                    [&](std::string_view prefix) { return symbol.starts_with(prefix); });
  });
  return row == std::end(kRuntimes) ? nullptr : row;
}

std::vector<const Runtime*> runtimes_of(const ssa::Module& module) {
  std::vector<const Runtime*> found;
  for (ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    const Runtime* runtime = runtime_of(symbol.name);
    // What the module defines itself needs no library, except counters, which one writes to a file.
    if (runtime != nullptr && (!symbol.is_definition || runtime->is_silent))
      add_once(found, runtime);
  }
  for (const auto& [function, requests] : module.requests) {
    add_once(found, runtime_of(requests.entry_call));
    if (requests.calls_fentry) add_once(found, runtime_of("__fentry__"));
  }
  return found;
}

bool requests(std::string_view option, const Runtime& runtime) {
  return any_part(runtime.option, [&](std::string_view wanted) {
    const size_t equals = wanted.find('=');
    if (equals == std::string_view::npos)
      return option == wanted || (option.starts_with(wanted) && option[wanted.size()] == '=');
    return option.starts_with(wanted.substr(0, equals + 1)) &&
           any_part(option.substr(equals + 1),
                    [&](std::string_view value) { return value == wanted.substr(equals + 1); });
  });
}

bool requests_runtime(std::string_view option) {
  return std::ranges::any_of(kRuntimes,
                             [&](const Runtime& runtime) { return requests(option, runtime); });
}

}  // namespace lilt::driver
