// The meanings of rows against the processor: each row, at each width, with registers chosen at
// random, is encoded by lilt's encoder and runs natively on random operands and on those at the
// borders of numbers; registers, flags and memory are as runtime/machine says. Rows that the
// processor lacks are skipped. LILT_SILICON_SETS: sets of operands for each row and width (the
// default is for every day).
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <csetjmp>
#include <csignal>
#include <cstdlib>
#include <map>
#include <optional>
#include <random>
#include <set>

#include <asmjit/x86.h>

#include "emit/x86/build.h"
#include "emit/x86/encoder.h"
#include "ir/mir/machine_printer.h"
#include "ir/support/processor_features.h"
#include "runtime/machine/semantics.h"
#include "runtime/machine/x87.h"

namespace lilt::machine {
namespace {

namespace aj = asmjit::x86;
using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;
using mir::Register;
using x86::Op;

constexpr Register kState = x86::r15, kBase = x86::r14;  // the registers of this test
constexpr size_t kMemory = 256;

struct State {
  std::array<uint64_t, 16> general;
  uint64_t flags;
  std::array<Bytes, 32> xmm;
  std::array<uint64_t, 8> masks;
  X87 x87;
  alignas(64) std::array<uint8_t, kMemory> memory;
};

// --- native execution

bool has_wide_vectors() { return __builtin_cpu_supports("avx512bw"); }

thread_local sigjmp_buf fault_return;
void on_fault(int signal) { siglongjmp(fault_return, signal); }

// Code between loads of all registers and stores of all registers.
class NativeCode {
 public:
  explicit NativeCode(const std::vector<uint8_t>& instruction) {
    asmjit::CodeHolder code;
    code.init(runtime_.environment());
    aj::Assembler a(&code);
    const aj::Gp saved[] = {aj::rbx, aj::rbp, aj::r12, aj::r13, aj::r14, aj::r15};
    for (const aj::Gp& r : saved) a.push(r);
    a.mov(aj::r15, aj::rdi);
    move_vectors(a, true);
    a.frstor(aj::Mem(aj::r15, offsetof(State, x87), 0));
    a.push(aj::qword_ptr(aj::r15, offsetof(State, flags)));
    a.popfq();
    for (unsigned i = 0; i < 15; ++i)
      if (i != 4) a.mov(aj::gpq(i), general_at(i));
    a.embed(instruction.data(), instruction.size());
    for (unsigned i = 0; i < 15; ++i)
      if (i != 4) a.mov(general_at(i), aj::gpq(i));
    a.pushfq();
    a.pop(aj::qword_ptr(aj::r15, offsetof(State, flags)));
    move_vectors(a, false);
    a.fnsave(aj::Mem(aj::r15, offsetof(State, x87), 0));
    a.vzeroupper();
    for (size_t i = std::size(saved); i-- > 0;) a.pop(saved[i]);
    a.ret();
    runtime_.add(&run_, &code);
  }
  ~NativeCode() { runtime_.release(run_); }

  // The signal that ended it, or 0.
  int run(State& state) const {
    struct sigaction action = {}, before[2];
    action.sa_handler = on_fault;
    action.sa_flags = SA_NODEFER;
    sigaction(SIGILL, &action, &before[0]);
    sigaction(SIGFPE, &action, &before[1]);
    const int signal = sigsetjmp(fault_return, 1);
    if (signal == 0) run_(&state);
    sigaction(SIGILL, &before[0], nullptr);
    sigaction(SIGFPE, &before[1], nullptr);
    return signal;
  }

 private:
  static aj::Mem general_at(unsigned i) { return aj::qword_ptr(aj::r15, static_cast<int>(8 * i)); }
  // All of AVX-512's, if the processor has it.
  static void move_vectors(aj::Assembler& a, bool is_load) {
    const bool has_avx512 = has_wide_vectors();
    const auto move = [&](asmjit::InstId id, const aj::Reg& r, size_t offset, unsigned size) {
      const aj::Mem at(aj::r15, static_cast<int32_t>(offset), size);
      if (is_load)
        a.emit(id, r, at);
      else
        a.emit(id, at, r);
    };
    for (unsigned i = 0; i < (has_avx512 ? 32 : 16); ++i) {
      const size_t offset = offsetof(State, xmm) + sizeof(Bytes) * i;
      if (has_avx512)
        move(aj::Inst::kIdVmovups, aj::zmm(i), offset, 64);
      else
        move(aj::Inst::kIdVmovups, aj::ymm(i), offset, 32);
    }
    for (unsigned i = 0; i < (has_avx512 ? 8 : 0); ++i)
      move(aj::Inst::kIdKmovq, aj::k(i), offsetof(State, masks) + 8 * i, 8);
  }
  asmjit::JitRuntime runtime_;
  void (*run_)(State*) = nullptr;
};

// --- instances of rows

class Instance {
 public:
  Instance(const Semantics& semantics, Op op, unsigned width, std::mt19937_64& random)
      : semantics_(semantics), op_(op), width_(width), random_(random) {
    function_.reset(x86::target(), "f");
    function_.blocks.resize(1);
    function_.layout.push_back(BlockId(0));
    function_.is_allocated = true;
    function_.frame.laid_out = true;
    const InstrDesc& desc = x86::target()[x86::opcode(op)];
    for (const OperandSpec& spec : desc.operands) add(spec);
    MachineInstr made;
    made.opcode = x86::opcode(op);
    made.width = static_cast<uint8_t>(width);
    condition_ = static_cast<x86::Condition>(random() % 16);
    if ((desc.properties & mir::instr::HasCondition) != 0)
      made.condition = static_cast<uint8_t>(condition_);
    made.cell_count = static_cast<uint16_t>(function_.cells.size());
    function_.instructions.push_back(made);
    function_.blocks[BlockId(0)].end = 1;
  }

  std::vector<uint8_t> encode() {
    object::CodeImage image;
    EXPECT_EQ(x86::Encoder().encode(function_, image).message, "") << text();
    return {image.bytes.begin(), image.bytes.end()};
  }
  std::string text() const { return mir::to_string(function_, function_.instructions[0]); }

  // What the row means, from a state to the next; nullopt where it faults or is undefined.
  std::optional<State> execute(const State& before, Execution& e) const {
    const InstrDesc& desc = e.desc;
    size_t in = 0, out = 0, cell = 0;
    const uint32_t properties = desc.properties;
    std::array<uint32_t, Execution::kMaxOutputs> to{};  // registers; 0: memory
    for (const OperandSpec& spec : desc.operands) {
      const Cell& c = function_.cells[cell];
      const size_t place = cell;
      cell += cells_of(spec.kind);
      if (spec.is_def) {
        to[out] = c.payload;
        e.out[out++] = contents(before, c.reg());
      } else if (spec.kind == OperandKind::Register) {
        e.in[in++] = contents(before, c.reg());
      } else if (spec.kind == OperandKind::Memory) {
        Bytes bytes;
        std::memcpy(bytes.bytes.data(), &before.memory[kMemory / 2], Bytes::kSize);
        if (mir::has_vector_index(spec))
          bytes = gathered(before, Address::from_cells(&function_.cells[place]));
        const bool accesses = (properties & (mir::instr::MayLoad | mir::instr::MayStore)) != 0;
        if (!accesses) bytes.set_lane<uint64_t>(0, address(before));
        if ((properties & mir::instr::MayLoad) != 0 || !accesses) e.in[in++] = bytes;
        if ((properties & mir::instr::MayStore) != 0) e.out[out++] = bytes;
      } else {
        e.in[in++].set_lane<int64_t>(0, immediate_);
      }
    }
    e.flags.set = compressed(before.flags);
    State after = before;
    e.x87 = &after.x87;
    semantics_.execute(e);
    for (size_t i = 0; i < out; ++i) {
      const Register r(to[i]);
      if (!r.valid())
        store(e, e.out[i], e.out_width[i], after);
      else if (x86::is_xmm(r))
        after.xmm[x86::hardware_number(r)] = e.out[i];
      else
        (x86::is_mask(r) ? after.masks[x86::hardware_number(r)]
                         : after.general[x86::hardware_number(r)]) = e.out[i].lane<uint64_t>(0);
    }
    if (e.divides_wrongly || e.is_undefined) return std::nullopt;
    return after;
  }
  // A gather's indices stay in the memory of this test.
  void make_indices_small(State& state) const {
    if (!address_.index.valid() || !x86::is_xmm(address_.index)) return;
    Bytes& indices = state.xmm[x86::hardware_number(address_.index)];
    for (size_t i = 0; i < Bytes::kSize / lanes().distance; ++i) {
      const auto index = static_cast<int32_t>(random_() % 28) - 14;
      if (lanes().distance == 4)
        indices.set_lane<int32_t>(i, index);
      else
        indices.set_lane<int64_t>(i, index);
    }
  }
  Execution execution() const { return Execution(op_, width_, condition_); }

  static uint8_t compressed(uint64_t flags) {
    return static_cast<uint8_t>((flags & 1) | (flags >> 2 & 1) << 1 | (flags >> 4 & 1) << 2 |
                                (flags >> 6 & 1) << 3 | (flags >> 7 & 1) << 4 |
                                (flags >> 11 & 1) << 5);
  }

 private:
  static Bytes contents(const State& state, Register r) {
    if (x86::is_xmm(r)) return state.xmm[x86::hardware_number(r)];
    Bytes bytes;
    bytes.set_lane<uint64_t>(0, x86::is_mask(r) ? state.masks[x86::hardware_number(r)]
                                                : state.general[x86::hardware_number(r)]);
    return bytes;
  }
  const ChosenLanes& lanes() const { return semantics_.chosen_lanes(op_); }
  // All lanes.
  Bytes gathered(const State& state, const Address& address) const {
    Bytes result;
    const Bytes indices = contents(state, address.index);
    const unsigned bytes = lanes().bytes;
    for (size_t i = 0; i < width_ / std::max(lanes().bytes, lanes().distance); ++i) {
      const int64_t index =
          lanes().distance == 4 ? int64_t{indices.lane<int32_t>(i)} : indices.lane<int64_t>(i);
      std::memcpy(&result.bytes[i * bytes],
                  &state.memory[static_cast<size_t>(kMemory / 2 + index * address.scale)], bytes);
    }
    return result;
  }
  void store(const Execution& e, const Bytes& bytes, size_t count, State& state) const {
    uint8_t* const memory = &state.memory[kMemory / 2];
    if (lanes().bytes == 0) return void(std::memcpy(memory, bytes.bytes.data(), count));
    for (size_t i = 0; i < count; ++i)
      if ((semantics_.lanes_chosen_by(e) >> i / lanes().bytes & 1) != 0) memory[i] = bytes.bytes[i];
  }
  uint64_t address(const State& state) const {
    const uint64_t index =
        address_.index.valid() ? state.general[address_.index.number() - 1] * address_.scale : 0;
    return state.general[kBase.number() - 1] + index +
           static_cast<uint64_t>(int64_t{address_.displacement});
  }
  void add(const OperandSpec& spec) {
    auto& cells = function_.cells;
    switch (spec.kind) {
      case OperandKind::Register:
        return add_register(spec);
      case OperandKind::Memory: {
        address_ = Address::of_register(kBase, kMemory / 2);
        const uint32_t properties = x86::target()[x86::opcode(op_)].properties;
        if (mir::has_vector_index(spec)) {
          address_.index = vector();
          address_.scale = static_cast<uint8_t>(1 << random_() % 4);
        } else if ((properties & (mir::instr::MayLoad | mir::instr::MayStore)) ==
                   0) {  // any address
          address_.displacement = static_cast<int32_t>(random_());
          address_.index = general();
          address_.scale = static_cast<uint8_t>(1 << random_() % 4);
        }
        Cell memory[3];
        address_.to_cells(memory);
        cells.insert(cells.end(), memory, memory + 3);
        return;
      }
      case OperandKind::Immediate:
        immediate_ = some_immediate();
        cells.push_back(x86::immediate(static_cast<int32_t>(immediate_)));
        return;
      default: {
        immediate_ = static_cast<int64_t>(random_());
        Cell wide[2];
        mir::immediate64_to_cells(immediate_, wide);
        cells.insert(cells.end(), wide, wide + 2);
      }
    }
  }
  void add_register(const OperandSpec& spec) {
    auto& cells = function_.cells;
    Register r = some_register(spec);
    if (spec.fixed.valid()) r = spec.fixed;
    if (spec.tied_to >= 0) r = cells[static_cast<size_t>(spec.tied_to)].reg();
    if (spec.is_def && !spec.fixed.valid())
      while (!cells.empty() && cells[0].payload == r.number())
        r = some_register(spec);  // two definitions differ
    Cell cell{.kind = CellKind::Register, .payload = r.number()};
    cell.detail = spec.is_def ? 1 : 0;
    cell.fixed = static_cast<uint8_t>(spec.fixed.number());
    cell.tied_to = spec.tied_to;
    cells.push_back(cell);
  }
  // k0 chooses no lanes.
  Register some_register(const OperandSpec& spec) {
    if (spec.register_class == mir::RegClass::Gpr) return general();
    if (spec.register_class != mir::RegClass::Bits) return vector();
    return x86::mask_register(static_cast<uint32_t>(1 + random_() % 7));
  }
  // Of a gather another one than its operands.
  Register vector() {
    const InstrDesc& desc = x86::target()[x86::opcode(op_)];
    const bool has_evex = width_ == 64 || (desc.features & processor_feature::Avx512) != 0;
    for (;;) {
      const Register r = x86::xmm(static_cast<uint32_t>(random_() % (has_evex ? 32 : 16)));
      const bool is_free = std::ranges::none_of(
          function_.cells, [&](const Cell& c) { return c.holds_register() && c.reg() == r; });
      if (lanes().distance == 0 || is_free) return r;
    }
  }
  Register general() {
    for (;;) {
      const Register r(static_cast<uint32_t>(1 + random_() % 16));
      if (r != x86::rsp && r != kState && r != kBase) return r;
    }
  }
  int64_t some_immediate() {
    const InstrDesc& desc = x86::target()[x86::opcode(op_)];
    const bool is_of_xmm = std::ranges::any_of(desc.operands, [](const OperandSpec& spec) {
      return spec.register_class != mir::RegClass::Gpr;
    });
    std::string_view name = desc.name;
    if (name.starts_with("VCMP") || name.starts_with("CMPS") || name.starts_with("CMPP"))
      return static_cast<int64_t>(random_() % 8);
    if (is_of_xmm) return static_cast<int64_t>(random_() % 256);
    for (std::string_view shift : {"SHL", "SHR", "SAR", "ROL", "ROR", "BT"})
      if (name.starts_with(shift)) return static_cast<int64_t>(random_() % (8 * width_));
    const auto wide = static_cast<int32_t>(random_() % 2 != 0 ? random_() : random_() % 300 - 150);
    return width_ == 1   ? static_cast<int8_t>(wide)
           : width_ == 2 ? static_cast<int16_t>(wide)
                         : wide;
  }

  const Semantics& semantics_;
  Op op_;
  unsigned width_;
  std::mt19937_64& random_;
  MachineFunction function_;
  Address address_;
  int64_t immediate_ = 0;
  x86::Condition condition_{};
};

// --- values of operands

uint64_t some_integer(std::mt19937_64& random) {
  static constexpr uint64_t kBorders[] = {0,
                                          1,
                                          2,
                                          0x7F,
                                          0x80,
                                          0xFF,
                                          0x7FFF,
                                          0x8000,
                                          0xFFFF,
                                          0x7FFFFFFF,
                                          0x80000000,
                                          0xFFFFFFFF,
                                          0x7FFFFFFFFFFFFFFF,
                                          0x8000000000000000,
                                          ~uint64_t{0}};
  switch (random() % 4) {
    case 0:
      return kBorders[random() % std::size(kBorders)];
    case 1:
      return random() % 70;
    case 2:
      return -(random() % 70);
    default:
      return random();
  }
}
template <class T>
T some_number(std::mt19937_64& random) {
  using Limits = std::numeric_limits<T>;
  static constexpr T kBorders[] = {T(0),
                                   T(1),
                                   T(0.5),
                                   T(2147483648.0),
                                   T(9.3e18),
                                   Limits::infinity(),
                                   Limits::quiet_NaN(),
                                   Limits::max(),
                                   Limits::min(),
                                   Limits::denorm_min(),
                                   T(65519),
                                   T(6e-8)};
  T value = kBorders[random() % std::size(kBorders)];
  if (random() % 2 == 0)
    value = static_cast<T>(static_cast<int64_t>(random() % 20000) - 10000) / T(8);
  if (random() % 2 == 0) value = -value;
  return value;
}
Bytes some_vector(std::mt19937_64& random) {
  Bytes bytes;
  const unsigned kind = random() % 4;
  for (size_t i = 0; i < Bytes::kSize / 8; ++i) {
    if (kind == 0) bytes.set_lane<double>(i, some_number<double>(random));
    if (kind == 1) bytes.set_lane<uint64_t>(i, some_integer(random));
    if (kind == 2) bytes.set_lane<uint64_t>(i, random());
  }
  if (kind == 3)
    for (size_t i = 0; i < Bytes::kSize / 4; ++i)
      bytes.set_lane<float>(i, some_number<float>(random));
  return bytes;
}
void fill(State& state, std::mt19937_64& random) {
  for (uint64_t& r : state.general) r = some_integer(random);
  if (random() % 8 == 0) state.general[2] = 0;  // rdx: so that quotients fit
  for (Bytes& x : state.xmm) x = some_vector(random);
  if (!has_wide_vectors())
    for (size_t i = 0; i < state.xmm.size(); ++i)
      std::memset(&state.xmm[i].bytes[i < 16 ? 32 : 0], 0, i < 16 ? 32 : 64);
  for (uint64_t& k : state.masks) k = has_wide_vectors() ? some_integer(random) : 0;
  for (size_t i = 0; i < kMemory / Bytes::kSize; ++i) {
    const Bytes bytes = some_vector(random);
    std::memcpy(&state.memory[Bytes::kSize * i], bytes.bytes.data(), Bytes::kSize);
  }
  state.x87 = X87();
  state.x87.set_status(static_cast<uint16_t>(0x3F | (random() & 0x4500)));  // exceptions are there
  state.x87.set_control(static_cast<uint16_t>(0x37F | random() % 4 << 10));
  for (unsigned i = 0; i < 3; ++i) state.x87.push(some_number<long double>(random));
  state.general[kBase.number() - 1] = reinterpret_cast<uint64_t>(state.memory.data());
  state.flags = 2 | (random() & 0x8D5);
}

// --- the comparison

std::string hex(const Bytes& bytes) {
  std::string text;
  for (size_t i = Bytes::kSize / 8; i-- > 0;) {
    char word[20];
    std::snprintf(word, sizeof word, " %016lx", bytes.lane<uint64_t>(i));
    text += word;
  }
  return text.substr(1);
}
std::string difference(const State& expected, const State& actual, const Flags& flags) {
  std::string text;
  char line[200];
  for (size_t i = 0; i < 15; ++i)
    if (i != 4 && expected.general[i] != actual.general[i]) {
      std::snprintf(line, sizeof line, "  %s: %lx, the processor %lx\n",
                    std::string(x86::target().register_names[i + 1]).c_str(), expected.general[i],
                    actual.general[i]);
      text += line;
    }
  for (size_t i = 0; i < expected.masks.size(); ++i)
    if (expected.masks[i] != actual.masks[i]) {
      std::snprintf(line, sizeof line, "  k%zu: %lx, the processor %lx\n", i, expected.masks[i],
                    actual.masks[i]);
      text += line;
    }
  for (size_t i = 0; i < expected.xmm.size(); ++i)
    if (expected.xmm[i] != actual.xmm[i])
      text += "  xmm" + std::to_string(i) + ": " + hex(expected.xmm[i]) + "\n    the processor " +
              hex(actual.xmm[i]) + "\n";
  if (expected.memory != actual.memory) text += "  memory\n";
  constexpr unsigned kStatus = 0x7D3F;  // without C1
  if (((expected.x87.status() ^ actual.x87.status()) & kStatus) != 0 ||
      expected.x87.control() != actual.x87.control())
    text += "  status or control of x87: " + std::to_string(expected.x87.status()) +
            ", the processor " + std::to_string(actual.x87.status()) + "\n";
  for (unsigned i = 0; i < 8; ++i) {
    const long double a = expected.x87.st(i), b = actual.x87.st(i);
    const bool is_empty = expected.x87.is_empty(i);
    if (is_empty != actual.x87.is_empty(i) || (!is_empty && std::memcmp(&a, &b, 10) != 0))
      text += "  st" + std::to_string(i) + ": " + std::to_string(a) + ", the processor " +
              std::to_string(b) + "\n";
  }
  const uint8_t defined = mir::eflags::All & ~flags.undefined,
                found = Instance::compressed(actual.flags);
  if (((flags.set ^ found) & defined) != 0)
    text += "  flags " + std::to_string(flags.set & defined) + ", the processor " +
            std::to_string(found & defined) + "\n";
  return text;
}

struct Counts {
  size_t rows = 0, sets = 0;
  std::set<std::string> skipped;
};

// One instance on many sets of operands; false if the processor lacks it.
bool check(Instance& instance, size_t sets, std::mt19937_64& random, Counts& counts) {
  const NativeCode native(instance.encode());
  State state;
  for (size_t i = 0; i < sets; ++i) {
    fill(state, random);
    instance.make_indices_small(state);
    const State before = state;
    Execution e = instance.execution();
    const std::optional<State> expected = instance.execute(before, e);
    const int signal = native.run(state);
    if (signal == SIGILL) return false;
    ++counts.sets;
    EXPECT_EQ(signal == SIGFPE, e.divides_wrongly) << instance.text();
    const uint8_t changed = static_cast<uint8_t>(
        (e.flags.set ^ Instance::compressed(before.flags)) | e.flags.undefined);
    EXPECT_EQ(changed & ~e.desc.flags_written, 0)
        << instance.text() << " changes flags that its row lacks";
    if (!expected) continue;
    const std::string fault = difference(*expected, state, e.flags);
    if (!fault.empty()) {
      std::string inputs;
      for (size_t k = 0; k < e.in_count; ++k) inputs += "  in " + hex(e.in[k]) + "\n";
      ADD_FAILURE() << instance.text() << "\n" << inputs << fault;
      return true;
    }
  }
  return true;
}

TEST(Semantics, AreThoseOfTheProcessor) {
  const char* wanted = std::getenv("LILT_SILICON_SETS");
  const size_t sets = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 240;
  std::mt19937_64 random(20261129);
  Counts counts;
  const Semantics semantics;
  for (uint16_t opcode = mir::kFirstTargetOpcode; opcode < x86::opcode(Op::End); ++opcode) {
    const InstrDesc& desc = x86::target()[opcode];
    if (!semantics.has(static_cast<Op>(opcode))) continue;
    ++counts.rows;
    for (unsigned width = 1; width <= 64; width *= 2) {
      if ((desc.widths & width) == 0) continue;
      for (size_t done = 0; done < sets; done += 24) {
        Instance instance(semantics, static_cast<Op>(opcode), width, random);
        if (!check(instance, std::min<size_t>(24, sets - done), random, counts)) {
          counts.skipped.insert(std::string(desc.name));
          break;
        }
        if (testing::Test::HasFailure()) break;
      }
    }
  }
  for (const std::string& name : counts.skipped)
    std::printf("the processor lacks %s\n", name.c_str());
  std::printf("%zu rows, %zu sets of operands\n", counts.rows, counts.sets);
}

// What has no meaning here, besides control flow and what is expanded before it is encoded: the
// stack, the clock, and approximations.
TEST(Semantics, CoverAllRowsButThese) {
  constexpr uint32_t kControl = mir::instr::Terminator | mir::instr::Call | mir::instr::Pseudo |
                                mir::instr::ChecksType | mir::instr::Variadic;
  std::map<std::string, size_t> gaps;
  size_t rows = 0, known = 0;
  const Semantics semantics;
  for (uint16_t opcode = mir::kFirstTargetOpcode; opcode < x86::opcode(Op::End); ++opcode) {
    const InstrDesc& desc = x86::target()[opcode];
    if ((desc.properties & kControl) != 0) continue;
    ++rows;
    if (semantics.has(static_cast<Op>(opcode))) {
      ++known;
      continue;
    }
    std::string_view name = desc.name;
    if (name.starts_with("V")) name.remove_prefix(1);
    gaps[std::string(name.substr(0, 7))]++;
  }
  std::string text;
  for (const auto& [name, count] : gaps) text += name + " " + std::to_string(count) + "\n";
  EXPECT_EQ(text,
            "FENTRY 1\nINT3 1\nPOP 1\nPUSH 1\nRCPPSrm 2\nRCPPSrr 2\nRDTSC 1\nRSQRTPS 4\nTRAP 1\n"
            "ZEROUPP 1\n");
  EXPECT_EQ(rows - known, 15u) << known << " of " << rows;
}

}  // namespace
}  // namespace lilt::machine
