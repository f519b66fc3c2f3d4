; error: 4:42: i64
define i64 @main() {
  %p = alloca i64
  %q = getelementptr i64* %p, i32 0, i32 0
  ret i64 0
}
