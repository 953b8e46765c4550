// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/secret.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <ctime>

namespace tst_password {

using namespace sheria;
using namespace sheria::access;
using namespace Qt::StringLiterals;

/// The processor time this thread has used: a busy machine does not lengthen it.
std::chrono::nanoseconds processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

class TestPassword : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheSamePasswordMatches()
    {
        const QByteArray hash = *hashPassword(u"correct horse"_s);
        QVERIFY(hash.startsWith("$argon2id$v=19$m=32768,t=3,p=1$"));
        QVERIFY(isPassword(u"correct horse"_s, hash));
        QVERIFY(!isPassword(u"correct horsf"_s, hash));
        QVERIFY(!isPassword(u"correct horse "_s, hash));
        QVERIFY(!isPassword({}, hash));
        QVERIFY(!isPassword(u"correct horse"_s, "$argon2id$damaged"));
    }

    void everyHashHasASaltOfItsOwn()
    {
        QVERIFY(*hashPassword(u"correct horse"_s) != *hashPassword(u"correct horse"_s));
    }

    void accentsMayBeComposedOrNot()
    {
        const QByteArray hash = *hashPassword(u"p\u00e9tit d\u00e9jeuner"_s);
        QVERIFY(isPassword(u"pe\u0301tit de\u0301jeuner"_s, hash));
    }

    void aPasswordHasALength_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("none") << 0 << false;
        QTest::newRow("too short") << MinPasswordLength - 1 << false;
        QTest::newRow("shortest") << MinPasswordLength << true;
        QTest::newRow("longest") << MaxPasswordLength << true;
        QTest::newRow("too long") << MaxPasswordLength + 1 << false;
    }
    void aPasswordHasALength()
    {
        QFETCH(int, length);
        const Result<QByteArray> hash = hashPassword(QString(length, u'x'));
        QTEST(hash.has_value(), "isTaken");
    }

    /// An account that is not there, or has no password, must not be told by the time it takes.
    void nobodysPasswordTakesAsLong()
    {
        const QByteArray hash = *hashPassword(u"correct horse"_s);
        isPassword(u"warm"_s, {});
        const auto fastestOf = [](const QByteArray &against) {
            auto fastest = std::chrono::nanoseconds::max();
            for (int i = 0; i < 5; ++i) {
                const auto start = processorTime();
                isPassword(u"wrong guess"_s, against);
                fastest = std::min(fastest, processorTime() - start);
            }
            return double(fastest.count());
        };
        const double ratio = fastestOf({}) / fastestOf(hash);
        QVERIFY2(ratio > 0.5 && ratio < 2, qPrintable(QString::number(ratio)));
    }

    void nobodysPasswordIsNobodys()
    {
        QVERIFY(!isPassword(u"nobody's password"_s, {}));
        QVERIFY(!isPassword({}, {}));
    }
};

SHERIA_TEST(TestPassword)
} // namespace tst_password
#include "tst_password.moc"
