// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pack/undolibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_givenaddress {

using namespace sheria;
using namespace sheria::tests;

/// Addresses that people give, and those that are known since the program knows the publisher.
class TestGivenAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_library = std::make_unique<Undoable>(u"a"_s); }
    /// Whatever a test did.
    void cleanup() { QVERIFY(m_library->isSound()); }

    void anUnidentifiedDocumentIsGivenAnAddress()
    {
        m_library->put("/akn/za/act/1999/1", "2009-02-03", "so that the place is known");
        const pack::FileReport report = m_library->importOne(u"u.xml"_s, unidentified("words"));
        const qint64 importId = m_library->summary.importId;
        const QByteArray local = must(m_library->find(report.expressionUri)).work.uri.workUri();
        QVERIFY(local.startsWith("/akn/xx/"));
        const QByteArray before = m_library->everything();
        const QByteArray given = "/akn/za/act/1998/55";
        must(m_library->give({local, given, u"A Given Title"_s, QDate(2001, 2, 3)}));
        QVERIFY(m_library->isSound());
        const ExpressionRecord record = must(m_library->find(given));
        QCOMPARE(record.work.title, u"A Given Title"_s);
        QCOMPARE(record.expression.date, QDate(2001, 2, 3));
        QCOMPARE(record.work.aliases, std::vector<QString>{QString::fromUtf8(local)});
        QCOMPARE(must(m_library->find(local)).work.uri.workUri(), given); // By the alias.
        // The same file again, and after it was deleted for good.
        QCOMPARE(m_library->importOne(u"u.xml"_s, unidentified("words")).outcome,
                 pack::Outcome::Unchanged);
        must(m_library->trash(given));
        const pack::FileReport again = m_library->importOne(u"u.xml"_s, unidentified("words"));
        QVERIFY(again.expressionUri.startsWith(QByteArray(given + '/')));
        QCOMPARE(must(m_library->find(given)).work.title, u"A Given Title"_s);
        must(m_library->undo(m_library->summary.importId));
        must(m_library->undo(m_library->steps(store::UndoKind::Deletion).front().id));
        // Taken back.
        must(m_library->clear(given));
        QCOMPARE(m_library->everything(), before);
        QCOMPARE(m_library->clear(given).error().code, ErrorCode::NotFound);
        // An import is undone whatever address its documents were given.
        must(m_library->give({local, given, {}, {}}));
        QCOMPARE(m_library->steps(store::UndoKind::Import)[0].works, 1);
        must(m_library->undo(importId));
        QCOMPARE(m_library->rows("work"), 1);
    }

    void anAddressThatIsTakenBackLeavesNothingBehind()
    {
        const QByteArray old = "/akn/za/act/1990/1", other = "/akn/za/act/1991/2";
        m_library->put(old, "2009-02-03", "of its own");
        const QByteArray local = importUnidentified();
        const QByteArray before = m_library->everything();
        must(m_library->give({local, old, {}, {}}));
        QCOMPARE(must(m_library->find(local)).work.uri.workUri(), old);
        must(m_library->clear(local));
        QCOMPARE(m_library->everything(), before);
        must(m_library->give({local, other, {}, {}}));
        QCOMPARE(must(m_library->find(local)).work.uri.workUri(), other);
        // An import whose document is beside another one is undone, too.
        must(m_library->clear(local));
        must(m_library->give({local, old, {}, {}}));
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->rows("expression"), 1);
        QCOMPARE(must(m_library->find(old)).work.aliases, std::vector<QString>());
    }

    void aSecondAddressReplacesTheFirst()
    {
        m_library->put("/akn/za/act/1999/1", "2009-02-03", "so that the place is known");
        m_library->put("/akn/za/act/1990/1", "2009-02-03", "of its own");
        const QByteArray local = importUnidentified();
        const QByteArray given[] = {"/akn/za/act/1990/1", "/akn/za/act/1991/2",
                                    "/akn/za/act/1992/3"};
        must(m_library->give({local, given[0], {}, {}}));
        must(m_library->give({local, given[1], {}, {}}));
        QCOMPARE(must(m_library->find(local)).work.uri.workUri(), given[1]);
        QCOMPARE(must(m_library->find(given[0])).work.aliases, std::vector<QString>());
        must(m_library->give({given[1], given[2], {}, {}})); // By the address that it has.
        QCOMPARE(must(m_library->find(local)).work.uri.workUri(), given[2]);
        QCOMPARE(m_library->find(given[1]).error().code, ErrorCode::NotFound);
        QCOMPARE(m_library->rows("given_address"), 1);
        const auto imports = m_library->steps(store::UndoKind::Import);
        QCOMPARE(imports.size(), std::size_t(1));
        must(m_library->undo(imports[0].id));
        QCOMPARE(m_library->rows("expression"), 2);
    }

    /// What the publisher calls a work is understood wherever one names it.
    void publishersOwnAddressesAreUnderstood()
    {
        const QByteArray own = "http://laws.example/order/7";
        m_library->importOne(u"1.xml"_s, QByteArray(xmlOf({})).replace("/akn/xa/act/2005/4", own));
        store::Database db = m_library->reader();
        const QByteArray local = must(store::findAddress(db, own)).workUri();
        QVERIFY2(local.startsWith("/akn/xx/"), local.constData());
        must(m_library->undo(must(m_library->trash(own))));
        must(m_library->give({own, "https://www.legislation.gov.uk/id/ukpga/2020/17", {}, {}}));
        QCOMPARE(must(store::findAddress(db, own)).workUri(), "/akn/gb/act/ukpga/2020/17"_ba);
        const QByteArray dated = "https://www.legislation.gov.uk/ukpga/2020/17/";
        QCOMPARE(m_library->trash(dated + "2012-01-01").error().code, ErrorCode::NotFound);
        must(m_library->trash(dated + "2009-02-03"));
        QCOMPARE(m_library->steps(store::UndoKind::Deletion)[0].subject,
                 u"/akn/gb/act/ukpga/2020/17/eng@2009-02-03"_s);
    }

    /// Pictures that come for a document with a given address are a change of the work that it belongs to.
    void picturesThatCameLaterAreTakenBack()
    {
        const QByteArray document =
            QByteArray(unidentified("words")).replace("words", "words <img src=\"a.png\"/>");
        m_library->importOne(u"in/u.xml"_s, document);
        const QByteArray local =
            must(m_library->find(m_library->reports[0].expressionUri)).work.uri.workUri();
        const QByteArray given = "/akn/za/act/1998/55";
        must(m_library->give({local, given, {}, {}}));
        const QByteArray before = m_library->everything();
        const qint64 revision = m_library->revision();
        m_library->write(u"in/a.png"_s, QByteArray::fromHex("89504e470d0a1a0a"));
        m_library->import({m_library->file(u"in/u.xml"_s)});
        QCOMPARE(m_library->reports[0].reason.english().section(u"; "_s, -1),
                 u"a picture was added"_s);
        QCOMPARE(m_library->rows("media"), 1);
        const auto changes = m_library->changesSince(revision);
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].workUri, given);
        QCOMPARE(m_library->steps(store::UndoKind::Import).size(), std::size_t(2));
        must(m_library->undo(m_library->summary.importId));
        QCOMPARE(m_library->rows("media"), 0);
        QCOMPARE(m_library->everything(), before);
    }

    void whatIsNoAddressIsRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("identified") << Tree << "/akn/za/act/1998/55"_ba;
        QTest::newRow("no URI") << "/akn/xx/act/0001/1"_ba
                                << "Act 55"_ba;
        QTest::newRow("unidentified") << "/akn/xx/act/0001/1"_ba
                                      << "/akn/xx/act/0001/2"_ba;
        QTest::newRow("expression") << "/akn/xx/act/0001/1"_ba << TreeText;
        QTest::newRow("no country") << "/akn/xx/act/0001/1"_ba
                                    << "/akn/qq/act/2000/1"_ba;
        QTest::newRow("traversal") << "/akn/xx/act/0001/1"_ba
                                   << "/akn/za/act/../55"_ba;
    }
    void whatIsNoAddressIsRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QCOMPARE(m_library->give({from, to, {}, {}}).error().code, ErrorCode::InvalidArgument);
    }

    /// Of a library that was made before the program knew the publisher's addresses.
    void whatIsKnownNowMovesThere()
    {
        const QByteArray xml = xmlOf(version("one"));
        for (const QByteArray old :
             {"/akn/zz-local/act/2005/4-abcdef", "/akn/xx/act/2005/4-abcd"}) {
            Undoable library(u"old"_s);
            library.put("/akn/xa/act/1999/1", "2009-02-03", "so that the place is known");
            library.change([&](store::Database &db) -> Result<void> {
                store::PreparedContent content = prepared(xml);
                content.metadata.work.uri = must(FrbrUri::parse(old));
                SHERIA_CHECK(store::putExpression(db, content, store::WorkPolicy::FromDocument,
                                                  library.clock.now()));
                return {};
            });
            const QByteArray before = library.everything();
            const pack::FileReport report = library.importOne(u"1.xml"_s, xml);
            QCOMPARE(report.expressionUri, TreeText);
            QCOMPARE(report.outcome, pack::Outcome::Replaced);
            QCOMPARE(report.reason.english(), u"moved from "_s + QString::fromUtf8(old));
            QCOMPARE(library.rows("work"), 2);
            QCOMPARE(must(library.find(old)).expression.uri, TreeText);
            QVERIFY(library.isSound());
            must(library.undo(library.summary.importId));
            QCOMPARE(library.everything(), before);
            QVERIFY(library.isSound());
        }
    }

    /// The same where another text has the address already: one of the two is superseded, as in any import.
    void whatIsKnownNowMovesBesideAnother()
    {
        const QByteArray xml = xmlOf(version("one"));
        const QByteArray old = "/akn/zz-local/act/2005/4-abcdef";
        m_library->put(Tree, "2009-02-03", "another");
        m_library->change([&](store::Database &db) -> Result<void> {
            store::PreparedContent content = prepared(xml);
            content.metadata.work.uri = must(FrbrUri::parse(old));
            SHERIA_TRY(const auto put,
                       store::putExpression(db, content, store::WorkPolicy::FromDocument,
                                            m_library->clock.now()));
            const auto media = store::putMedia(db, put.expressionId, u"old.png"_s, "image/png",
                                               "bytes");
            return media ? Result<void>() : media.error();
        });
        const QByteArray before = m_library->everything();
        const pack::FileReport report = m_library->importOne(u"1.xml"_s, xml);
        QCOMPARE(report.outcome, pack::Outcome::Imported);
        QVERIFY(report.expressionUri.startsWith(TreeText));
        QCOMPARE(m_library->rows("work"), 1);
        QCOMPARE(must(m_library->find(TreeText)).manifestations.size(), std::size_t(2));
        QCOMPARE(m_library->rows("media"), 2);
        QCOMPARE(must(m_library->find(old)).expression.uri, TreeText); // By the alias.
        QCOMPARE(m_library->importOne(u"1.xml"_s, xml).outcome, pack::Outcome::Unchanged);
        QVERIFY(m_library->isSound());
        must(m_library->undo(m_library->steps(store::UndoKind::Import).front().id));
        QCOMPARE(m_library->everything(), before);
    }

private:
    QByteArray importUnidentified()
    {
        const auto report = m_library->importOne(u"u.xml"_s, unidentified("words"));
        return must(m_library->find(report.expressionUri)).work.uri.workUri();
    }

    std::unique_ptr<Undoable> m_library;
};

SHERIA_TEST(TestGivenAddress)
} // namespace tst_givenaddress
#include "tst_givenaddress.moc"
