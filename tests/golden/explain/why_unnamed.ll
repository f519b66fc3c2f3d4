; lilt: explain --why=%total
; The values of an input whose names clang has discarded have numbers: the message says how to keep the names.
; message: clang keeps the names of C with -fno-discard-value-names
define i64 @f(i64 %0, i64 %1) {
  %3 = add i64 %0, %1
  ret i64 %3
}
