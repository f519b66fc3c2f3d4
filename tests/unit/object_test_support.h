// Shared code of the tests of emit/object, the JIT and the linker: hand-written code and a scratch
// folder.
#pragma once

#include <stdlib.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>

#include "emit/object/code_image.h"
#include "ir/ssa/module.h"

namespace lilt::test {

// A directory that is removed with the test.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "lilt-test-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

inline void write_file(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct CommandResult {
  int status;  // exit status, 128 + n after signal n
  std::string output;
};

// Runs a shell command with standard error joined to standard output.
inline CommandResult run_command(const std::string& command) {
  FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  std::string output;
  char buffer[4096];
  while (size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
  int status = ::pclose(pipe);
  return {WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status), output};
}

// Code written by hand.
class ImageBuilder {
 public:
  ImageBuilder& bytes(std::initializer_list<int> code) {
    for (int byte : code) image_.bytes.push_back(static_cast<uint8_t>(byte));
    return *this;
  }
  // A 32-bit field that refers to a symbol, relative to the field's end.
  ImageBuilder& field(object::RelocationKind kind, std::string_view symbol) {
    image_.relocations.push_back({offset(), kind, symbol_index(symbol), -4});
    return bytes({0, 0, 0, 0});
  }
  ImageBuilder& call(std::string_view symbol) {
    return bytes({0xE8}).field(object::RelocationKind::Plt32, symbol);
  }
  ImageBuilder& load_got_rax(std::string_view symbol) {  // mov symbol@GOTPCREL(%rip), %rax
    return bytes({0x48, 0x8B, 0x05}).field(object::RelocationKind::GotPcRel, symbol);
  }
  ImageBuilder& lea_rdi(std::string_view symbol) {  // lea symbol(%rip), %rdi
    return bytes({0x48, 0x8D, 0x3D}).field(object::RelocationKind::PcRelative32, symbol);
  }
  ImageBuilder& enter() {  // sub $8, %rsp
    return bytes({0x48, 0x83, 0xEC, 0x08}).unwind(object::UnwindKind::DefineCfaOffset, 0, 16);
  }
  ImageBuilder& leave() {  // add $8, %rsp; ret
    return bytes({0x48, 0x83, 0xC4, 0x08})
        .unwind(object::UnwindKind::DefineCfaOffset, 0, 8)
        .bytes({0xC3});
  }
  ImageBuilder& unwind(object::UnwindKind kind, int number, int value) {
    image_.unwind.push_back({offset(), kind, static_cast<uint8_t>(number), value});
    return *this;
  }
  uint32_t offset() const { return static_cast<uint32_t>(image_.bytes.size()); }
  // An exception of a type from the call that ends at `behind` is caught at `pad`.
  void catch_at(uint32_t behind, uint32_t pad, std::string_view type) {
    image_.personality = symbol_index("__gxx_personality_v0");
    image_.type_infos = {symbol_index(type)};
    const std::span<uint32_t> types = image_.names.uninitialized<uint32_t>(1);
    types[0] = 1;
    const auto clauses = image_.names.uninitialized<object::LandingClause>(1);
    clauses[0] = {false, types};
    image_.landing_clauses = {{false, clauses}};
    image_.call_sites = {{behind - 5, behind, pad, 0}};
  }
  const object::CodeImage& image() const { return image_; }

 private:
  uint32_t symbol_index(std::string_view name) {
    image_.symbols.push_back(image_.names.copy(name));
    return static_cast<uint32_t>(image_.symbols.size() - 1);
  }
  object::CodeImage image_;
};

// Code of a function that calls `thrower` and returns the int that it throws.
inline void build_catcher(ImageBuilder& code, std::string_view type = "_ZTIi") {
  code.enter().call("thrower");
  const uint32_t behind = code.offset();
  code.unwind(object::UnwindKind::RememberState, 0, 0).leave();
  code.unwind(object::UnwindKind::RestoreState, 0, 0);
  const uint32_t pad = code.offset();
  code.bytes({0x48, 0x89, 0xC7}).call("__cxa_begin_catch");  // mov %rax, %rdi
  code.bytes({0x8B, 0x00, 0x89, 0x44, 0x24, 0x04});          // mov (%rax), %eax; mov %eax, 4(%rsp)
  code.call("__cxa_end_catch");
  code.bytes({0x8B, 0x44, 0x24, 0x04}).leave();  // mov 4(%rsp), %eax
  code.catch_at(behind, pad, type);
}

inline ssa::SymbolId add_function(ssa::Module& module, std::string_view name,
                                  ssa::Linkage linkage = ssa::Linkage::External,
                                  bool is_definition = true) {
  ssa::Symbol symbol;
  symbol.name = name;
  symbol.linkage = linkage;
  symbol.is_definition = is_definition;
  symbol.type = symbol.source_type = module.types().function(ssa::kI64, {}, false);
  return module.add_symbol(symbol);
}

inline ssa::SymbolId add_variable(ssa::Module& module, std::string_view name, ssa::TypeId type,
                                  ssa::ConstantId initializer, bool is_constant = false,
                                  ssa::Linkage linkage = ssa::Linkage::External) {
  ssa::Symbol symbol;
  symbol.name = name;
  symbol.kind = ssa::SymbolKind::Variable;
  symbol.linkage = linkage;
  symbol.is_definition = initializer.valid();
  symbol.is_constant = is_constant;
  symbol.type = symbol.source_type = type;
  symbol.initializer = initializer;
  return module.add_symbol(symbol);
}

inline ssa::ConstantId integer(ssa::Module& module, uint32_t width, uint64_t value) {
  return module.constants().integer(module.types().integer(width), width, value);
}

inline ssa::SymbolId add_string(ssa::Module& module, std::string_view name, std::string_view text,
                                bool is_constant = true) {
  ssa::TypeId type = module.types().array(text.size(), ssa::kI8);
  return add_variable(module, name, type, module.constants().string(type, text), is_constant);
}

}  // namespace lilt::test
