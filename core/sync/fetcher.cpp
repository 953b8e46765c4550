#include "core/sync/fetcher.h"

#include "core/base/hash.h"
#include "core/domain/jsonreceived.h"
#include "core/store/damage.h"
#include "core/store/expressionqueries.h"
#include "core/store/mediaqueries.h"
#include "core/store/workloader.h"
#include "core/sync/address.h"
#include "core/sync/athome.h"
#include "core/sync/filefetch.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

/// Of one expression; see fetchExpression().
class ExpressionFetch
{
public:
    ExpressionFetch(KeptReplies &source, const FetchRule &rule, WorkMemory &memory,
                    const store::SyncItem &item, QByteArray json)
        : m_source(source)
        , m_upstream(source.upstream())
        , m_reader(source.reader())
        , m_rule(rule)
        , m_entry(memory.of(item.workUri))
        , m_json(std::move(json))
        , m_uri(json::Addresses{{}, json::ApiVersion::V3}.of(item.uri).mid(3))
        , m_files(source, rule.room, item.workUri, m_uri)
    {
        m_out.item = item;
        for (const QByteArray &part : m_out.item.parts.split(','))
            m_only << part;
    }

    Fetched run()
    {
        const Result<void> done = fetch();
        m_out.bytes += m_files.share().bytes();
        if (!done) {
            m_out.received.reset();
            m_out.isGone = done.error().code == ErrorCode::NotFound && m_isIdentityMissing;
            m_out.item.note = done.error().detail;
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

private:
    using Step = Result<void> (ExpressionFetch::*)();

    bool wants(const QByteArray &part) const
    {
        return m_out.item.state != store::SyncItem::State::Stale || m_only.contains(part);
    }

    Result<void> fetch()
    {
        SHERIA_TRY(const QJsonObject said, identity());
        SHERIA_TRY(m_said, json::readReceivedExpression(said));
        if (m_said.expression.uri != m_out.item.uri)
            return Error{ErrorCode::Unsupported,
                         u"the server answered with another expression, %1"_s.arg(
                             QString::fromUtf8(m_said.expression.uri))};
        m_out.item.updatedAt = said.value("updated_at"_L1).toString().toUtf8();
        SHERIA_CHECK(lookAtHome());
        m_out.received.emplace();
        m_out.received->expression = m_said.expression;
        keepWhatIsKnown();
        if (wants("text"))
            SHERIA_CHECK(text());
        SHERIA_CHECK(part("commencements", &ExpressionFetch::commencements));
        SHERIA_CHECK(part("timeline", &ExpressionFetch::timeline));
        SHERIA_CHECK(part("provision-enrichments", &ExpressionFetch::enrichments));
        if (m_rule.selection.hasMedia)
            SHERIA_CHECK(part("media", &ExpressionFetch::media));
        if (m_rule.selection.hasPdfs)
            SHERIA_CHECK(part("pdf", &ExpressionFetch::pdf));
        if (m_rule.selection.hasPublications)
            SHERIA_CHECK(part("publication", &ExpressionFetch::publication));
        m_out.received->work = m_said.work;
        return {};
    }

    /// A part whose failing costs only itself.
    Result<void> part(const QByteArray &name, Step step)
    {
        if (!wants(name))
            return {};
        const qint64 bytes = m_files.share().bytes();
        const Result<void> done = (this->*step)();
        if (!done)
            m_files.share().keepOnly(bytes); // What came of it is thrown away.
        if (done || done.error().code == ErrorCode::Cancelled
            || done.error().code == ErrorCode::Unauthorized)
            return done;
        leaveStale(name, done.error());
        return {};
    }

    void leaveStale(const QByteArray &name, const Error &why)
    {
        m_stale << name;
        m_out.item.note = why.detail;
        m_out.error = why;
    }

    Result<QJsonObject> identity()
    {
        if (!m_json.isEmpty())
            return QJsonDocument::fromJson(m_json).object();
        const Result<QJsonObject> got = m_upstream.getJson(m_uri + ".json");
        m_isIdentityMissing = !got;
        if (got)
            m_out.json = QJsonDocument(*got).toJson(QJsonDocument::Compact);
        return got;
    }

    /// What the library has of it.
    Result<void> lookAtHome()
    {
        SHERIA_TRY(m_home, expressionAtHome(m_reader, m_out.item.uri));
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
    }

    Result<void> text()
    {
        if (m_said.work.isStub) {
            m_out.received->texts.emplace();
            return {};
        }
        if (m_said.manifestations.size() > 1)
            return severalTexts();
        // The tag is of one text: that must be what is here.
        bool hasIt = m_home && m_home->manifestations.size() == 1
            && m_home->manifestations.front().contentHash == m_out.item.etagHash;
        if (hasIt) { // And whole.
            SHERIA_TRY(hasIt, store::isContentSound(m_reader, m_out.item.etagHash));
        }
        SHERIA_TRY(const Upstream::Reply reply,
                   m_upstream.get(m_uri + ".xml", Expected::Xml,
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
        SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
        auto content = std::make_shared<store::PreparedContent>(store::prepareContent(document));
        m_out.bytes += xml.size();
        Manifestation one;
        one.contentHash = content->hash;
        one.component = content->metadata.component.isEmpty() ? "main"_ba
                                                              : content->metadata.component;
        one.frbrThis = content->metadata.frbrThis;
        one.doctype = QString::fromUtf8(content->doctype);
        one.date = content->metadata.manifestationDate;
        if (m_said.work.uri.doctype == "judgment")
            m_said.work.judgment = content->metadata.work.judgment;
        return store::ReceivedText{std::move(one), std::move(content)};
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
                           m_upstream.get(m_uri + ".xml?manifestation=" + one.contentHash,
                                          Expected::Xml));
                SHERIA_TRY(text, parsed(reply.body));
                if (text.manifestation.contentHash != one.contentHash)
                    return Error{ErrorCode::Unsupported, u"a text came that is another one"_s};
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

    Result<QJsonObject> ofWork(const QByteArray &part, QLatin1StringView member)
    {
        return workPart(*m_entry, m_source, m_out.item, {part, m_uri, member});
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
            if (m_rule.selection.hasPdfs && one.filename == pdfName(m_out.item.workUri))
                files->push_back({one.filename, one.mimeType, one.hash, {}});
        }
        m_out.received->media = std::move(files);
        if (m_files.refused())
            leaveStale("media", *m_files.refused());
        return {};
    }

    /// The server's own, kept as a file of the expression, beside its media.
    Result<void> pdf()
    {
        if (m_said.work.isStub)
            return {};
        const QString name = pdfName(m_out.item.workUri);
        auto &files = m_out.received->media;
        if (!files) {
            SHERIA_TRY(files, filesAtHome(m_reader, m_home));
        }
        const auto known = std::find_if(files->begin(), files->end(),
                                        [&name](const auto &one) { return one.filename == name; });
        const auto reply = m_files.file(m_uri + ".pdf",
                                        known == files->end() ? QByteArray() : known->hash);
        if (!reply)
            return reply.error().code == ErrorCode::NotFound ? Result<void>() : reply.error();
        if (!reply->isModified)
            return {};
        std::erase_if(*files, [&name](const auto &one) { return one.filename == name; });
        files->push_back({name, "application/pdf", sha256Hex(reply->body), reply->body});
        return {};
    }

    Result<void> publication()
    {
        auto &document = m_said.work.publication.document;
        if (!document || !document->trustedUrl.isEmpty() || document->filename.isEmpty())
            return {};
        const QByteArray path =
            json::Addresses{{}, json::ApiVersion::V3}.of(m_said.work.uri.workUri(false)).mid(3)
            + "/media/publication/" + segment(document->filename);
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

    KeptReplies &m_source;
    Upstream &m_upstream;
    store::Database &m_reader;
    const FetchRule &m_rule;
    const std::shared_ptr<WorkMemory::Entry> m_entry;
    const QByteArray m_json;
    const QByteArray m_uri;
    FileFetch m_files;
    QByteArrayList m_only;  ///< Parts of one that is stale.
    QByteArrayList m_stale; ///< Parts that failed.
    bool m_isIdentityMissing = false;
    json::ReceivedExpression m_said;
    struct
    {
        std::vector<Commencement> commencements;
        bool isByFlag = false;
    } m_asSaid; ///< Of what is known better already.
    std::optional<ExpressionRecord> m_home;
    Fetched m_out;
};

} // namespace

Fetched fetchExpression(KeptReplies &source, const FetchRule &rule, WorkMemory &memory,
                        const store::SyncItem &item, const QByteArray &json)
{
    Fetched out = ExpressionFetch(source, rule, memory, item, json).run();
    out.replies = source.take();
    return out;
}

} // namespace sheria::sync
