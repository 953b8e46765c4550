#include "core/render/htmlwriter.h"
#include "core/render/safehtml.h"

namespace sheria::render {

/// At the point of use: the marker, as a link to the note.
void HtmlWriter::note(pugi::xml_node node)
{
    m_waitingNotes.push_back(node);
    const QByteArray marker = markerOf(node);
    const char *tag = m_around.isInLink ? "span" : "a";
    m_out += '<';
    m_out += tag;
    if (!m_around.isInLink)
        copied("href", QByteArray('#' + m_document.eIdOf(node)));
    m_out += '>';
    appendText(m_out, marker);
    close(tag);
}

/// The marker as written; a note without one gets its number among those without.
QByteArray HtmlWriter::markerOf(pugi::xml_node node)
{
    const QByteArray written = QByteArray(node.attribute("marker").value()).trimmed();
    if (!written.isEmpty())
        return node.attribute("marker").value();
    const int next = int(m_unmarkedNotes.size()) + 1;
    return QByteArray::number(
        m_unmarkedNotes.try_emplace(node.internal_object(), next).first->second);
}

void HtmlWriter::noteContent(pugi::xml_node node)
{
    const QByteArray marker = markerOf(node);
    open(node, "span");
    m_out += "<span class=\"akn-authorialNote--marker\"><sup>";
    appendText(m_out, marker);
    m_out += "</sup></span><span class=\"akn-authorialNote--content\">";
    const Surroundings outside = m_around;
    m_around = {};
    m_around.isInLink = outside.isInLink;
    const std::size_t waiting = m_waitingNotes.size();
    children(node);
    flushNotes(waiting);
    m_around = outside;
    m_out += "</span></span>";
}

/// Writes the notes that have waited since there were `from`.
void HtmlWriter::flushNotes(std::size_t from)
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
void HtmlWriter::flushStranded(std::size_t from)
{
    if (m_around.noteContainers == 0 && m_around.allowsNotes())
        flushNotes(from);
}

} // namespace sheria::render
