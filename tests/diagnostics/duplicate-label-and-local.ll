; Labels and locals of a function share one name space, but in LLVMlite (accepted/label-named-as-a-local.ll).
; error: 8:1: again
; note: 6: again
source_filename = "modern"
define i64 @main() {
  %again = add i64 1, 2
  br label %again
again:
  ret i64 0
}
