#pragma once

#include <QString>

namespace sheria::app {

/// Why an import refused a file, or what it noted about one, in the user's language.
///
/// The core says it in English, since the command line, logs and reports for machines want it so;
/// this recognizes its sentences and fills their blanks in the translation. What it does not know
/// stays as it is.
QString reasonText(const QString &reason);

} // namespace sheria::app
