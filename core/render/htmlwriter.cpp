// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"
#include "core/render/walker.h"

#include <algorithm>

namespace sheria::render {
namespace {

/// HTML has no escape for names, so only harmless ones become attributes. Nothing of this project or
/// of Akoma Ntoso begins with "on", handlers do.
bool isHarmlessName(std::string_view name)
{
    const bool isHandler = name.size() > 2 && (name[0] | 0x20) == 'o' && (name[1] | 0x20) == 'n';
    return !isHandler && !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '_' || c == '-' || c == '.';
    });
}

/// Browsers lay out what they are told to: ten thousand columns would stop them.
bool isHarmlessSpan(std::string_view value)
{
    constexpr std::size_t MostDigits = 3;
    return !value.empty() && value.size() <= MostDigits
        && std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// HTML does not tell capitals apart in names.
bool isSameName(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && qstrnicmp(a.data(), b.data(), a.size()) == 0;
}

/// Written elsewhere, or not at all.
bool isSpecial(std::string_view name)
{
    return name == "class" || name.starts_with("xmlns") || isSameName(localPart(name), "eId");
}

/// "xlink:href" beside "href": the plain one counts.
bool isOutranked(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view local = localPart(attribute.name());
    return local.data() != attribute.name() && node.attribute(local.data());
}

/// Whether HTML would see a name twice: "note" and "Note". The first counts.
bool isRepeated(pugi::xml_node node, pugi::xml_attribute attribute)
{
    const std::string_view local = localPart(attribute.name());
    for (pugi::xml_attribute one = node.first_attribute(); one != attribute;
         one = one.next_attribute()) {
        if (isSameName(localPart(one.name()), local) && !isOutranked(node, one))
            return true;
    }
    return isOutranked(node, attribute);
}

/// What an element of a table allows to stand in it.
enum class Inside { Flow, Table, Group, Row, ColumnGroup };

/// Writes elements of one document as HTML.
///
/// Footnotes are the one thing that moves: they wait in a list until the element at whose end they
/// belong is closed (server/API.md section 4.5).
class HtmlWriter final : public Walker
{
public:
    HtmlWriter(const akn::Document &document, const HtmlOptions &options, qsizetype expectedSize)
        : Walker(document)
        , m_options(options)
        , m_idAttribute(akn::idAttributeOf(document.dialect()))
    {
        m_out.reserve(expectedSize);
    }

    /// The document element and what stands beside it.
    QByteArray wholeDocument()
    {
        m_out += "<span class=\"akn-akomaNtoso\">";
        documentElement();
        for (pugi::xml_node next = m_document.element().next_sibling(); next;
             next = next.next_sibling()) {
            if (next.type() == pugi::node_element)
                node(next);
        }
        flushNotes(0);
        m_out += "</span>";
        return std::move(m_out);
    }

    QByteArray only(pugi::xml_node element)
    {
        if (element == m_document.element())
            documentElement();
        else
            node(element);
        flushNotes(0);
        return std::move(m_out);
    }

private:
    /// What is open around the element that is being written.
    struct ReferenceData
    {
        int tables = 0;
        int headings = 0;
        int noteContainers = 0;
        bool isInLink = false;

        /// Whether footnotes can be written here.
        bool allowsNotes() const { return tables == 0 && headings == 0; }
    };

    /// Text directly in the document element belongs to no part of it and is not visible text.
    void documentElement()
    {
        const pugi::xml_node root = m_document.element();
        open(root, "span");
        for (const pugi::xml_node child : root) {
            if (child.type() == pugi::node_element)
                node(child);
        }
        flushStranded(0);
        close("span");
    }

    void text(const char *value) override
    {
        if (m_inside == Inside::Flow || isWhiteSpace(value))
            appendText(m_out, value);
        else
            apart([&] { appendText(m_out, value); });
    }

    /// A browser moves what does not belong where it stands in a table to the front of it, and drops
    /// the tags of table parts elsewhere: the text would be out of order. So what is out of place
    /// becomes a span, in a row and a cell of its own where needed.
    void element(pugi::xml_node node, Rule rule) override
    {
        if (rule == Rule::Nothing)
            return;
        const bool isTablePart = rule >= Rule::TableGroup && rule <= Rule::Column;
        if (isTablePart && fits(rule))
            tablePart(node, rule);
        else if (isTablePart)
            apart([&] { block(node, "span"); });
        else
            apart([&] { dispatch(node, rule); });
    }

    /// Whether a part of a table may stand here.
    bool fits(Rule rule) const
    {
        switch (rule) {
        case Rule::Row: return m_inside == Inside::Table || m_inside == Inside::Group;
        case Rule::Cell: return m_inside == Inside::Row;
        case Rule::Column: return m_inside == Inside::ColumnGroup;
        default: return m_inside == Inside::Table;
        }
    }

    void tablePart(pugi::xml_node node, Rule rule)
    {
        const std::string_view tag = localPart(node.name());
        open(node, tag);
        if (rule == Rule::Column)
            return;
        childrenInside(node,
                       rule == Rule::TableGroup        ? Inside::Group
                           : rule == Rule::Row         ? Inside::Row
                           : rule == Rule::ColumnGroup ? Inside::ColumnGroup
                                                       : Inside::Flow);
        close(tag);
    }

    void childrenInside(pugi::xml_node node, Inside inside)
    {
        const Inside outside = std::exchange(m_inside, inside);
        children(node);
        m_inside = outside;
    }

    /// Lets `write` write what is not a part of a table where it can stand.
    template <typename Write>
    void apart(const Write &write)
    {
        struct Tags
        {
            const char *before;
            const char *after;
        };
        static constexpr Tags Around[] = {{"", ""},
                                          {"<tr><td>", "</td></tr>"},
                                          {"<tr><td>", "</td></tr>"},
                                          {"<td>", "</td>"},
                                          {"</colgroup><tr><td>", "</td></tr><colgroup>"}};
        const Inside outside = std::exchange(m_inside, Inside::Flow);
        m_out += Around[std::size_t(outside)].before;
        write();
        m_out += Around[std::size_t(outside)].after;
        m_inside = outside;
    }

    /// An element whose own footnotes have to stay in it, unless something around takes them.
    void block(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {})
    {
        const std::size_t waiting = m_waitingNotes.size();
        open(node, tag, extraClass);
        children(node);
        // A num is no place for a footnote: it waits for what is around.
        if (std::strcmp(node.name(), "num") != 0)
            flushStranded(waiting);
        close(tag);
    }

    /// Foreign elements keep their text and lose everything else.
    void generic(pugi::xml_node node) override
    {
        if (!akn::isForeign(node.name())) {
            block(node, "span");
            return;
        }
        m_out += "<span class=\"akn--foreign\">";
        children(node);
        m_out += "</span>";
    }

    void part(pugi::xml_node node, Rule rule) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        open(node, "section");
        const PartHead head = headOf(node, rule);
        if (!head.pieces.empty())
            headingTag(head, rule == Rule::Short || rule == Rule::ShortDash ? "h3" : "h2");
        for (const pugi::xml_node one : head.subheadings)
            heading(one, Rule::Subheading);
        if (m_around.allowsNotes())
            flushNotes(waiting);
        siblings(head.rest);
        flushStranded(waiting);
        close("section");
    }

    void headingTag(const PartHead &head, const char *tag)
    {
        m_out.append('<').append(tag).append('>');
        ++m_around.headings;
        for (const HeadPiece &piece : head.pieces) {
            if (piece.node)
                children(piece.node);
            else
                m_out += piece.words == u"\n" ? "<br>" : piece.words.toUtf8();
        }
        --m_around.headings;
        close(tag);
    }

    void plainPart(pugi::xml_node node) override
    {
        block(node, "section", node.child("num") ? std::string_view() : "akn--no-indent");
    }

    /// Every document in the page may have a preface; only the first of each kind gets its name for id.
    void front(pugi::xml_node node) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        const QByteArray name = node.name();
        const bool isNamed = !m_document.eIdOf(node).isEmpty();
        const bool isFirst = std::find(m_frontNames.begin(), m_frontNames.end(), name)
            == m_frontNames.end();
        m_out += "<section";
        classAttribute(node);
        if (!isNamed && isFirst && !m_document.elementWith(name)) {
            appendAttribute(m_out, "id", name);
            m_frontNames.push_back(name);
        }
        attributes(node);
        m_out += '>';
        if (const QString words = frontHeading(node); !words.isEmpty())
            m_out += "<h3>" + words.toUtf8() + "</h3>";
        children(node);
        flushStranded(waiting);
        close("section");
    }

    void attachment(pugi::xml_node node) override { block(node, "div"); }

    /// The footnotes of the heading of a schedule and of a cross-heading follow it at once, those of others
    /// wait for what is around.
    void heading(pugi::xml_node node, Rule rule) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        const char *parent = node.parent().name();
        const Rule around = akn::ruleFor(parent);
        const bool isOfAttachment = rule != Rule::CrossHeading
            && std::strcmp(parent, "attachment") == 0;
        const bool isLarge = around >= Rule::TitledBreak && around <= Rule::Dash;
        const char *tag = isOfAttachment ? "h2"
            : rule == Rule::CrossHeading ? "h3"
            : rule == Rule::Heading      ? "span"
            : isLarge                    ? "h3"
                                         : "h4";
        open(node, tag);
        ++m_around.headings;
        children(node);
        --m_around.headings;
        close(tag);
        if ((isOfAttachment || rule == Rule::CrossHeading) && m_around.allowsNotes())
            flushNotes(waiting);
    }

    void paragraph(pugi::xml_node node) override
    {
        const bool isSpacer = std::all_of(node.begin(), node.end(),
                                          [](pugi::xml_node child) { return isWhiteSpace(child); });
        if (!isSpacer) {
            noteContainer(node);
            return;
        }
        open(node, "span");
        m_out += "\xC2\xA0";
        close("span");
    }

    void noteContainer(pugi::xml_node node) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        open(node, "span");
        ++m_around.noteContainers;
        children(node);
        --m_around.noteContainers;
        if (m_around.allowsNotes())
            flushNotes(waiting);
        close("span");
    }

    /// Source: server/API.md section 4.3.
    void quotation(pugi::xml_node node) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        open(node, "span");
        appendStartQuote(m_out, node.attribute("startQuote").value());
        m_out += "<span class=\"akn-embeddedStructure--content\">";
        children(node);
        flushStranded(waiting);
        m_out += "</span></span>";
    }

    /// abbr, b, i, span, sub, sup, u: the name is the tag.
    void styled(pugi::xml_node node) override
    {
        const std::string_view tag = localPart(node.name());
        open(node, tag);
        children(node);
        close(tag);
    }

    /// What a lenient writer put inside an empty element comes after it.
    void lineBreak(pugi::xml_node node) override
    {
        open(node, "br");
        children(node);
    }

    /// Source: server/API.md section 4.4. Footnotes in a table come after it.
    void table(pugi::xml_node node) override
    {
        const std::size_t waiting = m_waitingNotes.size();
        m_out += "<div class=\"akn--table-container\">";
        open(node, "table");
        ++m_around.tables;
        childrenInside(node, Inside::Table);
        --m_around.tables;
        m_out += "</table>";
        if (m_around.allowsNotes())
            flushNotes(waiting);
        m_out += "</div>";
    }

    /// "media/map.png", where the expression has the file that an image means; else empty. Files are
    /// stored by the last part of their path.
    QByteArray fileOf(QByteArrayView written) const
    {
        const QByteArray last = written.sliced(written.lastIndexOf('/') + 1).toByteArray();
        for (const QByteArray &name : {last, QByteArray::fromPercentEncoding(last)}) {
            if (m_options.media->contains(QString::fromUtf8(name)))
                return "media/" + name.toPercentEncoding();
        }
        return {};
    }

    /// Source: server/API.md section 4.4.
    void image(pugi::xml_node node) override
    {
        m_out += "<img";
        classAttribute(node);
        attributes(node);
        const QByteArrayView written(node.attribute("src").value());
        const bool isOurs = m_options.media && kindOfLink(written) == LinkKind::Relative;
        const QByteArray file = isOurs ? fileOf(written) : QByteArray();
        const QByteArray source = imageSource(isOurs ? QByteArrayView(file) : written,
                                              m_options.mediaUrl);
        if (!source.isEmpty())
            appendAttribute(m_out, "src", source);
        else if (isOurs)
            appendAttribute(m_out, "data-missing", "true");
        m_out += '>';
        children(node);
    }

    /// Links in links are not HTML: the inner one is text that carries its address.
    /// Source: server/API.md section 4.6.
    void link(pugi::xml_node node, Rule rule) override
    {
        if (m_around.isInLink) {
            block(node, "span");
            return;
        }
        const QByteArrayView href(node.attribute("href").value());
        const LinkKind kind = kindOfLink(href);
        const bool isReference = rule == Rule::Reference;
        m_out += "<a";
        if (isReference && kind != LinkKind::Unsafe)
            appendAttribute(m_out, "data-href", href);
        classAttribute(node);
        if (isReference && kind == LinkKind::Path)
            appendAttribute(m_out, "href", QByteArray(m_options.resolver + href.toByteArray()));
        else if (kind != LinkKind::Unsafe && kind != LinkKind::Relative)
            appendAttribute(m_out, "href", href);
        attributes(node, isReference ? "href" : "");
        m_out += '>';
        m_around.isInLink = true;
        children(node);
        m_around.isInLink = false;
        m_out += "</a>";
    }

    /// At the point of use: the marker, as a link to the note.
    void note(pugi::xml_node node) override
    {
        m_waitingNotes.push_back(node);
        const char *tag = m_around.isInLink ? "span" : "a";
        m_out.append('<').append(tag);
        if (!m_around.isInLink)
            appendAttribute(m_out, "href", QByteArray('#' + m_document.eIdOf(node)));
        m_out += '>';
        appendText(m_out, markerOf(node));
        close(tag);
    }

    /// The marker as written; a note without one gets its number among those without.
    QByteArray markerOf(pugi::xml_node node)
    {
        const char *written = node.attribute("marker").value();
        return QByteArray(written).trimmed().isEmpty() ? QByteArray::number(noteNumber(node))
                                                       : QByteArray(written);
    }

    void noteContent(pugi::xml_node node)
    {
        open(node, "span");
        m_out += "<span class=\"akn-authorialNote--marker\"><sup>";
        appendText(m_out, markerOf(node));
        m_out += "</sup></span><span class=\"akn-authorialNote--content\">";
        const ReferenceData outside = m_around;
        m_around = {};
        m_around.isInLink = outside.isInLink;
        const std::size_t waiting = m_waitingNotes.size();
        children(node);
        flushNotes(waiting);
        m_around = outside;
        m_out += "</span></span>";
    }

    /// Writes the notes that have waited since there were `from`.
    void flushNotes(std::size_t from)
    {
        if (m_waitingNotes.size() <= from)
            return;
        const std::vector<pugi::xml_node> notes(m_waitingNotes.begin() + std::ptrdiff_t(from),
                                                m_waitingNotes.end());
        m_waitingNotes.resize(from);
        for (const pugi::xml_node one : notes)
            noteContent(one);
    }

    /// Notes for which nothing around is an agreed place stay in the innermost block.
    void flushStranded(std::size_t from)
    {
        if (m_around.noteContainers == 0 && m_around.allowsNotes())
            flushNotes(from);
    }

    void open(pugi::xml_node node, std::string_view tag, std::string_view extraClass = {})
    {
        m_out += '<';
        m_out += viewOf(tag);
        classAttribute(node, extraClass);
        attributes(node);
        m_out += '>';
    }

    void close(std::string_view tag)
    {
        m_out += "</";
        m_out += viewOf(tag);
        m_out += '>';
    }

    void classAttribute(pugi::xml_node node, std::string_view extraClass = {})
    {
        m_out += " class=\"akn-";
        m_out += viewOf(localPart(node.name()));
        for (const std::string_view more :
             {extraClass, std::string_view(node.attribute("class").value())}) {
            if (!more.empty()) {
                m_out += ' ';
                appendAttributeValue(m_out, viewOf(more));
            }
        }
        m_out += '"';
    }

    void attributes(pugi::xml_node node, std::string_view omitted = {})
    {
        const bool isOurs = !akn::isForeign(node.name());
        bool isIdentified = false;
        int count = 0;
        for (pugi::xml_attribute one = node.first_attribute(); one; one = one.next_attribute()) {
            const std::string_view name = one.name();
            if (isOurs && name == m_idAttribute) {
                identifier(m_document.hasGeneratedEIds() ? m_document.eIdOf(node)
                                                         : QByteArray(one.value()));
                isIdentified = true;
            } else if (!isSpecial(name) && !isSameName(name, omitted)
                       && ++count <= limits::MaxDataAttributes) {
                attribute(node, one);
            }
        }
        if (!isIdentified && isOurs && m_document.hasGeneratedEIds())
            identifier(m_document.eIdOf(node));
    }

    void attribute(pugi::xml_node node, pugi::xml_attribute attribute)
    {
        const std::string_view name = attribute.name();
        const QByteArrayView value(attribute.value());
        if (name == "style") {
            if (const QByteArray style = safeStyle(value); !style.isEmpty())
                appendAttribute(m_out, name, style);
            return;
        }
        const bool isSpan = name == "colspan" || name == "rowspan";
        if (isSpan || name == "alt") {
            if (!isSpan || isHarmlessSpan(attribute.value()))
                appendAttribute(m_out, name, value);
            return;
        }
        const std::string_view local = localPart(name);
        const bool isDangerous = (local == "href" || local == "src") && !value.isEmpty()
            && kindOfLink(value) == LinkKind::Unsafe;
        if (isHarmlessName(local) && !isDangerous && !isRepeated(node, attribute))
            appendAttribute(m_out, local, value, "data-");
    }

    void identifier(const QByteArray &eId)
    {
        if (eId.isEmpty())
            return;
        appendAttribute(m_out, "id", eId);
        appendAttribute(m_out, "data-eId", eId);
    }

    const HtmlOptions &m_options;
    QByteArray m_out;
    const char *m_idAttribute;            ///< Of the document's dialect.
    std::vector<QByteArray> m_frontNames; ///< Those that have been given as id: "preface", …
    std::vector<pugi::xml_node> m_waitingNotes;
    ReferenceData m_around;
    Inside m_inside = Inside::Flow;
};

} // namespace

QByteArray toHtml(const akn::Document &document, const HtmlOptions &options)
{
    const qsizetype size = document.xml().size();
    return HtmlWriter(document, options, size + size / 4).wholeDocument();
}

QByteArray toHtml(const akn::Document &document, pugi::xml_node element, const HtmlOptions &options)
{
    constexpr qsizetype UsualSize = 16 * 1024;
    return HtmlWriter(document, options, UsualSize).only(element);
}

} // namespace sheria::render
