#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::access {

/// A new secret from the system's random source.
/// Shape: 40 lower-case hexadecimal digits, the form that clients of the hosted service know.
QByteArray newSecret();

/// What of a secret may be shown later, so that a person can tell tokens apart.
QByteArray hintOf(QByteArrayView secret);

/// Whether two are equal, in a time that tells nothing about where they differ.
bool isSame(QByteArrayView a, QByteArrayView b);

} // namespace sheria::access
