// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tables.h"
#include "core/citations/citation.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_coverage {

using namespace Qt::StringLiterals;
using namespace sheria;

constexpr char Mark[] = "<!-- What each file has: -->\n";

/// The names of a file's rows of some kinds, in their order.
QByteArray namesOf(const QList<QByteArrayList> &rows, const QByteArrayList &kinds)
{
    QByteArrayList names;
    for (const QByteArrayList &row : rows) {
        if (!kinds.contains(row.front()))
            continue;
        const bool isOne = row.front() == "report" || row.front() == "title"
            || row.front() == "publication";
        names += isOne ? QByteArrayList{row.value(1)} : row.value(1).split(' ');
    }
    return names.join(", ");
}

QByteArray coverage()
{
    QByteArray text;
    const QDir folder(u":/citations"_s);
    for (const QString &file : folder.entryList({u"*.tsv"_s}, QDir::Files, QDir::Name)) {
        const QList<QByteArrayList> rows = readTable(folder.filePath(file));
        text += "\n### " + file.chopped(4).toUtf8() + "\n" + rows.front().front().mid(2) + "\n";
        const auto add = [&](const char *what, const QByteArrayList &kinds) {
            if (const QByteArray names = namesOf(rows, kinds); !names.isEmpty())
                text += "- " + QByteArray(what) + ": " + names + '\n';
        };
        add("law reports", {"report"});
        add("courts", {"court"});
        add("registries", {"registry", "dashed", "union-court"});
        add("words before the number of a case", {"head"});
        add("laws", {"law", "title"});
        add("instruments and gazettes", {"instrument", "publication", "union-act", "resolution"});
        int words = 0;
        for (const QByteArrayList &row : rows)
            words += row.front() == "word" ? int(row.value(1).split(' ').size()) : 0;
        if (words > 0)
            text += "- words of provisions, titles and dates: " + QByteArray::number(words) + '\n';
    }
    return text;
}

/// resources/citations/README.md says what each file has. SHERIA_WRITE_GOLDENS=1 writes that anew.
class TestCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The files come with the library, which is there once something of it is called.
    void initTestCase() { QVERIFY(citations::recognize({}).empty()); }

    void theListIsTrue()
    {
        QFile file(QStringLiteral(SHERIA_SOURCE_DIR) + u"/resources/citations/README.md"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray readme = file.readAll();
        const qsizetype at = readme.indexOf(Mark);
        QVERIFY(at > 0);
        const QByteArray wanted = readme.left(at) + Mark + coverage();
        if (qEnvironmentVariableIsSet("SHERIA_WRITE_GOLDENS")) {
            file.close();
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(wanted);
            return;
        }
        QCOMPARE(readme, wanted);
    }

    void everyFileHasOnlyKnownKinds()
    {
        const QByteArrayList known = {"report",      "court",       "registry",    "dashed",
                                      "law",         "title",       "instrument",  "head",
                                      "lower",       "not",         "word",        "versus",
                                      "publication", "resolution",  "union",       "union-act",
                                      "union-court", "party-small", "party-short", "party-end",
                                      "party-legal", "case-talk"};
        const QDir folder(u":/citations"_s);
        for (const QString &file : folder.entryList({u"*.tsv"_s})) {
            for (const QByteArrayList &row : readTable(folder.filePath(file)))
                QVERIFY2(row.front().startsWith('#')
                             || (known.contains(row.front()) && row.size() > 1),
                         qPrintable(file + u": "_s + QString::fromUtf8(row.join(' '))));
        }
    }
};

SHERIA_TEST(TestCoverage)
} // namespace tst_coverage
#include "tst_coverage.moc"
