// Compares the bytes of all functions of programs with the instructions that were encoded, by
// another decoder (runtime/bytes); then changes bytes and relocations, one at a time, and
// counts the changes that this comparison finds.
//
//   code_bytes [--faults N] [--every N] [--seed N] FILE|DIRECTORY…
//
// Programs are compiled at -O0 and -O2. --faults: number per function (20); --every: takes every
// Nth program (1). Status 1 if some bytes differ, or a change is missed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <random>
#include <string>

#include "backend/compile/callee_bodies.h"
#include "backend/compile/input.h"
#include "backend/pipeline.h"
#include "emit/x86/code_listing.h"
#include "frontend/llvm/parser.h"
#include "runtime/bytes/comparison.h"

namespace {

using namespace lilt;
using object::CodeImage;

struct Options {
  unsigned faults = 20, every = 1, seed = 1;
  std::vector<std::string> files;
};

struct Counts {
  size_t functions = 0, instructions = 0, differences = 0;
  size_t planted = 0, caught = 0, same = 0, missed = 0;
};

class Campaign {
 public:
  Campaign(const Options& options, Counts& counts) : options_(options), counts_(counts) {}
  void try_program(const std::string& path, int level);

 private:
  void compare(const std::string& place);
  void plant(const std::string& place);
  bool change();
  bool change_byte();
  bool change_relocation();
  bool is_same_text(const std::vector<uint8_t>& before) const;
  bool is_assembly_at(uint32_t offset) const;

  const Options& options_;
  Counts& counts_;
  const bytes::Decoder decoder_;
  x86::Encoder encoder_;
  mir::MachineFunction machine_;
  CodeImage image_;
  std::vector<uint32_t> offsets_;                       // by instruction
  std::vector<std::pair<uint32_t, uint16_t>> opcodes_;  // by offset
  std::mt19937 random_;
};

void Campaign::try_program(const std::string& path, int level) {
  std::string error;
  Diagnostics diagnostics;
  const std::unique_ptr<SourceText> source = SourceText::open(path, error);
  if (source == nullptr) return;
  const std::unique_ptr<ssa::Module> module = frontend::parse_module_header(*source, diagnostics);
  if (module == nullptr || diagnostics.has_errors()) return;
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  backend::CalleeBodies callees(*module);
  backend::PipelineOptions options;
  options.level = level;
  backend::Pipeline pipeline(options, {}, diagnostics);
  pipeline.set_inline_bodies(callees);
  random_.seed(options_.seed + static_cast<unsigned>(std::hash<std::string>()(
                                   std::filesystem::path(path).filename())));
  ssa::Function function;
  for (const ssa::SymbolId id : module->symbols()) {
    if ((*module)[id].kind != ssa::SymbolKind::Function || !(*module)[id].is_definition) continue;
    overlay.reset();
    callees.start_caller();
    if (!parser.parse(id, function) || diagnostics.has_errors() ||
        pipeline.run(function, machine_, &parser.analyses()) != backend::Pipeline::Result::Finished)
      return;
    compare(path + " -O" + std::to_string(level) + " @" + std::string(machine_.name()));
  }
}

void Campaign::compare(const std::string& place) {
  if (!x86::encode_numbered(machine_, encoder_, image_).message.empty()) return;
  offsets_.assign(machine_.instructions.size(), 0);
  opcodes_.clear();
  for (const object::LineEntry& line : image_.lines) {
    offsets_[line.origin] = line.code_offset;
    opcodes_.emplace_back(line.code_offset, machine_.instructions[line.origin].opcode);
  }
  ++counts_.functions;
  counts_.instructions += opcodes_.size();
  const std::string difference = bytes::compare(decoder_, machine_, image_, offsets_);
  if (!difference.empty()) {
    ++counts_.differences;
    std::printf("DIFFERS %s: %s\n", place.c_str(), difference.c_str());
    return;
  }
  for (unsigned i = 0; i < options_.faults && !image_.bytes.empty(); ++i) plant(place);
}

void Campaign::plant(const std::string& place) {
  const std::vector<uint8_t> bytes = image_.bytes;
  const std::vector<object::Relocation> relocations = image_.relocations;
  if (change()) {
    ++counts_.planted;
    const bool is_caught = !bytes::compare(decoder_, machine_, image_, offsets_).empty();
    if (is_caught) {
      ++counts_.caught;
    } else if (relocations == image_.relocations && is_same_text(bytes)) {
      ++counts_.same;
    } else {
      ++counts_.missed;
      for (size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] != image_.bytes[i])
          std::printf("MISSED %s: byte %zu: %02x became %02x\n", place.c_str(), i, bytes[i],
                      image_.bytes[i]);
      if (relocations != image_.relocations)
        std::printf("MISSED %s: a relocation\n", place.c_str());
    }
  }
  image_.bytes = bytes;
  image_.relocations = relocations;
}

// False: it was not one to judge.
bool Campaign::change() {
  return random_() % 8 == 0 && !image_.relocations.empty() ? change_relocation() : change_byte();
}

// A bit, or all of a byte. Inline assembly is not compared.
bool Campaign::change_byte() {
  const auto at = static_cast<uint32_t>(random_() % image_.bytes.size());
  if (is_assembly_at(at)) return false;
  const auto mask = static_cast<uint8_t>(random_() % 2 == 0 ? 1 << random_() % 8 : random_());
  image_.bytes[at] ^= mask;
  return mask != 0;
}

bool Campaign::change_relocation() {
  const size_t at = random_() % image_.relocations.size();
  object::Relocation& relocation = image_.relocations[at];
  if (is_assembly_at(relocation.offset)) return false;
  switch (random_() % 5) {
    case 0:
      ++relocation.offset;
      return true;
    case 1:
      relocation.addend += 1 + static_cast<int>(random_() % 8);
      return true;
    case 2: {
      const auto symbol = static_cast<uint32_t>(random_() % image_.symbols.size());
      if (image_.symbols[symbol] == image_.symbols[relocation.symbol]) return false;
      relocation.symbol = symbol;
      return true;
    }
    case 3:
      relocation.kind = relocation.kind == object::RelocationKind::Plt32
                            ? object::RelocationKind::PcRelative32
                            : object::RelocationKind::Plt32;
      return true;
    default:
      image_.relocations.erase(image_.relocations.begin() + static_cast<std::ptrdiff_t>(at));
      return true;
  }
}

bool Campaign::is_assembly_at(uint32_t offset) const {
  const auto after =
      std::ranges::upper_bound(opcodes_, offset, {}, &std::pair<uint32_t, uint16_t>::first);
  return after != opcodes_.begin() && std::prev(after)->second == x86::opcode(x86::Op::ASM);
}

// Other bytes of the same instruction: some bits have no meaning.
bool Campaign::is_same_text(const std::vector<uint8_t>& before) const {
  for (size_t i = 0; i < opcodes_.size(); ++i) {
    const uint32_t begin = opcodes_[i].first, end = i + 1 < opcodes_.size()
                                                        ? opcodes_[i + 1].first
                                                        : static_cast<uint32_t>(before.size());
    for (uint32_t at = begin; at < end;) {
      bytes::Instruction a, b;
      const std::span<const uint8_t> old(before.data() + at, end - at),
          now(image_.bytes.data() + at, end - at);
      if (std::ranges::equal(old, now)) break;
      if (!decoder_.decode(old, a) || !decoder_.decode(now, b) || a.size != b.size) return false;
      const bool is_no_operation = a.is_padding && b.is_padding;
      if (!is_no_operation && decoder_.text(old) != decoder_.text(now)) return false;
      at += a.size;
    }
  }
  return true;
}

Options read_arguments(int count, char** words) {
  Options options;
  std::vector<std::string> files;
  const std::map<std::string, unsigned*> numbers = {
      {"--faults", &options.faults}, {"--every", &options.every}, {"--seed", &options.seed}};
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (const auto number = numbers.find(word); number != numbers.end() && i + 1 < count)
      *number->second = static_cast<unsigned>(std::atoi(words[++i]));
    else if (!std::filesystem::is_directory(word))
      files.push_back(word);
    else
      for (const auto& entry : std::filesystem::recursive_directory_iterator(word))
        if (entry.path().extension() == ".ll") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  for (size_t i = 0; i < files.size(); i += std::max(options.every, 1u))
    options.files.push_back(files[i]);
  return options;
}

}  // namespace

int main(int count, char** words) {
  const Options options = read_arguments(count, words);
  Counts counts;
  Campaign campaign(options, counts);
  for (const std::string& file : options.files)
    for (const int level : {0, 2}) campaign.try_program(file, level);
  std::printf("%zu functions of %zu instructions, %zu differ from their bytes\n", counts.functions,
              counts.instructions, counts.differences);
  std::printf("%zu changes: %zu found, %zu are other bytes of the same instruction, %zu missed\n",
              counts.planted, counts.caught, counts.same, counts.missed);
  return counts.functions == 0 || counts.differences + counts.missed != 0 ? 1 : 0;
}
