// Builds the target table out of instructions.def at compile time.
//
// Idea: the operand column of a row is a small language. A consteval parser turns it into operand
// specifications; a malformed column is a `throw` in a constant expression, hence a compile error
// at that row. Nothing is built at run time.
#include "emit/x86/instructions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <stdexcept>

#include "ir/ssa/attributes.h"
#include "ir/support/characters.h"
#include "ir/support/processor_features.h"

namespace lilt::x86 {
namespace {

using mir::InstrDesc;
using mir::OperandKind;
using mir::OperandSpec;
using mir::RegClass;
using mir::RegClassDesc;

constexpr size_t kMaxOperands = 6;

struct OperandSpecs {
  std::array<OperandSpec, kMaxOperands> specs{};
  size_t count = 0;
};

constexpr std::string_view kRowNames[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) #name,
#include "emit/x86/instructions.def"
#undef ROW
};
constexpr size_t kRowCount = std::size(kRowNames);
static_assert(kRowCount + mir::kFirstTargetOpcode == static_cast<size_t>(Op::End));

constexpr std::string_view kRegisterNames[] = {
    "none",  "rax",   "rcx",   "rdx",   "rbx",   "rsp",   "rbp",   "rsi",   "rdi",   "r8",
    "r9",    "r10",   "r11",   "r12",   "r13",   "r14",   "r15",   "xmm0",  "xmm1",  "xmm2",
    "xmm3",  "xmm4",  "xmm5",  "xmm6",  "xmm7",  "xmm8",  "xmm9",  "xmm10", "xmm11", "xmm12",
    "xmm13", "xmm14", "xmm15", "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22",
    "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31", "eflags",
    "k0",    "k1",    "k2",    "k3",    "k4",    "k5",    "k6",    "k7"};

// --- the language of a row's columns

constexpr void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

template <size_t N>
constexpr size_t index_of(const std::string_view (&names)[N], std::string_view name) {
  for (size_t i = 0; i < N; ++i)
    if (names[i] == name) return i;
  throw std::invalid_argument("unknown name");
}

// Reads one word of the operand column: ROLE:KIND[{register}][>ROW].
class OperandParser {
 public:
  constexpr OperandParser(std::string_view word, OperandSpecs& row) : rest_(word), row_(row) {}

  constexpr void parse() {
    OperandSpec spec;
    bool has_role = rest_.size() > 2 && rest_[1] == ':';
    if (has_role) parse_role(spec);
    parse_kind(spec);
    require(has_role == (spec.kind == OperandKind::Register),
            "registers, and only they, have roles");
    if (accept('{')) parse_fixed(spec);
    if (accept('>')) {
      spec.memory_form =
          static_cast<uint16_t>(mir::kFirstTargetOpcode + index_of(kRowNames, rest_));
      rest_ = {};
    }
    require(rest_.empty(), "an operand ends here");
    require(row_.count < kMaxOperands, "too many operands");
    row_.specs[row_.count++] = spec;
  }

 private:
  constexpr bool accept(char c) {
    if (rest_.empty() || rest_[0] != c) return false;
    rest_.remove_prefix(1);
    return true;
  }
  constexpr void parse_role(OperandSpec& spec) {
    char role = rest_[0];
    rest_.remove_prefix(2);
    spec.is_def = role == 'd' || role == 'e';
    spec.early_clobber = role == 'e';
    if (role == 't' || role == 'w') {
      spec.tied_to = role == 't' ? 0 : 1;
      size_t definition = static_cast<size_t>(spec.tied_to);
      require(row_.count > definition && row_.specs[definition].is_def, "tied to no definition");
    }
    require(spec.is_def || spec.tied_to >= 0 || role == 'u', "unknown role");
    if (spec.is_def && row_.count > 0)
      require(row_.specs[row_.count - 1].is_def, "definitions come first");
  }
  constexpr void parse_kind(OperandSpec& spec) {
    require(!rest_.empty(), "an operand has a kind");
    char kind = rest_[0];
    rest_.remove_prefix(1);
    switch (kind) {
      case 'r':
        spec.kind = OperandKind::Register;
        break;
      case 'x':
        spec.kind = OperandKind::Register;
        spec.register_class = RegClass::V128;
        break;
      case 'm':
      case 'a':
        spec.kind = OperandKind::Memory;
        break;
      case 'v':
        spec.kind = OperandKind::Memory;
        spec.register_class = RegClass::V128;
        break;
      case 'k':
        spec.kind = OperandKind::Register;
        spec.register_class = RegClass::Bits;
        break;
      case 'i':
        spec.kind = OperandKind::Immediate;
        break;
      case 'I':
        spec.kind = OperandKind::Immediate64;
        break;
      case 'b':
        spec.kind = OperandKind::Block;
        break;
      case 's':
        spec.kind = OperandKind::Symbol;
        break;
      case 'T':
        spec.kind = OperandKind::Text;
        break;
      default:
        throw std::invalid_argument("unknown kind of operand");
    }
    spec.width = parse_width();
    require(spec.width == 0 || kind == 'r' || kind == 'm' || kind == 'x' || kind == 'v',
            "this kind has no width");
    if (kind == 'x' && spec.width == 4) spec.register_class = RegClass::F32;
    if (kind == 'x' && spec.width == 8) spec.register_class = RegClass::F64;
  }
  constexpr uint8_t parse_width() {
    unsigned bits = 0;
    for (; !rest_.empty() && is_digit(rest_[0]); rest_.remove_prefix(1))
      bits = bits * 10 + static_cast<unsigned>(rest_[0] - '0');
    require(bits == 0 || bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 80 ||
                bits == 128 || bits == 256 || bits == 512,
            "no such width");
    return static_cast<uint8_t>(bits / 8);
  }
  constexpr void parse_fixed(OperandSpec& spec) {
    size_t end = rest_.find('}');
    require(end != rest_.npos && spec.kind == OperandKind::Register, "a fixed register");
    spec.fixed = Register(static_cast<uint32_t>(index_of(kRegisterNames, rest_.substr(0, end))));
    rest_.remove_prefix(end + 1);
  }

  std::string_view rest_;
  OperandSpecs& row_;
};

consteval OperandSpecs parse_operands(std::string_view text) {
  OperandSpecs row;
  while (!text.empty()) {
    size_t end = std::min(text.find(' '), text.size());
    OperandParser(text.substr(0, end), row).parse();
    text.remove_prefix(end);
    if (!text.empty()) text.remove_prefix(1);
  }
  return row;
}

// A mask made of the letters of `text`, each standing for the bit of its place in `alphabet`.
consteval uint8_t parse_mask(std::string_view text, std::string_view alphabet) {
  uint8_t mask = 0;
  for (char c : text) {
    size_t bit = alphabet.find(c);
    require(bit != alphabet.npos, "unknown letter");
    mask |= static_cast<uint8_t>(1 << bit);
  }
  return mask;
}
consteval uint8_t parse_widths(std::string_view text) {
  require(!text.empty(), "a row has a width");
  return parse_mask(text, "bwlqoyz");  // the bit's place is the logarithm of the bytes
}
consteval uint8_t parse_flags(std::string_view text) { return parse_mask(text, "cpazso"); }

// --- registers

constexpr RegSet set_of(std::initializer_list<Register> registers) {
  RegSet set;
  for (Register r : registers) set.insert(r);
  return set;
}
// Caller-saved first; of each kind those that need no REX prefix first, but for rbp: `lea` with rbp
// or r13 as its base and an index has a displacement, too, and takes longer, so they are last.
constexpr Register kGprOrder[] = {rax, rcx, rdx, rsi, rdi, r8,  r9, r10,
                                  r11, rbx, r14, r15, r12, rbp, r13};
constexpr Register kXmmOrder[] = {xmm(0),  xmm(1),  xmm(2),  xmm(3), xmm(4),  xmm(5),
                                  xmm(6),  xmm(7),  xmm(8),  xmm(9), xmm(10), xmm(11),
                                  xmm(12), xmm(13), xmm(14), xmm(15)};
constexpr RegSet members(std::span<const Register> order) {
  RegSet set;
  for (Register r : order) set.insert(r);
  return set;
}
constexpr RegSet kCalleeSaved = set_of({rbx, rbp, r12, r13, r14, r15});
constexpr auto kZmmOrder = [] {
  std::array<Register, 32> all;
  for (uint32_t i = 0; i < 32; ++i) all[i] = xmm(i);
  return all;
}();
// k0 as the mask of an instruction stands for no mask.
constexpr Register kMaskOrder[] = {mask_register(1), mask_register(2), mask_register(3),
                                   mask_register(4), mask_register(5), mask_register(6),
                                   mask_register(7)};
constexpr RegSet kCallerSaved =
    (members(kGprOrder) | members(kZmmOrder) | members(kMaskOrder)) - kCalleeSaved;

constexpr RegClassDesc xmm_class(std::string_view name, uint8_t size, uint8_t spill_size, Op load,
                                 Op store, Op move = Op::MOVAPSrr, ProcessorFeatures features = 0) {
  return {.name = name,
          .members = members(kXmmOrder),
          .order = kXmmOrder,
          .bank = 1,
          .features = static_cast<uint32_t>(features),
          .spill_size = spill_size,
          .move_width = size,
          .store_width = size,
          .move = opcode(move),
          .load = opcode(load),
          .store = opcode(store),
          .exchange = 0};
}
constexpr RegClassDesc kClasses[] = {
    {.name = "gpr",
     .members = members(kGprOrder),
     .order = kGprOrder,
     .bank = 0,
     .spill_size = 8,
     .move_width = 8,
     .store_width = 8,
     .move = opcode(Op::MOVrr),
     .load = opcode(Op::MOVrm),
     .store = opcode(Op::MOVmr),
     .exchange = opcode(Op::XCHGrr)},
    xmm_class("f32", 4, 8, Op::MOVSSrm, Op::MOVSSmr),
    xmm_class("f64", 8, 8, Op::MOVSDrm, Op::MOVSDmr),
    xmm_class("v128", 16, 16, Op::MOVUPSrm, Op::MOVUPSmr),
    {.name = "gpr32",
     .members = members(kGprOrder),
     .order = kGprOrder,
     .bank = 0,
     .spill_size = 8,
     .move_width = 4,
     .store_width = 8,  // an instruction of 64 bits may read a value whose upper half is zero
     .move = opcode(Op::MOVLOWrr),
     .load = opcode(Op::MOVrm),
     .store = opcode(Op::MOVmr),
     .exchange = opcode(Op::XCHGrr)},
    xmm_class("v256", 32, 32, Op::VMOVUPSrm, Op::VMOVUPSmr, Op::VMOVAPSrr, processor_feature::Avx),
    // All of its instructions have an EVEX prefix, so it has the upper registers, too.
    {.name = "v512",
     .members = members(kZmmOrder),
     .order = kZmmOrder,
     .bank = 1,
     .features = static_cast<uint32_t>(processor_feature::Evex512),
     .spill_size = 64,
     .move_width = 64,
     .store_width = 64,
     .move = opcode(Op::VMOVAPSrr),
     .load = opcode(Op::VMOVUPSrm),
     .store = opcode(Op::VMOVUPSmr),
     .exchange = 0},
    {.name = "bits",
     .members = members(kMaskOrder),
     .order = kMaskOrder,
     .bank = 2,
     .features = static_cast<uint32_t>(processor_feature::Avx512bw),
     .spill_size = 8,
     .move_width = 8,
     .store_width = 8,
     .move = opcode(Op::KMOVrr),
     .load = opcode(Op::KMOVrm),
     .store = opcode(Op::KMOVmr),
     .exchange = 0},
};
static_assert(std::size(kClasses) == mir::kRegClassCount);

// --- conditions, by hardware encoding

constexpr std::string_view kConditionNames[] = {"o", "no", "b", "ae", "e", "ne", "be", "a",
                                                "s", "ns", "p", "np", "l", "ge", "le", "g"};
constexpr uint8_t condition_flags(Condition condition) {
  using namespace mir::eflags;
  constexpr uint8_t by_pair[] = {O, C, Z, C | Z, S, P, S | O, Z | S | O};
  return by_pair[static_cast<size_t>(condition) / 2];
}
constexpr auto kConditionReads = [] {
  std::array<uint8_t, 16> reads{};
  for (size_t i = 0; i < reads.size(); ++i) reads[i] = condition_flags(static_cast<Condition>(i));
  return reads;
}();

// --- rows

constexpr OperandSpecs kGenericDefAndUse = parse_operands("d:r u:r");
constexpr OperandSpecs kGenericDef = parse_operands("d:r");
constexpr OperandSpecs kGenericCfi = parse_operands("i i i");
constexpr OperandSpecs kRowOperands[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) parse_operands(operands),
#include "emit/x86/instructions.def"
#undef ROW
};

constexpr InstrDesc generic(std::string_view name, const OperandSpecs* operands,
                            uint32_t properties) {
  InstrDesc desc;
  desc.name = name;
  if (operands != nullptr) desc.operands = {operands->specs.data(), operands->count};
  desc.properties = properties;
  return desc;
}

constexpr InstrDesc row(std::string_view name, const OperandSpecs& operands, uint8_t widths,
                        uint8_t reads, uint8_t writes, uint64_t properties) {
  InstrDesc desc;
  desc.name = name;
  desc.operands = {operands.specs.data(), operands.count};
  desc.properties = static_cast<uint32_t>(properties % mir::instr::kFirstFeature);
  desc.features = static_cast<uint32_t>(properties / mir::instr::kFirstFeature);
  desc.widths = widths;
  desc.flags_read = reads;
  desc.flags_written = writes;
  if (properties & mir::instr::Call) desc.clobbers = kCallerSaved;
  if (properties & mir::instr::ClobbersSaved)
    desc.clobbers = kCallerSaved | (kCalleeSaved - set_of({rbp}));
  return desc;
}

// Features of processors, as properties of rows.
#define X(name, text)                               \
  [[maybe_unused]] constexpr uint64_t Needs##name = \
      mir::instr::kFirstFeature * processor_feature::name;
#define FOR_INTRINSICS(name, text)
#include "ir/support/processor_features.def"
#undef X

// Generic opcodes have no width: their `widths` is 0.
constexpr auto kInstructions = [] {
  using namespace mir::instr;
  std::array<InstrDesc, mir::kFirstTargetOpcode + kRowCount> table{};
  table[mir::kPhi] = generic("PHI", &kGenericDef, Variadic);
  table[mir::kCopy] = generic("COPY", &kGenericDefAndUse, 0);
  table[mir::kEntry] = generic("ENTRY", nullptr, Variadic | SideEffect);
  table[mir::kUndef] = generic("UNDEF", &kGenericDef, Rematerializable);
  table[mir::kCfi] = generic("CFI", &kGenericCfi, SideEffect);
  size_t next = 0;
#define ROW(name, id, att, operands, widths, reads, writes, properties)        \
  table[mir::kFirstTargetOpcode + next] =                                      \
      row(#name, kRowOperands[next], parse_widths(widths), parse_flags(reads), \
          parse_flags(writes), static_cast<uint64_t>(properties));             \
  ++next;
#include "emit/x86/instructions.def"
#undef ROW
  return table;
}();

// Of those that code of lilt's own may need.
constexpr auto kFeatureNames =
    std::span(kProcessorFeatureNames)
        .first(std::bit_width(ProcessorFeatures{processor_feature::Used}));

constexpr mir::TargetDesc kTarget = {.instructions = kInstructions,
                                     .classes = kClasses,
                                     .register_names = kRegisterNames,
                                     .condition_names = kConditionNames,
                                     .condition_reads = kConditionReads,
                                     .feature_names = kFeatureNames,
                                     .callee_saved = kCalleeSaved,
                                     .caller_saved = kCallerSaved,
                                     .reserved = set_of({rsp}),
                                     .frame_pointer = rbp};

// A row's memory form has the same operands, except that one of the same width is in memory.
consteval bool memory_forms_agree() {
  for (const InstrDesc& desc : kInstructions)
    for (size_t i = 0; i < desc.operands.size(); ++i) {
      if (desc.operands[i].memory_form == 0) continue;
      const InstrDesc& form = kInstructions[desc.operands[i].memory_form];
      if (form.operands.size() != desc.operands.size()) return false;
      for (size_t k = 0; k < desc.operands.size(); ++k) {
        const OperandSpec& folded = form.operands[k];
        if (folded.width != desc.operands[k].width) return false;
        if (folded.kind != (k == i ? OperandKind::Memory : desc.operands[k].kind)) return false;
      }
    }
  return true;
}
static_assert(memory_forms_agree());

}  // namespace

const mir::TargetDesc& target() { return kTarget; }

// A row whose name is that of one before it with a V in front is its form with a VEX prefix.
constexpr auto kVexForms = [] {
  std::array<Op, mir::kFirstTargetOpcode + kRowCount> forms{};
  for (size_t row = 0; row < kRowCount; ++row)
    forms[mir::kFirstTargetOpcode + row] = static_cast<Op>(mir::kFirstTargetOpcode + row);
  for (size_t row = 0; row < kRowCount; ++row) {
    if (kRowNames[row][0] != 'V') continue;
    // The other stands shortly before it.
    for (size_t other = row; other-- > 0;)
      if (kRowNames[other].size() + 1 == kRowNames[row].size() &&
          kRowNames[row].ends_with(kRowNames[other])) {
        forms[mir::kFirstTargetOpcode + other] = static_cast<Op>(mir::kFirstTargetOpcode + row);
        break;
      }
  }
  return forms;
}();

Op vex_form(Op op) { return kVexForms[opcode(op)]; }

// A row whose name is that of one before it with a Z in place of nothing or of a V is its form of
// 64 bytes.
constexpr auto kEvexForms = [] {
  auto forms = kVexForms;
  for (size_t row = 0; row < kRowCount; ++row) {
    if (kRowNames[row][0] != 'Z') continue;
    const std::string_view rest = kRowNames[row].substr(1);
    for (size_t other = row; other-- > 0;) {
      std::string_view name = kRowNames[other];
      if (name[0] == 'V') name.remove_prefix(1);
      if (name == rest)
        forms[mir::kFirstTargetOpcode + other] = static_cast<Op>(mir::kFirstTargetOpcode + row);
      if (kRowNames[other] == rest) break;
    }
  }
  return forms;
}();

Op evex_form(Op op) { return kEvexForms[opcode(op)]; }

int32_t type_hash_distance(const mir::MachineFunction& function) {
  constexpr int32_t kHashSize = 4;
  return -kHashSize - int32_t{function.frame.patchable_prefix};
}

bool has_thunk_prefix(const mir::MachineFunction& function, mir::SymbolRef symbol) {
  return (function.frame.mitigations & ssa::mitigation::PrefixedThunks) != 0 &&
         function.symbols[symbol.index()] == kIndirectThunk;
}

bool stops_after(const mir::MachineFunction& function, const mir::MachineInstr& instruction) {
  const uint8_t mitigations = function.frame.mitigations;
  if (mitigations == 0) return false;
  const auto op = static_cast<Op>(instruction.opcode);
  if (op == Op::RET || op == Op::RETi)
    return (mitigations & ssa::mitigation::StopsBehindReturns) != 0;
  const bool is_indirect =
      op == Op::JMPr || op == Op::JMPm || op == Op::TAILJMPr || op == Op::TAILJMPK;
  return is_indirect && (mitigations & ssa::mitigation::StopsBehindJumps) != 0;
}

}  // namespace lilt::x86
