// Idea: scopes without variables are left out, and what is inside of them moves up.
#include "emit/object/debug_functions.h"

#include <algorithm>

#include "emit/object/debug_expressions.h"

namespace lilt::object {

using ssa::DebugInfo;
using ssa::DebugNode;

namespace {

uint64_t variable_key(uint32_t number, uint32_t inlined_at) {
  return uint64_t{inlined_at} << 32 | number;
}

}  // namespace

void FunctionEntries::declare(size_t function) {
  const uint32_t number = module_[functions_[function].symbol].debug_node;
  const DebugNode node(module_, number);
  const bool is_member = node.node("declaration") != DebugInfo::kNone;
  const EntryId entry = tree_.add(is_member ? EntryTree::root() : types_.scope(node.node("scope")),
                                  DW_TAG_subprogram);
  entries_[function] = entry;
  entry_of_symbol_[functions_[function].symbol.index()] = entry;
  if (number != DebugInfo::kNone && !types_.known(number).valid()) types_.set_entry(number, entry);
}

void FunctionEntries::fill(size_t function) {
  const DebugFunction& described = functions_[function];
  const ssa::Symbol& symbol = module_[described.symbol];
  const EntryId entry = entries_[function];
  function_ = function;
  subprogram_ = symbol.debug_node;
  const DebugNode node(module_, subprogram_);
  const DebugInfo::Subprogram* known = info_.subprogram(subprogram_);
  const EntryId declared = types_.declaration(node.node("declaration"));
  if (declared.valid()) {
    tree_.add_entry(entry, DW_AT_specification, declared);
    types_.add_place(entry, node);
  } else {
    const std::string_view name = known != nullptr ? known->name : std::string_view();
    tree_.add_string(entry, DW_AT_name, name.empty() ? std::string(symbol.name) : decoded(name));
    if (node.is_empty()) {
      if (const auto line = definition_line(module_, described.symbol)) {
        tree_.add_unsigned(entry, DW_AT_decl_file, files_.number_of(line->file));
        tree_.add_unsigned(entry, DW_AT_decl_line, line->line);
      }
      if (!symbol.is_local()) tree_.add_flag(entry, DW_AT_external);
    } else {
      types_.add_function(entry, node);
    }
  }
  types_.add_template_parameters(entry, node.node("templateParams"));
  scopes_.reset(subprogram_, described.own_locations);
  variables_of_.clear();
  variables_.clear();
  variable_of_.clear();
  scopes_.add_lines(described.lines);
  collect_variables(described);
  variables_of_.resize(scopes_.size());
  write_ranges(scopes_[0], entry);
  tree_.add_block(entry, DW_AT_frame_base, {DW_OP_call_frame_cfa});
  write_contents(0, entry);
  if (!lists_.are_numbered() || described.calls.empty()) return;
  tree_.add_flag(entry, DW_AT_call_all_tail_calls);
  for (const DebugCall& call : described.calls) write_call(call, entry);
}

// Version 5: where a call returns to, whose it is, and what it passed.
void FunctionEntries::write_call(const DebugCall& call, EntryId parent) {
  const EntryId entry = tree_.add(parent, DW_TAG_call_site);
  DebugSection::Reference point;
  point.function = function_;
  point.point = call.point;
  if (call.is_jump) tree_.add_flag(entry, DW_AT_call_tail_call);
  tree_.add_reference(entry, call.is_jump ? DW_AT_call_pc : DW_AT_call_return_pc, DW_FORM_addr,
                      point);
  if (const EntryId callee = entry_of(call.callee); callee.valid())
    tree_.add_entry(entry, DW_AT_call_origin, callee);
  for (const DebugCall::Argument& argument : call.arguments) {
    const EntryId passed = tree_.add(entry, DW_TAG_call_site_parameter);
    tree_.add_block(passed, DW_AT_location,
                    {static_cast<uint8_t>(DW_OP_reg0 + static_cast<uint8_t>(argument.reg))});
    tree_.add_block(passed, DW_AT_call_value, value_expression(argument));
  }
}

// Of a function of the unit, or of one that the text declares.
EntryId FunctionEntries::entry_of(ssa::SymbolId id) {
  if (!id.valid() || module_[id].kind != ssa::SymbolKind::Function) return EntryId::none();
  const auto known = entry_of_symbol_.find(id.index());
  if (known != entry_of_symbol_.end()) return known->second;
  return module_[id].is_definition ? EntryId::none() : types_.declaration(module_[id].debug_node);
}

// --- scopes

// One range of a block takes fewer bytes as a list where lists are numbered.
void FunctionEntries::write_ranges(const Scope& scope, EntryId entry) {
  const bool is_function = &scope == &scopes_[0];
  if (scope.ranges.size() > 1 || (lists_.are_numbered() && !is_function))
    return lists_.add_ranges(tree_, entry, function_, scope.ranges);
  const auto [begin, end] = scope.ranges[0];
  lists_.add_address(tree_, entry, DW_AT_low_pc, function_, begin);
  if (lists_.is_text())
    tree_.add_reference(entry, DW_AT_high_pc, DW_FORM_data4,
                        lists_.distance(function_, begin, end, 4));
  else
    tree_.add_fixed(entry, DW_AT_high_pc, DW_FORM_data4,
                    lists_.bytes_between(function_, begin, end));
}

bool FunctionEntries::has_contents(size_t scope) const {
  return scopes_[scope].is_inlined || !variables_of_[scope].empty();
}

void FunctionEntries::write_scope(size_t index, EntryId parent) {
  const Scope& scope = scopes_[index];
  EntryId entry = parent;
  if (has_contents(index)) {
    if (scope.ranges.empty()) return;  // no code is left of it
    entry = tree_.add(parent, scope.is_inlined ? DW_TAG_inlined_subroutine : DW_TAG_lexical_block);
    if (scope.is_inlined) write_inlined(scope, entry);
    write_ranges(scope, entry);
  }
  write_contents(index, entry);
}

void FunctionEntries::write_contents(size_t index, EntryId entry) {
  const Scope& scope = scopes_[index];
  std::vector<uint32_t> order = variables_of_[index];  // parameters first
  const auto place_of = [&](uint32_t variable) {
    const uint64_t number = variables_[variable].node.integer_or_zero("arg");
    return number == 0 ? UINT64_MAX : number;
  };
  std::ranges::stable_sort(order, {}, place_of);
  bool is_variadic =
      index == 0 &&
      types_.is_variadic(
          DebugNode(module_, DebugNode(module_, subprogram_).node("type")).node("types"));
  for (const uint32_t variable : order) {
    if (is_variadic && place_of(variable) == UINT64_MAX) {
      tree_.add(entry, DW_TAG_unspecified_parameters);
      is_variadic = false;
    }
    write_variable(variables_[variable], entry, scope);
  }
  if (is_variadic) tree_.add(entry, DW_TAG_unspecified_parameters);
  for (const size_t child : scope.children) write_scope(child, entry);
}

// --- inlined calls

void FunctionEntries::write_inlined(const Scope& scope, EntryId entry) {
  tree_.add_entry(entry, DW_AT_abstract_origin, abstract(scope.number));
  const auto location = info_.location(scope.inlined_at, functions_[function_].own_locations);
  if (!location) return;
  const auto call = info_.place(*location);
  if (info_.file(call.file) == nullptr) return;
  tree_.add_unsigned(entry, DW_AT_call_file, files_.number_of(call.file));
  tree_.add_unsigned(entry, DW_AT_call_line, call.line);
  if (call.column != 0) tree_.add_unsigned(entry, DW_AT_call_column, call.column);
}

// What inlined calls of a function share.
EntryId FunctionEntries::abstract(uint32_t number) {
  const auto [known, is_new] = abstracts_.try_emplace(number);
  if (!is_new) return known->second;
  const DebugNode node(module_, number);
  const EntryId declared = types_.declaration(node.node("declaration"));
  const EntryId entry = tree_.add(
      declared.valid() ? EntryTree::root() : types_.scope(node.node("scope")), DW_TAG_subprogram);
  abstracts_[number] = entry;
  if (declared.valid()) {
    tree_.add_entry(entry, DW_AT_specification, declared);
  } else {
    types_.add_name(entry, node.is_empty() ? info_.subprogram(number)->name : node.string("name"));
    types_.add_function(entry, node);
  }
  tree_.add_fixed(entry, DW_AT_inline, DW_FORM_data1, DW_INL_inlined);
  types_.add_template_parameters(entry, node.node("templateParams"));
  return entry;
}

// --- variables

void FunctionEntries::collect_variables(const DebugFunction& function) {
  for (const VariablePlace& place : function.variables) {
    const bool is_of_version_5 = place.base == VariablePlace::Base::EntryValue;
    const bool is_said = !is_of_version_5 || lists_.are_numbered();
    add_variable(place.variable, place.inlined_at, is_said ? &place : nullptr);
  }
  add_retained(subprogram_, DebugInfo::kNone);
  for (size_t i = 1; i < scopes_.size(); ++i)
    if (scopes_[i].is_inlined) add_retained(scopes_[i].number, scopes_[i].inlined_at);
}

// Variables without any value: debuggers say that they are optimized out.
void FunctionEntries::add_retained(uint32_t subprogram, uint32_t inlined_at) {
  const uint32_t list = DebugNode(module_, subprogram).node("retainedNodes");
  for (const uint32_t number : elements_of(module_, list))
    add_variable(number, inlined_at, nullptr);
}

void FunctionEntries::add_variable(uint32_t number, uint32_t inlined_at,
                                   const VariablePlace* place) {
  const auto index = static_cast<uint32_t>(variables_.size());
  const auto [known, is_new] = variable_of_.try_emplace(variable_key(number, inlined_at), index);
  if (is_new) {
    Variable made{number, DebugNode(module_, number), {}};
    if (!made.node.is("DILocalVariable")) {
      variable_of_.erase(known);
      return;
    }
    const size_t scope = scopes_.find(made.node.node("scope"), inlined_at);
    variables_of_.resize(scopes_.size());
    variables_of_[scope].push_back(index);
    variables_.push_back(std::move(made));
  }
  if (place != nullptr) variables_[known->second].places.push_back(place);
}

// Of an inlined call, only the location; variables of blocks inside of one are complete, since
// debuggers would take those that the shared entry alone has for variables of the whole call.
void FunctionEntries::write_variable(const Variable& variable, EntryId parent, const Scope& scope) {
  const bool is_inlined = scope.inlined_at != DebugInfo::kNone;
  const EntryId entry = tree_.add(parent, tag_of(variable.node));
  if (scope.is_inlined) {
    tree_.add_entry(entry, DW_AT_abstract_origin, abstract_variable(variable, scope.number));
    return write_location(variable, entry);
  }
  if (!is_inlined) types_.set_entry(variable.number, entry);
  describe(variable.node, entry);
  if (variable.node.has_flag("flags", "DIFlagObjectPointer") && !is_inlined)
    tree_.add_entry(parent, DW_AT_object_pointer, entry);
  write_location(variable, entry);
}

uint16_t FunctionEntries::tag_of(const DebugNode& node) {
  return node.integer_or_zero("arg") != 0 ? DW_TAG_formal_parameter : DW_TAG_variable;
}

EntryId FunctionEntries::abstract_variable(const Variable& variable, uint32_t subprogram) {
  const auto [known, is_new] = abstract_variables_.try_emplace(variable.number);
  if (!is_new) return known->second;
  const EntryId entry = tree_.add(abstract(subprogram), tag_of(variable.node));
  abstract_variables_[variable.number] = entry;
  describe(variable.node, entry);
  return entry;
}

void FunctionEntries::describe(const DebugNode& node, EntryId entry) {
  types_.add_name(entry, node.string("name"));
  types_.add_place(entry, node);
  types_.add_type(entry, node.node("type"));
  if (node.has_flag("flags", "DIFlagArtificial")) tree_.add_flag(entry, DW_AT_artificial);
}

// Between two points where a place begins or ends, the same places hold.
void FunctionEntries::write_location(const Variable& variable, EntryId entry) {
  std::vector<CodePoint> points;
  for (const VariablePlace* place : variable.places) {
    points.push_back(place->begin);
    points.push_back(place->end);
  }
  std::ranges::sort(points);
  points.erase(std::ranges::unique(points).begin(), points.end());
  std::vector<DebugLists::Location> list;
  const auto overlaps = [](const VariablePlace* a, const VariablePlace* b) {
    return b->begin < a->end;
  };
  const bool is_plain = std::ranges::adjacent_find(variable.places, overlaps) ==
                        variable.places.end();  // one at a time, in order
  size_t next = 0;
  for (size_t i = 0; i + 1 < points.size(); ++i) {
    std::vector<const VariablePlace*> held;
    if (is_plain) {
      while (variable.places[next]->end <= points[i]) ++next;
      if (variable.places[next]->begin <= points[i]) held.push_back(variable.places[next]);
    } else {
      for (const VariablePlace* place : variable.places)
        if (place->begin <= points[i] && points[i] < place->end) held.push_back(place);
    }
    if (held.empty()) continue;
    if (held.size() > 1)
      std::ranges::stable_sort(held, {}, [&](const VariablePlace* place) {
        return read_expression(module_, place->expression)
            .fragment.value_or(VariableFragment())
            .offset;
      });
    std::vector<uint8_t> bytes;
    if (!append_location(bytes, module_, held)) continue;
    if (!list.empty() && list.back().end == points[i] && list.back().bytes == bytes)
      list.back().end = points[i + 1];
    else
      list.push_back({points[i], points[i + 1], std::move(bytes)});
  }
  if (list.empty()) return;
  if (list.size() == 1 && list[0].begin == 0 && list[0].end == kCodeEnd)
    return tree_.add_block(entry, DW_AT_location, std::move(list[0].bytes));
  lists_.add_locations(tree_, entry, function_, list);
}

}  // namespace lilt::object
