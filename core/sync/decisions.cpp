#include "core/sync/decisions.h"

#include "core/base/hash.h"
#include "core/domain/json.h"
#include "core/domain/jsonjudgment.h"
#include "core/domain/jsonmembers.h"
#include "core/store/expressionqueries.h"
#include "core/store/expressionrows.h"
#include "core/store/mediaqueries.h"
#include "core/sync/address.h"
#include "core/sync/athome.h"
#include "core/sync/filefetch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

/// What the server says of itself, or works out of what it has: nothing of the decision.
constexpr QLatin1StringView OfTheServer[] = {
    "url"_L1,           "links"_L1,         "frbr_uri"_L1,        "expression_frbr_uri"_L1,
    "created_at"_L1,    "updated_at"_L1,    "expression_date"_L1, "language"_L1,
    "title"_L1,         "delivery_year"_L1, "cited_documents"_L1, "state"_L1,
    "judgment_date"_L1,
};
constexpr const char *DefaultLanguage = "eng"; ///< Where neither server nor text tells it.

/// The URI that an answer gives the decision, as a member or within its address; empty: it gives none,
/// as the documented detail does.
QByteArray uriOf(const QJsonObject &said)
{
    for (const QLatin1StringView key : {"frbr_uri"_L1, "expression_frbr_uri"_L1}) {
        if (const QString uri = said.value(key).toString(); !uri.isEmpty())
            return uri.toUtf8();
    }
    const QByteArray path = QUrl(said.value("url"_L1).toString()).path().toUtf8();
    const qsizetype start = path.indexOf("/akn/");
    if (start < 0)
        return {};
    return path.sliced(start, path.size() - start - (path.endsWith(".json") ? 5 : 0));
}

/// The address that belongs to the medium-neutral citation, "[2019] KEHC 77 (KLR)"; empty: it has none.
/// Source: contract SEEDS/court-decisions-api.md, "What the service does", "Endpoints".
QByteArray citedUri(const QJsonObject &said)
{
    static const QRegularExpression neutral(
        u"^\\s*\\[(\\d{4})\\]\\s+([A-Za-z][A-Za-z0-9]*)\\s+(\\d+)\\b"_s);
    const QRegularExpressionMatch cited = neutral.match(said.value("short_mnc"_L1).toString());
    if (!cited.hasMatch())
        return {};
    QString court = said.value("court"_L1)["code"_L1].toString();
    if (court.isEmpty())
        court = cited.captured(2);
    return u"/akn/ke/judgment/%1/%2/%3"_s.arg(court.toLower(), cited.captured(1), cited.captured(3))
        .toUtf8();
}

/// Errors: InvalidArgument when `uri` is no FRBR URI.
Result<FrbrUri> workOf(const QByteArray &uri)
{
    SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(uri));
    return FrbrUri::parse(parsed.canonical().workUri(false));
}

bool isEmptyValue(const QJsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

/// What is known of the judgment: members in our own form, and those that only the server knows.
QByteArray judgmentOf(const QJsonObject &said)
{
    QJsonObject known = said;
    for (const QLatin1StringView key : OfTheServer)
        known.remove(key);
    for (const QString &key : said.keys()) {
        if (isEmptyValue(said.value(key)))
            known.remove(key);
    }
    Judgment judgment = json::readJudgment(known);
    if (!judgment.deliveryDate.isValid())
        judgment.deliveryDate = QDate::fromString(said.value("judgment_date"_L1).toString(),
                                                  Qt::ISODate);
    return json::editedMembers(QJsonDocument(known).toJson(QJsonDocument::Compact), judgment);
}

/// One decision; see fetchDecision().
class DecisionFetch
{
public:
    DecisionFetch(KeptReplies &source, const FetchRule &rule, const store::SyncItem &item,
                  QByteArray json)
        : m_upstream(source.upstream())
        , m_reader(source.reader())
        , m_selection(rule.selection)
        , m_json(std::move(json))
        , m_path(decisionPath(item.workUri))
        , m_files(source, rule.room, item.workUri, m_path)
    {
        m_out.item = item;
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
        m_out.item.state = m_out.error ? store::SyncItem::State::Stale
                                       : store::SyncItem::State::Complete;
        m_out.item.parts = m_out.error ? "pdf"_ba : QByteArray();
        m_out.item.note = m_out.error ? m_out.error->detail : QString();
        m_out.item.missingAt = {};
        return std::move(m_out);
    }

private:
    Result<void> fetch()
    {
        SHERIA_TRY(const QJsonObject said, identity());
        store::Received received;
        SHERIA_CHECK(readWork(said, received.work));
        received.expression = expressionOf(said, received.work);
        SHERIA_CHECK(lookAtHome());
        SHERIA_CHECK(text(received));
        m_out.item.updatedAt = said.value("updated_at"_L1).toString().toUtf8();
        m_out.received = std::move(received);
        if (!m_selection.hasPdfs || m_out.received->expression.uri.isEmpty())
            return {};
        const Result<void> done = pdf(*m_out.received);
        if (!done && done.error().code == ErrorCode::Cancelled)
            return done;
        if (!done)
            m_out.error = done.error();
        return {};
    }

    Result<QJsonObject> identity()
    {
        const QJsonObject listed = QJsonDocument::fromJson(m_json).object();
        if (isWholeDecision(listed))
            return listed;
        // What the list said is kept, for the next list to be compared with.
        const Result<QJsonObject> got = m_upstream.getJson(m_path + ".json");
        m_isIdentityMissing = !got;
        return got;
    }

    Result<void> readWork(const QJsonObject &said, Work &work) const
    {
        // What was asked for is what came, unless the answer says that it is another.
        SHERIA_TRY(work.uri, workOf(m_out.item.workUri));
        if (const QByteArray uri = uriOf(said); !uri.isEmpty()) {
            SHERIA_TRY(const FrbrUri named, workOf(uri));
            if (named.workUri(false) != m_out.item.workUri)
                return Error{ErrorCode::Unsupported,
                             u"the server answered with another decision, %1"_s.arg(
                                 QString::fromUtf8(named.workUri(false)))};
        }
        for (const QLatin1StringView key :
             {"title"_L1, "case_name"_L1, "full_mnc"_L1, "short_mnc"_L1}) {
            if (work.title.isEmpty())
                work.title = said.value(key).toString();
        }
        work.judgment = judgmentOf(said);
        work.createdAt = json::parseInstant(said.value("created_at"_L1).toString());
        work.updatedAt = json::parseInstant(said.value("updated_at"_L1).toString());
        return {};
    }

    /// As it is said; what is not, its text will say.
    static Expression expressionOf(const QJsonObject &said, const Work &work)
    {
        Expression out;
        const Judgment judgment = json::readJudgment(work.judgment);
        out.title = work.title;
        out.language = said.value("language"_L1).toString().toUtf8();
        out.date = QDate::fromString(said.value("expression_date"_L1).toString(), Qt::ISODate);
        if (!out.date.isValid())
            out.date = judgment.deliveryDate;
        out.createdAt = work.createdAt;
        out.updatedAt = work.updatedAt;
        return out;
    }

    /// What the library has of it, to ask for what is new only.
    Result<void> lookAtHome()
    {
        const auto uri = FrbrUri::parse(m_out.item.uri);
        if (!uri || uri->language.isEmpty())
            return {};
        SHERIA_TRY(m_home, expressionAtHome(m_reader, m_out.item.uri));
        return {};
    }

    Result<void> text(store::Received &received)
    {
        SHERIA_TRY(const QByteArray here, textAtHome());
        const auto reply = m_upstream.get(m_path + ".xml", Expected::Xml,
                                          here.isEmpty() ? QByteArray() : m_out.item.etag);
        if (!reply && reply.error().code != ErrorCode::NotFound)
            return reply.error();
        if (!reply)
            return {}; // Known without its text.
        m_out.bytes += reply->body.size();
        SHERIA_CHECK(takeText(reply->isModified ? reply->body : here, received));
        if (reply->isModified)
            m_out.item.etag = reply->etag;
        m_out.item.etagHash = received.texts->front().manifestation.contentHash;
        Expression &expression = received.expression;
        if (expression.language.isEmpty())
            expression.language = DefaultLanguage;
        if (!expression.date.isValid())
            expression.date = QDate(received.work.uri.year().toInt(), 1, 1);
        expression.uri = store::expressionUri(m_out.item.workUri, expression.language,
                                              expression.date);
        return {};
    }

    /// What the tag is of; empty when that is not here. It is read like one that is sent: what it says
    /// of the decision counts either way.
    Result<QByteArray> textAtHome()
    {
        const bool hasIt = m_home && m_home->manifestations.size() == 1
            && m_home->manifestations.front().contentHash == m_out.item.etagHash;
        if (!hasIt)
            return QByteArray();
        auto xml = store::contentXml(m_reader, m_out.item.etagHash);
        if (xml)
            return xml;
        const ErrorCode code = xml.error().code;
        return code == ErrorCode::NotFound || code == ErrorCode::Corrupt
            ? Result<QByteArray>(QByteArray())
            : xml.error();
    }

    Result<void> takeText(const QByteArray &xml, store::Received &received)
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
        if (received.expression.language.isEmpty())
            received.expression.language = metadata.expression.language;
        if (!received.expression.date.isValid())
            received.expression.date = metadata.expression.date;
        // What the text says besides; where both say something the API is right.
        received.work.judgment = json::mergedMembers(metadata.work.judgment,
                                                     received.work.judgment);
        received.texts.emplace().push_back({std::move(one), std::move(content)});
        received.hasAllTexts = false; // A legislation source may have brought what it replaced.
        return {};
    }

    Result<void> pdf(store::Received &received)
    {
        const QString name = pdfName(m_out.item.workUri);
        std::vector<store::MediaFile> atHome;
        if (m_home) {
            SHERIA_TRY(atHome, store::listMedia(m_reader, m_home->expression.id));
        }
        const auto known = std::find_if(atHome.begin(), atHome.end(),
                                        [&name](const auto &one) { return one.filename == name; });
        const QByteArray hash = known == atHome.end() ? QByteArray() : known->hash;
        SHERIA_TRY(const Upstream::Reply reply, m_files.file(m_path + ".pdf", hash));
        store::ReceivedMedia file{name, "application/pdf", hash, {}};
        if (reply.isModified) {
            file.bytes = reply.body.isNull() ? ""_ba : reply.body;
            file.hash = sha256Hex(file.bytes);
        }
        received.media.emplace().push_back(std::move(file));
        for (const store::MediaFile &other : atHome) {
            if (other.filename != name)
                received.media->push_back({other.filename, other.mimeType, other.hash, {}});
        }
        return {};
    }

    Upstream &m_upstream;
    store::Database &m_reader;
    const Selection &m_selection;
    const QByteArray m_json;
    const QByteArray m_path;
    FileFetch m_files;
    bool m_isIdentityMissing = false;
    std::optional<ExpressionRecord> m_home;
    Fetched m_out;
};

} // namespace

bool isWholeDecision(const QJsonObject &said)
{
    // An address that was worked out of a citation is asked whether it is there.
    return said.value("parties"_L1).isArray() && said.value("judges"_L1).isArray()
        && !uriOf(said).isEmpty();
}

QByteArray decisionPath(const QByteArray &workUri)
{
    return "/decisions" + json::Addresses{{}, json::ApiVersion::V3}.of(workUri).mid(3);
}

QByteArrayList decisionListPaths(const Selection &selection, const store::SyncPass &pass)
{
    QByteArrayList out{"/decisions/.json?ordering=updated_at"};
    if (!selection.courts.empty()) {
        out.clear();
        for (const QByteArray &court : selection.courts)
            out << "/decisions/.json?ordering=updated_at&court=" + court;
    }
    if (pass.isEverything)
        return out;
    // A server that knows no such filter lists all: then what is the same is not fetched.
    for (QByteArray &path : out)
        path += "&updated_at__gte=" + pass.since.toUTC().toString(Qt::ISODate).toLatin1();
    return out;
}

Result<ListPage> readDecisionPage(const QJsonObject &page, int list, const Selection &selection)
{
    if (!page.value("results"_L1).isArray() || !page.value("count"_L1).isDouble())
        return Error{ErrorCode::Unsupported, u"what came is no page of a list"_s};
    ListPage out;
    out.count = page.value("count"_L1).toInteger();
    out.shown = page.value("results"_L1).toArray().size();
    out.hasNext = !page.value("next"_L1).toString().isEmpty();
    for (const QJsonValue &item : page.value("results"_L1).toArray()) {
        const QJsonObject said = item.toObject();
        const QByteArray named = uriOf(said);
        const auto work = workOf(named.isEmpty() ? citedUri(said) : named);
        if (!work) { // Nothing can be done with it, but it is in the list.
            out.others.push_back(QJsonDocument(said).toJson(QJsonDocument::Compact));
            ++out.nameless;
            continue;
        }
        const QByteArray workUri = work->workUri(false);
        QByteArray uri = said.value("expression_frbr_uri"_L1).toString().toUtf8();
        if (!FrbrUri::parse(uri) || !uri.startsWith(QByteArray(workUri + '/')))
            uri = workUri;
        const QByteArray language = said.value("language"_L1).toString().toUtf8();
        const bool isWanted = selection.coversPlace(work->place())
            && selection.coversCourt(said.value("court"_L1)["code"_L1].toString().toUtf8())
            && (language.isEmpty() || selection.covers(*work, language));
        if (!isWanted) {
            out.others.push_back(uri);
            continue;
        }
        out.items.push_back({uri, workUri, work->place(),
                             said.value("updated_at"_L1).toString().toUtf8(),
                             QJsonDocument(said).toJson(QJsonDocument::Compact), list});
    }
    return out;
}

Fetched fetchDecision(KeptReplies &source, const FetchRule &rule, const store::SyncItem &item,
                      const QByteArray &json)
{
    Fetched out = DecisionFetch(source, rule, item, json).run();
    out.replies = source.take();
    return out;
}

} // namespace sheria::sync
