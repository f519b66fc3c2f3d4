; error: 2:21: byval
declare void @f(ptr byval %p)
@p = global ptr null
