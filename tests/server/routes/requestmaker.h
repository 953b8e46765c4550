// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QRandomGenerator>

namespace sheria::tests {

/// One request as it goes over the wire.
struct MadeRequest
{
    QByteArray method;
    QByteArray target;
    QByteArray fields; ///< Each with its CRLF.
    QByteArray body;

    QByteArray bytes() const;
    bool isHead() const { return method == "HEAD"; }
    /// Whether it names a method or a coding that nobody implements: 501 is right then.
    bool isForeign() const;
};

/// The targets that the server at `port` names in its answers, from /v3 on, at most `limit`: paths with
/// their queries. They are what a client that follows links would ask for.
QByteArrayList crawl(quint16 port, const QByteArray &token, qsizetype limit);

/// Makes requests from a seed: the same seed and targets, the same requests.
class RequestMaker
{
public:
    RequestMaker(quint32 seed, QByteArrayList targets, QByteArray token);

    /// What a client might well send: an answer of 200, 304 or a 4xx that the API documents.
    MadeRequest valid();
    /// A valid one with something wrong, odd or hostile about it.
    MadeRequest hostile();

private:
    bool chance(int outOf) { return m_random.bounded(outOf) == 0; }
    const QByteArray &anyTarget();
    QByteArray anyBytes(int most);
    QByteArray mutated(QByteArray target);
    QByteArray withQuery(QByteArray target);
    QByteArray validFields();
    QByteArray oddField();

    QRandomGenerator m_random;
    QByteArrayList m_targets;
    QByteArray m_token;
};

} // namespace sheria::tests
