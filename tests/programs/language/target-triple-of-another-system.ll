; A triple of another system is a warning in LLVMlite.
; exit: 4
target triple = "x86_64-apple-macosx10.13.0"
define i64 @main() {
  ret i64 4
}
