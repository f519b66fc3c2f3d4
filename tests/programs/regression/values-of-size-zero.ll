; Values without any bytes go through allocas, arguments, results, phis, selects, aggregates, globals and calls.
; exit: 42
; output: 7 9 11
source_filename = "values-of-size-zero"

%empty = type {}
%pair = type { i32, %empty, [0 x i64], i32 }

@format = constant [10 x i8] c"%d %d %d\0A\00"
@variable = global %empty zeroinitializer
@constant = constant %pair { i32 7, %empty zeroinitializer, [0 x i64] [], i32 9 }

declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @store_argument(%empty %x) {
  %a = alloca %empty
  store %empty %x, ptr %a
  ret void
}

define void @store_no_elements([0 x i64] %x, i32 %n, ptr %to) {
  %a = alloca [0 x i64]
  store [0 x i64] %x, ptr %a
  store i32 %n, ptr %to
  ret void
}

define %empty @give(%empty %x) {
  ret %empty %x
}

define %empty @choose(i1 %c, %empty %x, [4 x %empty] %y) {
  %z = extractvalue [4 x %empty] %y, 2
  %s = select i1 %c, %empty %x, %empty %z
  ret %empty %s
}

define %pair @change(%pair %p, %empty %x, i32 %n) {
  %a = insertvalue %pair %p, %empty %x, 1
  %e = extractvalue %pair %a, 2
  %b = insertvalue %pair %a, [0 x i64] %e, 2
  %c = insertvalue %pair %b, i32 %n, 3
  ret %pair %c
}

define i32 @loop(%empty %x, i32 %n) {
entry:
  br label %again

again:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %p = phi %empty [ %x, %entry ], [ %q, %again ]
  %q = call %empty @give(%empty %p)
  call void @store_argument(%empty %q)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %again

end:
  store %empty %p, ptr @variable
  ret i32 %next
}

define i32 @main() {
  %slot = alloca %empty
  %many = alloca %empty, i32 5
  %number = alloca i32
  %v = load %empty, ptr @variable
  store %empty %v, ptr %slot
  store %empty poison, ptr %many
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %many, i64 0, i1 false)
  %w = load volatile %empty, ptr %slot
  call void @store_no_elements([0 x i64] zeroinitializer, i32 42, ptr %number)
  %c = call %empty @choose(i1 true, %empty %w, [4 x %empty] undef)
  %p = load %pair, ptr @constant
  %r = call %pair @change(%pair %p, %empty %c, i32 9)
  %n = call i32 @loop(%empty %c, i32 11)
  %f = freeze %empty %c
  %g = insertvalue { %empty, i32 } poison, %empty %f, 0
  %h = insertvalue { %empty, i32 } %g, i32 %n, 1
  %x = extractvalue %pair %r, 0
  %y = extractvalue %pair %r, 3
  %z = extractvalue { %empty, i32 } %h, 1
  call i32 (ptr, ...) @printf(ptr @format, i32 %x, i32 %y, i32 %z)
  %status = load i32, ptr %number
  ret i32 %status
}
