// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/search/resultspage.h"
#include "app/search/searchbox.h"
#include "core/search/index/indexer.h"
#include "tests/app/gui/deskfixture.h"

#include <QListView>
#include <QString>
#include <QTest>
#include <QTreeWidget>

namespace sheria::tests {

/// A desk, and the parts of its search.
class SearchParts
{
protected:
    app::SearchBox &box() { return *m_desk.find<app::SearchBox>(QStringLiteral("address")); }
    QListView &offers() { return *m_desk.find<QListView>(QStringLiteral("searchOffers")); }
    app::ResultsPage &page()
    {
        return *m_desk.find<app::ResultsPage>(QStringLiteral("resultsPage"));
    }
    QListView &results() { return *m_desk.find<QListView>(QStringLiteral("searchResults")); }
    QTreeWidget &facets() { return *m_desk.find<QTreeWidget>(QStringLiteral("searchFacets")); }
    QString textAt(int row) { return offers().model()->index(row, 0).data().toString(); }

    /// The offer that has these words; -1: none.
    int rowOf(const QString &words)
    {
        for (int row = 0; row < offers().model()->rowCount(); ++row) {
            if (row > 0 && textAt(row).contains(words))
                return row;
        }
        return -1;
    }

    static void awaitIndex(DeskFixture &desk)
    {
        const auto isThere = [&desk] {
            const search::Indexer *indexer = desk.window().library()->indexer();
            if (!indexer)
                return false;
            const search::IndexProgress progress = indexer->progress();
            return progress.state == search::IndexProgress::State::UpToDate && progress.revision > 0
                && progress.revision == progress.latest;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), 30'000);
    }

    DeskFixture m_desk;
};

} // namespace sheria::tests
