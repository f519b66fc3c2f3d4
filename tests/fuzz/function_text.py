"""The text of one function as a generator of random programs writes it."""


class FunctionText:
    def __init__(self, rng):
        self.rng, self.lines, self.count = rng, [], 0
        self.block = "entry"  # that the next line belongs to

    def line(self, text):
        self.lines.append("  " + text)

    def define(self, text):
        self.count += 1
        self.line("%%v%d = %s" % (self.count, text))
        return "%%v%d" % self.count

    def label(self, name):
        self.lines.append(name + ":")
        self.block = name

    def fresh(self, stem="b"):
        self.count += 1
        return "%s%d" % (stem, self.count)
