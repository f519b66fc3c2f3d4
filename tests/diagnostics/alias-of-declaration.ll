; error: 2:1: @f
@a = alias void (), ptr @f
declare void @f()
