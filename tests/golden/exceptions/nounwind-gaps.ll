; The table has a row between two calls with landing pads only if a call there may unwind: the callee is not a
; function that is nounwind.
; lilt: -S -O2 --disable-pass=mark-tail-calls
declare i32 @__gxx_personality_v0(...)
declare void @g(i32)
declare void @promised(i32) nounwind
define void @gap(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g(i32 1) to label %more unwind label %pad
more:
  call void @promised(i32 2)
  invoke void @g(i32 3) to label %out unwind label %other
out:
  ret void
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  call void @promised(i32 4)
  ret void
other:
  %q = landingpad { ptr, i32 } catch ptr null
  call void @promised(i32 5)
  ret void
}
define void @covered(ptr %f) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g(i32 1) to label %more unwind label %pad
more:
  call void @promised(i32 2)
  call void %f() nounwind
  invoke void @g(i32 3) to label %out unwind label %other
out:
  ret void
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  call void @promised(i32 4)
  ret void
other:
  %q = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %q
}
