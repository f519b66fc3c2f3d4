; One piece of memory read as an i64 and as eight bytes.
; exit: 239
define i64 @main() {
  %p = alloca i64
  store i64 1311768467750121216, i64* %p
  %b = bitcast i64* %p to [8 x i8]*
  %b0 = getelementptr [8 x i8]* %b, i32 0, i32 1
  store i8 -17, i8* %b0
  %v = load i64* %p
  %w = lshr i64 %v, 8
  ret i64 %w
}
