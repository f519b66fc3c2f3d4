; error: 10:8: 'swifterror' in C's convention is not supported
; error: 16:23: 'invoke' with 'swifterror' is not supported
; errors: 2
source_filename = "swift.c"
declare i32 @__gxx_personality_v0(...)
declare swiftcc void @f(ptr swifterror)

define void @calls(ptr %f) {
  %e = alloca swifterror ptr
  call void %f(ptr swifterror %e)
  ret void
}
define void @invokes() personality ptr @__gxx_personality_v0 {
entry:
  %e = alloca swifterror ptr
  invoke swiftcc void @f(ptr swifterror %e) to label %out unwind label %pad
out:
  ret void
pad:
  %x = landingpad { ptr, i32 } cleanup
  ret void
}
