// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pack/undolibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_conflicts {

using namespace sheria;
using namespace sheria::tests;

/// Documents that claim one expression, and dry runs, which tell of them before.
class TestConflicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<Undoable>(u"a"_s); }
    /// Whatever a test did.
    void cleanup() { QVERIFY(m_library->isSound()); }

    void twoFilesThatClaimAnExpressionAreNamed()
    {
        const QString first = m_library->write(u"in/1.xml"_s, xmlOf(version("one")));
        const QString second = m_library->write(u"in/2.xml"_s, xmlOf(version("two")));
        m_library->import({m_library->file(u"in"_s)});
        QCOMPARE(m_library->summary.conflicts, 1);
        QCOMPARE(m_library->reports[0].otherFile, QString());
        QCOMPARE(m_library->reports[1].otherFile, first);
        QCOMPARE(m_library->reports[1].expressionUri, TreeText);
        QVERIFY(m_library->reports[1].reason.english().contains(first));
        // An older one that comes later is the one that is set aside.
        DocumentSpec old = version("three");
        old.manifestationDate = "2000-01-01";
        m_library->write(u"in/3.xml"_s, xmlOf(old));
        m_library->import({m_library->file(u"in"_s)});
        QCOMPARE(m_library->summary.conflicts, 0); // The other one is of an earlier import.
        QCOMPARE(m_library->reports[1].outcome, pack::Outcome::Unchanged);
        const ExpressionRecord record = must(m_library->find(TreeText));
        QCOMPARE(record.manifestations.size(), std::size_t(3));
        QCOMPARE(record.manifestations.front().source, second);
    }

    void anOlderFileOfTheSameImportIsNamedToo()
    {
        m_library->write(u"in/1.xml"_s, xmlOf(version("one")));
        DocumentSpec old = version("three");
        old.manifestationDate = "2000-01-01";
        m_library->write(u"in/2.xml"_s, xmlOf(old));
        m_library->import({m_library->file(u"in"_s)});
        QCOMPARE(m_library->summary.conflicts, 1);
        QCOMPARE(m_library->reports[1].otherFile, m_library->file(u"in/1.xml"_s));
        QVERIFY(m_library->reports[1].expressionUri.contains("/!"));
    }

    void documentsOfTwoKindsAreBothKept()
    {
        m_library->write(u"in/1.xml"_s, xmlOf(version("one")));
        for (const QByteArray kind : {"statement", "doc", "debateReport"}) {
            DocumentSpec other = version("of " + kind);
            other.element = kind;
            m_library->write(u"in/%1.xml"_s.arg(QString::fromLatin1(kind)), xmlOf(other));
        }
        m_library->import({m_library->file(u"in"_s)});
        QCOMPARE(m_library->summary.imported, 4);
        QCOMPARE(m_library->summary.conflicts, 0);
        for (const Manifestation &one : must(m_library->find(TreeText)).manifestations)
            QVERIFY(one.role != Manifestation::Role::Superseded);
    }

    /// Of an act and its statement, which have one URI, each is replaced by its own newer text.
    void aNewStatementReplacesTheOldOne()
    {
        const auto statement = [](const QByteArray &words) {
            DocumentSpec spec = version(words);
            spec.element = "statement";
            return xmlOf(spec);
        };
        m_library->write(u"in/act.xml"_s, xmlOf(version("one")));
        m_library->write(u"in/statement.xml"_s, statement("old words"));
        m_library->import({m_library->file(u"in"_s)});
        m_library->write(u"in/statement.xml"_s, statement("new words"));
        m_library->import({m_library->file(u"in"_s)});
        QCOMPARE(m_library->summary.conflicts, 0);
        QCOMPARE(m_library->summary.unchanged, 1);
        const auto texts = must(m_library->find(TreeText)).manifestations;
        QCOMPARE(texts.size(), std::size_t(3));
        using Role = Manifestation::Role;
        const std::pair<Role, const char *> expected[] = {{Role::Main, "act"},
                                                          {Role::Component, "statement"},
                                                          {Role::Superseded, "statement"}};
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(texts[i].role, expected[i].first);
            QCOMPARE(texts[i].doctype, QString::fromLatin1(expected[i].second));
        }
        QCOMPARE(texts[1].contentHash, m_library->reports[1].contentHash);
    }

    /// Whatever the files are called, and whenever they came.
    void theActIsTheMainText_data()
    {
        QTest::addColumn<QStringList>("elements");
        QTest::addColumn<bool>("cameTogether");
        const QStringList actFirst{u"act"_s, u"statement"_s};
        const QStringList statementFirst{u"statement"_s, u"act"_s};
        QTest::newRow("together, act first") << actFirst << true;
        QTest::newRow("together, statement first") << statementFirst << true;
        QTest::newRow("act first") << actFirst << false;
        QTest::newRow("statement first") << statementFirst << false;
    }
    void theActIsTheMainText()
    {
        QFETCH(QStringList, elements);
        QFETCH(bool, cameTogether);
        for (const QString &element : elements) {
            DocumentSpec spec = version("words of the " + element.toLatin1());
            spec.element = element.toLatin1();
            m_library->write(u"in/%1.xml"_s.arg(elements.indexOf(element)), xmlOf(spec));
            if (!cameTogether)
                m_library->import({m_library->file(u"in"_s)});
        }
        m_library->import({m_library->file(u"in"_s)});
        const auto texts = must(m_library->find(TreeText)).manifestations;
        QCOMPARE(texts.size(), std::size_t(2));
        QCOMPARE(texts[0].role, Manifestation::Role::Main);
        QCOMPARE(texts[0].doctype, u"act"_s);
        QCOMPARE(texts[1].role, Manifestation::Role::Component);
    }

    void aDryRunWritesNothing()
    {
        m_library->importOne(u"1.xml"_s, xmlOf(version("one")));
        const qint64 before = m_library->revision();
        m_library->write(u"in/1.xml"_s, xmlOf(version("one")));
        m_library->write(u"in/2.xml"_s, xmlOf(version("two")));
        m_library->write(u"in/3.xml"_s, xmlOf(version("three")));
        m_library->write(u"in/4.xml"_s, "<akomaNtoso");
        DocumentSpec other;
        other.work = "/akn/xa/act/2005/5";
        m_library->write(u"in/5.xml"_s, xmlOf(other));
        std::vector<pack::FileReport> reports;
        const pack::ImportSummary would = must(pack::tryImport(
            m_library->path(), {m_library->file(u"in"_s)}, m_library->clock,
            {.onFile = [&](const pack::FileReport &report) { reports.push_back(report); },
             .onProgress = {}},
            {}));
        QCOMPARE(m_library->revision(), before);
        QCOMPARE(m_library->steps(store::UndoKind::Import).size(), std::size_t(1));
        const QFileInfo library(m_library->path());
        QCOMPARE(library.dir().entryList({u"*.making-*"_s}), QStringList());
        m_library->import({m_library->file(u"in"_s)});
        const pack::ImportSummary &did = m_library->summary;
        QCOMPARE(std::tuple(would.imported, would.unchanged, would.replaced, would.refused,
                            would.conflicts),
                 std::tuple(did.imported, did.unchanged, did.replaced, did.refused, did.conflicts));
        QCOMPARE(would.conflicts, 1);
        QCOMPARE(would.importId, 0);
        for (std::size_t i = 0; i < reports.size(); ++i) {
            QCOMPARE(reports[i].outcome, m_library->reports[i].outcome);
            QCOMPARE(reports[i].expressionUri, m_library->reports[i].expressionUri);
        }
    }

    void aDryRunMakesNoLibrary()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"none.sheria"_s);
        const auto would = must(pack::tryImport(
            path, {m_library->write(u"1.xml"_s, xmlOf(version("one")))}, m_library->clock, {}, {}));
        QCOMPARE(would.imported, 1);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

private:
    std::unique_ptr<Undoable> m_library;
};

SHERIA_TEST(TestConflicts)
} // namespace tst_conflicts
#include "tst_conflicts.moc"
