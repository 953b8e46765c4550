// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "tests/core/pack/packlibrary.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_draftnames {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

constexpr const char *Draft = "/akn/xa/judgment/xahc/2022/3";
constexpr const char *Taken = "/akn/xa/judgment/xahc/2022/4"; ///< Published, and taken back.
constexpr const char *Law = "/akn/xa/act/2001/1";
constexpr qint64 Duties = 5; ///< A dataset.

void putDecision(PackLibrary &library, const char *uri, const char *state)
{
    library.clock.advance(60'000);
    library.change([&](store::Database &db) -> Result<void> {
        Work work;
        work.uri = must(FrbrUri::parse(uri));
        work.title = u"Quagga v Republic"_s;
        work.judgment = R"({"court":{"name":"High Court","code":"xahc"},"state":)"
                        "\""
            + QByteArray(state) + "\"}";
        SHERIA_TRY([[maybe_unused]] const bool isChanged,
                   store::putWork(db, work, library.clock.now()));
        DocumentSpec spec;
        spec.work = uri;
        spec.date = "2022-02-03";
        spec.body = "<section eId=\"sec_1\"><content><p>" + QByteArray(state)
            + "</p></content></section>";
        const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                              library.clock.now());
        return put ? Result<void>() : put.error();
    });
}

Result<void> putDuties(store::Database &db, const std::vector<QByteArray> &works)
{
    store::EnrichmentDataset dataset;
    dataset.id = Duties;
    dataset.name = u"Duties"_s;
    dataset.createdAt = dataset.updatedAt = QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
    for (const QByteArray &work : works)
        dataset.enrichments.push_back({0, "sec_1", "duty", work});
    return store::putDataset(db, dataset);
}

/// All files of a pack, one after the other.
QByteArray contentOf(const QString &pack)
{
    const auto tree = must(pack::ArchiveTree::open(pack));
    QByteArray all;
    for (const QString &name : tree->names())
        all += name.toUtf8() + '\n' + must(tree->read(name)) + '\n';
    return all;
}

/// What a delta pack since `revision` holds.
QByteArray deltaOf(PackLibrary &library, qint64 revision)
{
    const QString path = library.file(u"delta.zip"_s);
    library.write(path, revision);
    return contentOf(path);
}

QByteArrayList worksOfDuties(ApiClient client)
{
    const Reply reply = client.get("/v3/enrichment-datasets/5");
    QByteArrayList works;
    for (const QJsonValue each : reply.json()["enrichments"_L1].toArray())
        works << each["work"_L1].toString().toUtf8();
    return works;
}

/// Lists that go with a library's works name none that was never published.
class TestDraftNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Who follows a library by packs is not told of a draft, nor that one is gone.
    void aDeltaPackNamesNoDraft()
    {
        PackLibrary library(u"origin-"_s);
        library.put(Law, "2001-01-01", "One");
        const qint64 before = library.write(library.file(u"base.zip"_s), 0).revision;
        putDecision(library, Draft, "processing");
        for (const qint64 since : {qint64(0), before})
            QVERIFY(!deltaOf(library, since).contains("2022/3"));
        const qint64 between = library.write(library.file(u"delta.zip"_s), before).revision;
        library.drop(QByteArray(Draft) + "/eng@2022-02-03");
        store::Database db = library.reader();
        QCOMPARE(store::findWork(db, Draft).error().code, ErrorCode::NotFound);
        for (const qint64 since : {qint64(0), before, between})
            QVERIFY(!deltaOf(library, since).contains("2022/3"));
        // Who moves the whole library takes the names along.
        const QString whole = library.file(u"whole.zip"_s);
        must(pack::exportPack(library.path(), whole, library.clock, {}, {},
                              {pack::ExportScope::Everything, before}));
        QVERIFY(contentOf(whole).contains("2022/3"));
    }

    /// What was published is taken back everywhere, whether it is hidden or deleted.
    void aDeltaPackTakesBackWhatWasPublished()
    {
        for (const bool isDeleted : {false, true}) {
            PackLibrary library(u"origin-"_s);
            PackLibrary copy(u"copy-"_s);
            putDecision(library, Taken, "published");
            const QString base = library.file(u"base.zip"_s);
            const qint64 before = library.write(base, 0).revision;
            QCOMPARE(copy.import({base}), QStringList());
            putDecision(library, Taken, "processing");
            if (isDeleted)
                library.drop(QByteArray(Taken) + "/eng@2022-02-03");
            const QString delta = library.file(u"second.zip"_s);
            QCOMPARE(library.write(delta, before).deletions, 1);
            store::Database db = copy.reader();
            QVERIFY(store::findWork(db, Taken));
            QCOMPARE(copy.import({delta}), QStringList());
            QCOMPARE(store::findWork(db, Taken).error().code, ErrorCode::NotFound);
        }
    }

    void aPackedDatasetNamesNoDraft()
    {
        PackLibrary library(u"origin-"_s);
        putDecision(library, Draft, "processing");
        library.change([](store::Database &db) {
            return putDuties(db, {Law, Draft, "/akn/xa/act/1990/7"});
        });
        const QString path = library.file(u"pack.zip"_s);
        library.write(path, {});
        QByteArray content = contentOf(path);
        QVERIFY(!content.contains("2022/3"));
        // Works that are not in the library may be named.
        QVERIFY(content.contains(Law) && content.contains("/akn/xa/act/1990/7"));
        must(pack::exportPack(library.path(), path, library.clock, {}, {},
                              {pack::ExportScope::Everything, {}}));
        QVERIFY(contentOf(path).contains(Draft));
    }

    /// The same of the API, and of decisions that who asks may not read.
    void aDatasetOfTheApiNamesNoDraft()
    {
        DecisionFixture server;
        const QByteArray law = "/akn/xa/act/2004/17";
        const QByteArray decision = "/akn/xa/judgment/xahc/2019/77";
        const QByteArray missing = "/akn/xa/act/1990/7";
        server.change([&](store::Database &db) {
            return putDuties(db,
                             {law, DecisionFixture::Hidden, DecisionFixture::HiddenPress, decision,
                              missing});
        });
        const auto seenWith = [&](const QByteArray &token) {
            return worksOfDuties(ApiClient(server.port(), token));
        };
        QCOMPARE(seenWith(server.tokenWith()), QByteArrayList({law, decision, missing}));
        QCOMPARE(seenWith(server.tokenWithout()), QByteArrayList({law, missing}));
        server.setPublished(true);
        QCOMPARE(seenWith(server.tokenWith()).size(), 5);
        QCOMPARE(seenWith(server.tokenWithout()),
                 QByteArrayList({law, DecisionFixture::HiddenPress, missing}));
    }
};

SHERIA_TEST(TestDraftNames)
} // namespace tst_draftnames
#include "tst_draftnames.moc"
