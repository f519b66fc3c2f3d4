; A scalar in what is padding of a struct: the struct's parts keep their values.
; exit: 34
define i32 @read_whole(i8 %a, i8 %b, i32 %c) {
  %v = alloca { i8, i32 }
  %padding = getelementptr i8, ptr %v, i64 2
  %second = getelementptr { i8, i32 }, ptr %v, i32 0, i32 1
  store i8 %a, ptr %v
  store i8 %b, ptr %padding
  store i32 %c, ptr %second
  %s = load { i8, i32 }, ptr %v
  %r = extractvalue { i8, i32 } %s, 1
  ret i32 %r
}
define i32 @write_whole(x86_fp80 %a, i8 %b, i32 %c) {
  %v = alloca { x86_fp80, i32 }
  %padding = getelementptr i8, ptr %v, i64 12
  %second = getelementptr { x86_fp80, i32 }, ptr %v, i32 0, i32 1
  %s = insertvalue { x86_fp80, i32 } undef, x86_fp80 %a, 0
  %t = insertvalue { x86_fp80, i32 } %s, i32 %c, 1
  store i8 0, ptr %padding
  store { x86_fp80, i32 } %t, ptr %v
  store i8 %b, ptr %padding
  %r = load i32, ptr %second
  ret i32 %r
}
define i32 @main() {
  %x = call i32 @read_whole(i8 1, i8 2, i32 30)
  %y = call i32 @write_whole(x86_fp80 0xK3FFF8000000000000000, i8 2, i32 4)
  %sum = add i32 %x, %y
  ret i32 %sum
}
