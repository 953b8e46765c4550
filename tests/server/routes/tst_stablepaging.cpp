// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

namespace tst_stablepaging {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Works = 60;

DocumentSpec numbered(int number)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2010/" + QByteArray::number(number);
    spec.date = "2010-05-06";
    spec.title = "Act " + QByteArray::number(number) + " of 2010";
    return spec;
}

QByteArray uriOf(const DocumentSpec &spec)
{
    return spec.work + '/' + spec.language + '@' + spec.date;
}

/// A client follows `next` while somebody else imports, changes and deletes: what was there all the time
/// comes once, neither twice nor not at all.
class TestStablePaging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QByteArray given = qgetenv("SHERIA_TEST_SEED");
        const quint32 seed = given.isEmpty() ? QRandomGenerator::global()->generate()
                                             : given.toUInt();
        qInfo("SHERIA_TEST_SEED=%u", seed);
        m_random.seed(seed);
        for (int i = 0; i < Works; ++i)
            put(numbered(1000 + i));
    }

    void whatStaysComesOnce_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {"/v3/work-expressions?page_size=7", "/v3/places/xa/work-expressions?page_size=5",
              "/v3/akn/xa/act/2010/?page_size=7", "/v3/akn/xa.json?page_size=3",
              "/v3/work-expressions?page_size=4&updated_at__gte=2000-01-01"})
            QTest::newRow(target) << QByteArray(target);
    }
    void whatStaysComesOnce()
    {
        QFETCH(QByteArray, target);
        const QSet<QByteArray> before = all(target);
        QVERIFY(before.size() > 20);
        QList<QByteArray> met;
        int pages = 0;
        for (QByteArray next = target; !next.isEmpty(); ++pages) {
            const Reply reply = m_client.get(next);
            QCOMPARE(reply.status, 200);
            met += urisOf(reply);
            next = nextOf(reply);
            disturb();
        }
        QVERIFY(pages > 3);
        const QSet<QByteArray> after = all(target);
        const QSet<QByteArray> unique(met.begin(), met.end());
        QCOMPARE(unique.size(), met.size());
        for (const QByteArray &uri : before) {
            if (after.contains(uri))
                QVERIFY2(unique.contains(uri), uri.constData());
        }
        QVERIFY(before != after); // Else nothing was tried.
    }

    void theCountIsThatOfWhatIsThere()
    {
        const QByteArray target = "/v3/work-expressions?page_size=7";
        const int before = m_client.get(target).json()[u"count"].toInt();
        remove(m_there.takeFirst());
        QCOMPARE(m_client.get(target).json()[u"count"].toInt(), before - 1);
    }

    void pagesAreFullAgainLater()
    {
        const QByteArray target = "/v3/akn/xa/act/2010/?page_size=5";
        m_client.get(target);
        m_fixture.clock.advance(16 * 60 * 1000);
        QList<QByteArray> uris = urisOf(m_client.get(target));
        QCOMPARE(uris.size(), 5);
        m_there.removeAll(uris.front());
        remove(uris.front());
        QCOMPARE(urisOf(m_client.get(target)).size(), 4);
        m_fixture.clock.advance(16 * 60 * 1000);
        uris = urisOf(m_client.get(target));
        QCOMPARE(uris.size(), 5);
        QVERIFY(std::is_sorted(uris.begin(), uris.end()));
    }

private:
    void put(const DocumentSpec &spec)
    {
        m_fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY([[maybe_unused]] const auto put,
                       store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                            m_fixture.clock.now()));
            return {};
        });
        if (!m_there.contains(uriOf(spec)))
            m_there << uriOf(spec);
    }

    void remove(const QByteArray &uri)
    {
        m_fixture.change([&](store::Database &db) {
            return store::deleteExpression(db, uri, m_fixture.clock.now());
        });
    }

    /// Deletes some, adds some at the beginning of the order of URIs, changes one.
    void disturb()
    {
        m_fixture.clock.advance(1000);
        for (int i = m_random.bounded(3); i > 0; --i)
            remove(m_there.takeAt(m_random.bounded(int(m_there.size()))));
        for (int i = m_random.bounded(3); i > 0; --i)
            put(numbered(--m_first));
        const QByteArray changed = m_there[m_random.bounded(int(m_there.size()))];
        DocumentSpec spec = numbered(changed.split('/').value(5).toInt());
        spec.body = "<section eId=\"sec_1\"><content><p>" + QByteArray::number(m_random.generate())
            + "</p></content></section>";
        spec.manifestationDate = "2023-01-01";
        put(spec);
    }

    static QList<QByteArray> urisOf(const Reply &reply)
    {
        QList<QByteArray> uris;
        const QJsonArray results = reply.json()[u"results"].toArray();
        for (const QJsonValue &result : results)
            uris << result[u"expression_frbr_uri"].toString().toUtf8();
        return uris;
    }

    QByteArray nextOf(const Reply &reply)
    {
        return reply.json()[u"next"].toString().toUtf8().mid(m_client.base().size());
    }

    /// All that the list has now, in one page.
    QSet<QByteArray> all(const QByteArray &target)
    {
        const QByteArray whole = QByteArray(target).replace("page_size=", "page_size=50");
        const Reply reply = m_client.get(whole);
        const QList<QByteArray> uris = urisOf(reply);
        if (!nextOf(reply).isEmpty())
            qFatal("not all on one page");
        return {uris.begin(), uris.end()};
    }

    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
    QRandomGenerator m_random;
    QList<QByteArray> m_there;
    int m_first = 1000;
};

SHERIA_TEST(TestStablePaging)
} // namespace tst_stablepaging
#include "tst_stablepaging.moc"
