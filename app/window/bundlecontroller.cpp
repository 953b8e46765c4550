// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/bundlecontroller.h"

#include "app/cites/citespanel.h"
#include "app/notes/notelisting.h"
#include "app/notes/notespanel.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "app/search/searchbox.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "core/store/db/database.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QProgressDialog>

#include <algorithm>
#include <atomic>
#include <memory>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FileMenuOfBundles = 0; // In the menu bar.

/// The section, article or rule that a provision is, or is in; otherwise the provision itself.
QByteArray unitOf(const QByteArray &eId)
{
    constexpr QByteArrayView Units[] = {"sec_", "art_", "rule_", "reg_"};
    for (qsizetype start = 0; start >= 0 && start < eId.size();) {
        const qsizetype end = eId.indexOf("__", start);
        const QByteArrayView part = QByteArrayView(eId).sliced(start);
        if (std::any_of(std::begin(Units), std::end(Units),
                        [&](QByteArrayView unit) { return part.startsWith(unit); }))
            return end < 0 ? eId : eId.left(end);
        start = end < 0 ? -1 : end + 2;
    }
    return eId;
}

/// Without the date that the title of a tab may have.
const QString &titleOf(const ExpressionRecord &record)
{
    return record.expression.title.isEmpty() ? record.work.title : record.expression.title;
}

/// A text with a part of it. Of a decision all is taken.
BundleItem itemAt(const QByteArray &uri, const QByteArray &component, const QByteArray &eId,
                  const QString &title)
{
    auto parsed = FrbrUri::parse(uri);
    if (!parsed)
        return {};
    if (!parsed->language.isEmpty() && parsed->doctype != "judgment") {
        parsed->component = component == "main" ? QByteArray() : component;
        parsed->portion = unitOf(eId);
    }
    const auto address = parsed->expressionUri();
    return {address ? *address : parsed->workUri(false), title,
            parsed->portion.isEmpty() ? QString() : placeName(parsed->portion)};
}

/// What notes are on, each place once, in the order of the notes.
Result<std::vector<BundleItem>> itemsOf(store::Database &db, const std::vector<notes::Note> &notes)
{
    std::vector<BundleItem> items;
    for (const notes::Note &note : notes) {
        const notes::Anchor &at = note.anchor;
        BundleItem item = itemAt(at.expressionUri.isEmpty() ? at.workUri : at.expressionUri,
                                 at.component, at.eId, {});
        const bool isThere = std::any_of(items.begin(), items.end(), [&](const BundleItem &one) {
            return one.uri == item.uri;
        });
        if (item.uri.isEmpty() || isThere)
            continue;
        SHERIA_TRY(item.title, workTitle(db, at.workUri));
        if (!item.title.isEmpty())
            items.push_back(std::move(item));
    }
    return items;
}

} // namespace

BundleController::BundleController(MainWindow &window) : QObject(&window), m_window(window)
{
    setObjectName(u"bundleController"_s);
    m_open = makeAction(this, u"makeBundle"_s, tr("Make a B&undle…"), u"Ctrl+Alt+Shift+B"_s,
                        u"copy"_s);
    connect(m_open, &QAction::triggered, this, &BundleController::open);
    m_addRead = makeAction(this, u"addToBundle"_s, tr("Add Part Being Read to the Bun&dle"));
    connect(m_addRead, &QAction::triggered, this, &BundleController::addRead);
    QMenu *file = window.menuBar()->actions().at(FileMenuOfBundles)->menu();
    file->insertActions(file->actions().constLast(), {m_open, m_addRead});
    file->insertSeparator(file->actions().constLast());
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &BundleController::watchTab);
    connect(&window.date(), &WindowDate::changed, this, &BundleController::followDate);
    connect(&window.tabs(), &ReaderTabs::tabMenuRequested, this, [this](QMenu *menu, int index) {
        QAction *action = menu->addAction(tr("Add to Bundle"));
        action->setEnabled(itemOf(index).has_value());
        connect(action, &QAction::triggered, this, [this, item = itemOf(index)] { add({*item}); });
    });
    connect(&window.panels().notes(), &NotesPanel::bundleRequested, this,
            [this](const std::vector<ListedNote> &listed, const QString &collection) {
                std::vector<notes::Note> notes;
                for (const ListedNote &one : listed)
                    notes.push_back(one.placed.note);
                addNotes(notes, collection);
            });
    setLibrary();
}

void BundleController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    for (LatestQuery *query : {&m_sources, &m_notes})
        query->setReaders(library ? &library->readers() : nullptr);
    m_stop.request_stop();
    m_work.drop();
    delete m_progress;
    delete m_dialog;
    m_ofNotes = {};
    m_open->setEnabled(library != nullptr);
    watchTab();
}

void BundleController::watchTab()
{
    const ReaderTab *tab = m_window.tabs().current();
    m_addRead->setEnabled(m_window.library() && tab && tab->expression());
    if (m_dialog && m_dialog->isVisible())
        showSources();
}

BundleDialog &BundleController::dialog()
{
    if (!m_dialog) {
        m_dialog = new BundleDialog(&m_window);
        connect(m_dialog, &BundleDialog::readWanted, this, &BundleController::addRead);
        connect(m_dialog, &BundleDialog::saveRequested, this,
                [this](const QString &path) { write(m_dialog->bundle(), path); });
    }
    return *m_dialog;
}

void BundleController::open()
{
    if (!m_window.library())
        return;
    BundleDialog &shown = dialog();
    if (!shown.isVisible())
        followDate();
    readSources();
    shown.bringUp();
}

/// A date of the window is that of the bundle; without one the date is offered, but not set.
void BundleController::followDate()
{
    if (m_dialog && m_window.library())
        m_dialog->setDate(m_window.date().date(), Today(m_window.library()->clock().now()).here());
}

void BundleController::add(const std::vector<BundleItem> &items)
{
    open();
    if (m_dialog)
        m_dialog->add(items);
}

void BundleController::addRead()
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([self = QPointer(this), tab = QPointer(tab)](const QString &,
                                                                  const CitedProvision &provision) {
        if (!self || !tab || !tab->expression())
            return;
        const ExpressionRecord &record = tab->expression()->record;
        self->add({{citedUri(record, provision), titleOf(record), provision.label}});
    });
}

void BundleController::addNotes(const std::vector<notes::Note> &notes, const QString &collection)
{
    m_notes.start([notes](store::Database &db,
                          const std::stop_token &) { return itemsOf(db, notes); },
                  [this, collection](const Result<std::vector<BundleItem>> &items) {
                      if (!items) {
                          showNotice(this, messageText(items.error().message));
                          return;
                      }
                      add(*items);
                      dialog().chooseNotes(collection);
                  });
}

/// The text of a tab, also of one that was not looked at yet.
std::optional<BundleItem> BundleController::itemOf(int tab) const
{
    const ReaderTab *shown = m_window.tabs().at(tab);
    if (!shown || shown->history().isEmpty())
        return std::nullopt;
    const LoadedExpression *text = shown->expression();
    BundleItem item = text ? itemAt(text->record.expression.uri, {}, {}, titleOf(text->record))
                           : itemAt(shown->history().current().uri, {}, {}, shown->title());
    return item.uri.isEmpty() ? std::nullopt : std::optional(std::move(item));
}

/// The results of the search, as far as they are listed.
std::vector<BundleItem> BundleController::found() const
{
    const auto *view = m_window.findChild<QAbstractItemView *>(u"searchResults"_s);
    const auto *model = view ? qobject_cast<const HitModel *>(view->model()) : nullptr;
    std::vector<BundleItem> items;
    for (int row = 0; model && row < model->rowCount(); ++row) {
        const search::Hit &hit = *model->at(row);
        BundleItem item = itemAt(hit.expressionUri.isEmpty() ? hit.workUri : hit.expressionUri,
                                 hit.component, hit.eIdOfUnit, hit.title);
        if (!item.place.isEmpty())
            item.place = placeName(hit);
        if (!item.uri.isEmpty())
            items.push_back(std::move(item));
    }
    return items;
}

void BundleController::showSources()
{
    std::vector<BundleSource> sources{{tr("Open texts"), {}}};
    for (int tab = 0; tab < m_window.tabs().count(); ++tab) {
        if (auto item = itemOf(tab))
            sources.front().items.push_back(std::move(*item));
    }
    if (auto results = found(); !results.empty())
        sources.push_back({tr("Search results"), std::move(results)});
    sources.insert(sources.end(), m_ofNotes.sources.begin(), m_ofNotes.sources.end());
    dialog().setSources(std::move(sources), m_ofNotes.collections);
}

void BundleController::readSources()
{
    showSources();
    m_sources.start([](store::Database &db, const std::stop_token &) { return noteSources(db); },
                    [this](Result<NoteSources> read) {
                        if (!read || !m_dialog)
                            return;
                        m_ofNotes = std::move(*read);
                        showSources();
                    });
}

Result<BundleController::NoteSources> BundleController::noteSources(store::Database &db)
{
    NoteSources read;
    SHERIA_TRY(std::optional<notes::NotesFile> file, openNotesToRead());
    if (!file)
        return read;
    const auto add = [&](const QString &name, const notes::Search &search) -> Result<void> {
        SHERIA_TRY(const auto found, file->find(search));
        SHERIA_TRY(auto items, itemsOf(db, found));
        read.sources.push_back({name, std::move(items)});
        return {};
    };
    SHERIA_TRY(const auto collections, file->collections());
    for (const auto &[name, count] : collections) {
        notes::Search search;
        search.collection = name;
        SHERIA_CHECK(add(tr("Notes of the collection “%1”").arg(name), search));
        read.collections << name;
    }
    SHERIA_TRY(const auto saved, file->savedSearches());
    for (const notes::SavedSearch &one : saved)
        SHERIA_CHECK(add(tr("Notes of the saved search “%1”").arg(one.name), one.search));
    return read;
}

void BundleController::write(bundles::Bundle bundle, const QString &path)
{
    if (!m_window.library())
        return;
    bundle.notesPath = notes::NotesFile::defaultPath();
    if (!QFileInfo::exists(bundle.notesPath))
        bundle.notes.reset(); // Nobody has written one yet.
    const auto done = std::make_shared<std::atomic<int>>(0);
    m_stop.request_stop();
    m_stop = std::stop_source();
    delete m_progress;
    m_progress = showProgress(&m_window, u"bundleProgress"_s, tr("Make a Bundle"),
                              tr("Writing the bundle…"), int(bundle.entries.size()), done,
                              [stop = m_stop]() mutable { stop.request_stop(); });
    m_work.start(
        [library = m_window.library()->path(), bundle = std::move(bundle), path, done,
         today = Today(m_window.library()->clock().now()),
         stop = m_stop.get_token()](const std::stop_token &) -> std::shared_ptr<Result<void>> {
            const auto written = [&]() -> Result<void> {
                SHERIA_TRY(store::Database db,
                           store::Database::open(library, store::Database::Mode::ReadOnly));
                return bundles::writeBundle(
                    db, bundle, path, today, [&done](int entries) { done->store(entries); }, stop);
            };
            return std::make_shared<Result<void>>(written());
        },
        [this, path](const std::shared_ptr<Result<void>> &result) { show(*result, path); });
}

void BundleController::show(const Result<void> &result, const QString &path)
{
    delete m_progress;
    const QString name = QDir::toNativeSeparators(path);
    if (result) {
        if (m_dialog)
            m_dialog->close();
        showNotice(this, tr("The bundle was saved as %1.").arg(name));
    } else if (result.error().code == ErrorCode::Cancelled) {
        showNotice(this, tr("No bundle was written."));
    } else {
        warn(m_dialog && m_dialog->isVisible() ? static_cast<QWidget *>(m_dialog) : &m_window,
             u"bundleProblem"_s, tr("Make a Bundle"),
             tr("The file %1 could not be written.").arg(name),
             messageText(result.error().message));
    }
    Q_EMIT finished(result);
}

} // namespace sheria::app
