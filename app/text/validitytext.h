#pragma once

#include "core/domain/timeline.h"

#include <QString>
#include <QStringList>

namespace sheria::app {

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

} // namespace sheria::app
