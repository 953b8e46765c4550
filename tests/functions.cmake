# SPDX-License-Identifier: GPL-3.0-or-later
# What tests/CMakeLists.txt is written in.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_package(benchmark QUIET)

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")

# The real documents beside the checkout; a git worktree uses those of the repository it belongs to.
# Where the folder is absent, tests read those of tests/corpus alone.
set(corpus "${PROJECT_SOURCE_DIR}/../shared/corpus")
if(NOT EXISTS "${corpus}")
    execute_process(COMMAND git -C "${PROJECT_SOURCE_DIR}" rev-parse --path-format=absolute --git-common-dir
        OUTPUT_VARIABLE gitDir OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(gitDir AND EXISTS "${gitDir}/../../shared/corpus")
        set(corpus "${gitDir}/../../shared/corpus")
    endif()
endif()
get_filename_component(corpus "${corpus}" ABSOLUTE)
set(SHERIA_CORPUS_DIR "${corpus}" CACHE PATH "Real documents and hostile ones, for the tests that read them")

# Offscreen and the C locale: no display, no language, no user's settings. Chromium's sandbox cannot
# start as root, so root, and nobody else, goes without it.
set(SHERIA_TEST_ENVIRONMENT QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC
    "QT_LOGGING_RULES=qt.webenginecontext*=false"
    "TSAN_OPTIONS=ignore_noninstrumented_modules=1:suppressions=${CMAKE_CURRENT_SOURCE_DIR}/checks/tsan.supp"
    UBSAN_OPTIONS=print_stacktrace=1
    # Chromium, in the tests of the desktop, deletes some of its objects as what they are not.
    ASAN_OPTIONS=new_delete_type_mismatch=0
    "LSAN_OPTIONS=suppressions=${CMAKE_CURRENT_SOURCE_DIR}/checks/lsan.supp:print_suppressions=0")
execute_process(COMMAND id -u OUTPUT_VARIABLE userId OUTPUT_STRIP_TRAILING_WHITESPACE)
if(userId STREQUAL "0")
    list(APPEND SHERIA_TEST_ENVIRONMENT QTWEBENGINE_DISABLE_SANDBOX=1)
endif()

add_library(sheria_testsupport INTERFACE)
target_link_libraries(sheria_testsupport INTERFACE Qt6::Test sheria_options)
# Programs of tests have no part in the configuration of who runs them.
add_library(sheria_ownconfig OBJECT "${CMAKE_CURRENT_SOURCE_DIR}/support/ownconfig.cpp")
target_link_libraries(sheria_ownconfig PRIVATE sheria_options Qt6::Core)
# What runs one class of them.
add_library(sheria_testmain OBJECT "${CMAKE_CURRENT_SOURCE_DIR}/support/testmain.cpp")
target_link_libraries(sheria_testmain PRIVATE sheria_options Qt6::Test)
set_target_properties(sheria_ownconfig sheria_testmain PROPERTIES AUTOMOC OFF)
sheria_use_precompiled(sheria_ownconfig)
sheria_use_precompiled(sheria_testmain)
# Lines for stack traces; all there is to know of variables would cost a quarter of the tests' compiling.
target_compile_options(sheria_testsupport INTERFACE $<$<CONFIG:Debug>:-g1>)
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.8)
    # What QTRY_VERIFY and QTRY_COMPARE expand to narrows a duration to int: a warning, no error.
    target_compile_options(sheria_testsupport INTERFACE -Wno-error=conversion)
endif()
target_compile_definitions(sheria_testsupport INTERFACE
    SHERIA_TEST_DIR="${CMAKE_CURRENT_SOURCE_DIR}"
    SHERIA_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    SHERIA_BINARY_DIR="${PROJECT_BINARY_DIR}"
    SHERIA_CORPUS_DIR="${SHERIA_CORPUS_DIR}")

# sheria_add_precompiled(<name> LIBS <lib>... HEADERS <further header>...): a precompiled header for
# the tests that link LIBS. The program exists to own it.
function(sheria_add_precompiled name)
    cmake_parse_arguments(ARG "" "" "LIBS;HEADERS" ${ARGN})
    file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" CONTENT "int main() { return 0; }\n")
    add_executable(${name} EXCLUDE_FROM_ALL "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE sheria_testsupport ${ARG_LIBS})
    target_precompile_headers(${name} PRIVATE
        <QTest> <QSignalSpy> <QTemporaryDir> <QByteArray> <QString> <QStringList> <QHash> <QDate> <QDateTime>
        <QFile> <QDir> <algorithm> <functional> <memory> <optional> <string> <utility> <vector> ${ARG_HEADERS})
endfunction()

if(SHERIA_BUILD_TESTS)
    sheria_add_precompiled(sheria_test_precompiled)
    # That of the tests that follow; blocks of CMakeLists.txt set it to one with the fixtures of their layer.
    set(SHERIA_TEST_PRECOMPILED sheria_test_precompiled)
endif()

# sheria_moc_test(<target> <path/tst_x.cpp>): what moc makes of the test's class, for the file to include.
# One call of moc takes a fraction of AUTOMOC's scan and its further source.
function(sheria_moc_test target file)
    get_filename_component(name "${file}" NAME_WE)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}")
    qt6_generate_moc("${CMAKE_CURRENT_SOURCE_DIR}/${file}" "${folder}/${name}.moc")
    target_sources(${target} PRIVATE "${folder}/${name}.moc")
    target_include_directories(${target} PRIVATE "${folder}")
endfunction()

# sheria_add_test(<path/tst_x.cpp> <libs>... [SOURCES <cpp>...] [LABELS <label>...] [TIMEOUT <seconds>]
#                 [PROGRAM <name> | ALONE] [PRECOMPILED <target>] [SERIAL | WINDOWS])
#
# One test per tested class, named by its path (core/store/tst_writer.cpp: test_core_store_writer), so
# `ctest -R core_store` runs one layer's. The tests of a folder are one program (test_core_store writer), as long as
# PROGRAM names no other: linking four hundred, and compiling each file by itself, took most of a clean build. The
# target tests_core_store builds those of that folder. SOURCES are further files of that test; PRECOMPILED is whose
# precompiled header the program uses if not that of the block with its first test; ALONE makes a program of a file
# that has a main() of its own, or links a module of Qt that its neighbours do not; SERIAL keeps other tests from
# running beside it, WINDOWS other tests with windows.
function(sheria_add_test file)
    cmake_parse_arguments(ARG "ALONE;SERIAL;WINDOWS" "TIMEOUT;PROGRAM;PRECOMPILED" "SOURCES;LABELS" ${ARGN})
    string(REGEX REPLACE "tst_|\\.cpp$" "" name "${file}")
    string(REPLACE "/" "_" name "test_${name}")
    get_filename_component(class "${file}" NAME_WE)
    string(REGEX REPLACE "^tst_" "" class "${class}")
    if(ARG_ALONE)
        set(program ${name})
    elseif(ARG_PROGRAM)
        set(program ${ARG_PROGRAM})
    else()
        get_filename_component(program "${file}" DIRECTORY)
        string(REPLACE "/" "_" program "test_${program}")
    endif()
    if(NOT TARGET ${program})
        add_executable(${program} $<TARGET_OBJECTS:sheria_ownconfig>)
        target_link_libraries(${program} PRIVATE sheria_testsupport)
        set_target_properties(${program} PROPERTIES AUTOMOC OFF
            UNITY_BUILD ${SHERIA_UNITY} UNITY_BUILD_BATCH_SIZE ${SHERIA_UNITY_FILES})
        if(NOT ARG_PRECOMPILED)
            set(ARG_PRECOMPILED ${SHERIA_TEST_PRECOMPILED})
        endif()
        target_precompile_headers(${program} REUSE_FROM ${ARG_PRECOMPILED})
        if(NOT ARG_ALONE)
            target_sources(${program} PRIVATE $<TARGET_OBJECTS:sheria_testmain>)
        endif()
        sheria_add_to_folder(${program} ${file})
    endif()
    target_sources(${program} PRIVATE ${file} ${ARG_SOURCES})
    set_source_files_properties(${ARG_SOURCES} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    sheria_moc_test(${program} ${file})
    target_link_libraries(${program} PRIVATE ${ARG_UNPARSED_ARGUMENTS})
    if(ARG_ALONE)
        sheria_register_test(${name} ${program})
    else()
        sheria_register_test(${name} ${program} ${class})
    endif()
    if(ARG_TIMEOUT)
        sheria_limit_time(${ARG_TIMEOUT} ${name})
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABELS}" RUN_SERIAL ${ARG_SERIAL})
    if(ARG_WINDOWS)
        set_tests_properties(${name} PROPERTIES RESOURCE_LOCK windows)
    endif()
endfunction()

# sheria_add_to_folder(<program> <path/file.cpp>): the target tests_path builds the programs of that folder.
function(sheria_add_to_folder name file)
    get_filename_component(folder ${file} DIRECTORY)
    string(REPLACE "/" "_" folder "tests_${folder}")
    if(NOT TARGET ${folder})
        add_custom_target(${folder})
    endif()
    add_dependencies(${folder} ${name})
endfunction()

# sheria_add_support(<name> <cpp>... LIBS <lib>...): what several tests share, compiled once.
function(sheria_add_support name)
    cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
    add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PUBLIC sheria_testsupport ${ARG_LIBS})
    target_precompile_headers(${name} REUSE_FROM sheria_test_precompiled)
    # GCC goes without it where a module of Qt defines more than it was compiled with.
    set_target_properties(${name} PROPERTIES PCH_WARN_INVALID OFF)
endfunction()

# sheria_add_fuzzer(<name> <file> <corpus folder> <libs>...)
#
# A harness with LLVMFuzzerTestOneInput(). Preset `fuzz` makes it a libFuzzer program; the others link
# it with a main that gives it every file of the corpus. Either way ctest replays the corpus.
function(sheria_add_fuzzer name file corpus)
    get_filename_component(corpus "${corpus}" ABSOLUTE)
    if(SHERIA_BUILD_FUZZERS)
        add_executable(${name} ${file})
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
        sheria_register_test(${name}_corpus ${name} -runs=0 ${corpus})
    elseif(SHERIA_BUILD_TESTS)
        add_executable(${name} ${file} ${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
        sheria_register_test(${name}_corpus ${name} ${corpus})
    else()
        return()
    endif()
    target_link_libraries(${name} PRIVATE sheria_options ${ARGN})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    sheria_use_precompiled(${name})
    sheria_add_to_folder(${name} ${file})
    set_tests_properties(${name}_corpus PROPERTIES LABELS fuzz)
endfunction()

# sheria_add_bench(<name> <file> <libs>...): a Google Benchmark program, where that and an optimizing
# compiler are at hand. Not a test: what it measures depends on the machine.
function(sheria_add_bench name file)
    if(NOT SHERIA_BUILD_TESTS OR NOT benchmark_FOUND OR CMAKE_BUILD_TYPE STREQUAL "Debug")
        return()
    endif()
    add_executable(${name} ${file})
    target_link_libraries(${name} PRIVATE sheria_testsupport ${ARGN} benchmark::benchmark)
endfunction()

# sheria_add_check(<name> <command>...): check_<name>, a rule about the source tree. Exit 77 says
# that the tool it needs is not installed.
function(sheria_add_check name)
    add_test(NAME check_${name} COMMAND ${ARGN})
    set_tests_properties(check_${name} PROPERTIES LABELS check SKIP_RETURN_CODE 77 TIMEOUT 900)
endfunction()

# sheria_limit_time(<seconds> <test>...): how long each may take; three times that under sanitizers.
function(sheria_limit_time seconds)
    if(SHERIA_SANITIZE)
        math(EXPR seconds "${seconds} * 3")
    endif()
    set_tests_properties(${ARGN} PROPERTIES TIMEOUT ${seconds})
endfunction()

function(sheria_register_test name)
    add_test(NAME ${name} COMMAND ${ARGN})
    sheria_limit_time(120 ${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "${SHERIA_TEST_ENVIRONMENT}" SKIP_RETURN_CODE 77)
endfunction()
