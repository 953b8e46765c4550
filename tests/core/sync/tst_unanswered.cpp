// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/recordloader.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_unanswered {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

const QByteArray WithPdfs = R"({"pdfs":true})";
const QByteArray Later = FaultProxy::answered("503 Service Unavailable",
                                              "Content-Type: application/json\r\n",
                                              R"({"detail":"Busy."})");

/// The server's own, which it does not make in tests.
QByteArray pdf()
{
    return FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n", "%PDF-1.4 words");
}

/// A server of which some targets are answered "503" for as long as a test wants.
class Busy
{
public:
    Busy()
        : m_proxy(
            m_server.port(), [](const QByteArray &, int) { return Fault::None; },
            [this](const QByteArray &target) -> QByteArray {
                if (m_isBusy && target.contains(m_target))
                    return Later;
                return target.endsWith(".pdf") && !target.contains("/media/") ? pdf()
                                                                              : QByteArray();
            })
    {}
    /// From now on, and of targets with this in them.
    void begin(const QByteArray &target)
    {
        m_target = target;
        m_isBusy = true;
        m_proxy.forgetTargets();
    }
    /// How often such targets were asked for.
    int asked()
    {
        int count = 0;
        for (const QByteArray &target : m_proxy.targets())
            count += target.contains(m_target) ? 1 : 0;
        return count;
    }
    RouteFixture &server() { return m_server; }
    QByteArray base() const { return m_proxy.base(); }

private:
    DecisionFixture m_server;
    std::atomic<bool> m_isBusy = false;
    QByteArray m_target; ///< Set before m_isBusy is.
    FaultProxy m_proxy;  ///< Last: it ends before what it asks.
};

void plant(CopyFixture &copy, const char *sql)
{
    must(copy.library->writer()
             .submit([sql](store::Database &db) { return db.execute(sql); })
             .get());
}

/// What a server does not give is told, and what else there is is compared.
class TestUnanswered : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRestIsCompared_data()
    {
        QTest::addColumn<SyncKind>("kind");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("line"); // What it begins with.
        const auto row = [](const char *name, SyncKind kind, const char *target,
                            const QString &line) {
            QTest::newRow(name) << kind << QByteArray(target) << line;
        };
        const QString act = u"/akn/xa/act/2004/17/eng@2009-02-03"_s;
        const SyncKind laws = SyncKind::Legislation;
        row("text", laws, "/2004/17/eng@2009-02-03.xml", act + u" text"_s);
        row("commencements", laws, "/2004/17/eng@2009-02-03/commencements",
            act + u" commencements"_s);
        row("timeline", laws, "/2004/17/eng@2009-02-03/timeline", act + u" timeline"_s);
        row("enrichments", laws, "/2004/17/eng@2009-02-03/provision-enr",
            act + u" provision-enrichments"_s);
        row("list of media", laws, "/2004/17/eng@2009-02-03/media.json", act + u" media"_s);
        row("an image", laws, "/2004/17/eng@2009-02-03/media/a.png", act + u" media/a.png"_s);
        row("PDF", laws, "/2004/17/eng@2009-02-03.pdf", act + u" pdf"_s);
        row("publication document", laws, "/media/publication/gazette-221.pdf",
            u"/akn/xa/act/2004/17/eng@2004-06-01 publication_document"_s);
        row("text of a decision", SyncKind::Decisions, "/xahc/2019/77.xml",
            u"/akn/xa/judgment/xahc/2019/77 text"_s);
        row("PDF of a decision", SyncKind::Decisions, "/xahc/2019/77.pdf",
            u"/akn/xa/judgment/xahc/2019/77 pdf"_s);
    }
    void theRestIsCompared()
    {
        QFETCH(SyncKind, kind);
        QFETCH(QByteArray, target);
        QFETCH(QString, line);
        Busy busy;
        CopyFixture copy;
        copy.options.token = busy.server().token();
        QVERIFY(copy.run(copy.addSource(busy.base(), WithPdfs, kind)));
        const auto differences = [&] {
            return copy.differences(busy.base(), WithPdfs, kind);
        };
        QCOMPARE(differences().join(u'\n'), QString());
        busy.begin(target);
        const QStringList unknown = differences();
        QCOMPARE(unknown.size(), 1);
        QVERIFY2(unknown.front().startsWith(line + u": not compared: "_s),
                 qPrintable(unknown.front()));
        QVERIFY(unknown.front().endsWith(u"the server is temporarily unavailable (503)"_s));
        QCOMPARE(busy.asked(), copy.options.retry.attempts);
        // What differs elsewhere, before it and after it, is found all the same.
        plant(copy, "UPDATE work SET title = 'X'");
        plant(copy, "UPDATE expression SET title = 'X'");
        const QStringList found = differences();
        QCOMPARE(found.filter(u"not compared"_s).size(), 1);
        QVERIFY2(found.filter(u" title: "_s).size() >= (kind == laws() ? 8 : 1),
                 qPrintable(found.join(u'\n')));
    }

    /// Of a list that does not come whole nobody knows what else is in it.
    void aListThatDoesNotComeAccusesNobody_data()
    {
        QTest::addColumn<SyncKind>("kind");
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("expressions")
            << SyncKind::Legislation << "/work-expressions?page_size=500"_ba;
        QTest::newRow("decisions") << SyncKind::Decisions << "page_size=500"_ba;
    }
    void aListThatDoesNotComeAccusesNobody()
    {
        QFETCH(SyncKind, kind);
        QFETCH(QByteArray, target);
        Busy busy;
        CopyFixture copy;
        copy.options.token = busy.server().token();
        QVERIFY(copy.run(copy.addSource(busy.base(), WithPdfs, kind)));
        busy.begin(target);
        const QStringList found = copy.differences(busy.base(), WithPdfs, kind);
        QCOMPARE(found.filter(u"page 1: not compared: "_s).size(), 1);
        QVERIFY2(found.filter(u"present"_s).isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// A server that is gone is not asked for each of a thousand parts.
    void aServerThatIsGoneEndsIt()
    {
        Busy busy;
        CopyFixture copy;
        copy.options.token = busy.server().token();
        QVERIFY(copy.run(copy.addSource(busy.base(), WithPdfs)));
        busy.begin("/v3/akn/");
        const QStringList found = copy.differences(busy.base(), WithPdfs);
        QVERIFY(found.last().endsWith(u"before it; the rest was not compared)"_s));
        QCOMPARE(busy.asked(), copy.options.retry.attempts * sync::GiveUpAfter);
    }

    /// An older server without lists of media has none.
    void withoutAListOfMediaThereIsNone()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [](const QByteArray &target) -> QByteArray {
                if (!target.contains("/media.json"))
                    return {};
                return FaultProxy::answered("404 Not Found", "Content-Type: application/json\r\n",
                                            R"({"detail":"Not found."})");
            });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(proxy.base())));
        QCOMPARE(copy.differences(proxy.base()).join(u'\n'), QString());
    }

private:
    static constexpr SyncKind laws() { return SyncKind::Legislation; }
};

SHERIA_TEST(TestUnanswered)
} // namespace tst_unanswered
#include "tst_unanswered.moc"
