// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csl/formatter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_csl {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::csl;
using sheria::tests::must;

CaseCitation act(const QByteArray &eId = {})
{
    CaseCitation law;
    law.isLaw = true;
    law.name = u"Tree Protection Act"_s;
    law.docket = u"Act 4 of 2005"_s;
    law.year = u"2005"_s;
    law.court = u"Zephara"_s;
    pointAt(law, eId);
    return law;
}

CaseCitation decision(const QString &neutral, const QString &paragraph = {})
{
    CaseCitation one;
    one.name = u"Oak & Sons v <Elm>"_s;
    one.neutral = neutral;
    one.docket = u"Petition 2 of 2018"_s;
    one.court = u"High Court"_s;
    one.date = QDate(2019, 5, 6);
    one.year = u"2019"_s;
    one.paragraph = paragraph;
    return one;
}

/// A style whose layout for notes is `layout`, with `macros` before it.
QByteArray styleOf(const QByteArray &layout, const QByteArray &macros = {},
                   const QByteArray &attributes = {})
{
    return "<style xmlns=\"http://purl.org/net/xbiblio/csl\" class=\"note\" version=\"1.0\" "
        + attributes + "><info><title>Mine</title><id>mine</id></info>" + macros
        + "<citation><layout>" + layout + "</layout></citation></style>";
}

const QByteArray Title = "<text variable=\"title\"/>";

/// Citations by styles of the Citation Style Language, those that are installed and hostile ones.
class TestCsl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anInstalledStyleCites()
    {
        const Style oscola = must(readStyle(u"oscola"_s));
        QVERIFY(oscola.isNote);
        QVERIFY2(oscola.title.startsWith(u"OSCOLA"_s), qPrintable(oscola.title));
        const auto said = must(format(oscola,
                                      {act(), act("sec_4__subsec_1__para_a"),
                                       decision(u"[2019] XAHC 77 (XLR)"_s, u"12"_s)}));
        QCOMPARE(said.size(), std::size_t(3));
        QCOMPARE(said[0].text, u"Tree Protection Act 2005 (Zephara)"_s);
        QCOMPARE(said[1].text, u"Tree Protection Act 2005 (Zephara) s 4(1)(a)"_s);
        QCOMPARE(said[2].text, u"Oak & Sons v <Elm> [2019] XAHC 77 [12]"_s);
        QVERIFY2(said[2].html.startsWith(u"<i>Oak &#38; Sons v &#60;Elm&#62;</i>"_s),
                 qPrintable(said[2].html));
    }

    /// A style that cites in the text gives the entry of its bibliography, without its number.
    void aStyleWithoutNotesGivesEntries()
    {
        const auto said = must(format(must(readStyle(u"ieee.csl"_s)), {act()}));
        QCOMPARE(said.front().text, u"Tree Protection Act. 2005."_s);
        QCOMPARE(said.front().html, u"<i>Tree Protection Act</i>. 2005."_s);
    }

    /// One whose tree is more than a pipe holds.
    void aLongStyle()
    {
        const auto said = must(format(must(readStyle(u"apa"_s)), {act()}));
        QVERIFY2(said.front().text.startsWith(u"Tree Protection Act, "_s),
                 qPrintable(said.front().text));
    }

    void legalStylesAreKnown()
    {
        const std::vector<InstalledStyle> all = installedStyles(styleFolders());
        QVERIFY(all.size() > 1000);
        const auto oscola = std::find_if(all.begin(), all.end(),
                                         [](const auto &one) { return one.name == u"oscola"_s; });
        QVERIFY(oscola != all.end() && oscola->isLegal);
        const auto legal = std::count_if(all.begin(), all.end(),
                                         [](const auto &one) { return one.isLegal; });
        QVERIFY2(legal > 30 && legal < 200, qPrintable(QString::number(legal)));
    }

    void theOwnFolderComesFirst()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"oscola.csl"_s), styleOf(Title));
        write(folder.filePath(u"other.csl"_s),
              "<style xmlns=\"http://purl.org/net/xbiblio/csl\"><info><title>Other</title><link "
              "href=\"http://www.zotero.org/styles/oscola\" "
              "rel=\"independent-parent\"/></info></style>");
        const QStringList folders = QStringList(folder.path()) + styleFolders();
        QCOMPARE(must(readStyle(u"oscola"_s, folders)).title, u"Mine"_s);
        QCOMPARE(must(readStyle(u"other"_s, folders)).title, u"Mine"_s);
        QCOMPARE(must(readStyle(folder.filePath(u"oscola.csl"_s))).title, u"Mine"_s);
        QCOMPARE(readStyle(u"no-such-style"_s).error().code, ErrorCode::NotFound);
        QCOMPARE(readStyle(u"../oscola"_s).error().code, ErrorCode::NotFound);
    }

    void hostileStylesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("xml");
        const QByteArray style = styleOf(Title);
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no XML") << "BibTeX"_ba;
        QTest::newRow("another vocabulary") << "<style><info/></style>"_ba;
        QTest::newRow("a web page") << "<html xmlns=\"http://www.w3.org/1999/xhtml\"/>"_ba;
        QTest::newRow("cut") << style.chopped(10);
        QTest::newRow("more behind it") << style + "<style/>";
        QTest::newRow("external entity")
            << "<!DOCTYPE style [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
                + styleOf("<text value=\"&e;\"/>");
        QTest::newRow("external document type")
            << "<!DOCTYPE style SYSTEM \"http://127.0.0.1:9/style.dtd\">" + style;
        QTest::newRow("entities of entities")
            << "<!DOCTYPE style [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;\">]>"
                + styleOf("<text value=\"&b;\"/>");
        QTest::newRow("unknown entity") << styleOf("&e;");
        QTest::newRow("deep") << styleOf(QByteArray("<group>").repeated(100) + Title
                                         + QByteArray("</group>").repeated(100));
        QTest::newRow("many") << styleOf(QByteArray("<text variable=\"title\"/>").repeated(30'000));
        QTest::newRow("large") << styleOf("<text value=\"" + QByteArray(1'100'000, 'x') + "\"/>");
        QTest::newRow("path for a language")
            << styleOf(Title, {}, "default-locale=\"../../../etc/passwd\"");
    }
    void hostileStylesAreRefused()
    {
        QFETCH(const QByteArray, xml);
        const auto style = parseStyle(xml);
        QVERIFY(!style);
        QCOMPARE(style.error().code, ErrorCode::InvalidArgument);
        QVERIFY(!style.error().text().isEmpty());
    }

    void costlyStylesAreEnded_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("calls itself")
            << styleOf("<text macro=\"a\"/>", "<macro name=\"a\"><text macro=\"a\"/></macro>");
        QByteArray macros = "<macro name=\"m0\"><text variable=\"title\"/></macro>";
        for (int i = 1; i < 12; ++i)
            macros += "<macro name=\"m" + QByteArray::number(i) + "\">"
                + QByteArray("<text macro=\"m" + QByteArray::number(i - 1) + "\"/>").repeated(10)
                + "</macro>";
        QTest::newRow("grows without end") << styleOf("<text macro=\"m11\"/>", macros);
        QTest::newRow("no layout") << "<style xmlns=\"http://purl.org/net/xbiblio/csl\"/>"_ba;
    }
    void costlyStylesAreEnded()
    {
        QFETCH(const QByteArray, xml);
        const Style style = must(parseStyle(xml));
        const auto said = format(style, {act()}, {},
                                 {.time = std::chrono::seconds(5), .memoryBytes = 512 << 20});
        QVERIFY(!said);
        QCOMPARE(said.error().code, ErrorCode::InvalidArgument);
    }

    /// What a style says stays text, and what a title says, too.
    void markupInAStyleIsText()
    {
        const Style style = must(parseStyle(styleOf(
            "<text variable=\"title\" prefix=\"&lt;script&gt;alert(1)&lt;/script&gt;\"/>")));
        const auto said = must(format(style, {decision({})}));
        QVERIFY2(!said.front().html.contains(u"<script"_s), qPrintable(said.front().html));
        QVERIFY2(said.front().text.startsWith(u"<script>"_s), qPrintable(said.front().text));
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto said = format(must(parseStyle(styleOf(Title))), {act()}, stop.get_token());
        QCOMPARE(said.error().code, ErrorCode::Cancelled);
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
};

SHERIA_TEST(TestCsl)
} // namespace tst_csl
#include "tst_csl.moc"
