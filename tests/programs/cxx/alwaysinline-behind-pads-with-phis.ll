; An alwaysinline invoke that came in with a body stayed, since its landing pad has phis.
; exit: 0
; libraries: -lstdc++
; output: caught 2 caught 1 returned
declare i32 @printf(ptr, ...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
@_ZTIi = external constant ptr
@caught = private constant [11 x i8] c"caught %d \00"
@returned = private constant [10 x i8] c"returned\0A\00"

define internal void @throw_if(i1 %c) noinline {
  br i1 %c, label %throw, label %out
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
out:
  ret void
}
define available_externally void @nowhere(i1 %c) alwaysinline {
  call void @throw_if(i1 %c)
  ret void
}
define internal i32 @catches(i1 %first, i1 %second) personality ptr @__gxx_personality_v0 {
  invoke void @nowhere(i1 %first) to label %next unwind label %pad
next:
  invoke void @nowhere(i1 %second) to label %out unwind label %pad
out:
  ret i32 0
pad:
  %which = phi i32 [ 1, %0 ], [ 2, %next ]
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %e = extractvalue { ptr, i32 } %l, 0
  %o = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  ret i32 %which
}
define internal void @tells(i1 %first, i1 %second) {
  %which = call i32 @catches(i1 %first, i1 %second)
  %c = icmp eq i32 %which, 0
  br i1 %c, label %none, label %some
none:
  call i32 (ptr, ...) @printf(ptr @returned)
  ret void
some:
  call i32 (ptr, ...) @printf(ptr @caught, i32 %which)
  ret void
}
define i32 @main() {
  call void @tells(i1 false, i1 true)
  call void @tells(i1 true, i1 false)
  call void @tells(i1 false, i1 false)
  ret i32 0
}
