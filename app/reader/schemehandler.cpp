// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/schemehandler.h"

#include "core/store/rows/mediaqueries.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QWebEngineUrlRequestJob>
#include <QWebEngineUrlScheme>

#include <unistd.h>

#include <utility>

#include "resources/reader/readerpage.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

using Job = QWebEngineUrlRequestJob;

constexpr auto ReaderFolder = "/reader/"_L1;
constexpr auto MediaFolder = "/media/"_L1;

/// What `Content-Security-Policy` says of every page. The reader page repeats it in its markup, for
/// versions of Qt that cannot send headers.
[[maybe_unused]] constexpr auto Policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

void addPolicy(Job *job)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    job->setAdditionalResponseHeaders(
        {{"Content-Security-Policy", Policy}, {"X-Content-Type-Options", "nosniff"}});
#else
    Q_UNUSED(job);
#endif
}

void reply(Job *job, const QByteArray &mediaType, const QByteArray &bytes)
{
    auto *buffer = new QBuffer(job);
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    addPolicy(job);
    job->reply(mediaType, buffer);
}

/// Whether the request comes from the program or from a page of its own.
bool isOurs(const Job &job)
{
    const QUrl initiator = job.initiator();
    const bool fromUs = initiator.isEmpty() || initiator.toString() == "null"_L1
        || initiator.scheme().toLatin1() == schemeName();
    return fromUs && job.requestUrl().host() == "app"_L1;
}

std::optional<OpenDocuments::Part> partNamed(QStringView name)
{
    if (name == "meta.json"_L1)
        return OpenDocuments::Part::Meta;
    if (name == "toc.json"_L1)
        return OpenDocuments::Part::Toc;
    if (name == "content.html"_L1)
        return OpenDocuments::Part::Content;
    return std::nullopt;
}

struct Media
{
    QByteArray type;
    QByteArray bytes;
};

Result<Media> readMedia(store::Database &db, qint64 expressionId, const QString &filename)
{
    SHERIA_TRY(const store::MediaFile file, store::findMedia(db, expressionId, filename));
    // Only what an <img> shows: nothing that could be a page of its own.
    if (!file.mimeType.startsWith("image/"))
        return Error{ErrorCode::Unsupported, QString::fromLatin1(file.mimeType)};
    SHERIA_TRY(QByteArray bytes, store::fileBytes(db, file.hash));
    return Media{file.mimeType, std::move(bytes)};
}

} // namespace

void registerScheme()
{
    QWebEngineUrlScheme scheme(schemeName());
    scheme.setSyntax(QWebEngineUrlScheme::Syntax::Host);
    QWebEngineUrlScheme::Flags flags = QWebEngineUrlScheme::SecureScheme
        | QWebEngineUrlScheme::CorsEnabled;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    flags |= QWebEngineUrlScheme::FetchApiAllowed;
#endif
    scheme.setFlags(flags);
    QWebEngineUrlScheme::registerScheme(scheme);
}

void prepareWebEngine()
{
    if (geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
    // Qt WebEngine leaves the text of pages out of the accessibility tree on Linux unless this is set
    // (QTBUG-59922); with it, the tree is made once a screen reader asks.
    if (!qEnvironmentVariableIsSet("QTWEBENGINE_ENABLE_LINUX_ACCESSIBILITY"))
        qputenv("QTWEBENGINE_ENABLE_LINUX_ACCESSIBILITY", "1");
    // Pages of one origin may share a process, which takes memory of its own.
    const QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    if (!flags.contains("--renderer-process-limit") && !flags.contains("--process-per-site"))
        qputenv(
            "QTWEBENGINE_CHROMIUM_FLAGS",
            (flags + " --renderer-process-limit=" + QByteArray::number(MostRenderers)).trimmed());
    // What the user sets in QT_LOGGING_RULES goes before this.
    QLoggingCategory::setFilterRules(u"qt.webenginecontext*=false"_s);
}

QByteArray schemeName()
{
    return "sheria"_ba;
}

QByteArray schemeOrigin()
{
    return "sheria://app"_ba;
}

QUrl readerUrl(const QByteArray &documentId)
{
    const QByteArray query = documentId.isEmpty() ? QByteArray() : "?doc=" + documentId;
    return {QString::fromLatin1(schemeOrigin() + "/reader/index.html" + query)};
}

QUrl helpUrl(const QString &language)
{
    return {QString::fromLatin1(schemeOrigin()) + u"/help/%1/index.html"_s.arg(language)};
}

QByteArray OpenDocuments::add()
{
    QByteArray id = "d" + QByteArray::number(++m_last);
    m_documents.try_emplace(id);
    return id;
}

void OpenDocuments::provide(const QByteArray &id, Part part, const QByteArray &bytes)
{
    const auto found = m_documents.find(id);
    if (found == m_documents.end())
        return;
    Slot &slot = found->second[size_t(part)];
    slot.bytes = bytes;
    answer(slot);
}

void OpenDocuments::remove(const QByteArray &id)
{
    const auto node = m_documents.extract(id);
    if (node.empty())
        return;
    for (Slot &slot : node.mapped()) {
        slot.bytes.reset();
        answer(slot);
    }
}

void OpenDocuments::request(const QByteArray &id, Part part, QObject *context, Deliver deliver)
{
    const auto found = m_documents.find(id);
    if (found == m_documents.end()) {
        deliver(std::nullopt);
        return;
    }
    Slot &slot = found->second[size_t(part)];
    if (slot.bytes)
        deliver(slot.bytes);
    else
        slot.waiting.push_back({context, std::move(deliver)});
}

void OpenDocuments::answer(Slot &slot)
{
    for (const Waiting &waiting : std::exchange(slot.waiting, {})) {
        if (waiting.context)
            waiting.deliver(slot.bytes);
    }
}

QString resourceFor(const QString &path)
{
    if (path == "/qwebchannel.js"_L1)
        return u":/qtwebchannel/qwebchannel.js"_s;
    if (!path.startsWith("/help/"_L1) || path.contains(".."_L1))
        return {};
    return u':' + path;
}

QByteArray mediaTypeFor(const QString &path)
{
    struct Type
    {
        QLatin1StringView suffix;
        const char *name = nullptr;
    };
    static constexpr std::array<Type, 9> Types = {{
        {"html"_L1, "text/html"},
        {"css"_L1, "text/css"},
        {"js"_L1, "text/javascript"},
        {"mjs"_L1, "text/javascript"},
        {"json"_L1, "application/json"},
        {"svg"_L1, "image/svg+xml"},
        {"png"_L1, "image/png"},
        {"woff2"_L1, "font/woff2"},
        {"txt"_L1, "text/plain"},
    }};
    const QString suffix = QFileInfo(path).suffix();
    for (const Type &type : Types) {
        if (suffix == type.suffix)
            return type.name;
    }
    return "application/octet-stream";
}

SchemeHandler::SchemeHandler(OpenDocuments &documents, QObject *parent)
    : QWebEngineUrlSchemeHandler(parent)
    , m_documents(documents)
{}

void SchemeHandler::requestStarted(Job *job)
{
    if (!isOurs(*job) || job->requestMethod() != "GET") {
        job->fail(Job::RequestDenied);
        return;
    }
    const QString path = job->requestUrl().path();
    if (path.startsWith("/doc/"_L1))
        replyWithPart(job, path);
    else if (path.startsWith(MediaFolder))
        replyWithMedia(job, path);
    else if (path.startsWith(ReaderFolder))
        replyWithPage(job, path.mid(ReaderFolder.size()));
    else
        replyWithFile(job, resourceFor(path));
}

void SchemeHandler::replyWithPage(Job *job, const QString &name)
{
    if (const auto file = resources::readerPageFile(name))
        reply(job, file->mediaType, file->bytes);
    else
        job->fail(Job::UrlNotFound);
}

void SchemeHandler::replyWithFile(Job *job, const QString &path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        job->fail(Job::UrlNotFound);
        return;
    }
    reply(job, mediaTypeFor(path), file.readAll());
}

void SchemeHandler::replyWithPart(Job *job, const QString &path)
{
    const QStringList steps = path.split(u'/', Qt::SkipEmptyParts); // "doc", id, part
    const auto part = steps.size() == 3 ? partNamed(steps[2]) : std::nullopt;
    if (!part) {
        job->fail(Job::UrlNotFound);
        return;
    }
    const QByteArray type = mediaTypeFor(path);
    m_documents.request(steps[1].toLatin1(), *part, job,
                        [job, type](const std::optional<QByteArray> &bytes) {
                            if (bytes)
                                reply(job, type, *bytes);
                            else
                                job->fail(Job::UrlNotFound);
                        });
}

void SchemeHandler::replyWithMedia(Job *job, const QString &path)
{
    const qsizetype slash = path.indexOf(u'/', MediaFolder.size());
    const qint64 expression =
        QStringView(path).mid(MediaFolder.size(), slash - MediaFolder.size()).toLongLong();
    if (!m_readers || slash < 0 || expression <= 0) {
        job->fail(Job::UrlNotFound);
        return;
    }
    // Texts write "media/figure.png", or the plain name.
    QString filename = path.mid(slash + 1);
    if (filename.startsWith("media/"_L1))
        filename.remove(0, 6);
    m_readers->post([waiting = QPointer<Job>(job), self = QPointer<SchemeHandler>(this), expression,
                     filename](store::Database &db) {
        auto media = readMedia(db, expression, filename);
        // Both are looked at on their own thread only: the handler's.
        QMetaObject::invokeMethod(
            qApp,
            [waiting, self, media = std::move(media)] {
                if (!waiting || !self)
                    return;
                if (media)
                    reply(waiting, media->type, media->bytes);
                else
                    waiting->fail(Job::UrlNotFound);
            },
            Qt::QueuedConnection);
    });
}

} // namespace sheria::app
