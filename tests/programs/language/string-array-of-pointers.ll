; exit: 0
; output: red
; output: green
; output: blue
@r = global [4 x i8] c"red\00"
@g = global [6 x i8] c"green\00"
@b = global [5 x i8] c"blue\00"
@names = global [4 x i8*] [
  i8* getelementptr ([4 x i8], [4 x i8]* @r, i32 0, i32 0),
  i8* bitcast ([6 x i8]* @g to i8*),
  i8* getelementptr ([5 x i8], [5 x i8]* @b, i64 0, i64 0),
  i8* null
]
declare void @ll_puts(i8*)
define i64 @main() {
  br label %loop
loop:
  call void @step()
  %i = load i64, i64* @i
  %p = getelementptr [4 x i8*], [4 x i8*]* @names, i32 0, i64 %i
  %s = load i8*, i8** %p
  %end = icmp eq i8* %s, null
  br i1 %end, label %done, label %loop
done:
  ret i64 0
}
@i = global i64 0
define void @step() {
  %i = load i64, i64* @i
  %p = getelementptr [4 x i8*], [4 x i8*]* @names, i32 0, i64 %i
  %s = load i8*, i8** %p
  call void @ll_puts(i8* %s)
  %j = add i64 %i, 1
  store i64 %j, i64* @i
  ret void
}
