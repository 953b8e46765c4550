#include "core/sync/workmemory.h"

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t RememberedWorks = 64;

} // namespace

Result<void> checkList(const QJsonObject &said, QLatin1StringView member)
{
    const QJsonValue list = said.value(member);
    if (list.isArray() || list.isNull())
        return {};
    return Error{ErrorCode::Unsupported, u"what came has no list of %1"_s.arg(member)};
}

Result<QJsonObject> workPart(WorkMemory::Entry &entry, KeptReplies &source,
                             const store::SyncItem &item, const WorkPart &part)
{
    const MutexLock lock(entry.mutex);
    if (const auto known = entry.parts.find(part.name); known != entry.parts.end())
        return known->second;
    Result<QJsonObject> got = source.list(item.workUri, part.name,
                                          part.uri + '/' + part.name + ".json");
    if (!got && got.error().code == ErrorCode::NotFound)
        got = QJsonObject();
    else if (got)
        SHERIA_CHECK(checkList(*got, part.member));
    if (got)
        entry.parts.insert_or_assign(part.name, *got);
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
