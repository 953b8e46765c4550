// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/negotiate.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <zlib.h>
#include <zstd.h>

#include <array>

namespace tst_coding {

using namespace sheria::http;

QByteArray ungzipped(const QByteArray &packed)
{
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK)
        return {};
    QByteArray out(100'000, Qt::Uninitialized);
    QByteArray in = packed;
    stream.next_in = reinterpret_cast<Bytef *>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = inflate(&stream, Z_FINISH);
    out.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    return result == Z_STREAM_END ? out : QByteArray();
}

QByteArray unzstd(const QByteArray &packed)
{
    QByteArray out(100'000, Qt::Uninitialized);
    const std::size_t size = ZSTD_decompress(out.data(), static_cast<std::size_t>(out.size()),
                                             packed.constData(),
                                             static_cast<std::size_t>(packed.size()));
    return ZSTD_isError(size) ? QByteArray() : out.first(static_cast<qsizetype>(size));
}

/// How bodies are packed, and for whom.
class TestCoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBestIsChosen_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("chosen");

        QTest::newRow("missing") << QByteArray() << QByteArray();
        QTest::newRow("gzip") << QByteArray("gzip") << QByteArray("gzip");
        QTest::newRow("zstd") << QByteArray("zstd") << QByteArray("zstd");
        QTest::newRow("equals") << QByteArray("gzip, deflate, br, zstd") << QByteArray("zstd");
        QTest::newRow("gzip liked more")
            << QByteArray("zstd;q=0.5, gzip;q=0.9") << QByteArray("gzip");
        QTest::newRow("zstd refused") << QByteArray("zstd;q=0, gzip") << QByteArray("gzip");
        QTest::newRow("among others")
            << QByteArray("deflate, gzip;q=1.0, br") << QByteArray("gzip");
        QTest::newRow("refused") << QByteArray("gzip;q=0") << QByteArray();
        QTest::newRow("refused, long zero") << QByteArray("gzip;q=0.000") << QByteArray();
        QTest::newRow("any") << QByteArray("*") << QByteArray("gzip");
        QTest::newRow("zstd and any") << QByteArray("zstd, *") << QByteArray("zstd");
        QTest::newRow("any but gzip") << QByteArray("gzip;q=0, *") << QByteArray();
        QTest::newRow("any but zstd") << QByteArray("zstd;q=0, *") << QByteArray("gzip");
        QTest::newRow("any but both") << QByteArray("gzip;q=0, zstd;q=0, *") << QByteArray();
        QTest::newRow("any refused") << QByteArray("*;q=0") << QByteArray();
        QTest::newRow("identity") << QByteArray("identity") << QByteArray();
        QTest::newRow("identity liked more") << QByteArray("identity, gzip;q=0.5") << QByteArray();
        QTest::newRow("identity liked less")
            << QByteArray("identity;q=0.5, gzip") << QByteArray("gzip");
        QTest::newRow("old name") << QByteArray("X-GZIP") << QByteArray("gzip");
        QTest::newRow("blanks") << QByteArray("  br ,\tgzip ; q=0.8 ") << QByteArray("gzip");
        QTest::newRow("bad quality") << QByteArray("gzip;q=nan") << QByteArray();
        QTest::newRow("unknown") << QByteArray("br, deflate, sdch") << QByteArray();
    }

    void theBestIsChosen()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArray, chosen);
        QCOMPARE(codingName(chooseCoding(value)).toByteArray(), chosen);
    }

    void packsAreWhatTheirNamesSay()
    {
        const QByteArray text = QByteArray("Every person has the right. ").repeated(500);
        QCOMPARE(encode(Coding::Identity, text), text);
        const QByteArray gzip = encode(Coding::Gzip, text);
        QVERIFY(gzip.size() < text.size() / 10);
        QCOMPARE(ungzipped(gzip), text);
        const QByteArray zstd = encode(Coding::Zstd, text);
        QVERIFY(zstd.size() < text.size() / 10);
        QVERIFY(zstd.startsWith("\x28\xb5\x2f\xfd"));
        QCOMPARE(unzstd(zstd), text);
    }

    void onlyTextIsWorthPacking()
    {
        for (const char *type : {"text/html; charset=utf-8", "application/json", "application/xml",
                                 "application/problem+json", "image/svg+xml", "application/yaml"})
            QVERIFY2(isCompressible(type), type);
        for (const char *type : {"application/pdf", "application/epub+zip", "application/zip",
                                 "image/png", "application/octet-stream", ""})
            QVERIFY2(!isCompressible(type), type);
    }
};

SHERIA_TEST(TestCoding)
} // namespace tst_coding
#include "tst_coding.moc"
