// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "core/domain/today.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria::json {

using namespace Qt::StringLiterals;

namespace {

/// Reads what is described.
class Reader : public Members
{
public:
    static constexpr bool IsReading = true;
    template <typename T>
    using Of = T;

    using Members::Members;

    void member(QLatin1StringView key, QString &it) { it = Members::text(key); }
    void member(QLatin1StringView key, QByteArray &it) { it = bytes(key); }
    void member(QLatin1StringView key, bool &it) { it = flag(key, it); }
    void member(QLatin1StringView key, QDate &it) { it = date(key); }
    void member(QLatin1StringView key, QDateTime &it) { it = dateTime(key); }
    void member(QLatin1StringView key, std::optional<QString> &it)
    {
        if (has(key))
            it = Members::text(key);
    }
    template <typename T>
    void member(QLatin1StringView key, std::optional<T> &it)
    {
        if constexpr (std::is_integral_v<T>) {
            if (const std::optional<qint64> number = integer(key))
                it = T(*number);
        } else if (const std::optional<QJsonObject> inside = object(key)) {
            it = objectOf<T>(key, *inside);
        }
    }
    template <typename T>
    void member(QLatin1StringView key, std::vector<T> &items)
    {
        constexpr bool IsDate = std::is_same_v<T, QDate>;
        constexpr bool IsText = std::is_same_v<T, QByteArray> || std::is_same_v<T, QString>;
        const QJsonArray given = array(key);
        for (const QJsonValue item : given) {
            if (IsDate || IsText ? !item.isString() : !item.isObject()) {
                complain(key,
                         IsDate || IsText ? Message::tr("an array of strings")
                                          : Message::tr("an array of objects"));
                continue;
            }
            if constexpr (IsDate)
                addDate(key, QDate::fromString(item.toString(), Qt::ISODate), items);
            else if constexpr (std::is_same_v<T, QByteArray>)
                items.push_back(item.toString().toUtf8());
            else if constexpr (IsText)
                items.push_back(item.toString());
            else
                items.push_back(objectOf<T>(key, item.toObject()));
        }
    }
    template <typename Value, typename... Rest>
    void members(const char *key, Value &it, Rest &...rest)
    {
        member(QLatin1StringView(key), it);
        if constexpr (sizeof...(rest) > 0)
            members(rest...);
    }
    template <typename Text>
    void text(const char *key, Text &it)
    {
        members(key, it);
    }
    void choice(const char *key, bool &it, const char *yes, const char *)
    {
        it = bytes(QLatin1StringView(key)) == yes;
    }

private:
    template <typename T>
    T objectOf(QLatin1StringView key, const QJsonObject &object)
    {
        Reader in(object, wrongTypes());
        T it;
        describe(in, it);
        complainAs(key, in);
        return it;
    }
    /// A day that stands for no date is none of a list.
    void addDate(QLatin1StringView key, QDate date, std::vector<QDate> &items)
    {
        if (!date.isValid())
            complain(key, Message::tr("an array of dates"));
        else if (!isPlaceholder(date))
            items.push_back(date);
    }
};

} // namespace

// The shape of work.json.

template <typename Archive, typename T>
using In = typename Archive::template Of<T>;

template <typename Archive>
void describe(Archive &a, In<Archive, PublicationDocument> &document)
{
    a.text("trusted_url", document.trustedUrl);
    a.members("filename", document.filename, "mime_type", document.mimeType, "size", document.size,
              "start_page", document.startPage);
    if constexpr (!Archive::IsReading)
        a.text("path",
               document.contentHash.isEmpty() ? QString() : u"publication/"_s + document.filename);
    a.text("sha256", document.contentHash);
}

/// Source: server/API.md section 2.13.
template <typename Archive>
void describe(Archive &a, In<Archive, Commencement> &commencement)
{
    std::optional<QString> title;
    QByteArray uri;
    if (commencement.by) {
        title = commencement.by->title;
        uri = commencement.by->uri;
    }
    a.members("commencing_title", title);
    a.text("commencing_frbr_uri", uri);
    if constexpr (Archive::IsReading) {
        const WorkRef by{uri, title.value_or(QString())};
        if (by != WorkRef())
            commencement.by = by;
    }
    a.members("date", commencement.date, "main", commencement.isMain, "all_provisions",
              commencement.allProvisions, "provisions", commencement.provisions);
    a.text("note", commencement.note);
}

template <typename Archive>
void describe(Archive &a, In<Archive, Amendment> &amendment)
{
    a.members("date", amendment.date, "amending_title", amendment.by.title, "amending_uri",
              amendment.by.uri);
    a.choice("verb", amendment.isRevision, "revised", "amended");
}

template <typename Archive>
void describe(Archive &a, In<Archive, Repeal> &repeal)
{
    a.members("date", repeal.date, "repealing_title", repeal.by.title, "repealing_uri",
              repeal.by.uri, "verb", repeal.verb, "note", repeal.note);
    if constexpr (Archive::IsReading) {
        if (repeal.verb.isEmpty())
            repeal.verb = Repeal().verb;
    }
}

template <typename Archive>
void describe(Archive &a, In<Archive, WorkRef> &work)
{
    a.members("frbr_uri", work.uri, "title", work.title);
}

template <typename Archive>
void describe(Archive &a, In<Archive, ChapterNumber> &chapter)
{
    a.members("number", chapter.number);
    a.text("revision_name", chapter.revisionName);
    a.members("valid_from", chapter.validFrom);
}

template <typename Archive>
void describe(Archive &a, In<Archive, CustomProperty> &property)
{
    a.members("key", property.key, "label", property.label, "value", property.value);
}

/// What follows the parts of the address.
template <typename Archive>
void describe(Archive &a, In<Archive, Work> &work)
{
    a.members("publication_date", work.publication.date);
    a.text("publication_name", work.publication.name);
    a.text("publication_number", work.publication.number);
    a.members("publication_document", work.publication.document, "assent_date", work.assentDate,
              "commencements", work.commencements);
    if constexpr (Archive::IsReading) {
        // Where it is not said, a work without a record has commenced if it is said to have.
        if (work.commencements.empty())
            a.members("commenced", work.isCommencedByFlag);
    }
    a.members("commenced_without_record", work.isCommencedByFlag, "amendments", work.amendments,
              "consolidations", work.consolidations, "repeal", work.repeal, "parent_work",
              work.parent, "stub", work.isStub, "principal", work.isPrincipal, "chapter",
              work.chapter, "taxonomy_topics", work.topics, "as_at_date", work.asAtDate,
              "custom_properties", work.customProperties);
    a.text("disclaimer", work.disclaimer);
    a.members("aliases", work.aliases);
    a.text("type_name", work.typeName);
    a.text("numbered_title", work.numberedTitle);
}

namespace {

/// The order that the API gives lists that a file may hold in any.
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

void writeCommencements(Writer &out, const std::vector<Commencement> &commencements)
{
    out.object("commencements", commencements);
}

void writeWork(Writer &out, const Work &work)
{
    const FrbrUri &uri = work.uri;
    out.beginObject();
    out.members("frbr_uri", uri.workUri(false), "title", work.title, "country", uri.country,
                "locality", orNull(uri.locality), "nature", uri.doctype, "subtype",
                orNull(uri.subtype), "actor", orNull(uri.actor), "year", uri.year(), "number",
                uri.number);
    describe(out, work);
    out.key("provision_enrichments").raw(work.enrichments.isEmpty() ? "[]"_ba : work.enrichments);
    if (!work.judgment.isEmpty())
        out.key("judgment").raw(work.judgment);
    if (!work.sourceUri.isEmpty())
        out.member("source_uri", work.sourceUri);
    out.members("created_at", work.createdAt, "updated_at", work.updatedAt).endObject();
}

Result<Work> readWork(const QJsonObject &object, WrongTypes wrongTypes)
{
    Reader in(object, wrongTypes);
    Work work;
    const Result<FrbrUri> uri = FrbrUri::parse(in.bytes(u"frbr_uri"_s));
    if (!uri)
        return Error{ErrorCode::InvalidArgument,
                     Message::about(u"\"frbr_uri\""_s, uri.error().message)};
    work.uri = uri->canonical();
    work.uri.language.clear();
    work.uri.expressionDate.clear();
    in.members("title", work.title);
    describe(in, work);
    const QJsonArray enrichments = in.array(u"provision_enrichments"_s);
    if (!enrichments.isEmpty())
        work.enrichments = QJsonDocument(enrichments).toJson(QJsonDocument::Compact);
    if (const auto judgment = in.object(u"judgment"_s))
        work.judgment = QJsonDocument(*judgment).toJson(QJsonDocument::Compact);
    in.members("source_uri", work.sourceUri, "created_at", work.createdAt, "updated_at",
               work.updatedAt);
    sortLists(work);
    if (in.error())
        return *in.error();
    return work;
}

namespace {

QByteArray publicationUrl(const Work &work, const PublicationDocument &document,
                          const QString &filename, const Addresses &at)
{
    if (!document.trustedUrl.isEmpty())
        return document.trustedUrl;
    return at.of(work.uri.workUri(false)) + "/media/publication/"
        + filename.toUtf8().toPercentEncoding();
}

/// Null for a document of which only the name is known: its address would answer nothing.
void writePublicationDocument(Writer &out, const Work &work, const Addresses &at)
{
    if (!work.publication.document || !work.publication.document->isAvailable())
        return void(out.null());
    const PublicationDocument &document = *work.publication.document;
    const QString filename = document.filename.isEmpty() ? defaultPublicationFilename(work.uri)
                                                         : document.filename;
    out.object("url", publicationUrl(work, document, filename, at), "filename", filename,
               "mime_type", document.mimeType.isEmpty() ? "application/pdf"_ba : document.mimeType,
               "size", document.size, "has_trusted_url", !document.trustedUrl.isEmpty(),
               "start_page", document.startPage);
}

auto objectOf(const std::optional<Repeal> &repeal)
{
    return [&repeal](Writer &out) {
        if (!repeal)
            return void(out.null());
        const WorkRef &by = repeal->by;
        out.object("date", repeal->date, "repealing_title",
                   by == WorkRef() ? u"No repealing work"_s : by.title, "repealing_uri", by.uri,
                   "verb", repeal->verb);
    };
}

void writePointsInTime(Writer &out, const std::vector<ExpressionSummary> &summaries,
                       const Addresses &at)
{
    out.key("points_in_time").beginArray();
    for (std::size_t i = 0; i < summaries.size();) {
        const QDate date = summaries[i].date;
        if (isPlaceholder(date)) {
            ++i;
            continue;
        }
        out.beginObject().member("date", date).key("expressions").beginArray();
        for (; i < summaries.size() && summaries[i].date == date; ++i) {
            const ExpressionSummary &each = summaries[i];
            out.object("url", at.of(each.uri), "language", each.language, "expression_frbr_uri",
                       each.uri, "title", each.title, "expression_date", each.date);
        }
        out.endArray().endObject();
    }
    out.endArray();
}

void writeAmendments(Writer &out, const ExpressionRecord &record)
{
    const auto write = [&out](const Amendment &each) {
        if (each.by.uri.isEmpty())
            return; // Clients look the amending work up by its URI.
        out.object("date", each.date, "amending_title", each.by.title, "amending_uri", each.by.uri);
    };
    const QDate date = record.expression.date;
    out.key("amendments").array(record.work.amendments, [&](const Amendment &amendment) {
        if (amendment.date <= date)
            write(amendment);
    });
    out.key("work_amendments").array(record.work.amendments, write);
}

QByteArray joinedUris(const std::vector<WorkRef> &works)
{
    QByteArrayList uris;
    for (const WorkRef &work : works)
        uris << work.uri;
    return uris.join(", ");
}

struct LinkRow
{
    QByteArrayView rel, title, suffix, mediaType;
};

/// Source: server/API.md section 2.12.
constexpr LinkRow Links[] = {
    {"alternate", "HTML", ".html", "text/html"},
    {"alternate", "Standalone HTML", ".html?standalone=1", "text/html"},
    {"alternate", "Akoma Ntoso", ".xml", "application/xml"},
    {"alternate", "PDF", ".pdf", "application/pdf"},
    {"alternate", "ePUB", ".epub", "application/epub+zip"},
    {"toc", "Table of Contents", "/toc.json", "application/json"},
    {"media", "Media", "/media.json", "application/json"},
};

void writeLinks(Writer &out, const QByteArray &url, const Addresses &at)
{
    out.key("links").array(Links, [&](const LinkRow &link) {
        out.object("rel", link.rel, "title", link.title, "href",
                   QByteArray(url + link.suffix.toByteArray()), at.mediaTypeKey(), link.mediaType);
    });
}

/// Our own addition, for expressions of several files: a client can find all of them.
void writeManifestations(Writer &out, const ExpressionRecord &record, const QByteArray &url)
{
    out.key("manifestations").array(record.manifestations, [&](const Manifestation &each) {
        out.object("role", enumName(each.role), "component", each.component, "content_sha256",
                   each.contentHash, "doctype", each.doctype, "date", each.date, "url",
                   QByteArray(url + ".xml?manifestation=" + each.contentHash));
    });
}

} // namespace

QByteArray Addresses::api() const
{
    switch (version) {
    case ApiVersion::V2: return base + "/v2";
    case ApiVersion::V3: return base + "/v3";
    case ApiVersion::Decisions: return base + "/api/v1/decisions";
    }
    Q_UNREACHABLE();
}

QByteArray Addresses::of(QByteArrayView frbrUri) const
{
    const auto standsForItself = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '-' && c <= ':') || c == '@';
    };
    if (std::all_of(frbrUri.begin(), frbrUri.end(), standsForItself))
        return QByteArray(api()).append(frbrUri);
    return api() + frbrUri.toByteArray().toPercentEncoding("/!~:@$&'()*+,;=");
}

QString defaultPublicationFilename(const FrbrUri &work)
{
    QString name = QString::fromUtf8(work.canonical().workUri(false)).sliced(5);
    name.replace(u'/', u'-');
    return name + u"-publication-document.pdf"_s;
}

void writeExpression(Writer &out, const ExpressionRecord &record, const Addresses &at)
{
    const Work &work = record.work;
    const FrbrUri &uri = work.uri;
    const Expression &expression = record.expression;
    const Commencement *main = work.mainCommencement();
    const std::optional<WorkRef> commencing = main ? main->by : std::nullopt;
    const QByteArray url = at.of(expression.uri);
    out.beginObject();
    out.members("url", url, "title", expression.title, "created_at", expression.createdAt,
                "updated_at", expression.updatedAt, "country", uri.country, "locality",
                orNull(uri.locality), "nature", uri.doctype, "subtype", orNull(uri.subtype),
                "actor", orNull(uri.actor), "year", uri.year(), "number", uri.number, "frbr_uri",
                uri.workUri(false), "expression_frbr_uri", expression.uri);
    out.members("publication_date", work.publication.date, "publication_name",
                orNull(work.publication.name), "publication_number",
                orNull(work.publication.number), "publication_document",
                [&](Writer &inner) { writePublicationDocument(inner, work, at); });
    out.members("commenced", work.isCommenced(), "commenced_in_full", record.isCommencedInFull,
                "commencement_date", main ? main->date : QDate(), "commencing_work", commencing,
                "assent_date", work.assentDate, "repeal", objectOf(work.repeal), "parent_work",
                work.parent, "expression_date", expression.date, "language", expression.language);
    writePointsInTime(out, record.pointsInTime, at);
    writeAmendments(out, record);
    out.members("stub", work.isStub, "principal", work.isPrincipal, "numbered_title",
                orNull(numberedTitle(work)), "taxonomy_topics", work.topics, "as_at_date",
                record.asAtDate, "custom_properties", work.customProperties, "type_name",
                typeName(work), "amendments_made", joinedUris(record.amends), "enacted_as",
                joinedUris(record.enactedAs), "repeals_made", joinedUris(record.repeals),
                "commencements_made", joinedUris(record.commences));
    writeLinks(out, url, at);
    out.members("disclaimer", orNull(work.disclaimer), "aliases", work.aliases, "work_title",
                work.title, "date", uri.date);
    if (record.manifestations.size() > 1)
        writeManifestations(out, record, url);
    // What only the older version has. "id" is stable: the expression's in this library.
    if (at.version == ApiVersion::V2)
        out.members("commencements", work.commencements, "id", expression.id, "draft", false,
                    "content_url", QByteArray(url + ".xml"));
    out.endObject();
}

namespace {

auto linksTo(const Place &place, const Addresses &at)
{
    return [&](Writer &out) {
        out.beginArray().object("rel", "works", "title", "Works", "href",
                                at.of(QByteArray("/akn/" + place.uriCode + '/')), at.mediaTypeKey(),
                                "application/json");
        out.endArray();
    };
}

/// Where the items of one answer stand.
struct Context
{
    QByteArrayView expressionUri;
    const Addresses &at;
};

/// Above an item: its parent and that one's subcomponent.
struct Above
{
    const TocEntry *entry = nullptr;
    QByteArray subcomponent;
};

QByteArray urlOf(const TocEntry &entry, const QByteArray &subcomponent, const Context &context)
{
    const bool isV2 = context.at.version == ApiVersion::V2;
    const QByteArray portion = isV2 ? subcomponent : portionOf(entry);
    QByteArray uri = context.expressionUri.toByteArray() + (isV2 ? "/" : "/!") + entry.component;
    if (!portion.isEmpty())
        uri += (isV2 ? '/' : '~') + portion;
    return context.at.of(uri);
}

void writeEntry(Writer &out, const TocEntry &entry, const Above &above, const Context &context)
{
    if (!isListed(entry)) {
        for (const TocEntry &child : entry.children)
            writeEntry(out, child, above, context);
        return;
    }
    const bool isV2 = context.at.version == ApiVersion::V2;
    const QByteArray subcomponent = isV2 ? subcomponentOf(entry, above.entry, above.subcomponent)
                                         : QByteArray();
    out.beginObject().members("type", entry.type, "component", entry.component);
    if (isV2)
        out.member("subcomponent", orNull(subcomponent));
    out.member("title", entry.title);
    out.key("children").array(entry.children, [&](const TocEntry &child) {
        writeEntry(out, child, {&entry, subcomponent}, context);
    });
    if (!isV2)
        out.member("basic_unit", entry.isBasicUnit);
    out.members("num", entry.num, "id", orNull(entry.eId), "heading", entry.heading, "url",
                urlOf(entry, subcomponent, context));
    out.endObject();
}

} // namespace

void writeTimeline(Writer &out, const std::vector<TimelineDay> &days)
{
    const auto writeEvent = [&out](const TimelineEvent &event) {
        out.object("type", event.type, "description", event.description, "by_frbr_uri",
                   event.by.uri, "by_title", event.by.title, "note", event.note);
    };
    out.beginObject().key("timeline").array(days, [&](const TimelineDay &day) {
        out.beginObject().member("date", day.date);
        out.key("events").array(day.events, writeEvent).endObject();
    });
    out.endObject();
}

void writeCountry(Writer &out, const Country &country, const Addresses &at)
{
    out.beginObject().members("code", country.place.country(), "name", country.place.name,
                              "frbr_uri_code", country.place.uriCode);
    out.key("localities").array(country.localities, [&](const Place &locality) {
        writeLocality(out, locality, at);
    });
    out.member("links", linksTo(country.place, at)).endObject();
}

void writeLocality(Writer &out, const Place &locality, const Addresses &at)
{
    out.object("code", locality.localityCode(), "name", locality.name, "frbr_uri_code",
               locality.uriCode, "links", linksTo(locality, at));
}

void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at)
{
    const Context context{expressionUri, at};
    out.beginObject().key("toc").array(entries, [&](const TocEntry &entry) {
        writeEntry(out, entry, {}, context);
    });
    out.endObject();
}

} // namespace sheria::json
