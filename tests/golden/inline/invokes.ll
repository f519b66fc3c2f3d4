; Calls that come in by an invoke become invokes of its landing pad, unless they are nounwind. The landing pads of a
; body get the clauses of the one around them, and its resumes jump behind that one; two filters are not nested.
; lilt: -O1 --stop-after=inline
; through: lacks: @small
; through: count: 1 invoke
; quiet: lacks: @twice
; nested: lacks: @catches
; nested: has: catch ptr null
; handled: count: 3 cleanup catch ptr @type
; handled: lacks: resume
; handled: count: 1 phi { ptr, i32 }
; filtered: count: 1 @filters
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
@type = external constant ptr
define internal i32 @cleans(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @g(i32 %x) to label %more unwind label %first
more:
  %b = invoke i32 @g(i32 %a) to label %ok unwind label %second
ok:
  ret i32 %b
first:
  %p = landingpad { ptr, i32 } cleanup
  %n = call i32 @never(i32 1)
  resume { ptr, i32 } %p
second:
  %q = landingpad { ptr, i32 } cleanup
  %m = call i32 @g(i32 2)
  resume { ptr, i32 } %q
}
define i32 @handled(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @cleans(i32 %x) to label %ok unwind label %pad
ok:
  %c = invoke i32 @g(i32 %a) to label %end unwind label %other
pad:
  %p = landingpad { ptr, i32 } cleanup catch ptr @type
  %s = extractvalue { ptr, i32 } %p, 1
  %d = call i32 @never(i32 %s)
  br label %end
other:
  %q = landingpad { ptr, i32 } catch ptr null
  br label %end
end:
  %r = phi i32 [ %c, %ok ], [ %d, %pad ], [ %x, %other ]
  ret i32 %r
}
define internal i32 @filters(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @g(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } filter [1 x ptr] [ptr @type]
  resume { ptr, i32 } %p
}
define i32 @filtered(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @filters(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %p
}
