; Address tiles: base + index * scale + displacement, symbols, frame slots, lea for an address as a value.
; lilt: --stop-after=isel
%pair = type { i64, i64, i64 }
@table = global [4 x i64] zeroinitializer
@elsewhere = external global i64
define i64 @indexed(i64* %p, i64 %i) {
  %1 = getelementptr i64, i64* %p, i64 %i
  %2 = getelementptr i64, i64* %1, i64 2
  %3 = load i64, i64* %2
  ret i64 %3
}
define i64 @struct(%pair* %p, i64 %i) {
  %1 = getelementptr %pair, %pair* %p, i64 %i, i32 1
  %2 = load i64, i64* %1
  ret i64 %2
}
define i64 @global(i64 %i) {
  %1 = getelementptr [4 x i64], [4 x i64]* @table, i64 0, i64 %i
  %2 = load i64, i64* %1
  %3 = load i64, i64* getelementptr ([4 x i64], [4 x i64]* @table, i64 0, i64 2)
  %4 = add i64 %2, %3
  ret i64 %4
}
define i64 @foreign() {
  %1 = load i64, i64* @elsewhere
  ret i64 %1
}
define i64 @frame(i64 %i) {
  %1 = alloca [8 x i64]
  %2 = getelementptr [8 x i64], [8 x i64]* %1, i64 0, i64 %i
  store i64 7, i64* %2
  %3 = getelementptr [8 x i64], [8 x i64]* %1, i64 0, i64 3
  %4 = load i64, i64* %3
  ret i64 %4
}
define i64* @value(i64* %p, i64 %i) {
  %1 = getelementptr i64, i64* %p, i64 %i
  ret i64* %1
}
