// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/json/json.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_jsontoc {

using namespace sheria;
using namespace Qt::StringLiterals;

TocEntry entry(const char *type, const char *component, const char *eId, const char *num,
               const char *heading, const char *title, std::vector<TocEntry> children = {})
{
    TocEntry out;
    out.type = type;
    out.component = component;
    out.eId = eId;
    if (num)
        out.num = QString::fromUtf8(num);
    if (heading)
        out.heading = QString::fromUtf8(heading);
    out.title = QString::fromUtf8(title);
    out.isBasicUnit = out.type == "section";
    out.children = std::move(children);
    return out;
}

/// The document that server/API.md section 4.8 names.
std::vector<TocEntry> sample()
{
    return {entry("preamble", "main", "", nullptr, nullptr, "Preamble"),
            entry("chapter", "main", "chp_1", "1", "Start", "Chapter 1 – Start",
                  {entry("section", "main", "chp_1__sec_1", "1.", "Terms", "1. Terms",
                         {entry("subsection", "main", "chp_1__sec_1__subsec_1", "(1)", nullptr,
                                "Subsection (1)")})}),
            entry("part", "main", "part_A", "A", "Misc", "Part A – Misc",
                  {entry("paragraph", "main", "part_A__para_nn_1", nullptr, nullptr, "Paragraph")}),
            entry("attachment", "schedule1", "att_1", nullptr, "Schedule", "Schedule")};
}

void collect(const QJsonArray &items, const QString &key, QStringList &out)
{
    for (const QJsonValue &item : items) {
        out << item[key].toString();
        collect(item[u"children"].toArray(), key, out);
    }
}

QStringList values(const QByteArray &json, const QString &key)
{
    QStringList out;
    collect(QJsonDocument::fromJson(json)[u"toc"].toArray(), key, out);
    return out;
}

QByteArray tocJson(const std::vector<TocEntry> &entries, const char *uri, json::ApiVersion version)
{
    json::Writer out;
    json::writeToc(out, entries, uri, {"http://x", version});
    return out.take();
}

/// Source: server/API.md sections 3.3 to 3.6.
class TestJsonToc : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheKeyOrder()
    {
        const QByteArray json = tocJson({sample()[0]}, "/akn/xa/act/2004/17/eng@2009-02-03",
                                        json::ApiVersion::V3);
        const QByteArray expected =
            R"({"toc":[{"type":"preamble","component":"main","title":"Preamble","children":[],)"
            R"("basic_unit":false,"num":null,"id":null,"heading":null,)"
            R"("url":"http://x/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~preamble"}]})";
        QCOMPARE(json, expected);
    }

    void addressesAsTheTableSays()
    {
        const QByteArray json = tocJson(sample(), "/akn/xa/act/2004/17/eng@2009-02-03",
                                        json::ApiVersion::V3);
        const QString u = u"http://x/v3/akn/xa/act/2004/17/eng@2009-02-03/"_s;
        const QStringList urls{u + u"!main~preamble"_s,     u + u"!main~chp_1"_s,
                               u + u"!main~chp_1__sec_1"_s, u + u"!main~chp_1__sec_1__subsec_1"_s,
                               u + u"!main~part_A"_s,       u + u"!main~part_A__para_nn_1"_s,
                               u + u"!schedule1~att_1"_s};
        QCOMPARE(values(json, u"url"_s), urls);
        const QJsonValue section = QJsonDocument::fromJson(json)[u"toc"][1][u"children"][0];
        QCOMPARE(section[u"basic_unit"], QJsonValue(true));
        QCOMPARE(section[u"num"], QJsonValue(u"1."_s));
    }

    void keepsTheDateFormThatWasAsked()
    {
        const QByteArray json = tocJson({sample()[1]}, "/akn/xa/act/2004/17/eng@",
                                        json::ApiVersion::V3);
        QCOMPARE(values(json, u"url"_s).first(),
                 u"http://x/v3/akn/xa/act/2004/17/eng@/!main~chp_1"_s);
    }

    void anItemWithoutIdIsAddressedByItsComponent()
    {
        const QByteArray json = tocJson({entry("chapter", "main", "", nullptr, nullptr, "Chapter")},
                                        "/u", json::ApiVersion::V3);
        QCOMPARE(values(json, u"url"_s).first(), u"http://x/v3/u/!main"_s);
    }

    void theOlderVersionHasSubcomponents()
    {
        const QByteArray json = tocJson(sample(), "/akn/xa/act/2004/17/eng@2009-02-03",
                                        json::ApiVersion::V2);
        const QStringList subcomponents{u"preamble"_s,     u"chapter/1"_s, u"section/1"_s,
                                        u"subsection/1"_s, u"part/A"_s,    u"paragraph"_s,
                                        QString()};
        QCOMPARE(values(json, u"subcomponent"_s), subcomponents);
        QCOMPARE(values(json, u"url"_s).at(2),
                 u"http://x/v2/akn/xa/act/2004/17/eng@2009-02-03/main/section/1"_s);
        QCOMPARE(values(json, u"url"_s).last(),
                 u"http://x/v2/akn/xa/act/2004/17/eng@2009-02-03/schedule1"_s);
    }

    /// The contract does not list it among the elements of a table of contents.
    void anHcontainerIsTransparent()
    {
        const std::vector<TocEntry> toc{
            entry("chapter", "main", "chp_1", "1", nullptr, "Chapter 1",
                  {entry("hcontainer", "main", "hc_1", nullptr, "Box", "Hcontainer – Box",
                         {entry("part", "main", "hc_1__part_A", "A", nullptr, "Part A")})})};
        for (const json::ApiVersion version : {json::ApiVersion::V2, json::ApiVersion::V3})
            QCOMPARE(values(tocJson(toc, "/u", version), u"type"_s),
                     (QStringList{u"chapter"_s, u"part"_s}));
        QCOMPARE(values(tocJson(toc, "/u", json::ApiVersion::V2), u"subcomponent"_s).last(),
                 u"chapter/1/part/A"_s);
        const TocEntry *part = findSubcomponent(toc, "main", "chapter/1/part/A");
        QVERIFY(part);
        QCOMPARE(part->eId, "hc_1__part_A"_ba);
    }

    void findsOldAddresses_data()
    {
        QTest::addColumn<QByteArray>("component");
        QTest::addColumn<QByteArray>("subcomponent");
        QTest::addColumn<QByteArray>("eId"); // Empty: none.
        const auto row = [](const char *name, const char *component, const char *subcomponent,
                            const char *eId) {
            QTest::newRow(name) << QByteArray(component) << QByteArray(subcomponent)
                                << QByteArray(eId);
        };
        row("section", "main", "section/1", "chp_1__sec_1");
        row("a part in a chapter", "main", "chapter/2/part/B", "chp_2__part_B");
        row("a section in a part in a chapter", "main", "section/9", "chp_2__part_B__sec_9");
        row("a schedule", "schedule1", "", "att_1");
        row("the main part has no item", "main", "", "");
        row("another component", "schedule1", "section/1", "");
        row("no such", "main", "section/2", "");
    }
    void findsOldAddresses()
    {
        QFETCH(QByteArray, component);
        QFETCH(QByteArray, subcomponent);
        std::vector<TocEntry> toc = sample();
        toc.push_back(entry(
            "chapter", "main", "chp_2", "2.", nullptr, "Chapter 2.",
            {entry("part", "main", "chp_2__part_B", "(B)", nullptr, "Part B",
                   {entry("section", "main", "chp_2__part_B__sec_9", "9.", nullptr, "9.")})}));
        const TocEntry *found = findSubcomponent(toc, component, subcomponent);
        QTEST(found ? found->eId : QByteArray(), "eId");
    }
};

SHERIA_TEST(TestJsonToc)
} // namespace tst_jsontoc
#include "tst_jsontoc.moc"
