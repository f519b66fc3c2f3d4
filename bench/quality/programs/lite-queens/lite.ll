; Counts the ways to place n queens on an n x n board so that none attacks another, by sets of bits.
; Stresses: recursion with four arguments and values alive across calls, bit arithmetic.
; Checked against the known counts: 14,200 for 12 and 40 for 7.
; Source: backtracking with one word for the columns and one for each kind of diagonal (M. Richards, "Backtracking
; algorithms in MCPL using bit patterns and recursion").
declare i64 @atol(i8*)
declare i64 @putchar(i64)
declare i64 @puts(i8*)

@text = global [22 x i8] c" ways to place queens\00"

@ways = global i64 0

; columns, rising, falling: the places of this row under attack; all: every place.
define void @place(i64 %all, i64 %columns, i64 %rising, i64 %falling) {
  %free = alloca i64
  %complete = icmp eq i64 %columns, %all
  br i1 %complete, label %found, label %search
found:
  %n0 = load i64, i64* @ways
  %n1 = add i64 %n0, 1
  store i64 %n1, i64* @ways
  ret void
search:
  %a0 = or i64 %columns, %rising
  %a1 = or i64 %a0, %falling
  %a2 = xor i64 %a1, -1
  %open = and i64 %a2, %all
  store i64 %open, i64* %free
  br label %loop
loop:
  %f0 = load i64, i64* %free
  %some = icmp ne i64 %f0, 0
  br i1 %some, label %try, label %done
try:
  %negative = sub i64 0, %f0
  %queen = and i64 %f0, %negative
  %f1 = xor i64 %f0, %queen
  store i64 %f1, i64* %free
  %c = or i64 %columns, %queen
  %r0 = or i64 %rising, %queen
  %r1 = shl i64 %r0, 1
  %d0 = or i64 %falling, %queen
  %d1 = lshr i64 %d0, 1
  call void @place(i64 %all, i64 %c, i64 %r1, i64 %d1)
  br label %loop
done:
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  %size = alloca i64
  %expected = alloca i64
  %rounds = alloca i64
  %wrong = alloca i64
  %scale = call i64 @scale(i64 %argc, i8** %argv)
  %r = mul i64 %scale, 45
  store i64 12, i64* %size
  store i64 14200, i64* %expected
  store i64 %r, i64* %rounds
  store i64 0, i64* %wrong
  %full = icmp ne i64 %scale, 0
  br i1 %full, label %again, label %check
check:
  store i64 7, i64* %size
  store i64 40, i64* %expected
  store i64 1, i64* %rounds
  br label %again
again:
  %s = load i64, i64* %size
  %bit = shl i64 1, %s
  %all = sub i64 %bit, 1
  store i64 0, i64* @ways
  call void @place(i64 %all, i64 0, i64 0, i64 0)
  %ways = load i64, i64* @ways
  %e = load i64, i64* %expected
  %difference = xor i64 %ways, %e
  %w0 = load i64, i64* %wrong
  %w1 = or i64 %w0, %difference
  store i64 %w1, i64* %wrong
  %left0 = load i64, i64* %rounds
  %left1 = sub i64 %left0, 1
  store i64 %left1, i64* %rounds
  %more = icmp sgt i64 %left1, 0
  br i1 %more, label %again, label %report
report:
  %shown = load i64, i64* @ways
  call void @print(i64 %shown)
  %words = getelementptr [22 x i8], [22 x i8]* @text, i64 0, i64 0
  %ignored = call i64 @puts(i8* %words)
  %w = load i64, i64* %wrong
  %right = icmp eq i64 %w, 0
  br i1 %right, label %good, label %bad
good:
  ret i64 0
bad:
  ret i64 1
}

; Prints n, below 2^32, in decimal: n * 3435973837 / 2^35 is n / 10.
define void @print(i64 %n) {
  %product = mul i64 %n, 3435973837
  %tenth = lshr i64 %product, 35
  %more = icmp ne i64 %tenth, 0
  br i1 %more, label %front, label %last
front:
  call void @print(i64 %tenth)
  br label %last
last:
  %tens = mul i64 %tenth, 10
  %digit = sub i64 %n, %tens
  %letter = add i64 %digit, 48
  %ignored = call i64 @putchar(i64 %letter)
  ret void
}

; The first argument as a number, 1 without one.
define i64 @scale(i64 %argc, i8** %argv) {
  %given = icmp sgt i64 %argc, 1
  br i1 %given, label %read, label %none
read:
  %place = getelementptr i8*, i8** %argv, i64 1
  %word = load i8*, i8** %place
  %number = call i64 @atol(i8* %word)
  ret i64 %number
none:
  ret i64 1
}
