// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notes/notemarkdown.h"
#include "core/notes/notesfile.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_exchange {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using notes::Note;
using notes::NotesFile;
using notes::ReadNotes;

/// Notes with what could break a format.
std::vector<Note> oddNotes()
{
    std::vector<Note> all;
    Note note;
    note.anchor.workUri = "/akn/xa/act/2005/4";
    note.text = u"On the work"_s;
    all.push_back(note);
    note.anchor.expressionUri = "/akn/xa/act/2005/4/eng@2009-02-03";
    note.anchor.language = "eng";
    note.anchor.date = QDate(2009, 2, 3);
    note.anchor.eId = "sec_1__subsec_2";
    note.kind = Note::Kind::Bookmark;
    note.text.clear();
    all.push_back(note);
    note.anchor.component = "schedule1";
    note.anchor.exact = u"cut -- or “fell” <!-- a --> tree \U0001F332"_s;
    note.anchor.prefix = u"may \\ "_s;
    note.anchor.suffix = u"\n> down"_s;
    note.anchor.start = 17;
    note.kind = Note::Kind::Highlight;
    note.colour = u"#ffcc00"_s;
    note.tags = QStringList{u"a \"b\""_s, u"<!--"_s, u"--"_s};
    note.collections = QStringList{u"Case 7/2024"_s};
    note.text = u"> a quotation\n\n## A heading\n<!-- sheria-note {} -->\n\\<!-- x\n\\\\<!-- y\n"
                "  indented\n\n# Notes"_s;
    all.push_back(note);
    note.text = u"    four blanks, then\u2028a line"_s;
    note.anchor.eId.clear();
    note.anchor.component.clear();
    all.push_back(note);
    return all;
}

/// JSON with single quotation marks: moc does not find classes behind raw literals.
QByteArray plain(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

/// An annotation with this target and further members.
QByteArray annotation(const QByteArray &target, const QByteArray &more = {})
{
    return plain("{'@context':'http://www.w3.org/ns/anno.jsonld','type':'Annotation','target':")
        + target + more + '}';
}

/// Notes as Web Annotations and Markdown, out and in.
class TestExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsReadAgainIsTheSame_data()
    {
        QTest::addColumn<bool>("isMarkdown");
        QTest::newRow("JSON-LD") << false;
        QTest::newRow("Markdown") << true;
    }
    void whatIsReadAgainIsTheSame()
    {
        QFETCH(bool, isMarkdown);
        const auto write = isMarkdown ? notes::toMarkdown : notes::toWebAnnotations;
        const auto read = isMarkdown ? notes::fromMarkdown : notes::fromWebAnnotations;
        const QTemporaryDir folder;
        NotesFile first = must(NotesFile::open(folder.filePath(u"1"_s), NotesFile::Mode::Write));
        FixedClock clock;
        for (const Note &note : oddNotes()) {
            must(first.add(note, clock.now()));
            clock.advance(1234);
        }
        const std::vector<Note> all = must(first.find({}));
        const QByteArray bytes = write(all);
        const ReadNotes again = must(read(bytes));
        QVERIFY(again.refused.empty());
        QCOMPARE(again.notes.size(), all.size());
        NotesFile second = must(NotesFile::open(folder.filePath(u"2"_s), NotesFile::Mode::Write));
        clock.advance(10'000);
        QCOMPARE(must(second.import(again.notes, clock.now())).added, int(all.size()));
        const std::vector<Note> copied = must(second.find({}));
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(copied[i].text, all[i].text);
            QVERIFY(copied[i].anchor == all[i].anchor);
            QCOMPARE(copied[i].tags, all[i].tags);
        }
        QCOMPARE(write(copied), bytes);
        QCOMPARE(must(second.import(again.notes, clock.now())).unchanged, int(all.size()));
        QCOMPARE(write(must(second.find({}))), bytes);
    }

    void saysItInTheWordsOfTheModel()
    {
        std::vector<Note> all{oddNotes()[2]};
        all[0].uuid = "0b9b5a26-9d59-4a0c-8f3c-0f6f6f1a2b3c";
        all[0].createdAt = all[0].changedAt = FixedClock().now();
        const QJsonDocument page = QJsonDocument::fromJson(notes::toWebAnnotations(all));
        QCOMPARE(page[u"type"].toString(), u"AnnotationPage"_s);
        QCOMPARE(page[u"@context"][0].toString(), u"http://www.w3.org/ns/anno.jsonld"_s);
        const QJsonValue item = page[u"items"][0];
        QCOMPARE(item[u"id"].toString(), u"urn:uuid:0b9b5a26-9d59-4a0c-8f3c-0f6f6f1a2b3c"_s);
        QCOMPARE(item[u"motivation"].toString(), u"highlighting"_s);
        QCOMPARE(item[u"created"].toString(), u"2024-01-05T08:00:00Z"_s);
        QCOMPARE(item[u"body"][1][u"purpose"].toString(), u"tagging"_s);
        const QJsonValue target = item[u"target"];
        QCOMPARE(target[u"source"].toString(), u"/akn/xa/act/2005/4/eng@2009-02-03"_s);
        const QJsonValue part = target[u"selector"][0];
        QCOMPARE(part[u"type"].toString(), u"FragmentSelector"_s);
        QCOMPARE(part[u"value"].toString(), u"!schedule1~sec_1__subsec_2"_s);
        QCOMPARE(part[u"refinedBy"][u"start"].toInt(), 17);
        QCOMPARE(part[u"refinedBy"][u"end"].toInt(), 17 + 34);
        QCOMPARE(target[u"selector"][1][u"exact"].toString(), all[0].anchor.exact);
    }

    void readsWhatOthersWrite_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QString>("exact");
        QTest::addColumn<QString>("text");
        const QByteArray quote = plain(
            "'selector':[{'type':'RangeSelector'},{'type':'TextQuoteSelector','exact':'a tree'}]");
        const auto row = [](const char *name, const QByteArray &file, const QByteArray &uri,
                            const QString &exact = {}, const QString &text = {}) {
            QTest::newRow(name) << file << uri << exact << text;
        };
        row("an address",
            annotation(
                plain("'https://law.example/v3/akn/za/act/1998/55/eng@2014-01-17.html#sec_2'")),
            "/akn/za/act/1998/55/eng@2014-01-17/~sec_2");
        row("a text",
            annotation(plain("{'source':'https://x.org/akn/za/act/1998/55/eng',") + quote + '}',
                       plain(",'bodyValue':'Why?'")),
            "/akn/za/act/1998/55/eng", u"a tree"_s, u"Why?"_s);
        row("old names",
            plain(
                "{'@graph':0,'@type':'oa:Annotation','oa:target':[{'@id':'http://x.org/"
                "'},{'oa:source':{'@id':'/akn/za/act/1998/"
                "55'},'oa:selector':{'@type':'oa:FragmentSelector','oa:value':'#sec_3'}}],'body':{"
                "'type':'TextualBody','chars':'Old'}}"),
            "/akn/za/act/1998/55/~sec_3", {}, u"Old"_s);
        row("a collection",
            plain("{'type':'AnnotationCollection','first':{'type':'AnnotationPage','items':[")
                + annotation(
                    plain("'/akn/za/act/1998/55'"),
                    plain(
                        ",'body':[{'value':'a'},{'value':'b'},{'value':'t','purpose':'tagging'}]"))
                + "]}}",
            "/akn/za/act/1998/55", {}, u"a\n\nb"_s);
        row("a list", '[' + annotation(plain("{'id':'/akn/za/act/1998/55/eng@2014-01-17'}")) + ']',
            "/akn/za/act/1998/55/eng@2014-01-17");
        row("odd positions",
            annotation(plain("{'source':'/akn/za/act/1998/55/"
                             "eng','selector':[{'type':'TextPositionSelector','start':1e300,'end':-"
                             "5},{'type':'TextQuoteSelector','exact':'a tree'}]}")),
            "/akn/za/act/1998/55/eng", u"a tree"_s);
    }
    void readsWhatOthersWrite()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, uri);
        QFETCH(QString, exact);
        QFETCH(QString, text);
        const ReadNotes read = must(notes::fromWebAnnotations(file));
        for (const notes::Refused &each : read.refused)
            qWarning() << each.why.english();
        QCOMPARE(read.notes.size(), 1UL);
        QCOMPARE(read.notes[0].anchor.uri(), uri);
        QCOMPARE(read.notes[0].anchor.exact, exact);
        QCOMPARE(read.notes[0].text, text);
        QCOMPARE(read.notes[0].anchor.start, -1);
    }

    void refusesOneAndTakesTheOthers()
    {
        const QByteArray text = '['
            + QByteArrayList{annotation(plain("'https://example.org/page'")),
                             annotation(plain("'/akn/za/act/1998/55'")),
                             "7",
                             "null",
                             "{}",
                             annotation("{}"),
                             annotation(plain("'/akn/za'")),
                             annotation(plain("'/akn/za/act/1998/55'"),
                                        ",\"bodyValue\":\""
                                            + QByteArray(notes::MaxTextChars + 1, 'x') + '"')}
                  .join(',')
            + ']';
        const ReadNotes read = must(notes::fromWebAnnotations(text));
        QCOMPARE(read.notes.size(), 1UL);
        QCOMPARE(read.refused.size(), 7UL);
        QCOMPARE(read.refused[0].number, 1);
    }

    void theSameAnnotationIsTheSameNote()
    {
        const QByteArray text = annotation(plain("'/akn/za/act/1998/55'"),
                                           plain(",'id':'https://example.org/anno/7'"));
        const QByteArray uuid = must(notes::fromWebAnnotations(text)).notes[0].uuid;
        QCOMPARE(uuid.size(), 36);
        QCOMPARE(must(notes::fromWebAnnotations(text)).notes[0].uuid, uuid);
    }

    void refusesHostileFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("cut") << plain("{'type':'Annotation'");
        QTest::newRow("no annotations") << plain("{'type':'Thing'}");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
        QTest::newRow("deep list") << QByteArray(100'000, '[');
        QTest::newRow("deep object") << QByteArray(plain("{'a':")).repeated(100'000);
        QTest::newRow("too many") << '[' + QByteArray("0,").repeated(notes::MaxImportNotes) + "0]";
        QTest::newRow("too large") << QByteArray(notes::MaxImportBytes + 1, ' ');
    }
    void refusesHostileFiles()
    {
        QFETCH(QByteArray, bytes);
        for (const auto &read : {notes::fromWebAnnotations(bytes), notes::fromMarkdown(bytes)}) {
            QVERIFY(!read);
            QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
            QVERIFY(!read.error().text().isEmpty());
        }
    }

    void deepSelectorsEnd()
    {
        QByteArray selector = plain("{'type':'TextQuoteSelector','exact':'x'}");
        for (int i = 0; i < 300; ++i)
            selector = plain("{'type':'XPathSelector','refinedBy':") + selector + '}';
        const ReadNotes read = must(notes::fromWebAnnotations(
            annotation(plain("{'source':'/akn/za/act/1998/55/eng','selector':") + selector + '}')));
        QCOMPARE(read.notes.size(), 1UL);
        QVERIFY(!read.notes[0].anchor.isQuotation());
    }

    void textsOfMarkdownAreEdited()
    {
        Note note = oddNotes()[1];
        note.uuid = "0b9b5a26-9d59-4a0c-8f3c-0f6f6f1a2b3c";
        note.createdAt = note.changedAt = FixedClock().now();
        note.text = u"Before"_s;
        QByteArray markdown = notes::toMarkdown({note});
        QVERIFY(
            markdown.contains("## /akn/xa/act/2005/4/eng@2009-02-03/~sec_1__subsec_2\n\nBefore\n"));
        markdown.replace("Before", "After").replace("\n", "\r\n");
        const ReadNotes read = must(notes::fromMarkdown(markdown));
        QCOMPARE(read.notes.size(), 1UL);
        QCOMPARE(read.notes[0].text, u"After"_s);
        const ReadNotes broken = must(
            notes::fromMarkdown("# Notes\n<!-- sheria-note {\"uuid\":7} -->\n<!-- sheria-note "
                                "{\n<!-- sheria-note -->\n"));
        QVERIFY(broken.notes.empty());
        QCOMPARE(broken.refused.size(), 3UL);
    }
};

SHERIA_TEST(TestExchange)
} // namespace tst_exchange
#include "tst_exchange.moc"
