// An input of the compiler that has been read.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ir/ssa/built_bodies.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::backend {

struct CompileOptions;

// The section of an object that has its module's IR: not for linkers.
inline constexpr std::string_view kEmbeddedSection = ".lilt.ir";

// The text and its module's header. A dump may hold machine functions; then `machine_text` has all
// of the text, and `source` has blanks in their place. A module that was built has no text.
struct Input {
  std::unique_ptr<SourceText> source;
  std::unique_ptr<SourceText> machine_text;
  std::unique_ptr<ssa::BuiltBodies> built;
  std::unique_ptr<ssa::Module> module;
  // The text is what a front end has just printed: it has no errors, even where nothing reads it.
  bool is_generated = false;
  // Whoever runs its code looks local symbols up by name, to call or change them.
  bool is_looked_up = false;
  // What its object carries for the link of whole programs (driver/embedded_ir.h), if anything.
  std::string embedded;
};

// Opens a file ("-": standard input) and reads the header; null after errors that leave nothing to
// work with (no such file). Other errors are reported, and the module holds what could be read.
// `triple`: replaces the text's own, if not empty.
std::unique_ptr<Input> read_input(const std::string& path, const CompileOptions& options,
                                  std::string_view triple, Diagnostics& diagnostics);
// Text as it is; the text of bitcode under the same name, empty after an error.
std::unique_ptr<SourceText> as_text(std::unique_ptr<SourceText> source, Diagnostics& diagnostics);
// The same of a text that is there, or of bitcode; never null.
std::unique_ptr<Input> read_text(std::unique_ptr<SourceText> source, const CompileOptions& options,
                                 std::string_view triple, Diagnostics& diagnostics);

// Changes a header that has been read as the options say.
void apply_options(ssa::Module& header, const CompileOptions& options);

// The pass that a dump of machine functions comes after: the one that its banner names, else the
// earliest one whose output may look like its first function. Code whose frame is laid out counts
// as finished, which no pass changes, but for the unwind steps that it may lack.
std::string_view pass_before(const Input& dump);

}  // namespace lilt::backend
