; An object whose address only `nocapture` parameters get does not escape: calls that do not get it leave it alone, and
; those that get it by a `readonly` parameter do not change it. A call that gets it, or may get it, writes it. A loop's
; value stays in memory where a call in the loop reads it.
; lilt: --run-pass=early-cse
; other_call, read_only: lacks: load
; lent, through_choice, captured: has: load
; returned: has: load i8, ptr @text
; jumps: has: ret ptr %p
; invariant: count: 1 load
; variable: count: 2 load
define i32 @other_call() {
  %a = alloca i32
  call void @borrow(ptr %a)
  store i32 7, ptr %a
  call void @borrow(ptr null)
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @read_only() {
  %a = alloca [2 x i32]
  %b = getelementptr i32, ptr %a, i64 1
  store i32 7, ptr %b
  call void @look(ptr %a)
  %x = load i32, ptr %b
  ret i32 %x
}
define i32 @lent() {
  %a = alloca [2 x i32]
  %b = getelementptr i32, ptr %a, i64 1
  store i32 7, ptr %b
  call void @borrow(ptr %a)
  %x = load i32, ptr %b
  ret i32 %x
}
define i32 @through_choice(i1 %c, ptr %p) {
  %a = alloca i32
  %q = select i1 %c, ptr %a, ptr %p
  store i32 7, ptr %a
  call void @borrow(ptr %q)
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @captured() {
  %a = alloca i32
  call void @keep(ptr %a)
  store i32 7, ptr %a
  call void @borrow(ptr null)
  %x = load i32, ptr %a
  ret i32 %x
}
define i8 @returned() {
  %p = call ptr @echo(ptr @text)
  %c = load i8, ptr %p
  ret i8 %c
}
define ptr @jumps() {
  %p = tail call ptr @echo(ptr @text)
  ret ptr %p
}
define i32 @invariant(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !invariant.load !0
  store i32 9, ptr %q
  %y = load i32, ptr %p, !invariant.load !0
  %z = add i32 %x, %y
  ret i32 %z
}
define i32 @variable(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  store i32 9, ptr %q
  %y = load i32, ptr %p
  %z = add i32 %x, %y
  ret i32 %z
}
@text = external global i32
declare void @borrow(ptr nocapture)
declare void @look(ptr nocapture readonly)
declare void @keep(ptr)
declare ptr @echo(ptr returned)
!0 = !{}
define ptr @same(ptr returned %p) {
  ret ptr %p
}
