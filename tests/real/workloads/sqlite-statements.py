#!/usr/bin/env python3
"""Prints a few thousand statements for sqlite's shell, the same every time; the last ones print totals."""
import random

source = random.Random(3)


def say(text):
    print(text)


def integrity():
    say("SELECT 'integrity ' || integrity_check FROM pragma_integrity_check;")


say(".bail on")
say("CREATE TABLE item(id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL, stock INT, note BLOB);")
say("CREATE TABLE sale(id INTEGER PRIMARY KEY, item INT REFERENCES item(id), amount INT, day TEXT);")
say("CREATE INDEX sale_item ON sale(item, day);")
say("CREATE UNIQUE INDEX item_name ON item(name);")
say("CREATE TABLE log(what TEXT);")
say("CREATE TRIGGER sold AFTER INSERT ON sale BEGIN UPDATE item SET stock = stock - new.amount WHERE id = new.item; "
    "INSERT INTO log VALUES('sale ' || new.id); END;")
say("BEGIN;")
for i in range(1, 501):
    say("INSERT INTO item VALUES(%d, 'item-%03d', %.2f, %d, x'%s');" % (
        i, i, source.random() * 100, source.randint(0, 1000), source.randbytes(source.randint(0, 12)).hex()))
say("COMMIT;")
for block in range(10):
    say("BEGIN;")
    for _ in range(150):
        say("INSERT INTO sale(item, amount, day) VALUES(%d, %d, date('2020-01-01', '+%d days'));" % (
            source.randint(1, 500), source.randint(1, 9), source.randint(0, 700)))
    say("ROLLBACK;" if block == 4 else "COMMIT;")
integrity()
for _ in range(200):
    a, b = sorted(source.choices(range(1, 501), k=2))
    say("SELECT count(*), sum(amount), min(day), max(day) FROM sale WHERE item BETWEEN %d AND %d;" % (a, b))
for _ in range(150):
    say("UPDATE item SET price = round(price * 1.07 + %d, 2), name = upper(name) WHERE id = %d;" % (
        source.randint(0, 3), source.randint(1, 500)))
for _ in range(60):
    say("DELETE FROM sale WHERE id = %d;" % source.randint(1, 1500))
for _ in range(120):
    expression = " ".join("%s %s" % (source.choice(["+", "-", "*", "/", "%", "&", "|", "<<"]),
                                     source.choice(["%d" % source.randint(1, 99), "%.3f" % source.uniform(0.5, 99)]))
                          for _ in range(source.randint(1, 6)))
    say("SELECT %d %s, typeof(1 %s);" % (source.randint(-99, 99), expression, expression))
say("SELECT i.name, count(*) AS n, round(sum(s.amount * i.price), 2) FROM sale s JOIN item i ON i.id = s.item "
    "GROUP BY i.id HAVING n > 2 ORDER BY n DESC, i.name LIMIT 40;")
say("WITH RECURSIVE fib(n, a, b) AS (SELECT 1, 0, 1 UNION ALL SELECT n + 1, b, a + b FROM fib WHERE n < 60) "
    "SELECT n, a FROM fib;")
say("SELECT day, amount, sum(amount) OVER (ORDER BY day, id ROWS 5 PRECEDING), rank() OVER (PARTITION BY item ORDER BY amount) "
    "FROM sale ORDER BY day, id LIMIT 120;")
say("WITH RECURSIVE x(cx) AS (VALUES(-2.0) UNION ALL SELECT cx + 0.1 FROM x WHERE cx < 0.9), "
    "y(cy) AS (VALUES(-1.0) UNION ALL SELECT cy + 0.2 FROM y WHERE cy < 0.9), "
    "m(i, cx, cy, zx, zy) AS (SELECT 0, cx, cy, 0.0, 0.0 FROM x, y UNION ALL "
    "SELECT i + 1, cx, cy, zx * zx - zy * zy + cx, 2.0 * zx * zy + cy FROM m WHERE zx * zx + zy * zy < 4.0 AND i < 12) "
    "SELECT group_concat(substr(' .+*#', 1 + min(n / 3, 4), 1), '') FROM (SELECT cy, cx, max(i) AS n FROM m GROUP BY cy, cx) "
    "GROUP BY cy;")
say("CREATE VIRTUAL TABLE document USING fts5(title, body);")
words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
for i in range(80):
    say("INSERT INTO document VALUES('title %d', '%s');" % (i, " ".join(source.choices(words, k=12))))
for word in words:
    say("SELECT title, snippet(document, 1, '[', ']', '…', 4) FROM document WHERE document MATCH '%s NEAR beta' "
        "ORDER BY rank, title LIMIT 5;" % word)
say("CREATE VIRTUAL TABLE box USING rtree(id, x0, x1, y0, y1);")
for i in range(150):
    x, y = source.randint(0, 100), source.randint(0, 100)
    say("INSERT INTO box VALUES(%d, %d, %d, %d, %d);" % (i, x, x + 5, y, y + 5))
say("SELECT count(*), sum(id) FROM box WHERE x0 > 20 AND x1 < 70 AND y0 > 10;")
for i in range(120):
    say("SELECT json_extract('{\"a\": [1, {\"b\": %d}], \"c\": \"x%d\"}', '$.a[1].b', '$.c'), json_array(%d, 'z', null);" % (i, i, i))
for function in ("abs(-3)", "char(72, 105)", "coalesce(null, 2)", "format('%5d|%-8s|%08.3f', 42, 'x', 3.14159)", "glob('*a*', 'xay')",
                 "hex('abc')", "ifnull(null, 'y')", "instr('hello', 'l')", "length('häß')", "like('A%', 'abc')", "lower('ABC')",
                 "ltrim('  x')", "max(1, 2, 3)", "min(3, 2)", "nullif(1, 1)", "printf('%e', 12345.678)", "quote('it''s')", "replace('aaa', 'a', 'bc')",
                 "round(2.567, 2)", "sign(-2.5)", "substr('hello', 2, 3)", "trim('xxhixx', 'x')", "typeof(1.0)", "unicode('€')",
                 "upper('abc')", "zeroblob(3)", "sqrt(2)", "pow(2, 0.5)", "sin(1)", "atan2(1, 2)", "ln(10)", "log(2, 8)", "exp(1)", "mod(7, 3)", "pi()",
                 "degrees(1)", "ceil(1.2)", "floor(-1.2)", "trunc(2.7)", "cast('12abc' AS INT)", "cast(3.99 AS INT)", "9223372036854775807 + 1",
                 "0.1 + 0.2", "1e308 * 10", "5 / 2", "5.0 / 2", "-5 % 3", "1 << 62", "~5", "julianday('2000-01-01')", "strftime('%Y %j %W', '2024-02-29')",
                 "datetime(1000000000, 'unixepoch')", "date('2024-01-31', '+1 month')", "iif(1 > 2, 'a', 'b')"):
    say("SELECT %s;" % function)
integrity()
say("VACUUM;")
say("ANALYZE;")
say("EXPLAIN QUERY PLAN SELECT * FROM sale WHERE item = 3 ORDER BY day;")
say("PRAGMA page_count;")
say(".dump log")
say("SELECT count(*), sum(stock), round(sum(price), 2) FROM item;")
say("SELECT sum(length(note)), group_concat(hex(substr(note, 1, 1)), '') FROM item WHERE id < 50;")
integrity()
