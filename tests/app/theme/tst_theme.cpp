#include "app/theme/theme.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sheria::app;
using namespace Qt::StringLiterals;

namespace {

double luminance(const QColor &color)
{
    const auto linear = [](float value) {
        return value <= 0.04045F ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

/// The ratio of WCAG 2.1 section 1.4.3, 1 to 21.
double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)}); // By value.
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

Q_DECLARE_METATYPE(sheria::app::ThemeKind)

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }
    /// WCAG 2.1 level AA for text of any size.
    void textCanBeRead()
    {
        QFETCH(ThemeKind, kind);
        const ThemeColors colors = themeColors(kind);
        const QList<QColor> grounds{colors.window, colors.base, colors.alternate};
        const QList<QColor> inks{colors.text,    colors.muted,   colors.accent,
                                 colors.success, colors.warning, colors.danger};
        for (const QColor &ground : grounds) {
            for (const QColor &ink : inks)
                QVERIFY2(contrastRatio(ground, ink) >= 4.5,
                         qPrintable(ground.name() + u' ' + ink.name()));
        }
        QVERIFY(contrastRatio(colors.accent, colors.accentText) >= 4.5);
        QVERIFY(contrastRatio(colors.selection, colors.selectionText) >= 4.5);
        QVERIFY(contrastRatio(colors.selection, colors.text) >= 4.5);
    }

    void knowsTheContrastOfBlackAndWhite()
    {
        QCOMPARE(qRound(contrastRatio(Qt::black, Qt::white)), 21);
        QCOMPARE(qRound(contrastRatio(Qt::white, Qt::white)), 1);
    }

    void aSheetGetsColours()
    {
        QCOMPARE(themedSheet(u"a{color:@accentText;b:@accent}"_s, ThemeKind::Light),
                 u"a{color:#ffffff;b:#174a82}"_s);
        QCOMPARE(themedSheet(u"url(x-@name.svg)"_s, ThemeKind::Dark), u"url(x-dark.svg)"_s);
    }

    void theSheetOfTheProgramIsWhole()
    {
        QFile file(u":/app/style.qss"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString sheet = themedSheet(QString::fromUtf8(file.readAll()), ThemeKind::Dark)
                                  .remove(QRegularExpression(u"/\\*.*?\\*/"_s));
        QVERIFY2(!sheet.contains(u'@'), "a colour that is not known");
        const QRegularExpression url(u"url\\(([^)]*)\\)"_s);
        auto match = url.globalMatch(sheet);
        QVERIFY(match.hasNext());
        while (match.hasNext()) {
            const QString path = match.next().captured(1);
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
    }

    void namesComeBack()
    {
        for (const ThemeChoice choice :
             {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
            QCOMPARE(themeChoice(themeName(choice)), choice);
        QCOMPARE(themeChoice(u"pink"_s), ThemeChoice::System);
    }
};

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
