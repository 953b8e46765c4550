// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/pack/packknowledge.h"
#include "core/pack/packtree.h"
#include "tests/core/pack/packedbases.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_packknowledge {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QString Unknown = u"update the program to import it"_s;

/// A definition in JSON, with members added or replaced.
QByteArray definition(const QByteArray &members)
{
    return R"({"code":"laws","name":"Laws","description":"","kind":"legislation","places":[],)"
           R"("natures":[],"topics":[],"courts":[],"languages":[],)"
        + members + '}';
}

QByteArray fileOf(const QByteArray &definitions)
{
    return R"({"revision":1,"knowledge_bases":[)" + definitions + "]}";
}

/// A pack with other definitions, whose manifest says so.
void forge(const QString &from, const QString &to, const QByteArray &definitions)
{
    rewritePack(from, to, [&](const QString &name, QByteArray &bytes) {
        if (name == pack::KnowledgeFile)
            bytes = definitions;
        if (name != "manifest.json"_L1)
            return true;
        auto manifest = must(pack::PackManifest::parse(bytes));
        manifest.files[pack::KnowledgeFile] = {sha256Hex(definitions), definitions.size()};
        bytes = manifest.toJson();
        return true;
    });
}

void addWholeAndDelta()
{
    QTest::addColumn<std::optional<qint64>>("since");
    QTest::newRow("pack") << std::optional<qint64>();
    QTest::newRow("delta pack") << std::optional<qint64>(0);
}

/// Packs carry the definitions of knowledge bases.
class TestPackKnowledge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyLibraryGetsAllOfThem_data() { addWholeAndDelta(); }
    void anEmptyLibraryGetsAllOfThem()
    {
        QFETCH(std::optional<qint64>, since);
        OriginLibrary origin;
        const QString pack = origin.pack(since);
        QCOMPARE(origin.write(pack, since).knowledgeBases, 3);
        PackLibrary copy(u"copy-"_s);
        QCOMPARE(copy.import({pack}), QStringList());
        QCOMPARE(basesOf(copy), basesOf(origin));
        QCOMPARE(told(copy), (QStringList{u"laws imported"_s, u"legislation-all replaced"_s}));
        QCOMPARE(copy.summary.knowledge.added, 1);
        QCOMPARE(copy.summary.knowledge.changed, 1);
        QCOMPARE(copy.everything(), origin.everything());
        QCOMPARE(copy.import({pack}), QStringList());
        QVERIFY(told(copy).isEmpty());
        QVERIFY(copy.summary.knowledge.isNothing());
        QVERIFY(copy.isSound());
    }

    /// What packs before this one did not have is no fault; nor is what later ones will have.
    void otherVersionsArePacksAsWell_data() { addWholeAndDelta(); }
    void otherVersionsArePacksAsWell()
    {
        QFETCH(std::optional<qint64>, since);
        OriginLibrary origin;
        const QString pack = origin.pack(since);
        const QString older = origin.file(u"older.zip"_s);
        rewritePack(pack, older, [](const QString &name, QByteArray &bytes) {
            if (name == "manifest.json"_L1) {
                auto manifest = must(pack::PackManifest::parse(bytes));
                manifest.files.erase(pack::KnowledgeFile);
                bytes = manifest.toJson();
            }
            return name != pack::KnowledgeFile;
        });
        PackLibrary copy(u"copy-"_s);
        const auto before = basesOf(copy);
        QCOMPARE(copy.import({older}), QStringList());
        QCOMPARE(basesOf(copy), before);
        QVERIFY(copy.summary.imported > 0);
        const QString newer = origin.file(u"newer.zip"_s);
        const auto listLater = [](const QString &name, QByteArray &bytes) {
            if (name == "manifest.json"_L1) {
                auto manifest = must(pack::PackManifest::parse(bytes));
                manifest.files[u"later.json"_s] = {sha256Hex("later"), 5};
                bytes = manifest.toJson();
            }
            return true;
        };
        rewritePack(pack, newer, listLater, {{u"later.json"_s, "later"}});
        QCOMPARE(copy.import({newer}), QStringList());
        QCOMPARE(copy.everything(), origin.everything());
    }

    void hostileFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("reason"); // Holds it.
        const auto row = [](const char *name, const QByteArray &json, const char *reason) {
            QTest::newRow(name) << json << QString::fromLatin1(reason);
        };
        row("no JSON", "{\"knowledge_bases\":[", "unterminated");
        row("nothing", "", "illegal value");
        row("no object", "[]", "it has no array \"knowledge_bases\"");
        row("no list", R"({"knowledge_bases":{}})", "it has no array \"knowledge_bases\"");
        row("deep", QByteArray(100'000, '['), "too deeply nested");
        row("a code twice", fileOf(definition(R"("name":"A")") + ',' + definition(R"("name":"B")")),
            "laws is repeated");
        row("a code twice, once wrong",
            fileOf(definition(R"("name":"A")") + ',' + definition(R"("name":3)")),
            "laws is repeated");
        QByteArray many = definition("\"name\":\"A\"");
        for (int i = 0; i < limits::MaxKnowledgeBases; ++i)
            many += ",{}";
        row("too many", fileOf(many), "more than 1000 knowledge bases");
        row("too large", fileOf(QByteArray(pack::MaxKnowledgeFileBytes, ' ')), "it is larger than");
        row("revision of words", R"({"revision":"1","knowledge_bases":[]})", "its revision");
        row("revision below 0", R"({"revision":-1,"knowledge_bases":[]})", "its revision");
    }
    void hostileFilesAreRefused()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, reason);
        const auto read = pack::readKnowledge(json);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
        QVERIFY2(read.error().text().contains(reason), qPrintable(read.error().text()));
    }

    /// One definition that cannot be taken does not keep the others away.
    void hostileDefinitionsAreRefusedByThemselves_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("reason"); // Holds it.
        const auto row = [](const char *name, const QByteArray &members, const QString &reason,
                            const QByteArray &code = "laws") {
            QTest::newRow(name) << definition(members) << code << reason;
        };
        row("a member that is not known", R"("years":[2004])", Unknown);
        row("a kind that is not known", R"("kind":"gazettes")", Unknown);
        row("no kind", R"("kind":null)", Unknown);
        row("a number for a name", R"("name":3)", u"\"name\""_s);
        row("no name", R"("name":"  ")", u"The name of a knowledge base must have 1 to"_s);
        row("a long name", "\"name\":\"" + QByteArray(256, 'n') + '"', u"1 to 255"_s);
        row("a long description", "\"description\":\"" + QByteArray(10'001, 'n') + '"',
            u"at most 10000"_s);
        row("a NUL in the name", R"("name":"a\u0000b")", u"NUL"_s);
        row("no code", R"("code":"")", u"The code of"_s, "#2");
        row("a code that is none", R"("code":"../laws")", u"The code of"_s, "#2");
        row("a code that is a number", R"("code":7)", u"\"code\""_s, "#2");
        row("no list of places", R"("places":null)", u"it has no array \"places\""_s);
        row("a place that is no word", R"("places":["a b"])", u"is not a single word"_s);
        row("a number for a court", R"("courts":[7])", u"\"courts\""_s);
        row("a word without end", "\"topics\":[\"" + QByteArray(201, 't') + "\"]",
            u"is not a single word"_s);
        QByteArray words;
        for (int i = 0; i <= limits::MaxKnowledgeBaseWords; ++i)
            words += "\"w" + QByteArray::number(i) + "\",";
        row("too many words", "\"natures\":[" + words.chopped(1) + ']', u"at most 1000 values"_s);
        QTest::newRow("no object") << "7"_ba
                                   << "#2"_ba << Unknown;
    }
    void hostileDefinitionsAreRefusedByThemselves()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, code);
        QFETCH(const QString, reason);
        OriginLibrary origin;
        const QString pack = origin.file(u"hostile.zip"_s);
        const QByteArray good = definition(R"("code":"good","name":"Good")");
        for (const auto since : {std::optional<qint64>(), std::optional<qint64>(0)}) {
            forge(origin.pack(since), pack, fileOf(good + ',' + json));
            PackLibrary copy(u"copy-"_s);
            const QStringList refused = copy.import({pack});
            QCOMPARE(refused.size(), 1);
            QVERIFY2(refused[0].contains(reason), qPrintable(refused[0]));
            QVERIFY(told(copy).join(u'\n').contains(QString::fromUtf8(code) + u" refused"_s));
            QCOMPARE(nameOf(copy, "good"), u"Good"_s);
            QCOMPARE(nameOf(copy, "laws"), u"-"_s);
            QVERIFY(copy.summary.imported >= 2); // The law, too.
            if (since) // It would be refused the next time, too: what follows is not held up by it.
                QCOMPARE(copy.import({origin.pack(origin.revision)}), QStringList());
        }
    }

    /// A pack loses the file that is not as its manifest says, a delta pack is refused as a whole.
    void whatIsNotAsTheManifestSaysIsRefused()
    {
        OriginLibrary origin;
        const QString bad = origin.file(u"bad.zip"_s);
        const auto spoil = [&bad](const QString &pack) {
            rewritePack(pack, bad, [](const QString &name, QByteArray &bytes) {
                if (name == pack::KnowledgeFile)
                    bytes.replace("\"xahc\"", "\"xaca\"");
                return true;
            });
        };
        spoil(origin.pack({}));
        PackLibrary copy(u"copy-"_s);
        const auto before = basesOf(copy);
        QStringList refused = copy.import({bad});
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused[0].contains(u"SHA-256"_s), qPrintable(refused[0]));
        QCOMPARE(basesOf(copy), before);
        QCOMPARE(copy.summary.imported, 1);
        spoil(origin.pack(0));
        PackLibrary follower(u"follower-"_s);
        const QByteArray empty = follower.everything();
        refused = follower.import({bad});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(follower.everything(), empty);
        const QByteArray json = "{\"knowledge_bases\":[]}"; // A delta pack's has a revision.
        forge(origin.pack(0), bad, json);
        QCOMPARE(follower.import({bad}).size(), 1);
        QCOMPARE(follower.everything(), empty);
    }
};

SHERIA_TEST(TestPackKnowledge)
} // namespace tst_packknowledge
#include "tst_packknowledge.moc"
