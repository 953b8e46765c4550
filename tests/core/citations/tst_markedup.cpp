#include "core/citations/citedtext.h"
#include "core/citations/workkeys.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/citations/measure.h"

#include <QDirIterator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::test;

namespace {

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

} // namespace

/// Recognition against the references that people marked up, in the sample library and in the real
/// judgments. SHERIA_SHOW_FAULTS=1 tells what was missed.
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
        for (const akn::Document &document : documents)
            (document.doctype() == "judgment" ? judgments : laws)
                .add(measureMarks(document, catalogue, all));
        print("sample judgments", judgments);
        print("sample laws", laws);
        QVERIFY(judgments.wanted >= 50 && laws.wanted >= 150);
        QVERIFY(judgments.precision() >= 0.95 && judgments.recall() >= 0.85);
        QVERIFY(laws.precision() >= 0.95 && laws.recall() >= 0.85);
    }
};

QTEST_GUILESS_MAIN(TestMarkedUp)
#include "tst_markedup.moc"
