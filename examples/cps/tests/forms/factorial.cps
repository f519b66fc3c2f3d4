let fun factorial(return, n) =
  let v = 0;
  let c = n = v;
  let then() =
    let v.5 = 1;
    return(v.5)
  let else() =
    let v.1 = 1;
    let v.2 = n - v.1;
    let k(v.3) =
      let v.4 = n * v.3;
      return(v.4)
    factorial(k, v.2)
  if c then then else else
let v.6 = 5;
let k.1(v.7) =
  let v.8 = print(v.7);
  let v.9 = 20;
  let k.2(v.10) =
    let v.11 = print(v.10);
    let v.12 = 21;
    let k.3(v.13) =
      halt(v.13)
    factorial(k.3, v.12)
  factorial(k.2, v.9)
factorial(k.1, v.6)
