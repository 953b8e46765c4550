// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/access/accountqueries.h"
#include "core/store/file/libraryfile.h"
#include "core/store/rows/placequeries.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/registry.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <csignal>

namespace tst_foreignlibrary {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Canary = "CANARY-of-another-file";

/// A library as somebody else may have made it: it names hosts, and a file of its user as their token.
class ForeignLibrary
{
public:
    ForeignLibrary()
    {
        write(u"canary"_s, Canary);
        must(store::putPlace(m_files.db(), {"xa", u"Exampleland"_s, "eng", {}}));
        m_files.put({});
    }

    void execute(const QByteArray &sql) { must(m_files.db().execute(sql.constData())); }
    void nameEndpoint(const QByteArray &url)
    {
        execute("INSERT OR REPLACE INTO embedding_source (id, url, model, key_from) VALUES (1, '"
                + url + "', 'm', 'file:" + path(u"canary"_s).toUtf8() + "')");
    }
    void nameSource(const QByteArray &base)
    {
        execute("INSERT INTO sync_source (kind, base, selection, token_from, interval_minutes, "
                "is_paused, is_metered, created_at, license_name, license_url) VALUES "
                "('legislation', '"
                + base + "', '{}', 'file:" + path(u"canary"_s).toUtf8() + "', 1, 0, 0, 0, '', '')");
    }
    void close() { m_files.close(); }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a file of the test cannot be written");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return file.fileName();
    }
    QString path(const QString &name) const { return QDir(m_files.folder()).filePath(name); }
    QStringList served() const { return {u"--library"_s, m_files.path(), u"--port"_s, u"0"_s}; }
    CtlResult run(const QStringList &words, const QByteArray &input = {}) const
    {
        return runCtl(words + QStringList{u"--library"_s, m_files.path()}, input);
    }
    TestLibrary &files() { return m_files; }

private:
    TestLibrary m_files;
};

/// Whether anything that was sent holds `word`.
bool hasHeard(const Receiver &receiver, const QByteArray &word)
{
    const QList<Received> all = receiver.received();
    return std::any_of(all.begin(), all.end(), [&](const Received &each) {
        return each.head.contains(word) || each.body.contains(word);
    });
}

Act refuseAll(const Received &)
{
    return Act::status(401);
}

QString textOf(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

/// A library that comes from elsewhere contacts nobody before its user has agreed, seeing the hosts, and
/// what it names as a token is never used.
class TestForeignLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEndpointIsNotAsked()
    {
        Receiver receiver(refuseAll);
        ForeignLibrary library;
        library.nameEndpoint(receiver.url("/v1"));
        library.close();
        ServingCtl server(library.served());
        const QByteArray token = server.readLine().mid(7);
        QCOMPARE(ApiClient(server.port(), token).get("/v3/places").status, 200);
        QCOMPARE(receiver.count(), 0);
        // The hosts are shown, and nothing is agreed by looking, or by another word than yes.
        const CtlResult hosts = library.run({u"library"_s, u"hosts"_s, u"--json"_s});
        QCOMPARE(hosts.objects().size(), 1);
        QCOMPARE(hosts.objects().constFirst().value(u"host"),
                 QJsonValue(u"http://127.0.0.1:%1"_s.arg(receiver.port())));
        QCOMPARE(hosts.objects().constFirst().value(u"is_agreed"), QJsonValue(false));
        QCOMPARE(library.run({u"library"_s, u"trust"_s}, "no\n").exit, 6);
        QCOMPARE(receiver.count(), 0);
        QCOMPARE(library.run({u"library"_s, u"trust"_s}, "yes\n").exit, 0);
        // The host is agreed, the file is not: what the user names is shown instead.
        const QString key = library.write(u"key"_s, "my-own-key\n");
        QCOMPARE(library
                     .run({u"kb"_s, u"embeddings"_s, u"set"_s, u"--url"_s,
                           textOf(receiver.url("/v1")), u"--model"_s, u"m"_s, u"--key-file"_s, key,
                           u"--force"_s})
                     .exit,
                 0);
        QTRY_VERIFY_WITH_TIMEOUT(hasHeard(receiver, "Bearer my-own-key"), 20'000);
        QVERIFY(!hasHeard(receiver, Canary));
        server.stop(SIGTERM);
        QVERIFY(server.process().readAllStandardError().contains("library trust"));
    }

    void aSourceIsNotAsked()
    {
        Receiver receiver(refuseAll);
        ForeignLibrary library;
        library.nameSource(receiver.url("/api"));
        library.close();
        for (const QStringList &more :
             {QStringList(), QStringList{u"--token"_s, u"of-the-call"_s}}) {
            const CtlResult ran = library.run(QStringList{u"sync"_s, u"run"_s} + more);
            QCOMPARE(ran.exit, 5);
            QVERIFY2(ran.errors.contains("library trust"), ran.errors.constData());
            QVERIFY(ran.errors.contains(QByteArray::number(receiver.port())));
        }
        QCOMPARE(library.run({u"sync"_s, u"estimate"_s, u"--source"_s, u"1"_s}).exit, 5);
        QCOMPARE(receiver.count(), 0);
        QCOMPARE(library.run({u"library"_s, u"trust"_s, u"--yes"_s}).exit, 0);
        QCOMPARE(library.run({u"sync"_s, u"run"_s}).exit, 3); // Its file is no token of ours.
        QCOMPARE(receiver.count(), 0);
        const QString token = library.write(u"token"_s, "my-own-token\n");
        QCOMPARE(library.run({u"sync"_s, u"change"_s, u"1"_s, u"--token-file"_s, token}).exit, 0);
        QVERIFY(library.run({u"sync"_s, u"run"_s}).exit != 0);
        QVERIFY(hasHeard(receiver, "Token my-own-token"));
        QVERIFY(!hasHeard(receiver, Canary));
        // What the library itself holds of it says nothing.
        QFile file(library.files().path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains(token.toUtf8()));
    }

    void aWebhookIsNotTold()
    {
        Receiver receiver;
        ForeignLibrary library;
        library.execute("INSERT INTO endpoint (url, state, reason, secret, old_secret, created_at) "
                        "VALUES ('"
                        + receiver.url() + "', 'active', '', '', '', 0)");
        library.close();
        ServingCtl server(library.served());
        QVERIFY(!server.readLine().isEmpty());
        QCOMPARE(library.run({u"webhooks"_s, u"example"_s, u"1"_s}).exit, 0);
        // Another one, of the user's own, is told meanwhile: the engine has looked at both.
        Receiver own;
        QCOMPARE(library.run({u"webhooks"_s, u"add"_s, textOf(own.url())}).exit, 0);
        QCOMPARE(library.run({u"webhooks"_s, u"example"_s, u"2"_s}).exit, 0);
        QTRY_COMPARE_WITH_TIMEOUT(own.count(), 1, 20'000);
        QCOMPARE(receiver.count(), 0);
        QCOMPARE(library.run({u"library"_s, u"trust"_s, u"--yes"_s}).exit, 0);
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 1, 20'000);
        QCOMPARE(server.stop(SIGTERM), 0);
    }

    /// Somebody who had a copy of the library knows the ids in it, but not what they stand for.
    void anIdOfTheUsersTokenIsGoodForItsHostOnly()
    {
        Receiver own(refuseAll);
        Receiver other(refuseAll);
        ForeignLibrary library;
        library.nameSource(own.url("/api"));
        const QByteArray id = must(store::libraryId(library.files().db()));
        const QString token = library.write(u"token"_s, "my-own-token\n");
        secrets::LibraryTrust trust(id);
        must(trust.allow(ContactPurpose::Sync, own.url()));
        const QByteArray tokenId = must(
            trust.remember(ContactPurpose::Sync, own.url(), "file:" + token.toUtf8()));
        library.execute("UPDATE sync_source SET token_from = '" + tokenId + "'");
        QVERIFY(library.run({u"sync"_s, u"run"_s}).exit != 0);
        QVERIFY(hasHeard(own, "Token my-own-token"));
        library.execute("UPDATE sync_source SET base = '" + other.url("/api") + "'");
        QCOMPARE(library.run({u"sync"_s, u"run"_s}).exit, 5);
        QCOMPARE(library.run({u"library"_s, u"trust"_s, u"--yes"_s}).exit, 0);
        QCOMPARE(library.run({u"sync"_s, u"run"_s}).exit, 3);
        QCOMPARE(other.count(), 0);
        // Nor is it good for another purpose at the same host.
        QVERIFY(!trust.reference(ContactPurpose::Embeddings, own.url(), tokenId));
        // Removing the source takes only what is noted for its host.
        QCOMPARE(library.run({u"sync"_s, u"remove"_s, u"1"_s}).exit, 0);
        QVERIFY(QFile::exists(token));
        QCOMPARE(must(trust.reference(ContactPurpose::Sync, own.url(), tokenId)),
                 "file:" + token.toUtf8());
    }

    /// Views and triggers would answer the check of a host in one way and the request in another.
    void codeInTheFileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("view in place of a table")
            << "ALTER TABLE sync_source RENAME TO s; CREATE VIEW sync_source AS SELECT * FROM s"_ba;
        QTest::newRow("another view") << "CREATE VIEW other AS SELECT 1"_ba;
        QTest::newRow("another trigger")
            << "CREATE TRIGGER other AFTER INSERT ON change BEGIN UPDATE endpoint SET url = 'x'; END"_ba;
        QTest::newRow("trigger of another content")
            << "DROP TRIGGER token_added; CREATE TRIGGER token_added AFTER INSERT ON token BEGIN "
               "UPDATE account SET is_admin = 1; END"_ba;
        QTest::newRow("trigger that is missing") << "DROP TRIGGER account_changed"_ba;
    }
    void codeInTheFileIsRefused()
    {
        QFETCH(const QByteArray, change);
        ForeignLibrary library;
        library.nameSource("https://law.example");
        library.execute("CREATE TABLE notes (text TEXT); CREATE INDEX of_notes ON notes (text)");
        library.close();
        QCOMPARE(library.run({u"info"_s}).exit, 0); // A person's own table does no harm.
        {
            store::Database db = must(
                store::Database::open(library.files().path(), store::Database::Mode::ReadWrite));
            must(db.execute(change.constData()));
        }
        for (const QStringList &words :
             {QStringList{u"info"_s}, QStringList{u"sync"_s, u"run"_s},
              QStringList{u"sync"_s, u"estimate"_s, u"--source"_s, u"1"_s},
              QStringList{u"library"_s, u"trust"_s, u"--yes"_s}}) {
            const CtlResult ran = library.run(words);
            QCOMPARE(ran.exit, 4);
            QVERIFY2(ran.errors.contains("changed by another program"), ran.errors.constData());
        }
    }

    void anAddressThatIsReadInTwoWaysIsNone_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("origin");
        QTest::newRow("plain") << "https://Law.Example/api"_ba
                               << "https://law.example"_ba;
        QTest::newRow("its scheme's port") << "http://law.example:80/api"_ba
                                           << "http://law.example"_ba;
        QTest::newRow("another port") << "https://law.example:8443"_ba
                                      << "https://law.example:8443"_ba;
        QTest::newRow("user") << "https://law.example@evil.example/"_ba
                              << ""_ba;
        QTest::newRow("backslash") << "https://law.example\\@evil.example/"_ba
                                   << ""_ba;
        QTest::newRow("fragment") << "https://law.example#@evil.example/"_ba
                                  << ""_ba;
        QTest::newRow("query") << "https://law.example?@evil.example/"_ba
                               << ""_ba;
        QTest::newRow("escape") << "https://law.example%2eevil.example/"_ba
                                << ""_ba;
        QTest::newRow("file") << "file:///etc/passwd"_ba
                              << ""_ba;
    }
    void anAddressThatIsReadInTwoWaysIsNone()
    {
        QFETCH(QByteArray, address);
        QTEST(originOf(address), "origin");
    }

    /// Who made a library knows its passwords and tokens: who serves it is told once, and chooses.
    void whoServesIsToldWhoIsLetIn_data()
    {
        QTest::addColumn<QStringList>("choice");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("kept") << QStringList{u"account"_s, u"confirm"_s} << true;
        QTest::newRow("removed") << QStringList{u"account"_s, u"reset"_s, u"--yes"_s} << false;
    }
    void whoServesIsToldWhoIsLetIn()
    {
        QFETCH(const QStringList, choice);
        QFETCH(const bool, isKept);
        ForeignLibrary library;
        const QByteArray secret = "a-token-that-its-author-knows";
        store::Database &db = library.files().db();
        store::AccountRow row;
        row.name = u"author"_s;
        row.isAdmin = true;
        row.createdAt = library.files().clock.now();
        const qint64 author = must(store::putAccount(db, row));
        must(store::putToken(db, author, u"spare"_s, sha256Hex(secret), "a-to",
                             library.files().clock.now()));
        must(store::addIncomingSecret(db, "whsec_0", library.files().clock.now()));
        library.close();
        const auto warned = [&](int status) {
            ServingCtl server(library.served());
            const auto answered = ApiClient(server.port(), secret).get("/v3/places").status;
            server.stop(SIGTERM);
            const QByteArray said = server.process().readAllStandardError();
            if (answered != status)
                QTest::qFail(QByteArray::number(answered).constData(), __FILE__, __LINE__);
            return said.contains("account confirm");
        };
        for (int start = 0; start < 2; ++start) // Until there is an answer.
            QVERIFY(warned(200));
        {
            ServingCtl server(library.served());
            server.stop(SIGTERM);
            const QByteArray said = server.process().readAllStandardError();
            QVERIFY2(said.contains("author (administrator, no password, 1 tokens)"),
                     said.constData());
            QVERIFY2(said.contains("1 secrets of incoming webhooks"), said.constData());
        }
        QCOMPARE(library.run({u"account"_s, u"reset"_s}, "no\n").exit, 6);
        QCOMPARE(library.run(choice).exit, 0);
        QVERIFY(!warned(isKept ? 200 : 401));
        QCOMPARE(library.run({u"account"_s, u"list"_s}).output.contains("author"), isKept);
    }

    /// Accounts that are made here are nobody else's.
    void ownAccountsNeedNoConfirmation()
    {
        ForeignLibrary library;
        library.close();
        QCOMPARE(library.run({u"account"_s, u"add"_s, u"ada"_s}).exit, 0);
        ServingCtl server(library.served());
        QVERIFY(server.port() != 0);
        server.stop(SIGTERM);
        const QByteArray said = server.process().readAllStandardError();
        QVERIFY2(!said.contains("account confirm"), said.constData());
    }

    void theConfigurationIsItsUsersAlone()
    {
        ForeignLibrary library;
        library.nameSource("https://law.example");
        library.close();
        QCOMPARE(library.run({u"library"_s, u"trust"_s, u"--yes"_s}).exit, 0);
        const QDir folder(secrets::LibraryTrust::defaultFolder());
        QVERIFY(folder.path().contains(u"sheria-test-config"_s)); // Not that of who runs the test.
        constexpr QFile::Permissions Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
            | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(folder.path()) & Others));
        QVERIFY(!(QFile::permissions(folder.filePath(u"libraries.json"_s)) & Others));
    }
};

SHERIA_TEST(TestForeignLibrary)
} // namespace tst_foreignlibrary
#include "tst_foreignlibrary.moc"
