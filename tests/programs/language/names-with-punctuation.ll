; exit: 10
@glob.al-name$1 = global i64 4
define i64 @f.u-n$c(i64 %a.b-c$) {
  %_under = add i64 %a.b-c$, 1
  %-minus = add i64 %_under, 1
  %.dot = add i64 %-minus, 1
  %$dollar = add i64 %.dot, 1
  br label %la.b-e$l
la.b-e$l:
  ret i64 %$dollar
}
define i64 @main() {
  %v = load i64* @glob.al-name$1
  %r = call i64 @f.u-n$c(i64 %v)
  %s = add i64 %r, 2
  ret i64 %s
}
