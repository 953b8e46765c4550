// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citedtext.h"

#include "core/akn/vocabulary.h"
#include "core/base/limits.h"
#include "core/citations/citation.h"
#include "core/citations/graph.h"
#include "core/citations/provisionfinder.h"
#include "core/citations/targets.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <string_view>

namespace sheria::citations {

namespace {

class Reader
{
public:
    explicit Reader(const akn::Document &document)
        : m_document(document)
        , m_isVersion1(document.dialect() == akn::Dialect::Akn10)
        , m_idAttribute(m_isVersion1 || document.dialect() == akn::Dialect::Akn20 ? "id" : "eId")
    {
        m_cited.text.reserve(document.text().size() * 2);
        m_cited.places.push_back({});
    }

    CitedText run()
    {
        for (pugi::xml_node node = m_document.element(); node; node = node.next_sibling()) {
            if (node.type() == pugi::node_element)
                visit(node, {});
        }
        return std::move(m_cited);
    }

private:
    struct Around
    {
        QByteArray eId;
        bool isProvision = false; ///< The eId is a provision's.
        bool isLinked = false;
        bool isQuoted = false;
    };

    void visit(pugi::xml_node node, const Around &outer)
    {
        const char *name = node.name();
        const bool isForeign = std::strchr(name, ':') != nullptr;
        // MathML does not break words.
        const akn::Traits foreign = name[0] == 'm' ? akn::Traits(akn::Inline) : akn::Traits(0);
        const akn::Traits traits = isForeign ? foreign : akn::traitsOf(name);
        if (traits & akn::Meta)
            return;
        const bool isBlock = !(traits & akn::Inline);
        if (isBlock)
            endBlock();
        Around around = outer;
        enter(node, traits, around);
        const bool isMark = (traits & akn::Link) && !outer.isLinked;
        const qsizetype start = m_cited.text.size();
        around.isLinked = outer.isLinked || isMark;
        for (pugi::xml_node child = node.first_child(); child; child = child.next_sibling()) {
            if (child.type() == pugi::node_element)
                visit(child, around);
            else
                addText(child, around);
        }
        const char *href = isMark ? node.attribute("href").value() : "";
        const qsizetype bytes = qsizetype(std::strlen(href));
        if (bytes > 0 && bytes <= limits::MaxUriBytes && m_cited.text.size() > start)
            m_cited.marks.push_back({start, m_cited.text.size(), QByteArray(href, bytes), node});
        if (isBlock)
            endBlock();
        moveTo(outer.eId);
    }

    void enter(pugi::xml_node node, akn::Traits traits, Around &around)
    {
        const bool isProvision = (traits & akn::Hierarchical)
            && !(m_isVersion1 && (traits & akn::MaybePlain));
        if (isProvision)
            around.eId = m_document.eIdOf(node);
        else if (const auto id = node.attribute(m_idAttribute); id && !around.isProvision)
            around.eId = id.value();
        around.isProvision = around.isProvision || isProvision;
        around.isQuoted = around.isQuoted || (traits & akn::Quotation);
        moveTo(around.eId);
    }

    void addText(pugi::xml_node node, const Around &around)
    {
        const char *value = node.value();
        const qsizetype bytes = qsizetype(std::strlen(value));
        if (bytes == 0)
            return;
        const qsizetype start = m_cited.text.size();
        m_cited.text.append(value, bytes);
        // What is a line in the file is none to the reader.
        std::replace(m_cited.text.begin() + start, m_cited.text.end(), '\n', ' ');
        m_cited.pieces.push_back({node, start, start + bytes, around.isLinked, around.isQuoted});
    }

    void endBlock()
    {
        if (!m_cited.text.isEmpty() && !m_cited.text.endsWith('\n'))
            m_cited.text += '\n';
    }

    void moveTo(const QByteArray &eId)
    {
        CitedText::Place &last = m_cited.places.back();
        if (last.eId == eId)
            return;
        if (last.start == m_cited.text.size())
            last.eId = eId;
        else
            m_cited.places.push_back({m_cited.text.size(), eId});
    }

    const akn::Document &m_document;
    bool m_isVersion1;
    const char *m_idAttribute;
    CitedText m_cited;
};

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
    Linking(store::Database &db, const akn::Document &document, const Work &work,
            const LinkDates &dates)
        : m_db(db)
        , m_named(db)
        , m_document(document)
        , m_work(work)
        , m_dates(dates)
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
        std::optional<ProvisionFinder> self;
        std::optional<Targets> text; ///< None: the work has no text on that day.
    };

    Result<void> add(const Citation &citation)
    {
        SHERIA_TRY(Target * target, targetOf(citation));
        if (target->uri.isEmpty())
            return {};
        const bool isSelf = target->uri == "#";
        for (const Pinpoint &pinpoint : citation.pinpoints) {
            QByteArray eId = target->self ? target->self->find(pinpoint) : QByteArray();
            if (target->text) {
                SHERIA_TRY(eId, target->text->of(pinpoint, m_dates.text));
            }
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

    Result<Target *> targetOf(const Citation &citation)
    {
        const QByteArray key = citation.kind == Kind::Self ? QByteArray("#") : citation.key;
        const auto [known, isNew] = m_targets.try_emplace(key);
        Target &target = known->second;
        if (!isNew || key.isEmpty())
            return &target;
        bool isSelf = key == "#";
        if (!isSelf) {
            SHERIA_TRY(const store::NamedWork *work, m_named.find(key, m_work.uri.place()));
            if (!work)
                return &target;
            isSelf = work->id == m_work.id;
            target.uri = work->work.uri;
        }
        if (isSelf) {
            target.uri = "#";
            target.self = ProvisionFinder::of(m_document);
        } else {
            SHERIA_TRY(target.text, Targets::inWork(m_db, target.uri, m_dates.asAt));
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
    NamedWorks m_named;
    const akn::Document &m_document;
    const Work &m_work;
    LinkDates m_dates;
    CitedText m_text;
    std::map<QByteArray, Target> m_targets;
    std::vector<Span> m_spans;
};

/// Tells the designation of what follows, "Section 7" on a line of its own, from a citation.
class Labels
{
public:
    explicit Labels(const CitedText &text) : m_text(text) {}

    bool isOne(const Citation &citation) const
    {
        const bool isBare = citation.kind == Kind::Provision || citation.kind == Kind::Self;
        if (!isBare || citation.nameEnd > citation.nameStart || citation.pinpoints.size() != 1
            || !citation.pinpoints.front().last.isEmpty())
            return false;
        const CitedText::Piece *piece = m_text.pieceAt(citation.start);
        if (!piece || !startsBlock(citation.start))
            return false;
        const QByteArray behind = restOfBlock(citation.end);
        switch (frameOf(piece->node)) {
        case Frame::Heading: return behind.isEmpty() || behind == "." || behind == ":";
        case Frame::List: return false;
        case Frame::None: break;
        }
        // "section 7" and "Section 7;" are items of a list that is not marked up.
        const char first = m_text.text[citation.start];
        return first >= 'A' && first <= 'Z' && behind.isEmpty();
    }

private:
    enum class Frame { None, Heading, List };

    bool startsBlock(qsizetype start) const
    {
        const QByteArrayView text = QByteArrayView(m_text.text).first(start);
        return text.sliced(text.lastIndexOf('\n') + 1).trimmed().isEmpty();
    }

    QByteArray restOfBlock(qsizetype end) const
    {
        const qsizetype feed = m_text.text.indexOf('\n', end);
        return m_text.text.mid(end, feed < 0 ? -1 : feed - end).trimmed();
    }

    /// What is around a text node. List: a table too, and a provision that has a number of its own.
    static Frame frameOf(pugi::xml_node node)
    {
        static constexpr std::array<std::string_view, 3> Headings = {"heading", "subheading",
                                                                     "num"};
        static constexpr std::array<std::string_view, 6> Lists = {"table", "toc", "ul",
                                                                  "ol",    "li",  "item"};
        const auto has = [](const auto &names, std::string_view name) {
            return std::find(names.begin(), names.end(), name) != names.end();
        };
        for (node = node.parent(); node; node = node.parent()) {
            if (has(Headings, node.name()))
                return Frame::Heading;
            if (has(Lists, node.name()))
                return Frame::List;
            if (akn::traitsOf(node) & akn::Hierarchical)
                return node.child("num") ? Frame::List : Frame::None;
        }
        return Frame::None;
    }

    const CitedText &m_text;
};

} // namespace

const QByteArray &CitedText::eIdAt(qsizetype at) const
{
    const auto next = std::upper_bound(places.begin(), places.end(), at,
                                       [](qsizetype offset, const Place &place) {
                                           return offset < place.start;
                                       });
    return next == places.begin() ? places.front().eId : std::prev(next)->eId;
}

const CitedText::Piece *CitedText::pieceAt(qsizetype at) const
{
    const auto piece = std::partition_point(pieces.begin(), pieces.end(),
                                            [at](const Piece &one) { return one.end <= at; });
    return piece != pieces.end() ? &*piece : nullptr;
}

bool CitedText::isQuotedAt(qsizetype at) const
{
    const Piece *piece = pieceAt(at);
    return piece && piece->isQuoted;
}

const CitedText::Mark *CitedText::markIn(qsizetype start, qsizetype end) const
{
    const auto mark = std::partition_point(marks.begin(), marks.end(),
                                           [start](const Mark &one) { return one.end <= start; });
    return mark != marks.end() && mark->start < end ? &*mark : nullptr;
}

CitedText citedText(const akn::Document &document)
{
    return Reader(document).run();
}

std::vector<Citation> citationsIn(const akn::Document &document, const CitedText &text)
{
    const Labels labels(text);
    const QByteArray doctype = document.doctype();
    std::vector<Citation> found = recognize(text.text,
                                            {.isLegislation = doctype == "act" || doctype == "bill",
                                             .bindsShortForms = doctype == "judgment"});
    std::erase_if(found, [&](const Citation &one) {
        return (one.kind == Kind::Self && text.isQuotedAt(one.start)) || labels.isOne(one);
    });
    return found;
}

Result<int> addLinks(store::Database &db, const akn::Document &document, const Work &work,
                     const LinkDates &dates)
{
    return Linking(db, document, work, dates).run();
}

} // namespace sheria::citations
