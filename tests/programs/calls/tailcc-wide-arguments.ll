; tailcc jumps whose i256 arguments are on the stack and change places, with more and fewer bytes than their function has.
; exit: 0
; output: 2222 1111 8
; output: 7777 3333 1
@.three = private constant [13 x i8] c"%lx %lx %ld\0A\00"
declare i32 @printf(ptr, ...)

define tailcc void @swap(i256 %a, i256 %b, i64 %n, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %last, label %more
more:
  %less = sub i64 %n, 1
  musttail call tailcc void @swap(i256 %b, i256 %a, i64 %less, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5)
  ret void
last:
  %ah = lshr i256 %a, 192
  %bh = lshr i256 %b, 192
  %al = trunc i256 %ah to i64
  %bl = trunc i256 %bh to i64
  call i32 (ptr, ...) @printf(ptr @.three, i64 %al, i64 %bl, i64 %r5)
  ret void
}

define tailcc void @grow(i64 %n, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i256 %a) {
  %done = icmp eq i64 %n, 0
  %ah = lshr i256 %a, 192
  %al = trunc i256 %ah to i64
  br i1 %done, label %last, label %more
more:
  %less = sub i64 %n, 1
  %b = add i256 %a, 1
  musttail call tailcc void @shrink(i64 %less, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i256 7, i256 %b, i64 %r5)
  ret void
last:
  call i32 (ptr, ...) @printf(ptr @.three, i64 30583, i64 %al, i64 %r5)
  ret void
}
define tailcc void @shrink(i64 %n, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i256 %x, i256 %a, i64 %s) {
  musttail call tailcc void @grow(i64 %n, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %s, i256 %a)
  ret void
}

define i32 @main() {
  %a = shl i256 4369, 192
  %b = shl i256 8738, 192
  call tailcc void @swap(i256 %a, i256 %b, i64 100001, i64 4, i64 5, i64 6, i64 7, i64 8)
  %c = shl i256 13107, 192
  call tailcc void @grow(i64 100000, i64 4, i64 5, i64 6, i64 7, i64 1, i256 %c)
  ret i32 0
}
