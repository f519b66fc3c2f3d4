; args: one "two words" ""
; exit: 4
; output: one
; output: two words
; output:
declare void @ll_puts(i8*)
define i64 @main(i64 %argc, i8** %argv) {
  %p1 = getelementptr i8** %argv, i32 1
  %s1 = load i8** %p1
  call void @ll_puts(i8* %s1)
  %p2 = getelementptr i8** %argv, i32 2
  %s2 = load i8** %p2
  call void @ll_puts(i8* %s2)
  %p3 = getelementptr i8** %argv, i32 3
  %s3 = load i8** %p3
  call void @ll_puts(i8* %s3)
  ret i64 %argc
}
