; Multiplies matrices of 64-bit integers, row by column.
; Stresses: addresses in arrays of arrays with two variable indices, three nested loops, variables in memory.
; Checked: the sum of all entries of A B is the sum over k of (column k of A, summed) times (row k of B, summed).
; Source: the definition of the product.
declare i64 @atol(i8*)
declare i64 @putchar(i64)
declare i64 @puts(i8*)
declare i8* @calloc(i64, i64)

%row = type [160 x i64]
%matrix = type [160 x %row]

@text = global [21 x i8] c" products, all right\00"
@bad_text = global [22 x i8] c" products, some wrong\00"
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

define %matrix* @make() {
  %bytes = call i8* @calloc(i64 25600, i64 8)
  %matrix = bitcast i8* %bytes to %matrix*
  ret %matrix* %matrix
}

define void @fill(%matrix* %matrix, i64 %size) {
  %i = alloca i64
  %k = alloca i64
  store i64 0, i64* %i
  br label %rows
rows:
  %i0 = load i64, i64* %i
  %in_rows = icmp slt i64 %i0, %size
  br i1 %in_rows, label %row, label %done
row:
  store i64 0, i64* %k
  br label %columns
columns:
  %k0 = load i64, i64* %k
  %in_columns = icmp slt i64 %k0, %size
  br i1 %in_columns, label %entry, label %row_done
entry:
  %value = call i64 @random()
  %place = getelementptr %matrix, %matrix* %matrix, i64 0, i64 %i0, i64 %k0
  store i64 %value, i64* %place
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  br label %columns
row_done:
  %i1 = add i64 %i0, 1
  store i64 %i1, i64* %i
  br label %rows
done:
  ret void
}

define void @multiply(%matrix* %a, %matrix* %b, %matrix* %c, i64 %size) {
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %sum = alloca i64
  store i64 0, i64* %i
  br label %rows
rows:
  %i0 = load i64, i64* %i
  %in_rows = icmp slt i64 %i0, %size
  br i1 %in_rows, label %row, label %done
row:
  store i64 0, i64* %j
  br label %columns
columns:
  %j0 = load i64, i64* %j
  %in_columns = icmp slt i64 %j0, %size
  br i1 %in_columns, label %column, label %row_done
column:
  store i64 0, i64* %sum
  store i64 0, i64* %k
  br label %terms
terms:
  %k0 = load i64, i64* %k
  %in_terms = icmp slt i64 %k0, %size
  br i1 %in_terms, label %term, label %column_done
term:
  %left_place = getelementptr %matrix, %matrix* %a, i64 0, i64 %i0, i64 %k0
  %left = load i64, i64* %left_place
  %right_place = getelementptr %matrix, %matrix* %b, i64 0, i64 %k0, i64 %j0
  %right = load i64, i64* %right_place
  %product = mul i64 %left, %right
  %s0 = load i64, i64* %sum
  %s1 = add i64 %s0, %product
  store i64 %s1, i64* %sum
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  br label %terms
column_done:
  %s = load i64, i64* %sum
  %place = getelementptr %matrix, %matrix* %c, i64 0, i64 %i0, i64 %j0
  store i64 %s, i64* %place
  %j1 = add i64 %j0, 1
  store i64 %j1, i64* %j
  br label %columns
row_done:
  %i1 = add i64 %i0, 1
  store i64 %i1, i64* %i
  br label %rows
done:
  ret void
}

; The sum of size entries from row i, column k on; each step goes down by di and to the right by dk.
define i64 @sum_line(%matrix* %matrix, i64 %i, i64 %k, i64 %di, i64 %dk, i64 %size) {
  %sum = alloca i64
  %step = alloca i64
  store i64 0, i64* %sum
  store i64 0, i64* %step
  br label %loop
loop:
  %t0 = load i64, i64* %step
  %going = icmp slt i64 %t0, %size
  br i1 %going, label %add, label %done
add:
  %down = mul i64 %t0, %di
  %across = mul i64 %t0, %dk
  %row = add i64 %i, %down
  %column = add i64 %k, %across
  %place = getelementptr %matrix, %matrix* %matrix, i64 0, i64 %row, i64 %column
  %value = load i64, i64* %place
  %s0 = load i64, i64* %sum
  %s1 = add i64 %s0, %value
  store i64 %s1, i64* %sum
  %t1 = add i64 %t0, 1
  store i64 %t1, i64* %step
  br label %loop
done:
  %result = load i64, i64* %sum
  ret i64 %result
}

; 0 when the sums agree.
define i64 @difference(%matrix* %a, %matrix* %b, %matrix* %c, i64 %size) {
  %k = alloca i64
  %expected = alloca i64
  %found = alloca i64
  store i64 0, i64* %k
  store i64 0, i64* %expected
  store i64 0, i64* %found
  br label %loop
loop:
  %k0 = load i64, i64* %k
  %going = icmp slt i64 %k0, %size
  br i1 %going, label %add, label %done
add:
  %column = call i64 @sum_line(%matrix* %a, i64 0, i64 %k0, i64 1, i64 0, i64 %size)
  %row = call i64 @sum_line(%matrix* %b, i64 %k0, i64 0, i64 0, i64 1, i64 %size)
  %product = mul i64 %column, %row
  %e0 = load i64, i64* %expected
  %e1 = add i64 %e0, %product
  store i64 %e1, i64* %expected
  %sum = call i64 @sum_line(%matrix* %c, i64 %k0, i64 0, i64 0, i64 1, i64 %size)
  %f0 = load i64, i64* %found
  %f1 = add i64 %f0, %sum
  store i64 %f1, i64* %found
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  br label %loop
done:
  %e = load i64, i64* %expected
  %f = load i64, i64* %found
  %result = xor i64 %e, %f
  ret i64 %result
}

define i64 @main(i64 %argc, i8** %argv) {
  %size = alloca i64
  %rounds = alloca i64
  %made = alloca i64
  %wrong = alloca i64
  %a = call %matrix* @make()
  %b = call %matrix* @make()
  %c = call %matrix* @make()
  %scale = call i64 @scale(i64 %argc, i8** %argv)
  %r = mul i64 %scale, 180
  store i64 160, i64* %size
  store i64 %r, i64* %rounds
  store i64 0, i64* %made
  store i64 0, i64* %wrong
  %full = icmp ne i64 %scale, 0
  br i1 %full, label %again, label %check
check:
  store i64 20, i64* %size
  store i64 1, i64* %rounds
  br label %again
again:
  %s = load i64, i64* %size
  call void @fill(%matrix* %a, i64 %s)
  call void @fill(%matrix* %b, i64 %s)
  call void @multiply(%matrix* %a, %matrix* %b, %matrix* %c, i64 %s)
  %difference = call i64 @difference(%matrix* %a, %matrix* %b, %matrix* %c, i64 %s)
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
  %words = getelementptr [21 x i8], [21 x i8]* @text, i64 0, i64 0
  %ignored = call i64 @puts(i8* %words)
  ret i64 0
bad:
  %bad_words = getelementptr [22 x i8], [22 x i8]* @bad_text, i64 0, i64 0
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
