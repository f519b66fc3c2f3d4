; error: 3:9: i64 (i64)
%f = type i64 (i64)
declare %f @g()
