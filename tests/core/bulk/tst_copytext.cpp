// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/copytext.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_copytext {

using namespace sheria;
using bulk::CopyRow;
using namespace Qt::StringLiterals;

/// Rows as the text format of COPY has them.
class TestCopyText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsEscaped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("written");

        QTest::newRow("plain") << "one \"two\" 'three'"_ba
                               << "one \"two\" 'three'"_ba;
        QTest::newRow("empty") << ""_ba
                               << ""_ba;
        QTest::newRow("the mark of NULL") << "\\N"_ba
                                          << "\\\\N"_ba;
        QTest::newRow("the mark of the end") << "\\."_ba
                                             << "\\\\."_ba;
        QTest::newRow("what ends values and rows") << "a\tb\nc\rd"_ba
                                                   << "a\\tb\\nc\\rd"_ba;
        QTest::newRow("NUL") << QByteArray("a\0b", 3)
                             << "a\xEF\xBF\xBD"
                                "b"_ba;
        QTest::newRow("other controls") << "\b\f\v\x7F"_ba
                                        << "\b\f\v\x7F"_ba;
        QTest::newRow("no UTF-8") << "a\xFFz"_ba
                                  << "a\xEF\xBF\xBDz"_ba;
        QTest::newRow("half a pair of UTF-16") << "\xED\xA0\x80"_ba
                                               << "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"_ba;
        QTest::newRow("line separator") << "\xE2\x80\xA8"_ba
                                        << "\xE2\x80\xA8"_ba;
    }
    void textIsEscaped()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, written);
        QCOMPARE(CopyRow().text(text).take(), written + '\n');
    }

    void valuesAreApart()
    {
        CopyRow row;
        row.text("a").number(-7).boolean(true).boolean(false).nothing().textOrNull(QString());
        row.date(QDate(2014, 1, 17)).date(QDate()).date(QDate(1, 1, 1));
        row.instant(QDateTime(QDate(2024, 1, 5), QTime(8, 0, 0, 7), Qt::UTC)).instant({});
        QCOMPARE(row.take(),
                 "a\t-7\tt\tf\t\\N\t\\N\t2014-01-17\t\\N\t\\N\t2024-01-05T08:00:00.007Z\t\\N\n"_ba);
        QCOMPARE(row.text("next").take(), "next\n"_ba);
    }

    /// The backslashes of the array are escaped once more for COPY.
    void listsAreArrays()
    {
        const QStringList items{u"a"_s, QString(), u"{\"b\",\\c}"_s, u"NULL"_s};
        const auto self = [](const QString &each) {
            return each;
        };
        QCOMPARE(CopyRow().list(items, self).take(),
                 R"({"a","","{\\"b\\",\\\\c}","NULL"})"_ba + '\n');
        QCOMPARE(CopyRow().list(QStringList(), self).take(), "{}\n"_ba);
    }

    /// jsonb has no NUL; a backslash in front of "u0000" is a backslash.
    void jsonHasNoNul_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("written");

        QTest::newRow("none") << R"({"a":"b"})"_ba
                              << R"({"a":"b"})"_ba;
        QTest::newRow("one") << R"({"a":"x\u0000y"})"_ba
                             << "{\"a\":\"x\xEF\xBF\xBDy\"}"_ba;
        QTest::newRow("escaped") << R"({"a":"\\u0000"})"_ba
                                 << R"({"a":"\\\\u0000"})"_ba;
        QTest::newRow("escaped, then one") << R"({"a":"\\\u0000"})"_ba
                                           << "{\"a\":\"\\\\\\\\\xEF\xBF\xBD\"}"_ba;
        QTest::newRow("another") << R"({"a":"\u0001\n"})"_ba
                                 << R"({"a":"\\u0001\\n"})"_ba;
        QTest::newRow("at the end") << R"(\)"_ba
                                    << R"(\\)"_ba;
        QTest::newRow("empty") << ""_ba
                               << R"(\N)"_ba;
    }
    void jsonHasNoNul()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, written);
        QCOMPARE(CopyRow().json(json).take(), written + '\n');
    }
};

SHERIA_TEST(TestCopyText)
} // namespace tst_copytext
#include "tst_copytext.moc"
