(** lilt: builds or reads LLVM IR, compiles it to x86-64 objects, assembly text and executables, and runs it in memory.

    A context is the workspace of one thread, a module is IR, a [Jit.t] holds compiled modules in memory. The functions
    are those of lilt.h in modules by their first parameter: lilt_build_ret(builder, value) is [Builder.ret builder
    value]. What can fail raises [Error]; a mistake in building is kept in the module and raised by what compiles it.
    [close] ends an object, and OCaml's collector what nothing refers to. Using what is closed, or a text with a zero in
    it, raises [Invalid_argument]. *)

include Lilt_c

(** One message of an error. Lines and columns count from 1; without a place: None, 0, 0. *)
type message = { text : string; file : string option; line : int; column : int }

(** [text] has all messages with their places, as the command line prints them. *)
type error = { kind : Error_kind.t; text : string; messages : message list }

exception Error of error

let () =
  Callback.register_exception "lilt.error" (Error { kind = Error_kind.Input; text = ""; messages = [] });
  Printexc.register_printer (function Error error -> Some ("Lilt.Error: " ^ error.text) | _ -> None)

external version : unit -> string = "lilt_ml_version"

(** Ends an object now; what belongs to it is closed with it. *)
external close : _ handle -> unit = "lilt_ml_close"

(** [with_ object f] closes the object after [f object]. *)
let with_ handle f = Fun.protect ~finally:(fun () -> close handle) (fun () -> f handle)

external value_of_id : int64 -> value = "%identity"
external block_of_id : int64 -> block = "%identity"

(** None of them. *)
let no_value = value_of_id 0L
let no_block = block_of_id 0L

module Context = struct
  external create : unit -> context = "lilt_ml_context_create"
end

module Options = struct
  include Lilt_c.Options

  external create : unit -> options = "lilt_ml_options_create"
  external copy : options -> options = "lilt_ml_options_copy"
end

module Function = struct
  include Lilt_c.Function

  external module_ : function_ -> module_ = "lilt_ml_function_module"
end

module Module = struct
  include Lilt_c.Module

  external create : context -> string -> module_ = "lilt_ml_module_create"

  (** [parse context name ir] reads LLVM IR: text or bitcode. *)
  external parse : context -> string -> string -> module_ = "lilt_ml_module_parse"

  (** Reads a file; "-" is standard input. *)
  external read : context -> string -> module_ = "lilt_ml_module_read"

  external make_function : module_ -> string -> ty -> function_ option = "lilt_ml_function_create"

  (** A declaration until it gets its first block. A name that a function of the same type has gives that one. *)
  let create_function m name result parameters =
    match make_function m name (function_type m result parameters false) with
    | Some f -> f
    | None ->
        let text = Option.value (mistake m) ~default:name in
        raise (Error { kind = Error_kind.Input; text; messages = [ { text; file = None; line = 0; column = 0 } ] })

  (** The value, sign-extended, of an integer constant of up to 64 bits. *)
  external as_int : module_ -> value -> int64 option = "lilt_ml_value_as_int"

  (** An ELF object, or text for the GNU assembler. *)
  external compile : module_ -> options option -> Output_kind.t -> string = "lilt_ml_compile"
end

module Builder = struct
  include Lilt_c.Builder

  external create : module_ -> builder = "lilt_ml_builder_create"
end

module Variables = struct
  include Lilt_c.Variables

  external create : function_ -> variables = "lilt_ml_variables_create"
end

(** {1 Code in memory} *)

(** How a parameter or a result is passed; [Int] is an i64. *)
type _ word =
  | Void : unit word
  | Bool : bool word
  | I32 : int32 word
  | I64 : int64 word
  | Int : int word
  | Float : float word
  | Double : float word
  | Pointer : nativeint word

(** The type of a function in memory, as [i64 @-> double @-> returning i64]. *)
type _ signature = Returning : 'a word -> 'a signature | Arrow : 'a word * 'b signature -> ('a -> 'b) signature

let ( @-> ) parameter rest = Arrow (parameter, rest)
let returning result = Returning result

(** OCaml calls code of any signature through an adapter, which lilt compiles: it loads the arguments from slots of 8
    bytes, calls the function, and stores the result into the first slot. Code calls a function of OCaml through a thunk
    that does the reverse. *)
module Slots = struct
  let store (type a) (word : a word) slots index (x : a) =
    let set = Bytes.set_int64_le slots (8 * index) in
    match word with
    | Void -> ()
    | Bool -> set (if x then 1L else 0L)
    | I32 -> set (Int64.of_int32 x)
    | I64 -> set x
    | Int -> set (Int64.of_int x)
    | Float -> set (Int64.of_int32 (Int32.bits_of_float x))
    | Double -> set (Int64.bits_of_float x)
    | Pointer -> set (Int64.of_nativeint x)

  let load (type a) (word : a word) slots index : a =
    let bits = Bytes.get_int64_le slots (8 * index) in
    match word with
    | Void -> ()
    | Bool -> Int64.logand bits 1L = 1L
    | I32 -> Int64.to_int32 bits
    | I64 -> bits
    | Int -> Int64.to_int bits
    | Float -> Int32.float_of_bits (Int64.to_int32 bits)
    | Double -> Int64.float_of_bits bits
    | Pointer -> Int64.to_nativeint bits

  let ir (type a) (word : a word) =
    match word with
    | Void -> "void"
    | Bool -> "i1"
    | I32 -> "i32"
    | I64 | Int -> "i64"
    | Float -> "float"
    | Double -> "double"
    | Pointer -> "ptr"

  let returned word = if word = "i1" then "zeroext i1" else word
  let passed word = if word = "i1" then "i1 zeroext" else word

  (** The IR's words for the parameters that are passed, by their slots, and for the result. *)
  let rec words : type a. int -> a signature -> (int * string) list * string =
   fun slot -> function
    | Returning result -> ([], ir result)
    | Arrow (Void, rest) -> words (slot + 1) rest
    | Arrow (parameter, rest) ->
        let others, result = words (slot + 1) rest in
        ((slot, ir parameter) :: others, result)

  let named parameters =
    String.concat ", " (List.map (fun (slot, word) -> Printf.sprintf "%s %%v%d" (passed word) slot) parameters)

  let each parameters format =
    String.concat ""
      (List.map
         (fun (slot, word) ->
           Printf.sprintf "  %%p%d = getelementptr i64, ptr %%slots, i64 %d\n" slot slot ^ format slot word)
         parameters)

  let adapter name (parameters, result) =
    let loads = each parameters (fun slot word -> Printf.sprintf "  %%v%d = load %s, ptr %%p%d\n" slot word slot) in
    let call = Printf.sprintf "call %s %%function(%s)\n" (returned result) (named parameters) in
    let call =
      if result = "void" then "  " ^ call else Printf.sprintf "  %%result = %s  store %s %%result, ptr %%slots\n" call result
    in
    Printf.sprintf "define void @\"%s\"(ptr %%function, ptr %%slots) {\n%s%s  ret void\n}\n" name loads call

  let thunk name callback cell count (parameters, result) =
    let stores = each parameters (fun slot word -> Printf.sprintf "  store %s %%v%d, ptr %%p%d\n" word slot slot) in
    let ending =
      if result = "void" then "  ret void\n"
      else Printf.sprintf "  %%result = load %s, ptr %%slots\n  ret %s %%result\n" result result
    in
    Printf.sprintf
      "define %s @\"%s\"(%s) {\n\
      \  %%slots = alloca [%d x i64]\n\
       %s  %%callback = inttoptr i64 %nd to ptr\n\
      \  call void %%callback(i64 %nd, ptr %%slots, i64 %d)\n\
       %s}\n"
      (returned result) name (named parameters) count stores callback cell count ending
end

module Jit = struct
  type t = {
    handle : jit;
    context : context;  (** of adapters and thunks *)
    mutable removals : int;  (** of units *)
    mutable cells : nativeint list;  (** of functions that code calls *)
    mutable raised : exn option;  (** by one of them, on its way to who called the code *)
  }

  external make : int -> jit = "lilt_ml_jit_create"
  external add_module : jit -> module_ -> options option -> int -> unit_id = "lilt_ml_jit_add"
  external add_bytes : jit -> string -> unit_id = "lilt_ml_jit_add_object"
  external remove_unit : jit -> unit_id -> unit = "lilt_ml_jit_remove"
  external define_address : jit -> string -> nativeint -> unit = "lilt_ml_jit_define"
  external find : jit -> string -> nativeint = "lilt_ml_jit_lookup"
  external find_in : jit -> unit_id -> string -> nativeint = "lilt_ml_jit_lookup_in"
  external cell_create : ('a -> 'b) -> nativeint = "lilt_ml_cell_create"
  external cell_delete : nativeint -> unit = "lilt_ml_cell_delete"
  external resolve_by : jit -> nativeint -> unit = "lilt_ml_jit_set_resolver"
  external fail_by : jit -> nativeint -> unit = "lilt_ml_jit_set_lazy_failure"
  external callback_address : unit -> nativeint = "lilt_ml_callback_address"
  external call : nativeint -> nativeint -> bytes -> unit = "lilt_ml_call"

  (** Frees all code. Nobody may be in it. *)
  let close jit =
    jit.removals <- jit.removals + 1;
    close jit.handle;
    List.iter cell_delete jit.cells;
    jit.cells <- []

  (** [facilities]: [jit_perf_map], [jit_dump], [jit_gdb], joined by [lor]. *)
  let create ?(facilities = 0) () =
    let jit = { handle = make facilities; context = Context.create (); removals = 0; cells = []; raised = None } in
    Gc.finalise close jit;
    jit

  (** Compiles the module, puts it in memory and runs its constructors; it may be closed afterwards. [flags]:
      [unit_replaceable], [unit_replaces], [unit_lazy], joined by [lor]. *)
  let add ?options ?(flags = 0) jit m = add_module jit.handle m options flags

  (** Puts an ELF object in memory and runs its constructors. *)
  let add_object jit bytes = add_bytes jit.handle bytes

  let add_archive jit bytes = Lilt_c.Jit.add_archive jit.handle bytes
  let memory jit = Lilt_c.Jit.memory jit.handle

  (** Frees the unit. Nobody may be in its code, and no code of other units may call it later. *)
  let remove jit unit_id =
    jit.removals <- jit.removals + 1;
    remove_unit jit.handle unit_id

  (** Gives a name to an address. *)
  let define jit name address = define_address jit.handle name address

  let optional address = if address = 0n then None else Some address

  (** The address of a function or a variable; with a unit, also of an internal one. *)
  let lookup ?unit_id jit name =
    optional (match unit_id with None -> find jit.handle name | Some it -> find_in jit.handle it name)

  let keep jit closure =
    let cell = cell_create closure in
    jit.cells <- cell :: jit.cells;
    cell

  (** An exception of [f] is raised again by who called the code; [f]'s result is then [otherwise]. *)
  let guarded jit otherwise f x =
    try f x
    with raised ->
      if jit.raised = None then jit.raised <- Some raised;
      otherwise

  (** Asked for the addresses of names that no unit defines, before the process's own symbols. *)
  let set_resolver jit resolver =
    let ask name = Option.value (resolver name) ~default:0n in
    resolve_by jit.handle (keep jit (guarded jit 0n ask))

  (** Called with the message when a lazy function cannot be compiled; the process ends afterwards, status 1. *)
  let set_lazy_failure jit handler =
    let call_and_end message =
      guarded jit () handler message;
      exit 1
    in
    fail_by jit.handle (keep jit call_and_end)

  let add_text jit ir = with_ (Module.parse jit.context "ocaml" ir) (fun m -> ignore (add jit m))

  (** The adapter's name is its signature, so each is made once. *)
  let adapter_for jit ((parameters, result) as words) =
    let name = Printf.sprintf "lilt.call %s(%s)" result (Slots.named parameters) in
    if lookup jit name = None then add_text jit (Slots.adapter name words);
    find jit.handle name

  (** A function in memory, as [Jit.func jit "square" (I64 @-> returning I64)]. [Not_found] if there is none, now or,
      once a unit was removed, when it is called. *)
  let func (type a) jit name (signature : a signature) : a =
    let settle () = match lookup jit name with Some address -> address | None -> raise Not_found in
    let adapter, address, removals = (adapter_for jit (Slots.words 0 signature), settle (), jit.removals) in
    let rec collect : type b. int -> (bytes -> unit) list -> b signature -> b =
     fun slot stores -> function
      | Arrow (word, rest) -> fun x -> collect (slot + 1) ((fun slots -> Slots.store word slots slot x) :: stores) rest
      | Returning word ->
          let slots = Bytes.make (8 * (slot + 1)) '\000' in
          List.iter (fun store -> store slots) stores;
          call adapter (if jit.removals = removals then address else settle ()) slots;
          let raised = jit.raised in
          jit.raised <- None;
          Option.iter raise raised;
          Slots.load word slots 0
    in
    collect 0 [] signature

  (** Gives compiled code a function of OCaml by a name. *)
  let define_func (type a) jit name (signature : a signature) (f : a) =
    let rec apply : type b. int -> b signature -> b -> bytes -> unit =
     fun slot signature f slots ->
      match signature with
      | Arrow (word, rest) -> apply (slot + 1) rest (f (Slots.load word slots slot)) slots
      | Returning word -> Slots.store word slots 0 f
    in
    let rec count : type b. b signature -> int = function Returning _ -> 1 | Arrow (_, rest) -> 1 + count rest in
    let cell = keep jit (guarded jit () (apply 0 signature f)) in
    add_text jit (Slots.thunk name (callback_address ()) cell (count signature) (Slots.words 0 signature))
end
