// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tables.h"
#include "core/domain/place.h"
#include "core/domain/publisheraddress.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_publisheraddress {

using namespace sheria;
using namespace Qt::StringLiterals;

/// Addresses as their publishers write them, and the expected ones, written by hand.
struct Row
{
    const char *written;
    const char *expected;
    const char *day = "";
};

constexpr Row Rows[] = {
    // legislation.gov.uk
    {"http://www.legislation.gov.uk/id/ukpga/2020/17", "/akn/gb/act/ukpga/2020/17"},
    {"https://www.legislation.gov.uk/ukpga/2020/17/enacted", "/akn/gb/act/ukpga/2020/17"},
    {"id/ukpga/2020/17", "/akn/gb/act/ukpga/2020/17"},
    {"http://www.legislation.gov.uk/ukpga/2018/12/2026-06-19", "/akn/gb/act/ukpga/2018/12",
     "2026-06-19"},
    {"http://www.legislation.gov.uk/ukpga/2018/12/section/5/2021-01-01",
     "/akn/gb/act/ukpga/2018/12", "2021-01-01"},
    {"http://www.legislation.gov.uk/id/ukpga/1951/48", "/akn/gb/act/ukpga/1951/48"},
    {"http://www.legislation.gov.uk/id/ukla/2013/1", "/akn/gb/act/ukla/2013/1"},
    {"http://www.legislation.gov.uk/id/uksi/2013/3113", "/akn/gb/act/uksi/2013/3113"},
    {"http://www.legislation.gov.uk/uksi/2013/3113/made/data.akn", "/akn/gb/act/uksi/2013/3113"},
    {"http://www.legislation.gov.uk/id/ukdsi/2013/9780111100325",
     "/akn/gb/act/ukdsi/2013/9780111100325"},
    {"http://www.legislation.gov.uk/id/eur/2016/679", "/akn/gb/act/eur/2016/679"},
    {"http://www.legislation.gov.uk/id/asp/2020/7", "/akn/gb-sct/act/asp/2020/7"},
    {"http://www.legislation.gov.uk/id/ssi/2016/434", "/akn/gb-sct/act/ssi/2016/434"},
    {"http://www.legislation.gov.uk/id/wsi/2020/1609", "/akn/gb-wls/act/wsi/2020/1609"},
    {"http://www.legislation.gov.uk/id/anaw/2016/1", "/akn/gb-wls/act/anaw/2016/1"},
    {"http://www.legislation.gov.uk/asc/2021/4/enacted/welsh", "/akn/gb-wls/act/asc/2021/4"},
    {"http://www.legislation.gov.uk/id/nisr/2020/182", "/akn/gb-nir/act/nisr/2020/182"},
    {"http://www.legislation.gov.uk/id/nia/2011/25", "/akn/gb-nir/act/nia/2011/25"},
    {"http://www.legislation.gov.uk/id/nisi/1995/755", "/akn/gb-nir/act/nisi/1995/755"},
    {"http://www.legislation.gov.uk/id/nisr/2020/182/other-document/1",
     "/akn/gb-nir/doc/other-document/nisr/2020/182-1"},
    {"http://www.legislation.gov.uk/nisr/2016/242/transposition-note/1",
     "/akn/gb-nir/doc/transposition-note/nisr/2016/242-1"},
    {"http://www.legislation.gov.uk/id/sdsi/2019/9780111042861/code-of-practice/1",
     "/akn/gb-sct/doc/code-of-practice/sdsi/2019/9780111042861-1"},
    {"http://www.legislation.gov.uk/id/sdsi/2025/9780111061145/other-document/3",
     "/akn/gb-sct/doc/other-document/sdsi/2025/9780111061145-3"},
    {"http://www.legislation.gov.uk/id/uksi/2014/1484/impacts/2014/170",
     "/akn/gb/doc/impacts/uksi/2014/1484-2014-170"},
    {"http://www.legislation.gov.uk/id/ukpga/2017/35/notes", "/akn/gb/doc/notes/ukpga/2017/35"},
    {"http://www.legislation.gov.uk/id/uksi/2022/839/memorandum/1",
     "/akn/gb/doc/memorandum/uksi/2022/839-1"},
    // The National Archives
    {"https://caselaw.nationalarchives.gov.uk/id/ewca/civ/2025/673",
     "/akn/gb/judgment/ewca-civ/2025/673"},
    {"ewca/civ/2020/1031", "/akn/gb/judgment/ewca-civ/2020/1031"},
    {"ewca/civ/2020/1031/eng", "/akn/gb/judgment/ewca-civ/2020/1031"},
    {"https://caselaw.nationalarchives.gov.uk/ewca/crim/2021/1412",
     "/akn/gb/judgment/ewca-crim/2021/1412"},
    {"https://caselaw.nationalarchives.gov.uk/id/ewhc/ch/2023/257",
     "/akn/gb/judgment/ewhc-ch/2023/257"},
    {"https://caselaw.nationalarchives.gov.uk/id/ukftt/tc/2022/226",
     "/akn/gb/judgment/ukftt-tc/2022/226"},
    {"https://caselaw.nationalarchives.gov.uk/id/ukut/lc/2022/26",
     "/akn/gb/judgment/ukut-lc/2022/26"},
    {"https://caselaw.nationalarchives.gov.uk/id/ewfc/2022/39", "/akn/gb/judgment/ewfc/2022/39"},
    {"https://caselaw.nationalarchives.gov.uk/id/ewcop/t2/2024/30",
     "/akn/gb/judgment/ewcop-t2/2024/30"},
    {"https://caselaw.nationalarchives.gov.uk/id/ukiptrib/2022/2",
     "/akn/gb/judgment/ukiptrib/2022/2"},
    {"https://caselaw.nationalarchives.gov.uk/id/uksc/2024/14", "/akn/gb/judgment/uksc/2024/14"},
    {"https://caselaw.nationalarchives.gov.uk/id/eat/2023/173", "/akn/gb/judgment/eat/2023/173"},
    {"https://caselaw.nationalarchives.gov.uk/id/uksc/2019/10/press-summary/1",
     "/akn/gb/doc/press-summary/uksc/2019/10-1"},
    {"https://caselaw.nationalarchives.gov.uk/ukpc/2020/30/press-summary/1",
     "/akn/gb/doc/press-summary/ukpc/2020/30-1"},
    // European Legislation Identifiers
    {"http://data.europa.eu/eli/reg/2024/2847/oj", "/akn/eu/act/reg/2024/2847"},
    {"eli/reg/2024/2847/oj", "/akn/eu/act/reg/2024/2847"},
    {"http://data.europa.eu/eli/reg/2016/679/2016-05-04", "/akn/eu/act/reg/2016/679", "2016-05-04"},
    {"http://data.europa.eu/eli/reg_impl/2017/2470/oj/en", "/akn/eu/act/reg_impl/2017/2470"},
    {"http://data.europa.eu/eli/dec/2009/496(1)/oj", "/akn/eu/act/dec/2009/496-1"},
    {"http://data.europa.eu/eli/comProposal/2022/68/en", "/akn/eu/bill/com/2022/68"},
    {"eli/bund/bgbl-1/1990/s2954", "/akn/de/act/bgbl-1/1990/s2954"},
    {"eli/bund/bgbl-1/1964/654/1964-09-21/1/deu", "/akn/de/act/bgbl-1/1964/654", "1964-09-21"},
    {"eli/bund/bgbl-1/1000/s1/1000-01-01/1/deu", "/akn/de/act/bgbl-1/1000/s1"},
    {"/es/l/2015/10/01/39", "/akn/es/act/l/2015-10-01/39"},
    {"/es/l/2015/10/01/39/spa@2016-10-02", "/akn/es/act/l/2015-10-01/39", "2016-10-02"},
    {"https://www.boe.es/eli/es/lo/2018/12/05/3/con", "/akn/es/act/lo/2018-12-05/3"},
    {"https://www.boe.es/eli/es-ct/l/2010/07/29/25/dof/spa/html", "/akn/es-ct/act/l/2010-07-29/25"},
    {"https://www.legifrance.gouv.fr/eli/loi/2016/10/7/2016-1321/jo/texte",
     "/akn/fr/act/loi/2016-10-07/2016-1321"},
    {"http://data.legilux.public.lu/eli/etat/leg/loi/2018/08/01/a686/jo",
     "/akn/lu/act/loi/2018-08-01/a686"},
    {"https://www.irishstatutebook.ie/eli/2015/act/1/enacted/en/html", "/akn/ie/act/act/2015/1"},
    {"https://www.retsinformation.dk/eli/lta/2018/502", "/akn/dk/act/lta/2018/502"},
    {"http://data.finlex.fi/eli/sd/2004/301", "/akn/fi/act/sd/2004/301"},
    {"https://lovdata.no/eli/lov/2018/06/15/38/nor/html", "/akn/no/act/lov/2018-06-15/38"},
    {"https://www.ris.bka.gv.at/eli/bgbl/I/2018/31", "/akn/at/act/bgbl-i/2018/31"},
    {"https://fedlex.data.admin.ch/eli/cc/1999/404", "/akn/ch/act/cc/1999/404"},
    {"https://www.ejustice.just.fgov.be/eli/loi/1994/03/25/1994021243/justel",
     "/akn/be/act/loi/1994-03-25/1994021243"},
    {"https://eli.gov.pl/eli/DU/2018/1000/ogl", "/akn/pl/act/du/2018/1000"},
    {"eli/dl/2022/bundesregierung/25/gesetzentwurf",
     "/akn/de/bill/gesetzentwurf/bundesregierung/2022/25"},
    // Akoma Ntoso 1.0 and 2.0
    {"/ken/act/1993-12-16/9", "/akn/ke/act/1993/9"},
    {"/ken/act/1993-12-16/9/eng@1995-01-01/main", "/akn/ke/act/1993/9", "1995-01-01"},

    {"/ken/act/1997-08-22/3/eng.doc", "/akn/ke/act/1997/3"},
    {"/zaf/judgment/2008-11-26/653-07", "/akn/za/judgment/2008-11-26/653-07"},
    {"/akn/ke/debaterecord/2011-06-10", "/akn/ke/debaterecord/2011-06-10/nn"},
    {"/akn/ke/debaterecord/2011-06-10/!main", "/akn/ke/debaterecord/2011-06-10/nn"},
    {"/akn/uy/documentCollection/2015-09-15/spa@", "/akn/uy/documentcollection/2015-09-15/nn"},
    {"/ury/bill/ejecutivo/2005-04-04/carpeta137-2005",
     "/akn/uy/bill/ejecutivo/2005-04-04/carpeta137-2005"},
    {"/akn/mu/2006-02-02/doc_01_f4-2", "/akn/mu/act/2006-02-02/doc_01_f4-2"},
    {"/mus/act/2004-04-30/bill_no_11-2004/eng@/!main", "/akn/mu/act/2004/bill_no_11-2004"},
    // The United States, Chile and Uruguay
    {"/us/bill/119/hr/2196", "/akn/us/bill/hr/2025/2196"},
    {"/us/bill/119/s/5/pcs", "/akn/us/bill/s/2025/5"},
    {"/us/pl/119/1", "/akn/us/act/pl/2025/1"},
    {"/cl/ley/17798", "/akn/cl/act/ley/1972/17798"},
    {"/cl/act/ley-18045", "/akn/cl/act/ley/1972/18045"},
    {"/cl/bill/ley-21735", "/akn/cl/bill/ley/1972/21735"},
    {"/cl/boletin/17370-17", "/akn/cl/bill/boletin/1972/17370-17"},
    {"http://datos.bcn.cl/recurso/cl/ley/ministerio-de-hacienda/2008-08-20/20285",
     "/akn/cl/act/ley/ministerio-de-hacienda/2008-08-20/20285"},
    {"https://www.impo.com.uy/bases/leyes/18331-2008", "/akn/uy/act/leyes/2008/18331"},
    // What no rule knows.
    {"http://www.legislation.gov.uk/id/ukpga/2020/17/nonsense", ""},
    {"http://example.org/id/ukpga/2020/17", ""},
    {"https://example.org/id/ewca/civ/2022/24", ""},
    {"/qqq/act/1993-12-16/9", ""},
    {"/akn/za/act/1998/55", ""},
    {"/ke/act/1993-12-16/9", ""}, // Ordinary, but for its prefix.
    {"/akn/za/act/../../../tmp/x", ""},
    {"/es/l/2015/10/01/..", ""},
    {"eli/bund/bgbl-1/1964/654\r\nX: 1", ""},
    {"file:///tmp/x", ""},
    {"#varWorkUri", ""},
    {"", ""},
};

class TestPublisherAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsAddresses_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QDate>("day");
        for (const Row &row : Rows)
            QTest::newRow(row.written)
                << QByteArray(row.written) << QByteArray(row.expected)
                << QDate::fromString(QLatin1StringView(row.day), Qt::ISODate);
    }
    void mapsAddresses()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, expected);
        const auto found = publisherAddress(written, {"act", QDate(1972, 10, 21)});
        QCOMPARE(found ? found->work.workUri() : QByteArray(), expected);
        if (!found)
            return;
        QTEST(found->day, "day");
        const Result<FrbrUri> uri = FrbrUri::parse(expected);
        QVERIFY(uri);
        QCOMPARE(uri->canonical(), found->work);
    }

    void needsTheYearOfTheWork()
    {
        QVERIFY(!publisherAddress("/cl/ley/17798"));
        QVERIFY(!publisherAddress("/cl/ley/17798", {"act", QDate(1000, 1, 1)}));
        QCOMPARE(publisherAddress("http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58",
                                  {"act", QDate(1881, 8, 27)})
                     ->work.workUri(),
                 "/akn/gb/act/ukpga/1881/vict-44-45-58"_ba);
    }

    void takesTheCitationWhereTheAddressIsANumber_data()
    {
        QTest::addColumn<QString>("citation");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *citation, const char *expected) {
            QTest::newRow(citation) << QString::fromLatin1(citation) << QByteArray(expected);
        };
        row("[2025] EWCA Civ 673", "/akn/gb/judgment/ewca-civ/2025/673");
        row("[2026] EWHC 1658 (Admin)", "/akn/gb/judgment/ewhc-admin/2026/1658");
        row("[2024] EWCOP 30 (T2)", "/akn/gb/judgment/ewcop-t2/2024/30");
        row("[2022] UKUT 0129 (AAC)", "/akn/gb/judgment/ukut-aac/2022/129");
        row(" [2024]  UKSC 14 ", "/akn/gb/judgment/uksc/2024/14");
        row("[2019] KEHC 77 (KLR)", "");
        row("Ash v Elm", "");
        row("", "");
    }
    void takesTheCitationWhereTheAddressIsANumber()
    {
        QFETCH(QString, citation);
        const QByteArray number = "d-f9e1d9a7-b267-4a57-9a63-bf9d6c955de3";
        const PublisherHints hints{"judgment", QDate(2025, 5, 22), citation};
        for (const char *site : {"https://caselaw.nationalarchives.gov.uk/id/",
                                 "https://caselaw.nationalarchives.gov.uk/"}) {
            const auto found = publisherAddress(QByteArray(site + number), hints);
            QTEST(found ? found->work.workUri() : QByteArray(), "expected");
        }
        QVERIFY(!publisherAddress(QByteArray("https://example.org/id/" + number), hints));
        // An address that says it counts.
        QCOMPARE(publisherAddress("https://caselaw.nationalarchives.gov.uk/uksc/2020/1", hints)
                     ->work.workUri(),
                 "/akn/gb/judgment/uksc/2020/1"_ba);
    }

    /// Also where the work is not to be told without its document.
    void spellsAddresses_data()
    {
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("date");
        const auto row = [](const char *asked, const char *held, const char *date = "") {
            QTest::newRow(asked) << QByteArray(asked) << QByteArray(held) << QByteArray(date);
        };
        const char *regnal = "http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58";
        row(regnal, regnal);
        row("https://www.legislation.gov.uk/ukpga/Vict/44-45/58", regnal);
        row("http://legislation.gov.uk/id/ukpga/Vict/44-45/58/section/1", regnal);
        row("ukpga/Vict/44-45/58/enacted", regnal, "@");
        row("https://www.legislation.gov.uk/ukpga/Vict/44-45/58/1991-02-01", regnal, ":1991-02-01");
        row("https://www.legislation.gov.uk/ukpga/Vict/44-45/58?view=plain#part-1", regnal);
        const char *number = "https://caselaw.nationalarchives.gov.uk/id/"
                             "d-f9e1d9a7-b267-4a57-9a63-bf9d6c955de3";
        row("https://caselaw.nationalarchives.gov.uk/d-f9e1d9a7-b267-4a57-9a63-bf9d6c955de3",
            number);
        row("http://www.caselaw.nationalarchives.gov.uk/id/d-f9e1d9a7-b267-4a57-9a63-bf9d6c955de3/"
            "press-summary/1",
            number);
        row("/cl/ley/18045", "/cl/act/ley-18045");
        row("cl/act/ley-18045/spa@2011-10-29", "/cl/ley/18045", ":2011-10-29");
        row("/cl/boletin/17370-17", "/cl/bill/boletin-17370-17");
        row("/akn/mu/2006-02-02/doc_01_f4-2/eng@", "/akn/mu/2006-02-02/doc_01_f4-2");
        row("/mu/2006-02-02/doc_01_f4-2", "/akn/mu/2006-02-02/doc_01_f4-2");
        // What says its work itself, or names none.
        for (const char *other : {"http://www.legislation.gov.uk/id/ukpga/2020/17",
                                  "/akn/za/act/1998/55", "https://example.org/ukpga/Vict/44-45/58",
                                  "http://www.legislation.gov.uk/id/ukpga/Vict/44-45/58/nonsense",
                                  "/cl/bill/ley-21735/..\r\n", "trees", ""})
            row(other, "");
    }
    void spellsAddresses()
    {
        QFETCH(QByteArray, asked);
        QFETCH(QByteArray, held);
        const PublisherSpellings spellings = publisherSpellings(asked);
        QTEST(spellings.expressionDate, "date");
        if (held.isEmpty()) {
            QCOMPARE(spellings.written, QByteArrayList());
            return;
        }
        QVERIFY2(spellings.written.contains(held), spellings.written.join('\n').constData());
        // The first one stands for all of them.
        for (const QByteArray &spelling : spellings.written)
            QCOMPARE(publisherSpellings(spelling).written, spellings.written);
    }

    void readsWhatPeopleAskFor()
    {
        const auto display = [](const char *text) -> QByteArray {
            const Result<FrbrUri> uri = parseAddress(text);
            return uri ? uri->workUri() + uri->expressionDate : QByteArray();
        };
        QCOMPARE(display("/akn/za/act/1998/55/eng@2014-01-17"),
                 "/akn/za/act/1998/55@2014-01-17"_ba);
        QCOMPARE(display("https://www.legislation.gov.uk/ukpga/2018/12/2021-01-01"),
                 "/akn/gb/act/ukpga/2018/12:2021-01-01"_ba);
        QCOMPARE(display("https://www.legislation.gov.uk/ukpga/2018/12/enacted"),
                 "/akn/gb/act/ukpga/2018/12@"_ba);
        QCOMPARE(display("trees"), QByteArray());
    }

    void namesPlaces_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("name");
        QTest::newRow("country") << "ke"_ba << u"Kenya"_s;
        QTest::newRow("nation") << "gb-sct"_ba << u"Scotland"_s;
        QTest::newRow("metropolitan") << "za-cpt"_ba << u"City of Cape Town"_s;
        QTest::newRow("local") << "za-wc033"_ba << u"Cape Agulhas"_s;
        QTest::newRow("local of KwaZulu-Natal") << "za-kzn213"_ba << u"Umzumbe"_s;
        QTest::newRow("district") << "za-dc48"_ba << u"West Rand"_s;
        QTest::newRow("state") << "us-dc"_ba << u"District of Columbia"_s;
        QTest::newRow("unknown") << "xa-bay"_ba << QString();
    }
    void namesPlaces()
    {
        QFETCH(QByteArray, code);
        QTEST(knownPlaceName(code), "name");
    }

    /// Source: ISO 3166-1; the municipalities of South Africa since the demarcation of 2016.
    void theTableOfPlacesIsWhole()
    {
        static const QRegularExpression code(u"^za-([a-z]+?)(\\d*)$"_s);
        QSet<QByteArray> codes;
        QSet<QByteArray> countries;
        QMap<QString, int> municipalities;
        for (const QByteArrayList &row : readTable(u":/domain/places.tsv"_s)) {
            const QByteArray place = row.value(0);
            QVERIFY2(!codes.contains(place), place.constData());
            codes.insert(place);
            QVERIFY2(!row.value(2).trimmed().isEmpty(), place.constData());
            if (!row.value(1).isEmpty()) {
                QCOMPARE(place.size(), 2);
                QCOMPARE(row.value(1).size(), 3);
                countries.insert(row.value(1));
            }
            const auto match = code.match(QString::fromLatin1(place));
            if (!match.captured(2).isEmpty())
                ++municipalities[match.captured(1)];
        }
        QCOMPARE(countries.size(), 249);
        const auto withoutCode = std::count_if(codes.begin(), codes.end(),
                                               [](const QByteArray &place) {
                                                   return place.size() == 2;
                                               })
            - countries.size();
        QCOMPARE(withoutCode, 3); // "eu", "xk" and "xx" are none of ISO 3166-1.
        const QMap<QString, int> all = {{u"wc"_s, 24},  {u"ec"_s, 31}, {u"nc"_s, 26}, {u"fs"_s, 18},
                                        {u"kzn"_s, 43}, {u"nw"_s, 18}, {u"gt"_s, 6},  {u"mp"_s, 17},
                                        {u"lim"_s, 22}, {u"dc"_s, 44}};
        QCOMPARE(municipalities, all);
        for (const char *metropolitan : {"buf", "cpt", "eku", "eth", "jhb", "man", "nma", "tsh"})
            QVERIFY2(codes.contains("za-"_ba + metropolitan), metropolitan);
    }
};

SHERIA_TEST(TestPublisherAddress)
} // namespace tst_publisheraddress
#include "tst_publisheraddress.moc"
