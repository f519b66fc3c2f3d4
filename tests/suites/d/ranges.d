// Ranges and algorithms of Phobos, lazily; closures, templates, compile-time evaluation.
import std.algorithm, std.array, std.range, std.stdio, std.string, std.typecons, std.functional, std.math;

auto primes() { return iota(2, int.max).filter!(n => iota(2, cast(int) sqrt(cast(double) n) + 1).all!(d => n % d)); }
struct Fibonacci { ulong a = 0, b = 1; enum empty = false; ulong front() { return a; } void popFront() { auto t = a + b; a = b; b = t; } }
int[] table(int n)() { int[] t; foreach (i; 0 .. n) t ~= i * i; return t; }
T reduceAll(alias f, T)(T[] xs...) { T r = xs[0]; foreach (x; xs[1 .. $]) r = f(r, x); return r; }

void main() {
    writeln(primes.take(15));
    writeln(Fibonacci().until!(x => x > 1000).filter!(x => x % 2 == 0).array);
    enum squares = table!10();
    writeln(squares, squares[].sum);
    auto words = "the quick brown fox jumps over the lazy dog the end".split;
    int[string] count;
    foreach (w; words) count[w]++;
    writeln(count.byPair.array.sort!((a, b) => a[1] > b[1] || (a[1] == b[1] && a[0] < b[0])).take(3));
    writeln(words.map!(w => w.length).fold!max, words.chunkBy!((a, b) => a.length == b.length).map!(g => g.walkLength));
    writeln(iota(20).chunks(6).map!sum, iota(10).stride(3), zip(iota(3), "abc"), iota(5).retro, [1, 2, 3].cycle.take(7));
    writeln(reduceAll!((a, b) => a * b)(1, 2, 3, 4, 5), " ", reduceAll!max(2.5, 9.25, 3.0));
    alias memo = memoize!fib;
    writeln(memo(60));
    writeln(cartesianProduct([1, 2], ["a", "b"]).map!(t => tuple(t[1], t[0])), permutations([1, 2, 3]).walkLength);
    writeln([3, 1, 2].sort.release, [1, 2, 3, 4].partition!(x => x > 2).length, "hello".representation.sum, merge([1, 3], [2, 3]));
    writefln("%(%d-%) %5.2f|%-6s|%06x %s", [1, 2, 3], PI, "ab", 255, only(1, 2).array);
    alias added = partial!((int a, int b) => a + b, 40);
    writeln(added(2), " ", pipe!(x => x + 1, x => x * x)(6), levenshteinDistance("kitten", "sitting"));
}
ulong fib(ulong n) { return n < 2 ? n : memoize!fib(n - 1) + memoize!fib(n - 2); }
