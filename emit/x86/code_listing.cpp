// Idea: line entries of a code image say where the code of each origin starts. While the origins
// number the instructions, they say where each instruction starts, after branch relaxation, too.
#include "emit/x86/code_listing.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "emit/object/debug_sections.h"
#include "ir/mir/machine_printer.h"
#include "ir/support/text.h"

namespace lilt::x86 {
namespace {

using object::CodeImage;
using object::Relocation;

// By RelocationKind.
constexpr std::string_view kRelocationNames[] = {
    "abs64",       "abs32",           "pc32",          "pc64",        "plt32", "got-pc32",
    "tp-offset32", "got-tp-offset32", "tls-general32", "dtp-offset64"};

class CodeListing {
 public:
  CodeListing(mir::MachineFunction& function, Encoder& encoder) {
    encode_numbered(function, encoder, image_);
    places_.resize(function.instructions.size());
    for (size_t i = 0; i < image_.lines.size(); ++i) {
      const bool is_last = i + 1 == image_.lines.size();
      places_[image_.lines[i].origin] = {
          image_.lines[i].code_offset,
          is_last ? static_cast<uint32_t>(image_.bytes.size()) : image_.lines[i + 1].code_offset};
    }
    leave_out_padding(function);
    std::ranges::sort(image_.relocations, {}, &Relocation::offset);
  }

  std::string note(size_t instruction) const {
    const auto [start, end] = places_[instruction];
    if (start == end) return {};
    std::string text;
    append_hex(text, start, 4);
    text += ' ';
    for (uint32_t i = start; i < end; ++i) append_hex(text += ' ', image_.bytes[i], 2);
    auto at = std::ranges::lower_bound(image_.relocations, start, {}, &Relocation::offset);
    for (; at != image_.relocations.end() && at->offset < end; ++at) append_relocation(text, *at);
    return text;
  }

 private:
  // Of an instruction's code; empty for steps of the unwind table.
  struct Place {
    uint32_t start = 0, end = 0;
  };

  // Padding follows the last code before its block.
  void leave_out_padding(const mir::MachineFunction& function) {
    std::map<uint32_t, uint32_t> code_ends;  // by where the next block's code starts
    for (size_t i = 0; i < function.layout.size(); ++i)
      if (image_.block_paddings[i] != 0)
        code_ends[image_.block_offsets[i]] = image_.block_offsets[i] - image_.block_paddings[i];
    for (Place& place : places_)
      if (auto found = code_ends.find(place.end);
          found != code_ends.end() && place.start < place.end)
        place.end = found->second;
  }

  static void append_hex(std::string& text, uint32_t value, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
      text += "0123456789abcdef"[value >> shift & 15];
  }

  void append_relocation(std::string& text, const Relocation& relocation) const {
    ((text += "  ") += kRelocationNames[static_cast<size_t>(relocation.kind)]) += ' ';
    append_llvm_name(text, '@', image_.symbols[relocation.symbol]);
    if (relocation.addend == 0) return;
    text += relocation.addend < 0 ? " - " : " + ";
    append_decimal(text, relocation.addend < 0 ? -relocation.addend : relocation.addend);
  }

  CodeImage image_;
  std::vector<Place> places_;  // by instruction
};

}  // namespace

Encoder::Problem encode_numbered(mir::MachineFunction& function, Encoder& encoder,
                                 CodeImage& image) {
  std::vector<SourceOffset> origins;
  for (mir::MachineInstr& instruction : function.instructions)
    origins.push_back(std::exchange(instruction.origin, static_cast<SourceOffset>(origins.size())));
  Encoder::Problem problem = encoder.encode(function, image);
  for (size_t i = 0; i < origins.size(); ++i) function.instructions[i].origin = origins[i];
  if (problem.origin != kNoOffset) problem.origin = origins[problem.origin];
  return problem;
}

std::vector<uint32_t> find_code_offsets(mir::MachineFunction& function, Encoder& encoder) {
  CodeImage image;
  encode_numbered(function, encoder, image);
  std::vector<uint32_t> starts(function.instructions.size(), UINT32_MAX);
  for (const object::LineEntry& entry : image.lines) starts[entry.origin] = entry.code_offset;
  std::vector<uint32_t> offsets;
  for (const mir::BlockId block : function.layout)
    for (const mir::MachineInstr& instruction : function.instructions_of(block))
      offsets.push_back(starts[static_cast<size_t>(&instruction - function.instructions.data())]);
  offsets.push_back(static_cast<uint32_t>(image.bytes.size()));
  for (size_t i = offsets.size() - 1; i-- > 0;) offsets[i] = std::min(offsets[i], offsets[i + 1]);
  return offsets;
}

// A mark before each instruction says which lines are its own.
AssemblyLines assembly_lines(const mir::MachineFunction& function, uint32_t function_number,
                             AsmSyntax syntax) {
  std::vector<SourceOffset> origins;
  for (const mir::BlockId block : function.layout)
    for (const mir::MachineInstr& instruction : function.instructions_of(block))
      origins.push_back(instruction.origin);
  std::vector<uint32_t> marked(origins.size());
  std::iota(marked.begin(), marked.end(), 0u);
  object::FunctionAssembly assembly;
  print_gas(assembly, function, function_number, syntax, object::LineLocator(nullptr), marked);
  std::string mark;
  object::print_debug_point(mark, function_number, 0);
  mark.resize(mark.rfind('_') + 1);
  AssemblyLines lines;
  size_t next = 0;  // instruction
  for (size_t begin = 0, end = 0; begin < assembly.text.size(); begin = end + 1) {
    end = assembly.text.find('\n', begin);
    const std::string_view line = std::string_view(assembly.text).substr(begin, end - begin);
    if (line.starts_with(mark)) {
      ++next;
    } else if (!line.starts_with("\t.cfi_")) {
      (lines.text += line) += '\n';
      const bool is_code = next != 0 && line.starts_with('\t') && !line.starts_with("\t.");
      lines.origins.push_back(is_code ? origins[next - 1] : kNoOffset);
    }
  }
  return lines;
}

void print_listing(std::string& out, mir::MachineFunction& function, Encoder& encoder) {
  const CodeListing listing(function, encoder);
  auto note = [&](const mir::MachineInstr& instruction) {
    return listing.note(static_cast<size_t>(&instruction - function.instructions.data()));
  };
  mir::print(out, function, {.after = note});
}

}  // namespace lilt::x86
