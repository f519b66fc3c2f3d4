; The filter holds for the trace, for counts and for dumps; what a dump of one function needs comes with it.
; lilt: --trace=regalloc --filter-print-funcs=leaf --filetype=null
; lilt: --stats --filter-print-funcs=leaf --filetype=null
; lilt: --stats --filter-print-funcs=user --filetype=null
; lilt: --print-before=sroa --filter-print-funcs=user --filetype=null
; lilt: --print-after=isel --filter-print-funcs=user --filetype=null
; lilt: --print-after=legalize --filter-print-funcs=leaf --filetype=null
; lilt: --stop-after=regalloc --filter-print-funcs=leaf
; message: register allocation of @leaf
; message: 8  frame-bytes
; message: before sroa, @user
; message: after isel, @user
; message: after legalize, @leaf
%pair = type { i64, %other* }
%other = type { %pair*, i8 }
%unused = type { i64 }
@direct = global i64* @through
@through = global i64 7
@elsewhere = external global %pair
@unused = global i64 1
@also = alias i64 (i64), i64 (i64)* @leaf
@llvm.used = appending global [1 x i8*] [i8* bitcast (i64 (i64)* @leaf to i8*)], section "llvm.metadata"
declare i64 @absent(%pair*)
define i64 @leaf(i64 %a) {
  %b = add i64 %a, 1
  ret i64 %b
}
define i64 @user() {
  %p = load i64*, i64** @direct
  %v = load i64, i64* %p
  %x = call i64 @leaf(i64 %v)
  %e = getelementptr %pair, %pair* @elsewhere, i64 0, i32 0
  %y = call i64 @absent(%pair* @elsewhere)
  %s = add i64 %x, %y
  ret i64 %s
}
