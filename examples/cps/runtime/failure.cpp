#include "failure.h"

#include <cstdio>

namespace cps {
namespace {

const char* kind_name(Kind kind) {
  static constexpr const char* kNames[] = {"()", "an integer", "a boolean", "a tuple",
                                           "a function"};
  return kNames[static_cast<int>(kind)];
}

// The operators on integers, in the order of cps::Operator.
const char* operator_name(int64_t number) {
  static constexpr const char* kNames[] = {"+",  "-", "*",  "/", "%", "<",
                                           "<=", ">", ">=", "=", "<>"};
  return kNames[number];
}

}  // namespace

void describe(const FailureSite& site, char* text, size_t size) {
  const int used = snprintf(text, size, "%d:%d: error: ", site.line, site.column);
  if (used < 0 || static_cast<size_t>(used) >= size) return;
  text += used;
  size -= static_cast<size_t>(used);
  const long long detail = site.detail;
  const unsigned long long count = site.count;
  switch (site.failure) {
    case Failure::NotAnInteger:
      snprintf(text, size, "'%s' needs integers, but gets %s", operator_name(detail),
               kind_name(site.found));
      return;
    case Failure::DivisionByZero:
      snprintf(text, size, "division by zero");
      return;
    case Failure::NotABoolean:
      snprintf(text, size, "'if' needs a boolean, but gets %s", kind_name(site.found));
      return;
    case Failure::NotATuple:
      snprintf(text, size, "'.%lld' needs a tuple, but gets %s", detail, kind_name(site.found));
      return;
    case Failure::NoSuchElement:
      snprintf(text, size, "there is no element %lld in a tuple of %llu", detail, count);
      return;
    case Failure::NotAFunction:
      snprintf(text, size, "a call needs a function, but gets %s", kind_name(site.found));
      return;
    case Failure::WrongArguments:
      snprintf(text, size, "wrong number of arguments: the function takes %llu, but gets %lld",
               count, detail);
      return;
  }
}

}  // namespace cps
