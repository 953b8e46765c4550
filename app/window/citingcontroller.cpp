// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/citingcontroller.h"

#include "app/cites/citespanel.h"
#include "app/citing/citationgraph.h"
#include "app/citing/dragout.h"
#include "app/citing/quotationdialog.h"
#include "app/decisions/decisionspage.h"
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/tree/librarymodel.h"
#include "app/tree/librarypanel.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "app/window/readeractions.h"
#include "core/csl/formatter.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QDrag>
#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSaveFile>
#include <QTabBar>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int EditMenuOfCiting = 1; // In the menu bar.
constexpr int AfterOpening = 3;     // In the menu of a decision.

Result<CaseCitation> citationFor(store::Database &db, const Cited &wanted, const Today &today)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(wanted.uri));
    const Result<Place> place = store::findPlace(db, uri.country);
    const QString country = place ? place->name : QString();
    if (!uri.language.isEmpty()) {
        SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri, today));
        return workCitation(record.work, record.expression.title, record.expression.language,
                            wanted.eId, country);
    }
    SHERIA_TRY(const Work work, store::findWork(db, wanted.uri));
    return workCitation(work, work.title, {}, wanted.eId, country);
}

Result<std::vector<CaseCitation>> citationsFor(store::Database &db, const std::vector<Cited> &works,
                                               const Today &today, const std::stop_token &stop)
{
    std::vector<CaseCitation> all;
    for (const Cited &one : works) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        SHERIA_TRY(CaseCitation citation, citationFor(db, one, today));
        all.push_back(std::move(citation));
    }
    return all;
}

bool isOfCourt(const Work &work)
{
    return work.uri.doctype == "judgment" || !work.judgment.isEmpty();
}

/// The works of `rows`, each once, in the order of the list.
std::vector<Cited> citedIn(QList<QModelIndex> rows,
                           const std::function<Cited(const QModelIndex &)> &of)
{
    std::sort(rows.begin(), rows.end());
    std::vector<Cited> works;
    for (const QModelIndex &row : rows) {
        Cited one = of(row);
        if (!one.uri.isEmpty() && std::find(works.begin(), works.end(), one) == works.end())
            works.push_back(std::move(one));
    }
    return works;
}

/// One on each line, after `prefix`.
QString addressesOf(const std::vector<Cited> &works, const QByteArray &prefix)
{
    QStringList lines;
    for (const Cited &one : works)
        lines << QString::fromUtf8(prefix + one.uri
                                   + (one.eId.isEmpty() ? QByteArray() : "/~" + one.eId));
    return lines.join(u'\n');
}

} // namespace

CitingController::CitingController(MainWindow &window, ReaderActions &reader)
    : QObject(&window)
    , m_window(window)
    , m_menu(&window)
{
    setObjectName(u"citingController"_s);
    m_runDrag = [this](QMimeData *data) {
        auto *drag = new QDrag(&m_window);
        drag->setMimeData(data);
        drag->exec(Qt::CopyAction);
    };
    makeActions(reader);
    LibraryPanel &library = window.panels().library();
    auto *tree = library.findChild<QAbstractItemView *>(u"libraryTree"_s);
    const Rows ofTree = [](const QList<QModelIndex> &rows) {
        return citedIn(rows, [](const QModelIndex &row) {
            return Cited{row.data(LibraryModel::UriRole).toByteArray(), {}};
        });
    };
    watchList(tree, ofTree);
    connect(&library, &LibraryPanel::menuRequested, this, [this, tree, ofTree](QMenu *menu) {
        addMenu(menu, nullptr, ofTree(tree->selectionModel()->selectedIndexes()));
    });
    auto *decisions = window.findChild<DecisionsPage *>(u"decisionsPage"_s);
    auto *table = decisions->findChild<QAbstractItemView *>(u"decisionList"_s);
    const Rows ofTable = [decisions](const QList<QModelIndex> &rows) {
        return citedIn(rows, [decisions](const QModelIndex &row) {
            const store::DecisionSummary *summary = decisions->model().at(row.row());
            return summary ? Cited{summary->uri, {}} : Cited();
        });
    };
    watchList(table, ofTable);
    connect(decisions, &DecisionsPage::menuRequested, this, [this, table, ofTable](QMenu *menu) {
        addMenu(menu, menu->actions().value(AfterOpening),
                ofTable(table->selectionModel()->selectedIndexes()));
    });
    auto *results = window.findChild<QAbstractItemView *>(u"searchResults"_s);
    const Rows ofResults = [results](const QList<QModelIndex> &rows) {
        const auto *model = qobject_cast<const HitModel *>(results->model());
        return citedIn(rows, [model](const QModelIndex &row) {
            const search::Hit *hit = model ? model->at(row.row()) : nullptr;
            return hit ? Cited{hit->expressionUri.isEmpty() ? hit->workUri : hit->expressionUri,
                               hit->eIdOfUnit}
                       : Cited();
        });
    };
    watchList(results, ofResults);
    results->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(results, &QWidget::customContextMenuRequested, this,
            [this, results, ofResults](const QPoint &at) {
                auto *menu = new QMenu(&m_window);
                menu->setAttribute(Qt::WA_DeleteOnClose);
                addMenu(menu, nullptr, ofResults(results->selectionModel()->selectedIndexes()));
                menu->popup(results->viewport()->mapToGlobal(at));
            });
    offerDrag(new DragOut(window.tabs().tabBar(), [this](int index) -> std::vector<Cited> {
        const ReaderTab *tab = m_window.tabs().at(index);
        if (!tab || !tab->expression())
            return {};
        return {{tab->expression()->record.expression.uri, {}}};
    }));
    connect(&window.panels().cites(), &CitesPanel::graphRequested, this,
            &CitingController::showGraph);
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &CitingController::watchTab);
    setLibrary();
}

void CitingController::makeActions(ReaderActions &reader)
{
    QMenu *edit = m_window.menuBar()->actions().at(EditMenuOfCiting)->menu();
    m_cite = reader.copyMenu();
    m_menu.fill(
        *m_cite,
        [this](const WantedStyle &style) {
            citeShown([this, style](const auto &citations) { copy(citations, style); });
        },
        [this](CitationStyle style) {
            citeShown([this, style](const auto &citations) { save(citations, style); });
        });
    edit->addSeparator();
    m_quotation = makeAction(this, u"checkQuotation"_s, tr("Check &Quotation…"), u"Ctrl+Alt+Q"_s,
                             u"check"_s);
    edit->addAction(m_quotation);
    connect(m_quotation, &QAction::triggered, this, &CitingController::checkQuotation);
}

void CitingController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    for (LatestQuery *query : {&m_look, &m_lookToDrag})
        query->setReaders(library ? &library->readers() : nullptr);
    watchTab();
}

void CitingController::watchTab()
{
    const ReaderTab *tab = m_window.tabs().current();
    const bool hasText = m_window.library() && tab && tab->expression();
    m_cite->setEnabled(hasText);
    m_quotation->setEnabled(hasText);
}

/// Several rows can be chosen, and dragged out of the window.
void CitingController::watchList(QAbstractItemView *view, const Rows &rows)
{
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    offerDrag(new DragOut(view, rows));
}

void CitingController::offerDrag(DragOut *drag)
{
    connect(drag, &DragOut::wanted, this, [this, drag](const std::vector<Cited> &works) {
        cite(m_lookToDrag, works, [this, drag = QPointer(drag), works](const auto &citations) {
            const QByteArray server = m_window.library() ? m_window.library()->server().address()
                                                         : QByteArray();
            if (drag)
                drag->take(draggedData(citations, works, server));
        });
    });
    connect(drag, &DragOut::dragged, this, [this](QMimeData *data) { m_runDrag(data); });
}

/// Before `before`; null: at the end.
void CitingController::addMenu(QMenu *menu, QAction *before, const std::vector<Cited> &works)
{
    if (works.empty())
        return;
    auto *styles = new QMenu(tr("Copy As"), menu);
    styles->setIcon(icon(u"quote"_s));
    styles->setObjectName(u"copyAsMenu"_s);
    const QByteArray server = m_window.library() ? m_window.library()->server().address()
                                                 : QByteArray();
    if (!server.isEmpty())
        styles->addAction(tr("Web Link"), styles,
                          [works, server] { copyText(addressesOf(works, server + "/v3")); });
    styles->addAction(tr("Address"), styles, [works] { copyText(addressesOf(works, {})); })
        ->setObjectName(u"copyAddress"_s);
    styles->addSeparator();
    m_menu.fill(
        *styles,
        [this, works](const WantedStyle &style) {
            this->cite(m_look, works, [this, style](const auto &all) { copy(all, style); });
        },
        [this, works](CitationStyle style) {
            this->cite(m_look, works, [this, style](const auto &all) { save(all, style); });
        });
    menu->insertMenu(before, styles);
}

void CitingController::cite(LatestQuery &query, const std::vector<Cited> &works, const Take &take)
{
    OpenLibrary *library = m_window.library();
    if (!library)
        return;
    query.start([works, today = Today(library->clock().now())](
                    store::Database &db,
                    const std::stop_token &stop) { return citationsFor(db, works, today, stop); },
                [this, take](Result<std::vector<CaseCitation>> citations) {
                    if (citations)
                        take(std::move(*citations));
                    else if (citations.error().code != ErrorCode::Cancelled)
                        showNotice(this, errorText(citations.error().code));
                });
}

/// What is read: of a law with the provision, of a decision with the paragraphs that are selected, or read.
void CitingController::citeShown(const Take &take)
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    const ExpressionRecord &record = tab->expression()->record;
    const QByteArray uri = record.expression.uri;
    if (!isOfCourt(record.work)) {
        const QByteArray eId = tab->history().isEmpty() ? QByteArray()
                                                        : tab->history().current().eId;
        cite(m_look, {{uri, eId}}, take);
        return;
    }
    tab->pane().askParagraphs(
        [self = QPointer(this), uri, take](const QString &from, const QString &to) {
            if (!self)
                return;
            self->cite(self->m_look, {{uri, {}}}, [take, from, to](auto citations) {
                for (CaseCitation &one : citations) {
                    one.paragraph = from;
                    one.toParagraph = to;
                }
                take(std::move(citations));
            });
        });
}

void CitingController::copy(const std::vector<CaseCitation> &citations, const WantedStyle &style)
{
    if (!style.own) {
        copyFormatted(citations, style.csl);
        return;
    }
    // The clipboard's from then on.
    QGuiApplication::clipboard()->setMimeData(copiedData(citations, *style.own).release());
    showNotice(this,
               citations.size() == 1 ? tr("The citation was copied.")
                                     : tr("The citations were copied."));
}

void CitingController::copyFormatted(const std::vector<CaseCitation> &citations,
                                     const QString &style)
{
    using Formatted = Result<std::vector<csl::Formatted>>;
    showNotice(this, tr("The citation is being formatted…"));
    m_format.start(
        [citations, style](const std::stop_token &stop) -> Formatted {
            SHERIA_TRY(const csl::Style read, csl::readStyle(style));
            return csl::format(read, citations, stop);
        },
        [this](const Formatted &formatted) {
            if (!formatted) {
                warn(&m_window, u"styleProblem"_s, tr("Citation Style"),
                     tr("The citation could not be formatted."),
                     messageText(formatted.error().message));
                return;
            }
            QStringList text;
            QStringList html;
            for (const csl::Formatted &one : *formatted) {
                text << one.text;
                html << one.html;
            }
            auto *data = new QMimeData; // The clipboard's from then on.
            data->setText(text.join(u'\n'));
            data->setHtml(html.join(u"<br>"_s));
            QGuiApplication::clipboard()->setMimeData(data);
            showNotice(this,
                       text.size() == 1 ? tr("The citation was copied.")
                                        : tr("The citations were copied."));
        });
}

void CitingController::save(const std::vector<CaseCitation> &citations, CitationStyle style)
{
    const bool isRis = style == CitationStyle::Ris;
    const QString suffix = isRis ? u"ris"_s : style == CitationStyle::BibTex ? u"bib"_s : u"json"_s;
    const QString filter = (isRis                                ? tr("RIS (%1)")
                                : style == CitationStyle::BibTex ? tr("BibTeX (%1)")
                                                                 : tr("CSL-JSON (%1)"))
                               .arg(u"*."_s + suffix);
    askSavePath(&m_window, u"saveCitations"_s, tr("Save Citations"),
                tr("citations", "name of a file") + u'.' + suffix, filter, suffix,
                [this, citations, style](const QString &path) {
                    QSaveFile file(path);
                    const QByteArray bytes = citedAll(citations, style).toUtf8();
                    const bool isSaved = file.open(QIODevice::WriteOnly)
                        && file.write(bytes) == bytes.size() && file.commit();
                    if (isSaved)
                        showNotice(this, tr("The citations were saved."));
                    else
                        warn(&m_window, u"saveProblem"_s, tr("Save Citations"),
                             tr("The citations could not be saved."), file.errorString());
                });
}

/// What is selected, or else on the clipboard.
void CitingController::checkQuotation()
{
    ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    tab->askCitation([self = QPointer(this), tab = QPointer(tab)](const QString &selected,
                                                                  const CitedProvision &) {
        OpenLibrary *library = self ? self->m_window.library() : nullptr;
        if (!library || !tab || !tab->expression())
            return;
        const ExpressionRecord &record = tab->expression()->record;
        const QString quote = selected.isEmpty() ? QGuiApplication::clipboard()->text() : selected;
        auto *dialog = new QuotationDialog(&self->m_window, library->readers(),
                                           Today(library->clock().now()), record.expression.uri,
                                           record.expression.title, quote.trimmed());
        connect(dialog, &QuotationDialog::openRequested, &self->m_window, &MainWindow::openUri);
        connect(library, &OpenLibrary::closing, dialog, &QDialog::close);
        dialog->show();
    });
}

void CitingController::showGraph()
{
    OpenLibrary *library = m_window.library();
    const ReaderTab *tab = m_window.tabs().current();
    if (!library || !tab || !tab->expression())
        return;
    auto *graph = new CitationGraph(&m_window, library->readers(), Today(library->clock().now()));
    connect(graph, &CitationGraph::openRequested, &m_window, &MainWindow::openUri);
    connect(library, &OpenLibrary::closing, graph, &QDialog::close);
    connect(&m_window.date(), &WindowDate::changed, graph, &CitationGraph::setAsAt);
    graph->setAsAt(m_window.date().date());
    graph->show();
    graph->walkTo(tab->expression()->record.work.uri.canonical().workUri(false));
}

} // namespace sheria::app
