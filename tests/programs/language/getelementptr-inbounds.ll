; exit: 6
%pair = type { i64, i64 }
@p = global %pair { i64 2, i64 3 }
define i64 @main() {
  %a = getelementptr inbounds %pair, %pair* @p, i32 0, i32 0
  %b = getelementptr inbounds %pair, %pair* @p, i32 0, i32 1
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  %m = mul i64 %x, %y
  ret i64 %m
}
