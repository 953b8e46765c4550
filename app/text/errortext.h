#pragma once

#include "core/base/error.h"

#include <QString>

namespace sheria::app {

/// What a person is told when something failed: the only place where the desk turns a code into
/// words. `detail` is for logs and is not part of it.
QString errorText(ErrorCode code);

/// Why a library did not open, and what can be done about it.
struct LibraryProblem
{
    QString title;
    QString explanation;
};

/// Words for an Error of Library::open().
LibraryProblem libraryProblem(const Error &error, const QString &path);

} // namespace sheria::app
