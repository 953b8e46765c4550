#include "core/domain/jsonreceived.h"

#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sheria::json {

namespace {

using namespace Qt::StringLiterals;

/// Members of these types only; others are taken out, so that one odd value costs nothing else.
void keepTyped(QJsonObject &object, QJsonValue::Type type,
               std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        if (object.value(key).type() != type)
            object.remove(key);
    }
}

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

QJsonArray stringsOf(const QJsonValue &value)
{
    QJsonArray out;
    for (const QJsonValue &item : value.toArray()) {
        if (item.isString())
            out << item;
    }
    return out;
}

bool isDate(const QJsonValue &value)
{
    return QDate::fromString(value.toString(), Qt::ISODate).isValid();
}

void dropBadDates(QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        if (!isDate(object.value(key)))
            object.remove(key);
    }
}

QJsonObject publicationDocument(QJsonObject document)
{
    keepTyped(document, QJsonValue::String, {"url"_L1, "filename"_L1, "mime_type"_L1});
    keepTyped(document, QJsonValue::Double, {"size"_L1, "start_page"_L1});
    if (document.value("has_trusted_url"_L1).toBool())
        document.insert("trusted_url"_L1, document.value("url"_L1));
    else
        document.remove("trusted_url"_L1);
    document.remove("sha256"_L1);
    return document;
}

QJsonArray amendments(const QJsonValue &value)
{
    QJsonArray out;
    for (const QJsonValue &item : objectsOf(value)) {
        QJsonObject one = item.toObject();
        keepTyped(one, QJsonValue::String, {"amending_title"_L1, "amending_uri"_L1, "verb"_L1});
        dropBadDates(one, {"date"_L1});
        out << one;
    }
    return out;
}

QJsonArray commencements(const QJsonValue &value)
{
    QJsonArray out;
    for (const QJsonValue &item : objectsOf(value)) {
        QJsonObject one = item.toObject();
        keepTyped(one, QJsonValue::String,
                  {"commencing_title"_L1, "commencing_frbr_uri"_L1, "note"_L1});
        keepTyped(one, QJsonValue::Bool, {"main"_L1, "all_provisions"_L1});
        dropBadDates(one, {"date"_L1});
        one.insert("provisions"_L1, stringsOf(one.value("provisions"_L1)));
        out << one;
    }
    return out;
}

QJsonObject repeal(QJsonObject said)
{
    keepTyped(said, QJsonValue::String, {"repealing_title"_L1, "repealing_uri"_L1, "verb"_L1});
    dropBadDates(said, {"date"_L1});
    said.remove("note"_L1);
    // The words for "nobody knows".
    if (said.value("repealing_uri"_L1).toString().isEmpty()
        && said.value("repealing_title"_L1).toString() == "No repealing work"_L1)
        said.remove("repealing_title"_L1);
    return said;
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

/// In the shape of readWork(), with nothing in it that readWork() would refuse.
QJsonObject asWork(const QJsonObject &said)
{
    QJsonObject work = said;
    if (!work.value("work_title"_L1).toString().isEmpty())
        work.insert("title"_L1, work.value("work_title"_L1));
    keepTyped(work, QJsonValue::String,
              {"title"_L1, "publication_name"_L1, "publication_number"_L1, "disclaimer"_L1,
               "type_name"_L1, "numbered_title"_L1});
    keepTyped(work, QJsonValue::Bool, {"stub"_L1, "principal"_L1, "commenced"_L1});
    keepTyped(work, QJsonValue::Object,
              {"publication_document"_L1, "repeal"_L1, "parent_work"_L1, "commencing_work"_L1});
    dropBadDates(
        work, {"publication_date"_L1, "assent_date"_L1, "as_at_date"_L1, "commencement_date"_L1});
    for (const QLatin1StringView key :
         {"created_at"_L1, "updated_at"_L1, "consolidations"_L1, "chapter"_L1, "judgment"_L1,
          "provision_enrichments"_L1, "source_uri"_L1, "commenced_without_record"_L1})
        work.remove(key);
    if (work.contains("publication_document"_L1))
        work.insert("publication_document"_L1,
                    publicationDocument(work.value("publication_document"_L1).toObject()));
    if (work.contains("repeal"_L1))
        work.insert("repeal"_L1, repeal(work.value("repeal"_L1).toObject()));
    const bool hasAll = work.value("work_amendments"_L1).isArray();
    work.insert("amendments"_L1,
                amendments(work.value(hasAll ? "work_amendments"_L1 : "amendments"_L1)));
    work.insert("commencements"_L1, commencements(work.value("commencements"_L1)));
    work.insert("custom_properties"_L1, customProperties(work.value("custom_properties"_L1)));
    work.insert("taxonomy_topics"_L1, stringsOf(work.value("taxonomy_topics"_L1)));
    work.insert("aliases"_L1, stringsOf(work.value("aliases"_L1)));
    return work;
}

WorkRef refOf(const QJsonObject &object, QLatin1StringView uri, QLatin1StringView title)
{
    return {object.value(uri).toString().toUtf8(), object.value(title).toString()};
}

/// As far as the expression itself tells it; its own address tells all.
void noteMainCommencement(const QJsonObject &said, Work &work)
{
    const QDate date = QDate::fromString(said.value("commencement_date"_L1).toString(),
                                         Qt::ISODate);
    if (!work.commencements.empty() || (!date.isValid() && !said.contains("commencing_work"_L1)))
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
                     u"\"expression_frbr_uri\" has no language or no date"_s};
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

Manifestation::Role roleOf(const QString &name)
{
    if (name == "main"_L1)
        return Manifestation::Role::Main;
    return name == "component"_L1 ? Manifestation::Role::Component
                                  : Manifestation::Role::Superseded;
}

std::vector<Manifestation> readManifestations(const QJsonValue &value)
{
    std::vector<Manifestation> out;
    for (const QJsonValue &item : value.toArray()) {
        Manifestation one;
        one.role = roleOf(item["role"_L1].toString());
        one.component = item["component"_L1].toString().toUtf8();
        one.contentHash = item["content_sha256"_L1].toString().toUtf8();
        one.date = QDate::fromString(item["date"_L1].toString(), Qt::ISODate);
        out.push_back(std::move(one));
    }
    return out;
}

void readEvent(const QJsonValue &event, QDate date, Work &work)
{
    const QString type = event["type"_L1].toString();
    if (type == "consolidation"_L1) {
        work.consolidations.push_back(date);
    } else if (type == "chapter"_L1) {
        const QString words = event["description"_L1].toString();
        work.chapter = ChapterNumber{words.section(u' ', 1), event["note"_L1].toString(), date};
    } else if (type == "repeal"_L1 && work.repeal) {
        work.repeal->note = event["note"_L1].toString();
    } else if (type == "amendment"_L1
               && event["description"_L1].toString().startsWith("Revised"_L1)) {
        const QByteArray by = event["by_frbr_uri"_L1].toString().toUtf8();
        for (Amendment &amendment : work.amendments) {
            if (amendment.date == date && amendment.by.uri == by)
                amendment.isRevision = true;
        }
    }
}

} // namespace

Result<ReceivedExpression> readReceivedExpression(const QJsonObject &object)
{
    ReceivedExpression out;
    SHERIA_TRY(out.expression, readIdentity(object));
    const QJsonObject said = asWork(object);
    SHERIA_TRY(out.work, readWork(said));
    if (!out.expression.uri.startsWith(QByteArray(out.work.uri.workUri(false) + '/')))
        return Error{ErrorCode::InvalidArgument,
                     u"\"expression_frbr_uri\" is none of the work \"frbr_uri\""_s};
    out.work.isCommencedByFlag = false;
    noteMainCommencement(said, out.work);
    out.work.isCommencedByFlag = said.value("commenced"_L1).toBool()
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
    shape.insert("commencements"_L1, commencements(object.value("commencements"_L1)));
    const Result<Work> read = readWork(shape);
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
    for (Amendment &amendment : work.amendments)
        amendment.isRevision = false;
    for (const QJsonValue &day : object.value("timeline"_L1).toArray()) {
        const QDate date = QDate::fromString(day["date"_L1].toString(), Qt::ISODate);
        if (!date.isValid())
            continue;
        for (const QJsonValue &event : day["events"_L1].toArray())
            readEvent(event, date, work);
    }
    std::sort(work.consolidations.begin(), work.consolidations.end());
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
