#include "runtime/interpreter/tree.h"

#include <algorithm>

#include "ir/ssa/members.h"
#include "runtime/interpreter/fault.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeKind;

// --- room

void TreeMemory::check_room(uint64_t nodes, uint64_t text_bytes) const {
  const uint64_t used = (stack_.size() + static_.size()) * sizeof(TreeNode) +
                        texts_.size() * sizeof(Text) + text_bytes_;
  const uint64_t left = kMemoryLimit - std::min(used, kMemoryLimit);
  if (nodes > left / sizeof(TreeNode) || text_bytes > left - nodes * sizeof(TreeNode))
    throw Fault{FaultKind::OutOfMemory,
                "memory is full: the strict machine has room for " +
                    std::to_string(kMemoryLimit / sizeof(TreeNode)) + " values",
                kNoOffset,
                {}};
}

uint32_t TreeMemory::new_text(Text text) {
  text_bytes_ += text.bytes.size();
  if (free_texts_.empty()) {
    texts_.push_back(std::move(text));
    return static_cast<uint32_t>(texts_.size() - 1);
  }
  const uint32_t index = free_texts_.back();
  free_texts_.pop_back();
  texts_[index] = std::move(text);
  return index;
}

void TreeMemory::pop_stack(size_t size) {
  for (size_t i = size; i < stack_.size(); ++i) {
    if (stack_[i].kind != NodeKind::String) continue;
    text_bytes_ -= texts_[stack_[i].text].bytes.size();
    texts_[stack_[i].text] = {};
    free_texts_.push_back(stack_[i].text);
  }
  stack_.resize(size);
}

// --- shapes

TreeNode TreeMemory::new_node(TypeId type, uint64_t serial) {
  TreeNode node;
  node.type = type;
  node.serial = serial;
  const ssa::Type& t = types_[type];
  if (t.kind == TypeKind::Struct) node.kind = NodeKind::Struct;
  if (t.kind != TypeKind::Array) return node;
  node.kind = t.element == ssa::kI8 ? NodeKind::String : NodeKind::Array;
  if (node.kind != NodeKind::String) return node;
  check_room(1, t.count);
  node.text = new_text({std::string(t.count, '\0')});
  return node;
}

// `extra_bytes`: available to an array of length 0 at the end.
void TreeMemory::add_children(std::vector<TreeNode>& table, uint32_t index, uint64_t extra_bytes) {
  TypeId type = table[index].type;
  const ssa::Type& t = types_[type];
  uint64_t count = table[index].kind == NodeKind::Struct ? t.member_count : t.count;
  if (table[index].kind == NodeKind::Array && count == 0 && extra_bytes != 0)
    count = extra_bytes / std::max<uint64_t>(1, types_.size_of(t.element));
  check_room(count, 0);
  table[index].first_child = static_cast<uint32_t>(table.size());
  table[index].child_count = static_cast<uint32_t>(count);
  uint64_t serial = table[index].serial;
  for (uint64_t i = 0; i < count; ++i) {
    TreeNode child = new_node(ssa::member_type(types_, type, i), serial);
    child.parent = index;
    child.index = static_cast<uint32_t>(i);
    table.push_back(child);
  }
}

// Builds the tree of a type; the children of a node are adjacent. Only the last child of a last
// child … can be the array that takes the extra bytes.
uint32_t TreeMemory::grow(std::vector<TreeNode>& table, TypeId type, uint64_t serial,
                          uint64_t extra_bytes) {
  uint32_t root = static_cast<uint32_t>(table.size());
  uint32_t last = root;
  check_room(1, 0);
  table.push_back(new_node(type, serial));
  for (uint32_t i = root; i < table.size(); ++i) {
    if (table[i].kind != NodeKind::Array && table[i].kind != NodeKind::Struct) continue;
    add_children(table, i, i == last ? extra_bytes : 0);
    if (i == last && table[i].child_count != 0)
      last = table[i].first_child + table[i].child_count - 1;
  }
  return root;
}

uint32_t TreeMemory::new_block(ssa::SymbolId variable) {
  blocks_.push_back({variable, place_, kNoOffset});
  return static_cast<uint32_t>(blocks_.size() - 1);
}

StrictValue TreeMemory::allocate_static(ssa::SymbolId variable) {
  uint32_t node = grow(static_, module_[variable].type, 0, 0);
  static_[node].index = new_block(variable);
  return {StrictKind::Static, false, node, 0};
}

StrictValue TreeMemory::allocate_stack(TypeId type, uint64_t frame_serial) {
  uint32_t node = grow(stack_, type, frame_serial, 0);
  return {StrictKind::Stack, false, node, frame_serial};
}

StrictValue TreeMemory::allocate_string(std::string_view text) {
  check_room(1, text.size() + 1);
  TreeNode node;
  node.kind = NodeKind::String;
  node.type = ssa::kI8;  // programs cannot rely on the length
  node.text = new_text({std::string(text) + '\0'});
  node.index = new_block({});
  static_.push_back(node);
  return {StrictKind::Static, false, static_cast<uint32_t>(static_.size() - 1), 0};
}

StrictValue TreeMemory::allocate_untyped(uint64_t size, bool is_known, uint64_t first_word) {
  check_room(1, 0);
  TreeNode node;
  node.kind = NodeKind::Untyped;
  node.text = new_text({{}, size, is_known, first_word});
  node.index = new_block({});
  static_.push_back(node);
  return {StrictKind::Static, false, static_cast<uint32_t>(static_.size() - 1), 0};
}

StrictValue TreeMemory::allocate_array(TypeId element, std::span<const StrictValue> elements) {
  TreeNode array;
  array.kind = NodeKind::Elements;
  array.type = element;
  uint32_t parent = static_cast<uint32_t>(static_.size());
  array.index = new_block({});
  array.first_child = parent + 1;
  array.child_count = static_cast<uint32_t>(elements.size());
  static_.push_back(array);
  for (uint32_t i = 0; i < elements.size(); ++i) {
    TreeNode child = new_node(element, 0);
    child.parent = parent;
    child.index = i;
    child.value = elements[i];
    static_.push_back(child);
  }
  return {StrictKind::Static, false, parent + 1, 0};
}

uint32_t TreeMemory::root_of(uint32_t node) const {
  while (static_[node].parent != TreeNode::kNoNode) node = static_[node].parent;
  return node;
}

bool TreeMemory::is_at_start(uint32_t node) const {
  while (static_[node].parent != TreeNode::kNoNode && static_[node].index == 0)
    node = static_[node].parent;
  return static_[node].parent == TreeNode::kNoNode;
}

ssa::SymbolId TreeMemory::variable_of(const StrictValue& pointer) const {
  if (pointer.kind != StrictKind::Static) return {};
  return blocks_[static_[root_of(pointer.node)].index].variable;
}

std::vector<Diagnostic::NotePlace> TreeMemory::history_of(const StrictValue& pointer) const {
  std::vector<Diagnostic::NotePlace> notes;
  if (pointer.kind != StrictKind::Static) return notes;
  const Block& block = blocks_[static_[root_of(pointer.node)].index];
  if (block.allocated != kNoOffset)
    notes.push_back({block.allocated, "the block was allocated here"});
  if (block.freed != kNoOffset) notes.push_back({block.freed, "it was freed here"});
  return notes;
}

void TreeMemory::free_block(const StrictValue& pointer) {
  auto refuse = [&](FaultKind kind, const std::string& what) {
    throw Fault{kind, what, kNoOffset, history_of(pointer)};
  };
  if (pointer.kind == StrictKind::Static && static_[pointer.node].is_freed)
    refuse(FaultKind::DoubleFree, "the heap block is freed twice");
  if (pointer.kind == StrictKind::Function)
    refuse(FaultKind::InvalidFree, "the pointer to be freed leads to a function");
  if (target(pointer) == nullptr) {
    const auto [kind, what] = describe_invalid(pointer);
    refuse(kind, "the pointer to be freed is " + what);
  }
  if (pointer.kind == StrictKind::Stack)
    refuse(FaultKind::InvalidFree, "the pointer to be freed leads to a stack block");
  const uint32_t root = root_of(pointer.node);
  Block& block = blocks_[static_[root].index];
  if (block.variable.valid())
    throw Fault{FaultKind::InvalidFree,
                "the pointer to be freed leads to the global '@" +
                    std::string(module_[block.variable].name) + "'",
                kNoOffset,
                {{module_[block.variable].offset, "it is defined here"}}};
  if (block.allocated == kNoOffset)
    refuse(FaultKind::InvalidFree, "the pointer to be freed leads to the program's arguments");
  if (!is_at_start(pointer.node))
    refuse(FaultKind::InvalidFree, "the pointer to be freed leads into the middle of a heap block");
  block.freed = place_;
  std::vector<uint32_t> rest{root};
  while (!rest.empty()) {
    TreeNode& freed = static_[rest.back()];
    rest.pop_back();
    freed.is_freed = true;
    for (uint32_t i = 0; i < freed.child_count; ++i) rest.push_back(freed.first_child + i);
  }
}

// An untyped block becomes an array of as many values as fit, or one value of a type that ends in
// an array of length 0. The node itself remains, as the first value's parent: pointers to it now
// mean its first child.
void TreeMemory::give_type(const StrictValue& pointer, TypeId type) {
  Text text = texts_[static_[pointer.node].text];
  uint64_t size = types_.size_of(type);
  uint64_t count = size == 0 ? 1 : text.size / size;
  bool is_open = count > 0;
  for (TypeId t = type; is_open && t.valid();) {  // does the type end in an array of length 0?
    const ssa::Type& shape = types_[t];
    is_open = shape.kind == TypeKind::Struct ? shape.member_count != 0
                                             : shape.kind == TypeKind::Array && shape.count == 0;
    t = shape.kind == TypeKind::Struct && is_open ? types_.member(t, shape.member_count - 1)
                                                  : TypeId::none();
  }
  if (is_open) count = 1;
  check_room(count, 0);
  uint32_t first = static_cast<uint32_t>(static_.size());
  TreeNode& block = static_[pointer.node];
  block.kind = NodeKind::Elements;
  block.type = type;
  block.first_child = first;
  block.child_count = static_cast<uint32_t>(count);
  for (uint32_t i = 0; i < count; ++i) static_.push_back(new_node(type, 0));
  for (uint32_t i = 0; i < count; ++i) {
    TreeNode& child = static_[first + i];
    child.parent = pointer.node;
    child.index = i;
    if (child.kind == NodeKind::Leaf || child.kind == NodeKind::String) continue;
    uint32_t begin = static_cast<uint32_t>(static_.size());
    uint32_t grown = grow(static_, type, 0, is_open ? text.size - size : 0);
    // The grown root is replaced by the child, which takes over its children.
    TreeNode root = static_[grown];
    static_[first + i].first_child = root.first_child;
    static_[first + i].child_count = root.child_count;
    for (uint32_t j = begin; j < static_.size(); ++j)
      if (static_[j].parent == grown) static_[j].parent = first + i;
  }
  if (text.is_known) fill_known(first, text.first_word);
}

// The leaves of a block of known bytes: zeros, and the first word in the first leaf if that is an
// integer.
void TreeMemory::fill_known(uint32_t begin, uint64_t first_word) {
  bool is_first = true;
  for (uint32_t i = begin; i < static_.size(); ++i) {
    TreeNode& node = static_[i];
    if (node.kind != NodeKind::Leaf) continue;
    bool is_pointer = types_.is_pointer(node.type);
    node.value = is_pointer ? StrictValue::null() : StrictValue::integer(is_first ? first_word : 0);
    is_first = false;
  }
}

// --- pointers

TreeNode* TreeMemory::target(const StrictValue& pointer) {
  if (!pointer.is_memory()) return nullptr;
  std::vector<TreeNode>& nodes = table(pointer.kind);
  if (pointer.node >= nodes.size() || nodes[pointer.node].serial != pointer.bits) return nullptr;
  TreeNode* node = &nodes[pointer.node];
  return node->is_freed ? nullptr : node;
}

TreeMemory::Invalid TreeMemory::describe_invalid(const StrictValue& pointer) {
  if (pointer.kind == StrictKind::Null) return {FaultKind::NullPointer, "a null pointer"};
  if (pointer.kind == StrictKind::Stack)
    return {FaultKind::Dangling, "a pointer whose block is gone: its call has returned"};
  if (pointer.kind == StrictKind::Static)
    return {FaultKind::Dangling, "a pointer whose block was freed"};
  if (pointer.kind == StrictKind::Function)
    return {FaultKind::InvalidPointer, "a pointer to a function"};
  switch (static_cast<UndefReason>(pointer.bits)) {
    case UndefReason::OutOfBounds:
      return {FaultKind::OutOfBounds, "a pointer with an index that is out of bounds"};
    case UndefReason::OtherType:
      return {FaultKind::InvalidPointer,
              "a pointer whose 'getelementptr' has another type than the value in memory"};
    case UndefReason::Null:
      return {FaultKind::NullPointer, "a null pointer with indices"};
    case UndefReason::Dangling:
      return {FaultKind::Dangling, "a pointer with indices whose block is gone"};
    case UndefReason::Unknown:
      break;
  }
  return {FaultKind::InvalidPointer, "an undefined pointer"};
}

TreeNode* TreeMemory::leaf(const StrictValue& pointer, TypeId type) {
  TreeNode* node = target(pointer);
  if (node != nullptr && node->kind == NodeKind::Untyped) {
    give_type(pointer, type);
    node = target(pointer);
  }
  if (node != nullptr && node->kind == NodeKind::Elements && node->child_count != 0)
    node = &static_[node->first_child];
  bool is_leaf = node != nullptr && node->kind == NodeKind::Leaf && !pointer.is_character;
  return is_leaf && node->type == type ? node : nullptr;
}

void TreeMemory::flatten(std::vector<TypeId>& out, TypeId type) const {
  std::vector<TypeId> rest{type};
  while (!rest.empty()) {
    TypeId next = rest.back();
    rest.pop_back();
    if (types_.kind(next) != TypeKind::Struct) {
      out.push_back(next);
      continue;
    }
    std::span<const TypeId> members = types_.members(next);
    rest.insert(rest.end(), members.rbegin(), members.rend());
  }
}

bool TreeMemory::compatible(TypeId a, TypeId b) const {
  if (a == b) return true;
  std::vector<TypeId> left, right;
  flatten(left, a);
  flatten(right, b);
  return left.size() <= right.size() &&
         std::equal(left.begin(), left.end(), right.begin(),
                    [&](TypeId x, TypeId y) { return x == y || types_.equivalent(x, y); });
}

// GEPTY' of the specification: the type that the indices after the first lead to. The front end has
// checked that it is defined.
TypeId TreeMemory::type_at(TypeId type, std::span<const int64_t> path) const {
  for (int64_t index : path)
    type = types_.kind(type) == TypeKind::Struct ? types_.member(type, static_cast<size_t>(index))
                                                 : types_[type].element;
  return type;
}

bool TreeMemory::step_down(StrictValue& pointer, int64_t index) {
  const TreeNode& node = table(pointer.kind)[pointer.node];
  if (node.kind == NodeKind::String && index == 0 && !pointer.is_character) {
    pointer.is_character = true;
    return true;
  }
  if (index < 0 || index >= node.child_count) return false;
  pointer.node = node.first_child + static_cast<uint32_t>(index);
  return true;
}

// The getelementptr of a pointer that leads to no memory value.
static StrictValue without_target(const StrictValue& pointer) {
  if (pointer.kind == StrictKind::Null) return StrictValue::undef(UndefReason::Null);
  if (pointer.is_memory()) return StrictValue::undef(UndefReason::Dangling);
  return pointer.kind == StrictKind::Undef ? pointer : StrictValue{};
}

StrictValue TreeMemory::element_address(const StrictValue& base, TypeId annotation,
                                        std::span<const int64_t> indices) {
  if (indices.empty()) return base;
  StrictValue pointer = base;
  TreeNode* node = target(pointer);
  if (node == nullptr) return without_target(pointer);
  const StrictValue outside = StrictValue::undef(UndefReason::OutOfBounds),
                    other_type = StrictValue::undef(UndefReason::OtherType);
  if (node->kind == NodeKind::Untyped) {
    give_type(pointer, annotation);
    node = target(pointer);
  }
  if (node->kind == NodeKind::Elements && !step_down(pointer, 0)) return outside;
  node = target(pointer);
  bool is_text = node->kind == NodeKind::String && (pointer.is_character || node->type == ssa::kI8);
  if (!compatible(annotation, is_text ? ssa::kI8 : node->type)) return other_type;
  if (indices[0] != 0) {
    std::vector<TreeNode>& nodes = table(pointer.kind);
    bool has_parent = node->parent != TreeNode::kNoNode;
    bool is_element = has_parent && (nodes[node->parent].kind == NodeKind::Array ||
                                     nodes[node->parent].kind == NodeKind::Elements);
    int64_t sibling = static_cast<int64_t>(node->index) + indices[0];
    if (is_text || !is_element || sibling < 0 || sibling >= nodes[node->parent].child_count)
      return outside;
    pointer.node = nodes[node->parent].first_child + static_cast<uint32_t>(sibling);
  }
  for (int64_t index : indices.subspan(1))
    if (!step_down(pointer, index))
      return target(pointer)->kind == NodeKind::Leaf ? other_type : outside;
  const TreeNode& found = *target(pointer);
  TypeId type = found.kind == NodeKind::String && pointer.is_character ? ssa::kI8 : found.type;
  return compatible(type_at(annotation, indices.subspan(1)), type) ? pointer : other_type;
}

bool TreeMemory::string_at(const StrictValue& pointer, std::string_view& text) {
  TreeNode* node = target(pointer);
  if (node == nullptr || node->kind != NodeKind::String) return false;
  std::string_view bytes = texts_[node->text].bytes;
  size_t end = bytes.find('\0');
  text = bytes.substr(0, end);
  return end != std::string_view::npos;
}

std::pair<uint64_t, uint64_t> TreeMemory::position(const StrictValue& pointer) {
  if (!pointer.is_memory()) return {static_cast<uint64_t>(pointer.kind), pointer.bits};
  uint32_t index = pointer.node;
  if (target(pointer) != nullptr) {
    std::vector<TreeNode>& nodes = table(pointer.kind);
    while (nodes[index].child_count != 0) index = nodes[index].first_child;
  }
  return {static_cast<uint64_t>(pointer.kind), index};
}

void TreeMemory::put_constant(TreeNode& node, ssa::ConstantId id) {
  const ssa::ConstantPool& pool = module_.constants();
  std::string& bytes = texts_[node.text].bytes;
  if (pool[id].kind == ssa::ConstantKind::String) bytes = pool.bytes(id);
  if (pool[id].kind != ssa::ConstantKind::Aggregate) return;
  std::span<const ssa::Value> elements = pool.elements(id);
  for (size_t i = 0; i < elements.size(); ++i)
    bytes[i] = static_cast<char>(pool.zero_extended(elements[i].constant()));
}

}  // namespace lilt::runtime
