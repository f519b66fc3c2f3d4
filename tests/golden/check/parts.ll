; An alloca that is returned by a phi, a select or a call; elements behind an array that is a part of an object, or whose
; type is all that is known of it.
; lilt: check
%box = type { [4 x i32], i32 }
@g = global { [2 x i32], i32 } zeroinitializer
declare ptr @strcpy(ptr returned, ptr)
define ptr @by_phi(i1 %c, ptr %given) {
entry:
  %local = alloca [4 x i64]
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ %local, %entry ], [ %given, %a ]
  ret ptr %p
}
define ptr @by_select(i1 %c, ptr %given) {
  %local = alloca [4 x i64]
  %q = getelementptr [4 x i64], ptr %local, i64 0, i64 1
  %p = select i1 %c, ptr %q, ptr %given
  ret ptr %p
}
define ptr @same(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  ret ptr %q
}
define ptr @wrapped(ptr %p) {
  %q = call ptr @same(ptr %p)
  ret ptr %q
}
define ptr @by_call() {
  %local = alloca i64
  %q = call ptr @wrapped(ptr %local)
  ret ptr %q
}
define ptr @loop(ptr %p, i64 %n) {
entry:
  br label %again
again:
  %q = phi ptr [ %p, %entry ], [ %r, %again ]
  %m = phi i64 [ %n, %entry ], [ %l, %again ]
  %r = getelementptr i8, ptr %q, i64 1
  %l = sub i64 %m, 1
  %c = icmp eq i64 %l, 0
  br i1 %c, label %done, label %again
done:
  ret ptr %r
}
define ptr @by_loop() {
  %local = alloca [16 x i8]
  %q = call ptr @loop(ptr %local, i64 3)
  ret ptr %q
}
define ptr @by_attribute(ptr %s) {
  %local = alloca [16 x i8]
  %q = call ptr @strcpy(ptr %local, ptr %s)
  ret ptr %q
}
define i32 @past(ptr %p) {
  %l = alloca %box
  store %box zeroinitializer, ptr %l
  %q = getelementptr %box, ptr %l, i64 0, i32 0, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @past_parameter(ptr %p) {
  %q = getelementptr [4 x i32], ptr %p, i64 0, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @past_constant() {
  %v = load i32, ptr getelementptr ({ [2 x i32], i32 }, ptr @g, i64 0, i32 0, i64 2)
  store i32 1, ptr getelementptr inbounds ({ [2 x i32], i32 }, ptr @g, i64 0, i32 0, i64 1)
  ret i32 %v
}
