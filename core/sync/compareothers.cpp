#include "core/sync/compareothers.h"

#include "core/domain/json.h"
#include "core/domain/jsondecision.h"
#include "core/store/decisionindex.h"
#include "core/store/decisionqueries.h"
#include "core/store/expressionqueries.h"
#include "core/store/knowledgebasequeries.h"
#include "core/store/mediaqueries.h"
#include "core/store/syncitems.h"
#include "core/sync/decisions.h"
#include "core/sync/knowledge.h"
#include "core/sync/questions.h"
#include "core/sync/workmemory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

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

/// One comparison; see compareDecisions().
class ComparingDecisions
{
public:
    ComparingDecisions(store::Database &db, Upstream &upstream, const Selection &selection,
                       Differences &differences)
        : m_db(db)
        , m_upstream(upstream)
        , m_selection(selection)
        , m_differences(differences)
        , m_questions(upstream, differences)
    {}

    Result<qint64> run()
    {
        store::SyncPass everything;
        everything.isEverything = true;
        for (const QByteArray &path : decisionListPaths(m_selection, everything))
            SHERIA_CHECK(list(path));
        const auto count = qint64(m_seen.size());
        if (m_isWhole) // Else nobody knows what else it has.
            SHERIA_CHECK(lookForMore());
        return count;
    }

private:
    using Said = Questions::Said;

    Result<void> list(const QByteArray &path)
    {
        const auto parse = [this](const QJsonObject &page) {
            return readDecisionPage(page, 0, m_selection);
        };
        const auto take = [this](const store::SyncSighting &seen) {
            return decision(seen);
        };
        SHERIA_TRY(const bool isWhole, m_questions.readList(path, parse, take));
        m_isWhole = m_isWhole && isWhole;
        return {};
    }

    Result<void> decision(const store::SyncSighting &seen)
    {
        if (m_seen.contains(seen.workUri))
            return {};
        m_seen.insert(seen.workUri);
        m_uri = seen.workUri;
        SHERIA_TRY(const auto ids, store::decisionIds(m_db, {m_uri}));
        SHERIA_TRY(const auto records, store::loadDecisions(m_db, ids));
        if (records.empty()) {
            m_differences.add(m_uri, "decision", {}, u"present"_s);
            return {};
        }
        QJsonObject there = QJsonDocument::fromJson(seen.json).object();
        if (!isWholeDecision(there)) {
            SHERIA_TRY(const Said said,
                       m_questions.ask(m_uri, "decision", decisionPath(m_uri) + ".json",
                                       Expected::Json));
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
        const QJsonObject here = QJsonDocument::fromJson(out.take()).object();
        // What this program does not know is kept as it was said.
        const QJsonObject kept = QJsonDocument::fromJson(record.work.judgment).object();
        SHERIA_TRY(const QJsonObject said, saidBefore(itemUri));
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

    /// What the list of a source said of it.
    Result<QJsonObject> saidBefore(const QByteArray &itemUri)
    {
        SHERIA_TRY(const auto sources, store::listSyncSources(m_db));
        for (const store::SyncSource &source : sources) {
            if (source.kind != store::SyncKind::Decisions)
                continue;
            SHERIA_TRY(const auto item, store::findSyncItem(m_db, source.id, itemUri));
            if (!item)
                continue;
            SHERIA_TRY(const QByteArray json, store::syncAnswer(m_db, item->id));
            return QJsonDocument::fromJson(json).object();
        }
        return QJsonObject();
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
        if (!m_selection.hasPdfs || record.expressionUri.isEmpty())
            return {};
        QByteArray pdf;
        for (const store::MediaFile &one : media) {
            if (one.filename == pdfName(m_uri)) {
                SHERIA_TRY(pdf, store::fileBytes(m_db, one.hash));
            }
        }
        return file("pdf", decisionPath(m_uri) + ".pdf", Expected::File, pdf);
    }

    Result<void> file(const QByteArray &where, const QByteArray &path, Expected expected,
                      const QByteArray &here)
    {
        SHERIA_TRY(const Said said, m_questions.ask(m_uri, where, path, expected));
        if (said.isUseful)
            m_differences.compareBytes(m_uri, where, here, said.reply.body);
        return {};
    }

    /// What the library has of what is wanted, and the server has not.
    Result<void> lookForMore()
    {
        SHERIA_TRY(const auto index, store::DecisionIndex::load(m_db));
        for (const qint64 id :
             index->page({}, store::DecisionOrder::NewestFirst, 0, qint64(index->size())).works) {
            SHERIA_TRY(const auto records, store::loadDecisions(m_db, {id}));
            for (const DecisionRecord &record : records)
                SHERIA_CHECK(lookAt(record));
        }
        return {};
    }

    Result<void> lookAt(const DecisionRecord &record)
    {
        const QByteArray uri = record.work.uri.workUri(false);
        const bool isWanted = m_selection.covers(record.work.uri, record.language)
            && m_selection.coversCourt(record.judgment.court.code);
        if (m_seen.contains(uri) || !isWanted)
            return {};
        for (const QByteArray &name : {record.expressionUri, uri}) {
            SHERIA_TRY(const bool isAnothers,
                       isFromAnother(m_db, m_upstream.addresses().base, store::SyncKind::Decisions,
                                     name));
            if (isAnothers)
                return {};
        }
        m_differences.add(uri, "decision", u"present"_s, {});
        return {};
    }

    store::Database &m_db;
    Upstream &m_upstream;
    const Selection &m_selection;
    Differences &m_differences;
    Questions m_questions;
    bool m_isWhole = true;   ///< All lists came whole.
    QSet<QByteArray> m_seen; ///< By work.
    QByteArray m_uri;        ///< Of the one that is compared.
};

} // namespace

Result<qint64> compareDecisions(store::Database &db, Upstream &upstream, const Selection &selection,
                                Differences &differences)
{
    return ComparingDecisions(db, upstream, selection, differences).run();
}

Result<qint64> compareKnowledgeBases(store::Database &db, Upstream &upstream,
                                     const QByteArray &base, Differences &differences)
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
        if (source.kind != store::SyncKind::Knowledge || source.base != base)
            continue;
        SHERIA_TRY(const auto items, store::syncItemsOfPlace(db, source.id, {}));
        for (const store::SyncItem &item : items) {
            if (!codes.contains(item.uri) && store::findKnowledgeBase(db, item.uri))
                differences.add(item.uri, "knowledge_base", u"present"_s, {});
        }
    }
    return qint64(listed.bases.size());
}

Result<bool> isFromAnother(store::Database &db, const QByteArray &base, store::SyncKind kind,
                           const QByteArray &uri)
{
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        if (source.base == base && source.kind == kind)
            continue;
        SHERIA_TRY(const auto item, store::findSyncItem(db, source.id, uri));
        if (item)
            return true;
    }
    return false;
}

} // namespace sheria::sync
