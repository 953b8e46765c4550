// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"

#include "core/base/files.h"
#include "core/search/index/columns.h"
#include "core/search/index/indexrun.h"
#include "core/search/index/indexwriter.h"
#include "core/search/text/entry.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/webhooks/changes.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>

#include <cstdio>
#include <map>
#include <sstream>

namespace sheria::search {

namespace {

bool exchange(const QByteArray &one, const QByteArray &other)
{
#ifdef RENAME_EXCHANGE
    return renameat2(AT_FDCWD, one.constData(), AT_FDCWD, other.constData(), RENAME_EXCHANGE) == 0;
#else
    return false;
#endif
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

Xapian::Database openIndex(const QString &folder)
{
    return Xapian::Database(QFile::encodeName(folder).toStdString());
}

/// Reads every block of every file. Once more where the index was written meanwhile.
Result<void> checkFiles(const QString &folder)
{
    const std::string path = QFile::encodeName(folder).toStdString();
    while (true) {
        const IndexFiles before = indexFiles(path);
        std::ostringstream found;
        auto checked = guarded(
            [&]() -> Result<std::size_t> { return Xapian::Database::check(path, 0, &found); });
        if (checked && *checked == 0)
            return {};
        if (indexFiles(path) != before)
            continue;
        if (!checked)
            return checked.error();
        return Error{ErrorCode::Corrupt,
                     QStringLiteral("its files have %1 errors: %2")
                         .arg(*checked)
                         .arg(QString::fromStdString(found.str()).simplified().left(300))};
    }
}

struct Held
{
    WorkRecord record;
    Xapian::doccount entries = 0; ///< Counted.
};

/// How many entries say that they belong to a work, by the id of its first one.
GoneWorks countedEntries(const Xapian::Database &index)
{
    GoneWorks counted;
    const Xapian::ValueIterator end = index.valuestream_end(slot::Work);
    for (Xapian::ValueIterator at = index.valuestream_begin(slot::Work); at != end; ++at)
        ++counted[unpackNumber(*at)];
    return counted;
}

/// What the index has, by work.
Result<std::map<QByteArray, Held>> heldWorks(const QString &folder, const std::stop_token &stop)
{
    return guarded([&]() -> Result<std::map<QByteArray, Held>> {
        const Xapian::Database index = openIndex(folder);
        if (!markOf(index))
            return Error{ErrorCode::Corrupt, QStringLiteral("the index is of another version")};
        std::map<QByteArray, Held> held;
        const GoneWorks gone = goneWorks(index);
        const GoneWorks counted = countedEntries(index);
        const std::string first(term::First);
        for (auto at = index.postlist_begin(first); at != index.postlist_end(first); ++at) {
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, {}};
            if (gone.contains(*at))
                continue;
            const std::string data = index.get_document(*at).get_data();
            const auto record = WorkRecord::fromBytes(Entry::recordIn(data));
            if (!record)
                return Error{ErrorCode::Corrupt, QStringLiteral("an entry cannot be read")};
            const auto entries = counted.find(*at);
            held[record->uri] = {*record, entries == counted.end() ? 0 : entries->second};
        }
        return held;
    });
}

/// Entries that belong to no work that the index knows.
Result<qint64> allEntries(const QString &folder)
{
    return guarded([&]() -> Result<qint64> {
        const Xapian::Database index = openIndex(folder);
        return qint64(index.get_doccount()) - qint64(entriesOf(goneWorks(index)));
    });
}

} // namespace

QString nextFolder(const QString &folder)
{
    return folder + QStringLiteral(".next");
}

Result<void> takeNextFolder(const QString &folder)
{
    const QString next = nextFolder(folder);
    const QString before = folder + QStringLiteral(".before");
    QDir(before).removeRecursively(); // Left by a process that was killed.
    const bool isExchanged = exchange(QFile::encodeName(next), QFile::encodeName(folder));
    const bool isMoved = isExchanged
        || (QDir().rename(folder, before) && QDir().rename(next, folder));
    if (!isMoved)
        return writeError(QStringLiteral("the search index %1").arg(folder));
    QDir(isExchanged ? next : before).removeRecursively();
    return {};
}

IndexFiles indexFiles(const std::string &folder)
{
    constexpr std::int64_t NsOfSecond = 1'000'000'000;
    IndexFiles files;
    struct stat file = {};
    if (stat((folder + "/postlist.glass").c_str(), &file) == 0)
        files.index = std::uint64_t(file.st_ino);
    // Each commit puts another file in the place of this one.
    if (stat((folder + "/iamglass").c_str(), &file) == 0) {
        files.version = std::uint64_t(file.st_ino);
        files.changedNs = std::int64_t(file.st_ctim.tv_sec) * NsOfSecond + file.st_ctim.tv_nsec;
    }
    return files;
}

namespace {

QString damageNote(const QString &folder)
{
    return folder + QStringLiteral("/damaged");
}

} // namespace

void noteIndexDamage(const QString &folder, const QString &what)
{
    QFile note(damageNote(folder));
    if (note.open(QIODevice::WriteOnly))
        note.write(what.toUtf8());
}

QString notedIndexDamage(const QString &folder)
{
    constexpr qint64 MostBytes = 1000;
    QFile note(damageNote(folder));
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QString what = QString::fromUtf8(note.read(MostBytes));
    return what.isEmpty() ? QStringLiteral("it is damaged") : what;
}

void clearIndexDamage(const QString &folder)
{
    QFile::remove(damageNote(folder));
}

QString indexFolder(const QString &libraryPath)
{
    return libraryPath + QStringLiteral(".index");
}

QString synonymsFolder(const QString &libraryPath)
{
    return libraryPath + QStringLiteral(".synonyms");
}

Result<IndexStatus> indexStatus(const QString &folder, store::Database &db)
{
    IndexStatus status;
    SHERIA_TRY(status.latest, store::latestRevision(db));
    SHERIA_TRY(const qint64 pages, store::latestPageText(db));
    if (!QDir(folder).exists())
        return status;
    status.bytes = bytesIn(folder);
    IndexMark mark;
    const Result<void> read = guarded([&]() -> Result<void> {
        const Xapian::Database index = openIndex(folder);
        const GoneWorks gone = goneWorks(index);
        status.entries = index.get_doccount() - entriesOf(gone);
        status.works = index.get_termfreq(term::First) - Xapian::doccount(gone.size());
        probeIndex(index);
        const std::optional<IndexMark> known = markOf(index);
        if (known && known->builtTo)
            status.problem = QString::fromStdString(index.get_metadata(metadata::Reason));
        status.state = known ? IndexStatus::State::UpToDate : IndexStatus::State::OtherSchema;
        mark = known.value_or(IndexMark());
        return {};
    });
    const QString noted = notedIndexDamage(folder);
    if (!read || !noted.isEmpty()) {
        status.state = IndexStatus::State::Damaged;
        status.problem = read ? noted : read.error().text();
        return status;
    }
    if (status.state == IndexStatus::State::OtherSchema)
        return status;
    status.revision = mark.builtTo ? 0 : mark.revision;
    SHERIA_TRY(const bool belongs, belongsTo(mark, db));
    if (!belongs)
        status.state = IndexStatus::State::OtherLibrary;
    else if (mark.builtTo)
        status.state = IndexStatus::State::Building;
    else if (mark.revision < status.latest || mark.pages != pages)
        status.state = IndexStatus::State::Behind;
    return status;
}

Result<std::vector<UnreadText>> rebuildIndex(const QString &libraryPath, const QString &folder,
                                             const Indexer::Notify &notify,
                                             const std::stop_token &stop)
{
    SHERIA_TRY(store::Database db,
               store::Database::open(libraryPath, store::Database::Mode::ReadOnly));
    SHERIA_TRY(IndexRun run, IndexRun::rebuild(std::move(db), folder));
    SHERIA_CHECK(run.catchUp(notify, stop));
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}};
    std::vector<UnreadText> unread = run.progress().unread;
    SHERIA_CHECK(IndexRun::tidy(std::move(run), folder));
    return unread;
}

Result<std::vector<IndexFinding>> verifyIndex(const QString &folder, store::Database &db,
                                              const std::function<void(qint64, qint64)> &progress,
                                              const std::stop_token &stop)
{
    if (const QString noted = notedIndexDamage(folder); !noted.isEmpty())
        return Error{ErrorCode::Corrupt, noted};
    SHERIA_CHECK(checkFiles(folder));
    SHERIA_TRY(auto held, heldWorks(folder, stop));
    SHERIA_TRY(const std::vector<store::WorkKey> works, store::listWorkKeys(db));
    std::vector<IndexFinding> findings;
    qint64 entries = 0;
    qint64 done = 0;
    for (const store::WorkKey &work : works) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}};
        if (progress)
            progress(done++, qint64(works.size()));
        const auto found = held.find(work.uri);
        if (found == held.end()) {
            findings.push_back({"missing", work.uri, QStringLiteral("is not in the index")});
            continue;
        }
        const Held of = found->second;
        held.erase(found);
        entries += of.entries;
        SHERIA_TRY(const store::StoredWork stored, store::loadStoredWork(db, work.id));
        if (recordOf(stored).digest() != of.record.digest())
            findings.push_back(
                {"outdated", work.uri, QStringLiteral("has changed since it was read")});
        if (qint64(of.entries) != qint64(of.record.entries))
            findings.push_back({"entries", work.uri,
                                QStringLiteral("has %1 entries instead of %2")
                                    .arg(of.entries)
                                    .arg(of.record.entries)});
    }
    for (const auto &[uri, of] : held) {
        entries += of.entries;
        findings.push_back({"ghost", uri, QStringLiteral("is in the index only")});
    }
    SHERIA_TRY(const qint64 all, allEntries(folder));
    if (all != entries)
        findings.push_back(
            {"ghost", {}, QStringLiteral("%1 entries are of no work").arg(all - entries)});
    return findings;
}

} // namespace sheria::search
