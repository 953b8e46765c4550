// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/caches.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_listcache {

using namespace sheria;
using namespace sheria::routes;
using namespace sheria::tests;

using Ids = std::vector<qint64>;

class TestListCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsKeepTheirPlaces_data()
    {
        QTest::addColumn<Ids>("now");
        QTest::addColumn<Ids>("places");
        QTest::newRow("nothing happened") << Ids{1, 2, 3, 4} << Ids{1, 2, 3, 4};
        QTest::newRow("one left") << Ids{1, 3, 4} << Ids{1, 2, 3, 4};
        QTest::newRow("one came in between") << Ids{1, 9, 2, 3, 4} << Ids{1, 2, 3, 4, 9};
        QTest::newRow("one moved") << Ids{2, 3, 4, 1} << Ids{1, 2, 3, 4};
        QTest::newRow("all left, others came") << Ids{8, 9} << Ids{1, 2, 3, 4, 8, 9};
        QTest::newRow("all left") << Ids{} << Ids{1, 2, 3, 4};
    }
    void itemsKeepTheirPlaces()
    {
        QFETCH(Ids, now);
        QFETCH(Ids, places);
        read({1, 2, 3, 4});
        const auto list = read(now);
        QCOMPARE(list->ids, places);
        QCOMPARE(list->present, qint64(now.size()));
        Ids shown = list->page(0, 100);
        std::sort(shown.begin(), shown.end());
        std::sort(now.begin(), now.end());
        QCOMPARE(shown, now);
        QCOMPARE(list->page(100, 5), Ids{});
    }

    void aPageHasItsPlacesAndNoMore()
    {
        read({1, 2, 3, 4, 5});
        const auto list = read({1, 3, 4, 5});
        QCOMPARE(list->page(0, 2), Ids{1});
        QCOMPARE(list->page(2, 2), (Ids{3, 4}));
        QCOMPARE(list->page(4, 2), Ids{5});
    }

    void afterAWhileTheListIsAsItIs()
    {
        read({1, 2, 3});
        read({9, 1, 3});
        m_clock.advance(14 * 60 * 1000);
        QCOMPARE(read({9, 1, 3})->ids, (Ids{1, 2, 3, 9}));
        m_clock.advance(2 * 60 * 1000);
        QCOMPARE(read({9, 1, 3})->ids, (Ids{9, 1, 3}));
    }

    void aRevisionIsReadOnce()
    {
        read({1, 2});
        const auto again = must(
            m_memory->find("list", m_revision, [] { return Result<Ids>(Ids{7}); }));
        QCOMPARE(again->ids, (Ids{1, 2}));
    }

    void listsHaveNothingToDoWithEachOther()
    {
        read({1, 2, 3});
        const auto other = must(m_memory->find("other", ++m_revision, [] {
            return Result<Ids>(Ids{3, 2});
        }));
        QCOMPARE(other->ids, (Ids{3, 2}));
    }

    void whatCannotBeReadChangesNothing()
    {
        read({1, 2, 3});
        QVERIFY(!m_memory->find("list", ++m_revision, [] {
            return Result<Ids>(Error{ErrorCode::Unavailable, QStringLiteral("gone")});
        }));
        QCOMPARE(read({1, 3})->ids, (Ids{1, 2, 3}));
    }

    void init() { m_memory.emplace(m_clock); }

private:
    std::shared_ptr<const PagedIds> read(const Ids &ids)
    {
        return must(m_memory->find("list", ++m_revision, [&] { return Result<Ids>(ids); }));
    }

    FixedClock m_clock;
    std::optional<ListCache> m_memory;
    quint64 m_revision = 0;
};

SHERIA_TEST(TestListCache)
} // namespace tst_listcache
#include "tst_listcache.moc"
