// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/sealedfile.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sealedfile {

using namespace sheria;
using namespace sheria::secrets;
using namespace Qt::StringLiterals;

const QByteArray Token = "a-token-that-nobody-may-see";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

class TestSealedFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsSecretsBetweenTwoOpenings()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"deeper/tokens.sealed"_s);
        {
            SealedFile file(path);
            QVERIFY(!file.exists());
            QVERIFY(file.open(u"correct horse"_s));
            QVERIFY(file.put(u"one"_s, Token));
            QVERIFY(file.put(u"two"_s, "other"));
            QVERIFY(file.drop(u"two"_s));
        }
        SealedFile again(path);
        QCOMPARE(again.get(u"one"_s).error().code, ErrorCode::Unauthorized);
        QVERIFY(again.open(u"correct horse"_s));
        QCOMPARE(*again.get(u"one"_s), Token);
        QCOMPARE(again.get(u"two"_s).error().code, ErrorCode::NotFound);
        again.close();
        QCOMPARE(again.get(u"one"_s).error().code, ErrorCode::Unauthorized);
    }

    void nobodyElseReadsIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"tokens.sealed"_s);
        SealedFile file(path);
        QVERIFY(file.open(u"correct horse"_s));
        QVERIFY(file.put(u"one"_s, Token));
        QVERIFY(!bytesOf(path).contains(Token));
        QVERIFY(!bytesOf(path).contains(Token.toBase64()));
        QCOMPARE(QFileInfo(path).permissions() & 0x77, QFile::Permissions());
        SealedFile other(path);
        QCOMPARE(other.open(u"wrong horse"_s).error().code, ErrorCode::Unauthorized);
        QVERIFY(!other.isOpen());
    }

    void aShortPasswordMakesNone()
    {
        const QTemporaryDir folder;
        SealedFile file(folder.filePath(u"tokens.sealed"_s));
        QCOMPARE(file.open(u"short"_s).error().code, ErrorCode::InvalidArgument);
        QVERIFY(!file.exists());
    }

    /// The same words sealed twice look different: nothing can be told by comparing.
    void noTwoWritingsAreAlike()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"tokens.sealed"_s);
        SealedFile file(path);
        QVERIFY(file.open(u"correct horse"_s));
        QVERIFY(file.put(u"one"_s, Token));
        const QByteArray before = bytesOf(path);
        QVERIFY(file.put(u"one"_s, Token));
        QVERIFY(bytesOf(path) != before);
    }

    void twoThatAreOpenSeeEachOther()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"tokens.sealed"_s);
        SealedFile a(path);
        QVERIFY(a.open(u"correct horse"_s));
        SealedFile b(path);
        QVERIFY(b.open(u"correct horse"_s));
        QVERIFY(a.put(u"one"_s, "1"));
        QVERIFY(b.put(u"two"_s, "2"));
        QCOMPARE(*a.get(u"two"_s), "2"_ba);
        QCOMPARE(*b.get(u"one"_s), "1"_ba);
    }

    /// Any byte that is another: it does not open, and it takes no more time or memory than it should.
    void aForgedFileDoesNotOpen_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("xorWith");
        QTest::addColumn<int>("cutTo");
        QTest::newRow("magic") << 0 << 1 << -1;
        QTest::newRow("passes") << 14 << 0x80 << -1;
        QTest::newRow("many passes") << 17 << 0x7f << -1;
        QTest::newRow("much memory") << 21 << 0x7f << -1;
        QTest::newRow("little memory") << 20 << 1 << -1;
        QTest::newRow("salt") << 25 << 1 << -1;
        QTest::newRow("nonce") << 45 << 1 << -1;
        QTest::newRow("sealed") << 70 << 1 << -1;
        QTest::newRow("cut short") << 0 << 0 << 75;
        QTest::newRow("only a head") << 0 << 0 << 38;
        QTest::newRow("empty") << 0 << 0 << 0;
    }
    void aForgedFileDoesNotOpen()
    {
        QFETCH(int, at);
        QFETCH(int, xorWith);
        QFETCH(int, cutTo);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"tokens.sealed"_s);
        {
            SealedFile file(path);
            QVERIFY(file.open(u"correct horse"_s));
            QVERIFY(file.put(u"one"_s, Token));
        }
        QByteArray bytes = bytesOf(path);
        bytes[at] = static_cast<char>(bytes.at(at) ^ xorWith);
        QVERIFY(put(path, cutTo < 0 ? bytes : bytes.first(cutTo)));
        SealedFile file(path);
        QVERIFY(!file.open(u"correct horse"_s));
        QVERIFY(!file.isOpen());
    }
};

SHERIA_TEST(TestSealedFile)
} // namespace tst_sealedfile
#include "tst_sealedfile.moc"
