; Each cycle must be broken by a pointer; the place is where the cycle closes, seen from the first definition.
; error: 5:13: %a
%a = type { i64, %b }
%b = type { %c, i1 }
%c = type { %a }
@g = global %a* null
