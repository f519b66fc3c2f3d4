; error: 2:1: array of { i32, ptr, ptr }
@llvm.global_dtors = appending global [2 x i32] zeroinitializer
define i32 @main() {
  ret i32 0
}
