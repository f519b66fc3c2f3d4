// Link-time optimization: the objects of -flto are compiled again as one module.
//
// The linker itself resolves: it links the objects' machine code first, and its cross reference
// says which archive members take part, and which symbols something else than the modules refers
// to. These stay; all others become internal, so that their functions come in, or go. What has no
// IR (assembly, other compilers' objects, libraries) takes part as machine code.
//
// Source: LLVM's LTO, whose linkers say the same by a plugin's calls.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "driver/output.h"
#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::driver {

// A line of the linker, and what of it is compiled again.
class WholeProgram {
 public:
  // `line`: objects, archives and arguments of the linker, in order.
  WholeProgram(std::vector<std::string> line, Diagnostics& diagnostics)
      : line_(std::move(line)), diagnostics_(diagnostics) {}

  // Whether at least one object carries IR, and nothing asks the linker for what IR does not show;
  // warns if something does.
  bool is_worthwhile();
  // The line of the first link, whose map goes into the file.
  std::vector<std::string> line_for_map(const std::string& map) const;
  // Reads the map and the file that was linked. False after errors.
  bool resolve(const std::string& map, const std::string& linked);
  // The texts of the modules, in the linker's order; names that others refer to.
  std::vector<std::unique_ptr<SourceText>> take_texts() { return std::move(texts_); }
  const std::set<std::string, std::less<>>& exported() const { return exported_; }
  // The line with the one object in the place of those that carry IR, before all others.
  std::vector<std::string> line_with(const std::string& object) const;

 private:
  bool add_text(const std::string& name, std::string_view object);
  bool add_members(std::string_view map);
  void note_symbols(std::string_view object);
  void note_references(std::string_view map);
  void note_words();

  std::vector<std::string> line_;
  Diagnostics& diagnostics_;
  std::set<std::string, std::less<>> objects_;  // that carry IR, as the linker names them
  std::vector<std::unique_ptr<SourceText>> texts_;
  std::set<std::string, std::less<>> exported_;
};

}  // namespace lilt::driver
