// Trait objects, generics, closures, enums with payloads, pattern matching, reference counts.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::ops::{Add, Index, Mul};
use std::rc::{Rc, Weak};

trait Shape { fn area(&self) -> f64; fn name(&self) -> String { "shape".into() } }
struct Circle(f64);
struct Square { side: f64 }
impl Shape for Circle { fn area(&self) -> f64 { 3.14159 * self.0 * self.0 } }
impl Shape for Square { fn area(&self) -> f64 { self.side * self.side } fn name(&self) -> String { format!("square {}", self.side) } }

#[derive(Clone, Debug, PartialEq)]
enum Expr { Num(f64), Var(String), Bin(Box<Expr>, char, Box<Expr>), Neg(Box<Expr>), Call { name: String, args: Vec<Expr> } }
impl Expr {
    fn eval(&self, env: &HashMap<String, f64>) -> Result<f64, String> {
        Ok(match self {
            Expr::Num(n) => *n,
            Expr::Var(v) => *env.get(v).ok_or_else(|| format!("unknown {v}"))?,
            Expr::Neg(e) => -e.eval(env)?,
            Expr::Bin(a, '/', b) if b.eval(env)? == 0.0 => return Err(format!("{:?} / 0", a)),
            Expr::Bin(a, op, b) => { let (x, y) = (a.eval(env)?, b.eval(env)?); match op { '+' => x + y, '-' => x - y, '*' => x * y, '/' => x / y, _ => unreachable!() } }
            Expr::Call { name, args } if name == "sum" => args.iter().map(|a| a.eval(env)).sum::<Result<f64, _>>()?,
            Expr::Call { args, .. } => args.len() as f64,
        })
    }
}
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Expr::Num(n) => write!(f, "{n}"), Expr::Var(v) => f.write_str(v), Expr::Neg(e) => write!(f, "-{e}"),
            Expr::Bin(a, op, b) => write!(f, "({a} {op} {b})"),
            Expr::Call { name, args } => { write!(f, "{name}(")?; for a in args { write!(f, "{a},")?; } f.write_str(")") }
        }
    }
}
#[derive(Clone, Copy, Debug, PartialEq)]
struct Matrix<const N: usize>([[i64; N]; N]);
impl<const N: usize> Mul for Matrix<N> { type Output = Self; fn mul(self, o: Self) -> Self { let mut r = [[0; N]; N]; for i in 0..N { for j in 0..N { for k in 0..N { r[i][j] += self.0[i][k] * o.0[k][j]; } } } Matrix(r) } }
impl<const N: usize> Index<(usize, usize)> for Matrix<N> { type Output = i64; fn index(&self, (i, j): (usize, usize)) -> &i64 { &self.0[i][j] } }
fn total<T: Add<Output = T> + Copy + Default>(xs: &[T]) -> T { xs.iter().fold(T::default(), |a, &b| a + b) }
fn compose<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }
struct Node { value: i32, parent: RefCell<Weak<Node>>, children: RefCell<Vec<Rc<Node>>> }
struct Loud<'a>(&'a Cell<i32>);
impl Drop for Loud<'_> { fn drop(&mut self) { self.0.set(self.0.get() * 10 + 1); } }

fn main() {
    let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Circle(1.5)), Box::new(Square { side: 2.0 })];
    for s in &shapes { println!("{} {:.4}", s.name(), s.area()); }
    let e = Expr::Bin(Box::new(Expr::Call { name: "sum".into(), args: vec![Expr::Num(1.5), Expr::Var("x".into())] }), '*', Box::new(Expr::Neg(Box::new(Expr::Num(2.0)))));
    println!("{e} {:?}", e.eval(&HashMap::from([("x".to_string(), 4.0)])));
    println!("{:?}", Expr::Bin(Box::new(e.clone()), '/', Box::new(Expr::Num(0.0))).eval(&HashMap::new()));
    println!("{:?} {}", e.eval(&HashMap::new()), e == e.clone());
    let m = Matrix([[1, 1], [1, 0]]);
    println!("{:?} {}", (0..20).fold(Matrix([[1, 0], [0, 1]]), |a, _| a * m), (m * m)[(0, 0)]);
    println!("{} {} {}", total(&[1, 2, 3]), total(&[0.5, 0.25]), compose(|x: i32| x + 1, |x| format!("<{x}>"))(41));
    let leaf = Rc::new(Node { value: 3, parent: RefCell::new(Weak::new()), children: RefCell::default() });
    let branch = Rc::new(Node { value: 5, parent: RefCell::default(), children: RefCell::new(vec![leaf.clone()]) });
    *leaf.parent.borrow_mut() = Rc::downgrade(&branch);
    println!("{:?} {} {} {}", leaf.parent.borrow().upgrade().map(|p| p.value), Rc::strong_count(&leaf), Rc::weak_count(&branch), branch.children.borrow().len());
    let cell = Cell::new(0);
    { let _a = Loud(&cell); let b = Loud(&cell); drop(b); cell.set(cell.get() + 5); }
    println!("{}", cell.get());
    let mut counter = { let mut n = 0; move || { n += 3; n } };
    println!("{} {}", counter(), counter());
    let message = match (7u8, Some("x"), [1, 2, 3]) { (0..=5, ..) => "small", (_, Some(s), [a, .., c]) if a + c == 4 && s.len() == 1 => "fits", _ => "other" };
    println!("{message}");
}
