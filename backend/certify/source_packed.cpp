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
    kLengthsLast{0, 2, 1, 3, 4}, kMaskFirst{2, 0, 1, 3, 4};

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
  for (const std::string_view suffix : {".128", ".256", ".512"})
    if (intrinsic.ends_with(suffix)) intrinsic.remove_suffix(suffix.size());
  for (const std::string_view set : {"sse.", "sse2.", "sse3.", "ssse3.", "sse41.", "sse42.", "avx.",
                                     "avx2.", "avx512.", "aesni.", "bmi.", "fma."})
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
    {"PERMVARDF", "VPERMPDrr"},
    {"PERMVARDI", "VPERMQrr"},
    {"PERMVARHI", "VPERMWrr"},
    {"PERMVARSF", "VPERMPS"},
    {"PERMVARSI", "VPERMD"},
    {"VPERMI2VARD", "VPERMT2Drr"},
    {"VPERMI2VARHI", "VPERMT2Wrr"},
    {"VPERMI2VARPD", "VPERMT2PDrr"},
    {"VPERMI2VARPS", "VPERMT2PSrr"},
    {"VPERMI2VARQ", "VPERMT2Qrr"},
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

// The row of the mnemonic that has so many operands, preferably of this width. `widest`: bytes of
// the widest vector; `narrows`: to 16 bytes or less.
std::optional<Instruction> instruction_named(const std::string& mnemonic, size_t operands,
                                             unsigned widest, bool narrows) {
  const bool is_wide = widest >= 32;
  if (const auto found = instruction_of_flag(mnemonic, is_wide)) return found;
  Instruction made;
  for (const Irregular& irregular : kIrregular)
    if (irregular.mnemonic == mnemonic) {
      made.row = *row_named(std::string(irregular.row));
      if (mnemonic.starts_with("PERM")) made.order = kIndicesFirst;
      return made;
    }
  for (const bool has_width : {true, false})
    for (const char* prefix : {is_wide && !narrows ? "V" : "", "", "V", "Z"})
      for (const char* suffix :
           {is_wide && narrows ? "Yrr" : "rr", "rr", "rri", "ri", "Zrr", "Zri", ""})
        if (const auto row = row_named(prefix + mnemonic + suffix);
            row && Execution(*row, 16).in_count == operands &&
            (!has_width || (x86::target()[x86::opcode(*row)].widths & widest) != 0)) {
          made.row = *row;
          if (mnemonic.starts_with("PBLENDM")) made.order = kMaskFirst;
          return made;
        }
  return std::nullopt;
}

char letter_of(Shape lane) {
  return lane.bits == 8 ? 'B' : lane.bits == 16 ? 'W' : lane.bits == 32 ? 'D' : 'Q';
}

// What stands for bytes of operands that are undefined, the last ones of lanes and the others: the
// least and the greatest numbers are among them. Those of two operands differ, but for two more
// tries: in one each has what the other operand has there, in one all are zero.
struct Fill {
  uint8_t last, others;
};
constexpr Fill kFills[] = {{0, 0},    {0xFF, 0xFF}, {0x80, 0x80}, {0x7F, 0x7F},
                           {0x80, 0}, {0x7F, 0xFF}, {0x55, 0x55}, {0x3C, 0x3C}};

uint8_t filled_byte(std::span<const Samples* const> in, size_t operand, size_t fill, unsigned run,
                    unsigned b, unsigned lane_bytes) {
  if (fill < std::size(kFills)) {
    const Fill& filled = kFills[(fill + operand) % std::size(kFills)];
    return b % lane_bytes == lane_bytes - 1 ? filled.last : filled.others;
  }
  if (in.size() < 2 || fill > std::size(kFills)) return 0;
  const Samples& other = *in[operand == 0 ? 1 : 0];
  return b < 8u * other.words ? other.bytes(run)[b] : 0;
}

}  // namespace

// The name of a packed instruction lacks the lanes: those of the result, or of both; of a mask
// those that are compared. That of masks from lanes has theirs in its middle.
bool Source::packed(InstId id, std::string_view name) {
  const std::span<const Value> operands = function_.operands(id);
  const Shape to = shape_of(id), from = shape_of(operands[0]);
  const std::string number = from.bits == 64 ? "D" : "S",
                    lane(1, letter_of(to.is_mask() ? from : to)),
                    narrowed = std::string(1, letter_of(from)) + letter_of(to);
  if (name == "kmov" || name == "kmovr" || name == "kunpck") return words_of_mask(id, operands);
  if (name == "cmpk") return operation(id, "KCMPP" + number, operands);
  if (name == "pmov2m") return operation(id, "PMOV" + lane + "2M", operands);
  const std::string mnemonic = in_capitals(name);
  const bool has_numbers = name.ends_with('p');
  for (const std::string& lanes : {has_numbers ? number : std::string(), lane, narrowed})
    if (operation(id, mnemonic + lanes, operands)) return true;
  return name == "pternlog" && operation(id, "PTERNLOGD", operands);  // bits have no lanes
}

// An integer from a mask, a mask from an integer, or from an upper and a lower mask.
bool Source::words_of_mask(InstId id, std::span<const Value> operands) {
  const Shape to = shape_of(id), from = shape_of(operands[0]);
  const Samples* upper = operands.size() == 3 ? value(operands[0]) : nullptr;
  const Samples* lower = value(operands[upper != nullptr ? 1 : 0]);
  const Samples* shift = upper != nullptr ? value(operands[2]) : nullptr;
  if (lower == nullptr || to.bits == 0 || from.bits == 0) return false;
  Samples* made = new_samples(arena_, to.words());
  for (unsigned run = 0; run < kRuns; ++run) {
    const unsigned count = shift != nullptr ? shift->word(run) & 63 : 0;
    ByteSet undefined = lower->undefined_bytes(run);
    if (!to.is_mask() && undefined != 0) undefined = to.all_bytes();
    if (!from.is_mask() && undefined != 0) undefined = UINT64_MAX;
    uint64_t bits = lower->word(run);
    if (upper != nullptr) {
      bits = (bits & low_mask(count)) | upper->word(run) << count;
      undefined = (undefined & low_mask(count)) | upper->undefined_bytes(run) << count;
    }
    made->word(run) = bits & low_mask(to.bits * to.lanes);
    forget(*made, run, undefined & to.all_bytes(), arena_);
  }
  values_[id.index()] = made;
  return true;
}

// Of floats and doubles to integers, where the instruction says what becomes of those that do not
// fit: "llvm.lilt.truncate.unsigned.numbers" is vcvttpd2uqq, or another of its kind.
bool Source::conversion(InstId id, std::string_view name) {
  constexpr std::string_view kTruncate = "llvm.lilt.truncate.";
  if (!name.ends_with(".numbers")) return false;
  const auto operands = function_.operands(id).subspan(2);
  std::string mnemonic = name.starts_with(kTruncate) ? "CVTTP" : "CVTP";
  mnemonic += shape_of(operands[0]).bits == 64 ? "D2" : "S2";
  if (name.find(".unsigned.") != name.npos) mnemonic += 'U';
  return operation(id, mnemonic + (shape_of(id).bits == 64 ? "QQ" : "DQ"), operands);
}

bool Source::x86_intrinsic(InstId id, std::string_view name) {
  return operation(id, mnemonic_of(name), function_.operands(id).subspan(2));
}

// Whether there is an instruction of that name. The bytes of the result that depend on undefined
// bytes are undefined; of floating-point numbers, or made from them, the lanes, since the bytes
// that are tried are few and lead to few numbers.
bool Source::operation(InstId id, const std::string& mnemonic, std::span<const Value> operands) {
  const Shape to = shape_of(id);
  unsigned widest = to.lanes > 1 && !to.is_mask() ? to.bytes() : 0;
  std::vector<const Samples*> in;
  bool is_undefined = false;
  for (const Value operand : operands) {
    const Shape shape = shape_of(operand);
    if (shape.lanes > 1 && !shape.is_mask()) widest = std::max(widest, shape.bytes());
    in.push_back(value(operand));
    if (in.back() == nullptr) return false;
    is_undefined |= in.back()->undefined != nullptr;
  }
  const auto found = instruction_named(mnemonic, operands.size(), widest, to.lanes * to.bits < 256);
  if (!found || to.bits == 0) return false;
  const bool has_width_of_result =
      (x86::target()[x86::opcode(found->row)].widths & widest) == 0 || widest == 0;
  Execution e(found->row, has_width_of_result ? to.bytes() : widest);
  if (e.in_count != operands.size() || !semantics_.has(found->row)) return false;
  // Which operand's NaN a fused instruction gives depends on the order of its operands.
  const bool is_fused = e.desc.name.starts_with("FMADDSUB");
  const bool is_of_numbers = to.is_floating || shape_of(operands[0]).is_floating;
  Samples* made = new_samples(arena_, to.words());
  const size_t fills = is_undefined ? std::size(kFills) + 2 : 1;
  for (unsigned run = 0; run < kRuns; ++run)
    for (size_t fill = 0; fill < fills; ++fill) {
      for (size_t o = 0; o < operands.size(); ++o) {
        const Samples& operand = *in[found->order[o]];
        machine::Bytes& bytes = e.in[o];
        bytes = {};
        std::memcpy(bytes.bytes.data(), operand.bytes(run), 8 * size_t{operand.words});
        if (e.is_immediate[o]) bytes.set_lane<int64_t>(0, operand.word(run) & 0xFF);
        const ByteSet undefined = operand.undefined_bytes(run);
        const Shape shape = shape_of(operands[found->order[o]]);
        if (shape.is_mask())
          bytes.set_lane<uint64_t>(
              0, (operand.word(run) & ~undefined) | (fill % 2 != 0 ? undefined : 0));
        else
          for (unsigned b = 0; undefined != 0 && b < 8u * operand.words; ++b)
            if ((undefined >> b & 1) != 0)
              bytes.bytes[b] = filled_byte(in, found->order[o], fill, run, b, (shape.bits + 7) / 8);
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
      if (to.is_mask()) result.set_lane<uint64_t>(0, result.lane<uint64_t>(0) & low_mask(to.lanes));
      ByteSet differs = e.is_undefined ? to.all_bytes() : 0;
      for (unsigned b = 0; fill != 0 && b < to.bytes() && !to.is_mask(); ++b)
        differs |= ByteSet{made->bytes(run)[b] != result.bytes[b]} << b;
      if (fill != 0 && to.is_mask()) differs |= made->word(run) ^ result.lane<uint64_t>(0);
      if (fill == 0) std::memcpy(made->bytes(run), result.bytes.data(), to.bytes());
      for (unsigned lane = 0; lane < to.lanes && is_of_numbers; ++lane) {
        const ByteSet bytes = lane_bytes(lane, to.bits);
        const bool is_any_nan = is_fused && is_nan(lane_of(*made, run, lane, to.bits), to.bits);
        if (is_any_nan || (differs & bytes) != 0) differs |= bytes;
      }
      forget(*made, run, differs, arena_);
    }
  values_[id.index()] = made;
  return true;
}

}  // namespace lilt::certify
