// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/bulk/bulkexport.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "tests/core/bulk/hostilelibrary.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

#include <optional>

namespace tst_bulkexport {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using bulk::Format;

constexpr int PatienceMs = 120'000;
constexpr int NotHere = 77;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// All files of a folder, by name.
QMap<QString, QByteArray> filesOf(const QString &folder)
{
    QMap<QString, QByteArray> files;
    const auto names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    for (const QString &name : names)
        files[name] = contentOf(folder + u'/' + name);
    return files;
}

/// One row of COPY, each value or NULL.
using Row = std::vector<std::optional<QByteArray>>;

/// What the text format of COPY says of a value. The test fails on what it does not allow.
std::optional<QByteArray> valueOf(const QByteArray &written)
{
    static const QHash<char, char> escapes{{'\\', '\\'}, {'t', '\t'}, {'n', '\n'}, {'r', '\r'}};
    if (written == "\\N")
        return std::nullopt;
    QByteArray value;
    for (qsizetype i = 0; i < written.size(); ++i) {
        if (written[i] != '\\') {
            value += written[i];
            continue;
        }
        ++i;
        if (i >= written.size() || !escapes.contains(written[i]))
            qFatal("no escape: %s", written.constData());
        value += escapes[written[i]];
    }
    return value;
}

std::vector<Row> rowsOf(const QByteArray &file)
{
    std::vector<Row> rows;
    if (!file.isEmpty() && !file.endsWith('\n'))
        qFatal("the last row has no end");
    for (const QByteArray &line : file.split('\n')) {
        Row row;
        for (const QByteArray &value : line.split('\t'))
            row.push_back(valueOf(value));
        rows.push_back(row);
    }
    rows.pop_back(); // What follows the last line feed.
    return rows;
}

/// What stands in for OpenSearch, as long as the value is there.
class OpenSearch
{
public:
    static bool canRun()
    {
        if (tests::IsThreadSanitized)
            return false;
        for (const QString &program : {u"python3"_s, u"curl"_s, u"sh"_s})
            if (QStandardPaths::findExecutable(program).isEmpty())
                return false;
        return true;
    }

    OpenSearch()
    {
        m_server.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_server.start(u"python3"_s, {QStringLiteral(SHERIA_TEST_DIR "/core/bulk/opensearch.py")});
        while (!m_server.canReadLine())
            if (!m_server.waitForReadyRead(PatienceMs))
                qFatal("no server");
        m_url = "http://127.0.0.1:" + m_server.readLine().trimmed();
    }
    ~OpenSearch()
    {
        m_server.closeWriteChannel();
        m_server.waitForFinished(PatienceMs);
    }

    /// Runs load.sh of an export; the test fails where it does.
    void load(const QString &folder, const QByteArray &prefix = "law") const
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(u"sh"_s,
                      {folder + u"/load.sh"_s, QString::fromLatin1(m_url),
                       QString::fromLatin1(prefix)});
        QVERIFY(process.waitForFinished(PatienceMs));
        const QByteArray said = process.readAll();
        QVERIFY2(process.exitCode() == 0, said.constData());
    }

    /// All documents of an index, by their ids.
    QJsonObject dump(const QByteArray &index) const
    {
        QProcess process;
        process.start(u"curl"_s, {u"-s"_s, QString::fromLatin1(m_url + '/' + index + "/_dump")});
        process.waitForFinished(PatienceMs);
        return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    }

private:
    QProcess m_server;
    QByteArray m_url;
};

/// What is exported for other systems, held to their rules.
class TestBulkExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<HostileLibrary>();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theManifestSaysWhatThereIs_data() { addFormats(); }
    void theManifestSaysWhatThereIs()
    {
        QFETCH(const Format, format);
        const bulk::Exported done = exported(u"out"_s, {.format = format});
        QVERIFY2(done.damaged.isEmpty(), qPrintable(done.damaged.join(u'\n')));
        QCOMPARE(done.uncited, 0);
        QCOMPARE(done.counts.at("works"), 5);
        QCOMPARE(done.counts.at("expressions"), 6);
        QCOMPARE(done.counts.at("decisions"), 2);
        const auto files = filesOf(path(u"out"_s));
        const QJsonObject manifest = QJsonDocument::fromJson(files[u"manifest.json"_s]).object();
        QCOMPARE(manifest[u"format"].toString().toLatin1(), enumName(format).toByteArray());
        QCOMPARE(manifest[u"counts"].toObject()[u"works"].toInt(), 5);
        const QJsonObject listed = manifest[u"files"].toObject();
        QCOMPARE(listed.size() + 2, files.size()); // Itself, and the sums.
        QByteArray sums;
        for (auto file = files.begin(); file != files.end(); ++file) {
            if (file.key() == u"SHA256SUMS")
                continue;
            sums += sha256Hex(*file) + "  " + file.key().toLatin1() + '\n';
            if (file.key() == u"manifest.json")
                continue;
            const QJsonObject said = listed[file.key()].toObject();
            QCOMPARE(said[u"bytes"].toInteger(), file->size());
            QCOMPARE(said[u"sha256"].toString().toLatin1(), sha256Hex(*file));
        }
        QCOMPARE(files[u"SHA256SUMS"_s], sums);
    }

    void theSameLibraryGivesTheSameBytes_data() { addFormats(); }
    void theSameLibraryGivesTheSameBytes()
    {
        QFETCH(const Format, format);
        exported(u"a"_s, {.format = format});
        m_library->clock.advance(1'000'000);
        exported(u"b"_s, {.format = format});
        const auto a = filesOf(path(u"a"_s));
        QVERIFY(a.size() > 4);
        QVERIFY(a == filesOf(path(u"b"_s)));
    }

    void nothingHiddenIsExported_data() { addFormats(); }
    void nothingHiddenIsExported()
    {
        QFETCH(const Format, format);
        exported(u"out"_s, {.format = format});
        const auto files = filesOf(path(u"out"_s));
        for (const QByteArray &bytes : files) {
            QVERIFY(!bytes.contains(HostileLibrary::Secret));
            QVERIFY(!bytes.contains("internal"));
        }
    }

    void anInterruptedExportLeavesNothing_data() { addFormats(); }
    void anInterruptedExportLeavesNothing()
    {
        QFETCH(const Format, format);
        std::stop_source stop;
        const auto done = tryExport(
            u"out"_s, {.format = format},
            [&stop](qint64 works, qint64) {
                if (works == 2)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Cancelled);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void whatAKilledExportLeftIsReplaced()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"out.partial"_s));
        writeFile(u"out.partial/works.jsonl"_s, "{");
        const auto refused = tryExport(u"out"_s, {}); // It may be anybody's.
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QCOMPARE(contentOf(path(u"out.partial/works.jsonl"_s)), "{"_ba);
        writeFile(u"out.partial/.sheria-export"_s, {});
        exported(u"out"_s, {});
        QVERIFY(!QFileInfo::exists(path(u"out.partial"_s)));
        QVERIFY(!QFileInfo::exists(path(u"out/.sheria-export"_s)));
    }

    void aFolderWithFilesIsNotTouched()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"out"_s));
        exported(u"out"_s, {}); // Empty folders will do.
        const auto before = filesOf(path(u"out"_s));
        const auto refused = tryExport(u"out"_s, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
        QVERIFY(filesOf(path(u"out"_s)) == before);
        QVERIFY(!QFileInfo::exists(path(u"out.partial"_s)));
    }

    void onlyThesePlaces_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<int>("works");

        QTest::newRow("a country has its localities") << "xa"_ba << 5;
        QTest::newRow("a locality") << "xa-bay"_ba << 1;
        QTest::newRow("none of it is there") << "xb"_ba << 0;
    }
    void onlyThesePlaces()
    {
        QFETCH(const QByteArray, place);
        QFETCH(const int, works);
        exported(u"out"_s, {.places = {place}});
        QCOMPARE(contentOf(path(u"out/works.jsonl"_s)).count('\n'), works);
    }

    void aRevisionThatIsNotThere()
    {
        const auto refused = tryExport(u"out"_s, {.since = 1'000'000});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QVERIFY(!QFileInfo::exists(path(u"out"_s)));
    }

    void aDamagedTextIsNamed()
    {
        must(store::Statement::run(m_library->db(),
                                   "UPDATE content SET packed = x'00' WHERE id = 1"));
        const bulk::Exported done = exported(u"out"_s, {});
        QVERIFY2(done.damaged.join(u'\n').contains(u"/akn/xa/act/2005/4"),
                 qPrintable(done.damaged.join(u'\n')));
        QCOMPARE(done.counts.at("expressions"), 6);
        QCOMPARE(done.counts.at("texts"), 6);
    }

    // ---- JSON Lines

    void jsonLinesHoldTheLibrary()
    {
        exported(u"out"_s, {});
        const QList<QJsonObject> all = objectsOf(u"out/works.jsonl"_s);
        QCOMPARE(all.size(), 5);
        const QList<QJsonObject> expressions = objectsOf(u"out/expressions.jsonl"_s);
        QCOMPARE(expressions.size(), 6);
        for (const QJsonObject &expression : expressions)
            checkText(expression);
        const QJsonObject act = found(all, QLatin1StringView(HostileLibrary::Act));
        QVERIFY(act[u"title"].toString().contains(QChar(0x2028)));
        QCOMPARE(act[u"aliases"].toArray().size(), 3);
        QCOMPARE(act[u"taxonomy_topics"].toArray(), QJsonArray({u"trees"_s}));
        const QJsonObject text = found(expressions, u"/akn/xa/act/2005/4/eng@2009-02-03"_s);
        QCOMPARE(text[u"valid_until"].toString(), u"2012-02-03"_s);
        const QByteArray words = text[u"texts"][0][u"text"].toString().toUtf8();
        QVERIFY2(words.contains(HostileText), words.constData());
        const QByteArray works = contentOf(path(u"out/works.jsonl"_s));
        QVERIFY(!works.contains("\\ud8") && works.contains("A \xEF\xBF\xBD Ash"));
        const QJsonObject judgment = found(expressions,
                                           u"/akn/xa/judgment/xahc/2019/7/eng@2019-05-06"_s);
        QCOMPARE(judgment[u"cites"][0][u"frbr_uri"].toString(), u"/akn/xa/act/2005/4"_s);
        QCOMPARE(judgment[u"cites"][0][u"places"][0][u"target"].toString(), u"sec_2"_s);
        QCOMPARE(objectsOf(u"out/topics.jsonl"_s).size(), 2);
    }

    // ---- OpenSearch

    void openSearchTakesIt()
    {
        const bulk::Exported done = exported(u"out"_s, {.format = Format::OpenSearch});
        if (!OpenSearch::canRun())
            QSKIP("python3, curl or sh is not installed, or may not be started here");
        const OpenSearch server;
        server.load(path(u"out"_s));
        const QJsonObject texts = server.dump("law-texts");
        QCOMPARE(texts.size(), 8); // Each text, and the judgment that is known without one.
        const QJsonObject passages = server.dump("law-passages");
        QCOMPARE(passages.size(), done.counts.at("passages"));
        QVERIFY(passages.size() > 12);
        const QJsonObject text = texts[u"/akn/xa/act/2005/4/eng@2009-02-03"_s].toObject();
        QVERIFY(text[u"text"][u"eng"].toString().toUtf8().contains(HostileText));
        QVERIFY(text[u"akn"].toString().toUtf8().contains(HostileWords));
        QCOMPARE(text[u"is_newest"], QJsonValue(false));
        QCOMPARE(text[u"title"].toObject().keys(), QStringList{u"eng"_s});
        const QJsonObject passage = passages[u"/akn/xa/act/2005/4/eng@2012-02-03#1"_s].toObject();
        QCOMPARE(passage[u"eid"].toString(), u"sec_2"_s);
        QCOMPARE(passage[u"heading"][u"eng"].toString(), u"Repairs"_s);
        QVERIFY(passage[u"text"][u"eng"].toString().contains(u"paid for repairing"));
        const QJsonObject judgment =
            texts[u"/akn/xa/judgment/xahc/2019/7/eng@2019-05-06"_s].toObject();
        QCOMPARE(judgment[u"cites_provisions"].toArray(),
                 QJsonArray({u"/akn/xa/act/2005/4/~sec_2"_s}));
        QCOMPARE(judgment[u"decision"][u"judges"].toArray().size(), 2);
        QVERIFY(texts.contains(u"/akn/xa/judgment/xahc/2020/8"_s));
        const auto isHash = [](const QString &id) {
            return id.startsWith(u"sha256-");
        };
        const QStringList ids = texts.keys();
        QCOMPARE(std::count_if(ids.begin(), ids.end(), isHash), 1); // Of the long address.
    }

    /// Texts are the words of their passages, each once.
    void passagesAreAllOfATextOnce()
    {
        exported(u"out"_s, {.format = Format::OpenSearch});
        const auto nameOf = [](const QJsonObject &one) {
            return one[u"expression"].toString() + u' ' + one[u"component"].toString();
        };
        QMap<QString, QMap<int, QString>> passages;
        for (const QJsonObject &one : sourcesOf(u"passages-00001.ndjson"_s))
            passages[nameOf(one)][one[u"position"].toInt()] =
                one[u"text"][one[u"language"].toString()].toString();
        QVERIFY(passages[QString::fromLatin1(HostileLibrary::LongAct) + u"/eng@2001-01-01 main"_s]
                    .size()
                > 4);
        for (const QJsonObject &text : sourcesOf(u"texts-00001.ndjson"_s)) {
            if (text[u"expression"].isNull())
                continue;
            QString all;
            for (const QString &passage : passages[nameOf(text)])
                all += passage;
            // Blanks between them belong to none.
            const QString whole = text[u"text"][text[u"language"].toString()].toString();
            QCOMPARE(all.remove(u' '), QString(whole).remove(u' '));
        }
    }

    void filesAreDividedAndLongTextsLeftOut()
    {
        const bulk::Exported done = exported(
            u"out"_s, {.format = Format::OpenSearch, .fileBytes = 6'000, .recordBytes = 100'000});
        QCOMPARE(done.tooLong, 2); // The text of the long act, and the passage that is one word.
        const auto files = filesOf(path(u"out"_s));
        int parts = 0;
        for (auto file = files.begin(); file != files.end(); ++file) {
            if (!file.key().endsWith(u".ndjson"))
                continue;
            ++parts;
            // Longer ones have a single document.
            QVERIFY(file->size() <= 6'000 || file->count('\n') == 2);
            QVERIFY(file->size() <= 100'000);
        }
        QVERIFY(parts > 6);
        if (!OpenSearch::canRun())
            QSKIP("python3, curl or sh is not installed, or may not be started here");
        const OpenSearch server;
        server.load(path(u"out"_s));
        const QJsonObject texts = server.dump("law-texts");
        QCOMPARE(texts.size(), 8);
        int without = 0;
        for (const QJsonValue text : texts) {
            const bool isLong = text[u"left_out"].toArray() == QJsonArray({u"akn"_s, u"text"_s});
            without += isLong ? 1 : 0;
            QCOMPARE(text[u"text"].isUndefined(), isLong);
        }
        QCOMPARE(without, 1);
    }

    void openSearchFollowsChanges()
    {
        if (!OpenSearch::canRun())
            QSKIP("python3, curl or sh is not installed, or may not be started here");
        const OpenSearch server;
        const qint64 first = exported(u"a"_s, {.format = Format::OpenSearch}).revision;
        server.load(path(u"a"_s));
        m_library->change();
        exported(u"b"_s, {.format = Format::OpenSearch, .since = first});
        server.load(path(u"b"_s));
        exported(u"c"_s, {.format = Format::OpenSearch});
        server.load(path(u"c"_s), "all");
        for (const QByteArray index : {"texts", "passages"}) {
            const QJsonObject followed = server.dump("law-" + index);
            QVERIFY(followed.size() > 5);
            QVERIFY(followed == server.dump("all-" + index));
        }
    }

    // ---- PostgreSQL

    void rowsFollowTheRulesOfCopy()
    {
        exported(u"out"_s, {.format = Format::PostgreSql});
        const QString load = QString::fromUtf8(contentOf(path(u"out/load.sql"_s)));
        static const QRegularExpression copy(
            uR"(\\copy sheria\.(\w+) \(([^)]+)\) FROM '(\w+\.copy)')"_s);
        int tables = 0;
        for (auto it = copy.globalMatch(load); it.hasNext();) {
            const auto match = it.next();
            const QByteArray bytes = contentOf(path(u"out/"_s + match.captured(3)));
            QVERIFY(bytes.isValidUtf8());
            QVERIFY(!bytes.contains('\0') && !bytes.contains('\r'));
            const auto columns = std::size_t(match.captured(2).count(u',')) + 1;
            for (const Row &row : rowsOf(bytes))
                QCOMPARE(row.size(), columns);
            ++tables;
        }
        QCOMPARE(tables, 11);
        const std::vector<Row> texts = rowsOf(contentOf(path(u"out/text.copy"_s)));
        QCOMPARE(texts.size(), std::size_t(7));
        for (const Row &row : texts)
            QCOMPARE(sha256Hex(row[6].value()), row[4].value()); // The XML, byte for byte.
        const auto isHostile = [](const Row &row) {
            return row[0] == "/akn/xa/act/2005/4/eng@2009-02-03" && row[5]->contains(HostileText)
                && row[6]->contains(HostileWords);
        };
        QCOMPARE(std::count_if(texts.begin(), texts.end(), isHostile), 1);
    }

    void postgresLoadsIt()
    {
        // More words than a tsvector holds.
        QString summary;
        for (int i = 0; i < 200'000; ++i)
            summary += QChar(0x4E00 + i % 20'000) + QString::number(i, 36) + u' ';
        Work decision;
        decision.uri = must(FrbrUri::parse("/akn/xa/judgment/xahc/2020/8"));
        decision.title = u"Long"_s;
        decision.judgment =
            QJsonDocument(QJsonObject{{u"flynote"_s, summary}, {u"summary"_s, summary}}).toJson();
        m_library->putWork(decision);
        const bulk::Exported done = exported(u"out"_s, {.format = Format::PostgreSql});
        const QByteArray answers = inPostgres(u"psql -q -f load.sql && psql -Atf queries.sql"_s,
                                              u"out"_s, R"sql(
            SELECT count(*) FROM sheria.work;
            SELECT count(*) FROM sheria.expression;
            SELECT count(*) FROM sheria.passage;
            SELECT count(*) FROM sheria.provision;
            SELECT count(*) FROM sheria.citation;
            SELECT string_agg(expression || ' ' || heading, ',' ORDER BY expression) FROM sheria.passage
             WHERE words @@ websearch_to_tsquery(sheria.dictionary('eng'), 'repair');
            SELECT count(*) FROM sheria.passage WHERE words @@ to_tsquery(sheria.dictionary('fra'), 'arbre');
            SELECT sheria.text_of(p) FROM sheria.provision p
             WHERE p.expression = '/akn/xa/act/2005/4/eng@2009-02-03' AND p.eid = 'sec_2';
            SELECT count(*) FROM sheria.text WHERE sha256(convert_to(akn, 'UTF8')) = decode(sha256, 'hex');
            SELECT count(*) FROM sheria.text WHERE akn::xml IS DOCUMENT;
            SELECT work, target FROM sheria.citation WHERE expression LIKE '/akn/xa/judgment/%';
            SELECT cardinality(aliases), aliases[1], aliases[3] FROM sheria.work WHERE uri = '/akn/xa/act/2005/4';
            SELECT judges[2], record->'judgment'->'odd'->>'b' = chr(8232), delivered_on
              FROM sheria.decision JOIN sheria.work ON uri = work WHERE court_code = 'xahc';
            SELECT topic FROM sheria.work_topic;
            SELECT string_agg(slug, ',' ORDER BY slug) FROM sheria.topic;
        )sql");
        if (answers.isNull())
            QSKIP(qPrintable(m_reason));
        QCOMPARE(answers.split('\n'),
                 (QByteArrayList{"5", "6", QByteArray::number(done.counts.at("passages")),
                                 QByteArray::number(done.counts.at("provisions")),
                                 QByteArray::number(done.counts.at("citations")),
                                 "/akn/xa/act/2005/4/eng@2009-02-03 Repairs,"
                                 "/akn/xa/act/2005/4/eng@2012-02-03 Repairs",
                                 "1", "2. Repairs The owner pays for repairs.", "7", "7",
                                 "/akn/xa/act/2005/4|sec_2", "3||{\"a\",\\b}",
                                 "{,}\"\\NULL|t|2019-05-06", "trees", "subject,trees", ""}));
    }

    /// A database that was given the changes is the same as one that was given everything.
    void postgresFollowsChanges()
    {
        const qint64 first = exported(u"a"_s, {.format = Format::PostgreSql}).revision;
        m_library->change();
        exported(u"b"_s, {.format = Format::PostgreSql, .since = first});
        exported(u"c"_s, {.format = Format::PostgreSql});
        const QByteArray answers = inPostgres(uR"sh(
            createdb all
            dump() { for t in work work_topic decision expression text provision passage citation file topic place; do
                psql -At -d "$1" -c "SELECT x::text FROM sheria.$t x ORDER BY 1"; done; }
            psql -q -f load.sql
            ! (cd ../b && PGDATABASE=all psql -q -f load.sql) 2>/dev/null
            (cd ../b && psql -q -f load.sql)
            ! (cd ../b && psql -q -f ../a/load.sql) 2>/dev/null
            (cd ../c && psql -q -d all -f load.sql)
            dump postgres >../followed
            dump all >../everything
            cmp ../followed ../everything
            psql -At -c 'SELECT revision > since, since > 0 FROM sheria.export ORDER BY revision'
            psql -At -c "SELECT title FROM sheria.work WHERE uri LIKE '%/2020/8'")sh"_s,
                                              u"a"_s, {});
        if (answers.isNull())
            QSKIP(qPrintable(m_reason));
        QCOMPARE(answers, "t|f\nt|t\nKnown by another name\n"_ba);
        QVERIFY(contentOf(path(u"followed"_s)).contains("No trees remain."));
    }

private:
    static void addFormats()
    {
        QTest::addColumn<Format>("format");
        for (const Format format : {Format::JsonLines, Format::OpenSearch, Format::PostgreSql})
            QTest::newRow(enumName(format).data()) << format;
    }

    QString path(const QString &name) const { return m_folder->filePath(name); }

    void writeFile(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    Result<bulk::Exported> tryExport(const QString &name, const bulk::Options &options,
                                     const bulk::OnWork &onWork = {},
                                     const std::stop_token &stop = {}) const
    {
        store::Database db = must(
            store::Database::open(m_library->path(), store::Database::Mode::ReadOnly));
        must(store::showOnlyPublished(db));
        const store::Transaction moment = must(store::Transaction::read(db));
        return bulk::exportBulk(db, path(name), options, onWork, stop);
    }
    bulk::Exported exported(const QString &name, const bulk::Options &options) const
    {
        return must(tryExport(name, options));
    }

    /// Each line as JSON.
    QList<QJsonObject> objectsOf(const QString &name) const
    {
        QList<QJsonObject> objects;
        const QByteArray bytes = contentOf(path(name));
        if (!bytes.isValidUtf8() || (!bytes.isEmpty() && !bytes.endsWith('\n')))
            qFatal("%s is not made of lines in UTF-8", qPrintable(name));
        const QByteArrayList lines = bytes.split('\n');
        for (const QByteArray &line : lines.first(lines.size() - 1)) {
            QJsonParseError error;
            const QJsonDocument document = QJsonDocument::fromJson(line, &error);
            if (!document.isObject())
                qFatal("%s: %s", qPrintable(error.errorString()), line.constData());
            objects << document.object();
        }
        return objects;
    }

    /// The documents of a file for _bulk, without their actions.
    QList<QJsonObject> sourcesOf(const QString &name) const
    {
        QList<QJsonObject> sources;
        const QList<QJsonObject> lines = objectsOf(u"out/"_s + name);
        for (qsizetype i = 1; i < lines.size(); i += 2)
            sources << lines[i];
        return sources;
    }

    static QJsonObject found(const QList<QJsonObject> &objects, const QString &uri)
    {
        for (const QJsonObject &object : objects)
            if (object[u"frbr_uri"].toString() == uri)
                return object;
        qFatal("%s is missing", qPrintable(uri));
    }

    /// The XML is what was imported, and provisions lie within the text.
    static void checkText(const QJsonObject &expression)
    {
        for (const QJsonValue text : expression[u"texts"].toArray()) {
            QCOMPARE(sha256Hex(text[u"akn"].toString().toUtf8()),
                     text[u"sha256"].toString().toLatin1());
            const qsizetype size = text[u"text"].toString().toUtf8().size();
            const QJsonArray provisions = text[u"provisions"].toArray();
            QVERIFY(!provisions.isEmpty());
            for (const QJsonValue provision : provisions) {
                QVERIFY(provision[u"text_start"].toInteger() <= provision[u"text_end"].toInteger());
                QVERIFY(provision[u"text_end"].toInteger() <= size);
            }
        }
    }

    /// What `script`, run in the folder of an export, prints; null where there is no PostgreSQL, and m_reason
    /// says why. `queries`: is in queries.sql.
    QByteArray inPostgres(const QString &script, const QString &name, const QByteArray &queries)
    {
        if (tests::IsThreadSanitized) {
            m_reason = u"no program is started under the thread sanitizer"_s;
            return {};
        }
        writeFile(name + u"/queries.sql"_s, queries);
        QProcess process;
        process.start(QStringLiteral(SHERIA_TEST_DIR "/core/bulk/postgresql.sh"),
                      {u"sh"_s, u"-euc"_s, u"cd \"$1\"; "_s + script, u"sh"_s, path(name)});
        process.waitForFinished(PatienceMs);
        const QByteArray said = process.readAllStandardOutput();
        m_reason = QString::fromUtf8(said);
        if (process.exitCode() == NotHere)
            return {};
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            qFatal("%s%s", said.constData(), process.readAllStandardError().constData());
        return said;
    }

    std::unique_ptr<HostileLibrary> m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_reason;
};

SHERIA_TEST(TestBulkExport)
} // namespace tst_bulkexport
#include "tst_bulkexport.moc"
