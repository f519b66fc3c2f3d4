; error: 4:18: i64*
define i64 @main(i64 %argc, ptr %argv) {
  %p = alloca i64
  %v = load i64, i64* %p
  ret i64 %v
}
