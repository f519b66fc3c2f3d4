// The floating-point environment: the host's own, which programs change while they run.
#include <emmintrin.h>

#include <algorithm>
#include <cfenv>

#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

// The rounding modes of <fenv.h>, by FLT_ROUNDS' numbers.
constexpr int kRoundingModes[] = {FE_TOWARDZERO, FE_TONEAREST, FE_UPWARD, FE_DOWNWARD};

int exceptions(const Call& call) { return static_cast<int>(call.integer(0)) & FE_ALL_EXCEPT; }

Cell do_get_round(const Call&) { return number_cell(std::fegetround()); }
Cell do_set_round(const Call& call) {
  return number_cell(std::fesetround(static_cast<int>(call.integer(0))));
}
Cell do_test_exceptions(const Call& call) {
  return number_cell(std::fetestexcept(exceptions(call)));
}
Cell do_clear_exceptions(const Call& call) {
  return number_cell(std::feclearexcept(exceptions(call)));
}
Cell do_raise_exceptions(const Call& call) {
  return number_cell(std::feraiseexcept(exceptions(call)));
}

Cell do_get_rounding(const Call&) {
  auto found = std::ranges::find(kRoundingModes, std::fegetround());
  return number_cell(static_cast<int>(found - std::begin(kRoundingModes)));
}
Cell do_set_rounding(const Call& call) {
  return number_cell(std::fesetround(kRoundingModes[call.size(0) % std::size(kRoundingModes)]));
}

Cell do_load_control(const Call& call) {
  Cell control = call.memory().load_integer(call.pointer(0), 4);
  if (!control.is_defined()) call.memory().fault_undefined(control, "the control register");
  _mm_setcsr(static_cast<uint32_t>(control.bits));
  return {};
}
Cell do_store_control(const Call& call) {
  call.memory().store_integer(call.pointer(0), integer_cell(_mm_getcsr()), 4);
  return {};
}

// Sorted by name.
constexpr External kEnvironment[] = {
    {"feclearexcept", "i:i", do_clear_exceptions},
    {"fegetround", ":i", do_get_round},
    {"feraiseexcept", "i:i", do_raise_exceptions},
    {"fesetround", "i:i", do_set_round},
    {"fetestexcept", "i:i", do_test_exceptions},
    {"llvm.flt.rounds", ":i", do_get_rounding},
    {"llvm.get.rounding", ":i", do_get_rounding},
    {"llvm.set.rounding", "i:v", do_set_rounding},
    {"llvm.x86.sse.ldmxcsr", "p:v", do_load_control},
    {"llvm.x86.sse.stmxcsr", "p:v", do_store_control},
};
static_assert(std::ranges::is_sorted(kEnvironment, {}, &External::name));

}  // namespace

std::span<const External> environment_externals() { return kEnvironment; }

}  // namespace lilt::runtime
