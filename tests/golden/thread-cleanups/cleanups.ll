; What leaves a scope goes past the block that ends its variables' lives, where the number it has stored leads, and takes
; the markers along; also past those of outer scopes, and into a phi. A path whose number is not known still goes there. A
; cleanup block that runs a destructor stays, and so does one whose slot is shared, or stored as another type than loaded.
; lilt: -O2 --run-pass=thread-cleanups
; nested: lacks: inner in entry
; nested: has: br label %top in on
; nested: count: 8 lifetime.end
; unknown: has: br label %cleanup in dynamic
; unknown: lacks: cleanup in known
; runs: has: br label %cleanup in one
; shared: has: br label %cleanup in one
; typed: has: br label %cleanup in one
declare void @llvm.lifetime.end.p0(i64, ptr)
declare i32 @use(ptr)
define i32 @nested(i32 %n) {
entry:
  %slot = alloca i32, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  br label %top
top:
  %r = call i32 @use(ptr %x)
  switch i32 %r, label %more [
    i32 3, label %on
    i32 4, label %leave
  ]
on:
  store i32 4, ptr %slot, align 4
  br label %outer
leave:
  store i32 2, ptr %slot, align 4
  br label %outer
more:
  %s = call i32 @use(ptr %y)
  %c = icmp eq i32 %s, 0
  br i1 %c, label %far, label %near
far:
  store i32 2, ptr %slot, align 4
  br label %inner
near:
  store i32 0, ptr %slot, align 4
  br label %inner
inner:
  call void @llvm.lifetime.end.p0(i64 4, ptr %y)
  %d = load i32, ptr %slot, align 4
  switch i32 %d, label %outer [
    i32 0, label %behind
  ]
behind:
  %t = call i32 @use(ptr %x)
  store i32 0, ptr %slot, align 4
  br label %outer
outer:
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %e = load i32, ptr %slot, align 4
  switch i32 %e, label %out [
    i32 0, label %next
    i32 4, label %top
  ]
next:
  %u = call i32 @use(ptr null)
  br label %out
out:
  %result = phi i32 [ %u, %next ], [ %n, %outer ]
  ret i32 %result
}
define i32 @unknown(i32 %n) {
entry:
  %slot = alloca i32, align 4
  %x = alloca i32, align 4
  %r = call i32 @use(ptr %x)
  %c = icmp eq i32 %r, 0
  br i1 %c, label %known, label %dynamic
known:
  store i32 1, ptr %slot, align 4
  br label %cleanup
dynamic:
  store i32 %n, ptr %slot, align 4
  br label %cleanup
cleanup:
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %d = load i32, ptr %slot, align 4
  switch i32 %d, label %other [
    i32 1, label %one
  ]
one:
  ret i32 1
other:
  ret i32 0
}
define i32 @runs(i32 %n) {
entry:
  %slot = alloca i32, align 4
  %x = alloca i32, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %two
one:
  store i32 1, ptr %slot, align 4
  br label %cleanup
two:
  store i32 0, ptr %slot, align 4
  br label %cleanup
cleanup:
  %r = call i32 @use(ptr %x)
  %d = load i32, ptr %slot, align 4
  switch i32 %d, label %other [
    i32 1, label %end
  ]
end:
  ret i32 1
other:
  ret i32 0
}
define i32 @shared(i32 %n) {
entry:
  %slot = alloca i32, align 4
  %x = alloca i32, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %two
one:
  store i32 1, ptr %slot, align 4
  %r = call i32 @use(ptr %slot)
  br label %cleanup
two:
  store i32 0, ptr %slot, align 4
  br label %cleanup
cleanup:
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %d = load i32, ptr %slot, align 4
  switch i32 %d, label %other [
    i32 1, label %end
  ]
end:
  ret i32 1
other:
  ret i32 0
}
define i32 @typed(i32 %n) {
entry:
  %slot = alloca i64, align 8
  %x = alloca i32, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %two
one:
  store i64 1, ptr %slot, align 8
  br label %cleanup
two:
  store i64 0, ptr %slot, align 8
  br label %cleanup
cleanup:
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %d = load i32, ptr %slot, align 4
  switch i32 %d, label %other [
    i32 1, label %end
  ]
end:
  ret i32 1
other:
  ret i32 0
}
