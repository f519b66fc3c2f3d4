; Calls of small functions become their bodies, nested ones too: several returns become a phi, a return that is never
; reached leaves the code behind the call unreachable, allocas move to the entry, an object that is passed by value is
; copied. Types, constants and declarations of a body come with it.
; lilt: --stop-after=inline --filter-print-funcs=nested,blocks,never,local,object,foreign,twice_in_a_block
; nested: lacks: call
; nested: count: 2 mul
; blocks: has: = phi i32
; never: lacks: call
; never: has: unreachable
; local: lacks: call i64
; object: has: call void @llvm.memcpy.p0.p0.i64
; object: has: alloca %pair, align 16
; foreign: has: { i7, [3 x i128] }
; foreign: has: 1267650600228229401496703205376
; twice_in_a_block: lacks: call
%pair = type { i64, i64 }

declare void @use(ptr)

define internal i32 @square(i32 %x) {
  %s = mul i32 %x, %x
  ret i32 %s
}

define internal i32 @squares(i32 %x, i32 %y) {
  %a = call i32 @square(i32 %x)
  %b = call i32 @square(i32 %y)
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @nested(i32 %a, i32 %b) {
  %s = call i32 @squares(i32 %a, i32 %b)
  ret i32 %s
}

define internal i32 @sign(i32 %x) {
  %is_negative = icmp slt i32 %x, 0
  br i1 %is_negative, label %negative, label %other
negative:
  call void @use(ptr null)
  ret i32 -1
other:
  call void @use(ptr null)
  ret i32 1
}

define i32 @blocks(i32 %a, i1 %c) {
  br i1 %c, label %call, label %end
call:
  %s = call i32 @sign(i32 %a)
  br label %end
end:
  %r = phi i32 [ 0, %0 ], [ %s, %call ]
  ret i32 %r
}

define internal i32 @stop() {
  unreachable
}

define i32 @never() {
  %r = call i32 @stop()
  ret i32 %r
}

define internal i64 @slot(i64 %x) {
  %a = alloca i64
  store i64 %x, ptr %a
  call void @use(ptr %a)
  %v = load i64, ptr %a
  ret i64 %v
}

define i64 @local(i64 %x) {
  br label %loop
loop:
  %r = call i64 @slot(i64 %x)
  %c = icmp eq i64 %r, 0
  br i1 %c, label %loop, label %end
end:
  ret i64 %r
}

define internal i64 @difference(ptr byval(%pair) align 16 %p) {
  %q = getelementptr %pair, ptr %p, i64 0, i32 1
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  store i64 0, ptr %p
  %d = sub i64 %a, %b
  ret i64 %d
}

define i64 @object(ptr %p) {
  %d = call i64 @difference(ptr byval(%pair) align 16 %p)
  ret i64 %d
}

define internal i128 @element(ptr %p, i64 %i) {
  %at = getelementptr { i7, [3 x i128] }, ptr %p, i64 0, i32 1, i64 %i
  %v = load i128, ptr %at
  %s = add i128 %v, 1267650600228229401496703205376
  ret i128 %s
}

define i128 @foreign(ptr %p) {
  %v = call i128 @element(ptr %p, i64 2)
  ret i128 %v
}

define i32 @twice_in_a_block(i32 %a) {
  %x = call i32 @square(i32 %a)
  %y = call i32 @square(i32 %x)
  %z = call i32 @squares(i32 %x, i32 %y)
  ret i32 %z
}
