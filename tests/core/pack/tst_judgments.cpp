// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_judgments {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Address = "/akn/xa/judgment/xahc/2019/77/eng@2019-05-06";

QByteArray judgmentXml(const QByteArray &header)
{
    return "<akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'><judgment "
           "name='judgment'><meta><identification source='#x'><FRBRWork><FRBRthis "
           "value='/akn/xa/judgment/xahc/2019/77/!main'/><FRBRuri "
           "value='/akn/xa/judgment/xahc/2019/77'/><FRBRdate date='2019-05-06' "
           "name='judgment'/><FRBRauthor href=''/><FRBRcountry "
           "value='xa'/></FRBRWork><FRBRExpression>"
           "<FRBRthis value=''/><FRBRuri value='/akn/xa/judgment/xahc/2019/77/eng@2019-05-06'/>"
           "<FRBRdate date='2019-05-06' name='judgment'/><FRBRauthor href=''/><FRBRlanguage "
           "language='eng'/></FRBRExpression></identification></meta><header>"_ba
        + header
        + "</header><judgmentBody><decision><p>Dismissed.</p></decision></judgmentBody></judgment>"
          "</akomaNtoso>";
}

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

Judgment judgmentIn(const QString &library)
{
    Database db = must(openLibraryFile(library));
    const ExpressionRecord record = must(
        findExpression(db, must(FrbrUri::parse(QByteArray(Address))), QDate(2024, 1, 5)));
    return json::readJudgment(record.work.judgment);
}

/// How often each word of each dimension occurs: what two libraries with the same decisions share.
QStringList countsOf(const QString &library)
{
    Database db = must(openLibraryFile(library));
    const DecisionIndex::Facets facets = must(DecisionIndex::load(db))->facets({});
    QStringList counts;
    for (std::size_t dimension = 0; dimension < DimensionCount; ++dimension) {
        QMap<qint64, QString> names;
        for (const DecisionTerm &term : must(listDecisionTerms(db, Dimension(dimension))))
            names[term.id] = term.name + u' ' + QString::fromUtf8(term.body);
        for (const FacetValue &value : facets[dimension])
            counts << u"%1 %2 %3"_s.arg(dimension)
                          .arg(value.count)
                          .arg(names.value(value.value, QString::number(value.value)));
    }
    counts.sort();
    return counts;
}

class TestJudgments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJudgmentIsListedByWhatItsHeaderSays()
    {
        TestLibrary library;
        library.close();
        const QTemporaryDir folder;
        const ImportRun run = import(
            library.path(),
            {written(folder, u"j.xml"_s,
                     judgmentXml("<p><neutralCitation>[2019] XAHC 77</neutralCitation></p>"))},
            library.clock);
        QCOMPARE(run.summary.imported, 1);
        // The first three things that it does not say are in the report.
        const QString reason = run.of(u"j.xml"_s).reason.english();
        QVERIFY2(reason.contains(u"name its court"_s), qPrintable(reason));
        QCOMPARE(judgmentIn(library.path()).shortCitation, u"[2019] XAHC 77"_s);
        QVERIFY(countsOf(library.path()).contains(u"6 1 2019"_s));
    }

    void aDocumentThatComesAgainDoesNotForget()
    {
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/judgment/xahc/2019/77"));
        work.title = u"Oak v Elm"_s;
        work.judgment = R"({"court":{"name":"High Court","code":"xahc","mnc_code":"XAHC",
            "county":{"name":"Bay","code":1}},"flynote":"Trees","x_note":"kept",
            "judges":[{"name":"A. Ash","short_name":"Ash"}]})";
        must(putWork(library.db(), work, library.clock.now()));
        library.close();
        const QTemporaryDir folder;
        import(library.path(),
               {written(folder, u"j.xml"_s,
                        judgmentXml("<p><courtType>High Court at Bay</courtType><judge>Ash "
                                    "J</judge><party>Oak</party></p>"))},
               library.clock);
        const Judgment judgment = judgmentIn(library.path());
        QCOMPARE(judgment.court.name, u"High Court at Bay"_s);
        QCOMPARE(judgment.court.county.name, u"Bay"_s);
        QCOMPARE(judgment.flynote, u"Trees"_s);
        QCOMPARE(judgment.judges, std::vector<Judge>({{u"Ash J"_s, u"Ash"_s, {}}}));
        QCOMPARE(judgment.parties.front().name, u"Oak"_s);
        QCOMPARE(judgment.deliveryDate, QDate(2019, 5, 6));
    }

    /// Those of the corpus: all come in, are listed, and go through a pack unchanged.
    void judgmentsAreListedAndPacksCarryThem_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<std::size_t>("files");
        QTest::addColumn<int>("leastCounts");
        for (const test::CorpusFolder &folder : test::corpusFolders())
            QTest::newRow(folder.isOwn ? "own" : "real")
                << folder.file(u"judgments"_s) << std::size_t(folder.isOwn ? 3 : 62)
                << (folder.isOwn ? 10 : 60);
    }
    void judgmentsAreListedAndPacksCarryThem()
    {
        QFETCH(QString, folder);
        QFETCH(std::size_t, files);
        QFETCH(int, leastCounts);
        TestLibrary library;
        library.close();
        const ImportRun run = import(library.path(), {folder}, library.clock);
        QCOMPARE(run.summary.refused, 0);
        QCOMPARE(run.reports.size(), files);
        {
            Database db = must(openLibraryFile(library.path()));
            const auto index = must(DecisionIndex::load(db));
            const qint64 works =
                must(must(Statement::prepare(db, "SELECT COUNT(*) FROM work")).integers()).front();
            QCOMPARE(qint64(index->size()), works);
            qint64 withCourt = 0;
            const DecisionIndex::Facets facets = index->facets({});
            for (const FacetValue &court : facets[size_t(Dimension::Court)])
                withCourt += court.count;
            QCOMPARE(withCourt, works);
            QVERIFY(must(verify(db, {}, {})).empty());
        }
        const QStringList counts = countsOf(library.path());
        QVERIFY2(counts.size() > leastCounts, qPrintable(counts.join(u'\n')));
        const QString pack = library.folder() + "/pack.zip"_L1;
        must(pack::exportPack(library.path(), pack, library.clock, {}, {}));
        TestLibrary other;
        other.close();
        QCOMPARE(import(other.path(), {pack}, other.clock).summary.refused, 0);
        QCOMPARE(countsOf(other.path()), counts);
    }
};

SHERIA_TEST(TestJudgments)
} // namespace tst_judgments
#include "tst_judgments.moc"
