; A pointer that goes on by a chosen number or not at all is a choice between two pointers; one by one of two numbers, or
; by a choice that is used again, stays a sum.
; lilt: -O2 --run-pass=instruction-simplify
; forward, not_at_all: has: select i1 %c, ptr
; two_steps, used_again: lacks: select i1 %c, ptr
define ptr @forward(i1 %c, ptr %p) {
  %step = select i1 %c, i64 16, i64 0
  %q = getelementptr inbounds i8, ptr %p, i64 %step
  ret ptr %q
}
define ptr @not_at_all(i1 %c, ptr %p) {
  %step = select i1 %c, i64 0, i64 3
  %q = getelementptr [4 x i32], ptr %p, i64 %step
  ret ptr %q
}
define ptr @two_steps(i1 %c, ptr %p) {
  %step = select i1 %c, i64 16, i64 8
  %q = getelementptr i8, ptr %p, i64 %step
  ret ptr %q
}
define ptr @used_again(i1 %c, ptr %p, ptr %count) {
  %step = select i1 %c, i64 16, i64 0
  %q = getelementptr i8, ptr %p, i64 %step
  store i64 %step, ptr %count
  ret ptr %q
}
