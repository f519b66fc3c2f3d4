# Fibers and channels: contexts switched by assembly.
channel = Channel(Int32).new(3)
done = Channel(Nil).new
3.times do |i|
  spawn do
    5.times { |k| channel.send(i * 100 + k); Fiber.yield }
    done.send(nil)
  end
end
sum = 0
spawn { 15.times { sum += channel.receive }; done.send(nil) }
4.times { done.receive }
puts sum

primes = Channel(Int32).new
spawn { (2..).each { |n| primes.send(n) } }
10.times do
  prime = primes.receive
  print prime, ' '
  source, filtered = primes, Channel(Int32).new
  spawn { loop { n = source.receive; filtered.send(n) if n % prime != 0 } }
  primes = filtered
end
puts

broken = Channel(Exception).new
spawn do
  begin
    raise "in a fiber"
  rescue e
    broken.send(e)
  end
end
puts broken.receive.message
select
when x = channel.receive
  puts x
else
  puts "nothing"
end
