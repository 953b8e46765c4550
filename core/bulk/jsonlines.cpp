// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/entries.h"

#include <functional>

namespace sheria::bulk {

namespace {

/// works.jsonl, expressions.jsonl and topics.jsonl; with deletions, replaced.jsonl.
class JsonLinesWriter final : public Writer
{
public:
    explicit JsonLinesWriter(Folder &folder)
        : m_works(folder, "works", ".jsonl")
        , m_expressions(folder, "expressions", ".jsonl")
        , m_topics(folder, "topics", ".jsonl")
        , m_replaced(folder, "replaced", ".jsonl")
    {}

    Result<void> begin(const General &general) override
    {
        m_isDelta = general.since > 0;
        return addTopics(general.topics, {});
    }

    Result<void> addReplaced(const QByteArray &workUri) override
    {
        return m_replaced.add(json::object("frbr_uri", workUri) + '\n');
    }

    Result<void> addWork(const WorkEntry &entry) override
    {
        json::Writer out;
        json::writeWork(out, entry.work);
        return m_works.add(out.take() + '\n');
    }

    Result<void> addExpression(const ExpressionEntry &entry) override
    {
        const Expression &own = entry.record.expression;
        json::Writer out;
        out.beginObject().members("frbr_uri", own.uri, "work_frbr_uri",
                                  entry.record.work.uri.workUri(false), "title", own.title,
                                  "language", own.language, "date", own.date, "valid_until",
                                  entry.validUntil, "created_at", own.createdAt, "updated_at",
                                  own.updatedAt);
        out.key("texts").array(entry.texts, [&out](const TextEntry &text) { write(out, text); });
        out.key("cites").array(entry.cited,
                               [&out](const citations::CitedWork &cited) { write(out, cited); });
        out.key("media").array(entry.media, [&out](const store::MediaFile &file) {
            out.object("filename", file.filename, "mime_type", file.mimeType, "size", file.size,
                       "sha256", file.hash);
        });
        out.endObject();
        return m_expressions.add(out.take() + '\n');
    }

    Result<void> finish() override
    {
        SHERIA_CHECK(m_works.close());
        SHERIA_CHECK(m_expressions.close());
        SHERIA_CHECK(m_topics.close());
        return m_isDelta ? m_replaced.close() : Result<void>();
    }

private:
    static void write(json::Writer &out, const TextEntry &text)
    {
        const std::vector<akn::Provision> &provisions = text.text.provisions();
        const auto isNamed = [&text](const search::Passage &passage) {
            const akn::Provision *unit = text.unitOf(passage);
            return unit ? unit->eId : QByteArray();
        };
        out.beginObject().members("component", text.component, "frbr_this",
                                  json::orNull(text.frbrThis), "doctype",
                                  json::orNull(text.doctype), "sha256", text.contentHash, "text",
                                  text.text.bytes(), "akn", json::orNull(text.akn));
        out.key("provisions").array(provisions, [&](const akn::Provision &each) {
            const QByteArray parent = each.parent < 0 ? QByteArray()
                                                      : provisions[std::size_t(each.parent)].eId;
            out.object("eid", each.eId, "parent", json::orNull(parent), "element", each.element,
                       "num", each.num, "heading", each.heading, "component", each.component,
                       "text_start", qint64(each.textStart), "text_end", qint64(each.textEnd));
        });
        out.key("passages").array(text.passages, [&](const search::Passage &each) {
            out.object("eid", json::orNull(isNamed(each)), "text_start", qint64(each.start),
                       "text_end", qint64(each.end));
        });
        out.endObject();
    }

    static void write(json::Writer &out, const citations::CitedWork &cited)
    {
        out.beginObject().members("frbr_uri", json::orNull(cited.work.uri), "title",
                                  json::orNull(cited.work.title), "text", cited.text);
        out.key("places").array(cited.places, [&out](const citations::CitedPlace &place) {
            out.object("source", json::orNull(place.source), "target", json::orNull(place.target),
                       "words", json::orNull(place.words), "marked_up", place.isMarked);
        });
        out.endObject();
    }

    Result<void> addTopics(const std::vector<store::Topic> &topics, const QByteArray &parent)
    {
        for (const store::Topic &topic : topics) {
            SHERIA_CHECK(m_topics.add(
                json::object("slug", topic.slug, "name", topic.name, "parent", json::orNull(parent))
                + '\n'));
            SHERIA_CHECK(addTopics(topic.children, topic.slug));
        }
        return {};
    }

    RecordFile m_works;
    RecordFile m_expressions;
    RecordFile m_topics;
    RecordFile m_replaced;
    bool m_isDelta = false;
};

} // namespace

std::unique_ptr<Writer> makeJsonLinesWriter(Folder &folder)
{
    return std::make_unique<JsonLinesWriter>(folder);
}

} // namespace sheria::bulk
