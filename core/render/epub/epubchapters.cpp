// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/epub/epubchapters.h"

#include "core/akn/vocabulary.h"

#include <QSet>

#include <algorithm>
#include <cstring>
#include <unordered_set>
#include <utility>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '-' || c == '.';
}

/// What is not a letter, digit or "_-." of ASCII becomes "_".
QByteArray plain(QByteArray name)
{
    for (char &c : name) {
        if (!isNameByte(c))
            c = '_';
    }
    return name;
}

/// Whether there is something to show.
bool isVisible(pugi::xml_node node)
{
    if (node.type() != pugi::node_element)
        return node.value()[std::strspn(node.value(), " \t\r\n")] != '\0';
    return akn::isForeign(node.name()) || !(akn::traitsOf(node.name()) & akn::Meta);
}

class ChapterCutter
{
public:
    ChapterCutter(const ArchiveDocument &source, const QString &title)
        : m_document(source.document)
        , m_component(source.component)
        , m_title(title)
    {}

    std::vector<EpubChapter> whole()
    {
        for (const TocEntry &entry : m_document.toc())
            mark(entry);
        const pugi::xml_node root = m_document.element();
        for (const pugi::xml_node child : root) {
            if (child.type() == pugi::node_element)
                place(child);
        }
        for (pugi::xml_node next = root.next_sibling(); next; next = next.next_sibling()) {
            if (next.type() == pugi::node_element)
                place(next);
        }
        endLoose();
        if (m_chapters.empty())
            m_chapters.push_back({fileName("text"), m_title, {}});
        return std::move(m_chapters);
    }

    std::vector<EpubChapter> only(pugi::xml_node element)
    {
        QByteArray name = m_document.eIdOf(element);
        if (name.isEmpty())
            name = element.name();
        m_chapters.push_back({fileName(name), m_title, {element}});
        return std::move(m_chapters);
    }

private:
    void mark(const TocEntry &entry)
    {
        const pugi::xml_node node = m_document.find(entry.component, portionOf(entry));
        if (!node || node == m_document.element())
            return;
        m_items.emplace(node.internal_object(), entry);
        for (pugi::xml_node up = node.parent(); up; up = up.parent())
            m_around.insert(up.internal_object());
    }

    void place(pugi::xml_node node)
    {
        if (!isVisible(node))
            return;
        const auto item = m_items.find(node.internal_object());
        if (item != m_items.end()) {
            if (!isHeadingOfNext())
                endLoose();
            m_loose.push_back(node);
            const TocEntry &entry = item->second;
            const QByteArray &name = entry.eId.isEmpty() ? entry.type : entry.eId;
            m_chapters.push_back({fileName(name, entry.component),
                                  entry.title.trimmed().isEmpty() ? m_title : entry.title,
                                  std::exchange(m_loose, {})});
        } else if (m_around.contains(node.internal_object())) {
            for (const pugi::xml_node child : node)
                place(child);
        } else {
            m_loose.push_back(node);
        }
    }

    /// A heading between two items stands above the second one, not on a page of its own.
    bool isHeadingOfNext() const
    {
        return std::all_of(m_loose.begin(), m_loose.end(), [](pugi::xml_node node) {
            return std::strcmp(node.name(), "crossHeading") == 0 || akn::isCrossHeadingFrame(node);
        });
    }

    void endLoose()
    {
        if (m_loose.empty())
            return;
        m_chapters.push_back({fileName("text"), m_title, std::move(m_loose)});
        m_loose.clear();
    }

    QByteArray fileName(const QByteArray &name) { return fileName(name, m_component); }
    QByteArray fileName(const QByteArray &name, const QByteArray &component)
    {
        // The main document of a further file of the expression is that file's component.
        const QByteArray &owner = component == "main" ? m_component : component;
        const QByteArray wanted = plain(owner + '-' + name);
        QByteArray file = wanted;
        // Some file systems that books are unpacked to do not tell capitals from small letters.
        for (int i = 2; m_files.contains(file.toLower()); ++i)
            file = wanted + '-' + QByteArray::number(i);
        m_files.insert(file.toLower());
        return file + ".xhtml";
    }

    const akn::Document &m_document;
    const QByteArray &m_component;
    const QString &m_title;
    std::unordered_map<pugi::xml_node_struct *, TocEntry> m_items;
    std::unordered_set<pugi::xml_node_struct *> m_around; ///< What has an item somewhere below.
    std::vector<pugi::xml_node> m_loose;
    std::vector<EpubChapter> m_chapters;
    QSet<QByteArray> m_files;
};

} // namespace

std::vector<EpubChapter> chaptersOf(const ArchiveDocument &source, pugi::xml_node element,
                                    const QString &title)
{
    ChapterCutter cutter(source, title);
    return element && element != source.document.element() ? cutter.only(element) : cutter.whole();
}

EpubAnchors::EpubAnchors(const akn::Document &document, const std::vector<EpubChapter> &chapters)
{
    for (const EpubChapter &chapter : chapters) {
        for (const pugi::xml_node node : chapter.nodes)
            add(document, node, chapter.file);
    }
}

const EpubAnchors::Place *EpubAnchors::find(QByteArrayView eId) const
{
    const auto found = m_places.find({eId.data(), std::size_t(eId.size())});
    return found == m_places.end() ? nullptr : &found->second;
}

void EpubAnchors::add(const akn::Document &document, pugi::xml_node node, const QByteArray &file)
{
    if (node.type() != pugi::node_element || !isVisible(node))
        return;
    const QByteArray eId = akn::isForeign(node.name()) ? QByteArray() : document.eIdOf(node);
    if (!eId.isEmpty()) {
        const auto [place, isNew] = m_places.try_emplace(eId.toStdString());
        if (isNew)
            place->second = {file, freshId(eId), node};
    }
    for (const pugi::xml_node child : node)
        add(document, child, file);
}

QByteArray EpubAnchors::freshId(const QByteArray &eId)
{
    QByteArray id = plain(eId);
    const char first = id.front();
    // "note.1" and "noteref.1" are the footnotes' own (XhtmlWriter).
    if (id.startsWith("note")
        || !((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '_'))
        id.prepend('_');
    const auto [taken, isNew] = m_taken.try_emplace(id.toStdString(), 1);
    if (isNew)
        return id;
    const QByteArray numbered = id + '_' + QByteArray::number(++taken->second);
    return freshId(numbered);
}

} // namespace sheria::render
