#include "core/sync/compare.h"

#include "core/domain/json.h"
#include "core/domain/jsonreceived.h"
#include "core/domain/timeline.h"
#include "core/store/expressionqueries.h"
#include "core/store/mediaqueries.h"
#include "core/store/syncitems.h"
#include "core/sync/address.h"
#include "core/sync/compareothers.h"
#include "core/sync/differences.h"
#include "core/sync/fetcher.h"
#include "core/sync/listing.h"
#include "core/sync/questions.h"
#include "core/sync/surroundings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// The points in time of a work as far as they are in languages that are wanted.
QJsonValue withoutOthers(const QJsonValue &points, const Selection &selection, const FrbrUri &work)
{
    QJsonArray out;
    for (const QJsonValue &point : points.toArray()) {
        QJsonArray kept;
        for (const QJsonValue &one : point["expressions"_L1].toArray()) {
            if (selection.covers(work, one["language"_L1].toString().toUtf8()))
                kept << one;
        }
        QJsonObject day = point.toObject();
        day.insert("expressions"_L1, kept);
        if (!kept.isEmpty())
            out << day;
    }
    return out;
}

QByteArray pathOf(const QByteArray &uri)
{
    return json::Addresses{{}, json::ApiVersion::V3}.of(uri).mid(3);
}

/// One comparison; see compare().
class Comparing
{
public:
    Comparing(store::Database &db, Upstream &upstream, const Selection &selection,
              Differences &differences)
        : m_db(db)
        , m_upstream(upstream)
        , m_selection(selection)
        , m_differences(differences)
        , m_questions(upstream, differences)
    {}

    /// How many there were.
    Result<qint64> run()
    {
        std::vector<QByteArray> places;
        if (m_upstream.kind() != Upstream::Kind::Global || !m_selection.places.empty()) {
            SHERIA_TRY(places, placeCodes(m_upstream));
        }
        store::SyncPass everything;
        everything.isEverything = true;
        for (const QByteArray &path : listPaths(m_upstream, m_selection, everything, places))
            SHERIA_CHECK(list(path));
        const auto count = qint64(m_seen.size());
        if (m_isWhole) // Else nobody knows what else it has.
            SHERIA_CHECK(lookForMore());
        return count;
    }

private:
    using Said = Questions::Said;

    Result<Said> ask(const QByteArray &where, const QByteArray &path,
                     Expected expected = Expected::Json)
    {
        return m_questions.ask(m_uri, where, path, expected);
    }

    Result<void> list(const QByteArray &path)
    {
        const bool hasOthers = namesOthers(m_upstream, path);
        const auto parse = [&](const QJsonObject &page) {
            return readPage(page, 0, hasOthers, m_selection);
        };
        const auto take = [this](const store::SyncSighting &seen) {
            return expression(seen);
        };
        SHERIA_TRY(const bool isWhole, m_questions.readList(path, parse, take));
        m_isWhole = m_isWhole && isWhole;
        return {};
    }

    Result<void> expression(const store::SyncSighting &seen)
    {
        if (m_seen.contains(seen.uri))
            return {};
        m_seen.insert(seen.uri);
        m_uri = seen.uri;
        QJsonObject there = parsed(seen.json);
        if (there.isEmpty()) {
            SHERIA_TRY(const Said said, ask("expression", pathOf(seen.uri) + ".json"));
            if (!said.isUseful)
                return {};
            if (!said.isThere) { // Named by another one, and nothing more.
                m_seen.remove(seen.uri);
                return {};
            }
            there = said.reply.json;
        }
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(seen.uri));
        const auto found = store::findExpression(m_db, uri, {});
        if (!found && found.error().code != ErrorCode::NotFound)
            return found.error();
        if (!found) {
            m_differences.add(m_uri, "expression", {}, u"present"_s);
            return {};
        }
        SHERIA_CHECK(members(*found, there));
        SHERIA_CHECK(texts(*found, there));
        SHERIA_CHECK(parts(*found));
        if (m_selection.hasMedia)
            SHERIA_CHECK(media(*found));
        if (m_selection.hasPdfs && found->expression.hasContent())
            SHERIA_CHECK(pdf(*found));
        return m_selection.hasPublications ? publication(*found) : Result<void>();
    }

    Result<void> members(const ExpressionRecord &record, QJsonObject there)
    {
        if (there.contains("points_in_time"_L1))
            there.insert("points_in_time"_L1,
                         withoutOthers(there.value("points_in_time"_L1), m_selection,
                                       record.work.uri));
        json::Writer out;
        json::writeExpression(out, record, m_upstream.addresses());
        const QJsonObject here = parsed(out.take());
        SHERIA_TRY(const QJsonObject kept, keptAnswer());
        for (auto member = there.constBegin(); member != there.constEnd(); ++member) {
            const QString key = member.key();
            const QJsonValue theirs = withoutHosts(member.value());
            const bool mayBeKept = isAboutOthers(key) || !here.contains(key);
            if ((isNothing(here.value(key)) && isNothing(theirs))
                || withoutHosts(here.value(key)) == theirs
                || isSameInstant(here.value(key), member.value())
                || (mayBeKept && withoutHosts(kept.value(key)) == theirs))
                continue;
            m_differences.add(m_uri, key.toUtf8(), shownJson(here.value(key)),
                              shownJson(member.value()));
        }
        return {};
    }

    /// What a source said of it, of whichever has it.
    Result<QJsonObject> keptAnswer()
    {
        SHERIA_TRY(const auto sources, store::listSyncSources(m_db));
        for (const store::SyncSource &source : sources) {
            SHERIA_TRY(const auto item, store::findSyncItem(m_db, source.id, m_uri));
            if (!item)
                continue;
            SHERIA_TRY(const QByteArray json, store::syncAnswer(m_db, item->id));
            return parsed(json);
        }
        return QJsonObject();
    }

    Result<void> texts(const ExpressionRecord &record, const QJsonObject &there)
    {
        if (there.value("stub"_L1).toBool()) {
            if (record.expression.hasContent())
                m_differences.add(m_uri, "text", u"present"_s, {});
            return {};
        }
        QByteArrayList queries{""};
        QByteArrayList hashes{record.expression.contentHash};
        if (record.manifestations.size() > 1) {
            queries.clear();
            hashes.clear();
            for (const Manifestation &one : record.manifestations) {
                queries << "?manifestation=" + one.contentHash;
                hashes << one.contentHash;
            }
        }
        for (int i = 0; i < queries.size(); ++i)
            SHERIA_CHECK(text(queries[i], hashes[i]));
        return {};
    }

    Result<void> text(const QByteArray &query, const QByteArray &hash)
    {
        SHERIA_TRY(const Said said, ask("text", pathOf(m_uri) + ".xml" + query, Expected::Xml));
        if (!said.isUseful)
            return {};
        QByteArray here;
        if (!hash.isEmpty()) {
            SHERIA_TRY(here, store::contentXml(m_db, hash));
        }
        m_differences.compareBytes(m_uri, "text", here, said.reply.body);
        return {};
    }

    /// The answers below it that the library can give itself.
    Result<void> parts(const ExpressionRecord &record)
    {
        json::Writer out;
        json::writeCommencements(out, record.work.commencements);
        SHERIA_CHECK(part("commencements", parsed(out.take())));
        json::Writer history;
        json::writeTimeline(history, timeline(record.work));
        SHERIA_CHECK(part("timeline", parsed(history.take())));
        QJsonObject enrichments;
        enrichments.insert("enrichments"_L1,
                           QJsonDocument::fromJson(record.work.enrichments).array());
        return part("provision-enrichments", enrichments);
    }

    Result<void> part(const QByteArray &name, const QJsonObject &here)
    {
        SHERIA_TRY(const Said said, ask(name, pathOf(m_uri) + '/' + name + ".json"));
        const QJsonObject &there = said.reply.json;
        if (said.isUseful && said.isThere && withoutHosts(there) != withoutHosts(here))
            m_differences.add(m_uri, name, shownJson(here), shownJson(there));
        return {};
    }

    Result<void> media(const ExpressionRecord &record)
    {
        SHERIA_TRY(const auto here, store::listMedia(m_db, record.expression.id));
        QSet<QString> names;
        for (int page = 1;; ++page) {
            SHERIA_TRY(const Said said,
                       ask("media",
                           pathOf(m_uri)
                               + "/media.json?page_size=500&page=" + QByteArray::number(page)));
            if (!said.isUseful || (!said.isThere && page == 1))
                return {}; // An older server has no such list.
            const QJsonObject &list = said.reply.json;
            const qsizetype known = names.size();
            for (const QJsonValue &item : list.value("results"_L1).toArray()) {
                names.insert(item["filename"_L1].toString());
                SHERIA_CHECK(mediaFile(item, here));
            }
            const bool isNew = names.size() > known;
            if (list.value("next"_L1).toString().isEmpty() || !isNew)
                break;
        }
        for (const store::MediaFile &file : here) {
            const bool isPdf = m_selection.hasPdfs
                && file.filename == pdfName(record.work.uri.workUri(false));
            if (!names.contains(file.filename) && !isPdf)
                m_differences.add(m_uri, "media/" + file.filename.toUtf8(), u"present"_s, {});
        }
        return {};
    }

    Result<void> mediaFile(const QJsonValue &item, const std::vector<store::MediaFile> &here)
    {
        const QString name = item["filename"_L1].toString();
        const auto known = std::find_if(here.begin(), here.end(),
                                        [&name](const auto &one) { return one.filename == name; });
        const QByteArray where = "media/" + name.toUtf8();
        SHERIA_TRY(const Said said,
                   ask(where, pathOf(m_uri) + "/media/" + segment(name), Expected::File));
        if (!said.isUseful)
            return {};
        const QByteArray &there = said.reply.body;
        QByteArray bytes;
        if (known != here.end()) {
            SHERIA_TRY(bytes, store::fileBytes(m_db, known->hash));
        }
        const bool isSame = known != here.end() && bytes == there
            && QString::fromUtf8(known->mimeType) == item["mime_type"_L1].toString();
        if (!isSame)
            m_differences.add(m_uri, where, bytesText(bytes), bytesText(there));
        return {};
    }

    /// The server's own, which is kept among the files of the expression.
    Result<void> pdf(const ExpressionRecord &record)
    {
        SHERIA_TRY(const auto files, store::listMedia(m_db, record.expression.id));
        QByteArray here;
        for (const store::MediaFile &file : files) {
            if (file.filename == pdfName(record.work.uri.workUri(false))) {
                SHERIA_TRY(here, store::fileBytes(m_db, file.hash));
            }
        }
        SHERIA_TRY(const Said said, ask("pdf", pathOf(m_uri) + ".pdf", Expected::File));
        if (said.isUseful)
            m_differences.compareBytes(m_uri, "pdf", here, said.reply.body);
        return {};
    }

    Result<void> publication(const ExpressionRecord &record)
    {
        const auto &document = record.work.publication.document;
        if (!document || !document->trustedUrl.isEmpty())
            return {};
        const QByteArray workUri = record.work.uri.workUri(false);
        if (m_publicationOf == workUri)
            return {};
        m_publicationOf = workUri;
        SHERIA_TRY(const Said said,
                   ask("publication_document",
                       pathOf(workUri) + "/media/publication/" + segment(document->filename),
                       Expected::File));
        if (!said.isUseful)
            return {};
        QByteArray here;
        if (!document->contentHash.isEmpty()) {
            SHERIA_TRY(here, store::fileBytes(m_db, document->contentHash));
        }
        m_differences.compareBytes(m_uri, "publication_document", here, said.reply.body);
        return {};
    }

    /// What the library has of what is wanted, and the server has not.
    Result<void> lookForMore()
    {
        SHERIA_TRY(const auto ids, store::listExpressionIds(m_db, {}));
        for (const qint64 id : ids) {
            SHERIA_TRY(const auto records, store::loadExpressions(m_db, {id}));
            for (const ExpressionRecord &record : records) {
                m_uri = record.expression.uri;
                if (m_seen.contains(m_uri)
                    || !m_selection.covers(record.work.uri, record.expression.language))
                    continue;
                SHERIA_TRY(const bool isAnothers,
                           isFromAnother(m_db, m_upstream.addresses().base,
                                         store::SyncKind::Legislation, m_uri));
                if (!isAnothers)
                    m_differences.add(m_uri, "expression", u"present"_s, {});
            }
        }
        return {};
    }

    store::Database &m_db;
    Upstream &m_upstream;
    const Selection &m_selection;
    Differences &m_differences;
    Questions m_questions;
    bool m_isWhole = true; ///< All lists came whole.
    QSet<QByteArray> m_seen;
    QByteArray m_uri;           ///< Of the one that is compared.
    QByteArray m_publicationOf; ///< Work whose publication document was compared last.
};

} // namespace

Result<Comparison> compare(store::Database &db, const Against &against, const RunOptions &options,
                           const Clock &clock, const std::function<void(const Difference &)> &told,
                           const std::stop_token &stop)
{
    net::Client client(options.limits);
    Upstream upstream(client, upstreamOptions(against.base, against.kind, options), clock, stop);
    SHERIA_CHECK(upstream.probe());
    Differences differences(told);
    const auto compared = [&]() -> Result<qint64> {
        switch (against.kind) {
        case store::SyncKind::Legislation:
            return Comparing(db, upstream, against.selection, differences).run();
        case store::SyncKind::Decisions:
            return compareDecisions(db, upstream, against.selection, differences);
        case store::SyncKind::Knowledge:
            return compareKnowledgeBases(db, upstream, against.base, differences);
        }
        Q_UNREACHABLE();
    };
    SHERIA_TRY(const qint64 count, compared());
    return Comparison{count, differences.count(), differences.unknown(), upstream.requests()};
}

} // namespace sheria::sync
