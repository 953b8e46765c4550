// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/toc.h"

#include <algorithm>

namespace sheria {

namespace {

/// "1.(a)" is addressed as "1a".
QByteArray strippedNumber(const QString &num)
{
    QString out = num.trimmed();
    out.removeIf([](QChar c) { return c == u'.' || c == u'(' || c == u')'; });
    return out.toUtf8();
}

bool isContainerType(QByteArrayView type)
{
    return type == "chapter" || type == "part";
}

bool isComponentType(QByteArrayView type)
{
    return type == "attachment" || type == "component";
}

struct Wanted
{
    QByteArrayView component;
    QByteArrayView subcomponent;
};

const TocEntry *findBelow(const std::vector<TocEntry> &entries, const TocEntry *parent,
                          const QByteArray &parentSubcomponent, const Wanted &wanted)
{
    for (const TocEntry &entry : entries) {
        if (!isListed(entry)) {
            if (const TocEntry *found = findBelow(entry.children, parent, parentSubcomponent,
                                                  wanted))
                return found;
            continue;
        }
        const QByteArray own = subcomponentOf(entry, parent, parentSubcomponent);
        const bool isOfComponent = entry.component == wanted.component;
        if (isOfComponent && own == wanted.subcomponent
            && (!own.isEmpty() || isComponentType(entry.type)))
            return &entry;
        if (const TocEntry *found = findBelow(entry.children, &entry, own, wanted))
            return found;
    }
    return nullptr;
}

} // namespace

bool isListed(const TocEntry &entry)
{
    return entry.type != "hcontainer";
}

bool isNameableType(QByteArrayView name)
{
    static constexpr QByteArrayView Names[] = {"arguments", "background", "conclusions",
                                               "decision",  "header",     "introduction",
                                               "preamble",  "motivation", "preface",
                                               "remedies"};
    return std::find(std::begin(Names), std::end(Names), name) != std::end(Names);
}

QByteArray portionOf(const TocEntry &entry)
{
    return isNameableType(entry.type) ? entry.type : entry.eId;
}

QByteArray subcomponentOf(const TocEntry &entry, const TocEntry *parent,
                          QByteArrayView parentSubcomponent)
{
    if (isComponentType(entry.type))
        return {};
    QByteArray out;
    if (parent && isContainerType(entry.type) && isContainerType(parent->type))
        out = parentSubcomponent.toByteArray() + '/';
    out += entry.type;
    if (entry.num && !strippedNumber(*entry.num).isEmpty())
        out += '/' + strippedNumber(*entry.num);
    return out;
}

const TocEntry *findSubcomponent(const std::vector<TocEntry> &entries, QByteArrayView component,
                                 QByteArrayView subcomponent)
{
    return findBelow(entries, nullptr, {}, {component, subcomponent});
}

} // namespace sheria
