// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_knowledgebasequeries {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::store;
using tests::must;
using tests::TestLibrary;

class TestKnowledgeBaseQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewLibraryHasOneOfEachKind()
    {
        TestLibrary library;
        const std::vector<KnowledgeBase> bases = must(listKnowledgeBases(library.db()));
        QCOMPARE(bases.size(), std::size_t(2));
        QCOMPARE(bases[0].code, "judgments-all");
        QCOMPARE(bases[0].kind, KnowledgeBase::Kind::Judgments);
        QCOMPARE(bases[1].code, "legislation-all");
        QCOMPARE(bases[1].kind, KnowledgeBase::Kind::Legislation);
        for (const KnowledgeBase &base : bases)
            QCOMPARE(must(checked(base)), base);
    }

    void keepsEverything()
    {
        TestLibrary library;
        KnowledgeBase base;
        base.code = "acts";
        base.name = u"Acts \"of\" Ü"_s;
        base.description = u"What\nfor"_s;
        base.kind = KnowledgeBase::Kind::Judgments;
        base.places = {"xa", "xa-bay"};
        base.natures = {"act/by-law"};
        base.topics = {"trees"};
        base.courts = {"xahc"};
        base.languages = {"eng", "fra"};
        must(addKnowledgeBase(library.db(), base));
        QCOMPARE(must(findKnowledgeBase(library.db(), "acts")), base);
        QCOMPARE(must(listKnowledgeBases(library.db())).front(), base);
        QCOMPARE(addKnowledgeBase(library.db(), base).error().code, ErrorCode::Conflict);
        must(removeKnowledgeBase(library.db(), "acts"));
        QCOMPARE(findKnowledgeBase(library.db(), "acts").error().code, ErrorCode::NotFound);
        QCOMPARE(removeKnowledgeBase(library.db(), "acts").error().code, ErrorCode::NotFound);
    }

    /// Those of the program are as they came, until somebody changes them.
    void remembersHowTheyCame()
    {
        TestLibrary library;
        for (const KnowledgeBase &base : must(listKnowledgeBases(library.db()))) {
            const auto origin = must(findKnowledgeOrigin(library.db(), base.code));
            QVERIFY(origin);
            QCOMPARE(origin->base, base);
            QCOMPARE(origin->library, KnowledgeOrigin::Program);
        }
        QVERIFY(!must(findKnowledgeOrigin(library.db(), "acts")));
        KnowledgeOrigin origin{{}, "0123"};
        origin.base.code = "acts";
        origin.base.name = u"Acts"_s;
        origin.base.courts = {"xahc"};
        must(putKnowledgeOrigin(library.db(), origin));
        origin.base.name = u"Acts, anew"_s;
        must(putKnowledgeOrigin(library.db(), origin));
        const auto found = must(listKnowledgeOrigins(library.db(), "0123"));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].base, origin.base);
        QVERIFY(must(listKnowledgeOrigins(library.db(), "")).empty());
        must(dropKnowledgeOrigin(library.db(), "acts"));
        QVERIFY(!must(findKnowledgeOrigin(library.db(), "acts")));
    }

    /// One that was edited before the library could tell is the library's own.
    void olderLibrariesKeepWhatWasEdited()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"old.sheria"_s);
        {
            auto old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(19)));
            must(old.execute("UPDATE knowledge_base SET places = '[\"xa\"]' "
                             "WHERE code = 'legislation-all'"));
        }
        auto db = must(openLibraryFile(path));
        const auto isAsItCame = [&db](const char *code) {
            const auto origin = must(findKnowledgeOrigin(db, code));
            return origin && origin->base == must(findKnowledgeBase(db, code));
        };
        QVERIFY(isAsItCame("judgments-all"));
        QVERIFY(!isAsItCame("legislation-all"));
        QVERIFY(must(knowledgeRevision(db)) > 0);
    }

    void everyChangeIsARevision()
    {
        TestLibrary library;
        const qint64 first = must(knowledgeRevision(library.db()));
        QVERIFY(first > 0);
        KnowledgeBase base;
        base.code = "acts";
        base.name = u"Acts"_s;
        must(addKnowledgeBase(library.db(), base));
        const qint64 second = must(knowledgeRevision(library.db()));
        QVERIFY(second > first);
        must(removeKnowledgeBase(library.db(), "acts"));
        QVERIFY(must(knowledgeRevision(library.db())) > second);
    }
};

SHERIA_TEST(TestKnowledgeBaseQueries)
} // namespace tst_knowledgebasequeries
#include "tst_knowledgebasequeries.moc"
