# What lilt needs of other projects, for WebAssembly: asmjit from its source, CLI11's headers; neither threads nor zlib.
include(FetchContent)
FetchContent_Declare(asmjit_source
  URL https://deb.debian.org/debian/pool/main/a/asmjit/asmjit_0.0%7egit20221210.5b5b0b3.orig.tar.xz
  URL_HASH SHA256=c05b9b913f3be6f22d1452cfa6a7f87372090242cc9526685d02880277b7641f
  DOWNLOAD_EXTRACT_TIMESTAMP ON)
FetchContent_GetProperties(asmjit_source)
if(NOT asmjit_source_POPULATED)
  FetchContent_Populate(asmjit_source)
endif()
file(GLOB asmjit_files ${asmjit_source_SOURCE_DIR}/src/asmjit/core/*.cpp ${asmjit_source_SOURCE_DIR}/src/asmjit/x86/*.cpp)
add_library(asmjit STATIC ${asmjit_files})
target_include_directories(asmjit SYSTEM PUBLIC ${asmjit_source_SOURCE_DIR}/src)
target_compile_definitions(asmjit PUBLIC ASMJIT_STATIC
  PRIVATE ASMJIT_NO_JIT ASMJIT_NO_COMPILER ASMJIT_NO_AARCH64)
target_compile_options(asmjit PRIVATE -w)
add_library(asmjit::asmjit ALIAS asmjit)
add_library(Threads::Threads INTERFACE IMPORTED)
add_library(ZLIB::ZLIB INTERFACE IMPORTED)
