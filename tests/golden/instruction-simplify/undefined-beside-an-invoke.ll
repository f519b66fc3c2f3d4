; A phi of undef and the result of an invoke stays: where the call unwinds, the result does not exist.
; lilt: -O2 --run-pass=instruction-simplify
; f: has: %value = phi i32
declare i32 @personality(...)
declare i32 @g()
declare void @use()
define i32 @f() personality ptr @personality {
entry:
  %result = invoke i32 @g() to label %both unwind label %pad
pad:
  %exception = landingpad { ptr, i32 } cleanup
  br label %both
both:
  %value = phi i32 [ undef, %pad ], [ %result, %entry ]
  %good = phi i1 [ false, %pad ], [ true, %entry ]
  call void @use()
  br i1 %good, label %out, label %bad
out:
  ret i32 %value
bad:
  unreachable
}
