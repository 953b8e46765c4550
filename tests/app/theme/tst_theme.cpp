// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/standing.h"
#include "app/theme/theme.h"
#include "tests/support/contrast.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_theme {

using namespace sheria::app;
using sheria::tests::contrastRatio;
using namespace Qt::StringLiterals;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << ThemeKind::Light << 4.5;
        QTest::newRow("dark") << ThemeKind::Dark << 4.5;
        QTest::newRow("high contrast") << ThemeKind::Contrast << 7.0; // Level AAA.
    }
    /// WCAG 2.1 level AA for text of any size.
    void textCanBeRead()
    {
        QFETCH(ThemeKind, kind);
        QFETCH(double, least);
        const ThemeColors colors = themeColors(kind);
        const QList<QColor> grounds{colors.window, colors.base, colors.alternate};
        const QList<QColor> inks{colors.text,    colors.muted,  colors.accent,  colors.success,
                                 colors.warning, colors.danger, colors.disabled};
        for (const QColor &ground : grounds) {
            for (const QColor &ink : inks)
                QVERIFY2(contrastRatio(ground, ink) >= least,
                         qPrintable(ground.name() + u' ' + ink.name()));
        }
        QVERIFY(contrastRatio(colors.accent, colors.accentText) >= least);
        QVERIFY(contrastRatio(colors.selection, colors.selectionText) >= least);
        QVERIFY(contrastRatio(colors.selection, colors.text) >= least);
    }

    void badgesCanBeRead_data() { textCanBeRead_data(); }
    /// Also in rows that are chosen, or below the mouse.
    void badgesCanBeRead()
    {
        QFETCH(ThemeKind, kind);
        QFETCH(double, least);
        const ThemeColors colors = themeColors(kind);
        for (const Standing standing :
             {Standing::Repealed, Standing::Pending, Standing::Uncommenced, Standing::Superseded}) {
            const QColor ink = standingColor(standing, themePalette(colors));
            for (const QColor &ground :
                 {colors.window, colors.base, colors.alternate, colors.selection})
                QVERIFY2(contrastRatio(ground, ink) >= std::min(least, 4.5),
                         qPrintable(ground.name() + u' ' + ink.name()));
            QVERIFY(!standingName(standing).isEmpty() && !standingTone(standing).isEmpty());
        }
    }

    void aStyleOfReadingIsPutWithinBounds_data()
    {
        QTest::addColumn<QString>("font");
        QTest::addColumn<QString>("kept");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("a font") << u"DejaVu Sans"_s << u"DejaVu Sans"_s;
        QTest::newRow("of another script") << u"Noto Naskh Ṭ"_s << u"Noto Naskh Ṭ"_s;
        QTest::newRow("a style sheet") << u"a\"; background: url(//x)"_s << QString();
        QTest::newRow("another line") << u"DejaVu\n"_s << QString();
        QTest::newRow("too long") << QString(ReadingStyle::MaxFontChars + 1, u'a') << QString();
    }
    void aStyleOfReadingIsPutWithinBounds()
    {
        QFETCH(QString, font);
        QFETCH(QString, kept);
        const ReadingStyle large = ReadingStyle{font, 9999, 9999, 9999}.bounded();
        QCOMPARE(large.font, kept);
        QCOMPARE(large.size, ReadingStyle::MostSize);
        QCOMPARE(large.lineLength, ReadingStyle::MostLength);
        QCOMPARE(large.lineSpacing, ReadingStyle::MostSpacing);
        const ReadingStyle small = ReadingStyle{font, -1, -1, -1}.bounded();
        QCOMPARE(small.size, ReadingStyle::LeastSize);
        QCOMPARE(small.lineLength, ReadingStyle::LeastLength);
        QCOMPARE(small.lineSpacing, ReadingStyle::LeastSpacing);
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
             {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast})
            QCOMPARE(themeChoice(themeName(choice)), choice);
        QCOMPARE(themeChoice(u"pink"_s), ThemeChoice::System);
    }
};

SHERIA_TEST(TestTheme)
} // namespace tst_theme
#include "tst_theme.moc"
