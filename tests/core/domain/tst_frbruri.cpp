// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/frbruri.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_frbruri {

using namespace sheria;
using namespace Qt::StringLiterals;

/// The parts of a URI in the order of the grammar, absent ones left out: "prefix=akn country=xa …".
QByteArray spelled(const FrbrUri &uri)
{
    const std::pair<const char *, const QByteArray *> parts[] = {
        {"prefix", &uri.prefix},       {"country", &uri.country},
        {"locality", &uri.locality},   {"doctype", &uri.doctype},
        {"subtype", &uri.subtype},     {"actor", &uri.actor},
        {"date", &uri.date},           {"number", &uri.number},
        {"language", &uri.language},   {"exprdate", &uri.expressionDate},
        {"component", &uri.component}, {"portion", &uri.portion},
        {"format", &uri.format}};
    QByteArrayList out;
    for (const auto &[name, value] : parts) {
        if (!value->isEmpty())
            out << QByteArray(name) + '=' + *value;
    }
    return out.join(' ');
}

/// What `/akn/xa/act/2005/4` is spelled as, and more behind it.
QByteArray w(const QByteArray &more)
{
    return "prefix=akn country=xa doctype=act date=2005 number=4" + more;
}

/// Source of all rows: server/API.md section 1. An empty expectation is an error.
class TestFrbrUri : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesWorks_data()
    {
        QTest::addColumn<QByteArray>("parts");
        const QByteArray a = "prefix=akn country=xa doctype=act date=2004 number=17";
        const auto row = [](const char *uri, const QByteArray &parts) {
            QTest::newRow(uri) << parts;
        };
        row("/akn/xa/act/2004/17", a);
        row("/akn/xa/act/2004/17/", a);
        row("/akn/xa/act/2004/17//", a);
        row("/xa/act/2004/17", a.mid(11));
        row("akn/xa/act/2004/17", {});
        row("/akn/XA/act/2004/17", {});
        row("/akn/xaa/act/2004/17", {});
        row("/akn/xa-/act/2004/17", {});
        row("/akn/xa-bay/act/2004/17",
            "prefix=akn country=xa locality=bay doctype=act date=2004 number=17");
        row("/akn/xa-bay-north/act/2004/17",
            "prefix=akn country=xa locality=bay-north doctype=act date=2004 number=17");
        row("/akn/xa-BAY/act/2004/17",
            "prefix=akn country=xa locality=BAY doctype=act date=2004 number=17");
        row("/akn/aa-un/act/pact/un-assembly/2004/nn",
            "prefix=akn country=aa locality=un doctype=act subtype=pact actor=un-assembly "
            "date=2004 number=nn");
        for (const char *bad :
             {"/akn/xa", "/akn/xa/act", "/akn/xa/act/2004", "/", "", "//", "/nonsense",
              "/ukpga/2004/17", "/akn", "/akn/xa//2005/4", "/akn/xa/act/2005//4"})
            row(bad, {});
        row("/akn/xa-bay/act/by-law/2012/street-trading",
            "prefix=akn country=xa locality=bay doctype=act subtype=by-law date=2012 "
            "number=street-trading");
        row("/akn/xa-bay/act/notice/2007/5319/eng@2007-12-05",
            "prefix=akn country=xa locality=bay doctype=act subtype=notice date=2007 number=5319 "
            "language=eng exprdate=@2007-12-05");
        row("/akn/xa/act/gn/min-health/2012/r45",
            "prefix=akn country=xa doctype=act subtype=gn actor=min-health date=2012 number=r45");
        row("/akn/xa/act/3a/2012/4", {});
        row("/akn/xa/act/gn/3rd-office/2012/4", {});
        row("/akn/xa/act/a/b/c/2012/4", {});
        row("/akn/xa/act/2012/constitution",
            "prefix=akn country=xa doctype=act date=2012 number=constitution");
        row("/akn/xa-bay/act/by-law/2012/2010-games",
            "prefix=akn country=xa locality=bay doctype=act subtype=by-law date=2012 "
            "number=2010-games");
        row("/akn/xa/act/2012/v1.2", "prefix=akn country=xa doctype=act date=2012 number=v1.2");
        row("/akn/xa/act/2005-10/4", "prefix=akn country=xa doctype=act date=2005-10 number=4");
        row("/akn/xa/act/2005-10-03/4",
            "prefix=akn country=xa doctype=act date=2005-10-03 number=4");
        row("/akn/xa/act/2005-13-99/4",
            "prefix=akn country=xa doctype=act date=2005-13-99 number=4");
        for (const char *bad :
             {"/akn/xa/act/2005-10-3/4", "/akn/xa/act/205/4", "/akn/xa/act/20055/4",
              "/akn/xa/act/2005-/4", "/akn/xa/act/2005x10/4"})
            row(bad, {});
        row("/akn/xa/act/2005/a b", "prefix=akn country=xa doctype=act date=2005 number=a b");
        row("/akn/xa/act/2005/né", "prefix=akn country=xa doctype=act date=2005 number=né");
    }
    void parsesWorks() { check(QTest::currentDataTag()); }

    /// Rows begin after `/akn/xa/act/2005/4`.
    void parsesExpressionsAndParts_data()
    {
        QTest::addColumn<QByteArray>("parts");
        const auto row = [](const char *rest, const QByteArray &parts) {
            QTest::newRow(rest) << parts;
        };
        row("/eng", w(" language=eng"));
        row("/eng@", w(" language=eng exprdate=@"));
        row("/eng:", w(" language=eng exprdate=:"));
        row("/eng@2006", w(" language=eng exprdate=@2006"));
        row("/eng@2006-02", w(" language=eng exprdate=@2006-02"));
        row("/eng@2006-02-03", w(" language=eng exprdate=@2006-02-03"));
        row("/eng:2006-02-03", w(" language=eng exprdate=:2006-02-03"));
        row("/eng@2006-02-30", w(" language=eng exprdate=@2006-02-30"));
        row("/eng@soon", w(" language=eng exprdate=@soon"));
        for (const char *bad :
             {"/eng2006-01-01", "/en", "/ENG", "/engl", "/eng~sec_2", "/eng/!main~sec_1.subsec-2",
              "/!main~", "/!", "/~", "/!~x", "/eng/main", "/eng/main/section/3", "/eng/toc",
              "/eng@2006-02-03/media/map.png", "/eng.JSON", "/eng.", "/eng/!main.", "/!main.x/y"})
            row(bad, {});
        row(".json", "prefix=akn country=xa doctype=act date=2005 number=4.json");
        row(".JSON", "prefix=akn country=xa doctype=act date=2005 number=4.JSON");
        row("/eng.json", w(" language=eng format=json"));
        row("/eng/.json", w(" language=eng format=json"));
        row("/.json", w(" format=json"));
        row("/eng@2006-02-03.json", w(" language=eng exprdate=@2006-02-03.json"));
        row("/eng@2006-02-03/!main.xml",
            w(" language=eng exprdate=@2006-02-03 component=main format=xml"));
        row("/eng@2006-02-03/!main~chp_1",
            w(" language=eng exprdate=@2006-02-03 component=main portion=chp_1"));
        row("/eng@2006-02-03/!main~chp_1.xml",
            w(" language=eng exprdate=@2006-02-03 component=main portion=chp_1 format=xml"));
        row("/!schedule1", w(" component=schedule1"));
        row("/eng@2006-02-03/!schedule1",
            w(" language=eng exprdate=@2006-02-03 component=schedule1"));
        row("/!schedule1~sec_2", w(" component=schedule1 portion=sec_2"));
        row("/eng/!schedule1~att_1__sec_2",
            w(" language=eng component=schedule1 portion=att_1__sec_2"));
        row("/~sec_2", w(" portion=sec_2"));
        row("/eng/~sec_2", w(" language=eng portion=sec_2"));
        row("/eng@2006-02-03/~sec_2", w(" language=eng exprdate=@2006-02-03 portion=sec_2"));
        row("~sec_2", "prefix=akn country=xa doctype=act date=2005 number=4~sec_2");
        row("!main", "prefix=akn country=xa doctype=act date=2005 number=4!main");
        row("/eng/~chp_1->chp_3", w(" language=eng portion=chp_1->chp_3"));
        row("/!a/b/c~x", w(" component=a/b/c portion=x"));
        row("/toc", w(" language=toc"));
    }
    void parsesExpressionsAndParts()
    {
        check("/akn/xa/act/2005/4" + QByteArray(QTest::currentDataTag()));
    }

    void parsesOtherDocumentTypes_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::newRow("/akn/xa/judgment/xahc/2019/77/eng@2019-05-06")
            << "prefix=akn country=xa doctype=judgment subtype=xahc date=2019 number=77 language=eng exprdate=@2019-05-06"_ba;
        QTest::newRow("/akn/xa/act/eng/2005/4")
            << "prefix=akn country=xa doctype=act subtype=eng date=2005 number=4"_ba;
        QTest::newRow("/akn/xa/officialGazette/government-gazette/2021-03-04/55")
            << "prefix=akn country=xa doctype=officialGazette subtype=government-gazette date=2021-03-04 number=55"_ba;
    }
    void parsesOtherDocumentTypes() { check(QTest::currentDataTag()); }

    void derivesPlaceAndYear()
    {
        const auto uri = FrbrUri::parse("/akn/xa-bay/act/2005-10-03/4");
        QVERIFY(uri);
        QCOMPARE(uri->place(), "xa-bay"_ba);
        QCOMPARE(uri->year(), "2005"_ba);
        QCOMPARE(FrbrUri::parse("/akn/xa/act/2005/4")->place(), "xa"_ba);
    }

    void builds_data()
    {
        QTest::addColumn<QByteArray>("work");
        QTest::addColumn<QByteArray>("expression"); // Empty: an error.
        QTest::addColumn<QByteArray>("manifestation");
        QTest::addColumn<QByteArray>("display");
        const auto row = [](const char *uri, const char *work, const char *expression,
                            const char *manifestation, const char *display) {
            QTest::newRow(uri) << QByteArray(work) << QByteArray(expression)
                               << QByteArray(manifestation) << QByteArray(display);
        };
        row("/akn/xa/act/2005/4", "/akn/xa/act/2005/4", "", "", "/akn/xa/act/2005/4");
        row("/xa/act/2005/4", "/xa/act/2005/4", "", "", "/xa/act/2005/4");
        row("/akn/xa-bay/act/gn/min/2005/4", "/akn/xa-bay/act/gn/min/2005/4", "", "",
            "/akn/xa-bay/act/gn/min/2005/4");
        row("/akn/xa/act/2005/4/!s1", "/akn/xa/act/2005/4/!s1", "", "", "/akn/xa/act/2005/4/!s1");
        row("/akn/xa/act/2005/4/eng", "/akn/xa/act/2005/4", "/akn/xa/act/2005/4/eng", "",
            "/akn/xa/act/2005/4");
        row("/akn/xa/act/2005/4/eng@", "/akn/xa/act/2005/4", "/akn/xa/act/2005/4/eng@", "",
            "/akn/xa/act/2005/4/eng@");
        row("/akn/xa/act/2005/4/eng:2006", "/akn/xa/act/2005/4", "/akn/xa/act/2005/4/eng:2006", "",
            "/akn/xa/act/2005/4/eng:2006");
        row("/akn/xa/act/2005/4/eng.xml", "/akn/xa/act/2005/4", "/akn/xa/act/2005/4/eng",
            "/akn/xa/act/2005/4/eng.xml", "/akn/xa/act/2005/4/eng.xml");
        row("/akn/xa/act/2005/4/eng@2006/!s1~a.xml", "/akn/xa/act/2005/4/!s1",
            "/akn/xa/act/2005/4/eng@2006/!s1~a", "/akn/xa/act/2005/4/eng@2006/!s1~a.xml",
            "/akn/xa/act/2005/4/eng@2006/!s1~a.xml");
        row("/akn/xa/act/2005/4/eng@2006/~a", "/akn/xa/act/2005/4",
            "/akn/xa/act/2005/4/eng@2006/~a", "", "/akn/xa/act/2005/4/eng@2006/~a");
        row("/akn/xa/act/2005/4/eng/!s1", "/akn/xa/act/2005/4/!s1", "/akn/xa/act/2005/4/eng/!s1",
            "", "/akn/xa/act/2005/4/eng/!s1");
    }
    void builds()
    {
        const auto uri = FrbrUri::parse(QTest::currentDataTag());
        QVERIFY(uri);
        QTEST(uri->workUri(), "work");
        const auto expression = uri->expressionUri();
        QTEST(expression ? *expression : QByteArray(), "expression");
        const auto manifestation = uri->manifestationUri();
        QTEST(manifestation ? *manifestation : QByteArray(), "manifestation");
        QTEST(uri->display(), "display");
    }

    void anActorIsWrittenOnlyAfterASubtype()
    {
        auto uri = *FrbrUri::parse("/akn/xa/act/2005/4");
        uri.actor = "min";
        QCOMPARE(uri.workUri(), "/akn/xa/act/2005/4"_ba);
    }

    void canonicalIsWhatIsStored_data()
    {
        QTest::addColumn<QByteArray>("stored");
        QTest::newRow("/xa-BAY/Act/By-Law/Min/2005/É4/eng@2006-01-01/!s1~a.xml")
            << "/akn/xa-bay/act/by-law/min/2005/é4/eng@2006-01-01"_ba;
        QTest::newRow("/akn/xa/act/2005/4/eng/~sec_2") << "/akn/xa/act/2005/4/eng"_ba;
    }
    void canonicalIsWhatIsStored()
    {
        const FrbrUri canonical = FrbrUri::parse(QTest::currentDataTag())->canonical();
        QTEST(*canonical.expressionUri(), "stored");
        QCOMPARE(canonical.canonical(), canonical);
        QCOMPARE(*FrbrUri::parse(*canonical.expressionUri()), canonical);
    }

    void readsThePointInTime_data()
    {
        using Kind = PointInTime::Kind;
        QTest::addColumn<std::optional<Kind>>("kind"); // None: NotFound.
        QTest::addColumn<QDate>("date");
        const auto row = [](const char *text, std::optional<Kind> kind, QDate date = {}) {
            QTest::newRow(text) << kind << date;
        };
        row("", Kind::Current);
        row(":", Kind::Current);
        row("@", Kind::First);
        row("@2006", Kind::Exactly, {2006, 1, 1});
        row("@2006-02", Kind::Exactly, {2006, 2, 1});
        row("@2006-02-03", Kind::Exactly, {2006, 2, 3});
        row(":2006-02-03", Kind::AsAt, {2006, 2, 3});
        row(":2006", Kind::AsAt, {2006, 1, 1});
        for (const char *bad : {"@2006-02-30", "@2005-13", "@soon", "@2006-2-3", ":20060203",
                                "@0000-01-01", "@2006-02-03T00", "@ 2006"})
            row(bad, {});
    }
    void readsThePointInTime()
    {
        QFETCH(std::optional<PointInTime::Kind>, kind);
        FrbrUri uri;
        uri.expressionDate = QTest::currentDataTag();
        const auto point = uri.pointInTime();
        QCOMPARE(point.has_value(), kind.has_value());
        if (!kind) {
            QCOMPARE(point.error().code, ErrorCode::NotFound);
            return;
        }
        QCOMPARE(point->kind, *kind);
        QTEST(point->date, "date");
    }

    void takesKnownSuffixesOff_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("format");
        const auto row = [](const char *text, const char *path, const char *format) {
            QTest::newRow(text) << QByteArray(path) << QByteArray(format);
        };
        row("/akn/xa/act/2005/4.json", "/akn/xa/act/2005/4", "json");
        row("/akn/xa/act/2005/4/eng@2006-02-03.html", "/akn/xa/act/2005/4/eng@2006-02-03", "html");
        row("/a.xml", "/a", "xml");
        row("/a.akn", "/a", "xml");
        row("/a.epub", "/a", "epub");
        row("/a.pdf", "/a", "pdf");
        row("/a.zip", "/a", "zip");
        row("/akn/xa/.json", "/akn/xa/", "json");
        row("/places.json/", "/places", "json");
        row("/akn/xa/act/2012/v1.2", "/akn/xa/act/2012/v1.2", "");
        row("/a.foo", "/a.foo", "");
        row("/a.JSON", "/a.JSON", "");
        row("/a/", "/a/", "");
        row("/json", "/json", "");
        row("", "", "");
    }
    void takesKnownSuffixesOff()
    {
        const PathAndFormat split = splitFormat(QTest::currentDataTag());
        QTEST(split.path, "path");
        QTEST(split.format, "format");
    }

    void readsLegacyAddresses_data()
    {
        QTest::addColumn<QByteArray>("expression"); // Empty: an error.
        QTest::addColumn<QByteArray>("component");
        QTest::addColumn<QByteArray>("subcomponent");
        const auto row = [](const char *rest, const char *expression, const char *component,
                            const char *subcomponent) {
            QTest::newRow(rest) << QByteArray(expression) << QByteArray(component)
                                << QByteArray(subcomponent);
        };
        row("/eng/main", "/akn/xa/act/2005/4/eng", "main", "");
        row("/eng@2006-02-03/main/section/3", "/akn/xa/act/2005/4/eng@2006-02-03", "main",
            "section/3");
        row("/eng/main/chapter/1/section/3.html", "/akn/xa/act/2005/4/eng", "main",
            "chapter/1/section/3");
        row("/eng/main/preamble", "/akn/xa/act/2005/4/eng", "main", "preamble");
        row("/eng/!main/section/3", "/akn/xa/act/2005/4/eng", "main", "section/3");
        row("/eng:2006/schedule1", "/akn/xa/act/2005/4/eng:2006", "schedule1", "");
        row("/eng/schedule1.xml", "/akn/xa/act/2005/4/eng", "schedule1", "");
        row("/main/section/3", "", "", "");
        row("/eng", "", "", "");
        row("/eng/", "", "", "");
        row("/eng/~sec_1", "", "", "");
        row("/eng/ma in", "", "", "");
    }
    void readsLegacyAddresses()
    {
        const QByteArray text = "/akn/xa/act/2005/4" + QByteArray(QTest::currentDataTag());
        const auto item = parseLegacyItem(text);
        QFETCH(QByteArray, expression);
        QCOMPARE(item.has_value(), !expression.isEmpty());
        if (!item)
            return;
        QCOMPARE(*item->expression.expressionUri(), expression);
        QTEST(item->component, "component");
        QTEST(item->subcomponent, "subcomponent");
        QCOMPARE(item->expression.format, splitFormat(text).format);
    }

private:
    static void check(const QByteArray &text)
    {
        QFETCH(QByteArray, parts);
        const auto uri = FrbrUri::parse(text);
        if (!uri) {
            QCOMPARE(uri.error().code, ErrorCode::InvalidArgument);
            QVERIFY2(parts.isEmpty(), "refused");
            return;
        }
        QCOMPARE(spelled(*uri), parts);
    }

    void takesDotsInAnEId()
    {
        const Result<FrbrUri> uri = FrbrUri::parsePlace(
            "/akn/zz/act/2005/4/eng@2010-07-01/~sec-1.para-0");
        QVERIFY(uri);
        QCOMPARE(uri->portion, "sec-1.para-0"_ba);
        QCOMPARE(*uri->expressionUri(), "/akn/zz/act/2005/4/eng@2010-07-01/~sec-1.para-0"_ba);
        QVERIFY(FrbrUri::parsePlace("/akn/zz/act/2005/4/eng/!schedule1~a.b")->component
                == "schedule1");
        QVERIFY(!FrbrUri::parsePlace("nowhere/~a.b"));
    }
};

SHERIA_TEST(TestFrbrUri)
} // namespace tst_frbruri
#include "tst_frbruri.moc"
