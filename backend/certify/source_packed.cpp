// Operations of x86-64 that LLVM IR has under their mnemonics: the intrinsics llvm.x86.… and
// `packed` instructions. They do what the instruction of that name does (runtime/machine), which is
// found by its name and the lanes of the operands, not as selection finds it.
#include <algorithm>
#include <cctype>
#include <unordered_map>

#include "backend/certify/source_runs.h"
#include "runtime/machine/semantics.h"

namespace lilt::certify {

using machine::Execution;
using ssa::InstId;
using ssa::Value;
using x86::Condition;
using x86::Op;

namespace {

// Of an instruction and what its operands are for.
struct Instruction {
  Op row = Op::FirstBefore;
  std::optional<Condition> condition;  // the result is whether it holds afterwards
  std::array<uint8_t, Execution::kMaxInputs> order{0, 1, 2, 3, 4};  // of the operands
};

std::optional<Op> row_named(const std::string& name) {
  static const auto kRows = [] {
    std::unordered_map<std::string_view, Op> rows;
    for (uint16_t op = mir::kFirstTargetOpcode; op < x86::opcode(Op::End); ++op)
      rows.emplace(x86::target()[op].name, Op{op});
    return rows;
  }();
  const auto found = kRows.find(name);
  return found == kRows.end() ? std::nullopt : std::optional(found->second);
}

// Operands of LLVM's intrinsics are in the order of Intel's manuals, but for these.
constexpr std::array<uint8_t, Execution::kMaxInputs> kIndicesFirst{1, 0, 2, 3, 4},
    kLengthsLast{0, 2, 1, 3, 4};

// Without points.
std::string in_capitals(std::string_view name) {
  std::string result;
  for (const char c : name)
    if (c != '.') result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

// "llvm.x86.sse2.pmulhu.w" → "PMULHUW".
std::string mnemonic_of(std::string_view intrinsic) {
  intrinsic.remove_prefix(std::string_view("llvm.x86.").size());
  for (const std::string_view suffix : {".128", ".256"})
    if (intrinsic.ends_with(suffix)) intrinsic.remove_suffix(suffix.size());
  for (const std::string_view set : {"sse.", "sse2.", "sse3.", "ssse3.", "sse41.", "sse42.", "avx.",
                                     "avx2.", "aesni.", "bmi.", "fma."})
    if (intrinsic.starts_with(set)) intrinsic.remove_prefix(set.size());
  return in_capitals(intrinsic);
}

struct Irregular {
  std::string_view mnemonic, row;
};
constexpr Irregular kIrregular[] = {
    {"CRC32328", "CRC32rr8"},
    {"CRC323216", "CRC32rr16"},
    {"CRC323232", "CRC32rr"},
    {"CRC326464", "CRC32rr"},
    {"CVTSS2SI64", "CVTSS2SIrr"},
    {"CVTTSS2SI64", "CVTTSS2SIrr"},
    {"CVTSD2SI64", "CVTSD2SIrr"},
    {"CVTTSD2SI64", "CVTTSD2SIrr"},
    {"BEXTR32", "BEXTRrr"},
    {"BEXTR64", "BEXTRrr"},
    {"BZHI32", "BZHIrr"},
    {"BZHI64", "BZHIrr"},
    {"PDEP32", "PDEPrr"},
    {"PDEP64", "PDEPrr"},
    {"PEXT32", "PEXTrr"},
    {"PEXT64", "PEXTrr"},
    {"VPERMILVARPS", "VPERMILPSrr"},
    {"VPERMILVARPD", "VPERMILPDrr"},
    {"PERMD", "VPERMD"},
    {"PERMPS", "VPERMPS"},
    {"VFMADDSUBPS", "FMADDSUBps213r"},
    {"VFMADDSUBPD", "FMADDSUBpd213r"},
    {"SHA256RNDS2", "SHA256RNDS2rr"},
};

struct Flag {
  std::string_view letters;
  Condition condition;
};
constexpr Flag kTests[] = {{"NZC", Condition::A}, {"Z", Condition::E}, {"C", Condition::B}};
constexpr Flag kStrings[] = {{"A128", Condition::A},
                             {"C128", Condition::B},
                             {"O128", Condition::O},
                             {"S128", Condition::S},
                             {"Z128", Condition::E}};

// Tests and comparisons of strings have the flag in their names: "PTESTNZC", "PCMPESTRIA128".
std::optional<Instruction> instruction_of_flag(std::string_view mnemonic, bool is_wide) {
  const bool is_string = mnemonic.starts_with("PCMPESTR") || mnemonic.starts_with("PCMPISTR");
  if (is_string) {
    Instruction made;
    if (mnemonic[4] == 'E') made.order = kLengthsLast;
    for (const Flag& flag : kStrings)
      if (mnemonic.ends_with(flag.letters)) made.condition = flag.condition;
    made.row = *row_named(std::string(mnemonic.substr(0, 9)) + "rri");
    return made;
  }
  for (const std::string_view test : {"PTEST", "VTEST"})
    if (mnemonic.starts_with(test)) {
      const std::string_view lanes = test == "PTEST" ? "" : mnemonic.substr(mnemonic.size() - 2);
      mnemonic.remove_suffix(lanes.size());
      for (const Flag& flag : kTests)
        if (mnemonic.substr(test.size()) == flag.letters)
          return Instruction{*row_named((is_wide && test == "PTEST" ? "V" : "") +
                                        std::string(test) + std::string(lanes) + "rr"),
                             flag.condition,
                             {0, 1, 2, 3, 4}};
    }
  return std::nullopt;
}

// The row of the mnemonic that has so many operands. `is_wide`: of 32 bytes; `narrows`: to 16 or
// less.
std::optional<Instruction> instruction_named(const std::string& mnemonic, size_t operands,
                                             bool is_wide, bool narrows) {
  if (const auto found = instruction_of_flag(mnemonic, is_wide)) return found;
  Instruction made;
  for (const Irregular& irregular : kIrregular)
    if (irregular.mnemonic == mnemonic) {
      made.row = *row_named(std::string(irregular.row));
      if (mnemonic.starts_with("PERM")) made.order = kIndicesFirst;
      return made;
    }
  for (const char* prefix : {is_wide && !narrows ? "V" : "", "", "V"})
    for (const char* suffix : {is_wide && narrows ? "Yrr" : "rr", "rr", "rri", "ri"})
      if (const auto row = row_named(prefix + mnemonic + suffix);
          row && Execution(*row, 16).in_count == operands) {
        made.row = *row;
        return made;
      }
  return std::nullopt;
}

char letter_of(Shape lane) {
  return lane.bits == 8 ? 'B' : lane.bits == 16 ? 'W' : lane.bits == 32 ? 'D' : 'Q';
}

// What stands for bytes of operands that are undefined; those of two operands differ, but for one
// more try, in which each has what the other operand has there.
constexpr uint8_t kFills[] = {0, 0xFF, 0x80, 0x7F, 0x55, 0x3C};

uint8_t filled_byte(std::span<const Samples* const> in, size_t operand, size_t fill, unsigned run,
                    unsigned b) {
  if (fill < std::size(kFills)) return kFills[(fill + operand) % std::size(kFills)];
  if (in.size() < 2) return 0;
  const Samples& other = *in[operand == 0 ? 1 : 0];
  return b < 8u * other.words ? other.bytes(run)[b] : 0;
}

}  // namespace

// The name of a packed instruction lacks the lanes: those of the result, or of both.
bool Source::packed(InstId id, std::string_view name) {
  const std::string mnemonic = in_capitals(name);
  const std::span<const Value> operands = function_.operands(id);
  const Shape to = shape_of(id), from = shape_of(operands[0]);
  const std::string number = from.bits == 64 ? "D" : "S", lane(1, letter_of(to)),
                    narrowed = std::string(1, letter_of(from)) + letter_of(to);
  const bool has_numbers = name.ends_with('p');
  for (const std::string& lanes : {has_numbers ? number : std::string(), lane, narrowed})
    if (operation(id, mnemonic + lanes, operands)) return true;
  return false;
}

bool Source::x86_intrinsic(InstId id, std::string_view name) {
  return operation(id, mnemonic_of(name), function_.operands(id).subspan(2));
}

// Whether there is an instruction of that name. The bytes of the result that depend on undefined
// bytes are undefined; of floating-point numbers, or made from them, the lanes, since the bytes
// that are tried are few and lead to few numbers.
bool Source::operation(InstId id, const std::string& mnemonic, std::span<const Value> operands) {
  const Shape to = shape_of(id);
  unsigned widest = to.lanes > 1 ? to.bytes() : 0;
  std::vector<const Samples*> in;
  bool is_undefined = false;
  for (const Value operand : operands) {
    const Shape shape = shape_of(operand);
    if (shape.lanes > 1) widest = std::max(widest, shape.bytes());
    in.push_back(value(operand));
    if (in.back() == nullptr) return false;
    is_undefined |= in.back()->undefined != nullptr;
  }
  const auto found =
      instruction_named(mnemonic, operands.size(), widest == 32, to.lanes * to.bits < 256);
  if (!found || to.bits == 0) return false;
  const bool has_width_of_result =
      (x86::target()[x86::opcode(found->row)].widths & widest) == 0 || widest == 0;
  Execution e(found->row, has_width_of_result ? to.bytes() : widest);
  if (e.in_count != operands.size() || !semantics_.has(found->row)) return false;
  // Which operand's NaN a fused instruction gives depends on the order of its operands.
  const bool is_fused = e.desc.name.starts_with("FMADDSUB");
  const bool is_of_numbers = to.is_floating || shape_of(operands[0]).is_floating;
  Samples* made = new_samples(arena_, to.words());
  const size_t fills = is_undefined ? std::size(kFills) + 1 : 1;
  for (unsigned run = 0; run < kRuns; ++run)
    for (size_t fill = 0; fill < fills; ++fill) {
      for (size_t o = 0; o < operands.size(); ++o) {
        const Samples& operand = *in[found->order[o]];
        machine::Bytes& bytes = e.in[o];
        bytes = {};
        std::memcpy(bytes.bytes.data(), operand.bytes(run), 8 * size_t{operand.words});
        if (e.is_immediate[o]) bytes.set_lane<int64_t>(0, operand.word(run) & 0xFF);
        for (unsigned b = 0; b < 32; ++b)
          if ((operand.undefined_bytes(run) >> b & 1) != 0)
            bytes.bytes[b] = filled_byte(in, found->order[o], fill, run, b);
      }
      e.out[0] = e.in[0];  // scalars keep the other lanes of their first operand
      e.flags = {};
      e.is_undefined = false;
      semantics_.execute(e);
      machine::Bytes result = e.out[0];
      if (found->condition) {
        result = {};
        result.bytes[0] = machine::holds(*found->condition, e.flags) ? 1 : 0;
      }
      uint32_t differs = e.is_undefined ? first_bytes(to.bytes()) : 0;
      for (unsigned b = 0; b < to.bytes(); ++b)
        differs |= uint32_t{fill != 0 && made->bytes(run)[b] != result.bytes[b]} << b;
      if (fill == 0) std::memcpy(made->bytes(run), result.bytes.data(), to.bytes());
      for (unsigned lane = 0; lane < to.lanes && is_of_numbers; ++lane) {
        const uint32_t bytes = lane_bytes(lane, to.bits);
        const bool is_any_nan = is_fused && is_nan(lane_of(*made, run, lane, to.bits), to.bits);
        if (is_any_nan || (differs & bytes) != 0) differs |= bytes;
      }
      forget(*made, run, differs, arena_);
    }
  values_[id.index()] = made;
  return true;
}

}  // namespace lilt::certify
