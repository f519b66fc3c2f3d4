#include "runtime/interpreter/places.h"

#include <string_view>

namespace lilt::runtime {

namespace {

using namespace std::string_view_literals;

// By operation, in the order of OperationCode: the fields that are places.
constexpr std::string_view kPlaceFields[] = {
#define X(name, places) places##sv,
    LILT_FULL_OPERATIONS(X) LILT_QUICK_OTHERS(X)
#undef X
#define X(name, opcode, flags) "rab"sv, "ra"sv,
        LILT_QUICK_BINARY(X)
#undef X
#define X(p) "rab"sv, "ra"sv, "ab"sv, "a"sv, "rb"sv,
            LILT_QUICK_COMPARE(X)
#undef X
#define X(name, sign) "rab"sv, "rab"sv,
                LILT_QUICK_FLOATING(X)
#undef X
#define X(name, from, to) "ra"sv,
                    LILT_QUICK_FLOAT_CAST(X)
#undef X
#define X(name, bytes, is_pointer) \
  "ra"sv, "ra"sv, "rab"sv, "ra"sv, "rab"sv, "ra"sv, "ra"sv, "rab"sv, "ra"sv, "rab"sv,
                        LILT_QUICK_ACCESS(X)
#undef X
};

void scale(Place& place) { place *= static_cast<Place>(sizeof(Cell)); }

void scale(Operation& operation) {
  SecondIndex second = SecondIndex::of(operation);
  for (char field : kPlaceFields[static_cast<size_t>(operation.code)]) {
    scale(field == 'r'   ? operation.result
          : field == 'a' ? operation.a
          : field == 'b' ? operation.b
          : field == 'c' ? operation.c
                         : second.place);
    if (field == 'n') operation.number = second.number();
  }
}

}  // namespace

void scale_places(Code& code) {
  for (Operation& operation : code.operations) scale(operation);
  for (AddressStep& step : code.address_steps) scale(step.index);
  for (ArgumentPlace& argument : code.arguments) scale(argument.place);
  for (Place& cell : code.argument_cells) scale(cell);
  for (ArgumentPlace& parameter : code.parameters) scale(parameter.place);
  scale(code.variadic_slot);
}

}  // namespace lilt::runtime
