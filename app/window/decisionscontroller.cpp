// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/decisionscontroller.h"

#include "app/cites/citespanel.h"
#include "app/decisions/browsepanel.h"
#include "app/decisions/decisioneditor.h"
#include "app/decisions/decisionfiles.h"
#include "app/decisions/decisionmodel.h"
#include "app/decisions/decisionspage.h"
#include "app/imports/importpanel.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/shell/dialogs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "app/window/undocontroller.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/frbruri.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/expressionqueries.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

// In the menu bar.
constexpr int EditMenuOfDecisions = 1;
constexpr int GoMenuOfDecisions = 3;

/// What the form of a decision is filled with.
struct Form
{
    store::DecisionDetails details;
    DecisionDraft::Rows attached;
};

Result<Form> formOf(store::Database &db, const QByteArray &uri,
                    const std::vector<QByteArray> &attached)
{
    SHERIA_TRY(store::DecisionDetails details, store::decisionDetails(db, uri));
    Form form{std::move(details), {}};
    for (const QByteArray &one : attached) {
        if (const auto file = FileAddress::parse(one)) {
            form.attached.push_back(
                {QString(), QFileInfo(file->filename).completeBaseName(), QString::fromUtf8(one)});
            continue;
        }
        SHERIA_TRY(const Work work, store::findWork(db, one));
        if (one != uri)
            form.attached.push_back({QString(), work.title, QString::fromUtf8(one)});
    }
    return form;
}

/// Those of `files` that `details` name.
std::vector<store::PlacedFile> placedIn(const store::DecisionDetails &details,
                                        const std::vector<store::PlacedFile> &files)
{
    const Judgment judgment = json::readJudgment(details.judgment);
    std::vector<store::PlacedFile> named;
    std::copy_if(files.begin(), files.end(), std::back_inserter(named), [&](const auto &file) {
        const QByteArray address = file.address.toText();
        return std::any_of(judgment.attachedDocuments.begin(), judgment.attachedDocuments.end(),
                           [&address](const auto &one) { return one.uri == address; });
    });
    return named;
}

/// Imports files that are to be attached to a decision, and tells the works that came of them.
class Attaching : public QObject
{
public:
    using TellWorks = std::function<void(const std::vector<QByteArray> &workUris)>;

    /// Lives until it has told; it tells nothing when no file could be read. `runner` outlives it.
    Attaching(ImportRunner &runner, const QStringList &paths, const TellWorks &tell);

private:
    void note(const std::vector<pack::FileReport> &files);

    QStringList m_paths;
    TellWorks m_tell;
    std::vector<QByteArray> m_works;
    bool m_isRunning = false; ///< Another import may be before it.
};

Attaching::Attaching(ImportRunner &runner, const QStringList &paths, const TellWorks &tell)
    : QObject(&runner)
    , m_paths(paths)
    , m_tell(tell)
{
    connect(&runner, &ImportRunner::started, this,
            [this](const QStringList &started) { m_isRunning = started == m_paths; });
    connect(&runner, &ImportRunner::reported, this, &Attaching::note);
    connect(&runner, &ImportRunner::finished, this, [this] {
        if (!m_isRunning)
            return;
        deleteLater();
        m_isRunning = false;
        if (!m_works.empty())
            m_tell(m_works);
    });
    runner.start(paths);
}

void Attaching::note(const std::vector<pack::FileReport> &files)
{
    if (!m_isRunning)
        return;
    for (const pack::FileReport &file : files) {
        const Result<FrbrUri> uri = FrbrUri::parse(file.expressionUri);
        if (!uri)
            continue;
        const QByteArray work = uri->canonical().workUri(false);
        if (std::find(m_works.begin(), m_works.end(), work) == m_works.end())
            m_works.push_back(work);
    }
}

} // namespace

DecisionsController::DecisionsController(MainWindow &window, QStackedWidget &pages)
    : SidePage(window, pages)
    , m_page(new DecisionsPage)
    , m_files(new DecisionFiles(this))
    , m_change(this)
{
    setPage(m_page);
    makeActions();
    connectPage();
    connect(&window.panels().cites(), &CitesPanel::treatmentStated, this,
            &DecisionsController::stateTreatment);
    connect(&window.date(), &WindowDate::changed, m_page, &DecisionsPage::setAsAt);
    connect(&window.date(), &WindowDate::changed, &window.panels().decisions(),
            &BrowsePanel::setAsAt);
    setLibrary();
}

QAction *DecisionsController::make(int menu, const QString &text, const QString &keys,
                                   const QString &name)
{
    QAction *action = makeAction(this, name, text, keys);
    m_window.menuBar()->actions().at(menu)->menu()->addAction(action);
    return action;
}

void DecisionsController::makeActions()
{
    QMenu *go = m_window.menuBar()->actions().at(GoMenuOfDecisions)->menu();
    go->addSeparator();
    m_show = make(GoMenuOfDecisions, tr("Court &Decisions"), u"Ctrl+J"_s, u"showDecisions"_s);
    m_show->setIcon(icon(u"judgment"_s));
    connect(m_show, &QAction::triggered, this, [this] {
        if (!m_isListed)
            m_page->list({}, {});
        showList();
    });
    QMenu *edit = m_window.menuBar()->actions().at(EditMenuOfDecisions)->menu();
    edit->addSeparator();
    m_edit = make(EditMenuOfDecisions, tr("D&ecision Details…"), u"Ctrl+Alt+E"_s,
                  u"editDecision"_s);
    connect(m_edit, &QAction::triggered, this, [this] { this->edit(shownDecision()); });
    m_attach = make(EditMenuOfDecisions, tr("Attac&h Documents to the Decision…"), {},
                    u"attachDocuments"_s);
    connect(m_attach, &QAction::triggered, this, &DecisionsController::attach);
    m_undo = make(EditMenuOfDecisions, tr("&Undo Change of Details"), u"Ctrl+Shift+Z"_s,
                  u"undoDecision"_s);
    connect(m_undo, &QAction::triggered, this, [this] {
        if (m_lastEdit)
            change({m_lastEdit->uri, m_lastEdit->after, m_lastEdit->before, m_lastEdit->files},
                   true);
    });
}

void DecisionsController::connectPage()
{
    connect(m_page, &DecisionsPage::openRequested, this, &DecisionsController::openWork);
    connect(m_page, &DecisionsPage::menuRequested, this, &DecisionsController::fillMenu);
    connect(m_page, &DecisionsPage::closed, this, &SidePage::leave);
    connect(&m_window.panels().decisions(), &BrowsePanel::chosen, this,
            [this](const store::DecisionFilter &filter, const QString &title) {
                m_isListed = true;
                m_page->list(filter, title);
                showList();
            });
    connect(m_files, &DecisionFiles::opened, this, &DecisionsController::openExternally);
    connect(&m_window.tabs(), &ReaderTabs::shownChanged, this, &DecisionsController::watchTab);
}

void DecisionsController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    forget();
    m_isListed = false;
    m_lastEdit.reset();
    m_waiting.clear();
    delete m_editor;
    m_change.drop();
    m_keeper = library ? std::make_shared<CatalogueKeeper>() : nullptr;
    store::Readers *readers = library ? &library->readers() : nullptr;
    m_look.setReaders(readers);
    m_files->setLibrary(library);
    m_page->setLibrary(readers, m_keeper);
    m_window.panels().decisions().setLibrary(readers, m_keeper);
    m_show->setEnabled(library != nullptr);
    watchTab();
}

void DecisionsController::refresh()
{
    m_window.panels().decisions().refresh();
    if (m_isListed)
        m_page->refresh();
}

void DecisionsController::showCourt(qint64 court, const QString &name)
{
    store::DecisionFilter filter;
    filter[store::Dimension::Court] = {court};
    if (const QDate asAt = m_window.date().date(); asAt.isValid())
        filter.to = asAt;
    m_page->list(filter, name);
    showList();
}

void DecisionsController::showList()
{
    m_isListed = true;
    show();
    m_page->focusList();
}

void DecisionsController::openWork(const QByteArray &uri, bool inNewTab)
{
    m_window.openUri(uri, inNewTab);
}

void DecisionsController::fillMenu(QMenu *menu, const QByteArray &uri)
{
    menu->addAction(tr("Decision Details…"), this, [this, uri] { edit(uri); });
    menu->addAction(tr("Move to Trash…"), this,
                    [this, uri] { m_window.undo().askToDelete(uri, QString::fromUtf8(uri)); });
}

QByteArray DecisionsController::shownDecision() const
{
    const ReaderTab *tab = m_window.tabs().current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    if (!expression)
        return {};
    const Work &work = expression->record.work;
    const bool isDecision = work.uri.doctype == "judgment" || !work.judgment.isEmpty();
    return isDecision ? work.uri.canonical().workUri(false) : QByteArray();
}

void DecisionsController::watchTab()
{
    const bool isDecision = m_window.library() && !shownDecision().isEmpty();
    m_edit->setEnabled(isDecision);
    m_attach->setEnabled(isDecision);
    m_undo->setEnabled(m_lastEdit.has_value());
}

/// `works`, `files`: to be added to what is attached already. Waits until a form that is shown is
/// closed.
void DecisionsController::edit(const QByteArray &uri, const std::vector<QByteArray> &works,
                               const std::vector<store::PlacedFile> &files)
{
    if (!m_look || uri.isEmpty())
        return;
    if (m_editor && m_editor->isVisible()) {
        m_waiting.push_back({uri, works, files});
        return;
    }
    std::vector<QByteArray> attached;
    for (const store::PlacedFile &file : files)
        attached.push_back(file.address.toText());
    attached.insert(attached.end(), works.begin(), works.end());
    m_look.start([uri, attached](store::Database &db,
                                 const std::stop_token &) { return formOf(db, uri, attached); },
                 [this, uri, files](const Result<Form> &form) {
                     if (!form) {
                         showNotice(this, errorText(form.error().code));
                         return;
                     }
                     m_placed = files;
                     showEditor(uri, form->details, form->attached);
                 });
}

/// The form is free for the next one.
void DecisionsController::editNext()
{
    if (m_waiting.empty())
        return;
    const FormRequest next = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    edit(next.uri, next.works, next.files);
}

void DecisionsController::attach()
{
    const QByteArray uri = shownDecision();
    if (uri.isEmpty())
        return;
    askDocuments(&m_window, [this, uri](const QStringList &paths) { attachPaths(uri, paths); });
}

/// PDF documents are kept with the decision, what can be imported becomes works of its own.
void DecisionsController::attachPaths(const QByteArray &uri, const QStringList &paths)
{
    QStringList files;
    QStringList others;
    for (const QString &path : paths)
        (DecisionFiles::isPdf(path) ? files : others).append(path);
    if (files.isEmpty()) {
        attachWorks(uri, others, {});
        return;
    }
    m_files->place(uri, files, [this, uri, others](const std::vector<store::PlacedFile> &placed) {
        attachWorks(uri, others, placed);
    });
}

/// `files`: to be attached, too.
void DecisionsController::attachWorks(const QByteArray &uri, const QStringList &paths,
                                      const std::vector<store::PlacedFile> &files)
{
    OpenLibrary *library = m_window.library();
    if (paths.isEmpty() || !library) {
        edit(uri, {}, files);
        return;
    }
    new Attaching(library->imports(), paths,
                  [this, uri, files](std::vector<QByteArray> works) { edit(uri, works, files); });
}

void DecisionsController::openFile(const FileAddress &address)
{
    m_files->open(address);
}

void DecisionsController::showEditor(const QByteArray &uri, const store::DecisionDetails &details,
                                     const std::vector<QStringList> &attached)
{
    if (!m_editor) {
        m_editor = new DecisionEditor(&m_window);
        connect(m_editor, &DecisionEditor::saveRequested, this,
                [this](const QByteArray &work, const store::DecisionDetails &before,
                       const store::DecisionDetails &after) {
                    change({work, before, after, placedIn(after, m_placed)}, false);
                });
        connect(m_editor, &QDialog::finished, this, &DecisionsController::editNext);
    }
    m_editor->edit(uri, details);
    if (!attached.empty())
        m_editor->attach(attached);
}

void DecisionsController::change(const Edit &edit, bool isUndo)
{
    OpenLibrary *library = m_window.library();
    if (!library)
        return;
    const auto job = [edit, isUndo,
                      now = library->clock().now()](store::Database &db) -> Result<void> {
        if (isUndo)
            SHERIA_CHECK(store::dropDecisionFiles(db, edit.uri, edit.files, now));
        else
            SHERIA_CHECK(store::putDecisionFiles(db, edit.uri, edit.files, now));
        return store::changeDecision(db, edit.uri, edit.before, edit.after, now);
    };
    m_change.start([&writer = library->writer(),
                    job](const std::stop_token &) { return writer.submit(job).get(); },
                   [this, edit, isUndo](const Result<void> &result) {
                       changed(edit, isUndo, result);
                   });
}

void DecisionsController::changed(const Edit &edit, bool isUndo, const Result<void> &result)
{
    const bool isShown = !isUndo && m_editor && m_editor->isSaving(edit.uri);
    if (!result) {
        const QString sentence = result.error().code == ErrorCode::Conflict
            ? tr("The decision was changed in the meantime. Nothing was saved.")
            : errorText(result.error().code);
        if (isShown)
            m_editor->showProblem(sentence);
        else
            showNotice(this, sentence);
        return;
    }
    if (isShown) {
        m_placed.clear();
        m_editor->noteSaved(edit.after);
    }
    m_lastEdit = isUndo || edit.before == edit.after ? std::nullopt : std::optional(edit);
    watchTab();
    showNotice(this,
               isUndo ? tr("The previous details were restored.")
                      : tr("The decision details were saved."));
}

void DecisionsController::stateTreatment(const QByteArray &citingUri, const QByteArray &citedUri,
                                         const std::optional<QByteArray> &treatment)
{
    OpenLibrary *library = m_window.library();
    if (!library)
        return;
    const auto job = [citingUri, citedUri, treatment,
                      now = library->clock().now()](store::Database &db) {
        return store::putTreatment(db, citingUri, citedUri, treatment, now);
    };
    m_change.start(
        [&writer = library->writer(), job](const std::stop_token &) {
            return writer.submit(job).get();
        },
        [this](const Result<void> &done) {
            m_window.panels().cites().load();
            showNotice(this, done ? tr("The treatment was saved.") : errorText(done.error().code));
        });
}

} // namespace sheria::app
