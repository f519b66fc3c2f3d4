; args: x y
; exit: 3
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr i8** %argv, i64 %argc
  %s = load i8** %p
  %c = icmp eq i8* %s, null
  br i1 %c, label %yes, label %no
yes:
  ret i64 3
no:
  ret i64 0
}
