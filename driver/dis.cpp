// lilt dis
#include "backend/compile/input.h"
#include "driver/actions.h"

namespace lilt::driver {

int dis(Session& session) {
  std::string text;
  for (const Options::LinkItem& item : session.options.link_line) {
    if (!item.is_input) continue;
    std::string error;
    std::unique_ptr<SourceText> source = SourceText::open(item.word, error);
    if (source == nullptr) {
      session.diagnostics.error("cannot read '" + item.word + "': " + error);
      continue;
    }
    session.texts.push_back(backend::as_text(std::move(source), session.diagnostics));
    text += session.texts.back()->text();
  }
  const std::string& output = session.options.output;
  if (!session.diagnostics.has_errors())
    session.write_output(output.empty() ? "-" : output, std::string(text));
  return 0;
}

}  // namespace lilt::driver
