#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace sheria::browse {

/// `text` as HTML text or attribute value.
QByteArray escaped(const QString &text);
/// The same of UTF-8; what is not UTF-8 becomes U+FFFD.
QByteArray escaped(QByteArrayView utf8);
inline QByteArray escaped(const QByteArray &utf8)
{
    return escaped(QByteArrayView(utf8));
}

} // namespace sheria::browse
