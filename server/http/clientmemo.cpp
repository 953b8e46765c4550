#include "server/http/clientmemo.h"

#include "server/http/guard.h"
#include "server/http/requestparser.h"

#include <QCryptographicHash>

namespace sheria::http {

QByteArrayView ClientMemo::credentials(const RequestHead &head)
{
    const QByteArrayView authorization = head.value("Authorization");
    const QByteArrayView cookie = head.value("Cookie");
    if (authorization.isNull() && cookie.isNull())
        return {};
    const QByteArrayView shown = m_shown;
    const qsizetype middle = authorization.size(); // A NUL, which neither can contain.
    const bool same = shown.size() == middle + 1 + cookie.size()
        && shown.first(middle) == authorization && shown.sliced(middle + 1) == cookie;
    if (!same) {
        m_shown = authorization.toByteArray() + '\0' + cookie.toByteArray();
        m_digest = QCryptographicHash::hash(m_shown, QCryptographicHash::Sha256);
    }
    return m_digest;
}

const QByteArray &ClientMemo::base(const RequestHead &head, const Guard &guard)
{
    if (m_base.isEmpty() || m_host != head.host) {
        m_host = head.host.toByteArray();
        m_base = guard.baseFor(head);
    }
    return m_base;
}

} // namespace sheria::http
