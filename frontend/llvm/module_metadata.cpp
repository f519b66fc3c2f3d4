#include "frontend/llvm/module_metadata.h"

#include <algorithm>
#include <bit>

#include "frontend/llvm/attachments.h"
#include "frontend/llvm/parse_debug_node.h"
#include "ir/ssa/debug_node.h"
#include "ir/ssa/profile.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// `, i32 64}`, `, !"gs"}`: 64, gs.
std::string_view flag_value(std::string_view text) {
  const size_t begin =
      text.find_first_of(" \"", std::min(text.find_first_not_of(", "), text.size()));
  if (begin == std::string_view::npos) return {};
  text.remove_prefix(begin + 1);
  return text.substr(0, text.find_first_of("\"}"));
}

}  // namespace

void ModuleMetadata::parse_definition() {
  const SourceOffset place = cursor_.offset();
  const bool is_numbered = is_in(cursor_.peek(1), kDigit);
  if (!is_numbered) return parse_name();
  uint64_t number = 0;
  cursor_.move_to(cursor_.position() + 1);
  if (!cursor_.scan_number(number)) number = UINT64_MAX;
  cursor_.skip_blanks();
  skip_to_node();
  if (cursor_.peek(1) == 'D') warn_of_split_debug_information();
  // Numbers are dense: a file has fewer nodes than bytes.
  if (number < source_.text().size()) note_place(number, place);
  if (!module_->debug_info.is_present() || !parse_origin(number)) cursor_.skip_metadata();
}

// `= distinct`
void ModuleMetadata::skip_to_node() {
  cursor_.expect('=', "after the name of metadata");
  while (cursor_.at_word()) cursor_.advance(cursor_.word().size());  // distinct, metadata
}

void ModuleMetadata::parse_name() {
  constexpr std::string_view kAlignment = "lilt.stack-alignment-";
  const SourceOffset place = cursor_.offset();
  const std::string_view name = cursor_.word_after_sigil();
  if (name == "llvm.dbg.cu") parse_earlier_origins();
  module_->is_optimized |= name == "lilt.optimized";
  module_->tracks_branches |= name == "lilt.tracked-branches";
  module_->has_shadow_stack |= name == "lilt.shadow-stack";
  module_->has_type_hashes |= name == "lilt.type-hashes";
  module_->prefixes_thunks |= name == "lilt.prefixed-thunks";
  if (name.starts_with(kAlignment)) settle_stack_alignment(name.substr(kAlignment.size()));
  if (name.starts_with(kProfileInDumps) && module_->flags_place == kNoOffset)
    module_->flags_place = place;
  cursor_.skip_metadata();
  skip_to_node();
  if (name == "llvm.module.flags") module_->flags_place = cursor_.offset();
  const bool is_empty = cursor_.peek() == '!' && cursor_.peek(1) == '{' && cursor_.peek(2) == '}';
  if (!is_empty) heed_promise(find_promise(PromiseKind::Metadata, name), place);
  cursor_.skip_metadata();
}

void ModuleMetadata::note_place(uint64_t number, SourceOffset place) {
  std::vector<SourceOffset>& places = module_->metadata_places;
  if (number >= places.size())
    places.resize(std::max<size_t>(number + 1, places.size() * 2), kNoOffset);
  // LLVMlite's specification does not speak of metadata; nodes of debug information have one
  // meaning in each dialect.
  if (places[number] != kNoOffset && (!context_.llvmlite || module_->debug_info.is_present()))
    report_redefinition("!" + std::to_string(number), place, places[number]);
  places[number] = cursor_.offset();
  module_->limits_loops |= limits_of_loop(source_.text().substr(cursor_.offset())).any();
}

// At a node of debug information: `!DICompileUnit(…, splitDebugFilename: "a.dwo", …)`.
void ModuleMetadata::warn_of_split_debug_information() {
  const std::string_view text = source_.text().substr(cursor_.offset());
  constexpr std::string_view kField = "splitDebugFilename: \"";
  if (!text.starts_with("!DICompileUnit(")) return;
  const size_t at = text.substr(0, text.find('\n')).find(kField);
  if (at != std::string_view::npos && text[at + kField.size()] != '"')
    reporter_.warning(cursor_.offset() + static_cast<SourceOffset>(at),
                      "'splitDebugFilename' has no effect: the object has all debug information, "
                      "and no '.dwo' file is written");
}

// At the node of that number. False if it is not a node of debug information: the cursor does not
// move.
bool ModuleMetadata::parse_origin(uint64_t number) {
  return cursor_.peek() == '!' && cursor_.peek(1) == 'D' && number <= DebugInfo::kMaxNumber &&
         parse_debug_node(cursor_, module_->debug_info, static_cast<uint32_t>(number));
}

// At `!llvm.dbg.cu`: nodes matter from here on, and so do the nodes before it.
void ModuleMetadata::parse_earlier_origins() {
  SourceOffset here = cursor_.offset();
  if (module_->debug_info.is_present()) return;
  module_->debug_info.set_present();
  const std::vector<SourceOffset>& places = module_->metadata_places;
  for (size_t number = 0; number < places.size(); ++number) {
    if (places[number] == kNoOffset) continue;
    cursor_.move_to(places[number]);
    parse_origin(number);
  }
  cursor_.move_to(here);
}

// `!llvm.module.flags = !{!0, !1}`, where `!0 = !{i32 8, !"cf-protection-branch", i32 1}`.
void ModuleMetadata::settle_flags() {
  if (module_->flags_place == kNoOffset) return;
  constexpr uint64_t kKernel = 2;  // its code has the guard in gs, unless another flag says where
  module_->stack_guard.is_in_gs = ssa::module_flag(*module_, "Code Model") == kKernel;
  std::string_view list = source_.text().substr(module_->flags_place);
  list = list.substr(0, list.find('}'));
  for (size_t at = list.find('!'); at != std::string_view::npos; at = list.find('!', at + 1)) {
    std::string_view rest = list.substr(at + 1);
    uint64_t number = 0;
    if (!take_number(rest, number) || number > UINT32_MAX) continue;
    settle_flag(module_->node_text(static_cast<MetadataNode>(number)));
  }
}

void ModuleMetadata::settle_flag(std::string_view node) {
  const size_t open = node.find("!\""), close = node.find('"', open + 2);
  if (open == std::string_view::npos || close == std::string_view::npos) return;
  const std::string_view name = node.substr(open + 2, close - open - 2);
  if (name.starts_with("stack-protector-guard"))
    return settle_stack_guard(name, node.substr(close));
  const bool is_set = !node.substr(close).starts_with("\", i32 0");
  module_->tracks_branches |= is_set && name == "cf-protection-branch";
  module_->has_shadow_stack |= is_set && name == "cf-protection-return";
  module_->has_type_hashes |= is_set && name == "kcfi";
  module_->prefixes_thunks |= is_set && name == "indirect_branch_cs_prefix";
  if (is_set && name == "RtLibUseGOT")
    for (SymbolId id : module_->symbols())
      if (Symbol& symbol = (*module_)[id]; symbol.kind == SymbolKind::Function)
        symbol.function_attributes |= function_attribute::NonLazyBind;
  heed_promise(find_promise(PromiseKind::ModuleFlag, name, flag_value(node.substr(close + 1))),
               static_cast<SourceOffset>(node.data() - source_.text().data()));
  if (name != "override-stack-alignment") return;
  std::string_view value = node.substr(close + 1);
  if (value.starts_with(", i32 ")) value.remove_prefix(6);
  if (!settle_stack_alignment(value))
    reporter_.refuse(static_cast<SourceOffset>(node.data() - source_.text().data()),
                     "the module's flag " + quoted(name) + " with that value");
}

// `!{i32 1, !"stack-protector-guard-reg", !"gs"}`, `…-offset", i32 20}`: `value` begins after the
// flag's name.
void ModuleMetadata::settle_stack_guard(std::string_view name, std::string_view value) {
  StackGuardPlace& guard = module_->stack_guard;
  const auto place = static_cast<SourceOffset>(value.data() - source_.text().data());
  const size_t open = value.find("!\""), number = value.find(", i32 ");
  std::string_view word = open == value.npos ? std::string_view() : value.substr(open + 2);
  word = word.substr(0, word.find('"'));
  if (name.ends_with("-offset") && number != value.npos) {
    std::string_view digits = value.substr(number + 6);
    const bool is_negative = digits.starts_with('-');
    if (is_negative) digits.remove_prefix(1);
    uint64_t offset = 0;
    if (!take_number(digits, offset) || offset > INT32_MAX)
      return reporter_.refuse(place, "the module's flag " + quoted(name) + " with that value");
    guard.offset = static_cast<int32_t>(is_negative ? -static_cast<int64_t>(offset)
                                                    : static_cast<int64_t>(offset));
  } else if (name.ends_with("-symbol")) {
    guard.symbol = module_->keep(word);
  } else if (name.ends_with("-reg") && (word == "fs" || word == "gs")) {
    guard.is_in_gs = word == "gs";
  } else if (name.ends_with("-guard") && (word == "tls" || word == "global")) {
    guard.is_global = word == "global";
  } else {
    reporter_.refuse(place, "the module's flag " + quoted(name) + " with that value");
  }
}

// False if the number at the start is not an alignment of the stack.
bool ModuleMetadata::settle_stack_alignment(std::string_view text) {
  constexpr uint64_t kMaxBytes = 4096;
  uint64_t bytes = 0;
  if (!take_number(text, bytes) || bytes < 8 || bytes > kMaxBytes || !std::has_single_bit(bytes))
    return false;
  module_->stack_alignment = static_cast<uint32_t>(bytes);
  return true;
}

// Stages follow scopes and inlined calls from the inside out, up to the outermost.
void ModuleMetadata::check_debug_cycles() {
  const DebugInfo& info = module_->debug_info;
  if (!info.is_present()) return;
  const auto scope_of = [&](uint32_t number) {
    if (const auto block = info.lexical_block(number)) return block->scope;
    const DebugInfo::Subprogram* function = info.subprogram(number);
    return function != nullptr ? function->scope : DebugInfo::kNone;
  };
  const auto call_of = [&](uint32_t number) {
    const auto location = info.location(number);
    return location ? location->inlined_at : DebugInfo::kNone;
  };
  report_cycles(scope_of, "is in a scope that is inside of it");
  report_cycles(call_of, "is inlined at a place that is inlined at it");
}

// Reports one node of each cycle. `outer`: the number of the next node, or any other number.
template <class Outer>
void ModuleMetadata::report_cycles(Outer outer, std::string_view what) {
  const std::vector<SourceOffset>& places = module_->metadata_places;
  std::vector<uint32_t> walks(places.size(), DebugInfo::kNone);  // that visited it: their starts
  for (uint32_t start = 0; start < walks.size(); ++start) {
    uint32_t at = start;
    for (; at < walks.size() && walks[at] == DebugInfo::kNone; at = outer(at)) walks[at] = start;
    if (at < walks.size() && walks[at] == start)
      reporter_.error(places[at], "node '!" + std::to_string(at) + "' " + std::string(what));
  }
}

}  // namespace lilt::frontend
