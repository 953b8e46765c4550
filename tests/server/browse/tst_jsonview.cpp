// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/browse/jsonview.h"
#include "server/browse/markup.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_jsonview {

using namespace sheria;
using namespace sheria::browse;
using namespace Qt::StringLiterals;

/// JSON for people.
class TestJsonView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addressesAreLinks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("href");

        const QByteArray base = "http://127.0.0.1:8089";
        QTest::newRow("words") << "Tree Act"_ba
                               << ""_ba;
        QTest::newRow("our list") << base + "/v3/places"
                                  << "/v3/places?format=browse"_ba;
        QTest::newRow("our query") << base + "/v3/places?page=2"
                                   << "/v3/places?page=2&format=browse"_ba;
        QTest::newRow("our JSON") << base + "/v3/places.json"
                                  << "/v3/places.json?format=browse"_ba;
        QTest::newRow("our PDF") << base + "/v3/akn/xa/act/2004/17.pdf"
                                 << "/v3/akn/xa/act/2004/17.pdf"_ba;
        QTest::newRow("our picture") << base + "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png"
                                     << "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png"_ba;
        QTest::newRow("FRBR URI") << "/akn/xa/act/2004/17"_ba
                                  << "/v3/akn/xa/act/2004/17?format=browse"_ba;
        QTest::newRow("elsewhere") << "https://gazette.example/1.pdf"_ba
                                   << "https://gazette.example/1.pdf"_ba;
        QTest::newRow("a host that begins alike") << base + "0/v3" << base + "0/v3";
        QTest::newRow("script") << "javascript:alert(1)"_ba
                                << ""_ba;
        QTest::newRow("address in a sentence") << "see https://a.example now"_ba
                                               << ""_ba;
        QTest::newRow("markup in an address") << "https://a.example/\"><script>"_ba
                                              << ""_ba;
    }
    void addressesAreLinks()
    {
        QFETCH(const QByteArray, text);
        QTEST(linkFor(text, {"http://127.0.0.1:8089", "/v3"}), "href");
    }

    void everythingIsShownInItsOrder()
    {
        const auto tree = openapi::JsonTree::parse(
            "{\"b\":[1,2.50],\"a\":null,\"c\":{},\"d\":\"x\\ny\"}");
        QVERIFY(tree);
        QByteArray text = jsonView(*tree, {});
        qsizetype from = 0;
        while ((from = text.indexOf('<')) >= 0)
            text.remove(from, text.indexOf('>') - from + 1);
        text.replace("&quot;", "\"");
        QCOMPARE(text.simplified(),
                 "{ 4 }\"b\": [ 2 ],1,2.50],\"a\": null,\"c\": {},\"d\": \"x\\ny\"}"_ba);
    }

    void nothingInAnAnswerIsMarkup()
    {
        const auto tree = openapi::JsonTree::parse(
            "{\"<i>\":\"</script><img src=x onerror=alert(1)>\",\"u\":\"https://a.example/'x\"}");
        QVERIFY(tree);
        const QByteArray html = jsonView(*tree, {});
        QVERIFY(!html.contains("<i>"));
        QVERIFY(!html.contains("<img"));
        QVERIFY(!html.contains("</script>"));
        QVERIFY(html.contains("href=\"https://a.example/&#39;x\""));
        QCOMPARE(escaped("<&>\"'\xff"_ba), "&lt;&amp;&gt;&quot;&#39;\xef\xbf\xbd"_ba);
    }

    void languages_data()
    {
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<QByteArray>("code");

        QTest::newRow("missing") << ""_ba
                                 << "en"_ba;
        QTest::newRow("French") << "fr"_ba
                                << "fr"_ba;
        QTest::newRow("of Senegal, first") << "fr-SN,fr;q=0.9,en;q=0.8"_ba
                                           << "fr"_ba;
        QTest::newRow("English first") << "en-GB,en;q=0.9,fr;q=0.8"_ba
                                       << "en"_ba;
        QTest::newRow("French liked more") << "en;q=0.3, fr;q=0.7"_ba
                                           << "fr"_ba;
        QTest::newRow("equals, English first") << "en,fr"_ba
                                               << "en"_ba;
        QTest::newRow("equals, French first") << "fr,en"_ba
                                              << "fr"_ba;
        QTest::newRow("neither") << "sw, de"_ba
                                 << "en"_ba;
        QTest::newRow("Frisian") << "fry"_ba
                                 << "en"_ba;
        QTest::newRow("refused") << "fr;q=0"_ba
                                 << "en"_ba;
    }
    void languages()
    {
        QFETCH(const QByteArray, accept);
        QTEST(languageCode(chooseLanguage(accept)).toByteArray(), "code");
    }

    void everyTextHasBothLanguages()
    {
        QCOMPARE(say("Copied", Language::English), "Copied"_ba);
        QCOMPARE(say("Copied", Language::French), "Copié"_ba);

        filledTemplate(u"signin/form.html"_s, Language::English,
                       {}); // Makes the templates readable.
        static const QRegularExpression text(u"\\{\\{_([^}]+)\\}\\}"_s);
        int texts = 0;
        QDirIterator files(u":/pages"_s, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const auto &match : text.globalMatch(QString::fromUtf8(file.readAll()))) {
                const QByteArray english = match.captured(1).toUtf8();
                const bool isAlike = english == "Documentation" || english == "Webhooks";
                QVERIFY2(isAlike != (say(english, Language::French) != english),
                         english.constData());
                ++texts;
            }
        }
        QVERIFY(texts > 20);
    }
};

SHERIA_TEST(TestJsonView)
} // namespace tst_jsonview
#include "tst_jsonview.moc"
