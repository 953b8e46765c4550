// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctlnotes {

using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Act = u"/akn/zz/act/2005/4"_s;

/// sheriactl notes, on the sample library.
class TestCtlNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, m_library, u"--sample"_s}).exit, 0);
    }
    void init() { m_file = m_folder.filePath(u"notes-%1.sqlite"_s.arg(++m_count)); }

    void aNoteIsAddedChangedAndShown()
    {
        const QJsonObject note = add({u"--text"_s, u"Ask the board"_s, u"--tag"_s, u"todo"_s,
                                      u"--collection"_s, u"Case 7"_s, Act + u"/eng/~sec_12"_s});
        QCOMPARE(note[u"kind"_s].toString(), u"note"_s);
        QCOMPARE(note[u"eid"_s].toString(), u"sec_12"_s);
        QCOMPARE(note[u"frbr_uri"_s].toString(), Act);
        QVERIFY(note[u"expression_frbr_uri"_s].toString().startsWith(Act + u"/eng@"_s));
        QCOMPARE(run({u"change"_s, u"1"_s, u"--text"_s, u"Asked"_s, u"--no-tags"_s}).exit, 0);
        const QJsonObject shown = run({u"show"_s, u"--json"_s, u"1"_s}).objects().at(0);
        QCOMPARE(shown[u"note"_s][u"text"_s].toString(), u"Asked"_s);
        QCOMPARE(shown[u"note"_s][u"tags"_s].toArray(), QJsonArray());
        QCOMPARE(shown[u"note"_s][u"collections"_s].toArray(), QJsonArray{u"Case 7"_s});
        QCOMPARE(shown[u"history"_s][0][u"text"_s].toString(), u"Ask the board"_s);
        const CtlResult text = run({u"show"_s, note[u"uuid"_s].toString()});
        QVERIFY2(text.output.contains("    Asked\nuntil 20"), text.output.constData());
        QCOMPARE(QFile::permissions(m_file) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    /// What changes when in the works that somebody keeps notes on.
    void aCollectionHasEffects()
    {
        add({u"--collection"_s, u"Case 7"_s, Act});
        const auto effects = [this](const QStringList &which) {
            return runCtl(QStringList{u"effects"_s, u"--library"_s, m_library} + which);
        };
        const CtlResult ofNotes = effects({u"--collection"_s, u"Case 7"_s, u"--notes"_s, m_file});
        QCOMPARE(ofNotes.exit, 0);
        QVERIFY(!ofNotes.output.isEmpty());
        QCOMPARE(ofNotes.output, effects({Act}).output);
        QCOMPARE(effects({u"--collection"_s, u"Case 8"_s, u"--notes"_s, m_file}).exit, 3);
        QCOMPARE(effects({u"--place"_s, u"zz"_s, Act}).exit, 2);
        QCOMPARE(effects({}).exit, 2);
    }

    void theKindFollowsFromWhatIsGiven()
    {
        const QString words = quote();
        QCOMPARE(add({u"--quote"_s, words, Act + u"/eng/~sec_12"_s})[u"kind"_s].toString(),
                 u"highlight"_s);
        QCOMPARE(add({Act})[u"kind"_s].toString(), u"bookmark"_s);
        const CtlResult input = runCtl(call({u"add"_s, u"--library"_s, m_library, u"--text"_s,
                                             u"-"_s, u"--json"_s, Act}),
                                       "From a pipe\n");
        QCOMPARE(input.objects().at(0)[u"text"_s].toString(), u"From a pipe"_s);
        QCOMPARE(run({u"list"_s}).lines().size(), 3);
        QCOMPARE(run({u"list"_s, u"--kind"_s, u"highlight"_s}).lines().size(), 1);
        QCOMPARE(run({u"list"_s, u"pipe"_s}).lines().size(), 1);
        QCOMPARE(run({u"search"_s, u"from"_s, u"PIPE"_s}).lines().size(), 1);
    }

    void removesAndRestores()
    {
        add({Act});
        add({Act + u"/eng/~sec_12"_s});
        QCOMPARE(run({u"remove"_s, u"1"_s, u"7"_s}).exit, 3);
        QCOMPARE(run({u"list"_s}).lines().size(), 2);
        QCOMPARE(run({u"remove"_s, u"1"_s, u"2"_s}).exit, 0);
        QCOMPARE(run({u"list"_s}).output, QByteArray());
        QCOMPARE(run({u"list"_s, u"--removed"_s}).lines().size(), 2);
        QCOMPARE(run({u"restore"_s, u"2"_s}).exit, 0);
        QVERIFY(run({u"empty"_s}).errors.contains("1 deleted"));
        QCOMPARE(run({u"restore"_s, u"1"_s}).exit, 3);
        QCOMPARE(run({u"list"_s}).lines().size(), 1);
    }

    void saysWhereNotesAre()
    {
        add({u"--quote"_s, quote(), Act + u"/eng/~sec_12"_s});
        add({Act});
        const auto now = run({u"where"_s, u"--library"_s, m_library, u"--json"_s});
        QCOMPARE(now.exit, 0);
        QCOMPARE(now.objects().size(), 2);
        const QJsonObject placement = now.objects().at(0)[u"placement"_s].toObject();
        QCOMPARE(placement[u"state"_s].toString(), u"kept"_s);
        QCOMPARE(placement[u"confidence"_s].toDouble(), 1.0);
        QVERIFY(placement[u"uri"_s].toString().contains(u"~sec_12"));
        const auto before = run(
            {u"where"_s, u"--library"_s, m_library, u"--at"_s, u"1900-01-01"_s});
        QCOMPARE(before.exit, 1);
        QVERIFY2(before.output.contains("lost"), before.output.constData());
        QCOMPARE(run({u"where"_s, u"--library"_s, m_library, u"--state"_s, u"lost"_s}).output,
                 QByteArray());
    }

    void aSearchIsSaved()
    {
        add({u"--text"_s, u"boat"_s, Act});
        QCOMPARE(run({u"search"_s, u"boat"_s, u"--save"_s, u"Boats"_s}).lines().size(), 1);
        const QStringList news{u"search"_s, u"--saved"_s, u"Boats"_s, u"--new"_s};
        QCOMPARE(run(news).output, QByteArray());
        add({u"--text"_s, u"a boat"_s, Act});
        QCOMPARE(run({u"search"_s, u"--saved-searches"_s, u"--json"_s})
                     .objects()
                     .at(0)[u"new"_s]
                     .toInt(),
                 1);
        QCOMPARE(run(news).lines().size(), 1);
        QCOMPARE(run(news).output, QByteArray());
        QCOMPARE(run({u"search"_s, u"--saved"_s, u"Boats"_s}).lines().size(), 2);
        QCOMPARE(run({u"search"_s, u"--forget"_s, u"Boats"_s}).exit, 0);
        QCOMPARE(run(news).exit, 3);
    }

    void exportsAndImports_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("JSON-LD") << u"jsonld"_s;
        QTest::newRow("Markdown") << u"markdown"_s;
    }
    void exportsAndImports()
    {
        QFETCH(QString, format);
        add({u"--quote"_s, quote(), u"--text"_s, u"Why?"_s, Act + u"/eng/~sec_12"_s});
        add({u"--tag"_s, u"todo"_s, Act});
        const CtlResult out = run({u"export"_s, u"--format"_s, format});
        QCOMPARE(out.exit, 0);
        const QString path = m_folder.filePath(u"out"_s);
        QCOMPARE(run({u"export"_s, u"--format"_s, format, u"--output"_s, path}).exit, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), out.output);
        m_file += u".copy"_s;
        const auto imported = run({u"import"_s, u"--json"_s, path});
        QCOMPARE(imported.exit, 0);
        QCOMPARE(imported.objects().at(0)[u"added"_s].toInt(), 2);
        QCOMPARE(run({u"export"_s, u"--format"_s, format}).output, out.output);
        QVERIFY(run({u"import"_s, path}).output.contains("2 unchanged"));
    }

    /// Two people, each with a file of notes, and a folder between them.
    void aCollectionIsShared()
    {
        const QString office = m_folder.filePath(u"office-%1"_s.arg(m_count));
        QVERIFY(QDir().mkpath(office));
        const QString ann = m_file;
        const QString ben = m_file + u".ben"_s;
        const auto of = [this](const QString &person) {
            m_file = person;
        };
        add({u"--text"_s, u"Private"_s, Act});
        add({u"--text"_s, u"Ask the board"_s, u"--collection"_s, u"Case 7"_s, Act});
        QCOMPARE(run({u"share"_s}).output, QByteArray());
        QCOMPARE(run({u"share"_s, u"Case 7"_s}).exit, 2);
        QCOMPARE(run({u"share"_s, u"Case 7"_s, u"--folder"_s, office + u"x"_s, u"--name"_s,
                      u"Ann"_s})
                     .exit,
                 3);
        const QStringList share{u"share"_s, u"Case 7"_s, u"--folder"_s, office, u"--name"_s};
        QCOMPARE(run(share + QStringList(u"Ann"_s)).output,
                 "0 changes taken, 1 given, 0 conflicts\n");
        of(ben);
        QCOMPARE(run(share + QStringList(u"Ben"_s)).output,
                 "1 changes taken, 0 given, 0 conflicts\n");
        QCOMPARE(run({u"list"_s}).lines().size(), 1);
        QVERIFY(run({u"list"_s}).output.contains("Ask the board  by Ann"));
        const QJsonObject shared = run({u"share"_s, u"--json"_s}).objects().at(0);
        QCOMPARE(shared[u"shared"_s].toArray(), QJsonArray{u"Case 7"_s});
        QCOMPARE(shared[u"name"_s].toString(), u"Ben"_s);
        QCOMPARE(run({u"conflicts"_s}).exit, 0);
        // Both change it.
        QCOMPARE(run({u"change"_s, u"1"_s, u"--text"_s, u"Ask the minister"_s}).exit, 0);
        QCOMPARE(run({u"merge"_s}).exit, 0);
        of(ann);
        QCOMPARE(run({u"change"_s, u"2"_s, u"--text"_s, u"Ask them both"_s}).exit, 0);
        const QJsonObject merged = run({u"merge"_s, u"--json"_s}).objects().at(0);
        QCOMPARE(merged[u"taken"_s].toInt(), 1);
        QCOMPARE(merged[u"given"_s].toInt(), 1);
        QCOMPARE(merged[u"conflicts"_s].toInt(), 1);
        const CtlResult conflicts = run({u"conflicts"_s});
        QCOMPARE(conflicts.exit, 1);
        QVERIFY2(conflicts.output.contains("1. Ann (you), "), conflicts.output.constData());
        QVERIFY2(conflicts.output.contains("    Ask the minister\n"), conflicts.output.constData());
        const QJsonObject conflict = run({u"conflicts"_s, u"--json"_s}).objects().at(0);
        QCOMPARE(conflict[u"texts"_s][0][u"mine"_s].toBool(), true);
        QCOMPARE(conflict[u"texts"_s][1][u"name"_s].toString(), u"Ben"_s);
        QCOMPARE(run({u"resolve"_s, u"2"_s}).exit, 2);
        QCOMPARE(run({u"resolve"_s, u"2"_s, u"--keep"_s, u"3"_s}).exit, 2);
        QCOMPARE(run({u"resolve"_s, u"1"_s, u"--keep"_s, u"mine"_s}).exit, 3);
        QCOMPARE(run({u"resolve"_s, u"2"_s, u"--keep"_s, u"theirs"_s}).exit, 0);
        QVERIFY(run({u"show"_s, u"2"_s}).output.contains(", Ann:\n    Ask them both"));
        QCOMPARE(run({u"merge"_s}).exit, 0);
        of(ben);
        QCOMPARE(run({u"merge"_s}).exit, 0);
        QCOMPARE(run({u"conflicts"_s}).exit, 0);
        QVERIFY(run({u"show"_s, u"1"_s}).output.contains("Ask the minister"));
        // A log that is none of ours is named, and does not stop the rest.
        QFile bad(office + u"/11111111-2222-4333-8444-555555555555.jsonl"_s);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("nonsense\n");
        bad.close();
        const CtlResult refused = run({u"merge"_s});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.errors.contains("line 1 and what follows was not taken"),
                 refused.errors.constData());
        QCOMPARE(run({u"unshare"_s, u"Case 8"_s}).exit, 3);
        QCOMPARE(run({u"unshare"_s, u"Case 7"_s}).exit, 0);
        QVERIFY(run({u"merge"_s}).errors.contains("no collection is shared"));
    }

    void saysWhatIsWrong()
    {
        QCOMPARE(run({u"list"_s}).exit, 3); // No file yet, and none is made.
        QVERIFY(!QFile::exists(m_file));
        const QString provision = Act + u"/eng/~sec_12"_s;
        const auto adding = [&](const QStringList &words) {
            return run(QStringList{u"add"_s, u"--library"_s, m_library} + words).exit;
        };
        QCOMPARE(adding({}), 2);
        QCOMPARE(adding({u"--kind"_s, u"song"_s, provision}), 2);
        QCOMPARE(adding({u"--quote"_s, u"no such words"_s, provision}), 3);
        QCOMPARE(adding({u"--quote"_s, u"the"_s, provision}), 5);
        QCOMPARE(adding({Act + u"/eng/~sec_999"_s}), 3);
        QCOMPARE(adding({u"/akn/zz/act/1900/1"_s}), 3);
        QCOMPARE(run({u"remove"_s}).exit, 2);
        add({Act});
        QCOMPARE(run({u"where"_s, u"--library"_s, m_library, u"--at"_s, u"May"_s}).exit, 2);
        QCOMPARE(run({u"import"_s, m_library}).exit, 2);
        QCOMPARE(run({u"import"_s, m_folder.filePath(u"none"_s)}).exit, 3);
        m_file = m_library;
        const CtlResult library = run({u"list"_s});
        QCOMPARE(library.exit, 4);
        QVERIFY2(library.errors.contains("no file of notes"), library.errors.constData());
    }

private:
    /// Words that stand once in section 12.
    QString quote()
    {
        const auto blame = runCtl(
            {u"blame"_s, u"--library"_s, m_library, u"--json"_s, Act + u"/eng/~sec_12"_s});
        QString best;
        for (const QJsonObject &run : blame.objects()) {
            const QString text = run[u"text"_s].toString();
            best = text.size() > best.size() ? text : best;
        }
        return best.section(u' ', 0, 9);
    }
    QStringList call(const QStringList &words) const
    {
        return QStringList(u"notes"_s) + words + QStringList{u"--notes"_s, m_file};
    }
    CtlResult run(const QStringList &words) const { return runCtl(call(words)); }
    QJsonObject add(const QStringList &words) const
    {
        const CtlResult result = run(QStringList{u"add"_s, u"--library"_s, m_library, u"--json"_s}
                                     + words);
        if (result.exit != 0)
            qWarning("%s", result.errors.constData());
        return result.objects().value(0);
    }

    QTemporaryDir m_folder;
    QString m_library = m_folder.filePath(u"sample.sheria"_s);
    QString m_file;
    int m_count = 0;
};

SHERIA_TEST(TestCtlNotes)
} // namespace tst_ctlnotes
#include "tst_ctlnotes.moc"
