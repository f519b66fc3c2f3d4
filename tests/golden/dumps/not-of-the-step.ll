; A text that claims the results of some passes of legalization, and does not have them: an error names each instruction.
; lilt: --run-pass=split-types
; lilt: --start-after=x87-values -S
; lilt: --start-after=critical-edges -S
; message: pass 'split-types' requires the results of the passes before it
; message: type '<4 x float>'
; message: a constant expression
; message: va_arg
; message: a phi or select of x86_fp80
; message: pass 'getelementptrs' requires the results of the passes before it
; message: a critical edge
source_filename = "not-of-the-step.c"
@g = global i64 5
declare <4 x float> @sum(<4 x float>)
define void @calls(<4 x float> %a) {
  %b = call <4 x float> @sum(<4 x float> %a)
  ret void
}
define i64 @constants() {
  ret i64 ptrtoint (ptr @g to i64)
}
define i64 @arguments(ptr %list) {
  %a = va_arg ptr %list, i64
  ret i64 %a
}
define x86_fp80 @chooses(i1 %c, x86_fp80 %a, x86_fp80 %b) {
  %d = select i1 %c, x86_fp80 %a, x86_fp80 %b
  ret x86_fp80 %d
}
define i64 @branches(i64 %a, i1 %c, i1 %d) {
first:
  br i1 %c, label %second, label %third
second:
  br i1 %d, label %first.end, label %third
third:
  ret i64 %a
first.end:
  ret i64 0
}
