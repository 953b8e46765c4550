// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"
#include "app/sync/synctext.h"
#include "app/text/words.h"
#include "core/akn/document.h"
#include "core/base/clock.h"
#include "core/pack/importjob.h"
#include "core/store/db/statement.h"
#include "core/store/db/writer.h"
#include "core/store/file/libraryfile.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncsources.h"
#include "tests/core/akn/corpus.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_messagetext {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

class TestMessageText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installLanguage(*QCoreApplication::instance(), u"fr"_s); }

    void isShownInTheUsersLanguage_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("french");
        const auto row = [](const Message &message, const char *french) {
            QTest::newRow(qPrintable(message.english()))
                << messageText(message) << QString::fromUtf8(french);
        };
        const auto quoted = [](const char *text) -> QString {
            return u'"' + QString::fromUtf8(text) + u'"';
        };
        row({}, "");
        row(Message::tr("the library has its own knowledge base %1, which is kept", "laws"_ba),
            "la bibliothèque a sa propre base de connaissances laws, qui est conservée");
        row(Message::tr("it has the unknown member \"%1\"; update the program to import it",
                        "years"_ba),
            "il contient le membre inconnu «\u00a0years\u00a0»\u00a0; mettez le programme à jour "
            "pour l’importer");
        row(Message::tr("no such file or folder"), "aucun fichier ou dossier de ce nom");
        row(Message::tr("it is larger than %1 bytes", 67108864), "il dépasse 67108864 octets");
        row(Message::tr("line %1, column %2: %3", 3, 14,
                        Message::tr("the attribute %1 is repeated", quoted("class"))),
            "ligne 3, colonne 14\u00a0: l’attribut \"class\" est répété");
        row(Message::tr("the root element is %1, not akomaNtoso", quoted("html")),
            "l’élément racine est \"html\" et non akomaNtoso");
        row(Message::joined({Message::tr("the document has no valid date; 0001-01-01 is used"),
                             Message::tr("and %1 more warnings", 2)},
                            u"; "_s),
            "le document n’a pas de date valide\u00a0; 0001-01-01 est utilisé; et 2 autres "
            "avertissements");
        row(Message::tr("line %1, column %2: %3", 2, 1,
                        Message::tr("%1 provisions have no eId, the first is \"%2\"; eIds were "
                                    "assigned",
                                    3, "p"_ba)),
            "ligne 2, colonne 1\u00a0: 3 dispositions n’ont pas d’eId, la première est "
            "«\u00a0p\u00a0»\u00a0; des eId ont été attribués");
        row(Message::tr("cannot connect: %1. Check the address and the network connection.",
                        Message::tr("host not found")),
            "connexion impossible\u00a0: hôte introuvable. Vérifiez l’adresse et la connexion "
            "réseau.");
        const auto noApi = [](const Message &why) {
            return Message::tr("no legislation API at %1, neither version 3 nor 2 (%2)",
                               "https://a.example"_ba,
                               Message::about(u"https://a.example/v3/places"_s, why));
        };
        row(noApi(Message::tr("not found on the server (404)")),
            "aucune API de législation à https://a.example, ni version 3 ni version 2 "
            "(https://a.example/v3/places: introuvable sur le serveur (404))");
        row(noApi(Message::tr("the response (%1) does not come from the API; it may come from a "
                              "proxy or a sign-in page",
                              200)),
            "aucune API de législation à https://a.example, ni version 3 ni version 2 "
            "(https://a.example/v3/places: la réponse (200) ne vient pas de l’API\u00a0; elle "
            "vient peut-être d’un mandataire ou d’une page de connexion)");
        // An argument may look like a blank, or like a sentence.
        row(Message::tr("there is no file %1", u"%2%1.xml"_s), "il n’y a pas de fichier %2%1.xml");
        row(Message::tr("there is no file %1", u"it is encrypted"_s),
            "il n’y a pas de fichier it is encrypted");
        // Words of others stay as they are; what stands before them does not.
        row(Message::tr("line %1, column %2: %3", 1, 2, u"Error parsing tag"_s),
            "ligne 1, colonne 2\u00a0: Error parsing tag");
        row(Message::tr("it cannot be read: %1", u"Permission denied"_s),
            "lecture impossible\u00a0: Permission denied");
        row(Message::tr("the list on the server does not end"),
            "la liste du serveur ne se termine pas");
        row(Message::tr("the response has no list of %1", u"timeline"_s),
            "la réponse n’a pas de liste de timeline");
        row(u"something new"_s, "something new");
        row(Message::joined({u"something new"_s, Message::tr("it is encrypted")}, u"; "_s),
            "something new; il est chiffré");
        row(Message::joined({Message::tr("it is encrypted"), u"something new"_s}, u"; "_s),
            "il est chiffré; something new");
    }
    void isShownInTheUsersLanguage()
    {
        QFETCH(QString, shown);
        QTEST(shown, "french");
    }

    void showsWhereAFileIsWrong()
    {
        const auto parsed = akn::Document::parse(
            "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\">\n"
            " <act class=\"a\" class=\"b\"/></akomaNtoso>");
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().text(),
                 u"line 2, column 17: the attribute \"class\" is repeated"_s);
        QCOMPARE(messageText(parsed.error().message),
                 u"ligne 2, colonne 17\u00a0: l’attribut \"class\" est répété"_s);
    }

    /// Rows of this version and of earlier ones, which stored the English text.
    void showsStoredSyncTroubles()
    {
        TestLibrary library;
        store::Database &db = library.db();
        store::SyncSource source;
        source.base = "https://a.example";
        source.selection = "{}";
        source.createdAt = library.clock.now();
        source.id = must(store::addSyncSource(db, source));
        store::SyncRun run;
        run.id = must(store::beginSyncRun(db, source.id, "asked", library.clock.now()));
        run.note = Message::tr("the server has no place '%1'", u"xb"_s);
        must(store::putSyncRun(db, run));
        QCOMPARE(must(store::listSyncRuns(db, source.id, 1)).at(0).note, run.note);

        const std::vector<store::SyncRunTrouble> troubles{
            {"/akn/xa/act/2005/4",
             Message::about(u"https://a.example/api/x"_s,
                            Message::tr("the file is incomplete: received %1 bytes, expected %2", 3,
                                        u"%1"_s))}};
        must(store::putSyncRunTroubles(db, run.id, troubles));
        const auto addRow = [&](int number, const QString &what) {
            must(store::Statement::run(db,
                                       "INSERT INTO sync_run_trouble "
                                       "(run_id, number, expression_uri, what) "
                                       "VALUES (?1, ?2, '', ?3)",
                                       run.id, number, what));
        };
        addRow(2, u"not found on the server (404)"_s);
        addRow(3, u"https://a.example/api/x: the server has no place 'xb'"_s);
        addRow(4, u"https://a.example/api/x: not found on the server (404)"_s);
        addRow(5, u"[\"%1\",{\"a\":1}]"_s);

        const auto stored = must(store::syncRunTroubles(db, run.id));
        QCOMPARE(stored.size(), 5U);
        QCOMPARE(stored[0].what, troubles[0].what);
        QCOMPARE(
            stored[0].what.english(),
            u"https://a.example/api/x: the file is incomplete: received 3 bytes, expected %1"_s);
        QCOMPARE(troubleText(stored[0].what),
                 u"Le fichier est incomplet\u00a0: 3 octets reçus, %1 attendus."_s);
        QCOMPARE(troubleText(stored[1].what), u"Introuvable sur le serveur (404)."_s);
        QCOMPARE(troubleText(stored[2].what), u"The server has no place 'xb'."_s);
        QCOMPARE(troubleText(stored[3].what), u"Introuvable sur le serveur (404)."_s);
        QCOMPARE(troubleText(stored[4].what), u"[\"%1\",{\"a\":1}]."_s);
    }

    /// No file of the corpus, good or bad, gets a word of English.
    void everyReasonOfTheCorpusIsKnown_data()
    {
        QTest::addColumn<QString>("corpus");
        QTest::addColumn<std::size_t>("leastReasons");
        for (const test::CorpusFolder &folder : test::corpusFolders())
            QTest::newRow(folder.isOwn ? "own" : "real")
                << folder.path << std::size_t(folder.isOwn ? 30 : 50);
    }
    void everyReasonOfTheCorpusIsKnown()
    {
        QFETCH(QString, corpus);
        QFETCH(std::size_t, leastReasons);
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l"_s);
        QVERIFY(store::createLibraryFile(library));
        store::Writer writer(*store::openLibraryFile(library));
        std::vector<Message> reasons;
        pack::ImportObserver observer;
        observer.onFile = [&](const pack::FileReport &file) {
            if (!file.reason.isEmpty())
                reasons.push_back(file.reason);
        };
        const SystemClock clock;
        QVERIFY(pack::importPaths(writer, {corpus}, clock, observer, {}));
        QVERIFY(reasons.size() > leastReasons);
        for (const Message &reason : reasons) {
            const QString english = reason.english();
            const QString shown = messageText(reason);
            for (const QString &sentence : english.split(u"; "_s))
                QVERIFY2(!shown.contains(sentence), qPrintable(english + u"\n"_s + shown));
        }
    }
};

SHERIA_TEST(TestMessageText)
} // namespace tst_messagetext
#include "tst_messagetext.moc"
