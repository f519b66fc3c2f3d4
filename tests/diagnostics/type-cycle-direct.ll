; error: 2:18: %t
%t = type { i64, %t }
@g = global %t* null
