// Memory of the strict machine: the trees of the LLVMlite specification (§ Simple and Memory
// Values).
//
// Nodes are in two tables, one for the stack's blocks and one for globals and heap. A pointer,
// which the specification writes as block and path, is here the node at the end of the path, with
// the serial number of its block: invalid paths are undef and never become pointers. Arrays of i8
// are leaves that hold a string; a path may enter such a leaf by one index 0, its first character.
// Heap blocks (from malloc and similar functions) are untyped at first: the first getelementptr,
// load or store that uses one gives it its shape, one value of the type used, or an array of as
// many as fit; an array of length 0 at the end of a struct takes the remaining bytes. C's effective
// types work the same way, and this gives `bitcast` of a new block the meaning that programs rely
// on. Every value of a block has a node from the start, so the trees have a limit.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"
#include "runtime/interpreter/fault.h"

namespace lilt::runtime {

enum class StrictKind : uint8_t { Undef, Integer, Null, Function, Stack, Static };

// Why a getelementptr is undef.
enum class UndefReason : uint8_t {
  Unknown,
  OutOfBounds,
  OtherType,  // than the value that its pointer leads to
  Null,       // its pointer is null
  Dangling,   // the block of its pointer is gone
};

struct StrictValue {
  StrictKind kind = StrictKind::Undef;
  bool is_character = false;  // pointer into a string leaf
  uint32_t node = 0;          // Stack, Static: index of the node
  // Undef: the reason; Integer: its value; Function: symbol; Stack: serial of the block.
  uint64_t bits = 0;

  bool is_pointer() const { return kind >= StrictKind::Null; }
  bool is_memory() const { return kind >= StrictKind::Stack; }
  static StrictValue integer(uint64_t bits) { return {StrictKind::Integer, false, 0, bits}; }
  static StrictValue undef(UndefReason reason) {
    return {StrictKind::Undef, false, 0, static_cast<uint64_t>(reason)};
  }
  static StrictValue null() { return {StrictKind::Null, false, 0, 0}; }
  friend bool operator==(const StrictValue&, const StrictValue&) = default;
};

// Elements: the contents of a block that was untyped, and argv: the values of `type` that fit. A
// pointer to the block means its first value.
enum class NodeKind : uint8_t { Leaf, String, Array, Struct, Untyped, Elements };

struct TreeNode {
  static constexpr uint32_t kNoNode = UINT32_MAX;
  NodeKind kind = NodeKind::Leaf;
  bool is_freed = false;  // of a heap block
  ssa::TypeId type;
  uint32_t parent = kNoNode;  // none: the child of a block's root
  uint32_t index = 0;         // among the parent's children; of a static block's root: in blocks_
  uint32_t first_child = 0, child_count = 0;
  uint32_t text = 0;    // String, Untyped: index into texts
  uint64_t serial = 0;  // of the block
  StrictValue value;    // Leaf
};

// Throws Fault (OutOfMemory, without a place) when the trees would take more than kMemoryLimit.
class TreeMemory {
 public:
  static constexpr uint64_t kMemoryLimit = uint64_t{1} << 29;  // bytes of the host's memory

  explicit TreeMemory(const ssa::Module& module) : module_(module), types_(module.types()) {}

  // The place of the running instruction, for notes about the blocks that it makes and frees.
  void set_place(SourceOffset place) { place_ = place; }

  // A new block with one value of the type, all leaves undef (strings: zeros): the variable's.
  StrictValue allocate_static(ssa::SymbolId variable);
  StrictValue allocate_stack(ssa::TypeId type, uint64_t frame_serial);
  StrictValue allocate_string(std::string_view text);  // with its NUL
  // An untyped block of that many bytes. `is_known`: they are zeros except for the first word;
  // otherwise they are undef.
  StrictValue allocate_untyped(uint64_t size, bool is_known, uint64_t first_word);
  StrictValue allocate_array(ssa::TypeId element, std::span<const StrictValue> elements);
  // Frees the heap block that the pointer leads to the start of. Throws Fault for another one.
  void free_block(const StrictValue& pointer);
  // The variable that the pointer leads into; none if it leads into another block.
  ssa::SymbolId variable_of(const StrictValue& pointer) const;
  // Where the heap block that the pointer leads to was allocated, and where it was freed.
  std::vector<Diagnostic::NotePlace> history_of(const StrictValue& pointer) const;

  uint64_t new_serial() { return ++last_serial_; }
  size_t stack_size() const { return stack_.size(); }
  void pop_stack(size_t size);

  // Null if the pointer does not lead to a memory value (undef, null, functions, dead blocks).
  TreeNode* target(const StrictValue& pointer);
  // What is wrong with such a pointer: "a null pointer".
  struct Invalid {
    FaultKind kind;
    std::string description;
  };
  static Invalid describe_invalid(const StrictValue& pointer);
  // The target's leaf for an access of simple type `type`; null if the target has no such leaf.
  TreeNode* leaf(const StrictValue& pointer, ssa::TypeId type);
  // getelementptr by the specification's rules, which may yield undef; `indices` contain no undef.
  StrictValue element_address(const StrictValue& pointer, ssa::TypeId annotation,
                              std::span<const int64_t> indices);
  // The text up to its NUL that a pointer leads to; false if it does not lead to a string.
  bool string_at(const StrictValue& pointer, std::string_view& text);
  // Writes an initialiser of the block's type. `value_of(constant)` returns simple values.
  template <class ValueOf>
  void initialise(const StrictValue& block, ssa::ConstantId constant, ValueOf value_of);
  // Two pointers to the same place (such as a struct and its first field) have the same position.
  std::pair<uint64_t, uint64_t> position(const StrictValue& pointer);

  // FLATTEN (PTRTOI8 a) is a prefix of FLATTEN (PTRTOI8 b). (Types are erased: all pointers are
  // equal.)
  bool compatible(ssa::TypeId a, ssa::TypeId b) const;

 private:
  struct Block {  // of a variable, of the heap, or the program's arguments
    ssa::SymbolId variable;
    SourceOffset allocated = kNoOffset, freed = kNoOffset;
  };
  struct Text {
    std::string bytes;
    uint64_t size = 0;  // Untyped
    bool is_known = false;
    uint64_t first_word = 0;
  };

  uint32_t new_block(ssa::SymbolId variable);
  uint32_t root_of(uint32_t node) const;  // in static_
  bool is_at_start(uint32_t node) const;
  std::vector<TreeNode>& table(StrictKind kind) {
    return kind == StrictKind::Stack ? stack_ : static_;
  }
  void check_room(uint64_t nodes, uint64_t text_bytes) const;
  uint32_t new_text(Text text);
  uint32_t grow(std::vector<TreeNode>& table, ssa::TypeId type, uint64_t serial,
                uint64_t extra_bytes);
  void add_children(std::vector<TreeNode>& table, uint32_t node, uint64_t extra_bytes);
  TreeNode new_node(ssa::TypeId type, uint64_t serial);
  void flatten(std::vector<ssa::TypeId>& out, ssa::TypeId type) const;
  void give_type(const StrictValue& pointer, ssa::TypeId type);
  void fill_known(uint32_t begin, uint64_t first_word);
  ssa::TypeId type_at(ssa::TypeId type, std::span<const int64_t> path) const;
  bool step_down(StrictValue& pointer, int64_t index);
  void put_constant(TreeNode& node, ssa::ConstantId constant);

  const ssa::Module& module_;
  const ssa::TypeTable& types_;
  std::vector<TreeNode> stack_, static_;
  std::vector<Block> blocks_;
  SourceOffset place_ = kNoOffset;
  std::vector<Text> texts_;
  std::vector<uint32_t> free_texts_;
  uint64_t text_bytes_ = 0;  // of all strings
  uint64_t last_serial_ = 0;
};

// A worklist, since initialisers may be nested deeper than the host's stack.
template <class ValueOf>
void TreeMemory::initialise(const StrictValue& block, ssa::ConstantId constant, ValueOf value_of) {
  const ssa::ConstantPool& pool = module_.constants();
  std::vector<std::pair<uint32_t, ssa::ConstantId>> rest{{block.node, constant}};
  while (!rest.empty()) {
    auto [index, id] = rest.back();
    rest.pop_back();
    TreeNode& node = static_[index];
    bool is_zero = pool[id].kind == ssa::ConstantKind::Zero;
    if (node.kind == NodeKind::String) {
      put_constant(node, id);
    } else if (node.kind == NodeKind::Leaf) {
      bool is_pointer = types_.is_pointer(node.type);
      node.value = !is_zero     ? value_of(id)
                   : is_pointer ? StrictValue::null()
                                : StrictValue::integer(0);
    } else {
      for (uint32_t i = 0; i < node.child_count; ++i) {
        if (!is_zero && pool[id].kind != ssa::ConstantKind::Aggregate) break;
        rest.push_back({node.first_child + i, is_zero ? id : pool.elements(id)[i].constant()});
      }
    }
  }
}

}  // namespace lilt::runtime
