// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/fetcher.h"

#include "core/base/hash.h"
#include "core/domain/json/jsonreceived.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/sync/decisions.h"
#include "core/sync/feedcopy.h"
#include "core/sync/filefetch.h"
#include "core/sync/source/address.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

Result<std::vector<store::ReceivedMedia>> localFiles(store::Database &db,
                                                     const std::optional<ExpressionRecord> &home)
{
    std::vector<store::ReceivedMedia> out;
    if (!home)
        return out;
    SHERIA_TRY(const auto files, store::listMedia(db, home->expression.id));
    for (const store::MediaFile &one : files)
        out.push_back({one.filename, one.mimeType, one.hash, {}});
    return out;
}

/// One expression; see fetchItem().
class ExpressionFetch final : public ItemFetch
{
public:
    ExpressionFetch(StoredReplies &source, const FetchRule &rule, WorkMemory &memory,
                    const store::SyncItem &item, QByteArray json)
        : ItemFetch(source, rule, item, std::move(json), apiPath(item.uri))
        , m_entry(memory.of(item.workUri))
        , m_only(item.parts.split(','))
    {}

private:
    struct Part
    {
        const char *name;
        bool Selection::*isWanted; ///< Null: always.
        Result<void> (ExpressionFetch::*step)();
    };

    bool wants(const QByteArray &part) const
    {
        return m_out.item.state != store::SyncItem::State::Stale || m_only.contains(part);
    }

    Result<void> fetch() override
    {
        constexpr Part Parts[] = {
            {"commencements", nullptr, &ExpressionFetch::commencements},
            {"timeline", nullptr, &ExpressionFetch::timeline},
            {"provision-enrichments", nullptr, &ExpressionFetch::enrichments},
            {"media", &Selection::hasMedia, &ExpressionFetch::media},
            {"pdf", &Selection::hasPdfs, &ExpressionFetch::ownPdf},
            {"publication", &Selection::hasPublications, &ExpressionFetch::publication},
        };
        SHERIA_TRY(const QJsonObject said, identity());
        SHERIA_TRY(m_said, json::readReceivedExpression(said));
        if (m_said.expression.uri != m_out.item.uri)
            return Error{ErrorCode::Unsupported,
                         Message::tr("the server answered with another expression, %1",
                                     m_said.expression.uri)};
        m_out.item.updatedAt = said.value("updated_at"_L1).toString().toUtf8();
        SHERIA_CHECK(lookLocally());
        SHERIA_CHECK(lookAtWork());
        m_out.received.emplace();
        m_out.received->expression = m_said.expression;
        keepWhatIsKnown();
        if (wants("text"))
            SHERIA_CHECK(text());
        for (const Part &one : Parts) {
            const bool isSelected = !one.isWanted || m_selection.*one.isWanted;
            if (isSelected && wants(one.name))
                SHERIA_CHECK(part(one.name, [&] { return (this->*one.step)(); }));
        }
        m_out.received->work = m_said.work;
        return {};
    }

    Result<QJsonObject> identity()
    {
        if (!m_json.isEmpty())
            return QJsonDocument::fromJson(m_json).object();
        Result<QJsonObject> got = askIdentity();
        if (got)
            m_out.json = QJsonDocument(*got).toJson(QJsonDocument::Compact);
        return got;
    }

    Result<void> lookAtWork()
    {
        if (!m_home)
            return {};
        SHERIA_TRY(auto works,
                   store::loadWorks(m_reader, {m_home->expression.workId},
                                    store::WorkView::Stored));
        m_home->work = std::move(works.front());
        return {};
    }

    /// Until the parts that tell better have come.
    void keepWhatIsKnown()
    {
        if (!m_home)
            return;
        Work &work = m_said.work;
        const Work &known = m_home->work;
        m_asSaid.commencements = std::exchange(work.commencements, known.commencements);
        m_asSaid.isByFlag = std::exchange(work.isCommencedByFlag, known.isCommencedByFlag);
        work.consolidations = known.consolidations;
        work.enrichments = known.enrichments;
        work.judgment = known.judgment;
        work.sourceUri = known.sourceUri;
        work.chapter = known.chapter;
        if (work.repeal && known.repeal)
            work.repeal->note = known.repeal->note;
        const auto &before = known.publication.document;
        if (work.publication.document && before)
            work.publication.document->contentHash = before->contentHash;
        for (Amendment &amendment : work.amendments)
            amendment.isRevision = std::any_of(known.amendments.begin(), known.amendments.end(),
                                               [&](const Amendment &each) {
                                                   return each.isRevision
                                                       && each.date == amendment.date
                                                       && each.by.uri == amendment.by.uri;
                                               });
        // Of these only the timeline tells.
        std::copy_if(known.amendments.begin(), known.amendments.end(),
                     std::back_inserter(work.amendments),
                     [](const Amendment &each) { return each.by.uri.isEmpty(); });
    }

    Result<void> text()
    {
        if (m_said.work.isStub) {
            m_out.received->texts.emplace();
            return {};
        }
        if (m_said.manifestations.size() > 1)
            return severalTexts();
        // The tag is of one text: that must be what is here, and whole.
        bool hasIt = isTaggedTextAtHome();
        if (hasIt) {
            SHERIA_TRY(hasIt, store::isContentSound(m_reader, m_out.item.etagHash));
        }
        SHERIA_TRY(const Upstream::Reply reply,
                   m_upstream.get(m_path + ".xml", Expected::Xml,
                                  hasIt ? m_out.item.etag : QByteArray()));
        if (!reply.isModified)
            return {};
        SHERIA_TRY(store::ReceivedText text, parsed(reply.body));
        m_out.item.etag = reply.etag;
        m_out.item.etagHash = text.manifestation.contentHash;
        m_out.received->texts.emplace().push_back(std::move(text));
        return {};
    }

    Result<store::ReceivedText> parsed(const QByteArray &xml)
    {
        SHERIA_TRY(store::ReceivedText text, readText(xml));
        m_out.bytes += xml.size();
        if (!text.content->metadata.work.judgment.isEmpty())
            m_said.work.judgment = text.content->metadata.work.judgment;
        return text;
    }

    /// Of a server of our kind, which says of each what it is.
    Result<void> severalTexts()
    {
        std::vector<store::ReceivedText> texts;
        for (const Manifestation &one : m_said.manifestations) {
            SHERIA_TRY(const auto known, store::findPutBytes(m_reader, one.contentHash));
            store::ReceivedText text{one, nullptr};
            if (!known) {
                SHERIA_TRY(const Upstream::Reply reply,
                           m_upstream.get(m_path + ".xml?manifestation=" + one.contentHash,
                                          Expected::Xml));
                SHERIA_TRY(text, parsed(reply.body));
                if (text.manifestation.contentHash != one.contentHash)
                    return Error{ErrorCode::Unsupported,
                                 Message::tr("the server sent a different text")};
                text.manifestation.role = one.role;
                text.manifestation.component = one.component;
                text.manifestation.date = one.date;
            }
            texts.push_back(std::move(text));
        }
        m_out.item.etag.clear();
        m_out.item.etagHash.clear();
        m_out.received->texts = std::move(texts);
        return {};
    }

    /// A part of the work, which is remembered. That the API has no such part is an empty object.
    /// Errors: Unsupported when what came has no list `member`.
    Result<QJsonObject> ofWork(const QByteArray &part, QLatin1StringView member)
    {
        WorkMemory::Entry &entry = *m_entry;
        const MutexLock lock(entry.mutex);
        if (const auto known = entry.parts.find(part); known != entry.parts.end())
            return known->second;
        Result<QJsonObject> got = m_source.list(m_out.item.workUri, part,
                                                m_path + '/' + part + ".json");
        if (!got && got.error().code == ErrorCode::NotFound)
            got = QJsonObject();
        else if (got)
            SHERIA_CHECK(checkList(*got, member));
        if (got)
            entry.parts.insert_or_assign(part, *got);
        return got;
    }

    Result<void> commencements()
    {
        SHERIA_TRY(const QJsonObject got, ofWork("commencements", "commencements"_L1));
        Work &work = m_said.work;
        // A server without such lists tells the main one only: what is known counts while it agrees.
        if (m_home && (!got.isEmpty() || !agrees(work))) {
            work.commencements = m_asSaid.commencements;
            work.isCommencedByFlag = m_asSaid.isByFlag;
        }
        if (!got.isEmpty())
            json::readReceivedCommencements(got, work);
        return {};
    }

    /// Whether what is known of the commencements holds what was said of them.
    bool agrees(const Work &known) const
    {
        const auto isKnown = [&known](const Commencement &said) {
            return std::any_of(known.commencements.begin(), known.commencements.end(),
                               [&said](const Commencement &each) {
                                   return each.date == said.date;
                               });
        };
        const auto &said = m_asSaid.commencements;
        return known.isCommenced() == (m_asSaid.isByFlag || !said.empty())
            && std::all_of(said.begin(), said.end(), isKnown);
    }

    Result<void> timeline()
    {
        SHERIA_TRY(const QJsonObject got, ofWork("timeline", "timeline"_L1));
        if (!got.isEmpty())
            json::readReceivedTimeline(got, m_said.work);
        return {};
    }

    Result<void> enrichments()
    {
        SHERIA_TRY(const QJsonObject got, ofWork("provision-enrichments", "enrichments"_L1));
        json::readReceivedEnrichments(got, m_said.work);
        return {};
    }

    Result<void> media()
    {
        std::vector<store::MediaFile> atHome;
        if (m_home) {
            SHERIA_TRY(atHome, store::listMedia(m_reader, m_home->expression.id));
        }
        SHERIA_TRY(FileFetch::Media files, m_files.media(atHome));
        if (!files)
            return {};
        // Not of the list: until it is fetched anew, below.
        for (const store::MediaFile &one : atHome) {
            if (m_selection.hasPdfs && one.filename == pdfName(m_out.item.workUri))
                files->push_back({one.filename, one.mimeType, one.hash, {}});
        }
        m_out.received->media = std::move(files);
        if (m_files.refused())
            leaveStale("media", *m_files.refused());
        return {};
    }

    Result<void> ownPdf()
    {
        const Result<void> done = m_said.work.isStub ? Result<void>() : pdf();
        return !done && done.error().code == ErrorCode::NotFound ? Result<void>() : done;
    }

    Result<void> publication()
    {
        auto &document = m_said.work.publication.document;
        if (!document || !document->trustedUrl.isEmpty() || document->filename.isEmpty())
            return {};
        const QByteArray path = apiPath(m_said.work.uri.workUri(false)) + "/media/publication/"
            + segment(document->filename);
        const auto reply = m_files.file(path, document->contentHash, document->size.value_or(-1));
        if (!reply && reply.error().code == ErrorCode::NotFound) {
            document->contentHash.clear();
            return {};
        }
        if (!reply)
            return reply.error();
        if (!reply->isModified)
            return {};
        m_out.received->publicationBytes = reply->body.isNull() ? ""_ba : reply->body;
        document->contentHash = sha256Hex(reply->body);
        return {};
    }

    const std::shared_ptr<WorkMemory::Entry> m_entry;
    const QByteArrayList m_only; ///< Parts of one that is stale.
    json::ReceivedExpression m_said;
    struct
    {
        std::vector<Commencement> commencements;
        bool isByFlag = false;
    } m_asSaid; ///< Of what is known better already.
};

constexpr std::size_t RememberedWorks = 64;

} // namespace

Fetched fetchItem(StoredReplies &source, const FetchRule &rule, WorkMemory &memory,
                  const store::SyncItem &item, const QByteArray &json)
{
    if (publisherOf(source.upstream().api()))
        return fetchDocument(source, item);
    Fetched out = source.upstream().api() == store::SyncKind::Decisions
        ? fetchDecision(source, rule, item, json)
        : ExpressionFetch(source, rule, memory, item, json).run();
    out.replies = source.take();
    return out;
}

ItemFetch::ItemFetch(StoredReplies &source, const FetchRule &rule, const store::SyncItem &item,
                     QByteArray json, QByteArray path)
    : m_source(source)
    , m_upstream(source.upstream())
    , m_reader(source.reader())
    , m_selection(rule.selection)
    , m_json(std::move(json))
    , m_path(std::move(path))
    , m_files(source, rule.budget, item.workUri, m_path)
{
    m_out.item = item;
}

Fetched ItemFetch::run()
{
    const Result<void> done = fetch();
    m_out.bytes += m_files.share().bytes();
    if (!done) {
        m_out.received.reset();
        m_out.isGone = done.error().code == ErrorCode::NotFound && m_isIdentityMissing;
        m_out.item.note = done.error().text();
        m_out.error = done.error();
        return std::move(m_out);
    }
    m_out.item.parts = m_stale.join(',');
    m_out.item.state = m_stale.isEmpty() ? store::SyncItem::State::Complete
                                         : store::SyncItem::State::Stale;
    m_out.item.missingAt = {};
    if (m_stale.isEmpty())
        m_out.item.note.clear();
    return std::move(m_out);
}

Result<QJsonObject> ItemFetch::askIdentity()
{
    Result<QJsonObject> got = m_upstream.getJson(m_path + ".json");
    m_isIdentityMissing = !got;
    return got;
}

Result<void> ItemFetch::lookLocally()
{
    const auto uri = FrbrUri::parse(m_out.item.uri);
    if (!uri || uri->language.isEmpty())
        return {};
    Result<ExpressionRecord> found = store::findExpression(m_reader, *uri, {});
    if (found)
        m_home = *std::move(found);
    return found || found.error().code == ErrorCode::NotFound ? Result<void>() : found.error();
}

bool ItemFetch::isTaggedTextAtHome() const
{
    return m_home && m_home->manifestations.size() == 1
        && m_home->manifestations.front().contentHash == m_out.item.etagHash;
}

Result<void> ItemFetch::part(const QByteArray &name, const std::function<Result<void>()> &step)
{
    const qint64 bytes = m_files.share().bytes();
    const Result<void> done = step();
    if (!done)
        m_files.share().keepOnly(bytes); // What came of it is thrown away.
    if (done || isFatal(done.error()))
        return done;
    leaveStale(name, done.error());
    return {};
}

void ItemFetch::leaveStale(const QByteArray &name, const Error &why)
{
    m_stale << name;
    m_out.item.note = why.text();
    m_out.error = why;
}

Result<void> ItemFetch::pdf()
{
    const QString name = pdfName(m_out.item.workUri);
    auto &files = m_out.received->media;
    if (!files) {
        SHERIA_TRY(files, localFiles(m_reader, m_home));
    }
    const auto known = std::find_if(files->begin(), files->end(),
                                    [&name](const auto &one) { return one.filename == name; });
    const QByteArray hash = known == files->end() ? QByteArray() : known->hash;
    SHERIA_TRY(const Upstream::Reply reply, m_files.file(m_path + ".pdf", hash));
    if (!reply.isModified)
        return {};
    std::erase_if(*files, [&name](const auto &one) { return one.filename == name; });
    files->push_back({name, "application/pdf", sha256Hex(reply.body), reply.body});
    return {};
}

Result<store::ReceivedText> readText(const QByteArray &xml)
{
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    auto content = std::make_shared<store::PreparedContent>(store::prepareContent(document));
    const akn::Metadata &metadata = content->metadata;
    Manifestation one;
    one.contentHash = content->hash;
    one.component = metadata.component.isEmpty() ? "main"_ba : metadata.component;
    one.frbrThis = metadata.frbrThis;
    one.doctype = QString::fromUtf8(content->doctype);
    one.date = metadata.manifestationDate;
    return store::ReceivedText{std::move(one), std::move(content)};
}

std::shared_ptr<WorkMemory::Entry> WorkMemory::of(const QByteArray &workUri)
{
    const MutexLock lock(m_mutex);
    for (const Known &known : m_known) {
        if (known.workUri == workUri)
            return known.entry;
    }
    m_known.push_back({workUri, std::make_shared<Entry>()});
    if (m_known.size() > RememberedWorks)
        m_known.pop_front();
    return m_known.back().entry;
}

} // namespace sheria::sync
