; Quicksort of 200 numbers of a generator; checks the order and folds the array into a checksum.
; exit: 153
; output: 8131307203938782873
@a = global [200 x i64]* null
define void @sort([0 x i64]* %v, i64 %lo, i64 %hi) {
  %c = icmp slt i64 %lo, %hi
  br i1 %c, label %work, label %done
work:
  %i = alloca i64
  %j = alloca i64
  store i64 %lo, i64* %i
  store i64 %lo, i64* %j
  %pp = getelementptr [0 x i64]* %v, i32 0, i64 %hi
  %pivot = load i64* %pp
  br label %scan
scan:
  %n = load i64* %j
  %more = icmp slt i64 %n, %hi
  br i1 %more, label %look, label %place
look:
  %np = getelementptr [0 x i64]* %v, i32 0, i64 %n
  %x = load i64* %np
  %less = icmp slt i64 %x, %pivot
  br i1 %less, label %swap, label %next
swap:
  %k = load i64* %i
  %kp = getelementptr [0 x i64]* %v, i32 0, i64 %k
  %y = load i64* %kp
  store i64 %x, i64* %kp
  store i64 %y, i64* %np
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %next
next:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %j
  br label %scan
place:
  %m = load i64* %i
  %mp = getelementptr [0 x i64]* %v, i32 0, i64 %m
  %z = load i64* %mp
  store i64 %pivot, i64* %mp
  store i64 %z, i64* %pp
  %left = sub i64 %m, 1
  %right = add i64 %m, 1
  call void @sort([0 x i64]* %v, i64 %lo, i64 %left)
  call void @sort([0 x i64]* %v, i64 %right, i64 %hi)
  br label %done
done:
  ret void
}
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 200, i64 8)
  %v = bitcast i8* %raw to [0 x i64]*
  %i = alloca i64
  %seed = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 42, i64* %seed
  store i64 0, i64* %h
  br label %fill
fill:
  %n = load i64* %i
  %s = load i64* %seed
  %t = mul i64 %s, 6364136223846793005
  %u = add i64 %t, 1442695040888963407
  store i64 %u, i64* %seed
  %w = ashr i64 %u, 45
  %p = getelementptr [0 x i64]* %v, i32 0, i64 %n
  store i64 %w, i64* %p
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %c = icmp slt i64 %n1, 200
  br i1 %c, label %fill, label %go
go:
  call void @sort([0 x i64]* %v, i64 0, i64 199)
  store i64 0, i64* %i
  br label %check
check:
  %k = load i64* %i
  %k1 = add i64 %k, 1
  %q = getelementptr [0 x i64]* %v, i32 0, i64 %k
  %r = getelementptr [0 x i64]* %v, i32 0, i64 %k1
  %x = load i64* %q
  %y = load i64* %r
  %bad = icmp sgt i64 %x, %y
  br i1 %bad, label %wrong, label %fine
fine:
  %g = load i64* %h
  %g1 = mul i64 %g, 31
  %g2 = add i64 %g1, %x
  store i64 %g2, i64* %h
  store i64 %k1, i64* %i
  %d = icmp slt i64 %k1, 199
  br i1 %d, label %check, label %done
done:
  %res = load i64* %h
  %str = call i8* @ll_ltoa(i64 %res)
  call void @ll_puts(i8* %str)
  ret i64 %res
wrong:
  ret i64 1
}
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
