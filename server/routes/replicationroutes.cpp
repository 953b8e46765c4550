// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/replica/position.h"
#include "core/replica/promotion.h"
#include "core/store/file/libraryfile.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/retrieverequest.h"
#include "server/routes/common/routecontext.h"

#include <QFile>
#include <QJsonDocument>

#include <optional>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// Of a pack: some MB of texts, so that a library of any size comes in steps.
constexpr qint64 ChangesOfPack = 500;
constexpr qsizetype MostUrl = 2000;

/// Errors: Forbidden.
Result<void> checkServed(const Call &call)
{
    if (contextOf(call).services().replication.isServed)
        return {};
    return Error{ErrorCode::Forbidden,
                 u"This server has no replicas: it was started without --allow-replicas."_s};
}

/// A number from 0 on in the query; nothing, and then `errors` says so.
qint64 numberIn(const Call &call, QByteArrayView name, FieldErrors &errors)
{
    bool isNumber = false;
    const qint64 number = call.request.query.value(name).toLongLong(&isNumber);
    if (isNumber && number >= 0)
        return number;
    errors.add({QString::fromLatin1(name)}, u"A number from 0 on is required."_s);
    return 0;
}

/// How old what is served is: nothing of a replica that does not know.
std::optional<qint64> ageOf(const Call &call)
{
    const auto &status = contextOf(call).services().replication.status;
    if (status->role() != store::ReplicaRole::Replica)
        return 0;
    return status->age(libraryOf(call).clock().now());
}

/// A pack that is read as it is sent, and goes with the answer.
class PackBody final : public http::BodyReader
{
public:
    explicit PackBody(std::unique_ptr<store::TemporaryFolder> folder, const QString &path)
        : m_folder(std::move(folder))
        , m_file(path)
    {}
    Result<qint64> open()
    {
        if (!m_file.open(QIODevice::ReadOnly))
            return Error{ErrorCode::Unavailable, m_file.errorString()};
        return m_file.size();
    }
    Result<QByteArray> read(http::WorkerContext &, qint64 offset, qint64 most) override
    {
        QByteArray bytes = m_file.seek(offset) ? m_file.read(most) : QByteArray();
        if (bytes.isEmpty())
            return Error{ErrorCode::Unavailable, m_file.errorString()};
        return bytes;
    }

private:
    const std::unique_ptr<store::TemporaryFolder> m_folder;
    QFile m_file; ///< Goes before its folder.
};

bool isWebAddress(const QString &url)
{
    const bool isHttp = url.startsWith("http://"_L1) || url.startsWith("https://"_L1);
    return isHttp && url.size() <= MostUrl
        && std::all_of(url.begin(), url.end(), [](QChar c) { return c > u' ' && c < u'\x7f'; });
}

} // namespace

Result<Response> getReplication(const Call &call)
{
    SHERIA_CHECK(checkServed(call));
    const http::Query &query = call.request.query;
    FieldErrors errors;
    replica::Place place{query.value("library"), 0, query.value("settings")};
    if (query.contains("revision"))
        place.revision = numberIn(call, "revision", errors);
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_TRY(const replica::Position at,
               replica::positionOf(databaseOf(call), place, ageOf(call)));
    return Response::json(at.toJson()).setHeader("Cache-Control", "no-store");
}

Result<Response> getReplicationPack(const Call &call)
{
    SHERIA_CHECK(checkServed(call));
    FieldErrors errors;
    pack::ExportOptions options;
    options.scope = pack::ExportScope::Everything;
    options.since = numberIn(call, "since", errors);
    options.mostChanges = ChangesOfPack;
    if (!errors.isEmpty())
        return errors.response();
    Library &library = libraryOf(call);
    SHERIA_TRY(auto folder, store::TemporaryFolder::beside(library.path()));
    const QString path = folder->filePath(u"changes.zip"_s);
    SHERIA_TRY(const pack::Exported made,
               pack::exportPack(library.path(), path, library.clock(), {}, call.stop, options));
    auto body = std::make_shared<PackBody>(std::move(folder), path);
    SHERIA_TRY(const qint64 size, body->open());
    Response response = Response::of("application/zip", {});
    response.etag = "pack-" + QByteArray::number(*options.since) + '-'
        + QByteArray::number(made.revision) + '-' + QByteArray::number(size);
    response.stream = http::StreamBody{std::move(body), size};
    response.setHeader("Cache-Control", "no-store");
    return response;
}

bool asksForPack(const http::Request &request)
{
    return request.path == "/local/v1/replication/pack";
}

Result<Response> putSuccessor(const Call &call)
{
    SHERIA_CHECK(checkServed(call));
    json::Members in(QJsonDocument::fromJson(call.request.body).object());
    const qint64 epoch = in.integer(u"epoch"_s).value_or(0);
    const QString url = in.text(u"url"_s);
    FieldErrors errors;
    if (epoch < 1)
        errors.add({u"epoch"_s}, u"A number from 1 on is required."_s);
    if (!isWebAddress(url))
        errors.add({u"url"_s}, u"An address that begins with http:// or https:// is required."_s);
    if (!errors.isEmpty())
        return errors.response();
    Library &library = libraryOf(call);
    SHERIA_CHECK(replica::replace(library.writer(), epoch, url.toUtf8()));
    SHERIA_TRY(store::Database reader, library.openReader());
    SHERIA_TRY(const store::ReplicaState state, store::replicaState(reader));
    contextOf(call).services().replication.status->set(state);
    return Response::json(json::object("role", enumName(state.role), "epoch", state.epoch));
}

} // namespace sheria::routes
