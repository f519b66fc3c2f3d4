; Modern IR as clang prints it: opaque pointers, flags, casts, phi, select, switch, attributes and metadata.
; lilt: -O0 --stop-after=mem2reg
; work: blocks: 6
; work: has: switch
; work: has: select
source_filename = "modern.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i8, i64 }

@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@points = internal global [4 x %struct.point] zeroinitializer, align 16
@second = dso_local global ptr getelementptr inbounds (%struct.point, ptr @points, i64 1, i32 2), align 8
@weak_one = weak global i16 7

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind
define dso_local i32 @work(ptr noundef %p, i32 noundef signext %n, i1 zeroext %flag) #0 !dbg !7 {
entry:
  %wide = sext i32 %n to i64
  %narrow = trunc i64 %wide to i8
  %byte = zext i8 %narrow to i32
  %sum = add nsw i32 %byte, 1
  %part = lshr exact i32 %sum, 2
  %both = or i32 %part, %n
  %quotient = udiv i32 %both, 10
  %rest = srem i32 %both, %n
  switch i32 %rest, label %other [
    i32 0, label %zero
    i32 -1, label %zero
    i32 7, label %seven
  ]
zero:
  %field = getelementptr inbounds %struct.point, ptr %p, i64 %wide, i32 1
  %old = load volatile i8, ptr %field, align 4
  store i8 %old, ptr @weak_one
  br label %join
seven:
  %chosen = select i1 %flag, i32 %quotient, i32 -5
  %printed = call i32 (ptr, ...) @printf(ptr @.str, i32 %chosen)
  br label %join
other:
  %as_integer = ptrtoint ptr %p to i64
  %pointer = inttoptr i64 %as_integer to ptr
  %different = icmp ne ptr %pointer, null
  %one = zext i1 %different to i32
  br label %join
join:
  %result = phi i32 [ 0, %zero ], [ %printed, %seven ], [ %one, %other ]
  ret i32 %result
dead:
  unreachable
}

attributes #0 = { nounwind uwtable "frame-pointer"="none" }
attributes #1 = { nofree }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!7 = distinct !{}
