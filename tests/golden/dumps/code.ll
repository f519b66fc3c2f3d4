; The code of each machine instruction stands behind it, with the relocations in it; the place in the output follows.
; lilt: -O1 --stop-after=encode
; lilt: -O1 --print-after=write -c -o /dev/null
; lilt: -O1 --stop-after=encode --print-before=encode --print-after=encode,write --filter-print-funcs=twice
; lilt: -O1 --print-before=encode --print-after=encode,write -S -o /dev/null
; lilt: --start-after=encode
; lilt: --run-pass=write
; message: --print-after=encode shows nothing: pass 'encode' does not run: assembly text is written instead of code
; message: --print-after=write shows nothing: pass 'write' does not run: it comes after --stop-after=encode
; message: code is not read back; --start-after=unwind encodes a dump
; message: 'write' cannot run alone
@limit = global i64 3
declare i64 @next(i64)
define double @value(i64 %n) {
entry:
  %m = call i64 @next(i64 %n)
  %limit = load i64, ptr @limit
  %less = icmp slt i64 %m, %limit
  br i1 %less, label %half, label %one
half:
  ret double 0.5
one:
  ret double 1.0
}
define internal i64 @twice(i64 %n) {
  %t = shl i64 %n, 1
  ret i64 %t
}
define available_externally i64 @elsewhere(i64 %n) {
  ret i64 %n
}
