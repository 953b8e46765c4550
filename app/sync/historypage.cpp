#include "app/sync/historypage.h"

#include "app/sync/synctext.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum RunColumn {
    TimeColumn,
    SourceColumn,
    OutcomeColumn,
    FetchedColumn,
    DeletedColumn,
    TroublesColumn,
    RunColumns
};

constexpr int RunIdRole = Qt::UserRole;
constexpr int TroubleUriRole = Qt::UserRole;
constexpr int IconSize = 16;
constexpr int LeastColumn = 50;

QString iconName(const store::SyncRun &run)
{
    if (run.outcome == "done")
        return u"check"_s;
    return run.outcome == "stopped" || run.outcome.isEmpty() ? u"history"_s : u"warning"_s;
}

} // namespace

HistoryPage::HistoryPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_runs, &QTreeWidget::currentItemChanged, this, &HistoryPage::askDetails);
    connect(m_details, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const QByteArray uri = item->data(TroubleUriRole).toByteArray();
        if (!uri.isEmpty())
            Q_EMIT openRequested(uri);
    });
    look();
}

void HistoryPage::build()
{
    m_runs = makeTree(this, u"syncRuns"_s, tr("Runs"),
                      {tr("Begun"), tr("Source"), tr("What became of it"), tr("Fetched"),
                       tr("Deleted"), tr("Failed")});
    m_runs->setRootIsDecorated(false);
    m_runs->setAllColumnsShowFocus(true);
    m_runs->header()->setStretchLastSection(false);
    m_runs->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_runs->header()->setSectionResizeMode(SourceColumn, QHeaderView::Stretch);
    m_runs->header()->setMinimumSectionSize(LeastColumn);
    m_details = makeList(this, u"syncRunDetails"_s, tr("What the run brought"));
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setIconSize(QSize(IconSize, IconSize));
    m_details->setWordWrap(true);
    m_details->setResizeMode(QListView::Adjust);
    m_details->setTextElideMode(Qt::ElideNone);
    m_details->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *split = makeSplitter(this, Qt::Horizontal, {m_runs, m_details});
    m_split = split;
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    m_hint = makeEmptyHint(this, tr("Nothing has been synced yet."));
    vbox({{split, 1}, {m_hint, 1}}, this, QMargins(0, 6, 0, 0));
}

void HistoryPage::setDesk(SyncDesk *desk)
{
    m_desk = desk;
    m_runs->clear();
    m_details->clear();
    m_shown = 0;
    m_query.setReaders(desk ? &desk->readers() : nullptr);
    if (desk)
        connect(desk, &SyncDesk::refreshed, this, &HistoryPage::look);
    look();
}

/// Fills the rows anew where they stand, so that who reads one goes on reading it.
void HistoryPage::look()
{
    std::vector<std::pair<const SyncKept *, const store::SyncRun *>> runs;
    if (m_desk) {
        for (const SyncKept &kept : m_desk->sources()) {
            for (const store::SyncRun &run : kept.runs)
                runs.emplace_back(&kept, &run);
        }
    }
    std::sort(runs.begin(), runs.end(),
              [](const auto &a, const auto &b) { return a.second->id > b.second->id; });
    QTreeWidgetItem *chosen = m_runs->currentItem();
    const qint64 chosenId = chosen ? chosen->data(TimeColumn, RunIdRole).toLongLong() : 0;
    // One that reads the newest wants the newest.
    const bool followsNewest = !chosen || m_runs->indexOfTopLevelItem(chosen) == 0;
    while (m_runs->topLevelItemCount() > int(runs.size()))
        delete m_runs->takeTopLevelItem(m_runs->topLevelItemCount() - 1);
    while (m_runs->topLevelItemCount() < int(runs.size()))
        new QTreeWidgetItem(m_runs);
    int row = 0;
    int wanted = 0;
    for (const auto &[kept, run] : runs) {
        if (!followsNewest && run->id == chosenId)
            wanted = row;
        fillRun(m_runs->topLevelItem(row++), *kept, *run);
    }
    if (!runs.empty() && m_runs->currentItem() != m_runs->topLevelItem(wanted))
        m_runs->setCurrentItem(m_runs->topLevelItem(wanted));
    m_split->setVisible(!runs.empty());
    m_hint->setVisible(runs.empty());
    askDetails();
}

void HistoryPage::fillRun(QTreeWidgetItem *item, const SyncKept &kept, const store::SyncRun &run)
{
    const QLocale locale;
    const bool isUnderWay = run.id == kept.runs.front().id
        && m_desk->live(kept.source.id).activity != SyncActivity::Idle;
    item->setData(TimeColumn, RunIdRole, run.id);
    item->setText(TimeColumn, shortMomentText(run.startedAt));
    item->setToolTip(TimeColumn,
                     momentText(run.startedAt) + u'\n'
                         + tr("Begun: %1", "why").arg(causeText(run.cause)));
    item->setText(OutcomeColumn, outcomeText(run, isUnderWay));
    item->setIcon(OutcomeColumn, icon(iconName(run)));
    item->setText(SourceColumn, sourceName(kept.source));
    item->setToolTip(SourceColumn, QString::fromUtf8(kept.source.base));
    const std::pair<int, qint64> counts[] = {{FetchedColumn, run.fetched},
                                             {DeletedColumn, run.deleted},
                                             {TroublesColumn, run.failed}};
    for (const auto &[column, count] : counts) {
        item->setText(column, locale.toString(count));
        item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    }
}

void HistoryPage::askDetails()
{
    const QTreeWidgetItem *item = m_runs->currentItem();
    if (!item || !m_query) {
        m_details->clear();
        m_shown = 0;
        return;
    }
    const qint64 id = item->data(TimeColumn, RunIdRole).toLongLong();
    m_query.start(
        [id](store::Database &db, const std::stop_token &) -> Result<Details> {
            Details details;
            SHERIA_TRY(details.places, store::syncRunPlaces(db, id));
            SHERIA_TRY(details.troubles, store::syncRunTroubles(db, id));
            return details;
        },
        [this, id](const Result<Details> &details) {
            if (!details)
                return;
            // Who reads them is not disturbed by the same once more.
            QStringList rows = rowsOf(*details);
            if (std::exchange(m_shown, id) != id || rows != m_rows) {
                m_rows = std::move(rows);
                showDetails(*details);
            }
        });
}

QString HistoryPage::placeRow(const store::SyncRunPlace &place) const
{
    QStringList parts;
    if (place.added > 0)
        parts << tr("%n new", nullptr, int(place.added));
    if (place.changed > 0)
        parts << tr("%n changed", nullptr, int(place.changed));
    if (place.deleted > 0)
        parts << tr("%n deleted", nullptr, int(place.deleted));
    if (place.failed > 0)
        parts << tr("%n failed", nullptr, int(place.failed));
    return tr("%1: %2", "place, what came of it")
        .arg(m_desk->placeName(place.place), parts.join(u", "_s));
}

QStringList HistoryPage::rowsOf(const Details &details) const
{
    QStringList rows;
    for (const store::SyncRunPlace &place : details.places)
        rows << placeRow(place);
    for (const store::SyncRunTrouble &trouble : details.troubles) {
        const QString what = troubleText(trouble.what);
        rows << (trouble.expressionUri.isEmpty()
                     ? what
                     : QString::fromUtf8(trouble.expressionUri) + u'\n' + what);
    }
    return rows;
}

void HistoryPage::showDetails(const Details &details)
{
    m_details->clear();
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        auto *item = new QListWidgetItem(m_rows.at(row), m_details);
        const auto trouble = std::size_t(row) - details.places.size();
        const bool isPlace = std::size_t(row) < details.places.size();
        item->setIcon(icon(isPlace ? u"place"_s : u"warning"_s));
        item->setToolTip(m_rows.at(row));
        if (!isPlace)
            item->setData(TroubleUriRole, details.troubles[trouble].expressionUri);
    }
    if (m_rows.isEmpty()) {
        auto *item = new QListWidgetItem(tr("Nothing was new."), m_details);
        item->setFlags(Qt::NoItemFlags);
    }
}

} // namespace sheria::app
