# SPDX-License-Identifier: GPL-3.0-or-later
# Helpers every CMakeLists.txt of the tree uses. One INTERFACE target, sheria_options, carries the
# language level, warnings and Qt strictness, so no directory-scope flags are ever set.

find_program(SHERIA_CCACHE ccache)
if(SHERIA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # A precompiled header has 160 MB. Without the last two, ccache reads it anew for every file and preprocesses
    # what it then compiles: that doubled the time of a clean build.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_INODECACHE=1 CCACHE_DEPEND=1 ${SHERIA_CCACHE})
endif()

add_library(sheria_options INTERFACE)
target_compile_features(sheria_options INTERFACE cxx_std_20)
target_include_directories(sheria_options INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(sheria_options INTERFACE
    QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_WARN_DEPRECATED_UP_TO=0x060400
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT
    SHERIA_VERSION="${PROJECT_VERSION}")
target_compile_options(sheria_options INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wconversion;-Wnon-virtual-dtor;-Wold-style-cast;-Woverloaded-virtual>
    $<$<CXX_COMPILER_ID:Clang,AppleClang>:-Wthread-safety>
    # __FILE__ (assertions, logging) names files inside the project, not the folder it was built in.
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=>
    # A tenth of the compiler's time is the collection of garbage, for 40 MB less memory.
    "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-expand=10000 --param ggc-min-heapsize=2000000>"
    # Both let ccache keep what was compiled with a precompiled header. (What the headers instantiate, clang has in
    # it; GCC instantiates it again for each file, which is more than half of a test's time.)
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:Clang,AppleClang>:SHELL:-Xclang -fno-pch-timestamp>")
if(SHERIA_SANITIZE)
    target_compile_options(sheria_options INTERFACE -fsanitize=${SHERIA_SANITIZE} -fno-omit-frame-pointer -g)
    target_link_options(sheria_options INTERFACE -fsanitize=${SHERIA_SANITIZE})
endif()

# Programs under test are linked far oftener than they are shipped; mold does that several times faster.
find_program(SHERIA_MOLD mold)
if(SHERIA_MOLD AND NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    target_link_options(sheria_options INTERFACE -fuse-ld=mold)
endif()

set(CMAKE_AUTOMOC ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# Tests link nearly every layer into some sixty programs: as shared libraries that takes a fraction of the
# disk and of the linking. What is shipped is one program with everything in it.
option(SHERIA_SHARED "Build each layer as a shared library" OFF)
if(NOT SHERIA_SHARED)
    set(CMAKE_CXX_VISIBILITY_PRESET hidden)
endif()
# Most of what a file costs is the templates of the headers it shares with its neighbours: six files
# compiled as one take a third of the time. So names without linkage are unique within their folder.
option(SHERIA_UNITY "Compile several files of a folder as one" OFF)
set(SHERIA_UNITY_FILES 8 CACHE STRING "How many at most") # More makes a change of one file dear.
if(SHERIA_UNITY)
    # The compiler takes the files of the unit for headers, whose anonymous namespaces would be a mistake.
    target_compile_options(sheria_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ON)
define_property(GLOBAL PROPERTY SHERIA_LAYERS)

# sheria_add_library(<name> SOURCES <cpp>... HEADERS <h>... [FOLDERS <folder>...] [DEPENDS <sheria targets>...]
#                    [LIBS <external>...])
#
# A library whose folder, or whose FOLDERS in it, are one layer. DEPENDS is the whole list of layers its files may
# include; tests/checks/layers.py reads it from layers.json and fails on any other #include.
function(sheria_add_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;FOLDERS;DEPENDS;LIBS" ${ARGN})
    if(SHERIA_SHARED)
        add_library(${name} SHARED ${ARG_SOURCES})
        set_property(GLOBAL APPEND PROPERTY SHERIA_SHARED_LAYERS ${name})
    else()
        add_library(${name} STATIC ${ARG_SOURCES})
    endif()
    add_library(Sheria::${name} ALIAS ${name})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${ARG_HEADERS})
    target_link_libraries(${name} PUBLIC sheria_options ${ARG_DEPENDS} ${ARG_LIBS})
    sheria_compile_together(${name})
    sheria_use_precompiled(${name})
    sheria_record_layer(${name} "${ARG_DEPENDS}" ${ARG_FOLDERS})
    sheria_compile_alone(${name} "${ARG_SOURCES}" "${ARG_HEADERS}")
endfunction()

# The target headers_alone compiles the headers that no source file of theirs includes first.
function(sheria_compile_alone name sources headers)
    set(alone)
    foreach(header IN LISTS headers)
        string(REGEX REPLACE "\\.h$" "" stem "${header}")
        if(NOT "${stem}.cpp" IN_LIST sources)
            file(RELATIVE_PATH path "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}/${header}")
            file(GENERATE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/alone/${stem}.cpp" CONTENT "#include \"${path}\"\n")
            list(APPEND alone "${CMAKE_CURRENT_BINARY_DIR}/alone/${stem}.cpp")
        endif()
    endforeach()
    if(NOT alone)
        return()
    endif()
    add_library(${name}_alone OBJECT EXCLUDE_FROM_ALL ${alone})
    set_target_properties(${name}_alone PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name}_alone PRIVATE ${name})
    sheria_use_precompiled(${name}_alone)
    if(NOT TARGET headers_alone)
        add_custom_target(headers_alone)
    endif()
    add_dependencies(headers_alone ${name}_alone)
endfunction()

# Several files of each folder of the target as one, where that is asked for, in parts of about the same size.
function(sheria_compile_together name)
    if(NOT SHERIA_UNITY)
        return()
    endif()
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${name} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[a-z].*\\.cpp$") # Not what is generated, or for one platform only.
    set(folders)
    foreach(source IN LISTS sources)
        get_filename_component(folder "${source}" DIRECTORY)
        string(REPLACE "/" "_" folder "in_${folder}")
        list(APPEND folders ${folder})
        list(APPEND ${folder} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        list(LENGTH ${folder} count)
        math(EXPR parts "(${count} + ${SHERIA_UNITY_FILES} - 1) / ${SHERIA_UNITY_FILES}")
        set(index 0)
        foreach(source IN LISTS ${folder})
            math(EXPR part "${index} * ${parts} / ${count}")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${part}")
            math(EXPR index "${index} + 1")
        endforeach()
    endforeach()
endfunction()

# The memory of a program comes from jemalloc where that is installed: an index is built a third faster than with the
# allocator of the C library. The sanitizers have their own. Never for a program with Qt WebEngine: Chromium deletes
# some of its objects with a size that is not theirs, which jemalloc believes and the C library does not.
find_library(SHERIA_JEMALLOC jemalloc)
if(NOT SHERIA_JEMALLOC)
    message(STATUS "jemalloc is missing: the programs take their memory from the C library, which is slower")
endif()
function(sheria_use_jemalloc name)
    if(SHERIA_JEMALLOC AND NOT SHERIA_SANITIZE)
        target_link_libraries(${name} PRIVATE "${SHERIA_JEMALLOC}")
    endif()
endfunction()

# sheria_precompile(<name> [LIBS <lib>...] [HEADERS <further header>...]): a precompiled header of Qt Core, the standard
# library and what is returned everywhere. The target exists to own it.
function(sheria_precompile name)
    cmake_parse_arguments(ARG "" "" "LIBS;HEADERS" ${ARGN})
    file(WRITE "${PROJECT_BINARY_DIR}/${name}.cpp" "")
    add_library(${name} OBJECT "${PROJECT_BINARY_DIR}/${name}.cpp")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF POSITION_INDEPENDENT_CODE ON)
    target_link_libraries(${name} PRIVATE sheria_options Qt6::Core ${ARG_LIBS})
    target_precompile_headers(${name} PRIVATE
        <QByteArray> <QString> <QStringList> <QHash> <QDate> <QDateTime> <QObject> <QVariant> <QFile> <QDir>
        <algorithm> <functional> <map> <memory> <optional> <set> <span> <string> <utility> <vector>
        "${PROJECT_SOURCE_DIR}/core/base/result.h" ${ARG_HEADERS})
endfunction()

# The precompiled header of sheria_precompiled, or of the target that SHERIA_PRECOMPILED names.
function(sheria_use_precompiled name)
    if(NOT SHERIA_PRECOMPILED)
        set(SHERIA_PRECOMPILED sheria_precompiled)
        if(NOT TARGET sheria_precompiled)
            sheria_precompile(sheria_precompiled)
        endif()
    endif()
    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    get_target_property(type ${name} TYPE)
    if(type STREQUAL "EXECUTABLE")
        # It would be compiled with -fPIE, which cannot use a header that was compiled with -fPIC.
        target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-fPIC>)
    endif()
    target_precompile_headers(${name} REUSE_FROM ${SHERIA_PRECOMPILED})
endfunction()

function(sheria_record_layer name depends)
    file(RELATIVE_PATH dir "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    set(dirs ${ARGN})
    list(TRANSFORM dirs PREPEND "${dir}/")
    if(NOT dirs)
        set(dirs "${dir}")
    endif()
    list(JOIN dirs "\", \"" dirs)
    list(JOIN depends "\", \"" deps)
    if(deps)
        set(deps "\"${deps}\"")
    endif()
    set_property(GLOBAL APPEND PROPERTY SHERIA_LAYERS "  \"${name}\": {\"dirs\": [\"${dirs}\"], \"depends\": [${deps}]}")
endfunction()

function(sheria_write_layers file)
    get_property(layers GLOBAL PROPERTY SHERIA_LAYERS)
    list(JOIN layers ",\n" body)
    file(WRITE "${file}" "{\n${body}\n}\n")
endfunction()
