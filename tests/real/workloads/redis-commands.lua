-- Commands of every data type, executed inside the server.
local sum = 0
for i = 1, 300000 do
  redis.call('set', 'string:' .. i % 5000, i * 7)
  redis.call('incrby', 'number:' .. i % 100, i)
  redis.call('hset', 'hash:' .. i % 300, 'field' .. i % 900, i)
  redis.call('zadd', 'sorted:' .. i % 50, i * 7919 % 100003, 'member' .. i % 2000)
  redis.call('lpush', 'list:' .. i % 20, i)
  if i % 10 == 0 then redis.call('lpop', 'list:' .. i % 20) end
  redis.call('sadd', 'set:' .. i % 40, i % 1777)
end
for i = 0, 49 do
  for _, value in ipairs(redis.call('zrangebyscore', 'sorted:' .. i, 1000, 50000, 'withscores')) do sum = sum + #value end
end
for i = 0, 299 do
  for _, value in ipairs(redis.call('hgetall', 'hash:' .. i)) do sum = sum + #value end
end
for i = 0, 38 do sum = sum + #redis.call('sinter', 'set:' .. i, 'set:' .. i + 1) end
return sum .. ' ' .. redis.call('dbsize')
