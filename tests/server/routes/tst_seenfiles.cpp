// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "tests/core/render/pdftools.h"
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/readable.h"
#include "tests/server/routes/routefixture.h"

#include <QTest>

namespace tst_seenfiles {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Seen = "/akn/xa/act/2004/17";

/// What is in the files that an account with a subscription is given, of either version of the API.
class TestSeenFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        Subscription seen;
        seen.everything = false;
        seen.works = {Seen};
        const qint64 guest = must(accounts.add({.name = u"guest"_s, .subscription = seen}));
        m_guest = must(accounts.issueToken(guest, u"x"_s)).secret;
    }

    /// Files are read as people would; what is hidden from the guest is in those of the owner.
    void filesHoldWhatIsSeen_data()
    {
        QTest::addColumn<QByteArray>("own"); // What the guest finds, too.
        QTest::addColumn<QByteArrayList>("hidden");
        const QByteArrayList acts{"Old Fees Act", "Harbour Act", "Dated Act"};
        const QByteArray text = "Trees matter.";
        for (const QByteArray version : {"/v2", "/v3"}) {
            for (const char *suffix : {".pdf", ".epub", ".zip"}) {
                const auto row = [&](const QByteArray &path, const QByteArray &own,
                                     const QByteArrayList &hidden) {
                    QTest::newRow(QByteArray(version + path + suffix).constData()) << own << hidden;
                };
                row("/akn/xa/act", text, suffix == ".zip"_ba ? QByteArrayList() : acts);
                row("/akn/xa/act/2004", text, {});
                row(QByteArray(Seen) + "/eng@2009-02-03", text, {});
                row(QByteArray(Seen) + "/eng@2009-02-03/!main~chp_1", "Terms", {});
                row(QByteArray(Seen) + "/eng@2009-02-03/main/section/1", "Terms", {});
            }
        }
    }
    void filesHoldWhatIsSeen()
    {
        if (!test::hasPoppler())
            QSKIP("pdftotext is not installed");
        QFETCH(QByteArray, own);
        QFETCH(QByteArrayList, hidden);
        const Reply owners = m_fixture.client().get(QTest::currentDataTag());
        const Reply guests = ApiClient(m_fixture.port(), m_guest).get(QTest::currentDataTag());
        QCOMPARE(owners.status, 200);
        QCOMPARE(guests.status, 200);
        QVERIFY2(readable(owners).contains(own), readable(owners).constData());
        QVERIFY2(readable(guests).contains(own), readable(guests).constData());
        for (const QByteArray &title : hidden) {
            QVERIFY2(readable(owners).contains(title), title.constData());
            QVERIFY2(!readable(guests).contains(title), title.constData());
        }
        // The work's own history names works that are not seen; their titles are not told.
        QVERIFY(!readable(guests).contains("Tree Amendment Act"));
    }

private:
    RouteFixture m_fixture;
    QByteArray m_guest;
};

SHERIA_FONT_TEST(TestSeenFiles)
} // namespace tst_seenfiles
#include "tst_seenfiles.moc"
