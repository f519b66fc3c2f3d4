-- Small classic benchmarks, with results that are compared.
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print("fib", fib(24))

local function sieve(n)
  local composite, count = {}, 0
  for i = 2, n do
    if not composite[i] then
      count = count + 1
      for j = i * i, n, i do composite[j] = true end
    end
  end
  return count
end
print("sieve", sieve(100000))

local function queens(n)
  local count, columns, up, down = 0, {}, {}, {}
  local function place(row)
    if row > n then count = count + 1 return end
    for c = 1, n do
      if not (columns[c] or up[row + c] or down[row - c]) then
        columns[c], up[row + c], down[row - c] = true, true, true
        place(row + 1)
        columns[c], up[row + c], down[row - c] = nil, nil, nil
      end
    end
  end
  place(1)
  return count
end
print("queens", queens(7))

local function tree(depth) if depth == 0 then return {} end return { tree(depth - 1), tree(depth - 1) } end
local function check(node) if node[1] then return 1 + check(node[1]) + check(node[2]) end return 1 end
print("trees", check(tree(13)))

local function spectral(n)
  local function a(i, j) local ij = i + j - 1 return 1.0 / (ij * (ij - 1) * 0.5 + i) end
  local function times(x, transposed)
    local y = {}
    for i = 1, n do
      local sum = 0
      for j = 1, n do sum = sum + (transposed and a(j, i) or a(i, j)) * x[j] end
      y[i] = sum
    end
    return y
  end
  local u, v = {}, nil
  for i = 1, n do u[i] = 1 end
  for _ = 1, 5 do
    v = times(times(u, false), true)
    u = times(times(v, false), true)
  end
  local vBv, vv = 0, 0
  for i = 1, n do vBv, vv = vBv + u[i] * v[i], vv + v[i] * v[i] end
  return string.format("%.9f", math.sqrt(vBv / vv))
end
print("spectral", spectral(40))

local function mandelbrot(n)
  local inside = 0
  for y = 0, n - 1 do
    for x = 0, n - 1 do
      local cr, ci, zr, zi, k = 2.0 * x / n - 1.5, 2.0 * y / n - 1.0, 0.0, 0.0, 0
      while k < 40 and zr * zr + zi * zi < 4 do zr, zi, k = zr * zr - zi * zi + cr, 2 * zr * zi + ci, k + 1 end
      if k == 40 then inside = inside + 1 end
    end
  end
  return inside
end
print("mandelbrot", mandelbrot(80))

local words = {}
for i = 1, 20000 do
  local w = "w" .. (i * 7919 % 1009)
  words[w] = (words[w] or 0) + 1
end
local names = {}
for w in pairs(words) do names[#names + 1] = w end
table.sort(names, function(a, b) return words[a] > words[b] or (words[a] == words[b] and a < b) end)
print("words", #names, names[1], words[names[1]], names[#names])

local buffer = {}
for i = 1, 5000 do buffer[#buffer + 1] = ("%d:%x"):format(i, i * i) end
local text = table.concat(buffer, ";")
local sum = 0
for n in text:gmatch("(%d+):") do sum = sum + tonumber(n) end
print("text", #text, sum, (text:gsub("1", "")):len())
