// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/pages.h"
#include "core/domain/decisions/casecitation.h"
#include "core/domain/language.h"
#include "core/domain/place.h"
#include "core/domain/today.h"
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
    QFile file(u":/render/"_s.append(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace {

void appendMeta(QByteArray &out, QByteArrayView name, const QString &content,
                const char *attribute = "name")
{
    if (content.isEmpty())
        return;
    out += "<meta "_ba + attribute + "=\"" + name.toByteArray() + "\" content=\"";
    appendAttributeValue(out, content.toUtf8());
    out += "\">";
}

/// What reference managers read: Dublin Core; Zotero's own fields (namespace z, the names are those of its item
/// types "case" and "statute"); the tags of Highwire; and schema.org/Legislation as microdata of the head.
/// Source: README.md, "Metadata of pages".
QByteArray citationTags(const ExpressionRecord &record, const PageSource &source)
{
    if (record.work.uri.country.isEmpty())
        return {};
    const Expression &expression = record.expression;
    const CaseCitation citation = workCitation(record.work, expression.title, expression.language,
                                               {}, source.country);
    const QString country = source.country.isEmpty() ? knownPlaceName(record.work.uri.country)
                                                     : source.country;
    const QString uri = QString::fromUtf8(expression.uri);
    const QString title = citation.isLaw
        ? (expression.title.isEmpty() ? record.work.title : expression.title)
        : citation.name;
    const QString language = QString::fromLatin1(shortLanguageCode(expression.language));
    const QString day = citation.date.isValid() ? citation.date.toString(Qt::ISODate)
                                                : citation.year;
    QByteArray out = "<link rel=\"schema.DC\" href=\"http://purl.org/dc/elements/1.1/\">"
                     "<link rel=\"schema.z\" href=\"http://www.zotero.org/namespaces/export#\">";
    appendMeta(out, "z.itemType", citation.isLaw ? u"statute"_s : u"case"_s);
    appendMeta(out, citation.isLaw ? "z.publicLawNumber" : "z.docketNumber", citation.docket);
    appendMeta(out, "z.code", citation.isLaw ? country : QString());
    appendMeta(out, "z.court", citation.isLaw ? QString() : citation.court);
    appendMeta(out, "z.reporter", citation.neutral);
    // Of the extra field, CSL's variables are read by their names.
    appendMeta(out, "z.extra",
               country.isEmpty() ? QString() : QString(u"jurisdiction: "_s + country));
    appendMeta(out, "DC.title", title);
    appendMeta(out, "DC.type", citation.isLaw ? u"Legislation"_s : u"LegalCase"_s);
    appendMeta(out, "DC.date", day);
    appendMeta(out, "DC.language", language);
    appendMeta(out, "DC.identifier", uri);
    appendMeta(out, "DC.publisher", citation.isLaw ? country : citation.court);
    // A comma would part first name and last.
    for (QString judge : citation.judges)
        appendMeta(out, "DC.creator", judge.remove(u','));
    appendMeta(out, "citation_title", title);
    appendMeta(out, "citation_publication_date", QString(day).replace(u'-', u'/'));
    appendMeta(out, "citation_language", language);
    appendMeta(out, "citation_public_url",
               QString::fromUtf8(citation.link.isEmpty() ? source.address : citation.link));
    if (!citation.isLaw)
        return out;
    const auto property = [&out](QByteArrayView name, const QString &content) {
        appendMeta(out, name, content, "itemprop");
    };
    property("name", title);
    property("legislationIdentifier", uri);
    property("legislationType", QString::fromUtf8(record.work.uri.doctype));
    property("legislationJurisdiction", country);
    property("inLanguage", language);
    property("datePublished", day);
    property("legislationDateVersion", knownDate(expression.date).toString(Qt::ISODate));
    return out;
}

constexpr QByteArrayView ScopeOfLaw = " itemscope itemtype=\"https://schema.org/Legislation\"";
constexpr QByteArrayView EndOfTitle = "</title>";
constexpr QByteArrayView StartOfStyle = "<style>";

} // namespace

PageMetadata pageMetadata(const QByteArray &standalonePage)
{
    const qsizetype title = standalonePage.indexOf(EndOfTitle);
    const qsizetype style = standalonePage.indexOf(StartOfStyle, title);
    if (title < 0 || style < 0)
        return {};
    const qsizetype start = title + EndOfTitle.size();
    const bool isLaw = standalonePage.left(title).contains(ScopeOfLaw);
    return {isLaw ? ScopeOfLaw.toByteArray() : QByteArray(),
            standalonePage.mid(start, style - start)};
}

QByteArray standalonePage(const ExpressionRecord &record, const std::vector<TocEntry> &toc,
                          QByteArrayView content, const PageSource &source)
{
    const QByteArray &language = record.expression.language;
    const QByteArray title = escaped(record.expression.title.isEmpty() ? record.work.title
                                                                       : record.expression.title);
    QByteArray out;
    out.reserve(content.size() + 16 * 1024);
    out += "<!DOCTYPE html><html lang=\"";
    appendAttributeValue(out, shortLanguageCode(language));
    out += isRightToLeft(language) ? "\" dir=\"rtl\">" : "\">";
    const bool isLaw = record.work.uri.doctype != "judgment" && !record.work.uri.country.isEmpty();
    out += "<head";
    if (isLaw)
        out += ScopeOfLaw;
    out += "><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src *; "
           "style-src 'unsafe-inline'\"><title>"
        + title + EndOfTitle.toByteArray() + citationTags(record, source)
        + StartOfStyle.toByteArray() + styleSheet(u"document.css")
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
