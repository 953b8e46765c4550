#include "server/routes/knowledgejson.h"

#include "server/http/query.h"

namespace sheria::routes {

using knowledge::Item;

namespace {

constexpr int ScoreDigits = 6;

void writeBool(json::Writer &out, QByteArrayView name, std::optional<bool> value)
{
    out.key(name);
    value ? out.boolean(*value) : out.null();
}

void writeNumber(json::Writer &out, QByteArrayView name, double value)
{
    out.key(name).raw(QByteArray::number(value, 'f', ScoreDigits));
}

QByteArray portionUrl(const Item &item, const ReaderAddress &reader)
{
    const QByteArray anchor = anchorOf(item);
    return anchor.isEmpty() ? QByteArray() : reader.of(item.expressionUri) + '#' + anchor;
}

void writeMetadata(json::Writer &out, const Item &item, const ReaderAddress &reader)
{
    out.beginObject().member("work_frbr_uri", item.workUri);
    out.member("expression_frbr_uri", item.expressionUri);
    out.member("expression_date", item.expressionDate);
    out.member("frbr_place", item.place).member("frbr_country", item.country);
    out.member("frbr_doctype", item.doctype);
    out.key("frbr_subtype").stringOrNull(QByteArrayView(item.subtype));
    out.member("title", QStringView(item.title));
    out.member("public_url", reader.of(item.expressionUri));
    out.member("portion_type", knowledge::portionTypeName(item.type));
    out.key("portion_id").stringOrNull(QByteArrayView(item.portionId));
    out.key("portion_title").stringOrNull(QStringView(item.portionTitle));
    out.key("portion_parent_ids").beginArray();
    for (const knowledge::Ancestor &parent : item.parents)
        out.string(QByteArrayView(parent.eId));
    out.endArray().key("portion_parent_titles").beginArray();
    for (const knowledge::Ancestor &parent : item.parents)
        out.string(QStringView(parent.title));
    out.endArray();
    out.key("portion_public_url").stringOrNull(QByteArrayView(portionUrl(item, reader)));
    writeBool(out, "repealed", item.repealed);
    writeBool(out, "commenced", item.commenced);
    writeBool(out, "principal", item.principal);
    out.key("blurb").stringOrNull(QStringView(item.blurb));
    out.key("flynote").stringOrNull(QStringView(item.flynote));
    out.member("pinpoint_frbr_uri", item.pinpointUri).member("text_hash", item.textHash);
    out.endObject();
}

void writeExplanation(json::Writer &out, const knowledge::Explanation &explanation)
{
    out.beginObject().member("lexical_rank", explanation.lexicalRank);
    writeNumber(out, "lexical_score", explanation.lexicalScore);
    out.member("vector_rank", explanation.vectorRank);
    writeNumber(out, "vector_score", explanation.vectorScore);
    out.key("words").beginArray();
    for (const knowledge::MatchedWord &word : explanation.words) {
        out.beginObject().member("word", QStringView(word.word));
        out.member("in_text", word.inText).member("in_portion_title", word.isInPortionTitle);
        out.member("in_parent_titles", word.isInParents).member("in_title", word.isInTitle);
        out.endObject();
    }
    out.endArray().endObject();
}

} // namespace

QByteArray ReaderAddress::of(const QByteArray &expressionUri) const
{
    return front + http::percentEncoded(expressionUri, "/!~:@$&'()*+,;=");
}

void writeKnowledgeBase(json::Writer &out, const KnowledgeBase &base, const QByteArray &serverBase)
{
    out.beginObject().member("code", base.code).member("name", QStringView(base.name));
    out.member("description", QStringView(base.description));
    out.member("url", QByteArray(serverBase + "/ai/v1/knowledge-bases/" + base.code));
    out.endObject();
}

QByteArray retrievedJson(const std::vector<Item> &items, const ReaderAddress &reader,
                         bool withExplanations)
{
    json::Writer out;
    out.beginObject().key("results").beginArray();
    for (const Item &item : items) {
        out.beginObject().key("content").beginObject();
        out.member("text", QStringView(item.text)).endObject();
        out.key("metadata");
        writeMetadata(out, item, reader);
        writeNumber(out, "score", item.score);
        if (withExplanations) {
            out.key("explanation");
            writeExplanation(out, item.explanation);
        }
        out.endObject();
    }
    out.endArray().endObject();
    return out.take();
}

QByteArray verdictJson(const knowledge::Verdict &verdict, const ReaderAddress &reader)
{
    json::Writer out;
    out.beginObject().member("status", knowledge::statusName(verdict.status));
    out.member("expression_frbr_uri", verdict.expressionUri);
    out.member("expression_date", verdict.expressionDate);
    out.key("text_hash").stringOrNull(QByteArrayView(verdict.textHash));
    out.key("found_in").beginArray();
    for (const knowledge::Verdict::Place &place : verdict.places) {
        out.beginObject().member("expression_frbr_uri", place.expressionUri);
        out.member("expression_date", place.date);
        out.member("pinpoint_frbr_uri", place.pinpointUri);
        out.key("portion_id").stringOrNull(QByteArrayView(place.portionId));
        out.member("public_url", reader.of(place.expressionUri)).endObject();
    }
    out.endArray().endObject();
    return out.take();
}

} // namespace sheria::routes
