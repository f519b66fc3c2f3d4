(* use.py in OCaml. *)
open Lilt

let text name =
  let channel = open_in_bin (Filename.concat Sys.argv.(1) (name ^ ".ll")) in
  Fun.protect ~finally:(fun () -> close_in channel) (fun () -> really_input_string channel (in_channel_length channel))

let parse context name = Module.parse context name (text name)

let kind_name = function Error_kind.Input -> "input" | Error_kind.System -> "system" | Error_kind.Internal -> "internal"
let failure call = try ignore (call ()); ("none", "") with Error { kind; text; _ } -> (kind_name kind, text)

let closed call =
  try ignore (call ()); "none"
  with Invalid_argument words -> if words = "lilt: the object is closed" then "error" else words

let contains words part =
  let size = String.length part in
  let rec at i = i + size <= String.length words && (String.sub words i size = part || at (i + 1)) in
  at 0

let none = Option.value ~default:"none"
let show = Printf.printf

let errors context =
  (try ignore (Module.parse context "broken.ll" (text "broken"))
   with Error { kind; messages; _ } ->
     List.iter
       (fun { text; file; line; column } -> show "%s %s:%d:%d %s\n" (kind_name kind) (none file) line column text)
       messages);
  show "options: %s\n" (fst (failure (fun () -> Options.set_level (Options.create ()) 7)));
  show "file: %s\n" (fst (failure (fun () -> Module.read context "/no/such/file.ll")));
  let first = Module.create context "first" and second = Module.create context "second" in
  let f = Module.create_function first "f" i64 [| i64 |] in
  let entry = Function.create_block f (Some "entry") in
  Function.append f entry;
  let builder = Builder.create first in
  Builder.at_end builder entry;
  let other = Module.create_global second "there" i64 (Module.const_int second i64 1L) in
  Builder.ret builder (Builder.load builder i64 other);
  show "mistake: %s\n" (none (Module.mistake first));
  show "verify: %s\n" (fst (failure (fun () -> Module.verify first)));
  ignore (Module.create_function second "there" i64 [||]);
  show "taken: %s\n" (none (Module.mistake second));
  Module.forget_mistake second;
  show "forgotten: %s\n" (none (Module.mistake second));
  let _, message = failure (fun () -> Jit.add (Jit.create ()) (parse context "calls")) in
  show "undefined: %b\n" (contains message "undefined symbol 'twice'")

let lifetimes context =
  let m = parse context "square" in
  let f = Option.get (Module.find_function m "square") and builder = Builder.create m in
  close builder;
  show "builder closed: %s\n" (closed (fun () -> Builder.block builder));
  close m;
  let module_closed = closed (fun () -> Module.print m) in
  show "module closed: %s %s\n" module_closed (closed (fun () -> Function.name f));
  let jit = Jit.create () in
  ignore (Jit.add jit (parse context "square"));
  let square = Jit.func jit "square" (I64 @-> returning I64) in
  show "called: %Ld\n" (square 9L);
  Jit.close jit;
  let call_closed = closed (fun () -> square 9L) in
  show "jit closed: %s %s\n" call_closed (closed (fun () -> Jit.lookup jit "square"));
  let own = Context.create () in
  let left = Module.create own "left" in
  close own;
  show "context closed: %s\n" (closed (fun () -> Module.print left));
  for _ = 1 to 300 do
    (* what nothing refers to ends *)
    ignore (Builder.create (parse context "square"))
  done;
  Gc.full_major ()

let memory context =
  let jit = Jit.create () in
  let unit_id = Jit.add jit (parse context "square") in
  let square = Jit.func jit "square" (I64 @-> returning I64) in
  show "memory: %b %b %b\n" (Jit.memory jit > 0) (Jit.lookup jit "square" <> None) (Jit.lookup jit "cube" = None);
  Jit.remove jit unit_id;
  (try ignore (square 3L) with Not_found -> show "removed: error\n");
  Jit.define_func jit "twice" (Double @-> returning Double) (fun x -> Gc.compact (); 2.0 *. x);
  Jit.define_func jit "odd" (I32 @-> returning Bool) (fun x -> Int32.rem x 2l = 1l);
  ignore (Jit.add jit (parse context "calls"));
  let parity = Jit.func jit "parity" (I32 @-> returning Bool) in
  let doubled = Jit.func jit "f" (Double @-> returning Double) 21.0 in
  show "callback: %.1f %b %b\n" doubled (parity 3l) (parity (-4l));
  let options = Options.create () in
  Options.set_level options 0;
  Options.set_processor options (Some "x86-64-v3") None;
  ignore (Jit.add jit ~options (parse context "many"));
  show "many: %.1f\n" (Jit.func jit "many" (I32 @-> Double @-> Int @-> Bool @-> returning Double) (-1l) 0.5 40 true);
  let quarter = Option.get (Jit.lookup jit "quarter") in
  show "floats: %.2f\n" (Jit.func jit "floats" (Float @-> Pointer @-> returning Float) 1.5 quarter);
  let variable = Jit.add jit (Module.parse context "variable" "@variable = global i64 6\ndefine i64 @get() {\n  %v = load i64, ptr @variable\n  ret i64 %v\n}\n") in
  Jit.set_resolver jit (fun name -> if name = "seen" then Jit.lookup ~unit_id:variable jit "variable" else None);
  ignore (Jit.add jit ~flags:unit_lazy (parse context "counter"));
  let count = Jit.func jit "count" (Void @-> returning Int) () in
  show "resolver: %d %d\n" count (Jit.func jit "get" (Void @-> returning Int) ());
  let size = Options.create () in
  Options.set_level size (Char.code 's');
  let compiled = Module.compile (parse context "square") (Some size) Output_kind.Object in
  let assembly = Module.compile (parse context "square") None Output_kind.Assembly in
  show "object: %b %b\n" (String.sub compiled 0 4 = "\x7fELF") (contains assembly "square:");
  ignore (Jit.add_object jit compiled);
  show "added object: %d\n" (Jit.func jit "square" (Int @-> returning Int) (-8))

let reading context =
  let m = parse context "square" in
  let f = Option.get (Module.first_function m) in
  let first = Function.block_first_instruction f (Function.first_block f) in
  let rec opcodes i = if i = no_value then [] else Module.instruction_opcode m i :: opcodes (Module.instruction_next m i) in
  show "instructions: %s\n" (String.concat " " (opcodes first));
  show "line: %s\n" (String.trim (Module.instruction_print m first));
  let pair = Module.struct_type m [| i8; double_type |] false in
  let is_struct = Module.type_get_kind m pair = Type_kind.Struct in
  show "struct: %d %d %b\n" (Module.type_size m pair) (Module.field_offset m pair 1) is_struct;
  let constant value = none (Option.map Int64.to_string (Module.as_int m value)) in
  show "constant: %s %s\n" (constant (Module.const_int m i8 (-3L))) (constant (Module.const_zero m double_type));
  Function.add_attribute f "nounwind";
  Module.set_linkage m (Function.address f) Linkage.Weak;
  let is_weak = Module.symbol_linkage m (Function.address f) = Linkage.Weak in
  show "linkage: %b %b\n" is_weak (contains (Module.print m) "nounwind");
  show "next: %s\n" (none (Option.map Function.name (Function.next f)))

(** An exception in a function that code calls comes out of the call of the code, which is usable afterwards. *)
let throwing context =
  let jit = Jit.create () in
  Jit.define_func jit "thrower" (Double @-> returning Double) (fun x -> if x < 0.0 then raise Exit else x);
  ignore (Jit.add jit (parse context "throws"));
  let through = Jit.func jit "through" (Double @-> returning Double) in
  let thrown = try ignore (through (-1.0)); "none" with Exit -> "error" in
  show "thrown: %s %.0f\n" thrown (through 2.0)

(** A switch over blocks, a loop by variables, an atomic operation. *)
let building context =
  let m = Module.create context "building" in
  let zero = Module.const_int m i64 0L and one = Module.const_int m i64 1L in
  let counter = Module.create_global m "counter" i64 zero in
  let f = Module.create_function m "sum" i64 [| i64 |] in
  let block name = Function.create_block f (Some name) in
  let entry = block "entry" and loop = block "loop" and after = block "after" and small = block "small" in
  let builder = Builder.create m and variables = Variables.create f and n = Function.argument f 0 in
  let total = Variables.declare variables i64 "total" in
  let index = Variables.declare variables i64 "index" in
  List.iter (Function.append f) [ entry; loop; after; small ];
  Builder.at_end builder entry;
  Variables.define variables total entry zero;
  Variables.define variables index entry zero;
  Builder.switch builder n loop [| zero; one |] [| small; small |];
  Variables.seal variables entry;
  Variables.seal variables small;
  Builder.at_end builder small;
  Builder.ret builder n;
  Builder.at_end builder loop;
  let next_index = Builder.binary builder Binary_op.Add (Variables.use variables index loop) one nsw in
  let next_total = Builder.binary builder Binary_op.Add (Variables.use variables total loop) next_index 0 in
  Variables.define variables index loop next_index;
  Variables.define variables total loop next_total;
  ignore (Builder.atomic_rmw builder Atomic_op.Add counter one Ordering.Seq_cst);
  Builder.cond_br builder (Builder.icmp builder Int_predicate.Slt next_index n) loop after;
  Variables.seal variables loop;
  Variables.seal variables after;
  Builder.at_end builder after;
  Builder.ret builder (Variables.use variables total after);
  (* A second function reads the counter. *)
  let get = Module.create_function m "get" i64 [||] in
  let body = Function.create_block get (Some "entry") in
  Function.append get body;
  Builder.at_end builder body;
  Builder.ret builder (Builder.load builder i64 counter);
  Module.verify m;
  let jit = Jit.create () in
  ignore (Jit.add jit m);
  let sum = Jit.func jit "sum" (Int @-> returning Int) in
  let small_ones = Printf.sprintf "%d %d" (sum 0) (sum 1) in
  show "sum: %s %d\n" small_ones (sum 100);
  show "counter: %d\n" (Jit.func jit "get" (Void @-> returning Int) ())

(** A function that cannot be linked when it is first called: the process ends. *)
let lazy_failure context =
  let jit = Jit.create () in
  Jit.set_lazy_failure jit (fun message -> show "lazy: %b\n" (contains message "undefined symbol 'twice'"));
  ignore (Jit.add jit ~flags:unit_lazy (parse context "calls"));
  ignore (Jit.func jit "f" (Double @-> returning Double) 1.0);
  show "after the end\n"

let () =
  let parts = [ errors; lifetimes; memory; throwing; reading; building; lazy_failure ] in
  with_ (Context.create ()) (fun context -> List.iter (fun part -> part context) parts)
