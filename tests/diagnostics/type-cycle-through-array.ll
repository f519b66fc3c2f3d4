; error: 2:16: %t
%t = type [2 x %t]
@g = global %t* null
