; llvm.is.fpclass of x86_fp80 patterns that are not numbers, for the masks that LLVM tests by their complement or by a
; comparison: 3, 99, 519, 783, 924, 1020, 1021, 1022, and 780 among the others. Each line: the masks, in this order,
; that have the pattern.
; exit: 0
; output: f0
; output: f0
; output: cf
; output: cf
; output: cf
; output: cf
; output: f0
; output: f0
target triple = "x86_64-pc-linux-gnu"

@patterns = constant [8 x { i64, i64 }] [
  { i64, i64 } { i64 -9223372036854775808, i64 0 },
  { i64, i64 } { i64 -1, i64 32768 },
  { i64, i64 } { i64 0, i64 1 },
  { i64, i64 } { i64 4611686018427387904, i64 49151 },
  { i64, i64 } { i64 0, i64 32767 },
  { i64, i64 } { i64 5, i64 65535 },
  { i64, i64 } { i64 -9223372036854775807, i64 0 },
  { i64, i64 } { i64 -9223372036854775808, i64 32768 }
]
@format = constant [4 x i8] c"%x\0A\00"
declare i32 @printf(ptr, ...)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)

define i32 @classes(x86_fp80 %x) noinline {
  %in3 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 3)
  %bit3 = select i1 %in3, i32 1, i32 0
  %sum3 = add i32 %bit3, 0
  %in99 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 99)
  %bit99 = select i1 %in99, i32 2, i32 0
  %sum99 = add i32 %bit99, %sum3
  %in519 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 519)
  %bit519 = select i1 %in519, i32 4, i32 0
  %sum519 = add i32 %bit519, %sum99
  %in783 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 783)
  %bit783 = select i1 %in783, i32 8, i32 0
  %sum783 = add i32 %bit783, %sum519
  %in924 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 924)
  %bit924 = select i1 %in924, i32 16, i32 0
  %sum924 = add i32 %bit924, %sum783
  %in1020 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 1020)
  %bit1020 = select i1 %in1020, i32 32, i32 0
  %sum1020 = add i32 %bit1020, %sum924
  %in1021 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 1021)
  %bit1021 = select i1 %in1021, i32 64, i32 0
  %sum1021 = add i32 %bit1021, %sum1020
  %in1022 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 1022)
  %bit1022 = select i1 %in1022, i32 128, i32 0
  %sum1022 = add i32 %bit1022, %sum1021
  %in780 = call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 780)
  %bit780 = select i1 %in780, i32 256, i32 0
  %sum780 = add i32 %bit780, %sum1022
  ret i32 %sum780
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr { i64, i64 }, ptr @patterns, i64 %i
  %x = load x86_fp80, ptr %place
  %found = call i32 @classes(x86_fp80 %x)
  call i32 (ptr, ...) @printf(ptr @format, i32 %found)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
