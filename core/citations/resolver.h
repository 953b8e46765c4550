// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/citations/citation.h"
#include "core/domain/today.h"
#include "core/domain/work.h"

#include <QByteArray>
#include <QDate>
#include <QStringView>

#include <functional>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::citations {

/// A work of the library that was named, with the provision that was asked for.
struct ResolvedReference
{
    qint64 workId = 0;
    WorkRef work;
    QByteArray place;
    QString number; ///< "Act 4 of 2005", "[2020] ZZCC 3"; empty: none.
    QDate date;     ///< That was typed; null: none.
    /// The text that the provision was looked for in; empty: there is none of that day.
    QByteArray expressionUri;
    QDate expressionDate;
    Unit unit = Unit::None; ///< Of the provision that was asked for; None: the work.
    QString path;           ///< "9(1)(a)"; of a schedule "2".
    QByteArray component;   ///< "schedule1"; empty, or "main".
    /// Of the provision, or of the innermost that is there around it; empty: not even that is.
    QByteArray eId;
    bool isThere = false; ///< The text has the provision itself. Of a work: it has a text.
    QString heading;      ///< Of the provision, or of the section that it is in.
};

/// "section 9(1)"; empty: the work was asked for.
QByteArray pinpointWords(const ResolvedReference &found);
/// Names exactly that provision, or the text, at that point in time; empty: there is no text.
QByteArray pinpointUri(const ResolvedReference &found);
/// A JSON object of it: frbr_uri, title, number, expression_frbr_uri, expression_date, pinpoint, is_there, portion_id,
/// heading, pinpoint_frbr_uri.
QByteArray referenceJson(const ResolvedReference &found);

/// How what was typed is looked up.
struct ResolveOptions
{
    Today today;
    QDate asAt = {}; ///< Where no date was typed; null: the text of today.
    std::size_t most = 6;
    std::function<bool(const QByteArray &workUri)> mayRead = {}; ///< Empty: everything.
    std::stop_token stop = {};
};

/// The works that what was typed names, with the provision in the text as at the date: one where it is
/// clear, several where more go by the name; none where it is no reference, or more than `most` are
/// meant. Titles may be typed in part, or by their initials, where a provision is named or they are in
/// capitals; initials only count where one law has them.
/// Errors: those of the database; Cancelled.
Result<std::vector<ResolvedReference>> resolveTyped(store::Database &db, QStringView typed,
                                                    const ResolveOptions &options);

} // namespace sheria::citations
