(* Kaleidoscope, the language of LLVM's tutorial, on lilt from OCaml: reads a program from standard input and runs it.

   A definition is a module of its own, and takes the place of an earlier one for the functions that call it, too. *)

type location = { line : int; column : int }

(** A mistake in the program. *)
exception Mistake of location * string

let fail location format = Printf.ksprintf (fun message -> raise (Mistake (location, message))) format

(* --- characters to tokens *)

type token = End | Identifier of string | Number of float | Keyword of string | Character of char

let keywords = [ "def"; "extern"; "if"; "then"; "else"; "for"; "in"; "binary"; "unary"; "var" ]

type lexer = {
  mutable last : char option;  (** not yet part of a token; None at the end *)
  mutable position : location;
  mutable token : token;  (** the current one *)
  mutable location : location;  (** where it starts *)
}

let lexer =
  let start = { line = 1; column = 0 } in
  { last = Some ' '; position = start; token = Character ';'; location = start }

let is_letter c = match c with 'a' .. 'z' | 'A' .. 'Z' -> true | _ -> false
let is_digit c = match c with '0' .. '9' -> true | _ -> false

let advance () =
  let { line; column } = if lexer.last = Some '\n' then { line = lexer.position.line + 1; column = 0 } else lexer.position in
  lexer.last <- (try Some (input_char stdin) with End_of_file -> None);
  lexer.position <- { line; column = column + 1 }

let take_while wanted =
  let taken = Buffer.create 16 in
  while Option.fold ~none:false ~some:wanted lexer.last do
    Option.iter (Buffer.add_char taken) lexer.last;
    advance ()
  done;
  Buffer.contents taken

(** As C's strtod: what comes before a second point. *)
let leading_number digits =
  match String.split_on_char '.' digits with
  | whole :: fraction :: _ -> float_of_string ("0" ^ whole ^ "." ^ fraction)
  | _ -> float_of_string digits

let rec read () =
  ignore (take_while (fun c -> String.contains " \t\r\n\011\012" c));
  lexer.location <- lexer.position;
  match lexer.last with
  | None -> End
  | Some c when is_letter c ->
      let word = take_while (fun c -> is_letter c || is_digit c) in
      if List.mem word keywords then Keyword word else Identifier word
  | Some c when is_digit c || c = '.' -> Number (leading_number (take_while (fun c -> is_digit c || c = '.')))
  | Some '#' ->
      ignore (take_while (( <> ) '\n'));
      read ()
  | Some ';' ->
      lexer.last <- Some ' ';  (* what it ends runs before anything after it is read *)
      Character ';'
  | Some c ->
      advance ();
      Character c

let next () = lexer.token <- read ()

(* --- the syntax tree *)

type expr = { at : location; node : node }

and node =
  | Value of float
  | Name of string
  | Binary of char * expr * expr
  | Call of string * expr list  (** of a function, or of an operator that the program defines *)
  | If of expr * expr * expr
  | For of string * expr * expr * expr * expr  (** variable, start, end, step, body *)
  | Var of (string * expr) list * expr

(** An operator is a function that is called "unary!" or "binary|". *)
type prototype = { place : location; name : string; parameters : string list; precedence : int }

(* --- tokens to the tree, by recursive descent *)

(** Of binary operators; programs add to them. *)
let precedences = Hashtbl.create 16

let () = List.iter (fun (op, it) -> Hashtbl.replace precedences op it) [ ('=', 2); ('<', 10); ('+', 20); ('-', 20); ('*', 40) ]

let take token =
  let found = lexer.token = token in
  if found then next ();
  found

let expect token what = if not (take token) then fail lexer.location "expected %s" what

let identifier what =
  match lexer.token with
  | Identifier name ->
      next ();
      name
  | _ -> fail lexer.location "expected %s" what

let is_operator c = match c with '!' .. '/' | ':' .. '@' | '[' .. '`' | '{' .. '~' -> true | _ -> false

let precedence () =
  match lexer.token with Character op -> Option.value (Hashtbl.find_opt precedences op) ~default:0 | _ -> 0

(** expression ::= unary ( operator unary )* *)
let rec expression () = operators 1 (unary ())

(** The expression after a token. *)
and after token what =
  expect token what;
  expression ()

(** Takes operators that bind at least as tightly as [minimum]. *)
and operators minimum left =
  match lexer.token with
  | Character op when precedence () >= minimum ->
      let own, at = (precedence (), lexer.location) in
      next ();
      let right = unary () in
      let right = if precedence () > own then operators (own + 1) right else right in
      operators minimum { at; node = Binary (op, left, right) }
  | _ -> left

(** unary ::= primary | character unary *)
and unary () =
  match lexer.token with
  | Character op when is_operator op && not (String.contains "(),;" op) ->
      let at = lexer.location in
      next ();
      { at; node = Call (Printf.sprintf "unary%c" op, [ unary () ]) }
  | _ -> primary ()

and primary () =
  let at = lexer.location in
  match lexer.token with
  | Number value ->
      next ();
      { at; node = Value value }
  | Identifier name ->
      next ();
      { at; node = (if take (Character '(') then Call (name, arguments []) else Name name) }
  | Keyword "if" ->
      next ();
      let condition = expression () in
      let consequence = after (Keyword "then") "'then'" in
      { at; node = If (condition, consequence, after (Keyword "else") "'else'") }
  | Keyword "for" ->
      next ();
      for_loop at
  | Keyword "var" ->
      next ();
      let variables = variable_list at in
      { at; node = Var (variables, after (Keyword "in") "'in' and an expression") }
  | _ ->
      let inner = after (Character '(') "an expression" in
      expect (Character ')') "')'";
      inner

(** ( expression ( ',' expression )* )? ')' *)
and arguments earlier =
  if take (Character ')') then List.rev earlier
  else begin
    if earlier <> [] then expect (Character ',') "')' or ',' after an argument";
    arguments (expression () :: earlier)
  end

(** identifier '=' expression ',' expression ( ',' expression )? 'in' expression *)
and for_loop at =
  let variable = identifier "a variable after 'for'" in
  let start = after (Character '=') "'=' and the first value" in
  let condition = after (Character ',') "',' and a condition" in
  let step = if take (Character ',') then expression () else { at; node = Value 1.0 } in
  { at; node = For (variable, start, condition, step, after (Keyword "in") "'in' and the body of the loop") }

(** identifier ( '=' expression )? ( ',' identifier ( '=' expression )? )* *)
and variable_list at =
  let name = identifier "a variable after 'var'" in
  let value = if take (Character '=') then expression () else { at; node = Value 0.0 } in
  (name, value) :: (if take (Character ',') then variable_list at else [])

let precedence_number () =
  match lexer.token with
  | Number value ->
      next ();
      if value >= 1.0 && value <= 100.0 then int_of_float value
      else fail lexer.location "a precedence is a number from 1 to 100"
  | _ -> 30

let rec parameter_list () = match lexer.token with Identifier name -> next (); name :: parameter_list () | _ -> []

(** prototype ::= ( identifier | 'unary' character | 'binary' character number? ) '(' identifier* ')' *)
let prototype () =
  let place = lexer.location in
  let operands = if take (Keyword "unary") then 1 else if take (Keyword "binary") then 2 else 0 in
  let name =
    match lexer.token with
    | _ when operands = 0 -> identifier "the name of a function"
    | Character op when is_operator op ->
        next ();
        Printf.sprintf "%s%c" (if operands = 1 then "unary" else "binary") op
    | _ -> fail lexer.location "expected the character of an operator"
  in
  let precedence = if operands = 2 then precedence_number () else 0 in
  expect (Character '(') "'(' and parameters";
  let parameters = parameter_list () in
  expect (Character ')') "')' after the parameters";
  if operands <> 0 && operands <> List.length parameters then fail place "the operator has the wrong number of operands";
  { place; name; parameters; precedence }

(* --- the tree to LLVM IR *)

module Names = Map.Make (String)
open Lilt

(** What a function is generated with. It may call functions of other modules that have a prototype. *)
type generator = {
  m : module_;
  f : function_;
  builder : builder;
  entry : block;
  prototypes : (string, prototype) Hashtbl.t;
}

let declare m { name; parameters; _ } =
  Module.create_function m name double_type (Array.of_list (List.map (fun _ -> double_type) parameters))

let number g value = Module.const_real g.m double_type value

(** Appends the block; what is built from now on goes to it. *)
let start g block =
  Function.append g.f block;
  Builder.at_end g.builder block

(** A variable in the entry block's frame; lilt's mem2reg gives it a register. *)
let create_variable g value =
  let variable =
    with_ (Builder.create g.m) (fun at_start ->
        Builder.at_start at_start g.entry;
        Builder.alloca at_start double_type no_value)
  in
  ignore (Builder.store g.builder value variable);
  variable

let find variables at name =
  match Names.find_opt name variables with Some it -> it | None -> fail at "unknown variable '%s'" name

let branch g condition if_true if_false =
  let is_true = Builder.fcmp g.builder Float_predicate.One condition (number g 0.0) in
  Builder.cond_br g.builder is_true if_true if_false

let call g at callee arguments =
  let target =
    match (Module.find_function g.m callee, Hashtbl.find_opt g.prototypes callee) with
    | Some target, _ -> target
    | None, Some prototype -> declare g.m prototype
    | None, None -> fail at "unknown function '%s'" callee
  in
  if Function.parameter_count target <> List.length arguments then fail at "wrong number of arguments for '%s'" callee;
  Builder.call g.builder target (Array.of_list arguments)

let rec generate g variables { at; node } =
  match node with
  | Value value -> number g value
  | Name name -> Builder.load g.builder double_type (find variables at name)
  | Binary ('=', { at = place; node = Name name }, value) ->
      let value = generate g variables value in
      ignore (Builder.store g.builder value (find variables place name));
      value
  | Binary ('=', _, _) -> fail at "only a variable can stand on the left of '='"
  | Binary (op, left, right) -> (
      let left = generate g variables left in
      let right = generate g variables right in
      let arithmetic instruction = Builder.binary g.builder instruction left right 0 in
      match op with
      | '+' -> arithmetic Binary_op.Fadd
      | '-' -> arithmetic Binary_op.Fsub
      | '*' -> arithmetic Binary_op.Fmul
      | '<' ->
          let is_less = Builder.fcmp g.builder Float_predicate.Ult left right in
          Builder.cast g.builder Cast_op.Uitofp is_less double_type
      | _ -> call g at (Printf.sprintf "binary%c" op) [ left; right ])
  | Call (callee, arguments) -> call g at callee (List.map (generate g variables) arguments)
  | If (condition, consequence, otherwise) -> generate_if g variables condition [ consequence; otherwise ]
  | For (name, first, condition, step, body) ->
      let variable = create_variable g (generate g variables first) in
      generate_loop g variable (Names.add name variable variables) condition step body
  | Var (list, body) ->
      let add variables (name, value) = Names.add name (create_variable g (generate g variables value)) variables in
      generate g (List.fold_left add variables list) body

and generate_if g variables condition arms =
  let blocks = List.map (fun name -> Function.create_block g.f (Some name)) [ "then"; "else" ] in
  let merge = Function.create_block g.f (Some "merge") in
  branch g (generate g variables condition) (List.nth blocks 0) (List.nth blocks 1);
  let generate_arm block arm =
    start g block;
    let value = generate g variables arm in
    let last = Builder.block g.builder in  (* which may be another block by now *)
    Builder.br g.builder merge;
    (value, last)
  in
  let incoming = List.map2 generate_arm blocks arms in
  start g merge;
  let phi = Builder.phi g.builder double_type in
  List.iter (fun (value, block) -> Module.phi_add_incoming g.m phi value block) incoming;
  phi

(** The body runs before the condition is tested, and the condition before the step is added. *)
and generate_loop g variable variables condition step body =
  let loop = Function.create_block g.f (Some "loop") and after = Function.create_block g.f (Some "after") in
  Builder.br g.builder loop;
  start g loop;
  ignore (generate g variables body);
  let step = generate g variables step in
  let condition = generate g variables condition in
  let current = Builder.load g.builder double_type variable in
  ignore (Builder.store g.builder (Builder.binary g.builder Binary_op.Fadd current step 0) variable);
  branch g condition loop after;
  start g after;
  number g 0.0

let define m prototypes prototype body =
  let f = declare m prototype in
  with_ (Builder.create m) (fun builder ->
      let g = { m; f; builder; entry = Function.create_block f (Some "entry"); prototypes } in
      start g g.entry;
      let add (index, variables) name =
        (index + 1, Names.add name (create_variable g (Function.argument f index)) variables)
      in
      let _, variables = List.fold_left add (0, Names.empty) prototype.parameters in
      Builder.ret builder (generate g variables body))

(* --- the loop *)

let context = Context.create ()
let jit = Jit.create ()
let prototypes = Hashtbl.create 16

let expressions = ref 0

(** Compiles a definition in memory. *)
let add flags prototype body =
  with_ (Module.create context "kaleidoscope") (fun m ->
      define m prototypes prototype body;
      Jit.add ~flags jit m)

let evaluate place body =
  let name = Printf.sprintf "__expression%d" !expressions in
  let unit_id = add 0 { place; name; parameters = []; precedence = 0 } body in
  Printf.printf "Evaluated to %f\n" (Jit.func jit name (Void @-> returning Double) ());
  Jit.remove jit unit_id

(** item ::= 'def' prototype expression | 'extern' prototype | expression | ';' *)
let item () =
  incr expressions;
  let place = lexer.location in
  let is_extern = take (Keyword "extern") in
  if is_extern || take (Keyword "def") then begin
    let prototype = prototype () in
    (match Hashtbl.find_opt prototypes prototype.name with  (* its callers are compiled already *)
    | Some earlier when List.compare_lengths earlier.parameters prototype.parameters <> 0 ->
        fail prototype.place "'%s' had other parameters before" prototype.name
    | _ -> ());
    if not is_extern then ignore (add (unit_replaceable lor unit_replaces) prototype (expression ()));
    if prototype.precedence <> 0 then
      Hashtbl.replace precedences prototype.name.[String.length "binary"] prototype.precedence;
    Hashtbl.replace prototypes prototype.name prototype
  end
  else if not (take (Character ';')) then evaluate place (expression ())

let rec skip () =
  match lexer.token with
  | Keyword ("def" | "extern") | Character ';' | End -> ()
  | _ ->
      next ();
      skip ()

(** Returns whether there was no mistake. *)
let try_item () =
  let report ({ line; column } : location) message =
    Printf.printf "%!";
    Printf.eprintf "Error: %d:%d: %s\n%!" line column message;
    skip ();
    false
  in
  let place = lexer.location in
  try item (); true with
  | Mistake (at, message) -> report at message
  | Error error -> report place error.text

let () =
  (* Functions that programs may declare by `extern`, besides those of the C library. *)
  let define name print =
    Jit.define_func jit name (Double @-> returning Double) (fun value -> print value; 0.0)
  in
  define "putchard" (fun character -> print_char (Char.chr (int_of_float character)));
  define "printd" (Printf.printf "%f\n");
  let correct = ref true in
  while lexer.token <> End do
    if not (try_item ()) then correct := false;
    flush stdout
  done;
  exit (if !correct then 0 else 1)
