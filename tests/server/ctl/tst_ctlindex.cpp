// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/search/index/indexwriter.h"
#include "core/store/webhooks/changes.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

namespace tst_ctlindex {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl index status, rebuild and verify, as scripts use them.
class TestCtlIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        put("/akn/xa/act/2001/1", "2001-01-01", "zebra");
        put("/akn/xa/act/2001/2", "2001-01-01", "antelope");
    }

    void tellsTheStateAndBuilds()
    {
        CtlResult status = index({u"status"_s, u"--json"_s});
        QCOMPARE(status.exit, 1);
        QCOMPARE(stateOf(status), u"missing"_s);

        const CtlResult built = index({u"rebuild"_s, u"--json"_s});
        QCOMPARE(built.exit, 0);
        QCOMPARE(stateOf(built), u"up-to-date"_s);
        status = index({u"status"_s, u"--json"_s});
        QCOMPARE(status.exit, 0);
        QCOMPARE(status.output, built.output);
        const QJsonObject said = status.objects().value(0);
        QCOMPARE(said.value(u"works"), QJsonValue(2));
        QCOMPARE(said.value(u"entries"), QJsonValue(2));
        QCOMPARE(said.value(u"revision"), said.value(u"latest"));
        QVERIFY(said.value(u"bytes").toInt() > 0);
        QVERIFY(said.value(u"problem").isNull());

        put("/akn/xa/act/2001/3", "2001-01-01", "gnu");
        status = index({u"status"_s, u"--json"_s});
        QCOMPARE(status.exit, 1);
        QCOMPARE(stateOf(status), u"behind"_s);
    }

    void tellsPeopleToo()
    {
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        const CtlResult status = index({u"status"_s});
        QCOMPARE(status.lines().value(0), "up-to-date");
        QVERIFY2(status.output.contains(" 2  works\n"), status.output.constData());
        QVERIFY(status.errors.isEmpty());
    }

    void verifyNamesWhatDiffers()
    {
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        CtlResult verified = index({u"verify"_s});
        QCOMPARE(verified.exit, 0);
        QVERIFY(verified.output.isEmpty());
        QCOMPARE(verified.errors.trimmed(), "No findings.");

        put("/akn/xa/act/2001/3", "2001-01-01", "gnu");
        put("/akn/xa/act/2001/2", "2003-01-01", "antelopes");
        must(store::deleteExpression(m_library->db(), "/akn/xa/act/2001/1/eng@2001-01-01",
                                     m_library->clock.now()));
        verified = index({u"verify"_s, u"--json"_s});
        QCOMPARE(verified.exit, 1);
        QByteArrayList findings;
        const QList<QJsonObject> objects = verified.objects();
        for (const QJsonObject &finding : objects) {
            findings << (finding.value(u"check").toString() + u' '
                         + finding.value(u"work").toString())
                            .toUtf8();
            QVERIFY(!finding.value(u"detail").toString().isEmpty());
        }
        std::sort(findings.begin(), findings.end());
        QCOMPARE(findings,
                 QByteArrayList({"ghost /akn/xa/act/2001/1", "missing /akn/xa/act/2001/3",
                                 "outdated /akn/xa/act/2001/2"}));
        // Building it again puts everything right.
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        QCOMPARE(index({u"verify"_s}).exit, 0);
    }

    void aDamagedIndexIsToldAndCured()
    {
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        QFile version(folder() + u"/iamglass"_s);
        QVERIFY(version.open(QIODevice::WriteOnly));
        version.write(QByteArray(100, 'x'));
        version.close();
        const CtlResult status = index({u"status"_s, u"--json"_s});
        QCOMPARE(status.exit, 1);
        QCOMPARE(stateOf(status), u"damaged"_s);
        QVERIFY(!status.objects().value(0).value(u"problem").toString().isEmpty());
        QVERIFY(index({u"verify"_s}).exit > 1);
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        QCOMPARE(index({u"verify"_s}).exit, 0);
    }

    void rebuildLeavesAnIndexAloneThatAnotherProgramWrites()
    {
        QCOMPARE(index({u"rebuild"_s}).exit, 0);
        const auto writer = search::IndexWriter::open(folder(), m_library->db());
        QVERIFY(writer);
        const CtlResult built = index({u"rebuild"_s});
        QCOMPARE(built.exit, 5);
        QVERIFY2(built.errors.contains("written by another program: stop"),
                 built.errors.constData());
        QCOMPARE(index({u"status"_s}).exit, 0);
    }

    void refusesWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exit");
        QTest::newRow("no action") << QStringList{} << 2;
        QTest::newRow("another action") << QStringList{u"mend"_s} << 2;
        QTest::newRow("no library") << QStringList{u"status"_s} << 2;
        QTest::newRow("library that is not there")
            << QStringList{u"status"_s, u"--library"_s, u"/nonexistent/x"_s} << 3;
        QTest::newRow("another option")
            << QStringList{u"verify"_s, u"--library"_s, u"x"_s, u"--fast"_s} << 2;
    }
    void refusesWhatItDoesNotUnderstand()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exit);
        const CtlResult result = runCtl(QStringList(u"index"_s) + arguments);
        QCOMPARE(result.exit, exit);
        QVERIFY(result.output.isEmpty());
        QVERIFY(!result.errors.isEmpty());
    }

private:
    QString folder() const { return search::indexFolder(m_library->path()); }

    CtlResult index(const QStringList &arguments) const
    {
        return runCtl(QStringList(u"index"_s) + arguments
                      + QStringList{u"--library"_s, m_library->path()});
    }

    static QString stateOf(const CtlResult &result)
    {
        return result.objects().value(0).value(u"state").toString();
    }

    void put(const QByteArray &work, const QByteArray &date, const QByteArray &words)
    {
        DocumentSpec spec;
        spec.work = work;
        spec.date = date;
        spec.body = "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
        m_library->clock.advance(1);
        m_library->put(spec);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCtlIndex)
} // namespace tst_ctlindex
#include "tst_ctlindex.moc"
