// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/guard.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_origin {

using namespace sheria::http;
using namespace Qt::StringLiterals;

/// What may stand in the list of origins whose pages may use the server.
class TestOrigin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesWhatBrowsersSend_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("origin"); // Empty: none.

        QTest::newRow("https") << u"https://desk.example"_s << "https://desk.example"_ba;
        QTest::newRow("port") << u"http://localhost:5173"_s << "http://localhost:5173"_ba;
        QTest::newRow("all") << u"*"_s << "*"_ba;
        QTest::newRow("empty") << QString() << QByteArray();
        QTest::newRow("no scheme") << u"desk.example"_s << QByteArray();
        QTest::newRow("another scheme") << u"file:///etc/passwd"_s << QByteArray();
        QTest::newRow("no host") << u"https://"_s << QByteArray();
        QTest::newRow("path") << u"https://desk.example/page"_s << QByteArray();
        QTest::newRow("slash") << u"https://desk.example/"_s << QByteArray();
        QTest::newRow("query") << u"https://desk.example?x"_s << QByteArray();
        QTest::newRow("null") << u"null"_s << QByteArray();
        QTest::newRow("two") << u"https://a.example https://b.example"_s << QByteArray();
        QTest::newRow("line") << u"https://a.example\r\nX: y"_s << QByteArray();
    }
    void takesWhatBrowsersSend()
    {
        QFETCH(QString, text);
        QTEST(originFrom(text).value_or(QByteArray()), "origin");
    }
};

SHERIA_TEST(TestOrigin)
} // namespace tst_origin
#include "tst_origin.moc"
