; The control-flow graph for Graphviz and as SVG; stages and intervals for C1Visualizer. Names that try to be markup are
; text.
; lilt: explain --dot --stage=parse --filter-print-funcs=sum
; lilt: explain --cfg --ra-regs=3 --disable-pass=loop-rotate --filter-print-funcs=sum
; lilt: explain --svg=cfg --filter-print-funcs=<b>&\"
; lilt: explain --svg=cfg
; lilt: explain --dot --stage=isell --filter-print-funcs=sum
; lilt: explain --svg=intervals --stage=isel
; lilt: explain --svg=cfg --dot
; lilt: explain --svg=cfg --compare-regalloc=fast,linear
; lilt: -c --dot
; message: a picture shows one function, and there are '@sum', '@<b>&"'; --filter-print-funcs=sum chooses one, -o DIR/
; message: '@sum' has no stage 'isell'; did you mean 'isel'?
; message: --stage is for 'lilt explain --svg=cfg', '--dot' and '--run'
; message: of --text, --json, --why, --live, --svg, --dot and --cfg only one can be written
; message: --svg and --dot show one allocation; --regalloc chooses its allocator
; message: --text, --json, --why, --live, --svg, --dot, --cfg and --compare-regalloc are for 'lilt explain'
define i64 @sum(ptr %numbers, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %done = icmp eq i64 %i, %count
  br i1 %done, label %out, label %body
body:
  %at = getelementptr i64, ptr %numbers, i64 %i
  %n = load volatile i64, ptr %at
  %more = add i64 %sum, %n
  %next = add i64 %i, 1
  br label %loop
out:
  ret i64 %sum
}

define void @"<b>&\22"(i1 %c) {
  br i1 %c, label %"<i>", label %"</g>"
"<i>":
  store volatile i32 1, ptr null
  ret void
"</g>":
  ret void
}
