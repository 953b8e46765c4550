// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/secrets/librarytrust.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_librarytrust {

using namespace sheria;
using namespace sheria::secrets;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestLibraryTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWithdrawnIsAllowedNoMore()
    {
        const QTemporaryDir folder;
        LibraryTrust trust("library", folder.path());
        LibraryTrust other("other", folder.path());
        const Contact a{ContactPurpose::Sync, "https://a.example"};
        const Contact b{ContactPurpose::Webhooks, "https://a.example"};
        QVERIFY(trust.allow({b, a, a}));
        QVERIFY(other.allow({a}));
        QCOMPARE(must(trust.allowed()), (std::vector<Contact>{a, b}));
        QVERIFY(trust.withdraw(a));
        QVERIFY(trust.withdraw(a)); // Nothing to do.
        QCOMPARE(must(trust.allowed()), std::vector<Contact>{b});
        QVERIFY(!trust.check(a.purpose, a.origin));
        QVERIFY(other.check(a.purpose, a.origin));
    }

    void tokensAreListed()
    {
        const QTemporaryDir folder;
        LibraryTrust trust("library", folder.path());
        const QByteArray id = must(
            trust.remember(ContactPurpose::Sync, "https://a.example/v3", "session:1"));
        const std::vector<NotedToken> tokens = must(trust.tokens());
        QCOMPARE(tokens.size(), 1U);
        QCOMPARE(tokens[0].id, id);
        QCOMPARE(tokens[0].contact, (Contact{ContactPurpose::Sync, "https://a.example"}));
        QCOMPARE(tokens[0].reference, "session:1"_ba);
        QVERIFY(trust.forget(id));
        QVERIFY(must(trust.tokens()).empty());
    }

    /// The file may be anybody's.
    void whatIsNoContactIsLeftOut()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"libraries.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QJsonArray contacts{
            7, QJsonObject{{u"purpose"_s, u"spy"_s}, {u"origin"_s, u"https://a.example"_s}},
            QJsonObject{{u"purpose"_s, u"sync"_s}, {u"origin"_s, u"file:///etc"_s}},
            QJsonObject{{u"purpose"_s, u"sync"_s}, {u"origin"_s, u"https://b.example"_s}}};
        const QJsonObject own{{u"contacts"_s, contacts}, {u"tokens"_s, QJsonObject{{u"x"_s, 3}}}};
        file.write(QJsonDocument(QJsonObject{{u"library"_s, own}}).toJson());
        file.close();
        const LibraryTrust trust("library", folder.path());
        QCOMPARE(must(trust.allowed()),
                 (std::vector<Contact>{{ContactPurpose::Sync, "https://b.example"}}));
        QVERIFY(must(trust.tokens()).empty());
    }
};

SHERIA_TEST(TestLibraryTrust)
} // namespace tst_librarytrust
#include "tst_librarytrust.moc"
