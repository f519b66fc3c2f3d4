// lilt check
#include <cstdio>

#include "backend/compile/allocation_check.h"
#include "driver/actions.h"

namespace lilt::driver {

namespace {

// --allocation
int check_allocation(Session& session) {
  for (const std::string& path : {session.options.inputs.front(), session.options.allocation}) {
    std::string error;
    session.texts.push_back(SourceText::open(path, error));
    if (session.texts.back() == nullptr)
      session.diagnostics.error("cannot read '" + path + "': " + error);
  }
  if (!session.diagnostics.has_errors())
    backend::check_allocation(*session.texts.front(), *session.texts.back(), session.diagnostics);
  return 0;
}

// --code
int check_code(Session& session) {
  for (const Options::LinkItem& item : session.options.link_line) {
    if (!item.is_input) continue;
    std::unique_ptr<backend::Input> input = session.read(item);
    if (input == nullptr) continue;
    session.compiler.to_object(*input);
    session.inputs.push_back(std::move(input));
  }
  if (!session.diagnostics.has_errors())
    std::fputs(session.compiler.certificates().c_str(), stdout);
  return 0;
}

}  // namespace

int check(Session& session) {
  if (session.options.checks_code) return check_code(session);
  if (!session.options.allocation.empty()) return check_allocation(session);
  if (session.options.links_modules && !session.link_modules()) return 0;
  for (const Options::LinkItem& item : session.options.link_line) {
    if (!item.is_input) continue;
    std::unique_ptr<backend::Input> input = session.read(item);
    if (input == nullptr) continue;
    session.compiler.check(*input);
    session.inputs.push_back(std::move(input));
  }
  for (const std::unique_ptr<backend::Input>& input : session.inputs)
    session.check_undeclared_in(*input);
  return 0;
}

}  // namespace lilt::driver
