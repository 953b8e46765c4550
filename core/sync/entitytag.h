#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::sync {

/// An entity tag as a later If-None-Match may show it: `field` without blanks around it; empty when it
/// is none, or longer than anyone needs. Weak ones stay weak: they vouch for what is as good as the same,
/// and servers that pack their answers have no others.
/// Source: RFC 9110 sections 8.8.3, 13.1.2.
QByteArray entityTag(QByteArrayView field);

/// The tag that a server of our kind gives a file: its hash.
QByteArray tagOfFile(const QByteArray &hash);

} // namespace sheria::sync
