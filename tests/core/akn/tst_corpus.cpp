// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/akn/text.h"
#include "core/base/tables.h"
#include "core/domain/place.h"
#include "core/domain/today.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QTest>

namespace tst_corpus {

using namespace sheria;
using namespace Qt::StringLiterals;

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QJsonValue orNull(const std::optional<QString> &text)
{
    return text ? QJsonValue(*text) : QJsonValue(QJsonValue::Null);
}

/// A provision as the corpus describes it: [eId, element, num, heading, flags].
QJsonArray asOracle(const akn::Provision &provision)
{
    const QJsonValue eId = provision.writtenEId
        ? QJsonValue(QString::fromUtf8(*provision.writtenEId))
        : QJsonValue(QJsonValue::Null);
    return {eId, QString::fromUtf8(provision.element), orNull(provision.num),
            orNull(provision.heading), QString::fromLatin1(provision.flags)};
}

/// Every document of the corpus against what an independent program found in it.
class TestCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase()
    {
        qInfo("%d documents: %d provisions, %lld bytes of text, %d generated eIds, %d warnings",
              m_documents, m_provisions, m_textBytes, m_generated, m_warnings);
    }

    void readsWhatIsThere_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < test::corpus().size(); ++i)
            QTest::newRow(qPrintable(test::corpus()[i].path)) << int(i);
    }
    void readsWhatIsThere()
    {
        QFETCH(int, index);
        const test::CorpusFile &file = test::corpus()[std::size_t(index)];
        const Result<akn::Document> document = akn::Document::parse(file.bytes);
        QVERIFY2(document, document ? "" : qPrintable(document.error().text()));
        QCOMPARE(QString::fromUtf8(document->doctype()), file.oracle[u"doctype"_s].toString());

        const QJsonObject text = file.oracle[u"text"_s].toObject();
        const QByteArray plain = akn::normalized(document->plainText());
        QCOMPARE(hashOf(akn::withoutWhiteSpace(plain)), text[u"sha256_nows"_s].toString());
        QCOMPARE(hashOf(akn::foldWhiteSpace(plain)), text[u"sha256"_s].toString());
        QCOMPARE(hashOf(document->text()), text[u"sha256_blocks"_s].toString());

        const QJsonArray expected = file.oracle[u"provisions"_s].toArray();
        QCOMPARE(qsizetype(document->provisions().size()), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i)
            QCOMPARE(asOracle(document->provisions()[std::size_t(i)]), expected[i].toArray());
        count(*document);
    }

    /// Where the documents of our own are stored, under which title, and what is reported of them.
    void identifiesOurDocuments_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < test::corpus().size(); ++i) {
            if (test::corpus()[i].isOwn)
                QTest::newRow(qPrintable(test::corpus()[i].path)) << int(i);
        }
    }
    void identifiesOurDocuments()
    {
        QFETCH(int, index);
        const test::CorpusFile &file = test::corpus()[std::size_t(index)];
        const Result<akn::Document> document = akn::Document::parse(file.bytes);
        QVERIFY2(document, document ? "" : qPrintable(document.error().text()));
        const akn::Metadata &metadata = document->metadata();
        QCOMPARE(QString::fromUtf8(metadata.expression.uri),
                 file.expected[u"expression_uri"_s].toString());
        QCOMPARE(QString::fromUtf8(metadata.component), file.expected[u"component"_s].toString());
        const QJsonValue title = file.expected[u"title"_s];
        QCOMPARE(metadata.isTitleAssumed, title.isUndefined());
        if (!title.isUndefined())
            QCOMPARE(metadata.work.title, title.toString());
        QStringList codes;
        for (const akn::Warning &warning : document->warnings())
            codes << QString::fromLatin1(warning.code);
        codes.sort();
        codes.removeDuplicates();
        QCOMPARE(QJsonArray::fromStringList(codes), file.expected[u"warnings"_s].toArray());
    }

    /// A file whose publisher gave it an address has a real place and a number of its own.
    void realLawHasARealAddress()
    {
        if (!test::hasRealCorpus())
            QSKIP("needs the folder of real documents");
        int addressed = 0;
        int placed = 0;
        for (const test::CorpusFile &file : test::corpus()) {
            if (file.isOwn)
                continue;
            const Result<akn::Document> document = akn::Document::parse(file.bytes);
            QVERIFY(document);
            const akn::Metadata &metadata = document->metadata();
            const QString written = file.oracle[u"work_uri"_s].toString();
            QVERIFY2(!isPlaceholder(metadata.expression.date)
                         || metadata.expression.dateOrigin == DateOrigin::Unknown,
                     qPrintable(file.path));
            if (written.isEmpty() || written.startsWith(u'#'))
                continue;
            ++addressed;
            const bool isPlaced = !metadata.isLocalUri
                && !isUnidentified(metadata.work.uri.place());
            placed += isPlaced ? 1 : 0;
            if (!isPlaced)
                qInfo("%s is %s", qPrintable(file.path), qPrintable(written));
        }
        qInfo("%d of %d files with an address have a place", placed, addressed);
        QVERIFY(addressed > 100);
        QVERIFY(placed * 100 >= addressed * 95);
    }

    /// Two files are one document of one expression only where they say the same; what differs is listed by name.
    void differentTextsAreDifferentDocuments()
    {
        if (!test::hasRealCorpus())
            QSKIP("needs the folder of real documents");
        QHash<QByteArray, std::pair<QByteArray, QString>> textOf; // And its file.
        QStringList conflicts;
        for (const test::CorpusFile &file : test::corpus()) {
            if (file.isOwn)
                continue;
            const Result<akn::Document> document = akn::Document::parse(file.bytes);
            QVERIFY(document);
            const akn::Metadata &metadata = document->metadata();
            const QByteArray key = metadata.expression.uri + ' ' + metadata.frbrThis + ' '
                + document->doctype();
            const QByteArray text = akn::foldWhiteSpace(akn::normalized(document->plainText()));
            const auto known = textOf.constFind(key);
            if (known == textOf.constEnd())
                textOf.insert(key, {text, file.path});
            else if (known->first != text)
                conflicts << known->second + u'\t' + file.path;
        }
        QStringList named;
        const QString table = QStringLiteral(SHERIA_TEST_DIR "/core/akn/expected-conflicts.tsv");
        for (const QByteArrayList &row : readTable(table)) {
            if (row.size() == 2)
                named << QString::fromUtf8(row.join('\t'));
        }
        conflicts.sort();
        named.sort();
        QCOMPARE(conflicts.join(u'\n'), named.join(u'\n'));
    }

    /// Against a list that somebody wrote by hand.
    void realLawHasTheAddressThatIsExpected()
    {
        if (!test::hasRealCorpus())
            QSKIP("needs the folder of real documents");
        QHash<QString, QByteArray> expected;
        const auto rows = readTable(QStringLiteral(SHERIA_TEST_DIR "/core/akn/expected-uris.tsv"));
        for (const QByteArrayList &row : rows) {
            if (row.size() == 2)
                expected.insert(QString::fromUtf8(row[0]), row[1]);
        }
        QVERIFY(expected.size() >= 60);
        QStringList others;
        for (const test::CorpusFile &file : test::corpus()) {
            const QByteArray uri = file.isOwn ? QByteArray() : expected.take(file.path);
            if (uri.isEmpty())
                continue;
            const Result<akn::Document> document = akn::Document::parse(file.bytes);
            const QByteArray found = document ? document->metadata().expression.uri : QByteArray();
            if (found != uri)
                others << file.path + u": "_s + QString::fromUtf8(found + ", not " + uri);
        }
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
        QCOMPARE(expected.keys(), QStringList()); // Each is there.
    }

private:
    void count(const akn::Document &document)
    {
        ++m_documents;
        m_provisions += int(document.provisions().size());
        m_textBytes += document.text().size();
        m_warnings += int(document.warnings().size());
        m_generated += int(
            std::count_if(document.provisions().begin(), document.provisions().end(),
                          [](const akn::Provision &one) { return one.isGeneratedId; }));
    }

    int m_documents = 0;
    int m_provisions = 0;
    int m_generated = 0;
    int m_warnings = 0;
    qlonglong m_textBytes = 0;
};

SHERIA_TEST(TestCorpus)
} // namespace tst_corpus
#include "tst_corpus.moc"
