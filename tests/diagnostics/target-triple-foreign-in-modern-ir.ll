; A triple of another system in modern IR (source_filename, ptr) is an error; in LLVMlite it is a warning.
; error: 4:17: aarch64
source_filename = "a.c"
target triple = "aarch64-unknown-linux-gnu"
define i64 @main(ptr %p) {
  ret i64 0
}
