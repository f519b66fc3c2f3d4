; libc's bsearch returns a pointer into the array.
; exit: 4
@a = global [6 x i64] [i64 1, i64 4, i64 9, i64 16, i64 25, i64 36]
@key = global i64 25
declare i8* @bsearch(i8*, i8*, i64, i64, i64 (i64*, i64*)*)
define i64 @compare(i64* %p, i64* %q) {
  %x = load i64* %p
  %y = load i64* %q
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @main() {
  %k = bitcast i64* @key to i8*
  %b = bitcast [6 x i64]* @a to i8*
  %f = call i8* @bsearch(i8* %k, i8* %b, i64 6, i64 8, i64 (i64*, i64*)* @compare)
  %p4 = getelementptr [6 x i64]* @a, i32 0, i32 4
  %w = bitcast i64* %p4 to i8*
  %c = icmp eq i8* %f, %w
  br i1 %c, label %yes, label %no
yes:
  ret i64 4
no:
  ret i64 0
}
