#pragma once

#include "core/comparison/rows.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sheria::app {

/// One of the two texts that are compared.
struct ComparedSide
{
    QByteArray uri;
    QByteArray language;
    QString name; ///< What stands above its column.
};

/// The rows as a fragment for the reader page: columns, and for each change the two as one, which the
/// page shows or hides. Each row has the eId of its place in the list.
/// Source: resources/reader/src/styles/compare.css.
QByteArray compareHtml(const std::vector<comparison::Row> &rows, const ComparedSide &before,
                       const ComparedSide &after);

/// The differences as the contents of the reader page, JSON.
QByteArray compareToc(const std::vector<comparison::Row> &rows);

} // namespace sheria::app
