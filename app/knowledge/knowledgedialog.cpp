// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/knowledgedialog.h"

#include "app/knowledge/askpage.h"
#include "app/knowledge/basespage.h"
#include "app/serverpanel/localserver.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/base/result.h"
#include "core/knowledge/item.h"
#include "core/knowledge/vectorsearch.h"
#include "core/pages/pdftool.h"
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/results.h"
#include "core/search/query/searcher.h"
#include "core/search/text/wordfamilies.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/rows/mediaqueries.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <QTabWidget>

#include <optional>
#include <stop_token>

namespace sheria::app {

using namespace Qt::StringLiterals;
using access::McpAccess;

namespace {

constexpr QSize KnowledgeDialogSize(900, 720);
constexpr int LookAtBasesEveryMs = 3000; ///< How far the vectors are.
constexpr char UsualAddress[] = "http://127.0.0.1:8089";

QString sentenceFor(const Error &error)
{
    if (error.code == ErrorCode::Conflict)
        return KnowledgeDialog::tr("A knowledge base with this code already exists.");
    if (error.code == ErrorCode::InvalidArgument)
        return KnowledgeDialog::tr("Invalid value: %1").arg(messageText(error.message));
    return errorText(error.code);
}

Result<ToolsPage::State> toolsState(store::Database &db)
{
    ToolsPage::State state;
    SHERIA_TRY(state.door, McpAccess::state(db));
    SHERIA_TRY(state.source, store::embeddingSource(db));
    if (state.source) {
        SHERIA_TRY(state.counts, store::embeddingCounts(db, state.source->model));
        SHERIA_TRY(state.problem, store::embeddingProblem(db));
    }
    return state;
}

/// What a knowledge base holds, and what became of the library's PDFs.
struct BaseState
{
    std::optional<search::Counts> counts; ///< None: there is no index to ask.
    bool isCurrent = false;               ///< The index has all there is.
    store::PageCounts pdfs;
    bool canReadPdfs = false; ///< The program that reads them is there.
};

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BaseState)
};

QString countText(const BaseState &state)
{
    if (!state.counts)
        return Words::tr("Not indexed yet.");
    const QString works = Words::tr("%n work(s)", nullptr, int(state.counts->works));
    const QString portions = Words::tr("%n portion(s)", nullptr, int(state.counts->portions));
    return state.isCurrent
        ? Words::tr("Contains %1, %2.").arg(works, portions)
        : Words::tr("Contains %1, %2. The index is not up to date.").arg(works, portions);
}

QString waitingText(const BaseState &state)
{
    const int waiting = int(state.pdfs.waiting);
    if (state.canReadPdfs)
        return Words::tr("%n PDF(s) of this library are still to be read.", nullptr, waiting);
    return Words::tr("%n PDF(s) of this library cannot be read: the program pdftotext is not "
                     "installed (package poppler-utils).",
                     nullptr, waiting);
}

Result<BaseState> baseState(Library &library, store::Database &db, const KnowledgeBase &base,
                            const std::stop_token &stop)
{
    BaseState state;
    SHERIA_TRY(const search::Query query, knowledge::queryOf(base, db));
    if (auto counts = library.searcher().count(query, base.languages, db, stop))
        state.counts = *counts;
    const search::Indexer *indexer = library.indexer();
    state.isCurrent = indexer
        && indexer->progress().state == search::IndexProgress::State::UpToDate;
    SHERIA_TRY(state.pdfs, store::pageCounts(db));
    state.canReadPdfs = pages::PdfTool().isThere();
    return state;
}

/// In sentences, each on a line.
QString baseStateText(const BaseState &state)
{
    QStringList lines{countText(state)};
    if (state.pdfs.waiting > 0)
        lines << waitingText(state);
    if (state.pdfs.empty > 0)
        lines << Words::tr("%n PDF(s) of this library consist of pictures and have no words.",
                           nullptr, int(state.pdfs.empty));
    if (state.pdfs.unreadable > 0)
        lines << Words::tr("%n PDF(s) of this library are damaged, locked or too large to be read.",
                           nullptr, int(state.pdfs.unreadable));
    return lines.join(u'\n');
}

} // namespace

KnowledgeDialog::KnowledgeDialog(Library &library, LocalServer &server, secrets::TokenVault &vault,
                                 QWidget *parent)
    : QDialog(parent)
    , m_library(library)
    , m_server(server)
    , m_vault(vault)
    , m_look(library.readers(), this)
    , m_count(library.readers(), this)
    , m_change(this)
{
    setUpDialog(*this, u"knowledgeDialog"_s, tr("Knowledge Bases"));
    resizeWithinScreen(*this, KnowledgeDialogSize);
    build();
    connectPages();
    connect(&m_server, &LocalServer::changed, this, &KnowledgeDialog::showAddress);
    connect(&m_timer, &QTimer::timeout, this, &KnowledgeDialog::refresh);
    m_timer.start(LookAtBasesEveryMs);
    showAddress();
    refresh();
    m_ask->setFocus();
}

void KnowledgeDialog::setAsAt(QDate date)
{
    m_ask->setAsAt(date);
}

void KnowledgeDialog::build()
{
    m_ask = new AskPage(m_library);
    const KnowledgeChanger changer = [this](const KnowledgeChange &wanted) {
        change(wanted);
    };
    m_bases = new BasesPage(changer);
    m_tools = new ToolsPage(m_library.path(), m_vault, changer);
    // What is asked of a key makes the page higher than small windows are.
    QScrollArea *tools = makeScrollArea(m_tools);
    tools->setFocusPolicy(Qt::StrongFocus);
    tools->viewport()->setAutoFillBackground(false);
    m_tools->setAutoFillBackground(false);
    m_pages = new QTabWidget(this);
    m_pages->setObjectName(u"knowledgePages"_s);
    m_pages->setAccessibleName(windowTitle());
    m_pages->addTab(m_ask, tr("Ask"));
    m_pages->addTab(m_bases, tr("Knowledge Bases"));
    m_pages->addTab(tools, tr("AI Tools"));
    // Words of our own: Qt's own translations may not be installed.
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    vbox({{m_pages, 1}, buttons}, this, StyleMargins);
    leaveReturnToFields(*this);
}

void KnowledgeDialog::connectPages()
{
    connect(m_ask, &AskPage::openRequested, this, &KnowledgeDialog::openRequested);
    connect(m_bases, &BasesPage::chosen, this, &KnowledgeDialog::count);
    connect(m_pages, &QTabWidget::currentChanged, this, &KnowledgeDialog::count);
}

void KnowledgeDialog::refresh()
{
    m_look.start(
        [](store::Database &db, const std::stop_token &) -> Result<State> {
            State state;
            SHERIA_TRY(state.bases, store::listKnowledgeBases(db));
            SHERIA_TRY(state.tools, toolsState(db));
            return state;
        },
        [this](const Result<State> &state) { showState(state); });
}

void KnowledgeDialog::count()
{
    const KnowledgeBase *base = m_bases->current();
    if (!base || m_pages->currentWidget() != m_bases)
        return;
    m_count.start(
        [&library = m_library, base = *base](store::Database &db,
                                             const std::stop_token &stop) -> Result<Held> {
            SHERIA_TRY(const BaseState state, baseState(library, db, base, stop));
            return Held{base.code, baseStateText(state)};
        },
        [this](const Result<Held> &held) {
            const KnowledgeBase *shown = m_bases->current();
            if (held && shown && shown->code == held->code)
                m_bases->showState(held->sentences);
        });
}

void KnowledgeDialog::showState(const Result<State> &state)
{
    if (!state) {
        m_tools->showProblem(errorText(state.error().code));
        return;
    }
    ToolsPage::State tools = state->tools;
    tools.hasFamilies = search::usesFamilies(search::synonymsFolder(m_library.path()));
    // All may be embedded, and the endpoint be gone since: then questions tell.
    if (tools.source && !tools.problem)
        tools.problem = m_library.vectors().problem();
    m_tools->setState(tools);
    // What somebody writes meanwhile stays.
    if (state->bases == m_shown) {
        count();
        return;
    }
    m_shown = state->bases;
    m_ask->setBases(m_shown);
    m_bases->setBases(m_shown);
}

void KnowledgeDialog::change(const KnowledgeChange &change)
{
    m_change.start([&library = m_library,
                    change](const std::stop_token &) { return change(library); },
                   [this](const Result<QByteArray> &result) { changed(result); });
}

void KnowledgeDialog::changed(const Result<QByteArray> &result)
{
    if (!result) {
        const QString sentence = sentenceFor(result.error());
        m_bases->showProblem(sentence);
        m_tools->showProblem(sentence);
        return;
    }
    m_tools->showProblem({});
    if (!result->isEmpty())
        m_tools->showToken(*result);
    refresh();
}

void KnowledgeDialog::showAddress()
{
    const QByteArray address = m_server.address();
    const QByteArray shown = address.isEmpty() ? QByteArray(UsualAddress) : address;
    m_ask->setAddress(shown);
    m_tools->setAddress(shown);
}

} // namespace sheria::app
