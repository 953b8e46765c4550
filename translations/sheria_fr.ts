<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BaseState</name>
    <message>
        <source>Not indexed yet.</source>
        <translation>Pas encore indexée.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln œuvre</numerusform>
            <numerusform>%Ln œuvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%Ln portion</numerusform>
            <numerusform>%Ln portions</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains %1, %2.</source>
        <translation>Contient %1, %2.</translation>
    </message>
    <message>
        <source>Contains %1, %2. The index is not up to date.</source>
        <translation>Contient %1, %2. L’index n’est pas à jour.</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>%Ln PDF de cette bibliothèque est encore à lire.</numerusform>
            <numerusform>%Ln PDF de cette bibliothèque sont encore à lire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>%Ln PDF de cette bibliothèque ne peut pas être lu&#xa0;: le programme pdftotext n’est pas installé (paquet poppler-utils).</numerusform>
            <numerusform>%Ln PDF de cette bibliothèque ne peuvent pas être lus&#xa0;: le programme pdftotext n’est pas installé (paquet poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>%Ln PDF de cette bibliothèque se compose d’images et n’a pas de mots.</numerusform>
            <numerusform>%Ln PDF de cette bibliothèque se composent d’images et n’ont pas de mots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>%Ln PDF de cette bibliothèque est abîmé, verrouillé ou trop grand pour être lu.</numerusform>
            <numerusform>%Ln PDF de cette bibliothèque sont abîmés, verrouillés ou trop grands pour être lus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefStatus</name>
    <message>
        <source>OK</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Numéro erroné</translation>
    </message>
    <message>
        <source>Wrong year</source>
        <translation>Année erronée</translation>
    </message>
    <message>
        <source>Another case</source>
        <translation>Autre affaire</translation>
    </message>
    <message>
        <source>Wrong provision</source>
        <translation>Disposition erronée</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>N’existe pas</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Quoted correctly</source>
        <translation>Citation exacte</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>Altéré</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Found elsewhere</source>
        <translation>Trouvé ailleurs</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>D’une autre version</translation>
    </message>
    <message>
        <source>Another law</source>
        <translation>Autre loi</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>section %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title, number of the work</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>work, provision</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, as at %2</source>
        <comment>work and provision, date</comment>
        <translation>%1, au %2</translation>
    </message>
    <message>
        <source>“%1” – %2</source>
        <comment>quotation, source</comment>
        <translation>«&#xa0;%1&#xa0;» – %2</translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message>
        <source>%1 (%L2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a provision</comment>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>cited provision, citing provision</comment>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Cite (%L1)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>citing provision, cited provision</comment>
        <translation>%1, sur %2</translation>
    </message>
    <message>
        <source>Cited by (%1)</source>
        <translation>Cité par (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln œuvre</numerusform>
            <numerusform>%1&#xa0;: %Ln œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>Legislation and other documents</source>
        <translation>Législation et autres documents</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1, %2&#xa0;: %Ln œuvre</numerusform>
            <numerusform>%1, %2&#xa0;: %Ln œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>By court and year</source>
        <translation>Par juridiction et par année</translation>
    </message>
    <message>
        <source>Most cited provisions</source>
        <translation>Dispositions les plus citées</translation>
    </message>
    <message>
        <source>preface</source>
        <translation>préface</translation>
    </message>
    <message>
        <source>preamble</source>
        <translation>préambule</translation>
    </message>
    <message>
        <source>conclusion</source>
        <translation>conclusion</translation>
    </message>
    <message>
        <source>header</source>
        <translation>en-tête</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>regulation %1</source>
        <translation>article %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>paragraphe %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>clause %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>annexe %1</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>chapitre %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>examinée</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>appliquée</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>suivie</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>distinguée</translation>
    </message>
    <message>
        <source>doubted</source>
        <translation>mise en doute</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>renversée</translation>
    </message>
    <message>
        <source>reversed on appeal</source>
        <translation>infirmée en appel</translation>
    </message>
    <message>
        <source>Treatment: %1</source>
        <translation>Traitement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Treatment: %1?</source>
        <comment>as the words suggest</comment>
        <translation>Traitement&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>Cited by (%1), as at %2</source>
        <translation>Cité par (%1), au %2</translation>
    </message>
</context>
<context>
    <name>CompareHtml</name>
    <message>
        <source>Title, preamble and the like</source>
        <translation>Titre, préambule et ce qui s’y rattache</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1&#xa0;: modifié</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1&#xa0;: ajouté</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1&#xa0;: supprimé</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Neither version has a text.</source>
        <translation>Aucune des deux versions n’a de texte.</translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation>Les textes sont identiques.</translation>
    </message>
    <message>
        <source>%1: renumbered, was %2</source>
        <translation>%1&#xa0;: renuméroté, auparavant %2</translation>
    </message>
    <message>
        <source>%1 to %2: renumbered, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 à %2&#xa0;: renumérotés, auparavant %3 à %4</translation>
    </message>
    <message>
        <source>%1: moved, was %2</source>
        <translation>%1&#xa0;: déplacé, auparavant %2</translation>
    </message>
    <message>
        <source>%1 to %2: moved, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 à %2&#xa0;: déplacés, auparavant %3 à %4</translation>
    </message>
    <message>
        <source>%1: split from %2</source>
        <translation>%1&#xa0;: détaché de %2</translation>
    </message>
    <message>
        <source>%1: merged into %2</source>
        <translation>%1&#xa0;: intégré à %2</translation>
    </message>
    <message>
        <source>%1: changed, was %2</source>
        <translation>%1&#xa0;: modifié, auparavant %2</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>date of a text, its language</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title, date</comment>
        <translation>%1,&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%Ln lieu&#xa0;: %1.</numerusform>
            <numerusform>%Ln lieux&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token rejected by the server</source>
        <translation>Jeton refusé par le serveur</translation>
    </message>
    <message>
        <source>This token has no access to this API</source>
        <translation>Ce jeton n’a pas accès à cette API</translation>
    </message>
    <message>
        <source>Invalid server address</source>
        <translation>Adresse de serveur non valide</translation>
    </message>
    <message>
        <source>API not found at this address</source>
        <translation>API introuvable à cette adresse</translation>
    </message>
    <message>
        <source>Test cancelled</source>
        <translation>Test annulé</translation>
    </message>
    <message>
        <source>The server does not report totals, so each check for changes lists everything.</source>
        <translation>Le serveur n’indique pas de totaux&#xa0;: chaque recherche de modifications liste donc tout.</translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %Ln texte.</numerusform>
            <numerusform>Ce jeton donne accès à %Ln textes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %Ln décision.</numerusform>
            <numerusform>Ce jeton donne accès à %Ln décisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %Ln base de connaissances.</numerusform>
            <numerusform>Ce jeton donne accès à %Ln bases de connaissances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%Ln juridiction.</numerusform>
            <numerusform>%Ln juridictions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected (API version %1)</source>
        <translation>Connexion établie (API version %1)</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>Environ %Ln texte&#xa0;: %1 sur ce disque, à récupérer en moins d’une minute.</numerusform>
            <numerusform>Environ %Ln textes&#xa0;: %1 sur ce disque, à récupérer en moins d’une minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>Environ %Ln texte&#xa0;: %1 sur ce disque, à récupérer en %2 minutes environ.</numerusform>
            <numerusform>Environ %Ln textes&#xa0;: %1 sur ce disque, à récupérer en %2 minutes environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server is not available</source>
        <translation>Le serveur n’est pas disponible</translation>
    </message>
    <message>
        <source>The feed does not report totals.</source>
        <translation>Le flux n’indique pas de totaux.</translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>Le flux a %Ln document.</numerusform>
            <numerusform>Le flux a %Ln documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to the feed</source>
        <translation>Connecté au flux</translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: download works</source>
        <translation>%1&#xa0;: télécharger des œuvres</translation>
    </message>
    <message>
        <source>%1: send texts and queries to compute embeddings</source>
        <translation>%1&#xa0;: envoyer des textes et des requêtes pour calculer des plongements</translation>
    </message>
    <message>
        <source>%1: send webhooks about changes</source>
        <translation>%1&#xa0;: envoyer des webhooks sur les modifications</translation>
    </message>
    <message>
        <source>Allow Network Connections?</source>
        <translation>Autoriser les connexions réseau&#xa0;?</translation>
    </message>
    <message>
        <source>The library %1 connects to other computers.</source>
        <translation>La bibliothèque %1 se connecte à d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>Allow this only if you know these addresses. Tokens and keys must be entered again. You can read and search the library without these connections.</source>
        <translation>N’autorisez ces connexions que si vous connaissez ces adresses. Les jetons et les clés devront être saisis à nouveau. La bibliothèque peut être lue et consultée sans ces connexions.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Do Not Allow</source>
        <translation>Ne pas autoriser</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Le rapport n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Sheria Closed Unexpectedly</source>
        <translation>Sheria s’est fermé de façon inattendue</translation>
    </message>
    <message>
        <source>Sheria closed unexpectedly the last time. Your tabs have been restored.

The report below helps the developers to find the cause. File names, titles, addresses and tokens have been removed. It is not sent; read it before you pass it on.</source>
        <translation>Sheria s’est fermé de façon inattendue la dernière fois. Vos onglets ont été rétablis.

Le rapport ci-dessous aide les développeurs à trouver la cause. Les noms de fichiers, titres, adresses et jetons ont été retirés. Il n’est pas envoyé&#xa0;; lisez-le avant de le transmettre.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date in a sentence, as QLocale::toString() takes it: &quot;3 February 2009&quot;.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>first of a month</comment>
        <extracomment>The same for the first of a month, for languages that write it otherwise: &quot;1 February 2009&quot;.</extracomment>
        <translation>d&apos;er&apos; MMMM yyyy</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>HH:mm:ss</source>
        <translation>HH:mm:ss</translation>
    </message>
    <message>
        <source>HH:mm</source>
        <translation>HH:mm</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A short date in a list or field, as QLocale::toString() takes it: &quot;3 Feb 2009&quot;.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>A month, as QLocale::toString() takes it: &quot;February 2009&quot;.</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DecisionDraft</name>
    <message>
        <source>This cannot be empty.</source>
        <translation>Ce champ ne peut pas être vide.</translation>
    </message>
    <message>
        <source>Enter a date such as 2019-05-31.</source>
        <translation>Saisissez une date comme 2019-05-31.</translation>
    </message>
    <message>
        <source>Enter a year with four digits.</source>
        <translation>Saisissez une année à quatre chiffres.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Saisissez un nombre entier.</translation>
    </message>
    <message>
        <source>A code can contain only letters, digits and “-”.</source>
        <translation>Un code ne peut contenir que des lettres, des chiffres et «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>Enter a name in each row.</source>
        <translation>Saisissez un nom dans chaque ligne.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 99 for the side of a party.</source>
        <translation>Saisissez un nombre de 1 à 99 pour le côté d’une partie.</translation>
    </message>
    <message>
        <source>Enter a colour such as #1f7a4d.</source>
        <translation>Saisissez une couleur comme #1f7a4d.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Neutral citation</source>
        <translation>Référence neutre</translation>
    </message>
    <message>
        <source>Full citation</source>
        <translation>Référence complète</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Numéro de l’affaire</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>Numéro seul</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Introduite en</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>Rendue le</translation>
    </message>
    <message>
        <source>Heard on</source>
        <translation>Entendue le</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Type d’affaire</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Genre de décision</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Code of the court</source>
        <translation>Code de la juridiction</translation>
    </message>
    <message>
        <source>Code in citations</source>
        <translation>Code dans les références</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Catégorie de juridiction</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>Comté de la juridiction</translation>
    </message>
    <message>
        <source>County number</source>
        <translation>Numéro du comté</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Chambre</translation>
    </message>
    <message>
        <source>Division code</source>
        <translation>Code de la division</translation>
    </message>
    <message>
        <source>County of filing</source>
        <translation>Comté du dépôt</translation>
    </message>
    <message>
        <source>Number of the county of filing</source>
        <translation>Numéro du comté d’introduction</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Résumé court</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name in citations</source>
        <translation>Nom dans les citations</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Juges</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>Title of the person</source>
        <translation>Titre de la personne</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Avocats</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Domaines du droit</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Signalements</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Signalement</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Attached documents</source>
        <translation>Documents joints</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI FRBR</translation>
    </message>
    <message>
        <source>Attach a document by its address, which starts with /akn/.</source>
        <translation>Joignez un document par son adresse, qui commence par /akn/.</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>By court</source>
        <translation>Par juridiction</translation>
    </message>
    <message>
        <source>By judge</source>
        <translation>Par juge</translation>
    </message>
    <message>
        <source>By area of law</source>
        <translation>Par domaine du droit</translation>
    </message>
    <message>
        <source>By case type</source>
        <translation>Par type d’affaire</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Toutes les décisions</translation>
    </message>
    <message>
        <source>&amp;Neutral Citation</source>
        <translation>Référence &amp;neutre</translation>
    </message>
    <message>
        <source>&amp;OSCOLA</source>
        <translation>&amp;OSCOLA</translation>
    </message>
    <message>
        <source>&amp;AGLC</source>
        <translation>&amp;AGLC</translation>
    </message>
    <message>
        <source>&amp;BibTeX</source>
        <translation>&amp;BibTeX</translation>
    </message>
    <message>
        <source>&amp;RIS</source>
        <translation>&amp;RIS</translation>
    </message>
    <message>
        <source>&amp;CSL-JSON</source>
        <translation>&amp;CSL-JSON</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>&amp;McGill</source>
        <translation>&amp;McGill</translation>
    </message>
    <message>
        <source>Bl&amp;uebook</source>
        <translation>Bl&amp;uebook</translation>
    </message>
    <message>
        <source>&amp;South African</source>
        <translation>Usage &amp;sud-africain</translation>
    </message>
    <message>
        <source>&amp;Kenyan</source>
        <translation>Usage &amp;kényan</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>&amp;Simple</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Assent</source>
        <translation>Sanction</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>Aussi nommé</translation>
    </message>
    <message>
        <source>Made under</source>
        <translation>Pris en vertu de</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Amending work</source>
        <translation>Œuvre modificative</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI FRBR</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Replaced by a newer file</source>
        <translation>Remplacé par un fichier plus récent</translation>
    </message>
    <message>
        <source>File of %1</source>
        <translation>Fichier du %1</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>media type, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The document states no valid FRBR URI. The library assigned one.</source>
        <translation>Le document n’indique pas d’URI FRBR valide. La bibliothèque lui en a attribué un.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>Le texte n’indique pas sa date. La date de l’œuvre est affichée à la place.</translation>
    </message>
    <message>
        <source>The date of the text is unknown.</source>
        <translation>La date du texte est inconnue.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Autres langues</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Œuvre</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Commencement</source>
        <translation>Entrée en vigueur</translation>
    </message>
    <message>
        <source>Amended by</source>
        <translation>Modifié par</translation>
    </message>
    <message>
        <source>Repeal</source>
        <translation>Abrogation</translation>
    </message>
    <message>
        <source>Amends</source>
        <translation>Modifie</translation>
    </message>
    <message>
        <source>Repeals</source>
        <translation>Abroge</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Met en vigueur</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>À propos du document</translation>
    </message>
    <message>
        <source>History of the provision</source>
        <translation>Histoire de la disposition</translation>
    </message>
    <message>
        <source>Choose a bar in the margin of the text.</source>
        <translation>Choisissez une barre dans la marge du texte.</translation>
    </message>
    <message>
        <source>%1, in force from %2</source>
        <comment>law, date</comment>
        <translation>%1, en vigueur à partir du %2</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date unknown</source>
        <translation>Date inconnue</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>Toutes les dispositions</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%Ln disposition</numerusform>
            <numerusform>%Ln dispositions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>%Ln disposition avait un identifiant en double et en a reçu un nouveau.</numerusform>
            <numerusform>%Ln dispositions avaient un identifiant en double et en ont reçu un nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>%Ln disposition n’avait pas d’identifiant et en a reçu un.</numerusform>
            <numerusform>%Ln dispositions n’avaient pas d’identifiant et en ont reçu un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>%Ln date non valide.</numerusform>
            <numerusform>%Ln dates non valides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>%Ln adresse non valide.</numerusform>
            <numerusform>%Ln adresses non valides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>%Ln avertissement de type «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%Ln avertissements de type «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publié dans</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Entré en vigueur</translation>
    </message>
    <message>
        <source>In force; commencement date not recorded.</source>
        <translation>En vigueur&#xa0;; date d’entrée en vigueur non enregistrée.</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>Certaines dispositions ne sont pas en vigueur.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Entre en vigueur</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Sheria libraries (*.sheria);;All files (*)</source>
        <translation>Bibliothèques Sheria (*.sheria);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Ouvrir une bibliothèque</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>Importer des fichiers</translation>
    </message>
    <message>
        <source>Attach Documents</source>
        <translation>Joindre des documents</translation>
    </message>
    <message>
        <source>PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)</source>
        <translation>Documents PDF, fichiers Akoma Ntoso et archives (*.pdf *.xml *.akn *.zip)</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)</source>
        <translation>Fichiers Akoma Ntoso, archives et paquets (*.xml *.akn *.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>Importer un dossier</translation>
    </message>
    <message>
        <source>About Sheria</source>
        <translation>À propos de Sheria</translation>
    </message>
    <message>
        <source>Sheria %1</source>
        <translation>Sheria %1</translation>
    </message>
    <message>
        <source>Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they stood on any date, and serves them to other programs on this computer.

Works offline and connects only to servers that you add.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Conserve la législation et les décisions en Akoma Ntoso dans un seul fichier, les affiche dans leur état à n’importe quelle date et les fournit aux autres programmes de cet ordinateur.

Fonctionne hors ligne et ne se connecte qu’aux serveurs que vous ajoutez.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>%1 (%2)</source>
        <comment>work, provisions</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Commencement of %1</source>
        <translation>Entrée en vigueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commencement of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Entrée en vigueur&#xa0;: %1, par %2</translation>
    </message>
    <message>
        <source>Amendment of %1</source>
        <translation>Modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Amendment of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Modification&#xa0;: %1, par %2</translation>
    </message>
    <message>
        <source>Repeal of %1</source>
        <translation>Abrogation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Repeal of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Abrogation&#xa0;: %1, par %2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Dans le texte</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Not yet in the text</source>
        <translation>Pas encore dans le texte</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>Sans date</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>the document cannot be read: %1</source>
        <translation>le document est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>le document est trop volumineux</translation>
    </message>
    <message>
        <source>only .docx, .odt, .pdf, .md, .html and .txt documents are checked</source>
        <translation>seuls les documents .docx, .odt, .pdf, .md, .html et .txt sont vérifiés</translation>
    </message>
    <message>
        <source>the words do not stand in %1</source>
        <translation>les mots ne figurent pas dans %1</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>%1 n’existe pas dans %2</translation>
    </message>
    <message>
        <source>The name of an account must have 1 to %1 letters, digits, and . _ - @ +.</source>
        <translation>Le nom d’un compte doit comporter de 1 à %1 lettres, chiffres et . _ - @ +.</translation>
    </message>
    <message>
        <source>The display name of an account can have at most %1 characters.</source>
        <translation>Le nom affiché d’un compte peut avoir au plus %1 caractères.</translation>
    </message>
    <message>
        <source>this is the last administrator of the library</source>
        <translation>c’est le dernier administrateur de la bibliothèque</translation>
    </message>
    <message>
        <source>A token must have 1 to %1 printable ASCII characters without spaces.</source>
        <translation>Un jeton doit comporter de 1 à %1 caractères ASCII imprimables, sans espaces.</translation>
    </message>
    <message>
        <source>A token must have %1 to %2 printable ASCII characters without spaces.</source>
        <translation>Un jeton doit comporter de %1 à %2 caractères ASCII imprimables, sans espaces.</translation>
    </message>
    <message>
        <source>not enough memory to hash a password</source>
        <translation>mémoire insuffisante pour hacher un mot de passe</translation>
    </message>
    <message>
        <source>A password must have at least %1 characters.</source>
        <translation>Un mot de passe doit avoir au moins %1 caractères.</translation>
    </message>
    <message>
        <source>A password can have at most %1 characters.</source>
        <translation>Un mot de passe peut avoir au plus %1 caractères.</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>le document dépasse %1 octets</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>l’élément akomaNtoso ne contient aucun document (act, judgment, …)</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; eIds were assigned</source>
        <translation>%1 dispositions n’ont pas d’eId, la première est «&#xa0;%2&#xa0;»&#xa0;; des eId ont été attribués</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; new eIds were assigned</source>
        <translation>%1 éléments répètent un eId, le premier est «&#xa0;%2&#xa0;»&#xa0;; de nouveaux eId ont été attribués</translation>
    </message>
    <message>
        <source>bytes have no meaning in the encoding %1</source>
        <translation>des octets n’ont pas de sens dans l’encodage %1</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>UTF-16 avec un nombre impair d’octets</translation>
    </message>
    <message>
        <source>the content is UTF-16, but the declaration says %1</source>
        <translation>le contenu est en UTF-16, mais la déclaration indique %1</translation>
    </message>
    <message>
        <source>the encoding %1 is unknown</source>
        <translation>l’encodage %1 est inconnu</translation>
    </message>
    <message>
        <source>the declaration says %1, but the content has another encoding</source>
        <translation>la déclaration indique %1, mais le contenu a un autre encodage</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>la déclaration XML n’indique pas de version</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>la déclaration XML est mal formée</translation>
    </message>
    <message>
        <source>UTF-32 is not supported</source>
        <translation>UTF-32 n’est pas pris en charge</translation>
    </message>
    <message>
        <source>the content starts with a UTF-8 byte order mark, but the declaration says %1</source>
        <translation>le contenu commence par une marque d’ordre UTF-8, mais la déclaration indique %1</translation>
    </message>
    <message>
        <source>the root element is %1, not akomaNtoso</source>
        <translation>l’élément racine est %1 et non akomaNtoso</translation>
    </message>
    <message>
        <source>the root element akomaNtoso is in no namespace; expected is xmlns=%1</source>
        <translation>l’élément racine akomaNtoso n’a pas d’espace de noms&#xa0;; xmlns=%1 est attendu</translation>
    </message>
    <message>
        <source>the namespace %1 is not an Akoma Ntoso namespace</source>
        <translation>l’espace de noms %1 n’est pas un espace de noms Akoma Ntoso</translation>
    </message>
    <message>
        <source>XML %1 is not supported, only 1.0</source>
        <translation>XML %1 n’est pas pris en charge, seulement 1.0</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>plus de %1 espaces de noms sont déclarés</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>c’est une page web (HTML) et non de l’Akoma Ntoso</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>les documents avec une déclaration de type (DTD) sont refusés&#xa0;: elle pourrait charger des fichiers ou définir des entités</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>des éléments sont imbriqués sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>le document a plus de %1 nœuds</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>la valeur de l’attribut dépasse %1 octets</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>l’élément a plus de %1 attributs</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>il n’y a aucun élément&#xa0;: le document est vide</translation>
    </message>
    <message>
        <source>the document ends inside the element %1</source>
        <translation>le document se termine à l’intérieur de l’élément %1</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>le document se termine ici de façon inattendue</translation>
    </message>
    <message>
        <source>there is an end tag without a start tag</source>
        <translation>il y a une balise fermante sans balise ouvrante</translation>
    </message>
    <message>
        <source>the end tag does not match the start tag of %1</source>
        <translation>la balise fermante ne correspond pas à la balise ouvrante de %1</translation>
    </message>
    <message>
        <source>an attribute is repeated with two prefixes of the same namespace</source>
        <translation>un attribut est répété avec deux préfixes du même espace de noms</translation>
    </message>
    <message>
        <source>the attribute %1 is repeated</source>
        <translation>l’attribut %1 est répété</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>il y a du contenu après la fin de l’élément racine</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>l’entité %1 n’est pas définie</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>une entité de la balise %1 n’est pas définie</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>la référence désigne un caractère que XML interdit</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>une déclaration XML n’est permise qu’au tout début</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>un préfixe de la balise %1 n’est pas déclaré</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>la déclaration d’espace de noms de la balise %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>ce n’est pas du XML&#xa0;: il y a du contenu avant l’élément racine</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>UTF-8 mal formé ou caractère que XML interdit (octet 0x%1)</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>le caractère de contrôle U+%1 est interdit</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>«&#xa0;&amp;&#xa0;» doit s’écrire «&#xa0;&amp;amp;&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2</source>
        <translation>FRBRWork/FRBRuri est %1, qui n’est pas un URI Akoma Ntoso&#xa0;; l’œuvre est enregistrée sous %2</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used</source>
        <translation>FRBRExpression/FRBRuri nomme l’œuvre %1, FRBRWork/FRBRuri %2&#xa0;; ce dernier est utilisé</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is stored as &quot;und&quot;, undetermined</source>
        <translation>FRBRExpression/FRBRlanguage est %1&#xa0;; la langue est enregistrée comme «&#xa0;und&#xa0;», indéterminée</translation>
    </message>
    <message>
        <source>the date %1 is not valid</source>
        <translation>la date %1 n’est pas valide</translation>
    </message>
    <message>
        <source>the expression has no valid date; the date %1 of the work is used</source>
        <translation>l’expression n’a pas de date valide&#xa0;; la date %1 de l’œuvre est utilisée</translation>
    </message>
    <message>
        <source>the document has no valid date; 0001-01-01 is used</source>
        <translation>le document n’a pas de date valide&#xa0;; 0001-01-01 est utilisé</translation>
    </message>
    <message>
        <source>the judgment does not name its court</source>
        <translation>la décision n’indique pas sa juridiction</translation>
    </message>
    <message>
        <source>the judgment does not state its date of delivery</source>
        <translation>la décision n’indique pas sa date de prononcé</translation>
    </message>
    <message>
        <source>the judgment has no neutral citation</source>
        <translation>la décision n’a pas de référence neutre</translation>
    </message>
    <message>
        <source>the judgment does not mark its parties</source>
        <translation>la décision ne signale pas ses parties</translation>
    </message>
    <message>
        <source>the judgment does not mark its judges</source>
        <translation>la décision ne signale pas ses juges</translation>
    </message>
    <message>
        <source>the judgment does not mark its case number</source>
        <translation>la décision ne signale pas son numéro d’affaire</translation>
    </message>
    <message>
        <source>the document has no meta element; only its text is available</source>
        <translation>le document n’a pas d’élément meta&#xa0;; seul son texte est disponible</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>no compressed content, or one of more than %1 bytes</source>
        <translation>aucun contenu comprimé, ou un contenu de plus de %1 octets</translation>
    </message>
    <message>
        <source>damaged compressed content</source>
        <translation>contenu comprimé endommagé</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>le fichier de verrou %1 ne peut pas être verrouillé (%2)&#xa0;; gardez-le sur un disque local</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>le fichier de verrou %1 ne peut pas être créé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is locked by another program</source>
        <translation>%1 est verrouillé par un autre programme</translation>
    </message>
    <message>
        <source>the lock file %1 is not a regular file; remove it</source>
        <translation>le fichier de verrou %1 n’est pas un fichier ordinaire&#xa0;; supprimez-le</translation>
    </message>
    <message>
        <source>the disk is full: %1 was not written; free some space and try again (%2)</source>
        <translation>le disque est plein&#xa0;: %1 n’a pas été écrit&#xa0;; libérez de l’espace et réessayez (%2)</translation>
    </message>
    <message>
        <source>no permission to write %1: check the permissions of the file and its folder (%2)</source>
        <translation>pas de droit d’écriture sur %1&#xa0;: vérifiez les droits du fichier et de son dossier (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>the folder %1</source>
        <translation>le dossier %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file but a folder, pipe, socket or device; specify a file</source>
        <translation>%1 n’est pas un fichier ordinaire, mais un dossier, un tube, un socket ou un périphérique&#xa0;; indiquez un fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Akoma Ntoso FRBR URI</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un URI FRBR d’Akoma Ntoso</translation>
    </message>
    <message>
        <source>an expression URI needs a language</source>
        <translation>l’URI d’une expression doit indiquer une langue</translation>
    </message>
    <message>
        <source>a manifestation URI needs a format</source>
        <translation>l’URI d’une manifestation doit indiquer un format</translation>
    </message>
    <message>
        <source>no such date: %1</source>
        <translation>cette date n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a date such as 2024-02-29</source>
        <translation>une date comme 2024-02-29</translation>
    </message>
    <message>
        <source>an instant such as 2024-02-29T12:00:00Z</source>
        <translation>un instant comme 2024-02-29T12:00:00Z</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas %2</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>dans «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>«&#xa0;expression_frbr_uri&#xa0;» n’a pas de langue ou pas de date</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; is none of the work &quot;frbr_uri&quot;</source>
        <translation>«&#xa0;expression_frbr_uri&#xa0;» n’est pas une expression de l’œuvre «&#xa0;frbr_uri&#xa0;»</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>un tableau de chaînes</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>un tableau d’objets</translation>
    </message>
    <message>
        <source>an array of dates</source>
        <translation>un tableau de dates</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single word.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un seul mot.</translation>
    </message>
    <message>
        <source>A knowledge base can have at most %1 values for each filter.</source>
        <translation>Une base de connaissances peut avoir au plus %1 valeurs par filtre.</translation>
    </message>
    <message>
        <source>The code of a knowledge base must have 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>Le code d’une base de connaissances doit comporter de 1 à %1 lettres de a à z, chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;».</translation>
    </message>
    <message>
        <source>The name of a knowledge base must have 1 to %1 characters.</source>
        <translation>Le nom d’une base de connaissances doit comporter de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>The description of a knowledge base can have at most %1 characters.</source>
        <translation>La description d’une base de connaissances peut comporter au plus %1 caractères.</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base contains a NUL character.</source>
        <translation>Le nom ou la description d’une base de connaissances contient un caractère NUL.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas %2.</translation>
    </message>
    <message>
        <source>the address of a work, like /akn/za/act/1998/55</source>
        <translation>l’adresse d’une œuvre, comme /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of words.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste de mots.</translation>
    </message>
    <message>
        <source>A subscription is a JSON object.</source>
        <translation>Un abonnement est un objet JSON.</translation>
    </message>
    <message>
        <source>a country, like za</source>
        <translation>un pays, comme za</translation>
    </message>
    <message>
        <source>a place, like za or za-cpt</source>
        <translation>un lieu, comme za ou za-cpt</translation>
    </message>
    <message>
        <source>a nature, like act or act/by-law</source>
        <translation>une nature, comme act ou act/by-law</translation>
    </message>
    <message>
        <source>the certificate is not valid yet</source>
        <translation>le certificat n’est pas encore valide</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>le certificat a expiré</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>le certificat est auto-signé</translation>
    </message>
    <message>
        <source>the certificate is not signed by a trusted authority</source>
        <translation>le certificat n’est pas signé par une autorité de confiance</translation>
    </message>
    <message>
        <source>connections to link-local addresses are not allowed</source>
        <translation>les connexions à des adresses de lien local ne sont pas autorisées</translation>
    </message>
    <message>
        <source>the token contains an invalid character</source>
        <translation>le jeton contient un caractère non valide</translation>
    </message>
    <message>
        <source>the connection was closed within the response header</source>
        <translation>la connexion a été fermée au milieu de l’en-tête de la réponse</translation>
    </message>
    <message>
        <source>the proxy requires authentication</source>
        <translation>le mandataire exige une authentification</translation>
    </message>
    <message>
        <source>the response header is too long</source>
        <translation>l’en-tête de la réponse est trop long</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>les données reçues ne sont pas une réponse HTTP</translation>
    </message>
    <message>
        <source>proxy host not found</source>
        <translation>hôte mandataire introuvable</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>hôte introuvable</translation>
    </message>
    <message>
        <source>the certificate is for another host name</source>
        <translation>le certificat est établi pour un autre nom d’hôte</translation>
    </message>
    <message>
        <source>the connection was closed without a response</source>
        <translation>la connexion a été fermée sans réponse</translation>
    </message>
    <message>
        <source>TLS handshake failed</source>
        <translation>échec de la négociation TLS</translation>
    </message>
    <message>
        <source>connection refused or host unreachable</source>
        <translation>connexion refusée ou hôte injoignable</translation>
    </message>
    <message>
        <source>the idle connection was closed</source>
        <translation>la connexion inactive a été fermée</translation>
    </message>
    <message>
        <source>not enough memory for a connection</source>
        <translation>mémoire insuffisante pour une connexion</translation>
    </message>
    <message>
        <source>the embeddings endpoint does not respond: %1</source>
        <translation>le service d’embeddings ne répond pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>et %1 autres avertissements</translation>
    </message>
    <message>
        <source>a picture was added</source>
        <translation>une image a été ajoutée</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>%1 images ont été ajoutées</translation>
    </message>
    <message>
        <source>its name has an empty part</source>
        <translation>son nom a une partie vide</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>son nom mène hors du dossier («&#xa0;..&#xa0;»)</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>its name ends with a dot or a space, which some systems remove</source>
        <translation>son nom se termine par un point ou une espace, que certains systèmes suppriment</translation>
    </message>
    <message>
        <source>its name is a reserved device name on some systems</source>
        <translation>son nom est un nom de périphérique réservé sur certains systèmes</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>il n’a pas de nom</translation>
    </message>
    <message>
        <source>its name contains a NUL character</source>
        <translation>son nom contient un caractère nul</translation>
    </message>
    <message>
        <source>its name contains a control character</source>
        <translation>son nom contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>son nom n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>son nom contient une barre oblique inverse</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>son nom est un chemin absolu</translation>
    </message>
    <message>
        <source>its name starts with a drive letter</source>
        <translation>son nom commence par une lettre de lecteur</translation>
    </message>
    <message>
        <source>its folders are nested too deeply</source>
        <translation>ses dossiers sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>le dossier est illisible</translation>
    </message>
    <message>
        <source>it is a symbolic link to a target outside the folder</source>
        <translation>c’est un lien symbolique vers une cible hors du dossier</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>lecture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>il dépasse %1 octets</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>il a grandi pendant sa lecture</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>l’archive ne contient aucun document</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>ce n’est ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>the library has no revision %1; its latest is %2</source>
        <translation>la bibliothèque n’a pas de révision %1&#xa0;; la dernière est %2</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>l’exportation a été annulée</translation>
    </message>
    <message>
        <source>%1: the file %2 is larger than the %3 bytes that a pack may hold of one</source>
        <translation>%1&#xa0;: le fichier %2 dépasse les %3 octets qu’un paquet peut contenir par fichier</translation>
    </message>
    <message>
        <source>the library was made by an older version; open it once, then export</source>
        <translation>la bibliothèque a été créée par une version antérieure&#xa0;; ouvrez-la une fois, puis exportez</translation>
    </message>
    <message>
        <source>%1 is the library itself; name another file</source>
        <translation>%1 est la bibliothèque elle-même&#xa0;; indiquez un autre fichier</translation>
    </message>
    <message>
        <source>the pack was exported from this library</source>
        <translation>le paquet a été exporté de cette bibliothèque</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>%1 n’a pas de révision</translation>
    </message>
    <message>
        <source>the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first</source>
        <translation>le paquet continue à partir de la révision %1 d’une bibliothèque qui n’a pas été importée ici&#xa0;; importez d’abord le paquet qui commence à la révision 0</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, but the library already has the newer revision %2</source>
        <translation>le paquet se termine à la révision %1, mais la bibliothèque a déjà la révision %2, plus récente</translation>
    </message>
    <message>
        <source>the pack continues from revision %1, but the library has revision %2; import the packs in between first</source>
        <translation>le paquet continue à partir de la révision %1, mais la bibliothèque a la révision %2&#xa0;; importez d’abord les paquets intermédiaires</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>il n’a pas de tableau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place code</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un code de lieu</translation>
    </message>
    <message>
        <source>a topic has no slug or is nested too deeply</source>
        <translation>un thème n’a pas de slug ou est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>un jeu de données n’a pas de name, created_at ou updated_at</translation>
    </message>
    <message>
        <source>a manifestation has no path</source>
        <translation>une manifestation n’a pas de chemin</translation>
    </message>
    <message>
        <source>a media file has no path or no name</source>
        <translation>un fichier média n’a pas de chemin ou pas de nom</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>deletions.json n’a pas de listes</translation>
    </message>
    <message>
        <source>its kind &quot;%1&quot; is unknown; update the program to import it</source>
        <translation>son type «&#xa0;%1&#xa0;» est inconnu&#xa0;; mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains values that are not strings</source>
        <translation>«&#xa0;%1&#xa0;» contient des valeurs qui ne sont pas des chaînes</translation>
    </message>
    <message>
        <source>it has the unknown member &quot;%1&quot;; update the program to import it</source>
        <translation>il contient le membre inconnu «&#xa0;%1&#xa0;»&#xa0;; mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>the library already has a newer list</source>
        <translation>la bibliothèque a déjà une liste plus récente</translation>
    </message>
    <message>
        <source>it was removed here and is not restored</source>
        <translation>elle a été supprimée ici et n’est pas rétablie</translation>
    </message>
    <message>
        <source>the maximum of %1 knowledge bases is reached</source>
        <translation>le maximum de %1 bases de connaissances est atteint</translation>
    </message>
    <message>
        <source>it is synced from a server and is kept</source>
        <translation>elle est synchronisée depuis un serveur et est conservée</translation>
    </message>
    <message>
        <source>the library has its own knowledge base %1, which is kept</source>
        <translation>la bibliothèque a sa propre base de connaissances %1, qui est conservée</translation>
    </message>
    <message>
        <source>it is updated by packs of another library</source>
        <translation>elle est mise à jour par les paquets d’une autre bibliothèque</translation>
    </message>
    <message>
        <source>the source library has removed it, but it was changed here and is kept</source>
        <translation>la bibliothèque d’origine l’a supprimée, mais elle a été modifiée ici et est conservée</translation>
    </message>
    <message>
        <source>the source library has removed it</source>
        <translation>la bibliothèque d’origine l’a supprimée</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>il contient plus de %1 bases de connaissances</translation>
    </message>
    <message>
        <source>its revision is not a non-negative integer</source>
        <translation>sa révision n’est pas un entier positif ou nul</translation>
    </message>
    <message>
        <source>%1 is repeated</source>
        <translation>%1 est répété</translation>
    </message>
    <message>
        <source>the definitions of the knowledge bases take more than %1 bytes</source>
        <translation>les définitions des bases de connaissances dépassent %1 octets</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: %1</source>
        <translation>le manifeste du paquet est incorrect&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path in a pack</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un chemin dans un paquet</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>%1 n’a pas de SHA-256 ou pas de taille</translation>
    </message>
    <message>
        <source>it does not identify its library and revisions</source>
        <translation>il n’identifie pas sa bibliothèque ni ses révisions</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list it</source>
        <translation>le manifeste du paquet ne le mentionne pas</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list %1</source>
        <translation>le manifeste du paquet ne mentionne pas %1</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>le manifeste du paquet mentionne %1, qui manque</translation>
    </message>
    <message>
        <source>%1 does not match the pack&apos;s manifest (SHA-256 or size)</source>
        <translation>%1 ne correspond pas au manifeste du paquet (SHA-256 ou taille)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>son format n’est pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the pack has format version %1; this program supports %2. Update the program to import it</source>
        <translation>le paquet a la version de format %1&#xa0;; ce programme prend en charge %2. Mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>il n’a pas de liste de fichiers</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>l’importation a été annulée</translation>
    </message>
    <message>
        <source>the archive cannot be read: %1</source>
        <translation>l’archive ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>sa somme de contrôle ne correspond pas</translation>
    </message>
    <message>
        <source>its packed data are damaged: %1</source>
        <translation>ses données comprimées sont endommagées&#xa0;: %1</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>il se décompresse en plus de %1 fois sa taille</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>il est chiffré</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>c’est un lien symbolique</translation>
    </message>
    <message>
        <source>its compression method is not supported</source>
        <translation>sa méthode de compression n’est pas prise en charge</translation>
    </message>
    <message>
        <source>nested archives are not supported</source>
        <translation>les archives imbriquées ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>another member has the same or an equivalent name</source>
        <translation>un autre membre a le même nom ou un nom équivalent</translation>
    </message>
    <message>
        <source>it is reached through a symbolic link</source>
        <translation>il est atteint par un lien symbolique</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its members are larger than itself</source>
        <translation>l’archive est endommagée ou falsifiée&#xa0;: ses membres sont plus grands qu’elle</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes; the limit is %2</source>
        <translation>l’archive décompressée fait %1 octets&#xa0;; la limite est de %2</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>il ne se décompresse pas dans les %1 octets annoncés</translation>
    </message>
    <message>
        <source>the archive has %1 members; the limit is %2</source>
        <translation>l’archive a %1 membres&#xa0;; la limite est de %2</translation>
    </message>
    <message>
        <source>not a ZIP archive, or truncated</source>
        <translation>ce n’est pas une archive ZIP, ou elle est tronquée</translation>
    </message>
    <message>
        <source>multi-volume archives are not supported</source>
        <translation>les archives en plusieurs volumes ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>the archive&apos;s list of members is too large</source>
        <translation>la liste des membres de l’archive est trop grande</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: %1</source>
        <translation>l’archive est endommagée ou falsifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>a file is larger than the %1 bytes that an archive may hold</source>
        <translation>un fichier dépasse les %1 octets qu’une archive peut contenir</translation>
    </message>
    <message>
        <source>there are more files than an archive may hold (%1)</source>
        <translation>il y a plus de fichiers qu’une archive ne peut en contenir (%1)</translation>
    </message>
    <message>
        <source>the archive takes no member: %1</source>
        <translation>l’archive n’accepte pas de membre&#xa0;: %1</translation>
    </message>
    <message>
        <source>this computer&apos;s keychain cannot be used: %1</source>
        <translation>le trousseau de cet ordinateur ne peut pas être utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the keychain has no such entry</source>
        <translation>le trousseau n’a pas cette entrée</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>il ne répond pas</translation>
    </message>
    <message>
        <source>the keychain is no longer waited for</source>
        <translation>le trousseau n’est plus attendu</translation>
    </message>
    <message>
        <source>it returns other data than was stored</source>
        <translation>il renvoie d’autres données que celles enregistrées</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it, then allow connections and enter tokens again</source>
        <translation>%1 est endommagé&#xa0;; supprimez-le, puis autorisez les connexions et saisissez à nouveau les jetons</translation>
    </message>
    <message>
        <source>connections of this library to %1 are not allowed yet (%2); see &apos;sheriactl library trust&apos;</source>
        <translation>les connexions de cette bibliothèque à %1 ne sont pas encore autorisées (%2)&#xa0;; voir «&#xa0;sheriactl library trust&#xa0;»</translation>
    </message>
    <message>
        <source>no token is stored for %1; enter it again</source>
        <translation>aucun jeton n’est enregistré pour %1&#xa0;; saisissez-le à nouveau</translation>
    </message>
    <message>
        <source>this computer has no source of randomness</source>
        <translation>cet ordinateur n’a pas de source d’aléa</translation>
    </message>
    <message>
        <source>no key at %1 for the secrets of this library</source>
        <translation>pas de clé à %1 pour les secrets de cette bibliothèque</translation>
    </message>
    <message>
        <source>%1 is not a key of 32 bytes</source>
        <translation>%1 n’est pas une clé de 32 octets</translation>
    </message>
    <message>
        <source>the secret was encrypted on another computer or for another user; set it again</source>
        <translation>le secret a été chiffré sur un autre ordinateur ou pour un autre utilisateur&#xa0;; définissez-le à nouveau</translation>
    </message>
    <message>
        <source>%1 is damaged or not an encrypted token file</source>
        <translation>%1 est endommagé ou n’est pas un fichier chiffré de jetons</translation>
    </message>
    <message>
        <source>the encrypted token file is locked; enter its password</source>
        <translation>le fichier chiffré des jetons est verrouillé&#xa0;; saisissez son mot de passe</translation>
    </message>
    <message>
        <source>not enough memory to open the encrypted token file</source>
        <translation>mémoire insuffisante pour ouvrir le fichier chiffré des jetons</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>wrong password for %1, or the file is damaged</source>
        <translation>mot de passe incorrect pour %1, ou fichier endommagé</translation>
    </message>
    <message>
        <source>%1 is in use</source>
        <translation>%1 est en cours d’utilisation</translation>
    </message>
    <message>
        <source>the encrypted token file has no such entry</source>
        <translation>le fichier chiffré des jetons n’a pas cette entrée</translation>
    </message>
    <message>
        <source>no token is stored for this server; enter it again</source>
        <translation>aucun jeton n’est enregistré pour ce serveur&#xa0;; saisissez-le à nouveau</translation>
    </message>
    <message>
        <source>the file with the token, %1, cannot be read: %2</source>
        <translation>le fichier du jeton, %1, ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>the token is empty, too long, or contains invalid characters</source>
        <translation>le jeton est vide, trop long ou contient des caractères non valides</translation>
    </message>
    <message>
        <source>tokens are not stored there</source>
        <translation>les jetons n’y sont pas enregistrés</translation>
    </message>
    <message>
        <source>replaces another text (without a date) with the same address, which is stored as superseded at %1</source>
        <translation>remplace un autre texte (sans date) ayant la même adresse, conservé comme remplacé sous %1</translation>
    </message>
    <message>
        <source>replaces another text (of %1) with the same address, which is stored as superseded at %2</source>
        <translation>remplace un autre texte (du %1) ayant la même adresse, conservé comme remplacé sous %2</translation>
    </message>
    <message>
        <source>stored as superseded: a newer text with the same address exists</source>
        <translation>enregistré comme remplacé&#xa0;: un texte plus récent existe à la même adresse</translation>
    </message>
    <message>
        <source>stored as component %1 of its expression</source>
        <translation>enregistré comme composant %1 de son expression</translation>
    </message>
    <message>
        <source>no such source: %1</source>
        <translation>cette source n’existe pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is already a source, number %2</source>
        <translation>%1 est déjà une source, numéro %2</translation>
    </message>
    <message>
        <source>%1 works are waiting to be downloaded; try again later</source>
        <translation>%1 œuvres attendent d’être téléchargées&#xa0;; réessayez plus tard</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an address such as https://api.example.org</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse comme https://api.example.org</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>l’adresse doit commencer par https:// ou http://</translation>
    </message>
    <message>
        <source>the address must not contain a password; enter the token separately</source>
        <translation>l’adresse ne doit pas contenir de mot de passe&#xa0;; saisissez le jeton séparément</translation>
    </message>
    <message>
        <source>the address must not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>l’adresse ne doit contenir ni «&#xa0;?&#xa0;» ni «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>the server answered with another decision, %1</source>
        <translation>le serveur a répondu avec une autre décision, %1</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>le serveur a répondu avec une autre expression, %1</translation>
    </message>
    <message>
        <source>the server sent a different text</source>
        <translation>le serveur a envoyé un autre texte</translation>
    </message>
    <message>
        <source>the files of one expression are too large</source>
        <translation>les fichiers d’une expression sont trop volumineux</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>la réponse est trop volumineuse</translation>
    </message>
    <message>
        <source>the response has no list of %1</source>
        <translation>la réponse n’a pas de liste de %1</translation>
    </message>
    <message>
        <source>the response is not a page of a list</source>
        <translation>la réponse n’est pas une page de liste</translation>
    </message>
    <message>
        <source>the list on the server does not end</source>
        <translation>la liste du serveur ne se termine pas</translation>
    </message>
    <message>
        <source>the server has no matching content</source>
        <translation>le serveur n’a pas de contenu correspondant</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>%1 (as with the %2 before it; missing texts are downloaded next time)</source>
        <translation>%1 (comme les %2 précédents&#xa0;; les textes manquants seront téléchargés la prochaine fois)</translation>
    </message>
    <message>
        <source>the response is not an enrichment dataset</source>
        <translation>la réponse n’est pas un jeu de données d’enrichissement</translation>
    </message>
    <message>
        <source>cannot connect: %1. Check the address and the network connection.</source>
        <translation>connexion impossible&#xa0;: %1. Vérifiez l’adresse et la connexion réseau.</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong.</source>
        <translation>la connexion n’est pas sûre, rien n’a donc été envoyé&#xa0;: %1. La connexion est peut-être interceptée, le certificat du serveur non valide ou l’horloge de cet ordinateur mal réglée.</translation>
    </message>
    <message>
        <source>the server did not respond in time</source>
        <translation>le serveur n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>the connection was lost: %1</source>
        <translation>la connexion a été perdue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the server rejected the token (401). Enter another token.</source>
        <translation>le serveur a refusé le jeton (401). Saisissez un autre jeton.</translation>
    </message>
    <message>
        <source>the token does not give access to this (403). Ask the operator of the server.</source>
        <translation>le jeton ne donne pas accès à cela (403). Demandez à l’exploitant du serveur.</translation>
    </message>
    <message>
        <source>not found on the server (404)</source>
        <translation>introuvable sur le serveur (404)</translation>
    </message>
    <message>
        <source>the server redirects to another host, to which the token is not sent</source>
        <translation>le serveur redirige vers un autre hôte, auquel le jeton n’est pas envoyé</translation>
    </message>
    <message>
        <source>the response (%1) does not come from the API; it may come from a proxy or a sign-in page</source>
        <translation>la réponse (%1) ne vient pas de l’API&#xa0;; elle vient peut-être d’un mandataire ou d’une page de connexion</translation>
    </message>
    <message>
        <source>the server is temporarily unavailable (%1)</source>
        <translation>le serveur est temporairement indisponible (%1)</translation>
    </message>
    <message>
        <source>the server refused the request (%1)</source>
        <translation>le serveur a refusé la demande (%1)</translation>
    </message>
    <message>
        <source>the server has no place &apos;%1&apos;</source>
        <translation>le serveur n’a pas de lieu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the list on the server kept changing while it was read; the next run reads it again</source>
        <translation>la liste du serveur a changé pendant la lecture&#xa0;; la prochaine exécution la relira</translation>
    </message>
    <message>
        <source>the lists on the server have %1 items without an address, which are skipped</source>
        <translation>les listes du serveur ont %1 éléments sans adresse, qui sont ignorés</translation>
    </message>
    <message>
        <source>the address of the source was changed in the meantime</source>
        <translation>l’adresse de la source a été modifiée entre-temps</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>la source a été retirée</translation>
    </message>
    <message>
        <source>another sync of this source is running: process %1 (%2), since %3</source>
        <translation>une autre synchronisation de cette source est en cours&#xa0;: processus %1 (%2), depuis %3</translation>
    </message>
    <message>
        <source>another sync of this source is running</source>
        <translation>une autre synchronisation de cette source est en cours</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a place; examples: za, za-cpt, za-*</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un lieu&#xa0;; exemples&#xa0;: za, za-cpt, za-*</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a topic; use slugs such as subjects-water</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un thème&#xa0;; utilisez des identifiants comme subjects-water</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a court; use codes such as kehc</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une juridiction&#xa0;; utilisez des codes comme kehc</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is incomplete: received %1 bytes, expected %2</source>
        <translation>le fichier est incomplet&#xa0;: %1 octets reçus, %2 attendus</translation>
    </message>
    <message>
        <source>no court decisions API at %1 (%2)</source>
        <translation>aucune API de décisions de justice à %1 (%2)</translation>
    </message>
    <message>
        <source>no knowledge base API at %1 (%2)</source>
        <translation>aucune API de bases de connaissances à %1 (%2)</translation>
    </message>
    <message>
        <source>no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>aucune API de législation à %1, ni version 3 ni version 2 (%2)</translation>
    </message>
    <message>
        <source>cannot connect to the receiver: %1</source>
        <translation>connexion au récepteur impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the receiver does not report its state: %1</source>
        <translation>le récepteur n’indique pas son état&#xa0;: %1</translation>
    </message>
    <message>
        <source>the request was dropped</source>
        <translation>la requête a été perdue</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>the connection was closed without an answer</source>
        <translation>la connexion a été fermée sans réponse</translation>
    </message>
    <message>
        <source>the body was cut off</source>
        <translation>le corps a été coupé</translation>
    </message>
    <message>
        <source>the rest of the body was not read</source>
        <translation>le reste du corps n’a pas été lu</translation>
    </message>
    <message>
        <source>nobody waited for it</source>
        <translation>personne ne l’attendait</translation>
    </message>
    <message>
        <source>the body did not end in time</source>
        <translation>le corps ne s’est pas terminé à temps</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>pas de connexion à temps</translation>
    </message>
    <message>
        <source>the body was cut off: %1</source>
        <translation>le corps a été coupé&#xa0;: %1</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>déplacé depuis %1</translation>
    </message>
    <message>
        <source>%1 is not an unidentified document; only those can be given an address</source>
        <translation>%1 n’est pas un document non identifié&#xa0;; seuls ceux-ci peuvent recevoir une adresse</translation>
    </message>
    <message>
        <source>%1 is not the address of a work; write it as in /akn/za/act/1998/55</source>
        <translation>%1 n’est pas l’adresse d’une œuvre&#xa0;; écrivez-la comme /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>no document was given the address %1</source>
        <translation>aucun document n’a reçu l’adresse %1</translation>
    </message>
    <message>
        <source>%1 was changed after the import; undo the later change first</source>
        <translation>%1 a été modifié après l’importation&#xa0;; annulez d’abord la modification ultérieure</translation>
    </message>
    <message>
        <source>%1 is in the library again; delete it before you restore the older one</source>
        <translation>%1 est de nouveau dans la bibliothèque&#xa0;; supprimez-le avant de restaurer l’ancien</translation>
    </message>
    <message>
        <source>%1 is synced from %2, and the next sync would bring it back; remove the sync source or exclude the work from it first</source>
        <translation>%1 est synchronisé depuis %2, et la prochaine synchronisation le rétablirait&#xa0;; retirez d’abord la source ou excluez-en l’œuvre</translation>
    </message>
    <message>
        <source>there is nothing to undo with number %1</source>
        <translation>il n’y a rien à annuler sous le numéro %1</translation>
    </message>
    <message>
        <source>%1: no country has the code %2</source>
        <translation>%1&#xa0;: aucun pays n’a le code %2</translation>
    </message>
    <message>
        <source>the import has not ended; stop it, or wait until it has</source>
        <translation>l’importation n’est pas terminée&#xa0;; arrêtez-la ou attendez qu’elle le soit</translation>
    </message>
    <message>
        <source>%1 is in the library already; delete it first, or choose another address</source>
        <translation>%1 est déjà dans la bibliothèque&#xa0;; supprimez-le d’abord, ou choisissez une autre adresse</translation>
    </message>
    <message>
        <source>there is no number %1 in the trash</source>
        <translation>il n’y a pas de numéro %1 dans la corbeille</translation>
    </message>
    <message>
        <source>replaces the text of %1 with the same address, which is stored as superseded at %2</source>
        <translation>remplace le texte de %1 de même adresse, conservé comme remplacé sous %2</translation>
    </message>
    <message>
        <source>stored as superseded: %1 has a newer text with the same address</source>
        <translation>conservé comme remplacé&#xa0;: %1 a un texte plus récent de même adresse</translation>
    </message>
    <message>
        <source>%1 is there and no export of Sheria; name another folder</source>
        <translation>%1 existe et n’est pas une exportation de Sheria&#xa0;; nommez un autre dossier</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>git could not be started: %1; install git</source>
        <translation>git n’a pas pu être lancé&#xa0;: %1&#xa0;; installez git</translation>
    </message>
    <message>
        <source>git failed on %1: %2</source>
        <translation>git a échoué sur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the maximum of %1 receivers is reached</source>
        <translation>le maximum de %1 récepteurs est atteint</translation>
    </message>
    <message>
        <source>there is no receiver &apos;%1&apos;</source>
        <translation>il n’y a pas de récepteur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>entry %1 of the recording: %2</source>
        <translation>entrée %1 de l’enregistrement&#xa0;: %2</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is not valid</source>
        <translation>l’en-tête «&#xa0;%1&#xa0;» n’est pas valide</translation>
    </message>
    <message>
        <source>its body is longer than %1 bytes</source>
        <translation>son corps dépasse %1 octets</translation>
    </message>
    <message>
        <source>it has no request</source>
        <translation>elle n’a pas de requête</translation>
    </message>
    <message>
        <source>its request has no end of its headers</source>
        <translation>les en-têtes de sa requête n’ont pas de fin</translation>
    </message>
    <message>
        <source>it has neither a request nor a body</source>
        <translation>elle n’a ni requête ni corps</translation>
    </message>
    <message>
        <source>a recording has at most %1 calls</source>
        <translation>un enregistrement a au plus %1 appels</translation>
    </message>
    <message>
        <source>the HTTP archive has no list of entries</source>
        <translation>l’archive HTTP n’a pas de liste d’entrées</translation>
    </message>
    <message>
        <source>line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines</source>
        <translation>la ligne %1 n’est pas un objet JSON&#xa0;; un enregistrement est une archive HTTP (HAR) ou du JSON Lines</translation>
    </message>
    <message>
        <source>the recording has no POST requests</source>
        <translation>l’enregistrement n’a pas de requête POST</translation>
    </message>
    <message>
        <source>the recording is larger than %1 MB</source>
        <translation>l’enregistrement dépasse %1 Mo</translation>
    </message>
    <message>
        <source>nothing has been sent for the invocation %1</source>
        <translation>rien n’a été envoyé pour l’invocation %1</translation>
    </message>
    <message>
        <source>the response header &apos;%1&apos; cannot be used</source>
        <translation>l’en-tête de réponse «&#xa0;%1&#xa0;» ne peut pas être utilisé</translation>
    </message>
    <message>
        <source>the name of a receiver has at most %1 letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>le nom d’un récepteur a au plus %1 lettres, chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a preset of the laboratory</source>
        <translation>«&#xa0;%1&#xa0;» est un récepteur prédéfini du laboratoire</translation>
    </message>
    <message>
        <source>a status is a number from 200 to 599</source>
        <translation>un statut est un nombre de 200 à 599</translation>
    </message>
    <message>
        <source>a receiver answers within %1 seconds</source>
        <translation>un récepteur répond en %1 secondes au plus</translation>
    </message>
    <message>
        <source>the body has at most %1 bytes</source>
        <translation>le corps a au plus %1 octets</translation>
    </message>
    <message>
        <source>the body must be text in UTF-8</source>
        <translation>le corps doit être du texte en UTF-8</translation>
    </message>
    <message>
        <source>a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost</source>
        <translation>un récepteur ne transmet qu’à cet ordinateur&#xa0;: à 127.0.0.1, [::1] ou localhost</translation>
    </message>
    <message>
        <source>a request header must have the form &apos;Name: value&apos;, in ASCII</source>
        <translation>un en-tête de requête doit avoir la forme «&#xa0;Nom&#xa0;: valeur&#xa0;», en ASCII</translation>
    </message>
    <message>
        <source>the request header %1 is too long</source>
        <translation>l’en-tête de requête %1 est trop long</translation>
    </message>
    <message>
        <source>the request header %1 cannot be set</source>
        <translation>l’en-tête de requête %1 ne peut pas être défini</translation>
    </message>
    <message>
        <source>a webhook has at most %1 request headers</source>
        <translation>un webhook a au plus %1 en-têtes de requête</translation>
    </message>
    <message>
        <source>enter the value of the request header %1</source>
        <translation>saisissez la valeur de l’en-tête de requête %1</translation>
    </message>
    <message>
        <source>a library cannot be compared with a feed; a run with --full compares all its documents</source>
        <translation>une bibliothèque ne peut pas être comparée avec un flux&#xa0;; un passage avec --full compare tous ses documents</translation>
    </message>
    <message>
        <source>the response is not an Atom feed: %1</source>
        <translation>la réponse n’est pas un flux Atom&#xa0;: %1</translation>
    </message>
    <message>
        <source>it has a document type declaration</source>
        <translation>il a une déclaration de type de document</translation>
    </message>
    <message>
        <source>it begins with the element &apos;%1&apos;</source>
        <translation>il commence par l’élément «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a page has more than %1 entries</source>
        <translation>une page a plus de %1 entrées</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the pages of the feed have no end: %1 leads to a page that was read before</source>
        <translation>les pages du flux n’ont pas de fin&#xa0;: %1 mène à une page déjà lue</translation>
    </message>
    <message>
        <source>the server answered with another document, %1</source>
        <translation>le serveur a répondu par un autre document, %1</translation>
    </message>
    <message>
        <source>the feed links to another server, which is not contacted: %1</source>
        <translation>le flux renvoie à un autre serveur, qui n’est pas contacté&#xa0;: %1</translation>
    </message>
    <message>
        <source>the address of a feed must not contain &apos;#&apos;</source>
        <translation>l’adresse d’un flux ne doit pas contenir «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>choose at least one event</source>
        <translation>choisissez au moins un événement</translation>
    </message>
    <message>
        <source>comments can be written into .docx and .odt documents only</source>
        <translation>des commentaires ne peuvent être écrits que dans des documents .docx et .odt</translation>
    </message>
    <message>
        <source>The library has it: %1.</source>
        <translation>La bibliothèque l’a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The number is wrong. The library has: %1.</source>
        <translation>Le numéro est erroné. La bibliothèque a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The year is wrong. The library has: %1.</source>
        <translation>L’année est erronée. La bibliothèque a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is the number of another case: %1.</source>
        <translation>C’est le numéro d’une autre affaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is the number of another law: %1.</source>
        <translation>C’est le numéro d’une autre loi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The library has it: %1. Its text does not show whether there is such a provision.</source>
        <translation>La bibliothèque l’a&#xa0;: %1. Son texte ne montre pas si cette disposition existe.</translation>
    </message>
    <message>
        <source>No mark closes this quotation; it was read to the end of its paragraph. %1</source>
        <translation>Aucun guillemet ne ferme cette citation&#xa0;; elle a été lue jusqu’à la fin de son paragraphe. %1</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, SHA-256 %3.</source>
        <translation>Comparé avec %1 du %2, SHA-256 %3.</translation>
    </message>
    <message>
        <source>The words quoted stand in another provision: %1.</source>
        <translation>Les mots cités se trouvent dans une autre disposition&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no such provision in: %1.</source>
        <translation>Cette disposition n’existe pas dans&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The words quoted stood there at another date.</source>
        <translation>Les mots cités s’y trouvaient à une autre date.</translation>
    </message>
    <message>
        <source>It is repealed: %1.</source>
        <translation>Le texte est abrogé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The library does not have it, or cannot tell which is meant. It was not checked.</source>
        <translation>La bibliothèque ne l’a pas, ou ne peut dire lequel est visé. Rien n’a été vérifié.</translation>
    </message>
    <message>
        <source>Nothing in the library says whose words these are. They were not checked.</source>
        <translation>Rien dans la bibliothèque ne dit de qui sont ces mots. Ils n’ont pas été vérifiés.</translation>
    </message>
    <message>
        <source>The words are there.</source>
        <translation>Les mots s’y trouvent.</translation>
    </message>
    <message>
        <source>The words are there; brackets, ellipses or emphasis show changes.</source>
        <translation>Les mots s’y trouvent&#xa0;; des crochets, des points de suspension ou des mises en relief signalent des modifications.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>Les mots se trouvent dans une autre disposition&#xa0;: %1&#xa0;; des crochets, des points de suspension ou des mises en relief signalent des modifications.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>Les mots s’y trouvaient à une autre date&#xa0;: %1&#xa0;; des crochets, des points de suspension ou des mises en relief signalent des modifications.</translation>
    </message>
    <message>
        <source>%1 Left out: %2.</source>
        <translation>%1 Mots omis&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1.</source>
        <translation>Les mots se trouvent dans une autre disposition&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The words stand in a text of the work that has no date.</source>
        <translation>Les mots se trouvent dans un texte de l’œuvre qui n’a pas de date.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1.</source>
        <translation>Les mots s’y trouvaient à une autre date&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The words left out change the sense: %1.</source>
        <translation>Les mots omis changent le sens&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The words are not those of the text: %1.</source>
        <translation>Les mots ne sont pas ceux du texte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No text of this work in the library has these words.</source>
        <translation>Aucun texte de cette œuvre dans la bibliothèque n’a ces mots.</translation>
    </message>
    <message>
        <source>Table of authorities</source>
        <translation>Table des autorités</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Législation</translation>
    </message>
    <message>
        <source>Other authorities</source>
        <translation>Autres sources</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Cité dans</translation>
    </message>
    <message>
        <source>paragraph %1, note %2</source>
        <translation>paragraphe %1, note %2</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>paragraphe %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <translation>page %1, %2</translation>
    </message>
    <message>
        <source>The library holds this whole series, and there is no such number in it.</source>
        <translation>La bibliothèque possède toute cette série, et ce numéro n’y figure pas.</translation>
    </message>
    <message>
        <source>the state that the receiver reports is not JSON</source>
        <translation>l’état que le récepteur rapporte n’est pas du JSON</translation>
    </message>
    <message>
        <source>%1 is no file of notes</source>
        <translation>%1 n’est pas un fichier de notes</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of this program</source>
        <translation>%1 a été créé par une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>a note needs a work</source>
        <translation>une note doit se rapporter à une œuvre</translation>
    </message>
    <message>
        <source>it is no annotation</source>
        <translation>ce n’est pas une annotation</translation>
    </message>
    <message>
        <source>its comment does not end</source>
        <translation>son commentaire n’a pas de fin</translation>
    </message>
    <message>
        <source>its comment is no JSON: %1</source>
        <translation>son commentaire n’est pas du JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>its target is no work or expression (/akn/…)</source>
        <translation>sa cible n’est ni une œuvre ni une expression (/akn/…)</translation>
    </message>
    <message>
        <source>note %1 is not in the trash</source>
        <translation>la note %1 n’est pas dans la corbeille</translation>
    </message>
    <message>
        <source>several notes begin with %1</source>
        <translation>l’identifiant de plusieurs notes commence par %1</translation>
    </message>
    <message>
        <source>tags, collections or colour of a note</source>
        <translation>étiquettes, collections ou couleur d’une note</translation>
    </message>
    <message>
        <source>the expression of a note is none of its work</source>
        <translation>l’expression d’une note n’appartient pas à son œuvre</translation>
    </message>
    <message>
        <source>the file has more than %1 notes</source>
        <translation>le fichier contient plus de %1 notes</translation>
    </message>
    <message>
        <source>the file has no web annotations</source>
        <translation>le fichier ne contient pas d’annotations web</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>le fichier dépasse %1 Mo</translation>
    </message>
    <message>
        <source>the file is no JSON: %1, at byte %2</source>
        <translation>le fichier n’est pas du JSON&#xa0;: %1, à l’octet %2</translation>
    </message>
    <message>
        <source>the file is no Markdown that Sheria exported</source>
        <translation>le fichier n’est pas du Markdown exporté par Sheria</translation>
    </message>
    <message>
        <source>the file of notes %1 is damaged or was changed by another program (%2)</source>
        <translation>le fichier de notes %1 est endommagé ou a été modifié par un autre programme (%2)</translation>
    </message>
    <message>
        <source>the identifier is no UUID</source>
        <translation>l’identifiant n’est pas un UUID</translation>
    </message>
    <message>
        <source>the name of a search has 1 to %1 characters</source>
        <translation>le nom d’une recherche compte de 1 à %1 caractères</translation>
    </message>
    <message>
        <source>the notes %1 or their folder are read-only</source>
        <translation>les notes %1 ou leur dossier sont en lecture seule</translation>
    </message>
    <message>
        <source>the provision has no usable name</source>
        <translation>la disposition n’a pas de nom utilisable</translation>
    </message>
    <message>
        <source>the quotation of a note</source>
        <translation>la citation d’une note</translation>
    </message>
    <message>
        <source>the text of a note</source>
        <translation>le texte d’une note</translation>
    </message>
    <message>
        <source>the words stand there %1 times; say which of them is meant</source>
        <translation>ces mots y figurent %1 fois&#xa0;; précisez lesquels sont visés</translation>
    </message>
    <message>
        <source>there are no notes at %1</source>
        <translation>il n’y a pas de notes dans %1</translation>
    </message>
    <message>
        <source>there is a note %1 already</source>
        <translation>il existe déjà une note %1</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>il n’y a pas de note %1</translation>
    </message>
    <message>
        <source>there is no saved search &apos;%1&apos;</source>
        <translation>il n’y a pas de recherche enregistrée «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>too long: %1</source>
        <translation>trop long&#xa0;: %1</translation>
    </message>
    <message>
        <source>only the parts of its body were recorded, not the body</source>
        <translation>seules les parties de son corps ont été enregistrées, pas le corps</translation>
    </message>
    <message>
        <source>this is no usable citation style: %1</source>
        <translation>ce n’est pas un style de citation utilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>it has a document type or entities</source>
        <translation>il a un type de document ou des entités</translation>
    </message>
    <message>
        <source>its root is not &apos;%1&apos; of CSL</source>
        <translation>sa racine n’est pas «&#xa0;%1&#xa0;» de CSL</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is too large or too deep</source>
        <translation>il est trop grand ou trop profond</translation>
    </message>
    <message>
        <source>there is no citation style at &apos;%1&apos;</source>
        <translation>il n’y a pas de style de citation à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>il dépasse 1&#xa0;Mo</translation>
    </message>
    <message>
        <source>the words of citation styles are not installed: install the package citation-style-language-locales</source>
        <translation>les mots des styles de citation ne sont pas installés&#xa0;: installez le paquet citation-style-language-locales</translation>
    </message>
    <message>
        <source>the style refers to &apos;%1&apos;, which is not installed</source>
        <translation>le style renvoie à «&#xa0;%1&#xa0;», qui n’est pas installé</translation>
    </message>
    <message>
        <source>its language is not a code</source>
        <translation>sa langue n’est pas un code</translation>
    </message>
    <message>
        <source>the citation style takes too long or says too much</source>
        <translation>le style de citation prend trop de temps ou dit trop de choses</translation>
    </message>
    <message>
        <source>the program sheria-csl is not installed</source>
        <translation>le programme sheria-csl n’est pas installé</translation>
    </message>
    <message>
        <source>a style formats at most %1 works at once</source>
        <translation>un style met en forme %1 œuvres au plus à la fois</translation>
    </message>
    <message>
        <source>the citation style gave no citation</source>
        <translation>le style de citation n’a donné aucune référence</translation>
    </message>
    <message>
        <source>the citation style needs too much memory or time</source>
        <translation>le style de citation demande trop de mémoire ou de temps</translation>
    </message>
    <message>
        <source>the citation style cannot be used: %1</source>
        <translation>le style de citation ne peut pas être utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be run in its confinement (exit %2)</source>
        <translation>%1 ne peut pas être exécuté dans son confinement (code %2)</translation>
    </message>
    <message>
        <source>%1 is not in the library, or is not published</source>
        <translation>%1 ne figure pas dans la bibliothèque, ou n’est pas publié</translation>
    </message>
    <message>
        <source>%1 has no published text as at %2 in the library</source>
        <translation>%1 n’a pas de texte publié au %2 dans la bibliothèque</translation>
    </message>
    <message>
        <source>%1 is not in the text %2</source>
        <translation>%1 ne figure pas dans le texte %2</translation>
    </message>
    <message>
        <source>A bundle can have at most %1 entries</source>
        <translation>Un recueil peut comporter au plus %1 éléments</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>%1 citations and quotations, %2 with problems</source>
        <translation>%1 citations, dont&#xa0;%2 avec des problèmes</translation>
    </message>
    <message>
        <source>pages are drawn by the processor</source>
        <translation>les pages sont dessinées par le processeur</translation>
    </message>
    <message>
        <source>pages are drawn by %1</source>
        <translation>les pages sont dessinées par %1</translation>
    </message>
    <message>
        <source>the sandbox is off</source>
        <translation>le bac à sable est désactivé</translation>
    </message>
    <message>
        <source>the sandbox is on</source>
        <translation>le bac à sable est activé</translation>
    </message>
    <message>
        <source>Qt WebEngine %1 (Chromium %2): %3, %4.</source>
        <translation>Qt WebEngine %1 (Chromium %2)&#xa0;: %3, %4.</translation>
    </message>
    <message>
        <source>Start Sheria as an ordinary user: as root, or where QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.</source>
        <translation>Lancez Sheria en utilisateur ordinaire&#xa0;: en tant que root, ou si QTWEBENGINE_DISABLE_SANDBOX est définie, les pages n’ont pas de bac à sable.</translation>
    </message>
    <message>
        <source>The name of a group must have 1 to %1 characters without commas.</source>
        <translation>Le nom d’un groupe doit comporter de 1 à %1 caractères, sans virgule.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of subscriptions.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste d’abonnements.</translation>
    </message>
    <message>
        <source>The library does not exist.</source>
        <translation>La bibliothèque n’existe pas.</translation>
    </message>
    <message>
        <source>Check the path; &apos;sheriactl import&apos; creates a library.</source>
        <translation>Vérifiez le chemin&#xa0;; «&#xa0;sheriactl import&#xa0;» crée une bibliothèque.</translation>
    </message>
    <message>
        <source>The library is damaged, or is not a library.</source>
        <translation>La bibliothèque est endommagée, ou n’en est pas une.</translation>
    </message>
    <message>
        <source>Restore it from a backup. &apos;sheriactl verify&apos; shows what is damaged.</source>
        <translation>Restaurez-la depuis une sauvegarde. «&#xa0;sheriactl verify&#xa0;» montre ce qui est endommagé.</translation>
    </message>
    <message>
        <source>The check of the library was stopped.</source>
        <translation>La vérification de la bibliothèque a été arrêtée.</translation>
    </message>
    <message>
        <source>The library cannot be read.</source>
        <translation>La bibliothèque ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders, and whether another program keeps it locked.</source>
        <translation>Vérifiez les droits du fichier et de ses dossiers, et si un autre programme le verrouille.</translation>
    </message>
    <message>
        <source>The library has schema %1; this version of Sheria knows up to %2.</source>
        <translation>La bibliothèque a le schéma %1&#xa0;; cette version de Sheria connaît jusqu’à %2.</translation>
    </message>
    <message>
        <source>Install the latest version of Sheria.</source>
        <translation>Installez la dernière version de Sheria.</translation>
    </message>
    <message>
        <source>The library has schema %1, and is upgraded to %2 when it is opened next.</source>
        <translation>La bibliothèque a le schéma %1, et passera à %2 à la prochaine ouverture.</translation>
    </message>
    <message>
        <source>Open the library; a backup is made first.</source>
        <translation>Ouvrez la bibliothèque&#xa0;; une sauvegarde est faite auparavant.</translation>
    </message>
    <message>
        <source>The library opens: schema %1, revision %2, %3 MB. The quick check found no damage.</source>
        <translation>La bibliothèque s’ouvre&#xa0;: schéma %1, révision %2, %3 Mo. La vérification rapide n’a trouvé aucun dommage.</translation>
    </message>
    <message>
        <source>The library or its folder is read-only: it can be read, not changed.</source>
        <translation>La bibliothèque ou son dossier est en lecture seule&#xa0;: elle peut être lue, pas modifiée.</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or copy the library elsewhere.</source>
        <translation>Rendez le fichier et son dossier accessibles en écriture, ou copiez la bibliothèque ailleurs.</translation>
    </message>
    <message>
        <source>Other users of this computer can read or change the library.</source>
        <translation>D’autres utilisateurs de cet ordinateur peuvent lire ou modifier la bibliothèque.</translation>
    </message>
    <message>
        <source>Open the library with Sheria, or remove their permissions (chmod 600).</source>
        <translation>Ouvrez la bibliothèque avec Sheria, ou retirez leurs droits (chmod 600).</translation>
    </message>
    <message>
        <source>Only you can read and change the library.</source>
        <translation>Vous seul pouvez lire et modifier la bibliothèque.</translation>
    </message>
    <message>
        <source>There is no write-ahead log: all changes are in the library&apos;s file.</source>
        <translation>Il n’y a pas de journal d’écriture&#xa0;: toutes les modifications sont dans le fichier de la bibliothèque.</translation>
    </message>
    <message>
        <source>The write-ahead log has %1 MB.</source>
        <translation>Le journal d’écriture occupe %1 Mo.</translation>
    </message>
    <message>
        <source>Close all programs that have the library open: the last one merges the log.</source>
        <translation>Fermez tous les programmes qui ont la bibliothèque ouverte&#xa0;: le dernier intègre le journal.</translation>
    </message>
    <message>
        <source>There are no backups from upgrades.</source>
        <translation>Il n’y a pas de sauvegardes de mises à niveau.</translation>
    </message>
    <message>
        <source>Backups from upgrades: %1, %2 MB.</source>
        <translation>Sauvegardes de mises à niveau&#xa0;: %1, %2 Mo.</translation>
    </message>
    <message>
        <source>Backups that you no longer need can be deleted.</source>
        <translation>Les sauvegardes dont vous n’avez plus besoin peuvent être supprimées.</translation>
    </message>
    <message>
        <source>The search index was not checked: it belongs to the library.</source>
        <translation>L’index de recherche n’a pas été vérifié&#xa0;: il va avec la bibliothèque.</translation>
    </message>
    <message>
        <source>The search index could not be checked.</source>
        <translation>L’index de recherche n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>It is updated when the library is opened next; &apos;sheriactl index rebuild&apos; builds it now.</source>
        <translation>Il est mis à jour à la prochaine ouverture de la bibliothèque&#xa0;; «&#xa0;sheriactl index rebuild&#xa0;» le construit tout de suite.</translation>
    </message>
    <message>
        <source>The search index is up to date: revision %1, %2 works, %3 MB.</source>
        <translation>L’index de recherche est à jour&#xa0;: révision %1, %2 œuvres, %3 Mo.</translation>
    </message>
    <message>
        <source>There is no search index.</source>
        <translation>Il n’y a pas d’index de recherche.</translation>
    </message>
    <message>
        <source>The search index is being built.</source>
        <translation>L’index de recherche est en cours de construction.</translation>
    </message>
    <message>
        <source>The search index is behind: revision %1 of %2.</source>
        <translation>L’index de recherche est en retard&#xa0;: révision %1 sur %2.</translation>
    </message>
    <message>
        <source>The search index was built by another version.</source>
        <translation>L’index de recherche a été construit par une autre version.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>L’index de recherche est endommagé.</translation>
    </message>
    <message>
        <source>The search index belongs to another library.</source>
        <translation>L’index de recherche est celui d’une autre bibliothèque.</translation>
    </message>
    <message>
        <source>The disk could not be checked.</source>
        <translation>Le disque n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>The disk of the library has %1 MB free.</source>
        <translation>Le disque de la bibliothèque a %1 Mo libres.</translation>
    </message>
    <message>
        <source>Free some space: changes cannot be saved.</source>
        <translation>Libérez de l’espace&#xa0;: les modifications ne peuvent pas être enregistrées.</translation>
    </message>
    <message>
        <source>Upgrades and test imports need as much space as the library takes.</source>
        <translation>Les mises à niveau et les essais d’importation demandent autant d’espace que la bibliothèque.</translation>
    </message>
    <message>
        <source>The library is on a network file system (%1).</source>
        <translation>La bibliothèque est sur un système de fichiers en réseau (%1).</translation>
    </message>
    <message>
        <source>Keep it on a local disk: locks and the log are not reliable there.</source>
        <translation>Gardez-la sur un disque local&#xa0;: les verrous et le journal n’y sont pas fiables.</translation>
    </message>
    <message>
        <source>The server is running at port %1.</source>
        <translation>Le serveur fonctionne sur le port %1.</translation>
    </message>
    <message>
        <source>The server was not checked.</source>
        <translation>Le serveur n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>The server is not running; port %1 is free.</source>
        <translation>Le serveur ne fonctionne pas&#xa0;; le port %1 est libre.</translation>
    </message>
    <message>
        <source>Another program uses port %1, or you may not use it.</source>
        <translation>Un autre programme emploie le port %1, ou vous n’y avez pas droit.</translation>
    </message>
    <message>
        <source>Choose another port for the server.</source>
        <translation>Choisissez un autre port pour le serveur.</translation>
    </message>
    <message>
        <source>A keychain is available.</source>
        <translation>Un trousseau est disponible.</translation>
    </message>
    <message>
        <source>The keychain was not checked.</source>
        <translation>Le trousseau n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>A keychain is not available.</source>
        <translation>Aucun trousseau n’est disponible.</translation>
    </message>
    <message>
        <source>Tokens of other servers can be kept in a file with a password instead.</source>
        <translation>Les jetons d’autres serveurs peuvent être gardés dans un fichier protégé par un mot de passe.</translation>
    </message>
    <message>
        <source>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</source>
        <translation>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</translation>
    </message>
    <message>
        <source>%1, %2, kernel %3</source>
        <translation>%1, %2, noyau %3</translation>
    </message>
    <message>
        <source>%1 was made by an older version of this program, and cannot be brought up to date where it is read-only</source>
        <translation>%1 a été créé par une version antérieure de ce programme et ne peut pas être mis à jour là où il est en lecture seule</translation>
    </message>
    <message>
        <source>note %1 is in no conflict</source>
        <translation>la note %1 n’est dans aucun conflit</translation>
    </message>
    <message>
        <source>it replaces what comes after it</source>
        <translation>elle remplace ce qui vient après elle</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operation</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une opération</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>la ligne dépasse %1 octets</translation>
    </message>
    <message>
        <source>it is no operation: %1</source>
        <translation>ce n’est pas une opération&#xa0;: %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>elle a été écrite par une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>it is of another author: %1</source>
        <translation>elle est d’un autre auteur&#xa0;: %1</translation>
    </message>
    <message>
        <source>its number is %1 instead of %2</source>
        <translation>son numéro est %1 au lieu de %2</translation>
    </message>
    <message>
        <source>it has no usable time</source>
        <translation>elle n’a pas d’heure utilisable</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>elle ne dit rien que ce programme connaisse</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>il dépasse %1 Mo</translation>
    </message>
    <message>
        <source>the shared folder %1 is not there; what you change is kept, and goes there when it is</source>
        <translation>le dossier partagé %1 est introuvable&#xa0;; ce que vous changez est conservé et y sera transmis dès qu’il sera là</translation>
    </message>
    <message>
        <source>it has more than %1 logs</source>
        <translation>il contient plus de %1 journaux</translation>
    </message>
    <message>
        <source>it is not named after an author, and was not read</source>
        <translation>il ne porte pas le nom d’un auteur et n’a pas été lu</translation>
    </message>
    <message>
        <source>it is a link, and was not read</source>
        <translation>c’est un lien, et il n’a pas été lu</translation>
    </message>
    <message>
        <source>line %1 and what follows was not taken: %2</source>
        <translation>la ligne %1 et ce qui suit n’ont pas été repris&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 changes wait, since their time is more than a day ahead of this computer&apos;s; check both clocks</source>
        <translation>%1 changements attendent, car leur heure avance de plus d’un jour sur celle de cet ordinateur&#xa0;; vérifiez les deux horloges</translation>
    </message>
    <message>
        <source>its last line is not complete yet</source>
        <translation>sa dernière ligne n’est pas encore complète</translation>
    </message>
    <message>
        <source>another copy of your notes writes to it; from now on this one has a log of its own</source>
        <translation>une autre copie de vos notes y écrit&#xa0;; désormais celle-ci a son propre journal</translation>
    </message>
    <message>
        <source>your log was damaged, and was written once more</source>
        <translation>votre journal était endommagé et a été réécrit</translation>
    </message>
    <message>
        <source>%1 has 1 to %2 characters</source>
        <translation>%1 compte de 1 à %2 caractères</translation>
    </message>
    <message>
        <source>it is another operation than before</source>
        <translation>c’est une autre opération qu’auparavant</translation>
    </message>
    <message>
        <source>a note has more than %1 changes</source>
        <translation>une note a plus de %1 changements</translation>
    </message>
    <message>
        <source>the name of a collection</source>
        <translation>le nom d’une collection</translation>
    </message>
    <message>
        <source>the name of a person</source>
        <translation>le nom d’une personne</translation>
    </message>
    <message>
        <source>the folder in which notes are shared is not named</source>
        <translation>le dossier dans lequel les notes sont partagées n’est pas indiqué</translation>
    </message>
    <message>
        <source>collections are shared in %1 already; stop sharing them first</source>
        <translation>des collections sont déjà partagées dans %1&#xa0;; cessez d’abord de les partager</translation>
    </message>
    <message>
        <source>the collection %1 is not shared</source>
        <translation>la collection %1 n’est pas partagée</translation>
    </message>
    <message>
        <source>this library is a replica: make the change at its primary, %1</source>
        <translation>cette bibliothèque est un réplica&#xa0;: faites la modification sur son serveur principal, %1</translation>
    </message>
    <message>
        <source>this library was replaced: make the change at its successor, %1</source>
        <translation>cette bibliothèque a été remplacée&#xa0;: faites la modification sur son successeur, %1</translation>
    </message>
    <message>
        <source>only a part of the pack was imported; import it again</source>
        <translation>seule une partie du paquet a été importée&#xa0;; importez-le à nouveau</translation>
    </message>
    <message>
        <source>the settings of the source were changed during the sync; the next run uses the new ones</source>
        <translation>les paramètres de la source ont été modifiés pendant la synchronisation&#xa0;; la prochaine exécution utilisera les nouveaux</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Invalid value.</source>
        <translation>Valeur non valide.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message>
        <source>This was changed in the meantime. Try again.</source>
        <translation>Ceci a été modifié entre-temps. Réessayez.</translation>
    </message>
    <message>
        <source>A valid token is required.</source>
        <translation>Un jeton valide est requis.</translation>
    </message>
    <message>
        <source>Access denied.</source>
        <translation>Accès refusé.</translation>
    </message>
    <message>
        <source>Not available at the moment.</source>
        <translation>Indisponible pour le moment.</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>Les données sont endommagées.</translation>
    </message>
    <message>
        <source>Not supported.</source>
        <translation>Non pris en charge.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Internal error.</source>
        <translation>Erreur interne.</translation>
    </message>
    <message>
        <source>Library not found</source>
        <translation>Bibliothèque introuvable</translation>
    </message>
    <message>
        <source>The file %1 does not exist. It may have been moved or deleted, or it is on a disk that is not connected.</source>
        <translation>Le fichier %1 n’existe pas. Il a peut-être été déplacé ou supprimé, ou se trouve sur un disque qui n’est pas connecté.</translation>
    </message>
    <message>
        <source>This file is damaged, or is not a library</source>
        <translation>Ce fichier est endommagé, ou n’est pas une bibliothèque</translation>
    </message>
    <message>
        <source>The file %1 could not be read as a Sheria library. It was not changed. If you have a backup, open that instead.</source>
        <translation>Le fichier %1 n’a pas pu être lu comme une bibliothèque Sheria. Il n’a pas été modifié. Si vous avez une sauvegarde, ouvrez-la à la place.</translation>
    </message>
    <message>
        <source>This library was made by a newer version</source>
        <translation>Cette bibliothèque a été créée par une version plus récente</translation>
    </message>
    <message>
        <source>The file %1 needs a newer version of Sheria. It was not changed. Install the newer version to open it.</source>
        <translation>Le fichier %1 demande une version plus récente de Sheria. Il n’a pas été modifié. Installez la version plus récente pour l’ouvrir.</translation>
    </message>
    <message>
        <source>This library cannot be written to</source>
        <translation>Impossible d’écrire dans cette bibliothèque</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, or another program has locked it. Check the permissions of the file and of its folder, then try again.</source>
        <translation>Le fichier %1 ou son dossier est en lecture seule, ou un autre programme l’a verrouillé. Vérifiez les droits du fichier et de son dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>La bibliothèque n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>Le fichier %1 n’a pas pu être ouvert. %2</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>Le disque est plein. Libérez de l’espace et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>There is not enough space to open the file %1 for writing. Free some space on its disk, then try again.</source>
        <translation>L’espace ne suffit pas pour ouvrir le fichier %1 en écriture. Libérez de l’espace sur son disque, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Législation</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Autres documents</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Not commenced</source>
        <translation>Pas entré en vigueur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Area of law</source>
        <translation>Domaine du droit</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Type d’affaire</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Signalements</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Catégorie de juridiction</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Chambre</translation>
    </message>
    <message>
        <source>County</source>
        <translation>Comté</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Introduite en</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonymisé</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimé</translation>
    </message>
</context>
<context>
    <name>Judgment</name>
    <message>
        <source>Court</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Chambre</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Greffe</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Numéro d’affaire</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Type d’affaire</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Rendu le</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>Audience du</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Introduite en</translation>
    </message>
    <message>
        <source>Filed at</source>
        <translation>Introduite à</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Avocats</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Domaines du droit</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Signalements</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Résumé court</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Dispositif</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>Cite</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>the party that an advocate speaks for</comment>
        <translation>Pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonymisés</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Documents joints</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>advocate, party</comment>
        <translation>%1 pour %2</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>Undated</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Unidentified documents</source>
        <translation>Documents non identifiés</translation>
    </message>
    <message>
        <source>Latest version: %1</source>
        <translation>Dernière version&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln texte</numerusform>
            <numerusform>%Ln textes</numerusform>
        </translation>
    </message>
    <message>
        <source>Text not in the library</source>
        <translation>Texte absent de la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, %Ln œuvre</numerusform>
            <numerusform>%1, %Ln œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>New, unread</source>
        <translation>Nouveau, non lu</translation>
    </message>
    <message>
        <source>Amended, unread</source>
        <translation>Modifié, non lu</translation>
    </message>
    <message>
        <source>Changed, unread</source>
        <translation>Changé, non lu</translation>
    </message>
    <message>
        <source>Repealed, unread</source>
        <translation>Abrogé, non lu</translation>
    </message>
    <message>
        <source>Incomplete: a part could not be downloaded</source>
        <translation>Incomplet&#xa0;: une partie n’a pas pu être téléchargée</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Autres documents</translation>
    </message>
    <message>
        <source>No version for this date in the library</source>
        <translation>Aucune version pour cette date dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Copy Link Address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Export This Part</source>
        <translation>Exporter cette partie</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>En PDF…</translation>
    </message>
    <message>
        <source>As E-Book…</source>
        <translation>En livre numérique…</translation>
    </message>
    <message>
        <source>As a Web Page…</source>
        <translation>En page web…</translation>
    </message>
    <message>
        <source>As Akoma Ntoso with Media…</source>
        <translation>En Akoma Ntoso avec médias…</translation>
    </message>
    <message>
        <source>Copy This Part As</source>
        <translation>Copier cette partie comme</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Citation</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Lien web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Identifier in the Text</source>
        <translation>Identifiant dans le texte</translation>
    </message>
</context>
<context>
    <name>Natures</name>
    <message>
        <source>Acts</source>
        <translation>Lois</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>Amendements</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>Projets de loi</translation>
    </message>
    <message>
        <source>Debates</source>
        <translation>Débats</translation>
    </message>
    <message>
        <source>Debate reports</source>
        <translation>Comptes rendus</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Recueils</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Gazettes</source>
        <translation>Journaux officiels</translation>
    </message>
    <message>
        <source>Portions</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Déclarations</translation>
    </message>
</context>
<context>
    <name>NoteExchange</name>
    <message>
        <source>Markdown (%1)</source>
        <translation>Markdown (%1)</translation>
    </message>
    <message>
        <source>Web Annotations (%1)</source>
        <translation>Web Annotation (%1)</translation>
    </message>
    <message>
        <source>Export Notes</source>
        <translation>Exporter les notes</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>notes</translation>
    </message>
    <message>
        <source>Notes exported: %L1.</source>
        <translation>Notes exportées&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>The notes could not be written.</source>
        <translation>Les notes n’ont pas pu être écrites.</translation>
    </message>
    <message>
        <source>Import Notes</source>
        <translation>Importer des notes</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notes (%1)</translation>
    </message>
    <message>
        <source>Notes added: %L1, changed: %L2.</source>
        <translation>Notes ajoutées&#xa0;: %L1, modifiées&#xa0;: %L2.</translation>
    </message>
    <message>
        <source>Not readable: %L1.</source>
        <translation>Illisibles&#xa0;: %L1.</translation>
    </message>
</context>
<context>
    <name>NoteSharing</name>
    <message>
        <source>Share a Collection</source>
        <translation>Partager une collection</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Dossier partagé</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Collection:</source>
        <translation>Collection&#xa0;:</translation>
    </message>
    <message>
        <source>Shared folder:</source>
        <translation>Dossier partagé&#xa0;:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Votre nom&#xa0;:</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Whoever uses the same folder, such as one on a network drive, sees the notes of this collection and can change them. All other notes stay on this computer. Only share folders with people whom you trust.</source>
        <translation>Qui utilise le même dossier, par exemple sur un lecteur réseau, voit les notes de cette collection et peut les changer. Toutes les autres notes restent sur cet ordinateur. Ne partagez de dossier qu’avec des personnes de confiance.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surlignage</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>tout le texte</translation>
    </message>
    <message>
        <source>%1 (moved, %2 %)</source>
        <translation>%1 (déplacée, %2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1 (changed, %2 %)</source>
        <translation>%1 (modifiée, %2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1 (not in this text)</source>
        <translation>%1 (absente de ce texte)</translation>
    </message>
    <message>
        <source>Its words now stand in %1 (confidence %2 %).</source>
        <translation>Les mots se trouvent maintenant ici&#xa0;: %1 (confiance&#xa0;: %2&#xa0;%).</translation>
    </message>
    <message>
        <source>Its provision was amended (confidence %1 %).</source>
        <translation>La disposition a été modifiée (confiance&#xa0;: %1&#xa0;%).</translation>
    </message>
    <message>
        <source>Its words were amended (confidence %1 %). They were: “%2”</source>
        <translation>Les mots ont été modifiés (confiance&#xa0;: %1&#xa0;%). Texte antérieur&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Its place is not in this text, or cannot be told with certainty.</source>
        <translation>L’endroit n’existe pas dans ce texte ou ne peut être déterminé avec certitude.</translation>
    </message>
    <message>
        <source>Its words are not in this text, or cannot be told with certainty. They were: “%1”</source>
        <translation>Les mots n’existent pas dans ce texte ou ne peuvent être retrouvés avec certitude. Texte antérieur&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>%1: %2</source>
        <comment>date, law</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, in force from %3</source>
        <comment>date, law, date</comment>
        <translation>%1&#xa0;: %2, en vigueur à partir du %3</translation>
    </message>
    <message>
        <source>In the first text</source>
        <translation>Dans le premier texte</translation>
    </message>
    <message>
        <source>Amending law unknown</source>
        <translation>Loi modificative inconnue</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>Delivered (%1)</source>
        <translation>Livrée (%1)</translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>Refusée (%1)</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>TLS error</source>
        <translation>Erreur TLS</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>Connexion interrompue</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>Pas du HTTP</translation>
    </message>
    <message>
        <source>Stale connection</source>
        <translation>Connexion périmée</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Gone (410)</source>
        <translation>Disparu (410)</translation>
    </message>
    <message>
        <source>Paused, failing since %1</source>
        <translation>En pause, en échec depuis %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Throttled until %1</source>
        <translation>Limité jusqu’à %1</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>En échec depuis %1</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 min %L2 s</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 h %L2 min</translation>
    </message>
    <message>
        <source>All</source>
        <comment>events</comment>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Côté gauche</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Volet précédent</translation>
    </message>
</context>
<context>
    <name>Pending</name>
    <message>
        <source>a law that is not known</source>
        <translation>une loi inconnue</translation>
    </message>
    <message>
        <source>Amended on %1 by %2; this text does not show it.</source>
        <comment>date, law</comment>
        <translation>Modifié le %1 par %2&#xa0;; ce texte ne le montre pas.</translation>
    </message>
    <message>
        <source>Not in force before %1.</source>
        <translation>Pas en vigueur avant le %1.</translation>
    </message>
    <message>
        <source>Will be amended on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Sera modifié le %1 par %2.</translation>
    </message>
    <message>
        <source>Will end on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Prendra fin le %1 par %2.</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>Ce qui change et quand</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The text could not be printed.</source>
        <translation>Le texte n’a pas pu être imprimé.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Select Color</source>
        <translation>Sélectionner une couleur</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Teinte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Sat.&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Val.&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rouge&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Vert&#xa0;:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Ble&amp;u&#xa0;:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Canal a&amp;lpha&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>Couleurs de &amp;base</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;Couleurs personnalisées</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Ajouter aux couleurs personnalisées</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Sélectionner une couleur à l’écran</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Curseur à %1, %2
Appuyer sur Échap pour annuler</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Ouvrir la liste déroulante</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Contrôle des tâches</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Moment de l’impression&#xa0;:</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Informations de facturation&#xa0;:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Priorité de la tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Pages de garde</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Fin&#xa0;:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Début&#xa0;:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Imprimer immédiatement</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Attendre indéfiniment</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Jour (de 06:00 à 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Nuit (de 18:00 à 05:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Deuxième quart (de 16:00 à 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Troisième quart (de 00:00 à 07:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Week-end (de samedi à dimanche)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Temps spécifique</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Non classifié</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Confidentiel</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Classifié</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Top secret</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Ferme le panneau</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Détache et rattache le panneau</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom de fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fichiers de type&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Chercher un dossier</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Créer un dossier</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouveau dossier</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vue en liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vue détaillée</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Emplacements récents</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Afficher les fic&amp;hiers cachés</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fichier introuvable.
Vérifiez que le nom du fichier est correct.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dossier introuvable.
Vérifiez que le nom du dossier est correct.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Date de modification</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Saisissez une valeur&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Afficher les détails...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Masquer les détails...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Dimensions&#xa0;:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Source du papier&#xa0;:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Paysage inversé</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Portrait inversé</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>marge haute</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>marge gauche</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>marge droite</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>marge basse</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Mise en page</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Pages par feuille&#xa0;:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Millimètres (mm)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Pouces (in)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Points (pts)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pica (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicéro (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisée</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Lettre / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Executive (7.5 x 10 po)</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Enveloppe C5</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Enveloppe US 10</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Enveloppe DL</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Folio (8.27 x 13 po)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Ledger / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Tabloïd / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 Extra</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 Extra</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 Plus</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 Small</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 Extra</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 Extra</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Legal Extra</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Lettre Extra</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Letter Plus</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Letter Small</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloïd Extra</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Architect A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Architect B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Architect C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Architect D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Architect E</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 x %2 po</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Executive (7.25 x 10.5 po)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Quarto</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Statement</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>Super A</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>Super B</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Carte postale</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Carte postale double</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K Big</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Fanfold US (14.875 x 11 po)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Fanfold allemand (8.5 x 12 po)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Legal Fanfold allemand (8.5 x 13 po)</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>Enveloppe B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Enveloppe B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Enveloppe B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Enveloppe C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Enveloppe C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Enveloppe C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Enveloppe C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Enveloppe C4</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Enveloppe C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Enveloppe C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Enveloppe C7</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Enveloppe US 9</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Enveloppe US 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Enveloppe US 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Enveloppe US 14</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Enveloppe Monarch</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Enveloppe Personelle</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Enveloppe Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Enveloppe Chou 4</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Enveloppe Invitation</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Enveloppe italienne</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Enveloppe Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Enveloppe Kaku 3</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Enveloppe PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Enveloppe PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Enveloppe PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Enveloppe PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Enveloppe PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Enveloppe PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Enveloppe PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Enveloppe PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Enveloppe PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Enveloppe PRC 10</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Enveloppe You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisée</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Personnalisée (%1po x %2po)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Personnalisée (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>Personnalisée (%1CC x %2CC)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>Personnalisée (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>Personnalisée (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Personnalisée (%1pt x %2pt)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Oui à &amp;tout</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Non à to&amp;ut</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurer les valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Toutes les pages</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Pages impaires</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Pages paires</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Options &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Options &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>Im&amp;primer</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Imprimer dans un fichier (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Imprimer dans un fichier...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fichier local</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Imprime dans un fichier PDF</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>De gauche à droite puis de haut en bas</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>De gauche à droite puis de bas en haut</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>De droite à gauche puis de bas en haut</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>De droite à gauche puis de haut en bas</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>De bas en haut puis de gauche à droite</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>De bas en haut puis de droite à gauche</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>De haut en bas puis de gauche à droite</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>De haut en bas puis de droite à gauche</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 existe.
Voulez-vous l’écraser&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 est un dossier.
Veuillez choisir un nom de fichier différent.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Impossible d’écrire dans le fichier %1.
Veuillez choisir un nom de fichier différent.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>La valeur «&#xa0;De&#xa0;» ne peut pas être plus grande que la valeur «&#xa0;à&#xa0;».</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 n’est pas écrit correctement. Séparez les pages par «&#xa0;,&#xa0;», écrivez les intervalles avec «&#xa0;-&#xa0;» et veillez à ce qu’ils ne se recoupent pas.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pages mal indiquées</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflit des réglages recto verso</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Les réglages recto verso se contredisent. Voulez-vous les corriger&#x202f;?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Les options «&#xa0;Pages par feuille&#xa0;» et «&#xa0;Configuration de la page&#xa0;» ne peuvent pas être utilisées ensemble.
Veuillez désactiver l’une de ces options.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>Mise en page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Dernière page</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajuster la largeur</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajuster la page</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>Afficher une seule page</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>Afficher deux pages</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>Afficher un aperçu de toutes les pages</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Mise en page</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>Exporter vers PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Propriétés de l’imprimante</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Options de la tâche</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflit de mise en page</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Les options de mise en page se contredisent. Voulez-vous les corriger&#x202f;?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflit des options avancées</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Certaines options avancées se contredisent. Voulez-vous les corriger&#x202f;?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Options avancées</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Certaines options se contredisent. Veuillez les corriger.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Print range</source>
        <translation>Pages à imprimer</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Imprimer tout</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Pages de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indiquez des pages ou des intervalles séparés par des virgules. Un intervalle s’écrit avec deux nombres séparés par un trait d’union. Par exemple, 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Page courante</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Jeu de pages&#xa0;:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Paramètres de sortie</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Copies&#xa0;:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Assembler</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Ordre inverse</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Mode de couleur</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Dégradé de gris</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le grand côté</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>P&amp;ropriétés</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Emplacement&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Type&#xa0;:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fichier de sortie&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Défiler vers la droite</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier l’adresse du &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>as at %1</source>
        <translation>au %1</translation>
    </message>
</context>
<context>
    <name>ReaderPage</name>
    <message>
        <source>Skip to the text</source>
        <translation>Aller au texte</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Show the contents</source>
        <translation>Montrer le sommaire</translation>
    </message>
    <message>
        <source>Hide the contents</source>
        <translation>Masquer le sommaire</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Largeur du sommaire</translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation>Filtrer le sommaire</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>No matching headings.</source>
        <translation>Aucun titre ne correspond.</translation>
    </message>
    <message>
        <source>This text has no table of contents.</source>
        <translation>Ce texte n’a pas de sommaire.</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>The text could not be loaded.</source>
        <translation>Le texte n’a pas pu être chargé.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Afficher la dernière version</translation>
    </message>
    <message>
        <source>Invalid address</source>
        <translation>Adresse non valide</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>Absent de cette bibliothèque</translation>
    </message>
    <message>
        <source>No such version</source>
        <translation>Version inexistante</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Ce n’est pas l’adresse d’une loi ou d’une décision.</translation>
    </message>
    <message>
        <source>The open library does not contain this work.</source>
        <translation>La bibliothèque ouverte ne contient pas cette œuvre.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2. The earliest is dated %3.</source>
        <translation>La bibliothèque n’a pas de version de «&#xa0;%1&#xa0;» pour %2. La plus ancienne date du %3.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2.</source>
        <translation>La bibliothèque n’a pas de version de «&#xa0;%1&#xa0;» pour %2.</translation>
    </message>
    <message>
        <source>The library lists “%1” but does not contain this version.</source>
        <translation>La bibliothèque répertorie «&#xa0;%1&#xa0;», mais ne contient pas cette version.</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>Ce texte ne peut pas être montré</translation>
    </message>
    <message>
        <source>The stored text is damaged. Import the original again, or sync its source. Other texts are not affected.</source>
        <translation>Le texte enregistré est endommagé. Importez de nouveau l’original ou synchronisez sa source. Les autres textes ne sont pas touchés.</translation>
    </message>
    <message>
        <source>Show the undated version</source>
        <translation>Montrer la version sans date</translation>
    </message>
    <message>
        <source>Show the version of %1</source>
        <translation>Montrer la version du %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>ReceiverText</name>
    <message>
        <source>answers 200 at once</source>
        <translation>répond 200 aussitôt</translation>
    </message>
    <message>
        <source>answers 204, without a body</source>
        <translation>répond 204, sans corps</translation>
    </message>
    <message>
        <source>answers 200 after 9.9 s, just in time</source>
        <translation>répond 200 après 9,9 s, juste à temps</translation>
    </message>
    <message>
        <source>answers 200 after 10.1 s, just too late</source>
        <translation>répond 200 après 10,1 s, juste trop tard</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>répond 200, puis coupe la connexion avant le corps</translation>
    </message>
    <message>
        <source>fails three times, then answers 200</source>
        <translation>échoue trois fois, puis répond 200</translation>
    </message>
    <message>
        <source>asks once to wait 7 s, then answers 200</source>
        <translation>demande une fois d’attendre 7 s, puis répond 200</translation>
    </message>
    <message>
        <source>answers 410: the sender stops calling it</source>
        <translation>répond 410&#xa0;: l’expéditeur ne l’appelle plus</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>échoue toujours</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>répond 200 avec un corps de 100 Mo</translation>
    </message>
    <message>
        <source>A work that is created and deleted within the window is reported as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>Une œuvre qui est créée et supprimée dans la fenêtre est annoncée comme supprimée. Le récepteur va d’abord la chercher, reçoit 404, et n’a rien à supprimer.</translation>
    </message>
    <message>
        <source>A receiver that answers 410 is not called any more until its webhook is resumed.</source>
        <translation>Un récepteur qui répond 410 n’est plus appelé jusqu’à ce que son webhook soit repris.</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>La fenêtre s’ouvre au premier changement et dure 30 s. Une modification à 29,9 s en fait partie, une à 30,1 s en ouvre une autre.</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>Une réponse après 9,9 s arrive à temps.</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>Cinq modifications d’une œuvre en une demi-minute font une seule invocation.</translation>
    </message>
    <message>
        <source>forwards to %1</source>
        <translation>transmet à %1</translation>
    </message>
    <message>
        <source>answers %1</source>
        <translation>répond %1</translation>
    </message>
    <message>
        <source>answers %1 after %2 ms</source>
        <translation>répond %1 après %2 ms</translation>
    </message>
    <message>
        <source>accepts the request and never answers</source>
        <translation>accepte la requête et ne répond jamais</translation>
    </message>
    <message>
        <source>answers one byte per second, too slowly for the status to arrive in time</source>
        <translation>répond un octet par seconde, trop lentement pour que le statut arrive à temps</translation>
    </message>
    <message>
        <source>accepts the request, then closes the connection</source>
        <translation>accepte la requête, puis ferme la connexion</translation>
    </message>
    <message>
        <source>redirects to another address</source>
        <translation>redirige vers une autre adresse</translation>
    </message>
    <message>
        <source>answers 200 with a binary body</source>
        <translation>répond 200 avec un corps binaire</translation>
    </message>
    <message>
        <source>fails three times out of ten, the same ones for the same seed</source>
        <translation>échoue trois fois sur dix, les mêmes pour la même graine</translation>
    </message>
    <message>
        <source>A closed connection counts as not received.</source>
        <translation>Une connexion fermée vaut non-réception.</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is reported as created, because the receiver does not know it yet.</source>
        <translation>Une œuvre créée et aussitôt mise à jour est signalée comme créée, car le récepteur ne la connaît pas encore.</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after the work was created again, as the specification warns. A receiver that deletes without checking loses a work that exists.</source>
        <translation>La suppression d’une œuvre arrive après sa nouvelle création, comme la spécification en avertit. Un récepteur qui supprime sans vérifier perd une œuvre qui existe.</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which may arrive in the wrong order.</source>
        <translation>Une œuvre est supprimée et créée de nouveau une minute plus tard&#xa0;: deux invocations, qui peuvent arriver dans le mauvais ordre.</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, as two invocations: the deletion arrives a second after the creation. A receiver that deletes without checking loses a work that exists.</source>
        <translation>Une œuvre est supprimée et créée de nouveau en dix secondes, par deux invocations&#xa0;: la suppression arrive une seconde après la création. Un récepteur qui supprime sans vérifier perd une œuvre qui existe.</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end in the same state as after one.</source>
        <translation>Un expéditeur qui ne regroupe pas&#xa0;: trois mises à jour en dix secondes sont trois invocations. Le récepteur doit finir dans le même état qu’après une seule.</translation>
    </message>
    <message>
        <source>The history of a work, with each invocation sent twice and in random order.</source>
        <translation>L’histoire d’une œuvre, chaque invocation envoyée deux fois et dans un ordre aléatoire.</translation>
    </message>
    <message>
        <source>Each request arrives twice. A correct receiver recognizes the duplicate.</source>
        <translation>Chaque requête arrive deux fois. Un récepteur correct reconnaît le doublon.</translation>
    </message>
    <message>
        <source>A version of a work is created. Thirty seconds later one request is sent, which the receiver answers with 200.</source>
        <translation>Une version d’une œuvre est créée. Trente secondes plus tard, une requête est envoyée, à laquelle le récepteur répond 200.</translation>
    </message>
    <message>
        <source>A receiver that fails three times out of ten receives every invocation eventually.</source>
        <translation>Un récepteur qui échoue trois fois sur dix finit par recevoir toutes les invocations.</translation>
    </message>
    <message>
        <source>A receiver that never answers is treated like one that fails.</source>
        <translation>Un récepteur qui ne répond jamais est traité comme un récepteur qui échoue.</translation>
    </message>
    <message>
        <source>With jitter, retries are up to a tenth earlier or later; the same seed gives the same times.</source>
        <translation>Avec une variation aléatoire, les nouvelles tentatives ont lieu jusqu’à un dixième plus tôt ou plus tard&#xa0;; la même graine donne les mêmes moments.</translation>
    </message>
    <message>
        <source>The network takes five seconds; a receiver may be called while it still handles an earlier request.</source>
        <translation>Le réseau prend cinq secondes&#xa0;; un récepteur peut être appelé alors qu’il traite encore une requête antérieure.</translation>
    </message>
    <message>
        <source>The first request is lost. The sender waits 10 s for an answer, and tries again 5 s later.</source>
        <translation>La première requête est perdue. L’expéditeur attend une réponse 10 s, et réessaie 5 s plus tard.</translation>
    </message>
    <message>
        <source>An answer of 204, without a body, counts as received.</source>
        <translation>Une réponse 204, sans corps, vaut réception.</translation>
    </message>
    <message>
        <source>Two receivers, one of which hangs: the other receives everything without delay.</source>
        <translation>Deux récepteurs, dont un ne répond pas&#xa0;: l’autre reçoit tout sans retard.</translation>
    </message>
    <message>
        <source>Four works change at the same time, and the requests arrive in a different order.</source>
        <translation>Quatre œuvres changent en même temps, et les requêtes arrivent dans un autre ordre.</translation>
    </message>
    <message>
        <source>A receiver that has failed for five days is paused. Later changes are kept for it, one per work, beside the invocations that were pending.</source>
        <translation>Un récepteur qui échoue depuis cinq jours est suspendu. Les changements suivants sont gardés pour lui, un par œuvre, à côté des invocations en attente.</translation>
    </message>
    <message>
        <source>A receiver fails three times, then accepts the invocation. Every request has the same invocation id.</source>
        <translation>Un récepteur échoue trois fois, puis accepte l’invocation. Toutes les requêtes ont le même identifiant d’invocation.</translation>
    </message>
    <message>
        <source>A redirect is a failure and is not followed.</source>
        <translation>Une redirection est un échec et n’est pas suivie.</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, even if the receiver has processed the invocation: it is sent again.</source>
        <translation>Une réponse après 10,1 s est un échec, même si le récepteur a traité l’invocation&#xa0;: elle est envoyée de nouveau.</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten more times over twelve and a half hours; then the sender gives up.</source>
        <translation>Un récepteur qui échoue toujours est essayé dix fois encore en douze heures et demie&#xa0;; puis l’expéditeur abandonne.</translation>
    </message>
    <message>
        <source>A receiver asks for a pause of one minute. No request is sent before it ends, not even about other works.</source>
        <translation>Un récepteur demande une pause d’une minute. Aucune requête n’est envoyée avant sa fin, même pour d’autres œuvres.</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A correct receiver answers 400, and does nothing.</source>
        <translation>La moitié du JSON manque. Un récepteur correct répond 400, et ne fait rien.</translation>
    </message>
    <message>
        <source>A newer sender uses an unknown action. A correct receiver answers 200, and fetches the work or ignores the request.</source>
        <translation>Un expéditeur plus récent emploie une action inconnue. Un récepteur correct répond 200, et va chercher l’œuvre ou ignore la requête.</translation>
    </message>
    <message>
        <source>Changes of different works are separate invocations, however close together they are.</source>
        <translation>Les changements d’œuvres différentes sont des invocations distinctes, si rapprochés soient-ils.</translation>
    </message>
    <message>
        <source>The request has a wrong signature. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>La requête a une signature fausse. Un récepteur qui vérifie les signatures répond 401, et ne fait rien.</translation>
    </message>
</context>
<context>
    <name>SearchHit</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>SearchMemory</name>
    <message>
        <source>%1 new</source>
        <comment>results of a saved search</comment>
        <translation>nouveaux&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%Ln signalé comme supprimé</numerusform>
            <numerusform>%Ln signalés comme supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is stored in the encrypted file. Enter its password.</source>
        <translation>Le jeton est enregistré dans le fichier chiffré. Saisissez son mot de passe.</translation>
    </message>
    <message>
        <source>The token was stored only until you quit. Enter it again.</source>
        <translation>Le jeton n’était conservé que jusqu’à la fermeture du programme. Saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>The stored token was not found. Enter it again.</source>
        <translation>Le jeton enregistré est introuvable. Saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>The server reports that more than a tenth of the texts from %1 no longer exist. This is unusual, so nothing was deleted. Check the server first.</source>
        <translation>Le serveur signale que plus d’un dixième des textes de %1 n’existe plus. C’est inhabituel&#xa0;: rien n’a été supprimé. Vérifiez d’abord le serveur.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>%Ln texte n’a pas pu être téléchargé complètement. Les textes existants sont conservés et la prochaine exécution réessaiera. «&#xa0;Historique&#xa0;» indique les raisons.</numerusform>
            <numerusform>%Ln textes n’ont pas pu être téléchargés complètement. Les textes existants sont conservés et la prochaine exécution réessaiera. «&#xa0;Historique&#xa0;» indique les raisons.</numerusform>
        </translation>
    </message>
    <message>
        <source>then run again</source>
        <translation>puis nouvelle exécution</translation>
    </message>
    <message>
        <source>Another program is syncing this source. Syncing continues here when it has finished.</source>
        <translation>Un autre programme synchronise cette source. La synchronisation reprendra ici quand il aura terminé.</translation>
    </message>
    <message>
        <source>Texts reported as deleted are checked again at %1 and removed if the server still does not have them.</source>
        <translation>Les textes signalés comme supprimés sont revérifiés à %1 et retirés si le serveur ne les a toujours pas.</translation>
    </message>
    <message>
        <source>Connections to this server have not been allowed yet. Reopen the library to allow them, or enter the token again.</source>
        <translation>Les connexions à ce serveur n’ont pas encore été autorisées. Rouvrez la bibliothèque pour les autoriser ou saisissez de nouveau le jeton.</translation>
    </message>
    <message>
        <source>Licence: %1, %2</source>
        <translation>Licence&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>Pas en vigueur</translation>
    </message>
    <message>
        <source>Uncommenced</source>
        <translation>Non commencé</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Remplacé</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Sheria is already running, but does not respond. Close it, or wait, and try again.</source>
        <translation>Sheria est déjà en cours d’exécution, mais ne répond pas. Fermez-le, ou patientez, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source needs its token. Enter it on the Sync page.</source>
        <translation>Une source a besoin de son jeton. Saisissez-le sur la page Synchronisation.</translation>
    </message>
    <message>
        <source>%1 needs its token. Enter it on the Sync page.</source>
        <translation>%1 a besoin de son jeton. Saisissez-le sur la page Synchronisation.</translation>
    </message>
    <message>
        <source>Sync failed: %1</source>
        <translation>Échec de la synchronisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sync of %1 failed: %2</source>
        <translation>Échec de la synchronisation de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sync cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>Synchronisation annulée. Les textes téléchargés sont conservés et la prochaine exécution reprendra de là.</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>%Ln synchronisation annulée. Les textes téléchargés sont conservés et la prochaine exécution reprendra de là.</numerusform>
            <numerusform>%Ln synchronisations annulées. Les textes téléchargés sont conservés et la prochaine exécution reprendra de là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Synchronisation terminée&#xa0;: %Ln texte téléchargé.</numerusform>
            <numerusform>Synchronisation terminée&#xa0;: %Ln textes téléchargés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>%1 sources synchronisées&#xa0;: %Ln texte téléchargé.</numerusform>
            <numerusform>%1 sources synchronisées&#xa0;: %Ln textes téléchargés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sync completed: nothing new.</source>
        <translation>Synchronisation terminée&#xa0;: rien de nouveau.</translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Contacting the server</source>
        <translation>Connexion au serveur</translation>
    </message>
    <message>
        <source>Places and topics</source>
        <translation>Lieux et thèmes</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <translation>%1 listés</translation>
    </message>
    <message>
        <source>%1 of %2 downloaded</source>
        <translation>%1 sur %2 téléchargés</translation>
    </message>
    <message>
        <source>Checking for deletions</source>
        <translation>Recherche des suppressions</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Token required</source>
        <translation>Jeton requis</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Too many deletions</source>
        <translation>Trop de suppressions</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>Never synced</source>
        <translation>Jamais synchronisée</translation>
    </message>
    <message>
        <source>Interrupted; the next run continues</source>
        <translation>Interrompue&#xa0;; la prochaine exécution continue</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>À jour</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>encore %Ln s</numerusform>
            <numerusform>encore %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>encore %Ln min</numerusform>
            <numerusform>encore %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>encore %1 h</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>Terminée avec des erreurs</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>scheduled</source>
        <translation>planifiée</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>webhook</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuelle</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Select less under “Edit…”, or ask the operator of the server.</source>
        <translation>Réduisez la sélection sous «&#xa0;Modifier…&#xa0;» ou demandez à l’exploitant du serveur.</translation>
    </message>
    <message>
        <source>No data was lost. Run the sync again later to continue.</source>
        <translation>Aucune donnée n’est perdue. Relancez la synchronisation plus tard pour continuer.</translation>
    </message>
    <message>
        <source>Check that this is the address of the API. To change it, remove the source and connect again; downloaded texts are kept.</source>
        <translation>Vérifiez qu’il s’agit de l’adresse de l’API. Pour la changer, retirez la source et connectez-vous de nouveau&#xa0;; les textes téléchargés sont conservés.</translation>
    </message>
    <message>
        <source>Another program is syncing this library. Run the sync again when it has finished.</source>
        <translation>Un autre programme synchronise cette bibliothèque. Relancez la synchronisation quand il aura terminé.</translation>
    </message>
    <message>
        <source>Run the sync again. If that does not help, “Full Check” compares everything.</source>
        <translation>Relancez la synchronisation. Si cela ne suffit pas, «&#xa0;Vérification complète&#xa0;» compare tout.</translation>
    </message>
    <message>
        <source>The next run continues.</source>
        <translation>La prochaine exécution continue.</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>%Ln source&#xa0;: %1 sur %2 téléchargés</numerusform>
            <numerusform>%Ln sources&#xa0;: %1 sur %2 téléchargés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>%Ln source en cours de synchronisation</numerusform>
            <numerusform>%Ln sources en cours de synchronisation</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter it under “Edit…”.</source>
        <translation>Saisissez-le sous «&#xa0;Modifier…&#xa0;».</translation>
    </message>
    <message>
        <source>Being synced by another program</source>
        <translation>Synchronisée par un autre programme</translation>
    </message>
    <message>
        <source>recheck of deletions</source>
        <translation>revérification des suppressions</translation>
    </message>
    <message>
        <source>Free some disk space. No data was lost, and the next run continues from here.</source>
        <translation>Libérez de l’espace disque. Aucune donnée n’est perdue et la prochaine exécution reprendra ici.</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this version is unknown.</source>
        <translation>La date de cette version est inconnue.</translation>
    </message>
    <message>
        <source>Future version, from %1.</source>
        <translation>Version future, à partir du %1.</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>Tel qu’il était le %1.</translation>
    </message>
    <message>
        <source>Current version, from %1 to %2.</source>
        <translation>Version actuelle, du %1 au %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1 to %2.</source>
        <translation>Version historique, du %1 au %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1.</source>
        <translation>Version historique, à partir du %1.</translation>
    </message>
    <message>
        <source>Version of %1.</source>
        <translation>Version du %1.</translation>
    </message>
    <message>
        <source>Current version, from %1, with amendments published up to %2.</source>
        <translation>Version actuelle, à partir du %1, avec les modifications publiées jusqu’au %2.</translation>
    </message>
    <message>
        <source>Current version, from %1.</source>
        <translation>Version actuelle, à partir du %1.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Révoqué</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Lapsed</source>
        <translation>Caduc</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Mis hors service</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Disapplied</source>
        <translation>Écarté</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Repealed.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <comment>Repealed by the Act.</comment>
        <translation>%1 par %2.</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>Repealed on a date.</comment>
        <translation>%1 le %2.</translation>
    </message>
    <message>
        <source>%1 on %2 by %3.</source>
        <comment>Repealed on a date by the Act.</comment>
        <translation>%1 le %2 par %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>%Ln modification ultérieure pas encore intégrée.</numerusform>
            <numerusform>%Ln modifications ultérieures pas encore intégrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>%Ln modification ultérieure pas encore intégrée&#xa0;: %1.</numerusform>
            <numerusform>%Ln modifications ultérieures pas encore intégrées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>No commencement recorded.</source>
        <translation>Aucune entrée en vigueur enregistrée.</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>Certaines de ses dispositions ne sont pas en vigueur.</translation>
    </message>
    <message>
        <source>This version is not yet in force.</source>
        <translation>Cette version n’est pas encore en vigueur.</translation>
    </message>
    <message>
        <source>This is not the latest version.</source>
        <translation>Ce n’est pas la dernière version.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>Le texte n’indique pas sa date. La date de l’œuvre est affichée à la place.</translation>
    </message>
    <message>
        <source>The text of this work is not in the library.</source>
        <translation>Le texte de cette œuvre n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>From %1 (latest)</source>
        <translation>À partir du %1 (dernier)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>Du %1 au %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>À partir du %1</translation>
    </message>
    <message>
        <source>Available as PDF only. The text is shown page by page.</source>
        <translation>Disponible en PDF uniquement. Le texte est affiché page par page.</translation>
    </message>
    <message>
        <source>Not in force: commences on %1.</source>
        <comment>date</comment>
        <translation>Pas en vigueur&#xa0;: entre en vigueur le %1.</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The embeddings endpoint does not work. Until it does, passages are found by words only.</source>
        <translation>Le service de plongements ne fonctionne pas. D’ici là, les passages ne sont trouvés que par les mots.</translation>
    </message>
    <message>
        <source>The endpoint rejected the key.</source>
        <translation>Le service a refusé la clé.</translation>
    </message>
    <message>
        <source>The endpoint did not return embeddings. Check its address and the model name.</source>
        <translation>Le service n’a pas renvoyé de plongements. Vérifiez son adresse et le nom du modèle.</translation>
    </message>
    <message>
        <source>The key is no longer stored. Enter it again.</source>
        <translation>La clé n’est plus enregistrée. Saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>The key is in the encrypted file. Enter the password and save.</source>
        <translation>La clé est dans le fichier chiffré. Saisissez le mot de passe et enregistrez.</translation>
    </message>
    <message>
        <source>Connections to the endpoint have not been allowed yet. Reopen the library to allow them, or save the endpoint here.</source>
        <translation>Les connexions au service n’ont pas encore été autorisées. Rouvrez la bibliothèque pour les autoriser ou enregistrez le service ici.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Quoted correctly: brackets or ellipses show what was changed.</source>
        <translation>Cité correctement&#xa0;: des crochets ou des points de suspension montrent ce qui a été changé.</translation>
    </message>
    <message>
        <source>Quoted correctly: the text has these words.</source>
        <translation>Cité correctement&#xa0;: le texte contient ces mots.</translation>
    </message>
    <message>
        <source>The text has these words, but elsewhere.</source>
        <translation>Le texte contient ces mots, mais ailleurs.</translation>
    </message>
    <message>
        <source>The text of this date does not have these words; that of another date does.</source>
        <translation>Le texte de cette date ne contient pas ces mots&#xa0;; celui d’une autre date les contient.</translation>
    </message>
    <message>
        <source>Altered: the text has words like these, but other ones, or what was left out changes the sense.</source>
        <translation>Altéré&#xa0;: le texte contient des mots semblables, mais différents, ou ce qui a été omis change le sens.</translation>
    </message>
    <message>
        <source>Not found: no text of this work that the library holds has these words.</source>
        <translation>Introuvable&#xa0;: aucun texte de cette œuvre que possède la bibliothèque ne contient ces mots.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omis</translation>
    </message>
    <message>
        <source>From the text to the quotation (struck out: only the text, underlined: only the quotation)</source>
        <translation>Du texte à la citation (barré&#xa0;: seulement le texte, souligné&#xa0;: seulement la citation)</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Texte du %1</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Reçu</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccessDialog</name>
    <message>
        <source>Accounts and Tokens</source>
        <translation>Comptes et jetons</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Name of a new account</source>
        <translation>Nom d’un nouveau compte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (désactivé)</translation>
    </message>
    <message>
        <source>Not possible: the name is already in use, or the library would have no administrator.</source>
        <translation>Impossible&#xa0;: le nom est déjà utilisé ou la bibliothèque n’aurait plus d’administrateur.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Valeur non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Aucun compte pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrateur</translation>
    </message>
    <message>
        <source>Can read court decisions</source>
        <translation>Peut lire les décisions de justice</translation>
    </message>
    <message>
        <source>Administrators always can.</source>
        <translation>Les administrateurs le peuvent toujours.</translation>
    </message>
    <message>
        <source>Remove Account…</source>
        <translation>Supprimer le compte…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Display name</source>
        <translation>Nom &amp;affiché</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nouveau mot de passe</translation>
    </message>
    <message>
        <source>Set Password</source>
        <translation>Définir le mot de passe</translation>
    </message>
    <message>
        <source>Remove Password</source>
        <translation>Supprimer le mot de passe</translation>
    </message>
    <message>
        <source>Can sign in to the server&apos;s web pages with name and password.</source>
        <translation>Peut se connecter aux pages du serveur avec nom et mot de passe.</translation>
    </message>
    <message>
        <source>No password; tokens only.</source>
        <translation>Pas de mot de passe&#xa0;; jetons uniquement.</translation>
    </message>
    <message>
        <source>Created %1. Last signed in %2.</source>
        <translation>Créé le %1. Dernière connexion le %2.</translation>
    </message>
    <message>
        <source>Created %1. Never signed in.</source>
        <translation>Créé le %1. Jamais connecté.</translation>
    </message>
    <message>
        <source>Remove Account</source>
        <translation>Supprimer le compte</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Its tokens are revoked and all its sessions end. This cannot be undone.</source>
        <translation>Ses jetons sont révoqués et toutes ses sessions prennent fin. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message>
        <source>Words: %1</source>
        <translation>Mots&#xa0;: %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Base de connaissances</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Posez une question</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Open in the Reader</source>
        <translation>Ouvrir dans le lecteur</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copier en curl</translation>
    </message>
    <message>
        <source>Copies the query as a curl command</source>
        <translation>Copie la requête sous forme de commande curl</translation>
    </message>
    <message>
        <source>Place, such as za-cpt</source>
        <translation>Lieu, par exemple za-cpt</translation>
    </message>
    <message>
        <source>Only this place</source>
        <translation>Seulement ce lieu</translation>
    </message>
    <message>
        <source>In force only</source>
        <translation>En vigueur uniquement</translation>
    </message>
    <message>
        <source>As at</source>
        <translation>À la date du</translation>
    </message>
    <message>
        <source>Matching passages</source>
        <translation>Passages correspondants</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Text of the passage</source>
        <translation>Texte du passage</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>La requête a été copiée.</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · page %2</translation>
    </message>
    <message>
        <source>%1 (so far; the search index is being updated)</source>
        <translation>%1 (pour l’instant&#xa0;; l’index de recherche est en cours de mise à jour)</translation>
    </message>
    <message>
        <source>%1. The library may not answer this question.</source>
        <translation>%1. La bibliothèque ne répond peut-être pas à cette question.</translation>
    </message>
    <message>
        <source>Search the law as at this date</source>
        <translation>Chercher dans le droit à cette date</translation>
    </message>
    <message>
        <source>Similar in meaning</source>
        <translation>Sens proche</translation>
    </message>
    <message>
        <source>%L1 % of the best match</source>
        <translation>%L1&#xa0;% du meilleur résultat</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Note&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Similarity of meaning: %1</source>
        <translation>Proximité de sens&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Passages that match the question are listed here.</source>
        <translation>Les passages qui répondent à la question s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Sends the invocation again now, with the same id and all retries</source>
        <translation>Renvoie l’appel maintenant, avec le même identifiant et toutes les tentatives</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Copier en curl</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and what came back.</source>
        <translation>Choisissez une tentative pour voir ce qui a été envoyé et ce qui est revenu.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>event, work, address</comment>
        <translation>%1&#xa0;: %2 vers %3</translation>
    </message>
    <message>
        <source>This invocation is no longer in the queue.</source>
        <translation>Cet appel n’est plus dans la file.</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Livrée après %Ln tentative.</numerusform>
            <numerusform>Livrée après %Ln tentatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Abandonnée après %Ln tentative.</numerusform>
            <numerusform>Abandonnée après %Ln tentatives.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: the webhook is paused.</source>
        <translation>En attente&#xa0;: le webhook est en pause.</translation>
    </message>
    <message>
        <source>Due; sent as soon as the server is running.</source>
        <translation>À envoyer dès que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>Prochaine tentative dans %1, à %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Send To…</source>
        <translation>Envoyer à…</translation>
    </message>
    <message>
        <source>Sends the invocation once to another address</source>
        <translation>Envoie l’invocation une fois à une autre adresse</translation>
    </message>
</context>
<context>
    <name>sheria::app::BasesPage</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Législation</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Natures</source>
        <translation>Natures</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Tribunaux</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Separate codes with commas. Empty fields match everything.</source>
        <translation>Séparez les codes par des virgules. Un champ vide accepte tout.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefController</name>
    <message>
        <source>Check a &amp;Brief…</source>
        <translation>Vérifier un &amp;mémoire…</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>Choose &amp;Document…</source>
        <translation>Choisir un &amp;document…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ce qui est listé</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Only what was not checked</source>
        <translation>Seulement ce qui n’a pas été vérifié</translation>
    </message>
    <message>
        <source>Save Copy with &amp;Comments…</source>
        <translation>Enregistrer une copie avec &amp;commentaires…</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Enregistrer le &amp;rapport…</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>Dans le document</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>Dans la bibliothèque</translation>
    </message>
    <message>
        <source>Citations and quotations</source>
        <translation>Références et citations</translation>
    </message>
    <message>
        <source>Check a Brief</source>
        <translation>Vérifier un mémoire</translation>
    </message>
    <message>
        <source>The copy would replace the document that was checked.</source>
        <translation>La copie remplacerait le document vérifié.</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>Choisissez un autre nom pour la copie.</translation>
    </message>
    <message>
        <source>Documents (%1)</source>
        <translation>Documents (%1)</translation>
    </message>
    <message>
        <source>Choose a document, or drop one here: .docx, .odt, .pdf, .md, .html or .txt. It stays on this computer.</source>
        <translation>Choisissez un document ou déposez-le ici&#xa0;: .docx, .odt, .pdf, .md, .html ou .txt. Il reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The document cites and quotes nothing.</source>
        <translation>Le document ne cite rien.</translation>
    </message>
    <message>
        <source>There is nothing of this kind.</source>
        <translation>Il n’y a rien de ce genre.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <comment>name of a file</comment>
        <translation>%1 vérifié</translation>
    </message>
    <message>
        <source>Save Copy with Comments</source>
        <translation>Enregistrer une copie avec commentaires</translation>
    </message>
    <message>
        <source>%1 report</source>
        <comment>name of a file</comment>
        <translation>%1 rapport</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Page web (*.html);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>Problèmes seulement</translation>
    </message>
    <message>
        <source>Writes a copy of the document with a comment at each citation and quotation that has a problem or was not checked</source>
        <translation>Écrit une copie du document avec un commentaire à chaque citation qui pose problème ou n’a pas été vérifiée</translation>
    </message>
    <message>
        <source>%1: %L2 citations and quotations, %L3 with problems</source>
        <translation>%1&#xa0;:&#xa0;%L2 citations, dont&#xa0;%L3 avec des problèmes</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1, %2 decisions</source>
        <translation>%1, %2 décisions</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowsePanel</name>
    <message>
        <source>Court decisions</source>
        <translation>Décisions de justice</translation>
    </message>
    <message>
        <source>This library contains no court decisions.</source>
        <translation>Cette bibliothèque ne contient aucune décision de justice.</translation>
    </message>
    <message>
        <source>No court decisions given by %1.</source>
        <translation>Aucune décision de justice rendue jusqu’au %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleController</name>
    <message>
        <source>Make a B&amp;undle…</source>
        <translation>Faire un rec&amp;ueil…</translation>
    </message>
    <message>
        <source>Add Part Being Read to the Bun&amp;dle</source>
        <translation>Ajouter la partie lue au &amp;recueil</translation>
    </message>
    <message>
        <source>Add to Bundle</source>
        <translation>Ajouter au recueil</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Textes ouverts</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Notes of the collection “%1”</source>
        <translation>Notes de la collection «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Notes of the saved search “%1”</source>
        <translation>Notes de la recherche enregistrée «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Make a Bundle</source>
        <translation>Faire un recueil</translation>
    </message>
    <message>
        <source>Writing the bundle…</source>
        <translation>Écriture du recueil…</translation>
    </message>
    <message>
        <source>The bundle was saved as %1.</source>
        <translation>Le recueil a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>No bundle was written.</source>
        <translation>Aucun recueil n’a été écrit.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleDialog</name>
    <message>
        <source>Make a Bundle</source>
        <translation>Faire un recueil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Choisir parmi</translation>
    </message>
    <message>
        <source>Texts to choose from</source>
        <translation>Textes parmi lesquels choisir</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add the chosen texts to the bundle</source>
        <translation>Ajouter les textes choisis au recueil</translation>
    </message>
    <message>
        <source>Add the &amp;Part Being Read</source>
        <translation>Ajouter la &amp;partie lue</translation>
    </message>
    <message>
        <source>Add the provision that the window shows</source>
        <translation>Ajouter la disposition que montre la fenêtre</translation>
    </message>
    <message>
        <source>In the bundle:</source>
        <translation>Dans le recueil&#xa0;:</translation>
    </message>
    <message>
        <source>Texts in the bundle, in their order</source>
        <translation>Textes du recueil, dans leur ordre</translation>
    </message>
    <message>
        <source>Add texts, decisions or single provisions.</source>
        <translation>Ajoutez des textes, des décisions ou des dispositions.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>As a&amp;t</source>
        <translation>A&amp;u</translation>
    </message>
    <message>
        <source>The texts as they stood on a date</source>
        <translation>Les textes tels qu’ils étaient à une date</translation>
    </message>
    <message>
        <source>Date of the texts</source>
        <translation>Date des textes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>Electronic book (EPUB)</source>
        <translation>Livre électronique (EPUB)</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Notes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>All on these texts</source>
        <translation>Toutes celles sur ces textes</translation>
    </message>
    <message>
        <source>Only of the collection “%1”</source>
        <translation>Seulement celles de la collection «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Save the Bundle</source>
        <translation>Enregistrer le recueil</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Recueil</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Livres électroniques (*.epub)</translation>
    </message>
    <message>
        <source>If empty: the number of documents</source>
        <translation>À défaut&#xa0;: le nombre de documents</translation>
    </message>
</context>
<context>
    <name>sheria::app::ChangesPage</name>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Œuvre</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir du</translation>
    </message>
    <message>
        <source>New, amended, repealed and deleted texts of each sync run are listed here.</source>
        <translation>Les textes nouveaux, modifiés, abrogés et supprimés de chaque synchronisation sont listés ici.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>Tout marquer comme lu</translation>
    </message>
    <message>
        <source>Removes the unread marks in the library tree</source>
        <translation>Retire les marques «&#xa0;non lu&#xa0;» de l’arborescence</translation>
    </message>
    <message>
        <source>Compares the version before the change with the one after it</source>
        <translation>Compare la version précédant le changement avec la suivante</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>when, source</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationGraph</name>
    <message>
        <source>Citation Graph</source>
        <translation>Graphe des citations</translation>
    </message>
    <message>
        <source>Back to the work before</source>
        <translation>Revenir à l’œuvre précédente</translation>
    </message>
    <message>
        <source>Citation graph</source>
        <translation>Graphe des citations</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Œuvre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>The arrow keys open and close branches. Return or a double click puts a work in the middle, Backspace goes back, Ctrl+Return opens its text.</source>
        <translation>Les flèches ouvrent et ferment les branches. Entrée ou un double clic met une œuvre au milieu, Retour arrière revient, Ctrl+Entrée ouvre son texte.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Cited by (%L1), as at %2</source>
        <translation>Cité par (%L1), au %2</translation>
    </message>
    <message>
        <source>Cited by (%L1)</source>
        <translation>Cité par (%L1)</translation>
    </message>
    <message>
        <source>Cites (%L1), as at %2</source>
        <translation>Cite (%L1), au %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Cite (%L1)</translation>
    </message>
    <message>
        <source>More… (%L1)</source>
        <translation>Plus… (%L1)</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Centre on This Work</source>
        <translation>Centrer sur cette œuvre</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationMenu</name>
    <message>
        <source>More S&amp;tyles</source>
        <translation>Autres s&amp;tyles</translation>
    </message>
    <message>
        <source>Sa&amp;ve As</source>
        <translation>Enregistrer &amp;comme</translation>
    </message>
    <message>
        <source>&amp;Other Style…</source>
        <translation>&amp;Autre style…</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision being read</source>
        <translation>Uniquement la disposition affichée</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>Open a text to see what it cites and what cites it.</source>
        <translation>Ouvrez un texte pour voir ce qu’il cite et ce qui le cite.</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>Les citations n’ont pas pu être lues&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>%Ln œuvre pas encore analysée pour les citations.</numerusform>
            <numerusform>%Ln œuvres pas encore analysées pour les citations.</numerusform>
        </translation>
    </message>
    <message>
        <source>No citations from or to this provision.</source>
        <translation>Aucune citation de ou vers cette disposition.</translation>
    </message>
    <message>
        <source>No citations from or to this text.</source>
        <translation>Aucune citation de ou vers ce texte.</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>%1 n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>No Treatment</source>
        <translation>Aucun traitement</translation>
    </message>
    <message>
        <source>What the Words Suggest</source>
        <translation>Ce que suggère le texte</translation>
    </message>
    <message>
        <source>Citation &amp;Graph…</source>
        <translation>&amp;Graphe des citations…</translation>
    </message>
    <message>
        <source>Walk from work to work by their citations</source>
        <translation>Aller d’œuvre en œuvre par leurs citations</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitingController</name>
    <message>
        <source>Check &amp;Quotation…</source>
        <translation>&amp;Vérifier une citation…</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>La référence a été copiée.</translation>
    </message>
    <message>
        <source>The citations were copied.</source>
        <translation>Les références ont été copiées.</translation>
    </message>
    <message>
        <source>The citation is being formatted…</source>
        <translation>Mise en forme de la référence…</translation>
    </message>
    <message>
        <source>Citation Style</source>
        <translation>Style de citation</translation>
    </message>
    <message>
        <source>The citation could not be formatted.</source>
        <translation>La référence n’a pas pu être mise en forme.</translation>
    </message>
    <message>
        <source>RIS (%1)</source>
        <translation>RIS (%1)</translation>
    </message>
    <message>
        <source>BibTeX (%1)</source>
        <translation>BibTeX (%1)</translation>
    </message>
    <message>
        <source>CSL-JSON (%1)</source>
        <translation>CSL-JSON (%1)</translation>
    </message>
    <message>
        <source>Save Citations</source>
        <translation>Enregistrer les références</translation>
    </message>
    <message>
        <source>citations</source>
        <comment>name of a file</comment>
        <translation>references</translation>
    </message>
    <message>
        <source>The citations were saved.</source>
        <translation>Les références ont été enregistrées.</translation>
    </message>
    <message>
        <source>The citations could not be saved.</source>
        <translation>Les références n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation>Copier comme</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Lien web</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
</context>
<context>
    <name>sheria::app::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Action to run</source>
        <translation>Action à exécuter</translation>
    </message>
    <message>
        <source>Type what to do</source>
        <translation>Écrivez ce qu’il faut faire</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>No action fits what you typed. To find law, use the search field of the window.</source>
        <translation>Aucune action ne correspond à ce que vous avez écrit. Pour trouver un texte de droit, utilisez le champ de recherche de la fenêtre.</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (activé)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message>
        <source>Previous Difference</source>
        <translation>Différence précédente</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>Différence suivante</translation>
    </message>
    <message>
        <source>Swap Texts</source>
        <translation>Intervertir les textes</translation>
    </message>
    <message>
        <source>Back to Text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;vant</translation>
    </message>
    <message>
        <source>The text before</source>
        <translation>Le texte d’avant</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>A&amp;près</translation>
    </message>
    <message>
        <source>The text after</source>
        <translation>Le texte d’après</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>Comment les textes sont montrés</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>En continu</translation>
    </message>
    <message>
        <source>Changes &amp;Only</source>
        <translation>&amp;Modifications uniquement</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>Montrer les différences</translation>
    </message>
    <message>
        <source>Hide the differences</source>
        <translation>Masquer les différences</translation>
    </message>
    <message>
        <source>These texts cannot be compared</source>
        <translation>Ces textes ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Différence %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>%Ln disposition dans une seule langue</numerusform>
            <numerusform>%Ln dispositions dans une seule langue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>title, date, date</comment>
        <translation>%1, %2 et %3</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Filtrer la liste</translation>
    </message>
    <message>
        <source>Save Redline…</source>
        <translation>Enregistrer le texte comparé…</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of two works</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Save Redline</source>
        <translation>Enregistrer le texte comparé</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)</source>
        <translation>PDF (*.pdf);;Page web (*.html);;Akoma Ntoso (*.xml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1, %2, and %3, %4</source>
        <comment>title, date, title, date</comment>
        <translation>%1, %2, et %3, %4</translation>
    </message>
    <message>
        <source>Save Side by Side…</source>
        <translation>Enregistrer côte à côte…</translation>
    </message>
    <message>
        <source>Save Side by Side</source>
        <translation>Enregistrer côte à côte</translation>
    </message>
    <message>
        <source>Save Comparison</source>
        <translation>Enregistrer la comparaison</translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Compare “%1” with:</source>
        <translation>Comparer «&#xa0;%1&#xa0;» avec&#xa0;:</translation>
    </message>
    <message>
        <source>Find a text to compare with</source>
        <translation>Chercher un texte à comparer</translation>
    </message>
    <message>
        <source>Title, number or address</source>
        <translation>Titre, numéro ou adresse</translation>
    </message>
    <message>
        <source>Texts to compare with</source>
        <translation>Textes à comparer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Type words of a title, a number or an address to find other works.</source>
        <translation>Saisissez des mots d’un titre, un numéro ou une adresse pour trouver d’autres œuvres.</translation>
    </message>
    <message>
        <source>Looking for works…</source>
        <translation>Recherche d’œuvres…</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Aucune œuvre ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>Seulement la première œuvre (%Ln).</numerusform>
            <numerusform>Seulement les %Ln premières œuvres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Textes ouverts</translation>
    </message>
    <message>
        <source>This work in other languages</source>
        <translation>Cette œuvre en d’autres langues</translation>
    </message>
    <message>
        <source>Works of the library</source>
        <translation>Œuvres de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>Se connecter à un serveur</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>Modifier la source</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token</source>
        <translation>Laisser vide pour garder le jeton enregistré</translation>
    </message>
    <message>
        <source>Sheria downloads works from a server and keeps this library in sync with it. The operator of the server provides the address and a token.</source>
        <translation>Sheria télécharge des œuvres d’un serveur et garde cette bibliothèque synchronisée avec lui. L’exploitant du serveur fournit l’adresse et un jeton.</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Législation</translation>
    </message>
    <message>
        <source>Court decisions</source>
        <translation>Décisions de justice</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Available:</source>
        <translation>Disponible&#xa0;:</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Adresse&#xa0;:</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>Jeton&#xa0;:</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Test de la connexion</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>Estimation du volume…</translation>
    </message>
    <message>
        <source>The server has no matching content.</source>
        <translation>Le serveur n’a aucun contenu correspondant.</translation>
    </message>
    <message>
        <source>The size cannot be estimated now.</source>
        <translation>Le volume ne peut pas être estimé maintenant.</translation>
    </message>
    <message>
        <source>This server is already a source of this library.</source>
        <translation>Ce serveur est déjà une source de cette bibliothèque.</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Mot de passe incorrect pour le fichier chiffré.</translation>
    </message>
    <message>
        <source>The token could not be stored: %1</source>
        <translation>Le jeton n’a pas pu être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Connect and Fetch</source>
        <translation>Se connecter et récupérer</translation>
    </message>
    <message>
        <source>Save and Run</source>
        <translation>Enregistrer et lancer</translation>
    </message>
    <message>
        <source>Select at least one place.</source>
        <translation>Sélectionnez au moins un lieu.</translation>
    </message>
    <message>
        <source>The token is sent to this address unencrypted and can be intercepted. Use https:// if the server supports it.</source>
        <translation>Le jeton est envoyé à cette adresse sans chiffrement et peut être intercepté. Utilisez https:// si le serveur le permet.</translation>
    </message>
    <message>
        <source>legislation.gov.uk (feed)</source>
        <translation>legislation.gov.uk (flux)</translation>
    </message>
    <message>
        <source>Find Case Law, The National Archives (feed)</source>
        <translation>Find Case Law, Archives nationales britanniques (flux)</translation>
    </message>
    <message>
        <source>No token is needed. Leave the address empty for new publications, or enter the address of another Atom feed of the publisher. Licence of the documents: %1.</source>
        <translation>Aucun jeton n’est nécessaire. Laissez l’adresse vide pour les nouvelles publications, ou saisissez l’adresse d’un autre flux Atom de l’éditeur. Licence des documents&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConvergePage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>Adresse du récepteur</translation>
    </message>
    <message>
        <source>Your receiver: http://127.0.0.1:9000/hook</source>
        <translation>Votre récepteur&#xa0;: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Adresse de l’état du récepteur</translation>
    </message>
    <message>
        <source>Its state of a work: http://127.0.0.1:9000/state</source>
        <translation>Son état d’une œuvre&#xa0;: http://127.0.0.1:9000/state</translation>
    </message>
    <message>
        <source>Token that the receiver fetches with</source>
        <translation>Jeton avec lequel le récepteur va chercher les œuvres</translation>
    </message>
    <message>
        <source>Delivers the invocations of short histories to your receiver in many orders, and compares its state with a temporary library that it fetches from.</source>
        <translation>Livre à votre récepteur les appels de courts historiques dans beaucoup d’ordres, et compare son état avec une bibliothèque temporaire où il va chercher les œuvres.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save as Scenario…</source>
        <translation>Enregistrer comme scénario…</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>Graine&#xa0;: </translation>
    </message>
    <message>
        <source>Orders: </source>
        <translation>Ordres&#xa0;: </translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Tous les ordres</translation>
    </message>
    <message>
        <source>Settle: </source>
        <translation>Délai&#xa0;: </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>How long to wait until the receiver has settled</source>
        <translation>Combien de temps attendre que le récepteur ait terminé</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>Avancement du test</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>%L1 of %L2 orders</source>
        <translation>%L1 ordres sur %L2</translation>
    </message>
    <message>
        <source>%L1 orders, shortening the failure</source>
        <translation>%L1 ordres, réduction de l’échec</translation>
    </message>
    <message>
        <source>Shortest order that fails: %1</source>
        <translation>Plus courte suite qui échoue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>It ended at: %1</source>
        <translation>Arrêté à&#xa0;: %1</translation>
    </message>
    <message>
        <source>%L1 orders run, %L2 failed.</source>
        <translation>%L1 ordres exécutés, %L2 en échec.</translation>
    </message>
    <message>
        <source>Save as Scenario</source>
        <translation>Enregistrer comme scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Scénarios (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Le fichier %1 ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Versions of this work, newest first</source>
        <translation>Versions de cette œuvre, les plus récentes en premier</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>&amp;Au</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier texte</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Afficher la dernière version</translation>
    </message>
    <message>
        <source>Languages of this text</source>
        <translation>Langues de ce texte</translation>
    </message>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>%Ln version</numerusform>
            <numerusform>%Ln versions</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the law as at this date in all tabs</source>
        <translation>Montrer le droit à cette date dans tous les onglets</translation>
    </message>
    <message>
        <source>This is not the version of %1, the date of the window.</source>
        <translation>Ce n’est pas la version du %1, la date de la fenêtre.</translation>
    </message>
    <message>
        <source>Show as at %1</source>
        <translation>Montrer au %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateButton</name>
    <message>
        <source>Show the law as at a date, in the whole window</source>
        <translation>Montrer le droit à une date, dans toute la fenêtre</translation>
    </message>
    <message>
        <source>Show the law as &amp;at</source>
        <translation>Montrer le droit &amp;au</translation>
    </message>
    <message>
        <source>Show the law as at this date</source>
        <translation>Montrer le droit à cette date</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier texte</translation>
    </message>
    <message>
        <source>Date of the law: %1</source>
        <translation>Date du droit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Date of the law: latest</source>
        <translation>Date du droit&#xa0;: la dernière</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateNote</name>
    <message>
        <source>Back to the Latest</source>
        <translation>Revenir aux derniers textes</translation>
    </message>
    <message>
        <source>Show the latest texts in the whole window</source>
        <translation>Montrer les derniers textes dans toute la fenêtre</translation>
    </message>
    <message>
        <source>Showing the law as at %1.</source>
        <translation>Le droit est montré tel qu’il était au %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Decision Details</source>
        <translation>Détails de la décision</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Affaire</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>People and Subjects</source>
        <translation>Personnes et sujets</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiée</translation>
    </message>
    <message>
        <source>Being processed (not published)</source>
        <translation>En cours de traitement (non publiée)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Unknown whether anonymised</source>
        <translation>Anonymisation inconnue</translation>
    </message>
    <message>
        <source>Not anonymised</source>
        <translation>Non anonymisée</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Anonymisée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Discard unsaved changes?</source>
        <translation>Abandonner les modifications non enregistrées&#xa0;?</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>Continuer la modification</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a day</comment>
        <translation>Connue</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is not a PDF document or is too large to attach.</source>
        <translation>%1 n’est pas un document PDF ou est trop volumineux pour être joint.</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>Seuls les documents PDF peuvent être ouverts.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>no details</source>
        <comment>said of an empty cell</comment>
        <translation>aucun détail</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Signalements</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>En traitement</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsController</name>
    <message>
        <source>Court &amp;Decisions</source>
        <translation>&amp;Décisions de justice</translation>
    </message>
    <message>
        <source>D&amp;ecision Details…</source>
        <translation>Détails de la d&amp;écision…</translation>
    </message>
    <message>
        <source>&amp;Undo Change of Details</source>
        <translation>&amp;Annuler la modification des détails</translation>
    </message>
    <message>
        <source>Decision Details…</source>
        <translation>Détails de la décision…</translation>
    </message>
    <message>
        <source>The decision was changed in the meantime. Nothing was saved.</source>
        <translation>La décision a été modifiée entre-temps. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The previous details were restored.</source>
        <translation>Les détails précédents ont été rétablis.</translation>
    </message>
    <message>
        <source>The decision details were saved.</source>
        <translation>Les détails de la décision ont été enregistrés.</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>&amp;Joindre des documents à la décision…</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Mettre à la corbeille…</translation>
    </message>
    <message>
        <source>The treatment was saved.</source>
        <translation>Le traitement a été enregistré.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Filter decisions</source>
        <translation>Filtrer les décisions</translation>
    </message>
    <message>
        <source>Show all months</source>
        <translation>Montrer tous les mois</translation>
    </message>
    <message>
        <source>Show all decisions</source>
        <translation>Montrer toutes les décisions</translation>
    </message>
    <message>
        <source>State of the decisions</source>
        <translation>État des décisions</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiée</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>En traitement</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Retour aux textes</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln décision</numerusform>
            <numerusform>%Ln décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No matching decisions. Remove some filters.</source>
        <translation>Aucune décision ne correspond. Retirez des filtres.</translation>
    </message>
    <message>
        <source>This library contains no court decisions. Import some, or drop files on the window.</source>
        <translation>Cette bibliothèque ne contient aucune décision de justice. Importez-en ou déposez des fichiers sur la fenêtre.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>how many decisions, date</comment>
        <translation>%1 jusqu’au %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Confirm Deletions</source>
        <translation>Confirmer les suppressions</translation>
    </message>
    <message>
        <source>Texts that the server reports as deleted</source>
        <translation>Textes que le serveur signale comme supprimés</translation>
    </message>
    <message>
        <source>Each text is requested once more. Texts that the server still does not have are deleted here; those reported less than five minutes ago are deleted five minutes later.</source>
        <translation>Chaque texte est demandé une fois de plus. Ceux que le serveur n’a toujours pas sont supprimés ici&#xa0;; ceux signalés il y a moins de cinq minutes le sont cinq minutes plus tard.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The list of deletions cannot be read at the moment.</source>
        <translation>La liste des suppressions ne peut pas être lue pour le moment.</translation>
    </message>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>Le serveur signale que %Ln texte de cette bibliothèque n’existe plus&#xa0;:</numerusform>
            <numerusform>Le serveur signale que %Ln textes de cette bibliothèque n’existent plus&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Supprimer %Ln texte</numerusform>
            <numerusform>Supprimer %Ln textes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeliveryModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Œuvre</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentative</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>sheria::app::DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Open a text to see its details.</source>
        <translation>Ouvrez un texte pour voir ses détails.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DiagnosticsDialog</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Write-ahead log</source>
        <translation>Journal d’écriture</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Index de recherche</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Trousseau</translation>
    </message>
    <message>
        <source>Qt WebEngine</source>
        <translation>Qt WebEngine</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>Tout est en ordre.</translation>
    </message>
    <message>
        <source>Everything works. See the warnings below.</source>
        <translation>Tout fonctionne. Voyez les avertissements ci-dessous.</translation>
    </message>
    <message>
        <source>Something does not work. Choose a problem to see what to do.</source>
        <translation>Quelque chose ne fonctionne pas. Choisissez un problème pour voir que faire.</translation>
    </message>
    <message>
        <source>Not everything could be checked.</source>
        <translation>Tout n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Vérifier de nouveau</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Save &amp;Bundle…</source>
        <translation>Enregistrer un &amp;paquet…</translation>
    </message>
    <message>
        <source>A ZIP file to attach to a report of a fault. File names, host names, tokens and titles are removed. It is not sent; read it before you pass it on.</source>
        <translation>Un fichier ZIP à joindre à un rapport d’erreur. Les noms de fichiers et d’hôtes, les jetons et les titres en sont retirés. Il n’est pas envoyé&#xa0;; lisez-le avant de le transmettre.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Checking… A large library takes some time.</source>
        <translation>Vérification… Une grande bibliothèque demande un moment.</translation>
    </message>
    <message>
        <source>Save Bundle</source>
        <translation>Enregistrer un paquet</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>Archives ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The bundle could not be saved.</source>
        <translation>Le paquet n’a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DropOverlay</name>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>Déposez des fichiers ou des dossiers pour les importer</translation>
    </message>
    <message>
        <source>Drop the library to open it</source>
        <translation>Déposez la bibliothèque pour l’ouvrir</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsController</name>
    <message>
        <source>What Chan&amp;ges When</source>
        <translation>Ce qui c&amp;hange et quand</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>Of what changes are listed</source>
        <translation>Ce dont les changements sont listés</translation>
    </message>
    <message>
        <source>This Work</source>
        <translation>Cette œuvre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Notes in Collection</source>
        <translation>Notes d’une collection</translation>
    </message>
    <message>
        <source>Which place or collection</source>
        <translation>Quel lieu ou quelle collection</translation>
    </message>
    <message>
        <source>Save the List</source>
        <translation>Enregistrer la liste</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>&amp;Calendar (.ics)…</source>
        <translation>&amp;Calendrier (.ics)…</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Calendriers (*.ics)</translation>
    </message>
    <message>
        <source>&amp;Feed (Atom)…</source>
        <translation>&amp;Flux (Atom)…</translation>
    </message>
    <message>
        <source>Atom feeds (*.xml *.atom)</source>
        <translation>Flux Atom (*.xml *.atom)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Du</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>Le premier jour</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>A&amp;u</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Le dernier jour</translation>
    </message>
    <message>
        <source>In which state</source>
        <translation>Dans quel état</translation>
    </message>
    <message>
        <source>Any State</source>
        <translation>Tout état</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Tout montrer</translation>
    </message>
    <message>
        <source>Lists the changes of all days and in any state</source>
        <translation>Liste les changements de tous les jours et dans tout état</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>No date</source>
        <comment>of a change of the law</comment>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>Ce qui change et quand</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>Ce qui change et quand</translation>
    </message>
    <message>
        <source>What changes when: %1</source>
        <translation>Ce qui change et quand&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking for what changes…</source>
        <translation>Recherche de ce qui change…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1&#xa0;; %Ln autre à d’autres jours ou dans un autre état</numerusform>
            <numerusform>%1&#xa0;; %Ln autres à d’autres jours ou dans un autre état</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known to change.</source>
        <translation>Aucun changement n’est connu.</translation>
    </message>
    <message>
        <source>No work is open. Open one, or choose a place.</source>
        <translation>Aucune œuvre n’est ouverte. Ouvrez-en une, ou choisissez un lieu.</translation>
    </message>
    <message>
        <source>This library is empty.</source>
        <translation>Cette bibliothèque est vide.</translation>
    </message>
    <message>
        <source>No note is in a collection.</source>
        <translation>Aucune note n’est dans une collection.</translation>
    </message>
    <message>
        <source>What changes could not be read: %1</source>
        <translation>Ce qui change n’a pas pu être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Open the Law That Makes the Change</source>
        <translation>Ouvrir la loi qui fait le changement</translation>
    </message>
    <message>
        <source>Copy Address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Save What Changes When</source>
        <translation>Enregistrer ce qui change et quand</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>Aucune entrée en vigueur, modification ou abrogation connue ne correspond aux dates et au filtre choisis ci-dessus. Tout montrer liste %Ln changement.</numerusform>
            <numerusform>Aucune entrée en vigueur, modification ou abrogation connue ne correspond aux dates et au filtre choisis ci-dessus. Tout montrer liste %Ln changements.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointDialog</name>
    <message>
        <source>Events and Headers</source>
        <translation>Événements et en-têtes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>Événements&#xa0;:</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>En-têtes de requête, un par ligne</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>En-têtes&#xa0;:</translation>
    </message>
    <message>
        <source>One header per line. The values of headers such as Authorization are stored encrypted and shown as ****; leave **** to keep a value.</source>
        <translation>Un en-tête par ligne. Les valeurs d’en-têtes comme Authorization sont chiffrées et affichées comme ****&#xa0;; laissez **** pour garder une valeur.</translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>The signing secret, shown only once. Enter it in the receiver.</source>
        <translation>Le secret de signature, affiché une seule fois. Saisissez-le dans le récepteur.</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livrées</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échouées</translation>
    </message>
    <message>
        <source>Webhook URL, https://…</source>
        <translation>URL du webhook, https://…</translation>
    </message>
    <message>
        <source>URL of the new webhook</source>
        <translation>URL du nouveau webhook</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Failed invocations to send again</source>
        <translation>Appels échoués à renvoyer</translation>
    </message>
    <message>
        <source>Failed in the last hour</source>
        <translation>Échouées depuis une heure</translation>
    </message>
    <message>
        <source>Failed in the last day</source>
        <translation>Échouées depuis un jour</translation>
    </message>
    <message>
        <source>Failed in the last 30 days</source>
        <translation>Échouées depuis 30 jours</translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Sends the failed invocations of this period again: to the selected webhook, or to all if none is selected</source>
        <translation>Renvoie les appels échoués de cette période&#xa0;: au webhook sélectionné, ou à tous si aucun ne l’est</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Sends nothing for now; changes are queued, one for each work</source>
        <translation>N’envoie rien pour l’instant&#xa0;; les changements attendent, un par œuvre</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Signs requests with a new secret; the previous one stays valid for a day</source>
        <translation>Signe les requêtes avec un nouveau secret&#xa0;; le précédent reste valable un jour</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>Ne pas signer</translation>
    </message>
    <message>
        <source>Stops signing requests</source>
        <translation>Cesse de signer les requêtes</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>Envoyer un exemple</translation>
    </message>
    <message>
        <source>Sends an invocation about an example work, which need not exist</source>
        <translation>Envoie un appel à propos d’une œuvre d’exemple, qui peut ne pas exister</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Removes the webhook and its pending invocations</source>
        <translation>Supprime le webhook et ses appels en attente</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>New Secret</source>
        <translation>Nouveau secret</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete Webhook</source>
        <translation>Supprimer le webhook</translation>
    </message>
    <message>
        <source>%1 receives no more invocations. Pending ones are discarded.</source>
        <translation>%1 ne reçoit plus d’appels. Ceux en attente sont abandonnés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%Ln invocation est renvoyée.</numerusform>
            <numerusform>%Ln invocations sont renvoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid webhook URL. It must start with http:// or https:// and include a host.</source>
        <translation>URL de webhook non valide. Elle doit commencer par http:// ou https:// et contenir un hôte.</translation>
    </message>
    <message>
        <source>This URL is already registered, there are too many webhooks, or the webhook answered 410 and must be resumed first.</source>
        <translation>Cette URL est déjà enregistrée, il y a trop de webhooks, ou le webhook a répondu 410 et doit d’abord être repris.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Events and Headers…</source>
        <translation>Événements et en-têtes…</translation>
    </message>
    <message>
        <source>Sets which events the webhook is called for, and headers of its requests</source>
        <translation>Choisit les événements pour lesquels le webhook est appelé, et les en-têtes de ses requêtes</translation>
    </message>
    <message>
        <source>No webhooks registered. Each webhook receives a POST request when a version of a work is created, updated or deleted.</source>
        <translation>Aucun webhook enregistré. Chaque webhook reçoit une requête POST quand une version d’une œuvre est créée, mise à jour ou supprimée.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Exporter</name>
    <message>
        <source>&amp;Export Text…</source>
        <translation>&amp;Exporter le texte…</translation>
    </message>
    <message>
        <source>Export the Part Being &amp;Read…</source>
        <translation>Exporter la partie en cours de &amp;lecture…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Livres électroniques (*.epub)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Akoma Ntoso with media (*.zip)</source>
        <translation>Akoma Ntoso avec médias (*.zip)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The text was exported as %1.</source>
        <translation>Le texte a été exporté sous %1.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Rien n’a été exporté.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Préparation des pages…</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrer les résultats</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%Ln autre…</numerusform>
            <numerusform>%Ln autres…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>Chercher dans ce texte</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fermer la barre de recherche</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>matches</comment>
        <translation>%L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>sheria::app::HelpWindow</name>
    <message>
        <source>Sheria Help</source>
        <translation>Aide de Sheria</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message>
        <source>Runs</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Téléchargés</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimés</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Changes of the run</source>
        <translation>Changements de l’exécution</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>Rien n’a encore été synchronisé.</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <comment>why</comment>
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%Ln changé</numerusform>
            <numerusform>%Ln changés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%Ln supprimé</numerusform>
            <numerusform>%Ln supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln en échec</numerusform>
            <numerusform>%Ln en échec</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>Rien de nouveau.</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous search match</source>
        <translation>Résultat précédent de la recherche</translation>
    </message>
    <message>
        <source>Next search match</source>
        <translation>Résultat suivant de la recherche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Back to the search results</source>
        <translation>Retour aux résultats de la recherche</translation>
    </message>
    <message>
        <source>Clear highlights</source>
        <translation>Effacer les surlignages</translation>
    </message>
    <message>
        <source>No match for “%1” in this text</source>
        <translation>Aucune correspondance pour «&#xa0;%1&#xa0;» dans ce texte</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln occurrence</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2 of %3</source>
        <comment>words, match, matches</comment>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 sur %3</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message>
        <source>text of %1</source>
        <translation>texte du %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>%Ln autre dans cette décision</numerusform>
            <numerusform>%Ln autres dans cette décision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>%Ln autre dans cette loi</numerusform>
            <numerusform>%Ln autres dans cette loi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>%Ln autre dans ce document</numerusform>
            <numerusform>%Ln autres dans ce document</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progression de l’importation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Rapport d’importation</translation>
    </message>
    <message>
        <source>Show only files with this outcome</source>
        <translation>Ne montrer que les fichiers de ce résultat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown</source>
        <translation>Copier les lignes sélectionnées, ou toutes celles qui sont montrées</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Tous (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>outcome, how many files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>Importation de %Ln élément…</numerusform>
            <numerusform>Importation de %Ln éléments…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>%1 fichiers sur %2, %3 par seconde</translation>
    </message>
    <message>
        <source>Import cancelled. Files imported so far are kept.</source>
        <translation>Importation annulée. Les fichiers déjà importés sont conservés.</translation>
    </message>
    <message>
        <source>The import stopped. %1</source>
        <translation>L’importation s’est arrêtée. %1</translation>
    </message>
    <message>
        <source>Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.</source>
        <translation>Terminé. Importés&#xa0;: %1&#xa0;; inchangés&#xa0;: %2&#xa0;; remplacés&#xa0;: %3&#xa0;; refusés&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>Le rapport a été enregistré.</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <translation>Le rapport n’a pas pu être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they are.</source>
        <translation>Dont bases de connaissances ajoutées&#xa0;: %1&#xa0;; modifiées&#xa0;: %2&#xa0;; supprimées&#xa0;: %3&#xa0;; laissées telles quelles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Essai à blanc</translation>
    </message>
    <message>
        <source>Show what the next imports would do, and write nothing</source>
        <translation>Montrer ce que feraient les prochaines importations, sans rien écrire</translation>
    </message>
    <message>
        <source>Import Now</source>
        <translation>Importer maintenant</translation>
    </message>
    <message>
        <source>Import what the dry run has shown</source>
        <translation>Importer ce que l’essai à blanc a montré</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Annuler l’importation…</translation>
    </message>
    <message>
        <source>Undo this import as a whole</source>
        <translation>Annuler cette importation en entier</translation>
    </message>
    <message>
        <source>Earlier Imports…</source>
        <translation>Importations précédentes…</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>Conflits (%1)</translation>
    </message>
    <message>
        <source>Dry run, nothing was written. %1</source>
        <translation>Essai à blanc, rien n’a été écrit. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>%Ln d’entre eux prétend être la version d’un autre fichier.</numerusform>
            <numerusform>%Ln d’entre eux prétendent être la version d’un autre fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide Report</source>
        <translation>Masquer le rapport</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Afficher le rapport</translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>Secret of the other server; leave empty to generate one</source>
        <translation>Secret de l’autre serveur&#xa0;; laisser vide pour en générer un</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>Secret de signature de l’autre serveur</translation>
    </message>
    <message>
        <source>Require Signatures</source>
        <translation>Exiger des signatures</translation>
    </message>
    <message>
        <source>Accepts only requests signed with this or an earlier secret</source>
        <translation>N’accepte que les requêtes signées avec ce secret ou un précédent</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>Deletes the secrets and accepts unsigned requests</source>
        <translation>Supprime les secrets et accepte les requêtes non signées</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it on the sending server.</source>
        <translation>Le secret de signature, affiché une seule fois. Saisissez-le sur le serveur émetteur.</translation>
    </message>
    <message>
        <source>Available while the server is running.</source>
        <translation>Disponible tant que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>Sheria receives webhooks of another server at this address and then downloads the changes from that server.</source>
        <translation>Sheria reçoit à cette adresse les webhooks d’un autre serveur, puis télécharge les changements depuis ce serveur.</translation>
    </message>
    <message>
        <source>Address for the webhooks of another server</source>
        <translation>Adresse pour les webhooks d’un autre serveur</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Signatures are not required, but a token of an account is.</source>
        <translation>Les signatures ne sont pas exigées, mais un jeton de compte l’est.</translation>
    </message>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>Les requêtes doivent être signées avec %Ln secret.</numerusform>
            <numerusform>Les requêtes doivent être signées avec l’un de %Ln secrets.</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ followed by 24 to 64 bytes in base64.</source>
        <translation>Un secret de signature est whsec_ suivi de 24 à 64 octets en base64.</translation>
    </message>
    <message>
        <source>Too many secrets, or this one already exists.</source>
        <translation>Trop de secrets, ou celui-ci existe déjà.</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeController</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>Bases de &amp;connaissances et outils d’IA…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>A knowledge base with this code already exists.</source>
        <translation>Une base de connaissances avec ce code existe déjà.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Valeur non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Knowledge Bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>AI Tools</source>
        <translation>Outils d’IA</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sheria::app::LanguageSettings</name>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Langue de l’interface</translation>
    </message>
    <message>
        <source>Interface &amp;language</source>
        <translation>&amp;Langue de l’interface</translation>
    </message>
    <message>
        <source>Of menus, dialogs and help. The window is opened again in that language; texts stay as they are.</source>
        <translation>Des menus, des boîtes de dialogue et de l’aide. La fenêtre est rouverte dans cette langue&#xa0;; les textes restent tels quels.</translation>
    </message>
    <message>
        <source>translation locale</source>
        <translation>traduction langue</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%Ln non lue</numerusform>
            <numerusform>%Ln non lues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message>
        <source>Filter by title or number</source>
        <translation>Filtrer par titre ou numéro</translation>
    </message>
    <message>
        <source>Filter the library</source>
        <translation>Filtrer la bibliothèque</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Aucune œuvre ne correspond.</translation>
    </message>
    <message>
        <source>This library is empty. Import files, or drop them on the window.</source>
        <translation>Cette bibliothèque est vide. Importez des fichiers, ou déposez-les sur la fenêtre.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Mettre à la corbeille…</translation>
    </message>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>Au %1&#xa0;: %Ln œuvre postérieure masquée</numerusform>
            <numerusform>Au %1&#xa0;: %Ln œuvres postérieures masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>Ce qui change et quand</translation>
    </message>
    <message>
        <source>Set Address…</source>
        <translation>Définir l’adresse…</translation>
    </message>
    <message>
        <source>Reset Address</source>
        <translation>Réinitialiser l’adresse</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Supprimer la ligne</translation>
    </message>
    <message>
        <source>Move row up</source>
        <translation>Monter la ligne</translation>
    </message>
    <message>
        <source>Move row down</source>
        <translation>Descendre la ligne</translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message>
        <source>Show only attempts to this webhook</source>
        <translation>Ne montrer que les tentatives vers ce webhook</translation>
    </message>
    <message>
        <source>All webhooks</source>
        <translation>Tous les webhooks</translation>
    </message>
    <message>
        <source>Show only attempts with this outcome</source>
        <translation>N’afficher que les tentatives avec ce résultat</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Livrées</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échouées</translation>
    </message>
    <message>
        <source>Show only attempts for this event</source>
        <translation>N’afficher que les tentatives pour cet événement</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>Work, address or invocation</source>
        <translation>Œuvre, adresse ou invocation</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Exports the selected attempts, or all that are shown</source>
        <translation>Exporte les tentatives choisies, ou toutes celles qui sont montrées</translation>
    </message>
    <message>
        <source>Copy as &amp;curl</source>
        <translation>Copier en &amp;curl</translation>
    </message>
    <message>
        <source>Save as &amp;HAR…</source>
        <translation>Enregistrer en &amp;HAR…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON Lines…</source>
        <translation>Enregistrer en &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>No matching attempts.</source>
        <translation>Aucune tentative ne correspond.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>Rien n’a encore été envoyé. Enregistrez un webhook, puis envoyez-lui un exemple ou modifiez une œuvre.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%Ln tentative</numerusform>
            <numerusform>%Ln tentatives</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Archive HTTP (*.har)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>%Ln tentative a été enregistrée.</numerusform>
            <numerusform>%Ln tentatives ont été enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>Le journal n’a pas pu être enregistré. %1</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>Makes the requests of a recording (HAR or JSON Lines) to an address</source>
        <translation>Fait à une adresse les requêtes d’un enregistrement (HAR ou JSON Lines)</translation>
    </message>
    <message>
        <source>Replay a Recording</source>
        <translation>Rejouer un enregistrement</translation>
    </message>
    <message>
        <source>Recordings (*.har *.jsonl *.json *.ndjson)</source>
        <translation>Enregistrements (*.har *.jsonl *.json *.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>&amp;Nouvelle bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>&amp;Ouvrir une bibliothèque…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir une bibliothèque &amp;récente</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>&amp;Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
        <source>Import &amp;Sample Library</source>
        <translation>Importer la bibliothèque d’&amp;exemple</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Library</source>
        <translation>Fi&amp;ltrer la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Interface &amp;Language</source>
        <translation>&amp;Langue de l’interface</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;About Sheria</source>
        <translation>À &amp;propos de Sheria</translation>
    </message>
    <message>
        <source>Match &amp;System</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Accounts and Tokens…</source>
        <translation>&amp;Comptes et jetons…</translation>
    </message>
    <message>
        <source>&amp;Connect to a Server…</source>
        <translation>Se &amp;connecter à un serveur…</translation>
    </message>
    <message>
        <source>&amp;Trash and Imports…</source>
        <translation>&amp;Corbeille et importations…</translation>
    </message>
    <message>
        <source>&amp;Move Version to Trash…</source>
        <translation>&amp;Mettre la version à la corbeille…</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnostic…</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Show the server panel</source>
        <translation>Montrer le panneau du serveur</translation>
    </message>
    <message>
        <source>%1 – Sheria</source>
        <translation>%1 – Sheria</translation>
    </message>
    <message>
        <source>%1 (read-only) – Sheria</source>
        <translation>%1 (lecture seule) – Sheria</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Ce n’est pas l’adresse d’une loi ou d’une décision.</translation>
    </message>
    <message>
        <source>Server stopped</source>
        <translation>Serveur arrêté</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Serveur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The address %1 could not be opened.</source>
        <translation>L’adresse %1 n’a pas pu être ouverte.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NetworkSettings</name>
    <message>
        <source>sync</source>
        <translation>synchronisation</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>vecteurs</translation>
    </message>
    <message>
        <source>webhooks</source>
        <translation>webhooks</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>Hôtes autorisés</translation>
    </message>
    <message>
        <source>Do Not Allow Any More</source>
        <translation>Ne plus autoriser</translation>
    </message>
    <message>
        <source>Hosts that the open library may &amp;contact</source>
        <translation>Hôtes que la bibliothèque ouverte peut &amp;contacter</translation>
    </message>
    <message>
        <source>You allowed these when you added a server, a webhook or an embedding service. The library contacts no other computers.</source>
        <translation>Vous les avez autorisés en ajoutant un serveur, un webhook ou un service de vecteurs. La bibliothèque ne contacte aucun autre ordinateur.</translation>
    </message>
    <message>
        <source>trust connections sync webhooks</source>
        <translation>confiance connexions synchronisation webhooks</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Aucun proxy</translation>
    </message>
    <message>
        <source>This proxy</source>
        <translation>Ce proxy</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Adresse du proxy</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;Proxy</translation>
    </message>
    <message>
        <source>For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and password cannot be given here.</source>
        <translation>Pour les requêtes à d’autres ordinateurs&#xa0;: synchronisation et vecteurs. HTTP et SOCKS 5&#xa0;; un nom et un mot de passe ne peuvent pas être donnés ici.</translation>
    </message>
    <message>
        <source>Enter the address of a proxy, such as http://proxy.example:3128. Until then the proxy of before is used.</source>
        <translation>Indiquez l’adresse d’un proxy, par exemple http://proxy.example:3128. D’ici là, le proxy précédent est employé.</translation>
    </message>
    <message>
        <source>No hosts allowed yet.</source>
        <translation>Aucun hôte autorisé pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message>
        <source>Compare Texts</source>
        <translation>Comparer les textes</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>Vous, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deleted: %1, %2</source>
        <comment>name, time</comment>
        <translation>Supprimée&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Somebody deleted this note while somebody else was changing it. It is kept until you choose.</source>
        <translation>Quelqu’un a supprimé cette note pendant qu’un autre la changeait. Elle est conservée jusqu’à ce que vous choisissiez.</translation>
    </message>
    <message>
        <source>These texts were written by people who did not know of each other&apos;s. All are kept until you choose; what you do not choose stays among the earlier texts.</source>
        <translation>Ces textes ont été écrits par des personnes qui ne connaissaient pas celui des autres. Tous sont conservés jusqu’à ce que vous choisissiez&#xa0;; ce que vous ne choisissez pas reste parmi les textes antérieurs.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>%Ln autre texte peut être comparé ensuite.</numerusform>
            <numerusform>%Ln autres textes peuvent être comparés ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep the Note</source>
        <translation>&amp;Conserver la note</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>Garder le &amp;mien</translation>
    </message>
    <message>
        <source>Keep the &amp;First</source>
        <translation>Garder le &amp;premier</translation>
    </message>
    <message>
        <source>&amp;Delete It</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>Garder l’&amp;autre</translation>
    </message>
    <message>
        <source>Keep the &amp;Second</source>
        <translation>Garder le &amp;deuxième</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>Garder les &amp;deux</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>Collections, separated by commas</source>
        <translation>Collections, séparées par des virgules</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Compare Texts…</source>
        <translation>&amp;Comparer les textes…</translation>
    </message>
    <message>
        <source>Several people changed this note without knowing of each other.</source>
        <translation>Plusieurs personnes ont changé cette note sans le savoir l’une de l’autre.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>name</comment>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>By %1, changed by %2.</source>
        <comment>names</comment>
        <translation>De %1, changée par %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesController</name>
    <message>
        <source>Add &amp;Note…</source>
        <translation>Ajouter une &amp;note…</translation>
    </message>
    <message>
        <source>&amp;Highlight Selection</source>
        <translation>&amp;Surligner la sélection</translation>
    </message>
    <message>
        <source>&amp;Bookmark Provision</source>
        <translation>Marquer la disposition d’un si&amp;gnet</translation>
    </message>
    <message>
        <source>Select the words to highlight first.</source>
        <translation>Sélectionnez d’abord les mots à surligner.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesPanel</name>
    <message>
        <source>Search in notes</source>
        <translation>Chercher dans les notes</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Tag or collection</source>
        <translation>Étiquette ou collection</translation>
    </message>
    <message>
        <source>All tags and collections</source>
        <translation>Étiquettes, collections</translation>
    </message>
    <message>
        <source>Tag: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Étiquette&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Collection&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>No note is of this kind, tag or collection.</source>
        <translation>Aucune note de ce type, de cette étiquette ou de cette collection.</translation>
    </message>
    <message>
        <source>Which notes are listed</source>
        <translation>Notes affichées</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Save This Search…</source>
        <translation>Enregistrer cette recherche…</translation>
    </message>
    <message>
        <source>Delete Saved Search</source>
        <translation>Supprimer la recherche enregistrée</translation>
    </message>
    <message>
        <source>Earlier Texts…</source>
        <translation>Textes antérieurs…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export as Web Annotations…</source>
        <translation>Exporter au format Web Annotation…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exporter en Markdown…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Save Note</source>
        <translation>Enregistrer la note</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Ce texte</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Tous les textes</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>%1 (%L2 new)</source>
        <comment>saved search</comment>
        <translation>%1 (nouveautés&#xa0;: %L2)</translation>
    </message>
    <message>
        <source>Open a library to see your notes on it.</source>
        <translation>Ouvrez une bibliothèque pour voir vos notes.</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>Aucune note ne contient ces mots.</translation>
    </message>
    <message>
        <source>Open a text to see your notes on it.</source>
        <translation>Ouvrez un texte pour voir vos notes.</translation>
    </message>
    <message>
        <source>No notes yet. Select words in a text and choose Edit &gt; Add Note.</source>
        <translation>Aucune note. Sélectionnez des mots dans un texte, puis choisissez Édition &gt; Ajouter une note.</translation>
    </message>
    <message>
        <source>The bookmark was saved.</source>
        <translation>Le signet a été enregistré.</translation>
    </message>
    <message>
        <source>The highlight was saved.</source>
        <translation>Le surlignage a été enregistré.</translation>
    </message>
    <message>
        <source>The note was saved.</source>
        <translation>La note a été enregistrée.</translation>
    </message>
    <message>
        <source>The notes could not be changed.</source>
        <translation>Les notes n’ont pas pu être modifiées.</translation>
    </message>
    <message>
        <source>The note was restored.</source>
        <translation>La note a été restaurée.</translation>
    </message>
    <message>
        <source>The note was moved to the trash.</source>
        <translation>La note a été placée dans la corbeille.</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>Enregistrer la recherche</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nom de la recherche&#xa0;:</translation>
    </message>
    <message>
        <source>The search was saved.</source>
        <translation>La recherche a été enregistrée.</translation>
    </message>
    <message>
        <source>The saved search was deleted.</source>
        <translation>La recherche enregistrée a été supprimée.</translation>
    </message>
    <message>
        <source>Until %1:</source>
        <translation>Jusqu’au %1&#xa0;:</translation>
    </message>
    <message>
        <source>Earlier Texts</source>
        <translation>Textes antérieurs</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Textes antérieurs</translation>
    </message>
    <message>
        <source>The text of this note was never changed.</source>
        <translation>Le texte de cette note n’a jamais été modifié.</translation>
    </message>
    <message>
        <source>Empty Trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Delete all notes in the trash permanently? This cannot be undone.</source>
        <translation>Supprimer définitivement toutes les notes de la corbeille&#xa0;? Cette opération est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Notes deleted: %L1.</source>
        <translation>Notes supprimées&#xa0;: %L1.</translation>
    </message>
    <message>
        <source>Make a &amp;Bundle of These Notes…</source>
        <translation>Faire un &amp;recueil de ces notes…</translation>
    </message>
    <message>
        <source>Share a &amp;Collection…</source>
        <translation>Partager une &amp;collection…</translation>
    </message>
    <message>
        <source>Stop Sharing the Chosen Collection…</source>
        <translation>Ne plus partager la collection choisie…</translation>
    </message>
    <message>
        <source>Shared collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Collection partagée&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>several texts</source>
        <translation>plusieurs textes</translation>
    </message>
    <message>
        <source>The collection is shared.</source>
        <translation>La collection est partagée.</translation>
    </message>
    <message>
        <source>Stop Sharing</source>
        <translation>Ne plus partager</translation>
    </message>
    <message>
        <source>Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is changed from now on stays where it is changed.</source>
        <translation>Ne plus partager la collection «&#xa0;%1&#xa0;»&#xa0;? Chacun garde les notes telles qu’elles sont&#xa0;; ce qui est changé désormais reste là où c’est changé.</translation>
    </message>
    <message>
        <source>The collection is private now.</source>
        <translation>La collection est désormais privée.</translation>
    </message>
    <message>
        <source>%1, until %2:</source>
        <comment>name, time</comment>
        <translation>%1, jusqu’au %2&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>Exporter la bibliothèque en un &amp;paquet…</translation>
    </message>
    <message>
        <source>Export C&amp;hanges since the Last Pack…</source>
        <translation>Exporter les c&amp;hangements depuis le dernier paquet…</translation>
    </message>
    <message>
        <source>Export the Library as a Pack</source>
        <translation>Exporter la bibliothèque en un paquet</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Paquets (*.zip)</translation>
    </message>
    <message>
        <source>%1-since-%2.zip</source>
        <comment>a file&apos;s name: library, number</comment>
        <translation>%1-depuis-%2.zip</translation>
    </message>
    <message>
        <source>Exporting the pack…</source>
        <translation>Exportation du paquet…</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>Aucun paquet n’a été écrit.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>%Ln œuvre modifiée et toutes les suppressions ont été écrites dans %1.</numerusform>
            <numerusform>%Ln œuvres modifiées et toutes les suppressions ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln œuvre a été écrite dans %1.</numerusform>
            <numerusform>%Ln œuvres ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>%Ln base de connaissances incluse.</numerusform>
            <numerusform>%Ln bases de connaissances incluses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>%Ln texte est encore incomplet.</numerusform>
            <numerusform>%Ln textes sont encore incomplets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>%Ln texte ou fichier endommagé a été ignoré.</numerusform>
            <numerusform>%Ln textes ou fichiers endommagés ont été ignorés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PagedPanel</name>
    <message>
        <source>Back to Text</source>
        <translation>Retour au texte</translation>
    </message>
</context>
<context>
    <name>sheria::app::PlaceSettings</name>
    <message>
        <source>Files and Folders</source>
        <translation>Fichiers et dossiers</translation>
    </message>
    <message>
        <source>Library that is open</source>
        <translation>Bibliothèque ouverte</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Open the folder of: %1</source>
        <translation>Ouvrir le dossier de&#xa0;: %1</translation>
    </message>
    <message>
        <source>path folder file</source>
        <translation>chemin dossier fichier</translation>
    </message>
</context>
<context>
    <name>sheria::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucun réglage n’a ces mots.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrintPreview</name>
    <message>
        <source>Print Preview: %1</source>
        <translation>Aperçu avant impression&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit to the width</source>
        <translation>Adapter à la largeur</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrivacySettings</name>
    <message>
        <source>until the program ends</source>
        <translation>jusqu’à la fin du programme</translation>
    </message>
    <message>
        <source>in the system keychain</source>
        <translation>dans le trousseau du système</translation>
    </message>
    <message>
        <source>in a file with a password</source>
        <translation>dans un fichier à mot de passe</translation>
    </message>
    <message>
        <source>in a file of your own</source>
        <translation>dans un fichier à vous</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>&amp;Remember searches</source>
        <translation>&amp;Retenir les recherches</translation>
    </message>
    <message>
        <source>They are offered in the search box. Searches that you save are kept anyway.</source>
        <translation>Elles sont proposées dans le champ de recherche. Les recherches que vous enregistrez sont gardées de toute façon.</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historique</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Effacer l’historique de recherche</translation>
    </message>
    <message>
        <source>The search history was cleared.</source>
        <translation>L’historique de recherche a été effacé.</translation>
    </message>
    <message>
        <source>Saved searches stay.</source>
        <translation>Les recherches enregistrées restent.</translation>
    </message>
    <message>
        <source>Clear Recent Libraries</source>
        <translation>Effacer les bibliothèques récentes</translation>
    </message>
    <message>
        <source>Empties the menu Open Recent. The libraries stay where they are.</source>
        <translation>Vide le menu des bibliothèques récentes. Les bibliothèques restent où elles sont.</translation>
    </message>
    <message>
        <source>Tokens of other servers</source>
        <translation>Jetons d’autres serveurs</translation>
    </message>
    <message>
        <source>Forget Token</source>
        <translation>Oublier le jeton</translation>
    </message>
    <message>
        <source>&amp;Tokens of other servers, for the open library</source>
        <translation>&amp;Jetons d’autres serveurs, pour la bibliothèque ouverte</translation>
    </message>
    <message>
        <source>A token that is forgotten must be entered again before the server is contacted.</source>
        <translation>Un jeton oublié doit être saisi de nouveau avant que le serveur soit contacté.</translation>
    </message>
    <message>
        <source>secrets keychain passwords</source>
        <translation>secrets trousseau mots de passe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Aucun jeton pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sheria::app::QuotationDialog</name>
    <message>
        <source>Check Quotation</source>
        <translation>Vérifier une citation</translation>
    </message>
    <message>
        <source>Passage quoted from “%1”:</source>
        <translation>Passage cité de «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Quoted passage</source>
        <translation>Passage cité</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>C&amp;opier le résultat</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>Résultat de la vérification</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Go to &amp;Address</source>
        <translation>Aller à une &amp;adresse</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>Onglet s&amp;uivant</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>Onglet p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>&amp;Fermer l’onglet</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>R&amp;ouvrir l’onglet fermé</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>Cherc&amp;her dans le texte…</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Résultat sui&amp;vant</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Résultat p&amp;récédent</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>Taille ré&amp;elle</translation>
    </message>
    <message>
        <source>Table of &amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>Copier la sélection, ou le nom de la disposition, avec sa source</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>Montrer à une &amp;date…</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>&amp;Versions…</translation>
    </message>
    <message>
        <source>&amp;Language…</source>
        <translation>&amp;Langue…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Enre&amp;gistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Actual size (now %1 %)</source>
        <translation>Taille réelle (maintenant %1&#xa0;%)</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>La citation a été copiée.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>L’adresse a été copiée.</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>Le lien a été copié.</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Another Date…</source>
        <translation>Co&amp;mparer avec une autre date…</translation>
    </message>
    <message>
        <source>Show the Lat&amp;est</source>
        <translation>Montrer l&amp;es derniers textes</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>Chrono&amp;logie</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Comparer a&amp;vec…</translation>
    </message>
    <message>
        <source>Ci&amp;tation</source>
        <translation>Ci&amp;tation</translation>
    </message>
    <message>
        <source>Web &amp;Link</source>
        <translation>&amp;Lien web</translation>
    </message>
    <message>
        <source>Copy a link to the provision on the server of this program, while it runs</source>
        <translation>Copier un lien vers la disposition sur le serveur de ce programme, tant qu’il fonctionne</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>Copy the address of the provision, to go to it by the search box</source>
        <translation>Copier l’adresse de la disposition, pour y aller par le champ de recherche</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier &amp;comme</translation>
    </message>
    <message>
        <source>Amending La&amp;ws</source>
        <translation>Lois &amp;modificatives</translation>
    </message>
    <message>
        <source>Colour by A&amp;ge</source>
        <translation>Colorer par a&amp;ncienneté</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>Aperçu a&amp;vant impression…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderPane</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTab</name>
    <message>
        <source>New Tab</source>
        <translation>Nouvel onglet</translation>
    </message>
    <message>
        <source>This link has no target.</source>
        <translation>Ce lien n’a pas de cible.</translation>
    </message>
    <message>
        <source>The page had to be closed. Open it again to continue.</source>
        <translation>La page a dû être fermée. Rouvrez-la pour continuer.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title, date of a text that is not the latest</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTabs</name>
    <message>
        <source>Open texts</source>
        <translation>Textes ouverts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>Police du texte</translation>
    </message>
    <message>
        <source>Serif, for all scripts</source>
        <translation>À empattements, pour toutes les écritures</translation>
    </message>
    <message>
        <source>Other font</source>
        <translation>Autre police</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>Famille de la police</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>&amp;Police</translation>
    </message>
    <message>
        <source>Characters that the font does not have are taken from the usual fonts.</source>
        <translation>Les caractères que la police n’a pas sont pris dans les polices habituelles.</translation>
    </message>
    <message>
        <source>typeface family</source>
        <translation>caractères famille</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of contents.</source>
        <translation>Du texte seul. Agrandir et Réduire dans le menu Affichage changent aussi le sommaire.</translation>
    </message>
    <message>
        <source>large small zoom</source>
        <translation>grand petit zoom</translation>
    </message>
    <message>
        <source>Line length</source>
        <translation>Longueur des lignes</translation>
    </message>
    <message>
        <source>&amp;Line length</source>
        <translation>&amp;Longueur des lignes</translation>
    </message>
    <message>
        <source>Width of the column of text, in ems of 16 pixels. The window limits it.</source>
        <translation>Largeur de la colonne de texte, en cadratins de 16 pixels. La fenêtre la limite.</translation>
    </message>
    <message>
        <source>width column measure</source>
        <translation>largeur colonne</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>Interligne</translation>
    </message>
    <message>
        <source>Line s&amp;pacing</source>
        <translation>&amp;Interligne</translation>
    </message>
    <message>
        <source>leading height</source>
        <translation>espacement hauteur</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Rétablir les valeurs d’origine</translation>
    </message>
    <message>
        <source>Font, size, line length and spacing as they were at first.</source>
        <translation>Police, taille, longueur des lignes et interligne comme au début.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiverDialog</name>
    <message>
        <source>New Receiver</source>
        <translation>Nouveau récepteur</translation>
    </message>
    <message>
        <source>Edit Receiver</source>
        <translation>Modifier le récepteur</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Response headers, one per line</source>
        <translation>En-têtes de réponse, un par ligne</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>Corps de la réponse</translation>
    </message>
    <message>
        <source>Forward to</source>
        <translation>Transmettre à</translation>
    </message>
    <message>
        <source>A program on this computer that gets the requests; its status and body are answered</source>
        <translation>Un programme de cet ordinateur qui reçoit les requêtes&#xa0;; son statut et son corps sont renvoyés</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Status:</source>
        <translation>Statut&#xa0;:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>Délai&#xa0;:</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>En-têtes&#xa0;:</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>Corps&#xa0;:</translation>
    </message>
    <message>
        <source>Forward to:</source>
        <translation>Transmettre à&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiversPage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>Adresse du récepteur</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Register as a Webhook</source>
        <translation>Enregistrer comme webhook</translation>
    </message>
    <message>
        <source>Clear Requests</source>
        <translation>Effacer les requêtes</translation>
    </message>
    <message>
        <source>Resets the receiver: the next request counts as its first</source>
        <translation>Réinitialise le récepteur&#xa0;: la prochaine requête compte comme la première</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Récepteurs</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Récepteur</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Comportement</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>Autre nom, comme slow-2s, 503x4-then-200, flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>Nom d’un autre récepteur</translation>
    </message>
    <message>
        <source>Requests received</source>
        <translation>Requêtes reçues</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La requête</translation>
    </message>
    <message>
        <source>No receiver has this name.</source>
        <translation>Aucun récepteur ne porte ce nom.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>Receivers are available while the server is running.</source>
        <translation>Les récepteurs sont disponibles tant que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>Receivers are disabled.</source>
        <translation>Les récepteurs sont désactivés.</translation>
    </message>
    <message>
        <source>Enable Receivers</source>
        <translation>Activer les récepteurs</translation>
    </message>
    <message>
        <source>While enabled, any program on this computer can send requests to them</source>
        <translation>Une fois activés, tout programme de cet ordinateur peut leur envoyer des requêtes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This receiver has not received any requests yet.</source>
        <translation>Ce récepteur n’a encore reçu aucune requête.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Defines a receiver: its status, headers, body and delay, or a program that its requests are forwarded to</source>
        <translation>Définit un récepteur&#xa0;: son statut, ses en-têtes, son corps et son délai, ou un programme auquel ses requêtes sont transmises</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove Receiver</source>
        <translation>Supprimer le récepteur</translation>
    </message>
    <message>
        <source>The receiver %1 is removed from the library.</source>
        <translation>Le récepteur %1 est supprimé de la bibliothèque.</translation>
    </message>
    <message>
        <source>Answer of the program: %1</source>
        <translation>Réponse du programme&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::RelayPage</name>
    <message>
        <source>Passes the POST requests that arrive at a port of this computer on to a program, and answers what that answers. To receive the webhooks of another server, lead them to this port by a tunnel.</source>
        <translation>Transmet à un programme les requêtes POST qui arrivent à un port de cet ordinateur, et répond ce que celui-ci répond. Pour recevoir les webhooks d’un autre serveur, conduisez-les à ce port par un tunnel.</translation>
    </message>
    <message>
        <source>Address of the program</source>
        <translation>Adresse du programme</translation>
    </message>
    <message>
        <source>Your program: http://127.0.0.1:9000/hook</source>
        <translation>Votre programme&#xa0;: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Port of the relay</source>
        <translation>Port du relais</translation>
    </message>
    <message>
        <source>Port: </source>
        <translation>Port&#xa0;: </translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>Tout port libre</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Address of the relay</source>
        <translation>Adresse du relais</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>Requêtes et réponses</translation>
    </message>
    <message>
        <source>%1  %2: %3, %4 ms</source>
        <comment>time, path, outcome, duration</comment>
        <translation>%1  %2&#xa0;: %3, %4 ms</translation>
    </message>
    <message>
        <source>The relay is stopped.</source>
        <translation>Le relais est arrêté.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReplayDialog</name>
    <message>
        <source>Replay a Recording</source>
        <translation>Rejouer un enregistrement</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Waiting times</source>
        <translation>Temps d’attente</translation>
    </message>
    <message>
        <source>Without waiting</source>
        <translation>Sans attendre</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Comme enregistré</translation>
    </message>
    <message>
        <source>10 times faster</source>
        <translation>10 fois plus vite</translation>
    </message>
    <message>
        <source>100 times faster</source>
        <translation>100 fois plus vite</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The POST requests of %1 are made to an address, in their order.</source>
        <translation>Les requêtes POST de %1 sont faites à une adresse, dans leur ordre.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%L1: %2, %L3 ms</source>
        <comment>number of an entry, outcome, duration</comment>
        <translation>%L1&#xa0;: %2, %L3 ms</translation>
    </message>
    <message>
        <source>Stopped: %L1 delivered, %L2 failed.</source>
        <translation>Arrêté&#xa0;: %L1 livrées, %L2 échouées.</translation>
    </message>
    <message>
        <source>%L1 delivered, %L2 failed.</source>
        <translation>%L1 livrées, %L2 échouées.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReportModel</name>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Knowledge base %1</source>
        <translation>Base de connaissances %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResendDialog</name>
    <message>
        <source>Send to Another Address</source>
        <translation>Envoyer à une autre adresse</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Adresse&#xa0;:</translation>
    </message>
    <message>
        <source>The request has the same invocation id and a new request id. It is signed as for the webhook; the webhook&apos;s own headers are not sent.</source>
        <translation>La requête a le même identifiant d’invocation et un nouvel identifiant de requête. Elle est signée comme pour le webhook&#xa0;; les en-têtes propres au webhook ne sont pas envoyés.</translation>
    </message>
    <message>
        <source>%1. The log shows the answer.</source>
        <comment>outcome of a request</comment>
        <translation>%1. Le journal montre la réponse.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Filter results</source>
        <translation>Filtrer les résultats</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>&amp;Au</translation>
    </message>
    <message>
        <source>Search the texts as they stood on a date</source>
        <translation>Rechercher dans les textes tels qu’ils étaient à une date</translation>
    </message>
    <message>
        <source>Search as at this date</source>
        <translation>Chercher à cette date</translation>
    </message>
    <message>
        <source>Order of the results</source>
        <translation>Ordre des résultats</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Les plus pertinents d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récents d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Les plus anciens d’abord</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Garder cette recherche</translation>
    </message>
    <message>
        <source>Saved and earlier searches</source>
        <translation>Recherches gardées et précédentes</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Retour aux textes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Saved; click again to remove this search</source>
        <translation>Enregistrée&#xa0;; cliquez de nouveau pour retirer cette recherche</translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>Environ %Ln œuvre</numerusform>
            <numerusform>Environ %Ln œuvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln œuvre</numerusform>
            <numerusform>%Ln œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, some without all words</source>
        <translation>%1, certains sans tous les mots</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>No results. Try fewer or different words.</source>
        <translation>Aucun résultat. Essayez moins de mots ou d’autres mots.</translation>
    </message>
    <message>
        <source>No results. Try fewer words or remove some filters.</source>
        <translation>Aucun résultat. Essayez moins de mots ou retirez des filtres.</translation>
    </message>
    <message>
        <source>The search index is being built. Results appear as soon as it is ready.</source>
        <translation>L’index de recherche est en cours de création. Les résultats apparaîtront dès qu’il sera prêt.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Précédentes</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Effacer l’historique de recherche</translation>
    </message>
    <message>
        <source>%1 so far: the search index is still being built</source>
        <translation>%1 pour l’instant&#xa0;: l’index de recherche est encore en construction</translation>
    </message>
    <message>
        <source>%1 so far: the newest changes are still being indexed</source>
        <translation>%1 pour l’instant&#xa0;: les dernières modifications sont encore en cours d’indexation</translation>
    </message>
    <message>
        <source>No results so far. The search index is being updated; new results appear automatically.</source>
        <translation>Aucun résultat pour l’instant. L’index de recherche est en cours de mise à jour&#xa0;; les nouveaux résultats apparaîtront automatiquement.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>%Ln avec du nouveau</numerusform>
            <numerusform>%Ln avec du nouveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>Recherches gardées et précédentes&#xa0;; %Ln d’entre elles a de nouveaux résultats</numerusform>
            <numerusform>Recherches gardées et précédentes&#xa0;; %Ln d’entre elles ont de nouveaux résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename This Search…</source>
        <translation>Renommer cette recherche…</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>Renommer la recherche</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nom de la recherche&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Progress of the scenarios</source>
        <translation>Avancement des scénarios</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Run All</source>
        <translation>Tout jouer</translation>
    </message>
    <message>
        <source>Open Files…</source>
        <translation>Ouvrir des fichiers…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed to use instead of the scenario&apos;s own</source>
        <translation>Graine à utiliser à la place de celle du scénario</translation>
    </message>
    <message>
        <source>Your receiver, https://…; leave empty to use the built-in receivers</source>
        <translation>Votre récepteur, https://…&#xa0;; laisser vide pour utiliser les récepteurs intégrés</translation>
    </message>
    <message>
        <source>Address of a real receiver</source>
        <translation>Adresse d’un vrai récepteur</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Temps réel</translation>
    </message>
    <message>
        <source>Runs in real time; otherwise waiting times are skipped</source>
        <translation>S’exécute en temps réel&#xa0;; sinon les attentes sont ignorées</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Le fichier %1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Open Scenarios</source>
        <translation>Ouvrir des scénarios</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Scénarios (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>scenario, line of its file</comment>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Passed (%1)</source>
        <translation>Réussi (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>%1 run, %2 failed.</source>
        <translation>%1 exécutés, %2 échoués.</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Adresse de l’état du récepteur</translation>
    </message>
    <message>
        <source>Its state, for scenarios that look at it</source>
        <translation>Son état, pour les scénarios qui le regardent</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchBox</name>
    <message>
        <source>Search words, titles, citations, or /akn/… addresses</source>
        <translation>Mots, titres, références, ou adresses /akn/…</translation>
    </message>
    <message>
        <source>Search, or address of the text</source>
        <translation>Recherche, ou adresse du texte</translation>
    </message>
    <message>
        <source>Search suggestions</source>
        <translation>Suggestions de recherche</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Search all texts for “%1”</source>
        <translation>Chercher «&#xa0;%1&#xa0;» dans tous les textes</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>before</source>
        <translation>précédente</translation>
    </message>
    <message>
        <source>no %1</source>
        <comment>section 99</comment>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>texte du %1</translation>
    </message>
    <message>
        <source>no text of %1</source>
        <translation>aucun texte du %1</translation>
    </message>
    <message>
        <source>The library has no text of %1 of %2.</source>
        <translation>La bibliothèque n’a pas de texte du %1 de %2.</translation>
    </message>
    <message>
        <source>There is no %1 in the text of %2 of %3.</source>
        <translation>Absent du texte du %2 de %3&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no %1 in %2.</source>
        <translation>Absent de %2&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchController</name>
    <message>
        <source>&amp;Search…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>Ré&amp;sultats de la recherche</translation>
    </message>
    <message>
        <source>Next Search Match</source>
        <translation>Résultat suivant de la recherche</translation>
    </message>
    <message>
        <source>Previous Search Match</source>
        <translation>Résultat précédent de la recherche</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>Index de recherche&#xa0;: %1 œuvres sur %2</translation>
    </message>
    <message>
        <source>Search index: updating</source>
        <translation>Index de recherche&#xa0;: mise à jour</translation>
    </message>
    <message>
        <source>Another program is updating the search index</source>
        <translation>Un autre programme met à jour l’index de recherche</translation>
    </message>
    <message>
        <source>The search index could not be written</source>
        <translation>L’index de recherche n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>The search index was damaged and is built again: %1 of %2 works</source>
        <translation>L’index de recherche était endommagé et il est reconstruit&#xa0;: %1 œuvres sur %2</translation>
    </message>
    <message>
        <source>The disk is full: the search index cannot be written</source>
        <translation>Le disque est plein&#xa0;: l’index de recherche ne peut pas être écrit</translation>
    </message>
</context>
<context>
    <name>sheria::app::SecretBox</name>
    <message>
        <source>The signing secret</source>
        <translation>Le secret de signature</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Je l’ai copié</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Recent requests</source>
        <translation>Requêtes récentes</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Adresse du serveur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Utilisé au prochain démarrage. S’il est occupé, le port libre suivant est pris.</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Démarrer avec le programme</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Copier le jeton</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Je l’ai copié</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Créé dans l’application</translation>
    </message>
    <message>
        <source>Example for the command line</source>
        <translation>Exemple pour la ligne de commande</translation>
    </message>
    <message>
        <source>Try it on the command line</source>
        <translation>À essayer en ligne de commande</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copier l’exemple</translation>
    </message>
    <message>
        <source>No token could be created.</source>
        <translation>Aucun jeton n’a pu être créé.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>The server is starting…</source>
        <translation>Le serveur démarre…</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>Le serveur fonctionne.</translation>
    </message>
    <message>
        <source>The server is stopping…</source>
        <translation>Le serveur s’arrête…</translation>
    </message>
    <message>
        <source>The server could not be started. %1</source>
        <translation>Le serveur n’a pas pu être démarré. %1</translation>
    </message>
    <message>
        <source>The server is stopped.</source>
        <translation>Le serveur est arrêté.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>À l’arrêt</translation>
    </message>
    <message>
        <source>Programs send this token to the server. It is shown only once: copy it and keep it safe.</source>
        <translation>Les programmes envoient ce jeton au serveur. Il n’est affiché qu’une fois&#xa0;: copiez-le et gardez-le en lieu sûr.</translation>
    </message>
    <message>
        <source>Programs authenticate with a token. The library stores only a hash of it; if you have lost yours, create a new one.</source>
        <translation>Les programmes s’authentifient avec un jeton. La bibliothèque n’en conserve qu’une empreinte&#xa0;; si vous avez perdu le vôtre, créez-en un nouveau.</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Opens the server&apos;s pages in your browser, signed in</source>
        <translation>Ouvre les pages du serveur dans votre navigateur, connecté</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Comptes…</translation>
    </message>
    <message>
        <source>Accounts, tokens and permissions</source>
        <translation>Comptes, jetons et autorisations</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Allowed web origins and rate limits</source>
        <translation>Origines web autorisées et limites de débit</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Requête %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Aucune requête pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>Origines &amp;web autorisées</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>&amp;Requêtes par minute</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimité</translation>
    </message>
    <message>
        <source>One origin per line, such as https://desk.example. Scripts of these pages can read and change what their token allows. * allows pages of all origins to read. If empty, pages of other origins cannot use the server.</source>
        <translation>Une origine par ligne, comme https://desk.example. Les scripts de ces pages peuvent lire et modifier ce que leur jeton autorise. * autorise les pages de toutes les origines à lire. Si le champ est vide, les pages d’autres origines ne peuvent pas utiliser le serveur.</translation>
    </message>
    <message>
        <source>Maximum number of requests per client and minute. Further requests are answered with 429 Too Many Requests.</source>
        <translation>Nombre maximal de requêtes par client et par minute. Les suivantes reçoivent la réponse 429 Too Many Requests.</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une origine. Saisissez http:// ou https:// et un nom d’hôte, rien d’autre.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Démarrer avec le programme</translation>
    </message>
    <message>
        <source>The server answers requests of programs on this computer.</source>
        <translation>Le serveur répond aux requêtes des programmes de cet ordinateur.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Utilisé au prochain démarrage. S’il est occupé, le port libre suivant est pris.</translation>
    </message>
    <message>
        <source>Allowed web origins</source>
        <translation>Origines web autorisées</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Requêtes par minute</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>limite de débit</translation>
    </message>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>Au plus %Ln origine peut être autorisée.</numerusform>
            <numerusform>Au plus %Ln origines peuvent être autorisées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SettingsController</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Préf&amp;érences…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Palette de commandes…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Open tabs and the layout of the window</source>
        <translation>Onglets ouverts et disposition de la fenêtre</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Vos notes</translation>
    </message>
    <message>
        <source>Hosts that libraries may contact</source>
        <translation>Hôtes que les bibliothèques peuvent contacter</translation>
    </message>
    <message>
        <source>Tokens in a file with a password</source>
        <translation>Jetons dans un fichier à mot de passe</translation>
    </message>
</context>
<context>
    <name>sheria::app::ShortcutSettings</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Actions and their &amp;shortcuts</source>
        <translation>Actions et leurs &amp;raccourcis</translation>
    </message>
    <message>
        <source>keys keyboard</source>
        <translation>touches clavier</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>Aucun raccourci</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>“%1” has the default shortcut of this action.</source>
        <translation>«&#xa0;%1&#xa0;» a le raccourci d’origine de cette action.</translation>
    </message>
    <message>
        <source>Restore All Defaults</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>&amp;New shortcut for the chosen action</source>
        <translation>&amp;Nouveau raccourci de l’action choisie</translation>
    </message>
    <message>
        <source>Press the keys. A shortcut that another action has is not taken over.</source>
        <translation>Appuyez sur les touches. Le raccourci d’une autre action n’est pas repris.</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <translation>%1 est le raccourci de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 cannot be used: fields need it, it types a character, or it is several keys.</source>
        <translation>%1 ne peut pas servir&#xa0;: les champs en ont besoin, cela écrit un caractère, ou ce sont plusieurs touches.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Juridictions</translation>
    </message>
    <message>
        <source>None selected: all</source>
        <translation>Aucune sélection&#xa0;: tout</translation>
    </message>
    <message>
        <source>All; or codes such as eng, fra</source>
        <translation>Toutes&#xa0;; ou des codes comme eng, fra</translation>
    </message>
    <message>
        <source>Images and other files of the texts</source>
        <translation>Images et autres fichiers des textes</translation>
    </message>
    <message>
        <source>Publication documents, such as gazettes</source>
        <translation>Documents de publication, comme les journaux officiels</translation>
    </message>
    <message>
        <source>PDFs made by the server</source>
        <translation>PDF produits par le serveur</translation>
    </message>
    <message>
        <source>Metered connection: download as little as possible</source>
        <translation>Connexion limitée&#xa0;: télécharger le moins possible</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Manuellement</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Chaque heure</translation>
    </message>
    <message>
        <source>Every 6 hours</source>
        <translation>Toutes les 6 heures</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Chaque semaine</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Langues&#xa0;:</translation>
    </message>
    <message>
        <source>Also download:</source>
        <translation>Télécharger aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Check for changes:</source>
        <translation>Rechercher les modifications&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Chaque minute</numerusform>
            <numerusform>Toutes les %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>On a metered connection only texts are downloaded</source>
        <translation>Sur une connexion limitée, seuls les textes sont téléchargés</translation>
    </message>
    <message>
        <source>National law</source>
        <translation>Droit national</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>No sources yet. Connect to a server to download its works and keep them up to date.</source>
        <translation>Aucune source pour l’instant. Connectez-vous à un serveur pour télécharger ses œuvres et les tenir à jour.</translation>
    </message>
    <message>
        <source>Enter Token…</source>
        <translation>Saisir le jeton…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Adds a server as a source of this library</source>
        <translation>Ajoute un serveur comme source de cette bibliothèque</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Downloads new and changed texts</source>
        <translation>Télécharge les textes nouveaux et modifiés</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Downloaded texts are kept; the next run continues from there</source>
        <translation>Les textes téléchargés sont conservés&#xa0;; la prochaine exécution reprend de là</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>&amp;Full Check</source>
        <translation>&amp;Contrôle complet</translation>
    </message>
    <message>
        <source>Compares everything on the server with this library</source>
        <translation>Compare tout le contenu du serveur avec cette bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continues where it stopped</source>
        <translation>Reprend là où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>Downloads nothing until resumed</source>
        <translation>Ne télécharge rien jusqu’à la reprise</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>Retirer la source</translation>
    </message>
    <message>
        <source>Nothing more is downloaded from %1. Its texts stay in the library; its token is deleted.</source>
        <translation>Plus rien n’est téléchargé de %1. Ses textes restent dans la bibliothèque&#xa0;; son jeton est supprimé.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>R&amp;un All</source>
        <translation>Lancer to&amp;ut</translation>
    </message>
    <message>
        <source>Downloads new and changed texts of all sources</source>
        <translation>Télécharge les textes nouveaux et modifiés de toutes les sources</translation>
    </message>
    <message>
        <source>&amp;Cancel All</source>
        <translation>&amp;Annuler tout</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Enter Password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln œuvre</numerusform>
            <numerusform>%1&#xa0;: %Ln œuvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1&#xa0;: %Ln décision</numerusform>
            <numerusform>%1&#xa0;: %Ln décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Search this library</source>
        <translation>Rechercher dans cette bibliothèque</translation>
    </message>
    <message>
        <source>Words, a title, a citation</source>
        <translation>Mots, titre ou référence</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>Documents récents</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Tribunaux</translation>
    </message>
    <message>
        <source>First letters of the titles</source>
        <translation>Premières lettres des titres</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Titles A–Z</source>
        <translation>Titres de A à Z</translation>
    </message>
</context>
<context>
    <name>sheria::app::StyleDialog</name>
    <message>
        <source>Citation Style</source>
        <translation>Style de citation</translation>
    </message>
    <message>
        <source>Filter the styles</source>
        <translation>Filtrer les styles</translation>
    </message>
    <message>
        <source>Filter by title</source>
        <translation>Filtrer par titre</translation>
    </message>
    <message>
        <source>Installed styles</source>
        <translation>Styles installés</translation>
    </message>
    <message>
        <source>No styles are installed. The package citation-style-language-styles has them.</source>
        <translation>Aucun style n’est installé. Le paquet citation-style-language-styles les contient.</translation>
    </message>
    <message>
        <source>Styles of the Citation Style Language (CSL). Your own go into the folder “sheria/csl” of your data folder.</source>
        <translation>Styles du Citation Style Language (CSL). Les vôtres vont dans le dossier «&#xa0;sheria/csl&#xa0;» de votre dossier de données.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Citation styles (%1)</source>
        <translation>Styles de citation (%1)</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>Toute la bibliothèque</translation>
    </message>
    <message>
        <source>Only this selection</source>
        <translation>Uniquement cette sélection</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Lieux</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>&amp;Document types, if not all: act, act/by-law, judgment…</source>
        <translation>Types de &amp;document, sinon tous&#xa0;: act, act/by-law, judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Œuvres</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1, including all localities</source>
        <translation>%1, y compris toutes les localités</translation>
    </message>
    <message>
        <source>%1: national law only</source>
        <translation>%1&#xa0;: droit national uniquement</translation>
    </message>
    <message>
        <source>Additional &amp;works, one address per line</source>
        <translation>Œ&amp;uvres supplémentaires, une adresse par ligne</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncController</name>
    <message>
        <source>Sync: %1</source>
        <translation>Synchronisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>S&amp;ync</source>
        <translation>S&amp;ynchronisation</translation>
    </message>
    <message>
        <source>Show sync</source>
        <translation>Afficher la synchronisation</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncPanel</name>
    <message>
        <source>Sync</source>
        <translation>Synchronisation</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>sheria::app::ThemeSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>High contrast shows light text on black, with a contrast of at least 7:1.</source>
        <translation>Le contraste élevé montre un texte clair sur fond noir, avec un contraste d’au moins 7&#xa0;:&#xa0;1.</translation>
    </message>
    <message>
        <source>colours dark light contrast</source>
        <translation>couleurs sombre clair contraste</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Réduire les &amp;mouvements</translation>
    </message>
    <message>
        <source>Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns animations off, this applies anyway.</source>
        <translation>Les pages ne défilent pas en douceur, et rien ne s’estompe ni ne clignote. Si le bureau supprime les animations, cela vaut de toute façon.</translation>
    </message>
    <message>
        <source>animations accessibility</source>
        <translation>animations accessibilité</translation>
    </message>
</context>
<context>
    <name>sheria::app::TimelineStrip</name>
    <message>
        <source>Revised</source>
        <translation>Révisé</translation>
    </message>
    <message>
        <source>Revised by %1</source>
        <translation>Révisé par %1</translation>
    </message>
    <message>
        <source>To be revised</source>
        <translation>Sera révisé</translation>
    </message>
    <message>
        <source>To be revised by %1</source>
        <translation>Sera révisé par %1</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Amended by %1</source>
        <translation>Modifié par %1</translation>
    </message>
    <message>
        <source>To be amended</source>
        <translation>Sera modifié</translation>
    </message>
    <message>
        <source>To be amended by %1</source>
        <translation>Sera modifié par %1</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Entré en vigueur</translation>
    </message>
    <message>
        <source>Commenced by %1</source>
        <translation>Mis en vigueur par %1</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Entre en vigueur</translation>
    </message>
    <message>
        <source>Commences by %1</source>
        <translation>Sera mis en vigueur par %1</translation>
    </message>
    <message>
        <source>Commenced in part</source>
        <translation>Entré en vigueur en partie</translation>
    </message>
    <message>
        <source>Commenced in part by %1</source>
        <translation>Mis en vigueur en partie par %1</translation>
    </message>
    <message>
        <source>Commences in part</source>
        <translation>Entre en vigueur en partie</translation>
    </message>
    <message>
        <source>Commences in part by %1</source>
        <translation>Sera mis en vigueur en partie par %1</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Repealed by %1</source>
        <translation>Abrogé par %1</translation>
    </message>
    <message>
        <source>To be repealed</source>
        <translation>Sera abrogé</translation>
    </message>
    <message>
        <source>To be repealed by %1</source>
        <translation>Sera abrogé par %1</translation>
    </message>
    <message>
        <source>A version of the text begins</source>
        <translation>Une version du texte commence</translation>
    </message>
    <message>
        <source>Timeline of this work</source>
        <translation>Chronologie de cette œuvre</translation>
    </message>
    <message>
        <source>Latest version</source>
        <translation>Dernière version</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Until I quit</source>
        <translation>Jusqu’à la fermeture du programme</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>Dans un fichier chiffré par un mot de passe</translation>
    </message>
    <message>
        <source>Store the token:</source>
        <translation>Enregistrer le jeton&#xa0;:</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>Dans le trousseau du système</translation>
    </message>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>Le mot de passe doit comporter au moins %Ln caractère.</numerusform>
            <numerusform>Le mot de passe doit comporter au moins %Ln caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its password:</source>
        <translation>Son mot de passe&#xa0;:</translation>
    </message>
    <message>
        <source>A new password:</source>
        <translation>Un nouveau mot de passe&#xa0;:</translation>
    </message>
    <message>
        <source>The system may ask you to sign in.</source>
        <translation>Le système peut vous demander de vous identifier.</translation>
    </message>
    <message>
        <source>You are asked for the password each time you start the program.</source>
        <translation>Le mot de passe vous est demandé à chaque démarrage du programme.</translation>
    </message>
    <message>
        <source>You are asked for the token at the next start.</source>
        <translation>Le jeton vous est demandé au prochain démarrage.</translation>
    </message>
    <message>
        <source>System keychain unavailable. You are asked for the token at the next start.</source>
        <translation>Trousseau du système indisponible. Le jeton vous est demandé au prochain démarrage.</translation>
    </message>
    <message>
        <source>Store the key:</source>
        <translation>Enregistrer la clé&#xa0;:</translation>
    </message>
    <message>
        <source>Enter the key again at the next start.</source>
        <translation>Saisissez de nouveau la clé au prochain démarrage.</translation>
    </message>
    <message>
        <source>System keychain unavailable. Enter the key again at the next start.</source>
        <translation>Trousseau du système indisponible. Saisissez de nouveau la clé au prochain démarrage.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the key again.</source>
        <translation>Il ne peut pas être récupéré. En cas d’oubli, saisissez de nouveau la clé.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the token again.</source>
        <translation>Il ne peut pas être récupéré. En cas d’oubli, saisissez de nouveau le jeton.</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokensPage</name>
    <message>
        <source>Tokens of the account</source>
        <translation>Jetons du compte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>Commence par</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>Purpose of the new token</source>
        <translation>Usage du nouveau jeton</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>The new token, shown only once. Copy it and keep it safe.</source>
        <translation>Le nouveau jeton, affiché une seule fois. Copiez-le et gardez-le en lieu sûr.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Le nouveau jeton</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Je l’ai copié</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Créé dans l’application</translation>
    </message>
    <message>
        <source>Revoke Token</source>
        <translation>Révoquer le jeton</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Révoquer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Programs that use it lose access immediately. This cannot be undone.</source>
        <translation>Les programmes qui l’utilisent perdent aussitôt l’accès. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
    <message>
        <source>Add an account first. Its tokens are listed here.</source>
        <translation>Ajoutez d’abord un compte. Ses jetons s’affichent ici.</translation>
    </message>
    <message>
        <source>No tokens yet. Programs sign in with one.</source>
        <translation>Aucun jeton pour l’instant. Les programmes s’authentifient avec un jeton.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>Outils pour modèles de langage</translation>
    </message>
    <message>
        <source>Semantic search</source>
        <translation>Recherche sémantique</translation>
    </message>
    <message>
        <source>Allow AI assistants to use this library as tools</source>
        <translation>Autoriser les assistants IA à utiliser cette bibliothèque comme outils</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>Token, shown only once</source>
        <translation>Jeton, affiché une seule fois</translation>
    </message>
    <message>
        <source>Program type</source>
        <translation>Type de programme</translation>
    </message>
    <message>
        <source>Starts a program (mcpServers)</source>
        <translation>lance un programme (mcpServers)</translation>
    </message>
    <message>
        <source>Uses the address (mcpServers)</source>
        <translation>emploie l’adresse (mcpServers)</translation>
    </message>
    <message>
        <source>Editors (servers)</source>
        <translation>est un éditeur (servers)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>prend une ligne de commande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>For the program&apos;s settings</source>
        <translation>Pour les réglages du programme</translation>
    </message>
    <message>
        <source>For the settings of a program that</source>
        <translation>Pour les réglages d’un programme qui</translation>
    </message>
    <message>
        <source>Only if the endpoint requires one</source>
        <translation>Seulement si le service en exige une</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Éteindre</translation>
    </message>
    <message>
        <source>An embeddings endpoint on this computer or elsewhere. Texts of the library and queries are sent to it.</source>
        <translation>Un service de plongements sur cet ordinateur ou ailleurs. Les textes de la bibliothèque et les requêtes lui sont envoyés.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Also find words of the same family, such as “decision” for “decide” (English)</source>
        <translation>Aussi les mots de la même famille, comme «&#xa0;decision&#xa0;» pour «&#xa0;decide&#xa0;» (en anglais)</translation>
    </message>
    <message>
        <source>Off. Passages are found by words and word families.</source>
        <translation>Désactivée. Les passages sont trouvés par les mots et leurs familles.</translation>
    </message>
    <message>
        <source>Off. Passages are found by words only.</source>
        <translation>Désactivée. Les passages ne sont trouvés que par les mots.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>%L1 passages avec plongement&#xa0;; %Ln texte en attente.</numerusform>
            <numerusform>%L1 passages avec plongement&#xa0;; %Ln textes en attente.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %L1 passages are embedded (%L2 dimensions).</source>
        <translation>Les %L1 passages ont des plongements (%L2 dimensions).</translation>
    </message>
    <message>
        <source>The tools use the token that starts with %1.</source>
        <translation>Les outils utilisent le jeton commençant par %1.</translation>
    </message>
    <message>
        <source>The tools have no token yet.</source>
        <translation>Les outils n’ont pas encore de jeton.</translation>
    </message>
    <message>
        <source>Enter an address starting with http:// or https:// and a model name.</source>
        <translation>Saisissez une adresse commençant par http:// ou https:// et un nom de modèle.</translation>
    </message>
    <message>
        <source>Stored; enter another one to replace it</source>
        <translation>Enregistrée&#xa0;; saisissez-en une autre pour la remplacer</translation>
    </message>
    <message>
        <source>Texts, queries and the key are sent to this address unencrypted and can be intercepted. Use https:// if the endpoint supports it.</source>
        <translation>Les textes, les requêtes et la clé sont envoyés à cette adresse sans chiffrement et peuvent être interceptés. Utilisez https:// si le service le permet.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoController</name>
    <message>
        <source>Not Possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash.</source>
        <translation>«&#xa0;%1&#xa0;» a été mis à la corbeille.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>%1, version of %2</source>
        <comment>title, date</comment>
        <translation>%1, version du %2</translation>
    </message>
    <message>
        <source>Title, if the document has none</source>
        <translation>Titre, si le document n’en a pas</translation>
    </message>
    <message>
        <source>Date, if the document has none</source>
        <translation>Date, si le document n’en a pas</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titre&#xa0;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <source>Give Address</source>
        <translation>Donner l’adresse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The document is now %1.</source>
        <translation>Le document est désormais %1.</translation>
    </message>
    <message>
        <source>The address was not given.</source>
        <translation>L’adresse n’a pas été donnée.</translation>
    </message>
    <message>
        <source>The document is unidentified again.</source>
        <translation>Le document est de nouveau non identifié.</translation>
    </message>
    <message>
        <source>The address cannot be taken back.</source>
        <translation>L’adresse ne peut pas être retirée.</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>L’importation a été annulée.</translation>
    </message>
    <message>
        <source>The import cannot be undone.</source>
        <translation>L’importation ne peut pas être annulée.</translation>
    </message>
    <message>
        <source>“%1” was restored from the trash.</source>
        <translation>«&#xa0;%1&#xa0;» a été restauré de la corbeille.</translation>
    </message>
    <message>
        <source>“%1” cannot be restored.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être restauré.</translation>
    </message>
    <message>
        <source>Delete Permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete everything in the trash? This cannot be undone.</source>
        <translation>Supprimer tout ce qui est dans la corbeille&#xa0;? C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete “%1” permanently? This cannot be undone.</source>
        <translation>Supprimer «&#xa0;%1&#xa0;» définitivement&#xa0;? C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The trash was emptied.</source>
        <translation>La corbeille a été vidée.</translation>
    </message>
    <message>
        <source>The trash cannot be emptied.</source>
        <translation>La corbeille ne peut pas être vidée.</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?

%2

Clients of the API and webhooks are notified that it was deleted. You can restore it with File &gt; Trash and Imports.</source>
        <translation>Mettre «&#xa0;%1&#xa0;» à la corbeille&#xa0;?

%2

Les clients de l’API et les webhooks sont avertis de la suppression. Fichier &gt; Corbeille et importations permet de restaurer.</translation>
    </message>
    <message>
        <source>Set Address</source>
        <translation>Définir l’adresse</translation>
    </message>
    <message>
        <source>The document does not say which work it is. Enter the work&apos;s address, such as /akn/za/act/1998/55. Imports of the same document will keep it.</source>
        <translation>Le document ne dit pas de quelle œuvre il s’agit. Saisissez l’adresse de l’œuvre, par exemple /akn/za/act/1998/55. Les importations du même document la garderont.</translation>
    </message>
    <message>
        <source>Address of the work</source>
        <translation>Adresse de l’œuvre</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Adresse&#xa0;:</translation>
    </message>
    <message>
        <source>Undo this import?

Works and versions that it added are deleted, and those that it changed are as before.</source>
        <translation>Annuler cette importation&#xa0;?

Les œuvres et versions qu’elle a ajoutées sont supprimées, et celles qu’elle a modifiées redeviennent comme avant.</translation>
    </message>
    <message>
        <source>“%1” was deleted permanently.</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimé définitivement.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoDialog</name>
    <message>
        <source>Trash and Imports</source>
        <translation>Corbeille et importations</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importations</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete Permanently…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Fichiers et dossiers</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Œuvres</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Annuler l’importation…</translation>
    </message>
    <message>
        <source>Deleted works and versions</source>
        <translation>Œuvres et versions supprimées</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>Aucune importation à annuler.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>Jetons chiffrés</translation>
    </message>
    <message>
        <source>Password of the file in which the token is stored:</source>
        <translation>Mot de passe du fichier où le jeton est enregistré&#xa0;:</translation>
    </message>
    <message>
        <source>Enter Token Again…</source>
        <translation>Saisir de nouveau le jeton…</translation>
    </message>
    <message>
        <source>If you have forgotten the password</source>
        <translation>Si vous avez oublié le mot de passe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Mot de passe incorrect pour le fichier chiffré.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Waterfall</name>
    <message>
        <source>Attempts of this invocation</source>
        <translation>Tentatives de cette invocation</translation>
    </message>
    <message>
        <source>%1: after %2, %3</source>
        <translation>%1&#xa0;: après %2, %3</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>outcome, time since the first attempt</comment>
        <translation>%1, après %2</translation>
    </message>
    <message>
        <source>next, after %1</source>
        <translation>prochaine, après %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhookPanel</name>
    <message>
        <source>Incoming</source>
        <translation>Entrants</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Récepteurs</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>Nothing is sent while the server is stopped.</source>
        <translation>Rien n’est envoyé tant que le serveur est arrêté.</translation>
    </message>
    <message>
        <source>Delivery active.</source>
        <translation>Envoi actif.</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Relais</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhooksController</name>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open the same file again</source>
        <translation>Ouvrir de nouveau le même fichier</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Ouvrir la bibliothèque d’exemple</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to explore the program</source>
        <translation>Lois et décisions d’un pays inventé, pour découvrir le programme</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Every Akoma Ntoso file in it, and in the folders below</source>
        <translation>Tous les fichiers Akoma Ntoso qu’il contient, sous-dossiers compris</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, ZIP archives, and packs of other libraries</source>
        <translation>Fichiers Akoma Ntoso, archives ZIP et paquets d’autres bibliothèques</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>Ouvrir une autre bibliothèque…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Nouvelle bibliothèque…</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Bibliothèques récentes</translation>
    </message>
    <message>
        <source>Welcome to Sheria</source>
        <translation>Bienvenue dans Sheria</translation>
    </message>
    <message>
        <source>This library is empty. Import documents, connect to a server, or explore the sample library.</source>
        <translation>Cette bibliothèque est vide. Importez des documents, connectez-vous à un serveur ou explorez la bibliothèque d’exemple.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>Se connecter à un serveur…</translation>
    </message>
    <message>
        <source>Downloads legislation from a server and keeps it up to date</source>
        <translation>Télécharge la législation d’un serveur et la tient à jour</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln œuvre</numerusform>
            <numerusform>%Ln œuvres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::WindowHost</name>
    <message>
        <source>The import is stopped. What is imported stays; import the rest again.</source>
        <translation>L’importation est arrêtée. Ce qui est importé reste&#xa0;; importez de nouveau le reste.</translation>
    </message>
    <message>
        <source>The sync is interrupted, and goes on afterwards.</source>
        <translation>La synchronisation est interrompue et reprend ensuite.</translation>
    </message>
    <message>
        <source>The server is stopped, and started again on the same port.</source>
        <translation>Le serveur est arrêté, puis redémarré sur le même port.</translation>
    </message>
    <message>
        <source>Open dialogs are closed without saving.</source>
        <translation>Les boîtes de dialogue ouvertes sont fermées sans enregistrer.</translation>
    </message>
    <message>
        <source>Change the Language Now?</source>
        <translation>Changer de langue maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>The window is opened again in the other language.</source>
        <translation>La fenêtre est rouverte dans l’autre langue.</translation>
    </message>
    <message>
        <source>Change Now</source>
        <translation>Changer maintenant</translation>
    </message>
    <message>
        <source>If you cancel, the language changes at the next start.</source>
        <translation>Si vous annulez, la langue change au prochain démarrage.</translation>
    </message>
</context>
</TS>
