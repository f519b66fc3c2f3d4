; error: 6:3: an 'invoke' of another convention than C's, with an argument in memory aligned to more than 16 bytes, or of a function that returns twice is not supported
declare preserve_mostcc void @g()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
entry:
  invoke preserve_mostcc void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
