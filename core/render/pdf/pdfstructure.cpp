#include "core/render/pdf/pdfstructure.h"

namespace sheria::render {

PdfStructure::PdfStructure()
{
    m_elements.push_back({"Document", -1, {}, {}});
}

int PdfStructure::add(const QByteArray &role, int parent, const QString &alternative)
{
    const int number = int(m_elements.size());
    m_elements.push_back({role, parent, alternative, {}});
    m_elements[std::size_t(parent)].kids.push_back({number, 0, 0});
    return number;
}

int PdfStructure::addContent(int element, int page, int pageObject)
{
    if (m_pages.size() <= std::size_t(page))
        m_pages.resize(std::size_t(page) + 1);
    std::vector<int> &contents = m_pages[std::size_t(page)];
    const int number = int(contents.size());
    contents.push_back(element);
    m_elements[std::size_t(element)].kids.push_back({-1, number, pageObject});
    return number;
}

int PdfStructure::write(PdfFile &file) const
{
    const int root = file.allocate();
    std::vector<int> numbers;
    for (std::size_t i = 0; i < m_elements.size(); ++i)
        numbers.push_back(file.allocate());

    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element &element = m_elements[i];
        const int parent = element.parent < 0 ? root : numbers[std::size_t(element.parent)];
        QByteArray value = "<</Type/StructElem/S" + pdfName(element.role) + "/P "
            + pdfReference(parent);
        if (!element.alternative.isEmpty())
            value += "/Alt" + pdfText(element.alternative);
        value += "/K[";
        for (const Kid &kid : element.kids) {
            if (kid.element >= 0) {
                value += pdfReference(numbers[std::size_t(kid.element)]) + ' ';
                continue;
            }
            value += "<</Type/MCR/Pg " + pdfReference(kid.pageObject) + "/MCID "
                + QByteArray::number(kid.content) + ">>";
        }
        file.put(numbers[i], value + "]>>");
    }

    QByteArray parents = "<</Nums[";
    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        QByteArray list = "[";
        for (const int element : m_pages[page])
            list += pdfReference(numbers[std::size_t(element)]) + ' ';
        parents += QByteArray::number(qsizetype(page)) + ' ' + pdfReference(file.put(list + ']'))
            + ' ';
    }
    file.put(root,
             "<</Type/StructTreeRoot/K " + pdfReference(numbers[Root]) + "/ParentTree "
                 + pdfReference(file.put(parents + "]>>")) + ">>");
    return root;
}

} // namespace sheria::render
