// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/search/text/wordfamilies.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_wordfamilies {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::familyOf;
using search::Query;
using tests::must;

bool has(const std::vector<std::string> &family, std::string_view stem)
{
    return std::find(family.begin(), family.end(), stem) != family.end();
}

QByteArray section(int number, const QByteArray &text)
{
    const QByteArray n = QByteArray::number(number);
    return "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>" + text
        + "</p></content></section>";
}

class TestWordFamilies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void relatesStems_data()
    {
        QTest::addColumn<QByteArray>("one"); // As the stemmer makes them.
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("decide, decision") << "decid"_ba
                                          << "decis"_ba;
        QTest::newRow("pay, payment") << "pay"_ba
                                      << "payment"_ba;
        QTest::newRow("permit, permission") << "permit"_ba
                                            << "permiss"_ba;
        QTest::newRow("liable, liability") << "liabl"_ba
                                           << "liabil"_ba;
        QTest::newRow("apply, applicable") << "appli"_ba
                                           << "applic"_ba;
        QTest::newRow("enter, entry") << "enter"_ba
                                      << "entri"_ba;
        QTest::newRow("resolve, resolution") << "resolv"_ba
                                             << "resolut"_ba;
    }
    void relatesStems()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QVERIFY(has(familyOf(one.toStdString()), other.toStdString()));
        QVERIFY(has(familyOf(other.toStdString()), one.toStdString()));
        QVERIFY(!has(familyOf(one.toStdString()), one.toStdString()));
    }

    void relatesNothingElse_data()
    {
        QTest::addColumn<QByteArray>("stem");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("too short") << "as"_ba;
        QTest::newRow("a number") << "r1000"_ba;
        QTest::newRow("other letters") << "règl"_ba;
        QTest::newRow("a term of another kind") << "Npay"_ba;
        QTest::newRow("zero") << QByteArray("pay\0", 4);
    }
    void relatesNothingElse()
    {
        QFETCH(QByteArray, stem);
        QCOMPARE(familyOf(stem.toStdString()).size(), std::size_t(0));
    }

    void ranksProvisionsThatSayItInAnotherForm()
    {
        QCOMPARE(bestFor(u"decision tribunal landowners neighbouring dispute"_s), "sec_2");
        must(search::useFamilies(synonyms(), false));
        QVERIFY(!search::usesFamilies(synonyms()));
        // Both say as much of it, and the first is the first.
        QCOMPARE(bestFor(u"decision tribunal landowners neighbouring dispute"_s), "sec_1");
        must(search::useFamilies(synonyms(), true));
        QVERIFY(search::usesFamilies(synonyms()));
        QCOMPARE(bestFor(u"decision tribunal landowners neighbouring dispute"_s), "sec_2");
    }

    void aWordThatIsThereItselfCountsForMore()
    {
        QCOMPARE(bestFor(u"payment landowners neighbouring fence costs"_s), "sec_4");
        QCOMPARE(bestFor(u"pays landowners neighbouring fence costs"_s), "sec_3");
    }

    void worksAreFoundByTheirWordsOnly()
    {
        Query query;
        query.text = u"decision tribunal landowners neighbouring dispute"_s;
        query.words = Query::Words::All;
        QCOMPARE(must(m_searcher->search(query, m_library->db())).total, 0);
    }

    void tellsWhereWordsOfTheFamilyStand()
    {
        const QByteArray text = "The tribunal decides it.";
        const QString asked = u"decision tribunal"_s;
        QCOMPARE(m_searcher->matchesIn(text, "eng", asked, false).size(), std::size_t(1));
        const auto both = m_searcher->matchesIn(text, "eng", asked, true);
        QCOMPARE(both.size(), std::size_t(2));
        QCOMPARE(text.mid(both[1].start, both[1].end - both[1].start), "decides");
        QCOMPARE(m_searcher->matchesIn(text, "deu", asked, true).size(), std::size_t(1));
        must(search::useFamilies(synonyms(), false));
        QCOMPARE(m_searcher->matchesIn(text, "eng", asked, true).size(), std::size_t(1));
    }

    void theSwitchIsToldWhereItCannotBeKept()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!search::useFamilies(file.fileName(), false));
        QVERIFY(search::usesFamilies(file.fileName()));
        QVERIFY(search::useFamilies(folder.filePath(u"none"_s), true)); // They are on already.
    }

    void init()
    {
        m_library = std::make_unique<tests::TestLibrary>();
        tests::DocumentSpec act;
        // The first entry of a work has its title as well.
        act.body = section(9, "This Act applies to fences.")
            + section(1, "Landowners bring a neighbouring dispute to the tribunal that hears it.")
            + section(2, "Landowners bring a neighbouring dispute to the tribunal that decides it.")
            + section(3, "Each of the neighbouring landowners pays the costs of a fence.")
            + section(4, "Each of the neighbouring landowners owes payment of costs of a fence.");
        m_library->put(act);
        must(search::rebuildIndex(m_library->path(), search::indexFolder(m_library->path()),
                                  [](const search::IndexProgress &) {}, {}));
        m_searcher = std::make_unique<search::Searcher>(search::indexFolder(m_library->path()),
                                                        synonyms());
    }

private:
    QString synonyms() const { return search::synonymsFolder(m_library->path()); }
    QByteArray bestFor(const QString &text)
    {
        Query query;
        query.text = text;
        query.unit = Query::Unit::Provisions;
        const search::Results results = must(m_searcher->search(query, m_library->db()));
        return results.hits.empty() ? "none" : results.hits.front().eIdOfUnit;
    }

    std::unique_ptr<tests::TestLibrary> m_library;
    std::unique_ptr<search::Searcher> m_searcher;
};

SHERIA_TEST(TestWordFamilies)
} // namespace tst_wordfamilies
#include "tst_wordfamilies.moc"
