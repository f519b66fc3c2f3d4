; Forms of numbers, attributes, comments and casts that LLVM reads and clang never writes.
; exit: 42
define i64 @f(ptr align u0x10 %p, <1 x ptr> %v) align u0x10 {
  %a = alloca [u0x2 x i64], align u0x8 // a course's comment: "{
  %c = bitcast <1 x ptr> %v to ptr
  store i64 u0x15, ptr %c, align u0x8
  %d = bitcast ptr %c to <1 x ptr>
  %e = extractelement <1 x ptr> %d, i64 0
  %g = getelementptr i64, ptr %e
  %i = ptrtoaddr ptr %g to i64
  %j = inttoptr i64 %i to ptr
  %k = load i64, ptr %j
  %l = insertvalue { i64, i64 } zeroinitializer, i64 %k, u0x1
  %m = extractvalue { i64, i64 } %l, u0x1
  /* LLVM 20 "}
  */ ret i64 %m
}
define i64 @main() {
  %s = alloca i64, align 16
  %v = insertelement <1 x ptr> poison, ptr %s, i64 0
  %x = call i64 @f(ptr "a" %s, <1 x ptr> "b"="c" "d" %v)
  %y = add i64 %x, 21
  ret i64 %y
}
