#pragma once

#include "app/sync/syncstate.h"

#include <QString>
#include <QStringList>

namespace sheria::app {

/// What is said of runs that ended while others were under way: all of it, so that the end of one does
/// not hide what became of another.
class SyncEnds
{
public:
    /// `name`: of the source; empty: the library has one only.
    void add(const QString &name, const SyncLive &live);
    /// Whole sentences, what went wrong first.
    QString text() const;

private:
    QStringList m_troubles;
    int m_stopped = 0;
    int m_well = 0;
    qint64 m_fetched = 0;
};

} // namespace sheria::app
