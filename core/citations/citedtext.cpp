#include "core/citations/citedtext.h"

#include "core/akn/vocabulary.h"
#include "core/base/limits.h"
#include "core/citations/recognizer.h"

#include <algorithm>
#include <cstring>

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

} // namespace

const QByteArray &CitedText::eIdAt(qsizetype at) const
{
    const auto next = std::upper_bound(places.begin(), places.end(), at,
                                       [](qsizetype offset, const Place &place) {
                                           return offset < place.start;
                                       });
    return next == places.begin() ? places.front().eId : std::prev(next)->eId;
}

bool CitedText::isQuotedAt(qsizetype at) const
{
    const auto piece = std::partition_point(pieces.begin(), pieces.end(),
                                            [at](const Piece &one) { return one.end <= at; });
    return piece != pieces.end() && piece->isQuoted;
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
    const QByteArray doctype = document.doctype();
    std::vector<Citation> found = recognize(text.text, {doctype == "act" || doctype == "bill"});
    std::erase_if(found, [&](const Citation &one) {
        return one.kind == Kind::Self && text.isQuotedAt(one.start);
    });
    return found;
}

} // namespace sheria::citations
