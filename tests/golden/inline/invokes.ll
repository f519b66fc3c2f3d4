; Calls that come in by an invoke become invokes of its landing pad, unless they are nounwind; a body with landing pads
; comes in by a call only.
; lilt: -O1 --stop-after=inline
; through: lacks: @small
; through: count: 1 invoke
; quiet: lacks: @twice
; nested: count: 1 @catches
; plain: lacks: @catches
declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)
declare i32 @never(i32) nounwind
define internal i32 @small(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @never(i32 %a)
  ret i32 %b
}
define internal i32 @twice(i32 %x) {
  %a = add i32 %x, %x
  ret i32 %a
}
define internal i32 @catches(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @g(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  ret i32 -1
}
define i32 @through(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @small(i32 %x) to label %ok unwind label %pad
ok:
  %r = phi i32 [ %a, %entry ]
  ret i32 %r
pad:
  %n = phi i32 [ 5, %entry ]
  %p = landingpad { ptr, i32 } catch ptr null
  ret i32 %n
}
define i32 @quiet(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @twice(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
}
define i32 @nested(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @catches(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
}
define i32 @plain(i32 %x) {
  %a = call i32 @catches(i32 %x)
  %b = call i32 @catches(i32 %a)
  ret i32 %b
}
