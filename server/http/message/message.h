// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/http/message/headers.h"
#include "server/http/message/query.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::http {

/// The methods the server knows; others are answered 501 before a Request exists.
enum class Method { Get, Head, Options, Post, Put, Patch, Delete };

/// "GET" and so on, as on the wire.
QByteArrayView methodName(Method method);

/// The method spelled exactly `name` (they are case-sensitive), if the server knows it.
std::optional<Method> methodForName(QByteArrayView name);

/// A complete, validated request: nothing of it is still on its way.
struct Request
{
    Method method = Method::Get;
    QByteArray target;  ///< As sent, in origin form: "/v3/akn/xa/act/2005/4%20a?page=2".
    QByteArray rawPath; ///< `target` up to the "?", still percent-encoded.
    QByteArray path;    ///< `rawPath` decoded: UTF-8, or bytes that are not.
    Query query;
    RequestHeaders headers;
    QByteArray body;
    QByteArray peer;          ///< The client's address, "127.0.0.1".
    QByteArray sessionCookie; ///< ServerOptions::sessionCookie.
    bool isSecure = false;    ///< The client talks TLS, to a proxy.
    QByteArray
        user; ///< Whom a trusted proxy has signed in; empty: nobody. Never what a client says.
    QByteArray groups; ///< That user's, separated by commas.
    QByteArray base;   ///< "http://127.0.0.1:8089", of the Host the client used and we allow.
    /// The answer is for a page that a person reads. Set inside the program, never by what a client says.
    bool isForReading = false;

    /// Fills `rawPath`, `path` and `query` from `target`.
    void readTarget();

    /// A request as it would come in for `target`; for tests, and for calls inside the program.
    static Request make(Method method, QByteArrayView target, RequestHeaders headers = {},
                        QByteArray body = {});
};

/// What one worker thread has of its own and lends to each handler it runs: a store reader, say.
/// The routes derive from it.
///
/// Thread: made, used and destroyed on its worker only.
class WorkerContext
{
public:
    WorkerContext() = default;
    virtual ~WorkerContext() = default;
    /// Called when its worker has had nothing to do for a moment: what is only of use to requests that
    /// follow each other, and in the way of others, is let go.
    virtual void rest() {}
    Q_DISABLE_COPY_MOVE(WorkerContext)
};

/// Makes the context of the calling worker. While it fails, that worker answers requests with the
/// error, and tries again at the next one.
using MakeWorkerContext = std::function<Result<std::unique_ptr<WorkerContext>>()>;

/// A long body that is read while it is sent, piece by piece, so that memory holds no more of it than
/// what its client takes next.
class BodyReader
{
public:
    BodyReader() = default;
    virtual ~BodyReader() = default;
    Q_DISABLE_COPY_MOVE(BodyReader)

    /// From `offset` on at most `most` bytes, and at least one. An error breaks the answer off.
    /// Thread: a worker's, with its context; the next call may come from another one.
    virtual Result<QByteArray> read(WorkerContext &worker, qint64 offset, qint64 most) = 0;
};

/// Such a body, and how long it is.
struct StreamBody
{
    std::shared_ptr<BodyReader> reader;
    qint64 size = 0; ///< Units: bytes.
};

/// What a client is sent next, byte by byte, by a server that shows clients how servers fail.
struct Step
{
    QByteArray bytes;
    /// How long to wait, once they are sent, until the next step; nothing: this is the last.
    std::optional<std::chrono::milliseconds> next;
    bool isAbrupt = false; ///< The last step breaks the connection off.
};

/// Returns the next step each time it is called.
/// Thread: the I/O thread's, so it must be quick.
using StepSource = std::function<Step()>;

/// What a handler answers. The server completes it: Date, request id, Vary, CORS, ETag, ranges,
/// compression and length are its business, and so is leaving out the body for HEAD and 304.
struct Response
{
    int status = 200;
    QByteArray contentType;      ///< With charset where it is text. Empty: no Content-Type.
    QByteArray body;             ///< Not looked at when `stream` is set.
    std::vector<Header> headers; ///< Further fields; values are made safe when sent.
    QByteArray etag;        ///< Without quotes. Empty: computed from the body (of a 200 to GET).
    QDateTime lastModified; ///< UTC. Null: not sent.
    std::optional<StreamBody> stream; ///< Instead of `body`; wants an `etag`.
    bool ranges = false;              ///< True: `Range` is honoured (media, PDF).

    /// Set: this answer may be given again to the same client, for the same target and Accept, as
    /// long as ServerOptions::revision() returns this number. It must be the number from *before*
    /// the handler read anything, or a change in between is cached away.
    std::optional<quint64> cacheRevision;

    /// Set: nothing of this is sent, but these steps, byte by byte; then the connection ends.
    StepSource steps;

    int route = -1; ///< Which row of the route table answered: set by the router, for the metrics.

    /// Adds a field, or replaces the one of that name.
    Response &setHeader(QByteArrayView name, QByteArray value);
    /// Adds a link to `url`: Link: <url>; rel="rel" (RFC 8288).
    Response &addLink(const QByteArray &url, QByteArrayView rel);
    /// The value of field `name` among `headers`, or a null view.
    QByteArrayView header(QByteArrayView name) const { return fieldIn(headers, name); }

    /// 200, application/json.
    static Response json(QByteArray body);
    /// 200, text/html; charset=utf-8.
    static Response html(QByteArray body);
    /// 200, any type.
    static Response of(QByteArray contentType, QByteArray body);
    /// 204.
    static Response noContent();
    /// 302 or 303: another address.
    static Response redirect(int status, QByteArray to);
    /// 304, for a handler that asked isNotModified() (server/http/message/answer.h).
    static Response notModified(QByteArray etag, const QDateTime &lastModified = {});
};

/// `when` as HTTP writes it: "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110 section 5.6.7).
QByteArray httpDate(const QDateTime &when);
/// The instant an HTTP date names; null when it is none. All three forms of section 5.6.7.
QDateTime fromHttpDate(QByteArrayView text);

/// Content-Disposition for a file called `name`: `inline; filename=act-1998-55.pdf`. The plain
/// parameter is last and unquoted wherever the name allows, for clients that read all that follows
/// `filename=`; a name that is not ASCII also goes before it as RFC 8187 `filename*`.
enum class Disposition { Inline, Attachment };
QByteArray contentDisposition(Disposition disposition, const QString &name);

} // namespace sheria::http
