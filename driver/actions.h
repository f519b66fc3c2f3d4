// What lilt does by its subcommand, a file each. Each returns the exit status; errors are in the
// session's diagnostics.
#pragma once

#include "driver/session.h"

namespace lilt::driver {

int check(Session& session);
int interpret(Session& session);
int run_in_memory(Session& session);
int explain(Session& session);
int bisect(Session& session);
int dis(Session& session);
int compile(Session& session);
int link(Session& session);
int serve_editor(Session& session);  // lilt lsp

}  // namespace lilt::driver
