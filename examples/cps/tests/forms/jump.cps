let v = 3;
let fun k(return, x) =
  let v.1 = 2;
  let v.2 = v.1 + x;
  k(return, v.2)
let v.3 = 11;
let k.1(v.4) =
  halt(v.4)
k(k.1, v.3)
