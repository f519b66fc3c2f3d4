// The library's collections, iterators and strings.
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::cmp::Reverse;
use std::fmt::Write;

fn dijkstra(edges: &[Vec<(usize, u32)>], from: usize) -> Vec<Option<u32>> {
    let mut far = vec![None; edges.len()];
    let mut queue = BinaryHeap::from([Reverse((0u32, from))]);
    while let Some(Reverse((d, v))) = queue.pop() {
        if far[v].is_some() { continue; }
        far[v] = Some(d);
        for &(u, w) in &edges[v] { if far[u].is_none() { queue.push(Reverse((d + w, u))); } }
    }
    far
}

fn main() {
    let text = "the quick brown fox jumps over the lazy dog and the cat";
    let mut counts: HashMap<&str, Vec<usize>> = HashMap::new();
    for (i, w) in text.split_whitespace().enumerate() { counts.entry(w).or_default().push(i); }
    let mut sorted: Vec<_> = counts.iter().collect();
    sorted.sort_by_key(|(w, at)| (Reverse(at.len()), **w));
    println!("{:?}", &sorted[..4]);
    let edges: Vec<Vec<_>> = (0..200).map(|i| vec![((i * 7 + 3) % 200, i as u32 % 5 + 1), ((i * 3 + 11) % 190, i as u32 % 7 + 2)]).collect();
    let far = dijkstra(&edges, 0);
    println!("{:?} {}", far.iter().flatten().max(), far.iter().filter(|d| d.is_none()).count());
    let tree: BTreeMap<i32, String> = (0..100).map(|i| ((i * 37) % 101, format!("v{i}"))).collect();
    println!("{:?} {:?}", tree.range(10..14).collect::<Vec<_>>(), tree.last_key_value());
    let a: BTreeSet<_> = (1..20).step_by(3).collect();
    let b: HashSet<i32> = (1..20).filter(|x| x % 2 == 0).collect();
    println!("{:?} {}", a.iter().filter(|x| b.contains(x)).collect::<Vec<_>>(), a.is_disjoint(&BTreeSet::from([2, 3])));
    let mut deque: VecDeque<u8> = (0..10).collect();
    deque.rotate_left(3);
    deque.push_front(99);
    println!("{:?} {:?}", deque, deque.iter().rev().skip(2).step_by(3).collect::<Vec<_>>());
    let list: LinkedList<_> = "abc".chars().chain("de".chars().rev()).collect();
    println!("{:?}", list);
    let mut s = String::new();
    for (i, c) in "größe €uro 日本".char_indices() { write!(s, "{i}{c}").unwrap(); }
    println!("{s} {} {:?} {:?}", s.len(), s.find('€'), s.to_uppercase().split('O').collect::<Vec<_>>());
    println!("{:>8.3}|{:<6}|{:^7}|{:#x}|{:#010b}|{:e}|{:?}", 3.14159, "ab", "mid", 255, 5, 12345.678, (1.0f32, 'x', "q\"\n"));
    let mut v: Vec<i64> = (0..1000).map(|i| (i * 7919) % 1009).collect();
    v.sort_unstable();
    v.dedup();
    println!("{:?} {:?} {}", v.binary_search(&500), v.windows(2).map(|w| w[1] - w[0]).max(), v.chunks(7).map(|c| c.iter().product::<i64>() % 97).sum::<i64>());
    println!("{:?}", "1,2,x,4".split(',').map(str::parse::<i32>).map(|r| r.map_err(|e| e.to_string())).collect::<Vec<_>>());
    println!("{:?}", [3.5, -1.0, 2.25].iter().cloned().fold(f64::NEG_INFINITY, f64::max));
}
