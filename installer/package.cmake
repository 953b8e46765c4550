# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack before it makes the package: every time in it is that of the last commit, or of the last entry of the
# changelog where there is no repository, so that the same build gives the same package.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git -C "${CMAKE_CURRENT_LIST_DIR}" log -1 --format=%ct
        OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(NOT epoch)
        execute_process(COMMAND dpkg-parsechangelog -l "${CMAKE_CURRENT_LIST_DIR}/linux/changelog" -S Timestamp
            OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
    if(epoch)
        set(ENV{SOURCE_DATE_EPOCH} "${epoch}")
    endif()
endif()
