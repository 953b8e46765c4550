#include "app/knowledge/basestate.h"

#include "core/knowledge/selection.h"
#include "core/library/library.h"
#include "core/pages/pdftool.h"
#include "core/search/indexer.h"
#include "core/search/searcher.h"

#include <QCoreApplication>
#include <QStringList>

namespace sheria::app {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BaseState)
};

QString countText(const BaseState &state)
{
    if (!state.counts)
        return Words::tr("It is not indexed yet.");
    const QString works = Words::tr("%n work(s)", nullptr, int(state.counts->works));
    const QString portions = Words::tr("%n portion(s)", nullptr, int(state.counts->portions));
    return state.isCurrent
        ? Words::tr("It holds %1, %2.").arg(works, portions)
        : Words::tr("It holds %1, %2; the index is behind the library.").arg(works, portions);
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

} // namespace

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

} // namespace sheria::app
