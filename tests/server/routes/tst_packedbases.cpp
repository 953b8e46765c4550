// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/importjob.h"
#include "core/search/index/indexer.h"
#include "core/secrets/librarytrust.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/embeddingserver.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_packedbases {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

KnowledgeBase choosing(const QByteArray &code, KnowledgeBase::Kind kind,
                       std::vector<QByteArray> KnowledgeBase::*list, const QByteArray &word)
{
    KnowledgeBase base;
    base.code = code;
    base.name = QString::fromLatin1(code);
    base.kind = kind;
    base.*list = {word};
    return base;
}

/// Of each way to choose, one.
std::vector<KnowledgeBase> bases()
{
    using Kind = KnowledgeBase::Kind;
    return {choosing("of-the-bay", Kind::Legislation, &KnowledgeBase::places, "xa-bay"),
            choosing("by-laws", Kind::Legislation, &KnowledgeBase::natures, "act/by-law"),
            choosing("environment", Kind::Legislation, &KnowledgeBase::topics, "subject-env"),
            choosing("high-court", Kind::Judgments, &KnowledgeBase::courts, "xahc"),
            choosing("in-french", Kind::Legislation, &KnowledgeBase::languages, "fra"),
            choosing("of-nothing", Kind::Legislation, &KnowledgeBase::places, "xc")};
}

/// A library that came by a pack, indexed and served.
class Imported
{
public:
    explicit Imported(const QString &pack)
        : m_library(must(Library::open(m_folder.filePath(u"copy.sheria"_s),
                                       Library::Mode::OpenOrCreate, m_clock)))
    {
        const auto done = must(pack::importPaths(m_library->writer(), {pack}, m_clock, {}, {}));
        if (done.refused > 0)
            qFatal("the pack was refused");
        m_library->startIndexing();
        if (!m_library->indexer()->waitFor(m_library->revision(), std::chrono::seconds(30)))
            qFatal("the index was not built in time");
        m_api = std::make_unique<routes::ApiServer>(*m_library);
        m_token = must(m_api->authenticator().issueToken(u"test"_s));
        must(m_api->server().start(0));
    }
    Library &library() { return *m_library; }
    ApiClient client() { return ApiClient(m_api->server().port(), m_token); }

private:
    QTemporaryDir m_folder;
    FixedClock m_clock;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<routes::ApiServer> m_api;
    QByteArray m_token;
};

/// What a server answers, without its own address.
QByteArray answer(ApiClient client, const QByteArray &target, const QByteArray &body)
{
    const Reply reply = client.send("POST", target, {{"Content-Type", "application/json"}}, body);
    return QByteArray::number(reply.status) + ' '
        + QByteArray(reply.body).replace(client.base(), "");
}

void embed(Library &library, const EmbeddingServer &server)
{
    must(library.trust().allow(ContactPurpose::Embeddings, server.url()));
    must(library.writer()
             .submit([&server](store::Database &db) {
                 return store::putEmbeddingSource(
                     db, store::EmbeddingSource{server.url(), u"small"_s, {}});
             })
             .get());
    if (!library.startEmbedding())
        qFatal("it cannot be embedded");
}

bool isEmbedded(Library &library)
{
    store::Database db = must(library.openReader());
    const auto counts = must(store::embeddingCounts(db, u"small"_s));
    return counts.waiting == 0 && counts.passages > 0;
}

/// Knowledge bases that came by a pack answer as they do where they came from: what they are made of
/// is made anew.
class TestPackedBases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void importedBasesAnswerTheSame_data()
    {
        QTest::addColumn<std::optional<qint64>>("since");
        QTest::addColumn<bool>("hasVectors");
        QTest::newRow("pack") << std::optional<qint64>() << false;
        QTest::newRow("delta pack") << std::optional<qint64>(0) << false;
        QTest::newRow("with vectors") << std::optional<qint64>() << true;
    }
    void importedBasesAnswerTheSame()
    {
        QFETCH(std::optional<qint64>, since);
        QFETCH(bool, hasVectors);
        EmbeddingServer endpoint;
        KnowledgeFixture source;
        source.routes().change([](store::Database &db) -> Result<void> {
            for (const KnowledgeBase &base : bases())
                SHERIA_CHECK(store::addKnowledgeBase(db, base));
            return {};
        });
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"pack.zip"_s);
        must(pack::exportPack(source.routes().library().path(), path, source.routes().clock, {}, {},
                              {pack::ExportScope::Everything, since}));
        Imported copy(path);
        if (hasVectors) {
            for (Library *library : {&source.routes().library(), &copy.library()})
                embed(*library, endpoint);
            QTRY_VERIFY(isEmbedded(source.routes().library()) && isEmbedded(copy.library()));
        }
        QCOMPARE(copy.client().get(KnowledgeBases).json().value("count"_L1), QJsonValue(8));
        int found = 0;
        for (const QByteArray code : {"legislation-all", "judgments-all", "of-the-bay", "by-laws",
                                      "environment", "high-court", "in-french", "of-nothing"}) {
            for (const QByteArray text :
                 {"fee for pilotage", "helmsman boat price", "pilotage des navires", "tree"}) {
                const QByteArray target = KnowledgeBases + '/' + code + "/retrieve";
                const QByteArray body = "{\"text\":\"" + text + "\",\"explain\":true}";
                const QByteArray there = answer(source.client(), target, body);
                QVERIFY2(there.startsWith("200 "), there.constData());
                QCOMPARE(answer(copy.client(), target, body), there);
                found += there.contains("work_frbr_uri") ? 1 : 0;
            }
        }
        QVERIFY2(found >= 12, QByteArray::number(found).constData());
    }
};

SHERIA_TEST(TestPackedBases)
} // namespace tst_packedbases
#include "tst_packedbases.moc"
