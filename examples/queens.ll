; Counts the ways to put n queens on an n × n board so that none attacks another, n given as argument
; (8 without one), by bit masks: columns and both diagonals under attack.
declare i64 @atol(i8*)
declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
declare i8* @ll_ltoa(i64)

@text = global [22 x i8] c" ways to place queens\00"

define i64 @solve(i64 %all, i64 %columns, i64 %left, i64 %right) {
  %count = alloca i64
  %free = alloca i64
  store i64 0, i64* %count
  %complete = icmp eq i64 %columns, %all
  br i1 %complete, label %found, label %search
found:
  ret i64 1
search:
  %a = or i64 %columns, %left
  %attacked = or i64 %a, %right
  %b = xor i64 %attacked, -1
  %open = and i64 %b, %all
  store i64 %open, i64* %free
  br label %loop
loop:
  %candidates = load i64, i64* %free
  %more = icmp ne i64 %candidates, 0
  br i1 %more, label %place, label %done
place:
  %negated = sub i64 0, %candidates
  %queen = and i64 %candidates, %negated
  %rest = xor i64 %candidates, %queen
  store i64 %rest, i64* %free
  %c = or i64 %columns, %queen
  %l0 = or i64 %left, %queen
  %l = shl i64 %l0, 1
  %r0 = or i64 %right, %queen
  %r = lshr i64 %r0, 1
  %below = call i64 @solve(i64 %all, i64 %c, i64 %l, i64 %r)
  %old = load i64, i64* %count
  %new = add i64 %old, %below
  store i64 %new, i64* %count
  br label %loop
done:
  %result = load i64, i64* %count
  ret i64 %result
}

define i64 @main(i64 %argc, i8** %argv) {
  %n = alloca i64
  store i64 8, i64* %n
  %given = icmp sgt i64 %argc, 1
  br i1 %given, label %read, label %go
read:
  %place = getelementptr i8*, i8** %argv, i64 1
  %word = load i8*, i8** %place
  %number = call i64 @atol(i8* %word)
  store i64 %number, i64* %n
  br label %go
go:
  %size = load i64, i64* %n
  %bit = shl i64 1, %size
  %all = sub i64 %bit, 1
  %ways = call i64 @solve(i64 %all, i64 0, i64 0, i64 0)
  %digits = call i8* @ll_ltoa(i64 %ways)
  %words = getelementptr [22 x i8], [22 x i8]* @text, i64 0, i64 0
  %line = call i8* @ll_strcat(i8* %digits, i8* %words)
  call void @ll_puts(i8* %line)
  ret i64 0
}
