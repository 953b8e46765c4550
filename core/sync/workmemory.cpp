#include "core/sync/workmemory.h"

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t RememberedWorks = 64;

} // namespace

Result<QJsonObject> workPart(WorkMemory::Entry &entry, KeptReplies &source,
                             const QByteArray &workUri, const QByteArray &uri,
                             const QByteArray &part)
{
    const MutexLock lock(entry.mutex);
    if (const auto known = entry.parts.find(part); known != entry.parts.end())
        return known->second;
    Result<QJsonObject> got = source.list(workUri, part, uri + '/' + part + ".json");
    if (!got && got.error().code == ErrorCode::NotFound)
        got = QJsonObject();
    if (got)
        entry.parts.insert_or_assign(part, *got);
    return got;
}

QString pdfName(const QByteArray &workUri)
{
    return QString::fromUtf8(workUri.mid(QByteArrayView("/akn/").size())).replace(u'/', u'-')
        + u".pdf"_s;
}

std::shared_ptr<WorkMemory::Entry> WorkMemory::of(const QByteArray &workUri)
{
    const MutexLock lock(m_mutex);
    for (const Known &known : m_known) {
        if (known.workUri == workUri)
            return known.entry;
    }
    m_known.push_back({workUri, std::make_shared<Entry>()});
    if (m_known.size() > RememberedWorks)
        m_known.pop_front();
    return m_known.back().entry;
}

} // namespace sheria::sync
