// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/testserver.h"

#include <QFile>
#include <QLoggingCategory>
#include <QTest>

#include <stdexcept>

namespace sheria::http::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int Everybody = 10'000; ///< More than can wait at /slow.

Response text(QByteArray body)
{
    return Response::of("text/plain; charset=utf-8", std::move(body));
}

Route row(QByteArray pattern, Handler handler, Method method = Method::Get)
{
    return {.name = pattern,
            .methods = {method},
            .pattern = pattern,
            .access = Access::Public,
            .handler = std::move(handler),
            .summary = {},
            .suffixes = {}};
}

Result<Response> whoAmI(const Call &call, quint64 revision)
{
    SHERIA_TRY(const Identity identity, call.identity());
    Response response = text(identity.name);
    response.cacheRevision = revision;
    return response;
}

class FileReader : public BodyReader
{
public:
    explicit FileReader(const QString &path) : m_file(path)
    {
        if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            qFatal("cannot read the file");
    }
    Result<QByteArray> read(WorkerContext &, qint64 offset, qint64 most) override
    {
        if (!m_file.seek(offset))
            return Error{ErrorCode::Internal, m_file.errorString()};
        return m_file.read(most);
    }

private:
    QFile m_file;
};

Result<Response> sendFile(const QString &path)
{
    Response response = Response::of("application/octet-stream", {});
    response.etag = "file";
    response.stream = {std::make_shared<FileReader>(path), TestServer::FileBytes};
    response.ranges = true;
    return response;
}

} // namespace

TestServer::TestServer(ServerOptions options) : m_server(routes(), completed(std::move(options)))
{
    QLoggingCategory::setFilterRules(u"sheria.http.access=false"_s);
    QFile file(m_folder.filePath(u"large"_s));
    const bool made = file.open(QIODevice::ReadWrite) && file.resize(FileBytes)
        && file.seek(FileBytes - 4) && file.write("last") == 4 && file.seek(0)
        && file.write("first") == 5;
    if (!made)
        qFatal("cannot make the file");
    file.close();
    if (const Result<quint16> port = m_server.start(0); !port)
        qFatal("%s", qPrintable(port.error().text()));
}

TestServer::~TestServer()
{
    proceed(Everybody); // A test that failed may have left requests waiting.
}

ServerOptions TestServer::completed(ServerOptions options)
{
    options.revision = [this] {
        return revision.load();
    };
    return options;
}

Router TestServer::routes()
{
    Router router;
    router.setAuthenticator([](const Credentials &credentials, WorkerContext &) {
        // Another account for each secret.
        const auto account = static_cast<qint64>(qHash(credentials.secret, 0) >> 1) + 1;
        return Result<Identity>(Identity{account, credentials.secret, false});
    });
    router.add(row("/ready", [](const Call &) { return text("ready"); }));
    router.add(row("/slow", [this](const Call &) {
        m_entered.release();
        m_go.acquire();
        return text("slow");
    }));
    router.add(
        row("/throw", [](const Call &) -> Result<Response> { throw std::runtime_error("boom"); }));
    router.add(row(
        "/echo", [](const Call &call) { return text(call.request.body); }, Method::Post));
    router.add(row("/text/{size}", [](const Call &call) {
        return text(QByteArray(call.captures.value("size").toLongLong(), 'x'));
    }));
    router.add(
        row("/file", [this](const Call &) { return sendFile(m_folder.filePath(u"large"_s)); }));
    router.add(row("/kept", [this](const Call &) {
        const quint64 before = revision;
        Response response = text("kept " + QByteArray::number(++keptCalls));
        response.cacheRevision = before;
        return response;
    }));
    router.add(row("/whoami", [this](const Call &call) { return whoAmI(call, revision); }));
    router.add(row("/base", [](const Call &call) { return text(call.request.base); }));
    router.add(row("/path/{rest...}", [](const Call &call) {
        return text(call.request.path + '\n' + call.request.query.value("q"));
    }));
    return router;
}

} // namespace sheria::http::test
