// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/hosts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_hosts {

using namespace sheria;
using namespace Qt::StringLiterals;

class TestHosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProxyIsPutIntoOneForm_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("address");
        QTest::newRow("host and port")
            << u" proxy.example:3128 "_s << "http://proxy.example:3128"_ba;
        QTest::newRow("a path of nothing")
            << u"http://proxy.example/"_s << "http://proxy.example:8080"_ba;
        QTest::newRow("socks") << u"socks5://proxy.example"_s << "socks5h://proxy.example:1080"_ba;
        QTest::newRow("nothing") << QString() << QByteArray();
        QTest::newRow("of files") << u"ftp://proxy.example"_s << QByteArray();
        QTest::newRow("a password") << u"http://user:secret@proxy.example"_s << QByteArray();
        QTest::newRow("a page") << u"http://proxy.example/page?x"_s << QByteArray();
        QTest::newRow("two lines") << u"http://proxy.example\nX: y"_s << QByteArray();
        QTest::newRow("long") << QString(1000, u'a') << QByteArray();
    }
    void aProxyIsPutIntoOneForm()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, address);
        QCOMPARE(net::proxyAddress(typed), address);
    }

    void whatIsChosenIsKept()
    {
        QVERIFY(!net::chosenProxy());
        net::chooseProxy("http://proxy.example:3128"_ba);
        QCOMPARE(net::chosenProxy().value_or(QByteArray()), "http://proxy.example:3128"_ba);
        net::chooseProxy({});
        QVERIFY(!net::chosenProxy());
    }
};

SHERIA_TEST(TestHosts)
} // namespace tst_hosts
#include "tst_hosts.moc"
