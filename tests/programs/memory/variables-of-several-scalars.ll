; Variables of several scalars, read and written whole and in parts: each part keeps its own value, and a value that was
; read stays what it was when the variable changes.
; exit: 58
define i64 @halves(i64 %low, i64 %high) {
  %v = alloca i128, align 16
  %w = alloca i128, align 16
  %p = getelementptr inbounds { i64, i64 }, ptr %v, i32 0, i32 0
  store i64 %low, ptr %p, align 16
  %q = getelementptr inbounds { i64, i64 }, ptr %v, i32 0, i32 1
  store i64 %high, ptr %q, align 8
  %whole = load i128, ptr %v, align 16
  %sum = add i128 %whole, %whole
  store i128 %sum, ptr %w, align 16
  store i64 0, ptr %q, align 8
  %again = load i128, ptr %v, align 16
  %old = lshr i128 %whole, 64
  %changed = lshr i128 %again, 64
  %r = getelementptr i8, ptr %w, i64 8
  %doubled = load i64, ptr %r, align 8
  %x = trunc i128 %old to i64
  %y = trunc i128 %changed to i64
  %t = add i64 %x, %doubled
  %u = sub i64 %t, %y
  ret i64 %u
}
define i64 @exchanged(i64 %a, i64 %b) {
entry:
  %v = alloca { i64, i64, i32 }
  %p = getelementptr { i64, i64, i32 }, ptr %v, i32 0, i32 0
  %q = getelementptr { i64, i64, i32 }, ptr %v, i32 0, i32 1
  %n = getelementptr { i64, i64, i32 }, ptr %v, i32 0, i32 2
  store i64 %a, ptr %p
  store i64 %b, ptr %q
  store i32 0, ptr %n
  br label %loop
loop:
  %x = load i64, ptr %p
  %y = load i64, ptr %q
  store i64 %y, ptr %p
  store i64 %x, ptr %q
  %i = load i32, ptr %n
  %j = add i32 %i, 1
  store i32 %j, ptr %n
  %done = icmp eq i32 %j, 5
  br i1 %done, label %end, label %loop
end:
  %all = load { i64, i64, i32 }, ptr %v
  %first = extractvalue { i64, i64, i32 } %all, 0
  %second = extractvalue { i64, i64, i32 } %all, 1
  %ten = mul i64 %first, 10
  %d = add i64 %ten, %second
  ret i64 %d
}
; Overlapping: the three pairs of an array move up by one.
define i64 @moved() {
  %v = alloca [3 x i64]
  %p = getelementptr i64, ptr %v, i64 1
  %q = getelementptr i64, ptr %p, i64 1
  %back = getelementptr i64, ptr %q, i64 -2
  store i64 1, ptr %back
  store i64 2, ptr %p
  store i64 3, ptr %q
  %pair = load { i64, i64 }, ptr %v
  store { i64, i64 } %pair, ptr %p
  %a = load i64, ptr %v
  %b = load i64, ptr %p
  %c = load i64, ptr %q
  %ten = mul i64 %b, 2
  %s = add i64 %a, %ten
  %hundred = mul i64 %c, 4
  %t = add i64 %s, %hundred
  ret i64 %t
}
define i64 @main() {
  %a = call i64 @halves(i64 3, i64 4)
  %b = call i64 @exchanged(i64 1, i64 3)
  %c = call i64 @moved()
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  %f = add i64 %e, 4
  ret i64 %f
}
