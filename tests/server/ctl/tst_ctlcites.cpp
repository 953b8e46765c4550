#include "tests/server/ctl/ctlrunner.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// sheriactl cites, on the sample library.
class TestCtlCites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, m_library, u"--sample"_s}).exit, 0);
    }

    void saysWhatWasNotLookedThrough()
    {
        const CtlResult before = cites({u"/akn/zz/act/2005/4"_s});
        QCOMPARE(before.exit, 0);
        QVERIFY2(before.errors.contains("not been extracted"), before.errors.constData());
    }

    void tellsBothDirections()
    {
        const CtlResult result = cites(
            {u"/akn/zz/judgment/zzhc/2008/4"_s, u"--update"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        QVERIFY(result.errors.isEmpty());
        const QJsonObject said = result.objects().value(0);
        QCOMPARE(said.value(u"not_looked_through"), QJsonValue(0));
        QJsonObject act;
        for (const auto work : said.value(u"cites").toArray()) {
            if (work[u"frbr_uri"] == u"/akn/zz/act/2005/4"_s)
                act = work.toObject();
        }
        QStringList targets;
        for (const auto place : act.value(u"places").toArray())
            targets.append(place[u"target"].toString());
        QVERIFY(targets.contains(u"sec_12__subsec_1"_s));
        QStringList citing;
        for (const auto work : said.value(u"cited_by").toArray())
            citing.append(work[u"frbr_uri"].toString());
        QVERIFY(citing.contains(u"/akn/zz/judgment/zzcc/2020/3"_s));
    }

    void tellsOfOneProvision()
    {
        const CtlResult result = cites(
            {u"/akn/zz/act/2005/4"_s, u"--provision"_s, u"sec_18"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        const QJsonArray citing = result.objects().value(0).value(u"cited_by").toArray();
        QVERIFY(!citing.isEmpty());
        for (const auto work : citing) {
            for (const auto place : work[u"places"].toArray())
                QVERIFY(place[u"target"].toString().startsWith(u"sec_18"));
        }
    }

    void tellsPeopleToo()
    {
        const CtlResult result = cites({u"/akn/zz/act/2005/4"_s});
        QCOMPARE(result.lines().value(0), "Cites:");
        QVERIFY(result.output.contains("\nCited by:\n"));
        QVERIFY(result.output.contains("  /akn/zz/judgment/zzhc/2008/4  Tern Ferries Ltd v Board"));
    }

    void namesWhatIsMissing()
    {
        QCOMPARE(cites({u"/akn/zz/act/1900/1"_s}).exit, 3);
        QVERIFY(cites({}).exit != 0);
        QCOMPARE(cites({u"--help"_s}).exit, 0);
    }

private:
    CtlResult cites(const QStringList &arguments)
    {
        return runCtl(QStringList{u"cites"_s, u"--library"_s, m_library} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"laws.sheria"_s);
};

QTEST_GUILESS_MAIN(TestCtlCites)
#include "tst_ctlcites.moc"
