// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/diagnosis.h"

#include "core/base/redaction.h"
#include "core/domain/json/json.h"
#include "core/http/client.h"
#include "core/render/ziparchive.h"
#include "core/search/index/indexstatus.h"
#include "core/secrets/keychain.h"
#include "core/store/db/database.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "core/store/webhooks/changes.h"

#include <QDir>
#include <QFileInfo>
#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStorageInfo>
#include <QSysInfo>
#include <QTcpServer>

#include <curl/curl.h>
#include <openssl/crypto.h>
#include <sqlite3.h>
#include <xapian.h>
#include <zstd.h>

#include <algorithm>
#include <optional>

namespace sheria {

using namespace Qt::StringLiterals;
using State = Check::State;

namespace {

constexpr qint64 Megabyte = 1'000'000;
constexpr qint64 LargeLogBytes = 256 * Megabyte; ///< The log is cut to 64 MB whenever it is merged.
constexpr qint64 LittleSpaceBytes = 1000 * Megabyte;
constexpr qint64 NoSpaceBytes = 50 * Megabyte;
constexpr qint64 MostVersionBytes = 64 * 1024; ///< Of the answer of a server.

/// Rounded up.
qint64 megabytes(qint64 bytes)
{
    return (bytes + Megabyte - 1) / Megabyte;
}

/// Looks at a library step by step; what needs the library is Unknown once that did not open.
class LibraryDiagnosis
{
public:
    LibraryDiagnosis(const QString &path, const std::stop_token &stop) : m_path(path), m_stop(stop)
    {}

    std::vector<Check> run()
    {
        checkFile();
        if (QFileInfo::exists(m_path)) {
            checkPermissions();
            checkLog();
            checkBackups();
        }
        checkIndex();
        checkDisk();
        return std::move(m_checks);
    }

private:
    void add(const QByteArray &id, State state, const Message &sentence, const Message &advice = {},
             const Message &detail = {})
    {
        m_checks.push_back({id, state, sentence, advice, detail});
    }

    void addFailure(const Error &error)
    {
        const Message &detail = error.message;
        switch (error.code) {
        case ErrorCode::NotFound:
            add("library", State::Problem, Message::tr("The library does not exist."),
                Message::tr("Check the path; 'sheriactl import' creates a library."), detail);
            return;
        case ErrorCode::Corrupt:
            add("library", State::Problem,
                Message::tr("The library is damaged, or is not a library."),
                Message::tr("Restore it from a backup. 'sheriactl verify' shows what is damaged."),
                detail);
            return;
        case ErrorCode::Cancelled:
            add("library", State::Unknown, Message::tr("The check of the library was stopped."));
            return;
        default:
            add("library", State::Problem, Message::tr("The library cannot be read."),
                Message::tr(
                    "Check the permissions of the file and its folders, and whether another "
                    "program keeps it locked."),
                detail);
        }
    }

    void checkFile()
    {
        const Result<int> version = store::inspectLibraryFile(m_path);
        if (!version)
            return addFailure(version.error());
        const int known = store::migrations().back().version;
        if (*version > known)
            return add(
                "library", State::Problem,
                Message::tr("The library has schema %1; this version of Sheria knows up to %2.",
                            *version, known),
                Message::tr("Install the latest version of Sheria."));
        if (*version < known)
            return add(
                "library", State::Warning,
                Message::tr(
                    "The library has schema %1, and is upgraded to %2 when it is opened next.",
                    *version, known),
                Message::tr("Open the library; a backup is made first."));
        const Result<void> done = checkOpened(*version);
        if (!done)
            addFailure(done.error());
    }

    Result<void> checkOpened(int version)
    {
        SHERIA_TRY(store::Database db,
                   store::Database::open(m_path, store::Database::Mode::ReadOnly));
        {
            const store::InterruptOnStop interrupt(db, m_stop);
            SHERIA_CHECK(store::checkSchema(db));
            SHERIA_CHECK(store::quickCheck(db));
        }
        SHERIA_TRY(const qint64 revision, store::latestRevision(db));
        add("library", State::Ok,
            Message::tr("The library opens: schema %1, revision %2, %3 MB. The quick check found "
                        "no damage.",
                        version, revision, megabytes(QFileInfo(m_path).size())));
        m_db = std::move(db);
        return {};
    }

    void checkPermissions()
    {
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
            | QFile::WriteOther;
        if (!store::isWritablePlace(m_path))
            return add(
                "permissions", State::Warning,
                Message::tr("The library or its folder is read-only: it can be read, not changed."),
                Message::tr(
                    "Make the file and its folder writable, or copy the library elsewhere."));
        if (QFileInfo(m_path).permissions() & others)
            return add(
                "permissions", State::Warning,
                Message::tr("Other users of this computer can read or change the library."),
                Message::tr(
                    "Open the library with Sheria, or remove their permissions (chmod 600)."));
        add("permissions", State::Ok, Message::tr("Only you can read and change the library."));
    }

    void checkLog()
    {
        const QFileInfo log(QFileInfo(m_path).canonicalFilePath() + "-wal"_L1);
        if (!log.exists())
            return add("log", State::Ok,
                       Message::tr(
                           "There is no write-ahead log: all changes are in the library's file."));
        const qint64 size = megabytes(log.size());
        if (log.size() <= LargeLogBytes)
            return add("log", State::Ok, Message::tr("The write-ahead log has %1 MB.", size));
        add("log", State::Warning, Message::tr("The write-ahead log has %1 MB.", size),
            Message::tr(
                "Close all programs that have the library open: the last one merges the log."));
    }

    void checkBackups()
    {
        const QFileInfo file(QFileInfo(m_path).canonicalFilePath());
        QString pattern = file.fileName();
        pattern.replace(u'[', u'?').replace(u']', u'?').replace(u'*', u'?');
        qint64 bytes = 0;
        qint64 count = 0;
        const QFileInfoList copies = file.dir().entryInfoList({pattern + ".backup-v*"_L1},
                                                              QDir::Files);
        for (const QFileInfo &copy : copies) {
            bytes += copy.size();
            ++count;
        }
        if (count == 0)
            return add("backups", State::Ok, Message::tr("There are no backups from upgrades."));
        add("backups", State::Ok,
            Message::tr("Backups from upgrades: %1, %2 MB.", count, megabytes(bytes)),
            Message::tr("Backups that you no longer need can be deleted."));
    }

    void checkIndex()
    {
        if (!m_db)
            return add("index", State::Unknown,
                       Message::tr("The search index was not checked: it belongs to the library."));
        const auto status = search::indexStatus(search::indexFolder(m_path), *m_db);
        if (!status)
            return add("index", State::Unknown,
                       Message::tr("The search index could not be checked."), {},
                       status.error().message);
        addIndex(*status);
    }

    void addIndex(const search::IndexStatus &status)
    {
        using Index = search::IndexStatus::State;
        const Message update = Message::tr("It is updated when the library is opened next; "
                                           "'sheriactl index rebuild' builds it now.");
        switch (status.state) {
        case Index::UpToDate:
            return add("index", State::Ok,
                       Message::tr("The search index is up to date: revision %1, %2 works, %3 MB.",
                                   status.revision, status.works, megabytes(status.bytes)));
        case Index::Missing:
            return add("index", State::Warning, Message::tr("There is no search index."), update);
        case Index::Building:
            return add("index", State::Warning, Message::tr("The search index is being built."),
                       update, status.problem);
        case Index::Behind:
            return add("index", State::Warning,
                       Message::tr("The search index is behind: revision %1 of %2.",
                                   status.revision, status.latest),
                       update);
        case Index::OtherSchema:
            return add("index", State::Warning,
                       Message::tr("The search index was built by another version."), update);
        case Index::Damaged:
            return add("index", State::Problem, Message::tr("The search index is damaged."), update,
                       status.problem);
        case Index::OtherLibrary:
            return add("index", State::Problem,
                       Message::tr("The search index belongs to another library."), update);
        }
        Q_UNREACHABLE();
    }

    void checkDisk()
    {
        const QFileInfo file(m_path);
        const QStorageInfo disk(file.absolutePath());
        if (!disk.isValid() || !disk.isReady())
            return add("disk", State::Unknown, Message::tr("The disk could not be checked."));
        const qint64 free = disk.bytesAvailable();
        const Message sentence = Message::tr("The disk of the library has %1 MB free.",
                                             free / Megabyte);
        const QByteArray kind = disk.fileSystemType();
        constexpr std::array<QByteArrayView, 6> remote = {"nfs",  "nfs4", "cifs",
                                                          "smb3", "9p",   "fuse.sshfs"};
        if (free < NoSpaceBytes)
            add("disk", State::Problem, sentence,
                Message::tr("Free some space: changes cannot be saved."));
        else if (free < std::max(LittleSpaceBytes, file.size()))
            add("disk", State::Warning, sentence,
                Message::tr("Upgrades and test imports need as much space as the library takes."));
        else if (std::find(remote.begin(), remote.end(), kind) != remote.end())
            add("disk", State::Warning,
                Message::tr("The library is on a network file system (%1).", kind),
                Message::tr("Keep it on a local disk: locks and the log are not reliable there."));
        else
            add("disk", State::Ok, sentence);
    }

    const QString m_path;
    const std::stop_token m_stop;
    std::vector<Check> m_checks;
    std::optional<store::Database> m_db;
};

/// Whether something can listen on `port` of this computer; a moment later it may be another.
bool isPortFree(quint16 port)
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost, port);
}

Check checkServer(quint16 port, const std::stop_token &stop)
{
    net::Options options;
    options.silence = options.whole = std::chrono::seconds(5);
    options.isDirect = true;
    net::Request request;
    request.url = "http://127.0.0.1:" + QByteArray::number(port) + "/version";
    request.maxBytes = MostVersionBytes;
    const net::Answer answer = net::Client(options).get(request, stop);
    const QJsonObject said = QJsonDocument::fromJson(answer.body).object();
    if (answer.status == 200 && said["name"_L1].toString() == "Sheria"_L1)
        return {"server",
                State::Ok,
                Message::tr("The server is running at port %1.", port),
                {},
                said["version"_L1].toString()};
    if (stop.stop_requested())
        return {"server", State::Unknown, Message::tr("The server was not checked."), {}, {}};
    if (isPortFree(port))
        return {"server",
                State::Ok,
                Message::tr("The server is not running; port %1 is free.", port),
                {},
                {}};
    return {"server",
            State::Warning,
            Message::tr("Another program uses port %1, or you may not use it.", port),
            Message::tr("Choose another port for the server."),
            {}};
}

Check checkKeychain(const std::stop_token &stop)
{
    const Result<void> found = secrets::Keychain().look(stop);
    if (found)
        return {"keychain", State::Ok, Message::tr("A keychain is available."), {}, {}};
    if (found.error().code == ErrorCode::Cancelled)
        return {"keychain", State::Unknown, Message::tr("The keychain was not checked."), {}, {}};
    return {"keychain", State::Warning, Message::tr("A keychain is not available."),
            Message::tr("Tokens of other servers can be kept in a file with a password instead."),
            found.error().message};
}

Check versions()
{
    return {"versions",
            State::Ok,
            Message::tr("Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7",
                        QStringLiteral(SHERIA_VERSION), QString::fromLatin1(qVersion()),
                        QString::fromLatin1(sqlite3_libversion()),
                        QString::fromLatin1(Xapian::version_string()),
                        QString::fromLatin1(curl_version_info(CURLVERSION_NOW)->version),
                        QString::fromLatin1(OpenSSL_version(OPENSSL_VERSION_STRING)),
                        QString::fromLatin1(ZSTD_versionString())),
            {},
            {}};
}

Check computer()
{
    return {"system",
            State::Ok,
            Message::tr("%1, %2, kernel %3", QSysInfo::prettyProductName(),
                        QSysInfo::currentCpuArchitecture(), QSysInfo::kernelVersion()),
            {},
            {}};
}

} // namespace

std::vector<Check> diagnose(const DiagnosisOptions &options, const std::stop_token &stop)
{
    std::vector<Check> checks;
    if (!options.library.isEmpty())
        checks = LibraryDiagnosis(options.library, stop).run();
    checks.push_back(checkServer(options.port, stop));
    checks.push_back(checkKeychain(stop));
    checks.push_back(versions());
    checks.push_back(computer());
    return checks;
}

State worstOf(const std::vector<Check> &checks)
{
    State worst = State::Ok;
    for (const State state : {State::Warning, State::Unknown, State::Problem}) {
        if (std::any_of(checks.begin(), checks.end(),
                        [state](const Check &check) { return check.state == state; }))
            worst = state;
    }
    return worst;
}

QByteArray checkJson(const Check &check)
{
    return json::object("id", check.id, "state", enumName(check.state), "sentence",
                        check.sentence.english(), "what_to_do",
                        json::orNull(check.advice.english()), "detail",
                        json::orNull(check.detail.english()));
}

QString checkText(const Check &check)
{
    const QString indent(22, u' ');
    QString text = QString::fromLatin1(enumName(check.state)).leftJustified(9)
        + QString::fromLatin1(check.id).leftJustified(13) + check.sentence.english();
    for (const Message &further : {check.advice, check.detail}) {
        if (!further.isEmpty())
            text += u'\n' + indent + further.english();
    }
    return text;
}

Result<QByteArray> diagnosticBundle(const BundleContents &contents)
{
    const QStringList names = contents.names + ownNames();
    const auto without = [&names](const QString &text) {
        return withoutNames(text, names).toUtf8() + '\n';
    };
    QString report;
    QString objects;
    for (const Check &check : contents.checks) {
        Check told = check;
        told.detail = redacted(check.detail.english());
        report += checkText(told) + u'\n';
        objects += QString::fromUtf8(checkJson(told)) + u'\n';
    }
    QStringList log = contents.log.last(std::min(contents.log.size(), MostBundleLines));
    for (QString &line : log)
        line = redactedLogLine(line);

    render::ArchiveWriter archive(contents.now);
    SHERIA_CHECK(archive.add("report.txt", without(report)));
    SHERIA_CHECK(archive.add("report.json", without(objects)));
    SHERIA_CHECK(archive.add("log.txt", without(log.join(u'\n'))));
    SHERIA_CHECK(archive.add("settings.txt", without(redactedSettings(contents.settings))));
    return archive.finish();
}

} // namespace sheria
