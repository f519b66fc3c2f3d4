; Calls that stay: of recursive functions, large ones, those that another definition may replace, `noinline`, `optnone`
; and `naked` ones, calls that are `noinline` or `musttail`, into `optnone` functions; of bodies that ask for their own
; frame or have computed jumps.
; lilt: --stop-after=inline --filter-print-funcs=recursive,weak,preemptible,attributes,sites,inside,frames,jumps
; recursive: count: 1 call i32 @down
; weak: count: 1 call
; preemptible: count: 1 call
; attributes: count: 3 call
; sites: count: 1 call
; inside: count: 1 call
; frames: count: 2 call
; jumps: count: 1 call
declare ptr @llvm.frameaddress.p0(i32)

define internal i32 @down(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  ret i32 %r
end:
  ret i32 0
}

define i32 @recursive(i32 %n) {
  %r = call i32 @down(i32 %n)
  ret i32 %r
}

define weak i32 @changed() {
  ret i32 1
}

define i32 @weak() {
  %r = call i32 @changed()
  ret i32 %r
}

define i32 @exported() {
  ret i32 1
}

define i32 @preemptible() {
  %r = call i32 @exported()
  ret i32 %r
}

define internal i32 @kept() noinline {
  ret i32 1
}

define internal i32 @untouched() noinline optnone {
  ret i32 1
}

define internal i32 @bare() naked {
  call void asm sideeffect "movl $$1, %eax; ret", ""()
  unreachable
}

define i32 @attributes() {
  %a = call i32 @kept()
  %b = call i32 @untouched()
  %c = call i32 @bare()
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

define internal i32 @one() {
  ret i32 1
}

define i32 @sites() {
  %a = call i32 @one() noinline
  %b = call i32 @one()
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @inside() noinline optnone {
  %a = call i32 @one()
  ret i32 %a
}

define internal ptr @own_frame() {
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %f
}

define internal ptr @large_frame() {
  %a = alloca [2000 x i8]
  ret ptr %a
}

define void @frames(ptr %p) {
  %f = call ptr @own_frame()
  store ptr %f, ptr %p
  %g = call ptr @large_frame()
  store ptr %g, ptr %p
  ret void
}

define internal void @jump(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}

define void @jumps(ptr %p) {
  call void @jump(ptr %p)
  ret void
}
