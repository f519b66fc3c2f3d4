; The number of a path is stored as i64 and read as i32: a cleanup block still goes where it leads.
; exit: 4
source_filename = "cleanup-number-of-another-type"

declare void @llvm.lifetime.end.p0(i64, ptr)

define i32 @path(i1 %c) noinline {
entry:
  %x = alloca i32
  %slot = alloca i64
  br i1 %c, label %a, label %b
a:
  store i64 4, ptr %slot
  br label %cleanup
b:
  store i64 0, ptr %slot
  br label %cleanup
cleanup:
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %n = load i32, ptr %slot
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 4, label %four
  ]
other:
  ret i32 99
zero:
  ret i32 0
four:
  ret i32 4
}

define i32 @main() {
  %r = call i32 @path(i1 true)
  %s = call i32 @path(i1 false)
  %t = mul i32 %s, 10
  %u = add i32 %r, %t
  ret i32 %u
}
