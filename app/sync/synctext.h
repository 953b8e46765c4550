// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/syncdesk.h"
#include "app/sync/syncstate.h"
#include "core/sync/offer.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace sheria::app {

/// What a source is doing, or how far it is: "Up to date", "123 of 900 fetched", "Waiting".
QString stateText(const StoredSource &kept, const SourceStatus &live);
/// "library.example/api": a source, where several could be meant.
QString sourceName(const store::SyncSource &source);
/// What is under way, all sources together; empty: nothing is.
QString runningText(const SyncDesk &desk);
/// "12 a second"; empty while it is not known.
QString rateText(const sync::Progress &progress);
/// "3 min left"; empty while it is not known.
QString timeLeftText(const sync::Progress &progress);
/// "1.4 MB".
QString bytesText(qint64 bytes);

/// What became of a run, in a word or two; `isUnderWay`: by this program, now.
QString outcomeText(const store::SyncRun &run, bool isUnderWay);
/// Why it began.
QString causeText(const QByteArray &cause);
QString newsText(store::SyncNews news);

/// A message of core/sync, translated, without the address that it begins with.
QString troubleText(const Message &what);
/// What a person can do about an error of a run.
QString adviceText(ErrorCode code);

/// What is said of runs that ended while others were under way: all of it, so that the end of one does
/// not hide what became of another.
class SyncEnds
{
public:
    /// `name`: of the source; empty: the library has one only.
    void add(const QString &name, const SourceStatus &live);
    /// Whole sentences, what went wrong first.
    QString text() const;

private:
    QStringList m_troubles;
    int m_stopped = 0;
    int m_well = 0;
    qint64 m_fetched = 0;
};

/// How a person's question to a server is asked: once, and not for long.
sync::RunOptions askingOptions(const QByteArray &token);

/// What was found, or what is wrong, for people.
struct TestVerdict
{
    bool isGood = false;
    QString title;
    QString explanation;
};
TestVerdict verdictOf(const Result<sync::Offer> &tested, store::SyncKind kind);

/// "About 1,200 texts: 34 MB here, 2 minutes to fetch."
QString estimateText(const sync::Estimate &estimate);

} // namespace sheria::app
