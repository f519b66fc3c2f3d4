; exit: 6
%0 = type { i64, %1* }
%1 = type { i64 }
@one = global %1 { i64 4 }
@zero = global %0 { i64 2, %1* @one }
define i64 @main() {
  %1 = getelementptr %0* @zero, i32 0, i32 1
  %2 = load %1** %1
  %3 = getelementptr %1* %2, i32 0, i32 0
  %4 = load i64* %3
  %5 = getelementptr %0* @zero, i32 0, i32 0
  %6 = load i64* %5
  %7 = add i64 %4, %6
  ret i64 %7
}
