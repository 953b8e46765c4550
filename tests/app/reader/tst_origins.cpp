// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/origins.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTest>

namespace tst_origins {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::comparison;
using namespace Qt::StringLiterals;

/// The bars in the margin, without a page.
class TestOrigins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void aBarTellsSinceWhenWordsStandAndTheirLawHadEffect()
    {
        const QByteArray law = "/akn/xa/act/2012/7";
        Blame blame;
        blame.first = QDate(2005, 6, 17);
        const QDate since(2012, 5, 3);
        blame.runs = {{"sec_1", u"four"_s, {}, blame.first, {}, {}, {}},
                      {"sec_1", u"words"_s, {}, since, law, "sec_3", QDate(2012, 5, 1)},
                      {"sec_2", u"words"_s, {}, since, law, "sec_3", since}};
        blame.titles.insert(law, u"Bells Act"_s);
        const QJsonArray bars =
            QJsonDocument::fromJson(originBars(blame, OriginColours::ByLaw)).array();
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars[0]["label"_L1].toString(),
                 u"17 June 2005: In the first text\n"
                 "3 May 2012: Bells Act, in force from 1 May 2012"_s);
        QCOMPARE(bars[0]["parts"_L1].toArray(), (QJsonArray{QJsonArray{4, 0}, QJsonArray{5, 1}}));
        QCOMPARE(bars[1]["label"_L1].toString(), u"3 May 2012: Bells Act"_s);
    }
};

SHERIA_TEST(TestOrigins)
} // namespace tst_origins
#include "tst_origins.moc"
