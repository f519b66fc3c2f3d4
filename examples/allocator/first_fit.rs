// A register allocator to start from, in Rust: every range takes the first register that is free
// for it.
//
// Idea: lilt sends the lines of a function (docs/allocators.md has each), and reads decisions. Take
// the live ranges in the order in which they start. Each gets the first register of its class in
// which nothing else lives while it does. One that gets none stays in memory: lilt loads and stores
// it where instructions want it.
//
// Invariant: the segments in `taken` of one register do not overlap.
// Cost: n * m for n segments and the m segments in a register.
//
//   rustc -O examples/allocator/first_fit.rs -o first_fit
//   lilt run --load-allocator=./first_fit --regalloc=first_fit --ra-regs=4 examples/queens.ll -- 8
use std::collections::HashMap;
use std::io::{self, BufRead, Write};

type Segment = (u32, u32); // [from, to)

struct Range {
    class: String,
    segments: Vec<Segment>, // ascending
}

// What the lines say that first fit needs; there is more.
#[derive(Default)]
struct Function {
    registers: HashMap<String, Vec<String>>, // by class: in the order in which to try them
    ranges: Vec<Range>,
    taken: HashMap<String, Vec<(Segment, Option<usize>)>>, // by register: by a range, or by none
}

impl Function {
    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |i: usize| words[i].parse::<u32>().expect("a number");
        match words[0] {
            "register" => self.registers.entry(words[2].into()).or_default().push(words[1].into()),
            // its number, class, cost in memory, and the names of its values
            "range" => self.ranges.push(Range { class: words[2].into(), segments: vec![] }),
            "segment" => self.ranges[number(1) as usize].segments.push((number(2), number(3))),
            // an instruction wants the range in this register: others may not be there
            "fixed" => self.take(words[3], (number(1), number(2)), words[4].parse().ok()),
            // an instruction, such as a call, destroys them
            "clobbered" => words[3..].iter().for_each(|r| self.take(r, (number(1), number(2)), None)),
            _ => {}
        }
    }

    fn take(&mut self, register: &str, segment: Segment, range: Option<usize>) {
        self.taken.entry(register.into()).or_default().push((segment, range));
    }

    fn is_free(&self, register: &str, range: usize) -> bool {
        let overlaps = |s: &Segment| self.ranges[range].segments.iter().any(|t| s.0 < t.1 && t.0 < s.1);
        let taken = self.taken.get(register).map_or(&[][..], |t| t);
        !taken.iter().any(|(segment, owner)| *owner != Some(range) && overlaps(segment))
    }

    fn allocate(mut self, out: &mut impl Write) -> io::Result<()> {
        let mut by_start: Vec<usize> = (0..self.ranges.len()).collect();
        by_start.sort_by_key(|&r| self.ranges[r].segments[0].0);
        for range in by_start {
            let registers = &self.registers[&self.ranges[range].class];
            if let Some(register) = registers.iter().find(|r| self.is_free(r, range)).cloned() {
                for segment in self.ranges[range].segments.clone() {
                    self.take(&register, segment, Some(range));
                }
                writeln!(out, "place {range} {register}")?;
            }
        }
        writeln!(out, "end")
    }
}

fn main() -> io::Result<()> {
    let mut function = Function::default();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line != "end" {
            function.read(&line);
            continue;
        }
        let mut out = io::BufWriter::new(io::stdout().lock());
        std::mem::take(&mut function).allocate(&mut out)?;
        out.flush()?; // lilt waits for it
    }
    Ok(())
}
