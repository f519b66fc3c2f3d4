// LLVM IR and LLVMlite for the editor: colours, completion, comments.
import { completeFromList, type CompletionContext } from "@codemirror/autocomplete";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const words = (text: string) => text.trim().split(/\s+/);
const OPCODES =
  words(`ret br switch unreachable add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub
  fmul fdiv frem fneg alloca load store getelementptr icmp fcmp phi select call tail trunc zext sext fptrunc fpext
  fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast freeze extractvalue insertvalue extractelement insertelement
  shufflevector resume invoke landingpad`);
const KEYWORDS =
  words(`define declare global constant type target triple datalayout private internal external
  linkonce_odr weak to label nuw nsw exact inbounds align eq ne slt sle sgt sge ult ule ugt uge oeq one olt ole ogt oge
  true false null undef poison zeroinitializer x nounwind readonly readnone noinline attributes source_filename`);
const TYPES = words("void half float double ptr metadata");
const OPCODE_SET = new Set(OPCODES),
  KEYWORD_SET = new Set(KEYWORDS),
  TYPE_SET = new Set(TYPES);

const tokens = StreamLanguage.define<object>({
  name: "llvm",
  startState: () => ({}),
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/^;.*/)) return "comment";
    if (stream.match(/^c?"[^"]*"?/)) return "string";
    if (stream.match(/^%(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|\d+|"[^"]*")/)) return "variableName";
    if (stream.match(/^@(?:[-a-zA-Z$._][-a-zA-Z$._0-9]*|\d+|"[^"]*")/)) return "macroName";
    if (stream.match(/^[!#][-a-zA-Z$._0-9]*/)) return "meta";
    if (stream.match(/^[-a-zA-Z$._0-9]+:/)) return "labelName";
    if (stream.match(/^i\d+\b/)) return "typeName";
    if (stream.match(/^-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)/)) return "number";
    const word = stream.match(/^[a-zA-Z_][\w.]*/) as RegExpMatchArray | null;
    if (!word) {
      stream.next();
      return null;
    }
    if (OPCODE_SET.has(word[0])) return "keyword";
    if (TYPE_SET.has(word[0])) return "typeName";
    return KEYWORD_SET.has(word[0]) ? "modifier" : null;
  },
  languageData: {
    commentTokens: { line: ";" },
    closeBrackets: { brackets: ["(", "[", "{", '"'] },
    autocomplete: complete,
  },
});

const listed = completeFromList([
  ...OPCODES.map((label) => ({ label, type: "keyword" })),
  ...KEYWORDS.map((label) => ({ label, type: "constant" })),
  ...TYPES.concat(["i1", "i8", "i16", "i32", "i64"]).map((label) => ({ label, type: "type" })),
]);

// Names that the text has, or words of the language.
function complete(context: CompletionContext) {
  const name = context.matchBefore(/[%@][-\w$.]*/);
  if (!name) return listed(context);
  const known = new Set(context.state.doc.toString().match(/[%@][-a-zA-Z$._][-\w$.]*/g));
  known.delete(name.text);
  return {
    from: name.from,
    options: [...known].map((label) => ({
      label,
      type: label[0] === "%" ? "variable" : "function",
    })),
    validFor: /^[%@][-\w$.]*$/,
  };
}

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--comment)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--opcode)", fontWeight: "600" },
  { tag: tags.modifier, color: "var(--word)" },
  { tag: tags.typeName, color: "var(--type)" },
  { tag: tags.variableName, color: "var(--local)" },
  { tag: tags.macroName, color: "var(--global)" },
  { tag: tags.labelName, color: "var(--label)", fontWeight: "600" },
  { tag: tags.meta, color: "var(--comment)" },
]);

export const llvm = [tokens, syntaxHighlighting(colours)];

// JavaScript, for allocators.
const SCRIPT_WORDS = new Set(
  words(`async await break case catch class const continue default delete do else export extends finally for
  function if import in instanceof let new of return static super switch this throw try typeof var void while yield`),
);
const scriptTokens = StreamLanguage.define<{ ends: string | null }>({
  name: "javascript",
  startState: () => ({ ends: null }), // what ends the comment or template that a line begins in
  token(stream, state) {
    if (state.ends) {
      const isComment = state.ends === "*/";
      if (stream.skipTo(state.ends)) {
        stream.match(state.ends);
        state.ends = null;
      } else stream.skipToEnd();
      return isComment ? "comment" : "string";
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^\/\/.*/) || (stream.sol() && stream.match(/^#!.*/))) return "comment";
    if (stream.match("/*")) return ((state.ends = "*/"), "comment");
    if (stream.match("`")) return ((state.ends = "`"), "string");
    if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/)) return "string";
    if (stream.match(/^\d[\w.]*/)) return "number";
    const word = stream.match(/^[a-zA-Z_$][\w$]*/) as RegExpMatchArray | null;
    if (!word) return (stream.next(), null);
    if (/^(?:true|false|null|undefined)$/.test(word[0])) return "modifier";
    return SCRIPT_WORDS.has(word[0]) ? "keyword" : "variableName";
  },
  languageData: {
    commentTokens: { line: "//" },
    closeBrackets: { brackets: ["(", "[", "{", '"', "'", "`"] },
  },
});
export const javascript = [scriptTokens, syntaxHighlighting(colours)];
