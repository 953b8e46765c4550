# SPDX-License-Identifier: GPL-3.0-or-later
# The page that shows the OpenAPI documents: Swagger UI, exactly as the lock file names it, and three
# files of our own. Nothing is written to the source tree; a second build does nothing. Included where
# the library is made that carries the page: it sets swaggerPage and the lists swaggerFetched and
# swaggerOwn, all empty in a build without.
option(SHERIA_BUNDLE_SWAGGER_UI "Bundle Swagger UI, fetched with npm, into the server" ON)
set(swaggerFetched)
set(swaggerOwn)
if(NOT SHERIA_BUNDLE_SWAGGER_UI)
    return()
endif()
set(swaggerSource "${CMAKE_CURRENT_LIST_DIR}/swagger")
set(swaggerOwn swagger-ui.html swagger-page.css swagger-page.js)
list(TRANSFORM swaggerOwn PREPEND "${CMAKE_CURRENT_LIST_DIR}/swagger/")
find_program(SHERIA_NPM NAMES npm DOC "npm, which fetches what is bundled")
if(NOT SHERIA_NPM)
    message(FATAL_ERROR "Swagger UI is fetched with npm, which was not found: install the package npm, "
        "or configure with -DSHERIA_BUNDLE_SWAGGER_UI=OFF.")
endif()

set(swaggerModules "${CMAKE_CURRENT_BINARY_DIR}/swagger/modules")
set(swaggerNpm package.json package-lock.json .npmrc)
list(TRANSFORM swaggerNpm PREPEND "${CMAKE_CURRENT_LIST_DIR}/swagger/")
set(swaggerDist "${swaggerModules}/node_modules/swagger-ui-dist")
set(swaggerPage "${CMAKE_CURRENT_BINARY_DIR}/swagger/page")
set(swaggerFetched swagger-ui.js swagger-ui.css swagger-ui-licence.txt swagger-ui-parts.txt)
list(TRANSFORM swaggerFetched PREPEND "${swaggerPage}/")
add_custom_command(
    OUTPUT ${swaggerFetched}
    COMMAND ${CMAKE_COMMAND} -E make_directory "${swaggerModules}" "${swaggerPage}"
    COMMAND ${CMAKE_COMMAND} -E copy ${swaggerNpm} "${swaggerModules}"
    COMMAND ${CMAKE_COMMAND} -E chdir "${swaggerModules}" ${SHERIA_NPM} ci
        --no-audit --no-fund --no-update-notifier --ignore-scripts --prefer-offline --loglevel=error
    COMMAND ${CMAKE_COMMAND} -E copy "${swaggerDist}/swagger-ui-bundle.js" "${swaggerPage}/swagger-ui.js"
    COMMAND ${CMAKE_COMMAND} -E copy "${swaggerDist}/swagger-ui.css" "${swaggerPage}/swagger-ui.css"
    COMMAND ${CMAKE_COMMAND} -E copy "${swaggerDist}/LICENSE" "${swaggerPage}/swagger-ui-licence.txt"
    COMMAND ${CMAKE_COMMAND} -E copy "${swaggerDist}/swagger-ui-bundle.js.LICENSE.txt" "${swaggerPage}/swagger-ui-parts.txt"
    DEPENDS ${swaggerNpm}
    COMMENT "Fetching Swagger UI"
    VERBATIM)
