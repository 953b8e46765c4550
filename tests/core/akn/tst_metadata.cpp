// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/base/hash.h"
#include "tests/core/akn/samples.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_metadata {

using namespace sheria;
using namespace Qt::StringLiterals;
using test::actWithMeta;
using test::bytesOf;
using test::metadataOf;
using test::parsed;
using test::Written;

QByteArrayList warningsOf(const Written &written)
{
    QByteArrayList codes;
    const akn::Document document = parsed(bytesOf(written));
    for (const akn::Warning &warning : document.warnings())
        codes += warning.code;
    return codes;
}

class TestMetadata : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheUris_data()
    {
        QTest::addColumn<QByteArray>("workUri");
        QTest::addColumn<QByteArray>("expressionUri");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("plain") << "/akn/xa/act/2004/17"_ba
                               << "/akn/xa/act/2004/17/eng@2009-02-03"_ba
                               << "/akn/xa/act/2004/17/eng@2009-02-03"_ba;
        QTest::newRow("without prefix") << "/xa-bay/act/by-law/2004/trees"_ba
                                        << "/xa-bay/act/by-law/2004/trees/eng@2009-02-03"_ba
                                        << "/akn/xa-bay/act/by-law/2004/trees/eng@2009-02-03"_ba;
        QTest::newRow("capitals") << "/akn/it/bill/Ddl/2013-03-29/356"_ba
                                  << "/akn/it//bill/Ddl/2013-03-29/356/ita@2013-03-29"_ba
                                  << "/akn/it/bill/ddl/2013-03-29/356/eng@2013-03-29"_ba;
        QTest::newRow("they disagree: the work's counts")
            << "/akn/xa/act/2004/10"_ba
            << "/akn/xa/act/2004/12/eng@2009-02-03"_ba
            << "/akn/xa/act/2004/10/eng@2009-02-03"_ba;
        QTest::newRow("work missing") << ""_ba
                                      << "/akn/xa/act/2004/17/eng@2009-02-03"_ba
                                      << "/akn/xa/act/2004/17/eng@2009-02-03"_ba;
        QTest::newRow("odd but legal number") << "/akn/xa/act/2021/x'; DROP--"_ba
                                              << "/akn/xa/act/2021/x'; DROP--/eng@2009-02-03"_ba
                                              << "/akn/xa/act/2021/x'; drop--/eng@2009-02-03"_ba;
    }
    void readsTheUris()
    {
        QFETCH(QByteArray, workUri);
        QFETCH(QByteArray, expressionUri);
        const akn::Metadata metadata = metadataOf({workUri, expressionUri});
        QTEST(metadata.expression.uri, "result");
        QVERIFY(!metadata.isLocalUri);
        QCOMPARE(metadata.work.sourceUri, QByteArray());
    }

    void warnsWhereUrisDisagree()
    {
        QCOMPARE(warningsOf({"/akn/xa/act/2004/10", "/akn/xa/act/2004/12/eng@2009-02-03"}),
                 QByteArrayList{"uri-disagrees"});
    }

    void makesLocalUris_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("beginning");
        const auto hash = [](const char *text) -> QByteArray {
            return sha256Hex(text).left(8);
        };
        QTest::newRow("ELI") << "eli/nowhere/law/1964/654"_ba
                             << "/akn/xx/act/1964/eli-nowhere-law-1964-654-"
                + hash("eli/nowhere/law/1964/654");
        QTest::newRow("web address") << "https://example.org/id/ewca/civ/2022/24"_ba
                                     << "/akn/xx/act/2022/example-org-id-ewca-civ-2022-24-"
                + hash("https://example.org/id/ewca/civ/2022/24");
        QTest::newRow("no number")
            << "/akn/ke/debaterecord/2011"_ba
            << "/akn/xx/act/2011/akn-ke-debaterecord-2011-" + hash("/akn/ke/debaterecord/2011");
        QTest::newRow("up and out")
            << "/akn/za/act/../../../tmp/x"_ba
            << "/akn/xx/act/1999/akn-za-act-tmp-x-" + hash("/akn/za/act/../../../tmp/x");
        QTest::newRow("dots inside the grammar")
            << "/akn/za/../2020/5"_ba
            << "/akn/xx/act/2020/akn-za-2020-5-" + hash("/akn/za/../2020/5");
        QTest::newRow("a file") << "file:///tmp/x"_ba
                                << "/akn/xx/act/1999/tmp-x-" + hash("file:///tmp/x");
        QTest::newRow("line breaks")
            << "/akn/za/act/2020/x&#13;&#10;Y: 1"_ba
            << "/akn/xx/act/2020/akn-za-act-2020-x-y-1-" + hash("/akn/za/act/2020/x\r\nY: 1");
    }
    void makesLocalUris()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, beginning);
        const akn::Metadata metadata = metadataOf({written, "", "<FRBRdate date=\"1999-04-01\"/>"});
        QCOMPARE(metadata.work.uri.workUri(), beginning);
        QVERIFY(metadata.isLocalUri);
        QVERIFY(FrbrUri::parse(metadata.expression.uri));
        QVERIFY(!metadata.work.sourceUri.isEmpty());
        QVERIFY(warningsOf({written, ""}).contains("uri-unusable"));
    }

    void mapsThePublishersAddress()
    {
        const Written written{"http://www.legislation.gov.uk/id/asp/2020/7",
                              "http://www.legislation.gov.uk/asp/2020/7/2021-03-04"};
        const akn::Metadata metadata = metadataOf(written);
        QCOMPARE(metadata.expression.uri, "/akn/gb-sct/act/asp/2020/7/eng@2021-03-04"_ba);
        QCOMPARE(metadata.work.sourceUri, written.workUri);
        QVERIFY(!metadata.isLocalUri);
        QCOMPARE(warningsOf(written), QByteArrayList());
    }

    void takesThePublishersDateOfTheExpression()
    {
        const akn::Metadata metadata = metadataOf(
            {"/ken/act/1993-12-16/9", "/ken/act/1993-12-16/9/eng@1995-01-02/main"});
        QCOMPARE(metadata.expression.uri, "/akn/ke/act/1993/9/eng@1995-01-02"_ba);
        const akn::Metadata enacted = metadataOf(
            {"http://www.legislation.gov.uk/id/ukpga/2020/17",
             "http://www.legislation.gov.uk/ukpga/2020/17/enacted", "",
             "<FRBRlanguage language=\"eng\"/><FRBRdate date=\"2020-06-25\"/>"});
        QCOMPARE(enacted.expression.uri, "/akn/gb/act/ukpga/2020/17/eng@2020-06-25"_ba);
    }

    /// One document of each publisher, with the identity that it writes.
    void readsTheIdentitiesOfPublishers_data()
    {
        QTest::addColumn<Written>("written");
        QTest::addColumn<QByteArray>("work");
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("source");
        const auto row = [](const char *name, const char *work, const char *expression,
                            const char *workDate, const char *language, const char *date,
                            const char *expectedWork, const char *expectedExpression) {
            const auto dated = [](const char *day) -> QByteArray {
                return "<FRBRdate date=\"" + QByteArray(day) + "\" name=\"\"/>";
            };
            const QByteArray said = "<FRBRlanguage language=\"" + QByteArray(language) + "\"/>"
                + dated(date);
            QTest::newRow(name) << Written{work, expression, dated(workDate), said}
                                << QByteArray(expectedWork) << QByteArray(expectedExpression)
                                << QByteArray(work);
        };
        row("European Union", "http://data.europa.eu/eli/reg/2016/679/oj",
            "http://data.europa.eu/eli/reg/2016/679/oj/eng", "2016-04-27", "eng", "2016-05-04",
            "/akn/eu/act/reg/2016/679", "eng@2016-05-04");
        row("Spain", "/es/l/2015/10/01/39", "/es/l/2015/10/01/39/spa@2016-10-02", "2015-10-01",
            "spa", "2015-10-02", "/akn/es/act/l/2015-10-01/39", "spa@2016-10-02");
        row("Kenya", "/ken/act/1993-12-16/9", "/ken/act/1993-12-16/9/eng@1995-01-02", "1993-12-16",
            "eng", "1995-01-02", "/akn/ke/act/1993/9", "eng@1995-01-02");
        row("United States", "/us/bill/119/hr/2196", "/us/bill/119/hr/2196/eng@2025-03-18",
            "2025-03-18", "eng", "2025-03-18", "/akn/us/bill/hr/2025/2196", "eng@2025-03-18");
        row("Chile", "/cl/ley/18045", "/cl/ley/18045/spa@2011-10-29", "1981-10-22", "spa",
            "2012-01-01", "/akn/cl/act/ley/1981/18045", "spa@2011-10-29");
        row("Uruguay", "/ury/bill/ejecutivo/2005-04-04/carpeta137-2005",
            "/ury/bill/ejecutivo/2005-04-04/carpeta137-2005/esp@2005-05-02", "2005-04-04", "spa",
            "2005-05-03", "/akn/uy/bill/ejecutivo/2005-04-04/carpeta137-2005", "spa@2005-05-02");
        row("Mauritius", "/akn/mu/2006-02-02/doc_01_f4-2", "/akn/mu/2006-02-02/doc_01_f4-2/eng@",
            "2006-02-02", "eng", "2006-02-03", "/akn/mu/act/2006-02-02/doc_01_f4-2",
            "eng@2006-02-03");
    }
    void readsTheIdentitiesOfPublishers()
    {
        QFETCH(Written, written);
        QFETCH(QByteArray, work);
        QFETCH(QByteArray, expression);
        const QByteArray current = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0";
        QByteArrayList schemas{current};
        if (written.workUri.startsWith("/ken/") || written.workUri.startsWith("/ury/"))
            schemas << "http://www.akomantoso.org/1.0"_ba
                    << "http://www.akomantoso.org/2.0"_ba;
        for (const QByteArray &schema : schemas) {
            const QByteArray bytes = bytesOf(written).replace(current, schema);
            const akn::Metadata metadata = parsed(bytes).metadata();
            QCOMPARE(metadata.work.uri.workUri(), work);
            QCOMPARE(metadata.expression.uri, work + '/' + expression);
            QTEST(metadata.work.sourceUri, "source");
            QVERIFY(!metadata.isLocalUri);
        }
    }

    void withoutIdentityTheContentIsTheIdentity_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("variable") << "#varWorkUri"_ba;
        QTest::newRow("too long") << "/akn/za/act/2020/" + QByteArray(8000, 'y');
        QTest::newRow("punctuation") << "//"_ba;
    }
    void withoutIdentityTheContentIsTheIdentity()
    {
        QFETCH(QByteArray, written);
        const Written identity{written, ""};
        const QByteArray one = bytesOf(identity, "<body><p>1</p></body>");
        const QByteArray other = bytesOf(identity, "<body><p>2</p></body>");
        const akn::Metadata metadata = parsed(one).metadata();
        QCOMPARE(metadata.work.uri.workUri(), "/akn/xx/act/0001/" + sha256Hex(one).left(16));
        QVERIFY(metadata.work.sourceUri.isEmpty());
        QCOMPARE(parsed(one).metadata().work.uri, metadata.work.uri);
        QVERIFY(parsed(other).metadata().work.uri != metadata.work.uri);
    }

    void filesOfOneGermanLawShareItsUri()
    {
        const auto file = [](const QByteArray &type) -> QByteArray {
            return "<a:akomaNtoso xmlns:a='http://Inhaltsdaten.LegalDocML.de/1.8.2/'><a:" + type
                + "><a:meta><a:identification><a:FRBRWork><a:FRBRuri "
                  "value='eli/bund/bgbl-1/1964/s593'/></a:FRBRWork><a:FRBRExpression>"
                  "<a:FRBRthis "
                  "value='eli/bund/bgbl-1/1964/s593/1964-08-05/1/deu/anlage-1'/><a:FRBRuri "
                  "value='eli/bund/bgbl-1/1964/s593/1964-08-05/1/deu'/>"
                  "<a:FRBRlanguage "
                  "language='deu'/></a:FRBRExpression></a:identification></a:meta></a:"
                + type + "></a:akomaNtoso>";
        };
        const akn::Metadata act = parsed(file("act")).metadata();
        QVERIFY(act.expression.uri.endsWith("/deu@1964-08-05"));
        QCOMPARE(act.expression.dateOrigin, DateOrigin::Uri);
        QCOMPARE(act.component, "anlage-1"_ba);
        for (const char *type : {"doc", "documentCollection"})
            QCOMPARE(parsed(file(type)).metadata().expression.uri, act.expression.uri);
    }

    void findsTheDate_data()
    {
        QTest::addColumn<Written>("written");
        QTest::addColumn<QDate>("date");
        QTest::addColumn<DateOrigin>("origin");
        const QByteArray work = "/akn/xa/act/2004/17";
        const QByteArray english = "<FRBRlanguage language=\"eng\"/>";
        const QByteArray dated = english + "<FRBRdate date=\"2010-05-06\"/>";
        QTest::newRow("URI") << Written{work, work + "/eng@2009-02-03", "", dated}
                             << QDate(2009, 2, 3) << DateOrigin::Uri;
        QTest::newRow("month in URI") << Written{work, work + "/eng@2009-02", "", english}
                                      << QDate(2009, 2, 1) << DateOrigin::Uri;
        QTest::newRow("no date in URI") << Written{work, work + "/eng@", "", dated}
                                        << QDate(2010, 5, 6) << DateOrigin::Document;
        QTest::newRow("impossible in URI") << Written{work, work + "/eng@2009-02-30", "", dated}
                                           << QDate(2010, 5, 6) << DateOrigin::Document;
        QTest::newRow("with time") << Written{work, work + "/eng@", "",
                                              english + "<FRBRdate date=\"2010-05-06T10:00:00\"/>"}
                                   << QDate(2010, 5, 6) << DateOrigin::Document;
        QTest::newRow("words") << Written{work, work + "/eng", "<FRBRdate date=\"2009\"/>",
                                          english + "<FRBRdate date=\"TODAY\"/>"}
                               << QDate(2009, 1, 1) << DateOrigin::Work;
        QTest::newRow("publication")
            << Written{work, work + "/eng", "", english,
                       "<publication date=\"2004-06-01\" name=\"G\" number=\"1\"/>"}
            << QDate(2004, 6, 1) << DateOrigin::Work;
        QTest::newRow("year of the URI")
            << Written{work, work + "/eng", "", english} << QDate(2004, 1, 1) << DateOrigin::Work;
        QTest::newRow("placeholders")
            << Written{work, work + "/eng@1000-01-01", "<FRBRdate date=\"9999-01-01\"/>",
                       english + "<FRBRdate date=\"1000-01-01\"/>"}
            << QDate(2004, 1, 1) << DateOrigin::Work;
        QTest::newRow("none") << Written{"", "", "", english} << QDate(1, 1, 1)
                              << DateOrigin::Unknown;
    }
    void findsTheDate()
    {
        QFETCH(Written, written);
        const akn::Metadata metadata = metadataOf(written);
        QTEST(metadata.expression.date, "date");
        QTEST(metadata.expression.dateOrigin, "origin");
        QVERIFY(metadata.expression.uri.endsWith(
            metadata.expression.date.toString(Qt::ISODate).toLatin1()));
    }

    void flagsImpossibleDates()
    {
        const QByteArray work = "/akn/xa/act/2004/17";
        QCOMPARE(warningsOf({work, work + "/eng@2009-02-30"}),
                 (QByteArrayList{"date-unusable", "date-assumed"}));
    }

    void findsTheLanguage_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("element");
        QTest::addColumn<QByteArray>("language");
        const QByteArray work = "/akn/xa/act/2004/17";
        QTest::newRow("three letters") << work + "/eng"
                                       << "swa"_ba
                                       << "swa"_ba;
        QTest::newRow("two letters") << work + "/eng"
                                     << "fr"_ba
                                     << "fra"_ba;
        QTest::newRow("old code") << work + "/eng"
                                  << "fre"_ba
                                  << "fra"_ba;
        QTest::newRow("capitals") << work + "/eng"
                                  << "EN"_ba
                                  << "eng"_ba;
        QTest::newRow("region") << work + "/eng"
                                << "pt-BR"_ba
                                << "por"_ba;
        QTest::newRow("from the URI") << work + "/swa@2009-01-01"
                                      << ""_ba
                                      << "swa"_ba;
        QTest::newRow("from a foreign URI") << "x/y/deu"_ba
                                            << ""_ba
                                            << "deu"_ba;
        QTest::newRow("none") << ""_ba
                              << ""_ba
                              << "und"_ba;
    }
    void findsTheLanguage()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, element);
        const QByteArray language = element.isEmpty()
            ? QByteArray()
            : QByteArray("<FRBRlanguage language=\"" + element + "\"/>");
        QTEST(metadataOf({"/akn/xa/act/2004/17", uri, "", language}).expression.language,
              "language");
    }

    void readsVersion1()
    {
        const akn::Metadata metadata =
            parsed("<akomantoso xmlns='http://www.akomantoso.org/1.0'><act><meta><identification>"
                   "<Work><this href='/xa/act/2004/17/main'/><uri href='/xa/act/2004/17'/><date "
                   "date='2004-05-20' name='Enactment'/></Work>"
                   "<Expression><this href='/xa/act/2004/17/eng@2009-02-03/main'/><uri "
                   "href='/xa/act/2004/17/eng@2009-02-03'/></Expression>"
                   "</identification></meta><body/></act></akomantoso>")
                .metadata();
        QCOMPARE(metadata.expression.uri, "/akn/xa/act/2004/17/eng@2009-02-03"_ba);
        QCOMPARE(metadata.component, "main"_ba);
        QCOMPARE(metadata.frbrThis, "/xa/act/2004/17/eng@2009-02-03/main"_ba);
    }

    void aDocumentWithoutMetaIsStillRead()
    {
        const akn::Document document = parsed(
            actWithMeta("", "<body><section><heading>Start</heading></section></body>"));
        QVERIFY(document.metadata().isLocalUri);
        QCOMPARE(document.warnings().at(0).code, "missing-eid"_ba);
        QCOMPARE(document.warnings().at(1).code, "meta-missing"_ba);
    }
};

SHERIA_TEST(TestMetadata)
} // namespace tst_metadata
#include "tst_metadata.moc"
