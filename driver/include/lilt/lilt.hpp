// The C++ interface of lilt: a header over the C functions of lilt.h, which has the reference.
//
//   lilt::Context context;
//   lilt::Module module(context, "square");
//   lilt::Function square = module.create_function("square", lilt::i64, {lilt::i64});
//   lilt::IRBuilder builder(module);
//   builder.set_insert_point(square.append_block("entry"));
//   builder.create_ret(builder.create_mul(square.argument(0), square.argument(0)));
//   lilt::Jit jit;
//   if (lilt::Result<lilt::Unit> unit = jit.add(module); !unit) puts(unit.error().text());
//   auto* run = jit.lookup<int64_t(int64_t)>("square");  // run(7) == 49
//
// Objects that own something (Context, Module, IRBuilder, SsaVariables, Options, Output, Error,
// Jit) can be moved; Function, Block, Value and Type are handles, which are copied. What fails
// returns an Error or a Result; nothing throws except that constructors throw std::bad_alloc.
// Mistakes in building are kept until the module is verified or compiled.
#pragma once

#if __cplusplus < 202002L
#error "lilt.hpp needs C++20: -std=c++20"
#endif

#include <cstdint>
#include <initializer_list>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lilt/values.hpp"

namespace lilt {
inline namespace api {

class Options {
 public:
  Options() : options_(detail::require(lilt_options_create())) {}
  operator const lilt_options*() const { return options_.get(); }

  Error set_level(int level) { return Error(lilt_options_set_level(options_.get(), level)); }
  Error set_allocator(const char* name) {
    return Error(lilt_options_set_allocator(options_.get(), name));
  }
  Error set_processor(const char* processor, const char* features = nullptr) {
    return Error(lilt_options_set_processor(options_.get(), processor, features));
  }
  void set_position_independent(bool value) {
    lilt_options_set_position_independent(options_.get(), value);
  }
  void set_frame_pointer(bool value) { lilt_options_set_frame_pointer(options_.get(), value); }
  void set_verify_each(bool value) { lilt_options_set_verify_each(options_.get(), value); }
  void set_threads(unsigned threads) { lilt_options_set_threads(options_.get(), threads); }

 private:
  detail::Owner<lilt_options, lilt_options_delete> options_;
};

// What a module was compiled to.
class Output {
 public:
  explicit Output(lilt_output* output) : output_(output) {}
  std::string_view bytes() const {
    return {static_cast<const char*>(lilt_output_bytes(output_.get())),
            lilt_output_size(output_.get())};
  }

 private:
  detail::Owner<lilt_output, lilt_output_delete> output_;
};

class Context {
 public:
  Context() : context_(detail::require(lilt_context_create())) {}
  operator lilt_context*() const { return context_.get(); }

 private:
  detail::Owner<lilt_context, lilt_context_delete> context_;
};

class Module {
 public:
  Module(const Context& context, std::string_view name)
      : module_(detail::require(lilt_module_create(context, std::string(name).c_str()))) {}
  static Result<Module> parse(const Context& context, std::string_view name,
                              std::string_view text) {
    lilt_module* module = nullptr;
    if (Error error{lilt_module_parse(context, std::string(name).c_str(), text.data(), text.size(),
                                      &module)})
      return error;
    return Module(module);
  }
  static Result<Module> read(const Context& context, std::string_view path) {
    lilt_module* module = nullptr;
    if (Error error{lilt_module_read(context, std::string(path).c_str(), &module)}) return error;
    return Module(module);
  }
  operator lilt_module*() const { return module_.get(); }

  // The first mistake in building; null if there is none.
  const char* mistake() const { return lilt_module_mistake(get()); }
  void forget_mistake() const { lilt_module_forget_mistake(get()); }
  // Of this module, types, values and blocks are asked for again afterwards.
  Error link(const Module& other) const { return Error(lilt_module_link(get(), other.get())); }
  Error verify() const { return Error(lilt_module_verify(get())); }
  std::string_view print() const { return lilt_module_print(get()); }
  void set_source(std::string_view file, std::string_view directory = ".") const {
    lilt_module_set_source(get(), std::string(file).c_str(), std::string(directory).c_str());
  }

  // --- types
  Type integer_type(uint32_t bits) const { return lilt_integer(get(), bits); }
  Type array_type(Type element, uint64_t count) const { return lilt_array(get(), element, count); }
  Type vector_type(Type element, uint64_t count) const {
    return lilt_vector(get(), element, count);
  }
  Type struct_type(std::span<const Type> fields, bool packed = false) const {
    return lilt_struct(get(), raw(fields).data(), fields.size(), packed);
  }
  Type struct_type(std::initializer_list<Type> fields) const {
    return struct_type(std::span(fields));
  }
  Type named_struct(std::string_view name) const {
    return lilt_named_struct(get(), std::string(name).c_str());
  }
  void set_fields(Type structure, std::span<const Type> fields, bool packed = false) const {
    lilt_struct_set_fields(get(), structure, raw(fields).data(), fields.size(), packed);
  }
  void set_fields(Type structure, std::initializer_list<Type> fields) const {
    set_fields(structure, std::span(fields));
  }
  Type function_type(Type result, std::span<const Type> parameters, bool variadic = false) const {
    return lilt_function_type(get(), result, raw(parameters).data(), parameters.size(), variadic);
  }
  Type function_type(Type result, std::initializer_list<Type> parameters,
                     bool variadic = false) const {
    return function_type(result, std::span(parameters), variadic);
  }
  uint64_t size_of(Type type) const { return lilt_type_size(get(), type); }
  uint64_t alignment_of(Type type) const { return lilt_type_alignment(get(), type); }
  uint64_t field_offset(Type structure, size_t field) const {
    return lilt_field_offset(get(), structure, field);
  }

  // --- constants
  Value constant(Type type, int64_t value) const {
    return {get(), lilt_const_int(get(), type, value)};
  }
  Value real_constant(Type type, double value) const {
    return {get(), lilt_const_real(get(), type, value)};
  }
  // As IRBuilder::get_int.
  Value get_int(Type type, int64_t value) const { return constant(type, value); }
  // Any width by its bits, 64 a word, the lowest first.
  Value words(Type type, std::span<const uint64_t> bits) const {
    return {get(), lilt_const_words(get(), type, bits.data(), bits.size())};
  }
  Value words(Type type, std::initializer_list<uint64_t> bits) const {
    return words(type, std::span(bits));
  }
  // Constant expressions.
  Value cast_constant(lilt_cast_op op, Value value, Type type) const {
    return {get(), lilt_const_cast(get(), op, value, type)};
  }
  Value gep_constant(Type source, Value base, std::span<const Value> indices,
                     unsigned promises = LILT_INBOUNDS) const {
    return {get(),
            lilt_const_gep(get(), source, base, raw(indices).data(), indices.size(), promises)};
  }
  Value gep_constant(Type source, Value base, std::initializer_list<Value> indices,
                     unsigned promises = LILT_INBOUNDS) const {
    return gep_constant(source, base, std::span(indices), promises);
  }
  // A callee: assembly with its constraints, as in IR.
  Value assembly(std::string_view text, std::string_view constraints,
                 unsigned flags = LILT_ASM_SIDE_EFFECT) const {
    return {get(), lilt_const_assembly(get(), std::string(text).c_str(),
                                       std::string(constraints).c_str(), flags)};
  }
  Value zero(Type type) const { return {get(), lilt_const_zero(get(), type)}; }
  Value undef(Type type) const { return {get(), lilt_const_undef(get(), type)}; }
  Value poison(Type type) const { return {get(), lilt_const_poison(get(), type)}; }
  Value aggregate(Type type, std::span<const Value> elements) const {
    return {get(), lilt_const_aggregate(get(), type, raw(elements).data(), elements.size())};
  }
  // A symbol's address and a number of bytes, for initializers.
  Value address_constant(Value symbol, int64_t offset) const {
    return {get(), lilt_const_address(get(), symbol, offset)};
  }
  Value bytes(std::string_view bytes) const {
    return {get(), lilt_const_bytes(get(), bytes.data(), bytes.size())};
  }

  // --- globals and functions
  Value create_global(std::string_view name, Type type, Value initializer = {}) const {
    return {get(), lilt_global(get(), std::string(name).c_str(), type, initializer)};
  }
  Value create_global_string(std::string_view text) const {
    return {get(), lilt_global_string(get(), text.data(), text.size())};
  }
  Value create_alias(std::string_view name, Type type, Value target) const {
    return {get(), lilt_alias(get(), std::string(name).c_str(), type, target)};
  }
  Value create_ifunc(std::string_view name, Type type, Function resolver) const {
    return {get(), lilt_ifunc(get(), std::string(name).c_str(), type, resolver.address())};
  }
  Value find(std::string_view name) const {
    return {get(), lilt_module_find(get(), std::string(name).c_str())};
  }
  Function create_function(std::string_view name, Type type) const {
    return {get(), lilt_function_create(get(), std::string(name).c_str(), type)};
  }
  Function create_function(std::string_view name, Type result, std::span<const Type> parameters,
                           bool variadic = false) const {
    return create_function(name, function_type(result, parameters, variadic));
  }
  Function create_function(std::string_view name, Type result,
                           std::initializer_list<Type> parameters, bool variadic = false) const {
    return create_function(name, function_type(result, parameters, variadic));
  }
  Function find_function(std::string_view name) const {
    return {get(), lilt_module_find_function(get(), std::string(name).c_str())};
  }

  // --- reading
  std::vector<Function> functions() const {
    std::vector<Function> all;
    lilt_function* at = lilt_module_first_function(get());
    for (; at != nullptr; at = lilt_function_next(at)) all.emplace_back(get(), at);
    return all;
  }
  // The addresses of variables and aliases.
  std::vector<Value> globals() const {
    std::vector<Value> all;
    lilt_value at = lilt_module_first_global(get());
    for (; at.id != 0; at = lilt_global_next(get(), at)) all.emplace_back(get(), at);
    return all;
  }
  lilt_type_kind kind_of(Type type) const { return lilt_type_get_kind(get(), type); }
  uint32_t bits_of(Type type) const { return lilt_type_bits(get(), type); }
  std::string_view print(Type type) const { return lilt_type_print(get(), type); }
  // Of the fields of a struct, the parameters of a function.
  std::vector<Type> parts_of(Type type) const {
    std::vector<Type> all;
    const bool is_list = kind_of(type) == LILT_KIND_STRUCT || kind_of(type) == LILT_KIND_FUNCTION;
    for (uint64_t i = 0; is_list && i < count_of(type); ++i)
      all.emplace_back(lilt_type_part(get(), type, i));
    return all;
  }
  // Of an array or a vector.
  Type element_type(Type type) const { return lilt_type_part(get(), type, 0); }
  uint64_t count_of(Type type) const { return lilt_type_count(get(), type); }
  Type result_type(Type type) const { return lilt_type_result(get(), type); }
  bool is_variadic(Type type) const { return lilt_type_is_variadic(get(), type); }

  // --- compiling; without options: the defaults
  Result<Output> to_object(const lilt_options* options = nullptr) const {
    return compile(options, LILT_OBJECT);
  }
  Result<Output> to_assembly(const lilt_options* options = nullptr) const {
    return compile(options, LILT_ASSEMBLY);
  }
  Error write_object(std::string_view path, const lilt_options* options = nullptr) const {
    return Error(lilt_compile_to_file(get(), options, LILT_OBJECT, std::string(path).c_str()));
  }
  Error write_assembly(std::string_view path, const lilt_options* options = nullptr) const {
    return Error(lilt_compile_to_file(get(), options, LILT_ASSEMBLY, std::string(path).c_str()));
  }
  Error write_executable(std::string_view path, const lilt_options* options = nullptr,
                         std::span<const char* const> arguments = {}) const {
    return Error(lilt_compile_to_executable(get(), options, arguments.data(), arguments.size(),
                                            std::string(path).c_str()));
  }

 private:
  explicit Module(lilt_module* module) : module_(module) {}
  lilt_module* get() const { return module_.get(); }
  static std::vector<lilt_type> raw(std::span<const Type> types) {
    return {types.begin(), types.end()};
  }
  static std::vector<lilt_value> raw(std::span<const Value> values) {
    return {values.begin(), values.end()};
  }
  Result<Output> compile(const lilt_options* options, lilt_output_kind kind) const {
    lilt_output* output = nullptr;
    if (Error error{lilt_compile(get(), options, kind, &output)}) return error;
    return Output(output);
  }

  detail::Owner<lilt_module, lilt_module_delete> module_;
};

class IRBuilder {
 public:
  explicit IRBuilder(const Module& module)
      : module_(module), builder_(detail::require(lilt_builder_create(module))) {}

  void set_insert_point(Block block) { lilt_builder_at_end(get(), block); }
  void set_insert_point_at_start(Block block) { lilt_builder_at_start(get(), block); }
  void set_insert_point(Value instruction) {
    lilt_builder_before(get(), instruction);
  }  // before it
  void clear_insert_point() { lilt_builder_clear(get()); }
  [[deprecated("clear_insert_point")]] void clear_insertion_point() { clear_insert_point(); }
  // Empty without an insertion point.
  Block insert_block() const { return {lilt_builder_function(get()), lilt_builder_block(get())}; }
  Function insert_function() const { return {module_, lilt_builder_function(get())}; }
  void set_location(uint32_t line, uint32_t column) {
    lilt_builder_set_location(get(), line, column);
  }

  Value get_int(Type type, int64_t value) const {
    return {module_, lilt_const_int(module_, type, value)};
  }
  Value get_i1(bool value) const { return get_int(i1, value); }
  Value get_i32(int32_t value) const { return get_int(i32, value); }
  Value get_i64(int64_t value) const { return get_int(i64, value); }
  Value get_double(double value) const {
    return {module_, lilt_const_real(module_, double_type, value)};
  }

  Value create_binary(lilt_binary_op op, Value left, Value right, std::string_view name = {},
                      unsigned promises = 0) {
    return named(lilt_build_binary(get(), op, left, right, promises), name);
  }
#define LILT_BINARY(function, op)                                                              \
  Value function(Value left, Value right, std::string_view name = {}, unsigned promises = 0) { \
    return create_binary(op, left, right, name, promises);                                     \
  }
  LILT_BINARY(create_add, LILT_ADD)
  LILT_BINARY(create_sub, LILT_SUB)
  LILT_BINARY(create_mul, LILT_MUL)
  LILT_BINARY(create_udiv, LILT_UDIV)
  LILT_BINARY(create_sdiv, LILT_SDIV)
  LILT_BINARY(create_urem, LILT_UREM)
  LILT_BINARY(create_srem, LILT_SREM)
  LILT_BINARY(create_shl, LILT_SHL)
  LILT_BINARY(create_lshr, LILT_LSHR)
  LILT_BINARY(create_ashr, LILT_ASHR)
  LILT_BINARY(create_and, LILT_AND)
  LILT_BINARY(create_or, LILT_OR)
  LILT_BINARY(create_xor, LILT_XOR)
  LILT_BINARY(create_fadd, LILT_FADD)
  LILT_BINARY(create_fsub, LILT_FSUB)
  LILT_BINARY(create_fmul, LILT_FMUL)
  LILT_BINARY(create_fdiv, LILT_FDIV)
  LILT_BINARY(create_frem, LILT_FREM)
#undef LILT_BINARY
  // Of integers; create_fneg is for numbers.
  Value create_neg(Value value, std::string_view name = {}) {
    return create_sub({module_, lilt_const_zero(module_, value.type())}, value, name);
  }
  // Of integers, not of vectors.
  Value create_not(Value value, std::string_view name = {}) {
    return create_xor(value, get_int(value.type(), -1), name);
  }
  Value create_fneg(Value value, std::string_view name = {}) {
    return named(lilt_build_fneg(get(), value), name);
  }
  Value create_cast(lilt_cast_op op, Value value, Type type, std::string_view name = {}) {
    return named(lilt_build_cast(get(), op, value, type), name);
  }
  Value create_icmp(lilt_int_predicate predicate, Value left, Value right,
                    std::string_view name = {}) {
    return named(lilt_build_icmp(get(), predicate, left, right), name);
  }
  Value create_fcmp(lilt_float_predicate predicate, Value left, Value right,
                    std::string_view name = {}) {
    return named(lilt_build_fcmp(get(), predicate, left, right), name);
  }
  Value create_select(Value condition, Value if_true, Value if_false, std::string_view name = {}) {
    return named(lilt_build_select(get(), condition, if_true, if_false), name);
  }
  Value create_freeze(Value value, std::string_view name = {}) {
    return named(lilt_build_freeze(get(), value), name);
  }
  Value create_alloca(Type type, std::string_view name = {}, Value count = {}) {
    return named(lilt_build_alloca(get(), type, count), name);
  }
  Value create_load(Type type, Value address, std::string_view name = {}) {
    return named(lilt_build_load(get(), type, address), name);
  }
  Value create_store(Value value, Value address) {
    return named(lilt_build_store(get(), value, address), {});
  }
  Value create_gep(Type source, Value address, std::span<const Value> indices,
                   std::string_view name = {}, unsigned promises = LILT_INBOUNDS) {
    const std::vector<lilt_value> raw(indices.begin(), indices.end());
    return named(lilt_build_gep(get(), source, address, raw.data(), raw.size(), promises), name);
  }
  Value create_gep(Type source, Value address, std::initializer_list<Value> indices,
                   std::string_view name = {}, unsigned promises = LILT_INBOUNDS) {
    return create_gep(source, address, std::span(indices), name, promises);
  }
  Value create_field(Type structure, Value address, uint32_t field, std::string_view name = {}) {
    return named(lilt_build_field(get(), structure, address, field), name);
  }
  Value create_call(Function callee, std::span<const Value> arguments, std::string_view name = {}) {
    const std::vector<lilt_value> raw(arguments.begin(), arguments.end());
    return named(lilt_build_call(get(), callee, raw.data(), raw.size()), name);
  }
  Value create_call(Function callee, std::initializer_list<Value> arguments = {},
                    std::string_view name = {}) {
    return create_call(callee, std::span(arguments), name);
  }
  Value create_call(Type function_type, Value callee, std::span<const Value> arguments,
                    std::string_view name = {}) {
    const std::vector<lilt_value> raw(arguments.begin(), arguments.end());
    return named(lilt_build_call_pointer(get(), function_type, callee, raw.data(), raw.size()),
                 name);
  }
  Value create_call(Type function_type, Value callee, std::initializer_list<Value> arguments,
                    std::string_view name = {}) {
    return create_call(function_type, callee, std::span(arguments), name);
  }
  Value create_extract_value(Value aggregate, uint32_t index, std::string_view name = {}) {
    return named(lilt_build_extract_value(get(), aggregate, index), name);
  }
  Value create_insert_value(Value aggregate, Value value, uint32_t index,
                            std::string_view name = {}) {
    return named(lilt_build_insert_value(get(), aggregate, value, index), name);
  }
  Value create_extract_element(Value vector, Value index, std::string_view name = {}) {
    return named(lilt_build_extract_element(get(), vector, index), name);
  }
  Value create_insert_element(Value vector, Value element, Value index,
                              std::string_view name = {}) {
    return named(lilt_build_insert_element(get(), vector, element, index), name);
  }
  // -1 in the mask: any element.
  Value create_shuffle(Value left, Value right, std::span<const int32_t> mask,
                       std::string_view name = {}) {
    return named(lilt_build_shuffle(get(), left, right, mask.data(), mask.size()), name);
  }
  Value create_shuffle(Value left, Value right, std::initializer_list<int32_t> mask,
                       std::string_view name = {}) {
    return create_shuffle(left, right, std::span(mask), name);
  }
  Value create_fence(lilt_ordering ordering) {
    return named(lilt_build_fence(get(), ordering), {});
  }
  Value create_cmpxchg(Value address, Value expected, Value value, lilt_ordering success,
                       lilt_ordering failure, std::string_view name = {}) {
    return named(lilt_build_cmpxchg(get(), address, expected, value, success, failure), name);
  }
  Value create_atomic_rmw(lilt_atomic_op op, Value address, Value value, lilt_ordering ordering,
                          std::string_view name = {}) {
    return named(lilt_build_atomic_rmw(get(), op, address, value, ordering), name);
  }
  Value create_invoke(Function callee, std::span<const Value> arguments, Block normal, Block unwind,
                      std::string_view name = {}) {
    const std::vector<lilt_value> raw(arguments.begin(), arguments.end());
    return named(lilt_build_invoke(get(), callee.type(), callee.address(), raw.data(), raw.size(),
                                   normal, unwind),
                 name);
  }
  Value create_invoke(Function callee, std::initializer_list<Value> arguments, Block normal,
                      Block unwind, std::string_view name = {}) {
    return create_invoke(callee, std::span(arguments), normal, unwind, name);
  }
  Value create_landing_pad(Type type, bool is_cleanup = false, std::string_view name = {}) {
    return named(lilt_build_landing_pad(get(), type, is_cleanup), name);
  }
  void create_resume(Value value) { lilt_build_resume(get(), value); }
  Value create_va_arg(Value list, Type type, std::string_view name = {}) {
    return named(lilt_build_va_arg(get(), list, type), name);
  }
  void create_indirect_br(Value address, std::span<const Block> targets) {
    const std::vector<lilt_block> raw(targets.begin(), targets.end());
    lilt_build_indirect_br(get(), address, raw.data(), raw.size());
  }
  Phi create_phi(Type type, std::string_view name = {}) {
    Phi phi(module_, lilt_build_phi(get(), type));
    phi.set_name(name);
    return phi;
  }
  Value create_placeholder(std::string_view name = {}) {
    return named(lilt_build_placeholder(get()), name);
  }

  void create_ret(Value value) { lilt_build_ret(get(), value); }
  void create_ret_void() { lilt_build_ret_void(get()); }
  void create_br(Block target) { lilt_build_br(get(), target); }
  void create_cond_br(Value condition, Block if_true, Block if_false) {
    lilt_build_cond_br(get(), condition, if_true, if_false);
  }
  void create_switch(Value condition, Block otherwise,
                     std::span<const std::pair<Value, Block>> cases) {
    std::vector<lilt_value> values;
    std::vector<lilt_block> targets;
    for (const auto& [value, target] : cases) {
      values.push_back(value);
      targets.push_back(target);
    }
    lilt_build_switch(get(), condition, otherwise, values.data(), targets.data(), values.size());
  }
  void create_unreachable() { lilt_build_unreachable(get()); }

 private:
  lilt_builder* get() const { return builder_.get(); }
  Value named(lilt_value value, std::string_view name) const {
    return Value(module_, value).set_name(name);
  }

  lilt_module* module_;
  detail::Owner<lilt_builder, lilt_builder_delete> builder_;
};

// The variables of a function that is being built, in SSA form without memory.
class SsaVariables {
 public:
  SsaVariables(const Module& module, Function function)
      : module_(module), variables_(detail::require(lilt_variables_create(function))) {}
  uint32_t declare(Type type, std::string_view name = {}) {
    return lilt_variables_declare(variables_.get(), type, std::string(name).c_str());
  }
  void define(uint32_t variable, Block block, Value value) {
    lilt_variables_define(variables_.get(), variable, block, value);
  }
  Value use(uint32_t variable, Block block) {
    return {module_, lilt_variables_use(variables_.get(), variable, block)};
  }
  void seal(Block block) { lilt_variables_seal(variables_.get(), block); }

 private:
  lilt_module* module_;
  detail::Owner<lilt_variables, lilt_variables_delete> variables_;
};

using Unit = lilt_unit;

class Jit {
 public:
  // Throws std::bad_alloc if memory for code cannot be had; create() tells why.
  explicit Jit(unsigned facilities = 0) : jit_(create_or_throw(facilities)) {}
  static Result<Jit> create(unsigned facilities = 0) {
    lilt_jit* jit = nullptr;
    if (Error error{lilt_jit_create(facilities, &jit)}) return error;
    return Jit(jit);
  }
  Error define(std::string_view name, void* address) {
    return Error(lilt_jit_define(jit_.get(), std::string(name).c_str(), address));
  }
  template <class R, class... A>
  Error define(std::string_view name, R (*function)(A...)) {
    return define(name, reinterpret_cast<void*>(function));
  }
  void set_resolver(lilt_resolver resolver, void* user) {
    lilt_jit_set_resolver(jit_.get(), resolver, user);
  }
  void set_lazy_failure(lilt_lazy_failure handler, void* user) {
    lilt_jit_set_lazy_failure(jit_.get(), handler, user);
  }
  Result<Unit> add(const Module& module, const lilt_options* options = nullptr,
                   unsigned flags = 0) {
    Unit unit = {};
    if (Error error{lilt_jit_add(jit_.get(), module, options, flags, &unit)}) return error;
    return unit;
  }
  // Relocatable objects, and archives of them, whose members are loaded when a name asks for them.
  Result<Unit> add_object(std::string_view bytes) {
    Unit unit = {};
    if (Error error{lilt_jit_add_object(jit_.get(), bytes.data(), bytes.size(), &unit)})
      return error;
    return unit;
  }
  Error add_archive(std::string_view bytes) {
    return Error(lilt_jit_add_archive(jit_.get(), bytes.data(), bytes.size()));
  }
  Error remove(Unit unit) { return Error(lilt_jit_remove(jit_.get(), unit)); }
  void* lookup(std::string_view name) const {
    return lilt_jit_lookup(jit_.get(), std::string(name).c_str());
  }
  // A function by name and type: lookup<int(int)>("f"); null if it is not there.
  template <class Signature>
  Signature* lookup(std::string_view name) const {
    return reinterpret_cast<Signature*>(lookup(name));
  }
  void* lookup_in(Unit unit, std::string_view name) const {
    return lilt_jit_lookup_in(jit_.get(), unit, std::string(name).c_str());
  }
  size_t memory() const { return lilt_jit_memory(jit_.get()); }

 private:
  explicit Jit(lilt_jit* jit) : jit_(jit) {}
  static lilt_jit* create_or_throw(unsigned facilities) {
    lilt_jit* jit = nullptr;
    if (Error error{lilt_jit_create(facilities, &jit)}) throw std::bad_alloc();
    return jit;
  }
  detail::Owner<lilt_jit, lilt_jit_delete> jit_;
};

}  // namespace api
}  // namespace lilt
