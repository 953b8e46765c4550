#pragma once

#include <QByteArrayView>
#include <QString>

namespace sheria::app {

/// "Acts" for "act", "Judgments" for "judgment": what the works of one nature are called together.
/// A nature without a word of its own is given as it is written, its first letter upper-case.
QString natureName(QByteArrayView doctype);

} // namespace sheria::app
