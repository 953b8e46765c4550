// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/archiveitem.h"

#include <QHash>

#include <functional>
#include <string>
#include <unordered_map>

namespace sheria::render {

/// One XHTML file of a document: a top-level item of its table of contents, with the headings above
/// it, or what else stands between two of them.
struct EpubChapter
{
    QByteArray file; ///< "main-chp_1.xhtml".
    QString title;
    std::vector<pugi::xml_node> nodes;
};

/// Cuts the whole document, or `element` of it, into files. No text is lost and none moves.
/// Shape: never empty; file names are ASCII and differ.
std::vector<EpubChapter> chaptersOf(const ArchiveDocument &source, pugi::xml_node element,
                                    const QString &title);

/// Where the elements with an identifier are.
class EpubAnchors
{
public:
    struct Place
    {
        QByteArray file;
        QByteArray id; ///< As it stands in the XHTML: a name of XML, unique in the document.
        pugi::xml_node node;
    };

    EpubAnchors(const akn::Document &document, const std::vector<EpubChapter> &chapters);

    /// The place of the first element with `eId`; null when no file shows one.
    const Place *find(QByteArrayView eId) const;

private:
    void add(const akn::Document &document, pugi::xml_node node, const QByteArray &file);
    QByteArray freshId(const QByteArray &eId);

    std::unordered_map<std::string, Place> m_places;
    std::unordered_map<std::string, int>
        m_taken; ///< Identifiers in use, and the last number tried.
};

/// What a document's XHTML depends on beside the document.
struct XhtmlContext
{
    const akn::Document &document;
    const EpubAnchors &anchors;
    QByteArray resolver;
    QHash<QByteArray, QByteArray> images; ///< Address of each file that is there, by `img/@src`.
};

/// What writes the chapters of one document, in their order, as the contents of XHTML bodies. `context`
/// outlives it.
/// Source: server/API.md section 5.2; EPUB 3.2, XHTML content documents.
std::function<QByteArray(const EpubChapter &chapter)> xhtmlWriter(const XhtmlContext &context);

} // namespace sheria::render
