// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/message.h"
#include "server/http/message/negotiate.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_negotiate {

using namespace sheria;
using namespace sheria::http;

const QList<Format> Everything{Format::Json, Format::Xml,  Format::Html,
                               Format::Pdf,  Format::Epub, Format::Zip};
const QList<Format> JsonOnly{Format::Json};

class TestNegotiate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsFoundByItsName();
    void suffixes_data();
    void suffixes();
    void choices_data();
    void choices();
    void acceptIsRead();
    void problemDetailsAreAskedForByName_data();
    void problemDetailsAreAskedForByName();
};

void TestNegotiate::everyFormatIsFoundByItsName()
{
    for (const Format format : Everything)
        QCOMPARE(formatForName(formatName(format)), std::optional(format));
    QCOMPARE(formatForName("akn"), std::optional(Format::Xml));
    QVERIFY(!formatForName("JSON"));
    QVERIFY(contentTypeFor(Format::Html).endsWith("charset=utf-8"));
    QCOMPARE(contentTypeFor(Format::Json).toByteArray(), QByteArray("application/json"));
}

void TestNegotiate::suffixes_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("stem");
    QTest::addColumn<QByteArray>("format"); // Empty: none.

    const auto row = [](const char *path, const char *stem, const char *format) {
        QTest::newRow(path) << QByteArray(path) << QByteArray(stem) << QByteArray(format);
    };
    row("/akn/xa/act/2005/4.json", "/akn/xa/act/2005/4", "json");
    row("/akn/xa/act/2005/4.akn", "/akn/xa/act/2005/4", "xml");
    row("/akn/xa/act/2012/v1.2", "/akn/xa/act/2012/v1.2", "");
    row("/akn/xa/act/2012/v1.2.html", "/akn/xa/act/2012/v1.2", "html");
    row("/akn/xa/act/2005/4.JSON", "/akn/xa/act/2005/4.JSON", "");
    row("/akn/xa/.json", "/akn/xa/", "json");
    row("/akn/xa.json", "/akn/xa", "json");
    row("/akn/xa/act/2005/4.json/", "/akn/xa/act/2005/4.json/", "");
    row("/akn/xa/act/2005/4/eng@2006-02-03.epub", "/akn/xa/act/2005/4/eng@2006-02-03", "epub");
    row("", "", "");
}

void TestNegotiate::suffixes()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, stem);
    QFETCH(const QByteArray, format);
    const SplitPath split = splitSuffix(path);
    QCOMPARE(split.stem.toByteArray(), stem);
    QCOMPARE(split.format, formatForName(format));
}

void TestNegotiate::choices_data()
{
    QTest::addColumn<QByteArray>("suffix");
    QTest::addColumn<QByteArray>("wanted");
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<QByteArray>("onDetail"); // A format, or a status.
    QTest::addColumn<QByteArray>("onList");

    const auto row = [](const char *name, const char *suffix, const char *wanted,
                        const char *accept, const char *onDetail, const char *onList) {
        QTest::newRow(name) << QByteArray(suffix) << QByteArray(wanted) << QByteArray(accept)
                            << QByteArray(onDetail) << QByteArray(onList);
    };
    row("nothing", "", "", "", "json", "json");
    row("anything", "", "", "*/*", "json", "json");
    row("browser", "", "", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "html", "json");
    row("HTML alone", "", "", "text/html", "html", "json");
    row("XML", "", "", "application/xml", "xml", "406");
    row("Akoma Ntoso", "", "", "application/akn+xml", "xml", "406");
    row("PDF", "", "", "application/pdf", "pdf", "406");
    row("a type's range", "", "", "text/*", "xml", "json");
    row("image", "", "", "image/png", "406", "406");
    row("suffix over all", "xml", "html", "application/pdf", "xml", "404");
    row("format over Accept", "", "html", "application/pdf", "html", "404");
    row("unknown format", "", "zzz", "", "404", "404");
    row("json suffix", "json", "", "application/xml", "json", "json");
    row("quality", "", "", "application/json;q=0.4, application/xml;q=0.5", "xml", "json");
    row("refused", "", "", "application/json;q=0, */*", "xml", "406");
    row("specific refusal wins", "", "", "*/*;q=1, application/json;q=0.1, text/html", "html",
        "json");
    row("first of equals", "", "", "application/pdf, application/xml", "pdf", "406");
    row("specific of equals", "", "", "*/*, application/xml", "xml", "json");
    row("malformed", "", "", "nonsense", "json", "json");
    row("bad quality is left out", "", "", "text/html;q=7, application/xml", "xml", "406");
    row("in capitals", "", "", "TEXT/HTML", "html", "json");
    row("parameters", "", "", "application/json; indent=4; q=1", "json", "json");
}

QByteArray outcome(const Result<Format> &chosen)
{
    if (chosen)
        return formatName(*chosen).toByteArray();
    return chosen.error().code == ErrorCode::NotFound ? "404" : "406";
}

void TestNegotiate::choices()
{
    QFETCH(const QByteArray, suffix);
    QFETCH(const QByteArray, wanted);
    QFETCH(const QByteArray, accept);
    QFETCH(const QByteArray, onDetail);
    QFETCH(const QByteArray, onList);
    const std::optional<Format> format = formatForName(suffix);
    QCOMPARE(outcome(chooseFormat(format, wanted, accept, Everything)), onDetail);
    QCOMPARE(outcome(chooseFormat(format, wanted, accept, JsonOnly)), onList);

    const Request request = Request::make(Method::Get, QByteArray("/x?format=" + wanted),
                                          {{"Accept", accept}});
    QCOMPARE(outcome(chooseFormat(request, format, Everything)), onDetail);
}

void TestNegotiate::acceptIsRead()
{
    const auto members = listMembers("text/html;level=1;q=0.75 ,, */* ;q=0.001, bad;q=2");
    QCOMPARE(members.size(), std::size_t(4));
    QCOMPARE(members[0].name.toByteArray(), QByteArray("text/html"));
    QCOMPARE(members[0].quality, std::optional(750));
    QCOMPARE(members[1].name.toByteArray(), QByteArray());
    QCOMPARE(members[2].name.toByteArray(), QByteArray("*/*"));
    QCOMPARE(members[2].quality, std::optional(1));
    QVERIFY(!members[3].quality);
}

void TestNegotiate::problemDetailsAreAskedForByName_data()
{
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<bool>("wanted");

    QTest::newRow("missing") << QByteArray() << false;
    QTest::newRow("anything") << QByteArray("*/*") << false;
    QTest::newRow("any application") << QByteArray("application/*") << false;
    QTest::newRow("only") << QByteArray("application/problem+json") << true;
    QTest::newRow("beside JSON") << QByteArray("application/json, application/problem+json")
                                 << true;
    QTest::newRow("less than JSON")
        << QByteArray("application/json, application/problem+json;q=0.5") << false;
    QTest::newRow("refused") << QByteArray("application/problem+json;q=0") << false;
}

void TestNegotiate::problemDetailsAreAskedForByName()
{
    QFETCH(const QByteArray, accept);
    QFETCH(const bool, wanted);
    QCOMPARE(wantsProblemDetails(accept), wanted);
}

SHERIA_TEST(TestNegotiate)
} // namespace tst_negotiate
#include "tst_negotiate.moc"
