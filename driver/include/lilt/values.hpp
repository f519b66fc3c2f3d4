// Errors and results, types, values, blocks and functions of lilt's C++ interface: a part of
// lilt.hpp, which is what programs include.
#pragma once

#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lilt/lilt.h"

namespace lilt {
inline namespace api {

namespace detail {

// The owner of an object of the C interface.
template <class Handle, void (*destroy)(Handle*)>
class Owner {
 public:
  Owner() = default;
  explicit Owner(Handle* handle) : handle_(handle) {}
  Owner(Owner&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Owner& operator=(Owner&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Owner() { destroy(handle_); }
  Handle* get() const { return handle_; }

 private:
  Handle* handle_ = nullptr;
};

template <class Handle>
Handle* require(Handle* handle) {
  if (handle == nullptr) throw std::bad_alloc();
  return handle;
}

}  // namespace detail

// A failure, or none.
class [[nodiscard]] Error {
 public:
  Error() = default;
  explicit Error(lilt_error* error) : error_(error) {}
  // Whether something failed. The other functions require it.
  explicit operator bool() const { return error_.get() != nullptr; }

  struct Message {
    const char* text;
    const char* file;  // null: without a place
    uint32_t line, column;
  };
  lilt_error_kind kind() const { return lilt_error_get_kind(error_.get()); }
  const char* text() const { return lilt_error_text(error_.get()); }
  std::vector<Message> messages() const {
    const lilt_error* error = error_.get();
    std::vector<Message> all;
    for (size_t i = 0; i < lilt_error_count(error); ++i)
      all.push_back({lilt_error_message(error, i), lilt_error_file(error, i),
                     lilt_error_line(error, i), lilt_error_column(error, i)});
    return all;
  }

 private:
  detail::Owner<lilt_error, lilt_error_delete> error_;
};

// A value, or why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}
  Result(Error error) : state_(std::move(error)) {}
  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return std::get<0>(state_); }
  T* operator->() { return &std::get<0>(state_); }
  const Error& error() const { return std::get<1>(state_); }
  Error take_error() { return std::move(std::get<1>(state_)); }

 private:
  std::variant<T, Error> state_;
};

class Type {
 public:
  constexpr Type() = default;
  constexpr Type(lilt_type type) : type_(type) {}
  constexpr operator lilt_type() const { return type_; }
  friend constexpr bool operator==(Type a, Type b) { return a.type_.id == b.type_.id; }

 private:
  lilt_type type_ = {};
};

inline const Type void_type = lilt_void(), i1 = lilt_i1(), i8 = lilt_i8(), i16 = lilt_i16(),
                  i32 = lilt_i32(), i64 = lilt_i64(), float_type = lilt_float(),
                  double_type = lilt_double(), pointer = lilt_pointer(), i128 = lilt_i128(),
                  half_type = lilt_half(), bfloat_type = lilt_bfloat(),
                  x86_fp80_type = lilt_x86_fp80(), fp128_type = lilt_fp128();

class Block;
class Function;

// An operand: a constant, an argument, or an instruction, as its result. Empty: none, or the result
// of a mistake.
class Value {
 public:
  Value() = default;
  Value(lilt_module* module, lilt_value value) : module_(module), value_(value) {}
  explicit operator bool() const { return value_.id != 0; }
  operator lilt_value() const { return value_; }
  friend bool operator==(Value a, Value b) { return a.value_.id == b.value_.id; }

  Type type() const { return module_ == nullptr ? lilt_void() : lilt_value_type(module_, value_); }
  Value set_name(std::string_view name) const {
    if (module_ != nullptr && !name.empty())
      lilt_value_set_name(module_, value_, std::string(name).c_str());
    return *this;
  }
  // Of an instruction.
  void erase() const {
    if (module_ != nullptr) lilt_instruction_erase(module_, value_);
  }
  void set_alignment(uint32_t bytes) const {
    if (module_ != nullptr) lilt_set_alignment(module_, value_, bytes);
  }
  void set_volatile(bool value) const {
    if (module_ != nullptr) lilt_instruction_set_volatile(module_, value_, value);
  }
  void set_tail(lilt_tail_kind kind) const {
    if (module_ != nullptr) lilt_call_set_tail(module_, value_, kind);
  }
  // Of an instruction: see lilt_instruction_add_flag. Returns the value.
  Value add_flag(const char* flag) const {
    if (module_ != nullptr) lilt_instruction_add_flag(module_, value_, flag);
    return *this;
  }
  // Of a load or a store.
  Value set_ordering(lilt_ordering ordering) const {
    if (module_ != nullptr) lilt_set_ordering(module_, value_, ordering);
    return *this;
  }
  // Of a call.
  Value set_convention(const char* name) const {
    if (module_ != nullptr) lilt_call_set_convention(module_, value_, name);
    return *this;
  }
  Value add_argument_attribute(uint32_t index, const char* attribute) const {
    if (module_ != nullptr) lilt_call_add_argument_attribute(module_, value_, index, attribute);
    return *this;
  }
  // Of a landing pad.
  Value add_clause(Value clause) const {
    if (module_ != nullptr) lilt_landing_pad_add_clause(module_, value_, clause);
    return *this;
  }
  // Of a global's or a function's address.
  void set_visibility(lilt_visibility visibility) const {
    if (module_ != nullptr) lilt_set_visibility(module_, value_, visibility);
  }
  void set_dso_local(bool value) const {
    if (module_ != nullptr) lilt_set_dso_local(module_, value_, value);
  }
  void set_unnamed_addr(bool value) const {
    if (module_ != nullptr) lilt_set_unnamed_addr(module_, value_, value);
  }
  void set_tls_model(lilt_tls_model model) const {
    if (module_ != nullptr) lilt_set_tls_model(module_, value_, model);
  }
  void set_comdat(std::string_view name, lilt_comdat_kind kind = LILT_COMDAT_ANY) const {
    if (module_ != nullptr) lilt_set_comdat(module_, value_, std::string(name).c_str(), kind);
  }
  void set_linkage(lilt_linkage linkage) const {
    if (module_ != nullptr) lilt_set_linkage(module_, value_, linkage);
  }
  void set_constant(bool value) const {
    if (module_ != nullptr) lilt_set_constant(module_, value_, value);
  }
  void set_thread_local(bool value) const {
    if (module_ != nullptr) lilt_set_thread_local(module_, value_, value);
  }
  void set_section(std::string_view name) const {
    if (module_ != nullptr) lilt_set_section(module_, value_, std::string(name).c_str());
  }

  // --- reading; the name is also that of a global or a function, by its address
  std::string_view name() const;
  // Of an instruction: see lilt_instruction_opcode and what follows it.
  std::string_view opcode() const;
  std::string_view predicate() const;
  std::vector<Value> operands() const;
  std::vector<Block> targets() const;
  Type source_type() const;
  Block block() const;
  std::string_view print() const;
  void set_operand(size_t index, Value value) const {
    if (module_ != nullptr) lilt_instruction_set_operand(module_, value_, index, value);
  }
  // Puts another value in the place of all uses.
  void replace_uses(Value value) const {
    if (module_ != nullptr) lilt_value_replace_uses(module_, value_, value);
  }
  // The function whose address it is.
  Function function() const;
  // Of a variable, by its address.
  lilt_linkage linkage() const { return lilt_symbol_linkage(module_, value_); }
  bool is_definition() const { return lilt_symbol_is_definition(module_, value_); }
  Type contents_type() const { return lilt_global_type(module_, value_); }
  Value initializer() const { return {module_, lilt_global_initializer(module_, value_)}; }

 protected:
  lilt_module* module_ = nullptr;
  lilt_value value_ = {};
};

class Block {
 public:
  Block() = default;
  Block(lilt_function* function, lilt_block block) : function_(function), block_(block) {}
  explicit operator bool() const { return block_.id != 0; }
  operator lilt_block() const { return block_; }
  friend bool operator==(Block a, Block b) { return a.block_.id == b.block_.id; }

  // Puts it after the last block of its function.
  void append() const { lilt_block_append(function_, block_); }
  bool has_predecessors() const { return lilt_block_has_predecessors(function_, block_); }
  bool is_terminated() const { return lilt_block_is_terminated(function_, block_); }

  // --- reading
  std::string_view name() const { return lilt_block_name(function_, block_); }
  Value terminator() const { return value(lilt_block_terminator(function_, block_)); }
  std::vector<Value> instructions() const {
    std::vector<Value> all;
    lilt_value at = lilt_block_first_instruction(function_, block_);
    for (; at.id != 0; at = lilt_instruction_next(module(), at)) all.push_back(value(at));
    return all;
  }

 private:
  lilt_module* module() const { return lilt_function_module(function_); }
  Value value(lilt_value value) const { return {module(), value}; }

  lilt_function* function_ = nullptr;
  lilt_block block_ = {};
};

class Phi : public Value {
 public:
  using Value::Value;
  void add_incoming(Value value, Block from) const {
    lilt_phi_add_incoming(module_, value_, value, from);
  }
};

class Function {
 public:
  Function() = default;
  Function(lilt_module* module, lilt_function* function) : module_(module), function_(function) {}
  explicit operator bool() const { return function_ != nullptr; }
  operator lilt_function*() const { return function_; }

  std::string_view name() const { return lilt_function_name(function_); }
  void set_name(std::string_view name) const {
    lilt_function_set_name(function_, std::string(name).c_str());
  }
  Type type() const { return lilt_function_get_type(function_); }
  Value address() const { return {module_, lilt_function_address(function_)}; }
  uint32_t argument_count() const { return lilt_function_parameter_count(function_); }
  Value argument(uint32_t index) const {
    return {module_, lilt_function_argument(function_, index)};
  }
  void set_linkage(lilt_linkage linkage) const { lilt_set_linkage(module_, address(), linkage); }
  void add_attribute(const char* name) const { lilt_function_add_attribute(function_, name); }
  void add_parameter_attribute(uint32_t index, const char* name) const {
    lilt_function_add_parameter_attribute(function_, index, name);
  }
  void add_type_attribute(uint32_t index, const char* name, Type type) const {
    lilt_function_add_type_attribute(function_, index, name, type);
  }
  void set_convention(const char* name) const { lilt_function_set_convention(function_, name); }
  void set_personality(Function personality) const {
    lilt_function_set_personality(function_, personality);
  }
  // The address of a block, which has a name.
  Value block_address(Block block) const {
    return {module_, lilt_const_block_address(function_, block)};
  }
  void set_line(uint32_t line) const { lilt_function_set_line(function_, line); }
  bool has_body() const { return lilt_function_has_body(function_); }
  void delete_body() const { lilt_function_delete_body(function_); }

  // Outside the function until Block::append.
  Block create_block(std::string_view name = {}) const {
    return {function_, lilt_block_create(function_, std::string(name).c_str())};
  }
  Block append_block(std::string_view name = {}) const {
    const Block block = create_block(name);
    block.append();
    return block;
  }

  std::vector<Block> blocks() const {
    std::vector<Block> all;
    lilt_block at = lilt_function_first_block(function_);
    for (; at.id != 0; at = lilt_block_next(function_, at)) all.emplace_back(function_, at);
    return all;
  }

 private:
  lilt_module* module_ = nullptr;
  lilt_function* function_ = nullptr;
};

inline std::string_view Value::name() const {
  if (module_ == nullptr) return {};
  const std::string_view own = lilt_value_name(module_, value_);
  return own.empty() ? std::string_view(lilt_symbol_name(module_, value_)) : own;
}
inline std::string_view Value::opcode() const {
  return module_ == nullptr ? "" : lilt_instruction_opcode(module_, value_);
}
inline std::string_view Value::predicate() const {
  return module_ == nullptr ? "" : lilt_instruction_predicate(module_, value_);
}
inline std::vector<Value> Value::operands() const {
  std::vector<Value> all;
  const size_t count = module_ == nullptr ? 0 : lilt_instruction_operand_count(module_, value_);
  for (size_t i = 0; i < count; ++i)
    all.emplace_back(module_, lilt_instruction_operand(module_, value_, i));
  return all;
}
inline std::vector<Block> Value::targets() const {
  std::vector<Block> all;
  const size_t count = module_ == nullptr ? 0 : lilt_instruction_block_count(module_, value_);
  for (size_t i = 0; i < count; ++i)
    all.emplace_back(lilt_instruction_function(module_, value_),
                     lilt_instruction_target(module_, value_, i));
  return all;
}
inline Type Value::source_type() const {
  return module_ == nullptr ? lilt_void() : lilt_instruction_source_type(module_, value_);
}
inline Block Value::block() const {
  if (module_ == nullptr) return {};
  return {lilt_instruction_function(module_, value_), lilt_instruction_block(module_, value_)};
}
inline std::string_view Value::print() const {
  return module_ == nullptr ? "" : lilt_instruction_print(module_, value_);
}
inline Function Value::function() const {
  if (module_ == nullptr) return {};
  return {module_, lilt_value_function(module_, value_)};
}

}  // namespace api
}  // namespace lilt
