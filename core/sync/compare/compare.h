// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/database.h"
#include "core/sync/run.h"
#include "core/sync/source/settings.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <stop_token>

namespace sheria::sync {

/// Something that a library says otherwise than the server it was copied from; or that the server did
/// not say, so that it could not be compared.
struct Difference
{
    QByteArray uri; ///< Of the expression, or the decision; the code of a knowledge base.
    QByteArray
        where;    ///< A member of its answer ("title"), or a part of it ("text", "media/a.png").
    QString here; ///< Empty: nothing.
    QString there;
    QString whyUnknown = {}; ///< Why it could not be compared; empty: it was.
};

struct Comparison
{
    qint64 expressions = 0; ///< Compared; decisions or knowledge bases where it is these.
    qint64 differences = 0;
    qint64 unknown = 0; ///< Parts that could not be compared.
    /// What the server does not have, and the library has from another source: no difference.
    qint64 elsewhere = 0;
    qint64 requests = 0;
};

/// What a library is compared with.
struct Against
{
    QByteArray base; ///< As baseFrom() gives it.
    store::SyncKind kind = store::SyncKind::Legislation;
    Selection selection;
};

/// Asks a server for all it has, within the selection, and compares it with the library field by field
/// and byte by byte: each expression's answer, its text or texts, commencements, history, enrichments,
/// media, publication document, the server's PDF where those are copied; each decision's answer, text and PDF;
/// names and descriptions of knowledge bases; and what the library has of what is selected, from no other source,
/// and the server has not. Addresses are compared without their hosts.
/// `told` gets each difference, and each part that could not be compared since the server, though asked
/// again as in a run, did not give it; the others are compared nevertheless. Changes nothing.
/// Errors: as run(); Unavailable also when the server gives nothing any more.
Result<Comparison> compare(store::Database &db, const Against &against, const RunOptions &options,
                           const Clock &clock, const std::function<void(const Difference &)> &told,
                           const std::stop_token &stop);

} // namespace sheria::sync
