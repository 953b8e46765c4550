#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::browse {

/// `text` (UTF-8) as HTML text or attribute value; what is not UTF-8 becomes U+FFFD.
QByteArray escaped(QByteArrayView text);

} // namespace sheria::browse
