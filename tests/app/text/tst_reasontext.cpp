#include "app/settings/preferences.h"
#include "app/text/reasontext.h"
#include "core/akn/document.h"
#include "core/base/clock.h"
#include "core/pack/importjob.h"
#include "core/store/libraryfile.h"
#include "core/store/writer.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sheria;
using namespace sheria::app;
using namespace Qt::StringLiterals;

class TestReasonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installLanguage(*QCoreApplication::instance(), u"fr"_s); }

    void isToldInTheUsersLanguage_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        const auto row = [](const char *english, const char *french) {
            QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(french);
        };
        row("", "");
        row("the library has its own knowledge base laws, which is kept",
            "la bibliothèque a sa propre base de connaissances laws, qui est conservée");
        row("it has the unknown member \"years\"; update the program to import it",
            "il contient le membre inconnu «\u00a0years\u00a0»\u00a0; mettez le programme à jour "
            "pour l’importer");
        row("no such file or folder", "aucun fichier ou dossier de ce nom");
        row("it is larger than 67108864 bytes", "il dépasse 67108864 octets");
        row("line 3, column 14: the attribute \"class\" is repeated",
            "ligne 3, colonne 14\u00a0: l’attribut \"class\" est répété");
        row("the root element is \"html\", not akomaNtoso",
            "l’élément racine est \"html\" et non akomaNtoso");
        row("the document has no valid date; 0001-01-01 is used; and 2 more warnings",
            "le document n’a pas de date valide\u00a0; 0001-01-01 est utilisé; et 2 autres "
            "avertissements");
        row("line 2, column 1: 3 provisions have no eId, the first is \"p\"; eIds were assigned",
            "ligne 2, colonne 1\u00a0: 3 dispositions n’ont pas d’eId, la première est "
            "«\u00a0p\u00a0»\u00a0; des eId ont été attribués");
        // What is put in may be a sentence itself.
        row("cannot connect: host not found. Check the address and the network connection.",
            "connexion impossible\u00a0: hôte introuvable. Vérifiez l’adresse et la connexion "
            "réseau.");
        row("no legislation API at https://a.example, neither version 3 nor 2 "
            "(https://a.example/v3/places: not found on the server (404))",
            "aucune API de législation à https://a.example, ni version 3 ni version 2 "
            "(https://a.example/v3/places: introuvable sur le serveur (404))");
        row("no legislation API at https://a.example, neither version 3 nor 2 "
            "(https://a.example/v3/places: the response (200) does not come from the API; it may "
            "come from a proxy or a sign-in page)",
            "aucune API de législation à https://a.example, ni version 3 ni version 2 "
            "(https://a.example/v3/places: la réponse (200) ne vient pas de l’API\u00a0; elle "
            "vient peut-être d’un mandataire ou d’une page de connexion)");
        // What is put in may look like a blank.
        row("there is no file %2%1.xml", "il n’y a pas de fichier %2%1.xml");
        // Said by others, or not known: it stays as it is, what stands before it does not.
        row("line 1, column 2: Error parsing tag", "ligne 1, colonne 2\u00a0: Error parsing tag");
        row("it cannot be read: Permission denied", "lecture impossible\u00a0: Permission denied");
        row("the list on the server does not end", "la liste du serveur ne se termine pas");
        row("the response has no list of timeline", "la réponse n’a pas de liste de timeline");
        row("something new", "something new");
        row("something new; it is encrypted", "something new; it is encrypted");
        row("it is encrypted; something new", "il est chiffré; something new");
    }
    void isToldInTheUsersLanguage()
    {
        QFETCH(QString, english);
        QFETCH(QString, french);
        QCOMPARE(reasonText(english), french);
    }

    /// No file of the corpus, good or bad, gets a word of English.
    void everyReasonOfRealFilesIsKnown()
    {
        const QString corpus = QStringLiteral(SHERIA_CORPUS_DIR);
        if (!QDir(corpus).exists())
            QSKIP("the corpus is not here");
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"l"_s);
        QVERIFY(store::createLibraryFile(library));
        store::Writer writer(*store::openLibraryFile(library));
        QStringList reasons;
        pack::ImportObserver observer;
        observer.onFile = [&](const pack::FileReport &file) {
            if (!file.reason.isEmpty())
                reasons << file.reason;
        };
        const SystemClock clock;
        QVERIFY(pack::importPaths(writer, {corpus}, clock, observer, {}));
        QVERIFY(reasons.size() > 50);
        for (const QString &reason : reasons) {
            const QStringList sentences = reason.split(u"; "_s);
            const QString told = reasonText(reason);
            for (const QString &sentence : sentences)
                QVERIFY2(!told.contains(sentence), qPrintable(reason + u"\n"_s + told));
        }
    }
};

QTEST_GUILESS_MAIN(TestReasonText)
#include "tst_reasontext.moc"
