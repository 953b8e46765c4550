#include "core/knowledge/keyring.h"

#include "core/secrets/librarytrust.h"

#include <mutex>
#include <utility>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;

namespace {

QByteArray nameOfKey(const store::EmbeddingSource &source)
{
    return source.url + '\n' + source.keyFrom;
}

} // namespace

KeyRing::KeyRing(std::shared_ptr<const secrets::LibraryTrust> trust) : m_trust(std::move(trust))
{}

void KeyRing::use(Find find)
{
    const MutexLock lock(m_mutex);
    m_find = std::move(find);
}

std::optional<QByteArray> KeyRing::known(const store::EmbeddingSource &source) const
{
    const MutexLock lock(m_mutex);
    const auto found = m_known.constFind(nameOfKey(source));
    return found == m_known.constEnd() ? std::nullopt : std::optional(*found);
}

Result<QByteArray> KeyRing::fetch(const store::EmbeddingSource &source)
{
    if (const auto key = known(source))
        return *key;
    if (!m_trust)
        return Error{ErrorCode::Conflict, u"this program contacts no endpoint"_s};
    SHERIA_CHECK(m_trust->check(ContactPurpose::Embeddings, source.url));
    SHERIA_TRY(const QByteArray reference,
               m_trust->reference(ContactPurpose::Embeddings, source.url, source.keyFrom));
    QByteArray key;
    if (!reference.isEmpty()) {
        Find find;
        {
            const MutexLock lock(m_mutex);
            find = m_find;
        }
        if (!find)
            return Error{ErrorCode::NotFound, u"the endpoint's key is not known here"_s};
        SHERIA_TRY(key, find(reference));
    }
    const MutexLock lock(m_mutex);
    m_known.insert(nameOfKey(source), key);
    return key;
}

} // namespace sheria::knowledge
