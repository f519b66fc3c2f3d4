// One function body: text → ssa::Function, checked.
//
// Instructions are created in the order of the text. A use of a local that is defined earlier in
// the text is resolved immediately; one that is defined later is entered in the list of forward
// uses of its name, and its operand is filled in at the definition. Blocks are created when they
// are first mentioned and put in the order of the text at the end.
//
// For most uses dominance costs one test: definitions in the entry block or earlier in the same
// block dominate. Only other uses are collected; the dominator tree answers them at the end.
//
//   parse_function.cpp     arguments, statements, blocks, recovery from errors
//   parse_instruction.cpp  instructions
//   parse_aggregate.cpp    parts of structs, arrays and vectors
//   parse_atomic.cpp       atomic instructions, va_arg
//   parse_exception.cpp    invoke, landingpad, resume
//   parse_call.cpp         calls
//   resolve_locals.cpp     uses and definitions of names, forward or not
//   check_function.cpp     checks after the whole body is read: undefined names, phis, dominance
#pragma once

#include <array>
#include <optional>
#include <unordered_set>
#include <vector>

#include "frontend/llvm/attribute_parser.h"
#include "frontend/llvm/constant_parser.h"
#include "frontend/llvm/keywords.h"
#include "frontend/llvm/local_table.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"

namespace lilt::frontend {

class BodyParser {
 public:
  BodyParser(ssa::ModuleLayer& module, Diagnostics& diagnostics);

  // See FunctionParser::parse.
  bool parse(ssa::SymbolId symbol, ssa::Function& function);
  void set_flooded() { reporter_.set_flooded(); }
  ssa::Analyses& analyses() { return analyses_; }

 private:
  // Gives back the text before a place that the parser has come to.
  void release_text(SourceOffset place) {
    if (place >= released_text_ && place - released_text_ < kReleasedText) [[likely]]
      return;
    reporter_.source().release(0, place);  // with what a comparison of names brought back
    released_text_ = place;
  }
  void release_tables();

  // --- values of names in the table of locals: an instruction, or one of these
  static constexpr uint32_t kForward = 1u << 31;     // | index into forward_names_
  static constexpr uint32_t kBroken = kForward - 1;  // its definition has an error
  enum class UseKind : uint8_t { Plain, Index };     // Index: of a getelementptr

  // The place of a use: an instruction of a block, or (for a phi's incoming value) the end of the
  // block.
  struct UsePlace {
    ssa::InstId user;  // none(): the end
    ssa::BlockId block;
  };
  struct ForwardUse {
    uint32_t next = UINT32_MAX;  // of the same name
    ssa::InstId user;
    uint32_t operand = 0;
    ssa::TypeId expected;  // source type
    UsePlace place;
    SourceOffset offset = kNoOffset;
    UseKind kind = UseKind::Plain;
  };
  struct ForwardName {
    LocalName name;
    uint32_t first_use = UINT32_MAX;
    bool defined = false;
  };
  // "Does the definition dominate the use?", asked at the end.
  struct DominanceQuery {
    ssa::InstId definition;
    UsePlace place;
    SourceOffset offset;
  };
  // The number that LLVM gives to an unnamed local or block; valid unless another has it.
  struct ImplicitNumber {
    uint32_t number;
    ssa::InstId local;
  };
  struct ImplicitBlock {
    uint32_t number;
    ssa::BlockId block;
  };
  // An instruction whose rules the whole graph or block decides: one of exception handling, or a
  // `musttail` call.
  struct NotedInstruction {
    ssa::InstId id;
    SourceOffset offset;  // of its opcode, or of the callee
  };
  struct Case {
    uint32_t value;  // constants are equal when their ids are
    SourceOffset place;
    auto operator<=>(const Case&) const = default;
  };
  // A phi's value for a predecessor.
  struct Incoming {
    ssa::BlockId from;
    ssa::Value value;
    SourceOffset place;
  };
  struct Phi {
    ssa::InstId id;
    SourceOffset offset;          // of its opcode
    uint32_t first_incoming = 0;  // its blocks' places in incoming_places_
  };

  // --- parse_function.cpp
  void start(ssa::SymbolId symbol, ssa::Function& function);
  void parse_arguments();
  void parse_statements();
  void parse_statement();
  void skip_use_list_orders();
  void parse_debug_record();
  std::string_view parse_debug_arguments();
  bool is_stored_before(std::string_view number, std::string_view behind);
  ssa::DebugRecord make_debug_record(ssa::DebugRecord::Kind kind, bool is_assignment,
                                     std::string_view& arguments);
  ssa::Value parse_debug_value(std::string_view text);
  void add_debug_record(ssa::DebugRecord record, std::string_view location);
  void recover();
  bool at_plausible_statement() const;
  bool at_result_without_sigil() const;
  void parse_label();
  void begin_labelled_block(const LocalName& name);
  void start_block(ssa::BlockId block, SourceOffset offset);
  void start_unlabelled_block();
  bool take_label_comment(LocalName& name) const;
  void require_open_block() {
    if (!block_.valid()) [[unlikely]]
      start_unlabelled_block();
  }
  void report_unterminated(SourceOffset place);
  ssa::BlockId block_named(const LocalName& name);
  ssa::BlockId parse_label_operand();
  ssa::Name name_for(const LocalName& name);
  void fix_layout();

  // --- parse_instruction.cpp
  void parse_instruction(std::string_view word, const Keyword& keyword);
  void parse_modified_call(std::string_view word, FlagWord modifier);
  ssa::InstId parse_opcode(ssa::Opcode opcode);
  [[noreturn]] void fail_arithmetic(ssa::Opcode opcode, ssa::TypeId type, SourceOffset place);
  ssa::InstId parse_binary(ssa::Opcode opcode);
  ssa::InstId parse_floating_negation();
  ssa::InstId parse_cast(ssa::Opcode opcode);
  ssa::InstId parse_comparison(ssa::Opcode opcode);
  ssa::InstId parse_alloca();
  ssa::InstId parse_load();
  [[noreturn]] void fail_load_operand(ssa::TypeId type, SourceOffset place);
  ssa::InstId parse_store();
  ssa::TypeId parse_stored_address(ssa::TypeId type);
  ssa::InstId parse_gep();
  ssa::TypeId parse_gep_index(ssa::TypeId current, ssa::TypeId& lanes);
  ssa::InstId parse_phi();
  ssa::InstId parse_select();
  ssa::InstId parse_freeze();
  ssa::InstId parse_packed();
  ssa::InstId parse_return();
  ssa::InstId parse_branch();
  ssa::InstId parse_switch();
  void check_cases();
  ssa::InstId parse_indirect_branch();
  uint16_t parse_flags(ssa::Opcode opcode);
  uint16_t one_flag(ssa::Opcode opcode, const Keyword& keyword);
  uint16_t parse_alignment();
  uint16_t accept_usual_alignment();
  uint16_t parse_memory_trailer(ssa::Opcode opcode);
  void parse_attachments();
  void parse_loop();
  void keep_loop_rolled();
  void parse_branch_attachments(size_t targets);
  void parse_profile();
  bool scan_branch_weights();
  void parse_metadata_attachment();
  void parse_fact(ssa::FactKind kind);
  void note_fact(ssa::FactKind kind, ssa::MetadataNode node);
  void forget_facts();
  uint16_t take_facts(ssa::Opcode opcode);
  ssa::FactsIndex index_of_access_type();
  bool parse_inline_location();
  void parse_other_word(std::string_view word, const Keyword& keyword);
  void take_unknown(std::string_view word, const Keyword& keyword);
  std::string unknown_opcode_help(std::string_view word);

  // --- parse_aggregate.cpp
  ssa::InstId parse_extract_value();
  ssa::InstId parse_insert_value();
  ssa::TypeId parse_part_indices(ssa::TypeId aggregate);
  ssa::TypeId parse_vector_operand();
  void parse_element_index();
  ssa::InstId parse_extract_element();
  ssa::InstId parse_insert_element();
  ssa::InstId parse_shuffle_vector();

  // --- parse_atomic.cpp
  ssa::AtomicOrdering parse_ordering();
  ssa::AtomicOrdering parse_access_ordering(ssa::Opcode opcode, ssa::TypeId type);
  void check_atomic_type(ssa::TypeId type, ssa::Opcode opcode, bool integers_only);
  ssa::InstId parse_fence();
  ssa::TypeId parse_atomic_pointer();
  ssa::InstId parse_compare_exchange();
  ssa::InstId parse_atomic_update();
  ssa::InstId parse_va_arg();

  // --- parse_assembly_branch.cpp
  void parse_assembly_branch();
  uint32_t number_ways(ssa::InstId call);

  // --- parse_call.cpp
  struct CallState {
    ssa::TypeId written;  // the type before the callee: a result, or a whole function type
    SourceOffset written_place = kNoOffset;
    bool explicit_type = false;  // the written type is a function type
    ssa::TypeId function_type;   // explicit or the callee's: the arguments must match it
    // The callee: a symbol (which may be unknown), a local or a constant expression.
    SourceOffset callee_place = kNoOffset;
    ssa::SymbolId symbol;
    std::string_view symbol_name;
    bool is_local = false;
    LocalName local;
    ssa::Value constant;
    ssa::TypeId callee_type;                          // source type of the callee, when it is known
    ssa::TypeId callee_function;                      // its function type, when it is known
    SourceOffset definition = kNoOffset;              // of the callee, for notes
    bool differs = false;                             // the call's type is not the callee's
    bool is_broken = false;                           // the callee has an error, which is reported
    AttributeParser::Parameter result;                // its attributes
    ParameterWords words = 0;                         // of the arguments so far
    ssa::TypeId returned;                             // of the argument that is `returned`
    ssa::FunctionAttributes function_attributes = 0;  // of the call itself
    uint32_t type_hash = 0;                           // with ChecksType
    ssa::CallFacts facts;
    ssa::CallingConvention convention = ssa::CallingConvention::C;
  };
  struct Call : CallState {
    std::vector<ssa::TypeId> argument_types;
    struct Attributes {
      uint32_t position;
      ssa::ParameterAttributes attributes;
    };
    std::vector<Attributes> attributes;  // of arguments and result, that change the code

    // Resets every field; keeps the memory.
    void start() {
      static_cast<CallState&>(*this) = CallState();
      argument_types.clear();
      attributes.clear();
    }
  };
  ssa::InstId parse_call(uint16_t flags);
  void parse_call_prefix(Call& call);
  bool parse_callee(Call& call);
  bool parse_callee_symbol(Call& call);
  static bool is_intrinsic(const Call& call) { return call.symbol_name.starts_with("llvm."); }
  void choose_function_type(Call& call);
  // Returns the place of `...` after them; kNoOffset if the call has none.
  SourceOffset parse_call_arguments(Call& call);
  void check_swift_errors(const Call& call);
  bool may_be_swift_error(ssa::Value argument) const;
  void check_forwarding(const Call& call, SourceOffset ellipsis, uint16_t flags);
  void drop_variables(const Call& call, SourceOffset ellipsis);
  void check_must_tail_calls();
  ssa::ConstantId parse_inline_assembly();
  ssa::ConstantId parse_metadata_argument();
  ssa::ConstantId parse_numbered_metadata();
  void parse_argument_attributes(Call& call, size_t index, ssa::TypeId type);
  bool at_argument_attribute() const;
  bool parse_argument_attribute(AttributeParser::Parameter& found, ssa::TypeId type);
  void check_result_attributes(const Call& call);
  void note_attributes(Call& call, uint32_t position, ssa::ParameterAttributes& attributes);
  void keep_attributes(const Call& call, ssa::InstId id);
  void keep_facts(Call& call, ssa::InstId id);
  bool checks_arguments(const Call& call) const;
  void check_argument(Call& call, size_t index, ssa::TypeId found, SourceOffset place);
  void check_argument_count(Call& call, size_t count);
  bool is_assembly(const Call& call) const;
  void check_assembly(const Call& call, size_t count);
  void settle_function_type(Call& call);
  void settle_callee(Call& call);
  void check_intrinsic(const Call& call);
  void drop_alignment(Call& call);
  void declare_implicitly(Call& call);
  void parse_call_suffix(Call& call);
  void parse_bundles(Call& call);
  void parse_type_hash(Call& call);
  bool at_call_attribute() const;
  void parse_debug_intrinsic(const Call& call);
  std::string shown_callee(const Call& call) const;

  // --- parse_exception.cpp
  ssa::InstId parse_exception_instruction(ssa::Opcode opcode);
  ssa::InstId parse_invoke();
  ssa::InstId parse_landing_pad();
  void parse_clause(bool is_filter);
  ssa::InstId parse_resume();
  ssa::InstId note_exception(SourceOffset place, ssa::InstId id);
  void check_exceptions();

  // --- resolve_locals.cpp
  ssa::Value use_local(const LocalName& name, ssa::TypeId expected, UseKind kind);
  ssa::Value use_unresolved(const LocalName& name, ssa::TypeId expected, UseKind kind,
                            UsePlace place);
  ssa::Value use_in_phi(const LocalName& name, ssa::TypeId expected, ssa::BlockId from);
  void check_use(const LocalName& name, ssa::InstId definition, ssa::TypeId expected, UseKind kind);
  bool type_is_usable(ssa::TypeId found, ssa::TypeId expected, UseKind kind) const;
  // Most instructions lack a result, or name it by a new number.
  void define_result(ssa::InstId id) {
    const bool has_value = (*function_)[id].type != ssa::kVoid;
    if (!has_result_ && !has_value) return;
    if (!has_value || !has_result_ || !result_.is_number ||
        !locals_.enter(result_.number, id.index())) [[unlikely]]
      return define_other_result(id);
    function_->set_name(id, ssa::Name::number(result_.number));
    take_number(result_.number);
  }
  void define_other_result(ssa::InstId id);
  void report_no_result(std::string_view word);
  void define(const LocalName& name, ssa::InstId id);
  void define_broken(const LocalName& name);
  void resolve_forward(uint32_t forward, ssa::InstId id);
  void report_redefinition(const LocalName& name, SourceOffset first, std::string_view what);
  ssa::TypeId known_type(const LocalName& name);
  std::optional<ssa::TypeId> type_of_local(std::string_view text);
  bool defines_later(std::string_view text) const;
  std::string shown_text(const LocalName& name) const;
  std::string shown_local(const LocalName& name) const;
  std::string shown_local(ssa::InstId id) const;
  std::string shown_name(ssa::Name name) const;
  std::string shown_block(ssa::BlockId block) const;

  // --- check_function.cpp
  void finish();
  void resolve_implicit_numbers();
  void report_undefined_locals();
  bool is_parameter_without_sigil(std::string_view name) const;
  void report_undefined_labels();
  void resolve_implicit_blocks();
  void use_block(uint32_t instruction, const std::vector<ssa::BlockId>& meant);
  void mark_address_taken();
  void report_shared_names();
  void check_phis();
  void check_phi(const Phi& phi);
  void check_incoming_of_invoke(const Incoming& entry, ssa::BlockId block);
  void report_missing_incoming(const Phi& phi, ssa::BlockId predecessor);
  void check_dominance();
  void report_dominance(const DominanceQuery& query, ssa::BlockId home);
  std::vector<ssa::BlockId> path_around(ssa::BlockId home, ssa::BlockId from, ssa::BlockId to);
  std::string shown_path(const std::vector<ssa::BlockId>& path) const;

  // --- operands and results
  // push_back where there mostly is room: the code that grows the array is not here.
  void add_operand(ssa::Value value) {
    if (operands_.size() == operands_.capacity()) [[unlikely]]
      grow_operands();
    if (operands_.size() == operands_.capacity()) __builtin_unreachable();
    operands_.push_back(value);
  }
  void grow_operands();
  // An operand of the given source type: appended to operands_.
  void parse_operand(ssa::TypeId type, UseKind kind = UseKind::Plain) {
    if (cursor_.peek() == '%')
      add_operand(parse_local(type, kind));
    else
      add_operand(ssa::Value(constants_.parse(type)));
  }
  // Mostly a number that has a value of this type.
  ssa::Value parse_local(ssa::TypeId type, UseKind kind) {
    SourceOffset place = cursor_.offset();
    uint32_t number = 0;
    if (!cursor_.accept_local_number(number)) return use_local(cursor_.local_name(), type, kind);
    const uint32_t entry = locals_.value_of(number);
    if (entry >= kBroken || source_type(ssa::InstId(entry)) != type) [[unlikely]]
      return use_local(LocalName::numbered(number, place), type, kind);
    note_use(ssa::InstId(entry), place);
    return ssa::Value(ssa::InstId(entry));
  }
  // A type and an operand of it.
  ssa::TypeId parse_typed_operand() {
    ssa::TypeId type = types_.parse_value_type();
    parse_operand(type);
    return type;
  }
  // `, ptr` before a local, as the address of most loads and stores: consumed.
  bool accept_usual_address() {
    constexpr char kStart[] = ", ptr %";
    if (context_.typed || !cursor_.at_text(kStart)) return false;
    cursor_.move_to(cursor_.position() + std::size(kStart) - 2);
    return true;
  }
  // Creates an instruction with operands_ at the end of the block; returns its id.
  [[gnu::flatten]] ssa::InstId emit(ssa::Opcode opcode, ssa::TypeId source_type, uint16_t flags = 0,
                                    uint8_t subcode = 0) {
    ssa::InstId id = function_->create_at_end(block_, opcode, context_.erased(source_type),
                                              operands_, flags, subcode, statement_);
    if (context_.typed) source_types_.push_back(source_type);
    return id;
  }
  ssa::TypeId source_type(ssa::InstId id) const {
    return context_.typed ? source_types_[id.index()] : (*function_)[id].type;
  }
  // Records a use of a definition earlier in the text.
  void note_use(ssa::InstId definition, SourceOffset offset) {
    if (definition.index() >= entry_end_ && definition.index() < block_begin_) [[unlikely]]
      queries_.push_back({definition, {next_instruction(), block_}, offset});
  }
  // Records the number that the text gives to a local or block.
  void take_number(uint32_t number) {
    numbers_ascend_ &= number >= next_number_;
    next_number_ = number + 1;
  }
  ssa::InstId next_instruction() const {
    return ssa::InstId(static_cast<uint32_t>(function_->value_count()));
  }

  Reporter reporter_;
  Cursor cursor_;
  ssa::ModuleLayer& layer_;
  ParseContext context_;
  TypeParser types_;
  ConstantParser constants_;
  AttributeParser attributes_;

  // --- of the function
  ssa::Function* function_ = nullptr;
  ssa::SymbolId symbol_;
  ssa::TypeId result_type_;  // source type
  SourceOffset body_end_ = 0;
  SourceOffset released_text_ = 0;  // the text before was given back
  LocalTable locals_;
  LocalTable labels_;
  std::vector<std::string> label_addresses_;  // names of blocks, instead of labels of `asm goto`
  std::vector<ssa::TypeId> source_types_;     // by instruction; in typed dialects only
  std::vector<ForwardName> forward_names_;
  std::vector<ForwardUse> forward_uses_;
  std::vector<DominanceQuery> queries_;
  std::vector<ImplicitNumber> implicit_numbers_;
  std::vector<ImplicitBlock> implicit_blocks_;
  std::vector<NotedInstruction> exceptions_;
  std::vector<NotedInstruction> must_tail_calls_;
  ssa::TypeId exception_type_;             // of the landing pads; a source type
  std::vector<ssa::BlockId> order_;        // blocks as in the text
  std::vector<LocalName> first_mentions_;  // by block
  std::vector<Phi> phis_;
  std::vector<SourceOffset> incoming_places_;
  uint32_t next_number_ = 0;             // that LLVM would give to the next unnamed local or block
  uint32_t entry_end_ = 0;               // instructions below are arguments or in the entry block
  std::unordered_set<uint64_t> stores_;  // in the current block, up to stores_read_: their numbers
  SourceOffset stores_read_ = 0;         // of `!DIAssignID`
  uint32_t block_begin_ = 0;             // instructions from here on are in the current block
  bool entry_is_labelled_ = false;
  bool has_syntax_error_ = false;
  bool lost_definitions_ = false;  // text with definitions was skipped after an error
  // A block lacks its terminator or a branch its target: nothing may walk the graph.
  bool graph_is_broken_ = false;
  bool numbers_ascend_ = true;  // so far; otherwise instructions get no implicit numbers
  bool has_debug_info_ = false;
  bool stays_rolled_ = false;  // an attachment of this instruction says so of its loop
  // Of the attachments that were read; where they belong to no instruction that keeps them, they
  // are dropped. Nearly all accesses have a type and nothing else.
  ssa::MetadataNode access_type_ = ssa::metadata::None;
  ssa::Facts other_facts_;
  bool has_other_facts_ = false;
  struct KnownType {
    ssa::MetadataNode type = ssa::metadata::None;
    ssa::FactsIndex index = 0;  // of the set that has this type only
  };
  std::array<KnownType, 64> known_types_;  // of this function, by number
  bool has_redefinition_ = false;          // some name is defined twice

  bool warned_of_unlabelled_block_ = false;

  // --- of the block
  ssa::BlockId block_;  // none() after a terminator
  bool block_is_broken_ = false;
  bool only_phis_so_far_ = true;

  // --- of the statement
  SourceOffset statement_ = 0;
  SourceOffset opcode_place_ = 0;
  bool has_result_ = false;
  LocalName result_;
  std::vector<ssa::Value> operands_;
  std::vector<ssa::Value> arguments_;  // of a call of a local, while the callee is entered
  std::vector<uint32_t> weights_;      // of the branch at hand
  std::vector<Case> cases_;
  Call call_;

  // --- of the phi that is checked
  std::vector<Incoming> incoming_;
  std::vector<ssa::BlockId> predecessors_;

  Arena scratch_;
  ssa::Analyses analyses_{scratch_};
};

}  // namespace lilt::frontend
