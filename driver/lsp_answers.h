// What a language server answers of one open text, as the protocol's JSON.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "driver/lsp_compiled.h"
#include "driver/lsp_names.h"
#include "driver/lsp_text.h"

namespace lilt::driver::lsp {

using nlohmann::json;

// A text that is open, and what is known of its version.
class Document {
 public:
  Document(std::string uri, std::string text, bool counts_bytes)
      : uri_(std::move(uri)), text_(std::move(text), counts_bytes) {}

  const Text& text() const { return text_; }
  const std::string& uri() const { return uri_; }
  template <class Change>
  void change(Change make) {
    text_.take_back();
    functions_.reset();
    compiled_.reset();
    make(text_);
    is_checked = false;
  }
  const std::vector<FunctionPlace>& functions() {
    if (!functions_) functions_ = functions_in(text_.text());
    return *functions_;
  }
  // Ends what functions() and occurrences_at() have given, since it takes the text, the first time.
  CompiledText& compiled(const backend::CompileOptions& options) {
    if (compiled_ != nullptr) return *compiled_;
    functions_.reset();  // its names are parts of the text
    compiled_ = std::make_unique<CompiledText>(uri_, text_.lend(), options);
    text_.refer_to(compiled_->text());
    return *compiled_;
  }
  std::optional<Occurrences> occurrences_at(uint32_t offset) {
    return lsp::occurrences_at(text_.text(), functions(), offset);
  }

  int64_t version = 0;
  bool is_checked = false;  // its messages are sent

 private:
  std::string uri_;
  Text text_;
  std::optional<std::vector<FunctionPlace>> functions_;
  std::unique_ptr<CompiledText> compiled_;
};

// A place, and a part of the text by its offsets.
json as_json(Position position);
json range_of(const Text& text, uint32_t begin, uint32_t end);

// The messages of `lilt check`, each at its word.
json diagnostics_of(Document& document, const backend::CompileOptions& options);
// Of the name at the offset: type, uses, and of a local its places after allocation and the machine
// code of its line; null without a name.
json hover_at(Document& document, uint32_t offset, const backend::CompileOptions& options);
// The names that may stand there by the sigil before it; without one instructions and types.
json completions_at(Document& document, uint32_t offset);
// Functions, and blocks in them.
json folds_of(Document& document);
// Functions, variables and types.
json symbols_of(Document& document);

}  // namespace lilt::driver::lsp
