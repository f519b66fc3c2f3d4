(* Builds a function, compiles it into memory and calls it. *)
open Lilt

let () =
  let m = Module.create (Context.create ()) "square" in
  let square = Module.create_function m "square" i64 [| i64 |] in
  let entry = Function.create_block square (Some "entry") in
  Function.append square entry;
  let builder = Builder.create m in
  Builder.at_end builder entry;
  let x = Function.argument square 0 in
  Builder.ret builder (Builder.binary builder Binary_op.Mul x x 0);
  let jit = Jit.create () in
  ignore (Jit.add jit m);
  print_endline (string_of_int (Jit.func jit "square" (Int @-> returning Int) 7))
