// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/redlinefile.h"

#include "core/comparison/languages.h"
#include "core/comparison/redline.h"
#include "core/render/htmlrenderer.h"
#include "core/render/pdf/pdfrenderer.h"

#include <QFileInfo>

namespace sheria::formats {

using namespace Qt::StringLiterals;
using knowledge::ExpressionText;

namespace {

Result<std::vector<ExpressionText>> linesOf(store::Database &db, const ExpressionRecord &record)
{
    SHERIA_TRY(std::vector<ExpressionText> texts, knowledge::textsOf(db, record));
    for (ExpressionText &text : texts)
        SHERIA_CHECK(text.readLines(db));
    return texts;
}

} // namespace

std::optional<RedlineFormat> redlineFormatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == "pdf"_L1)
        return RedlineFormat::Pdf;
    if (suffix == "html"_L1 || suffix == "htm"_L1)
        return RedlineFormat::Html;
    return suffix == "xml"_L1 ? std::optional(RedlineFormat::Xml) : std::nullopt;
}

Result<QByteArray> redlineFile(store::Database &db, const ExpressionRecord &before,
                               const ExpressionRecord &after, RedlineFormat format,
                               const Today &today, const std::stop_token &stop)
{
    using comparison::Languages;
    const QByteArray &language = after.expression.language;
    const auto languages = before.expression.language == language ? Languages::Same
                                                                  : Languages::Two;
    SHERIA_TRY(const auto olds, linesOf(db, before));
    SHERIA_TRY(const auto news, linesOf(db, after));
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}};
    SHERIA_TRY(const comparison::Pairing pairing,
               comparison::pairingAcross(db, {before, olds}, {after, news}));
    const auto rows = comparison::rowsOf(olds, news, pairing, languages, language);
    QByteArray xml = languages == Languages::Same ? comparison::redline(rows, before, after)
                                                  : comparison::parallelText(rows, before, after);
    if (format == RedlineFormat::Xml)
        return xml;
    SHERIA_TRY(akn::Document document, akn::Document::parse(xml));
    render::ArchiveItem item;
    item.record = after;
    item.record.expression.title = comparison::redlineTitle(before, after);
    if (format == RedlineFormat::Html)
        return render::standalonePage(item.record, {}, render::toHtml(document, {}));
    item.documents.push_back({"main", std::move(document)});
    render::ArchiveOptions options;
    options.today = today;
    options.isBare = true;
    return render::toPdf(item, options, stop);
}

} // namespace sheria::formats
