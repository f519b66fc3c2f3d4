; LLVM 15 and later read `T*` as `ptr`; triples of related systems do not matter.
; exit: 42
; output: mixed
target triple = "x86_64-apple-macosx10.15.0"
%node = type { %node*, i64 }
@text = constant [6 x i8] c"mixed\00"
@next = global %node { %node* null, i64 21 }
@first = global %node { ptr @next, i64 21 }
declare i32 @puts(i8*)
define i64 @sum(%node* %list) {
  %field = getelementptr %node, %node* %list
  %rest = load %node*, ptr %field
  %a = getelementptr %node, ptr %list, i64 0, i32 1
  %b = getelementptr %node, %node* %rest, i64 0, i32 1
  %x = load i64, i64* %a
  %y = load i64, ptr %b
  %s = add i64 %x, %y
  ret i64 %s
}
define i64 @main() {
  call i32 @puts(i8* @text)
  %s = call i64 @sum(ptr @first)
  ret i64 %s
}
