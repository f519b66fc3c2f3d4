; error: 2:18: void
%t = type { i64, void }
@g = global %t* null
