"""Claims of golden files: a file's sentence in lines that a program checks.

    ; CLAIM: TEXT              of every function in the output
    ; NAME, NAME: CLAIM: TEXT  of these functions only

    instructions: N            exactly N instructions
    blocks: N                  exactly N blocks
    has: TEXT                  TEXT stands in an instruction (as in the output, but for a space for a tab)
    lacks: TEXT                TEXT stands in none
    count: N TEXT              TEXT stands in exactly N instructions
    max-moves: N               at most N copies between registers
    max-spills: N              at most N stores into spill slots
    max-reloads: N             at most N instructions that read a spill slot
    no-spill-in: WHERE         no instruction there stores to or reads a spill slot
    message: TEXT              TEXT stands in what some run writes to standard error; not of a function

Each except `blocks`, `no-spill-in` and `message` may end in ` in WHERE`. WHERE is a block by its name (`loop`, or
`bb.2` in a dump of machine IR), or `loops`: every block of a loop (not in SSA IR, whose text does not show loops). A
claim holds for each `; lilt:` line of its file. In assembly, an operand relative to the stack pointer counts as a spill
slot. A line of this form with another word is an error. Rows of selection (catalogue.py) have the same claims.
"""
import dataclasses
import difflib
import re

CLAIMS = ("instructions", "blocks", "has", "lacks", "count", "max-moves", "max-spills", "max-reloads", "no-spill-in",
          "message")
NAMES = r"; ?(?:([\w.$@-]+(?:, [\w.$@-]+)*): )?"
CLAIM = re.compile(NAMES + r"(%s): (.*?)\r?$" % "|".join(CLAIMS))
LIKE_A_CLAIM = re.compile(NAMES + r"([a-z][\w-]*):( |$)")

MACHINE_MOVE = re.compile(r"= (MOV(8|16|32|64)?rr|MOVAPSrr|COPY)\b|^XCHG")
ASSEMBLY_MOVE = re.compile(r"^(mov[bwlq]?|movaps) %?[a-z]\w*, %?[a-z]\w*$|^xchg")
ASSEMBLY_SLOT = re.compile(r"^(?!lea|push|pop|call|jmp)\w+ .*(\(%rsp\)|\[rsp)")
ASSEMBLY_STORE = re.compile(r"^mov\w* (%\w+, -?\d*\(%rsp\)$|\w+ ptr \[rsp[^]]*\], [a-z]\w*$)")


@dataclasses.dataclass
class Block:
    name: str
    in_loop: bool = False
    label: str = ""
    instructions: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Function:
    name: str
    form: str  # machine, assembly or ssa
    blocks: list
    spill_slots: set = dataclasses.field(default_factory=set)

    def is_move(self, text):
        return (ASSEMBLY_MOVE if self.form == "assembly" else MACHINE_MOVE).search(text) is not None

    def touches_slot(self, text):
        if self.form == "assembly":
            return ASSEMBLY_SLOT.match(text) is not None
        return any(slot in self.spill_slots for slot in re.findall(r"\[slot\.(\d+)", text))

    def is_spill(self, text):
        stores = ASSEMBLY_STORE.match(text) if self.form == "assembly" else re.match(r"MOV\w*mr ", text)
        return stores is not None and self.touches_slot(text)

    def is_reload(self, text):
        return self.touches_slot(text) and not self.is_spill(text)

    def instructions(self, where=None):
        blocks = [b for b in self.blocks if where is None or where in (b.name, b.label) or (where == "loops" and b.in_loop)]
        return [text for block in blocks for text in block.instructions]


def functions_of(output):
    """The functions in the output of one run of lilt."""
    if "\nmachine function @" in output:
        return [machine_function(*m) for m in re.findall(r"^machine function @(\S+) \{\n(.*?)^\}", output, re.M | re.S)]
    if "\t.text\n" in output:
        return [assembly_function(*m) for m in re.findall(r"^([\w.$]+):\n(\t\.cfi_startproc\n.*?)^\t\.size", output, re.M | re.S)]
    return [ssa_function(*m) for m in re.findall(r"^define [^\n]*?@([\w.$-]+|\"[^\"]*\")\([^\n]*\{\n(.*?)^\}", output, re.M | re.S)]


def machine_function(name, body):
    function = Function(name, "machine", [])
    for line in body.splitlines():
        block = re.match(r"(bb\.\d+)(?:\.(\S+))? freq (.*)", line)
        slot = re.match(r"  slot\.(\d+) spill ", line)
        if block:
            function.blocks.append(Block(block[2] or block[1], " depth " in " " + block[3], block[1]))
        elif slot:
            function.spill_slots.add(slot[1])
        elif function.blocks:
            function.blocks[-1].instructions.append(line.strip())
    return function


def assembly_function(name, body):
    function = Function(name, "assembly", [Block("")])
    for line in body.splitlines():
        block = re.match(r"(\.LBB\d+_\d+):(?:\s*# %(\S+))?|# %(bb\.\d+):(?:\s*# %(\S+))?", line)
        if block:
            function.blocks.append(Block(block[2] or block[4] or block[3] or "", label=block[1] or block[3]))
        elif line.startswith("\t") and not line.startswith("\t."):
            function.blocks[-1].instructions.append(re.sub(r"\s*#.*", "", line.strip()).replace("\t", " "))
    function.blocks = [b for b in function.blocks if b.name or b.label or b.instructions]
    mark_loops(function.blocks)
    return function


def mark_loops(blocks):
    """Blocks between the target of a backward jump and the jump."""
    place = {block.label: i for i, block in enumerate(blocks)}
    for i, block in enumerate(blocks):
        for text in block.instructions:
            target = re.match(r"j\w+ (\S+)$", text)
            for inside in blocks[place.get(target[1], len(blocks)) if target else len(blocks):i + 1]:
                inside.in_loop = True


def ssa_function(name, body):
    function = Function(name.strip('"'), "ssa", [])
    for line in body.splitlines():
        label = re.match(r"([\w.$-]+|\"[^\"]*\"):", line)
        if label:
            function.blocks.append(Block(label[1]))
        elif line.strip() and not line.strip().startswith(";"):
            if not function.blocks:
                function.blocks.append(Block("entry"))
            function.blocks[-1].instructions.append(re.sub(r"\s*;.*", "", line.strip()))
    return function


def check_claim(function, claim, text):
    """The violation of one claim by one function, or ''."""
    where = None
    if claim == "no-spill-in":
        where, text = text, ""
    elif match := re.fullmatch(r"(.*) in (\S+)", text):
        text, where = match.groups()
    if where not in (None, "loops") and not any(where in (b.name, b.label) for b in function.blocks):
        return "there is no block '%s'" % where
    instructions = function.instructions(where)
    if claim in ("has", "lacks"):
        found = any(text in i for i in instructions)
        return "" if found == (claim == "has") else "it %s" % ("has" if found else "lacks") + " '%s'" % text
    if claim == "no-spill-in":
        touching = [i for i in instructions if function.touches_slot(i)]
        return "'%s'" % touching[0] if touching else ""
    wanted, _, pattern = text.partition(" ")
    counted = {"instructions": lambda: len(instructions), "blocks": lambda: len(function.blocks),
               "count": lambda: sum(pattern in i for i in instructions),
               "max-moves": lambda: sum(map(function.is_move, instructions)),
               "max-spills": lambda: sum(map(function.is_spill, instructions)),
               "max-reloads": lambda: sum(map(function.is_reload, instructions))}[claim]()
    right = counted <= int(wanted) if claim.startswith("max-") else counted == int(wanted)
    return "" if right else "it is %d" % counted


def unknown_claims(source):
    """Complaints, each with its line's number, about lines in the form of a claim, which nothing would check."""
    for number, line in enumerate(source.splitlines(), 1):
        match = LIKE_A_CLAIM.match(line)
        if match and not CLAIM.match(line) and match[2] != "lilt":
            near = difflib.get_close_matches(match[2], CLAIMS, 1)
            yield number, "there is no claim '%s'%s" % (match[2], "; did you mean '%s'?" % near[0] if near else "")


def check_claims(source, outputs):
    """Complaints about the claims in the text of a golden file, given (arguments, output, errors) of each of its runs."""
    found = [match.groups() for match in map(CLAIM.match, source.splitlines()) if match]
    claims = [(names, claim, text) for names, claim, text in found if claim != "message"]
    complaints = ["message: %s, but no run writes it" % text for _, claim, text in found
                   if claim == "message" and not any(text in errors for _, _, errors in outputs)]
    for arguments, output, _ in outputs if claims else []:
        broken = broken_claims(claims, functions_of(output))
        complaints += ["%s (lilt %s)" % (complaint, " ".join(arguments)) for complaint in broken]
    return complaints


def broken_claims(claims, functions):
    """Complaints about claims, each (names or None, claim, text), of these functions."""
    if not functions:
        return ["claims, but no function in the output"]
    complaints, by_name = [], {f.name: f for f in functions}
    for names, claim, text in claims:
        for name in names.split(", ") if names else by_name:
            wrong = check_claim(by_name[name], claim, text) if name in by_name else "there is no such function"
            if wrong:
                complaints.append("@%s: %s: %s, but %s" % (name, claim, text, wrong))
    return complaints
