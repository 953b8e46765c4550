// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notesfile.h"
#include "core/store/db/statement.h"
#include "tests/support/kills.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_notesfile {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using notes::Note;
using notes::NotesFile;
using notes::Search;

constexpr auto Private = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

Note noteOn(const QByteArray &work, const QString &text)
{
    Note note;
    note.text = text;
    note.anchor.workUri = work;
    return note;
}

/// A file of notes: what it keeps, what it refuses, and who else has it open.
class TestNotesFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void isReadableByItsOwnerOnly()
    {
        const QString path = m_folder->filePath(u"a/b/notes.sqlite"_s);
        NotesFile file = must(NotesFile::open(path, NotesFile::Mode::Write));
        must(file.add(noteOn("/akn/xa/act/2005/4", u"One"_s), m_clock.now()));
        for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s})
            QCOMPARE(QFileInfo(path + suffix).permissions(), Private);
        QVERIFY(!(QFileInfo(m_folder->filePath(u"a"_s)).permissions() & QFile::ReadOther));
    }

    void keepsANoteAsItIs()
    {
        NotesFile file = opened();
        Note note = noteOn("/akn/xa/act/2005/4", u"  One\r\ntwo\n\n"_s);
        note.kind = Note::Kind::Highlight;
        note.colour = u"yellow"_s;
        note.tags = QStringList{u"b"_s, u" a "_s, u"b"_s, u""_s};
        note.collections = QStringList{u"My case"_s};
        note.anchor.expressionUri = "/akn/xa/act/2005/4/eng@2009-02-03";
        note.anchor.language = "eng";
        note.anchor.date = QDate(2009, 2, 3);
        note.anchor.component = "schedule1";
        note.anchor.eId = "sec_1";
        note.anchor.exact = u"a tree"_s;
        note.anchor.prefix = u"No person may cut "_s;
        note.anchor.suffix = u" down."_s;
        note.anchor.start = 18;
        const Note added = must(file.add(note, m_clock.now()));
        const Note read = must(file.note(added.id));
        QCOMPARE(read.text, u"  One\ntwo"_s);
        QCOMPARE(read.tags, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(read.collections, note.collections);
        QVERIFY(read.anchor == note.anchor);
        QCOMPARE(read.kind, note.kind);
        QCOMPARE(read.createdAt, m_clock.now());
        QCOMPARE(read.uuid.size(), 36);
        QCOMPARE(must(file.named(QString::fromUtf8(read.uuid.first(10)))).id, read.id);
        QCOMPARE(file.named(u"%'; DROP TABLE note"_s).error().code, ErrorCode::NotFound);
    }

    void keepsEarlierTexts()
    {
        NotesFile file = opened();
        const qint64 id = must(file.add(noteOn("/akn/xa/act/2005/4", u"One"_s), m_clock.now())).id;
        const qint64 before = must(file.revision());
        for (const QString &text : {u"Two"_s, u"Two"_s, u"Three"_s}) {
            m_clock.advance(1000);
            notes::Change change;
            change.text = text;
            must(file.change(id, change, m_clock.now()));
        }
        QCOMPARE(must(file.revision()), before + 2);
        const auto history = must(file.history(id));
        QCOMPARE(history.size(), 2UL);
        QCOMPARE(history[0].text, u"Two"_s);
        QCOMPARE(history[1].text, u"One"_s);
        QCOMPARE(history[0].until, m_clock.now());
        QCOMPARE(file.change(77, {}, m_clock.now()).error().code, ErrorCode::NotFound);
    }

    void whatIsRemovedLiesInTheTrash()
    {
        NotesFile file = opened();
        const qint64 one = must(file.add(noteOn("/akn/xa/act/2005/4", u"One"_s), m_clock.now())).id;
        const qint64 two = must(file.add(noteOn("/akn/xa/act/2005/5", u"Two"_s), m_clock.now())).id;
        QVERIFY(!file.remove({one, 77}, m_clock.now())); // All or none.
        QCOMPARE(must(file.find({})).size(), 2UL);
        must(file.remove({one, two}, m_clock.now()));
        Search trash;
        trash.onlyRemoved = true;
        QVERIFY(must(file.find({})).empty());
        QCOMPARE(must(file.find(trash)).size(), 2UL);
        must(file.restore({one}, m_clock.now()));
        QCOMPARE(file.restore({one}, m_clock.now()).error().code, ErrorCode::NotFound);
        QCOMPARE(must(file.emptyTrash()), 1);
        QCOMPARE(must(file.find({})).size(), 1UL);
        QVERIFY(must(file.find(trash)).empty());
    }

    void findsNotes_data()
    {
        QTest::addColumn<Search>("search");
        QTest::addColumn<QStringList>("found");
        Search search;
        QTest::newRow("all") << search << QStringList{u"Éléphant rule"_s, u"Second"_s};
        search.words = u"éLÉPHANT RULE"_s;
        QTest::newRow("words") << search << QStringList{u"Éléphant rule"_s};
        search.words = u"quoted"_s;
        QTest::newRow("quotation") << search << QStringList{u"Second"_s};
        search.words = u"elephant second"_s;
        QTest::newRow("not in one") << search << QStringList();
        search = {};
        search.tags = QStringList{u"x"_s, u"y"_s};
        QTest::newRow("tags") << search << QStringList{u"Éléphant rule"_s};
        search = {};
        search.kinds = {Note::Kind::Highlight};
        QTest::newRow("kind") << search << QStringList{u"Second"_s};
        search = {};
        search.workUri = "/akn/xa/act/2005/5";
        QTest::newRow("work") << search << QStringList{u"Second"_s};
        search = {};
        search.collection = u"Case"_s;
        QTest::newRow("collection") << search << QStringList{u"Éléphant rule"_s};
        search = {};
        search.colour = u"red"_s;
        QTest::newRow("colour") << search << QStringList{u"Second"_s};
    }
    void findsNotes()
    {
        QFETCH(Search, search);
        QFETCH(QStringList, found);
        NotesFile file = opened();
        Note one = noteOn("/akn/xa/act/2005/4", u"Éléphant rule"_s);
        one.tags = QStringList{u"x"_s, u"y"_s};
        one.collections = QStringList{u"Case"_s};
        must(file.add(one, m_clock.now()));
        Note two = noteOn("/akn/xa/act/2005/5", u"Second"_s);
        two.kind = Note::Kind::Highlight;
        two.anchor.exact = u"quoted words"_s;
        two.colour = u"red"_s;
        two.tags = QStringList{u"y"_s};
        must(file.add(two, m_clock.now()));
        QStringList texts;
        for (const Note &note : must(file.find(search)))
            texts << note.text;
        QCOMPARE(texts, found);
        must(file.save(u"mine"_s, search));
        QVERIFY(must(file.savedSearch(u"mine"_s)).search == search);
        QCOMPARE(must(file.tags()), (NotesFile::Counts{{u"x"_s, 1}, {u"y"_s, 2}}));
    }

    void theWorksOfACollectionAreNamedOnce()
    {
        NotesFile file = opened();
        for (const QByteArray &work : {"/akn/xa/act/2006/1"_ba, "/akn/xa/act/2005/4"_ba,
                                       "/akn/xa/act/2006/1"_ba, "/akn/xa/act/2007/1"_ba}) {
            Note note = noteOn(work, u"boat"_s);
            if (!work.contains("2007"))
                note.collections = QStringList{u"Case"_s};
            must(file.add(note, m_clock.now()));
        }
        QCOMPARE(must(file.worksIn(u"Case"_s)),
                 QByteArrayList({"/akn/xa/act/2005/4", "/akn/xa/act/2006/1"}));
        QVERIFY(must(file.worksIn(u"Other"_s)).isEmpty());
    }

    void aSavedSearchKnowsWhatIsNew()
    {
        NotesFile file = opened();
        Search search;
        search.words = u"boat"_s;
        const qint64 id = must(file.add(noteOn("/akn/xa/act/2005/4", u"boat"_s), m_clock.now())).id;
        must(file.save(u"Boats"_s, search));
        QVERIFY(must(file.newSince(u"Boats"_s)).empty());
        must(file.add(noteOn("/akn/xa/act/2005/4", u"a second boat"_s), m_clock.now()));
        must(file.add(noteOn("/akn/xa/act/2005/4", u"a tree"_s), m_clock.now()));
        QCOMPARE(must(file.newSince(u"Boats"_s)).size(), 1UL);
        must(file.markSeen(u"Boats"_s, must(file.revision())));
        QVERIFY(must(file.newSince(u"Boats"_s)).empty());
        notes::Change change;
        change.text = u"boat, once more"_s;
        must(file.change(id, change, m_clock.now()));
        QCOMPARE(must(file.newSince(u"Boats"_s)).size(), 1UL);
        must(file.forget(u"Boats"_s));
        QCOMPARE(file.newSince(u"Boats"_s).error().code, ErrorCode::NotFound);
        QCOMPARE(file.forget(u"Boats"_s).error().code, ErrorCode::NotFound);
    }

    void refusesWhatIsTooLargeOrOfNoWork()
    {
        NotesFile file = opened();
        const auto code = [&](const Note &note) {
            return file.add(note, m_clock.now()).error().code;
        };
        Note note = noteOn("/akn/xa/act/2005/4", QString(notes::MaxTextChars + 1, u'x'));
        QCOMPARE(code(note), ErrorCode::InvalidArgument);
        note = noteOn("", u"One"_s);
        QCOMPARE(code(note), ErrorCode::InvalidArgument);
        note = noteOn("/akn/xa/act/2005/4", u"One"_s);
        note.anchor.expressionUri = "/akn/xa/act/2005/5/eng@2009-02-03";
        QCOMPARE(code(note), ErrorCode::InvalidArgument);
        note.anchor.expressionUri.clear();
        note.anchor.eId = "sec_1\n";
        QCOMPARE(code(note), ErrorCode::InvalidArgument);
        note.anchor.eId.clear();
        note.tags = QStringList{QString(notes::MaxNameChars + 1, u'x')};
        QCOMPARE(code(note), ErrorCode::InvalidArgument);
        QVERIFY(must(file.find({})).empty());
    }

    void refusesFilesOfOthers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &sql,
                            ErrorCode code = ErrorCode::Corrupt) {
            QTest::newRow(name) << bytes << sql << code;
        };
        row("text",
            "not a database at all, but a text that is longer than a header of SQLite is. "
            "So it cannot be one.",
            {});
        row("short", "SQLite", {});
        row("header alone", QByteArray("SQLite format 3\0", 16) + QByteArray(84, '\1'), {});
        row("another program's", {}, "DROP TABLE state; PRAGMA application_id = 7");
        row("without an id", {}, "PRAGMA application_id = 0; PRAGMA user_version = 0");
        row("newer", {}, "PRAGMA user_version = 99", ErrorCode::Unsupported);
        row("a trigger", {}, "CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note; END");
        row("a view for a table", {},
            "DROP TABLE note_tag; CREATE VIEW note_tag AS SELECT 1 AS note_id, 'x' AS name");
        row("a table more", {}, "CREATE TABLE more (id INTEGER)");
        row("a table less", {}, "DROP TABLE earlier_text");
    }
    void refusesFilesOfOthers()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, sql);
        QFETCH(ErrorCode, code);
        if (!sql.isEmpty()) {
            opened();
            store::Database db = must(
                store::Database::open(path(), store::Database::Mode::ReadWrite));
            must(db.execute(sql.constData()));
        } else {
            QFile file(path());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        }
        for (const auto mode : {NotesFile::Mode::Look, NotesFile::Mode::Write}) {
            const auto file = NotesFile::open(path(), mode);
            QVERIFY(!file);
            QCOMPARE(file.error().code, code);
            QVERIFY2(file.error().text().contains(path()), qPrintable(file.error().text()));
        }
        if (!bytes.isEmpty()) {
            QFile file(path());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), bytes);
        }
    }

    void refusesADamagedFile()
    {
        {
            NotesFile file = opened();
            for (int i = 0; i < 200; ++i)
                must(file.add(noteOn("/akn/xa/act/2005/4", QString(400, u'x')), m_clock.now()));
        }
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        for (qint64 at = 3 * 4096; at < file.size(); at += 4096) {
            file.seek(at);
            file.write(QByteArray(64, '\xff'));
        }
        file.close();
        QCOMPARE(NotesFile::open(path(), NotesFile::Mode::Look).error().code, ErrorCode::Corrupt);
        QVERIFY(file.resize(5000));
        QVERIFY(!NotesFile::open(path(), NotesFile::Mode::Write));
    }

    void looksWithoutMakingAFile()
    {
        QCOMPARE(NotesFile::open(path(), NotesFile::Mode::Look).error().code, ErrorCode::NotFound);
        QVERIFY(!QFileInfo::exists(path()));
        QCOMPARE(NotesFile::open(m_folder->path(), NotesFile::Mode::Write).error().code,
                 ErrorCode::InvalidArgument);
    }

    void anEmptyFileBecomesOne()
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        must(opened().add(noteOn("/akn/xa/act/2005/4", u"One"_s), m_clock.now()));
        QCOMPARE(QFileInfo(path()).permissions(), Private);
    }

    /// They make the file together, too.
    void twoProgramsWriteAtOnce()
    {
        constexpr int Each = 100;
        std::array<QProcess, 3> programs;
        for (std::size_t i = 0; i < programs.size(); ++i)
            start(programs[i], QString::number(i), Each);
        for (QProcess &program : programs) {
            QVERIFY(program.waitForFinished(60'000));
            QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        }
        NotesFile file = opened();
        QCOMPARE(must(file.find({})).size(), programs.size() * Each);
        QCOMPARE(must(file.revision()), qint64(programs.size() * Each * 2));
    }

    void aKilledWriterLosesNothingThatItReported()
    {
        constexpr int LeastKills = 12;
        QByteArrayList reported;
        for (int kill = 0; kill < killCount(LeastKills); ++kill) {
            QProcess program;
            start(program, QString::number(kill), 100'000);
            QByteArray out;
            // The first kills come while the file is made.
            while (out.count('\n') < kill && program.waitForReadyRead(30'000))
                out += program.readAllStandardOutput();
            program.kill();
            program.waitForFinished();
            out += program.readAllStandardOutput();
            QByteArrayList lines = out.split('\n');
            lines.removeLast();
            reported << lines;
            NotesFile file = opened();
            for (const QByteArray &uuid : reported) {
                const Note note = must(file.named(QString::fromUtf8(uuid)));
                QVERIFY(note.text.endsWith(u" changed"));
                QCOMPARE(note.tags.size(), 2);
                QCOMPARE(must(file.history(note.id)).size(), 1UL);
            }
            for (const Note &note : must(file.find({})))
                QCOMPARE(note.tags.size(), 2); // Nothing is there by half.
        }
        QVERIFY(!reported.isEmpty());
        QCOMPARE(QDir(m_folder->path()).entryList({u"*.making*"_s}, QDir::Files), QStringList());
    }

private:
    QString path() const { return m_folder->filePath(u"notes.sqlite"_s); }
    NotesFile opened() const { return must(NotesFile::open(path(), NotesFile::Mode::Write)); }
    void start(QProcess &program, const QString &name, int count) const
    {
        program.start(QStringLiteral(SHERIA_TEST_NOTES_WRITER),
                      {path(), name, QString::number(count)});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FixedClock m_clock;
};

SHERIA_TEST(TestNotesFile)
} // namespace tst_notesfile
#include "tst_notesfile.moc"
