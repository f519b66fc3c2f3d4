; The cleanup blocks of a compiler whose calls do not unwind: invoke, landingpad and resume that never run.
; exit: 42
declare i32 @__gxx_personality_v0(...)
define i32 @half(i32 %x) {
  %h = lshr i32 %x, 1
  ret i32 %h
}
define i32 @f(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %slot = alloca { ptr, i32 }
  %r = call i32 @half(i32 %x)
  br label %ok
dead:
  %v = invoke i32 @half(i32 1)
          to label %ok unwind label %pad
ok:
  %w = phi i32 [ %v, %dead ], [ %r, %entry ]
  ret i32 %w
pad:
  %p = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @half]
  store { ptr, i32 } %p, ptr %slot
  br label %out
cleanup:
  %q = load { ptr, i32 }, ptr %slot
  br label %out
out:
  %l = phi { ptr, i32 } [ %p, %pad ], [ %q, %cleanup ]
  resume { ptr, i32 } %l
}
define i32 @main() {
  %r = call i32 @f(i32 84)
  ret i32 %r
}
