#include "frontend/llvm/context.h"

namespace lilt::frontend {

using namespace ssa;

std::string ParseContext::shown(TypeId type) const {
  if (reporter.is_flooded()) return "another type";
  std::string text = quoted(types().to_string(type));
  TypeId resolved = types().resolve(type);
  return resolved == type ? text : text + " (which is " + shown(resolved) + ")";
}

std::string ParseContext::mismatch(std::string_view what, TypeId found, TypeId expected) const {
  return std::string(what) + " has type " + shown(found) + ", expected " + shown(expected);
}

void ParseContext::require_known_size(TypeId type, SourceOffset place) const {
  constexpr uint64_t kTooLarge = uint64_t{1} << 47;
  if (!types().is_sized(type))
    reporter.fail(place, shown(type) + " has no size: memory cannot hold its values");
  if (types().size_of(type) >= kTooLarge)
    reporter.fail(place, shown(type) + " is larger than the address space");
}

const PointerEvidence& ParseContext::first_pointer() {
  if (!knows_first_pointer_) first_pointer_ = find_pointer_evidence(reporter.source());
  knows_first_pointer_ = true;
  return first_pointer_;
}

SymbolId ParseContext::find_symbol(std::string_view name, SourceOffset place) const {
  SymbolId symbol = module.find(name);
  if (symbol.valid()) [[likely]]
    return symbol;
  std::vector<std::string_view> candidates;
  if (reporter.may_suggest(module.header().symbol_count()))
    for (SymbolId known : module.header().symbols()) candidates.push_back(module[known].name);
  reporter.error(place, "undefined global " + quoted("@" + std::string(name)) +
                            reporter.suggestion(name, "@", candidates));
  return SymbolId::none();
}

// Whether an array or struct has such a part, a few levels deep.
static bool has_part(const ParseContext& context, TypeId whole, TypeId part, int levels = 3) {
  const Type& type = context.resolved(whole);
  auto is_or_has = [&](TypeId member) {
    return context.same(member, part) ||
           (levels != 0 && has_part(context, member, part, levels - 1));
  };
  if (type.kind == TypeKind::Array) return is_or_has(type.element);
  return type.kind == TypeKind::Struct && !type.opaque &&
         std::ranges::any_of(context.types().members(context.types().resolve(whole)), is_or_has);
}

// For a value that points to a whole array or struct where a pointer to a part is expected: its
// getelementptr lacks an index, mostly the first one.
static std::string index_hint(const ParseContext& context, TypeId found, TypeId expected,
                              SourceOffset definition) {
  const TypeId whole = context.pointee(found), part = context.pointee(expected);
  if (!whole.valid() || !part.valid() || !has_part(context, whole, part)) return {};
  std::string_view line = context.reporter.source().text().substr(definition);
  line = line.substr(0, line.find('\n'));
  if (line.find("getelementptr") == std::string_view::npos) return {};
  return "; the first index of a 'getelementptr' steps over whole values, the next ones lead "
         "into " +
         context.shown(whole) + ": is a first index 0 missing?";
}

void ParseContext::report_type(SourceOffset place, std::string_view name, TypeId found,
                               TypeId expected, SourceOffset definition) const {
  Diagnostic& error = reporter.error(place, mismatch(quoted(name), found, expected));
  if (definition != kNoOffset)
    error.notes.push_back({definition, quoted(name) + " is defined here" +
                                           index_hint(*this, found, expected, definition)});
}

TypeId ParseContext::part_of(TypeId type, ConstantIndex index, SourceOffset place) const {
  type = types().resolve(type);
  const Type& whole = types()[type];
  switch (whole.kind) {
    case TypeKind::Array:
    case TypeKind::Vector:
      return whole.element;
    case TypeKind::Struct:
      if (whole.opaque) break;
      if (!index.known) reporter.fail(place, "the index of a struct's field must be a constant");
      if (index.value < 0 || index.value >= whole.member_count)
        reporter.fail(place, "index " + std::to_string(index.value) + " is out of range: " +
                                 shown(type) + " has " + std::to_string(whole.member_count) +
                                 (whole.member_count == 1 ? " field" : " fields"));
      return types().member(type, static_cast<size_t>(index.value));
    default:
      break;
  }
  reporter.fail(place, shown(type) + " is not an array or struct: it cannot be indexed");
}

}  // namespace lilt::frontend
