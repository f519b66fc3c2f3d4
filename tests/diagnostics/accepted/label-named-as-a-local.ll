; In LLVMlite a label and a local may have one name: courses' compilers keep them apart.
define i64 @main() {
  %end = icmp eq i64 1, 1
  br i1 %end, label %end, label %3
end:
  ret i64 0
3:
  %3 = add i64 1, 2
  ret i64 %3
}
