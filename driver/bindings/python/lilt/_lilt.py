"""lilt.h for Python, made from it by driver/bindings/generator. Do not edit."""
import enum
from collections.abc import Sequence
from ctypes import (Structure, c_bool, c_char_p, c_double, c_int, c_int32, c_int64, c_size_t, c_uint, c_uint32,
                    c_uint64, c_void_p)
from typing import Optional

from ._base import Handle, Id, check, library, string, text, texts

__all__ = ["ASM_ALIGN_STACK", "ASM_INTEL", "ASM_SIDE_EFFECT", "ASM_UNWIND", "AtomicOp", "BinaryOp", "Block",
           "CastOp", "ComdatKind", "DISJOINT", "EXACT", "ErrorKind", "FloatPredicate", "Function", "INBOUNDS",
           "IntPredicate", "JIT_DUMP", "JIT_GDB", "JIT_PERF_MAP", "Linkage", "NSW", "NUSW", "NUW", "Ordering",
           "OutputKind", "RESULT", "TailKind", "TlsModel", "Type", "TypeKind", "UNIT_LAZY", "UNIT_REPLACEABLE",
           "UNIT_REPLACES", "Unit", "VERSION", "Value", "Visibility", "bfloat_type", "double_type", "float_type",
           "fp128_type", "half_type", "i1", "i128", "i16", "i32", "i64", "i8", "pointer", "void_type",
           "x86_fp80_type"]

VERSION = (0, 1, 0)
RESULT = 0xffffffff  # the index of a function's result among its parameters


class Type(Id, Structure):
    """A type of one module; those of the functions lilt_i1() to lilt_pointer() are the same in
    every module."""
    __slots__ = ()
    _fields_ = [("id", c_uint32)]


class Value(Id, Structure):
    """A value: a constant of a module, or an argument or an instruction's result of one
    function. Zero: none."""
    __slots__ = ()
    _fields_ = [("id", c_uint64)]


class Block(Id, Structure):
    """A basic block of one function. Zero: none."""
    __slots__ = ()
    _fields_ = [("id", c_uint64)]


class Unit(Id, Structure):
    """A module in a JIT. Zero: none."""
    __slots__ = ()
    _fields_ = [("id", c_uint64)]


class ErrorKind(enum.IntEnum):
    INPUT = 0
    SYSTEM = 1
    INTERNAL = 2


class CastOp(enum.IntEnum):
    """Constant expressions: LILT_TRUNC, LILT_PTRTOINT, LILT_INTTOPTR, LILT_BITCAST; the address
    of a part, `promises` as of lilt_build_gep; the address of a block, which has a name."""
    TRUNC = 0
    ZEXT = 1
    SEXT = 2
    FPTRUNC = 3
    FPEXT = 4
    FPTOUI = 5
    FPTOSI = 6
    UITOFP = 7
    SITOFP = 8
    PTRTOINT = 9
    INTTOPTR = 10
    BITCAST = 11

# Inline assembly, to call by lilt_build_call_pointer: `flags` joined by `|`.
ASM_SIDE_EFFECT = 1
ASM_ALIGN_STACK = 2
ASM_INTEL = 4
ASM_UNWIND = 8


class Linkage(enum.IntEnum):
    EXTERNAL = 0
    INTERNAL = 1
    PRIVATE = 2
    WEAK = 3
    LINK_ONCE_ODR = 4
    EXTERN_WEAK = 5
    WEAK_ODR = 6
    LINK_ONCE = 7
    COMMON = 8
    AVAILABLE_EXTERNALLY = 9
    APPENDING = 10


class Visibility(enum.IntEnum):
    DEFAULT_VISIBILITY = 0
    HIDDEN = 1
    PROTECTED = 2


class TlsModel(enum.IntEnum):
    NOT_THREAD_LOCAL = 0
    GENERAL_DYNAMIC = 1
    LOCAL_DYNAMIC = 2
    INITIAL_EXEC = 3
    LOCAL_EXEC = 4


class ComdatKind(enum.IntEnum):
    """The group of the name, made when it is first named: linkers keep one of those in several
    objects, or, with LILT_COMDAT_NODEDUPLICATE, all."""
    ANY = 0
    NODEDUPLICATE = 1


class BinaryOp(enum.IntEnum):
    ADD = 0
    SUB = 1
    MUL = 2
    UDIV = 3
    SDIV = 4
    UREM = 5
    SREM = 6
    SHL = 7
    LSHR = 8
    ASHR = 9
    AND = 10
    OR = 11
    XOR = 12
    FADD = 13
    FSUB = 14
    FMUL = 15
    FDIV = 16
    FREM = 17


class IntPredicate(enum.IntEnum):
    EQ = 0
    NE = 1
    UGT = 2
    UGE = 3
    ULT = 4
    ULE = 5
    SGT = 6
    SGE = 7
    SLT = 8
    SLE = 9


class FloatPredicate(enum.IntEnum):
    """O: ordered, false if an operand is a NaN. U: unordered, true then."""
    FALSE = 0
    OEQ = 1
    OGT = 2
    OGE = 3
    OLT = 4
    OLE = 5
    ONE = 6
    ORD = 7
    UNO = 8
    UEQ = 9
    UGT = 10
    UGE = 11
    ULT = 12
    ULE = 13
    UNE = 14
    TRUE = 15

# What an operation promises; a broken promise makes its result poison.
NUW = 1
NSW = 2
NUSW = 2
EXACT = 4
INBOUNDS = 4
DISJOINT = 4


class TailKind(enum.IntEnum):
    CALL = 0
    TAIL = 1
    MUST_TAIL = 2
    NO_TAIL = 3


class Ordering(enum.IntEnum):
    """Atomic operations; all threads of the system see them."""
    NOT_ATOMIC = 0
    UNORDERED = 1
    MONOTONIC = 2
    ACQUIRE = 3
    RELEASE = 4
    ACQ_REL = 5
    SEQ_CST = 6


class AtomicOp(enum.IntEnum):
    XCHG = 0
    ADD = 1
    SUB = 2
    AND = 3
    NAND = 4
    OR = 5
    XOR = 6
    MAX = 7
    MIN = 8
    UMAX = 9
    UMIN = 10
    FADD = 11
    FSUB = 12
    FMAX = 13
    FMIN = 14
    UINC_WRAP = 15
    UDEC_WRAP = 16
    USUB_COND = 17
    USUB_SAT = 18
    FMAXIMUM = 19
    FMINIMUM = 20


class TypeKind(enum.IntEnum):
    VOID = 0
    INTEGER = 1
    FLOATING = 2
    POINTER = 3
    VECTOR = 4
    ARRAY = 5
    STRUCT = 6
    FUNCTION = 7
    OTHER = 8


class OutputKind(enum.IntEnum):
    OBJECT = 0
    ASSEMBLY = 1

# Facilities of a JIT, joined by `|`.
JIT_PERF_MAP = 1
JIT_DUMP = 2
JIT_GDB = 4

# Of modules that are added, joined by `|`.
UNIT_REPLACEABLE = 1
UNIT_REPLACES = 2
UNIT_LAZY = 4

library.lilt_version.argtypes = []
library.lilt_version.restype = c_char_p
library.lilt_error_get_kind.argtypes = [c_void_p]
library.lilt_error_get_kind.restype = c_int
library.lilt_error_text.argtypes = [c_void_p]
library.lilt_error_text.restype = c_char_p
library.lilt_error_count.argtypes = [c_void_p]
library.lilt_error_count.restype = c_size_t
library.lilt_error_message.argtypes = [c_void_p, c_size_t]
library.lilt_error_message.restype = c_char_p
library.lilt_error_file.argtypes = [c_void_p, c_size_t]
library.lilt_error_file.restype = c_char_p
library.lilt_error_line.argtypes = [c_void_p, c_size_t]
library.lilt_error_line.restype = c_uint32
library.lilt_error_column.argtypes = [c_void_p, c_size_t]
library.lilt_error_column.restype = c_uint32
library.lilt_error_delete.argtypes = [c_void_p]
library.lilt_error_delete.restype = None
library.lilt_context_create.argtypes = []
library.lilt_context_create.restype = c_void_p
library.lilt_context_delete.argtypes = [c_void_p]
library.lilt_context_delete.restype = None
library.lilt_options_create.argtypes = []
library.lilt_options_create.restype = c_void_p
library.lilt_options_copy.argtypes = [c_void_p]
library.lilt_options_copy.restype = c_void_p
library.lilt_options_delete.argtypes = [c_void_p]
library.lilt_options_delete.restype = None
library.lilt_options_set_level.argtypes = [c_void_p, c_int]
library.lilt_options_set_level.restype = c_void_p
library.lilt_options_set_allocator.argtypes = [c_void_p, c_char_p]
library.lilt_options_set_allocator.restype = c_void_p
library.lilt_options_set_processor.argtypes = [c_void_p, c_char_p, c_char_p]
library.lilt_options_set_processor.restype = c_void_p
library.lilt_options_set_position_independent.argtypes = [c_void_p, c_bool]
library.lilt_options_set_position_independent.restype = None
library.lilt_options_set_frame_pointer.argtypes = [c_void_p, c_bool]
library.lilt_options_set_frame_pointer.restype = None
library.lilt_options_set_verify_each.argtypes = [c_void_p, c_bool]
library.lilt_options_set_verify_each.restype = None
library.lilt_options_set_threads.argtypes = [c_void_p, c_uint]
library.lilt_options_set_threads.restype = None
library.lilt_module_create.argtypes = [c_void_p, c_char_p]
library.lilt_module_create.restype = c_void_p
library.lilt_module_parse.argtypes = [c_void_p, c_char_p, c_char_p, c_size_t, c_void_p]
library.lilt_module_parse.restype = c_void_p
library.lilt_module_read.argtypes = [c_void_p, c_char_p, c_void_p]
library.lilt_module_read.restype = c_void_p
library.lilt_module_link.argtypes = [c_void_p, c_void_p]
library.lilt_module_link.restype = c_void_p
library.lilt_module_delete.argtypes = [c_void_p]
library.lilt_module_delete.restype = None
library.lilt_module_verify.argtypes = [c_void_p]
library.lilt_module_verify.restype = c_void_p
library.lilt_module_print.argtypes = [c_void_p]
library.lilt_module_print.restype = c_char_p
library.lilt_module_mistake.argtypes = [c_void_p]
library.lilt_module_mistake.restype = c_char_p
library.lilt_module_forget_mistake.argtypes = [c_void_p]
library.lilt_module_forget_mistake.restype = None
library.lilt_module_set_source.argtypes = [c_void_p, c_char_p, c_char_p]
library.lilt_module_set_source.restype = None
library.lilt_void.argtypes = []
library.lilt_void.restype = Type
library.lilt_i1.argtypes = []
library.lilt_i1.restype = Type
library.lilt_i8.argtypes = []
library.lilt_i8.restype = Type
library.lilt_i16.argtypes = []
library.lilt_i16.restype = Type
library.lilt_i32.argtypes = []
library.lilt_i32.restype = Type
library.lilt_i64.argtypes = []
library.lilt_i64.restype = Type
library.lilt_i128.argtypes = []
library.lilt_i128.restype = Type
library.lilt_half.argtypes = []
library.lilt_half.restype = Type
library.lilt_bfloat.argtypes = []
library.lilt_bfloat.restype = Type
library.lilt_float.argtypes = []
library.lilt_float.restype = Type
library.lilt_double.argtypes = []
library.lilt_double.restype = Type
library.lilt_x86_fp80.argtypes = []
library.lilt_x86_fp80.restype = Type
library.lilt_fp128.argtypes = []
library.lilt_fp128.restype = Type
library.lilt_pointer.argtypes = []
library.lilt_pointer.restype = Type
library.lilt_integer.argtypes = [c_void_p, c_uint32]
library.lilt_integer.restype = Type
library.lilt_array.argtypes = [c_void_p, Type, c_uint64]
library.lilt_array.restype = Type
library.lilt_vector.argtypes = [c_void_p, Type, c_uint64]
library.lilt_vector.restype = Type
library.lilt_struct.argtypes = [c_void_p, c_void_p, c_size_t, c_bool]
library.lilt_struct.restype = Type
library.lilt_named_struct.argtypes = [c_void_p, c_char_p]
library.lilt_named_struct.restype = Type
library.lilt_struct_set_fields.argtypes = [c_void_p, Type, c_void_p, c_size_t, c_bool]
library.lilt_struct_set_fields.restype = None
library.lilt_function_type.argtypes = [c_void_p, Type, c_void_p, c_size_t, c_bool]
library.lilt_function_type.restype = Type
library.lilt_type_size.argtypes = [c_void_p, Type]
library.lilt_type_size.restype = c_uint64
library.lilt_type_alignment.argtypes = [c_void_p, Type]
library.lilt_type_alignment.restype = c_uint64
library.lilt_field_offset.argtypes = [c_void_p, Type, c_size_t]
library.lilt_field_offset.restype = c_uint64
library.lilt_value_type.argtypes = [c_void_p, Value]
library.lilt_value_type.restype = Type
library.lilt_const_int.argtypes = [c_void_p, Type, c_int64]
library.lilt_const_int.restype = Value
library.lilt_const_real.argtypes = [c_void_p, Type, c_double]
library.lilt_const_real.restype = Value
library.lilt_const_zero.argtypes = [c_void_p, Type]
library.lilt_const_zero.restype = Value
library.lilt_const_undef.argtypes = [c_void_p, Type]
library.lilt_const_undef.restype = Value
library.lilt_const_poison.argtypes = [c_void_p, Type]
library.lilt_const_poison.restype = Value
library.lilt_const_aggregate.argtypes = [c_void_p, Type, c_void_p, c_size_t]
library.lilt_const_aggregate.restype = Value
library.lilt_const_bytes.argtypes = [c_void_p, c_void_p, c_size_t]
library.lilt_const_bytes.restype = Value
library.lilt_const_address.argtypes = [c_void_p, Value, c_int64]
library.lilt_const_address.restype = Value
library.lilt_const_words.argtypes = [c_void_p, Type, c_void_p, c_size_t]
library.lilt_const_words.restype = Value
library.lilt_const_cast.argtypes = [c_void_p, c_int, Value, Type]
library.lilt_const_cast.restype = Value
library.lilt_const_gep.argtypes = [c_void_p, Type, Value, c_void_p, c_size_t, c_uint]
library.lilt_const_gep.restype = Value
library.lilt_const_block_address.argtypes = [c_void_p, Block]
library.lilt_const_block_address.restype = Value
library.lilt_const_assembly.argtypes = [c_void_p, c_char_p, c_char_p, c_uint]
library.lilt_const_assembly.restype = Value
library.lilt_value_as_int.argtypes = [c_void_p, Value, c_void_p]
library.lilt_value_as_int.restype = c_bool
library.lilt_global.argtypes = [c_void_p, c_char_p, Type, Value]
library.lilt_global.restype = Value
library.lilt_global_string.argtypes = [c_void_p, c_char_p, c_size_t]
library.lilt_global_string.restype = Value
library.lilt_module_find.argtypes = [c_void_p, c_char_p]
library.lilt_module_find.restype = Value
library.lilt_set_linkage.argtypes = [c_void_p, Value, c_int]
library.lilt_set_linkage.restype = None
library.lilt_set_constant.argtypes = [c_void_p, Value, c_bool]
library.lilt_set_constant.restype = None
library.lilt_set_thread_local.argtypes = [c_void_p, Value, c_bool]
library.lilt_set_thread_local.restype = None
library.lilt_set_alignment.argtypes = [c_void_p, Value, c_uint32]
library.lilt_set_alignment.restype = None
library.lilt_set_section.argtypes = [c_void_p, Value, c_char_p]
library.lilt_set_section.restype = None
library.lilt_set_visibility.argtypes = [c_void_p, Value, c_int]
library.lilt_set_visibility.restype = None
library.lilt_set_dso_local.argtypes = [c_void_p, Value, c_bool]
library.lilt_set_dso_local.restype = None
library.lilt_set_unnamed_addr.argtypes = [c_void_p, Value, c_bool]
library.lilt_set_unnamed_addr.restype = None
library.lilt_set_tls_model.argtypes = [c_void_p, Value, c_int]
library.lilt_set_tls_model.restype = None
library.lilt_set_comdat.argtypes = [c_void_p, Value, c_char_p, c_int]
library.lilt_set_comdat.restype = None
library.lilt_alias.argtypes = [c_void_p, c_char_p, Type, Value]
library.lilt_alias.restype = Value
library.lilt_ifunc.argtypes = [c_void_p, c_char_p, Type, Value]
library.lilt_ifunc.restype = Value
library.lilt_function_create.argtypes = [c_void_p, c_char_p, Type]
library.lilt_function_create.restype = c_void_p
library.lilt_module_find_function.argtypes = [c_void_p, c_char_p]
library.lilt_module_find_function.restype = c_void_p
library.lilt_function_name.argtypes = [c_void_p]
library.lilt_function_name.restype = c_char_p
library.lilt_function_set_name.argtypes = [c_void_p, c_char_p]
library.lilt_function_set_name.restype = None
library.lilt_function_get_type.argtypes = [c_void_p]
library.lilt_function_get_type.restype = Type
library.lilt_function_address.argtypes = [c_void_p]
library.lilt_function_address.restype = Value
library.lilt_function_parameter_count.argtypes = [c_void_p]
library.lilt_function_parameter_count.restype = c_uint32
library.lilt_function_argument.argtypes = [c_void_p, c_uint32]
library.lilt_function_argument.restype = Value
library.lilt_function_add_attribute.argtypes = [c_void_p, c_char_p]
library.lilt_function_add_attribute.restype = None
library.lilt_function_add_parameter_attribute.argtypes = [c_void_p, c_uint32, c_char_p]
library.lilt_function_add_parameter_attribute.restype = None
library.lilt_function_add_type_attribute.argtypes = [c_void_p, c_uint32, c_char_p, Type]
library.lilt_function_add_type_attribute.restype = None
library.lilt_function_set_convention.argtypes = [c_void_p, c_char_p]
library.lilt_function_set_convention.restype = None
library.lilt_function_set_personality.argtypes = [c_void_p, c_void_p]
library.lilt_function_set_personality.restype = None
library.lilt_function_set_line.argtypes = [c_void_p, c_uint32]
library.lilt_function_set_line.restype = None
library.lilt_function_has_body.argtypes = [c_void_p]
library.lilt_function_has_body.restype = c_bool
library.lilt_function_delete_body.argtypes = [c_void_p]
library.lilt_function_delete_body.restype = None
library.lilt_block_create.argtypes = [c_void_p, c_char_p]
library.lilt_block_create.restype = Block
library.lilt_block_append.argtypes = [c_void_p, Block]
library.lilt_block_append.restype = None
library.lilt_block_has_predecessors.argtypes = [c_void_p, Block]
library.lilt_block_has_predecessors.restype = c_bool
library.lilt_block_is_terminated.argtypes = [c_void_p, Block]
library.lilt_block_is_terminated.restype = c_bool
library.lilt_value_set_name.argtypes = [c_void_p, Value, c_char_p]
library.lilt_value_set_name.restype = None
library.lilt_builder_create.argtypes = [c_void_p]
library.lilt_builder_create.restype = c_void_p
library.lilt_builder_delete.argtypes = [c_void_p]
library.lilt_builder_delete.restype = None
library.lilt_builder_at_end.argtypes = [c_void_p, Block]
library.lilt_builder_at_end.restype = None
library.lilt_builder_at_start.argtypes = [c_void_p, Block]
library.lilt_builder_at_start.restype = None
library.lilt_builder_before.argtypes = [c_void_p, Value]
library.lilt_builder_before.restype = None
library.lilt_builder_clear.argtypes = [c_void_p]
library.lilt_builder_clear.restype = None
library.lilt_builder_block.argtypes = [c_void_p]
library.lilt_builder_block.restype = Block
library.lilt_builder_function.argtypes = [c_void_p]
library.lilt_builder_function.restype = c_void_p
library.lilt_builder_set_location.argtypes = [c_void_p, c_uint32, c_uint32]
library.lilt_builder_set_location.restype = None
library.lilt_build_binary.argtypes = [c_void_p, c_int, Value, Value, c_uint]
library.lilt_build_binary.restype = Value
library.lilt_build_fneg.argtypes = [c_void_p, Value]
library.lilt_build_fneg.restype = Value
library.lilt_build_cast.argtypes = [c_void_p, c_int, Value, Type]
library.lilt_build_cast.restype = Value
library.lilt_build_icmp.argtypes = [c_void_p, c_int, Value, Value]
library.lilt_build_icmp.restype = Value
library.lilt_build_fcmp.argtypes = [c_void_p, c_int, Value, Value]
library.lilt_build_fcmp.restype = Value
library.lilt_build_select.argtypes = [c_void_p, Value, Value, Value]
library.lilt_build_select.restype = Value
library.lilt_build_freeze.argtypes = [c_void_p, Value]
library.lilt_build_freeze.restype = Value
library.lilt_build_alloca.argtypes = [c_void_p, Type, Value]
library.lilt_build_alloca.restype = Value
library.lilt_build_load.argtypes = [c_void_p, Type, Value]
library.lilt_build_load.restype = Value
library.lilt_build_store.argtypes = [c_void_p, Value, Value]
library.lilt_build_store.restype = Value
library.lilt_instruction_set_volatile.argtypes = [c_void_p, Value, c_bool]
library.lilt_instruction_set_volatile.restype = None
library.lilt_build_gep.argtypes = [c_void_p, Type, Value, c_void_p, c_size_t, c_uint]
library.lilt_build_gep.restype = Value
library.lilt_build_field.argtypes = [c_void_p, Type, Value, c_uint32]
library.lilt_build_field.restype = Value
library.lilt_build_call.argtypes = [c_void_p, c_void_p, c_void_p, c_size_t]
library.lilt_build_call.restype = Value
library.lilt_build_call_pointer.argtypes = [c_void_p, Type, Value, c_void_p, c_size_t]
library.lilt_build_call_pointer.restype = Value
library.lilt_call_set_tail.argtypes = [c_void_p, Value, c_int]
library.lilt_call_set_tail.restype = None
library.lilt_call_set_convention.argtypes = [c_void_p, Value, c_char_p]
library.lilt_call_set_convention.restype = None
library.lilt_call_add_argument_attribute.argtypes = [c_void_p, Value, c_uint32, c_char_p]
library.lilt_call_add_argument_attribute.restype = None
library.lilt_build_extract_value.argtypes = [c_void_p, Value, c_uint32]
library.lilt_build_extract_value.restype = Value
library.lilt_build_insert_value.argtypes = [c_void_p, Value, Value, c_uint32]
library.lilt_build_insert_value.restype = Value
library.lilt_build_extract_element.argtypes = [c_void_p, Value, Value]
library.lilt_build_extract_element.restype = Value
library.lilt_build_insert_element.argtypes = [c_void_p, Value, Value, Value]
library.lilt_build_insert_element.restype = Value
library.lilt_build_shuffle.argtypes = [c_void_p, Value, Value, c_void_p, c_size_t]
library.lilt_build_shuffle.restype = Value
library.lilt_instruction_add_flag.argtypes = [c_void_p, Value, c_char_p]
library.lilt_instruction_add_flag.restype = None
library.lilt_set_ordering.argtypes = [c_void_p, Value, c_int]
library.lilt_set_ordering.restype = None
library.lilt_build_fence.argtypes = [c_void_p, c_int]
library.lilt_build_fence.restype = Value
library.lilt_build_cmpxchg.argtypes = [c_void_p, Value, Value, Value, c_int, c_int]
library.lilt_build_cmpxchg.restype = Value
library.lilt_build_atomic_rmw.argtypes = [c_void_p, c_int, Value, Value, c_int]
library.lilt_build_atomic_rmw.restype = Value
library.lilt_build_invoke.argtypes = [c_void_p, Type, Value, c_void_p, c_size_t, Block, Block]
library.lilt_build_invoke.restype = Value
library.lilt_build_landing_pad.argtypes = [c_void_p, Type, c_bool]
library.lilt_build_landing_pad.restype = Value
library.lilt_landing_pad_add_clause.argtypes = [c_void_p, Value, Value]
library.lilt_landing_pad_add_clause.restype = None
library.lilt_build_resume.argtypes = [c_void_p, Value]
library.lilt_build_resume.restype = None
library.lilt_build_va_arg.argtypes = [c_void_p, Value, Type]
library.lilt_build_va_arg.restype = Value
library.lilt_build_indirect_br.argtypes = [c_void_p, Value, c_void_p, c_size_t]
library.lilt_build_indirect_br.restype = None
library.lilt_build_phi.argtypes = [c_void_p, Type]
library.lilt_build_phi.restype = Value
library.lilt_phi_add_incoming.argtypes = [c_void_p, Value, Value, Block]
library.lilt_phi_add_incoming.restype = None
library.lilt_build_placeholder.argtypes = [c_void_p]
library.lilt_build_placeholder.restype = Value
library.lilt_instruction_erase.argtypes = [c_void_p, Value]
library.lilt_instruction_erase.restype = None
library.lilt_build_ret.argtypes = [c_void_p, Value]
library.lilt_build_ret.restype = None
library.lilt_build_ret_void.argtypes = [c_void_p]
library.lilt_build_ret_void.restype = None
library.lilt_build_br.argtypes = [c_void_p, Block]
library.lilt_build_br.restype = None
library.lilt_build_cond_br.argtypes = [c_void_p, Value, Block, Block]
library.lilt_build_cond_br.restype = None
library.lilt_build_switch.argtypes = [c_void_p, Value, Block, c_void_p, c_void_p, c_size_t]
library.lilt_build_switch.restype = None
library.lilt_build_unreachable.argtypes = [c_void_p]
library.lilt_build_unreachable.restype = None
library.lilt_module_first_function.argtypes = [c_void_p]
library.lilt_module_first_function.restype = c_void_p
library.lilt_function_next.argtypes = [c_void_p]
library.lilt_function_next.restype = c_void_p
library.lilt_function_module.argtypes = [c_void_p]
library.lilt_function_module.restype = c_void_p
library.lilt_module_first_global.argtypes = [c_void_p]
library.lilt_module_first_global.restype = Value
library.lilt_global_next.argtypes = [c_void_p, Value]
library.lilt_global_next.restype = Value
library.lilt_symbol_name.argtypes = [c_void_p, Value]
library.lilt_symbol_name.restype = c_char_p
library.lilt_symbol_linkage.argtypes = [c_void_p, Value]
library.lilt_symbol_linkage.restype = c_int
library.lilt_symbol_is_definition.argtypes = [c_void_p, Value]
library.lilt_symbol_is_definition.restype = c_bool
library.lilt_global_type.argtypes = [c_void_p, Value]
library.lilt_global_type.restype = Type
library.lilt_global_initializer.argtypes = [c_void_p, Value]
library.lilt_global_initializer.restype = Value
library.lilt_value_function.argtypes = [c_void_p, Value]
library.lilt_value_function.restype = c_void_p
library.lilt_function_first_block.argtypes = [c_void_p]
library.lilt_function_first_block.restype = Block
library.lilt_block_next.argtypes = [c_void_p, Block]
library.lilt_block_next.restype = Block
library.lilt_block_first_instruction.argtypes = [c_void_p, Block]
library.lilt_block_first_instruction.restype = Value
library.lilt_block_terminator.argtypes = [c_void_p, Block]
library.lilt_block_terminator.restype = Value
library.lilt_instruction_next.argtypes = [c_void_p, Value]
library.lilt_instruction_next.restype = Value
library.lilt_instruction_block.argtypes = [c_void_p, Value]
library.lilt_instruction_block.restype = Block
library.lilt_instruction_function.argtypes = [c_void_p, Value]
library.lilt_instruction_function.restype = c_void_p
library.lilt_block_name.argtypes = [c_void_p, Block]
library.lilt_block_name.restype = c_char_p
library.lilt_value_name.argtypes = [c_void_p, Value]
library.lilt_value_name.restype = c_char_p
library.lilt_instruction_opcode.argtypes = [c_void_p, Value]
library.lilt_instruction_opcode.restype = c_char_p
library.lilt_instruction_predicate.argtypes = [c_void_p, Value]
library.lilt_instruction_predicate.restype = c_char_p
library.lilt_instruction_operand_count.argtypes = [c_void_p, Value]
library.lilt_instruction_operand_count.restype = c_size_t
library.lilt_instruction_operand.argtypes = [c_void_p, Value, c_size_t]
library.lilt_instruction_operand.restype = Value
library.lilt_instruction_block_count.argtypes = [c_void_p, Value]
library.lilt_instruction_block_count.restype = c_size_t
library.lilt_instruction_target.argtypes = [c_void_p, Value, c_size_t]
library.lilt_instruction_target.restype = Block
library.lilt_instruction_source_type.argtypes = [c_void_p, Value]
library.lilt_instruction_source_type.restype = Type
library.lilt_instruction_print.argtypes = [c_void_p, Value]
library.lilt_instruction_print.restype = c_char_p
library.lilt_instruction_set_operand.argtypes = [c_void_p, Value, c_size_t, Value]
library.lilt_instruction_set_operand.restype = None
library.lilt_value_replace_uses.argtypes = [c_void_p, Value, Value]
library.lilt_value_replace_uses.restype = None
library.lilt_type_get_kind.argtypes = [c_void_p, Type]
library.lilt_type_get_kind.restype = c_int
library.lilt_type_bits.argtypes = [c_void_p, Type]
library.lilt_type_bits.restype = c_uint32
library.lilt_type_count.argtypes = [c_void_p, Type]
library.lilt_type_count.restype = c_uint64
library.lilt_type_part.argtypes = [c_void_p, Type, c_uint64]
library.lilt_type_part.restype = Type
library.lilt_type_result.argtypes = [c_void_p, Type]
library.lilt_type_result.restype = Type
library.lilt_type_is_variadic.argtypes = [c_void_p, Type]
library.lilt_type_is_variadic.restype = c_bool
library.lilt_type_print.argtypes = [c_void_p, Type]
library.lilt_type_print.restype = c_char_p
library.lilt_variables_create.argtypes = [c_void_p]
library.lilt_variables_create.restype = c_void_p
library.lilt_variables_delete.argtypes = [c_void_p]
library.lilt_variables_delete.restype = None
library.lilt_variables_declare.argtypes = [c_void_p, Type, c_char_p]
library.lilt_variables_declare.restype = c_uint32
library.lilt_variables_define.argtypes = [c_void_p, c_uint32, Block, Value]
library.lilt_variables_define.restype = None
library.lilt_variables_use.argtypes = [c_void_p, c_uint32, Block]
library.lilt_variables_use.restype = Value
library.lilt_variables_seal.argtypes = [c_void_p, Block]
library.lilt_variables_seal.restype = None
library.lilt_compile.argtypes = [c_void_p, c_void_p, c_int, c_void_p]
library.lilt_compile.restype = c_void_p
library.lilt_output_bytes.argtypes = [c_void_p]
library.lilt_output_bytes.restype = c_void_p
library.lilt_output_size.argtypes = [c_void_p]
library.lilt_output_size.restype = c_size_t
library.lilt_output_delete.argtypes = [c_void_p]
library.lilt_output_delete.restype = None
library.lilt_compile_to_file.argtypes = [c_void_p, c_void_p, c_int, c_char_p]
library.lilt_compile_to_file.restype = c_void_p
library.lilt_compile_to_executable.argtypes = [c_void_p, c_void_p, c_void_p, c_size_t, c_char_p]
library.lilt_compile_to_executable.restype = c_void_p
library.lilt_jit_create.argtypes = [c_uint, c_void_p]
library.lilt_jit_create.restype = c_void_p
library.lilt_jit_delete.argtypes = [c_void_p]
library.lilt_jit_delete.restype = None
library.lilt_jit_define.argtypes = [c_void_p, c_char_p, c_void_p]
library.lilt_jit_define.restype = c_void_p
library.lilt_jit_set_resolver.argtypes = [c_void_p, c_void_p, c_void_p]
library.lilt_jit_set_resolver.restype = None
library.lilt_jit_set_lazy_failure.argtypes = [c_void_p, c_void_p, c_void_p]
library.lilt_jit_set_lazy_failure.restype = None
library.lilt_jit_add.argtypes = [c_void_p, c_void_p, c_void_p, c_uint, c_void_p]
library.lilt_jit_add.restype = c_void_p
library.lilt_jit_add_object.argtypes = [c_void_p, c_void_p, c_size_t, c_void_p]
library.lilt_jit_add_object.restype = c_void_p
library.lilt_jit_add_archive.argtypes = [c_void_p, c_void_p, c_size_t]
library.lilt_jit_add_archive.restype = c_void_p
library.lilt_jit_remove.argtypes = [c_void_p, Unit]
library.lilt_jit_remove.restype = c_void_p
library.lilt_jit_lookup.argtypes = [c_void_p, c_char_p]
library.lilt_jit_lookup.restype = c_void_p
library.lilt_jit_lookup_in.argtypes = [c_void_p, Unit, c_char_p]
library.lilt_jit_lookup_in.restype = c_void_p
library.lilt_jit_memory.argtypes = [c_void_p]
library.lilt_jit_memory.restype = c_size_t

void_type = library.lilt_void()
i1 = library.lilt_i1()
i8 = library.lilt_i8()
i16 = library.lilt_i16()
i32 = library.lilt_i32()
i64 = library.lilt_i64()
i128 = library.lilt_i128()
half_type = library.lilt_half()
bfloat_type = library.lilt_bfloat()
float_type = library.lilt_float()
double_type = library.lilt_double()
x86_fp80_type = library.lilt_x86_fp80()
fp128_type = library.lilt_fp128()
pointer = library.lilt_pointer()


class OptionsMethods(Handle):
    """lilt_options of lilt.h."""
    __slots__ = ()

    def set_level(self, level: int) -> None:
        """0 to 3; 's' and 'z' for size."""
        check(library.lilt_options_set_level(self.pointer, level))

    def set_allocator(self, name: Optional[str] = None) -> None:
        """A register allocator by name: "linear", "graph", …; NULL: the level's own."""
        check(library.lilt_options_set_allocator(self.pointer, text(name)))

    def set_processor(self, processor: Optional[str] = None, features: Optional[str] = None) -> None:
        """A processor ("native", "x86-64-v3", "haswell") and changes to its features
        ("+popcnt,-bmi"); either may be NULL."""
        check(library.lilt_options_set_processor(self.pointer, text(processor), text(features)))

    def set_position_independent(self, value: bool) -> None:
        library.lilt_options_set_position_independent(self.pointer, value)

    def set_frame_pointer(self, value: bool) -> None:
        """Every function keeps a frame pointer in rbp."""
        library.lilt_options_set_frame_pointer(self.pointer, value)

    def set_verify_each(self, value: bool) -> None:
        """Verifies the function after every pass: slow, for hunting faults of lilt."""
        library.lilt_options_set_verify_each(self.pointer, value)

    def set_threads(self, threads: int) -> None:
        """0: as many as are useful."""
        library.lilt_options_set_threads(self.pointer, threads)


class ModuleMethods(Handle):
    """lilt_module of lilt.h."""
    __slots__ = ()

    def link(self, other: "ModuleMethods") -> None:
        """Links another module into this one, as `lilt link` does, by LLVM's rules; the
        other one stays as it is. What conflicts is an error with both places: of parsed
        modules in their texts, of others in what lilt_module_print gives; this module stays
        as it was then. Afterwards it is like one that was parsed: functions stay (a local
        one may have another name), and types, values and blocks are asked for again;
        builders have no insertion point. O(size of both)."""
        check(library.lilt_module_link(self.pointer, other.pointer))

    def verify(self) -> None:
        """Checks the rules of the language, as reading a text does. Messages about a module
        that was built refer to the text that lilt_module_print gives."""
        check(library.lilt_module_verify(self.pointer))

    def print(self) -> str:
        """The module as LLVM IR text: what was parsed, until it is changed. Valid until the
        module changes. O(size)."""
        return string(library.lilt_module_print(self.pointer)) or ""

    def mistake(self) -> Optional[str]:
        """The first mistake in building, NULL if there is none; forgets it, for a front end
        that has mended what it built."""
        return string(library.lilt_module_mistake(self.pointer))

    def forget_mistake(self) -> None:
        library.lilt_module_forget_mistake(self.pointer)

    def set_source(self, file: str, directory: Optional[str] = None) -> None:
        """For debug information: the source file that functions and locations are in. What
        is built before it, or without it, has none."""
        library.lilt_module_set_source(self.pointer, text(file), text(directory))

    def integer_type(self, bits: int) -> Type:
        """1 to 2^23 bits."""
        return library.lilt_integer(self.pointer, bits)

    def array_type(self, element: Type, count: int) -> Type:
        return library.lilt_array(self.pointer, element, count)

    def vector_type(self, element: Type, count: int) -> Type:
        return library.lilt_vector(self.pointer, element, count)

    def struct_type(self, fields: Sequence[Type], packed: bool = False) -> Type:
        return library.lilt_struct(self.pointer, (Type * len(fields))(*fields), len(fields), packed)

    def named_struct_type(self, name: str) -> Type:
        """A struct by name, without fields until lilt_struct_set_fields; the same name
        gives the same type."""
        return library.lilt_named_struct(self.pointer, text(name))

    def struct_set_fields(self, type: Type, fields: Sequence[Type], packed: bool = False) -> None:
        library.lilt_struct_set_fields(self.pointer, type, (Type * len(fields))(*fields), len(fields), packed)

    def function_type(self, result: Type, parameters: Sequence[Type], variadic: bool = False) -> Type:
        return library.lilt_function_type(self.pointer, result, (Type * len(parameters))(*parameters), len(parameters), variadic)

    def type_size(self, type: Type) -> int:
        """Bytes between elements of an array of the type, and its alignment; 0 if it has no
        size."""
        return library.lilt_type_size(self.pointer, type)

    def type_alignment(self, type: Type) -> int:
        return library.lilt_type_alignment(self.pointer, type)

    def field_offset(self, type: Type, field: int) -> int:
        """The byte at which a field of a struct begins."""
        return library.lilt_field_offset(self.pointer, type, field)

    def type_of(self, value: Value) -> Type:
        return library.lilt_value_type(self.pointer, value)

    def const_int(self, type: Type, value: int) -> Value:
        """An integer of up to 64 bits, its bits above the type's width dropped; wider types
        get it sign-extended."""
        return library.lilt_const_int(self.pointer, type, value)

    def const_real(self, type: Type, value: float) -> Value:
        """Of float or double: the nearest one."""
        return library.lilt_const_real(self.pointer, type, value)

    def const_zero(self, type: Type) -> Value:
        """Zero of any type: 0, 0.0, null, zeroinitializer."""
        return library.lilt_const_zero(self.pointer, type)

    def const_undef(self, type: Type) -> Value:
        return library.lilt_const_undef(self.pointer, type)

    def const_poison(self, type: Type) -> Value:
        return library.lilt_const_poison(self.pointer, type)

    def const_aggregate(self, type: Type, elements: Sequence[Value]) -> Value:
        """An array, a struct or a vector of constants."""
        return library.lilt_const_aggregate(self.pointer, type, (Value * len(elements))(*elements), len(elements))

    def const_bytes(self, bytes: bytes) -> Value:
        """An array of i8; without a zero of its own at the end."""
        return library.lilt_const_bytes(self.pointer, bytes, len(bytes))

    def const_address(self, symbol: Value, offset: int) -> Value:
        """The address of a global or a function and a number of bytes, for initializers."""
        return library.lilt_const_address(self.pointer, symbol, offset)

    def const_words(self, type: Type, words: Sequence[int]) -> Value:
        """An integer or a floating-point number of any width by its bits, 64 a word, the
        lowest first; words that are missing are zero."""
        return library.lilt_const_words(self.pointer, type, (c_uint64 * len(words))(*words), len(words))

    def const_cast(self, op: CastOp, value: Value, type: Type) -> Value:
        return library.lilt_const_cast(self.pointer, op, value, type)

    def const_gep(self, source: Type, base: Value, indices: Sequence[Value], promises: int = 0) -> Value:
        return library.lilt_const_gep(self.pointer, source, base, (Value * len(indices))(*indices), len(indices), promises)

    def const_assembly(self, assembly: str, constraints: str, flags: int) -> Value:
        return library.lilt_const_assembly(self.pointer, text(assembly), text(constraints), flags)

    def create_global(self, name: str, type: Type, initializer: Value) -> Value:
        """A variable; its address. `initializer` zero: it is defined elsewhere. A name that
        is taken is a mistake; an empty one is replaced by a new one."""
        return library.lilt_global(self.pointer, text(name), type, initializer)

    def create_global_string(self, text: bytes) -> Value:
        """A private constant with these bytes and a zero after them; its address."""
        return library.lilt_global_string(self.pointer, text, len(text))

    def find(self, name: str) -> Value:
        """The address of a global or a function by name; zero if there is none."""
        return library.lilt_module_find(self.pointer, text(name))

    def set_linkage(self, symbol: Value, linkage: Linkage) -> None:
        """Of a global or a function, by its address."""
        library.lilt_set_linkage(self.pointer, symbol, linkage)

    def set_constant(self, variable: Value, value: bool) -> None:
        library.lilt_set_constant(self.pointer, variable, value)

    def set_thread_local(self, variable: Value, value: bool) -> None:
        library.lilt_set_thread_local(self.pointer, variable, value)

    def set_alignment(self, value: Value, bytes: int) -> None:
        """The alignment in bytes of a variable, a load, a store or an alloca, where it is
        not the type's own."""
        library.lilt_set_alignment(self.pointer, value, bytes)

    def set_section(self, symbol: Value, name: str) -> None:
        library.lilt_set_section(self.pointer, symbol, text(name))

    def set_visibility(self, symbol: Value, visibility: Visibility) -> None:
        library.lilt_set_visibility(self.pointer, symbol, visibility)

    def set_dso_local(self, symbol: Value, value: bool) -> None:
        """No other module's definition takes the symbol's place."""
        library.lilt_set_dso_local(self.pointer, symbol, value)

    def set_unnamed_addr(self, symbol: Value, value: bool) -> None:
        """Nobody compares its address."""
        library.lilt_set_unnamed_addr(self.pointer, symbol, value)

    def set_tls_model(self, variable: Value, model: TlsModel) -> None:
        library.lilt_set_tls_model(self.pointer, variable, model)

    def set_comdat(self, symbol: Value, name: str, kind: ComdatKind) -> None:
        library.lilt_set_comdat(self.pointer, symbol, text(name), kind)

    def create_alias(self, name: str, type: Type, target: Value) -> Value:
        """Another name for a symbol, or a constant expression of one; a function that
        `resolver` chooses when the program starts. Their addresses; `type` is of what is
        there, a function's or a variable's."""
        return library.lilt_alias(self.pointer, text(name), type, target)

    def create_ifunc(self, name: str, type: Type, resolver: Value) -> Value:
        return library.lilt_ifunc(self.pointer, text(name), type, resolver)

    def find_function(self, name: str) -> Optional["Function"]:
        """NULL if there is none."""
        return Function.of(self.module, library.lilt_module_find_function(self.pointer, text(name)))

    def value_set_name(self, value: Value, name: str) -> None:
        """Of an argument or an instruction's result; no effect on constants."""
        library.lilt_value_set_name(self.pointer, value, text(name))

    def instruction_set_volatile(self, instruction: Value, value: bool) -> None:
        """Whether a load or a store is volatile."""
        library.lilt_instruction_set_volatile(self.pointer, instruction, value)

    def call_set_tail(self, call: Value, kind: TailKind) -> None:
        library.lilt_call_set_tail(self.pointer, call, kind)

    def call_set_convention(self, call: Value, name: str) -> None:
        library.lilt_call_set_convention(self.pointer, call, text(name))

    def call_add_argument_attribute(self, call: Value, index: int, attribute: str) -> None:
        """As lilt_function_add_parameter_attribute, of an argument of a call: those that
        change how it is passed, such as "byval(…)", are written at both."""
        library.lilt_call_add_argument_attribute(self.pointer, call, index, text(attribute))

    def instruction_add_flag(self, instruction: Value, flag: str) -> None:
        """A word that an instruction may have in IR: "nuw", "nsw", "nusw", "exact",
        "disjoint", "nneg", "inbounds", "volatile", "weak", and of floating-point numbers
        "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"."""
        library.lilt_instruction_add_flag(self.pointer, instruction, text(flag))

    def set_ordering(self, access: Value, ordering: Ordering) -> None:
        """Of a load or a store."""
        library.lilt_set_ordering(self.pointer, access, ordering)

    def landing_pad_add_clause(self, pad: Value, clause: Value) -> None:
        library.lilt_landing_pad_add_clause(self.pointer, pad, clause)

    def phi_add_incoming(self, phi: Value, value: Value, from_: Block) -> None:
        library.lilt_phi_add_incoming(self.pointer, phi, value, from_)

    def instruction_erase(self, instruction: Value) -> None:
        """The instruction must have no uses."""
        library.lilt_instruction_erase(self.pointer, instruction)

    def first_function(self) -> Optional["Function"]:
        """Functions, and variables with aliases, in the order in which they were made or
        are in the text; NULL and zero after the last."""
        return Function.of(self.module, library.lilt_module_first_function(self.pointer))

    def first_global(self) -> Value:
        return library.lilt_module_first_global(self.pointer)

    def global_next(self, global_: Value) -> Value:
        return library.lilt_global_next(self.pointer, global_)

    def symbol_name(self, symbol: Value) -> str:
        """Of a global or a function, by its address."""
        return string(library.lilt_symbol_name(self.pointer, symbol)) or ""

    def symbol_linkage(self, symbol: Value) -> Linkage:
        return Linkage(library.lilt_symbol_linkage(self.pointer, symbol))

    def symbol_is_definition(self, symbol: Value) -> bool:
        return library.lilt_symbol_is_definition(self.pointer, symbol)

    def global_type(self, global_: Value) -> Type:
        """Of a variable: the type of its contents, and these; zero if it is defined
        elsewhere. Of an alias: what it stands for."""
        return library.lilt_global_type(self.pointer, global_)

    def global_initializer(self, global_: Value) -> Value:
        return library.lilt_global_initializer(self.pointer, global_)

    def value_function(self, value: Value) -> Optional["Function"]:
        """The function whose address the value is, such as a call's first operand; NULL:
        none."""
        return Function.of(self.module, library.lilt_value_function(self.pointer, value))

    def instruction_next(self, instruction: Value) -> Value:
        return library.lilt_instruction_next(self.pointer, instruction)

    def instruction_block(self, instruction: Value) -> Block:
        return library.lilt_instruction_block(self.pointer, instruction)

    def instruction_function(self, instruction: Value) -> Optional["Function"]:
        return Function.of(self.module, library.lilt_instruction_function(self.pointer, instruction))

    def value_name(self, value: Value) -> str:
        return string(library.lilt_value_name(self.pointer, value)) or ""

    def instruction_opcode(self, instruction: Value) -> str:
        """As LLVM writes it: "add", "icmp", "call"; "" of arguments and constants."""
        return string(library.lilt_instruction_opcode(self.pointer, instruction)) or ""

    def instruction_predicate(self, instruction: Value) -> str:
        """Of icmp and fcmp: "slt", "oeq"; otherwise ""."""
        return string(library.lilt_instruction_predicate(self.pointer, instruction)) or ""

    def instruction_operand_count(self, instruction: Value) -> int:
        """The operands that are values, in LLVM's order; of a call the callee comes first,
        then the arguments; of a switch the value, then the cases; of a phi one for each
        block."""
        return library.lilt_instruction_operand_count(self.pointer, instruction)

    def instruction_operand(self, instruction: Value, index: int) -> Value:
        return library.lilt_instruction_operand(self.pointer, instruction, index)

    def instruction_block_count(self, instruction: Value) -> int:
        """The operands that are blocks: where a terminator goes, or where a phi's values
        come from."""
        return library.lilt_instruction_block_count(self.pointer, instruction)

    def instruction_target(self, instruction: Value, index: int) -> Block:
        return library.lilt_instruction_target(self.pointer, instruction, index)

    def instruction_source_type(self, instruction: Value) -> Type:
        """The type that an alloca makes room for, a getelementptr walks through, or a call
        calls its callee as."""
        return library.lilt_instruction_source_type(self.pointer, instruction)

    def instruction_print(self, instruction: Value) -> str:
        """The instruction as a line of text. O(size of its function)."""
        return string(library.lilt_instruction_print(self.pointer, instruction)) or ""

    def instruction_set_operand(self, instruction: Value, index: int, value: Value) -> None:
        """Another value, of the same type, as an operand; elsewhere than in phis it must be
        known there, which is checked when the module is verified. Not of operands that must
        be constants."""
        library.lilt_instruction_set_operand(self.pointer, instruction, index, value)

    def value_replace_uses(self, old: Value, value: Value) -> None:
        """Puts another value of the same type in the place of all uses of an argument or an
        instruction. O(uses)."""
        library.lilt_value_replace_uses(self.pointer, old, value)

    def type_get_kind(self, type: Type) -> TypeKind:
        return TypeKind(library.lilt_type_get_kind(self.pointer, type))

    def type_bits(self, type: Type) -> int:
        """Of a number or a pointer; otherwise 0."""
        return library.lilt_type_bits(self.pointer, type)

    def type_count(self, type: Type) -> int:
        """How many elements a vector or an array has, fields a struct, parameters a
        function."""
        return library.lilt_type_count(self.pointer, type)

    def type_part(self, type: Type, index: int) -> Type:
        """The type of an element, a field or a parameter."""
        return library.lilt_type_part(self.pointer, type, index)

    def type_result(self, type: Type) -> Type:
        """Of a function."""
        return library.lilt_type_result(self.pointer, type)

    def type_is_variadic(self, type: Type) -> bool:
        return library.lilt_type_is_variadic(self.pointer, type)

    def type_print(self, type: Type) -> str:
        """As LLVM writes it."""
        return string(library.lilt_type_print(self.pointer, type)) or ""

    def compile_to_file(self, options: Optional["OptionsMethods"], kind: OutputKind, path: str) -> None:
        """Compiles into a file, which appears whole or not at all; "-" is standard
        output."""
        check(library.lilt_compile_to_file(self.pointer, options.pointer if options is not None else None, kind, text(path)))

    def compile_to_executable(self, options: Optional["OptionsMethods"], arguments: Sequence[str], path:
                              str) -> None:
        """Compiles the module and links it with `arguments` (objects, libraries, options of
        the linker, in their order), with the system's C compiler driver ($CC, else cc),
        whose own messages go to standard error."""
        check(library.lilt_compile_to_executable(self.pointer, options.pointer if options is not None else None, texts(arguments), len(arguments), text(path)))


class Function(Handle):
    """lilt_function of lilt.h."""
    __slots__ = ()

    def const_block_address(self, block: Block) -> Value:
        return library.lilt_const_block_address(self.pointer, block)

    def name(self) -> str:
        return string(library.lilt_function_name(self.pointer)) or ""

    def set_name(self, name: str) -> None:
        """The new name must not be taken."""
        library.lilt_function_set_name(self.pointer, text(name))

    def get_type(self) -> Type:
        return library.lilt_function_get_type(self.pointer)

    def address(self) -> Value:
        return library.lilt_function_address(self.pointer)

    def parameter_count(self) -> int:
        return library.lilt_function_parameter_count(self.pointer)

    def argument(self, index: int) -> Value:
        return library.lilt_function_argument(self.pointer, index)

    def add_attribute(self, attribute: str) -> None:
        """An attribute of functions, as in IR: "noinline", "nounwind", "cold",
        "memory(argmem: read)", "\\"target-cpu\\"=\\"haswell\\"", …"""
        library.lilt_function_add_attribute(self.pointer, text(attribute))

    def add_parameter_attribute(self, index: int, attribute: str) -> None:
        """"zeroext", "noalias", "align 16", "dereferenceable(8)", "range(i32 0, 10)", … of
        a parameter, or of the result: LILT_RESULT."""
        library.lilt_function_add_parameter_attribute(self.pointer, index, text(attribute))

    def add_type_attribute(self, index: int, attribute: str, type: Type) -> None:
        """"sret", "byval", "elementtype" with a type."""
        library.lilt_function_add_type_attribute(self.pointer, index, text(attribute), type)

    def set_convention(self, name: str) -> None:
        """"ccc", "fastcc", "preserve_mostcc", "win64cc", …; calls name it, too:
        lilt_call_set_convention."""
        library.lilt_function_set_convention(self.pointer, text(name))

    def set_personality(self, personality: "Function") -> None:
        """The function that unwinding asks about landing pads, such as
        __gxx_personality_v0."""
        library.lilt_function_set_personality(self.pointer, personality.pointer)

    def set_line(self, line: int) -> None:
        """For debug information: where the function stands in the module's source, under
        the name that it has now."""
        library.lilt_function_set_line(self.pointer, line)

    def has_body(self) -> bool:
        """Whether it has a block."""
        return library.lilt_function_has_body(self.pointer)

    def delete_body(self) -> None:
        """Makes the function a declaration; handles of what it contained are void then."""
        library.lilt_function_delete_body(self.pointer)

    def create_block(self, name: Optional[str] = None) -> Block:
        """A block of the function, outside it until lilt_block_append; one that stays
        outside is allowed as long as no branch goes to it. NULL or "" as name is allowed
        here and for values."""
        return library.lilt_block_create(self.pointer, text(name))

    def append(self, block: Block) -> None:
        """Puts the block after the function's last one. The first is the entry."""
        library.lilt_block_append(self.pointer, block)

    def block_has_predecessors(self, block: Block) -> bool:
        """Whether some terminator goes to it. O(1)."""
        return library.lilt_block_has_predecessors(self.pointer, block)

    def block_is_terminated(self, block: Block) -> bool:
        """Whether it ends with a terminator."""
        return library.lilt_block_is_terminated(self.pointer, block)

    def next(self) -> Optional["Function"]:
        return Function.of(self.module, library.lilt_function_next(self.pointer))

    def first_block(self) -> Block:
        """Blocks in their order, the entry first, and their instructions; zero after the
        last."""
        return library.lilt_function_first_block(self.pointer)

    def block_next(self, block: Block) -> Block:
        return library.lilt_block_next(self.pointer, block)

    def block_first_instruction(self, block: Block) -> Value:
        return library.lilt_block_first_instruction(self.pointer, block)

    def block_terminator(self, block: Block) -> Value:
        return library.lilt_block_terminator(self.pointer, block)

    def block_name(self, block: Block) -> str:
        """"" if it has none, or only a number."""
        return string(library.lilt_block_name(self.pointer, block)) or ""


class BuilderMethods(Handle):
    """lilt_builder of lilt.h."""
    __slots__ = ()

    def at_end(self, block: Block) -> None:
        """At the end of the block; before its first instruction after phis; before an
        instruction; nowhere."""
        library.lilt_builder_at_end(self.pointer, block)

    def at_start(self, block: Block) -> None:
        library.lilt_builder_at_start(self.pointer, block)

    def before(self, instruction: Value) -> None:
        library.lilt_builder_before(self.pointer, instruction)

    def clear(self) -> None:
        library.lilt_builder_clear(self.pointer)

    def block(self) -> Block:
        """Zero and NULL without an insertion point; building then is a mistake."""
        return library.lilt_builder_block(self.pointer)

    def function(self) -> Optional["Function"]:
        return Function.of(self.module, library.lilt_builder_function(self.pointer))

    def set_location(self, line: int, column: int) -> None:
        """The place in the module's source of what is built from now on; line 0: none.
        Columns count from 1."""
        library.lilt_builder_set_location(self.pointer, line, column)

    def binary(self, op: BinaryOp, left: Value, right: Value, promises: int = 0) -> Value:
        return library.lilt_build_binary(self.pointer, op, left, right, promises)

    def fneg(self, value: Value) -> Value:
        return library.lilt_build_fneg(self.pointer, value)

    def cast(self, op: CastOp, value: Value, type: Type) -> Value:
        return library.lilt_build_cast(self.pointer, op, value, type)

    def icmp(self, predicate: IntPredicate, left: Value, right: Value) -> Value:
        return library.lilt_build_icmp(self.pointer, predicate, left, right)

    def fcmp(self, predicate: FloatPredicate, left: Value, right: Value) -> Value:
        return library.lilt_build_fcmp(self.pointer, predicate, left, right)

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Value:
        return library.lilt_build_select(self.pointer, condition, if_true, if_false)

    def freeze(self, value: Value) -> Value:
        return library.lilt_build_freeze(self.pointer, value)

    def alloca(self, type: Type, count: Value) -> Value:
        """`count` zero: one element."""
        return library.lilt_build_alloca(self.pointer, type, count)

    def load(self, type: Type, pointer: Value) -> Value:
        return library.lilt_build_load(self.pointer, type, pointer)

    def store(self, value: Value, pointer: Value) -> Value:
        return library.lilt_build_store(self.pointer, value, pointer)

    def gep(self, source: Type, pointer: Value, indices: Sequence[Value], promises: int = 0) -> Value:
        """The address of an element: `indices` as in LLVM, the first over whole objects of
        type `source`."""
        return library.lilt_build_gep(self.pointer, source, pointer, (Value * len(indices))(*indices), len(indices), promises)

    def field(self, structure: Type, pointer: Value, field: int) -> Value:
        return library.lilt_build_field(self.pointer, structure, pointer, field)

    def call(self, callee: "Function", arguments: Sequence[Value]) -> Value:
        return library.lilt_build_call(self.pointer, callee.pointer, (Value * len(arguments))(*arguments), len(arguments))

    def call_pointer(self, function_type: Type, callee: Value, arguments: Sequence[Value]) -> Value:
        return library.lilt_build_call_pointer(self.pointer, function_type, callee, (Value * len(arguments))(*arguments), len(arguments))

    def extract_value(self, aggregate: Value, index: int) -> Value:
        return library.lilt_build_extract_value(self.pointer, aggregate, index)

    def insert_value(self, aggregate: Value, value: Value, index: int) -> Value:
        return library.lilt_build_insert_value(self.pointer, aggregate, value, index)

    def extract_element(self, vector: Value, index: Value) -> Value:
        """Elements of vectors. Of a mask each number is an element of `left`, then of
        `right`; -1: any."""
        return library.lilt_build_extract_element(self.pointer, vector, index)

    def insert_element(self, vector: Value, element: Value, index: Value) -> Value:
        return library.lilt_build_insert_element(self.pointer, vector, element, index)

    def shuffle(self, left: Value, right: Value, mask: Sequence[int]) -> Value:
        return library.lilt_build_shuffle(self.pointer, left, right, (c_int32 * len(mask))(*mask), len(mask))

    def fence(self, ordering: Ordering) -> Value:
        return library.lilt_build_fence(self.pointer, ordering)

    def cmpxchg(self, pointer: Value, expected: Value, value: Value, success: Ordering, failure:
                Ordering) -> Value:
        """A struct: the value that was there, and an i1, whether it was the expected
        one."""
        return library.lilt_build_cmpxchg(self.pointer, pointer, expected, value, success, failure)

    def atomic_rmw(self, op: AtomicOp, pointer: Value, value: Value, ordering: Ordering) -> Value:
        """The value that was there."""
        return library.lilt_build_atomic_rmw(self.pointer, op, pointer, value, ordering)

    def invoke(self, function_type: Type, callee: Value, arguments: Sequence[Value], normal: Block, unwind:
               Block) -> Value:
        """Exceptions. An invoke ends its block; its result is known where `normal` is
        reached. A landing pad comes first in the block that unwinding enters; a clause is
        what is caught, the address of a type's information or null for all, or an array of
        those that may pass."""
        return library.lilt_build_invoke(self.pointer, function_type, callee, (Value * len(arguments))(*arguments), len(arguments), normal, unwind)

    def landing_pad(self, type: Type, is_cleanup: bool) -> Value:
        return library.lilt_build_landing_pad(self.pointer, type, is_cleanup)

    def resume(self, value: Value) -> None:
        library.lilt_build_resume(self.pointer, value)

    def va_arg(self, list: Value, type: Type) -> Value:
        """The next argument of a variadic function, from its list."""
        return library.lilt_build_va_arg(self.pointer, list, type)

    def indirect_br(self, address: Value, targets: Sequence[Block]) -> None:
        """A branch to one of these blocks, whose address a constant is."""
        library.lilt_build_indirect_br(self.pointer, address, (Block * len(targets))(*targets), len(targets))

    def phi(self, type: Type) -> Value:
        """A phi at the start of the insertion point's block."""
        return library.lilt_build_phi(self.pointer, type)

    def placeholder(self) -> Value:
        """An instruction without effect, as a mark to insert before; lilt_instruction_erase
        ends it."""
        return library.lilt_build_placeholder(self.pointer)

    def ret(self, value: Value) -> None:
        library.lilt_build_ret(self.pointer, value)

    def ret_void(self) -> None:
        library.lilt_build_ret_void(self.pointer)

    def br(self, target: Block) -> None:
        library.lilt_build_br(self.pointer, target)

    def cond_br(self, condition: Value, if_true: Block, if_false: Block) -> None:
        library.lilt_build_cond_br(self.pointer, condition, if_true, if_false)

    def switch(self, condition: Value, otherwise: Block, values: Sequence[Value], targets:
               Sequence[Block]) -> None:
        if len(values) != len(targets):
            raise ValueError("values and targets differ in length")
        library.lilt_build_switch(self.pointer, condition, otherwise, (Value * len(values))(*values), (Block * len(targets))(*targets), len(targets))

    def unreachable(self) -> None:
        library.lilt_build_unreachable(self.pointer)


class VariablesMethods(Handle):
    """lilt_variables of lilt.h."""
    __slots__ = ()

    def declare(self, type: Type, name: str) -> int:
        return library.lilt_variables_declare(self.pointer, type, text(name))

    def define(self, variable: int, block: Block, value: Value) -> None:
        """The variable's value at the end of the block, as far as it is built."""
        library.lilt_variables_define(self.pointer, variable, block, value)

    def use(self, variable: int, block: Block) -> Value:
        """Undefined before the first definition: undef."""
        return library.lilt_variables_use(self.pointer, variable, block)

    def seal(self, block: Block) -> None:
        library.lilt_variables_seal(self.pointer, block)


class JitMethods(Handle):
    """lilt_jit of lilt.h."""
    __slots__ = ()

    def add_archive(self, bytes: bytes) -> None:
        """An archive of such objects: a member is put in memory when a name that it defines
        is asked for and nobody else has it. The bytes are copied."""
        check(library.lilt_jit_add_archive(self.pointer, bytes, len(bytes)))

    def memory(self) -> int:
        """Bytes of memory that units take: code, stubs and data."""
        return library.lilt_jit_memory(self.pointer)
