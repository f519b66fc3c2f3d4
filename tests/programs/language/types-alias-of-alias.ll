; exit: 4
%a = type %b
%b = type %c
%c = type { %d, i64 }
%d = type [2 x i64]
@g = global %a { %d [i64 1, i64 2], i64 4 }
define i64 @main() {
  %p = getelementptr %b* @g, i32 0, i32 1
  %v = load i64* %p
  ret i64 %v
}
