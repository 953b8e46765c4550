// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/authenticator.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_links {

using namespace sheria::access;

const QDateTime Start(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCodeIsGoodOnce()
    {
        Links links;
        const QByteArray code = links.make(7, Start);
        QVERIFY(!links.redeem("other", Start));
        QVERIFY(!links.redeem({}, Start));
        QCOMPARE(links.redeem(code, Start), std::optional<qint64>(7));
        QVERIFY(!links.redeem(code, Start));
    }

    void aCodeIsGoodForAMinute()
    {
        Links links;
        const QByteArray early = links.make(7, Start);
        const QByteArray late = links.make(7, Start);
        QVERIFY(links.redeem(early, Start.addSecs(LinkSeconds - 1)));
        QVERIFY(!links.redeem(late, Start.addSecs(LinkSeconds)));
    }

    void theOldestGoesWhenThereAreTooMany()
    {
        Links links;
        const QByteArray first = links.make(1, Start);
        const QByteArray second = links.make(2, Start.addMSecs(1));
        for (int i = 2; i <= MaxLinks; ++i)
            links.make(3, Start.addMSecs(i));
        QVERIFY(!links.redeem(first, Start.addMSecs(100)));
        QVERIFY(links.redeem(second, Start.addMSecs(100)));
    }
};

SHERIA_TEST(TestLinks)
} // namespace tst_links
#include "tst_links.moc"
