#include "core/domain/jsonparts.h"

namespace sheria::json {

namespace {

void writeComponents(Writer &out, const Work &work)
{
    const FrbrUri &uri = work.uri;
    out.member("frbr_uri", uri.workUri(false)).member("title", work.title);
    out.member("country", uri.country);
    out.key("locality").stringOrNull(uri.locality);
    out.member("nature", uri.doctype);
    out.key("subtype").stringOrNull(uri.subtype);
    out.key("actor").stringOrNull(uri.actor);
    out.member("year", uri.year()).member("number", uri.number);
}

void writeDocument(Writer &out, const std::optional<PublicationDocument> &document)
{
    out.key("publication_document");
    if (!document) {
        out.null();
        return;
    }
    const bool isHeld = !document->contentHash.isEmpty();
    out.beginObject();
    out.key("trusted_url").stringOrNull(document->trustedUrl);
    out.member("filename", document->filename).member("mime_type", document->mimeType);
    out.key("size");
    document->size ? out.number(*document->size) : out.null();
    out.key("start_page");
    document->startPage ? out.number(*document->startPage) : out.null();
    out.key("path").stringOrNull(isHeld ? u"publication/" + document->filename : QString());
    out.key("sha256").stringOrNull(document->contentHash);
    out.endObject();
}

void writePublication(Writer &out, const Publication &publication)
{
    out.member("publication_date", publication.date);
    out.key("publication_name").stringOrNull(publication.name);
    out.key("publication_number").stringOrNull(publication.number);
    writeDocument(out, publication.document);
}

void writeAmendment(Writer &out, const Amendment &amendment)
{
    out.beginObject();
    out.member("date", amendment.date);
    out.member("amending_title", amendment.by.title);
    out.member("amending_uri", amendment.by.uri);
    out.member("verb", QByteArrayView(amendment.isRevision ? "revised" : "amended"));
    out.endObject();
}

void writeWholeRepeal(Writer &out, const std::optional<Repeal> &repeal)
{
    out.key("repeal");
    if (!repeal) {
        out.null();
        return;
    }
    out.beginObject();
    out.member("date", repeal->date);
    out.member("repealing_title", repeal->by.title);
    out.member("repealing_uri", repeal->by.uri);
    out.member("verb", repeal->verb);
    out.member("note", repeal->note);
    out.endObject();
}

void writeHistory(Writer &out, const Work &work)
{
    out.member("assent_date", work.assentDate);
    writeCommencementArray(out, work.commencements);
    out.member("commenced_without_record", work.isCommencedByFlag);
    writeArray(out, "amendments", work.amendments,
               [&](const Amendment &each) { writeAmendment(out, each); });
    writeArray(out, "consolidations", work.consolidations, [&](QDate date) { out.date(date); });
    writeWholeRepeal(out, work.repeal);
    out.key("parent_work");
    if (work.parent)
        out.beginObject()
            .member("frbr_uri", work.parent->uri)
            .member("title", work.parent->title)
            .endObject();
    else
        out.null();
}

void writeChapter(Writer &out, const std::optional<ChapterNumber> &chapter)
{
    out.key("chapter");
    if (!chapter) {
        out.null();
        return;
    }
    out.beginObject();
    out.member("number", chapter->number);
    out.key("revision_name").stringOrNull(chapter->revisionName);
    out.member("valid_from", chapter->validFrom);
    out.endObject();
}

void writeDescription(Writer &out, const Work &work)
{
    out.member("stub", work.isStub).member("principal", work.isPrincipal);
    writeChapter(out, work.chapter);
    writeArray(out, "taxonomy_topics", work.topics, [&](const auto &slug) { out.string(slug); });
    out.member("as_at_date", work.asAtDate);
    writeArray(out, "custom_properties", work.customProperties, [&](const CustomProperty &each) {
        out.beginObject().member("key", each.key).member("label", each.label);
        out.member("value", each.value).endObject();
    });
    out.key("disclaimer").stringOrNull(work.disclaimer);
    writeArray(out, "aliases", work.aliases, [&](const QString &alias) { out.string(alias); });
    out.key("type_name").stringOrNull(work.typeName);
    out.key("numbered_title").stringOrNull(work.numberedTitle);
}

} // namespace

void writeWork(Writer &out, const Work &work)
{
    out.beginObject();
    writeComponents(out, work);
    writePublication(out, work.publication);
    writeHistory(out, work);
    writeDescription(out, work);
    out.key("provision_enrichments")
        .raw(work.enrichments.isEmpty() ? QByteArrayView("[]") : QByteArrayView(work.enrichments));
    if (!work.judgment.isEmpty())
        out.key("judgment").raw(work.judgment);
    if (!work.sourceUri.isEmpty())
        out.member("source_uri", work.sourceUri);
    out.member("created_at", work.createdAt).member("updated_at", work.updatedAt);
    out.endObject();
}

} // namespace sheria::json
