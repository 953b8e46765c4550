<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="am">
<context>
    <name>BaseState</name>
    <message>
        <source>Not indexed yet.</source>
        <translation>ገና በፍለጋ ማውጫ ውስጥ አልገባም።</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln ሥራ</numerusform>
            <numerusform>%Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>%Ln ከፊል ጽሑፍ</numerusform>
            <numerusform>%Ln ከፊል ጽሑፎች</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains %1, %2.</source>
        <translation>%1፣ %2 ይዟል።</translation>
    </message>
    <message>
        <source>Contains %1, %2. The index is not up to date.</source>
        <translation>%1፣ %2 ይዟል። የፍለጋ ማውጫው ወቅታዊ አይደለም።</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ገና አልተነበበም።</numerusform>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ሰነዶች ገና አልተነበቡም።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ሊነበብ አይችልም፦ pdftotext የተባለው ፕሮግራም አልተጫነም (ጥቅል poppler-utils)።</numerusform>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ሰነዶች ሊነበቡ አይችሉም፦ pdftotext የተባለው ፕሮግራም አልተጫነም (ጥቅል poppler-utils)።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF በምስሎች ብቻ የተሠራ ስለሆነ ቃላት የሉትም።</numerusform>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ሰነዶች በምስሎች ብቻ የተሠሩ ስለሆኑ ቃላት የሏቸውም።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ተበላሽቷል፣ ተቆልፏል ወይም ለማንበብ በጣም ትልቅ ነው።</numerusform>
            <numerusform>የዚህ ቤተ መጻሕፍት %Ln PDF ሰነዶች ተበላሽተዋል፣ ተቆልፈዋል ወይም ለማንበብ በጣም ትልቅ ናቸው።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefStatus</name>
    <message>
        <source>OK</source>
        <translation>ትክክል</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>የተሳሳተ ቁጥር</translation>
    </message>
    <message>
        <source>Wrong year</source>
        <translation>የተሳሳተ ዓመት</translation>
    </message>
    <message>
        <source>Another case</source>
        <translation>ሌላ ጉዳይ</translation>
    </message>
    <message>
        <source>Wrong provision</source>
        <translation>የተሳሳተ ድንጋጌ</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>የተተካ</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>የለም</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>አልተጣራም</translation>
    </message>
    <message>
        <source>Quoted correctly</source>
        <translation>በትክክል የተጠቀሰ</translation>
    </message>
    <message>
        <source>Found elsewhere</source>
        <translation>ሌላ ቦታ የተገኘ</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>ከሌላ ስሪት የተወሰደ</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>የተለወጠ</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>አልተገኘም</translation>
    </message>
    <message>
        <source>Another law</source>
        <translation>ሌላ ሕግ</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>section %1</source>
        <translation>አንቀጽ %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>አንቀጽ %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>ደንብ ቁ. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title, number of the work</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>work, provision</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>%1, as at %2</source>
        <comment>work and provision, date</comment>
        <translation>%1፣ በ%2 እንደነበረ</translation>
    </message>
    <message>
        <source>“%1” – %2</source>
        <comment>quotation, source</comment>
        <translation>«%1» – %2</translation>
    </message>
</context>
<context>
    <name>CiteRows</name>
    <message>
        <source>section %1</source>
        <translation>አንቀጽ %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>አንቀጽ %1</translation>
    </message>
    <message>
        <source>regulation %1</source>
        <translation>አንቀጽ %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>ደንብ ቁ. %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>ፓራግራፍ %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>ሐረግ %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>አባሪ %1</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>ምዕራፍ %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>ክፍል %1</translation>
    </message>
    <message>
        <source>preface</source>
        <translation>መቅድም</translation>
    </message>
    <message>
        <source>preamble</source>
        <translation>መግቢያ</translation>
    </message>
    <message>
        <source>conclusion</source>
        <translation>መደምደሚያ</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ራስጌ</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>የታየ</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>ተፈጻሚ የተደረገ</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>የተከተሉት</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>ልዩነቱ የተገለጸ</translation>
    </message>
    <message>
        <source>doubted</source>
        <translation>አጠራጣሪ የተባለ</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>የተለወጠ ትርጉም</translation>
    </message>
    <message>
        <source>reversed on appeal</source>
        <translation>በይግባኝ የተሻረ</translation>
    </message>
    <message>
        <source>Treatment: %1</source>
        <translation>አያያዝ፦ %1</translation>
    </message>
    <message>
        <source>Treatment: %1?</source>
        <comment>as the words suggest</comment>
        <translation>አያያዝ፦ %1?</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a provision</comment>
        <translation>በ%1 ውስጥ</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>cited provision, citing provision</comment>
        <translation>%1፣ በ%2 ውስጥ</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>የሚጠቅሳቸው (%L1)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>citing provision, cited provision</comment>
        <translation>%1፣ ስለ %2</translation>
    </message>
    <message>
        <source>Cited by (%1), as at %2</source>
        <translation>የሚጠቅሱት (%1)፣ በ%2 እንደነበረ</translation>
    </message>
    <message>
        <source>Cited by (%1)</source>
        <translation>የሚጠቅሱት (%1)</translation>
    </message>
    <message>
        <source>Legislation and other documents</source>
        <translation>ሕጎችና ሌሎች ሰነዶች</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1፣ %2፦ %Ln ሥራ</numerusform>
            <numerusform>%1፣ %2፦ %Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>By court and year</source>
        <translation>በፍርድ ቤትና በዓመት</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1፦ %Ln ሥራ</numerusform>
            <numerusform>%1፦ %Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cited provisions</source>
        <translation>በብዛት የተጠቀሱ ድንጋጌዎች</translation>
    </message>
</context>
<context>
    <name>CompareHtml</name>
    <message>
        <source>Title, preamble and the like</source>
        <translation>ርዕስ፣ መግቢያና የመሳሰሉት</translation>
    </message>
    <message>
        <source>%1: renumbered, was %2</source>
        <translation>%1፦ ቁጥሩ ተለውጧል፣ ቀድሞ %2</translation>
    </message>
    <message>
        <source>%1 to %2: renumbered, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>ከ%1 እስከ %2፦ ቁጥራቸው ተለውጧል፣ ቀድሞ ከ%3 እስከ %4</translation>
    </message>
    <message>
        <source>%1: moved, was %2</source>
        <translation>%1፦ ተዛውሯል፣ ቀድሞ %2</translation>
    </message>
    <message>
        <source>%1 to %2: moved, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>ከ%1 እስከ %2፦ ተዛውረዋል፣ ቀድሞ ከ%3 እስከ %4</translation>
    </message>
    <message>
        <source>%1: split from %2</source>
        <translation>%1፦ ከ%2 ተለይቶ ወጥቷል</translation>
    </message>
    <message>
        <source>%1: merged into %2</source>
        <translation>%1፦ ከ%2 ጋር ተዋሕዷል</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1፦ ተለውጧል</translation>
    </message>
    <message>
        <source>%1: changed, was %2</source>
        <translation>%1፦ ተለውጧል፣ ቀድሞ %2</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1፦ ተጨምሯል</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1፦ ተወግዷል</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>በፊት</translation>
    </message>
    <message>
        <source>After</source>
        <translation>በኋላ</translation>
    </message>
    <message>
        <source>Neither version has a text.</source>
        <translation>ሁለቱም ስሪቶች ጽሑፍ የላቸውም።</translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation>ጽሑፎቹ አንድ ዓይነት ናቸው።</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>title, date</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date of a text, its language</comment>
        <translation>%1፣ %2</translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%Ln ቦታ፦ %1።</numerusform>
            <numerusform>%Ln ቦታዎች፦ %1።</numerusform>
        </translation>
    </message>
    <message>
        <source>Token rejected by the server</source>
        <translation>አገልጋዩ ቶከኑን አልተቀበለም</translation>
    </message>
    <message>
        <source>This token has no access to this API</source>
        <translation>ይህ ቶከን ወደዚህ API መግባት አይችልም</translation>
    </message>
    <message>
        <source>Invalid server address</source>
        <translation>ልክ ያልሆነ የአገልጋይ አድራሻ</translation>
    </message>
    <message>
        <source>API not found at this address</source>
        <translation>በዚህ አድራሻ API አልተገኘም</translation>
    </message>
    <message>
        <source>Test cancelled</source>
        <translation>ሙከራው ተትቷል</translation>
    </message>
    <message>
        <source>The server is not available</source>
        <translation>አገልጋዩ አይገኝም</translation>
    </message>
    <message>
        <source>The feed does not report totals.</source>
        <translation>መጋቢው ድምር ቁጥሮችን አይገልጽም።</translation>
    </message>
    <message>
        <source>The server does not report totals, so each check for changes lists everything.</source>
        <translation>አገልጋዩ ድምር ቁጥሮችን አይገልጽም፤ ስለዚህ ለውጦች በተፈለጉ ቁጥር ሁሉም ነገር ይዘረዘራል።</translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>መጋቢው %Ln ሰነድ አለው።</numerusform>
            <numerusform>መጋቢው %Ln ሰነዶች አሉት።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>ይህ ቶከን %Ln ጽሑፍ ማንበብ ይችላል።</numerusform>
            <numerusform>ይህ ቶከን %Ln ጽሑፎችን ማንበብ ይችላል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>ይህ ቶከን %Ln ውሳኔ ማንበብ ይችላል።</numerusform>
            <numerusform>ይህ ቶከን %Ln ውሳኔዎችን ማንበብ ይችላል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>ይህ ቶከን %Ln የዕውቀት ቋት ማንበብ ይችላል።</numerusform>
            <numerusform>ይህ ቶከን %Ln የዕውቀት ቋቶችን ማንበብ ይችላል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>%Ln ፍርድ ቤት።</numerusform>
            <numerusform>%Ln ፍርድ ቤቶች።</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to the feed</source>
        <translation>ከመጋቢው ጋር ተገናኝቷል</translation>
    </message>
    <message>
        <source>Connected (API version %1)</source>
        <translation>ተገናኝቷል (የAPI ስሪት %1)</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>ወደ %Ln ጽሑፍ፦ እዚህ %1፣ ለማውረድ ከአንድ ደቂቃ በታች።</numerusform>
            <numerusform>ወደ %Ln ጽሑፎች፦ እዚህ %1፣ ለማውረድ ከአንድ ደቂቃ በታች።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>ወደ %Ln ጽሑፍ፦ እዚህ %1፣ ለማውረድ ወደ %2 ደቂቃ።</numerusform>
            <numerusform>ወደ %Ln ጽሑፎች፦ እዚህ %1፣ ለማውረድ ወደ %2 ደቂቃ።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: download works</source>
        <translation>%1፦ ሥራዎችን ማውረድ</translation>
    </message>
    <message>
        <source>%1: send texts and queries to compute embeddings</source>
        <translation>%1፦ የትርጉም ቬክተሮችን ለማስላት ጽሑፎችንና መጠይቆችን መላክ</translation>
    </message>
    <message>
        <source>%1: send webhooks about changes</source>
        <translation>%1፦ ስለ ለውጦች ዌብሁክ መላክ</translation>
    </message>
    <message>
        <source>Allow Network Connections?</source>
        <translation>የአውታረ መረብ ግንኙነቶች ይፈቀዱ?</translation>
    </message>
    <message>
        <source>The library %1 connects to other computers.</source>
        <translation>ቤተ መጻሕፍቱ %1 ከሌሎች ኮምፒውተሮች ጋር ይገናኛል።</translation>
    </message>
    <message>
        <source>Allow this only if you know these addresses. Tokens and keys must be entered again. You can read and search the library without these connections.</source>
        <translation>እነዚህን አድራሻዎች የሚያውቋቸው ከሆነ ብቻ ይፍቀዱ። ቶከኖችና ቁልፎች እንደገና መግባት አለባቸው። ያለ እነዚህ ግንኙነቶችም ቤተ መጻሕፍቱን ማንበብና በውስጡ መፈለግ ይችላሉ።</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>ፍቀድ</translation>
    </message>
    <message>
        <source>Do Not Allow</source>
        <translation>አትፍቀድ</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Save Report</source>
        <translation>ሪፖርቱን አስቀምጥ</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>ሪፖርቱን ማስቀመጥ አልተቻለም።</translation>
    </message>
    <message>
        <source>Sheria Closed Unexpectedly</source>
        <translation>Sheria ሳይጠበቅ ተዘግቷል</translation>
    </message>
    <message>
        <source>Sheria closed unexpectedly the last time. Your tabs have been restored.

The report below helps the developers to find the cause. File names, titles, addresses and tokens have been removed. It is not sent; read it before you pass it on.</source>
        <translation>Sheria ባለፈው ጊዜ ሳይጠበቅ ተዘግቷል። ትሮችዎ ወደነበሩበት ተመልሰዋል።

ከታች ያለው ሪፖርት ገንቢዎች ምክንያቱን እንዲያገኙ ይረዳል። የፋይል ስሞች፣ ርዕሶች፣ አድራሻዎችና ቶከኖች ከውስጡ ተወግደዋል። ሪፖርቱ አይላክም፤ ለሌላ ከማስተላለፍዎ በፊት ያንብቡት።</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>የብልሽት ሪፖርት</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>አስቀምጥ…</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>ጽሑፍ (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>ቀን የሌለው</translation>
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
        <translation>ይህ ባዶ ሊሆን አይችልም።</translation>
    </message>
    <message>
        <source>Enter a date such as 2019-05-31.</source>
        <translation>እንደ 2019-05-31 ያለ ቀን ያስገቡ።</translation>
    </message>
    <message>
        <source>Enter a year with four digits.</source>
        <translation>ባለ አራት አኃዝ ዓመት ያስገቡ።</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>ሙሉ ቁጥር ያስገቡ።</translation>
    </message>
    <message>
        <source>A code can contain only letters, digits and “-”.</source>
        <translation>ኮድ ፊደላት፣ አኃዞችና «-» ብቻ ሊይዝ ይችላል።</translation>
    </message>
    <message>
        <source>Attach a document by its address, which starts with /akn/.</source>
        <translation>ሰነድ በአድራሻው ያያይዙ፤ አድራሻው በ/akn/ ይጀምራል።</translation>
    </message>
    <message>
        <source>Enter a name in each row.</source>
        <translation>በእያንዳንዱ ረድፍ ስም ያስገቡ።</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 99 for the side of a party.</source>
        <translation>ለተከራካሪ ወገን ጎራ ከ1 እስከ 99 ያለ ቁጥር ያስገቡ።</translation>
    </message>
    <message>
        <source>Enter a colour such as #1f7a4d.</source>
        <translation>እንደ #1f7a4d ያለ ቀለም ያስገቡ።</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>ርዕስ</translation>
    </message>
    <message>
        <source>Neutral citation</source>
        <translation>ገለልተኛ ማጣቀሻ</translation>
    </message>
    <message>
        <source>Full citation</source>
        <translation>ሙሉ ማጣቀሻ</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>የመዝገብ ቁጥር</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>ቁጥሩ ብቻ</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>የቀረበበት ዓመት</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>የተሰጠበት ቀን</translation>
    </message>
    <message>
        <source>Heard on</source>
        <translation>የተሰማበት ቀን</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>የጉዳዩ ዓይነት</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>የውሳኔው ዓይነት</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>ፍርድ ቤት</translation>
    </message>
    <message>
        <source>Code of the court</source>
        <translation>የፍርድ ቤቱ ኮድ</translation>
    </message>
    <message>
        <source>Code in citations</source>
        <translation>በማጣቀሻዎች የሚገባ ኮድ</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>የፍርድ ቤቱ ደረጃ</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>የፍርድ ቤቱ ካውንቲ</translation>
    </message>
    <message>
        <source>County number</source>
        <translation>የካውንቲ ቁጥር</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>ችሎት</translation>
    </message>
    <message>
        <source>Division code</source>
        <translation>የችሎቱ ኮድ</translation>
    </message>
    <message>
        <source>County of filing</source>
        <translation>ጉዳዩ የቀረበበት ካውንቲ</translation>
    </message>
    <message>
        <source>Number of the county of filing</source>
        <translation>ጉዳዩ የቀረበበት ካውንቲ ቁጥር</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>ቁልፍ ቃላት</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>አጭር ማጠቃለያ</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ማጠቃለያ</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>ተከራካሪ ወገኖች</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ስም</translation>
    </message>
    <message>
        <source>Name in citations</source>
        <translation>በማጣቀሻዎች የሚገባ ስም</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>ጎራ</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>ዳኞች</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>አጭር ስም</translation>
    </message>
    <message>
        <source>Title of the person</source>
        <translation>የግለሰቡ ማዕረግ</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>ጠበቆች</translation>
    </message>
    <message>
        <source>For</source>
        <translation>የሚወክሉት</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>የሕግ ዘርፎች</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>ምልክቶች</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>ምልክት</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>ቀለም</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>ፍቺ</translation>
    </message>
    <message>
        <source>Attached documents</source>
        <translation>ተያያዥ ሰነዶች</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>FRBR URI</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>&amp;Neutral Citation</source>
        <translation>&amp;ገለልተኛ ማጣቀሻ</translation>
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
        <translation>የ&amp;ደቡብ አፍሪካ</translation>
    </message>
    <message>
        <source>&amp;Kenyan</source>
        <translation>የ&amp;ኬንያ</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>&amp;ቀላል</translation>
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
        <translation>በፍርድ ቤት</translation>
    </message>
    <message>
        <source>By judge</source>
        <translation>በዳኛ</translation>
    </message>
    <message>
        <source>By area of law</source>
        <translation>በሕግ ዘርፍ</translation>
    </message>
    <message>
        <source>By case type</source>
        <translation>በጉዳይ ዓይነት</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>ሁሉም ውሳኔዎች</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>አዎ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>አይ</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Title</source>
        <translation>ርዕስ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>ቁጥር</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>የሰነድ ዓይነት</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>ቦታ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>Assent</source>
        <translation>ማጽደቅ</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>ሌላ መጠሪያ</translation>
    </message>
    <message>
        <source>Made under</source>
        <translation>መሠረት የሆነው ሕግ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>Amending work</source>
        <translation>አሻሻይ ሥራ</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>FRBR URI</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ማስታወሻ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ቀን</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ቋንቋ</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>ጽሑፍ</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>ክፍል</translation>
    </message>
    <message>
        <source>Replaced by a newer file</source>
        <translation>በአዲስ ፋይል ተተክቷል</translation>
    </message>
    <message>
        <source>File of %1</source>
        <translation>የ%1 ፋይል</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>ሚዲያ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>media type, size</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>The document states no valid FRBR URI. The library assigned one.</source>
        <translation>ሰነዱ ልክ የሆነ FRBR URI አይገልጽም። ቤተ መጻሕፍቱ ሰጥቶታል።</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>ጽሑፉ ቀኑን አይገልጽም። በምትኩ የሥራው ቀን ታይቷል።</translation>
    </message>
    <message>
        <source>The date of the text is unknown.</source>
        <translation>የጽሑፉ ቀን አይታወቅም።</translation>
    </message>
    <message>
        <source>History of the provision</source>
        <translation>የድንጋጌው ታሪክ</translation>
    </message>
    <message>
        <source>Choose a bar in the margin of the text.</source>
        <translation>በጽሑፉ ኅዳግ ካሉት መስመሮች አንዱን ይምረጡ።</translation>
    </message>
    <message>
        <source>%1, in force from %2</source>
        <comment>law, date</comment>
        <translation>%1፣ ከ%2 ጀምሮ የጸና</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>የሚለወጠው</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>ስሪቶች</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>ሌሎች ቋንቋዎች</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>ሥራ</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>ፍርድ</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>ኅትመት</translation>
    </message>
    <message>
        <source>Commencement</source>
        <translation>መጽናት</translation>
    </message>
    <message>
        <source>Amended by</source>
        <translation>ያሻሻሉት</translation>
    </message>
    <message>
        <source>Repeal</source>
        <translation>መሻር</translation>
    </message>
    <message>
        <source>Amends</source>
        <translation>የሚያሻሽላቸው</translation>
    </message>
    <message>
        <source>Repeals</source>
        <translation>የሚሽራቸው</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>የሚያጸናቸው</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>ርዕሰ ጉዳዮች</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ፋይሎች</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>ስለ ሰነዱ</translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date unknown</source>
        <translation>ቀኑ አይታወቅም</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>ሁሉም ድንጋጌዎች</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%Ln ድንጋጌ</numerusform>
            <numerusform>%Ln ድንጋጌዎች</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>%Ln ድንጋጌ የተደገመ መታወቂያ ስለነበረው አዲስ ተሰጥቶታል።</numerusform>
            <numerusform>%Ln ድንጋጌዎች የተደገመ መታወቂያ ስለነበራቸው አዲስ ተሰጥቷቸዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>%Ln ድንጋጌ መታወቂያ ስላልነበረው ተሰጥቶታል።</numerusform>
            <numerusform>%Ln ድንጋጌዎች መታወቂያ ስላልነበራቸው ተሰጥቷቸዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>%Ln ልክ ያልሆነ ቀን።</numerusform>
            <numerusform>%Ln ልክ ያልሆኑ ቀኖች።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>%Ln ልክ ያልሆነ አድራሻ።</numerusform>
            <numerusform>%Ln ልክ ያልሆኑ አድራሻዎች።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>%Ln የ«%1» ዓይነት ማስጠንቀቂያ።</numerusform>
            <numerusform>%Ln የ«%1» ዓይነት ማስጠንቀቂያዎች።</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ቀን</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>የታተመበት</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>ቁጥር</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ሰነድ</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>የጸና</translation>
    </message>
    <message>
        <source>In force; commencement date not recorded.</source>
        <translation>የጸና፤ የጸናበት ቀን አልተመዘገበም።</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>ሁሉም ድንጋጌዎች አልጸኑም።</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>የተሻሻለ እትም</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1።</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>ይጸናል</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Sheria libraries (*.sheria);;All files (*)</source>
        <translation>የSheria ቤተ መጻሕፍት (*.sheria);;ሁሉም ፋይሎች (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>አዲስ ቤተ መጻሕፍት</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>ቤተ መጻሕፍት ክፈት</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>ፋይሎችን አስገባ</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)</source>
        <translation>የAkoma Ntoso ፋይሎች፣ ማህደሮችና እሽጎች (*.xml *.akn *.zip);;ሁሉም ፋይሎች (*)</translation>
    </message>
    <message>
        <source>Attach Documents</source>
        <translation>ሰነዶችን አያይዝ</translation>
    </message>
    <message>
        <source>PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)</source>
        <translation>የPDF ሰነዶች፣ የAkoma Ntoso ፋይሎችና ማህደሮች (*.pdf *.xml *.akn *.zip)</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>አቃፊ አስገባ</translation>
    </message>
    <message>
        <source>About Sheria</source>
        <translation>ስለ Sheria</translation>
    </message>
    <message>
        <source>Sheria %1</source>
        <translation>Sheria %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they stood on any date, and serves them to other programs on this computer.

Works offline and connects only to servers that you add.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>ሕጎችንና ፍርዶችን በAkoma Ntoso መልክ በአንድ ፋይል ያስቀምጣል፣ በማናቸውም ቀን እንደነበሩ ያሳያል፣ በዚህ ኮምፒውተር ላይ ላሉ ሌሎች ፕሮግራሞችም ያቀርባል።

ያለ በይነመረብ ይሠራል፤ እርስዎ ከሚያክሏቸው አገልጋዮች ጋር ብቻ ይገናኛል።

በGNU General Public License፣ ስሪት 3 ወይም ከዚያ በኋላ ባለው ፈቃድ የሚሰራጭ ነፃ ሶፍትዌር ነው።</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
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
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>Commencement of %1</source>
        <translation>የ%1 መጽናት</translation>
    </message>
    <message>
        <source>Commencement of %1, by %2</source>
        <comment>work, law</comment>
        <translation>የ%1 መጽናት፣ በ%2</translation>
    </message>
    <message>
        <source>Amendment of %1</source>
        <translation>የ%1 ማሻሻያ</translation>
    </message>
    <message>
        <source>Amendment of %1, by %2</source>
        <comment>work, law</comment>
        <translation>የ%1 ማሻሻያ፣ በ%2</translation>
    </message>
    <message>
        <source>Repeal of %1</source>
        <translation>የ%1 መሻር</translation>
    </message>
    <message>
        <source>Repeal of %1, by %2</source>
        <comment>work, law</comment>
        <translation>የ%1 መሻር፣ በ%2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>ተፈጻሚ የሆነ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>ወደፊት</translation>
    </message>
    <message>
        <source>Not yet in the text</source>
        <translation>ገና በጽሑፉ ውስጥ ያልገባ</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>ቀን የሌለው</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>the document cannot be read: %1</source>
        <translation>ሰነዱ ሊነበብ አይችልም፦ %1</translation>
    </message>
    <message>
        <source>pages are drawn by the processor</source>
        <translation>ገጾችን የሚሥለው ፕሮሰሰሩ ነው</translation>
    </message>
    <message>
        <source>pages are drawn by %1</source>
        <translation>ገጾችን የሚሥለው %1 ነው</translation>
    </message>
    <message>
        <source>the sandbox is off</source>
        <translation>ማግለያው ጠፍቷል</translation>
    </message>
    <message>
        <source>the sandbox is on</source>
        <translation>ማግለያው በርቷል</translation>
    </message>
    <message>
        <source>Qt WebEngine %1 (Chromium %2): %3, %4.</source>
        <translation>Qt WebEngine %1 (Chromium %2)፦ %3፣ %4።</translation>
    </message>
    <message>
        <source>Start Sheria as an ordinary user: as root, or where QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.</source>
        <translation>Sheria እንደ ተራ ተጠቃሚ ያስጀምሩ፦ እንደ root፣ ወይም QTWEBENGINE_DISABLE_SANDBOX በተቀመጠበት፣ ገጾች ማግለያ የላቸውም።</translation>
    </message>
    <message>
        <source>choose at least one event</source>
        <translation>ቢያንስ አንድ ክስተት ይምረጡ</translation>
    </message>
    <message>
        <source>The name of an account must have 1 to %1 letters, digits, and . _ - @ +.</source>
        <translation>የመለያ ስም ከ1 እስከ %1 ፊደላት፣ አኃዞችና . _ - @ + ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>The display name of an account can have at most %1 characters.</source>
        <translation>የመለያ መጠሪያ ስም ቢበዛ %1 ቁምፊዎች ሊኖሩት ይችላሉ።</translation>
    </message>
    <message>
        <source>this is the last administrator of the library</source>
        <translation>ይህ የቤተ መጻሕፍቱ የመጨረሻ አስተዳዳሪ ነው</translation>
    </message>
    <message>
        <source>The name of a group must have 1 to %1 characters without commas.</source>
        <translation>የቡድን ስም ነጠላ ሰረዝ (,) የሌለባቸው ከ1 እስከ %1 ቁምፊዎች ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>A token must have 1 to %1 printable ASCII characters without spaces.</source>
        <translation>ቶከን ባዶ ቦታ የሌላቸው ከ1 እስከ %1 ሊታተሙ የሚችሉ የASCII ቁምፊዎች ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>A token must have %1 to %2 printable ASCII characters without spaces.</source>
        <translation>ቶከን ባዶ ቦታ የሌላቸው ከ%1 እስከ %2 ሊታተሙ የሚችሉ የASCII ቁምፊዎች ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>not enough memory to hash a password</source>
        <translation>የይለፍ ቃልን ለመመስጠር በቂ ማህደረ ትውስታ የለም</translation>
    </message>
    <message>
        <source>A password must have at least %1 characters.</source>
        <translation>የይለፍ ቃል ቢያንስ %1 ቁምፊዎች ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>A password can have at most %1 characters.</source>
        <translation>የይለፍ ቃል ቢበዛ %1 ቁምፊዎች ሊኖሩት ይችላሉ።</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>ሰነዱ ከ%1 ባይት ይበልጣል</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>akomaNtoso የተባለው ኤለመንት በውስጡ ሰነድ (act, judgment, …) የለውም</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; eIds were assigned</source>
        <translation>%1 ድንጋጌዎች eId የላቸውም፣ የመጀመሪያው &quot;%2&quot; ነው፤ eId ተሰጥቷቸዋል</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; new eIds were assigned</source>
        <translation>%1 ኤለመንቶች eId ይደግማሉ፣ የመጀመሪያው &quot;%2&quot; ነው፤ አዲስ eId ተሰጥቷቸዋል</translation>
    </message>
    <message>
        <source>bytes have no meaning in the encoding %1</source>
        <translation>ባይቶቹ በ%1 ኢንኮዲንግ ትርጉም የላቸውም</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>UTF-16 ጎዶሎ የባይት ቁጥር አለው</translation>
    </message>
    <message>
        <source>the content is UTF-16, but the declaration says %1</source>
        <translation>ይዘቱ UTF-16 ነው፣ መግለጫው ግን %1 ይላል</translation>
    </message>
    <message>
        <source>the encoding %1 is unknown</source>
        <translation>ኢንኮዲንጉ %1 አይታወቅም</translation>
    </message>
    <message>
        <source>the declaration says %1, but the content has another encoding</source>
        <translation>መግለጫው %1 ይላል፣ ይዘቱ ግን ሌላ ኢንኮዲንግ አለው</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>የXML መግለጫው ስሪቱን አይጠቅስም</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>የXML መግለጫው ቅርጽ የተሳሳተ ነው</translation>
    </message>
    <message>
        <source>UTF-32 is not supported</source>
        <translation>UTF-32 አይደገፍም</translation>
    </message>
    <message>
        <source>the content starts with a UTF-8 byte order mark, but the declaration says %1</source>
        <translation>ይዘቱ በUTF-8 የባይት ቅደም ተከተል ምልክት ይጀምራል፣ መግለጫው ግን %1 ይላል</translation>
    </message>
    <message>
        <source>the root element is %1, not akomaNtoso</source>
        <translation>ሥር ኤለመንቱ akomaNtoso ሳይሆን %1 ነው</translation>
    </message>
    <message>
        <source>the root element akomaNtoso is in no namespace; expected is xmlns=%1</source>
        <translation>ሥር ኤለመንቱ akomaNtoso በስመ ክልል ውስጥ አይደለም፤ የሚጠበቀው xmlns=%1 ነው</translation>
    </message>
    <message>
        <source>the namespace %1 is not an Akoma Ntoso namespace</source>
        <translation>ስመ ክልሉ %1 የAkoma Ntoso ስመ ክልል አይደለም</translation>
    </message>
    <message>
        <source>XML %1 is not supported, only 1.0</source>
        <translation>XML %1 አይደገፍም፣ የሚደገፈው 1.0 ብቻ ነው</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>ከ%1 በላይ ስመ ክልሎች ተገልጸዋል</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>ይህ Akoma Ntoso ሳይሆን ድረ ገጽ (HTML) ነው</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>የሰነድ ዓይነት መግለጫ (DTD) ያላቸው ሰነዶች ተቀባይነት የላቸውም፦ ፋይሎችን ሊጭን ወይም ኢንቲቲዎችን ሊተረጉም ይችላል</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>ኤለመንቶች ከ%1 በላይ ጥልቀት ተደራርበዋል</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>ሰነዱ ከ%1 በላይ አንጓዎች አሉት</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>የባሕርይ እሴቱ ከ%1 ባይት ይረዝማል</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>ኤለመንቱ ከ%1 በላይ ባሕርያት አሉት</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>ማህደረ ትውስታ አልቋል</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>ምንም ኤለመንት የለም፦ ሰነዱ ባዶ ነው</translation>
    </message>
    <message>
        <source>the document ends inside the element %1</source>
        <translation>ሰነዱ በኤለመንቱ %1 ውስጥ ያልቃል</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>ሰነዱ ሳይጠበቅ እዚህ ያልቃል</translation>
    </message>
    <message>
        <source>there is an end tag without a start tag</source>
        <translation>መጀመሪያ የሌለው የመዝጊያ ታግ አለ</translation>
    </message>
    <message>
        <source>the end tag does not match the start tag of %1</source>
        <translation>የመዝጊያ ታጉ ከ%1 መክፈቻ ታግ ጋር አይዛመድም</translation>
    </message>
    <message>
        <source>an attribute is repeated with two prefixes of the same namespace</source>
        <translation>አንድ ባሕርይ በአንድ ስመ ክልል ሁለት ቅድመ ቅጥያዎች ተደግሟል</translation>
    </message>
    <message>
        <source>the attribute %1 is repeated</source>
        <translation>ባሕርዩ %1 ተደግሟል</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>ከሥር ኤለመንቱ መጨረሻ በኋላ ይዘት አለ</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>ኢንቲቲው %1 አልተተረጎመም</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>በ%1 ታግ ውስጥ ያለ ኢንቲቲ አልተተረጎመም</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>ማመላከቻው XML ወደሚከለክለው ቁምፊ ነው</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>የXML መግለጫ የሚፈቀደው በመጀመሪያው ላይ ብቻ ነው</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>በ%1 ታግ ውስጥ ያለ ቅድመ ቅጥያ አልተገለጸም</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>የ%1 ታግ ስመ ክልል መግለጫ አይፈቀድም</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>ይህ XML አይደለም፦ ከሥር ኤለመንቱ በፊት ይዘት አለ</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>የተበላሸ UTF-8፣ ወይም XML የሚከለክለው ቁምፊ (ባይት 0x%1)</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>የመቆጣጠሪያ ቁምፊው U+%1 የተከለከለ ነው</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>&quot;&amp;&quot; የሚለው &quot;&amp;amp;&quot; ተብሎ መጻፍ አለበት</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 እዚህ አይፈቀድም</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2</source>
        <translation>FRBRWork/FRBRuri %1 ነው፣ ይህም የAkoma Ntoso URI አይደለም፤ ሥራው %2 ተብሎ ተቀምጧል</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used</source>
        <translation>FRBRExpression/FRBRuri ሥራውን %1 ይለዋል፣ FRBRWork/FRBRuri ደግሞ %2፤ ሥራ ላይ የዋለው የኋለኛው ነው</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is stored as &quot;und&quot;, undetermined</source>
        <translation>FRBRExpression/FRBRlanguage %1 ነው፤ ቋንቋው &quot;und&quot; (ያልተለየ) ተብሎ ተቀምጧል</translation>
    </message>
    <message>
        <source>the date %1 is not valid</source>
        <translation>ቀኑ %1 ልክ አይደለም</translation>
    </message>
    <message>
        <source>the expression has no valid date; the date %1 of the work is used</source>
        <translation>አገላለጹ ልክ የሆነ ቀን የለውም፤ የሥራው ቀን %1 ተወስዷል</translation>
    </message>
    <message>
        <source>the document has no valid date; 0001-01-01 is used</source>
        <translation>ሰነዱ ልክ የሆነ ቀን የለውም፤ 0001-01-01 ተወስዷል</translation>
    </message>
    <message>
        <source>the judgment does not name its court</source>
        <translation>ፍርዱ የሰጠውን ፍርድ ቤት አይጠቅስም</translation>
    </message>
    <message>
        <source>the judgment does not state its date of delivery</source>
        <translation>ፍርዱ የተሰጠበትን ቀን አይገልጽም</translation>
    </message>
    <message>
        <source>the judgment has no neutral citation</source>
        <translation>ፍርዱ ገለልተኛ ማጣቀሻ የለውም</translation>
    </message>
    <message>
        <source>the judgment does not mark its parties</source>
        <translation>በፍርዱ ውስጥ ተከራካሪ ወገኖች ምልክት አልተደረገባቸውም</translation>
    </message>
    <message>
        <source>the judgment does not mark its judges</source>
        <translation>በፍርዱ ውስጥ ዳኞች ምልክት አልተደረገባቸውም</translation>
    </message>
    <message>
        <source>the judgment does not mark its case number</source>
        <translation>በፍርዱ ውስጥ የመዝገብ ቁጥሩ ምልክት አልተደረገበትም</translation>
    </message>
    <message>
        <source>the document has no meta element; only its text is available</source>
        <translation>ሰነዱ meta ኤለመንት የለውም፤ የሚገኘው ጽሑፉ ብቻ ነው</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>መስመር %1፣ ዓምድ %2፦ %3</translation>
    </message>
    <message>
        <source>no compressed content, or one of more than %1 bytes</source>
        <translation>የተጨመቀ ይዘት የለም፣ ወይም ከ%1 ባይት ይበልጣል</translation>
    </message>
    <message>
        <source>damaged compressed content</source>
        <translation>የተጨመቀው ይዘት ተበላሽቷል</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>የመቆለፊያ ፋይሉን %1 መቆለፍ አይቻልም (%2)፤ በዚህ ኮምፒውተር ዲስክ ላይ ያስቀምጡት</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>የመቆለፊያ ፋይሉን %1 መፍጠር አይቻልም፦ %2</translation>
    </message>
    <message>
        <source>%1 is locked by another program</source>
        <translation>%1 በሌላ ፕሮግራም ተቆልፏል</translation>
    </message>
    <message>
        <source>the lock file %1 is not a regular file; remove it</source>
        <translation>የመቆለፊያ ፋይሉ %1 መደበኛ ፋይል አይደለም፤ ያስወግዱት</translation>
    </message>
    <message>
        <source>the disk is full: %1 was not written; free some space and try again (%2)</source>
        <translation>ዲስኩ ሞልቷል፦ %1 አልተጻፈም፤ ቦታ አስለቅቀው እንደገና ይሞክሩ (%2)</translation>
    </message>
    <message>
        <source>no permission to write %1: check the permissions of the file and its folder (%2)</source>
        <translation>%1 ለመጻፍ ፈቃድ የለም፦ የፋይሉንና የአቃፊውን ፈቃዶች ያረጋግጡ (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ሊጻፍ አይችልም፦ %2</translation>
    </message>
    <message>
        <source>the folder %1</source>
        <translation>አቃፊው %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file but a folder, pipe, socket or device; specify a file</source>
        <translation>%1 መደበኛ ፋይል ሳይሆን አቃፊ፣ ፓይፕ፣ ሶኬት ወይም መሣሪያ ነው፤ ፋይል ይግለጹ</translation>
    </message>
    <message>
        <source>comments can be written into .docx and .odt documents only</source>
        <translation>አስተያየቶች ሊጻፉ የሚችሉት በ.docx እና .odt ሰነዶች ውስጥ ብቻ ነው</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>ሰነዱ በጣም ትልቅ ነው</translation>
    </message>
    <message>
        <source>only .docx, .odt, .pdf, .md, .html and .txt documents are checked</source>
        <translation>የሚጣሩት የ.docx፣ .odt፣ .pdf፣ .md፣ .html እና .txt ሰነዶች ብቻ ናቸው</translation>
    </message>
    <message>
        <source>The library has it: %1.</source>
        <translation>በቤተ መጻሕፍቱ ውስጥ አለ፦ %1።</translation>
    </message>
    <message>
        <source>The number is wrong. The library has: %1.</source>
        <translation>ቁጥሩ የተሳሳተ ነው። በቤተ መጻሕፍቱ ውስጥ ያለው፦ %1።</translation>
    </message>
    <message>
        <source>The year is wrong. The library has: %1.</source>
        <translation>ዓመቱ የተሳሳተ ነው። በቤተ መጻሕፍቱ ውስጥ ያለው፦ %1።</translation>
    </message>
    <message>
        <source>This is the number of another law: %1.</source>
        <translation>ይህ የሌላ ሕግ ቁጥር ነው፦ %1።</translation>
    </message>
    <message>
        <source>This is the number of another case: %1.</source>
        <translation>ይህ የሌላ ጉዳይ ቁጥር ነው፦ %1።</translation>
    </message>
    <message>
        <source>The words quoted stand in another provision: %1.</source>
        <translation>የተጠቀሱት ቃላት በሌላ ድንጋጌ ውስጥ ናቸው፦ %1።</translation>
    </message>
    <message>
        <source>There is no such provision in: %1.</source>
        <translation>በዚህ ውስጥ እንዲህ ያለ ድንጋጌ የለም፦ %1።</translation>
    </message>
    <message>
        <source>The words quoted stood there at another date.</source>
        <translation>የተጠቀሱት ቃላት እዚያ የነበሩት በሌላ ቀን ነው።</translation>
    </message>
    <message>
        <source>It is repealed: %1.</source>
        <translation>ተሽሯል፦ %1።</translation>
    </message>
    <message>
        <source>The library holds this whole series, and there is no such number in it.</source>
        <translation>ቤተ መጻሕፍቱ ይህን ተከታታይ በሙሉ ይዟል፣ እንዲህ ያለ ቁጥርም በውስጡ የለም።</translation>
    </message>
    <message>
        <source>The library has it: %1. Its text does not show whether there is such a provision.</source>
        <translation>በቤተ መጻሕፍቱ ውስጥ አለ፦ %1። እንዲህ ያለ ድንጋጌ መኖሩን ጽሑፉ አያሳይም።</translation>
    </message>
    <message>
        <source>The library does not have it, or cannot tell which is meant. It was not checked.</source>
        <translation>በቤተ መጻሕፍቱ ውስጥ የለም፣ ወይም የትኛው እንደሆነ ሊለይ አልቻለም። አልተጣራም።</translation>
    </message>
    <message>
        <source>The words are there; brackets, ellipses or emphasis show changes.</source>
        <translation>ቃላቱ እዚያ አሉ፤ ቅንፎች፣ የመዝለያ ነጥቦች ወይም ማጉያዎች ለውጦችን ያሳያሉ።</translation>
    </message>
    <message>
        <source>The words are there.</source>
        <translation>ቃላቱ እዚያ አሉ።</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>ቃላቱ በሌላ ድንጋጌ ውስጥ ናቸው፦ %1፤ ቅንፎች፣ የመዝለያ ነጥቦች ወይም ማጉያዎች ለውጦችን ያሳያሉ።</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1.</source>
        <translation>ቃላቱ በሌላ ድንጋጌ ውስጥ ናቸው፦ %1።</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>ቃላቱ እዚያ የነበሩት በሌላ ቀን ነው፦ %1፤ ቅንፎች፣ የመዝለያ ነጥቦች ወይም ማጉያዎች ለውጦችን ያሳያሉ።</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1.</source>
        <translation>ቃላቱ እዚያ የነበሩት በሌላ ቀን ነው፦ %1።</translation>
    </message>
    <message>
        <source>%1 Left out: %2.</source>
        <translation>%1 የተዘለለው፦ %2።</translation>
    </message>
    <message>
        <source>Nothing in the library says whose words these are. They were not checked.</source>
        <translation>እነዚህ የማን ቃላት እንደሆኑ በቤተ መጻሕፍቱ ውስጥ የሚገልጽ ነገር የለም። አልተጣሩም።</translation>
    </message>
    <message>
        <source>The words stand in a text of the work that has no date.</source>
        <translation>ቃላቱ ያሉት ቀን በሌለው የሥራው ጽሑፍ ውስጥ ነው።</translation>
    </message>
    <message>
        <source>The words left out change the sense: %1.</source>
        <translation>የተዘለሉት ቃላት ትርጉሙን ይለውጣሉ፦ %1።</translation>
    </message>
    <message>
        <source>The words are not those of the text: %1.</source>
        <translation>ቃላቱ የጽሑፉ ቃላት አይደሉም፦ %1።</translation>
    </message>
    <message>
        <source>No text of this work in the library has these words.</source>
        <translation>በቤተ መጻሕፍቱ ያለ የዚህ ሥራ ጽሑፍ ሁሉ እነዚህ ቃላት የሉትም።</translation>
    </message>
    <message>
        <source>No mark closes this quotation; it was read to the end of its paragraph. %1</source>
        <translation>ይህን ጥቅስ የሚዘጋ ምልክት የለም፤ እስከ ፓራግራፉ መጨረሻ ተነብቧል። %1</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, SHA-256 %3.</source>
        <translation>ከ%2 %1 ጋር ተነጻጽሯል፣ SHA-256 %3።</translation>
    </message>
    <message>
        <source>%1 citations and quotations, %2 with problems</source>
        <translation>%1 ማጣቀሻዎችና ጥቅሶች፣ %2 ችግር ያለባቸው</translation>
    </message>
    <message>
        <source>Table of authorities</source>
        <translation>የተጠቀሱ ሕጎችና ፍርዶች ዝርዝር</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ጉዳዮች</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>ሕጎች</translation>
    </message>
    <message>
        <source>Other authorities</source>
        <translation>ሌሎች ምንጮች</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>የተጠቀሰበት</translation>
    </message>
    <message>
        <source>paragraph %1, note %2</source>
        <translation>ፓራግራፍ %1፣ ማስታወሻ %2</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>ፓራግራፍ %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <translation>ገጽ %1፣ %2</translation>
    </message>
    <message>
        <source>%1 is not in the library, or is not published</source>
        <translation>%1 በቤተ መጻሕፍቱ ውስጥ የለም፣ ወይም አልታተመም</translation>
    </message>
    <message>
        <source>%1 has no published text as at %2 in the library</source>
        <translation>%1 በቤተ መጻሕፍቱ ውስጥ በ%2 የታተመ ጽሑፍ የለውም</translation>
    </message>
    <message>
        <source>%1 is not in the text %2</source>
        <translation>%1 በጽሑፉ %2 ውስጥ የለም</translation>
    </message>
    <message>
        <source>A bundle can have at most %1 entries</source>
        <translation>ጥራዝ ቢበዛ %1 ግቤቶች ሊኖሩት ይችላሉ</translation>
    </message>
    <message>
        <source>the words do not stand in %1</source>
        <translation>ቃላቱ በ%1 ውስጥ የሉም</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>በ%2 ውስጥ %1 የለም</translation>
    </message>
    <message>
        <source>the citation style takes too long or says too much</source>
        <translation>የማጣቀሻ ዘይቤው ብዙ ጊዜ ይወስዳል ወይም ብዙ ይጽፋል</translation>
    </message>
    <message>
        <source>%1 cannot be run in its confinement (exit %2)</source>
        <translation>%1 በተከለለ ሁኔታ ሊሠራ አይችልም (መውጫ %2)</translation>
    </message>
    <message>
        <source>the citation style needs too much memory or time</source>
        <translation>የማጣቀሻ ዘይቤው ከመጠን ያለፈ ማህደረ ትውስታ ወይም ጊዜ ይፈልጋል</translation>
    </message>
    <message>
        <source>the citation style cannot be used: %1</source>
        <translation>የማጣቀሻ ዘይቤው ጥቅም ላይ ሊውል አይችልም፦ %1</translation>
    </message>
    <message>
        <source>the program sheria-csl is not installed</source>
        <translation>sheria-csl የተባለው ፕሮግራም አልተጫነም</translation>
    </message>
    <message>
        <source>a style formats at most %1 works at once</source>
        <translation>ዘይቤ በአንድ ጊዜ ቢበዛ %1 ሥራዎችን ያዘጋጃል</translation>
    </message>
    <message>
        <source>the citation style gave no citation</source>
        <translation>የማጣቀሻ ዘይቤው ማጣቀሻ አልሰጠም</translation>
    </message>
    <message>
        <source>this is no usable citation style: %1</source>
        <translation>ይህ ጥቅም ላይ ሊውል የሚችል የማጣቀሻ ዘይቤ አይደለም፦ %1</translation>
    </message>
    <message>
        <source>it has a document type or entities</source>
        <translation>የሰነድ ዓይነት ወይም ኢንቲቲዎች አሉት</translation>
    </message>
    <message>
        <source>its root is not &apos;%1&apos; of CSL</source>
        <translation>ሥሩ የCSL &apos;%1&apos; አይደለም</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>ባዶ ነው</translation>
    </message>
    <message>
        <source>it is too large or too deep</source>
        <translation>በጣም ትልቅ ወይም በጣም የተደራረበ ነው</translation>
    </message>
    <message>
        <source>there is no citation style at &apos;%1&apos;</source>
        <translation>በ&apos;%1&apos; የማጣቀሻ ዘይቤ የለም</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>ከ1 MB በላይ ነው</translation>
    </message>
    <message>
        <source>the words of citation styles are not installed: install the package citation-style-language-locales</source>
        <translation>የማጣቀሻ ዘይቤዎች ቃላት አልተጫኑም፦ ጥቅሉን citation-style-language-locales ይጫኑ</translation>
    </message>
    <message>
        <source>the style refers to &apos;%1&apos;, which is not installed</source>
        <translation>ዘይቤው ያልተጫነውን &apos;%1&apos; ያመለክታል</translation>
    </message>
    <message>
        <source>its language is not a code</source>
        <translation>ቋንቋው ኮድ አይደለም</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Akoma Ntoso FRBR URI</source>
        <translation>&quot;%1&quot; የAkoma Ntoso FRBR URI አይደለም</translation>
    </message>
    <message>
        <source>an expression URI needs a language</source>
        <translation>የአገላለጽ URI ቋንቋ ያስፈልገዋል</translation>
    </message>
    <message>
        <source>a manifestation URI needs a format</source>
        <translation>የቅርጸት ቅጂ URI ቅርጸት ያስፈልገዋል</translation>
    </message>
    <message>
        <source>no such date: %1</source>
        <translation>እንዲህ ያለ ቀን የለም፦ %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>የቁምፊ ሕብረቁምፊ</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>እውነት ወይም ሐሰት</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>ሙሉ ቁጥር</translation>
    </message>
    <message>
        <source>a date such as 2024-02-29</source>
        <translation>እንደ 2024-02-29 ያለ ቀን</translation>
    </message>
    <message>
        <source>an instant such as 2024-02-29T12:00:00Z</source>
        <translation>እንደ 2024-02-29T12:00:00Z ያለ ቅጽበት</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ኦብጀክት</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ድርድር</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; %2 አይደለም</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>በ&quot;%1&quot; ውስጥ፦ %2</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>&quot;expression_frbr_uri&quot; ቋንቋ ወይም ቀን የለውም</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; is none of the work &quot;frbr_uri&quot;</source>
        <translation>&quot;expression_frbr_uri&quot; የሥራው &quot;frbr_uri&quot; አይደለም</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>የሕብረቁምፊዎች ድርድር</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>የኦብጀክቶች ድርድር</translation>
    </message>
    <message>
        <source>an array of dates</source>
        <translation>የቀኖች ድርድር</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single word.</source>
        <translation>&apos;%1&apos; ነጠላ ቃል አይደለም።</translation>
    </message>
    <message>
        <source>A knowledge base can have at most %1 values for each filter.</source>
        <translation>የዕውቀት ቋት ለእያንዳንዱ ማጣሪያ ቢበዛ %1 እሴቶች ሊኖሩት ይችላሉ።</translation>
    </message>
    <message>
        <source>The code of a knowledge base must have 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>የዕውቀት ቋት ኮድ ከ1 እስከ %1 ከa እስከ z ያሉ ፊደላት፣ አኃዞች፣ &apos;-&apos; እና &apos;_&apos; ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>The name of a knowledge base must have 1 to %1 characters.</source>
        <translation>የዕውቀት ቋት ስም ከ1 እስከ %1 ቁምፊዎች ሊኖሩት ይገባል።</translation>
    </message>
    <message>
        <source>The description of a knowledge base can have at most %1 characters.</source>
        <translation>የዕውቀት ቋት መግለጫ ቢበዛ %1 ቁምፊዎች ሊኖሩት ይችላሉ።</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base contains a NUL character.</source>
        <translation>የዕውቀት ቋቱ ስም ወይም መግለጫ የNUL ቁምፊ ይዟል።</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2.</source>
        <translation>&apos;%1&apos; %2 አይደለም።</translation>
    </message>
    <message>
        <source>the address of a work, like /akn/za/act/1998/55</source>
        <translation>እንደ /akn/za/act/1998/55 ያለ የሥራ አድራሻ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list.</source>
        <translation>&apos;%1&apos; ዝርዝር አይደለም።</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of words.</source>
        <translation>&apos;%1&apos; የቃላት ዝርዝር አይደለም።</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of subscriptions.</source>
        <translation>&apos;%1&apos; የምዝገባዎች ዝርዝር አይደለም።</translation>
    </message>
    <message>
        <source>A subscription is a JSON object.</source>
        <translation>ምዝገባ የJSON ኦብጀክት ነው።</translation>
    </message>
    <message>
        <source>a country, like za</source>
        <translation>እንደ za ያለ አገር</translation>
    </message>
    <message>
        <source>a place, like za or za-cpt</source>
        <translation>እንደ za ወይም za-cpt ያለ ቦታ</translation>
    </message>
    <message>
        <source>a nature, like act or act/by-law</source>
        <translation>እንደ act ወይም act/by-law ያለ የሰነድ ዓይነት</translation>
    </message>
    <message>
        <source>%1 is there and no export of Sheria; name another folder</source>
        <translation>%1 አለ፣ ነገር ግን በSheria የተላከ አይደለም፤ ሌላ አቃፊ ይጥቀሱ</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ሊነበብ አይችልም፦ %2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>አቃፊውን %1 መፍጠር አይቻልም</translation>
    </message>
    <message>
        <source>git could not be started: %1; install git</source>
        <translation>git ሊጀመር አልቻለም፦ %1፤ git ይጫኑ</translation>
    </message>
    <message>
        <source>git failed on %1: %2</source>
        <translation>git በ%1 ላይ አልተሳካም፦ %2</translation>
    </message>
    <message>
        <source>the certificate is not valid yet</source>
        <translation>የምስክር ወረቀቱ ገና ተቀባይነት አላገኘም</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>የምስክር ወረቀቱ ጊዜው አልፎበታል</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>የምስክር ወረቀቱ በራሱ የተፈረመ ነው</translation>
    </message>
    <message>
        <source>the certificate is not signed by a trusted authority</source>
        <translation>የምስክር ወረቀቱ በታመነ ባለሥልጣን አልተፈረመም</translation>
    </message>
    <message>
        <source>connections to link-local addresses are not allowed</source>
        <translation>ከlink-local አድራሻዎች ጋር መገናኘት አይፈቀድም</translation>
    </message>
    <message>
        <source>the token contains an invalid character</source>
        <translation>ቶከኑ ልክ ያልሆነ ቁምፊ ይዟል</translation>
    </message>
    <message>
        <source>the connection was closed within the response header</source>
        <translation>ግንኙነቱ በምላሹ ራስጌ መካከል ተዘግቷል</translation>
    </message>
    <message>
        <source>the proxy requires authentication</source>
        <translation>ተኪ አገልጋዩ ማረጋገጫ ይጠይቃል</translation>
    </message>
    <message>
        <source>the response header is too long</source>
        <translation>የምላሹ ራስጌ በጣም ረጅም ነው</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>የደረሰው መረጃ የHTTP ምላሽ አይደለም</translation>
    </message>
    <message>
        <source>proxy host not found</source>
        <translation>የተኪ አገልጋዩ አስተናጋጅ አልተገኘም</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>አስተናጋጁ አልተገኘም</translation>
    </message>
    <message>
        <source>the certificate is for another host name</source>
        <translation>የምስክር ወረቀቱ ለሌላ የአስተናጋጅ ስም ነው</translation>
    </message>
    <message>
        <source>the connection was closed without a response</source>
        <translation>ግንኙነቱ ያለ ምላሽ ተዘግቷል</translation>
    </message>
    <message>
        <source>TLS handshake failed</source>
        <translation>የTLS ትውውቅ አልተሳካም</translation>
    </message>
    <message>
        <source>connection refused or host unreachable</source>
        <translation>ግንኙነቱ ተቀባይነት አላገኘም ወይም አስተናጋጁ ሊደረስበት አይችልም</translation>
    </message>
    <message>
        <source>the idle connection was closed</source>
        <translation>ሥራ ፈቶ የነበረው ግንኙነት ተዘግቷል</translation>
    </message>
    <message>
        <source>not enough memory for a connection</source>
        <translation>ለግንኙነት በቂ ማህደረ ትውስታ የለም</translation>
    </message>
    <message>
        <source>the embeddings endpoint does not respond: %1</source>
        <translation>የትርጉም ቬክተሮች መዳረሻው ምላሽ አይሰጥም፦ %1</translation>
    </message>
    <message>
        <source>The library does not exist.</source>
        <translation>ቤተ መጻሕፍቱ የለም።</translation>
    </message>
    <message>
        <source>Check the path; &apos;sheriactl import&apos; creates a library.</source>
        <translation>የፋይል መንገዱን ያረጋግጡ፤ &apos;sheriactl import&apos; ቤተ መጻሕፍት ይፈጥራል።</translation>
    </message>
    <message>
        <source>The library is damaged, or is not a library.</source>
        <translation>ቤተ መጻሕፍቱ ተበላሽቷል፣ ወይም ቤተ መጻሕፍት አይደለም።</translation>
    </message>
    <message>
        <source>Restore it from a backup. &apos;sheriactl verify&apos; shows what is damaged.</source>
        <translation>ከመጠባበቂያ ቅጂ ይመልሱት። &apos;sheriactl verify&apos; የተበላሸውን ያሳያል።</translation>
    </message>
    <message>
        <source>The check of the library was stopped.</source>
        <translation>የቤተ መጻሕፍቱ ማጣራት ቆሟል።</translation>
    </message>
    <message>
        <source>The library cannot be read.</source>
        <translation>ቤተ መጻሕፍቱ ሊነበብ አይችልም።</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders, and whether another program keeps it locked.</source>
        <translation>የፋይሉንና የአቃፊዎቹን ፈቃዶች፣ እንዲሁም ሌላ ፕሮግራም ቆልፎት እንደሆነ ያረጋግጡ።</translation>
    </message>
    <message>
        <source>The library has schema %1; this version of Sheria knows up to %2.</source>
        <translation>ቤተ መጻሕፍቱ የመዋቅር ስሪት %1 አለው፤ ይህ የSheria ስሪት የሚያውቀው እስከ %2 ነው።</translation>
    </message>
    <message>
        <source>Install the latest version of Sheria.</source>
        <translation>የመጨረሻውን የSheria ስሪት ይጫኑ።</translation>
    </message>
    <message>
        <source>The library has schema %1, and is upgraded to %2 when it is opened next.</source>
        <translation>ቤተ መጻሕፍቱ የመዋቅር ስሪት %1 አለው፣ በሚቀጥለው ሲከፈት ወደ %2 ያድጋል።</translation>
    </message>
    <message>
        <source>Open the library; a backup is made first.</source>
        <translation>ቤተ መጻሕፍቱን ይክፈቱ፤ በቅድሚያ መጠባበቂያ ቅጂ ይሠራል።</translation>
    </message>
    <message>
        <source>The library opens: schema %1, revision %2, %3 MB. The quick check found no damage.</source>
        <translation>ቤተ መጻሕፍቱ ይከፈታል፦ የመዋቅር ስሪት %1፣ ክለሳ %2፣ %3 MB። ፈጣኑ ማጣራት ብልሽት አላገኘም።</translation>
    </message>
    <message>
        <source>The library or its folder is read-only: it can be read, not changed.</source>
        <translation>ቤተ መጻሕፍቱ ወይም አቃፊው ለማንበብ ብቻ ነው፦ ሊነበብ ይችላል፣ ሊለወጥ አይችልም።</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or copy the library elsewhere.</source>
        <translation>ፋይሉና አቃፊው እንዲጻፍባቸው ያድርጉ፣ ወይም ቤተ መጻሕፍቱን ወደ ሌላ ቦታ ይቅዱ።</translation>
    </message>
    <message>
        <source>Other users of this computer can read or change the library.</source>
        <translation>የዚህ ኮምፒውተር ሌሎች ተጠቃሚዎች ቤተ መጻሕፍቱን ሊያነቡ ወይም ሊለውጡ ይችላሉ።</translation>
    </message>
    <message>
        <source>Open the library with Sheria, or remove their permissions (chmod 600).</source>
        <translation>ቤተ መጻሕፍቱን በSheria ይክፈቱ፣ ወይም ፈቃዶቻቸውን ያስወግዱ (chmod 600)።</translation>
    </message>
    <message>
        <source>Only you can read and change the library.</source>
        <translation>ቤተ መጻሕፍቱን ማንበብና መለወጥ የሚችሉት እርስዎ ብቻ ነዎት።</translation>
    </message>
    <message>
        <source>There is no write-ahead log: all changes are in the library&apos;s file.</source>
        <translation>የቅድመ ጽሕፈት መዝገብ የለም፦ ሁሉም ለውጦች በቤተ መጻሕፍቱ ፋይል ውስጥ ናቸው።</translation>
    </message>
    <message>
        <source>The write-ahead log has %1 MB.</source>
        <translation>የቅድመ ጽሕፈት መዝገቡ %1 MB ነው።</translation>
    </message>
    <message>
        <source>Close all programs that have the library open: the last one merges the log.</source>
        <translation>ቤተ መጻሕፍቱን የከፈቱ ፕሮግራሞችን ሁሉ ይዝጉ፦ የመጨረሻው መዝገቡን ያዋሕዳል።</translation>
    </message>
    <message>
        <source>There are no backups from upgrades.</source>
        <translation>ከማሳደጊያዎች የቀሩ መጠባበቂያ ቅጂዎች የሉም።</translation>
    </message>
    <message>
        <source>Backups from upgrades: %1, %2 MB.</source>
        <translation>ከማሳደጊያዎች የቀሩ መጠባበቂያ ቅጂዎች፦ %1፣ %2 MB።</translation>
    </message>
    <message>
        <source>Backups that you no longer need can be deleted.</source>
        <translation>ከእንግዲህ የማያስፈልጉዎት መጠባበቂያ ቅጂዎች ሊሰረዙ ይችላሉ።</translation>
    </message>
    <message>
        <source>The search index was not checked: it belongs to the library.</source>
        <translation>የፍለጋ ማውጫው አልተጣራም፦ የቤተ መጻሕፍቱ አካል ነው።</translation>
    </message>
    <message>
        <source>The search index could not be checked.</source>
        <translation>የፍለጋ ማውጫውን ማጣራት አልተቻለም።</translation>
    </message>
    <message>
        <source>It is updated when the library is opened next; &apos;sheriactl index rebuild&apos; builds it now.</source>
        <translation>ቤተ መጻሕፍቱ በሚቀጥለው ሲከፈት ይዘመናል፤ &apos;sheriactl index rebuild&apos; አሁን ይሠራዋል።</translation>
    </message>
    <message>
        <source>The search index is up to date: revision %1, %2 works, %3 MB.</source>
        <translation>የፍለጋ ማውጫው ወቅታዊ ነው፦ ክለሳ %1፣ %2 ሥራዎች፣ %3 MB።</translation>
    </message>
    <message>
        <source>There is no search index.</source>
        <translation>የፍለጋ ማውጫ የለም።</translation>
    </message>
    <message>
        <source>The search index is being built.</source>
        <translation>የፍለጋ ማውጫው በመሠራት ላይ ነው።</translation>
    </message>
    <message>
        <source>The search index is behind: revision %1 of %2.</source>
        <translation>የፍለጋ ማውጫው ወደ ኋላ ቀርቷል፦ ክለሳ %1 ከ%2።</translation>
    </message>
    <message>
        <source>The search index was built by another version.</source>
        <translation>የፍለጋ ማውጫው በሌላ ስሪት የተሠራ ነው።</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>የፍለጋ ማውጫው ተበላሽቷል።</translation>
    </message>
    <message>
        <source>The search index belongs to another library.</source>
        <translation>የፍለጋ ማውጫው የሌላ ቤተ መጻሕፍት ነው።</translation>
    </message>
    <message>
        <source>The disk could not be checked.</source>
        <translation>ዲስኩን ማጣራት አልተቻለም።</translation>
    </message>
    <message>
        <source>The disk of the library has %1 MB free.</source>
        <translation>የቤተ መጻሕፍቱ ዲስክ %1 MB ነፃ ቦታ አለው።</translation>
    </message>
    <message>
        <source>Free some space: changes cannot be saved.</source>
        <translation>ቦታ ያስለቅቁ፦ ለውጦች ሊቀመጡ አይችሉም።</translation>
    </message>
    <message>
        <source>Upgrades and test imports need as much space as the library takes.</source>
        <translation>ማሳደጊያዎችና የሙከራ ማስገባቶች ቤተ መጻሕፍቱ የሚይዘውን ያህል ቦታ ያስፈልጋቸዋል።</translation>
    </message>
    <message>
        <source>The library is on a network file system (%1).</source>
        <translation>ቤተ መጻሕፍቱ በአውታረ መረብ የፋይል ሥርዓት (%1) ላይ ነው።</translation>
    </message>
    <message>
        <source>Keep it on a local disk: locks and the log are not reliable there.</source>
        <translation>በዚህ ኮምፒውተር ዲስክ ላይ ያስቀምጡት፦ እዚያ መቆለፊያዎችና መዝገቡ አስተማማኝ አይደሉም።</translation>
    </message>
    <message>
        <source>The server is running at port %1.</source>
        <translation>አገልጋዩ በፖርት %1 በመሥራት ላይ ነው።</translation>
    </message>
    <message>
        <source>The server was not checked.</source>
        <translation>አገልጋዩ አልተጣራም።</translation>
    </message>
    <message>
        <source>The server is not running; port %1 is free.</source>
        <translation>አገልጋዩ አይሠራም፤ ፖርት %1 ነፃ ነው።</translation>
    </message>
    <message>
        <source>Another program uses port %1, or you may not use it.</source>
        <translation>ፖርት %1 በሌላ ፕሮግራም ተይዟል፣ ወይም እንዲጠቀሙበት አልተፈቀደልዎትም።</translation>
    </message>
    <message>
        <source>Choose another port for the server.</source>
        <translation>ለአገልጋዩ ሌላ ፖርት ይምረጡ።</translation>
    </message>
    <message>
        <source>A keychain is available.</source>
        <translation>የቁልፍ ሰንሰለት ይገኛል።</translation>
    </message>
    <message>
        <source>The keychain was not checked.</source>
        <translation>የቁልፍ ሰንሰለቱ አልተጣራም።</translation>
    </message>
    <message>
        <source>A keychain is not available.</source>
        <translation>የቁልፍ ሰንሰለት አይገኝም።</translation>
    </message>
    <message>
        <source>Tokens of other servers can be kept in a file with a password instead.</source>
        <translation>የሌሎች አገልጋዮች ቶከኖች በምትኩ የይለፍ ቃል ባለው ፋይል ሊቀመጡ ይችላሉ።</translation>
    </message>
    <message>
        <source>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</source>
        <translation>Sheria %1፣ Qt %2፣ SQLite %3፣ Xapian %4፣ libcurl %5፣ OpenSSL %6፣ zstd %7</translation>
    </message>
    <message>
        <source>%1, %2, kernel %3</source>
        <translation>%1፣ %2፣ ከርነል %3</translation>
    </message>
    <message>
        <source>the words stand there %1 times; say which of them is meant</source>
        <translation>ቃላቱ እዚያ %1 ጊዜ ይገኛሉ፤ የትኛው እንደሆነ ይግለጹ</translation>
    </message>
    <message>
        <source>its comment is no JSON: %1</source>
        <translation>አስተያየቱ JSON አይደለም፦ %1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>ፋይሉ ከ%1 MB ይበልጣል</translation>
    </message>
    <message>
        <source>the file is no Markdown that Sheria exported</source>
        <translation>ፋይሉ Sheria ወደ ውጭ የላከው Markdown አይደለም</translation>
    </message>
    <message>
        <source>the file has more than %1 notes</source>
        <translation>ፋይሉ ከ%1 በላይ ማስታወሻዎች አሉት</translation>
    </message>
    <message>
        <source>its comment does not end</source>
        <translation>አስተያየቱ አያልቅም</translation>
    </message>
    <message>
        <source>%1 is no file of notes</source>
        <translation>%1 የማስታወሻዎች ፋይል አይደለም</translation>
    </message>
    <message>
        <source>the file of notes %1 is damaged or was changed by another program (%2)</source>
        <translation>የማስታወሻዎች ፋይሉ %1 ተበላሽቷል ወይም በሌላ ፕሮግራም ተለውጧል (%2)</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of this program</source>
        <translation>%1 በዚህ ፕሮግራም አዲስ ስሪት የተሠራ ነው</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>ማስታወሻ %1 የለም</translation>
    </message>
    <message>
        <source>too long: %1</source>
        <translation>በጣም ረጅም፦ %1</translation>
    </message>
    <message>
        <source>there is a note %1 already</source>
        <translation>ማስታወሻ %1 ቀድሞውኑ አለ</translation>
    </message>
    <message>
        <source>there is no saved search &apos;%1&apos;</source>
        <translation>&apos;%1&apos; የተባለ የተቀመጠ ፍለጋ የለም</translation>
    </message>
    <message>
        <source>the identifier is no UUID</source>
        <translation>መታወቂያው UUID አይደለም</translation>
    </message>
    <message>
        <source>a note needs a work</source>
        <translation>ማስታወሻ ሥራ ያስፈልገዋል</translation>
    </message>
    <message>
        <source>the expression of a note is none of its work</source>
        <translation>የማስታወሻው አገላለጽ የሥራው አይደለም</translation>
    </message>
    <message>
        <source>the provision has no usable name</source>
        <translation>ድንጋጌው ጥቅም ላይ ሊውል የሚችል ስም የለውም</translation>
    </message>
    <message>
        <source>the text of a note</source>
        <translation>የማስታወሻው ጽሑፍ</translation>
    </message>
    <message>
        <source>the quotation of a note</source>
        <translation>የማስታወሻው ጥቅስ</translation>
    </message>
    <message>
        <source>tags, collections or colour of a note</source>
        <translation>የማስታወሻ መለያ ምልክቶች፣ ስብስቦች ወይም ቀለም</translation>
    </message>
    <message>
        <source>there are no notes at %1</source>
        <translation>በ%1 ማስታወሻዎች የሉም</translation>
    </message>
    <message>
        <source>the notes %1 or their folder are read-only</source>
        <translation>ማስታወሻዎቹ %1 ወይም አቃፊያቸው ለማንበብ ብቻ ናቸው</translation>
    </message>
    <message>
        <source>note %1 is not in the trash</source>
        <translation>ማስታወሻ %1 በመጣያው ውስጥ የለም</translation>
    </message>
    <message>
        <source>several notes begin with %1</source>
        <translation>በ%1 የሚጀምሩ በርካታ ማስታወሻዎች አሉ</translation>
    </message>
    <message>
        <source>the name of a search has 1 to %1 characters</source>
        <translation>የፍለጋ ስም ከ1 እስከ %1 ቁምፊዎች አሉት</translation>
    </message>
    <message>
        <source>it is no annotation</source>
        <translation>የማብራሪያ ጽሑፍ አይደለም</translation>
    </message>
    <message>
        <source>its target is no work or expression (/akn/…)</source>
        <translation>ዒላማው ሥራ ወይም አገላለጽ አይደለም (/akn/…)</translation>
    </message>
    <message>
        <source>the file has no web annotations</source>
        <translation>ፋይሉ የWeb Annotation ማስታወሻዎች የሉትም</translation>
    </message>
    <message>
        <source>the file is no JSON: %1, at byte %2</source>
        <translation>ፋይሉ JSON አይደለም፦ %1፣ በባይት %2</translation>
    </message>
    <message>
        <source>its name has an empty part</source>
        <translation>ስሙ ባዶ ክፍል አለው</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>ስሙ ከአቃፊው ውጭ ይወስዳል (&quot;..&quot;)</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>ስሙ በጣም ረጅም ነው</translation>
    </message>
    <message>
        <source>its name ends with a dot or a space, which some systems remove</source>
        <translation>ስሙ በነጥብ ወይም በባዶ ቦታ ያበቃል፣ አንዳንድ ሥርዓቶች ይህን ያስወግዳሉ</translation>
    </message>
    <message>
        <source>its name is a reserved device name on some systems</source>
        <translation>ስሙ በአንዳንድ ሥርዓቶች ለመሣሪያ የተያዘ ስም ነው</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>ስም የለውም</translation>
    </message>
    <message>
        <source>its name contains a NUL character</source>
        <translation>ስሙ የNUL ቁምፊ ይዟል</translation>
    </message>
    <message>
        <source>its name contains a control character</source>
        <translation>ስሙ የመቆጣጠሪያ ቁምፊ ይዟል</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>ስሙ UTF-8 አይደለም</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>ስሙ የኋሊት ስላሽ ይዟል</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>ስሙ ፍጹም የፋይል መንገድ ነው</translation>
    </message>
    <message>
        <source>its name starts with a drive letter</source>
        <translation>ስሙ በዲስክ ፊደል ይጀምራል</translation>
    </message>
    <message>
        <source>its folders are nested too deeply</source>
        <translation>አቃፊዎቹ ከመጠን በላይ ተደራርበዋል</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>%1 የተባለ ፋይል የለም</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>አቃፊው ሊነበብ አይችልም</translation>
    </message>
    <message>
        <source>it is a symbolic link to a target outside the folder</source>
        <translation>ከአቃፊው ውጭ ወዳለ ዒላማ የሚያመለክት ምሳሌያዊ አገናኝ ነው</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>ሊነበብ አይችልም፦ %1</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>ከ%1 ባይት ይበልጣል</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>ሲነበብ መጠኑ ጨምሯል</translation>
    </message>
    <message>
        <source>not a ZIP archive, or truncated</source>
        <translation>የZIP ማህደር አይደለም፣ ወይም ተቆርጧል</translation>
    </message>
    <message>
        <source>multi-volume archives are not supported</source>
        <translation>ባለብዙ ክፍል ማህደሮች አይደገፉም</translation>
    </message>
    <message>
        <source>the archive&apos;s list of members is too large</source>
        <translation>የማህደሩ አባላት ዝርዝር በጣም ትልቅ ነው</translation>
    </message>
    <message>
        <source>the archive cannot be read: %1</source>
        <translation>ማህደሩ ሊነበብ አይችልም፦ %1</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: %1</source>
        <translation>ማህደሩ የተበላሸ ወይም የተጭበረበረ ነው፦ %1</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>የማረጋገጫ ድምሩ አይዛመድም</translation>
    </message>
    <message>
        <source>its packed data are damaged: %1</source>
        <translation>የታሸገው መረጃው ተበላሽቷል፦ %1</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>ሲፈታ ከመጠኑ %1 እጥፍ በላይ ይሆናል</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>ተመስጥሯል</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>ምሳሌያዊ አገናኝ ነው</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>ፋይልም አቃፊም አይደለም</translation>
    </message>
    <message>
        <source>its compression method is not supported</source>
        <translation>የመጨመቂያ ዘዴው አይደገፍም</translation>
    </message>
    <message>
        <source>nested archives are not supported</source>
        <translation>በማህደር ውስጥ ያሉ ማህደሮች አይደገፉም</translation>
    </message>
    <message>
        <source>another member has the same or an equivalent name</source>
        <translation>ሌላ አባል ተመሳሳይ ወይም እኩል የሆነ ስም አለው</translation>
    </message>
    <message>
        <source>it is reached through a symbolic link</source>
        <translation>የሚደረስበት በምሳሌያዊ አገናኝ በኩል ነው</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its members are larger than itself</source>
        <translation>ማህደሩ የተበላሸ ወይም የተጭበረበረ ነው፦ አባሎቹ ከራሱ ይበልጣሉ</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes; the limit is %2</source>
        <translation>ማህደሩ ሲፈታ %1 ባይት ይሆናል፤ ገደቡ %2 ነው</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>ሲፈታ የሚገልጸውን %1 ባይት አይሆንም</translation>
    </message>
    <message>
        <source>the archive has %1 members; the limit is %2</source>
        <translation>ማህደሩ %1 አባላት አሉት፤ ገደቡ %2 ነው</translation>
    </message>
    <message>
        <source>a file is larger than the %1 bytes that an archive may hold</source>
        <translation>አንድ ፋይል ማህደር ሊይዝ ከሚችለው %1 ባይት ይበልጣል</translation>
    </message>
    <message>
        <source>there are more files than an archive may hold (%1)</source>
        <translation>ማህደር ሊይዝ ከሚችለው (%1) በላይ ፋይሎች አሉ</translation>
    </message>
    <message>
        <source>the archive takes no member: %1</source>
        <translation>ማህደሩ አባል አይቀበልም፦ %1</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>እና %1 ተጨማሪ ማስጠንቀቂያዎች</translation>
    </message>
    <message>
        <source>a picture was added</source>
        <translation>ምስል ተጨምሯል</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>%1 ምስሎች ተጨምረዋል</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>በማህደሩ ውስጥ ሰነዶች የሉም</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>እንዲህ ያለ ፋይል ወይም አቃፊ የለም</translation>
    </message>
    <message>
        <source>the library has no revision %1; its latest is %2</source>
        <translation>ቤተ መጻሕፍቱ ክለሳ %1 የለውም፤ የመጨረሻው %2 ነው</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>ወደ ውጭ መላኩ ተትቷል</translation>
    </message>
    <message>
        <source>%1: the file %2 is larger than the %3 bytes that a pack may hold of one</source>
        <translation>%1፦ ፋይሉ %2 አንድ እሽግ ለአንድ ፋይል ሊይዝ ከሚችለው %3 ባይት ይበልጣል</translation>
    </message>
    <message>
        <source>the library was made by an older version; open it once, then export</source>
        <translation>ቤተ መጻሕፍቱ በቀድሞ ስሪት የተሠራ ነው፤ አንድ ጊዜ ይክፈቱትና ከዚያ ወደ ውጭ ይላኩት</translation>
    </message>
    <message>
        <source>%1 is the library itself; name another file</source>
        <translation>%1 ራሱ ቤተ መጻሕፍቱ ነው፤ ሌላ ፋይል ይጥቀሱ</translation>
    </message>
    <message>
        <source>the pack was exported from this library</source>
        <translation>እሽጉ የተላከው ከዚሁ ቤተ መጻሕፍት ነው</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>%1 ክለሳ የለውም</translation>
    </message>
    <message>
        <source>the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first</source>
        <translation>እሽጉ እዚህ ካልገባ ቤተ መጻሕፍት ክለሳ %1 ይቀጥላል፤ በቅድሚያ ከክለሳ 0 የሚጀምረውን እሽግ ያስገቡ</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, but the library already has the newer revision %2</source>
        <translation>እሽጉ በክለሳ %1 ያበቃል፣ ቤተ መጻሕፍቱ ግን አዲሱ ክለሳ %2 አለው</translation>
    </message>
    <message>
        <source>the pack continues from revision %1, but the library has revision %2; import the packs in between first</source>
        <translation>እሽጉ ከክለሳ %1 ይቀጥላል፣ ቤተ መጻሕፍቱ ግን ክለሳ %2 አለው፤ በቅድሚያ በመካከል ያሉትን እሽጎች ያስገቡ</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>&quot;%1&quot; የተባለ ድርድር የለውም</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place code</source>
        <translation>&quot;%1&quot; የቦታ ኮድ አይደለም</translation>
    </message>
    <message>
        <source>a topic has no slug or is nested too deeply</source>
        <translation>አንድ ርዕሰ ጉዳይ slug የለውም ወይም ከመጠን በላይ ተደራርቧል</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>አንድ የመረጃ ስብስብ name፣ created_at ወይም updated_at የለውም</translation>
    </message>
    <message>
        <source>a manifestation has no path</source>
        <translation>አንድ የቅርጸት ቅጂ የፋይል መንገድ የለውም</translation>
    </message>
    <message>
        <source>a media file has no path or no name</source>
        <translation>አንድ የሚዲያ ፋይል የፋይል መንገድ ወይም ስም የለውም</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>deletions.json ዝርዝሮች የሉትም</translation>
    </message>
    <message>
        <source>its kind &quot;%1&quot; is unknown; update the program to import it</source>
        <translation>ዓይነቱ &quot;%1&quot; አይታወቅም፤ ለማስገባት ፕሮግራሙን ያዘምኑ</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains values that are not strings</source>
        <translation>&quot;%1&quot; ሕብረቁምፊ ያልሆኑ እሴቶች ይዟል</translation>
    </message>
    <message>
        <source>it has the unknown member &quot;%1&quot;; update the program to import it</source>
        <translation>&quot;%1&quot; የተባለ የማይታወቅ አባል አለው፤ ለማስገባት ፕሮግራሙን ያዘምኑ</translation>
    </message>
    <message>
        <source>the library already has a newer list</source>
        <translation>ቤተ መጻሕፍቱ ቀድሞውኑ አዲስ ዝርዝር አለው</translation>
    </message>
    <message>
        <source>it was removed here and is not restored</source>
        <translation>እዚህ ተወግዷል፣ ወደነበረበትም አይመለስም</translation>
    </message>
    <message>
        <source>the maximum of %1 knowledge bases is reached</source>
        <translation>የዕውቀት ቋቶች ከፍተኛ ቁጥር (%1) ተሞልቷል</translation>
    </message>
    <message>
        <source>it is synced from a server and is kept</source>
        <translation>ከአገልጋይ የሚመሳሰል ስለሆነ እንዳለ ቀርቷል</translation>
    </message>
    <message>
        <source>the library has its own knowledge base %1, which is kept</source>
        <translation>ቤተ መጻሕፍቱ %1 የተባለ የራሱ የዕውቀት ቋት አለው፤ እርሱ እንዳለ ቀርቷል</translation>
    </message>
    <message>
        <source>it is updated by packs of another library</source>
        <translation>በሌላ ቤተ መጻሕፍት እሽጎች ይዘምናል</translation>
    </message>
    <message>
        <source>the source library has removed it, but it was changed here and is kept</source>
        <translation>ምንጩ የሆነው ቤተ መጻሕፍት አስወግዶታል፣ ነገር ግን እዚህ ስለተለወጠ እንዳለ ቀርቷል</translation>
    </message>
    <message>
        <source>the source library has removed it</source>
        <translation>ምንጩ የሆነው ቤተ መጻሕፍት አስወግዶታል</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>ከ%1 በላይ የዕውቀት ቋቶች አሉት</translation>
    </message>
    <message>
        <source>its revision is not a non-negative integer</source>
        <translation>ክለሳው ዜሮ ወይም ከዜሮ በላይ የሆነ ሙሉ ቁጥር አይደለም</translation>
    </message>
    <message>
        <source>%1 is repeated</source>
        <translation>%1 ተደግሟል</translation>
    </message>
    <message>
        <source>the definitions of the knowledge bases take more than %1 bytes</source>
        <translation>የዕውቀት ቋቶቹ ፍቺዎች ከ%1 ባይት በላይ ይወስዳሉ</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: %1</source>
        <translation>የእሽጉ ዝርዝር መግለጫ የተሳሳተ ነው፦ %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path in a pack</source>
        <translation>&quot;%1&quot; በእሽግ ውስጥ የሚገኝ የፋይል መንገድ አይደለም</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>%1 SHA-256 ወይም መጠን የለውም</translation>
    </message>
    <message>
        <source>it does not identify its library and revisions</source>
        <translation>ቤተ መጻሕፍቱንና ክለሳዎቹን ለይቶ አይገልጽም</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list it</source>
        <translation>የእሽጉ ዝርዝር መግለጫ አይጠቅሰውም</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list %1</source>
        <translation>የእሽጉ ዝርዝር መግለጫ %1 አይጠቅስም</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>የእሽጉ ዝርዝር መግለጫ %1 ይጠቅሳል፣ ፋይሉ ግን የለም</translation>
    </message>
    <message>
        <source>%1 does not match the pack&apos;s manifest (SHA-256 or size)</source>
        <translation>%1 ከእሽጉ ዝርዝር መግለጫ ጋር አይዛመድም (SHA-256 ወይም መጠን)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>ቅርጸቱ &quot;%1&quot; አይደለም</translation>
    </message>
    <message>
        <source>the pack has format version %1; this program supports %2. Update the program to import it</source>
        <translation>እሽጉ የቅርጸት ስሪት %1 አለው፤ ይህ ፕሮግራም %2 ይደግፋል። ለማስገባት ፕሮግራሙን ያዘምኑ</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>የፋይሎች ዝርዝር የለውም</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>ማስገባቱ ተትቷል</translation>
    </message>
    <message>
        <source>this computer&apos;s keychain cannot be used: %1</source>
        <translation>የዚህ ኮምፒውተር የቁልፍ ሰንሰለት ሊሠራ አይችልም፦ %1</translation>
    </message>
    <message>
        <source>the keychain has no such entry</source>
        <translation>የቁልፍ ሰንሰለቱ እንዲህ ያለ ግቤት የለውም</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>ምላሽ አይሰጥም</translation>
    </message>
    <message>
        <source>the keychain is no longer waited for</source>
        <translation>የቁልፍ ሰንሰለቱ ከእንግዲህ አይጠበቅም</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>ምንም የለም</translation>
    </message>
    <message>
        <source>it returns other data than was stored</source>
        <translation>ከተቀመጠው የተለየ መረጃ ይመልሳል</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it, then allow connections and enter tokens again</source>
        <translation>%1 ተበላሽቷል፤ ያስወግዱት፣ ከዚያ ግንኙነቶችን ፈቅደው ቶከኖችን እንደገና ያስገቡ</translation>
    </message>
    <message>
        <source>connections of this library to %1 are not allowed yet (%2); see &apos;sheriactl library trust&apos;</source>
        <translation>ይህ ቤተ መጻሕፍት ከ%1 ጋር እንዲገናኝ ገና አልተፈቀደም (%2)፤ &apos;sheriactl library trust&apos; ይመልከቱ</translation>
    </message>
    <message>
        <source>no token is stored for %1; enter it again</source>
        <translation>ለ%1 የተቀመጠ ቶከን የለም፤ እንደገና ያስገቡት</translation>
    </message>
    <message>
        <source>this computer has no source of randomness</source>
        <translation>ይህ ኮምፒውተር የዘፈቀደ ቁጥሮች ምንጭ የለውም</translation>
    </message>
    <message>
        <source>no key at %1 for the secrets of this library</source>
        <translation>ለዚህ ቤተ መጻሕፍት ሚስጥሮች በ%1 ቁልፍ የለም</translation>
    </message>
    <message>
        <source>%1 is not a key of 32 bytes</source>
        <translation>%1 ባለ 32 ባይት ቁልፍ አይደለም</translation>
    </message>
    <message>
        <source>the secret was encrypted on another computer or for another user; set it again</source>
        <translation>ሚስጥሩ በሌላ ኮምፒውተር ወይም ለሌላ ተጠቃሚ ተመስጥሯል፤ እንደገና ያስገቡት</translation>
    </message>
    <message>
        <source>%1 is damaged or not an encrypted token file</source>
        <translation>%1 ተበላሽቷል ወይም የተመሰጠረ የቶከን ፋይል አይደለም</translation>
    </message>
    <message>
        <source>the encrypted token file is locked; enter its password</source>
        <translation>የተመሰጠረው የቶከን ፋይል ተቆልፏል፤ የይለፍ ቃሉን ያስገቡ</translation>
    </message>
    <message>
        <source>not enough memory to open the encrypted token file</source>
        <translation>የተመሰጠረውን የቶከን ፋይል ለመክፈት በቂ ማህደረ ትውስታ የለም</translation>
    </message>
    <message>
        <source>wrong password for %1, or the file is damaged</source>
        <translation>ለ%1 የገባው የይለፍ ቃል የተሳሳተ ነው፣ ወይም ፋይሉ ተበላሽቷል</translation>
    </message>
    <message>
        <source>%1 is in use</source>
        <translation>%1 በአገልግሎት ላይ ነው</translation>
    </message>
    <message>
        <source>the encrypted token file has no such entry</source>
        <translation>የተመሰጠረው የቶከን ፋይል እንዲህ ያለ ግቤት የለውም</translation>
    </message>
    <message>
        <source>no token is stored for this server; enter it again</source>
        <translation>ለዚህ አገልጋይ የተቀመጠ ቶከን የለም፤ እንደገና ያስገቡት</translation>
    </message>
    <message>
        <source>the file with the token, %1, cannot be read: %2</source>
        <translation>ቶከኑ ያለበት ፋይል %1 ሊነበብ አይችልም፦ %2</translation>
    </message>
    <message>
        <source>the token is empty, too long, or contains invalid characters</source>
        <translation>ቶከኑ ባዶ ነው፣ በጣም ረጅም ነው፣ ወይም ልክ ያልሆኑ ቁምፊዎች ይዟል</translation>
    </message>
    <message>
        <source>tokens are not stored there</source>
        <translation>ቶከኖች እዚያ አይቀመጡም</translation>
    </message>
    <message>
        <source>%1 is not an unidentified document; only those can be given an address</source>
        <translation>%1 ያልተለየ ሰነድ አይደለም፤ አድራሻ ሊሰጣቸው የሚችለው ላልተለዩ ሰነዶች ብቻ ነው</translation>
    </message>
    <message>
        <source>%1 is not the address of a work; write it as in /akn/za/act/1998/55</source>
        <translation>%1 የሥራ አድራሻ አይደለም፤ እንደ /akn/za/act/1998/55 አድርገው ይጻፉት</translation>
    </message>
    <message>
        <source>%1: no country has the code %2</source>
        <translation>%1፦ ኮዱ %2 የሆነ አገር የለም</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>ከ%1 ተዛውሯል</translation>
    </message>
    <message>
        <source>no document was given the address %1</source>
        <translation>%1 የሚል አድራሻ የተሰጠው ሰነድ የለም</translation>
    </message>
    <message>
        <source>%1 was changed after the import; undo the later change first</source>
        <translation>%1 ከማስገባቱ በኋላ ተለውጧል፤ በቅድሚያ የኋለኛውን ለውጥ ይቀልብሱ</translation>
    </message>
    <message>
        <source>%1 is in the library again; delete it before you restore the older one</source>
        <translation>%1 እንደገና በቤተ መጻሕፍቱ ውስጥ አለ፤ የቀድሞውን ከመመለስዎ በፊት ይሰርዙት</translation>
    </message>
    <message>
        <source>%1 is synced from %2, and the next sync would bring it back; remove the sync source or exclude the work from it first</source>
        <translation>%1 ከ%2 የሚመሳሰል ስለሆነ ቀጣዩ ማመሳሰል መልሶ ያመጣዋል፤ በቅድሚያ ምንጩን ያስወግዱ ወይም ሥራውን ከውስጡ ያውጡ</translation>
    </message>
    <message>
        <source>there is nothing to undo with number %1</source>
        <translation>በቁጥር %1 የሚቀለበስ ነገር የለም</translation>
    </message>
    <message>
        <source>the import has not ended; stop it, or wait until it has</source>
        <translation>ማስገባቱ አላለቀም፤ ያቁሙት ወይም እስኪያልቅ ይጠብቁ</translation>
    </message>
    <message>
        <source>%1 is in the library already; delete it first, or choose another address</source>
        <translation>%1 ቀድሞውኑ በቤተ መጻሕፍቱ ውስጥ አለ፤ በቅድሚያ ይሰርዙት፣ ወይም ሌላ አድራሻ ይምረጡ</translation>
    </message>
    <message>
        <source>there is no number %1 in the trash</source>
        <translation>በመጣያው ውስጥ ቁጥር %1 የለም</translation>
    </message>
    <message>
        <source>replaces the text of %1 with the same address, which is stored as superseded at %2</source>
        <translation>ተመሳሳይ አድራሻ ያለውን የ%1 ጽሑፍ ይተካል፤ ያኛው የተተካ ሆኖ በ%2 ተቀምጧል</translation>
    </message>
    <message>
        <source>replaces another text (without a date) with the same address, which is stored as superseded at %1</source>
        <translation>ተመሳሳይ አድራሻ ያለውን ሌላ ጽሑፍ (ቀን የሌለው) ይተካል፤ ያኛው የተተካ ሆኖ በ%1 ተቀምጧል</translation>
    </message>
    <message>
        <source>replaces another text (of %1) with the same address, which is stored as superseded at %2</source>
        <translation>ተመሳሳይ አድራሻ ያለውን ሌላ ጽሑፍ (የ%1) ይተካል፤ ያኛው የተተካ ሆኖ በ%2 ተቀምጧል</translation>
    </message>
    <message>
        <source>stored as superseded: %1 has a newer text with the same address</source>
        <translation>የተተካ ሆኖ ተቀምጧል፦ %1 ተመሳሳይ አድራሻ ያለው አዲስ ጽሑፍ አለው</translation>
    </message>
    <message>
        <source>stored as superseded: a newer text with the same address exists</source>
        <translation>የተተካ ሆኖ ተቀምጧል፦ ተመሳሳይ አድራሻ ያለው አዲስ ጽሑፍ አለ</translation>
    </message>
    <message>
        <source>stored as component %1 of its expression</source>
        <translation>የአገላለጹ አካል %1 ሆኖ ተቀምጧል</translation>
    </message>
    <message>
        <source>no such source: %1</source>
        <translation>እንዲህ ያለ ምንጭ የለም፦ %1</translation>
    </message>
    <message>
        <source>%1 is already a source, number %2</source>
        <translation>%1 ቀድሞውኑ ምንጭ ነው፣ ቁጥር %2</translation>
    </message>
    <message>
        <source>%1 works are waiting to be downloaded; try again later</source>
        <translation>%1 ሥራዎች ለመውረድ እየተጠባበቁ ነው፤ ቆይተው እንደገና ይሞክሩ</translation>
    </message>
    <message>
        <source>the maximum of %1 receivers is reached</source>
        <translation>የተቀባዮች ከፍተኛ ቁጥር (%1) ተሞልቷል</translation>
    </message>
    <message>
        <source>there is no receiver &apos;%1&apos;</source>
        <translation>&apos;%1&apos; የተባለ ተቀባይ የለም</translation>
    </message>
    <message>
        <source>a library cannot be compared with a feed; a run with --full compares all its documents</source>
        <translation>ቤተ መጻሕፍት ከመጋቢ ጋር ሊነጻጸር አይችልም፤ በ--full የሚሠራ ዙር ሁሉንም ሰነዶቹን ያነጻጽራል</translation>
    </message>
    <message>
        <source>the server answered with another decision, %1</source>
        <translation>አገልጋዩ ሌላ ውሳኔ መልሷል፣ %1</translation>
    </message>
    <message>
        <source>the pages of the feed have no end: %1 leads to a page that was read before</source>
        <translation>የመጋቢው ገጾች አያልቁም፦ %1 ቀድሞ ወደተነበበ ገጽ ይመራል</translation>
    </message>
    <message>
        <source>the server answered with another document, %1</source>
        <translation>አገልጋዩ ሌላ ሰነድ መልሷል፣ %1</translation>
    </message>
    <message>
        <source>the feed links to another server, which is not contacted: %1</source>
        <translation>መጋቢው ወደማይገናኙት ሌላ አገልጋይ ያመለክታል፦ %1</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>አገልጋዩ ሌላ አገላለጽ መልሷል፣ %1</translation>
    </message>
    <message>
        <source>the server sent a different text</source>
        <translation>አገልጋዩ የተለየ ጽሑፍ ልኳል</translation>
    </message>
    <message>
        <source>the files of one expression are too large</source>
        <translation>የአንድ አገላለጽ ፋይሎች በጣም ትልቅ ናቸው</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>ምላሹ በጣም ትልቅ ነው</translation>
    </message>
    <message>
        <source>the response has no list of %1</source>
        <translation>ምላሹ የ%1 ዝርዝር የለውም</translation>
    </message>
    <message>
        <source>the response is not a page of a list</source>
        <translation>ምላሹ የዝርዝር ገጽ አይደለም</translation>
    </message>
    <message>
        <source>the list on the server does not end</source>
        <translation>በአገልጋዩ ላይ ያለው ዝርዝር አያልቅም</translation>
    </message>
    <message>
        <source>the server has no matching content</source>
        <translation>አገልጋዩ የሚዛመድ ይዘት የለውም</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>ቆሟል</translation>
    </message>
    <message>
        <source>%1 (as with the %2 before it; missing texts are downloaded next time)</source>
        <translation>%1 (ከእርሱ በፊት እንደነበሩት %2፤ የጎደሉት ጽሑፎች በሚቀጥለው ጊዜ ይወርዳሉ)</translation>
    </message>
    <message>
        <source>the response is not an enrichment dataset</source>
        <translation>ምላሹ የማበልጸጊያ መረጃ ስብስብ አይደለም</translation>
    </message>
    <message>
        <source>the server has no place &apos;%1&apos;</source>
        <translation>አገልጋዩ &apos;%1&apos; የተባለ ቦታ የለውም</translation>
    </message>
    <message>
        <source>the list on the server kept changing while it was read; the next run reads it again</source>
        <translation>በአገልጋዩ ላይ ያለው ዝርዝር ሲነበብ እየተለወጠ ነበር፤ ቀጣዩ ዙር እንደገና ያነበዋል</translation>
    </message>
    <message>
        <source>the lists on the server have %1 items without an address, which are skipped</source>
        <translation>በአገልጋዩ ላይ ያሉት ዝርዝሮች አድራሻ የሌላቸው %1 ንጥሎች አሏቸው፤ እነርሱም ተዘልለዋል</translation>
    </message>
    <message>
        <source>the address of the source was changed in the meantime</source>
        <translation>የምንጩ አድራሻ በዚህ መካከል ተለውጧል</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>ምንጩ ተወግዷል</translation>
    </message>
    <message>
        <source>another sync of this source is running: process %1 (%2), since %3</source>
        <translation>የዚህ ምንጭ ሌላ ማመሳሰል በመካሄድ ላይ ነው፦ ሂደት %1 (%2)፣ ከ%3 ጀምሮ</translation>
    </message>
    <message>
        <source>another sync of this source is running</source>
        <translation>የዚህ ምንጭ ሌላ ማመሳሰል በመካሄድ ላይ ነው</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an address such as https://api.example.org</source>
        <translation>&apos;%1&apos; እንደ https://api.example.org ያለ አድራሻ አይደለም</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>አድራሻው በhttps:// ወይም http:// መጀመር አለበት</translation>
    </message>
    <message>
        <source>the address must not contain a password; enter the token separately</source>
        <translation>አድራሻው የይለፍ ቃል መያዝ የለበትም፤ ቶከኑን ለብቻው ያስገቡ</translation>
    </message>
    <message>
        <source>the address must not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>አድራሻው &apos;?&apos; ወይም &apos;#&apos; መያዝ የለበትም</translation>
    </message>
    <message>
        <source>the address of a feed must not contain &apos;#&apos;</source>
        <translation>የመጋቢ አድራሻ &apos;#&apos; መያዝ የለበትም</translation>
    </message>
    <message>
        <source>the response is not an Atom feed: %1</source>
        <translation>ምላሹ የAtom መጋቢ አይደለም፦ %1</translation>
    </message>
    <message>
        <source>it has a document type declaration</source>
        <translation>የሰነድ ዓይነት መግለጫ አለው</translation>
    </message>
    <message>
        <source>it begins with the element &apos;%1&apos;</source>
        <translation>በኤለመንቱ &apos;%1&apos; ይጀምራል</translation>
    </message>
    <message>
        <source>a page has more than %1 entries</source>
        <translation>አንድ ገጽ ከ%1 በላይ ግቤቶች አሉት</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>መስመር %1፦ %2</translation>
    </message>
    <message>
        <source>cannot connect: %1. Check the address and the network connection.</source>
        <translation>መገናኘት አልተቻለም፦ %1። አድራሻውንና የአውታረ መረብ ግንኙነቱን ያረጋግጡ።</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong.</source>
        <translation>ግንኙነቱ አስተማማኝ ስላልሆነ ምንም አልተላከም፦ %1። ግንኙነቱ ተጠልፎ፣ የአገልጋዩ የምስክር ወረቀት ልክ ሳይሆን፣ ወይም የዚህ ኮምፒውተር ሰዓት ተሳስቶ ሊሆን ይችላል።</translation>
    </message>
    <message>
        <source>the server did not respond in time</source>
        <translation>አገልጋዩ በጊዜው ምላሽ አልሰጠም</translation>
    </message>
    <message>
        <source>the connection was lost: %1</source>
        <translation>ግንኙነቱ ጠፍቷል፦ %1</translation>
    </message>
    <message>
        <source>the server rejected the token (401). Enter another token.</source>
        <translation>አገልጋዩ ቶከኑን አልተቀበለም (401)። ሌላ ቶከን ያስገቡ።</translation>
    </message>
    <message>
        <source>the token does not give access to this (403). Ask the operator of the server.</source>
        <translation>ቶከኑ ለዚህ መዳረሻ አይሰጥም (403)። የአገልጋዩን ኃላፊ ይጠይቁ።</translation>
    </message>
    <message>
        <source>not found on the server (404)</source>
        <translation>በአገልጋዩ ላይ አልተገኘም (404)</translation>
    </message>
    <message>
        <source>the server redirects to another host, to which the token is not sent</source>
        <translation>አገልጋዩ ቶከኑ ወደማይላክለት ሌላ አስተናጋጅ ይመራል</translation>
    </message>
    <message>
        <source>the response (%1) does not come from the API; it may come from a proxy or a sign-in page</source>
        <translation>ምላሹ (%1) ከAPI የመጣ አይደለም፤ ከተኪ አገልጋይ ወይም ከመግቢያ ገጽ የመጣ ሊሆን ይችላል</translation>
    </message>
    <message>
        <source>the server is temporarily unavailable (%1)</source>
        <translation>አገልጋዩ ለጊዜው አይገኝም (%1)</translation>
    </message>
    <message>
        <source>the server refused the request (%1)</source>
        <translation>አገልጋዩ ጥያቄውን አልተቀበለም (%1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a place; examples: za, za-cpt, za-*</source>
        <translation>&apos;%1&apos; ቦታ አይደለም፤ ምሳሌዎች፦ za, za-cpt, za-*</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a topic; use slugs such as subjects-water</source>
        <translation>&apos;%1&apos; ርዕሰ ጉዳይ አይደለም፤ እንደ subjects-water ያሉ slug ይጠቀሙ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a court; use codes such as kehc</source>
        <translation>&apos;%1&apos; ፍርድ ቤት አይደለም፤ እንደ kehc ያሉ ኮዶችን ይጠቀሙ</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ፋይሉ ባዶ ነው</translation>
    </message>
    <message>
        <source>the file is incomplete: received %1 bytes, expected %2</source>
        <translation>ፋይሉ ያልተሟላ ነው፦ %1 ባይት ደርሷል፣ የተጠበቀው %2 ነው</translation>
    </message>
    <message>
        <source>no court decisions API at %1 (%2)</source>
        <translation>በ%1 የፍርድ ቤት ውሳኔዎች API የለም (%2)</translation>
    </message>
    <message>
        <source>no knowledge base API at %1 (%2)</source>
        <translation>በ%1 የዕውቀት ቋት API የለም (%2)</translation>
    </message>
    <message>
        <source>no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>በ%1 የሕጎች API የለም፣ ስሪት 3ም ሆነ 2 (%2)</translation>
    </message>
    <message>
        <source>entry %1 of the recording: %2</source>
        <translation>የቅጂው ግቤት %1፦ %2</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is not valid</source>
        <translation>ራስጌው &apos;%1&apos; ልክ አይደለም</translation>
    </message>
    <message>
        <source>its body is longer than %1 bytes</source>
        <translation>አካሉ ከ%1 ባይት ይረዝማል</translation>
    </message>
    <message>
        <source>it has no request</source>
        <translation>ጥያቄ የለውም</translation>
    </message>
    <message>
        <source>only the parts of its body were recorded, not the body</source>
        <translation>የተመዘገቡት የአካሉ ክፍሎች ብቻ ናቸው፣ አካሉ ራሱ አይደለም</translation>
    </message>
    <message>
        <source>its request has no end of its headers</source>
        <translation>ጥያቄው የራስጌዎች መጨረሻ የለውም</translation>
    </message>
    <message>
        <source>it has neither a request nor a body</source>
        <translation>ጥያቄም አካልም የለውም</translation>
    </message>
    <message>
        <source>a recording has at most %1 calls</source>
        <translation>አንድ ቅጂ ቢበዛ %1 ጥሪዎች አሉት</translation>
    </message>
    <message>
        <source>the HTTP archive has no list of entries</source>
        <translation>የHTTP ማህደሩ የግቤቶች ዝርዝር የለውም</translation>
    </message>
    <message>
        <source>line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines</source>
        <translation>መስመር %1 የJSON ኦብጀክት አይደለም፤ ቅጂ የHTTP ማህደር (HAR) ወይም JSON Lines ነው</translation>
    </message>
    <message>
        <source>the recording has no POST requests</source>
        <translation>ቅጂው የPOST ጥያቄዎች የሉትም</translation>
    </message>
    <message>
        <source>the recording is larger than %1 MB</source>
        <translation>ቅጂው ከ%1 MB ይበልጣል</translation>
    </message>
    <message>
        <source>the request was dropped</source>
        <translation>ጥያቄው ተጥሏል</translation>
    </message>
    <message>
        <source>the response header &apos;%1&apos; cannot be used</source>
        <translation>የምላሽ ራስጌው &apos;%1&apos; ጥቅም ላይ ሊውል አይችልም</translation>
    </message>
    <message>
        <source>the name of a receiver has at most %1 letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>የተቀባይ ስም ቢበዛ %1 ፊደላት፣ አኃዞች፣ &apos;-&apos;፣ &apos;_&apos; እና &apos;.&apos; ይኖሩታል</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a preset of the laboratory</source>
        <translation>&apos;%1&apos; የቤተ ሙከራው ዝግጁ ቅንብር ነው</translation>
    </message>
    <message>
        <source>a status is a number from 200 to 599</source>
        <translation>ሁኔታ ከ200 እስከ 599 ያለ ቁጥር ነው</translation>
    </message>
    <message>
        <source>a receiver answers within %1 seconds</source>
        <translation>ተቀባይ በ%1 ሰከንዶች ውስጥ ምላሽ ይሰጣል</translation>
    </message>
    <message>
        <source>the body has at most %1 bytes</source>
        <translation>አካሉ ቢበዛ %1 ባይት አለው</translation>
    </message>
    <message>
        <source>the body must be text in UTF-8</source>
        <translation>አካሉ በUTF-8 የተጻፈ ጽሑፍ መሆን አለበት</translation>
    </message>
    <message>
        <source>a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost</source>
        <translation>ተቀባይ የሚያስተላልፈው ወደዚህ ኮምፒውተር ብቻ ነው፦ ወደ 127.0.0.1፣ [::1] ወይም localhost</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>በጊዜው ምላሽ አልመጣም</translation>
    </message>
    <message>
        <source>the connection was closed without an answer</source>
        <translation>ግንኙነቱ ያለ ምላሽ ተዘግቷል</translation>
    </message>
    <message>
        <source>the body was cut off</source>
        <translation>አካሉ ተቆርጧል</translation>
    </message>
    <message>
        <source>cannot connect to the receiver: %1</source>
        <translation>ከተቀባዩ ጋር መገናኘት አልተቻለም፦ %1</translation>
    </message>
    <message>
        <source>the receiver does not report its state: %1</source>
        <translation>ተቀባዩ ሁኔታውን አይገልጽም፦ %1</translation>
    </message>
    <message>
        <source>the state that the receiver reports is not JSON</source>
        <translation>ተቀባዩ የሚገልጸው ሁኔታ JSON አይደለም</translation>
    </message>
    <message>
        <source>a request header must have the form &apos;Name: value&apos;, in ASCII</source>
        <translation>የጥያቄ ራስጌ &apos;Name: value&apos; የሚል ቅርጽ በASCII ሊኖረው ይገባል</translation>
    </message>
    <message>
        <source>the request header %1 is too long</source>
        <translation>የጥያቄ ራስጌው %1 በጣም ረጅም ነው</translation>
    </message>
    <message>
        <source>the request header %1 cannot be set</source>
        <translation>የጥያቄ ራስጌውን %1 ማስተካከል አይቻልም</translation>
    </message>
    <message>
        <source>a webhook has at most %1 request headers</source>
        <translation>ዌብሁክ ቢበዛ %1 የጥያቄ ራስጌዎች አሉት</translation>
    </message>
    <message>
        <source>enter the value of the request header %1</source>
        <translation>የጥያቄ ራስጌውን %1 እሴት ያስገቡ</translation>
    </message>
    <message>
        <source>nothing has been sent for the invocation %1</source>
        <translation>ለጥሪው %1 ምንም አልተላከም</translation>
    </message>
    <message>
        <source>the rest of the body was not read</source>
        <translation>የአካሉ ቀሪ ክፍል አልተነበበም</translation>
    </message>
    <message>
        <source>nobody waited for it</source>
        <translation>የጠበቀው አልነበረም</translation>
    </message>
    <message>
        <source>the body did not end in time</source>
        <translation>አካሉ በጊዜው አላለቀም</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>በጊዜው ግንኙነት አልተገኘም</translation>
    </message>
    <message>
        <source>the body was cut off: %1</source>
        <translation>አካሉ ተቆርጧል፦ %1</translation>
    </message>
    <message>
        <source>%1 was made by an older version of this program, and cannot be brought up to date where it is read-only</source>
        <translation>%1 በዚህ ፕሮግራም በቀድሞ ስሪት የተሠራ ነው፣ ለንባብ ብቻ በሆነበት ቦታ ሊሻሻል አይችልም</translation>
    </message>
    <message>
        <source>note %1 is in no conflict</source>
        <translation>ማስታወሻ %1 ምንም ግጭት የለውም</translation>
    </message>
    <message>
        <source>it replaces what comes after it</source>
        <translation>ከእርሱ በኋላ የሚመጣውን ይተካል</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operation</source>
        <translation>&apos;%1&apos; ክወና አይደለም</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>UTF-8 አይደለም</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>መስመሩ ከ%1 ባይት በላይ ነው</translation>
    </message>
    <message>
        <source>it is no operation: %1</source>
        <translation>ክወና አይደለም፦ %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>በዚህ ፕሮግራም አዲስ ስሪት የተጻፈ ነው</translation>
    </message>
    <message>
        <source>it is of another author: %1</source>
        <translation>የሌላ ጸሐፊ ነው፦ %1</translation>
    </message>
    <message>
        <source>its number is %1 instead of %2</source>
        <translation>ቁጥሩ በ%2 ፈንታ %1 ነው</translation>
    </message>
    <message>
        <source>it has no usable time</source>
        <translation>ጥቅም ላይ ሊውል የሚችል ጊዜ የለውም</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>ይህ ፕሮግራም የሚያውቀውን ምንም አይልም</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>ከ%1 ሜባ ይበልጣል</translation>
    </message>
    <message>
        <source>the shared folder %1 is not there; what you change is kept, and goes there when it is</source>
        <translation>የተጋራው አቃፊ %1 የለም፤ የሚለውጡት ተቀምጦ ይቆያል፣ አቃፊው ሲገኝም ወደዚያ ይሄዳል</translation>
    </message>
    <message>
        <source>it has more than %1 logs</source>
        <translation>ከ%1 በላይ መዝገቦች አሉት</translation>
    </message>
    <message>
        <source>it is not named after an author, and was not read</source>
        <translation>በጸሐፊ ስም አልተሰየመም፣ ስለዚህ አልተነበበም</translation>
    </message>
    <message>
        <source>it is a link, and was not read</source>
        <translation>አገናኝ ነው፣ ስለዚህ አልተነበበም</translation>
    </message>
    <message>
        <source>line %1 and what follows was not taken: %2</source>
        <translation>መስመር %1 እና የሚከተለው አልተወሰደም፦ %2</translation>
    </message>
    <message>
        <source>%1 changes wait, since their time is more than a day ahead of this computer&apos;s; check both clocks</source>
        <translation>%1 ለውጦች ይጠብቃሉ፣ ጊዜያቸው ከዚህ ኮምፒዩተር ከአንድ ቀን በላይ ይቀድማልና፤ ሁለቱንም ሰዓቶች ያረጋግጡ</translation>
    </message>
    <message>
        <source>its last line is not complete yet</source>
        <translation>የመጨረሻው መስመሩ ገና አልተሟላም</translation>
    </message>
    <message>
        <source>another copy of your notes writes to it; from now on this one has a log of its own</source>
        <translation>ሌላ የማስታወሻዎችዎ ቅጂ ይጽፍበታል፤ ከአሁን ጀምሮ ይህኛው የራሱ መዝገብ አለው</translation>
    </message>
    <message>
        <source>your log was damaged, and was written once more</source>
        <translation>መዝገብዎ ተበላሽቶ ነበር፣ እንደገና ተጽፏል</translation>
    </message>
    <message>
        <source>%1 has 1 to %2 characters</source>
        <translation>%1 ከ1 እስከ %2 ፊደላት አሉት</translation>
    </message>
    <message>
        <source>it is another operation than before</source>
        <translation>ከቀድሞው የተለየ ክወና ነው</translation>
    </message>
    <message>
        <source>a note has more than %1 changes</source>
        <translation>አንድ ማስታወሻ ከ%1 በላይ ለውጦች አሉት</translation>
    </message>
    <message>
        <source>the name of a collection</source>
        <translation>የስብስብ ስም</translation>
    </message>
    <message>
        <source>the name of a person</source>
        <translation>የሰው ስም</translation>
    </message>
    <message>
        <source>the folder in which notes are shared is not named</source>
        <translation>ማስታወሻዎች የሚጋሩበት አቃፊ አልተጠቀሰም</translation>
    </message>
    <message>
        <source>collections are shared in %1 already; stop sharing them first</source>
        <translation>ስብስቦች በ%1 አስቀድመው ተጋርተዋል፤ መጀመሪያ ማጋራታቸውን ያቁሙ</translation>
    </message>
    <message>
        <source>the collection %1 is not shared</source>
        <translation>ስብስቡ %1 አልተጋራም</translation>
    </message>
    <message>
        <source>this library is a replica: make the change at its primary, %1</source>
        <translation>ይህ ቤተ መጻሕፍት ተከታይ ቅጂ ነው፤ ለውጡን በዋናው አገልጋይ ላይ ያድርጉ፦ %1</translation>
    </message>
    <message>
        <source>this library was replaced: make the change at its successor, %1</source>
        <translation>ይህ ቤተ መጻሕፍት በሌላ ተተክቷል፤ ለውጡን በተተኪው አገልጋይ ላይ ያድርጉ፦ %1</translation>
    </message>
    <message>
        <source>only a part of the pack was imported; import it again</source>
        <translation>የእሽጉ ከፊል ብቻ ገብቷል፤ እንደገና ያስገቡት</translation>
    </message>
    <message>
        <source>the settings of the source were changed during the sync; the next run uses the new ones</source>
        <translation>የምንጩ ቅንብሮች በማመሳሰል ላይ ሳሉ ተቀይረዋል፤ ቀጣዩ ሂደት አዲሶቹን ይጠቀማል</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Invalid value.</source>
        <translation>ልክ ያልሆነ እሴት።</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>አልተገኘም።</translation>
    </message>
    <message>
        <source>This was changed in the meantime. Try again.</source>
        <translation>ይህ በዚህ መካከል ተለውጧል። እንደገና ይሞክሩ።</translation>
    </message>
    <message>
        <source>A valid token is required.</source>
        <translation>ልክ የሆነ ቶከን ያስፈልጋል።</translation>
    </message>
    <message>
        <source>Access denied.</source>
        <translation>መዳረሻ ተከልክሏል።</translation>
    </message>
    <message>
        <source>Not available at the moment.</source>
        <translation>ለጊዜው አይገኝም።</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>ዲስኩ ሞልቷል። ቦታ አስለቅቀው እንደገና ይሞክሩ።</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>መረጃው ተበላሽቷል።</translation>
    </message>
    <message>
        <source>Not supported.</source>
        <translation>አይደገፍም።</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>ተትቷል።</translation>
    </message>
    <message>
        <source>Internal error.</source>
        <translation>የውስጥ ስሕተት።</translation>
    </message>
    <message>
        <source>Library not found</source>
        <translation>ቤተ መጻሕፍቱ አልተገኘም</translation>
    </message>
    <message>
        <source>The file %1 does not exist. It may have been moved or deleted, or it is on a disk that is not connected.</source>
        <translation>ፋይሉ %1 የለም። ተዛውሮ ወይም ተሰርዞ ሊሆን ይችላል፣ ወይም ባልተገናኘ ዲስክ ላይ ነው።</translation>
    </message>
    <message>
        <source>This file is damaged, or is not a library</source>
        <translation>ይህ ፋይል ተበላሽቷል፣ ወይም ቤተ መጻሕፍት አይደለም</translation>
    </message>
    <message>
        <source>The file %1 could not be read as a Sheria library. It was not changed. If you have a backup, open that instead.</source>
        <translation>ፋይሉን %1 እንደ Sheria ቤተ መጻሕፍት ማንበብ አልተቻለም። አልተለወጠም። መጠባበቂያ ቅጂ ካለዎት በምትኩ እርሱን ይክፈቱ።</translation>
    </message>
    <message>
        <source>This library was made by a newer version</source>
        <translation>ይህ ቤተ መጻሕፍት በአዲስ ስሪት የተሠራ ነው</translation>
    </message>
    <message>
        <source>The file %1 needs a newer version of Sheria. It was not changed. Install the newer version to open it.</source>
        <translation>ፋይሉ %1 አዲስ የSheria ስሪት ያስፈልገዋል። አልተለወጠም። ለመክፈት አዲሱን ስሪት ይጫኑ።</translation>
    </message>
    <message>
        <source>This library cannot be written to</source>
        <translation>በዚህ ቤተ መጻሕፍት ላይ መጻፍ አይቻልም</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, or another program has locked it. Check the permissions of the file and of its folder, then try again.</source>
        <translation>ፋይሉ %1 ወይም አቃፊው ለማንበብ ብቻ ነው፣ ወይም በሌላ ፕሮግራም ተቆልፏል። የፋይሉንና የአቃፊውን ፈቃዶች አረጋግጠው እንደገና ይሞክሩ።</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ዲስኩ ሞልቷል</translation>
    </message>
    <message>
        <source>There is not enough space to open the file %1 for writing. Free some space on its disk, then try again.</source>
        <translation>ፋይሉን %1 ለመጻፍ ለመክፈት በቂ ቦታ የለም። በዲስኩ ላይ ቦታ አስለቅቀው እንደገና ይሞክሩ።</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>ቤተ መጻሕፍቱን መክፈት አልተቻለም</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>ፋይሉን %1 መክፈት አልተቻለም። %2</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Kind</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>ቦታ</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>ዓመት</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>ፍርድ ቤት</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>ርዕሰ ጉዳይ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ቋንቋ</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>የጸና</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>ዳኛ</translation>
    </message>
    <message>
        <source>Area of law</source>
        <translation>የሕግ ዘርፍ</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>የጉዳዩ ዓይነት</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>ውሳኔ</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>ምልክቶች</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>የፍርድ ቤቱ ደረጃ</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>ችሎት</translation>
    </message>
    <message>
        <source>County</source>
        <translation>ካውንቲ</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>የቀረበበት ዓመት</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>ማንነቱ የተሸሸገ</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>ሕጎች</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>ፍርዶች</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>ሌሎች ሰነዶች</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Not commenced</source>
        <translation>ያልጸና</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Imported</source>
        <translation>ገብቷል</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>አልተለወጠም</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>ተተክቷል</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>ተወግዷል</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>ተቀባይነት አላገኘም</translation>
    </message>
</context>
<context>
    <name>Judgment</name>
    <message>
        <source>Court</source>
        <translation>ፍርድ ቤት</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>ችሎት</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>ሬጅስትራር</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>ማጣቀሻ</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>የመዝገብ ቁጥር</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>የጉዳዩ ዓይነት</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>ውሳኔ</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>የተሰጠበት</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>የተሰማበት</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>የቀረበበት ዓመት</translation>
    </message>
    <message>
        <source>Filed at</source>
        <translation>የቀረበበት</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>ዳኞች</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>ተከራካሪ ወገኖች</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>ጠበቆች</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>የሕግ ዘርፎች</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>ምልክቶች</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>ስሞች</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>ቁልፍ ቃላት</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>አጭር ማጠቃለያ</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ማጠቃለያ</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>ጭብጦች</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>የተወሰነው</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ትእዛዝ</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>የሚጠቅሳቸው</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>ተያያዥ</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>the party that an advocate speaks for</comment>
        <translation>ለ%1</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>ማንነቱ የተሸሸገ</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>advocate, party</comment>
        <translation>%1 ለ%2</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>Undated</source>
        <translation>ቀን የሌለው</translation>
    </message>
    <message>
        <source>Unidentified documents</source>
        <translation>ያልተለዩ ሰነዶች</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>ሌሎች ሰነዶች</translation>
    </message>
    <message>
        <source>No version for this date in the library</source>
        <translation>በቤተ መጻሕፍቱ ውስጥ ለዚህ ቀን ስሪት የለም</translation>
    </message>
    <message>
        <source>Latest version: %1</source>
        <translation>የመጨረሻ ስሪት፦ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%Ln ጽሑፍ</numerusform>
            <numerusform>%Ln ጽሑፎች</numerusform>
        </translation>
    </message>
    <message>
        <source>Text not in the library</source>
        <translation>ጽሑፉ በቤተ መጻሕፍቱ ውስጥ የለም</translation>
    </message>
    <message>
        <source>New, unread</source>
        <translation>አዲስ፣ ያልተነበበ</translation>
    </message>
    <message>
        <source>Amended, unread</source>
        <translation>የተሻሻለ፣ ያልተነበበ</translation>
    </message>
    <message>
        <source>Changed, unread</source>
        <translation>የተለወጠ፣ ያልተነበበ</translation>
    </message>
    <message>
        <source>Repealed, unread</source>
        <translation>የተሻረ፣ ያልተነበበ</translation>
    </message>
    <message>
        <source>Incomplete: a part could not be downloaded</source>
        <translation>ያልተሟላ፦ አንድ ክፍል ማውረድ አልተቻለም</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1፣ %Ln ሥራ</numerusform>
            <numerusform>%1፣ %Ln ሥራዎች</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Export This Part</source>
        <translation>ይህን ክፍል ወደ ውጭ ላክ</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>እንደ PDF…</translation>
    </message>
    <message>
        <source>As E-Book…</source>
        <translation>እንደ ኢ-መጽሐፍ…</translation>
    </message>
    <message>
        <source>As a Web Page…</source>
        <translation>እንደ ድረ ገጽ…</translation>
    </message>
    <message>
        <source>As Akoma Ntoso with Media…</source>
        <translation>እንደ Akoma Ntoso ከሚዲያ ጋር…</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>በአዲስ ትር ክፈት</translation>
    </message>
    <message>
        <source>Copy This Part As</source>
        <translation>ይህን ክፍል ቅዳ እንደ</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>ማጣቀሻ</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>የድር አገናኝ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Identifier in the Text</source>
        <translation>በጽሑፉ ውስጥ ያለ መታወቂያ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Copy Link Address</source>
        <translation>የአገናኙን አድራሻ ቅዳ</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>በአሳሽ ክፈት</translation>
    </message>
</context>
<context>
    <name>Natures</name>
    <message>
        <source>Acts</source>
        <translation>አዋጆች</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>ማሻሻያዎች</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>ረቂቅ ሕጎች</translation>
    </message>
    <message>
        <source>Debates</source>
        <translation>ክርክሮች</translation>
    </message>
    <message>
        <source>Debate reports</source>
        <translation>የክርክር ሪፖርቶች</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>ሰነዶች</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>ስብስቦች</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>ፍርዶች</translation>
    </message>
    <message>
        <source>Gazettes</source>
        <translation>ጋዜጦች</translation>
    </message>
    <message>
        <source>Portions</source>
        <translation>ከፊል ጽሑፎች</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>መግለጫዎች</translation>
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
        <translation>የWeb Annotation ማስታወሻዎች (%1)</translation>
    </message>
    <message>
        <source>Export Notes</source>
        <translation>ማስታወሻዎችን ወደ ውጭ ላክ</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Notes exported: %L1.</source>
        <translation>ወደ ውጭ የተላኩ ማስታወሻዎች፦ %L1።</translation>
    </message>
    <message>
        <source>The notes could not be written.</source>
        <translation>ማስታወሻዎቹን መጻፍ አልተቻለም።</translation>
    </message>
    <message>
        <source>Import Notes</source>
        <translation>ማስታወሻዎችን አስገባ</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>ማስታወሻዎች (%1)</translation>
    </message>
    <message>
        <source>Notes added: %L1, changed: %L2.</source>
        <translation>የተጨመሩ ማስታወሻዎች፦ %L1፣ የተለወጡ፦ %L2።</translation>
    </message>
    <message>
        <source>Not readable: %L1.</source>
        <translation>ሊነበቡ ያልቻሉ፦ %L1።</translation>
    </message>
</context>
<context>
    <name>NoteSharing</name>
    <message>
        <source>Share a Collection</source>
        <translation>ስብስብ አጋራ</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>ስብስብ</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>የተጋራ አቃፊ</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>አስስ…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>ስምዎ</translation>
    </message>
    <message>
        <source>Collection:</source>
        <translation>ስብስብ፦</translation>
    </message>
    <message>
        <source>Shared folder:</source>
        <translation>የተጋራ አቃፊ፦</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>ስምዎ፦</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>አጋራ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Whoever uses the same folder, such as one on a network drive, sees the notes of this collection and can change them. All other notes stay on this computer. Only share folders with people whom you trust.</source>
        <translation>ይህንኑ አቃፊ፣ ለምሳሌ በአውታረ መረብ ድራይቭ ያለን፣ የሚጠቀም ሁሉ የዚህን ስብስብ ማስታወሻዎች ያያል፣ ሊለውጣቸውም ይችላል። ሌሎች ማስታወሻዎች ሁሉ በዚህ ኮምፒዩተር ላይ ይቆያሉ። አቃፊዎችን ለሚያምኗቸው ሰዎች ብቻ ያጋሩ።</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note</source>
        <translation>ማስታወሻ</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ማድመቂያ</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>ዕልባት</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>ሙሉው ጽሑፍ</translation>
    </message>
    <message>
        <source>%1 (moved, %2 %)</source>
        <translation>%1 (ተዛውሯል፣ %2 %)</translation>
    </message>
    <message>
        <source>%1 (changed, %2 %)</source>
        <translation>%1 (ተለውጧል፣ %2 %)</translation>
    </message>
    <message>
        <source>%1 (not in this text)</source>
        <translation>%1 (በዚህ ጽሑፍ ውስጥ የለም)</translation>
    </message>
    <message>
        <source>Its words now stand in %1 (confidence %2 %).</source>
        <translation>ቃላቱ አሁን በ%1 ውስጥ ናቸው (እርግጠኝነት %2 %)።</translation>
    </message>
    <message>
        <source>Its provision was amended (confidence %1 %).</source>
        <translation>ድንጋጌው ተሻሽሏል (እርግጠኝነት %1 %)።</translation>
    </message>
    <message>
        <source>Its words were amended (confidence %1 %). They were: “%2”</source>
        <translation>ቃላቱ ተሻሽለዋል (እርግጠኝነት %1 %)። የነበሩት፦ «%2»</translation>
    </message>
    <message>
        <source>Its place is not in this text, or cannot be told with certainty.</source>
        <translation>ቦታው በዚህ ጽሑፍ ውስጥ የለም፣ ወይም በእርግጠኝነት ሊታወቅ አይችልም።</translation>
    </message>
    <message>
        <source>Its words are not in this text, or cannot be told with certainty. They were: “%1”</source>
        <translation>ቃላቱ በዚህ ጽሑፍ ውስጥ የሉም፣ ወይም በእርግጠኝነት ሊታወቁ አይችሉም። የነበሩት፦ «%1»</translation>
    </message>
</context>
<context>
    <name>Origins</name>
    <message>
        <source>%1: %2</source>
        <comment>date, law</comment>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>%1: %2, in force from %3</source>
        <comment>date, law, date</comment>
        <translation>%1፦ %2፣ ከ%3 ጀምሮ የጸና</translation>
    </message>
    <message>
        <source>In the first text</source>
        <translation>በመጀመሪያው ጽሑፍ</translation>
    </message>
    <message>
        <source>Amending law unknown</source>
        <translation>አሻሻዩ ሕግ አይታወቅም</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>Timed out</source>
        <translation>ጊዜው አልቋል</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>ግንኙነት የለም</translation>
    </message>
    <message>
        <source>TLS error</source>
        <translation>የTLS ስሕተት</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>ግንኙነቱ ተዘግቷል</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>HTTP አይደለም</translation>
    </message>
    <message>
        <source>Stale connection</source>
        <translation>ያረጀ ግንኙነት</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>ተፈጥሯል</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>ተዘምኗል</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>ተሰርዟል</translation>
    </message>
    <message>
        <source>Delivered (%1)</source>
        <translation>ደርሷል (%1)</translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>ተቀባይነት አላገኘም (%1)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>events</comment>
        <translation>ሁሉም</translation>
    </message>
    <message>
        <source>Gone (410)</source>
        <translation>ከእንግዲህ የለም (410)</translation>
    </message>
    <message>
        <source>Paused, failing since %1</source>
        <translation>ለጊዜው ቆሟል፣ ከ%1 ጀምሮ አልተሳካም</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>ለጊዜው ቆሟል</translation>
    </message>
    <message>
        <source>Throttled until %1</source>
        <translation>እስከ %1 ተገድቧል</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>ከ%1 ጀምሮ አልተሳካም</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>በሥራ ላይ</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ሰ.</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 ደቂቃ %L2 ሰ.</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 ሰዓት %L2 ደቂቃ</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Library</source>
        <translation>ቤተ መጻሕፍት</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>ዝርዝሮች</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>ማጣቀሻዎች</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>አገልጋይ</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>ማስገባት</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>ውሳኔዎች</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>ግራ ጎን</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>ቀጣይ ክፍል</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>ቀዳሚ ክፍል</translation>
    </message>
</context>
<context>
    <name>Pending</name>
    <message>
        <source>a law that is not known</source>
        <translation>ያልታወቀ ሕግ</translation>
    </message>
    <message>
        <source>Amended on %1 by %2; this text does not show it.</source>
        <comment>date, law</comment>
        <translation>በ%1 በ%2 ተሻሽሏል፤ ይህ ጽሑፍ አያሳየውም።</translation>
    </message>
    <message>
        <source>Not in force before %1.</source>
        <translation>ከ%1 በፊት አይጸናም።</translation>
    </message>
    <message>
        <source>Will be amended on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>በ%1 በ%2 ይሻሻላል።</translation>
    </message>
    <message>
        <source>Will end on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>በ%1 በ%2 ያበቃል።</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>የሚለወጠውና መቼ</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The text could not be printed.</source>
        <translation>ጽሑፉን ማተም አልተቻለም።</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ድራይቭ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>አቃፊ</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;ሁሉንም ምረጥ</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;ጨምር</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;ቀንስ</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Select Color</source>
        <translation>ቀለም ይምረጡ</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>&amp;የቀለም ዓይነት:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;ድምቀት:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;ብሩህነት:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;ቀይ:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;አረንጓዴ:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>&amp;ሰማያዊ:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>&amp;ግልጽነት:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;የHTML ኮድ:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>&amp;መሠረታዊ ቀለሞች</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>&amp;ብጁ ቀለሞች</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>ወደ ብጁ ቀለሞች &amp;አክል</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>ከማያ ገጹ ቀለም &amp;ምረጥ</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>ጠቋሚው በ%1፣ %2
ለመተው ESC ይጫኑ</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>የምርጫዎች ዝርዝር ክፈት</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>ሥራ</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>የሥራ ቁጥጥር</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>የታቀደ ኅትመት:</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>የክፍያ መረጃ:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>የሥራ ቅድሚያ:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>መለያ ገጾች</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>መጨረሻ:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>መጀመሪያ:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>አሁኑኑ አትም</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>ላልተወሰነ ጊዜ አቆይ</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>ቀን (06:00 እስከ 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>ሌሊት (18:00 እስከ 05:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>ሁለተኛ ፈረቃ (16:00 እስከ 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>ሦስተኛ ፈረቃ (00:00 እስከ 07:59)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>የሳምንቱ መጨረሻ (ቅዳሜ እና እሑድ)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>የተወሰነ ሰዓት</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ምንም</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>መደበኛ</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>ያልተመደበ</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>ሚስጥራዊ</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>በምስጢር የተመደበ</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>ምስጢር</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>ከፍተኛ ምስጢር</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>ለይ</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>ፓነሉን ይዘጋል</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>ፓነሉን ይለያል፣ መልሶም ያያይዛል</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>የሚታየው፦</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>አቃፊ፦</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>የፋይል &amp;ስም፦</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>የፋይል ዓይነት፦</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;ክፈት</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;አስቀምጥ</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;ምረጥ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>እንደ… አስቀምጥ</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>አቃፊ ፈልግ</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>ሁሉም ፋይሎች (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>አቃፊዎች</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ወደ ኋላ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ወደ ፊት</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>የላይ አቃፊ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>አዲስ አቃፊ ፍጠር</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>አዲስ አቃፊ</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;አዲስ አቃፊ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>የዝርዝር እይታ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>የዝርዝር መረጃ እይታ</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>ኮምፒውተሬ</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>የቅርብ ጊዜ ቦታዎች</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;ዳግም ሰይም</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;ሰርዝ</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>የተ&amp;ደበቁ ፋይሎችን አሳይ</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 አስቀድሞ አለ።
መተካት ይፈልጋሉ?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ፋይሉ አልተገኘም።
የፋይሉ ስም ትክክል መሆኑን ያረጋግጡ።</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
አቃፊው አልተገኘም።
የአቃፊው ስም ትክክል መሆኑን ያረጋግጡ።</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>ስም</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>መጠን</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>የተለወጠበት ቀን</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>ኮምፒውተር</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>ዋጋ ያስገቡ:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ቀልብስ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>እንደገና &amp;አድርግ</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;ቁረጥ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;ቅዳ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;ለጥፍ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ሁሉንም ምረጥ</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>ዝርዝሮችን አሳይ...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>ዝርዝሮችን ደብቅ...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>ወረቀት</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>የገጽ መጠን:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>ስፋት:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>ቁመት:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>የወረቀት ምንጭ:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>አቀማመጥ</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>ቁም</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>አግድም</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>የተገለበጠ አግድም</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>የተገለበጠ ቁም</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>ኅዳጎች</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>የላይ ኅዳግ</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>የግራ ኅዳግ</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>የቀኝ ኅዳግ</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>የታች ኅዳግ</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>የገጽ አቀማመጥ</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>የገጾች ቅደም ተከተል:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>ገጾች በአንድ ሉህ:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>ሚሊሜትር (mm)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>ኢንች (in)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>ነጥብ (pt)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>ፓይካ (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>ዲዶ (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>ሲሴሮ (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>ብጁ</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Letter / ANSI A</source>
        <translation>የደብዳቤ ወረቀት / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>የሕግ ወረቀት</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>የቢሮ ወረቀት (7.5 x 10 ኢንች)</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>ፖስታ C5</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>ፖስታ የአሜሪካ 10</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>ፖስታ DL</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>ረጅም ወረቀት (8.27 x 13 ኢንች)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>የመዝገብ ወረቀት / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>የጋዜጣ ወረቀት / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 ተጨማሪ</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 ተጨማሪ</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 ሲደመር</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 ትንሽ</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 ተጨማሪ</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 ተጨማሪ</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>የሕግ ወረቀት ተጨማሪ</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>የደብዳቤ ወረቀት ተጨማሪ</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>የደብዳቤ ወረቀት ሲደመር</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>የደብዳቤ ወረቀት ትንሽ</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>የጋዜጣ ወረቀት ተጨማሪ</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>የአርክቴክት A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>የአርክቴክት B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>የአርክቴክት C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>የአርክቴክት D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>የአርክቴክት E</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 x %2 ኢንች</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>የቢሮ ወረቀት (7.25 x 10.5 ኢንች)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>የማስታወሻ ወረቀት</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>ሩብ ወረቀት</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>የመግለጫ ወረቀት</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>ታላቅ A</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>ታላቅ B</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>ፖስት ካርድ</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>ድርብ ፖስት ካርድ</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K ትልቅ</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>የአሜሪካ ተጣጣፊ ወረቀት (14.875 x 11 ኢንች)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>የጀርመን ተጣጣፊ ወረቀት (8.5 x 12 ኢንች)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>የጀርመን ተጣጣፊ የሕግ ወረቀት (8.5 x 13 ኢንች)</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>ፖስታ B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>ፖስታ B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>ፖስታ B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>ፖስታ C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>ፖስታ C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>ፖስታ C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>ፖስታ C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>ፖስታ C4</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>ፖስታ C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>ፖስታ C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>ፖስታ C7</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>ፖስታ የአሜሪካ 9</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>ፖስታ የአሜሪካ 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>ፖስታ የአሜሪካ 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>ፖስታ የአሜሪካ 14</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>ፖስታ የንጉሥ</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>ፖስታ የግል</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>ፖስታ Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>ፖስታ Chou 4</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>ፖስታ የግብዣ</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>ፖስታ የጣሊያን</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>ፖስታ Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>ፖስታ Kaku 3</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>ፖስታ PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>ፖስታ PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>ፖስታ PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>ፖስታ PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>ፖስታ PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>ፖስታ PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>ፖስታ PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>ፖስታ PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>ፖስታ PRC 9</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>ፖስታ PRC 10</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>ፖስታ You 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>ብጁ</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>ብጁ (%1ኢንች x %2ኢንች)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>ብጁ (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>ብጁ (%1CC x %2CC)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>ብጁ (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>ብጁ (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>ብጁ (%1pt x %2pt)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>እሺ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>ሁሉንም አስቀምጥ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;አዎ</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>ለ&amp;ሁሉም አዎ</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>አ&amp;ይ</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>ለሁሉም አ&amp;ይ</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>አቋርጥ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>እንደገና ሞክር</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>ችላ በል</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>አታስቀምጥ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>እርዳታ</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>ተግብር</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>ዳግም አስጀምር</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>ነባሪዎችን መልስ</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>አትም</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>ሁሉም ገጾች</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>ጎዶሎ ገጾች</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>ሙሉ ቁጥር ገጾች</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;አማራጮች &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;አማራጮች &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;አትም</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>ወደ ፋይል አትም (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>ወደ ፋይል አትም…</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>የዚህ ኮምፒውተር ፋይል</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>የPDF ፋይል ጻፍ</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>ከግራ ወደ ቀኝ፣ ከላይ ወደ ታች</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>ከግራ ወደ ቀኝ፣ ከታች ወደ ላይ</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>ከቀኝ ወደ ግራ፣ ከታች ወደ ላይ</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>ከቀኝ ወደ ግራ፣ ከላይ ወደ ታች</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>ከታች ወደ ላይ፣ ከግራ ወደ ቀኝ</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>ከታች ወደ ላይ፣ ከቀኝ ወደ ግራ</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>ከላይ ወደ ታች፣ ከግራ ወደ ቀኝ</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>ከላይ ወደ ታች፣ ከቀኝ ወደ ግራ</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 አስቀድሞ አለ።
በላዩ ላይ መጻፍ ይፈልጋሉ?</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 አቃፊ ነው።
እባክዎ ሌላ የፋይል ስም ይምረጡ።</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>ፋይሉ %1 ሊጻፍበት አይችልም።
እባክዎ ሌላ የፋይል ስም ይምረጡ።</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>የመጀመሪያው ገጽ ከመጨረሻው ገጽ ሊበልጥ አይችልም።</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 በትክክል አልተጻፈም። ገጾችን በ‘,’ ይለዩ፣ ክልሎችን በ‘-’ ይጻፉ፣ ክልሎቹም እርስ በርስ እንዳይደራረቡ ያረጋግጡ።</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>ገጾቹ በትክክል አልተጻፉም</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>የሁለት ገጽታ ቅንብሮች ይጋጫሉ</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>የሁለት ገጽታ ቅንብሮች ይጋጫሉ። ማስተካከል ይፈልጋሉ?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>‘ገጾች በሉህ’ እና ‘የገጾች ስብስብ’ በአንድ ላይ መጠቀም አይቻልም።
እባክዎ አንዱን ያጥፉ።</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>በራስ-ሰር</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>የገጽ ቅንብር</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>ቀጣይ ገጽ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>ቀዳሚ ገጽ</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>የመጀመሪያ ገጽ</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>የመጨረሻ ገጽ</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>ከስፋቱ ጋር አስማማ</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>ከገጹ ጋር አስማማ</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>አጉላ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>አሳንስ</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>ቁም</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>አግድም</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>አንድ ገጽ አሳይ</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>ሁለት ገጾች አሳይ</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>ሁሉንም ገጾች አሳይ</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>አትም</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>የገጽ ቅንብር</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>የኅትመት ቅድመ እይታ</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>ወደ PDF ላክ</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>የማተሚያ ባሕርያት</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>የሥራ አማራጮች</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>የገጽ ቅንብሮች ይጋጫሉ</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>የገጽ ቅንብር አማራጮች ይጋጫሉ። ማስተካከል ይፈልጋሉ?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>የላቁ አማራጮች ይጋጫሉ</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>አንዳንድ የላቁ አማራጮች ይጋጫሉ። ማስተካከል ይፈልጋሉ?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>ገጽ</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>የላቁ</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>አንዳንድ አማራጮች ይጋጫሉ። እባክዎ ያስተካክሏቸው።</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Print range</source>
        <translation>የሚታተሙ ገጾች</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>ሁሉንም አትም</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>ገጾች ከ</translation>
    </message>
    <message>
        <source>to</source>
        <translation>እስከ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ገጾች</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>ገጾችን ወይም ክልሎችን በነጠላ ሰረዝ (,) ለይተው ይጻፉ። ክልል በሰረዝ (-) የተለዩ ሁለት ቁጥሮች ነው። ለምሳሌ 3,5-7,9 ገጾች 3፣ 5፣ 6፣ 7 እና 9ን ያትማል።</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>የአሁኑ ገጽ</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>የተመረጠው</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>የገጾች ስብስብ:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>የውጤት ቅንብሮች</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>ቅጂዎች:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>ቅጂዎችን ደርድር</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>በተገላቢጦሽ</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>ቅጂዎች</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>የቀለም አሠራር</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>በቀለም</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>በግራጫ</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>በሁለት ገጽታ ማተም</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ጠፍቷል</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>በረጅሙ ጎን ማሰሪያ</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>በአጭሩ ጎን ማሰሪያ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>አማራጮች</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>ማተሚያ</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;ስም:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;ባሕርያት</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>ቦታ:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>ቅድመ እይታ</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>ዓይነት:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>የውጤት &amp;ፋይል:</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>ወደ ግራ ሸብልል</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>ወደ ቀኝ ሸብልል</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ቀልብስ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>እንደገና &amp;አድርግ</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;ቁረጥ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;ቅዳ</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>የ&amp;አገናኝ አድራሻ ቅዳ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;ለጥፍ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ሁሉንም ምረጥ</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>as at %1</source>
        <translation>በ%1 እንደነበረ</translation>
    </message>
</context>
<context>
    <name>ReaderPage</name>
    <message>
        <source>Skip to the text</source>
        <translation>ወደ ጽሑፉ ዝለል</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>ይዘት</translation>
    </message>
    <message>
        <source>Show the contents</source>
        <translation>ይዘቱን አሳይ</translation>
    </message>
    <message>
        <source>Hide the contents</source>
        <translation>ይዘቱን ደብቅ</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>የይዘቱ ስፋት</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>ጽሑፍ</translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation>ይዘቱን አጣራ</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>ሁሉንም ዘርጋ</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>ሁሉንም ሰብስብ</translation>
    </message>
    <message>
        <source>No matching headings.</source>
        <translation>የሚዛመዱ ርዕሶች የሉም።</translation>
    </message>
    <message>
        <source>This text has no table of contents.</source>
        <translation>ይህ ጽሑፍ የይዘት ማውጫ የለውም።</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>የግርጌ ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>ወደ ጽሑፉ ተመለስ</translation>
    </message>
    <message>
        <source>The text could not be loaded.</source>
        <translation>ጽሑፉን መጫን አልተቻለም።</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>ርዕስ የሌለው</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>የመጨረሻውን ስሪት አሳይ</translation>
    </message>
    <message>
        <source>Invalid address</source>
        <translation>ልክ ያልሆነ አድራሻ</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>በዚህ ቤተ መጻሕፍት ውስጥ የለም</translation>
    </message>
    <message>
        <source>No such version</source>
        <translation>እንዲህ ያለ ስሪት የለም</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>ይህ የአዋጅ ወይም የፍርድ አድራሻ አይደለም።</translation>
    </message>
    <message>
        <source>The open library does not contain this work.</source>
        <translation>የተከፈተው ቤተ መጻሕፍት ይህን ሥራ አልያዘም።</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2. The earliest is dated %3.</source>
        <translation>ቤተ መጻሕፍቱ ለ%2 የ«%1» ስሪት የለውም። የመጀመሪያው የ%3 ነው።</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2.</source>
        <translation>ቤተ መጻሕፍቱ ለ%2 የ«%1» ስሪት የለውም።</translation>
    </message>
    <message>
        <source>The library lists “%1” but does not contain this version.</source>
        <translation>ቤተ መጻሕፍቱ «%1» ይዘረዝራል፣ ነገር ግን ይህን ስሪት አልያዘም።</translation>
    </message>
    <message>
        <source>Show the undated version</source>
        <translation>ቀን የሌለውን ስሪት አሳይ</translation>
    </message>
    <message>
        <source>Show the version of %1</source>
        <translation>የ%1 ስሪት አሳይ</translation>
    </message>
    <message>
        <source>The stored text is damaged. Import the original again, or sync its source. Other texts are not affected.</source>
        <translation>የተቀመጠው ጽሑፍ ተበላሽቷል። ዋናውን እንደገና ያስገቡ፣ ወይም ምንጩን ያመሳስሉ። ሌሎች ጽሑፎች አልተነኩም።</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>ይህ ጽሑፍ ሊታይ አይችልም</translation>
    </message>
</context>
<context>
    <name>ReceiverText</name>
    <message>
        <source>answers 200 at once</source>
        <translation>ወዲያውኑ 200 ይመልሳል</translation>
    </message>
    <message>
        <source>answers 204, without a body</source>
        <translation>204 ይመልሳል፣ ያለ አካል</translation>
    </message>
    <message>
        <source>answers 200 after 9.9 s, just in time</source>
        <translation>ከ9.9 ሰከንድ በኋላ 200 ይመልሳል፣ ለጥቂት በጊዜው</translation>
    </message>
    <message>
        <source>answers 200 after 10.1 s, just too late</source>
        <translation>ከ10.1 ሰከንድ በኋላ 200 ይመልሳል፣ ለጥቂት ዘግይቶ</translation>
    </message>
    <message>
        <source>accepts the request and never answers</source>
        <translation>ጥያቄውን ይቀበላል፣ ምላሽ ግን ፈጽሞ አይሰጥም</translation>
    </message>
    <message>
        <source>answers one byte per second, too slowly for the status to arrive in time</source>
        <translation>በሰከንድ አንድ ባይት ይመልሳል፣ ሁኔታው በጊዜው እንዲደርስ በጣም ቀርፋፋ ነው</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>200 ይመልሳል፣ ከዚያ ከአካሉ በፊት ግንኙነቱን ያቋርጣል</translation>
    </message>
    <message>
        <source>accepts the request, then closes the connection</source>
        <translation>ጥያቄውን ይቀበላል፣ ከዚያ ግንኙነቱን ይዘጋል</translation>
    </message>
    <message>
        <source>fails three times, then answers 200</source>
        <translation>ሦስት ጊዜ ይወድቃል፣ ከዚያ 200 ይመልሳል</translation>
    </message>
    <message>
        <source>asks once to wait 7 s, then answers 200</source>
        <translation>አንድ ጊዜ 7 ሰከንድ እንዲጠበቅ ይጠይቃል፣ ከዚያ 200 ይመልሳል</translation>
    </message>
    <message>
        <source>answers 410: the sender stops calling it</source>
        <translation>410 ይመልሳል፦ ላኪው መጥራቱን ያቆማል</translation>
    </message>
    <message>
        <source>redirects to another address</source>
        <translation>ወደ ሌላ አድራሻ ይመራል</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>ሁልጊዜ ይወድቃል</translation>
    </message>
    <message>
        <source>answers 200 with a binary body</source>
        <translation>200 ከባይነሪ አካል ጋር ይመልሳል</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>200 ባለ 100 MB አካል ይመልሳል</translation>
    </message>
    <message>
        <source>fails three times out of ten, the same ones for the same seed</source>
        <translation>ከአሥር ሦስት ጊዜ ይወድቃል፣ ለአንድ ዘር ቁጥር ሁልጊዜ እነዚያኑ</translation>
    </message>
    <message>
        <source>A closed connection counts as not received.</source>
        <translation>የተዘጋ ግንኙነት እንዳልደረሰ ይቆጠራል።</translation>
    </message>
    <message>
        <source>A work that is created and deleted within the window is reported as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>በጊዜ ክፍተቱ ውስጥ የተፈጠረና የተሰረዘ ሥራ እንደተሰረዘ ይገለጻል። ተቀባዩ በቅድሚያ ሊያመጣው ይሞክራል፣ 404 ያገኛል፣ የሚሰርዘውም የለም።</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is reported as created, because the receiver does not know it yet.</source>
        <translation>የተፈጠረና ወዲያው የተዘመነ ሥራ እንደተፈጠረ ይገለጻል፣ ምክንያቱም ተቀባዩ ገና አያውቀውም።</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after the work was created again, as the specification warns. A receiver that deletes without checking loses a work that exists.</source>
        <translation>መግለጫው እንደሚያስጠነቅቀው፣ የሥራው መሰረዝ የሚደርሰው ሥራው እንደገና ከተፈጠረ በኋላ ነው። ሳያጣራ የሚሰርዝ ተቀባይ ያለ ሥራ ያጣል።</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which may arrive in the wrong order.</source>
        <translation>ሥራ ተሰርዞ ከአንድ ደቂቃ በኋላ እንደገና ተፈጠረ፦ ሁለት ጥሪዎች፣ በተሳሳተ ቅደም ተከተል ሊደርሱ ይችላሉ።</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, as two invocations: the deletion arrives a second after the creation. A receiver that deletes without checking loses a work that exists.</source>
        <translation>ሥራ ተሰርዞ በአሥር ሰከንድ ውስጥ እንደገና ተፈጠረ፣ በሁለት ጥሪዎች፦ መሰረዙ ከመፈጠሩ አንድ ሰከንድ በኋላ ይደርሳል። ሳያጣራ የሚሰርዝ ተቀባይ ያለ ሥራ ያጣል።</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end in the same state as after one.</source>
        <translation>የማይመድብ ላኪ፦ በአሥር ሰከንድ ውስጥ ሦስት ዝመናዎች ሦስት ጥሪዎች ናቸው። ተቀባዩ ከአንድ ጥሪ በኋላ በሚኖረው ሁኔታ ላይ መድረስ አለበት።</translation>
    </message>
    <message>
        <source>The history of a work, with each invocation sent twice and in random order.</source>
        <translation>የአንድ ሥራ ታሪክ፣ እያንዳንዱ ጥሪ ሁለት ጊዜና በዘፈቀደ ቅደም ተከተል ተልኮ።</translation>
    </message>
    <message>
        <source>Each request arrives twice. A correct receiver recognizes the duplicate.</source>
        <translation>እያንዳንዱ ጥያቄ ሁለት ጊዜ ይደርሳል። ትክክለኛ ተቀባይ ድግግሞሹን ይለያል።</translation>
    </message>
    <message>
        <source>A version of a work is created. Thirty seconds later one request is sent, which the receiver answers with 200.</source>
        <translation>የአንድ ሥራ ስሪት ይፈጠራል። ከሠላሳ ሰከንድ በኋላ አንድ ጥያቄ ይላካል፣ ተቀባዩም 200 ይመልሳል።</translation>
    </message>
    <message>
        <source>A receiver that fails three times out of ten receives every invocation eventually.</source>
        <translation>ከአሥር ሦስት ጊዜ የሚወድቅ ተቀባይ በመጨረሻ ሁሉንም ጥሪዎች ይቀበላል።</translation>
    </message>
    <message>
        <source>A receiver that answers 410 is not called any more until its webhook is resumed.</source>
        <translation>410 የሚመልስ ተቀባይ ዌብሁኩ እስኪቀጥል ድረስ ከእንግዲህ አይጠራም።</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>የጊዜ ክፍተቱ በመጀመሪያው ለውጥ ይከፈታል፣ 30 ሰከንድም ይቆያል። በ29.9 ሰከንድ የተደረገ ዝመና በእርሱ ውስጥ ነው፣ በ30.1 ሰከንድ የተደረገ ሌላ ይጀምራል።</translation>
    </message>
    <message>
        <source>A receiver that never answers is treated like one that fails.</source>
        <translation>ፈጽሞ ምላሽ የማይሰጥ ተቀባይ እንደሚወድቅ ተቀባይ ይቆጠራል።</translation>
    </message>
    <message>
        <source>With jitter, retries are up to a tenth earlier or later; the same seed gives the same times.</source>
        <translation>በጊዜ መዛባት ምክንያት ተደጋጋሚ ሙከራዎች እስከ አንድ አሥረኛ ይቀድማሉ ወይም ይዘገያሉ፤ አንድ ዓይነት ዘር ቁጥር አንድ ዓይነት ጊዜዎችን ይሰጣል።</translation>
    </message>
    <message>
        <source>The network takes five seconds; a receiver may be called while it still handles an earlier request.</source>
        <translation>አውታረ መረቡ አምስት ሰከንድ ይወስዳል፤ ተቀባዩ የቀድሞ ጥያቄን እያስተናገደ ሳለ ሊጠራ ይችላል።</translation>
    </message>
    <message>
        <source>The first request is lost. The sender waits 10 s for an answer, and tries again 5 s later.</source>
        <translation>የመጀመሪያው ጥያቄ ይጠፋል። ላኪው ምላሽ 10 ሰከንድ ይጠብቃል፣ ከ5 ሰከንድ በኋላም እንደገና ይሞክራል።</translation>
    </message>
    <message>
        <source>An answer of 204, without a body, counts as received.</source>
        <translation>204 የሚል ምላሽ፣ ያለ አካል፣ እንደደረሰ ይቆጠራል።</translation>
    </message>
    <message>
        <source>Two receivers, one of which hangs: the other receives everything without delay.</source>
        <translation>ሁለት ተቀባዮች፣ አንዱ ተንጠልጥሏል፦ ሌላው ሁሉንም ያለ መዘግየት ይቀበላል።</translation>
    </message>
    <message>
        <source>Four works change at the same time, and the requests arrive in a different order.</source>
        <translation>አራት ሥራዎች በአንድ ጊዜ ይለወጣሉ፣ ጥያቄዎቹም በተለየ ቅደም ተከተል ይደርሳሉ።</translation>
    </message>
    <message>
        <source>A receiver that has failed for five days is paused. Later changes are kept for it, one per work, beside the invocations that were pending.</source>
        <translation>ለአምስት ቀናት የወደቀ ተቀባይ ለጊዜው ይቆማል። የኋላ ለውጦች፣ ለእያንዳንዱ ሥራ አንድ፣ ሲጠባበቁ ከነበሩት ጥሪዎች ጎን ይያዙለታል።</translation>
    </message>
    <message>
        <source>A receiver fails three times, then accepts the invocation. Every request has the same invocation id.</source>
        <translation>ተቀባይ ሦስት ጊዜ ይወድቃል፣ ከዚያ ጥሪውን ይቀበላል። ሁሉም ጥያቄዎች አንድ ዓይነት የጥሪ መታወቂያ አላቸው።</translation>
    </message>
    <message>
        <source>A redirect is a failure and is not followed.</source>
        <translation>ወደ ሌላ አድራሻ መምራት እንደ ውድቀት ይቆጠራል፣ አይከተሉትምም።</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, even if the receiver has processed the invocation: it is sent again.</source>
        <translation>ከ10.1 ሰከንድ በኋላ የመጣ ምላሽ ውድቀት ነው፣ ተቀባዩ ጥሪውን ያስተናገደው ቢሆንም፦ እንደገና ይላካል።</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>ከ9.9 ሰከንድ በኋላ የመጣ ምላሽ በጊዜው ነው።</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten more times over twelve and a half hours; then the sender gives up.</source>
        <translation>ሁልጊዜ የሚወድቅ ተቀባይ በአሥራ ሁለት ሰዓት ተኩል ውስጥ አሥር ተጨማሪ ጊዜ ይሞከራል፤ ከዚያ ላኪው ይተወዋል።</translation>
    </message>
    <message>
        <source>A receiver asks for a pause of one minute. No request is sent before it ends, not even about other works.</source>
        <translation>ተቀባይ የአንድ ደቂቃ እረፍት ይጠይቃል። እስኪያበቃ ምንም ጥያቄ አይላክም፣ ስለ ሌሎች ሥራዎችም ቢሆን።</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A correct receiver answers 400, and does nothing.</source>
        <translation>የJSON ግማሹ ጎድሏል። ትክክለኛ ተቀባይ 400 ይመልሳል፣ ምንም አያደርግም።</translation>
    </message>
    <message>
        <source>A newer sender uses an unknown action. A correct receiver answers 200, and fetches the work or ignores the request.</source>
        <translation>አዲስ ላኪ ያልታወቀ ድርጊት ይጠቀማል። ትክክለኛ ተቀባይ 200 ይመልሳል፣ ሥራውንም ያመጣል ወይም ጥያቄውን ይተወዋል።</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>በግማሽ ደቂቃ ውስጥ የአንድ ሥራ አምስት ዝመናዎች አንድ ጥሪ ናቸው።</translation>
    </message>
    <message>
        <source>Changes of different works are separate invocations, however close together they are.</source>
        <translation>የተለያዩ ሥራዎች ለውጦች ምንም ያህል ቢቀራረቡ የተለያዩ ጥሪዎች ናቸው።</translation>
    </message>
    <message>
        <source>The request has a wrong signature. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>ጥያቄው የተሳሳተ ፊርማ አለው። ፊርማዎችን የሚያጣራ ተቀባይ 401 ይመልሳል፣ ምንም አያደርግም።</translation>
    </message>
    <message>
        <source>forwards to %1</source>
        <translation>ወደ %1 ያስተላልፋል</translation>
    </message>
    <message>
        <source>answers %1</source>
        <translation>%1 ይመልሳል</translation>
    </message>
    <message>
        <source>answers %1 after %2 ms</source>
        <translation>ከ%2 ms በኋላ %1 ይመልሳል</translation>
    </message>
</context>
<context>
    <name>SearchHit</name>
    <message>
        <source>Page %1</source>
        <translation>ገጽ %1</translation>
    </message>
</context>
<context>
    <name>SearchMemory</name>
    <message>
        <source>%1 new</source>
        <comment>results of a saved search</comment>
        <translation>%1 አዲስ</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 ከ%2</translation>
    </message>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>%Ln እንደተሰረዘ ተገልጿል</numerusform>
            <numerusform>%Ln እንደተሰረዙ ተገልጿል</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is stored in the encrypted file. Enter its password.</source>
        <translation>ቶከኑ በተመሰጠረው ፋይል ውስጥ ተቀምጧል። የይለፍ ቃሉን ያስገቡ።</translation>
    </message>
    <message>
        <source>Connections to this server have not been allowed yet. Reopen the library to allow them, or enter the token again.</source>
        <translation>ከዚህ አገልጋይ ጋር መገናኘት ገና አልተፈቀደም። ለመፍቀድ ቤተ መጻሕፍቱን እንደገና ይክፈቱ፣ ወይም ቶከኑን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>The token was stored only until you quit. Enter it again.</source>
        <translation>ቶከኑ ተቀምጦ የነበረው ፕሮግራሙን እስኪዘጉ ድረስ ብቻ ነው። እንደገና ያስገቡት።</translation>
    </message>
    <message>
        <source>The stored token was not found. Enter it again.</source>
        <translation>የተቀመጠው ቶከን አልተገኘም። እንደገና ያስገቡት።</translation>
    </message>
    <message>
        <source>The server reports that more than a tenth of the texts from %1 no longer exist. This is unusual, so nothing was deleted. Check the server first.</source>
        <translation>አገልጋዩ ከ%1 ጽሑፎች ከአንድ አሥረኛ በላይ የሚሆኑት ከእንግዲህ እንደሌሉ ይገልጻል። ይህ ያልተለመደ ስለሆነ ምንም አልተሰረዘም። በቅድሚያ አገልጋዩን ያረጋግጡ።</translation>
    </message>
    <message>
        <source>Licence: %1, %2</source>
        <translation>ፈቃድ፦ %1፣ %2</translation>
    </message>
    <message>
        <source>then run again</source>
        <translation>ከዚያ እንደገና አሂድ</translation>
    </message>
    <message>
        <source>Another program is syncing this source. Syncing continues here when it has finished.</source>
        <translation>ይህን ምንጭ ሌላ ፕሮግራም እያመሳሰለው ነው። እርሱ ሲጨርስ ማመሳሰሉ እዚህ ይቀጥላል።</translation>
    </message>
    <message>
        <source>Texts reported as deleted are checked again at %1 and removed if the server still does not have them.</source>
        <translation>እንደተሰረዙ የተገለጹ ጽሑፎች በ%1 እንደገና ይጣራሉ፣ አገልጋዩ አሁንም ከሌለው ይወገዳሉ።</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>%Ln ጽሑፍ ሙሉ በሙሉ ማውረድ አልተቻለም። ያሉት ጽሑፎች ይቆያሉ፣ ቀጣዩ ዙርም እንደገና ይሞክራል። «ታሪክ» ምክንያቶቹን ያሳያል።</numerusform>
            <numerusform>%Ln ጽሑፎችን ሙሉ በሙሉ ማውረድ አልተቻለም። ያሉት ጽሑፎች ይቆያሉ፣ ቀጣዩ ዙርም እንደገና ይሞክራል። «ታሪክ» ምክንያቶቹን ያሳያል።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>ያልጸና</translation>
    </message>
    <message>
        <source>Uncommenced</source>
        <translation>ገና ያልጸና</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>የተተካ</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Sheria is already running, but does not respond. Close it, or wait, and try again.</source>
        <translation>Sheria በመሥራት ላይ ነው፣ ነገር ግን ምላሽ አይሰጥም። ይዝጉት፣ ወይም ጠብቀው እንደገና ይሞክሩ።</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source needs its token. Enter it on the Sync page.</source>
        <translation>አንድ ምንጭ ቶከኑ ያስፈልገዋል። በማመሳሰል ገጽ ላይ ያስገቡት።</translation>
    </message>
    <message>
        <source>%1 needs its token. Enter it on the Sync page.</source>
        <translation>%1 ቶከኑ ያስፈልገዋል። በማመሳሰል ገጽ ላይ ያስገቡት።</translation>
    </message>
    <message>
        <source>Sync failed: %1</source>
        <translation>ማመሳሰሉ አልተሳካም፦ %1</translation>
    </message>
    <message>
        <source>Sync of %1 failed: %2</source>
        <translation>የ%1 ማመሳሰል አልተሳካም፦ %2</translation>
    </message>
    <message>
        <source>Sync cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>ማመሳሰሉ ተትቷል። የወረዱ ጽሑፎች ይቆያሉ፣ ቀጣዩ ዙርም ከዚያ ይቀጥላል።</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>%Ln ማመሳሰል ተትቷል። የወረዱ ጽሑፎች ይቆያሉ፣ ቀጣዩ ዙርም ከዚያ ይቀጥላል።</numerusform>
            <numerusform>%Ln ማመሳሰሎች ተትተዋል። የወረዱ ጽሑፎች ይቆያሉ፣ ቀጣዩ ዙርም ከዚያ ይቀጥላል።</numerusform>
        </translation>
    </message>
    <message>
        <source>Sync completed: nothing new.</source>
        <translation>ማመሳሰሉ ተጠናቋል፦ አዲስ ነገር የለም።</translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>ማመሳሰሉ ተጠናቋል፦ %Ln ጽሑፍ ወርዷል።</numerusform>
            <numerusform>ማመሳሰሉ ተጠናቋል፦ %Ln ጽሑፎች ወርደዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>%1 ምንጮች ተመሳስለዋል፦ %Ln ጽሑፍ ወርዷል።</numerusform>
            <numerusform>%1 ምንጮች ተመሳስለዋል፦ %Ln ጽሑፎች ወርደዋል።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Contacting the server</source>
        <translation>ከአገልጋዩ ጋር በመገናኘት ላይ</translation>
    </message>
    <message>
        <source>Places and topics</source>
        <translation>ቦታዎችና ርዕሰ ጉዳዮች</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <translation>%1 ተዘርዝረዋል</translation>
    </message>
    <message>
        <source>%1 of %2 downloaded</source>
        <translation>%1 ከ%2 ወርደዋል</translation>
    </message>
    <message>
        <source>Checking for deletions</source>
        <translation>የተሰረዙትን በማጣራት ላይ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>ተጠናቋል</translation>
    </message>
    <message>
        <source>Token required</source>
        <translation>ቶከን ያስፈልጋል</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>ለጊዜው ቆሟል</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>አልተሳካም</translation>
    </message>
    <message>
        <source>Too many deletions</source>
        <translation>የተሰረዙት ከመጠን በላይ ናቸው</translation>
    </message>
    <message>
        <source>Never synced</source>
        <translation>ፈጽሞ አልተመሳሰለም</translation>
    </message>
    <message>
        <source>Interrupted; the next run continues</source>
        <translation>ተቋርጧል፤ ቀጣዩ ዙር ይቀጥላል</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln አልተሳካም</numerusform>
            <numerusform>%Ln አልተሳኩም</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>ወቅታዊ</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>ከስሕተቶች ጋር ተጠናቋል</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>ቆሟል</translation>
    </message>
    <message>
        <source>scheduled</source>
        <translation>በጊዜ ሰሌዳ</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>ዌብሁክ</translation>
    </message>
    <message>
        <source>recheck of deletions</source>
        <translation>የተሰረዙትን እንደገና ማጣራት</translation>
    </message>
    <message>
        <source>Being synced by another program</source>
        <translation>በሌላ ፕሮግራም በመመሳሰል ላይ</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>በመጠባበቅ ላይ</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>በማቆም ላይ…</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>%Ln ምንጭ፦ %1 ከ%2 ወርደዋል</numerusform>
            <numerusform>%Ln ምንጮች፦ %1 ከ%2 ወርደዋል</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>%Ln ምንጭ በመመሳሰል ላይ</numerusform>
            <numerusform>%Ln ምንጮች በመመሳሰል ላይ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>በሰከንድ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>%Ln ሰከንድ ቀርቷል</numerusform>
            <numerusform>%Ln ሰከንድ ቀርቷል</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%Ln ደቂቃ ቀርቷል</numerusform>
            <numerusform>%Ln ደቂቃ ቀርቷል</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>%1 ሰዓት ቀርቷል</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>በመሥራት ላይ</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>ተቋርጧል</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>በእጅ</translation>
    </message>
    <message>
        <source>New</source>
        <translation>አዲስ</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>የተሻሻለ</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>የተለወጠ</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>የተሰረዘ</translation>
    </message>
    <message>
        <source>Enter it under “Edit…”.</source>
        <translation>በ«አርትዕ…» ሥር ያስገቡት።</translation>
    </message>
    <message>
        <source>Select less under “Edit…”, or ask the operator of the server.</source>
        <translation>በ«አርትዕ…» ሥር ያነሰ ይምረጡ፣ ወይም የአገልጋዩን ኃላፊ ይጠይቁ።</translation>
    </message>
    <message>
        <source>No data was lost. Run the sync again later to continue.</source>
        <translation>ምንም መረጃ አልጠፋም። ለመቀጠል ማመሳሰሉን ቆይተው እንደገና ያሂዱ።</translation>
    </message>
    <message>
        <source>Free some disk space. No data was lost, and the next run continues from here.</source>
        <translation>በዲስኩ ላይ ቦታ ያስለቅቁ። ምንም መረጃ አልጠፋም፣ ቀጣዩ ዙርም ከዚህ ይቀጥላል።</translation>
    </message>
    <message>
        <source>Check that this is the address of the API. To change it, remove the source and connect again; downloaded texts are kept.</source>
        <translation>ይህ የAPI አድራሻ መሆኑን ያረጋግጡ። ለመለወጥ ምንጩን አስወግደው እንደገና ይገናኙ፤ የወረዱ ጽሑፎች ይቆያሉ።</translation>
    </message>
    <message>
        <source>Another program is syncing this library. Run the sync again when it has finished.</source>
        <translation>ሌላ ፕሮግራም ይህን ቤተ መጻሕፍት እያመሳሰለው ነው። ሲጨርስ ማመሳሰሉን እንደገና ያሂዱ።</translation>
    </message>
    <message>
        <source>Run the sync again. If that does not help, “Full Check” compares everything.</source>
        <translation>ማመሳሰሉን እንደገና ያሂዱ። ካልረዳ «ሙሉ ማጣራት» ሁሉንም ነገር ያነጻጽራል።</translation>
    </message>
    <message>
        <source>The next run continues.</source>
        <translation>ቀጣዩ ዙር ይቀጥላል።</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this version is unknown.</source>
        <translation>የዚህ ስሪት ቀን አይታወቅም።</translation>
    </message>
    <message>
        <source>Future version, from %1.</source>
        <translation>የወደፊት ስሪት፣ ከ%1 ጀምሮ።</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>በ%1 እንደነበረ።</translation>
    </message>
    <message>
        <source>Current version, from %1 to %2.</source>
        <translation>የአሁኑ ስሪት፣ ከ%1 እስከ %2።</translation>
    </message>
    <message>
        <source>Historical version, from %1 to %2.</source>
        <translation>የቀድሞ ስሪት፣ ከ%1 እስከ %2።</translation>
    </message>
    <message>
        <source>Historical version, from %1.</source>
        <translation>የቀድሞ ስሪት፣ ከ%1 ጀምሮ።</translation>
    </message>
    <message>
        <source>Version of %1.</source>
        <translation>የ%1 ስሪት።</translation>
    </message>
    <message>
        <source>Current version, from %1, with amendments published up to %2.</source>
        <translation>የአሁኑ ስሪት፣ ከ%1 ጀምሮ፣ እስከ %2 ከታተሙ ማሻሻያዎች ጋር።</translation>
    </message>
    <message>
        <source>Current version, from %1.</source>
        <translation>የአሁኑ ስሪት፣ ከ%1 ጀምሮ።</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>የተነሳ</translation>
    </message>
    <message>
        <source>Lapsed</source>
        <translation>ዋጋ ያጣ</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>ከአገልግሎት የወጣ</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>ጊዜው ያለፈበት</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>ተተክቷል</translation>
    </message>
    <message>
        <source>Disapplied</source>
        <translation>ተፈጻሚነቱ የቀረ</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Repealed.</comment>
        <translation>%1።</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <comment>Repealed by the Act.</comment>
        <translation>በ%2 %1።</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>Repealed on a date.</comment>
        <translation>በ%2 %1።</translation>
    </message>
    <message>
        <source>%1 on %2 by %3.</source>
        <comment>Repealed on a date by the Act.</comment>
        <translation>በ%2 በ%3 %1።</translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>%Ln የኋላ ማሻሻያ ገና አልተካተተም።</numerusform>
            <numerusform>%Ln የኋላ ማሻሻያዎች ገና አልተካተቱም።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>%Ln የኋላ ማሻሻያ ገና አልተካተተም፦ %1።</numerusform>
            <numerusform>%Ln የኋላ ማሻሻያዎች ገና አልተካተቱም፦ %1።</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>፤ </translation>
    </message>
    <message>
        <source>No commencement recorded.</source>
        <translation>የጸናበት ቀን አልተመዘገበም።</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>ሁሉም ድንጋጌዎቹ አልጸኑም።</translation>
    </message>
    <message>
        <source>This version is not yet in force.</source>
        <translation>ይህ ስሪት ገና አልጸናም።</translation>
    </message>
    <message>
        <source>This is not the latest version.</source>
        <translation>ይህ የመጨረሻው ስሪት አይደለም።</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>ጽሑፉ ቀኑን አይገልጽም። በምትኩ የሥራው ቀን ታይቷል።</translation>
    </message>
    <message>
        <source>Available as PDF only. The text is shown page by page.</source>
        <translation>የሚገኘው በPDF ብቻ ነው። ጽሑፉ ገጽ በገጽ ይታያል።</translation>
    </message>
    <message>
        <source>The text of this work is not in the library.</source>
        <translation>የዚህ ሥራ ጽሑፍ በቤተ መጻሕፍቱ ውስጥ የለም።</translation>
    </message>
    <message>
        <source>From %1 (latest)</source>
        <translation>ከ%1 ጀምሮ (የመጨረሻው)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>ከ%1 እስከ %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>ከ%1 ጀምሮ</translation>
    </message>
    <message>
        <source>Not in force: commences on %1.</source>
        <comment>date</comment>
        <translation>ያልጸና፦ ከ%1 ጀምሮ ይጸናል።</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The embeddings endpoint does not work. Until it does, passages are found by words only.</source>
        <translation>የትርጉም ቬክተሮች መዳረሻው አይሠራም። እስኪሠራ ድረስ ምንባቦች የሚገኙት በቃላት ብቻ ነው።</translation>
    </message>
    <message>
        <source>The endpoint rejected the key.</source>
        <translation>መዳረሻው ቁልፉን አልተቀበለም።</translation>
    </message>
    <message>
        <source>The endpoint did not return embeddings. Check its address and the model name.</source>
        <translation>መዳረሻው የትርጉም ቬክተሮች አልመለሰም። አድራሻውንና የሞዴሉን ስም ያረጋግጡ።</translation>
    </message>
    <message>
        <source>The key is no longer stored. Enter it again.</source>
        <translation>ቁልፉ ከእንግዲህ አልተቀመጠም። እንደገና ያስገቡት።</translation>
    </message>
    <message>
        <source>The key is in the encrypted file. Enter the password and save.</source>
        <translation>ቁልፉ በተመሰጠረው ፋይል ውስጥ ነው። የይለፍ ቃሉን አስገብተው ያስቀምጡ።</translation>
    </message>
    <message>
        <source>Connections to the endpoint have not been allowed yet. Reopen the library to allow them, or save the endpoint here.</source>
        <translation>ከመዳረሻው ጋር መገናኘት ገና አልተፈቀደም። ለመፍቀድ ቤተ መጻሕፍቱን እንደገና ይክፈቱ፣ ወይም መዳረሻውን እዚህ ያስቀምጡ።</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Quoted correctly: brackets or ellipses show what was changed.</source>
        <translation>በትክክል የተጠቀሰ፦ ቅንፎች ወይም የመዝለያ ነጥቦች የተለወጠውን ያሳያሉ።</translation>
    </message>
    <message>
        <source>Quoted correctly: the text has these words.</source>
        <translation>በትክክል የተጠቀሰ፦ ጽሑፉ እነዚህ ቃላት አሉት።</translation>
    </message>
    <message>
        <source>The text has these words, but elsewhere.</source>
        <translation>ጽሑፉ እነዚህ ቃላት አሉት፣ ነገር ግን በሌላ ቦታ።</translation>
    </message>
    <message>
        <source>The text of this date does not have these words; that of another date does.</source>
        <translation>የዚህ ቀን ጽሑፍ እነዚህ ቃላት የሉትም፤ የሌላ ቀን ጽሑፍ አሉት።</translation>
    </message>
    <message>
        <source>Altered: the text has words like these, but other ones, or what was left out changes the sense.</source>
        <translation>የተለወጠ፦ ጽሑፉ እነዚህን የሚመስሉ ሌሎች ቃላት አሉት፣ ወይም የተዘለለው ትርጉሙን ይለውጣል።</translation>
    </message>
    <message>
        <source>Not found: no text of this work that the library holds has these words.</source>
        <translation>አልተገኘም፦ ቤተ መጻሕፍቱ ከያዛቸው የዚህ ሥራ ጽሑፎች እነዚህ ቃላት ያሉት የለም።</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>የት</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>የተዘለለ</translation>
    </message>
    <message>
        <source>From the text to the quotation (struck out: only the text, underlined: only the quotation)</source>
        <translation>ከጽሑፉ ወደ ጥቅሱ (የተሰረዘበት፦ በጽሑፉ ብቻ፣ የተሰመረበት፦ በጥቅሱ ብቻ)</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>የ%1 ጽሑፍ</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>ደረሰኝ</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccessDialog</name>
    <message>
        <source>Accounts and Tokens</source>
        <translation>መለያዎችና ቶከኖች</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>ቶከኖች</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>መዳረሻ</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>መለያ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>መለያዎች</translation>
    </message>
    <message>
        <source>Name of a new account</source>
        <translation>የአዲስ መለያ ስም</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>አክል</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (የተሰናከለ)</translation>
    </message>
    <message>
        <source>Not possible: the name is already in use, or the library would have no administrator.</source>
        <translation>አይቻልም፦ ስሙ ቀድሞውኑ በአገልግሎት ላይ ነው፣ ወይም ቤተ መጻሕፍቱ አስተዳዳሪ አይኖረውም።</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>ልክ ያልሆነ እሴት፦ %1</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>እስካሁን መለያዎች የሉም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>የነቃ</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>አስተዳዳሪ</translation>
    </message>
    <message>
        <source>Can read court decisions</source>
        <translation>የፍርድ ቤት ውሳኔዎችን ማንበብ ይችላል</translation>
    </message>
    <message>
        <source>Administrators always can.</source>
        <translation>አስተዳዳሪዎች ሁልጊዜ ይችላሉ።</translation>
    </message>
    <message>
        <source>Remove Account…</source>
        <translation>መለያውን አስወግድ…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;ስም</translation>
    </message>
    <message>
        <source>&amp;Display name</source>
        <translation>&amp;መጠሪያ ስም</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;የይለፍ ቃል</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>አዲስ የይለፍ ቃል</translation>
    </message>
    <message>
        <source>Set Password</source>
        <translation>የይለፍ ቃል አስገባ</translation>
    </message>
    <message>
        <source>Remove Password</source>
        <translation>የይለፍ ቃሉን አስወግድ</translation>
    </message>
    <message>
        <source>Can sign in to the server&apos;s web pages with name and password.</source>
        <translation>በስምና በይለፍ ቃል ወደ አገልጋዩ ድረ ገጾች መግባት ይችላል።</translation>
    </message>
    <message>
        <source>No password; tokens only.</source>
        <translation>የይለፍ ቃል የለም፤ ቶከኖች ብቻ።</translation>
    </message>
    <message>
        <source>Created %1. Last signed in %2.</source>
        <translation>የተፈጠረው %1። ለመጨረሻ ጊዜ የገባው %2።</translation>
    </message>
    <message>
        <source>Created %1. Never signed in.</source>
        <translation>የተፈጠረው %1። ፈጽሞ አልገባም።</translation>
    </message>
    <message>
        <source>Remove Account</source>
        <translation>መለያውን አስወግድ</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>«%1» ይወገድ?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>አስወግድ</translation>
    </message>
    <message>
        <source>Its tokens are revoked and all its sessions end. This cannot be undone.</source>
        <translation>ቶከኖቹ ይሻራሉ፣ የገባባቸው ቦታዎች ሁሉ ይዘጋሉ። ይህ ሊቀለበስ አይችልም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · ገጽ %2</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>ቃላት፦ %1</translation>
    </message>
    <message>
        <source>Similar in meaning</source>
        <translation>በትርጉም ተመሳሳይ</translation>
    </message>
    <message>
        <source>%L1 % of the best match</source>
        <translation>የምርጡ ተዛማጅ %L1 %</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>ነጥብ፦ %1</translation>
    </message>
    <message>
        <source>Similarity of meaning: %1</source>
        <translation>የትርጉም ተመሳሳይነት፦ %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>የዕውቀት ቋት</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>ጥያቄ ይጠይቁ</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>ጠይቅ</translation>
    </message>
    <message>
        <source>Open in the Reader</source>
        <translation>በማንበቢያው ክፈት</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>እንደ curl ቅዳ</translation>
    </message>
    <message>
        <source>Copies the query as a curl command</source>
        <translation>መጠይቁን እንደ curl ትእዛዝ ይቀዳል</translation>
    </message>
    <message>
        <source>Only this place</source>
        <translation>ይህ ቦታ ብቻ</translation>
    </message>
    <message>
        <source>Place, such as za-cpt</source>
        <translation>ቦታ፣ ለምሳሌ za-cpt</translation>
    </message>
    <message>
        <source>In force only</source>
        <translation>የጸኑ ብቻ</translation>
    </message>
    <message>
        <source>As at</source>
        <translation>በዚህ ቀን</translation>
    </message>
    <message>
        <source>Search the law as at this date</source>
        <translation>በዚህ ቀን እንደነበረው ሕግ ፈልግ</translation>
    </message>
    <message>
        <source>Matching passages</source>
        <translation>የሚዛመዱ ምንባቦች</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>ተዛማጅነት</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>ምንባብ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>ምክንያት</translation>
    </message>
    <message>
        <source>Text of the passage</source>
        <translation>የምንባቡ ጽሑፍ</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>በመፈለግ ላይ…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>ምንም ውጤት የለም።</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%Ln ምንባብ</numerusform>
            <numerusform>%Ln ምንባቦች</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The library may not answer this question.</source>
        <translation>%1። ቤተ መጻሕፍቱ ለዚህ ጥያቄ መልስ ላይኖረው ይችላል።</translation>
    </message>
    <message>
        <source>%1 (so far; the search index is being updated)</source>
        <translation>%1 (እስካሁን፤ የፍለጋ ማውጫው በመዘመን ላይ ነው)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>ጥያቄው ተቀድቷል።</translation>
    </message>
    <message>
        <source>Passages that match the question are listed here.</source>
        <translation>ከጥያቄው ጋር የሚዛመዱ ምንባቦች እዚህ ይዘረዘራሉ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>እንደገና ላክ</translation>
    </message>
    <message>
        <source>Sends the invocation again now, with the same id and all retries</source>
        <translation>ጥሪውን አሁን በተመሳሳይ መታወቂያና ከሁሉም ተደጋጋሚ ሙከራዎች ጋር እንደገና ይልካል</translation>
    </message>
    <message>
        <source>Send To…</source>
        <translation>ላክ ወደ…</translation>
    </message>
    <message>
        <source>Sends the invocation once to another address</source>
        <translation>ጥሪውን አንድ ጊዜ ወደ ሌላ አድራሻ ይልካል</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>እንደ curl ቅዳ</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>ጥያቄ</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>ምላሽ</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and what came back.</source>
        <translation>የተላከውንና የተመለሰውን ለማየት ሙከራ ይምረጡ።</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>event, work, address</comment>
        <translation>%1፦ %2 ወደ %3</translation>
    </message>
    <message>
        <source>This invocation is no longer in the queue.</source>
        <translation>ይህ ጥሪ ከእንግዲህ በወረፋው ውስጥ የለም።</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>ከ%Ln ሙከራ በኋላ ደርሷል።</numerusform>
            <numerusform>ከ%Ln ሙከራዎች በኋላ ደርሷል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>ከ%Ln ሙከራ በኋላ ተትቷል።</numerusform>
            <numerusform>ከ%Ln ሙከራዎች በኋላ ተትቷል።</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: the webhook is paused.</source>
        <translation>በመጠባበቅ ላይ፦ ዌብሁኩ ለጊዜው ቆሟል።</translation>
    </message>
    <message>
        <source>Due; sent as soon as the server is running.</source>
        <translation>ጊዜው ደርሷል፤ አገልጋዩ መሥራት እንደጀመረ ይላካል።</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>ቀጣይ ሙከራ በ%1 ውስጥ፣ በ%2።</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
</context>
<context>
    <name>sheria::app::BasesPage</name>
    <message>
        <source>Knowledge bases</source>
        <translation>የዕውቀት ቋቶች</translation>
    </message>
    <message>
        <source>New</source>
        <translation>አዲስ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>አስወግድ</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>ኮድ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ስም</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>መግለጫ</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>ሕጎች</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>ፍርዶች</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>የሚይዘው</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>ቦታዎች</translation>
    </message>
    <message>
        <source>Natures</source>
        <translation>የሰነድ ዓይነቶች</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>ርዕሰ ጉዳዮች</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>ፍርድ ቤቶች</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>ቋንቋዎች</translation>
    </message>
    <message>
        <source>Separate codes with commas. Empty fields match everything.</source>
        <translation>ኮዶችን በነጠላ ሰረዝ (,) ይለያዩ። ባዶ መስኮች ሁሉንም ያካትታሉ።</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefController</name>
    <message>
        <source>Check a &amp;Brief…</source>
        <translation>የክርክር ጽሑፍ አጣ&amp;ራ…</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefPage</name>
    <message>
        <source>Back to Text</source>
        <translation>ወደ ጽሑፉ ተመለስ</translation>
    </message>
    <message>
        <source>Choose &amp;Document…</source>
        <translation>&amp;ሰነድ ምረጥ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>የሚዘረዘረው</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>ሁሉም</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>ችግር ያለባቸው ብቻ</translation>
    </message>
    <message>
        <source>Only what was not checked</source>
        <translation>ያልተጣሩት ብቻ</translation>
    </message>
    <message>
        <source>Save Copy with &amp;Comments…</source>
        <translation>ከ&amp;አስተያየቶች ጋር ቅጂ አስቀምጥ…</translation>
    </message>
    <message>
        <source>Writes a copy of the document with a comment at each citation and quotation that has a problem or was not checked</source>
        <translation>ችግር ባለበት ወይም ባልተጣራ በእያንዳንዱ ማጣቀሻና ጥቅስ ላይ አስተያየት ያለበት የሰነዱን ቅጂ ይጽፋል</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>&amp;ሪፖርቱን አስቀምጥ…</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>በማጣራት ላይ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>ቦታ</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>በሰነዱ ውስጥ</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>በቤተ መጻሕፍቱ ውስጥ</translation>
    </message>
    <message>
        <source>Citations and quotations</source>
        <translation>ማጣቀሻዎችና ጥቅሶች</translation>
    </message>
    <message>
        <source>Check a Brief</source>
        <translation>የክርክር ጽሑፍ አጣራ</translation>
    </message>
    <message>
        <source>Documents (%1)</source>
        <translation>ሰነዶች (%1)</translation>
    </message>
    <message>
        <source>Choose a document, or drop one here: .docx, .odt, .pdf, .md, .html or .txt. It stays on this computer.</source>
        <translation>ሰነድ ይምረጡ፣ ወይም እዚህ ይጣሉ፦ .docx፣ .odt፣ .pdf፣ .md፣ .html ወይም .txt። ከዚህ ኮምፒውተር አይወጣም።</translation>
    </message>
    <message>
        <source>The document cites and quotes nothing.</source>
        <translation>ሰነዱ ምንም ማጣቀሻ ወይም ጥቅስ የለውም።</translation>
    </message>
    <message>
        <source>There is nothing of this kind.</source>
        <translation>እንዲህ ያለ ነገር የለም።</translation>
    </message>
    <message>
        <source>%1: %L2 citations and quotations, %L3 with problems</source>
        <translation>%1፦ %L2 ማጣቀሻዎችና ጥቅሶች፣ %L3 ችግር ያለባቸው</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>ተቀምጧል፦ %1</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>ፋይሉን መጻፍ አልተቻለም።</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <comment>name of a file</comment>
        <translation>%1 የተጣራ</translation>
    </message>
    <message>
        <source>Save Copy with Comments</source>
        <translation>ከአስተያየቶች ጋር ቅጂ አስቀምጥ</translation>
    </message>
    <message>
        <source>The copy would replace the document that was checked.</source>
        <translation>ቅጂው የተጣራውን ሰነድ ይተካዋል።</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>ለቅጂው ሌላ ስም ይምረጡ።</translation>
    </message>
    <message>
        <source>%1 report</source>
        <comment>name of a file</comment>
        <translation>%1 ሪፖርት</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>ሪፖርቱን አስቀምጥ</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;ድረ ገጽ (*.html);;JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Unnamed</source>
        <translation>ስም የሌለው</translation>
    </message>
    <message>
        <source>%1, %2 decisions</source>
        <translation>%1፣ %2 ውሳኔዎች</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowsePanel</name>
    <message>
        <source>Court decisions</source>
        <translation>የፍርድ ቤት ውሳኔዎች</translation>
    </message>
    <message>
        <source>No court decisions given by %1.</source>
        <translation>እስከ %1 የተሰጡ የፍርድ ቤት ውሳኔዎች የሉም።</translation>
    </message>
    <message>
        <source>This library contains no court decisions.</source>
        <translation>ይህ ቤተ መጻሕፍት የፍርድ ቤት ውሳኔዎች የሉትም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleController</name>
    <message>
        <source>Make a B&amp;undle…</source>
        <translation>&amp;ጥራዝ አዘጋጅ…</translation>
    </message>
    <message>
        <source>Add Part Being Read to the Bun&amp;dle</source>
        <translation>የሚነ&amp;በበውን ክፍል ወደ ጥራዙ አክል</translation>
    </message>
    <message>
        <source>Add to Bundle</source>
        <translation>ወደ ጥራዝ አክል</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>የተከፈቱ ጽሑፎች</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>የፍለጋ ውጤቶች</translation>
    </message>
    <message>
        <source>Notes of the collection “%1”</source>
        <translation>የስብስቡ «%1» ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Notes of the saved search “%1”</source>
        <translation>የተቀመጠው ፍለጋ «%1» ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Make a Bundle</source>
        <translation>ጥራዝ አዘጋጅ</translation>
    </message>
    <message>
        <source>Writing the bundle…</source>
        <translation>ጥራዙን በመጻፍ ላይ…</translation>
    </message>
    <message>
        <source>The bundle was saved as %1.</source>
        <translation>ጥራዙ በ%1 ተቀምጧል።</translation>
    </message>
    <message>
        <source>No bundle was written.</source>
        <translation>ምንም ጥራዝ አልተጻፈም።</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ፋይሉን %1 መጻፍ አልተቻለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleDialog</name>
    <message>
        <source>Make a Bundle</source>
        <translation>ጥራዝ አዘጋጅ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;አስቀምጥ…</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>የሚመረጥበት</translation>
    </message>
    <message>
        <source>Texts to choose from</source>
        <translation>የሚመረጡ ጽሑፎች</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>አ&amp;ክል</translation>
    </message>
    <message>
        <source>Add the chosen texts to the bundle</source>
        <translation>የተመረጡትን ጽሑፎች ወደ ጥራዙ አክል</translation>
    </message>
    <message>
        <source>Add the &amp;Part Being Read</source>
        <translation>የሚ&amp;ነበበውን ክፍል አክል</translation>
    </message>
    <message>
        <source>Add the provision that the window shows</source>
        <translation>መስኮቱ የሚያሳየውን ድንጋጌ አክል</translation>
    </message>
    <message>
        <source>In the bundle:</source>
        <translation>በጥራዙ ውስጥ፦</translation>
    </message>
    <message>
        <source>Texts in the bundle, in their order</source>
        <translation>በጥራዙ ውስጥ ያሉ ጽሑፎች በቅደም ተከተላቸው</translation>
    </message>
    <message>
        <source>Add texts, decisions or single provisions.</source>
        <translation>ጽሑፎችን፣ ውሳኔዎችን ወይም ነጠላ ድንጋጌዎችን ያክሉ።</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>ወደ ላይ አንቀሳቅስ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>ወደ ታች አንቀሳቅስ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>አስወግድ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>ርዕስ</translation>
    </message>
    <message>
        <source>As a&amp;t</source>
        <translation>&amp;በዚህ ቀን</translation>
    </message>
    <message>
        <source>The texts as they stood on a date</source>
        <translation>ጽሑፎቹ በአንድ ቀን እንደነበሩ</translation>
    </message>
    <message>
        <source>Date of the texts</source>
        <translation>የጽሑፎቹ ቀን</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>ቅርጸት</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>የPDF ሰነድ</translation>
    </message>
    <message>
        <source>Electronic book (EPUB)</source>
        <translation>ኤሌክትሮኒክ መጽሐፍ (EPUB)</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;ርዕስ፦</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>&amp;ማስታወሻዎች፦</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;ቅርጸት፦</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ምንም</translation>
    </message>
    <message>
        <source>All on these texts</source>
        <translation>በእነዚህ ጽሑፎች ላይ ያሉ ሁሉ</translation>
    </message>
    <message>
        <source>Only of the collection “%1”</source>
        <translation>የስብስቡ «%1» ብቻ</translation>
    </message>
    <message>
        <source>Save the Bundle</source>
        <translation>ጥራዙን አስቀምጥ</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>ጥራዝ</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>የPDF ሰነዶች (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>ኤሌክትሮኒክ መጻሕፍት (*.epub)</translation>
    </message>
    <message>
        <source>If empty: the number of documents</source>
        <translation>ባዶ ከሆነ፦ የሰነዶች ብዛት</translation>
    </message>
</context>
<context>
    <name>sheria::app::ChangesPage</name>
    <message>
        <source>What changed</source>
        <translation>የተለወጠው</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>ሥራ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>ለውጥ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ከ</translation>
    </message>
    <message>
        <source>New, amended, repealed and deleted texts of each sync run are listed here.</source>
        <translation>የእያንዳንዱ የማመሳሰል ዙር አዲስ፣ የተሻሻሉ፣ የተሻሩና የተሰረዙ ጽሑፎች እዚህ ይዘረዘራሉ።</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>አነጻጽር</translation>
    </message>
    <message>
        <source>Compares the version before the change with the one after it</source>
        <translation>ከለውጡ በፊት ያለውን ስሪት ከኋላው ጋር ያነጻጽራል</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>ሁሉንም እንደተነበቡ ምልክት አድርግ</translation>
    </message>
    <message>
        <source>Removes the unread marks in the library tree</source>
        <translation>በቤተ መጻሕፍቱ ዛፍ ላይ ያሉትን ያልተነበቡ ምልክቶች ያስወግዳል</translation>
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
        <translation>የማጣቀሻ ግራፍ</translation>
    </message>
    <message>
        <source>Back to the work before</source>
        <translation>ወደ ቀድሞው ሥራ ተመለስ</translation>
    </message>
    <message>
        <source>Citation graph</source>
        <translation>የማጣቀሻ ግራፍ</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>ሥራ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ቀን</translation>
    </message>
    <message>
        <source>The arrow keys open and close branches. Return or a double click puts a work in the middle, Backspace goes back, Ctrl+Return opens its text.</source>
        <translation>የቀስት ቁልፎች ቅርንጫፎችን ይከፍታሉ፣ ይዘጋሉ። Return ወይም ድርብ ጠቅታ ሥራውን መሃል ያደርገዋል፣ Backspace ወደ ኋላ ይመልሳል፣ Ctrl+Return ጽሑፉን ይከፍታል።</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>በማንበብ ላይ…</translation>
    </message>
    <message>
        <source>Cited by (%L1), as at %2</source>
        <translation>የሚጠቅሱት (%L1)፣ በ%2 እንደነበረ</translation>
    </message>
    <message>
        <source>Cited by (%L1)</source>
        <translation>የሚጠቅሱት (%L1)</translation>
    </message>
    <message>
        <source>Cites (%L1), as at %2</source>
        <translation>የሚጠቅሳቸው (%L1)፣ በ%2 እንደነበረ</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>የሚጠቅሳቸው (%L1)</translation>
    </message>
    <message>
        <source>More… (%L1)</source>
        <translation>ተጨማሪ… (%L1)</translation>
    </message>
    <message>
        <source>Centre on This Work</source>
        <translation>ይህን ሥራ መሃል አድርግ</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>በአዲስ ትር ክፈት</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationMenu</name>
    <message>
        <source>More S&amp;tyles</source>
        <translation>ተጨማሪ &amp;ዘይቤዎች</translation>
    </message>
    <message>
        <source>Sa&amp;ve As</source>
        <translation>አስቀምጥ &amp;እንደ</translation>
    </message>
    <message>
        <source>&amp;Other Style…</source>
        <translation>&amp;ሌላ ዘይቤ…</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision being read</source>
        <translation>የሚነበበው ድንጋጌ ብቻ</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>ማጣቀሻዎች</translation>
    </message>
    <message>
        <source>Citation &amp;Graph…</source>
        <translation>የማጣቀሻ &amp;ግራፍ…</translation>
    </message>
    <message>
        <source>Walk from work to work by their citations</source>
        <translation>በማጣቀሻዎቻቸው ከሥራ ወደ ሥራ ይሂዱ</translation>
    </message>
    <message>
        <source>Open a text to see what it cites and what cites it.</source>
        <translation>የሚጠቅሳቸውንና የሚጠቅሱትን ለማየት ጽሑፍ ይክፈቱ።</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>ማጣቀሻዎቹን ማንበብ አልተቻለም፦ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>%Ln ሥራ ማጣቀሻዎቹ ገና አልተፈለጉም።</numerusform>
            <numerusform>%Ln ሥራዎች ማጣቀሻዎቻቸው ገና አልተፈለጉም።</numerusform>
        </translation>
    </message>
    <message>
        <source>No citations from or to this provision.</source>
        <translation>ከዚህ ድንጋጌ የሚወጡ ወይም ወደ እርሱ የሚመጡ ማጣቀሻዎች የሉም።</translation>
    </message>
    <message>
        <source>No citations from or to this text.</source>
        <translation>ከዚህ ጽሑፍ የሚወጡ ወይም ወደ እርሱ የሚመጡ ማጣቀሻዎች የሉም።</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>%1 በቤተ መጻሕፍቱ ውስጥ የለም።</translation>
    </message>
    <message>
        <source>No Treatment</source>
        <translation>አያያዝ የለም</translation>
    </message>
    <message>
        <source>What the Words Suggest</source>
        <translation>ቃላቱ የሚያመለክቱት</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitingController</name>
    <message>
        <source>Check &amp;Quotation…</source>
        <translation>&amp;ጥቅስ አጣራ…</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation>ቅዳ እንደ</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>የድር አገናኝ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>ማጣቀሻው ተቀድቷል።</translation>
    </message>
    <message>
        <source>The citations were copied.</source>
        <translation>ማጣቀሻዎቹ ተቀድተዋል።</translation>
    </message>
    <message>
        <source>The citation is being formatted…</source>
        <translation>ማጣቀሻው በመዘጋጀት ላይ ነው…</translation>
    </message>
    <message>
        <source>Citation Style</source>
        <translation>የማጣቀሻ ዘይቤ</translation>
    </message>
    <message>
        <source>The citation could not be formatted.</source>
        <translation>ማጣቀሻውን ማዘጋጀት አልተቻለም።</translation>
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
        <translation>ማጣቀሻዎችን አስቀምጥ</translation>
    </message>
    <message>
        <source>citations</source>
        <comment>name of a file</comment>
        <translation>ማጣቀሻዎች</translation>
    </message>
    <message>
        <source>The citations were saved.</source>
        <translation>ማጣቀሻዎቹ ተቀምጠዋል።</translation>
    </message>
    <message>
        <source>The citations could not be saved.</source>
        <translation>ማጣቀሻዎቹን ማስቀመጥ አልተቻለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>የትእዛዞች ዝርዝር</translation>
    </message>
    <message>
        <source>Action to run</source>
        <translation>የሚሠራ ድርጊት</translation>
    </message>
    <message>
        <source>Type what to do</source>
        <translation>የሚያደርጉትን ይጻፉ</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>ድርጊቶች</translation>
    </message>
    <message>
        <source>No action fits what you typed. To find law, use the search field of the window.</source>
        <translation>ከጻፉት ጋር የሚስማማ ድርጊት የለም። ሕግ ለማግኘት የመስኮቱን የፍለጋ መስክ ይጠቀሙ።</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (በርቷል)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message>
        <source>Previous Difference</source>
        <translation>ቀዳሚ ልዩነት</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>ቀጣይ ልዩነት</translation>
    </message>
    <message>
        <source>Swap Texts</source>
        <translation>ጽሑፎቹን አቀያይር</translation>
    </message>
    <message>
        <source>Save Redline…</source>
        <translation>የለውጥ ማሳያ አስቀምጥ…</translation>
    </message>
    <message>
        <source>Back to Text</source>
        <translation>ወደ ጽሑፉ ተመለስ</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>&amp;በፊት</translation>
    </message>
    <message>
        <source>The text before</source>
        <translation>የበፊቱ ጽሑፍ</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>በ&amp;ኋላ</translation>
    </message>
    <message>
        <source>The text after</source>
        <translation>የኋላው ጽሑፍ</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>ጽሑፎቹ የሚታዩበት መንገድ</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>ጎን ለጎን</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>በጽሑፉ ውስጥ</translation>
    </message>
    <message>
        <source>Changes &amp;Only</source>
        <translation>&amp;ለውጦች ብቻ</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of two works</comment>
        <translation>%1 እና %2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>ልዩነቶች</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>ልዩነት የለም።</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>ልዩነቶቹን አሳይ</translation>
    </message>
    <message>
        <source>Hide the differences</source>
        <translation>ልዩነቶቹን ደብቅ</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>ልዩነቶችን አጣራ</translation>
    </message>
    <message>
        <source>These texts cannot be compared</source>
        <translation>እነዚህ ጽሑፎች ሊነጻጸሩ አይችሉም</translation>
    </message>
    <message>
        <source>Save Redline</source>
        <translation>የለውጥ ማሳያ አስቀምጥ</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)</source>
        <translation>PDF (*.pdf);;ድረ ገጽ (*.html);;Akoma Ntoso (*.xml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>ተቀምጧል፦ %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ፋይሉን %1 መጻፍ አልተቻለም።</translation>
    </message>
    <message>
        <source>%1, %2, and %3, %4</source>
        <comment>title, date, title, date</comment>
        <translation>%1፣ %2፣ እና %3፣ %4</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>title, date, date</comment>
        <translation>%1፣ %2 እና %3</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>ልዩነት %1 ከ%2</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>%Ln ድንጋጌ በአንድ ቋንቋ ብቻ</numerusform>
            <numerusform>%Ln ድንጋጌዎች በአንድ ቋንቋ ብቻ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%Ln ልዩነት</numerusform>
            <numerusform>%Ln ልዩነቶች</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Side by Side…</source>
        <translation>ጎን ለጎን አስቀምጥ…</translation>
    </message>
    <message>
        <source>Save Side by Side</source>
        <translation>ጎን ለጎን አስቀምጥ</translation>
    </message>
    <message>
        <source>Save Comparison</source>
        <translation>ንጽጽሩን አስቀምጥ</translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message>
        <source>Compare With</source>
        <translation>አነጻጽር ከ</translation>
    </message>
    <message>
        <source>Compare “%1” with:</source>
        <translation>«%1» የሚነጻጸረው ከዚህ ጋር፦</translation>
    </message>
    <message>
        <source>Find a text to compare with</source>
        <translation>የሚነጻጸር ጽሑፍ ፈልግ</translation>
    </message>
    <message>
        <source>Title, number or address</source>
        <translation>ርዕስ፣ ቁጥር ወይም አድራሻ</translation>
    </message>
    <message>
        <source>Texts to compare with</source>
        <translation>የሚነጻጸሩ ጽሑፎች</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>ጽሑፍ</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>ስሪት</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;አነጻጽር</translation>
    </message>
    <message>
        <source>Type words of a title, a number or an address to find other works.</source>
        <translation>ሌሎች ሥራዎችን ለማግኘት የርዕስ ቃላት፣ ቁጥር ወይም አድራሻ ይጻፉ።</translation>
    </message>
    <message>
        <source>Looking for works…</source>
        <translation>ሥራዎችን በመፈለግ ላይ…</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>የሚዛመዱ ሥራዎች የሉም።</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>የመጀመሪያው %Ln ሥራ ብቻ።</numerusform>
            <numerusform>የመጀመሪያዎቹ %Ln ሥራዎች ብቻ።</numerusform>
        </translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>የተከፈቱ ጽሑፎች</translation>
    </message>
    <message>
        <source>This work in other languages</source>
        <translation>ይህ ሥራ በሌሎች ቋንቋዎች</translation>
    </message>
    <message>
        <source>Works of the library</source>
        <translation>የቤተ መጻሕፍቱ ሥራዎች</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>ከአገልጋይ ጋር ተገናኝ</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>ምንጩን አርትዕ</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token</source>
        <translation>የተቀመጠውን ቶከን ለማቆየት ባዶ ይተዉት</translation>
    </message>
    <message>
        <source>Sheria downloads works from a server and keeps this library in sync with it. The operator of the server provides the address and a token.</source>
        <translation>Sheria ሥራዎችን ከአገልጋይ ያወርዳል፣ ይህን ቤተ መጻሕፍትም ከእርሱ ጋር ያመሳስላል። አድራሻውንና ቶከኑን የሚሰጠው የአገልጋዩ ኃላፊ ነው።</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>ሕጎች</translation>
    </message>
    <message>
        <source>Court decisions</source>
        <translation>የፍርድ ቤት ውሳኔዎች</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>የዕውቀት ቋቶች</translation>
    </message>
    <message>
        <source>legislation.gov.uk (feed)</source>
        <translation>legislation.gov.uk (መጋቢ)</translation>
    </message>
    <message>
        <source>Find Case Law, The National Archives (feed)</source>
        <translation>Find Case Law, The National Archives (መጋቢ)</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <translation>ግንኙነቱን ሞክር</translation>
    </message>
    <message>
        <source>The token is sent to this address unencrypted and can be intercepted. Use https:// if the server supports it.</source>
        <translation>ቶከኑ ወደዚህ አድራሻ የሚላከው ሳይመሰጠር ስለሆነ ሊጠለፍ ይችላል። አገልጋዩ የሚደግፈው ከሆነ https:// ይጠቀሙ።</translation>
    </message>
    <message>
        <source>Available:</source>
        <translation>የሚገኙ፦</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>አድራሻ፦</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>ቶከን፦</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>ግንኙነቱን በመሞከር ላይ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ተመለስ</translation>
    </message>
    <message>
        <source>No token is needed. Leave the address empty for new publications, or enter the address of another Atom feed of the publisher. Licence of the documents: %1.</source>
        <translation>ቶከን አያስፈልግም። ለአዳዲስ ኅትመቶች አድራሻውን ባዶ ይተዉት፣ ወይም የአሳታሚውን ሌላ የAtom መጋቢ አድራሻ ያስገቡ። የሰነዶቹ ፈቃድ፦ %1።</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>መጠኑን በመገመት ላይ…</translation>
    </message>
    <message>
        <source>The server has no matching content.</source>
        <translation>አገልጋዩ የሚዛመድ ይዘት የለውም።</translation>
    </message>
    <message>
        <source>The size cannot be estimated now.</source>
        <translation>መጠኑን አሁን መገመት አይቻልም።</translation>
    </message>
    <message>
        <source>This server is already a source of this library.</source>
        <translation>ይህ አገልጋይ ቀድሞውኑ የዚህ ቤተ መጻሕፍት ምንጭ ነው።</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>የተመሰጠረው ፋይል የይለፍ ቃል የተሳሳተ ነው።</translation>
    </message>
    <message>
        <source>The token could not be stored: %1</source>
        <translation>ቶከኑን ማስቀመጥ አልተቻለም፦ %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>ቀጣይ</translation>
    </message>
    <message>
        <source>Connect and Fetch</source>
        <translation>ተገናኝና አውርድ</translation>
    </message>
    <message>
        <source>Save and Run</source>
        <translation>አስቀምጥና አሂድ</translation>
    </message>
    <message>
        <source>Select at least one place.</source>
        <translation>ቢያንስ አንድ ቦታ ይምረጡ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConvergePage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>የተቀባዩ አድራሻ</translation>
    </message>
    <message>
        <source>Your receiver: http://127.0.0.1:9000/hook</source>
        <translation>የእርስዎ ተቀባይ፦ http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>የተቀባዩ ሁኔታ አድራሻ</translation>
    </message>
    <message>
        <source>Its state of a work: http://127.0.0.1:9000/state</source>
        <translation>የአንድ ሥራ ሁኔታ በተቀባዩ፦ http://127.0.0.1:9000/state</translation>
    </message>
    <message>
        <source>Token that the receiver fetches with</source>
        <translation>ተቀባዩ የሚያወርድበት ቶከን</translation>
    </message>
    <message>
        <source>Delivers the invocations of short histories to your receiver in many orders, and compares its state with a temporary library that it fetches from.</source>
        <translation>የአጫጭር ታሪኮችን ጥሪዎች በብዙ ቅደም ተከተሎች ወደ ተቀባይዎ ያደርሳል፣ ሁኔታውንም እርሱ ከሚያወርድበት ጊዜያዊ ቤተ መጻሕፍት ጋር ያነጻጽራል።</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ጀምር</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Save as Scenario…</source>
        <translation>እንደ ሴናሪዮ አስቀምጥ…</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>ዘር ቁጥር፦ </translation>
    </message>
    <message>
        <source>Orders: </source>
        <translation>ቅደም ተከተሎች፦ </translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>ሁሉም ቅደም ተከተሎች</translation>
    </message>
    <message>
        <source>Settle: </source>
        <translation>መረጋጊያ፦ </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>How long to wait until the receiver has settled</source>
        <translation>ተቀባዩ እስኪረጋጋ ለምን ያህል ጊዜ እንደሚጠበቅ</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>የሙከራው ሂደት</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>የተገኘው</translation>
    </message>
    <message>
        <source>%L1 of %L2 orders</source>
        <translation>%L1 ከ%L2 ቅደም ተከተሎች</translation>
    </message>
    <message>
        <source>%L1 orders, shortening the failure</source>
        <translation>%L1 ቅደም ተከተሎች፣ ውድቀቱን በማሳጠር ላይ</translation>
    </message>
    <message>
        <source>Shortest order that fails: %1</source>
        <translation>የሚወድቀው አጭሩ ቅደም ተከተል፦ %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>ተትቷል።</translation>
    </message>
    <message>
        <source>It ended at: %1</source>
        <translation>ያበቃው በዚህ ነው፦ %1</translation>
    </message>
    <message>
        <source>%L1 orders run, %L2 failed.</source>
        <translation>%L1 ቅደም ተከተሎች ተሞክረዋል፣ %L2 አልተሳኩም።</translation>
    </message>
    <message>
        <source>Save as Scenario</source>
        <translation>እንደ ሴናሪዮ አስቀምጥ</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>ሴናሪዮዎች (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>ፋይሉ %1 ሊጻፍ አይችልም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Versions of this work, newest first</source>
        <translation>የዚህ ሥራ ስሪቶች፣ አዲሱ በቅድሚያ</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>ስሪቶች</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>በዚህ &amp;ቀን</translation>
    </message>
    <message>
        <source>Show the law as at this date in all tabs</source>
        <translation>በሁሉም ትሮች ሕጉን በዚህ ቀን እንደነበረ አሳይ</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>የመጨረሻው</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>የመጨረሻውን ስሪት አሳይ</translation>
    </message>
    <message>
        <source>Languages of this text</source>
        <translation>የዚህ ጽሑፍ ቋንቋዎች</translation>
    </message>
    <message>
        <source>This is not the version of %1, the date of the window.</source>
        <translation>ይህ የመስኮቱ ቀን የሆነው የ%1 ስሪት አይደለም።</translation>
    </message>
    <message>
        <source>Show as at %1</source>
        <translation>በ%1 እንደነበረ አሳይ</translation>
    </message>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>%Ln ስሪት</numerusform>
            <numerusform>%Ln ስሪቶች</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>ቋንቋ፦ %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateButton</name>
    <message>
        <source>Show the law as at a date, in the whole window</source>
        <translation>በመላው መስኮት ሕጉን በአንድ ቀን እንደነበረ አሳይ</translation>
    </message>
    <message>
        <source>Show the law as &amp;at</source>
        <translation>ሕጉን በዚህ &amp;ቀን እንደነበረ አሳይ</translation>
    </message>
    <message>
        <source>Show the law as at this date</source>
        <translation>ሕጉን በዚህ ቀን እንደነበረ አሳይ</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>የቀን መቁጠሪያ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>አሳይ</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>የመጨረሻው</translation>
    </message>
    <message>
        <source>Date of the law: %1</source>
        <translation>የሕጉ ቀን፦ %1</translation>
    </message>
    <message>
        <source>Date of the law: latest</source>
        <translation>የሕጉ ቀን፦ የመጨረሻው</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateNote</name>
    <message>
        <source>Back to the Latest</source>
        <translation>ወደ መጨረሻው ተመለስ</translation>
    </message>
    <message>
        <source>Show the latest texts in the whole window</source>
        <translation>በመላው መስኮት የመጨረሻዎቹን ጽሑፎች አሳይ</translation>
    </message>
    <message>
        <source>Showing the law as at %1.</source>
        <translation>ሕጉ የሚታየው በ%1 እንደነበረ ነው።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Decision Details</source>
        <translation>የውሳኔ ዝርዝሮች</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>ጉዳይ</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>ፍርድ ቤት</translation>
    </message>
    <message>
        <source>People and Subjects</source>
        <translation>ሰዎችና ርዕሰ ጉዳዮች</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ማጠቃለያ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>State</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>የታተመ</translation>
    </message>
    <message>
        <source>Being processed (not published)</source>
        <translation>በሂደት ላይ (ያልታተመ)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>ስሞች</translation>
    </message>
    <message>
        <source>Unknown whether anonymised</source>
        <translation>ማንነቱ መሸሸጉ አይታወቅም</translation>
    </message>
    <message>
        <source>Not anonymised</source>
        <translation>ማንነቱ ያልተሸሸገ</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>ማንነቱ የተሸሸገ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>Discard unsaved changes?</source>
        <translation>ያልተቀመጡ ለውጦች ይጣሉ?</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>ለውጦቹን ጣል</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>ማርትዑን ቀጥል</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a day</comment>
        <translation>የታወቀ</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is not a PDF document or is too large to attach.</source>
        <translation>%1 የPDF ሰነድ አይደለም ወይም ለማያያዝ በጣም ትልቅ ነው።</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>ሊከፈቱ የሚችሉት የPDF ሰነዶች ብቻ ናቸው።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>Being processed</source>
        <translation>በሂደት ላይ</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>ማጣቀሻ</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>ተከራካሪ ወገኖች</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>ፍርድ ቤት</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ቀን</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>ምልክቶች</translation>
    </message>
    <message>
        <source>no details</source>
        <comment>said of an empty cell</comment>
        <translation>ዝርዝር የለም</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsController</name>
    <message>
        <source>Court &amp;Decisions</source>
        <translation>የፍርድ ቤት &amp;ውሳኔዎች</translation>
    </message>
    <message>
        <source>D&amp;ecision Details…</source>
        <translation>የውሳኔ &amp;ዝርዝሮች…</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>ሰነዶችን ከውሳኔው ጋር አ&amp;ያይዝ…</translation>
    </message>
    <message>
        <source>&amp;Undo Change of Details</source>
        <translation>የዝርዝሮቹን ለውጥ &amp;ቀልብስ</translation>
    </message>
    <message>
        <source>Decision Details…</source>
        <translation>የውሳኔ ዝርዝሮች…</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>ወደ መጣያ አንቀሳቅስ…</translation>
    </message>
    <message>
        <source>The decision was changed in the meantime. Nothing was saved.</source>
        <translation>ውሳኔው በዚህ መካከል ተለውጧል። ምንም አልተቀመጠም።</translation>
    </message>
    <message>
        <source>The previous details were restored.</source>
        <translation>የቀድሞዎቹ ዝርዝሮች ተመልሰዋል።</translation>
    </message>
    <message>
        <source>The decision details were saved.</source>
        <translation>የውሳኔው ዝርዝሮች ተቀምጠዋል።</translation>
    </message>
    <message>
        <source>The treatment was saved.</source>
        <translation>አያያዙ ተቀምጧል።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Filter decisions</source>
        <translation>ውሳኔዎችን አጣራ</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>ወደ ጽሑፎች ተመለስ</translation>
    </message>
    <message>
        <source>Show all months</source>
        <translation>ሁሉንም ወራት አሳይ</translation>
    </message>
    <message>
        <source>Show all decisions</source>
        <translation>ሁሉንም ውሳኔዎች አሳይ</translation>
    </message>
    <message>
        <source>State of the decisions</source>
        <translation>የውሳኔዎቹ ሁኔታ</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>ሁሉም ሁኔታዎች</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>የታተመ</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>በሂደት ላይ</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>ውሳኔዎች</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln ውሳኔ</numerusform>
            <numerusform>%Ln ውሳኔዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>how many decisions, date</comment>
        <translation>%1 እስከ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>No matching decisions. Remove some filters.</source>
        <translation>የሚዛመዱ ውሳኔዎች የሉም። ጥቂት ማጣሪያዎችን ያስወግዱ።</translation>
    </message>
    <message>
        <source>This library contains no court decisions. Import some, or drop files on the window.</source>
        <translation>ይህ ቤተ መጻሕፍት የፍርድ ቤት ውሳኔዎች የሉትም። ያስገቡ፣ ወይም ፋይሎችን በመስኮቱ ላይ ይጣሉ።</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>በአዲስ ትር ክፈት</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Confirm Deletions</source>
        <translation>መሰረዞችን አረጋግጥ</translation>
    </message>
    <message>
        <source>Texts that the server reports as deleted</source>
        <translation>አገልጋዩ እንደተሰረዙ የሚገልጻቸው ጽሑፎች</translation>
    </message>
    <message>
        <source>Each text is requested once more. Texts that the server still does not have are deleted here; those reported less than five minutes ago are deleted five minutes later.</source>
        <translation>እያንዳንዱ ጽሑፍ አንድ ጊዜ እንደገና ይጠየቃል። አገልጋዩ አሁንም የሌሉት ጽሑፎች እዚህ ይሰረዛሉ፤ ከአምስት ደቂቃ ባነሰ ጊዜ ውስጥ የተገለጹት ከአምስት ደቂቃ በኋላ ይሰረዛሉ።</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message>
        <source>The list of deletions cannot be read at the moment.</source>
        <translation>የመሰረዞች ዝርዝር ለጊዜው ሊነበብ አይችልም።</translation>
    </message>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>አገልጋዩ የዚህ ቤተ መጻሕፍት %Ln ጽሑፍ ከእንግዲህ እንደሌለ ይገልጻል፦</numerusform>
            <numerusform>አገልጋዩ የዚህ ቤተ መጻሕፍት %Ln ጽሑፎች ከእንግዲህ እንደሌሉ ይገልጻል፦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>እና %Ln ተጨማሪ</numerusform>
            <numerusform>እና %Ln ተጨማሪ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>%Ln ጽሑፍ ሰርዝ</numerusform>
            <numerusform>%Ln ጽሑፎችን ሰርዝ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeliveryModel</name>
    <message>
        <source>Time</source>
        <translation>ጊዜ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>ክስተት</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>ሥራ</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>ሙከራ</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>የፈጀው ጊዜ</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>ዌብሁክ</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>sheria::app::DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>ዝርዝሮች</translation>
    </message>
    <message>
        <source>Open a text to see its details.</source>
        <translation>ዝርዝሮቹን ለማየት ጽሑፍ ይክፈቱ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DiagnosticsDialog</name>
    <message>
        <source>Library</source>
        <translation>ቤተ መጻሕፍት</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>ፈቃዶች</translation>
    </message>
    <message>
        <source>Write-ahead log</source>
        <translation>የቅድመ ጽሕፈት መዝገብ</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>መጠባበቂያ ቅጂዎች</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>የፍለጋ ማውጫ</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ዲስክ</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>አገልጋይ</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>የቁልፍ ሰንሰለት</translation>
    </message>
    <message>
        <source>Qt WebEngine</source>
        <translation>Qt WebEngine</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>ስሪቶች</translation>
    </message>
    <message>
        <source>System</source>
        <translation>ሥርዓት</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ትክክል</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>ማስጠንቀቂያ</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>ችግር</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>አልተጣራም</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>ሁሉም ነገር እንደሚገባው ነው።</translation>
    </message>
    <message>
        <source>Everything works. See the warnings below.</source>
        <translation>ሁሉም ነገር ይሠራል። ከታች ያሉትን ማስጠንቀቂያዎች ይመልከቱ።</translation>
    </message>
    <message>
        <source>Something does not work. Choose a problem to see what to do.</source>
        <translation>የማይሠራ ነገር አለ። ምን ማድረግ እንዳለብዎት ለማየት ችግሩን ይምረጡ።</translation>
    </message>
    <message>
        <source>Not everything could be checked.</source>
        <translation>ሁሉንም ነገር ማጣራት አልተቻለም።</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1፦ %2። %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>ምርመራ</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>ማጣሪያዎች</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ምን</translation>
    </message>
    <message>
        <source>State</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>የተገኘው</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>ምን ማድረግ እንደሚገባ</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>እንደገና &amp;አጣራ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;ቅዳ</translation>
    </message>
    <message>
        <source>Save &amp;Bundle…</source>
        <translation>የምርመራ &amp;ፋይሉን አስቀምጥ…</translation>
    </message>
    <message>
        <source>A ZIP file to attach to a report of a fault. File names, host names, tokens and titles are removed. It is not sent; read it before you pass it on.</source>
        <translation>ከብልሽት ሪፖርት ጋር የሚያያዝ የZIP ፋይል። የፋይል ስሞች፣ የአስተናጋጅ ስሞች፣ ቶከኖችና ርዕሶች ከውስጡ ተወግደዋል። አይላክም፤ ለሌላ ከማስተላለፍዎ በፊት ያንብቡት።</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Checking… A large library takes some time.</source>
        <translation>በማጣራት ላይ… ትልቅ ቤተ መጻሕፍት ጥቂት ጊዜ ይወስዳል።</translation>
    </message>
    <message>
        <source>Save Bundle</source>
        <translation>የምርመራ ፋይሉን አስቀምጥ</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>የZIP ማህደሮች (*.zip)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>ተቀምጧል፦ %1</translation>
    </message>
    <message>
        <source>The bundle could not be saved.</source>
        <translation>የምርመራ ፋይሉን ማስቀመጥ አልተቻለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::DropOverlay</name>
    <message>
        <source>Drop the library to open it</source>
        <translation>ለመክፈት ቤተ መጻሕፍቱን ይጣሉ</translation>
    </message>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>ለማስገባት ፋይሎችን ወይም አቃፊዎችን ይጣሉ</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsController</name>
    <message>
        <source>What Chan&amp;ges When</source>
        <translation>የሚ&amp;ለወጠውና መቼ</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message>
        <source>Back to Text</source>
        <translation>ወደ ጽሑፉ ተመለስ</translation>
    </message>
    <message>
        <source>Of what changes are listed</source>
        <translation>ለውጦቹ የሚዘረዘሩት የምን እንደሆነ</translation>
    </message>
    <message>
        <source>This Work</source>
        <translation>ይህ ሥራ</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>ቦታ</translation>
    </message>
    <message>
        <source>Notes in Collection</source>
        <translation>በስብስብ ያሉ ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Which place or collection</source>
        <translation>የትኛው ቦታ ወይም ስብስብ</translation>
    </message>
    <message>
        <source>Save the List</source>
        <translation>ዝርዝሩን አስቀምጥ</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>አስቀምጥ እንደ</translation>
    </message>
    <message>
        <source>&amp;Calendar (.ics)…</source>
        <translation>&amp;የቀን መቁጠሪያ (.ics)…</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>የቀን መቁጠሪያዎች (*.ics)</translation>
    </message>
    <message>
        <source>&amp;Feed (Atom)…</source>
        <translation>&amp;መጋቢ (Atom)…</translation>
    </message>
    <message>
        <source>Atom feeds (*.xml *.atom)</source>
        <translation>የAtom መጋቢዎች (*.xml *.atom)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;ከ</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>የመጀመሪያው ቀን</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;እስከ</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>የመጨረሻው ቀን</translation>
    </message>
    <message>
        <source>In which state</source>
        <translation>በየትኛው ሁኔታ</translation>
    </message>
    <message>
        <source>Any State</source>
        <translation>ማናቸውም ሁኔታ</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;ሁሉንም አሳይ</translation>
    </message>
    <message>
        <source>Lists the changes of all days and in any state</source>
        <translation>የሁሉንም ቀኖች ለውጦች በማናቸውም ሁኔታ ይዘረዝራል</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>ቀን</translation>
    </message>
    <message>
        <source>No date</source>
        <comment>of a change of the law</comment>
        <translation>ቀን የለውም</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ምን</translation>
    </message>
    <message>
        <source>State</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>የሚለወጠውና መቼ</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>የሚለወጠውና መቼ</translation>
    </message>
    <message>
        <source>What changes when: %1</source>
        <translation>የሚለወጠውና መቼ፦ %1</translation>
    </message>
    <message>
        <source>Looking for what changes…</source>
        <translation>የሚለወጠውን በመፈለግ ላይ…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln ለውጥ</numerusform>
            <numerusform>%Ln ለውጦች</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1፤ በሌሎች ቀኖች ወይም በሌላ ሁኔታ %Ln ተጨማሪ</numerusform>
            <numerusform>%1፤ በሌሎች ቀኖች ወይም በሌላ ሁኔታ %Ln ተጨማሪ</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known to change.</source>
        <translation>እንደሚለወጥ የሚታወቅ ነገር የለም።</translation>
    </message>
    <message>
        <source>No work is open. Open one, or choose a place.</source>
        <translation>የተከፈተ ሥራ የለም። ይክፈቱ፣ ወይም ቦታ ይምረጡ።</translation>
    </message>
    <message>
        <source>This library is empty.</source>
        <translation>ይህ ቤተ መጻሕፍት ባዶ ነው።</translation>
    </message>
    <message>
        <source>No note is in a collection.</source>
        <translation>በስብስብ ውስጥ ያለ ማስታወሻ የለም።</translation>
    </message>
    <message>
        <source>What changes could not be read: %1</source>
        <translation>የሚለወጠውን ማንበብ አልተቻለም፦ %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>በአዲስ ትር ክፈት</translation>
    </message>
    <message>
        <source>Open the Law That Makes the Change</source>
        <translation>ለውጡን የሚያደርገውን ሕግ ክፈት</translation>
    </message>
    <message>
        <source>Copy Address</source>
        <translation>አድራሻውን ቅዳ</translation>
    </message>
    <message>
        <source>Save What Changes When</source>
        <translation>የሚለወጠውንና መቼ የሚለውን አስቀምጥ</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>ተቀምጧል፦ %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ፋይሉን %1 መጻፍ አልተቻለም።</translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>ከላይ ከተመረጡት ቀኖችና ማጣሪያ ጋር የሚስማማ የሚታወቅ የሥራ ላይ መዋል፣ ማሻሻያ ወይም መሻር የለም። «ሁሉንም አሳይ» %Ln ለውጥ ይዘረዝራል።</numerusform>
            <numerusform>ከላይ ከተመረጡት ቀኖችና ማጣሪያ ጋር የሚስማማ የሚታወቅ የሥራ ላይ መዋል፣ ማሻሻያ ወይም መሻር የለም። «ሁሉንም አሳይ» %Ln ለውጦችን ይዘረዝራል።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointDialog</name>
    <message>
        <source>Events and Headers</source>
        <translation>ክስተቶችና ራስጌዎች</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>ክስተቶች፦</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>የጥያቄ ራስጌዎች፣ በአንድ መስመር አንድ</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>ራስጌዎች፦</translation>
    </message>
    <message>
        <source>One header per line. The values of headers such as Authorization are stored encrypted and shown as ****; leave **** to keep a value.</source>
        <translation>በአንድ መስመር አንድ ራስጌ። እንደ Authorization ያሉ ራስጌዎች እሴቶች ተመስጥረው ይቀመጣሉ፣ **** ሆነውም ይታያሉ፤ እሴቱን ለማቆየት **** እንዳለ ይተዉት።</translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>Webhooks</source>
        <translation>ዌብሁኮች</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>የተፈረመ</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>በመጠባበቅ ላይ</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>ደርሷል</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>አልተሳካም</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>ክስተቶች</translation>
    </message>
    <message>
        <source>No webhooks registered. Each webhook receives a POST request when a version of a work is created, updated or deleted.</source>
        <translation>የተመዘገቡ ዌብሁኮች የሉም። የአንድ ሥራ ስሪት ሲፈጠር፣ ሲዘመን ወይም ሲሰረዝ እያንዳንዱ ዌብሁክ የPOST ጥያቄ ይደርሰዋል።</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it in the receiver.</source>
        <translation>የፊርማ ሚስጥሩ፣ የሚታየው አንድ ጊዜ ብቻ ነው። በተቀባዩ ውስጥ ያስገቡት።</translation>
    </message>
    <message>
        <source>URL of the new webhook</source>
        <translation>የአዲሱ ዌብሁክ URL</translation>
    </message>
    <message>
        <source>Webhook URL, https://…</source>
        <translation>የዌብሁክ URL፣ https://…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>አክል</translation>
    </message>
    <message>
        <source>Failed invocations to send again</source>
        <translation>እንደገና የሚላኩ ያልተሳኩ ጥሪዎች</translation>
    </message>
    <message>
        <source>Failed in the last hour</source>
        <translation>ባለፈው ሰዓት ያልተሳኩ</translation>
    </message>
    <message>
        <source>Failed in the last day</source>
        <translation>ባለፈው ቀን ያልተሳኩ</translation>
    </message>
    <message>
        <source>Failed in the last 30 days</source>
        <translation>ባለፉት 30 ቀናት ያልተሳኩ</translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation>እንደገና ላክ</translation>
    </message>
    <message>
        <source>Sends the failed invocations of this period again: to the selected webhook, or to all if none is selected</source>
        <translation>የዚህን ጊዜ ያልተሳኩ ጥሪዎች እንደገና ይልካል፦ ወደተመረጠው ዌብሁክ፣ ካልተመረጠ ወደ ሁሉም</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>ለጊዜው አቁም</translation>
    </message>
    <message>
        <source>Sends nothing for now; changes are queued, one for each work</source>
        <translation>ለጊዜው ምንም አይልክም፤ ለውጦች፣ ለእያንዳንዱ ሥራ አንድ፣ ወረፋ ይይዛሉ</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>ፈርም</translation>
    </message>
    <message>
        <source>Signs requests with a new secret; the previous one stays valid for a day</source>
        <translation>ጥያቄዎችን በአዲስ ሚስጥር ይፈርማል፤ የቀድሞው ለአንድ ቀን ይሠራል</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>አትፈርም</translation>
    </message>
    <message>
        <source>Stops signing requests</source>
        <translation>ጥያቄዎችን መፈረም ያቆማል</translation>
    </message>
    <message>
        <source>Events and Headers…</source>
        <translation>ክስተቶችና ራስጌዎች…</translation>
    </message>
    <message>
        <source>Sets which events the webhook is called for, and headers of its requests</source>
        <translation>ዌብሁኩ የሚጠራባቸውን ክስተቶችና የጥያቄዎቹን ራስጌዎች ይወስናል</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>ምሳሌ ላክ</translation>
    </message>
    <message>
        <source>Sends an invocation about an example work, which need not exist</source>
        <translation>ስለ ምሳሌ ሥራ ጥሪ ይልካል፤ ሥራው መኖር አያስፈልገውም</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>ሰርዝ…</translation>
    </message>
    <message>
        <source>Removes the webhook and its pending invocations</source>
        <translation>ዌብሁኩንና ሲጠባበቁ ያሉትን ጥሪዎቹን ያስወግዳል</translation>
    </message>
    <message>
        <source>No</source>
        <translation>አይ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>አዎ</translation>
    </message>
    <message>
        <source>New Secret</source>
        <translation>አዲስ ሚስጥር</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>ቀጥል</translation>
    </message>
    <message>
        <source>Delete Webhook</source>
        <translation>ዌብሁኩን ሰርዝ</translation>
    </message>
    <message>
        <source>%1 receives no more invocations. Pending ones are discarded.</source>
        <translation>%1 ከእንግዲህ ጥሪዎች አይደርሱትም። ሲጠባበቁ ያሉት ይጣላሉ።</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>%Ln ጥሪ እንደገና ይላካል።</numerusform>
            <numerusform>%Ln ጥሪዎች እንደገና ይላካሉ።</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid webhook URL. It must start with http:// or https:// and include a host.</source>
        <translation>ልክ ያልሆነ የዌብሁክ URL። በhttp:// ወይም https:// መጀመርና አስተናጋጅ መያዝ አለበት።</translation>
    </message>
    <message>
        <source>This URL is already registered, there are too many webhooks, or the webhook answered 410 and must be resumed first.</source>
        <translation>ይህ URL ቀድሞውኑ ተመዝግቧል፣ ዌብሁኮች ከመጠን በላይ ናቸው፣ ወይም ዌብሁኩ 410 ስለመለሰ በቅድሚያ መቀጠል አለበት።</translation>
    </message>
</context>
<context>
    <name>sheria::app::Exporter</name>
    <message>
        <source>&amp;Export Text…</source>
        <translation>ጽሑፉን ወደ ውጭ &amp;ላክ…</translation>
    </message>
    <message>
        <source>Export the Part Being &amp;Read…</source>
        <translation>የሚነበበውን ክፍል &amp;ወደ ውጭ ላክ…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ወደ ውጭ ላክ</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>የPDF ሰነዶች (*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>ኤሌክትሮኒክ መጻሕፍት (*.epub)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>ድረ ገጾች (*.html)</translation>
    </message>
    <message>
        <source>Akoma Ntoso with media (*.zip)</source>
        <translation>Akoma Ntoso ከሚዲያ ጋር (*.zip)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>ወደ ውጭ በመላክ ላይ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>The text was exported as %1.</source>
        <translation>ጽሑፉ በ%1 ወደ ውጭ ተልኳል።</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>ምንም ወደ ውጭ አልተላከም።</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ፋይሉን %1 መጻፍ አልተቻለም።</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>ገጾቹን በማዘጋጀት ላይ…</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Filter results</source>
        <translation>ውጤቶችን አጣራ</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%Ln ተጨማሪ…</numerusform>
            <numerusform>%Ln ተጨማሪ…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>በዚህ ጽሑፍ ውስጥ ፈልግ</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>ቀዳሚ ተዛማጅ</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>ቀጣይ ተዛማጅ</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>የመፈለጊያ አሞሌውን ዝጋ</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>አልተገኘም</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>matches</comment>
        <translation>%L1 ከ%L2</translation>
    </message>
</context>
<context>
    <name>sheria::app::HelpWindow</name>
    <message>
        <source>Sheria Help</source>
        <translation>የSheria እገዛ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>እገዛ</translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message>
        <source>Runs</source>
        <translation>ዙሮች</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>የተጀመረው</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ምንጭ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>የወረዱ</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>የተሰረዙ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ያልተሳኩ</translation>
    </message>
    <message>
        <source>Changes of the run</source>
        <translation>የዙሩ ለውጦች</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>እስካሁን ምንም አልተመሳሰለም።</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <comment>why</comment>
        <translation>አጀማመር፦ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln አዲስ</numerusform>
            <numerusform>%Ln አዲስ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%Ln ተለውጧል</numerusform>
            <numerusform>%Ln ተለውጠዋል</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%Ln ተሰርዟል</numerusform>
            <numerusform>%Ln ተሰርዘዋል</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln አልተሳካም</numerusform>
            <numerusform>%Ln አልተሳኩም</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>አዲስ ነገር የለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous search match</source>
        <translation>ቀዳሚ የፍለጋ ተዛማጅ</translation>
    </message>
    <message>
        <source>Next search match</source>
        <translation>ቀጣይ የፍለጋ ተዛማጅ</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ውጤቶች</translation>
    </message>
    <message>
        <source>Back to the search results</source>
        <translation>ወደ ፍለጋ ውጤቶች ተመለስ</translation>
    </message>
    <message>
        <source>Clear highlights</source>
        <translation>ማድመቂያዎችን አጥፋ</translation>
    </message>
    <message>
        <source>No match for “%1” in this text</source>
        <translation>በዚህ ጽሑፍ ውስጥ ለ«%1» ተዛማጅ የለም</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>«%1»፦ %Ln ተዛማጅ</numerusform>
            <numerusform>«%1»፦ %Ln ተዛማጆች</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2 of %3</source>
        <comment>words, match, matches</comment>
        <translation>«%1»፦ %2 ከ%3</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message>
        <source>Changed</source>
        <translation>የተለወጠ</translation>
    </message>
    <message>
        <source>New</source>
        <translation>አዲስ</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>በዚህ ውሳኔ ውስጥ %Ln ተጨማሪ</numerusform>
            <numerusform>በዚህ ውሳኔ ውስጥ %Ln ተጨማሪ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>በዚህ አዋጅ ውስጥ %Ln ተጨማሪ</numerusform>
            <numerusform>በዚህ አዋጅ ውስጥ %Ln ተጨማሪ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>በዚህ ሰነድ ውስጥ %Ln ተጨማሪ</numerusform>
            <numerusform>በዚህ ሰነድ ውስጥ %Ln ተጨማሪ</numerusform>
        </translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>የ%1 ጽሑፍ</translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>እስካሁን ምንም አልገባም።</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>የማስገባቱ ሂደት</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>የማስገባት ሪፖርት</translation>
    </message>
    <message>
        <source>Show only files with this outcome</source>
        <translation>ይህ ውጤት ያላቸውን ፋይሎች ብቻ አሳይ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown</source>
        <translation>የተመረጡትን ረድፎች፣ ወይም የሚታዩትን ሁሉ ቅዳ</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>እንደ CSV አስቀምጥ…</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>ያለ ለውጥ ሙከራ</translation>
    </message>
    <message>
        <source>Show what the next imports would do, and write nothing</source>
        <translation>ቀጣዮቹ ማስገባቶች የሚያደርጉትን አሳይ፣ ምንም አትጻፍ</translation>
    </message>
    <message>
        <source>Import Now</source>
        <translation>አሁን አስገባ</translation>
    </message>
    <message>
        <source>Import what the dry run has shown</source>
        <translation>ያለ ለውጥ ሙከራው ያሳየውን አስገባ</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>ማስገባቱን ቀልብስ…</translation>
    </message>
    <message>
        <source>Undo this import as a whole</source>
        <translation>ይህን ማስገባት በሙሉ ቀልብስ</translation>
    </message>
    <message>
        <source>Earlier Imports…</source>
        <translation>የቀድሞ ማስገባቶች…</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>ሁሉም (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>outcome, how many files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>ግጭቶች (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>%Ln ንጥል በማስገባት ላይ…</numerusform>
            <numerusform>%Ln ንጥሎችን በማስገባት ላይ…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>%1 ከ%2 ፋይሎች፣ በሰከንድ %3</translation>
    </message>
    <message>
        <source>Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.</source>
        <translation>ተጠናቋል፦ %1 ገብተዋል፣ %2 አልተለወጡም፣ %3 ተተክተዋል፣ %4 ተቀባይነት አላገኙም።</translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>ከእነዚህ %Ln የሌላ ፋይል ስሪት ነኝ ይላል።</numerusform>
            <numerusform>ከእነዚህ %Ln የሌላ ፋይል ስሪት ነን ይላሉ።</numerusform>
        </translation>
    </message>
    <message>
        <source>Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they are.</source>
        <translation>ከእነዚህ የዕውቀት ቋቶች፦ %1 ተጨምረዋል፣ %2 ተለውጠዋል፣ %3 ተወግደዋል፣ %4 እንዳሉ ቀርተዋል።</translation>
    </message>
    <message>
        <source>Import cancelled. Files imported so far are kept.</source>
        <translation>ማስገባቱ ተትቷል። እስካሁን የገቡ ፋይሎች ይቆያሉ።</translation>
    </message>
    <message>
        <source>The import stopped. %1</source>
        <translation>ማስገባቱ ቆሟል። %1</translation>
    </message>
    <message>
        <source>Dry run, nothing was written. %1</source>
        <translation>ያለ ለውጥ ሙከራ፣ ምንም አልተጻፈም። %1</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>ሪፖርቱን አስቀምጥ</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>በነጠላ ሰረዝ የተለዩ እሴቶች (*.csv)</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>ሪፖርቱ ተቀምጧል።</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <translation>ሪፖርቱን ማስቀመጥ አልተቻለም፦ %1</translation>
    </message>
    <message>
        <source>Hide Report</source>
        <translation>ሪፖርቱን ደብቅ</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>ሪፖርቱን አሳይ</translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>Sheria receives webhooks of another server at this address and then downloads the changes from that server.</source>
        <translation>Sheria የሌላ አገልጋይ ዌብሁኮችን በዚህ አድራሻ ይቀበላል፣ ከዚያም ለውጦቹን ከዚያ አገልጋይ ያወርዳል።</translation>
    </message>
    <message>
        <source>Address for the webhooks of another server</source>
        <translation>ለሌላ አገልጋይ ዌብሁኮች አድራሻ</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>አድራሻውን ቅዳ</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>የሌላው አገልጋይ የፊርማ ሚስጥር</translation>
    </message>
    <message>
        <source>Secret of the other server; leave empty to generate one</source>
        <translation>የሌላው አገልጋይ ሚስጥር፤ አዲስ ለመፍጠር ባዶ ይተዉት</translation>
    </message>
    <message>
        <source>Require Signatures</source>
        <translation>ፊርማ ጠይቅ</translation>
    </message>
    <message>
        <source>Accepts only requests signed with this or an earlier secret</source>
        <translation>በዚህ ወይም በቀድሞ ሚስጥር የተፈረሙ ጥያቄዎችን ብቻ ይቀበላል</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>ሁሉንም ተቀበል</translation>
    </message>
    <message>
        <source>Deletes the secrets and accepts unsigned requests</source>
        <translation>ሚስጥሮቹን ይሰርዛል፣ ያልተፈረሙ ጥያቄዎችንም ይቀበላል</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it on the sending server.</source>
        <translation>የፊርማ ሚስጥሩ፣ የሚታየው አንድ ጊዜ ብቻ ነው። በላኪው አገልጋይ ላይ ያስገቡት።</translation>
    </message>
    <message>
        <source>Available while the server is running.</source>
        <translation>አገልጋዩ በሚሠራበት ጊዜ ይገኛል።</translation>
    </message>
    <message>
        <source>Signatures are not required, but a token of an account is.</source>
        <translation>ፊርማ አያስፈልግም፣ ነገር ግን የመለያ ቶከን ያስፈልጋል።</translation>
    </message>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>ጥያቄዎች በ%Ln ሚስጥር መፈረም አለባቸው።</numerusform>
            <numerusform>ጥያቄዎች ከ%Ln ሚስጥሮች በአንዱ መፈረም አለባቸው።</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ followed by 24 to 64 bytes in base64.</source>
        <translation>የፊርማ ሚስጥር whsec_ ሲሆን ከ24 እስከ 64 ባይት በbase64 ይከተለዋል።</translation>
    </message>
    <message>
        <source>Too many secrets, or this one already exists.</source>
        <translation>ሚስጥሮች ከመጠን በላይ ናቸው፣ ወይም ይህ ቀድሞውኑ አለ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeController</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>የ&amp;ዕውቀት ቋቶችና የAI መሣሪያዎች…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>A knowledge base with this code already exists.</source>
        <translation>ይህ ኮድ ያለው የዕውቀት ቋት ቀድሞውኑ አለ።</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>ልክ ያልሆነ እሴት፦ %1</translation>
    </message>
    <message>
        <source>Knowledge Bases</source>
        <translation>የዕውቀት ቋቶች</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>ጠይቅ</translation>
    </message>
    <message>
        <source>AI Tools</source>
        <translation>የAI መሣሪያዎች</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
</context>
<context>
    <name>sheria::app::LanguageSettings</name>
    <message>
        <source>Languages</source>
        <translation>ቋንቋዎች</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>የበይነ ገጽ ቋንቋ</translation>
    </message>
    <message>
        <source>Interface &amp;language</source>
        <translation>የበይነ ገጽ &amp;ቋንቋ</translation>
    </message>
    <message>
        <source>Of menus, dialogs and help. The window is opened again in that language; texts stay as they are.</source>
        <translation>የምናሌዎች፣ የንግግር ሳጥኖችና የእገዛ ቋንቋ። መስኮቱ በዚያ ቋንቋ እንደገና ይከፈታል፤ ጽሑፎች እንዳሉ ይቆያሉ።</translation>
    </message>
    <message>
        <source>translation locale</source>
        <translation>ትርጉም ቋንቋ translation locale</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>እንደ ሥርዓቱ</translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%Ln ያልተነበበ</numerusform>
            <numerusform>%Ln ያልተነበቡ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message>
        <source>Filter the library</source>
        <translation>ቤተ መጻሕፍቱን አጣራ</translation>
    </message>
    <message>
        <source>Filter by title or number</source>
        <translation>በርዕስ ወይም በቁጥር አጣራ</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ቤተ መጻሕፍት</translation>
    </message>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>በ%1 እንደነበረ፦ %Ln የኋላ ሥራ ተደብቋል</numerusform>
            <numerusform>በ%1 እንደነበረ፦ %Ln የኋላ ሥራዎች ተደብቀዋል</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>የሚዛመዱ ሥራዎች የሉም።</translation>
    </message>
    <message>
        <source>This library is empty. Import files, or drop them on the window.</source>
        <translation>ይህ ቤተ መጻሕፍት ባዶ ነው። ፋይሎችን ያስገቡ፣ ወይም በመስኮቱ ላይ ይጣሏቸው።</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>በአዲስ ትር ክፈት</translation>
    </message>
    <message>
        <source>Set Address…</source>
        <translation>አድራሻ ስጥ…</translation>
    </message>
    <message>
        <source>Reset Address</source>
        <translation>አድራሻውን መልስ</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>ወደ መጣያ አንቀሳቅስ…</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>የሚለወጠውና መቼ</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add row</source>
        <translation>ረድፍ አክል</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>ረድፍ አስወግድ</translation>
    </message>
    <message>
        <source>Move row up</source>
        <translation>ረድፉን ወደ ላይ አንቀሳቅስ</translation>
    </message>
    <message>
        <source>Move row down</source>
        <translation>ረድፉን ወደ ታች አንቀሳቅስ</translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message>
        <source>Show only attempts to this webhook</source>
        <translation>ወደዚህ ዌብሁክ የተደረጉ ሙከራዎችን ብቻ አሳይ</translation>
    </message>
    <message>
        <source>All webhooks</source>
        <translation>ሁሉም ዌብሁኮች</translation>
    </message>
    <message>
        <source>Show only attempts with this outcome</source>
        <translation>ይህ ውጤት ያላቸውን ሙከራዎች ብቻ አሳይ</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>ሁሉም ውጤቶች</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>ደርሷል</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>አልተሳካም</translation>
    </message>
    <message>
        <source>Show only attempts for this event</source>
        <translation>የዚህን ክስተት ሙከራዎች ብቻ አሳይ</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>ሁሉም ክስተቶች</translation>
    </message>
    <message>
        <source>Work, address or invocation</source>
        <translation>ሥራ፣ አድራሻ ወይም ጥሪ</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>ድገም…</translation>
    </message>
    <message>
        <source>Makes the requests of a recording (HAR or JSON Lines) to an address</source>
        <translation>የአንድ ቅጂ (HAR ወይም JSON Lines) ጥያቄዎችን ወደ አንድ አድራሻ ይልካል</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ወደ ውጭ ላክ</translation>
    </message>
    <message>
        <source>Exports the selected attempts, or all that are shown</source>
        <translation>የተመረጡትን ሙከራዎች፣ ወይም የሚታዩትን ሁሉ ወደ ውጭ ይልካል</translation>
    </message>
    <message>
        <source>Copy as &amp;curl</source>
        <translation>እንደ &amp;curl ቅዳ</translation>
    </message>
    <message>
        <source>Save as &amp;HAR…</source>
        <translation>እንደ &amp;HAR አስቀምጥ…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON Lines…</source>
        <translation>እንደ &amp;JSON Lines አስቀምጥ…</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>ሙከራዎች</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>የተከፈተ ቤተ መጻሕፍት የለም።</translation>
    </message>
    <message>
        <source>No matching attempts.</source>
        <translation>የሚዛመዱ ሙከራዎች የሉም።</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>እስካሁን ምንም አልተላከም። ዌብሁክ ይመዝግቡ፣ ከዚያ ምሳሌ ይላኩለት ወይም ሥራ ይለውጡ።</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%Ln ሙከራ</numerusform>
            <numerusform>%Ln ሙከራዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
    <message>
        <source>Replay a Recording</source>
        <translation>ቅጂ ድገም</translation>
    </message>
    <message>
        <source>Recordings (*.har *.jsonl *.json *.ndjson)</source>
        <translation>ቅጂዎች (*.har *.jsonl *.json *.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>ሁሉም ፋይሎች (*)</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <translation>የክንውን መዝገቡን አስቀምጥ</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>የHTTP ማህደር (*.har)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>%Ln ሙከራ ተቀምጧል።</numerusform>
            <numerusform>%Ln ሙከራዎች ተቀምጠዋል።</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>የክንውን መዝገቡን ማስቀመጥ አልተቻለም። %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ፋይል</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>&amp;አዲስ ቤተ መጻሕፍት…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>ቤተ መጻሕፍት &amp;ክፈት…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;የቅርብ ጊዜ ክፈት</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>&amp;ፋይሎችን አስገባ…</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>አ&amp;ቃፊ አስገባ…</translation>
    </message>
    <message>
        <source>Import &amp;Sample Library</source>
        <translation>&amp;ናሙና ቤተ መጻሕፍት አስገባ</translation>
    </message>
    <message>
        <source>&amp;Connect to a Server…</source>
        <translation>ከአገልጋይ ጋር &amp;ተገናኝ…</translation>
    </message>
    <message>
        <source>&amp;Accounts and Tokens…</source>
        <translation>&amp;መለያዎችና ቶከኖች…</translation>
    </message>
    <message>
        <source>&amp;Trash and Imports…</source>
        <translation>መ&amp;ጣያና ማስገባቶች…</translation>
    </message>
    <message>
        <source>&amp;Move Version to Trash…</source>
        <translation>ስሪቱን ወደ መጣያ አ&amp;ንቀሳቅስ…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;ውጣ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;አርትዕ</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Library</source>
        <translation>ቤተ መጻሕፍቱን አ&amp;ጣራ</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;እይታ</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;ፓነሎች</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;ገጽታ</translation>
    </message>
    <message>
        <source>Interface &amp;Language</source>
        <translation>የበይነ ገጽ &amp;ቋንቋ</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;ሂድ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>እ&amp;ገዛ</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;ምርመራ…</translation>
    </message>
    <message>
        <source>&amp;About Sheria</source>
        <translation>&amp;ስለ Sheria</translation>
    </message>
    <message>
        <source>Match &amp;System</source>
        <translation>እንደ &amp;ሥርዓቱ</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;ብሩህ</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;ጨለማ</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;ከፍተኛ ንጽጽር</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>የመሣሪያ አሞሌ</translation>
    </message>
    <message>
        <source>Show the server panel</source>
        <translation>የአገልጋዩን ፓነል አሳይ</translation>
    </message>
    <message>
        <source>%1 (read-only) – Sheria</source>
        <translation>%1 (ለማንበብ ብቻ) – Sheria</translation>
    </message>
    <message>
        <source>%1 – Sheria</source>
        <translation>%1 – Sheria</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>ይህ የአዋጅ ወይም የፍርድ አድራሻ አይደለም።</translation>
    </message>
    <message>
        <source>Server stopped</source>
        <translation>አገልጋዩ ቆሟል</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>አገልጋይ፦ %1</translation>
    </message>
    <message>
        <source>The address %1 could not be opened.</source>
        <translation>አድራሻውን %1 መክፈት አልተቻለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::NetworkSettings</name>
    <message>
        <source>sync</source>
        <translation>ማመሳሰል</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>የትርጉም ቬክተሮች</translation>
    </message>
    <message>
        <source>webhooks</source>
        <translation>ዌብሁኮች</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>አውታረ መረብ</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>የተፈቀዱ አስተናጋጆች</translation>
    </message>
    <message>
        <source>Do Not Allow Any More</source>
        <translation>ከእንግዲህ አትፍቀድ</translation>
    </message>
    <message>
        <source>Hosts that the open library may &amp;contact</source>
        <translation>የተከፈተው ቤተ መጻሕፍት ሊገናኛቸው የሚችል አስተ&amp;ናጋጆች</translation>
    </message>
    <message>
        <source>You allowed these when you added a server, a webhook or an embedding service. The library contacts no other computers.</source>
        <translation>እነዚህን የፈቀዱት አገልጋይ፣ ዌብሁክ ወይም የትርጉም ቬክተሮች አገልግሎት ሲያክሉ ነው። ቤተ መጻሕፍቱ ከሌላ ኮምፒውተር ጋር አይገናኝም።</translation>
    </message>
    <message>
        <source>trust connections sync webhooks</source>
        <translation>እምነት ግንኙነቶች ማመሳሰል ዌብሁኮች trust connections</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>ተኪ አገልጋይ</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>ሥርዓቱ እንደሚለው</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>ያለ ተኪ አገልጋይ</translation>
    </message>
    <message>
        <source>This proxy</source>
        <translation>ይህ ተኪ አገልጋይ</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>የተኪ አገልጋዩ አድራሻ</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;ተኪ አገልጋይ</translation>
    </message>
    <message>
        <source>For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and password cannot be given here.</source>
        <translation>ወደ ሌሎች ኮምፒውተሮች ለሚላኩ ጥያቄዎች፦ ማመሳሰልና የትርጉም ቬክተሮች። HTTP እና SOCKS 5፤ ስምና የይለፍ ቃል እዚህ ሊሰጥ አይችልም።</translation>
    </message>
    <message>
        <source>Enter the address of a proxy, such as http://proxy.example:3128. Until then the proxy of before is used.</source>
        <translation>እንደ http://proxy.example:3128 ያለ የተኪ አገልጋይ አድራሻ ያስገቡ። እስከዚያ ድረስ የቀድሞው ተኪ አገልጋይ ጥቅም ላይ ይውላል።</translation>
    </message>
    <message>
        <source>No hosts allowed yet.</source>
        <translation>እስካሁን የተፈቀዱ አስተናጋጆች የሉም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message>
        <source>Compare Texts</source>
        <translation>ጽሑፎችን አነጻጽር</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>እርስዎ፣ %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, time</comment>
        <translation>%1፣ %2</translation>
    </message>
    <message>
        <source>Deleted: %1, %2</source>
        <comment>name, time</comment>
        <translation>ተሰርዟል፦ %1፣ %2</translation>
    </message>
    <message>
        <source>Somebody deleted this note while somebody else was changing it. It is kept until you choose.</source>
        <translation>ሌላ ሰው ሲለውጠው አንድ ሰው ይህን ማስታወሻ ሰርዞታል። እስኪመርጡ ድረስ ይቆያል።</translation>
    </message>
    <message>
        <source>These texts were written by people who did not know of each other&apos;s. All are kept until you choose; what you do not choose stays among the earlier texts.</source>
        <translation>እነዚህን ጽሑፎች የጻፉት አንዱ ስለሌላው ያላወቁ ሰዎች ናቸው። እስኪመርጡ ድረስ ሁሉም ይቆያሉ፤ ያልመረጡት ከቀድሞ ጽሑፎች መካከል ይቆያል።</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>%Ln ተጨማሪ ጽሑፍ ከዚያ በኋላ ሊነጻጸር ይችላል።</numerusform>
            <numerusform>%Ln ተጨማሪ ጽሑፎች ከዚያ በኋላ ሊነጻጸሩ ይችላሉ።</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep the Note</source>
        <translation>ማስታወሻውን አ&amp;ቆይ</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>የ&amp;እኔን አቆይ</translation>
    </message>
    <message>
        <source>Keep the &amp;First</source>
        <translation>የ&amp;መጀመሪያውን አቆይ</translation>
    </message>
    <message>
        <source>&amp;Delete It</source>
        <translation>&amp;ሰርዘው</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>የ&amp;ሌላውን አቆይ</translation>
    </message>
    <message>
        <source>Keep the &amp;Second</source>
        <translation>ሁለተኛው&amp;ን አቆይ</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>&amp;ሁለቱንም አቆይ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>የማስታወሻው ጽሑፍ</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>መለያ ምልክቶች፣ በነጠላ ሰረዝ (,) የተለዩ</translation>
    </message>
    <message>
        <source>Collections, separated by commas</source>
        <translation>ስብስቦች፣ በነጠላ ሰረዝ (,) የተለዩ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>ቀለም</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>ቢጫ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>አረንጓዴ</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>ሰማያዊ</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>ቀይ</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;አስቀምጥ</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;ሰርዝ</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;ጣል</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;መልስ</translation>
    </message>
    <message>
        <source>&amp;Compare Texts…</source>
        <translation>ጽሑፎችን &amp;አነጻጽር…</translation>
    </message>
    <message>
        <source>Several people changed this note without knowing of each other.</source>
        <translation>ብዙ ሰዎች አንዱ ስለሌላው ሳያውቅ ይህን ማስታወሻ ለውጠዋል።</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>name</comment>
        <translation>በ%1።</translation>
    </message>
    <message>
        <source>By %1, changed by %2.</source>
        <comment>names</comment>
        <translation>በ%1፣ በ%2 የተለወጠ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesController</name>
    <message>
        <source>Add &amp;Note…</source>
        <translation>&amp;ማስታወሻ አክል…</translation>
    </message>
    <message>
        <source>&amp;Highlight Selection</source>
        <translation>ምርጫውን አ&amp;ድምቅ</translation>
    </message>
    <message>
        <source>&amp;Bookmark Provision</source>
        <translation>ለድንጋጌው &amp;ዕልባት አድርግ</translation>
    </message>
    <message>
        <source>Select the words to highlight first.</source>
        <translation>በቅድሚያ የሚደምቁትን ቃላት ይምረጡ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesPanel</name>
    <message>
        <source>Save Note</source>
        <translation>ማስታወሻውን አስቀምጥ</translation>
    </message>
    <message>
        <source>Search in notes</source>
        <translation>በማስታወሻዎች ውስጥ ፈልግ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ዓይነት</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>ሁሉም ዓይነቶች</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ማስታወሻዎች</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ማድመቂያዎች</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ዕልባቶች</translation>
    </message>
    <message>
        <source>Tag or collection</source>
        <translation>መለያ ምልክት ወይም ስብስብ</translation>
    </message>
    <message>
        <source>Which notes are listed</source>
        <translation>የሚዘረዘሩት ማስታወሻዎች</translation>
    </message>
    <message>
        <source>More</source>
        <translation>ተጨማሪ</translation>
    </message>
    <message>
        <source>Save This Search…</source>
        <translation>ይህን ፍለጋ አስቀምጥ…</translation>
    </message>
    <message>
        <source>Delete Saved Search</source>
        <translation>የተቀመጠውን ፍለጋ ሰርዝ</translation>
    </message>
    <message>
        <source>Make a &amp;Bundle of These Notes…</source>
        <translation>ከእነዚህ ማስታወሻዎች &amp;ጥራዝ አዘጋጅ…</translation>
    </message>
    <message>
        <source>Earlier Texts…</source>
        <translation>የቀድሞ ጽሑፎች…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>አስገባ…</translation>
    </message>
    <message>
        <source>Export as Web Annotations…</source>
        <translation>እንደ Web Annotation ወደ ውጭ ላክ…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>እንደ Markdown ወደ ውጭ ላክ…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>መጣያውን ባዶ አድርግ…</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>ይህ ጽሑፍ</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>ሁሉም ጽሑፎች</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>መጣያ</translation>
    </message>
    <message>
        <source>%1 (%L2 new)</source>
        <comment>saved search</comment>
        <translation>%1 (%L2 አዲስ)</translation>
    </message>
    <message>
        <source>All tags and collections</source>
        <translation>ሁሉም መለያ ምልክቶችና ስብስቦች</translation>
    </message>
    <message>
        <source>Tag: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>መለያ ምልክት፦ %1 (%2)</translation>
    </message>
    <message>
        <source>Collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>ስብስብ፦ %1 (%2)</translation>
    </message>
    <message>
        <source>Open a library to see your notes on it.</source>
        <translation>በላዩ ያሉ ማስታወሻዎችዎን ለማየት ቤተ መጻሕፍት ይክፈቱ።</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>እነዚህ ቃላት ያሉት ማስታወሻ የለም።</translation>
    </message>
    <message>
        <source>Open a text to see your notes on it.</source>
        <translation>በላዩ ያሉ ማስታወሻዎችዎን ለማየት ጽሑፍ ይክፈቱ።</translation>
    </message>
    <message>
        <source>No note is of this kind, tag or collection.</source>
        <translation>የዚህ ዓይነት፣ መለያ ምልክት ወይም ስብስብ ማስታወሻ የለም።</translation>
    </message>
    <message>
        <source>No notes yet. Select words in a text and choose Edit &gt; Add Note.</source>
        <translation>እስካሁን ማስታወሻ የለም። በጽሑፍ ውስጥ ቃላትን ይምረጡና አርትዕ &gt; ማስታወሻ አክል የሚለውን ይምረጡ።</translation>
    </message>
    <message>
        <source>The bookmark was saved.</source>
        <translation>ዕልባቱ ተቀምጧል።</translation>
    </message>
    <message>
        <source>The highlight was saved.</source>
        <translation>ማድመቂያው ተቀምጧል።</translation>
    </message>
    <message>
        <source>The note was saved.</source>
        <translation>ማስታወሻው ተቀምጧል።</translation>
    </message>
    <message>
        <source>The notes could not be changed.</source>
        <translation>ማስታወሻዎቹን መለወጥ አልተቻለም።</translation>
    </message>
    <message>
        <source>The note was restored.</source>
        <translation>ማስታወሻው ተመልሷል።</translation>
    </message>
    <message>
        <source>The note was moved to the trash.</source>
        <translation>ማስታወሻው ወደ መጣያ ተዛውሯል።</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>ፍለጋውን አስቀምጥ</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>የፍለጋው ስም፦</translation>
    </message>
    <message>
        <source>The search was saved.</source>
        <translation>ፍለጋው ተቀምጧል።</translation>
    </message>
    <message>
        <source>The saved search was deleted.</source>
        <translation>የተቀመጠው ፍለጋ ተሰርዟል።</translation>
    </message>
    <message>
        <source>Until %1:</source>
        <translation>እስከ %1፦</translation>
    </message>
    <message>
        <source>Earlier Texts</source>
        <translation>የቀድሞ ጽሑፎች</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>የቀድሞ ጽሑፎች</translation>
    </message>
    <message>
        <source>The text of this note was never changed.</source>
        <translation>የዚህ ማስታወሻ ጽሑፍ ፈጽሞ አልተለወጠም።</translation>
    </message>
    <message>
        <source>Empty Trash</source>
        <translation>መጣያውን ባዶ አድርግ</translation>
    </message>
    <message>
        <source>Delete all notes in the trash permanently? This cannot be undone.</source>
        <translation>በመጣያው ውስጥ ያሉ ማስታወሻዎች ሁሉ ለዘለቄታው ይሰረዙ? ይህ ሊቀለበስ አይችልም።</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message>
        <source>Notes deleted: %L1.</source>
        <translation>የተሰረዙ ማስታወሻዎች፦ %L1።</translation>
    </message>
    <message>
        <source>Share a &amp;Collection…</source>
        <translation>&amp;ስብስብ አጋራ…</translation>
    </message>
    <message>
        <source>Stop Sharing the Chosen Collection…</source>
        <translation>የተመረጠውን ስብስብ ማጋራት አቁም…</translation>
    </message>
    <message>
        <source>Shared collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>የተጋራ ስብስብ፦ %1 (%2)</translation>
    </message>
    <message>
        <source>several texts</source>
        <translation>በርካታ ጽሑፎች</translation>
    </message>
    <message>
        <source>The collection is shared.</source>
        <translation>ስብስቡ ተጋርቷል።</translation>
    </message>
    <message>
        <source>Stop Sharing</source>
        <translation>ማጋራት አቁም</translation>
    </message>
    <message>
        <source>Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is changed from now on stays where it is changed.</source>
        <translation>“%1” የተባለውን ስብስብ ማጋራት ይቁም? ሁሉም ማስታወሻዎቹን እንዳሉ ይይዛል፤ ከአሁን በኋላ የሚለወጠው በተለወጠበት ይቆያል።</translation>
    </message>
    <message>
        <source>The collection is private now.</source>
        <translation>ስብስቡ አሁን የግል ነው።</translation>
    </message>
    <message>
        <source>%1, until %2:</source>
        <comment>name, time</comment>
        <translation>%1፣ እስከ %2፦</translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>ቤተ መጻሕፍቱን እንደ &amp;እሽግ ወደ ውጭ ላክ…</translation>
    </message>
    <message>
        <source>Export C&amp;hanges since the Last Pack…</source>
        <translation>ከመጨረሻው እሽግ ወዲህ ያሉ &amp;ለውጦችን ወደ ውጭ ላክ…</translation>
    </message>
    <message>
        <source>%1-since-%2.zip</source>
        <comment>a file&apos;s name: library, number</comment>
        <translation>%1-ከ-%2.zip</translation>
    </message>
    <message>
        <source>Export the Library as a Pack</source>
        <translation>ቤተ መጻሕፍቱን እንደ እሽግ ወደ ውጭ ላክ</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>እሽጎች (*.zip)</translation>
    </message>
    <message>
        <source>Exporting the pack…</source>
        <translation>እሽጉን ወደ ውጭ በመላክ ላይ…</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>ምንም እሽግ አልተጻፈም።</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>ፋይሉን %1 መጻፍ አልተቻለም።</translation>
    </message>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>%Ln የተለወጠ ሥራና ሁሉም መሰረዞች በ%1 ተጽፈዋል።</numerusform>
            <numerusform>%Ln የተለወጡ ሥራዎችና ሁሉም መሰረዞች በ%1 ተጽፈዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>%Ln ሥራ በ%1 ተጽፏል።</numerusform>
            <numerusform>%Ln ሥራዎች በ%1 ተጽፈዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>%Ln የዕውቀት ቋት ተካትቷል።</numerusform>
            <numerusform>%Ln የዕውቀት ቋቶች ተካትተዋል።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>%Ln ጽሑፍ ገና ያልተሟላ ነው።</numerusform>
            <numerusform>%Ln ጽሑፎች ገና ያልተሟሉ ናቸው።</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>%Ln የተበላሸ ጽሑፍ ወይም ፋይል ተዘልሏል።</numerusform>
            <numerusform>%Ln የተበላሹ ጽሑፎች ወይም ፋይሎች ተዘልለዋል።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PagedPanel</name>
    <message>
        <source>Back to Text</source>
        <translation>ወደ ጽሑፉ ተመለስ</translation>
    </message>
</context>
<context>
    <name>sheria::app::PlaceSettings</name>
    <message>
        <source>Files and Folders</source>
        <translation>ፋይሎችና አቃፊዎች</translation>
    </message>
    <message>
        <source>Library that is open</source>
        <translation>የተከፈተው ቤተ መጻሕፍት</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>አቃፊውን ክፈት</translation>
    </message>
    <message>
        <source>Open the folder of: %1</source>
        <translation>የዚህን አቃፊ ክፈት፦ %1</translation>
    </message>
    <message>
        <source>path folder file</source>
        <translation>መንገድ አቃፊ ፋይል path folder</translation>
    </message>
</context>
<context>
    <name>sheria::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>ምርጫዎች</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>በቅንብሮች ውስጥ ፈልግ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ገጾች</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>እነዚህ ቃላት ያሉት ቅንብር የለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrintPreview</name>
    <message>
        <source>Print Preview: %1</source>
        <translation>የኅትመት ቅድመ እይታ፦ %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ገጾች</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>አት&amp;ም…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>ቀዳሚ ገጽ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>ቀጣይ ገጽ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>አሳንስ</translation>
    </message>
    <message>
        <source>Fit to the width</source>
        <translation>ከስፋቱ ጋር አስማማ</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>አጉላ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;ዝጋ</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>ገጽ %1 ከ%2</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrivacySettings</name>
    <message>
        <source>until the program ends</source>
        <translation>ፕሮግራሙ እስኪዘጋ</translation>
    </message>
    <message>
        <source>in the system keychain</source>
        <translation>በሥርዓቱ የቁልፍ ሰንሰለት</translation>
    </message>
    <message>
        <source>in a file with a password</source>
        <translation>የይለፍ ቃል ባለው ፋይል</translation>
    </message>
    <message>
        <source>in a file of your own</source>
        <translation>በራስዎ ፋይል</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>አልተቀመጠም</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>ግላዊነት</translation>
    </message>
    <message>
        <source>&amp;Remember searches</source>
        <translation>ፍለጋዎችን &amp;አስታውስ</translation>
    </message>
    <message>
        <source>They are offered in the search box. Searches that you save are kept anyway.</source>
        <translation>በመፈለጊያ ሳጥኑ ውስጥ ይቀርባሉ። እርስዎ የሚያስቀምጧቸው ፍለጋዎች በማናቸውም ሁኔታ ይቆያሉ።</translation>
    </message>
    <message>
        <source>history</source>
        <translation>ታሪክ history</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>የፍለጋ ታሪክን አጥፋ</translation>
    </message>
    <message>
        <source>The search history was cleared.</source>
        <translation>የፍለጋ ታሪኩ ጠፍቷል።</translation>
    </message>
    <message>
        <source>Saved searches stay.</source>
        <translation>የተቀመጡ ፍለጋዎች ይቆያሉ።</translation>
    </message>
    <message>
        <source>Clear Recent Libraries</source>
        <translation>የቅርብ ጊዜ ቤተ መጻሕፍትን አጥፋ</translation>
    </message>
    <message>
        <source>Empties the menu Open Recent. The libraries stay where they are.</source>
        <translation>«የቅርብ ጊዜ ክፈት» የሚለውን ምናሌ ባዶ ያደርጋል። ቤተ መጻሕፍቱ ባሉበት ይቆያሉ።</translation>
    </message>
    <message>
        <source>Tokens of other servers</source>
        <translation>የሌሎች አገልጋዮች ቶከኖች</translation>
    </message>
    <message>
        <source>Forget Token</source>
        <translation>ቶከኑን እርሳ</translation>
    </message>
    <message>
        <source>&amp;Tokens of other servers, for the open library</source>
        <translation>ለተከፈተው ቤተ መጻሕፍት የሌሎች አገልጋዮች &amp;ቶከኖች</translation>
    </message>
    <message>
        <source>A token that is forgotten must be entered again before the server is contacted.</source>
        <translation>የተረሳ ቶከን ከአገልጋዩ ጋር ከመገናኘት በፊት እንደገና መግባት አለበት።</translation>
    </message>
    <message>
        <source>secrets keychain passwords</source>
        <translation>ሚስጥሮች የቁልፍ ሰንሰለት የይለፍ ቃላት secrets keychain</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>እስካሁን ቶከኖች የሉም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::QuotationDialog</name>
    <message>
        <source>Check Quotation</source>
        <translation>ጥቅስ አጣራ</translation>
    </message>
    <message>
        <source>Passage quoted from “%1”:</source>
        <translation>ከ«%1» የተጠቀሰው ምንባብ፦</translation>
    </message>
    <message>
        <source>Quoted passage</source>
        <translation>የተጠቀሰው ምንባብ</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;አጣራ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>ውጤቱን &amp;ቅዳ</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>በማጣራት ላይ…</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>የማረጋገጫው ውጤት</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>ወደ &amp;ኋላ</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>ወደ &amp;ፊት</translation>
    </message>
    <message>
        <source>Go to &amp;Address</source>
        <translation>ወደ አድራሻ &amp;ሂድ</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>&amp;ቀጣይ ትር</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>ቀ&amp;ዳሚ ትር</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>ትሩን &amp;ዝጋ</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>የተ&amp;ዘጋውን ትር መልሰህ ክፈት</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>በጽሑፉ &amp;ውስጥ ፈልግ…</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>ቀጣዩን &amp;አግኝ</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>ቀዳሚውን አ&amp;ግኝ</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>አ&amp;ጉላ</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>አ&amp;ሳንስ</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>&amp;ትክክለኛ መጠን</translation>
    </message>
    <message>
        <source>Table of &amp;Contents</source>
        <translation>የ&amp;ይዘት ማውጫ</translation>
    </message>
    <message>
        <source>Amending La&amp;ws</source>
        <translation>አሻሻይ &amp;ሕጎች</translation>
    </message>
    <message>
        <source>Colour by A&amp;ge</source>
        <translation>በ&amp;ዕድሜ ቀለም ቀባ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;ቅዳ</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>በአንድ ቀ&amp;ን እንደነበረ አሳይ…</translation>
    </message>
    <message>
        <source>Show the Lat&amp;est</source>
        <translation>የ&amp;መጨረሻውን አሳይ</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>የ&amp;ጊዜ መስመር</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>&amp;ስሪቶች…</translation>
    </message>
    <message>
        <source>&amp;Language…</source>
        <translation>&amp;ቋንቋ…</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Another Date…</source>
        <translation>ከሌላ ቀን ጋር አ&amp;ነጻጽር…</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>አነጻጽር &amp;ከ…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>እንደ &amp;PDF አስቀምጥ…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>አት&amp;ም…</translation>
    </message>
    <message>
        <source>Ci&amp;tation</source>
        <translation>&amp;ማጣቀሻ</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>ምርጫውን ወይም የድንጋጌውን ስም ከምንጩ ጋር ይቀዳል</translation>
    </message>
    <message>
        <source>Web &amp;Link</source>
        <translation>የድር አ&amp;ገናኝ</translation>
    </message>
    <message>
        <source>Copy a link to the provision on the server of this program, while it runs</source>
        <translation>ይህ ፕሮግራም በሚሠራበት ጊዜ በአገልጋዩ ላይ ወዳለው ድንጋጌ የሚወስድ አገናኝ ይቀዳል</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>አ&amp;ድራሻ</translation>
    </message>
    <message>
        <source>Copy the address of the provision, to go to it by the search box</source>
        <translation>በመፈለጊያ ሳጥኑ በኩል ለመሄድ የድንጋጌውን አድራሻ ይቀዳል</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>ቅዳ &amp;እንደ</translation>
    </message>
    <message>
        <source>Actual size (now %1 %)</source>
        <translation>ትክክለኛ መጠን (አሁን %1 %)</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>ማጣቀሻው ተቀድቷል።</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>አድራሻው ተቀድቷል።</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>አገናኙ ተቀድቷል።</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>የኅትመት ቅ&amp;ድመ እይታ…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderPane</name>
    <message>
        <source>Text</source>
        <translation>ጽሑፍ</translation>
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
        <translation>አዲስ ትር</translation>
    </message>
    <message>
        <source>This link has no target.</source>
        <translation>ይህ አገናኝ ዒላማ የለውም።</translation>
    </message>
    <message>
        <source>The page had to be closed. Open it again to continue.</source>
        <translation>ገጹ መዘጋት ነበረበት። ለመቀጠል እንደገና ይክፈቱት።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTabs</name>
    <message>
        <source>Open texts</source>
        <translation>የተከፈቱ ጽሑፎች</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;ዝጋ</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>ንባብ</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>የጽሑፉ የፊደል ቅርጽ</translation>
    </message>
    <message>
        <source>Serif, for all scripts</source>
        <translation>ሰሪፍ፣ ለሁሉም የጽሕፈት ሥርዓቶች</translation>
    </message>
    <message>
        <source>Other font</source>
        <translation>ሌላ የፊደል ቅርጽ</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>የፊደል ቅርጽ ቤተሰብ</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>የ&amp;ፊደል ቅርጽ</translation>
    </message>
    <message>
        <source>Characters that the font does not have are taken from the usual fonts.</source>
        <translation>የፊደል ቅርጹ የሌሉት ቁምፊዎች ከተለመዱት የፊደል ቅርጾች ይወሰዳሉ።</translation>
    </message>
    <message>
        <source>typeface family</source>
        <translation>የፊደል ቅርጽ ቤተሰብ typeface</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>የጽሑፍ መጠን</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>የጽሑፍ &amp;መጠን</translation>
    </message>
    <message>
        <source>Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of contents.</source>
        <translation>የጽሑፉ ብቻ። በእይታ ምናሌ ያሉት «አጉላ» እና «አሳንስ» የይዘት ማውጫውንም ይለውጣሉ።</translation>
    </message>
    <message>
        <source>large small zoom</source>
        <translation>ትልቅ ትንሽ ማጉላት zoom</translation>
    </message>
    <message>
        <source>Line length</source>
        <translation>የመስመር ርዝመት</translation>
    </message>
    <message>
        <source>&amp;Line length</source>
        <translation>የመስመር &amp;ርዝመት</translation>
    </message>
    <message>
        <source>Width of the column of text, in ems of 16 pixels. The window limits it.</source>
        <translation>የጽሑፉ ዓምድ ስፋት፣ በ16 ፒክሰል em። መስኮቱ ይገድበዋል።</translation>
    </message>
    <message>
        <source>width column measure</source>
        <translation>ስፋት ዓምድ width</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>የመስመር ክፍተት</translation>
    </message>
    <message>
        <source>Line s&amp;pacing</source>
        <translation>የመስመር &amp;ክፍተት</translation>
    </message>
    <message>
        <source>leading height</source>
        <translation>ክፍተት ቁመት leading</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>ነባሪዎቹን መልስ</translation>
    </message>
    <message>
        <source>Font, size, line length and spacing as they were at first.</source>
        <translation>የፊደል ቅርጽ፣ መጠን፣ የመስመር ርዝመትና ክፍተት በመጀመሪያ እንደነበሩ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiverDialog</name>
    <message>
        <source>New Receiver</source>
        <translation>አዲስ ተቀባይ</translation>
    </message>
    <message>
        <source>Edit Receiver</source>
        <translation>ተቀባዩን አርትዕ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ስም</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Response headers, one per line</source>
        <translation>የምላሽ ራስጌዎች፣ በአንድ መስመር አንድ</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>የምላሽ አካል</translation>
    </message>
    <message>
        <source>Forward to</source>
        <translation>አስተላልፍ ወደ</translation>
    </message>
    <message>
        <source>A program on this computer that gets the requests; its status and body are answered</source>
        <translation>ጥያቄዎቹ የሚደርሱት በዚህ ኮምፒውተር ላይ ያለ ፕሮግራም፤ የእርሱ ሁኔታና አካል ይመለሳሉ</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>ስም፦</translation>
    </message>
    <message>
        <source>Status:</source>
        <translation>ሁኔታ፦</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>መዘግየት፦</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>ራስጌዎች፦</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>አካል፦</translation>
    </message>
    <message>
        <source>Forward to:</source>
        <translation>አስተላልፍ ወደ፦</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiversPage</name>
    <message>
        <source>Enable Receivers</source>
        <translation>ተቀባዮችን አንቃ</translation>
    </message>
    <message>
        <source>While enabled, any program on this computer can send requests to them</source>
        <translation>በነቁበት ጊዜ በዚህ ኮምፒውተር ላይ ያለ ማናቸውም ፕሮግራም ጥያቄ ሊልክላቸው ይችላል</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>የተቀባዩ አድራሻ</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>አድራሻውን ቅዳ</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
    <message>
        <source>Register as a Webhook</source>
        <translation>እንደ ዌብሁክ መዝግብ</translation>
    </message>
    <message>
        <source>Clear Requests</source>
        <translation>ጥያቄዎቹን አጥፋ</translation>
    </message>
    <message>
        <source>Resets the receiver: the next request counts as its first</source>
        <translation>ተቀባዩን እንደ አዲስ ያስጀምራል፦ ቀጣዩ ጥያቄ እንደ መጀመሪያው ይቆጠራል</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>ተቀባዮች</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>ተቀባይ</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>ባሕርይ</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>ጥያቄዎች</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>የሌላ ተቀባይ ስም</translation>
    </message>
    <message>
        <source>Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>ሌላ ስም፣ ለምሳሌ slow-2s, 503x4-then-200, flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>አዲስ…</translation>
    </message>
    <message>
        <source>Defines a receiver: its status, headers, body and delay, or a program that its requests are forwarded to</source>
        <translation>ተቀባይ ይተረጉማል፦ ሁኔታውን፣ ራስጌዎቹን፣ አካሉንና መዘግየቱን፣ ወይም ጥያቄዎቹ የሚተላለፉለትን ፕሮግራም</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>አርትዕ…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>አስወግድ</translation>
    </message>
    <message>
        <source>Requests received</source>
        <translation>የደረሱ ጥያቄዎች</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>ጥያቄው</translation>
    </message>
    <message>
        <source>No receiver has this name.</source>
        <translation>ይህ ስም ያለው ተቀባይ የለም።</translation>
    </message>
    <message>
        <source>Remove Receiver</source>
        <translation>ተቀባዩን አስወግድ</translation>
    </message>
    <message>
        <source>The receiver %1 is removed from the library.</source>
        <translation>ተቀባዩ %1 ከቤተ መጻሕፍቱ ይወገዳል።</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>የተከፈተ ቤተ መጻሕፍት የለም።</translation>
    </message>
    <message>
        <source>Receivers are available while the server is running.</source>
        <translation>ተቀባዮች የሚገኙት አገልጋዩ በሚሠራበት ጊዜ ነው።</translation>
    </message>
    <message>
        <source>Receivers are disabled.</source>
        <translation>ተቀባዮች ተሰናክለዋል።</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1፦ %2</translation>
    </message>
    <message>
        <source>Answer of the program: %1</source>
        <translation>የፕሮግራሙ ምላሽ፦ %1</translation>
    </message>
    <message>
        <source>This receiver has not received any requests yet.</source>
        <translation>ይህ ተቀባይ እስካሁን ምንም ጥያቄ አልደረሰውም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::RelayPage</name>
    <message>
        <source>Passes the POST requests that arrive at a port of this computer on to a program, and answers what that answers. To receive the webhooks of another server, lead them to this port by a tunnel.</source>
        <translation>በዚህ ኮምፒውተር ፖርት ላይ የሚደርሱ የPOST ጥያቄዎችን ወደ አንድ ፕሮግራም ያስተላልፋል፣ ያ ፕሮግራም የሚመልሰውንም ይመልሳል። የሌላ አገልጋይ ዌብሁኮችን ለመቀበል በመተላለፊያ (tunnel) ወደዚህ ፖርት ይምሯቸው።</translation>
    </message>
    <message>
        <source>Address of the program</source>
        <translation>የፕሮግራሙ አድራሻ</translation>
    </message>
    <message>
        <source>Your program: http://127.0.0.1:9000/hook</source>
        <translation>የእርስዎ ፕሮግራም፦ http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Port of the relay</source>
        <translation>የአስተላላፊው ፖርት</translation>
    </message>
    <message>
        <source>Port: </source>
        <translation>ፖርት፦ </translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>ማናቸውም ነፃ ፖርት</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ጀምር</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>አቁም</translation>
    </message>
    <message>
        <source>Address of the relay</source>
        <translation>የአስተላላፊው አድራሻ</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>አድራሻውን ቅዳ</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>ጥያቄዎችና ምላሾች</translation>
    </message>
    <message>
        <source>%1  %2: %3, %4 ms</source>
        <comment>time, path, outcome, duration</comment>
        <translation>%1  %2፦ %3፣ %4 ms</translation>
    </message>
    <message>
        <source>The relay is stopped.</source>
        <translation>አስተላላፊው ቆሟል።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReplayDialog</name>
    <message>
        <source>Replay a Recording</source>
        <translation>ቅጂ ድገም</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Waiting times</source>
        <translation>የጥበቃ ጊዜዎች</translation>
    </message>
    <message>
        <source>Without waiting</source>
        <translation>ያለ ጥበቃ</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>እንደተመዘገበው</translation>
    </message>
    <message>
        <source>10 times faster</source>
        <translation>10 እጥፍ ፈጣን</translation>
    </message>
    <message>
        <source>100 times faster</source>
        <translation>100 እጥፍ ፈጣን</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ጀምር</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>አቁም</translation>
    </message>
    <message>
        <source>The POST requests of %1 are made to an address, in their order.</source>
        <translation>የ%1 የPOST ጥያቄዎች በቅደም ተከተላቸው ወደ አንድ አድራሻ ይላካሉ።</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>ምላሾች</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>%L1: %2, %L3 ms</source>
        <comment>number of an entry, outcome, duration</comment>
        <translation>%L1፦ %2፣ %L3 ms</translation>
    </message>
    <message>
        <source>Stopped: %L1 delivered, %L2 failed.</source>
        <translation>ቆሟል፦ %L1 ደርሰዋል፣ %L2 አልተሳኩም።</translation>
    </message>
    <message>
        <source>%L1 delivered, %L2 failed.</source>
        <translation>%L1 ደርሰዋል፣ %L2 አልተሳኩም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReportModel</name>
    <message>
        <source>Knowledge base %1</source>
        <translation>የዕውቀት ቋት %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ፋይል</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>ጽሑፍ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>ምክንያት</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResendDialog</name>
    <message>
        <source>Send to Another Address</source>
        <translation>ወደ ሌላ አድራሻ ላክ</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>ላክ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>አድራሻ፦</translation>
    </message>
    <message>
        <source>The request has the same invocation id and a new request id. It is signed as for the webhook; the webhook&apos;s own headers are not sent.</source>
        <translation>ጥያቄው ተመሳሳይ የጥሪ መታወቂያና አዲስ የጥያቄ መታወቂያ አለው። ለዌብሁኩ እንደሚፈረመው ይፈረማል፤ የዌብሁኩ የራሱ ራስጌዎች አይላኩም።</translation>
    </message>
    <message>
        <source>%1. The log shows the answer.</source>
        <comment>outcome of a request</comment>
        <translation>%1። ምላሹ በክንውን መዝገቡ ውስጥ ይታያል።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Filter results</source>
        <translation>ውጤቶችን አጣራ</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>ወደ ጽሑፎች ተመለስ</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>በዚህ &amp;ቀን</translation>
    </message>
    <message>
        <source>Search the texts as they stood on a date</source>
        <translation>ጽሑፎቹን በአንድ ቀን እንደነበሩ ፈልግ</translation>
    </message>
    <message>
        <source>Search as at this date</source>
        <translation>በዚህ ቀን እንደነበረ ፈልግ</translation>
    </message>
    <message>
        <source>Order of the results</source>
        <translation>የውጤቶቹ ቅደም ተከተል</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>ይበልጥ የሚዛመደው በቅድሚያ</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>አዲሱ በቅድሚያ</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>የቆየው በቅድሚያ</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>በርዕስ</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>ይህን ፍለጋ አስቀምጥ</translation>
    </message>
    <message>
        <source>Saved and earlier searches</source>
        <translation>የተቀመጡና የቀድሞ ፍለጋዎች</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>«%1» ማለትዎ ነበር?</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>ውጤቶች</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>በመፈለግ ላይ…</translation>
    </message>
    <message>
        <source>Saved; click again to remove this search</source>
        <translation>ተቀምጧል፤ ይህን ፍለጋ ለማስወገድ እንደገና ጠቅ ያድርጉ</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>%Ln አዲስ</numerusform>
            <numerusform>%Ln አዲስ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>የተቀመጡና የቀድሞ ፍለጋዎች፤ ከእነርሱ %Ln አዲስ ውጤቶች አሉት</numerusform>
            <numerusform>የተቀመጡና የቀድሞ ፍለጋዎች፤ ከእነርሱ %Ln አዲስ ውጤቶች አሏቸው</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>ወደ %Ln ሥራ</numerusform>
            <numerusform>ወደ %Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln ሥራ</numerusform>
            <numerusform>%Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, some without all words</source>
        <translation>%1፣ አንዳንዶቹ ሁሉም ቃላት የሏቸውም</translation>
    </message>
    <message>
        <source>%1 so far: the search index is still being built</source>
        <translation>%1 እስካሁን፦ የፍለጋ ማውጫው ገና በመሠራት ላይ ነው</translation>
    </message>
    <message>
        <source>%1 so far: the newest changes are still being indexed</source>
        <translation>%1 እስካሁን፦ አዲሶቹ ለውጦች ገና ወደ ፍለጋ ማውጫው በመግባት ላይ ናቸው</translation>
    </message>
    <message>
        <source>No results so far. The search index is being updated; new results appear automatically.</source>
        <translation>እስካሁን ምንም ውጤት የለም። የፍለጋ ማውጫው በመዘመን ላይ ነው፤ አዲስ ውጤቶች በራሳቸው ይታያሉ።</translation>
    </message>
    <message>
        <source>No results. Try fewer or different words.</source>
        <translation>ምንም ውጤት የለም። ያነሱ ወይም ሌሎች ቃላት ይሞክሩ።</translation>
    </message>
    <message>
        <source>No results. Try fewer words or remove some filters.</source>
        <translation>ምንም ውጤት የለም። ያነሱ ቃላት ይሞክሩ ወይም ጥቂት ማጣሪያዎችን ያስወግዱ።</translation>
    </message>
    <message>
        <source>The search index is being built. Results appear as soon as it is ready.</source>
        <translation>የፍለጋ ማውጫው በመሠራት ላይ ነው። ዝግጁ እንደሆነ ውጤቶች ይታያሉ።</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>የተቀመጡ</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>የቀድሞ</translation>
    </message>
    <message>
        <source>Rename This Search…</source>
        <translation>የዚህን ፍለጋ ስም ለውጥ…</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>የፍለጋ ታሪክን አጥፋ</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>የፍለጋውን ስም ለውጥ</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>የፍለጋው ስም፦</translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>ሴናሪዮዎች</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>ሴናሪዮ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ውጤት</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>መግለጫ</translation>
    </message>
    <message>
        <source>Progress of the scenarios</source>
        <translation>የሴናሪዮዎቹ ሂደት</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>አሂድ</translation>
    </message>
    <message>
        <source>Run All</source>
        <translation>ሁሉንም አሂድ</translation>
    </message>
    <message>
        <source>Open Files…</source>
        <translation>ፋይሎችን ክፈት…</translation>
    </message>
    <message>
        <source>Seed to use instead of the scenario&apos;s own</source>
        <translation>ከሴናሪዮው ዘር ቁጥር ይልቅ የሚወሰድ ዘር ቁጥር</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>ዘር ቁጥር</translation>
    </message>
    <message>
        <source>Address of a real receiver</source>
        <translation>የእውነተኛ ተቀባይ አድራሻ</translation>
    </message>
    <message>
        <source>Your receiver, https://…; leave empty to use the built-in receivers</source>
        <translation>የእርስዎ ተቀባይ፣ https://…፤ አብረው የተሠሩትን ተቀባዮች ለመጠቀም ባዶ ይተዉት</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>የተቀባዩ ሁኔታ አድራሻ</translation>
    </message>
    <message>
        <source>Its state, for scenarios that look at it</source>
        <translation>ሁኔታው፣ ለሚመለከቱት ሴናሪዮዎች</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>በእውነተኛ ጊዜ</translation>
    </message>
    <message>
        <source>Runs in real time; otherwise waiting times are skipped</source>
        <translation>በእውነተኛ ጊዜ ያሂዳል፤ አለዚያ የጥበቃ ጊዜዎች ይዘለላሉ</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>ሊነበብ የማይችል</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>መስመር %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>ፋይሉ %1 ሊነበብ አይችልም።</translation>
    </message>
    <message>
        <source>Open Scenarios</source>
        <translation>ሴናሪዮዎችን ክፈት</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>ሴናሪዮዎች (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>scenario, line of its file</comment>
        <translation>%1፣ መስመር %2</translation>
    </message>
    <message>
        <source>Passed (%1)</source>
        <translation>አልፏል (%1)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ተትቷል</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>%Ln ውድቀት</numerusform>
            <numerusform>%Ln ውድቀቶች</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>አልፏል</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>ተትቷል።</translation>
    </message>
    <message>
        <source>%1 run, %2 failed.</source>
        <translation>%1 ተካሂደዋል፣ %2 አልተሳኩም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchBox</name>
    <message>
        <source>no %1</source>
        <comment>section 99</comment>
        <translation>%1 የለም</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>የ%1 ጽሑፍ</translation>
    </message>
    <message>
        <source>no text of %1</source>
        <translation>የ%1 ጽሑፍ የለም</translation>
    </message>
    <message>
        <source>The library has no text of %1 of %2.</source>
        <translation>ቤተ መጻሕፍቱ የ%2 የ%1 ጽሑፍ የለውም።</translation>
    </message>
    <message>
        <source>There is no %1 in the text of %2 of %3.</source>
        <translation>በ%3 የ%2 ጽሑፍ ውስጥ %1 የለም።</translation>
    </message>
    <message>
        <source>There is no %1 in %2.</source>
        <translation>በ%2 ውስጥ %1 የለም።</translation>
    </message>
    <message>
        <source>Search words, titles, citations, or /akn/… addresses</source>
        <translation>የፍለጋ ቃላት፣ ርዕሶች፣ ማጣቀሻዎች፣ ወይም /akn/… አድራሻዎች</translation>
    </message>
    <message>
        <source>Search, or address of the text</source>
        <translation>ፍለጋ፣ ወይም የጽሑፉ አድራሻ</translation>
    </message>
    <message>
        <source>Search suggestions</source>
        <translation>የፍለጋ ጥቆማዎች</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 ክፈት</translation>
    </message>
    <message>
        <source>Search all texts for “%1”</source>
        <translation>በሁሉም ጽሑፎች ውስጥ «%1» ፈልግ</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>የተቀመጠ</translation>
    </message>
    <message>
        <source>before</source>
        <translation>የቀድሞ</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchController</name>
    <message>
        <source>&amp;Search…</source>
        <translation>&amp;ፈልግ…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>የፍለጋ ውጤ&amp;ቶች</translation>
    </message>
    <message>
        <source>Next Search Match</source>
        <translation>ቀጣይ የፍለጋ ተዛማጅ</translation>
    </message>
    <message>
        <source>Previous Search Match</source>
        <translation>ቀዳሚ የፍለጋ ተዛማጅ</translation>
    </message>
    <message>
        <source>The search index was damaged and is built again: %1 of %2 works</source>
        <translation>የፍለጋ ማውጫው ስለተበላሸ እንደገና በመሠራት ላይ ነው፦ %1 ከ%2 ሥራዎች</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>የፍለጋ ማውጫ፦ %1 ከ%2 ሥራዎች</translation>
    </message>
    <message>
        <source>Search index: updating</source>
        <translation>የፍለጋ ማውጫ፦ በመዘመን ላይ</translation>
    </message>
    <message>
        <source>Another program is updating the search index</source>
        <translation>ሌላ ፕሮግራም የፍለጋ ማውጫውን እያዘመነው ነው</translation>
    </message>
    <message>
        <source>The disk is full: the search index cannot be written</source>
        <translation>ዲስኩ ሞልቷል፦ የፍለጋ ማውጫው ሊጻፍ አይችልም</translation>
    </message>
    <message>
        <source>The search index could not be written</source>
        <translation>የፍለጋ ማውጫውን መጻፍ አልተቻለም</translation>
    </message>
</context>
<context>
    <name>sheria::app::SecretBox</name>
    <message>
        <source>The signing secret</source>
        <translation>የፊርማ ሚስጥሩ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>ቀድቼዋለሁ</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Recent requests</source>
        <translation>የቅርብ ጊዜ ጥያቄዎች</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>ተቀድቷል።</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>የአገልጋዩ አድራሻ</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ፖርት</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>በቀጣዩ ጅምር ጥቅም ላይ ይውላል። በአገልግሎት ላይ ከሆነ ቀጣዩ ነፃ ፖርት ይወሰዳል።</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>ፕሮግራሙ ሲጀምር ጀምር</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>አድራሻውን ቅዳ</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>በአሳሽ ክፈት</translation>
    </message>
    <message>
        <source>Opens the server&apos;s pages in your browser, signed in</source>
        <translation>በመለያዎ ገብተው የአገልጋዩን ገጾች በአሳሽዎ ይከፍታል</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>ቅንብሮች…</translation>
    </message>
    <message>
        <source>Allowed web origins and rate limits</source>
        <translation>የተፈቀዱ የድር መነሻዎችና የጥያቄ ገደቦች</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>ቶከን</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>ቶከኑን ቅዳ</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>ቀድቼዋለሁ</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>አዲስ ቶከን</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>በመተግበሪያው የተፈጠረ</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>መለያዎች…</translation>
    </message>
    <message>
        <source>Accounts, tokens and permissions</source>
        <translation>መለያዎች፣ ቶከኖችና ፈቃዶች</translation>
    </message>
    <message>
        <source>Example for the command line</source>
        <translation>ለትእዛዝ መስመር ምሳሌ</translation>
    </message>
    <message>
        <source>Try it on the command line</source>
        <translation>በትእዛዝ መስመር ይሞክሩት</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>ምሳሌውን ቅዳ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>ጊዜ</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>ጥያቄ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>መጠን</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>የፈጀው ጊዜ</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>ጥያቄ %1</translation>
    </message>
    <message>
        <source>No token could be created.</source>
        <translation>ቶከን መፍጠር አልተቻለም።</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>የተከፈተ ቤተ መጻሕፍት የለም።</translation>
    </message>
    <message>
        <source>The server is starting…</source>
        <translation>አገልጋዩ በመጀመር ላይ ነው…</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>አገልጋዩ በመሥራት ላይ ነው።</translation>
    </message>
    <message>
        <source>The server is stopping…</source>
        <translation>አገልጋዩ በመቆም ላይ ነው…</translation>
    </message>
    <message>
        <source>The server could not be started. %1</source>
        <translation>አገልጋዩን ማስጀመር አልተቻለም። %1</translation>
    </message>
    <message>
        <source>The server is stopped.</source>
        <translation>አገልጋዩ ቆሟል።</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>አቁም</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ጀምር</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>አይሠራም</translation>
    </message>
    <message>
        <source>Programs send this token to the server. It is shown only once: copy it and keep it safe.</source>
        <translation>ፕሮግራሞች ይህን ቶከን ለአገልጋዩ ይልካሉ። የሚታየው አንድ ጊዜ ብቻ ነው፦ ይቅዱትና በጥንቃቄ ያስቀምጡት።</translation>
    </message>
    <message>
        <source>Programs authenticate with a token. The library stores only a hash of it; if you have lost yours, create a new one.</source>
        <translation>ፕሮግራሞች ማንነታቸውን በቶከን ያረጋግጣሉ። ቤተ መጻሕፍቱ የሚያስቀምጠው የቶከኑን ሃሽ ብቻ ነው፤ ከጠፋብዎት አዲስ ይፍጠሩ።</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>እስካሁን ጥያቄዎች የሉም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Server</source>
        <translation>አገልጋይ</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>ፕሮግራሙ ሲጀምር ጀምር</translation>
    </message>
    <message>
        <source>The server answers requests of programs on this computer.</source>
        <translation>አገልጋዩ በዚህ ኮምፒውተር ላይ ላሉ ፕሮግራሞች ጥያቄዎች ምላሽ ይሰጣል።</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ፖርት</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>&amp;ፖርት</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>በቀጣዩ ጅምር ጥቅም ላይ ይውላል። በአገልግሎት ላይ ከሆነ ቀጣዩ ነፃ ፖርት ይወሰዳል።</translation>
    </message>
    <message>
        <source>Allowed web origins</source>
        <translation>የተፈቀዱ የድር መነሻዎች</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>የተፈቀዱ የድር &amp;መነሻዎች</translation>
    </message>
    <message>
        <source>One origin per line, such as https://desk.example. Scripts of these pages can read and change what their token allows. * allows pages of all origins to read. If empty, pages of other origins cannot use the server.</source>
        <translation>በአንድ መስመር አንድ መነሻ፣ ለምሳሌ https://desk.example። የእነዚህ ገጾች ስክሪፕቶች ቶከናቸው የሚፈቅደውን ማንበብና መለወጥ ይችላሉ። * የሁሉም መነሻዎች ገጾች እንዲያነቡ ይፈቅዳል። ባዶ ከሆነ የሌሎች መነሻዎች ገጾች አገልጋዩን መጠቀም አይችሉም።</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>በደቂቃ ጥያቄዎች</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>ያልተገደበ</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>በደቂቃ &amp;ጥያቄዎች</translation>
    </message>
    <message>
        <source>Maximum number of requests per client and minute. Further requests are answered with 429 Too Many Requests.</source>
        <translation>ለእያንዳንዱ ደንበኛ በደቂቃ የሚፈቀደው ከፍተኛ የጥያቄዎች ብዛት። ለተጨማሪ ጥያቄዎች 429 Too Many Requests ይመለሳል።</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>የጥያቄ ገደብ rate limit</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.</source>
        <translation>«%1» መነሻ አይደለም። http:// ወይም https:// እና የአስተናጋጅ ስም ብቻ ያስገቡ፣ ሌላ ምንም።</translation>
    </message>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>ቢበዛ %Ln መነሻ ሊፈቀድ ይችላል።</numerusform>
            <numerusform>ቢበዛ %Ln መነሻዎች ሊፈቀዱ ይችላሉ።</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SettingsController</name>
    <message>
        <source>Preferences</source>
        <translation>ምርጫዎች</translation>
    </message>
    <message>
        <source>Open tabs and the layout of the window</source>
        <translation>የተከፈቱ ትሮችና የመስኮቱ አቀማመጥ</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>ማስታወሻዎችዎ</translation>
    </message>
    <message>
        <source>Hosts that libraries may contact</source>
        <translation>ቤተ መጻሕፍት ሊገናኟቸው የሚችሉ አስተናጋጆች</translation>
    </message>
    <message>
        <source>Tokens in a file with a password</source>
        <translation>የይለፍ ቃል ባለው ፋይል ውስጥ ያሉ ቶከኖች</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;ምርጫዎች…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;የትእዛዞች ዝርዝር…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ShortcutSettings</name>
    <message>
        <source>Shortcuts</source>
        <translation>አቋራጮች</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>ድርጊት</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>ምናሌ</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>አቋራጭ</translation>
    </message>
    <message>
        <source>Actions and their &amp;shortcuts</source>
        <translation>ድርጊቶችና አ&amp;ቋራጮቻቸው</translation>
    </message>
    <message>
        <source>keys keyboard</source>
        <translation>ቁልፎች የቁልፍ ሰሌዳ keys keyboard</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>አዲስ አቋራጭ</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>አቋራጭ የለም</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>ነባሪውን መልስ</translation>
    </message>
    <message>
        <source>“%1” has the default shortcut of this action.</source>
        <translation>«%1» የዚህን ድርጊት ነባሪ አቋራጭ ይዟል።</translation>
    </message>
    <message>
        <source>Restore All Defaults</source>
        <translation>ሁሉንም ነባሪዎች መልስ</translation>
    </message>
    <message>
        <source>&amp;New shortcut for the chosen action</source>
        <translation>ለተመረጠው ድርጊት &amp;አዲስ አቋራጭ</translation>
    </message>
    <message>
        <source>Press the keys. A shortcut that another action has is not taken over.</source>
        <translation>ቁልፎቹን ይጫኑ። ሌላ ድርጊት የያዘው አቋራጭ አይወሰድም።</translation>
    </message>
    <message>
        <source>%1 cannot be used: fields need it, it types a character, or it is several keys.</source>
        <translation>%1 ጥቅም ላይ ሊውል አይችልም፦ መስኮች ያስፈልጋቸዋል፣ ቁምፊ ይጽፋል፣ ወይም ብዙ ቁልፎች ነው።</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <translation>%1 የ«%2» አቋራጭ ነው።</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message>
        <source>National law</source>
        <translation>የአገር አቀፍ ሕግ</translation>
    </message>
    <message>
        <source>On a metered connection only texts are downloaded</source>
        <translation>በሚለካ ግንኙነት የሚወርዱት ጽሑፎች ብቻ ናቸው</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>ቦታዎች</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>ዓይነቶች</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>ርዕሰ ጉዳዮች</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>ፍርድ ቤቶች</translation>
    </message>
    <message>
        <source>None selected: all</source>
        <translation>ምንም ካልተመረጠ፦ ሁሉም</translation>
    </message>
    <message>
        <source>All; or codes such as eng, fra</source>
        <translation>ሁሉም፤ ወይም እንደ eng, fra ያሉ ኮዶች</translation>
    </message>
    <message>
        <source>Images and other files of the texts</source>
        <translation>የጽሑፎቹ ምስሎችና ሌሎች ፋይሎች</translation>
    </message>
    <message>
        <source>Publication documents, such as gazettes</source>
        <translation>እንደ ጋዜጦች ያሉ የኅትመት ሰነዶች</translation>
    </message>
    <message>
        <source>PDFs made by the server</source>
        <translation>አገልጋዩ የሚሠራቸው PDF ሰነዶች</translation>
    </message>
    <message>
        <source>Metered connection: download as little as possible</source>
        <translation>የሚለካ ግንኙነት፦ በተቻለ መጠን ጥቂት አውርድ</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>በእጅ</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>በየሰዓቱ</translation>
    </message>
    <message>
        <source>Every 6 hours</source>
        <translation>በየ6 ሰዓቱ</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>በየቀኑ</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>በየሳምንቱ</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>ቋንቋዎች፦</translation>
    </message>
    <message>
        <source>Also download:</source>
        <translation>በተጨማሪ አውርድ፦</translation>
    </message>
    <message>
        <source>Check for changes:</source>
        <translation>ለውጦችን ፈልግ፦</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>በየ%Ln ደቂቃው</numerusform>
            <numerusform>በየ%Ln ደቂቃው</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>ምንጮች</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ምንጭ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>ሁኔታ</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>ሂደት</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>ጽሑፎች</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>በመጠባበቅ ላይ</translation>
    </message>
    <message>
        <source>No sources yet. Connect to a server to download its works and keep them up to date.</source>
        <translation>እስካሁን ምንጮች የሉም። ሥራዎቹን ለማውረድና ወቅታዊ ለማድረግ ከአገልጋይ ጋር ይገናኙ።</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>ሰርዝ…</translation>
    </message>
    <message>
        <source>Enter Token…</source>
        <translation>ቶከን አስገባ…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>ተገናኝ…</translation>
    </message>
    <message>
        <source>Adds a server as a source of this library</source>
        <translation>አገልጋይን የዚህ ቤተ መጻሕፍት ምንጭ አድርጎ ያክላል</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>አሂድ</translation>
    </message>
    <message>
        <source>Downloads new and changed texts</source>
        <translation>አዲስና የተለወጡ ጽሑፎችን ያወርዳል</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>ለጊዜው አቁም</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Downloaded texts are kept; the next run continues from there</source>
        <translation>የወረዱ ጽሑፎች ይቆያሉ፤ ቀጣዩ ዙር ከዚያ ይቀጥላል</translation>
    </message>
    <message>
        <source>More</source>
        <translation>ተጨማሪ</translation>
    </message>
    <message>
        <source>R&amp;un All</source>
        <translation>ሁሉንም አ&amp;ሂድ</translation>
    </message>
    <message>
        <source>Downloads new and changed texts of all sources</source>
        <translation>የሁሉንም ምንጮች አዲስና የተለወጡ ጽሑፎች ያወርዳል</translation>
    </message>
    <message>
        <source>&amp;Cancel All</source>
        <translation>ሁሉንም &amp;ተው</translation>
    </message>
    <message>
        <source>&amp;Full Check</source>
        <translation>&amp;ሙሉ ማጣራት</translation>
    </message>
    <message>
        <source>Compares everything on the server with this library</source>
        <translation>በአገልጋዩ ላይ ያለውን ሁሉ ከዚህ ቤተ መጻሕፍት ጋር ያነጻጽራል</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;አርትዕ…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>አ&amp;ስወግድ…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>ቀጥል</translation>
    </message>
    <message>
        <source>Continues where it stopped</source>
        <translation>ከቆመበት ይቀጥላል</translation>
    </message>
    <message>
        <source>Downloads nothing until resumed</source>
        <translation>እስኪቀጥል ድረስ ምንም አያወርድም</translation>
    </message>
    <message>
        <source>Enter Password…</source>
        <translation>የይለፍ ቃል አስገባ…</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>ምንጩን አስወግድ</translation>
    </message>
    <message>
        <source>Nothing more is downloaded from %1. Its texts stay in the library; its token is deleted.</source>
        <translation>ከ%1 ከእንግዲህ ምንም አይወርድም። ጽሑፎቹ በቤተ መጻሕፍቱ ውስጥ ይቆያሉ፤ ቶከኑ ይሰረዛል።</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>አስወግድ</translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1፦ %Ln ሥራ</numerusform>
            <numerusform>%1፦ %Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1፦ %Ln ውሳኔ</numerusform>
            <numerusform>%1፦ %Ln ውሳኔዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>Search this library</source>
        <translation>በዚህ ቤተ መጻሕፍት ውስጥ ፈልግ</translation>
    </message>
    <message>
        <source>Words, a title, a citation</source>
        <translation>ቃላት፣ ርዕስ፣ ማጣቀሻ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>ፈልግ</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>የቅርብ ጊዜ ሰነዶች</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>ፍርድ ቤቶች</translation>
    </message>
    <message>
        <source>First letters of the titles</source>
        <translation>የርዕሶቹ የመጀመሪያ ፊደላት</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>ርዕሶች</translation>
    </message>
    <message>
        <source>Titles A–Z</source>
        <translation>ርዕሶች በፊደል ተራ</translation>
    </message>
</context>
<context>
    <name>sheria::app::StyleDialog</name>
    <message>
        <source>Citation Style</source>
        <translation>የማጣቀሻ ዘይቤ</translation>
    </message>
    <message>
        <source>Filter the styles</source>
        <translation>ዘይቤዎቹን አጣራ</translation>
    </message>
    <message>
        <source>Filter by title</source>
        <translation>በርዕስ አጣራ</translation>
    </message>
    <message>
        <source>Installed styles</source>
        <translation>የተጫኑ ዘይቤዎች</translation>
    </message>
    <message>
        <source>No styles are installed. The package citation-style-language-styles has them.</source>
        <translation>የተጫኑ ዘይቤዎች የሉም። citation-style-language-styles በተባለው ጥቅል ውስጥ ይገኛሉ።</translation>
    </message>
    <message>
        <source>Styles of the Citation Style Language (CSL). Your own go into the folder “sheria/csl” of your data folder.</source>
        <translation>የCitation Style Language (CSL) ዘይቤዎች። የራስዎን በመረጃ አቃፊዎ ውስጥ ባለው «sheria/csl» አቃፊ ያስቀምጡ።</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>&amp;ፋይል ምረጥ…</translation>
    </message>
    <message>
        <source>Citation styles (%1)</source>
        <translation>የማጣቀሻ ዘይቤዎች (%1)</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>በቤተ መጻሕፍቱ ያለ ሁሉ</translation>
    </message>
    <message>
        <source>Only this selection</source>
        <translation>ይህ ምርጫ ብቻ</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>&amp;ቦታዎች</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>ቦታዎች</translation>
    </message>
    <message>
        <source>&amp;Document types, if not all: act, act/by-law, judgment…</source>
        <translation>የ&amp;ሰነድ ዓይነቶች፣ ሁሉም ካልሆኑ፦ act, act/by-law, judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>ዓይነቶች</translation>
    </message>
    <message>
        <source>Additional &amp;works, one address per line</source>
        <translation>ተጨማሪ &amp;ሥራዎች፣ በአንድ መስመር አንድ አድራሻ</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>ሥራዎች</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>%1, including all localities</source>
        <translation>%1፣ ሁሉንም አካባቢዎች ጨምሮ</translation>
    </message>
    <message>
        <source>%1: national law only</source>
        <translation>%1፦ የአገር አቀፍ ሕግ ብቻ</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncController</name>
    <message>
        <source>S&amp;ync</source>
        <translation>&amp;ማመሳሰል</translation>
    </message>
    <message>
        <source>Show sync</source>
        <translation>ማመሳሰሉን አሳይ</translation>
    </message>
    <message>
        <source>Sync: %1</source>
        <translation>ማመሳሰል፦ %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncPanel</name>
    <message>
        <source>Sync</source>
        <translation>ማመሳሰል</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>ምንጮች</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>የተለወጠው</translation>
    </message>
    <message>
        <source>History</source>
        <translation>ታሪክ</translation>
    </message>
</context>
<context>
    <name>sheria::app::ThemeSettings</name>
    <message>
        <source>Appearance</source>
        <translation>መልክ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ገጽታ</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>እንደ ሥርዓቱ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ብሩህ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ጨለማ</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>ከፍተኛ ንጽጽር</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;ገጽታ</translation>
    </message>
    <message>
        <source>High contrast shows light text on black, with a contrast of at least 7:1.</source>
        <translation>ከፍተኛ ንጽጽር ብሩህ ጽሑፍ በጥቁር ላይ ያሳያል፣ ንጽጽሩም ቢያንስ 7:1 ነው።</translation>
    </message>
    <message>
        <source>colours dark light contrast</source>
        <translation>ቀለሞች ጨለማ ብሩህ ንጽጽር colours</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;እንቅስቃሴን ቀንስ</translation>
    </message>
    <message>
        <source>Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns animations off, this applies anyway.</source>
        <translation>ገጾች በዝግታ አይንሸራተቱም፣ ምንም ነገር አይደበዝዝም ወይም ብልጭ አይልም። ዴስክቶፑ እንቅስቃሴዎችን ካጠፋ ይህ በማናቸውም ሁኔታ ይሠራል።</translation>
    </message>
    <message>
        <source>animations accessibility</source>
        <translation>እንቅስቃሴዎች ተደራሽነት animations</translation>
    </message>
</context>
<context>
    <name>sheria::app::TimelineStrip</name>
    <message>
        <source>Revised</source>
        <translation>የተከለሰ</translation>
    </message>
    <message>
        <source>Revised by %1</source>
        <translation>በ%1 የተከለሰ</translation>
    </message>
    <message>
        <source>To be revised</source>
        <translation>ይከለሳል</translation>
    </message>
    <message>
        <source>To be revised by %1</source>
        <translation>በ%1 ይከለሳል</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>የተሻሻለ</translation>
    </message>
    <message>
        <source>Amended by %1</source>
        <translation>በ%1 የተሻሻለ</translation>
    </message>
    <message>
        <source>To be amended</source>
        <translation>ይሻሻላል</translation>
    </message>
    <message>
        <source>To be amended by %1</source>
        <translation>በ%1 ይሻሻላል</translation>
    </message>
    <message>
        <source>Commenced in part</source>
        <translation>በከፊል የጸና</translation>
    </message>
    <message>
        <source>Commenced in part by %1</source>
        <translation>በ%1 በከፊል የጸና</translation>
    </message>
    <message>
        <source>Commences in part</source>
        <translation>በከፊል ይጸናል</translation>
    </message>
    <message>
        <source>Commences in part by %1</source>
        <translation>በ%1 በከፊል ይጸናል</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>የጸና</translation>
    </message>
    <message>
        <source>Commenced by %1</source>
        <translation>በ%1 የጸና</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>ይጸናል</translation>
    </message>
    <message>
        <source>Commences by %1</source>
        <translation>በ%1 ይጸናል</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>የተሻረ</translation>
    </message>
    <message>
        <source>Repealed by %1</source>
        <translation>በ%1 የተሻረ</translation>
    </message>
    <message>
        <source>To be repealed</source>
        <translation>ይሻራል</translation>
    </message>
    <message>
        <source>To be repealed by %1</source>
        <translation>በ%1 ይሻራል</translation>
    </message>
    <message>
        <source>A version of the text begins</source>
        <translation>የጽሑፉ ስሪት ይጀምራል</translation>
    </message>
    <message>
        <source>Timeline of this work</source>
        <translation>የዚህ ሥራ የጊዜ መስመር</translation>
    </message>
    <message>
        <source>Latest version</source>
        <translation>የመጨረሻ ስሪት</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Until I quit</source>
        <translation>እስክዘጋ ድረስ</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>በይለፍ ቃል በተመሰጠረ ፋይል</translation>
    </message>
    <message>
        <source>Store the key:</source>
        <translation>ቁልፉን አስቀምጥ፦</translation>
    </message>
    <message>
        <source>Store the token:</source>
        <translation>ቶከኑን አስቀምጥ፦</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>በሥርዓቱ የቁልፍ ሰንሰለት</translation>
    </message>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>የይለፍ ቃሉ ቢያንስ %Ln ቁምፊ ሊኖረው ይገባል።</numerusform>
            <numerusform>የይለፍ ቃሉ ቢያንስ %Ln ቁምፊዎች ሊኖሩት ይገባል።</numerusform>
        </translation>
    </message>
    <message>
        <source>You are asked for the password each time you start the program.</source>
        <translation>ፕሮግራሙን በጀመሩ ቁጥር የይለፍ ቃሉን ይጠየቃሉ።</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the key again.</source>
        <translation>መልሶ ማግኘት አይቻልም። ከረሱት ቁልፉን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the token again.</source>
        <translation>መልሶ ማግኘት አይቻልም። ከረሱት ቶከኑን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>Enter the key again at the next start.</source>
        <translation>በቀጣዩ ጅምር ቁልፉን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>System keychain unavailable. Enter the key again at the next start.</source>
        <translation>የሥርዓቱ የቁልፍ ሰንሰለት አይገኝም። በቀጣዩ ጅምር ቁልፉን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>You are asked for the token at the next start.</source>
        <translation>በቀጣዩ ጅምር ቶከኑን ይጠየቃሉ።</translation>
    </message>
    <message>
        <source>System keychain unavailable. You are asked for the token at the next start.</source>
        <translation>የሥርዓቱ የቁልፍ ሰንሰለት አይገኝም። በቀጣዩ ጅምር ቶከኑን ይጠየቃሉ።</translation>
    </message>
    <message>
        <source>Its password:</source>
        <translation>የይለፍ ቃሉ፦</translation>
    </message>
    <message>
        <source>A new password:</source>
        <translation>አዲስ የይለፍ ቃል፦</translation>
    </message>
    <message>
        <source>The system may ask you to sign in.</source>
        <translation>ሥርዓቱ እንዲገቡ ሊጠይቅዎት ይችላል።</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokensPage</name>
    <message>
        <source>Tokens of the account</source>
        <translation>የመለያው ቶከኖች</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ስም</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>የሚጀምረው</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>የተፈጠረው</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>ለመጨረሻ ጊዜ ጥቅም ላይ የዋለው</translation>
    </message>
    <message>
        <source>Purpose of the new token</source>
        <translation>የአዲሱ ቶከን ዓላማ</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>አዲስ ቶከን</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>ሻር…</translation>
    </message>
    <message>
        <source>The new token, shown only once. Copy it and keep it safe.</source>
        <translation>አዲሱ ቶከን፣ የሚታየው አንድ ጊዜ ብቻ ነው። ይቅዱትና በጥንቃቄ ያስቀምጡት።</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>አዲሱ ቶከን</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>ቀድቼዋለሁ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ፈጽሞ</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>ስም የሌለው</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>በመተግበሪያው የተፈጠረ</translation>
    </message>
    <message>
        <source>Revoke Token</source>
        <translation>ቶከኑን ሻር</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>«%1» ይሻር?</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>ሻር</translation>
    </message>
    <message>
        <source>Programs that use it lose access immediately. This cannot be undone.</source>
        <translation>የሚጠቀሙበት ፕሮግራሞች መዳረሻቸውን ወዲያውኑ ያጣሉ። ይህ ሊቀለበስ አይችልም።</translation>
    </message>
    <message>
        <source>Add an account first. Its tokens are listed here.</source>
        <translation>መጀመሪያ መለያ ያክሉ። ቶከኖቹ እዚህ ይዘረዘራሉ።</translation>
    </message>
    <message>
        <source>No tokens yet. Programs sign in with one.</source>
        <translation>እስካሁን ቶከኖች የሉም። ፕሮግራሞች ማንነታቸውን በቶከን ያረጋግጣሉ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>ለቋንቋ ሞዴሎች መሣሪያዎች</translation>
    </message>
    <message>
        <source>Semantic search</source>
        <translation>የትርጉም ፍለጋ</translation>
    </message>
    <message>
        <source>Allow AI assistants to use this library as tools</source>
        <translation>የAI ረዳቶች ይህን ቤተ መጻሕፍት እንደ መሣሪያ እንዲጠቀሙ ፍቀድ</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>አዲስ ቶከን</translation>
    </message>
    <message>
        <source>Token, shown only once</source>
        <translation>ቶከን፣ የሚታየው አንድ ጊዜ ብቻ ነው</translation>
    </message>
    <message>
        <source>Program type</source>
        <translation>የፕሮግራም ዓይነት</translation>
    </message>
    <message>
        <source>Starts a program (mcpServers)</source>
        <translation>ፕሮግራም ያስጀምራል (mcpServers)</translation>
    </message>
    <message>
        <source>Uses the address (mcpServers)</source>
        <translation>አድራሻውን ይጠቀማል (mcpServers)</translation>
    </message>
    <message>
        <source>Editors (servers)</source>
        <translation>አርታኢዎች (servers)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>የትእዛዝ መስመር</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>ቅዳ</translation>
    </message>
    <message>
        <source>For the program&apos;s settings</source>
        <translation>ለፕሮግራሙ ቅንብሮች</translation>
    </message>
    <message>
        <source>For the settings of a program that</source>
        <translation>እንዲህ ለሚያደርግ ፕሮግራም ቅንብሮች</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>አስቀምጥ</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>አጥፋ</translation>
    </message>
    <message>
        <source>An embeddings endpoint on this computer or elsewhere. Texts of the library and queries are sent to it.</source>
        <translation>በዚህ ኮምፒውተር ወይም በሌላ ቦታ ያለ የትርጉም ቬክተሮች መዳረሻ። የቤተ መጻሕፍቱ ጽሑፎችና መጠይቆች ወደ እርሱ ይላካሉ።</translation>
    </message>
    <message>
        <source>Texts, queries and the key are sent to this address unencrypted and can be intercepted. Use https:// if the endpoint supports it.</source>
        <translation>ጽሑፎች፣ መጠይቆችና ቁልፉ ወደዚህ አድራሻ የሚላኩት ሳይመሰጠሩ ስለሆነ ሊጠለፉ ይችላሉ። መዳረሻው የሚደግፈው ከሆነ https:// ይጠቀሙ።</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>ሞዴል</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>ቁልፍ</translation>
    </message>
    <message>
        <source>Also find words of the same family, such as “decision” for “decide” (English)</source>
        <translation>ተመሳሳይ ቤተሰብ ያላቸው ቃላትንም ፈልግ፣ ለምሳሌ “decision” ለ“decide” (እንግሊዝኛ)</translation>
    </message>
    <message>
        <source>Off. Passages are found by words and word families.</source>
        <translation>ጠፍቷል። ምንባቦች የሚገኙት በቃላትና በቃላት ቤተሰቦች ነው።</translation>
    </message>
    <message>
        <source>Off. Passages are found by words only.</source>
        <translation>ጠፍቷል። ምንባቦች የሚገኙት በቃላት ብቻ ነው።</translation>
    </message>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>%L1 ምንባቦች የትርጉም ቬክተር አላቸው፤ %Ln ጽሑፍ በመጠባበቅ ላይ ነው።</numerusform>
            <numerusform>%L1 ምንባቦች የትርጉም ቬክተር አላቸው፤ %Ln ጽሑፎች በመጠባበቅ ላይ ናቸው።</numerusform>
        </translation>
    </message>
    <message>
        <source>All %L1 passages are embedded (%L2 dimensions).</source>
        <translation>ሁሉም %L1 ምንባቦች የትርጉም ቬክተር አላቸው (%L2 ልኬቶች)።</translation>
    </message>
    <message>
        <source>The tools use the token that starts with %1.</source>
        <translation>መሣሪያዎቹ በ%1 የሚጀምረውን ቶከን ይጠቀማሉ።</translation>
    </message>
    <message>
        <source>The tools have no token yet.</source>
        <translation>መሣሪያዎቹ ገና ቶከን የላቸውም።</translation>
    </message>
    <message>
        <source>Stored; enter another one to replace it</source>
        <translation>ተቀምጧል፤ ለመተካት ሌላ ያስገቡ</translation>
    </message>
    <message>
        <source>Only if the endpoint requires one</source>
        <translation>መዳረሻው የሚጠይቅ ከሆነ ብቻ</translation>
    </message>
    <message>
        <source>Enter an address starting with http:// or https:// and a model name.</source>
        <translation>በhttp:// ወይም https:// የሚጀምር አድራሻና የሞዴል ስም ያስገቡ።</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoController</name>
    <message>
        <source>Not Possible</source>
        <translation>አይቻልም</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?

%2

Clients of the API and webhooks are notified that it was deleted. You can restore it with File &gt; Trash and Imports.</source>
        <translation>«%1» ወደ መጣያ ይዛወር?

%2

የAPI ደንበኞችና ዌብሁኮች መሰረዙ ይነገራቸዋል። በፋይል &gt; መጣያና ማስገባቶች ሊመልሱት ይችላሉ።</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>ወደ መጣያ አንቀሳቅስ</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash.</source>
        <translation>«%1» ወደ መጣያ ተዛውሯል።</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>«%1» ሊሰረዝ አይችልም።</translation>
    </message>
    <message>
        <source>%1, version of %2</source>
        <comment>title, date</comment>
        <translation>%1፣ የ%2 ስሪት</translation>
    </message>
    <message>
        <source>Set Address</source>
        <translation>አድራሻ ስጥ</translation>
    </message>
    <message>
        <source>The document does not say which work it is. Enter the work&apos;s address, such as /akn/za/act/1998/55. Imports of the same document will keep it.</source>
        <translation>ሰነዱ የየትኛው ሥራ እንደሆነ አይገልጽም። እንደ /akn/za/act/1998/55 ያለ የሥራውን አድራሻ ያስገቡ። ይህ ሰነድ ወደፊት ሲገባ አድራሻው ይጠበቃል።</translation>
    </message>
    <message>
        <source>Address of the work</source>
        <translation>የሥራው አድራሻ</translation>
    </message>
    <message>
        <source>Title, if the document has none</source>
        <translation>ርዕስ፣ ሰነዱ ከሌለው</translation>
    </message>
    <message>
        <source>Date, if the document has none</source>
        <translation>ቀን፣ ሰነዱ ከሌለው</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>አድራሻ፦</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>ርዕስ፦</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>ቀን፦</translation>
    </message>
    <message>
        <source>Give Address</source>
        <translation>አድራሻ ስጥ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>The document is now %1.</source>
        <translation>ሰነዱ አሁን %1 ነው።</translation>
    </message>
    <message>
        <source>The address was not given.</source>
        <translation>አድራሻው አልተሰጠም።</translation>
    </message>
    <message>
        <source>The document is unidentified again.</source>
        <translation>ሰነዱ እንደገና ያልተለየ ሆኗል።</translation>
    </message>
    <message>
        <source>The address cannot be taken back.</source>
        <translation>አድራሻው ሊመለስ አይችልም።</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>ማስገባቱን ቀልብስ</translation>
    </message>
    <message>
        <source>Undo this import?

Works and versions that it added are deleted, and those that it changed are as before.</source>
        <translation>ይህ ማስገባት ይቀልበስ?

ያከላቸው ሥራዎችና ስሪቶች ይሰረዛሉ፣ የለወጣቸውም ወደ ቀድሞ ይመለሳሉ።</translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>ማስገባቱ ተቀልብሷል።</translation>
    </message>
    <message>
        <source>The import cannot be undone.</source>
        <translation>ማስገባቱ ሊቀለበስ አይችልም።</translation>
    </message>
    <message>
        <source>“%1” was restored from the trash.</source>
        <translation>«%1» ከመጣያው ተመልሷል።</translation>
    </message>
    <message>
        <source>“%1” cannot be restored.</source>
        <translation>«%1» ሊመለስ አይችልም።</translation>
    </message>
    <message>
        <source>Delete Permanently</source>
        <translation>ለዘለቄታው ሰርዝ</translation>
    </message>
    <message>
        <source>Delete everything in the trash? This cannot be undone.</source>
        <translation>በመጣያው ውስጥ ያለው ሁሉ ይሰረዝ? ይህ ሊቀለበስ አይችልም።</translation>
    </message>
    <message>
        <source>Delete “%1” permanently? This cannot be undone.</source>
        <translation>«%1» ለዘለቄታው ይሰረዝ? ይህ ሊቀለበስ አይችልም።</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ሰርዝ</translation>
    </message>
    <message>
        <source>The trash was emptied.</source>
        <translation>መጣያው ባዶ ሆኗል።</translation>
    </message>
    <message>
        <source>“%1” was deleted permanently.</source>
        <translation>«%1» ለዘለቄታው ተሰርዟል።</translation>
    </message>
    <message>
        <source>The trash cannot be emptied.</source>
        <translation>መጣያውን ባዶ ማድረግ አይቻልም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoDialog</name>
    <message>
        <source>Trash and Imports</source>
        <translation>መጣያና ማስገባቶች</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>መጣያ</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>ማስገባቶች</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ዝጋ</translation>
    </message>
    <message>
        <source>Deleted works and versions</source>
        <translation>የተሰረዙ ሥራዎችና ስሪቶች</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>የተሰረዘ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>ርዕስ</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>አድራሻ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>መልስ</translation>
    </message>
    <message>
        <source>Delete Permanently…</source>
        <translation>ለዘለቄታው ሰርዝ…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>መጣያውን ባዶ አድርግ…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>ገብቷል</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>ፋይሎችና አቃፊዎች</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>ሥራዎች</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>ማስገባቱን ቀልብስ…</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>መጣያው ባዶ ነው።</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>የሚቀለበስ ማስገባት የለም።</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>የተመሰጠሩ ቶከኖች</translation>
    </message>
    <message>
        <source>Password of the file in which the token is stored:</source>
        <translation>ቶከኑ የተቀመጠበት ፋይል የይለፍ ቃል፦</translation>
    </message>
    <message>
        <source>Enter Token Again…</source>
        <translation>ቶከኑን እንደገና አስገባ…</translation>
    </message>
    <message>
        <source>If you have forgotten the password</source>
        <translation>የይለፍ ቃሉን ከረሱት</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ተው</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ክፈት</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>የተመሰጠረው ፋይል የይለፍ ቃል የተሳሳተ ነው።</translation>
    </message>
</context>
<context>
    <name>sheria::app::Waterfall</name>
    <message>
        <source>Attempts of this invocation</source>
        <translation>የዚህ ጥሪ ሙከራዎች</translation>
    </message>
    <message>
        <source>%1: after %2, %3</source>
        <translation>%1፦ ከ%2 በኋላ፣ %3</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>outcome, time since the first attempt</comment>
        <translation>%1፣ ከ%2 በኋላ</translation>
    </message>
    <message>
        <source>next, after %1</source>
        <translation>ቀጣይ፣ ከ%1 በኋላ</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhookPanel</name>
    <message>
        <source>Webhooks</source>
        <translation>ዌብሁኮች</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>የክንውን መዝገብ</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>ተቀባዮች</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>ሴናሪዮዎች</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>ገቢ</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>ወጥነት</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>አስተላላፊ</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>የተከፈተ ቤተ መጻሕፍት የለም።</translation>
    </message>
    <message>
        <source>Nothing is sent while the server is stopped.</source>
        <translation>አገልጋዩ በቆመበት ጊዜ ምንም አይላክም።</translation>
    </message>
    <message>
        <source>Delivery active.</source>
        <translation>ማድረስ በሥራ ላይ ነው።</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhooksController</name>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;ዌብሁኮች</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>እንደገና ሞክር</translation>
    </message>
    <message>
        <source>Open the same file again</source>
        <translation>ያንኑ ፋይል እንደገና ክፈት</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>ናሙና ቤተ መጻሕፍቱን ክፈት</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to explore the program</source>
        <translation>ፕሮግራሙን ለመቃኘት የአንድ ምናባዊ አገር አዋጆችና ፍርዶች</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>ከአገልጋይ ጋር ተገናኝ…</translation>
    </message>
    <message>
        <source>Downloads legislation from a server and keeps it up to date</source>
        <translation>ሕጎችን ከአገልጋይ ያወርዳል፣ ወቅታዊም ያደርጋቸዋል</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>አቃፊ አስገባ…</translation>
    </message>
    <message>
        <source>Every Akoma Ntoso file in it, and in the folders below</source>
        <translation>በእርሱና በሥሩ ባሉ አቃፊዎች ያለ እያንዳንዱ የAkoma Ntoso ፋይል</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>ፋይሎችን አስገባ…</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, ZIP archives, and packs of other libraries</source>
        <translation>የAkoma Ntoso ፋይሎች፣ የZIP ማህደሮችና የሌሎች ቤተ መጻሕፍት እሽጎች</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>ሌላ ቤተ መጻሕፍት ክፈት…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>አዲስ ቤተ መጻሕፍት…</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>የቅርብ ጊዜ ቤተ መጻሕፍት</translation>
    </message>
    <message>
        <source>Welcome to Sheria</source>
        <translation>ወደ Sheria እንኳን ደህና መጡ</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>%Ln ሥራ</numerusform>
            <numerusform>%Ln ሥራዎች</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is empty. Import documents, connect to a server, or explore the sample library.</source>
        <translation>ይህ ቤተ መጻሕፍት ባዶ ነው። ሰነዶችን ያስገቡ፣ ከአገልጋይ ጋር ይገናኙ፣ ወይም ናሙና ቤተ መጻሕፍቱን ይቃኙ።</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 በመክፈት ላይ…</translation>
    </message>
</context>
<context>
    <name>sheria::app::WindowHost</name>
    <message>
        <source>The import is stopped. What is imported stays; import the rest again.</source>
        <translation>ማስገባቱ ይቆማል። የገባው ይቆያል፤ ቀሪውን እንደገና ያስገቡ።</translation>
    </message>
    <message>
        <source>The sync is interrupted, and goes on afterwards.</source>
        <translation>ማመሳሰሉ ይቋረጣል፣ ከዚያ በኋላም ይቀጥላል።</translation>
    </message>
    <message>
        <source>The server is stopped, and started again on the same port.</source>
        <translation>አገልጋዩ ቆሞ በዚያው ፖርት እንደገና ይጀምራል።</translation>
    </message>
    <message>
        <source>Open dialogs are closed without saving.</source>
        <translation>የተከፈቱ የንግግር ሳጥኖች ሳይቀመጡ ይዘጋሉ።</translation>
    </message>
    <message>
        <source>Change the Language Now?</source>
        <translation>ቋንቋው አሁን ይለወጥ?</translation>
    </message>
    <message>
        <source>The window is opened again in the other language.</source>
        <translation>መስኮቱ በሌላው ቋንቋ እንደገና ይከፈታል።</translation>
    </message>
    <message>
        <source>Change Now</source>
        <translation>አሁን ለውጥ</translation>
    </message>
    <message>
        <source>If you cancel, the language changes at the next start.</source>
        <translation>ከተዉት ቋንቋው በቀጣዩ ጅምር ይለወጣል።</translation>
    </message>
</context>
</TS>
