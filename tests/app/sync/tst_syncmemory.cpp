// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/syncstate.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_syncmemory {

using namespace sheria::app;
using namespace Qt::StringLiterals;

/// Which runs are to go on.
class TestSyncMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersByLibrary()
    {
        QByteArray kept;
        const auto save = [&kept](const QByteArray &text) {
            kept = text;
        };
        SyncMemory one(u"/one.sheria"_s, kept, save);
        one.setGoing(1, true);
        one.setGoing(2, true);
        SyncMemory other(u"/other.sheria"_s, kept, save);
        QVERIFY(!other.isGoing(1));
        other.setGoing(1, true);
        SyncMemory again(u"/one.sheria"_s, kept, save);
        QVERIFY(again.isGoing(1));
        again.setGoing(1, false);
        again.setGoing(2, false);
        QVERIFY(!SyncMemory(u"/one.sheria"_s, kept, save).isGoing(2));
        QVERIFY(SyncMemory(u"/other.sheria"_s, kept, save).isGoing(1));
    }

    void whatIsNoMemoryIsNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("other values") << QByteArray(R"({"/one.sheria":{"1":true}})");
        QTest::newRow("no ids") << QByteArray(R"({"/one.sheria":["x",-1,null]})");
    }
    void whatIsNoMemoryIsNothing()
    {
        QFETCH(QByteArray, text);
        const SyncMemory memory(u"/one.sheria"_s, text, {});
        QVERIFY(!memory.isGoing(1));
        QVERIFY(!memory.isGoing(-1));
        QCOMPARE(memory.toText(), QByteArray("{}"));
    }
};

SHERIA_TEST(TestSyncMemory)
} // namespace tst_syncmemory
#include "tst_syncmemory.moc"
