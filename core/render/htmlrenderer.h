// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"
#include "core/domain/today.h"

#include <QStringList>

#include <optional>

namespace sheria::render {

/// What an answer in HTML depends on beside the document.
/// Source: server/API.md sections 4.1, 4.6 and 4.7.
struct HtmlOptions
{
    QByteArray resolver; ///< Put before references that start with "/"; empty: none.
    QByteArray mediaUrl; ///< Put before image addresses that are not absolute.
    /// The names of the expression's media files. Relative images lead to these, below "media/", or are
    /// marked as missing; without the list they keep their address.
    std::optional<QStringList> media = {};
};

/// The whole document as a fragment, in one pass over the tree: well-formed HTML, UTF-8, in which
/// scripts, event handlers, foreign addresses and dangerous styles have been neutralised.
/// Source: server/API.md sections 4.1 to 4.6 and 4.8.
QByteArray toHtml(const akn::Document &document, const HtmlOptions &options);

/// One element of it: a provision, a component.
QByteArray toHtml(const akn::Document &document, pugi::xml_node element,
                  const HtmlOptions &options);

/// The text of a PDF, see akn::pageProvisions(), as a fragment: a section for each page, with its anchor
/// for an id.
QByteArray pagesHtml(const QByteArray &text);

/// The element with its namespace and without XML declaration (server/API.md section 2.14).
QByteArray toXml(const akn::Document &document, pugi::xml_node element);

/// The stored XML as it is handed out: without processing instructions that would load something.
QByteArray toXml(const akn::Document &document);

/// Source: server/API.md section 4.9. A fragment: `div.coverpage`.
QByteArray coverpage(const ExpressionRecord &record, const QString &placeName,
                     const QString &countryName, const Today &today, const HtmlOptions &options);

/// What a page says of itself that the record does not tell.
struct PageSource
{
    QString country;    ///< Its name in the library; empty: that of the table of places.
    QByteArray address; ///< Where it is served; empty: nowhere.
};

/// A complete page around `content` with inline style, and the table of contents unless `toc` is
/// empty (server/API.md section 4.7, standalone=1). Its head says what reference managers save: see README.md.
QByteArray standalonePage(const ExpressionRecord &record, const std::vector<TocEntry> &toc,
                          QByteArrayView content, const PageSource &source = {});

/// The table of contents for a person who reads the text in a browser: it opens by a click, without scripts. A row says
/// number and heading, of a provision without heading number and first words; parts with neither have none. Empty: there
/// are no rows.
QByteArray foldedContents(const akn::Document &document);

/// What of a page is metadata, without its title.
struct PageMetadata
{
    QByteArray scope;    ///< Attributes of the head: of what its itemprops are; empty: it has none.
    QByteArray elements; ///< Of the head.
};
/// That of such a page.
PageMetadata pageMetadata(const QByteArray &standalonePage);

/// The style sheet "document.css", which makes the spans of toHtml() readable on screen and paper, light and
/// dark, or "epub.css", that of a book: what e-readers understand, no more. They load nothing.
QByteArray styleSheet(QStringView name);

} // namespace sheria::render
