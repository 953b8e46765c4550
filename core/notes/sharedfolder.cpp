// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/sharedfolder.h"

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/notes/notesfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sheria::notes {

using namespace Qt::StringLiterals;

namespace {

constexpr auto LogSuffix = ".jsonl"_L1;
constexpr qsizetype MaxLogs = 1000;

/// What tells that a log was not written to since.
QByteArray stateOf(const QString &path)
{
    const QFileInfo info(path);
    return QByteArray::number(info.size()) + ' '
        + QByteArray::number(info.lastModified().toMSecsSinceEpoch());
}

Result<QByteArray> readLog(const QString &path)
{
    SHERIA_CHECK(checkIsFileName(path));
    QFile file(path);
    if (!file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unavailable,
                     Message::tr("%1 cannot be read: %2", path, file.errorString())};
    QByteArray log = file.read(MaxLogBytes + 1);
    if (log.size() > MaxLogBytes)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("it is larger than %1 MB", MaxLogBytes / 1024 / 1024)};
    return log;
}

/// The number of complete lines that both begin with, and where they end.
std::pair<qint64, qsizetype> commonLines(const QByteArray &a, const QByteArray &b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const qsizetype newline = QByteArrayView(a.begin(), end).lastIndexOf('\n');
    const QByteArrayView common = QByteArrayView(a).first(newline + 1);
    return {common.count('\n'), common.size()};
}

class Exchange
{
public:
    Exchange(NotesFile &file, Sharing sharing, const QDateTime &now, const std::stop_token &stop)
        : m_file(file)
        , m_sharing(std::move(sharing))
        , m_folder(m_sharing.folder)
        , m_now(now)
        , m_stop(stop)
    {}

    Result<Exchanged> run()
    {
        if (!m_folder.exists())
            return Error{ErrorCode::Unavailable,
                         Message::tr("the shared folder %1 is not there; what you change is kept, "
                                     "and goes there when it is",
                                     m_sharing.folder)};
        SHERIA_CHECK(takeLogs());
        SHERIA_CHECK(m_file.sayAgain(m_now));
        SHERIA_CHECK(giveLog());
        return std::move(m_done);
    }

private:
    QString pathOf(const QByteArray &author) const
    {
        return m_folder.filePath(QLatin1StringView(author) + LogSuffix);
    }
    void tell(const QString &file, const Message &why) { m_done.problems.push_back({file, why}); }

    Result<void> takeLogs()
    {
        m_folder.refresh();
        const QStringList names = m_folder.entryList({u"*.jsonl"_s},
                                                     QDir::Files | QDir::System | QDir::Hidden);
        if (names.size() > MaxLogs)
            tell(m_sharing.folder, Message::tr("it has more than %1 logs", MaxLogs));
        for (const QString &name : names.first(std::min(names.size(), MaxLogs))) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, Message()};
            const QByteArray author = name.chopped(LogSuffix.size()).toLatin1();
            if (!isAuthor(author))
                tell(name, Message::tr("it is not named after an author, and was not read"));
            else if (author != m_sharing.author)
                SHERIA_CHECK(takeLog(name, author));
        }
        return {};
    }

    Result<void> takeLog(const QString &name, const QByteArray &author)
    {
        const QString path = m_folder.filePath(name);
        const QByteArray state = stateOf(path);
        SHERIA_TRY(const QByteArray before, m_file.rememberedLog(author));
        if (before == state)
            return {};
        if (QFileInfo(path).isSymLink()) {
            tell(name, Message::tr("it is a link, and was not read"));
            return {};
        }
        const Result<QByteArray> log = readLog(path);
        if (!log) {
            tell(name, log.error().message);
            return {};
        }
        SHERIA_TRY(const TakenLog taken, m_file.take(author, *log, m_now));
        m_done.taken += taken.taken;
        if (taken.error)
            tell(name,
                 Message::tr("line %1 and what follows was not taken: %2", taken.line,
                             taken.error->message));
        else if (taken.waiting > 0)
            tell(name,
                 Message::tr("%1 changes wait, since their time is more than a day ahead of this "
                             "computer's; check both clocks",
                             taken.waiting));
        else if (taken.isTorn)
            tell(name, Message::tr("its last line is not complete yet"));
        else
            return m_file.rememberLog(author, state);
        return {};
    }

    /// Brings the own log up to what it should be.
    Result<void> giveLog()
    {
        const QString path = pathOf(m_sharing.author);
        const Result<QByteArray> read = readLog(path);
        if (!read && read.error().code != ErrorCode::InvalidArgument)
            return read.error();
        SHERIA_TRY(QByteArray own, m_file.ownLog());
        if (read && own.startsWith(*read))
            return append(path, own.sliced(read->size()));
        const QByteArray there = read ? *read : QByteArray();
        const auto [number, at] = commonLines(there, own);
        const qsizetype end = there.indexOf('\n', at);
        const bool isOurs = end > at
            && operationFrom(there.sliced(at, end - at), {m_sharing.author, number + 1});
        if (isOurs && at == own.size()) {
            // This file was restored from an earlier state.
            SHERIA_TRY(const TakenLog taken, m_file.take(m_sharing.author, there, m_now));
            m_done.taken += taken.taken;
            if (!taken.error && taken.waiting == 0 && !taken.isTorn)
                return {};
            SHERIA_TRY(own, m_file.ownLog());
        } else if (isOurs) {
            tell(path.section(u'/', -1),
                 Message::tr("another copy of your notes writes to it; from now on this one has "
                             "a log of its own"));
            SHERIA_CHECK(m_file.becomeAnotherAuthor(there, m_now));
            SHERIA_TRY(m_sharing, m_file.sharing());
            SHERIA_TRY(own, m_file.ownLog());
            return append(pathOf(m_sharing.author), own);
        }
        tell(path.section(u'/', -1),
             Message::tr("your log was damaged, and was written once more"));
        return writeOutputFile(path, own);
    }

    Result<void> append(const QString &path, const QByteArray &rest)
    {
        if (rest.isEmpty())
            return {};
        if (rest.size() > MaxLogBytes)
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("it is larger than %1 MB", MaxLogBytes / 1024 / 1024)};
        QFile file(path);
        const bool isNew = !file.exists();
        if (!file.open(QIODevice::WriteOnly | QIODevice::Append))
            return writeError(path, file);
        if (isNew)
            useRightsOfUser(file);
        if (file.write(rest) != rest.size() || !file.flush())
            return writeError(path, file);
        m_done.given += rest.count('\n');
        return file.size() > MaxLogBytes / 2 ? m_file.beginNewLog() : Result<void>();
    }

    NotesFile &m_file;
    Sharing m_sharing;
    QDir m_folder;
    QDateTime m_now;
    std::stop_token m_stop;
    Exchanged m_done;
};

} // namespace

Result<Exchanged> exchange(const QString &notesPath, const QDateTime &now,
                           const std::stop_token &stop)
{
    Exchanged nothing;
    SHERIA_TRY(NotesFile file, NotesFile::open(notesPath, NotesFile::Mode::Write));
    SHERIA_TRY(Sharing sharing, file.sharing());
    nothing.isShared = !sharing.collections.isEmpty();
    if (!nothing.isShared)
        return nothing;
    FileLock lock(notesPath + u".sharing"_s);
    const Result<void> taken = lock.take();
    nothing.isBusy = !taken && taken.error().code == ErrorCode::Conflict;
    if (nothing.isBusy)
        return nothing;
    SHERIA_CHECK(taken);
    return Exchange(file, std::move(sharing), now, stop).run();
}

} // namespace sheria::notes
