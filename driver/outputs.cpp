#include "driver/outputs.h"

#include <filesystem>

#include "backend/pipeline.h"
#include "ir/support/words.h"

namespace lilt::driver {

namespace {

// In the input's folder, and only the extensions of LLVM are replaced.
std::string output_as_llc(const std::string& path, const char* extension) {
  std::filesystem::path output(path);
  if (path == "-") return path;
  if (!is_one_of(output.extension().string(), {".ll", ".bc", ".mir"})) return path + extension;
  return output.replace_extension(extension);
}

}  // namespace

bool stops_early(const Options& options) { return backend::stops_early(options.compile.pipeline); }

std::string output_of(const Options& options, const std::string& path) {
  if (!options.output.empty()) return options.output;
  if (stops_early(options)) return "-";
  switch (options.file_type) {
    case FileType::Executable:
      return "a.out";
    case FileType::Null:
      return {};
    case FileType::Assembly:
      if (options.inputs.size() == 1 && !options.names_outputs_as_llc &&
          !options.front_end.is_used())
        return "-";
      break;
    case FileType::Object:
      break;
  }
  const char* extension = options.file_type == FileType::Assembly ? ".s" : ".o";
  if (options.names_outputs_as_llc) return output_as_llc(path, extension);
  return path == "-" ? "-" : std::filesystem::path(path).filename().replace_extension(extension);
}

}  // namespace lilt::driver
