// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/standing.h"

#include "app/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct StandingWords
{
    Q_DECLARE_TR_FUNCTIONS(Standing)
};

constexpr int BadgePadding = 4; ///< Units: device-independent pixels.
constexpr int BadgeRadius = 3;  ///< Likewise.
constexpr int HalfLightness = 128;
constexpr double BadgeSize = 0.88; ///< Of the letters beside it.

QFont badgeFont(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * BadgeSize);
    return font;
}

ThemeKind themeOf(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast}) {
        if (themeColors(kind).window == window)
            return kind;
    }
    return window.lightness() < HalfLightness ? ThemeKind::Dark : ThemeKind::Light;
}

/// A mark of one letter.
QString symbolOf(Standing standing)
{
    switch (standing) {
    case Standing::InForce: return {};
    case Standing::Repealed: return u"×"_s;
    case Standing::Pending:
    case Standing::Uncommenced: return u"!"_s;
    case Standing::Superseded: return u"‹"_s;
    }
    Q_UNREACHABLE();
}

int widthOf(const QString &text, const QFont &font)
{
    return text.isEmpty()
        ? 0
        : QFontMetrics(badgeFont(font)).horizontalAdvance(text) + 2 * BadgePadding;
}

bool isToCome(const Work &work, QDate today)
{
    return !work.commencements.empty()
        && std::all_of(work.commencements.begin(), work.commencements.end(),
                       [today](const Commencement &each) { return each.date > today; });
}

} // namespace

QString standingName(Standing standing)
{
    switch (standing) {
    case Standing::InForce: return {};
    case Standing::Repealed: return StandingWords::tr("Repealed");
    case Standing::Pending: return StandingWords::tr("Not in force");
    case Standing::Uncommenced: return StandingWords::tr("Uncommenced");
    case Standing::Superseded: return StandingWords::tr("Superseded");
    }
    Q_UNREACHABLE();
}

Standing standingOf(const store::WorkSummary &work)
{
    if (work.isRepealed)
        return Standing::Repealed;
    if (work.isPending)
        return Standing::Pending;
    if (work.isUncommenced)
        return Standing::Uncommenced;
    return work.isSuperseded ? Standing::Superseded : Standing::InForce;
}

Standing standingOf(const ExpressionRecord &record, const Validity &validity, QDate today)
{
    if (validity.isRepealed)
        return Standing::Repealed;
    if (validity.isFuture || isToCome(record.work, today))
        return Standing::Pending;
    if (record.work.uri.doctype == "act" && !record.work.isStub && !validity.isCommenced)
        return Standing::Uncommenced;
    return validity.isLatest ? Standing::InForce : Standing::Superseded;
}

QString standingTone(Standing standing)
{
    switch (standing) {
    case Standing::InForce: return {};
    case Standing::Repealed: return u"danger"_s;
    case Standing::Pending:
    case Standing::Uncommenced:
    case Standing::Superseded: return u"warning"_s;
    }
    Q_UNREACHABLE();
}

QColor standingColor(Standing standing, const QPalette &palette)
{
    const ThemeColors colors = themeColors(themeOf(palette));
    return standing == Standing::Repealed ? colors.danger : colors.warning;
}

int badgeWidth(Standing standing, const QFont &font)
{
    return widthOf(standingName(standing), font);
}

int symbolWidth(Standing standing, const QFont &font)
{
    return widthOf(symbolOf(standing), font);
}

void paintBadge(QPainter *painter, const QRect &area, Standing standing, const QPalette &palette)
{
    const bool isWord = badgeWidth(standing, painter->font()) <= area.width();
    const QString text = isWord ? standingName(standing) : symbolOf(standing);
    if (text.isEmpty())
        return;
    const int width = widthOf(text, painter->font());
    const QFont font = badgeFont(painter->font());
    const QFontMetrics metrics(font);
    const int height = metrics.height() + 2;
    const QRect frame(area.left(), area.center().y() - height / 2, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    painter->setPen(standingColor(standing, palette));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), BadgeRadius,
                             BadgeRadius);
    painter->drawText(frame, int(Qt::AlignCenter), text);
    painter->restore();
}

} // namespace sheria::app
