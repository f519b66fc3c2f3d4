#include "frontend/llvm/link_modules.h"

#include <algorithm>
#include <set>

#include "frontend/llvm/link_text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// Types that share a name and differ, those that contain one included, get names of their own in
// all modules but the first.
class TypeNames {
 public:
  TypeNames(std::vector<LinkInput>& inputs, Diagnostics& diagnostics)
      : inputs_(inputs), diagnostics_(diagnostics) {}

  bool settle() {
    for (const LinkInput& input : inputs_)
      for (const TypeId type : input.module().types().named_types())
        names_.take(input.module().types()[type].name);
    for (size_t input = 0; input < inputs_.size(); ++input) {
      if (input != 0 && !settle(input)) return false;
      keep(inputs_[input]);
    }
    return true;
  }

 private:
  bool settle(size_t input) {
    const TypeTable& types = inputs_[input].module().types();
    differing_.clear();
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      for (const TypeId type : types.named_types())
        if (!differing_.contains(types[type].name) && differs(types, type)) {
          differing_.insert(types[type].name);
          has_changed = true;
        }
    }
    std::unordered_map<std::string, std::string> renamed;
    for (const std::string_view name : differing_) {
      const std::string base =
          is_in(name[0], kDigit) ? "anon." + std::string(name) : std::string(name);
      renamed.emplace(name, names_.made_of(base));
    }
    return inputs_[input].rename_types(std::move(renamed), diagnostics_);
  }
  // From that of an earlier module whose name stays.
  bool differs(const TypeTable& types, TypeId type) const {
    const auto known = bodies_.find(types[type].name);
    if (types[type].opaque || known == bodies_.end()) return false;
    std::string body;
    types.print_struct_body(body, type);
    return body != known->second || mentions_differing(body);
  }
  void keep(const LinkInput& input) {
    const TypeTable& types = input.module().types();
    for (const TypeId type : types.named_types()) {
      if (types[type].opaque || input.new_name_of_type(types[type].name) != nullptr) continue;
      const auto [at, is_new] = bodies_.try_emplace(types[type].name);
      if (is_new) types.print_struct_body(at->second, type);
    }
  }
  bool mentions_differing(std::string_view body) const {
    bool is_found = false;
    for_each_sigil(body, true, [&](char sigil, std::string_view word) {
      is_found |= sigil == '%' && differing_.contains(unescaped_name(word));
    });
    return is_found;
  }

  std::vector<LinkInput>& inputs_;
  Diagnostics& diagnostics_;
  FreshNames names_;
  std::unordered_map<std::string_view, std::string> bodies_;  // of types whose names stay
  std::set<std::string_view, std::less<>> differing_;         // of the input at hand
};

}  // namespace

LinkedModule link_modules(std::string name, std::vector<std::unique_ptr<SourceText>> sources,
                          const LinkOptions& options, Diagnostics& diagnostics) {
  const size_t errors = diagnostics.error_count();
  LinkedModule result;
  std::vector<LinkInput> inputs(sources.size());
  bool are_read = true;
  for (size_t input = 0; input < inputs.size(); ++input)
    are_read &= inputs[input].read(sources[input], diagnostics);
  result.sources = std::move(sources);
  if (!are_read || !TypeNames(inputs, diagnostics).settle()) return result;
  LinkedSymbols symbols(inputs, options, diagnostics);
  symbols.resolve();
  if (diagnostics.error_count() != errors) return result;
  symbols.settle();
  LinkedText text(inputs, symbols, diagnostics);
  text.write_header(name);
  text.write_types();
  text.write_symbols();
  text.write_rest();
  if (diagnostics.error_count() != errors) return result;
  result.text = SourceText::from_memory(std::move(name), text.take_text());
  result.linked = result.text.get();
  for (const SymbolId symbol : inputs.front().module().symbols())
    if (const std::string& made = inputs.front().new_names[symbol.index()]; !made.empty())
      result.renamed.emplace_back(inputs.front().module()[symbol].name, made);
  result.parts = text.take_parts();
  return result;
}

LinkedModule::Place LinkedModule::origin(SourceOffset offset) const {
  const auto after = std::ranges::upper_bound(parts, offset, {}, &Part::begin);
  if (offset == kNoOffset || after == parts.begin() || std::prev(after)->source == nullptr)
    return {linked, offset};
  const Part& part = *std::prev(after);
  const std::string_view passed = linked->text().substr(part.begin, offset - part.begin);
  const std::string_view original = part.source->text();
  size_t line = part.offset;
  for (size_t lines = static_cast<size_t>(std::ranges::count(passed, '\n')); lines != 0; --lines)
    line = std::min(original.find('\n', line), original.size() - 1) + 1;
  const size_t column = passed.size() - (passed.rfind('\n') + 1);  // npos + 1 is 0
  const size_t end = std::min(original.find('\n', line), original.size());
  return {part.source, static_cast<SourceOffset>(std::min(line + column, end))};
}

void LinkedModule::name_origins(Diagnostics& diagnostics) const {
  Diagnostics named;
  for (Diagnostic each : diagnostics.all()) {
    if (each.source == linked && each.offset != kNoOffset) {
      const Place place = origin(each.offset);
      std::erase_if(each.notes, [&](Diagnostic::NotePlace& note) {
        const Place other = origin(note.offset);
        note.offset = other.offset;
        return other.source != place.source;
      });
      each.source = place.source;
      each.offset = place.offset;
    }
    const bool is_error = each.severity == Severity::Error;
    (is_error ? named.error(std::string()) : named.warning(std::string())) = std::move(each);
  }
  diagnostics = std::move(named);
}

}  // namespace lilt::frontend
