; Faults that a verified text shows: an alloca that is returned, loads that no store reaches, constant indices and
; accesses out of bounds. What may be right is not warned of: sound.ll.
; lilt: check
%pair = type { i64, i64 }
@a = global [3 x i64] [i64 1, i64 2, i64 3]
@m = global [2 x [3 x i64]] zeroinitializer
declare void @fill(ptr)
define ptr @returned() {
  %x = alloca %pair
  %f = getelementptr %pair, ptr %x, i32 0, i32 1
  ret ptr %f
}
define i64 @unstored(i1 %c) {
entry:
  %x = alloca i64
  %p = alloca %pair
  %q = alloca i64
  %f = getelementptr %pair, ptr %p, i32 0, i32 1
  store i64 1, ptr %p
  br i1 %c, label %a, label %b
a:
  store i64 2, ptr %q
  br label %b
b:
  %v = load i64, ptr %x
  %w = load i64, ptr %f
  %u = load i64, ptr %q
  store i64 1, ptr %x
  %s = load i64, ptr %x
  call void @fill(ptr %q)
  ret i64 %v
}
define i64 @index() {
  %p = getelementptr [3 x i64], ptr @a, i64 1
  %v = load i64, ptr %p
  %end = getelementptr [3 x i64], ptr @a, i64 0, i64 3
  %beyond = getelementptr [3 x i64], ptr @a, i64 0, i64 4
  %w = load i64, ptr %beyond
  %row = getelementptr [2 x [3 x i64]], ptr @m, i64 0, i64 0, i64 5
  %x = load i64, ptr %row
  %y = load i64, ptr getelementptr (i8, ptr @a, i64 -8)
  %z = load i64, ptr %end
  ret i64 %v
}
