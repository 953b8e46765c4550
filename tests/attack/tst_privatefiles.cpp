// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

#include <csignal>

namespace tst_privatefiles {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr QFile::Permissions Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
    | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
constexpr int UsualMask = 022;
const QByteArray Secret = "whsec_" + QByteArray(32, 'x').toBase64();

/// What is below a folder, that others have rights to.
QStringList open(const QString &folder)
{
    QStringList out;
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        if (QFile::permissions(path) & Others)
            out << path;
    }
    return out;
}

/// The files of a folder in which `bytes` stand.
QStringList filesWith(const QString &folder, const QByteArray &bytes)
{
    QStringList out;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        if (!file.open(QIODevice::ReadOnly) || file.readAll().contains(bytes))
            out << file.fileName();
    }
    return out;
}

/// What the program makes is for its owner only, whatever its umask, and the secrets of webhooks lie in no
/// file in plain text.
class TestPrivateFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ::umask(UsualMask); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsMadeIsItsOwners()
    {
        const QString library = path(u"new/folder/l.sheria"_s);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, library, u"--sample"_s}).exit, 0);
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, library}).exit, 0);
        QCOMPARE(open(m_folder->path()), QStringList());
        QVERIFY(
            QFileInfo(library + u"-index"_s).isDir()
            || QDir(QFileInfo(library).path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size()
                > 0); // There is an index among what was looked at.
        ServingCtl server({u"--library"_s, library, u"--port"_s, u"0"_s});
        const QByteArray token = server.readLine().mid(7);
        QCOMPARE(ApiClient(server.port(), token).get("/v3/places").status, 200);
        QVERIFY(QFile::exists(library + u"-wal"_s)); // It is in use.
        QCOMPARE(open(m_folder->path()), QStringList());
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    /// The library layer alone, in a process whose umask hides nothing.
    void aLibraryIsPrivateWhateverTheUmask()
    {
        const SystemClock clock;
        const QString library = path(u"l.sheria"_s);
        const auto made = must(Library::open(library, Library::Mode::OpenOrCreate, clock));
        made->startIndexing();
        QTRY_VERIFY(!QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
        for (const QString &file : open(m_folder->path()))
            QVERIFY2(file.contains(u"index"_s), qPrintable(file)); // Its folder is closed.
        QDirIterator folders(m_folder->path(), QDir::Dirs | QDir::NoDotAndDotDot);
        while (folders.hasNext())
            QVERIFY(!(QFile::permissions(folders.next()) & Others));
    }

    void anOldLibraryIsTightened()
    {
        TestLibrary files;
        files.put({});
        files.close();
        QFile::setPermissions(files.path(), QFile::permissions(files.path()) | QFile::ReadOther);
        const SystemClock clock;
        must(Library::open(files.path(), Library::Mode::OpenExisting, clock));
        QVERIFY(!(QFile::permissions(files.path()) & Others));
    }

    /// What a person exports has the rights that the person's umask leaves.
    void anExportKeepsTheUmask()
    {
        const QString library = path(u"l.sheria"_s);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, library, u"--sample"_s}).exit, 0);
        const QString pack = path(u"p.zip"_s);
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, library, u"--pack"_s, pack}).exit, 0);
        QVERIFY(QFile::permissions(pack) & QFile::ReadOther);
        QVERIFY(!(QFile::permissions(pack) & QFile::WriteOther));
    }

    void secretsAreSealed()
    {
        Receiver receiver;
        const QString library = path(u"l.sheria"_s);
        const QStringList at{u"--library"_s, library};
        QCOMPARE(runCtl(QStringList{u"import"_s, u"--sample"_s} + at).exit, 0);
        QCOMPARE(runCtl(QStringList{u"webhooks"_s, u"add"_s, QString::fromUtf8(receiver.url())}
                        + at)
                     .exit,
                 0);
        const CtlResult signedOne = runCtl(QStringList{u"webhooks"_s, u"sign"_s, u"1"_s} + at);
        const QByteArray secret = signedOne.lines().value(0).mid(8);
        QVERIFY2(webhooks::isSigningSecret(secret), signedOne.output.constData());
        QCOMPARE(runCtl(QStringList{u"webhooks"_s, u"incoming"_s, QString::fromLatin1(Secret)} + at)
                     .exit,
                 0);
        const QString pack = path(u"p.zip"_s);
        QCOMPARE(runCtl(QStringList{u"export"_s, u"--pack"_s, pack} + at).exit, 0);
        for (const QByteArray &each : {secret, Secret})
            QCOMPARE(filesWith(m_folder->path(), each), QStringList());
        // It still signs what goes, and checks what comes.
        ServingCtl server(at + QStringList{u"--port"_s, u"0"_s});
        QVERIFY(!server.readLine().isEmpty());
        QCOMPARE(runCtl(QStringList{u"webhooks"_s, u"example"_s, u"1"_s} + at).exit, 0);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 1, 20'000);
        const Received got = receiver.received().constFirst();
        QVERIFY(webhooks::isSignedBy(secret, fieldOf(got, "webhook-id"),
                                     fieldOf(got, "webhook-timestamp").toLongLong(), got.body,
                                     fieldOf(got, "webhook-signature")));
        const QByteArray body =
            R"({"action":"updated","data":{"url":"http://h/v3/akn/xa/act/2004/17",)"
            R"("expression_frbr_uri":"/akn/xa/act/2004/17/eng@2004-01-01"}})";
        const qint64 now = QDateTime::currentSecsSinceEpoch();
        ApiClient::Headers headers{{"Content-Type", "application/json"},
                                   {"webhook-id", "inv_7"},
                                   {"webhook-timestamp", QByteArray::number(now)}};
        ApiClient sender(server.port());
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body).status, 401);
        headers.push_back({"webhook-signature", webhooks::signature(Secret, "inv_7", now, body)});
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body).status, 202);
        QCOMPARE(server.stop(SIGTERM), 0);
        QCOMPARE(filesWith(m_folder->path(), Secret), QStringList());
    }

    /// Those of earlier versions are sealed when the library is opened, and those in the copy that the
    /// migration has made.
    void secretsOfEarlierVersionsAreSealed()
    {
        TestLibrary files;
        const QByteArray old = "whsec_" + QByteArray(32, 'o').toBase64();
        must(files.db().execute(QByteArray("INSERT INTO endpoint (url, state, reason, secret, "
                                           "old_secret, created_at) VALUES ('http://127.0.0.1:9/', "
                                           "'active', '', '"
                                           + Secret + "', '" + old
                                           + "', 0); INSERT INTO incoming_secret VALUES ('" + Secret
                                           + "', 0)")
                                    .constData()));
        files.close();
        QVERIFY(QFile::copy(files.path(), files.path() + u".backup-v21"_s));
        QCOMPARE(filesWith(files.folder(), Secret).size(), 2);
        const SystemClock clock;
        {
            const auto library = must(
                Library::open(files.path(), Library::Mode::OpenExisting, clock));
            store::Database db = must(library->openReader());
            const store::Endpoint endpoint = must(store::listEndpoints(db)).front();
            const secrets::SecretSeal &seal = library->trust().seal();
            QVERIFY(secrets::SecretSeal::isSealed(endpoint.secret));
            QCOMPARE(must(seal.open(endpoint.secret)), Secret);
            QCOMPARE(must(seal.open(endpoint.oldSecret)), old);
            QCOMPARE(must(seal.open(must(store::incomingSecrets(db)).constFirst())), Secret);
        }
        for (const QByteArray &secret : {Secret, old})
            QCOMPARE(filesWith(files.folder(), secret), QStringList());
    }

    /// Without the key of its user nothing is sent unsigned, and nothing unsigned is taken.
    void elsewhereTheyOpenNothing()
    {
        Receiver receiver;
        TestLibrary files;
        files.close();
        const SystemClock clock;
        {
            const auto library = must(
                Library::open(files.path(), Library::Mode::OpenExisting, clock));
            webhooks::Registry registry(library->writer(), clock, library->trust());
            const auto added = must(registry.add(QString::fromUtf8(receiver.url())));
            must(registry.sign(added.id, Secret));
            must(registry.wantSigned(Secret));
            must(registry.sendExample(added.id, "updated", "/akn/zz/act/2005/4"));
        }
        const QString key = QDir(secrets::LibraryTrust::defaultFolder()).filePath(u"secrets.key"_s);
        QVERIFY(QFile::rename(key, key + u".away"_s));
        {
            ServingCtl server({u"--library"_s, files.path(), u"--port"_s, u"0"_s});
            ApiClient sender(server.port());
            const QByteArray body =
                R"({"action":"updated","data":{"url":"http://h/v3/akn/xa/act/2004/17",)"
                R"("expression_frbr_uri":"/akn/xa/act/2004/17/eng@2004-01-01"}})";
            QCOMPARE(sender
                         .send("POST", "/webhooks/incoming", {{"Content-Type", "application/json"}},
                               body)
                         .status,
                     401);
            // Until it says so it has looked at what is due.
            QTRY_VERIFY_WITH_TIMEOUT(hasSaid(server, "nothing is sent to"), 20'000);
            QCOMPARE(receiver.count(), 0);
            QCOMPARE(server.stop(SIGTERM), 0);
        }
        QVERIFY(QFile::rename(key + u".away"_s, key));
        ServingCtl server({u"--library"_s, files.path(), u"--port"_s, u"0"_s});
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 1, 20'000);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    static QByteArray fieldOf(const Received &request, const QByteArray &name)
    {
        for (const QByteArray &line : request.head.split('\n')) {
            if (line.toLower().startsWith(QByteArray(name + ':')))
                return line.mid(name.size() + 1).trimmed();
        }
        return {};
    }

    bool hasSaid(ServingCtl &server, const QByteArray &words)
    {
        m_said += server.process().readAllStandardError();
        return m_said.contains(words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_said;
};

SHERIA_TEST(TestPrivateFiles)
} // namespace tst_privatefiles
#include "tst_privatefiles.moc"
