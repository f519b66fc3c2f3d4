let x = 5;
let x.1 = 1;
let v = x.1 + x;
let v.1 = print(v);
let fun f(return, x.2) =
  let v.2 = 2;
  let x.3 = x.2 * v.2;
  let v.3 = x.3 + x.2;
  return(v.3)
let v.4 = 10;
let k(v.5) =
  let v.6 = print(v.5);
  let fun x.4(return.1, n) =
    let v.7 = 0;
    let c = n = v.7;
    let then() =
      let v.10 = 0;
      return.1(v.10)
    let else() =
      let v.8 = 1;
      let v.9 = n - v.8;
      x.4(return.1, v.9)
    if c then then else else
  let v.11 = 3;
  let k.1(v.12) =
    let v.13 = print(v.12);
    let v.14 = 7;
    let join(y) =
      halt(y)
    let v.15 = 1;
    let k.2(v.16) =
      let v.17 = 0;
      let c.1 = v.16 = v.17;
      let then.1() =
        let x.5 = 2;
        join(x.5)
      let else.1() =
        let v.18 = 3;
        join(v.18)
      if c.1 then then.1 else else.1
    x.4(k.2, v.15)
  x.4(k.1, v.11)
f(k, v.4)
