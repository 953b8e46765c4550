#include "core/akn/pages.h"
#include "core/render/htmlrenderer.h"
#include "core/render/safehtml.h"

namespace sheria::render {

using namespace Qt::StringLiterals;

namespace {

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
