#include "core/knowledge/item.h"

#include "core/akn/pages.h"

#include <QtGlobal>

namespace sheria::knowledge {

QByteArrayView portionTypeName(PortionType type)
{
    switch (type) {
    case PortionType::Page: return "page";
    case PortionType::Provision: return "provision";
    case PortionType::Text: return "text";
    case PortionType::Summary: return "summary";
    }
    Q_UNREACHABLE();
}

QByteArray anchorOf(const Item &item)
{
    return item.type == PortionType::Page ? akn::pageAnchor(item.portionId) : item.portionId;
}

} // namespace sheria::knowledge
