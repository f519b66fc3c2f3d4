; What lilt explain does not know is an error with the nearest name.
; lilt: explain --why=%totl
; lilt: explain --text --filter-print-funcs=sums
; lilt: explain --json --text
; lilt: explain --print-after-all
; lilt: explain --regalloc=fast --compare-regalloc=linear
; lilt: explain --ra-regs=4,rax
; lilt: explain -S
; lilt: explain --live=first
; message: of --text, --json, --why, --live, --svg, --dot and --cfg only one can be written
; message: dumps, --trace, --stats and --time-passes are for a compile
; message: --regalloc has no meaning beside it
; message: option '--live' needs a number, and 'first' is none: write --live=N
; message: --ra-regs takes numbers or names of registers, not both
; message: 'lilt explain' writes a page, or what --text, --json, --why, --live, --svg, --dot or --cfg say
; message: error: no machine value is called '%totl'; did you mean '%total'?
; message: error: no function '@sums' of --filter-print-funcs is defined; did you mean '@sum'?
define i64 @sum(i64 %a, i64 %b) {
  %total = add i64 %a, %b
  ret i64 %total
}
