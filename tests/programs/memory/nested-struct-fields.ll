; Structs in structs in arrays in structs, written and read through one long path.
; exit: 90
%inner = type { i64, [2 x i64] }
%middle = type { i1, [3 x %inner] }
%outer = type { i64, %middle, %inner }
define i64 @main() {
  %o = alloca %outer
  %p = getelementptr %outer* %o, i32 0, i32 1, i32 1, i32 2, i32 1, i32 1
  store i64 60, i64* %p
  %q = getelementptr %outer* %o, i32 0, i32 2, i32 1, i32 0
  store i64 30, i64* %q
  %m = getelementptr %outer* %o, i32 0, i32 1
  %n = getelementptr %middle* %m, i32 0, i32 1, i32 2
  %i = getelementptr %inner* %n, i32 0, i32 1
  %j = getelementptr [2 x i64]* %i, i32 0, i32 1
  %x = load i64* %j
  %y = load i64* %q
  %s = add i64 %x, %y
  ret i64 %s
}
