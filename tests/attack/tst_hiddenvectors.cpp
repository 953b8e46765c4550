// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"
#include "core/store/db/statement.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/embeddingserver.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_hiddenvectors {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// A decision that is being processed is not sent to the embeddings endpoint.
class TestHiddenVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsHiddenIsNotSent()
    {
        EmbeddingServer endpoint;
        DecisionFixture fixture;
        must(fixture.library().trust().allow(ContactPurpose::Embeddings, endpoint.url()));
        fixture.change([&endpoint](store::Database &db) {
            return store::putEmbeddingSource(
                db, store::EmbeddingSource{endpoint.url(), u"small"_s, {}});
        });
        must(fixture.library().startEmbedding());
        QTRY_VERIFY_WITH_TIMEOUT(isDone(fixture), 20'000);
        QVERIFY(endpoint.texts() > 0);
        for (const QByteArray &word : DecisionFixture::secrets())
            QVERIFY2(!endpoint.asked().contains(word), word.constData());
        QCOMPARE(hiddenVectors(fixture), 0);
        // Once it is published it is sent as all others are.
        fixture.setPublished(true);
        QTRY_VERIFY_WITH_TIMEOUT(hiddenVectors(fixture) > 0 && isDone(fixture), 20'000);
        QVERIFY(endpoint.asked().contains(DecisionFixture::secrets().constFirst()));
        // Taking it back forgets what was made of it.
        fixture.setPublished(false);
        QCOMPARE(hiddenVectors(fixture), 0);
        QVERIFY(isDone(fixture)); // Nothing waits that is not sent.
    }

private:
    static bool isDone(DecisionFixture &fixture)
    {
        store::Database db = must(fixture.library().openReader());
        const auto counts = must(store::embeddingCounts(db, u"small"_s));
        return counts.waiting == 0 && counts.passages > 0;
    }

    static qint64 hiddenVectors(DecisionFixture &fixture)
    {
        store::Database db = must(fixture.library().openReader());
        store::Statement query = must(store::Statement::prepare(db, R"sql(
            SELECT COUNT(*)
              FROM embedded_text t
              LEFT JOIN manifestation m ON m.content_id = t.content_id
              LEFT JOIN expression e ON e.id = m.expression_id
              JOIN work w ON w.id = COALESCE(t.work_id, e.work_id)
             WHERE w.uri = ?1
        )sql"));
        query.bind(1, QByteArray(DecisionFixture::Hidden));
        must(query.step());
        return query.integer(0);
    }
};

SHERIA_TEST(TestHiddenVectors)
} // namespace tst_hiddenvectors
#include "tst_hiddenvectors.moc"
