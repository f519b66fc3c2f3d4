# WebAssembly by Debian's clang 19 and wasi-libc. Exceptions are WebAssembly's own (exceptions.cpp).
set(CMAKE_SYSTEM_NAME Generic)  # CMake knows no WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(LILT_SYSTEM ${CMAKE_CURRENT_LIST_DIR}/../system)
set(LILT_LEFT_OUT "^emit/report/explanation_page\\.cpp$")  # a page has the page already
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_AR llvm-ar-19 CACHE FILEPATH "")
set(CMAKE_RANLIB llvm-ranlib-19 CACHE FILEPATH "")
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
endforeach()
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES
  ${LILT_SYSTEM}/include/c++ /usr/lib/llvm-19/include/wasm32-wasi/c++/v1 ${LILT_SYSTEM}/include/c
  /usr/lib/llvm-19/lib/clang/19/include /usr/include/wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-nostdinc -fwasm-exceptions -msimd128 -D_WASI_EMULATED_MMAN")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG" CACHE STRING "")
set(CMAKE_C_FLAGS_INIT "-isystem /usr/include/wasm32-wasi")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_LINK_EXECUTABLE
  "wasm-ld-19 --gc-sections --strip-debug -z stack-size=4194304 -o <TARGET> /usr/lib/wasm32-wasi/crt1-command.o <OBJECTS> \
<LINK_LIBRARIES> -L/usr/lib/wasm32-wasi -lc++ -lc++abi -lwasi-emulated-mman -lc-printscan-long-double -lc \
/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a")
