; error: 2:1: array of { i32, ptr, ptr }
@llvm.global_ctors = external global i32
define i32 @main() {
  ret i32 0
}
