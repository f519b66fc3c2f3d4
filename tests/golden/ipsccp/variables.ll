; Local variables that no function writes are constants, so that their loads fold: @limit, an element of @table; @copied is
; read by memcpy. Not: what is written, also through an address or by memset; what is stored, passed, returned, or one of
; a select's choices; what another variable's initializer or a number names; what is exported; what is volatile; what has
; a section of its own.
; lilt: -O2 --stop-after=instruction-simplify
; reads: lacks: @limit
; reads: lacks: load i32, ptr getelementptr
; reads: has: load i32, ptr @written
; reads: has: load i32, ptr @stored
; reads: has: load i32, ptr @passed
; reads: has: load i32, ptr @returned
; reads: has: load i32, ptr @named
; reads: has: load i32, ptr @exported
; reads: has: load volatile i32, ptr @watched
; reads: has: load i32, ptr @chosen
; reads: has: load i32, ptr @in_number
; reads: has: load i32, ptr @in_section
@limit = internal global i32 7
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@copied = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@written = internal global i32 1
@filled = internal global [4 x i32] zeroinitializer
@element = internal global [4 x i32] zeroinitializer
@stored = internal global i32 1
@passed = internal global i32 1
@returned = internal global i32 1
@named = internal global i32 1
@names = global ptr @named
@exported = global i32 1
@watched = internal global i32 1
@chosen = internal global i32 1
@in_number = internal global i32 1
@in_section = internal global i32 1, section "counters"

declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @reads(i64 %i, ptr %to) {
  %a = load i32, ptr @limit
  %at = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %i
  %b = load i32, ptr %at
  %c = load i32, ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 2)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @copied, i64 16, i1 false)
  %l0 = load i32, ptr @written
  %l1 = load i32, ptr @stored
  %l2 = load i32, ptr @passed
  %l3 = load i32, ptr @returned
  %l4 = load i32, ptr @named
  %l5 = load i32, ptr @exported
  %l6 = load volatile i32, ptr @watched
  %l7 = load i32, ptr @chosen
  %l8 = load i32, ptr @in_number
  %l9 = load i32, ptr @in_section
  %s0 = add i32 %a, %b
  %s1 = add i32 %s0, %c
  %s2 = add i32 %s1, %l0
  %s3 = add i32 %s2, %l1
  %s4 = add i32 %s3, %l2
  %s5 = add i32 %s4, %l3
  %s6 = add i32 %s5, %l4
  %s7 = add i32 %s6, %l5
  %s8 = add i32 %s7, %l6
  %s9 = add i32 %s8, %l7
  %s10 = add i32 %s9, %l8
  %s11 = add i32 %s10, %l9
  ret i32 %s11
}
define ptr @writes(i64 %i, ptr %to, i1 %c) {
  store i32 5, ptr @written
  call void @llvm.memset.p0.i64(ptr @filled, i8 1, i64 16, i1 false)
  %at = getelementptr inbounds [4 x i32], ptr @element, i64 0, i64 %i
  store i32 5, ptr %at
  store ptr @stored, ptr %to
  call void @use(ptr @passed)
  %choice = select i1 %c, ptr @chosen, ptr %to
  store i64 add (i64 ptrtoint (ptr @in_number to i64), i64 1), ptr %to
  ret ptr @returned
}
