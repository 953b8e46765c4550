<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sw">
<context>
    <name>BaseState</name>
    <message>
        <source>Not indexed yet.</source>
        <translation>Bado haijafahirisishwa.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>andiko %Ln</numerusform>
            <numerusform>maandiko %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>kipande %Ln</numerusform>
            <numerusform>vipande %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains %1, %2.</source>
        <translation>Ina %1, %2.</translation>
    </message>
    <message>
        <source>Contains %1, %2. The index is not up to date.</source>
        <translation>Ina %1, %2. Fahirisi haijasasishwa.</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>PDF %Ln ya maktaba hii bado haijasomwa.</numerusform>
            <numerusform>PDF %Ln za maktaba hii bado hazijasomwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>PDF %Ln ya maktaba hii haiwezi kusomwa: programu pdftotext haijasakinishwa (kifurushi poppler-utils).</numerusform>
            <numerusform>PDF %Ln za maktaba hii haziwezi kusomwa: programu pdftotext haijasakinishwa (kifurushi poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>PDF %Ln ya maktaba hii ni picha tupu na haina maneno.</numerusform>
            <numerusform>PDF %Ln za maktaba hii ni picha tupu na hazina maneno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>PDF %Ln ya maktaba hii imeharibika, imefungwa kwa nenosiri au ni kubwa mno kusomwa.</numerusform>
            <numerusform>PDF %Ln za maktaba hii zimeharibika, zimefungwa kwa nenosiri au ni kubwa mno kusomwa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefStatus</name>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>Namba si sahihi</translation>
    </message>
    <message>
        <source>Wrong year</source>
        <translation>Mwaka si sahihi</translation>
    </message>
    <message>
        <source>Another case</source>
        <translation>Kesi nyingine</translation>
    </message>
    <message>
        <source>Wrong provision</source>
        <translation>Kifungu si sahihi</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Imepitwa na toleo jipya</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>Haipo</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Haijakaguliwa</translation>
    </message>
    <message>
        <source>Quoted correctly</source>
        <translation>Imenukuliwa sawasawa</translation>
    </message>
    <message>
        <source>Found elsewhere</source>
        <translation>Imepatikana mahali pengine</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>Kutoka toleo jingine</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>Imegeuzwa</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Haikupatikana</translation>
    </message>
    <message>
        <source>Another law</source>
        <translation>Sheria nyingine</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>section %1</source>
        <translation>kifungu cha %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>ibara ya %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>kanuni ya %1</translation>
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
        <translation>%1, kama ilivyo tarehe %2</translation>
    </message>
    <message>
        <source>“%1” – %2</source>
        <comment>quotation, source</comment>
        <translation>“%1” – %2</translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message>
        <source>section %1</source>
        <translation>kifungu cha %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>ibara ya %1</translation>
    </message>
    <message>
        <source>regulation %1</source>
        <translation>kanuni ya %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>kanuni ya %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>aya ya %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>kipengele cha %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>jedwali la %1</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>sura ya %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>sehemu ya %1</translation>
    </message>
    <message>
        <source>preface</source>
        <translation>dibaji</translation>
    </message>
    <message>
        <source>preamble</source>
        <translation>utangulizi</translation>
    </message>
    <message>
        <source>conclusion</source>
        <translation>hitimisho</translation>
    </message>
    <message>
        <source>header</source>
        <translation>kichwa cha hati</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>ilizingatiwa</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>ilitumiwa</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>ilifuatwa</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>ilitofautishwa</translation>
    </message>
    <message>
        <source>doubted</source>
        <translation>ilitiliwa shaka</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ilipinduliwa</translation>
    </message>
    <message>
        <source>reversed on appeal</source>
        <translation>ilitenguliwa katika rufaa</translation>
    </message>
    <message>
        <source>Treatment: %1</source>
        <translation>Jinsi ilivyochukuliwa: %1</translation>
    </message>
    <message>
        <source>Treatment: %1?</source>
        <comment>as the words suggest</comment>
        <translation>Jinsi ilivyochukuliwa: %1?</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a provision</comment>
        <translation>katika %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>cited provision, citing provision</comment>
        <translation>%1, katika %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Inarejelea (%L1)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>citing provision, cited provision</comment>
        <translation>%1, kuhusu %2</translation>
    </message>
    <message>
        <source>Cited by (%1), as at %2</source>
        <translation>Imerejelewa na (%1), kama ilivyo tarehe %2</translation>
    </message>
    <message>
        <source>Cited by (%1)</source>
        <translation>Imerejelewa na (%1)</translation>
    </message>
    <message>
        <source>Legislation and other documents</source>
        <translation>Sheria zilizotungwa na hati nyingine</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1, %2: andiko %Ln</numerusform>
            <numerusform>%1, %2: maandiko %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>By court and year</source>
        <translation>Kwa mahakama na mwaka</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1: andiko %Ln</numerusform>
            <numerusform>%1: maandiko %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cited provisions</source>
        <translation>Vifungu vinavyorejelewa zaidi</translation>
    </message>
</context>
<context>
    <name>CompareHtml</name>
    <message>
        <source>Title, preamble and the like</source>
        <translation>Jina, utangulizi na mengineyo</translation>
    </message>
    <message>
        <source>%1: renumbered, was %2</source>
        <translation>%1: kimepewa namba mpya, awali %2</translation>
    </message>
    <message>
        <source>%1 to %2: renumbered, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 hadi %2: vimepewa namba mpya, awali %3 hadi %4</translation>
    </message>
    <message>
        <source>%1: moved, was %2</source>
        <translation>%1: kimehamishwa, awali %2</translation>
    </message>
    <message>
        <source>%1 to %2: moved, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>%1 hadi %2: vimehamishwa, awali %3 hadi %4</translation>
    </message>
    <message>
        <source>%1: split from %2</source>
        <translation>%1: kimetenganishwa na %2</translation>
    </message>
    <message>
        <source>%1: merged into %2</source>
        <translation>%1: kimeunganishwa na %2</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: kimebadilishwa</translation>
    </message>
    <message>
        <source>%1: changed, was %2</source>
        <translation>%1: kimebadilishwa, awali %2</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1: kimeongezwa</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: kimeondolewa</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Kabla</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Baada</translation>
    </message>
    <message>
        <source>Neither version has a text.</source>
        <translation>Hakuna toleo kati ya haya mawili lenye matini.</translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation>Matini zinafanana kabisa.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>title, date</comment>
        <translation>%1, %2</translation>
    </message>
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
            <numerusform>Eneo %Ln: %1.</numerusform>
            <numerusform>Maeneo %Ln: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token rejected by the server</source>
        <translation>Seva imekataa tokeni</translation>
    </message>
    <message>
        <source>This token has no access to this API</source>
        <translation>Tokeni hii haina ruhusa ya kufikia API hii</translation>
    </message>
    <message>
        <source>Invalid server address</source>
        <translation>Anwani ya seva si sahihi</translation>
    </message>
    <message>
        <source>API not found at this address</source>
        <translation>API haikupatikana kwenye anwani hii</translation>
    </message>
    <message>
        <source>Test cancelled</source>
        <translation>Jaribio limeghairiwa</translation>
    </message>
    <message>
        <source>The server is not available</source>
        <translation>Seva haipatikani</translation>
    </message>
    <message>
        <source>The feed does not report totals.</source>
        <translation>Mlisho hautoi jumla.</translation>
    </message>
    <message>
        <source>The server does not report totals, so each check for changes lists everything.</source>
        <translation>Seva haitoi jumla, kwa hiyo kila ukaguzi wa mabadiliko huorodhesha kila kitu.</translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>Mlisho una hati %Ln.</numerusform>
            <numerusform>Mlisho una hati %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>Tokeni hii inaruhusu kusoma matini %Ln.</numerusform>
            <numerusform>Tokeni hii inaruhusu kusoma matini %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>Tokeni hii inaruhusu kusoma uamuzi %Ln.</numerusform>
            <numerusform>Tokeni hii inaruhusu kusoma maamuzi %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>Tokeni hii inaruhusu kusoma hifadhi ya maarifa %Ln.</numerusform>
            <numerusform>Tokeni hii inaruhusu kusoma hifadhi za maarifa %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>Mahakama %Ln.</numerusform>
            <numerusform>Mahakama %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to the feed</source>
        <translation>Imeunganishwa na mlisho</translation>
    </message>
    <message>
        <source>Connected (API version %1)</source>
        <translation>Imeunganishwa (toleo la API %1)</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>Takriban matini %Ln: %1 kwenye kompyuta hii, chini ya dakika moja kupakua.</numerusform>
            <numerusform>Takriban matini %Ln: %1 kwenye kompyuta hii, chini ya dakika moja kupakua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>Takriban matini %Ln: %1 kwenye kompyuta hii, takriban dakika %2 kupakua.</numerusform>
            <numerusform>Takriban matini %Ln: %1 kwenye kompyuta hii, takriban dakika %2 kupakua.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: download works</source>
        <translation>%1: kupakua maandiko</translation>
    </message>
    <message>
        <source>%1: send texts and queries to compute embeddings</source>
        <translation>%1: kutuma matini na maswali ili kukokotoa vekta</translation>
    </message>
    <message>
        <source>%1: send webhooks about changes</source>
        <translation>%1: kutuma webhook kuhusu mabadiliko</translation>
    </message>
    <message>
        <source>Allow Network Connections?</source>
        <translation>Uruhusu miunganisho ya mtandao?</translation>
    </message>
    <message>
        <source>The library %1 connects to other computers.</source>
        <translation>Maktaba %1 huunganishwa na kompyuta nyingine.</translation>
    </message>
    <message>
        <source>Allow this only if you know these addresses. Tokens and keys must be entered again. You can read and search the library without these connections.</source>
        <translation>Ruhusu hili ikiwa tu unazijua anwani hizi. Tokeni na funguo lazima ziwekwe tena. Unaweza kusoma maktaba na kutafuta ndani yake bila miunganisho hii.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Ruhusu</translation>
    </message>
    <message>
        <source>Do Not Allow</source>
        <translation>Usiruhusu</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Save Report</source>
        <translation>Hifadhi ripoti</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Ripoti haikuweza kuhifadhiwa.</translation>
    </message>
    <message>
        <source>Sheria Closed Unexpectedly</source>
        <translation>Sheria ilijifunga bila kutarajiwa</translation>
    </message>
    <message>
        <source>Sheria closed unexpectedly the last time. Your tabs have been restored.

The report below helps the developers to find the cause. File names, titles, addresses and tokens have been removed. It is not sent; read it before you pass it on.</source>
        <translation>Mara ya mwisho Sheria ilijifunga bila kutarajiwa. Vichupo vyako vimerejeshwa.

Ripoti iliyo hapa chini huwasaidia wasanidi kutambua chanzo cha tatizo. Majina ya faili na ya maandiko, anwani na tokeni yameondolewa. Ripoti haitumwi; isome kabla ya kumpa mtu mwingine.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Ripoti ya kuacha kufanya kazi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Hifadhi…</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Maandishi (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>bila tarehe</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date in a sentence, as QLocale::toString() takes it: &quot;3 February 2009&quot;.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>first of a month</comment>
        <extracomment>The same for the first of a month, for languages that write it otherwise: &quot;1 February 2009&quot;.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A short date in a list or field, as QLocale::toString() takes it: &quot;3 Feb 2009&quot;.</extracomment>
        <translation>d MMM yyyy</translation>
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
        <source>MMMM yyyy</source>
        <extracomment>A month, as QLocale::toString() takes it: &quot;February 2009&quot;.</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DecisionDraft</name>
    <message>
        <source>This cannot be empty.</source>
        <translation>Sehemu hii haiwezi kuachwa wazi.</translation>
    </message>
    <message>
        <source>Enter a date such as 2019-05-31.</source>
        <translation>Andika tarehe kama 2019-05-31.</translation>
    </message>
    <message>
        <source>Enter a year with four digits.</source>
        <translation>Andika mwaka wenye tarakimu nne.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Andika namba nzima.</translation>
    </message>
    <message>
        <source>A code can contain only letters, digits and “-”.</source>
        <translation>Msimbo unaweza kuwa na herufi, tarakimu na “-” pekee.</translation>
    </message>
    <message>
        <source>Attach a document by its address, which starts with /akn/.</source>
        <translation>Ambatisha hati kwa anwani yake, inayoanza na /akn/.</translation>
    </message>
    <message>
        <source>Enter a name in each row.</source>
        <translation>Andika jina katika kila safu mlalo.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 99 for the side of a party.</source>
        <translation>Andika namba kutoka 1 hadi 99 kwa upande wa mdaawa.</translation>
    </message>
    <message>
        <source>Enter a colour such as #1f7a4d.</source>
        <translation>Andika rangi kama #1f7a4d.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Neutral citation</source>
        <translation>Rejeleo huru</translation>
    </message>
    <message>
        <source>Full citation</source>
        <translation>Rejeleo kamili</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Namba ya kesi</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>Namba pekee</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Mwaka wa kufunguliwa</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>Ulitolewa tarehe</translation>
    </message>
    <message>
        <source>Heard on</source>
        <translation>Ilisikilizwa tarehe</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Aina ya kesi</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>Aina ya uamuzi</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>Code of the court</source>
        <translation>Msimbo wa mahakama</translation>
    </message>
    <message>
        <source>Code in citations</source>
        <translation>Msimbo katika marejeleo</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Ngazi ya mahakama</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>Kaunti ya mahakama</translation>
    </message>
    <message>
        <source>County number</source>
        <translation>Namba ya kaunti</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Divisheni</translation>
    </message>
    <message>
        <source>Division code</source>
        <translation>Msimbo wa divisheni</translation>
    </message>
    <message>
        <source>County of filing</source>
        <translation>Kaunti ya kufunguliwa</translation>
    </message>
    <message>
        <source>Number of the county of filing</source>
        <translation>Namba ya kaunti ya kufunguliwa</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Maneno muhimu</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Muhtasari mfupi</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Muhtasari</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Wadaawa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Name in citations</source>
        <translation>Jina katika marejeleo</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Upande</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Jopo la majaji</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Jina fupi</translation>
    </message>
    <message>
        <source>Title of the person</source>
        <translation>Cheo cha mtu</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Mawakili</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Kwa niaba ya</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Matawi ya sheria</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Maana</translation>
    </message>
    <message>
        <source>Attached documents</source>
        <translation>Hati zilizoambatishwa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI ya FRBR</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>&amp;Neutral Citation</source>
        <translation>&amp;Rejeleo huru</translation>
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
        <source>&amp;McGill</source>
        <translation>&amp;McGill</translation>
    </message>
    <message>
        <source>Bl&amp;uebook</source>
        <translation>Bl&amp;uebook</translation>
    </message>
    <message>
        <source>&amp;South African</source>
        <translation>Mtindo wa &amp;Afrika Kusini</translation>
    </message>
    <message>
        <source>&amp;Kenyan</source>
        <translation>Mtindo wa &amp;Kenya</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>Ra&amp;hisi</translation>
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
        <source>By court</source>
        <translation>Kwa mahakama</translation>
    </message>
    <message>
        <source>By judge</source>
        <translation>Kwa jaji</translation>
    </message>
    <message>
        <source>By area of law</source>
        <translation>Kwa tawi la sheria</translation>
    </message>
    <message>
        <source>By case type</source>
        <translation>Kwa aina ya kesi</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Maamuzi yote</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ndiyo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hapana</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Title</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Namba</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Eneo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Assent</source>
        <translation>Idhini</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>Pia huitwa</translation>
    </message>
    <message>
        <source>Made under</source>
        <translation>Imetungwa chini ya</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Amending work</source>
        <translation>Andiko la marekebisho</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>URI ya FRBR</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Dokezo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Matini</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Sehemu</translation>
    </message>
    <message>
        <source>Replaced by a newer file</source>
        <translation>Nafasi yake imechukuliwa na faili mpya zaidi</translation>
    </message>
    <message>
        <source>File of %1</source>
        <translation>Faili ya %1</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Faili za midia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>media type, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The document states no valid FRBR URI. The library assigned one.</source>
        <translation>Hati haitaji URI sahihi ya FRBR. Maktaba imeipa moja.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>Matini haitaji tarehe yake. Tarehe ya andiko imeonyeshwa badala yake.</translation>
    </message>
    <message>
        <source>The date of the text is unknown.</source>
        <translation>Tarehe ya matini haijulikani.</translation>
    </message>
    <message>
        <source>History of the provision</source>
        <translation>Historia ya kifungu</translation>
    </message>
    <message>
        <source>Choose a bar in the margin of the text.</source>
        <translation>Chagua mstari katika pambizo la matini.</translation>
    </message>
    <message>
        <source>%1, in force from %2</source>
        <comment>law, date</comment>
        <translation>%1, inatumika tangu %2</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Kinachobadilika</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Matoleo</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Lugha nyingine</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Andiko</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>Hukumu</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Kuchapishwa</translation>
    </message>
    <message>
        <source>Commencement</source>
        <translation>Kuanza kutumika</translation>
    </message>
    <message>
        <source>Amended by</source>
        <translation>Imerekebishwa na</translation>
    </message>
    <message>
        <source>Repeal</source>
        <translation>Kufutwa</translation>
    </message>
    <message>
        <source>Amends</source>
        <translation>Inarekebisha</translation>
    </message>
    <message>
        <source>Repeals</source>
        <translation>Inafuta</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Inaanzisha matumizi ya</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Mada</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>Kuhusu hati</translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date unknown</source>
        <translation>Tarehe haijulikani</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>Vifungu vyote</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>kifungu %Ln</numerusform>
            <numerusform>vifungu %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>Kifungu %Ln kilikuwa na kitambulisho kilichorudiwa na kimepewa kipya.</numerusform>
            <numerusform>Vifungu %Ln vilikuwa na vitambulisho vilivyorudiwa na vimepewa vipya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>Kifungu %Ln hakikuwa na kitambulisho na kimepewa kimoja.</numerusform>
            <numerusform>Vifungu %Ln havikuwa na vitambulisho na vimepewa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>Tarehe %Ln si sahihi.</numerusform>
            <numerusform>Tarehe %Ln si sahihi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>Anwani %Ln si sahihi.</numerusform>
            <numerusform>Anwani %Ln si sahihi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>Onyo %Ln la aina “%1”.</numerusform>
            <numerusform>Maonyo %Ln ya aina “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Ilichapishwa katika</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Namba</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Hati</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Imeanza kutumika</translation>
    </message>
    <message>
        <source>In force; commencement date not recorded.</source>
        <translation>Inatumika; tarehe ya kuanza kutumika haijaandikwa.</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>Si vifungu vyote vilivyoanza kutumika.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Urekebu</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Itaanza kutumika</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Sheria libraries (*.sheria);;All files (*)</source>
        <translation>Maktaba za Sheria (*.sheria);;Faili zote (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Maktaba mpya</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>Fungua maktaba</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>Ingiza faili</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)</source>
        <translation>Faili, majalada na vifurushi vya Akoma Ntoso (*.xml *.akn *.zip);;Faili zote (*)</translation>
    </message>
    <message>
        <source>Attach Documents</source>
        <translation>Ambatisha hati</translation>
    </message>
    <message>
        <source>PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)</source>
        <translation>Hati za PDF, faili na majalada ya Akoma Ntoso (*.pdf *.xml *.akn *.zip)</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>Ingiza folda</translation>
    </message>
    <message>
        <source>About Sheria</source>
        <translation>Kuhusu Sheria</translation>
    </message>
    <message>
        <source>Sheria %1</source>
        <translation>Sheria %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they stood on any date, and serves them to other programs on this computer.

Works offline and connects only to servers that you add.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Huhifadhi sheria zilizotungwa na hukumu katika Akoma Ntoso ndani ya faili moja, huzionyesha kama zilivyo tarehe yoyote, na huzitoa kwa programu nyingine kwenye kompyuta hii.

Hufanya kazi bila mtandao na huunganishwa tu na seva unazoongeza wewe.

Programu huru chini ya GNU General Public License, toleo la 3 au jipya zaidi.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Commencement of %1</source>
        <translation>Kuanza kutumika kwa %1</translation>
    </message>
    <message>
        <source>Commencement of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Kuanza kutumika kwa %1, kupitia %2</translation>
    </message>
    <message>
        <source>Amendment of %1</source>
        <translation>Marekebisho ya %1</translation>
    </message>
    <message>
        <source>Amendment of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Marekebisho ya %1, kupitia %2</translation>
    </message>
    <message>
        <source>Repeal of %1</source>
        <translation>Kufutwa kwa %1</translation>
    </message>
    <message>
        <source>Repeal of %1, by %2</source>
        <comment>work, law</comment>
        <translation>Kufutwa kwa %1, kupitia %2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Yamo katika matini</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Baadaye</translation>
    </message>
    <message>
        <source>Not yet in the text</source>
        <translation>Bado hayamo katika matini</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>Bila tarehe</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>the document cannot be read: %1</source>
        <translation>hati haiwezi kusomwa: %1</translation>
    </message>
    <message>
        <source>pages are drawn by the processor</source>
        <translation>kurasa huchorwa na kichakataji</translation>
    </message>
    <message>
        <source>pages are drawn by %1</source>
        <translation>kurasa huchorwa na %1</translation>
    </message>
    <message>
        <source>the sandbox is off</source>
        <translation>kizuizi cha usalama (sandbox) kimezimwa</translation>
    </message>
    <message>
        <source>the sandbox is on</source>
        <translation>kizuizi cha usalama (sandbox) kimewashwa</translation>
    </message>
    <message>
        <source>Qt WebEngine %1 (Chromium %2): %3, %4.</source>
        <translation>Qt WebEngine %1 (Chromium %2): %3, %4.</translation>
    </message>
    <message>
        <source>Start Sheria as an ordinary user: as root, or where QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.</source>
        <translation>Anzisha Sheria kama mtumiaji wa kawaida: kama root, au pale QTWEBENGINE_DISABLE_SANDBOX ilipowekwa, kurasa hazina kizuizi cha usalama (sandbox).</translation>
    </message>
    <message>
        <source>choose at least one event</source>
        <translation>chagua angalau tukio moja</translation>
    </message>
    <message>
        <source>The name of an account must have 1 to %1 letters, digits, and . _ - @ +.</source>
        <translation>Jina la akaunti lazima liwe na herufi, tarakimu na . _ - @ + kuanzia 1 hadi %1.</translation>
    </message>
    <message>
        <source>The display name of an account can have at most %1 characters.</source>
        <translation>Jina la kuonyeshwa la akaunti linaweza kuwa na vibambo visivyozidi %1.</translation>
    </message>
    <message>
        <source>this is the last administrator of the library</source>
        <translation>huyu ndiye msimamizi wa mwisho wa maktaba</translation>
    </message>
    <message>
        <source>A token must have 1 to %1 printable ASCII characters without spaces.</source>
        <translation>Tokeni lazima iwe na vibambo 1 hadi %1 vya ASCII vinavyochapika, bila nafasi.</translation>
    </message>
    <message>
        <source>A token must have %1 to %2 printable ASCII characters without spaces.</source>
        <translation>Tokeni lazima iwe na vibambo %1 hadi %2 vya ASCII vinavyochapika, bila nafasi.</translation>
    </message>
    <message>
        <source>not enough memory to hash a password</source>
        <translation>kumbukumbu haitoshi kukokotoa hashi ya nenosiri</translation>
    </message>
    <message>
        <source>A password must have at least %1 characters.</source>
        <translation>Nenosiri lazima liwe na vibambo visivyopungua %1.</translation>
    </message>
    <message>
        <source>A password can have at most %1 characters.</source>
        <translation>Nenosiri linaweza kuwa na vibambo visivyozidi %1.</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>hati inazidi baiti %1</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>elementi akomaNtoso haina hati (act, judgment, …) ndani yake</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; eIds were assigned</source>
        <translation>vifungu %1 havina eId, cha kwanza ni “%2”; vimepewa eId</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; new eIds were assigned</source>
        <translation>elementi %1 zinarudia eId, ya kwanza ni “%2”; zimepewa eId mpya</translation>
    </message>
    <message>
        <source>bytes have no meaning in the encoding %1</source>
        <translation>baiti hazina maana katika usimbaji wa %1</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>UTF-16 yenye baiti za idadi witiri</translation>
    </message>
    <message>
        <source>the content is UTF-16, but the declaration says %1</source>
        <translation>maudhui ni UTF-16, lakini tamko linasema %1</translation>
    </message>
    <message>
        <source>the encoding %1 is unknown</source>
        <translation>usimbaji wa %1 haujulikani</translation>
    </message>
    <message>
        <source>the declaration says %1, but the content has another encoding</source>
        <translation>tamko linasema %1, lakini maudhui yana usimbaji mwingine</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>tamko la XML halitaji toleo</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>tamko la XML lina makosa ya muundo</translation>
    </message>
    <message>
        <source>UTF-32 is not supported</source>
        <translation>UTF-32 haitumiki hapa</translation>
    </message>
    <message>
        <source>the content starts with a UTF-8 byte order mark, but the declaration says %1</source>
        <translation>maudhui yanaanza na alama ya mpangilio wa baiti ya UTF-8, lakini tamko linasema %1</translation>
    </message>
    <message>
        <source>the root element is %1, not akomaNtoso</source>
        <translation>elementi mzizi ni %1, si akomaNtoso</translation>
    </message>
    <message>
        <source>the root element akomaNtoso is in no namespace; expected is xmlns=%1</source>
        <translation>elementi mzizi akomaNtoso haimo katika nafasi-jina yoyote; inayotarajiwa ni xmlns=%1</translation>
    </message>
    <message>
        <source>the namespace %1 is not an Akoma Ntoso namespace</source>
        <translation>nafasi-jina %1 si ya Akoma Ntoso</translation>
    </message>
    <message>
        <source>XML %1 is not supported, only 1.0</source>
        <translation>XML %1 haitumiki hapa, ni 1.0 pekee</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>nafasi-jina zaidi ya %1 zimetangazwa</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>huu ni ukurasa wa wavuti (HTML), si Akoma Ntoso</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>hati zenye tamko la aina ya hati (DTD) zinakataliwa: zinaweza kupakia faili au kufafanua entiti</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>elementi zimepangwa ndani kwa ndani zaidi ya ngazi %1</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>hati ina nodi zaidi ya %1</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>thamani ya sifa inazidi baiti %1</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>elementi ina sifa zaidi ya %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>kumbukumbu haitoshi</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>hakuna elementi: hati ni tupu</translation>
    </message>
    <message>
        <source>the document ends inside the element %1</source>
        <translation>hati inaishia ndani ya elementi %1</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>hati inaishia hapa bila kutarajiwa</translation>
    </message>
    <message>
        <source>there is an end tag without a start tag</source>
        <translation>kuna tagi ya mwisho bila tagi ya mwanzo</translation>
    </message>
    <message>
        <source>the end tag does not match the start tag of %1</source>
        <translation>tagi ya mwisho hailingani na tagi ya mwanzo ya %1</translation>
    </message>
    <message>
        <source>an attribute is repeated with two prefixes of the same namespace</source>
        <translation>sifa imerudiwa kwa viambishi viwili vya nafasi-jina moja</translation>
    </message>
    <message>
        <source>the attribute %1 is repeated</source>
        <translation>sifa %1 imerudiwa</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>kuna maudhui baada ya mwisho wa elementi mzizi</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>entiti %1 haijafafanuliwa</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>entiti katika tagi %1 haijafafanuliwa</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>kielekezi kinaelekeza kwenye kibambo ambacho XML hairuhusu</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>tamko la XML linaruhusiwa mwanzoni kabisa tu</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>kiambishi katika tagi %1 hakijatangazwa</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>tangazo la nafasi-jina la tagi %1 haliruhusiwi</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>hii si XML: kuna maudhui kabla ya elementi mzizi</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>UTF-8 yenye makosa, au kibambo ambacho XML hairuhusu (baiti 0x%1)</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>kibambo cha udhibiti U+%1 hakiruhusiwi</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>“&amp;” lazima iandikwe “&amp;amp;”</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 hairuhusiwi hapa</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2</source>
        <translation>FRBRWork/FRBRuri ni %1, ambayo si URI ya Akoma Ntoso; andiko limehifadhiwa kama %2</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used</source>
        <translation>FRBRExpression/FRBRuri inataja andiko %1, FRBRWork/FRBRuri inataja %2; inatumika ya pili</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is stored as &quot;und&quot;, undetermined</source>
        <translation>FRBRExpression/FRBRlanguage ni %1; lugha imehifadhiwa kama “und”, yaani haijabainishwa</translation>
    </message>
    <message>
        <source>the date %1 is not valid</source>
        <translation>tarehe %1 si sahihi</translation>
    </message>
    <message>
        <source>the expression has no valid date; the date %1 of the work is used</source>
        <translation>usemi hauna tarehe sahihi; tarehe %1 ya andiko imetumika</translation>
    </message>
    <message>
        <source>the document has no valid date; 0001-01-01 is used</source>
        <translation>hati haina tarehe sahihi; 0001-01-01 imetumika</translation>
    </message>
    <message>
        <source>the judgment does not name its court</source>
        <translation>hukumu haitaji mahakama yake</translation>
    </message>
    <message>
        <source>the judgment does not state its date of delivery</source>
        <translation>hukumu haitaji tarehe iliyotolewa</translation>
    </message>
    <message>
        <source>the judgment has no neutral citation</source>
        <translation>hukumu haina rejeleo huru</translation>
    </message>
    <message>
        <source>the judgment does not mark its parties</source>
        <translation>hukumu haijaonyesha wadaawa wake</translation>
    </message>
    <message>
        <source>the judgment does not mark its judges</source>
        <translation>hukumu haijaonyesha majaji wake</translation>
    </message>
    <message>
        <source>the judgment does not mark its case number</source>
        <translation>hukumu haijaonyesha namba ya kesi yake</translation>
    </message>
    <message>
        <source>the document has no meta element; only its text is available</source>
        <translation>hati haina elementi meta; ni matini yake tu inayopatikana</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>mstari %1, safu wima %2: %3</translation>
    </message>
    <message>
        <source>no compressed content, or one of more than %1 bytes</source>
        <translation>hakuna maudhui yaliyobanwa, au yanazidi baiti %1</translation>
    </message>
    <message>
        <source>damaged compressed content</source>
        <translation>maudhui yaliyobanwa yameharibika</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>faili ya kufuli %1 haiwezi kufungwa (%2); iweke kwenye diski ya kompyuta hii</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>faili ya kufuli %1 haiwezi kuundwa: %2</translation>
    </message>
    <message>
        <source>%1 is locked by another program</source>
        <translation>%1 imefungwa na programu nyingine</translation>
    </message>
    <message>
        <source>the lock file %1 is not a regular file; remove it</source>
        <translation>faili ya kufuli %1 si faili ya kawaida; iondoe</translation>
    </message>
    <message>
        <source>the disk is full: %1 was not written; free some space and try again (%2)</source>
        <translation>diski imejaa: %1 haikuandikwa; ongeza nafasi kisha ujaribu tena (%2)</translation>
    </message>
    <message>
        <source>no permission to write %1: check the permissions of the file and its folder (%2)</source>
        <translation>hakuna ruhusa ya kuandika %1: kagua ruhusa za faili na za folda yake (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 haiwezi kuandikwa: %2</translation>
    </message>
    <message>
        <source>the folder %1</source>
        <translation>folda %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file but a folder, pipe, socket or device; specify a file</source>
        <translation>%1 si faili ya kawaida bali ni folda, bomba, soketi au kifaa; taja faili</translation>
    </message>
    <message>
        <source>comments can be written into .docx and .odt documents only</source>
        <translation>maoni yanaweza kuandikwa katika hati za .docx na .odt pekee</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>hati ni kubwa mno</translation>
    </message>
    <message>
        <source>only .docx, .odt, .pdf, .md, .html and .txt documents are checked</source>
        <translation>ni hati za .docx, .odt, .pdf, .md, .html na .txt pekee zinazokaguliwa</translation>
    </message>
    <message>
        <source>The library has it: %1.</source>
        <translation>Maktaba inayo: %1.</translation>
    </message>
    <message>
        <source>The number is wrong. The library has: %1.</source>
        <translation>Namba si sahihi. Maktaba ina: %1.</translation>
    </message>
    <message>
        <source>The year is wrong. The library has: %1.</source>
        <translation>Mwaka si sahihi. Maktaba ina: %1.</translation>
    </message>
    <message>
        <source>This is the number of another law: %1.</source>
        <translation>Hii ni namba ya sheria nyingine: %1.</translation>
    </message>
    <message>
        <source>This is the number of another case: %1.</source>
        <translation>Hii ni namba ya kesi nyingine: %1.</translation>
    </message>
    <message>
        <source>The words quoted stand in another provision: %1.</source>
        <translation>Maneno yaliyonukuliwa yamo katika kifungu kingine: %1.</translation>
    </message>
    <message>
        <source>There is no such provision in: %1.</source>
        <translation>Hakuna kifungu kama hicho katika: %1.</translation>
    </message>
    <message>
        <source>The words quoted stood there at another date.</source>
        <translation>Maneno yaliyonukuliwa yalikuwapo hapo tarehe nyingine.</translation>
    </message>
    <message>
        <source>It is repealed: %1.</source>
        <translation>Imefutwa: %1.</translation>
    </message>
    <message>
        <source>The library holds this whole series, and there is no such number in it.</source>
        <translation>Maktaba ina mfululizo huu wote, na hakuna namba kama hiyo ndani yake.</translation>
    </message>
    <message>
        <source>The library has it: %1. Its text does not show whether there is such a provision.</source>
        <translation>Maktaba inayo: %1. Matini yake haionyeshi kama kifungu hicho kipo.</translation>
    </message>
    <message>
        <source>The library does not have it, or cannot tell which is meant. It was not checked.</source>
        <translation>Maktaba haina, au haiwezi kujua ni kipi kinachokusudiwa. Haikukaguliwa.</translation>
    </message>
    <message>
        <source>The words are there; brackets, ellipses or emphasis show changes.</source>
        <translation>Maneno hayo yamo; mabano, nukta tatu au msisitizo huonyesha mabadiliko.</translation>
    </message>
    <message>
        <source>The words are there.</source>
        <translation>Maneno hayo yamo.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>Maneno hayo yamo katika kifungu kingine: %1; mabano, nukta tatu au msisitizo huonyesha mabadiliko.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1.</source>
        <translation>Maneno hayo yamo katika kifungu kingine: %1.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>Maneno hayo yalikuwapo hapo tarehe nyingine: %1; mabano, nukta tatu au msisitizo huonyesha mabadiliko.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1.</source>
        <translation>Maneno hayo yalikuwapo hapo tarehe nyingine: %1.</translation>
    </message>
    <message>
        <source>%1 Left out: %2.</source>
        <translation>%1 Yaliyoachwa: %2.</translation>
    </message>
    <message>
        <source>Nothing in the library says whose words these are. They were not checked.</source>
        <translation>Hakuna kitu katika maktaba kinachoonyesha maneno haya ni ya nani. Hayakukaguliwa.</translation>
    </message>
    <message>
        <source>The words stand in a text of the work that has no date.</source>
        <translation>Maneno hayo yamo katika matini ya andiko isiyo na tarehe.</translation>
    </message>
    <message>
        <source>The words left out change the sense: %1.</source>
        <translation>Maneno yaliyoachwa yanabadilisha maana: %1.</translation>
    </message>
    <message>
        <source>The words are not those of the text: %1.</source>
        <translation>Maneno si yale ya matini: %1.</translation>
    </message>
    <message>
        <source>No text of this work in the library has these words.</source>
        <translation>Hakuna matini ya andiko hili katika maktaba yenye maneno haya.</translation>
    </message>
    <message>
        <source>No mark closes this quotation; it was read to the end of its paragraph. %1</source>
        <translation>Hakuna alama inayofunga nukuu hii; imesomwa hadi mwisho wa aya yake. %1</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, SHA-256 %3.</source>
        <translation>Imelinganishwa na %1 ya %2, SHA-256 %3.</translation>
    </message>
    <message>
        <source>%1 citations and quotations, %2 with problems</source>
        <translation>marejeleo na nukuu %1, zenye matatizo %2</translation>
    </message>
    <message>
        <source>Table of authorities</source>
        <translation>Orodha ya mamlaka zilizorejelewa</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Kesi</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Sheria zilizotungwa</translation>
    </message>
    <message>
        <source>Other authorities</source>
        <translation>Mamlaka nyingine</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Imerejelewa katika</translation>
    </message>
    <message>
        <source>paragraph %1, note %2</source>
        <translation>aya ya %1, tanbihi ya %2</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>aya ya %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <translation>ukurasa wa %1, %2</translation>
    </message>
    <message>
        <source>%1 is not in the library, or is not published</source>
        <translation>%1 haimo katika maktaba, au haijachapishwa</translation>
    </message>
    <message>
        <source>%1 has no published text as at %2 in the library</source>
        <translation>%1 haina matini iliyochapishwa kama ilivyo tarehe %2 katika maktaba</translation>
    </message>
    <message>
        <source>%1 is not in the text %2</source>
        <translation>%1 haimo katika matini %2</translation>
    </message>
    <message>
        <source>A bundle can have at most %1 entries</source>
        <translation>Kabrasha linaweza kuwa na maingizo yasiyozidi %1</translation>
    </message>
    <message>
        <source>the words do not stand in %1</source>
        <translation>maneno hayo hayamo katika %1</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>hakuna %1 katika %2</translation>
    </message>
    <message>
        <source>the citation style takes too long or says too much</source>
        <translation>mtindo wa marejeleo unachukua muda mrefu mno au unatoa maandishi mengi mno</translation>
    </message>
    <message>
        <source>%1 cannot be run in its confinement (exit %2)</source>
        <translation>%1 haiwezi kuendeshwa ndani ya kizuizi chake (msimbo wa kutoka %2)</translation>
    </message>
    <message>
        <source>the citation style needs too much memory or time</source>
        <translation>mtindo wa marejeleo unahitaji kumbukumbu au muda mwingi mno</translation>
    </message>
    <message>
        <source>the citation style cannot be used: %1</source>
        <translation>mtindo wa marejeleo hauwezi kutumika: %1</translation>
    </message>
    <message>
        <source>the program sheria-csl is not installed</source>
        <translation>programu sheria-csl haijasakinishwa</translation>
    </message>
    <message>
        <source>a style formats at most %1 works at once</source>
        <translation>mtindo hupanga maandiko yasiyozidi %1 kwa wakati mmoja</translation>
    </message>
    <message>
        <source>the citation style gave no citation</source>
        <translation>mtindo wa marejeleo haukutoa rejeleo</translation>
    </message>
    <message>
        <source>this is no usable citation style: %1</source>
        <translation>huu si mtindo wa marejeleo unaoweza kutumika: %1</translation>
    </message>
    <message>
        <source>it has a document type or entities</source>
        <translation>una aina ya hati au entiti</translation>
    </message>
    <message>
        <source>its root is not &apos;%1&apos; of CSL</source>
        <translation>mzizi wake si “%1” ya CSL</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ni tupu</translation>
    </message>
    <message>
        <source>it is too large or too deep</source>
        <translation>ni mkubwa mno au una ngazi nyingi mno</translation>
    </message>
    <message>
        <source>there is no citation style at &apos;%1&apos;</source>
        <translation>hakuna mtindo wa marejeleo kwenye “%1”</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>unazidi MB 1</translation>
    </message>
    <message>
        <source>the words of citation styles are not installed: install the package citation-style-language-locales</source>
        <translation>maneno ya mitindo ya marejeleo hayajasakinishwa: sakinisha kifurushi citation-style-language-locales</translation>
    </message>
    <message>
        <source>the style refers to &apos;%1&apos;, which is not installed</source>
        <translation>mtindo unarejelea “%1”, ambao haujasakinishwa</translation>
    </message>
    <message>
        <source>its language is not a code</source>
        <translation>lugha yake si msimbo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Akoma Ntoso FRBR URI</source>
        <translation>“%1” si URI ya FRBR ya Akoma Ntoso</translation>
    </message>
    <message>
        <source>an expression URI needs a language</source>
        <translation>URI ya usemi inahitaji lugha</translation>
    </message>
    <message>
        <source>a manifestation URI needs a format</source>
        <translation>URI ya udhihirisho inahitaji fomati</translation>
    </message>
    <message>
        <source>no such date: %1</source>
        <translation>hakuna tarehe kama hiyo: %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>mfuatano wa herufi</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true au false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>namba nzima</translation>
    </message>
    <message>
        <source>a date such as 2024-02-29</source>
        <translation>tarehe kama 2024-02-29</translation>
    </message>
    <message>
        <source>an instant such as 2024-02-29T12:00:00Z</source>
        <translation>wakati kama 2024-02-29T12:00:00Z</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>kipengee (object)</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>safu (array)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>“%1” si %2</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>katika “%1”: %2</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>“expression_frbr_uri” haina lugha au haina tarehe</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; is none of the work &quot;frbr_uri&quot;</source>
        <translation>“expression_frbr_uri” si ya andiko “frbr_uri”</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>safu ya mifuatano ya herufi</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>safu ya vipengee (objects)</translation>
    </message>
    <message>
        <source>an array of dates</source>
        <translation>safu ya tarehe</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single word.</source>
        <translation>“%1” si neno moja.</translation>
    </message>
    <message>
        <source>A knowledge base can have at most %1 values for each filter.</source>
        <translation>Hifadhi ya maarifa inaweza kuwa na thamani zisizozidi %1 kwa kila kichujio.</translation>
    </message>
    <message>
        <source>The code of a knowledge base must have 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>Msimbo wa hifadhi ya maarifa lazima uwe na herufi kutoka a hadi z, tarakimu, “-” na “_”, kuanzia 1 hadi %1.</translation>
    </message>
    <message>
        <source>The name of a knowledge base must have 1 to %1 characters.</source>
        <translation>Jina la hifadhi ya maarifa lazima liwe na vibambo 1 hadi %1.</translation>
    </message>
    <message>
        <source>The description of a knowledge base can have at most %1 characters.</source>
        <translation>Maelezo ya hifadhi ya maarifa yanaweza kuwa na vibambo visivyozidi %1.</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base contains a NUL character.</source>
        <translation>Jina au maelezo ya hifadhi ya maarifa yana kibambo cha NUL.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2.</source>
        <translation>“%1” si %2.</translation>
    </message>
    <message>
        <source>the address of a work, like /akn/za/act/1998/55</source>
        <translation>anwani ya andiko, kama /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list.</source>
        <translation>“%1” si orodha.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of words.</source>
        <translation>“%1” si orodha ya maneno.</translation>
    </message>
    <message>
        <source>A subscription is a JSON object.</source>
        <translation>Usajili wa kupokea ni kipengee (object) cha JSON.</translation>
    </message>
    <message>
        <source>a country, like za</source>
        <translation>nchi, kama za</translation>
    </message>
    <message>
        <source>a place, like za or za-cpt</source>
        <translation>eneo, kama za au za-cpt</translation>
    </message>
    <message>
        <source>a nature, like act or act/by-law</source>
        <translation>aina ya andiko, kama act au act/by-law</translation>
    </message>
    <message>
        <source>%1 is there and no export of Sheria; name another folder</source>
        <translation>%1 ipo na haikuhamishwa na Sheria; taja folda nyingine</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 haiwezi kusomwa: %2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>folda %1 haiwezi kuundwa</translation>
    </message>
    <message>
        <source>git could not be started: %1; install git</source>
        <translation>git haikuweza kuanzishwa: %1; sakinisha git</translation>
    </message>
    <message>
        <source>git failed on %1: %2</source>
        <translation>git imeshindwa kwenye %1: %2</translation>
    </message>
    <message>
        <source>the certificate is not valid yet</source>
        <translation>cheti bado hakijaanza kutumika</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>muda wa cheti umekwisha</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>cheti kimejitia sahihi chenyewe</translation>
    </message>
    <message>
        <source>the certificate is not signed by a trusted authority</source>
        <translation>cheti hakijatiwa sahihi na mamlaka inayoaminika</translation>
    </message>
    <message>
        <source>connections to link-local addresses are not allowed</source>
        <translation>miunganisho kwa anwani za link-local hairuhusiwi</translation>
    </message>
    <message>
        <source>the token contains an invalid character</source>
        <translation>tokeni ina kibambo kisichoruhusiwa</translation>
    </message>
    <message>
        <source>the connection was closed within the response header</source>
        <translation>muunganisho ulifungwa katikati ya vichwa vya jibu</translation>
    </message>
    <message>
        <source>the proxy requires authentication</source>
        <translation>proksi inahitaji uthibitishaji</translation>
    </message>
    <message>
        <source>the response header is too long</source>
        <translation>vichwa vya jibu ni virefu mno</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>data iliyopokewa si jibu la HTTP</translation>
    </message>
    <message>
        <source>proxy host not found</source>
        <translation>kompyuta ya proksi haikupatikana</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>kompyuta mwenyeji haikupatikana</translation>
    </message>
    <message>
        <source>the certificate is for another host name</source>
        <translation>cheti ni cha jina jingine la kompyuta mwenyeji</translation>
    </message>
    <message>
        <source>the connection was closed without a response</source>
        <translation>muunganisho ulifungwa bila jibu</translation>
    </message>
    <message>
        <source>TLS handshake failed</source>
        <translation>makubaliano ya TLS yameshindikana</translation>
    </message>
    <message>
        <source>connection refused or host unreachable</source>
        <translation>muunganisho umekataliwa au kompyuta mwenyeji haifikiki</translation>
    </message>
    <message>
        <source>the idle connection was closed</source>
        <translation>muunganisho usiotumika ulifungwa</translation>
    </message>
    <message>
        <source>not enough memory for a connection</source>
        <translation>kumbukumbu haitoshi kwa muunganisho</translation>
    </message>
    <message>
        <source>the embeddings endpoint does not respond: %1</source>
        <translation>huduma ya vekta haijibu: %1</translation>
    </message>
    <message>
        <source>The library does not exist.</source>
        <translation>Maktaba haipo.</translation>
    </message>
    <message>
        <source>Check the path; &apos;sheriactl import&apos; creates a library.</source>
        <translation>Kagua njia; “sheriactl import” huunda maktaba.</translation>
    </message>
    <message>
        <source>The library is damaged, or is not a library.</source>
        <translation>Maktaba imeharibika, au si maktaba.</translation>
    </message>
    <message>
        <source>Restore it from a backup. &apos;sheriactl verify&apos; shows what is damaged.</source>
        <translation>Irejeshe kutoka nakala rudufu. “sheriactl verify” huonyesha kilichoharibika.</translation>
    </message>
    <message>
        <source>The check of the library was stopped.</source>
        <translation>Ukaguzi wa maktaba umesimamishwa.</translation>
    </message>
    <message>
        <source>The library cannot be read.</source>
        <translation>Maktaba haiwezi kusomwa.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders, and whether another program keeps it locked.</source>
        <translation>Kagua ruhusa za faili na za folda zake, na kama programu nyingine imeifunga.</translation>
    </message>
    <message>
        <source>The library has schema %1; this version of Sheria knows up to %2.</source>
        <translation>Maktaba ina skima %1; toleo hili la Sheria linajua hadi %2.</translation>
    </message>
    <message>
        <source>Install the latest version of Sheria.</source>
        <translation>Sakinisha toleo jipya zaidi la Sheria.</translation>
    </message>
    <message>
        <source>The library has schema %1, and is upgraded to %2 when it is opened next.</source>
        <translation>Maktaba ina skima %1, na itapandishwa hadi %2 itakapofunguliwa tena.</translation>
    </message>
    <message>
        <source>Open the library; a backup is made first.</source>
        <translation>Fungua maktaba; nakala rudufu hutengenezwa kwanza.</translation>
    </message>
    <message>
        <source>The library opens: schema %1, revision %2, %3 MB. The quick check found no damage.</source>
        <translation>Maktaba inafunguka: skima %1, mapitio %2, MB %3. Ukaguzi wa haraka haukupata uharibifu.</translation>
    </message>
    <message>
        <source>The library or its folder is read-only: it can be read, not changed.</source>
        <translation>Maktaba au folda yake ni ya kusoma tu: inaweza kusomwa, si kubadilishwa.</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or copy the library elsewhere.</source>
        <translation>Ruhusu faili na folda yake kuandikwa, au nakili maktaba mahali pengine.</translation>
    </message>
    <message>
        <source>Other users of this computer can read or change the library.</source>
        <translation>Watumiaji wengine wa kompyuta hii wanaweza kusoma au kubadilisha maktaba.</translation>
    </message>
    <message>
        <source>Open the library with Sheria, or remove their permissions (chmod 600).</source>
        <translation>Fungua maktaba kwa Sheria, au waondolee ruhusa zao (chmod 600).</translation>
    </message>
    <message>
        <source>Only you can read and change the library.</source>
        <translation>Ni wewe pekee unayeweza kusoma na kubadilisha maktaba.</translation>
    </message>
    <message>
        <source>There is no write-ahead log: all changes are in the library&apos;s file.</source>
        <translation>Hakuna kumbukumbu ya kuandika kabla (write-ahead log): mabadiliko yote yamo katika faili ya maktaba.</translation>
    </message>
    <message>
        <source>The write-ahead log has %1 MB.</source>
        <translation>Kumbukumbu ya kuandika kabla (write-ahead log) ina MB %1.</translation>
    </message>
    <message>
        <source>Close all programs that have the library open: the last one merges the log.</source>
        <translation>Funga programu zote zilizofungua maktaba: ya mwisho huiunganisha kumbukumbu.</translation>
    </message>
    <message>
        <source>There are no backups from upgrades.</source>
        <translation>Hakuna nakala rudufu za kupandisha toleo.</translation>
    </message>
    <message>
        <source>Backups from upgrades: %1, %2 MB.</source>
        <translation>Nakala rudufu za kupandisha toleo: %1, MB %2.</translation>
    </message>
    <message>
        <source>Backups that you no longer need can be deleted.</source>
        <translation>Nakala rudufu usizozihitaji tena zinaweza kuondolewa.</translation>
    </message>
    <message>
        <source>The search index was not checked: it belongs to the library.</source>
        <translation>Fahirisi ya utafutaji haikukaguliwa: ni ya maktaba.</translation>
    </message>
    <message>
        <source>The search index could not be checked.</source>
        <translation>Fahirisi ya utafutaji haikuweza kukaguliwa.</translation>
    </message>
    <message>
        <source>It is updated when the library is opened next; &apos;sheriactl index rebuild&apos; builds it now.</source>
        <translation>Itasasishwa maktaba itakapofunguliwa tena; “sheriactl index rebuild” huiunda sasa.</translation>
    </message>
    <message>
        <source>The search index is up to date: revision %1, %2 works, %3 MB.</source>
        <translation>Fahirisi ya utafutaji imesasishwa: mapitio %1, maandiko %2, MB %3.</translation>
    </message>
    <message>
        <source>There is no search index.</source>
        <translation>Hakuna fahirisi ya utafutaji.</translation>
    </message>
    <message>
        <source>The search index is being built.</source>
        <translation>Fahirisi ya utafutaji inaundwa.</translation>
    </message>
    <message>
        <source>The search index is behind: revision %1 of %2.</source>
        <translation>Fahirisi ya utafutaji iko nyuma: mapitio %1 kati ya %2.</translation>
    </message>
    <message>
        <source>The search index was built by another version.</source>
        <translation>Fahirisi ya utafutaji iliundwa na toleo jingine la programu.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>Fahirisi ya utafutaji imeharibika.</translation>
    </message>
    <message>
        <source>The search index belongs to another library.</source>
        <translation>Fahirisi ya utafutaji ni ya maktaba nyingine.</translation>
    </message>
    <message>
        <source>The disk could not be checked.</source>
        <translation>Diski haikuweza kukaguliwa.</translation>
    </message>
    <message>
        <source>The disk of the library has %1 MB free.</source>
        <translation>Diski ya maktaba ina nafasi ya MB %1.</translation>
    </message>
    <message>
        <source>Free some space: changes cannot be saved.</source>
        <translation>Ongeza nafasi: mabadiliko hayawezi kuhifadhiwa.</translation>
    </message>
    <message>
        <source>Upgrades and test imports need as much space as the library takes.</source>
        <translation>Kupandisha toleo na uingizaji wa majaribio huhitaji nafasi sawa na ya maktaba.</translation>
    </message>
    <message>
        <source>The library is on a network file system (%1).</source>
        <translation>Maktaba iko kwenye mfumo wa faili wa mtandao (%1).</translation>
    </message>
    <message>
        <source>Keep it on a local disk: locks and the log are not reliable there.</source>
        <translation>Iweke kwenye diski ya kompyuta hii: kufuli na kumbukumbu si za kutegemewa huko.</translation>
    </message>
    <message>
        <source>The server is running at port %1.</source>
        <translation>Seva inaendeshwa kwenye mlango %1.</translation>
    </message>
    <message>
        <source>The server was not checked.</source>
        <translation>Seva haikukaguliwa.</translation>
    </message>
    <message>
        <source>The server is not running; port %1 is free.</source>
        <translation>Seva haiendeshwi; mlango %1 uko wazi.</translation>
    </message>
    <message>
        <source>Another program uses port %1, or you may not use it.</source>
        <translation>Programu nyingine inatumia mlango %1, au huruhusiwi kuutumia.</translation>
    </message>
    <message>
        <source>Choose another port for the server.</source>
        <translation>Chagua mlango mwingine wa seva.</translation>
    </message>
    <message>
        <source>A keychain is available.</source>
        <translation>Hifadhi ya siri inapatikana.</translation>
    </message>
    <message>
        <source>The keychain was not checked.</source>
        <translation>Hifadhi ya siri haikukaguliwa.</translation>
    </message>
    <message>
        <source>A keychain is not available.</source>
        <translation>Hifadhi ya siri haipatikani.</translation>
    </message>
    <message>
        <source>Tokens of other servers can be kept in a file with a password instead.</source>
        <translation>Tokeni za seva nyingine zinaweza kuhifadhiwa katika faili yenye nenosiri badala yake.</translation>
    </message>
    <message>
        <source>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</source>
        <translation>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</translation>
    </message>
    <message>
        <source>%1, %2, kernel %3</source>
        <translation>%1, %2, kiini (kernel) %3</translation>
    </message>
    <message>
        <source>the words stand there %1 times; say which of them is meant</source>
        <translation>maneno hayo yamo hapo mara %1; taja yanayokusudiwa</translation>
    </message>
    <message>
        <source>its comment is no JSON: %1</source>
        <translation>maoni yake si JSON: %1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>faili inazidi MB %1</translation>
    </message>
    <message>
        <source>the file is no Markdown that Sheria exported</source>
        <translation>faili si Markdown iliyohamishwa na Sheria</translation>
    </message>
    <message>
        <source>the file has more than %1 notes</source>
        <translation>faili ina madokezo zaidi ya %1</translation>
    </message>
    <message>
        <source>its comment does not end</source>
        <translation>maoni yake hayana mwisho</translation>
    </message>
    <message>
        <source>%1 is no file of notes</source>
        <translation>%1 si faili ya madokezo</translation>
    </message>
    <message>
        <source>the file of notes %1 is damaged or was changed by another program (%2)</source>
        <translation>faili ya madokezo %1 imeharibika au ilibadilishwa na programu nyingine (%2)</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of this program</source>
        <translation>%1 iliundwa na toleo jipya zaidi la programu hii</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>hakuna dokezo %1</translation>
    </message>
    <message>
        <source>too long: %1</source>
        <translation>ni ndefu mno: %1</translation>
    </message>
    <message>
        <source>there is a note %1 already</source>
        <translation>tayari kuna dokezo %1</translation>
    </message>
    <message>
        <source>there is no saved search &apos;%1&apos;</source>
        <translation>hakuna utafutaji uliohifadhiwa “%1”</translation>
    </message>
    <message>
        <source>the identifier is no UUID</source>
        <translation>kitambulisho si UUID</translation>
    </message>
    <message>
        <source>a note needs a work</source>
        <translation>dokezo linahitaji andiko</translation>
    </message>
    <message>
        <source>the expression of a note is none of its work</source>
        <translation>usemi wa dokezo si wa andiko lake</translation>
    </message>
    <message>
        <source>the provision has no usable name</source>
        <translation>kifungu hakina jina linaloweza kutumika</translation>
    </message>
    <message>
        <source>the text of a note</source>
        <translation>maandishi ya dokezo</translation>
    </message>
    <message>
        <source>the quotation of a note</source>
        <translation>nukuu ya dokezo</translation>
    </message>
    <message>
        <source>tags, collections or colour of a note</source>
        <translation>lebo, mikusanyiko au rangi ya dokezo</translation>
    </message>
    <message>
        <source>there are no notes at %1</source>
        <translation>hakuna madokezo kwenye %1</translation>
    </message>
    <message>
        <source>the notes %1 or their folder are read-only</source>
        <translation>madokezo %1 au folda yake ni ya kusoma tu</translation>
    </message>
    <message>
        <source>note %1 is not in the trash</source>
        <translation>dokezo %1 halimo katika tupio</translation>
    </message>
    <message>
        <source>several notes begin with %1</source>
        <translation>madokezo kadhaa yanaanza na %1</translation>
    </message>
    <message>
        <source>the name of a search has 1 to %1 characters</source>
        <translation>jina la utafutaji lina vibambo 1 hadi %1</translation>
    </message>
    <message>
        <source>it is no annotation</source>
        <translation>si maelezo ya pembeni (annotation)</translation>
    </message>
    <message>
        <source>its target is no work or expression (/akn/…)</source>
        <translation>inacholenga si andiko wala usemi (/akn/…)</translation>
    </message>
    <message>
        <source>the file has no web annotations</source>
        <translation>faili haina maelezo ya wavuti (web annotations)</translation>
    </message>
    <message>
        <source>the file is no JSON: %1, at byte %2</source>
        <translation>faili si JSON: %1, kwenye baiti %2</translation>
    </message>
    <message>
        <source>its name has an empty part</source>
        <translation>jina lake lina sehemu tupu</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>jina lake linatoka nje ya folda (“..”)</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>jina lake ni refu mno</translation>
    </message>
    <message>
        <source>its name ends with a dot or a space, which some systems remove</source>
        <translation>jina lake linaishia na nukta au nafasi, ambayo mifumo mingine huiondoa</translation>
    </message>
    <message>
        <source>its name is a reserved device name on some systems</source>
        <translation>jina lake limetengwa kwa ajili ya kifaa katika mifumo mingine</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>haina jina</translation>
    </message>
    <message>
        <source>its name contains a NUL character</source>
        <translation>jina lake lina kibambo cha NUL</translation>
    </message>
    <message>
        <source>its name contains a control character</source>
        <translation>jina lake lina kibambo cha udhibiti</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>jina lake si UTF-8</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>jina lake lina mkwaju wa nyuma</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>jina lake ni njia kamili</translation>
    </message>
    <message>
        <source>its name starts with a drive letter</source>
        <translation>jina lake linaanza na herufi ya kiendeshi</translation>
    </message>
    <message>
        <source>its folders are nested too deeply</source>
        <translation>folda zake zimepangwa ndani kwa ndani kupita kiasi</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>hakuna faili %1</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>folda haiwezi kusomwa</translation>
    </message>
    <message>
        <source>it is a symbolic link to a target outside the folder</source>
        <translation>ni kiungo cha ishara kinachoelekeza nje ya folda</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>haiwezi kusomwa: %1</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>inazidi baiti %1</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>ilikua wakati inasomwa</translation>
    </message>
    <message>
        <source>not a ZIP archive, or truncated</source>
        <translation>si jalada la ZIP, au limekatika</translation>
    </message>
    <message>
        <source>multi-volume archives are not supported</source>
        <translation>majalada ya sehemu nyingi hayatumiki hapa</translation>
    </message>
    <message>
        <source>the archive&apos;s list of members is too large</source>
        <translation>orodha ya faili za jalada ni kubwa mno</translation>
    </message>
    <message>
        <source>the archive cannot be read: %1</source>
        <translation>jalada haliwezi kusomwa: %1</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: %1</source>
        <translation>jalada limeharibika au ni la kughushi: %1</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>namba yake ya ukaguzi hailingani</translation>
    </message>
    <message>
        <source>its packed data are damaged: %1</source>
        <translation>data zake zilizobanwa zimeharibika: %1</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>ikifunguliwa inazidi ukubwa wake mara %1</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>imesimbwa kwa njia fiche</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>ni kiungo cha ishara</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>si faili wala folda</translation>
    </message>
    <message>
        <source>its compression method is not supported</source>
        <translation>mbinu yake ya kubana haitumiki hapa</translation>
    </message>
    <message>
        <source>nested archives are not supported</source>
        <translation>majalada yaliyo ndani ya majalada hayatumiki hapa</translation>
    </message>
    <message>
        <source>another member has the same or an equivalent name</source>
        <translation>faili nyingine katika jalada ina jina hilohilo au linalolingana nalo</translation>
    </message>
    <message>
        <source>it is reached through a symbolic link</source>
        <translation>inafikiwa kupitia kiungo cha ishara</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its members are larger than itself</source>
        <translation>jalada limeharibika au ni la kughushi: faili zake ni kubwa kuliko lenyewe</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes; the limit is %2</source>
        <translation>jalada likifunguliwa lina baiti %1; kikomo ni %2</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>ikifunguliwa haina baiti %1 inazosema</translation>
    </message>
    <message>
        <source>the archive has %1 members; the limit is %2</source>
        <translation>jalada lina faili %1; kikomo ni %2</translation>
    </message>
    <message>
        <source>a file is larger than the %1 bytes that an archive may hold</source>
        <translation>faili inazidi baiti %1 ambazo jalada linaweza kubeba</translation>
    </message>
    <message>
        <source>there are more files than an archive may hold (%1)</source>
        <translation>kuna faili nyingi kuliko zile ambazo jalada linaweza kubeba (%1)</translation>
    </message>
    <message>
        <source>the archive takes no member: %1</source>
        <translation>jalada haliwezi kuongezwa faili: %1</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>na maonyo %1 zaidi</translation>
    </message>
    <message>
        <source>a picture was added</source>
        <translation>picha imeongezwa</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>picha %1 zimeongezwa</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>hakuna hati katika jalada</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>hakuna faili au folda kama hiyo</translation>
    </message>
    <message>
        <source>the library has no revision %1; its latest is %2</source>
        <translation>maktaba haina mapitio %1; ya mwisho ni %2</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>uhamishaji umeghairiwa</translation>
    </message>
    <message>
        <source>%1: the file %2 is larger than the %3 bytes that a pack may hold of one</source>
        <translation>%1: faili %2 inazidi baiti %3 ambazo kifurushi kinaweza kubeba kwa faili moja</translation>
    </message>
    <message>
        <source>the library was made by an older version; open it once, then export</source>
        <translation>maktaba iliundwa na toleo la zamani la programu; ifungue mara moja, kisha uihamishe</translation>
    </message>
    <message>
        <source>%1 is the library itself; name another file</source>
        <translation>%1 ni maktaba yenyewe; taja faili nyingine</translation>
    </message>
    <message>
        <source>the pack was exported from this library</source>
        <translation>kifurushi kilihamishwa kutoka maktaba hii</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>%1 haina mapitio</translation>
    </message>
    <message>
        <source>the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first</source>
        <translation>kifurushi kinaendelea kutoka mapitio %1 ya maktaba ambayo haijaingizwa hapa; ingiza kwanza kifurushi kinachoanza na mapitio 0</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, but the library already has the newer revision %2</source>
        <translation>kifurushi kinaishia na mapitio %1, lakini maktaba tayari ina mapitio mapya zaidi %2</translation>
    </message>
    <message>
        <source>the pack continues from revision %1, but the library has revision %2; import the packs in between first</source>
        <translation>kifurushi kinaendelea kutoka mapitio %1, lakini maktaba ina mapitio %2; ingiza kwanza vifurushi vya katikati</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>haina safu “%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place code</source>
        <translation>“%1” si msimbo wa eneo</translation>
    </message>
    <message>
        <source>a topic has no slug or is nested too deeply</source>
        <translation>mada haina slug au imepangwa ndani kwa ndani kupita kiasi</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>seti ya data haina name, created_at au updated_at</translation>
    </message>
    <message>
        <source>a manifestation has no path</source>
        <translation>udhihirisho hauna njia</translation>
    </message>
    <message>
        <source>a media file has no path or no name</source>
        <translation>faili ya midia haina njia au haina jina</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>deletions.json haina orodha</translation>
    </message>
    <message>
        <source>its kind &quot;%1&quot; is unknown; update the program to import it</source>
        <translation>aina yake “%1” haijulikani; sasisha programu ili kuiingiza</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains values that are not strings</source>
        <translation>“%1” ina thamani ambazo si mifuatano ya herufi</translation>
    </message>
    <message>
        <source>it has the unknown member &quot;%1&quot;; update the program to import it</source>
        <translation>ina sehemu isiyojulikana “%1”; sasisha programu ili kuiingiza</translation>
    </message>
    <message>
        <source>the library already has a newer list</source>
        <translation>maktaba tayari ina orodha mpya zaidi</translation>
    </message>
    <message>
        <source>it was removed here and is not restored</source>
        <translation>iliondolewa hapa na hairejeshwi</translation>
    </message>
    <message>
        <source>the maximum of %1 knowledge bases is reached</source>
        <translation>kikomo cha hifadhi za maarifa %1 kimefikiwa</translation>
    </message>
    <message>
        <source>it is synced from a server and is kept</source>
        <translation>inasawazishwa kutoka seva na imebakizwa</translation>
    </message>
    <message>
        <source>the library has its own knowledge base %1, which is kept</source>
        <translation>maktaba ina hifadhi yake yenyewe ya maarifa %1, ambayo imebakizwa</translation>
    </message>
    <message>
        <source>it is updated by packs of another library</source>
        <translation>husasishwa kwa vifurushi vya maktaba nyingine</translation>
    </message>
    <message>
        <source>the source library has removed it, but it was changed here and is kept</source>
        <translation>maktaba ya asili imeiondoa, lakini ilibadilishwa hapa na imebakizwa</translation>
    </message>
    <message>
        <source>the source library has removed it</source>
        <translation>maktaba ya asili imeiondoa</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>ina hifadhi za maarifa zaidi ya %1</translation>
    </message>
    <message>
        <source>its revision is not a non-negative integer</source>
        <translation>mapitio yake si namba nzima isiyo hasi</translation>
    </message>
    <message>
        <source>%1 is repeated</source>
        <translation>%1 imerudiwa</translation>
    </message>
    <message>
        <source>the definitions of the knowledge bases take more than %1 bytes</source>
        <translation>fasili za hifadhi za maarifa zinazidi baiti %1</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: %1</source>
        <translation>orodha ya maudhui (manifest) ya kifurushi si sahihi: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path in a pack</source>
        <translation>“%1” si njia katika kifurushi</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>%1 haina SHA-256 au haina ukubwa</translation>
    </message>
    <message>
        <source>it does not identify its library and revisions</source>
        <translation>haitambulishi maktaba na mapitio yake</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list it</source>
        <translation>haimo katika orodha ya maudhui (manifest) ya kifurushi</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list %1</source>
        <translation>%1 haimo katika orodha ya maudhui (manifest) ya kifurushi</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>orodha ya maudhui (manifest) ya kifurushi inataja %1, lakini haipo</translation>
    </message>
    <message>
        <source>%1 does not match the pack&apos;s manifest (SHA-256 or size)</source>
        <translation>%1 hailingani na orodha ya maudhui (manifest) ya kifurushi (SHA-256 au ukubwa)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>fomati yake si “%1”</translation>
    </message>
    <message>
        <source>the pack has format version %1; this program supports %2. Update the program to import it</source>
        <translation>kifurushi kina toleo la fomati %1; programu hii inatumia %2. Sasisha programu ili kukiingiza</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>haina orodha ya faili</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>uingizaji umeghairiwa</translation>
    </message>
    <message>
        <source>this computer&apos;s keychain cannot be used: %1</source>
        <translation>hifadhi ya siri ya kompyuta hii haiwezi kutumika: %1</translation>
    </message>
    <message>
        <source>the keychain has no such entry</source>
        <translation>hifadhi ya siri haina ingizo kama hilo</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>haijibu</translation>
    </message>
    <message>
        <source>the keychain is no longer waited for</source>
        <translation>hifadhi ya siri haisubiriwi tena</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>hakuna</translation>
    </message>
    <message>
        <source>it returns other data than was stored</source>
        <translation>inarudisha data tofauti na iliyohifadhiwa</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it, then allow connections and enter tokens again</source>
        <translation>%1 imeharibika; iondoe, kisha ruhusu miunganisho na uweke tokeni tena</translation>
    </message>
    <message>
        <source>connections of this library to %1 are not allowed yet (%2); see &apos;sheriactl library trust&apos;</source>
        <translation>miunganisho ya maktaba hii kwa %1 bado haijaruhusiwa (%2); tazama “sheriactl library trust”</translation>
    </message>
    <message>
        <source>no token is stored for %1; enter it again</source>
        <translation>hakuna tokeni iliyohifadhiwa kwa %1; iweke tena</translation>
    </message>
    <message>
        <source>this computer has no source of randomness</source>
        <translation>kompyuta hii haina chanzo cha namba nasibu</translation>
    </message>
    <message>
        <source>no key at %1 for the secrets of this library</source>
        <translation>hakuna ufunguo kwenye %1 kwa siri za maktaba hii</translation>
    </message>
    <message>
        <source>%1 is not a key of 32 bytes</source>
        <translation>%1 si ufunguo wa baiti 32</translation>
    </message>
    <message>
        <source>the secret was encrypted on another computer or for another user; set it again</source>
        <translation>siri ilisimbwa kwenye kompyuta nyingine au kwa mtumiaji mwingine; iweke tena</translation>
    </message>
    <message>
        <source>%1 is damaged or not an encrypted token file</source>
        <translation>%1 imeharibika au si faili ya tokeni iliyosimbwa</translation>
    </message>
    <message>
        <source>the encrypted token file is locked; enter its password</source>
        <translation>faili ya tokeni iliyosimbwa imefungwa; weka nenosiri lake</translation>
    </message>
    <message>
        <source>not enough memory to open the encrypted token file</source>
        <translation>kumbukumbu haitoshi kufungua faili ya tokeni iliyosimbwa</translation>
    </message>
    <message>
        <source>wrong password for %1, or the file is damaged</source>
        <translation>nenosiri la %1 si sahihi, au faili imeharibika</translation>
    </message>
    <message>
        <source>%1 is in use</source>
        <translation>%1 inatumika sasa</translation>
    </message>
    <message>
        <source>the encrypted token file has no such entry</source>
        <translation>faili ya tokeni iliyosimbwa haina ingizo kama hilo</translation>
    </message>
    <message>
        <source>no token is stored for this server; enter it again</source>
        <translation>hakuna tokeni iliyohifadhiwa kwa seva hii; iweke tena</translation>
    </message>
    <message>
        <source>the file with the token, %1, cannot be read: %2</source>
        <translation>faili yenye tokeni, %1, haiwezi kusomwa: %2</translation>
    </message>
    <message>
        <source>the token is empty, too long, or contains invalid characters</source>
        <translation>tokeni ni tupu, ni ndefu mno, au ina vibambo visivyoruhusiwa</translation>
    </message>
    <message>
        <source>tokens are not stored there</source>
        <translation>tokeni hazihifadhiwi hapo</translation>
    </message>
    <message>
        <source>%1 is not an unidentified document; only those can be given an address</source>
        <translation>%1 si hati isiyotambuliwa; ni hizo tu zinazoweza kupewa anwani</translation>
    </message>
    <message>
        <source>%1 is not the address of a work; write it as in /akn/za/act/1998/55</source>
        <translation>%1 si anwani ya andiko; iandike kama /akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>%1: no country has the code %2</source>
        <translation>%1: hakuna nchi yenye msimbo %2</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>imehamishwa kutoka %1</translation>
    </message>
    <message>
        <source>no document was given the address %1</source>
        <translation>hakuna hati iliyopewa anwani %1</translation>
    </message>
    <message>
        <source>%1 was changed after the import; undo the later change first</source>
        <translation>%1 ilibadilishwa baada ya kuingizwa; tendua kwanza badiliko la baadaye</translation>
    </message>
    <message>
        <source>%1 is in the library again; delete it before you restore the older one</source>
        <translation>%1 imo tena katika maktaba; iondoe kabla ya kurejesha ya zamani</translation>
    </message>
    <message>
        <source>%1 is synced from %2, and the next sync would bring it back; remove the sync source or exclude the work from it first</source>
        <translation>%1 husawazishwa kutoka %2, na usawazishaji ujao ungeirudisha; ondoa kwanza chanzo cha usawazishaji au usijumuishe andiko hilo ndani yake</translation>
    </message>
    <message>
        <source>there is nothing to undo with number %1</source>
        <translation>hakuna cha kutendua chenye namba %1</translation>
    </message>
    <message>
        <source>the import has not ended; stop it, or wait until it has</source>
        <translation>uingizaji haujaisha; usimamishe, au subiri hadi uishe</translation>
    </message>
    <message>
        <source>%1 is in the library already; delete it first, or choose another address</source>
        <translation>%1 tayari imo katika maktaba; iondoe kwanza, au chagua anwani nyingine</translation>
    </message>
    <message>
        <source>there is no number %1 in the trash</source>
        <translation>hakuna namba %1 katika tupio</translation>
    </message>
    <message>
        <source>replaces the text of %1 with the same address, which is stored as superseded at %2</source>
        <translation>inachukua nafasi ya matini ya %1 yenye anwani hiyohiyo, ambayo imehifadhiwa kuwa imepitwa kwenye %2</translation>
    </message>
    <message>
        <source>replaces another text (without a date) with the same address, which is stored as superseded at %1</source>
        <translation>inachukua nafasi ya matini nyingine (isiyo na tarehe) yenye anwani hiyohiyo, ambayo imehifadhiwa kuwa imepitwa kwenye %1</translation>
    </message>
    <message>
        <source>replaces another text (of %1) with the same address, which is stored as superseded at %2</source>
        <translation>inachukua nafasi ya matini nyingine (ya %1) yenye anwani hiyohiyo, ambayo imehifadhiwa kuwa imepitwa kwenye %2</translation>
    </message>
    <message>
        <source>stored as superseded: %1 has a newer text with the same address</source>
        <translation>imehifadhiwa kuwa imepitwa: %1 ina matini mpya zaidi yenye anwani hiyohiyo</translation>
    </message>
    <message>
        <source>stored as superseded: a newer text with the same address exists</source>
        <translation>imehifadhiwa kuwa imepitwa: ipo matini mpya zaidi yenye anwani hiyohiyo</translation>
    </message>
    <message>
        <source>stored as component %1 of its expression</source>
        <translation>imehifadhiwa kuwa kijenzi %1 cha usemi wake</translation>
    </message>
    <message>
        <source>no such source: %1</source>
        <translation>hakuna chanzo kama hicho: %1</translation>
    </message>
    <message>
        <source>%1 is already a source, number %2</source>
        <translation>%1 tayari ni chanzo, namba %2</translation>
    </message>
    <message>
        <source>%1 works are waiting to be downloaded; try again later</source>
        <translation>maandiko %1 yanasubiri kupakuliwa; jaribu tena baadaye</translation>
    </message>
    <message>
        <source>the maximum of %1 receivers is reached</source>
        <translation>kikomo cha vipokezi %1 kimefikiwa</translation>
    </message>
    <message>
        <source>there is no receiver &apos;%1&apos;</source>
        <translation>hakuna kipokezi “%1”</translation>
    </message>
    <message>
        <source>a library cannot be compared with a feed; a run with --full compares all its documents</source>
        <translation>maktaba haiwezi kulinganishwa na mlisho; uendeshaji wenye --full hulinganisha hati zake zote</translation>
    </message>
    <message>
        <source>the server answered with another decision, %1</source>
        <translation>seva ilijibu kwa uamuzi mwingine, %1</translation>
    </message>
    <message>
        <source>the pages of the feed have no end: %1 leads to a page that was read before</source>
        <translation>kurasa za mlisho hazina mwisho: %1 inaelekeza kwenye ukurasa uliokwisha kusomwa</translation>
    </message>
    <message>
        <source>the server answered with another document, %1</source>
        <translation>seva ilijibu kwa hati nyingine, %1</translation>
    </message>
    <message>
        <source>the feed links to another server, which is not contacted: %1</source>
        <translation>mlisho unaelekeza kwenye seva nyingine, ambayo haiunganishwi: %1</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>seva ilijibu kwa usemi mwingine, %1</translation>
    </message>
    <message>
        <source>the server sent a different text</source>
        <translation>seva ilituma matini tofauti</translation>
    </message>
    <message>
        <source>the files of one expression are too large</source>
        <translation>faili za usemi mmoja ni kubwa mno</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>jibu ni kubwa mno</translation>
    </message>
    <message>
        <source>the response has no list of %1</source>
        <translation>jibu halina orodha ya %1</translation>
    </message>
    <message>
        <source>the response is not a page of a list</source>
        <translation>jibu si ukurasa wa orodha</translation>
    </message>
    <message>
        <source>the list on the server does not end</source>
        <translation>orodha kwenye seva haina mwisho</translation>
    </message>
    <message>
        <source>the server has no matching content</source>
        <translation>seva haina maudhui yanayolingana</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>imesimamishwa</translation>
    </message>
    <message>
        <source>%1 (as with the %2 before it; missing texts are downloaded next time)</source>
        <translation>%1 (sawa na %2 zilizotangulia; matini zinazokosekana zitapakuliwa mara ijayo)</translation>
    </message>
    <message>
        <source>the response is not an enrichment dataset</source>
        <translation>jibu si seti ya data ya uboreshaji</translation>
    </message>
    <message>
        <source>the server has no place &apos;%1&apos;</source>
        <translation>seva haina eneo “%1”</translation>
    </message>
    <message>
        <source>the list on the server kept changing while it was read; the next run reads it again</source>
        <translation>orodha kwenye seva iliendelea kubadilika wakati inasomwa; uendeshaji ujao utaisoma tena</translation>
    </message>
    <message>
        <source>the lists on the server have %1 items without an address, which are skipped</source>
        <translation>orodha kwenye seva zina vipengee %1 visivyo na anwani, ambavyo vimerukwa</translation>
    </message>
    <message>
        <source>the address of the source was changed in the meantime</source>
        <translation>anwani ya chanzo imebadilishwa wakati huohuo</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>chanzo kimeondolewa</translation>
    </message>
    <message>
        <source>another sync of this source is running: process %1 (%2), since %3</source>
        <translation>usawazishaji mwingine wa chanzo hiki unaendelea: mchakato %1 (%2), tangu %3</translation>
    </message>
    <message>
        <source>another sync of this source is running</source>
        <translation>usawazishaji mwingine wa chanzo hiki unaendelea</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an address such as https://api.example.org</source>
        <translation>“%1” si anwani kama https://api.example.org</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>anwani lazima ianze na https:// au http://</translation>
    </message>
    <message>
        <source>the address must not contain a password; enter the token separately</source>
        <translation>anwani haitakiwi kuwa na nenosiri; weka tokeni peke yake</translation>
    </message>
    <message>
        <source>the address must not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>anwani haitakiwi kuwa na “?” wala “#”</translation>
    </message>
    <message>
        <source>the address of a feed must not contain &apos;#&apos;</source>
        <translation>anwani ya mlisho haitakiwi kuwa na “#”</translation>
    </message>
    <message>
        <source>the response is not an Atom feed: %1</source>
        <translation>jibu si mlisho wa Atom: %1</translation>
    </message>
    <message>
        <source>it has a document type declaration</source>
        <translation>ina tamko la aina ya hati</translation>
    </message>
    <message>
        <source>it begins with the element &apos;%1&apos;</source>
        <translation>inaanza na elementi “%1”</translation>
    </message>
    <message>
        <source>a page has more than %1 entries</source>
        <translation>ukurasa una maingizo zaidi ya %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>mstari %1: %2</translation>
    </message>
    <message>
        <source>cannot connect: %1. Check the address and the network connection.</source>
        <translation>haiwezi kuunganishwa: %1. Kagua anwani na muunganisho wa mtandao.</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong.</source>
        <translation>muunganisho si salama, kwa hiyo hakuna kilichotumwa: %1. Huenda muunganisho unaingiliwa, cheti cha seva si sahihi, au saa ya kompyuta hii si sahihi.</translation>
    </message>
    <message>
        <source>the server did not respond in time</source>
        <translation>seva haikujibu kwa wakati</translation>
    </message>
    <message>
        <source>the connection was lost: %1</source>
        <translation>muunganisho umekatika: %1</translation>
    </message>
    <message>
        <source>the server rejected the token (401). Enter another token.</source>
        <translation>seva imekataa tokeni (401). Weka tokeni nyingine.</translation>
    </message>
    <message>
        <source>the token does not give access to this (403). Ask the operator of the server.</source>
        <translation>tokeni hairuhusu kufikia hiki (403). Muulize mwendeshaji wa seva.</translation>
    </message>
    <message>
        <source>not found on the server (404)</source>
        <translation>haikupatikana kwenye seva (404)</translation>
    </message>
    <message>
        <source>the server redirects to another host, to which the token is not sent</source>
        <translation>seva inaelekeza kwenye kompyuta nyingine, ambayo tokeni haitumwi kwake</translation>
    </message>
    <message>
        <source>the response (%1) does not come from the API; it may come from a proxy or a sign-in page</source>
        <translation>jibu (%1) halitoki kwenye API; huenda linatoka kwenye proksi au ukurasa wa kuingia</translation>
    </message>
    <message>
        <source>the server is temporarily unavailable (%1)</source>
        <translation>seva haipatikani kwa muda (%1)</translation>
    </message>
    <message>
        <source>the server refused the request (%1)</source>
        <translation>seva imekataa ombi (%1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a place; examples: za, za-cpt, za-*</source>
        <translation>“%1” si eneo; mifano: za, za-cpt, za-*</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a topic; use slugs such as subjects-water</source>
        <translation>“%1” si mada; tumia slug kama subjects-water</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a court; use codes such as kehc</source>
        <translation>“%1” si mahakama; tumia misimbo kama kehc</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>faili ni tupu</translation>
    </message>
    <message>
        <source>the file is incomplete: received %1 bytes, expected %2</source>
        <translation>faili haijakamilika: zimepokewa baiti %1, zilitarajiwa %2</translation>
    </message>
    <message>
        <source>no court decisions API at %1 (%2)</source>
        <translation>hakuna API ya maamuzi ya mahakama kwenye %1 (%2)</translation>
    </message>
    <message>
        <source>no knowledge base API at %1 (%2)</source>
        <translation>hakuna API ya hifadhi za maarifa kwenye %1 (%2)</translation>
    </message>
    <message>
        <source>no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>hakuna API ya sheria zilizotungwa kwenye %1, si toleo la 3 wala la 2 (%2)</translation>
    </message>
    <message>
        <source>entry %1 of the recording: %2</source>
        <translation>ingizo %1 la rekodi: %2</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is not valid</source>
        <translation>kichwa “%1” si sahihi</translation>
    </message>
    <message>
        <source>its body is longer than %1 bytes</source>
        <translation>mwili wake unazidi baiti %1</translation>
    </message>
    <message>
        <source>it has no request</source>
        <translation>halina ombi</translation>
    </message>
    <message>
        <source>only the parts of its body were recorded, not the body</source>
        <translation>ni sehemu tu za mwili wake zilizorekodiwa, si mwili wote</translation>
    </message>
    <message>
        <source>its request has no end of its headers</source>
        <translation>ombi lake halina mwisho wa vichwa vyake</translation>
    </message>
    <message>
        <source>it has neither a request nor a body</source>
        <translation>halina ombi wala mwili</translation>
    </message>
    <message>
        <source>a recording has at most %1 calls</source>
        <translation>rekodi ina miito isiyozidi %1</translation>
    </message>
    <message>
        <source>the HTTP archive has no list of entries</source>
        <translation>jalada la HTTP halina orodha ya maingizo</translation>
    </message>
    <message>
        <source>line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines</source>
        <translation>mstari %1 si kipengee (object) cha JSON; rekodi ni jalada la HTTP (HAR) au JSON Lines</translation>
    </message>
    <message>
        <source>the recording has no POST requests</source>
        <translation>rekodi haina maombi ya POST</translation>
    </message>
    <message>
        <source>the recording is larger than %1 MB</source>
        <translation>rekodi inazidi MB %1</translation>
    </message>
    <message>
        <source>the request was dropped</source>
        <translation>ombi liliachwa</translation>
    </message>
    <message>
        <source>the response header &apos;%1&apos; cannot be used</source>
        <translation>kichwa cha jibu “%1” hakiwezi kutumika</translation>
    </message>
    <message>
        <source>the name of a receiver has at most %1 letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>jina la kipokezi lina herufi, tarakimu, “-”, “_” na “.” zisizozidi %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a preset of the laboratory</source>
        <translation>“%1” ni kipokezi kilichowekwa tayari cha maabara</translation>
    </message>
    <message>
        <source>a status is a number from 200 to 599</source>
        <translation>hali ni namba kutoka 200 hadi 599</translation>
    </message>
    <message>
        <source>a receiver answers within %1 seconds</source>
        <translation>kipokezi hujibu ndani ya sekunde %1</translation>
    </message>
    <message>
        <source>the body has at most %1 bytes</source>
        <translation>mwili una baiti zisizozidi %1</translation>
    </message>
    <message>
        <source>the body must be text in UTF-8</source>
        <translation>mwili lazima uwe maandishi ya UTF-8</translation>
    </message>
    <message>
        <source>a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost</source>
        <translation>kipokezi hupeleka kwenye kompyuta hii tu: kwa 127.0.0.1, [::1] au localhost</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>hakuna jibu kwa wakati</translation>
    </message>
    <message>
        <source>the connection was closed without an answer</source>
        <translation>muunganisho ulifungwa bila jibu</translation>
    </message>
    <message>
        <source>the body was cut off</source>
        <translation>mwili ulikatika</translation>
    </message>
    <message>
        <source>cannot connect to the receiver: %1</source>
        <translation>haiwezi kuunganishwa na kipokezi: %1</translation>
    </message>
    <message>
        <source>the receiver does not report its state: %1</source>
        <translation>kipokezi hakitaji hali yake: %1</translation>
    </message>
    <message>
        <source>the state that the receiver reports is not JSON</source>
        <translation>hali inayotajwa na kipokezi si JSON</translation>
    </message>
    <message>
        <source>a request header must have the form &apos;Name: value&apos;, in ASCII</source>
        <translation>kichwa cha ombi lazima kiwe na muundo “Jina: thamani”, kwa ASCII</translation>
    </message>
    <message>
        <source>the request header %1 is too long</source>
        <translation>kichwa cha ombi %1 ni kirefu mno</translation>
    </message>
    <message>
        <source>the request header %1 cannot be set</source>
        <translation>kichwa cha ombi %1 hakiwezi kuwekwa</translation>
    </message>
    <message>
        <source>a webhook has at most %1 request headers</source>
        <translation>webhook ina vichwa vya ombi visivyozidi %1</translation>
    </message>
    <message>
        <source>enter the value of the request header %1</source>
        <translation>weka thamani ya kichwa cha ombi %1</translation>
    </message>
    <message>
        <source>nothing has been sent for the invocation %1</source>
        <translation>hakuna kilichotumwa kwa mwito %1</translation>
    </message>
    <message>
        <source>the rest of the body was not read</source>
        <translation>sehemu iliyobaki ya mwili haikusomwa</translation>
    </message>
    <message>
        <source>nobody waited for it</source>
        <translation>hakuna aliyelisubiri</translation>
    </message>
    <message>
        <source>the body did not end in time</source>
        <translation>mwili haukuisha kwa wakati</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>hakuna muunganisho kwa wakati</translation>
    </message>
    <message>
        <source>the body was cut off: %1</source>
        <translation>mwili ulikatika: %1</translation>
    </message>
    <message>
        <source>The name of a group must have 1 to %1 characters without commas.</source>
        <translation>Jina la kundi lazima liwe na vibambo 1 hadi %1, bila mikato.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of subscriptions.</source>
        <translation>“%1” si orodha ya usajili wa kupokea.</translation>
    </message>
    <message>
        <source>%1 was made by an older version of this program, and cannot be brought up to date where it is read-only</source>
        <translation>%1 ilitengenezwa na toleo la zamani la programu hii, na haiwezi kusasishwa mahali ambapo ni ya kusomwa tu</translation>
    </message>
    <message>
        <source>note %1 is in no conflict</source>
        <translation>dokezo %1 halina mgongano</translation>
    </message>
    <message>
        <source>it replaces what comes after it</source>
        <translation>inachukua nafasi ya kinachofuata baada yake</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operation</source>
        <translation>&apos;%1&apos; si operesheni</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>si UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>mstari ni mrefu kuliko baiti %1</translation>
    </message>
    <message>
        <source>it is no operation: %1</source>
        <translation>si operesheni: %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>iliandikwa na toleo jipya zaidi la programu hii</translation>
    </message>
    <message>
        <source>it is of another author: %1</source>
        <translation>ni ya mwandishi mwingine: %1</translation>
    </message>
    <message>
        <source>its number is %1 instead of %2</source>
        <translation>namba yake ni %1 badala ya %2</translation>
    </message>
    <message>
        <source>it has no usable time</source>
        <translation>haina wakati unaofaa</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>haisemi chochote ambacho programu hii inakijua</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>ni kubwa kuliko MB %1</translation>
    </message>
    <message>
        <source>the shared folder %1 is not there; what you change is kept, and goes there when it is</source>
        <translation>folda iliyoshirikiwa %1 haipo; unachobadilisha kinahifadhiwa, na kitapelekwa huko itakapokuwepo</translation>
    </message>
    <message>
        <source>it has more than %1 logs</source>
        <translation>ina kumbukumbu zaidi ya %1</translation>
    </message>
    <message>
        <source>it is not named after an author, and was not read</source>
        <translation>haikupewa jina la mwandishi, na haikusomwa</translation>
    </message>
    <message>
        <source>it is a link, and was not read</source>
        <translation>ni kiungo, na haikusomwa</translation>
    </message>
    <message>
        <source>line %1 and what follows was not taken: %2</source>
        <translation>mstari %1 na yanayofuata havikuchukuliwa: %2</translation>
    </message>
    <message>
        <source>%1 changes wait, since their time is more than a day ahead of this computer&apos;s; check both clocks</source>
        <translation>mabadiliko %1 yanasubiri, kwa kuwa wakati wake umetangulia ule wa kompyuta hii kwa zaidi ya siku moja; angalia saa zote mbili</translation>
    </message>
    <message>
        <source>its last line is not complete yet</source>
        <translation>mstari wake wa mwisho haujakamilika bado</translation>
    </message>
    <message>
        <source>another copy of your notes writes to it; from now on this one has a log of its own</source>
        <translation>nakala nyingine ya madokezo yako huandika humo; kuanzia sasa hii ina kumbukumbu yake yenyewe</translation>
    </message>
    <message>
        <source>your log was damaged, and was written once more</source>
        <translation>kumbukumbu yako ilikuwa imeharibika, na imeandikwa upya</translation>
    </message>
    <message>
        <source>%1 has 1 to %2 characters</source>
        <translation>%1 lina herufi 1 hadi %2</translation>
    </message>
    <message>
        <source>it is another operation than before</source>
        <translation>ni operesheni nyingine kuliko ya awali</translation>
    </message>
    <message>
        <source>a note has more than %1 changes</source>
        <translation>dokezo lina mabadiliko zaidi ya %1</translation>
    </message>
    <message>
        <source>the name of a collection</source>
        <translation>jina la mkusanyiko</translation>
    </message>
    <message>
        <source>the name of a person</source>
        <translation>jina la mtu</translation>
    </message>
    <message>
        <source>the folder in which notes are shared is not named</source>
        <translation>folda ambamo madokezo hushirikiwa haikutajwa</translation>
    </message>
    <message>
        <source>collections are shared in %1 already; stop sharing them first</source>
        <translation>mikusanyiko tayari inashirikiwa katika %1; acha kwanza kuishiriki</translation>
    </message>
    <message>
        <source>the collection %1 is not shared</source>
        <translation>mkusanyiko %1 haushirikiwi</translation>
    </message>
    <message>
        <source>this library is a replica: make the change at its primary, %1</source>
        <translation>maktaba hii ni nakala fuatilizi: fanya badiliko kwenye seva yake kuu, %1</translation>
    </message>
    <message>
        <source>this library was replaced: make the change at its successor, %1</source>
        <translation>maktaba hii imebadilishwa na nyingine: fanya badiliko kwenye seva iliyochukua nafasi yake, %1</translation>
    </message>
    <message>
        <source>only a part of the pack was imported; import it again</source>
        <translation>ni sehemu tu ya kifurushi iliyoingizwa; kiingize tena</translation>
    </message>
    <message>
        <source>the settings of the source were changed during the sync; the next run uses the new ones</source>
        <translation>mipangilio ya chanzo ilibadilishwa wakati wa usawazishaji; utekelezaji unaofuata utatumia mipya</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Invalid value.</source>
        <translation>Thamani si sahihi.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Haikupatikana.</translation>
    </message>
    <message>
        <source>This was changed in the meantime. Try again.</source>
        <translation>Hii imebadilishwa wakati huohuo. Jaribu tena.</translation>
    </message>
    <message>
        <source>A valid token is required.</source>
        <translation>Tokeni sahihi inahitajika.</translation>
    </message>
    <message>
        <source>Access denied.</source>
        <translation>Ruhusa imekataliwa.</translation>
    </message>
    <message>
        <source>Not available at the moment.</source>
        <translation>Haipatikani kwa sasa.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>Diski imejaa. Ongeza nafasi kisha ujaribu tena.</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>Data imeharibika.</translation>
    </message>
    <message>
        <source>Not supported.</source>
        <translation>Haitumiki hapa.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Imeghairiwa.</translation>
    </message>
    <message>
        <source>Internal error.</source>
        <translation>Hitilafu ya ndani.</translation>
    </message>
    <message>
        <source>Library not found</source>
        <translation>Maktaba haikupatikana</translation>
    </message>
    <message>
        <source>The file %1 does not exist. It may have been moved or deleted, or it is on a disk that is not connected.</source>
        <translation>Faili %1 haipo. Huenda imehamishwa au imeondolewa, au iko kwenye diski ambayo haijaunganishwa.</translation>
    </message>
    <message>
        <source>This file is damaged, or is not a library</source>
        <translation>Faili hii imeharibika, au si maktaba</translation>
    </message>
    <message>
        <source>The file %1 could not be read as a Sheria library. It was not changed. If you have a backup, open that instead.</source>
        <translation>Faili %1 haikuweza kusomwa kama maktaba ya Sheria. Haijabadilishwa. Kama una nakala rudufu, fungua hiyo badala yake.</translation>
    </message>
    <message>
        <source>This library was made by a newer version</source>
        <translation>Maktaba hii iliundwa na toleo jipya zaidi la programu</translation>
    </message>
    <message>
        <source>The file %1 needs a newer version of Sheria. It was not changed. Install the newer version to open it.</source>
        <translation>Faili %1 inahitaji toleo jipya zaidi la Sheria. Haijabadilishwa. Sakinisha toleo jipya zaidi ili kuifungua.</translation>
    </message>
    <message>
        <source>This library cannot be written to</source>
        <translation>Maktaba hii haiwezi kuandikwa</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, or another program has locked it. Check the permissions of the file and of its folder, then try again.</source>
        <translation>Faili %1 au folda yake ni ya kusoma tu, au programu nyingine imeifunga. Kagua ruhusa za faili na za folda yake, kisha ujaribu tena.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Diski imejaa</translation>
    </message>
    <message>
        <source>There is not enough space to open the file %1 for writing. Free some space on its disk, then try again.</source>
        <translation>Hakuna nafasi ya kutosha kufungua faili %1 kwa ajili ya kuandika. Ongeza nafasi kwenye diski yake, kisha ujaribu tena.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>Maktaba haikuweza kufunguliwa</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>Faili %1 haikuweza kufunguliwa. %2</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Eneo</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Mwaka</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Mada</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Inatumika</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Jaji</translation>
    </message>
    <message>
        <source>Area of law</source>
        <translation>Tawi la sheria</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Aina ya kesi</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Uamuzi</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>Ngazi ya mahakama</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Divisheni</translation>
    </message>
    <message>
        <source>County</source>
        <translation>Kaunti</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Mwaka wa kufunguliwa</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Majina yamefichwa</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Sheria zilizotungwa</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Hukumu</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Hati nyingine</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>Not commenced</source>
        <translation>Haijaanza kutumika</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Imported</source>
        <translation>Imeingizwa</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Haijabadilika</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Nafasi imechukuliwa</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Imeondolewa</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Imekataliwa</translation>
    </message>
</context>
<context>
    <name>Judgment</name>
    <message>
        <source>Court</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Divisheni</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>Masjala</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Rejeleo</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>Namba ya kesi</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>Aina ya kesi</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Uamuzi</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Ilitolewa</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>Ilisikilizwa</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>Mwaka wa kufunguliwa</translation>
    </message>
    <message>
        <source>Filed at</source>
        <translation>Ilifunguliwa katika</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Jopo la majaji</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Wadaawa</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>Mawakili</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>Matawi ya sheria</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Majina</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>Maneno muhimu</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>Muhtasari mfupi</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Muhtasari</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Masuala</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Uamuzi wa mahakama</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Amri</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>Inarejelea</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>Imeambatishwa</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>the party that an advocate speaks for</comment>
        <translation>Kwa niaba ya: %1</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Majina yamefichwa</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>advocate, party</comment>
        <translation>%1 kwa niaba ya %2</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>Undated</source>
        <translation>Bila tarehe</translation>
    </message>
    <message>
        <source>Unidentified documents</source>
        <translation>Hati zisizotambuliwa</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>Hati nyingine</translation>
    </message>
    <message>
        <source>No version for this date in the library</source>
        <translation>Hakuna toleo la tarehe hii katika maktaba</translation>
    </message>
    <message>
        <source>Latest version: %1</source>
        <translation>Toleo jipya zaidi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>matini %Ln</numerusform>
            <numerusform>matini %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Text not in the library</source>
        <translation>Matini haimo katika maktaba</translation>
    </message>
    <message>
        <source>New, unread</source>
        <translation>Mpya, haijasomwa</translation>
    </message>
    <message>
        <source>Amended, unread</source>
        <translation>Imerekebishwa, haijasomwa</translation>
    </message>
    <message>
        <source>Changed, unread</source>
        <translation>Imebadilika, haijasomwa</translation>
    </message>
    <message>
        <source>Repealed, unread</source>
        <translation>Imefutwa, haijasomwa</translation>
    </message>
    <message>
        <source>Incomplete: a part could not be downloaded</source>
        <translation>Haijakamilika: sehemu moja haikuweza kupakuliwa</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1, andiko %Ln</numerusform>
            <numerusform>%1, maandiko %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Export This Part</source>
        <translation>Hamisha sehemu hii</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>Kama PDF…</translation>
    </message>
    <message>
        <source>As E-Book…</source>
        <translation>Kama kitabu cha kielektroniki…</translation>
    </message>
    <message>
        <source>As a Web Page…</source>
        <translation>Kama ukurasa wa wavuti…</translation>
    </message>
    <message>
        <source>As Akoma Ntoso with Media…</source>
        <translation>Kama Akoma Ntoso yenye midia…</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Fungua katika kichupo kipya</translation>
    </message>
    <message>
        <source>Copy This Part As</source>
        <translation>Nakili sehemu hii kama</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Rejeleo</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Kiungo cha wavuti</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Identifier in the Text</source>
        <translation>Kitambulisho katika matini</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Copy Link Address</source>
        <translation>Nakili anwani ya kiungo</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Fungua katika kivinjari</translation>
    </message>
</context>
<context>
    <name>Natures</name>
    <message>
        <source>Acts</source>
        <translation>Sheria</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>Marekebisho</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>Miswada</translation>
    </message>
    <message>
        <source>Debates</source>
        <translation>Mijadala</translation>
    </message>
    <message>
        <source>Debate reports</source>
        <translation>Taarifa rasmi za mijadala</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Hati</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Mikusanyiko ya hati</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Hukumu</translation>
    </message>
    <message>
        <source>Gazettes</source>
        <translation>Magazeti ya Serikali</translation>
    </message>
    <message>
        <source>Portions</source>
        <translation>Vipande</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Taarifa</translation>
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
        <translation>Maelezo ya wavuti (Web Annotations) (%1)</translation>
    </message>
    <message>
        <source>Export Notes</source>
        <translation>Hamisha madokezo</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>madokezo</translation>
    </message>
    <message>
        <source>Notes exported: %L1.</source>
        <translation>Madokezo yaliyohamishwa: %L1.</translation>
    </message>
    <message>
        <source>The notes could not be written.</source>
        <translation>Madokezo hayakuweza kuandikwa.</translation>
    </message>
    <message>
        <source>Import Notes</source>
        <translation>Ingiza madokezo</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Madokezo (%1)</translation>
    </message>
    <message>
        <source>Notes added: %L1, changed: %L2.</source>
        <translation>Madokezo yaliyoongezwa: %L1, yaliyobadilishwa: %L2.</translation>
    </message>
    <message>
        <source>Not readable: %L1.</source>
        <translation>Yasiyosomeka: %L1.</translation>
    </message>
</context>
<context>
    <name>NoteSharing</name>
    <message>
        <source>Share a Collection</source>
        <translation>Shiriki mkusanyiko</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Mkusanyiko</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>Folda iliyoshirikiwa</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Vinjari…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Jina lako</translation>
    </message>
    <message>
        <source>Collection:</source>
        <translation>Mkusanyiko:</translation>
    </message>
    <message>
        <source>Shared folder:</source>
        <translation>Folda iliyoshirikiwa:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Jina lako:</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Shiriki</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Whoever uses the same folder, such as one on a network drive, sees the notes of this collection and can change them. All other notes stay on this computer. Only share folders with people whom you trust.</source>
        <translation>Yeyote anayetumia folda hiyohiyo, kama iliyo kwenye hifadhi ya mtandao, huona madokezo ya mkusanyiko huu na anaweza kuyabadilisha. Madokezo mengine yote hubaki kwenye kompyuta hii. Shiriki folda na watu unaowaamini tu.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note</source>
        <translation>Dokezo</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Mwangazio</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Alamisho</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>matini yote</translation>
    </message>
    <message>
        <source>%1 (moved, %2 %)</source>
        <translation>%1 (limehamishwa, %2 %)</translation>
    </message>
    <message>
        <source>%1 (changed, %2 %)</source>
        <translation>%1 (limebadilika, %2 %)</translation>
    </message>
    <message>
        <source>%1 (not in this text)</source>
        <translation>%1 (halimo katika matini hii)</translation>
    </message>
    <message>
        <source>Its words now stand in %1 (confidence %2 %).</source>
        <translation>Maneno yake sasa yamo katika %1 (uhakika %2 %).</translation>
    </message>
    <message>
        <source>Its provision was amended (confidence %1 %).</source>
        <translation>Kifungu chake kilirekebishwa (uhakika %1 %).</translation>
    </message>
    <message>
        <source>Its words were amended (confidence %1 %). They were: “%2”</source>
        <translation>Maneno yake yalirekebishwa (uhakika %1 %). Yalikuwa: “%2”</translation>
    </message>
    <message>
        <source>Its place is not in this text, or cannot be told with certainty.</source>
        <translation>Mahali pake hapamo katika matini hii, au hapawezi kutambuliwa kwa uhakika.</translation>
    </message>
    <message>
        <source>Its words are not in this text, or cannot be told with certainty. They were: “%1”</source>
        <translation>Maneno yake hayamo katika matini hii, au hayawezi kutambuliwa kwa uhakika. Yalikuwa: “%1”</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>%1: %2</source>
        <comment>date, law</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in force from %3</source>
        <comment>date, law, date</comment>
        <translation>%1: %2, inatumika tangu %3</translation>
    </message>
    <message>
        <source>In the first text</source>
        <translation>Katika matini ya kwanza</translation>
    </message>
    <message>
        <source>Amending law unknown</source>
        <translation>Sheria ya marekebisho haijulikani</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>Timed out</source>
        <translation>Muda umekwisha</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Hakuna muunganisho</translation>
    </message>
    <message>
        <source>TLS error</source>
        <translation>Hitilafu ya TLS</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>Muunganisho ulifungwa</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>Si HTTP</translation>
    </message>
    <message>
        <source>Stale connection</source>
        <translation>Muunganisho uliochakaa</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Kuundwa</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Kusasishwa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Kuondolewa</translation>
    </message>
    <message>
        <source>Delivered (%1)</source>
        <translation>Umewasilishwa (%1)</translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>Umekataliwa (%1)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>events</comment>
        <translation>Yote</translation>
    </message>
    <message>
        <source>Gone (410)</source>
        <translation>Haipo tena (410)</translation>
    </message>
    <message>
        <source>Paused, failing since %1</source>
        <translation>Imesitishwa, inashindikana tangu %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Imesitishwa</translation>
    </message>
    <message>
        <source>Throttled until %1</source>
        <translation>Imepunguzwa kasi hadi %1</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>Inashindikana tangu %1</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Inafanya kazi</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>sek %L1</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>dak %L1 sek %L2</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>saa %L1 dak %L2</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Library</source>
        <translation>Maktaba</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Maelezo</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Marejeleo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Madokezo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Seva</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Uingizaji</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Maamuzi</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Upande wa kushoto</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>Kidirisha kinachofuata</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Kidirisha kilichotangulia</translation>
    </message>
</context>
<context>
    <name>Pending</name>
    <message>
        <source>a law that is not known</source>
        <translation>sheria isiyojulikana</translation>
    </message>
    <message>
        <source>Amended on %1 by %2; this text does not show it.</source>
        <comment>date, law</comment>
        <translation>Ilirekebishwa tarehe %1 na %2; matini hii haionyeshi hilo.</translation>
    </message>
    <message>
        <source>Not in force before %1.</source>
        <translation>Haitumiki kabla ya %1.</translation>
    </message>
    <message>
        <source>Will be amended on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Itarekebishwa tarehe %1 na %2.</translation>
    </message>
    <message>
        <source>Will end on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>Itakoma tarehe %1 kwa %2.</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>Kinachobadilika na lini</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The text could not be printed.</source>
        <translation>Matini haikuweza kuchapwa.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Diski</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folda</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Chagua zote</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Ongeza</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Punguza</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Select Color</source>
        <translation>Chagua rangi</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;Aina ya rangi:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Ukolezi:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Mwangaza:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Nyekundu:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Kijani:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>&amp;Bluu:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>U&amp;wazi:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;Msimbo wa HTML:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>&amp;Rangi za msingi</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Rangi ma&amp;alumu</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>&amp;Ongeza kwenye rangi maalumu</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>&amp;Chagua rangi kutoka skrini</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Kielekezi kiko %1, %2
Bonyeza ESC kughairi</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Fungua orodha ya chaguo</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Kazi</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Udhibiti wa kazi</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Wakati wa kuchapa:</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Taarifa za malipo:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Kipaumbele cha kazi:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Kurasa za kutenganisha</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Mwisho:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Mwanzo:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>Chapa sasa</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Zuia bila kikomo</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Mchana (06:00 hadi 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Usiku (18:00 hadi 05:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Zamu ya pili (16:00 hadi 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Zamu ya tatu (00:00 hadi 07:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Wikendi (Jumamosi na Jumapili)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Wakati maalumu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Kawaida</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Isiyo ya siri</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Ya faragha</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Ya siri ya serikali</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Siri</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Siri kuu</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Tenganisha</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Hufunga paneli</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Hutenganisha na kuunganisha tena paneli</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Tafuta katika:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folda:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Jina la faili:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Faili za aina:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Fungua</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Hifadhi</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chagua</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Hifadhi kama</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Tafuta folda</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Faili zote (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Folda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nyuma</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Mbele</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folda ya juu</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Unda folda mpya</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folda mpya</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Folda &amp;mpya</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Mwonekano wa orodha</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Mwonekano wa maelezo</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Kompyuta yangu</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Mahali pa hivi karibuni</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Badilisha jina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ondoa</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Onyesha faili zilizo&amp;fichwa</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 tayari ipo.
Unataka kuibadilisha?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Faili haikupatikana.
Hakikisha jina la faili ni sahihi.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folda haikupatikana.
Hakikisha jina la folda ni sahihi.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukubwa</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tarehe ya kubadilishwa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Kompyuta</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Weka thamani:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kata</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Bandika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chagua zote</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Onyesha maelezo...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ficha maelezo...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Karatasi</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Ukubwa wa ukurasa:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Upana:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Urefu:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Chanzo cha karatasi:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Mwelekeo</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Wima</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Mlalo</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Mlalo uliogeuzwa</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Wima uliogeuzwa</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Pambizo</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>pambizo ya juu</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>pambizo ya kushoto</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>pambizo ya kulia</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>pambizo ya chini</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Mpangilio wa ukurasa</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Mfuatano wa kurasa:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Kurasa kwa kila karatasi:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milimita (mm)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Inchi (in)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Pointi (pt)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Paika (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Dido (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Sisero (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Maalumu</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Karatasi ya barua / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Karatasi ya kisheria</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Karatasi ya ofisi (7.5 x 10 inchi)</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Bahasha C5</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Bahasha ya Marekani 10</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Bahasha DL</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Karatasi ndefu (8.27 x 13 inchi)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Leja / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Karatasi ya gazeti / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 kubwa</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 kubwa</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 zaidi</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 ndogo</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 kubwa</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 kubwa</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Karatasi ya kisheria kubwa</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Karatasi ya barua kubwa</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Karatasi ya barua zaidi</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Karatasi ya barua ndogo</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Karatasi ya gazeti kubwa</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Msanifu A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Msanifu B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Msanifu C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Msanifu D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Msanifu E</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 x %2 inchi</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Karatasi ya ofisi (7.25 x 10.5 inchi)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Karatasi ya dokezo</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Robo karatasi</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Karatasi ya taarifa</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>Kuu A</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>Kuu B</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Postikadi</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Postikadi mbili</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K kubwa</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Karatasi mfululizo ya Marekani (14.875 x 11 inchi)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Karatasi mfululizo ya Ujerumani (8.5 x 12 inchi)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Karatasi mfululizo ya Ujerumani, ya kisheria (8.5 x 13 inchi)</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>Bahasha B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Bahasha B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Bahasha B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Bahasha C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Bahasha C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Bahasha C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Bahasha C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Bahasha C4</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Bahasha C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Bahasha C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Bahasha C7</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Bahasha ya Marekani 9</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Bahasha ya Marekani 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Bahasha ya Marekani 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Bahasha ya Marekani 14</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Bahasha ya kifalme</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Bahasha binafsi</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Bahasha Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Bahasha Chou 4</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Bahasha ya mwaliko</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Bahasha ya Italia</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Bahasha Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Bahasha Kaku 3</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Bahasha PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Bahasha PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Bahasha PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Bahasha PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Bahasha PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Bahasha PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Bahasha PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Bahasha PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Bahasha PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Bahasha PRC 10</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Bahasha You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Maalumu</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Maalumu (%1inchi x %2inchi)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Maalumu (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>Maalumu (%1CC x %2CC)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>Maalumu (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>Maalumu (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Maalumu (%1pt x %2pt)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Hifadhi zote</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ndiyo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ndiyo kwa &amp;zote</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hapana</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>&amp;Hapana kwa zote</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Katisha</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Jaribu tena</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Puuza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Tupa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Tumia</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Weka upya</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Rejesha mipangilio ya msingi</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Chapa</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Kurasa zote</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Kurasa witiri</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Kurasa shufwa</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Chaguo &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Chaguo &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Chapa</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Chapa kwenye faili (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Chapa kwenye faili…</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Faili ya hapa</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Andika faili ya PDF</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Kushoto kwenda kulia, juu kwenda chini</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Kushoto kwenda kulia, chini kwenda juu</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Kulia kwenda kushoto, chini kwenda juu</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Kulia kwenda kushoto, juu kwenda chini</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Chini kwenda juu, kushoto kwenda kulia</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Chini kwenda juu, kulia kwenda kushoto</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Juu kwenda chini, kushoto kwenda kulia</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Juu kwenda chini, kulia kwenda kushoto</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 tayari ipo.
Je, unataka kuiandika upya?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 ni folda.
Tafadhali chagua jina jingine la faili.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Faili %1 haiwezi kuandikwa.
Tafadhali chagua jina jingine la faili.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Ukurasa wa kwanza hauwezi kuwa baada ya ukurasa wa mwisho.</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 haikuandikwa sahihi. Tenganisha kurasa kwa ‘,’, andika masafa kwa ‘-’, na hakikisha masafa hayapishani.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Kurasa hazikuandikwa sahihi</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Mipangilio ya pande mbili inapingana</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Mipangilio ya pande mbili inapingana. Je, unataka kuirekebisha?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>‘Kurasa kwa kila karatasi’ na ‘Seti ya kurasa’ haziwezi kutumika pamoja.
Tafadhali zima mojawapo.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Kiotomatiki</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>Mipangilio ya ukurasa</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Ukurasa unaofuata</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Ukurasa uliotangulia</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Ukurasa wa kwanza</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Ukurasa wa mwisho</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Tosheleza upana</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Tosheleza ukurasa</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Kuza</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Punguza</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Wima</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Mlalo</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>Onyesha ukurasa mmoja</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>Onyesha kurasa mbili</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>Onyesha kurasa zote</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Chapa</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Mipangilio ya ukurasa</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>Hakikisho la uchapaji</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>Hamisha kuwa PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Sifa za printa</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Chaguo za kazi</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Mipangilio ya ukurasa inapingana</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Chaguo za mipangilio ya ukurasa zinapingana. Je, unataka kuzirekebisha?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Chaguo za juu zinapingana</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Baadhi ya chaguo za juu zinapingana. Je, unataka kuzirekebisha?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Ukurasa</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Chaguo za juu</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Baadhi ya chaguo zinapingana. Tafadhali zirekebishe.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Print range</source>
        <translation>Kurasa za kuchapa</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Chapa zote</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Kurasa kuanzia</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hadi</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Kurasa</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Andika kurasa au masafa yaliyotenganishwa kwa koma. Masafa ni namba mbili zenye kistari kati yake. Kwa mfano, 3,5-7,9 huchapa kurasa 3, 5, 6, 7 na 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Ukurasa wa sasa</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Kilichochaguliwa</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Seti ya kurasa:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Mipangilio ya matokeo</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Nakala:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Panga nakala</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Kinyume</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Nakala</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Kwa rangi</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Kijivu</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Uchapaji wa pande mbili</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Imezimwa</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Kufungwa upande mrefu</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Kufungwa upande mfupi</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Chaguo</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Printa</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Jina:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Sifa</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Mahali:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Hakikisho</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Aina:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Faili ya matokeo:</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Sogeza kushoto</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Sogeza kulia</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kata</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Nakili anwani ya &amp;kiungo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Bandika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chagua zote</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>as at %1</source>
        <translation>kama ilivyo tarehe %1</translation>
    </message>
</context>
<context>
    <name>ReaderPage</name>
    <message>
        <source>Skip to the text</source>
        <translation>Ruka hadi kwenye matini</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Yaliyomo</translation>
    </message>
    <message>
        <source>Show the contents</source>
        <translation>Onyesha yaliyomo</translation>
    </message>
    <message>
        <source>Hide the contents</source>
        <translation>Ficha yaliyomo</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Upana wa yaliyomo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Matini</translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation>Chuja yaliyomo</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Panua yote</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Kunja yote</translation>
    </message>
    <message>
        <source>No matching headings.</source>
        <translation>Hakuna vichwa vinavyolingana.</translation>
    </message>
    <message>
        <source>This text has no table of contents.</source>
        <translation>Matini hii haina orodha ya yaliyomo.</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Tanbihi</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>The text could not be loaded.</source>
        <translation>Matini haikuweza kupakiwa.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Bila jina</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Onyesha toleo jipya zaidi</translation>
    </message>
    <message>
        <source>Invalid address</source>
        <translation>Anwani si sahihi</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>Haimo katika maktaba hii</translation>
    </message>
    <message>
        <source>No such version</source>
        <translation>Hakuna toleo kama hilo</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Hii si anwani ya sheria au hukumu.</translation>
    </message>
    <message>
        <source>The open library does not contain this work.</source>
        <translation>Maktaba iliyofunguliwa haina andiko hili.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2. The earliest is dated %3.</source>
        <translation>Maktaba haina toleo la “%1” la tarehe %2. La kwanza kabisa ni la %3.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2.</source>
        <translation>Maktaba haina toleo la “%1” la tarehe %2.</translation>
    </message>
    <message>
        <source>The library lists “%1” but does not contain this version.</source>
        <translation>Maktaba inaorodhesha “%1” lakini haina toleo hili.</translation>
    </message>
    <message>
        <source>Show the undated version</source>
        <translation>Onyesha toleo lisilo na tarehe</translation>
    </message>
    <message>
        <source>Show the version of %1</source>
        <translation>Onyesha toleo la %1</translation>
    </message>
    <message>
        <source>The stored text is damaged. Import the original again, or sync its source. Other texts are not affected.</source>
        <translation>Matini iliyohifadhiwa imeharibika. Ingiza tena hati ya awali, au sawazisha chanzo chake. Matini nyingine hazijaathiriwa.</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>Matini hii haiwezi kuonyeshwa</translation>
    </message>
</context>
<context>
    <name>ReceiverText</name>
    <message>
        <source>answers 200 at once</source>
        <translation>hujibu 200 mara moja</translation>
    </message>
    <message>
        <source>answers 204, without a body</source>
        <translation>hujibu 204, bila mwili</translation>
    </message>
    <message>
        <source>answers 200 after 9.9 s, just in time</source>
        <translation>hujibu 200 baada ya sekunde 9.9, karibu muda uishe</translation>
    </message>
    <message>
        <source>answers 200 after 10.1 s, just too late</source>
        <translation>hujibu 200 baada ya sekunde 10.1, muda ukiwa umeisha tu</translation>
    </message>
    <message>
        <source>accepts the request and never answers</source>
        <translation>hupokea ombi na haijibu kamwe</translation>
    </message>
    <message>
        <source>answers one byte per second, too slowly for the status to arrive in time</source>
        <translation>hujibu baiti moja kwa sekunde, polepole mno kiasi kwamba hali haifiki kwa wakati</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>hujibu 200, kisha hukata muunganisho kabla ya mwili</translation>
    </message>
    <message>
        <source>accepts the request, then closes the connection</source>
        <translation>hupokea ombi, kisha hufunga muunganisho</translation>
    </message>
    <message>
        <source>fails three times, then answers 200</source>
        <translation>hushindikana mara tatu, kisha hujibu 200</translation>
    </message>
    <message>
        <source>asks once to wait 7 s, then answers 200</source>
        <translation>huomba mara moja kusubiri sekunde 7, kisha hujibu 200</translation>
    </message>
    <message>
        <source>answers 410: the sender stops calling it</source>
        <translation>hujibu 410: mtumaji haiiti tena</translation>
    </message>
    <message>
        <source>redirects to another address</source>
        <translation>huelekeza kwenye anwani nyingine</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>hushindikana kila mara</translation>
    </message>
    <message>
        <source>answers 200 with a binary body</source>
        <translation>hujibu 200 pamoja na mwili wa binari</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>hujibu 200 pamoja na mwili wa MB 100</translation>
    </message>
    <message>
        <source>fails three times out of ten, the same ones for the same seed</source>
        <translation>hushindikana mara tatu kati ya kumi, zilezile kwa mbegu ileile</translation>
    </message>
    <message>
        <source>A closed connection counts as not received.</source>
        <translation>Muunganisho uliofungwa huhesabiwa kuwa ombi halikupokewa.</translation>
    </message>
    <message>
        <source>A work that is created and deleted within the window is reported as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>Andiko linaloundwa na kuondolewa ndani ya kipindi hutajwa kuwa limeondolewa. Kipokezi hulichukua kwanza, hupata 404, na hakina cha kuondoa.</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is reported as created, because the receiver does not know it yet.</source>
        <translation>Andiko linaloundwa na kusasishwa papo hapo hutajwa kuwa limeundwa, kwa sababu kipokezi bado hakilijui.</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after the work was created again, as the specification warns. A receiver that deletes without checking loses a work that exists.</source>
        <translation>Kuondolewa kwa andiko hufika baada ya andiko kuundwa tena, kama vipimo vinavyoonya. Kipokezi kinachoondoa bila kukagua hupoteza andiko lililopo.</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which may arrive in the wrong order.</source>
        <translation>Andiko linaondolewa na kuundwa tena dakika moja baadaye: miito miwili, ambayo inaweza kufika kwa mpangilio usio sahihi.</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, as two invocations: the deletion arrives a second after the creation. A receiver that deletes without checking loses a work that exists.</source>
        <translation>Andiko linaondolewa na kuundwa tena ndani ya sekunde kumi, kwa miito miwili: kuondolewa hufika sekunde moja baada ya kuundwa. Kipokezi kinachoondoa bila kukagua hupoteza andiko lililopo.</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end in the same state as after one.</source>
        <translation>Mtumaji asiyekusanya: masasisho matatu ndani ya sekunde kumi ni miito mitatu. Kipokezi lazima kiishie katika hali ileile kama baada ya mmoja.</translation>
    </message>
    <message>
        <source>The history of a work, with each invocation sent twice and in random order.</source>
        <translation>Historia ya andiko, kila mwito ukitumwa mara mbili na kwa mpangilio wa nasibu.</translation>
    </message>
    <message>
        <source>Each request arrives twice. A correct receiver recognizes the duplicate.</source>
        <translation>Kila ombi hufika mara mbili. Kipokezi sahihi hutambua nakala.</translation>
    </message>
    <message>
        <source>A version of a work is created. Thirty seconds later one request is sent, which the receiver answers with 200.</source>
        <translation>Toleo la andiko linaundwa. Sekunde thelathini baadaye ombi moja linatumwa, na kipokezi kinalijibu kwa 200.</translation>
    </message>
    <message>
        <source>A receiver that fails three times out of ten receives every invocation eventually.</source>
        <translation>Kipokezi kinachoshindikana mara tatu kati ya kumi hatimaye hupokea miito yote.</translation>
    </message>
    <message>
        <source>A receiver that answers 410 is not called any more until its webhook is resumed.</source>
        <translation>Kipokezi kinachojibu 410 hakiitwi tena hadi webhook yake iendelezwe.</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>Kipindi hufunguliwa na badiliko la kwanza na hudumu sekunde 30. Sasisho la sekunde ya 29.9 limo ndani yake, la sekunde ya 30.1 huanza kingine.</translation>
    </message>
    <message>
        <source>A receiver that never answers is treated like one that fails.</source>
        <translation>Kipokezi kisichojibu kamwe huchukuliwa kama kile kinachoshindikana.</translation>
    </message>
    <message>
        <source>With jitter, retries are up to a tenth earlier or later; the same seed gives the same times.</source>
        <translation>Kwa mtikisiko wa nasibu, majaribio ya kurudia huwahi au kuchelewa kwa hadi sehemu moja ya kumi; mbegu ileile hutoa nyakati zilezile.</translation>
    </message>
    <message>
        <source>The network takes five seconds; a receiver may be called while it still handles an earlier request.</source>
        <translation>Mtandao huchukua sekunde tano; kipokezi kinaweza kuitwa wakati bado kinashughulikia ombi la awali.</translation>
    </message>
    <message>
        <source>The first request is lost. The sender waits 10 s for an answer, and tries again 5 s later.</source>
        <translation>Ombi la kwanza linapotea. Mtumaji husubiri jibu kwa sekunde 10, na hujaribu tena sekunde 5 baadaye.</translation>
    </message>
    <message>
        <source>An answer of 204, without a body, counts as received.</source>
        <translation>Jibu la 204, bila mwili, huhesabiwa kuwa ombi limepokewa.</translation>
    </message>
    <message>
        <source>Two receivers, one of which hangs: the other receives everything without delay.</source>
        <translation>Vipokezi viwili, kimoja kimekwama: kingine hupokea kila kitu bila kuchelewa.</translation>
    </message>
    <message>
        <source>Four works change at the same time, and the requests arrive in a different order.</source>
        <translation>Maandiko manne yanabadilika kwa wakati mmoja, na maombi yanafika kwa mpangilio tofauti.</translation>
    </message>
    <message>
        <source>A receiver that has failed for five days is paused. Later changes are kept for it, one per work, beside the invocations that were pending.</source>
        <translation>Kipokezi kilichoshindikana kwa siku tano kinasitishwa. Mabadiliko ya baadaye huwekwa kwa ajili yake, moja kwa kila andiko, pamoja na miito iliyokuwa ikisubiri.</translation>
    </message>
    <message>
        <source>A receiver fails three times, then accepts the invocation. Every request has the same invocation id.</source>
        <translation>Kipokezi kinashindikana mara tatu, kisha kinapokea mwito. Kila ombi lina kitambulisho kilekile cha mwito.</translation>
    </message>
    <message>
        <source>A redirect is a failure and is not followed.</source>
        <translation>Kuelekezwa kwingine ni kushindikana na hakufuatwi.</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, even if the receiver has processed the invocation: it is sent again.</source>
        <translation>Jibu baada ya sekunde 10.1 ni kushindikana, hata kama kipokezi kimeushughulikia mwito: unatumwa tena.</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>Jibu baada ya sekunde 9.9 limewahi.</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten more times over twelve and a half hours; then the sender gives up.</source>
        <translation>Kipokezi kinachoshindikana kila mara hujaribiwa mara kumi zaidi kwa muda wa saa kumi na mbili na nusu; kisha mtumaji hukata tamaa.</translation>
    </message>
    <message>
        <source>A receiver asks for a pause of one minute. No request is sent before it ends, not even about other works.</source>
        <translation>Kipokezi kinaomba kusubiriwa kwa dakika moja. Hakuna ombi linalotumwa kabla haijaisha, hata kuhusu maandiko mengine.</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A correct receiver answers 400, and does nothing.</source>
        <translation>Nusu ya JSON haipo. Kipokezi sahihi hujibu 400, na hakifanyi chochote.</translation>
    </message>
    <message>
        <source>A newer sender uses an unknown action. A correct receiver answers 200, and fetches the work or ignores the request.</source>
        <translation>Mtumaji mpya zaidi anatumia kitendo kisichojulikana. Kipokezi sahihi hujibu 200, na hulichukua andiko au hupuuza ombi.</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>Masasisho matano ya andiko moja ndani ya nusu dakika ni mwito mmoja.</translation>
    </message>
    <message>
        <source>Changes of different works are separate invocations, however close together they are.</source>
        <translation>Mabadiliko ya maandiko tofauti ni miito tofauti, hata yakikaribiana vipi.</translation>
    </message>
    <message>
        <source>The request has a wrong signature. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>Ombi lina sahihi isiyo halali. Kipokezi kinachokagua sahihi hujibu 401, na hakifanyi chochote.</translation>
    </message>
    <message>
        <source>forwards to %1</source>
        <translation>hupeleka kwa %1</translation>
    </message>
    <message>
        <source>answers %1</source>
        <translation>hujibu %1</translation>
    </message>
    <message>
        <source>answers %1 after %2 ms</source>
        <translation>hujibu %1 baada ya ms %2</translation>
    </message>
</context>
<context>
    <name>SearchHit</name>
    <message>
        <source>Page %1</source>
        <translation>Ukurasa wa %1</translation>
    </message>
</context>
<context>
    <name>SearchMemory</name>
    <message>
        <source>%1 new</source>
        <comment>results of a saved search</comment>
        <translation>mapya: %1</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 kati ya %2</translation>
    </message>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%Ln imetajwa kuwa imeondolewa</numerusform>
            <numerusform>%Ln zimetajwa kuwa zimeondolewa</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is stored in the encrypted file. Enter its password.</source>
        <translation>Tokeni imehifadhiwa katika faili iliyosimbwa. Weka nenosiri lake.</translation>
    </message>
    <message>
        <source>Connections to this server have not been allowed yet. Reopen the library to allow them, or enter the token again.</source>
        <translation>Miunganisho kwa seva hii bado haijaruhusiwa. Fungua maktaba tena ili kuiruhusu, au weka tokeni tena.</translation>
    </message>
    <message>
        <source>The token was stored only until you quit. Enter it again.</source>
        <translation>Tokeni ilihifadhiwa hadi ulipofunga programu tu. Iweke tena.</translation>
    </message>
    <message>
        <source>The stored token was not found. Enter it again.</source>
        <translation>Tokeni iliyohifadhiwa haikupatikana. Iweke tena.</translation>
    </message>
    <message>
        <source>The server reports that more than a tenth of the texts from %1 no longer exist. This is unusual, so nothing was deleted. Check the server first.</source>
        <translation>Seva inasema kwamba zaidi ya sehemu moja ya kumi ya matini kutoka %1 hazipo tena. Hili si la kawaida, kwa hiyo hakuna kilichoondolewa. Kagua seva kwanza.</translation>
    </message>
    <message>
        <source>Licence: %1, %2</source>
        <translation>Leseni: %1, %2</translation>
    </message>
    <message>
        <source>then run again</source>
        <translation>kisha endesha tena</translation>
    </message>
    <message>
        <source>Another program is syncing this source. Syncing continues here when it has finished.</source>
        <translation>Programu nyingine inasawazisha chanzo hiki. Usawazishaji utaendelea hapa itakapomaliza.</translation>
    </message>
    <message>
        <source>Texts reported as deleted are checked again at %1 and removed if the server still does not have them.</source>
        <translation>Matini zinazotajwa kuwa zimeondolewa hukaguliwa tena saa %1 na huondolewa ikiwa seva bado haina.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>Matini %Ln haikuweza kupakuliwa kikamilifu. Matini zilizopo zimebakizwa, na uendeshaji ujao utajaribu tena. “Historia” inaonyesha sababu.</numerusform>
            <numerusform>Matini %Ln hazikuweza kupakuliwa kikamilifu. Matini zilizopo zimebakizwa, na uendeshaji ujao utajaribu tena. “Historia” inaonyesha sababu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>Haitumiki</translation>
    </message>
    <message>
        <source>Uncommenced</source>
        <translation>Haijaanza kutumika</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Imepitwa na toleo jipya</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Sheria is already running, but does not respond. Close it, or wait, and try again.</source>
        <translation>Sheria tayari inaendeshwa, lakini haijibu. Ifunge, au subiri, kisha ujaribu tena.</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source needs its token. Enter it on the Sync page.</source>
        <translation>Chanzo kinahitaji tokeni yake. Iweke katika ukurasa wa Usawazishaji.</translation>
    </message>
    <message>
        <source>%1 needs its token. Enter it on the Sync page.</source>
        <translation>%1 inahitaji tokeni yake. Iweke katika ukurasa wa Usawazishaji.</translation>
    </message>
    <message>
        <source>Sync failed: %1</source>
        <translation>Usawazishaji umeshindikana: %1</translation>
    </message>
    <message>
        <source>Sync of %1 failed: %2</source>
        <translation>Usawazishaji wa %1 umeshindikana: %2</translation>
    </message>
    <message>
        <source>Sync cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>Usawazishaji umeghairiwa. Matini zilizopakuliwa zimebakizwa, na uendeshaji ujao utaendelea kuanzia hapo.</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>Usawazishaji %Ln umeghairiwa. Matini zilizopakuliwa zimebakizwa, na uendeshaji ujao utaendelea kuanzia hapo.</numerusform>
            <numerusform>Usawazishaji mara %Ln umeghairiwa. Matini zilizopakuliwa zimebakizwa, na uendeshaji ujao utaendelea kuanzia hapo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sync completed: nothing new.</source>
        <translation>Usawazishaji umekamilika: hakuna jipya.</translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Usawazishaji umekamilika: matini %Ln imepakuliwa.</numerusform>
            <numerusform>Usawazishaji umekamilika: matini %Ln zimepakuliwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>Vyanzo %1 vimesawazishwa: matini %Ln imepakuliwa.</numerusform>
            <numerusform>Vyanzo %1 vimesawazishwa: matini %Ln zimepakuliwa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Contacting the server</source>
        <translation>Inaunganishwa na seva</translation>
    </message>
    <message>
        <source>Places and topics</source>
        <translation>Maeneo na mada</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <translation>zimeorodheshwa %1</translation>
    </message>
    <message>
        <source>%1 of %2 downloaded</source>
        <translation>zimepakuliwa %1 kati ya %2</translation>
    </message>
    <message>
        <source>Checking for deletions</source>
        <translation>Inakagua zilizoondolewa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Imekamilika</translation>
    </message>
    <message>
        <source>Token required</source>
        <translation>Tokeni inahitajika</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Imesitishwa</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Imeshindikana</translation>
    </message>
    <message>
        <source>Too many deletions</source>
        <translation>Zilizoondolewa ni nyingi mno</translation>
    </message>
    <message>
        <source>Never synced</source>
        <translation>Hakijawahi kusawazishwa</translation>
    </message>
    <message>
        <source>Interrupted; the next run continues</source>
        <translation>Umekatizwa; uendeshaji ujao utaendelea</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln imeshindikana</numerusform>
            <numerusform>%Ln zimeshindikana</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Kimesasishwa</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>Umekamilika na hitilafu</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Umesimamishwa</translation>
    </message>
    <message>
        <source>scheduled</source>
        <translation>kwa ratiba</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>webhook</translation>
    </message>
    <message>
        <source>recheck of deletions</source>
        <translation>ukaguzi wa pili wa zilizoondolewa</translation>
    </message>
    <message>
        <source>Being synced by another program</source>
        <translation>Kinasawazishwa na programu nyingine</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Inasubiri</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Unasimamishwa…</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>Chanzo %Ln: zimepakuliwa %1 kati ya %2</numerusform>
            <numerusform>Vyanzo %Ln: zimepakuliwa %1 kati ya %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>Chanzo %Ln kinasawazishwa</numerusform>
            <numerusform>Vyanzo %Ln vinasawazishwa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 kwa sekunde</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>imebaki sek %Ln</numerusform>
            <numerusform>zimebaki sek %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>imebaki dak %Ln</numerusform>
            <numerusform>zimebaki dak %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>zimebaki saa %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Unaendelea</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Umekatizwa</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>kwa mkono</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mpya</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Imerekebishwa</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Imebadilika</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Imeondolewa</translation>
    </message>
    <message>
        <source>Enter it under “Edit…”.</source>
        <translation>Iweke chini ya “Hariri…”.</translation>
    </message>
    <message>
        <source>Select less under “Edit…”, or ask the operator of the server.</source>
        <translation>Chagua machache chini ya “Hariri…”, au muulize mwendeshaji wa seva.</translation>
    </message>
    <message>
        <source>No data was lost. Run the sync again later to continue.</source>
        <translation>Hakuna data iliyopotea. Endesha usawazishaji tena baadaye ili kuendelea.</translation>
    </message>
    <message>
        <source>Free some disk space. No data was lost, and the next run continues from here.</source>
        <translation>Ongeza nafasi kwenye diski. Hakuna data iliyopotea, na uendeshaji ujao utaendelea kuanzia hapa.</translation>
    </message>
    <message>
        <source>Check that this is the address of the API. To change it, remove the source and connect again; downloaded texts are kept.</source>
        <translation>Hakikisha kwamba hii ndiyo anwani ya API. Ili kuibadilisha, ondoa chanzo na uunganishe tena; matini zilizopakuliwa zitabakizwa.</translation>
    </message>
    <message>
        <source>Another program is syncing this library. Run the sync again when it has finished.</source>
        <translation>Programu nyingine inasawazisha maktaba hii. Endesha usawazishaji tena itakapomaliza.</translation>
    </message>
    <message>
        <source>Run the sync again. If that does not help, “Full Check” compares everything.</source>
        <translation>Endesha usawazishaji tena. Hilo lisiposaidia, “Ukaguzi kamili” hulinganisha kila kitu.</translation>
    </message>
    <message>
        <source>The next run continues.</source>
        <translation>Uendeshaji ujao utaendelea.</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this version is unknown.</source>
        <translation>Tarehe ya toleo hili haijulikani.</translation>
    </message>
    <message>
        <source>Future version, from %1.</source>
        <translation>Toleo la baadaye, kuanzia %1.</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>Kama ilivyokuwa tarehe %1.</translation>
    </message>
    <message>
        <source>Current version, from %1 to %2.</source>
        <translation>Toleo la sasa, kuanzia %1 hadi %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1 to %2.</source>
        <translation>Toleo la kihistoria, kuanzia %1 hadi %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1.</source>
        <translation>Toleo la kihistoria, kuanzia %1.</translation>
    </message>
    <message>
        <source>Version of %1.</source>
        <translation>Toleo la %1.</translation>
    </message>
    <message>
        <source>Current version, from %1, with amendments published up to %2.</source>
        <translation>Toleo la sasa, kuanzia %1, pamoja na marekebisho yaliyochapishwa hadi %2.</translation>
    </message>
    <message>
        <source>Current version, from %1.</source>
        <translation>Toleo la sasa, kuanzia %1.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Imebatilishwa</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Imeondoshwa</translation>
    </message>
    <message>
        <source>Lapsed</source>
        <translation>Imekoma</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Haipo kwenye matumizi</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Muda wake umekwisha</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Nafasi imechukuliwa</translation>
    </message>
    <message>
        <source>Disapplied</source>
        <translation>Imezuiwa kutumika</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Repealed.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <comment>Repealed by the Act.</comment>
        <translation>%1 na %2.</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>Repealed on a date.</comment>
        <translation>%1 tarehe %2.</translation>
    </message>
    <message>
        <source>%1 on %2 by %3.</source>
        <comment>Repealed on a date by the Act.</comment>
        <translation>%1 tarehe %2 na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>Marekebisho %Ln ya baadaye bado hayajajumuishwa.</numerusform>
            <numerusform>Marekebisho %Ln ya baadaye bado hayajajumuishwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>Marekebisho %Ln ya baadaye bado hayajajumuishwa: %1.</numerusform>
            <numerusform>Marekebisho %Ln ya baadaye bado hayajajumuishwa: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>No commencement recorded.</source>
        <translation>Hakuna kuanza kutumika kulikoandikwa.</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>Si vifungu vyake vyote vilivyoanza kutumika.</translation>
    </message>
    <message>
        <source>This version is not yet in force.</source>
        <translation>Toleo hili bado halitumiki.</translation>
    </message>
    <message>
        <source>This is not the latest version.</source>
        <translation>Hili si toleo jipya zaidi.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>Matini haitaji tarehe yake. Tarehe ya andiko imeonyeshwa badala yake.</translation>
    </message>
    <message>
        <source>Available as PDF only. The text is shown page by page.</source>
        <translation>Inapatikana kama PDF tu. Matini inaonyeshwa ukurasa kwa ukurasa.</translation>
    </message>
    <message>
        <source>The text of this work is not in the library.</source>
        <translation>Matini ya andiko hili haimo katika maktaba.</translation>
    </message>
    <message>
        <source>From %1 (latest)</source>
        <translation>Kuanzia %1 (jipya zaidi)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 hadi %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Kuanzia %1</translation>
    </message>
    <message>
        <source>Not in force: commences on %1.</source>
        <comment>date</comment>
        <translation>Haitumiki: itaanza kutumika tarehe %1.</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The embeddings endpoint does not work. Until it does, passages are found by words only.</source>
        <translation>Huduma ya vekta haifanyi kazi. Hadi itakapofanya kazi, madondoo hupatikana kwa maneno tu.</translation>
    </message>
    <message>
        <source>The endpoint rejected the key.</source>
        <translation>Huduma imekataa ufunguo.</translation>
    </message>
    <message>
        <source>The endpoint did not return embeddings. Check its address and the model name.</source>
        <translation>Huduma haikurudisha vekta. Kagua anwani yake na jina la modeli.</translation>
    </message>
    <message>
        <source>The key is no longer stored. Enter it again.</source>
        <translation>Ufunguo haujahifadhiwa tena. Uweke tena.</translation>
    </message>
    <message>
        <source>The key is in the encrypted file. Enter the password and save.</source>
        <translation>Ufunguo umo katika faili iliyosimbwa. Weka nenosiri na uhifadhi.</translation>
    </message>
    <message>
        <source>Connections to the endpoint have not been allowed yet. Reopen the library to allow them, or save the endpoint here.</source>
        <translation>Miunganisho kwa huduma ya vekta bado haijaruhusiwa. Fungua maktaba tena ili kuiruhusu, au hifadhi huduma hapa.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Quoted correctly: brackets or ellipses show what was changed.</source>
        <translation>Imenukuliwa sawasawa: mabano au nukta tatu huonyesha kilichobadilishwa.</translation>
    </message>
    <message>
        <source>Quoted correctly: the text has these words.</source>
        <translation>Imenukuliwa sawasawa: matini ina maneno haya.</translation>
    </message>
    <message>
        <source>The text has these words, but elsewhere.</source>
        <translation>Matini ina maneno haya, lakini mahali pengine.</translation>
    </message>
    <message>
        <source>The text of this date does not have these words; that of another date does.</source>
        <translation>Matini ya tarehe hii haina maneno haya; ya tarehe nyingine inayo.</translation>
    </message>
    <message>
        <source>Altered: the text has words like these, but other ones, or what was left out changes the sense.</source>
        <translation>Imegeuzwa: matini ina maneno yanayofanana na haya, lakini mengine, au yaliyoachwa yanabadilisha maana.</translation>
    </message>
    <message>
        <source>Not found: no text of this work that the library holds has these words.</source>
        <translation>Haikupatikana: hakuna matini ya andiko hili iliyomo katika maktaba yenye maneno haya.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wapi</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Yaliyoachwa</translation>
    </message>
    <message>
        <source>From the text to the quotation (struck out: only the text, underlined: only the quotation)</source>
        <translation>Kutoka matini hadi nukuu (yaliyokatwa kwa mstari: katika matini tu, yaliyopigiwa mstari: katika nukuu tu)</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Matini ya %1</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Stakabadhi</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccessDialog</name>
    <message>
        <source>Accounts and Tokens</source>
        <translation>Akaunti na tokeni</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokeni</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Ufikiaji</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Akaunti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Akaunti</translation>
    </message>
    <message>
        <source>Name of a new account</source>
        <translation>Jina la akaunti mpya</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ongeza</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (imezimwa)</translation>
    </message>
    <message>
        <source>Not possible: the name is already in use, or the library would have no administrator.</source>
        <translation>Haiwezekani: jina tayari linatumika, au maktaba ingebaki bila msimamizi.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Thamani si sahihi: %1</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>Bado hakuna akaunti.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Imewashwa</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Msimamizi</translation>
    </message>
    <message>
        <source>Can read court decisions</source>
        <translation>Anaweza kusoma maamuzi ya mahakama</translation>
    </message>
    <message>
        <source>Administrators always can.</source>
        <translation>Wasimamizi wanaweza daima.</translation>
    </message>
    <message>
        <source>Remove Account…</source>
        <translation>Ondoa akaunti…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Jina</translation>
    </message>
    <message>
        <source>&amp;Display name</source>
        <translation>Jina la &amp;kuonyeshwa</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Nenosiri</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>Nenosiri jipya</translation>
    </message>
    <message>
        <source>Set Password</source>
        <translation>Weka nenosiri</translation>
    </message>
    <message>
        <source>Remove Password</source>
        <translation>Ondoa nenosiri</translation>
    </message>
    <message>
        <source>Can sign in to the server&apos;s web pages with name and password.</source>
        <translation>Anaweza kuingia kwenye kurasa za wavuti za seva kwa jina na nenosiri.</translation>
    </message>
    <message>
        <source>No password; tokens only.</source>
        <translation>Hakuna nenosiri; tokeni tu.</translation>
    </message>
    <message>
        <source>Created %1. Last signed in %2.</source>
        <translation>Iliundwa %1. Aliingia mara ya mwisho %2.</translation>
    </message>
    <message>
        <source>Created %1. Never signed in.</source>
        <translation>Iliundwa %1. Hajawahi kuingia.</translation>
    </message>
    <message>
        <source>Remove Account</source>
        <translation>Ondoa akaunti</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>Uondoe “%1”?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Its tokens are revoked and all its sessions end. This cannot be undone.</source>
        <translation>Tokeni zake zinabatilishwa na vipindi vyake vyote vinaisha. Hili haliwezi kutenduliwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · ukurasa wa %2</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Maneno: %1</translation>
    </message>
    <message>
        <source>Similar in meaning</source>
        <translation>Maana inayofanana</translation>
    </message>
    <message>
        <source>%L1 % of the best match</source>
        <translation>%L1 % ya tokeo bora zaidi</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Kipimo: %1</translation>
    </message>
    <message>
        <source>Similarity of meaning: %1</source>
        <translation>Kufanana kwa maana: %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Hifadhi ya maarifa</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Uliza swali</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Uliza</translation>
    </message>
    <message>
        <source>Open in the Reader</source>
        <translation>Fungua katika kisomaji</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Nakili kama curl</translation>
    </message>
    <message>
        <source>Copies the query as a curl command</source>
        <translation>Hunakili ombi kama amri ya curl</translation>
    </message>
    <message>
        <source>Only this place</source>
        <translation>Eneo hili tu</translation>
    </message>
    <message>
        <source>Place, such as za-cpt</source>
        <translation>Eneo, kama za-cpt</translation>
    </message>
    <message>
        <source>In force only</source>
        <translation>Zinazotumika tu</translation>
    </message>
    <message>
        <source>As at</source>
        <translation>Kwa tarehe</translation>
    </message>
    <message>
        <source>Search the law as at this date</source>
        <translation>Tafuta katika sheria kama ilivyo tarehe hii</translation>
    </message>
    <message>
        <source>Matching passages</source>
        <translation>Madondoo yanayolingana</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Kiwango cha kulingana</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Dondoo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Kwa nini</translation>
    </message>
    <message>
        <source>Text of the passage</source>
        <translation>Matini ya dondoo</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Inatafuta…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Hakuna matokeo.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>dondoo %Ln</numerusform>
            <numerusform>madondoo %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The library may not answer this question.</source>
        <translation>%1. Huenda maktaba haijibu swali hili.</translation>
    </message>
    <message>
        <source>%1 (so far; the search index is being updated)</source>
        <translation>%1 (hadi sasa; fahirisi ya utafutaji inasasishwa)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>Ombi limenakiliwa.</translation>
    </message>
    <message>
        <source>Passages that match the question are listed here.</source>
        <translation>Madondoo yanayolingana na swali huorodheshwa hapa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>Tuma tena</translation>
    </message>
    <message>
        <source>Sends the invocation again now, with the same id and all retries</source>
        <translation>Hutuma mwito tena sasa hivi, kwa kitambulisho kilekile na majaribio yote ya kurudia</translation>
    </message>
    <message>
        <source>Send To…</source>
        <translation>Tuma kwa…</translation>
    </message>
    <message>
        <source>Sends the invocation once to another address</source>
        <translation>Hutuma mwito mara moja kwa anwani nyingine</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>Nakili kama curl</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Ombi</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Jibu</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and what came back.</source>
        <translation>Chagua jaribio ili uone kilichotumwa na kilichorudi.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>event, work, address</comment>
        <translation>%1: %2 kwa %3</translation>
    </message>
    <message>
        <source>This invocation is no longer in the queue.</source>
        <translation>Mwito huu haumo tena katika foleni.</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>Umewasilishwa baada ya jaribio %Ln.</numerusform>
            <numerusform>Umewasilishwa baada ya majaribio %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>Umeachwa baada ya jaribio %Ln.</numerusform>
            <numerusform>Umeachwa baada ya majaribio %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: the webhook is paused.</source>
        <translation>Unasubiri: webhook imesitishwa.</translation>
    </message>
    <message>
        <source>Due; sent as soon as the server is running.</source>
        <translation>Wakati wake umefika; utatumwa mara seva itakapoendeshwa.</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>Jaribio lijalo baada ya %1, saa %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BasesPage</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Hifadhi za maarifa</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mpya</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Msimbo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Maelezo</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Sheria zilizotungwa</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>Hukumu</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Maeneo</translation>
    </message>
    <message>
        <source>Natures</source>
        <translation>Aina za maandiko</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Mada</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Separate codes with commas. Empty fields match everything.</source>
        <translation>Tenganisha misimbo kwa mkato. Sehemu zilizo wazi hulingana na kila kitu.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefController</name>
    <message>
        <source>Check a &amp;Brief…</source>
        <translation>Kagua ho&amp;ja za maandishi…</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>Choose &amp;Document…</source>
        <translation>Chagua &amp;hati…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Kinachoorodheshwa</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Kila kitu</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>Yenye matatizo tu</translation>
    </message>
    <message>
        <source>Only what was not checked</source>
        <translation>Ambayo hayakukaguliwa tu</translation>
    </message>
    <message>
        <source>Save Copy with &amp;Comments…</source>
        <translation>Hifadhi nakala yenye &amp;maoni…</translation>
    </message>
    <message>
        <source>Writes a copy of the document with a comment at each citation and quotation that has a problem or was not checked</source>
        <translation>Huandika nakala ya hati yenye maoni kwenye kila rejeleo na nukuu yenye tatizo au ambayo haikukaguliwa</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Hifadhi &amp;ripoti…</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Ukaguzi</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Mahali</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>Katika hati</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>Katika maktaba</translation>
    </message>
    <message>
        <source>Citations and quotations</source>
        <translation>Marejeleo na nukuu</translation>
    </message>
    <message>
        <source>Check a Brief</source>
        <translation>Kagua hoja za maandishi</translation>
    </message>
    <message>
        <source>Documents (%1)</source>
        <translation>Hati (%1)</translation>
    </message>
    <message>
        <source>Choose a document, or drop one here: .docx, .odt, .pdf, .md, .html or .txt. It stays on this computer.</source>
        <translation>Chagua hati, au idondoshe hapa: .docx, .odt, .pdf, .md, .html au .txt. Hubaki kwenye kompyuta hii.</translation>
    </message>
    <message>
        <source>The document cites and quotes nothing.</source>
        <translation>Hati haina marejeleo wala nukuu.</translation>
    </message>
    <message>
        <source>There is nothing of this kind.</source>
        <translation>Hakuna cha aina hii.</translation>
    </message>
    <message>
        <source>%1: %L2 citations and quotations, %L3 with problems</source>
        <translation>%1: marejeleo na nukuu %L2, zenye matatizo %L3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Imehifadhiwa: %1</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Faili haikuweza kuandikwa.</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <comment>name of a file</comment>
        <translation>%1 imekaguliwa</translation>
    </message>
    <message>
        <source>Save Copy with Comments</source>
        <translation>Hifadhi nakala yenye maoni</translation>
    </message>
    <message>
        <source>The copy would replace the document that was checked.</source>
        <translation>Nakala ingechukua nafasi ya hati iliyokaguliwa.</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>Chagua jina jingine la nakala.</translation>
    </message>
    <message>
        <source>%1 report</source>
        <comment>name of a file</comment>
        <translation>%1 ripoti</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Hifadhi ripoti</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Ukurasa wa wavuti (*.html);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Bila jina</translation>
    </message>
    <message>
        <source>%1, %2 decisions</source>
        <translation>%1, maamuzi %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowsePanel</name>
    <message>
        <source>Court decisions</source>
        <translation>Maamuzi ya mahakama</translation>
    </message>
    <message>
        <source>No court decisions given by %1.</source>
        <translation>Hakuna maamuzi ya mahakama yaliyotolewa hadi %1.</translation>
    </message>
    <message>
        <source>This library contains no court decisions.</source>
        <translation>Maktaba hii haina maamuzi ya mahakama.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleController</name>
    <message>
        <source>Make a B&amp;undle…</source>
        <translation>Tengeneza ka&amp;brasha…</translation>
    </message>
    <message>
        <source>Add Part Being Read to the Bun&amp;dle</source>
        <translation>Ongeza sehemu inayosomwa kwenye kab&amp;rasha</translation>
    </message>
    <message>
        <source>Add to Bundle</source>
        <translation>Ongeza kwenye kabrasha</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Matini zilizofunguliwa</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Matokeo ya utafutaji</translation>
    </message>
    <message>
        <source>Notes of the collection “%1”</source>
        <translation>Madokezo ya mkusanyiko “%1”</translation>
    </message>
    <message>
        <source>Notes of the saved search “%1”</source>
        <translation>Madokezo ya utafutaji uliohifadhiwa “%1”</translation>
    </message>
    <message>
        <source>Make a Bundle</source>
        <translation>Tengeneza kabrasha</translation>
    </message>
    <message>
        <source>Writing the bundle…</source>
        <translation>Kabrasha linaandikwa…</translation>
    </message>
    <message>
        <source>The bundle was saved as %1.</source>
        <translation>Kabrasha limehifadhiwa kama %1.</translation>
    </message>
    <message>
        <source>No bundle was written.</source>
        <translation>Hakuna kabrasha lililoandikwa.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Faili %1 haikuweza kuandikwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleDialog</name>
    <message>
        <source>Make a Bundle</source>
        <translation>Tengeneza kabrasha</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Hifadhi…</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>Chagua kutoka</translation>
    </message>
    <message>
        <source>Texts to choose from</source>
        <translation>Matini za kuchagua</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ongeza</translation>
    </message>
    <message>
        <source>Add the chosen texts to the bundle</source>
        <translation>Ongeza matini zilizochaguliwa kwenye kabrasha</translation>
    </message>
    <message>
        <source>Add the &amp;Part Being Read</source>
        <translation>Ongeza &amp;sehemu inayosomwa</translation>
    </message>
    <message>
        <source>Add the provision that the window shows</source>
        <translation>Ongeza kifungu kinachoonyeshwa na dirisha</translation>
    </message>
    <message>
        <source>In the bundle:</source>
        <translation>Katika kabrasha:</translation>
    </message>
    <message>
        <source>Texts in the bundle, in their order</source>
        <translation>Matini za kabrasha, kwa mpangilio wake</translation>
    </message>
    <message>
        <source>Add texts, decisions or single provisions.</source>
        <translation>Ongeza matini, maamuzi au vifungu vimojavimoja.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sogeza juu</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sogeza chini</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>As a&amp;t</source>
        <translation>Kwa &amp;tarehe</translation>
    </message>
    <message>
        <source>The texts as they stood on a date</source>
        <translation>Matini kama zilivyo tarehe fulani</translation>
    </message>
    <message>
        <source>Date of the texts</source>
        <translation>Tarehe ya matini</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Madokezo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Fomati</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Hati ya PDF</translation>
    </message>
    <message>
        <source>Electronic book (EPUB)</source>
        <translation>Kitabu cha kielektroniki (EPUB)</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Jina:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;Madokezo:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Fomati:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>All on these texts</source>
        <translation>Yote ya matini hizi</translation>
    </message>
    <message>
        <source>Only of the collection “%1”</source>
        <translation>Ya mkusanyiko “%1” tu</translation>
    </message>
    <message>
        <source>Save the Bundle</source>
        <translation>Hifadhi kabrasha</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Kabrasha</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Hati za PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Vitabu vya kielektroniki (*.epub)</translation>
    </message>
    <message>
        <source>If empty: the number of documents</source>
        <translation>Ikiachwa tupu: idadi ya hati</translation>
    </message>
</context>
<context>
    <name>sheria::app::ChangesPage</name>
    <message>
        <source>What changed</source>
        <translation>Kilichobadilika</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Andiko</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Badiliko</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Kuanzia</translation>
    </message>
    <message>
        <source>New, amended, repealed and deleted texts of each sync run are listed here.</source>
        <translation>Matini mpya, zilizorekebishwa, zilizofutwa na zilizoondolewa za kila uendeshaji wa usawazishaji zimeorodheshwa hapa.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Linganisha</translation>
    </message>
    <message>
        <source>Compares the version before the change with the one after it</source>
        <translation>Hulinganisha toleo la kabla ya badiliko na lile la baada yake</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>Weka alama kuwa yote yamesomwa</translation>
    </message>
    <message>
        <source>Removes the unread marks in the library tree</source>
        <translation>Huondoa alama za kutosomwa katika mti wa maktaba</translation>
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
        <translation>Grafu ya marejeleo</translation>
    </message>
    <message>
        <source>Back to the work before</source>
        <translation>Rudi kwenye andiko lililotangulia</translation>
    </message>
    <message>
        <source>Citation graph</source>
        <translation>Grafu ya marejeleo</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Andiko</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>The arrow keys open and close branches. Return or a double click puts a work in the middle, Backspace goes back, Ctrl+Return opens its text.</source>
        <translation>Vitufe vya mishale hufungua na kufunga matawi. Return au kubofya mara mbili huweka andiko katikati, Backspace hurudi nyuma, Ctrl+Return hufungua matini yake.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Inasoma…</translation>
    </message>
    <message>
        <source>Cited by (%L1), as at %2</source>
        <translation>Imerejelewa na (%L1), kama ilivyo tarehe %2</translation>
    </message>
    <message>
        <source>Cited by (%L1)</source>
        <translation>Imerejelewa na (%L1)</translation>
    </message>
    <message>
        <source>Cites (%L1), as at %2</source>
        <translation>Inarejelea (%L1), kama ilivyo tarehe %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>Inarejelea (%L1)</translation>
    </message>
    <message>
        <source>More… (%L1)</source>
        <translation>Zaidi… (%L1)</translation>
    </message>
    <message>
        <source>Centre on This Work</source>
        <translation>Weka andiko hili katikati</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Fungua katika kichupo kipya</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationMenu</name>
    <message>
        <source>More S&amp;tyles</source>
        <translation>Mi&amp;tindo zaidi</translation>
    </message>
    <message>
        <source>Sa&amp;ve As</source>
        <translation>&amp;Hifadhi kama</translation>
    </message>
    <message>
        <source>&amp;Other Style…</source>
        <translation>Mtindo mwi&amp;ngine…</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision being read</source>
        <translation>Kifungu kinachosomwa tu</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Marejeleo</translation>
    </message>
    <message>
        <source>Citation &amp;Graph…</source>
        <translation>&amp;Grafu ya marejeleo…</translation>
    </message>
    <message>
        <source>Walk from work to work by their citations</source>
        <translation>Tembea kutoka andiko hadi andiko kwa marejeleo yake</translation>
    </message>
    <message>
        <source>Open a text to see what it cites and what cites it.</source>
        <translation>Fungua matini ili uone inachorejelea na kinachoirejelea.</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>Marejeleo hayakuweza kusomwa: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>Andiko %Ln bado halijatafutwa marejeleo.</numerusform>
            <numerusform>Maandiko %Ln bado hayajatafutwa marejeleo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No citations from or to this provision.</source>
        <translation>Hakuna marejeleo kutoka au kwenda kifungu hiki.</translation>
    </message>
    <message>
        <source>No citations from or to this text.</source>
        <translation>Hakuna marejeleo kutoka au kwenda matini hii.</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>%1 haimo katika maktaba.</translation>
    </message>
    <message>
        <source>No Treatment</source>
        <translation>Haijatajwa ilivyochukuliwa</translation>
    </message>
    <message>
        <source>What the Words Suggest</source>
        <translation>Kama maneno yanavyodokeza</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitingController</name>
    <message>
        <source>Check &amp;Quotation…</source>
        <translation>Kagua nuku&amp;u…</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation>Nakili kama</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>Kiungo cha wavuti</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>Rejeleo limenakiliwa.</translation>
    </message>
    <message>
        <source>The citations were copied.</source>
        <translation>Marejeleo yamenakiliwa.</translation>
    </message>
    <message>
        <source>The citation is being formatted…</source>
        <translation>Rejeleo linapangwa…</translation>
    </message>
    <message>
        <source>Citation Style</source>
        <translation>Mtindo wa marejeleo</translation>
    </message>
    <message>
        <source>The citation could not be formatted.</source>
        <translation>Rejeleo halikuweza kupangwa.</translation>
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
        <translation>Hifadhi marejeleo</translation>
    </message>
    <message>
        <source>citations</source>
        <comment>name of a file</comment>
        <translation>marejeleo</translation>
    </message>
    <message>
        <source>The citations were saved.</source>
        <translation>Marejeleo yamehifadhiwa.</translation>
    </message>
    <message>
        <source>The citations could not be saved.</source>
        <translation>Marejeleo hayakuweza kuhifadhiwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>Paleti ya amri</translation>
    </message>
    <message>
        <source>Action to run</source>
        <translation>Kitendo cha kutekeleza</translation>
    </message>
    <message>
        <source>Type what to do</source>
        <translation>Andika unachotaka kufanya</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Vitendo</translation>
    </message>
    <message>
        <source>No action fits what you typed. To find law, use the search field of the window.</source>
        <translation>Hakuna kitendo kinacholingana na ulichoandika. Ili kupata sheria, tumia sehemu ya kutafuta ya dirisha.</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (imewashwa)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message>
        <source>Previous Difference</source>
        <translation>Tofauti iliyotangulia</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>Tofauti inayofuata</translation>
    </message>
    <message>
        <source>Swap Texts</source>
        <translation>Badilisha nafasi za matini</translation>
    </message>
    <message>
        <source>Save Redline…</source>
        <translation>Hifadhi ulinganisho wenye alama…</translation>
    </message>
    <message>
        <source>Back to Text</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>&amp;Kabla</translation>
    </message>
    <message>
        <source>The text before</source>
        <translation>Matini ya kabla</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>&amp;Baada</translation>
    </message>
    <message>
        <source>The text after</source>
        <translation>Matini ya baada</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>Namna matini zinavyoonyeshwa</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Sambamba</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>Katika safu moja</translation>
    </message>
    <message>
        <source>Changes &amp;Only</source>
        <translation>&amp;Mabadiliko tu</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of two works</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Tofauti</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Hakuna tofauti.</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>Onyesha tofauti</translation>
    </message>
    <message>
        <source>Hide the differences</source>
        <translation>Ficha tofauti</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>Chuja tofauti</translation>
    </message>
    <message>
        <source>These texts cannot be compared</source>
        <translation>Matini hizi haziwezi kulinganishwa</translation>
    </message>
    <message>
        <source>Save Redline</source>
        <translation>Hifadhi ulinganisho wenye alama</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)</source>
        <translation>PDF (*.pdf);;Ukurasa wa wavuti (*.html);;Akoma Ntoso (*.xml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Imehifadhiwa: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Faili %1 haikuweza kuandikwa.</translation>
    </message>
    <message>
        <source>%1, %2, and %3, %4</source>
        <comment>title, date, title, date</comment>
        <translation>%1, %2, na %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>title, date, date</comment>
        <translation>%1, %2 na %3</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Tofauti ya %1 kati ya %2</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>Kifungu %Ln kipo katika lugha moja tu</numerusform>
            <numerusform>Vifungu %Ln vipo katika lugha moja tu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>tofauti %Ln</numerusform>
            <numerusform>tofauti %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Side by Side…</source>
        <translation>Hifadhi sambamba…</translation>
    </message>
    <message>
        <source>Save Side by Side</source>
        <translation>Hifadhi sambamba</translation>
    </message>
    <message>
        <source>Save Comparison</source>
        <translation>Hifadhi ulinganisho</translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Linganisha na</translation>
    </message>
    <message>
        <source>Compare “%1” with:</source>
        <translation>Linganisha “%1” na:</translation>
    </message>
    <message>
        <source>Find a text to compare with</source>
        <translation>Tafuta matini ya kulinganisha nayo</translation>
    </message>
    <message>
        <source>Title, number or address</source>
        <translation>Jina, namba au anwani</translation>
    </message>
    <message>
        <source>Texts to compare with</source>
        <translation>Matini za kulinganisha nazo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Matini</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Toleo</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Linganisha</translation>
    </message>
    <message>
        <source>Type words of a title, a number or an address to find other works.</source>
        <translation>Andika maneno ya jina, namba au anwani ili kupata maandiko mengine.</translation>
    </message>
    <message>
        <source>Looking for works…</source>
        <translation>Inatafuta maandiko…</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Hakuna maandiko yanayolingana.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>Andiko %Ln la kwanza tu.</numerusform>
            <numerusform>Maandiko %Ln ya kwanza tu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>Matini zilizofunguliwa</translation>
    </message>
    <message>
        <source>This work in other languages</source>
        <translation>Andiko hili katika lugha nyingine</translation>
    </message>
    <message>
        <source>Works of the library</source>
        <translation>Maandiko ya maktaba</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>Unganisha na seva</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>Hariri chanzo</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token</source>
        <translation>Acha wazi ili kubakiza tokeni iliyohifadhiwa</translation>
    </message>
    <message>
        <source>Sheria downloads works from a server and keeps this library in sync with it. The operator of the server provides the address and a token.</source>
        <translation>Sheria hupakua maandiko kutoka seva na huiweka maktaba hii ikiwa imesawazishwa nayo. Mwendeshaji wa seva hutoa anwani na tokeni.</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>Sheria zilizotungwa</translation>
    </message>
    <message>
        <source>Court decisions</source>
        <translation>Maamuzi ya mahakama</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Hifadhi za maarifa</translation>
    </message>
    <message>
        <source>legislation.gov.uk (feed)</source>
        <translation>legislation.gov.uk (mlisho)</translation>
    </message>
    <message>
        <source>Find Case Law, The National Archives (feed)</source>
        <translation>Find Case Law, The National Archives (mlisho)</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <translation>Jaribu muunganisho</translation>
    </message>
    <message>
        <source>The token is sent to this address unencrypted and can be intercepted. Use https:// if the server supports it.</source>
        <translation>Tokeni hutumwa kwa anwani hii bila kusimbwa na inaweza kunaswa. Tumia https:// ikiwa seva inaikubali.</translation>
    </message>
    <message>
        <source>Available:</source>
        <translation>Vinavyopatikana:</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Anwani:</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>Tokeni:</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Muunganisho unajaribiwa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nyuma</translation>
    </message>
    <message>
        <source>No token is needed. Leave the address empty for new publications, or enter the address of another Atom feed of the publisher. Licence of the documents: %1.</source>
        <translation>Tokeni haihitajiki. Acha anwani wazi kwa machapisho mapya, au andika anwani ya mlisho mwingine wa Atom wa mchapishaji. Leseni ya hati: %1.</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>Ukubwa unakadiriwa…</translation>
    </message>
    <message>
        <source>The server has no matching content.</source>
        <translation>Seva haina maudhui yanayolingana.</translation>
    </message>
    <message>
        <source>The size cannot be estimated now.</source>
        <translation>Ukubwa hauwezi kukadiriwa sasa.</translation>
    </message>
    <message>
        <source>This server is already a source of this library.</source>
        <translation>Seva hii tayari ni chanzo cha maktaba hii.</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Nenosiri la faili iliyosimbwa si sahihi.</translation>
    </message>
    <message>
        <source>The token could not be stored: %1</source>
        <translation>Tokeni haikuweza kuhifadhiwa: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>Connect and Fetch</source>
        <translation>Unganisha na upakue</translation>
    </message>
    <message>
        <source>Save and Run</source>
        <translation>Hifadhi na uendeshe</translation>
    </message>
    <message>
        <source>Select at least one place.</source>
        <translation>Chagua angalau eneo moja.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConvergePage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>Anwani ya kipokezi</translation>
    </message>
    <message>
        <source>Your receiver: http://127.0.0.1:9000/hook</source>
        <translation>Kipokezi chako: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Anwani ya hali ya kipokezi</translation>
    </message>
    <message>
        <source>Its state of a work: http://127.0.0.1:9000/state</source>
        <translation>Hali yake ya andiko: http://127.0.0.1:9000/state</translation>
    </message>
    <message>
        <source>Token that the receiver fetches with</source>
        <translation>Tokeni ambayo kipokezi hutumia kuchukua</translation>
    </message>
    <message>
        <source>Delivers the invocations of short histories to your receiver in many orders, and compares its state with a temporary library that it fetches from.</source>
        <translation>Huwasilisha miito ya historia fupi kwa kipokezi chako kwa mipangilio mingi, na hulinganisha hali yake na maktaba ya muda ambayo kipokezi huchukua kutoka kwake.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anzisha</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Save as Scenario…</source>
        <translation>Hifadhi kama kisa…</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>Mbegu: </translation>
    </message>
    <message>
        <source>Orders: </source>
        <translation>Mipangilio: </translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>Mipangilio yote</translation>
    </message>
    <message>
        <source>Settle: </source>
        <translation>Kutulia: </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>How long to wait until the receiver has settled</source>
        <translation>Muda wa kusubiri hadi kipokezi kitulie</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>Maendeleo ya jaribio</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Kilichopatikana</translation>
    </message>
    <message>
        <source>%L1 of %L2 orders</source>
        <translation>mipangilio %L1 kati ya %L2</translation>
    </message>
    <message>
        <source>%L1 orders, shortening the failure</source>
        <translation>mipangilio %L1, kosa linafupishwa</translation>
    </message>
    <message>
        <source>Shortest order that fails: %1</source>
        <translation>Mpangilio mfupi zaidi unaoshindikana: %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Imeghairiwa.</translation>
    </message>
    <message>
        <source>It ended at: %1</source>
        <translation>Ulimalizikia kwenye: %1</translation>
    </message>
    <message>
        <source>%L1 orders run, %L2 failed.</source>
        <translation>Mipangilio %L1 imeendeshwa, %L2 imeshindikana.</translation>
    </message>
    <message>
        <source>Save as Scenario</source>
        <translation>Hifadhi kama kisa</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Visa (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Faili %1 haiwezi kuandikwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Versions of this work, newest first</source>
        <translation>Matoleo ya andiko hili, mapya kwanza</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Matoleo</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>Kwa &amp;tarehe</translation>
    </message>
    <message>
        <source>Show the law as at this date in all tabs</source>
        <translation>Onyesha sheria kama ilivyo tarehe hii katika vichupo vyote</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Jipya zaidi</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>Onyesha toleo jipya zaidi</translation>
    </message>
    <message>
        <source>Languages of this text</source>
        <translation>Lugha za matini hii</translation>
    </message>
    <message>
        <source>This is not the version of %1, the date of the window.</source>
        <translation>Hili si toleo la %1, tarehe ya dirisha.</translation>
    </message>
    <message>
        <source>Show as at %1</source>
        <translation>Onyesha kama ilivyo tarehe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>Toleo %Ln</numerusform>
            <numerusform>Matoleo %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Lugha: %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateButton</name>
    <message>
        <source>Show the law as at a date, in the whole window</source>
        <translation>Onyesha sheria kama ilivyo tarehe fulani, katika dirisha lote</translation>
    </message>
    <message>
        <source>Show the law as &amp;at</source>
        <translation>Onyesha sheria &amp;kama ilivyo tarehe</translation>
    </message>
    <message>
        <source>Show the law as at this date</source>
        <translation>Onyesha sheria kama ilivyo tarehe hii</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalenda</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Onyesha</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Jipya zaidi</translation>
    </message>
    <message>
        <source>Date of the law: %1</source>
        <translation>Tarehe ya sheria: %1</translation>
    </message>
    <message>
        <source>Date of the law: latest</source>
        <translation>Tarehe ya sheria: jipya zaidi</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateNote</name>
    <message>
        <source>Back to the Latest</source>
        <translation>Rudi kwenye jipya zaidi</translation>
    </message>
    <message>
        <source>Show the latest texts in the whole window</source>
        <translation>Onyesha matini mpya zaidi katika dirisha lote</translation>
    </message>
    <message>
        <source>Showing the law as at %1.</source>
        <translation>Inaonyesha sheria kama ilivyo tarehe %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Decision Details</source>
        <translation>Maelezo ya uamuzi</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Kesi</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>People and Subjects</source>
        <translation>Watu na mada</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Muhtasari</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Umechapishwa</translation>
    </message>
    <message>
        <source>Being processed (not published)</source>
        <translation>Unashughulikiwa (haujachapishwa)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Majina</translation>
    </message>
    <message>
        <source>Unknown whether anonymised</source>
        <translation>Haijulikani kama majina yamefichwa</translation>
    </message>
    <message>
        <source>Not anonymised</source>
        <translation>Majina hayajafichwa</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>Majina yamefichwa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Discard unsaved changes?</source>
        <translation>Uache mabadiliko ambayo hayajahifadhiwa?</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Acha mabadiliko</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>Endelea kuhariri</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a day</comment>
        <translation>Inajulikana</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is not a PDF document or is too large to attach.</source>
        <translation>%1 si hati ya PDF au ni kubwa mno kuambatishwa.</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>Ni hati za PDF pekee zinazoweza kufunguliwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>Being processed</source>
        <translation>Unashughulikiwa</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Rejeleo</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Wadaawa</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Alama</translation>
    </message>
    <message>
        <source>no details</source>
        <comment>said of an empty cell</comment>
        <translation>hakuna maelezo</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsController</name>
    <message>
        <source>Court &amp;Decisions</source>
        <translation>Maamuzi ya ma&amp;hakama</translation>
    </message>
    <message>
        <source>D&amp;ecision Details…</source>
        <translation>Maele&amp;zo ya uamuzi…</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>Ambatisha &amp;hati kwenye uamuzi…</translation>
    </message>
    <message>
        <source>&amp;Undo Change of Details</source>
        <translation>Tendua &amp;badiliko la maelezo</translation>
    </message>
    <message>
        <source>Decision Details…</source>
        <translation>Maelezo ya uamuzi…</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Weka kwenye tupio…</translation>
    </message>
    <message>
        <source>The decision was changed in the meantime. Nothing was saved.</source>
        <translation>Uamuzi ulibadilishwa wakati huohuo. Hakuna kilichohifadhiwa.</translation>
    </message>
    <message>
        <source>The previous details were restored.</source>
        <translation>Maelezo ya awali yamerejeshwa.</translation>
    </message>
    <message>
        <source>The decision details were saved.</source>
        <translation>Maelezo ya uamuzi yamehifadhiwa.</translation>
    </message>
    <message>
        <source>The treatment was saved.</source>
        <translation>Jinsi ilivyochukuliwa imehifadhiwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Filter decisions</source>
        <translation>Chuja maamuzi</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>Show all months</source>
        <translation>Onyesha miezi yote</translation>
    </message>
    <message>
        <source>Show all decisions</source>
        <translation>Onyesha maamuzi yote</translation>
    </message>
    <message>
        <source>State of the decisions</source>
        <translation>Hali ya maamuzi</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Hali zote</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Umechapishwa</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>Unashughulikiwa</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Maamuzi</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>uamuzi %Ln</numerusform>
            <numerusform>maamuzi %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>how many decisions, date</comment>
        <translation>%1 hadi %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No matching decisions. Remove some filters.</source>
        <translation>Hakuna maamuzi yanayolingana. Ondoa baadhi ya vichujio.</translation>
    </message>
    <message>
        <source>This library contains no court decisions. Import some, or drop files on the window.</source>
        <translation>Maktaba hii haina maamuzi ya mahakama. Ingiza baadhi, au dondosha faili kwenye dirisha.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Fungua katika kichupo kipya</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Confirm Deletions</source>
        <translation>Thibitisha uondoaji</translation>
    </message>
    <message>
        <source>Texts that the server reports as deleted</source>
        <translation>Matini ambazo seva inasema zimeondolewa</translation>
    </message>
    <message>
        <source>Each text is requested once more. Texts that the server still does not have are deleted here; those reported less than five minutes ago are deleted five minutes later.</source>
        <translation>Kila matini huombwa mara moja zaidi. Matini ambazo seva bado haina huondolewa hapa; zile zilizotajwa chini ya dakika tano zilizopita huondolewa dakika tano baadaye.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>The list of deletions cannot be read at the moment.</source>
        <translation>Orodha ya zilizoondolewa haiwezi kusomwa kwa sasa.</translation>
    </message>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>Seva inasema kwamba matini %Ln ya maktaba hii haipo tena:</numerusform>
            <numerusform>Seva inasema kwamba matini %Ln za maktaba hii hazipo tena:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>na %Ln zaidi</numerusform>
            <numerusform>na %Ln zaidi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>Ondoa matini %Ln</numerusform>
            <numerusform>Ondoa matini %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeliveryModel</name>
    <message>
        <source>Time</source>
        <translation>Saa</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tukio</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Andiko</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Jaribio</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Muda</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>ms %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Maelezo</translation>
    </message>
    <message>
        <source>Open a text to see its details.</source>
        <translation>Fungua matini ili uone maelezo yake.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DiagnosticsDialog</name>
    <message>
        <source>Library</source>
        <translation>Maktaba</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Ruhusa</translation>
    </message>
    <message>
        <source>Write-ahead log</source>
        <translation>Kumbukumbu ya kuandika kabla</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Nakala rudufu</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Fahirisi ya utafutaji</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Diski</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Seva</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Hifadhi ya siri</translation>
    </message>
    <message>
        <source>Qt WebEngine</source>
        <translation>Qt WebEngine</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Matoleo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Mfumo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Onyo</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Tatizo</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Haijakaguliwa</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>Kila kitu kiko sawa.</translation>
    </message>
    <message>
        <source>Everything works. See the warnings below.</source>
        <translation>Kila kitu kinafanya kazi. Tazama maonyo hapa chini.</translation>
    </message>
    <message>
        <source>Something does not work. Choose a problem to see what to do.</source>
        <translation>Kuna kisichofanya kazi. Chagua tatizo ili uone la kufanya.</translation>
    </message>
    <message>
        <source>Not everything could be checked.</source>
        <translation>Si kila kitu kilichoweza kukaguliwa.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Uchunguzi wa programu</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Ukaguzi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nini</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Kilichopatikana</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>La kufanya</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Kagua tena</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>Save &amp;Bundle…</source>
        <translation>&amp;Hifadhi kifurushi…</translation>
    </message>
    <message>
        <source>A ZIP file to attach to a report of a fault. File names, host names, tokens and titles are removed. It is not sent; read it before you pass it on.</source>
        <translation>Faili ya ZIP ya kuambatisha kwenye ripoti ya hitilafu. Majina ya faili, ya kompyuta wenyeji na ya maandiko, na tokeni yameondolewa. Haitumwi; isome kabla ya kumpa mtu mwingine.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Checking… A large library takes some time.</source>
        <translation>Inakagua… Maktaba kubwa huchukua muda.</translation>
    </message>
    <message>
        <source>Save Bundle</source>
        <translation>Hifadhi kifurushi</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>Majalada ya ZIP (*.zip)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Imehifadhiwa: %1</translation>
    </message>
    <message>
        <source>The bundle could not be saved.</source>
        <translation>Kifurushi hakikuweza kuhifadhiwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DropOverlay</name>
    <message>
        <source>Drop the library to open it</source>
        <translation>Dondosha maktaba ili kuifungua</translation>
    </message>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>Dondosha faili au folda ili kuziingiza</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsController</name>
    <message>
        <source>What Chan&amp;ges When</source>
        <translation>Kinachobadilika na lin&amp;i</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message>
        <source>Back to Text</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>Of what changes are listed</source>
        <translation>Mabadiliko ya nini yanaorodheshwa</translation>
    </message>
    <message>
        <source>This Work</source>
        <translation>Andiko hili</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Eneo</translation>
    </message>
    <message>
        <source>Notes in Collection</source>
        <translation>Madokezo ya mkusanyiko</translation>
    </message>
    <message>
        <source>Which place or collection</source>
        <translation>Eneo gani au mkusanyiko gani</translation>
    </message>
    <message>
        <source>Save the List</source>
        <translation>Hifadhi orodha</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Hifadhi kama</translation>
    </message>
    <message>
        <source>&amp;Calendar (.ics)…</source>
        <translation>&amp;Kalenda (.ics)…</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Kalenda (*.ics)</translation>
    </message>
    <message>
        <source>&amp;Feed (Atom)…</source>
        <translation>&amp;Mlisho (Atom)…</translation>
    </message>
    <message>
        <source>Atom feeds (*.xml *.atom)</source>
        <translation>Milisho ya Atom (*.xml *.atom)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Kuanzia</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>Siku ya kwanza</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Hadi</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>Siku ya mwisho</translation>
    </message>
    <message>
        <source>In which state</source>
        <translation>Katika hali gani</translation>
    </message>
    <message>
        <source>Any State</source>
        <translation>Hali yoyote</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Onyesha yote</translation>
    </message>
    <message>
        <source>Lists the changes of all days and in any state</source>
        <translation>Huorodhesha mabadiliko ya siku zote na ya hali yoyote</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarehe</translation>
    </message>
    <message>
        <source>No date</source>
        <comment>of a change of the law</comment>
        <translation>Bila tarehe</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nini</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>Kinachobadilika na lini</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>Kinachobadilika na lini</translation>
    </message>
    <message>
        <source>What changes when: %1</source>
        <translation>Kinachobadilika na lini: %1</translation>
    </message>
    <message>
        <source>Looking for what changes…</source>
        <translation>Inatafuta kinachobadilika…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>badiliko %Ln</numerusform>
            <numerusform>mabadiliko %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1; %Ln zaidi katika siku nyingine au hali nyingine</numerusform>
            <numerusform>%1; %Ln zaidi katika siku nyingine au hali nyingine</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known to change.</source>
        <translation>Hakuna kinachojulikana kubadilika.</translation>
    </message>
    <message>
        <source>No work is open. Open one, or choose a place.</source>
        <translation>Hakuna andiko lililofunguliwa. Fungua moja, au chagua eneo.</translation>
    </message>
    <message>
        <source>This library is empty.</source>
        <translation>Maktaba hii ni tupu.</translation>
    </message>
    <message>
        <source>No note is in a collection.</source>
        <translation>Hakuna dokezo lililo katika mkusanyiko.</translation>
    </message>
    <message>
        <source>What changes could not be read: %1</source>
        <translation>Kinachobadilika hakikuweza kusomwa: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Fungua katika kichupo kipya</translation>
    </message>
    <message>
        <source>Open the Law That Makes the Change</source>
        <translation>Fungua sheria inayoleta badiliko</translation>
    </message>
    <message>
        <source>Copy Address</source>
        <translation>Nakili anwani</translation>
    </message>
    <message>
        <source>Save What Changes When</source>
        <translation>Hifadhi kinachobadilika na lini</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Imehifadhiwa: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Faili %1 haikuweza kuandikwa.</translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>Hakuna kuanza kutumika, marekebisho wala kufutwa kunakojulikana kunakolingana na tarehe na kichujio vilivyochaguliwa hapo juu. “Onyesha yote” huorodhesha badiliko %Ln.</numerusform>
            <numerusform>Hakuna kuanza kutumika, marekebisho wala kufutwa kunakojulikana kunakolingana na tarehe na kichujio vilivyochaguliwa hapo juu. “Onyesha yote” huorodhesha mabadiliko %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointDialog</name>
    <message>
        <source>Events and Headers</source>
        <translation>Matukio na vichwa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>Matukio:</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>Vichwa vya ombi, kimoja kwa kila mstari</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>Vichwa:</translation>
    </message>
    <message>
        <source>One header per line. The values of headers such as Authorization are stored encrypted and shown as ****; leave **** to keep a value.</source>
        <translation>Kichwa kimoja kwa kila mstari. Thamani za vichwa kama Authorization huhifadhiwa zikiwa zimesimbwa na huonyeshwa kama ****; acha **** ili kubakiza thamani.</translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Imetiwa sahihi</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Inasubiri</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Imewasilishwa</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Imeshindikana</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Matukio</translation>
    </message>
    <message>
        <source>No webhooks registered. Each webhook receives a POST request when a version of a work is created, updated or deleted.</source>
        <translation>Hakuna webhook iliyosajiliwa. Kila webhook hupokea ombi la POST toleo la andiko linapoundwa, kusasishwa au kuondolewa.</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it in the receiver.</source>
        <translation>Siri ya kutia sahihi, inaonyeshwa mara moja tu. Iweke katika kipokezi.</translation>
    </message>
    <message>
        <source>URL of the new webhook</source>
        <translation>URL ya webhook mpya</translation>
    </message>
    <message>
        <source>Webhook URL, https://…</source>
        <translation>URL ya webhook, https://…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ongeza</translation>
    </message>
    <message>
        <source>Failed invocations to send again</source>
        <translation>Miito iliyoshindikana ya kutuma tena</translation>
    </message>
    <message>
        <source>Failed in the last hour</source>
        <translation>Iliyoshindikana katika saa iliyopita</translation>
    </message>
    <message>
        <source>Failed in the last day</source>
        <translation>Iliyoshindikana katika siku iliyopita</translation>
    </message>
    <message>
        <source>Failed in the last 30 days</source>
        <translation>Iliyoshindikana katika siku 30 zilizopita</translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation>Tuma tena</translation>
    </message>
    <message>
        <source>Sends the failed invocations of this period again: to the selected webhook, or to all if none is selected</source>
        <translation>Hutuma tena miito iliyoshindikana ya kipindi hiki: kwa webhook iliyochaguliwa, au kwa zote kama hakuna iliyochaguliwa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Sitisha</translation>
    </message>
    <message>
        <source>Sends nothing for now; changes are queued, one for each work</source>
        <translation>Haitumi chochote kwa sasa; mabadiliko huwekwa kwenye foleni, moja kwa kila andiko</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tia sahihi</translation>
    </message>
    <message>
        <source>Signs requests with a new secret; the previous one stays valid for a day</source>
        <translation>Hutia sahihi maombi kwa siri mpya; ya awali hubaki halali kwa siku moja</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>Usitie sahihi</translation>
    </message>
    <message>
        <source>Stops signing requests</source>
        <translation>Huacha kutia sahihi maombi</translation>
    </message>
    <message>
        <source>Events and Headers…</source>
        <translation>Matukio na vichwa…</translation>
    </message>
    <message>
        <source>Sets which events the webhook is called for, and headers of its requests</source>
        <translation>Huweka matukio ambayo webhook huitwa kwa ajili yake, na vichwa vya maombi yake</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>Tuma mfano</translation>
    </message>
    <message>
        <source>Sends an invocation about an example work, which need not exist</source>
        <translation>Hutuma mwito kuhusu andiko la mfano, ambalo si lazima liwepo</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Ondoa…</translation>
    </message>
    <message>
        <source>Removes the webhook and its pending invocations</source>
        <translation>Huondoa webhook na miito yake inayosubiri</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hapana</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ndiyo</translation>
    </message>
    <message>
        <source>New Secret</source>
        <translation>Siri mpya</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Endeleza</translation>
    </message>
    <message>
        <source>Delete Webhook</source>
        <translation>Ondoa webhook</translation>
    </message>
    <message>
        <source>%1 receives no more invocations. Pending ones are discarded.</source>
        <translation>%1 haitapokea miito tena. Inayosubiri itatupwa.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>Mwito %Ln unatumwa tena.</numerusform>
            <numerusform>Miito %Ln inatumwa tena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid webhook URL. It must start with http:// or https:// and include a host.</source>
        <translation>URL ya webhook si sahihi. Lazima ianze na http:// au https:// na iwe na kompyuta mwenyeji.</translation>
    </message>
    <message>
        <source>This URL is already registered, there are too many webhooks, or the webhook answered 410 and must be resumed first.</source>
        <translation>URL hii tayari imesajiliwa, webhook ni nyingi mno, au webhook ilijibu 410 na lazima iendelezwe kwanza.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Exporter</name>
    <message>
        <source>&amp;Export Text…</source>
        <translation>&amp;Hamisha matini…</translation>
    </message>
    <message>
        <source>Export the Part Being &amp;Read…</source>
        <translation>Hamisha &amp;sehemu inayosomwa…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Hamisha</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Hati za PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>Vitabu vya kielektroniki (*.epub)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Kurasa za wavuti (*.html)</translation>
    </message>
    <message>
        <source>Akoma Ntoso with media (*.zip)</source>
        <translation>Akoma Ntoso yenye midia (*.zip)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Inahamisha…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>The text was exported as %1.</source>
        <translation>Matini imehamishwa kama %1.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Hakuna kilichohamishwa.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Faili %1 haikuweza kuandikwa.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Inatengeneza kurasa…</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Filter results</source>
        <translation>Chuja matokeo</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%Ln zaidi…</numerusform>
            <numerusform>%Ln zaidi…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>Tafuta katika matini hii</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Tokeo lililotangulia</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Tokeo linalofuata</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Funga upau wa kutafuta</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Haikupatikana</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>matches</comment>
        <translation>%L1 kati ya %L2</translation>
    </message>
</context>
<context>
    <name>sheria::app::HelpWindow</name>
    <message>
        <source>Sheria Help</source>
        <translation>Msaada wa Sheria</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message>
        <source>Runs</source>
        <translation>Uendeshaji</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Ulianza</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Chanzo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Zilizopakuliwa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Zilizoondolewa</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Zilizoshindikana</translation>
    </message>
    <message>
        <source>Changes of the run</source>
        <translation>Mabadiliko ya uendeshaji</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>Bado hakuna kilichosawazishwa.</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <comment>why</comment>
        <translation>Ulianza: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>mpya %Ln</numerusform>
            <numerusform>mpya %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%Ln imebadilika</numerusform>
            <numerusform>%Ln zimebadilika</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%Ln imeondolewa</numerusform>
            <numerusform>%Ln zimeondolewa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln imeshindikana</numerusform>
            <numerusform>%Ln zimeshindikana</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>Hakuna jipya.</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous search match</source>
        <translation>Tokeo la utafutaji lililotangulia</translation>
    </message>
    <message>
        <source>Next search match</source>
        <translation>Tokeo la utafutaji linalofuata</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Back to the search results</source>
        <translation>Rudi kwenye matokeo ya utafutaji</translation>
    </message>
    <message>
        <source>Clear highlights</source>
        <translation>Safisha miangazio</translation>
    </message>
    <message>
        <source>No match for “%1” in this text</source>
        <translation>Hakuna tokeo la “%1” katika matini hii</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>“%1”: tokeo %Ln</numerusform>
            <numerusform>“%1”: matokeo %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2 of %3</source>
        <comment>words, match, matches</comment>
        <translation>“%1”: %2 kati ya %3</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message>
        <source>Changed</source>
        <translation>Imebadilika</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mpya</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>%Ln zaidi katika uamuzi huu</numerusform>
            <numerusform>%Ln zaidi katika uamuzi huu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>%Ln zaidi katika sheria hii</numerusform>
            <numerusform>%Ln zaidi katika sheria hii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>%Ln zaidi katika hati hii</numerusform>
            <numerusform>%Ln zaidi katika hati hii</numerusform>
        </translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>matini ya %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Bado hakuna kilichoingizwa.</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Maendeleo ya uingizaji</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Ripoti ya uingizaji</translation>
    </message>
    <message>
        <source>Show only files with this outcome</source>
        <translation>Onyesha faili zenye matokeo haya tu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown</source>
        <translation>Nakili safu mlalo zilizochaguliwa, au zote zinazoonyeshwa</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Hifadhi kama CSV…</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Jaribio bila kuandika</translation>
    </message>
    <message>
        <source>Show what the next imports would do, and write nothing</source>
        <translation>Onyesha ambacho uingizaji ujao ungefanya, bila kuandika chochote</translation>
    </message>
    <message>
        <source>Import Now</source>
        <translation>Ingiza sasa</translation>
    </message>
    <message>
        <source>Import what the dry run has shown</source>
        <translation>Ingiza kilichoonyeshwa na jaribio</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Tendua uingizaji…</translation>
    </message>
    <message>
        <source>Undo this import as a whole</source>
        <translation>Tendua uingizaji huu wote</translation>
    </message>
    <message>
        <source>Earlier Imports…</source>
        <translation>Uingizaji wa awali…</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Zote (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>outcome, how many files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>Migongano (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>Inaingiza kipengee %Ln…</numerusform>
            <numerusform>Inaingiza vipengee %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>faili %1 kati ya %2, %3 kwa sekunde</translation>
    </message>
    <message>
        <source>Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.</source>
        <translation>Imekamilika: zilizoingizwa %1, ambazo hazijabadilika %2, zilizochukua nafasi ya nyingine %3, zilizokataliwa %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>%Ln kati ya hizi inadai toleo la faili nyingine.</numerusform>
            <numerusform>%Ln kati ya hizi zinadai toleo la faili nyingine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they are.</source>
        <translation>Kati ya hizi, hifadhi za maarifa: zilizoongezwa %1, zilizobadilishwa %2, zilizoondolewa %3, zilizobakizwa zilivyo %4.</translation>
    </message>
    <message>
        <source>Import cancelled. Files imported so far are kept.</source>
        <translation>Uingizaji umeghairiwa. Faili zilizoingizwa hadi sasa zimebakizwa.</translation>
    </message>
    <message>
        <source>The import stopped. %1</source>
        <translation>Uingizaji umesimama. %1</translation>
    </message>
    <message>
        <source>Dry run, nothing was written. %1</source>
        <translation>Jaribio tu, hakuna kilichoandikwa. %1</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>Hifadhi ripoti</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Thamani zilizotenganishwa kwa mkato (*.csv)</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>Ripoti imehifadhiwa.</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <translation>Ripoti haikuweza kuhifadhiwa: %1</translation>
    </message>
    <message>
        <source>Hide Report</source>
        <translation>Ficha ripoti</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Onyesha ripoti</translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>Sheria receives webhooks of another server at this address and then downloads the changes from that server.</source>
        <translation>Sheria hupokea webhook za seva nyingine kwenye anwani hii, kisha hupakua mabadiliko kutoka seva hiyo.</translation>
    </message>
    <message>
        <source>Address for the webhooks of another server</source>
        <translation>Anwani ya webhook za seva nyingine</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Nakili anwani</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>Siri ya kutia sahihi ya seva nyingine</translation>
    </message>
    <message>
        <source>Secret of the other server; leave empty to generate one</source>
        <translation>Siri ya seva nyingine; acha wazi ili itengenezwe</translation>
    </message>
    <message>
        <source>Require Signatures</source>
        <translation>Dai sahihi</translation>
    </message>
    <message>
        <source>Accepts only requests signed with this or an earlier secret</source>
        <translation>Hukubali maombi yaliyotiwa sahihi kwa siri hii au ya awali pekee</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>Kubali yote</translation>
    </message>
    <message>
        <source>Deletes the secrets and accepts unsigned requests</source>
        <translation>Huondoa siri na kukubali maombi yasiyotiwa sahihi</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it on the sending server.</source>
        <translation>Siri ya kutia sahihi, inaonyeshwa mara moja tu. Iweke kwenye seva inayotuma.</translation>
    </message>
    <message>
        <source>Available while the server is running.</source>
        <translation>Inapatikana wakati seva inaendeshwa.</translation>
    </message>
    <message>
        <source>Signatures are not required, but a token of an account is.</source>
        <translation>Sahihi hazihitajiki, lakini tokeni ya akaunti inahitajika.</translation>
    </message>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>Maombi lazima yatiwe sahihi kwa siri %Ln.</numerusform>
            <numerusform>Maombi lazima yatiwe sahihi kwa moja ya siri %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ followed by 24 to 64 bytes in base64.</source>
        <translation>Siri ya kutia sahihi ni whsec_ ikifuatwa na baiti 24 hadi 64 za base64.</translation>
    </message>
    <message>
        <source>Too many secrets, or this one already exists.</source>
        <translation>Siri ni nyingi mno, au hii tayari ipo.</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeController</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>Hifadhi za maarifa na &amp;zana za AI…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>A knowledge base with this code already exists.</source>
        <translation>Hifadhi ya maarifa yenye msimbo huu tayari ipo.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>Thamani si sahihi: %1</translation>
    </message>
    <message>
        <source>Knowledge Bases</source>
        <translation>Hifadhi za maarifa</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Uliza</translation>
    </message>
    <message>
        <source>AI Tools</source>
        <translation>Zana za AI</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
</context>
<context>
    <name>sheria::app::LanguageSettings</name>
    <message>
        <source>Languages</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Lugha ya programu</translation>
    </message>
    <message>
        <source>Interface &amp;language</source>
        <translation>&amp;Lugha ya programu</translation>
    </message>
    <message>
        <source>Of menus, dialogs and help. The window is opened again in that language; texts stay as they are.</source>
        <translation>Ya menyu, madirisha ya mazungumzo na msaada. Dirisha litafunguliwa tena katika lugha hiyo; matini zitabaki zilivyo.</translation>
    </message>
    <message>
        <source>translation locale</source>
        <translation>tafsiri lugha</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Fuata mfumo</translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%Ln halijasomwa</numerusform>
            <numerusform>%Ln hayajasomwa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message>
        <source>Filter the library</source>
        <translation>Chuja maktaba</translation>
    </message>
    <message>
        <source>Filter by title or number</source>
        <translation>Chuja kwa jina au namba</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Maktaba</translation>
    </message>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>Kama ilivyo tarehe %1: andiko %Ln la baadaye limefichwa</numerusform>
            <numerusform>Kama ilivyo tarehe %1: maandiko %Ln ya baadaye yamefichwa</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>Hakuna maandiko yanayolingana.</translation>
    </message>
    <message>
        <source>This library is empty. Import files, or drop them on the window.</source>
        <translation>Maktaba hii ni tupu. Ingiza faili, au zidondoshe kwenye dirisha.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>Fungua katika kichupo kipya</translation>
    </message>
    <message>
        <source>Set Address…</source>
        <translation>Weka anwani…</translation>
    </message>
    <message>
        <source>Reset Address</source>
        <translation>Weka upya anwani</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>Weka kwenye tupio…</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>Kinachobadilika na lini</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add row</source>
        <translation>Ongeza safu mlalo</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Ondoa safu mlalo</translation>
    </message>
    <message>
        <source>Move row up</source>
        <translation>Sogeza safu mlalo juu</translation>
    </message>
    <message>
        <source>Move row down</source>
        <translation>Sogeza safu mlalo chini</translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message>
        <source>Show only attempts to this webhook</source>
        <translation>Onyesha majaribio kwa webhook hii tu</translation>
    </message>
    <message>
        <source>All webhooks</source>
        <translation>Webhook zote</translation>
    </message>
    <message>
        <source>Show only attempts with this outcome</source>
        <translation>Onyesha majaribio yenye matokeo haya tu</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Matokeo yote</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Imewasilishwa</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Imeshindikana</translation>
    </message>
    <message>
        <source>Show only attempts for this event</source>
        <translation>Onyesha majaribio ya tukio hili tu</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Matukio yote</translation>
    </message>
    <message>
        <source>Work, address or invocation</source>
        <translation>Andiko, anwani au mwito</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Rudia rekodi…</translation>
    </message>
    <message>
        <source>Makes the requests of a recording (HAR or JSON Lines) to an address</source>
        <translation>Hutuma maombi ya rekodi (HAR au JSON Lines) kwa anwani</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Hamisha</translation>
    </message>
    <message>
        <source>Exports the selected attempts, or all that are shown</source>
        <translation>Huhamisha majaribio yaliyochaguliwa, au yote yanayoonyeshwa</translation>
    </message>
    <message>
        <source>Copy as &amp;curl</source>
        <translation>Nakili kama &amp;curl</translation>
    </message>
    <message>
        <source>Save as &amp;HAR…</source>
        <translation>Hifadhi kama &amp;HAR…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON Lines…</source>
        <translation>Hifadhi kama &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Majaribio</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Hakuna maktaba iliyofunguliwa.</translation>
    </message>
    <message>
        <source>No matching attempts.</source>
        <translation>Hakuna majaribio yanayolingana.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>Bado hakuna kilichotumwa. Sajili webhook, kisha itumie mfano au ubadilishe andiko.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>jaribio %Ln</numerusform>
            <numerusform>majaribio %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
    <message>
        <source>Replay a Recording</source>
        <translation>Rudia rekodi</translation>
    </message>
    <message>
        <source>Recordings (*.har *.jsonl *.json *.ndjson)</source>
        <translation>Rekodi (*.har *.jsonl *.json *.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Faili zote (*)</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <translation>Hifadhi kumbukumbu</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Jalada la HTTP (*.har)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>Jaribio %Ln limehifadhiwa.</numerusform>
            <numerusform>Majaribio %Ln yamehifadhiwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>Kumbukumbu haikuweza kuhifadhiwa. %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Faili</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>Maktaba &amp;mpya…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>&amp;Fungua maktaba…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fungua za &amp;karibuni</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>&amp;Ingiza faili…</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>Ingiza fol&amp;da…</translation>
    </message>
    <message>
        <source>Import &amp;Sample Library</source>
        <translation>Ingiza maktaba &amp;ya mfano</translation>
    </message>
    <message>
        <source>&amp;Connect to a Server…</source>
        <translation>Unganisha na se&amp;va…</translation>
    </message>
    <message>
        <source>&amp;Accounts and Tokens…</source>
        <translation>&amp;Akaunti na tokeni…</translation>
    </message>
    <message>
        <source>&amp;Trash and Imports…</source>
        <translation>&amp;Tupio na uingizaji…</translation>
    </message>
    <message>
        <source>&amp;Move Version to Trash…</source>
        <translation>&amp;Weka toleo kwenye tupio…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ondoka</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Hariri</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Library</source>
        <translation>&amp;Chuja maktaba</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Tazama</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pan&amp;eli</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Ma&amp;ndhari</translation>
    </message>
    <message>
        <source>Interface &amp;Language</source>
        <translation>Lu&amp;gha ya programu</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Nenda</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>M&amp;saada</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Uchunguzi wa programu…</translation>
    </message>
    <message>
        <source>&amp;About Sheria</source>
        <translation>&amp;Kuhusu Sheria</translation>
    </message>
    <message>
        <source>Match &amp;System</source>
        <translation>&amp;Fuata mfumo</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Angavu</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Giza</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Utofautishaji wa juu</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Upau wa zana</translation>
    </message>
    <message>
        <source>Show the server panel</source>
        <translation>Onyesha paneli ya seva</translation>
    </message>
    <message>
        <source>%1 (read-only) – Sheria</source>
        <translation>%1 (ya kusoma tu) – Sheria</translation>
    </message>
    <message>
        <source>%1 – Sheria</source>
        <translation>%1 – Sheria</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>Hii si anwani ya sheria au hukumu.</translation>
    </message>
    <message>
        <source>Server stopped</source>
        <translation>Seva imesimamishwa</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Seva: %1</translation>
    </message>
    <message>
        <source>The address %1 could not be opened.</source>
        <translation>Anwani %1 haikuweza kufunguliwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NetworkSettings</name>
    <message>
        <source>sync</source>
        <translation>usawazishaji</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>vekta</translation>
    </message>
    <message>
        <source>webhooks</source>
        <translation>webhook</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Mtandao</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>Kompyuta wenyeji zinazoruhusiwa</translation>
    </message>
    <message>
        <source>Do Not Allow Any More</source>
        <translation>Usiruhusu tena</translation>
    </message>
    <message>
        <source>Hosts that the open library may &amp;contact</source>
        <translation>Kompyuta wenyeji ambazo maktaba iliyofunguliwa inaweza &amp;kuunganishwa nazo</translation>
    </message>
    <message>
        <source>You allowed these when you added a server, a webhook or an embedding service. The library contacts no other computers.</source>
        <translation>Uliziruhusu hizi ulipoongeza seva, webhook au huduma ya vekta. Maktaba haiunganishwi na kompyuta nyingine.</translation>
    </message>
    <message>
        <source>trust connections sync webhooks</source>
        <translation>kuamini miunganisho usawazishaji webhook</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proksi</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Kama mfumo unavyosema</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>Hakuna proksi</translation>
    </message>
    <message>
        <source>This proxy</source>
        <translation>Proksi hii</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Anwani ya proksi</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;Proksi</translation>
    </message>
    <message>
        <source>For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and password cannot be given here.</source>
        <translation>Kwa maombi kwa kompyuta nyingine: usawazishaji na vekta. HTTP na SOCKS 5; jina na nenosiri haviwezi kuwekwa hapa.</translation>
    </message>
    <message>
        <source>Enter the address of a proxy, such as http://proxy.example:3128. Until then the proxy of before is used.</source>
        <translation>Andika anwani ya proksi, kama http://proxy.example:3128. Hadi hapo, proksi ya awali inatumika.</translation>
    </message>
    <message>
        <source>No hosts allowed yet.</source>
        <translation>Bado hakuna kompyuta wenyeji zilizoruhusiwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message>
        <source>Compare Texts</source>
        <translation>Linganisha maandishi</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>Wewe, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deleted: %1, %2</source>
        <comment>name, time</comment>
        <translation>Limeondolewa: %1, %2</translation>
    </message>
    <message>
        <source>Somebody deleted this note while somebody else was changing it. It is kept until you choose.</source>
        <translation>Mtu aliondoa dokezo hili wakati mwingine alikuwa akilibadilisha. Linabakizwa hadi uchague.</translation>
    </message>
    <message>
        <source>These texts were written by people who did not know of each other&apos;s. All are kept until you choose; what you do not choose stays among the earlier texts.</source>
        <translation>Maandishi haya yaliandikwa na watu ambao hawakujua ya wenzao. Yote yanabakizwa hadi uchague; usichokichagua hubaki miongoni mwa maandishi ya awali.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>Maandishi %Ln zaidi yanaweza kulinganishwa baadaye.</numerusform>
            <numerusform>Maandishi %Ln zaidi yanaweza kulinganishwa baadaye.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep the Note</source>
        <translation>&amp;Bakiza dokezo</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>Bakiza &amp;yangu</translation>
    </message>
    <message>
        <source>Keep the &amp;First</source>
        <translation>Bakiza ya &amp;kwanza</translation>
    </message>
    <message>
        <source>&amp;Delete It</source>
        <translation>&amp;Liondoe</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>Bakiza ya &amp;mwingine</translation>
    </message>
    <message>
        <source>Keep the &amp;Second</source>
        <translation>Bakiza ya &amp;pili</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>Bakiza yote &amp;mawili</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>Maandishi ya dokezo</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Lebo, zilizotenganishwa kwa mkato</translation>
    </message>
    <message>
        <source>Collections, separated by commas</source>
        <translation>Mikusanyiko, iliyotenganishwa kwa mkato</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Manjano</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Kijani</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bluu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Nyekundu</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Hifadhi</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ondoa</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Acha</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Rejesha</translation>
    </message>
    <message>
        <source>&amp;Compare Texts…</source>
        <translation>&amp;Linganisha maandishi…</translation>
    </message>
    <message>
        <source>Several people changed this note without knowing of each other.</source>
        <translation>Watu kadhaa walibadilisha dokezo hili bila kujuana.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>name</comment>
        <translation>Na %1.</translation>
    </message>
    <message>
        <source>By %1, changed by %2.</source>
        <comment>names</comment>
        <translation>Na %1, limebadilishwa na %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesController</name>
    <message>
        <source>Add &amp;Note…</source>
        <translation>Ongeza &amp;dokezo…</translation>
    </message>
    <message>
        <source>&amp;Highlight Selection</source>
        <translation>&amp;Angazia uteuzi</translation>
    </message>
    <message>
        <source>&amp;Bookmark Provision</source>
        <translation>Weka ala&amp;misho kwenye kifungu</translation>
    </message>
    <message>
        <source>Select the words to highlight first.</source>
        <translation>Chagua kwanza maneno ya kuangazia.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesPanel</name>
    <message>
        <source>Save Note</source>
        <translation>Hifadhi dokezo</translation>
    </message>
    <message>
        <source>Search in notes</source>
        <translation>Tafuta katika madokezo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Aina zote</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Madokezo</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Miangazio</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Alamisho</translation>
    </message>
    <message>
        <source>Tag or collection</source>
        <translation>Lebo au mkusanyiko</translation>
    </message>
    <message>
        <source>Which notes are listed</source>
        <translation>Madokezo yanayoorodheshwa</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Zaidi</translation>
    </message>
    <message>
        <source>Save This Search…</source>
        <translation>Hifadhi utafutaji huu…</translation>
    </message>
    <message>
        <source>Delete Saved Search</source>
        <translation>Ondoa utafutaji uliohifadhiwa</translation>
    </message>
    <message>
        <source>Make a &amp;Bundle of These Notes…</source>
        <translation>Tengeneza ka&amp;brasha la madokezo haya…</translation>
    </message>
    <message>
        <source>Earlier Texts…</source>
        <translation>Maandishi ya awali…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Ingiza…</translation>
    </message>
    <message>
        <source>Export as Web Annotations…</source>
        <translation>Hamisha kama maelezo ya wavuti (Web Annotations)…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Hamisha kama Markdown…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Safisha tupio…</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Matini hii</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Matini zote</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Tupio</translation>
    </message>
    <message>
        <source>%1 (%L2 new)</source>
        <comment>saved search</comment>
        <translation>%1 (mapya %L2)</translation>
    </message>
    <message>
        <source>All tags and collections</source>
        <translation>Lebo na mikusanyiko yote</translation>
    </message>
    <message>
        <source>Tag: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Lebo: %1 (%2)</translation>
    </message>
    <message>
        <source>Collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Mkusanyiko: %1 (%2)</translation>
    </message>
    <message>
        <source>Open a library to see your notes on it.</source>
        <translation>Fungua maktaba ili uone madokezo yako juu yake.</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>Hakuna dokezo lenye maneno haya.</translation>
    </message>
    <message>
        <source>Open a text to see your notes on it.</source>
        <translation>Fungua matini ili uone madokezo yako juu yake.</translation>
    </message>
    <message>
        <source>No note is of this kind, tag or collection.</source>
        <translation>Hakuna dokezo la aina, lebo au mkusanyiko huu.</translation>
    </message>
    <message>
        <source>No notes yet. Select words in a text and choose Edit &gt; Add Note.</source>
        <translation>Bado hakuna madokezo. Chagua maneno katika matini kisha chagua Hariri &gt; Ongeza dokezo.</translation>
    </message>
    <message>
        <source>The bookmark was saved.</source>
        <translation>Alamisho imehifadhiwa.</translation>
    </message>
    <message>
        <source>The highlight was saved.</source>
        <translation>Mwangazio umehifadhiwa.</translation>
    </message>
    <message>
        <source>The note was saved.</source>
        <translation>Dokezo limehifadhiwa.</translation>
    </message>
    <message>
        <source>The notes could not be changed.</source>
        <translation>Madokezo hayakuweza kubadilishwa.</translation>
    </message>
    <message>
        <source>The note was restored.</source>
        <translation>Dokezo limerejeshwa.</translation>
    </message>
    <message>
        <source>The note was moved to the trash.</source>
        <translation>Dokezo limewekwa kwenye tupio.</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>Hifadhi utafutaji</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Jina la utafutaji:</translation>
    </message>
    <message>
        <source>The search was saved.</source>
        <translation>Utafutaji umehifadhiwa.</translation>
    </message>
    <message>
        <source>The saved search was deleted.</source>
        <translation>Utafutaji uliohifadhiwa umeondolewa.</translation>
    </message>
    <message>
        <source>Until %1:</source>
        <translation>Hadi %1:</translation>
    </message>
    <message>
        <source>Earlier Texts</source>
        <translation>Maandishi ya awali</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Maandishi ya awali</translation>
    </message>
    <message>
        <source>The text of this note was never changed.</source>
        <translation>Maandishi ya dokezo hili hayajawahi kubadilishwa.</translation>
    </message>
    <message>
        <source>Empty Trash</source>
        <translation>Safisha tupio</translation>
    </message>
    <message>
        <source>Delete all notes in the trash permanently? This cannot be undone.</source>
        <translation>Uondoe kabisa madokezo yote yaliyo katika tupio? Hili haliwezi kutenduliwa.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Notes deleted: %L1.</source>
        <translation>Madokezo yaliyoondolewa: %L1.</translation>
    </message>
    <message>
        <source>Share a &amp;Collection…</source>
        <translation>Shiriki &amp;mkusanyiko…</translation>
    </message>
    <message>
        <source>Stop Sharing the Chosen Collection…</source>
        <translation>Acha kushiriki mkusanyiko uliochaguliwa…</translation>
    </message>
    <message>
        <source>Shared collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>Mkusanyiko ulioshirikiwa: %1 (%2)</translation>
    </message>
    <message>
        <source>several texts</source>
        <translation>maandishi kadhaa</translation>
    </message>
    <message>
        <source>The collection is shared.</source>
        <translation>Mkusanyiko umeshirikiwa.</translation>
    </message>
    <message>
        <source>Stop Sharing</source>
        <translation>Acha kushiriki</translation>
    </message>
    <message>
        <source>Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is changed from now on stays where it is changed.</source>
        <translation>Ungependa kuacha kushiriki mkusanyiko “%1”? Kila mtu hubaki na madokezo kama yalivyo; kitakachobadilishwa kuanzia sasa hubaki kilipobadilishwa.</translation>
    </message>
    <message>
        <source>The collection is private now.</source>
        <translation>Mkusanyiko sasa ni wa binafsi.</translation>
    </message>
    <message>
        <source>%1, until %2:</source>
        <comment>name, time</comment>
        <translation>%1, hadi %2:</translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>Hamisha maktaba kama kifur&amp;ushi…</translation>
    </message>
    <message>
        <source>Export C&amp;hanges since the Last Pack…</source>
        <translation>Hamisha mabadiliko ta&amp;ngu kifurushi cha mwisho…</translation>
    </message>
    <message>
        <source>%1-since-%2.zip</source>
        <comment>a file&apos;s name: library, number</comment>
        <translation>%1-tangu-%2.zip</translation>
    </message>
    <message>
        <source>Export the Library as a Pack</source>
        <translation>Hamisha maktaba kama kifurushi</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Vifurushi (*.zip)</translation>
    </message>
    <message>
        <source>Exporting the pack…</source>
        <translation>Kifurushi kinahamishwa…</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>Hakuna kifurushi kilichoandikwa.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>Faili %1 haikuweza kuandikwa.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>Andiko %Ln lililobadilika na yote yaliyoondolewa yameandikwa katika %1.</numerusform>
            <numerusform>Maandiko %Ln yaliyobadilika na yote yaliyoondolewa yameandikwa katika %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>Andiko %Ln limeandikwa katika %1.</numerusform>
            <numerusform>Maandiko %Ln yameandikwa katika %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>Hifadhi ya maarifa %Ln imejumuishwa.</numerusform>
            <numerusform>Hifadhi za maarifa %Ln zimejumuishwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>Matini %Ln bado haijakamilika.</numerusform>
            <numerusform>Matini %Ln bado hazijakamilika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>Matini au faili %Ln iliyoharibika imerukwa.</numerusform>
            <numerusform>Matini au faili %Ln zilizoharibika zimerukwa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PagedPanel</name>
    <message>
        <source>Back to Text</source>
        <translation>Rudi kwenye matini</translation>
    </message>
</context>
<context>
    <name>sheria::app::PlaceSettings</name>
    <message>
        <source>Files and Folders</source>
        <translation>Faili na folda</translation>
    </message>
    <message>
        <source>Library that is open</source>
        <translation>Maktaba iliyofunguliwa</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Fungua folda</translation>
    </message>
    <message>
        <source>Open the folder of: %1</source>
        <translation>Fungua folda ya: %1</translation>
    </message>
    <message>
        <source>path folder file</source>
        <translation>njia folda faili</translation>
    </message>
</context>
<context>
    <name>sheria::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Mapendeleo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Tafuta mipangilio</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Kurasa</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Hakuna mpangilio wenye maneno haya.</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrintPreview</name>
    <message>
        <source>Print Preview: %1</source>
        <translation>Hakikisho la uchapaji: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Kurasa</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Chapa…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Ukurasa uliotangulia</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Ukurasa unaofuata</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Punguza ukubwa</translation>
    </message>
    <message>
        <source>Fit to the width</source>
        <translation>Toshea upana</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ongeza ukubwa</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Funga</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Ukurasa %1 kati ya %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrivacySettings</name>
    <message>
        <source>until the program ends</source>
        <translation>hadi programu ifungwe</translation>
    </message>
    <message>
        <source>in the system keychain</source>
        <translation>katika hifadhi ya siri ya mfumo</translation>
    </message>
    <message>
        <source>in a file with a password</source>
        <translation>katika faili yenye nenosiri</translation>
    </message>
    <message>
        <source>in a file of your own</source>
        <translation>katika faili yako mwenyewe</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>haijahifadhiwa</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Faragha</translation>
    </message>
    <message>
        <source>&amp;Remember searches</source>
        <translation>&amp;Kumbuka utafutaji</translation>
    </message>
    <message>
        <source>They are offered in the search box. Searches that you save are kept anyway.</source>
        <translation>Hupendekezwa katika kisanduku cha kutafuta. Utafutaji unaouhifadhi hubakizwa hata hivyo.</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historia</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Safisha historia ya utafutaji</translation>
    </message>
    <message>
        <source>The search history was cleared.</source>
        <translation>Historia ya utafutaji imesafishwa.</translation>
    </message>
    <message>
        <source>Saved searches stay.</source>
        <translation>Utafutaji uliohifadhiwa unabaki.</translation>
    </message>
    <message>
        <source>Clear Recent Libraries</source>
        <translation>Safisha maktaba za karibuni</translation>
    </message>
    <message>
        <source>Empties the menu Open Recent. The libraries stay where they are.</source>
        <translation>Husafisha menyu “Fungua za karibuni”. Maktaba hubaki zilipo.</translation>
    </message>
    <message>
        <source>Tokens of other servers</source>
        <translation>Tokeni za seva nyingine</translation>
    </message>
    <message>
        <source>Forget Token</source>
        <translation>Sahau tokeni</translation>
    </message>
    <message>
        <source>&amp;Tokens of other servers, for the open library</source>
        <translation>&amp;Tokeni za seva nyingine, kwa maktaba iliyofunguliwa</translation>
    </message>
    <message>
        <source>A token that is forgotten must be entered again before the server is contacted.</source>
        <translation>Tokeni iliyosahauliwa lazima iwekwe tena kabla seva haijaunganishwa.</translation>
    </message>
    <message>
        <source>secrets keychain passwords</source>
        <translation>siri hifadhi manenosiri</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>Bado hakuna tokeni.</translation>
    </message>
</context>
<context>
    <name>sheria::app::QuotationDialog</name>
    <message>
        <source>Check Quotation</source>
        <translation>Kagua nukuu</translation>
    </message>
    <message>
        <source>Passage quoted from “%1”:</source>
        <translation>Sehemu iliyonukuliwa kutoka “%1”:</translation>
    </message>
    <message>
        <source>Quoted passage</source>
        <translation>Sehemu iliyonukuliwa</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Kagua</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>&amp;Nakili matokeo</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Inakagua…</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>Matokeo ya ukaguzi</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Nyuma</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Mbele</translation>
    </message>
    <message>
        <source>Go to &amp;Address</source>
        <translation>Nenda kwenye &amp;anwani</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>Kichupo &amp;kinachofuata</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>Kichupo ki&amp;lichotangulia</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>&amp;Funga kichupo</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>F&amp;ungua tena kichupo kilichofungwa</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>&amp;Tafuta katika matini…</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Tokeo linal&amp;ofuata</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Tokeo li&amp;lilotangulia</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Kuza</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Punguza</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>Ukubwa &amp;halisi</translation>
    </message>
    <message>
        <source>Table of &amp;Contents</source>
        <translation>Orodha ya &amp;yaliyomo</translation>
    </message>
    <message>
        <source>Amending La&amp;ws</source>
        <translation>She&amp;ria za marekebisho</translation>
    </message>
    <message>
        <source>Colour by A&amp;ge</source>
        <translation>Rangi kwa &amp;umri</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>Onyesha kama ilivyo &amp;tarehe…</translation>
    </message>
    <message>
        <source>Show the Lat&amp;est</source>
        <translation>Onyesha &amp;jipya zaidi</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>M&amp;stari wa muda</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>Mat&amp;oleo…</translation>
    </message>
    <message>
        <source>&amp;Language…</source>
        <translation>&amp;Lugha…</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Another Date…</source>
        <translation>Linganisha na ta&amp;rehe nyingine…</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>Lin&amp;ganisha na…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Hifadhi kama &amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Chapa…</translation>
    </message>
    <message>
        <source>Ci&amp;tation</source>
        <translation>&amp;Rejeleo</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>Nakili uteuzi, au jina la kifungu, pamoja na chanzo chake</translation>
    </message>
    <message>
        <source>Web &amp;Link</source>
        <translation>&amp;Kiungo cha wavuti</translation>
    </message>
    <message>
        <source>Copy a link to the provision on the server of this program, while it runs</source>
        <translation>Nakili kiungo cha kifungu kwenye seva ya programu hii, wakati inaendeshwa</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;Anwani</translation>
    </message>
    <message>
        <source>Copy the address of the provision, to go to it by the search box</source>
        <translation>Nakili anwani ya kifungu, ili kukifikia kwa kisanduku cha kutafuta</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Na&amp;kili kama</translation>
    </message>
    <message>
        <source>Actual size (now %1 %)</source>
        <translation>Ukubwa halisi (sasa %1 %)</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>Rejeleo limenakiliwa.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Anwani imenakiliwa.</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>Kiungo kimenakiliwa.</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>&amp;Hakikisho la uchapaji…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderPane</name>
    <message>
        <source>Text</source>
        <translation>Matini</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTab</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title, date of a text that is not the latest</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>New Tab</source>
        <translation>Kichupo kipya</translation>
    </message>
    <message>
        <source>This link has no target.</source>
        <translation>Kiungo hiki hakielekezi popote.</translation>
    </message>
    <message>
        <source>The page had to be closed. Open it again to continue.</source>
        <translation>Ukurasa ulilazimika kufungwa. Ufungue tena ili kuendelea.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTabs</name>
    <message>
        <source>Open texts</source>
        <translation>Matini zilizofunguliwa</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Funga</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>Kusoma</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>Fonti ya matini</translation>
    </message>
    <message>
        <source>Serif, for all scripts</source>
        <translation>Serif, kwa maandishi ya lugha zote</translation>
    </message>
    <message>
        <source>Other font</source>
        <translation>Fonti nyingine</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>Familia ya fonti</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>&amp;Fonti</translation>
    </message>
    <message>
        <source>Characters that the font does not have are taken from the usual fonts.</source>
        <translation>Vibambo ambavyo fonti haina huchukuliwa kutoka fonti za kawaida.</translation>
    </message>
    <message>
        <source>typeface family</source>
        <translation>chapa fonti familia</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Ukubwa wa maandishi</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Ukubwa wa maandishi</translation>
    </message>
    <message>
        <source>Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of contents.</source>
        <translation>Wa matini peke yake. “Kuza” na “Punguza” katika menyu “Tazama” hubadilisha pia ukubwa wa orodha ya yaliyomo.</translation>
    </message>
    <message>
        <source>large small zoom</source>
        <translation>kubwa ndogo kuza</translation>
    </message>
    <message>
        <source>Line length</source>
        <translation>Urefu wa mistari</translation>
    </message>
    <message>
        <source>&amp;Line length</source>
        <translation>Urefu wa &amp;mistari</translation>
    </message>
    <message>
        <source>Width of the column of text, in ems of 16 pixels. The window limits it.</source>
        <translation>Upana wa safu wima ya matini, kwa em za pikseli 16. Dirisha huuwekea kikomo.</translation>
    </message>
    <message>
        <source>width column measure</source>
        <translation>upana safu wima kipimo</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>Nafasi kati ya mistari</translation>
    </message>
    <message>
        <source>Line s&amp;pacing</source>
        <translation>&amp;Nafasi kati ya mistari</translation>
    </message>
    <message>
        <source>leading height</source>
        <translation>nafasi urefu mistari</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Rejesha chaguo-msingi</translation>
    </message>
    <message>
        <source>Font, size, line length and spacing as they were at first.</source>
        <translation>Fonti, ukubwa, urefu wa mistari na nafasi kama zilivyokuwa mwanzoni.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiverDialog</name>
    <message>
        <source>New Receiver</source>
        <translation>Kipokezi kipya</translation>
    </message>
    <message>
        <source>Edit Receiver</source>
        <translation>Hariri kipokezi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Response headers, one per line</source>
        <translation>Vichwa vya jibu, kimoja kwa kila mstari</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>Mwili wa jibu</translation>
    </message>
    <message>
        <source>Forward to</source>
        <translation>Peleka kwa</translation>
    </message>
    <message>
        <source>A program on this computer that gets the requests; its status and body are answered</source>
        <translation>Programu kwenye kompyuta hii inayopata maombi; hali na mwili inavyorudisha ndivyo hujibiwa</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Jina:</translation>
    </message>
    <message>
        <source>Status:</source>
        <translation>Hali:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>Ucheleweshaji:</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>Vichwa:</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>Mwili:</translation>
    </message>
    <message>
        <source>Forward to:</source>
        <translation>Peleka kwa:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiversPage</name>
    <message>
        <source>Enable Receivers</source>
        <translation>Washa vipokezi</translation>
    </message>
    <message>
        <source>While enabled, any program on this computer can send requests to them</source>
        <translation>Vikiwa vimewashwa, programu yoyote kwenye kompyuta hii inaweza kuvitumia maombi</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>Anwani ya kipokezi</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Nakili anwani</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
    <message>
        <source>Register as a Webhook</source>
        <translation>Sajili kama webhook</translation>
    </message>
    <message>
        <source>Clear Requests</source>
        <translation>Safisha maombi</translation>
    </message>
    <message>
        <source>Resets the receiver: the next request counts as its first</source>
        <translation>Huweka upya kipokezi: ombi lijalo huhesabiwa kuwa la kwanza kwake</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Vipokezi</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Kipokezi</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Tabia</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Maombi</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>Jina la kipokezi kingine</translation>
    </message>
    <message>
        <source>Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>Jina jingine, kama slow-2s, 503x4-then-200, flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Kipya…</translation>
    </message>
    <message>
        <source>Defines a receiver: its status, headers, body and delay, or a program that its requests are forwarded to</source>
        <translation>Hufafanua kipokezi: hali, vichwa, mwili na ucheleweshaji wake, au programu ambayo maombi yake hupelekwa kwake</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Hariri…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Requests received</source>
        <translation>Maombi yaliyopokewa</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>Ombi</translation>
    </message>
    <message>
        <source>No receiver has this name.</source>
        <translation>Hakuna kipokezi chenye jina hili.</translation>
    </message>
    <message>
        <source>Remove Receiver</source>
        <translation>Ondoa kipokezi</translation>
    </message>
    <message>
        <source>The receiver %1 is removed from the library.</source>
        <translation>Kipokezi %1 kinaondolewa kwenye maktaba.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Hakuna maktaba iliyofunguliwa.</translation>
    </message>
    <message>
        <source>Receivers are available while the server is running.</source>
        <translation>Vipokezi vinapatikana wakati seva inaendeshwa.</translation>
    </message>
    <message>
        <source>Receivers are disabled.</source>
        <translation>Vipokezi vimezimwa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer of the program: %1</source>
        <translation>Jibu la programu: %1</translation>
    </message>
    <message>
        <source>This receiver has not received any requests yet.</source>
        <translation>Kipokezi hiki bado hakijapokea ombi lolote.</translation>
    </message>
</context>
<context>
    <name>sheria::app::RelayPage</name>
    <message>
        <source>Passes the POST requests that arrive at a port of this computer on to a program, and answers what that answers. To receive the webhooks of another server, lead them to this port by a tunnel.</source>
        <translation>Hupitisha maombi ya POST yanayofika kwenye mlango wa kompyuta hii hadi kwa programu, na hujibu inachojibu programu hiyo. Ili kupokea webhook za seva nyingine, zielekeze kwenye mlango huu kwa handaki (tunnel).</translation>
    </message>
    <message>
        <source>Address of the program</source>
        <translation>Anwani ya programu</translation>
    </message>
    <message>
        <source>Your program: http://127.0.0.1:9000/hook</source>
        <translation>Programu yako: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Port of the relay</source>
        <translation>Mlango wa kipitishaji</translation>
    </message>
    <message>
        <source>Port: </source>
        <translation>Mlango: </translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>Mlango wowote ulio wazi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anzisha</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Simamisha</translation>
    </message>
    <message>
        <source>Address of the relay</source>
        <translation>Anwani ya kipitishaji</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>Nakili anwani</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>Maombi na majibu</translation>
    </message>
    <message>
        <source>%1  %2: %3, %4 ms</source>
        <comment>time, path, outcome, duration</comment>
        <translation>%1  %2: %3, ms %4</translation>
    </message>
    <message>
        <source>The relay is stopped.</source>
        <translation>Kipitishaji kimesimamishwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReplayDialog</name>
    <message>
        <source>Replay a Recording</source>
        <translation>Rudia rekodi</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Waiting times</source>
        <translation>Muda wa kusubiri</translation>
    </message>
    <message>
        <source>Without waiting</source>
        <translation>Bila kusubiri</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>Kama ilivyorekodiwa</translation>
    </message>
    <message>
        <source>10 times faster</source>
        <translation>Mara 10 kwa kasi zaidi</translation>
    </message>
    <message>
        <source>100 times faster</source>
        <translation>Mara 100 kwa kasi zaidi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anzisha</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Simamisha</translation>
    </message>
    <message>
        <source>The POST requests of %1 are made to an address, in their order.</source>
        <translation>Maombi ya POST ya %1 hutumwa kwa anwani, kwa mpangilio wake.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Majibu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>%L1: %2, %L3 ms</source>
        <comment>number of an entry, outcome, duration</comment>
        <translation>%L1: %2, ms %L3</translation>
    </message>
    <message>
        <source>Stopped: %L1 delivered, %L2 failed.</source>
        <translation>Imesimamishwa: yaliyowasilishwa %L1, yaliyoshindikana %L2.</translation>
    </message>
    <message>
        <source>%L1 delivered, %L2 failed.</source>
        <translation>Yaliyowasilishwa %L1, yaliyoshindikana %L2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReportModel</name>
    <message>
        <source>Knowledge base %1</source>
        <translation>Hifadhi ya maarifa %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Matini</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Sababu</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResendDialog</name>
    <message>
        <source>Send to Another Address</source>
        <translation>Tuma kwa anwani nyingine</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Tuma</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Anwani:</translation>
    </message>
    <message>
        <source>The request has the same invocation id and a new request id. It is signed as for the webhook; the webhook&apos;s own headers are not sent.</source>
        <translation>Ombi lina kitambulisho kilekile cha mwito na kitambulisho kipya cha ombi. Linatiwa sahihi kama la webhook; vichwa vya webhook yenyewe havitumwi.</translation>
    </message>
    <message>
        <source>%1. The log shows the answer.</source>
        <comment>outcome of a request</comment>
        <translation>%1. Kumbukumbu inaonyesha jibu.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Filter results</source>
        <translation>Chuja matokeo</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>Rudi kwenye matini</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>Kwa &amp;tarehe</translation>
    </message>
    <message>
        <source>Search the texts as they stood on a date</source>
        <translation>Tafuta katika matini kama zilivyo tarehe fulani</translation>
    </message>
    <message>
        <source>Search as at this date</source>
        <translation>Tafuta kama ilivyo tarehe hii</translation>
    </message>
    <message>
        <source>Order of the results</source>
        <translation>Mpangilio wa matokeo</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>Yanayohusika zaidi kwanza</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mapya kwanza</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Ya zamani kwanza</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Kwa jina</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Hifadhi utafutaji huu</translation>
    </message>
    <message>
        <source>Saved and earlier searches</source>
        <translation>Utafutaji uliohifadhiwa na wa awali</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Ulimaanisha “%1”?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Inatafuta…</translation>
    </message>
    <message>
        <source>Saved; click again to remove this search</source>
        <translation>Umehifadhiwa; bofya tena ili kuuondoa utafutaji huu</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>%Ln wenye matokeo mapya</numerusform>
            <numerusform>%Ln wenye matokeo mapya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>Utafutaji uliohifadhiwa na wa awali; %Ln kati yake una matokeo mapya</numerusform>
            <numerusform>Utafutaji uliohifadhiwa na wa awali; %Ln kati yake una matokeo mapya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>Takriban andiko %Ln</numerusform>
            <numerusform>Takriban maandiko %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>andiko %Ln</numerusform>
            <numerusform>maandiko %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, some without all words</source>
        <translation>%1, mengine bila maneno yote</translation>
    </message>
    <message>
        <source>%1 so far: the search index is still being built</source>
        <translation>%1 hadi sasa: fahirisi ya utafutaji bado inaundwa</translation>
    </message>
    <message>
        <source>%1 so far: the newest changes are still being indexed</source>
        <translation>%1 hadi sasa: mabadiliko mapya zaidi bado yanafahirisishwa</translation>
    </message>
    <message>
        <source>No results so far. The search index is being updated; new results appear automatically.</source>
        <translation>Hakuna matokeo hadi sasa. Fahirisi ya utafutaji inasasishwa; matokeo mapya yataonekana yenyewe.</translation>
    </message>
    <message>
        <source>No results. Try fewer or different words.</source>
        <translation>Hakuna matokeo. Jaribu maneno machache au mengine.</translation>
    </message>
    <message>
        <source>No results. Try fewer words or remove some filters.</source>
        <translation>Hakuna matokeo. Jaribu maneno machache au ondoa baadhi ya vichujio.</translation>
    </message>
    <message>
        <source>The search index is being built. Results appear as soon as it is ready.</source>
        <translation>Fahirisi ya utafutaji inaundwa. Matokeo yataonekana mara itakapokuwa tayari.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uliohifadhiwa</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wa awali</translation>
    </message>
    <message>
        <source>Rename This Search…</source>
        <translation>Badilisha jina la utafutaji huu…</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>Safisha historia ya utafutaji</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>Badilisha jina la utafutaji</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Jina la utafutaji:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Kisa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Matokeo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Maelezo</translation>
    </message>
    <message>
        <source>Progress of the scenarios</source>
        <translation>Maendeleo ya visa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Endesha</translation>
    </message>
    <message>
        <source>Run All</source>
        <translation>Endesha vyote</translation>
    </message>
    <message>
        <source>Open Files…</source>
        <translation>Fungua faili…</translation>
    </message>
    <message>
        <source>Seed to use instead of the scenario&apos;s own</source>
        <translation>Mbegu ya kutumia badala ya ile ya kisa chenyewe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Mbegu</translation>
    </message>
    <message>
        <source>Address of a real receiver</source>
        <translation>Anwani ya kipokezi halisi</translation>
    </message>
    <message>
        <source>Your receiver, https://…; leave empty to use the built-in receivers</source>
        <translation>Kipokezi chako, https://…; acha wazi ili kutumia vipokezi vilivyojengewa ndani</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>Anwani ya hali ya kipokezi</translation>
    </message>
    <message>
        <source>Its state, for scenarios that look at it</source>
        <translation>Hali yake, kwa visa vinavyoiangalia</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Wakati halisi</translation>
    </message>
    <message>
        <source>Runs in real time; otherwise waiting times are skipped</source>
        <translation>Huendeshwa kwa wakati halisi; vinginevyo muda wa kusubiri hurukwa</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Haisomeki</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Mstari wa %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Faili %1 haiwezi kusomwa.</translation>
    </message>
    <message>
        <source>Open Scenarios</source>
        <translation>Fungua visa</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>Visa (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>scenario, line of its file</comment>
        <translation>%1, mstari wa %2</translation>
    </message>
    <message>
        <source>Passed (%1)</source>
        <translation>Kimefaulu (%1)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Kimeghairiwa</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>kosa %Ln</numerusform>
            <numerusform>makosa %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Kimefaulu</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Imeghairiwa.</translation>
    </message>
    <message>
        <source>%1 run, %2 failed.</source>
        <translation>Vilivyoendeshwa %1, vilivyoshindikana %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchBox</name>
    <message>
        <source>no %1</source>
        <comment>section 99</comment>
        <translation>hakuna %1</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>matini ya %1</translation>
    </message>
    <message>
        <source>no text of %1</source>
        <translation>hakuna matini ya %1</translation>
    </message>
    <message>
        <source>The library has no text of %1 of %2.</source>
        <translation>Maktaba haina matini ya %1 ya %2.</translation>
    </message>
    <message>
        <source>There is no %1 in the text of %2 of %3.</source>
        <translation>Hakuna %1 katika matini ya %2 ya %3.</translation>
    </message>
    <message>
        <source>There is no %1 in %2.</source>
        <translation>Hakuna %1 katika %2.</translation>
    </message>
    <message>
        <source>Search words, titles, citations, or /akn/… addresses</source>
        <translation>Tafuta maneno, majina, marejeleo au anwani za /akn/…</translation>
    </message>
    <message>
        <source>Search, or address of the text</source>
        <translation>Tafuta, au anwani ya matini</translation>
    </message>
    <message>
        <source>Search suggestions</source>
        <translation>Mapendekezo ya utafutaji</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Fungua %1</translation>
    </message>
    <message>
        <source>Search all texts for “%1”</source>
        <translation>Tafuta “%1” katika matini zote</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>umehifadhiwa</translation>
    </message>
    <message>
        <source>before</source>
        <translation>wa awali</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchController</name>
    <message>
        <source>&amp;Search…</source>
        <translation>Ta&amp;futa…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>Matokeo ya utafuta&amp;ji</translation>
    </message>
    <message>
        <source>Next Search Match</source>
        <translation>Tokeo la utafutaji linalofuata</translation>
    </message>
    <message>
        <source>Previous Search Match</source>
        <translation>Tokeo la utafutaji lililotangulia</translation>
    </message>
    <message>
        <source>The search index was damaged and is built again: %1 of %2 works</source>
        <translation>Fahirisi ya utafutaji iliharibika na inaundwa upya: maandiko %1 kati ya %2</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>Fahirisi ya utafutaji: maandiko %1 kati ya %2</translation>
    </message>
    <message>
        <source>Search index: updating</source>
        <translation>Fahirisi ya utafutaji: inasasishwa</translation>
    </message>
    <message>
        <source>Another program is updating the search index</source>
        <translation>Programu nyingine inasasisha fahirisi ya utafutaji</translation>
    </message>
    <message>
        <source>The disk is full: the search index cannot be written</source>
        <translation>Diski imejaa: fahirisi ya utafutaji haiwezi kuandikwa</translation>
    </message>
    <message>
        <source>The search index could not be written</source>
        <translation>Fahirisi ya utafutaji haikuweza kuandikwa</translation>
    </message>
</context>
<context>
    <name>sheria::app::SecretBox</name>
    <message>
        <source>The signing secret</source>
        <translation>Siri ya kutia sahihi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Nimeinakili</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Recent requests</source>
        <translation>Maombi ya karibuni</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Imenakiliwa.</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Anwani ya seva</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Mlango</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Hutumika seva inapoanzishwa tena. Ukiwa unatumika, mlango unaofuata ulio wazi huchukuliwa.</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Anzisha programu inapoanza</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Nakili anwani</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Fungua katika kivinjari</translation>
    </message>
    <message>
        <source>Opens the server&apos;s pages in your browser, signed in</source>
        <translation>Hufungua kurasa za seva katika kivinjari chako, ukiwa umeingia</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Mipangilio…</translation>
    </message>
    <message>
        <source>Allowed web origins and rate limits</source>
        <translation>Asili za wavuti zinazoruhusiwa na vikomo vya maombi</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Tokeni</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>Nakili tokeni</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Nimeinakili</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Tokeni mpya</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Iliundwa katika programu</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>Akaunti…</translation>
    </message>
    <message>
        <source>Accounts, tokens and permissions</source>
        <translation>Akaunti, tokeni na ruhusa</translation>
    </message>
    <message>
        <source>Example for the command line</source>
        <translation>Mfano kwa mstari wa amri</translation>
    </message>
    <message>
        <source>Try it on the command line</source>
        <translation>Jaribu kwenye mstari wa amri</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Nakili mfano</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Saa</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Ombi</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukubwa</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Muda</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>ms %1</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>Ombi la %1</translation>
    </message>
    <message>
        <source>No token could be created.</source>
        <translation>Hakuna tokeni iliyoweza kuundwa.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Hakuna maktaba iliyofunguliwa.</translation>
    </message>
    <message>
        <source>The server is starting…</source>
        <translation>Seva inaanzishwa…</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>Seva inaendeshwa.</translation>
    </message>
    <message>
        <source>The server is stopping…</source>
        <translation>Seva inasimamishwa…</translation>
    </message>
    <message>
        <source>The server could not be started. %1</source>
        <translation>Seva haikuweza kuanzishwa. %1</translation>
    </message>
    <message>
        <source>The server is stopped.</source>
        <translation>Seva imesimamishwa.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Simamisha</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anzisha</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Haiendeshwi</translation>
    </message>
    <message>
        <source>Programs send this token to the server. It is shown only once: copy it and keep it safe.</source>
        <translation>Programu hutuma tokeni hii kwa seva. Inaonyeshwa mara moja tu: inakili na uiweke salama.</translation>
    </message>
    <message>
        <source>Programs authenticate with a token. The library stores only a hash of it; if you have lost yours, create a new one.</source>
        <translation>Programu hujithibitisha kwa tokeni. Maktaba huhifadhi hashi yake tu; ukipoteza yako, unda mpya.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Bado hakuna maombi.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Server</source>
        <translation>Seva</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>Anzisha programu inapoanza</translation>
    </message>
    <message>
        <source>The server answers requests of programs on this computer.</source>
        <translation>Seva hujibu maombi ya programu zilizo kwenye kompyuta hii.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Mlango</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>Mlang&amp;o</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>Hutumika seva inapoanzishwa tena. Ukiwa unatumika, mlango unaofuata ulio wazi huchukuliwa.</translation>
    </message>
    <message>
        <source>Allowed web origins</source>
        <translation>Asili za wavuti zinazoruhusiwa</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>Asili za &amp;wavuti zinazoruhusiwa</translation>
    </message>
    <message>
        <source>One origin per line, such as https://desk.example. Scripts of these pages can read and change what their token allows. * allows pages of all origins to read. If empty, pages of other origins cannot use the server.</source>
        <translation>Asili moja kwa kila mstari, kama https://desk.example. Skripti za kurasa hizi zinaweza kusoma na kubadilisha kinachoruhusiwa na tokeni yao. * huruhusu kurasa za asili zote kusoma. Ikiachwa wazi, kurasa za asili nyingine haziwezi kutumia seva.</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Maombi kwa dakika</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Bila kikomo</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>&amp;Maombi kwa dakika</translation>
    </message>
    <message>
        <source>Maximum number of requests per client and minute. Further requests are answered with 429 Too Many Requests.</source>
        <translation>Idadi ya juu ya maombi kwa kila programu teja kwa dakika. Maombi yanayozidi hujibiwa kwa 429 Too Many Requests.</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>kikomo cha maombi</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.</source>
        <translation>“%1” si asili. Andika http:// au https:// na jina la kompyuta mwenyeji, bila kitu kingine.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>Ni asili %Ln tu inayoweza kuruhusiwa.</numerusform>
            <numerusform>Asili zisizozidi %Ln zinaweza kuruhusiwa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SettingsController</name>
    <message>
        <source>Preferences</source>
        <translation>Mapendeleo</translation>
    </message>
    <message>
        <source>Open tabs and the layout of the window</source>
        <translation>Vichupo vilivyofunguliwa na mpangilio wa dirisha</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Madokezo yako</translation>
    </message>
    <message>
        <source>Hosts that libraries may contact</source>
        <translation>Kompyuta wenyeji ambazo maktaba zinaweza kuunganishwa nazo</translation>
    </message>
    <message>
        <source>Tokens in a file with a password</source>
        <translation>Tokeni katika faili yenye nenosiri</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Map&amp;endeleo…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Paleti ya amri…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ShortcutSettings</name>
    <message>
        <source>Shortcuts</source>
        <translation>Njia za mkato</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Kitendo</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menyu</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Njia ya mkato</translation>
    </message>
    <message>
        <source>Actions and their &amp;shortcuts</source>
        <translation>Vitendo na &amp;njia zake za mkato</translation>
    </message>
    <message>
        <source>keys keyboard</source>
        <translation>vitufe kibodi</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Njia mpya ya mkato</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>Bila njia ya mkato</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>Rejesha chaguo-msingi</translation>
    </message>
    <message>
        <source>“%1” has the default shortcut of this action.</source>
        <translation>“%1” ina njia ya mkato ya chaguo-msingi ya kitendo hiki.</translation>
    </message>
    <message>
        <source>Restore All Defaults</source>
        <translation>Rejesha chaguo-msingi zote</translation>
    </message>
    <message>
        <source>&amp;New shortcut for the chosen action</source>
        <translation>Njia &amp;mpya ya mkato ya kitendo kilichochaguliwa</translation>
    </message>
    <message>
        <source>Press the keys. A shortcut that another action has is not taken over.</source>
        <translation>Bonyeza vitufe. Njia ya mkato ya kitendo kingine haichukuliwi.</translation>
    </message>
    <message>
        <source>%1 cannot be used: fields need it, it types a character, or it is several keys.</source>
        <translation>%1 haiwezi kutumika: sehemu za kuandika zinaihitaji, huandika kibambo, au ni vitufe kadhaa.</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <translation>%1 ni njia ya mkato ya “%2”.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message>
        <source>National law</source>
        <translation>Sheria za kitaifa</translation>
    </message>
    <message>
        <source>On a metered connection only texts are downloaded</source>
        <translation>Kwenye muunganisho unaolipiwa kwa kiasi, ni matini pekee zinazopakuliwa</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Maeneo</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Mada</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>None selected: all</source>
        <translation>Hakuna iliyochaguliwa: zote</translation>
    </message>
    <message>
        <source>All; or codes such as eng, fra</source>
        <translation>Zote; au misimbo kama eng, fra</translation>
    </message>
    <message>
        <source>Images and other files of the texts</source>
        <translation>Picha na faili nyingine za matini</translation>
    </message>
    <message>
        <source>Publication documents, such as gazettes</source>
        <translation>Hati za uchapishaji, kama magazeti ya Serikali</translation>
    </message>
    <message>
        <source>PDFs made by the server</source>
        <translation>PDF zilizotengenezwa na seva</translation>
    </message>
    <message>
        <source>Metered connection: download as little as possible</source>
        <translation>Muunganisho unaolipiwa kwa kiasi: pakua kidogo iwezekanavyo</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Kwa mkono</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Kila saa</translation>
    </message>
    <message>
        <source>Every 6 hours</source>
        <translation>Kila saa 6</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Kila siku</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Kila wiki</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Lugha:</translation>
    </message>
    <message>
        <source>Also download:</source>
        <translation>Pakua pia:</translation>
    </message>
    <message>
        <source>Check for changes:</source>
        <translation>Kagua mabadiliko:</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Kila dakika</numerusform>
            <numerusform>Kila dakika %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Vyanzo</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Chanzo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Hali</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Maendeleo</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Matini</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Zinazosubiri</translation>
    </message>
    <message>
        <source>No sources yet. Connect to a server to download its works and keep them up to date.</source>
        <translation>Bado hakuna vyanzo. Unganisha na seva ili kupakua maandiko yake na kuyasasisha.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Ondoa…</translation>
    </message>
    <message>
        <source>Enter Token…</source>
        <translation>Weka tokeni…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Unganisha…</translation>
    </message>
    <message>
        <source>Adds a server as a source of this library</source>
        <translation>Huongeza seva kama chanzo cha maktaba hii</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Endesha</translation>
    </message>
    <message>
        <source>Downloads new and changed texts</source>
        <translation>Hupakua matini mpya na zilizobadilika</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Sitisha</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Downloaded texts are kept; the next run continues from there</source>
        <translation>Matini zilizopakuliwa hubakizwa; uendeshaji ujao huendelea kuanzia hapo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Zaidi</translation>
    </message>
    <message>
        <source>R&amp;un All</source>
        <translation>&amp;Endesha vyote</translation>
    </message>
    <message>
        <source>Downloads new and changed texts of all sources</source>
        <translation>Hupakua matini mpya na zilizobadilika za vyanzo vyote</translation>
    </message>
    <message>
        <source>&amp;Cancel All</source>
        <translation>&amp;Ghairi vyote</translation>
    </message>
    <message>
        <source>&amp;Full Check</source>
        <translation>&amp;Ukaguzi kamili</translation>
    </message>
    <message>
        <source>Compares everything on the server with this library</source>
        <translation>Hulinganisha kila kitu kwenye seva na maktaba hii</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Hariri…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Ondoa…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Endeleza</translation>
    </message>
    <message>
        <source>Continues where it stopped</source>
        <translation>Huendelea pale kiliposimama</translation>
    </message>
    <message>
        <source>Downloads nothing until resumed</source>
        <translation>Hakipakui chochote hadi kiendelezwe</translation>
    </message>
    <message>
        <source>Enter Password…</source>
        <translation>Weka nenosiri…</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>Ondoa chanzo</translation>
    </message>
    <message>
        <source>Nothing more is downloaded from %1. Its texts stay in the library; its token is deleted.</source>
        <translation>Hakuna kitakachopakuliwa tena kutoka %1. Matini zake hubaki katika maktaba; tokeni yake huondolewa.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1: andiko %Ln</numerusform>
            <numerusform>%1: maandiko %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1: uamuzi %Ln</numerusform>
            <numerusform>%1: maamuzi %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Search this library</source>
        <translation>Tafuta katika maktaba hii</translation>
    </message>
    <message>
        <source>Words, a title, a citation</source>
        <translation>Maneno, jina, rejeleo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tafuta</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>Hati za karibuni</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Mahakama</translation>
    </message>
    <message>
        <source>First letters of the titles</source>
        <translation>Herufi za kwanza za majina</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Majina</translation>
    </message>
    <message>
        <source>Titles A–Z</source>
        <translation>Majina A–Z</translation>
    </message>
</context>
<context>
    <name>sheria::app::StyleDialog</name>
    <message>
        <source>Citation Style</source>
        <translation>Mtindo wa marejeleo</translation>
    </message>
    <message>
        <source>Filter the styles</source>
        <translation>Chuja mitindo</translation>
    </message>
    <message>
        <source>Filter by title</source>
        <translation>Chuja kwa jina</translation>
    </message>
    <message>
        <source>Installed styles</source>
        <translation>Mitindo iliyosakinishwa</translation>
    </message>
    <message>
        <source>No styles are installed. The package citation-style-language-styles has them.</source>
        <translation>Hakuna mitindo iliyosakinishwa. Imo katika kifurushi citation-style-language-styles.</translation>
    </message>
    <message>
        <source>Styles of the Citation Style Language (CSL). Your own go into the folder “sheria/csl” of your data folder.</source>
        <translation>Mitindo ya Citation Style Language (CSL). Yako mwenyewe iweke katika folda “sheria/csl” ya folda yako ya data.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Chagua &amp;faili…</translation>
    </message>
    <message>
        <source>Citation styles (%1)</source>
        <translation>Mitindo ya marejeleo (%1)</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>Kila kitu katika maktaba</translation>
    </message>
    <message>
        <source>Only this selection</source>
        <translation>Uteuzi huu tu</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;Maeneo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Maeneo</translation>
    </message>
    <message>
        <source>&amp;Document types, if not all: act, act/by-law, judgment…</source>
        <translation>Aina za &amp;hati, ikiwa si zote: act, act/by-law, judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Additional &amp;works, one address per line</source>
        <translation>Maandiko mengine ya &amp;ziada, anwani moja kwa kila mstari</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Maandiko</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>%1, including all localities</source>
        <translation>%1, pamoja na maeneo yake yote ya ndani</translation>
    </message>
    <message>
        <source>%1: national law only</source>
        <translation>%1: sheria za kitaifa tu</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncController</name>
    <message>
        <source>Sync: %1</source>
        <translation>Usawazishaji: %1</translation>
    </message>
    <message>
        <source>S&amp;ync</source>
        <translation>Usa&amp;wazishaji</translation>
    </message>
    <message>
        <source>Show sync</source>
        <translation>Onyesha usawazishaji</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncPanel</name>
    <message>
        <source>Sync</source>
        <translation>Usawazishaji</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Vyanzo</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>Kilichobadilika</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>sheria::app::ThemeSettings</name>
    <message>
        <source>Appearance</source>
        <translation>Mwonekano</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Mandhari</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>Fuata mfumo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Angavu</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>Utofautishaji wa juu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Ma&amp;ndhari</translation>
    </message>
    <message>
        <source>High contrast shows light text on black, with a contrast of at least 7:1.</source>
        <translation>Utofautishaji wa juu huonyesha maandishi angavu juu ya rangi nyeusi, kwa utofautishaji wa angalau 7:1.</translation>
    </message>
    <message>
        <source>colours dark light contrast</source>
        <translation>rangi giza angavu utofautishaji</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Punguza &amp;mwendo</translation>
    </message>
    <message>
        <source>Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns animations off, this applies anyway.</source>
        <translation>Kurasa hazisogei kwa ulaini, na hakuna kinachofifia au kumweka. Ikiwa eneo-kazi limezima uhuishaji, hili linatumika hata hivyo.</translation>
    </message>
    <message>
        <source>animations accessibility</source>
        <translation>uhuishaji ufikivu</translation>
    </message>
</context>
<context>
    <name>sheria::app::TimelineStrip</name>
    <message>
        <source>Revised</source>
        <translation>Imerekebuliwa</translation>
    </message>
    <message>
        <source>Revised by %1</source>
        <translation>Imerekebuliwa na %1</translation>
    </message>
    <message>
        <source>To be revised</source>
        <translation>Itarekebuliwa</translation>
    </message>
    <message>
        <source>To be revised by %1</source>
        <translation>Itarekebuliwa na %1</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>Imerekebishwa</translation>
    </message>
    <message>
        <source>Amended by %1</source>
        <translation>Imerekebishwa na %1</translation>
    </message>
    <message>
        <source>To be amended</source>
        <translation>Itarekebishwa</translation>
    </message>
    <message>
        <source>To be amended by %1</source>
        <translation>Itarekebishwa na %1</translation>
    </message>
    <message>
        <source>Commenced in part</source>
        <translation>Imeanza kutumika kwa sehemu</translation>
    </message>
    <message>
        <source>Commenced in part by %1</source>
        <translation>Imeanza kutumika kwa sehemu kwa %1</translation>
    </message>
    <message>
        <source>Commences in part</source>
        <translation>Itaanza kutumika kwa sehemu</translation>
    </message>
    <message>
        <source>Commences in part by %1</source>
        <translation>Itaanza kutumika kwa sehemu kwa %1</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>Imeanza kutumika</translation>
    </message>
    <message>
        <source>Commenced by %1</source>
        <translation>Imeanza kutumika kwa %1</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>Itaanza kutumika</translation>
    </message>
    <message>
        <source>Commences by %1</source>
        <translation>Itaanza kutumika kwa %1</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>Imefutwa</translation>
    </message>
    <message>
        <source>Repealed by %1</source>
        <translation>Imefutwa na %1</translation>
    </message>
    <message>
        <source>To be repealed</source>
        <translation>Itafutwa</translation>
    </message>
    <message>
        <source>To be repealed by %1</source>
        <translation>Itafutwa na %1</translation>
    </message>
    <message>
        <source>A version of the text begins</source>
        <translation>Toleo la matini linaanza</translation>
    </message>
    <message>
        <source>Timeline of this work</source>
        <translation>Mstari wa muda wa andiko hili</translation>
    </message>
    <message>
        <source>Latest version</source>
        <translation>Toleo jipya zaidi</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Until I quit</source>
        <translation>Hadi nitakapofunga programu</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>Katika faili, iliyosimbwa kwa nenosiri</translation>
    </message>
    <message>
        <source>Store the key:</source>
        <translation>Hifadhi ufunguo:</translation>
    </message>
    <message>
        <source>Store the token:</source>
        <translation>Hifadhi tokeni:</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>Katika hifadhi ya siri ya mfumo</translation>
    </message>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>Nenosiri lazima liwe na angalau kibambo %Ln.</numerusform>
            <numerusform>Nenosiri lazima liwe na angalau vibambo %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are asked for the password each time you start the program.</source>
        <translation>Unaombwa nenosiri kila unapoanzisha programu.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the key again.</source>
        <translation>Haliwezi kurejeshwa. Ukilisahau, weka ufunguo tena.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the token again.</source>
        <translation>Haliwezi kurejeshwa. Ukilisahau, weka tokeni tena.</translation>
    </message>
    <message>
        <source>Enter the key again at the next start.</source>
        <translation>Weka ufunguo tena programu itakapoanzishwa tena.</translation>
    </message>
    <message>
        <source>System keychain unavailable. Enter the key again at the next start.</source>
        <translation>Hifadhi ya siri ya mfumo haipatikani. Weka ufunguo tena programu itakapoanzishwa tena.</translation>
    </message>
    <message>
        <source>You are asked for the token at the next start.</source>
        <translation>Utaombwa tokeni programu itakapoanzishwa tena.</translation>
    </message>
    <message>
        <source>System keychain unavailable. You are asked for the token at the next start.</source>
        <translation>Hifadhi ya siri ya mfumo haipatikani. Utaombwa tokeni programu itakapoanzishwa tena.</translation>
    </message>
    <message>
        <source>Its password:</source>
        <translation>Nenosiri lake:</translation>
    </message>
    <message>
        <source>A new password:</source>
        <translation>Nenosiri jipya:</translation>
    </message>
    <message>
        <source>The system may ask you to sign in.</source>
        <translation>Mfumo unaweza kukuomba uingie.</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokensPage</name>
    <message>
        <source>Tokens of the account</source>
        <translation>Tokeni za akaunti</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>Inaanza na</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Iliundwa</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Ilitumika mwisho</translation>
    </message>
    <message>
        <source>Purpose of the new token</source>
        <translation>Madhumuni ya tokeni mpya</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Tokeni mpya</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Batilisha…</translation>
    </message>
    <message>
        <source>The new token, shown only once. Copy it and keep it safe.</source>
        <translation>Tokeni mpya, inaonyeshwa mara moja tu. Inakili na uiweke salama.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Tokeni mpya</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>Nimeinakili</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Kamwe</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Bila jina</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>Iliundwa katika programu</translation>
    </message>
    <message>
        <source>Revoke Token</source>
        <translation>Batilisha tokeni</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>Ubatilishe “%1”?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Batilisha</translation>
    </message>
    <message>
        <source>Programs that use it lose access immediately. This cannot be undone.</source>
        <translation>Programu zinazoitumia hupoteza ruhusa mara moja. Hili haliwezi kutenduliwa.</translation>
    </message>
    <message>
        <source>Add an account first. Its tokens are listed here.</source>
        <translation>Ongeza akaunti kwanza. Tokeni zake huorodheshwa hapa.</translation>
    </message>
    <message>
        <source>No tokens yet. Programs sign in with one.</source>
        <translation>Bado hakuna tokeni. Programu hujithibitisha kwa tokeni.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>Zana za modeli za lugha</translation>
    </message>
    <message>
        <source>Semantic search</source>
        <translation>Utafutaji kwa maana</translation>
    </message>
    <message>
        <source>Allow AI assistants to use this library as tools</source>
        <translation>Ruhusu visaidizi vya AI kutumia maktaba hii kama zana</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>Tokeni mpya</translation>
    </message>
    <message>
        <source>Token, shown only once</source>
        <translation>Tokeni, inaonyeshwa mara moja tu</translation>
    </message>
    <message>
        <source>Program type</source>
        <translation>Aina ya programu</translation>
    </message>
    <message>
        <source>Starts a program (mcpServers)</source>
        <translation>Huanzisha programu (mcpServers)</translation>
    </message>
    <message>
        <source>Uses the address (mcpServers)</source>
        <translation>Hutumia anwani (mcpServers)</translation>
    </message>
    <message>
        <source>Editors (servers)</source>
        <translation>Ni kihariri (servers)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Hutumia mstari wa amri</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Nakili</translation>
    </message>
    <message>
        <source>For the program&apos;s settings</source>
        <translation>Kwa mipangilio ya programu</translation>
    </message>
    <message>
        <source>For the settings of a program that</source>
        <translation>Kwa mipangilio ya programu ambayo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Zima</translation>
    </message>
    <message>
        <source>An embeddings endpoint on this computer or elsewhere. Texts of the library and queries are sent to it.</source>
        <translation>Huduma ya vekta kwenye kompyuta hii au kwingineko. Matini za maktaba na maswali hutumwa kwake.</translation>
    </message>
    <message>
        <source>Texts, queries and the key are sent to this address unencrypted and can be intercepted. Use https:// if the endpoint supports it.</source>
        <translation>Matini, maswali na ufunguo hutumwa kwa anwani hii bila kusimbwa na vinaweza kunaswa. Tumia https:// ikiwa huduma inaikubali.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modeli</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ufunguo</translation>
    </message>
    <message>
        <source>Also find words of the same family, such as “decision” for “decide” (English)</source>
        <translation>Tafuta pia maneno ya familia moja, kama “decision” kwa “decide” (Kiingereza)</translation>
    </message>
    <message>
        <source>Off. Passages are found by words and word families.</source>
        <translation>Imezimwa. Madondoo hupatikana kwa maneno na familia zake.</translation>
    </message>
    <message>
        <source>Off. Passages are found by words only.</source>
        <translation>Imezimwa. Madondoo hupatikana kwa maneno tu.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>Madondoo %L1 yana vekta; matini %Ln inasubiri.</numerusform>
            <numerusform>Madondoo %L1 yana vekta; matini %Ln zinasubiri.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %L1 passages are embedded (%L2 dimensions).</source>
        <translation>Madondoo yote %L1 yana vekta (vipimo %L2).</translation>
    </message>
    <message>
        <source>The tools use the token that starts with %1.</source>
        <translation>Zana hutumia tokeni inayoanza na %1.</translation>
    </message>
    <message>
        <source>The tools have no token yet.</source>
        <translation>Zana bado hazina tokeni.</translation>
    </message>
    <message>
        <source>Stored; enter another one to replace it</source>
        <translation>Umehifadhiwa; weka mwingine ili kuubadilisha</translation>
    </message>
    <message>
        <source>Only if the endpoint requires one</source>
        <translation>Ikiwa tu huduma inauhitaji</translation>
    </message>
    <message>
        <source>Enter an address starting with http:// or https:// and a model name.</source>
        <translation>Andika anwani inayoanza na http:// au https:// na jina la modeli.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoController</name>
    <message>
        <source>Not Possible</source>
        <translation>Haiwezekani</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?

%2

Clients of the API and webhooks are notified that it was deleted. You can restore it with File &gt; Trash and Imports.</source>
        <translation>Uweke “%1” kwenye tupio?

%2

Programu teja za API na webhook huarifiwa kwamba imeondolewa. Unaweza kuirejesha kwa Faili &gt; Tupio na uingizaji.</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>Weka kwenye tupio</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash.</source>
        <translation>“%1” imewekwa kwenye tupio.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>“%1” haiwezi kuondolewa.</translation>
    </message>
    <message>
        <source>%1, version of %2</source>
        <comment>title, date</comment>
        <translation>%1, toleo la %2</translation>
    </message>
    <message>
        <source>Set Address</source>
        <translation>Weka anwani</translation>
    </message>
    <message>
        <source>The document does not say which work it is. Enter the work&apos;s address, such as /akn/za/act/1998/55. Imports of the same document will keep it.</source>
        <translation>Hati haisemi ni andiko gani. Andika anwani ya andiko, kama /akn/za/act/1998/55. Uingizaji mwingine wa hati hiyohiyo utaibakiza.</translation>
    </message>
    <message>
        <source>Address of the work</source>
        <translation>Anwani ya andiko</translation>
    </message>
    <message>
        <source>Title, if the document has none</source>
        <translation>Jina, ikiwa hati haina</translation>
    </message>
    <message>
        <source>Date, if the document has none</source>
        <translation>Tarehe, ikiwa hati haina</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>Anwani:</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Jina:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Tarehe:</translation>
    </message>
    <message>
        <source>Give Address</source>
        <translation>Ipe anwani</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>The document is now %1.</source>
        <translation>Hati sasa ni %1.</translation>
    </message>
    <message>
        <source>The address was not given.</source>
        <translation>Hati haikupewa anwani.</translation>
    </message>
    <message>
        <source>The document is unidentified again.</source>
        <translation>Hati imerudi kuwa isiyotambuliwa.</translation>
    </message>
    <message>
        <source>The address cannot be taken back.</source>
        <translation>Anwani haiwezi kurudishwa.</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Tendua uingizaji</translation>
    </message>
    <message>
        <source>Undo this import?

Works and versions that it added are deleted, and those that it changed are as before.</source>
        <translation>Utendue uingizaji huu?

Maandiko na matoleo ulioyaongeza yataondolewa, na yale ulioyabadilisha yatakuwa kama awali.</translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>Uingizaji umetenduliwa.</translation>
    </message>
    <message>
        <source>The import cannot be undone.</source>
        <translation>Uingizaji hauwezi kutenduliwa.</translation>
    </message>
    <message>
        <source>“%1” was restored from the trash.</source>
        <translation>“%1” imerejeshwa kutoka tupio.</translation>
    </message>
    <message>
        <source>“%1” cannot be restored.</source>
        <translation>“%1” haiwezi kurejeshwa.</translation>
    </message>
    <message>
        <source>Delete Permanently</source>
        <translation>Ondoa kabisa</translation>
    </message>
    <message>
        <source>Delete everything in the trash? This cannot be undone.</source>
        <translation>Uondoe kila kitu kilicho katika tupio? Hili haliwezi kutenduliwa.</translation>
    </message>
    <message>
        <source>Delete “%1” permanently? This cannot be undone.</source>
        <translation>Uondoe “%1” kabisa? Hili haliwezi kutenduliwa.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>The trash was emptied.</source>
        <translation>Tupio limesafishwa.</translation>
    </message>
    <message>
        <source>“%1” was deleted permanently.</source>
        <translation>“%1” imeondolewa kabisa.</translation>
    </message>
    <message>
        <source>The trash cannot be emptied.</source>
        <translation>Tupio haliwezi kusafishwa.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoDialog</name>
    <message>
        <source>Trash and Imports</source>
        <translation>Tupio na uingizaji</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Tupio</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Uingizaji</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Deleted works and versions</source>
        <translation>Maandiko na matoleo yaliyoondolewa</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Imeondolewa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Anwani</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rejesha</translation>
    </message>
    <message>
        <source>Delete Permanently…</source>
        <translation>Ondoa kabisa…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>Safisha tupio…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Imeingizwa</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Faili na folda</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Maandiko</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>Tendua uingizaji…</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Tupio liko tupu.</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>Hakuna uingizaji wa kutendua.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>Tokeni zilizosimbwa</translation>
    </message>
    <message>
        <source>Password of the file in which the token is stored:</source>
        <translation>Nenosiri la faili ambamo tokeni imehifadhiwa:</translation>
    </message>
    <message>
        <source>Enter Token Again…</source>
        <translation>Weka tokeni tena…</translation>
    </message>
    <message>
        <source>If you have forgotten the password</source>
        <translation>Ikiwa umesahau nenosiri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>Nenosiri la faili iliyosimbwa si sahihi.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Waterfall</name>
    <message>
        <source>Attempts of this invocation</source>
        <translation>Majaribio ya mwito huu</translation>
    </message>
    <message>
        <source>%1: after %2, %3</source>
        <translation>%1: baada ya %2, %3</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>outcome, time since the first attempt</comment>
        <translation>%1, baada ya %2</translation>
    </message>
    <message>
        <source>next, after %1</source>
        <translation>lijalo, baada ya %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhookPanel</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Kumbukumbu</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Vipokezi</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>Zinazoingia</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Muafaka</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>Kipitishaji</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Hakuna maktaba iliyofunguliwa.</translation>
    </message>
    <message>
        <source>Nothing is sent while the server is stopped.</source>
        <translation>Hakuna kinachotumwa wakati seva imesimamishwa.</translation>
    </message>
    <message>
        <source>Delivery active.</source>
        <translation>Uwasilishaji unafanya kazi.</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhooksController</name>
    <message>
        <source>&amp;Webhooks</source>
        <translation>We&amp;bhook</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>Jaribu tena</translation>
    </message>
    <message>
        <source>Open the same file again</source>
        <translation>Fungua faili hiyohiyo tena</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Fungua maktaba ya mfano</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to explore the program</source>
        <translation>Sheria na hukumu za nchi ya kubuni, ili kuifahamu programu</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>Unganisha na seva…</translation>
    </message>
    <message>
        <source>Downloads legislation from a server and keeps it up to date</source>
        <translation>Hupakua sheria zilizotungwa kutoka seva na huzisasisha</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ingiza folda…</translation>
    </message>
    <message>
        <source>Every Akoma Ntoso file in it, and in the folders below</source>
        <translation>Kila faili ya Akoma Ntoso iliyomo, na katika folda zilizo chini yake</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Ingiza faili…</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, ZIP archives, and packs of other libraries</source>
        <translation>Faili za Akoma Ntoso, majalada ya ZIP, na vifurushi vya maktaba nyingine</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>Fungua maktaba nyingine…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Maktaba mpya…</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Maktaba za karibuni</translation>
    </message>
    <message>
        <source>Welcome to Sheria</source>
        <translation>Karibu kwenye Sheria</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>andiko %Ln</numerusform>
            <numerusform>maandiko %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is empty. Import documents, connect to a server, or explore the sample library.</source>
        <translation>Maktaba hii ni tupu. Ingiza hati, unganisha na seva, au ifahamu maktaba ya mfano.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Inafungua %1…</translation>
    </message>
</context>
<context>
    <name>sheria::app::WindowHost</name>
    <message>
        <source>The import is stopped. What is imported stays; import the rest again.</source>
        <translation>Uingizaji unasimamishwa. Kilichoingizwa kinabaki; ingiza vilivyosalia tena.</translation>
    </message>
    <message>
        <source>The sync is interrupted, and goes on afterwards.</source>
        <translation>Usawazishaji unakatizwa, na utaendelea baadaye.</translation>
    </message>
    <message>
        <source>The server is stopped, and started again on the same port.</source>
        <translation>Seva inasimamishwa, na kuanzishwa tena kwenye mlango uleule.</translation>
    </message>
    <message>
        <source>Open dialogs are closed without saving.</source>
        <translation>Madirisha ya mazungumzo yaliyofunguliwa yanafungwa bila kuhifadhi.</translation>
    </message>
    <message>
        <source>Change the Language Now?</source>
        <translation>Ubadilishe lugha sasa?</translation>
    </message>
    <message>
        <source>The window is opened again in the other language.</source>
        <translation>Dirisha litafunguliwa tena katika lugha nyingine.</translation>
    </message>
    <message>
        <source>Change Now</source>
        <translation>Badilisha sasa</translation>
    </message>
    <message>
        <source>If you cancel, the language changes at the next start.</source>
        <translation>Ukighairi, lugha itabadilika programu itakapoanzishwa tena.</translation>
    </message>
</context>
</TS>
