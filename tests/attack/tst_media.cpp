// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

#include <vector>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tst_media {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using http::test::Client;

constexpr qint64 MegaByte = 1024LL * 1024;
constexpr qint64 LargeBytes = 200 * MegaByte;
const QByteArray Media = "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/";

/// Memory of this process that no file backs. Units: bytes.
qint64 anonymousBytes()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray status = file.readAll();
    const qsizetype at = status.indexOf("RssAnon:");
    return status.mid(at + 8, status.indexOf("kB", at) - at - 8).trimmed().toLongLong() * 1024;
}

/// What this process has read of files since it began. Media are read without a memory map.
qint64 bytesRead()
{
    QFile file(u"/proc/self/io"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray io = file.readAll();
    const qsizetype at = io.indexOf("rchar:") + 6;
    return io.mid(at, io.indexOf('\n', at) - at).trimmed().toLongLong();
}

/// What is different in each place, so that pieces cannot be mixed up.
QByteArray largeFile()
{
    QByteArray bytes(LargeBytes, Qt::Uninitialized);
    quint32 word = 1;
    for (qint64 i = 0; i + 4 <= LargeBytes; i += 4) {
        word = word * 1664525 + 1013904223;
        std::memcpy(bytes.data() + i, &word, 4);
    }
    return bytes;
}

/// Large media, slow readers, and a library whose file somebody has locked, hold up nobody else.
class TestMedia : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.change([this](store::Database &db) -> Result<void> {
            SHERIA_TRY(const ExpressionRecord record,
                       store::findExpression(
                           db, must(FrbrUri::parse("/akn/xa/act/2004/17/eng@2009-02-03")),
                           Today(m_fixture.clock.now())));
            const QByteArray large = largeFile();
            m_hash = sha256Hex(large);
            m_end = large.last(1000);
            SHERIA_CHECK(store::putMedia(db, record.expression.id, u"large.pdf"_s,
                                         "application/pdf", large));
            return {};
        });
    }

    void eightRangesOfSlowClients()
    {
        QCOMPARE(m_fixture.client().get("/v3/places").status, 200);
        const qint64 before = anonymousBytes();
        std::vector<Client> slow;
        for (int i = 0; i < 8; ++i) {
            Client &client = slow.emplace_back(Client());
            client.setReceiveBuffer(64 * 1024);
            QVERIFY(client.connect(m_fixture.port()));
            QVERIFY(client.send(request(
                "GET", "large.pdf", "Range: bytes=" + QByteArray::number(i * MegaByte) + "-\r\n")));
        }
        qint64 most = 0;
        for (int round = 0; round < 5; ++round) {
            for (Client &client : slow)
                QCOMPARE(client.skip(MegaByte), MegaByte);
            most = std::max(most, anonymousBytes() - before);
            // The slow ones read nothing meanwhile: whoever waited for them would get no answer.
            QCOMPARE(m_fixture.client().get("/v3/akn/xa/act/2004/17.json").status, 200);
        }
        QVERIFY2(most < (IsSanitized ? 4 : 1) * 48 * MegaByte,
                 QByteArray::number(most / MegaByte).constData());
    }

    void theWholeFileArrives()
    {
        Client client(m_fixture.port());
        QVERIFY(client.send(request("GET", "large.pdf")));
        const auto reply = client.read();
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
        QCOMPARE(qint64(reply->body.size()), LargeBytes);
        QCOMPARE(sha256Hex(reply->body), m_hash);
        // The connection goes on.
        const auto part = client.ask(request("GET", "large.pdf", "Range: bytes=-1000\r\n"));
        QVERIFY(part);
        QCOMPARE(part->status, 206);
        QCOMPARE(part->body, m_end);
    }

    /// What the client has, or wants to know of only, is not read.
    void whatIsNotSentIsNotRead()
    {
        const qint64 before = anonymousBytes();
        Client client(m_fixture.port());
        const QByteArray tag = "If-None-Match: \"" + m_hash + "\"\r\n";
        const qint64 read = bytesRead();
        for (int i = 0; i < 50; ++i) {
            QCOMPARE(client.ask(request("GET", "large.pdf", tag))->status, 304);
            const auto head = client.ask(request("HEAD", "large.pdf"), false);
            QCOMPARE(head->status, 200);
            QCOMPARE(head->field("Content-Length").toLongLong(), LargeBytes);
            QCOMPARE(client.ask(request("GET", "large.pdf", "Range: bytes=999999999-\r\n"))->status,
                     416);
        }
        QVERIFY(bytesRead() - read < LargeBytes);
        QVERIFY(anonymousBytes() - before < 32 * MegaByte);
    }

    /// A file that was damaged does not pass for whole.
    void aDamagedFileIsBrokenOff()
    {
        m_fixture.change([](store::Database &db) -> Result<void> {
            SHERIA_CHECK(db.execute("UPDATE file SET data = zeroblob(3000000) "
                                    "WHERE bytes > 100000000"));
            return {};
        });
        Client client(m_fixture.port());
        QVERIFY(client.send(request("GET", "large.pdf")));
        const auto reply = client.read();
        QVERIFY(!reply || reply->status == 500 || reply->body.size() < 3'000'000);
        QCOMPARE(m_fixture.client().get("/v3/places").status, 200);
    }

#ifdef Q_OS_LINUX
    /// A lock that readers have to wait for, as of a program that recovers or copies the library.
    void aLockedLibraryStallsOnlyWhoReads()
    {
        const QByteArray kept = "/v3/akn/xa/act/2004/17.json";
        QCOMPARE(m_fixture.client().get(kept).status, 200);
        QCOMPARE(m_fixture.client().get(kept).status, 200);
        const QByteArray path = QFile::encodeName(m_fixture.library().path() + u"-shm"_s);
        // Never closed before the server is: closing it would drop this process's own locks.
        m_lock = ::open(path.constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(m_lock >= 0);
        // Source: SQLite file format, section 4.3: bytes 123 to 127 are the locks of readers.
        struct flock range
        {};
        range.l_type = F_WRLCK;
        range.l_whence = SEEK_SET;
        range.l_start = 123;
        range.l_len = 5;
        QTRY_COMPARE(::fcntl(m_lock, F_OFD_SETLK, &range), 0);
        m_fixture.clock.advance(2000); // It is time to look for changes of other processes.
        // Asked first, and answered last: it reads the library, and waits for the lock.
        Client reading(m_fixture.port());
        QVERIFY(reading.send(http::test::get(
            "/v3/work-expressions?page=2", "Authorization: Token " + m_fixture.token() + "\r\n")));
        QCOMPARE(m_fixture.client().get(kept).status, 200);
        QCOMPARE(m_fixture.stranger().get("/static/browse.css").status, 200);
        QCOMPARE(m_fixture.client().get(kept).status, 200);
        QVERIFY(!reading.isReadable(std::chrono::milliseconds(0)));
        range.l_type = F_UNLCK;
        QCOMPARE(::fcntl(m_lock, F_OFD_SETLK, &range), 0);
        QVERIFY(reading.read());
        QTRY_COMPARE(m_fixture.client().get("/v3/work-expressions").status, 200);
    }
#endif

private:
    QByteArray request(const QByteArray &method, const QByteArray &file,
                       const QByteArray &fields = {}) const
    {
        return method + ' ' + Media + file + " HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Token "
            + m_fixture.token() + "\r\n" + fields + "\r\n";
    }

    RouteFixture m_fixture;
    QByteArray m_hash;
    QByteArray m_end;
    int m_lock = -1;
};

SHERIA_TEST(TestMedia)
} // namespace tst_media
#include "tst_media.moc"
