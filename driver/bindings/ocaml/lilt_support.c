#include "lilt_support.h"

/* --- handles */

#define ADDRESS(custom) (*(void**)Data_custom_val(custom))

static int compare_addresses(value first, value second) {
  const char *a = ADDRESS(first), *b = ADDRESS(second);
  return (a > b) - (a < b);
}
static intnat hash_address(value custom) { return (intnat)ADDRESS(custom) >> 4; }

/* How objects of a kind end. */
#define KIND(kind)                                                                 \
  static void end_##kind(value custom) {                                           \
    if (ADDRESS(custom) != NULL) lilt_##kind##_delete(ADDRESS(custom));            \
    ADDRESS(custom) = NULL;                                                        \
  }                                                                                \
  static struct custom_operations kind##_operations = {"lilt." #kind,              \
                                                       end_##kind,                 \
                                                       compare_addresses,          \
                                                       hash_address,               \
                                                       custom_serialize_default,   \
                                                       custom_deserialize_default, \
                                                       custom_compare_ext_default, \
                                                       custom_fixed_length_default};
KIND(context)
KIND(options)
KIND(module)
KIND(builder)
KIND(variables)
KIND(jit)
static struct custom_operations function_operations = {"lilt.function",
                                                       custom_finalize_default,
                                                       compare_addresses,
                                                       hash_address,
                                                       custom_serialize_default,
                                                       custom_deserialize_default,
                                                       custom_compare_ext_default,
                                                       custom_fixed_length_default};

/* `memory`: what an object holds, roughly, as a part of what makes the collector work. */
static value new_handle(struct custom_operations* operations, void* address, value owner,
                        size_t memory) {
  CAMLparam1(owner);
  CAMLlocal2(custom, handle);
  if (address == NULL) caml_raise_out_of_memory();
  custom = caml_alloc_custom_mem(operations, sizeof(void*), memory);
  ADDRESS(custom) = address;
  handle = caml_alloc_small(2, 0);
  Field(handle, 0) = custom;
  Field(handle, 1) = owner;
  CAMLreturn(handle);
}

void* ml_pointer(value handle) {
  void* address = ADDRESS(Field(handle, 0));
  if (address == NULL) caml_invalid_argument("lilt: the object is closed");
  if (Is_block(Field(handle, 1))) ml_pointer(Field(handle, 1));
  return address;
}

void* ml_optional_pointer(value handle) {
  return Is_block(handle) ? ml_pointer(Field(handle, 0)) : NULL;
}

CAMLprim value lilt_ml_close(value handle) {
  value custom = Field(handle, 0);
  if (Custom_ops_val(custom)->finalize != NULL) Custom_ops_val(custom)->finalize(custom);
  return Val_unit;
}

static value some(value inner) {
  CAMLparam1(inner);
  value result = caml_alloc_small(1, 0);
  Field(result, 0) = inner;
  CAMLreturn(result);
}

value ml_optional_function(lilt_function* function, value handle) {
  CAMLparam1(handle);
  if (function == NULL) CAMLreturn(Val_int(0));
  value module = Custom_ops_val(Field(handle, 0)) == &module_operations ? handle : Field(handle, 1);
  CAMLreturn(some(new_handle(&function_operations, function, module, 0)));
}

/* --- texts and lists */

const char* ml_text(value text) {
  if (!caml_string_is_c_safe(text)) caml_invalid_argument("lilt: a text with a zero in it");
  return String_val(text);
}

const char* ml_optional_text(value text) { return Is_block(text) ? ml_text(Field(text, 0)) : NULL; }

value ml_optional_string(const char* text) {
  return text == NULL ? Val_int(0) : some(caml_copy_string(text));
}

void ml_same_length(value first, value second) {
  if (Wosize_val(first) != Wosize_val(second))
    caml_invalid_argument("lilt: two arrays differ in length");
}

static void* array_of(size_t count, size_t size) {
  void* result = calloc(count + 1, size);
  if (result == NULL) caml_raise_out_of_memory();
  return result;
}

#define ARRAY(type, name, element)                                      \
  type* name(value array) {                                             \
    type* result = array_of(Wosize_val(array), sizeof(type));           \
    for (size_t i = 0; i < Wosize_val(array); ++i) result[i] = element; \
    return result;                                                      \
  }
ARRAY(lilt_type, ml_types, ml_to_type(Field(array, i)))
ARRAY(lilt_value, ml_values, ml_to_value(Field(array, i)))
ARRAY(lilt_block, ml_blocks, ml_to_block(Field(array, i)))
ARRAY(int32_t, ml_int32_ts, (int32_t)Long_val(Field(array, i)))
ARRAY(uint64_t, ml_uint64_ts, (uint64_t)Int64_val(Field(array, i)))

const char** ml_texts(value array) {
  for (size_t i = 0; i < Wosize_val(array); ++i) ml_text(Field(array, i));
  const char** result = array_of(Wosize_val(array), sizeof(char*));
  for (size_t i = 0; i < Wosize_val(array); ++i) result[i] = String_val(Field(array, i));
  return result;
}

/* --- errors */

static value message_of(lilt_error* error, size_t index) {
  CAMLparam0();
  CAMLlocal3(result, text, file);
  text = caml_copy_string(lilt_error_message(error, index));
  file = ml_optional_string(lilt_error_file(error, index));
  result = caml_alloc_small(4, 0);
  Field(result, 0) = text;
  Field(result, 1) = file;
  Field(result, 2) = Val_long(lilt_error_line(error, index));
  Field(result, 3) = Val_long(lilt_error_column(error, index));
  CAMLreturn(result);
}

value ml_check(lilt_error* error) {
  CAMLparam0();
  CAMLlocal4(result, text, messages, pair);
  if (error == NULL) CAMLreturn(Val_unit);
  messages = Val_int(0);
  for (size_t i = lilt_error_count(error); i-- > 0;) {
    text = message_of(error, i);
    pair = caml_alloc_small(2, 0);
    Field(pair, 0) = text;
    Field(pair, 1) = messages;
    messages = pair;
  }
  text = caml_copy_string(lilt_error_text(error));
  result = caml_alloc_small(3, 0);
  Field(result, 0) = Val_int(lilt_error_get_kind(error));
  Field(result, 1) = text;
  Field(result, 2) = messages;
  lilt_error_delete(error);
  caml_raise_with_arg(*caml_named_value("lilt.error"), result);
}

/* --- contexts, options, modules */

CAMLprim value lilt_ml_version(value unit) { return (void)unit, caml_copy_string(lilt_version()); }

CAMLprim value lilt_ml_context_create(value unit) {
  (void)unit;
  return new_handle(&context_operations, lilt_context_create(), Val_int(0), 1 << 18);
}

CAMLprim value lilt_ml_options_create(value unit) {
  (void)unit;
  return new_handle(&options_operations, lilt_options_create(), Val_int(0), 1 << 10);
}

CAMLprim value lilt_ml_options_copy(value options) {
  return new_handle(&options_operations, lilt_options_copy(ml_pointer(options)), Val_int(0),
                    1 << 10);
}

CAMLprim value lilt_ml_module_create(value context, value name) {
  lilt_module* module = lilt_module_create(ml_pointer(context), ml_text(name));
  return new_handle(&module_operations, module, context, 1 << 14);
}

CAMLprim value lilt_ml_module_parse(value context, value name, value text) {
  CAMLparam3(context, name, text);
  lilt_module* module = NULL;
  ml_check(lilt_module_parse(ml_pointer(context), ml_text(name), String_val(text),
                             caml_string_length(text), &module));
  CAMLreturn(new_handle(&module_operations, module, context, 1 << 14));
}

CAMLprim value lilt_ml_module_read(value context, value path) {
  CAMLparam2(context, path);
  lilt_module* module = NULL;
  ml_check(lilt_module_read(ml_pointer(context), ml_text(path), &module));
  CAMLreturn(new_handle(&module_operations, module, context, 1 << 14));
}

CAMLprim value lilt_ml_function_create(value module, value name, value type) {
  lilt_function* function =
      lilt_function_create(ml_pointer(module), ml_text(name), ml_to_type(type));
  return ml_optional_function(function, module);
}

CAMLprim value lilt_ml_function_module(value function) { return Field(function, 1); }

CAMLprim value lilt_ml_value_as_int(value module, value constant) {
  int64_t result = 0;
  if (!lilt_value_as_int(ml_pointer(module), ml_to_value(constant), &result)) return Val_int(0);
  return some(caml_copy_int64(result));
}

CAMLprim value lilt_ml_compile(value module, value options, value kind) {
  CAMLparam3(module, options, kind);
  lilt_output* output = NULL;
  ml_check(lilt_compile(ml_pointer(module), ml_optional_pointer(options),
                        (lilt_output_kind)Int_val(kind), &output));
  value result = caml_alloc_initialized_string(lilt_output_size(output), lilt_output_bytes(output));
  lilt_output_delete(output);
  CAMLreturn(result);
}

CAMLprim value lilt_ml_builder_create(value module) {
  return new_handle(&builder_operations, lilt_builder_create(ml_pointer(module)), module, 1 << 8);
}

CAMLprim value lilt_ml_variables_create(value function) {
  lilt_variables* variables = lilt_variables_create(ml_pointer(function));
  return new_handle(&variables_operations, variables, Field(function, 1), 1 << 10);
}

/* --- code in memory */

CAMLprim value lilt_ml_jit_create(value facilities) {
  lilt_jit* jit = NULL;
  ml_check(lilt_jit_create((unsigned)Long_val(facilities), &jit));
  return new_handle(&jit_operations, jit, Val_int(0), 1 << 18);
}

CAMLprim value lilt_ml_jit_add(value jit, value module, value options, value flags) {
  CAMLparam4(jit, module, options, flags);
  lilt_unit unit = {0};
  ml_check(lilt_jit_add(ml_pointer(jit), ml_pointer(module), ml_optional_pointer(options),
                        (unsigned)Long_val(flags), &unit));
  CAMLreturn(ml_of_unit(unit));
}

CAMLprim value lilt_ml_jit_add_object(value jit, value bytes) {
  CAMLparam2(jit, bytes);
  lilt_unit unit = {0};
  void* jit_c = ml_pointer(jit);
  size_t size = caml_string_length(bytes);
  char* copy = array_of(size, 1); /* constructors may call OCaml, which moves strings */
  memcpy(copy, String_val(bytes), size);
  lilt_error* error = lilt_jit_add_object(jit_c, copy, size, &unit);
  free(copy);
  ml_check(error);
  CAMLreturn(ml_of_unit(unit));
}

CAMLprim value lilt_ml_jit_remove(value jit, value unit) {
  CAMLparam2(jit, unit);
  CAMLreturn(ml_check(lilt_jit_remove(ml_pointer(jit), ml_to_unit(unit))));
}

CAMLprim value lilt_ml_jit_define(value jit, value name, value address) {
  CAMLparam3(jit, name, address);
  void* target = (void*)Nativeint_val(address);
  CAMLreturn(ml_check(lilt_jit_define(ml_pointer(jit), ml_text(name), target)));
}

CAMLprim value lilt_ml_jit_lookup(value jit, value name) {
  return caml_copy_nativeint((intnat)lilt_jit_lookup(ml_pointer(jit), ml_text(name)));
}

CAMLprim value lilt_ml_jit_lookup_in(value jit, value unit, value name) {
  void* address = lilt_jit_lookup_in(ml_pointer(jit), ml_to_unit(unit), ml_text(name));
  return caml_copy_nativeint((intnat)address);
}

/* --- functions of OCaml that C calls: each in a cell that the collector knows */

CAMLprim value lilt_ml_cell_create(value closure) {
  CAMLparam1(closure);
  value* cell = array_of(1, sizeof(value));
  *cell = closure;
  caml_register_generational_global_root(cell);
  CAMLreturn(caml_copy_nativeint((intnat)cell));
}

CAMLprim value lilt_ml_cell_delete(value address) {
  value* cell = (value*)Nativeint_val(address);
  caml_remove_generational_global_root(cell);
  free(cell);
  return Val_unit;
}

/* An exception cannot pass through lilt; the closures catch theirs. */
static value call_cell(void* cell, value argument) {
  value result = caml_callback_exn(*(value*)cell, argument);
  if (Is_exception_result(result)) abort();
  return result;
}

static void* resolve(const char* name, void* cell) {
  return (void*)Nativeint_val(call_cell(cell, caml_copy_string(name)));
}

static void fail(const char* message, void* cell) {
  call_cell(cell, caml_copy_string(message)); /* which ends the process */
  abort();
}

CAMLprim value lilt_ml_jit_set_resolver(value jit, value cell) {
  lilt_jit_set_resolver(ml_pointer(jit), resolve, (void*)Nativeint_val(cell));
  return Val_unit;
}

CAMLprim value lilt_ml_jit_set_lazy_failure(value jit, value cell) {
  lilt_jit_set_lazy_failure(ml_pointer(jit), fail, (void*)Nativeint_val(cell));
  return Val_unit;
}

/* What a thunk calls: the closure reads the slots, and writes its result into the first one. */
static void callback(void* cell, char* slots, uint64_t count) {
  CAMLparam0();
  CAMLlocal1(copy);
  copy = caml_alloc_initialized_string(count * 8, slots);
  call_cell(cell, copy);
  memcpy(slots, Bytes_val(copy), 8);
  CAMLreturn0;
}

CAMLprim value lilt_ml_callback_address(value unit) {
  return (void)unit, caml_copy_nativeint((intnat)callback);
}

/* Calls a function through its adapter, with arguments in slots, which move when OCaml is called.
 */
CAMLprim value lilt_ml_call(value adapter, value function, value slots) {
  CAMLparam3(adapter, function, slots);
  size_t size = caml_string_length(slots);
  char* copy = array_of(size, 1);
  memcpy(copy, Bytes_val(slots), size);
  ((void (*)(void*, char*))Nativeint_val(adapter))((void*)Nativeint_val(function), copy);
  memcpy(Bytes_val(slots), copy, size);
  free(copy);
  CAMLreturn(Val_unit);
}
