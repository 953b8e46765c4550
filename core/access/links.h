#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QHash>

#include <optional>

namespace sheria::access {

inline constexpr int LinkSeconds = 60; ///< What a browser takes to start on a slow computer.
inline constexpr qsizetype MaxLinks = 32;

/// Codes that sign a browser in without a password, once and soon: for the browser that the desktop
/// opens. Kept in memory only.
///
/// Thread: any.
class Links
{
public:
    /// A code for that account, good for LinkSeconds. When there are too many the oldest goes.
    QByteArray make(qint64 accountId, const QDateTime &now);
    /// The account whose code this is; the code is used up by it.
    std::optional<qint64> redeem(QByteArrayView code, const QDateTime &now);

private:
    struct Link
    {
        qint64 accountId = 0;
        QDateTime until;
    };

    void forgetOld(const QDateTime &now) SHERIA_REQUIRES(m_mutex);

    Mutex m_mutex;
    /// By the hash of the code: a look-up takes the same time however much of a guess is right.
    QHash<QByteArray, Link> m_links SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::access
