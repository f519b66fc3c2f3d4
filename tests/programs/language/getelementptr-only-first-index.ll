; One index, through a struct type: steps over whole structs.
; exit: 33
%pair = type { i64, i64 }
@a = global [3 x %pair] [%pair { i64 1, i64 2 }, %pair { i64 11, i64 22 }, %pair { i64 33, i64 44 }]
define i64 @main() {
  %first = getelementptr [3 x %pair]* @a, i32 0, i32 0
  %third = getelementptr %pair* %first, i32 2
  %p = getelementptr %pair* %third, i32 0, i32 0
  %v = load i64* %p
  ret i64 %v
}
