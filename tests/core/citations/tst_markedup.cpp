// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citation.h"
#include "core/citations/citedtext.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/citations/measure.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

namespace tst_markedup {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::test;
using namespace sheria::citations;

void print(const char *what, const Score &score)
{
    qInfo().noquote() << u"%1: %2 of %3 marked references recognised, recall %4, precision %5 (%6 "
                         "wrong), %7 besides"_s.arg(QString::fromLatin1(what))
                             .arg(score.found)
                             .arg(score.wanted)
                             .arg(score.recall(), 0, 'f', 3)
                             .arg(score.precision(), 0, 'f', 3)
                             .arg(score.wrong)
                             .arg(score.unmarked);
    if (qEnvironmentVariableIsSet("SHERIA_SHOW_FAULTS")) {
        for (const QString &fault : score.faults)
            qInfo().noquote() << "   " << fault;
    }
}

/// Recognition against the references that people marked up, in the sample library and in the
/// judgments of the corpus. SHERIA_SHOW_FAULTS=1 tells what was missed.
class TestMarkedUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatTheSampleLibraryMarksUp()
    {
        std::vector<akn::Document> documents;
        QDirIterator files(QStringLiteral(SHERIA_SOURCE_DIR "/resources/sample/pack/works"),
                           {u"main.xml"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto document = akn::Document::parse(file.readAll());
            QVERIFY2(document.has_value(), qPrintable(file.fileName()));
            documents.push_back(*std::move(document));
        }
        QVERIFY(documents.size() > 20);
        Catalogue catalogue;
        std::vector<const akn::Document *> all;
        for (const akn::Document &document : documents) {
            catalogue.add(document.metadata().work);
            all.push_back(&document);
        }
        // The newest text of a work stands for it.
        std::reverse(all.begin(), all.end());
        Score laws;
        Score judgments;
        Score french;
        for (const akn::Document &document : documents) {
            const Score score = measureMarks(document, catalogue, all);
            (document.doctype() == "judgment" ? judgments : laws).add(score);
            if (document.metadata().expression.language == "fra")
                french.add(score);
        }
        print("sample judgments", judgments);
        print("sample laws", laws);
        print("of these in French", french);
        QVERIFY(judgments.wanted >= 50 && laws.wanted >= 150);
        QVERIFY(judgments.precision() >= 0.95 && judgments.recall() >= 0.85);
        QVERIFY(laws.precision() >= 0.95 && laws.recall() >= 0.85);
        QVERIFY(french.wanted >= 5);
        QVERIFY(french.wrong <= 1 && french.recall() >= 0.85);
    }

    /// The Swahili text has no mark-up: "kifungu cha 9" is of the law itself, "kifungu hiki" no number.
    void findsWhatTheSampleLibrarySaysInSwahili()
    {
        QFile file(QStringLiteral(SHERIA_SOURCE_DIR "/resources/sample/pack/works/zz-act-2015-11/"
                                                    "swa@2015-10-02/main.xml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto document = akn::Document::parse(file.readAll());
        QVERIFY(document.has_value());
        const CitedText text = citedText(*document);
        QCOMPARE(text.text.count("kifungu cha"), 1);
        int found = 0;
        for (const Citation &citation : citationsIn(*document, text)) {
            const QByteArray words = text.text.mid(citation.start, citation.end - citation.start);
            QVERIFY2(!words.contains("hiki"), words.constData());
            if (!words.startsWith("kifungu"))
                continue;
            ++found;
            QCOMPARE(words, "kifungu cha 9"_ba);
            QVERIFY(citation.kind == Kind::Self);
        }
        QCOMPARE(found, 1);
    }

    /// The National Archives' enrichment of a judgment, by people and machines: cases by their
    /// citations, laws by year and chapter, of which the titles are told here. Our own judgment in
    /// that dialect marks three cases.
    void findsWhatTheNationalArchivesMarkUp_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("least");
        QTest::newRow("own") << u"judgments/archives/oak-2021.xml"_s << 3;
        if (hasRealCorpus())
            QTest::newRow("real")
                << u"judgments/tna-enriched/ewhc-ch-2023-257_enriched-stage-2.xml"_s << 80;
    }
    void findsWhatTheNationalArchivesMarkUp()
    {
        QFETCH(QString, path);
        QFETCH(int, least);
        const auto file = std::find_if(corpus().begin(), corpus().end(),
                                       [&](const CorpusFile &one) { return one.path == path; });
        QVERIFY(file != corpus().end());
        const auto document = akn::Document::parse(file->bytes);
        QVERIFY(document.has_value());
        const CitedText text = citedText(*document);
        const std::vector<Citation> citations = citationsIn(*document, text);
        Score score;
        for (const CitedText::Mark &mark : text.marks) {
            const QByteArray wanted = keyOfCanonical(mark);
            if (wanted.isEmpty())
                continue;
            ++score.wanted;
            const auto found = std::find_if(citations.begin(), citations.end(),
                                            [&](const Citation &one) {
                                                return one.nameStart < mark.end
                                                    && one.nameEnd > mark.start;
                                            });
            const QByteArray given = found == citations.end() ? QByteArray() : found->key;
            if (given == wanted)
                ++score.found;
            else if (!given.isEmpty())
                ++score.wrong;
            if (given != wanted)
                score.faults += QString::fromUtf8(
                    text.text.mid(mark.start - 40, mark.end - mark.start + 60).simplified() + " -> "
                    + wanted + " not " + given);
        }
        print("enriched judgment", score);
        QVERIFY(score.wanted >= least);
        QVERIFY(score.precision() >= 0.95 && score.recall() >= 0.85);
    }

    /// All neutral citations of the courts of the United Kingdom and of zz, whose form a plain pattern
    /// tells.
    void findsTheNeutralCitationsOfJudgments()
    {
        static const QRegularExpression pattern(
            u"\\[20[0-2][0-9]\\] (?:UKSC|UKHL|UKPC|EWCA (?:Civ|Crim)|EWHC|UKUT|UKFTT|EWFC|ZZHC|ZZCC) [0-9]+"_s);
        std::map<QString, Score> dialects;
        for (const CorpusFile &file : corpus()) {
            const QString dialect = file.path.section(u'/', 0, 1);
            if (!dialect.startsWith(u"judgments/tna"_s) && dialect != u"judgments/archives"_s)
                continue;
            const auto document = akn::Document::parse(file.bytes);
            QVERIFY2(document.has_value(), qPrintable(file.path));
            const CitedText text = citedText(*document);
            const std::vector<Citation> citations = citationsIn(*document, text);
            Score &score = dialects[dialect];
            score.unmarked += int(citations.size());
            auto matches = pattern.globalMatch(QString::fromUtf8(text.text));
            std::multiset<QByteArray> given;
            for (const Citation &citation : citations)
                given.insert(citation.key);
            while (matches.hasNext()) {
                const QByteArray words = matches.next().captured(0).toUtf8();
                ++score.wanted;
                const auto own = recognize(words);
                const auto found = own.size() == 1 ? given.find(own[0].key) : given.end();
                if (found == given.end()) {
                    score.faults += QString::fromUtf8(words);
                    continue;
                }
                given.erase(found);
                ++score.found;
            }
        }
        for (const auto &[dialect, score] : dialects) {
            print(qPrintable(dialect), score);
            QVERIFY(score.wanted >= 5);
            QVERIFY(score.recall() >= 0.98);
        }
    }

    /// The South African judgment of the OASIS examples, in two dialects: whatever is marked up as
    /// leading out of it is recognised as a citation, but the two books. Our own cites no books.
    void findsWhatTheOasisExamplesMarkUp_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<double>("least");
        QTest::newRow("own") << u"judgments/oasis/"_s << 1.0;
        if (hasRealCorpus())
            QTest::newRow("real") << u"judgments/oasis-za/"_s << 0.75;
    }
    void findsWhatTheOasisExamplesMarkUp()
    {
        QFETCH(QString, folder);
        QFETCH(double, least);
        Score score;
        for (const CorpusFile &file : corpus()) {
            if (!file.path.startsWith(folder))
                continue;
            const auto document = akn::Document::parse(file.bytes);
            QVERIFY2(document.has_value(), qPrintable(file.path));
            const CitedText text = citedText(*document);
            const std::vector<Citation> citations = citationsIn(*document, text);
            for (const CitedText::Mark &mark : text.marks) {
                if (!mark.href.startsWith('/'))
                    continue;
                ++score.wanted;
                const bool isFound = std::any_of(
                    citations.begin(), citations.end(), [&](const Citation &one) {
                        return one.start < mark.end && one.end > mark.start && !one.key.isEmpty();
                    });
                score.found += isFound ? 1 : 0;
                if (!isFound)
                    score.faults += QString::fromUtf8(
                        text.text.mid(mark.start, mark.end - mark.start).simplified());
            }
        }
        print("OASIS examples", score);
        QVERIFY(score.wanted >= 3);
        QVERIFY(score.recall() >= least);
    }

private:
    /// What the mark is said to lead to, as a key; empty for a place in the text.
    static QByteArray keyOfCanonical(const CitedText::Mark &mark)
    {
        const QByteArray canonical = mark.node.attribute("uk:canonical").value();
        if (canonical.isEmpty())
            return {};
        const std::map<QByteArray, QByteArray> titles = {
            {"2004 c. 12", "t:finance act|2004"},
            {"2014 c. 26", "t:finance act|2014"},
            {"1996 c. 14", "t:reserve forces act|1996"},
            {"1980 c. 9", "t:reserve forces act|1980"},
            {"2010 c. 4", "t:corporation tax act|2010"},
            {"2020 c. 7", "t:coronavirus act|2020"},
            {"1975 c. 14", "t:social security act|1975"},
            {"1986 c. 45", "t:insolvency act|1986"},
        };
        if (const auto title = titles.find(canonical); title != titles.end())
            return title->second;
        const auto found = recognize(canonical);
        return found.size() == 1 ? found[0].key : "?" + canonical;
    }
};

SHERIA_TEST(TestMarkedUp)
} // namespace tst_markedup
#include "tst_markedup.moc"
