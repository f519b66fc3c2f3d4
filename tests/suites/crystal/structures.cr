# Arrays, hashes, sets, deques, tuples, ranges; an LRU cache, a trie, a matrix and Game of Life.
h = Hash(String, Array(Int32)).new { |hash, key| hash[key] = [] of Int32 }
"the cat and the dog and the bird".split.each_with_index { |w, i| h[w] << i }
p h, h.keys.sort, h.max_by { |k, v| {v.size, k} }
p [3, 1, 2].sort, [1, 2, 3, 4].partition(&.even?), [[1, 2], [3]].flatten, [1, 2, 3].permutations.size, (1..4).to_a.combinations(2).size
p Set{1, 2, 3} & Set{2, 3, 4}, [1, 2, 2, 3].uniq, [1, nil, 2].compact, [1, 2, 3].zip(["a", "b", "c"]), {a: 1, b: "x"}[:b]
d = Deque{1, 2, 3}
d.unshift(0)
d.rotate!(2)
p d, d.pop, d.shift

class Trie
  getter children = {} of Char => Trie
  property? ends = false
  def add(word)
    node = self
    word.each_char { |c| node = node.children[c] ||= Trie.new }
    node.ends = true
  end
  def words(prefix = "", &block : String ->)
    block.call(prefix) if ends?
    children.keys.sort.each { |c| children[c].words(prefix + c, &block) }
  end
end
trie = Trie.new
%w(tea ten to inn in i ted).each { |w| trie.add(w) }
trie.words { |w| print w, ' ' }
puts

def life(cells : Set({Int32, Int32}))
  counts = Hash({Int32, Int32}, Int32).new(0)
  cells.each { |(x, y)| (-1..1).each { |dx| (-1..1).each { |dy| counts[{x + dx, y + dy}] += 1 unless dx == 0 && dy == 0 } } }
  counts.compact_map { |cell, n| cell if n == 3 || (n == 2 && cells.includes?(cell)) }.to_set
end
glider = Set{ {1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2} }
20.times { glider = life(glider) }
p glider.to_a.sort

a = Array.new(20) { |i| Array.new(20) { |j| (i * 7 + j * 3) % 11 - 5.0 } }
b = a.transpose
c = a.map { |row| b.transpose.map { |col| row.zip(col).sum { |(x, y)| x * y } } }
p c.sum(&.sum), c[3][4]
