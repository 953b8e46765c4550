#include "server/routes/apiserver.h"

#include "core/base/hash.h"
#include "core/library/library.h"
#include "server/http/query.h"
#include "server/routes/formatroutes.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"
#include "server/routes/routetable.h"

#include <utility>

namespace sheria::routes {

namespace {

/// About a hundred long acts as HTML, and small beside the rest of the program.
constexpr qint64 RenderCacheBytes = 24LL * 1024 * 1024;
/// A hundred acts as PDF; what is larger than a quarter of it is made anew each time.
constexpr qint64 FileCacheBytes = 64LL * 1024 * 1024;

/// Some five thousand expressions: ten pages of a list.
constexpr qint64 PieceBytes = 16LL * 1024 * 1024;

} // namespace

ApiServer::ApiServer(Library &library, http::ServerOptions options)
    : m_doorkeeper(library.writer(), library.clock())
    , m_renderings(RenderCacheBytes)
    , m_files(FileCacheBytes)
    , m_lists(library.clock())
    , m_pieces(PieceBytes)
    , m_lab(library.clock())
{
    const Services services{library,  m_doorkeeper, m_renderings, m_files,   m_lists,
                            m_pieces, m_decisions,  m_lab,        m_metrics, options.readerBase};
    options.makeContext = [services] {
        return RouteContext::make(services);
    };
    m_lab.setOpen(options.hasLaboratory);
    if (options.sessionCookie.isEmpty())
        options.sessionCookie = "sheria_session_" + sha256Hex(library.path().toUtf8()).left(16);
    options.metrics = &m_metrics;
    options.clock = &library.clock();
    options.isSlow = [](const http::Request &request) {
        return asksForFile(request) || asksForGlossary(request);
    };
    options.revision = [services] {
        return services.revision();
    };
    m_server = std::make_unique<http::Server>(makeRouter(services), std::move(options));
}

ApiServer::~ApiServer()
{
    m_server->stop(); // While all that its answers use is there.
}

QByteArray ApiServer::address() const
{
    const quint16 port = m_server->port();
    return port == 0 ? QByteArray() : "http://127.0.0.1:" + QByteArray::number(port);
}

Result<QByteArray> ApiServer::makeSignInAddress(QByteArrayView next)
{
    const QByteArray base = address();
    if (base.isEmpty())
        return Error{ErrorCode::Unavailable, QStringLiteral("the server does not run")};
    SHERIA_TRY(const QByteArray code, m_doorkeeper.makeOwnersLink());
    return QByteArray(base + "/session/begin?code=" + code
                      + "&next=" + http::percentEncoded(next, "/"));
}

} // namespace sheria::routes
