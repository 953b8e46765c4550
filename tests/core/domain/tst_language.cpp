// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/language.h"
#include "core/domain/place.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace tst_language {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheTerminologicalCode_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *given, const char *code) {
            QTest::newRow(given) << QByteArray(code);
        };
        row("en", "eng");
        row("ENG", "eng");
        row("En", "eng");
        row("fre", "fra");
        row("ger", "deu");
        row("cze", "ces");
        row("sw", "swa");
        row("nso", "nso");
        row("kmr", "kmr"); // Only in ISO 639-3.
        row("", "");
        row("e", "");
        row("xx", "");
        row("engl", "");
        row("e1g", "");
    }
    void findsTheTerminologicalCode() { QTEST(languageCode(QTest::currentDataTag()), "code"); }

    void findsTheShortCode_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("eng") << "en"_ba;
        QTest::newRow("fre") << "fr"_ba;
        QTest::newRow("FRA") << "fr"_ba;
        QTest::newRow("nso") << "nso"_ba;
        QTest::newRow("") << ""_ba;
    }
    void findsTheShortCode() { QTEST(shortLanguageCode(QTest::currentDataTag()), "code"); }

    void knowsOwnNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("fra") << u"français"_s;
        QTest::newRow("swa") << u"Kiswahili"_s;
        QTest::newRow("ara") << u"العربية"_s;
        QTest::newRow("qqq") << u"qqq"_s;
    }
    void knowsOwnNames() { QTEST(languageName(QTest::currentDataTag()), "name"); }

    void knowsTheDirection_data()
    {
        QTest::addColumn<bool>("isRtl");
        QTest::newRow("ara") << true;
        QTest::newRow("he") << true;
        QTest::newRow("per") << true;
        QTest::newRow("eng") << false;
        QTest::newRow("qqq") << false;
        QTest::newRow("") << false;
    }
    void knowsTheDirection() { QTEST(isRightToLeft(QTest::currentDataTag()), "isRtl"); }

    void theTableHasNoCodeTwice()
    {
        QSet<QByteArray> seen;
        int twoLetterCodes = 0;
        for (const LanguageRow &row : languageTable()) {
            QCOMPARE(row.three.size(), 3);
            for (const QByteArrayView code : {row.two, row.three, row.bibliographic}) {
                if (code.isEmpty())
                    continue;
                QVERIFY2(!seen.contains(code.toByteArray()), code.data());
                seen.insert(code.toByteArray());
            }
            twoLetterCodes += row.two.isEmpty() ? 0 : 1;
        }
        QCOMPARE_GE(twoLetterCodes, 183);
    }

    void knowsPlaceCodes_data()
    {
        QTest::addColumn<bool>("isCode");
        QTest::newRow("za") << true;
        QTest::newRow("za-cpt") << true;
        QTest::newRow("za-eng-north") << true;
        QTest::newRow("za-") << false;
        QTest::newRow("zaa") << false;
        QTest::newRow("zaXcpt") << false;
        QTest::newRow("ZA") << false;
        QTest::newRow("z") << false;
        QTest::newRow("") << false;
        QTest::newRow("za-c/t") << false;
        QTest::newRow("za-1234567890123456789012345678901234567890") << true;
        QTest::newRow("za-12345678901234567890123456789012345678901") << false;
    }
    void knowsPlaceCodes() { QTEST(isPlaceCode(QTest::currentDataTag()), "isCode"); }
};

SHERIA_TEST(TestLanguage)
} // namespace tst_language
#include "tst_language.moc"
