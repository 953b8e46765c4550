// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/knowledge/embeddingqueries.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTest>

namespace tst_ctlkb {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *OneVector = R"({"data":[{"index":0,"embedding":[0.5,0.25]}]})";

Act answerOf(int status, const QByteArray &body)
{
    Act act;
    act.bytes = "HTTP/1.1 " + QByteArray::number(status)
        + " X\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    return act;
}

/// sheriactl kb, as scripts use it.
class TestCtlKb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_library->put({.work = "/akn/xa/act/2005/4"});
        m_library->put({.work = "/akn/xa/act/2005/4", .language = "fra"});
        m_library->put({.work = "/akn/xa/act/by-law/2006/1"});
        m_library->put({.work = "/akn/xb/act/2005/4"});
        m_library->put({.work = "/akn/xa/judgment/xahc/2005/4", .element = "judgment"});
    }

    void listsWhatIsThere()
    {
        CtlResult listed = kb({u"list"_s, u"--json"_s});
        QCOMPARE(listed.exit, 0);
        QCOMPARE(listed.objects().size(), 2);
        QVERIFY(listed.objects()[0].value("works"_L1).isNull());
        QCOMPARE(listed.objects()[0].value("is_current"_L1), QJsonValue(false));
        const QByteArray waiting = kb({u"list"_s}).lines().value(1);
        QVERIFY2(waiting.contains("not indexed yet: 4 works; 'serve'"), waiting.constData());
        buildIndex();
        listed = kb({u"list"_s, u"--json"_s});
        QCOMPARE(listed.objects()[0].value("code"_L1), QJsonValue(u"judgments-all"_s));
        QCOMPARE(listed.objects()[0].value("works"_L1), QJsonValue(1));
        QCOMPARE(listed.objects()[1].value("code"_L1), QJsonValue(u"legislation-all"_s));
        QCOMPARE(listed.objects()[1].value("works"_L1), QJsonValue(3));
        // Two sections in each of four texts.
        QCOMPARE(listed.objects()[1].value("portions"_L1), QJsonValue(8));
        QCOMPARE(listed.objects()[1].value("is_current"_L1), QJsonValue(true));
        QVERIFY(
            kb({u"list"_s}).lines().value(1).contains("3 works, 8 portions, indexing is current"));
        const auto lag = [this] {
            const QByteArray line = kb({u"list"_s}).lines().value(1);
            return line.mid(line.indexOf("indexing is "));
        };
        must(store::deleteExpression(m_library->db(), "/akn/xa/act/2005/4/fra@2009-02-03",
                                     m_library->clock.now()));
        QCOMPARE(lag(), "indexing is behind: 1 change is not in the index yet");
        m_library->put({.work = "/akn/xa/act/2007/1"}); // A work, and its text.
        QCOMPARE(lag(), "indexing is behind: 3 changes are not in the index yet");
    }

    void saysWhichPdfsWereRead()
    {
        QVERIFY(!kb({u"list"_s}).output.contains("PDFs"));
        must(putPdfAct(m_library->db(), "/akn/xa/act/1987/12", u"Old Act"_s, pdfOf({"One", "Two"}),
                       m_library->clock.now()));
        const QByteArray waiting =
            "PDFs: 0 read, 0 pages, 0 of pictures only, 0 unreadable, 1 not read yet";
        QVERIFY(kb({u"list"_s}).output.contains(waiting));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nonexistent");
        const CtlResult without = kb({u"list"_s});
        const CtlResult withoutJson = kb({u"list"_s, u"--json"_s});
        qputenv("PATH", path);
        QVERIFY(without.output.contains(QByteArray(waiting + "; they cannot be read: pdftotext")));
        QCOMPARE(withoutJson.objects()[0]["pdfs"_L1]["can_be_read"_L1], QJsonValue(false));
        QCOMPARE(withoutJson.objects()[0]["pdfs"_L1]["waiting"_L1], QJsonValue(1));
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("poppler-utils is not installed.");
        // A server reads them.
        const ServingCtl server({u"--library"_s, m_library->path(), u"--port"_s, u"0"_s});
        QVERIFY(server.port() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(kb({u"list"_s}).output.contains("PDFs: 1 read, 2 pages"), 20'000);
        // And what it read is indexed, though no work has changed.
        QTRY_VERIFY_WITH_TIMEOUT(
            kb({u"list"_s}).output.contains("4 works, 10 portions, indexing is current"), 20'000);
    }

    /// The text of a PDF does not travel in packs; the PDF does, and is read where it comes to.
    void importedPdfsAreRead()
    {
        must(putPdfAct(m_library->db(), "/akn/xa/act/1987/12", u"Old Act"_s, pdfOf({"One", "Two"}),
                       m_library->clock.now()));
        const QString pack = m_library->folder() + u"/pack.zip"_s;
        const QString copy = m_library->folder() + u"/copy.sheria"_s;
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, m_library->path(), u"--pack"_s, pack}).exit,
                 0);
        QCOMPARE(runCtl({u"import"_s, u"--library"_s, copy, pack}).exit, 0);
        const auto listed = [&copy]() {
            return runCtl({u"kb"_s, u"list"_s, u"--library"_s, copy}).output;
        };
        QVERIFY(listed().contains("1 not read yet"));
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("poppler-utils is not installed.");
        const ServingCtl server({u"--library"_s, copy, u"--port"_s, u"0"_s});
        QTRY_VERIFY_WITH_TIMEOUT(listed().contains("PDFs: 1 read, 2 pages"), 20'000);
    }

    /// What people read, and what scripts do.
    void definitionsTravelInPacks()
    {
        const QString copy = m_library->folder() + u"/copy.sheria"_s;
        const QString pack = m_library->folder() + u"/pack.zip"_s;
        const auto add = [this](const QString &code, const QString &place) {
            QCOMPARE(kb({u"add"_s, code, u"--name"_s, u"Laws"_s, u"--place"_s, place}).exit, 0);
        };
        const auto exported = [&](const QString &since) {
            return runCtl({u"export"_s, u"--library"_s, m_library->path(), u"--pack"_s, pack,
                           u"--since"_s, since, u"--json"_s})
                .objects()
                .value(0);
        };
        add(u"laws"_s, u"xa"_s);
        add(u"old"_s, u"xb"_s);
        const QJsonObject first = exported(u"0"_s);
        QCOMPARE(first.value("knowledge_bases"_L1), QJsonValue(4));
        const QStringList import{u"import"_s, u"--library"_s, copy, pack};
        CtlResult done = runCtl(import);
        QCOMPARE(done.exit, 0);
        QVERIFY(done.output.contains("knowledge-bases.json/laws"));
        QVERIFY2(done.errors.contains("knowledge bases: 2 added, 0 changed, 0 removed, "
                                      "0 kept"),
                 done.errors.constData());
        QCOMPARE(kb({u"remove"_s, u"laws"_s}).exit, 0);
        add(u"laws"_s, u"xb"_s);
        QCOMPARE(kb({u"remove"_s, u"old"_s}).exit, 0);
        const QString revision = QString::number(first.value("revision"_L1).toInteger());
        QCOMPARE(exported(revision).value("works"_L1), QJsonValue(0));
        done = runCtl(import + QStringList{u"--json"_s});
        QCOMPARE(done.exit, 0);
        QStringList told;
        for (const QJsonObject &line : done.objects())
            told << line.value("knowledge_base"_L1).toString() + u' '
                    + line.value("outcome"_L1).toString();
        QCOMPARE(told, (QStringList{u"laws replaced"_s, u"old removed"_s}));
        // One that was made here stays, and that is said.
        QCOMPARE(runCtl({u"kb"_s, u"remove"_s, u"--library"_s, copy, u"laws"_s}).exit, 0);
        QCOMPARE(runCtl(
                     {u"kb"_s, u"add"_s, u"--library"_s, copy, u"laws"_s, u"--name"_s, u"Mine"_s})
                     .exit,
                 0);
        exported(u"0"_s);
        done = runCtl(import);
        QCOMPARE(done.exit, 0);
        QVERIFY2(done.output.contains("the library has its own knowledge base laws, which is kept"),
                 done.output.constData());
        QVERIFY(done.errors.contains("1 kept"));
    }

    void countsWhatItChooses_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("works");
        QTest::addColumn<int>("portions");
        QTest::newRow("everything") << QStringList() << 3 << 8;
        QTest::newRow("a place") << QStringList{u"--place"_s, u"xa"_s} << 2 << 6;
        QTest::newRow("two places")
            << QStringList{u"--place"_s, u"xa"_s, u"--place"_s, u"xb"_s} << 3 << 8;
        QTest::newRow("a nature with its subtypes")
            << QStringList{u"--nature"_s, u"act"_s} << 3 << 8;
        QTest::newRow("a subtype") << QStringList{u"--nature"_s, u"act/by-law"_s} << 1 << 2;
        QTest::newRow("a language") << QStringList{u"--language"_s, u"fra"_s} << 1 << 2;
        QTest::newRow("place and nature")
            << QStringList{u"--place"_s, u"xb"_s, u"--nature"_s, u"act/by-law"_s} << 0 << 0;
        QTest::newRow("no such topic") << QStringList{u"--topic"_s, u"trees"_s} << 0 << 0;
        QTest::newRow("not by part of a code") << QStringList{u"--place"_s, u"x"_s} << 0 << 0;
    }
    void countsWhatItChooses()
    {
        QFETCH(QStringList, options);
        QFETCH(int, works);
        QFETCH(int, portions);
        buildIndex();
        const CtlResult added = kb(
            QStringList{u"add"_s, u"some"_s, u"--name"_s, u"Some"_s, u"--json"_s} + options);
        QCOMPARE(added.exit, 0);
        const QJsonObject base = added.objects().value(0);
        QCOMPARE(base.value("works"_L1), QJsonValue(works));
        QCOMPARE(base.value("portions"_L1), QJsonValue(portions));
        QCOMPARE(kb({u"show"_s, u"some"_s, u"--json"_s}).objects().value(0), base);
    }

    void addsShowsAndRemoves()
    {
        const QStringList words{u"add"_s,           u"judgments-xa"_s, u"--name"_s,
                                u"Court"_s,         u"--court"_s,      u"xahc"_s,
                                u"--description"_s, u"What it says"_s};
        QCOMPARE(kb(words).exit, 0);
        const CtlResult shown = kb({u"show"_s, u"judgments-xa"_s});
        QVERIFY(shown.output.contains("judgments-xa  Court: judgments; courts xahc;"));
        QVERIFY(shown.output.contains("What it says"));
        QCOMPARE(kb(words).exit, 5); // The code is taken.
        QCOMPARE(kb({u"remove"_s, u"judgments-xa"_s}).exit, 0);
        QCOMPARE(kb({u"remove"_s, u"judgments-xa"_s}).exit, 3);
        QCOMPARE(kb({u"show"_s, u"judgments-xa"_s}).exit, 3);
    }

    void refusesWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no name") << QStringList{u"add"_s, u"x"_s};
        QTest::newRow("no code") << QStringList{u"add"_s, u"--name"_s, u"x"_s};
        QTest::newRow("odd code") << QStringList{u"add"_s, u"x y"_s, u"--name"_s, u"x"_s};
        QTest::newRow("odd kind") << QStringList{u"add"_s, u"x"_s,      u"--name"_s,
                                                 u"x"_s,   u"--kind"_s, u"songs"_s};
        QTest::newRow("no action") << QStringList{u"mend"_s};
    }
    void refusesWhatItDoesNotUnderstand()
    {
        QFETCH(QStringList, words);
        const CtlResult result = kb(words);
        QCOMPARE(result.exit, 2);
        QVERIFY(result.output.isEmpty());
        QVERIFY(!result.errors.isEmpty());
    }

    /// Addresses in answers lead to this server, or to where people read the texts.
    void addressesLeadToTheReader_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("front"); // Empty: the server's own.
        QTest::newRow("own") << QStringList() << QString();
        QTest::newRow("another") << QStringList{u"--reader-base"_s, u"https://law.example/read/"_s}
                                 << u"https://law.example/read"_s;
    }
    void addressesLeadToTheReader()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, front);
        buildIndex();
        const ServingCtl server(QStringList{u"--library"_s, m_library->path(), u"--port"_s, u"0"_s,
                                            u"--token"_s, u"0123456789abcdef0123"_s}
                                + options);
        QVERIFY(server.port() > 0);
        const Reply reply = ApiClient(server.port(), "0123456789abcdef0123")
                                .send(
                                    "POST", "/ai/v1/knowledge-bases/legislation-all/retrieve",
                                    {{"Content-Type", "application/json"}},
                                    R"({"text":"tree protection","filters":{"frbr_place":"xb"}})");
        QCOMPARE(reply.status, 200);
        const QJsonValue meta = reply.json()["results"_L1][0]["metadata"_L1];
        const QString own = u"http://127.0.0.1:%1/resolver/resolve"_s.arg(server.port());
        const QString url = (front.isEmpty() ? own : front)
            + meta["expression_frbr_uri"_L1].toString();
        QCOMPARE(meta["public_url"_L1].toString(), url);
        QCOMPARE(meta["portion_public_url"_L1].toString(),
                 QString(url + u'#' + meta["portion_id"_L1].toString()));
    }

    void namesAnEmbeddingsEndpoint()
    {
        QVERIFY(kb({u"embeddings"_s, u"status"_s}).output.startsWith("off"));
        // Nothing answers there.
        const CtlResult tried = kb({u"embeddings"_s, u"set"_s, u"--url"_s,
                                    u"http://127.0.0.1:9/v1/"_s, u"--model"_s, u"small"_s});
        QCOMPARE(tried.exit, 5);
        QVERIFY2(tried.errors.contains("--force"), tried.errors.constData());
        QVERIFY(kb({u"embeddings"_s, u"status"_s}).output.startsWith("off"));
        QCOMPARE(kb({u"embeddings"_s, u"set"_s, u"--url"_s, u"http://127.0.0.1:9/v1/"_s,
                     u"--model"_s, u"small"_s, u"--force"_s})
                     .exit,
                 0);
        QJsonObject status = kb({u"embeddings"_s, u"status"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(status["url"_L1], QJsonValue(u"http://127.0.0.1:9/v1"_s));
        QCOMPARE(status["model"_L1], QJsonValue(u"small"_s));
        QCOMPARE(status["has_key"_L1], QJsonValue(false));
        QCOMPARE(status["passages"_L1], QJsonValue(0));
        QVERIFY(status["waiting"_L1].toInt() > 0);
        QVERIFY(status["problem"_L1].isNull());
        // The library remembers where a key is, not the key.
        QFile keyFile(m_library->folder() + u"/key"_s);
        QVERIFY(keyFile.open(QIODevice::WriteOnly));
        keyFile.write("v3ry-secret\nsecond line\n");
        keyFile.close();
        QCOMPARE(kb({u"embeddings"_s, u"set"_s, u"--url"_s, u"http://127.0.0.1:9/v1"_s,
                     u"--model"_s, u"small"_s, u"--key-file"_s, keyFile.fileName(), u"--force"_s})
                     .exit,
                 0);
        status = kb({u"embeddings"_s, u"status"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(status["has_key"_L1], QJsonValue(true));
        QVERIFY(!libraryBytes().contains("v3ry-secret"));
        QVERIFY(libraryBytes().contains("file:"));
        QCOMPARE(kb({u"embeddings"_s, u"off"_s}).exit, 0);
        status = kb({u"embeddings"_s, u"status"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(status["is_on"_L1], QJsonValue(false));
        for (const QStringList &wrong :
             {QStringList{u"set"_s, u"--model"_s, u"x"_s},
              QStringList{u"set"_s, u"--url"_s, u"ftp://x"_s, u"--model"_s, u"x"_s},
              QStringList{u"set"_s, u"--url"_s, u"http://x/v1"_s}, QStringList{u"mend"_s}})
            QCOMPARE(kb(QStringList{u"embeddings"_s} + wrong).exit, 2);
    }

    void switchesWordFamilies()
    {
        const auto isOn = [this] {
            const QJsonObject status =
                kb({u"embeddings"_s, u"status"_s, u"--json"_s}).objects().value(0);
            return status["word_families"_L1];
        };
        QCOMPARE(isOn(), QJsonValue(true));
        QVERIFY(kb({u"embeddings"_s, u"status"_s}).output.contains("word families"));
        QCOMPARE(kb({u"embeddings"_s, u"families"_s, u"off"_s}).exit, 0);
        QCOMPARE(isOn(), QJsonValue(false));
        QVERIFY(kb({u"embeddings"_s, u"status"_s}).output.contains("words only"));
        QCOMPARE(kb({u"embeddings"_s, u"families"_s, u"off"_s}).exit, 0); // As it is.
        QCOMPARE(kb({u"embeddings"_s, u"families"_s, u"on"_s}).exit, 0);
        QCOMPARE(isOn(), QJsonValue(true));
        QCOMPARE(kb({u"embeddings"_s, u"families"_s, u"maybe"_s}).exit, 2);
        QCOMPARE(kb({u"embeddings"_s, u"families"_s}).exit, 2);
        QCOMPARE(isOn(), QJsonValue(true));
    }

    /// Only an endpoint that answers with a vector is taken.
    void anEndpointIsTried_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("exitStatus");
        QTest::newRow("a vector") << 200 << QByteArray(OneVector) << 0;
        QTest::newRow("no vector") << 200 << R"({"data":[]})"_ba << 4;
        QTest::newRow("no JSON") << 200 << "<html></html>"_ba << 4;
        QTest::newRow("an error") << 500 << ""_ba << 5;
    }
    void anEndpointIsTried()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, body);
        QFETCH(const int, exitStatus);
        const Receiver endpoint([&](const Received &) { return answerOf(status, body); });
        const CtlResult set = useEndpoint(endpoint);
        QVERIFY2(set.exit == exitStatus, QByteArray(set.output + set.errors).constData());
        QVERIFY(endpoint.count() > 0);
        QVERIFY(endpoint.received().value(0).head.startsWith("POST /v1/embeddings "));
        QCOMPARE(kb({u"embeddings"_s, u"status"_s}).output.startsWith("off"), exitStatus != 0);
    }

    void failingQueriesAreTold()
    {
        const Receiver endpoint([](const Received &) { return answerOf(200, OneVector); });
        QCOMPARE(useEndpoint(endpoint).exit, 0);
        const auto failed = [this] {
            const CtlResult status = kb({u"embeddings"_s, u"status"_s, u"--json"_s});
            return status.objects().value(0)["failed_queries"_L1].toInt(-1);
        };
        QCOMPARE(failed(), 0);
        for (int i = 0; i < 2; ++i)
            must(store::noteQuestionFailure(m_library->db(),
                                            {ErrorCode::Unavailable, u"nobody is there"_s},
                                            m_library->clock.now()));
        QCOMPARE(failed(), 2);
        const CtlResult told = kb({u"embeddings"_s, u"status"_s});
        QVERIFY2(told.output.contains("2 queries failed since the last that succeeded"),
                 told.output.constData());
        QVERIFY(told.output.contains("nobody is there"));
    }

    void helps()
    {
        for (const QString &action : {u"list"_s, u"add"_s, u"remove"_s, u"show"_s}) {
            const CtlResult help = runCtl({u"kb"_s, action, u"--help"_s});
            QCOMPARE(help.exit, 0);
            QVERIFY(help.output.contains(QByteArray("Usage: sheriactl kb " + action.toUtf8())));
        }
        QCOMPARE(runCtl({u"kb"_s, u"--help"_s}).exit, 0);
    }

private:
    /// All that is on the disk of the library.
    QByteArray libraryBytes() const
    {
        QByteArray bytes;
        for (const QString &name : {m_library->path(), QString(m_library->path() + u"-wal"_s)}) {
            QFile file(name);
            if (file.open(QIODevice::ReadOnly))
                bytes += file.readAll();
        }
        return bytes;
    }

    CtlResult kb(QStringList words) const
    {
        words.prepend(u"kb"_s);
        return runCtl(words + QStringList{u"--library"_s, m_library->path()});
    }
    CtlResult useEndpoint(const Receiver &endpoint) const
    {
        return kb({u"embeddings"_s, u"set"_s, u"--url"_s, QString::fromUtf8(endpoint.url("/v1")),
                   u"--model"_s, u"small"_s});
    }
    void buildIndex() const
    {
        QCOMPARE(runCtl({u"index"_s, u"rebuild"_s, u"--library"_s, m_library->path()}).exit, 0);
    }

    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestCtlKb)
} // namespace tst_ctlkb
#include "tst_ctlkb.moc"
