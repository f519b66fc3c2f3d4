; Options about passes that do not run are warnings; functions that do not exist are errors.
; lilt: -O0 --print-after=mem2reg,legalize --filter-print-funcs=f --filetype=null
; lilt: -O0 --print-before=licm --filetype=null
; lilt: -O0 --disable-pass=mem2reg --filetype=null
; lilt: --disable-pass=mem2reg --print-after=mem2reg --filetype=null
; lilt: -O0 --stop-after=mem2reg --filter-print-funcs=f
; lilt: --stop-after=legalize --print-after=isel --filter-print-funcs=g
; lilt: --print-after=isel --filter-print-funcs=ff,gg --filetype=null
; lilt: --print-changed --filter-print-funcs=f --stop-after=dce
; message: --print-after=mem2reg shows nothing: pass 'mem2reg' does not run at -O0
; message: --print-before=licm shows nothing
; message: --disable-pass=mem2reg has no effect
; message: pass 'mem2reg' is disabled
; message: --stop-after=mem2reg writes what comes there
; message: it comes after --stop-after=legalize
; message: error: no function '@ff' of --filter-print-funcs is defined; did you mean '@f'?
define i64 @f(i64 %a) {
  ret i64 %a
}
define i64 @g(i64 %a) {
  %b = call i64 @f(i64 %a)
  ret i64 %b
}
