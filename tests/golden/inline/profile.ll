; By a profile: a hot call takes in a body of any size up to 300, a cold one only what is no larger than the call, and one
; that is neither keeps the usual limit. The count of a call that came in is that of the call that it came in by.
; lilt: --remarks -c -o /dev/null --filter-print-funcs=caller,cold_caller,warm_caller
; message: @large is inlined: its size of 61 is within the limit of 300 at hot calls [inline]
; message: @large is not inlined: its size of 61 is above the limit of 45 [inline]
; message: @small is not inlined: its size of 13 is above the limit of 4 at cold calls [inline]
; message: @small is inlined: its size of 13 is within the limit of 300 at hot calls (into @caller) [inline]
define i64 @large(i64 %x) !prof !20 {
  %x1 = mul i64 %x, 1000005
  %x2 = xor i64 %x1, 1000007
  %x3 = mul i64 %x2, 1000009
  %x4 = xor i64 %x3, 1000011
  %x5 = mul i64 %x4, 1000013
  %x6 = xor i64 %x5, 1000015
  %x7 = mul i64 %x6, 1000017
  %x8 = xor i64 %x7, 1000019
  %x9 = mul i64 %x8, 1000021
  %x10 = xor i64 %x9, 1000023
  %x11 = mul i64 %x10, 1000025
  %x12 = xor i64 %x11, 1000027
  %x13 = mul i64 %x12, 1000029
  %x14 = xor i64 %x13, 1000031
  %x15 = mul i64 %x14, 1000033
  %x16 = xor i64 %x15, 1000035
  %x17 = mul i64 %x16, 1000037
  %x18 = xor i64 %x17, 1000039
  %x19 = mul i64 %x18, 1000041
  %x20 = xor i64 %x19, 1000043
  %x21 = mul i64 %x20, 1000045
  %x22 = xor i64 %x21, 1000047
  %x23 = mul i64 %x22, 1000049
  %x24 = xor i64 %x23, 1000051
  %x25 = mul i64 %x24, 1000053
  %x26 = xor i64 %x25, 1000055
  %x27 = mul i64 %x26, 1000057
  %x28 = xor i64 %x27, 1000059
  %x29 = mul i64 %x28, 1000061
  %x30 = xor i64 %x29, 1000063
  %x31 = mul i64 %x30, 1000065
  %x32 = xor i64 %x31, 1000067
  %x33 = mul i64 %x32, 1000069
  %x34 = xor i64 %x33, 1000071
  %x35 = mul i64 %x34, 1000073
  %x36 = xor i64 %x35, 1000075
  %x37 = mul i64 %x36, 1000077
  %x38 = xor i64 %x37, 1000079
  %x39 = mul i64 %x38, 1000081
  %x40 = xor i64 %x39, 1000083
  %x41 = mul i64 %x40, 1000085
  %x42 = xor i64 %x41, 1000087
  %x43 = mul i64 %x42, 1000089
  %x44 = xor i64 %x43, 1000091
  %x45 = mul i64 %x44, 1000093
  %x46 = xor i64 %x45, 1000095
  %x47 = mul i64 %x46, 1000097
  %x48 = xor i64 %x47, 1000099
  %x49 = mul i64 %x48, 1000101
  %x50 = xor i64 %x49, 1000103
  %x51 = mul i64 %x50, 1000105
  %x52 = xor i64 %x51, 1000107
  %x53 = mul i64 %x52, 1000109
  %x54 = xor i64 %x53, 1000111
  %x55 = mul i64 %x54, 1000113
  %x56 = xor i64 %x55, 1000115
  %x57 = mul i64 %x56, 1000117
  %x58 = xor i64 %x57, 1000119
  %x59 = mul i64 %x58, 1000121
  %x60 = xor i64 %x59, 1000123
  ret i64 %x60
}
define i64 @small(i64 %x) !prof !20 {
  %x1 = mul i64 %x, 1000005
  %x2 = xor i64 %x1, 1000007
  %x3 = mul i64 %x2, 1000009
  %x4 = xor i64 %x3, 1000011
  %x5 = mul i64 %x4, 1000013
  %x6 = xor i64 %x5, 1000015
  %x7 = mul i64 %x6, 1000017
  %x8 = xor i64 %x7, 1000019
  %x9 = mul i64 %x8, 1000021
  %x10 = xor i64 %x9, 1000023
  %x11 = mul i64 %x10, 1000025
  %x12 = xor i64 %x11, 1000027
  ret i64 %x12
}
define i64 @wrapper(i64 %x) !prof !20 {
  %r = call i64 @small(i64 %x)
  ret i64 %r
}
define i64 @caller(i64 %x, i1 %c) !prof !20 {
entry:
  %a = call i64 @large(i64 %x)
  %b = call i64 @wrapper(i64 %a)
  br i1 %c, label %rare, label %end, !prof !23
rare:
  %d = call i64 @small(i64 %b)
  br label %end
end:
  %e = phi i64 [ %d, %rare ], [ %b, %entry ]
  ret i64 %e
}
define i64 @warm_caller(i64 %x) !prof !21 {
  %a = call i64 @large(i64 %x)
  ret i64 %a
}
define i64 @cold_caller(i64 %x) !prof !22 {
  %a = call i64 @small(i64 %x)
  ret i64 %a
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 100000}
!4 = !{!"MaxCount", i64 60000}
!5 = !{!"MaxInternalCount", i64 60000}
!6 = !{!"MaxFunctionCount", i64 60000}
!7 = !{!"NumCounts", i64 7}
!8 = !{!"NumFunctions", i64 4}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12, !13}
!11 = !{i32 10000, i64 60000, i32 1}
!12 = !{i32 990000, i64 5000, i32 3}
!13 = !{i32 999999, i64 2, i32 7}
!20 = !{!"function_entry_count", i64 60000}
!21 = !{!"function_entry_count", i64 300}
!22 = !{!"function_entry_count", i64 1}
!23 = !{!"branch_weights", i32 1, i32 60000}
