#include "core/knowledge/item.h"

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

} // namespace sheria::knowledge
