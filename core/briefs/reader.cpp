// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/brief.h"
#include "core/briefs/htmltext.h"
#include "core/briefs/office.h"
#include "core/briefs/pdflayout.h"
#include "core/pages/pdftool.h"

#include <QStringDecoder>

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

Result<Brief> readPdf(const QByteArray &bytes, const std::stop_token &stop)
{
    SHERIA_TRY(const store::PageText pages, pages::PdfTool().readLayout(bytes, stop));
    if (pages.outcome == store::PageOutcome::Large)
        return Error{ErrorCode::Unsupported, Message::tr("the document is too large")};
    if (pages.outcome != store::PageOutcome::Text)
        return office::damaged(u"the PDF has no text"_s);
    return readPdfLayout(pages.text);
}

/// In the encoding that the document begins with or declares; else UTF-8.
QString textOfHtml(const QByteArray &bytes)
{
    const auto encoding = QStringConverter::encodingForHtml(bytes);
    QStringDecoder decoder(encoding.value_or(QStringConverter::Utf8));
    return decoder.decode(bytes);
}

} // namespace

int Paragraph::pageAt(qsizetype at) const
{
    const auto isBefore = [at](qsizetype pageBreak) {
        return pageBreak <= at;
    };
    return page == 0 ? 0
                     : page + int(std::count_if(pageBreaks.begin(), pageBreaks.end(), isBefore));
}

Result<Brief> readBrief(const QByteArray &bytes, const QString &name, const std::stop_token &stop)
{
    if (bytes.size() > MaxBriefBytes)
        return Error{ErrorCode::Unsupported, Message::tr("the document is too large")};
    const QString suffix = name.mid(name.lastIndexOf(u'.') + 1).toLower();
    if (suffix == "docx"_L1 || suffix == "odt"_L1) {
        SHERIA_TRY(const office::File file, office::open(bytes, name));
        return file.brief();
    }
    if (suffix == "pdf"_L1)
        return readPdf(bytes, stop);
    if (suffix == "md"_L1 || suffix == "txt"_L1)
        return readMarkdown(QString::fromUtf8(bytes));
    if (suffix == "html"_L1 || suffix == "htm"_L1)
        return readHtml(textOfHtml(bytes));
    return Error{ErrorCode::Unsupported,
                 Message::tr("only .docx, .odt, .pdf, .md, .html and .txt documents are checked")};
}

} // namespace sheria::briefs
