; Calls of functions that the text says to write nothing: equal ones become one, those that read memory only if nothing is written between; loads look past them. Attributes are printed as one `memory(…)`.
; lilt: --stop-after=dce
; timeless: count: 1 @pure
; reading: count: 2 @length
; past: count: 1 load
; through: count: 2 load
; own: count: 1 @other
; tail: count: 2 @pure
source_filename = "calls"
declare i64 @pure(i64) memory(none)
declare i64 @length(ptr) nounwind willreturn memory(argmem: read)
declare void @fill(ptr) memory(argmem: write, inaccessiblemem: none)
declare i64 @look(ptr, ptr) readonly argmemonly
declare i64 @other(i64)
declare void @init(ptr)
declare i64 @counts(i64) memory(read, inaccessiblemem: readwrite)
define i64 @timeless(i64 %x, ptr %p) {
  %a = call i64 @pure(i64 %x)
  store i64 %a, ptr %p
  %b = call i64 @pure(i64 %x)
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @reading(ptr %p) {
  %a = call i64 @length(ptr %p)
  %b = call i64 @length(ptr %p)
  store i8 0, ptr %p
  %c = call i64 @length(ptr %p)
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  ret i64 %t
}
define i64 @past(ptr %p, ptr %q) {
  %a = load i64, ptr %p
  %l = call i64 @look(ptr %p, ptr %q)
  %b = load i64, ptr %p
  %s = add i64 %a, %b
  %t = add i64 %s, %l
  ret i64 %t
}
define i64 @through(ptr %p) {
  %x = alloca [2 x i64]
  %y = getelementptr i64, ptr %x, i64 1
  call void @init(ptr %x)
  %a = load i64, ptr @g
  %v = load i64, ptr %y
  call void @fill(ptr %x)
  %b = load i64, ptr @g
  %s = add i64 %a, %b
  %t = add i64 %s, %v
  ret i64 %t
}
define i64 @own(i64 %x) {
  %a = call i64 @other(i64 %x) memory(none)
  %b = call i64 @other(i64 %x) memory(none)
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @counted(i64 %x) {
  %a = call i64 @counts(i64 %x)
  %b = call i64 @counts(i64 %x)
  %s = add i64 %a, %b
  ret i64 %s
}
define i64 @tail(i64 %x) {
  %a = call i64 @pure(i64 %x)
  %b = musttail call i64 @pure(i64 %x)
  ret i64 %b
}
@g = global i64 0
