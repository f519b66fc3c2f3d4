# Strings, symbols, formatting, unicode, regular expressions, string builders.
text = "The quick brown fox jumps over the lazy dog"
p text.split.map(&.size), text.reverse, text.index("fox"), text.sub("quick", "slow"), text.count("aeiou")
p text.gsub(/o(.)/) { |m| m.upcase }, text =~ /(\w+) fox/, $1, text.scan(/\b\w{5}\b/).map(&.[0])
printf("%05d|%-8s|%8.3f|%x|%c|%s\n", 42, "ab", 3.14159, 255, 'z', [1, 2])
p "naïve café".size, "naïve café".bytesize, "日本語".chars, "straße".upcase, "abc".succ, "az".succ
p "a,b;c".split(/[,;]/), "  x ".strip, "abc" <=> "abd", "abc" * 3, "hello"[1..3], "hello"[-3, 2], "x".center(5, '*')
s = String.build do |io|
  10.times { |i| io << i << (i.even? ? " " : ", ") }
end
puts s
p "1 2 x 4".split.map { |w| w.to_i? }, "3.5e2".to_f, "%.2e" % 12345.678, "tab\tq\"uote".inspect
p :sym.to_s, "hash me".hash == "hash me".hash, "abc".each_char.map(&.ord).to_a, "crystal".chars.tally
p "foo_bar_baz".camelcase, "FooBar".underscore, "title case".capitalize, "a-b".tr("a-z", "A-Z")
