#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::json {

namespace {

/// Reads each object of the array `key`; other items are complained about.
template <typename Read>
void readObjects(Members &in, const QString &key, const Read &read)
{
    for (const QJsonValue &item : in.array(key)) {
        if (!item.isObject()) {
            in.complain(key, QStringLiteral("an array of objects"));
            return;
        }
        Members inner(item.toObject());
        read(inner);
        in.complainAs(key, inner);
    }
}

template <typename Take>
void readStrings(Members &in, const QString &key, const Take &take)
{
    for (const QJsonValue &item : in.array(key)) {
        if (!item.isString()) {
            in.complain(key, QStringLiteral("an array of strings"));
            return;
        }
        take(item.toString());
    }
}

QDate readDate(Members &in, const QString &key, const QString &text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        in.complain(key, QStringLiteral("an array of dates"));
    return date;
}

PublicationDocument readDocument(Members &in)
{
    PublicationDocument document;
    document.trustedUrl = in.bytes(QStringLiteral("trusted_url"));
    document.filename = in.text(QStringLiteral("filename"));
    document.mimeType = in.bytes(QStringLiteral("mime_type"));
    document.size = in.integer(QStringLiteral("size"));
    if (const auto page = in.integer(QStringLiteral("start_page")))
        document.startPage = static_cast<int>(*page);
    document.contentHash = in.bytes(QStringLiteral("sha256"));
    return document;
}

Publication readPublication(Members &in)
{
    Publication publication;
    publication.date = in.date(QStringLiteral("publication_date"));
    publication.name = in.text(QStringLiteral("publication_name"));
    publication.number = in.text(QStringLiteral("publication_number"));
    const QString key = QStringLiteral("publication_document");
    if (const auto object = in.object(key)) {
        Members inner(*object);
        publication.document = readDocument(inner);
        in.complainAs(key, inner);
    }
    return publication;
}

Commencement readCommencement(Members &in)
{
    Commencement out;
    out.date = in.date(QStringLiteral("date"));
    const WorkRef by{in.bytes(QStringLiteral("commencing_frbr_uri")),
                     in.text(QStringLiteral("commencing_title"))};
    if (by != WorkRef())
        out.by = by;
    out.isMain = in.flag(QStringLiteral("main"));
    out.allProvisions = in.flag(QStringLiteral("all_provisions"));
    readStrings(in, QStringLiteral("provisions"),
                [&out](const QString &eId) { out.provisions.push_back(eId.toUtf8()); });
    out.note = in.text(QStringLiteral("note"));
    return out;
}

Amendment readAmendment(Members &in)
{
    Amendment out;
    out.date = in.date(QStringLiteral("date"));
    out.by = {in.bytes(QStringLiteral("amending_uri")), in.text(QStringLiteral("amending_title"))};
    out.isRevision = in.text(QStringLiteral("verb")) == u"revised";
    return out;
}

Repeal readRepeal(Members &in)
{
    Repeal out;
    out.date = in.date(QStringLiteral("date"));
    out.by = {in.bytes(QStringLiteral("repealing_uri")),
              in.text(QStringLiteral("repealing_title"))};
    if (const QByteArray verb = in.bytes(QStringLiteral("verb")); !verb.isEmpty())
        out.verb = verb;
    out.note = in.text(QStringLiteral("note"));
    return out;
}

WorkRef readRef(Members &in)
{
    return {in.bytes(QStringLiteral("frbr_uri")), in.text(QStringLiteral("title"))};
}

ChapterNumber readChapter(Members &in)
{
    return {in.text(QStringLiteral("number")), in.text(QStringLiteral("revision_name")),
            in.date(QStringLiteral("valid_from"))};
}

/// The member `key`, read by `read`, when it is there.
template <typename Read>
auto readOptional(Members &in, const QString &key, const Read &read)
{
    std::optional<decltype(read(in))> out;
    if (const auto object = in.object(key)) {
        Members inner(*object);
        out = read(inner);
        in.complainAs(key, inner);
    }
    return out;
}

void readHistory(Members &in, Work &work)
{
    work.assentDate = in.date(QStringLiteral("assent_date"));
    readObjects(in, QStringLiteral("commencements"),
                [&work](Members &inner) { work.commencements.push_back(readCommencement(inner)); });
    work.isCommencedByFlag = in.flag(QStringLiteral("commenced_without_record"),
                                     work.commencements.empty()
                                         && in.flag(QStringLiteral("commenced")));
    readObjects(in, QStringLiteral("amendments"),
                [&work](Members &inner) { work.amendments.push_back(readAmendment(inner)); });
    const QString consolidations = QStringLiteral("consolidations");
    readStrings(in, consolidations, [&](const QString &text) {
        work.consolidations.push_back(readDate(in, consolidations, text));
    });
    work.repeal = readOptional(in, QStringLiteral("repeal"), readRepeal);
    work.parent = readOptional(in, QStringLiteral("parent_work"), readRef);
}

void readDescription(Members &in, Work &work)
{
    work.isStub = in.flag(QStringLiteral("stub"));
    work.isPrincipal = in.flag(QStringLiteral("principal"), true);
    work.chapter = readOptional(in, QStringLiteral("chapter"), readChapter);
    readStrings(in, QStringLiteral("taxonomy_topics"),
                [&work](const QString &slug) { work.topics.push_back(slug.toUtf8()); });
    work.asAtDate = in.date(QStringLiteral("as_at_date"));
    readObjects(in, QStringLiteral("custom_properties"), [&work](Members &inner) {
        work.customProperties.push_back({inner.bytes(QStringLiteral("key")),
                                         inner.text(QStringLiteral("label")),
                                         inner.text(QStringLiteral("value"))});
    });
    work.disclaimer = in.text(QStringLiteral("disclaimer"));
    readStrings(in, QStringLiteral("aliases"),
                [&work](const QString &alias) { work.aliases.push_back(alias); });
    work.typeName = in.text(QStringLiteral("type_name"));
    work.numberedTitle = in.text(QStringLiteral("numbered_title"));
}

void readNested(Members &in, Work &work)
{
    const QJsonArray enrichments = in.array(QStringLiteral("provision_enrichments"));
    if (!enrichments.isEmpty())
        work.enrichments = QJsonDocument(enrichments).toJson(QJsonDocument::Compact);
    if (const auto judgment = in.object(QStringLiteral("judgment")))
        work.judgment = QJsonDocument(*judgment).toJson(QJsonDocument::Compact);
    work.sourceUri = in.bytes(QStringLiteral("source_uri"));
    work.createdAt = in.dateTime(QStringLiteral("created_at"));
    work.updatedAt = in.dateTime(QStringLiteral("updated_at"));
}

/// The order that the contract gives lists that a file may hold in any.
void sortLists(Work &work)
{
    const auto byDate = [](const auto &a, const auto &b) {
        return a.date < b.date;
    };
    const auto byDateUnknownLast = [](const Commencement &a, const Commencement &b) {
        return a.date.isValid() && (!b.date.isValid() || a.date < b.date);
    };
    std::stable_sort(work.commencements.begin(), work.commencements.end(), byDateUnknownLast);
    std::stable_sort(work.amendments.begin(), work.amendments.end(), byDate);
    std::sort(work.consolidations.begin(), work.consolidations.end());
    std::sort(work.aliases.begin(), work.aliases.end());
    std::stable_sort(work.customProperties.begin(), work.customProperties.end(),
                     [](const auto &a, const auto &b) { return a.label < b.label; });
}

} // namespace

Result<Work> readWork(const QJsonObject &object)
{
    Members in(object);
    Work work;
    const Result<FrbrUri> uri = FrbrUri::parse(in.bytes(QStringLiteral("frbr_uri")));
    if (!uri)
        return Error{ErrorCode::InvalidArgument,
                     QStringLiteral("\"frbr_uri\": %1").arg(uri.error().detail)};
    work.uri = uri->canonical();
    work.uri.language.clear();
    work.uri.expressionDate.clear();
    work.title = in.text(QStringLiteral("title"));
    work.publication = readPublication(in);
    readHistory(in, work);
    readDescription(in, work);
    readNested(in, work);
    sortLists(work);
    if (in.error())
        return *in.error();
    return work;
}

} // namespace sheria::json
