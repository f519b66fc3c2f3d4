; error: 4:1: %t
; note: 3: %t
%t = type { i64 }
%t = type { i64 }
