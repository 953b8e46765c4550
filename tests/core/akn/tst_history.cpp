// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_history {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::metadataOf;
using test::Written;

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheHistory()
    {
        Written written;
        written.workExtra = "<FRBRdate date=\"2004-05-20\" name=\"assent\"/>";
        written.metaExtra =
            "<publication date=\"2004-06-01\" name=\" State  Gazette\" number=\"221\"/><lifecycle>"
            "<eventRef date=\"2012-01-01\" type=\"amendment\" source=\"#a2\"/><eventRef "
            "date=\"2009-02-03\" type=\"amendment\" source=\"#a1\"/>"
            "<eventRef date=\"2009-02-03\" type=\"amendment\" source=\"#a1\"/><eventRef "
            "date=\"2013-02-30\" type=\"amendment\" source=\"#a1\"/>"
            "<eventRef date=\"2015-01-01\" type=\"repeal\" source=\"#r\"/><eventRef "
            "date=\"2004-06-01\" type=\"generation\" source=\"#o\"/></lifecycle>"
            "<references><passiveRef eId=\"a1\" href=\"/xa/act/2009/2\" showAs=\"Tree Amendment "
            "Act\"/><passiveRef eId=\"a2\" href=\"nonsense\" showAs=\"Other\"/>"
            "<passiveRef eId=\"r\" href=\"/akn/xa/Act/2015/1/eng@2015-01-01\" showAs=\"Forest "
            "Act\"/></references>";
        const Work work = metadataOf(written).work;
        QCOMPARE(work.assentDate, QDate(2004, 5, 20));
        QCOMPARE(work.publication.date, QDate(2004, 6, 1));
        QCOMPARE(work.publication.name, u"State Gazette"_s);
        QCOMPARE(work.publication.number, u"221"_s);
        QCOMPARE(work.amendments.size(), std::size_t(2));
        QCOMPARE(work.amendments[0].date, QDate(2009, 2, 3));
        QCOMPARE(work.amendments[0].by.uri, "/akn/xa/act/2009/2"_ba);
        QCOMPARE(work.amendments[0].by.title, u"Tree Amendment Act"_s);
        QCOMPARE(work.amendments[1].by.uri, QByteArray());
        QCOMPARE(work.amendments[1].by.title, u"Other"_s);
        QVERIFY(work.repeal.has_value());
        QCOMPARE(work.repeal->date, QDate(2015, 1, 1));
        QCOMPARE(work.repeal->by.uri, "/akn/xa/act/2015/1"_ba);
        const akn::Document document = test::parsed(test::bytesOf(written));
        QCOMPARE(document.warnings().at(0).code, "date-unusable"_ba);
    }

    void doesNotGuessBetweenTwoRepeals()
    {
        Written written;
        written.metaExtra =
            "<lifecycle><eventRef date=\"2015-01-01\" type=\"repeal\" source=\"#r\"/><eventRef "
            "date=\"2016-01-01\" type=\"repeal\" source=\"#s\"/></lifecycle>";
        QVERIFY(!metadataOf(written).work.repeal);
    }
};

SHERIA_TEST(TestHistory)
} // namespace tst_history
#include "tst_history.moc"
