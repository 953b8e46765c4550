#include "core/akn/pages.h"
#include "core/domain/language.h"
#include "core/render/coverwords.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

/// Items without an identifier cannot be linked; they are left out with all that is below them.
void appendItems(QByteArray &out, const std::vector<TocEntry> &entries)
{
    out += "<ol>";
    for (const TocEntry &entry : entries) {
        if (entry.eId.isEmpty())
            continue;
        out += "<li class=\"toc-";
        appendAttributeValue(out, entry.type);
        out += "\"><a href=\"#";
        appendAttributeValue(out, entry.eId);
        out += "\">" + escaped(entry.title) + "</a>";
        if (!entry.children.empty())
            appendItems(out, entry.children);
        out += "</li>";
    }
    out += "</ol>";
}

constexpr QLatin1StringView BlockBreak = "\n\n"_L1;

/// Blocks of lines, as they stand on the page.
void writeBlocks(QByteArray &out, const QString &page)
{
    const QStringList blocks = page.split(BlockBreak, Qt::SkipEmptyParts);
    for (const QString &block : blocks) {
        const QString lines = block.trimmed();
        if (!lines.isEmpty())
            out += "<p>" + escaped(lines).replace("\n", "<br>") + "</p>";
    }
}

} // namespace

QByteArray styleSheet(QStringView name)
{
    QFile file(QString(u":/render/" + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray standalonePage(const ExpressionRecord &record, const std::vector<TocEntry> &toc,
                          QByteArrayView content)
{
    const QByteArray &language = record.expression.language;
    const QByteArray title = escaped(record.expression.title.isEmpty() ? record.work.title
                                                                       : record.expression.title);
    QByteArray out;
    out.reserve(content.size() + 16 * 1024);
    out += "<!DOCTYPE html><html lang=\"";
    appendAttributeValue(out, shortLanguageCode(language));
    out += isRightToLeft(language) ? "\" dir=\"rtl\">" : "\">";
    out += "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src *; "
           "style-src 'unsafe-inline'\"><title>"
        + title + "</title><style>" + styleSheet(u"document.css")
        + "</style></head><body class=\"standalone\">";
    if (!toc.empty()) {
        out += "<div class=\"toc\"><h2>" + escaped(phrase(Phrase::TableOfContents, language))
            + "</h2><h3>" + title + "</h3>";
        appendItems(out, toc);
        out += "</div>";
    }
    out += "<div class=\"akoma-ntoso country-";
    appendAttributeValue(out, record.work.uri.country);
    out += "\">";
    out += content;
    out += "</div></body></html>";
    return out;
}

QByteArray pagesHtml(const QByteArray &text)
{
    QByteArray out = "<div class=\"pdf-pages\">";
    for (const akn::Provision &page : akn::pageProvisions(text)) {
        const QByteArray number = akn::pageNumber(page.eId);
        out += "<section class=\"pdf-page\" id=\"" + page.eId + "\" data-page=\"" + number
            + "\"><p class=\"pdf-page-number\" style=\"text-align: center\">– " + number + " –</p>";
        writeBlocks(out,
                    QString::fromUtf8(text.mid(page.textStart, page.textEnd - page.textStart)));
        out += "</section>";
    }
    return out + "</div>";
}

} // namespace sheria::render
