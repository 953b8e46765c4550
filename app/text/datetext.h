#pragma once

#include <QDate>
#include <QLocale>
#include <QString>

namespace sheria::app {

/// "3 February 2009" in the language of the interface; empty for a null date.
QString longDate(QDate date, const QLocale &locale = QLocale());

} // namespace sheria::app
