// What the parsers of a header's entities share: the module and the place in the text, and the
// parts that several kinds of entities have.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "frontend/llvm/attribute_parser.h"
#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/promises.h"
#include "frontend/llvm/read_ahead.h"

namespace lilt::frontend {

// A header that is being read.
struct HeaderContext {
  HeaderContext(const SourceText& text, Diagnostics& diagnostics);

  const SourceText& source;
  std::optional<ReadAhead> read_ahead;
  std::unique_ptr<ssa::Module> module;
  Reporter reporter;
  Cursor cursor;
  ParseContext context;
  TypeParser types;
  ConstantParser constants;
  AttributeParser attributes;

  struct ComdatUse {
    std::string_view name;
    SourceOffset offset;
  };
  std::vector<ComdatUse> comdat_uses;
  std::vector<const Promise*> warned_promises;  // once each
  std::vector<SourceOffset> block_addresses;    // `blockaddress` in bodies and initialisers
  bool bodies_overlap = false;                  // see find_body_end: some body was not closed
};

class EntityParser {
 protected:
  struct Prefix {
    bool linkage_is_written = false;
    SourceOffset linkage_place = kNoOffset;
  };

  explicit EntityParser(HeaderContext& header)
      : header_(header),
        source_(header.source),
        module_(header.module),
        reporter_(header.reporter),
        cursor_(header.cursor),
        context_(header.context),
        types_(header.types),
        constants_(header.constants),
        attributes_(header.attributes) {}

  bool parse_symbol_property(ssa::Symbol& symbol, Prefix& prefix);
  bool parse_placement(ssa::Symbol& symbol);
  void parse_debug_attachment(ssa::Symbol& symbol);
  void skip_value();
  bool begins_entity_here() const;
  void report_redefinition(std::string_view name, SourceOffset place, SourceOffset first);
  void heed_promise(const Promise* promise, SourceOffset place);

  HeaderContext& header_;
  const SourceText& source_;
  std::unique_ptr<ssa::Module>& module_;
  Reporter& reporter_;
  Cursor& cursor_;
  ParseContext& context_;
  TypeParser& types_;
  ConstantParser& constants_;
  AttributeParser& attributes_;

 private:
  ssa::TlsModel parse_tls_model();
  void skip_vector();
};

// What headers of functions say, each entry with its function, which is known at the header's end.
template <class Entry>
class HeaderList {
 public:
  // Begins a header: drops the entries of one that was not kept.
  void start() { entries_.resize(kept_); }
  void add(const Entry& entry) { entries_.push_back(entry); }
  std::span<Entry> of_header() { return std::span(entries_).subspan(kept_); }
  // The header's entries are the function's.
  void keep(ssa::SymbolId function) {
    for (Entry& entry : of_header()) entry.symbol = function;
    kept_ = entries_.size();
  }
  std::span<Entry> kept() { return std::span(entries_).first(kept_); }

 private:
  std::vector<Entry> entries_;
  size_t kept_ = 0;
};

}  // namespace lilt::frontend
