// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

/// The names of cases, and how well one that is cited is that of a decision.
namespace sheria::briefs {

/// How well what is cited answers to what a work has.
enum class Fit {
    Fits,
    Unclear, ///< Neither can be said.
    Differs,
};

/// The worse of two.
Fit worse(Fit a, Fit b);

/// The parties of a case, side by side: "Oak Mills Ltd & 3 others v Elm".
class CaseName
{
public:
    CaseName() = default;
    explicit CaseName(const QString &parties);

    bool isEmpty() const { return m_sides.empty(); }
    /// Whether it has two sides.
    bool hasSides() const { return m_sides.size() > 1; }
    /// Whether a decision of this name is meant. Each side must fit: with all its words, or fewer ("Oak" for
    /// "Oak Mills Ltd"), as initials or abbreviations, without "and another". "Republic", "R", "State" and such
    /// are sides as others are, and say nothing of the other side.
    Fit fits(const CaseName &known) const;
    /// The share of words that both have: 0 to 1.
    double likeness(const CaseName &other) const;
    /// What it may be found by.
    QStringList words() const;

private:
    struct Word
    {
        QString text;            ///< Folded.
        bool isInitials = false; ///< "KRA", "K.": the first letters of words.
        bool isCut = false;      ///< "Dept."
        bool isOptional = false; ///< In brackets, or behind "trading as".
    };
    using Side = std::vector<Word>;

    static Side readSide(const QString &text);
    static Fit fitOf(Side cited, const Side &known, bool isFirst);
    static Fit fitOfAll(const Side &cited, const Side &known);

    std::vector<Side> m_sides;
};

/// The number that a court gave a case: "Civil Appeal 4 & 5 of 2018". Empty numbers: none is there.
struct Docket
{
    QString text; ///< As written.
    QStringList kind;
    QStringList numbers;
    int year = 0;

    /// What stands between brackets, or alone.
    static Docket read(const QString &text);
    bool isEmpty() const { return numbers.isEmpty(); }
    Fit fits(const Docket &known) const;
};

/// A title of a decision by its parts, in the forms of publishers: "Oak v Elm (Civil Appeal 4 of 2018) [2019]
/// KEHC 77 (KLR) (6 May 2019) (Judgment)", "Oak v Elm", "[2019] KEHC 77: Oak v Elm".
struct CaseTitle
{
    CaseName name;
    QString parties;
    std::vector<Docket> dockets;
    std::vector<QByteArray> keys; ///< Of its citations; see core/citations/workkeys.h.
    QDate date;                   ///< Null: it tells none.

    static CaseTitle read(const QString &title);
};

/// Where the parties of a title end. Units: UTF-16.
qsizetype partiesEnd(const QString &title);

} // namespace sheria::briefs
