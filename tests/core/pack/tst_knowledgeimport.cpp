// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/pack/packknowledge.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "tests/core/pack/packedbases.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_knowledgeimport {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Own = u"the library has its own knowledge base %1, which is kept"_s;

QString ownKept(const QString &code)
{
    return code + u" unchanged: "_s + Own.arg(code);
}

/// Copies a knowledge base from a server, as a run would note it.
void noteCopied(PackLibrary &library, const QByteArray &code)
{
    library.change([&](store::Database &db) -> Result<void> {
        store::SyncSource source;
        source.kind = store::SyncKind::Knowledge;
        source.base = "https://api.example.org";
        source.selection = "{}";
        source.createdAt = library.clock.now();
        SHERIA_TRY(const qint64 id, store::addSyncSource(db, source));
        return store::wantSyncItem(db, id, {code, code, {}, {}, {}, -1});
    });
}

/// Which of a library's knowledge bases packs may change.
class TestKnowledgeImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// New, changed, gone; also where no work has changed.
    void aDeltaBringsWhatChanged()
    {
        OriginLibrary origin;
        putBase(origin, base("old"));
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        putBase(origin, base("laws", u"Laws, anew"_s));
        putBase(origin, base("new"));
        removeBase(origin, "old");
        const QString delta = origin.pack(origin.revision);
        QCOMPARE(copy.import({delta}), QStringList());
        QCOMPARE(told(copy),
                 (QStringList{u"laws replaced"_s, u"new imported"_s,
                              u"old removed: the source library has removed it"_s}));
        QCOMPARE(copy.summary.removed, 1);
        QCOMPARE(copy.summary.knowledge.removed, 1);
        QCOMPARE(basesOf(copy), basesOf(origin));
        QCOMPARE(copy.everything(), origin.everything());
        QCOMPARE(copy.import({delta}), QStringList()); // Once more is no harm.
        QVERIFY(told(copy).isEmpty());
    }

    /// An older list does not undo a newer one, whose packs end at the same revision of the works.
    void anOlderListChangesNothing()
    {
        OriginLibrary origin;
        const QString first = origin.pack(0);
        putBase(origin, base("laws", u"Second"_s));
        const QString second = origin.pack(origin.revision);
        putBase(origin, base("laws", u"Third"_s));
        const QString third = origin.pack(origin.revision);
        const QList<QStringList> orders{{first, second, third},
                                        {first, third, second},
                                        {third, first, second}};
        for (const QStringList &order : orders) {
            PackLibrary copy(u"copy-"_s);
            QCOMPARE(copy.import(order), QStringList());
            QCOMPARE(nameOf(copy, "laws"), u"Third"_s);
        }
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({first}), QStringList());
        QCOMPARE(copy.import({third}), QStringList());
        QCOMPARE(copy.import({second}), QStringList());
        QCOMPARE(told(copy), QStringList{u" unchanged: the library already has a newer list"_s});
        QCOMPARE(nameOf(copy, "laws"), u"Third"_s);
    }

    /// A delta that does not fit brings none either.
    void aDeltaThatDoesNotFitBringsNone()
    {
        OriginLibrary origin;
        const qint64 before = origin.write(origin.file(u"base.zip"_s), 0).revision;
        origin.put("/akn/xa/act/2002/1", "2002-01-01", "Two");
        putBase(origin, base("new"));
        PackLibrary copy(u"copy-"_s);
        const auto own = basesOf(copy);
        QCOMPARE(copy.import({origin.pack(before)}).size(), 1);
        QCOMPARE(basesOf(copy), own);
    }

    void whatPeopleMadeStays_data()
    {
        QTest::addColumn<std::optional<qint64>>("since");
        QTest::newRow("pack") << std::optional<qint64>();
        QTest::newRow("delta pack") << std::optional<qint64>(0);
    }
    void whatPeopleMadeStays()
    {
        QFETCH(std::optional<qint64>, since);
        OriginLibrary origin;
        PackLibrary copy(u"copy-"_s);
        putBase(copy, base("laws", u"Mine"_s));
        putBase(copy, base("other", u"Mine as well"_s));
        QCOMPARE(copy.import({origin.pack(since)}), QStringList());
        QVERIFY(told(copy).contains(ownKept(u"laws"_s)));
        QCOMPARE(copy.summary.knowledge.kept, 1);
        QCOMPARE(copy.summary.unchanged, 1);
        QCOMPARE(nameOf(copy, "laws"), u"Mine"_s);
        QCOMPARE(nameOf(copy, "other"), u"Mine as well"_s);
        removeBase(origin, "laws"); // And what the other has no more was never its own here.
        QCOMPARE(copy.import({origin.pack(since ? std::optional(origin.revision) : since)}),
                 QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Mine"_s);
    }

    /// What came and was changed here is the library's own from then on.
    void whatPeopleChangedStays()
    {
        OriginLibrary origin;
        putBase(origin, base("gone"));
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        putBase(copy, base("laws", u"Mine"_s));
        putBase(copy, base("gone", u"Mine"_s));
        origin.put("/akn/xa/act/2002/1", "2002-01-01", "Two");
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(told(copy), QStringList()); // Nothing new of it.
        putBase(origin, base("laws", u"Theirs"_s));
        removeBase(origin, "gone");
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(
            told(copy),
            (QStringList{
                ownKept(u"laws"_s),
                u"gone unchanged: the source library has removed it, but it was changed here and is kept"_s}));
        QCOMPARE(nameOf(copy, "laws"), u"Mine"_s);
        QCOMPARE(nameOf(copy, "gone"), u"Mine"_s);
    }

    /// What people removed here comes again only with everything.
    void whatPeopleRemovedStaysAway()
    {
        OriginLibrary origin;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        removeBase(copy, "laws");
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QVERIFY(told(copy).isEmpty());
        putBase(origin, base("laws", u"Anew"_s));
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(told(copy),
                 QStringList{u"laws unchanged: it was removed here and is not restored"_s});
        QCOMPARE(nameOf(copy, "laws"), u"-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Anew"_s);
    }

    /// Packs that are no deltas do not say whose they are: each replaces what came, none removes.
    void packsReplaceWhatPacksBrought()
    {
        OriginLibrary origin;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack({})}), QStringList());
        putBase(origin, base("laws", u"Anew"_s));
        QCOMPARE(copy.import({origin.pack({})}), QStringList());
        QCOMPARE(told(copy), QStringList{u"laws replaced"_s});
        removeBase(origin, "laws");
        QCOMPARE(copy.import({origin.pack({})}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Anew"_s);
        // From then on it is followed by deltas.
        putBase(origin, base("laws", u"Anew"_s));
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        removeBase(origin, "laws");
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"-"_s);
    }

    /// Two libraries that are followed do not take turns at one knowledge base.
    void oneLibraryKeepsItUpToDate()
    {
        OriginLibrary origin;
        OriginLibrary second;
        putBase(second, base("laws", u"Of the second"_s));
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        QCOMPARE(copy.import({second.pack(0)}), QStringList());
        QVERIFY(
            told(copy).contains(u"laws unchanged: it is updated by packs of another library"_s));
        QCOMPARE(nameOf(copy, "laws"), u"Laws"_s);
        removeBase(second, "laws");
        QCOMPARE(copy.import({second.pack(second.revision)}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Laws"_s);
    }

    void whatIsCopiedFromAServerStays()
    {
        OriginLibrary origin;
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({origin.pack(0)}), QStringList());
        noteCopied(copy, "laws");
        putBase(origin, base("laws", u"Anew"_s));
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(told(copy),
                 QStringList{u"laws unchanged: it is synced from a server and is kept"_s});
        removeBase(origin, "laws");
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Laws"_s);
    }

    void oneTooManyIsRefused()
    {
        OriginLibrary origin;
        PackLibrary copy(u"copy-"_s);
        copy.change([](store::Database &db) -> Result<void> {
            for (int i = 0; i < limits::MaxKnowledgeBases - 2; ++i)
                SHERIA_CHECK(store::addKnowledgeBase(db, base("b" + QByteArray::number(i))));
            return {};
        });
        const QStringList refused = copy.import({origin.pack(0)});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"is reached"_s), qPrintable(refused[0]));
        QCOMPARE(nameOf(copy, "legislation-all"), u"All of it"_s);
        removeBase(copy, "b1"); // What did not fit comes with the next.
        QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        QCOMPARE(nameOf(copy, "laws"), u"Laws"_s);
    }

    /// All of a list, or nothing of it.
    void aFaultLeavesNothingBehind()
    {
        OriginLibrary origin;
        putBase(origin, base("zz"));
        PackLibrary copy(u"copy-"_s);
        const auto before = basesOf(copy);
        copy.change([](store::Database &db) {
            return db.execute("CREATE TRIGGER fault BEFORE INSERT ON knowledge_base "
                              "WHEN new.code = 'zz' BEGIN SELECT RAISE(ABORT, 'no'); END");
        });
        const auto done = pack::importPaths(copy.writer(), {origin.pack({})}, copy.clock, {}, {});
        QVERIFY(!done || done->refused > 0);
        QCOMPARE(basesOf(copy), before);
        copy.change([](store::Database &db) { return db.execute("DROP TRIGGER fault"); });
        QCOMPARE(copy.import({origin.pack({})}), QStringList());
        QCOMPARE(basesOf(copy), basesOf(origin));
    }
};

SHERIA_TEST(TestKnowledgeImport)
} // namespace tst_knowledgeimport
#include "tst_knowledgeimport.moc"
