// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sheria {

/// One item of a table of contents.
/// Source: server/API.md section 3.3.
struct TocEntry
{
    QByteArray type;            ///< Element name, or "definition".
    QByteArray component;       ///< "main", "schedule1".
    QByteArray eId;             ///< Empty: none.
    bool isGeneratedId = false; ///< `eId` was missing or taken in the document and was made by us.
    std::optional<QString> num;
    std::optional<QString> heading;
    QString title;
    bool isBasicUnit = false;
    std::vector<TocEntry> children;
};

/// Whether the API lists the item. An hcontainer is not listed: what is in it stands in its place.
/// Source: server/API.md section 3.1.
bool isListed(const TocEntry &entry);

/// What comes after "!component~" in the address of an item: its type where that names it, else its
/// eId, else nothing.
/// Source: server/API.md sections 2.14 and 3.5.
QByteArray portionOf(const TocEntry &entry);

/// Whether a portion of this name means the first element so called, not an eId.
/// Source: server/API.md section 2.14.
bool isNameableType(QByteArrayView name);

/// The address of an item before there were eIds in addresses: "chapter/2/part/A", "section/3".
/// Empty for attachments and components, which their component name says.
/// Source: server/API.md section 3.6.
QByteArray subcomponentOf(const TocEntry &entry, const TocEntry *parent,
                          QByteArrayView parentSubcomponent);

/// The first item of `component` with this subcomponent; an empty one means the component's own item.
/// Null when there is none.
const TocEntry *findSubcomponent(const std::vector<TocEntry> &entries, QByteArrayView component,
                                 QByteArrayView subcomponent);

} // namespace sheria
