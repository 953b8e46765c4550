// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/workrecord.h"
#include "core/search/text/entry.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <limits>

namespace tst_packed {

using namespace Qt::StringLiterals;
using namespace sheria::search;

class TestPacked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersComeBack_data()
    {
        QTest::addColumn<quint64>("number");
        QTest::addColumn<int>("bytes");
        QTest::newRow("0") << quint64(0) << 1;
        QTest::newRow("127") << quint64(127) << 1;
        QTest::newRow("128") << quint64(128) << 2;
        QTest::newRow("most") << std::numeric_limits<quint64>::max() << 10;
    }
    void numbersComeBack()
    {
        QFETCH(quint64, number);
        PackedWriter out;
        const QByteArray bytes = out.number(number).take();
        QTEST(int(bytes.size()), "bytes");
        PackedReader in(bytes);
        QCOMPARE(in.number(), number);
        QVERIFY(in.isGood() && in.rest().isEmpty());
    }

    void anEntryComesBack()
    {
        const Entry entry = sample();
        const auto read = Entry::fromBytes(entry.toBytes());
        QVERIFY(read);
        QCOMPARE(read->isOfSummary, entry.isOfSummary);
        QCOMPARE(read->source, entry.source);
        QCOMPARE(read->start, entry.start);
        QCOMPARE(read->end, entry.end);
        QCOMPARE(read->component, entry.component);
        QCOMPARE(read->eId, entry.eId);
        QCOMPARE(read->eIdOfUnit, entry.eIdOfUnit);
        QCOMPARE(read->num, entry.num);
        QCOMPARE(read->heading, entry.heading);
        QCOMPARE(read->record, entry.record);
        QCOMPARE(Entry::recordIn(entry.toBytes()).toByteArray(), entry.record);
    }

    void aRecordComesBack()
    {
        const WorkRecord record = sampleRecord();
        const auto read = WorkRecord::fromBytes(record.toBytes());
        QVERIFY(read);
        QCOMPARE(read->digest(), record.digest());
        QCOMPARE(read->entries, record.entries);
        QCOMPARE(read->date, record.date);
        QVERIFY(read->names == record.names);
        QVERIFY(read->values == record.values);
        QVERIFY(read->sources == record.sources);
        QCOMPARE(read->summaryHash, record.summaryHash);
        const auto head = WorkRecord::headFromBytes(record.toBytes());
        QVERIFY(head);
        QCOMPARE(head->uri, record.uri);
        QCOMPARE(head->title, record.title);
        QCOMPARE(head->entries, record.entries);
        QVERIFY(head->sources == record.sources);
    }

    /// Each beginning of what was written: refused, and nothing beyond its end is read.
    void whatIsCutOffIsRefused()
    {
        const QByteArray record = sampleRecord().toBytes();
        for (qsizetype size = 0; size < record.size(); ++size)
            QVERIFY2(!WorkRecord::fromBytes(record.first(size)), qPrintable(u"%1"_s.arg(size)));
        Entry entry = sample();
        entry.record.clear();
        const QByteArray bytes = entry.toBytes();
        for (qsizetype size = 0; size < bytes.size(); ++size)
            QVERIFY2(!Entry::fromBytes(bytes.first(size)), qPrintable(u"%1"_s.arg(size)));
    }

    /// A count or a length that the bytes cannot hold.
    void whatIsTooMuchIsRefused()
    {
        PackedWriter out;
        out.number(1).bytes("/akn/za/act/2004/1").text(u"Act").number(1'000'000'000'000ULL);
        QVERIFY(!WorkRecord::fromBytes(out.take()));
        PackedReader endless(QByteArrayView("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"));
        endless.number();
        QVERIFY(!endless.isGood());
        PackedReader long_(QByteArrayView("\x7F"
                                          "abc"));
        QVERIFY(long_.bytes().isEmpty());
        QVERIFY(!long_.isGood());
    }

private:
    static Entry sample()
    {
        Entry entry;
        entry.isOfSummary = true;
        entry.source = 3;
        entry.start = 70'000;
        entry.end = 71'234;
        entry.component = "schedule1";
        entry.eId = "sec_12__subsec_3";
        entry.eIdOfUnit = "sec_12";
        entry.num = u"12."_s;
        entry.heading = u"Félling \u001f of trees"_s;
        entry.record = QByteArray("what follows\x1f it");
        return entry;
    }

    static WorkRecord sampleRecord()
    {
        WorkRecord record;
        record.uri = "/akn/za/act/2004/17";
        record.title = u"Trees Act"_s;
        record.date = QDate(2004, 5, 6);
        record.names = {u"Act 17 of 2004"_s, u"أشجار"_s};
        record.values = {{"place", "za", u"South Africa"_s}, {"year", "2004", u"2004"_s}};
        record.sources = {{"/akn/za/act/2004/17/eng@2004-05-06",
                           "eng",
                           QDate(2004, 5, 6),
                           u"Trees Act"_s,
                           "0123abcd",
                           {}},
                          {"/akn/za/act/2004/17/eng@", "eng", {}, {}, {}, "schedule1"}};
        record.summaryHash = QByteArray("0123456789abcdef").repeated(4);
        record.entries = 12;
        return record;
    }
};

SHERIA_TEST(TestPacked)
} // namespace tst_packed
#include "tst_packed.moc"
