// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncsources.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlcites {

using namespace sheria;
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
        QVERIFY2(before.errors.contains(" works have not been extracted yet; use --update."),
                 before.errors.constData());
        const CtlResult citator = run(u"citator"_s, {u"/akn/zz/act/2005/4"_s});
        QCOMPARE(citator.exit, 0);
        QVERIFY2(citator.errors.contains(
                     " works have not been extracted yet; use 'cites --update'"),
                 citator.errors.constData());
        QCOMPARE(citator.lines().value(0), "Cited by 0 so far");
        const QJsonObject said =
            run(u"citator"_s, {u"/akn/zz/act/2005/4"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(said[u"total"], QJsonValue(0));
        QVERIFY(said[u"not_looked_through"].toInt() > 0);
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

    /// The paragraph of a decision belongs to its citation; a provision has words of its own.
    void tellsPinpointsFromProvisions()
    {
        TestLibrary library;
        DocumentSpec spec;
        spec.work = "/akn/xa/judgment/xahc/2019/1";
        spec.element = "judgment";
        spec.body = "<judgmentBody><decision><p>See Oak v Elm [2018] XAHC 5 at para 10, and "
                    "section 12(3) of the Rock Act, 2001.</p></decision></judgmentBody>";
        library.put(spec);
        const CtlResult result = runCtl({u"cites"_s, u"--library"_s, library.path(), u"--update"_s,
                                         u"--json"_s, u"/akn/xa/judgment/xahc/2019/1"_s});
        QVERIFY2(result.exit == 0, result.errors.constData());
        const QJsonArray cited = result.objects().value(0).value(u"cites").toArray();
        QCOMPARE(cited.size(), 2);
        const QJsonValue oak = cited[0][u"places"][0];
        QCOMPARE(cited[0][u"text"].toString(), u"[2018] XAHC 5"_s);
        QCOMPARE(oak[u"pinpoint"].toString(), u"para 10"_s);
        QVERIFY(oak[u"words"].isNull());
        const QJsonValue rock = cited[1][u"places"][0];
        QCOMPARE(rock[u"words"].toString(), u"section 12(3)"_s);
        QVERIFY(rock[u"pinpoint"].isNull());
    }

    /// By the publisher's address of an act that only its text gives a year.
    void tellsWhoCitesByThePublishersAddress()
    {
        TestLibrary library;
        DocumentSpec act;
        act.work = "http://www.legislation.gov.uk/id/ukpga/Vict/24-25/100";
        library.put(act);
        DocumentSpec citing;
        citing.work = "/akn/xa/act/2007/9";
        citing.body = "<section eId=\"sec_1\"><content><p>See <ref href=\"https://"
                      "www.legislation.gov.uk/ukpga/Vict/24-25/100/section/9\">section 9</ref>."
                      "</p></content></section>";
        library.put(citing);
        for (const QString &asked : {u"/akn/gb/act/ukpga/2005/vict-24-25-100"_s,
                                     u"https://legislation.gov.uk/ukpga/Vict/24-25/100"_s}) {
            const CtlResult result = runCtl(
                {u"cites"_s, u"--library"_s, library.path(), u"--update"_s, u"--json"_s, asked});
            QVERIFY2(result.exit == 0, result.errors.constData());
            const QJsonArray works = result.objects().value(0).value(u"cited_by").toArray();
            QCOMPARE(works.size(), 1);
            QCOMPARE(works[0][u"frbr_uri"].toString(), u"/akn/xa/act/2007/9"_s);
        }
    }

    /// By the texts that were the newest on that day.
    void tellsOfADay()
    {
        TestLibrary library;
        library.put({.title = "Tree Protection Act, 2005"});
        const auto put = [&](const QByteArray &date, const QByteArray &words) {
            library.put({.work = "/akn/xa/act/2007/9",
                         .date = date,
                         .title = "Wood Act, 2007",
                         .body = "<section eId=\"sec_1\"><content><p>" + words
                             + "</p></content></section>"});
        };
        put("2008-01-01", "See <ref href=\"/akn/xa/act/2005/4\">the Act</ref>.");
        put("2015-01-01", "Nothing is cited.");
        const auto citing = [&](const QString &command, const QString &day, const QString &member) {
            const CtlResult result = runCtl({command, u"--library"_s, library.path(), u"--json"_s,
                                             u"/akn/xa/act/2005/4"_s, u"--at"_s, day});
            return result.objects().value(0).value(member).toArray().size();
        };
        QCOMPARE(runCtl({u"cites"_s, u"--library"_s, library.path(), u"--update"_s,
                         u"/akn/xa/act/2005/4"_s})
                     .exit,
                 0);
        QCOMPARE(citing(u"cites"_s, u"2014-12-31"_s, u"cited_by"_s), 1);
        QCOMPARE(citing(u"cites"_s, u"2015-01-01"_s, u"cited_by"_s), 0);
        QCOMPARE(citing(u"citator"_s, u"2014-12-31"_s, u"works"_s), 1);
        QCOMPARE(citing(u"citator"_s, u"2015-01-01"_s, u"works"_s), 0);
        for (const QString &command : {u"cites"_s, u"citator"_s, u"search"_s, u"effects"_s}) {
            const QString option = command == "effects"_L1 ? u"--from"_s : u"--at"_s;
            const CtlResult refused = runCtl(
                {command, u"--library"_s, library.path(), u"x"_s, option, u"31.12.2014"_s});
            QCOMPARE(refused.exit, 2);
            QVERIFY2(refused.errors.contains(" must be a date such as 2024-01-31"),
                     refused.errors.constData());
        }
    }

    void tellsPeopleToo()
    {
        const CtlResult result = cites({u"/akn/zz/act/2005/4"_s});
        QCOMPARE(result.lines().value(0), "Cites:");
        QVERIFY(result.output.contains("\nCited by:\n"));
        QVERIFY(result.output.contains("  /akn/zz/judgment/zzhc/2008/4  Tern Ferries Ltd v Board"));
    }

    void citatorTellsWordsAndTreatment()
    {
        QCOMPARE(cites({u"/akn/zz/act/2005/4"_s, u"--update"_s}).exit, 0);
        const CtlResult result = run(u"citator"_s, {u"/akn/zz/act/2005/4"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        const QJsonObject said = result.objects().value(0);
        QVERIFY(result.errors.isEmpty());
        QVERIFY(said.value(u"total").toInt() > 0);
        QCOMPARE(said.value(u"not_looked_through"), QJsonValue(0));
        const CtlResult text = run(u"citator"_s, {u"/akn/zz/act/2005/4"_s});
        QVERIFY(text.lines().contains(
            QByteArray("Cited by " + QByteArray::number(said[u"total"].toInt()))));
        const QJsonObject first = said.value(u"works").toArray().first().toObject();
        QVERIFY(!first[u"citations"].toArray().isEmpty());
        const QString citing = first[u"frbr_uri"].toString();
        QCOMPARE(run(u"citator"_s,
                     {u"/akn/zz/act/2005/4"_s, u"--citing"_s, citing, u"--treatment"_s,
                      u"considered"_s})
                     .exit,
                 0);
        const QJsonObject stated = run(u"citator"_s,
                                       {u"/akn/zz/act/2005/4"_s, u"--json"_s, u"--limit"_s, u"1"_s})
                                       .objects()
                                       .value(0)
                                       .value(u"works")
                                       .toArray()
                                       .first()
                                       .toObject();
        QCOMPARE(stated[u"treatment"].toString(), u"considered"_s);
        QVERIFY(stated[u"is_stated"].toBool());
        QVERIFY(run(u"citator"_s,
                    {u"/akn/zz/act/2005/4"_s, u"--citing"_s, citing, u"--treatment"_s, u"x"_s})
                    .exit
                != 0);
    }

    void citesInAStyle()
    {
        const CtlResult result = run(
            u"cite"_s, {u"/akn/zz/act/2005/4/~sec_12"_s, u"--style"_s, u"south-african"_s});
        QCOMPARE(result.exit, 0);
        QVERIFY2(result.output.startsWith("s 12 of the "), result.output.constData());
        QVERIFY(run(u"cite"_s, {u"/akn/zz/act/2005/4"_s, u"--style"_s, u"none"_s}).exit != 0);
        // The country has the name that the library knows.
        const CtlResult oscola = run(u"cite"_s,
                                     {u"/akn/zz/act/2005/4"_s, u"--style"_s, u"oscola"_s});
        QCOMPARE(oscola.lines().value(0), "Lights and Beacons Act 2005 (Zephara)");
    }

    /// "…/~section-1.paragraph-0" names no format.
    void addressesHaveEIdsWithDots()
    {
        TestLibrary library;
        DocumentSpec spec;
        spec.body = "<section eId=\"section-1\"><num>1.</num><paragraph "
                    "eId=\"section-1.paragraph-0\"><content><p>Fell no oak.</p></content>"
                    "</paragraph></section>";
        library.put(spec);
        const QString path = library.path();
        library.close();
        const QString address = u"/akn/xa/act/2005/4/~section-1.paragraph-0"_s;
        const CtlResult cite = runCtl({u"cite"_s, u"--library"_s, path, address});
        QVERIFY2(cite.exit == 0, cite.errors.constData());
        QVERIFY2(cite.output.contains("Tree Protection Act"), cite.output.constData());
        const CtlResult citator = runCtl(
            {u"citator"_s, u"--library"_s, path, u"--json"_s, address});
        QVERIFY2(citator.exit == 0, citator.errors.constData());
        QCOMPARE(citator.objects().value(0).value(u"total").toInt(-1), 0);
        QCOMPARE(runCtl({u"cites"_s, u"--library"_s, path, address}).exit, 0);
    }

    /// Styles that are installed, and files.
    void citesInAStyleOfTheCitationStyleLanguage()
    {
        const QStringList works{u"/akn/zz/act/2005/4/~sec_12"_s, u"/akn/zz/judgment/zzhc/2008/4"_s};
        const CtlResult result = run(u"cite"_s, works + QStringList{u"--style"_s, u"oscola.csl"_s});
        QVERIFY2(result.exit == 0, result.errors.constData());
        QCOMPARE(result.lines().value(0), "Lights and Beacons Act 2005 (Zephara) s 12");
        QVERIFY2(result.lines().value(1).endsWith(" [2008] ZZHC 4"), result.output.constData());

        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.csl"_s);
        const auto write = [&path](const QByteArray &bytes) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        const QByteArray style =
            "<style xmlns=\"http://purl.org/net/xbiblio/csl\" class=\"note\" version=\"1.0\"><info>"
            "<title>Mine</title></info><citation><layout><text variable=\"number\" suffix=\": \"/>"
            "<text variable=\"title\"/></layout></citation></style>";
        write(style);
        QCOMPARE(run(u"cite"_s, {works.front(), u"--style"_s, path}).lines().value(0),
                 "Act 4 of 2005: Lights and Beacons Act");
        write("<!DOCTYPE style SYSTEM \"http://127.0.0.1:9/x.dtd\">" + style);
        const CtlResult refused = run(u"cite"_s, {works.front(), u"--style"_s, path});
        QVERIFY(refused.exit != 0 && refused.output.isEmpty());
        QVERIFY2(refused.errors.contains("document type"), refused.errors.constData());
        QVERIFY(run(u"cite"_s, {u"--styles"_s}).output.contains("\noscola.csl  OSCOLA"));
        QVERIFY(runCtl({u"cite"_s, u"--styles"_s}).output.contains("oscola")); // Without a library.
    }

    void seriesAreStated()
    {
        const QStringList series{u"--court"_s, u"ZZHC"_s, u"--year"_s, u"2008"_s};
        QCOMPARE(run(u"series"_s, QStringList{u"state"_s} + series).exit, 0);
        const CtlResult listed = run(u"series"_s, {u"list"_s, u"--json"_s});
        QCOMPARE(listed.objects().value(0).value(u"series").toString(), u"zzhc"_s);
        QCOMPARE(run(u"series"_s, QStringList{u"remove"_s} + series).exit, 0);
        QCOMPARE(run(u"series"_s, QStringList{u"remove"_s} + series).exit, 3);
        // A division is part of the court, however it is written.
        const auto chancery = [](const QString &court) {
            return QStringList{u"--court"_s, court, u"--year"_s, u"2021"_s};
        };
        QCOMPARE(run(u"series"_s, QStringList{u"state"_s} + chancery(u"EWHC (Ch)"_s)).exit, 0);
        QCOMPARE(run(u"series"_s, QStringList{u"remove"_s} + chancery(u"ewhc ch"_s)).exit, 0);
    }

    /// Of a whole copy, a year that has ended and numbers without a gap, nothing is missing.
    void seriesAreDerivedFromCopies()
    {
        TestLibrary library;
        const auto put = [&library](const QByteArray &place) {
            DocumentSpec spec;
            spec.work = "/akn/xa/judgment/" + place;
            spec.date = place.split('/').at(1) + "-05-06";
            spec.title = "Oak v Elm";
            spec.element = "judgment";
            spec.body = "<judgmentBody><decision><p>Trees.</p></decision></judgmentBody>";
            library.put(spec);
        };
        for (const char *one :
             {"xahc/2019/1", "xahc/2019/2", "xahc/2020/1", "xahc/2020/3", "xaca/2019/1"})
            put(one);
        store::SyncSource source;
        source.kind = store::SyncKind::Decisions;
        source.base = "https://example.org";
        source.selection = R"({"courts":["xahc"]})";
        source.createdAt = library.clock.now();
        const qint64 id = must(store::addSyncSource(library.db(), source));
        const QString path = library.path();
        const auto derived = [&] {
            library.close();
            QStringList found;
            for (const QJsonObject &one :
                 runCtl({u"series"_s, u"derive"_s, u"--library"_s, path, u"--json"_s}).objects())
                found << one[u"series"].toString() + u' ' + one[u"year"].toString();
            return found;
        };
        QCOMPARE(runCtl({u"cites"_s, u"--library"_s, path, u"--update"_s,
                         u"/akn/xa/judgment/xahc/2019/1"_s})
                     .exit,
                 0);
        QCOMPARE(derived(), QStringList());
        must(store::setSyncChecked(library.db(), id, library.clock.now()));
        QCOMPARE(derived(), QStringList(u"xahc 2019"_s));
    }

    void namesWhatIsMissing()
    {
        QCOMPARE(cites({u"/akn/zz/act/1900/1"_s}).exit, 3);
        QVERIFY(cites({}).exit != 0);
        QCOMPARE(cites({u"--help"_s}).exit, 0);
    }

private:
    CtlResult run(const QString &command, QStringList arguments)
    {
        // The action of a group comes before its options.
        const bool isGroup = command == u"series";
        const QString action = isGroup ? arguments.takeFirst() : QString();
        QStringList words{command};
        if (isGroup)
            words << action;
        return runCtl(words + QStringList{u"--library"_s, m_library} + arguments);
    }

    CtlResult cites(const QStringList &arguments)
    {
        return runCtl(QStringList{u"cites"_s, u"--library"_s, m_library} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"laws.sheria"_s);
};

SHERIA_TEST(TestCtlCites)
} // namespace tst_ctlcites
#include "tst_ctlcites.moc"
