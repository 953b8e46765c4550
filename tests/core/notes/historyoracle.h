// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QMap>
#include <QString>

#include <map>
#include <optional>
#include <vector>

/// Where notes belong in later texts, found out without the program: by what a gold says became of each
/// section, and by comparing words.
namespace sheria::tests {

/// An expression as the XML has it. Texts are without blanks, so that places in them do not depend on how
/// blanks are folded.
class OracleText
{
public:
    struct Part
    {
        QByteArray section;  ///< eId of the section that has it.
        qsizetype start = 0; ///< In the text of the section.
        qsizetype end = 0;
        qsizetype content = 0; ///< Where it begins behind number and heading.
    };

    explicit OracleText(const QByteArray &xml);

    QMap<QByteArray, QString> sections; ///< By eId.
    QHash<QByteArray, Part> parts;      ///< Sections and what is in them, by eId.

    /// What a part says, without number and heading of its own.
    QString content(const QByteArray &eId) const;
};

/// A pair of consecutive expressions: what became of the sections, and of parts that the gold names.
struct OracleStep
{
    QMultiHash<QByteArray, QByteArray>
        links; ///< Old eId to new ones; those that are not here stay.
    QByteArrayList gone;
    QByteArrayList added;
};

/// One work: its expressions by date, and what happened between them.
struct OracleWork
{
    QByteArray uri;
    std::vector<QByteArray> dates;
    std::vector<OracleText> texts;
    std::vector<OracleStep> steps; ///< One less.

    /// The sections that one of the first expression is, or is in, at a later one. One that was gone for a
    /// while (a temporary law ran out, and was made again) is the same when its eId is added once more.
    QByteArrayList sectionsAt(const QByteArray &section, std::size_t date) const;
};

/// A planted note. Units: characters that are no blanks, of the section.
struct Planted
{
    QByteArray section;
    qsizetype start = 0;
    qsizetype end = 0;
    bool isWhole = false; ///< It is on a whole provision:
    QByteArray eId;       ///< this one.
};

/// What the program said of it.
struct Said
{
    QByteArray state; ///< "kept", …
    QByteArray eId;
    QByteArray section; ///< That has the place; empty: none.
    qsizetype start = -1;
    qsizetype end = -1;
};

enum class Judgement {
    Right,
    Cautious, ///< It said changed or lost where the words stand as they were.
    Wrong,    ///< It said changed, and named a section that is another one.
    Silent,   ///< It said that the words stand where they do not belong.
    Open,     ///< Neither gold nor words decide.
};

/// Judges a note at a later date.
///
/// A quotation belongs where the gold says its section is now, at the place where its words stand with so
/// many words around them that in the old section they stood once, and in the new one do. Of several such
/// stretches all must agree. Where none is found and the words stand nowhere in that section, they are gone:
/// "changed" in that section, and "lost", are right, and so is a place elsewhere with at least 60 of the
/// same characters around the words. A section that is gone takes its notes with it. A whole section
/// belongs to what the gold says; a smaller provision to the gold's link, or to the only one with its text.
Judgement judge(const OracleWork &work, const Planted &planted, std::size_t date, const Said &said);

} // namespace sheria::tests
