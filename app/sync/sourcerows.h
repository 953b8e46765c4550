#pragma once

#include "app/sync/syncdesk.h"

#include <QString>

class QTreeWidgetItem;

namespace sheria::app {

/// The columns of the list of sources.
enum SourceColumn {
    SourceName,
    SourceState,
    SourceProgress,
    SourceTexts,
    SourceOpen,
    SourceColumns
};

/// Fills the row of a source, and below it a row for each of its places.
void fillSourceRow(QTreeWidgetItem &item, const SyncDesk &desk, const SyncDesk::Kept &kept);

/// What is wrong with a source and what can be done about it; empty: nothing is.
QString sourceProblem(const SyncDesk &desk, const SyncDesk::Kept &kept);

} // namespace sheria::app
