; error: 3:11: %a
%a = type %b
%b = type %a
@g = global %a* null
