// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/sourcespage.h"

#include "app/sync/sourcedialogs.h"
#include "app/sync/synctext.h"
#include "app/text/words.h"
#include "app/theme/progressdelegate.h"
#include "app/theme/widgets.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItem>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct SourceRows
{
    Q_DECLARE_TR_FUNCTIONS(SourceRows)
};

QString joined(const QStringList &parts)
{
    QStringList there = parts;
    there.removeAll(QString());
    return there.join(u", "_s);
}

void setCount(QTreeWidgetItem *item, int column, qint64 count)
{
    item->setText(column, QLocale().toString(count));
    item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
}

/// Of a run that fetches; none otherwise.
QVariant shareOf(const SourceStatus &live)
{
    const bool isUnderWay = live.activity == SyncActivity::Running
        || live.activity == SyncActivity::Stopping;
    if (!isUnderWay || live.isElsewhere)
        return {};
    if (live.progress.phase == sync::Progress::Phase::Fetching && live.progress.total > 0)
        return double(live.progress.fetched) / double(live.progress.total);
    return -1.0;
}

void fillPlaces(QTreeWidgetItem *item, const SyncDesk &desk, const StoredSource &kept)
{
    const SourceStatus &live = desk.live(kept.source.id);
    const bool isUnderWay = shareOf(live).isValid();
    while (item->childCount() > int(kept.places.size()))
        delete item->takeChild(item->childCount() - 1);
    while (item->childCount() < int(kept.places.size()))
        new QTreeWidgetItem(item);
    for (int row = 0; row < item->childCount(); ++row) {
        const store::SyncPlaceCount &place = kept.places[std::size_t(row)];
        QTreeWidgetItem *child = item->child(row);
        child->setIcon(SourceName, icon(u"place"_s));
        child->setText(SourceName, desk.placeName(place.place));
        const auto found = live.progress.places.find(place.place);
        const bool isFetched = isUnderWay && found != live.progress.places.end()
            && found->second.total > 0;
        const QString fetched = isFetched ? SourceRows::tr("%1 of %2")
                                                .arg(QLocale().toString(found->second.done),
                                                     QLocale().toString(found->second.total))
                                          : QString();
        const QString missing = place.missing > 0
            ? SourceRows::tr("%n reported as deleted", nullptr, int(place.missing))
            : QString();
        child->setText(SourceState, joined({fetched, missing}));
        child->setData(SourceProgress, ProgressDelegate::ShareRole,
                       isFetched
                           ? QVariant(double(found->second.done) / double(found->second.total))
                           : QVariant());
        setCount(child, SourceTexts, place.all);
        setCount(child, SourceOpen, place.open);
    }
}

QString missingTokenText(const StoredSource &kept, const SourceStatus &live)
{
    if (wantsPassword(kept, live))
        return SourceRows::tr("The token is stored in the encrypted file. Enter its password.");
    if (live.error && live.error->code == ErrorCode::Conflict)
        return SourceRows::tr("Connections to this server have not been allowed yet. Reopen the "
                              "library to allow them, or enter the token again.");
    switch (kept.keeping) {
    case secrets::Keeping::Session:
    case secrets::Keeping::Nowhere:
        return SourceRows::tr("The token was stored only until you quit. Enter it again.");
    case secrets::Keeping::Sealed:
    case secrets::Keeping::Keychain:
    case secrets::Keeping::File: break;
    }
    return SourceRows::tr("The stored token was not found. Enter it again.");
}

QString brakedText(const SyncDesk &desk, const std::vector<QByteArray> &braked)
{
    QStringList places;
    for (const QByteArray &place : braked)
        places << desk.placeName(place);
    return SourceRows::tr(
               "The server reports that more than a tenth of the texts from %1 no longer exist. "
               "This is unusual, so nothing was deleted. Check the server first.")
        .arg(places.join(u", "_s));
}

constexpr int IdRole = Qt::UserRole;
constexpr int NameWidth = 200;
constexpr int ProgressWidth = 90;
constexpr int LowestTree = 60; ///< Below, the page scrolls.

/// The server does not take the token that is kept.
bool isRefused(const SourceStatus &live)
{
    return live.error && live.error->code == ErrorCode::Unauthorized;
}

/// What is gone waits for a person's word.
bool mayDelete(const SourceStatus &live, const StoredSource &kept)
{
    return live.activity == SyncActivity::Idle && !live.error && !live.deletesAt.isValid()
        && !brakedPlaces(kept).empty();
}

} // namespace

void fillSourceRow(QTreeWidgetItem &row, const SyncDesk &desk, const StoredSource &kept)
{
    QTreeWidgetItem *item = &row;
    const SourceStatus &live = desk.live(kept.source.id);
    const QString name = QString::fromUtf8(kept.source.base);
    item->setText(SourceName, name);
    const QString license = kept.source.licenseName.isEmpty()
        ? QString()
        : SourceRows::tr("Licence: %1, %2")
              .arg(kept.source.licenseName, QString::fromLatin1(kept.source.licenseUrl));
    item->setToolTip(SourceName, license.isEmpty() ? name : name + u'\n' + license);
    const bool isRunning = live.activity == SyncActivity::Running;
    const QString state = joined(
        {stateText(kept, live), isRunning ? timeLeftText(live.progress) : QString(),
         isRunning ? rateText(live.progress) : QString(),
         live.isAskedAgain ? SourceRows::tr("then run again") : QString()});
    item->setText(SourceState, state);
    item->setToolTip(SourceState, state);
    item->setData(SourceProgress, ProgressDelegate::ShareRole, shareOf(live));
    qint64 all = 0;
    qint64 open = 0;
    for (const store::SyncPlaceCount &place : kept.places) {
        all += place.all;
        open += place.open;
    }
    setCount(item, SourceTexts, all);
    setCount(item, SourceOpen, open);
    fillPlaces(item, desk, kept);
}

QString sourceProblem(const SyncDesk &desk, const StoredSource &kept)
{
    const SourceStatus &live = desk.live(kept.source.id);
    if (live.isTokenMissing)
        return missingTokenText(kept, live);
    if (live.error && live.error->code != ErrorCode::Cancelled)
        return troubleText(live.error->message) + u' ' + adviceText(live.error->code);
    if (live.isElsewhere)
        return SourceRows::tr(
            "Another program is syncing this source. Syncing continues here when it has finished.");
    if (live.activity != SyncActivity::Idle)
        return {};
    if (live.deletesAt.isValid())
        return SourceRows::tr("Texts reported as deleted are checked again at %1 and removed if "
                              "the server still does not have them.")
            .arg(timeOfDay(live.deletesAt));
    if (const auto braked = brakedPlaces(kept); !braked.empty())
        return brakedText(desk, braked);
    if (!kept.runs.empty() && kept.runs.front().outcome == "failed")
        return troubleText(kept.runs.front().note);
    if (kept.troubled.empty() || kept.isUnfinished)
        return {};
    return SourceRows::tr("%n text(s) could not be downloaded completely. Existing texts are kept, "
                          "and the next run tries again. “History” shows the reasons.",
                          nullptr, int(kept.troubled.size()));
}

SourcesPage::SourcesPage(QWidget *parent) : QWidget(parent)
{
    build();
    connectActions();
    look();
}

void SourcesPage::build()
{
    m_tree = makeTree(this, u"syncSources"_s, tr("Sources"),
                      {tr("Source"), tr("State"), tr("Progress"), tr("Texts"), tr("Pending")});
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setMinimumHeight(LowestTree);
    m_tree->setItemDelegateForColumn(SourceProgress, new ProgressDelegate(m_tree));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(SourceName, QHeaderView::Interactive);
    m_tree->header()->setSectionResizeMode(SourceState, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(SourceProgress, QHeaderView::Fixed);
    m_tree->setColumnWidth(SourceName, NameWidth);
    m_tree->setColumnWidth(SourceProgress, ProgressWidth);
    m_hint = makeEmptyHint(
        this,
        tr("No sources yet. Connect to a server to download its works and keep them up to date."));

    m_problemBox = new QWidget(this);
    m_problem = makeParagraph(m_problemBox, u"syncProblem"_s);
    m_allow = makeButton(m_problemBox, u"allowDeletions"_s, tr("Delete…"), {}, {},
                         [this] { allowDeletions(); });
    m_give = makeButton(m_problemBox, u"giveToken"_s, tr("Enter Token…"), u"key"_s, {},
                        [this] { Q_EMIT tokenRequested(chosenId()); });
    hbox({{m_problem, 1}, m_allow, m_give}, m_problemBox, QMargins(0, 4, 0, 0));

    vbox({buildActions(), m_problemBox, {m_tree, 1}, {m_hint, 1}}, this, QMargins(0, 6, 0, 0));
}

QWidget *SourcesPage::buildActions()
{
    auto *bar = new QWidget(this);
    m_connect = makeButton(bar, u"addSource"_s, tr("Connect…"), u"add"_s,
                           tr("Adds a server as a source of this library"),
                           [this] { Q_EMIT connectRequested(); });
    m_run = makeButton(bar, u"runSync"_s, tr("Run"), u"sync"_s,
                       tr("Downloads new and changed texts"), [this] { run({}); });
    m_pause = makeButton(bar, u"pauseSync"_s, tr("Pause"), u"pause"_s, {},
                         [this] { togglePause(); });
    m_cancel = makeButton(bar, u"cancelSync"_s, tr("Cancel"), u"stop"_s,
                          tr("Downloaded texts are kept; the next run continues from there"),
                          [this] {
                              if (current())
                                  m_desk->cancel(chosenId());
                          });
    m_more = makeButton(bar, u"moreSync"_s, tr("More"));
    fillMore();
    hbox({m_connect, m_run, m_pause, m_cancel, m_more, BoxItem::filler()}, bar);
    return bar;
}

void SourcesPage::fillMore()
{
    auto *menu = new QMenu(m_more);
    menu->setToolTipsVisible(true);
    const auto action = [this, menu](const QString &name, const QString &text,
                                     const QString &iconName, const QString &tip,
                                     const std::function<void()> &run) {
        QAction *made = makeAction(menu, name, text, {}, iconName);
        made->setToolTip(tip);
        menu->addAction(made);
        connect(made, &QAction::triggered, this, [this, run] {
            if (m_desk)
                run();
        });
        return made;
    };
    m_runAll = action(u"runAllSync"_s, tr("R&un All"), u"sync"_s,
                      tr("Downloads new and changed texts of all sources"),
                      [this] { m_desk->runAll(); });
    m_cancelAll = action(u"cancelAllSync"_s, tr("&Cancel All"), u"stop"_s,
                         tr("Downloaded texts are kept; the next run continues from there"),
                         [this] { m_desk->cancelAll(); });
    menu->addSeparator();
    m_full = action(u"fullCheck"_s, tr("&Full Check"), u"check"_s,
                    tr("Compares everything on the server with this library"), [this] {
                        run({true, false, false});
                    });
    m_edit = action(u"editSource"_s, tr("&Edit…"), {}, {},
                    [this] { Q_EMIT editRequested(chosenId()); });
    m_remove = action(u"removeSource"_s, tr("&Remove…"), u"close"_s, {},
                      [this] { confirmRemove(); });
    m_more->setMenu(menu);
}

void SourcesPage::connectActions()
{
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &SourcesPage::updateActions);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (!item->parent())
            Q_EMIT editRequested(chosenId());
    });
}

void SourcesPage::setDesk(SyncDesk *desk)
{
    m_desk = desk;
    m_wanted = 0;
    m_tree->clear();
    if (desk) {
        connect(desk, &SyncDesk::refreshed, this, &SourcesPage::look);
        connect(desk, &SyncDesk::moved, this, &SourcesPage::showMoved);
        connect(desk, &SyncDesk::failed, this, [this](const Error &error) {
            if (!QApplication::activeModalWidget()) // Who has a dialog open is told there.
                showNotice(this, errorText(error.code));
        });
    }
    look();
}

QTreeWidgetItem *SourcesPage::itemOf(qint64 id) const
{
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        if (m_tree->topLevelItem(row)->data(SourceName, IdRole).toLongLong() == id)
            return m_tree->topLevelItem(row);
    }
    return nullptr;
}

/// Fills the rows anew where they stand, so that what is chosen and what is open stays so.
void SourcesPage::look()
{
    const auto count = m_desk ? int(m_desk->sources().size()) : 0;
    for (int row = m_tree->topLevelItemCount() - 1; row >= 0; --row) {
        if (!m_desk
            || !m_desk->find(m_tree->topLevelItem(row)->data(SourceName, IdRole).toLongLong()))
            delete m_tree->takeTopLevelItem(row);
    }
    for (int at = 0; at < count; ++at) {
        const StoredSource &kept = m_desk->sources()[std::size_t(at)];
        QTreeWidgetItem *item = itemOf(kept.source.id);
        if (!item) {
            item = new QTreeWidgetItem;
            item->setData(SourceName, IdRole, kept.source.id);
            item->setIcon(SourceName, icon(u"server"_s));
            m_tree->insertTopLevelItem(at, item);
            item->setExpanded(true);
        }
        fillSourceRow(*item, *m_desk, kept);
    }
    if (m_wanted > 0)
        choose(m_wanted);
    if (!m_tree->currentItem() && count > 0)
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_tree->setVisible(count > 0);
    m_hint->setVisible(count == 0);
    updateActions();
}

void SourcesPage::showMoved(qint64 id)
{
    const StoredSource *kept = m_desk->find(id);
    QTreeWidgetItem *item = itemOf(id);
    if (kept && item)
        fillSourceRow(*item, *m_desk, *kept);
    if (id == chosenId())
        updateActions();
    else
        updateAll();
}

qint64 SourcesPage::chosenId() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item)
        return 0;
    const QTreeWidgetItem *source = item->parent() ? item->parent() : item;
    return source->data(SourceName, IdRole).toLongLong();
}

void SourcesPage::choose(qint64 id)
{
    QTreeWidgetItem *item = itemOf(id);
    m_wanted = item ? 0 : id;
    if (!item)
        return;
    m_tree->setCurrentItem(item);
    m_tree->scrollToItem(item, QAbstractItemView::PositionAtTop);
}

const StoredSource *SourcesPage::current() const
{
    return m_desk ? m_desk->find(chosenId()) : nullptr;
}

void SourcesPage::updateActions()
{
    const StoredSource *kept = current();
    const SyncActivity activity = kept ? m_desk->live(kept->source.id).activity
                                       : SyncActivity::Idle;
    const bool isPaused = kept && kept->source.isPaused;
    const QWidget *focused = window()->focusWidget();
    m_connect->setEnabled(m_desk);
    m_run->setEnabled(kept && activity == SyncActivity::Idle && !isPaused);
    m_full->setEnabled(kept && activity == SyncActivity::Idle);
    m_edit->setEnabled(kept);
    m_remove->setEnabled(kept && activity == SyncActivity::Idle);
    m_cancel->setEnabled(activity == SyncActivity::Running || activity == SyncActivity::Waiting);
    m_pause->setEnabled(kept && activity != SyncActivity::Stopping);
    m_pause->setText(isPaused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(icon(isPaused ? u"start"_s : u"pause"_s));
    m_pause->setToolTip(isPaused ? tr("Continues where it stopped")
                                 : tr("Downloads nothing until resumed"));
    // Else the keyboard goes to the button beside the one that was pressed: to "Pause" after "Run".
    if (focused && !focused->isEnabled() && isAncestorOf(focused))
        m_tree->setFocus();
    updateAll();
    updateProblem();
}

/// What is done with all of them, where there are several.
void SourcesPage::updateAll()
{
    const auto idle = [this](const StoredSource &kept) {
        return m_desk->live(kept.source.id).activity == SyncActivity::Idle;
    };
    const auto runnable = [&idle](const StoredSource &kept) {
        return idle(kept) && !kept.source.isPaused;
    };
    const bool areSeveral = m_desk && m_desk->sources().size() > 1;
    m_runAll->setVisible(areSeveral);
    m_cancelAll->setVisible(areSeveral);
    if (!areSeveral)
        return;
    const auto &all = m_desk->sources();
    m_runAll->setEnabled(std::any_of(all.begin(), all.end(), runnable));
    m_cancelAll->setEnabled(!std::all_of(all.begin(), all.end(), idle));
}

void SourcesPage::updateProblem()
{
    const StoredSource *kept = current();
    const QString text = kept ? sourceProblem(*m_desk, *kept) : QString();
    m_problem->setText(text);
    m_allow->setVisible(kept && mayDelete(m_desk->live(kept->source.id), *kept));
    const bool wantsToken = kept
        && (m_desk->live(kept->source.id).isTokenMissing
            || isRefused(m_desk->live(kept->source.id)));
    m_give->setVisible(wantsToken);
    m_give->setText(kept && wantsPassword(*kept, m_desk->live(kept->source.id))
                        ? tr("Enter Password…")
                        : tr("Enter Token…"));
    m_problemBox->setVisible(!text.isEmpty());
}

void SourcesPage::run(const SyncRunKind &kind)
{
    if (current())
        m_desk->run(chosenId(), kind);
}

void SourcesPage::togglePause()
{
    const StoredSource *kept = current();
    if (!kept)
        return;
    if (kept->source.isPaused)
        m_desk->resume(kept->source.id);
    else
        m_desk->pause(kept->source.id);
}

void SourcesPage::confirmRemove()
{
    const StoredSource *kept = current();
    if (!kept)
        return;
    confirm(this, u"confirmRemoveSource"_s, tr("Remove Source"),
            tr("Nothing more is downloaded from %1. Its texts stay in the library; its token is "
               "deleted.")
                .arg(QString::fromUtf8(kept->source.base)),
            tr("Remove"), [this, id = kept->source.id] { m_desk->remove(id); });
}

void SourcesPage::allowDeletions()
{
    const StoredSource *kept = current();
    if (!kept)
        return;
    auto *box = new DeletionBox(*m_desk, kept->source.id, window());
    connect(m_desk, &QObject::destroyed, box, &QObject::deleteLater);
    connect(box, &DeletionBox::allowed, m_desk, [desk = m_desk](qint64 id) {
        desk->run(id, {false, true, false});
    });
    box->open();
}

} // namespace sheria::app
