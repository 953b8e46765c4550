// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/compare/compare.h"

#include "core/akn/text.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "core/domain/timeline.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/compare/differences.h"
#include "core/sync/decisions.h"
#include "core/sync/listing.h"
#include "core/sync/referencedata.h"
#include "core/sync/source/address.h"

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

/// Compares the items of a source with the library's, whatever their kind. Addresses are compared without
/// their hosts.
class Comparing
{
public:
    /// `what`: an item is called.
    Comparing(store::Database &db, Upstream &upstream, const Selection &selection,
              Differences &differences, const QByteArray &what)
        : m_db(db)
        , m_upstream(upstream)
        , m_selection(selection)
        , m_differences(differences)
        , m_what(what)
        , m_client(upstream, differences)
    {}
    virtual ~Comparing() = default;
    Q_DISABLE_COPY_MOVE(Comparing)

    /// How many the server does not have, and the library has from another source.
    qint64 elsewhere() const { return m_elsewhere; }
    /// How many there were.
    Result<qint64> run()
    {
        std::vector<QByteArray> places;
        const bool hasPlaces = m_upstream.api() == store::SyncKind::Legislation
            && (m_upstream.kind() != Upstream::Kind::Global || !m_selection.places.empty());
        if (hasPlaces) {
            SHERIA_TRY(places, placeCodes(m_upstream));
        }
        store::SyncPass everything;
        everything.isEverything = true;
        const auto take = [this](const store::SyncSighting &seen) {
            return takeNew(seen);
        };
        bool isWhole = true;
        for (const QByteArray &path : listPaths(m_upstream, m_selection, everything, places)) {
            SHERIA_TRY(const bool isRead, m_client.readList(path, m_selection, take));
            isWhole = isWhole && isRead;
        }
        const auto count = qint64(m_seen.size());
        if (isWhole) // Else nobody knows what else it has.
            SHERIA_CHECK(lookForMore());
        return count;
    }

protected:
    using Said = ComparisonClient::Said;

    /// What the server is asked by, of what a list says.
    virtual QByteArray nameOf(const store::SyncSighting &seen) const = 0;
    virtual Result<void> compare(const store::SyncSighting &seen) = 0;
    /// Gives lookAt() all that the library has.
    virtual Result<void> lookForMore() = 0;

    Result<Said> ask(const QByteArray &where, const QByteArray &path,
                     Expected expected = Expected::Json)
    {
        return m_client.ask(m_uri, where, path, expected);
    }

    /// Compares bytes with the server's.
    Result<void> file(const QByteArray &where, const QByteArray &path, Expected expected,
                      const QByteArray &here)
    {
        SHERIA_TRY(const Said said, ask(where, path, expected));
        if (!said.isUseful)
            return {};
        // What a server hands out may lack what would load something.
        const bool isXml = expected == Expected::Xml;
        m_differences.compareBytes(m_uri, where, isXml ? akn::withoutStylesheets(here) : here,
                                   isXml ? akn::withoutStylesheets(said.reply.body)
                                         : said.reply.body);
        return {};
    }

    /// The server's own, which is kept among the files of the expression.
    Result<void> pdf(const QByteArray &path, const std::vector<store::MediaFile> &files)
    {
        QByteArray here;
        for (const store::MediaFile &one : files) {
            if (one.filename == pdfName(m_workUri)) {
                SHERIA_TRY(here, store::fileBytes(m_db, one.hash));
            }
        }
        return file("pdf", path + ".pdf", Expected::File, here);
    }

    /// What a source of this kind said of it.
    Result<QJsonObject> keptAnswer(const QByteArray &itemUri)
    {
        SHERIA_TRY(const auto item, findItem(itemUri, [this](const store::SyncSource &source) {
                       return source.kind == m_upstream.api();
                   }));
        if (!item)
            return QJsonObject();
        SHERIA_TRY(const QByteArray json, store::syncAnswer(m_db, item->id));
        return parsed(json);
    }

    void isMissingHere() { m_differences.add(m_uri, m_what, {}, u"present"_s); }

    /// Tells of what the library has, under one of `names`, from no other source, and the server has not.
    Result<void> lookAt(const QByteArray &uri, const QByteArrayList &names)
    {
        if (m_seen.contains(uri))
            return {};
        for (const QByteArray &name : names) {
            SHERIA_TRY(const bool isAnothers, isFromAnother(name));
            if (isAnothers) {
                ++m_elsewhere;
                return {};
            }
        }
        m_differences.add(uri, m_what, u"present"_s, {});
        return {};
    }

    store::Database &m_db;
    Upstream &m_upstream;
    const Selection &m_selection;
    Differences &m_differences;
    QSet<QByteArray> m_seen;
    QByteArray m_uri;     ///< Of the one that is compared.
    QByteArray m_workUri; ///< Of its work.

private:
    qint64 m_elsewhere = 0;

    Result<void> takeNew(const store::SyncSighting &seen)
    {
        m_uri = nameOf(seen);
        m_workUri = seen.workUri;
        if (m_seen.contains(m_uri))
            return {};
        m_seen.insert(m_uri);
        return compare(seen);
    }

    /// Whether the library has it from another source.
    Result<bool> isFromAnother(const QByteArray &uri)
    {
        SHERIA_TRY(const auto item, findItem(uri, [this](const store::SyncSource &source) {
                       return source.base != m_upstream.addresses().base
                           || source.kind != m_upstream.api();
                   }));
        return item.has_value();
    }

    /// The item of the first of those sources that has it.
    template <typename Predicate>
    Result<std::optional<store::SyncItem>> findItem(const QByteArray &uri, Predicate isMeant)
    {
        SHERIA_TRY(const auto sources, store::listSyncSources(m_db));
        for (const store::SyncSource &source : sources) {
            if (!isMeant(source))
                continue;
            SHERIA_TRY(auto item, store::findSyncItem(m_db, source.id, uri));
            if (item)
                return item;
        }
        return std::optional<store::SyncItem>();
    }

    const QByteArray m_what;
    ComparisonClient m_client;
};

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

class ComparingExpressions final : public Comparing
{
public:
    using Comparing::Comparing;

private:
    QByteArray nameOf(const store::SyncSighting &seen) const override { return seen.uri; }

    Result<void> compare(const store::SyncSighting &seen) override
    {
        QJsonObject there = parsed(seen.json);
        if (there.isEmpty()) {
            SHERIA_TRY(const Said said, ask("expression", apiPath(m_uri) + ".json"));
            if (!said.isUseful)
                return {};
            if (!said.isThere) { // Named by another one, and nothing more.
                m_seen.remove(m_uri);
                return {};
            }
            there = said.reply.json;
        }
        SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(m_uri));
        const auto found = store::findExpression(m_db, uri, {});
        if (!found && found.error().code != ErrorCode::NotFound)
            return found.error();
        if (!found) {
            isMissingHere();
            return {};
        }
        SHERIA_TRY(const auto files, store::listMedia(m_db, found->expression.id));
        SHERIA_CHECK(members(*found, there));
        SHERIA_CHECK(texts(*found, there));
        SHERIA_CHECK(parts(*found));
        if (m_selection.hasMedia)
            SHERIA_CHECK(media(files));
        if (m_selection.hasPdfs && found->expression.hasContent())
            SHERIA_CHECK(pdf(apiPath(m_uri), files));
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
        SHERIA_TRY(const QJsonObject kept, keptAnswer(m_uri));
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
        QByteArray here;
        if (!hash.isEmpty()) {
            SHERIA_TRY(here, store::contentXml(m_db, hash));
        }
        return file("text", apiPath(m_uri) + ".xml" + query, Expected::Xml, here);
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
        SHERIA_TRY(const Said said, ask(name, apiPath(m_uri) + '/' + name + ".json"));
        const QJsonObject &there = said.reply.json;
        if (said.isUseful && said.isThere && withoutHosts(there) != withoutHosts(here))
            m_differences.add(m_uri, name, shownJson(here), shownJson(there));
        return {};
    }

    Result<void> media(const std::vector<store::MediaFile> &here)
    {
        QSet<QString> names;
        for (int page = 1;; ++page) {
            SHERIA_TRY(const Said said,
                       ask("media",
                           apiPath(m_uri)
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
            const bool isPdf = m_selection.hasPdfs && file.filename == pdfName(m_workUri);
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
                   ask(where, apiPath(m_uri) + "/media/" + segment(name), Expected::File));
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

    Result<void> publication(const ExpressionRecord &record)
    {
        const auto &document = record.work.publication.document;
        if (!document || !document->trustedUrl.isEmpty() || m_publicationOf == m_workUri)
            return {};
        m_publicationOf = m_workUri;
        QByteArray here;
        if (!document->contentHash.isEmpty()) {
            SHERIA_TRY(here, store::fileBytes(m_db, document->contentHash));
        }
        return file("publication_document",
                    apiPath(m_workUri) + "/media/publication/" + segment(document->filename),
                    Expected::File, here);
    }

    Result<void> lookForMore() override
    {
        SHERIA_TRY(const auto ids, store::listExpressionIds(m_db, {}));
        for (const qint64 id : ids) {
            SHERIA_TRY(const auto records, store::loadExpressions(m_db, {id}));
            for (const ExpressionRecord &record : records) {
                const QByteArray &uri = record.expression.uri;
                if (m_selection.covers(record.work.uri, record.expression.language))
                    SHERIA_CHECK(lookAt(uri, {uri}));
            }
        }
        return {};
    }

    QByteArray m_publicationOf; ///< Work whose publication document was compared last.
};

/// What a server says of itself, or works out of what else it has: what the library says of these, or
/// what the server said when they were copied, must still be what it says.
bool isOfTheServer(const QString &member)
{
    static const QSet<QString> members{u"url"_s, u"links"_s, u"cited_documents"_s, u"state"_s};
    return members.contains(member);
}

/// Whether `here` says all that `there` does; it may say more. Numbers of terms are each library's own.
bool saysAll(const QJsonValue &here, const QJsonValue &there)
{
    if (isNothing(there))
        return isNothing(here) || here == QJsonValue(false);
    if (there.isArray()) {
        const QJsonArray ours = here.toArray();
        const QJsonArray theirs = there.toArray();
        return std::equal(theirs.begin(), theirs.end(), ours.begin(), ours.end(),
                          [](const QJsonValue &a, const QJsonValue &b) { return saysAll(b, a); });
    }
    if (!there.isObject())
        return here == there;
    const QJsonObject theirs = there.toObject();
    for (auto one = theirs.begin(); one != theirs.end(); ++one) {
        if (one.key() != "id"_L1 && !saysAll(here[one.key()], one.value()))
            return false;
    }
    return true;
}

/// What a server works out of what else it has (links, cited documents, states) must be what the library says,
/// or what the server said when it was copied; numbers of terms are each one's own.
class ComparingDecisions final : public Comparing
{
public:
    using Comparing::Comparing;

private:
    QByteArray nameOf(const store::SyncSighting &seen) const override { return seen.workUri; }

    Result<void> compare(const store::SyncSighting &seen) override
    {
        SHERIA_TRY(const auto ids, store::decisionIds(m_db, {m_uri}));
        SHERIA_TRY(const auto records, store::loadDecisions(m_db, ids));
        if (records.empty()) {
            isMissingHere();
            return {};
        }
        QJsonObject there = parsed(seen.json);
        if (!isWholeDecision(there)) {
            SHERIA_TRY(const Said said, ask("decision", decisionPath(m_uri) + ".json"));
            if (!said.isUseful)
                return {};
            if (!said.isThere) {
                m_differences.add(m_uri, "decision", u"present"_s, {});
                return {};
            }
            there = said.reply.json;
        }
        SHERIA_CHECK(members(records.front(), there, seen.uri));
        return files(records.front());
    }

    Result<void> members(const DecisionRecord &record, const QJsonObject &there,
                         const QByteArray &itemUri)
    {
        json::Writer out;
        json::writeDecision(out, record, m_upstream.addresses().base);
        const QJsonObject here = parsed(out.take());
        // What this program does not know is kept as it was said.
        const QJsonObject &kept = record.given;
        SHERIA_TRY(const QJsonObject said, keptAnswer(itemUri));
        for (auto member = there.begin(); member != there.end(); ++member) {
            const QString key = member.key();
            const QJsonValue ours = here.contains(key) ? here.value(key) : kept.value(key);
            const bool isSame = isOfTheServer(key)
                ? isSameButForHosts(ours, said.value(key), member.value())
                : saysAll(ours, member.value()) || isSameInstant(ours, member.value());
            if (!isSame)
                m_differences.add(m_uri, key.toUtf8(), shownJson(ours), shownJson(member.value()));
        }
        return {};
    }

    static bool isSameButForHosts(const QJsonValue &ours, const QJsonValue &said,
                                  const QJsonValue &there)
    {
        const QJsonValue theirs = withoutHosts(there);
        return saysAll(withoutHosts(ours), theirs) || withoutHosts(said) == theirs;
    }

    Result<void> files(const DecisionRecord &record)
    {
        QByteArray text;
        std::vector<store::MediaFile> media;
        if (!record.expressionUri.isEmpty()) {
            SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(record.expressionUri));
            SHERIA_TRY(const ExpressionRecord known, store::findExpression(m_db, uri, {}));
            if (known.expression.hasContent()) {
                SHERIA_TRY(text, store::contentXml(m_db, known.expression.contentHash));
            }
            SHERIA_TRY(media, store::listMedia(m_db, known.expression.id));
        }
        SHERIA_CHECK(file("text", decisionPath(m_uri) + ".xml", Expected::Xml, text));
        return m_selection.hasPdfs && !record.expressionUri.isEmpty()
            ? pdf(decisionPath(m_uri), media)
            : Result<void>();
    }

    Result<void> lookForMore() override
    {
        SHERIA_TRY(const auto index, store::DecisionIndex::load(m_db));
        for (const qint64 id :
             index->page({}, store::DecisionOrder::NewestFirst, 0, qint64(index->size())).works) {
            SHERIA_TRY(const auto records, store::loadDecisions(m_db, {id}));
            for (const DecisionRecord &record : records) {
                const QByteArray uri = record.work.uri.workUri(false);
                const bool isWanted = m_selection.covers(record.work.uri, record.language)
                    && m_selection.coversCourt(record.judgment.court.code);
                if (isWanted)
                    SHERIA_CHECK(lookAt(uri, {record.expressionUri, uri}));
            }
        }
        return {};
    }
};

/// Compares names and descriptions of knowledge bases; tells of those that came from this server and are not
/// in its list any more. Returns how many there were.
Result<qint64> compareKnowledgeBases(store::Database &db, Upstream &upstream,
                                     Differences &differences)
{
    SHERIA_TRY(const auto listed, listKnowledgeBases(upstream));
    QSet<QByteArray> codes;
    for (const KnowledgeBase &there : listed.bases) {
        codes.insert(there.code);
        const auto here = store::findKnowledgeBase(db, there.code);
        if (!here && here.error().code != ErrorCode::NotFound)
            return here.error();
        if (!here) {
            differences.add(there.code, "knowledge_base", {}, u"present"_s);
            continue;
        }
        if (here->name != there.name)
            differences.add(there.code, "name", here->name, there.name);
        if (here->description != there.description)
            differences.add(there.code, "description", here->description, there.description);
    }
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        if (source.kind != store::SyncKind::Knowledge || source.base != upstream.addresses().base)
            continue;
        SHERIA_TRY(const auto items, store::syncItemsOfPlace(db, source.id, {}));
        for (const store::SyncItem &item : items) {
            if (!codes.contains(item.uri) && store::findKnowledgeBase(db, item.uri))
                differences.add(item.uri, "knowledge_base", u"present"_s, {});
        }
    }
    return qint64(listed.bases.size());
}

} // namespace

Result<Comparison> compare(store::Database &db, const Against &against, const RunOptions &options,
                           const Clock &clock, const std::function<void(const Difference &)> &told,
                           const std::stop_token &stop)
{
    Upstream upstream(against.base, against.kind, options, clock, stop);
    SHERIA_CHECK(upstream.probe());
    Differences differences(told);
    qint64 elsewhere = 0;
    const auto runCounting = [&elsewhere](Comparing &&comparing) {
        Result<qint64> done = comparing.run();
        elsewhere = comparing.elsewhere();
        return done;
    };
    const auto compared = [&]() -> Result<qint64> {
        switch (against.kind) {
        case store::SyncKind::Legislation:
            return runCounting(
                ComparingExpressions(db, upstream, against.selection, differences, "expression"));
        case store::SyncKind::Decisions:
            return runCounting(
                ComparingDecisions(db, upstream, against.selection, differences, "decision"));
        case store::SyncKind::Knowledge: return compareKnowledgeBases(db, upstream, differences);
        case store::SyncKind::LegislationGovUk:
        case store::SyncKind::FindCaseLaw:
            return Error{ErrorCode::Unsupported,
                         Message::tr("a library cannot be compared with a feed; a run with --full "
                                     "compares all its documents")};
        }
        Q_UNREACHABLE();
    };
    SHERIA_TRY(const qint64 count, compared());
    return Comparison{count, differences.count(), differences.unknown(), elsewhere,
                      upstream.requests()};
}

} // namespace sheria::sync
