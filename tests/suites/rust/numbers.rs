// Integers of all widths, checked and wrapping, 128 bits, floats, conversions that saturate.
macro_rules! widths { ($($t:ty)*) => { $({
    let max = <$t>::MAX;
    let n = std::env::args().count() as $t;
    println!("{} {} {:?} {:?} {:?} {} {} {} {}", stringify!($t), max, max.checked_add(n), max.overflowing_mul(n + 1), (5 as $t).checked_sub(6),
             max.wrapping_add(n), max.saturating_add(n), (max / 3).count_ones(), (max / 7).leading_zeros());
    println!("{} {} {} {:?}", (max / 5).rotate_left(3), (max / 9).swap_bytes(), n.pow(3), (max / 11).to_le_bytes());
    println!("{:?} {:?} {}", (max / 2).checked_rem(n + 6), (n + 40).div_euclid(7), (-2.75f64 * 100.0) as $t);
})* } }

fn fibonacci(n: u32) -> u128 { (0..n).fold((0u128, 1u128), |(a, b), _| (b, a + b)).0 }

fn modular(mut base: u128, mut e: u128, m: u128) -> u128 {
    let mut r = 1;
    while e > 0 { if e & 1 == 1 { r = r * base % m; } base = base * base % m; e >>= 1; }
    r
}

fn main() {
    widths!(i8 u8 i16 u16 i32 u32 i64 u64 i128 u128 isize usize);
    println!("{} {} {}", fibonacci(180), modular(3, 1 << 90, 1_000_000_000_000_007), (fibonacci(150) as f64).sqrt());
    println!("{} {} {} {}", f64::NAN as i32, f64::INFINITY as u8, -1.0f32 as u64, 1e20 as i64);
    println!("{} {} {}", (0.1f64 + 0.2).to_bits(), 1.0f32 / 3.0, (2.0f64).powf(0.5).mul_add(3.0, 1.0));
    println!("{:?} {:?}", "1e-7".parse::<f64>(), u128::from_str_radix("zz", 36));
    println!("{:?}", (-2.5f64).round() + (2.5f64).trunc() + (-0.5f64).ceil() + (7.9f64).rem_euclid(2.0));
    let mut x = 88172645463325252u64;
    let mut sum = 0u64;
    for _ in 0..1000 { x ^= x << 13; x ^= x >> 7; x ^= x << 17; sum = sum.wrapping_add(x); }
    println!("{sum} {}", x as u32 as f32);
    println!("{:?}", [1u8, 200, 100].iter().map(|&b| b as i8 as i32).collect::<Vec<_>>());
    println!("{}", char::from_u32(0x41 + x as u32 % 26).is_some());
}
