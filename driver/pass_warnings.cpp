#include "driver/pass_warnings.h"

namespace lilt::driver {

namespace {

std::string why_not_run(const backend::PipelineOptions& options, const std::string& name) {
  return backend::why_not_run(options, static_cast<size_t>(backend::find_passes(name).last));
}

void warn(std::string_view option, const std::string& name, std::string_view effect,
          const std::string& reason, Diagnostics& diagnostics) {
  diagnostics.warning("--" + std::string(option) + "=" + name + " " + std::string(effect) +
                      ": pass '" + name + "' " + reason);
}

// Why a dump before or after a row of the table is missing; empty if it is made.
std::string why_not_shown(const Options& options, const std::string& name, bool before) {
  const int row = backend::find_passes(name).last;
  const bool is_text = options.file_type == FileType::Assembly && options.action != Action::Run;
  if (row >= backend::encode_stage() && is_text)
    return "does not run: assembly text is written instead of code";
  if (row == backend::write_stage() && options.action == Action::Run && !before)
    return "does not run: the code stays in memory";
  return why_not_run(options.compile.pipeline, name);
}

}  // namespace

void warn_of_idle_passes(const Options& options, Diagnostics& diagnostics) {
  const backend::PipelineOptions& p = options.compile.pipeline;
  for (const std::string& name : p.print_before)
    if (std::string reason = why_not_shown(options, name, true); !reason.empty())
      warn("print-before", name, "shows nothing", reason, diagnostics);
  for (const std::string& name : p.print_after)
    if (std::string reason = why_not_shown(options, name, false); !reason.empty())
      warn("print-after", name, "shows nothing", reason, diagnostics);
  backend::PipelineOptions enabled = p;
  enabled.disabled.clear();
  for (const std::string& name : p.disabled) {
    std::string reason = why_not_run(enabled, name);
    if (name == p.run_pass) reason = "is the one that --run-pass runs";
    if (!reason.empty()) warn("disable-pass", name, "has no effect", reason, diagnostics);
  }
  if (p.stop_after.empty() || p.stop_after == p.start_after) return;
  if (std::string reason = why_not_run(p, p.stop_after); !reason.empty())
    warn("stop-after", p.stop_after, "writes what comes there", reason, diagnostics);
}

}  // namespace lilt::driver
