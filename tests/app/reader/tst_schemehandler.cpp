// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/schemehandler.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_schemehandler {

using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestSchemeHandler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsFewResources_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("resource");

        QTest::newRow("channel") << u"/qwebchannel.js"_s << u":/qtwebchannel/qwebchannel.js"_s;
        QTest::newRow("help") << u"/help/en/index.html"_s << u":/help/en/index.html"_s;
        QTest::newRow("up") << u"/help/../icons/sheria.svg"_s << QString();
        QTest::newRow("other resource") << u"/icons/sheria.svg"_s << QString();
        QTest::newRow("file") << u"/etc/passwd"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
    }
    void knowsFewResources()
    {
        QFETCH(QString, path);
        QTEST(resourceFor(path), "resource");
    }

    void knowsMediaTypes()
    {
        QCOMPARE(mediaTypeFor(u"/help/en/index.html"_s), "text/html"_ba);
        QCOMPARE(mediaTypeFor(u"/doc/d1/toc.json"_s), "application/json"_ba);
        QCOMPARE(mediaTypeFor(u"/qwebchannel.js"_s), "text/javascript"_ba);
        QCOMPARE(mediaTypeFor(u"strange.exe"_s), "application/octet-stream"_ba);
    }
};

SHERIA_TEST(TestSchemeHandler)
} // namespace tst_schemehandler
#include "tst_schemehandler.moc"
