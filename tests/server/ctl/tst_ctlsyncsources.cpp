// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/core/sync/publisherserver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonObject>
#include <QJsonValue>
#include <QTemporaryDir>
#include <QTest>

#include <future>

namespace tst_ctlsyncsources {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr std::chrono::seconds Patience{60};
constexpr int PerHost = 4; ///< Source: server/API.md section 10.6 (4).

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

/// Several sources of one library, by `sheriactl sync run`.
class TestCtlSyncSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        m_library = m_folder->filePath(u"l.sheria"_s);
    }

    /// The first text of the one comes only when the other has been asked: one after the other would
    /// never end.
    void areBroughtUpSideBySide()
    {
        DecisionFixture server;
        std::promise<void> asked;
        std::future<void> isAsked = asked.get_future();
        bool hasAsked = false;
        bool hasWaited = false;
        bool wasBeside = false;
        FaultProxy decisions(server.port(), [&](const QByteArray &, int) {
            if (!std::exchange(hasAsked, true))
                asked.set_value();
            return Fault::None;
        });
        FaultProxy laws(server.port(), [&](const QByteArray &target, int) {
            if (target.endsWith(".xml") && !std::exchange(hasWaited, true))
                wasBeside = isAsked.wait_for(Patience) == std::future_status::ready;
            return Fault::None;
        });
        add(server, laws.base(), u"legislation"_s, {u"--natures"_s, u"act"_s});
        add(server, decisions.base(), u"decisions"_s);
        const CtlResult ran = sync({u"run"_s, u"--json"_s});
        QVERIFY2(ran.exit == 0, ran.errors.constData());
        QVERIFY(hasWaited && wasBeside);
        QCOMPARE(ran.objects().size(), 2);
        const CtlResult verified = verify(server, u"decisions"_s);
        QVERIFY2(verified.exit == 0, verified.output.constData());
        for (const QByteArray &line : verify(server, u"legislation"_s).output.split('\n'))
            QVERIFY2(!line.contains("/act/"), line.constData());
    }

    void shareTheTurnsOfAHost()
    {
        DecisionFixture server;
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::Delay; });
        for (const QString &kind : {u"legislation"_s, u"decisions"_s, u"knowledge"_s})
            add(server, proxy.base(), kind);
        const CtlResult ran = sync({u"run"_s});
        QVERIFY2(ran.exit == 0, ran.errors.constData());
        QVERIFY2(proxy.most() <= PerHost && proxy.most() > 1,
                 qPrintable(QString::number(proxy.most())));
    }

    void oneThatFailsLeavesTheOthersAlone()
    {
        DecisionFixture server;
        FaultProxy proxy(server.port(), noFault);
        add(server, proxy.base(), u"legislation"_s);
        FaultProxy broken(server.port(), noFault, [](const QByteArray &target) -> QByteArray {
            if (target.endsWith("page_size=1"))
                return {};
            return FaultProxy::answered("401 No", "Content-Type: application/json\r\n",
                                        R"({"detail":"Invalid token."})");
        });
        add(server, broken.base(), u"decisions"_s);
        const CtlResult ran = sync({u"run"_s, u"--json"_s});
        QCOMPARE(ran.exit, 5);
        QCOMPARE(ran.objects().size(), 1);
        QVERIFY2(ran.errors.contains(QByteArray(broken.base() + " (decisions): ")),
                 ran.errors.constData());
        const CtlResult verified = verify(server, u"legislation"_s);
        QVERIFY2(verified.exit == 0, verified.output.constData());
    }

    /// Without a token, even where there is one for other servers; the licence is told.
    void feedsOfPublishersNeedNoToken()
    {
        PublisherServer site;
        fillLegislation(site);
        const QString feed = QString::fromLatin1(site.base()) + u"/new/data.feed"_s;
        qputenv("SHERIA_SYNC_TOKEN", "secret-of-another-server");
        const CtlResult added = sync(
            {u"add"_s, u"--url"_s, feed, u"--kind"_s, u"legislation.gov.uk"_s});
        const CtlResult ran = sync({u"run"_s, u"--source"_s, feed, u"--json"_s});
        qunsetenv("SHERIA_SYNC_TOKEN");
        QVERIFY2(added.exit == 0, added.errors.constData());
        const QByteArray license = "Open Government Licence v3.0";
        const QByteArray link =
            "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/";
        QVERIFY2(added.errors.contains(license) && added.errors.contains(link),
                 added.errors.constData());
        QVERIFY2(ran.exit == 1, ran.errors.constData()); // One work is published as a PDF only.
        QCOMPARE(ran.objects().front()[u"fetched"_s].toInt(), 2);
        const CtlResult listed = sync({u"list"_s, u"--json"_s});
        const QJsonObject told = listed.objects().front();
        QCOMPARE(told[u"license"_s][u"name"_s].toString().toUtf8(), license);
        QCOMPARE(told[u"license"_s][u"url"_s].toString().toUtf8(), link);
        QVERIFY(told[u"token_from"_s].isNull());
        QVERIFY(sync({u"list"_s}).output.contains(license));
        QVERIFY(sync({u"estimate"_s, u"--source"_s, feed}).output.startsWith("3 "));
        for (const QByteArray &head : site.heads())
            QVERIFY2(!head.contains("secret") && !head.contains("Authorization"), head.constData());
        const CtlResult info = runCtl({u"info"_s, u"--library"_s, m_library, u"--json"_s});
        QVERIFY2(info.exit == 0, info.errors.constData());
        // It is found by the publisher's address, too.
        for (const QString &uri : {u"/akn/gb/act/ukpga/2020/17"_s,
                                   u"http://www.legislation.gov.uk/id/ukpga/2020/17"_s}) {
            const CtlResult cites = runCtl({u"cites"_s, u"--library"_s, m_library, uri});
            QVERIFY2(cites.exit == 0, cites.errors.constData());
        }
        const CtlResult strange = sync({u"add"_s, u"--url"_s, QString::fromLatin1(site.base()),
                                        u"--kind"_s, u"find-case-law"_s});
        QVERIFY(strange.exit != 0); // The site has no such feed.
        const CtlResult unknown = sync({u"add"_s, u"--url"_s, feed, u"--kind"_s, u"rss"_s});
        QVERIFY2(unknown.errors.contains("find-case-law"), unknown.errors.constData());
    }

private:
    CtlResult sync(const QStringList &words) const
    {
        const QStringList all{u"sync"_s, words.front(), u"--library"_s, m_library};
        return runCtl(all + words.mid(1));
    }
    /// A token that is given for a call would be for one server only: each source has its own.
    void add(const RouteFixture &server, const QByteArray &base, const QString &kind,
             const QStringList &more = {}) const
    {
        const QStringList words{u"add"_s, u"--url"_s, QString::fromLatin1(base), u"--kind"_s, kind};
        QFile token(m_folder->filePath(u"token"_s));
        QVERIFY(token.open(QIODevice::WriteOnly)
                && token.write(server.token()) == server.token().size());
        token.close();
        const CtlResult added = sync(words + more
                                     + QStringList{u"--token-file"_s, token.fileName()});
        QVERIFY2(added.exit == 0, added.errors.constData());
    }
    /// Against the server itself: what it says of its own address is not the proxy's.
    CtlResult verify(const RouteFixture &server, const QString &kind) const
    {
        return runCtl({u"verify"_s, u"--library"_s, m_library, u"--against"_s,
                       u"http://127.0.0.1:%1"_s.arg(server.port()), u"--kind"_s, kind, u"--token"_s,
                       QString::fromLatin1(server.token())});
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_library;
};

SHERIA_TEST(TestCtlSyncSources)
} // namespace tst_ctlsyncsources
#include "tst_ctlsyncsources.moc"
