; What an indirect call mostly calls is called directly, after a test: two functions of three, in the order of their counts.
; A function of another type, an unknown hash, a `musttail` call and counts of another kind change nothing.
; lilt: --stop-after=promote-indirect-calls
; lilt: --remarks -c -o /dev/null
; message: call of @square comes before the indirect one [promote-indirect-calls]
; message: call of @cube comes before the indirect one [promote-indirect-calls]
source_filename = "profile.c"
define i64 @square(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define internal i64 @cube(i64 %x) {
  %s = mul i64 %x, %x
  %r = mul i64 %s, %x
  ret i64 %r
}
define i64 @apply(ptr %f, i64 %x) {
  %r = call i64 %f(i64 %x), !prof !0
  %s = add i64 %r, 1
  ret i64 %s
}
define void @drop(ptr %f, i64 %x) {
  call void %f(i64 %x), !prof !0
  ret void
}
define i64 @strange(ptr %f, i64 %x) {
  %r = call i64 %f(i64 %x), !prof !1
  ret i64 %r
}
define i64 @jump(ptr %f, i64 %x) {
  %r = musttail call i64 %f(ptr %f, i64 %x), !prof !0
  ret i64 %r
}
define i64 @sizes(ptr %f, i64 %x) {
  %r = call i64 %f(i64 %x), !prof !2
  ret i64 %r
}
define i64 @broken(ptr %f, i64 %x) {
  %a = call i64 %f(i64 %x), !prof !3
  %b = call i64 %f(i64 %a), !prof !4
  ret i64 %b
}
@table = global [2 x ptr] [ptr @square, ptr @cube]
!0 = !{!"VP", i32 0, i64 100, i64 -4199235208116584911, i64 30, i64 -5544797119323389905, i64 65, i64 77, i64 5}
!1 = !{!"VP", i32 0, i64 100, i64 77, i64 90, i64 -5544797119323389905, i64 10}
!2 = !{!"VP", i32 1, i64 100, i64 8, i64 90}
!3 = !{!"VP", i32 0, i64 5, i64 -5544797119323389905, i64 90}
!4 = !{!"VP", i32 0, i64 100, i64 -5544797119323389905}
!llvm.module.flags = !{!6}
!6 = !{i32 1, !"ProfileSummary", !7}
!7 = !{!8, !9}
!8 = !{!"ProfileFormat", !"InstrProf"}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12}
!11 = !{i32 990000, i64 5, i32 3}
!12 = !{i32 999999, i64 2, i32 7}
