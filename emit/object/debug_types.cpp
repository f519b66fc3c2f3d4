// Idea: an entry is made when something refers to its node, in the entry of the node's scope, and
// is filled in later from a list, so chains of types of any length need no deep recursion. Source:
// DWARF version 5, chapters 3 and 5; the choices where DWARF leaves some are LLVM's.
#include "emit/object/debug_types.h"

#include <algorithm>

#include "emit/object/debug_expressions.h"
#include "ir/support/text.h"

namespace lilt::object {

using ssa::DebugInfo;
using ssa::DebugNode;

namespace {

constexpr int kDeepestTypeScope = 200;
constexpr uint8_t kPublic = 1, kProtected = 2, kPrivate = 3;
constexpr uint8_t kPassByReference = 4, kPassByValue = 5;

bool has_flag(const DebugNode& node, std::string_view flag) { return node.has_flag("flags", flag); }
bool has_function_flag(const DebugNode& node, std::string_view flag) {
  return node.has_flag("spFlags", flag);
}

bool is_type(const DebugNode& node) {
  return node.is("DIBasicType") || node.is("DIDerivedType") || node.is("DICompositeType") ||
         node.is("DISubroutineType") || node.is("DIStringType");
}

// Sizes of these follow from the machine.
bool has_implied_size(uint16_t tag) {
  return tag == DW_TAG_pointer_type || tag == DW_TAG_reference_type ||
         tag == DW_TAG_rvalue_reference_type || tag == DW_TAG_ptr_to_member_type;
}

}  // namespace

std::string decoded(std::string_view raw) {
  std::string text;
  unescape_llvm_string(raw, text);
  if (size_t end = text.find('\0'); end != std::string::npos) text.resize(end);
  return text;
}

EntryId TypeEntries::known(uint32_t number) const {
  const auto found = entries_.find(number);
  return found == entries_.end() ? EntryId::none() : found->second;
}

// --- making entries

EntryId TypeEntries::type(uint32_t number) {
  if (number == DebugInfo::kNone) return EntryId::none();
  if (const EntryId made = known(number); made.valid()) return made;
  DebugNode node(module_, number);
  if (!is_type(node)) return EntryId::none();
  return make_of(number, node, scope(node.node("scope")));
}

EntryId TypeEntries::scope(uint32_t number) {
  std::vector<std::pair<uint32_t, DebugNode>> missing;  // from the inside out
  EntryId parent = EntryTree::root();
  const auto is_missing = [&] {
    const auto first = &std::pair<uint32_t, DebugNode>::first;
    return std::ranges::find(missing, number, first) != missing.end();
  };
  for (int depth = 0; depth < kDeepestTypeScope && number != DebugInfo::kNone; ++depth) {
    if (const EntryId made = known(number); made.valid()) {
      parent = made;
      break;
    }
    if (is_missing()) break;  // it is in a scope that is inside of it
    DebugNode node(module_, number);
    const uint32_t above = node.node("scope");
    if (node.is("DINamespace") || node.is("DIModule") || node.is("DICompositeType"))
      missing.emplace_back(number, std::move(node));
    else if (!node.is("DILexicalBlock") && !node.is("DILexicalBlockFile") && !is_type(node) &&
             !node.is("DISubprogram"))
      break;
    number = above;
  }
  while (!missing.empty()) {
    parent = make_of(missing.back().first, missing.back().second, parent);
    missing.pop_back();
  }
  return parent;
}

EntryId TypeEntries::declaration(uint32_t number) {
  if (number == DebugInfo::kNone) return EntryId::none();
  if (const EntryId made = known(number); made.valid()) return made;
  DebugNode node(module_, number);
  if (!node.is("DISubprogram")) return EntryId::none();
  return make_of(number, node, scope(node.node("scope")));
}

EntryId TypeEntries::make(uint32_t number, EntryId parent) {
  if (number == DebugInfo::kNone) return EntryId::none();
  if (const EntryId made = known(number); made.valid()) return made;
  return make_of(number, DebugNode(module_, number), parent);
}

EntryId TypeEntries::make_of(uint32_t number, const DebugNode& node, EntryId parent) {
  const uint16_t tag = tag_of(node);
  if (tag == 0) return EntryId::none();
  const EntryId made = tree_.add(parent, tag);
  entries_[number] = made;
  open_.push_back({made, node});
  return made;
}

uint16_t TypeEntries::tag_of(const DebugNode& node) const {
  if (node.is("DISubprogram")) return DW_TAG_subprogram;
  if (node.is("DINamespace")) return DW_TAG_namespace;
  if (node.is("DIModule")) return DW_TAG_module;
  if (node.is("DISubroutineType")) return DW_TAG_subroutine_type;
  const bool is_static = has_flag(node, "DIFlagStaticMember");
  if (is_static && node.is("DIDerivedType"))
    return options_.version >= 5 ? DW_TAG_variable : DW_TAG_member;
  const auto tag = dwarf_constant(node.value("tag"));
  if (tag) return static_cast<uint16_t>(*tag);
  return node.is("DIBasicType") ? DW_TAG_base_type : 0;
}

// --- attributes

void TypeEntries::add_type(EntryId entry, uint32_t number) {
  if (const EntryId made = type(number); made.valid()) tree_.add_entry(entry, DW_AT_type, made);
}

void TypeEntries::add_name(EntryId entry, std::string_view raw) {
  if (!raw.empty()) tree_.add_string(entry, DW_AT_name, decoded(raw));
}

void TypeEntries::add_place(EntryId entry, const DebugNode& node) {
  const uint32_t file = node.node("file");
  const uint64_t line = node.integer_or_zero("line");
  if (line == 0 || module_.debug_info.file(file) == nullptr) return;
  tree_.add_unsigned(entry, DW_AT_decl_file, files_.number_of(file));
  tree_.add_unsigned(entry, DW_AT_decl_line, line);
}

void TypeEntries::add_accessibility(EntryId entry, const DebugNode& node) {
  const uint8_t access = has_flag(node, "DIFlagPublic")      ? kPublic
                         : has_flag(node, "DIFlagProtected") ? kProtected
                         : has_flag(node, "DIFlagPrivate")   ? kPrivate
                                                             : 0;
  if (access != 0) tree_.add_fixed(entry, DW_AT_accessibility, DW_FORM_data1, access);
}

// `i32 5` and the like; other constants are left out.
void TypeEntries::add_constant(EntryId entry, uint16_t name, const DebugNode& node,
                               const char* field) {
  if (const auto value = node.integer(field))
    tree_.add_signed(entry, name, static_cast<int64_t>(*value));
}

void TypeEntries::add_alignment(EntryId entry, const DebugNode& node) {
  const uint64_t bits = node.integer_or_zero("align");
  if (bits != 0) tree_.add_unsigned(entry, DW_AT_alignment, bits / 8);
}

// --- contents

// Any number of nodes may refer to one list, and each needs entries of its own for it. Of lists
// that are far longer together than the text, the rest is left out.
std::vector<uint32_t> TypeEntries::elements(uint32_t tuple) {
  constexpr size_t kMaxElements = 1 << 20;
  std::vector<uint32_t> found = elements_of(module_, tuple);
  const size_t limit = kMaxElements + 4 * (module_.source() ? module_.source()->text().size() : 0);
  if (listed_ > limit) found.clear();
  listed_ += found.size();
  return found;
}

void TypeEntries::finish() {
  for (size_t i = 0; i < open_.size(); ++i) {
    const Open next = std::move(open_[i]);
    fill(next.entry, next.node);
  }
  open_.clear();
  for (const Bound& bound : bounds_)
    if (const EntryId variable = known(bound.variable); variable.valid())
      tree_.add_entry(bound.range, bound.name, variable);
  bounds_.clear();
}

void TypeEntries::fill(EntryId entry, const DebugNode& node) {
  if (node.is("DIBasicType")) return fill_basic(entry, node);
  if (node.is("DIDerivedType")) return fill_derived(entry, node);
  if (node.is("DICompositeType")) return fill_composite(entry, node);
  if (node.is("DISubroutineType")) {
    const std::vector<uint32_t> types = elements(node.node("types"));
    if (!types.empty()) add_type(entry, types[0]);
    tree_.add_flag(entry, DW_AT_prototyped);
    return add_parameters(entry, node.node("types"));
  }
  add_name(entry, node.string("name"));
  if (node.is("DINamespace") && node.is_true("exportSymbols"))
    tree_.add_flag(entry, DW_AT_export_symbols);
  if (!node.is("DISubprogram")) return;
  add_function(entry, node);
  tree_.add_flag(entry, DW_AT_declaration);
  add_parameters(entry, DebugNode(module_, node.node("type")).node("types"));
}

void TypeEntries::fill_basic(EntryId entry, const DebugNode& node) {
  add_name(entry, node.string("name"));
  if (const auto encoding = dwarf_constant(node.value("encoding")); encoding && *encoding != 0)
    tree_.add_fixed(entry, DW_AT_encoding, DW_FORM_data1, *encoding);
  if (tree_.tag(entry) == DW_TAG_base_type)
    tree_.add_unsigned(entry, DW_AT_byte_size, node.integer_or_zero("size") / 8);
}

void TypeEntries::fill_derived(EntryId entry, const DebugNode& node) {
  if (has_flag(node, "DIFlagStaticMember")) return fill_static_member(entry, node);
  const uint16_t tag = tree_.tag(entry);
  if (tag == DW_TAG_member) return fill_member(entry, node);
  if (tag == DW_TAG_inheritance) return fill_inheritance(entry, node);
  add_name(entry, node.string("name"));
  add_type(entry, node.node("baseType"));
  const uint64_t bits = node.integer_or_zero("size");
  if (bits != 0 && !has_implied_size(tag)) tree_.add_unsigned(entry, DW_AT_byte_size, bits / 8);
  if (tag == DW_TAG_ptr_to_member_type)
    if (const EntryId in = type(node.node("extraData")); in.valid())
      tree_.add_entry(entry, DW_AT_containing_type, in);
  if (tag == DW_TAG_template_alias) add_template_parameters(entry, node.node("extraData"));
  add_place(entry, node);
  add_alignment(entry, node);
}

void TypeEntries::fill_member(EntryId entry, const DebugNode& node) {
  add_name(entry, node.string("name"));
  add_type(entry, node.node("baseType"));
  const uint64_t bits = node.integer_or_zero("size"), offset = node.integer_or_zero("offset");
  if (has_flag(node, "DIFlagBitField")) {
    tree_.add_unsigned(entry, DW_AT_bit_size, bits);
    tree_.add_unsigned(entry, DW_AT_data_bit_offset, offset);
  } else {
    tree_.add_unsigned(entry, DW_AT_data_member_location, offset / 8);
  }
  add_place(entry, node);
  add_accessibility(entry, node);
  add_alignment(entry, node);
  if (has_flag(node, "DIFlagArtificial")) tree_.add_flag(entry, DW_AT_artificial);
}

void TypeEntries::fill_static_member(EntryId entry, const DebugNode& node) {
  add_name(entry, node.string("name"));
  add_type(entry, node.node("baseType"));
  add_place(entry, node);
  tree_.add_flag(entry, DW_AT_external);
  tree_.add_flag(entry, DW_AT_declaration);
  add_constant(entry, DW_AT_const_value, node, "extraData");
  add_accessibility(entry, node);
}

// The place of a virtual base is in the object's table of virtual functions: an offset, at
// `offset` bytes before its start.
void TypeEntries::fill_inheritance(EntryId entry, const DebugNode& node) {
  add_type(entry, node.node("baseType"));
  const uint64_t offset = node.integer_or_zero("offset");
  if (has_flag(node, "DIFlagVirtual")) {
    std::vector<uint8_t> place;
    DwarfWriter out(place);
    for (const uint8_t operation : {DW_OP_dup, DW_OP_deref, DW_OP_constu}) out.byte(operation);
    out.unsigned_leb(offset);
    for (const uint8_t operation : {DW_OP_minus, DW_OP_deref, DW_OP_plus}) out.byte(operation);
    tree_.add_block(entry, DW_AT_data_member_location, std::move(place));
    tree_.add_fixed(entry, DW_AT_virtuality, DW_FORM_data1, 1);
  } else {
    tree_.add_unsigned(entry, DW_AT_data_member_location, offset / 8);
  }
  add_accessibility(entry, node);
}

void TypeEntries::fill_composite(EntryId entry, const DebugNode& node) {
  const uint16_t tag = tree_.tag(entry);
  if (tag == DW_TAG_array_type) return fill_array(entry, node);
  if (tag == DW_TAG_variant_part) return fill_variant_part(entry, node);
  add_name(entry, node.string("name"));
  if (has_flag(node, "DIFlagTypePassByReference"))
    tree_.add_fixed(entry, DW_AT_calling_convention, DW_FORM_data1, kPassByReference);
  if (has_flag(node, "DIFlagTypePassByValue"))
    tree_.add_fixed(entry, DW_AT_calling_convention, DW_FORM_data1, kPassByValue);
  const bool is_declaration = has_flag(node, "DIFlagFwdDecl");
  if (is_declaration)
    tree_.add_flag(entry, DW_AT_declaration);
  else
    tree_.add_unsigned(entry, DW_AT_byte_size, node.integer_or_zero("size") / 8);
  if (!is_declaration || node.integer_or_zero("line") != 0) add_place(entry, node);
  add_alignment(entry, node);
  if (tag == DW_TAG_enumeration_type) return fill_enumeration(entry, node);
  if (const EntryId holder = type(node.node("vtableHolder")); holder.valid())
    tree_.add_entry(entry, DW_AT_containing_type, holder);
  add_template_parameters(entry, node.node("templateParams"));
  for (const uint32_t element : elements(node.node("elements"))) make(element, entry);
}

void TypeEntries::fill_array(EntryId entry, const DebugNode& node) {
  add_name(entry, node.string("name"));
  if (has_flag(node, "DIFlagVector")) {
    tree_.add_flag(entry, DW_AT_GNU_vector);
    tree_.add_unsigned(entry, DW_AT_byte_size, node.integer_or_zero("size") / 8);
  }
  add_type(entry, node.node("baseType"));
  for (const uint32_t element : elements(node.node("elements"))) {
    const DebugNode range(module_, element);
    if (!range.is("DISubrange")) continue;
    const EntryId made = tree_.add(entry, DW_TAG_subrange_type);
    tree_.add_entry(made, DW_AT_type, index_type());
    add_bound(made, DW_AT_lower_bound, range, "lowerBound");
    add_bound(made, DW_AT_count, range, "count");
    add_bound(made, DW_AT_upper_bound, range, "upperBound");
  }
}

// A number, or a variable, which may get its entry later.
void TypeEntries::add_bound(EntryId entry, uint16_t name, const DebugNode& range,
                            const char* field) {
  const auto value = range.integer(field);
  if (const uint32_t variable = range.node(field); variable != DebugInfo::kNone)
    bounds_.push_back({entry, name, variable});
  else if (value && name != DW_AT_count)
    tree_.add_signed(entry, name, static_cast<int64_t>(*value));
  else if (value && *value != UINT64_MAX)  // -1: unknown
    tree_.add_unsigned(entry, name, *value);
}

// Of the indices of arrays: LLVM names it like this, and debuggers know that it is not the
// program's.
EntryId TypeEntries::index_type() {
  if (index_type_.valid()) return index_type_;
  index_type_ = tree_.add(EntryTree::root(), DW_TAG_base_type);
  tree_.add_string(index_type_, DW_AT_name, "__ARRAY_SIZE_TYPE__");
  tree_.add_unsigned(index_type_, DW_AT_byte_size, 8);
  tree_.add_fixed(index_type_, DW_AT_encoding, DW_FORM_data1, DW_ATE_unsigned);
  return index_type_;
}

void TypeEntries::fill_enumeration(EntryId entry, const DebugNode& node) {
  add_type(entry, node.node("baseType"));
  if (has_flag(node, "DIFlagEnumClass")) tree_.add_flag(entry, DW_AT_enum_class);
  for (const uint32_t element : elements(node.node("elements"))) {
    const DebugNode enumerator(module_, element);
    if (!enumerator.is("DIEnumerator")) continue;
    const EntryId made = tree_.add(entry, DW_TAG_enumerator);
    add_name(made, enumerator.string("name"));
    const auto value = enumerator.integer("value");
    if (!value) continue;
    if (enumerator.is_true("isUnsigned"))
      tree_.add_unsigned(made, DW_AT_const_value, *value);
    else
      tree_.add_signed(made, DW_AT_const_value, static_cast<int64_t>(*value));
  }
}

// The alternatives of a sum type; each has the value of the discriminator that selects it, or none
// and is the default.
void TypeEntries::fill_variant_part(EntryId entry, const DebugNode& node) {
  if (const EntryId made = make(node.node("discriminator"), entry); made.valid())
    tree_.add_entry(entry, DW_AT_discr, made);
  for (const uint32_t element : elements(node.node("elements"))) {
    const EntryId variant = tree_.add(entry, DW_TAG_variant);
    const DebugNode member(module_, element);
    if (const auto value = member.integer("extraData"))
      tree_.add_unsigned(variant, DW_AT_discr_value, *value);
    make(element, variant);
  }
}

// A pack holds no packs.
void TypeEntries::add_template_parameters(EntryId entry, uint32_t tuple, bool is_pack) {
  for (const uint32_t element : elements(tuple)) {
    const DebugNode node(module_, element);
    const bool is_type = node.is("DITemplateTypeParameter");
    if (!is_type && !node.is("DITemplateValueParameter")) continue;
    const auto tag = dwarf_constant(node.value("tag"));
    const auto made = tree_.add(entry, tag       ? static_cast<uint16_t>(*tag)
                                       : is_type ? uint16_t{DW_TAG_template_type_parameter}
                                                 : uint16_t{DW_TAG_template_value_parameter});
    add_type(made, node.node("type"));
    add_name(made, node.string("name"));
    if (node.is_true("defaulted") && options_.version >= 5)
      tree_.add_flag(made, DW_AT_default_value);
    if (tree_.tag(made) == DW_TAG_GNU_template_template_param)
      tree_.add_string(made, DW_AT_GNU_template_name, decoded(node.string("value")));
    else if (tree_.tag(made) != DW_TAG_GNU_template_parameter_pack)
      add_constant(made, DW_AT_const_value, node, "value");
    else if (!is_pack)
      add_template_parameters(made, node.node("value"), true);
  }
}

// --- functions

void TypeEntries::add_function(EntryId entry, const DebugNode& node) {
  if (const std::string_view linkage = node.string("linkageName"); !linkage.empty())
    tree_.add_string(entry, DW_AT_linkage_name, decoded(linkage));
  add_place(entry, node);
  if (has_flag(node, "DIFlagPrototyped")) tree_.add_flag(entry, DW_AT_prototyped);
  const std::vector<uint32_t> types = elements(DebugNode(module_, node.node("type")).node("types"));
  if (!types.empty()) add_type(entry, types[0]);
  if (!has_function_flag(node, "DISPFlagLocalToUnit") && !node.is_true("isLocal"))
    tree_.add_flag(entry, DW_AT_external);
  add_accessibility(entry, node);
  const bool is_pure = has_function_flag(node, "DISPFlagPureVirtual");
  if (is_pure || has_function_flag(node, "DISPFlagVirtual")) {
    tree_.add_fixed(entry, DW_AT_virtuality, DW_FORM_data1, is_pure ? 2 : 1);
    std::vector<uint8_t> place;
    DwarfWriter out(place);
    out.byte(DW_OP_constu);
    out.unsigned_leb(node.integer_or_zero("virtualIndex"));
    tree_.add_block(entry, DW_AT_vtable_elem_location, std::move(place));
    if (const EntryId in = type(node.node("containingType")); in.valid())
      tree_.add_entry(entry, DW_AT_containing_type, in);
  }
  struct Flag {
    std::string_view name;
    uint16_t attribute;
  };
  constexpr Flag kFlags[] = {{"DIFlagArtificial", DW_AT_artificial},
                             {"DIFlagExplicit", DW_AT_explicit},
                             {"DIFlagLValueReference", DW_AT_reference},
                             {"DIFlagRValueReference", DW_AT_rvalue_reference},
                             {"DIFlagNoReturn", DW_AT_noreturn}};
  for (const Flag& flag : kFlags)
    if (has_flag(node, flag.name)) tree_.add_flag(entry, flag.attribute);
  if (has_function_flag(node, "DISPFlagMainSubprogram"))
    tree_.add_flag(entry, DW_AT_main_subprogram);
  if (has_function_flag(node, "DISPFlagDeleted") && options_.version >= 5)
    tree_.add_flag(entry, DW_AT_deleted);
}

bool TypeEntries::is_variadic(uint32_t tuple) const {
  const std::vector<uint32_t> types = elements_of(module_, tuple);
  return types.size() > 1 && types.back() == DebugInfo::kNone;
}

void TypeEntries::add_parameters(EntryId entry, uint32_t tuple) {
  const std::vector<uint32_t> types = elements(tuple);
  for (size_t i = 1; i < types.size(); ++i) {
    if (types[i] == DebugInfo::kNone) {
      if (i + 1 == types.size()) tree_.add(entry, DW_TAG_unspecified_parameters);
      continue;
    }
    const EntryId made = tree_.add(entry, DW_TAG_formal_parameter);
    add_type(made, types[i]);
    const DebugNode parameter(module_, types[i]);
    if (has_flag(parameter, "DIFlagArtificial")) tree_.add_flag(made, DW_AT_artificial);
    if (has_flag(parameter, "DIFlagObjectPointer"))
      tree_.add_entry(entry, DW_AT_object_pointer, made);
  }
}

// --- the unit's lists

void TypeEntries::add_unit(const DebugNode& unit) {
  for (const char* const list : {"enums", "retainedTypes"})
    for (const uint32_t number : elements(unit.node(list))) type(number);
  for (const uint32_t number : elements(unit.node("globals"))) add_global(number);
  for (const uint32_t number : elements(unit.node("imports"))) add_import(number);
}

// A DIGlobalVariableExpression.
void TypeEntries::add_global(uint32_t number) {
  const DebugNode expression(module_, number);
  const uint32_t variable_number = expression.node("var");
  const DebugNode variable(module_, variable_number);
  if (!variable.is("DIGlobalVariable") || known(variable_number).valid()) return;
  const EntryId declared =
      make(variable.node("declaration"),
           scope(DebugNode(module_, variable.node("declaration")).node("scope")));
  const EntryId entry = tree_.add(
      declared.valid() ? EntryTree::root() : scope(variable.node("scope")), DW_TAG_variable);
  entries_[variable_number] = entry;
  if (declared.valid()) {
    tree_.add_entry(entry, DW_AT_specification, declared);
  } else {
    add_name(entry, variable.string("name"));
    add_type(entry, variable.node("type"));
    if (!variable.is_true("isLocal")) tree_.add_flag(entry, DW_AT_external);
    if (!variable.is_true("isDefinition")) tree_.add_flag(entry, DW_AT_declaration);
  }
  add_place(entry, variable);
  if (const std::string_view linkage = variable.string("linkageName"); !linkage.empty())
    tree_.add_string(entry, DW_AT_linkage_name, decoded(linkage));
  add_alignment(entry, variable);
  add_template_parameters(entry, variable.node("templateParams"));
  add_address(entry, number, expression.value("expr"));
}

void TypeEntries::add_address(EntryId entry, uint32_t expression, std::string_view text) {
  const DebugExpression operations = read_expression(module_, text);
  if (!operations.is_known || operations.fragment) return;
  const auto symbol = symbols_.find(expression);
  if (symbol == symbols_.end()) {  // it became a constant
    if (operations.is_value) tree_.add_block(entry, DW_AT_location, operations.operations);
    return;
  }
  const bool is_thread_local = module_[symbol->second].tls != ssa::TlsModel::None;
  std::vector<uint8_t> bytes;
  DwarfWriter out(bytes);
  out.byte(is_thread_local ? DW_OP_const8u : DW_OP_addr);
  DebugSection::Reference field;
  field.offset = 1;
  field.target =
      is_thread_local ? DebugSection::Target::ThreadSymbol : DebugSection::Target::Symbol;
  field.symbol = symbol->second;
  out.number(0, 8);
  if (is_thread_local) out.byte(DW_OP_GNU_push_tls_address);
  out.bytes(operations.operations);
  tree_.add_block(entry, DW_AT_location, std::move(bytes), field);
}

// `using` of C++: of a namespace, a type, a function, a variable.
void TypeEntries::add_import(uint32_t number) {
  const DebugNode node(module_, number);
  const auto tag = dwarf_constant(node.value("tag"));
  if (!node.is("DIImportedEntity") || !tag) return;
  const uint32_t imported = node.node("entity");
  const DebugNode entity(module_, imported);
  EntryId target = known(imported);
  if (!target.valid() && is_type(entity)) target = type(imported);
  if (!target.valid() && (entity.is("DINamespace") || entity.is("DIModule")))
    target = scope(imported);
  if (!target.valid() && entity.is("DISubprogram")) target = declaration(imported);
  if (!target.valid()) return;
  const EntryId entry = tree_.add(scope(node.node("scope")), static_cast<uint16_t>(*tag));
  add_name(entry, node.string("name"));
  add_place(entry, node);
  tree_.add_entry(entry, DW_AT_import, target);
}

}  // namespace lilt::object
