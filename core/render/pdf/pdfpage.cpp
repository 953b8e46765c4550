#include "core/render/pdf/pdfpage.h"

#include <QStringList>

namespace sheria::render {

qint64 sizeOf(const PdfPage &page)
{
    auto size = qint64(page.items.size() * sizeof(PdfPage::Item));
    for (const PdfPage::Item &item : page.items) {
        if (const auto *text = std::get_if<PdfPage::Text>(&item))
            size += text->run.text.size() + qint64(text->run.glyphs.size() * sizeof(PlacedGlyph));
    }
    return size;
}

QByteArray pdfUtf8(QStringView text)
{
    QByteArray out;
    for (const char32_t each : text.toUcs4()) {
        const bool isText = each != 0 && !QChar::isNonCharacter(each);
        const char32_t shown = isText ? each : char32_t(QChar::ReplacementCharacter);
        out += QString::fromUcs4(&shown, 1).toUtf8();
    }
    return out;
}

} // namespace sheria::render
