; Insertion, in-order sum with weights, depth.
; exit: 13
; output: -2524133266188716151
%tree = type { i64, %tree*, %tree* }
define %tree* @insert(%tree* %t, i64 %v) {
  %n = icmp eq %tree* %t, null
  br i1 %n, label %make, label %go
make:
  %raw = call i8* @ll_malloc(i64 3, i64 8)
  %new = bitcast i8* %raw to %tree*
  %np = getelementptr %tree* %new, i32 0, i32 0
  store i64 %v, i64* %np
  ret %tree* %new
go:
  %vp = getelementptr %tree* %t, i32 0, i32 0
  %w = load i64* %vp
  %c = icmp slt i64 %v, %w
  br i1 %c, label %left, label %right
left:
  %lp = getelementptr %tree* %t, i32 0, i32 1
  %l = load %tree** %lp
  %l1 = call %tree* @insert(%tree* %l, i64 %v)
  store %tree* %l1, %tree** %lp
  ret %tree* %t
right:
  %rp = getelementptr %tree* %t, i32 0, i32 2
  %r = load %tree** %rp
  %r1 = call %tree* @insert(%tree* %r, i64 %v)
  store %tree* %r1, %tree** %rp
  ret %tree* %t
}
define i64 @depth(%tree* %t) {
  %n = icmp eq %tree* %t, null
  br i1 %n, label %zero, label %more
zero:
  ret i64 0
more:
  %lp = getelementptr %tree* %t, i32 0, i32 1
  %rp = getelementptr %tree* %t, i32 0, i32 2
  %l = load %tree** %lp
  %r = load %tree** %rp
  %a = call i64 @depth(%tree* %l)
  %b = call i64 @depth(%tree* %r)
  %c = icmp sgt i64 %a, %b
  br i1 %c, label %first, label %second
first:
  %a1 = add i64 %a, 1
  ret i64 %a1
second:
  %b1 = add i64 %b, 1
  ret i64 %b1
}
@order = global i64 0
define void @walk(%tree* %t) {
  %n = icmp eq %tree* %t, null
  br i1 %n, label %done, label %more
more:
  %lp = getelementptr %tree* %t, i32 0, i32 1
  %l = load %tree** %lp
  call void @walk(%tree* %l)
  %vp = getelementptr %tree* %t, i32 0, i32 0
  %v = load i64* %vp
  %o = load i64* @order
  %o1 = mul i64 %o, 13
  %o2 = add i64 %o1, %v
  store i64 %o2, i64* @order
  %rp = getelementptr %tree* %t, i32 0, i32 2
  %r = load %tree** %rp
  call void @walk(%tree* %r)
  br label %done
done:
  ret void
}
define i64 @main() {
  %root = alloca %tree*
  %i = alloca i64
  store %tree* null, %tree** %root
  store i64 1, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %a = mul i64 %n, 61
  %v = and i64 %a, 127
  %t = load %tree** %root
  %t1 = call %tree* @insert(%tree* %t, i64 %v)
  store %tree* %t1, %tree** %root
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 50
  br i1 %c, label %loop, label %use
use:
  call void @walk(%tree* %t1)
  %o = load i64* @order
  %s = call i8* @ll_ltoa(i64 %o)
  call void @ll_puts(i8* %s)
  %d = call i64 @depth(%tree* %t1)
  ret i64 %d
}
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
