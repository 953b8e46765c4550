#include "core/akn/components.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

bool isNamed(pugi::xml_node node, std::string_view name)
{
    return node.name() == name;
}

pugi::xml_node metaOf(pugi::xml_node component)
{
    for (pugi::xml_node document : component.children()) {
        if (pugi::xml_node meta = document.child("meta"))
            return meta;
    }
    return {};
}

} // namespace

bool isComponent(pugi::xml_node node, pugi::xml_node documentElement)
{
    const pugi::xml_node list = node.parent();
    const bool isListed = isNamed(node, "attachment") ? isNamed(list, "attachments")
                                                      : isNamed(list, "components");
    return isListed
        && (list.parent() == documentElement || list.parent() == documentElement.parent());
}

QByteArray asComponentName(QByteArrayView written)
{
    constexpr qsizetype Longest = 100;
    QByteArray name;
    for (const char c : written.first(std::min(written.size(), Longest))) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '_' || c == '-';
        if (isPlain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith('-'))
            name += '-';
    }
    while (name.endsWith('-'))
        name.chop(1);
    return name;
}

QByteArray componentName(pugi::xml_node component)
{
    const pugi::xml_node identification = metaOf(component).child("identification");
    pugi::xml_node work = identification.child("FRBRWork");
    if (!work)
        work = identification.child("Work");
    const QByteArray frbrThis = work.child("FRBRthis")
        ? work.child("FRBRthis").attribute("value").value()
        : work.child("this").attribute("href").value();
    const qsizetype mark = frbrThis.lastIndexOf("/!");
    if (mark >= 0)
        return asComponentName(QByteArrayView(frbrThis).sliced(mark + 2));
    const QByteArray uri = work.child("FRBRuri").attribute("value").value();
    if (!uri.isEmpty() && frbrThis.size() > uri.size() + 1
        && frbrThis.startsWith(QByteArray(uri + '/')))
        return asComponentName(QByteArrayView(frbrThis).sliced(uri.size() + 1));
    return {};
}

void nameComponents(std::vector<Component> &components)
{
    std::set<QByteArray> taken;
    std::map<QByteArray, int> next;
    int count = 0;
    for (Component &component : components) {
        if (component.name.isEmpty()) {
            ++count;
            component.name = componentName(component.element);
            if (component.name.isEmpty())
                component.name = component.element.name() + QByteArray::number(count);
        }
        const QByteArray wanted = component.name;
        while (taken.contains(component.name))
            component.name = wanted + '-' + QByteArray::number(++next[wanted] + 1);
        taken.insert(component.name);
    }
}

} // namespace sheria::akn
