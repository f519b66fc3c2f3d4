; exit: 3
source_filename = "a.c"
define i64 @main() {
entry:
  %retval = alloca i64, align 8
  store i64 3, ptr %retval, align 8
  %0 = load i64, ptr %retval, align 8
  ret i64 %0
}
