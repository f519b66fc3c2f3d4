; The distance of two words given as arguments, in one row of a table on the heap; letters come
; from words of eight bytes with a shift and a mask.
; args: kitten!!!!!!!!!! sitting!!!!!!!!!
; exit: 3
declare i64* @ll_malloc(i64, i64)
define i64 @letter(i8* %text, i64 %i) {
  %words = bitcast i8* %text to i64*
  %which = lshr i64 %i, 3
  %inside = and i64 %i, 7
  %bits = shl i64 %inside, 3
  %p = getelementptr i64, i64* %words, i64 %which
  %word = load i64, i64* %p
  %low = lshr i64 %word, %bits
  %byte = and i64 %low, 255
  ret i64 %byte
}
define i64 @min(i64 %a, i64 %b) {
  %less = icmp slt i64 %a, %b
  br i1 %less, label %first, label %second
first:
  ret i64 %a
second:
  ret i64 %b
}
define i64 @main(i64 %argc, i8** %argv) {
  %ap = getelementptr i8*, i8** %argv, i64 1
  %bp = getelementptr i8*, i8** %argv, i64 2
  %a = load i8*, i8** %ap
  %b = load i8*, i8** %bp
  %row = call i64* @ll_malloc(i64 8, i64 8)
  %i = alloca i64
  %j = alloca i64
  %diagonal = alloca i64
  store i64 0, i64* %j
  br label %start_row
start_row:
  %s = load i64, i64* %j
  %sp = getelementptr i64, i64* %row, i64 %s
  store i64 %s, i64* %sp
  %s1 = add i64 %s, 1
  store i64 %s1, i64* %j
  %s_more = icmp sle i64 %s1, 7
  br i1 %s_more, label %start_row, label %rows_start
rows_start:
  store i64 0, i64* %i
  br label %rows
rows:
  %r = load i64, i64* %i
  %old_first = load i64, i64* %row
  store i64 %old_first, i64* %diagonal
  %new_first = add i64 %old_first, 1
  store i64 %new_first, i64* %row
  %la = call i64 @letter(i8* %a, i64 %r)
  store i64 0, i64* %j
  br label %columns
columns:
  %c = load i64, i64* %j
  %c1 = add i64 %c, 1
  %left_p = getelementptr i64, i64* %row, i64 %c
  %here_p = getelementptr i64, i64* %row, i64 %c1
  %left = load i64, i64* %left_p
  %above = load i64, i64* %here_p
  %corner = load i64, i64* %diagonal
  store i64 %above, i64* %diagonal
  %lb = call i64 @letter(i8* %b, i64 %c)
  %equal = icmp eq i64 %la, %lb
  br i1 %equal, label %keep, label %change
keep:
  store i64 %corner, i64* %here_p
  br label %next_column
change:
  %m1 = call i64 @min(i64 %left, i64 %above)
  %m2 = call i64 @min(i64 %m1, i64 %corner)
  %m3 = add i64 %m2, 1
  store i64 %m3, i64* %here_p
  br label %next_column
next_column:
  store i64 %c1, i64* %j
  %c_more = icmp slt i64 %c1, 7
  br i1 %c_more, label %columns, label %next_row
next_row:
  %r1 = add i64 %r, 1
  store i64 %r1, i64* %i
  %r_more = icmp slt i64 %r1, 6
  br i1 %r_more, label %rows, label %end
end:
  %ep = getelementptr i64, i64* %row, i64 7
  %e = load i64, i64* %ep
  ret i64 %e
}
