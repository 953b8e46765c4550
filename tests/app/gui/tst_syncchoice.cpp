// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisionqueries.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/app/gui/synctest.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/core/sync/publisherserver.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/keyringsession.h"

#include <QCheckBox>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QDialog>

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int ProcessPatienceMs = 240'000;

QByteArray baseOf(quint16 port)
{
    return "http://127.0.0.1:" + QByteArray::number(port);
}

} // namespace

/// What people choose in the assistant, and that it is what comes.
class TestSyncChoice : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { startDesk(); }
    void cleanup() { m_desk.reset(); }

    void onlyTheTopicThatIsTickedComes()
    {
        RouteFixture server;
        beginWith(baseOf(server.port()), server.token(), store::SyncKind::Legislation);
        showTab(u"Topics"_s);
        tick(u"topicChoice"_s, "subject-env");
        fetch();
        const QStringList works = worksHere();
        QVERIFY2(works.contains(u"/akn/xa/act/2004/17"_s), qPrintable(works.join(u' ')));
        QVERIFY2(!works.contains(u"/akn/xa/act/2001/8"_s), qPrintable(works.join(u' ')));
    }

    void onlyTheKindThatIsTickedComes()
    {
        RouteFixture server;
        beginWith(baseOf(server.port()), server.token(), store::SyncKind::Legislation);
        showTab(u"Kinds"_s);
        tick(u"natureChoice"_s, "judgment");
        fetch();
        QCOMPARE(worksHere(), QStringList{u"/akn/xa/judgment/xahc/2019/77"_s});
    }

    /// The server's PDFs come when they are wanted, and not otherwise.
    void pdfsComeWhenTheyAreTicked()
    {
        RouteFixture server;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; },
            [](const QByteArray &target) {
                return target.endsWith(".pdf") && !target.contains("/media/")
                    ? FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n",
                                           "%PDF-1.7 of the server")
                    : QByteArray();
            });
        beginWith(proxy.base(), server.token(), store::SyncKind::Legislation);
        QVERIFY(!find<QCheckBox>(u"pdfChoice"_s)->isChecked());
        QTest::keyClick(find<QCheckBox>(u"pdfChoice"_s), Qt::Key_Space);
        QTest::keyClick(find<QCheckBox>(u"publicationChoice"_s), Qt::Key_Space);
        QTest::keyClicks(find<QLineEdit>(u"languageChoice"_s), u"eng"_s);
        fetch();
        QVERIFY(asked(proxy, ".pdf") > 5);
        QCOMPARE(asked(proxy, "/media/publication/"), 0);
        store::Database db = reader();
        for (const ExpressionRecord &record : records(db))
            QCOMPARE(record.expression.language, "eng"_ba);
    }

    void onlyTheCourtThatIsTickedComes()
    {
        DecisionFixture server;
        beginWith(baseOf(server.port()), server.tokenWith(), store::SyncKind::Decisions);
        // What decisions have none of is not asked.
        QVERIFY(!find<QCheckBox>(u"mediaChoice"_s)->isVisible());
        QVERIFY(!find<QLineEdit>(u"languageChoice"_s)->isVisible());
        tick(u"courtChoice"_s, "xaca");
        fetch();
        const QStringList works = worksHere();
        QVERIFY2(works.contains(u"/akn/xa/judgment/xaca/2021/1"_s), qPrintable(works.join(u' ')));
        for (const QString &work : works)
            QVERIFY2(!work.contains(u"/xahc/"_s), qPrintable(work));
    }

    /// No token is asked for, and the licence is shown, with its link.
    void documentsOfAPublishersFeedCome()
    {
        PublisherServer site;
        fillLegislation(site);
        m_desk->press(u"Ctrl+Shift+U"_s);
        chooseKind(store::SyncKind::LegislationGovUk);
        QVERIFY(!find<QLineEdit>(u"upstreamToken"_s)->isVisible());
        auto *license = find<QLabel>(u"feedLicense"_s);
        QVERIFY(license->isVisible());
        QVERIFY(license->text().contains(u"Open Government Licence v3.0</a>"_s));
        QVERIFY(license->text().contains(
            u"href=\"https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/\""_s));
        type(u"upstreamAddress"_s, QString::fromLatin1(site.base()));
        click(u"testConnection"_s);
        auto *title = find<QLabel>(u"verdictTitle"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title->text(), u"Connected to the feed"_s, LongMs);
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Connect and Fetch"_s, LongMs);
        QVERIFY(!find<QTabWidget>(u"choiceLists"_s)->isVisible());
        fetch();
        QVERIFY2(worksHere().contains(u"/akn/gb-sct/act/asp/2020/7"_s),
                 qPrintable(worksHere().join(u' ')));
        openPanel();
        QVERIFY(sources().topLevelItem(0)->toolTip(0).contains(u"Open Government Licence v3.0"_s));
    }

    void aTokenWithoutPermissionForDecisionsIsTold()
    {
        DecisionFixture server;
        m_desk->press(u"Ctrl+Shift+U"_s);
        chooseKind(store::SyncKind::Decisions);
        giveServer(baseOf(server.port()), server.tokenWithout());
        click(u"testConnection"_s);
        auto *title = find<QLabel>(u"verdictTitle"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title->text(), u"This token has no access to this API"_s, LongMs);
    }

    void knowledgeBasesOfAServerCome()
    {
        RouteFixture server;
        server.change([](store::Database &db) {
            KnowledgeBase base;
            base.code = "judgments-xa";
            base.name = u"Judgments of Exampleland"_s;
            base.kind = KnowledgeBase::Kind::Judgments;
            return store::addKnowledgeBase(db, base);
        });
        m_desk->press(u"Ctrl+Shift+U"_s);
        chooseKind(store::SyncKind::Knowledge);
        giveServer(baseOf(server.port()), server.token());
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Connect and Fetch"_s, LongMs);
        QVERIFY(!find<QTabWidget>(u"choiceLists"_s)->isVisible()); // There is nothing to choose.
        fetch();
        store::Database db = reader();
        QCOMPARE(must(store::findKnowledgeBase(db, "judgments-xa")).name,
                 u"Judgments of Exampleland"_s);
    }

    /// Without a keychain people are told, and offered the two other ways.
    void withoutAKeychainThatIsTold()
    {
        if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
            QSKIP("this session may have a keychain");
        m_desk->press(u"Ctrl+Shift+U"_s);
        auto *keep = find<QComboBox>(u"keepToken"_s);
        QTRY_COMPARE(keep->findData(int(secrets::Keeping::Keychain)), -1);
        QCOMPARE(keep->count(), 2);
        QCOMPARE(keep->currentData().toInt(), int(secrets::Keeping::Session));
        QVERIFY(find<QDialog>(u"connectDialog"_s)
                    ->findChild<QLabel *>(u"detailsNote"_s)
                    ->text()
                    .startsWith(u"System keychain unavailable."_s));
    }

    /// The rest is inside a session with a real, unlocked keychain.
    void inASession()
    {
        const std::optional<int> status = runInKeyringSession(ProcessPatienceMs);
        if (!status)
            QSKIP("no dbus-run-session or gnome-keyring-daemon that works here");
        QCOMPARE(*status, 0);
    }
    /// And inside one whose keychain notes what it is asked.
    void inASessionWithALockedKeychain()
    {
        const std::optional<int> status = runInBareSession(ProcessPatienceMs);
        if (!status)
            QSKIP("no dbus-run-session that works here");
        QCOMPARE(*status, 0);
    }

private:
    void chooseKind(store::SyncKind kind)
    {
        auto *box = find<QComboBox>(u"upstreamKind"_s);
        box->setCurrentIndex(box->findData(int(kind)));
    }

    /// To the page where one chooses.
    void beginWith(const QByteArray &base, const QByteArray &token, store::SyncKind kind)
    {
        m_desk->press(u"Ctrl+Shift+U"_s);
        chooseKind(kind);
        giveServer(base, token);
        click(u"connectNext"_s);
        QTRY_VERIFY_WITH_TIMEOUT(find<QTabWidget>(u"choiceLists"_s)->isVisible(), LongMs);
    }

    void showTab(const QString &title)
    {
        auto *lists = find<QTabWidget>(u"choiceLists"_s);
        for (int tab = 0; tab < lists->count(); ++tab) {
            if (lists->tabText(tab) == title)
                lists->setCurrentIndex(tab);
        }
        QCOMPARE(lists->tabText(lists->currentIndex()), title);
    }

    /// By the keyboard, wherever in the tree it is.
    void tick(const QString &list, const QByteArray &key)
    {
        auto *tree = find<QTreeWidget>(list);
        tree->expandAll();
        QTreeWidgetItem *found = nullptr;
        for (QTreeWidgetItemIterator at(tree); *at; ++at) {
            if ((*at)->data(0, Qt::UserRole).toByteArray() == key)
                found = *at;
        }
        QVERIFY2(found, key.constData());
        tree->setCurrentItem(found);
        QTest::keyClick(tree, Qt::Key_Space);
        QCOMPARE(found->checkState(0), Qt::Checked);
    }

    void fetch()
    {
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
    }

    store::Database reader()
    {
        return must(store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
    }

    static std::vector<ExpressionRecord> records(store::Database &db)
    {
        return must(store::loadExpressions(db, must(store::listExpressionIds(db, {}))));
    }

    QStringList worksHere()
    {
        store::Database db = reader();
        QStringList works;
        for (const ExpressionRecord &record : records(db))
            works << QString::fromUtf8(record.work.uri.workUri(false));
        works.removeDuplicates();
        works.sort();
        return works;
    }

    static int asked(FaultProxy &proxy, const QByteArray &part)
    {
        const QList<QByteArray> targets = proxy.targets();
        return int(std::count_if(targets.begin(), targets.end(),
                                 [&](const QByteArray &target) { return target.contains(part); }));
    }
};

/// With a keychain it is what is offered first, and a token that is in it is found when the program
/// is started again.
class TestWithKeychain : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void theTokenIsKeptInTheKeychain()
    {
        startDesk();
        RouteFixture server;
        m_desk->press(u"Ctrl+Shift+U"_s);
        auto *keep = find<QComboBox>(u"keepToken"_s);
        QTRY_COMPARE_WITH_TIMEOUT(keep->currentData().toInt(), int(secrets::Keeping::Keychain),
                                  LongMs);
        QCOMPARE(keep->count(), 3);
        type(u"upstreamAddress"_s, QString::fromUtf8(baseOf(server.port())));
        type(u"upstreamToken"_s, QString::fromUtf8(server.token()));
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Connect and Fetch"_s, LongMs);
        click(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        awaitState(u"Up to date"_s);
        QCOMPARE(sync().sources().front().keeping, secrets::Keeping::Keychain);
        m_desk->close();
        const std::unique_ptr<DeskFixture> before = std::move(m_desk);
        m_desk = std::make_unique<DeskFixture>(before->folder());
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        runAgain();
        QCOMPARE(state(), u"Up to date"_s);
        m_desk.reset();
    }
};

/// A Secret Service that notes what it is asked, and refuses it.
class NotingKeychain final : public QDBusVirtualObject
{
public:
    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        asked << message.member();
        bus.send(message.createErrorReply(QDBusError::AccessDenied, QStringLiteral("locked")));
        return true;
    }

    QStringList asked;
};

/// The keychain, which would ask the person to unlock it, is offered and asked nothing: only to store a token, as in
/// TestWithKeychain.
class TestWithLockedKeychain : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void itIsAskedNothingBefore()
    {
        NotingKeychain keychain;
        QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus,
                                                            u"keychain"_s);
        QVERIFY(bus.registerVirtualObject(u"/org/freedesktop/secrets"_s, &keychain,
                                          QDBusConnection::SubPath));
        QVERIFY(bus.registerService(u"org.freedesktop.secrets"_s));
        startDesk();
        RouteFixture server;
        m_desk->press(u"Ctrl+Shift+U"_s);
        auto *keep = find<QComboBox>(u"keepToken"_s);
        QTRY_COMPARE_WITH_TIMEOUT(keep->currentData().toInt(), int(secrets::Keeping::Keychain),
                                  LongMs);
        click(u"cancelConnect"_s);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"connectDialog"_s));
        m_desk->press(u"Ctrl+Shift+U"_s);
        keep = find<QComboBox>(u"keepToken"_s);
        QTRY_COMPARE_WITH_TIMEOUT(keep->currentData().toInt(), int(secrets::Keeping::Keychain),
                                  LongMs);
        type(u"upstreamAddress"_s, QString::fromUtf8(baseOf(server.port())));
        type(u"upstreamToken"_s, QString::fromUtf8(server.token()));
        click(u"connectNext"_s);
        auto *next = find<QAbstractButton>(u"connectNext"_s);
        QTRY_COMPARE_WITH_TIMEOUT(next->text(), u"Connect and Fetch"_s, LongMs);
        click(u"cancelConnect"_s);
        QTRY_VERIFY(!m_desk->window().findChild<QDialog *>(u"connectDialog"_s));
        QCOMPARE(keychain.asked, QStringList());
        m_desk.reset();
    }
};

int main(int argc, char **argv)
{
    SyncTest::initMain();
    QApplication application(argc, argv);
    if (isInKeyringSession()) {
        secrets::TokenVault vault;
        const auto kept = vault.keep(secrets::Keeping::Keychain, "a-word-that-means-nothing"_ba);
        if (!kept)
            return SkipStatus;
        (void) vault.forget(*kept);
        TestWithKeychain test;
        return QTest::qExec(&test);
    }
    if (isInBareSession()) {
        TestWithLockedKeychain test;
        return QTest::qExec(&test);
    }
    TestSyncChoice test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_syncchoice.moc"
