; Questions of the program about its own code are answered as soon as the answer is known: whether a value is a constant
; (an address is none, the linker chooses it), and the bytes from a pointer to the end of its object, also of one that the
; library allocates. What another module's definition may replace, and what depends on a variable, is left open.
; lilt: -O2 --run-pass=instruction-simplify
; number, pair: has: ret i1 true
; address, variable: has: @llvm.is.constant
; local: has: ret i64 10
; past_end: has: ret i64 0
; global: has: ret i64 40
; allocated: has: ret i64 32
; several: has: ret i64 15
; least: has: ret i64 10
; most: has: ret i64 40
; joined: has: ret i64 20
; stepped_back, joined_and_stepped_back: has: ret i64 16
; stepped_out: has: ret i64 0
; asked_at_run_time: has: ret i64 %n
; behind_the_start: has: icmp ult i64 %n, 4
; replaceable, index, asked_before, not_the_library: has: @llvm.objectsize
@known = internal global [40 x i8] zeroinitializer
@other = weak global [40 x i8] zeroinitializer
define i1 @number() {
  %a = call i1 @llvm.is.constant.i32(i32 4)
  ret i1 %a
}
define i1 @pair() {
  %a = call i1 @llvm.is.constant.sl_i32i32s({ i32, i32 } { i32 1, i32 2 })
  ret i1 %a
}
define i1 @address() {
  %a = call i1 @llvm.is.constant.p0(ptr @known)
  ret i1 %a
}
define i1 @variable(i32 %x) {
  %a = call i1 @llvm.is.constant.i32(i32 %x)
  ret i1 %a
}
define i64 @local() {
  %p = alloca [3 x i32]
  %q = getelementptr i8, ptr %p, i64 2
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @past_end() {
  %p = alloca i32
  %q = getelementptr i8, ptr %p, i64 5
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 true, i1 true, i1 false)
  ret i64 %s
}
define i64 @global() {
  %s = call i64 @llvm.objectsize.i64.p0(ptr @known, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @replaceable() {
  %s = call i64 @llvm.objectsize.i64.p0(ptr @other, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @index(i64 %i) {
  %q = getelementptr i8, ptr @known, i64 %i
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @allocated() {
  %p = call ptr @malloc(i64 40)
  %q = getelementptr i8, ptr %p, i64 8
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @several() {
  %p = call ptr @calloc(i64 3, i64 5)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @least(i1 %c) {
  %p = call ptr @malloc(i64 40)
  %a = alloca [10 x i8]
  %e = select i1 %c, ptr %p, ptr %a
  %s = call i64 @llvm.objectsize.i64.p0(ptr %e, i1 true, i1 true, i1 false)
  ret i64 %s
}
define i64 @most(i1 %c) {
  %p = call ptr @malloc(i64 40)
  %a = alloca [10 x i8]
  %e = select i1 %c, ptr %p, ptr %a
  %s = call i64 @llvm.objectsize.i64.p0(ptr %e, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @asked_at_run_time(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 true)
  ret i64 %s
}
define i64 @behind_the_start(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %q = getelementptr i8, ptr %p, i64 4
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 true)
  ret i64 %s
}
define i64 @joined(i1 %c) {
  %a = alloca [10 x i8]
  %b = alloca [20 x i8]
  br i1 %c, label %one, label %end
one:
  br label %end
end:
  %e = phi ptr [ %a, %0 ], [ %b, %one ]
  %s = call i64 @llvm.objectsize.i64.p0(ptr %e, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @asked_before(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @not_the_library(i64 %n) {
  %p = call ptr @malloc(i64 40) nobuiltin
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %s
}
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.p0(ptr)
declare i1 @llvm.is.constant.sl_i32i32s({ i32, i32 })
define i64 @stepped_back(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %in_a = getelementptr i8, ptr %a, i64 20
  %in_b = getelementptr i8, ptr %b, i64 20
  %p = select i1 %c, ptr %in_a, ptr %in_b
  %q = getelementptr i8, ptr %p, i64 -20
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i64 @stepped_out(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %in_a = getelementptr i8, ptr %a, i64 8
  %in_b = getelementptr i8, ptr %b, i64 8
  %p = select i1 %c, ptr %in_a, ptr %in_b
  %q = getelementptr i8, ptr %p, i64 -9
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 true, i1 true, i1 false)
  ret i64 %s
}
define i64 @joined_and_stepped_back(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [24 x i8]
  %in_a = getelementptr i8, ptr %a, i64 8
  %in_b = getelementptr i8, ptr %b, i64 16
  br i1 %c, label %join, label %other
other:
  br label %join
join:
  %p = phi ptr [ %in_a, %0 ], [ %in_b, %other ]
  %q = getelementptr i8, ptr %p, i64 -8
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  ret i64 %s
}
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
