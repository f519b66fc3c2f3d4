#include "driver/command.h"

#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "backend/failure.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "driver/actions.h"
#include "driver/cc_files.h"
#include "driver/cleanup.h"
#include "driver/option_table.h"
#include "driver/pass_warnings.h"
#include "driver/version.h"
#include "emit/x86/assembly_constraints.h"
#include "frontend/llvm/supported.h"
#include "ir/support/text.h"

namespace lilt::driver {

namespace {

using backend::Failure;

// A failure whose place nobody knows. The exit status.
int tell(const Failure& failure, const Messages& messages) {
  const bool is_memory = failure.of == Failure::Of::Memory;
  messages.tell((is_memory ? "lilt: error: " : "lilt: ") + failure.message + "\n");
  return is_memory ? kInputAtFault : kLiltAtFault;
}

class Command {
 public:
  Command(const Options& options, const std::vector<std::string>& words, const Build& build,
          const Messages& messages)
      : session_(options, words, build, messages) {}

  int run() {
    if (const std::optional<Crashed> crash = take_crash()) return reproduce(*crash);
    if (!options_.allocator_files.empty()) session_.watch.emplace();
    for (const std::string& warning : options_.warnings) diagnostics_.warning(warning);
    int status = 0;
    const std::optional<Failure> failure = backend::failure_in([&] {
      warn_of_idle_passes(options_, diagnostics_);
      status = dispatch();
      const bool has_compiled =
          options_.action != Action::Explain && options_.action != Action::Interpret;
      if (!diagnostics_.has_errors() && has_compiled) session_.compiler.report_missing();
    });
    if (failure) return report(*failure);
    explain_errors_in_generated_text();
    report();
    if (reproduce_if_asked()) return kInputAtFault;
    if (session_.has_failed() && !session_.has_run)
      return diagnostics_.has_errors() ? kInputAtFault : std::max(1, session_.front_ends.failure());
    if (options_.time_steps)
      log_to_standard_error(step_times(session_.front_ends.seconds(), session_.link_seconds));
    if (options_.time_passes || options_.time_passes_json)
      log_to_standard_error(
          session_.compiler.pass_times(session_.header_time, options_.time_passes_json));
    if (options_.statistics || options_.statistics_json)
      log_to_standard_error(session_.compiler.statistics(options_.statistics_json));
    return status;
  }

 private:
  int dispatch() {
    if (!options_.front_end.whole.empty())
      return run_front_end(options_.front_end, version_text(), diagnostics_);
    if (options_.print_supported) return print_supported();
    if (options_.shown_steps != ShownSteps::None) show_step(options_.shown_steps, version_text());
    if (options_.action != Action::Compile && !show_action()) return 0;
    switch (options_.action) {
      case Action::Check:
        return driver::check(session_);
      case Action::Interpret:
        return driver::interpret(session_);
      case Action::Run:
        return driver::run_in_memory(session_);
      case Action::Explain:
        return driver::explain(session_);
      case Action::Bisect:
        return driver::bisect(session_);
      case Action::Link:
        return driver::link(session_);
      case Action::Dis:
        return driver::dis(session_);
      case Action::Lsp:
        return serve_editor(session_);
      case Action::Compile:
        return driver::compile(session_);
    }
    return kLiltAtFault;
  }

  // An error in text that a front end printed may be due to its version.
  void explain_errors_in_generated_text() {
    for (const std::unique_ptr<backend::Input>& input : session_.inputs) {
      if (input == nullptr || !input->is_generated) continue;
      const bool has_error = std::ranges::any_of(diagnostics_.all(), [&](const Diagnostic& each) {
        return each.severity == Severity::Error && each.source == input->source.get();
      });
      const std::string text =
          has_error ? describe_unread_version(input->source->text()) : std::string();
      if (!text.empty()) diagnostics_.warning(*input->source, kNoOffset, text);
    }
  }

  void report() {
    if (session_.linked.linked != nullptr) session_.linked.name_origins(diagnostics_);
    const char* refusal = std::getenv("NO_COLOR");  // https://no-color.org
    bool color = isatty(STDERR_FILENO) != 0 && (refusal == nullptr || *refusal == '\0');
    const Diagnostics shown = options_.has_warnings ? diagnostics_ : without_warnings();
    const std::string text =
        shown.render(options_.diagnostic_format, color && options_.diagnostics_file.empty());
    if (!text.empty()) session_.messages.tell(text);
  }

  Diagnostics without_warnings() const {
    Diagnostics others;
    for (const Diagnostic& each : diagnostics_.all()) {
      if (each.severity == Severity::Warning) continue;
      const bool is_error = each.severity == Severity::Error;
      (is_error ? others.error(std::string()) : others.warning(std::string())) = each;
    }
    return others;
  }

  // The one step of a subcommand, for -v; returns whether it is to run.
  bool show_action() const {
    const auto row = std::ranges::find(subcommand_table(), options_.action, &SubcommandRow::action);
    const std::string input =
        options_.inputs.empty() ? std::string() : " '" + options_.inputs.front() + "'";
    return show_step(options_.shown_steps, "lilt: " + std::string(row->name) + input);
  }

  int print_supported() {
    session_.write_output("-", frontend::describe_supported() + backend::describe_intrinsics() +
                                   x86::describe_inline_assembly());
    return 0;
  }

  // A message that names function and stage, and the files that reproduce it.
  int report(const Failure& failure) {
    if (failure.of == Failure::Of::Allocator) failure.report(diagnostics_);
    report();
    if (failure.of == Failure::Of::Allocator) return kInputAtFault;
    if (failure.of == Failure::Of::Memory) return tell(failure, session_.messages);
    std::string message = "lilt: " + failure.message + "\n";
    for (size_t i = 0; i < failure.details.size() && i < 10; ++i)
      message += "  " + failure.details[i] + "\n";
    message += "lilt: this is a bug in lilt\n";
    session_.messages.tell(message);
    if (options_.front_end.reproduced != ReproducedEnd::None) reproduce(failure.message);
    return kLiltAtFault;
  }

  // A process that a signal has ended: reads its input again, and leaves what reproduces the end.
  int reproduce(const Crashed& crash) {
    const char* name = ::sigabbrev_np(crash.signal);
    const std::string reason =
        "lilt: internal error: " +
        (name != nullptr ? "SIG" + std::string(name) : "signal " + std::to_string(crash.signal));
    log_to_standard_error(reason + "\nlilt: this is a bug in lilt\n");
    if (crash.input >= options_.link_line.size()) return kLiltAtFault;
    const Options::LinkItem& item = options_.link_line[crash.input];
    std::string text;
    if (item.word == "-" || (item.source >= 0 && !session_.read_from_front_end(item, text)))
      return kLiltAtFault;  // standard input is read only once
    std::string error;
    const std::unique_ptr<SourceText> source =
        item.source >= 0 ? SourceText::from_memory(item.word + ".ll", std::move(text))
                         : SourceText::open(item.word, error);
    if (source == nullptr) return kLiltAtFault;
    log_to_standard_error(
        write_reproducer({options_, session_.words, reason, source->text(), item.word, item.source},
                         session_.front_ends));
    return kLiltAtFault;
  }

  // -gen-reproducer: whether it fails the compile.
  bool reproduce_if_asked() {
    const ReproducedEnd asked = options_.front_end.reproduced;
    const bool is_any = asked == ReproducedEnd::Any && session_.last_read != nullptr;
    if (is_any) log_to_standard_error("lilt: error: failing because '-gen-reproducer' is used\n");
    if (is_any || (asked == ReproducedEnd::Error && diagnostics_.has_errors() &&
                   session_.last_read != nullptr))
      reproduce("-gen-reproducer");
    return is_any;
  }

  void reproduce(const std::string& reason) {
    const backend::Input* input = session_.inputs.empty() ? nullptr : session_.inputs.back().get();
    if (input == nullptr || session_.last_read == nullptr) return;
    const std::string_view text =
        (input->machine_text != nullptr ? *input->machine_text : *input->source).text();
    log_to_standard_error(write_reproducer({options_, session_.words, reason, text,
                                            session_.last_read->word, session_.last_read->source},
                                           session_.front_ends));
  }

  Session session_;
  const Options& options_ = session_.options;
  Diagnostics& diagnostics_ = session_.diagnostics;
};

// Help and the like.
int print_to_standard_output(std::string_view text) {
  Diagnostics diagnostics;
  OutputFile file("-", OutputFile::Contents::Text, diagnostics);
  if (file.ok() && file.write(text)) file.commit();
  log_to_standard_error(diagnostics.render(DiagnosticFormat::Text, false));
  return diagnostics.has_errors() ? kInputAtFault : 0;
}

int tell_error(const std::string& what, const Messages& messages) {
  std::string message = "lilt: error: ";
  append_visible(message, what);
  messages.tell(message + "\n");
  return kInputAtFault;
}

int run(std::string_view program, const std::vector<std::string>& words, const Build& build,
        Messages& messages) {
  const CommandLine command_line = parse_command_line(words, manner_of(program));
  if (command_line.finished && command_line.status == 0)
    return print_to_standard_output(command_line.message);
  const std::string& file = command_line.options.diagnostics_file;
  if (!file.empty() && !messages.open(file))
    return tell_error("cannot write '" + file + "': " + std::strerror(errno), messages);
  if (command_line.finished) return tell_error(command_line.message, messages);
  return Command(command_line.options, words, build, messages).run();
}

}  // namespace

int run_command(std::string_view program, const std::vector<std::string>& words,
                const Build& build) {
  handle_signals();
  Messages messages;
  int status = 0;
  const std::optional<Failure> failure =
      backend::failure_in([&] { status = run(program, words, build, messages); });
  return failure ? tell(*failure, messages) : status;
}

}  // namespace lilt::driver
