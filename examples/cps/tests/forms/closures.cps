let fun add(return, x) =
  let fun lambda(return.1, y) =
    let v = x + y;
    return.1(v)
  return(lambda)
let fun twice(return.2, f) =
  let fun lambda.1(return.3, x.1) =
    let k(v.1) =
      f(return.3, v.1)
    f(k, x.1)
  return.2(lambda.1)
let fun compose(return.4, f.1, g) =
  let fun lambda.2(return.5, x.2) =
    let k.1(v.2) =
      f.1(return.5, v.2)
    g(k.1, x.2)
  return.4(lambda.2)
let v.3 = 5;
let k.2(v.4) =
  let k.3(f.2) =
    let v.5 = 1;
    let k.4(v.6) =
      let v.7 = print(v.6);
      let k.5(f.3) =
        let v.8 = 1;
        let k.6(v.9) =
          let k.7(v.10) =
            let k.8(f.4) =
              let v.11 = 0;
              let k.9(v.12) =
                let v.13 = print(v.12);
                let fun counter(return.6, start) =
                  let fun lambda.3(return.7) =
                    return.7(start)
                  let fun lambda.4(return.8, n) =
                    let v.14 = start + n;
                    return.8(v.14)
                  let v.15 = (lambda.3, lambda.4);
                  return.6(v.15)
                let v.16 = 40;
                let k.10(c) =
                  let f.5 = c[0];
                  let k.11(v.17) =
                    let f.6 = c[1];
                    let v.18 = 2;
                    let k.12(v.19) =
                      let v.20 = (v.17, v.19);
                      let v.21 = print(v.20);
                      let fun numbers(return.9, n.1) =
                        let v.22 = 0;
                        let c.1 = n.1 = v.22;
                        let then() =
                          let v.28 = ();
                          return.9(v.28)
                        let else() =
                          let fun lambda.5(return.10, x.3) =
                            let v.23 = x.3 * n.1;
                            return.10(v.23)
                          let v.24 = 1;
                          let v.25 = n.1 - v.24;
                          let k.13(v.26) =
                            let v.27 = (lambda.5, v.26);
                            return.9(v.27)
                          numbers(k.13, v.25)
                        if c.1 then then else else
                      let v.29 = 3;
                      let k.14(fs) =
                        let f.7 = fs[0];
                        let v.30 = 10;
                        let k.15(v.31) =
                          let t = fs[1];
                          let f.8 = t[0];
                          let v.32 = 10;
                          let k.16(v.33) =
                            let t.1 = fs[1];
                            let t.2 = t.1[1];
                            let f.9 = t.2[0];
                            let v.34 = 10;
                            let k.17(v.35) =
                              let v.36 = (v.31, v.33, v.35);
                              let v.37 = print(v.36);
                              let v.38 = 1;
                              let k.18(v.39) =
                                let fun lambda.6(return.11, x.4) =
                                  let v.40 = 2;
                                  let v.41 = x.4 * v.40;
                                  return.11(v.41)
                                let k.19(f.10) =
                                  let v.42 = 20;
                                  let k.20(v.43) =
                                    let v.44 = print(v.43);
                                    let fun zero(return.12, f.11, x.5) =
                                      return.12(x.5)
                                    let fun successor(return.13, n.2) =
                                      let fun lambda.7(return.14, f.12, x.6) =
                                        let k.21(v.45) =
                                          f.12(return.14, v.45)
                                        n.2(k.21, f.12, x.6)
                                      return.13(lambda.7)
                                    let fun plus(return.15, m, n.3) =
                                      let fun lambda.8(return.16, f.13, x.7) =
                                        let k.22(v.46) =
                                          m(return.16, f.13, v.46)
                                        n.3(k.22, f.13, x.7)
                                      return.15(lambda.8)
                                    let k.23(v.47) =
                                      let k.24(two) =
                                        let k.25(v.48) =
                                          let k.26(f.14) =
                                            let fun lambda.9(return.17, x.8) =
                                              let v.49 = 1;
                                              let v.50 = x.8 + v.49;
                                              return.17(v.50)
                                            let v.51 = 0;
                                            let k.27(v.52) =
                                              let v.53 = print(v.52);
                                              let v.54 = (add, twice);
                                              halt(v.54)
                                            f.14(k.27, lambda.9, v.51)
                                          plus(k.26, two, v.48)
                                        plus(k.25, two, two)
                                      successor(k.24, v.47)
                                    successor(k.23, zero)
                                  f.10(k.20, v.42)
                                compose(k.19, v.39, lambda.6)
                              add(k.18, v.38)
                            f.9(k.17, v.34)
                          f.8(k.16, v.32)
                        f.7(k.15, v.30)
                      numbers(k.14, v.29)
                    f.6(k.12, v.18)
                  f.5(k.11)
                counter(k.10, v.16)
              f.4(k.9, v.11)
            f.3(k.8, v.10)
          twice(k.7, v.9)
        add(k.6, v.8)
      twice(k.5, twice)
    f.2(k.4, v.5)
  twice(k.3, v.4)
add(k.2, v.3)
