// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/compression.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_compression {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestCompression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesBackTheSameBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << ""_ba;
        QTest::newRow("one byte") << "x"_ba;
        QTest::newRow("zero bytes") << QByteArray(1000, '\0');
        QTest::newRow("text") << "<p>The Minister may make regulations.</p>"_ba.repeated(5000);
        QTest::newRow("more than is kept") << "<p>The Minister.</p>"_ba.repeated(100'000);
    }
    void givesBackTheSameBytes()
    {
        QFETCH(QByteArray, bytes);
        const Result<QByteArray> again = decompress(compress(bytes), bytes.size());
        QVERIFY(again);
        QCOMPARE(*again, bytes);
        for (const qint64 size : {qint64(0), qint64(bytes.size() / 2), qint64(bytes.size())}) {
            const Result<QByteArray> start = decompressStart(compress(bytes), size);
            QVERIFY(start);
            QCOMPARE(*start, bytes.first(size));
        }
        QVERIFY(!decompressStart(compress(bytes), bytes.size() + 1));
        // In two parts, large ones among them, it is the same frame.
        for (const qsizetype first : {qsizetype(0), bytes.size() / 3, bytes.size()}) {
            const QByteArrayView all(bytes);
            QCOMPARE(compress(all.first(first), all.sliced(first)), compress(bytes));
        }
    }

    void unpacksFramesInARow()
    {
        const QByteArray frames = compress("<act/>") + compress("") + compress("Act");
        QCOMPARE(*decompress(frames, 9), "<act/>Act"_ba);
        QCOMPARE(*decompressStart(frames, 8), "<act/>Ac"_ba);
        QCOMPARE(*decompressStart(frames, 9), "<act/>Act"_ba);
        QVERIFY(!decompress(frames, 8));
        QVERIFY(!decompress(QByteArray(frames + 'x'), 100));
    }

    void makesTextSmaller()
    {
        const QByteArray text = "<p>The Minister may make regulations.</p>"_ba.repeated(100);
        QVERIFY(compress(text).size() < text.size() / 10);
    }

    void refuses_data()
    {
        const QByteArray frame = compress(QByteArray(1000, 'a').append(1000, 'b'));
        QTest::addColumn<QByteArray>("frame");
        QTest::addColumn<qint64>("maxBytes");
        QTest::newRow("no frame") << "not zstd at all"_ba << qint64(1000);
        QTest::newRow("empty") << ""_ba << qint64(1000);
        QTest::newRow("cut short") << frame.chopped(4) << qint64(2000);
        QTest::newRow("larger than allowed") << frame << qint64(1999);
    }
    void refuses()
    {
        QFETCH(QByteArray, frame);
        QFETCH(qint64, maxBytes);
        const Result<QByteArray> result = decompress(frame, maxBytes);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Corrupt);
        QVERIFY(!decompressStart(frame, 2001));
    }
};

SHERIA_TEST(TestCompression)
} // namespace tst_compression
#include "tst_compression.moc"
