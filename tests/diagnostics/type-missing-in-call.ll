; error: 3:20: a type is missing before '%a'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = call i64 @f(%a, i1 %c, i64* %p)
  ret i64 0
}
