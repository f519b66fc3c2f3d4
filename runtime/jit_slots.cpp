// Idea: stubs are made in groups, whose code never changes; a slot that is freed is used again.
// The request of a stub puts the slot's number into r11, which no calling convention passes
// anything in, and jumps to the trampoline that all requests share. That saves every register
// that a caller may have put an argument into, or that a callee may have to keep, before it calls
// into C++.
#include "runtime/jit_slots.h"

#include <atomic>
#include <cstring>

#include "emit/object/unwind.h"

extern "C" void __register_frame(void*);
extern "C" void __deregister_frame(void*);

namespace lilt::runtime {

namespace {

constexpr size_t kGroupSize = 256;    // slots
constexpr size_t kSlotStubSize = 32;  // with its request
constexpr size_t kRequestOffset = 16;
constexpr uint8_t kBreakpoint = 0xCC;
constexpr uint8_t kFramePointer = 6, kStackPointer = 7;  // DWARF numbers
constexpr int kVectorRegisters = 16;
constexpr uint8_t kSavedRegisters[] = {7, 6, 2, 1, 8, 9, 0, 10};  // rdi rsi rdx rcx r8 r9 rax r10
constexpr int32_t kSaveArea = kVectorRegisters * 16 + sizeof kSavedRegisters * 8;

class Code {
 public:
  void add(std::initializer_list<uint8_t> bytes) { bytes_.insert(bytes_.end(), bytes); }
  template <class Integer>
  void add_integer(Integer value) {
    const auto* first = reinterpret_cast<const uint8_t*>(&value);
    bytes_.insert(bytes_.end(), first, first + sizeof value);
  }
  void pad_to(size_t size) { bytes_.resize(size, kBreakpoint); }
  // An instruction with a register and the stack slot at an offset: mov or movaps.
  void access_stack(bool is_vector, bool stores, uint8_t number, int32_t offset) {
    const uint8_t extension = number >= 8 ? 4 : 0;
    if (is_vector) {
      if (extension != 0) add({0x44});
      add({0x0F, static_cast<uint8_t>(stores ? 0x29 : 0x28)});
    } else {
      add({static_cast<uint8_t>(0x48 | extension), static_cast<uint8_t>(stores ? 0x89 : 0x8B)});
    }
    add({static_cast<uint8_t>(0x84 | (number & 7) << 3), 0x24});
    add_integer(offset);
  }
  // Saves or restores all that the trampoline must keep.
  void access_registers(bool stores) {
    for (uint8_t i = 0; i < kVectorRegisters; ++i) access_stack(true, stores, i, i * 16);
    int32_t offset = kVectorRegisters * 16;
    for (uint8_t number : kSavedRegisters) {
      access_stack(false, stores, number, offset);
      offset += 8;
    }
  }
  void step(object::UnwindKind kind, uint8_t number, int32_t value) {
    steps_.push_back({size(), kind, number, value});
  }
  uint32_t size() const { return static_cast<uint32_t>(bytes_.size()); }
  const std::vector<uint8_t>& bytes() const { return bytes_; }
  const std::vector<object::UnwindStep>& steps() const { return steps_; }

 private:
  std::vector<uint8_t> bytes_;
  std::vector<object::UnwindStep> steps_;
};

Code make_trampoline(SlotTable::Resolve resolve, void* context) {
  using object::UnwindKind;
  Code code;
  code.add({0x55});  // push %rbp
  code.step(UnwindKind::DefineCfaOffset, 0, 16);
  code.step(UnwindKind::SavedAt, kFramePointer, -16);
  code.add({0x48, 0x89, 0xE5});  // mov %rsp, %rbp
  code.step(UnwindKind::DefineCfaRegister, kFramePointer, 0);
  code.add({0x48, 0x81, 0xEC});  // sub $kSaveArea, %rsp
  code.add_integer(kSaveArea);
  code.add({0x48, 0x83, 0xE4, 0xF0});  // and $-16, %rsp
  code.access_registers(true);
  code.add({0x48, 0xBF});  // mov $context, %rdi
  code.add_integer(context);
  code.add({0x44, 0x89, 0xDE});  // mov %r11d, %esi
  code.add({0x48, 0xB8});        // mov $resolve, %rax
  code.add_integer(resolve);
  code.add({0xFF, 0xD0});        // call *%rax
  code.add({0x49, 0x89, 0xC3});  // mov %rax, %r11
  code.access_registers(false);
  code.add({0xC9});  // leave
  code.step(UnwindKind::DefineCfaRegister, kStackPointer, 0);
  code.step(UnwindKind::DefineCfaOffset, 0, 8);
  code.add({0x41, 0xFF, 0xE3});  // jmp *%r11
  return code;
}

// The distance from the end of a 32-bit field that code of this engine has at an address.
int32_t distance(uint64_t field, uint64_t target) {
  return static_cast<int32_t>(static_cast<int64_t>(target - (field + 4)));
}

}  // namespace

SlotTable::SlotTable(CodeMemory& memory, Resolve resolve, void* context, bool unwinds)
    : memory_(memory), resolve_(resolve), context_(context), unwinds_(unwinds) {}

SlotTable::~SlotTable() {
  for (void* frames : frames_) __deregister_frame(frames);
}

// Code of this table with its unwind table.
std::optional<MemoryBlock> SlotTable::add_code(std::span<const uint8_t> bytes,
                                               std::span<const object::UnwindStep> steps,
                                               std::string& error) {
  auto code = memory_.allocate(MemoryKind::Executable, bytes.size(), 16, error);
  if (!code) return std::nullopt;
  std::memcpy(code->writable, bytes.data(), bytes.size());
  if (!unwinds_) return code;
  std::vector<uint8_t> table;
  object::append_cie(table);
  const uint64_t field =
      object::append_fde(table, 0, false, static_cast<uint32_t>(bytes.size()), steps).function;
  table.insert(table.end(), 4, 0);
  auto unwind = memory_.allocate(MemoryKind::ReadOnly, table.size(), 8, error);
  if (!unwind) return std::nullopt;
  const int32_t to_code =
      distance(as_address(unwind->address) + field, as_address(code->address)) + 4;
  std::memcpy(table.data() + field, &to_code, sizeof to_code);
  std::memcpy(unwind->writable, table.data(), table.size());
  __register_frame(unwind->address);
  frames_.push_back(unwind->address);
  return code;
}

bool SlotTable::add_trampoline(std::string& error) {
  const Code code = make_trampoline(resolve_, context_);
  const auto block = add_code(code.bytes(), code.steps(), error);
  if (block) trampoline_ = as_address(block->address);
  return block.has_value();
}

bool SlotTable::add_group(std::string& error) {
  if (trampoline_ == 0 && !add_trampoline(error)) return false;
  const auto data = memory_.allocate(MemoryKind::Writable, kGroupSize * 8, 8, error);
  if (!data) return false;
  const std::vector<uint8_t> empty(kGroupSize * kSlotStubSize, kBreakpoint);
  const auto block = add_code(empty, {}, error);
  if (!block) return false;
  const auto first = static_cast<SlotId>(groups_.size() * kGroupSize);
  Code code;
  for (size_t i = 0; i < kGroupSize; ++i) {
    code.pad_to(i * kSlotStubSize);
    const uint64_t here = as_address(block->address) + code.size();
    code.add({0xFF, 0x25});  // jmp *slot(%rip)
    code.add_integer(distance(here + 2, as_address(data->address) + i * 8));
    code.pad_to(i * kSlotStubSize + kRequestOffset);
    code.add({0x41, 0xBB});  // mov $slot, %r11d
    code.add_integer(static_cast<SlotId>(first + i));
    code.add({0xE9});  // jmp trampoline
    code.add_integer(distance(here + kRequestOffset + 7, trampoline_));
  }
  std::memcpy(block->writable, code.bytes().data(), code.bytes().size());
  groups_.push_back({*block, reinterpret_cast<uint64_t*>(data->address)});
  for (size_t i = kGroupSize; i-- != 0;) free_.push_back(static_cast<SlotId>(first + i));
  return true;
}

std::optional<SlotId> SlotTable::allocate(std::string& error) {
  if (free_.empty() && !add_group(error)) return std::nullopt;
  const SlotId slot = free_.back();
  free_.pop_back();
  set(slot, request(slot));
  return slot;
}

uint64_t SlotTable::stub(SlotId slot) const {
  return as_address(groups_[slot / kGroupSize].code.address) + slot % kGroupSize * kSlotStubSize;
}

uint64_t SlotTable::request(SlotId slot) const { return stub(slot) + kRequestOffset; }

uint64_t SlotTable::target(SlotId slot) const {
  return std::atomic_ref(groups_[slot / kGroupSize].slots[slot % kGroupSize])
      .load(std::memory_order_acquire);
}

void SlotTable::set(SlotId slot, uint64_t target) {
  std::atomic_ref(groups_[slot / kGroupSize].slots[slot % kGroupSize])
      .store(target, std::memory_order_release);
}

}  // namespace lilt::runtime
