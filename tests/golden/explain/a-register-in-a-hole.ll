; Registers whose holders are in a hole: the values come back at 7, before the visited one needs them.
; lilt: explain --why=%r --ra-regs=4 --disable-pass=loop-vectorize
define i32 @g(ptr %p, i64 %n, i1 %k) noinline {
entry:
  br i1 %k, label %h, label %x
h:
  %i = phi i64 [0,%entry],[%i1,%b]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %b, label %x
b:
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %w = add i32 %v, 7
  store i32 %w, ptr %q
  %i1 = add i64 %i, 1
  br label %h
x:
  %r = phi i1 [ %c, %h ], [ true, %entry ]
  %z = zext i1 %r to i32
  ret i32 %z
}
