#!/usr/bin/env ocaml
(* A register allocator to start from, in OCaml: every range takes the first register that is free for it.

   Idea: lilt sends the lines of a function (docs/allocators.md has each), and reads decisions. Take the live ranges in
   the order in which they start. Each gets the first register of its class in which nothing else lives while it does.
   One that gets none stays in memory: lilt loads and stores it where instructions want it.

   Invariant: the segments in [taken] of one register do not overlap.
   Cost: n * m for n segments and the m segments in a register.

     lilt run --load-allocator=examples/allocator/first_fit.ml --regalloc=first_fit --ra-regs=4 examples/queens.ll -- 8

   ocamlfind ocamlopt, or ocamlopt first_fit.ml -o first_fit, makes a faster program of it. *)

type segment = { first : int; until : int } (* [first, until) *)

(* What the lines say that first fit needs; there is more. *)
type func = {
  registers : (string, string) Hashtbl.t; (* of a class: the one to try first was added last *)
  ranges : (int, string * segment list) Hashtbl.t; (* class, and segments, the last first *)
  taken : (string, segment * int) Hashtbl.t; (* of a register: by a range, or by -1 *)
}

let empty () = { registers = Hashtbl.create 8; ranges = Hashtbl.create 64; taken = Hashtbl.create 64 }

let segment first until = { first = int_of_string first; until = int_of_string until }

let read f line =
  match String.split_on_char ' ' line with
  | [ "register"; name; its_class ] -> Hashtbl.add f.registers its_class name
  (* its number, class, cost in memory, and the names of its values *)
  | "range" :: number :: its_class :: _ -> Hashtbl.replace f.ranges (int_of_string number) (its_class, [])
  | [ "segment"; number; first; until ] ->
      let number = int_of_string number in
      let its_class, segments = Hashtbl.find f.ranges number in
      Hashtbl.replace f.ranges number (its_class, segment first until :: segments)
  (* an instruction wants the range in this register: others may not be there *)
  | [ "fixed"; first; until; register; number ] ->
      let owner = if number = "-" then -1 else int_of_string number in
      Hashtbl.add f.taken register (segment first until, owner)
  (* an instruction, such as a call, destroys them *)
  | "clobbered" :: first :: until :: registers ->
      List.iter (fun r -> Hashtbl.add f.taken r (segment first until, -1)) registers
  | _ -> ()

let overlap a b = a.first < b.until && b.first < a.until

let is_free f number segments register =
  not
    (List.exists
       (fun (s, owner) -> owner <> number && List.exists (overlap s) segments)
       (Hashtbl.find_all f.taken register))

let start segments = List.fold_left (fun least s -> min least s.first) max_int segments

let allocate f =
  let by_start = Hashtbl.fold (fun number (c, s) all -> (start s, number, c, s) :: all) f.ranges [] in
  let visit (_, number, its_class, segments) =
    let registers = List.rev (Hashtbl.find_all f.registers its_class) in
    match List.find_opt (is_free f number segments) registers with
    | Some register ->
        List.iter (fun s -> Hashtbl.add f.taken register (s, number)) segments;
        Printf.printf "place %d %s\n" number register
    | None -> ()
  in
  List.iter visit (List.sort compare by_start)

let rec main f =
  match input_line stdin with
  | "end" ->
      allocate f;
      print_endline "end" (* lilt waits for it; print_endline flushes *);
      main (empty ())
  | line ->
      read f line;
      main f
  | exception End_of_file -> ()

let () = main (empty ())
