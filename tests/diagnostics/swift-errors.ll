; error: 17:8: 'swifterror' in a convention other than 'swiftcc' and 'swifttailcc' is not supported
; error: 23:23: 'invoke' with 'swifterror' is not supported
; error: 30:21: a function has one 'swifterror' parameter
; error: 33:21: a 'swifterror' parameter is a pointer, not 'i32'
; error: 36:20: 'swifterror' in a convention other than 'swiftcc' and 'swifttailcc' is not supported
; error: 39:29: 'swifterror' in a convention other than 'swiftcc' and 'swifttailcc' is not supported
; error: 45:16: a function has one 'swifterror' parameter
; error: 49:16: a 'swifterror' argument is an alloca of one pointer
; error: 54:16: a 'swifterror' argument is an alloca of one pointer
; errors: 9
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
define swiftcc void @two(ptr swifterror %a, ptr swifterror %b) {
  ret void
}
define swiftcc void @number(i32 swifterror %a) {
  ret void
}
define tailcc void @tail(ptr swifterror %a) {
  ret void
}
define preserve_mostcc void @preserves(ptr swifterror %a) {
  ret void
}
define swiftcc void @calls_with_two(ptr %f) {
  %a = alloca swifterror ptr
  %b = alloca swifterror ptr
  call swiftcc void %f(ptr swifterror %a, ptr swifterror %b)
  ret void
}
define swiftcc void @passes(ptr %p) {
  call swiftcc void @f(ptr swifterror %p)
  ret void
}
define swiftcc void @passes_number() {
  %a = alloca swifterror i32
  call swiftcc void @f(ptr swifterror %a)
  ret void
}
