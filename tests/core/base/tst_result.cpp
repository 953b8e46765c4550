// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <memory>

namespace tst_result {

using namespace sheria;

Result<int> half(int number)
{
    if (number % 2 != 0)
        return Error{ErrorCode::InvalidArgument, QStringLiteral("odd")};
    return number / 2;
}

Result<int> quarter(int number)
{
    SHERIA_TRY(const int halved, half(number));
    SHERIA_TRY(const int quartered, half(halved));
    return quartered;
}

Result<void> mustDivideByFour(int number)
{
    SHERIA_CHECK(quarter(number));
    return {};
}

class TestResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void carriesItsValue()
    {
        const Result<int> result = quarter(12);
        QVERIFY(result.has_value());
        QCOMPARE(*result, 3);
    }

    void tryReturnsTheFirstError_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("first step") << 3;
        QTest::newRow("second step") << 6;
    }
    void tryReturnsTheFirstError()
    {
        QFETCH(int, number);
        const Result<int> result = quarter(number);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(result.error().text(), QStringLiteral("odd"));
    }

    void checkPassesOnErrorsOnly()
    {
        QVERIFY(mustDivideByFour(8));
        const Result<void> result = mustDivideByFour(7);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
    }

    void movesOutWhatCannotBeCopied()
    {
        Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
        const std::unique_ptr<int> value = *std::move(result);
        QCOMPARE(*value, 5);
    }
};

SHERIA_TEST(TestResult)
} // namespace tst_result
#include "tst_result.moc"
