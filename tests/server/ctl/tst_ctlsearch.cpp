// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlsearch {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl search, on the sample library: references first, then what has the words.
class TestCtlSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, m_library, u"--sample"_s}).exit, 0);
    }

    void referencesNeedNoIndex()
    {
        const CtlResult found = search({u"s 9(1) Act 4 of 2005"_s});
        QCOMPARE(found.exit, 0);
        QCOMPARE(found.lines().value(0),
                 "= /akn/zz/act/2005/4/eng@2022-03-01/~sec_9__subsec_1  section 9(1): Changing or "
                 "extinguishing a light \xE2\x80\x93 Lights and Beacons Act, 2005");
        QVERIFY2(found.errors.contains("index rebuild"), found.errors.constData());
        const CtlResult none = search({u"words"_s});
        QCOMPARE(none.exit, 5);
        QVERIFY2(none.errors.contains("index rebuild"), none.errors.constData());
    }

    void theReferenceIsTheFirstLine()
    {
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, m_library}).exit, 0);
        // The words may be several arguments.
        CtlResult found = search(
            {u"section"_s, u"5"_s, u"lights"_s, u"and"_s, u"beacons"_s, u"act"_s});
        QCOMPARE(found.exit, 0);
        QVERIFY(found.lines().value(0).startsWith(
            "= /akn/zz/act/2005/4/eng@2022-03-01/~sec_5  section 5: Members"));
        QVERIFY(found.lines().size() > 2);
        QVERIFY(!found.lines().value(1).startsWith("="));

        found = search({u"s 99 lba"_s});
        QVERIFY2(found.lines().value(0).endsWith(
                     "Lights and Beacons Act, 2005 (there is no section 99)"),
                 found.output.constData());
        found = search({u"--at"_s, u"2012-01-01"_s, u"s 12A lba"_s});
        QVERIFY2(found.lines().value(0).startsWith("= /akn/zz/act/2005/4/eng@2010-07-01/~sec_12A"),
                 found.output.constData());
        QCOMPARE(search({u"--at"_s, u"soon"_s, u"lba"_s}).exit, 2);
    }

    void wordsAreSearchedFor()
    {
        const CtlResult found = search({u"--limit"_s, u"2"_s, u"permit"_s});
        QCOMPARE(found.exit, 0);
        QVERIFY(found.lines().value(0).startsWith("/akn/zz"));
        QVERIFY(!found.output.contains("<mark>"));
        const QList<QJsonObject> objects = search({u"--json"_s, u"s 5 lba"_s}).objects();
        QVERIFY(objects.size() > 1);
        QCOMPARE(objects[0][u"kind"], QJsonValue(u"reference"_s));
        QCOMPARE(objects[0][u"portion_id"], QJsonValue(u"sec_5"_s));
        QCOMPARE(objects[1][u"kind"], QJsonValue(u"hit"_s));
        QVERIFY(search({u"zzzzqqqq"_s}).errors.contains("nothing was found"));
    }

private:
    CtlResult search(const QStringList &words)
    {
        return runCtl(QStringList{u"search"_s, u"--library"_s, m_library} + words);
    }

    QTemporaryDir m_folder;
    const QString m_library = m_folder.filePath(u"library.sheria"_s);
};

SHERIA_TEST(TestCtlSearch)
} // namespace tst_ctlsearch
#include "tst_ctlsearch.moc"
