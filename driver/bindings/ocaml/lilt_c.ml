(* lilt.h for OCaml, made from it by driver/bindings/generator. Do not edit. *)

(** An object of lilt. *)
type 'kind handle
type context = [ `Context ] handle
type options = [ `Options ] handle
type module_ = [ `Module ] handle
type function_ = [ `Function ] handle
type builder = [ `Builder ] handle
type variables = [ `Variables ] handle
type jit = [ `Jit ] handle

(** A type of one module; those of the functions lilt_i1() to lilt_pointer() are the same in every
    module. *)
type ty

(** A value: a constant of a module, or an argument or an instruction's result of one function.
    Zero: none. *)
type value

(** A basic block of one function. Zero: none. *)
type block

(** A module in a JIT. Zero: none. *)
type unit_id

module Error_kind = struct
  type t = Input | System | Internal
end

module Cast_op = struct
  (** Constant expressions: LILT_TRUNC, LILT_PTRTOINT, LILT_INTTOPTR, LILT_BITCAST; the address of
      a part, `promises` as of lilt_build_gep; the address of a block, which has a name. *)
  type t = Trunc | Zext | Sext | Fptrunc | Fpext | Fptoui | Fptosi | Uitofp | Sitofp | Ptrtoint |
    Inttoptr | Bitcast
end

(** Inline assembly, to call by lilt_build_call_pointer: `flags` joined by `|`. *)
let asm_side_effect = 1
let asm_align_stack = 2
let asm_intel = 4
let asm_unwind = 8

module Linkage = struct
  type t = External | Internal | Private | Weak | Link_once_odr | Extern_weak | Weak_odr | Link_once
    | Common | Available_externally | Appending
end

module Visibility = struct
  type t = Default_visibility | Hidden | Protected
end

module Tls_model = struct
  type t = Not_thread_local | General_dynamic | Local_dynamic | Initial_exec | Local_exec
end

module Comdat_kind = struct
  (** The group of the name, made when it is first named: linkers keep one of those in several
      objects, or, with LILT_COMDAT_NODEDUPLICATE, all. *)
  type t = Any | Nodeduplicate
end

module Binary_op = struct
  type t = Add | Sub | Mul | Udiv | Sdiv | Urem | Srem | Shl | Lshr | Ashr | And | Or | Xor | Fadd |
    Fsub | Fmul | Fdiv | Frem
end

module Int_predicate = struct
  type t = Eq | Ne | Ugt | Uge | Ult | Ule | Sgt | Sge | Slt | Sle
end

module Float_predicate = struct
  (** O: ordered, false if an operand is a NaN. U: unordered, true then. *)
  type t = False | Oeq | Ogt | Oge | Olt | Ole | One | Ord | Uno | Ueq | Ugt | Uge | Ult | Ule | Une
    | True
end

(** What an operation promises; a broken promise makes its result poison. *)
let nuw = 1
let nsw = 2
let nusw = 2
let exact = 4
let inbounds = 4
let disjoint = 4

module Tail_kind = struct
  type t = Call | Tail | Must_tail | No_tail
end

module Ordering = struct
  (** Atomic operations; all threads of the system see them. *)
  type t = Not_atomic | Unordered | Monotonic | Acquire | Release | Acq_rel | Seq_cst
end

module Atomic_op = struct
  type t = Xchg | Add | Sub | And | Nand | Or | Xor | Max | Min | Umax | Umin | Fadd | Fsub | Fmax |
    Fmin | Uinc_wrap | Udec_wrap | Usub_cond | Usub_sat | Fmaximum | Fminimum
end

module Type_kind = struct
  type t = Void | Integer | Floating | Pointer | Vector | Array | Struct | Function | Other
end

module Output_kind = struct
  type t = Object | Assembly
end

(** Facilities of a JIT, joined by `|`. *)
let jit_perf_map = 1
let jit_dump = 2
let jit_gdb = 4

(** Of modules that are added, joined by `|`. *)
let unit_replaceable = 1
let unit_replaces = 2
let unit_lazy = 4

(** The index of a function's result among its parameters. *)
let result_index = 0xffffffff

external make_void_type : unit -> ty = "lilt_ml_void"
let void_type = make_void_type ()
external make_i1 : unit -> ty = "lilt_ml_i1"
let i1 = make_i1 ()
external make_i8 : unit -> ty = "lilt_ml_i8"
let i8 = make_i8 ()
external make_i16 : unit -> ty = "lilt_ml_i16"
let i16 = make_i16 ()
external make_i32 : unit -> ty = "lilt_ml_i32"
let i32 = make_i32 ()
external make_i64 : unit -> ty = "lilt_ml_i64"
let i64 = make_i64 ()
external make_i128 : unit -> ty = "lilt_ml_i128"
let i128 = make_i128 ()
external make_half_type : unit -> ty = "lilt_ml_half"
let half_type = make_half_type ()
external make_bfloat_type : unit -> ty = "lilt_ml_bfloat"
let bfloat_type = make_bfloat_type ()
external make_float_type : unit -> ty = "lilt_ml_float"
let float_type = make_float_type ()
external make_double_type : unit -> ty = "lilt_ml_double"
let double_type = make_double_type ()
external make_x86_fp80_type : unit -> ty = "lilt_ml_x86_fp80"
let x86_fp80_type = make_x86_fp80_type ()
external make_fp128_type : unit -> ty = "lilt_ml_fp128"
let fp128_type = make_fp128_type ()
external make_pointer : unit -> ty = "lilt_ml_pointer"
let pointer = make_pointer ()

(** Functions of lilt_options. *)
module Options = struct
  (** 0 to 3; 's' and 'z' for size. *)
    external set_level : options -> int -> unit = "lilt_ml_options_set_level"

  (** A register allocator by name: "linear", "graph", …; NULL: the level's own. *)
    external set_allocator : options -> string option -> unit = "lilt_ml_options_set_allocator"

  (** A processor ("native", "x86-64-v3", "haswell") and changes to its features ("+popcnt,-bmi");
      either may be NULL. *)
    external set_processor : options -> string option -> string option -> unit =
    "lilt_ml_options_set_processor"

    external set_position_independent : options -> bool -> unit = "lilt_ml_options_set_position_independent"

  (** Every function keeps a frame pointer in rbp. *)
    external set_frame_pointer : options -> bool -> unit = "lilt_ml_options_set_frame_pointer"

  (** Verifies the function after every pass: slow, for hunting faults of lilt. *)
    external set_verify_each : options -> bool -> unit = "lilt_ml_options_set_verify_each"

  (** 0: as many as are useful. *)
    external set_threads : options -> int -> unit = "lilt_ml_options_set_threads"
end

(** Functions of lilt_module. *)
module Module = struct
  (** Links another module into this one, as `lilt link` does, by LLVM's rules; the other one
      stays as it is. What conflicts is an error with both places: of parsed modules in their
      texts, of others in what lilt_module_print gives; this module stays as it was then.
      Afterwards it is like one that was parsed: functions stay (a local one may have another
      name), and types, values and blocks are asked for again; builders have no insertion point.
      O(size of both). *)
    external link : module_ -> module_ -> unit = "lilt_ml_module_link"

  (** Checks the rules of the language, as reading a text does. Messages about a module that was
      built refer to the text that lilt_module_print gives. *)
    external verify : module_ -> unit = "lilt_ml_module_verify"

  (** The module as LLVM IR text: what was parsed, until it is changed. Valid until the module
      changes. O(size). *)
    external print : module_ -> string = "lilt_ml_module_print"

  (** The first mistake in building, NULL if there is none; forgets it, for a front end that has
      mended what it built. *)
    external mistake : module_ -> string option = "lilt_ml_module_mistake"

    external forget_mistake : module_ -> unit = "lilt_ml_module_forget_mistake"

  (** For debug information: the source file that functions and locations are in. What is built
      before it, or without it, has none. *)
    external set_source : module_ -> string -> string option -> unit = "lilt_ml_module_set_source"

  (** 1 to 2^23 bits. *)
    external integer_type : module_ -> int -> ty = "lilt_ml_integer"

    external array_type : module_ -> ty -> int -> ty = "lilt_ml_array"

    external vector_type : module_ -> ty -> int -> ty = "lilt_ml_vector"

    external struct_type : module_ -> ty array -> bool -> ty = "lilt_ml_struct"

  (** A struct by name, without fields until lilt_struct_set_fields; the same name gives the same
      type. *)
    external named_struct_type : module_ -> string -> ty = "lilt_ml_named_struct"

    external struct_set_fields : module_ -> ty -> ty array -> bool -> unit = "lilt_ml_struct_set_fields"

    external function_type : module_ -> ty -> ty array -> bool -> ty = "lilt_ml_function_type"

  (** Bytes between elements of an array of the type, and its alignment; 0 if it has no size. *)
    external type_size : module_ -> ty -> int = "lilt_ml_type_size"

    external type_alignment : module_ -> ty -> int = "lilt_ml_type_alignment"

  (** The byte at which a field of a struct begins. *)
    external field_offset : module_ -> ty -> int -> int = "lilt_ml_field_offset"

    external type_of : module_ -> value -> ty = "lilt_ml_value_type"

  (** An integer of up to 64 bits, its bits above the type's width dropped; wider types get it
      sign-extended. *)
    external const_int : module_ -> ty -> int64 -> value = "lilt_ml_const_int"

  (** Of float or double: the nearest one. *)
    external const_real : module_ -> ty -> float -> value = "lilt_ml_const_real"

  (** Zero of any type: 0, 0.0, null, zeroinitializer. *)
    external const_zero : module_ -> ty -> value = "lilt_ml_const_zero"

    external const_undef : module_ -> ty -> value = "lilt_ml_const_undef"

    external const_poison : module_ -> ty -> value = "lilt_ml_const_poison"

  (** An array, a struct or a vector of constants. *)
    external const_aggregate : module_ -> ty -> value array -> value = "lilt_ml_const_aggregate"

  (** An array of i8; without a zero of its own at the end. *)
    external const_bytes : module_ -> string -> value = "lilt_ml_const_bytes"

  (** The address of a global or a function and a number of bytes, for initializers. *)
    external const_address : module_ -> value -> int64 -> value = "lilt_ml_const_address"

  (** An integer or a floating-point number of any width by its bits, 64 a word, the lowest first;
      words that are missing are zero. *)
    external const_words : module_ -> ty -> int64 array -> value = "lilt_ml_const_words"

    external const_cast : module_ -> Cast_op.t -> value -> ty -> value = "lilt_ml_const_cast"

    external const_gep : module_ -> ty -> value -> value array -> int -> value = "lilt_ml_const_gep"

    external const_assembly : module_ -> string -> string -> int -> value = "lilt_ml_const_assembly"

  (** A variable; its address. `initializer` zero: it is defined elsewhere. A name that is taken
      is a mistake; an empty one is replaced by a new one. *)
    external create_global : module_ -> string -> ty -> value -> value = "lilt_ml_global"

  (** A private constant with these bytes and a zero after them; its address. *)
    external create_global_string : module_ -> string -> value = "lilt_ml_global_string"

  (** The address of a global or a function by name; zero if there is none. *)
    external find : module_ -> string -> value = "lilt_ml_module_find"

  (** Of a global or a function, by its address. *)
    external set_linkage : module_ -> value -> Linkage.t -> unit = "lilt_ml_set_linkage"

    external set_constant : module_ -> value -> bool -> unit = "lilt_ml_set_constant"

    external set_thread_local : module_ -> value -> bool -> unit = "lilt_ml_set_thread_local"

  (** The alignment in bytes of a variable, a load, a store or an alloca, where it is not the
      type's own. *)
    external set_alignment : module_ -> value -> int -> unit = "lilt_ml_set_alignment"

    external set_section : module_ -> value -> string -> unit = "lilt_ml_set_section"

    external set_visibility : module_ -> value -> Visibility.t -> unit = "lilt_ml_set_visibility"

  (** No other module's definition takes the symbol's place. *)
    external set_dso_local : module_ -> value -> bool -> unit = "lilt_ml_set_dso_local"

  (** Nobody compares its address. *)
    external set_unnamed_addr : module_ -> value -> bool -> unit = "lilt_ml_set_unnamed_addr"

    external set_tls_model : module_ -> value -> Tls_model.t -> unit = "lilt_ml_set_tls_model"

    external set_comdat : module_ -> value -> string -> Comdat_kind.t -> unit = "lilt_ml_set_comdat"

  (** Another name for a symbol, or a constant expression of one; a function that `resolver`
      chooses when the program starts. Their addresses; `type` is of what is there, a function's
      or a variable's. *)
    external create_alias : module_ -> string -> ty -> value -> value = "lilt_ml_alias"

    external create_ifunc : module_ -> string -> ty -> value -> value = "lilt_ml_ifunc"

  (** NULL if there is none. *)
    external find_function : module_ -> string -> function_ option = "lilt_ml_module_find_function"

  (** Of an argument or an instruction's result; no effect on constants. *)
    external value_set_name : module_ -> value -> string -> unit = "lilt_ml_value_set_name"

  (** Whether a load or a store is volatile. *)
    external instruction_set_volatile : module_ -> value -> bool -> unit = "lilt_ml_instruction_set_volatile"

    external call_set_tail : module_ -> value -> Tail_kind.t -> unit = "lilt_ml_call_set_tail"

    external call_set_convention : module_ -> value -> string -> unit = "lilt_ml_call_set_convention"

  (** As lilt_function_add_parameter_attribute, of an argument of a call: those that change how it
      is passed, such as "byval(…)", are written at both. *)
    external call_add_argument_attribute : module_ -> value -> int -> string -> unit =
    "lilt_ml_call_add_argument_attribute"

  (** A word that an instruction may have in IR: "nuw", "nsw", "nusw", "exact", "disjoint",
      "nneg", "inbounds", "volatile", "weak", and of floating-point numbers "fast", "nnan",
      "ninf", "nsz", "arcp", "contract", "afn", "reassoc". *)
    external instruction_add_flag : module_ -> value -> string -> unit = "lilt_ml_instruction_add_flag"

  (** Of a load or a store. *)
    external set_ordering : module_ -> value -> Ordering.t -> unit = "lilt_ml_set_ordering"

    external landing_pad_add_clause : module_ -> value -> value -> unit = "lilt_ml_landing_pad_add_clause"

    external phi_add_incoming : module_ -> value -> value -> block -> unit = "lilt_ml_phi_add_incoming"

  (** The instruction must have no uses. *)
    external instruction_erase : module_ -> value -> unit = "lilt_ml_instruction_erase"

  (** Functions, and variables with aliases, in the order in which they were made or are in the
      text; NULL and zero after the last. *)
    external first_function : module_ -> function_ option = "lilt_ml_module_first_function"

    external first_global : module_ -> value = "lilt_ml_module_first_global"

    external global_next : module_ -> value -> value = "lilt_ml_global_next"

  (** Of a global or a function, by its address. *)
    external symbol_name : module_ -> value -> string = "lilt_ml_symbol_name"

    external symbol_linkage : module_ -> value -> Linkage.t = "lilt_ml_symbol_linkage"

    external symbol_is_definition : module_ -> value -> bool = "lilt_ml_symbol_is_definition"

  (** Of a variable: the type of its contents, and these; zero if it is defined elsewhere. Of an
      alias: what it stands for. *)
    external global_type : module_ -> value -> ty = "lilt_ml_global_type"

    external global_initializer : module_ -> value -> value = "lilt_ml_global_initializer"

  (** The function whose address the value is, such as a call's first operand; NULL: none. *)
    external value_function : module_ -> value -> function_ option = "lilt_ml_value_function"

    external instruction_next : module_ -> value -> value = "lilt_ml_instruction_next"

    external instruction_block : module_ -> value -> block = "lilt_ml_instruction_block"

    external instruction_function : module_ -> value -> function_ option = "lilt_ml_instruction_function"

    external value_name : module_ -> value -> string = "lilt_ml_value_name"

  (** As LLVM writes it: "add", "icmp", "call"; "" of arguments and constants. *)
    external instruction_opcode : module_ -> value -> string = "lilt_ml_instruction_opcode"

  (** Of icmp and fcmp: "slt", "oeq"; otherwise "". *)
    external instruction_predicate : module_ -> value -> string = "lilt_ml_instruction_predicate"

  (** The operands that are values, in LLVM's order; of a call the callee comes first, then the
      arguments; of a switch the value, then the cases; of a phi one for each block. *)
    external instruction_operand_count : module_ -> value -> int = "lilt_ml_instruction_operand_count"

    external instruction_operand : module_ -> value -> int -> value = "lilt_ml_instruction_operand"

  (** The operands that are blocks: where a terminator goes, or where a phi's values come from. *)
    external instruction_block_count : module_ -> value -> int = "lilt_ml_instruction_block_count"

    external instruction_target : module_ -> value -> int -> block = "lilt_ml_instruction_target"

  (** The type that an alloca makes room for, a getelementptr walks through, or a call calls its
      callee as. *)
    external instruction_source_type : module_ -> value -> ty = "lilt_ml_instruction_source_type"

  (** The instruction as a line of text. O(size of its function). *)
    external instruction_print : module_ -> value -> string = "lilt_ml_instruction_print"

  (** Another value, of the same type, as an operand; elsewhere than in phis it must be known
      there, which is checked when the module is verified. Not of operands that must be constants.
      *)
    external instruction_set_operand : module_ -> value -> int -> value -> unit =
    "lilt_ml_instruction_set_operand"

  (** Puts another value of the same type in the place of all uses of an argument or an
      instruction. O(uses). *)
    external value_replace_uses : module_ -> value -> value -> unit = "lilt_ml_value_replace_uses"

    external type_get_kind : module_ -> ty -> Type_kind.t = "lilt_ml_type_get_kind"

  (** Of a number or a pointer; otherwise 0. *)
    external type_bits : module_ -> ty -> int = "lilt_ml_type_bits"

  (** How many elements a vector or an array has, fields a struct, parameters a function. *)
    external type_count : module_ -> ty -> int = "lilt_ml_type_count"

  (** The type of an element, a field or a parameter. *)
    external type_part : module_ -> ty -> int -> ty = "lilt_ml_type_part"

  (** Of a function. *)
    external type_result : module_ -> ty -> ty = "lilt_ml_type_result"

    external type_is_variadic : module_ -> ty -> bool = "lilt_ml_type_is_variadic"

  (** As LLVM writes it. *)
    external type_print : module_ -> ty -> string = "lilt_ml_type_print"

  (** Compiles into a file, which appears whole or not at all; "-" is standard output. *)
    external compile_to_file : module_ -> options option -> Output_kind.t -> string -> unit =
    "lilt_ml_compile_to_file"

  (** Compiles the module and links it with `arguments` (objects, libraries, options of the
      linker, in their order), with the system's C compiler driver ($CC, else cc), whose own
      messages go to standard error. *)
    external compile_to_executable : module_ -> options option -> string array -> string -> unit =
    "lilt_ml_compile_to_executable"
end

(** Functions of lilt_function. *)
module Function = struct
    external const_block_address : function_ -> block -> value = "lilt_ml_const_block_address"

    external name : function_ -> string = "lilt_ml_function_name"

  (** The new name must not be taken. *)
    external set_name : function_ -> string -> unit = "lilt_ml_function_set_name"

    external get_type : function_ -> ty = "lilt_ml_function_get_type"

    external address : function_ -> value = "lilt_ml_function_address"

    external parameter_count : function_ -> int = "lilt_ml_function_parameter_count"

    external argument : function_ -> int -> value = "lilt_ml_function_argument"

  (** An attribute of functions, as in IR: "noinline", "nounwind", "cold", "memory(argmem: read)",
      "\"target-cpu\"=\"haswell\"", … *)
    external add_attribute : function_ -> string -> unit = "lilt_ml_function_add_attribute"

  (** "zeroext", "noalias", "align 16", "dereferenceable(8)", "range(i32 0, 10)", … of a
      parameter, or of the result: LILT_RESULT. *)
    external add_parameter_attribute : function_ -> int -> string -> unit =
    "lilt_ml_function_add_parameter_attribute"

  (** "sret", "byval", "elementtype" with a type. *)
    external add_type_attribute : function_ -> int -> string -> ty -> unit =
    "lilt_ml_function_add_type_attribute"

  (** "ccc", "fastcc", "preserve_mostcc", "win64cc", …; calls name it, too:
      lilt_call_set_convention. *)
    external set_convention : function_ -> string -> unit = "lilt_ml_function_set_convention"

  (** The function that unwinding asks about landing pads, such as __gxx_personality_v0. *)
    external set_personality : function_ -> function_ -> unit = "lilt_ml_function_set_personality"

  (** For debug information: where the function stands in the module's source, under the name that
      it has now. *)
    external set_line : function_ -> int -> unit = "lilt_ml_function_set_line"

  (** Whether it has a block. *)
    external has_body : function_ -> bool = "lilt_ml_function_has_body"

  (** Makes the function a declaration; handles of what it contained are void then. *)
    external delete_body : function_ -> unit = "lilt_ml_function_delete_body"

  (** A block of the function, outside it until lilt_block_append; one that stays outside is
      allowed as long as no branch goes to it. NULL or "" as name is allowed here and for values.
      *)
    external create_block : function_ -> string option -> block = "lilt_ml_block_create"

  (** Puts the block after the function's last one. The first is the entry. *)
    external append : function_ -> block -> unit = "lilt_ml_block_append"

  (** Whether some terminator goes to it. O(1). *)
    external block_has_predecessors : function_ -> block -> bool = "lilt_ml_block_has_predecessors"

  (** Whether it ends with a terminator. *)
    external block_is_terminated : function_ -> block -> bool = "lilt_ml_block_is_terminated"

    external next : function_ -> function_ option = "lilt_ml_function_next"

  (** Blocks in their order, the entry first, and their instructions; zero after the last. *)
    external first_block : function_ -> block = "lilt_ml_function_first_block"

    external block_next : function_ -> block -> block = "lilt_ml_block_next"

    external block_first_instruction : function_ -> block -> value = "lilt_ml_block_first_instruction"

    external block_terminator : function_ -> block -> value = "lilt_ml_block_terminator"

  (** "" if it has none, or only a number. *)
    external block_name : function_ -> block -> string = "lilt_ml_block_name"
end

(** Functions of lilt_builder. *)
module Builder = struct
  (** At the end of the block; before its first instruction after phis; before an instruction;
      nowhere. *)
    external at_end : builder -> block -> unit = "lilt_ml_builder_at_end"

    external at_start : builder -> block -> unit = "lilt_ml_builder_at_start"

    external before : builder -> value -> unit = "lilt_ml_builder_before"

    external clear : builder -> unit = "lilt_ml_builder_clear"

  (** Zero and NULL without an insertion point; building then is a mistake. *)
    external block : builder -> block = "lilt_ml_builder_block"

    external function_ : builder -> function_ option = "lilt_ml_builder_function"

  (** The place in the module's source of what is built from now on; line 0: none. Columns count
      from 1. *)
    external set_location : builder -> int -> int -> unit = "lilt_ml_builder_set_location"

    external binary : builder -> Binary_op.t -> value -> value -> int -> value = "lilt_ml_build_binary"

    external fneg : builder -> value -> value = "lilt_ml_build_fneg"

    external cast : builder -> Cast_op.t -> value -> ty -> value = "lilt_ml_build_cast"

    external icmp : builder -> Int_predicate.t -> value -> value -> value = "lilt_ml_build_icmp"

    external fcmp : builder -> Float_predicate.t -> value -> value -> value = "lilt_ml_build_fcmp"

    external select : builder -> value -> value -> value -> value = "lilt_ml_build_select"

    external freeze : builder -> value -> value = "lilt_ml_build_freeze"

  (** `count` zero: one element. *)
    external alloca : builder -> ty -> value -> value = "lilt_ml_build_alloca"

    external load : builder -> ty -> value -> value = "lilt_ml_build_load"

    external store : builder -> value -> value -> value = "lilt_ml_build_store"

  (** The address of an element: `indices` as in LLVM, the first over whole objects of type
      `source`. *)
    external gep : builder -> ty -> value -> value array -> int -> value = "lilt_ml_build_gep"

    external field : builder -> ty -> value -> int -> value = "lilt_ml_build_field"

    external call : builder -> function_ -> value array -> value = "lilt_ml_build_call"

    external call_pointer : builder -> ty -> value -> value array -> value = "lilt_ml_build_call_pointer"

    external extract_value : builder -> value -> int -> value = "lilt_ml_build_extract_value"

    external insert_value : builder -> value -> value -> int -> value = "lilt_ml_build_insert_value"

  (** Elements of vectors. Of a mask each number is an element of `left`, then of `right`; -1:
      any. *)
    external extract_element : builder -> value -> value -> value = "lilt_ml_build_extract_element"

    external insert_element : builder -> value -> value -> value -> value = "lilt_ml_build_insert_element"

    external shuffle : builder -> value -> value -> int array -> value = "lilt_ml_build_shuffle"

    external fence : builder -> Ordering.t -> value = "lilt_ml_build_fence"

  (** A struct: the value that was there, and an i1, whether it was the expected one. *)
    external cmpxchg : builder -> value -> value -> value -> Ordering.t -> Ordering.t -> value =
    "lilt_ml_build_cmpxchg_bytecode" "lilt_ml_build_cmpxchg"

  (** The value that was there. *)
    external atomic_rmw : builder -> Atomic_op.t -> value -> value -> Ordering.t -> value =
    "lilt_ml_build_atomic_rmw"

  (** Exceptions. An invoke ends its block; its result is known where `normal` is reached. A
      landing pad comes first in the block that unwinding enters; a clause is what is caught, the
      address of a type's information or null for all, or an array of those that may pass. *)
    external invoke : builder -> ty -> value -> value array -> block -> block -> value =
    "lilt_ml_build_invoke_bytecode" "lilt_ml_build_invoke"

    external landing_pad : builder -> ty -> bool -> value = "lilt_ml_build_landing_pad"

    external resume : builder -> value -> unit = "lilt_ml_build_resume"

  (** The next argument of a variadic function, from its list. *)
    external va_arg : builder -> value -> ty -> value = "lilt_ml_build_va_arg"

  (** A branch to one of these blocks, whose address a constant is. *)
    external indirect_br : builder -> value -> block array -> unit = "lilt_ml_build_indirect_br"

  (** A phi at the start of the insertion point's block. *)
    external phi : builder -> ty -> value = "lilt_ml_build_phi"

  (** An instruction without effect, as a mark to insert before; lilt_instruction_erase ends it.
      *)
    external placeholder : builder -> value = "lilt_ml_build_placeholder"

    external ret : builder -> value -> unit = "lilt_ml_build_ret"

    external ret_void : builder -> unit = "lilt_ml_build_ret_void"

    external br : builder -> block -> unit = "lilt_ml_build_br"

    external cond_br : builder -> value -> block -> block -> unit = "lilt_ml_build_cond_br"

    external switch : builder -> value -> block -> value array -> block array -> unit = "lilt_ml_build_switch"

    external unreachable : builder -> unit = "lilt_ml_build_unreachable"
end

(** Functions of lilt_variables. *)
module Variables = struct
    external declare : variables -> ty -> string -> int = "lilt_ml_variables_declare"

  (** The variable's value at the end of the block, as far as it is built. *)
    external define : variables -> int -> block -> value -> unit = "lilt_ml_variables_define"

  (** Undefined before the first definition: undef. *)
    external use : variables -> int -> block -> value = "lilt_ml_variables_use"

    external seal : variables -> block -> unit = "lilt_ml_variables_seal"
end

(** Functions of lilt_jit. *)
module Jit = struct
  (** An archive of such objects: a member is put in memory when a name that it defines is asked
      for and nobody else has it. The bytes are copied. *)
    external add_archive : jit -> string -> unit = "lilt_ml_jit_add_archive"

  (** Bytes of memory that units take: code, stubs and data. *)
    external memory : jit -> int = "lilt_ml_jit_memory"
end
