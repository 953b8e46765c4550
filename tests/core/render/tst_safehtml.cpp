// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/safehtml.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_safehtml {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestSafeHtml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escapes()
    {
        QByteArray text;
        render::appendText(text, "a<b>&\"'\r\n\xC3\xBC");
        QCOMPARE(text, "a&lt;b&gt;&amp;\"'&#13;\n\xC3\xBC"_ba);
        QByteArray value;
        render::appendAttributeValue(value, "a<b>&\"'\r\n\t");
        QCOMPARE(value, "a&lt;b&gt;&amp;&quot;'&#13;&#10;&#9;"_ba);
    }

    void sortsLinks_data()
    {
        QTest::addColumn<QByteArray>("href");
        QTest::addColumn<render::LinkKind>("kind");
        using render::LinkKind;
        QTest::newRow("fragment") << "#sec_1"_ba << LinkKind::Fragment;
        QTest::newRow("path") << "/akn/xa/act/2004/17"_ba << LinkKind::Path;
        QTest::newRow("just a slash") << "/"_ba << LinkKind::Path;
        QTest::newRow("http") << "http://example.org"_ba << LinkKind::Web;
        QTest::newRow("capitals") << "HTTPS://example.org"_ba << LinkKind::Web;
        QTest::newRow("mail") << "mailto:a@example.org"_ba << LinkKind::Web;
        QTest::newRow("relative") << "media/a.png"_ba << LinkKind::Relative;
        QTest::newRow("relative with a colon further on") << "a/b:c"_ba << LinkKind::Relative;
        QTest::newRow("ELI") << "eli/bund/bgbl-1/1964"_ba << LinkKind::Relative;
        QTest::newRow("script") << "javascript:alert(1)"_ba << LinkKind::Unsafe;
        QTest::newRow("script in capitals") << "JaVaScRiPt:alert(1)"_ba << LinkKind::Unsafe;
        QTest::newRow("line feed inside") << "java\nscript:alert(1)"_ba << LinkKind::Unsafe;
        QTest::newRow("control before") << "\x01javascript:alert(1)"_ba << LinkKind::Unsafe;
        QTest::newRow("blank before") << " javascript:alert(1)"_ba << LinkKind::Unsafe;
        QTest::newRow("visual basic") << "vbscript:x"_ba << LinkKind::Unsafe;
        QTest::newRow("data") << "data:text/html,x"_ba << LinkKind::Unsafe;
        QTest::newRow("file") << "file:///etc/passwd"_ba << LinkKind::Unsafe;
        QTest::newRow("other host in disguise") << "//example.org"_ba << LinkKind::Unsafe;
        QTest::newRow("with a backslash") << "/\\example.org"_ba << LinkKind::Unsafe;
        QTest::newRow("backslashes") << "\\\\example.org"_ba << LinkKind::Unsafe;
        QTest::newRow("http without slashes") << "http:example.org"_ba << LinkKind::Unsafe;
        QTest::newRow("empty") << ""_ba << LinkKind::Unsafe;
    }
    void sortsLinks()
    {
        QFETCH(QByteArray, href);
        QTEST(render::kindOfLink(href), "kind");
    }

    void choosesImages_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("source");
        QTest::newRow("relative") << "media/a.png"_ba
                                  << "https://here.example/x/media/a.png"_ba;
        QTest::newRow("our host") << "https://here.example/y/a.png"_ba
                                  << "https://here.example/y/a.png"_ba;
        QTest::newRow("another host") << "https://there.example/a.png"_ba
                                      << ""_ba;
        QTest::newRow("our host as a beginning") << "https://here.example.evil/a.png"_ba
                                                 << ""_ba;
        QTest::newRow("our host as a name") << "https://here.example@evil/a.png"_ba
                                            << ""_ba;
        QTest::newRow("absolute path") << "/etc/passwd"_ba
                                       << ""_ba;
        QTest::newRow("up") << "../../a.png"_ba
                            << ""_ba;
        QTest::newRow("up in the middle") << "media/../../a.png"_ba
                                          << ""_ba;
        QTest::newRow("up, encoded") << "media/%2e%2e/a.png"_ba
                                     << ""_ba;
        QTest::newRow("up, by backslash") << "media\\..\\a.png"_ba
                                          << ""_ba;
        QTest::newRow("data") << "data:image/svg+xml,x"_ba
                              << ""_ba;
        QTest::newRow("file") << "file:///a.png"_ba
                              << ""_ba;
        QTest::newRow("none") << ""_ba
                              << ""_ba;
    }
    void choosesImages()
    {
        QFETCH(QByteArray, written);
        QTEST(render::imageSource(written, "https://here.example/x/"), "source");
    }

    void filtersStyles_data()
    {
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<QByteArray>("safe");
        const auto kept = [](const char *style) {
            QTest::newRow(style) << QByteArray(style) << QByteArray(style);
        };
        const auto dropped = [](const char *style) {
            QTest::newRow(style) << QByteArray(style) << QByteArray();
        };
        kept("text-align: center");
        kept("margin-left: 0.5in; text-indent: -0.25in");
        kept("border: 1px solid #ccc");
        kept("background-color: rgb(10, 20, 30)");
        kept("width: 50%");
        QTest::newRow("tidied") << " TEXT-ALIGN :  Right ;; color:red;"_ba
                                << "text-align: right; color: red"_ba;
        QTest::newRow("only the harmless part") << "position:fixed; text-align:left; top:0"_ba
                                                << "text-align: left"_ba;
        dropped("position: fixed");
        dropped("display: none");
        dropped("visibility: hidden");
        dropped("opacity: 0");
        dropped("color: transparent");
        dropped("font-size: 0");
        dropped("font-size: 1px");
        dropped("background: url(http://127.0.0.1:9/x)");
        dropped("background-color: url(x)");
        dropped("width: expression(alert(1))");
        dropped("width: calc(100% + 1px)");
        dropped("color: var(--x)");
        dropped("text-indent: -9999px");
        dropped("margin-left: -100em");
        dropped("margin-top: -10px");
        dropped("width: 99999px");
        dropped("font-size: 5000pt");
        dropped("behavior: url(x)");
        dropped("-moz-binding: url(x)");
        dropped("color: red !important");
        dropped("text-align: center /* x */");
        dropped("text-align: cen\\74 er");
        dropped("@import 'x'");
        dropped("text-align");
        dropped("color: 12abc");
        dropped("margin: 1px 2furlongs");
    }
    void filtersStyles()
    {
        QFETCH(QByteArray, style);
        QTEST(render::safeStyle(style), "safe");
    }
};

SHERIA_TEST(TestSafeHtml)
} // namespace tst_safehtml
#include "tst_safehtml.moc"
