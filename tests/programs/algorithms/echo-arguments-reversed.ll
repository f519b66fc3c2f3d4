; args: alpha "beta gamma" delta
; exit: 3
; output: delta
; output: beta gamma
; output: alpha
define i64 @main(i64 %argc, i8** %argv) {
  %i = alloca i64
  %last = sub i64 %argc, 1
  store i64 %last, i64* %i
  br label %head
head:
  %n = load i64* %i
  %c = icmp sgt i64 %n, 0
  br i1 %c, label %body, label %done
body:
  %p = getelementptr i8** %argv, i64 %n
  %s = load i8** %p
  call void @ll_puts(i8* %s)
  %m = sub i64 %n, 1
  store i64 %m, i64* %i
  br label %head
done:
  ret i64 %last
}
declare void @ll_puts(i8*)
