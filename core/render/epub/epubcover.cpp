#include "core/render/epub/epubpackage.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace sheria::render {
namespace {

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
