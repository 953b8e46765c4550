// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>

#include <optional>

namespace sheria {

/// Which point in time of a work is asked for.
/// Source: server/API.md section 2.4.
struct PointInTime
{
    enum class Kind {
        Current, ///< No date: the newest on or before today.
        First,   ///< "@": the oldest.
        Exactly, ///< "@2011-11-18": that one or none.
        AsAt,    ///< ":2011-11-18": the newest on or before that day.
    };
    Kind kind = Kind::Current;
    QDate date; ///< Set for Exactly and AsAt.

    friend bool operator==(const PointInTime &, const PointInTime &) = default;
};

/// The parts of an Akoma Ntoso FRBR URI of a work, an expression, or a component or portion of one.
///
///   /akn/xa-bay/act/by-law/min/2012/trees/eng@2014-01-17/!schedule1~sec_2.html
///
/// Shape:  an absent part is an empty array; `expressionDate` keeps its "@" or ":".
/// Source: server/API.md section 1; OASIS Akoma Ntoso Naming Convention 1.0.
struct FrbrUri
{
    QByteArray prefix; ///< "akn" or empty.
    QByteArray country;
    QByteArray locality;
    QByteArray doctype;
    QByteArray subtype;
    QByteArray actor;
    QByteArray date;
    QByteArray number;
    QByteArray language;
    QByteArray expressionDate;
    QByteArray component;
    QByteArray portion;
    QByteArray format;

    /// Parses by the grammar alone: dates are not checked against the calendar, a format suffix on a
    /// work URI is part of its number (server/API.md section 1.4 strips it first, see splitFormat()).
    /// Errors: InvalidArgument.
    static Result<FrbrUri> parse(QByteArrayView text);
    /// The same for text that names no format: what follows "~" is an eId, which may hold dots here.
    static Result<FrbrUri> parsePlace(QByteArrayView text);

    /// "za" or "za-cpt".
    QByteArray place() const;
    /// The part of `date` before its first "-": four digits.
    QByteArray year() const;
    /// The same for people; empty where it stands for no date, as in 0001 and 1000: see isPlaceholder().
    QByteArray knownYear() const;
    /// "/akn/za/act/1998/55", with "/!component" if there is one.
    QByteArray workUri(bool withComponent = true) const;
    /// Work URI, language, date, component and portion.
    /// Errors: InvalidArgument without a language.
    Result<QByteArray> expressionUri() const;
    /// expressionUri() and the format suffix.
    Result<QByteArray> manifestationUri() const;
    /// The fullest of the three that the parts allow.
    QByteArray display() const;
    /// As stored: prefix "akn", work part in lower case; component, portion and format dropped.
    FrbrUri canonical() const;
    /// The `expressionDate` that asks for the text as at `day`: ":2014-01-17"; empty for a null day.
    static QByteArray asAt(QDate day);
    /// What `expressionDate` asks for.
    /// Errors: NotFound when it is neither empty nor an ISO 8601 year, month or day of the calendar.
    Result<PointInTime> pointInTime() const;

    friend bool operator==(const FrbrUri &, const FrbrUri &) = default;
};

/// A path and the format its suffix names.
struct PathAndFormat
{
    QByteArray path;
    QByteArray format; ///< One of json xml html epub pdf zip ("akn" is given as "xml"), or empty.
};

/// Takes a known format suffix off `path`, before the path is parsed as a FRBR URI.
/// Source: server/API.md section 1.4.
PathAndFormat splitFormat(QByteArrayView path);

/// An expression address of the time before "!" and "~": "…/eng@2014-01-17/main/section/3".
struct LegacyItem
{
    FrbrUri expression;      ///< Without component and portion.
    QByteArray component;    ///< "main", "schedule1".
    QByteArray subcomponent; ///< "chapter/1/section/3", or empty.
};

/// Source: server/API.md section 1.6.
/// Errors: InvalidArgument.
Result<LegacyItem> parseLegacyItem(QByteArrayView text);

} // namespace sheria
