#pragma once

#include <QByteArrayView>
#include <QString>

namespace sheria::akn {

/// Hostile text as it may stand in a message: in quotation marks, shortened, on one line, without
/// characters that a terminal or a list would obey. "nothing" when it is empty.
QString quoted(QByteArrayView utf8);

} // namespace sheria::akn
