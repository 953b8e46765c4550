#include "core/access/accounts.h"
#include "core/domain/json/json.h"
#include "core/knowledge/vectorsearch.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "server/ctl/synccommands.h"
#include "server/ctl/terminal.h"
#include "server/http/connection/guard.h"
#include "server/mcp/stdio.h"

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using access::McpAccess;

/// Errors: Forbidden while the tools are off.
Result<void> checkOpen(store::Database &db, const QString &library)
{
    SHERIA_TRY(const McpAccess::State state, McpAccess::state(db));
    if (state.isOpen)
        return {};
    return Error{ErrorCode::Forbidden,
                 u"the tools are off; use 'sheriactl mcp on --library %1' to switch them on"_s.arg(
                     library)};
}

/// Answers on standard input and output. Each message reads the library as it then is.
Result<void> converse(const QString &library, const QByteArray &readerFront)
{
    SHERIA_TRY(store::Database db, openForLooking(library));
    SHERIA_CHECK(checkOpen(db, library));
    SHERIA_CHECK(store::showOnlyPublished(db));
    search::Searcher searcher(search::indexFolder(library));
    // Where nothing else keeps the index, this does.
    const search::Indexer indexer(
        library, search::indexFolder(library),
        [said = QString()](const search::IndexProgress &at) mutable {
            if (at.state == search::IndexProgress::State::Failed && said != at.problem)
                say(u"the search index cannot be written: "_s + at.problem);
            said = at.problem;
        });
    SHERIA_TRY(const QByteArray id, store::libraryId(db));
    knowledge::VectorSearch vectors(std::make_shared<secrets::LibraryTrust>(id));
    vectors.keys()->use(findKept);
    SHERIA_TRY(const auto source, store::embeddingSource(db));
    // Questions wait for nobody: without its key the endpoint is not asked.
    const auto key = source ? vectors.keys()->fetch(*source) : Result<QByteArray>(QByteArray());
    if (!key)
        say(u"passages are found by words only: "_s + key.error().text());
    const SystemClock clock;
    db.release(); // The conversation has a thread of its own.
    return mcp::converse(
        STDIN_FILENO, STDOUT_FILENO,
        [&](const QByteArray &line, const std::stop_token &stop) {
            // What one message reads is of one moment; without it, reading fails and that is told.
            const Result<store::Transaction> moment = store::Transaction::read(db);
            const mcp::Dispatcher dispatcher([&]() -> Result<assistant::Context> {
                SHERIA_CHECK(checkOpen(db, library));
                return assistant::Context{db,          searcher, Today(clock.now()),
                                          readerFront, stop,     &vectors};
            });
            return dispatcher.answer(line);
        },
        stopToken());
}

Exit runStdio(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const std::optional<QByteArray> base = readerBase(given);
    if (!base)
        return Exit::Usage;
    return given.run([&] { return converse(given.library(), *base); });
}

QByteArray stateJson(const McpAccess::State &state)
{
    return json::object("is_on", state.isOpen, "token_hint", json::orNull(state.tokenHint),
                        "token_made_at", state.tokenMadeAt);
}

QByteArray stateText(const McpAccess::State &state)
{
    const QString token = state.hasToken
        ? u"its token is %1…, created %2"_s.arg(QString::fromUtf8(state.tokenHint),
                                                momentText(state.tokenMadeAt))
        : u"it has no token yet"_s;
    return (state.isOpen ? u"on; "_s + token : u"off; "_s + token).toUtf8();
}

Exit statusMcp(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const McpAccess::State state, McpAccess::state(db));
        printLine(given.wantsJson() ? stateJson(state) : stateText(state));
        return {};
    });
}

/// Runs one change of the door, which gives a token to show, or none.
Exit changeDoor(Arguments &given, Result<std::optional<QByteArray>> (*change)(McpAccess &))
{
    return given.change([change](Library &library, store::Database &) -> Result<void> {
        McpAccess door(library.writer(), library.clock());
        SHERIA_TRY(const std::optional<QByteArray> token, change(door));
        if (token)
            printLine("token: " + *token);
        return {};
    });
}

Exit switchOn(Arguments &given)
{
    return changeDoor(given, [](McpAccess &door) { return door.open(); });
}

Exit switchOffMcp(Arguments &given)
{
    return changeDoor(given, [](McpAccess &door) -> Result<std::optional<QByteArray>> {
        SHERIA_CHECK(door.shut());
        return std::optional<QByteArray>();
    });
}

Exit renewToken(Arguments &given)
{
    return changeDoor(given, [](McpAccess &door) -> Result<std::optional<QByteArray>> {
        SHERIA_TRY(QByteArray token, door.renewToken());
        return std::optional(std::move(token));
    });
}

constexpr Command McpActions[] = {
    {"stdio", runStdio},   {"on", switchOn},      {"off", switchOffMcp},
    {"status", statusMcp}, {"token", renewToken},
};

} // namespace

Exit runMcp(Arguments &given)
{
    const QString first = given.words().value(0);
    if (first.startsWith("--"_L1) && first != "--help"_L1) {
        Arguments stdio(given.name(), given.words(), u"mcp stdio"_s);
        return runStdio(stdio);
    }
    return runGroup(given, McpActions);
}

} // namespace sheria::ctl
