// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/runpages.h"

#include "app/sync/synctext.h"
#include "app/text/words.h"
#include "core/domain/frbruri.h"

#include <QEvent>
#include <QFont>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum ChangeColumn { TitleColumn, NewsColumn, DateColumn, CompareColumn, ChangeColumns };

constexpr int ChangedUriRole = Qt::UserRole;
constexpr int PreviousRole = Qt::UserRole + 1;
constexpr int WorkRole = Qt::UserRole + 2;
constexpr int RunRole = Qt::UserRole + 3; ///< Of a run's row.
constexpr int NewsRole = Qt::UserRole + 4;
constexpr int NewsWidth = 130;
constexpr int DateWidth = 150;

QString iconName(store::SyncNews news)
{
    switch (news) {
    case store::SyncNews::New: return u"add"_s;
    case store::SyncNews::Amended: return u"history"_s;
    case store::SyncNews::Changed: return u"refresh"_s;
    case store::SyncNews::Repealed: return u"repealed"_s;
    case store::SyncNews::Deleted: return u"close"_s;
    }
    Q_UNREACHABLE();
}

QString pointInTime(const QByteArray &expressionUri)
{
    const Result<FrbrUri> uri = FrbrUri::parse(expressionUri);
    return uri
        ? longDate(QDate::fromString(QString::fromLatin1(uri->expressionDate.mid(1)), Qt::ISODate))
        : QString();
}

bool isSame(const std::vector<store::SyncRunWork> &a, const std::vector<store::SyncRunWork> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto &one, const auto &two) {
        return one.runId == two.runId && one.workUri == two.workUri && one.news == two.news
            && one.expressionUri == two.expressionUri && one.title == two.title;
    });
}

QByteArray workOf(const QTreeWidgetItem *item)
{
    return item->data(TitleColumn, WorkRole).toByteArray();
}

QString titleOf(const store::SyncRunWork &work)
{
    return work.title.isEmpty() ? QString::fromUtf8(work.workUri) : work.title;
}

/// Whether it says all of `work` but its title, which may have come late.
bool isRowOf(const QTreeWidgetItem *item, const store::SyncRunWork &work)
{
    return workOf(item) == work.workUri
        && item->data(TitleColumn, NewsRole).toInt() == int(work.news)
        && item->data(TitleColumn, ChangedUriRole).toByteArray() == work.expressionUri;
}

/// Every change of a row makes the view look at it again.
void setTextOf(QTreeWidgetItem *item, int column, const QString &text)
{
    if (item->text(column) != text)
        item->setText(column, text);
}

bool holdsRun(const StoredSource &kept, qint64 runId)
{
    return std::any_of(kept.runs.begin(), kept.runs.end(),
                       [runId](const store::SyncRun &run) { return run.id == runId; });
}

enum RunColumn {
    TimeColumn,
    RunSourceColumn,
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

ChangesPage::ChangesPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_tree, &QTreeWidget::itemClicked, this, &ChangesPage::click);
    connect(m_tree, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem *item) { click(item, TitleColumn); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ChangesPage::updateButtons);
    show({});
}

void ChangesPage::build()
{
    m_tree = makeTree(this, u"syncNews"_s, tr("What changed"),
                      {tr("Work"), tr("Change"), tr("From"), QString()});
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(CompareColumn, QHeaderView::ResizeToContents);
    m_tree->setColumnWidth(NewsColumn, NewsWidth);
    m_tree->setColumnWidth(DateColumn, DateWidth);
    m_hint = makeEmptyHint(
        this, tr("New, amended, repealed and deleted texts of each sync run are listed here."));
    m_open = makeButton(this, u"openNews"_s, tr("Open"), {}, {},
                        [this] { click(m_tree->currentItem(), TitleColumn); });
    m_compare = makeButton(this, u"compareNews"_s, tr("Compare"), {},
                           tr("Compares the version before the change with the one after it"),
                           [this] { click(m_tree->currentItem(), CompareColumn); });
    m_allRead = makeButton(this, u"allRead"_s, tr("Mark All as Read"), u"check"_s,
                           tr("Removes the unread marks in the library tree"), [this] {
                               if (m_desk)
                                   m_desk->markAllRead();
                           });
    vbox({hbox({m_open, m_compare, BoxItem::filler(), m_allRead}), {m_tree, 1}, {m_hint, 1}}, this,
         QMargins(0, 6, 0, 0));
}

void ChangesPage::setDesk(SyncDesk *desk)
{
    m_desk = desk;
    show({});
    m_query.setReaders(desk ? &desk->readers() : nullptr);
    if (desk)
        connect(desk, &SyncDesk::refreshed, this, &ChangesPage::look);
}

/// While nobody sees the page, nothing is made for it: a long run brings news every second.
void ChangesPage::look()
{
    if (!m_query || !isVisible())
        return;
    m_query.start(
        [](store::Database &db, const std::stop_token &) {
            return store::listSyncNews(db, std::nullopt, MostWorks);
        },
        [this](const Result<std::vector<store::SyncRunWork>> &works) {
            if (works && !isSame(*works, m_shown))
                show(*works);
            showTitles();
        });
}

void ChangesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    look();
}

/// Changes the rows where they stand: another run may end, or go on, while somebody reads.
void ChangesPage::show(const std::vector<store::SyncRunWork> &works)
{
    m_shown = works;
    int row = 0;
    for (auto first = works.begin(); first != works.end(); ++row) {
        const auto last = std::find_if(first, works.end(), [first](const auto &work) {
            return work.runId != first->runId;
        });
        fillRun(runAt(row, *first), {first, last});
        first = last;
    }
    while (m_tree->topLevelItemCount() > row)
        delete m_tree->takeTopLevelItem(row);
    m_tree->setVisible(!works.empty());
    m_hint->setVisible(works.empty());
    m_allRead->setEnabled(!works.empty());
    updateButtons();
}

/// The row of the run that `work` came with, at `row`: those before it that are not shown any more go.
QTreeWidgetItem *ChangesPage::runAt(int row, const store::SyncRunWork &work)
{
    for (int at = row; at < m_tree->topLevelItemCount(); ++at) {
        if (m_tree->topLevelItem(at)->data(TitleColumn, RunRole).toLongLong() != work.runId)
            continue;
        while (at-- > row)
            delete m_tree->takeTopLevelItem(row);
        return m_tree->topLevelItem(row);
    }
    auto *run = new QTreeWidgetItem({runTitle(work)});
    run->setData(TitleColumn, RunRole, work.runId);
    m_tree->insertTopLevelItem(row, run);
    run->setFirstColumnSpanned(true);
    run->setExpanded(row == 0);
    return run;
}

void ChangesPage::fillRun(QTreeWidgetItem *run, std::span<const store::SyncRunWork> works)
{
    QSet<QByteArray> known;
    for (int row = 0; row < run->childCount(); ++row)
        known.insert(workOf(run->child(row)));
    int row = 0;
    for (const store::SyncRunWork &work : works) {
        // Before it stand those that are not news any more, or have another place.
        while (known.contains(work.workUri) && !isRowOf(run->child(row), work)) {
            known.remove(workOf(run->child(row)));
            delete run->takeChild(row);
        }
        if (!known.remove(work.workUri))
            run->insertChild(row, newRow(work));
        setTextOf(run->child(row++), TitleColumn, titleOf(work));
    }
    while (run->childCount() > row)
        delete run->takeChild(row);
}

/// The colours of links are those of the theme.
void ChangesPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_tree)
        return;
    m_tree->clear();
    show(std::vector(m_shown));
}

/// The name of its source is known a moment after a run is.
void ChangesPage::showTitles()
{
    int row = -1;
    qint64 runId = 0;
    for (const store::SyncRunWork &work : m_shown) {
        if (row >= 0 && work.runId == runId)
            continue;
        runId = work.runId;
        setTextOf(m_tree->topLevelItem(++row), TitleColumn, runTitle(work));
    }
}

/// When it began, and of which source it was where the library has several.
QString ChangesPage::runTitle(const store::SyncRunWork &work) const
{
    const QString at = longTime(work.at);
    if (!m_desk || m_desk->sources().size() < 2)
        return at;
    for (const StoredSource &kept : m_desk->sources()) {
        if (holdsRun(kept, work.runId))
            return tr("%1 – %2", "when, source").arg(at, sourceName(kept.source));
    }
    return at;
}

QTreeWidgetItem *ChangesPage::newRow(const store::SyncRunWork &work) const
{
    auto *item = new QTreeWidgetItem;
    item->setText(TitleColumn, titleOf(work));
    item->setToolTip(TitleColumn, QString::fromUtf8(work.workUri));
    item->setText(NewsColumn, newsText(work.news));
    item->setIcon(NewsColumn, icon(iconName(work.news)));
    item->setText(DateColumn, pointInTime(work.expressionUri));
    item->setData(TitleColumn, ChangedUriRole, work.expressionUri);
    item->setData(TitleColumn, WorkRole, work.workUri);
    item->setData(TitleColumn, NewsRole, int(work.news));
    if (work.news != store::SyncNews::Deleted)
        makeLink(item, TitleColumn);
    if (work.previousUri.isEmpty() || work.previousUri == work.expressionUri)
        return item;
    item->setText(CompareColumn, tr("Compare"));
    item->setToolTip(CompareColumn, m_compare->toolTip());
    item->setData(CompareColumn, PreviousRole, work.previousUri);
    makeLink(item, CompareColumn);
    return item;
}

void ChangesPage::makeLink(QTreeWidgetItem *item, int column) const
{
    QFont linked = m_tree->font();
    linked.setUnderline(true);
    item->setForeground(column, palette().color(QPalette::Link));
    item->setFont(column, linked);
}

void ChangesPage::click(const QTreeWidgetItem *item, int column)
{
    if (!item)
        return;
    const QByteArray uri = item->data(TitleColumn, ChangedUriRole).toByteArray();
    const QByteArray before = item->data(CompareColumn, PreviousRole).toByteArray();
    if (column == CompareColumn && !before.isEmpty())
        Q_EMIT compareRequested(before, uri);
    else if (column == TitleColumn && !uri.isEmpty() && item->font(TitleColumn).underline())
        Q_EMIT openRequested(uri);
}

void ChangesPage::updateButtons()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    m_open->setEnabled(item && item->font(TitleColumn).underline());
    m_compare->setEnabled(item && item->data(CompareColumn, PreviousRole).isValid());
}

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
                      {tr("Started"), tr("Source"), tr("Result"), tr("Downloaded"), tr("Deleted"),
                       tr("Failed")});
    m_runs->setRootIsDecorated(false);
    m_runs->setAllColumnsShowFocus(true);
    m_runs->header()->setStretchLastSection(false);
    m_runs->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_runs->header()->setSectionResizeMode(RunSourceColumn, QHeaderView::Stretch);
    m_runs->header()->setMinimumSectionSize(LeastColumn);
    m_details = makeList(this, u"syncRunDetails"_s, tr("Changes of the run"));
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
    std::vector<std::pair<const StoredSource *, const store::SyncRun *>> runs;
    if (m_desk) {
        for (const StoredSource &kept : m_desk->sources()) {
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

void HistoryPage::fillRun(QTreeWidgetItem *item, const StoredSource &kept,
                          const store::SyncRun &run)
{
    const QLocale locale;
    const bool isUnderWay = run.id == kept.runs.front().id
        && m_desk->live(kept.source.id).activity != SyncActivity::Idle;
    item->setData(TimeColumn, RunIdRole, run.id);
    item->setText(TimeColumn, shortTime(run.startedAt));
    item->setToolTip(TimeColumn,
                     longTime(run.startedAt) + u'\n'
                         + tr("Started: %1", "why").arg(causeText(run.cause)));
    item->setText(OutcomeColumn, outcomeText(run, isUnderWay));
    item->setIcon(OutcomeColumn, icon(iconName(run)));
    item->setText(RunSourceColumn, sourceName(kept.source));
    item->setToolTip(RunSourceColumn, QString::fromUtf8(kept.source.base));
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
        rows << (trouble.uri.isEmpty() ? what : QString::fromUtf8(trouble.uri) + u'\n' + what);
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
            item->setData(TroubleUriRole, details.troubles[trouble].uri);
    }
    if (m_rows.isEmpty()) {
        auto *item = new QListWidgetItem(tr("Nothing new."), m_details);
        item->setFlags(Qt::NoItemFlags);
    }
}

} // namespace sheria::app
