#include "core/citations/links.h"

#include "core/citations/citedtext.h"
#include "core/citations/graph.h"
#include "core/citations/targettext.h"
#include "core/store/citationqueries.h"

#include <algorithm>
#include <map>

namespace sheria::citations {

namespace {

/// A part of the text that becomes a link.
struct Span
{
    qsizetype start = 0;
    qsizetype end = 0;
    QByteArray href;
};

class Linking
{
public:
    Linking(store::Database &db, const akn::Document &document, const Work &work)
        : m_db(db)
        , m_document(document)
        , m_work(work)
        , m_text(citedText(document))
    {}

    Result<int> run()
    {
        for (const Citation &citation : citationsIn(m_document, m_text)) {
            if (!m_text.markIn(citation.start, citation.end))
                SHERIA_CHECK(add(citation));
        }
        std::sort(m_spans.begin(), m_spans.end(),
                  [](const Span &a, const Span &b) { return a.start < b.start; });
        insert();
        return int(m_spans.size());
    }

private:
    struct Target
    {
        QByteArray uri; ///< Empty: none; "#": the document itself.
        std::unique_ptr<TargetText> text;
    };

    Result<void> add(const Citation &citation)
    {
        SHERIA_TRY(const Target *target, targetOf(citation));
        if (target->uri.isEmpty())
            return {};
        const bool isSelf = target->uri == "#";
        for (const Pinpoint &pinpoint : citation.pinpoints) {
            const QByteArray eId = target->text ? target->text->target(pinpoint) : QByteArray();
            if (isSelf && !eId.isEmpty())
                m_spans.push_back({pinpoint.start, pinpoint.end, '#' + eId});
            else if (!isSelf)
                m_spans.push_back({pinpoint.start, pinpoint.end,
                                   eId.isEmpty() ? target->uri : target->uri + "/~" + eId});
        }
        if (!isSelf && citation.nameEnd > citation.nameStart)
            m_spans.push_back({citation.nameStart, citation.nameEnd, target->uri});
        return {};
    }

    Result<const Target *> targetOf(const Citation &citation)
    {
        const QByteArray key = citation.kind == Kind::Self ? QByteArray("#") : citation.key;
        const auto [known, isNew] = m_targets.try_emplace(key);
        Target &target = known->second;
        if (!isNew || key.isEmpty())
            return &target;
        bool isSelf = key == "#";
        if (!isSelf) {
            SHERIA_TRY(const std::vector<store::NamedWork> works, store::worksNamed(m_db, key));
            const auto chosen = meant(key, m_work.uri.place(), works);
            if (!chosen)
                return &target;
            isSelf = works[*chosen].id == m_work.id;
            target.uri = works[*chosen].work.uri;
        }
        if (isSelf) {
            target.uri = "#";
            target.text = TargetText::of(m_document);
        } else {
            SHERIA_TRY(target.text, TargetText::newest(m_db, target.uri));
        }
        return &target;
    }

    /// From the end of each text node, so that what goes before keeps its place.
    void insert()
    {
        auto span = m_spans.begin();
        for (const CitedText::Piece &piece : m_text.pieces) {
            while (span != m_spans.end() && span->end <= piece.start)
                ++span;
            std::vector<Span> here;
            for (auto next = span; next != m_spans.end() && next->start < piece.end; ++next)
                here.push_back({std::max(next->start, piece.start), std::min(next->end, piece.end),
                                next->href});
            if (!here.empty() && !piece.isLinked)
                split(piece, here);
        }
    }

    static void split(const CitedText::Piece &piece, const std::vector<Span> &spans)
    {
        pugi::xml_node node = piece.node;
        pugi::xml_node parent = node.parent();
        const QByteArray value = node.value();
        qsizetype at = piece.start;
        const auto addText = [&](qsizetype until) {
            if (until > at)
                parent.insert_child_before(pugi::node_pcdata, node)
                    .set_value(value.mid(at - piece.start, until - at).constData());
            at = std::max(at, until);
        };
        for (const Span &span : spans) {
            if (span.start < at)
                continue; // One within another.
            addText(span.start);
            pugi::xml_node link = parent.insert_child_before("ref", node);
            link.append_attribute("href").set_value(span.href.constData());
            link.append_attribute("class").set_value(RecognizedClass);
            link.append_child(pugi::node_pcdata)
                .set_value(value.mid(span.start - piece.start, span.end - span.start).constData());
            at = span.end;
        }
        addText(piece.end);
        parent.remove_child(node);
    }

    store::Database &m_db;
    const akn::Document &m_document;
    const Work &m_work;
    CitedText m_text;
    std::map<QByteArray, Target> m_targets;
    std::vector<Span> m_spans;
};

} // namespace

Result<int> addLinks(store::Database &db, const akn::Document &document, const Work &work)
{
    return Linking(db, document, work).run();
}

} // namespace sheria::citations
