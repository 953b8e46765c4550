// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscription.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_expressionlist {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

void put(TestLibrary &library, const QByteArray &work, const QByteArray &languageAndDate)
{
    DocumentSpec spec;
    spec.work = work;
    spec.language = languageAndDate.left(3);
    spec.date = languageAndDate.mid(4);
    library.put(spec);
}

QList<QByteArray> urisOf(const Page<ExpressionRecord> &page)
{
    QList<QByteArray> uris;
    for (const ExpressionRecord &record : page.items)
        uris << record.expression.uri.mid(5); // Without "/akn/".
    return uris;
}

QDateTime at(int second)
{
    return QDateTime(QDate(2024, 1, 5), QTime(8, 0, second), Qt::UTC);
}

class TestExpressionList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatTheFilterSelects_data()
    {
        QTest::addColumn<ExpressionFilter>("filter");
        QTest::addColumn<QList<QByteArray>>("uris");
        const QByteArray a1 = "xa/act/2005/1/eng@2009-01-01";
        const QByteArray a2 = "xa/act/2005/1/eng@2010-01-01";
        const QByteArray b = "xa/act/2005-03-04/2/eng@2009-01-01";
        const QByteArray c = "xa-bay/act/2005/3/eng@2090-01-01";
        const QByteArray d = "xa/judgment/xahc/2005/4/eng@2009-01-01";
        const auto row = [](const char *name, auto set, const QList<QByteArray> &uris) {
            ExpressionFilter filter;
            set(filter);
            QTest::newRow(name) << filter << uris;
        };
        using F = ExpressionFilter;
        row("all, by id", [](F &) {}, {a2, b, c, d, a1});
        row("by URI", [](F &f) { f.order = F::Order::ByWorkUri; }, {c, b, a1, a2, d});
        row("by update", [](F &f) { f.order = F::Order::ByUpdate; }, {a2, b, c, d, a1});
        row("latest", [](F &f) { f.onlyLatest = true; }, {c, b, a2, d});
        row("country alone",
            [](F &f) {
                f.place = "xa";
                f.onlyLatest = true;
            },
            {b, a2, d});
        row("locality",
            [](F &f) {
                f.place = "xa-bay";
                f.onlyLatest = true;
            },
            {c});
        row("prefix of a country",
            [](F &f) {
                f.prefix = "xa";
                f.onlyLatest = true;
            },
            {b, a2, d});
        row("prefix, any case",
            [](F &f) {
                f.prefix = "XA/Act/";
                f.onlyLatest = true;
            },
            {b, a2});
        row("a year is also a day of it",
            [](F &f) {
                f.prefix = "xa/act/2005";
                f.onlyLatest = true;
            },
            {b, a2});
        row("a whole segment",
            [](F &f) {
                f.prefix = "xa/act/200";
                f.onlyLatest = true;
            },
            {});
        row("year after a court", [](F &f) { f.prefix = "xa/judgment/xahc/2005"; }, {d});
        row("prefix in another place",
            [](F &f) {
                f.prefix = "xa/act";
                f.place = "xa-bay";
            },
            {});
        row("unknown place", [](F &f) { f.place = "xb"; }, {});
        row("topic and below", [](F &f) { f.topic = "subjects"; }, {a2, b, a1});
        row("topic", [](F &f) { f.topic = "subjects-b"; }, {b});
        row("topic, latest",
            [](F &f) {
                f.topic = "subjects";
                f.onlyLatest = true;
            },
            {b, a2});
        row("unknown topic", [](F &f) { f.topic = "none"; }, {});
        row("repealed", [](F &f) { f.repealed = true; }, {b});
        row("not repealed",
            [](F &f) {
                f.repealed = false;
                f.onlyLatest = true;
            },
            {c, a2, d});
        row("principal", [](F &f) { f.principal = false; }, {c});
        row("commenced",
            [](F &f) {
                f.commenced = true;
                f.onlyLatest = true;
            },
            {b, d});
        row("not commenced",
            [](F &f) {
                f.commenced = false;
                f.onlyLatest = true;
            },
            {c, a2});
        row("created on", [](F &f) { f.createdAt = at(1); }, {b});
        row("created from", [](F &f) { f.createdFrom = at(3); }, {d, a1});
        row("created to", [](F &f) { f.createdTo = at(1); }, {a2, b});
        row("created between",
            [](F &f) {
                f.createdFrom = at(1);
                f.createdTo = at(2);
            },
            {b, c});
        row("updated on", [](F &f) { f.updatedAt = at(2); }, {c});
        row("updated from",
            [](F &f) {
                f.updatedFrom = at(3);
                f.order = F::Order::ByUpdate;
            },
            {d, a1});
        // The older point in time is the newest of those that the instants leave.
        row("latest of those created later",
            [](F &f) {
                f.createdFrom = at(4);
                f.onlyLatest = true;
            },
            {a1});
        row("topic, created later",
            [](F &f) {
                f.topic = "subjects";
                f.createdFrom = at(4);
                f.onlyLatest = true;
            },
            {a1});
        row("all at once",
            [](F &f) {
                f.place = "xa";
                f.prefix = "xa/act/2005";
                f.topic = "subjects";
                f.principal = true;
                f.repealed = true;
                f.commenced = true;
                f.createdTo = at(4);
                f.onlyLatest = true;
            },
            {b});
    }
    void listsWhatTheFilterSelects()
    {
        QFETCH(ExpressionFilter, filter);
        QFETCH(QList<QByteArray>, uris);
        fillForLists();
        const auto page = must(listExpressions(m_library->db(), filter, 0, 100));
        QCOMPARE(urisOf(page), uris);
        QCOMPARE(page.count, uris.size());
        const auto part = must(listExpressions(m_library->db(), filter, 1, 1));
        QCOMPARE(part.count, uris.size());
        QCOMPARE(urisOf(part), uris.mid(1, 1));
        for (const char *subscription :
             {R"({"places":["xa-bay"]})", R"({"countries":["xa"],"natures":["act"]})",
              R"({"works":["/akn/xa/act/2005/1"]})", R"({"places":["xb"]})", "{}"})
            listsOnlyWhatIsSeen(filter, page, subscription);
    }

    void aSubscriptionThatCannotBeReadShowsNothing()
    {
        fillForLists();
        ExpressionFilter filter;
        filter.subscription = "no JSON";
        QVERIFY(!listExpressions(m_library->db(), filter, 0, 100));
    }

private:
    /// Count and pages are of what is seen, as if there were nothing else.
    void listsOnlyWhatIsSeen(ExpressionFilter filter, const Page<ExpressionRecord> &all,
                             const QByteArray &subscription)
    {
        const Subscription seen = must(Subscription::parse(subscription));
        QList<QByteArray> uris;
        for (const ExpressionRecord &record : all.items) {
            if (seen.coversWork(record.work.uri.workUri(false)))
                uris << record.expression.uri.mid(5);
        }
        filter.subscription = subscription;
        const auto page = must(listExpressions(m_library->db(), filter, 0, 100));
        QCOMPARE(urisOf(page), uris);
        QCOMPARE(page.count, uris.size());
        const auto part = must(listExpressions(m_library->db(), filter, 1, 1));
        QCOMPARE(part.count, uris.size());
        QCOMPARE(urisOf(part), uris.mid(1, 1));
    }

    /// Once for all rows: they only read.
    void fillForLists()
    {
        if (m_library)
            return;
        m_library = std::make_unique<TestLibrary>();
        TestLibrary &library = *m_library;
        const auto add = [&](const char *work, const char *expression) {
            put(library, work, expression);
            library.clock.advance(1000);
        };
        add("/akn/xa/act/2005/1", "eng@2010-01-01");
        add("/akn/xa/act/2005-03-04/2", "eng@2009-01-01");
        add("/akn/xa-bay/act/2005/3", "eng@2090-01-01");
        add("/akn/xa/judgment/xahc/2005/4", "eng@2009-01-01");
        add("/akn/xa/act/2005/1", "eng@2009-01-01");
        must(putTopics(
            library.db(),
            {{0,
              "subjects",
              u"S"_s,
              true,
              {{0, "subjects-a", u"A"_s, true, {}}, {0, "subjects-b", u"B"_s, true, {}}}}}));
        const auto change = [&](const char *uri, auto set) {
            Work work = must(findWork(library.db(), uri));
            work.updatedAt = at(0); // Leaves the instants of the expressions alone.
            set(work);
            must(putWork(library.db(), work, at(0)));
        };
        change("/akn/xa/act/2005/1", [](Work &w) {
            w.topics = {"subjects-a"};
            w.isCommencedByFlag = false;
        });
        change("/akn/xa/act/2005-03-04/2", [](Work &w) {
            w.topics = {"subjects-b"};
            w.repeal = Repeal{QDate(2020, 1, 1), {}, "repealed", {}};
            w.isCommencedByFlag = false;
            w.commencements = {{QDate(2006, 1, 1), {}, true, true, {}, {}}};
        });
        change("/akn/xa-bay/act/2005/3", [](Work &w) {
            w.isPrincipal = false;
            w.isCommencedByFlag = false;
        });
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestExpressionList)
} // namespace tst_expressionlist
#include "tst_expressionlist.moc"
