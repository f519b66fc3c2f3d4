; A label and a local of one name: LLVM refuses that, courses' compilers and programs do not.
; exit: 7
define i64 @main() {
  %end = icmp eq i64 1, 1
  br i1 %end, label %end, label %3
end:
  %3 = select i1 %end, i64 7, i64 9
  ret i64 %3
3:
  ret i64 1
}
