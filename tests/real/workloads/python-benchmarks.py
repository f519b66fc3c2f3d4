"""Loops, calls, containers, strings, regular expressions, big integers, floats, sorting, JSON, pickles."""
import functools
import json
import pickle
import random
import re
import zlib


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


class Body:
    def __init__(self, x, v):
        self.x, self.v = x, v

    def step(self, others, dt):
        for other in others:
            if other is not self:
                d = self.x - other.x
                self.v -= d / (abs(d) ** 3 + 0.1) * dt
        self.x += self.v * dt


def bodies():
    group = [Body(float(n), 0.1 * n) for n in range(5)]
    for _ in range(8000):
        for body in group:
            body.step(group, 0.001)
    return round(sum(b.x for b in group), 6)


def sieve(n):
    composite = bytearray(n)
    for i in range(2, int(n ** 0.5) + 1):
        if not composite[i]:
            composite[i * i::i] = b"\1" * len(range(i * i, n, i))
    return n - 2 - sum(composite[2:])


def words(source):
    text = " ".join("".join(source.choices("abcdefgh", k=source.randrange(2, 7))) for _ in range(40000))
    counts = {}
    for word in re.findall(r"[a-d]+[e-h]\w*", text):
        counts[word] = counts.get(word, 0) + 1
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:3], len(re.sub(r"(\w)\1", r"<\1>", text))


@functools.lru_cache(maxsize=None)
def partitions(n, most):
    return 1 if n == 0 else sum(partitions(n - k, k) for k in range(1, min(n, most) + 1))


def main():
    source = random.Random(3)
    print(fib(24), bodies(), sieve(1500000), words(source), partitions(140, 140))
    numbers = [source.random() for _ in range(150000)]
    print(round(sum(sorted(numbers)[::1000]), 6), pow(3, 20000) % 10**9, sum(divmod(7**n, 10**n + 1)[1] % 97 for n in range(600)))
    data = [{"n": n, "s": "x%d" % n, "l": list(range(n % 9))} for n in range(12000)]
    print(zlib.crc32(json.dumps(json.loads(json.dumps(data))).encode()), len(pickle.loads(pickle.dumps(data))))
    print(sum(len("%s-%05d-{}".format(n) % ("a", n)) for n in range(120000)), len({(n * n) % 7919 for n in range(200000)}))


main()
