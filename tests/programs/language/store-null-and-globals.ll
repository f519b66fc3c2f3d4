; exit: 18
@g = global i64 18
@p = global i64* null
define i64 @main() {
  store i64* @g, i64** @p
  %a = load i64*, i64** @p
  %v = load i64, i64* %a
  store i64* null, i64** @p
  %b = load i64*, i64** @p
  %c = icmp eq i64* %b, null
  br i1 %c, label %yes, label %no
yes:
  ret i64 %v
no:
  ret i64 0
}
