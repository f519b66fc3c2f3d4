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
  alignas(32) std::array<Bytes, 16> xmm;
  X87 x87;
  alignas(64) std::array<uint8_t, kMemory> memory;
};

// --- native execution

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
    for (unsigned i = 0; i < 16; ++i) a.vmovups(aj::ymm(i), ymm_at(i));
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
    for (unsigned i = 0; i < 16; ++i) a.vmovups(ymm_at(i), aj::ymm(i));
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
  static aj::Mem ymm_at(unsigned i) {
    return aj::ymmword_ptr(aj::r15, static_cast<int>(offsetof(State, xmm) + 32 * i));
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
      cell += cells_of(spec.kind);
      if (spec.is_def) {
        to[out] = c.payload;
        e.out[out++] = contents(before, c.reg());
      } else if (spec.kind == OperandKind::Register) {
        e.in[in++] = contents(before, c.reg());
      } else if (spec.kind == OperandKind::Memory) {
        Bytes bytes;
        std::memcpy(bytes.bytes.data(), &before.memory[kMemory / 2], 32);
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
      if (to[i] == 0)
        std::memcpy(&after.memory[kMemory / 2], e.out[i].bytes.data(), 32);
      else if (x86::is_gpr(Register(to[i])))
        after.general[to[i] - 1] = e.out[i].lane<uint64_t>(0);
      else
        after.xmm[to[i] - 17] = e.out[i];
    }
    if (e.divides_wrongly || e.is_undefined) return std::nullopt;
    return after;
  }
  Execution execution() const { return Execution(op_, width_, condition_); }

  static uint8_t compressed(uint64_t flags) {
    return static_cast<uint8_t>((flags & 1) | (flags >> 2 & 1) << 1 | (flags >> 4 & 1) << 2 |
                                (flags >> 6 & 1) << 3 | (flags >> 7 & 1) << 4 |
                                (flags >> 11 & 1) << 5);
  }

 private:
  static Bytes contents(const State& state, Register r) {
    if (!x86::is_gpr(r)) return state.xmm[r.number() - 17];
    Bytes bytes;
    bytes.set_lane<uint64_t>(0, state.general[r.number() - 1]);
    return bytes;
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
        if ((properties & (mir::instr::MayLoad | mir::instr::MayStore)) == 0) {  // any address
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
    Register r = spec.register_class == mir::RegClass::Gpr
                     ? general()
                     : x86::xmm(static_cast<uint32_t>(random_() % 16));
    if (spec.fixed.valid()) r = spec.fixed;
    if (spec.tied_to >= 0) r = cells[static_cast<size_t>(spec.tied_to)].reg();
    if (spec.is_def && !spec.fixed.valid())
      while (!cells.empty() && cells[0].payload == r.number())
        r = general();  // two definitions differ
    Cell cell{.kind = CellKind::Register, .payload = r.number()};
    cell.detail = spec.is_def ? 1 : 0;
    cell.fixed = static_cast<uint8_t>(spec.fixed.number());
    cell.tied_to = spec.tied_to;
    cells.push_back(cell);
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
  for (size_t i = 0; i < 4; ++i) {
    if (kind == 0) bytes.set_lane<double>(i, some_number<double>(random));
    if (kind == 1) bytes.set_lane<uint64_t>(i, some_integer(random));
    if (kind == 2) bytes.set_lane<uint64_t>(i, random());
  }
  if (kind == 3)
    for (size_t i = 0; i < 8; ++i) bytes.set_lane<float>(i, some_number<float>(random));
  return bytes;
}
void fill(State& state, std::mt19937_64& random) {
  for (uint64_t& r : state.general) r = some_integer(random);
  if (random() % 8 == 0) state.general[2] = 0;  // rdx: so that quotients fit
  for (Bytes& x : state.xmm) x = some_vector(random);
  for (size_t i = 0; i < kMemory / 32; ++i) {
    const Bytes bytes = some_vector(random);
    std::memcpy(&state.memory[32 * i], bytes.bytes.data(), 32);
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
  char text[80];
  std::snprintf(text, sizeof text, "%016lx %016lx %016lx %016lx", bytes.lane<uint64_t>(3),
                bytes.lane<uint64_t>(2), bytes.lane<uint64_t>(1), bytes.lane<uint64_t>(0));
  return text;
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
  for (size_t i = 0; i < 16; ++i)
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
    for (unsigned width = 1; width <= 32; width *= 2) {
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

// What has no meaning here yet, besides control flow and what is expanded before it is encoded: the
// stack, x87, lanes of memory that a mask or indices choose, comparisons of strings,
// approximations.
TEST(Semantics, CoverAllRowsButThese) {
  constexpr uint32_t kControl = mir::instr::Terminator | mir::instr::Call | mir::instr::Pseudo |
                                mir::instr::ChecksType | mir::instr::Variadic;
  std::map<std::string, size_t> gaps;
  size_t rows = 0, known = 0, of_avx512 = 0;
  const Semantics semantics;
  for (uint16_t opcode = mir::kFirstTargetOpcode; opcode < x86::opcode(Op::End); ++opcode) {
    const InstrDesc& desc = x86::target()[opcode];
    if ((desc.properties & kControl) != 0) continue;
    if ((desc.features & processor_feature::Avx512) != 0) {
      ++of_avx512;
      EXPECT_FALSE(semantics.has(static_cast<Op>(opcode))) << desc.name;
      continue;
    }
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
            "FENTRY 1\nGATHERD 2\nGATHERQ 2\nINT3 1\nMASKMOV 4\nPGATHER 4\nPMASKMO 4\nPOP 1\n"
            "PUSH 1\nRCPPSrm 2\nRCPPSrr 2\nRDTSC 1\nRSQRTPS 4\nTRAP 1\nZEROUPP 1\n");
  EXPECT_EQ(rows - known, 31u) << known << " of " << rows;
  // A gap of its own: no row of AVX-512, and no row at 64 bytes, has a meaning.
  EXPECT_EQ(of_avx512, 247u);
}

}  // namespace
}  // namespace lilt::machine
