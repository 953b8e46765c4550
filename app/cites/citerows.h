#pragma once

#include "core/citations/graph.h"
#include "core/domain/toc.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::app {

/// A line of the citations panel, with the lines below it.
struct CiteRow
{
    QString text;
    QByteArray uri;       ///< Where it leads; empty: nowhere.
    bool isMuted = false; ///< The library does not have it.
    std::vector<CiteRow> rows;

    friend bool operator==(const CiteRow &, const CiteRow &) = default;
};

/// What is known about a text, or about one provision of it.
struct Citations
{
    std::vector<citations::CitedWork> cites;
    citations::CitedBy citedBy;
    qint64 waiting = 0; ///< Works that were not looked through yet.
};

/// "section 12(3)" as the interface's language says it.
QString placeWords(const QByteArray &words);
/// "paragraph 34(a)" for "para_34__subpara_a"; the eId itself where it says nothing.
QString placeName(const QByteArray &eId);

/// What the text cites: work by work, each with its places.
CiteRow citesRow(const Citations &known, const QByteArray &expressionUri);
/// Who cites it.
CiteRow citedByRow(const Citations &known);
/// Its provisions that are cited, the most cited first. `entries`: its contents.
CiteRow provisionsRow(const Citations &known, const QByteArray &expressionUri,
                      const std::vector<TocEntry> &entries);

} // namespace sheria::app
