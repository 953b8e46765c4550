#include "core/render/pdf/pdfstructure.h"

#include <qpdf/QPDF.hh>

#include <map>

namespace sheria::render {
namespace {

using Object = QPDFObjectHandle;

std::vector<Object> itemsOf(Object value)
{
    return value.isArray() ? value.getArrayAsVector()
        : value.isNull()   ? std::vector<Object>()
                           : std::vector<Object>{value};
}

/// Contents of a page as seen from an element that may be on another page.
Object contentReference(const Object &page, const Object &content)
{
    Object reference = Object::parse("<</Type/MCR>>");
    reference.replaceKey("/Pg", page);
    reference.replaceKey("/MCID", content);
    return reference;
}

} // namespace

int PdfStructure::add(const QByteArray &role, int parent, const QString &alternative)
{
    m_elements.push_back({role, parent, alternative});
    return int(m_elements.size()) - 1;
}

bool PdfStructure::arrange(QPDF &file) const
{
    Object root = file.getRoot().getKey("/StructTreeRoot");
    if (!root.isDictionary())
        return m_tags.empty();
    const std::vector<Object> drawn = itemsOf(root.getKey("/K"));
    if (drawn.size() != m_tags.size())
        return false;

    // The first tag of an element becomes the element.
    std::vector<Object> made(m_elements.size());
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Object &element = made[std::size_t(m_tags[i].element)];
        if (!m_tags[i].isLink && !element.isInitialized())
            element = drawn[i];
    }
    for (Object &element : made) {
        if (!element.isInitialized())
            element = file.makeIndirectObject(Object::newDictionary());
    }

    std::vector<int> tags(m_elements.size());
    for (const Tag &tag : m_tags)
        ++tags[std::size_t(tag.element)];
    std::vector<std::vector<Object>> kids(m_elements.size());
    for (std::size_t i = 1; i < m_elements.size(); ++i)
        kids[std::size_t(m_elements[i].parent)].push_back(made[i]);
    std::map<QPDFObjGen, Object> joined;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Object tag = drawn[i];
        const auto number = std::size_t(m_tags[i].element);
        if (m_tags[i].isLink) {
            tag.replaceKey("/P", made[number]);
            kids[number].push_back(tag);
            continue;
        }
        if (tags[number] == 1)
            continue;
        for (const Object &content : itemsOf(tag.getKey("/K")))
            kids[number].push_back(contentReference(tag.getKey("/Pg"), content));
        if (!tag.isSameObjectAs(made[number]))
            joined[tag.getObjGen()] = made[number];
    }
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element &element = m_elements[i];
        made[i].replaceKey("/P", i == Root ? root : made[std::size_t(element.parent)]);
        if (!made[i].hasKey("/S"))
            made[i].replaceKey("/S", Object::newName('/' + element.role.toStdString()));
        if (!kids[i].empty())
            made[i].replaceKey("/K", Object::newArray(kids[i]));
        if (!element.alternative.isEmpty())
            made[i].replaceKey("/Alt", Object::newUnicodeString(element.alternative.toStdString()));
    }
    root.replaceKey("/K", made[Root]);

    // From contents to elements.
    for (Object &value : itemsOf(root.getKey("/ParentTree").getKey("/Nums"))) {
        for (int i = 0; value.isArray() && i < value.getArrayNItems(); ++i) {
            const auto element = joined.find(value.getArrayItem(i).getObjGen());
            if (element != joined.end())
                value.setArrayItem(i, element->second);
        }
    }
    return true;
}

} // namespace sheria::render
