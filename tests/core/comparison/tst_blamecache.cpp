// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/blamecache.h"
#include "tests/core/comparison/comparedtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_blamecache {

using namespace sheria;
using namespace sheria::comparison;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Law = "/akn/xa/act/2010/1";

/// Says that a law changed section 1.
const QByteArray AmendedMeta =
    "<lifecycle source=\"#x\"><eventRef eId=\"eam1\" date=\"2010-02-01\" source=\"#am1\" "
    "type=\"amendment\"/></lifecycle><analysis source=\"#x\"><passiveModifications><textualMod "
    "type=\"substitution\" eId=\"m1\"><source href=\"/akn/xa/act/2010/1\"/><destination "
    "href=\"#sec_1\"/></textualMod></passiveModifications></analysis><references source=\"#x\">"
    "<passiveRef eId=\"am1\" href=\"/akn/xa/act/2010/1\" showAs=\"\"/></references>";

/// Blames that are kept.
class TestBlameCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        put("2005-01-01", {}, "The harbour master sets the fee for each boat.");
        put("2010-02-03", AmendedMeta, "The harbour master sets the yearly fee for each boat.");
    }

    /// What was told to stop at once can do no work, and has nothing to do.
    void theSecondTimeNothingIsAligned()
    {
        BlameCache cache;
        std::stop_source stopped;
        stopped.request_stop();
        const auto second = cache.of(m_library->db(), Latest, Day, stopped.get_token());
        QCOMPARE(second.error().code, ErrorCode::Cancelled);
        QCOMPARE(cache.made(), 0);
        const QByteArray made = json(cache);
        QCOMPARE(made, json(must(blame(m_library->db(), Latest, {}, Day))));
        QCOMPARE(cache.made(), 1);
        const auto again = cache.of(m_library->db(), Latest, Day, stopped.get_token());
        QVERIFY(again);
        QCOMPARE(json(*again), made);
        QCOMPARE(cache.made(), 1);
        // By another address: the same text.
        QCOMPARE(json(must(cache.of(m_library->db(),
                                    must(FrbrUri::parse(DocumentSpec().work + "/eng@2010-02-03")),
                                    Day))),
                 made);
        QCOMPARE(cache.made(), 1);
    }

    void anotherTextIsWorkedOutAnew_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::newRow("the text itself") << "2010-02-03"_ba;
        QTest::newRow("an earlier one") << "2005-01-01"_ba;
        QTest::newRow("one in between") << "2007-01-01"_ba;
    }
    void anotherTextIsWorkedOutAnew()
    {
        QFETCH(QByteArray, date);
        BlameCache cache;
        const QByteArray before = json(cache);
        m_library->clock.advance(1000);
        put(date, date == "2010-02-03" ? AmendedMeta : QByteArray(),
            "Each boat pays a yearly fee.");
        QVERIFY(json(cache) != before);
        QCOMPARE(cache.made(), 2);
        // What comes later changes nothing of it.
        put("2012-01-01", {}, "Nobody pays.");
        must(cache.of(m_library->db(),
                      must(FrbrUri::parse(DocumentSpec().work + "/eng@2010-02-03")), Day));
        QCOMPARE(cache.made(), 2);
    }

    /// A law of the first text is named only where the library has older law of the place.
    void olderLawOfThePlaceCounts()
    {
        BlameCache cache;
        must(cache.of(m_library->db(), Latest, Day));
        DocumentSpec older;
        older.work = "/akn/xa/act/1990/1";
        older.date = "1990-01-01";
        m_library->put(older);
        must(cache.of(m_library->db(), Latest, Day));
        QCOMPARE(cache.made(), 2);
    }

    void titlesAreReadAnew()
    {
        BlameCache cache;
        QVERIFY(must(cache.of(m_library->db(), Latest, Day)).titles.isEmpty());
        DocumentSpec law;
        law.work = Law;
        law.date = "2010-02-01";
        law.title = "Yearly Fees Act";
        m_library->put(law);
        QCOMPARE(must(cache.of(m_library->db(), Latest, Day)).titles.value(Law),
                 u"Yearly Fees Act"_s);
        QCOMPARE(cache.made(), 1);
    }

    void memoryIsBounded()
    {
        constexpr qsizetype Most = 3000;
        BlameCache cache(Most);
        for (const QByteArray date : {"2005-01-01", "2010-02-03"})
            must(cache.of(m_library->db(),
                          must(FrbrUri::parse(DocumentSpec().work + "/eng@" + date)), Day));
        QVERIFY(cache.bytes() > 0);
        QByteArray words;
        for (int i = 0; i < 200; ++i)
            words += "word" + QByteArray::number(i) + ' ';
        put("2015-01-01", {}, words);
        must(cache.of(m_library->db(), Latest, Day));
        QVERIFY(cache.bytes() <= Most);
    }

private:
    void put(const QByteArray &date, const QByteArray &meta, const QByteArray &words)
    {
        DocumentSpec spec;
        spec.date = date;
        spec.meta = meta;
        spec.body = section("1", "Fees", "<content><p>" + words + "</p></content>");
        m_library->put(spec);
    }
    static QByteArray json(const Blame &blame)
    {
        json::Writer out;
        write(out, blame);
        return out.take();
    }
    QByteArray json(BlameCache &cache)
    {
        return json(must(cache.of(m_library->db(), Latest, Day)));
    }

    const FrbrUri Latest = must(FrbrUri::parse(DocumentSpec().work));
    const Today Day = Today(QDate(2024, 1, 5));
    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestBlameCache)
} // namespace tst_blamecache
#include "tst_blamecache.moc"
