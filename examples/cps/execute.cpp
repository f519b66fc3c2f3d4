#include "execute.h"

namespace cps {

lilt::Result<Ending> execute(const lilt::Module& module, const lilt::Options& options,
                             const Settings& settings) {
  lilt::Result<lilt::Jit> jit = lilt::Jit::create();
  if (!jit) return jit.take_error();
  if (lilt::Error error = jit->define("cps_collect", &cps_collect)) return error;
  if (lilt::Error error = jit->define("cps_print", &cps_print)) return error;
  if (lilt::Error error = jit->define("cps_fail", &cps_fail)) return error;
  if (lilt::Result<lilt::Unit> unit = jit->add(module, options); !unit) return unit.take_error();
  return run(jit->lookup<Record*(Heap*)>("cps_program"), settings);
}

}  // namespace cps
