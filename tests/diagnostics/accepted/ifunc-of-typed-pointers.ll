; clang 14 casts the resolver's address to what it returns
target triple = "x86_64-pc-linux-gnu"
@ifn = dso_local ifunc i32 (i32), bitcast (i8* ()* @res to i32 (i32)* ()*)
define internal i32 @impl(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i8* @res() {
  ret i8* bitcast (i32 (i32)* @impl to i8*)
}
define i32 @main() {
  %r = call i32 @ifn(i32 41)
  ret i32 %r
}
