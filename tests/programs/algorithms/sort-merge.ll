; Merge sort between two global arrays.
; exit: 0
; output: 123456789
@a = global [10 x i64] [i64 9, i64 3, i64 7, i64 1, i64 8, i64 2, i64 6, i64 0, i64 5, i64 4]
@t = global [10 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
define void @merge(i64 %lo, i64 %mid, i64 %hi) {
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  store i64 %lo, i64* %i
  store i64 %mid, i64* %j
  store i64 %lo, i64* %k
  br label %loop
loop:
  %z = load i64* %k
  %c = icmp slt i64 %z, %hi
  br i1 %c, label %choose, label %copy
choose:
  %x = load i64* %i
  %y = load i64* %j
  %dst = getelementptr [10 x i64]* @t, i32 0, i64 %z
  %z1 = add i64 %z, 1
  store i64 %z1, i64* %k
  %le = icmp slt i64 %x, %mid
  br i1 %le, label %haveleft, label %right
haveleft:
  %re = icmp slt i64 %y, %hi
  br i1 %re, label %compare, label %left
compare:
  %xp = getelementptr [10 x i64]* @a, i32 0, i64 %x
  %yp = getelementptr [10 x i64]* @a, i32 0, i64 %y
  %xv = load i64* %xp
  %yv = load i64* %yp
  %lt = icmp sle i64 %xv, %yv
  br i1 %lt, label %left, label %right
left:
  %lp = getelementptr [10 x i64]* @a, i32 0, i64 %x
  %lv = load i64* %lp
  store i64 %lv, i64* %dst
  %x1 = add i64 %x, 1
  store i64 %x1, i64* %i
  br label %loop
right:
  %rp = getelementptr [10 x i64]* @a, i32 0, i64 %y
  %rv = load i64* %rp
  store i64 %rv, i64* %dst
  %y1 = add i64 %y, 1
  store i64 %y1, i64* %j
  br label %loop
copy:
  store i64 %lo, i64* %k
  br label %cloop
cloop:
  %w = load i64* %k
  %d = icmp slt i64 %w, %hi
  br i1 %d, label %cbody, label %done
cbody:
  %sp = getelementptr [10 x i64]* @t, i32 0, i64 %w
  %dp = getelementptr [10 x i64]* @a, i32 0, i64 %w
  %v = load i64* %sp
  store i64 %v, i64* %dp
  %w1 = add i64 %w, 1
  store i64 %w1, i64* %k
  br label %cloop
done:
  ret void
}
define void @sort(i64 %lo, i64 %hi) {
  %n = sub i64 %hi, %lo
  %c = icmp slt i64 %n, 2
  br i1 %c, label %done, label %work
work:
  %h = ashr i64 %n, 1
  %mid = add i64 %lo, %h
  call void @sort(i64 %lo, i64 %mid)
  call void @sort(i64 %mid, i64 %hi)
  call void @merge(i64 %lo, i64 %mid, i64 %hi)
  br label %done
done:
  ret void
}
define i64 @main() {
  call void @sort(i64 0, i64 10)
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %p = getelementptr [10 x i64]* @a, i32 0, i64 %n
  %v = load i64* %p
  %x = load i64* %h
  %y = mul i64 %x, 10
  %z = add i64 %y, %v
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 10
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %h
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
