// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/link.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_link {

using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadsIntoTheLibrary_data()
    {
        QTest::addColumn<QByteArray>("href");
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("component");
        QTest::addColumn<QByteArray>("eId");

        const QByteArray work = "/akn/xa/act/2004/17";
        QTest::newRow("work") << work << work << QByteArray() << QByteArray();
        QTest::newRow("slash at the end") << work + "/" << work << QByteArray() << QByteArray();
        QTest::newRow("blanks around") << "  " + work + "\n"
                                       << work << QByteArray() << QByteArray();
        QTest::newRow("without prefix")
            << "/xa/act/2004/17"_ba << work << QByteArray() << QByteArray();
        QTest::newRow("capitals") << "/akn/xa/act/2004/GN17"_ba
                                  << "/akn/xa/act/2004/gn17"_ba << QByteArray() << QByteArray();
        QTest::newRow("language") << work + "/eng" << work + "/eng" << QByteArray() << QByteArray();
        QTest::newRow("date") << work + "/eng@2009-02-03" << work + "/eng@2009-02-03"
                              << QByteArray() << QByteArray();
        QTest::newRow("as at") << work + "/eng:2009-02-03" << work + "/eng:2009-02-03"
                               << QByteArray() << QByteArray();
        QTest::newRow("portion") << work + "/eng@2009-02-03/~sec_2" << work + "/eng@2009-02-03"
                                 << QByteArray() << "sec_2"_ba;
        QTest::newRow("portion of a work")
            << work + "/~sec_2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("eId with dots")
            << work + "/eng/~art.1" << work + "/eng" << QByteArray() << "art.1"_ba;
        QTest::newRow("eId with dots, format")
            << work + "/eng/!schedule1~art.1.html" << work + "/eng"
            << "schedule1"_ba
            << "art.1"_ba;
        QTest::newRow("main") << work + "/eng/!main~sec_2" << work + "/eng" << QByteArray()
                              << "sec_2"_ba;
        QTest::newRow("component") << work + "/eng/!schedule1" << work + "/eng"
                                   << "schedule1"_ba << QByteArray();
        QTest::newRow("both") << work + "/eng/!schedule1~sec_2" << work + "/eng"
                              << "schedule1"_ba
                              << "sec_2"_ba;
        QTest::newRow("fragment") << work + "#sec_2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("encoded") << work + "#sec%5F2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("query") << work + "?x=1#sec_2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("format") << work + "/eng.html" << work + "/eng" << QByteArray()
                                << QByteArray();
        QTest::newRow("legacy") << work + "/eng@2009-02-03/schedule1" << work + "/eng@2009-02-03"
                                << "schedule1"_ba << QByteArray();
        QTest::newRow("own origin")
            << "sheria://app" + work + "#sec_2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("own scheme")
            << "sheria:" + work + "#sec_2" << work << QByteArray() << "sec_2"_ba;
        QTest::newRow("own scheme, no host")
            << "sheria://" + work << work << QByteArray() << QByteArray();
        QTest::newRow("own scheme, large")
            << "Sheria:" + work << work << QByteArray() << QByteArray();
    }
    void leadsIntoTheLibrary()
    {
        QFETCH(QByteArray, href);
        const Link link = parseLink(href);
        QCOMPARE(link.kind, Link::Kind::Law);
        QTEST(link.uri, "uri");
        QTEST(link.component, "component");
        QTEST(link.eId, "eId");
    }

    void leadsElsewhere_data()
    {
        QTest::addColumn<QByteArray>("href");
        QTest::addColumn<Link>("link");

        const auto anchor = [](const QByteArray &eId) {
            return Link{Link::Kind::Anchor, {}, {}, eId, {}};
        };
        const auto external = [](const QString &url) {
            return Link{Link::Kind::External, {}, {}, {}, QUrl(url)};
        };
        QTest::newRow("anchor") << "#sec_2"_ba << anchor("sec_2");
        QTest::newRow("anchor, encoded") << "#t%C3%A9rm"_ba << anchor("térm");
        QTest::newRow("web") << "https://example.org/a?b#c"_ba
                             << external(u"https://example.org/a?b#c"_s);
        QTest::newRow("mail") << "mailto:a@example.org"_ba << external(u"mailto:a@example.org"_s);
        for (const QByteArray &bad :
             {""_ba, "#"_ba, "/"_ba, "/media/x.png"_ba, "/ontology/person/x"_ba,
              "javascript:alert(1)"_ba, "file:///etc/passwd"_ba, "data:text/html,x"_ba,
              "https://"_ba, "sheria://other/akn"_ba, "sheria:https://example.org/"_ba,
              "sheria:javascript:x"_ba, "sheria://application/akn/xa/act/2005/4"_ba, "sheria:"_ba,
              "sec_2"_ba, "//example.org/akn"_ba})
            QTest::newRow(bad.isEmpty() ? "empty" : bad.constData()) << bad << Link();
    }
    void leadsElsewhere()
    {
        QFETCH(QByteArray, href);
        QFETCH(Link, link);
        const Link parsed = parseLink(href);
        QCOMPARE(int(parsed.kind), int(link.kind));
        QVERIFY(parsed == link);
    }

    void anAddressGetsADate()
    {
        const QDate day(2009, 2, 3);
        QVERIFY(isUndated("/akn/xa/act/2005/4") && isUndated("/akn/xa/act/2005/4/eng"));
        QVERIFY(!isUndated("/akn/xa/act/2005/4/eng@") && !isUndated("/akn/xa/act/2005/4/eng:2009"));
        QCOMPARE(uriAsAt("/akn/xa/act/2005/4/eng", day), "/akn/xa/act/2005/4/eng:2009-02-03"_ba);
        QCOMPARE(uriAsAt("/akn/xa/act/2005/4/eng@2001-01-01", day),
                 "/akn/xa/act/2005/4/eng:2009-02-03"_ba);
        QCOMPARE(uriAsAt("/akn/xa/act/2005/4/eng:2001-01-01", {}), "/akn/xa/act/2005/4/eng"_ba);
        QCOMPARE(uriAsAt("/akn/xa/act/2005/4", day), "/akn/xa/act/2005/4"_ba);
    }
};

SHERIA_TEST(TestLink)
} // namespace tst_link
#include "tst_link.moc"
