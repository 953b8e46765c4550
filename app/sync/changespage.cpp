#include "app/sync/changespage.h"

#include "app/sync/synctext.h"
#include "app/text/words.h"
#include "core/domain/frbruri.h"

#include <QEvent>
#include <QFont>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>

#include <algorithm>

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

bool holdsRun(const SyncKept &kept, qint64 runId)
{
    return std::any_of(kept.runs.begin(), kept.runs.end(),
                       [runId](const store::SyncRun &run) { return run.id == runId; });
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
                      {tr("Work"), tr("What happened"), tr("As from"), QString()});
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(CompareColumn, QHeaderView::ResizeToContents);
    m_tree->setColumnWidth(NewsColumn, NewsWidth);
    m_tree->setColumnWidth(DateColumn, DateWidth);
    m_hint = makeEmptyHint(
        this,
        tr("Here stands what each run brought: what is new, amended, repealed and "
           "deleted."));
    m_open = makeButton(this, u"openNews"_s, tr("Open"), {}, {},
                        [this] { click(m_tree->currentItem(), TitleColumn); });
    m_compare = makeButton(this, u"compareNews"_s, tr("Compare"), {},
                           tr("Shows the text as it was before beside the one that followed"),
                           [this] { click(m_tree->currentItem(), CompareColumn); });
    m_allRead = makeButton(this, u"allRead"_s, tr("Mark All as Read"), u"check"_s,
                           tr("Takes the marks in the library tree away"), [this] {
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
    const QString at = momentText(work.at);
    if (!m_desk || m_desk->sources().size() < 2)
        return at;
    for (const SyncKept &kept : m_desk->sources()) {
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

} // namespace sheria::app
