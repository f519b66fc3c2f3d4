// The table: each row's meaning, found by its mnemonic.
#include <algorithm>
#include <bit>

#include "emit/x86/row_texts.h"
#include "ir/support/bits.h"
#include "runtime/machine/operation_tables.h"

namespace lilt::machine {

using mir::OperandKind;

namespace {

std::string_view plain_mnemonic(const x86::RowText& row) {
  std::string_view name = row.att;
  if (name.starts_with("lock ")) name.remove_prefix(5);
  if (name.ends_with('*')) name.remove_suffix(1);
  if (row.id == "Vex" && name.starts_with('v')) name.remove_prefix(1);
  return name;
}

NamedOperation operation_named(std::string_view mnemonic) {
  for (auto operations :
       {general_operations(), packed_operations(), floating_operations(), mask_operations(),
        cipher_operations(), string_operations(), x87_operations()})
    for (const NamedOperation& o : operations)
      if (o.mnemonic == mnemonic) return o;
  return {mnemonic, nullptr};
}

}  // namespace

Semantics::Semantics() {
  const mir::InstrDesc* desc = &x86::target().instructions[mir::kFirstTargetOpcode];
  for (const x86::RowText& row : x86::kRowTexts) {
    const NamedOperation found = operation_named(plain_mnemonic(row));
    operations_.push_back(found.operation);
    batch_operations_.push_back(found.batch);
    const bool has_memory = ((desc++)->properties & (mir::instr::MayLoad | mir::instr::MayStore));
    chosen_lanes_.push_back(has_memory ? found.chosen : ChosenLanes());
  }
}

uint64_t Semantics::lanes_chosen_by(const Execution& execution) const {
  const ChosenLanes& lanes = chosen_lanes(execution.op);
  const unsigned count = execution.width / std::max(lanes.bytes, lanes.distance);
  return lanes.set(execution) & low_mask(count);
}

static bool is_mask(const mir::OperandSpec& spec) {
  return spec.kind == OperandKind::Register && spec.register_class == mir::RegClass::Bits;
}

Execution::Execution(x86::Op row, unsigned bytes, x86::Condition when)
    : desc(x86::target()[x86::opcode(row)]),
      op(row),
      is_vex(x86::kRowTexts[x86::row_of(x86::opcode(row))].id == "Vex") {
  width = bytes;
  condition = when;
  auto add_input = [&](const mir::OperandSpec& spec) {
    const bool immediate =
        spec.kind == OperandKind::Immediate || spec.kind == OperandKind::Immediate64;
    is_immediate[in_count] = immediate;
    is_xmm[in_count] =
        spec.kind == OperandKind::Register && spec.register_class != mir::RegClass::Gpr;
    const bool is_address = spec.kind == OperandKind::Memory &&
                            (desc.properties & (mir::instr::MayLoad | mir::instr::MayStore)) == 0;
    const bool is_word = immediate || is_address || is_mask(spec);
    in_width[in_count++] = static_cast<uint8_t>(is_word ? 8 : spec.width != 0 ? spec.width : width);
  };
  auto add_output = [&](const mir::OperandSpec& spec) {
    is_general[out_count] =
        spec.kind == OperandKind::Register && spec.register_class == mir::RegClass::Gpr;
    out_width[out_count++] = static_cast<uint8_t>(is_mask(spec)     ? 8
                                                  : spec.width != 0 ? spec.width
                                                                    : width);
  };
  for (const mir::OperandSpec& spec : desc.operands)
    if (spec.is_def) add_output(spec);
  for (const mir::OperandSpec& spec : desc.operands) {
    const bool is_memory = spec.kind == OperandKind::Memory;
    if (spec.is_def) continue;
    if (!is_memory || (desc.properties & mir::instr::MayLoad) != 0 ||
        (desc.properties & mir::instr::MayStore) == 0)
      add_input(spec);
    if (is_memory && (desc.properties & mir::instr::MayStore) != 0) add_output(spec);
  }
}

void Execution::give(uint64_t value, size_t i) {
  const unsigned count = out_width[i];
  std::memcpy(out[i].bytes.data(), &value, std::min(count, 8u));
  if (is_general[i] && count == 4) out[i].set_lane<uint32_t>(1, 0);
}

}  // namespace lilt::machine
