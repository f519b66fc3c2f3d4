; A jump table of two targets in a loop: moves of one edge went behind the jump.
; exit: 0
; output: 3255
source_filename = "table-of-two-targets"

@format = private constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %join ]
  %s = phi i32 [ 1, %entry ], [ %s2, %join ]
  %t = phi i32 [ 2, %entry ], [ %t2, %join ]
  %w0 = mul i32 %i, 7
  %w = urem i32 %w0, 70
  %x = mul i32 %s, 3
  switch i32 %w, label %dead [
    i32 0, label %join i32 1, label %join i32 2, label %other i32 3, label %join i32 4, label %other
    i32 5, label %join i32 6, label %other i32 7, label %join i32 8, label %join i32 9, label %other
    i32 10, label %other i32 11, label %other i32 12, label %other i32 13, label %other i32 14, label %join
    i32 15, label %join i32 16, label %join i32 17, label %other i32 18, label %join i32 19, label %other
    i32 20, label %join i32 21, label %other i32 22, label %join i32 23, label %join i32 24, label %other
    i32 25, label %other i32 26, label %other i32 27, label %other i32 28, label %other i32 29, label %join
    i32 30, label %join i32 31, label %join i32 32, label %other i32 33, label %join i32 34, label %other
    i32 35, label %join i32 36, label %other i32 37, label %join i32 38, label %join i32 39, label %other
    i32 40, label %other i32 41, label %other i32 42, label %other i32 43, label %other i32 44, label %join
    i32 45, label %join i32 46, label %join i32 47, label %other i32 48, label %join i32 49, label %other
    i32 50, label %join i32 51, label %other i32 52, label %join i32 53, label %join i32 54, label %other
    i32 55, label %other i32 56, label %other i32 57, label %other i32 58, label %other i32 59, label %join
    i32 60, label %join i32 61, label %join i32 62, label %other i32 63, label %join i32 64, label %other
    i32 65, label %join i32 66, label %other i32 67, label %join i32 68, label %join i32 69, label %other
  ]
dead:
  unreachable
other:
  %o1 = mul i32 %w, 5
  br label %join
join:
  %s2 = phi i32 [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %x, %head ], [ %o1, %other ]
  %t2 = phi i32 [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %t, %head ], [ %x, %other ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %head, label %exit
exit:
  %r = mul i32 %s2, 3
  %r2 = add i32 %r, %t2
  ret i32 %r2
}

define i32 @main() {
  %a = call i32 @f(i32 1200)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a)
  ret i32 0
}
