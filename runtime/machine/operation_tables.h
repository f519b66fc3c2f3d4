// The meanings of instructions by mnemonic, for the table in semantics.cpp.
#pragma once

#include <span>
#include <string_view>
#include <utility>

#include "runtime/machine/semantics.h"

namespace lilt::machine {

// A mnemonic as AT&T's assembler has it, without 'v', the suffix of a width, and "lock".
struct NamedOperation {
  std::string_view mnemonic;
  Operation operation;
  BatchOperation batch = nullptr;
  ChosenLanes chosen = {};  // of its rows that access memory
};

// Flattened and on copies, so that an execution stays in registers, and what is the same for all
// out of the loop.
template <class Function, bool kHasFlags, size_t... I, size_t... O>
[[gnu::flatten]] uint32_t execute_on_words(const Batch batch, const WordExecution row,
                                           std::index_sequence<I...>, std::index_sequence<O...>) {
  uint32_t failed = 0;
#pragma GCC ivdep
  for (size_t n = 0; n < Batch::kCount; ++n) {
    WordExecution e = row;
    ((e.in[I] = batch.in[I][n]), ...);
    ((e.out[O] = batch.before[O][n]), ...);
    e.flags = batch.flags_before[n];
    Function()(e);
    ((batch.after[O][n] = e.out[O]), ...);
    if constexpr (kHasFlags) batch.flags_after[n] = e.flags;
    failed |= uint32_t{e.is_undefined || e.divides_wrongly} << n;
  }
  return failed;
}

// A function on both kinds of executions.
template <class Function>
constexpr NamedOperation on_words(std::string_view mnemonic, Function) {
  return {mnemonic, [](Execution& e) { Function()(e); },
          [](Batch& batch) {
            const WordExecution row(batch.row);
            constexpr auto kIn = std::make_index_sequence<Execution::kMaxInputs>();
            constexpr auto kOut = std::make_index_sequence<Execution::kMaxOutputs>();
            batch.failed = batch.flags_after != nullptr
                               ? execute_on_words<Function, true>(batch, row, kIn, kOut)
                               : execute_on_words<Function, false>(batch, row, kIn, kOut);
          }};
}

std::span<const NamedOperation> general_operations();
std::span<const NamedOperation> packed_operations();
std::span<const NamedOperation> floating_operations();
std::span<const NamedOperation> mask_operations();
std::span<const NamedOperation> cipher_operations();
std::span<const NamedOperation> string_operations();
std::span<const NamedOperation> x87_operations();

}  // namespace lilt::machine
