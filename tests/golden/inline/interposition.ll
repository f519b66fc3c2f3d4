; Without the module's flag `SemanticInterposition`, calls of external functions that the module defines are of that
; definition, whether it is `dso_local` or not.
; lilt: --stop-after=inline --filter-print-funcs=caller
; caller: lacks: call
define i32 @exported() {
  ret i32 1
}
define i32 @caller() {
  %r = call i32 @exported()
  ret i32 %r
}
