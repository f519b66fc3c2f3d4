; exit: 50
%s = type { i64, [3 x { i64, i64 }] }
@g = global %s { i64 1, [3 x { i64, i64 }] [{ i64, i64 } { i64 2, i64 3 }, { i64, i64 } { i64 4, i64 5 }, { i64, i64 } { i64 6, i64 50 }] }
@p = global i64* getelementptr ({ i64, i64 }, { i64, i64 }* getelementptr (%s, %s* @g, i32 0, i32 1, i32 1), i32 1, i32 1)
define i64 @main() {
  %a = load i64*, i64** @p
  %v = load i64, i64* %a
  ret i64 %v
}
