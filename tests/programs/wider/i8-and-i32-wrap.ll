; Narrow arithmetic wraps at its own width; comparison is signed at that width.
; exit: 7
define i64 @main() {
  %p = alloca i8
  store i8 127, i8* %p
  %a = load i8, i8* %p
  %b = add i8 %a, 1
  %neg = icmp slt i8 %b, 0
  br i1 %neg, label %one, label %bad
one:
  %q = alloca i32
  store i32 2147483647, i32* %q
  %c = load i32, i32* %q
  %d = add i32 %c, 1
  %neg2 = icmp slt i32 %d, 0
  br i1 %neg2, label %two, label %bad
two:
  %e = mul i8 %b, 2
  %z = icmp eq i8 %e, 0
  br i1 %z, label %good, label %bad
good:
  ret i64 7
bad:
  ret i64 0
}
