// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/domain/work.h"

#include <array>

namespace sheria {

/// Where an expression's date was found; anything but Uri and Document is an assumption that people
/// are told about.
enum class DateOrigin {
    Uri,      ///< In its expression URI.
    Document, ///< In FRBRExpression/FRBRdate.
    Work,     ///< Taken over from the work: its date, its publication, or its year.
    Unknown,  ///< None found: 0001-01-01 stands for it.
};

/// An expression: a work in one language at one point in time.
struct Expression
{
    qint64 id = 0;
    qint64 workId = 0;
    QByteArray uri; ///< "/akn/za/act/1998/55/eng@2014-01-17".
    QByteArray language;
    QDate date;
    DateOrigin dateOrigin = DateOrigin::Uri;
    QString title;
    QByteArray contentHash; ///< SHA-256 of the stored XML, hexadecimal; empty for a stub.
    QDateTime createdAt;
    QDateTime updatedAt;

    bool hasContent() const { return !contentHash.isEmpty(); }
};

/// One expression among the points in time of its work.
struct ExpressionSummary
{
    QByteArray uri;
    QByteArray language;
    QDate date;
    QString title;
};

/// One XML file of an expression. Most have one; some publishers split an expression over several
/// (main text, annex), and a file that was replaced stays reachable.
/// core/store/rows/expressionrows.h says what becomes of each.
struct Manifestation
{
    enum class Role {
        Main,       ///< What the expression's content is.
        Component,  ///< Another document of the same expression, told apart by its FRBRthis.
        Superseded, ///< Was main or component until a newer text came.
    };
    /// As the library, packs and the API spell them.
    friend constexpr std::array<QByteArrayView, 3> enumNames(Role)
    {
        return {"main", "component", "superseded"};
    }
    /// Anything else is superseded: such a text is kept, but nobody is shown it unasked.
    static Role roleNamed(QByteArrayView name)
    {
        return enumNamed<Role>(name).value_or(Role::Superseded);
    }

    Role role = Role::Main;
    QByteArray contentHash;
    QByteArray
        component; ///< Name in URIs ("main", "anlage-regelungstext-1"), unique among the current ones.
    QByteArray frbrThis; ///< FRBRExpression/FRBRthis as written.
    QString doctype;     ///< "act", "doc", "documentCollection" …
    QDate date;          ///< FRBRManifestation/FRBRdate; null: not stated.
    QDateTime importedAt;
    QString source = {}; ///< The file that it was imported from; empty: it came another way.
    qint64 importId = 0; ///< Which import brought it; 0: none.
};

/// All that is needed to write an expression in the API's shape, show its details, and render its
/// cover page.
struct ExpressionRecord
{
    Work work;
    Expression expression;
    std::vector<ExpressionSummary> pointsInTime; ///< Of the work, by date, then language.
    bool isCommencedInFull = false;
    QDate asAtDate; ///< The work's, else its place's.
    std::vector<WorkRef> amends;
    std::vector<WorkRef> repeals;
    std::vector<WorkRef> commences;
    std::vector<WorkRef> enactedAs;
    std::vector<Manifestation> manifestations;
};

} // namespace sheria
