; exit: 0
; output: -9 -2 0 1 5 5 8 42 
@a = global [8 x i64] [i64 5, i64 -2, i64 42, i64 0, i64 8, i64 5, i64 -9, i64 1]
@sp = global [2 x i8] c" \00"
@e = global [1 x i8] c"\00"
define i64 @main() {
  %i = alloca i64
  %swapped = alloca i1
  br label %pass
pass:
  store i1 false, i1* %swapped
  store i64 0, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %m = add i64 %n, 1
  %p = getelementptr [8 x i64]* @a, i32 0, i64 %n
  %q = getelementptr [8 x i64]* @a, i32 0, i64 %m
  %x = load i64* %p
  %y = load i64* %q
  %c = icmp sgt i64 %x, %y
  br i1 %c, label %swap, label %next
swap:
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  store i1 true, i1* %swapped
  br label %next
next:
  store i64 %m, i64* %i
  %d = icmp slt i64 %m, 7
  br i1 %d, label %loop, label %endpass
endpass:
  %s = load i1* %swapped
  br i1 %s, label %pass, label %print
print:
  %line = alloca i8*
  %ep = getelementptr [1 x i8]* @e, i32 0, i32 0
  store i8* %ep, i8** %line
  store i64 0, i64* %i
  br label %each
each:
  %k = load i64* %i
  %r = getelementptr [8 x i64]* @a, i32 0, i64 %k
  %v = load i64* %r
  %t = call i8* @ll_ltoa(i64 %v)
  %l = load i8** %line
  %l1 = call i8* @ll_strcat(i8* %l, i8* %t)
  %spp = getelementptr [2 x i8]* @sp, i32 0, i32 0
  %l2 = call i8* @ll_strcat(i8* %l1, i8* %spp)
  store i8* %l2, i8** %line
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %more = icmp slt i64 %k1, 8
  br i1 %more, label %each, label %done
done:
  %out = load i8** %line
  call void @ll_puts(i8* %out)
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare i8* @ll_strcat(i8*, i8*)
declare void @ll_puts(i8*)
