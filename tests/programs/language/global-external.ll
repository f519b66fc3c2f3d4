; An external global: libc's environment pointer is not null.
; exit: 1
@environ = external global i8**
define i64 @main() {
  %e = load i8*** @environ
  %c = icmp ne i8** %e, null
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
