// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/domain/json/json.h"
#include "core/knowledge/vectorsearch.h"
#include "core/library/services.h"
#include "core/store/db/statement.h"
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

/// Answers on standard input and output. Each message reads the library as it then is. Where nothing else keeps
/// the index and the citations, this does.
Result<void> converse(const QString &path, const QByteArray &readerFront)
{
    {
        SHERIA_TRY(store::Database db,
                   openForLooking(path)); // One of an older version stays as it is.
        SHERIA_CHECK(checkOpen(db, path));
    }
    const SystemClock clock;
    SHERIA_TRY(auto opened,
               Library::open(path, Library::Mode::OpenExisting, clock, Library::Access::ReadAtLeast,
                             stopToken()));
    LibraryServices::Options options;
    options.findKey = [](const QByteArray &reference, const std::stop_token &) {
        return findKept(reference);
    };
    LibraryServices services(std::move(opened), std::move(options));
    Library &library = services.library();
    SHERIA_CHECK(services.start());
    SHERIA_TRY(store::Database db, library.openPublicReader());
    SHERIA_TRY(const auto source, store::embeddingSource(db));
    // Questions wait for nobody: without its key the endpoint is not asked.
    const auto key = source ? library.vectors().keys()->fetch(*source)
                            : Result<QByteArray>(QByteArray());
    if (!key)
        say(u"passages are found by words only: "_s + key.error().text());
    db.release(); // The conversation has a thread of its own.
    return mcp::converse(
        STDIN_FILENO, STDOUT_FILENO,
        [&](const QByteArray &line, const std::stop_token &stop) {
            // What one message reads is of one moment; without it, reading fails and that is told.
            const Result<store::Transaction> moment = store::Transaction::read(db);
            const mcp::Dispatcher dispatcher([&]() -> Result<assistant::Context> {
                SHERIA_CHECK(checkOpen(db, path));
                return assistant::Context{db,   library.searcher(), Today(clock.now()), readerFront,
                                          stop, &library.vectors()};
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
