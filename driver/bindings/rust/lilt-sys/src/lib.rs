//! lilt.h for Rust, made from it by driver/bindings/generator. Do not edit.
#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_void};

pub const LILT_VERSION_MAJOR: u32 = 0;
pub const LILT_VERSION_MINOR: u32 = 1;
pub const LILT_VERSION_PATCH: u32 = 0;
pub const LILT_RESULT: u32 = 4294967295;

#[repr(C)]
pub struct lilt_error {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_context {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_options {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_module {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_function {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_builder {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_variables {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_output {
    _private: [u8; 0],
}

#[repr(C)]
pub struct lilt_jit {
    _private: [u8; 0],
}

/// A type of one module; those of the functions lilt_i1() to lilt_pointer() are the same in every
/// module.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct lilt_type {
    pub id: u32,
}

/// A value: a constant of a module, or an argument or an instruction's result of one function.
/// Zero: none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct lilt_value {
    pub id: u64,
}

/// A basic block of one function. Zero: none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct lilt_block {
    pub id: u64,
}

/// A module in a JIT. Zero: none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct lilt_unit {
    pub id: u64,
}

pub type lilt_error_kind = u32;
pub const LILT_ERROR_INPUT: lilt_error_kind = 0;
pub const LILT_ERROR_SYSTEM: lilt_error_kind = 1;
pub const LILT_ERROR_INTERNAL: lilt_error_kind = 2;

/// Constant expressions: LILT_TRUNC, LILT_PTRTOINT, LILT_INTTOPTR, LILT_BITCAST; the address of a
/// part, `promises` as of lilt_build_gep; the address of a block, which has a name.
pub type lilt_cast_op = u32;
pub const LILT_TRUNC: lilt_cast_op = 0;
pub const LILT_ZEXT: lilt_cast_op = 1;
pub const LILT_SEXT: lilt_cast_op = 2;
pub const LILT_FPTRUNC: lilt_cast_op = 3;
pub const LILT_FPEXT: lilt_cast_op = 4;
pub const LILT_FPTOUI: lilt_cast_op = 5;
pub const LILT_FPTOSI: lilt_cast_op = 6;
pub const LILT_UITOFP: lilt_cast_op = 7;
pub const LILT_SITOFP: lilt_cast_op = 8;
pub const LILT_PTRTOINT: lilt_cast_op = 9;
pub const LILT_INTTOPTR: lilt_cast_op = 10;
pub const LILT_BITCAST: lilt_cast_op = 11;

/// Inline assembly, to call by lilt_build_call_pointer: `flags` joined by `|`.
pub const LILT_ASM_SIDE_EFFECT: u32 = 1;
pub const LILT_ASM_ALIGN_STACK: u32 = 2;
pub const LILT_ASM_INTEL: u32 = 4;
pub const LILT_ASM_UNWIND: u32 = 8;

pub type lilt_linkage = u32;
pub const LILT_EXTERNAL: lilt_linkage = 0;
pub const LILT_INTERNAL: lilt_linkage = 1;
pub const LILT_PRIVATE: lilt_linkage = 2;
pub const LILT_WEAK: lilt_linkage = 3;
pub const LILT_LINK_ONCE_ODR: lilt_linkage = 4;
pub const LILT_EXTERN_WEAK: lilt_linkage = 5;
pub const LILT_WEAK_ODR: lilt_linkage = 6;
pub const LILT_LINK_ONCE: lilt_linkage = 7;
pub const LILT_COMMON: lilt_linkage = 8;
pub const LILT_AVAILABLE_EXTERNALLY: lilt_linkage = 9;
pub const LILT_APPENDING: lilt_linkage = 10;

pub type lilt_visibility = u32;
pub const LILT_DEFAULT_VISIBILITY: lilt_visibility = 0;
pub const LILT_HIDDEN: lilt_visibility = 1;
pub const LILT_PROTECTED: lilt_visibility = 2;

pub type lilt_tls_model = u32;
pub const LILT_NOT_THREAD_LOCAL: lilt_tls_model = 0;
pub const LILT_GENERAL_DYNAMIC: lilt_tls_model = 1;
pub const LILT_LOCAL_DYNAMIC: lilt_tls_model = 2;
pub const LILT_INITIAL_EXEC: lilt_tls_model = 3;
pub const LILT_LOCAL_EXEC: lilt_tls_model = 4;

/// The group of the name, made when it is first named: linkers keep one of those in several
/// objects, or, with LILT_COMDAT_NODEDUPLICATE, all.
pub type lilt_comdat_kind = u32;
pub const LILT_COMDAT_ANY: lilt_comdat_kind = 0;
pub const LILT_COMDAT_NODEDUPLICATE: lilt_comdat_kind = 1;

pub type lilt_binary_op = u32;
pub const LILT_ADD: lilt_binary_op = 0;
pub const LILT_SUB: lilt_binary_op = 1;
pub const LILT_MUL: lilt_binary_op = 2;
pub const LILT_UDIV: lilt_binary_op = 3;
pub const LILT_SDIV: lilt_binary_op = 4;
pub const LILT_UREM: lilt_binary_op = 5;
pub const LILT_SREM: lilt_binary_op = 6;
pub const LILT_SHL: lilt_binary_op = 7;
pub const LILT_LSHR: lilt_binary_op = 8;
pub const LILT_ASHR: lilt_binary_op = 9;
pub const LILT_AND: lilt_binary_op = 10;
pub const LILT_OR: lilt_binary_op = 11;
pub const LILT_XOR: lilt_binary_op = 12;
pub const LILT_FADD: lilt_binary_op = 13;
pub const LILT_FSUB: lilt_binary_op = 14;
pub const LILT_FMUL: lilt_binary_op = 15;
pub const LILT_FDIV: lilt_binary_op = 16;
pub const LILT_FREM: lilt_binary_op = 17;

pub type lilt_int_predicate = u32;
pub const LILT_ICMP_EQ: lilt_int_predicate = 0;
pub const LILT_ICMP_NE: lilt_int_predicate = 1;
pub const LILT_ICMP_UGT: lilt_int_predicate = 2;
pub const LILT_ICMP_UGE: lilt_int_predicate = 3;
pub const LILT_ICMP_ULT: lilt_int_predicate = 4;
pub const LILT_ICMP_ULE: lilt_int_predicate = 5;
pub const LILT_ICMP_SGT: lilt_int_predicate = 6;
pub const LILT_ICMP_SGE: lilt_int_predicate = 7;
pub const LILT_ICMP_SLT: lilt_int_predicate = 8;
pub const LILT_ICMP_SLE: lilt_int_predicate = 9;

/// O: ordered, false if an operand is a NaN. U: unordered, true then.
pub type lilt_float_predicate = u32;
pub const LILT_FCMP_FALSE: lilt_float_predicate = 0;
pub const LILT_FCMP_OEQ: lilt_float_predicate = 1;
pub const LILT_FCMP_OGT: lilt_float_predicate = 2;
pub const LILT_FCMP_OGE: lilt_float_predicate = 3;
pub const LILT_FCMP_OLT: lilt_float_predicate = 4;
pub const LILT_FCMP_OLE: lilt_float_predicate = 5;
pub const LILT_FCMP_ONE: lilt_float_predicate = 6;
pub const LILT_FCMP_ORD: lilt_float_predicate = 7;
pub const LILT_FCMP_UNO: lilt_float_predicate = 8;
pub const LILT_FCMP_UEQ: lilt_float_predicate = 9;
pub const LILT_FCMP_UGT: lilt_float_predicate = 10;
pub const LILT_FCMP_UGE: lilt_float_predicate = 11;
pub const LILT_FCMP_ULT: lilt_float_predicate = 12;
pub const LILT_FCMP_ULE: lilt_float_predicate = 13;
pub const LILT_FCMP_UNE: lilt_float_predicate = 14;
pub const LILT_FCMP_TRUE: lilt_float_predicate = 15;

/// What an operation promises; a broken promise makes its result poison.
pub const LILT_NUW: u32 = 1;
pub const LILT_NSW: u32 = 2;
pub const LILT_NUSW: u32 = 2;
pub const LILT_EXACT: u32 = 4;
pub const LILT_INBOUNDS: u32 = 4;
pub const LILT_DISJOINT: u32 = 4;

pub type lilt_tail_kind = u32;
pub const LILT_CALL: lilt_tail_kind = 0;
pub const LILT_TAIL: lilt_tail_kind = 1;
pub const LILT_MUST_TAIL: lilt_tail_kind = 2;
pub const LILT_NO_TAIL: lilt_tail_kind = 3;

/// Atomic operations; all threads of the system see them.
pub type lilt_ordering = u32;
pub const LILT_NOT_ATOMIC: lilt_ordering = 0;
pub const LILT_UNORDERED: lilt_ordering = 1;
pub const LILT_MONOTONIC: lilt_ordering = 2;
pub const LILT_ACQUIRE: lilt_ordering = 3;
pub const LILT_RELEASE: lilt_ordering = 4;
pub const LILT_ACQ_REL: lilt_ordering = 5;
pub const LILT_SEQ_CST: lilt_ordering = 6;

pub type lilt_atomic_op = u32;
pub const LILT_ATOMIC_XCHG: lilt_atomic_op = 0;
pub const LILT_ATOMIC_ADD: lilt_atomic_op = 1;
pub const LILT_ATOMIC_SUB: lilt_atomic_op = 2;
pub const LILT_ATOMIC_AND: lilt_atomic_op = 3;
pub const LILT_ATOMIC_NAND: lilt_atomic_op = 4;
pub const LILT_ATOMIC_OR: lilt_atomic_op = 5;
pub const LILT_ATOMIC_XOR: lilt_atomic_op = 6;
pub const LILT_ATOMIC_MAX: lilt_atomic_op = 7;
pub const LILT_ATOMIC_MIN: lilt_atomic_op = 8;
pub const LILT_ATOMIC_UMAX: lilt_atomic_op = 9;
pub const LILT_ATOMIC_UMIN: lilt_atomic_op = 10;
pub const LILT_ATOMIC_FADD: lilt_atomic_op = 11;
pub const LILT_ATOMIC_FSUB: lilt_atomic_op = 12;
pub const LILT_ATOMIC_FMAX: lilt_atomic_op = 13;
pub const LILT_ATOMIC_FMIN: lilt_atomic_op = 14;
pub const LILT_ATOMIC_UINC_WRAP: lilt_atomic_op = 15;
pub const LILT_ATOMIC_UDEC_WRAP: lilt_atomic_op = 16;
pub const LILT_ATOMIC_USUB_COND: lilt_atomic_op = 17;
pub const LILT_ATOMIC_USUB_SAT: lilt_atomic_op = 18;
pub const LILT_ATOMIC_FMAXIMUM: lilt_atomic_op = 19;
pub const LILT_ATOMIC_FMINIMUM: lilt_atomic_op = 20;

pub type lilt_type_kind = u32;
pub const LILT_KIND_VOID: lilt_type_kind = 0;
pub const LILT_KIND_INTEGER: lilt_type_kind = 1;
pub const LILT_KIND_FLOATING: lilt_type_kind = 2;
pub const LILT_KIND_POINTER: lilt_type_kind = 3;
pub const LILT_KIND_VECTOR: lilt_type_kind = 4;
pub const LILT_KIND_ARRAY: lilt_type_kind = 5;
pub const LILT_KIND_STRUCT: lilt_type_kind = 6;
pub const LILT_KIND_FUNCTION: lilt_type_kind = 7;
pub const LILT_KIND_OTHER: lilt_type_kind = 8;

pub type lilt_output_kind = u32;
pub const LILT_OBJECT: lilt_output_kind = 0;
pub const LILT_ASSEMBLY: lilt_output_kind = 1;

/// Facilities of a JIT, joined by `|`.
pub const LILT_JIT_PERF_MAP: u32 = 1;
pub const LILT_JIT_DUMP: u32 = 2;
pub const LILT_JIT_GDB: u32 = 4;

/// Of modules that are added, joined by `|`.
pub const LILT_UNIT_REPLACEABLE: u32 = 1;
pub const LILT_UNIT_REPLACES: u32 = 2;
pub const LILT_UNIT_LAZY: u32 = 4;

/// Asked for names that no unit defines, before the process's own symbols; NULL as result:
/// unknown.
pub type lilt_resolver = Option<unsafe extern "C" fn(name: *const c_char, user: *mut c_void) -> *mut c_void>;

/// Called when a lazy function cannot be compiled or linked, with the message: it must not
/// return. Without it the message goes to standard error and the process ends.
pub type lilt_lazy_failure = Option<unsafe extern "C" fn(message: *const c_char, user: *mut c_void)>;

extern "C" {
    /// The version of this header; lilt_version() gives that of the library: "0.1.0".
    pub fn lilt_version() -> *const c_char;
    pub fn lilt_error_get_kind(error: *const lilt_error) -> lilt_error_kind;
    /// All messages with their places and source lines, as the command line prints them.
    pub fn lilt_error_text(error: *const lilt_error) -> *const c_char;
    /// The messages one by one. At least one.
    pub fn lilt_error_count(error: *const lilt_error) -> usize;
    pub fn lilt_error_message(error: *const lilt_error, index: usize) -> *const c_char;
    /// The place of a message: the name of its text, line and column from 1. Without a place:
    /// NULL, 0, 0.
    pub fn lilt_error_file(error: *const lilt_error, index: usize) -> *const c_char;
    pub fn lilt_error_line(error: *const lilt_error, index: usize) -> u32;
    pub fn lilt_error_column(error: *const lilt_error, index: usize) -> u32;
    /// NULL is allowed.
    pub fn lilt_error_delete(error: *mut lilt_error);
    /// NULL only without memory. A context keeps its compiler warm from one module to the
    /// next.
    pub fn lilt_context_create() -> *mut lilt_context;
    /// It ends when its modules have ended, too. NULL is allowed.
    pub fn lilt_context_delete(context: *mut lilt_context);
    /// How modules are compiled. Wherever options are taken, NULL means these defaults: -O2,
    /// the allocator of the level, code for any x86-64 processor, position-independent code,
    /// as many threads as are useful.
    pub fn lilt_options_create() -> *mut lilt_options;
    pub fn lilt_options_copy(options: *const lilt_options) -> *mut lilt_options;
    pub fn lilt_options_delete(options: *mut lilt_options);
    /// 0 to 3; 's' and 'z' for size.
    pub fn lilt_options_set_level(options: *mut lilt_options, level: i32) -> *mut lilt_error;
    /// A register allocator by name: "linear", "graph", …; NULL: the level's own.
    pub fn lilt_options_set_allocator(options: *mut lilt_options, name: *const c_char) -> *mut lilt_error;
    /// A processor ("native", "x86-64-v3", "haswell") and changes to its features
    /// ("+popcnt,-bmi"); either may be NULL.
    pub fn lilt_options_set_processor(options: *mut lilt_options, processor: *const c_char, features: *const c_char) -> *mut lilt_error;
    pub fn lilt_options_set_position_independent(options: *mut lilt_options, value: bool);
    /// Every function keeps a frame pointer in rbp.
    pub fn lilt_options_set_frame_pointer(options: *mut lilt_options, value: bool);
    /// Verifies the function after every pass: slow, for hunting faults of lilt.
    pub fn lilt_options_set_verify_each(options: *mut lilt_options, value: bool);
    /// 0: as many as are useful.
    pub fn lilt_options_set_threads(options: *mut lilt_options, threads: u32);
    /// An empty module to build. `name`: for messages, and the source file's name in the IR.
    /// NULL only without memory.
    pub fn lilt_module_create(context: *mut lilt_context, name: *const c_char) -> *mut lilt_module;
    /// Reads LLVM IR, as text or as bitcode; every error of the whole text is reported. The
    /// text is copied. The module can be read, changed and built on as one that was built,
    /// but for debug information, which stays what the text says; a function becomes IR when
    /// it is first looked into, in O(its size). Once something is changed, messages refer to
    /// the text that lilt_module_print gives. O(size).
    pub fn lilt_module_parse(context: *mut lilt_context, name: *const c_char, text: *const c_char, size: usize, module: *mut *mut lilt_module) -> *mut lilt_error;
    /// Reads a file; "-" is standard input.
    pub fn lilt_module_read(context: *mut lilt_context, path: *const c_char, module: *mut *mut lilt_module) -> *mut lilt_error;
    /// Links another module into this one, as `lilt link` does, by LLVM's rules; the other
    /// one stays as it is. What conflicts is an error with both places: of parsed modules in
    /// their texts, of others in what lilt_module_print gives; this module stays as it was
    /// then. Afterwards it is like one that was parsed: functions stay (a local one may have
    /// another name), and types, values and blocks are asked for again; builders have no
    /// insertion point. O(size of both).
    pub fn lilt_module_link(module: *mut lilt_module, other: *mut lilt_module) -> *mut lilt_error;
    /// Ends the module with its functions, once its builders and variables have ended, too.
    /// What was compiled from it stays. NULL is allowed.
    pub fn lilt_module_delete(module: *mut lilt_module);
    /// Checks the rules of the language, as reading a text does. Messages about a module that
    /// was built refer to the text that lilt_module_print gives.
    pub fn lilt_module_verify(module: *mut lilt_module) -> *mut lilt_error;
    /// The module as LLVM IR text: what was parsed, until it is changed. Valid until the
    /// module changes. O(size).
    pub fn lilt_module_print(module: *mut lilt_module) -> *const c_char;
    /// The first mistake in building, NULL if there is none; forgets it, for a front end that
    /// has mended what it built.
    pub fn lilt_module_mistake(module: *const lilt_module) -> *const c_char;
    pub fn lilt_module_forget_mistake(module: *mut lilt_module);
    /// For debug information: the source file that functions and locations are in. What is
    /// built before it, or without it, has none.
    pub fn lilt_module_set_source(module: *mut lilt_module, file: *const c_char, directory: *const c_char);
    pub fn lilt_void() -> lilt_type;
    pub fn lilt_i1() -> lilt_type;
    pub fn lilt_i8() -> lilt_type;
    pub fn lilt_i16() -> lilt_type;
    pub fn lilt_i32() -> lilt_type;
    pub fn lilt_i64() -> lilt_type;
    pub fn lilt_i128() -> lilt_type;
    pub fn lilt_half() -> lilt_type;
    pub fn lilt_bfloat() -> lilt_type;
    pub fn lilt_float() -> lilt_type;
    pub fn lilt_double() -> lilt_type;
    pub fn lilt_x86_fp80() -> lilt_type;
    pub fn lilt_fp128() -> lilt_type;
    pub fn lilt_pointer() -> lilt_type;
    /// 1 to 2^23 bits.
    pub fn lilt_integer(module: *mut lilt_module, bits: u32) -> lilt_type;
    pub fn lilt_array(module: *mut lilt_module, element: lilt_type, count: u64) -> lilt_type;
    pub fn lilt_vector(module: *mut lilt_module, element: lilt_type, count: u64) -> lilt_type;
    pub fn lilt_struct(module: *mut lilt_module, fields: *const lilt_type, count: usize, packed: bool) -> lilt_type;
    /// A struct by name, without fields until lilt_struct_set_fields; the same name gives the
    /// same type.
    pub fn lilt_named_struct(module: *mut lilt_module, name: *const c_char) -> lilt_type;
    pub fn lilt_struct_set_fields(module: *mut lilt_module, ty: lilt_type, fields: *const lilt_type, count: usize, packed: bool);
    pub fn lilt_function_type(module: *mut lilt_module, result: lilt_type, parameters: *const lilt_type, count: usize, variadic: bool) -> lilt_type;
    /// Bytes between elements of an array of the type, and its alignment; 0 if it has no
    /// size.
    pub fn lilt_type_size(module: *mut lilt_module, ty: lilt_type) -> u64;
    pub fn lilt_type_alignment(module: *mut lilt_module, ty: lilt_type) -> u64;
    /// The byte at which a field of a struct begins.
    pub fn lilt_field_offset(module: *mut lilt_module, ty: lilt_type, field: usize) -> u64;
    pub fn lilt_value_type(module: *mut lilt_module, value: lilt_value) -> lilt_type;
    /// An integer of up to 64 bits, its bits above the type's width dropped; wider types get
    /// it sign-extended.
    pub fn lilt_const_int(module: *mut lilt_module, ty: lilt_type, value: i64) -> lilt_value;
    /// Of float or double: the nearest one.
    pub fn lilt_const_real(module: *mut lilt_module, ty: lilt_type, value: f64) -> lilt_value;
    /// Zero of any type: 0, 0.0, null, zeroinitializer.
    pub fn lilt_const_zero(module: *mut lilt_module, ty: lilt_type) -> lilt_value;
    pub fn lilt_const_undef(module: *mut lilt_module, ty: lilt_type) -> lilt_value;
    pub fn lilt_const_poison(module: *mut lilt_module, ty: lilt_type) -> lilt_value;
    /// An array, a struct or a vector of constants.
    pub fn lilt_const_aggregate(module: *mut lilt_module, ty: lilt_type, elements: *const lilt_value, count: usize) -> lilt_value;
    /// An array of i8; without a zero of its own at the end.
    pub fn lilt_const_bytes(module: *mut lilt_module, bytes: *const c_void, size: usize) -> lilt_value;
    /// The address of a global or a function and a number of bytes, for initializers.
    pub fn lilt_const_address(module: *mut lilt_module, symbol: lilt_value, offset: i64) -> lilt_value;
    /// An integer or a floating-point number of any width by its bits, 64 a word, the lowest
    /// first; words that are missing are zero.
    pub fn lilt_const_words(module: *mut lilt_module, ty: lilt_type, words: *const u64, count: usize) -> lilt_value;
    pub fn lilt_const_cast(module: *mut lilt_module, op: lilt_cast_op, value: lilt_value, ty: lilt_type) -> lilt_value;
    pub fn lilt_const_gep(module: *mut lilt_module, source: lilt_type, base: lilt_value, indices: *const lilt_value, count: usize, promises: u32) -> lilt_value;
    pub fn lilt_const_block_address(function: *mut lilt_function, block: lilt_block) -> lilt_value;
    pub fn lilt_const_assembly(module: *mut lilt_module, assembly: *const c_char, constraints: *const c_char, flags: u32) -> lilt_value;
    /// Whether it is an integer constant of up to 64 bits; its value, sign-extended, goes
    /// into `result` unless that is NULL.
    pub fn lilt_value_as_int(module: *mut lilt_module, value: lilt_value, result: *mut i64) -> bool;
    /// A variable; its address. `initializer` zero: it is defined elsewhere. A name that is
    /// taken is a mistake; an empty one is replaced by a new one.
    pub fn lilt_global(module: *mut lilt_module, name: *const c_char, ty: lilt_type, initializer: lilt_value) -> lilt_value;
    /// A private constant with these bytes and a zero after them; its address.
    pub fn lilt_global_string(module: *mut lilt_module, text: *const c_char, size: usize) -> lilt_value;
    /// The address of a global or a function by name; zero if there is none.
    pub fn lilt_module_find(module: *mut lilt_module, name: *const c_char) -> lilt_value;
    /// Of a global or a function, by its address.
    pub fn lilt_set_linkage(module: *mut lilt_module, symbol: lilt_value, linkage: lilt_linkage);
    pub fn lilt_set_constant(module: *mut lilt_module, variable: lilt_value, value: bool);
    pub fn lilt_set_thread_local(module: *mut lilt_module, variable: lilt_value, value: bool);
    /// The alignment in bytes of a variable, a load, a store or an alloca, where it is not
    /// the type's own.
    pub fn lilt_set_alignment(module: *mut lilt_module, value: lilt_value, bytes: u32);
    pub fn lilt_set_section(module: *mut lilt_module, symbol: lilt_value, name: *const c_char);
    pub fn lilt_set_visibility(module: *mut lilt_module, symbol: lilt_value, visibility: lilt_visibility);
    /// No other module's definition takes the symbol's place.
    pub fn lilt_set_dso_local(module: *mut lilt_module, symbol: lilt_value, value: bool);
    /// Nobody compares its address.
    pub fn lilt_set_unnamed_addr(module: *mut lilt_module, symbol: lilt_value, value: bool);
    pub fn lilt_set_tls_model(module: *mut lilt_module, variable: lilt_value, model: lilt_tls_model);
    pub fn lilt_set_comdat(module: *mut lilt_module, symbol: lilt_value, name: *const c_char, kind: lilt_comdat_kind);
    /// Another name for a symbol, or a constant expression of one; a function that `resolver`
    /// chooses when the program starts. Their addresses; `type` is of what is there, a
    /// function's or a variable's.
    pub fn lilt_alias(module: *mut lilt_module, name: *const c_char, ty: lilt_type, target: lilt_value) -> lilt_value;
    pub fn lilt_ifunc(module: *mut lilt_module, name: *const c_char, ty: lilt_type, resolver: lilt_value) -> lilt_value;
    /// A function: a declaration until it gets its first block. A name that is taken by a
    /// function of the same type gives that function.
    pub fn lilt_function_create(module: *mut lilt_module, name: *const c_char, ty: lilt_type) -> *mut lilt_function;
    /// NULL if there is none.
    pub fn lilt_module_find_function(module: *mut lilt_module, name: *const c_char) -> *mut lilt_function;
    pub fn lilt_function_name(function: *const lilt_function) -> *const c_char;
    /// The new name must not be taken.
    pub fn lilt_function_set_name(function: *mut lilt_function, name: *const c_char);
    pub fn lilt_function_get_type(function: *const lilt_function) -> lilt_type;
    pub fn lilt_function_address(function: *mut lilt_function) -> lilt_value;
    pub fn lilt_function_parameter_count(function: *const lilt_function) -> u32;
    pub fn lilt_function_argument(function: *mut lilt_function, index: u32) -> lilt_value;
    /// An attribute of functions, as in IR: "noinline", "nounwind", "cold", "memory(argmem:
    /// read)", "\"target-cpu\"=\"haswell\"", …
    pub fn lilt_function_add_attribute(function: *mut lilt_function, attribute: *const c_char);
    /// "zeroext", "noalias", "align 16", "dereferenceable(8)", "range(i32 0, 10)", … of a
    /// parameter, or of the result: LILT_RESULT.
    pub fn lilt_function_add_parameter_attribute(function: *mut lilt_function, index: u32, attribute: *const c_char);
    /// "sret", "byval", "elementtype" with a type.
    pub fn lilt_function_add_type_attribute(function: *mut lilt_function, index: u32, attribute: *const c_char, ty: lilt_type);
    /// "ccc", "fastcc", "preserve_mostcc", "win64cc", …; calls name it, too:
    /// lilt_call_set_convention.
    pub fn lilt_function_set_convention(function: *mut lilt_function, name: *const c_char);
    /// The function that unwinding asks about landing pads, such as __gxx_personality_v0.
    pub fn lilt_function_set_personality(function: *mut lilt_function, personality: *mut lilt_function);
    /// For debug information: where the function stands in the module's source, under the
    /// name that it has now.
    pub fn lilt_function_set_line(function: *mut lilt_function, line: u32);
    /// Whether it has a block.
    pub fn lilt_function_has_body(function: *const lilt_function) -> bool;
    /// Makes the function a declaration; handles of what it contained are void then.
    pub fn lilt_function_delete_body(function: *mut lilt_function);
    /// A block of the function, outside it until lilt_block_append; one that stays outside is
    /// allowed as long as no branch goes to it. NULL or "" as name is allowed here and for
    /// values.
    pub fn lilt_block_create(function: *mut lilt_function, name: *const c_char) -> lilt_block;
    /// Puts the block after the function's last one. The first is the entry.
    pub fn lilt_block_append(function: *mut lilt_function, block: lilt_block);
    /// Whether some terminator goes to it. O(1).
    pub fn lilt_block_has_predecessors(function: *mut lilt_function, block: lilt_block) -> bool;
    /// Whether it ends with a terminator.
    pub fn lilt_block_is_terminated(function: *mut lilt_function, block: lilt_block) -> bool;
    /// Of an argument or an instruction's result; no effect on constants.
    pub fn lilt_value_set_name(module: *mut lilt_module, value: lilt_value, name: *const c_char);
    /// Builds instructions at an insertion point. Operations on constants give constants.
    /// NULL only without memory.
    pub fn lilt_builder_create(module: *mut lilt_module) -> *mut lilt_builder;
    pub fn lilt_builder_delete(builder: *mut lilt_builder);
    /// At the end of the block; before its first instruction after phis; before an
    /// instruction; nowhere.
    pub fn lilt_builder_at_end(builder: *mut lilt_builder, block: lilt_block);
    pub fn lilt_builder_at_start(builder: *mut lilt_builder, block: lilt_block);
    pub fn lilt_builder_before(builder: *mut lilt_builder, instruction: lilt_value);
    pub fn lilt_builder_clear(builder: *mut lilt_builder);
    /// Zero and NULL without an insertion point; building then is a mistake.
    pub fn lilt_builder_block(builder: *const lilt_builder) -> lilt_block;
    pub fn lilt_builder_function(builder: *const lilt_builder) -> *mut lilt_function;
    /// The place in the module's source of what is built from now on; line 0: none. Columns
    /// count from 1.
    pub fn lilt_builder_set_location(builder: *mut lilt_builder, line: u32, column: u32);
    pub fn lilt_build_binary(builder: *mut lilt_builder, op: lilt_binary_op, left: lilt_value, right: lilt_value, promises: u32) -> lilt_value;
    pub fn lilt_build_fneg(builder: *mut lilt_builder, value: lilt_value) -> lilt_value;
    pub fn lilt_build_cast(builder: *mut lilt_builder, op: lilt_cast_op, value: lilt_value, ty: lilt_type) -> lilt_value;
    pub fn lilt_build_icmp(builder: *mut lilt_builder, predicate: lilt_int_predicate, left: lilt_value, right: lilt_value) -> lilt_value;
    pub fn lilt_build_fcmp(builder: *mut lilt_builder, predicate: lilt_float_predicate, left: lilt_value, right: lilt_value) -> lilt_value;
    pub fn lilt_build_select(builder: *mut lilt_builder, condition: lilt_value, if_true: lilt_value, if_false: lilt_value) -> lilt_value;
    pub fn lilt_build_freeze(builder: *mut lilt_builder, value: lilt_value) -> lilt_value;
    /// `count` zero: one element.
    pub fn lilt_build_alloca(builder: *mut lilt_builder, ty: lilt_type, count: lilt_value) -> lilt_value;
    pub fn lilt_build_load(builder: *mut lilt_builder, ty: lilt_type, pointer: lilt_value) -> lilt_value;
    pub fn lilt_build_store(builder: *mut lilt_builder, value: lilt_value, pointer: lilt_value) -> lilt_value;
    /// Whether a load or a store is volatile.
    pub fn lilt_instruction_set_volatile(module: *mut lilt_module, instruction: lilt_value, value: bool);
    /// The address of an element: `indices` as in LLVM, the first over whole objects of type
    /// `source`.
    pub fn lilt_build_gep(builder: *mut lilt_builder, source: lilt_type, pointer: lilt_value, indices: *const lilt_value, count: usize, promises: u32) -> lilt_value;
    pub fn lilt_build_field(builder: *mut lilt_builder, structure: lilt_type, pointer: lilt_value, field: u32) -> lilt_value;
    pub fn lilt_build_call(builder: *mut lilt_builder, callee: *mut lilt_function, arguments: *const lilt_value, count: usize) -> lilt_value;
    pub fn lilt_build_call_pointer(builder: *mut lilt_builder, function_type: lilt_type, callee: lilt_value, arguments: *const lilt_value, count: usize) -> lilt_value;
    pub fn lilt_call_set_tail(module: *mut lilt_module, call: lilt_value, kind: lilt_tail_kind);
    pub fn lilt_call_set_convention(module: *mut lilt_module, call: lilt_value, name: *const c_char);
    /// As lilt_function_add_parameter_attribute, of an argument of a call: those that change
    /// how it is passed, such as "byval(…)", are written at both.
    pub fn lilt_call_add_argument_attribute(module: *mut lilt_module, call: lilt_value, index: u32, attribute: *const c_char);
    pub fn lilt_build_extract_value(builder: *mut lilt_builder, aggregate: lilt_value, index: u32) -> lilt_value;
    pub fn lilt_build_insert_value(builder: *mut lilt_builder, aggregate: lilt_value, value: lilt_value, index: u32) -> lilt_value;
    /// Elements of vectors. Of a mask each number is an element of `left`, then of `right`;
    /// -1: any.
    pub fn lilt_build_extract_element(builder: *mut lilt_builder, vector: lilt_value, index: lilt_value) -> lilt_value;
    pub fn lilt_build_insert_element(builder: *mut lilt_builder, vector: lilt_value, element: lilt_value, index: lilt_value) -> lilt_value;
    pub fn lilt_build_shuffle(builder: *mut lilt_builder, left: lilt_value, right: lilt_value, mask: *const i32, count: usize) -> lilt_value;
    /// A word that an instruction may have in IR: "nuw", "nsw", "nusw", "exact", "disjoint",
    /// "nneg", "inbounds", "volatile", "weak", and of floating-point numbers "fast", "nnan",
    /// "ninf", "nsz", "arcp", "contract", "afn", "reassoc".
    pub fn lilt_instruction_add_flag(module: *mut lilt_module, instruction: lilt_value, flag: *const c_char);
    /// Of a load or a store.
    pub fn lilt_set_ordering(module: *mut lilt_module, access: lilt_value, ordering: lilt_ordering);
    pub fn lilt_build_fence(builder: *mut lilt_builder, ordering: lilt_ordering) -> lilt_value;
    /// A struct: the value that was there, and an i1, whether it was the expected one.
    pub fn lilt_build_cmpxchg(builder: *mut lilt_builder, pointer: lilt_value, expected: lilt_value, value: lilt_value, success: lilt_ordering, failure: lilt_ordering) -> lilt_value;
    /// The value that was there.
    pub fn lilt_build_atomic_rmw(builder: *mut lilt_builder, op: lilt_atomic_op, pointer: lilt_value, value: lilt_value, ordering: lilt_ordering) -> lilt_value;
    /// Exceptions. An invoke ends its block; its result is known where `normal` is reached. A
    /// landing pad comes first in the block that unwinding enters; a clause is what is
    /// caught, the address of a type's information or null for all, or an array of those that
    /// may pass.
    pub fn lilt_build_invoke(builder: *mut lilt_builder, function_type: lilt_type, callee: lilt_value, arguments: *const lilt_value, count: usize, normal: lilt_block, unwind: lilt_block) -> lilt_value;
    pub fn lilt_build_landing_pad(builder: *mut lilt_builder, ty: lilt_type, is_cleanup: bool) -> lilt_value;
    pub fn lilt_landing_pad_add_clause(module: *mut lilt_module, pad: lilt_value, clause: lilt_value);
    pub fn lilt_build_resume(builder: *mut lilt_builder, value: lilt_value);
    /// The next argument of a variadic function, from its list.
    pub fn lilt_build_va_arg(builder: *mut lilt_builder, list: lilt_value, ty: lilt_type) -> lilt_value;
    /// A branch to one of these blocks, whose address a constant is.
    pub fn lilt_build_indirect_br(builder: *mut lilt_builder, address: lilt_value, targets: *const lilt_block, count: usize);
    /// A phi at the start of the insertion point's block.
    pub fn lilt_build_phi(builder: *mut lilt_builder, ty: lilt_type) -> lilt_value;
    pub fn lilt_phi_add_incoming(module: *mut lilt_module, phi: lilt_value, value: lilt_value, from: lilt_block);
    /// An instruction without effect, as a mark to insert before; lilt_instruction_erase ends
    /// it.
    pub fn lilt_build_placeholder(builder: *mut lilt_builder) -> lilt_value;
    /// The instruction must have no uses.
    pub fn lilt_instruction_erase(module: *mut lilt_module, instruction: lilt_value);
    pub fn lilt_build_ret(builder: *mut lilt_builder, value: lilt_value);
    pub fn lilt_build_ret_void(builder: *mut lilt_builder);
    pub fn lilt_build_br(builder: *mut lilt_builder, target: lilt_block);
    pub fn lilt_build_cond_br(builder: *mut lilt_builder, condition: lilt_value, if_true: lilt_block, if_false: lilt_block);
    pub fn lilt_build_switch(builder: *mut lilt_builder, condition: lilt_value, otherwise: lilt_block, values: *const lilt_value, targets: *const lilt_block, count: usize);
    pub fn lilt_build_unreachable(builder: *mut lilt_builder);
    /// Functions, and variables with aliases, in the order in which they were made or are in
    /// the text; NULL and zero after the last.
    pub fn lilt_module_first_function(module: *mut lilt_module) -> *mut lilt_function;
    pub fn lilt_function_next(function: *mut lilt_function) -> *mut lilt_function;
    pub fn lilt_function_module(function: *mut lilt_function) -> *mut lilt_module;
    pub fn lilt_module_first_global(module: *mut lilt_module) -> lilt_value;
    pub fn lilt_global_next(module: *mut lilt_module, global: lilt_value) -> lilt_value;
    /// Of a global or a function, by its address.
    pub fn lilt_symbol_name(module: *mut lilt_module, symbol: lilt_value) -> *const c_char;
    pub fn lilt_symbol_linkage(module: *mut lilt_module, symbol: lilt_value) -> lilt_linkage;
    pub fn lilt_symbol_is_definition(module: *mut lilt_module, symbol: lilt_value) -> bool;
    /// Of a variable: the type of its contents, and these; zero if it is defined elsewhere.
    /// Of an alias: what it stands for.
    pub fn lilt_global_type(module: *mut lilt_module, global: lilt_value) -> lilt_type;
    pub fn lilt_global_initializer(module: *mut lilt_module, global: lilt_value) -> lilt_value;
    /// The function whose address the value is, such as a call's first operand; NULL: none.
    pub fn lilt_value_function(module: *mut lilt_module, value: lilt_value) -> *mut lilt_function;
    /// Blocks in their order, the entry first, and their instructions; zero after the last.
    pub fn lilt_function_first_block(function: *mut lilt_function) -> lilt_block;
    pub fn lilt_block_next(function: *mut lilt_function, block: lilt_block) -> lilt_block;
    pub fn lilt_block_first_instruction(function: *mut lilt_function, block: lilt_block) -> lilt_value;
    pub fn lilt_block_terminator(function: *mut lilt_function, block: lilt_block) -> lilt_value;
    pub fn lilt_instruction_next(module: *mut lilt_module, instruction: lilt_value) -> lilt_value;
    pub fn lilt_instruction_block(module: *mut lilt_module, instruction: lilt_value) -> lilt_block;
    pub fn lilt_instruction_function(module: *mut lilt_module, instruction: lilt_value) -> *mut lilt_function;
    /// "" if it has none, or only a number.
    pub fn lilt_block_name(function: *mut lilt_function, block: lilt_block) -> *const c_char;
    pub fn lilt_value_name(module: *mut lilt_module, value: lilt_value) -> *const c_char;
    /// As LLVM writes it: "add", "icmp", "call"; "" of arguments and constants.
    pub fn lilt_instruction_opcode(module: *mut lilt_module, instruction: lilt_value) -> *const c_char;
    /// Of icmp and fcmp: "slt", "oeq"; otherwise "".
    pub fn lilt_instruction_predicate(module: *mut lilt_module, instruction: lilt_value) -> *const c_char;
    /// The operands that are values, in LLVM's order; of a call the callee comes first, then
    /// the arguments; of a switch the value, then the cases; of a phi one for each block.
    pub fn lilt_instruction_operand_count(module: *mut lilt_module, instruction: lilt_value) -> usize;
    pub fn lilt_instruction_operand(module: *mut lilt_module, instruction: lilt_value, index: usize) -> lilt_value;
    /// The operands that are blocks: where a terminator goes, or where a phi's values come
    /// from.
    pub fn lilt_instruction_block_count(module: *mut lilt_module, instruction: lilt_value) -> usize;
    pub fn lilt_instruction_target(module: *mut lilt_module, instruction: lilt_value, index: usize) -> lilt_block;
    /// The type that an alloca makes room for, a getelementptr walks through, or a call calls
    /// its callee as.
    pub fn lilt_instruction_source_type(module: *mut lilt_module, instruction: lilt_value) -> lilt_type;
    /// The instruction as a line of text. O(size of its function).
    pub fn lilt_instruction_print(module: *mut lilt_module, instruction: lilt_value) -> *const c_char;
    /// Another value, of the same type, as an operand; elsewhere than in phis it must be
    /// known there, which is checked when the module is verified. Not of operands that must
    /// be constants.
    pub fn lilt_instruction_set_operand(module: *mut lilt_module, instruction: lilt_value, index: usize, value: lilt_value);
    /// Puts another value of the same type in the place of all uses of an argument or an
    /// instruction. O(uses).
    pub fn lilt_value_replace_uses(module: *mut lilt_module, old: lilt_value, value: lilt_value);
    pub fn lilt_type_get_kind(module: *mut lilt_module, ty: lilt_type) -> lilt_type_kind;
    /// Of a number or a pointer; otherwise 0.
    pub fn lilt_type_bits(module: *mut lilt_module, ty: lilt_type) -> u32;
    /// How many elements a vector or an array has, fields a struct, parameters a function.
    pub fn lilt_type_count(module: *mut lilt_module, ty: lilt_type) -> u64;
    /// The type of an element, a field or a parameter.
    pub fn lilt_type_part(module: *mut lilt_module, ty: lilt_type, index: u64) -> lilt_type;
    /// Of a function.
    pub fn lilt_type_result(module: *mut lilt_module, ty: lilt_type) -> lilt_type;
    pub fn lilt_type_is_variadic(module: *mut lilt_module, ty: lilt_type) -> bool;
    /// As LLVM writes it.
    pub fn lilt_type_print(module: *mut lilt_module, ty: lilt_type) -> *const c_char;
    /// SSA form from variables, while the function is built (Braun et al., "Simple and
    /// Efficient Construction of Static Single Assignment Form", CC 2013). A front end
    /// numbers its variables, writes and reads them in blocks, and seals each block once no
    /// more branches to it will come; phis appear where they are needed, and no memory is
    /// used.
    pub fn lilt_variables_create(function: *mut lilt_function) -> *mut lilt_variables;
    pub fn lilt_variables_delete(variables: *mut lilt_variables);
    pub fn lilt_variables_declare(variables: *mut lilt_variables, ty: lilt_type, name: *const c_char) -> u32;
    /// The variable's value at the end of the block, as far as it is built.
    pub fn lilt_variables_define(variables: *mut lilt_variables, variable: u32, block: lilt_block, value: lilt_value);
    /// Undefined before the first definition: undef.
    pub fn lilt_variables_use(variables: *mut lilt_variables, variable: u32, block: lilt_block) -> lilt_value;
    pub fn lilt_variables_seal(variables: *mut lilt_variables, block: lilt_block);
    /// Compiles into memory: an ELF object, or text for the GNU assembler.
    pub fn lilt_compile(module: *mut lilt_module, options: *const lilt_options, kind: lilt_output_kind, output: *mut *mut lilt_output) -> *mut lilt_error;
    pub fn lilt_output_bytes(output: *const lilt_output) -> *const c_void;
    pub fn lilt_output_size(output: *const lilt_output) -> usize;
    pub fn lilt_output_delete(output: *mut lilt_output);
    /// Compiles into a file, which appears whole or not at all; "-" is standard output.
    pub fn lilt_compile_to_file(module: *mut lilt_module, options: *const lilt_options, kind: lilt_output_kind, path: *const c_char) -> *mut lilt_error;
    /// Compiles the module and links it with `arguments` (objects, libraries, options of the
    /// linker, in their order), with the system's C compiler driver ($CC, else cc), whose own
    /// messages go to standard error.
    pub fn lilt_compile_to_executable(module: *mut lilt_module, options: *const lilt_options, arguments: *const *const c_char, count: usize, path: *const c_char) -> *mut lilt_error;
    pub fn lilt_jit_create(facilities: u32, jit: *mut *mut lilt_jit) -> *mut lilt_error;
    /// Frees all code. No thread may be in it, or call it later. NULL is allowed.
    pub fn lilt_jit_delete(jit: *mut lilt_jit);
    /// Gives a name to an address of the program.
    pub fn lilt_jit_define(jit: *mut lilt_jit, name: *const c_char, address: *mut c_void) -> *mut lilt_error;
    pub fn lilt_jit_set_resolver(jit: *mut lilt_jit, resolver: lilt_resolver, user: *mut c_void);
    pub fn lilt_jit_set_lazy_failure(jit: *mut lilt_jit, handler: lilt_lazy_failure, user: *mut c_void);
    /// Compiles the module (with LILT_UNIT_LAZY only checks it), puts it in memory and runs
    /// its constructors. The module may end afterwards. A name that another unit defines is
    /// an error, unless either is weak or the unit replaces.
    pub fn lilt_jit_add(jit: *mut lilt_jit, module: *mut lilt_module, options: *const lilt_options, flags: u32, unit: *mut lilt_unit) -> *mut lilt_error;
    /// Puts a relocatable ELF object in memory, such as lilt_compile or a C compiler with
    /// -fPIC makes, and runs its constructors; lilt_jit_remove removes it. The bytes may go
    /// afterwards. Names that it refers to are those of units, objects, lilt_jit_define,
    /// archives, the resolver and the process; its own are known to all units that come
    /// later. Thread-local variables are errors.
    pub fn lilt_jit_add_object(jit: *mut lilt_jit, bytes: *const c_void, size: usize, unit: *mut lilt_unit) -> *mut lilt_error;
    /// An archive of such objects: a member is put in memory when a name that it defines is
    /// asked for and nobody else has it. The bytes are copied.
    pub fn lilt_jit_add_archive(jit: *mut lilt_jit, bytes: *const c_void, size: usize) -> *mut lilt_error;
    /// Runs the unit's destructors and frees its memory. No thread may be in its code, or
    /// call it later.
    pub fn lilt_jit_remove(jit: *mut lilt_jit, unit: lilt_unit) -> *mut lilt_error;
    /// The address of a function or a variable by name; NULL if no unit defines it, nor
    /// lilt_jit_define. O(1).
    pub fn lilt_jit_lookup(jit: *mut lilt_jit, name: *const c_char) -> *mut c_void;
    /// The same in one unit, internal names included. O(its symbols).
    pub fn lilt_jit_lookup_in(jit: *mut lilt_jit, unit: lilt_unit, name: *const c_char) -> *mut c_void;
    /// Bytes of memory that units take: code, stubs and data.
    pub fn lilt_jit_memory(jit: *mut lilt_jit) -> usize;
}
