// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace sheria::tests {

/// A request, and the path of the document that it is about.
struct Probe
{
    QByteArray path;
    QByteArray target;
    QByteArray accept = "*/*";
    QByteArray method = "GET";
    QByteArray body = {};
    bool isStranger = false;
};

/// What the API below `prefix` is asked: one request for each kind of answer of each path of its
/// document. In paths and targets {v} is the prefix. Empty prefix: the server's own paths.
QList<Probe> probesOf(const QByteArray &prefix, const QByteArray &token);

} // namespace sheria::tests
