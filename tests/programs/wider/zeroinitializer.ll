; exit: 4
%t = type { i64, [3 x i1], i8*, { i64, i64 } }
@a = global [2 x %t] zeroinitializer
define i64 @main() {
  %p = getelementptr [2 x %t]* @a, i32 0, i32 1, i32 3, i32 1
  %v = load i64* %p
  %q = getelementptr [2 x %t]* @a, i32 0, i32 0, i32 2
  %n = load i8** %q
  %c = icmp eq i8* %n, null
  br i1 %c, label %yes, label %no
yes:
  %r = add i64 %v, 4
  ret i64 %r
no:
  ret i64 0
}
