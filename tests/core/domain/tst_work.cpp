// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/work.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_work {

using namespace sheria;
using namespace Qt::StringLiterals;

Work workAt(const char *uri)
{
    Work work;
    work.uri = *FrbrUri::parse(uri);
    return work;
}

/// Source: server/API.md section 2.11.
class TestWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void titlesAndTypes_data()
    {
        QTest::addColumn<QString>("numbered");
        QTest::addColumn<QString>("type");
        const auto row = [](const char *uri, const QString &numbered, const QString &type) {
            QTest::newRow(uri) << numbered << type;
        };
        row("/akn/xa/act/2004/17", u"Act 17 of 2004"_s, u"Act"_s);
        row("/akn/xa/act/2004-05-06/17a", u"Act 17A of 2004"_s, u"Act"_s);
        row("/akn/xa/act/gn/2012/r45", u"Government Notice R45 of 2012"_s, u"Government Notice"_s);
        row("/akn/xa/act/gn/min-health/2012/r45", u"Government Notice R45 of 2012"_s,
            u"Government Notice"_s);
        row("/akn/xa/act/zzq/2012/9", u"ZZQ 9 of 2012"_s, u"ZZQ"_s);
        row("/akn/xa/act/2004/trees", QString(), u"Act"_s);
        row("/akn/xa/act/1996/constitution", QString(), u"Act"_s);
        row("/akn/za-cpt/act/by-law/2011/animal", QString(), u"By-law"_s);
        row("/akn/za/act/reg/2011/1", QString(), u"Regulations"_s);
        row("/akn/xa-bay/act/by-law/2011/4", u"By-law 4 of 2011"_s, u"By-law"_s);
        row("/akn/xa/judgment/xahc/2019/77", u"Judgment 77 of 2019"_s, u"Judgment"_s);
        row("/akn/xa/judgment/2019/77", u"Judgment 77 of 2019"_s, u"Judgment"_s);
        row("/akn/xa/officialgazette/2021/55", u"Official Gazette 55 of 2021"_s,
            u"Official Gazette"_s);
        row("/akn/zz-local/act/2021/3fa9", QString(), u"Act"_s); // Of an older library.
        row("/akn/xx/act/2021/3fa9", QString(), u"Act"_s);
        row("/akn/de/act/bgbl-1/1000/s1", QString(), u"BGBL-1"_s); // Without a date.
        row("/akn/xa/act/0001/4", QString(), u"Act"_s);
    }
    void titlesAndTypes()
    {
        const Work work = workAt(QTest::currentDataTag());
        QTEST(numberedTitle(work), "numbered");
        QTEST(typeName(work), "type");
    }

    void tellsWorksOfOneTitleApart_data()
    {
        QTest::addColumn<QString>("told");
        QTest::newRow("/akn/xa/act/2004/17") << u"Act 17 of 2004"_s;
        QTest::newRow("/akn/xa-bay/act/by-law/2012/trees") << u"2012"_s;
        QTest::newRow("/akn/xa/act/1994/constitution") << u"1994"_s;
        QTest::newRow("/akn/xa/act/0001/trees") << u""_s;
    }
    void tellsWorksOfOneTitleApart()
    {
        Work work = workAt(QTest::currentDataTag());
        QTEST(numberOrYear(work), "told");
        work.chapter = ChapterNumber{u"52"_s, {}};
        QCOMPARE(numberOrYear(work), u"Chapter 52"_s);
    }

    void aHashIsNoTitle_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("shown");
        QTest::newRow("with a file")
            << u"Doc 371-3abd"_s << u"in/harbour.v2.xml"_s << u"harbour.v2"_s;
        QTest::newRow("without") << u"Doc 371-3abd"_s << QString() << u"Doc"_s;
        QTest::newRow("a title") << u"Act of the harbour"_s << u"in/harbour.xml"_s
                                 << u"Act of the harbour"_s;
    }
    void aHashIsNoTitle()
    {
        QFETCH(QString, title);
        QFETCH(QString, source);
        const FrbrUri local = *FrbrUri::parse("/akn/xx/doc/0001/371-3abd5426");
        QTEST(withoutHash(title, local, source), "shown");
        const FrbrUri other = *FrbrUri::parse("/akn/xa/doc/2004/371-3abd5426");
        QCOMPARE(withoutHash(title, other, source), title);
    }

    void aChapterNumberWins()
    {
        Work work = workAt("/akn/xa/act/2004/17");
        work.chapter = ChapterNumber{u"52"_s, {}};
        QCOMPARE(numberedTitle(work), u"Chapter 52"_s);
    }

    void whatTheWorkSaysOfItselfWins()
    {
        Work work = workAt("/akn/xa/act/2004/17");
        work.chapter = ChapterNumber{u"52"_s, {}};
        work.typeName = u"Statute"_s;
        QCOMPARE(typeName(work), u"Statute"_s);
        work.numberedTitle = u"Cap. 52"_s;
        QCOMPARE(numberedTitle(work), u"Cap. 52"_s);
    }

    void findsTheMainCommencement_data()
    {
        QTest::addColumn<QList<bool>>("isMain");
        QTest::addColumn<QList<bool>>("hasProvisions");
        QTest::addColumn<int>("found"); // -1: none.
        using B = QList<bool>;
        QTest::newRow("none") << B{} << B{} << -1;
        QTest::newRow("one") << B{false} << B{false} << 0;
        QTest::newRow("one of a part") << B{false} << B{true} << -1;
        QTest::newRow("marked") << B{false, true} << B{false, true} << 1;
        QTest::newRow("the only whole one") << B{false, false} << B{true, false} << 1;
        QTest::newRow("two whole ones") << B{false, false} << B{false, false} << -1;
    }
    void findsTheMainCommencement()
    {
        QFETCH(QList<bool>, isMain);
        QFETCH(QList<bool>, hasProvisions);
        Work work;
        for (qsizetype i = 0; i < isMain.size(); ++i) {
            Commencement commencement;
            commencement.isMain = isMain[i];
            if (hasProvisions[i])
                commencement.provisions = {"sec_1"};
            work.commencements.push_back(commencement);
        }
        const Commencement *found = work.mainCommencement();
        QTEST(found ? static_cast<int>(found - work.commencements.data()) : -1, "found");
    }

    void commencesByRecordOrByFlag()
    {
        Work work;
        QVERIFY(!work.isCommenced());
        work.isCommencedByFlag = true;
        QVERIFY(work.isCommenced());
        work.isCommencedByFlag = false;
        work.commencements.emplace_back();
        QVERIFY(work.isCommenced());
    }
};

SHERIA_TEST(TestWork)
} // namespace tst_work
#include "tst_work.moc"
