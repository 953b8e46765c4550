// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/epub/epubpackage.h"

#include "core/domain/language.h"
#include "core/render/safehtml.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

constexpr QByteArrayView XmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// "2024-02-14T10:27:00Z".
QByteArray instant(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss'Z'"_s).toLatin1();
}

QByteArray quoted(QByteArrayView value)
{
    QByteArray out = "\"";
    appendAttributeValue(out, value);
    return out + '"';
}

void appendList(QByteArray &out, const std::vector<EpubNavigation> &entries)
{
    out += "<ol>";
    for (const EpubNavigation &entry : entries) {
        out += "<li><a href=" + quoted(entry.href) + '>' + xmlText(entry.title) + "</a>";
        if (!entry.children.empty())
            appendList(out, entry.children);
        out += "</li>\n";
    }
    out += "</ol>";
}

void appendPoints(QByteArray &out, const std::vector<EpubNavigation> &entries, int &count)
{
    for (const EpubNavigation &entry : entries) {
        const QByteArray number = QByteArray::number(++count);
        out += "<navPoint id=\"point" + number + "\"><navLabel><text>" + xmlText(entry.title)
            + "</text></navLabel><content src=" + quoted(entry.href) + "/>";
        appendPoints(out, entry.children, count);
        out += "</navPoint>\n";
    }
}

int depthOf(const std::vector<EpubNavigation> &entries)
{
    int depth = 0;
    for (const EpubNavigation &entry : entries)
        depth = std::max(depth, 1 + depthOf(entry.children));
    return depth;
}

void appendMetadata(QByteArray &out, const EpubPackage &book)
{
    out += "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<dc:identifier id=\"uid\">"
        + xmlText(QString::fromUtf8(book.identifier)) + "</dc:identifier>\n<dc:title>"
        + xmlText(book.title) + "</dc:title>\n";
    for (const QByteArray &language : book.languages)
        out += "<dc:language>" + xmlText(QString::fromUtf8(language)) + "</dc:language>\n";
    if (!book.organisation.isEmpty()) {
        const QByteArray name = xmlText(book.organisation);
        out += "<dc:creator>" + name + "</dc:creator>\n<dc:publisher>" + name + "</dc:publisher>\n";
    }
    out += "<meta property=\"dcterms:modified\">" + instant(book.modified)
        + "</meta>\n"
          "<meta property=\"schema:accessMode\">textual</meta>\n"
          "<meta property=\"schema:accessibilityFeature\">tableOfContents</meta>\n"
          "<meta property=\"schema:accessibilityFeature\">readingOrder</meta>\n"
          "<meta property=\"schema:accessibilityHazard\">none</meta>\n"
          "<meta name=\"cover\" content=\"cover-image\"/>\n</metadata>\n";
}

constexpr int Width = 1200;
constexpr int Height = 1600;
constexpr int Margin = 120;
constexpr int Top = 360;                ///< Where the title begins.
constexpr qsizetype MostLargeLines = 7; ///< Of the title; a longer one is set smaller,
constexpr qsizetype MostLines = 11;     ///< and cut here, so that everything fits.
static_assert(Top + MostLargeLines * 114 < Height - 400 && Top + MostLines * 80 < Height - 300);

/// Lines of at most `most` characters, broken between words where that can be.
QStringList wrapped(const QString &text, qsizetype most)
{
    QStringList lines{QString()};
    for (const QString &word : text.simplified().split(u' ')) {
        QString &line = lines.last();
        if (line.isEmpty())
            line = word;
        else if (line.size() + 1 + word.size() <= most)
            line += u' ' + word;
        else
            lines += word;
    }
    return lines;
}

struct Lettering
{
    int size; ///< Units: pixels, as are the others.
    int lineHeight;
    const char *style;
};

/// Draws lines down from `y`; returns where the next thing may stand.
int appendLines(QByteArray &out, const QStringList &lines, int y, Lettering lettering)
{
    for (const QString &line : lines) {
        y += lettering.lineHeight;
        out += "<text x=\"" + QByteArray::number(Width / 2) + "\" y=\"" + QByteArray::number(y)
            + "\" font-size=\"" + QByteArray::number(lettering.size) + "\" " + lettering.style + ">"
            + xmlText(line) + "</text>\n";
    }
    return y;
}

} // namespace

QByteArray xmlText(const QString &text)
{
    QString clean = text;
    clean.removeIf(
        [](QChar c) { return (c < u' ' && c != u'\t' && c != u'\n') || c.unicode() >= 0xFFFE; });
    QByteArray out;
    appendText(out, clean.toUtf8());
    return out;
}

QByteArray packageDocument(const EpubPackage &book)
{
    QByteArray out = XmlDeclaration.toByteArray();
    out += "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" "
           "unique-identifier=\"uid\" xml:lang="
        + quoted(book.languages.front()) + ">\n";
    appendMetadata(out, book);
    out += "<manifest>\n<item id=\"ncx\" href=\"toc.ncx\" "
           "media-type=\"application/x-dtbncx+xml\"/>\n";
    QByteArray spine;
    int number = 0;
    for (const EpubFile &file : book.files) {
        const QByteArray id = file.properties.isEmpty() ? "file" + QByteArray::number(++number)
                                                        : file.properties;
        out += "<item id=\"" + id + "\" href=" + quoted(file.path) + " media-type=\""
            + file.mediaType + '"';
        if (!file.properties.isEmpty())
            out += " properties=\"" + file.properties + '"';
        out += "/>\n";
        spine += file.isRead ? "<itemref idref=\"" + id + "\"/>\n" : QByteArray();
    }
    out += "</manifest>\n<spine toc=\"ncx\"";
    out += book.isRightToLeft ? " page-progression-direction=\"rtl\">\n" : ">\n";
    return out + spine + "</spine>\n</package>\n";
}

QByteArray navigationDocument(const EpubPackage &book, const QString &heading)
{
    QByteArray body = "<nav epub:type=\"toc\" id=\"toc\" role=\"doc-toc\"><h1>" + xmlText(heading)
        + "</h1>";
    appendList(body, book.navigation);
    body += "</nav>\n<nav epub:type=\"landmarks\" hidden=\"hidden\"><ol>"
            "<li><a epub:type=\"cover\" href=\"cover.xhtml\">"
        + xmlText(book.title) + "</a></li><li><a epub:type=\"toc\" href=\"nav.xhtml#toc\">"
        + xmlText(heading) + "</a></li></ol></nav>";
    return xhtmlPage(heading, book.languages.front(), {}, body);
}

QByteArray ncxDocument(const EpubPackage &book)
{
    QByteArray points;
    int count = 0;
    appendPoints(points, book.navigation, count);
    return XmlDeclaration.toByteArray()
        + "<ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\" version=\"2005-1\" xml:lang="
        + quoted(book.languages.front())
        + ">\n<head><meta name=\"dtb:uid\" content=" + quoted(book.identifier)
        + "/><meta name=\"dtb:depth\" content=\"" + QByteArray::number(depthOf(book.navigation))
        + "\"/><meta name=\"dtb:totalPageCount\" content=\"0\"/>"
          "<meta name=\"dtb:maxPageNumber\" content=\"0\"/></head>\n<docTitle><text>"
        + xmlText(book.title) + "</text></docTitle>\n<navMap>\n" + points + "</navMap>\n</ncx>\n";
}

QByteArray xhtmlPage(const QString &title, QByteArrayView language, QByteArrayView pathToRoot,
                     const QByteArray &body)
{
    const QByteArray name = quoted(language);
    return XmlDeclaration.toByteArray()
        + "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" "
          "xmlns:epub=\"http://www.idpf.org/2007/ops\" lang="
        + name + " xml:lang=" + name + (isRightToLeft(languageCode(language)) ? " dir=\"rtl\"" : "")
        + ">\n<head><title>" + xmlText(title.simplified().isEmpty() ? u"–"_s : title)
        + "</title><link rel=\"stylesheet\" type=\"text/css\" href=\"" + pathToRoot.toByteArray()
        + "stylesheets/export-epub.css\"/></head>\n<body>" + body + "</body>\n</html>\n";
}

QByteArray coverDrawing(const QString &title, const QString &subtitle, const QString &place,
                        bool isRightToLeft)
{
    Lettering lettering{86, 114, "font-weight=\"bold\""};
    QStringList lines = wrapped(title, 20);
    if (lines.size() > MostLargeLines) {
        lettering = {58, 80, "font-weight=\"bold\""};
        lines = wrapped(title, 30);
    }
    if (lines.size() > MostLines)
        lines = lines.first(MostLines) << u"…"_s;
    QByteArray out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" "
                     "width=\"1200\" height=\"1600\" viewBox=\"0 0 1200 1600\">\n"
                     "<rect width=\"1200\" height=\"1600\" fill=\"#f6f2e9\"/>\n"
                     "<rect x=\"48\" y=\"48\" width=\"1104\" height=\"1504\" fill=\"none\" "
                     "stroke=\"#243b53\" stroke-width=\"6\"/>\n"
                     "<g font-family=\"serif\" text-anchor=\"middle\" fill=\"#243b53\"";
    out += isRightToLeft ? " direction=\"rtl\">\n" : ">\n";
    appendLines(out, wrapped(place, 36), 170, {44, 60, "letter-spacing=\"3\""});
    const int below = appendLines(out, lines, Top, lettering);
    out += "<path d=\"M" + QByteArray::number(Width / 2 - Margin) + ' '
        + QByteArray::number(below + 90) + "h240\" stroke=\"#243b53\" stroke-width=\"4\"/>\n";
    appendLines(out, wrapped(subtitle, 36), below + 110, {46, 66, "font-style=\"italic\""});
    return out + "</g>\n</svg>\n";
}

} // namespace sheria::render
