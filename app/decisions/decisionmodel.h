// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/search/question.h"
#include "app/theme/rowsmodel.h"
#include "core/base/mutex.h"
#include "core/search/query/results.h"
#include "core/store/decisions/decisioncatalogue.h"

#include <QHash>
#include <QTimer>
#include <QVariant>

#include <memory>
#include <vector>

namespace sheria::app {

/// The catalogue of decisions that all parts of the desk share, read anew when decisions have
/// changed.
///
/// Thread: any. Whoever asks while it is being read waits for it.
class CatalogueKeeper
{
public:
    /// Errors: those of the database.
    Result<std::shared_ptr<const store::DecisionCatalogue>> current(store::Database &db)
    {
        const MutexLock lock(m_mutex);
        SHERIA_TRY(m_catalogue, store::DecisionCatalogue::current(db, m_catalogue));
        return m_catalogue;
    }

private:
    Mutex m_mutex;
    std::shared_ptr<const store::DecisionCatalogue> m_catalogue SHERIA_GUARDED_BY(m_mutex);
};

/// What is listed, and how it spreads.
struct DecisionAnswer
{
    std::vector<qint64> works; ///< Ids, in order.
    qint64 count = 0;
    qint64 processing = 0; ///< How many decisions of the library are not published.
    /// By court, year and so on, as the panel of facets shows them.
    std::vector<search::Facet> facets;
};

DecisionAnswer answerOf(const store::DecisionCatalogue &catalogue,
                        const store::DecisionQuestion &question);

/// The choices of a filter in the terms of the panel of facets.
Question chosenIn(const store::DecisionFilter &filter);

/// Adds a choice of the panel to the filter, or takes it out.
void choose(store::DecisionFilter &filter, const QByteArray &dimension, const QByteArray &value,
            bool isWanted);

/// A list of decisions, however long: it knows the ids of all, and looks up the rows that are looked
/// at. What was shown stays until there is an answer.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class DecisionModel : public ColumnsModel
{
    Q_OBJECT

public:
    enum Column { Citation, Title, Court, Date, Flags, Columns };
    enum Role { SummaryRole = Qt::UserRole };

    /// Rows that are looked up together, and how many such are kept.
    static constexpr int RowsPerPage = 100;
    static constexpr int MaxPages = 60;

    explicit DecisionModel(QObject *parent = nullptr);
    ~DecisionModel() override;

    /// Null: no library is open.
    void setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper);
    void ask(const store::DecisionQuestion &question);
    const store::DecisionQuestion &question() const { return m_question; }
    /// Asks again, in case something has changed.
    void refresh();
    /// Null while the row is looked up, and for none.
    const store::DecisionSummary *at(int row) const;
    /// The id of the work in a row; 0: none.
    qint64 workAt(int row) const;
    /// -1 when it is not in the list.
    int rowOf(qint64 work) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    /// Another list is shown.
    void answered(const sheria::app::DecisionAnswer &answer);
    void failed(const sheria::Error &error);

private:
    struct Rows
    {
        int generation = 0;
        std::vector<std::pair<int, std::vector<store::DecisionSummary>>> pages;
    };

    void showAnswer(Result<DecisionAnswer> answer);
    void want(int page) const;
    void fetch();
    void showRows(Result<Rows> rows);
    QVariant text(const store::DecisionSummary &summary, int column) const;

    std::shared_ptr<CatalogueKeeper> m_keeper;
    LatestQuery m_query{this};
    LatestQuery m_rows{this};
    store::DecisionQuestion m_question;
    std::vector<qint64> m_works;
    int m_generation = 0; ///< Of the list: rows of an older one are not shown.
    QHash<int, std::vector<store::DecisionSummary>> m_pages;
    std::vector<int> m_order;          ///< Of the pages, the longest known first.
    mutable std::vector<int> m_wanted; ///< Pages, what was asked for last at the end.
    bool m_isFetching = false;
    mutable QTimer m_fetchSoon;
};

} // namespace sheria::app
