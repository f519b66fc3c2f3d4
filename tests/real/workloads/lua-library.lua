-- Calls every function of Lua's standard library at least once, and prints what does not depend on the machine.
local function show(...)
  local parts = table.pack(...)
  for i = 1, parts.n do
    local v = parts[i]
    if type(v) == "number" and math.type(v) == "float" then parts[i] = string.format("%.14g", v) else parts[i] = tostring(v) end
  end
  print(table.concat(parts, " "))
end
-- A reference prints as its kind alone: addresses differ from run to run.
local function kind(v) return (tostring(v):gsub(": .*", "")) end

-- basic functions
show(pcall(assert, false, "message"), pcall(assert, 1, 2))
show(collectgarbage("count") > 0, collectgarbage("step"), collectgarbage("isrunning"), collectgarbage())
show(collectgarbage("incremental"), collectgarbage("generational"), collectgarbage("incremental"))
show(pcall(error, { code = 1 }) == false, select(2, pcall(error, "plain", 0)))
show(kind(getmetatable("").__index), rawequal(_G, _G), rawlen({ 1, 2, 3 }), rawlen("four"))
local t = setmetatable({}, { __index = function(_, k) return k .. "!" end, __newindex = function(s, k, v) rawset(s, k, v * 2) end })
t.x = 21
show(t.x, t.y, rawget(t, "y"))
for k, v in ipairs { "a", "b", nil, "d" } do show(k, v) end
local keys = {}
for k in pairs { one = 1, two = 2, three = 3 } do keys[#keys + 1] = k end
table.sort(keys)
show(table.unpack(keys))
show(next({}), next({ 10 }), select("#", 1, nil, nil), select(-1, "p", "q"))
show(tonumber("0x1p4"), tonumber("  12  "), tonumber("z", 36), tonumber("8", 8), tonumber("1e1"), tonumber(""), tonumber("0x.8"))
show(tostring(1e15), tostring(-0.0), tostring(1 / 0), tostring(2 ^ 53), tostring(1e100), 1e308 * 10, 3 | 4, 7 // 2, -7 // 2, -7 % 3, 7.5 // 2)
show(type(print), type(nil), type({}), type("x"), type(2), type(true), type(coroutine.create(print)))
show(load("return 1 + 1")(), kind(load(function() return nil end)), pcall(load, "x ="), load("syntax error here"))
show(pcall(xpcall, error, function(m) return "handled " .. tostring(m) end, "x"))
show(_VERSION, kind(_G), dofile == nil, loadfile == nil, require == nil)

-- strings
show(("x"):rep(5, ","), ("hello"):sub(-3, -2), ("abc"):byte(1, -1), string.char(72, 105), ("Abc"):upper(), ("Abc"):lower(), ("abc"):reverse(), #"\0\1")
show(("hello world"):find("o w"), ("hello"):find("l+"), ("a.b"):find(".", 1, true), ("key = value"):match("^(%w+)%s*=%s*(%w+)$"))
show(("hello"):gsub("l", { l = "L" }), ("hello"):gsub("%w", "%0%0", 2), ("abc"):gsub("", "-"), ("x y"):gsub("(%w) (%w)", "%2 %1"))
show(("THE (quick) fox"):find("%((%a+)%)"), ("[[x]]"):match("%[%[(.-)%]%]"), ("f(a(b)c)d"):match("%b()"), ("THE fox"):gsub("%f[%a]%a+", string.lower))
for w in ("one two  three"):gmatch("%S+") do show(w) end
show(string.format("%5d|%-5d|%05d|%+d|%x|%X|%#x|%o|%c|%s|%q|%%|%i", 42, 42, 42, 42, 255, 255, 255, 8, 65, "s", "q\n\"", 7))
show(string.format("%e %.3f %g %G %a %10.2f %-10.2f|", 12345.678, 3.14159, 1e20, 1e-10, 1.0, 2.5, 2.5))
show(string.format("%q", 1 / 3), string.format("%s %s", 1, 1.0), string.format("%.3s|%10s|%-10s|", "abcdef", "r", "l"))
show(string.pack("<i4", 100):byte(1, -1), string.unpack("<i4", string.pack("<i4", -2)), string.packsize("i4i8"))
show(string.unpack("<dfz", string.pack("<dfz", 1.5, 0.25, "zero")), string.unpack(">I2s1", string.pack(">I2s1", 513, "str")))
show(#string.dump(function() return 1 end) > 10, load(string.dump(function(x) return x + 1 end))(41), ("x"):len())

-- utf8
show(utf8.char(72, 228, 8364, 128512), utf8.charpattern, utf8.len("häß€"), utf8.codepoint("hä", 1, -1), utf8.offset("häß", 3), utf8.len("\xff"))
for p, c in utf8.codes("aé€") do show(p, c) end

-- tables
local list = { 5, 2, 8, 1, 9, 3 }
table.sort(list)
show(table.concat(list, "-"), table.unpack(list, 2, 3))
table.sort(list, function(a, b) return a > b end)
table.insert(list, 100)
table.insert(list, 1, 0)
show(table.remove(list), table.remove(list, 1), #list, table.concat(list, ",", 2, 4), table.pack(1, nil, 3).n)
show(table.concat(table.move({ 1, 2, 3 }, 1, 3, 2), ","), pcall(table.sort, { 3, "x", 1 }))

-- mathematics
show(math.abs(-3), math.ceil(1.2), math.floor(-1.2), math.max(1, 3.5, 2), math.min(4, -1), math.fmod(7, 3), math.fmod(-7, 3.5), math.modf(3.75))
show(math.sqrt(2), math.sin(1), math.cos(1), math.tan(1), math.asin(0.5), math.acos(0.5), math.atan(1, 2), math.exp(1), math.log(10), math.log(8, 2), math.log(100, 10))
show(math.pi, math.huge, math.mininteger, math.maxinteger, math.tointeger(3.0), math.tointeger("8"), math.type(1), math.type(1.0), math.ult(1, -1), math.deg(math.pi), math.rad(180))
math.randomseed(42)
local r = math.random(10)
show(r >= 1 and r <= 10, math.random() < 1, math.random(5, 6) >= 5, math.maxinteger + 1 == math.mininteger, 5 // 0.0, -5 % math.huge, pcall(function() return 1 // 0 end))
show(1 << 62, 1 << 64, -1 >> 1, ~5, 5 ~ 3, 2 ^ 0.5, 10 / 4, 3 == 3.0, "10" + 5, 0x7fffffffffffffff + 1)

-- operating system, input and output
show(os.time { year = 2001, month = 9, day = 9, hour = 12 } > 0, os.date("!%Y-%m-%d %H:%M:%S", 1e9), os.getenv("NO_SUCH_VARIABLE"), os.clock() >= 0, os.difftime(10, 4))
show(type(os.tmpname()), os.rename("no-such-file", "x"), os.remove("no-such-file"), os.setlocale("C"), os.date("!*t", 0).year, os.execute() ~= nil)
local f = assert(io.open("lua-test.txt", "w"))
show(io.type(f), f:setvbuf("full", 1024), f:write("line one\n", 2, "\n", 3.5, "\nlast") == f, f:seek("cur"), f:close(), io.type(f))
for line in io.lines("lua-test.txt") do show(line) end
f = io.open("lua-test.txt")
show(f:read("l"), f:read("n"), f:read("n"), f:read("L"), f:read(2), f:read("a"), f:read("l"), f:seek("set", 5), f:read(3))
f:close()
io.output("lua-test.txt"):write("again")
io.close()
io.output(io.stdout)
io.input("lua-test.txt")
show(io.read("a"), io.type(io.stdin), pcall(io.lines, "no-such-file"))
io.close(io.input())
io.input(io.stdin)
show(io.popen("echo from a pipe"):read("a"), os.remove("lua-test.txt"), io.tmpfile() ~= nil)
io.write("written\n")
io.stderr:write("")

-- coroutines
local co = coroutine.create(function(a, b)
  local c = coroutine.yield(a + b)
  local d, e = coroutine.yield(c * 2)
  show("yieldable", coroutine.isyieldable(), kind(coroutine.running()))
  return d + e
end)
show(coroutine.resume(co, 1, 2))
show(coroutine.status(co), coroutine.resume(co, 10))
show(coroutine.resume(co, 3, 4))
show(coroutine.status(co), coroutine.resume(co), coroutine.close(co))
local gen = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end)
show(gen(), gen(), gen())
show(coroutine.resume(coroutine.create(function() error("inside") end)))

-- debugging
show(debug.getinfo(1, "l").currentline, debug.getinfo(print).what, debug.getlocal(1, 1), kind(debug.getregistry()))
show(debug.traceback("trace", 1):match("^trace\nstack traceback:") ~= nil, debug.gethook(), debug.getmetatable("").__name)
local up = 5
local function closure() return up end
show(debug.getupvalue(closure, 1), debug.setupvalue(closure, 1, 6), closure(), kind(debug.upvalueid(closure, 1)), debug.getuservalue(io.stdout, 1))
local count = 0
debug.sethook(function() count = count + 1 end, "l")
local x = 1
x = x + 1
debug.sethook()
show(count > 0, debug.setmetatable(10, nil), debug.getinfo(1, "S").short_src:match("[^/]*$"))

-- goto, closing variables, integer division, integer keys
do
  local closed <close> = setmetatable({}, { __close = function() show("closed") end })
  local constant <const> = 7
  for i = 1, 3 do
    if i == 2 then goto continue end
    show("loop", i, constant)
    ::continue::
  end
end
local m = setmetatable({}, {
  __add = function(a, b) return "add" end, __concat = function() return "concat" end, __call = function(_, ...) return select("#", ...) end,
  __len = function() return 99 end, __eq = function() return true end, __lt = function() return true end, __le = function() return false end,
  __unm = function() return "unm" end, __idiv = function() return "idiv" end, __band = function() return "band" end, __shl = function() return "shl" end,
  __bnot = function() return "bnot" end, __tostring = function() return "object" end, __name = "Name", __pairs = function() return next, { p = 1 } end })
show(m + 1, m .. "x", m(1, 2, 3), #m, m < m, m <= m, -m, m // 1, m & 1, m << 1, ~m, tostring(m))
for k, v in pairs(m) do show(k, v) end
show(package.config:sub(1, 1), type(package.path), type(package.cpath), type(package.preload), package.searchpath("none", "./?.x"), type(package.loaded), type(package.searchers), pcall(package.loadlib, "none", "f"))
package.preload.extra = function() return { answer = 42 } end
show(require("extra").answer, pcall(require, "no.such.module") == false)
