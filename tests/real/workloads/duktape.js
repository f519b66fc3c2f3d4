// A tour of the engine: arithmetic, strings, regular expressions, closures, exceptions, JSON, dates, typed arrays.
function show() { print(Array.prototype.slice.call(arguments).map(function (v) { return typeof v === 'object' ? JSON.stringify(v) : String(v); }).join(' ')); }
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
show('fib', fib(18));
show(0.1 + 0.2, 1 / 3, 1e21, 1e-7, 123456789012345680000, 5e-324, -0, 1 / -0, NaN, (25).toString(36), (255).toString(2), 0xff, 1e300 * 1e10);
show((1234.5678).toFixed(2), (0.000001234).toExponential(3), (1234.5678).toPrecision(6), parseInt('12px'), parseFloat('3.14abc'), Number('0x10'), Number(''), +'  7 ');
show(7 % 3, -7 % 3, 7.5 % 2, 1 << 31, 1 << 32, -1 >>> 0, -1 >> 31, ~5, 5 ^ 3, 2147483647 + 1 | 0, Math.pow(2, 53), Math.sqrt(2), Math.atan2(1, 2), Math.hypot ? Math.hypot(3, 4) : 5);
show(Math.round(-0.5), Math.round(2.5), Math.floor(-1.5), Math.ceil(1.2), Math.max(1, 3, 2), Math.min(), Math.exp(1), Math.log(10), Math.sin(1), Math.cbrt ? Math.cbrt(27) : 3);
show('hello'.charAt(1), 'hello'.indexOf('l'), 'a,b,c'.split(','), 'Hello'.replace(/l+/g, function (m) { return '<' + m + '>'; }), 'abc'.substring(1, 3), 'x'.concat('y', 1), '\u20ac'.length, ' t '.trim(), 'abc'.localeCompare('abd'));
show(/(\d+)-(\w+)/.exec('tel 123-abc'), 'aBc'.match(/b/i), 'one two'.replace(/(\w+) (\w+)/, '$2 $1'), /^(?:a|b)*c$/.test('ababc'), 'x1y22z'.match(/\d+/g), /(a+)+b/.test('aaaaaaaaac'));
var numbers = [5, 3, 9, 1];
numbers.sort(); show(numbers, numbers.map(function (x) { return x * x; }), numbers.filter(function (x) { return x > 2; }), numbers.reduce(function (a, b) { return a + b; }), numbers.indexOf(9), numbers.slice(1, 3), numbers.splice(1, 2, 'x'), numbers.concat([1, [2]]), numbers.join('-'), numbers.reverse());
show(JSON.stringify({ a: [1, 2, { b: null }], c: 'q"\n', d: undefined, e: true, f: 1.5 }), JSON.parse('{"x": [1, 2.5e3, "s", null, false]}').x[1], JSON.stringify([1, 2], null, 2));
try { null.x; } catch (e) { show(e instanceof TypeError, e.name); }
try { throw new RangeError('mine'); } catch (e) { show(e.name, e.message); } finally { show('finally'); }
try { eval('var ='); } catch (e) { show(e.name); }
try { (function deep(n) { return deep(n + 1) + 1; })(0); } catch (e) { show(e.name); }
function Animal(name) { this.name = name; } Animal.prototype.speak = function () { return this.name + ' speaks'; };
function Dog(name) { Animal.call(this, name); } Dog.prototype = Object.create(Animal.prototype); Dog.prototype.constructor = Dog;
show(new Dog('Rex').speak(), new Dog('x') instanceof Animal, Object.keys({ p: 1, q: 2 }), Object.getOwnPropertyNames('ab').sort());
var counter = (function () { var n = 0; return { next: function () { return ++n; } }; })(); counter.next(); show(counter.next());
var o = {}; Object.defineProperty(o, 'r', { get: function () { return 'got'; }, enumerable: true }); show(o.r, o);
show(new Date(Date.UTC(2001, 8, 9, 1, 46, 40)).toISOString(), new Date(1e12).getTime(), Date.parse('2000-01-01T00:00:00Z'), new Date(NaN).getTime());
var bytes = new Uint8Array([1, 2, 300]); var view = new DataView(new ArrayBuffer(16)); view.setFloat64(0, Math.PI); view.setInt16(8, -2, true); show(bytes[2], view.getUint8(0), view.getFloat64(0), view.getInt16(8, true), new Float32Array([1.1])[0], new Int32Array([4294967295])[0]);
show(encodeURIComponent('a b&c/ä'), decodeURIComponent('%E2%82%AC'), escape('a b'), unescape('%41'), isNaN('x'), isFinite(1 / 0));
label: for (var i = 0; i < 3; i++) { for (var j = 0; j < 3; j++) { if (j === 1) continue label; if (i === 2) break label; show(i, j); } }
switch (fib(5)) { case 4: show('four'); break; case 5: show('five'); case 6: show('six'); break; default: show('none'); }
var text = ''; for (var k = 0; k < 2000; k++) text += String.fromCharCode(97 + k * 7 % 26); var hash = 0; for (k = 0; k < text.length; k++) hash = (hash * 31 + text.charCodeAt(k)) | 0; show(text.length, hash);
var composite = [], primes = 0; for (i = 2; i < 20000; i++) { if (!composite[i]) { primes++; for (j = i * i; j < 20000; j += i) composite[j] = true; } } show('primes', primes);
function tree(d) { return d ? [tree(d - 1), tree(d - 1)] : null; } function size(t) { return t ? 1 + size(t[0]) + size(t[1]) : 1; } show('tree', size(tree(10)));
var sorted = []; var seed = 12345; for (i = 0; i < 3000; i++) { seed = (seed * 1103515245 + 12345) % 2147483648; sorted.push(seed); } sorted.sort(function (a, b) { return a - b; }); show(sorted[0], sorted[1500], sorted[2999]);
show([1, 2, 3].toString(), String(function () {}).length > 5, typeof Symbol, [, 1].length, void 0, [3, 20, 100].sort(), 'b' in { b: 1 }, delete o.r, (function () { return arguments.length; })(1, 2, 3), (function () { return this === undefined; }).call(undefined) === false);
var bound = function (a, b) { return this.z + a + b; }.bind({ z: 1 }, 2); show(bound(3), (function (a) { a = 9; return arguments[0]; })(1), new Function('a', 'return a * 2')(21), eval('1 + 1'));
if (typeof Proxy === 'function') show(new Proxy({}, { get: function (t, p) { return 'prop ' + String(p); } }).anything);
if (typeof Reflect === 'object') show(Reflect.ownKeys({ a: 1, 2: 3 }));
show(new Error('text').message, Number.MAX_VALUE, Number.EPSILON, (123.456).toString(7).slice(0, 12), (1e21 + 1).toString(16), 0.1.toString(2).slice(0, 30));
