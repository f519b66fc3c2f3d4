; LLVM 15 and later read `i64*` as `ptr`.
define i64 @main(i64 %argc, ptr %argv) {
  %p = alloca i64
  store i64 0, i64* %p
  %v = load i64, i64* %p
  ret i64 %v
}
