// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_compare {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Harbours = "/akn/xa/act/2010/1";

QByteArray section(int number, const QByteArray &heading, const QByteArray &words)
{
    const QByteArray id = QByteArray::number(number);
    return "<section eId=\"sec_" + id + "\"><num>" + id + ".</num><heading>" + heading
        + "</heading><content><p>" + words + "</p></content></section>";
}

/// Two texts compared, and what changes when. Source: server/API.md section 13.5.
class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QByteArray fees = "The fee for a boat of any length is ten coins a day.";
        const QByteArray nets = "Nets are dried on the eastern wall alone.";
        const QByteArray oars = "Oars are painted in the colour of the boat that they belong to.";
        put("2010-01-01",
            section(1, "Fees", fees) + section(2, "Nets", nets) + section(3, "Oars", oars));
        put("2012-01-01",
            section(1, "Fees", QByteArray(fees).replace("ten", "twelve"))
                + section(2, "Bells", "A bell is rung when a boat leaves in fog.")
                + section(3, "Nets", nets) + section(4, "Oars", oars));
    }

    void renumberingIsToldFromChange()
    {
        const QJsonObject told = compare(Harbours + "/eng@2010-01-01", Harbours + "/eng").json();
        QCOMPARE(told["from_expression_frbr_uri"_L1].toString(),
                 QString::fromUtf8(Harbours + "/eng@2010-01-01"));
        QCOMPARE(told["to_expression_frbr_uri"_L1].toString(),
                 QString::fromUtf8(Harbours + "/eng@2012-01-01"));
        QStringList found;
        for (const QJsonValue each : told["changes"_L1].toArray())
            found << each["change"_L1].toString() + u' ' + each["portion_id"_L1].toString() + u' '
                    + each["from_portion_id"_L1].toString();
        QCOMPARE(found,
                 QStringList(
                     {u"changed sec_1 "_s, u"added sec_2 "_s, u"renumbered sec_3 sec_2"_s}));
        const QJsonValue fees = told["changes"_L1][0];
        QVERIFY(fees["before"_L1].toString().contains(u"ten"_s));
        QVERIFY(fees["after"_L1].toString().contains(u"twelve"_s));
        QCOMPARE(fees["portion_title"_L1].toString(), u"1. Fees"_s);
    }

    void oneProvisionIsComparedAlone()
    {
        const QJsonObject told =
            compare(Harbours + "/eng@2010-01-01", Harbours + "/eng/~sec_1").json();
        QCOMPARE(told["changes"_L1].toArray().size(), 1);
        QCOMPARE(compare(Harbours, Harbours + "/eng/~sec_99").status, 404);
    }

    void whatIsOffIsRefused()
    {
        QCOMPARE(m_fixture.client().get("/local/v1/compare").status, 400);
        QCOMPARE(compare("x", Harbours).status, 400);
        QCOMPARE(compare(Harbours, "/akn/xa/act/1999/99").status, 404);
        QCOMPARE(compare(Harbours, Harbours).json()["changes"_L1].toArray().size(), 0);
    }

    void effectsOfSeveralWorksAreOneList()
    {
        const QByteArray both = "/local/v1/effects?frbr_uri=/akn/xa/act/2004/17&frbr_uri="
            + Harbours;
        const auto count = [this](const QByteArray &target) {
            return m_fixture.client().get(target).json()["effects"_L1].toArray().size();
        };
        const auto first = count("/local/v1/effects?frbr_uri=/akn/xa/act/2004/17");
        const auto second = count("/local/v1/effects?frbr_uri=" + Harbours);
        QCOMPARE(count(both), first + second);
        QVERIFY(first > 0);
        const QJsonArray all = m_fixture.client().get(both).json()["effects"_L1].toArray();
        for (qsizetype i = 1; i < all.size(); ++i) {
            const QString date = all[i]["date"_L1].toString();
            QVERIFY(date.isEmpty() || all[i - 1]["date"_L1].toString() <= date);
        }
        QCOMPARE(m_fixture.client().get(both + "&frbr_uri=x").status, 400);
        QCOMPARE(m_fixture.client().get(both + "&place=xa").status, 400);
    }

    void effectsAreACalendarAndAFeed()
    {
        const QByteArray target = "/local/v1/effects?place=xa&as=";
        const Reply calendar = m_fixture.client().get(target + "ics");
        QCOMPARE(calendar.header("content-type"), "text/calendar; charset=utf-8"_ba);
        QVERIFY(calendar.body.startsWith("BEGIN:VCALENDAR\r\n"));
        const Reply feed = m_fixture.client().get(target + "atom");
        QVERIFY(feed.header("content-type").startsWith("application/atom+xml"));
        QVERIFY(feed.body.startsWith("<?xml"));
        QVERIFY(feed.body.contains("<feed"));
    }

private:
    void put(const QByteArray &date, const QByteArray &body)
    {
        DocumentSpec spec;
        spec.work = Harbours;
        spec.date = date;
        spec.body = body;
        m_fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                              m_fixture.clock.now()));
            return {};
        });
    }
    Reply compare(const QByteArray &from, const QByteArray &to)
    {
        return m_fixture.client().get("/local/v1/compare?from=" + from + "&to=" + to);
    }

    RouteFixture m_fixture;
};

SHERIA_TEST(TestCompare)
} // namespace tst_compare
#include "tst_compare.moc"
