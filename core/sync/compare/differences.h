// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/compare/compare.h"
#include "core/sync/listing.h"
#include "core/sync/source/upstream.h"

#include <QJsonValue>

namespace sheria::sync {

/// Counts what differs, and tells it.
class Differences
{
public:
    explicit Differences(const std::function<void(const Difference &)> &told) : m_told(told) {}

    void add(const QByteArray &uri, const QByteArray &where, const QString &here,
             const QString &there);
    /// Of bytes: how many, and their hash, where they are not the same.
    void compareBytes(const QByteArray &uri, const QByteArray &where, const QByteArray &here,
                      const QByteArray &there);
    /// What the server did not say.
    void addUnknown(const QByteArray &uri, const QByteArray &where, const QString &why);
    qint64 count() const { return m_count; }
    qint64 unknown() const { return m_unknown; }

private:
    const std::function<void(const Difference &)> &m_told;
    qint64 m_count = 0;
    qint64 m_unknown = 0;
};

/// Members that speak of other works, or of the server itself: what is known of them here may be less,
/// or more, without the copy being wrong. What the server said of them is kept as it said it.
bool isAboutOthers(const QString &member);

/// Whether it says nothing: servers differ in which of null, "", [] and {} they write then.
bool isNothing(const QJsonValue &value);

/// Whether both are the same moment: "2020-05-06T12:00:00+03:00" and "2020-05-06T09:00:00Z".
bool isSameInstant(const QJsonValue &here, const QJsonValue &there);

/// "12 bytes, SHA-256 …"; nothing for none.
QString bytesText(const QByteArray &bytes);

/// `value` with the addresses of APIs in it without their hosts, which are others in each copy:
/// "https://library.example/v3/akn/xa" as "/v3/akn/xa". Other addresses stay as they are.
QJsonValue withoutHosts(const QJsonValue &value);

/// A value as JSON, cut off where it gets long; nothing for what is not there.
QString shownJson(const QJsonValue &value);

/// Asks a server for what is compared. A part that it does not give, though it was asked again as politely
/// as a run asks, is told as one that could not be compared, and the others go on.
/// Thread: one.
class ComparisonClient
{
public:
    /// Both must outlive it.
    ComparisonClient(Upstream &upstream, Differences &differences)
        : m_upstream(upstream)
        , m_differences(differences)
    {}

    struct Said
    {
        bool isUseful = true; ///< False: nothing can be said of it; that was told.
        bool isThere = true;  ///< False: the server has no such thing.
        Upstream::Reply reply;
    };
    /// `uri` and `where`: what it is asked for, as in Difference; `path`: below the version's address.
    /// Errors: Cancelled; Unauthorized; Unavailable when nothing works any more.
    Result<Said> ask(const QByteArray &uri, const QByteArray &where, const QByteArray &path,
                     Expected expected);

    using Take = std::function<Result<void>(const store::SyncSighting &)>;
    /// Gives `take` what the list at `path` shows. Returns whether all of it came: a page that is not given
    /// is told and passed over.
    /// Errors: as ask(); those of `take`.
    Result<bool> readList(const QByteArray &path, const Selection &selection, const Take &take);

private:
    Upstream &m_upstream;
    Differences &m_differences;
    int m_failuresInARow = 0;
};

} // namespace sheria::sync
