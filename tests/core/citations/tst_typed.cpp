// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/follower.h"
#include "core/citations/resolver.h"
#include "core/citations/source.h"
#include "core/citations/typedreference.h"
#include "core/citations/workkeys.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

#include "resources/sample/samplepack.h"

namespace tst_typed {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::citations;
using namespace sheria::tests;

const QDate Now(2024, 1, 5);

QByteArray number(int value)
{
    return QByteArray::number(value);
}

/// Numbered provisions of one element: "<article eId="art_1">…".
QByteArray provisions(const QByteArray &element, const QByteArray &prefix, int count)
{
    QByteArray body;
    for (int i = 1; i <= count; ++i) {
        const QByteArray eId = prefix + '_' + number(i);
        body += "<" + element + " eId=\"" + eId + "\"><num>" + number(i)
            + ".</num><heading>Heading " + number(i) + "</heading><subsection eId=\"" + eId
            + "__subsec_1\"><num>(1)</num><content><p>Words.</p></content></subsection></" + element
            + ">";
    }
    return body;
}

QByteArray lawBody(const QByteArray &element = "section", const QByteArray &prefix = "sec",
                   int count = 20)
{
    return "<body>" + provisions(element, prefix, count) + "</body>";
}

DocumentSpec law(const QByteArray &uri, const QByteArray &title, const QByteArray &body = lawBody(),
                 const QByteArray &language = "eng")
{
    DocumentSpec spec;
    spec.work = uri;
    spec.title = title;
    spec.body = body;
    spec.language = language;
    return spec;
}

DocumentSpec judgment(const QByteArray &uri, const QByteArray &title)
{
    DocumentSpec spec = law(uri, title, {});
    spec.element = "judgment";
    QByteArray body;
    for (int i = 1; i <= 30; ++i)
        body += "<paragraph eId=\"para_" + number(i) + "\"><num>" + number(i)
            + ".</num><content><p>Words.</p></content></paragraph>";
    spec.body = "<judgmentBody><decision>" + body + "</decision></judgmentBody>";
    return spec;
}

/// "/akn/zz/act/2005/4 sec_9", with "!" behind what is not there and what stands in its place; several with " + ".
QString told(const std::vector<ResolvedReference> &found)
{
    QStringList all;
    for (const ResolvedReference &one : found) {
        QString text = QString::fromUtf8(one.work.uri);
        if (one.date.isValid())
            text += u" @"_s
                + (one.expressionDate.isValid() ? one.expressionDate.toString(Qt::ISODate)
                                                : u"-"_s);
        if (one.unit != Unit::None)
            text += u' ' + QString::fromUtf8(one.eId);
        if (!one.isThere)
            text += u'!';
        all.append(text);
    }
    return all.join(u" + "_s);
}

/// What people type as references to works and provisions.
class TestTyped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_library = std::make_unique<TestLibrary>();
        const auto opened = must(
            Library::open(m_library->path(), Library::Mode::OpenExisting, m_library->clock));
        const pack::ImportObserver nobody;
        must(pack::importPaths(opened->writer(), {resources::samplePackPath()}, m_library->clock,
                               nobody, {}));
        m_library->put(law("/akn/xa/act/ln/2010/33", "Public Health Regulations, 2010"));
        m_library->put(law("/akn/xa/act/1960/7", "Evidence Act, 1960"));
        m_library->put(law("/akn/xb/act/2010/8", "Evidence Act, 2010"));
        m_library->put(law("/akn/xa/act/1950/cap63", "Transfer of Property Act"));
        m_library->put(law("/akn/xa/act/1951/2", "Landlord and Tenant Act, 1951"));
        m_library->put(law("/akn/xa/act/1952/3", "Limestone and Talc Act, 1952"));
        m_library->put(law("/akn/xa/act/1953/4", "Workers' Compensation Act, 1953"));
        m_library->put(law("/akn/xa/act/by-law/2014/trees", "Tree Protection By-law, 2014"));
        m_library->put(law("/akn/xa/act/2006/24", "Companies Act, 2006 (as amended)"));
        m_library->put(law("/akn/xg/act/ci/2004/47", "High Court (Civil Procedure) Rules, 2004",
                           lawBody("rule", "rule")));
        m_library->put(law("/akn/xf/act/loi/2004/17", "Loi relative aux phares",
                           lawBody("article", "art"), "fra"));
        m_library->put(
            law("/akn/xf/act/1960/code-civil", "Code civil", lawBody("article", "art"), "fra"));
        m_library->put(
            law("/akn/xp/act/lei/2007/9", "Lei das Pescas", lawBody("article", "art"), "por"));
        m_library->put(law("/akn/xp/act/2004/constituicao", "Constituição da República",
                           lawBody("article", "art"), "por"));
        m_library->put(law("/akn/xs/act/1999/8", "Sheria ya Ardhi, 1999", lawBody(), "swa"));
        m_library->put(law("/akn/xs/act/1977/katiba", "Katiba ya Jamhuri, 1977",
                           lawBody("article", "art"), "swa"));
        m_library->put(judgment("/akn/gb/judgment/uksc/2024/18", "Wolverhampton v Travellers"));
    }

    void reads_data()
    {
        QTest::addColumn<QString>("found");
        const auto row = [](const char *typed, const char *found) {
            QTest::newRow(typed) << QString::fromUtf8(found);
        };
        const char *const nine = "/akn/zz/act/2005/4 sec_9__subsec_1";
        const char *const five = "/akn/zz/act/2005/4 sec_5";
        const char *const act = "/akn/zz/act/2005/4";
        // By number, in front and behind, with and without "of" and commas.
        for (const char *typed :
             {"s 9(1) Act 4 of 2005", "s 9(1) of Act 4 of 2005", "Act 4 of 2005 s 9(1)",
              "Act 4 of 2005, s 9(1)", "act 4 of 2005 s9(1)", "ACT 4 OF 2005 S 9(1)",
              "s. 9(1), Act 4 of 2005", "section 9(1) of Act No. 4 of 2005",
              "sec 9(1) act no 4 of 2005", "s 9(1) act 4 2005", "s 9(1) act 4/2005",
              "section 9(1) of act 4, 2005", "subsection (1) of section 9 of Act 4 of 2005",
              "§ 9(1) Act 4 of 2005", "  s 9(1)   Act 4  of 2005. ", "s 9(1) 4 of 2005",
              "2005 act 4 s 9(1)", "Act 4 of 2005 at s 9(1)", "/akn/zz/act/2005/4 s 9(1)"})
            row(typed, nine);
        // By title.
        for (const char *typed :
             {"section 5 lights and beacons act", "lights and beacons act, s 5",
              "Lights and Beacons Act 2005 s 5", "lights & beacons act s 5",
              "s 5 of the Lights and Beacons Act, 2005", "s 5 the lights and beacons act 2005",
              "Lights and Beacons Act 4 of 2005, section 5",
              "lights and beacons act (act 4 of 2005) s 5", "section 5, Lights and Beacons Act",
              "lights and beacons act as amended s 5", "LIGHTS AND BEACONS ACT SECTION 5",
              "lights and beacons act § 5", "s 5 lights and beacons", "s 5 lights and bea"})
            row(typed, QByteArrayView(typed) == "s 5 lights and bea" ? "" : five);
        // By aliases and initials.
        for (const char *typed : {"LBA s 5", "lba s 5", "s 5 lba", "s.5 L.B.A.", "lights act s 5",
                                  "s 5 LBA 2005", "section 5 of the LBA"})
            row(typed, five);
        row("tpa s 3", "/akn/xa/act/1950/cap63 sec_3");
        row("TPA", "/akn/xa/act/1950/cap63");
        row("tpa", "");
        row("LTA s 3", ""); // Two have these initials.
        row("s 3 fhc", "/akn/zz/act/2001/9 chp_1__sec_3");
        row("PRA", "/akn/zz/act/2019/6");
        // Whole works.
        for (const char *typed : {"Act 4 of 2005", "act 4 of 2005", "lights and beacons act",
                                  "Lights and Beacons Act, 2005", "LBA", "4 of 2005"})
            row(typed, act);
        row("lba", "");
        row("constitution", "");
        row("article 3(2) constitution", "/akn/zz/act/1994/constitution chp_1__art_3__subsec_2");
        row("constitution art 3", "/akn/zz/act/1994/constitution chp_1__art_3");
        // Deeper, and units that the law does not use.
        row("lights and beacons act, s 4(1)(a)", "/akn/zz/act/2005/4 sec_4__subsec_1__para_a");
        row("paragraph (a) of section 4(1) of Act 4 of 2005",
            "/akn/zz/act/2005/4 sec_4__subsec_1__para_a");
        row("s 12a lba", "/akn/zz/act/2005/4 sec_12A");
        row("art 5 lba", five);
        row("first schedule lba", "/akn/zz/act/2005/4 att_1");
        row("lba sch 1", "/akn/zz/act/2005/4 att_1");
        row("ss 5 and 6 lba", five);
        row("ss 5-7 of Act 4 of 2005", five);
        // What is not there.
        row("s 99 Act 4 of 2005", "/akn/zz/act/2005/4 !");
        row("s 9(77) Act 4 of 2005", "/akn/zz/act/2005/4 sec_9!");
        row("s 9(1)(z) lba", "/akn/zz/act/2005/4 sec_9__subsec_1!");
        row("sch 9 lba", "/akn/zz/act/2005/4 !");
        // With a date.
        row("s 12A Act 4 of 2005 as at 1 May 2012", "/akn/zz/act/2005/4 @2010-07-01 sec_12A");
        row("s 12A Act 4 of 2005 as at 1 May 2006", "/akn/zz/act/2005/4 @2005-06-17 !");
        row("lba s 5 (as at 2012-05-01)", "/akn/zz/act/2005/4 @2010-07-01 sec_5");
        row("lba s 5 on May 1, 2012", "/akn/zz/act/2005/4 @2010-07-01 sec_5");
        row("lba s 5 au 1er mai 2012", "/akn/zz/act/2005/4 @2010-07-01 sec_5");
        row("lba s 5 em 1 de maio de 2012", "/akn/zz/act/2005/4 @2010-07-01 sec_5");
        row("lba s 5 tarehe 1 mei 2012", "/akn/zz/act/2005/4 @2010-07-01 sec_5");
        row("LBA @ 2012-05-01", "/akn/zz/act/2005/4 @2010-07-01");
        row("lba s 5 as at 1 may 1990", "/akn/zz/act/2005/4 @- !");
        row("lba s 5 as at 31 february 2012", "");
        // Judgments.
        for (const char *typed :
             {"[2024] UKSC 18 para 20", "[2024] uksc 18 para 20", "2024 uksc 18 para 20",
              "(2024) UKSC 18 [20]", "[2024] UKSC 18 at [20]", "[2024] UKSC 18, paragraph 20",
              "[2024] UKSC 18 at 20", "para 20 of [2024] UKSC 18",
              "wolverhampton v travellers para 20"})
            row(typed, "/akn/gb/judgment/uksc/2024/18 para_20");
        row("[2024] UKSC 18", "/akn/gb/judgment/uksc/2024/18");
        row("[2024] UKSC 18 para 99", "/akn/gb/judgment/uksc/2024/18 !");
        row("[2024] UKSC 19 para 20", "");
        row("[2020] zzcc 3", "/akn/zz/judgment/zzcc/2020/3");
        // Instruments, chapters, by-laws, orders and rules.
        for (const char *typed :
             {"reg 12 of L.N. 33/2010", "reg 12 L.N. 33/2010", "ln 33/2010 reg 12",
              "LN 33 of 2010, reg. 12", "legal notice 33 of 2010 reg 12",
              "Legal Notice No. 33 of 2010 regulation 12", "r 12 public health regulations",
              "public health regulations 2010 reg 12"})
            row(typed, "/akn/xa/act/ln/2010/33 sec_12");
        row("cap 63 s 3", "/akn/xa/act/1950/cap63 sec_3");
        row("s 3 of cap. 63", "/akn/xa/act/1950/cap63 sec_3");
        row("s 3 cap 12", "/akn/zz/act/2001/9 chp_1__sec_3");
        row("tree protection bylaw s 3", "/akn/xa/act/by-law/2014/trees sec_3");
        row("s 3 tree protection by-law 2014", "/akn/xa/act/by-law/2014/trees sec_3");
        row("workers compensation act s 3", "/akn/xa/act/1953/4 sec_3");
        row("companies act 2006 s 3", "/akn/xa/act/2006/24 sec_3");
        row("C.I. 47 of 2004 rule 10", "/akn/xg/act/ci/2004/47 rule_10");
        row("regulation 3 of the Light Dues Regulations, 2006", "/akn/zz/act/reg/2006/12 sec_3");
        row("regulations 12 of 2006", "/akn/zz/act/reg/2006/12");
        // Other languages.
        row("article 5 de la loi n° 2004-17", "/akn/xf/act/loi/2004/17 art_5");
        row("l'article 5 de la loi nº 2004-17", "/akn/xf/act/loi/2004/17 art_5");
        row("loi 2004-17 art 5", "/akn/xf/act/loi/2004/17 art_5");
        row("art. 12 du code civil", "/akn/xf/act/1960/code-civil art_12");
        row("code civil, article 12", "/akn/xf/act/1960/code-civil art_12");
        row("article premier du Code civil", "/akn/xf/act/1960/code-civil art_1");
        row("artigo 5 da Lei n.º 9/2007", "/akn/xp/act/lei/2007/9 art_5");
        row("artigo 5.º da lei 9/2007", "/akn/xp/act/lei/2007/9 art_5");
        row("Lei das Pescas, artigo 5", "/akn/xp/act/lei/2007/9 art_5");
        row("art. 5 constituicao da republica", "/akn/xp/act/2004/constituicao art_5");
        row("kifungu cha 9 cha Sheria ya Ardhi", "/akn/xs/act/1999/8 sec_9");
        row("kifungu cha 9 sheria ya ardhi", "/akn/xs/act/1999/8 sec_9");
        row("sheria ya ardhi kifungu cha 9(1)", "/akn/xs/act/1999/8 sec_9__subsec_1");
        row("Sheria Na. 8 ya 1999 kifungu cha 9", "/akn/xs/act/1999/8 sec_9");
        row("ibara ya 13 ya Katiba ya Jamhuri", "/akn/xs/act/1977/katiba art_13");
        // Several of a name, and none.
        row("evidence act s 3", "/akn/xa/act/1960/7 sec_3 + /akn/xb/act/2010/8 sec_3");
        row("evidence act 1960 s 3", "/akn/xa/act/1960/7 sec_3");
        for (const char *typed : {"",
                                  " ",
                                  "s 5",
                                  "section 5",
                                  "permit",
                                  "light dues",
                                  "s 5 of the",
                                  "act",
                                  "lights",
                                  "Lights and Beacons Act 2007 s 5",
                                  "Lights and Beacons Act 9 of 2005 s 5",
                                  "\"lights and beacons act\"",
                                  "title:beacons",
                                  "lights* beacons act",
                                  "Act 99 of 2005",
                                  "5 2005",
                                  "what does section 5 of the lights and beacons act say?",
                                  "/akn/zz/act/2005/4",
                                  "a b c d e f g h",
                                  "((((((((",
                                  "s s s s s s s 9 9 9 9"})
            row(typed, "");
    }
    void reads()
    {
        QFETCH(QString, found);
        QCOMPARE(told(resolve(QString::fromUtf8(QTest::currentDataTag()))), found);
    }

    void tellsTheProvision()
    {
        const auto found = resolve(u"s 4(1)(a) lba"_s);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].path, u"4(1)(a)"_s);
        QCOMPARE(found[0].heading, u"Functions of the Board"_s);
        QCOMPARE(found[0].number, u"Act 4 of 2005"_s);
        QCOMPARE(found[0].expressionUri, "/akn/zz/act/2005/4/eng@2022-03-01"_ba);
        QCOMPARE(resolve(u"[2020] ZZCC 3"_s)[0].number, u"[2020] ZZCC 3 (ZZLR)"_s);
    }

    void theDateOfTheWindowCounts()
    {
        ResolveOptions options{.today = Now, .asAt = QDate(2006, 1, 1)};
        QVERIFY(!must(resolveTyped(m_library->db(), u"s 12A lba", options))[0].isThere);
        options.asAt = QDate(2012, 1, 1);
        QVERIFY(must(resolveTyped(m_library->db(), u"s 12A lba", options))[0].isThere);
        // What is typed goes before it.
        QVERIFY(!must(resolveTyped(m_library->db(), u"s 12A lba as at 1 May 2006", options))[0]
                     .isThere);
    }

    void whatMayNotBeReadIsNotTold()
    {
        ResolveOptions options{.today = Now};
        options.mayRead = [](const QByteArray &uri) {
            return uri != "/akn/xa/act/1960/7";
        };
        QCOMPARE(told(must(resolveTyped(m_library->db(), u"evidence act s 3", options))),
                 u"/akn/xb/act/2010/8 sec_3"_s);
        options.mayRead = [](const QByteArray &uri) {
            return uri != "/akn/xa/act/1951/2";
        };
        QCOMPARE(told(must(resolveTyped(m_library->db(), u"LTA s 3", options))),
                 u"/akn/xa/act/1952/3 sec_3"_s);
    }

    void endsWhenItIsNotWanted()
    {
        std::stop_source stop;
        stop.request_stop();
        ResolveOptions options{.today = Now, .stop = stop.get_token()};
        const auto found = resolveTyped(m_library->db(), u"s 3 of a land act", options);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
    }

    void hostileInputIsBounded()
    {
        const QStringList typed = {
            QString(5'000'000, u's'),
            u"s 9(1) "_s.repeated(40),
            u"(1)"_s.repeated(90),
            u"of the "_s.repeated(40),
            u"Act 4 of 2005 "_s.repeated(20),
            u"[2024] "_s.repeated(40),
            u"at 20 "_s.repeated(45),
            u"loi n° "_s.repeated(40),
            QString(280, u'('),
            QString(299, QChar(0xD800)),
            QString(100, QChar(0x4E00)),
            QString(299, QChar(0)),
            u"s 1 "_s + u"a.b."_s.repeated(70),
            u"Civil Appeal No. "_s.repeated(16),
        };
        for (const QString &text : typed) {
            QVERIFY(readTyped(text).size() <= 48);
            resolve(text);
        }
        std::mt19937 random(1);
        const QString signs = u"s9 ()[],.;:/-'§°\"*\n\tAct of 2005loivkÅ\u0301\u202E"_s;
        for (int i = 0; i < 2000; ++i) {
            QString text;
            for (int length = int(random() % 120); length > 0; --length)
                text += signs[qsizetype(random() % std::size_t(signs.size()))];
            readTyped(text);
        }
    }

    void agreesWithASlowOracle();

private:
    std::vector<ResolvedReference> resolve(const QString &typed)
    {
        return must(resolveTyped(m_library->db(), typed, {.today = Now}));
    }

    std::unique_ptr<TestLibrary> m_library;
};

/// A law of the generated library, as the oracle knows it.
struct Made
{
    QByteArray uri;
    QString title; ///< Without a year.
    int year = 0;
    int number = 0;
    QByteArray place;
    int sections = 0;
};

/// Titles that often share their beginnings and initials, some twice.
std::vector<Made> madeLaws(std::mt19937 &random)
{
    const QStringList first{u"Land"_s,    u"Water"_s,  u"Labour"_s,
                            u"Harbour"_s, u"Mining"_s, u"Bank"_s};
    const QStringList middle{u""_s,           u"Registration"_s,         u"and Fisheries"_s,
                             u"of the Sea"_s, u"(Special Provisions)"_s, u"& Forests"_s,
                             u"Control"_s};
    const QStringList last{u"Act"_s, u"Code"_s, u"Ordinance"_s};
    std::vector<Made> laws;
    for (int i = 0; i < 150; ++i) {
        Made law;
        law.title = QStringList{first[int(random() % 6)], middle[int(random() % 7)],
                                last[int(random() % 3)]}
                        .join(u' ')
                        .simplified();
        law.year = 1990 + int(random() % 30);
        law.number = 1 + i;
        law.place = random() % 2 ? "ya" : "yb";
        law.sections = 1 + int(random() % 12);
        law.uri = "/akn/" + law.place + "/act/" + number(law.year) + '/' + number(law.number);
        laws.push_back(law);
    }
    return laws;
}

/// Only letters and digits, lower case, "&" being "and": by a way of its own.
QString plain(const QString &title)
{
    QString out;
    for (const QChar c : QString(title).replace(u"&"_s, u" and "_s).toLower())
        out += c.isLetterOrNumber() ? c : QChar(u' ');
    return out.simplified();
}

QString initials(const QString &title)
{
    QString out;
    for (const QString &word : plain(title).split(u' ')) {
        if (word != "and"_L1 && word != "of"_L1 && word != "the"_L1)
            out += word[0];
    }
    return out;
}

void TestTyped::agreesWithASlowOracle()
{
    std::mt19937 random(20260521);
    TestLibrary library;
    const std::vector<Made> laws = madeLaws(random);
    for (const Made &law : laws)
        library.put(tst_typed::law(law.uri,
                                   law.title.toHtmlEscaped().toUtf8() + ", " + number(law.year),
                                   lawBody("section", "sec", law.sections)));
    {
        // The first half of the forms meets names that the worker has noted, the others those it has not.
        const auto opened = must(
            Library::open(library.path(), Library::Mode::OpenExisting, library.clock));
        store::Database reader = must(opened->openReader());
        must(catchUp(reader, opened->writer(), {}));
    }
    int several = 0;
    int resolved = 0;
    for (int i = 0; i < 300; ++i) {
        const Made &law = laws[random() % laws.size()];
        const int section = 1 + int(random() % 14);
        QString name;
        std::function<bool(const Made &)> isMeant;
        const QString year = QString::number(law.year);
        switch (random() % 5) {
        case 0:
            name = u"Act %1 of %2"_s.arg(law.number).arg(law.year);
            isMeant = [&](const Made &one) {
                return one.number == law.number && one.year == law.year;
            };
            break;
        case 1:
            name = law.title;
            isMeant = [&](const Made &one) {
                return plain(one.title) == plain(law.title);
            };
            break;
        case 2:
            name = law.title + (random() % 2 ? u" "_s : u", "_s) + year;
            isMeant = [&](const Made &one) {
                return plain(one.title) == plain(law.title) && one.year == law.year;
            };
            break;
        case 3: {
            name = initials(law.title);
            const auto count = std::count_if(laws.begin(), laws.end(), [&](const Made &one) {
                return initials(one.title) == name;
            });
            isMeant = [name, count](const Made &one) {
                return count == 1 && initials(one.title) == name;
            };
            break;
        }
        default:
            name = law.title + u" %1 of %2"_s.arg(law.number + int(random() % 2)).arg(law.year);
            const int typed = name.section(u' ', -3, -3).toInt();
            isMeant = [&, typed](const Made &one) {
                return plain(one.title) == plain(law.title) && one.year == law.year
                    && one.number == typed;
            };
        }
        const QString pinpoint = (random() % 2 ? u"s "_s : u"section "_s)
            + QString::number(section);
        QString text;
        switch (random() % 4) {
        case 0: text = pinpoint + u" of the "_s + name; break;
        case 1: text = pinpoint + u' ' + name; break;
        case 2: text = name + u", "_s + pinpoint; break;
        default: text = name + u' ' + pinpoint;
        }
        if (random() % 2)
            text = text.toLower();
        QStringList expected;
        for (const Made &one : laws) {
            if (isMeant(one))
                expected.append(QString::fromUtf8(one.uri)
                                + (section <= one.sections ? u" sec_%1"_s.arg(section) : u" !"_s));
        }
        expected.sort();
        if (expected.size() > 6)
            expected.clear();
        several += expected.size() > 1 ? 1 : 0;
        resolved += expected.empty() ? 0 : 1;
        QStringList found = told(must(resolveTyped(library.db(), text, {.today = Now})))
                                .split(u" + "_s, Qt::SkipEmptyParts);
        found.sort();
        QVERIFY2(found == expected,
                 qPrintable(text + u": "_s + found.join(u", "_s) + u" instead of "_s
                            + expected.join(u", "_s)));
    }
    QVERIFY2(several > 10 && resolved > 150, qPrintable(u"%1 %2"_s.arg(several).arg(resolved)));
}

SHERIA_TEST(TestTyped)
} // namespace tst_typed
#include "tst_typed.moc"
