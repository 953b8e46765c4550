// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/render/htmltext.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <functional>

namespace tst_hostile {

using namespace sheria;
using namespace Qt::StringLiterals;

/// What the manifest says of a file, in words, and what it means here.
enum class Fate { Refused, Read, Either };

struct Expectation
{
    const char *words; ///< How the manifest's sentence begins.
    Fate fate;
};

/// Where a sentence leaves a choice this program refuses DTDs, what is nested too deep, and
/// encodings that contradict the bytes, and reads the rest.
constexpr Expectation Expectations[] = {
    {"reject (malformed UTF-8); never store", Fate::Refused},
    {"reject with a message that names the namespace", Fate::Refused},
    {"reject, or accept with nothing expanded", Fate::Refused},
    {"reject, or accept with the entity empty", Fate::Refused},
    {"reject, or accept without the attribute", Fate::Refused},
    {"reject or ignore; no connection", Fate::Refused},
    {"reject or ignore the DTD", Fate::Refused},
    {"reject, or accept with bounded depth", Fate::Refused},
    {"reject (or accept with the text intact)", Fate::Refused},
    {"reject (or import as a document without identity", Fate::Read},
    {"reject or import without identity", Fate::Read},
    {"reject or import with a clear warning", Fate::Read},
    {"reject or store under a safe name", Fate::Read},
    {"reject or escape", Fate::Read},
    {"accept", Fate::Read},
    {"see conflict-a.xml", Fate::Read},
    {"reject", Fate::Refused},
};

Fate fateOf(const QString &words)
{
    for (const Expectation &expectation : Expectations) {
        if (words.startsWith(QLatin1StringView(expectation.words)))
            return expectation.fate;
    }
    return Fate::Either;
}

/// Rows with the documents that `isWanted`, archives not among them.
void addRows(const std::function<bool(const test::HostileFile &)> &isWanted)
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < test::hostileFiles().size(); ++i) {
        const test::HostileFile &file = test::hostileFiles()[i];
        if (file.name.endsWith(u".xml") && isWanted(file))
            QTest::newRow(file.row().constData()) << i;
    }
}

/// The warning that a document must cause; empty where none is asked for.
QByteArray warningOf(const test::HostileFile &file)
{
    if (file.folder.isOwn)
        return file.warning.toLatin1();
    static const QHash<QString, QByteArray> warnings = {
        {u"date-impossible.xml"_s, "date-unusable"}, {u"date-nonsense.xml"_s, "date-unusable"},
        {u"date-words.xml"_s, "date-unusable"},      {u"eid-duplicate.xml"_s, "duplicate-eid"},
        {u"meta-missing.xml"_s, "meta-missing"},     {u"frbr-level-missing.xml"_s, "date-assumed"},
        {u"uri-traversal.xml"_s, "uri-unusable"},    {u"uri-crlf-and-long.xml"_s, "uri-unusable"}};
    return warnings.value(file.name);
}

bool hasWarning(const akn::Document &document, const QByteArray &code)
{
    return std::any_of(document.warnings().begin(), document.warnings().end(),
                       [&](const akn::Warning &warning) { return warning.code == code; });
}

/// What no page may contain, however it is spelled in a document.
const QByteArrayList Forbidden = {"<script",     "<style",      "<svg",      "<iframe",
                                  "<object",     "<embed",      "<base",     "<meta",
                                  "<link",       "<form",       "<video",    "<math",
                                  "javascript:", "vbscript:",   "data:text", "127.0.0.1:9\"",
                                  "url(",        "expression(", "position"};

/// Every hostile document against what its maker says should become of it.
class TestHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase()
    {
        qInfo("%d hostile documents: %d read, %d refused", m_read + m_refused, m_read, m_refused);
    }

    void meetsItsFate_data()
    {
        addRows([](const test::HostileFile &) { return true; });
    }
    void meetsItsFate()
    {
        QFETCH(std::size_t, index);
        const test::HostileFile &file = test::hostileFiles()[index];
        const QString &expect = file.expect;
        const Fate fate = fateOf(expect);
        QVERIFY2(fate != Fate::Either, qPrintable(u"No one has said what this means: "_s + expect));

        const Result<akn::Document> document = akn::Document::parse(file.bytes());
        if (!document) {
            ++m_refused;
            QVERIFY2(fate == Fate::Refused, qPrintable(document.error().text()));
            QVERIFY(document.error().text().startsWith(u"line "));
            QVERIFY(document.error().text().size() < 400);
            if (expect.contains(u"names the namespace"))
                QVERIFY(document.error().text().contains(u"namespace"));
            return;
        }
        ++m_read;
        QVERIFY2(fate == Fate::Read, "It was read, but should have been refused.");
        checkOutput(*document, file);
    }

    void whatIsOddIsFlagged_data()
    {
        addRows([](const test::HostileFile &file) { return !warningOf(file).isEmpty(); });
    }
    void whatIsOddIsFlagged()
    {
        QFETCH(std::size_t, index);
        const test::HostileFile &file = test::hostileFiles()[index];
        const Result<akn::Document> document = akn::Document::parse(file.bytes());
        QVERIFY(document);
        QVERIFY(hasWarning(*document, warningOf(file)));
    }

    void namelessFilesDoNotOverwriteEachOther()
    {
        const QStringList nameless{u"meta-missing.xml"_s, u"meta-empty-identification.xml"_s,
                                   u"frbr-values-empty.xml"_s};
        QSet<QByteArray> uris;
        for (const test::HostileFile &file : test::hostileFiles()) {
            if (nameless.contains(file.name))
                uris.insert(akn::Document::parse(file.bytes())->metadata().work.uri.workUri());
        }
        QCOMPARE(uris.size(), nameless.size() * qsizetype(test::corpusFolders().size()));
    }

    void aDeclaredEncodingIsBelieved_data()
    {
        addRows([](const test::HostileFile &file) {
            return file.name == "enc-utf8-bytes-declared-latin1.xml"_L1;
        });
    }
    void aDeclaredEncodingIsBelieved()
    {
        QFETCH(std::size_t, index);
        const Result<akn::Document> document = akn::Document::parse(
            test::hostileFiles()[index].bytes());
        QVERIFY(document);
        QVERIFY(document->text().contains("RÃ¨glement"));
    }

    void stylesheetsAreNotHandedOn_data()
    {
        addRows([](const test::HostileFile &file) { return file.name == "pi-stylesheet.xml"_L1; });
    }
    void stylesheetsAreNotHandedOn()
    {
        QFETCH(std::size_t, index);
        const Result<akn::Document> document = akn::Document::parse(
            test::hostileFiles()[index].bytes());
        QVERIFY(document);
        QVERIFY(document->xml().contains("xml-stylesheet"));
        QVERIFY(!render::toXml(*document).contains("xml-stylesheet"));
    }

private:
    /// All of the text is shown, in its order, and nothing that could act.
    void checkOutput(const akn::Document &document, const test::HostileFile &file)
    {
        if (!file.text.isEmpty())
            QVERIFY(QString::fromUtf8(document.text()).contains(file.text));
        if (!file.canary.isEmpty())
            QVERIFY(!QString::fromUtf8(document.text()).contains(file.canary));
        const QByteArray html = render::toHtml(document, {{}, "media/"_ba});
        const test::HtmlText shown = test::htmlText(html);
        QCOMPARE(shown.faults.mid(0, 3), QStringList());
        QCOMPARE(
            test::firstDifference(akn::withoutWhiteSpace(akn::normalized(document.plainText())),
                                  akn::withoutWhiteSpace(akn::normalized(shown.body)), {}),
            QString());
        for (const QByteArray &forbidden : Forbidden)
            QVERIFY2(!html.toLower().contains(forbidden), forbidden.constData());
        for (const TocEntry &entry : document.toc())
            QVERIFY(entry.eId.isEmpty() || document.find(entry.component, entry.eId));
    }

    int m_read = 0;
    int m_refused = 0;
};

SHERIA_TEST(TestHostile)
} // namespace tst_hostile
#include "tst_hostile.moc"
