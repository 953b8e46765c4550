#pragma once

#include "core/render/pdf/pdffile.h"

#include <vector>

namespace sheria::render {

/// The logical structure of a PDF: headings, paragraphs, tables, in the order of reading, and where
/// on the pages they are. Programs that read to people follow it.
/// Source: ISO 32000-1, sections 14.7 and 14.8.
class PdfStructure
{
public:
    static constexpr int Root = 0;

    PdfStructure();

    /// Adds an element at the end of `parent`.
    /// Shape: `role` is a standard structure type: "P", "H2", "TD".
    int add(const QByteArray &role, int parent, const QString &alternative = {});
    /// The next thing drawn on `page` (its number as a page, and the number of its object) belongs
    /// to `element`. Returns its number among the contents of the page.
    int addContent(int element, int page, int pageObject);

    /// Writes everything. Returns the number of the root.
    int write(PdfFile &file) const;

private:
    struct Kid
    {
        int element = -1;   ///< An element, or else a piece of contents:
        int content = 0;    ///< its number on the page,
        int pageObject = 0; ///< and the page.
    };
    struct Element
    {
        QByteArray role;
        int parent = 0;
        QString alternative;
        std::vector<Kid> kids;
    };
    std::vector<Element> m_elements;
    std::vector<std::vector<int>> m_pages; ///< Element of each piece of contents, by page.
};

} // namespace sheria::render
