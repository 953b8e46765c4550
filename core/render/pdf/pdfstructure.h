#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

class QPDF;

namespace sheria::render {

/// The logical structure of a PDF: headings, paragraphs, tables, in the order of reading. Programs
/// that read to people follow it.
///
/// cairo makes one element for each tag that it draws, in the order of the pages. A paragraph that
/// goes on on the next page and a cell of a divided row are more than one tag; arrange() makes each
/// of them one element, and puts all elements into the tree.
/// Source: ISO 32000-1, sections 14.7 and 14.8.
class PdfStructure
{
public:
    static constexpr int Root = 0;

    PdfStructure() { m_elements.push_back({"Document", -1, {}}); }

    /// Adds an element at the end of `parent`.
    /// Shape: `role` is a standard structure type: "P", "H2", "TD".
    int add(const QByteArray &role, int parent, const QString &alternative = {});
    const QByteArray &roleOf(int element) const { return m_elements[std::size_t(element)].role; }

    /// cairo was given a tag: contents of `element`, or a link in them.
    void addTag(int element, bool isLink) { m_tags.push_back({element, isLink}); }

    /// False: `file` does not have the tags that were added.
    bool arrange(QPDF &file) const;

private:
    struct Element
    {
        QByteArray role;
        int parent = 0;
        QString alternative;
    };
    struct Tag
    {
        int element = 0;
        bool isLink = false;
    };
    std::vector<Element> m_elements;
    std::vector<Tag> m_tags;
};

} // namespace sheria::render
