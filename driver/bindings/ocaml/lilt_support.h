/* What the stubs stand on: handles, texts, lists and errors between OCaml and C.
 *
 * A handle is a block: a custom block with the address, and its owner (a function's module, a
 * module's context; 0 if there is none). It is closed when it or its owner was closed; using it
 * then raises Invalid_argument. OCaml's collector ends what nothing refers to. Stubs keep the
 * runtime's lock, so nothing ends while lilt works with it. */
#ifndef LILT_SUPPORT_H
#define LILT_SUPPORT_H

#define CAML_NAME_SPACE
#include <caml/alloc.h>
#include <caml/callback.h>
#include <caml/custom.h>
#include <caml/fail.h>
#include <caml/memory.h>
#include <caml/mlvalues.h>
#include <lilt/lilt.h>
#include <stdlib.h>
#include <string.h>

/* The address of an open object. */
void* ml_pointer(value handle);
/* NULL for None. */
void* ml_optional_pointer(value handle);
/* A text without a zero in it, until the next allocation. */
const char* ml_text(value text);
const char* ml_optional_text(value text);
value ml_optional_string(const char* text);
/* The function of a handle's module; None for NULL. */
value ml_optional_function(lilt_function* function, value handle);
/* Raises Lilt.Error, unless the error is NULL. */
value ml_check(lilt_error* error);
void ml_same_length(value first, value second);

/* Copies of arrays, to be freed. */
lilt_type* ml_types(value array);
lilt_value* ml_values(value array);
lilt_block* ml_blocks(value array);
int32_t* ml_int32_ts(value array);
uint64_t* ml_uint64_ts(value array);
const char** ml_texts(value array);

static inline lilt_type ml_to_type(value id) { return (lilt_type){(uint32_t)Long_val(id)}; }
static inline lilt_value ml_to_value(value id) { return (lilt_value){(uint64_t)Int64_val(id)}; }
static inline lilt_block ml_to_block(value id) { return (lilt_block){(uint64_t)Int64_val(id)}; }
static inline lilt_unit ml_to_unit(value id) { return (lilt_unit){(uint64_t)Int64_val(id)}; }
static inline value ml_of_type(lilt_type type) { return Val_long(type.id); }
static inline value ml_of_value(lilt_value it) { return caml_copy_int64((int64_t)it.id); }
static inline value ml_of_block(lilt_block it) { return caml_copy_int64((int64_t)it.id); }
static inline value ml_of_unit(lilt_unit it) { return caml_copy_int64((int64_t)it.id); }

#endif
