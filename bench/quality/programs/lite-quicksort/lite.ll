; Sorts pseudo-random 64-bit integers by quicksort.
; Stresses: compare-and-branch loops that no predictor foresees, exchanges in memory, recursion.
; Checked: the result is ascending and has the sum of the input.
; Source: C. A. R. Hoare, "Quicksort", with the middle element as pivot.
declare i64 @atol(i8*)
declare i64 @putchar(i64)
declare i64 @puts(i8*)
declare i8* @calloc(i64, i64)

@text = global [18 x i8] c" sorts, all right\00"
@bad_text = global [19 x i8] c" sorts, some wrong\00"
@state = global i64 88172645463325252

; A pseudo-random number (xorshift, G. Marsaglia 2003).
define i64 @random() {
  %x0 = load i64, i64* @state
  %l0 = shl i64 %x0, 13
  %x1 = xor i64 %x0, %l0
  %r1 = lshr i64 %x1, 7
  %x2 = xor i64 %x1, %r1
  %l2 = shl i64 %x2, 17
  %x3 = xor i64 %x2, %l2
  store i64 %x3, i64* @state
  ret i64 %x3
}

; Fills the array and returns the sum of what is in it.
define i64 @fill(i64* %data, i64 %size) {
  %index = alloca i64
  %sum = alloca i64
  store i64 0, i64* %index
  store i64 0, i64* %sum
  br label %loop
loop:
  %i = load i64, i64* %index
  %going = icmp slt i64 %i, %size
  br i1 %going, label %put, label %done
put:
  %value = call i64 @random()
  %place = getelementptr i64, i64* %data, i64 %i
  store i64 %value, i64* %place
  %s0 = load i64, i64* %sum
  %s1 = add i64 %s0, %value
  store i64 %s1, i64* %sum
  %i1 = add i64 %i, 1
  store i64 %i1, i64* %index
  br label %loop
done:
  %result = load i64, i64* %sum
  ret i64 %result
}

; Sorts the elements from first to last.
define void @sort(i64* %data, i64 %first, i64 %last) {
  %low = alloca i64
  %high = alloca i64
  %several = icmp slt i64 %first, %last
  br i1 %several, label %begin, label %done
begin:
  %both = add i64 %first, %last
  %middle = ashr i64 %both, 1
  %pivot_place = getelementptr i64, i64* %data, i64 %middle
  %pivot = load i64, i64* %pivot_place
  store i64 %first, i64* %low
  store i64 %last, i64* %high
  br label %up
up:
  %l0 = load i64, i64* %low
  %low_place = getelementptr i64, i64* %data, i64 %l0
  %low_value = load i64, i64* %low_place
  %is_low = icmp slt i64 %low_value, %pivot
  br i1 %is_low, label %up_one, label %down
up_one:
  %l1 = add i64 %l0, 1
  store i64 %l1, i64* %low
  br label %up
down:
  %h0 = load i64, i64* %high
  %high_place = getelementptr i64, i64* %data, i64 %h0
  %high_value = load i64, i64* %high_place
  %is_high = icmp sgt i64 %high_value, %pivot
  br i1 %is_high, label %down_one, label %met
down_one:
  %h1 = sub i64 %h0, 1
  store i64 %h1, i64* %high
  br label %down
met:
  %apart = icmp sle i64 %l0, %h0
  br i1 %apart, label %exchange, label %parts
exchange:
  store i64 %high_value, i64* %low_place
  store i64 %low_value, i64* %high_place
  %l2 = add i64 %l0, 1
  store i64 %l2, i64* %low
  %h2 = sub i64 %h0, 1
  store i64 %h2, i64* %high
  %again = icmp sle i64 %l2, %h2
  br i1 %again, label %up, label %parts
parts:
  %h = load i64, i64* %high
  call void @sort(i64* %data, i64 %first, i64 %h)
  %l = load i64, i64* %low
  call void @sort(i64* %data, i64 %l, i64 %last)
  br label %done
done:
  ret void
}

; 0 when the array ascends and has this sum.
define i64 @difference(i64* %data, i64 %size, i64 %sum) {
  %index = alloca i64
  %rest = alloca i64
  %before = alloca i64
  %first = load i64, i64* %data
  store i64 %first, i64* %before
  store i64 0, i64* %index
  store i64 %sum, i64* %rest
  br label %loop
loop:
  %i = load i64, i64* %index
  %going = icmp slt i64 %i, %size
  br i1 %going, label %look, label %done
look:
  %place = getelementptr i64, i64* %data, i64 %i
  %value = load i64, i64* %place
  %b = load i64, i64* %before
  %falls = icmp slt i64 %value, %b
  br i1 %falls, label %bad, label %on
on:
  store i64 %value, i64* %before
  %r0 = load i64, i64* %rest
  %r1 = sub i64 %r0, %value
  store i64 %r1, i64* %rest
  %i1 = add i64 %i, 1
  store i64 %i1, i64* %index
  br label %loop
bad:
  ret i64 1
done:
  %r = load i64, i64* %rest
  ret i64 %r
}

define i64 @main(i64 %argc, i8** %argv) {
  %size = alloca i64
  %rounds = alloca i64
  %made = alloca i64
  %wrong = alloca i64
  %bytes = call i8* @calloc(i64 100000, i64 8)
  %data = bitcast i8* %bytes to i64*
  %scale = call i64 @scale(i64 %argc, i8** %argv)
  %r = mul i64 %scale, 45
  store i64 100000, i64* %size
  store i64 %r, i64* %rounds
  store i64 0, i64* %made
  store i64 0, i64* %wrong
  %full = icmp ne i64 %scale, 0
  br i1 %full, label %again, label %check
check:
  store i64 2000, i64* %size
  store i64 1, i64* %rounds
  br label %again
again:
  %s = load i64, i64* %size
  %sum = call i64 @fill(i64* %data, i64 %s)
  %last = sub i64 %s, 1
  call void @sort(i64* %data, i64 0, i64 %last)
  %difference = call i64 @difference(i64* %data, i64 %s, i64 %sum)
  %w0 = load i64, i64* %wrong
  %w1 = or i64 %w0, %difference
  store i64 %w1, i64* %wrong
  %m0 = load i64, i64* %made
  %m1 = add i64 %m0, 1
  store i64 %m1, i64* %made
  %limit = load i64, i64* %rounds
  %more = icmp slt i64 %m1, %limit
  br i1 %more, label %again, label %report
report:
  %shown = load i64, i64* %made
  call void @print(i64 %shown)
  %w = load i64, i64* %wrong
  %right = icmp eq i64 %w, 0
  br i1 %right, label %good, label %bad
good:
  %words = getelementptr [18 x i8], [18 x i8]* @text, i64 0, i64 0
  %ignored = call i64 @puts(i8* %words)
  ret i64 0
bad:
  %bad_words = getelementptr [19 x i8], [19 x i8]* @bad_text, i64 0, i64 0
  %ignored_too = call i64 @puts(i8* %bad_words)
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
