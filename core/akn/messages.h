#pragma once

#include <QByteArrayView>
#include <QString>

namespace sheria::akn {

/// Hostile text as it may stand in a message: in quotation marks, shortened, on one line, without
/// characters that a terminal or a list would obey. "nothing" when it is empty.
QString quoted(QByteArrayView utf8);

/// "line 3, column 17: ", counted from 1 in lines and characters.
QString placeOf(QByteArrayView utf8, qsizetype offset);

} // namespace sheria::akn
