; A call whose path leads to `unreachable` or `resume` only seldom runs, so nothing comes in that is much larger than the call;
; a function with one call moves there still. A path with a branch may go on.
; lilt: --stop-after=inline --filter-print-funcs=reports,throws,cleans,moves,goes_on
; reports: count: 2 call
; throws: has: invoke i32 @medium
; throws: has: call i32 @medium
; cleans: has: call i32 @medium
; moves: count: 1 call
; goes_on: count: 1 call
declare void @exit(i32) noreturn
declare void @throw(i32)
declare i32 @__gxx_personality_v0(...)
define internal i32 @medium(i32 %x) {
  %a = mul i32 %x, %x
  %b = xor i32 %a, %a
  %c = shl i32 %b, %x
  %d = sub i32 %c, %a
  %e = lshr i32 %d, %x
  %f = mul i32 %e, %a
  %g = or i32 %f, %x
  %h = add i32 %g, %a
  %i = xor i32 %h, %x
  %j = shl i32 %i, %a
  %k = sub i32 %j, %x
  %l = lshr i32 %k, %a
  %m = mul i32 %l, %x
  %n = or i32 %m, %a
  %o = add i32 %n, %x
  ret i32 %o
}
define internal i32 @short(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @once(i32 %x) {
  %a = mul i32 %x, %x
  %b = xor i32 %a, 12
  %c = shl i32 %b, %x
  %d = sub i32 %c, %a
  %e = lshr i32 %d, 3
  %f = mul i32 %e, %d
  %g = or i32 %f, %x
  ret i32 %g
}
define i32 @reports(i32 %x) {
  %is_bad = icmp eq i32 %x, 3
  br i1 %is_bad, label %bad, label %good
bad:
  %a = call i32 @medium(i32 %x)
  br label %end
end:
  %b = call i32 @short(i32 %a)
  call void @exit(i32 %b)
  unreachable
good:
  ret i32 %x
}
define void @throws(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @medium(i32 %x) to label %next unwind label %pad
next:
  invoke void @throw(i32 %a) to label %never unwind label %pad
never:
  unreachable
pad:
  %e = landingpad { ptr, i32 } cleanup
  %b = call i32 @medium(i32 1)
  resume { ptr, i32 } %e
}
define void @cleans(i32 %x) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 %x) to label %next unwind label %pad
next:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  %b = call i32 @medium(i32 1)
  resume { ptr, i32 } %e
}
define i32 @moves(i32 %x) {
  %is_bad = icmp eq i32 %x, 3
  br i1 %is_bad, label %bad, label %good
bad:
  %a = call i32 @once(i32 %x)
  call void @exit(i32 %a)
  unreachable
good:
  ret i32 %x
}
define i32 @goes_on(i32 %x) {
  %a = call i32 @medium(i32 %x)
  %is_bad = icmp eq i32 %a, 3
  br i1 %is_bad, label %bad, label %good
bad:
  call void @exit(i32 %a)
  unreachable
good:
  ret i32 %a
}
