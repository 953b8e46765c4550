// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/jsonreceived.h"

#include "core/domain/json/json.h"
#include "core/domain/today.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sheria::json {

namespace {

using namespace Qt::StringLiterals;

/// The objects of an array.
QJsonArray objectsOf(const QJsonValue &value)
{
    QJsonArray out;
    for (const QJsonValue &item : value.toArray()) {
        if (item.isObject())
            out << item;
    }
    return out;
}

QJsonArray customProperties(const QJsonValue &value)
{
    QJsonArray out;
    for (const QJsonValue &item : objectsOf(value)) {
        QJsonObject one;
        for (const QLatin1StringView key : {"key"_L1, "label"_L1, "value"_L1})
            one.insert(key, item[key].toVariant().toString());
        out << one;
    }
    return out;
}

/// What is said of the work, but for what is not for others to say.
Result<Work> readSaidWork(QJsonObject said)
{
    if (!said.value("work_title"_L1).toString().isEmpty())
        said.insert("title"_L1, said.value("work_title"_L1));
    if (said.value("work_amendments"_L1).isArray())
        said.insert("amendments"_L1, said.value("work_amendments"_L1));
    said.insert("custom_properties"_L1, customProperties(said.value("custom_properties"_L1)));
    SHERIA_TRY(Work work, readWork(said, WrongTypes::Ignore));
    work.consolidations.clear();
    work.chapter.reset();
    work.judgment.clear();
    work.enrichments.clear();
    work.sourceUri.clear();
    work.createdAt = work.updatedAt = {};
    if (auto &document = work.publication.document) {
        const QJsonValue given = said.value("publication_document"_L1);
        const bool isTrusted = given["has_trusted_url"_L1].toBool();
        document->trustedUrl = isTrusted ? given["url"_L1].toString().toUtf8() : QByteArray();
        document->contentHash.clear();
    }
    if (work.repeal) {
        work.repeal->note.clear();
        // The words for "nobody knows".
        if (work.repeal->by == WorkRef{{}, u"No repealing work"_s})
            work.repeal->by.title.clear();
    }
    return work;
}

WorkRef refOf(const QJsonObject &object, QLatin1StringView uri, QLatin1StringView title)
{
    return {object.value(uri).toString().toUtf8(), object.value(title).toString()};
}

/// As far as the expression itself tells it; its own address tells all.
void noteMainCommencement(const QJsonObject &said, Work &work)
{
    const QDate date = knownDate(
        QDate::fromString(said.value("commencement_date"_L1).toString(), Qt::ISODate));
    if (!work.commencements.empty()
        || (!date.isValid() && !said.value("commencing_work"_L1).isObject()))
        return;
    Commencement main;
    main.date = date;
    main.isMain = true;
    main.allProvisions = said.value("commenced_in_full"_L1).toBool();
    const WorkRef by = refOf(said.value("commencing_work"_L1).toObject(), "frbr_uri"_L1,
                             "title"_L1);
    if (by != WorkRef())
        main.by = by;
    if (main.date.isValid() || main.by)
        work.commencements.push_back(std::move(main));
}

/// Names are said always, and kept only where they are not what we would say ourselves.
void dropDerivedNames(Work &work)
{
    const QString type = std::exchange(work.typeName, {});
    if (typeName(work) != type)
        work.typeName = type;
    const QString numbered = std::exchange(work.numberedTitle, {});
    if (numberedTitle(work) != numbered)
        work.numberedTitle = numbered;
}

Result<Expression> readIdentity(const QJsonObject &object)
{
    Members in(object);
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(in.bytes(u"expression_frbr_uri"_s)));
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    if (uri.language.isEmpty() || point.kind != PointInTime::Kind::Exactly)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("\"expression_frbr_uri\" has no language or no date")};
    uri = uri.canonical();
    Expression out;
    SHERIA_TRY(out.uri, uri.expressionUri());
    out.language = uri.language;
    out.date = point.date;
    out.title = object.value("title"_L1).toString();
    out.createdAt = parseInstant(object.value("created_at"_L1).toString());
    out.updatedAt = parseInstant(object.value("updated_at"_L1).toString());
    return out;
}

std::vector<ExpressionSummary> readPointsInTime(const QJsonValue &value)
{
    std::vector<ExpressionSummary> out;
    for (const QJsonValue &day : value.toArray()) {
        for (const QJsonValue &item : day["expressions"_L1].toArray()) {
            if (auto one = readIdentity(item.toObject()))
                out.push_back({one->uri, one->language, one->date, one->title});
        }
    }
    return out;
}

std::vector<Manifestation> readManifestations(const QJsonValue &value)
{
    std::vector<Manifestation> out;
    for (const QJsonValue &item : value.toArray()) {
        Manifestation one;
        one.role = Manifestation::roleNamed(item["role"_L1].toString().toUtf8());
        one.component = item["component"_L1].toString().toUtf8();
        one.contentHash = item["content_sha256"_L1].toString().toUtf8();
        one.date = QDate::fromString(item["date"_L1].toString(), Qt::ISODate);
        out.push_back(std::move(one));
    }
    return out;
}

/// Puts the amendment at the end: those of one day come in the order of their events. One whose amending work has
/// no address is in the timeline alone.
void readAmendment(const QJsonValue &event, QDate date, std::vector<Amendment> &amendments)
{
    Amendment one{date, refOf(event.toObject(), "by_frbr_uri"_L1, "by_title"_L1), false};
    const auto known = std::find_if(amendments.begin(), amendments.end(),
                                    [&](const Amendment &each) {
                                        return each.date == date && each.by.uri == one.by.uri;
                                    });
    if (!one.by.uri.isEmpty()) {
        if (known == amendments.end())
            return;
        one.by = known->by;
        amendments.erase(known);
    }
    one.isRevision = event["description"_L1].toString().startsWith("Revised"_L1);
    amendments.push_back(std::move(one));
}

void readEvent(const QJsonValue &event, QDate date, Work &work)
{
    const QString type = event["type"_L1].toString();
    if (type == "consolidation"_L1 && date.isValid()) {
        work.consolidations.push_back(date);
    } else if (type == "chapter"_L1) {
        const QString words = event["description"_L1].toString();
        work.chapter = ChapterNumber{words.section(u' ', 1), event["note"_L1].toString(), date};
    } else if (type == "repeal"_L1 && work.repeal) {
        work.repeal->note = event["note"_L1].toString();
    } else if (type == "amendment"_L1) {
        readAmendment(event, date, work.amendments);
    }
}

} // namespace

Result<ReceivedExpression> readReceivedExpression(const QJsonObject &object)
{
    ReceivedExpression out;
    SHERIA_TRY(out.expression, readIdentity(object));
    SHERIA_TRY(out.work, readSaidWork(object));
    if (!out.expression.uri.startsWith(QByteArray(out.work.uri.workUri(false) + '/')))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("\"expression_frbr_uri\" is none of the work \"frbr_uri\"")};
    out.work.isCommencedByFlag = false;
    noteMainCommencement(object, out.work);
    out.work.isCommencedByFlag = object.value("commenced"_L1).toBool()
        && out.work.commencements.empty();
    dropDerivedNames(out.work);
    out.pointsInTime = readPointsInTime(object.value("points_in_time"_L1));
    out.manifestations = readManifestations(object.value("manifestations"_L1));
    return out;
}

void readReceivedCommencements(const QJsonObject &object, Work &work)
{
    QJsonObject shape;
    shape.insert("frbr_uri"_L1, QString::fromUtf8(work.uri.workUri(false)));
    shape.insert("commencements"_L1, object.value("commencements"_L1));
    const Result<Work> read = readWork(shape, WrongTypes::Ignore);
    if (!read)
        return;
    const bool isCommenced = work.isCommenced();
    work.commencements = read->commencements;
    work.isCommencedByFlag = isCommenced && work.commencements.empty();
}

void readReceivedTimeline(const QJsonObject &object, Work &work)
{
    work.consolidations.clear();
    work.chapter.reset();
    std::erase_if(work.amendments, [](const Amendment &each) { return each.by.uri.isEmpty(); });
    for (Amendment &amendment : work.amendments)
        amendment.isRevision = false;
    for (const QJsonValue &day : object.value("timeline"_L1).toArray()) {
        const QDate date = QDate::fromString(day["date"_L1].toString(), Qt::ISODate);
        if (!date.isValid())
            continue;
        for (const QJsonValue &event : day["events"_L1].toArray())
            readEvent(event, knownDate(date), work);
    }
    std::sort(work.consolidations.begin(), work.consolidations.end());
    std::stable_sort(work.amendments.begin(), work.amendments.end(),
                     [](const Amendment &a, const Amendment &b) { return a.date < b.date; });
    // "Chapter 52" may follow from the number that is known only now.
    dropDerivedNames(work);
}

void readReceivedEnrichments(const QJsonObject &object, Work &work)
{
    const QJsonArray enrichments = objectsOf(object.value("enrichments"_L1));
    work.enrichments = enrichments.isEmpty()
        ? QByteArray()
        : QJsonDocument(enrichments).toJson(QJsonDocument::Compact);
}

} // namespace sheria::json
