; error: 2:18: %b
%a = type { i64, %b* }
@g = global %a* null
