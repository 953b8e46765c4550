#include "core/akn/text.h"
#include "core/akn/toc.h"
#include "core/render/htmlrenderer.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/render/htmltext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace sheria;
using namespace Qt::StringLiterals;

namespace {

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

struct HostileFile
{
    QString name;
    QString expect;
    QString text; ///< What must be in the visible text; empty: nothing in particular.
};

std::vector<HostileFile> hostileFiles()
{
    std::vector<HostileFile> files;
    if (test::corpusFolder().isEmpty())
        return files;
    const QJsonObject manifest =
        QJsonDocument::fromJson(test::corpusBytes(u"hostile/manifest.json"_s)).object();
    const QJsonArray entries = manifest[u"entries"_s].toArray();
    for (const QJsonValue &entry : entries) {
        const QString name = entry[u"file"_s].toString();
        if (name.endsWith(u".xml"))
            files.push_back({name, entry[u"expect"_s].toString(), entry[u"text"_s].toString()});
    }
    return files;
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

} // namespace

/// Every hostile document against what its maker says should become of it.
class TestHostile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (hostileFiles().empty())
            QSKIP("The corpus is not here.");
    }
    void cleanupTestCase()
    {
        qInfo("%d hostile documents: %d read, %d refused", m_read + m_refused, m_read, m_refused);
    }

    void meetsItsFate_data()
    {
        QTest::addColumn<QString>("expect");
        QTest::addColumn<QString>("text");
        for (const HostileFile &file : hostileFiles())
            QTest::newRow(qPrintable(file.name)) << file.expect << file.text;
    }
    void meetsItsFate()
    {
        QFETCH(QString, expect);
        QFETCH(QString, text);
        const QString name = QString::fromUtf8(QTest::currentDataTag());
        const Fate fate = fateOf(expect);
        QVERIFY2(fate != Fate::Either, qPrintable(u"No one has said what this means: "_s + expect));

        const QByteArray bytes = test::corpusBytes(u"hostile/"_s + name);
        const Result<akn::Document> document = akn::Document::parse(bytes);
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
        checkOutput(*document, text);
    }

    void whatIsOddIsFlagged_data()
    {
        QTest::addColumn<QByteArray>("warning");
        QTest::newRow("date-impossible.xml") << "date-unusable"_ba;
        QTest::newRow("date-nonsense.xml") << "date-unusable"_ba;
        QTest::newRow("date-words.xml") << "date-unusable"_ba;
        QTest::newRow("eid-duplicate.xml") << "duplicate-eid"_ba;
        QTest::newRow("meta-missing.xml") << "meta-missing"_ba;
        QTest::newRow("frbr-level-missing.xml") << "date-assumed"_ba;
        QTest::newRow("uri-traversal.xml") << "uri-unusable"_ba;
        QTest::newRow("uri-crlf-and-long.xml") << "uri-unusable"_ba;
    }
    void whatIsOddIsFlagged()
    {
        QFETCH(QByteArray, warning);
        const Result<akn::Document> document = akn::Document::parse(
            test::corpusBytes(u"hostile/"_s + QString::fromUtf8(QTest::currentDataTag())));
        QVERIFY(document);
        QVERIFY(hasWarning(*document, warning));
    }

    void namelessFilesDoNotOverwriteEachOther()
    {
        QSet<QByteArray> uris;
        for (const char *name :
             {"meta-missing.xml", "meta-empty-identification.xml", "frbr-values-empty.xml"})
            uris.insert(
                akn::Document::parse(test::corpusBytes(u"hostile/"_s + QLatin1StringView(name)))
                    ->metadata()
                    .work.uri.workUri());
        QCOMPARE(uris.size(), 3);
    }

    void aDeclaredEncodingIsBelieved()
    {
        const Result<akn::Document> document = akn::Document::parse(
            test::corpusBytes(u"hostile/enc-utf8-bytes-declared-latin1.xml"_s));
        QVERIFY(document);
        QVERIFY(document->text().contains("RÃ¨glement"));
    }

    void stylesheetsAreNotHandedOn()
    {
        const Result<akn::Document> document = akn::Document::parse(
            test::corpusBytes(u"hostile/pi-stylesheet.xml"_s));
        QVERIFY(document);
        QVERIFY(document->xml().contains("xml-stylesheet"));
        QVERIFY(!render::toXml(*document).contains("xml-stylesheet"));
    }

private:
    /// All of the text is shown, in its order, and nothing that could act.
    void checkOutput(const akn::Document &document, const QString &text)
    {
        if (!text.isEmpty())
            QVERIFY(QString::fromUtf8(document.text()).contains(text));
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

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
