// Files that `lilt cc` leaves beside its outputs on request, named as clang names them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "driver/front_end.h"
#include "driver/object_contents.h"
#include "driver/options.h"
#include "ir/support/diagnostic.h"

namespace lilt::driver {

// The file of -save-temps that a source is kept in after a stage, `extension` with its point.
std::string saved_file(const Options& options, const FrontEndSource& source,
                       std::string_view extension);

// All of them, each with its source.
std::vector<std::pair<std::string, std::string>> saved_files(const Options& options);

// The assembly text that a front end's IR becomes, compiled without messages, remarks and dumps;
// none after errors. `name`: of the IR, for debug information.
std::optional<Contents> quiet_assembly(const Options& options, const std::string& name,
                                       const std::string& text);

// The extension of the source after its preprocessor: .i, .ii or .mi; empty if it has run already.
std::string_view preprocessed_extension(const FrontEndSource& source);

// Appends the source's entry to the file of -MJ. Reports a file that cannot be written.
void append_to_database(const Options& options, const FrontEndSource& source,
                        const std::string& clang, const std::string& output,
                        Diagnostics& diagnostics);

// What a fault of lilt leaves behind, so that it can be reported: the IR, and of a source also its
// preprocessed text and a script that compiles it.
struct Reproducer {
  const Options& options;
  const std::vector<std::string>& words;  // of the command line
  std::string reason;
  std::string_view text;  // the IR
  std::string path;       // of the input
  int source = -1;        // number of the source that the IR comes from
};
// Writes the files into the folder of -fcrash-diagnostics-dir, $CLANG_CRASH_DIAGNOSTICS_DIR, or for
// temporary files. Returns the lines that name them; those that cannot be written are missing.
std::string write_reproducer(const Reproducer& reproducer, FrontEnds& front_ends);

}  // namespace lilt::driver
