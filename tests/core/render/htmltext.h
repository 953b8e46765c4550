// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// A small reader of HTML for tests, written from the HTML standard and sharing nothing with the
/// renderer: what a browser would show of a fragment.
namespace sheria::test {

struct HtmlText
{
    QByteArray body;    ///< The text without footnotes and their markers.
    QByteArray notes;   ///< The text of the footnotes, in their order.
    QStringList faults; ///< Tags that do not match, unknown ones, attributes that could act.
    int elements = 0;
};

/// Reads a fragment.
HtmlText htmlText(const QByteArray &html);

/// The visible text of a document as core/akn/text.h defines it, read by another parser than the
/// program's own; the text of footnotes apart.
HtmlText expectedText(const QByteArray &xml);

/// Whether `shown` is `text` with nothing but some of `words` put in between; if not, the place.
/// Both without white space.
QString firstDifference(const QByteArray &text, const QByteArray &shown,
                        const QByteArrayList &words);

} // namespace sheria::test
