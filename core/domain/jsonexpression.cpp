#include "core/domain/json.h"

#include <algorithm>

namespace sheria::json {

namespace {

void writeRef(Writer &out, const WorkRef &ref)
{
    out.beginObject().member("frbr_uri", ref.uri).member("title", ref.title).endObject();
}

template <typename Ref>
void writeRefOrNull(Writer &out, QByteArrayView key, const Ref &ref)
{
    out.key(key);
    if (ref)
        writeRef(out, *ref);
    else
        out.null();
}

void writeIdentity(Writer &out, const ExpressionRecord &record, const Addresses &at)
{
    const FrbrUri &uri = record.work.uri;
    out.member("url", at.of(record.expression.uri));
    out.member("title", record.expression.title);
    out.member("created_at", record.expression.createdAt);
    out.member("updated_at", record.expression.updatedAt);
    out.member("country", uri.country);
    out.key("locality").stringOrNull(uri.locality);
    out.member("nature", uri.doctype);
    out.key("subtype").stringOrNull(uri.subtype);
    out.key("actor").stringOrNull(uri.actor);
    out.member("year", uri.year());
    out.member("number", uri.number);
    out.member("frbr_uri", uri.workUri(false));
    out.member("expression_frbr_uri", record.expression.uri);
}

QByteArray publicationUrl(const Work &work, const PublicationDocument &document,
                          const QString &filename, const Addresses &at)
{
    if (!document.trustedUrl.isEmpty())
        return document.trustedUrl;
    return at.of(work.uri.workUri(false)) + "/media/publication/"
        + filename.toUtf8().toPercentEncoding();
}

void writePublicationDocument(Writer &out, const Work &work, const Addresses &at)
{
    out.key("publication_document");
    if (!work.publication.document) {
        out.null();
        return;
    }
    const PublicationDocument &document = *work.publication.document;
    const QString filename = document.filename.isEmpty() ? defaultPublicationFilename(work.uri)
                                                         : document.filename;
    out.beginObject();
    out.member("url", publicationUrl(work, document, filename, at));
    out.member("filename", filename);
    out.member("mime_type",
               document.mimeType.isEmpty() ? QByteArray("application/pdf") : document.mimeType);
    out.key("size");
    document.size ? out.number(*document.size) : out.null();
    out.member("has_trusted_url", !document.trustedUrl.isEmpty());
    out.key("start_page");
    document.startPage ? out.number(*document.startPage) : out.null();
    out.endObject();
}

void writePublication(Writer &out, const Work &work, const Addresses &at)
{
    out.member("publication_date", work.publication.date);
    out.key("publication_name").stringOrNull(work.publication.name);
    out.key("publication_number").stringOrNull(work.publication.number);
    writePublicationDocument(out, work, at);
}

void writeRepeal(Writer &out, const std::optional<Repeal> &repeal)
{
    out.key("repeal");
    if (!repeal) {
        out.null();
        return;
    }
    const bool isByNone = repeal->by.uri.isEmpty() && repeal->by.title.isEmpty();
    out.beginObject();
    out.member("date", repeal->date);
    out.member("repealing_title",
               isByNone ? QStringLiteral("No repealing work") : repeal->by.title);
    out.member("repealing_uri", repeal->by.uri);
    out.member("verb", repeal->verb);
    out.endObject();
}

void writeStatus(Writer &out, const ExpressionRecord &record)
{
    const Work &work = record.work;
    const Commencement *main = work.mainCommencement();
    out.member("commenced", work.isCommenced());
    out.member("commenced_in_full", record.isCommencedInFull);
    out.member("commencement_date", main ? main->date : QDate());
    writeRefOrNull(out, "commencing_work", main ? main->by : std::optional<WorkRef>());
    out.member("assent_date", work.assentDate);
    writeRepeal(out, work.repeal);
    writeRefOrNull(out, "parent_work", work.parent);
    out.member("expression_date", record.expression.date);
    out.member("language", record.expression.language);
}

void writeSummary(Writer &out, const ExpressionSummary &summary, const Addresses &at)
{
    out.beginObject();
    out.member("url", at.of(summary.uri));
    out.member("language", summary.language);
    out.member("expression_frbr_uri", summary.uri);
    out.member("title", summary.title);
    out.member("expression_date", summary.date);
    out.endObject();
}

void writePointsInTime(Writer &out, const std::vector<ExpressionSummary> &summaries,
                       const Addresses &at)
{
    out.key("points_in_time").beginArray();
    for (std::size_t i = 0; i < summaries.size();) {
        const QDate date = summaries[i].date;
        out.beginObject().member("date", date).key("expressions").beginArray();
        for (; i < summaries.size() && summaries[i].date == date; ++i)
            writeSummary(out, summaries[i], at);
        out.endArray().endObject();
    }
    out.endArray();
}

void writeAmendments(Writer &out, const ExpressionRecord &record)
{
    const auto write = [&out](const Amendment &amendment) {
        out.beginObject();
        out.member("date", amendment.date);
        out.member("amending_title", amendment.by.title);
        out.member("amending_uri", amendment.by.uri);
        out.endObject();
    };
    const QDate date = record.expression.date;
    writeArray(out, "amendments", record.work.amendments, [&](const Amendment &amendment) {
        if (amendment.date <= date)
            write(amendment);
    });
    writeArray(out, "work_amendments", record.work.amendments, write);
}

QByteArray joinedUris(const std::vector<WorkRef> &works)
{
    QByteArrayList uris;
    for (const WorkRef &work : works)
        uris << work.uri;
    return uris.join(", ");
}

void writeDescription(Writer &out, const ExpressionRecord &record)
{
    const Work &work = record.work;
    out.member("stub", work.isStub);
    out.member("principal", work.isPrincipal);
    out.key("numbered_title").stringOrNull(numberedTitle(work));
    writeArray(out, "taxonomy_topics", work.topics, [&](const auto &slug) { out.string(slug); });
    out.member("as_at_date", record.asAtDate);
    writeArray(out, "custom_properties", work.customProperties, [&](const CustomProperty &each) {
        out.beginObject().member("key", each.key).member("label", each.label);
        out.member("value", each.value).endObject();
    });
    out.member("type_name", typeName(work));
    out.member("amendments_made", joinedUris(record.amends));
    out.member("enacted_as", joinedUris(record.enactedAs));
    out.member("repeals_made", joinedUris(record.repeals));
    out.member("commencements_made", joinedUris(record.commences));
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
    const bool isV2 = at.version == ApiVersion::V2;
    writeArray(out, "links", Links, [&](const LinkRow &link) {
        out.beginObject().member("rel", link.rel).member("title", link.title);
        out.member("href", QByteArray(url + link.suffix.toByteArray()));
        out.member(isV2 ? "mediaType" : "media_type", link.mediaType).endObject();
    });
}

/// Our own addition, for expressions of several files: a client can find all of them.
void writeManifestations(Writer &out, const ExpressionRecord &record, const QByteArray &url)
{
    writeArray(out, "manifestations", record.manifestations, [&](const Manifestation &each) {
        out.beginObject().member("role", enumName(each.role));
        out.member("component", each.component).member("content_sha256", each.contentHash);
        out.member("doctype", each.doctype).member("date", each.date);
        out.member("url", QByteArray(url + ".xml?manifestation=" + each.contentHash)).endObject();
    });
}

/// What only the older version has. `id` is stable: the expression's in this library.
void writeLegacyMembers(Writer &out, const ExpressionRecord &record, const QByteArray &url)
{
    writeCommencementArray(out, record.work.commencements);
    out.member("id", record.expression.id);
    out.member("draft", false);
    out.member("content_url", QByteArray(url + ".xml"));
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
        return api() + frbrUri;
    return api() + frbrUri.toByteArray().toPercentEncoding("/!~:@$&'()*+,;=");
}

QString defaultPublicationFilename(const FrbrUri &work)
{
    QString name = QString::fromUtf8(work.canonical().workUri(false)).sliced(5);
    name.replace(u'/', u'-');
    return name + u"-publication-document.pdf";
}

void writeExpression(Writer &out, const ExpressionRecord &record, const Addresses &at)
{
    const Work &work = record.work;
    const QByteArray url = at.of(record.expression.uri);
    out.beginObject();
    writeIdentity(out, record, at);
    writePublication(out, work, at);
    writeStatus(out, record);
    writePointsInTime(out, record.pointsInTime, at);
    writeAmendments(out, record);
    writeDescription(out, record);
    writeLinks(out, url, at);
    out.key("disclaimer").stringOrNull(work.disclaimer);
    writeArray(out, "aliases", work.aliases, [&](const QString &alias) { out.string(alias); });
    out.member("work_title", work.title);
    out.member("date", work.uri.date);
    if (record.manifestations.size() > 1)
        writeManifestations(out, record, url);
    if (at.version == ApiVersion::V2)
        writeLegacyMembers(out, record, url);
    out.endObject();
}

} // namespace sheria::json
