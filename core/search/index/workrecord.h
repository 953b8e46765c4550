// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/work.h"
#include "core/store/rows/recordloader.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::search {

/// One text of a work that is indexed: a manifestation of one of its expressions.
struct Source
{
    QByteArray expressionUri; ///< With "/!name" where the text is a component of the expression.
    QByteArray language;
    QDate date;
    QString title;
    QByteArray contentHash; ///< Of the XML, or of the text of a PDF; empty: a work without text.
    QByteArray component;   ///< Of the expression's further documents; empty: the main one.

    friend bool operator==(const Source &, const Source &) = default;
};

/// A value that a work has in a dimension.
struct Value
{
    QByteArray dimension;
    QByteArray value;
    QString label;

    friend bool operator==(const Value &, const Value &) = default;
};

/// What the index knows of a work, beside its words.
struct WorkRecord
{
    QByteArray uri;
    QString title;
    QDate date; ///< To sort by: of the newest expression, of a judgment when it was given.
    std::vector<QString>
        names; ///< By which it is also found: aliases, "Act 17 of 2004", its number.
    std::vector<Value> values;
    std::vector<Source> sources; ///< By language, then date.
    QByteArray
        summaryHash;    ///< SHA-256 of the judgment's wholeSummaryOf(), hexadecimal; empty: none.
    qint32 entries = 0; ///< How many the index has of it.

    /// Tells whether the index has what the library has: of all that it is made from.
    QByteArray digest() const;

    QByteArray toBytes() const;
    static std::optional<WorkRecord> fromBytes(QByteArrayView bytes);
    /// The same without date, names, values and summary, which what shows a hit has no need of.
    static std::optional<WorkRecord> headFromBytes(QByteArrayView bytes);
    /// The bytes that headFromBytes() reads.
    static QByteArrayView headOf(QByteArrayView bytes);
};

/// The record of a work as stored; `entries` is not known yet.
WorkRecord recordOf(const store::StoredWork &stored);

/// The end of the validity of a source: when the next one in its language begins; null: still valid.
QDate validUntil(const WorkRecord &record, std::size_t source);

/// What a work may be filtered and counted by. `isHidden`: it may not leave the library.
/// Source: server/API.md section 9.5.
std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources, bool isHidden);

} // namespace sheria::search
