// Recursive descent without recursion: lines in a function are the only nesting of the text.
#include "ir/mir/machine_parser.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <string>
#include <vector>

#include "ir/mir/function_parser.h"
#include "ir/support/frequency.h"

namespace lilt::mir {

// --- characters and tokens

void MachineTokens::skip_spaces() {
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

void MachineTokens::skip_lines() {
  for (skip_spaces(); peek() == '\n'; skip_spaces()) ++offset_;
}

bool MachineTokens::at_line_end() {
  skip_spaces();
  return peek() == '\n' || offset_ >= source_.text().size();
}

bool MachineTokens::accept(char c) {
  skip_spaces();
  if (peek() != c) return false;
  ++offset_;
  return true;
}

bool MachineTokens::accept(std::string_view expected) {
  skip_spaces();
  std::string_view rest = source_.text().substr(offset_);
  if (!rest.starts_with(expected)) return false;
  if (rest.size() > expected.size() && is_word_character(rest[expected.size()])) return false;
  offset_ += static_cast<SourceOffset>(expected.size());
  return true;
}

bool MachineTokens::expect(char c) {
  return accept(c) || fail(std::string("expected '") + c + "'");
}

bool MachineTokens::fail(SourceOffset place, std::string message) {
  diagnostics_.error(source_, place, std::move(message));
  return false;
}

std::string_view MachineTokens::word() {
  skip_spaces();
  SourceOffset start = offset_;
  while (is_word_character(peek())) ++offset_;
  return source_.text().substr(start, offset_ - start);
}

bool MachineTokens::integer(int64_t& value) {
  skip_spaces();
  const char* end = source_.text().data() + source_.text().size();
  auto result = std::from_chars(at(), end, value);
  if (result.ec == std::errc::result_out_of_range) return fail("number does not fit in 64 bits");
  if (result.ec != std::errc()) return fail("expected a number");
  offset_ += static_cast<SourceOffset>(result.ptr - at());
  return true;
}

bool MachineTokens::index(std::string_view what, uint32_t& value) {
  SourceOffset start = offset_;
  int64_t number = 0;
  if (!is_digit(peek())) return fail("expected the number of a " + std::string(what));
  if (!integer(number)) return false;
  if (number >= kMaxGap + static_cast<int64_t>(source_.text().size()))
    return fail(start, "number of a " + std::string(what) + " is too large");
  value = static_cast<uint32_t>(number);
  return true;
}

bool MachineTokens::quoted(std::string_view& name) {
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

bool MachineTokens::name(std::string_view& name, std::string_view what) {
  if (peek() == '"') return quoted(name);
  SourceOffset start = offset_;
  while (is_name_character(peek())) ++offset_;
  if (offset_ == start) return fail("expected " + std::string(what));
  name = function_.names.copy(source_.text().substr(start, offset_ - start));
  return true;
}

bool MachineTokens::name_after_dot(std::string_view& found) {
  found = {};
  if (peek() != '.') return true;
  ++offset_;
  return name(found, "a name");
}

// Only digits without quotes are a number.
bool MachineTokens::value_name(ValueName& found) {
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

bool FunctionParser::parse() {
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

bool FunctionParser::parse_header() {
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

bool FunctionParser::parse_properties() {
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

bool FunctionParser::parse_feature() {
  if (!accept('+')) return false;
  const std::span<const std::string_view> names = function_.target().feature_names;
  for (size_t i = 0; i < names.size(); ++i)
    if (accept(names[i])) {
      function_.features |= 1u << i;
      return true;
    }
  return false;
}

bool FunctionParser::parse_frame() {
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
    } else if (accept("single-calls")) {
      frame.has_single_calls = true;
    } else if (accept("passes-ymm")) {
      frame.passes_ymm = true;
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
    } else if (accept("patchable")) {
      if (!integer(value)) return false;
      frame.patchable = static_cast<uint16_t>(value);
    } else if (accept("popped")) {
      if (!integer(value)) return false;
      frame.popped = static_cast<uint32_t>(value);
    } else if (accept("jump-room")) {
      if (!integer(value)) return false;
      frame.jump_room = static_cast<uint32_t>(value);
    } else if (accept("prefix")) {
      if (!integer(value)) return false;
      frame.patchable_prefix = static_cast<uint16_t>(value);
    } else if (accept("stack-align")) {
      if (!integer(value)) return false;
      frame.stack_align = static_cast<uint8_t>(value);
    } else if (accept("mitigations")) {
      if (!integer(value)) return false;
      frame.mitigations = static_cast<uint8_t>(value);
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

bool FunctionParser::parse_slot() {
  FrameSlot slot;
  uint32_t number = 0;
  if (!expect('.') || !index("slot", number) || !name_after_dot(slot.name)) return false;
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
bool FunctionParser::parse_constant() {
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
  const bool is_size = std::has_single_bit(bytes.size()) && bytes.size() >= 4 && bytes.size() <= 32;
  if (!is_size || 2 * bytes.size() != digits.size())
    return fail(start, "expected '@.LC' and 8, 16, 32 or 64 hexadecimal digits");
  function_.constant(bytes);
  return true;
}

bool FunctionParser::parse_jump_table() {
  std::string_view name;
  std::vector<BlockId> targets;
  if (!expect('@') || !symbol_name(name) || !parse_block_list(targets)) return false;
  function_.add_jump_table(function_.symbol_ref(name), targets);
  return true;
}

bool FunctionParser::parse_personality() {
  std::string_view name;
  if (!expect('@') || !symbol_name(name)) return false;
  function_.personality = function_.symbol_ref(name);
  return true;
}

// @a null …
bool FunctionParser::parse_types() {
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
bool FunctionParser::parse_landing_pad() {
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
bool FunctionParser::parse_values() {
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
bool FunctionParser::check_value(SourceOffset place, ValueName name, uint32_t number) {
  if (!values_.add(name, number)) return fail(place, "second value " + written(name));
  make_room_for(number);
  const ValueName other = function_.virtual_registers[number].name();
  if (other.is_none()) return true;
  return fail(place, "register " + std::to_string(number) + " is " + written(other) + " already");
}

bool FunctionParser::block_reference(BlockId& id) {
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

bool FunctionParser::parse_block() {
  SourceOffset start = offset_;
  BlockId id;
  if (!block_reference(id) || !name_after_dot(function_.blocks[id].name)) return false;
  if (block_seen_[id.index()]) return fail(start, "second block of this number");
  block_seen_[id.index()] = true;
  function_.layout.push_back(id);
  uint32_t begin = static_cast<uint32_t>(function_.instructions.size());
  function_.blocks[id].begin = function_.blocks[id].end = begin;
  if (!parse_block_facts(id) || !expect(':')) return false;
  return at_line_end() || fail("expected the end of the line");
}

bool FunctionParser::parse_block_facts(BlockId id) {
  int64_t value = 0;
  SourceOffset half = kNoOffset;  // the word
  for (skip_spaces(); peek() != ':'; skip_spaces()) {
    const SourceOffset place = offset_;
    if (accept("freq")) {
      skip_spaces();
      const char* end = source_.text().data() + source_.text().size();
      auto result = std::from_chars(at(), end, function_.blocks[id].frequency);
      if (result.ec != std::errc()) return fail("expected a frequency");
      function_.blocks[id].frequency = rounded_frequency(function_.blocks[id].frequency);
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
      function_.blocks[id].is_half_after = true;
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

bool FunctionParser::check_half(const MachineBlock& block, SourceOffset half) {
  if (block.align_log2 == 0) return fail(half, "'half' needs an alignment of at least 2");
  return block.most_padding == UINT8_MAX || fail(half, "'half' excludes 'padding'");
}

bool FunctionParser::parse_block_list(std::vector<BlockId>& list) {
  for (skip_spaces(); peek() == 'b'; skip_spaces()) {
    BlockId id;
    if (!block_reference(id)) return false;
    list.push_back(id);
  }
  return true;
}

// Registers and blocks may be used before the text defines them; at the end each needs a
// definition.
bool FunctionParser::check_references() {
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
bool FunctionParser::set_edges() {
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

bool parse(const SourceText& source, SourceOffset& offset, const TargetDesc& target,
           MachineFunction& function, Diagnostics& diagnostics) {
  return FunctionParser(source, offset, target, function, diagnostics).parse();
}

}  // namespace lilt::mir
