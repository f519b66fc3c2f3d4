/* lilt.h for OCaml, made from it by driver/bindings/generator. Do not edit. */
#include "lilt_support.h"

CAMLprim value lilt_ml_options_set_level(value options_ml, value level_ml) {
  CAMLparam2(options_ml, level_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  lilt_error *given = lilt_options_set_level(options_ml_c, (int)Long_val(level_ml));
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_options_set_allocator(value options_ml, value name_ml) {
  CAMLparam2(options_ml, name_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  const char *name_ml_c = ml_optional_text(name_ml);
  lilt_error *given = lilt_options_set_allocator(options_ml_c, name_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_options_set_processor(value options_ml, value processor_ml, value features_ml) {
  CAMLparam3(options_ml, processor_ml, features_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  const char *processor_ml_c = ml_optional_text(processor_ml);
  const char *features_ml_c = ml_optional_text(features_ml);
  lilt_error *given = lilt_options_set_processor(options_ml_c, processor_ml_c, features_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_options_set_position_independent(value options_ml, value value_ml) {
  CAMLparam2(options_ml, value_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  lilt_options_set_position_independent(options_ml_c, Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_options_set_frame_pointer(value options_ml, value value_ml) {
  CAMLparam2(options_ml, value_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  lilt_options_set_frame_pointer(options_ml_c, Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_options_set_verify_each(value options_ml, value value_ml) {
  CAMLparam2(options_ml, value_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  lilt_options_set_verify_each(options_ml_c, Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_options_set_threads(value options_ml, value threads_ml) {
  CAMLparam2(options_ml, threads_ml);
  lilt_options *options_ml_c = ml_pointer(options_ml);
  lilt_options_set_threads(options_ml_c, (unsigned)Long_val(threads_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_module_link(value module_ml, value other_ml) {
  CAMLparam2(module_ml, other_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_module *other_ml_c = ml_pointer(other_ml);
  lilt_error *given = lilt_module_link(module_ml_c, other_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_module_verify(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_error *given = lilt_module_verify(module_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_module_print(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_module_print(module_ml_c);
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_module_mistake(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_module_mistake(module_ml_c);
  CAMLreturn(ml_optional_string(given));
}

CAMLprim value lilt_ml_module_forget_mistake(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_module_forget_mistake(module_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_module_set_source(value module_ml, value file_ml, value directory_ml) {
  CAMLparam3(module_ml, file_ml, directory_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *file_ml_c = ml_text(file_ml);
  const char *directory_ml_c = ml_optional_text(directory_ml);
  lilt_module_set_source(module_ml_c, file_ml_c, directory_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_void(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_void();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i1(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i1();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i8(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i8();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i16(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i16();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i32(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i32();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i64(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i64();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_i128(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_i128();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_half(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_half();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_bfloat(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_bfloat();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_float(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_float();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_double(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_double();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_x86_fp80(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_x86_fp80();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_fp128(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_fp128();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_pointer(value unit) {
  CAMLparam1(unit);
  lilt_type given = lilt_pointer();
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_integer(value module_ml, value bits_ml) {
  CAMLparam2(module_ml, bits_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_integer(module_ml_c, (uint32_t)Long_val(bits_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_array(value module_ml, value element_ml, value count_ml) {
  CAMLparam3(module_ml, element_ml, count_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_array(module_ml_c, ml_to_type(element_ml), (uint64_t)Long_val(count_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_vector(value module_ml, value element_ml, value count_ml) {
  CAMLparam3(module_ml, element_ml, count_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_vector(module_ml_c, ml_to_type(element_ml), (uint64_t)Long_val(count_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_struct(value module_ml, value fields_ml, value packed_ml) {
  CAMLparam3(module_ml, fields_ml, packed_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type *fields_ml_c = ml_types(fields_ml);
  lilt_type given = lilt_struct(module_ml_c, fields_ml_c, Wosize_val(fields_ml), Bool_val(packed_ml));
  free(fields_ml_c);
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_named_struct(value module_ml, value name_ml) {
  CAMLparam2(module_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_type given = lilt_named_struct(module_ml_c, name_ml_c);
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_struct_set_fields(value module_ml, value type_ml, value fields_ml, value packed_ml) {
  CAMLparam4(module_ml, type_ml, fields_ml, packed_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type *fields_ml_c = ml_types(fields_ml);
  lilt_struct_set_fields(module_ml_c, ml_to_type(type_ml), fields_ml_c, Wosize_val(fields_ml), Bool_val(packed_ml));
  free(fields_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_type(value module_ml, value result_ml, value parameters_ml, value variadic_ml) {
  CAMLparam4(module_ml, result_ml, parameters_ml, variadic_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type *parameters_ml_c = ml_types(parameters_ml);
  lilt_type given = lilt_function_type(module_ml_c, ml_to_type(result_ml), parameters_ml_c, Wosize_val(parameters_ml), Bool_val(variadic_ml));
  free(parameters_ml_c);
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_type_size(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint64_t given = lilt_type_size(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_type_alignment(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint64_t given = lilt_type_alignment(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_field_offset(value module_ml, value type_ml, value field_ml) {
  CAMLparam3(module_ml, type_ml, field_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint64_t given = lilt_field_offset(module_ml_c, ml_to_type(type_ml), (size_t)Long_val(field_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_value_type(value module_ml, value value_ml) {
  CAMLparam2(module_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_value_type(module_ml_c, ml_to_value(value_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_const_int(value module_ml, value type_ml, value value_ml) {
  CAMLparam3(module_ml, type_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_int(module_ml_c, ml_to_type(type_ml), (int64_t)Int64_val(value_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_real(value module_ml, value type_ml, value value_ml) {
  CAMLparam3(module_ml, type_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_real(module_ml_c, ml_to_type(type_ml), (double)Double_val(value_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_zero(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_zero(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_undef(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_undef(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_poison(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_poison(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_aggregate(value module_ml, value type_ml, value elements_ml) {
  CAMLparam3(module_ml, type_ml, elements_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value *elements_ml_c = ml_values(elements_ml);
  lilt_value given = lilt_const_aggregate(module_ml_c, ml_to_type(type_ml), elements_ml_c, Wosize_val(elements_ml));
  free(elements_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_bytes(value module_ml, value bytes_ml) {
  CAMLparam2(module_ml, bytes_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_bytes(module_ml_c, String_val(bytes_ml), caml_string_length(bytes_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_address(value module_ml, value symbol_ml, value offset_ml) {
  CAMLparam3(module_ml, symbol_ml, offset_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_address(module_ml_c, ml_to_value(symbol_ml), (int64_t)Int64_val(offset_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_words(value module_ml, value type_ml, value words_ml) {
  CAMLparam3(module_ml, type_ml, words_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint64_t *words_ml_c = ml_uint64_ts(words_ml);
  lilt_value given = lilt_const_words(module_ml_c, ml_to_type(type_ml), words_ml_c, Wosize_val(words_ml));
  free(words_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_cast(value module_ml, value op_ml, value value_ml, value type_ml) {
  CAMLparam4(module_ml, op_ml, value_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_const_cast(module_ml_c, (lilt_cast_op)Int_val(op_ml), ml_to_value(value_ml), ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_gep(value module_ml, value source_ml, value base_ml, value indices_ml, value promises_ml) {
  CAMLparam5(module_ml, source_ml, base_ml, indices_ml, promises_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value *indices_ml_c = ml_values(indices_ml);
  lilt_value given = lilt_const_gep(module_ml_c, ml_to_type(source_ml), ml_to_value(base_ml), indices_ml_c, Wosize_val(indices_ml), (unsigned)Long_val(promises_ml));
  free(indices_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_block_address(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_value given = lilt_const_block_address(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_const_assembly(value module_ml, value assembly_ml, value constraints_ml, value flags_ml) {
  CAMLparam4(module_ml, assembly_ml, constraints_ml, flags_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *assembly_ml_c = ml_text(assembly_ml);
  const char *constraints_ml_c = ml_text(constraints_ml);
  lilt_value given = lilt_const_assembly(module_ml_c, assembly_ml_c, constraints_ml_c, (unsigned)Long_val(flags_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_global(value module_ml, value name_ml, value type_ml, value initializer_ml) {
  CAMLparam4(module_ml, name_ml, type_ml, initializer_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_value given = lilt_global(module_ml_c, name_ml_c, ml_to_type(type_ml), ml_to_value(initializer_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_global_string(value module_ml, value text_ml) {
  CAMLparam2(module_ml, text_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_global_string(module_ml_c, String_val(text_ml), caml_string_length(text_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_module_find(value module_ml, value name_ml) {
  CAMLparam2(module_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_value given = lilt_module_find(module_ml_c, name_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_set_linkage(value module_ml, value symbol_ml, value linkage_ml) {
  CAMLparam3(module_ml, symbol_ml, linkage_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_linkage(module_ml_c, ml_to_value(symbol_ml), (lilt_linkage)Int_val(linkage_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_constant(value module_ml, value variable_ml, value value_ml) {
  CAMLparam3(module_ml, variable_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_constant(module_ml_c, ml_to_value(variable_ml), Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_thread_local(value module_ml, value variable_ml, value value_ml) {
  CAMLparam3(module_ml, variable_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_thread_local(module_ml_c, ml_to_value(variable_ml), Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_alignment(value module_ml, value value_ml, value bytes_ml) {
  CAMLparam3(module_ml, value_ml, bytes_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_alignment(module_ml_c, ml_to_value(value_ml), (uint32_t)Long_val(bytes_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_section(value module_ml, value symbol_ml, value name_ml) {
  CAMLparam3(module_ml, symbol_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_set_section(module_ml_c, ml_to_value(symbol_ml), name_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_visibility(value module_ml, value symbol_ml, value visibility_ml) {
  CAMLparam3(module_ml, symbol_ml, visibility_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_visibility(module_ml_c, ml_to_value(symbol_ml), (lilt_visibility)Int_val(visibility_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_dso_local(value module_ml, value symbol_ml, value value_ml) {
  CAMLparam3(module_ml, symbol_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_dso_local(module_ml_c, ml_to_value(symbol_ml), Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_unnamed_addr(value module_ml, value symbol_ml, value value_ml) {
  CAMLparam3(module_ml, symbol_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_unnamed_addr(module_ml_c, ml_to_value(symbol_ml), Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_tls_model(value module_ml, value variable_ml, value model_ml) {
  CAMLparam3(module_ml, variable_ml, model_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_tls_model(module_ml_c, ml_to_value(variable_ml), (lilt_tls_model)Int_val(model_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_comdat(value module_ml, value symbol_ml, value name_ml, value kind_ml) {
  CAMLparam4(module_ml, symbol_ml, name_ml, kind_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_set_comdat(module_ml_c, ml_to_value(symbol_ml), name_ml_c, (lilt_comdat_kind)Int_val(kind_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_alias(value module_ml, value name_ml, value type_ml, value target_ml) {
  CAMLparam4(module_ml, name_ml, type_ml, target_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_value given = lilt_alias(module_ml_c, name_ml_c, ml_to_type(type_ml), ml_to_value(target_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_ifunc(value module_ml, value name_ml, value type_ml, value resolver_ml) {
  CAMLparam4(module_ml, name_ml, type_ml, resolver_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_value given = lilt_ifunc(module_ml_c, name_ml_c, ml_to_type(type_ml), ml_to_value(resolver_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_module_find_function(value module_ml, value name_ml) {
  CAMLparam2(module_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_function *given = lilt_module_find_function(module_ml_c, name_ml_c);
  CAMLreturn(ml_optional_function(given, module_ml));
}

CAMLprim value lilt_ml_function_name(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *given = lilt_function_name(function_ml_c);
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_function_set_name(value function_ml, value name_ml) {
  CAMLparam2(function_ml, name_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_function_set_name(function_ml_c, name_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_get_type(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_type given = lilt_function_get_type(function_ml_c);
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_function_address(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_value given = lilt_function_address(function_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_function_parameter_count(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  uint32_t given = lilt_function_parameter_count(function_ml_c);
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_function_argument(value function_ml, value index_ml) {
  CAMLparam2(function_ml, index_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_value given = lilt_function_argument(function_ml_c, (uint32_t)Long_val(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_function_add_attribute(value function_ml, value attribute_ml) {
  CAMLparam2(function_ml, attribute_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *attribute_ml_c = ml_text(attribute_ml);
  lilt_function_add_attribute(function_ml_c, attribute_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_add_parameter_attribute(value function_ml, value index_ml, value attribute_ml) {
  CAMLparam3(function_ml, index_ml, attribute_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *attribute_ml_c = ml_text(attribute_ml);
  lilt_function_add_parameter_attribute(function_ml_c, (uint32_t)Long_val(index_ml), attribute_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_add_type_attribute(value function_ml, value index_ml, value attribute_ml, value type_ml) {
  CAMLparam4(function_ml, index_ml, attribute_ml, type_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *attribute_ml_c = ml_text(attribute_ml);
  lilt_function_add_type_attribute(function_ml_c, (uint32_t)Long_val(index_ml), attribute_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_set_convention(value function_ml, value name_ml) {
  CAMLparam2(function_ml, name_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_function_set_convention(function_ml_c, name_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_set_personality(value function_ml, value personality_ml) {
  CAMLparam2(function_ml, personality_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_function *personality_ml_c = ml_pointer(personality_ml);
  lilt_function_set_personality(function_ml_c, personality_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_set_line(value function_ml, value line_ml) {
  CAMLparam2(function_ml, line_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_function_set_line(function_ml_c, (uint32_t)Long_val(line_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_function_has_body(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  bool given = lilt_function_has_body(function_ml_c);
  CAMLreturn(Val_bool(given));
}

CAMLprim value lilt_ml_function_delete_body(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_function_delete_body(function_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_block_create(value function_ml, value name_ml) {
  CAMLparam2(function_ml, name_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *name_ml_c = ml_optional_text(name_ml);
  lilt_block given = lilt_block_create(function_ml_c, name_ml_c);
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_block_append(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_block_append(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_block_has_predecessors(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  bool given = lilt_block_has_predecessors(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_bool(given));
}

CAMLprim value lilt_ml_block_is_terminated(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  bool given = lilt_block_is_terminated(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_bool(given));
}

CAMLprim value lilt_ml_value_set_name(value module_ml, value value_ml, value name_ml) {
  CAMLparam3(module_ml, value_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_value_set_name(module_ml_c, ml_to_value(value_ml), name_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_builder_at_end(value builder_ml, value block_ml) {
  CAMLparam2(builder_ml, block_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_builder_at_end(builder_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_builder_at_start(value builder_ml, value block_ml) {
  CAMLparam2(builder_ml, block_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_builder_at_start(builder_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_builder_before(value builder_ml, value instruction_ml) {
  CAMLparam2(builder_ml, instruction_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_builder_before(builder_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_builder_clear(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_builder_clear(builder_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_builder_block(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_block given = lilt_builder_block(builder_ml_c);
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_builder_function(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_function *given = lilt_builder_function(builder_ml_c);
  CAMLreturn(ml_optional_function(given, builder_ml));
}

CAMLprim value lilt_ml_builder_set_location(value builder_ml, value line_ml, value column_ml) {
  CAMLparam3(builder_ml, line_ml, column_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_builder_set_location(builder_ml_c, (uint32_t)Long_val(line_ml), (uint32_t)Long_val(column_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_binary(value builder_ml, value op_ml, value left_ml, value right_ml, value promises_ml) {
  CAMLparam5(builder_ml, op_ml, left_ml, right_ml, promises_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_binary(builder_ml_c, (lilt_binary_op)Int_val(op_ml), ml_to_value(left_ml), ml_to_value(right_ml), (unsigned)Long_val(promises_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_fneg(value builder_ml, value value_ml) {
  CAMLparam2(builder_ml, value_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_fneg(builder_ml_c, ml_to_value(value_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_cast(value builder_ml, value op_ml, value value_ml, value type_ml) {
  CAMLparam4(builder_ml, op_ml, value_ml, type_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_cast(builder_ml_c, (lilt_cast_op)Int_val(op_ml), ml_to_value(value_ml), ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_icmp(value builder_ml, value predicate_ml, value left_ml, value right_ml) {
  CAMLparam4(builder_ml, predicate_ml, left_ml, right_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_icmp(builder_ml_c, (lilt_int_predicate)Int_val(predicate_ml), ml_to_value(left_ml), ml_to_value(right_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_fcmp(value builder_ml, value predicate_ml, value left_ml, value right_ml) {
  CAMLparam4(builder_ml, predicate_ml, left_ml, right_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_fcmp(builder_ml_c, (lilt_float_predicate)Int_val(predicate_ml), ml_to_value(left_ml), ml_to_value(right_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_select(value builder_ml, value condition_ml, value if_true_ml, value if_false_ml) {
  CAMLparam4(builder_ml, condition_ml, if_true_ml, if_false_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_select(builder_ml_c, ml_to_value(condition_ml), ml_to_value(if_true_ml), ml_to_value(if_false_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_freeze(value builder_ml, value value_ml) {
  CAMLparam2(builder_ml, value_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_freeze(builder_ml_c, ml_to_value(value_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_alloca(value builder_ml, value type_ml, value count_ml) {
  CAMLparam3(builder_ml, type_ml, count_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_alloca(builder_ml_c, ml_to_type(type_ml), ml_to_value(count_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_load(value builder_ml, value type_ml, value pointer_ml) {
  CAMLparam3(builder_ml, type_ml, pointer_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_load(builder_ml_c, ml_to_type(type_ml), ml_to_value(pointer_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_store(value builder_ml, value value_ml, value pointer_ml) {
  CAMLparam3(builder_ml, value_ml, pointer_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_store(builder_ml_c, ml_to_value(value_ml), ml_to_value(pointer_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_set_volatile(value module_ml, value instruction_ml, value value_ml) {
  CAMLparam3(module_ml, instruction_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_instruction_set_volatile(module_ml_c, ml_to_value(instruction_ml), Bool_val(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_gep(value builder_ml, value source_ml, value pointer_ml, value indices_ml, value promises_ml) {
  CAMLparam5(builder_ml, source_ml, pointer_ml, indices_ml, promises_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value *indices_ml_c = ml_values(indices_ml);
  lilt_value given = lilt_build_gep(builder_ml_c, ml_to_type(source_ml), ml_to_value(pointer_ml), indices_ml_c, Wosize_val(indices_ml), (unsigned)Long_val(promises_ml));
  free(indices_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_field(value builder_ml, value structure_ml, value pointer_ml, value field_ml) {
  CAMLparam4(builder_ml, structure_ml, pointer_ml, field_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_field(builder_ml_c, ml_to_type(structure_ml), ml_to_value(pointer_ml), (uint32_t)Long_val(field_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_call(value builder_ml, value callee_ml, value arguments_ml) {
  CAMLparam3(builder_ml, callee_ml, arguments_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_function *callee_ml_c = ml_pointer(callee_ml);
  lilt_value *arguments_ml_c = ml_values(arguments_ml);
  lilt_value given = lilt_build_call(builder_ml_c, callee_ml_c, arguments_ml_c, Wosize_val(arguments_ml));
  free(arguments_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_call_pointer(value builder_ml, value function_type_ml, value callee_ml, value arguments_ml) {
  CAMLparam4(builder_ml, function_type_ml, callee_ml, arguments_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value *arguments_ml_c = ml_values(arguments_ml);
  lilt_value given = lilt_build_call_pointer(builder_ml_c, ml_to_type(function_type_ml), ml_to_value(callee_ml), arguments_ml_c, Wosize_val(arguments_ml));
  free(arguments_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_call_set_tail(value module_ml, value call_ml, value kind_ml) {
  CAMLparam3(module_ml, call_ml, kind_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_call_set_tail(module_ml_c, ml_to_value(call_ml), (lilt_tail_kind)Int_val(kind_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_call_set_convention(value module_ml, value call_ml, value name_ml) {
  CAMLparam3(module_ml, call_ml, name_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *name_ml_c = ml_text(name_ml);
  lilt_call_set_convention(module_ml_c, ml_to_value(call_ml), name_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_call_add_argument_attribute(value module_ml, value call_ml, value index_ml, value attribute_ml) {
  CAMLparam4(module_ml, call_ml, index_ml, attribute_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *attribute_ml_c = ml_text(attribute_ml);
  lilt_call_add_argument_attribute(module_ml_c, ml_to_value(call_ml), (uint32_t)Long_val(index_ml), attribute_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_extract_value(value builder_ml, value aggregate_ml, value index_ml) {
  CAMLparam3(builder_ml, aggregate_ml, index_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_extract_value(builder_ml_c, ml_to_value(aggregate_ml), (uint32_t)Long_val(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_insert_value(value builder_ml, value aggregate_ml, value value_ml, value index_ml) {
  CAMLparam4(builder_ml, aggregate_ml, value_ml, index_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_insert_value(builder_ml_c, ml_to_value(aggregate_ml), ml_to_value(value_ml), (uint32_t)Long_val(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_extract_element(value builder_ml, value vector_ml, value index_ml) {
  CAMLparam3(builder_ml, vector_ml, index_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_extract_element(builder_ml_c, ml_to_value(vector_ml), ml_to_value(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_insert_element(value builder_ml, value vector_ml, value element_ml, value index_ml) {
  CAMLparam4(builder_ml, vector_ml, element_ml, index_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_insert_element(builder_ml_c, ml_to_value(vector_ml), ml_to_value(element_ml), ml_to_value(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_shuffle(value builder_ml, value left_ml, value right_ml, value mask_ml) {
  CAMLparam4(builder_ml, left_ml, right_ml, mask_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  int32_t *mask_ml_c = ml_int32_ts(mask_ml);
  lilt_value given = lilt_build_shuffle(builder_ml_c, ml_to_value(left_ml), ml_to_value(right_ml), mask_ml_c, Wosize_val(mask_ml));
  free(mask_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_add_flag(value module_ml, value instruction_ml, value flag_ml) {
  CAMLparam3(module_ml, instruction_ml, flag_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *flag_ml_c = ml_text(flag_ml);
  lilt_instruction_add_flag(module_ml_c, ml_to_value(instruction_ml), flag_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_set_ordering(value module_ml, value access_ml, value ordering_ml) {
  CAMLparam3(module_ml, access_ml, ordering_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_set_ordering(module_ml_c, ml_to_value(access_ml), (lilt_ordering)Int_val(ordering_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_fence(value builder_ml, value ordering_ml) {
  CAMLparam2(builder_ml, ordering_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_fence(builder_ml_c, (lilt_ordering)Int_val(ordering_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_cmpxchg(value builder_ml, value pointer_ml, value expected_ml, value value_ml, value success_ml, value failure_ml) {
  CAMLparam5(builder_ml, pointer_ml, expected_ml, value_ml, success_ml);
  CAMLxparam1(failure_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_cmpxchg(builder_ml_c, ml_to_value(pointer_ml), ml_to_value(expected_ml), ml_to_value(value_ml), (lilt_ordering)Int_val(success_ml), (lilt_ordering)Int_val(failure_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_cmpxchg_bytecode(value *arguments, int count) {
  (void)count;
  return lilt_ml_build_cmpxchg(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

CAMLprim value lilt_ml_build_atomic_rmw(value builder_ml, value op_ml, value pointer_ml, value value_ml, value ordering_ml) {
  CAMLparam5(builder_ml, op_ml, pointer_ml, value_ml, ordering_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_atomic_rmw(builder_ml_c, (lilt_atomic_op)Int_val(op_ml), ml_to_value(pointer_ml), ml_to_value(value_ml), (lilt_ordering)Int_val(ordering_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_invoke(value builder_ml, value function_type_ml, value callee_ml, value arguments_ml, value normal_ml, value unwind_ml) {
  CAMLparam5(builder_ml, function_type_ml, callee_ml, arguments_ml, normal_ml);
  CAMLxparam1(unwind_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value *arguments_ml_c = ml_values(arguments_ml);
  lilt_value given = lilt_build_invoke(builder_ml_c, ml_to_type(function_type_ml), ml_to_value(callee_ml), arguments_ml_c, Wosize_val(arguments_ml), ml_to_block(normal_ml), ml_to_block(unwind_ml));
  free(arguments_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_invoke_bytecode(value *arguments, int count) {
  (void)count;
  return lilt_ml_build_invoke(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

CAMLprim value lilt_ml_build_landing_pad(value builder_ml, value type_ml, value is_cleanup_ml) {
  CAMLparam3(builder_ml, type_ml, is_cleanup_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_landing_pad(builder_ml_c, ml_to_type(type_ml), Bool_val(is_cleanup_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_landing_pad_add_clause(value module_ml, value pad_ml, value clause_ml) {
  CAMLparam3(module_ml, pad_ml, clause_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_landing_pad_add_clause(module_ml_c, ml_to_value(pad_ml), ml_to_value(clause_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_resume(value builder_ml, value value_ml) {
  CAMLparam2(builder_ml, value_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_resume(builder_ml_c, ml_to_value(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_va_arg(value builder_ml, value list_ml, value type_ml) {
  CAMLparam3(builder_ml, list_ml, type_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_va_arg(builder_ml_c, ml_to_value(list_ml), ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_build_indirect_br(value builder_ml, value address_ml, value targets_ml) {
  CAMLparam3(builder_ml, address_ml, targets_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_block *targets_ml_c = ml_blocks(targets_ml);
  lilt_build_indirect_br(builder_ml_c, ml_to_value(address_ml), targets_ml_c, Wosize_val(targets_ml));
  free(targets_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_phi(value builder_ml, value type_ml) {
  CAMLparam2(builder_ml, type_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_phi(builder_ml_c, ml_to_type(type_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_phi_add_incoming(value module_ml, value phi_ml, value value_ml, value from_ml) {
  CAMLparam4(module_ml, phi_ml, value_ml, from_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_phi_add_incoming(module_ml_c, ml_to_value(phi_ml), ml_to_value(value_ml), ml_to_block(from_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_placeholder(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value given = lilt_build_placeholder(builder_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_erase(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_instruction_erase(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_ret(value builder_ml, value value_ml) {
  CAMLparam2(builder_ml, value_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_ret(builder_ml_c, ml_to_value(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_ret_void(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_ret_void(builder_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_br(value builder_ml, value target_ml) {
  CAMLparam2(builder_ml, target_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_br(builder_ml_c, ml_to_block(target_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_cond_br(value builder_ml, value condition_ml, value if_true_ml, value if_false_ml) {
  CAMLparam4(builder_ml, condition_ml, if_true_ml, if_false_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_cond_br(builder_ml_c, ml_to_value(condition_ml), ml_to_block(if_true_ml), ml_to_block(if_false_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_switch(value builder_ml, value condition_ml, value otherwise_ml, value values_ml, value targets_ml) {
  CAMLparam5(builder_ml, condition_ml, otherwise_ml, values_ml, targets_ml);
  ml_same_length(values_ml, targets_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_value *values_ml_c = ml_values(values_ml);
  lilt_block *targets_ml_c = ml_blocks(targets_ml);
  lilt_build_switch(builder_ml_c, ml_to_value(condition_ml), ml_to_block(otherwise_ml), values_ml_c, targets_ml_c, Wosize_val(targets_ml));
  free(values_ml_c);
  free(targets_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_build_unreachable(value builder_ml) {
  CAMLparam1(builder_ml);
  lilt_builder *builder_ml_c = ml_pointer(builder_ml);
  lilt_build_unreachable(builder_ml_c);
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_module_first_function(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_function *given = lilt_module_first_function(module_ml_c);
  CAMLreturn(ml_optional_function(given, module_ml));
}

CAMLprim value lilt_ml_function_next(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_function *given = lilt_function_next(function_ml_c);
  CAMLreturn(ml_optional_function(given, function_ml));
}

CAMLprim value lilt_ml_module_first_global(value module_ml) {
  CAMLparam1(module_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_module_first_global(module_ml_c);
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_global_next(value module_ml, value global_ml) {
  CAMLparam2(module_ml, global_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_global_next(module_ml_c, ml_to_value(global_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_symbol_name(value module_ml, value symbol_ml) {
  CAMLparam2(module_ml, symbol_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_symbol_name(module_ml_c, ml_to_value(symbol_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_symbol_linkage(value module_ml, value symbol_ml) {
  CAMLparam2(module_ml, symbol_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_linkage given = lilt_symbol_linkage(module_ml_c, ml_to_value(symbol_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_symbol_is_definition(value module_ml, value symbol_ml) {
  CAMLparam2(module_ml, symbol_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  bool given = lilt_symbol_is_definition(module_ml_c, ml_to_value(symbol_ml));
  CAMLreturn(Val_bool(given));
}

CAMLprim value lilt_ml_global_type(value module_ml, value global_ml) {
  CAMLparam2(module_ml, global_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_global_type(module_ml_c, ml_to_value(global_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_global_initializer(value module_ml, value global_ml) {
  CAMLparam2(module_ml, global_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_global_initializer(module_ml_c, ml_to_value(global_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_value_function(value module_ml, value value_ml) {
  CAMLparam2(module_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_function *given = lilt_value_function(module_ml_c, ml_to_value(value_ml));
  CAMLreturn(ml_optional_function(given, module_ml));
}

CAMLprim value lilt_ml_function_first_block(value function_ml) {
  CAMLparam1(function_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_block given = lilt_function_first_block(function_ml_c);
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_block_next(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_block given = lilt_block_next(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_block_first_instruction(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_value given = lilt_block_first_instruction(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_block_terminator(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  lilt_value given = lilt_block_terminator(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_next(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_instruction_next(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_block(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_block given = lilt_instruction_block(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_instruction_function(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_function *given = lilt_instruction_function(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(ml_optional_function(given, module_ml));
}

CAMLprim value lilt_ml_block_name(value function_ml, value block_ml) {
  CAMLparam2(function_ml, block_ml);
  lilt_function *function_ml_c = ml_pointer(function_ml);
  const char *given = lilt_block_name(function_ml_c, ml_to_block(block_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_value_name(value module_ml, value value_ml) {
  CAMLparam2(module_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_value_name(module_ml_c, ml_to_value(value_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_instruction_opcode(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_instruction_opcode(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_instruction_predicate(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_instruction_predicate(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_instruction_operand_count(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  size_t given = lilt_instruction_operand_count(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_instruction_operand(value module_ml, value instruction_ml, value index_ml) {
  CAMLparam3(module_ml, instruction_ml, index_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value given = lilt_instruction_operand(module_ml_c, ml_to_value(instruction_ml), (size_t)Long_val(index_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_instruction_block_count(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  size_t given = lilt_instruction_block_count(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_instruction_target(value module_ml, value instruction_ml, value index_ml) {
  CAMLparam3(module_ml, instruction_ml, index_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_block given = lilt_instruction_target(module_ml_c, ml_to_value(instruction_ml), (size_t)Long_val(index_ml));
  CAMLreturn(ml_of_block(given));
}

CAMLprim value lilt_ml_instruction_source_type(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_instruction_source_type(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_instruction_print(value module_ml, value instruction_ml) {
  CAMLparam2(module_ml, instruction_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_instruction_print(module_ml_c, ml_to_value(instruction_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_instruction_set_operand(value module_ml, value instruction_ml, value index_ml, value value_ml) {
  CAMLparam4(module_ml, instruction_ml, index_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_instruction_set_operand(module_ml_c, ml_to_value(instruction_ml), (size_t)Long_val(index_ml), ml_to_value(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_value_replace_uses(value module_ml, value old_ml, value value_ml) {
  CAMLparam3(module_ml, old_ml, value_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_value_replace_uses(module_ml_c, ml_to_value(old_ml), ml_to_value(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_type_get_kind(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type_kind given = lilt_type_get_kind(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_type_bits(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint32_t given = lilt_type_bits(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_type_count(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  uint64_t given = lilt_type_count(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_type_part(value module_ml, value type_ml, value index_ml) {
  CAMLparam3(module_ml, type_ml, index_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_type_part(module_ml_c, ml_to_type(type_ml), (uint64_t)Long_val(index_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_type_result(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_type given = lilt_type_result(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(ml_of_type(given));
}

CAMLprim value lilt_ml_type_is_variadic(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  bool given = lilt_type_is_variadic(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(Val_bool(given));
}

CAMLprim value lilt_ml_type_print(value module_ml, value type_ml) {
  CAMLparam2(module_ml, type_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  const char *given = lilt_type_print(module_ml_c, ml_to_type(type_ml));
  CAMLreturn(caml_copy_string(given));
}

CAMLprim value lilt_ml_variables_declare(value variables_ml, value type_ml, value name_ml) {
  CAMLparam3(variables_ml, type_ml, name_ml);
  lilt_variables *variables_ml_c = ml_pointer(variables_ml);
  const char *name_ml_c = ml_text(name_ml);
  uint32_t given = lilt_variables_declare(variables_ml_c, ml_to_type(type_ml), name_ml_c);
  CAMLreturn(Val_long(given));
}

CAMLprim value lilt_ml_variables_define(value variables_ml, value variable_ml, value block_ml, value value_ml) {
  CAMLparam4(variables_ml, variable_ml, block_ml, value_ml);
  lilt_variables *variables_ml_c = ml_pointer(variables_ml);
  lilt_variables_define(variables_ml_c, (uint32_t)Long_val(variable_ml), ml_to_block(block_ml), ml_to_value(value_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_variables_use(value variables_ml, value variable_ml, value block_ml) {
  CAMLparam3(variables_ml, variable_ml, block_ml);
  lilt_variables *variables_ml_c = ml_pointer(variables_ml);
  lilt_value given = lilt_variables_use(variables_ml_c, (uint32_t)Long_val(variable_ml), ml_to_block(block_ml));
  CAMLreturn(ml_of_value(given));
}

CAMLprim value lilt_ml_variables_seal(value variables_ml, value block_ml) {
  CAMLparam2(variables_ml, block_ml);
  lilt_variables *variables_ml_c = ml_pointer(variables_ml);
  lilt_variables_seal(variables_ml_c, ml_to_block(block_ml));
  CAMLreturn(Val_unit);
}

CAMLprim value lilt_ml_compile_to_file(value module_ml, value options_ml, value kind_ml, value path_ml) {
  CAMLparam4(module_ml, options_ml, kind_ml, path_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_options *options_ml_c = ml_optional_pointer(options_ml);
  const char *path_ml_c = ml_text(path_ml);
  lilt_error *given = lilt_compile_to_file(module_ml_c, options_ml_c, (lilt_output_kind)Int_val(kind_ml), path_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_compile_to_executable(value module_ml, value options_ml, value arguments_ml, value path_ml) {
  CAMLparam4(module_ml, options_ml, arguments_ml, path_ml);
  lilt_module *module_ml_c = ml_pointer(module_ml);
  lilt_options *options_ml_c = ml_optional_pointer(options_ml);
  const char *path_ml_c = ml_text(path_ml);
  const char **arguments_ml_c = ml_texts(arguments_ml);
  lilt_error *given = lilt_compile_to_executable(module_ml_c, options_ml_c, arguments_ml_c, Wosize_val(arguments_ml), path_ml_c);
  free(arguments_ml_c);
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_jit_add_archive(value jit_ml, value bytes_ml) {
  CAMLparam2(jit_ml, bytes_ml);
  lilt_jit *jit_ml_c = ml_pointer(jit_ml);
  lilt_error *given = lilt_jit_add_archive(jit_ml_c, String_val(bytes_ml), caml_string_length(bytes_ml));
  CAMLreturn(ml_check(given));
}

CAMLprim value lilt_ml_jit_memory(value jit_ml) {
  CAMLparam1(jit_ml);
  lilt_jit *jit_ml_c = ml_pointer(jit_ml);
  size_t given = lilt_jit_memory(jit_ml_c);
  CAMLreturn(Val_long(given));
}
