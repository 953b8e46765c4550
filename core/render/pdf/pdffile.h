// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

class QPDF;

namespace sheria::render {

/// What the file says of itself.
struct PdfMetadata
{
    QString title;
    QString author;
    QByteArray subject;  ///< The address of the expression.
    QByteArray language; ///< Two letters where there are such.
    QDateTime modified;
    bool isRightToLeft = false;
};

/// Where a link leads: to a place in the file, to the web, or nowhere.
struct PdfLink
{
    int page = -1;  ///< In the order of drawing, from 0; -1: to no page.
    double y = 0;   ///< Units: points from the lower edge, as in the file.
    QByteArray web; ///< Address; empty: not to the web.

    bool isNull() const { return page < 0 && web.isEmpty(); }
};

/// The logical structure of a PDF: headings, paragraphs, tables, in the order of reading. Programs
/// that read to people follow it.
///
/// cairo makes one element for each tag that it draws, in the order of the pages. A paragraph that
/// goes on on the next page and a cell of a divided row are more than one tag; arrange() makes each
/// of them one element, and puts all elements into the tree.
/// Source: ISO 32000-1, sections 14.7 and 14.8.
class PdfStructure
{
public:
    static constexpr int Root = 0;
    static constexpr int None = -1;

    PdfStructure() { m_elements.push_back({"Document", None, {}}); }

    /// Adds an element at the end of `parent`.
    /// Shape: `role` is a standard structure type: "P", "H2", "TD".
    int add(const QByteArray &role, int parent, const QString &alternative = {});
    const QByteArray &roleOf(int element) const { return m_elements[std::size_t(element)].role; }

    /// cairo was given a tag: contents of `element`, or a link in them.
    void addTag(int element, int link = None) { m_tags.push_back({element, link}); }

    /// Links that lead nowhere are contents like others. False: `file` does not have the tags that were
    /// added.
    bool arrange(QPDF &file, const std::vector<PdfLink> &links) const;

private:
    struct Element
    {
        QByteArray role;
        int parent = 0;
        QString alternative;
    };
    struct Tag
    {
        int element = 0;
        int link = None; ///< Its number.
    };
    std::vector<Element> m_elements;
    std::vector<Tag> m_tags;
};

/// The file that cairo wrote with what cairo has no call for: language, direction of reading, XMP
/// metadata, numbers of pages, alternatives for images, elements of the structure over several pages;
/// with links that lead where `links` says, where cairo was given their numbers for addresses; and with
/// the last `frontPages` pages, which were drawn when all others were known, at the beginning.
/// Empty where that fails: `problem` says why, in English. Not a Result: the source is C++17 for clang.
QByteArray completed(const QByteArray &pdf, const PdfMetadata &metadata,
                     const PdfStructure &structure, const std::vector<PdfLink> &links,
                     int frontPages, QString &problem);

} // namespace sheria::render
