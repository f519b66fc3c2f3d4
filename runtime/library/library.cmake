# The runtime library for LLVMlite programs, twice from the same C files: as an archive whose bytes are
# embedded (lilt_runtime_archive, for the link line), and as functions of the process
# (lilt_runtime_symbols, for the JIT).
set(runtime_library ${PROJECT_SOURCE_DIR}/runtime/library)
file(GLOB runtime_members CONFIGURE_DEPENDS ${runtime_library}/*.c)
set(runtime_functions ${runtime_members})
list(FILTER runtime_functions EXCLUDE REGEX "/main\\.c$")

# The archive goes into users' programs: its own flags replace those of the build (no sanitizer, no
# debug information with this machine's paths).
add_library(lilt_runtime_members STATIC ${runtime_members})
set_target_properties(lilt_runtime_members PROPERTIES
  OUTPUT_NAME lilt_runtime
  COMPILE_OPTIONS "-Wall;-Wextra;-Werror;-O2;-g0;-fPIC;-ffunction-sections;-fno-sanitize=all"
  C_STANDARD 11
  INTERPROCEDURAL_OPTIMIZATION OFF
  ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/runtime_library)
set(runtime_archive ${PROJECT_BINARY_DIR}/runtime_library/liblilt_runtime.a)

add_library(lilt_runtime_archive STATIC ${runtime_library}/archive.cpp)
add_dependencies(lilt_runtime_archive lilt_runtime_members)
set_source_files_properties(${runtime_library}/archive.cpp PROPERTIES
  COMPILE_DEFINITIONS "LILT_RUNTIME_ARCHIVE=\"${runtime_archive}\""
  OBJECT_DEPENDS ${runtime_archive})

add_library(lilt_runtime_symbols STATIC ${runtime_library}/symbols.cpp ${runtime_functions})
