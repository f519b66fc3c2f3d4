; A hash table of chained entries on the heap: counts how often each of 3,000 keys is seen.
; Stresses: chains of loads through pointers, structures, multiplication for hashing, calls of small functions.
; Checked: every key is seen the same number of times, and 3,000 entries are made.
; Source: D. Knuth, "The Art of Computer Programming" 3, 6.4, algorithm C; multiplicative hashing there too.
declare i64 @atol(i8*)
declare i64 @putchar(i64)
declare i64 @puts(i8*)
declare i8* @calloc(i64, i64)

%entry = type { i64, i64, %entry* }
%table = type [2048 x %entry*]

@made = global i64 0
@text = global [9 x i8] c" entries\00"

define %entry** @bucket(%table* %table, i64 %key) {
  %mixed = mul i64 %key, -7046029254386353131
  %index = lshr i64 %mixed, 53
  %place = getelementptr %table, %table* %table, i64 0, i64 %index
  ret %entry** %place
}

; The entry of a key, made when there is none.
define %entry* @find(%table* %table, i64 %key) {
  %current = alloca %entry*
  %bucket = call %entry** @bucket(%table* %table, i64 %key)
  %first = load %entry*, %entry** %bucket
  store %entry* %first, %entry** %current
  br label %loop
loop:
  %entry = load %entry*, %entry** %current
  %end = icmp eq %entry* %entry, null
  br i1 %end, label %make, label %look
look:
  %key_place = getelementptr %entry, %entry* %entry, i32 0, i32 0
  %its_key = load i64, i64* %key_place
  %same = icmp eq i64 %its_key, %key
  br i1 %same, label %found, label %on
on:
  %next_place = getelementptr %entry, %entry* %entry, i32 0, i32 2
  %next = load %entry*, %entry** %next_place
  store %entry* %next, %entry** %current
  br label %loop
found:
  ret %entry* %entry
make:
  %bytes = call i8* @calloc(i64 1, i64 24)
  %new = bitcast i8* %bytes to %entry*
  %new_key = getelementptr %entry, %entry* %new, i32 0, i32 0
  store i64 %key, i64* %new_key
  %new_next = getelementptr %entry, %entry* %new, i32 0, i32 2
  store %entry* %first, %entry** %new_next
  store %entry* %new, %entry** %bucket
  %m0 = load i64, i64* @made
  %m1 = add i64 %m0, 1
  store i64 %m1, i64* @made
  ret %entry* %new
}

; Sees every key once.
define void @see_all(%table* %table) {
  %number = alloca i64
  store i64 0, i64* %number
  br label %loop
loop:
  %n = load i64, i64* %number
  %key = mul i64 %n, 3202034522624059733
  %entry = call %entry* @find(%table* %table, i64 %key)
  %place = getelementptr %entry, %entry* %entry, i32 0, i32 1
  %c0 = load i64, i64* %place
  %c1 = add i64 %c0, 1
  store i64 %c1, i64* %place
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %number
  %more = icmp slt i64 %n1, 3000
  br i1 %more, label %loop, label %done
done:
  ret void
}

; How many keys have not been seen the expected number of times.
define i64 @count_wrong(%table* %table, i64 %expected) {
  %number = alloca i64
  %wrong = alloca i64
  store i64 0, i64* %number
  store i64 0, i64* %wrong
  br label %loop
loop:
  %n = load i64, i64* %number
  %key = mul i64 %n, 3202034522624059733
  %entry = call %entry* @find(%table* %table, i64 %key)
  %place = getelementptr %entry, %entry* %entry, i32 0, i32 1
  %count = load i64, i64* %place
  %right = icmp eq i64 %count, %expected
  br i1 %right, label %on, label %bad
bad:
  %w0 = load i64, i64* %wrong
  %w1 = add i64 %w0, 1
  store i64 %w1, i64* %wrong
  br label %on
on:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %number
  %more = icmp slt i64 %n1, 3000
  br i1 %more, label %loop, label %done
done:
  %result = load i64, i64* %wrong
  ret i64 %result
}

define i64 @main(i64 %argc, i8** %argv) {
  %rounds = alloca i64
  %seen = alloca i64
  %bytes = call i8* @calloc(i64 2048, i64 8)
  %table = bitcast i8* %bytes to %table*
  %scale = call i64 @scale(i64 %argc, i8** %argv)
  %r = mul i64 %scale, 24000
  store i64 %r, i64* %rounds
  store i64 0, i64* %seen
  %full = icmp ne i64 %scale, 0
  br i1 %full, label %again, label %check
check:
  store i64 2, i64* %rounds
  br label %again
again:
  call void @see_all(%table* %table)
  %s0 = load i64, i64* %seen
  %s1 = add i64 %s0, 1
  store i64 %s1, i64* %seen
  %limit = load i64, i64* %rounds
  %more = icmp slt i64 %s1, %limit
  br i1 %more, label %again, label %report
report:
  %times = load i64, i64* %seen
  %wrong = call i64 @count_wrong(%table* %table, i64 %times)
  %entries = load i64, i64* @made
  call void @print(i64 %entries)
  %words = getelementptr [9 x i8], [9 x i8]* @text, i64 0, i64 0
  %ignored = call i64 @puts(i8* %words)
  %surplus = sub i64 %entries, 3000
  %faults = or i64 %wrong, %surplus
  %right = icmp eq i64 %faults, 0
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
