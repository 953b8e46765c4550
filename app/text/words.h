// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/domain/expression.h"
#include "core/domain/timeline.h"
#include "core/domain/toc.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QDateTime>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <span>
#include <vector>

namespace sheria::app {

/// What people call something that has a name in the library or in a protocol.
struct Word
{
    const char *name;
    const char *text; ///< In the source, for QCoreApplication::translate().
};

/// The translated text of the word with this name; null when it is none of `words`. `context` is that of
/// their translations.
QString wordFor(std::span<const Word> words, const char *context, QByteArrayView name);

/// "3 February 2009" in the language of the interface; empty for a null date.
QString longDate(QDate date, const QLocale &locale = QLocale());

/// The format of dates in lists and fields, as QLocale::toString() takes it: "3 Feb 2009".
QString shortDateFormat();

enum class TimeDetail { Minutes, Seconds };
/// "3 Feb 2009, 14:05": a moment in local time; empty for a null one.
QString shortTime(const QDateTime &at, TimeDetail detail = TimeDetail::Minutes);
/// "14:05", local.
QString timeOfDay(const QDateTime &at, TimeDetail detail = TimeDetail::Minutes);
/// "February 2009".
QString monthOfYear(QDate date);
/// "3 February 2009, 14:05".
QString longTime(const QDateTime &at);

/// Codes such as those of languages and places, with `separator` between them.
QString joinedCodes(const std::vector<QByteArray> &codes, const QString &separator);

/// "Acts" for "act", "Judgments" for "judgment": what the works of one nature are called together.
/// A nature without a word of its own is given as it is written, its first letter upper-case.
QString natureName(QByteArrayView doctype);

/// What a person is told when something failed, by its code alone.
QString errorText(ErrorCode code);

/// A message of core in the language of the interface. What has no translation stays as it is.
QString messageText(const Message &message);

/// Why a library did not open, and what can be done about it.
struct LibraryProblem
{
    QString title;
    QString explanation;
};

/// Words for an Error of Library::open().
LibraryProblem libraryProblem(const Error &error, const QString &path);

/// How an expression stands in time, in words.
struct ValidityText
{
    /// How much a reader must mind it, mildest first.
    enum class Weight {
        Plain,   ///< Nothing to mind: the latest text, in force.
        Notice,  ///< Something is known to be missing or assumed.
        Warning, ///< This is not the latest text, or not all of it.
        Danger,  ///< This is not law any more.
    };
    Weight weight = Weight::Plain;
    QString sentence;    ///< Always there: "As it was from 3 February 2009 to 31 December 2013."
    QStringList caveats; ///< Further sentences: repealed, not commenced, amendments not yet shown.

    /// All sentences, one after the other.
    QString text() const;
    /// What stands above the text itself, where the date is said already: the caveats, or the sentence
    /// when there are none.
    QString warning() const;
    /// The reader page's name for how such a banner looks; empty when there is nothing to mind.
    /// Source: resources/reader/README.md.
    QByteArray bannerKind() const;
};

/// The words for `record` as it stands to `validity`, which was worked out for the same record.
/// `isPaged`: the pages of a PDF are shown in place of a text.
ValidityText validityText(const ExpressionRecord &record, const Validity &validity,
                          bool isPaged = false);

/// A few words for a list of points in time: "From 3 February 2009", "Until …".
QString pointInTimeLabel(QDate from, QDate to, bool isLatest);

/// A provision that is cited: what people call it, and how it is addressed.
struct CitedProvision
{
    QByteArray eId;
    QString label; ///< "section 4(1)", "Chapter 2"; empty: the work as a whole.
};

/// The provision that `eId` is, or is in, as lawyers cite it: "section 4(1)(a)", "Chapter 2"; without
/// a label when the contents name neither.
CitedProvision citedProvision(const std::vector<TocEntry> &toc, const QByteArray &eId);

/// "Tree Protection Act (Act 17 of 2004), section 4, as at 3 February 2009".
/// `quotation` is put before it in quotation marks, unless it is empty.
QString citation(const ExpressionRecord &record, const CitedProvision &provision,
                 QStringView quotation = {});

/// The FRBR URI of the provision in this expression: "/akn/…/eng@2009-02-03/!main~sec_4".
QByteArray citedUri(const ExpressionRecord &record, const CitedProvision &provision);

} // namespace sheria::app
