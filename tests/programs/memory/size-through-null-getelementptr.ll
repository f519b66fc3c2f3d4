; The size of a type, read as the address that lies one element behind null.
; exit: 63
%inner = type { i64, [3 x i64*], i1 }
%outer = type { %inner, %inner*, i64 }
declare i8* @ll_malloc(i64, i64)
define i64 @size_of_outer() {
  %behind = getelementptr %outer, %outer* null, i32 1
  %slot = alloca %outer*
  store %outer* %behind, %outer** %slot
  %number = bitcast %outer** %slot to i64*
  %size = load i64, i64* %number
  ret i64 %size
}
define i64 @main() {
  %size = call i64 @size_of_outer()
  %raw = call i8* @ll_malloc(i64 2, i64 %size)
  %first = bitcast i8* %raw to %outer*
  %second = getelementptr %outer, %outer* %first, i32 1
  %last = getelementptr %outer, %outer* %second, i32 0, i32 2
  %array = getelementptr %outer, %outer* %second, i32 0, i32 0, i32 1, i32 2
  %back = getelementptr %outer, %outer* %first, i32 0, i32 1
  %inner = getelementptr %outer, %outer* %second, i32 0, i32 0
  store i64 7, i64* %last
  store i64* %last, i64** %array
  store %inner* %inner, %inner** %back
  %inner_again = load %inner*, %inner** %back
  %array_again = getelementptr %inner, %inner* %inner_again, i32 0, i32 1, i32 2
  %pointer = load i64*, i64** %array_again
  %seven = load i64, i64* %pointer
  %sum = add i64 %size, %seven
  ret i64 %sum
}
