// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/marker.h"

#include <algorithm>
#include <set>

namespace sheria::briefs::office {

using namespace Qt::StringLiterals;

namespace {

namespace odfspaces {
constexpr char Office[] = "urn:oasis:names:tc:opendocument:xmlns:office:1.0";
constexpr char Text[] = "urn:oasis:names:tc:opendocument:xmlns:text:1.0";
constexpr char DublinCore[] = "http://purl.org/dc/elements/1.1/";
constexpr char Link[] = "http://www.w3.org/1999/xlink";
} // namespace odfspaces

class OpenDocumentMarker final : public Marker
{
public:
    OpenDocumentMarker(File &file, const QDateTime &time)
        : Marker(file)
        , m_root(file.parts.front().xml->document_element())
        , m_office(prefixOf(m_root, odfspaces::Office, "office"))
        , m_text(prefixOf(m_root, odfspaces::Text, "text"))
        , m_time(time.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss"_s).toStdString())
    {
        noteNames(m_root);
    }

    void comment(TextParagraph &paragraph, qsizetype start, qsizetype end,
                 const QString &text) override
    {
        const Stretch nodes = stretch(paragraph, start, end);
        if (nodes.first)
            commentOn(nodes, text);
    }

    bool commentAt(pugi::xml_node reference, const QString &text) override
    {
        const pugi::xml_node node = inParagraph(reference);
        commentOn({node, node}, text);
        return true;
    }

    void link(TextParagraph &paragraph, int, qsizetype start, qsizetype end,
              const QByteArray &address) override
    {
        const Stretch nodes = stretch(paragraph, start, end);
        if (!nodes.first || !isInSpans(nodes.first) || !isInSpans(nodes.last))
            return;
        // Spans are divided, so that all of it stands in the paragraph itself.
        const pugi::xml_node first = lifted(nodes.first, false);
        const pugi::xml_node last = lifted(nodes.last, true);
        if (first.parent() != last.parent())
            return;
        for (pugi::xml_node one = first; one != last; one = one.next_sibling()) {
            if (!one)
                return;
        }
        pugi::xml_node link = first.parent().insert_child_before((m_text + "a").c_str(), first);
        const std::string xlink = prefixOf(m_root, odfspaces::Link, "xlink");
        setAttribute(link, xlink + "type", "simple");
        setAttribute(link, xlink + "href", address.toStdString());
        for (pugi::xml_node one = first; one;) {
            const pugi::xml_node next = one == last ? pugi::xml_node() : one.next_sibling();
            link.append_move(one);
            one = next;
        }
    }

    Result<std::map<QString, QByteArray>> changed() override
    {
        return std::map<QString, QByteArray>{
            {m_file.parts.front().name, serialized(*m_file.parts.front().xml)}};
    }

private:
    void noteNames(pugi::xml_node node)
    {
        for (const pugi::xml_node child : node.children()) {
            if (localName(child) == "annotation")
                m_names.insert(child.attribute((m_office + "name").c_str()).value());
            noteNames(child);
        }
    }

    bool isParagraph(pugi::xml_node node) const
    {
        return isNamed(node, m_text + "p") || isNamed(node, m_text + "h");
    }
    bool isInline(pugi::xml_node node) const
    {
        return isParagraph(node) || isNamed(node, m_text + "span") || isNamed(node, m_text + "a");
    }
    /// What is around a node and stands where an annotation may: a field has none in it.
    pugi::xml_node inParagraph(pugi::xml_node node) const
    {
        pugi::xml_node place = node;
        for (; node && !isParagraph(node); node = node.parent()) {
            if (!isInline(node.parent()))
                place = node.parent();
        }
        return place;
    }
    bool isInSpans(pugi::xml_node node) const
    {
        for (node = node.parent(); !isParagraph(node); node = node.parent()) {
            if (!isNamed(node, m_text + "span"))
                return false;
        }
        return true;
    }

    Stretch stretch(TextParagraph &paragraph, qsizetype start, qsizetype end)
    {
        std::vector<Piece> &pieces = paragraph.pieces;
        Stretch found;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i].end <= start || pieces[i].start >= end)
                continue;
            const bool isDivisible = isInline(pieces[i].node.parent());
            if (pieces[i].start < start && isDivisible) {
                divide(pieces, i, start);
                continue;
            }
            if (pieces[i].end > end && isDivisible)
                divide(pieces, i, end);
            if (!found.first)
                found.first = inParagraph(pieces[i].node);
            found.last = inParagraph(pieces[i].node);
        }
        return found;
    }

    static void divide(std::vector<Piece> &pieces, std::size_t index, qsizetype offset)
    {
        const std::size_t bytes = byteOffset(pieces[index], Kind::OpenDocument, offset);
        pugi::xml_node node = pieces[index].node;
        cutPiece(pieces, index, bytes, offset,
                 node.parent().insert_child_after(pugi::node_pcdata, node));
    }

    /// The child of the paragraph that begins, or ends, with a node.
    pugi::xml_node lifted(pugi::xml_node node, bool isLast) const
    {
        while (!isParagraph(node.parent())) {
            pugi::xml_node span = node.parent();
            pugi::xml_node child = isLast ? node.next_sibling() : node;
            if (child && child != span.first_child()) {
                pugi::xml_node rest = span.parent().insert_child_after(span.name(), span);
                for (const pugi::xml_attribute one : span.attributes())
                    rest.append_attribute(one.name()) = one.value();
                while (child) {
                    const pugi::xml_node next = child.next_sibling();
                    rest.append_move(child);
                    child = next;
                }
                node = isLast ? span : rest;
            } else {
                node = span;
            }
        }
        return node;
    }

    void commentOn(const Stretch &nodes, const QString &text)
    {
        std::string name;
        for (; name.empty() || m_names.contains(name); ++m_next)
            name = "sheria-" + std::to_string(m_next);
        m_names.insert(name);
        pugi::xml_node begin = nodes.first.parent().insert_child_before(
            (m_office + "annotation").c_str(), nodes.first);
        setAttribute(begin, m_office + "name", name);
        const std::string dc = prefixOf(m_root, odfspaces::DublinCore, "dc");
        begin.append_child((dc + "creator").c_str())
            .append_child(pugi::node_pcdata)
            .set_value("Sheria");
        begin.append_child((dc + "date").c_str())
            .append_child(pugi::node_pcdata)
            .set_value(m_time.c_str());
        for (const QString &line : text.split(u'\n'))
            setText(begin.append_child((m_text + "p").c_str()), line);
        pugi::xml_node end = nodes.last.parent().insert_child_after(
            (m_office + "annotation-end").c_str(), nodes.last);
        setAttribute(end, m_office + "name", name);
    }

    pugi::xml_node m_root;
    std::string m_office;
    std::string m_text;
    std::string m_time;
    std::set<std::string> m_names;
    int m_next = 1;
};

} // namespace

std::unique_ptr<Marker> openDocumentMarker(File &file, const QDateTime &time)
{
    return std::make_unique<OpenDocumentMarker>(file, time);
}

} // namespace sheria::briefs::office
