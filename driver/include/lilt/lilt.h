/* liblilt: builds or reads LLVM IR, compiles it to x86-64 objects, assembly text and executables,
 * and runs it in memory.
 *
 * The whole in four lines: a context is the workspace of one thread; a module is IR, built here or
 * parsed; an output is what it is compiled to; a JIT holds compiled modules in memory. lilt.hpp is
 * a thin C++ layer over these functions.
 *
 * Errors. A function that returns `lilt_error *` returns NULL when it succeeds; otherwise the
 * caller owns the error and ends it with lilt_error_delete. Its out parameters are unchanged then.
 * An internal error of lilt and a lack of memory are errors, too. No function prints, ends the
 * process or throws; what a C++ exception crosses is only code that lilt compiled.
 *
 * Functions that build IR return no error: the first mistake is kept in the module and is returned
 * by lilt_module_verify and by everything that compiles the module. After it they return handles of
 * zero, which they take as operands, too. The rules of the whole function (dominance, phis,
 * terminators) are checked when it is verified. So it is with functions that read IR: asked for
 * what is not there, they return zero, NULL, "" or void; a handle of the wrong kind is a mistake.
 *
 * Threads. A context, and the modules, functions, builders and variables that belong to it, are
 * used by one thread at a time; different contexts share nothing. The functions of lilt_jit may be
 * called from any thread at any time. Options and errors are values: one thread at a time each.
 *
 * Text that lilt returns is in UTF-8, ends with a zero and lives as long as the object that it
 * belongs to. Names that are passed in end with a zero and are copied.
 */
#ifndef LILT_LILT_H
#define LILT_LILT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define LILT_API __attribute__((visibility("default")))
#else
#define LILT_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; lilt_version() gives that of the library: "0.1.0". */
#define LILT_VERSION_MAJOR 0
#define LILT_VERSION_MINOR 1
#define LILT_VERSION_PATCH 0
LILT_API const char* lilt_version(void);

/* --- handles */

typedef struct lilt_error lilt_error;
typedef struct lilt_context lilt_context;
typedef struct lilt_options lilt_options;
typedef struct lilt_module lilt_module;
typedef struct lilt_function lilt_function;
typedef struct lilt_builder lilt_builder;
typedef struct lilt_variables lilt_variables;
typedef struct lilt_output lilt_output;
typedef struct lilt_jit lilt_jit;

/* A type of one module; those of the functions lilt_i1() to lilt_pointer() are the same in every
 * module. */
typedef struct {
  uint32_t id;
} lilt_type;
/* A value: a constant of a module, or an argument or an instruction's result of one function. Zero:
 * none. */
typedef struct {
  uint64_t id;
} lilt_value;
/* A basic block of one function. Zero: none. */
typedef struct {
  uint64_t id;
} lilt_block;

/* --- errors */

typedef enum {
  LILT_ERROR_INPUT,   /* the IR, a name or an option is at fault */
  LILT_ERROR_SYSTEM,  /* a file, the linker, memory, a missing symbol */
  LILT_ERROR_INTERNAL /* a fault of lilt */
} lilt_error_kind;

LILT_API lilt_error_kind lilt_error_get_kind(const lilt_error* error);
/* All messages with their places and source lines, as the command line prints them. */
LILT_API const char* lilt_error_text(const lilt_error* error);
/* The messages one by one. At least one. */
LILT_API size_t lilt_error_count(const lilt_error* error);
LILT_API const char* lilt_error_message(const lilt_error* error, size_t index);
/* The place of a message: the name of its text, line and column from 1. Without a place: NULL, 0,
 * 0. */
LILT_API const char* lilt_error_file(const lilt_error* error, size_t index);
LILT_API uint32_t lilt_error_line(const lilt_error* error, size_t index);
LILT_API uint32_t lilt_error_column(const lilt_error* error, size_t index);
/* NULL is allowed. */
LILT_API void lilt_error_delete(lilt_error* error);

/* --- contexts and options */

/* NULL only without memory. A context keeps its compiler warm from one module to the next. */
LILT_API lilt_context* lilt_context_create(void);
/* It ends when its modules have ended, too. NULL is allowed. */
LILT_API void lilt_context_delete(lilt_context* context);

/* How modules are compiled. Wherever options are taken, NULL means these defaults: -O2, the
 * allocator of the level, code for any x86-64 processor, position-independent code, as many threads
 * as are useful. */
LILT_API lilt_options* lilt_options_create(void);
LILT_API lilt_options* lilt_options_copy(const lilt_options* options);
LILT_API void lilt_options_delete(lilt_options* options);
/* 0 to 3; 's' and 'z' for size. */
LILT_API lilt_error* lilt_options_set_level(lilt_options* options, int level);
/* A register allocator by name: "linear", "graph", …; NULL: the level's own. */
LILT_API lilt_error* lilt_options_set_allocator(lilt_options* options, const char* name);
/* A processor ("native", "x86-64-v3", "haswell") and changes to its features ("+popcnt,-bmi");
 * either may be NULL. */
LILT_API lilt_error* lilt_options_set_processor(lilt_options* options, const char* processor,
                                                const char* features);
LILT_API void lilt_options_set_position_independent(lilt_options* options, bool value);
/* Every function keeps a frame pointer in rbp. */
LILT_API void lilt_options_set_frame_pointer(lilt_options* options, bool value);
/* Verifies the function after every pass: slow, for hunting faults of lilt. */
LILT_API void lilt_options_set_verify_each(lilt_options* options, bool value);
/* 0: as many as are useful. */
LILT_API void lilt_options_set_threads(lilt_options* options, unsigned threads);

/* --- modules */

/* An empty module to build. `name`: for messages, and the source file's name in the IR. NULL only
 * without memory. */
LILT_API lilt_module* lilt_module_create(lilt_context* context, const char* name);
/* Reads LLVM IR, as text or as bitcode; every error of the whole text is reported. The text is
 * copied. The module can be read, changed and built on as one that was built, but for debug
 * information, which stays what the text says; a function becomes IR when it is first looked into,
 * in O(its size). Once something is changed, messages refer to the text that lilt_module_print
 * gives. O(size). */
LILT_API lilt_error* lilt_module_parse(lilt_context* context, const char* name, const char* text,
                                       size_t size, lilt_module** module);
/* Reads a file; "-" is standard input. */
LILT_API lilt_error* lilt_module_read(lilt_context* context, const char* path,
                                      lilt_module** module);
/* Links another module into this one, as `lilt link` does, by LLVM's rules; the other one stays as
 * it is. What conflicts is an error with both places: of parsed modules in their texts, of others
 * in what lilt_module_print gives; this module stays as it was then. Afterwards it is like one that
 * was parsed: functions stay (a local one may have another name), and types, values and blocks are
 * asked for again; builders have no insertion point. O(size of both). */
LILT_API lilt_error* lilt_module_link(lilt_module* module, lilt_module* other);
/* Ends the module with its functions, once its builders and variables have ended, too. What was
 * compiled from it stays. NULL is allowed. */
LILT_API void lilt_module_delete(lilt_module* module);
/* Checks the rules of the language, as reading a text does. Messages about a module that was built
 * refer to the text that lilt_module_print gives. */
LILT_API lilt_error* lilt_module_verify(lilt_module* module);
/* The module as LLVM IR text: what was parsed, until it is changed. Valid until the module changes.
 * O(size). */
LILT_API const char* lilt_module_print(lilt_module* module);
/* The first mistake in building, NULL if there is none; forgets it, for a front end that has mended
 * what it built. */
LILT_API const char* lilt_module_mistake(const lilt_module* module);
LILT_API void lilt_module_forget_mistake(lilt_module* module);
/* For debug information: the source file that functions and locations are in. What is built before
 * it, or without it, has none. */
LILT_API void lilt_module_set_source(lilt_module* module, const char* file, const char* directory);

/* --- types */

LILT_API lilt_type lilt_void(void);
LILT_API lilt_type lilt_i1(void);
LILT_API lilt_type lilt_i8(void);
LILT_API lilt_type lilt_i16(void);
LILT_API lilt_type lilt_i32(void);
LILT_API lilt_type lilt_i64(void);
LILT_API lilt_type lilt_i128(void);
LILT_API lilt_type lilt_half(void);
LILT_API lilt_type lilt_bfloat(void);
LILT_API lilt_type lilt_float(void);
LILT_API lilt_type lilt_double(void);
LILT_API lilt_type lilt_x86_fp80(void);
LILT_API lilt_type lilt_fp128(void);
LILT_API lilt_type lilt_pointer(void);
/* 1 to 2^23 bits. */
LILT_API lilt_type lilt_integer(lilt_module* module, uint32_t bits);
LILT_API lilt_type lilt_array(lilt_module* module, lilt_type element, uint64_t count);
LILT_API lilt_type lilt_vector(lilt_module* module, lilt_type element, uint64_t count);
LILT_API lilt_type lilt_struct(lilt_module* module, const lilt_type* fields, size_t count,
                               bool packed);
/* A struct by name, without fields until lilt_struct_set_fields; the same name gives the same type.
 */
LILT_API lilt_type lilt_named_struct(lilt_module* module, const char* name);
LILT_API void lilt_struct_set_fields(lilt_module* module, lilt_type type, const lilt_type* fields,
                                     size_t count, bool packed);
LILT_API lilt_type lilt_function_type(lilt_module* module, lilt_type result,
                                      const lilt_type* parameters, size_t count, bool variadic);
/* Bytes between elements of an array of the type, and its alignment; 0 if it has no size. */
LILT_API uint64_t lilt_type_size(lilt_module* module, lilt_type type);
LILT_API uint64_t lilt_type_alignment(lilt_module* module, lilt_type type);
/* The byte at which a field of a struct begins. */
LILT_API uint64_t lilt_field_offset(lilt_module* module, lilt_type type, size_t field);
LILT_API lilt_type lilt_value_type(lilt_module* module, lilt_value value);

/* --- constants */

/* An integer of up to 64 bits, its bits above the type's width dropped; wider types get it
 * sign-extended. */
LILT_API lilt_value lilt_const_int(lilt_module* module, lilt_type type, int64_t value);
/* Of float or double: the nearest one. */
LILT_API lilt_value lilt_const_real(lilt_module* module, lilt_type type, double value);
/* Zero of any type: 0, 0.0, null, zeroinitializer. */
LILT_API lilt_value lilt_const_zero(lilt_module* module, lilt_type type);
LILT_API lilt_value lilt_const_undef(lilt_module* module, lilt_type type);
LILT_API lilt_value lilt_const_poison(lilt_module* module, lilt_type type);
/* An array, a struct or a vector of constants. */
LILT_API lilt_value lilt_const_aggregate(lilt_module* module, lilt_type type,
                                         const lilt_value* elements, size_t count);
/* An array of i8; without a zero of its own at the end. */
LILT_API lilt_value lilt_const_bytes(lilt_module* module, const void* bytes, size_t size);
/* The address of a global or a function and a number of bytes, for initializers. */
LILT_API lilt_value lilt_const_address(lilt_module* module, lilt_value symbol, int64_t offset);
/* An integer or a floating-point number of any width by its bits, 64 a word, the lowest first;
 * words that are missing are zero. */
LILT_API lilt_value lilt_const_words(lilt_module* module, lilt_type type, const uint64_t* words,
                                     size_t count);
/* Constant expressions: LILT_TRUNC, LILT_PTRTOINT, LILT_INTTOPTR, LILT_BITCAST; the address of a
 * part, `promises` as of lilt_build_gep; the address of a block, which has a name. */
typedef enum {
  LILT_TRUNC,
  LILT_ZEXT,
  LILT_SEXT,
  LILT_FPTRUNC,
  LILT_FPEXT,
  LILT_FPTOUI,
  LILT_FPTOSI,
  LILT_UITOFP,
  LILT_SITOFP,
  LILT_PTRTOINT,
  LILT_INTTOPTR,
  LILT_BITCAST
} lilt_cast_op;
LILT_API lilt_value lilt_const_cast(lilt_module* module, lilt_cast_op op, lilt_value value,
                                    lilt_type type);
LILT_API lilt_value lilt_const_gep(lilt_module* module, lilt_type source, lilt_value base,
                                   const lilt_value* indices, size_t count, unsigned promises);
LILT_API lilt_value lilt_const_block_address(lilt_function* function, lilt_block block);
/* Inline assembly, to call by lilt_build_call_pointer: `flags` joined by `|`. */
enum {
  LILT_ASM_SIDE_EFFECT = 1,
  LILT_ASM_ALIGN_STACK = 2,
  LILT_ASM_INTEL = 4,
  LILT_ASM_UNWIND = 8
};
LILT_API lilt_value lilt_const_assembly(lilt_module* module, const char* assembly,
                                        const char* constraints, unsigned flags);
/* Whether it is an integer constant of up to 64 bits; its value, sign-extended, goes into `result`
 * unless that is NULL. */
LILT_API bool lilt_value_as_int(lilt_module* module, lilt_value value, int64_t* result);

/* --- globals and functions */

typedef enum {
  LILT_EXTERNAL,
  LILT_INTERNAL,
  LILT_PRIVATE,
  LILT_WEAK,
  LILT_LINK_ONCE_ODR,
  LILT_EXTERN_WEAK,
  LILT_WEAK_ODR,
  LILT_LINK_ONCE,
  LILT_COMMON,
  LILT_AVAILABLE_EXTERNALLY,
  LILT_APPENDING
} lilt_linkage;

/* A variable; its address. `initializer` zero: it is defined elsewhere. A name that is taken is a
 * mistake; an empty one is replaced by a new one. */
LILT_API lilt_value lilt_global(lilt_module* module, const char* name, lilt_type type,
                                lilt_value initializer);
/* A private constant with these bytes and a zero after them; its address. */
LILT_API lilt_value lilt_global_string(lilt_module* module, const char* text, size_t size);
/* The address of a global or a function by name; zero if there is none. */
LILT_API lilt_value lilt_module_find(lilt_module* module, const char* name);
/* Of a global or a function, by its address. */
LILT_API void lilt_set_linkage(lilt_module* module, lilt_value symbol, lilt_linkage linkage);
LILT_API void lilt_set_constant(lilt_module* module, lilt_value variable, bool value);
LILT_API void lilt_set_thread_local(lilt_module* module, lilt_value variable, bool value);
/* The alignment in bytes of a variable, a load, a store or an alloca, where it is not the type's
 * own. */
LILT_API void lilt_set_alignment(lilt_module* module, lilt_value value, uint32_t bytes);
LILT_API void lilt_set_section(lilt_module* module, lilt_value symbol, const char* name);

typedef enum { LILT_DEFAULT_VISIBILITY, LILT_HIDDEN, LILT_PROTECTED } lilt_visibility;
LILT_API void lilt_set_visibility(lilt_module* module, lilt_value symbol,
                                  lilt_visibility visibility);
/* No other module's definition takes the symbol's place. */
LILT_API void lilt_set_dso_local(lilt_module* module, lilt_value symbol, bool value);
/* Nobody compares its address. */
LILT_API void lilt_set_unnamed_addr(lilt_module* module, lilt_value symbol, bool value);
typedef enum {
  LILT_NOT_THREAD_LOCAL,
  LILT_GENERAL_DYNAMIC,
  LILT_LOCAL_DYNAMIC,
  LILT_INITIAL_EXEC,
  LILT_LOCAL_EXEC
} lilt_tls_model;
LILT_API void lilt_set_tls_model(lilt_module* module, lilt_value variable, lilt_tls_model model);
/* The group of the name, made when it is first named: linkers keep one of those in several
 * objects, or, with LILT_COMDAT_NODEDUPLICATE, all. */
typedef enum { LILT_COMDAT_ANY, LILT_COMDAT_NODEDUPLICATE } lilt_comdat_kind;
LILT_API void lilt_set_comdat(lilt_module* module, lilt_value symbol, const char* name,
                              lilt_comdat_kind kind);
/* Another name for a symbol, or a constant expression of one; a function that `resolver` chooses
 * when the program starts. Their addresses; `type` is of what is there, a function's or a
 * variable's. */
LILT_API lilt_value lilt_alias(lilt_module* module, const char* name, lilt_type type,
                               lilt_value target);
LILT_API lilt_value lilt_ifunc(lilt_module* module, const char* name, lilt_type type,
                               lilt_value resolver);

/* A function: a declaration until it gets its first block. A name that is taken by a function of
 * the same type gives that function. */
LILT_API lilt_function* lilt_function_create(lilt_module* module, const char* name, lilt_type type);
/* NULL if there is none. */
LILT_API lilt_function* lilt_module_find_function(lilt_module* module, const char* name);
LILT_API const char* lilt_function_name(const lilt_function* function);
/* The new name must not be taken. */
LILT_API void lilt_function_set_name(lilt_function* function, const char* name);
LILT_API lilt_type lilt_function_get_type(const lilt_function* function);
LILT_API lilt_value lilt_function_address(lilt_function* function);
LILT_API uint32_t lilt_function_parameter_count(const lilt_function* function);
LILT_API lilt_value lilt_function_argument(lilt_function* function, uint32_t index);
/* An attribute of functions, as in IR: "noinline", "nounwind", "cold", "memory(argmem: read)",
 * "\"target-cpu\"=\"haswell\"", … */
LILT_API void lilt_function_add_attribute(lilt_function* function, const char* attribute);
/* "zeroext", "noalias", "align 16", "dereferenceable(8)", "range(i32 0, 10)", … of a parameter, or
 * of the result: LILT_RESULT. */
#define LILT_RESULT UINT32_MAX
LILT_API void lilt_function_add_parameter_attribute(lilt_function* function, uint32_t index,
                                                    const char* attribute);
/* "sret", "byval", "elementtype" with a type. */
LILT_API void lilt_function_add_type_attribute(lilt_function* function, uint32_t index,
                                               const char* attribute, lilt_type type);
/* "ccc", "fastcc", "preserve_mostcc", "win64cc", …; calls name it, too: lilt_call_set_convention.
 */
LILT_API void lilt_function_set_convention(lilt_function* function, const char* name);
/* The function that unwinding asks about landing pads, such as __gxx_personality_v0. */
LILT_API void lilt_function_set_personality(lilt_function* function, lilt_function* personality);
/* For debug information: where the function stands in the module's source, under the name that it
 * has now. */
LILT_API void lilt_function_set_line(lilt_function* function, uint32_t line);
/* Whether it has a block. */
LILT_API bool lilt_function_has_body(const lilt_function* function);
/* Makes the function a declaration; handles of what it contained are void then. */
LILT_API void lilt_function_delete_body(lilt_function* function);

/* A block of the function, outside it until lilt_block_append; one that stays outside is allowed
 * as long as no branch goes to it. NULL or "" as name is allowed here and for values. */
LILT_API lilt_block lilt_block_create(lilt_function* function, const char* name);
/* Puts the block after the function's last one. The first is the entry. */
LILT_API void lilt_block_append(lilt_function* function, lilt_block block);
/* Whether some terminator goes to it. O(1). */
LILT_API bool lilt_block_has_predecessors(lilt_function* function, lilt_block block);
/* Whether it ends with a terminator. */
LILT_API bool lilt_block_is_terminated(lilt_function* function, lilt_block block);
/* Of an argument or an instruction's result; no effect on constants. */
LILT_API void lilt_value_set_name(lilt_module* module, lilt_value value, const char* name);

/* --- instructions */

/* Builds instructions at an insertion point. Operations on constants give constants. NULL only
 * without memory. */
LILT_API lilt_builder* lilt_builder_create(lilt_module* module);
LILT_API void lilt_builder_delete(lilt_builder* builder);
/* At the end of the block; before its first instruction after phis; before an instruction;
 * nowhere. */
LILT_API void lilt_builder_at_end(lilt_builder* builder, lilt_block block);
LILT_API void lilt_builder_at_start(lilt_builder* builder, lilt_block block);
LILT_API void lilt_builder_before(lilt_builder* builder, lilt_value instruction);
LILT_API void lilt_builder_clear(lilt_builder* builder);
/* Zero and NULL without an insertion point; building then is a mistake. */
LILT_API lilt_block lilt_builder_block(const lilt_builder* builder);
LILT_API lilt_function* lilt_builder_function(const lilt_builder* builder);
/* The place in the module's source of what is built from now on; line 0: none. Columns count
 * from 1. */
LILT_API void lilt_builder_set_location(lilt_builder* builder, uint32_t line, uint32_t column);

typedef enum {
  LILT_ADD,
  LILT_SUB,
  LILT_MUL,
  LILT_UDIV,
  LILT_SDIV,
  LILT_UREM,
  LILT_SREM,
  LILT_SHL,
  LILT_LSHR,
  LILT_ASHR,
  LILT_AND,
  LILT_OR,
  LILT_XOR,
  LILT_FADD,
  LILT_FSUB,
  LILT_FMUL,
  LILT_FDIV,
  LILT_FREM
} lilt_binary_op;
typedef enum {
  LILT_ICMP_EQ,
  LILT_ICMP_NE,
  LILT_ICMP_UGT,
  LILT_ICMP_UGE,
  LILT_ICMP_ULT,
  LILT_ICMP_ULE,
  LILT_ICMP_SGT,
  LILT_ICMP_SGE,
  LILT_ICMP_SLT,
  LILT_ICMP_SLE
} lilt_int_predicate;
/* O: ordered, false if an operand is a NaN. U: unordered, true then. */
typedef enum {
  LILT_FCMP_FALSE,
  LILT_FCMP_OEQ,
  LILT_FCMP_OGT,
  LILT_FCMP_OGE,
  LILT_FCMP_OLT,
  LILT_FCMP_OLE,
  LILT_FCMP_ONE,
  LILT_FCMP_ORD,
  LILT_FCMP_UNO,
  LILT_FCMP_UEQ,
  LILT_FCMP_UGT,
  LILT_FCMP_UGE,
  LILT_FCMP_ULT,
  LILT_FCMP_ULE,
  LILT_FCMP_UNE,
  LILT_FCMP_TRUE
} lilt_float_predicate;
/* What an operation promises; a broken promise makes its result poison. */
enum {
  LILT_NUW = 1,
  LILT_NSW = 2,
  LILT_NUSW = 2, /* of an address: no unsigned-signed wrap */
  LILT_EXACT = 4,
  LILT_INBOUNDS = 4,
  LILT_DISJOINT = 4 /* of LILT_OR: no bit is set in both */
};

LILT_API lilt_value lilt_build_binary(lilt_builder* builder, lilt_binary_op op, lilt_value left,
                                      lilt_value right, unsigned promises);
LILT_API lilt_value lilt_build_fneg(lilt_builder* builder, lilt_value value);
LILT_API lilt_value lilt_build_cast(lilt_builder* builder, lilt_cast_op op, lilt_value value,
                                    lilt_type type);
LILT_API lilt_value lilt_build_icmp(lilt_builder* builder, lilt_int_predicate predicate,
                                    lilt_value left, lilt_value right);
LILT_API lilt_value lilt_build_fcmp(lilt_builder* builder, lilt_float_predicate predicate,
                                    lilt_value left, lilt_value right);
LILT_API lilt_value lilt_build_select(lilt_builder* builder, lilt_value condition,
                                      lilt_value if_true, lilt_value if_false);
LILT_API lilt_value lilt_build_freeze(lilt_builder* builder, lilt_value value);
/* `count` zero: one element. */
LILT_API lilt_value lilt_build_alloca(lilt_builder* builder, lilt_type type, lilt_value count);
LILT_API lilt_value lilt_build_load(lilt_builder* builder, lilt_type type, lilt_value pointer);
LILT_API lilt_value lilt_build_store(lilt_builder* builder, lilt_value value, lilt_value pointer);
/* Whether a load or a store is volatile. */
LILT_API void lilt_instruction_set_volatile(lilt_module* module, lilt_value instruction,
                                            bool value);
/* The address of an element: `indices` as in LLVM, the first over whole objects of type `source`.
 */
LILT_API lilt_value lilt_build_gep(lilt_builder* builder, lilt_type source, lilt_value pointer,
                                   const lilt_value* indices, size_t count, unsigned promises);
LILT_API lilt_value lilt_build_field(lilt_builder* builder, lilt_type structure, lilt_value pointer,
                                     uint32_t field);
LILT_API lilt_value lilt_build_call(lilt_builder* builder, lilt_function* callee,
                                    const lilt_value* arguments, size_t count);
LILT_API lilt_value lilt_build_call_pointer(lilt_builder* builder, lilt_type function_type,
                                            lilt_value callee, const lilt_value* arguments,
                                            size_t count);
typedef enum { LILT_CALL, LILT_TAIL, LILT_MUST_TAIL, LILT_NO_TAIL } lilt_tail_kind;
LILT_API void lilt_call_set_tail(lilt_module* module, lilt_value call, lilt_tail_kind kind);
LILT_API void lilt_call_set_convention(lilt_module* module, lilt_value call, const char* name);
/* As lilt_function_add_parameter_attribute, of an argument of a call: those that change how it is
 * passed, such as "byval(…)", are written at both. */
LILT_API void lilt_call_add_argument_attribute(lilt_module* module, lilt_value call, uint32_t index,
                                               const char* attribute);
LILT_API lilt_value lilt_build_extract_value(lilt_builder* builder, lilt_value aggregate,
                                             uint32_t index);
LILT_API lilt_value lilt_build_insert_value(lilt_builder* builder, lilt_value aggregate,
                                            lilt_value value, uint32_t index);
/* Elements of vectors. Of a mask each number is an element of `left`, then of `right`; -1: any. */
LILT_API lilt_value lilt_build_extract_element(lilt_builder* builder, lilt_value vector,
                                               lilt_value index);
LILT_API lilt_value lilt_build_insert_element(lilt_builder* builder, lilt_value vector,
                                              lilt_value element, lilt_value index);
LILT_API lilt_value lilt_build_shuffle(lilt_builder* builder, lilt_value left, lilt_value right,
                                       const int32_t* mask, size_t count);
/* A word that an instruction may have in IR: "nuw", "nsw", "nusw", "exact", "disjoint", "nneg",
 * "inbounds", "volatile", "weak", and of floating-point numbers "fast", "nnan", "ninf", "nsz",
 * "arcp", "contract", "afn", "reassoc". */
LILT_API void lilt_instruction_add_flag(lilt_module* module, lilt_value instruction,
                                        const char* flag);

/* Atomic operations; all threads of the system see them. */
typedef enum {
  LILT_NOT_ATOMIC,
  LILT_UNORDERED,
  LILT_MONOTONIC,
  LILT_ACQUIRE,
  LILT_RELEASE,
  LILT_ACQ_REL,
  LILT_SEQ_CST
} lilt_ordering;
typedef enum {
  LILT_ATOMIC_XCHG,
  LILT_ATOMIC_ADD,
  LILT_ATOMIC_SUB,
  LILT_ATOMIC_AND,
  LILT_ATOMIC_NAND,
  LILT_ATOMIC_OR,
  LILT_ATOMIC_XOR,
  LILT_ATOMIC_MAX,
  LILT_ATOMIC_MIN,
  LILT_ATOMIC_UMAX,
  LILT_ATOMIC_UMIN,
  LILT_ATOMIC_FADD,
  LILT_ATOMIC_FSUB,
  LILT_ATOMIC_FMAX,
  LILT_ATOMIC_FMIN,
  LILT_ATOMIC_UINC_WRAP,
  LILT_ATOMIC_UDEC_WRAP,
  LILT_ATOMIC_USUB_COND,
  LILT_ATOMIC_USUB_SAT,
  LILT_ATOMIC_FMAXIMUM,
  LILT_ATOMIC_FMINIMUM
} lilt_atomic_op;
/* Of a load or a store. */
LILT_API void lilt_set_ordering(lilt_module* module, lilt_value access, lilt_ordering ordering);
LILT_API lilt_value lilt_build_fence(lilt_builder* builder, lilt_ordering ordering);
/* A struct: the value that was there, and an i1, whether it was the expected one. */
LILT_API lilt_value lilt_build_cmpxchg(lilt_builder* builder, lilt_value pointer,
                                       lilt_value expected, lilt_value value, lilt_ordering success,
                                       lilt_ordering failure);
/* The value that was there. */
LILT_API lilt_value lilt_build_atomic_rmw(lilt_builder* builder, lilt_atomic_op op,
                                          lilt_value pointer, lilt_value value,
                                          lilt_ordering ordering);

/* Exceptions. An invoke ends its block; its result is known where `normal` is reached. A landing
 * pad comes first in the block that unwinding enters; a clause is what is caught, the address of a
 * type's information or null for all, or an array of those that may pass. */
LILT_API lilt_value lilt_build_invoke(lilt_builder* builder, lilt_type function_type,
                                      lilt_value callee, const lilt_value* arguments, size_t count,
                                      lilt_block normal, lilt_block unwind);
LILT_API lilt_value lilt_build_landing_pad(lilt_builder* builder, lilt_type type, bool is_cleanup);
LILT_API void lilt_landing_pad_add_clause(lilt_module* module, lilt_value pad, lilt_value clause);
LILT_API void lilt_build_resume(lilt_builder* builder, lilt_value value);

/* The next argument of a variadic function, from its list. */
LILT_API lilt_value lilt_build_va_arg(lilt_builder* builder, lilt_value list, lilt_type type);
/* A branch to one of these blocks, whose address a constant is. */
LILT_API void lilt_build_indirect_br(lilt_builder* builder, lilt_value address,
                                     const lilt_block* targets, size_t count);
/* A phi at the start of the insertion point's block. */
LILT_API lilt_value lilt_build_phi(lilt_builder* builder, lilt_type type);
LILT_API void lilt_phi_add_incoming(lilt_module* module, lilt_value phi, lilt_value value,
                                    lilt_block from);
/* An instruction without effect, as a mark to insert before; lilt_instruction_erase ends it. */
LILT_API lilt_value lilt_build_placeholder(lilt_builder* builder);
/* The instruction must have no uses. */
LILT_API void lilt_instruction_erase(lilt_module* module, lilt_value instruction);

LILT_API void lilt_build_ret(lilt_builder* builder, lilt_value value);
LILT_API void lilt_build_ret_void(lilt_builder* builder);
LILT_API void lilt_build_br(lilt_builder* builder, lilt_block target);
LILT_API void lilt_build_cond_br(lilt_builder* builder, lilt_value condition, lilt_block if_true,
                                 lilt_block if_false);
LILT_API void lilt_build_switch(lilt_builder* builder, lilt_value condition, lilt_block otherwise,
                                const lilt_value* values, const lilt_block* targets, size_t count);
LILT_API void lilt_build_unreachable(lilt_builder* builder);

/* --- reading: what a module consists of, whether it was built or parsed. O(1), but for the first
 * look into a function that was parsed. */

/* Functions, and variables with aliases, in the order in which they were made or are in the text;
 * NULL and zero after the last. */
LILT_API lilt_function* lilt_module_first_function(lilt_module* module);
LILT_API lilt_function* lilt_function_next(lilt_function* function);
LILT_API lilt_module* lilt_function_module(lilt_function* function);
LILT_API lilt_value lilt_module_first_global(lilt_module* module);
LILT_API lilt_value lilt_global_next(lilt_module* module, lilt_value global);
/* Of a global or a function, by its address. */
LILT_API const char* lilt_symbol_name(lilt_module* module, lilt_value symbol);
LILT_API lilt_linkage lilt_symbol_linkage(lilt_module* module, lilt_value symbol);
LILT_API bool lilt_symbol_is_definition(lilt_module* module, lilt_value symbol);
/* Of a variable: the type of its contents, and these; zero if it is defined elsewhere. Of an alias:
 * what it stands for. */
LILT_API lilt_type lilt_global_type(lilt_module* module, lilt_value global);
LILT_API lilt_value lilt_global_initializer(lilt_module* module, lilt_value global);
/* The function whose address the value is, such as a call's first operand; NULL: none. */
LILT_API lilt_function* lilt_value_function(lilt_module* module, lilt_value value);

/* Blocks in their order, the entry first, and their instructions; zero after the last. */
LILT_API lilt_block lilt_function_first_block(lilt_function* function);
LILT_API lilt_block lilt_block_next(lilt_function* function, lilt_block block);
LILT_API lilt_value lilt_block_first_instruction(lilt_function* function, lilt_block block);
LILT_API lilt_value lilt_block_terminator(lilt_function* function, lilt_block block);
LILT_API lilt_value lilt_instruction_next(lilt_module* module, lilt_value instruction);
LILT_API lilt_block lilt_instruction_block(lilt_module* module, lilt_value instruction);
LILT_API lilt_function* lilt_instruction_function(lilt_module* module, lilt_value instruction);
/* "" if it has none, or only a number. */
LILT_API const char* lilt_block_name(lilt_function* function, lilt_block block);
LILT_API const char* lilt_value_name(lilt_module* module, lilt_value value);

/* As LLVM writes it: "add", "icmp", "call"; "" of arguments and constants. */
LILT_API const char* lilt_instruction_opcode(lilt_module* module, lilt_value instruction);
/* Of icmp and fcmp: "slt", "oeq"; otherwise "". */
LILT_API const char* lilt_instruction_predicate(lilt_module* module, lilt_value instruction);
/* The operands that are values, in LLVM's order; of a call the callee comes first, then the
 * arguments; of a switch the value, then the cases; of a phi one for each block. */
LILT_API size_t lilt_instruction_operand_count(lilt_module* module, lilt_value instruction);
LILT_API lilt_value lilt_instruction_operand(lilt_module* module, lilt_value instruction,
                                             size_t index);
/* The operands that are blocks: where a terminator goes, or where a phi's values come from. */
LILT_API size_t lilt_instruction_block_count(lilt_module* module, lilt_value instruction);
LILT_API lilt_block lilt_instruction_target(lilt_module* module, lilt_value instruction,
                                            size_t index);
/* The type that an alloca makes room for, a getelementptr walks through, or a call calls its callee
 * as. */
LILT_API lilt_type lilt_instruction_source_type(lilt_module* module, lilt_value instruction);
/* The instruction as a line of text. O(size of its function). */
LILT_API const char* lilt_instruction_print(lilt_module* module, lilt_value instruction);
/* Another value, of the same type, as an operand; elsewhere than in phis it must be known there,
 * which is checked when the module is verified. Not of operands that must be constants. */
LILT_API void lilt_instruction_set_operand(lilt_module* module, lilt_value instruction,
                                           size_t index, lilt_value value);
/* Puts another value of the same type in the place of all uses of an argument or an instruction.
 * O(uses). */
LILT_API void lilt_value_replace_uses(lilt_module* module, lilt_value old, lilt_value value);

typedef enum {
  LILT_KIND_VOID,
  LILT_KIND_INTEGER,
  LILT_KIND_FLOATING, /* of 16, 32, 64, 80 or 128 bits */
  LILT_KIND_POINTER,
  LILT_KIND_VECTOR,
  LILT_KIND_ARRAY,
  LILT_KIND_STRUCT,
  LILT_KIND_FUNCTION,
  LILT_KIND_OTHER /* labels, metadata, tokens */
} lilt_type_kind;
LILT_API lilt_type_kind lilt_type_get_kind(lilt_module* module, lilt_type type);
/* Of a number or a pointer; otherwise 0. */
LILT_API uint32_t lilt_type_bits(lilt_module* module, lilt_type type);
/* How many elements a vector or an array has, fields a struct, parameters a function. */
LILT_API uint64_t lilt_type_count(lilt_module* module, lilt_type type);
/* The type of an element, a field or a parameter. */
LILT_API lilt_type lilt_type_part(lilt_module* module, lilt_type type, uint64_t index);
/* Of a function. */
LILT_API lilt_type lilt_type_result(lilt_module* module, lilt_type type);
LILT_API bool lilt_type_is_variadic(lilt_module* module, lilt_type type);
/* As LLVM writes it. */
LILT_API const char* lilt_type_print(lilt_module* module, lilt_type type);

/* --- variables */

/* SSA form from variables, while the function is built (Braun et al., "Simple and Efficient
 * Construction of Static Single Assignment Form", CC 2013). A front end numbers its variables,
 * writes and reads them in blocks, and seals each block once no more branches to it will come; phis
 * appear where they are needed, and no memory is used. */
LILT_API lilt_variables* lilt_variables_create(lilt_function* function);
LILT_API void lilt_variables_delete(lilt_variables* variables);
LILT_API uint32_t lilt_variables_declare(lilt_variables* variables, lilt_type type,
                                         const char* name);
/* The variable's value at the end of the block, as far as it is built. */
LILT_API void lilt_variables_define(lilt_variables* variables, uint32_t variable, lilt_block block,
                                    lilt_value value);
/* Undefined before the first definition: undef. */
LILT_API lilt_value lilt_variables_use(lilt_variables* variables, uint32_t variable,
                                       lilt_block block);
LILT_API void lilt_variables_seal(lilt_variables* variables, lilt_block block);

/* --- compiling */

typedef enum { LILT_OBJECT, LILT_ASSEMBLY } lilt_output_kind;
/* Compiles into memory: an ELF object, or text for the GNU assembler. */
LILT_API lilt_error* lilt_compile(lilt_module* module, const lilt_options* options,
                                  lilt_output_kind kind, lilt_output** output);
LILT_API const void* lilt_output_bytes(const lilt_output* output);
LILT_API size_t lilt_output_size(const lilt_output* output);
LILT_API void lilt_output_delete(lilt_output* output);
/* Compiles into a file, which appears whole or not at all; "-" is standard output. */
LILT_API lilt_error* lilt_compile_to_file(lilt_module* module, const lilt_options* options,
                                          lilt_output_kind kind, const char* path);
/* Compiles the module and links it with `arguments` (objects, libraries, options of the linker, in
 * their order), with the system's C compiler driver ($CC, else cc), whose own messages go to
 * standard error. */
LILT_API lilt_error* lilt_compile_to_executable(lilt_module* module, const lilt_options* options,
                                                const char* const* arguments, size_t count,
                                                const char* path);

/* --- code in memory */

/* Facilities of a JIT, joined by `|`. */
enum {
  LILT_JIT_PERF_MAP = 1, /* /tmp/perf-PID.map, which perf reads */
  LILT_JIT_DUMP = 2,     /* jit-PID.dump in the working directory, for `perf inject --jit` */
  LILT_JIT_GDB = 4       /* gdb and lldb see functions and lines */
};
/* Of modules that are added, joined by `|`. */
enum {
  /* its functions are called through slots, so that later ones can take their place */
  LILT_UNIT_REPLACEABLE = 1,
  /* its functions take the place of those of the same names, if there are any: for units that come
   * later and, where the old ones are replaceable, for all callers at once */
  LILT_UNIT_REPLACES = 2,
  /* its functions are compiled when they are first called; they are replaceable, too */
  LILT_UNIT_LAZY = 4
};
/* A module in a JIT. Zero: none. */
typedef struct {
  uint64_t id;
} lilt_unit;

LILT_API lilt_error* lilt_jit_create(unsigned facilities, lilt_jit** jit);
/* Frees all code. No thread may be in it, or call it later. NULL is allowed. */
LILT_API void lilt_jit_delete(lilt_jit* jit);
/* Gives a name to an address of the program. */
LILT_API lilt_error* lilt_jit_define(lilt_jit* jit, const char* name, void* address);
/* Asked for names that no unit defines, before the process's own symbols; NULL as result: unknown.
 */
typedef void* (*lilt_resolver)(const char* name, void* user);
LILT_API void lilt_jit_set_resolver(lilt_jit* jit, lilt_resolver resolver, void* user);
/* Called when a lazy function cannot be compiled or linked, with the message: it must not return.
 * Without it the message goes to standard error and the process ends. */
typedef void (*lilt_lazy_failure)(const char* message, void* user);
LILT_API void lilt_jit_set_lazy_failure(lilt_jit* jit, lilt_lazy_failure handler, void* user);
/* Compiles the module (with LILT_UNIT_LAZY only checks it), puts it in memory and runs its
 * constructors. The module may end afterwards. A name that another unit defines is an error, unless
 * either is weak or the unit replaces. */
LILT_API lilt_error* lilt_jit_add(lilt_jit* jit, lilt_module* module, const lilt_options* options,
                                  unsigned flags, lilt_unit* unit);
/* Puts a relocatable ELF object in memory, such as lilt_compile or a C compiler with -fPIC makes,
 * and runs its constructors; lilt_jit_remove removes it. The bytes may go afterwards. Names that it
 * refers to are those of units, objects, lilt_jit_define, archives, the resolver and the process;
 * its own are known to all units that come later. Thread-local variables are errors. */
LILT_API lilt_error* lilt_jit_add_object(lilt_jit* jit, const void* bytes, size_t size,
                                         lilt_unit* unit);
/* An archive of such objects: a member is put in memory when a name that it defines is asked for
 * and nobody else has it. The bytes are copied. */
LILT_API lilt_error* lilt_jit_add_archive(lilt_jit* jit, const void* bytes, size_t size);
/* Runs the unit's destructors and frees its memory. No thread may be in its code, or call it later.
 */
LILT_API lilt_error* lilt_jit_remove(lilt_jit* jit, lilt_unit unit);
/* The address of a function or a variable by name; NULL if no unit defines it, nor
 * lilt_jit_define. O(1). */
LILT_API void* lilt_jit_lookup(lilt_jit* jit, const char* name);
/* The same in one unit, internal names included. O(its symbols). */
LILT_API void* lilt_jit_lookup_in(lilt_jit* jit, lilt_unit unit, const char* name);
/* Bytes of memory that units take: code, stubs and data. */
LILT_API size_t lilt_jit_memory(lilt_jit* jit);

#ifdef __cplusplus
}
#endif

#endif
