// What conventions say about arguments, the frame and segments.
//
// Variable arguments: what a variadic function finds in registers, and its va_start copies. The
// register save area has the six general registers, eight bytes each, then the eight xmm registers,
// sixteen bytes each; a function stores those without a named argument when it begins, in this
// order. (System V ABI, AMD64 supplement, 3.5.7.) One of win64cc stores them to the words that
// its caller leaves for them below the arguments on the stack.
#include "backend/abi/system_v.h"
#include "backend/certify/source_runs.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::certify {

namespace {

constexpr std::string_view kStackArguments = "llvm.lilt.stack.arguments";
constexpr uint64_t kVariableKey = 0x5AFE;
constexpr int64_t kWord = 8, kVector = 16;

bool has_call_of(const ssa::Function& function, std::string_view intrinsic) {
  for (const ssa::BlockId block : function.blocks())
    for (ssa::InstId id = function[block].first; id.valid(); id = function.next(id))
      if (ssa::called_intrinsic_name(function, id) == intrinsic) return true;
  return false;
}

}  // namespace

void Source::find_variable_arguments() {
  const ssa::CallingConvention convention = backend::own_convention(function_);
  const bool is_win64 = convention == ssa::CallingConvention::Win64;
  if (!is_win64 && convention != ssa::CallingConvention::C)
    return refuse("variable arguments of another convention");
  backend::ArgumentAssigner assigner(function_);
  for (uint32_t i = 0; i < function_.argument_count(); ++i)
    assigner.next(function_[function_.argument(i)].type, parameter_attributes(function_, i));
  const auto general = backend::registers_of(convention).general,
             vector = backend::registers_of(convention).vector;
  const uint32_t first = assigner.general_registers(), first_vector = assigner.vector_registers();
  first_on_stack_ = is_win64 && first < general.size() ? kWord * first : assigner.stack_bytes();
  std::optional<int64_t> area = in_code_.register_save_area;
  if (is_win64 && has_call_of(function_, kStackArguments)) area = 0;
  const auto note = [&](mir::Register reg, unsigned bytes, int64_t offset) {
    const Samples* content =
        new_random(arena_, bytes == kVector ? 4 : 1, mixed(kVariableKey, reg.number()));
    variable_arguments_.push_back({reg, content, bytes, area ? in_frame(*area + offset) : nullptr});
  };
  for (uint32_t i = first; i < general.size(); ++i) note(general[i], kWord, kWord * i);
  const auto vectors_at = static_cast<int64_t>(kWord * general.size());
  for (uint32_t i = first_vector; i < vector.size() && !is_win64; ++i)
    note(vector[i], kVector, vectors_at + kVector * i);
  area.reset();
  note(backend::variadic_count_register(), 1, 0);
}

void Source::save_variable_arguments() {
  const bool has_vectors = (function_.attributes() & ssa::function_attribute::NoImplicitFloat) == 0;
  for (const VariableArgument& argument : variable_arguments_) {
    if (argument.saved_at == nullptr || (argument.bytes != kWord && !has_vectors)) continue;
    note_access(argument.saved_at, argument.bytes);
    events_[block_.index()].push_back({Event::Kind::Store, static_cast<uint8_t>(argument.bytes),
                                       ssa::InstId(), argument.saved_at, argument.content});
  }
}

const Samples* Source::in_frame(int64_t distance) {
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run)
    made->word(run) = frame_top_->word(run) + static_cast<uint64_t>(distance);
  return made;
}

// The address that an intrinsic gives; null: it gives none.
const Samples* Source::frame_address(ssa::InstId id, std::string_view intrinsic) {
  constexpr int64_t kFramePointer = -16;
  if (intrinsic == kStackArguments) return in_frame(first_on_stack_);
  if (intrinsic == "llvm.lilt.register.save.area" && in_code_.register_save_area)
    return in_frame(*in_code_.register_save_area);
  if (intrinsic == "llvm.addressofreturnaddress") return in_frame(kReturnAddress);
  const bool is_own = function_.operands(id).size() > 2 &&
                      value(function_.operand(id, 2)) != nullptr &&
                      value(function_.operand(id, 2))->word(0) == 0;
  if (intrinsic == "llvm.frameaddress" && is_own) return in_frame(kFramePointer);
  if (intrinsic == "llvm.returnaddress" && is_own) return return_address();
  return nullptr;
}

const Samples* Source::return_address() {
  if (return_address_ == nullptr) return_address_ = symbol("<return address>");
  return return_address_;
}

// --- objects that are passed by value

void Source::find_objects_on_stack() {
  backend::ArgumentAssigner assigner(function_);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    const ssa::ParameterAttributes& attributes = parameter_attributes(function_, i);
    const auto location = assigner.next(function_[function_.argument(i)].type, attributes);
    if (!attributes.by_value.valid()) continue;
    objects_.resize(function_.argument_count());
    objects_[i] = in_frame(location.stack_offset);
  }
}

// The callee gets copies of them.
void Source::note_call(ssa::InstId id) {
  const std::span<const ssa::Value> arguments = function_.operands(id).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    if (function_.type_of(arguments[i]) != ssa::kPtr) continue;
    const ssa::ParameterAttributes& attributes = backend::call_attributes(function_, id, i);
    if (attributes.by_value.valid() && value(arguments[i]) != nullptr)
      note_access(
          value(arguments[i]),
          static_cast<unsigned>(backend::by_value_object(function_.types(), attributes).size));
  }
  events_[block_.index()].push_back({Event::Kind::Call, 0, id});
}

// --- segments

const Samples* Source::segment(mir::Segment segment) {
  const Samples*& start = segments_[static_cast<size_t>(segment)];
  if (start == nullptr) start = symbol(segment == mir::Segment::Fs ? "<%fs>" : "<%gs>");
  return start;
}

// Where a pointer leads: those of some address spaces count from the beginning of a segment.
const Samples* Source::place(ssa::Value pointer) {
  constexpr uint32_t kGs = 256, kFs = 257;  // LLVM's address spaces
  const Samples* distance = value(pointer);
  const uint32_t space = function_.types()[function_.type_of(pointer)].bits;
  if (distance == nullptr || (space != kGs && space != kFs)) return distance;
  const Samples* start = segment(space == kFs ? mir::Segment::Fs : mir::Segment::Gs);
  Samples* made = new_samples(arena_, 1);
  for (unsigned run = 0; run < kRuns; ++run) {
    made->word(run) = start->word(run) + distance->word(run);
    forget(*made, run, distance->undefined_bytes(run), arena_);
  }
  return made;
}

// Besides loads, stores and atomic instructions.
bool Source::accesses_memory(std::string_view intrinsic) {
  return intrinsic == "llvm.stackprotector" || intrinsic == "llvm.lilt.gather" ||
         intrinsic.starts_with("llvm.lilt.masked.");
}

}  // namespace lilt::certify
