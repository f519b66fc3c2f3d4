//! lilt.h for Rust, made from it by driver/bindings/generator. Do not edit.

use crate::{bytes_of, check, optional, pointer_of, string, text, texts};
use crate::{Block, Builder, Function, Jit, Module, Options, Result, Type, Value, Variables};
use lilt_sys as sys;

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    Input = sys::LILT_ERROR_INPUT,
    System = sys::LILT_ERROR_SYSTEM,
    Internal = sys::LILT_ERROR_INTERNAL,
}

impl ErrorKind {
    pub(crate) fn of(number: u32) -> Self {
        match number {
            sys::LILT_ERROR_INPUT => Self::Input,
            sys::LILT_ERROR_SYSTEM => Self::System,
            sys::LILT_ERROR_INTERNAL => Self::Internal,
            _ => panic!("lilt: lilt_error_kind {}", number),
        }
    }
}

/// Constant expressions: LILT_TRUNC, LILT_PTRTOINT, LILT_INTTOPTR, LILT_BITCAST; the address of a
/// part, `promises` as of lilt_build_gep; the address of a block, which has a name.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    Trunc = sys::LILT_TRUNC,
    Zext = sys::LILT_ZEXT,
    Sext = sys::LILT_SEXT,
    Fptrunc = sys::LILT_FPTRUNC,
    Fpext = sys::LILT_FPEXT,
    Fptoui = sys::LILT_FPTOUI,
    Fptosi = sys::LILT_FPTOSI,
    Uitofp = sys::LILT_UITOFP,
    Sitofp = sys::LILT_SITOFP,
    Ptrtoint = sys::LILT_PTRTOINT,
    Inttoptr = sys::LILT_INTTOPTR,
    Bitcast = sys::LILT_BITCAST,
}

/// Inline assembly, to call by lilt_build_call_pointer: `flags` joined by `|`.
pub const ASM_SIDE_EFFECT: u32 = sys::LILT_ASM_SIDE_EFFECT;
pub const ASM_ALIGN_STACK: u32 = sys::LILT_ASM_ALIGN_STACK;
pub const ASM_INTEL: u32 = sys::LILT_ASM_INTEL;
pub const ASM_UNWIND: u32 = sys::LILT_ASM_UNWIND;

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    External = sys::LILT_EXTERNAL,
    Internal = sys::LILT_INTERNAL,
    Private = sys::LILT_PRIVATE,
    Weak = sys::LILT_WEAK,
    LinkOnceOdr = sys::LILT_LINK_ONCE_ODR,
    ExternWeak = sys::LILT_EXTERN_WEAK,
    WeakOdr = sys::LILT_WEAK_ODR,
    LinkOnce = sys::LILT_LINK_ONCE,
    Common = sys::LILT_COMMON,
    AvailableExternally = sys::LILT_AVAILABLE_EXTERNALLY,
    Appending = sys::LILT_APPENDING,
}

impl Linkage {
    pub(crate) fn of(number: u32) -> Self {
        match number {
            sys::LILT_EXTERNAL => Self::External,
            sys::LILT_INTERNAL => Self::Internal,
            sys::LILT_PRIVATE => Self::Private,
            sys::LILT_WEAK => Self::Weak,
            sys::LILT_LINK_ONCE_ODR => Self::LinkOnceOdr,
            sys::LILT_EXTERN_WEAK => Self::ExternWeak,
            sys::LILT_WEAK_ODR => Self::WeakOdr,
            sys::LILT_LINK_ONCE => Self::LinkOnce,
            sys::LILT_COMMON => Self::Common,
            sys::LILT_AVAILABLE_EXTERNALLY => Self::AvailableExternally,
            sys::LILT_APPENDING => Self::Appending,
            _ => panic!("lilt: lilt_linkage {}", number),
        }
    }
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    DefaultVisibility = sys::LILT_DEFAULT_VISIBILITY,
    Hidden = sys::LILT_HIDDEN,
    Protected = sys::LILT_PROTECTED,
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TlsModel {
    NotThreadLocal = sys::LILT_NOT_THREAD_LOCAL,
    GeneralDynamic = sys::LILT_GENERAL_DYNAMIC,
    LocalDynamic = sys::LILT_LOCAL_DYNAMIC,
    InitialExec = sys::LILT_INITIAL_EXEC,
    LocalExec = sys::LILT_LOCAL_EXEC,
}

/// The group of the name, made when it is first named: linkers keep one of those in several
/// objects, or, with LILT_COMDAT_NODEDUPLICATE, all.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComdatKind {
    Any = sys::LILT_COMDAT_ANY,
    Nodeduplicate = sys::LILT_COMDAT_NODEDUPLICATE,
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add = sys::LILT_ADD,
    Sub = sys::LILT_SUB,
    Mul = sys::LILT_MUL,
    Udiv = sys::LILT_UDIV,
    Sdiv = sys::LILT_SDIV,
    Urem = sys::LILT_UREM,
    Srem = sys::LILT_SREM,
    Shl = sys::LILT_SHL,
    Lshr = sys::LILT_LSHR,
    Ashr = sys::LILT_ASHR,
    And = sys::LILT_AND,
    Or = sys::LILT_OR,
    Xor = sys::LILT_XOR,
    Fadd = sys::LILT_FADD,
    Fsub = sys::LILT_FSUB,
    Fmul = sys::LILT_FMUL,
    Fdiv = sys::LILT_FDIV,
    Frem = sys::LILT_FREM,
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    Eq = sys::LILT_ICMP_EQ,
    Ne = sys::LILT_ICMP_NE,
    Ugt = sys::LILT_ICMP_UGT,
    Uge = sys::LILT_ICMP_UGE,
    Ult = sys::LILT_ICMP_ULT,
    Ule = sys::LILT_ICMP_ULE,
    Sgt = sys::LILT_ICMP_SGT,
    Sge = sys::LILT_ICMP_SGE,
    Slt = sys::LILT_ICMP_SLT,
    Sle = sys::LILT_ICMP_SLE,
}

/// O: ordered, false if an operand is a NaN. U: unordered, true then.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPredicate {
    False = sys::LILT_FCMP_FALSE,
    Oeq = sys::LILT_FCMP_OEQ,
    Ogt = sys::LILT_FCMP_OGT,
    Oge = sys::LILT_FCMP_OGE,
    Olt = sys::LILT_FCMP_OLT,
    Ole = sys::LILT_FCMP_OLE,
    One = sys::LILT_FCMP_ONE,
    Ord = sys::LILT_FCMP_ORD,
    Uno = sys::LILT_FCMP_UNO,
    Ueq = sys::LILT_FCMP_UEQ,
    Ugt = sys::LILT_FCMP_UGT,
    Uge = sys::LILT_FCMP_UGE,
    Ult = sys::LILT_FCMP_ULT,
    Ule = sys::LILT_FCMP_ULE,
    Une = sys::LILT_FCMP_UNE,
    True = sys::LILT_FCMP_TRUE,
}

/// What an operation promises; a broken promise makes its result poison.
pub const NUW: u32 = sys::LILT_NUW;
pub const NSW: u32 = sys::LILT_NSW;
pub const NUSW: u32 = sys::LILT_NUSW;
pub const EXACT: u32 = sys::LILT_EXACT;
pub const INBOUNDS: u32 = sys::LILT_INBOUNDS;
pub const DISJOINT: u32 = sys::LILT_DISJOINT;

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TailKind {
    Call = sys::LILT_CALL,
    Tail = sys::LILT_TAIL,
    MustTail = sys::LILT_MUST_TAIL,
    NoTail = sys::LILT_NO_TAIL,
}

/// Atomic operations; all threads of the system see them.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ordering {
    NotAtomic = sys::LILT_NOT_ATOMIC,
    Unordered = sys::LILT_UNORDERED,
    Monotonic = sys::LILT_MONOTONIC,
    Acquire = sys::LILT_ACQUIRE,
    Release = sys::LILT_RELEASE,
    AcqRel = sys::LILT_ACQ_REL,
    SeqCst = sys::LILT_SEQ_CST,
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AtomicOp {
    Xchg = sys::LILT_ATOMIC_XCHG,
    Add = sys::LILT_ATOMIC_ADD,
    Sub = sys::LILT_ATOMIC_SUB,
    And = sys::LILT_ATOMIC_AND,
    Nand = sys::LILT_ATOMIC_NAND,
    Or = sys::LILT_ATOMIC_OR,
    Xor = sys::LILT_ATOMIC_XOR,
    Max = sys::LILT_ATOMIC_MAX,
    Min = sys::LILT_ATOMIC_MIN,
    Umax = sys::LILT_ATOMIC_UMAX,
    Umin = sys::LILT_ATOMIC_UMIN,
    Fadd = sys::LILT_ATOMIC_FADD,
    Fsub = sys::LILT_ATOMIC_FSUB,
    Fmax = sys::LILT_ATOMIC_FMAX,
    Fmin = sys::LILT_ATOMIC_FMIN,
    UincWrap = sys::LILT_ATOMIC_UINC_WRAP,
    UdecWrap = sys::LILT_ATOMIC_UDEC_WRAP,
    UsubCond = sys::LILT_ATOMIC_USUB_COND,
    UsubSat = sys::LILT_ATOMIC_USUB_SAT,
    Fmaximum = sys::LILT_ATOMIC_FMAXIMUM,
    Fminimum = sys::LILT_ATOMIC_FMINIMUM,
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind {
    Void = sys::LILT_KIND_VOID,
    Integer = sys::LILT_KIND_INTEGER,
    Floating = sys::LILT_KIND_FLOATING,
    Pointer = sys::LILT_KIND_POINTER,
    Vector = sys::LILT_KIND_VECTOR,
    Array = sys::LILT_KIND_ARRAY,
    Struct = sys::LILT_KIND_STRUCT,
    Function = sys::LILT_KIND_FUNCTION,
    Other = sys::LILT_KIND_OTHER,
}

impl TypeKind {
    pub(crate) fn of(number: u32) -> Self {
        match number {
            sys::LILT_KIND_VOID => Self::Void,
            sys::LILT_KIND_INTEGER => Self::Integer,
            sys::LILT_KIND_FLOATING => Self::Floating,
            sys::LILT_KIND_POINTER => Self::Pointer,
            sys::LILT_KIND_VECTOR => Self::Vector,
            sys::LILT_KIND_ARRAY => Self::Array,
            sys::LILT_KIND_STRUCT => Self::Struct,
            sys::LILT_KIND_FUNCTION => Self::Function,
            sys::LILT_KIND_OTHER => Self::Other,
            _ => panic!("lilt: lilt_type_kind {}", number),
        }
    }
}

#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutputKind {
    Object = sys::LILT_OBJECT,
    Assembly = sys::LILT_ASSEMBLY,
}

/// Facilities of a JIT, joined by `|`.
pub const JIT_PERF_MAP: u32 = sys::LILT_JIT_PERF_MAP;
pub const JIT_DUMP: u32 = sys::LILT_JIT_DUMP;
pub const JIT_GDB: u32 = sys::LILT_JIT_GDB;

/// Of modules that are added, joined by `|`.
pub const UNIT_REPLACEABLE: u32 = sys::LILT_UNIT_REPLACEABLE;
pub const UNIT_REPLACES: u32 = sys::LILT_UNIT_REPLACES;
pub const UNIT_LAZY: u32 = sys::LILT_UNIT_LAZY;

/// The index of a function's result among its parameters.
pub const RESULT: u32 = sys::LILT_RESULT;

pub fn void_type() -> Type {
    unsafe { sys::lilt_void() }
}

pub fn i1() -> Type {
    unsafe { sys::lilt_i1() }
}

pub fn i8() -> Type {
    unsafe { sys::lilt_i8() }
}

pub fn i16() -> Type {
    unsafe { sys::lilt_i16() }
}

pub fn i32() -> Type {
    unsafe { sys::lilt_i32() }
}

pub fn i64() -> Type {
    unsafe { sys::lilt_i64() }
}

pub fn i128() -> Type {
    unsafe { sys::lilt_i128() }
}

pub fn half_type() -> Type {
    unsafe { sys::lilt_half() }
}

pub fn bfloat_type() -> Type {
    unsafe { sys::lilt_bfloat() }
}

pub fn float_type() -> Type {
    unsafe { sys::lilt_float() }
}

pub fn double_type() -> Type {
    unsafe { sys::lilt_double() }
}

pub fn x86_fp80_type() -> Type {
    unsafe { sys::lilt_x86_fp80() }
}

pub fn fp128_type() -> Type {
    unsafe { sys::lilt_fp128() }
}

pub fn pointer() -> Type {
    unsafe { sys::lilt_pointer() }
}

/// Functions of lilt_options.
impl Options {
    /// 0 to 3; 's' and 'z' for size.
    pub fn set_level(&self, level: i32) -> Result<()> {
        check(unsafe { sys::lilt_options_set_level(self.raw, level) })
    }

    /// A register allocator by name: "linear", "graph", …; NULL: the level's own.
    pub fn set_allocator(&self, name: Option<&str>) -> Result<()> {
        check(unsafe { sys::lilt_options_set_allocator(self.raw, optional(&name.map(text))) })
    }

    /// A processor ("native", "x86-64-v3", "haswell") and changes to its features
    /// ("+popcnt,-bmi"); either may be NULL.
    pub fn set_processor(&self, processor: Option<&str>, features: Option<&str>) -> Result<()> {
        check(unsafe { sys::lilt_options_set_processor(self.raw, optional(&processor.map(text)), optional(&features.map(text))) })
    }

    pub fn set_position_independent(&self, value: bool) {
        unsafe { sys::lilt_options_set_position_independent(self.raw, value) }
    }

    /// Every function keeps a frame pointer in rbp.
    pub fn set_frame_pointer(&self, value: bool) {
        unsafe { sys::lilt_options_set_frame_pointer(self.raw, value) }
    }

    /// Verifies the function after every pass: slow, for hunting faults of lilt.
    pub fn set_verify_each(&self, value: bool) {
        unsafe { sys::lilt_options_set_verify_each(self.raw, value) }
    }

    /// 0: as many as are useful.
    pub fn set_threads(&self, threads: u32) {
        unsafe { sys::lilt_options_set_threads(self.raw, threads) }
    }
}

/// Functions of lilt_module.
impl Module<'_> {
    /// Links another module into this one, as `lilt link` does, by LLVM's rules; the other
    /// one stays as it is. What conflicts is an error with both places: of parsed modules in
    /// their texts, of others in what lilt_module_print gives; this module stays as it was
    /// then. Afterwards it is like one that was parsed: functions stay (a local one may have
    /// another name), and types, values and blocks are asked for again; builders have no
    /// insertion point. O(size of both).
    pub fn link(&self, other: &Module<'_>) -> Result<()> {
        check(unsafe { sys::lilt_module_link(self.raw, other.raw) })
    }

    /// Checks the rules of the language, as reading a text does. Messages about a module that
    /// was built refer to the text that lilt_module_print gives.
    pub fn verify(&self) -> Result<()> {
        check(unsafe { sys::lilt_module_verify(self.raw) })
    }

    /// The module as LLVM IR text: what was parsed, until it is changed. Valid until the
    /// module changes. O(size).
    pub fn print(&self) -> String {
        string(unsafe { sys::lilt_module_print(self.raw) }).unwrap_or_default()
    }

    /// The first mistake in building, NULL if there is none; forgets it, for a front end that
    /// has mended what it built.
    pub fn mistake(&self) -> Option<String> {
        string(unsafe { sys::lilt_module_mistake(self.raw) })
    }

    pub fn forget_mistake(&self) {
        unsafe { sys::lilt_module_forget_mistake(self.raw) }
    }

    /// For debug information: the source file that functions and locations are in. What is
    /// built before it, or without it, has none.
    pub fn set_source(&self, file: &str, directory: Option<&str>) {
        unsafe { sys::lilt_module_set_source(self.raw, text(file).as_ptr(), optional(&directory.map(text))) }
    }

    /// 1 to 2^23 bits.
    pub fn integer_type(&self, bits: u32) -> Type {
        unsafe { sys::lilt_integer(self.raw, bits) }
    }

    pub fn array_type(&self, element: Type, count: u64) -> Type {
        unsafe { sys::lilt_array(self.raw, element, count) }
    }

    pub fn vector_type(&self, element: Type, count: u64) -> Type {
        unsafe { sys::lilt_vector(self.raw, element, count) }
    }

    pub fn struct_type(&self, fields: &[Type], packed: bool) -> Type {
        unsafe { sys::lilt_struct(self.raw, fields.as_ptr(), fields.len(), packed) }
    }

    /// A struct by name, without fields until lilt_struct_set_fields; the same name gives the
    /// same type.
    pub fn named_struct_type(&self, name: &str) -> Type {
        unsafe { sys::lilt_named_struct(self.raw, text(name).as_ptr()) }
    }

    pub fn struct_set_fields(&self, ty: Type, fields: &[Type], packed: bool) {
        unsafe { sys::lilt_struct_set_fields(self.raw, ty, fields.as_ptr(), fields.len(), packed) }
    }

    pub fn function_type(&self, result: Type, parameters: &[Type], variadic: bool) -> Type {
        unsafe { sys::lilt_function_type(self.raw, result, parameters.as_ptr(), parameters.len(), variadic) }
    }

    /// Bytes between elements of an array of the type, and its alignment; 0 if it has no
    /// size.
    pub fn type_size(&self, ty: Type) -> u64 {
        unsafe { sys::lilt_type_size(self.raw, ty) }
    }

    pub fn type_alignment(&self, ty: Type) -> u64 {
        unsafe { sys::lilt_type_alignment(self.raw, ty) }
    }

    /// The byte at which a field of a struct begins.
    pub fn field_offset(&self, ty: Type, field: usize) -> u64 {
        unsafe { sys::lilt_field_offset(self.raw, ty, field) }
    }

    pub fn type_of(&self, value: Value) -> Type {
        unsafe { sys::lilt_value_type(self.raw, value) }
    }

    /// An integer of up to 64 bits, its bits above the type's width dropped; wider types get
    /// it sign-extended.
    pub fn const_int(&self, ty: Type, value: i64) -> Value {
        unsafe { sys::lilt_const_int(self.raw, ty, value) }
    }

    /// Of float or double: the nearest one.
    pub fn const_real(&self, ty: Type, value: f64) -> Value {
        unsafe { sys::lilt_const_real(self.raw, ty, value) }
    }

    /// Zero of any type: 0, 0.0, null, zeroinitializer.
    pub fn const_zero(&self, ty: Type) -> Value {
        unsafe { sys::lilt_const_zero(self.raw, ty) }
    }

    pub fn const_undef(&self, ty: Type) -> Value {
        unsafe { sys::lilt_const_undef(self.raw, ty) }
    }

    pub fn const_poison(&self, ty: Type) -> Value {
        unsafe { sys::lilt_const_poison(self.raw, ty) }
    }

    /// An array, a struct or a vector of constants.
    pub fn const_aggregate(&self, ty: Type, elements: &[Value]) -> Value {
        unsafe { sys::lilt_const_aggregate(self.raw, ty, elements.as_ptr(), elements.len()) }
    }

    /// An array of i8; without a zero of its own at the end.
    pub fn const_bytes(&self, bytes: &[u8]) -> Value {
        unsafe { sys::lilt_const_bytes(self.raw, bytes_of(bytes), bytes.len()) }
    }

    /// The address of a global or a function and a number of bytes, for initializers.
    pub fn const_address(&self, symbol: Value, offset: i64) -> Value {
        unsafe { sys::lilt_const_address(self.raw, symbol, offset) }
    }

    /// An integer or a floating-point number of any width by its bits, 64 a word, the lowest
    /// first; words that are missing are zero.
    pub fn const_words(&self, ty: Type, words: &[u64]) -> Value {
        unsafe { sys::lilt_const_words(self.raw, ty, words.as_ptr(), words.len()) }
    }

    pub fn const_cast(&self, op: CastOp, value: Value, ty: Type) -> Value {
        unsafe { sys::lilt_const_cast(self.raw, op as u32, value, ty) }
    }

    pub fn const_gep(&self, source: Type, base: Value, indices: &[Value], promises: u32) -> Value {
        unsafe { sys::lilt_const_gep(self.raw, source, base, indices.as_ptr(), indices.len(), promises) }
    }

    pub fn const_assembly(&self, assembly: &str, constraints: &str, flags: u32) -> Value {
        unsafe { sys::lilt_const_assembly(self.raw, text(assembly).as_ptr(), text(constraints).as_ptr(), flags) }
    }

    /// A variable; its address. `initializer` zero: it is defined elsewhere. A name that is
    /// taken is a mistake; an empty one is replaced by a new one.
    pub fn create_global(&self, name: &str, ty: Type, initializer: Value) -> Value {
        unsafe { sys::lilt_global(self.raw, text(name).as_ptr(), ty, initializer) }
    }

    /// A private constant with these bytes and a zero after them; its address.
    pub fn create_global_string(&self, text: &[u8]) -> Value {
        unsafe { sys::lilt_global_string(self.raw, bytes_of(text), text.len()) }
    }

    /// The address of a global or a function by name; zero if there is none.
    pub fn find(&self, name: &str) -> Value {
        unsafe { sys::lilt_module_find(self.raw, text(name).as_ptr()) }
    }

    /// Of a global or a function, by its address.
    pub fn set_linkage(&self, symbol: Value, linkage: Linkage) {
        unsafe { sys::lilt_set_linkage(self.raw, symbol, linkage as u32) }
    }

    pub fn set_constant(&self, variable: Value, value: bool) {
        unsafe { sys::lilt_set_constant(self.raw, variable, value) }
    }

    pub fn set_thread_local(&self, variable: Value, value: bool) {
        unsafe { sys::lilt_set_thread_local(self.raw, variable, value) }
    }

    /// The alignment in bytes of a variable, a load, a store or an alloca, where it is not
    /// the type's own.
    pub fn set_alignment(&self, value: Value, bytes: u32) {
        unsafe { sys::lilt_set_alignment(self.raw, value, bytes) }
    }

    pub fn set_section(&self, symbol: Value, name: &str) {
        unsafe { sys::lilt_set_section(self.raw, symbol, text(name).as_ptr()) }
    }

    pub fn set_visibility(&self, symbol: Value, visibility: Visibility) {
        unsafe { sys::lilt_set_visibility(self.raw, symbol, visibility as u32) }
    }

    /// No other module's definition takes the symbol's place.
    pub fn set_dso_local(&self, symbol: Value, value: bool) {
        unsafe { sys::lilt_set_dso_local(self.raw, symbol, value) }
    }

    /// Nobody compares its address.
    pub fn set_unnamed_addr(&self, symbol: Value, value: bool) {
        unsafe { sys::lilt_set_unnamed_addr(self.raw, symbol, value) }
    }

    pub fn set_tls_model(&self, variable: Value, model: TlsModel) {
        unsafe { sys::lilt_set_tls_model(self.raw, variable, model as u32) }
    }

    pub fn set_comdat(&self, symbol: Value, name: &str, kind: ComdatKind) {
        unsafe { sys::lilt_set_comdat(self.raw, symbol, text(name).as_ptr(), kind as u32) }
    }

    /// Another name for a symbol, or a constant expression of one; a function that `resolver`
    /// chooses when the program starts. Their addresses; `type` is of what is there, a
    /// function's or a variable's.
    pub fn create_alias(&self, name: &str, ty: Type, target: Value) -> Value {
        unsafe { sys::lilt_alias(self.raw, text(name).as_ptr(), ty, target) }
    }

    pub fn create_ifunc(&self, name: &str, ty: Type, resolver: Value) -> Value {
        unsafe { sys::lilt_ifunc(self.raw, text(name).as_ptr(), ty, resolver) }
    }

    /// NULL if there is none.
    pub fn find_function(&self, name: &str) -> Option<Function<'_>> {
        Function::of(unsafe { sys::lilt_module_find_function(self.raw, text(name).as_ptr()) })
    }

    /// Of an argument or an instruction's result; no effect on constants.
    pub fn value_set_name(&self, value: Value, name: &str) {
        unsafe { sys::lilt_value_set_name(self.raw, value, text(name).as_ptr()) }
    }

    /// Whether a load or a store is volatile.
    pub fn instruction_set_volatile(&self, instruction: Value, value: bool) {
        unsafe { sys::lilt_instruction_set_volatile(self.raw, instruction, value) }
    }

    pub fn call_set_tail(&self, call: Value, kind: TailKind) {
        unsafe { sys::lilt_call_set_tail(self.raw, call, kind as u32) }
    }

    pub fn call_set_convention(&self, call: Value, name: &str) {
        unsafe { sys::lilt_call_set_convention(self.raw, call, text(name).as_ptr()) }
    }

    /// As lilt_function_add_parameter_attribute, of an argument of a call: those that change
    /// how it is passed, such as "byval(…)", are written at both.
    pub fn call_add_argument_attribute(&self, call: Value, index: u32, attribute: &str) {
        unsafe { sys::lilt_call_add_argument_attribute(self.raw, call, index, text(attribute).as_ptr()) }
    }

    /// A word that an instruction may have in IR: "nuw", "nsw", "nusw", "exact", "disjoint",
    /// "nneg", "inbounds", "volatile", "weak", and of floating-point numbers "fast", "nnan",
    /// "ninf", "nsz", "arcp", "contract", "afn", "reassoc".
    pub fn instruction_add_flag(&self, instruction: Value, flag: &str) {
        unsafe { sys::lilt_instruction_add_flag(self.raw, instruction, text(flag).as_ptr()) }
    }

    /// Of a load or a store.
    pub fn set_ordering(&self, access: Value, ordering: Ordering) {
        unsafe { sys::lilt_set_ordering(self.raw, access, ordering as u32) }
    }

    pub fn landing_pad_add_clause(&self, pad: Value, clause: Value) {
        unsafe { sys::lilt_landing_pad_add_clause(self.raw, pad, clause) }
    }

    pub fn phi_add_incoming(&self, phi: Value, value: Value, from: Block) {
        unsafe { sys::lilt_phi_add_incoming(self.raw, phi, value, from) }
    }

    /// The instruction must have no uses.
    pub fn instruction_erase(&self, instruction: Value) {
        unsafe { sys::lilt_instruction_erase(self.raw, instruction) }
    }

    /// Functions, and variables with aliases, in the order in which they were made or are in
    /// the text; NULL and zero after the last.
    pub fn first_function(&self) -> Option<Function<'_>> {
        Function::of(unsafe { sys::lilt_module_first_function(self.raw) })
    }

    pub fn first_global(&self) -> Value {
        unsafe { sys::lilt_module_first_global(self.raw) }
    }

    pub fn global_next(&self, global: Value) -> Value {
        unsafe { sys::lilt_global_next(self.raw, global) }
    }

    /// Of a global or a function, by its address.
    pub fn symbol_name(&self, symbol: Value) -> String {
        string(unsafe { sys::lilt_symbol_name(self.raw, symbol) }).unwrap_or_default()
    }

    pub fn symbol_linkage(&self, symbol: Value) -> Linkage {
        Linkage::of(unsafe { sys::lilt_symbol_linkage(self.raw, symbol) })
    }

    pub fn symbol_is_definition(&self, symbol: Value) -> bool {
        unsafe { sys::lilt_symbol_is_definition(self.raw, symbol) }
    }

    /// Of a variable: the type of its contents, and these; zero if it is defined elsewhere.
    /// Of an alias: what it stands for.
    pub fn global_type(&self, global: Value) -> Type {
        unsafe { sys::lilt_global_type(self.raw, global) }
    }

    pub fn global_initializer(&self, global: Value) -> Value {
        unsafe { sys::lilt_global_initializer(self.raw, global) }
    }

    /// The function whose address the value is, such as a call's first operand; NULL: none.
    pub fn value_function(&self, value: Value) -> Option<Function<'_>> {
        Function::of(unsafe { sys::lilt_value_function(self.raw, value) })
    }

    pub fn instruction_next(&self, instruction: Value) -> Value {
        unsafe { sys::lilt_instruction_next(self.raw, instruction) }
    }

    pub fn instruction_block(&self, instruction: Value) -> Block {
        unsafe { sys::lilt_instruction_block(self.raw, instruction) }
    }

    pub fn instruction_function(&self, instruction: Value) -> Option<Function<'_>> {
        Function::of(unsafe { sys::lilt_instruction_function(self.raw, instruction) })
    }

    pub fn value_name(&self, value: Value) -> String {
        string(unsafe { sys::lilt_value_name(self.raw, value) }).unwrap_or_default()
    }

    /// As LLVM writes it: "add", "icmp", "call"; "" of arguments and constants.
    pub fn instruction_opcode(&self, instruction: Value) -> String {
        string(unsafe { sys::lilt_instruction_opcode(self.raw, instruction) }).unwrap_or_default()
    }

    /// Of icmp and fcmp: "slt", "oeq"; otherwise "".
    pub fn instruction_predicate(&self, instruction: Value) -> String {
        string(unsafe { sys::lilt_instruction_predicate(self.raw, instruction) }).unwrap_or_default()
    }

    /// The operands that are values, in LLVM's order; of a call the callee comes first, then
    /// the arguments; of a switch the value, then the cases; of a phi one for each block.
    pub fn instruction_operand_count(&self, instruction: Value) -> usize {
        unsafe { sys::lilt_instruction_operand_count(self.raw, instruction) }
    }

    pub fn instruction_operand(&self, instruction: Value, index: usize) -> Value {
        unsafe { sys::lilt_instruction_operand(self.raw, instruction, index) }
    }

    /// The operands that are blocks: where a terminator goes, or where a phi's values come
    /// from.
    pub fn instruction_block_count(&self, instruction: Value) -> usize {
        unsafe { sys::lilt_instruction_block_count(self.raw, instruction) }
    }

    pub fn instruction_target(&self, instruction: Value, index: usize) -> Block {
        unsafe { sys::lilt_instruction_target(self.raw, instruction, index) }
    }

    /// The type that an alloca makes room for, a getelementptr walks through, or a call calls
    /// its callee as.
    pub fn instruction_source_type(&self, instruction: Value) -> Type {
        unsafe { sys::lilt_instruction_source_type(self.raw, instruction) }
    }

    /// The instruction as a line of text. O(size of its function).
    pub fn instruction_print(&self, instruction: Value) -> String {
        string(unsafe { sys::lilt_instruction_print(self.raw, instruction) }).unwrap_or_default()
    }

    /// Another value, of the same type, as an operand; elsewhere than in phis it must be
    /// known there, which is checked when the module is verified. Not of operands that must
    /// be constants.
    pub fn instruction_set_operand(&self, instruction: Value, index: usize, value: Value) {
        unsafe { sys::lilt_instruction_set_operand(self.raw, instruction, index, value) }
    }

    /// Puts another value of the same type in the place of all uses of an argument or an
    /// instruction. O(uses).
    pub fn value_replace_uses(&self, old: Value, value: Value) {
        unsafe { sys::lilt_value_replace_uses(self.raw, old, value) }
    }

    pub fn type_get_kind(&self, ty: Type) -> TypeKind {
        TypeKind::of(unsafe { sys::lilt_type_get_kind(self.raw, ty) })
    }

    /// Of a number or a pointer; otherwise 0.
    pub fn type_bits(&self, ty: Type) -> u32 {
        unsafe { sys::lilt_type_bits(self.raw, ty) }
    }

    /// How many elements a vector or an array has, fields a struct, parameters a function.
    pub fn type_count(&self, ty: Type) -> u64 {
        unsafe { sys::lilt_type_count(self.raw, ty) }
    }

    /// The type of an element, a field or a parameter.
    pub fn type_part(&self, ty: Type, index: u64) -> Type {
        unsafe { sys::lilt_type_part(self.raw, ty, index) }
    }

    /// Of a function.
    pub fn type_result(&self, ty: Type) -> Type {
        unsafe { sys::lilt_type_result(self.raw, ty) }
    }

    pub fn type_is_variadic(&self, ty: Type) -> bool {
        unsafe { sys::lilt_type_is_variadic(self.raw, ty) }
    }

    /// As LLVM writes it.
    pub fn type_print(&self, ty: Type) -> String {
        string(unsafe { sys::lilt_type_print(self.raw, ty) }).unwrap_or_default()
    }

    /// Compiles into a file, which appears whole or not at all; "-" is standard output.
    pub fn compile_to_file(&self, options: Option<&Options>, kind: OutputKind, path: &str) -> Result<()> {
        check(unsafe { sys::lilt_compile_to_file(self.raw, pointer_of(options), kind as u32, text(path).as_ptr()) })
    }

    /// Compiles the module and links it with `arguments` (objects, libraries, options of the
    /// linker, in their order), with the system's C compiler driver ($CC, else cc), whose own
    /// messages go to standard error.
    pub fn compile_to_executable(&self, options: Option<&Options>, arguments: &[&str], path: &str) -> Result<()> {
        let arguments = texts(arguments);
        check(unsafe { sys::lilt_compile_to_executable(self.raw, pointer_of(options), arguments.pointers.as_ptr(), arguments.pointers.len(), text(path).as_ptr()) })
    }
}

/// Functions of lilt_function.
impl<'m> Function<'m> {
    pub fn const_block_address(&self, block: Block) -> Value {
        unsafe { sys::lilt_const_block_address(self.raw, block) }
    }

    pub fn name(&self) -> String {
        string(unsafe { sys::lilt_function_name(self.raw) }).unwrap_or_default()
    }

    /// The new name must not be taken.
    pub fn set_name(&self, name: &str) {
        unsafe { sys::lilt_function_set_name(self.raw, text(name).as_ptr()) }
    }

    pub fn get_type(&self) -> Type {
        unsafe { sys::lilt_function_get_type(self.raw) }
    }

    pub fn address(&self) -> Value {
        unsafe { sys::lilt_function_address(self.raw) }
    }

    pub fn parameter_count(&self) -> u32 {
        unsafe { sys::lilt_function_parameter_count(self.raw) }
    }

    pub fn argument(&self, index: u32) -> Value {
        unsafe { sys::lilt_function_argument(self.raw, index) }
    }

    /// An attribute of functions, as in IR: "noinline", "nounwind", "cold", "memory(argmem:
    /// read)", "\"target-cpu\"=\"haswell\"", …
    pub fn add_attribute(&self, attribute: &str) {
        unsafe { sys::lilt_function_add_attribute(self.raw, text(attribute).as_ptr()) }
    }

    /// "zeroext", "noalias", "align 16", "dereferenceable(8)", "range(i32 0, 10)", … of a
    /// parameter, or of the result: LILT_RESULT.
    pub fn add_parameter_attribute(&self, index: u32, attribute: &str) {
        unsafe { sys::lilt_function_add_parameter_attribute(self.raw, index, text(attribute).as_ptr()) }
    }

    /// "sret", "byval", "elementtype" with a type.
    pub fn add_type_attribute(&self, index: u32, attribute: &str, ty: Type) {
        unsafe { sys::lilt_function_add_type_attribute(self.raw, index, text(attribute).as_ptr(), ty) }
    }

    /// "ccc", "fastcc", "preserve_mostcc", "win64cc", …; calls name it, too:
    /// lilt_call_set_convention.
    pub fn set_convention(&self, name: &str) {
        unsafe { sys::lilt_function_set_convention(self.raw, text(name).as_ptr()) }
    }

    /// The function that unwinding asks about landing pads, such as __gxx_personality_v0.
    pub fn set_personality(&self, personality: Function<'_>) {
        unsafe { sys::lilt_function_set_personality(self.raw, personality.raw) }
    }

    /// For debug information: where the function stands in the module's source, under the
    /// name that it has now.
    pub fn set_line(&self, line: u32) {
        unsafe { sys::lilt_function_set_line(self.raw, line) }
    }

    /// Whether it has a block.
    pub fn has_body(&self) -> bool {
        unsafe { sys::lilt_function_has_body(self.raw) }
    }

    /// Makes the function a declaration; handles of what it contained are void then.
    pub fn delete_body(&self) {
        unsafe { sys::lilt_function_delete_body(self.raw) }
    }

    /// A block of the function, outside it until lilt_block_append; one that stays outside is
    /// allowed as long as no branch goes to it. NULL or "" as name is allowed here and for
    /// values.
    pub fn create_block(&self, name: Option<&str>) -> Block {
        unsafe { sys::lilt_block_create(self.raw, optional(&name.map(text))) }
    }

    /// Puts the block after the function's last one. The first is the entry.
    pub fn append(&self, block: Block) {
        unsafe { sys::lilt_block_append(self.raw, block) }
    }

    /// Whether some terminator goes to it. O(1).
    pub fn block_has_predecessors(&self, block: Block) -> bool {
        unsafe { sys::lilt_block_has_predecessors(self.raw, block) }
    }

    /// Whether it ends with a terminator.
    pub fn block_is_terminated(&self, block: Block) -> bool {
        unsafe { sys::lilt_block_is_terminated(self.raw, block) }
    }

    pub fn next(&self) -> Option<Function<'m>> {
        Function::of(unsafe { sys::lilt_function_next(self.raw) })
    }

    /// Blocks in their order, the entry first, and their instructions; zero after the last.
    pub fn first_block(&self) -> Block {
        unsafe { sys::lilt_function_first_block(self.raw) }
    }

    pub fn block_next(&self, block: Block) -> Block {
        unsafe { sys::lilt_block_next(self.raw, block) }
    }

    pub fn block_first_instruction(&self, block: Block) -> Value {
        unsafe { sys::lilt_block_first_instruction(self.raw, block) }
    }

    pub fn block_terminator(&self, block: Block) -> Value {
        unsafe { sys::lilt_block_terminator(self.raw, block) }
    }

    /// "" if it has none, or only a number.
    pub fn block_name(&self, block: Block) -> String {
        string(unsafe { sys::lilt_block_name(self.raw, block) }).unwrap_or_default()
    }
}

/// Functions of lilt_builder.
impl<'m> Builder<'m> {
    /// At the end of the block; before its first instruction after phis; before an
    /// instruction; nowhere.
    pub fn at_end(&self, block: Block) {
        unsafe { sys::lilt_builder_at_end(self.raw, block) }
    }

    pub fn at_start(&self, block: Block) {
        unsafe { sys::lilt_builder_at_start(self.raw, block) }
    }

    pub fn before(&self, instruction: Value) {
        unsafe { sys::lilt_builder_before(self.raw, instruction) }
    }

    pub fn clear(&self) {
        unsafe { sys::lilt_builder_clear(self.raw) }
    }

    /// Zero and NULL without an insertion point; building then is a mistake.
    pub fn block(&self) -> Block {
        unsafe { sys::lilt_builder_block(self.raw) }
    }

    pub fn function(&self) -> Option<Function<'m>> {
        Function::of(unsafe { sys::lilt_builder_function(self.raw) })
    }

    /// The place in the module's source of what is built from now on; line 0: none. Columns
    /// count from 1.
    pub fn set_location(&self, line: u32, column: u32) {
        unsafe { sys::lilt_builder_set_location(self.raw, line, column) }
    }

    pub fn binary(&self, op: BinaryOp, left: Value, right: Value, promises: u32) -> Value {
        unsafe { sys::lilt_build_binary(self.raw, op as u32, left, right, promises) }
    }

    pub fn fneg(&self, value: Value) -> Value {
        unsafe { sys::lilt_build_fneg(self.raw, value) }
    }

    pub fn cast(&self, op: CastOp, value: Value, ty: Type) -> Value {
        unsafe { sys::lilt_build_cast(self.raw, op as u32, value, ty) }
    }

    pub fn icmp(&self, predicate: IntPredicate, left: Value, right: Value) -> Value {
        unsafe { sys::lilt_build_icmp(self.raw, predicate as u32, left, right) }
    }

    pub fn fcmp(&self, predicate: FloatPredicate, left: Value, right: Value) -> Value {
        unsafe { sys::lilt_build_fcmp(self.raw, predicate as u32, left, right) }
    }

    pub fn select(&self, condition: Value, if_true: Value, if_false: Value) -> Value {
        unsafe { sys::lilt_build_select(self.raw, condition, if_true, if_false) }
    }

    pub fn freeze(&self, value: Value) -> Value {
        unsafe { sys::lilt_build_freeze(self.raw, value) }
    }

    /// `count` zero: one element.
    pub fn alloca(&self, ty: Type, count: Value) -> Value {
        unsafe { sys::lilt_build_alloca(self.raw, ty, count) }
    }

    pub fn load(&self, ty: Type, pointer: Value) -> Value {
        unsafe { sys::lilt_build_load(self.raw, ty, pointer) }
    }

    pub fn store(&self, value: Value, pointer: Value) -> Value {
        unsafe { sys::lilt_build_store(self.raw, value, pointer) }
    }

    /// The address of an element: `indices` as in LLVM, the first over whole objects of type
    /// `source`.
    pub fn gep(&self, source: Type, pointer: Value, indices: &[Value], promises: u32) -> Value {
        unsafe { sys::lilt_build_gep(self.raw, source, pointer, indices.as_ptr(), indices.len(), promises) }
    }

    pub fn field(&self, structure: Type, pointer: Value, field: u32) -> Value {
        unsafe { sys::lilt_build_field(self.raw, structure, pointer, field) }
    }

    pub fn call(&self, callee: Function<'_>, arguments: &[Value]) -> Value {
        unsafe { sys::lilt_build_call(self.raw, callee.raw, arguments.as_ptr(), arguments.len()) }
    }

    pub fn call_pointer(&self, function_type: Type, callee: Value, arguments: &[Value]) -> Value {
        unsafe { sys::lilt_build_call_pointer(self.raw, function_type, callee, arguments.as_ptr(), arguments.len()) }
    }

    pub fn extract_value(&self, aggregate: Value, index: u32) -> Value {
        unsafe { sys::lilt_build_extract_value(self.raw, aggregate, index) }
    }

    pub fn insert_value(&self, aggregate: Value, value: Value, index: u32) -> Value {
        unsafe { sys::lilt_build_insert_value(self.raw, aggregate, value, index) }
    }

    /// Elements of vectors. Of a mask each number is an element of `left`, then of `right`;
    /// -1: any.
    pub fn extract_element(&self, vector: Value, index: Value) -> Value {
        unsafe { sys::lilt_build_extract_element(self.raw, vector, index) }
    }

    pub fn insert_element(&self, vector: Value, element: Value, index: Value) -> Value {
        unsafe { sys::lilt_build_insert_element(self.raw, vector, element, index) }
    }

    pub fn shuffle(&self, left: Value, right: Value, mask: &[i32]) -> Value {
        unsafe { sys::lilt_build_shuffle(self.raw, left, right, mask.as_ptr(), mask.len()) }
    }

    pub fn fence(&self, ordering: Ordering) -> Value {
        unsafe { sys::lilt_build_fence(self.raw, ordering as u32) }
    }

    /// A struct: the value that was there, and an i1, whether it was the expected one.
    pub fn cmpxchg(&self, pointer: Value, expected: Value, value: Value, success: Ordering, failure: Ordering) -> Value {
        unsafe { sys::lilt_build_cmpxchg(self.raw, pointer, expected, value, success as u32, failure as u32) }
    }

    /// The value that was there.
    pub fn atomic_rmw(&self, op: AtomicOp, pointer: Value, value: Value, ordering: Ordering) -> Value {
        unsafe { sys::lilt_build_atomic_rmw(self.raw, op as u32, pointer, value, ordering as u32) }
    }

    /// Exceptions. An invoke ends its block; its result is known where `normal` is reached. A
    /// landing pad comes first in the block that unwinding enters; a clause is what is
    /// caught, the address of a type's information or null for all, or an array of those that
    /// may pass.
    pub fn invoke(&self, function_type: Type, callee: Value, arguments: &[Value], normal: Block, unwind: Block) -> Value {
        unsafe { sys::lilt_build_invoke(self.raw, function_type, callee, arguments.as_ptr(), arguments.len(), normal, unwind) }
    }

    pub fn landing_pad(&self, ty: Type, is_cleanup: bool) -> Value {
        unsafe { sys::lilt_build_landing_pad(self.raw, ty, is_cleanup) }
    }

    pub fn resume(&self, value: Value) {
        unsafe { sys::lilt_build_resume(self.raw, value) }
    }

    /// The next argument of a variadic function, from its list.
    pub fn va_arg(&self, list: Value, ty: Type) -> Value {
        unsafe { sys::lilt_build_va_arg(self.raw, list, ty) }
    }

    /// A branch to one of these blocks, whose address a constant is.
    pub fn indirect_br(&self, address: Value, targets: &[Block]) {
        unsafe { sys::lilt_build_indirect_br(self.raw, address, targets.as_ptr(), targets.len()) }
    }

    /// A phi at the start of the insertion point's block.
    pub fn phi(&self, ty: Type) -> Value {
        unsafe { sys::lilt_build_phi(self.raw, ty) }
    }

    /// An instruction without effect, as a mark to insert before; lilt_instruction_erase ends
    /// it.
    pub fn placeholder(&self) -> Value {
        unsafe { sys::lilt_build_placeholder(self.raw) }
    }

    pub fn ret(&self, value: Value) {
        unsafe { sys::lilt_build_ret(self.raw, value) }
    }

    pub fn ret_void(&self) {
        unsafe { sys::lilt_build_ret_void(self.raw) }
    }

    pub fn br(&self, target: Block) {
        unsafe { sys::lilt_build_br(self.raw, target) }
    }

    pub fn cond_br(&self, condition: Value, if_true: Block, if_false: Block) {
        unsafe { sys::lilt_build_cond_br(self.raw, condition, if_true, if_false) }
    }

    pub fn switch(&self, condition: Value, otherwise: Block, values: &[Value], targets: &[Block]) {
        assert_eq!(values.len(), targets.len(), "values and targets");
        unsafe { sys::lilt_build_switch(self.raw, condition, otherwise, values.as_ptr(), targets.as_ptr(), targets.len()) }
    }

    pub fn unreachable(&self) {
        unsafe { sys::lilt_build_unreachable(self.raw) }
    }
}

/// Functions of lilt_variables.
impl Variables<'_> {
    pub fn declare(&self, ty: Type, name: &str) -> u32 {
        unsafe { sys::lilt_variables_declare(self.raw, ty, text(name).as_ptr()) }
    }

    /// The variable's value at the end of the block, as far as it is built.
    pub fn define(&self, variable: u32, block: Block, value: Value) {
        unsafe { sys::lilt_variables_define(self.raw, variable, block, value) }
    }

    /// Undefined before the first definition: undef.
    pub fn use_(&self, variable: u32, block: Block) -> Value {
        unsafe { sys::lilt_variables_use(self.raw, variable, block) }
    }

    pub fn seal(&self, block: Block) {
        unsafe { sys::lilt_variables_seal(self.raw, block) }
    }
}

/// Functions of lilt_jit.
impl Jit {
    /// An archive of such objects: a member is put in memory when a name that it defines is
    /// asked for and nobody else has it. The bytes are copied.
    pub fn add_archive(&self, bytes: &[u8]) -> Result<()> {
        check(unsafe { sys::lilt_jit_add_archive(self.raw, bytes_of(bytes), bytes.len()) })
    }

    /// Bytes of memory that units take: code, stubs and data.
    pub fn memory(&self) -> usize {
        unsafe { sys::lilt_jit_memory(self.raw) }
    }
}
