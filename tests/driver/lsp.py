#!/usr/bin/env python3
"""lilt lsp: what the server answers an editor, for each method, and that no text or edit ends it.

  lsp.py --lilt build/lilt
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SUM = (ROOT / "examples" / "sum.ll").read_text()
TEXT = """; A type whose name is a local's elsewhere, a comment that names @f and "quotes
%pair = type { i64, i64 }
@table = global [2 x i64] zeroinitializer
@"odd name" = global i64 7
declare i64 @puts(ptr)

define i64 @f(i64 %a, ptr byval(%pair) %b) #0 {
entry:
  %c = add i64 %a, 1   ; %a
  %d = getelementptr %pair, ptr %b, i64 0, i32 1
  %e = load i64, ptr %d
  %1 = mul i64 %c, %e
  br label %"the end"
"the end":
  ret i64 %1
}

define i64 @g(i64 %pair) {
  %r = call i64 @f(i64 %pair, ptr byval(%pair) @table)
  %s = load i64, ptr @"odd name"
  %t = add i64 %r, %s
  ret i64 %t
}
attributes #0 = { noinline }
"""


FOLDED = """\
define i64 @total(ptr %list, i64 %n, i64 %start, i64 %limit) {
entry:
  %next = add i64 %n, 1
  %place = getelementptr i64, ptr %list, i64 %next
  %element = load i64, ptr %place
  %sum = add i64 %element, %start
  %more = icmp slt i64 %sum, %limit
  br i1 %more, label %low, label %high
low:
  %same = add i64 %sum, 0
  %double = mul i64 %same, %limit
  ret i64 %double
high:
  ret i64 %sum
}
"""


class Client:
    def __init__(self, lilt, *words, encodings=("utf-16",)):
        self.process = subprocess.Popen([lilt, "lsp", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.count, self.notes, self.version = 0, [], 0
        self.capabilities = self.request("initialize", {"capabilities": {"general": {"positionEncodings": encodings}}})
        self.notify("initialized", {})

    def send_bytes(self, body):
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError(self.process.stderr.read().decode())
            if not line.strip():
                return json.loads(self.process.stdout.read(length))
            length = int(re.match(rb"Content-Length: (\d+)", line)[1])

    def notify(self, method, parameters):
        self.send_bytes(json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters}).encode())

    def request(self, method, parameters):
        """The result, or the error with its code."""
        self.count += 1
        self.send_bytes(json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}).encode())
        while True:
            message = self.receive()
            if message.get("id") == self.count:
                return message["result"] if "result" in message else message["error"]
            self.notes.append(message)

    def open(self, text, uri="file:///a.ll"):
        self.uri, self.text = uri, text
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "text": text, "version": 1, "languageId": "llvm"}})
        return self.diagnostics()

    def diagnostics(self):
        while True:
            message = self.notes.pop(0) if self.notes else self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                return [(d["range"]["start"]["line"], d["range"]["start"]["character"], d["severity"], d["message"])
                        for d in message["params"]["diagnostics"]]

    def change(self, begin, end, text):
        self.version += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": begin, "end": end}, "text": text}]})

    def ask(self, method, offset=0, **more):
        return self.request("textDocument/" + method, {"textDocument": {"uri": self.uri}, "position": place(self.text, offset), **more})

    def close(self):
        """The exit status."""
        self.request("shutdown", {})
        self.notify("exit", {})
        return self.process.wait(timeout=60)


def place(text, offset):
    return {"line": text.count("\n", 0, offset), "character": offset - (text.rfind("\n", 0, offset) + 1)}


def texts_of(client, locations):
    """What stands in the ranges."""
    lines = client.text.split("\n")
    ranges = [l["range"] for l in locations]
    return [(r["start"]["line"] + 1, lines[r["start"]["line"]][r["start"]["character"]:r["end"]["character"]]) for r in ranges]


class Tests:
    def __init__(self, lilt):
        self.lilt, self.failures, self.passed = lilt, [], 0

    def expect(self, what, found, wanted):
        if found == wanted:
            self.passed += 1
        else:
            self.failures.append("%s: %r, not %r" % (what, found, wanted))

    def expect_in(self, what, found, *parts):
        self.expect(what, [part for part in parts if part not in found] and found, [])

    def names(self):
        c = Client(self.lilt)
        self.expect("messages", c.open(TEXT), [])
        find = lambda word, nth=0: [m.start() for m in re.finditer(re.escape(word), TEXT)][nth] + 1
        definition = lambda word, nth: texts_of(c, c.ask("definition", find(word, nth)))
        uses = lambda word, nth, own=True: [l for l, _ in texts_of(
            c, c.ask("references", find(word, nth), context={"includeDeclaration": own}))]
        self.expect("parameter", definition("%a", 1), [(7, "%a")])
        self.expect("parameter behind a type", definition("%b", 1), [(7, "%b")])
        self.expect("value", definition("%c", 1), [(9, "%c")])
        self.expect("label", definition('%"the end"', 0), [(14, '"the end"')])
        self.expect("type", definition("%pair", 2), [(2, "%pair")])
        self.expect("parameter with the name of a type", definition("%pair", 4), [(18, "%pair")])
        self.expect("function", definition("@f", 2), [(7, "@f")])
        self.expect("name in quotes", definition('@"odd', 1), [(4, '@"odd name"')])
        self.expect("attributes", definition("#0", 0), [(24, "#0")])
        self.expect("comment", c.ask("definition", TEXT.index("@f and")), [])
        self.expect("uses of a parameter", uses("%a", 0), [7, 9])
        self.expect("uses without the definition", uses("%a", 0, False), [9])
        self.expect("uses of a type", uses("%pair", 0), [2, 7, 10])
        self.expect("uses of a function", uses("@f", 1), [7, 19])
        kinds = [(h["range"]["start"]["line"], h["kind"]) for h in c.ask("documentHighlight", find("%c", 0))]
        self.expect("highlights", kinds, [(8, 3), (11, 2)])
        self.expect("no name", c.ask("hover", TEXT.index("add i64")), None)
        self.rename(c, find)
        self.complete(c, find)
        self.structure(c)
        self.expect("end", c.close(), 0)

    def rename(self, c, find):
        def renamed(word, nth, name):
            result = c.ask("rename", find(word, nth), newName=name)
            if "changes" not in result:
                return result["message"]
            lines = c.text.split("\n")
            for edit in reversed(result["changes"][c.uri]):
                begin, end = edit["range"]["start"], edit["range"]["end"]
                line = lines[begin["line"]]
                lines[begin["line"]] = line[:begin["character"]] + edit["newText"] + line[end["character"]:]
            return "\n".join(lines)
        self.expect("rename a value", renamed("%c", 1, "sum"), TEXT.replace("%c ", "%sum ").replace("%c,", "%sum,"))
        self.expect("rename with a sigil and a blank", renamed("%d", 0, "%a place"), TEXT.replace("%d", '%"a place"'))
        self.expect("rename a label", renamed('%"the', 0, "end"), TEXT.replace('"the end"', "end"))
        self.expect("rename a function", renamed("@f", 1, "h"), TEXT.replace("@f(", "@h("))
        self.expect("rename to a name that is taken", renamed("%c", 0, "e"), "'e' is another's name")
        self.expect("rename to a number", renamed("%c", 0, "7"), "'7' cannot be a name")
        self.expect("rename to nothing", renamed("%c", 0, ""), "'' cannot be a name")
        self.expect("rename a number", renamed("%1", 0, "x"),
                    "values without names are numbered in order: the others would be wrong")
        self.expect("rename attributes", renamed("#0", 0, "x"), "only values, labels, types, symbols and comdats are renamed")
        self.expect("rename nothing", c.ask("rename", TEXT.index("add"), newName="x")["message"], "there is no name")
        self.expect("prepare", c.ask("prepareRename", find('@"odd', 0))["placeholder"], "odd name")
        self.expect("prepare a number", c.ask("prepareRename", find("%1", 0)), None)

    def complete(self, c, find):
        labels = lambda offset: [item["label"] for item in c.ask("completion", offset)]
        self.expect("locals", labels(find("%c", 1)), ["a", "b", "entry", "c", "d", "e", "1", '"the end"', "pair"])
        self.expect("symbols", labels(find("@f", 2)), ["table", '"odd name"', "puts", "f", "g"])
        words = labels(TEXT.index("add i64"))
        self.expect("instructions and types", {"add", "getelementptr", "ptr", "void"} <= set(words), True)

    def structure(self, c):
        symbols = [(s["name"], s["kind"], s["range"]["start"]["line"]) for s in c.ask("documentSymbol")]
        self.expect("symbols of the text", symbols, [("pair", 23, 1), ("table", 13, 2), ("odd name", 13, 3), ("puts", 13, 4),
                                                     ("f", 12, 6), ("g", 12, 17)])
        self.expect("folds", [(f["startLine"], f["endLine"]) for f in c.ask("foldingRange")],
                    [(6, 15), (7, 12), (13, 14), (17, 22)])

    def hover(self):
        c = Client(self.lilt, "-O2", "--stdio")
        c.open(SUM)
        text = lambda word, nth=0: c.ask("hover", [m.start() for m in re.finditer(re.escape(word), SUM)][nth] + 1)["contents"]["value"]
        self.expect_in("hover of a value", text("%squared"), "%squared : i64", "1 use", "with linear in rax", "\tcall\t")
        self.expect_in("machine code of a line", text("%next"), "\tincq\t")
        self.expect_in("hover of what is optimized away", text("%place"), "%place : ptr", "no machine value has its name")
        self.expect_in("hover of a label", text("%body"), "%body : label")
        self.expect_in("hover of a function", text("@square", 1), "define i64 @square(i64 %x) noinline", "i64 (i64)", "1 use")
        self.expect_in("hover of a variable", text("@numbers", 1), "@numbers = global [5 x i64]", "[5 x i64]")
        c.change(place(SUM, SUM.index("add i64 %before")), place(SUM, SUM.index("add i64 %before") + 3), "ad")
        self.expect_in("hover in a text with errors", text("%squared", 1), "1 use")
        c.close()
        c = Client(self.lilt, "-O0", "--ra-regs=3", "--regalloc=textbook")
        c.open(SUM)
        self.expect_in("hover by the options of the command line", c.ask("hover", SUM.index("%count") + 1)["contents"]["value"],
                       "with textbook, 3 registers in memory 0 to 14")
        c.close()

    def messages(self):
        c = Client(self.lilt)
        self.expect("an error", c.open(SUM.replace("%total\n  ret", "%totl\n  ret")),
                    [(34, 27, 1, "undefined local '%totl'; did you mean '%total'?")])
        c.text = SUM
        self.expect("close", (c.notify("textDocument/didClose", {"textDocument": {"uri": c.uri}}), c.diagnostics())[1], [])
        self.expect("a text that is closed", c.ask("hover", 0)["code"], -32602)
        found = c.open("define i64 @f(i64 %x) {\n  %p = alloca i64\n  %v = load i64, ptr %p\n  ret i64 %v\n}\n")
        self.expect("a warning", [(line, severity) for line, _, severity, _ in found], [(2, 2)])
        c.close()
        for encodings, character in ((("utf-16",), 10), (("utf-32", "utf-8"), 13)):
            c = Client(self.lilt, encodings=encodings)
            self.expect("encoding", c.capabilities["capabilities"]["positionEncoding"], encodings[-1])
            found = c.open('@"ä𝄞b" = nonsense\n')
            self.expect("place in " + encodings[-1], found[0][:3], (0, character, 1))
            c.change({"line": 0, "character": character}, {"line": 0, "character": character + 8}, "global i64 0")
            self.expect("edit in " + encodings[-1], c.diagnostics(), [])
            c.close()

    def format(self):
        c = Client(self.lilt)
        messy = '%t = type {\ni64,\ni64 }\ndefine i64 @f( i64 %x )   {\r\nentry:   ; one\r\n%s  =  add i64  %x,1;two\n' \
            '   switch i64 %s, label %o [\ni64 1, label %o\n  ]\n\n\n  o:\n\tret i64 %s\n  }\n@s = constant [9 x i8] c"a  b;  c\\0A\\00"   \n'
        neat = '%t = type {\n  i64,\n  i64 }\ndefine i64 @f( i64 %x ) {\r\nentry:   ; one\r\n  %s = add i64 %x,1 ;two\n' \
            '  switch i64 %s, label %o [\n    i64 1, label %o\n  ]\n\n\no:\n  ret i64 %s\n}\n@s = constant [9 x i8] c"a  b;  c\\0A\\00"\n'
        c.open(messy)
        lines = messy.split("\n")
        for edit in reversed(c.ask("formatting", options={})):
            begin, end = edit["range"]["start"], edit["range"]["end"]
            line = lines[begin["line"]]
            lines[begin["line"]] = line[:begin["character"]] + edit["newText"] + line[end["character"]:]
        self.expect("formatting", "\n".join(lines), neat)
        for path in [ROOT / "examples" / "sum.ll", *sorted((ROOT / "tests" / "programs" / "c").glob("*.ll"))[:40]]:
            c.open(path.read_text())
            self.expect("formatting of what is in order: " + path.name, c.ask("formatting", options={}), [])
        c.close()

    def protocol(self):
        c = Client(self.lilt)
        self.expect("unknown method", c.request("textDocument/nonsense", {})["code"], -32601)
        self.expect("without parameters", c.request("textDocument/hover", {})["code"], -32602)
        c.send_bytes(b"{ nonsense")
        self.expect("no JSON", c.receive()["error"]["code"], -32700)
        c.notify("$/cancelRequest", {"id": 1})
        self.expect("still there", c.request("shutdown", {}), None)
        c.close()
        c = Client(self.lilt)
        c.process.stdin.close()
        self.expect("input that ends without shutdown", c.process.wait(timeout=60), 1)
        for words, said in ((["lsp", "a.ll"], "'lilt lsp' takes no input"), (["check", "--stdio", "a.ll"], "--stdio is for 'lilt lsp'")):
            done = subprocess.run([self.lilt, *words], capture_output=True, text=True)
            self.expect_in("mistake", done.stderr, said)

    def folded(self):
        """Hovers of instructions that are parts of others: an address, a load, a comparison and a value that goes."""
        c = Client(self.lilt, "-O2")
        self.expect("messages", c.open(FOLDED), [])
        text = lambda word: c.ask("hover", FOLDED.index(word) + 1)["contents"]["value"]
        self.expect_in("hover of a folded address", text("%place ="), "%place : ptr",
                       "A part of the machine code of line 6:\n", "8(%rdi,%rsi,8)")
        self.expect_in("hover of a folded load", text("%element ="), "A part of the machine code of line 6:\n", "8(%rdi,%rsi,8)")
        self.expect_in("hover of a folded comparison", text("%more ="), "A part of the machine code of line 8:\n", "\tj")
        self.expect_in("hover of what holds them", text("%sum ="), "Machine code of the line:\n", "8(%rdi,%rsi,8)")
        self.expect_in("hover of what is gone", text("%same ="), "became `%sum`", "A part of the machine code of line 11:\n", "imulq")

    def long_texts(self):
        """Texts of many kilobytes, which are taken out of their messages: escapes, all planes, and parts of a message."""
        c = Client(self.lilt)
        text = "".join('; "quoted" \\ \t \u00e4 \u20ac \U0001f600 / %d\n' % n for n in range(2000)) + FOLDED
        self.expect("messages of a long text", c.open(text), [])
        self.expect("place in a long text", texts_of(c, c.ask("definition", text.index("%sum,") + 1)), [(2006, "%sum")])
        self.expect("the same text with other escapes", self.open_escaped(text), c.ask("foldingRange"))
        c.change(place(text, 0), place(text, 0), ";" * 5000 + "\n")
        c.text = ";" * 5000 + "\n" + text
        self.expect("long edit", texts_of(c, c.ask("definition", c.text.index("%sum,") + 1)), [(2007, "%sum")])
        c.diagnostics()
        c.send_bytes(('{"jsonrpc": "2.0", "id": 7, "method": "shutdown", "params": "%s"}' % ("x" * 5000 + "\\ud83d")).encode())
        self.expect("half a character in a long text", c.receive().get("error", {}).get("code"), -32700)
        self.expect("end", c.close(), 0)

    def open_escaped(self, text):
        """Folds of a text that is sent with an escape for each character, in several pieces."""
        c = Client(self.lilt)
        c.uri, c.text = "file:///b.ll", text
        units = text.encode("utf-16-be")
        escaped = "".join("\\u%04X" % int.from_bytes(units[i:i + 2], "big") for i in range(0, len(units), 2))
        body = ('{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///b.ll", "version": 1, '
                '"languageId": "llvm", "text": "%s"}}}' % escaped).encode()
        message = b"Content-Length: %d\r\n\r\n" % len(body) + body
        for begin in range(0, len(message), 100000):
            c.process.stdin.write(message[begin:begin + 100000])
            c.process.stdin.flush()
        folds = c.ask("foldingRange")
        c.close()
        return folds

    def edits(self):
        """Random edits, and each method after them: the server lives, and knows the text as the client does."""
        chosen = random.Random(46)
        methods = ["hover", "definition", "references", "documentHighlight", "completion", "foldingRange", "documentSymbol",
                   "formatting", "prepareRename"]
        c = Client(self.lilt)
        for path in [ROOT / "examples" / "sum.ll", *sorted((ROOT / "tests" / "programs").rglob("*.ll"))[::60]]:
            c.open(re.sub("[^\n -~]", "", path.read_text(errors="replace")))
            for _ in range(12):
                begin = chosen.randrange(len(c.text))
                end = min(len(c.text), begin + chosen.choice([0, 1, 1, 7, 300]))
                new = chosen.choice(["", "%", "@", '"', "\n", "}", "{", ";", "define ", "%x = ", c.text[begin:end][::-1], "x:\n"])
                c.change(place(c.text, begin), place(c.text, end), new)
                c.text = c.text[:begin] + new + c.text[end:]
                offset = chosen.randrange(len(c.text))
                for method in chosen.sample(methods, 3):
                    c.ask(method, offset, context={}, options={})
            uri = c.uri
            c.notes.clear()
            c.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": 99}, "contentChanges": []})
            edited = c.diagnostics()
            c.notes.clear()
            again = c.open(c.text, "file:///again.ll")
            self.expect("messages after edits of " + path.name, edited, again)
            for each in (uri, "file:///again.ll"):
                c.notify("textDocument/didClose", {"textDocument": {"uri": each}})
                c.diagnostics()
        self.expect("end", c.close(), 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=ROOT / "build" / "lilt")
    tests = Tests(parser.parse_args().lilt)
    for test in (tests.names, tests.hover, tests.messages, tests.format, tests.protocol, tests.folded, tests.long_texts, tests.edits):
        test()
    for failure in tests.failures:
        print("FAILED " + failure[:2000])
    print("%d passed, %d failed" % (tests.passed, len(tests.failures)))
    return 1 if tests.failures else 0


if __name__ == "__main__":
    sys.exit(main())
