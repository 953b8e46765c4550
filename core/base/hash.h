// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria {

/// SHA-256 of `bytes`.
/// Shape: 64 lower-case hexadecimal digits.
QByteArray sha256Hex(QByteArrayView bytes);

} // namespace sheria
