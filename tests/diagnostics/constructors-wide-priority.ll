; error: 2:1: array of { i32, ptr, ptr }
@llvm.global_ctors = appending global [1 x {i64, ptr, ptr}] zeroinitializer
define i32 @main() {
  ret i32 0
}
