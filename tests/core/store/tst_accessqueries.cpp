// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/store/access/accountqueries.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_accessqueries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestAccessQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTokenIsFoundByItsHashOnly()
    {
        TestLibrary library;
        Database &db = library.db();
        const qint64 account = must(ensureAccount(db, library.clock.now()));
        QCOMPARE(must(ensureAccount(db, library.clock.now())), account);
        const QByteArray secret = "sk_do-not-store-me-0123456789";
        const qint64 id = must(
            putToken(db, account, u"cli"_s, sha256Hex(secret), "sk_do", library.clock.now()));
        const TokenHolder holder = must(findTokenByHash(db, sha256Hex(secret)));
        QCOMPARE(holder.token.id, id);
        QCOMPARE(holder.token.name, u"cli"_s);
        QCOMPARE(holder.token.hint, QByteArray("sk_do"));
        QCOMPARE(holder.token.accountId, account);
        QCOMPARE(holder.account.name, u"owner"_s);
        QVERIFY(holder.account.isAdmin && holder.account.isActive);
        QVERIFY(holder.token.isActive && !holder.token.lastUsedAt.isValid());
        QCOMPARE(findTokenByHash(db, sha256Hex(QByteArray("other"))).error().code,
                 ErrorCode::NotFound);

        must(touchToken(db, id, library.clock.now()));
        QCOMPARE(must(listTokens(db)).front().lastUsedAt, library.clock.now());
        QVERIFY(must(hasWorkingToken(db)));
        must(revokeToken(db, id));
        QVERIFY(!must(hasWorkingToken(db)));
        QVERIFY(!must(listTokens(db)).front().isActive);
        QVERIFY(must(listTokens(db, account + 1)).empty());
        QCOMPARE(revokeToken(db, 99).error().code, ErrorCode::NotFound);
        must(putToken(db, account, u"again"_s, sha256Hex(secret), "sk_do", library.clock.now()));
        QVERIFY(must(listTokens(db)).front().isActive);
        QCOMPARE(must(listTokens(db, account)).size(), std::size_t(1));

        library.close();
        for (const QString &suffix : {u""_s, u"-wal"_s}) {
            QFile file(library.path() + suffix);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().contains("do-not-store-me"));
        }
    }

    void anAccountOfVersion1IsItsLibrarysOwner()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        const QByteArray secret = "a token of old";
        {
            Database old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(1)));
            must(old.execute("INSERT INTO account VALUES (1, 'owner', 1, 0)"));
            Statement add = must(Statement::prepare(old, R"sql(
                INSERT INTO token (account_id, name, hash, hint, is_active, created_at)
                VALUES (1, 'cli', ?1, 'a to', 1, 0)
            )sql"));
            const QByteArray hash = QByteArray::fromHex(sha256Hex(secret));
            add.bindBlob(1, hash);
            must(add.run());
        }
        Database db = must(openLibraryFile(path));
        QVERIFY(QFileInfo::exists(path + ".backup-v1"_L1));
        const TokenHolder holder = must(findTokenByHash(db, sha256Hex(secret)));
        QVERIFY(holder.account.isAdmin && holder.account.isActive);
        QCOMPARE(holder.account.subscription, QByteArray());
        QVERIFY(holder.account.password.isEmpty() && !holder.account.lastSignInAt.isValid());
        QCOMPARE(must(ensureAccount(db, QDateTime::fromMSecsSinceEpoch(0))), qint64(1));
    }
};

SHERIA_TEST(TestAccessQueries)
} // namespace tst_accessqueries
#include "tst_accessqueries.moc"
