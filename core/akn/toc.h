// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <QHash>

#include <utility>

namespace sheria::akn {

/// The table of contents of a document.
/// Source: server/API.md sections 3.1 to 3.4.
std::vector<TocEntry> tocOf(const Document &document);

/// What a table of contents calls an item of this type with this num and heading.
/// Source: server/API.md section 3.4.
QString tocTitle(QByteArrayView type, const QString &num, const QString &heading,
                 QByteArrayView language);

/// The first words of what a table of contents lists, without their numbers: 60 characters at most, up to the end of a
/// word. The document must outlive it.
class FirstWords
{
public:
    explicit FirstWords(const Document &document);
    /// Empty: it has none.
    QString of(const TocEntry &entry) const;

private:
    const Document &m_document;
    QHash<std::pair<QByteArray, QByteArray>, const Provision *>
        m_provisions; ///< By component and eId.
};

/// The def that defines the term a blockContainer is about, where that stands near its beginning;
/// null for any other element.
pugi::xml_node definitionIn(pugi::xml_node container);

/// The element that an address of the time before eIds means: component "main" and subcomponent
/// "chapter/2/part/A". An empty subcomponent is the component itself.
/// Null when there is none. Source: server/API.md section 3.6.
pugi::xml_node findLegacy(const Document &document, QByteArrayView component,
                          QByteArrayView subcomponent);

} // namespace sheria::akn
