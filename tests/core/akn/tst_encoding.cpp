// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/form.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_encoding {

using namespace sheria;
using namespace Qt::StringLiterals;

QByteArray utf16(const QString &text, bool bigEndian, bool marked)
{
    QByteArray out;
    const auto put = [&](char16_t unit) {
        const char high = char(unit >> 8);
        const char low = char(unit & 0xFF);
        out += bigEndian ? high : low;
        out += bigEndian ? low : high;
    };
    if (marked)
        put(0xFEFF);
    for (const QChar c : text)
        put(c.unicode());
    return out;
}

class TestEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void transcodesAsDeclared_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("utf8");
        const QString astral = u"<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>ü𝔸</a>"_s;
        const QByteArray astralUtf8 = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>ü𝔸</a>";
        QTest::newRow("no declaration") << "<a>ü</a>"_ba
                                        << "<a>ü</a>"_ba;
        QTest::newRow("UTF-8") << "<?xml version='1.0' encoding='utf-8'?><a>ü</a>"_ba
                               << "<?xml version='1.0' encoding='utf-8'?><a>ü</a>"_ba;
        QTest::newRow("marked UTF-8 keeps its mark") << "\xEF\xBB\xBF<a>ü</a>"_ba
                                                     << "\xEF\xBB\xBF<a>ü</a>"_ba;
        QTest::newRow("little-endian UTF-16") << utf16(astral, false, true) << astralUtf8;
        QTest::newRow("big-endian UTF-16") << utf16(astral, true, true) << astralUtf8;
        QTest::newRow("UTF-16 without mark") << utf16(astral, false, false) << astralUtf8;
        QTest::newRow("UTF-16 without declaration")
            << utf16(u"<a>ü</a>"_s, true, true) << "<a>ü</a>"_ba;
        QTest::newRow("Latin-1")
            << "<?xml version='1.0' encoding='ISO-8859-1'?><a>R\xE8g \x93</a>"_ba
            << "<?xml version='1.0' encoding='UTF-8'?><a>Règ \xC2\x93</a>"_ba;
        QTest::newRow("Windows")
            << "<?xml version='1.0' encoding='windows-1252'?><a>\x93R\xE8g\x94 \x80</a>"_ba
            << "<?xml version='1.0' encoding='UTF-8'?><a>“Règ” €</a>"_ba;
        QTest::newRow("Latin-9") << "<?xml version='1.0' encoding='iso-8859-15'?><a>\xA4\xBD</a>"_ba
                                 << "<?xml version='1.0' encoding='UTF-8'?><a>€œ</a>"_ba;
        QTest::newRow("Cyrillic")
            << "<?xml version='1.0' encoding='windows-1251'?><a>\xC7\xE0</a>"_ba
            << "<?xml version='1.0' encoding='UTF-8'?><a>За</a>"_ba;
        QTest::newRow("ASCII") << "<?xml version='1.0' encoding='US-ASCII'?><a>b</a>"_ba
                               << "<?xml version='1.0' encoding='UTF-8'?><a>b</a>"_ba;
        // The bytes are UTF-8, the declaration is wrong: by the rules of XML it is believed.
        QTest::newRow("mojibake as declared")
            << "<?xml version='1.0' encoding='iso-8859-1'?><a>è</a>"_ba
            << "<?xml version='1.0' encoding='UTF-8'?><a>Ã¨</a>"_ba;
    }
    void transcodesAsDeclared()
    {
        QFETCH(QByteArray, bytes);
        const Result<QByteArray> utf8 = akn::toUtf8(bytes);
        QVERIFY2(utf8, utf8 ? "" : qPrintable(utf8.error().text()));
        QTEST(*utf8, "utf8");
    }

    void utf8IsNotCopied()
    {
        const QByteArray bytes = "<a>ü</a>"_ba;
        const Result<QByteArray> utf8 = akn::toUtf8(bytes);
        QVERIFY(utf8->constData() == bytes.constData());
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        const QString declared8 = u"<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>"_s;
        QTest::newRow("unknown") << "<?xml version='1.0' encoding='x-klingon'?><a/>"_ba
                                 << ErrorCode::Unsupported;
        QTest::newRow("path") << "<?xml version='1.0' encoding='../latin1'?><a/>"_ba
                              << ErrorCode::Unsupported;
        QTest::newRow("EBCDIC declared, ASCII there")
            << "<?xml version='1.0' encoding='ebcdic-cp-us'?><a/>"_ba << ErrorCode::InvalidArgument;
        QTest::newRow("UTF-16 declared, UTF-8 there")
            << "<?xml version='1.0' encoding='UTF-16'?><a/>"_ba << ErrorCode::InvalidArgument;
        QTest::newRow("UTF-8 declared, UTF-16 there")
            << utf16(declared8, false, true) << ErrorCode::InvalidArgument;
        QTest::newRow("UTF-16 without mark, UTF-8 declared")
            << utf16(declared8, false, false) << ErrorCode::InvalidArgument;
        QTest::newRow("mark of UTF-8, Latin-1 declared")
            << "\xEF\xBB\xBF<?xml version='1.0' encoding='iso-8859-1'?><a/>"_ba
            << ErrorCode::InvalidArgument;
        QTest::newRow("odd number of bytes")
            << utf16(u"<a/>"_s, false, true) + "x" << ErrorCode::InvalidArgument;
        QTest::newRow("lone surrogate") << utf16(u"<a>"_s + QChar(0xD800) + u"</a>"_s, false, true)
                                        << ErrorCode::InvalidArgument;
        QTest::newRow("surrogates the wrong way round")
            << utf16(QString(QChar(0xDC00)) + QChar(0xD800), false, true)
            << ErrorCode::InvalidArgument;
        QTest::newRow("byte without meaning")
            << "<?xml version='1.0' encoding='windows-1252'?><a>\x81</a>"_ba
            << ErrorCode::InvalidArgument;
        QTest::newRow("not ASCII") << "<?xml version='1.0' encoding='us-ascii'?><a>\xE8</a>"_ba
                                   << ErrorCode::InvalidArgument;
        QTest::newRow("UTF-32") << QByteArray("\xFF\xFE\0\0<\0\0\0", 8) << ErrorCode::Unsupported;
        QTest::newRow("declaration cut off")
            << "<?xml version='1.0"_ba << ErrorCode::InvalidArgument;
        QTest::newRow("nothing in it") << "<?xml ?><a/>"_ba << ErrorCode::InvalidArgument;
        QTest::newRow("standalone maybe")
            << "<?xml version='1.0' standalone='maybe'?><a/>"_ba << ErrorCode::InvalidArgument;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        const Result<QByteArray> utf8 = akn::toUtf8(bytes);
        QVERIFY(!utf8);
        QTEST(utf8.error().code, "code");
        QVERIFY(utf8.error().text().startsWith(u"line 1, column 1: "));
    }
};

SHERIA_TEST(TestEncoding)
} // namespace tst_encoding
#include "tst_encoding.moc"
