; The address of an alloca that goes through a variable in memory, as in code of -O0, and is returned: from the block
; of the return, from blocks that jump to it, through a function that gives its argument back. What a branch may have
; asked is not warned of: @asked, @other.
; lilt: check
; message: the address of an alloca is returned
; message: the address of an alloca may be returned
; message: is returned by '@same', which returns its argument
@y = global i32 0
define ptr @one() {
  %x = alloca i32
  %p = alloca ptr
  store ptr %x, ptr %p
  %r = load ptr, ptr %p
  ret ptr %r
}
define ptr @two(i1 %c) {
entry:
  %retval = alloca ptr
  %x = alloca i32
  br i1 %c, label %then, label %else
then:
  store ptr %x, ptr %retval
  br label %return
else:
  store ptr @y, ptr %retval
  br label %return
return:
  %r = load ptr, ptr %retval
  ret ptr %r
}
define internal ptr @same(ptr %p) {
  %p.addr = alloca ptr
  store ptr %p, ptr %p.addr
  %r = load ptr, ptr %p.addr
  ret ptr %r
}
define ptr @three() {
  %x = alloca i32
  %r = call ptr @same(ptr %x)
  ret ptr %r
}
define ptr @asked(ptr %p) {
entry:
  %x = alloca i32
  %q = alloca ptr
  store ptr %x, ptr %q
  %a = load ptr, ptr %q
  %is = icmp eq ptr %a, %p
  br i1 %is, label %then, label %else
then:
  %r = load ptr, ptr %q
  ret ptr %r
else:
  ret ptr null
}
declare void @fill(ptr)
define ptr @other() {
  %x = alloca i32
  %q = alloca ptr
  store ptr %x, ptr %q
  call void @fill(ptr %q)
  %r = load ptr, ptr %q
  ret ptr %r
}
