#include "backend/compile/describe_text.h"

#include <filesystem>
#include <system_error>

#include "ir/support/text.h"

namespace lilt::backend {

namespace {

std::string_view escaped(ssa::Module& header, std::string_view text) {
  std::string out;
  append_llvm_string(out, text);
  return header.keep(out);
}

}  // namespace

void describe_text(ssa::Module& header) {
  ssa::DebugInfo& info = header.debug_info;
  if (info.is_present()) return;
  const SourceText& source = *header.source();
  std::error_code unknown;
  const std::string directory = std::filesystem::current_path(unknown).string();
  const auto file = static_cast<uint32_t>(header.metadata_places.size());
  const uint32_t unit = file + 1;
  uint32_t next = unit + 1;
  info.set_present();
  info.add_file(file, {escaped(header, source.name()), escaped(header, directory)});
  info.add_unit(unit, {file, "lilt", true});
  for (const ssa::SymbolId id : header.symbols()) {
    ssa::Symbol& symbol = header[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    ssa::DebugInfo::Subprogram subprogram;
    subprogram.name = escaped(header, symbol.name);
    subprogram.file = file;
    subprogram.line = source.position(symbol.offset).line;
    subprogram.unit = unit;
    symbol.debug_node = next;
    info.add_subprogram(next++, subprogram);
  }
}

}  // namespace lilt::backend
