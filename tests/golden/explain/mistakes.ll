; What lilt explain does not know is an error with the nearest name.
; lilt: explain --why=%totl
; lilt: explain --text --filter-print-funcs=sums
; message: error: no machine value is called '%totl'; did you mean '%total'?
; message: error: no function '@sums' of --filter-print-funcs is defined; did you mean '@sum'?
define i64 @sum(i64 %a, i64 %b) {
  %total = add i64 %a, %b
  ret i64 %total
}
