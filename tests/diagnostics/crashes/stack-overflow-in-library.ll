; The stack ends in a function of the library.
; exit: 139
; error: SIGSEGV (segmentation fault): stack overflow, in a call by @compare
source_filename = "stack-overflow-in-library.c"
@numbers = global [64 x i64] zeroinitializer
declare void @qsort(ptr, i64, i64, ptr)
define i32 @compare(ptr %a, ptr %b) {
  call void @qsort(ptr @numbers, i64 64, i64 8, ptr @compare)
  %v = load i64, ptr %a
  %w = trunc i64 %v to i32
  ret i32 %w
}
define i64 @main() {
  call void @qsort(ptr @numbers, i64 64, i64 8, ptr @compare)
  ret i64 0
}
