// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/search/query/searcher.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/readable.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_unpublished {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

const QByteArray Hidden = DecisionFixture::Hidden;

/// What a place in a route's pattern may be.
QByteArrayList valuesFor(const QByteArray &name)
{
    static const QHash<QByteArray, QByteArrayList> values{
        {"code", {"xa"}},
        {"place", {"xa"}},
        {"country", {"xa"}},
        {"slug", {"subject", "subject-env"}},
        {"id", {"5"}},
        {"authority", {"x"}},
        {"partner", {"desk.example"}},
        {"file", {"browse.css"}},
        {"receiver", {"ok"}},
        {"term", {"xaca", "xahc", "99", "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",
                  "9",    "10",   "11", "12", "13", "14", "15", "16", "17", "18", "19",
                  "20",   "21",   "22", "23", "24", "25", "26", "27", "28", "29", "30",
                  "31",   "32",   "33", "34", "35", "36", "37", "38", "39", "40"}},
        {"rest...",
         {Hidden,
          Hidden + "/eng@2021-06-07",
          Hidden + "/eng@2021-06-07/~p_1",
          Hidden + "/eng@2021-06-07/!main",
          Hidden + "/toc",
          Hidden + "/timeline",
          Hidden + "/commencements",
          Hidden + "/media",
          Hidden + "/media/publication/x.pdf",
          Hidden + "/eng@2021-06-07/main/p/1",
          Hidden + "/eng@2021-06-07/media/petrel.pdf",
          DecisionFixture::HiddenPress,
          QByteArray(DecisionFixture::HiddenPress) + "/eng/~p_1",
          DecisionFixture::HiddenOrder,
          Hidden + "/provision-enrichments",
          "/akn/xa/judgment",
          "/akn/xa/judgment/xaca",
          "/akn/xa/judgment/xaca/2021",
          "/akn/xa",
          "/akn/xa/act/2001/8",
          "/akn/xa/act/2004/17"}}};
    return values.value(name);
}

/// Every address that the pattern stands for.
QByteArrayList targetsOf(const QByteArray &pattern)
{
    static const QRegularExpression capture(u"\\{([a-z_.]+)\\}"_s);
    QByteArrayList open{pattern};
    QByteArrayList out;
    while (!open.isEmpty()) {
        const QByteArray next = open.takeLast();
        const auto match = capture.match(QString::fromUtf8(next));
        if (!match.hasMatch()) {
            out << next;
            continue;
        }
        const QByteArrayList values = valuesFor(match.captured(1).toUtf8());
        if (values.isEmpty())
            qFatal("say what %s of %s may be", qPrintable(match.captured(0)), next.constData());
        for (QByteArray value : values) {
            QByteArray target = next.left(match.capturedStart());
            if (target.endsWith("/akn/"))
                target.chop(5);
            else if (value.startsWith('/'))
                target.chop(1);
            open << target + value + next.mid(match.capturedEnd());
        }
    }
    return out;
}

QByteArray toldBy(const Reply &reply)
{
    const QByteArray text = readable(reply);
    for (const QByteArray &secret : DecisionFixture::secrets()) {
        if (text.contains(secret))
            return secret;
    }
    return {};
}

/// A decision that is being processed leaves the library by no way out, not even for an administrator;
/// and once it is published it does.
class TestUnpublished : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture.setPublished(false); }

    /// Every route of the table, with all that it may be asked for, in every format.
    void noRouteTellsOfIt_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        for (const auto &route : m_fixture.api().server().router().routes()) {
            if (route->methods.contains(http::Method::Get))
                QTest::newRow(QByteArray(route->name + ' ' + route->pattern).constData())
                    << route->pattern;
        }
    }
    void noRouteTellsOfIt()
    {
        QFETCH(const QByteArray, pattern);
        QVERIFY(m_fixture.waitForIndex());
        for (const QByteArray &target : targetsOf(pattern)) {
            for (const char *suffix :
                 {"", ".json", ".html", ".pdf", ".epub", ".zip",
                  "?q=felling&updated_at__gte=2000-01-01", "?q=oak+not+guilty", "?court=xaca",
                  "?filters=court%3Dxaca", "?q=quern", "?q=gyrfal"}) {
                const QByteArray asked = target + suffix;
                const Reply reply = m_fixture.client().get(asked);
                QVERIFY2(reply.status < 500, asked.constData());
                const QByteArray told = toldBy(reply);
                // The question itself may be echoed.
                QVERIFY2(told.isEmpty() || asked.contains(told),
                         QByteArray(asked + " tells " + told).constData());
                const bool isItself = (target.contains(Hidden)
                                       || target.contains(DecisionFixture::HiddenPress)
                                       || target.contains(DecisionFixture::HiddenOrder))
                    && !target.contains("/akn/xa/act");
                QVERIFY2(!isItself || reply.status >= 400,
                         QByteArray(asked + ' ' + QByteArray::number(reply.status)).constData());
            }
        }
    }

    /// The test above would find it: all of this is told once it is published.
    void onceItIsPublishedAllOfThemDo()
    {
        const QByteArrayList ways{
            QByteArray("/v3" + Hidden), QByteArray("/v2" + Hidden + ".json"),
            QByteArray("/v3" + Hidden + ".html"), QByteArray("/v3" + Hidden + ".pdf"),
            QByteArray("/v3" + Hidden + ".epub"), "/v3/akn/xa/judgment", "/v3/akn/xa/judgment.epub",
            "/v3/work-expressions", "/v3/places/xa/work-expressions",
            "/v3/akn/xa/act/2001/8", // Its title, where it is named.
            "/v2/search/xa?q=felling", QByteArray("/widgets/v1/p/x/e/portion" + Hidden),
            QByteArray("/widgets/v1/p/x/e/popup" + Hidden), "/api/v1/decisions",
            QByteArray("/api/v1/decisions" + Hidden),
            QByteArray("/api/v1/decisions" + Hidden + ".html"), "/api/v1/search?q=felling",
            "/api/v1/search?court=xaca",
            // What belongs to it.
            QByteArray("/v3" + Hidden + "/eng@2021-06-07/media.json"),
            QByteArray("/v3") + DecisionFixture::HiddenPress,
            QByteArray("/v3") + DecisionFixture::HiddenPress + ".html",
            QByteArray("/v2") + DecisionFixture::HiddenPress + ".json", "/v2/search/xa?q=kittiwake",
            QByteArray("/api/v1/decisions") + DecisionFixture::HiddenOrder, "/api/v1/search?q=free",
            "/api/v1/search/suggest?q=mergan", "/api/v1/search/suggest?q=quern",
            "/api/v1/search/suggest?q=gyrfal", "/api/v1/courtdivisions", "/api/v1/flags",
            "/api/v1/judges", "/api/v1/casetypes", "/api/v1/caseactions", "/api/v1/areasoflaw",
            "/api/v1/counties"};
        for (const bool isPublished : {false, true, false, true}) {
            m_fixture.setPublished(isPublished);
            QVERIFY(m_fixture.waitForIndex());
            for (const QByteArray &way : ways) {
                const Reply reply = m_fixture.client().get(way);
                QVERIFY2(toldBy(reply).isEmpty() != isPublished, way.constData());
            }
            const Reply resolved = m_fixture.client().get("/resolver/resolve" + Hidden);
            QCOMPARE(resolved.status, isPublished ? 302 : 404);
        }
    }

    /// An answer that was kept is not given any more.
    void whatIsTakenBackIsGoneAtOnce()
    {
        m_fixture.setPublished(true);
        const QByteArray target = "/api/v1/decisions" + Hidden + ".json";
        const Reply before = m_fixture.client().get(target);
        QCOMPARE(before.status, 200);
        const int count = m_fixture.client().get("/api/v1/decisions").json()["count"_L1].toInt();
        m_fixture.setPublished(false);
        QCOMPARE(m_fixture.client().get(target, {{"If-None-Match", before.header("etag")}}).status,
                 404);
        QCOMPARE(m_fixture.client().get("/api/v1/decisions").json()["count"_L1].toInt(), count - 2);
    }

    /// The desk's own readers see it.
    void theOwnerStillSeesIt()
    {
        store::Database reader = must(m_fixture.library().openReader());
        QCOMPARE(must(store::findWork(reader, Hidden)).title, u"Quernstone v Republic"_s);
        store::Database outside = must(m_fixture.library().openPublicReader());
        for (const char *uri :
             {DecisionFixture::Hidden, DecisionFixture::HiddenPress, DecisionFixture::HiddenOrder})
            QCOMPARE(store::findWork(outside, uri).error().code, ErrorCode::NotFound);
    }

    /// Publishing is telling of something new, taking back is telling that it is gone; what happens
    /// meanwhile nobody is told.
    void webhooksHearOfItsAppearance()
    {
        m_fixture.change([this](store::Database &db) -> Result<void> {
            SHERIA_TRY([[maybe_unused]] const auto id,
                       store::addEndpoint(db, "http://127.0.0.1:9/hook", m_fixture.clock.now()));
            return {};
        });
        const auto actions = [this] {
            store::Database reader = must(m_fixture.library().openReader());
            QByteArrayList out;
            QByteArrayList ofPress;
            for (const store::Invocation &each : must(store::invocationsAfter(reader, 0))) {
                if (each.workUri == Hidden)
                    out << each.action;
                if (each.workUri == DecisionFixture::HiddenPress && each.action != "updated")
                    ofPress << each.action;
            }
            // The press summary comes and goes with it.
            QByteArrayList appearances = out;
            appearances.removeAll("updated");
            Q_ASSERT(ofPress == appearances);
            return out;
        };
        const auto touch = [this] {
            m_fixture.change([this](store::Database &db) -> Result<void> {
                SHERIA_TRY(sheria::Work work, store::findWork(db, Hidden));
                work.aliases.push_back(QString::number(work.aliases.size()));
                work.updatedAt = {};
                m_fixture.clock.advance(Hour);
                SHERIA_TRY([[maybe_unused]] const bool put,
                           store::putWork(db, work, m_fixture.clock.now()));
                return {};
            });
        };
        touch();
        QCOMPARE(actions(), QByteArrayList());
        m_fixture.setPublished(true);
        QCOMPARE(actions(), QByteArrayList{"created"});
        touch();
        QCOMPARE(actions(), (QByteArrayList{"created", "updated"}));
        m_fixture.clock.advance(Hour);
        m_fixture.setPublished(false);
        touch();
        QCOMPARE(actions(), (QByteArrayList{"created", "updated", "deleted"}));
    }

    void aPackHasItOnlyWhenAsked()
    {
        QTemporaryDir folder;
        const auto files = [&](pack::ExportScope scope) {
            const QString path = folder.filePath(u"pack.zip"_s);
            must(pack::exportPack(m_fixture.library().path(), path, m_fixture.clock, {}, {},
                                  {scope}));
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray name = "works/xa-judgment-xaca-2021-9/";
        QVERIFY(!files(pack::ExportScope::Published).contains(name));
        QVERIFY(files(pack::ExportScope::Everything).contains(name));
        QVERIFY(!files(pack::ExportScope::Published).contains("works/xa-doc-2021-press-9/"));
        QVERIFY(files(pack::ExportScope::Everything).contains("works/xa-doc-2021-press-9/"));
        QVERIFY(files(pack::ExportScope::Published).contains("works/xa-judgment-xaca-2021-1/"));
    }

    /// An unpublished decision that is deleted does not publish its documents. The last test: it is gone.
    void deletingItPublishesNothing()
    {
        const QByteArray press = QByteArray("/v3") + DecisionFixture::HiddenPress;
        QCOMPARE(m_fixture.client().get(press).status, 404);
        m_fixture.change([this](store::Database &db) {
            return store::deleteWork(db, Hidden, m_fixture.clock.now());
        });
        store::Database reader = must(m_fixture.library().openReader());
        QCOMPARE(store::findWork(reader, Hidden).error().code, ErrorCode::NotFound);
        QVERIFY(store::findWork(reader, DecisionFixture::HiddenPress));
        QCOMPARE(m_fixture.client().get(press).status, 404);
    }

private:
    static constexpr qint64 Hour = 3'600'000; ///< No grouping over that.

    DecisionFixture m_fixture;
};

SHERIA_FONT_TEST(TestUnpublished)
} // namespace tst_unpublished
#include "tst_unpublished.moc"
