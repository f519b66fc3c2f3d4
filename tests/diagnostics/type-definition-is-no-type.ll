; error: 2:11: type
%t = type 42
