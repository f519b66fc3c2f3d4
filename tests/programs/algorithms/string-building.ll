; Counts from 1 to 15 in one string: fizz, buzz.
; exit: 0
; output: 1 2 fizz 4 buzz fizz 7 8 fizz buzz 11 fizz 13 14 fizzbuzz 
@fizz = global [5 x i8] c"fizz\00"
@buzz = global [5 x i8] c"buzz\00"
@space = global [2 x i8] c" \00"
@empty = global [1 x i8] c"\00"
define i8* @append(i8* %s, i8* %t) {
  %r = call i8* @ll_strcat(i8* %s, i8* %t)
  ret i8* %r
}
define i64 @remainder(i64 %n, i64 %d) {
  %c = icmp slt i64 %n, %d
  br i1 %c, label %done, label %more
done:
  ret i64 %n
more:
  %m = sub i64 %n, %d
  %r = call i64 @remainder(i64 %m, i64 %d)
  ret i64 %r
}
define i8* @word(i64 %n) {
  %w = alloca i8*
  %e = getelementptr [1 x i8]* @empty, i32 0, i32 0
  store i8* %e, i8** %w
  %r3 = call i64 @remainder(i64 %n, i64 3)
  %r5 = call i64 @remainder(i64 %n, i64 5)
  %c3 = icmp eq i64 %r3, 0
  %c5 = icmp eq i64 %r5, 0
  br i1 %c3, label %three, label %notthree
three:
  %f = getelementptr [5 x i8]* @fizz, i32 0, i32 0
  store i8* %f, i8** %w
  br label %notthree
notthree:
  br i1 %c5, label %five, label %notfive
five:
  %b = getelementptr [5 x i8]* @buzz, i32 0, i32 0
  %x = load i8** %w
  %y = call i8* @append(i8* %x, i8* %b)
  store i8* %y, i8** %w
  br label %notfive
notfive:
  %r = load i8** %w
  %none = icmp eq i8* %r, %e
  br i1 %none, label %number, label %out
number:
  %s = call i8* @ll_ltoa(i64 %n)
  ret i8* %s
out:
  ret i8* %r
}
define i64 @main() {
  %line = alloca i8*
  %i = alloca i64
  %e = getelementptr [1 x i8]* @empty, i32 0, i32 0
  store i8* %e, i8** %line
  store i64 1, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %w = call i8* @word(i64 %n)
  %l = load i8** %line
  %l1 = call i8* @append(i8* %l, i8* %w)
  %sp = getelementptr [2 x i8]* @space, i32 0, i32 0
  %l2 = call i8* @append(i8* %l1, i8* %sp)
  store i8* %l2, i8** %line
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp sle i64 %m, 15
  br i1 %c, label %loop, label %done
done:
  %r = load i8** %line
  call void @ll_puts(i8* %r)
  ret i64 0
}
declare i8* @ll_strcat(i8*, i8*)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
