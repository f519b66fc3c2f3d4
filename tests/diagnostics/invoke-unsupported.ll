; error: 4:3: invoke
declare void @g(ptr)
define void @f(ptr %p) {
  invoke void @g(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  ret void
}
