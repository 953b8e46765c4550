#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QDate>
#include <QLocale>
#include <QString>

namespace sheria::app {

/// "3 February 2009" in the language of the interface; empty for a null date.
QString longDate(QDate date, const QLocale &locale = QLocale());

/// "Acts" for "act", "Judgments" for "judgment": what the works of one nature are called together.
/// A nature without a word of its own is given as it is written, its first letter upper-case.
QString natureName(QByteArrayView doctype);

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
