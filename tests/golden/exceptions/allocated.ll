; A value that lives across calls with landing pads has one callee-saved register on all edges.
; lilt: -O2 --stop-after=regalloc
declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)
@_ZTIi = external constant ptr
define i32 @shared(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @g(i32 %x) to label %more unwind label %pad
more:
  %b = invoke i32 @g(i32 %a) to label %out unwind label %pad
out:
  ret i32 %b
pad:
  %n = phi i32 [ 1, %entry ], [ %a, %more ]
  %p = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi
  %s = extractvalue { ptr, i32 } %p, 1
  %t = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %c = icmp eq i32 %s, %t
  br i1 %c, label %catch, label %on
catch:
  ret i32 %n
on:
  resume { ptr, i32 } %p
}
define i32 @lone(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @g(i32 %x) to label %out unwind label %pad
out:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
}
define i64 @join(i1 %c, i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %call, label %out
call:
  %a = invoke i32 @g(i32 %x) to label %out unwind label %pad
out:
  %r = phi i32 [ %a, %call ], [ 7, %entry ]
  %w = zext i32 %r to i64
  ret i64 %w
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  ret i64 0
}
declare i32 @llvm.eh.typeid.for(ptr)
