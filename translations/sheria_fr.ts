<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BaseState</name>
    <message>
        <source>It is not indexed yet.</source>
        <translation>Elle n’est pas encore indexée.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%n œuvre</numerusform>
            <numerusform>%n œuvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%n portion</numerusform>
            <numerusform>%n portions</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds %1, %2.</source>
        <translation>Elle contient %1, %2.</translation>
    </message>
    <message>
        <source>It holds %1, %2; the index is behind the library.</source>
        <translation>Elle contient %1, %2&#xa0;; l’index est en retard sur la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>%n PDF de cette bibliothèque est encore à lire.</numerusform>
            <numerusform>%n PDF de cette bibliothèque sont encore à lire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>%n PDF de cette bibliothèque ne peut pas être lu&#xa0;: le programme pdftotext n’est pas installé (paquet poppler-utils).</numerusform>
            <numerusform>%n PDF de cette bibliothèque ne peuvent pas être lus&#xa0;: le programme pdftotext n’est pas installé (paquet poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>%n PDF de cette bibliothèque se compose d’images et n’a pas de mots.</numerusform>
            <numerusform>%n PDF de cette bibliothèque se composent d’images et n’ont pas de mots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>%n PDF de cette bibliothèque est abîmé, verrouillé ou trop grand pour être lu.</numerusform>
            <numerusform>%n PDF de cette bibliothèque sont abîmés, verrouillés ou trop grands pour être lus.</numerusform>
        </translation>
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
        <source>%1 (%2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%2)</translation>
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
        <source>Cites (%1)</source>
        <translation>Cite (%1)</translation>
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
            <numerusform>%1&#xa0;: %n œuvre</numerusform>
            <numerusform>%1&#xa0;: %n œuvres</numerusform>
        </translation>
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
        <source>Neither of them has a text.</source>
        <translation>Aucun des deux n’a de texte.</translation>
    </message>
    <message>
        <source>These texts have the same words.</source>
        <translation>Ces textes ont les mêmes mots.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>date of a text, its language</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%n lieu&#xa0;: %1.</numerusform>
            <numerusform>%n lieux&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not take this token</source>
        <translation>Le serveur n’accepte pas ce jeton</translation>
    </message>
    <message>
        <source>This token may not read this API</source>
        <translation>Ce jeton ne donne pas accès à cette API</translation>
    </message>
    <message>
        <source>This is no address of a server</source>
        <translation>Ce n’est pas l’adresse d’un serveur</translation>
    </message>
    <message>
        <source>This API is not there</source>
        <translation>Cette API ne s’y trouve pas</translation>
    </message>
    <message>
        <source>The test was stopped</source>
        <translation>Le test a été arrêté</translation>
    </message>
    <message>
        <source>This server does not say how much it has; each look for changes lists everything.</source>
        <translation>Ce serveur ne dit pas combien il contient&#xa0;; chaque recherche de changements liste tout.</translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %n texte.</numerusform>
            <numerusform>Ce jeton donne accès à %n textes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %n décision.</numerusform>
            <numerusform>Ce jeton donne accès à %n décisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>Ce jeton donne accès à %n base de connaissances.</numerusform>
            <numerusform>Ce jeton donne accès à %n bases de connaissances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%n juridiction.</numerusform>
            <numerusform>%n juridictions.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server answers, with version %1 of the API</source>
        <translation>Le serveur répond, avec la version %1 de l’API</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>Environ %n texte&#xa0;: %1 sur ce disque, à récupérer en moins d’une minute.</numerusform>
            <numerusform>Environ %n textes&#xa0;: %1 sur ce disque, à récupérer en moins d’une minute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>Environ %n texte&#xa0;: %1 sur ce disque, à récupérer en %2 minutes environ.</numerusform>
            <numerusform>Environ %n textes&#xa0;: %1 sur ce disque, à récupérer en %2 minutes environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server cannot be asked now</source>
        <translation>Le serveur ne peut pas être interrogé pour l’instant</translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: to copy works from it</source>
        <translation>%1&#xa0;: pour en copier des œuvres</translation>
    </message>
    <message>
        <source>%1: to send it texts and questions, for vectors</source>
        <translation>%1&#xa0;: pour lui envoyer textes et questions, contre des vecteurs</translation>
    </message>
    <message>
        <source>%1: to tell it of changes</source>
        <translation>%1&#xa0;: pour lui annoncer les changements</translation>
    </message>
    <message>
        <source>Contact Other Computers?</source>
        <translation>Contacter d’autres ordinateurs&#xa0;?</translation>
    </message>
    <message>
        <source>The library %1 wants to contact other computers.</source>
        <translation>La bibliothèque %1 veut contacter d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>Allow this if you know these addresses, or have entered them yourself. Tokens and keys have to be entered again. Without it the library can be read and searched as usual.</source>
        <translation>Autorisez cela si vous connaissez ces adresses, ou les avez saisies vous-même. Jetons et clés sont à saisir de nouveau. Sans cela, la bibliothèque se lit et se fouille comme d’habitude.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Do Not Contact</source>
        <translation>Ne pas contacter</translation>
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
</context>
<context>
    <name>DecisionDraft</name>
    <message>
        <source>This cannot be empty.</source>
        <translation>Ce champ ne peut pas être vide.</translation>
    </message>
    <message>
        <source>This is not a day. Write it as 2019-05-31.</source>
        <translation>Ce n’est pas un jour. Écrivez-le comme 2019-05-31.</translation>
    </message>
    <message>
        <source>This is not a year of four digits.</source>
        <translation>Ce n’est pas une année à quatre chiffres.</translation>
    </message>
    <message>
        <source>This is not a whole number.</source>
        <translation>Ce n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>A code has letters, digits and “-” only.</source>
        <translation>Un code n’a que des lettres, des chiffres et «&#xa0;-&#xa0;».</translation>
    </message>
    <message>
        <source>A row has no name.</source>
        <translation>Une ligne n’a pas de nom.</translation>
    </message>
    <message>
        <source>The side of a party is a number from 1 to 99.</source>
        <translation>Le camp d’une partie est un nombre de 1 à 99.</translation>
    </message>
    <message>
        <source>A colour is written as #1f7a4d.</source>
        <translation>Une couleur s’écrit comme #1f7a4d.</translation>
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
        <source>Number alone</source>
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
        <source>Class of court</source>
        <translation>Classe de juridiction</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>Comté de la juridiction</translation>
    </message>
    <message>
        <source>Number of that county</source>
        <translation>Numéro de ce comté</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Chambre</translation>
    </message>
    <message>
        <source>Code of the division</source>
        <translation>Code de la chambre</translation>
    </message>
    <message>
        <source>Filed in the county</source>
        <translation>Introduite dans le comté</translation>
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
        <source>In short</source>
        <translation>En bref</translation>
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
        <source>Name for citing</source>
        <translation>Nom pour citer</translation>
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
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
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
        <source>A document is attached by its FRBR URI, which begins with /akn/.</source>
        <translation>Un document se joint par son URI FRBR, qui commence par /akn/.</translation>
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
        <source>Not a principal work: it changes others</source>
        <translation>Œuvre non principale&#xa0;: elle en modifie d’autres</translation>
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
        <source>Standing</source>
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
        <source>The document names no usable address; the library gave it one.</source>
        <translation>Le document n’indique pas d’adresse utilisable&#xa0;; la bibliothèque lui en a donné une.</translation>
    </message>
    <message>
        <source>The text does not state its date; the date of the work is shown.</source>
        <translation>Le texte n’indique pas sa date&#xa0;; celle de l’œuvre est montrée.</translation>
    </message>
    <message>
        <source>The date of the text is not known.</source>
        <translation>La date du texte n’est pas connue.</translation>
    </message>
    <message>
        <source>Points in time</source>
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
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date not known</source>
        <translation>Date inconnue</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>Toutes les dispositions</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n disposition</numerusform>
            <numerusform>%n dispositions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had an identifier that was taken, and got another.</source>
        <translation>
            <numerusform>%n disposition avait un identifiant déjà pris et en a reçu un autre.</numerusform>
            <numerusform>%n dispositions avaient un identifiant déjà pris et en ont reçu un autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier, and got one.</source>
        <translation>
            <numerusform>%n disposition n’avait pas d’identifiant et en a reçu un.</numerusform>
            <numerusform>%n dispositions n’avaient pas d’identifiant et en ont reçu un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n date(s) could not be used.</source>
        <translation>
            <numerusform>%n date n’a pas pu être utilisée.</numerusform>
            <numerusform>%n dates n’ont pas pu être utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n address(es) could not be used.</source>
        <translation>
            <numerusform>%n adresse n’a pas pu être utilisée.</numerusform>
            <numerusform>%n adresses n’ont pas pu être utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oddity(s) of the kind “%1”.</source>
        <translation>
            <numerusform>%n singularité du genre «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n singularités du genre «&#xa0;%1&#xa0;».</numerusform>
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
        <source>Commenced; the date is not recorded.</source>
        <translation>Entré en vigueur&#xa0;; la date n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>Toutes les dispositions ne sont pas en vigueur.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
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
        <source>Keeps legislation and judgments written in Akoma Ntoso in one file, shows them as they were on any date, and serves them to other programs on this computer.

It works without the Internet, and speaks to no server but those you name.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Conserve dans un seul fichier des lois et des jugements écrits en Akoma Ntoso, les montre tels qu’ils étaient à n’importe quelle date, et les sert aux autres programmes de cet ordinateur.

Fonctionne sans Internet et ne parle à aucun serveur que vous n’ayez nommé.

Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
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
    <name>ErrorText</name>
    <message>
        <source>This cannot be understood.</source>
        <translation>Cela ne peut pas être compris.</translation>
    </message>
    <message>
        <source>This does not exist.</source>
        <translation>Cela n’existe pas.</translation>
    </message>
    <message>
        <source>This has changed in the meantime. Try again.</source>
        <translation>Cela a changé entre-temps. Réessayez.</translation>
    </message>
    <message>
        <source>A valid token is needed for this.</source>
        <translation>Il faut pour cela un jeton valable.</translation>
    </message>
    <message>
        <source>This is not allowed.</source>
        <translation>Cela n’est pas permis.</translation>
    </message>
    <message>
        <source>This is not possible at the moment.</source>
        <translation>Cela n’est pas possible en ce moment.</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>Les données sont endommagées.</translation>
    </message>
    <message>
        <source>This is not supported.</source>
        <translation>Cela n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Cela a été annulé.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>There is no library at this place</source>
        <translation>Il n’y a pas de bibliothèque à cet endroit</translation>
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
        <source>The disk is full. Make room and try again.</source>
        <translation>Le disque est plein. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>There is no room to open the file %1 for writing. Make room on its disk, then try again.</source>
        <translation>Il n’y a pas assez de place pour ouvrir le fichier %1 en écriture. Libérez de la place sur son disque, puis réessayez.</translation>
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
        <source>Marked</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <source>Class of court</source>
        <translation>Classe de juridiction</translation>
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
        <source>Names changed</source>
        <translation>Noms changés</translation>
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
        <source>Marked</source>
        <translation>Signalé</translation>
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
        <source>In short</source>
        <translation>En bref</translation>
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
        <source>Changed or left out</source>
        <translation>Modifiés ou omis</translation>
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
        <source>Newest text: %1</source>
        <translation>Texte le plus récent&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texte</numerusform>
            <numerusform>%n textes</numerusform>
        </translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Abrogé</translation>
    </message>
    <message>
        <source>Known without its text</source>
        <translation>Connue sans son texte</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, %n œuvre</numerusform>
            <numerusform>%1, %n œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, repealed</source>
        <translation>%1, abrogé</translation>
    </message>
    <message>
        <source>New, not read yet</source>
        <translation>Nouveau, pas encore lu</translation>
    </message>
    <message>
        <source>Amended, not read yet</source>
        <translation>Modifié, pas encore lu</translation>
    </message>
    <message>
        <source>Changed, not read yet</source>
        <translation>Corrigé, pas encore lu</translation>
    </message>
    <message>
        <source>Repealed, not read yet</source>
        <translation>Abrogé, pas encore lu</translation>
    </message>
    <message>
        <source>A part could not be fetched</source>
        <translation>Une partie n’a pas pu être récupérée</translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Copy Address of the Link</source>
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
        <source>Open in the Browser</source>
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
        <source>As an Electronic Book…</source>
        <translation>En livre électronique…</translation>
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
        <source>Copy Citation of This Part</source>
        <translation>Copier la citation de cette partie</translation>
    </message>
    <message>
        <source>Copy FRBR URI of This Part</source>
        <translation>Copier l’URI FRBR de cette partie</translation>
    </message>
    <message>
        <source>Copy Server Link of This Part</source>
        <translation>Copier le lien du serveur vers cette partie</translation>
    </message>
    <message>
        <source>Copy eId</source>
        <translation>Copier l’eId</translation>
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
        <source>Too slow</source>
        <translation>Trop lent</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>TLS failed</source>
        <translation>Échec TLS</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>Pas du HTTP</translation>
    </message>
    <message>
        <source>Connection was old</source>
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
        <source>Wants rest until %1</source>
        <translation>Veut du repos jusqu’à %1</translation>
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
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
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
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>Sync</source>
        <translation>Synchronisation</translation>
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
        <source>Nothing in the contents matches.</source>
        <translation>Rien ne correspond dans le sommaire.</translation>
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
        <source>Show the latest text</source>
        <translation>Montrer le dernier texte</translation>
    </message>
    <message>
        <source>No such address</source>
        <translation>Adresse inconnue</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>Absent de cette bibliothèque</translation>
    </message>
    <message>
        <source>No such text</source>
        <translation>Texte absent</translation>
    </message>
    <message>
        <source>This is not an address of a law or judgment.</source>
        <translation>Ce n’est pas l’adresse d’une loi ou d’un jugement.</translation>
    </message>
    <message>
        <source>The library that is open does not hold this work.</source>
        <translation>La bibliothèque ouverte ne possède pas cette œuvre.</translation>
    </message>
    <message>
        <source>The library has no text of “%1” for %2. Its earliest is of %3.</source>
        <translation>La bibliothèque n’a pas de texte de «&#xa0;%1&#xa0;» pour le %2. Le plus ancien est du %3.</translation>
    </message>
    <message>
        <source>The library has no text of “%1” for %2.</source>
        <translation>La bibliothèque n’a pas de texte de «&#xa0;%1&#xa0;» pour le %2.</translation>
    </message>
    <message>
        <source>The library knows “%1”, but has no such text of it.</source>
        <translation>La bibliothèque connaît «&#xa0;%1&#xa0;», mais n’en a pas ce texte.</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>Ce texte ne peut pas être montré</translation>
    </message>
    <message>
        <source>Its stored text is damaged. Import the original again, or bring the source that it was copied from up to date. Other texts are not affected.</source>
        <translation>Le texte enregistré est endommagé. Importez de nouveau l’original, ou mettez à jour la source dont il a été copié. Les autres textes ne sont pas touchés.</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>line %1, column %2: </source>
        <translation>ligne %1, colonne %2&#xa0;: </translation>
    </message>
    <message>
        <source>byte %1: </source>
        <translation>octet %1&#xa0;: </translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: </source>
        <translation>le manifeste du paquet est incorrect&#xa0;: </translation>
    </message>
    <message>
        <source>the archive is damaged or forged: </source>
        <translation>l’archive est endommagée ou falsifiée&#xa0;: </translation>
    </message>
    <message>
        <source>it cannot be read: </source>
        <translation>lecture impossible&#xa0;: </translation>
    </message>
    <message>
        <source>the archive cannot be read: </source>
        <translation>l’archive ne peut pas être lue&#xa0;: </translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>ce n’est ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>l’archive ne contient aucun document</translation>
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
        <source>it lies in too many folders</source>
        <translation>il se trouve dans trop de dossiers imbriqués</translation>
    </message>
    <message>
        <source>it lies behind a link</source>
        <translation>il se trouve derrière un lien</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>c’est un lien</translation>
    </message>
    <message>
        <source>it is a link that leads out of the folder</source>
        <translation>c’est un lien qui mène hors du dossier</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>le document dépasse %1 octets</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>le document a plus de %1 nœuds</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>des éléments sont imbriqués sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>l’élément a plus de %1 attributs</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>la valeur de l’attribut dépasse %1 octets</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>plus de %1 espaces de noms sont déclarés</translation>
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
        <source>the namespace %1 is none of Akoma Ntoso</source>
        <translation>l’espace de noms %1 n’est pas d’Akoma Ntoso</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>l’élément akomaNtoso ne contient aucun document (act, judgment, …)</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>c’est une page web (HTML) et non de l’Akoma Ntoso</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>ce n’est pas du XML&#xa0;: il y a du contenu avant l’élément racine</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>il n’y a aucun élément&#xa0;: le document est vide</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>il y a du contenu après la fin de l’élément racine</translation>
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
        <source>the document ends inside the element %1</source>
        <translation>le document se termine à l’intérieur de l’élément %1</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>le document se termine ici de façon inattendue</translation>
    </message>
    <message>
        <source>the attribute %1 stands twice</source>
        <translation>l’attribut %1 figure deux fois</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>un préfixe de la balise %1 n’est pas déclaré</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>une entité de la balise %1 n’est pas définie</translation>
    </message>
    <message>
        <source>an attribute stands twice, under two prefixes of one namespace</source>
        <translation>un attribut figure deux fois, sous deux préfixes du même espace de noms</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>la déclaration d’espace de noms de la balise %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>la déclaration XML est mal formée</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>la déclaration XML n’indique pas de version</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>une déclaration XML n’est permise qu’au tout début</translation>
    </message>
    <message>
        <source>XML %1 is not read, only 1.0</source>
        <translation>XML %1 n’est pas lu, seulement 1.0</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>l’entité %1 n’est pas définie</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>la référence désigne un caractère que XML interdit</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>le caractère de contrôle U+%1 est interdit</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>UTF-8 mal formé ou caractère que XML interdit (octet 0x%1)</translation>
    </message>
    <message>
        <source>malformed UTF-16 at byte %1</source>
        <translation>UTF-16 mal formé à l’octet %1</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>UTF-16 avec un nombre impair d’octets</translation>
    </message>
    <message>
        <source>UTF-32 is not read</source>
        <translation>l’UTF-32 n’est pas lu</translation>
    </message>
    <message>
        <source>the encoding %1 is not known</source>
        <translation>l’encodage %1 n’est pas connu</translation>
    </message>
    <message>
        <source>the declaration says %1, but the bytes are not that</source>
        <translation>la déclaration indique %1, mais les octets ne le sont pas</translation>
    </message>
    <message>
        <source>the bytes begin with a UTF-8 mark, but the declaration says %1</source>
        <translation>les octets commencent par une marque UTF-8, mais la déclaration indique %1</translation>
    </message>
    <message>
        <source>the bytes are UTF-16, but the declaration says %1</source>
        <translation>les octets sont de l’UTF-16, mais la déclaration indique %1</translation>
    </message>
    <message>
        <source>byte %1 (0x%2) has no meaning in the declared encoding %3</source>
        <translation>l’octet %1 (0x%2) n’a pas de sens dans l’encodage déclaré %3</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>les documents avec une déclaration de type (DTD) sont refusés&#xa0;: elle pourrait charger des fichiers ou définir des entités</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>«&#xa0;&amp;&#xa0;» doit s’écrire «&#xa0;&amp;amp;&#xa0;»</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>not a ZIP archive, or its end is missing</source>
        <translation>ce n’est pas une archive ZIP, ou sa fin manque</translation>
    </message>
    <message>
        <source>the archive is larger than %1 bytes</source>
        <translation>l’archive dépasse %1 octets</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes, allowed are %2</source>
        <translation>l’archive décompressée fait %1 octets, %2 sont permis</translation>
    </message>
    <message>
        <source>the archive has %1 members, allowed are %2</source>
        <translation>l’archive a %1 membres, %2 sont permis</translation>
    </message>
    <message>
        <source>the archive&apos;s directory is too large</source>
        <translation>le répertoire de l’archive est trop grand</translation>
    </message>
    <message>
        <source>the archive is spread over several files</source>
        <translation>l’archive est répartie sur plusieurs fichiers</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its end contradicts itself</source>
        <translation>l’archive est endommagée ou falsifiée&#xa0;: sa fin se contredit</translation>
    </message>
    <message>
        <source>its directory lies outside of it</source>
        <translation>son répertoire se trouve hors d’elle</translation>
    </message>
    <message>
        <source>its directory cannot be read</source>
        <translation>son répertoire ne peut pas être lu</translation>
    </message>
    <message>
        <source>its directory holds more than it says</source>
        <translation>son répertoire contient plus qu’il ne le dit</translation>
    </message>
    <message>
        <source>it says that it has %1 members, and has not</source>
        <translation>elle annonce %1 membres et ne les a pas</translation>
    </message>
    <message>
        <source>its last member overlaps the directory</source>
        <translation>son dernier membre chevauche le répertoire</translation>
    </message>
    <message>
        <source>member %1 overlaps another</source>
        <translation>le membre %1 en chevauche un autre</translation>
    </message>
    <message>
        <source>member %1 of its directory is incomplete</source>
        <translation>le membre %1 de son répertoire est incomplet</translation>
    </message>
    <message>
        <source>member %1 lies outside of it</source>
        <translation>le membre %1 se trouve hors d’elle</translation>
    </message>
    <message>
        <source>member %1 has no header</source>
        <translation>le membre %1 n’a pas d’en-tête</translation>
    </message>
    <message>
        <source>its header and the directory contradict each other</source>
        <translation>son en-tête et le répertoire se contredisent</translation>
    </message>
    <message>
        <source>its header gives another name</source>
        <translation>son en-tête donne un autre nom</translation>
    </message>
    <message>
        <source>its sizes contradict each other</source>
        <translation>ses tailles se contredisent</translation>
    </message>
    <message>
        <source>its packed data are damaged</source>
        <translation>ses données comprimées sont endommagées</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>sa somme de contrôle ne correspond pas</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>il ne se décompresse pas dans les %1 octets annoncés</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>il se décompresse en plus de %1 fois sa taille</translation>
    </message>
    <message>
        <source>it is packed in a way that is not supported</source>
        <translation>il est comprimé d’une façon non prise en charge</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>il est chiffré</translation>
    </message>
    <message>
        <source>it is an archive inside an archive</source>
        <translation>c’est une archive dans une archive</translation>
    </message>
    <message>
        <source>another member has the same name, or one that is taken for it</source>
        <translation>un autre membre porte le même nom, ou un nom pris pour le même</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>il n’a pas de nom</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>son nom n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>son nom est un chemin absolu</translation>
    </message>
    <message>
        <source>its name begins with a drive</source>
        <translation>son nom commence par un lecteur</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>son nom contient une barre oblique inverse</translation>
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
        <source>its name has an empty part</source>
        <translation>son nom a une partie vide</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>son nom mène hors du dossier («&#xa0;..&#xa0;»)</translation>
    </message>
    <message>
        <source>its name ends in a dot or a blank, which some systems drop</source>
        <translation>son nom finit par un point ou une espace, que certains systèmes suppriment</translation>
    </message>
    <message>
        <source>its name is that of a device on some systems</source>
        <translation>son nom est celui d’un périphérique sur certains systèmes</translation>
    </message>
    <message>
        <source>the pack has version %1, known is %2; update the program to import it</source>
        <translation>le paquet est de version %1, la version connue est %2&#xa0;; mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>le manifeste du paquet mentionne %1, qui manque</translation>
    </message>
    <message>
        <source>the pack goes on from revision %1 of a library that is not followed here; import the pack that begins at revision 0 first</source>
        <translation>le paquet continue à la révision %1 d’une bibliothèque qui n’est pas suivie ici&#xa0;; importez d’abord le paquet qui commence à la révision 0</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, and what is here is newer (%2)</source>
        <translation>le paquet finit à la révision %1, et ce qui est ici est plus récent (%2)</translation>
    </message>
    <message>
        <source>the pack goes on from revision %1, and what is here ends at %2; import the packs between first</source>
        <translation>le paquet continue à la révision %1, et ce qui est ici finit à %2&#xa0;; importez d’abord les paquets intermédiaires</translation>
    </message>
    <message>
        <source>the pack was made of this very library</source>
        <translation>le paquet a été fait de cette bibliothèque même</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>deletions.json n’a pas de listes</translation>
    </message>
    <message>
        <source>it does not say which part of which library&apos;s history it is</source>
        <translation>il ne dit pas de quelle partie de l’histoire de quelle bibliothèque il s’agit</translation>
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
        <source>%1 is not what the pack&apos;s manifest says (SHA-256 or size differ)</source>
        <translation>%1 n’est pas ce que dit le manifeste du paquet (SHA-256 ou taille différents)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>son format n’est pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>il n’a pas de liste de fichiers</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>il n’a pas de tableau «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no path in a pack</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un chemin dans un paquet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place code</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un code de lieu</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>%1 n’a pas de SHA-256 ou pas de taille</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 figure deux fois</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>«&#xa0;expression_frbr_uri&#xa0;» n’a pas de langue ou pas de date</translation>
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
        <source>a topic has no slug, or lies too deep</source>
        <translation>un thème n’a pas d’identifiant, ou se trouve trop bas</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>un jeu de données n’a pas de name, created_at ou updated_at</translation>
    </message>
    <message>
        <source>the document has no meta: nothing is known about it but its text</source>
        <translation>le document n’a pas d’élément meta&#xa0;: on n’en connaît que le texte</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is no Akoma Ntoso URI; the work is kept as %2</source>
        <translation>FRBRWork/FRBRuri est %1, qui n’est pas une URI Akoma Ntoso&#xa0;; l’œuvre est conservée comme %2</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter counts</source>
        <translation>FRBRExpression/FRBRuri nomme l’œuvre %1, FRBRWork/FRBRuri %2&#xa0;; c’est la seconde qui compte</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is kept as &quot;und&quot;, undetermined</source>
        <translation>FRBRExpression/FRBRlanguage est %1&#xa0;; la langue est conservée comme «&#xa0;und&#xa0;», indéterminée</translation>
    </message>
    <message>
        <source>the date %1 is not a day of the calendar</source>
        <translation>la date %1 n’est pas un jour du calendrier</translation>
    </message>
    <message>
        <source>the expression has no usable date; %1, a date of the work, stands for it</source>
        <translation>l’expression n’a pas de date utilisable&#xa0;; %1, une date de l’œuvre, en tient lieu</translation>
    </message>
    <message>
        <source>the document has no usable date; 0001-01-01 stands for it</source>
        <translation>le document n’a pas de date utilisable&#xa0;; 0001-01-01 en tient lieu</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; they were given one</source>
        <translation>%1 dispositions n’ont pas d’eId, la première est «&#xa0;%2&#xa0;»&#xa0;; elles en ont reçu un</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; they were given another</source>
        <translation>%1 éléments répètent un eId, le premier est «&#xa0;%2&#xa0;»&#xa0;; ils en ont reçu un autre</translation>
    </message>
    <message>
        <source>the judgment does not say which court gave it</source>
        <translation>la décision n’indique pas quelle juridiction l’a rendue</translation>
    </message>
    <message>
        <source>the judgment does not say when it was delivered</source>
        <translation>la décision n’indique pas quand elle a été rendue</translation>
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
        <source>and %1 more warnings</source>
        <translation>et %1 autres avertissements</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>%1 images ont été ajoutées</translation>
    </message>
    <message>
        <source>takes the place of another text (of %1) with the same address, which is kept as superseded under %2</source>
        <translation>prend la place d’un autre texte (du %1) de même adresse, conservé comme remplacé sous %2</translation>
    </message>
    <message>
        <source>takes the place of another text (without a date) with the same address, which is kept as superseded under %1</source>
        <translation>prend la place d’un autre texte (sans date) de même adresse, conservé comme remplacé sous %1</translation>
    </message>
    <message>
        <source>kept as superseded: a newer text with the same address is there</source>
        <translation>conservé comme remplacé&#xa0;: un texte plus récent de même adresse existe</translation>
    </message>
    <message>
        <source>kept as component %1 of its expression</source>
        <translation>conservé comme composant %1 de son expression</translation>
    </message>
    <message>
        <source>no connection: %1. Look at the address, and whether this computer is online.</source>
        <translation>pas de connexion&#xa0;: %1. Vérifiez l’adresse, et si cet ordinateur est en ligne.</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. Either something between here and the server reads along, or the server&apos;s certificate is out of order, or this computer&apos;s clock is wrong.</source>
        <translation>la connexion n’est pas sûre, rien n’a donc été envoyé&#xa0;: %1. Ou bien quelque chose entre ici et le serveur lit ce qui passe, ou le certificat du serveur n’est pas en ordre, ou l’horloge de cet ordinateur est fausse.</translation>
    </message>
    <message>
        <source>the server took too long</source>
        <translation>le serveur a mis trop de temps</translation>
    </message>
    <message>
        <source>the connection broke: %1</source>
        <translation>la connexion s’est rompue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the answer is larger than this program takes</source>
        <translation>la réponse est plus grande que ce que ce programme accepte</translation>
    </message>
    <message>
        <source>the server does not know the token (401). Give another one.</source>
        <translation>le serveur ne connaît pas le jeton (401). Donnez-en un autre.</translation>
    </message>
    <message>
        <source>the token is known, but does not allow this (403). Ask whose server it is.</source>
        <translation>le jeton est connu, mais ne permet pas cela (403). Demandez à qui tient le serveur.</translation>
    </message>
    <message>
        <source>the server has no such thing (404)</source>
        <translation>le serveur n’a rien de tel (404)</translation>
    </message>
    <message>
        <source>the server leads to another host, where the token must not go</source>
        <translation>le serveur renvoie à un autre hôte, auquel le jeton ne doit pas être montré</translation>
    </message>
    <message>
        <source>what answered (%1) is not the API: a proxy or a sign-in page may be in between</source>
        <translation>ce qui a répondu (%1) n’est pas l’API&#xa0;: un mandataire ou une page d’identification est peut-être entre les deux</translation>
    </message>
    <message>
        <source>the server cannot answer now (%1)</source>
        <translation>le serveur ne peut pas répondre maintenant (%1)</translation>
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
        <source>the server&apos;s list kept changing while it was read; the next run looks again</source>
        <translation>la liste du serveur changeait sans cesse pendant la lecture&#xa0;; le prochain passage regarde à nouveau</translation>
    </message>
    <message>
        <source>there is no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>il n’y a pas d’API de législation à %1, ni version 3 ni version 2 (%2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no address such as https://api.example.org</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse telle que https://api.example.org</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>l’adresse doit commencer par https:// ou http://</translation>
    </message>
    <message>
        <source>the address must not hold a password; give the token apart</source>
        <translation>l’adresse ne doit pas contenir de mot de passe&#xa0;; donnez le jeton à part</translation>
    </message>
    <message>
        <source>the address must end before &apos;?&apos; and &apos;#&apos;</source>
        <translation>l’adresse doit finir avant «&#xa0;?&#xa0;» et «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>le serveur a répondu avec une autre expression, %1</translation>
    </message>
    <message>
        <source>a text came that is another one</source>
        <translation>le texte reçu n’est pas celui qui était demandé</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is no file, but a folder, pipe, socket or device; name a file</source>
        <translation>%1 n’est pas un fichier, mais un dossier, un tube, un socket ou un périphérique&#xa0;; indiquez un fichier</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>le dossier est illisible</translation>
    </message>
    <message>
        <source>the file came empty</source>
        <translation>le fichier reçu est vide</translation>
    </message>
    <message>
        <source>the file is incomplete: %1 bytes came, the list says %2</source>
        <translation>le fichier est incomplet&#xa0;: %1 octets reçus, la liste en annonce %2</translation>
    </message>
    <message>
        <source>the server&apos;s lists have %1 items without an address; they are not copied</source>
        <translation>les listes du serveur contiennent %1 éléments sans adresse&#xa0;; ils ne sont pas copiés</translation>
    </message>
    <message>
        <source>another sync of this source is under way</source>
        <translation>une autre synchronisation de cette source est en cours</translation>
    </message>
    <message>
        <source>another sync of this source is under way: process %1 (%2), since %3</source>
        <translation>une autre synchronisation de cette source est en cours&#xa0;: processus %1 (%2), depuis %3</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>le fichier de verrou %1 ne peut pas être créé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>le fichier de verrou %1 ne peut pas être verrouillé (%2)&#xa0;; gardez-le sur un disque local</translation>
    </message>
    <message>
        <source>the token is empty, too long, or has characters that no token has</source>
        <translation>le jeton est vide, trop long, ou contient des caractères qu’aucun jeton ne contient</translation>
    </message>
    <message>
        <source>no computer has this name</source>
        <translation>aucun ordinateur ne porte ce nom</translation>
    </message>
    <message>
        <source>no computer has the proxy&apos;s name</source>
        <translation>aucun ordinateur ne porte le nom du serveur mandataire</translation>
    </message>
    <message>
        <source>nobody answers at this address</source>
        <translation>personne ne répond à cette adresse</translation>
    </message>
    <message>
        <source>the proxy wants a name and a password</source>
        <translation>le serveur mandataire demande un nom et un mot de passe</translation>
    </message>
    <message>
        <source>what answers there does not speak TLS as this program does</source>
        <translation>ce qui répond là ne parle pas TLS comme ce programme</translation>
    </message>
    <message>
        <source>its certificate is for another name</source>
        <translation>son certificat est pour un autre nom</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>son certificat n’est pas encore valable</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>son certificat a expiré</translation>
    </message>
    <message>
        <source>its certificate is signed by nobody but itself</source>
        <translation>son certificat n’est signé que par lui-même</translation>
    </message>
    <message>
        <source>nobody whom this computer trusts has signed its certificate</source>
        <translation>personne à qui cet ordinateur fait confiance n’a signé son certificat</translation>
    </message>
    <message>
        <source>it was closed without an answer</source>
        <translation>elle a été fermée sans réponse</translation>
    </message>
    <message>
        <source>what came is no page of a list</source>
        <translation>ce qui est venu n’est pas une page de liste</translation>
    </message>
    <message>
        <source>what came has no list of %1</source>
        <translation>la réponse n’a pas de liste «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the server&apos;s list has no end</source>
        <translation>la liste du serveur n’a pas de fin</translation>
    </message>
    <message>
        <source>the files of one expression are more than this program takes</source>
        <translation>les fichiers d’une expression dépassent ce que ce programme accepte</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>%1 n’a pas de révision</translation>
    </message>
    <message>
        <source>its revision is no whole number from 0 on</source>
        <translation>sa révision n’est pas un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>il contient plus de %1 bases de connaissances</translation>
    </message>
    <message>
        <source>it has &quot;%1&quot;, which is not known here; update the program to import it</source>
        <translation>elle contient «&#xa0;%1&#xa0;», qui n’est pas connu ici&#xa0;; mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>its kind is &quot;%1&quot;, which is not known here; update the program to import it</source>
        <translation>son genre est «&#xa0;%1&#xa0;», qui n’est pas connu ici&#xa0;; mettez le programme à jour pour l’importer</translation>
    </message>
    <message>
        <source>in &quot;%1&quot; is something else than words</source>
        <translation>«&#xa0;%1&#xa0;» contient autre chose que des mots</translation>
    </message>
    <message>
        <source>The code of a knowledge base is 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>Le code d’une base de connaissances se compose de 1 à %1 lettres de a à z, chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;».</translation>
    </message>
    <message>
        <source>The name of a knowledge base has 1 to %1 characters.</source>
        <translation>Le nom d’une base de connaissances compte de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>The description of a knowledge base has at most %1 characters.</source>
        <translation>La description d’une base de connaissances compte au plus %1 caractères.</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base has a NUL character.</source>
        <translation>Le nom ou la description d’une base de connaissances contient un caractère nul.</translation>
    </message>
    <message>
        <source>A knowledge base chooses by at most %1 words of one kind.</source>
        <translation>Une base de connaissances choisit par %1 mots d’un même genre au plus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one word.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un seul mot.</translation>
    </message>
    <message>
        <source>there are %1 knowledge bases, which is the most</source>
        <translation>il y a %1 bases de connaissances, ce qui est le maximum</translation>
    </message>
    <message>
        <source>the library has a knowledge base %1 of its own, which stays as it is</source>
        <translation>la bibliothèque a sa propre base de connaissances %1, qui reste telle quelle</translation>
    </message>
    <message>
        <source>it is copied from a server, and stays as that says it</source>
        <translation>elle est copiée d’un serveur et reste telle que celui-ci la décrit</translation>
    </message>
    <message>
        <source>it is kept up to date by the packs of another library</source>
        <translation>elle est tenue à jour par les paquets d’une autre bibliothèque</translation>
    </message>
    <message>
        <source>it was removed here, and stays so</source>
        <translation>elle a été supprimée ici et le reste</translation>
    </message>
    <message>
        <source>the library that it came from has it no more</source>
        <translation>la bibliothèque dont elle vient ne l’a plus</translation>
    </message>
    <message>
        <source>the library that it came from has it no more, but it is not as it came: it stays</source>
        <translation>la bibliothèque dont elle vient ne l’a plus, mais elle n’est pas telle qu’elle est venue&#xa0;: elle reste</translation>
    </message>
    <message>
        <source>a newer list of them is here</source>
        <translation>une liste plus récente de celles-ci est déjà ici</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>la source a été retirée</translation>
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
        <source>takes the request and never answers</source>
        <translation>prend la requête et ne répond jamais</translation>
    </message>
    <message>
        <source>answers one byte a second, too slowly for its status to come in time</source>
        <translation>répond un octet par seconde, trop lentement pour que son statut arrive à temps</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>répond 200, puis coupe la connexion avant le corps</translation>
    </message>
    <message>
        <source>takes the request and closes the connection</source>
        <translation>prend la requête et ferme la connexion</translation>
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
        <source>wants nothing any more</source>
        <translation>ne veut plus rien</translation>
    </message>
    <message>
        <source>leads elsewhere</source>
        <translation>renvoie ailleurs</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>échoue toujours</translation>
    </message>
    <message>
        <source>answers 200 with a body that is no text</source>
        <translation>répond 200 avec un corps qui n’est pas du texte</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>répond 200 avec un corps de 100 Mo</translation>
    </message>
    <message>
        <source>fails three times of ten, the same ones for the same seed</source>
        <translation>échoue trois fois sur dix, les mêmes pour la même graine</translation>
    </message>
    <message>
        <source>A receiver that closes the connection has not taken the invocation.</source>
        <translation>Un récepteur qui ferme la connexion n’a pas pris l’invocation.</translation>
    </message>
    <message>
        <source>A work that comes and goes within the window is told as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>Une œuvre qui apparaît et disparaît dans la fenêtre est annoncée comme supprimée. Le récepteur va d’abord la chercher, reçoit 404, et n’a rien à supprimer.</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is told as created: the receiver never heard of it.</source>
        <translation>Une œuvre créée puis aussitôt modifiée est annoncée comme créée&#xa0;: le récepteur n’en avait jamais entendu parler.</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after its new creation, as the specification warns. Who deletes without looking loses a work that is there.</source>
        <translation>La suppression d’une œuvre arrive après sa nouvelle création, comme la spécification en avertit. Qui supprime sans regarder perd une œuvre qui existe.</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which the network may turn round.</source>
        <translation>Une œuvre est supprimée et recréée une minute plus tard&#xa0;: deux invocations, que le réseau peut intervertir.</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, and the two are told apart: the deletion arrives a second after the creation. Who deletes without looking loses a work that is there.</source>
        <translation>Une œuvre est supprimée et recréée en dix secondes, et les deux sont annoncées séparément&#xa0;: la suppression arrive une seconde après la création. Qui supprime sans regarder perd une œuvre qui existe.</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end where one would have brought it.</source>
        <translation>Un émetteur qui ne regroupe pas&#xa0;: trois modifications en dix secondes font trois invocations. Le récepteur doit finir là où une seule l’aurait mené.</translation>
    </message>
    <message>
        <source>The history of a work, each invocation twice and all of it shuffled.</source>
        <translation>L’histoire d’une œuvre, chaque invocation deux fois et le tout mélangé.</translation>
    </message>
    <message>
        <source>The network brings each request twice. A good receiver takes the second for what it is.</source>
        <translation>Le réseau apporte chaque requête deux fois. Un bon récepteur prend la seconde pour ce qu’elle est.</translation>
    </message>
    <message>
        <source>A work expression is created. Thirty seconds later the receiver is told, once, and answers 200.</source>
        <translation>Une expression d’œuvre est créée. Trente secondes plus tard le récepteur est averti, une fois, et répond 200.</translation>
    </message>
    <message>
        <source>A receiver that fails three times of ten gets every invocation in the end.</source>
        <translation>Un récepteur qui échoue trois fois sur dix finit par recevoir chaque invocation.</translation>
    </message>
    <message>
        <source>A receiver that answers 410 wants nothing any more: it is told nothing until somebody resumes it.</source>
        <translation>Un récepteur qui répond 410 ne veut plus rien&#xa0;: rien ne lui est dit jusqu’à ce que quelqu’un le reprenne.</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>La fenêtre s’ouvre au premier changement et dure 30 s. Une modification à 29,9 s en fait partie, une à 30,1 s en ouvre une autre.</translation>
    </message>
    <message>
        <source>A receiver that never answers is given up like one that fails.</source>
        <translation>Un récepteur qui ne répond jamais est abandonné comme un récepteur qui échoue.</translation>
    </message>
    <message>
        <source>With jitter, retries come up to a tenth earlier or later, the same way for the same seed.</source>
        <translation>Avec la gigue, les nouvelles tentatives viennent jusqu’à un dixième plus tôt ou plus tard, de la même façon pour la même graine.</translation>
    </message>
    <message>
        <source>The network is slow by five seconds; receivers must not count on being the only one at work.</source>
        <translation>Le réseau a cinq secondes de retard&#xa0;; un récepteur ne doit pas compter être le seul au travail.</translation>
    </message>
    <message>
        <source>The first request is lost on its way. The sender hears nothing for 10 s, and sends again 5 s later.</source>
        <translation>La première requête se perd en chemin. L’expéditeur n’entend rien pendant 10 s, et renvoie 5 s plus tard.</translation>
    </message>
    <message>
        <source>A receiver that answers 204, without a body, has taken the invocation.</source>
        <translation>Un récepteur qui répond 204, sans corps, a pris l’invocation.</translation>
    </message>
    <message>
        <source>Two receivers, of which one hangs: the other is told of everything at once.</source>
        <translation>Deux récepteurs, dont l’un se bloque&#xa0;: l’autre est averti de tout aussitôt.</translation>
    </message>
    <message>
        <source>Four works change at once, and the requests arrive in another order.</source>
        <translation>Quatre œuvres changent en même temps, et les requêtes arrivent dans un autre ordre.</translation>
    </message>
    <message>
        <source>A receiver that has only failed for five days is paused. What happens then waits for it, once for each work, beside what was under way.</source>
        <translation>Un récepteur qui n’a fait qu’échouer pendant cinq jours est mis en pause. Ce qui arrive ensuite l’attend, une fois par œuvre, à côté de ce qui était en route.</translation>
    </message>
    <message>
        <source>A receiver fails three times, then takes the invocation. Every request has the same invocation id.</source>
        <translation>Un récepteur échoue trois fois, puis prend l’invocation. Chaque requête a le même identifiant d’invocation.</translation>
    </message>
    <message>
        <source>An answer that leads elsewhere is a failure; nobody goes there.</source>
        <translation>Une réponse qui renvoie ailleurs est un échec&#xa0;; personne n’y va.</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, though the receiver thinks it has taken the invocation: it comes again.</source>
        <translation>Une réponse après 10,1 s est un échec, bien que le récepteur croie avoir pris l’invocation&#xa0;: elle revient.</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>Une réponse après 9,9 s arrive à temps.</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten times more, over twelve and a half hours, then given up.</source>
        <translation>Un récepteur qui échoue toujours est réessayé dix fois, en douze heures et demie, puis abandonné.</translation>
    </message>
    <message>
        <source>A receiver asks for a minute of rest. No request comes before it is over, not even about other works.</source>
        <translation>Un récepteur demande une minute de repos. Aucune requête ne vient avant la fin, pas même pour d’autres œuvres.</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A good receiver answers 400, and does nothing.</source>
        <translation>La moitié du JSON manque. Un bon récepteur répond 400, et ne fait rien.</translation>
    </message>
    <message>
        <source>A sender of a later version uses an action nobody knows. A good receiver answers 200, and fetches or ignores it.</source>
        <translation>Un expéditeur d’une version ultérieure emploie une action inconnue. Un bon récepteur répond 200, et va chercher l’œuvre ou l’ignore.</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>Cinq modifications d’une œuvre en une demi-minute font une seule invocation.</translation>
    </message>
    <message>
        <source>Changes of different works are different invocations, however close they come.</source>
        <translation>Les changements d’œuvres différentes sont des invocations différentes, si proches soient-ils.</translation>
    </message>
    <message>
        <source>The request is signed by somebody else. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>La requête est signée par quelqu’un d’autre. Un récepteur qui vérifie les signatures répond 401, et ne fait rien.</translation>
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
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n said to be gone</source>
        <translation>
            <numerusform>%n annoncé disparu</numerusform>
            <numerusform>%n annoncés disparus</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is in the encrypted file. Give its password once.</source>
        <translation>Le jeton est dans le fichier chiffré. Donnez une fois son mot de passe.</translation>
    </message>
    <message>
        <source>The token was kept only until the program ended. Give it again.</source>
        <translation>Le jeton n’était gardé que jusqu’à la fin du programme. Donnez-le à nouveau.</translation>
    </message>
    <message>
        <source>The token is not where it was kept. Give it again.</source>
        <translation>Le jeton n’est plus là où il était gardé. Donnez-le à nouveau.</translation>
    </message>
    <message>
        <source>The server says that more than a tenth of what is here of %1 is gone. That is rarely right, so nothing was deleted. Look at the server first.</source>
        <translation>Le serveur dit que plus d’un dixième de ce qui est ici pour %1 a disparu. C’est rarement juste&#xa0;; rien n’a donc été supprimé. Regardez d’abord ce qu’il en est sur le serveur.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be fetched, or not all of them. What was here stays; the next run tries again. “History” says why.</source>
        <translation>
            <numerusform>%n texte n’a pas pu être récupéré, ou pas en entier. Ce qui était ici reste&#xa0;; le prochain passage réessaie. «&#xa0;Historique&#xa0;» dit pourquoi.</numerusform>
            <numerusform>%n textes n’ont pas pu être récupérés, ou pas en entier. Ce qui était ici reste&#xa0;; le prochain passage réessaie. «&#xa0;Historique&#xa0;» dit pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>then once more</source>
        <translation>puis encore une fois</translation>
    </message>
    <message>
        <source>Another program is fetching from this source just now. This one goes on when that is done.</source>
        <translation>Un autre programme récupère en ce moment les textes de cette source. Celui-ci continue quand il a fini.</translation>
    </message>
    <message>
        <source>What is said to be gone is asked for once more at %1, and deleted if the server still does not have it.</source>
        <translation>Ce qui est annoncé disparu est redemandé à %1, et supprimé si le serveur ne l’a toujours pas.</translation>
    </message>
    <message>
        <source>Nobody has agreed yet that this library contacts this server. Open the library again to agree, or give the token again.</source>
        <translation>Personne n’a encore autorisé cette bibliothèque à contacter ce serveur. Rouvrez la bibliothèque pour l’autoriser, ou donnez de nouveau le jeton.</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source of the library needs its token. The panel “Sync” asks for it.</source>
        <translation>Une source de la bibliothèque a besoin de son jeton&#xa0;: le panneau «&#xa0;Synchronisation&#xa0;» le demande.</translation>
    </message>
    <message>
        <source>%1 needs its token. The panel “Sync” asks for it.</source>
        <translation>%1 a besoin de son jeton&#xa0;: le panneau «&#xa0;Synchronisation&#xa0;» le demande.</translation>
    </message>
    <message>
        <source>The sync did not work: %1</source>
        <translation>La synchronisation a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>The sync of %1 did not work: %2</source>
        <translation>La synchronisation de %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>The sync was stopped. What was fetched stays; the next run goes on.</source>
        <translation>La synchronisation a été arrêtée. Ce qui a été récupéré reste&#xa0;; le prochain passage continue.</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) were stopped. What was fetched stays; the next run goes on.</source>
        <translation>
            <numerusform>%n synchronisation a été arrêtée. Ce qui a été récupéré reste&#xa0;; le prochain passage continue.</numerusform>
            <numerusform>%n synchronisations ont été arrêtées. Ce qui a été récupéré reste&#xa0;; le prochain passage continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Synced: %n text(s) fetched.</source>
        <translation>
            <numerusform>Synchronisé&#xa0;: %n texte récupéré.</numerusform>
            <numerusform>Synchronisé&#xa0;: %n textes récupérés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) fetched.</source>
        <translation>
            <numerusform>%1 sources synchronisées&#xa0;: %n texte récupéré.</numerusform>
            <numerusform>%1 sources synchronisées&#xa0;: %n textes récupérés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Synced: nothing was new.</source>
        <translation>Synchronisé&#xa0;: rien de nouveau.</translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Asking the server</source>
        <translation>Interrogation du serveur</translation>
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
        <source>%1 of %2 fetched</source>
        <translation>%1 sur %2 récupérés</translation>
    </message>
    <message>
        <source>Looking for what is gone</source>
        <translation>Recherche de ce qui a disparu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Needs its token</source>
        <translation>Jeton à donner</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Did not work</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Too much would be deleted</source>
        <translation>Trop de suppressions</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be fetched</source>
        <translation>
            <numerusform>%n n’a pas pu être récupéré</numerusform>
            <numerusform>%n n’ont pas pu être récupérés</numerusform>
        </translation>
    </message>
    <message>
        <source>Never run</source>
        <translation>Jamais lancée</translation>
    </message>
    <message>
        <source>Interrupted; the next run goes on</source>
        <translation>Interrompue&#xa0;; le prochain passage continue</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>À jour</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>Attend son tour</translation>
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
            <numerusform>encore %n s</numerusform>
            <numerusform>encore %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>encore %n min</numerusform>
            <numerusform>encore %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>encore %1 h</translation>
    </message>
    <message>
        <source>Done, but for some</source>
        <translation>Terminé en partie</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>at its time</source>
        <translation>à l’heure prévue</translation>
    </message>
    <message>
        <source>a webhook told of it</source>
        <translation>un webhook l’a annoncé</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>à votre demande</translation>
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
        <source>Choose less under “Edit…”, or ask whose server it is.</source>
        <translation>Choisissez moins sous «&#xa0;Modifier…&#xa0;», ou demandez à qui tient le serveur.</translation>
    </message>
    <message>
        <source>Nothing is lost. Run it again later; it goes on where it stopped.</source>
        <translation>Rien n’est perdu. Relancez plus tard&#xa0;; cela continue où c’était arrêté.</translation>
    </message>
    <message>
        <source>Look whether the address is that of the API. To change it, remove the source and connect anew; what came from it stays.</source>
        <translation>Vérifiez que l’adresse est celle de l’API. Pour la changer, retirez la source et connectez-vous à nouveau&#xa0;; ce qui en est venu reste.</translation>
    </message>
    <message>
        <source>Another program syncs this library now. Run it again when that is done.</source>
        <translation>Un autre programme synchronise cette bibliothèque. Relancez quand il a fini.</translation>
    </message>
    <message>
        <source>Run it again. If that does not help, “Full Check” compares everything.</source>
        <translation>Relancez. Si cela ne suffit pas, «&#xa0;Contrôle complet&#xa0;» compare tout.</translation>
    </message>
    <message>
        <source>It goes on with the next run.</source>
        <translation>Cela continue au prochain passage.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 fetched</source>
        <translation>
            <numerusform>%n source&#xa0;: %1 sur %2 récupérés</numerusform>
            <numerusform>%n sources&#xa0;: %1 sur %2 récupérés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources under way</source>
        <translation>
            <numerusform>%n source en cours</numerusform>
            <numerusform>%n sources en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>“Edit…” has a field for it.</source>
        <translation>«&#xa0;Modifier…&#xa0;» a un champ pour le jeton.</translation>
    </message>
    <message>
        <source>Another program is fetching it</source>
        <translation>Un autre programme la synchronise</translation>
    </message>
    <message>
        <source>to ask again for what is said to be gone</source>
        <translation>pour redemander ce qui est annoncé disparu</translation>
    </message>
    <message>
        <source>Make room on the disk. Nothing is lost; the next run goes on where this one stopped.</source>
        <translation>Libérez de la place sur le disque. Rien n’est perdu&#xa0;; la prochaine exécution reprendra là où celle-ci s’est arrêtée.</translation>
    </message>
</context>
<context>
    <name>TextOutput</name>
    <message>
        <source>The text was saved as %1.</source>
        <translation>Le texte a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Le fichier %1 n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The text could not be printed.</source>
        <translation>Le texte n’a pas pu être imprimé.</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this text is not known.</source>
        <translation>La date de ce texte n’est pas connue.</translation>
    </message>
    <message>
        <source>As it will be from %1.</source>
        <translation>Tel qu’il sera à partir du %1.</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>Tel qu’il était le %1.</translation>
    </message>
    <message>
        <source>As it is from %1 to %2.</source>
        <translation>Tel qu’il est du %1 au %2.</translation>
    </message>
    <message>
        <source>As it was from %1 to %2.</source>
        <translation>Tel qu’il était du %1 au %2.</translation>
    </message>
    <message>
        <source>As it was from %1.</source>
        <translation>Tel qu’il était à partir du %1.</translation>
    </message>
    <message>
        <source>Text of %1.</source>
        <translation>Texte du %1.</translation>
    </message>
    <message>
        <source>The latest text, from %1, with the amendments published up to %2.</source>
        <translation>Le dernier texte, à partir du %1, avec les modifications publiées jusqu’au %2.</translation>
    </message>
    <message>
        <source>The latest text, from %1.</source>
        <translation>Le dernier texte, à partir du %1.</translation>
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
        <source>%n amendment(s) made since then are not yet in the text.</source>
        <translation>
            <numerusform>%n modification faite depuis ne figure pas encore dans le texte.</numerusform>
            <numerusform>%n modifications faites depuis ne figurent pas encore dans le texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n amendment(s) made since then are not yet in the text: %1.</source>
        <translation>
            <numerusform>%n modification faite depuis ne figure pas encore dans le texte&#xa0;: %1.</numerusform>
            <numerusform>%n modifications faites depuis ne figurent pas encore dans le texte&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>No commencement is recorded.</source>
        <translation>Aucune entrée en vigueur n’est enregistrée.</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>Toutes ses dispositions ne sont pas en vigueur.</translation>
    </message>
    <message>
        <source>This text does not apply yet.</source>
        <translation>Ce texte ne s’applique pas encore.</translation>
    </message>
    <message>
        <source>This is not the latest text.</source>
        <translation>Ce n’est pas le dernier texte.</translation>
    </message>
    <message>
        <source>The text does not state its date; the date of the work is shown.</source>
        <translation>Le texte n’indique pas sa date&#xa0;; celle de l’œuvre est montrée.</translation>
    </message>
    <message>
        <source>The library knows this work, but does not hold its text.</source>
        <translation>La bibliothèque connaît cette œuvre, mais n’en possède pas le texte.</translation>
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
        <source>This text is there as a PDF only: its words are shown page by page.</source>
        <translation>Ce texte n’existe qu’en PDF&#xa0;: ses mots sont montrés page par page.</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The endpoint does not answer, or not as it should: passages are found by words only until it does.</source>
        <translation>Le service ne répond pas, ou pas comme il le devrait&#xa0;: jusque-là, les passages ne sont trouvés que par les mots.</translation>
    </message>
    <message>
        <source>The endpoint does not take the key.</source>
        <translation>Le service n’accepte pas la clé.</translation>
    </message>
    <message>
        <source>What the endpoint answers are no vectors. Is this its address, and does it know the model?</source>
        <translation>Ce que le service répond, ce ne sont pas des vecteurs. Est-ce bien son adresse, et connaît-il le modèle&#xa0;?</translation>
    </message>
    <message>
        <source>The key is not known any more: write it again.</source>
        <translation>La clé n’est plus connue&#xa0;: écrivez-la de nouveau.</translation>
    </message>
    <message>
        <source>The key is in the file that a password opens: write the password, and save.</source>
        <translation>La clé est dans le fichier qu’un mot de passe ouvre&#xa0;: écrivez le mot de passe et enregistrez.</translation>
    </message>
    <message>
        <source>Nobody has agreed yet that this library contacts the endpoint. Open the library again to agree, or save the endpoint here.</source>
        <translation>Personne n’a encore autorisé cette bibliothèque à contacter le service. Rouvrez la bibliothèque pour l’autoriser, ou enregistrez le service ici.</translation>
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
        <source>May See</source>
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
        <source>%1, not let in</source>
        <translation>%1, non admis</translation>
    </message>
    <message>
        <source>This is not possible: the name is taken, or nobody would be left who administers the library.</source>
        <translation>Ce n’est pas possible&#xa0;: le nom est pris, ou il ne resterait personne pour administrer la bibliothèque.</translation>
    </message>
    <message>
        <source>This cannot be used: %1</source>
        <translation>Ceci ne peut pas être utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Is let in</source>
        <translation>Est admis</translation>
    </message>
    <message>
        <source>Administers this library</source>
        <translation>Administre cette bibliothèque</translation>
    </message>
    <message>
        <source>May read the decisions of courts</source>
        <translation>Peut lire les décisions de justice</translation>
    </message>
    <message>
        <source>Administrators may in any case.</source>
        <translation>Les administrateurs le peuvent dans tous les cas.</translation>
    </message>
    <message>
        <source>Remove the Account…</source>
        <translation>Supprimer le compte…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Called</source>
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
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Take Away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>It can sign in to the server&apos;s pages by name and password.</source>
        <translation>Il peut se connecter aux pages du serveur par son nom et son mot de passe.</translation>
    </message>
    <message>
        <source>It has none: it is let in by its tokens, and by this program.</source>
        <translation>Il n’en a pas&#xa0;: il est admis par ses jetons, et par ce programme.</translation>
    </message>
    <message>
        <source>Made %1. Signed in last %2.</source>
        <translation>Créé le %1. Dernière connexion le %2.</translation>
    </message>
    <message>
        <source>Made %1. Has never signed in.</source>
        <translation>Créé le %1. Ne s’est jamais connecté.</translation>
    </message>
    <message>
        <source>Remove the Account</source>
        <translation>Supprimer le compte</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Its tokens end, and it is signed out everywhere. This cannot be undone.</source>
        <translation>Ses jetons prennent fin et il est déconnecté partout. C’est irréversible.</translation>
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
        <source>Meaning: %1</source>
        <translation>Sens&#xa0;: %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Base de connaissances</translation>
    </message>
    <message>
        <source>A question in plain words</source>
        <translation>Une question en mots simples</translation>
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
        <source>Copy as Request</source>
        <translation>Copier comme requête</translation>
    </message>
    <message>
        <source>Copies the question as a line of curl</source>
        <translation>Copie la question sous forme de ligne curl</translation>
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
        <source>Only what is in force</source>
        <translation>Seulement ce qui est en vigueur</translation>
    </message>
    <message>
        <source>As it stood on</source>
        <translation>Tel qu’au</translation>
    </message>
    <message>
        <source>Passages that answer</source>
        <translation>Passages qui répondent</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Note</translation>
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
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing answers that.</source>
        <translation>Rien n’y répond.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
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
        <source>%1 (so far: the search index is still being brought up to date)</source>
        <translation>%1 (pour l’instant&#xa0;: l’index de recherche est encore en cours de mise à jour)</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Makes the invocation due now, with its id and all its retries</source>
        <translation>Rend l’invocation due maintenant, avec son identifiant et toutes ses tentatives</translation>
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
        <source>This invocation is not in the queue any more.</source>
        <translation>Cette invocation n’est plus dans la file.</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Livrée après %n tentative.</numerusform>
            <numerusform>Livrée après %n tentatives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Abandonnée après %n tentative.</numerusform>
            <numerusform>Abandonnée après %n tentatives.</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits: the webhook is paused.</source>
        <translation>Elle attend&#xa0;: le webhook est en pause.</translation>
    </message>
    <message>
        <source>It is due, and is sent as soon as the server runs.</source>
        <translation>Elle est due, et part dès que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>Prochaine tentative dans %1, à %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
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
        <source>Codes with commas between them. What is left empty lets everything through.</source>
        <translation>Des codes séparés par des virgules. Ce qui reste vide laisse tout passer.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Not named</source>
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
        <source>Decisions of courts</source>
        <translation>Décisions de justice</translation>
    </message>
    <message>
        <source>There are no decisions of courts in this library.</source>
        <translation>Cette bibliothèque n’a pas de décisions de justice.</translation>
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
        <source>What happened</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>As from</source>
        <translation>À compter du</translation>
    </message>
    <message>
        <source>Here stands what each run brought: what is new, amended, repealed and deleted.</source>
        <translation>Ici figure ce que chaque passage a apporté&#xa0;: textes nouveaux, modifiés, abrogés et supprimés.</translation>
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
        <source>Takes the marks in the library tree away</source>
        <translation>Enlève les marques de l’arbre de la bibliothèque</translation>
    </message>
    <message>
        <source>Shows the text as it was before beside the one that followed</source>
        <translation>Montre le texte tel qu’il était avant, à côté de celui qui a suivi</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>when, source</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision that is read</source>
        <translation>Seulement la disposition en lecture</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Citations</translation>
    </message>
    <message>
        <source>Open a text to see what it cites, and who cites it.</source>
        <translation>Ouvrez un texte pour voir ce qu’il cite et ce qui le cite.</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>Les citations n’ont pas pu être lues&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) of the library have still to be looked through.</source>
        <translation>
            <numerusform>%n œuvre de la bibliothèque reste à parcourir.</numerusform>
            <numerusform>%n œuvres de la bibliothèque restent à parcourir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This provision cites nothing, and nothing cites it.</source>
        <translation>Cette disposition ne cite rien et rien ne la cite.</translation>
    </message>
    <message>
        <source>This text cites nothing, and nothing cites it.</source>
        <translation>Ce texte ne cite rien et rien ne le cite.</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>%1 n’est pas dans la bibliothèque.</translation>
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
        <source>Swap the Texts</source>
        <translation>Échanger les textes</translation>
    </message>
    <message>
        <source>Back to the Text</source>
        <translation>Revenir au texte</translation>
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
        <source>As One Text</source>
        <translation>En un seul texte</translation>
    </message>
    <message>
        <source>Only What &amp;Differs</source>
        <translation>Seulement ce qui &amp;diffère</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Il n’y a pas de différence.</translation>
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
            <numerusform>%n disposition dans une seule langue</numerusform>
            <numerusform>%n dispositions dans une seule langue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
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
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>Se connecter à un serveur</translation>
    </message>
    <message>
        <source>Edit the Source</source>
        <translation>Modifier la source</translation>
    </message>
    <message>
        <source>Leave it empty to keep the one that is known</source>
        <translation>Laissez vide pour garder celui qui est connu</translation>
    </message>
    <message>
        <source>Sheria fetches works from a server, and keeps this library true to it. Who runs the server gives you its address and a token.</source>
        <translation>Sheria récupère les œuvres d’un serveur et tient cette bibliothèque à jour avec lui. L’adresse et le jeton vous sont donnés par qui tient le serveur.</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Législation</translation>
    </message>
    <message>
        <source>Decisions of courts</source>
        <translation>Décisions de justice</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de connaissances</translation>
    </message>
    <message>
        <source>Test the Connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>What it has:</source>
        <translation>Contenu&#xa0;:</translation>
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
        <source>The connection is being tested</source>
        <translation>La connexion est en cours de test</translation>
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
        <source>Looking how much that is…</source>
        <translation>Estimation de la quantité…</translation>
    </message>
    <message>
        <source>The server has nothing of this.</source>
        <translation>Le serveur n’a rien de tout cela.</translation>
    </message>
    <message>
        <source>How much that is cannot be told now.</source>
        <translation>La quantité ne peut pas être estimée maintenant.</translation>
    </message>
    <message>
        <source>This server is a source of the library already.</source>
        <translation>Ce serveur est déjà une source de la bibliothèque.</translation>
    </message>
    <message>
        <source>This is not the password of the encrypted file.</source>
        <translation>Ce n’est pas le mot de passe du fichier chiffré.</translation>
    </message>
    <message>
        <source>The token could not be kept: %1</source>
        <translation>Le jeton n’a pas pu être gardé&#xa0;: %1</translation>
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
        <source>Choose a place at least.</source>
        <translation>Choisissez au moins un lieu.</translation>
    </message>
    <message>
        <source>The token goes to this address unencrypted, and everybody on the way can read it. Use https:// where the server has it.</source>
        <translation>Le jeton part vers cette adresse sans chiffrement, et chacun sur le chemin peut le lire. Employez https:// si le serveur l’offre.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Points in Time</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>The texts of this work, from the newest to the oldest</source>
        <translation>Les textes de cette œuvre, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>&amp;Au</translation>
    </message>
    <message>
        <source>Show the text as it was at this date</source>
        <translation>Montrer le texte tel qu’il était à cette date</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernier texte</translation>
    </message>
    <message>
        <source>Show the latest text</source>
        <translation>Montrer le dernier texte</translation>
    </message>
    <message>
        <source>The languages of this text</source>
        <translation>Les langues de ce texte</translation>
    </message>
    <message numerus="yes">
        <source>%n Point(s) in Time</source>
        <translation>
            <numerusform>%n version</numerusform>
            <numerusform>%n versions</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A short date in a field, as QDateTimeEdit::setDisplayFormat() takes it: &quot;3 Feb 2009&quot;.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Details of the Decision</source>
        <translation>Fiche de la décision</translation>
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
        <source>year-month-day</source>
        <translation>année-mois-jour</translation>
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
        <source>Being processed: stays in this library</source>
        <translation>En traitement&#xa0;: reste dans cette bibliothèque</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Not known whether names are changed</source>
        <translation>On ne sait pas si des noms sont changés</translation>
    </message>
    <message>
        <source>Names as they are</source>
        <translation>Noms tels quels</translation>
    </message>
    <message>
        <source>Names changed or left out</source>
        <translation>Noms changés ou omis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The changes have not been saved. Drop them?</source>
        <translation>Les changements n’ont pas été enregistrés. Les abandonner&#xa0;?</translation>
    </message>
    <message>
        <source>Drop the Changes</source>
        <translation>Abandonner les changements</translation>
    </message>
    <message>
        <source>Go On Writing</source>
        <translation>Continuer à écrire</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is no PDF document, or too long to be attached.</source>
        <translation>%1 n’est pas un document PDF, ou il est trop long pour être joint.</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>Seuls les documents PDF peuvent être ouverts.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>nothing known</source>
        <comment>said of an empty cell</comment>
        <translation>rien de connu</translation>
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
        <source>Marked</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>En traitement</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsDesk</name>
    <message>
        <source>&amp;Decisions of Courts</source>
        <translation>&amp;Décisions de justice</translation>
    </message>
    <message>
        <source>Copy C&amp;itation of the Decision</source>
        <translation>Copier la &amp;référence de la décision</translation>
    </message>
    <message>
        <source>Details of the D&amp;ecision…</source>
        <translation>Fich&amp;e de la décision…</translation>
    </message>
    <message>
        <source>&amp;Undo the Change of Details</source>
        <translation>Ann&amp;uler le changement de la fiche</translation>
    </message>
    <message>
        <source>Copy Citation</source>
        <translation>Copier la référence</translation>
    </message>
    <message>
        <source>Details of the Decision…</source>
        <translation>Fiche de la décision…</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>La référence a été copiée.</translation>
    </message>
    <message>
        <source>The decision has been changed meanwhile. Nothing was stored.</source>
        <translation>La décision a été changée entre-temps. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The details are what they were before.</source>
        <translation>La fiche est de nouveau ce qu’elle était.</translation>
    </message>
    <message>
        <source>The details of the decision were stored.</source>
        <translation>La fiche de la décision a été enregistrée.</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>&amp;Joindre des documents à la décision…</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Narrow the list down</source>
        <translation>Restreindre la liste</translation>
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
        <source>Back to the texts</source>
        <translation>Retour aux textes</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No decision answers this. Choose less beside the list.</source>
        <translation>Aucune décision n’y répond. Choisissez moins à côté de la liste.</translation>
    </message>
    <message>
        <source>There are no decisions of courts in this library. Import some, or drop them on the window.</source>
        <translation>Cette bibliothèque n’a pas de décisions de justice. Importez-en, ou déposez-les sur la fenêtre.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Delete What Is Gone</source>
        <translation>Supprimer ce qui a disparu</translation>
    </message>
    <message>
        <source>Texts that the server says are gone</source>
        <translation>Textes que le serveur dit disparus</translation>
    </message>
    <message>
        <source>Each is asked for once more. What the server still does not have is deleted here, too; what it said to be gone less than five minutes ago, five minutes later.</source>
        <translation>Chacun est demandé encore une fois. Ce que le serveur n’a toujours pas est supprimé ici aussi&#xa0;; ce qu’il a dit disparu il y a moins de cinq minutes, cinq minutes plus tard.</translation>
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
        <source>What is gone cannot be read from the library now.</source>
        <translation>Ce qui a disparu ne peut pas être lu dans la bibliothèque maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>The server says that it no longer has %n text(s) of this library:</source>
        <translation>
            <numerusform>Le serveur dit qu’il n’a plus %n texte de cette bibliothèque&#xa0;:</numerusform>
            <numerusform>Le serveur dit qu’il n’a plus %n textes de cette bibliothèque&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Supprimer %n texte</numerusform>
            <numerusform>Supprimer %n textes</numerusform>
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
        <source>Took</source>
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
        <source>Open a text to see what is known of it.</source>
        <translation>Ouvrez un texte pour voir ce que l’on en sait.</translation>
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
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>The signing secret. It is shown only now: give it to the receiver.</source>
        <translation>Le secret de signature. Il n’est montré que maintenant&#xa0;: donnez-le au récepteur.</translation>
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
        <source>No webhook is registered. Each address is told by a POST when a work expression is created, updated or deleted.</source>
        <translation>Aucun webhook n’est enregistré. Chaque adresse est avertie par un POST quand une expression d’une œuvre est créée, modifiée ou supprimée.</translation>
    </message>
    <message>
        <source>Address of a webhook, https://…</source>
        <translation>Adresse d’un webhook, https://…</translation>
    </message>
    <message>
        <source>Address of a new webhook</source>
        <translation>Adresse d’un nouveau webhook</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Which failed invocations are sent again</source>
        <translation>Quelles invocations échouées sont renvoyées</translation>
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
        <source>Sends again what failed since then: to the chosen webhook, or to all when none is chosen</source>
        <translation>Renvoie ce qui a échoué depuis&#xa0;: au webhook choisi, ou à tous si aucun n’est choisi</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Tells it nothing for now; what it misses waits, once for each work</source>
        <translation>Ne lui dit rien pour l’instant&#xa0;; ce qu’il manque attend, une fois par œuvre</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Signs what it is sent, by a new secret; one before it signs too, for a day</source>
        <translation>Signe ce qui lui est envoyé, par un nouveau secret&#xa0;; le précédent signe aussi, pendant un jour</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>Ne pas signer</translation>
    </message>
    <message>
        <source>Signs what it is sent no more</source>
        <translation>Ne signe plus ce qui lui est envoyé</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>Envoyer un exemple</translation>
    </message>
    <message>
        <source>Sends an invocation about a work that need not be there</source>
        <translation>Envoie une invocation sur une œuvre qui n’a pas besoin d’exister</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Removes the webhook with all that it was still to be told</source>
        <translation>Supprime le webhook avec tout ce qui devait encore lui être dit</translation>
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
        <source>Delete the Webhook</source>
        <translation>Supprimer le webhook</translation>
    </message>
    <message>
        <source>%1 is told nothing any more, also not what waits for it.</source>
        <translation>Plus rien n’est dit à %1, pas même ce qui l’attend.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%n invocation est renvoyée.</numerusform>
            <numerusform>%n invocations sont renvoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no address of a webhook: it begins with http:// or https:// and names a computer.</source>
        <translation>Ce n’est pas l’adresse d’un webhook&#xa0;: elle commence par http:// ou https:// et nomme un ordinateur.</translation>
    </message>
    <message>
        <source>This is registered already, there are too many webhooks, or it is gone and has to be resumed first.</source>
        <translation>Elle est déjà enregistrée, il y a trop de webhooks, ou le webhook a disparu et doit d’abord être repris.</translation>
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
        <source>The file is being made…</source>
        <translation>Le fichier est en cours de création…</translation>
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
        <source>The file %1 could not be made.</source>
        <translation>Le fichier %1 n’a pas pu être créé.</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Narrow the results down</source>
        <translation>Restreindre les résultats</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n autre…</numerusform>
            <numerusform>%n autres…</numerusform>
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
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 sur %2</translation>
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
        <source>Begun</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Récupérés</translation>
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
        <source>What the run brought</source>
        <translation>Ce que le passage a apporté</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>Rien n’a encore été synchronisé.</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <comment>why</comment>
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changé</numerusform>
            <numerusform>%n changés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n supprimé</numerusform>
            <numerusform>%n supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n en échec</numerusform>
            <numerusform>%n en échec</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing was new.</source>
        <translation>Rien de nouveau.</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous match of the search</source>
        <translation>Occurrence précédente de la recherche</translation>
    </message>
    <message>
        <source>Next match of the search</source>
        <translation>Occurrence suivante de la recherche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Back to the results of the search</source>
        <translation>Retour aux résultats de la recherche</translation>
    </message>
    <message>
        <source>Remove the marks</source>
        <translation>Retirer les marques</translation>
    </message>
    <message>
        <source>“%1” is not marked in this text</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas marqué dans ce texte</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %n occurrence</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %n occurrences</numerusform>
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
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’importation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Report of the import</source>
        <translation>Rapport de l’importation</translation>
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
            <numerusform>Importation de %n élément…</numerusform>
            <numerusform>Importation de %n éléments…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>%1 fichiers sur %2, %3 par seconde</translation>
    </message>
    <message>
        <source>The import was cancelled. What had been imported stays.</source>
        <translation>L’importation a été annulée. Ce qui avait été importé reste.</translation>
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
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>The other server&apos;s secret; empty: a new one</source>
        <translation>Le secret de l’autre serveur&#xa0;; vide&#xa0;: un nouveau</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>Secret de signature de l’autre serveur</translation>
    </message>
    <message>
        <source>Want Signatures</source>
        <translation>Exiger des signatures</translation>
    </message>
    <message>
        <source>Takes only what is signed by this secret, or by one given before</source>
        <translation>N’accepte que ce qui est signé avec ce secret, ou avec un secret donné auparavant</translation>
    </message>
    <message>
        <source>Take All</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>Forgets the secrets, and takes what is not signed too</source>
        <translation>Oublie les secrets, et accepte aussi ce qui n’est pas signé</translation>
    </message>
    <message>
        <source>The signing secret. It is shown only now: give it to the server that sends.</source>
        <translation>Le secret de signature. Il n’est affiché que maintenant&#xa0;: donnez-le au serveur qui envoie.</translation>
    </message>
    <message>
        <source>It is there while the server runs.</source>
        <translation>Elle est là tant que le serveur tourne.</translation>
    </message>
    <message>
        <source>Sheria takes the webhooks of another server at this address, and soon fetches from there what they tell.</source>
        <translation>Sheria reçoit à cette adresse les webhooks d’un autre serveur, et va y chercher peu après ce qu’ils annoncent.</translation>
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
        <source>They need no signature, but a token of an account.</source>
        <translation>Ils n’ont pas besoin de signature, mais du jeton d’un compte.</translation>
    </message>
    <message numerus="yes">
        <source>They are to be signed by one of %n secret(s).</source>
        <translation>
            <numerusform>Ils doivent être signés avec %n secret.</numerusform>
            <numerusform>Ils doivent être signés avec l’un de %n secrets.</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ and 24 to 64 bytes in base64.</source>
        <translation>Un secret de signature est whsec_ suivi de 24 à 64 octets en base64.</translation>
    </message>
    <message>
        <source>There are too many secrets, or this one is there already.</source>
        <translation>Il y a trop de secrets, ou celui-ci existe déjà.</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDesk</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>Bases de &amp;connaissances et outils d’IA…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>There is a knowledge base with this code already.</source>
        <translation>Il y a déjà une base de connaissances de ce code.</translation>
    </message>
    <message>
        <source>This cannot be used: %1</source>
        <translation>Ceci ne peut pas être utilisé&#xa0;: %1</translation>
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
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n not read since they came</source>
        <translation>
            <numerusform>%n arrivé et pas encore lu</numerusform>
            <numerusform>%n arrivés et pas encore lus</numerusform>
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
        <source>Nothing in the library matches this.</source>
        <translation>Rien ne correspond dans la bibliothèque.</translation>
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
        <source>Copy FRBR URI</source>
        <translation>Copier l’URI FRBR</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Take the row out</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>Monter la ligne</translation>
    </message>
    <message>
        <source>Move the row down</source>
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
        <source>Show only attempts that ended so</source>
        <translation>Ne montrer que les tentatives de ce résultat</translation>
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
        <source>Show only attempts to tell of this</source>
        <translation>Ne montrer que les tentatives pour cet événement</translation>
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
        <source>No attempt is like this.</source>
        <translation>Aucune tentative ne correspond.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>Rien n’a encore été envoyé. Enregistrez un webhook, puis envoyez-lui un exemple ou modifiez une œuvre.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentative</numerusform>
            <numerusform>%n tentatives</numerusform>
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
            <numerusform>%n tentative a été enregistrée.</numerusform>
            <numerusform>%n tentatives ont été enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>Le journal n’a pas pu être enregistré. %1</translation>
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
        <source>&amp;Language of the Program</source>
        <translation>&amp;Langue du programme</translation>
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
        <source>As the &amp;System</source>
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
        <source>The language changes when the program is started again.</source>
        <translation>La langue changera au prochain démarrage du programme.</translation>
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
        <source>This is not an address of a law or judgment.</source>
        <translation>Ce n’est pas l’adresse d’une loi ou d’un jugement.</translation>
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
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>Exporter la bibliothèque en un &amp;paquet…</translation>
    </message>
    <message>
        <source>Export What C&amp;hanged since the Last Pack…</source>
        <translation>Exporter ce qui a c&amp;hangé depuis le dernier paquet…</translation>
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
        <source>The pack is being written…</source>
        <translation>Le paquet est en cours d’écriture…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>Aucun paquet n’a été écrit.</translation>
    </message>
    <message>
        <source>The file %1 could not be made.</source>
        <translation>Le fichier %1 n’a pas pu être créé.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) that changed, and what is gone, were written to %1.</source>
        <translation>
            <numerusform>%n œuvre changée, et ce qui a disparu, a été écrite dans %1.</numerusform>
            <numerusform>%n œuvres changées, et ce qui a disparu, ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%n œuvre a été écrite dans %1.</numerusform>
            <numerusform>%n œuvres ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) went along.</source>
        <translation>
            <numerusform>%n base de connaissances en fait partie.</numerusform>
            <numerusform>%n bases de connaissances en font partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of it could not be fetched whole yet.</source>
        <translation>
            <numerusform>%n texte n’a pas encore pu être récupéré en entier.</numerusform>
            <numerusform>%n textes n’ont pas encore pu être récupérés en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were left out.</source>
        <translation>
            <numerusform>%n texte ou fichier endommagé a été laissé de côté.</numerusform>
            <numerusform>%n textes ou fichiers endommagés ont été laissés de côté.</numerusform>
        </translation>
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
        <source>Copy Ci&amp;tation</source>
        <translation>Copier la ci&amp;tation</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>Copier la sélection, ou le nom de la disposition, avec sa source</translation>
    </message>
    <message>
        <source>Copy FRBR &amp;URI</source>
        <translation>Copier l’&amp;URI FRBR</translation>
    </message>
    <message>
        <source>Copy Server &amp;Link</source>
        <translation>Copier le &amp;lien du serveur</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>Montrer à une &amp;date…</translation>
    </message>
    <message>
        <source>&amp;Points in Time…</source>
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
        <translation>Taille réelle (maintenant %1 %)</translation>
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
        <source>This link leads nowhere.</source>
        <translation>Ce lien ne mène nulle part.</translation>
    </message>
    <message>
        <source>The text had to be closed. Open it again to go on.</source>
        <translation>Le texte a dû être fermé. Ouvrez-le de nouveau pour continuer.</translation>
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
        <source>Forget What It Got</source>
        <translation>Oublier ce qu’il a reçu</translation>
    </message>
    <message>
        <source>Its next request is its first</source>
        <translation>Sa prochaine requête sera sa première</translation>
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
        <source>What it does</source>
        <translation>Ce qu’il fait</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Another one: slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>Un autre&#xa0;: slow-2s, 503x4-then-200, flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>Nom d’un autre récepteur</translation>
    </message>
    <message>
        <source>Requests that it got</source>
        <translation>Requêtes qu’il a reçues</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>La requête</translation>
    </message>
    <message>
        <source>There is no receiver of this name.</source>
        <translation>Il n’y a pas de récepteur de ce nom.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Aucune bibliothèque n’est ouverte.</translation>
    </message>
    <message>
        <source>The receivers are there while the server runs.</source>
        <translation>Les récepteurs sont là tant que le serveur fonctionne.</translation>
    </message>
    <message>
        <source>The receivers are off.</source>
        <translation>Les récepteurs sont désactivés.</translation>
    </message>
    <message>
        <source>Receivers Are On</source>
        <translation>Récepteurs activés</translation>
    </message>
    <message>
        <source>Every program on this computer can send to them while they are on</source>
        <translation>Tant qu’ils sont activés, tout programme de cet ordinateur peut leur envoyer des requêtes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This receiver has got nothing yet.</source>
        <translation>Ce récepteur n’a encore rien reçu.</translation>
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
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Narrow the results down</source>
        <translation>Restreindre les résultats</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>&amp;Au</translation>
    </message>
    <message>
        <source>Search the texts as they were on a day</source>
        <translation>Chercher dans les textes tels qu’ils étaient un jour donné</translation>
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
        <source>Best first</source>
        <translation>Les meilleurs d’abord</translation>
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
        <source>Back to the texts</source>
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
        <source>This search is saved; choose again to forget it</source>
        <translation>Cette recherche est gardée&#xa0;; choisissez encore pour l’oublier</translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>Environ %n œuvre</numerusform>
            <numerusform>Environ %n œuvres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%n œuvre</numerusform>
            <numerusform>%n œuvres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not all with every word</source>
        <translation>%1, pas toutes avec chaque mot</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing in the library answers this. Try fewer or other words.</source>
        <translation>Rien dans la bibliothèque n’y répond. Essayez moins de mots, ou d’autres.</translation>
    </message>
    <message>
        <source>Nothing in the library answers this. Try fewer words, or choose less beside the results.</source>
        <translation>Rien dans la bibliothèque n’y répond. Essayez moins de mots, ou choisissez moins à côté des résultats.</translation>
    </message>
    <message>
        <source>The search index is being made. The results appear as soon as it can be asked.</source>
        <translation>L’index de recherche est en préparation. Les résultats apparaissent dès qu’il peut être interrogé.</translation>
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
        <source>Forget Earlier Searches</source>
        <translation>Oublier les recherches précédentes</translation>
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
        <source>Nothing so far. The search index is still being brought up to date; what is found later appears by itself.</source>
        <translation>Rien pour l’instant. L’index de recherche est encore en cours de mise à jour&#xa0;; ce qui sera trouvé ensuite apparaîtra de lui-même.</translation>
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
        <source>What it plays</source>
        <translation>Ce qu’il joue</translation>
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
        <source>Seed, instead of the scenario&apos;s own</source>
        <translation>Graine, au lieu de celle du scénario</translation>
    </message>
    <message>
        <source>Your receiver, https://…; empty: those of the laboratory</source>
        <translation>Votre récepteur, https://…&#xa0;; vide&#xa0;: ceux du laboratoire</translation>
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
        <source>Lets time pass as it does; without it hours take no time</source>
        <translation>Laisse passer le temps comme il passe&#xa0;; sinon les heures ne durent rien</translation>
    </message>
    <message>
        <source>Cannot be read</source>
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
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
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
        <source>%1 played, %2 failed.</source>
        <translation>%1 joués, %2 échoués.</translation>
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
        <source>What was found while typing</source>
        <translation>Ce qui a été trouvé pendant la saisie</translation>
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
</context>
<context>
    <name>sheria::app::SearchDesk</name>
    <message>
        <source>&amp;Search…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>Ré&amp;sultats de la recherche</translation>
    </message>
    <message>
        <source>Next Match of the Search</source>
        <translation>Occurrence suivante de la recherche</translation>
    </message>
    <message>
        <source>Previous Match of the Search</source>
        <translation>Occurrence précédente de la recherche</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>Index de recherche&#xa0;: %1 œuvres sur %2</translation>
    </message>
    <message>
        <source>Search index: reading what is new</source>
        <translation>Index de recherche&#xa0;: lecture des nouveautés</translation>
    </message>
    <message>
        <source>Another program keeps the search index</source>
        <translation>Un autre programme tient l’index de recherche</translation>
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
        <source>I Have It</source>
        <translation>Je l’ai</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Last requests</source>
        <translation>Dernières requêtes</translation>
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
        <source>Used at the next start; if it is taken, the next one that is free</source>
        <translation>Utilisé au prochain démarrage&#xa0;; s’il est pris, le suivant qui est libre</translation>
    </message>
    <message>
        <source>Start with the program</source>
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
        <source>I Have It</source>
        <translation>Je l’ai</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>Made at the desk</source>
        <translation>Créé au bureau</translation>
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
        <source>No token could be made.</source>
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
        <source>The server did not start. %1</source>
        <translation>Le serveur n’a pas démarré. %1</translation>
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
        <source>This is the token that programs show to the server. It is shown only now: copy it and keep it somewhere safe.</source>
        <translation>Voici le jeton que les programmes montrent au serveur. Il n’est montré que maintenant&#xa0;: copiez-le et gardez-le en lieu sûr.</translation>
    </message>
    <message>
        <source>Programs show a token to the server. The library keeps only a fingerprint of it; if you have lost yours, make a new one.</source>
        <translation>Les programmes montrent un jeton au serveur. La bibliothèque n’en garde qu’une empreinte&#xa0;; si vous avez perdu le vôtre, créez-en un nouveau.</translation>
    </message>
    <message>
        <source>Open in the Browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Shows the server&apos;s answers in your browser, signed in</source>
        <translation>Montre les réponses du serveur dans votre navigateur, session ouverte</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Comptes…</translation>
    </message>
    <message>
        <source>Accounts, their tokens, and what they may see</source>
        <translation>Les comptes, leurs jetons et ce qu’ils peuvent voir</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Which web pages may use the server, and how often a program may ask</source>
        <translation>Quelles pages web peuvent utiliser le serveur, et combien de fois un programme peut demander</translation>
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
        <source>Took</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Server Settings</source>
        <translation>Réglages du serveur</translation>
    </message>
    <message>
        <source>&amp;Web pages that may use the server</source>
        <translation>Pages &amp;web autorisées à utiliser le serveur</translation>
    </message>
    <message>
        <source>&amp;Requests a minute</source>
        <translation>&amp;Requêtes par minute</translation>
    </message>
    <message>
        <source>As many as come</source>
        <translation>Sans limite</translation>
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
        <source>One origin a line, such as https://desk.example. Scripts of these pages may read and change what a token allows them to. A * lets the pages of all origins read. Without any, no page from elsewhere can use the server.</source>
        <translation>Une origine par ligne, par exemple https://desk.example. Les scripts de ces pages peuvent lire et modifier ce que leur permet un jeton. Un * laisse lire les pages de toutes les origines. Sans aucune, nulle page d’ailleurs ne peut utiliser le serveur.</translation>
    </message>
    <message>
        <source>How many requests of one client are answered in a minute. Those beyond are asked to come again later (429).</source>
        <translation>Combien de requêtes d’un même client reçoivent une réponse par minute. Au-delà, le serveur demande de revenir plus tard (429).</translation>
    </message>
    <message>
        <source>“%1” is not an origin: write http:// or https://, a name, and nothing after it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une origine&#xa0;: écrivez http:// ou https://, un nom, et rien après.</translation>
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
        <source>Nothing ticked: all of them</source>
        <translation>Rien de coché&#xa0;: tous</translation>
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
        <source>The server&apos;s own PDFs</source>
        <translation>PDF du serveur</translation>
    </message>
    <message>
        <source>Metered connection: fetch as little as possible</source>
        <translation>Connexion limitée&#xa0;: récupérer le moins possible</translation>
    </message>
    <message>
        <source>Only when I ask</source>
        <translation>Seulement à ma demande</translation>
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
        <source>Fetch, too:</source>
        <translation>Récupérer aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Look for changes:</source>
        <translation>Chercher les changements&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Chaque minute</numerusform>
            <numerusform>Toutes les %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Over a metered connection only texts are fetched</source>
        <translation>Par une connexion limitée, seuls les textes sont récupérés</translation>
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
        <source>To fetch</source>
        <translation>À récupérer</translation>
    </message>
    <message>
        <source>This library is no copy of a server yet. Connect to one, and its works come here, and stay current.</source>
        <translation>Cette bibliothèque n’est encore la copie d’aucun serveur. Connectez-vous à un serveur&#xa0;: ses œuvres viennent ici et restent à jour.</translation>
    </message>
    <message>
        <source>Give the Token…</source>
        <translation>Donner le jeton…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Makes this library a copy of a server, too</source>
        <translation>Fait de cette bibliothèque, aussi, la copie d’un serveur</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Fetches what is new and changed</source>
        <translation>Récupère ce qui est nouveau ou changé</translation>
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
        <source>What was fetched stays; the next run goes on from there</source>
        <translation>Ce qui a été récupéré reste&#xa0;; le prochain passage continue à partir de là</translation>
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
        <source>Compares all that the server has with what is here</source>
        <translation>Compare tout ce qu’a le serveur avec ce qui est ici</translation>
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
        <source>Goes on where it stopped</source>
        <translation>Continue où c’était arrêté</translation>
    </message>
    <message>
        <source>Fetches nothing until you resume it</source>
        <translation>Ne récupère rien jusqu’à la reprise</translation>
    </message>
    <message>
        <source>Remove the Source</source>
        <translation>Retirer la source</translation>
    </message>
    <message>
        <source>Nothing is fetched from %1 any more. What came from it stays in the library; its token is forgotten.</source>
        <translation>Plus rien n’est récupéré de %1. Ce qui en est venu reste dans la bibliothèque&#xa0;; son jeton est oublié.</translation>
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
        <source>Fetches what is new and changed of all sources, side by side</source>
        <translation>Récupère ce qui est nouveau ou changé dans toutes les sources, en même temps</translation>
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
        <source>Give the Password…</source>
        <translation>Donner le mot de passe…</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>Toute la bibliothèque</translation>
    </message>
    <message>
        <source>Only what is chosen here</source>
        <translation>Seulement ce qui est choisi ici</translation>
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
        <source>&amp;Kinds, if not all: act, act/by-law, judgment…</source>
        <translation>&amp;Types, si ce n’est pas tous&#xa0;: act, act/by-law, judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>And these &amp;works, one FRBR URI to a line</source>
        <translation>Et ces œ&amp;uvres, un URI FRBR par ligne</translation>
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
        <source>%1, with all its places</source>
        <translation>%1, avec tous ses lieux</translation>
    </message>
    <message>
        <source>%1: the law of the country itself</source>
        <translation>%1&#xa0;: le droit du pays lui-même</translation>
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
    <name>sheria::app::SyncShell</name>
    <message>
        <source>Show the sync panel</source>
        <translation>Montrer le panneau de synchronisation</translation>
    </message>
    <message>
        <source>Sync: %1</source>
        <translation>Synchronisation&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Only until the program ends</source>
        <translation>Seulement jusqu’à la fin du programme</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>Dans un fichier chiffré par un mot de passe</translation>
    </message>
    <message>
        <source>Keep the token:</source>
        <translation>Garder le jeton&#xa0;:</translation>
    </message>
    <message>
        <source>In the keychain of this computer</source>
        <translation>Dans le trousseau de cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>The password needs %n characters at least.</source>
        <translation>
            <numerusform>Le mot de passe doit avoir au moins %n caractère.</numerusform>
            <numerusform>Le mot de passe doit avoir au moins %n caractères.</numerusform>
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
        <source>The computer asks for your sign-in where it has to.</source>
        <translation>L’ordinateur demande votre identification là où il le faut.</translation>
    </message>
    <message>
        <source>You are asked for the password once each time the program is started.</source>
        <translation>Le mot de passe est demandé une fois à chaque démarrage du programme.</translation>
    </message>
    <message>
        <source>You are asked for the token when the program is started again.</source>
        <translation>Le jeton est redemandé au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>This computer has no keychain that answers. You are asked for the token when the program is started again.</source>
        <translation>Cet ordinateur n’a pas de trousseau qui réponde. Le jeton est redemandé au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Keep the key:</source>
        <translation>Garder la clé&#xa0;:</translation>
    </message>
    <message>
        <source>Write the key again when the program was started again.</source>
        <translation>Écrivez la clé de nouveau après avoir relancé le programme.</translation>
    </message>
    <message>
        <source>This computer has no keychain that answers. Write the key again when the program was started again.</source>
        <translation>Cet ordinateur n’a pas de trousseau qui réponde. Écrivez la clé de nouveau après avoir relancé le programme.</translation>
    </message>
    <message>
        <source>Nobody can find it out: who forgets it gives the key again.</source>
        <translation>Personne ne peut le retrouver&#xa0;: si vous l’oubliez, vous redonnez la clé.</translation>
    </message>
    <message>
        <source>Nobody can find it out: who forgets it gives the token again.</source>
        <translation>Personne ne peut le retrouver&#xa0;: si vous l’oubliez, vous redonnez le jeton.</translation>
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
        <source>Begins with</source>
        <translation>Commence par</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>What the new token is for</source>
        <translation>À quoi sert le nouveau jeton</translation>
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
        <source>This is the new token. It is shown only now: copy it and keep it somewhere safe.</source>
        <translation>Voici le nouveau jeton. Il n’est montré que maintenant&#xa0;: copiez-le et gardez-le en lieu sûr.</translation>
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
        <source>I Have It</source>
        <translation>Je l’ai</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Made at the desk</source>
        <translation>Créé au bureau</translation>
    </message>
    <message>
        <source>Revoke the Token</source>
        <translation>Révoquer le jeton</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Révoquer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Programs that use it are turned away from now on. This cannot be undone.</source>
        <translation>Les programmes qui l’utilisent sont refusés dès maintenant. C’est irréversible.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>Outils pour modèles de langage</translation>
    </message>
    <message>
        <source>Finding by meaning</source>
        <translation>Trouver par le sens</translation>
    </message>
    <message>
        <source>Programs with a language model may use this library as tools</source>
        <translation>Les programmes munis d’un modèle de langage peuvent employer cette bibliothèque</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>Token, shown only now</source>
        <translation>Jeton, montré seulement maintenant</translation>
    </message>
    <message>
        <source>Kind of program</source>
        <translation>Genre de programme</translation>
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
        <source>Only if the endpoint asks for one</source>
        <translation>Seulement si le service en demande une</translation>
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
        <source>An embeddings endpoint on this computer or elsewhere. The text of the library and of questions is sent to it.</source>
        <translation>Un service de vecteurs, sur cet ordinateur ou ailleurs. Le texte de la bibliothèque et des questions lui est envoyé.</translation>
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
        <source>Off: passages are found by words only.</source>
        <translation>Éteint&#xa0;: les passages sont trouvés par leurs mots seulement.</translation>
    </message>
    <message numerus="yes">
        <source>%1 passages have vectors; %n text(s) wait.</source>
        <translation>
            <numerusform>%1 passages ont des vecteurs&#xa0;; %n texte attend.</numerusform>
            <numerusform>%1 passages ont des vecteurs&#xa0;; %n textes attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 passages have vectors of %2 numbers.</source>
        <translation>Les %1 passages ont tous des vecteurs de %2 nombres.</translation>
    </message>
    <message>
        <source>The tools&apos; own token begins with %1.</source>
        <translation>Le jeton propre aux outils commence par %1.</translation>
    </message>
    <message>
        <source>They have no token yet.</source>
        <translation>Ils n’ont pas encore de jeton.</translation>
    </message>
    <message>
        <source>An address that begins with http:// or https://, and a model&apos;s name, are needed.</source>
        <translation>Il faut une adresse qui commence par http:// ou https://, et le nom d’un modèle.</translation>
    </message>
    <message>
        <source>Kept; write another one to replace it</source>
        <translation>Gardée&#xa0;; écrivez-en une autre pour la remplacer</translation>
    </message>
    <message>
        <source>Texts, questions and the key go to this address unencrypted, and everybody on the way can read them. Use https:// where it has that.</source>
        <translation>Les textes, les questions et la clé partent vers cette adresse sans chiffrement, et chacun sur le chemin peut les lire. Employez https:// si elle l’offre.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>Jetons chiffrés</translation>
    </message>
    <message>
        <source>The password of the file in which the token is kept:</source>
        <translation>Le mot de passe du fichier où le jeton est gardé&#xa0;:</translation>
    </message>
    <message>
        <source>Give the Token Again…</source>
        <translation>Redonner le jeton…</translation>
    </message>
    <message>
        <source>For who has forgotten the password</source>
        <translation>Si le mot de passe est oublié</translation>
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
        <source>This is not the password of the encrypted file.</source>
        <translation>Ce n’est pas le mot de passe du fichier chiffré.</translation>
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
        <source>Webhooks are told.</source>
        <translation>Les webhooks sont avertis.</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open the same file once more</source>
        <translation>Ouvrir de nouveau le même fichier</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Ouvrir la bibliothèque d’exemple</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to look around in</source>
        <translation>Lois et jugements d’un pays inventé, pour se promener</translation>
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
    <message numerus="yes">
        <source>%n work(s). Choose one in the tree on the left.</source>
        <translation>
            <numerusform>%n œuvre. Choisissez-la dans l’arbre à gauche.</numerusform>
            <numerusform>%n œuvres. Choisissez-en une dans l’arbre à gauche.</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is empty. Fill it with law, or look around in the sample first.</source>
        <translation>Cette bibliothèque est vide. Remplissez-la, ou promenez-vous d’abord dans l’exemple.</translation>
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
        <source>Fetches legislation from a server, and keeps it current</source>
        <translation>Récupère la législation d’un serveur et la tient à jour</translation>
    </message>
</context>
</TS>
