#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace sheria::http {

class Guard;
struct RequestHead;

/// What a client says with each request, and what was made of it: a client that repeats itself, as
/// all do, costs no hash and no new string.
class ClientMemo
{
public:
    /// A digest of what `head` shows of who asks; empty when it shows nothing. The answers to
    /// different clients must never be mixed up, nor their tokens be kept: the cache knows clients
    /// by this. Valid until the next call.
    QByteArrayView credentials(const RequestHead &head);

    /// Guard::baseFor().
    const QByteArray &base(const RequestHead &head, const Guard &guard);

private:
    QByteArray m_shown;
    QByteArray m_digest;
    QByteArray m_host;
    QByteArray m_base;
};

} // namespace sheria::http
