#include "app/tree/unreadmarks.h"

#include "core/domain/frbruri.h"

namespace sheria::app {

UnreadMarks::UnreadMarks(const std::vector<store::UnreadWork> &works)
{
    for (const store::UnreadWork &work : works) {
        m_works[work.workUri] = work;
        const Result<FrbrUri> uri = FrbrUri::parse(work.workUri);
        if (work.isRead || !uri)
            continue;
        const QByteArray place = uri->place();
        ++m_counts[place];
        if (place != uri->country)
            ++m_counts[uri->country];
        ++m_counts[place + '/' + uri->doctype];
        ++m_counts[place + '/' + uri->doctype + '/' + uri->year()];
    }
}

const store::UnreadWork *UnreadMarks::find(const QByteArray &workUri) const
{
    const auto found = m_works.find(workUri);
    return found == m_works.end() ? nullptr : &found->second;
}

qint64 UnreadMarks::ofPlace(const QByteArray &place) const
{
    const auto found = m_counts.find(place);
    return found == m_counts.end() ? 0 : found->second;
}

qint64 UnreadMarks::ofNature(const QByteArray &place, const QByteArray &doctype) const
{
    return ofPlace(place + '/' + doctype);
}

qint64 UnreadMarks::ofYear(const QByteArray &place, const QByteArray &doctype,
                           const QByteArray &year) const
{
    return ofPlace(place + '/' + doctype + '/' + year);
}

} // namespace sheria::app
