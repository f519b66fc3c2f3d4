// Contexts and options.
#include <algorithm>

#include "driver/library/error.h"
#include "driver/library/handles.h"
#include "driver/processor.h"
#include "ir/support/suggestion.h"

using namespace lilt;
using namespace lilt::library;

namespace {

std::shared_ptr<const backend::CompileOptions> default_options() {
  backend::CompileOptions options;
  options.threads = 0;
  return std::make_shared<const backend::CompileOptions>(std::move(options));
}

}  // namespace

WarmCompiler& lilt_context::compiler_for(const lilt_options* options) {
  if (options == nullptr && defaults_ == nullptr) defaults_ = default_options();
  const std::shared_ptr<const backend::CompileOptions>& wanted =
      options == nullptr ? defaults_ : options->compile;
  if (compiler_ == nullptr || compiler_->options() != wanted)
    compiler_ = std::make_unique<WarmCompiler>(wanted);
  compiler_->diagnostics() = {};
  return *compiler_;
}

WarmCompiler& lilt_context::compiler_for_checks() {
  if (compiler_ == nullptr) return compiler_for(nullptr);
  compiler_->diagnostics() = {};
  return *compiler_;
}

void lilt_context::end_if_unused() {
  if (is_deleted && modules == 0) delete this;
}

namespace {

// Changes a copy of the options: compilers may hold the old ones.
template <class Change>
void change(lilt_options* options, Change apply) {
  auto changed = std::make_shared<backend::CompileOptions>(*options->compile);
  apply(*changed);
  options->compile = std::move(changed);
}

}  // namespace

extern "C" {

lilt_context* lilt_context_create() {
  return guarded<lilt_context*>(nullptr, [] { return new lilt_context; });
}

void lilt_context_delete(lilt_context* context) {
  if (context == nullptr) return;
  context->is_deleted = true;
  context->end_if_unused();
}

lilt_options* lilt_options_create() {
  return guarded<lilt_options*>(nullptr, [] { return new lilt_options{default_options()}; });
}

lilt_options* lilt_options_copy(const lilt_options* options) {
  return guarded<lilt_options*>(nullptr, [&] { return new lilt_options(*options); });
}

void lilt_options_delete(lilt_options* options) { delete options; }

lilt_error* lilt_options_set_level(lilt_options* options, int level) {
  return guarded([&]() -> lilt_error* {
    using namespace ssa::function_attribute;
    const bool is_size = level == 's' || level == 'z';
    if (!is_size && (level < 0 || level > 3))
      return make_error(LILT_ERROR_INPUT,
                        "a level " + std::to_string(level) + ": 0 to 3, 's' and 'z' are possible");
    change(options, [&](backend::CompileOptions& compile) {
      compile.pipeline.level = is_size ? 2 : std::min(level, 2);
      compile.size_attributes = level == 's'   ? OptimizeForSize
                                : level == 'z' ? OptimizeForSize | MinimizeSize
                                               : 0;
    });
    return nullptr;
  });
}

lilt_error* lilt_options_set_allocator(lilt_options* options, const char* name) {
  return guarded([&]() -> lilt_error* {
    const std::string wanted = name == nullptr ? "" : name;
    std::vector<std::string_view> known;
    for (const regalloc::AllocatorInfo& allocator : options->compile->pipeline.allocators)
      known.push_back(allocator.name);
    if (!wanted.empty() && std::ranges::find(known, wanted) == known.end())
      return make_error(LILT_ERROR_INPUT, "no register allocator is called '" + wanted + "'" +
                                              suggestion(wanted, known));
    change(options, [&](backend::CompileOptions& compile) { compile.pipeline.allocator = wanted; });
    return nullptr;
  });
}

lilt_error* lilt_options_set_processor(lilt_options* options, const char* processor,
                                       const char* features) {
  return guarded([&]() -> lilt_error* {
    FeatureRequest request;
    if (processor != nullptr) {
      const driver::ProcessorVerdict verdict = driver::judge_processor(processor);
      if (!verdict.error.empty()) return make_error(LILT_ERROR_INPUT, verdict.error);
      request.added = driver::features_of(processor);
    }
    if (features != nullptr) {
      const driver::ProcessorVerdict verdict = driver::judge_features("features", features);
      if (!verdict.error.empty()) return make_error(LILT_ERROR_INPUT, verdict.error);
      change_features(request, features);
    }
    change(options, [&](backend::CompileOptions& compile) { compile.features = request; });
    return nullptr;
  });
}

}  // extern "C"

namespace {

// Changes that cannot fail but for memory: then the options stay as they are.
template <class Change>
void change_or_keep(lilt_options* options, Change apply) noexcept {
  guarded(0, [&] {
    change(options, apply);
    return 0;
  });
}

}  // namespace

extern "C" {

void lilt_options_set_position_independent(lilt_options* options, bool value) {
  change_or_keep(options, [&](backend::CompileOptions& compile) {
    compile.pipeline.position_independent = value;
  });
}

void lilt_options_set_frame_pointer(lilt_options* options, bool value) {
  change_or_keep(options,
                 [&](backend::CompileOptions& compile) { compile.pipeline.frame_pointer = value; });
}

void lilt_options_set_verify_each(lilt_options* options, bool value) {
  change_or_keep(options,
                 [&](backend::CompileOptions& compile) { compile.pipeline.verify_each = value; });
}

void lilt_options_set_threads(lilt_options* options, unsigned threads) {
  change_or_keep(options, [&](backend::CompileOptions& compile) { compile.threads = threads; });
}

}  // extern "C"
