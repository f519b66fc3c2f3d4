// Panics: caught, through frames with destructors, in threads, while dropping, with payloads.
use std::cell::RefCell;
use std::panic::{catch_unwind, panic_any, resume_unwind, AssertUnwindSafe};

thread_local!(static LOG: RefCell<Vec<String>> = RefCell::new(Vec::new()));
struct Noisy(&'static str, u32);
impl Drop for Noisy {
    fn drop(&mut self) { LOG.with(|l| l.borrow_mut().push(format!("{}{}", self.0, self.1))); }
}

fn frames(depth: u32, a: u64, b: f64) -> u64 {
    let _guard = Noisy("f", depth);
    if depth == 0 { panic!("at the bottom: {}", a); }
    let r = frames(depth - 1, a.wrapping_mul(31).wrapping_add(depth as u64), b * 1.5);
    r + b as u64
}

fn kept(xs: &[u32]) -> (u32, u32, u32, u32) {
    let (mut a, mut b, mut c, mut d) = (1u32, 2u32, 3u32, 4u32);
    for &x in xs {
        let r = catch_unwind(|| if x % 3 == 0 { panic!("three") } else { x * 2 });
        a = a.wrapping_mul(7) + x;
        match r { Ok(v) => { b += v; c ^= v << 3 } Err(_) => d += x }
    }
    (a, b, c, d)
}

fn main() {
    std::panic::set_hook(Box::new(|info| LOG.with(|l| l.borrow_mut().push(format!("hook:{}", info.location().is_some())))));
    let r = catch_unwind(|| frames(5, 3, 2.5));
    println!("{:?}", r.unwrap_err().downcast_ref::<String>());
    println!("{:?}", kept(&[1, 2, 3, 4, 5, 6, 7, 9]));
    let r = catch_unwind(|| panic_any(42i32));
    println!("{:?}", r.unwrap_err().downcast_ref::<i32>());
    let r = catch_unwind(|| { let v: Vec<i32> = vec![1, 2, 3]; let i = v.len() + std::env::args().count(); v[i] });
    println!("{}", r.is_err());
    let r = catch_unwind(|| { let x: u8 = 255; x.checked_add(std::env::args().count() as u8).expect("overflows") });
    println!("{}", r.is_err());
    let mut list = vec![Noisy("v", 0), Noisy("v", 1), Noisy("v", 2)];
    let r = catch_unwind(AssertUnwindSafe(|| { list.retain(|n| if n.1 == 1 { panic!() } else { n.1 == 2 }) }));
    println!("{} {}", r.is_err(), list.len());
    let t = std::thread::spawn(|| { let _n = Noisy("t", 9); frames(3, 1, 1.0) });
    println!("{}", t.join().is_err());
    let again = catch_unwind(|| { let r = catch_unwind(|| panic_any("inner")); let _n = Noisy("r", 1); resume_unwind(r.unwrap_err()) });
    println!("{:?}", again.unwrap_err().downcast_ref::<&str>());
    let boxed: Box<dyn Fn(u32) -> u32> = Box::new(|x| { let _n = Noisy("c", x); if x > 1 { None::<u32>.unwrap() } else { x } });
    println!("{:?}", (0..4).map(|x| catch_unwind(AssertUnwindSafe(|| boxed(x))).ok()).collect::<Vec<_>>());
    drop(list);
    LOG.with(|l| println!("{}", l.borrow().join(" ")));
}
