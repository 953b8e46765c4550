// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <atomic>

namespace tst_clocks {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Json = "Content-Type: application/json\r\n";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

/// With another Date than the server's, as a field; empty: without any.
QByteArray dated(QByteArray answer, const QByteArray &field)
{
    const qsizetype body = answer.indexOf("\r\n\r\n");
    const qsizetype start = answer.left(body).toLower().indexOf("\r\ndate:");
    if (start < 0)
        return answer.insert(answer.indexOf("\r\n") + 2, field);
    const qsizetype end = answer.indexOf("\r\n", start + 2);
    return answer.replace(start + 2, end + 2 - start - 2, field);
}

/// The moments of when something was made and changed, as a clock of another zone shows them.
QByteArray shifted(const QByteArray &body, int hours)
{
    QJsonObject page = QJsonDocument::fromJson(body).object();
    QJsonArray results;
    for (const QJsonValue &item : page["results"_L1].toArray()) {
        QJsonObject object = item.toObject();
        for (const QLatin1StringView key : {"created_at"_L1, "updated_at"_L1}) {
            const QDateTime at = QDateTime::fromString(object[key].toString(), Qt::ISODateWithMs);
            object[key] = at.toOffsetFromUtc(hours * 3600).toString(Qt::ISODateWithMs);
        }
        results << object;
    }
    page["results"_L1] = results;
    return QJsonDocument(page).toJson();
}

/// Servers whose clocks are wrong, or of other zones.
class TestClocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A server's clock that was wrong once hides no change for longer than that.
    void aWrongClockHidesNothing_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::newRow("years ahead") << "Date: Thu, 01 Jan 2099 00:00:00 GMT\r\n"_ba;
        QTest::newRow("years behind") << "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n"_ba;
        QTest::newRow("no date") << "Date: soon\r\n"_ba;
        QTest::newRow("another zone") << "Date: Thu, 01 Jan 2099 00:00:00 +0300\r\n"_ba;
        QTest::newRow("none") << ""_ba;
    }
    void aWrongClockHidesNothing()
    {
        QFETCH(QByteArray, date);
        BigServer server(3);
        std::atomic<bool> isWrong = true;
        FaultProxy proxy(server.port(), noFault, {},
                         [&](const QByteArray &, const QByteArray &answer) {
                             return dated(answer,
                                          isWrong ? date
                                                  : "Date: Fri, 05 Jan 2024 08:00:00 "
                                                    "GMT\r\n"_ba);
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        isWrong = false;
        server.clock.advance(60LL * 1000);
        server.amend(2, "Other words.");
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(server.base()).join(u'\n'), QString());
    }

    /// Moments are told in whatever zone, which summer may change: they are the same moments.
    void zonesOfTheClockAreNoChange()
    {
        BigServer server(6);
        std::atomic<int> hours = 0;
        FaultProxy proxy(server.port(), noFault, {},
                         [&hours](const QByteArray &target, const QByteArray &answer) {
                             const QByteArray body = answer.mid(answer.indexOf("\r\n\r\n") + 4);
                             return hours == 0 || !target.startsWith("/v3/work-expressions")
                                 ? answer
                                 : FaultProxy::answered("200 OK", Json, shifted(body, hours));
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        const qint64 source = copy.addSource(proxy.base());
        const qint64 revision = [&] {
            must(sync::run(copy.library->writer(), source, copy.options, copy.clock, {}, {}));
            return copy.library->revision();
        }();
        for (const int zone : {2, 1, -5}) {
            hours = zone;
            const auto done = copy.run(source);
            QVERIFY2(done, qPrintable(copy.lastError.text()));
            QCOMPARE(done->failed, 0);
            QCOMPARE(copy.differences(proxy.base()).join(u'\n'), QString());
            QCOMPARE(copy.differences(server.base()).join(u'\n'), QString());
            QCOMPARE(copy.library->revision(), revision); // No webhook hears of it.
        }
        server.clock.advance(3'600'000);
        server.amend(2, "Other words.");
        copy.options.isFull = false;
        QVERIFY(copy.run(source));
        QCOMPARE(copy.differences(proxy.base()).join(u'\n'), QString());
        QVERIFY(copy.library->revision() > revision);
    }
};

SHERIA_TEST(TestClocks)
} // namespace tst_clocks
#include "tst_clocks.moc"
