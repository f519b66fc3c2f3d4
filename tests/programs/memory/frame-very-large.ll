; 4 MiB in one frame: displacements beyond 16 bits, and more than a page at once.
; exit: 67
define i64 @main() {
  %before = alloca i64
  %a = alloca [524288 x i64]
  %after = alloca i64
  store i64 3, i64* %before
  store i64 4, i64* %after
  %first = getelementptr [524288 x i64]* %a, i32 0, i32 0
  %mid = getelementptr [524288 x i64]* %a, i32 0, i32 262144
  %last = getelementptr [524288 x i64]* %a, i32 0, i32 524287
  store i64 10, i64* %first
  store i64 20, i64* %mid
  store i64 30, i64* %last
  %v1 = load i64* %before
  %v2 = load i64* %after
  %v3 = load i64* %first
  %v4 = load i64* %mid
  %v5 = load i64* %last
  %s1 = add i64 %v1, %v2
  %s2 = add i64 %s1, %v3
  %s3 = add i64 %s2, %v4
  %s4 = add i64 %s3, %v5
  ret i64 %s4
}
