// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/annotate.h"
#include "core/briefs/check.h"
#include "core/pack/archive/filetree.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <KZip>

namespace tst_check {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::briefs;
using tests::DocumentSpec;
using tests::must;
using tests::TestLibrary;

const Today Day(QDate(2024, 1, 5));

/// A .docx or .odt with these members.
QByteArray zipped(const std::vector<std::pair<QString, QByteArray>> &members)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    KZip zip(&buffer);
    if (!zip.open(QIODevice::WriteOnly))
        return {};
    for (const auto &[name, data] : members)
        zip.writeFile(name, data);
    zip.close();
    return bytes;
}

QByteArray wordXml(const QByteArray &body)
{
    return "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">"
           "<w:body>"
        + body + "</w:body></w:document>";
}

/// A member of a .docx or .odt; a test fails where it is not well-formed XML.
QByteArray memberOf(const QByteArray &archive, const QString &name)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(archive);
    buffer->open(QIODevice::ReadOnly);
    const auto tree = must(pack::ArchiveTree::open(std::move(buffer), u"copy"_s));
    const QByteArray xml = must(tree->read(name));
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    if (reader.hasError())
        qFatal("%s: %s", qPrintable(name), qPrintable(reader.errorString()));
    return xml;
}

/// The text between two parts of an XML, without tags.
QByteArray textBetween(const QByteArray &xml, const QByteArray &from, const QByteArray &to)
{
    const qsizetype start = xml.indexOf(from);
    const qsizetype end = xml.indexOf(to, start);
    QString text = QString::fromUtf8(xml.mid(start, end - start)) + u'>';
    return text.remove(QRegularExpression(u"<[^>]*>"_s)).remove(u'>').toUtf8();
}

/// "type status text" of each.
QStringList said(const Report &report)
{
    QStringList lines;
    for (const Checked &checked : report.items) {
        if (const auto *citation = std::get_if<CheckedCitation>(&checked))
            lines << QString::fromLatin1(enumName(citation->status).toByteArray()) + u' '
                    + QString::fromUtf8(citation->text);
        else
            lines << QString::fromLatin1(std::get<CheckedQuotation>(checked).status()) + u' '
                    + std::get<CheckedQuotation>(checked).text;
    }
    return lines;
}

/// Briefs, and what becomes of what they cite and quote.
class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto section = [](const char *number, const QByteArray &words) -> QByteArray {
            return "<section eId=\"sec_" + QByteArray(number) + "\"><num>" + number
                + ".</num><content><p>" + words + "</p></content></section>";
        };
        DocumentSpec law;
        law.title = "Tree Protection Act";
        law.body = "<body>" + section("1", "A tree is a tall plant with one stem.")
            + section("2", "Nobody may fell a tall tree without a permit.") + "</body>";
        law.date = "2009-02-03";
        m_library.put(law);
        law.date = "2015-06-01";
        law.manifestationDate = "2016-01-01";
        law.body = "<body>" + section("1", "A tree is a tall plant with one stem.")
            + section("2", "Nobody may fell or prune a tall tree without a permit.") + "</body>";
        m_library.put(law);
        const auto judgment = [this](const char *number, const char *title) {
            DocumentSpec spec;
            spec.work = "/akn/xa/judgment/xahc/2019/" + QByteArray(number);
            spec.title = title;
            spec.element = "judgment";
            spec.date = "2019-05-06";
            spec.body = "<judgmentBody><decision><paragraph eId=\"para_1\"><num>1.</num><content>"
                        "<p>The oak stood on the border of two farms.</p></content></paragraph>"
                        "<paragraph eId=\"para_2\"><num>2.</num><content><p>It was felled at "
                        "night.</p></content></paragraph></decision></judgmentBody>";
            m_library.put(spec);
        };
        judgment("77", "Oak Mills Ltd v Elm Farms");
        judgment("78", "Birch v Alder");
    }

    void judges_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char *name, const QString &text, const QStringList &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        row("a law", u"By section 2 of the Tree Protection Act, 2005 it is so."_s,
            {u"ok section 2 of the Tree Protection Act, 2005"_s});
        row("another year", u"By section 2 of the Tree Protection Act, 2007 it is so."_s,
            {u"wrong-year section 2 of the Tree Protection Act, 2007"_s});
        row("no such section", u"By section 9 of the Tree Protection Act, 2005 it is so."_s,
            {u"wrong-pinpoint section 9 of the Tree Protection Act, 2005"_s});
        row("another law", u"By section 2 of the Hedges Act, 2005 it is so."_s,
            {u"unknown section 2 of the Hedges Act, 2005"_s});
        row("a case", u"See *Oak Mills Ltd v Elm Farms* [2019] XAHC 77 at [2]."_s,
            {u"ok Oak Mills Ltd v Elm Farms [2019] XAHC 77 at [2]"_s});
        row("another number", u"See Oak Mills Ltd v Elm Farms [2019] XAHC 79."_s,
            {u"wrong-number Oak Mills Ltd v Elm Farms [2019] XAHC 79"_s});
        row("another year of a case", u"See Oak Mills Ltd v Elm Farms [2018] XAHC 77."_s,
            {u"wrong-year Oak Mills Ltd v Elm Farms [2018] XAHC 77"_s});
        row("other parties", u"See Ash v Rowan Sawmills [2019] XAHC 78."_s,
            {u"name-of-another-case Ash v Rowan Sawmills [2019] XAHC 78"_s});
        row("no such case", u"See Ash v Rowan Sawmills [2020] XAHC 5."_s,
            {u"unknown Ash v Rowan Sawmills [2020] XAHC 5"_s});
        row("no such paragraph", u"See Birch v Alder [2019] XAHC 78 at [9]."_s,
            {u"wrong-pinpoint Birch v Alder [2019] XAHC 78 at [9]"_s});
        row("quoted",
            u"As section 2 of the Tree Protection Act, 2005 says, “Nobody may fell or prune a tall "
            "tree”."_s,
            {u"ok section 2 of the Tree Protection Act, 2005"_s,
             u"present Nobody may fell or prune a tall tree"_s});
        row("quoted from before",
            u"Section 2 of the Tree Protection Act, 2005: “Nobody may fell a tall tree”."_s,
            {u"superseded Section 2 of the Tree Protection Act, 2005"_s,
             u"changed Nobody may fell a tall tree"_s});
        row("quoted from elsewhere",
            u"Section 1 of the Tree Protection Act, 2005: “Nobody may fell or prune”."_s,
            {u"wrong-pinpoint Section 1 of the Tree Protection Act, 2005"_s,
             u"elsewhere Nobody may fell or prune"_s});
        row("altered, in a note",
            u"It “was felled at midday”[^a] there.\n\n[^a]: Birch v Alder [2019] XAHC 78 at [2]."_s,
            {u"altered was felled at midday"_s, u"ok Birch v Alder [2019] XAHC 78 at [2]"_s});
        row("set off",
            u"The court in Birch v Alder [2019] XAHC 78 at [1]:\n\n> The oak stood on the border"_s,
            {u"ok Birch v Alder [2019] XAHC 78 at [1]"_s,
             u"present The oak stood on the border"_s});
        row("of nothing", u"They say “all is well with trees”."_s,
            {u"unknown all is well with trees"_s});
        row("within a quotation", u"“See Birch v Alder [2019] XAHC 5 at once” he wrote."_s,
            {u"unknown See Birch v Alder [2019] XAHC 5 at once"_s});
    }
    void judges()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, wanted);
        const Report report = must(check(m_library.db(), readMarkdown(text), Day));
        QCOMPARE(said(report), wanted);
    }

    /// "Ibid", "supra" and short names are as right as what they stand for, but for their own provisions.
    void bindsShortForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char *name, const QString &text, const QStringList &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        row("ibid", u"See Birch v Alder [2019] XAHC 78 at [1]. Ibid at [2]."_s,
            {u"ok Birch v Alder [2019] XAHC 78 at [1]"_s, u"ok Ibid at [2]"_s});
        row("ibid, no such paragraph", u"See Birch v Alder [2019] XAHC 78. Ibid at [9]."_s,
            {u"ok Birch v Alder [2019] XAHC 78"_s, u"wrong-pinpoint Ibid at [9]"_s});
        row("ibid of what is wrong", u"See Birch v Alder [2018] XAHC 78. Ibid."_s,
            {u"wrong-year Birch v Alder [2018] XAHC 78"_s, u"wrong-year Ibid"_s});
        row("ibid of a law", u"See section 1 of the Tree Protection Act, 2005. Ibid, section 9."_s,
            {u"ok section 1 of the Tree Protection Act, 2005"_s,
             u"wrong-pinpoint Ibid, section 9"_s});
        row("ibid in notes",
            u"One.[^1] Two.[^2]\n\n[^1]: Birch v Alder [2019] XAHC 78.\n\n[^2]: Ibid at [2]."_s,
            {u"ok Birch v Alder [2019] XAHC 78"_s, u"ok Ibid at [2]"_s});
        row("ibid after two",
            u"One.[^1] Two.[^2]\n\n[^1]: Birch v Alder [2019] XAHC 78; Oak Mills Ltd v Elm Farms "
            "[2019] XAHC 77.\n\n[^2]: Ibid."_s,
            {u"ok Birch v Alder [2019] XAHC 78"_s, u"ok Oak Mills Ltd v Elm Farms [2019] XAHC 77"_s,
             u"unknown Ibid"_s});
        row("supra",
            u"One.[^1] Two.[^2]\n\n[^1]: Birch v Alder [2019] XAHC 78; Oak Mills Ltd v Elm Farms "
            "[2019] XAHC 77.\n\n[^2]: Oak Mills (n 1) at [2]."_s,
            {u"ok Birch v Alder [2019] XAHC 78"_s, u"ok Oak Mills Ltd v Elm Farms [2019] XAHC 77"_s,
             u"ok Oak Mills (n 1) at [2]"_s});
        row("supra of nothing", u"See Birch v Alder [2019] XAHC 78. Ash, supra at [2]."_s,
            {u"ok Birch v Alder [2019] XAHC 78"_s, u"unknown Ash, supra at [2]"_s});
        row("short name",
            u"See Oak Mills Ltd v Elm Farms [2019] XAHC 77.\n\nIn Oak Mills at [9] it fell."_s,
            {u"ok Oak Mills Ltd v Elm Farms [2019] XAHC 77"_s,
             u"wrong-pinpoint Oak Mills at [9]"_s});
    }
    void bindsShortForms()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, wanted);
        QCOMPARE(said(must(check(m_library.db(), readMarkdown(text), Day))), wanted);
    }

    /// Only of a series that the library holds as a whole is a number said not to exist.
    void knowsWhatDoesNotExist()
    {
        const Brief brief = readMarkdown(u"See Ash v Rowan [2019] XAHC 500 and [2020] XAHC 500."_s);
        const auto statuses = [&](const MayRead &mayRead = {}) {
            QByteArrayList found;
            for (const Checked &one : must(check(m_library.db(), brief, Day, {}, mayRead)).items)
                found << statusOf(one);
            return found;
        };
        QCOMPARE(statuses(), (QByteArrayList{"unknown", "unknown"}));
        const store::CompleteSeries series{store::SeriesKind::Decisions, "xahc", "2019",
                                           u"all of 2019 were received"_s, m_library.clock.now()};
        must(store::putCompleteSeries(m_library.db(), series));
        QCOMPARE(statuses(), (QByteArrayList{"nonexistent", "unknown"}));
        QCOMPARE(statuses([](const QByteArray &) { return true; }),
                 (QByteArrayList{"unknown", "unknown"}));
        QVERIFY(must(store::removeCompleteSeries(m_library.db(), series)));
        QVERIFY(!must(store::removeCompleteSeries(m_library.db(), series)));
        QCOMPARE(statuses(), (QByteArrayList{"unknown", "unknown"}));
    }

    void whatMayNotBeReadIsNotThere()
    {
        const Brief brief = readMarkdown(u"See Birch v Alder [2019] XAHC 78."_s);
        const Report report = must(check(m_library.db(), brief, Day, {}, [](const QByteArray &uri) {
            return uri.contains("act");
        }));
        QCOMPARE(said(report), QStringList(u"unknown Birch v Alder [2019] XAHC 78"_s));
    }

    void readsWord()
    {
        const QByteArray docx = zipped(
            {{u"word/document.xml"_s,
              wordXml("<w:p><w:r><w:t>Bi</w:t></w:r><w:r><w:t>rch v Al</w:t></w:r><w:del><w:r>"
                      "<w:t>gone</w:t></w:r></w:del><w:ins><w:r><w:t>der</w:t></w:r></w:ins><w:r>"
                      "<w:footnoteReference w:id=\"2\"/></w:r></w:p>"
                      "<w:p><w:pPr><w:ind w:left=\"900\"/></w:pPr><w:r><w:t>quoted</w:t></w:r>"
                      "</w:p>")},
             {u"word/footnotes.xml"_s,
              "<w:footnotes xmlns:w=\"x\"><w:footnote w:type=\"separator\" w:id=\"0\"><w:p/>"
              "</w:footnote><w:footnote w:id=\"2\"><w:p><w:r><w:t>A note.</w:t></w:r></w:p>"
              "</w:footnote></w:footnotes>"}});
        const Brief brief = must(readBrief(docx, u"a.docx"_s));
        QCOMPARE(brief.body.size(), std::size_t(2));
        QCOMPARE(brief.body[0].text, u"Birch v Alder"_s);
        QCOMPARE(brief.body[0].marks.size(), std::size_t(1));
        QCOMPARE(brief.body[0].marks[0].at, brief.body[0].text.size());
        QVERIFY(brief.body[1].isIndented);
        QCOMPARE(brief.notes.size(), std::size_t(1));
        QCOMPARE(brief.notes[0][0].text, u"A note."_s);
    }

    void readsOpenDocument()
    {
        const QByteArray odt = zipped(
            {{u"content.xml"_s,
              "<o:document-content xmlns:o=\"o\" xmlns:text=\"t\" xmlns:style=\"s\" "
              "xmlns:fo=\"f\"><style:style style:name=\"Q\"><style:paragraph-properties "
              "fo:margin-left=\"2cm\"/></style:style><text:p>One<text:s/>two<text:note>"
              "<text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p>"
              "</text:note-body></text:note>.</text:p><text:p text:style-name=\"Q\">quoted"
              "</text:p></o:document-content>"}});
        const Brief brief = must(readBrief(odt, u"a.odt"_s));
        QCOMPARE(brief.body.size(), std::size_t(2));
        QCOMPARE(brief.body[0].text, u"One two."_s);
        QCOMPARE(brief.body[0].marks.at(0).at, qsizetype(7));
        QVERIFY(brief.body[1].isIndented);
        QCOMPARE(brief.notes.at(0).at(0).text, u"A note."_s);
    }

    void readsHtml()
    {
        const Brief brief = must(readBrief(
            "<html><style>p{}</style><body><p>One &amp;\n<i>two</i></p><blockquote><p>quoted words"
            "</p></blockquote><p>three</p></body></html>",
            u"a.html"_s));
        QCOMPARE(brief.body.size(), std::size_t(3));
        QCOMPARE(brief.body[0].text, u"One & two"_s);
        QVERIFY(brief.body[1].isIndented);
        QVERIFY(!brief.body[2].isIndented);
    }

    void refusesWhatIsHostile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::newRow("no archive") << "plain"_ba << u"a.docx"_s;
        QTest::newRow("no document") << zipped({{u"x"_s, "y"}}) << u"a.docx"_s;
        QTest::newRow("cut") << zipped({{u"word/document.xml"_s, "<w:document><w:p>"}})
                             << u"a.docx"_s;
        QTest::newRow("entities") << zipped(
            {{u"content.xml"_s,
              "<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]><a>&c;</a>"}})
                                  << u"a.odt"_s;
        QTest::newRow("deep") << zipped({{u"content.xml"_s, QByteArray("<a>").repeated(100'000)}})
                              << u"a.odt"_s;
        QTest::newRow("bomb") << zipped(
            {{u"content.xml"_s, "<a>" + QByteArray(80'000'000, ' ') + "</a>"}})
                              << u"a.odt"_s;
        if (!tests::IsThreadSanitized) // It is read by a program that is started.
            QTest::newRow("no PDF") << "%PDF-nothing"_ba << u"a.pdf"_s;
        QTest::newRow("another kind") << "x"_ba << u"a.exe"_s;
    }
    void refusesWhatIsHostile()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, name);
        const Result<Brief> brief = readBrief(bytes, name);
        QVERIFY(!brief);
        QVERIFY(!brief.error().text().isEmpty());
    }

    void survivesLongText()
    {
        for (const char *piece : {"“", "\"a b c ", "[^1]", "((((", "1111111111", "> ", "*_*_"}) {
            const Brief brief = readMarkdown(QString::fromUtf8(piece).repeated(50'000));
            QVERIFY(check(m_library.db(), brief, Day));
        }
    }

    void reports()
    {
        const Report report = must(
            check(m_library.db(), readMarkdown(u"See Birch v Alder [2018] XAHC 78 & <b>."_s), Day));
        QCOMPARE(report.faults(), 1);
        QVERIFY(reportText(report).contains(u"wrong-year"_s));
        QVERIFY(reportHtml(report, u"<a>.docx"_s).contains("&lt;a&gt;.docx"));
        QVERIFY(checkedJson(report.items.front()).contains("\"right\":\"2019 XAHC 78\""));
    }

    /// People see which quotations show changes, and what they leave out, though nothing is at fault.
    void reportsMarkedQuotations_data()
    {
        QTest::addColumn<QString>("quote");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("explained");
        const QString marks = u"; brackets, ellipses or emphasis show changes."_s;
        const QString elsewhere = u"The words stand in another provision: sec_1"_s;
        const QString changed = u"The words stood there at another date: 2009-02-03"_s;
        const auto row = [](const char *name, const QString &quote, const QString &status,
                            const QString &explained) {
            QTest::newRow(name) << quote << status << explained;
        };
        row("a letter", u"[n]obody may fell or prune"_s, u"present"_s,
            u"The words are there"_s + marks);
        row("emphasis", u"Nobody may fell or prune [my emphasis]"_s, u"present"_s,
            u"The words are there"_s + marks);
        row("left out", u"Nobody may […] prune a tall tree"_s, u"present"_s,
            u"The words are there"_s + marks + u" Left out: fell or."_s);
        row("left out twice", u"may … prune a … tree without"_s, u"present"_s,
            u"The words are there"_s + marks + u" Left out: fell or | tall."_s);
        row("elsewhere", u"A tree is a tall plant"_s, u"elsewhere"_s, elsewhere + u'.');
        row("elsewhere, marked", u"[a] tree is a tall plant"_s, u"elsewhere"_s, elsewhere + marks);
        row("elsewhere, left out", u"A tree is … plant"_s, u"elsewhere"_s,
            elsewhere + marks + u" Left out: a tall."_s);
        row("changed", u"Nobody may fell a tall tree"_s, u"changed"_s, changed + u'.');
        row("changed, marked", u"[n]obody may fell a tall tree"_s, u"changed"_s, changed + marks);
        row("changed, left out", u"Nobody … fell a tall tree"_s, u"changed"_s,
            changed + marks + u" Left out: may."_s);
    }
    void reportsMarkedQuotations()
    {
        QFETCH(const QString, quote);
        QFETCH(const QString, status);
        QFETCH(const QString, explained);
        const Report report = must(check(
            m_library.db(),
            readMarkdown(u"Section 2 of the Tree Protection Act, 2005: “%1”."_s.arg(quote)), Day));
        QCOMPARE(report.items.size(), std::size_t(2));
        QCOMPARE(QString::fromLatin1(statusOf(report.items.back())), status);
        QCOMPARE(explanation(report.items.back()).english(), explained);
        QVERIFY2(reportText(report).contains(explained), qPrintable(reportText(report)));
        QVERIFY(reportHtml(report, u"a"_s).contains(explained.toUtf8()));
    }

    void aPlaceholderIsNoDate()
    {
        DocumentSpec law;
        law.work = "/akn/xa/act/2006/8";
        law.title = "Rock Removal Act";
        law.body = "<section eId=\"sec_1\"><num>1.</num><content><p>Nobody may carry a large rock "
                   "away.</p></content></section>";
        store::PreparedContent undated = prepared(law);
        undated.metadata.expression.date = QDate(1, 1, 1);
        m_library.put(undated, store::WorkPolicy::FromDocument);
        law.date = "2015-06-01";
        law.body.replace("large", "heavy");
        m_library.put(law);
        const Report report = must(check(
            m_library.db(),
            readMarkdown(u"Section 1 of the Rock Removal Act, 2006: “Nobody may carry a large "
                         "rock away”."_s),
            Day));
        QCOMPARE(report.items.size(), std::size_t(2));
        QCOMPARE(statusOf(report.items.back()), "changed");
        QCOMPARE(explanation(report.items.back()).english(),
                 u"The words stand in a text of the work that has no date."_s);
        QVERIFY(!reportText(report).contains(u"0001"_s));
        QVERIFY(!reportHtml(report, u"a"_s).contains("0001"));
    }

    /// A quotation as it stands needs no words in the lines for people.
    void saysNothingOfPlainQuotations()
    {
        const Report report = must(
            check(m_library.db(),
                  readMarkdown(
                      u"Section 2 of the Tree Protection Act, 2005: “Nobody may fell or prune”."_s),
                  Day));
        QVERIFY(!reportText(report).contains(u"The words are there"_s));
        QVERIFY(reportHtml(report, u"a"_s).contains("The words are there."));
    }

    /// A law is repealed from that day on; its words stand there all the same.
    void tellsWhatIsRepealed_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("status");
        QTest::newRow("before") << QDate(2020, 1, 1) << u"repealed"_s;
        QTest::newRow("today") << QDate(2024, 1, 5) << u"repealed"_s;
        QTest::newRow("undated") << QDate() << u"repealed"_s;
        QTest::newRow("later") << QDate(2024, 1, 6) << u"ok"_s;
    }
    void tellsWhatIsRepealed()
    {
        QFETCH(const QDate, day);
        QFETCH(const QString, status);
        TestLibrary library;
        DocumentSpec law;
        law.work = "/akn/xa/act/2001/3";
        law.title = "Wells Act";
        law.body = "<section eId=\"sec_1\"><num>1.</num><content><p>Nobody may dig a deep well at "
                   "night.</p></content></section>";
        library.put(law);
        Work work = must(store::findWork(library.db(), law.work));
        work.repeal = Repeal{day, {}, "repealed", {}};
        must(store::putWork(library.db(), work, library.clock.now()));
        const Report report = must(
            check(library.db(),
                  readMarkdown(u"Section 1 of the Wells Act, 2001 says “Nobody may dig a deep "
                               "well”. Ibid, section 1. Ibid, section 9."_s),
                  Day));
        QCOMPARE(said(report),
                 (QStringList{status + u" Section 1 of the Wells Act, 2001"_s,
                              u"present Nobody may dig a deep well"_s,
                              status + u" Ibid, section 1"_s,
                              u"wrong-pinpoint Ibid, section 9"_s}));
        QCOMPARE(report.faults(), status == u"ok"_s ? 1 : 3);
    }

    void tellsAuthorities()
    {
        const Report report = must(check(
            m_library.db(),
            readMarkdown(u"See Birch v Alder [2019] XAHC 78.\n\nSection 9 of the Hedges Act, 2005. "
                         "Birch v Alder [2019] XAHC 78 at [2].[^1]\n\n[^1]: Section 2 of the Tree "
                         "Protection Act, 2005."_s),
            Day));
        const std::vector<Authority> all = authorities(report);
        QStringList lines;
        for (const Authority &one : all) {
            QStringList places;
            for (const briefs::Place &place : one.places)
                places << u"%1.%2"_s.arg(place.paragraph).arg(place.note);
            lines << QString::fromLatin1(enumName(one.kind)) + u' ' + one.title + u' '
                    + places.join(u' ');
        }
        QCOMPARE(lines,
                 (QStringList{u"case Birch v Alder 1.0 2.0"_s,
                              u"legislation Hedges Act, 2005 2.0"_s,
                              u"legislation Tree Protection Act 2.1"_s}));
        const QByteArray html = reportHtml(report, u"a"_s);
        QVERIFY(html.contains("Table of authorities"));
        const QJsonObject object = QJsonDocument::fromJson(reportJson(report)).object();
        QCOMPARE(object["authorities"_L1].toArray().size(), qsizetype(3));
    }

    /// Runs cut anywhere, other comments, a note, a text box and a hyperlink of the document.
    void commentsOnWord()
    {
        const QByteArray relation = "http://schemas.openxmlformats.org/officeDocument/2006/"
                                    "relationships";
        const QByteArray docx = zipped(
            {{u"[Content_Types].xml"_s,
              "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"},
             {u"word/_rels/document.xml.rels"_s,
              "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/"
              "relationships\"><Relationship Id=\"rId1\" Type=\""
                  + relation + "/comments\" Target=\"remarks.xml\"/></Relationships>"},
             {u"word/remarks.xml"_s,
              "<w:comments "
              "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">"
              "<w:comment w:id=\"7\"><w:p><w:r><w:t>Mine.</w:t></w:r></w:p></w:comment>"
              "</w:comments>"},
             {u"word/media/a.bin"_s, "unchanged"},
             {u"word/document.xml"_s,
              wordXml("<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>See Bi</w:t></w:r><w:r><w:t>rch v Al"
                      "</w:t><w:t>der [2018] XA</w:t></w:r><w:r><w:t>HC 78 &amp; so "
                      "on</w:t></w:r><w:r><w:footnoteReference w:id=\"2\"/></w:r></w:p>"
                      "<w:p><w:r><w:t>See Oak Mills Ltd v Elm Farms [2019] XAHC 77.</w:t></w:r>"
                      "</w:p>")},
             {u"word/footnotes.xml"_s,
              "<w:footnotes "
              "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">"
              "<w:footnote w:id=\"2\"><w:p><w:r><w:t>Ash v Rowan [2020] XAHC 5.</w:t></w:r></w:p>"
              "</w:footnote></w:footnotes>"}});
        const Brief brief = must(readBrief(docx, u"a.docx"_s));
        const Report report = must(check(m_library.db(), brief, Day));
        CopyOptions options;
        options.linkBase = "https://law.example";
        options.time = QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);
        const QByteArray copy = must(annotatedCopy(docx, u"a.docx"_s, report, options));
        const QByteArray text = memberOf(copy, u"word/document.xml"_s);
        QCOMPARE(textBetween(text, "<w:commentRangeStart w:id=\"8\"",
                             "<w:commentRangeEnd w:id=\"8\""),
                 "Birch v Alder [2018] XAHC 78"_ba);
        QVERIFY(text.contains("<w:commentReference w:id=\"9\""));
        QVERIFY(text.contains("<w:rPr><w:b/></w:rPr><w:t xml:space=\"preserve\">Bi</w:t>"));
        const QByteArray comments = memberOf(copy, u"word/remarks.xml"_s);
        QVERIFY(comments.contains("Mine."));
        QVERIFY(comments.contains("The year is wrong. The library has: 2019 XAHC 78."));
        QVERIFY(comments.contains("Ash v Rowan [2020] XAHC 5: "));
        const QByteArray linked = textBetween(text, "<w:hyperlink", "</w:hyperlink");
        QCOMPARE(linked, "Oak Mills Ltd v Elm Farms [2019] XAHC 77"_ba);
        QVERIFY(memberOf(copy, u"word/_rels/document.xml.rels"_s)
                    .contains("Target=\"https://law.example/akn/xa/judgment/xahc/2019/77\" "
                              "TargetMode=\"External\""));
        // Or to where a function says, and to nothing where it says nothing.
        options.link = [](const CheckedCitation &citation) {
            return citation.workUri.endsWith("/77") ? "https://court.example/77"_ba : QByteArray();
        };
        const QByteArray led = must(annotatedCopy(docx, u"a.docx"_s, report, options));
        QVERIFY(memberOf(led, u"word/_rels/document.xml.rels"_s)
                    .contains("Target=\"https://court.example/77\""));
        options.link = [](const CheckedCitation &) {
            return QByteArray();
        };
        const QByteArray unlinked = must(annotatedCopy(docx, u"a.docx"_s, report, options));
        QVERIFY(!memberOf(unlinked, u"word/document.xml"_s).contains("<w:hyperlink"));
        const Brief again = must(readBrief(copy, u"a.docx"_s));
        for (std::size_t i = 0; i < brief.body.size(); ++i)
            QCOMPARE(again.body[i].text, brief.body[i].text);
        // A copy can be checked and commented on again.
        QVERIFY(annotatedCopy(copy, u"a.docx"_s, must(check(m_library.db(), again, Day)), options));
    }

    void commentsOnOpenDocument()
    {
        const QByteArray odt = zipped(
            {{u"mimetype"_s, "application/vnd.oasis.opendocument.text"},
             {u"META-INF/documentsignatures.xml"_s, "<x/>"},
             {u"content.xml"_s,
              "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:"
              "office:1.0\" xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\">"
              "<office:body><office:text><text:p>See  <office:annotation office:name=\"sheria-1\">"
              "<text:p>Mine.</text:p></office:annotation><text:span>Bi</text:span>rch v\n  "
              "<text:span text:style-name=\"T1\">Alder [2018] XAHC 78 and</text:span> so on."
              "</text:p><text:p>By <text:span>Oak Mills Ltd</text:span> v Elm Farms [2019] "
              "<text:span>XAHC 77 it is"
              "</text:span> so<text:note><text:note-body><text:p>Ash v Rowan [2020] XAHC 5."
              "</text:p></text:note-body></text:note>.</text:p></office:text></office:body>"
              "</office:document-content>"}});
        const Brief brief = must(readBrief(odt, u"a.odt"_s));
        const Report report = must(check(m_library.db(), brief, Day));
        CopyOptions options;
        options.linkBase = "https://law.example";
        const QByteArray copy = must(annotatedCopy(odt, u"a.odt"_s, report, options));
        QCOMPARE(copy.mid(30, 8), "mimetype"_ba);
        QCOMPARE(copy.mid(38, 39), "application/vnd.oasis.opendocument.text"_ba);
        const QByteArray text = memberOf(copy, u"content.xml"_s);
        QVERIFY(text.contains("Mine."));
        const qsizetype begin = text.indexOf("office:name=\"sheria-2\"");
        QCOMPARE(textBetween(text.mid(text.indexOf("</office:annotation>", begin)), "</",
                             "<office:annotation-end office:name=\"sheria-2\"")
                     .simplified(),
                 "Birch v Alder [2018] XAHC 78"_ba);
        QCOMPARE(textBetween(text, "<text:a ", "</text:a"),
                 "Oak Mills Ltd v Elm Farms [2019] XAHC 77"_ba);
        QCOMPARE(text.count("<office:annotation "), qsizetype(3));
        const Brief again = must(readBrief(copy, u"a.odt"_s));
        for (std::size_t i = 0; i < brief.body.size(); ++i)
            QCOMPARE(again.body[i].text, brief.body[i].text);
        QVERIFY(!must(pack::ArchiveTree::open(
                          [&] {
                              auto buffer = std::make_unique<QBuffer>();
                              buffer->setData(copy);
                              buffer->open(QIODevice::ReadOnly);
                              return buffer;
                          }(),
                          u"copy"_s))
                     ->contains(u"META-INF/documentsignatures.xml"_s));
    }

    void copiesNothingHostile()
    {
        const Report report;
        QVERIFY(!annotatedCopy("plain"_ba, u"a.docx"_s, report, {}));
        QVERIFY(!annotatedCopy("# brief"_ba, u"a.md"_s, report, {}));
        const QByteArray text = wordXml("<w:p/>");
        QVERIFY(annotatedCopy(zipped({{u"word/document.xml"_s, text}}), u"a.docx"_s, report, {}));
        QVERIFY(!annotatedCopy(zipped({{u"word/document.xml"_s, text}, {u"../up"_s, "x"}}),
                               u"a.docx"_s, report, {}));
        QVERIFY(!annotatedCopy(zipped({{u"word/document.xml"_s, text}, {u"inner.zip"_s, "x"}}),
                               u"a.docx"_s, report, {}));
    }

private:
    TestLibrary m_library;
};

SHERIA_TEST(TestCheck)
} // namespace tst_check
#include "tst_check.moc"
