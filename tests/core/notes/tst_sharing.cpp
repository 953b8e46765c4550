// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notesfile.h"
#include "core/notes/sharedfolder.h"
#include "core/notes/webannotation.h"
#include "tests/support/kills.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_sharing {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using notes::Conflict;
using notes::Exchanged;
using notes::Note;
using notes::NotesFile;
using notes::Operation;

const QString Case = u"Case 7"_s;
const QByteArray Stranger = "11111111-2222-4333-8444-555555555555";
const QByteArray NoteOfStranger = "99999999-2222-4333-8444-555555555555";

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A person with notes, and the folder as their computer has it: the logs of others come when deliver() brings
/// them, as far as it does.
class Person
{
public:
    Person(const QString &base, const QString &name)
        : m_name(name)
        , m_path(base + u'/' + name + u".sqlite"_s)
        , m_folder(base + u'/' + name)
    {
        QDir().mkpath(m_folder);
        must(file().share(Case, m_folder, name, clock.now()));
    }

    QString name() const { return m_name; }
    QString path() const { return m_path; }
    QString folder() const { return m_folder; }
    NotesFile file() const { return must(NotesFile::open(m_path, NotesFile::Mode::Write)); }
    QString log() const
    {
        return m_folder + u'/' + QString::fromLatin1(must(file().sharing()).author) + u".jsonl"_s;
    }
    Exchanged exchange() { return must(notes::exchange(m_path, clock.now())); }

    Note add(const QString &text, const QStringList &collections = {Case})
    {
        Note note;
        note.text = text;
        note.anchor.workUri = "/akn/xa/act/2005/4";
        note.collections = collections;
        return must(file().add(note, clock.now()));
    }
    Note write(const QByteArray &uuid, const QString &text, std::optional<QString> seen = {})
    {
        notes::Change change;
        change.text = text;
        change.textSeen = std::move(seen);
        NotesFile opened = file();
        return must(opened.change(note(uuid).id, change, clock.now()));
    }
    Note note(const QByteArray &uuid) const
    {
        return must(file().named(QString::fromLatin1(uuid)));
    }
    Conflict conflict(const QByteArray &uuid) const
    {
        const auto found = must(file().conflict(note(uuid).id));
        return found.value_or(Conflict());
    }
    /// The texts to choose from.
    QStringList choice(const QByteArray &uuid) const
    {
        QStringList texts;
        for (const notes::ConflictingText &each : conflict(uuid).texts)
            texts << each.text;
        return texts;
    }
    /// All that is there to be read of a note.
    std::set<QString> texts(const QByteArray &uuid) const
    {
        const Note found = note(uuid);
        std::set<QString> all{found.text};
        for (const notes::EarlierText &each : must(file().history(found.id)))
            all.insert(each.text);
        for (const QString &each : choice(uuid))
            all.insert(each);
        return all;
    }
    std::vector<Note> all() const
    {
        notes::Search trash;
        trash.onlyRemoved = true;
        std::vector<Note> found = must(file().find({}));
        const std::vector<Note> removed = must(file().find(trash));
        found.insert(found.end(), removed.begin(), removed.end());
        return found;
    }
    /// What everybody should see alike, in bytes.
    QByteArray shared() const
    {
        QByteArrayList lines;
        for (Note note : all()) {
            if (!note.sharing)
                continue;
            json::Writer out;
            out.beginObject();
            std::vector<Conflict> conflicts;
            if (auto conflict = must(file().conflict(note.id)))
                conflicts.push_back(*conflict);
            QStringList choices;
            for (const Conflict &each : conflicts) {
                for (const notes::ConflictingText &text : each.texts)
                    choices << text.name + u": "_s + text.text;
                choices << each.removedBy;
            }
            choices.sort();
            QStringList earlier;
            for (const notes::EarlierText &each : must(file().history(note.id)))
                earlier << each.name + u": "_s + each.text + each.until.toString(Qt::ISODateWithMs);
            earlier.sort();
            note.id = note.revision = 0;
            out.key("note");
            notes::write(out, note);
            out.members("choices", choices, "earlier", earlier);
            lines << out.endObject().take();
        }
        std::sort(lines.begin(), lines.end());
        return lines.join('\n');
    }

    FixedClock clock;

private:
    QString m_name;
    QString m_path;
    QString m_folder;
};

/// Brings the first bytes of a person's log to another; all: the whole.
void deliver(const Person &from, const Person &to, qsizetype bytes = -1)
{
    const QByteArray log = contents(from.log());
    put(to.folder() + u'/' + QFileInfo(from.log()).fileName(), bytes < 0 ? log : log.first(bytes));
}

/// Until nobody has anything new.
void deliverAll(const std::vector<std::unique_ptr<Person>> &people)
{
    for (int round = 0; round < 3; ++round) {
        for (const auto &person : people)
            person->exchange();
        for (const auto &from : people) {
            for (const auto &to : people) {
                if (from != to)
                    deliver(*from, *to);
            }
        }
    }
}

Operation strange(qint64 number, const QString &text)
{
    Operation operation;
    operation.id = {Stranger, number};
    operation.stamp = {FixedClock().now().toMSecsSinceEpoch(), number};
    operation.name = u"Eve"_s;
    operation.note = NoteOfStranger;
    operation.anchor = notes::Anchor();
    operation.anchor->workUri = "/akn/xa/act/2005/4";
    operation.createdAt = FixedClock().now();
    operation.text = text;
    operation.collectionsAdded = QStringList{Case};
    return operation;
}

/// Collections that several people share: nothing is lost, everybody sees the same, and nobody can disturb
/// the others.
class TestSharing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_people.clear();
    }

    /// Anything in any order, with parts of logs, torn lines and wrong clocks: everybody ends with the same
    /// bytes, and every text that anybody wrote can be read by everybody.
    void everybodyEndsWithTheSame_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void everybodyEndsWithTheSame()
    {
        QFETCH(quint32, seed);
        constexpr int Steps = IsSanitized ? 30 : 140; // Each reads what all before it have left.
        QRandomGenerator random(seed);
        const int count = 3 + int(seed % 3);
        for (int i = 0; i < count; ++i) {
            Person &person = join(u"Person %1"_s.arg(i));
            person.clock.advance(random.bounded(12 * 60 * 60 * 1000)); // Each clock is wrong.
        }
        m_written.clear();
        for (int step = 0; step < Steps; ++step) {
            Person &person = *m_people[std::size_t(random.bounded(int(m_people.size())))];
            person.clock.advance(random.bounded(60'000));
            if (random.bounded(3) == 0)
                receiveSome(person, random);
            else
                doAnything(person, random, step);
        }
        deliverAll(m_people);
        const QByteArray expected = m_people.front()->shared();
        QVERIFY(expected.size() > 1000);
        for (const auto &person : m_people) {
            QCOMPARE(person->shared(), expected);
            for (const auto &[uuid, texts] : m_written) {
                for (const QString &text : texts)
                    QVERIFY2(person->texts(uuid).contains(text),
                             qPrintable(person->name() + u" has lost "_s + text));
            }
            QVERIFY(person->exchange().problems.empty());
        }
        QVERIFY(IsSanitized
                || expected.contains("\"conflict\":true")); // Of 30 steps, some make none.
    }

    void textsOfPeopleWhoDidNotKnowOfEachOtherStandSideBySide()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        ann().write(uuid, u"By Ann"_s);
        ben().clock.advance(60'000);
        ben().write(uuid, u"By Ben"_s);
        deliverAll(m_people);
        QCOMPARE(ann().choice(uuid), (QStringList{u"By Ann"_s, u"By Ben"_s})); // Mine first.
        QCOMPARE(ben().choice(uuid), (QStringList{u"By Ben"_s, u"By Ann"_s}));
        QCOMPARE(ann().note(uuid).text, u"By Ben"_s); // The later one is shown, to both.
        QCOMPARE(ben().note(uuid).text, u"By Ben"_s);
        QCOMPARE(ann().note(uuid).sharing->textBy, u"Ben"_s);
        QCOMPARE(ann().note(uuid).sharing->madeBy, u"Ann"_s);
        QCOMPARE(must(ann().file().conflicts()).size(), 1UL);
        // Who writes on without choosing replaces what they saw, and no more.
        ann().write(uuid, u"By Ben, and more"_s);
        QCOMPARE(ann().choice(uuid).size(), 2);
        std::vector<notes::OperationId> seen;
        for (const notes::ConflictingText &each : ann().conflict(uuid).texts)
            seen.insert(seen.end(), each.operations.begin(), each.operations.end());
        const Note resolved = must(
            ann().file().resolve(ann().note(uuid).id, u"Both"_s, seen, ann().clock.now()));
        QCOMPARE(resolved.text, u"Both"_s);
        QVERIFY(!resolved.sharing->isConflicting);
        QCOMPARE(ann().file().resolve(resolved.id, u"x"_s, seen, ann().clock.now()).error().code,
                 ErrorCode::NotFound);
        deliverAll(m_people);
        QCOMPARE(ben().note(uuid).text, u"Both"_s);
        QVERIFY(ben().choice(uuid).isEmpty());
        for (const QString &text : {u"First"_s, u"By Ann"_s, u"By Ben"_s, u"By Ben, and more"_s})
            QVERIFY2(ben().texts(uuid).contains(text), qPrintable(text));
    }

    /// Another's text comes in while somebody is writing.
    void aTextThatWasNotSeenIsNotReplaced()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        ben().write(uuid, u"By Ben"_s);
        deliverAll(m_people);
        ann().exchange();
        ann().write(uuid, u"By Ann"_s, u"First"_s);
        ann().write(uuid, u"By Ann, too"_s, u"First"_s); // Her own text is not in the way.
        QCOMPARE(ann().choice(uuid), (QStringList{u"By Ann, too"_s, u"By Ben"_s}));
    }

    void fieldsAreMergedOneByOne()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        notes::Change change;
        change.colour = u"red"_s;
        change.tags = QStringList{u"a"_s};
        must(ann().file().change(ann().note(uuid).id, change, ann().clock.now()));
        change = {};
        change.kind = Note::Kind::Highlight;
        change.tags = QStringList{u"b"_s};
        must(ben().file().change(ben().note(uuid).id, change, ben().clock.now()));
        deliverAll(m_people);
        const Note note = ann().note(uuid);
        QCOMPARE(note.colour, u"red"_s);
        QCOMPARE(note.kind, Note::Kind::Highlight);
        QCOMPARE(note.tags, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(ann().shared(), ben().shared());
        QVERIFY(!note.sharing->isConflicting);
    }

    void whatSomebodyChangesIsNotDeletedByAnother()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        must(ann().file().remove({ann().note(uuid).id}, ann().clock.now()));
        ben().write(uuid, u"Still needed"_s);
        deliverAll(m_people);
        for (const Person *person : {&ann(), &ben()}) {
            QCOMPARE(person->note(uuid).text, u"Still needed"_s);
            QVERIFY(!person->note(uuid).removedAt.isValid());
            QCOMPARE(person->conflict(uuid).removedBy, u"Ann"_s);
        }
        // They agree to keep it, later to delete it.
        must(ben().file().resolve(ben().note(uuid).id, {}, {}, ben().clock.now()));
        deliverAll(m_people);
        QVERIFY(!ann().note(uuid).sharing->isConflicting);
        must(ann().file().remove({ann().note(uuid).id}, ann().clock.now()));
        deliverAll(m_people);
        QVERIFY(ben().note(uuid).removedAt.isValid());
        must(ben().file().restore({ben().note(uuid).id}, ben().clock.now()));
        deliverAll(m_people);
        QVERIFY(!ann().note(uuid).removedAt.isValid());
    }

    void whatIsDeletedForGoodComesBackOnlyIfSomebodyChangesIt()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        must(ann().file().remove({ann().note(uuid).id}, ann().clock.now()));
        must(ann().file().emptyTrash());
        ben().add(u"Another"_s);
        deliverAll(m_people);
        QCOMPARE(ann().all().size(), 1UL);
        must(ben().file().restore({ben().note(uuid).id}, ben().clock.now()));
        deliverAll(m_people);
        QCOMPARE(ann().note(uuid).text, u"First"_s);
    }

    void whatIsPrivateNeverLeaves()
    {
        join(u"Ann"_s);
        join(u"Ben"_s);
        ann().add(u"My secret"_s, {u"Diary"_s});
        const QByteArray uuid = ann().add(u"Draft secret"_s, {}).uuid;
        ann().write(uuid, u"For the case"_s);
        notes::Change change;
        change.collections = QStringList{Case, u"Secret plan"_s};
        must(ann().file().change(ann().note(uuid).id, change, ann().clock.now()));
        deliverAll(m_people);
        QCOMPARE(ben().all().size(), 1UL);
        QCOMPARE(ben().note(uuid).collections, QStringList(Case));
        QCOMPARE(ann().note(uuid).collections, (QStringList{Case, u"Secret plan"_s}));
        // It leaves the collection, with a last change that is private already.
        change.collections = QStringList{u"Secret plan"_s};
        change.text = u"Last secret"_s;
        must(ann().file().change(ann().note(uuid).id, change, ann().clock.now()));
        ann().write(uuid, u"Very last secret"_s);
        deliverAll(m_people);
        const QByteArray log = contents(ann().log());
        QVERIFY(log.contains("For the case"));
        QVERIFY2(!log.toLower().contains("secret") && !log.contains("Diary"), log.constData());
        QCOMPARE(ben().note(uuid).text, u"For the case"_s);
        QVERIFY(ben().note(uuid).collections.isEmpty());
        QCOMPARE(ann().note(uuid).text, u"Very last secret"_s);
        // It comes back: the text that came of theirs takes its place.
        change = {};
        change.collections = QStringList{Case};
        must(ann().file().change(ann().note(uuid).id, change, ann().clock.now()));
        deliverAll(m_people);
        QCOMPARE(ben().note(uuid).text, u"Very last secret"_s);
        QVERIFY(!ben().note(uuid).sharing->isConflicting);
    }

    void sharingCanEnd()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        must(ann().file().unshare(Case));
        QCOMPARE(ann().file().unshare(Case).error().code, ErrorCode::NotFound);
        QVERIFY(!ann().exchange().isShared);
        ann().write(uuid, u"Mine alone"_s);
        ben().write(uuid, u"Ben's"_s);
        deliverAll(m_people);
        QCOMPARE(ann().note(uuid).text, u"Mine alone"_s);
        QVERIFY(!ann().note(uuid).sharing);
        QCOMPARE(ben().note(uuid).text, u"Ben's"_s);
        must(ann().file().share(Case, ann().folder(), {}, ann().clock.now()));
        deliverAll(m_people);
        QCOMPARE(ann().choice(uuid), (QStringList{u"Mine alone"_s, u"Ben's"_s}));
        QCOMPARE(ben().choice(uuid), (QStringList{u"Ben's"_s, u"Mine alone"_s}));
        QCOMPARE(ann().note(uuid).text, ben().note(uuid).text);
    }

    void aCollectionOfOthersIsOffered()
    {
        join(u"Ann"_s);
        join(u"Ben"_s);
        must(ben().file().share(u"Case 8"_s, {}, {}, ben().clock.now()));
        ben().add(u"On case 8"_s, {u"Case 8"_s});
        deliverAll(m_people);
        QCOMPARE(must(ann().file().sharing()).offered, QStringList(u"Case 8"_s));
        QVERIFY(ann().all().empty());
        must(ann().file().share(u"Case 8"_s, {}, {}, ann().clock.now()));
        QCOMPARE(ann().all().size(), 1UL);
        QCOMPARE(
            ann().file().share(u"Case 9"_s, m_folder->path(), {}, ann().clock.now()).error().code,
            ErrorCode::Conflict);
        QCOMPARE(ann().file().share(u" "_s, {}, {}, ann().clock.now()).error().code,
                 ErrorCode::InvalidArgument);
    }

    /// Two people imported the same export before they shared it.
    void theSameNoteFromElsewhereIsNoConflict()
    {
        join(u"Ann"_s);
        join(u"Ben"_s);
        const Note note = ann().add(u"First"_s);
        const auto read = must(notes::fromWebAnnotations(notes::toWebAnnotations({note})));
        must(ben().file().import(read.notes, ben().clock.now()));
        ann().write(note.uuid, u"Better"_s);
        deliverAll(m_people);
        QCOMPARE(ben().note(note.uuid).text, u"Better"_s);
        QCOMPARE(ann().shared(), ben().shared());
        QVERIFY(ann().choice(note.uuid).isEmpty());
    }

    /// Years ahead: the others wait, and say so; once the clock is right, they get all that is said there.
    void aWrongClockLosesNothing()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        constexpr qint64 Years = 3LL * 365 * 24 * 60 * 60 * 1000;
        ben().clock.advance(Years);
        ben().write(uuid, u"From the future"_s);
        const QByteArray other = ben().add(u"New in the future"_s).uuid;
        deliverAll(m_people);
        const Exchanged exchanged = ann().exchange();
        QCOMPARE(exchanged.problems.size(), 1UL);
        QVERIFY2(exchanged.problems.front().why.english().contains(u"check both clocks"_s),
                 qPrintable(exchanged.problems.front().why.english()));
        QCOMPARE(ann().note(uuid).text, u"First"_s);
        ann().write(uuid, u"By Ann"_s);
        ben().clock.advance(-Years);
        deliverAll(m_people);
        QCOMPARE(ann().note(other).text, u"New in the future"_s);
        QCOMPARE(ann().choice(uuid), (QStringList{u"By Ann"_s, u"From the future"_s}));
        const QByteArray log = contents(ben().log());
        deliverAll(m_people);
        QCOMPARE(contents(ben().log()), log); // Said again once.
        // What waited comes when its time has come, and changes nothing.
        ann().clock.advance(Years);
        ben().clock.advance(Years);
        deliverAll(m_people);
        QVERIFY(ann().exchange().problems.empty());
        QCOMPARE(ann().choice(uuid), (QStringList{u"By Ann"_s, u"From the future"_s}));
        QCOMPARE(ann().shared(), ben().shared());
    }

    void aTornLogIsCompleted()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        ann().write(uuid, u"Second"_s);
        ann().exchange();
        const QByteArray log = contents(ann().log());
        deliver(ann(), ben(), log.size() - 5);
        const Exchanged torn = ben().exchange();
        QCOMPARE(torn.problems.size(), 1UL);
        QVERIFY(torn.problems.front().why.english().contains(u"not complete"_s));
        QCOMPARE(ben().note(uuid).text, u"First"_s);
        put(ann().log(), log.chopped(5));
        QVERIFY(ann().exchange().problems.empty());
        QCOMPARE(contents(ann().log()), log);
        put(ann().log(),
            log.first(20) + QByteArray(40, '\0')); // What a crash of a computer leaves.
        QCOMPARE(ann().exchange().problems.size(), 1UL);
        QCOMPARE(contents(ann().log()), log);
        QVERIFY(QFile::remove(ann().log()));
        QVERIFY(ann().exchange().problems.empty());
        QCOMPARE(contents(ann().log()), log);
    }

    void anEarlierStateOfTheFileIsCompletedFromItsLog()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        QVERIFY(QFile::copy(ann().path(), ann().path() + u".backup"_s));
        ann().write(uuid, u"After the backup"_s);
        deliverAll(m_people);
        QVERIFY(QFile::remove(ann().path()));
        QVERIFY(QFile::rename(ann().path() + u".backup"_s, ann().path()));
        QCOMPARE(ann().note(uuid).text, u"First"_s);
        ann().exchange();
        QCOMPARE(ann().note(uuid).text, u"After the backup"_s);
        QCOMPARE(ann().shared(), ben().shared());
    }

    /// The same, but somebody has written meanwhile; or the file was copied to another computer.
    void aCopyOfTheFileGetsALogOfItsOwn()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        QVERIFY(QFile::copy(ann().path(), ann().path() + u".copy"_s));
        ann().write(uuid, u"Here"_s);
        ann().exchange();
        QVERIFY(QFile::remove(ann().path()));
        QVERIFY(QFile::rename(ann().path() + u".copy"_s, ann().path()));
        const QString before = ann().log();
        ann().write(uuid, u"There"_s);
        ann().write(uuid, u"There, too"_s);
        const QByteArray other = ann().add(u"Only there"_s).uuid;
        const Exchanged exchanged = ann().exchange();
        QCOMPARE(exchanged.problems.size(), 1UL);
        QVERIFY(ann().log() != before);
        deliverAll(m_people);
        QFile::remove(ben().folder() + u'/' + QFileInfo(before).fileName());
        QVERIFY(QFile::copy(before, ben().folder() + u'/' + QFileInfo(before).fileName()));
        ben().exchange();
        QCOMPARE(ben().note(other).text, u"Only there"_s);
        QStringList choice = ben().choice(uuid);
        choice.sort();
        QCOMPARE(choice, (QStringList{u"Here"_s, u"There, too"_s}));
        QVERIFY(ann().texts(uuid).contains(u"There"_s));
        QVERIFY(ann().exchange().problems.empty());
    }

    void aHostileLogIsRefusedAndTheOthersGoOn_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QByteArray>("why");
        QTest::addColumn<bool>("isFirstTaken"); // What stands before the bad line.
        const QByteArray good = toLine(strange(1, u"Good"_s)) + '\n';
        const auto bad = [&](const char *name, const QByteArray &line, const QByteArray &why) {
            QTest::newRow(name) << good + line + '\n' << why << true;
        };
        const auto changed = [](QByteArray line, const QByteArray &from, const QByteArray &to) {
            return line.replace(from, to);
        };
        const QByteArray second = toLine(strange(2, u"Second"_s));
        bad("another author", changed(second, Stranger, NoteOfStranger), "another author");
        bad("the same number", good.chopped(1), "its number is 1 instead of 2");
        bad("a gap", toLine(strange(7, u"x"_s)), "its number is 7 instead of 2");
        bad("no UTF-8", changed(second, "Second", "\xff\xfe"), "not UTF-8");
        bad("half a character", changed(second, "Second", "\\ud800"), "not UTF-8");
        bad("no JSON", "{\"v\":1,", "no operation");
        bad("a list", "[]", "no operation");
        bad("nested", QByteArray(5000, '['), "no operation");
        bad("newer", changed(second, "\"v\":1", "\"v\":2"), "newer version");
        bad("a long line", QByteArray(notes::MaxLineBytes + 1, ' '), "longer than");
        bad("a long text", changed(second, "Second", QByteArray(notes::MaxTextChars + 1, 'x')),
            "too long");
        bad("a long name", changed(second, "Eve", QByteArray(notes::MaxNameChars + 1, 'x')),
            "too long");
        bad("no work", changed(second, "/akn/xa/act/2005/4", "elsewhere"), "needs a work");
        bad("no note", changed(second, NoteOfStranger, "../../x"), "no UUID");
        bad("a number for a text", changed(second, "\"Second\"", "7"), "text");
        bad("no time", changed(second, "\"time\":\"", "\"time\":\"x"), "time");
        bad("an odd action", changed(second, "\"write\"", "\"burn\""), "knows");
        Operation circle = strange(2, u"x"_s);
        circle.replaces = {{Stranger, 9}};
        bad("a circle", toLine(circle), "what comes after it");
        Operation ahead = strange(2, u"x"_s);
        ahead.stamp.ms += 2 * notes::Stamp::MaxDriftMs;
        bad("a future clock", toLine(ahead), "check both clocks");
        QTest::newRow("giant") << QByteArray() << QByteArray("larger than") << false;
    }
    void aHostileLogIsRefusedAndTheOthersGoOn()
    {
        QFETCH(QByteArray, log);
        QFETCH(QByteArray, why);
        QFETCH(bool, isFirstTaken);
        join(u"Ann"_s);
        join(u"Ben"_s);
        const QByteArray uuid = ben().add(u"By Ben"_s).uuid;
        const QString path = ann().folder() + u'/' + QString::fromLatin1(Stranger) + u".jsonl"_s;
        put(path, log);
        if (log.isEmpty())
            QVERIFY(QFile::resize(path, notes::MaxLogBytes + 1));
        for (int again = 0; again < 2; ++again) {
            ben().exchange();
            deliver(ben(), ann());
            const Exchanged exchanged = ann().exchange();
            QCOMPARE(exchanged.problems.size(), 1UL);
            const QString told = exchanged.problems.front().why.english();
            QVERIFY2(told.contains(QString::fromLatin1(why)), qPrintable(told));
            QVERIFY(exchanged.problems.front().file.startsWith(QString::fromLatin1(Stranger)));
            QCOMPARE(ann().note(uuid).text, u"By Ben"_s);
            QCOMPARE(ann().all().size(), isFirstTaken ? 2UL : 1UL);
            if (isFirstTaken)
                QCOMPARE(ann().note(NoteOfStranger).text, u"Good"_s);
            QCOMPARE(contents(path).size(), log.isEmpty() ? notes::MaxLogBytes + 1 : log.size());
        }
    }

    void otherFilesAreNotRead()
    {
        join(u"Ann"_s);
        put(ann().folder() + u"/notes (conflicted copy).jsonl"_s, "x");
        put(ann().folder() + u"/readme.txt"_s, "x");
        QVERIFY(QFile::link(ann().path(),
                            ann().folder() + u'/' + QString::fromLatin1(Stranger) + u".jsonl"_s));
        QCOMPARE(ann().exchange().problems.size(), 2UL);
    }

    /// What was taken does not change afterwards.
    void aLogThatSaysSomethingElseIsRefused()
    {
        join(u"Ann"_s);
        const QString path = ann().folder() + u'/' + QString::fromLatin1(Stranger) + u".jsonl"_s;
        put(path, toLine(strange(1, u"Good"_s)) + '\n');
        QVERIFY(ann().exchange().problems.empty());
        put(path, toLine(strange(1, u"Evil"_s)) + '\n');
        QVERIFY(ann().exchange().problems.front().why.english().contains(
            u"another operation than before"_s));
        QCOMPARE(ann().note(NoteOfStranger).text, u"Good"_s);
    }

    /// A line of a later version of the program, in the own log.
    void unknownMembersAreKept()
    {
        join(u"Ann"_s);
        Operation own = strange(1, u"Good"_s);
        own.id.author = must(ann().file().sharing()).author;
        const QByteArray log = toLine(own).chopped(1) + ",\"mood\":\"fair\"}\n";
        put(ann().log(), log);
        ann().exchange();
        QCOMPARE(ann().note(NoteOfStranger).text, u"Good"_s);
        QCOMPARE(must(ann().file().ownLog()), log);
        QCOMPARE(contents(ann().log()), log);
    }

    void aMissingFolderIsWaitedFor()
    {
        const QByteArray uuid = sharedByTwo(u"First"_s);
        QVERIFY(QDir().rename(ann().folder(), ann().folder() + u" away"_s));
        ann().write(uuid, u"Meanwhile"_s);
        const auto exchanged = notes::exchange(ann().path(), ann().clock.now());
        QCOMPARE(exchanged.error().code, ErrorCode::Unavailable);
        QVERIFY(!QFileInfo::exists(ann().folder()));
        QVERIFY(QDir().rename(ann().folder() + u" away"_s, ann().folder()));
        deliverAll(m_people);
        QCOMPARE(ben().note(uuid).text, u"Meanwhile"_s);
    }

    void aKilledExchangeLosesNothing()
    {
        if (IsThreadSanitized)
            QSKIP("The thread sanitizer's runtime fails when a process is started.");
        constexpr int LeastKills = 8;
        join(u"Ann"_s);
        join(u"Ben"_s);
        QByteArrayList reported;
        for (int kill = 0; kill < killCount(LeastKills); ++kill) {
            QProcess program;
            program.start(QStringLiteral(SHERIA_TEST_NOTES_WRITER),
                          {ann().path(), QString::number(kill), u"100000"_s, Case});
            QByteArray out;
            while (out.count('\n') < kill + 1 && program.waitForReadyRead(30'000))
                out += program.readAllStandardOutput();
            program.kill();
            program.waitForFinished();
            out += program.readAllStandardOutput();
            QByteArrayList lines = out.split('\n');
            lines.removeLast();
            reported << lines;
            // What is there may end in the middle of a line, and is taken as far as it is complete.
            for (const auto &person : m_people)
                person->clock.advance(SystemClock().now().toMSecsSinceEpoch()
                                      - person->clock.now().toMSecsSinceEpoch());
            deliver(ann(), ben());
            ben().exchange();
            ann().exchange();
            deliver(ann(), ben());
            QVERIFY(ben().exchange().problems.empty());
            for (const QByteArray &uuid : reported)
                QVERIFY(ben().note(uuid).text.endsWith(u" changed"));
        }
        QVERIFY(!reported.isEmpty());
        QCOMPARE(ann().shared(), ben().shared());
    }

private:
    Person &join(const QString &name)
    {
        m_people.push_back(std::make_unique<Person>(m_folder->path(), name));
        return *m_people.back();
    }
    Person &ann() { return *m_people[0]; }
    Person &ben() { return *m_people[1]; }
    /// A note of Ann's that Ben has, too.
    QByteArray sharedByTwo(const QString &text)
    {
        join(u"Ann"_s);
        join(u"Ben"_s);
        const QByteArray uuid = ann().add(text).uuid;
        deliverAll(m_people);
        return uuid;
    }

    /// Logs of others come, some only in part, some torn, some again; the own one may be torn, too.
    void receiveSome(Person &person, QRandomGenerator &random)
    {
        for (const auto &from : m_people) {
            if (from.get() != &person && random.bounded(2) == 0) {
                const int size = int(contents(from->log()).size());
                deliver(*from, person, random.bounded(2) == 0 ? -1 : random.bounded(size + 1));
            }
        }
        const QByteArray own = contents(person.log());
        if (random.bounded(4) == 0)
            put(person.log(), own.first(random.bounded(int(own.size()) + 1)));
        person.exchange();
    }

    QString newText(const QByteArray &uuid, const Person &person, int step)
    {
        const QString text = u"%1, step %2"_s.arg(person.name()).arg(step);
        m_written[uuid].insert(text);
        return text;
    }

    void doAnything(Person &person, QRandomGenerator &random, int step)
    {
        std::vector<Note> notes = person.all();
        std::erase_if(notes, [](const Note &note) { return !note.sharing; });
        if (notes.empty() || random.bounded(6) == 0) {
            const Note note = person.add(u"%1, step %2"_s.arg(person.name()).arg(step));
            m_written[note.uuid].insert(note.text);
            return;
        }
        std::sort(notes.begin(), notes.end(),
                  [](const Note &a, const Note &b) { return a.text < b.text; });
        const Note note = notes[std::size_t(random.bounded(int(notes.size())))];
        notes::Change change;
        NotesFile file = person.file();
        switch (random.bounded(8)) {
        case 0: change.colour = u"colour %1"_s.arg(step); break;
        case 1: change.tags = QStringList{u"tag %1"_s.arg(random.bounded(4))}; break;
        case 2: change.kind = Note::Kind(random.bounded(3)); break;
        case 3:
            if (note.removedAt.isValid())
                must(file.restore({note.id}, person.clock.now()));
            else
                must(file.remove({note.id}, person.clock.now()));
            return;
        case 4:
            if (const auto conflict = must(file.conflict(note.id))) {
                std::vector<notes::OperationId> seen;
                for (const notes::ConflictingText &each : conflict->texts)
                    seen.insert(seen.end(), each.operations.begin(), each.operations.end());
                must(file.resolve(note.id, newText(note.uuid, person, step), seen,
                                  person.clock.now()));
                return;
            }
            [[fallthrough]];
        default: change.text = newText(note.uuid, person, step);
        }
        must(file.change(note.id, change, person.clock.now()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<Person>> m_people;
    std::map<QByteArray, std::set<QString>> m_written;
};

SHERIA_TEST(TestSharing)
} // namespace tst_sharing
#include "tst_sharing.moc"
