# cmake -DSOURCE=… -DOUTPUT=… -P commit.cmake: writes the header with the commit of the source, if it is another one
# than before. A source without its own repository, such as an unpacked archive, has none.
set(commit "")
set(date "")
find_program(GIT git)
if(GIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${GIT} -C ${SOURCE} log -1 --format=%H
                  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND ${GIT} -C ${SOURCE} log -1 --format=%cs
                  OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  string(SUBSTRING "${commit}" 0 12 commit)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define LILT_COMMIT \"${commit}\"\n#define LILT_COMMIT_DATE \"${date}\"\n")
