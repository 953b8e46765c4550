// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/feedcopy.h"

#include "core/domain/json/json.h"
#include "core/domain/place.h"
#include "core/domain/publisheraddress.h"
#include "core/http/retry.h"
#include "core/store/rows/contentqueries.h"
#include "core/sync/source/address.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <optional>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;
using store::SyncItem;
using store::SyncPass;
using store::SyncReply;
using store::SyncSighting;

constexpr int MaxFeedPages = 20'000; ///< A million documents, in pages of 50.
constexpr std::size_t MaxRefused = 20;
constexpr QByteArrayView KeptPage = "page of the feed ";
constexpr QByteArrayView NextMark = "next ";

bool isHttp(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

/// Whether both lead to one server, whose pages say "http:" in feeds that it sends over "https:".
bool isSameServer(const QUrl &one, const QUrl &other)
{
    const bool isUsual = one.port() < 0 && other.port() < 0;
    return isHttp(one) && isHttp(other) && one.userInfo().isEmpty()
        && one.host().compare(other.host(), Qt::CaseInsensitive) == 0
        && (isUsual
            || one.port(one.scheme() == "https"_L1 ? 443 : 80)
                == other.port(other.scheme() == "https"_L1 ? 443 : 80));
}

/// The work that one of the addresses of a document stands for.
std::optional<FrbrUri> workOf(const Publisher &publisher, const AtomEntry &entry,
                              const QByteArray &document)
{
    const auto ruled = [&publisher](const QByteArray &address) -> std::optional<FrbrUri> {
        const QUrl url =
            QUrl(QString::fromLatin1(publisher.site) + u'/').resolved(QUrl::fromEncoded(address));
        const QByteArray path = url.path(QUrl::FullyEncoded).toUtf8();
        const auto found = publisherAddress(QByteArray(publisher.site + path));
        return found ? std::optional(found->work) : std::nullopt;
    };
    if (auto work = ruled(document))
        return work;
    for (const QByteArray &name : entry.names) {
        if (auto work = ruled(name))
            return work;
    }
    return std::nullopt;
}

/// Whether the entries that changed last come first, so that the rest need not be read for changes.
bool isNewestFirst(const Upstream &upstream)
{
    const QUrl feed = QUrl::fromEncoded(upstream.base());
    if (upstream.api() == store::SyncKind::FindCaseLaw)
        return QUrlQuery(feed).queryItemValue(u"order"_s) == "-updated"_L1;
    return feed.path().startsWith("/new/"_L1) || feed.path().startsWith("/update/"_L1);
}

/// One reading of a feed; see readFeed().
class FeedReading
{
public:
    FeedReading(const RunContext &run, SyncPass &pass, const std::function<void(qint64)> &told)
        : m_run(run)
        , m_publisher(*publisherOf(run.source.kind))
        , m_isNewestFirst(isNewestFirst(run.upstream))
        , m_pass(pass)
        , m_told(told)
    {}

    Result<Listing::End> read()
    {
        QSet<QByteArray> seen;
        while (true) {
            const QByteArray path = m_pass.next.isEmpty() ? m_run.upstream.feedPath() : m_pass.next;
            if (seen.contains(path) || m_pass.page > MaxFeedPages)
                return Error{ErrorCode::Unsupported,
                             Message::tr("the pages of the feed have no end: %1 leads to a page "
                                         "that was read before",
                                         m_last.isEmpty() ? path : m_last)};
            seen.insert(path);
            SHERIA_TRY(const bool goesOn, readPage(path));
            m_last = path;
            if (!goesOn)
                break;
        }
        SHERIA_CHECK(m_run.writer.write([this](store::Database &db) {
            return store::putSyncReplies(db, m_run.source.id, m_replies);
        }));
        return std::move(m_end);
    }

private:
    /// Whether there is another page to be read.
    Result<bool> readPage(const QByteArray &path)
    {
        SyncReply kept{{}, KeptPage.toByteArray() + path, path, {}, {}, {}};
        SHERIA_TRY(const auto before,
                   store::findSyncReply(m_run.reader, m_run.source.id, {}, kept.part));
        const bool isKnown = before && !m_pass.isEverything;
        SHERIA_TRY(Upstream::Reply reply,
                   m_run.upstream.get(path, Expected::Feed, isKnown ? before->etag : QByteArray()));
        const QDateTime date = net::httpDate(reply.date);
        if (m_pass.page == 1 && date.isValid())
            m_pass.serverTime = std::min(date, m_pass.serverTime);
        AtomPage page;
        QByteArray next;
        bool isOld = m_isNewestFirst; // Nothing on the page, nor after it, changed since.
        if (reply.isModified) {
            SHERIA_TRY(page, readAtom(reply.body));
            if (!page.next.isEmpty()) {
                SHERIA_TRY(next, ownPath(m_run.upstream, path, page.next));
            }
            for (const AtomEntry &entry : page.entries)
                isOld = isOld && !isNew(entry);
        } else {
            next = before->body.mid(NextMark.size());
        }
        const bool isAllKnown = !m_pass.isEverything && isOld && m_pass.since.isValid();
        m_pass.next = isAllKnown ? QByteArray() : next;
        ++m_pass.page;
        SHERIA_CHECK(keep(sightingsOf(page, path)));
        if (reply.isModified) {
            kept.etag = reply.etag;
            kept.body = NextMark.toByteArray() + next;
            m_replies.push_back(std::move(kept));
        }
        return !m_pass.next.isEmpty();
    }

    bool isNew(const AtomEntry &entry) const
    {
        const QDateTime updated = QDateTime::fromString(QString::fromLatin1(entry.updated),
                                                        Qt::ISODate);
        return !updated.isValid() || updated >= m_pass.since;
    }

    std::vector<SyncSighting> sightingsOf(const AtomPage &page, const QByteArray &path)
    {
        std::vector<SyncSighting> out;
        for (const AtomEntry &entry : page.entries) {
            if (entry.document.isEmpty()) {
                ++m_end.nameless;
                continue;
            }
            const Result<QByteArray> document = ownPath(m_run.upstream, path, entry.document);
            if (!document) {
                if (m_end.refused.size() < MaxRefused)
                    m_end.refused.push_back(document.error());
                continue;
            }
            SyncSighting one;
            one.uri = *document;
            one.place = UnidentifiedPlace.toByteArray();
            if (const auto work = workOf(m_publisher, entry, *document)) {
                if (!m_run.selection.coversWork(*work))
                    continue;
                one.workUri = work->workUri(false);
                one.place = work->place();
            }
            one.updatedAt = entry.updated;
            one.json = json::object("title", entry.title, "url", *document);
            out.push_back(std::move(one));
        }
        return out;
    }

    Result<void> keep(const std::vector<SyncSighting> &items)
    {
        const Result<void> kept = m_run.writer.write([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(checkSettings(db, m_run));
            for (const SyncSighting &seen : items)
                SHERIA_CHECK(store::noteSyncSighting(db, m_run.source.id, seen));
            return store::putSyncPass(db, m_run.source.id, m_pass);
        });
        SHERIA_CHECK(kept);
        m_listed += qint64(items.size());
        m_told(m_listed);
        return {};
    }

    const RunContext &m_run;
    const Publisher &m_publisher;
    const bool m_isNewestFirst;
    SyncPass &m_pass;
    const std::function<void(qint64)> &m_told;
    QByteArray m_last; ///< The page before this one.
    std::vector<SyncReply> m_replies;
    Listing::End m_end;
    qint64 m_listed = 0;
};

/// What is to be written of a document that came. Errors: why nothing is.
Result<void> readDocument(store::Database &reader, const QByteArray &xml, Fetched &out)
{
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    auto content = std::make_shared<store::PreparedContent>(store::prepareContent(document));
    SHERIA_TRY(const store::Destination to, store::destinationOf(reader, *content));
    SHERIA_TRY(const FrbrUri work, FrbrUri::parse(to.workUri));
    const QByteArray &expected = out.item.workUri;
    if (!expected.isEmpty() && to.workUri != expected && !isUnidentified(work.place()))
        return Error{ErrorCode::Unsupported,
                     Message::tr("the server answered with another document, %1", to.workUri)};
    out.item.etagHash = content->hash;
    out.document = std::move(content);
    return {};
}

} // namespace

Result<QByteArray> ownPath(const Upstream &upstream, const QByteArray &path, const QByteArray &link)
{
    const QUrl base = QUrl::fromEncoded(upstream.base());
    const QByteArray from = originOf(upstream.base()) + path;
    const QUrl url = QUrl::fromEncoded(resolved(from, link));
    if (!url.isValid() || !isSameServer(url, base))
        return Error{ErrorCode::Unsupported,
                     Message::tr("the feed links to another server, which is not contacted: %1",
                                 QString::fromUtf8(link))};
    return url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
}

Result<Listing::End> readFeed(const RunContext &run, SyncPass &pass,
                              const std::function<void(qint64)> &told)
{
    if (pass.page > 1 && pass.next.isEmpty()) // An earlier run read it to its end.
        return Listing::End();
    if (pass.page > MaxFeedPages) { // An earlier run found no end, which may be there now.
        pass.page = 1;
        pass.next.clear();
    }
    return FeedReading(run, pass, told).read();
}

Result<AtomPage> firstPage(Upstream &upstream)
{
    SHERIA_TRY(const Upstream::Reply reply, upstream.get(upstream.feedPath(), Expected::Feed));
    return readAtom(reply.body);
}

Result<QByteArray> expressionOf(store::Database &db, const SyncItem &item)
{
    if (item.etagHash.isEmpty())
        return QByteArray();
    SHERIA_TRY(const auto known, store::findPutBytes(db, item.etagHash));
    return known ? store::withoutComponent(known->expressionUri) : QByteArray();
}

QString documentAddress(const Upstream &upstream, const SyncItem &item)
{
    return QString::fromUtf8(originOf(upstream.base()) + item.uri);
}

Fetched fetchDocument(StoredReplies &source, const SyncItem &item)
{
    store::Database &reader = source.reader();
    Fetched out;
    out.item = item;
    out.isAnswered = true;
    const auto fetch = [&]() -> Result<void> {
        SHERIA_TRY(const QByteArray expression, expressionOf(reader, item));
        bool isHere = !expression.isEmpty();
        if (isHere) {
            SHERIA_TRY(isHere, store::isContentSound(reader, item.etagHash));
        }
        const auto reply = source.upstream().get(item.uri, Expected::Document,
                                                 isHere ? item.etag : QByteArray());
        if (!reply) {
            out.isAnswered = reply.error().code != ErrorCode::Unavailable;
            return reply.error();
        }
        if (!reply->isModified)
            return {};
        out.bytes = reply->body.size();
        SHERIA_CHECK(readDocument(reader, reply->body, out));
        out.item.etag = reply->etag;
        return {};
    };
    const Result<void> done = fetch();
    // Some works are published as PDFs only.
    const bool isMissing = !done && done.error().code == ErrorCode::NotFound;
    out.isGone = isMissing && item.fetches > 0;
    if (!done && !isMissing) {
        out.item.note = done.error().text();
        out.error = done.error();
        return out;
    }
    out.item.state = SyncItem::State::Complete;
    out.item.parts.clear();
    out.item.missingAt = {};
    out.item.note = isMissing ? done.error().text() : QString();
    return out;
}

} // namespace sheria::sync
