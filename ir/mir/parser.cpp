// Recursive descent without recursion: lines in a function are the only nesting of the text.
//
// The text of an instruction is a flat list of definitions and a flat list of other operands. Fixed
// register, tie and early clobber of a virtual register come from the text: the verifier compares
// them with the row. The text does not show them for physical registers; they come from the row
// where it specifies the operand. Definitions beyond the row follow the uses.
#include "ir/mir/parser.h"

#include <bit>
#include <cctype>
#include <charconv>
#include <optional>
#include <unordered_map>

#include "ir/mir/instruction_text.h"
#include "ir/mir/listed_values.h"
#include "ir/support/text.h"

namespace lilt::mir {
namespace {

// Numbers of registers and blocks may have gaps, but not gaps that cost memory out of proportion to
// the text: a number is at most this much larger than the size of the text.
constexpr int64_t kMaxGap = 1 << 20;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '-' ||
         c == '$';
}
bool is_name_character(char c) { return is_word_character(c) || c == '.'; }

// The predecessors of a block as the text gives them.
struct FromList {
  BlockId block;
  SourceOffset place;
  std::vector<BlockId> blocks;
};

class Parser {
 public:
  Parser(const SourceText& source, SourceOffset& offset, const TargetDesc& target,
         MachineFunction& function, Diagnostics& diagnostics)
      : source_(source),
        offset_(offset),
        target_(target),
        function_(function),
        diagnostics_(diagnostics) {}
  bool parse();

 private:
  // An operand other than a definition, as written: 1 to 3 cells.
  struct TextOperand {
    Cell cells[3];
    uint8_t count = 1;
    bool is_wide = false;  // an immediate: `value` counts
    int64_t value = 0;
  };

  // --- characters and tokens
  const char* at() const { return source_.text().data() + offset_; }
  char peek() const { return offset_ < source_.text().size() ? *at() : '\0'; }
  void skip_spaces();
  void skip_lines();  // spaces, comments, line ends
  bool at_line_end();
  bool accept(char c);
  bool accept(std::string_view word);  // a whole word
  bool expect(char c);
  bool fail(std::string message) { return fail(offset_, std::move(message)); }
  bool fail(SourceOffset place, std::string message);
  std::string_view word();
  bool integer(int64_t& value);
  bool index(std::string_view what, uint32_t& value);  // of an entity
  bool quoted(std::string_view& name);
  bool name(std::string_view& name, std::string_view what);  // with or without quotes
  bool name_behind_dot(std::string_view& name);              // [.name]; empty if there is none
  bool symbol_name(std::string_view& found) { return name(found, "the name of a symbol"); }
  bool value_name(ValueName& name);  // behind '%'

  // --- structure
  bool parse_header();
  bool parse_properties();
  bool parse_feature();
  bool parse_frame();
  bool parse_slot();
  bool parse_constant();
  bool parse_jump_table();
  bool parse_personality();
  bool parse_types();
  bool parse_landing_pad();
  bool parse_values();
  bool check_value(SourceOffset place, ValueName name, uint32_t number);
  bool parse_block();
  bool parse_block_facts(BlockId id);
  bool check_half(const MachineBlock& block, SourceOffset half);
  bool parse_block_list(std::vector<BlockId>& list);
  bool block_reference(BlockId& id);
  bool check_references();
  bool set_edges();

  // --- instructions
  bool parse_instruction();
  bool parse_definitions();
  bool parse_operands();
  bool parse_operand();
  bool parse_register(Cell& cell);
  bool parse_virtual_register(Register& r);
  bool parse_register_class(uint32_t number);
  bool find_value(SourceOffset place, ValueName name, uint32_t& number);
  void make_room_for(uint32_t number);
  bool physical_register(Register& r);
  bool parse_address(TextOperand& operand);
  bool parse_address_term(Address& address, bool negative);
  bool parse_address_register(Address& address, uint8_t scale);
  bool append_instruction(const InstructionName& name, SourceOffset origin);
  void append_operand(const TextOperand& operand, const OperandSpec* spec);

  const SourceText& source_;
  SourceOffset& offset_;
  const TargetDesc& target_;
  MachineFunction& function_;
  Diagnostics& diagnostics_;
  std::unordered_map<std::string_view, InstructionName> known_names_;
  ListedValues values_;
  std::vector<bool> class_known_;  // by virtual register
  std::vector<bool> block_seen_;   // by block: has its lines
  std::vector<Edge> edges_;        // of the `to` lists
  std::vector<FromList> from_lists_;
  std::vector<BlockLabel> labels_;
  std::vector<Cell> definitions_;
  std::vector<TextOperand> operands_;
};

// --- characters and tokens

void Parser::skip_spaces() {
  const std::string_view text = source_.text();
  for (;;) {
    while (peek() == ' ' || peek() == '\t' || peek() == '\r') ++offset_;
    if (!text.substr(offset_).starts_with("/*")) break;
    const std::string_view comment = text.substr(offset_, text.find('\n', offset_) - offset_);
    const size_t end = comment.find("*/", 2);
    if (end == std::string_view::npos) return;  // not a comment: unknown to all callers
    offset_ += static_cast<SourceOffset>(end + 2);
  }
  if (peek() == ';')
    while (peek() != '\n' && offset_ < source_.text().size()) ++offset_;
}

void Parser::skip_lines() {
  for (skip_spaces(); peek() == '\n'; skip_spaces()) ++offset_;
}

bool Parser::at_line_end() {
  skip_spaces();
  return peek() == '\n' || offset_ >= source_.text().size();
}

bool Parser::accept(char c) {
  skip_spaces();
  if (peek() != c) return false;
  ++offset_;
  return true;
}

bool Parser::accept(std::string_view expected) {
  skip_spaces();
  std::string_view rest = source_.text().substr(offset_);
  if (!rest.starts_with(expected)) return false;
  if (rest.size() > expected.size() && is_word_character(rest[expected.size()])) return false;
  offset_ += static_cast<SourceOffset>(expected.size());
  return true;
}

bool Parser::expect(char c) { return accept(c) || fail(std::string("expected '") + c + "'"); }

bool Parser::fail(SourceOffset place, std::string message) {
  diagnostics_.error(source_, place, std::move(message));
  return false;
}

std::string_view Parser::word() {
  skip_spaces();
  SourceOffset start = offset_;
  while (is_word_character(peek())) ++offset_;
  return source_.text().substr(start, offset_ - start);
}

bool Parser::integer(int64_t& value) {
  skip_spaces();
  const char* end = source_.text().data() + source_.text().size();
  auto result = std::from_chars(at(), end, value);
  if (result.ec == std::errc::result_out_of_range) return fail("number does not fit in 64 bits");
  if (result.ec != std::errc()) return fail("expected a number");
  offset_ += static_cast<SourceOffset>(result.ptr - at());
  return true;
}

bool Parser::index(std::string_view what, uint32_t& value) {
  SourceOffset start = offset_;
  int64_t number = 0;
  if (!is_digit(peek())) return fail("expected the number of a " + std::string(what));
  if (!integer(number)) return false;
  if (number >= kMaxGap + static_cast<int64_t>(source_.text().size()))
    return fail(start, "number of a " + std::string(what) + " is too large");
  value = static_cast<uint32_t>(number);
  return true;
}

bool Parser::quoted(std::string_view& name) {
  SourceOffset start = offset_++;
  std::string bytes;
  auto digit = [](char c) { return is_digit(c) ? c - '0' : (c | 32) - 'a' + 10; };
  for (; peek() != '"'; ++offset_) {
    if (peek() == '\n' || offset_ >= source_.text().size())
      return fail(start, "quote is not closed");
    if (peek() == '\\' && offset_ + 2 < source_.text().size() && std::isxdigit(at()[1] & 127) &&
        std::isxdigit(at()[2] & 127)) {
      bytes += static_cast<char>(digit(at()[1]) * 16 + digit(at()[2]));
      offset_ += 2;
    } else {
      bytes += peek();
    }
  }
  ++offset_;
  name = function_.names.copy(bytes);
  return true;
}

bool Parser::name(std::string_view& name, std::string_view what) {
  if (peek() == '"') return quoted(name);
  SourceOffset start = offset_;
  while (is_name_character(peek())) ++offset_;
  if (offset_ == start) return fail("expected " + std::string(what));
  name = function_.names.copy(source_.text().substr(start, offset_ - start));
  return true;
}

bool Parser::name_behind_dot(std::string_view& found) {
  found = {};
  if (peek() != '.') return true;
  ++offset_;
  return name(found, "a name");
}

// Only digits without quotes are a number.
bool Parser::value_name(ValueName& found) {
  const SourceOffset start = offset_;
  std::string_view text;
  if (!name(text, "the name of a value")) return false;
  if (text.empty()) return fail(start, "the name of a value is empty");
  found = ValueName(text);
  if (source_.text()[start] == '"' || !std::ranges::all_of(text, is_digit)) return true;
  const std::optional<uint32_t> number = number_in(text);
  if (!number.has_value()) return fail(start, "number of a value is too large");
  found = ValueName::number(*number);
  return true;
}

// --- structure

bool Parser::parse() {
  if (!parse_header()) return false;
  for (skip_lines(); !accept('}'); skip_lines()) {
    if (offset_ >= source_.text().size()) return fail("expected '}' at the end of the function");
    bool ok =
        source_.text().substr(offset_).starts_with("bb.") ? parse_block() : parse_instruction();
    if (!ok) return false;
  }
  if (function_.layout.empty()) return fail("a function has at least one block");
  return check_references() && set_edges();
}

bool Parser::parse_header() {
  skip_lines();
  std::string_view name;
  if (!accept("machine") || !accept("function") || !accept('@'))
    return fail("expected 'machine function @name {'");
  function_.reset(target_, {});
  if (!symbol_name(name) || !expect('{')) return false;
  function_.rename(name);
  for (;;) {
    skip_lines();
    bool ok;
    if (accept("properties"))
      ok = parse_properties();
    else if (accept("frame"))
      ok = parse_frame();
    else if (accept("slot"))
      ok = parse_slot();
    else if (accept("constant"))
      ok = parse_constant();
    else if (accept("table"))
      ok = parse_jump_table();
    else if (accept("personality"))
      ok = parse_personality();
    else if (accept("types"))
      ok = parse_types();
    else if (accept("landing"))
      ok = parse_landing_pad();
    else if (accept("values"))
      ok = parse_values();
    else
      return true;
    if (!ok) return false;
    if (!at_line_end()) return fail("expected the end of the line");
  }
}

bool Parser::parse_properties() {
  while (!at_line_end()) {
    if (accept("ssa"))
      function_.is_ssa = true;
    else if (accept("allocated"))
      function_.is_allocated = true;
    else if (accept("for-size"))
      function_.is_for_size = true;
    else if (!parse_feature())
      return fail("expected 'ssa', 'allocated', 'for-size' or a feature such as '+popcnt'");
  }
  return true;
}

bool Parser::parse_feature() {
  if (!accept('+')) return false;
  const std::span<const std::string_view> names = function_.target().feature_names;
  for (size_t i = 0; i < names.size(); ++i)
    if (accept(names[i])) {
      function_.features |= static_cast<uint8_t>(1 << i);
      return true;
    }
  return false;
}

bool Parser::parse_frame() {
  Frame& frame = function_.frame;
  int64_t value = 0;
  while (!at_line_end()) {
    if (accept("calls")) {
      frame.has_calls = true;
    } else if (accept("dynamic")) {
      frame.has_dynamic_alloca = true;
    } else if (accept("no-red-zone")) {
      frame.has_red_zone = false;
    } else if (accept("returns-twice")) {
      frame.calls_return_twice = true;
    } else if (accept("frame-pointer")) {
      frame.uses_frame_pointer = true;
    } else if (accept("probed")) {
      if (!integer(value)) return false;
      frame.probes_stack = true;
      frame.probe_interval = static_cast<uint32_t>(value);
    } else if (accept("tracked")) {
      frame.tracks_branches = true;
    } else if (accept("marked")) {
      frame.marks_entry = true;
    } else if (accept("fentry")) {
      frame.calls_fentry = true;
    } else if (accept("zeroes")) {
      if (!integer(value)) return false;
      frame.zeroed = static_cast<uint8_t>(value);
    } else if (accept("preserves")) {
      frame.callee_saved = {};
      for (Register r; physical_register(r);) frame.callee_saved.insert(r);
    } else if (accept("laid-out")) {
      frame.laid_out = true;
    } else if (accept("prologue")) {
      skip_spaces();
      if (!block_reference(frame.prologue_block)) return false;
    } else if (accept("outgoing")) {
      if (!integer(value)) return false;
      frame.outgoing_bytes = static_cast<uint32_t>(value);
    } else if (accept("size")) {
      if (!integer(value)) return false;
      frame.size = static_cast<uint64_t>(value);
    } else if (accept("saved")) {
      for (Register r; physical_register(r);) frame.saved.insert(r);
    } else {
      return fail("unknown fact about the frame");
    }
  }
  return true;
}

bool Parser::parse_slot() {
  FrameSlot slot;
  uint32_t number = 0;
  if (!expect('.') || !index("slot", number) || !name_behind_dot(slot.name)) return false;
  if (number != function_.frame.slots.size()) return fail("slots are numbered in order");
  if (accept("spill"))
    slot.kind = SlotKind::Spill;
  else if (accept("incoming"))
    slot.kind = SlotKind::Incoming;
  else if (!accept("local"))
    return fail("expected 'local', 'spill' or 'incoming'");
  int64_t value = 0;
  while (!at_line_end()) {
    std::string_view fact = word();
    if (fact != "size" && fact != "align" && fact != "offset" && fact != "guarding")
      return fail("expected 'size', 'align', 'offset' or 'guarding'");
    if (!integer(value)) return false;
    if (fact == "size") slot.size = static_cast<uint64_t>(value);
    if (fact == "align") slot.align = static_cast<uint32_t>(value);
    if (fact == "offset") slot.offset = value;
    if (fact == "guarding" && value >= 0 && value <= static_cast<int64_t>(Guarding::Guard))
      slot.guarding = static_cast<Guarding>(value);
  }
  function_.frame.slots.push_back(slot);
  return true;
}

// @.LC and the bytes as one number in hexadecimal
bool Parser::parse_constant() {
  std::string_view name;
  SourceOffset start = offset_;
  if (!expect('@') || !symbol_name(name)) return false;
  std::string_view digits = name.starts_with(".LC") ? name.substr(3) : std::string_view();
  std::string bytes;
  for (size_t i = digits.size(); i >= 2; i -= 2) {
    unsigned byte = 0;
    auto result = std::from_chars(&digits[i - 2], digits.data() + i, byte, 16);
    if (result.ec != std::errc() || result.ptr != digits.data() + i) break;
    bytes += static_cast<char>(byte);
  }
  bool is_size = bytes.size() == 4 || bytes.size() == 8 || bytes.size() == 16;
  if (!is_size || 2 * bytes.size() != digits.size())
    return fail(start, "expected '@.LC' and 8, 16 or 32 hexadecimal digits");
  function_.constant(bytes);
  return true;
}

bool Parser::parse_jump_table() {
  std::string_view name;
  std::vector<BlockId> targets;
  if (!expect('@') || !symbol_name(name) || !parse_block_list(targets)) return false;
  function_.add_jump_table(function_.symbol_ref(name), targets);
  return true;
}

bool Parser::parse_personality() {
  std::string_view name;
  if (!expect('@') || !symbol_name(name)) return false;
  function_.personality = function_.symbol_ref(name);
  return true;
}

// @a null …
bool Parser::parse_types() {
  while (!at_line_end()) {
    std::string_view name;
    SymbolRef type;
    if (!accept("null")) {
      if (!expect('@') || !symbol_name(name)) return false;
      type = function_.symbol_ref(name);
    }
    function_.type_infos.push_back(type);
  }
  return true;
}

// [cleanup] (catch N | filter N …) …
bool Parser::parse_landing_pad() {
  struct Clause {
    bool is_filter;
    std::vector<uint32_t> types;
  };
  std::vector<Clause> clauses;
  const bool is_cleanup = accept("cleanup");
  while (!at_line_end()) {
    const SourceOffset place = offset_;
    const bool is_filter = accept("filter");
    if (!is_filter && !accept("catch")) return fail("expected 'catch' or 'filter'");
    Clause clause{is_filter, {}};
    for (skip_spaces(); is_digit(peek()); skip_spaces()) {
      const SourceOffset number_place = offset_;
      clause.types.emplace_back();
      if (!index("type", clause.types.back())) return false;
      if (clause.types.back() == 0 || clause.types.back() > function_.type_infos.size())
        return fail(number_place, "no such type");
    }
    if (!is_filter && clause.types.size() != 1) return fail(place, "'catch' takes one type");
    clauses.push_back(std::move(clause));
  }
  std::vector<LandingClause> spans;
  for (const Clause& clause : clauses) spans.push_back({clause.is_filter, clause.types});
  const size_t known = function_.landing_pads.size();
  if (function_.landing_pad_number({is_cleanup, spans}) != known)
    return fail("the landing pad is there already");
  return true;
}

// %n=0 %7=2 …: the names of registers and their numbers
bool Parser::parse_values() {
  while (!at_line_end()) {
    const SourceOffset place = offset_;
    ValueName name;
    uint32_t number = 0;
    if (!expect('%') || !value_name(name) || !expect('=') || !index("register", number) ||
        !check_value(place, name, number))
      return false;
    function_.virtual_registers[number].set_name(name);
  }
  return true;
}

// Notes that the register has the name, unless one of the two is taken.
bool Parser::check_value(SourceOffset place, ValueName name, uint32_t number) {
  if (!values_.add(name, number)) return fail(place, "second value " + written(name));
  make_room_for(number);
  const ValueName other = function_.virtual_registers[number].name();
  if (other.is_none()) return true;
  return fail(place, "register " + std::to_string(number) + " is " + written(other) + " already");
}

bool Parser::block_reference(BlockId& id) {
  skip_spaces();
  uint32_t number = 0;
  if (!source_.text().substr(offset_).starts_with("bb.")) return fail("expected a block");
  offset_ += 3;
  if (!index("block", number)) return false;
  id = BlockId(number);
  if (!function_.blocks.contains(id)) {
    function_.blocks.resize(number + 1);
    block_seen_.resize(number + 1);
  }
  return true;
}

bool Parser::parse_block() {
  SourceOffset start = offset_;
  BlockId id;
  if (!block_reference(id) || !name_behind_dot(function_.blocks[id].name)) return false;
  if (block_seen_[id.index()]) return fail(start, "second block of this number");
  block_seen_[id.index()] = true;
  function_.layout.push_back(id);
  uint32_t begin = static_cast<uint32_t>(function_.instructions.size());
  function_.blocks[id].begin = function_.blocks[id].end = begin;
  if (!parse_block_facts(id) || !expect(':')) return false;
  return at_line_end() || fail("expected the end of the line");
}

bool Parser::parse_block_facts(BlockId id) {
  int64_t value = 0;
  SourceOffset half = kNoOffset;  // the word
  for (skip_spaces(); peek() != ':'; skip_spaces()) {
    const SourceOffset place = offset_;
    if (accept("freq")) {
      skip_spaces();
      const char* end = source_.text().data() + source_.text().size();
      auto result = std::from_chars(at(), end, function_.blocks[id].frequency);
      if (result.ec != std::errc()) return fail("expected a frequency");
      offset_ += static_cast<SourceOffset>(result.ptr - at());
    } else if (accept("depth")) {
      if (!integer(value)) return false;
      function_.blocks[id].loop_depth = static_cast<uint32_t>(value);
    } else if (accept("align")) {
      if (!integer(value)) return false;
      if (value <= 0 || value > 4096 || (value & (value - 1)) != 0)
        return fail("alignment must be a power of two up to 4096");
      function_.blocks[id].align_log2 = static_cast<uint8_t>(std::countr_zero<uint64_t>(value));
    } else if (accept("padding")) {
      if (!integer(value)) return false;
      if (value < 0 || value >= UINT8_MAX) return fail("padding must be less than 255 bytes");
      function_.blocks[id].most_padding = static_cast<uint8_t>(value);
    } else if (accept("half")) {
      half = place;
      function_.blocks[id].is_half_behind = true;
    } else if (accept("label")) {
      std::string_view name;
      if (!expect('@') || !symbol_name(name)) return false;
      labels_.push_back({id, function_.symbol_ref(name)});
    } else if (accept("from")) {
      FromList from{id, offset_, {}};
      if (!parse_block_list(from.blocks)) return false;
      from_lists_.push_back(std::move(from));
    } else if (accept("to")) {
      std::vector<BlockId> list;
      if (!parse_block_list(list)) return false;
      for (BlockId to : list) edges_.push_back({id, to});
    } else {
      return fail("unknown fact about a block");
    }
  }
  return half == kNoOffset || check_half(function_.blocks[id], half);
}

bool Parser::check_half(const MachineBlock& block, SourceOffset half) {
  if (block.align_log2 == 0) return fail(half, "'half' needs an alignment of at least 2");
  return block.most_padding == UINT8_MAX || fail(half, "'half' excludes 'padding'");
}

bool Parser::parse_block_list(std::vector<BlockId>& list) {
  for (skip_spaces(); peek() == 'b'; skip_spaces()) {
    BlockId id;
    if (!block_reference(id)) return false;
    list.push_back(id);
  }
  return true;
}

// Registers and blocks may be used before the text defines them; at the end each needs a
// definition.
bool Parser::check_references() {
  auto missing = [&](BlockId id) {
    return !block_seen_[id.index()] && !fail("there is no block bb." + std::to_string(id.index()));
  };
  for (const Edge& edge : edges_)
    if (missing(edge.to)) return false;
  if (const BlockId block = function_.frame.prologue_block; block.valid() && missing(block))
    return false;
  for (const JumpTable& table : function_.jump_tables)
    for (BlockId target : table.targets)
      if (missing(target)) return false;
  for (const Cell& cell : function_.cells) {
    if (cell.kind == CellKind::Block && missing(cell.block())) return false;
    if (cell.kind == CellKind::MemoryBase && cell.base_kind() == BaseKind::Slot &&
        !function_.frame.slots.contains(cell.slot()))
      return fail("there is no slot." + std::to_string(cell.payload));
  }
  return true;
}

// The `to` lists hold every edge; `from` lists may be left out, otherwise they must agree.
bool Parser::set_edges() {
  function_.set_edges(edges_);
  function_.set_labels(labels_);
  for (FromList& from : from_lists_) {
    std::span<const BlockId> edges = function_.predecessors(from.block);
    std::vector<BlockId> expected(edges.begin(), edges.end());
    std::ranges::sort(expected);
    std::ranges::sort(from.blocks);
    if (from.blocks != expected)
      return fail(from.place, "'from' and the 'to' lists of the blocks do not agree");
  }
  return true;
}

// --- instructions

bool Parser::parse_instruction() {
  if (function_.layout.empty()) return fail("expected a block");
  definitions_.clear();
  operands_.clear();
  SourceOffset origin = offset_;
  bool starts_with_name = peek() >= 'A' && peek() <= 'Z';
  if (!starts_with_name && !parse_definitions()) return false;
  skip_spaces();
  SourceOffset start = offset_;
  std::string_view text = word();
  auto [known, is_new] = known_names_.try_emplace(text);
  if (is_new && !find_instruction(target_, text, known->second)) {
    known_names_.erase(known);
    return fail(start, text.empty() ? std::string("expected an instruction")
                                    : "unknown instruction '" + std::string(text) + "'");
  }
  InstructionName name = known->second;
  return parse_operands() && append_instruction(name, origin);
}

bool Parser::parse_definitions() {
  do {
    Cell cell;
    if (!parse_register(cell)) return false;
    cell.detail |= 1;
    definitions_.push_back(cell);
  } while (accept(','));
  return expect('=');
}

bool Parser::parse_operands() {
  if (at_line_end()) return true;
  do {
    if (!parse_operand()) return false;
  } while (accept(','));
  return at_line_end() || fail("expected ',' or the end of the line");
}

bool Parser::parse_operand() {
  skip_spaces();
  TextOperand operand;
  std::string_view rest = source_.text().substr(offset_);
  Cell& cell = operand.cells[0];
  if (peek() == '[' || rest.starts_with("fs:") || rest.starts_with("gs:")) {
    if (!parse_address(operand)) return false;
  } else if (is_digit(peek()) || peek() == '-') {
    if (!integer(operand.value)) return false;
    operand.is_wide = true;
  } else if (rest.starts_with("bb.")) {
    BlockId block;
    if (!block_reference(block)) return false;
    cell = {CellKind::Block, 0, 0, -1, block.index()};
  } else if (peek() == '"') {
    std::string_view text;
    if (!quoted(text)) return false;
    cell = {CellKind::Text, 0, 0, -1, function_.add_text(text)};
  } else if (peek() == '@') {
    ++offset_;
    std::string_view name;
    if (!symbol_name(name)) return false;
    SymbolRef symbol = function_.symbol_ref(name);
    uint8_t is_local = accept("local") ? 1 : 0;
    cell = {CellKind::Symbol, is_local, 0, -1, symbol.index()};
  } else if (!parse_register(cell)) {
    return false;
  }
  operands_.push_back(operand);
  return true;
}

bool Parser::physical_register(Register& r) {
  skip_spaces();
  SourceOffset start = offset_;
  std::string_view name = word();
  for (size_t i = 1; i < target_.register_names.size(); ++i)
    if (target_.register_names[i] == name) {
      r = Register(static_cast<uint32_t>(i));
      return true;
    }
  offset_ = start;
  return false;
}

// [early] [tied[N]] register [@fixed]
bool Parser::parse_register(Cell& cell) {
  cell = {CellKind::Register, 0, 0, -1, 0};
  if (accept("early")) cell.detail = 2;
  skip_spaces();
  std::string_view rest = source_.text().substr(offset_);
  if (rest.size() > 4 && rest.starts_with("tied") && (rest[4] == ' ' || is_digit(rest[4]))) {
    offset_ += 4;
    uint32_t number = 0;
    if (is_digit(peek()) && !index("definition", number)) return false;
    if (number > 127) return fail("number of a definition is too large");
    cell.tied_to = static_cast<int8_t>(number);
    skip_spaces();
  }
  Register r, fixed;
  if (peek() == '%') {
    if (!parse_virtual_register(r)) return false;
    if (accept('@')) {
      if (!physical_register(fixed)) return fail("expected a physical register");
      cell.fixed = static_cast<uint8_t>(fixed.number());
    }
  } else if (!physical_register(r)) {
    return fail("expected an operand");
  }
  cell.payload = r.number();
  return true;
}

bool Parser::parse_virtual_register(Register& r) {
  const SourceOffset place = offset_++;
  ValueName name;
  uint32_t number = 0;
  if (!value_name(name) || !find_value(place, name, number)) return false;
  r = Register::virtual_register(number);
  return peek() != ':' || parse_register_class(number);
}

// The number of the register that `values` calls so, or of one without a name: `t12` is 12.
bool Parser::find_value(SourceOffset place, ValueName name, uint32_t& number) {
  if (const std::optional<uint32_t> listed = values_.find(name)) {
    number = *listed;
    return true;
  }
  const std::optional<uint32_t> plain = plain_number(name);
  if (!plain) return fail(place, values_.not_listed(name));
  if (*plain >= kMaxGap + static_cast<int64_t>(source_.text().size()))
    return fail(place, "number of a register is too large");
  number = *plain;
  make_room_for(number);
  const ValueName other = function_.virtual_registers[number].name();
  if (other.is_none()) return true;
  return fail(place, "register " + std::to_string(number) + " is called " + written(other));
}

void Parser::make_room_for(uint32_t number) {
  if (number < function_.virtual_registers.size()) return;
  function_.virtual_registers.resize(number + 1);
  class_known_.resize(number + 1);
}

bool Parser::parse_register_class(uint32_t number) {
  ++offset_;
  SourceOffset start = offset_;
  std::string_view class_name = word();
  VirtualRegister& facts = function_.virtual_registers[number];
  for (size_t i = 0; i < target_.classes.size(); ++i) {
    if (target_.classes[i].name != class_name) continue;
    RegClass register_class = static_cast<RegClass>(i);
    if (class_known_[number] && facts.register_class != register_class)
      return fail(start, "register has another class elsewhere");
    facts.register_class = register_class;
    class_known_[number] = true;
    return true;
  }
  return fail(start, "unknown register class");
}

bool Parser::parse_address(TextOperand& operand) {
  Address address;
  if (accept("fs")) address.segment = Segment::Fs;
  if (accept("gs")) address.segment = Segment::Gs;
  if (address.segment != Segment::None && !expect(':')) return false;
  if (!expect('[')) return false;
  bool negative = false;
  do {
    if (!parse_address_term(address, negative)) return false;
    negative = accept('-');
  } while (negative || accept('+'));
  if (!expect(']')) return false;
  address.to_cells(operand.cells);
  operand.count = 3;
  return true;
}

// rip | slot.N | [got | tpoff | gottpoff] @symbol | register | scale*register | displacement
bool Parser::parse_address_term(Address& address, bool negative) {
  skip_spaces();
  if (accept("rip")) {
    address.base_kind = BaseKind::InstructionPointer;
    return true;
  }
  static constexpr std::pair<std::string_view, SymbolUse> kUses[] = {
      {"got", SymbolUse::TableEntry},
      {"tpoff", SymbolUse::ThreadOffset},
      {"gottpoff", SymbolUse::ThreadOffsetEntry}};
  for (const auto& [use_word, use] : kUses)
    if (accept(use_word)) address.symbol_use = use;
  skip_spaces();
  if (peek() == '@') {
    ++offset_;
    std::string_view name;
    if (!symbol_name(name)) return false;
    address.symbol = function_.symbol_ref(name);
    return true;
  }
  if (source_.text().substr(offset_).starts_with("slot.")) {
    offset_ += 5;
    uint32_t number = 0;
    std::string_view name;
    if (!index("slot", number) || !name_behind_dot(name)) return false;
    address.base_kind = BaseKind::Slot;
    address.slot = SlotId(number);
    return true;
  }
  if (!is_digit(peek()) && peek() != '-') return parse_address_register(address, 0);
  SourceOffset start = offset_;
  int64_t value = 0;
  if (!integer(value)) return false;
  if (accept('*')) {
    if (value != 1 && value != 2 && value != 4 && value != 8)
      return fail(start, "scale must be 1, 2, 4 or 8");
    return parse_address_register(address, static_cast<uint8_t>(value));
  }
  if (negative) value = -value;
  if (value != static_cast<int32_t>(value)) return fail(start, "displacement needs 32 bits");
  address.displacement = static_cast<int32_t>(value);
  return true;
}

// A register without a scale is the base if there is none yet (and no index: "[8*%1 + …]").
bool Parser::parse_address_register(Address& address, uint8_t scale) {
  Cell cell;
  if (!parse_register(cell)) return false;
  bool first = address.base_kind == BaseKind::None && !address.index.valid() &&
               !address.symbol.valid() && scale == 0;
  if (first) {
    address.base_kind = BaseKind::Register;
    address.base = cell.reg();
  } else {
    if (address.index.valid()) return fail("address has two index registers");
    address.index = cell.reg();
    address.scale = scale == 0 ? 1 : scale;
  }
  return true;
}

bool Parser::append_instruction(const InstructionName& name, SourceOffset origin) {
  const InstrDesc& desc = target_[name.opcode];
  MachineInstr instruction;
  instruction.opcode = name.opcode;
  instruction.width = name.width;
  instruction.condition = name.condition;
  instruction.origin = origin;
  instruction.first_cell = static_cast<uint32_t>(function_.cells.size());

  size_t specified = 0;  // definitions that the row specifies
  while (specified < desc.operands.size() && desc.operands[specified].is_def) ++specified;
  for (size_t i = 0; i < definitions_.size() && i < specified; ++i) {
    Cell cell = definitions_[i];
    if (cell.reg().is_physical()) {
      if (desc.operands[i].early_clobber) cell.detail |= 2;
      cell.fixed = static_cast<uint8_t>(desc.operands[i].fixed.number());
    }
    function_.cells.push_back(cell);
  }
  for (size_t i = 0; i < operands_.size(); ++i) {
    bool in_row = specified + i < desc.operands.size();
    if (operands_[i].is_wide && operands_[i].value != static_cast<int32_t>(operands_[i].value) &&
        !(in_row && desc.operands[specified + i].kind == OperandKind::Immediate64))
      return fail(origin, "immediate needs 32 bits");
    append_operand(operands_[i], in_row ? &desc.operands[specified + i] : nullptr);
  }
  for (size_t i = specified; i < definitions_.size(); ++i) {
    Cell cell = definitions_[i];
    if (cell.reg().is_physical()) cell.fixed = static_cast<uint8_t>(cell.payload);
    function_.cells.push_back(cell);
  }
  size_t count = function_.cells.size() - instruction.first_cell;
  if (count > UINT16_MAX) return fail(origin, "instruction has too many operands");
  instruction.cell_count = static_cast<uint32_t>(count);
  function_.instructions.push_back(instruction);
  function_.blocks[function_.layout.back()].end =
      static_cast<uint32_t>(function_.instructions.size());
  return true;
}

void Parser::append_operand(const TextOperand& operand, const OperandSpec* spec) {
  if (operand.is_wide) {
    Cell cells[2];
    immediate64_to_cells(operand.value, cells);
    if (spec != nullptr && spec->kind == OperandKind::Immediate64) {
      function_.cells.insert(function_.cells.end(), cells, cells + 2);
    } else {
      cells[0].kind = CellKind::Immediate;
      function_.cells.push_back(cells[0]);
    }
    return;
  }
  Cell first = operand.cells[0];
  if (first.is_register() && first.reg().is_physical()) {
    first.fixed = static_cast<uint8_t>(spec != nullptr ? spec->fixed.number() : first.payload);
    if (spec != nullptr && first.tied_to < 0) first.tied_to = spec->tied_to;
  }
  function_.cells.push_back(first);
  function_.cells.insert(function_.cells.end(), operand.cells + 1, operand.cells + operand.count);
}

}  // namespace

bool parse(const SourceText& source, SourceOffset& offset, const TargetDesc& target,
           MachineFunction& function, Diagnostics& diagnostics) {
  return Parser(source, offset, target, function, diagnostics).parse();
}

}  // namespace lilt::mir
