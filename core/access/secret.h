// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace sheria::access {

/// A new secret from the system's random source.
/// Shape: 40 lower-case hexadecimal digits, the form that clients of the hosted service know.
QByteArray newSecret();

/// What of a secret may be shown later, so that a person can tell tokens apart.
QByteArray hintOf(QByteArrayView secret);

/// Whether two are equal, in a time that tells nothing about where they differ.
bool isSame(QByteArrayView a, QByteArrayView b);

inline constexpr int MinPasswordLength = 8;    ///< Units: characters; guessing is slowed down, too.
inline constexpr int MaxPasswordLength = 1024; ///< Units: characters; longer is no person's.

/// What is kept of a password: Argon2id with a salt of its own, in the form that names algorithm and
/// cost, "$argon2id$v=19$…". Two calls never return the same. Takes tens of milliseconds and 32 MiB,
/// on purpose; at most two are worked out at a time, others wait.
/// Errors: InvalidArgument when it is too short or too long; Unavailable without memory.
/// Source: RFC 9106.
Result<QByteArray> hashPassword(const QString &password);

/// Whether `password` is the one that `hash` was made of. An empty hash is nobody's password, and
/// finding that out takes as long as any other answer.
bool isPassword(const QString &password, const QByteArray &hash);

} // namespace sheria::access
