// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/decisions.h"

#include "core/base/hash.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/json/json.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/mediaqueries.h"
#include "core/sync/fetcher.h"
#include "core/sync/filefetch.h"
#include "core/sync/source/address.h"

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

/// The address that belongs to the medium-neutral citation: "[2019] KEHC 77 (KLR)" is
/// /akn/ke/judgment/kehc/2019/77, since the codes of courts begin with the country. Empty: it has none.
/// Source: server/API.md sections 9.1 and 10.6.
QByteArray citedUri(const QJsonObject &said)
{
    static const QRegularExpression neutral(
        u"^\\s*\\[(\\d{4})\\]\\s+([A-Za-z]{2}[A-Za-z0-9]*)\\s+(\\d+)\\b"_s);
    const QRegularExpressionMatch cited = neutral.match(said.value("short_mnc"_L1).toString());
    if (!cited.hasMatch())
        return {};
    QString court = said.value("court"_L1)["code"_L1].toString();
    if (court.isEmpty())
        court = cited.captured(2);
    return u"/akn/%1/judgment/%2/%3/%4"_s
        .arg(cited.captured(2).left(2).toLower(), court.toLower(), cited.captured(1),
             cited.captured(3))
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
class DecisionFetch final : public ItemFetch
{
public:
    using ItemFetch::ItemFetch;

private:
    Result<void> fetch() override
    {
        SHERIA_TRY(const QJsonObject said, identity());
        store::Received received;
        SHERIA_CHECK(readWork(said, received.work));
        received.expression = expressionOf(said, received.work);
        SHERIA_CHECK(lookLocally());
        SHERIA_CHECK(text(received));
        m_out.item.updatedAt = said.value("updated_at"_L1).toString().toUtf8();
        m_out.received = std::move(received);
        if (!m_selection.hasPdfs || m_out.received->expression.uri.isEmpty())
            return {};
        return part("pdf", [this] { return pdf(); });
    }

    /// What the list said is kept, for the next list to be compared with.
    Result<QJsonObject> identity()
    {
        const QJsonObject listed = QJsonDocument::fromJson(m_json).object();
        return isWholeDecision(listed) ? Result<QJsonObject>(listed) : askIdentity();
    }

    Result<void> readWork(const QJsonObject &said, Work &work) const
    {
        // What was asked for is what came, unless the answer says that it is another.
        SHERIA_TRY(work.uri, workOf(m_out.item.workUri));
        if (const QByteArray uri = uriOf(said); !uri.isEmpty()) {
            SHERIA_TRY(const FrbrUri named, workOf(uri));
            if (named.workUri(false) != m_out.item.workUri)
                return Error{ErrorCode::Unsupported,
                             Message::tr("the server answered with another decision, %1",
                                         named.workUri(false))};
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
        // A text without a date has one in its URI, which needs it.
        const auto uri = FrbrUri::parse(said.value("expression_frbr_uri"_L1).toString().toUtf8());
        const auto point = uri ? uri->pointInTime() : Result<PointInTime>(uri.error());
        if (!out.date.isValid() && point && point->kind == PointInTime::Kind::Exactly)
            out.date = point->date;
        if (!out.date.isValid())
            out.date = judgment.deliveryDate;
        out.createdAt = work.createdAt;
        out.updatedAt = work.updatedAt;
        return out;
    }

    Result<void> text(store::Received &received)
    {
        SHERIA_TRY(const QByteArray here, localText());
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
    Result<QByteArray> localText()
    {
        if (!isTaggedTextAtHome())
            return QByteArray();
        auto xml = store::contentXml(m_reader, m_out.item.etagHash);
        if (xml)
            return xml;
        const ErrorCode code = xml.error().code;
        return code == ErrorCode::NotFound || code == ErrorCode::Corrupt
            ? Result<QByteArray>(QByteArray())
            : xml.error();
    }

    static Result<void> takeText(const QByteArray &xml, store::Received &received)
    {
        SHERIA_TRY(store::ReceivedText text, readText(xml));
        const akn::Metadata &metadata = text.content->metadata;
        if (received.expression.language.isEmpty())
            received.expression.language = metadata.expression.language;
        if (!received.expression.date.isValid())
            received.expression.date = metadata.expression.date;
        // What the text says besides; where both say something the API is right.
        received.work.judgment = json::mergedMembers(metadata.work.judgment,
                                                     received.work.judgment);
        received.texts.emplace().push_back(std::move(text));
        received.hasAllTexts = false; // A legislation source may have brought what it replaced.
        return {};
    }
};

} // namespace

bool isWholeDecision(const QJsonObject &said)
{
    // An address that was worked out of a citation is asked whether it is there.
    return said.value("parties"_L1).isArray() && said.value("judges"_L1).isArray()
        && !uriOf(said).isEmpty();
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

void addDecision(ListPage &out, const QJsonObject &said, int list, const Selection &selection)
{
    const QByteArray named = uriOf(said);
    const auto work = workOf(named.isEmpty() ? citedUri(said) : named);
    if (!work) { // Nothing can be done with it, but it is in the list.
        out.others.push_back(QJsonDocument(said).toJson(QJsonDocument::Compact));
        ++out.nameless;
        return;
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
        return;
    }
    out.items.push_back({uri, workUri, work->place(),
                         said.value("updated_at"_L1).toString().toUtf8(),
                         QJsonDocument(said).toJson(QJsonDocument::Compact), list});
}

Fetched fetchDecision(StoredReplies &source, const FetchRule &rule, const store::SyncItem &item,
                      const QByteArray &json)
{
    return DecisionFetch(source, rule, item, json, decisionPath(item.workUri)).run();
}

} // namespace sheria::sync
