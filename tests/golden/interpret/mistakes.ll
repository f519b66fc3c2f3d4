; Options of the trace that have no meaning, and a name that no function has.
; lilt: interpret --trace --filter-print-funcs=mian
; lilt: interpret --filter-print-funcs=main
; lilt: interpret --max-steps=0
; lilt: interpret --max-steps=many
; lilt: interpret --strict --trace
; lilt: interpret --strict --machine
; lilt: run --machine
; lilt: interpret --bytes
; lilt: interpret --machine --bytes --stop-after=isel
; lilt: interpret --machine --stop-after=inline
; lilt: --trace
; lilt: --trace=steps.txt
; lilt: run --max-steps=5
; message: error: no function '@mian' of --filter-print-funcs is defined; did you mean '@main'?
; message: --filter-print-funcs chooses among dumps, --trace
; message: --max-steps takes a number from 1 to 2^64 - 1, not '0'
; message: --max-steps takes a number from 1 to 2^64 - 1, not 'many'
; message: --trace shows the default machine's steps
; message: --machine is for 'lilt interpret', without --strict
; message: --bytes is for 'lilt interpret --machine'
; message: --bytes interprets finished code
; message: 'inline' of --stop-after comes before selection
; message: --trace without a value is for 'lilt interpret'
; message: --trace takes 'regalloc', not 'steps.txt'
; message: --max-steps is for 'lilt interpret'
define i32 @main() {
  ret i32 0
}
