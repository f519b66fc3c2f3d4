// Arrays, slices, associative arrays, structs by value, garbage collection, pointers, unions, static data.
import std.stdio, std.algorithm, core.memory, std.string, std.array;

struct Node { int value; Node* left, right; }
Node* insert(Node* n, int v) {
    if (!n) return new Node(v);
    if (v < n.value) n.left = insert(n.left, v); else n.right = insert(n.right, v);
    return n;
}
int depth(const Node* n) { return n ? 1 + max(depth(n.left), depth(n.right)) : 0; }
struct Big { long[20] a; int tag; Big twice() const { Big b = this; b.a[] *= 2; b.tag++; return b; } }
union Bits { double d; ulong u; ubyte[8] bytes; }
struct Reference { static int live; int* p; this(int v) { p = new int(v); ++live; } this(this) { ++live; } ~this() { if (p) --live; } }
__gshared int shared_count;
int local_count = 5;
static this() { local_count += 2; shared_count = 40; }
shared static this() { shared_count += 1; }

void main() {
    Node* root;
    uint x = 12345;
    foreach (_; 0 .. 20000) { x = x * 1103515245 + 12345; root = insert(root, x >> 8); }
    writeln(depth(root) < 60);
    foreach (i; 0 .. 200) { auto garbage = new ubyte[100000]; garbage[i] = 1; }
    GC.collect();
    writeln(depth(root) > 10);
    int[] a = [1, 2, 3, 4, 5], b = a[1 .. 4];
    b[0] = 20;
    b ~= 99;
    a[2 .. 4] = [7, 8];
    writeln(a, b, a.length, a.dup.reverse, a[$ - 1], a.capacity >= 5);
    int[][] grid = new int[][](3, 4);
    foreach (i, row; grid) foreach (j, ref cell; row) cell = cast(int)(i * j);
    writeln(grid, grid[2][1 .. $]);
    Big big; big.a[] = 3; big.tag = 1;
    auto other = big.twice.twice;
    writeln(other.a[].sum, other.tag, big.a[19], big == big, big == other);
    Bits bits = {d: 1.5};
    writeln(bits.u, bits.bytes[7]);
    { auto r = Reference(3); auto s = r; auto t = [r, s]; writeln(Reference.live, *t[1].p); }
    int[string][int] nested;
    nested[1]["a"] = 2; nested[3]["b"]++;
    writeln(nested.length, nested[3]["b"], "z" in nested[1] ? 1 : 0, nested.remove(1), nested.keys);
    writeln(shared_count, local_count, cast(int) "abc".dup[1], "a" ~ "b".toUpper, "x,y".split(","), "%s".format([1.5]));
    string s = "grün €";
    foreach (dchar c; s) write(cast(uint) c, ' ');
    writeln(s.length);
    switch (s[0 .. 2]) { case "gr": writeln("starts"); break; case "xx": break; default: assert(0); }
}
