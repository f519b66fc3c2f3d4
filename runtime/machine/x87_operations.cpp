// Numbers of 80 bits on the stack of x87, rounded as its control word says, with all their bits of
// precision. Loads and comparisons raise no exceptions.
#include <cmath>

#include "runtime/machine/operation_tables.h"
#include "runtime/machine/x87.h"
#include "runtime/machine/x87_rounding.h"

namespace lilt::machine {

namespace {

// The result, rounded as the control word says; the status gets its exceptions. Volatile: computed
// in between.
template <class R, class Function>
R rounded_as_set(const Execution& e, long double first, long double second, Function function) {
  volatile long double a = first, b = second;
  X87Rounding rounding(e.x87->control() | 0x3F);  // no traps
  volatile R result = function(a, b);
  e.x87->set_status(static_cast<uint16_t>(e.x87->status() | rounding.end()));
  return result;
}

template <class T>
void push_number(Execution& e) {
  e.x87->push(e.in[0].lane<T>(0));
}
void push_extended(Execution& e) { e.x87->push_bytes(e.in[0].bytes.data()); }
template <int Number>
void push_constant(Execution& e) {
  e.x87->push(Number);
}
template <class T>
void store_and_pop(Execution& e) {
  e.out[0].set_lane<T>(0, rounded_as_set<T>(e, e.x87->st(0), 0, [](long double a, long double) {
                         return static_cast<T>(a);
                       }));
  e.x87->pop();
}
void store_extended_and_pop(Execution& e) {
  e.x87->copy_top(e.out[0].bytes.data());
  e.x87->pop();
}
// What does not fit is the least number.
void store_integer_and_pop(Execution& e) {
  X87Rounding rounding(e.x87->control() | 0x3F);
  const volatile long double rounded = rounding.whole(e.x87->st(0));
  e.x87->set_status(static_cast<uint16_t>(e.x87->status() | rounding.end()));
  const long double whole = rounded;
  constexpr long double kLimit = 9223372036854775808.0L;
  e.out[0].set_lane<int64_t>(
      0, whole >= -kLimit && whole < kLimit ? static_cast<int64_t>(whole) : INT64_MIN);
  e.x87->pop();
}
constexpr auto kSum = [](long double a, long double b) { return a + b; };
void add_memory(Execution& e) {
  e.x87->set(0, rounded_as_set<long double>(e, e.x87->st(0), e.in[0].lane<float>(0), kSum));
}
void load_control(Execution& e) { e.x87->set_control(e.in[0].lane<uint16_t>(0)); }
void store_control(Execution& e) { e.out[0].set_lane<uint16_t>(0, e.x87->control()); }
void store_status(Execution& e) { e.give(e.x87->status()); }
void change_sign(Execution& e) { e.x87->set(0, -e.x87->st(0)); }
void make_absolute(Execution& e) { e.x87->set(0, std::fabs(e.x87->st(0))); }
void take_root(Execution& e) {
  e.x87->set(0, rounded_as_set<long double>(
                    e, e.x87->st(0), 0, [](long double a, long double) { return std::sqrt(a); }));
}

template <class Function>
void combine_and_pop(Execution& e, Function function) {
  e.x87->set(1, rounded_as_set<long double>(e, e.x87->st(1), e.x87->st(0), function));
  e.x87->pop();
}
void add_and_pop(Execution& e) { combine_and_pop(e, kSum); }
void subtract_and_pop(Execution& e) {
  combine_and_pop(e, [](long double a, long double b) { return a - b; });
}
void multiply_and_pop(Execution& e) {
  combine_and_pop(e, [](long double a, long double b) { return a * b; });
}
void divide_and_pop(Execution& e) {
  combine_and_pop(e, [](long double a, long double b) { return a / b; });
}

// C3, C2 and C0 of the status, as Z, P and C of other comparisons.
void compare_and_pop_both(Execution& e) {
  const long double a = e.x87->st(0), b = e.x87->st(1);
  const unsigned result = std::isnan(a) || std::isnan(b) ? 0x4500
                          : a < b                        ? 0x100
                          : a == b                       ? 0x4000
                                                         : 0;
  e.x87->set_status(static_cast<uint16_t>((e.x87->status() & ~0x4700) | result));
  e.x87->pop();
  e.x87->pop();
}

constexpr NamedOperation kX87Operations[] = {
    {"flds", push_number<float>},
    {"fldl", push_number<double>},
    {"fldt", push_extended},
    {"filds", push_number<int16_t>},
    {"fildl", push_number<int32_t>},
    {"fildll", push_number<int64_t>},
    {"fldz", push_constant<0>},
    {"fld1", push_constant<1>},
    {"fstps", store_and_pop<float>},
    {"fstpl", store_and_pop<double>},
    {"fstpt", store_extended_and_pop},
    {"fistpll", store_integer_and_pop},
    {"fadds", add_memory},
    {"fldcw", load_control},
    {"fnstcw", store_control},
    {"fnstsw", store_status},
    {"fchs", change_sign},
    {"fabs", make_absolute},
    {"fsqrt", take_root},
    {"faddp", add_and_pop},
    {"fsubrp", subtract_and_pop},
    {"fmulp", multiply_and_pop},
    {"fdivrp", divide_and_pop},
    {"fucompp", compare_and_pop_both},
};

}  // namespace

std::span<const NamedOperation> x87_operations() { return kX87Operations; }

}  // namespace lilt::machine
