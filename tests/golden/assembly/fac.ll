; The specification's first function, at both levels and in both syntaxes: a loop at -O2, a call at -O0.
; lilt: -S
; lilt: -S --x86-asm-syntax=intel
; lilt: -S -O0
; max-spills: 1
define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}
