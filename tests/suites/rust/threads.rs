// Threads, channels, locks, atomics, scoped threads, a barrier.
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicUsize, Ordering};
use std::sync::{mpsc, Arc, Barrier, Condvar, Mutex, OnceLock, RwLock};
use std::thread;

static HITS: AtomicUsize = AtomicUsize::new(0);
static ONCE: OnceLock<String> = OnceLock::new();

fn main() {
    let total = Arc::new(Mutex::new(0u64));
    let workers: Vec<_> = (0..8u64).map(|i| { let total = total.clone(); thread::spawn(move || for k in 0..500 { *total.lock().unwrap() += i * k; HITS.fetch_add(1, Ordering::Relaxed); }) }).collect();
    for w in workers { w.join().unwrap(); }
    println!("{} {}", total.lock().unwrap(), HITS.load(Ordering::SeqCst));
    let (send, receive) = mpsc::channel();
    for i in 0..4 { let send = send.clone(); thread::spawn(move || for k in 0..10 { send.send(i * 10 + k).unwrap(); }); }
    drop(send);
    let mut got: Vec<i32> = receive.iter().collect();
    got.sort();
    println!("{} {:?}", got.len(), &got[..5]);
    let mut data = vec![1u32; 1000];
    thread::scope(|s| for (i, part) in data.chunks_mut(250).enumerate() { s.spawn(move || part.iter_mut().for_each(|x| *x += i as u32)); });
    println!("{}", data.iter().sum::<u32>());
    let shared = Arc::new(RwLock::new(vec![1, 2, 3]));
    let barrier = Arc::new(Barrier::new(3));
    let readers: Vec<_> = (0..3).map(|i| { let (shared, barrier) = (shared.clone(), barrier.clone()); thread::spawn(move || { barrier.wait(); if i == 1 { shared.write().unwrap().push(4); } barrier.wait(); shared.read().unwrap().iter().sum::<i32>() }) }).collect();
    println!("{:?}", readers.into_iter().map(|r| r.join().unwrap()).collect::<Vec<_>>());
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = pair.clone();
    let t = thread::spawn(move || { let (lock, wake) = &*other; *lock.lock().unwrap() = true; wake.notify_one(); });
    let (lock, wake) = &*pair;
    let mut ready = lock.lock().unwrap();
    while !*ready { ready = wake.wait(ready).unwrap(); }
    t.join().unwrap();
    println!("{} {}", *ready, ONCE.get_or_init(|| "made".to_string()));
    let a = AtomicI64::new(5);
    println!("{:?} {:?} {}", a.compare_exchange(5, 9, Ordering::AcqRel, Ordering::Acquire), a.compare_exchange(5, 1, Ordering::SeqCst, Ordering::SeqCst), a.fetch_max(20, Ordering::SeqCst));
    let b = AtomicU8::new(0xf0);
    println!("{} {} {} {}", b.fetch_and(0x3c, Ordering::SeqCst), b.fetch_nand(0x10, Ordering::SeqCst), b.swap(7, Ordering::SeqCst), b.fetch_sub(8, Ordering::SeqCst));
    let poisoned = Arc::new(Mutex::new(1));
    let p = poisoned.clone();
    println!("{} {}", a.load(Ordering::Relaxed), Arc::strong_count(&p));
}
