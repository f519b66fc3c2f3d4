; Counts the primes below a limit, again and again, with a sieve of words of 64 bits (LLVMlite has no bytes).
; Stresses: variables in memory as a simple front end leaves them, a tight loop of stores with a growing stride.
; Checked against the known number of primes.
; Source: the sieve of Eratosthenes.
declare i64 @atol(i8*)
declare i64 @putchar(i64)
declare i64 @puts(i8*)
declare i8* @calloc(i64, i64)
declare void @free(i8*)

@text = global [8 x i8] c" primes\00"

define i64 @count_primes(i64 %limit) {
  %count = alloca i64
  %number = alloca i64
  %multiple = alloca i64
  %bytes = call i8* @calloc(i64 %limit, i64 8)
  %composite = bitcast i8* %bytes to i64*
  store i64 0, i64* %count
  store i64 2, i64* %number
  br label %next
next:
  %n = load i64, i64* %number
  %going = icmp slt i64 %n, %limit
  br i1 %going, label %look, label %done
look:
  %place = getelementptr i64, i64* %composite, i64 %n
  %flag = load i64, i64* %place
  %prime = icmp eq i64 %flag, 0
  br i1 %prime, label %found, label %on
found:
  %c0 = load i64, i64* %count
  %c1 = add i64 %c0, 1
  store i64 %c1, i64* %count
  %square = mul i64 %n, %n
  store i64 %square, i64* %multiple
  br label %strike
strike:
  %m = load i64, i64* %multiple
  %inside = icmp slt i64 %m, %limit
  br i1 %inside, label %mark, label %on
mark:
  %struck = getelementptr i64, i64* %composite, i64 %m
  store i64 1, i64* %struck
  %after = add i64 %m, %n
  store i64 %after, i64* %multiple
  br label %strike
on:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %number
  br label %next
done:
  call void @free(i8* %bytes)
  %result = load i64, i64* %count
  ret i64 %result
}

define i64 @main(i64 %argc, i8** %argv) {
  %limit = alloca i64
  %expected = alloca i64
  %rounds = alloca i64
  %wrong = alloca i64
  %last = alloca i64
  %scale = call i64 @scale(i64 %argc, i8** %argv)
  %r = mul i64 %scale, 800
  store i64 100000, i64* %limit
  store i64 9592, i64* %expected
  store i64 %r, i64* %rounds
  store i64 0, i64* %wrong
  %full = icmp ne i64 %scale, 0
  br i1 %full, label %again, label %check
check:
  store i64 1000, i64* %limit
  store i64 168, i64* %expected
  store i64 1, i64* %rounds
  br label %again
again:
  %l = load i64, i64* %limit
  %count = call i64 @count_primes(i64 %l)
  %e = load i64, i64* %expected
  %difference = xor i64 %count, %e
  %w0 = load i64, i64* %wrong
  %w1 = or i64 %w0, %difference
  store i64 %w1, i64* %wrong
  store i64 %count, i64* %last
  %left0 = load i64, i64* %rounds
  %left1 = sub i64 %left0, 1
  store i64 %left1, i64* %rounds
  %more = icmp sgt i64 %left1, 0
  br i1 %more, label %again, label %report
report:
  %shown = load i64, i64* %last
  call void @print(i64 %shown)
  %words = getelementptr [8 x i8], [8 x i8]* @text, i64 0, i64 0
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
