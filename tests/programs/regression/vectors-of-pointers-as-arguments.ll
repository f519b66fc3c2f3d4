; A call that accesses its arguments' memory only writes through each pointer of a vector or a struct, too.
; exit: 0
; output: 41 42 43
source_filename = "vectors-of-pointers-as-arguments"

@format = private constant [10 x i8] c"%d %d %d\0A\00"
@a = global i32 1
@b = global i32 2
@c = global i32 3

declare i32 @printf(ptr, ...)

define void @through_vector(ptr %p, <2 x ptr> %v) noinline memory(argmem: readwrite) {
  store i32 41, ptr %p
  %q = extractelement <2 x ptr> %v, i32 1
  store i32 42, ptr %q
  ret void
}

define void @through_struct(ptr %p, { i64, ptr } %s) noinline memory(argmem: readwrite) {
  store i32 41, ptr %p
  %q = extractvalue { i64, ptr } %s, 1
  store i32 43, ptr %q
  ret void
}

define i32 @main() {
  %b.old = load i32, ptr @b
  %v = insertelement <2 x ptr> zeroinitializer, ptr @b, i32 1
  call void @through_vector(ptr @a, <2 x ptr> %v)
  %b.new = load i32, ptr @b
  %c.old = load i32, ptr @c
  %s = insertvalue { i64, ptr } zeroinitializer, ptr @c, 1
  call void @through_struct(ptr @a, { i64, ptr } %s)
  %c.new = load i32, ptr @c
  %a.new = load i32, ptr @a
  call i32 (ptr, ...) @printf(ptr @format, i32 %a.new, i32 %b.new, i32 %c.new)
  %sum = add i32 %b.old, %c.old
  %wrong = icmp ne i32 %sum, 5
  %r = zext i1 %wrong to i32
  ret i32 %r
}
