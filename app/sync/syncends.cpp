#include "app/sync/syncends.h"

#include "app/sync/synctext.h"

#include <QCoreApplication>

namespace sheria::app {

namespace {

/// The translation context of this file.
struct Ends
{
    Q_DECLARE_TR_FUNCTIONS(SyncEnds)
};

QString missingToken(const QString &name)
{
    return name.isEmpty()
        ? Ends::tr("A source of the library needs its token. The panel “Sync” asks for it.")
        : Ends::tr("%1 needs its token. The panel “Sync” asks for it.").arg(name);
}

QString failure(const QString &name, const Error &error)
{
    const QString why = troubleText(error.detail);
    return name.isEmpty() ? Ends::tr("The sync did not work: %1").arg(why)
                          : Ends::tr("The sync of %1 did not work: %2").arg(name, why);
}

} // namespace

void SyncEnds::add(const QString &name, const SyncLive &live)
{
    if (live.isTokenMissing) {
        m_troubles << missingToken(name);
    } else if (live.error) {
        m_troubles << failure(name, *live.error);
    } else if (live.ended == SyncEnded::Stopped) {
        ++m_stopped;
    } else {
        ++m_well;
        m_fetched += live.progress.fetched;
    }
}

QString SyncEnds::text() const
{
    QStringList sentences = m_troubles;
    if (m_stopped == 1)
        sentences << Ends::tr(
            "The sync was stopped. What was fetched stays; the next run goes on.");
    else if (m_stopped > 1)
        sentences << Ends::tr(
            "%n sync(s) were stopped. What was fetched stays; the next run goes on.", nullptr,
            m_stopped);
    if (m_well > 0 && m_fetched == 0)
        sentences << Ends::tr("Synced: nothing was new.");
    else if (m_well == 1)
        sentences << Ends::tr("Synced: %n text(s) fetched.", nullptr, int(m_fetched));
    else if (m_well > 1)
        sentences << Ends::tr("%1 sources synced: %n text(s) fetched.", nullptr, int(m_fetched))
                         .arg(m_well);
    return sentences.join(QChar::Space);
}

} // namespace sheria::app
