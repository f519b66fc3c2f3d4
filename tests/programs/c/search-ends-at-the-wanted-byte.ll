; memchr reads no byte behind the one that it finds: it may be undefined, or outside the block.
; exit: 32
target triple = "x86_64-pc-linux-gnu"

@text = constant [4 x i8] c"abc\00"
declare ptr @malloc(i64)
declare ptr @memchr(ptr, i32, i64)

define i32 @position(ptr %text, i32 %wanted, i64 %size) {
  %found = call ptr @memchr(ptr %text, i32 %wanted, i64 %size)
  %end = ptrtoint ptr %found to i64
  %start = ptrtoint ptr %text to i64
  %distance = sub i64 %end, %start
  %r = trunc i64 %distance to i32
  ret i32 %r
}
define i32 @main() {
  %block = call ptr @malloc(i64 300)
  store i32 1684234849, ptr %block
  %three = call i32 @position(ptr %block, i32 100, i64 300)
  %one = call i32 @position(ptr @text, i32 98, i64 1000)
  %two = call i32 @position(ptr @text, i32 99, i64 -1)
  %tens = mul i32 %three, 10
  %product = mul i32 %one, %two
  %r = add i32 %tens, %product
  ret i32 %r
}
