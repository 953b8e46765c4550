#include "core/base/hash.h"
#include "core/store/accessqueries.h"
#include "tests/support/testlibrary.h"

#include <QTest>

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
        must(putToken(db, account, u"cli"_s, sha256Hex(secret), "sk_do", library.clock.now()));
        TokenRow token = must(findTokenByHash(db, sha256Hex(secret)));
        QCOMPARE(token.name, u"cli"_s);
        QCOMPARE(token.hint, QByteArray("sk_do"));
        QCOMPARE(token.accountId, account);
        QVERIFY(token.isActive && token.accountIsActive && !token.lastUsedAt.isValid());
        QCOMPARE(findTokenByHash(db, sha256Hex(QByteArray("other"))).error().code,
                 ErrorCode::NotFound);

        must(touchToken(db, token.id, library.clock.now()));
        QCOMPARE(must(findTokenByHash(db, sha256Hex(secret))).lastUsedAt, library.clock.now());
        must(revokeToken(db, token.id));
        QVERIFY(!must(listTokens(db)).front().isActive);
        QCOMPARE(revokeToken(db, 99).error().code, ErrorCode::NotFound);
        must(putToken(db, account, u"again"_s, sha256Hex(secret), "sk_do", library.clock.now()));
        QVERIFY(must(findTokenByHash(db, sha256Hex(secret))).isActive);
        QCOMPARE(must(listTokens(db)).size(), std::size_t(1));

        library.close();
        for (const QString &suffix : {u""_s, u"-wal"_s}) {
            QFile file(library.path() + suffix);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().contains("do-not-store-me"));
        }
    }
};

QTEST_GUILESS_MAIN(TestAccessQueries)
#include "tst_accessqueries.moc"
