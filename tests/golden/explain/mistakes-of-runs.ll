; What --run cannot do is said: words without their end, forms without a run, places that are not there, inputs that are
; not programs.
; lilt: explain --text "--run='a b"
; lilt: explain --run=x --svg=cfg
; lilt: explain --run=x --compare-regalloc=fast,linear
; lilt: explain --run=x --at=1
; lilt: explain --text --hex
; lilt: explain --text --run=x --at=0
; lilt: explain --text --run=x --at=1:entry:x
; lilt: explain --text --run=x --run-limit=0
; lilt: -c --run=x
; lilt: explain --text --run -O0
; message: a quote of --run has no end
; message: --run adds a run to the page, to --json, or to --text, not to other forms
; message: --regalloc chooses its allocator
; message: --at and --hex are for --text; the page has buttons
; message: --run-limit, --at and --hex are for 'lilt explain --run'
; message: --at takes a call, and perhaps a block and its execution, such as 1:loop:3, not '0'
; message: such as 1:loop:3, not '1:entry:x'
; message: --run-limit takes a number from 1 to 100000
; message: --run is for 'lilt explain'
; message: no function '@main' is defined here
define i32 @f(i32 %a) {
entry:
  ret i32 %a
}
