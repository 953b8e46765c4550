<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>BaseState</name>
    <message>
        <source>Not indexed yet.</source>
        <translation>لم تُفهرس بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>لا مصنفات</numerusform>
            <numerusform>مصنف واحد</numerusform>
            <numerusform>مصنفان</numerusform>
            <numerusform>%Ln مصنفات</numerusform>
            <numerusform>%Ln مصنفًا</numerusform>
            <numerusform>%Ln مصنف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portion(s)</source>
        <translation>
            <numerusform>لا أجزاء</numerusform>
            <numerusform>جزء واحد</numerusform>
            <numerusform>جزآن</numerusform>
            <numerusform>%Ln أجزاء</numerusform>
            <numerusform>%Ln جزءًا</numerusform>
            <numerusform>%Ln جزء</numerusform>
        </translation>
    </message>
    <message>
        <source>Contains %1, %2.</source>
        <translation>المحتوى: %1، %2.</translation>
    </message>
    <message>
        <source>Contains %1, %2. The index is not up to date.</source>
        <translation>المحتوى: %1، %2. الفهرس غير محدَّث.</translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are still to be read.</source>
        <translation>
            <numerusform>لم يبق أي ملف PDF للقراءة في هذه المكتبة.</numerusform>
            <numerusform>بقي ملف PDF واحد في هذه المكتبة لم يُقرأ بعد.</numerusform>
            <numerusform>بقي ملفا PDF في هذه المكتبة لم يُقرآ بعد.</numerusform>
            <numerusform>بقيت %Ln ملفات PDF في هذه المكتبة لم تُقرأ بعد.</numerusform>
            <numerusform>بقي %Ln ملف PDF في هذه المكتبة لم يُقرأ بعد.</numerusform>
            <numerusform>بقي %Ln ملف PDF في هذه المكتبة لم يُقرأ بعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library cannot be read: the program pdftotext is not installed (package poppler-utils).</source>
        <translation>
            <numerusform>تمكن قراءة كل ملفات PDF في هذه المكتبة، لكن البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
            <numerusform>تتعذر قراءة ملف PDF واحد في هذه المكتبة: البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
            <numerusform>تتعذر قراءة ملفَّي PDF في هذه المكتبة: البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
            <numerusform>تتعذر قراءة %Ln ملفات PDF في هذه المكتبة: البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
            <numerusform>تتعذر قراءة %Ln ملف PDF في هذه المكتبة: البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
            <numerusform>تتعذر قراءة %Ln ملف PDF في هذه المكتبة: البرنامج pdftotext غير مثبَّت (الحزمة poppler-utils).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library consist of pictures and have no words.</source>
        <translation>
            <numerusform>لا يوجد في هذه المكتبة ملف PDF مكوَّن من صور فقط.</numerusform>
            <numerusform>ملف PDF واحد في هذه المكتبة مكوَّن من صور ولا كلمات فيه.</numerusform>
            <numerusform>ملفا PDF في هذه المكتبة مكوَّنان من صور ولا كلمات فيهما.</numerusform>
            <numerusform>%Ln ملفات PDF في هذه المكتبة مكوَّنة من صور ولا كلمات فيها.</numerusform>
            <numerusform>%Ln ملف PDF في هذه المكتبة مكوَّن من صور ولا كلمات فيه.</numerusform>
            <numerusform>%Ln ملف PDF في هذه المكتبة مكوَّن من صور ولا كلمات فيه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n PDF(s) of this library are damaged, locked or too large to be read.</source>
        <translation>
            <numerusform>لا يوجد في هذه المكتبة ملف PDF تالف أو مقفل أو أكبر من أن يُقرأ.</numerusform>
            <numerusform>ملف PDF واحد في هذه المكتبة تالف أو مقفل أو أكبر من أن يُقرأ.</numerusform>
            <numerusform>ملفا PDF في هذه المكتبة تالفان أو مقفلان أو أكبر من أن يُقرآ.</numerusform>
            <numerusform>%Ln ملفات PDF في هذه المكتبة تالفة أو مقفلة أو أكبر من أن تُقرأ.</numerusform>
            <numerusform>%Ln ملف PDF في هذه المكتبة تالف أو مقفل أو أكبر من أن يُقرأ.</numerusform>
            <numerusform>%Ln ملف PDF في هذه المكتبة تالف أو مقفل أو أكبر من أن يُقرأ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BriefStatus</name>
    <message>
        <source>OK</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Wrong number</source>
        <translation>رقم خطأ</translation>
    </message>
    <message>
        <source>Wrong year</source>
        <translation>سنة خطأ</translation>
    </message>
    <message>
        <source>Another case</source>
        <translation>قضية أخرى</translation>
    </message>
    <message>
        <source>Wrong provision</source>
        <translation>مادة خطأ</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>مستبدَل</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Does not exist</source>
        <translation>لا وجود له</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>Quoted correctly</source>
        <translation>اقتباس صحيح</translation>
    </message>
    <message>
        <source>Found elsewhere</source>
        <translation>موجود في موضع آخر</translation>
    </message>
    <message>
        <source>From another version</source>
        <translation>من صيغة أخرى</translation>
    </message>
    <message>
        <source>Altered</source>
        <translation>محرَّف</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>Another law</source>
        <translation>قانون آخر</translation>
    </message>
</context>
<context>
    <name>Citation</name>
    <message>
        <source>section %1</source>
        <translation>المادة %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>المادة %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>القاعدة %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title, number of the work</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>work, provision</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, as at %2</source>
        <comment>work and provision, date</comment>
        <translation>%1، كما في %2</translation>
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
        <translation>المادة %1</translation>
    </message>
    <message>
        <source>article %1</source>
        <translation>المادة %1</translation>
    </message>
    <message>
        <source>regulation %1</source>
        <translation>المادة %1</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>القاعدة %1</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>الفقرة %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>البند %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>الجدول %1</translation>
    </message>
    <message>
        <source>chapter %1</source>
        <translation>الفصل %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>الباب %1</translation>
    </message>
    <message>
        <source>preface</source>
        <translation>المقدمة</translation>
    </message>
    <message>
        <source>preamble</source>
        <translation>الديباجة</translation>
    </message>
    <message>
        <source>conclusion</source>
        <translation>الخاتمة</translation>
    </message>
    <message>
        <source>header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>نوقش</translation>
    </message>
    <message>
        <source>applied</source>
        <translation>طُبِّق</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>اتُّبع</translation>
    </message>
    <message>
        <source>distinguished</source>
        <translation>مُيِّز عنه</translation>
    </message>
    <message>
        <source>doubted</source>
        <translation>شُكِّك فيه</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>عُدل عنه</translation>
    </message>
    <message>
        <source>reversed on appeal</source>
        <translation>أُلغي استئنافًا</translation>
    </message>
    <message>
        <source>Treatment: %1</source>
        <translation>الموقف من القرار: %1</translation>
    </message>
    <message>
        <source>Treatment: %1?</source>
        <comment>as the words suggest</comment>
        <translation>الموقف من القرار: %1؟</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>title, number of places</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a provision</comment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <comment>cited provision, citing provision</comment>
        <translation>%1، في %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>يستشهد بـ (%L1)</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>citing provision, cited provision</comment>
        <translation>%1، بشأن %2</translation>
    </message>
    <message>
        <source>Cited by (%1), as at %2</source>
        <translation>مُستشهَد به في (%1)، كما في %2</translation>
    </message>
    <message>
        <source>Cited by (%1)</source>
        <translation>مُستشهَد به في (%1)</translation>
    </message>
    <message>
        <source>Legislation and other documents</source>
        <translation>التشريعات والمستندات الأخرى</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n work(s)</source>
        <comment>court, year</comment>
        <translation>
            <numerusform>%1، %2: لا مصنفات</numerusform>
            <numerusform>%1، %2: مصنف واحد</numerusform>
            <numerusform>%1، %2: مصنفان</numerusform>
            <numerusform>%1، %2: %Ln مصنفات</numerusform>
            <numerusform>%1، %2: %Ln مصنفًا</numerusform>
            <numerusform>%1، %2: %Ln مصنف</numerusform>
        </translation>
    </message>
    <message>
        <source>By court and year</source>
        <translation>بحسب المحكمة والسنة</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>provision</comment>
        <translation>
            <numerusform>%1: لا مصنفات</numerusform>
            <numerusform>%1: مصنف واحد</numerusform>
            <numerusform>%1: مصنفان</numerusform>
            <numerusform>%1: %Ln مصنفات</numerusform>
            <numerusform>%1: %Ln مصنفًا</numerusform>
            <numerusform>%1: %Ln مصنف</numerusform>
        </translation>
    </message>
    <message>
        <source>Most cited provisions</source>
        <translation>أكثر المواد استشهادًا بها</translation>
    </message>
</context>
<context>
    <name>CompareHtml</name>
    <message>
        <source>Title, preamble and the like</source>
        <translation>العنوان والديباجة وما شابههما</translation>
    </message>
    <message>
        <source>%1: renumbered, was %2</source>
        <translation>%1: أُعيد ترقيمها، وكانت %2</translation>
    </message>
    <message>
        <source>%1 to %2: renumbered, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>من %1 إلى %2: أُعيد ترقيمها، وكانت من %3 إلى %4</translation>
    </message>
    <message>
        <source>%1: moved, was %2</source>
        <translation>%1: نُقلت، وكانت %2</translation>
    </message>
    <message>
        <source>%1 to %2: moved, were %3 to %4</source>
        <comment>titles of provisions</comment>
        <translation>من %1 إلى %2: نُقلت، وكانت من %3 إلى %4</translation>
    </message>
    <message>
        <source>%1: split from %2</source>
        <translation>%1: فُصلت عن %2</translation>
    </message>
    <message>
        <source>%1: merged into %2</source>
        <translation>%1: أُدمجت في %2</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: مغيَّرة</translation>
    </message>
    <message>
        <source>%1: changed, was %2</source>
        <translation>%1: مغيَّرة، وكانت %2</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1: مضافة</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: محذوفة</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Neither version has a text.</source>
        <translation>لا نص في أي من الصيغتين.</translation>
    </message>
    <message>
        <source>The texts are identical.</source>
        <translation>النصان متطابقان.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1, %2</source>
        <comment>title, date</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date of a text, its language</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>ConnectionTest</name>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>لا أقاليم: %1.</numerusform>
            <numerusform>إقليم واحد: %1.</numerusform>
            <numerusform>إقليمان: %1.</numerusform>
            <numerusform>%Ln أقاليم: %1.</numerusform>
            <numerusform>%Ln إقليمًا: %1.</numerusform>
            <numerusform>%Ln إقليم: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token rejected by the server</source>
        <translation>رفض الخادم رمز الوصول</translation>
    </message>
    <message>
        <source>This token has no access to this API</source>
        <translation>لا يتيح رمز الوصول هذا استخدام واجهة API هذه</translation>
    </message>
    <message>
        <source>Invalid server address</source>
        <translation>عنوان الخادم غير صالح</translation>
    </message>
    <message>
        <source>API not found at this address</source>
        <translation>لا توجد واجهة API في هذا العنوان</translation>
    </message>
    <message>
        <source>Test cancelled</source>
        <translation>أُلغي الاختبار</translation>
    </message>
    <message>
        <source>The server is not available</source>
        <translation>الخادم غير متاح</translation>
    </message>
    <message>
        <source>The feed does not report totals.</source>
        <translation>لا تذكر الخلاصة المجاميع.</translation>
    </message>
    <message>
        <source>The server does not report totals, so each check for changes lists everything.</source>
        <translation>لا يذكر الخادم المجاميع، ولذلك يسرد كلُّ تحقق من التغييرات كلَّ شيء.</translation>
    </message>
    <message numerus="yes">
        <source>The feed has %n document(s).</source>
        <translation>
            <numerusform>لا مستندات في الخلاصة.</numerusform>
            <numerusform>في الخلاصة مستند واحد.</numerusform>
            <numerusform>في الخلاصة مستندان.</numerusform>
            <numerusform>في الخلاصة %Ln مستندات.</numerusform>
            <numerusform>في الخلاصة %Ln مستندًا.</numerusform>
            <numerusform>في الخلاصة %Ln مستند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n text(s).</source>
        <translation>
            <numerusform>لا يتيح رمز الوصول هذا قراءة أي نص.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة نص واحد.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة نصين.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln نصوص.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln نصًا.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln نص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n decision(s).</source>
        <translation>
            <numerusform>لا يتيح رمز الوصول هذا قراءة أي قرار.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة قرار واحد.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة قرارين.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قرارات.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قرارًا.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قرار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This token may read %n knowledge base(s).</source>
        <translation>
            <numerusform>لا يتيح رمز الوصول هذا قراءة أي قاعدة معرفة.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة قاعدة معرفة واحدة.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة قاعدتَي معرفة.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قواعد معرفة.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قاعدة معرفة.</numerusform>
            <numerusform>يتيح رمز الوصول هذا قراءة %Ln قاعدة معرفة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court(s).</source>
        <translation>
            <numerusform>لا محاكم.</numerusform>
            <numerusform>محكمة واحدة.</numerusform>
            <numerusform>محكمتان.</numerusform>
            <numerusform>%Ln محاكم.</numerusform>
            <numerusform>%Ln محكمة.</numerusform>
            <numerusform>%Ln محكمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected to the feed</source>
        <translation>تم الاتصال بالخلاصة</translation>
    </message>
    <message>
        <source>Connected (API version %1)</source>
        <translation>تم الاتصال (إصدار واجهة API: %1)</translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, less than a minute to fetch.</source>
        <translation>
            <numerusform>لا نصوص: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
            <numerusform>نحو نص واحد: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
            <numerusform>نحو نصين: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
            <numerusform>نحو %Ln نصوص: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
            <numerusform>نحو %Ln نصًا: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
            <numerusform>نحو %Ln نص: %1 هنا، والجلب في أقل من دقيقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n text(s): %1 here, about %2 minutes to fetch.</source>
        <translation>
            <numerusform>لا نصوص: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
            <numerusform>نحو نص واحد: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
            <numerusform>نحو نصين: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
            <numerusform>نحو %Ln نصوص: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
            <numerusform>نحو %Ln نصًا: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
            <numerusform>نحو %Ln نص: %1 هنا، ومدة الجلب بالدقائق نحو %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContactsDialog</name>
    <message>
        <source>%1: download works</source>
        <translation>العنوان %1: تنزيل المصنفات</translation>
    </message>
    <message>
        <source>%1: send texts and queries to compute embeddings</source>
        <translation>العنوان %1: إرسال النصوص والاستعلامات لحساب التضمينات</translation>
    </message>
    <message>
        <source>%1: send webhooks about changes</source>
        <translation>العنوان %1: إرسال خطافات الويب عن التغييرات</translation>
    </message>
    <message>
        <source>Allow Network Connections?</source>
        <translation>أتسمح باتصالات الشبكة؟</translation>
    </message>
    <message>
        <source>The library %1 connects to other computers.</source>
        <translation>تتصل المكتبة %1 بحواسيب أخرى.</translation>
    </message>
    <message>
        <source>Allow this only if you know these addresses. Tokens and keys must be entered again. You can read and search the library without these connections.</source>
        <translation>لا تسمح بذلك إلا إذا كنت تعرف هذه العناوين. ويجب إدخال رموز الوصول والمفاتيح من جديد. ويمكنك قراءة المكتبة والبحث فيها من دون هذه الاتصالات.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>اسمح</translation>
    </message>
    <message>
        <source>Do Not Allow</source>
        <translation>لا تسمح</translation>
    </message>
</context>
<context>
    <name>CrashReport</name>
    <message>
        <source>Save Report</source>
        <translation>احفظ التقرير</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>تعذّر حفظ التقرير.</translation>
    </message>
    <message>
        <source>Sheria Closed Unexpectedly</source>
        <translation>أُغلق Sheria على نحو غير متوقع</translation>
    </message>
    <message>
        <source>Sheria closed unexpectedly the last time. Your tabs have been restored.

The report below helps the developers to find the cause. File names, titles, addresses and tokens have been removed. It is not sent; read it before you pass it on.</source>
        <translation>أُغلق Sheria في المرة الماضية على نحو غير متوقع. وقد استُعيدت ألسنتك.

يساعد التقرير أدناه المطورين على معرفة السبب. وقد أُزيلت منه أسماء الملفات وعناوين المستندات وعناوين الشبكة ورموز الوصول. وهو لا يُرسل؛ فاقرأه قبل أن تعطيه لأحد.</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>تقرير الانهيار</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>احفظ…</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
</context>
<context>
    <name>DateText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>بلا تاريخ</translation>
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
        <translation>لا يجوز أن يكون هذا الحقل فارغًا.</translation>
    </message>
    <message>
        <source>Enter a date such as 2019-05-31.</source>
        <translation>أدخل تاريخًا مثل 2019-05-31.</translation>
    </message>
    <message>
        <source>Enter a year with four digits.</source>
        <translation>أدخل سنة من أربعة أرقام.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>أدخل عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>A code can contain only letters, digits and “-”.</source>
        <translation>لا يحتوي الرمز إلا على حروف وأرقام و«-».</translation>
    </message>
    <message>
        <source>Attach a document by its address, which starts with /akn/.</source>
        <translation>أرفق مستندًا بعنوانه، الذي يبدأ بـ ‎/akn/‎.</translation>
    </message>
    <message>
        <source>Enter a name in each row.</source>
        <translation>أدخل اسمًا في كل صف.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 99 for the side of a party.</source>
        <translation>أدخل رقمًا من 1 إلى 99 لجانب الطرف.</translation>
    </message>
    <message>
        <source>Enter a colour such as #1f7a4d.</source>
        <translation>أدخل لونًا مثل ‎#1f7a4d.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Neutral citation</source>
        <translation>الاستشهاد المحايد</translation>
    </message>
    <message>
        <source>Full citation</source>
        <translation>الاستشهاد الكامل</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>رقم القضية</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>الرقم وحده</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>سنة القيد</translation>
    </message>
    <message>
        <source>Delivered on</source>
        <translation>صدر في</translation>
    </message>
    <message>
        <source>Heard on</source>
        <translation>نُظر في</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>نوع القضية</translation>
    </message>
    <message>
        <source>Kind of decision</source>
        <translation>نوع القرار</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>المحكمة</translation>
    </message>
    <message>
        <source>Code of the court</source>
        <translation>رمز المحكمة</translation>
    </message>
    <message>
        <source>Code in citations</source>
        <translation>الرمز في الاستشهادات</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>فئة المحكمة</translation>
    </message>
    <message>
        <source>County of the court</source>
        <translation>مقاطعة المحكمة</translation>
    </message>
    <message>
        <source>County number</source>
        <translation>رقم المقاطعة</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>الدائرة</translation>
    </message>
    <message>
        <source>Division code</source>
        <translation>رمز الدائرة</translation>
    </message>
    <message>
        <source>County of filing</source>
        <translation>مقاطعة القيد</translation>
    </message>
    <message>
        <source>Number of the county of filing</source>
        <translation>رقم مقاطعة القيد</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>الكلمات المفتاحية</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>ملخص قصير</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>الأطراف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name in citations</source>
        <translation>الاسم في الاستشهادات</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>الجانب</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>هيئة المحكمة</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>الاسم المختصر</translation>
    </message>
    <message>
        <source>Title of the person</source>
        <translation>لقب الشخص</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>المحامون</translation>
    </message>
    <message>
        <source>For</source>
        <translation>عن</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>فروع القانون</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>التنبيه</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Attached documents</source>
        <translation>المستندات المرفقة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>عنوان FRBR URI</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>&amp;Neutral Citation</source>
        <translation>الاستشهاد ال&amp;محايد</translation>
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
        <translation>أسلوب &amp;جنوب أفريقيا</translation>
    </message>
    <message>
        <source>&amp;Kenyan</source>
        <translation>الأسلوب ال&amp;كيني</translation>
    </message>
    <message>
        <source>&amp;Plain</source>
        <translation>&amp;بسيط</translation>
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
        <translation>بحسب المحكمة</translation>
    </message>
    <message>
        <source>By judge</source>
        <translation>بحسب القاضي</translation>
    </message>
    <message>
        <source>By area of law</source>
        <translation>بحسب فرع القانون</translation>
    </message>
    <message>
        <source>By case type</source>
        <translation>بحسب نوع القضية</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>كل القرارات</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الإقليم</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>locality, country</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Assent</source>
        <translation>التصديق</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>يُعرف أيضًا باسم</translation>
    </message>
    <message>
        <source>Made under</source>
        <translation>صادر بموجب</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Amending work</source>
        <translation>المصنف المعدِّل</translation>
    </message>
    <message>
        <source>FRBR URI</source>
        <translation>عنوان FRBR URI</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>الجزء</translation>
    </message>
    <message>
        <source>Replaced by a newer file</source>
        <translation>حلّ محله ملف أحدث</translation>
    </message>
    <message>
        <source>File of %1</source>
        <translation>ملف بتاريخ %1</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>media type, size</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>The document states no valid FRBR URI. The library assigned one.</source>
        <translation>لا يذكر المستند عنوان FRBR URI صالحًا. عيّنت له المكتبة عنوانًا.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>لا يذكر النص تاريخه. يُعرض بدلًا منه تاريخ المصنف.</translation>
    </message>
    <message>
        <source>The date of the text is unknown.</source>
        <translation>تاريخ النص غير معروف.</translation>
    </message>
    <message>
        <source>History of the provision</source>
        <translation>تاريخ تطور المادة</translation>
    </message>
    <message>
        <source>Choose a bar in the margin of the text.</source>
        <translation>اختر شريطًا في هامش النص.</translation>
    </message>
    <message>
        <source>%1, in force from %2</source>
        <comment>law, date</comment>
        <translation>%1، نافذ من %2</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>ما الذي يتغير</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الصيغ</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>اللغات الأخرى</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>المصنف</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>النشر</translation>
    </message>
    <message>
        <source>Commencement</source>
        <translation>بدء النفاذ</translation>
    </message>
    <message>
        <source>Amended by</source>
        <translation>عدّله</translation>
    </message>
    <message>
        <source>Repeal</source>
        <translation>الإلغاء</translation>
    </message>
    <message>
        <source>Amends</source>
        <translation>يعدّل</translation>
    </message>
    <message>
        <source>Repeals</source>
        <translation>يلغي</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>يبدأ به نفاذ</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>الموضوعات</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>عن المستند</translation>
    </message>
</context>
<context>
    <name>DetailsEvents</name>
    <message>
        <source>Date unknown</source>
        <translation>التاريخ غير معروف</translation>
    </message>
    <message>
        <source>All provisions</source>
        <translation>كل المواد</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>لا مواد</numerusform>
            <numerusform>مادة واحدة</numerusform>
            <numerusform>مادتان</numerusform>
            <numerusform>%Ln مواد</numerusform>
            <numerusform>%Ln مادة</numerusform>
            <numerusform>%Ln مادة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had a duplicate identifier and got a new one.</source>
        <translation>
            <numerusform>لا مواد بمعرّف مكرر.</numerusform>
            <numerusform>كان لمادة واحدة معرّف مكرر فأُعطيت معرّفًا جديدًا.</numerusform>
            <numerusform>كان لمادتين معرّف مكرر فأُعطيتا معرّفًا جديدًا.</numerusform>
            <numerusform>كان لـ %Ln مواد معرّف مكرر فأُعطيت معرّفًا جديدًا.</numerusform>
            <numerusform>كان لـ %Ln مادة معرّف مكرر فأُعطيت معرّفًا جديدًا.</numerusform>
            <numerusform>كان لـ %Ln مادة معرّف مكرر فأُعطيت معرّفًا جديدًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) had no identifier and got one.</source>
        <translation>
            <numerusform>لا مواد بلا معرّف.</numerusform>
            <numerusform>كانت مادة واحدة بلا معرّف فأُعطيت معرّفًا.</numerusform>
            <numerusform>كانت مادتان بلا معرّف فأُعطيت كل منهما معرّفًا.</numerusform>
            <numerusform>كانت %Ln مواد بلا معرّف فأُعطيت كل منها معرّفًا.</numerusform>
            <numerusform>كانت %Ln مادة بلا معرّف فأُعطيت كل منها معرّفًا.</numerusform>
            <numerusform>كانت %Ln مادة بلا معرّف فأُعطيت كل منها معرّفًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid date(s).</source>
        <translation>
            <numerusform>لا تواريخ غير صالحة.</numerusform>
            <numerusform>تاريخ واحد غير صالح.</numerusform>
            <numerusform>تاريخان غير صالحين.</numerusform>
            <numerusform>%Ln تواريخ غير صالحة.</numerusform>
            <numerusform>%Ln تاريخًا غير صالح.</numerusform>
            <numerusform>%Ln تاريخ غير صالح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invalid address(es).</source>
        <translation>
            <numerusform>لا عناوين غير صالحة.</numerusform>
            <numerusform>عنوان واحد غير صالح.</numerusform>
            <numerusform>عنوانان غير صالحين.</numerusform>
            <numerusform>%Ln عناوين غير صالحة.</numerusform>
            <numerusform>%Ln عنوانًا غير صالح.</numerusform>
            <numerusform>%Ln عنوان غير صالح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) of type “%1”.</source>
        <translation>
            <numerusform>لا تحذيرات من النوع «%1».</numerusform>
            <numerusform>تحذير واحد من النوع «%1».</numerusform>
            <numerusform>تحذيران من النوع «%1».</numerusform>
            <numerusform>%Ln تحذيرات من النوع «%1».</numerusform>
            <numerusform>%Ln تحذيرًا من النوع «%1».</numerusform>
            <numerusform>%Ln تحذير من النوع «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>نُشر في</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>المستند</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>بدأ نفاذه</translation>
    </message>
    <message>
        <source>In force; commencement date not recorded.</source>
        <translation>نافذ؛ تاريخ بدء النفاذ غير مسجل.</translation>
    </message>
    <message>
        <source>Not all provisions have commenced.</source>
        <translation>لم يبدأ نفاذ كل المواد.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>التنقيح</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>يبدأ نفاذه</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Sheria libraries (*.sheria);;All files (*)</source>
        <translation>مكتبات Sheria ‏(*.sheria);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>مكتبة جديدة</translation>
    </message>
    <message>
        <source>Open Library</source>
        <translation>افتح مكتبة</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>استورد ملفات</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, archives and packs (*.xml *.akn *.zip);;All files (*)</source>
        <translation>ملفات Akoma Ntoso والأرشيفات والحزم (*.xml *.akn *.zip);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Attach Documents</source>
        <translation>أرفق مستندات</translation>
    </message>
    <message>
        <source>PDF documents, Akoma Ntoso files and archives (*.pdf *.xml *.akn *.zip)</source>
        <translation>مستندات PDF وملفات Akoma Ntoso والأرشيفات (*.pdf *.xml *.akn *.zip)</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>استورد مجلدًا</translation>
    </message>
    <message>
        <source>About Sheria</source>
        <translation>عن Sheria</translation>
    </message>
    <message>
        <source>Sheria %1</source>
        <translation>Sheria %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Stores legislation and judgments in Akoma Ntoso in a single file, shows them as they stood on any date, and serves them to other programs on this computer.

Works offline and connects only to servers that you add.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>يحفظ التشريعات والأحكام بصيغة Akoma Ntoso في ملف واحد، ويعرضها كما كانت في أي تاريخ، ويتيحها للبرامج الأخرى على هذا الحاسوب.

يعمل دون اتصال، ولا يتصل إلا بالخوادم التي تضيفها.

برنامج حر برخصة GNU General Public License، الإصدار الثالث أو ما بعده.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
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
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Commencement of %1</source>
        <translation>بدء النفاذ: %1</translation>
    </message>
    <message>
        <source>Commencement of %1, by %2</source>
        <comment>work, law</comment>
        <translation>بدء النفاذ: %1، بموجب %2</translation>
    </message>
    <message>
        <source>Amendment of %1</source>
        <translation>تعديل: %1</translation>
    </message>
    <message>
        <source>Amendment of %1, by %2</source>
        <comment>work, law</comment>
        <translation>تعديل: %1، بموجب %2</translation>
    </message>
    <message>
        <source>Repeal of %1</source>
        <translation>إلغاء: %1</translation>
    </message>
    <message>
        <source>Repeal of %1, by %2</source>
        <comment>work, law</comment>
        <translation>إلغاء: %1، بموجب %2</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>أُدرج في النص</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Not yet in the text</source>
        <translation>لم يُدرج في النص بعد</translation>
    </message>
    <message>
        <source>Undated</source>
        <translation>بلا تاريخ</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>the document cannot be read: %1</source>
        <translation>تتعذر قراءة المستند: %1</translation>
    </message>
    <message>
        <source>pages are drawn by the processor</source>
        <translation>يرسم المعالج الصفحات</translation>
    </message>
    <message>
        <source>pages are drawn by %1</source>
        <translation>ترسم الصفحاتِ وحدة %1</translation>
    </message>
    <message>
        <source>the sandbox is off</source>
        <translation>البيئة المعزولة معطّلة</translation>
    </message>
    <message>
        <source>the sandbox is on</source>
        <translation>البيئة المعزولة مفعّلة</translation>
    </message>
    <message>
        <source>Qt WebEngine %1 (Chromium %2): %3, %4.</source>
        <translation>إصدار Qt WebEngine:‏ %1 ‏(Chromium %2): %3، %4.</translation>
    </message>
    <message>
        <source>Start Sheria as an ordinary user: as root, or where QTWEBENGINE_DISABLE_SANDBOX is set, pages have no sandbox.</source>
        <translation>ابدأ Sheria بمستخدم عادي: فمع root أو مع تعيين QTWEBENGINE_DISABLE_SANDBOX لا تكون للصفحات بيئة معزولة.</translation>
    </message>
    <message>
        <source>choose at least one event</source>
        <translation>اختر حدثًا واحدًا على الأقل</translation>
    </message>
    <message>
        <source>The name of an account must have 1 to %1 letters, digits, and . _ - @ +.</source>
        <translation>يتكون اسم الحساب من 1 إلى %1 من الحروف والأرقام والعلامات ‎. _ - @ +</translation>
    </message>
    <message>
        <source>The display name of an account can have at most %1 characters.</source>
        <translation>الحد الأقصى لطول الاسم المعروض للحساب هو %1 من المحارف.</translation>
    </message>
    <message>
        <source>this is the last administrator of the library</source>
        <translation>هذا آخر مدير للمكتبة</translation>
    </message>
    <message>
        <source>A token must have 1 to %1 printable ASCII characters without spaces.</source>
        <translation>يتكون رمز الوصول من 1 إلى %1 من محارف ASCII المطبوعة بلا مسافات.</translation>
    </message>
    <message>
        <source>A token must have %1 to %2 printable ASCII characters without spaces.</source>
        <translation>يتكون رمز الوصول من %1 إلى %2 من محارف ASCII المطبوعة بلا مسافات.</translation>
    </message>
    <message>
        <source>not enough memory to hash a password</source>
        <translation>الذاكرة لا تكفي لتجزئة كلمة السر</translation>
    </message>
    <message>
        <source>A password must have at least %1 characters.</source>
        <translation>الحد الأدنى لطول كلمة السر هو %1 من المحارف.</translation>
    </message>
    <message>
        <source>A password can have at most %1 characters.</source>
        <translation>الحد الأقصى لطول كلمة السر هو %1 من المحارف.</translation>
    </message>
    <message>
        <source>the document is larger than %1 bytes</source>
        <translation>المستند أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>the element akomaNtoso has no document (act, judgment, …) in it</source>
        <translation>لا يحتوي العنصر akomaNtoso على مستند (act أو judgment أو …)</translation>
    </message>
    <message>
        <source>%1 provisions have no eId, the first is &quot;%2&quot;; eIds were assigned</source>
        <translation>مواد بلا eId عددها %1، وأولاها «%2»؛ عُيِّنت لها قيم eId</translation>
    </message>
    <message>
        <source>%1 elements repeat an eId, the first is &quot;%2&quot;; new eIds were assigned</source>
        <translation>عناصر تكرر eId عددها %1، وأولها «%2»؛ عُيِّنت لها قيم eId جديدة</translation>
    </message>
    <message>
        <source>bytes have no meaning in the encoding %1</source>
        <translation>في المستند بايتات لا معنى لها في الترميز %1</translation>
    </message>
    <message>
        <source>UTF-16 with an odd number of bytes</source>
        <translation>ترميز UTF-16 بعدد فردي من البايتات</translation>
    </message>
    <message>
        <source>the content is UTF-16, but the declaration says %1</source>
        <translation>المحتوى بترميز UTF-16، لكن الإعلان يذكر %1</translation>
    </message>
    <message>
        <source>the encoding %1 is unknown</source>
        <translation>الترميز %1 غير معروف</translation>
    </message>
    <message>
        <source>the declaration says %1, but the content has another encoding</source>
        <translation>يذكر الإعلان %1، لكن المحتوى بترميز آخر</translation>
    </message>
    <message>
        <source>the XML declaration names no version</source>
        <translation>إعلان XML لا يذكر إصدارًا</translation>
    </message>
    <message>
        <source>the XML declaration is malformed</source>
        <translation>إعلان XML غير سليم البنية</translation>
    </message>
    <message>
        <source>UTF-32 is not supported</source>
        <translation>الترميز UTF-32 غير مدعوم</translation>
    </message>
    <message>
        <source>the content starts with a UTF-8 byte order mark, but the declaration says %1</source>
        <translation>يبدأ المحتوى بعلامة ترتيب البايتات لـ UTF-8، لكن الإعلان يذكر %1</translation>
    </message>
    <message>
        <source>the root element is %1, not akomaNtoso</source>
        <translation>العنصر الجذر هو %1 لا akomaNtoso</translation>
    </message>
    <message>
        <source>the root element akomaNtoso is in no namespace; expected is xmlns=%1</source>
        <translation>العنصر الجذر akomaNtoso ليس في أي فضاء أسماء؛ والمتوقع xmlns=%1</translation>
    </message>
    <message>
        <source>the namespace %1 is not an Akoma Ntoso namespace</source>
        <translation>فضاء الأسماء %1 ليس من فضاءات أسماء Akoma Ntoso</translation>
    </message>
    <message>
        <source>XML %1 is not supported, only 1.0</source>
        <translation>الإصدار %1 من XML غير مدعوم؛ المدعوم 1.0 وحده</translation>
    </message>
    <message>
        <source>more than %1 namespaces are declared</source>
        <translation>فضاءات الأسماء المعلنة أكثر من %1</translation>
    </message>
    <message>
        <source>this is a web page (HTML), not Akoma Ntoso</source>
        <translation>هذه صفحة ويب (HTML) لا مستند Akoma Ntoso</translation>
    </message>
    <message>
        <source>documents with a document type declaration (DTD) are refused: it could load files or define entities</source>
        <translation>تُرفض المستندات التي فيها إعلان نوع المستند (DTD): فقد يحمّل ملفات أو يعرّف كيانات</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <translation>العناصر متداخلة في أكثر من %1 من المستويات</translation>
    </message>
    <message>
        <source>the document has more than %1 nodes</source>
        <translation>في المستند أكثر من %1 من العقد</translation>
    </message>
    <message>
        <source>the attribute value is longer than %1 bytes</source>
        <translation>قيمة الخاصية أطول من %1 بايت</translation>
    </message>
    <message>
        <source>the element has more than %1 attributes</source>
        <translation>خصائص العنصر أكثر من %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>نفدت الذاكرة</translation>
    </message>
    <message>
        <source>there is no element: the document is empty</source>
        <translation>لا عناصر: المستند فارغ</translation>
    </message>
    <message>
        <source>the document ends inside the element %1</source>
        <translation>ينتهي المستند داخل العنصر %1</translation>
    </message>
    <message>
        <source>the document ends here unexpectedly</source>
        <translation>ينتهي المستند هنا على نحو غير متوقع</translation>
    </message>
    <message>
        <source>there is an end tag without a start tag</source>
        <translation>توجد علامة نهاية بلا علامة بداية</translation>
    </message>
    <message>
        <source>the end tag does not match the start tag of %1</source>
        <translation>علامة النهاية لا تطابق علامة البداية للعنصر %1</translation>
    </message>
    <message>
        <source>an attribute is repeated with two prefixes of the same namespace</source>
        <translation>تتكرر خاصية ببادئتين لفضاء الأسماء نفسه</translation>
    </message>
    <message>
        <source>the attribute %1 is repeated</source>
        <translation>تتكرر الخاصية %1</translation>
    </message>
    <message>
        <source>there is content after the end of the root element</source>
        <translation>يوجد محتوى بعد نهاية العنصر الجذر</translation>
    </message>
    <message>
        <source>the entity %1 is not defined</source>
        <translation>الكيان %1 غير معرَّف</translation>
    </message>
    <message>
        <source>an entity in the tag %1 is not defined</source>
        <translation>في العلامة %1 كيان غير معرَّف</translation>
    </message>
    <message>
        <source>the reference is to a character that XML forbids</source>
        <translation>تشير الإحالة إلى محرف تمنعه XML</translation>
    </message>
    <message>
        <source>an XML declaration is only allowed at the very beginning</source>
        <translation>لا يُسمح بإعلان XML إلا في أول المستند</translation>
    </message>
    <message>
        <source>a prefix in the tag %1 is not declared</source>
        <translation>في العلامة %1 بادئة غير معلنة</translation>
    </message>
    <message>
        <source>the namespace declaration of the tag %1 is not allowed</source>
        <translation>إعلان فضاء الأسماء في العلامة %1 غير مسموح به</translation>
    </message>
    <message>
        <source>this is not XML: there is content before the root element</source>
        <translation>هذا ليس XML: يوجد محتوى قبل العنصر الجذر</translation>
    </message>
    <message>
        <source>malformed UTF-8, or a character that XML forbids (byte 0x%1)</source>
        <translation>ترميز UTF-8 غير سليم، أو محرف تمنعه XML (البايت 0x%1)</translation>
    </message>
    <message>
        <source>the control character U+%1 is forbidden</source>
        <translation>محرف التحكم U+%1 ممنوع</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; must be written &quot;&amp;amp;&quot;</source>
        <translation>يجب أن تُكتب &quot;&amp;&quot; هكذا: &quot;&amp;amp;&quot;</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>لا يُسمح هنا بما يلي: %1</translation>
    </message>
    <message>
        <source>FRBRWork/FRBRuri is %1, which is not an Akoma Ntoso URI; the work is stored as %2</source>
        <translation>قيمة FRBRWork/FRBRuri هي %1 وليست عنوان URI من Akoma Ntoso؛ حُفظ المصنف بالعنوان %2</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRuri names the work %1, FRBRWork/FRBRuri %2; the latter is used</source>
        <translation>يذكر FRBRExpression/FRBRuri المصنف %1، ويذكر FRBRWork/FRBRuri المصنف %2؛ ويُستخدم الأخير</translation>
    </message>
    <message>
        <source>FRBRExpression/FRBRlanguage is %1; the language is stored as &quot;und&quot;, undetermined</source>
        <translation>قيمة FRBRExpression/FRBRlanguage هي %1؛ حُفظت اللغة بالرمز &quot;und&quot; (غير محددة)</translation>
    </message>
    <message>
        <source>the date %1 is not valid</source>
        <translation>التاريخ %1 غير صالح</translation>
    </message>
    <message>
        <source>the expression has no valid date; the date %1 of the work is used</source>
        <translation>لا تاريخ صالح للتعبير؛ يُستخدم تاريخ المصنف %1</translation>
    </message>
    <message>
        <source>the document has no valid date; 0001-01-01 is used</source>
        <translation>لا تاريخ صالح للمستند؛ يُستخدم 0001-01-01</translation>
    </message>
    <message>
        <source>the judgment does not name its court</source>
        <translation>لا يذكر الحكم محكمته</translation>
    </message>
    <message>
        <source>the judgment does not state its date of delivery</source>
        <translation>لا يذكر الحكم تاريخ صدوره</translation>
    </message>
    <message>
        <source>the judgment has no neutral citation</source>
        <translation>لا استشهاد محايد للحكم</translation>
    </message>
    <message>
        <source>the judgment does not mark its parties</source>
        <translation>لا يعلّم الحكم أطرافه</translation>
    </message>
    <message>
        <source>the judgment does not mark its judges</source>
        <translation>لا يعلّم الحكم قضاته</translation>
    </message>
    <message>
        <source>the judgment does not mark its case number</source>
        <translation>لا يعلّم الحكم رقم القضية</translation>
    </message>
    <message>
        <source>the document has no meta element; only its text is available</source>
        <translation>لا عنصر meta في المستند؛ نصه وحده متاح</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>no compressed content, or one of more than %1 bytes</source>
        <translation>لا محتوى مضغوط، أو محتوى أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>damaged compressed content</source>
        <translation>محتوى مضغوط تالف</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be locked (%2); keep it on a local disk</source>
        <translation>يتعذر إقفال ملف القفل %1 ‏(%2)؛ أبقه على قرص محلي</translation>
    </message>
    <message>
        <source>the lock file %1 cannot be made: %2</source>
        <translation>يتعذر إنشاء ملف القفل %1:‏ %2</translation>
    </message>
    <message>
        <source>%1 is locked by another program</source>
        <translation>الملف %1 يقفله برنامج آخر</translation>
    </message>
    <message>
        <source>the lock file %1 is not a regular file; remove it</source>
        <translation>ملف القفل %1 ليس ملفًا عاديًا؛ أزِله</translation>
    </message>
    <message>
        <source>the disk is full: %1 was not written; free some space and try again (%2)</source>
        <translation>القرص ممتلئ: لم يُكتب %1؛ أفرغ بعض المساحة وحاول مجددًا (%2)</translation>
    </message>
    <message>
        <source>no permission to write %1: check the permissions of the file and its folder (%2)</source>
        <translation>لا إذن لكتابة %1: تحقق من أذونات الملف ومجلده (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>تتعذر كتابة %1:‏ %2</translation>
    </message>
    <message>
        <source>the folder %1</source>
        <translation>المجلد %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file but a folder, pipe, socket or device; specify a file</source>
        <translation>المسار %1 ليس ملفًا عاديًا بل مجلد أو أنبوب أو مقبس أو جهاز؛ حدّد ملفًا</translation>
    </message>
    <message>
        <source>comments can be written into .docx and .odt documents only</source>
        <translation>لا تُكتب التعليقات إلا في مستندات ‎.docx و‎.odt</translation>
    </message>
    <message>
        <source>the document is too large</source>
        <translation>المستند أكبر من اللازم</translation>
    </message>
    <message>
        <source>only .docx, .odt, .pdf, .md, .html and .txt documents are checked</source>
        <translation>لا تُفحص إلا مستندات ‎.docx و‎.odt و‎.pdf و‎.md و‎.html و‎.txt</translation>
    </message>
    <message>
        <source>The library has it: %1.</source>
        <translation>هو في المكتبة: %1.</translation>
    </message>
    <message>
        <source>The number is wrong. The library has: %1.</source>
        <translation>الرقم خطأ. في المكتبة: %1.</translation>
    </message>
    <message>
        <source>The year is wrong. The library has: %1.</source>
        <translation>السنة خطأ. في المكتبة: %1.</translation>
    </message>
    <message>
        <source>This is the number of another law: %1.</source>
        <translation>هذا رقم قانون آخر: %1.</translation>
    </message>
    <message>
        <source>This is the number of another case: %1.</source>
        <translation>هذا رقم قضية أخرى: %1.</translation>
    </message>
    <message>
        <source>The words quoted stand in another provision: %1.</source>
        <translation>الكلمات المقتبسة في مادة أخرى: %1.</translation>
    </message>
    <message>
        <source>There is no such provision in: %1.</source>
        <translation>لا وجود لمادة كهذه في: %1.</translation>
    </message>
    <message>
        <source>The words quoted stood there at another date.</source>
        <translation>كانت الكلمات المقتبسة هناك في تاريخ آخر.</translation>
    </message>
    <message>
        <source>It is repealed: %1.</source>
        <translation>هو ملغى: %1.</translation>
    </message>
    <message>
        <source>The library holds this whole series, and there is no such number in it.</source>
        <translation>في المكتبة هذه السلسلة كاملة، ولا رقم كهذا فيها.</translation>
    </message>
    <message>
        <source>The library has it: %1. Its text does not show whether there is such a provision.</source>
        <translation>هو في المكتبة: %1. ولا يبيّن نصه وجود مادة كهذه.</translation>
    </message>
    <message>
        <source>The library does not have it, or cannot tell which is meant. It was not checked.</source>
        <translation>ليس في المكتبة، أو لا تستطيع تحديد المقصود. ولم يُفحص.</translation>
    </message>
    <message>
        <source>The words are there; brackets, ellipses or emphasis show changes.</source>
        <translation>الكلمات موجودة هناك؛ وتبيّن الأقواس أو علامات الحذف أو التشديد ما تغيّر.</translation>
    </message>
    <message>
        <source>The words are there.</source>
        <translation>الكلمات موجودة هناك.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>الكلمات في مادة أخرى: %1؛ وتبيّن الأقواس أو علامات الحذف أو التشديد ما تغيّر.</translation>
    </message>
    <message>
        <source>The words stand in another provision: %1.</source>
        <translation>الكلمات في مادة أخرى: %1.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1; brackets, ellipses or emphasis show changes.</source>
        <translation>كانت الكلمات هناك في تاريخ آخر: %1؛ وتبيّن الأقواس أو علامات الحذف أو التشديد ما تغيّر.</translation>
    </message>
    <message>
        <source>The words stood there at another date: %1.</source>
        <translation>كانت الكلمات هناك في تاريخ آخر: %1.</translation>
    </message>
    <message>
        <source>%1 Left out: %2.</source>
        <translation>%1 المحذوف: %2.</translation>
    </message>
    <message>
        <source>Nothing in the library says whose words these are. They were not checked.</source>
        <translation>لا شيء في المكتبة يبيّن صاحب هذه الكلمات. ولم تُفحص.</translation>
    </message>
    <message>
        <source>The words stand in a text of the work that has no date.</source>
        <translation>الكلمات في نص من المصنف بلا تاريخ.</translation>
    </message>
    <message>
        <source>The words left out change the sense: %1.</source>
        <translation>الكلمات المحذوفة تغيّر المعنى: %1.</translation>
    </message>
    <message>
        <source>The words are not those of the text: %1.</source>
        <translation>ليست الكلمات كلمات النص: %1.</translation>
    </message>
    <message>
        <source>No text of this work in the library has these words.</source>
        <translation>لا ترد هذه الكلمات في أي نص من هذا المصنف في المكتبة.</translation>
    </message>
    <message>
        <source>No mark closes this quotation; it was read to the end of its paragraph. %1</source>
        <translation>لا علامة تغلق هذا الاقتباس؛ فقُرئ حتى نهاية فقرته. %1</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, SHA-256 %3.</source>
        <translation>قورن بـ %1 بتاريخ %2، SHA-256 ‏%3.</translation>
    </message>
    <message>
        <source>%1 citations and quotations, %2 with problems</source>
        <translation>الاستشهادات والاقتباسات: %1، منها ما فيه مشكلة: %2</translation>
    </message>
    <message>
        <source>Table of authorities</source>
        <translation>جدول المراجع</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>القضايا</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>التشريعات</translation>
    </message>
    <message>
        <source>Other authorities</source>
        <translation>مراجع أخرى</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>استُشهد به في</translation>
    </message>
    <message>
        <source>paragraph %1, note %2</source>
        <translation>الفقرة %1، الحاشية %2</translation>
    </message>
    <message>
        <source>paragraph %1</source>
        <translation>الفقرة %1</translation>
    </message>
    <message>
        <source>page %1, %2</source>
        <translation>الصفحة %1، %2</translation>
    </message>
    <message>
        <source>%1 is not in the library, or is not published</source>
        <translation>المصنف %1 ليس في المكتبة أو لم يُنشر</translation>
    </message>
    <message>
        <source>%1 has no published text as at %2 in the library</source>
        <translation>لا نص منشورًا في المكتبة للمصنف %1 كما في %2</translation>
    </message>
    <message>
        <source>%1 is not in the text %2</source>
        <translation>المادة %1 ليست في النص %2</translation>
    </message>
    <message>
        <source>A bundle can have at most %1 entries</source>
        <translation>الحد الأقصى لعدد المدخلات في حافظة المستندات هو %1</translation>
    </message>
    <message>
        <source>the words do not stand in %1</source>
        <translation>الكلمات غير واردة في %1</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>لا وجود لما يلي: %1، في %2</translation>
    </message>
    <message>
        <source>the citation style takes too long or says too much</source>
        <translation>يستغرق نمط الاستشهاد وقتًا أطول أو يُخرج نصًا أكثر من اللازم</translation>
    </message>
    <message>
        <source>%1 cannot be run in its confinement (exit %2)</source>
        <translation>يتعذر تشغيل %1 في بيئته المعزولة (رمز الخروج %2)</translation>
    </message>
    <message>
        <source>the citation style needs too much memory or time</source>
        <translation>يحتاج نمط الاستشهاد إلى ذاكرة أو وقت أكثر من اللازم</translation>
    </message>
    <message>
        <source>the citation style cannot be used: %1</source>
        <translation>لا يمكن استخدام نمط الاستشهاد: %1</translation>
    </message>
    <message>
        <source>the program sheria-csl is not installed</source>
        <translation>البرنامج sheria-csl غير مثبّت</translation>
    </message>
    <message>
        <source>a style formats at most %1 works at once</source>
        <translation>الحد الأقصى لعدد المصنفات التي ينسّقها النمط معًا هو %1</translation>
    </message>
    <message>
        <source>the citation style gave no citation</source>
        <translation>لم يُخرج نمط الاستشهاد أي استشهاد</translation>
    </message>
    <message>
        <source>this is no usable citation style: %1</source>
        <translation>ليس هذا نمط استشهاد صالحًا: %1</translation>
    </message>
    <message>
        <source>it has a document type or entities</source>
        <translation>فيه نوع مستند أو كيانات</translation>
    </message>
    <message>
        <source>its root is not &apos;%1&apos; of CSL</source>
        <translation>جذره ليس العنصر «%1» من CSL</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>هو فارغ</translation>
    </message>
    <message>
        <source>it is too large or too deep</source>
        <translation>هو أكبر أو أعمق من اللازم</translation>
    </message>
    <message>
        <source>there is no citation style at &apos;%1&apos;</source>
        <translation>لا نمط استشهاد في «%1»</translation>
    </message>
    <message>
        <source>it has more than 1 MB</source>
        <translation>حجمه أكثر من 1 م.بايت</translation>
    </message>
    <message>
        <source>the words of citation styles are not installed: install the package citation-style-language-locales</source>
        <translation>كلمات أنماط الاستشهاد غير مثبّتة: ثبّت الحزمة citation-style-language-locales</translation>
    </message>
    <message>
        <source>the style refers to &apos;%1&apos;, which is not installed</source>
        <translation>يحيل النمط إلى «%1» وهو غير مثبّت</translation>
    </message>
    <message>
        <source>its language is not a code</source>
        <translation>لغته ليست رمز لغة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Akoma Ntoso FRBR URI</source>
        <translation>القيمة «%1» ليست عنوان FRBR URI من Akoma Ntoso</translation>
    </message>
    <message>
        <source>an expression URI needs a language</source>
        <translation>يلزم ذكر اللغة في عنوان URI للتعبير</translation>
    </message>
    <message>
        <source>a manifestation URI needs a format</source>
        <translation>يلزم ذكر التنسيق في عنوان URI للتجسيد</translation>
    </message>
    <message>
        <source>no such date: %1</source>
        <translation>لا وجود لهذا التاريخ: %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>سلسلة محارف</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>القيمة true أو false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عددًا صحيحًا</translation>
    </message>
    <message>
        <source>a date such as 2024-02-29</source>
        <translation>تاريخًا مثل 2024-02-29</translation>
    </message>
    <message>
        <source>an instant such as 2024-02-29T12:00:00Z</source>
        <translation>لحظة زمنية مثل 2024-02-29T12:00:00Z</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائنًا</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>مصفوفة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>القيمة «%1» ليست %2</translation>
    </message>
    <message>
        <source>in &quot;%1&quot;: %2</source>
        <translation>في «%1»: %2</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; has no language or no date</source>
        <translation>لا لغة أو لا تاريخ في &quot;expression_frbr_uri&quot;</translation>
    </message>
    <message>
        <source>&quot;expression_frbr_uri&quot; is none of the work &quot;frbr_uri&quot;</source>
        <translation>القيمة &quot;expression_frbr_uri&quot; ليست للمصنف &quot;frbr_uri&quot;</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>مصفوفة سلاسل محارف</translation>
    </message>
    <message>
        <source>an array of objects</source>
        <translation>مصفوفة كائنات</translation>
    </message>
    <message>
        <source>an array of dates</source>
        <translation>مصفوفة تواريخ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a single word.</source>
        <translation>القيمة «%1» ليست كلمة واحدة.</translation>
    </message>
    <message>
        <source>A knowledge base can have at most %1 values for each filter.</source>
        <translation>الحد الأقصى لعدد القيم في كل مرشِّح لقاعدة المعرفة هو %1.</translation>
    </message>
    <message>
        <source>The code of a knowledge base must have 1 to %1 letters from a to z, digits, &apos;-&apos; and &apos;_&apos;.</source>
        <translation>يتكون رمز قاعدة المعرفة من 1 إلى %1 من الحروف a إلى z والأرقام و&apos;-&apos; و&apos;_&apos;.</translation>
    </message>
    <message>
        <source>The name of a knowledge base must have 1 to %1 characters.</source>
        <translation>يتكون اسم قاعدة المعرفة من 1 إلى %1 من المحارف.</translation>
    </message>
    <message>
        <source>The description of a knowledge base can have at most %1 characters.</source>
        <translation>الحد الأقصى لطول وصف قاعدة المعرفة هو %1 من المحارف.</translation>
    </message>
    <message>
        <source>The name or the description of a knowledge base contains a NUL character.</source>
        <translation>في اسم قاعدة المعرفة أو وصفها محرف NUL.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not %2.</source>
        <translation>القيمة «%1» ليست %2.</translation>
    </message>
    <message>
        <source>the address of a work, like /akn/za/act/1998/55</source>
        <translation>عنوان مصنف، مثل ‎/akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list.</source>
        <translation>القيمة «%1» ليست قائمة.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of words.</source>
        <translation>القيمة «%1» ليست قائمة كلمات.</translation>
    </message>
    <message>
        <source>A subscription is a JSON object.</source>
        <translation>الاشتراك كائن JSON.</translation>
    </message>
    <message>
        <source>a country, like za</source>
        <translation>بلدًا، مثل za</translation>
    </message>
    <message>
        <source>a place, like za or za-cpt</source>
        <translation>إقليمًا، مثل za أو za-cpt</translation>
    </message>
    <message>
        <source>a nature, like act or act/by-law</source>
        <translation>طبيعة مصنف، مثل act أو act/by-law</translation>
    </message>
    <message>
        <source>%1 is there and no export of Sheria; name another folder</source>
        <translation>المجلد %1 موجود وليس تصديرًا من Sheria؛ سمّ مجلدًا آخر</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>تتعذر قراءة %1:‏ %2</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>يتعذر إنشاء المجلد %1</translation>
    </message>
    <message>
        <source>git could not be started: %1; install git</source>
        <translation>تعذّر تشغيل git:‏ %1؛ ثبّت git</translation>
    </message>
    <message>
        <source>git failed on %1: %2</source>
        <translation>فشل git في %1:‏ %2</translation>
    </message>
    <message>
        <source>the certificate is not valid yet</source>
        <translation>لم يبدأ سريان الشهادة بعد</translation>
    </message>
    <message>
        <source>the certificate has expired</source>
        <translation>انتهت صلاحية الشهادة</translation>
    </message>
    <message>
        <source>the certificate is self-signed</source>
        <translation>الشهادة موقّعة ذاتيًا</translation>
    </message>
    <message>
        <source>the certificate is not signed by a trusted authority</source>
        <translation>لم توقّع الشهادةَ جهةٌ موثوقة</translation>
    </message>
    <message>
        <source>connections to link-local addresses are not allowed</source>
        <translation>لا يُسمح بالاتصال بعناوين الوصلة المحلية</translation>
    </message>
    <message>
        <source>the token contains an invalid character</source>
        <translation>في رمز الوصول محرف غير صالح</translation>
    </message>
    <message>
        <source>the connection was closed within the response header</source>
        <translation>أُغلق الاتصال أثناء ترويسة الرد</translation>
    </message>
    <message>
        <source>the proxy requires authentication</source>
        <translation>يطلب الوسيط الاستيثاق</translation>
    </message>
    <message>
        <source>the response header is too long</source>
        <translation>ترويسة الرد أطول من اللازم</translation>
    </message>
    <message>
        <source>the data received is not an HTTP response</source>
        <translation>البيانات الواردة ليست ردَّ HTTP</translation>
    </message>
    <message>
        <source>proxy host not found</source>
        <translation>لم يُعثر على مضيف الوسيط</translation>
    </message>
    <message>
        <source>host not found</source>
        <translation>لم يُعثر على المضيف</translation>
    </message>
    <message>
        <source>the certificate is for another host name</source>
        <translation>الشهادة لاسم مضيف آخر</translation>
    </message>
    <message>
        <source>the connection was closed without a response</source>
        <translation>أُغلق الاتصال بلا رد</translation>
    </message>
    <message>
        <source>TLS handshake failed</source>
        <translation>فشلت مصافحة TLS</translation>
    </message>
    <message>
        <source>connection refused or host unreachable</source>
        <translation>رُفض الاتصال أو تعذّر الوصول إلى المضيف</translation>
    </message>
    <message>
        <source>the idle connection was closed</source>
        <translation>أُغلق الاتصال الخامل</translation>
    </message>
    <message>
        <source>not enough memory for a connection</source>
        <translation>الذاكرة لا تكفي لإجراء اتصال</translation>
    </message>
    <message>
        <source>the embeddings endpoint does not respond: %1</source>
        <translation>لا تردّ نقطة نهاية التضمينات: %1</translation>
    </message>
    <message>
        <source>The library does not exist.</source>
        <translation>لا وجود للمكتبة.</translation>
    </message>
    <message>
        <source>Check the path; &apos;sheriactl import&apos; creates a library.</source>
        <translation>تحقق من المسار؛ وينشئ الأمر &apos;sheriactl import&apos; مكتبة.</translation>
    </message>
    <message>
        <source>The library is damaged, or is not a library.</source>
        <translation>المكتبة تالفة، أو الملف ليس مكتبة.</translation>
    </message>
    <message>
        <source>Restore it from a backup. &apos;sheriactl verify&apos; shows what is damaged.</source>
        <translation>استعدها من نسخة احتياطية. ويبيّن الأمر &apos;sheriactl verify&apos; ما تلف.</translation>
    </message>
    <message>
        <source>The check of the library was stopped.</source>
        <translation>أُوقف التحقق من المكتبة.</translation>
    </message>
    <message>
        <source>The library cannot be read.</source>
        <translation>تتعذر قراءة المكتبة.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folders, and whether another program keeps it locked.</source>
        <translation>تحقق من أذونات الملف ومجلداته، ومن أن لا برنامج آخر يقفله.</translation>
    </message>
    <message>
        <source>The library has schema %1; this version of Sheria knows up to %2.</source>
        <translation>إصدار مخطط المكتبة %1؛ ويعرف هذا الإصدار من Sheria المخططات حتى %2.</translation>
    </message>
    <message>
        <source>Install the latest version of Sheria.</source>
        <translation>ثبّت أحدث إصدار من Sheria.</translation>
    </message>
    <message>
        <source>The library has schema %1, and is upgraded to %2 when it is opened next.</source>
        <translation>إصدار مخطط المكتبة %1، ويُرقّى إلى %2 عند فتحها القادم.</translation>
    </message>
    <message>
        <source>Open the library; a backup is made first.</source>
        <translation>افتح المكتبة؛ وتُنشأ نسخة احتياطية أولًا.</translation>
    </message>
    <message>
        <source>The library opens: schema %1, revision %2, %3 MB. The quick check found no damage.</source>
        <translation>تُفتح المكتبة: المخطط %1، المراجعة %2، الحجم %3 م.بايت. لم يجد التحقق السريع تلفًا.</translation>
    </message>
    <message>
        <source>The library or its folder is read-only: it can be read, not changed.</source>
        <translation>المكتبة أو مجلدها للقراءة فقط: تمكن قراءتها لا تغييرها.</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or copy the library elsewhere.</source>
        <translation>اجعل الملف ومجلده قابلين للكتابة، أو انسخ المكتبة إلى مكان آخر.</translation>
    </message>
    <message>
        <source>Other users of this computer can read or change the library.</source>
        <translation>يستطيع مستخدمون آخرون لهذا الحاسوب قراءة المكتبة أو تغييرها.</translation>
    </message>
    <message>
        <source>Open the library with Sheria, or remove their permissions (chmod 600).</source>
        <translation>افتح المكتبة ببرنامج Sheria، أو أزِل أذوناتهم (chmod 600).</translation>
    </message>
    <message>
        <source>Only you can read and change the library.</source>
        <translation>أنت وحدك تستطيع قراءة المكتبة وتغييرها.</translation>
    </message>
    <message>
        <source>There is no write-ahead log: all changes are in the library&apos;s file.</source>
        <translation>لا سجل كتابة مسبقة: كل التغييرات في ملف المكتبة.</translation>
    </message>
    <message>
        <source>The write-ahead log has %1 MB.</source>
        <translation>حجم سجل الكتابة المسبقة %1 م.بايت.</translation>
    </message>
    <message>
        <source>Close all programs that have the library open: the last one merges the log.</source>
        <translation>أغلق كل البرامج التي تفتح المكتبة: فآخرها يدمج السجل.</translation>
    </message>
    <message>
        <source>There are no backups from upgrades.</source>
        <translation>لا نسخ احتياطية من الترقيات.</translation>
    </message>
    <message>
        <source>Backups from upgrades: %1, %2 MB.</source>
        <translation>النسخ الاحتياطية من الترقيات: %1، حجمها %2 م.بايت.</translation>
    </message>
    <message>
        <source>Backups that you no longer need can be deleted.</source>
        <translation>يمكن حذف النسخ الاحتياطية التي لم تعد تحتاج إليها.</translation>
    </message>
    <message>
        <source>The search index was not checked: it belongs to the library.</source>
        <translation>لم يُتحقق من فهرس البحث: فهو تابع للمكتبة.</translation>
    </message>
    <message>
        <source>The search index could not be checked.</source>
        <translation>تعذّر التحقق من فهرس البحث.</translation>
    </message>
    <message>
        <source>It is updated when the library is opened next; &apos;sheriactl index rebuild&apos; builds it now.</source>
        <translation>يُحدَّث عند فتح المكتبة القادم؛ ويبنيه الأمر &apos;sheriactl index rebuild&apos; الآن.</translation>
    </message>
    <message>
        <source>The search index is up to date: revision %1, %2 works, %3 MB.</source>
        <translation>فهرس البحث محدَّث: المراجعة %1، المصنفات %2، الحجم %3 م.بايت.</translation>
    </message>
    <message>
        <source>There is no search index.</source>
        <translation>لا يوجد فهرس بحث.</translation>
    </message>
    <message>
        <source>The search index is being built.</source>
        <translation>يُبنى فهرس البحث.</translation>
    </message>
    <message>
        <source>The search index is behind: revision %1 of %2.</source>
        <translation>فهرس البحث متأخر: المراجعة %1 من %2.</translation>
    </message>
    <message>
        <source>The search index was built by another version.</source>
        <translation>بنى فهرسَ البحث إصدارٌ آخر.</translation>
    </message>
    <message>
        <source>The search index is damaged.</source>
        <translation>فهرس البحث تالف.</translation>
    </message>
    <message>
        <source>The search index belongs to another library.</source>
        <translation>فهرس البحث تابع لمكتبة أخرى.</translation>
    </message>
    <message>
        <source>The disk could not be checked.</source>
        <translation>تعذّر التحقق من القرص.</translation>
    </message>
    <message>
        <source>The disk of the library has %1 MB free.</source>
        <translation>المساحة الحرة على قرص المكتبة %1 م.بايت.</translation>
    </message>
    <message>
        <source>Free some space: changes cannot be saved.</source>
        <translation>أفرغ بعض المساحة: لا يمكن حفظ التغييرات.</translation>
    </message>
    <message>
        <source>Upgrades and test imports need as much space as the library takes.</source>
        <translation>تحتاج الترقيات وتجارب الاستيراد إلى مساحة بقدر ما تشغله المكتبة.</translation>
    </message>
    <message>
        <source>The library is on a network file system (%1).</source>
        <translation>المكتبة على نظام ملفات شبكي (%1).</translation>
    </message>
    <message>
        <source>Keep it on a local disk: locks and the log are not reliable there.</source>
        <translation>أبقها على قرص محلي: فالأقفال والسجل غير موثوقة هناك.</translation>
    </message>
    <message>
        <source>The server is running at port %1.</source>
        <translation>الخادم يعمل على المنفذ %1.</translation>
    </message>
    <message>
        <source>The server was not checked.</source>
        <translation>لم يُتحقق من الخادم.</translation>
    </message>
    <message>
        <source>The server is not running; port %1 is free.</source>
        <translation>الخادم لا يعمل؛ والمنفذ %1 متاح.</translation>
    </message>
    <message>
        <source>Another program uses port %1, or you may not use it.</source>
        <translation>يستخدم برنامج آخر المنفذ %1، أو لا يُسمح لك باستخدامه.</translation>
    </message>
    <message>
        <source>Choose another port for the server.</source>
        <translation>اختر منفذًا آخر للخادم.</translation>
    </message>
    <message>
        <source>A keychain is available.</source>
        <translation>سلسلة المفاتيح متاحة.</translation>
    </message>
    <message>
        <source>The keychain was not checked.</source>
        <translation>لم يُتحقق من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>A keychain is not available.</source>
        <translation>سلسلة المفاتيح غير متاحة.</translation>
    </message>
    <message>
        <source>Tokens of other servers can be kept in a file with a password instead.</source>
        <translation>يمكن حفظ رموز الوصول للخوادم الأخرى في ملف بكلمة سر بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</source>
        <translation>Sheria %1, Qt %2, SQLite %3, Xapian %4, libcurl %5, OpenSSL %6, zstd %7</translation>
    </message>
    <message>
        <source>%1, %2, kernel %3</source>
        <translation>%1، %2، النواة %3</translation>
    </message>
    <message>
        <source>the words stand there %1 times; say which of them is meant</source>
        <translation>ترد الكلمات هناك مرات عددها %1؛ بيّن المقصودة منها</translation>
    </message>
    <message>
        <source>its comment is no JSON: %1</source>
        <translation>تعليقها ليس JSON:‏ %1</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>الملف أكبر من %1 م.بايت</translation>
    </message>
    <message>
        <source>the file is no Markdown that Sheria exported</source>
        <translation>الملف ليس Markdown صدّره Sheria</translation>
    </message>
    <message>
        <source>the file has more than %1 notes</source>
        <translation>في الملف أكثر من %1 من الملاحظات</translation>
    </message>
    <message>
        <source>its comment does not end</source>
        <translation>تعليقها لا ينتهي</translation>
    </message>
    <message>
        <source>%1 is no file of notes</source>
        <translation>الملف %1 ليس ملف ملاحظات</translation>
    </message>
    <message>
        <source>the file of notes %1 is damaged or was changed by another program (%2)</source>
        <translation>ملف الملاحظات %1 تالف أو غيّره برنامج آخر (%2)</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of this program</source>
        <translation>أنشأ الملفَّ %1 إصدارٌ أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>there is no note %1</source>
        <translation>لا وجود للملاحظة %1</translation>
    </message>
    <message>
        <source>too long: %1</source>
        <translation>أطول من اللازم: %1</translation>
    </message>
    <message>
        <source>there is a note %1 already</source>
        <translation>توجد بالفعل ملاحظة %1</translation>
    </message>
    <message>
        <source>there is no saved search &apos;%1&apos;</source>
        <translation>لا بحث محفوظًا باسم «%1»</translation>
    </message>
    <message>
        <source>the identifier is no UUID</source>
        <translation>المعرّف ليس UUID</translation>
    </message>
    <message>
        <source>a note needs a work</source>
        <translation>يلزم للملاحظة مصنف</translation>
    </message>
    <message>
        <source>the expression of a note is none of its work</source>
        <translation>تعبير الملاحظة ليس من مصنفها</translation>
    </message>
    <message>
        <source>the provision has no usable name</source>
        <translation>لا اسم صالحًا للاستعمال للمادة</translation>
    </message>
    <message>
        <source>the text of a note</source>
        <translation>نص الملاحظة</translation>
    </message>
    <message>
        <source>the quotation of a note</source>
        <translation>اقتباس الملاحظة</translation>
    </message>
    <message>
        <source>tags, collections or colour of a note</source>
        <translation>وسوم الملاحظة أو مجموعاتها أو لونها</translation>
    </message>
    <message>
        <source>there are no notes at %1</source>
        <translation>لا ملاحظات في %1</translation>
    </message>
    <message>
        <source>the notes %1 or their folder are read-only</source>
        <translation>الملاحظات %1 أو مجلدها للقراءة فقط</translation>
    </message>
    <message>
        <source>note %1 is not in the trash</source>
        <translation>الملاحظة %1 ليست في المهملات</translation>
    </message>
    <message>
        <source>several notes begin with %1</source>
        <translation>تبدأ عدة ملاحظات بـ %1</translation>
    </message>
    <message>
        <source>the name of a search has 1 to %1 characters</source>
        <translation>يتكون اسم البحث من 1 إلى %1 من المحارف</translation>
    </message>
    <message>
        <source>it is no annotation</source>
        <translation>ليست تعليقًا توضيحيًا</translation>
    </message>
    <message>
        <source>its target is no work or expression (/akn/…)</source>
        <translation>هدفها ليس مصنفًا ولا تعبيرًا (‎/akn/…‎)</translation>
    </message>
    <message>
        <source>the file has no web annotations</source>
        <translation>لا تعليقات Web Annotations في الملف</translation>
    </message>
    <message>
        <source>the file is no JSON: %1, at byte %2</source>
        <translation>الملف ليس JSON:‏ %1، عند البايت %2</translation>
    </message>
    <message>
        <source>its name has an empty part</source>
        <translation>في اسمه جزء فارغ</translation>
    </message>
    <message>
        <source>its name leads out of the folder (&quot;..&quot;)</source>
        <translation>يخرج اسمه من المجلد (&quot;..&quot;)</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>اسمه أطول من اللازم</translation>
    </message>
    <message>
        <source>its name ends with a dot or a space, which some systems remove</source>
        <translation>ينتهي اسمه بنقطة أو بمسافة، وبعض الأنظمة تحذفهما</translation>
    </message>
    <message>
        <source>its name is a reserved device name on some systems</source>
        <translation>اسمه اسم جهاز محجوز في بعض الأنظمة</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>لا اسم له</translation>
    </message>
    <message>
        <source>its name contains a NUL character</source>
        <translation>في اسمه محرف NUL</translation>
    </message>
    <message>
        <source>its name contains a control character</source>
        <translation>في اسمه محرف تحكم</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>اسمه ليس بترميز UTF-8</translation>
    </message>
    <message>
        <source>its name contains a backslash</source>
        <translation>في اسمه شرطة مائلة عكسية</translation>
    </message>
    <message>
        <source>its name is an absolute path</source>
        <translation>اسمه مسار مطلق</translation>
    </message>
    <message>
        <source>its name starts with a drive letter</source>
        <translation>يبدأ اسمه بحرف محرك أقراص</translation>
    </message>
    <message>
        <source>its folders are nested too deeply</source>
        <translation>تداخل مجلداته أعمق من اللازم</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>لا وجود للملف %1</translation>
    </message>
    <message>
        <source>the folder cannot be read</source>
        <translation>تتعذر قراءة المجلد</translation>
    </message>
    <message>
        <source>it is a symbolic link to a target outside the folder</source>
        <translation>هو رابط رمزي إلى هدف خارج المجلد</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>تتعذر قراءته: %1</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>هو أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>it grew while it was read</source>
        <translation>كبر حجمه أثناء قراءته</translation>
    </message>
    <message>
        <source>not a ZIP archive, or truncated</source>
        <translation>ليس أرشيف ZIP، أو هو مبتور</translation>
    </message>
    <message>
        <source>multi-volume archives are not supported</source>
        <translation>الأرشيفات متعددة الأجزاء غير مدعومة</translation>
    </message>
    <message>
        <source>the archive&apos;s list of members is too large</source>
        <translation>قائمة عناصر الأرشيف أكبر من اللازم</translation>
    </message>
    <message>
        <source>the archive cannot be read: %1</source>
        <translation>تتعذر قراءة الأرشيف: %1</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: %1</source>
        <translation>الأرشيف تالف أو مزوّر: %1</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>المجموع التدقيقي لا يطابق</translation>
    </message>
    <message>
        <source>its packed data are damaged: %1</source>
        <translation>بياناته المضغوطة تالفة: %1</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 times its size</source>
        <translation>يتجاوز حجمه بعد فك الضغط حجمه المضغوط بأكثر من %1 ضعفًا</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>هو مشفّر</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>هو رابط رمزي</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>ليس ملفًا ولا مجلدًا</translation>
    </message>
    <message>
        <source>its compression method is not supported</source>
        <translation>طريقة ضغطه غير مدعومة</translation>
    </message>
    <message>
        <source>nested archives are not supported</source>
        <translation>الأرشيفات المتداخلة غير مدعومة</translation>
    </message>
    <message>
        <source>another member has the same or an equivalent name</source>
        <translation>لعنصر آخر الاسم نفسه أو اسم مكافئ</translation>
    </message>
    <message>
        <source>it is reached through a symbolic link</source>
        <translation>يُوصَل إليه عبر رابط رمزي</translation>
    </message>
    <message>
        <source>the archive is damaged or forged: its members are larger than itself</source>
        <translation>الأرشيف تالف أو مزوّر: عناصره أكبر منه</translation>
    </message>
    <message>
        <source>the archive unpacks to %1 bytes; the limit is %2</source>
        <translation>حجم الأرشيف بعد فك الضغط %1 بايت؛ والحد %2</translation>
    </message>
    <message>
        <source>it does not unpack to the %1 bytes it says</source>
        <translation>لا يساوي حجمه بعد فك الضغط %1 بايت كما يذكر</translation>
    </message>
    <message>
        <source>the archive has %1 members; the limit is %2</source>
        <translation>عدد عناصر الأرشيف %1؛ والحد %2</translation>
    </message>
    <message>
        <source>a file is larger than the %1 bytes that an archive may hold</source>
        <translation>أحد الملفات أكبر من %1 بايت، وهو أقصى ما يسعه الأرشيف</translation>
    </message>
    <message>
        <source>there are more files than an archive may hold (%1)</source>
        <translation>الملفات أكثر مما يسعه الأرشيف (%1)</translation>
    </message>
    <message>
        <source>the archive takes no member: %1</source>
        <translation>لا يقبل الأرشيف عنصرًا: %1</translation>
    </message>
    <message>
        <source>and %1 more warnings</source>
        <translation>وتحذيرات أخرى عددها %1</translation>
    </message>
    <message>
        <source>a picture was added</source>
        <translation>أُضيفت صورة</translation>
    </message>
    <message>
        <source>%1 pictures were added</source>
        <translation>أُضيفت صور عددها %1</translation>
    </message>
    <message>
        <source>there are no documents in the archive</source>
        <translation>لا مستندات في الأرشيف</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>لا وجود لهذا الملف أو المجلد</translation>
    </message>
    <message>
        <source>the library has no revision %1; its latest is %2</source>
        <translation>لا مراجعة برقم %1 في المكتبة؛ وآخر مراجعة فيها %2</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>أُلغي التصدير</translation>
    </message>
    <message>
        <source>%1: the file %2 is larger than the %3 bytes that a pack may hold of one</source>
        <translation>العنصر %1: الملف %2 أكبر من %3 بايت، وهو أقصى ما تسعه الحزمة لملف واحد</translation>
    </message>
    <message>
        <source>the library was made by an older version; open it once, then export</source>
        <translation>أنشأ المكتبةَ إصدارٌ أقدم؛ افتحها مرة واحدة ثم صدّر</translation>
    </message>
    <message>
        <source>%1 is the library itself; name another file</source>
        <translation>الملف %1 هو المكتبة نفسها؛ سمّ ملفًا آخر</translation>
    </message>
    <message>
        <source>the pack was exported from this library</source>
        <translation>صُدّرت الحزمة من هذه المكتبة</translation>
    </message>
    <message>
        <source>%1 has no revision</source>
        <translation>لا مراجعة لـ %1</translation>
    </message>
    <message>
        <source>the pack continues from revision %1 of a library that has not been imported here; import the pack that starts at revision 0 first</source>
        <translation>الحزمة تكملة من المراجعة %1 لمكتبة لم تُستورد هنا؛ استورد أولًا الحزمة التي تبدأ بالمراجعة 0</translation>
    </message>
    <message>
        <source>the pack ends at revision %1, but the library already has the newer revision %2</source>
        <translation>تنتهي الحزمة بالمراجعة %1، لكن لدى المكتبة مراجعة أحدث هي %2</translation>
    </message>
    <message>
        <source>the pack continues from revision %1, but the library has revision %2; import the packs in between first</source>
        <translation>الحزمة تكملة من المراجعة %1، لكن المكتبة عند المراجعة %2؛ استورد أولًا ما بينهما من حزم</translation>
    </message>
    <message>
        <source>it has no array &quot;%1&quot;</source>
        <translation>لا مصفوفة فيه باسم «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place code</source>
        <translation>القيمة «%1» ليست رمز إقليم</translation>
    </message>
    <message>
        <source>a topic has no slug or is nested too deeply</source>
        <translation>موضوع بلا معرّف (slug) أو تداخله أعمق من اللازم</translation>
    </message>
    <message>
        <source>a dataset has no name, created_at or updated_at</source>
        <translation>مجموعة بيانات بلا name أو created_at أو updated_at</translation>
    </message>
    <message>
        <source>a manifestation has no path</source>
        <translation>تجسيد بلا مسار</translation>
    </message>
    <message>
        <source>a media file has no path or no name</source>
        <translation>ملف وسائط بلا مسار أو بلا اسم</translation>
    </message>
    <message>
        <source>deletions.json has no lists</source>
        <translation>لا قوائم في deletions.json</translation>
    </message>
    <message>
        <source>its kind &quot;%1&quot; is unknown; update the program to import it</source>
        <translation>نوعه «%1» غير معروف؛ حدّث البرنامج لاستيراده</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains values that are not strings</source>
        <translation>في «%1» قيم ليست سلاسل محارف</translation>
    </message>
    <message>
        <source>it has the unknown member &quot;%1&quot;; update the program to import it</source>
        <translation>فيه العنصر غير المعروف «%1»؛ حدّث البرنامج لاستيراده</translation>
    </message>
    <message>
        <source>the library already has a newer list</source>
        <translation>لدى المكتبة قائمة أحدث</translation>
    </message>
    <message>
        <source>it was removed here and is not restored</source>
        <translation>سبق أن أُزيل هنا فلا يُستعاد</translation>
    </message>
    <message>
        <source>the maximum of %1 knowledge bases is reached</source>
        <translation>بلغ عدد قواعد المعرفة حده الأقصى وهو %1</translation>
    </message>
    <message>
        <source>it is synced from a server and is kept</source>
        <translation>هو متزامن من خادم فيُحتفظ به</translation>
    </message>
    <message>
        <source>the library has its own knowledge base %1, which is kept</source>
        <translation>للمكتبة قاعدة المعرفة %1 الخاصة بها، فيُحتفظ بها</translation>
    </message>
    <message>
        <source>it is updated by packs of another library</source>
        <translation>تحدّثه حزم مكتبة أخرى</translation>
    </message>
    <message>
        <source>the source library has removed it, but it was changed here and is kept</source>
        <translation>أزالته المكتبة المصدر، لكنه غُيّر هنا فيُحتفظ به</translation>
    </message>
    <message>
        <source>the source library has removed it</source>
        <translation>أزالته المكتبة المصدر</translation>
    </message>
    <message>
        <source>it has more than %1 knowledge bases</source>
        <translation>قواعد المعرفة فيه أكثر من %1</translation>
    </message>
    <message>
        <source>its revision is not a non-negative integer</source>
        <translation>رقم مراجعته ليس عددًا صحيحًا غير سالب</translation>
    </message>
    <message>
        <source>%1 is repeated</source>
        <translation>تكرر %1</translation>
    </message>
    <message>
        <source>the definitions of the knowledge bases take more than %1 bytes</source>
        <translation>تشغل تعريفات قواعد المعرفة أكثر من %1 بايت</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest is wrong: %1</source>
        <translation>بيان الحزمة خطأ: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path in a pack</source>
        <translation>القيمة «%1» ليست مسارًا في حزمة</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 or no size</source>
        <translation>لا قيمة SHA-256 أو لا حجم لـ %1</translation>
    </message>
    <message>
        <source>it does not identify its library and revisions</source>
        <translation>لا يعرّف مكتبته ومراجعاتها</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list it</source>
        <translation>لا يدرجه بيان الحزمة</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest does not list %1</source>
        <translation>لا يدرج بيانُ الحزمة العنصرَ %1</translation>
    </message>
    <message>
        <source>the pack&apos;s manifest lists %1, but it is missing</source>
        <translation>يدرج بيان الحزمة العنصر %1، لكنه غير موجود</translation>
    </message>
    <message>
        <source>%1 does not match the pack&apos;s manifest (SHA-256 or size)</source>
        <translation>العنصر %1 لا يطابق بيان الحزمة (SHA-256 أو الحجم)</translation>
    </message>
    <message>
        <source>its format is not &quot;%1&quot;</source>
        <translation>تنسيقه ليس «%1»</translation>
    </message>
    <message>
        <source>the pack has format version %1; this program supports %2. Update the program to import it</source>
        <translation>إصدار تنسيق الحزمة %1؛ ويدعم هذا البرنامج الإصدار %2. حدّث البرنامج لاستيرادها</translation>
    </message>
    <message>
        <source>it has no list of files</source>
        <translation>لا قائمة ملفات فيه</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>أُلغي الاستيراد</translation>
    </message>
    <message>
        <source>this computer&apos;s keychain cannot be used: %1</source>
        <translation>يتعذر استخدام سلسلة المفاتيح في هذا الحاسوب: %1</translation>
    </message>
    <message>
        <source>the keychain has no such entry</source>
        <translation>لا مدخلة كهذه في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>لا يرد</translation>
    </message>
    <message>
        <source>the keychain is no longer waited for</source>
        <translation>توقف انتظار سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>it returns other data than was stored</source>
        <translation>يعيد بيانات غير التي حُفظت</translation>
    </message>
    <message>
        <source>%1 is damaged; remove it, then allow connections and enter tokens again</source>
        <translation>الملف %1 تالف؛ أزِله ثم اسمح بالاتصالات وأدخل رموز الوصول من جديد</translation>
    </message>
    <message>
        <source>connections of this library to %1 are not allowed yet (%2); see &apos;sheriactl library trust&apos;</source>
        <translation>لا يُسمح بعد باتصال هذه المكتبة بالعنوان %1 ‏(%2)؛ انظر &apos;sheriactl library trust&apos;</translation>
    </message>
    <message>
        <source>no token is stored for %1; enter it again</source>
        <translation>لا رمز وصول محفوظ لـ %1؛ أدخله من جديد</translation>
    </message>
    <message>
        <source>this computer has no source of randomness</source>
        <translation>لا مصدر للعشوائية في هذا الحاسوب</translation>
    </message>
    <message>
        <source>no key at %1 for the secrets of this library</source>
        <translation>لا مفتاح في %1 لأسرار هذه المكتبة</translation>
    </message>
    <message>
        <source>%1 is not a key of 32 bytes</source>
        <translation>الملف %1 ليس مفتاحًا من 32 بايت</translation>
    </message>
    <message>
        <source>the secret was encrypted on another computer or for another user; set it again</source>
        <translation>شُفّر السر على حاسوب آخر أو لمستخدم آخر؛ عيّنه من جديد</translation>
    </message>
    <message>
        <source>%1 is damaged or not an encrypted token file</source>
        <translation>الملف %1 تالف، أو ليس ملف رموز وصول مشفّرًا</translation>
    </message>
    <message>
        <source>the encrypted token file is locked; enter its password</source>
        <translation>ملف رموز الوصول المشفّر مقفل؛ أدخل كلمة سره</translation>
    </message>
    <message>
        <source>not enough memory to open the encrypted token file</source>
        <translation>الذاكرة لا تكفي لفتح ملف رموز الوصول المشفّر</translation>
    </message>
    <message>
        <source>wrong password for %1, or the file is damaged</source>
        <translation>كلمة السر خطأ للملف %1، أو الملف تالف</translation>
    </message>
    <message>
        <source>%1 is in use</source>
        <translation>الملف %1 قيد الاستخدام</translation>
    </message>
    <message>
        <source>the encrypted token file has no such entry</source>
        <translation>لا مدخلة كهذه في ملف رموز الوصول المشفّر</translation>
    </message>
    <message>
        <source>no token is stored for this server; enter it again</source>
        <translation>لا رمز وصول محفوظ لهذا الخادم؛ أدخله من جديد</translation>
    </message>
    <message>
        <source>the file with the token, %1, cannot be read: %2</source>
        <translation>تتعذر قراءة ملف رمز الوصول %1:‏ %2</translation>
    </message>
    <message>
        <source>the token is empty, too long, or contains invalid characters</source>
        <translation>رمز الوصول فارغ أو أطول من اللازم أو فيه محارف غير صالحة</translation>
    </message>
    <message>
        <source>tokens are not stored there</source>
        <translation>لا تُحفظ رموز الوصول هناك</translation>
    </message>
    <message>
        <source>%1 is not an unidentified document; only those can be given an address</source>
        <translation>المستند %1 ليس من المستندات غير المعرَّفة؛ ولا يُعطى عنوان URL إلا لها</translation>
    </message>
    <message>
        <source>%1 is not the address of a work; write it as in /akn/za/act/1998/55</source>
        <translation>القيمة %1 ليست عنوان URL لمصنف؛ اكتبه هكذا: ‎/akn/za/act/1998/55</translation>
    </message>
    <message>
        <source>%1: no country has the code %2</source>
        <translation>العنوان %1: لا بلد رمزه %2</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>نُقل من %1</translation>
    </message>
    <message>
        <source>no document was given the address %1</source>
        <translation>لم يُعط أي مستند العنوان %1</translation>
    </message>
    <message>
        <source>%1 was changed after the import; undo the later change first</source>
        <translation>تغيّر المستند %1 بعد الاستيراد؛ تراجع أولًا عن التغيير اللاحق</translation>
    </message>
    <message>
        <source>%1 is in the library again; delete it before you restore the older one</source>
        <translation>المستند %1 في المكتبة من جديد؛ احذفه قبل أن تستعيد الأقدم</translation>
    </message>
    <message>
        <source>%1 is synced from %2, and the next sync would bring it back; remove the sync source or exclude the work from it first</source>
        <translation>المستند %1 متزامن من %2، وتعيده المزامنة القادمة؛ أزِل أولًا مصدر المزامنة أو استثن المصنف منه</translation>
    </message>
    <message>
        <source>there is nothing to undo with number %1</source>
        <translation>لا شيء يُتراجع عنه بالرقم %1</translation>
    </message>
    <message>
        <source>the import has not ended; stop it, or wait until it has</source>
        <translation>لم ينته الاستيراد؛ أوقفه أو انتظر حتى ينتهي</translation>
    </message>
    <message>
        <source>%1 is in the library already; delete it first, or choose another address</source>
        <translation>المستند %1 في المكتبة بالفعل؛ احذفه أولًا أو اختر عنوانًا آخر</translation>
    </message>
    <message>
        <source>there is no number %1 in the trash</source>
        <translation>لا شيء في المهملات بالرقم %1</translation>
    </message>
    <message>
        <source>replaces the text of %1 with the same address, which is stored as superseded at %2</source>
        <translation>يحل محل النص %1 الذي له العنوان نفسه، وقد حُفظ نصًا مستبدَلًا في %2</translation>
    </message>
    <message>
        <source>replaces another text (without a date) with the same address, which is stored as superseded at %1</source>
        <translation>يحل محل نص آخر (بلا تاريخ) بالعنوان نفسه، حُفظ نصًا مستبدَلًا في %1</translation>
    </message>
    <message>
        <source>replaces another text (of %1) with the same address, which is stored as superseded at %2</source>
        <translation>يحل محل نص آخر (بتاريخ %1) بالعنوان نفسه، حُفظ نصًا مستبدَلًا في %2</translation>
    </message>
    <message>
        <source>stored as superseded: %1 has a newer text with the same address</source>
        <translation>حُفظ نصًا مستبدَلًا: للعنوان %1 نص أحدث</translation>
    </message>
    <message>
        <source>stored as superseded: a newer text with the same address exists</source>
        <translation>حُفظ نصًا مستبدَلًا: يوجد نص أحدث بالعنوان نفسه</translation>
    </message>
    <message>
        <source>stored as component %1 of its expression</source>
        <translation>حُفظ مكوّنًا من تعبيره باسم %1</translation>
    </message>
    <message>
        <source>no such source: %1</source>
        <translation>لا وجود لهذا المصدر: %1</translation>
    </message>
    <message>
        <source>%1 is already a source, number %2</source>
        <translation>العنوان %1 من المصادر بالفعل، ورقمه %2</translation>
    </message>
    <message>
        <source>%1 works are waiting to be downloaded; try again later</source>
        <translation>عدد المصنفات التي تنتظر التنزيل %1؛ حاول لاحقًا</translation>
    </message>
    <message>
        <source>the maximum of %1 receivers is reached</source>
        <translation>بلغ عدد جهات الاستلام حده الأقصى وهو %1</translation>
    </message>
    <message>
        <source>there is no receiver &apos;%1&apos;</source>
        <translation>لا جهة استلام باسم «%1»</translation>
    </message>
    <message>
        <source>a library cannot be compared with a feed; a run with --full compares all its documents</source>
        <translation>لا يمكن مقارنة المكتبة بخلاصة؛ يقارن التشغيل مع ‎--full كل مستنداتها</translation>
    </message>
    <message>
        <source>the server answered with another decision, %1</source>
        <translation>رد الخادم بقرار آخر هو %1</translation>
    </message>
    <message>
        <source>the pages of the feed have no end: %1 leads to a page that was read before</source>
        <translation>صفحات الخلاصة لا تنتهي: %1 تؤدي إلى صفحة سبقت قراءتها</translation>
    </message>
    <message>
        <source>the server answered with another document, %1</source>
        <translation>رد الخادم بمستند آخر هو %1</translation>
    </message>
    <message>
        <source>the feed links to another server, which is not contacted: %1</source>
        <translation>ترتبط الخلاصة بخادم آخر لا يُتصل به: %1</translation>
    </message>
    <message>
        <source>the server answered with another expression, %1</source>
        <translation>رد الخادم بتعبير آخر هو %1</translation>
    </message>
    <message>
        <source>the server sent a different text</source>
        <translation>أرسل الخادم نصًا مختلفًا</translation>
    </message>
    <message>
        <source>the files of one expression are too large</source>
        <translation>ملفات أحد التعابير أكبر من اللازم</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>الرد أكبر من اللازم</translation>
    </message>
    <message>
        <source>the response has no list of %1</source>
        <translation>لا قائمة في الرد باسم %1</translation>
    </message>
    <message>
        <source>the response is not a page of a list</source>
        <translation>الرد ليس صفحة من قائمة</translation>
    </message>
    <message>
        <source>the list on the server does not end</source>
        <translation>القائمة في الخادم لا تنتهي</translation>
    </message>
    <message>
        <source>the server has no matching content</source>
        <translation>لا محتوى مطابق لدى الخادم</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>%1 (as with the %2 before it; missing texts are downloaded next time)</source>
        <translation>%1 (كما في %2 قبله؛ تُنزَّل النصوص الناقصة في المرة القادمة)</translation>
    </message>
    <message>
        <source>the response is not an enrichment dataset</source>
        <translation>الرد ليس مجموعة بيانات إثراء</translation>
    </message>
    <message>
        <source>the server has no place &apos;%1&apos;</source>
        <translation>لا إقليم لدى الخادم بالرمز «%1»</translation>
    </message>
    <message>
        <source>the list on the server kept changing while it was read; the next run reads it again</source>
        <translation>ظلت القائمة في الخادم تتغير أثناء قراءتها؛ يقرؤها التشغيل القادم من جديد</translation>
    </message>
    <message>
        <source>the lists on the server have %1 items without an address, which are skipped</source>
        <translation>في قوائم الخادم عناصر بلا عنوان عددها %1، وقد تُخطّيت</translation>
    </message>
    <message>
        <source>the address of the source was changed in the meantime</source>
        <translation>غُيّر عنوان المصدر في تلك الأثناء</translation>
    </message>
    <message>
        <source>the source was removed</source>
        <translation>أُزيل المصدر</translation>
    </message>
    <message>
        <source>another sync of this source is running: process %1 (%2), since %3</source>
        <translation>تجري مزامنة أخرى لهذا المصدر: العملية %1 ‏(%2)، منذ %3</translation>
    </message>
    <message>
        <source>another sync of this source is running</source>
        <translation>تجري مزامنة أخرى لهذا المصدر</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an address such as https://api.example.org</source>
        <translation>القيمة «%1» ليست عنوانًا مثل https://api.example.org</translation>
    </message>
    <message>
        <source>the address must begin with https:// or http://</source>
        <translation>يجب أن يبدأ العنوان بـ https://‎ أو http://‎</translation>
    </message>
    <message>
        <source>the address must not contain a password; enter the token separately</source>
        <translation>يجب ألا يحتوي العنوان على كلمة سر؛ أدخل رمز الوصول على حدة</translation>
    </message>
    <message>
        <source>the address must not contain &apos;?&apos; or &apos;#&apos;</source>
        <translation>يجب ألا يحتوي العنوان على &apos;?&apos; أو &apos;#&apos;</translation>
    </message>
    <message>
        <source>the address of a feed must not contain &apos;#&apos;</source>
        <translation>يجب ألا يحتوي عنوان الخلاصة على &apos;#&apos;</translation>
    </message>
    <message>
        <source>the response is not an Atom feed: %1</source>
        <translation>الرد ليس خلاصة Atom:‏ %1</translation>
    </message>
    <message>
        <source>it has a document type declaration</source>
        <translation>فيه إعلان نوع المستند</translation>
    </message>
    <message>
        <source>it begins with the element &apos;%1&apos;</source>
        <translation>يبدأ بالعنصر «%1»</translation>
    </message>
    <message>
        <source>a page has more than %1 entries</source>
        <translation>في صفحة أكثر من %1 من المدخلات</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>cannot connect: %1. Check the address and the network connection.</source>
        <translation>يتعذر الاتصال: %1. تحقق من العنوان ومن اتصال الشبكة.</translation>
    </message>
    <message>
        <source>the connection is not secure, so nothing was sent: %1. The connection may be intercepted, the certificate of the server may be invalid, or the clock of this computer may be wrong.</source>
        <translation>الاتصال غير آمن، ولذلك لم يُرسل شيء: %1. ربما يُعترض الاتصال، أو شهادة الخادم غير صالحة، أو ساعة هذا الحاسوب غير مضبوطة.</translation>
    </message>
    <message>
        <source>the server did not respond in time</source>
        <translation>لم يرد الخادم في الوقت المحدد</translation>
    </message>
    <message>
        <source>the connection was lost: %1</source>
        <translation>انقطع الاتصال: %1</translation>
    </message>
    <message>
        <source>the server rejected the token (401). Enter another token.</source>
        <translation>رفض الخادم رمز الوصول (401). أدخل رمزًا آخر.</translation>
    </message>
    <message>
        <source>the token does not give access to this (403). Ask the operator of the server.</source>
        <translation>لا يتيح رمز الوصول هذا المحتوى (403). اسأل مشغّل الخادم.</translation>
    </message>
    <message>
        <source>not found on the server (404)</source>
        <translation>غير موجود في الخادم (404)</translation>
    </message>
    <message>
        <source>the server redirects to another host, to which the token is not sent</source>
        <translation>يحوّل الخادم إلى مضيف آخر لا يُرسل إليه رمز الوصول</translation>
    </message>
    <message>
        <source>the response (%1) does not come from the API; it may come from a proxy or a sign-in page</source>
        <translation>الرد (%1) لم يأت من واجهة API؛ ربما أتى من وسيط أو من صفحة تسجيل دخول</translation>
    </message>
    <message>
        <source>the server is temporarily unavailable (%1)</source>
        <translation>الخادم غير متاح مؤقتًا (%1)</translation>
    </message>
    <message>
        <source>the server refused the request (%1)</source>
        <translation>رفض الخادم الطلب (%1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a place; examples: za, za-cpt, za-*</source>
        <translation>القيمة «%1» ليست إقليمًا؛ أمثلة: za وza-cpt وza-*‎</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a topic; use slugs such as subjects-water</source>
        <translation>القيمة «%1» ليست موضوعًا؛ استخدم معرّفات مثل subjects-water</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a court; use codes such as kehc</source>
        <translation>القيمة «%1» ليست محكمة؛ استخدم رموزًا مثل kehc</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>الملف فارغ</translation>
    </message>
    <message>
        <source>the file is incomplete: received %1 bytes, expected %2</source>
        <translation>الملف ناقص: وصل منه %1 بايت والمتوقع %2</translation>
    </message>
    <message>
        <source>no court decisions API at %1 (%2)</source>
        <translation>لا واجهة API للقرارات القضائية في %1 ‏(%2)</translation>
    </message>
    <message>
        <source>no knowledge base API at %1 (%2)</source>
        <translation>لا واجهة API لقواعد المعرفة في %1 ‏(%2)</translation>
    </message>
    <message>
        <source>no legislation API at %1, neither version 3 nor 2 (%2)</source>
        <translation>لا واجهة API للتشريعات في %1، لا الإصدار 3 ولا 2 ‏(%2)</translation>
    </message>
    <message>
        <source>entry %1 of the recording: %2</source>
        <translation>المدخلة %1 من التسجيل: %2</translation>
    </message>
    <message>
        <source>the header &apos;%1&apos; is not valid</source>
        <translation>الترويسة «%1» غير صالحة</translation>
    </message>
    <message>
        <source>its body is longer than %1 bytes</source>
        <translation>متنها أطول من %1 بايت</translation>
    </message>
    <message>
        <source>it has no request</source>
        <translation>لا طلب فيها</translation>
    </message>
    <message>
        <source>only the parts of its body were recorded, not the body</source>
        <translation>سُجّلت أجزاء متنها فقط لا المتن</translation>
    </message>
    <message>
        <source>its request has no end of its headers</source>
        <translation>لا نهاية للترويسات في طلبها</translation>
    </message>
    <message>
        <source>it has neither a request nor a body</source>
        <translation>لا طلب فيها ولا متن</translation>
    </message>
    <message>
        <source>a recording has at most %1 calls</source>
        <translation>الحد الأقصى لعدد الاستدعاءات في التسجيل هو %1</translation>
    </message>
    <message>
        <source>the HTTP archive has no list of entries</source>
        <translation>لا قائمة مدخلات في أرشيف HTTP</translation>
    </message>
    <message>
        <source>line %1 is not a JSON object; a recording is an HTTP archive (HAR) or JSON Lines</source>
        <translation>السطر %1 ليس كائن JSON؛ فالتسجيل أرشيف HTTP ‏(HAR) أو JSON Lines</translation>
    </message>
    <message>
        <source>the recording has no POST requests</source>
        <translation>لا طلبات POST في التسجيل</translation>
    </message>
    <message>
        <source>the recording is larger than %1 MB</source>
        <translation>التسجيل أكبر من %1 م.بايت</translation>
    </message>
    <message>
        <source>the request was dropped</source>
        <translation>أُسقط الطلب</translation>
    </message>
    <message>
        <source>the response header &apos;%1&apos; cannot be used</source>
        <translation>لا يمكن استخدام ترويسة الرد «%1»</translation>
    </message>
    <message>
        <source>the name of a receiver has at most %1 letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
        <translation>الحد الأقصى لطول اسم جهة الاستلام هو %1 من الحروف والأرقام و&apos;-&apos; و&apos;_&apos; و&apos;.&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a preset of the laboratory</source>
        <translation>الاسم «%1» من الأسماء المعدّة مسبقًا في المختبر</translation>
    </message>
    <message>
        <source>a status is a number from 200 to 599</source>
        <translation>الحالة رقم من 200 إلى 599</translation>
    </message>
    <message>
        <source>a receiver answers within %1 seconds</source>
        <translation>ترد جهة الاستلام في غضون ثوانٍ أقصاها %1</translation>
    </message>
    <message>
        <source>the body has at most %1 bytes</source>
        <translation>الحد الأقصى للمتن هو %1 بايت</translation>
    </message>
    <message>
        <source>the body must be text in UTF-8</source>
        <translation>يجب أن يكون المتن نصًا بترميز UTF-8</translation>
    </message>
    <message>
        <source>a receiver forwards to this computer only: to 127.0.0.1, [::1] or localhost</source>
        <translation>لا تمرّر جهة الاستلام إلا إلى هذا الحاسوب: إلى 127.0.0.1 أو [::1] أو localhost</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>لا رد في الوقت المحدد</translation>
    </message>
    <message>
        <source>the connection was closed without an answer</source>
        <translation>أُغلق الاتصال بلا رد</translation>
    </message>
    <message>
        <source>the body was cut off</source>
        <translation>قُطع المتن</translation>
    </message>
    <message>
        <source>cannot connect to the receiver: %1</source>
        <translation>يتعذر الاتصال بجهة الاستلام: %1</translation>
    </message>
    <message>
        <source>the receiver does not report its state: %1</source>
        <translation>لا تبلّغ جهة الاستلام عن حالتها: %1</translation>
    </message>
    <message>
        <source>the state that the receiver reports is not JSON</source>
        <translation>الحالة التي تبلّغ عنها جهة الاستلام ليست JSON</translation>
    </message>
    <message>
        <source>a request header must have the form &apos;Name: value&apos;, in ASCII</source>
        <translation>يجب أن تكون ترويسة الطلب على الصورة &apos;Name: value&apos; وبترميز ASCII</translation>
    </message>
    <message>
        <source>the request header %1 is too long</source>
        <translation>ترويسة الطلب %1 أطول من اللازم</translation>
    </message>
    <message>
        <source>the request header %1 cannot be set</source>
        <translation>لا يمكن تعيين ترويسة الطلب %1</translation>
    </message>
    <message>
        <source>a webhook has at most %1 request headers</source>
        <translation>الحد الأقصى لعدد ترويسات الطلب في خطاف الويب هو %1</translation>
    </message>
    <message>
        <source>enter the value of the request header %1</source>
        <translation>أدخل قيمة ترويسة الطلب %1</translation>
    </message>
    <message>
        <source>nothing has been sent for the invocation %1</source>
        <translation>لم يُرسل شيء للاستدعاء %1</translation>
    </message>
    <message>
        <source>the rest of the body was not read</source>
        <translation>لم يُقرأ باقي المتن</translation>
    </message>
    <message>
        <source>nobody waited for it</source>
        <translation>لم ينتظره أحد</translation>
    </message>
    <message>
        <source>the body did not end in time</source>
        <translation>لم ينته المتن في الوقت المحدد</translation>
    </message>
    <message>
        <source>no connection in time</source>
        <translation>لا اتصال في الوقت المحدد</translation>
    </message>
    <message>
        <source>the body was cut off: %1</source>
        <translation>قُطع المتن: %1</translation>
    </message>
    <message>
        <source>The name of a group must have 1 to %1 characters without commas.</source>
        <translation>يجب أن يكون اسم المجموعة من 1 إلى %1 محرفًا وبلا فواصل.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list of subscriptions.</source>
        <translation>«%1» ليست قائمة اشتراكات.</translation>
    </message>
    <message>
        <source>%1 was made by an older version of this program, and cannot be brought up to date where it is read-only</source>
        <translation>أُنشئ %1 بإصدار أقدم من هذا البرنامج، ولا يمكن تحديثه حيث هو للقراءة فقط</translation>
    </message>
    <message>
        <source>note %1 is in no conflict</source>
        <translation>الملاحظة %1 ليست في أي تعارض</translation>
    </message>
    <message>
        <source>it replaces what comes after it</source>
        <translation>تحل محل ما يأتي بعدها</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operation</source>
        <translation>«%1» ليست عملية</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>ليس بترميز UTF-8</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>السطر أطول من %1 بايت</translation>
    </message>
    <message>
        <source>it is no operation: %1</source>
        <translation>ليست عملية: %1</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program</source>
        <translation>كتبها إصدار أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>it is of another author: %1</source>
        <translation>هي لمؤلف آخر: %1</translation>
    </message>
    <message>
        <source>its number is %1 instead of %2</source>
        <translation>رقمها %1 بدلًا من %2</translation>
    </message>
    <message>
        <source>it has no usable time</source>
        <translation>ليس لها وقت صالح</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>لا تقول شيئًا يعرفه هذا البرنامج</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>هو أكبر من %1 ميغابايت</translation>
    </message>
    <message>
        <source>the shared folder %1 is not there; what you change is kept, and goes there when it is</source>
        <translation>المجلد المشترك %1 غير موجود؛ وما تغيّره محفوظ، ويُنقل إليه متى وُجد</translation>
    </message>
    <message>
        <source>it has more than %1 logs</source>
        <translation>فيه أكثر من %1 سجل</translation>
    </message>
    <message>
        <source>it is not named after an author, and was not read</source>
        <translation>لا يحمل اسم مؤلف، ولم يُقرأ</translation>
    </message>
    <message>
        <source>it is a link, and was not read</source>
        <translation>هو رابط، ولم يُقرأ</translation>
    </message>
    <message>
        <source>line %1 and what follows was not taken: %2</source>
        <translation>لم يُؤخذ السطر %1 وما بعده: %2</translation>
    </message>
    <message>
        <source>%1 changes wait, since their time is more than a day ahead of this computer&apos;s; check both clocks</source>
        <translation>تنتظر %1 من التغييرات، لأن وقتها يسبق وقت هذا الحاسوب بأكثر من يوم؛ فتحقق من الساعتين</translation>
    </message>
    <message>
        <source>its last line is not complete yet</source>
        <translation>سطره الأخير لم يكتمل بعد</translation>
    </message>
    <message>
        <source>another copy of your notes writes to it; from now on this one has a log of its own</source>
        <translation>تكتب فيه نسخة أخرى من ملاحظاتك؛ ولهذه من الآن سجل خاص بها</translation>
    </message>
    <message>
        <source>your log was damaged, and was written once more</source>
        <translation>كان سجلك تالفًا، وكُتب من جديد</translation>
    </message>
    <message>
        <source>%1 has 1 to %2 characters</source>
        <translation>يتكون %1 من 1 إلى %2 حرفًا</translation>
    </message>
    <message>
        <source>it is another operation than before</source>
        <translation>هي عملية غير التي كانت من قبل</translation>
    </message>
    <message>
        <source>a note has more than %1 changes</source>
        <translation>لملاحظة أكثر من %1 تغيير</translation>
    </message>
    <message>
        <source>the name of a collection</source>
        <translation>اسم المجموعة</translation>
    </message>
    <message>
        <source>the name of a person</source>
        <translation>اسم الشخص</translation>
    </message>
    <message>
        <source>the folder in which notes are shared is not named</source>
        <translation>لم يُذكر المجلد الذي تُشارك فيه الملاحظات</translation>
    </message>
    <message>
        <source>collections are shared in %1 already; stop sharing them first</source>
        <translation>هناك مجموعات مشتركة في %1 بالفعل؛ فأوقف مشاركتها أولًا</translation>
    </message>
    <message>
        <source>the collection %1 is not shared</source>
        <translation>المجموعة %1 ليست مشتركة</translation>
    </message>
    <message>
        <source>this library is a replica: make the change at its primary, %1</source>
        <translation>هذه المكتبة نسخة متماثلة: أجرِ التغيير على خادمها الأساسي، %1</translation>
    </message>
    <message>
        <source>this library was replaced: make the change at its successor, %1</source>
        <translation>استُبدلت هذه المكتبة: أجرِ التغيير على الخادم الذي حل محلها، %1</translation>
    </message>
    <message>
        <source>only a part of the pack was imported; import it again</source>
        <translation>استُورد جزء من الحزمة فقط؛ استوردها مرة أخرى</translation>
    </message>
    <message>
        <source>the settings of the source were changed during the sync; the next run uses the new ones</source>
        <translation>تغيّرت إعدادات المصدر أثناء المزامنة؛ سيستخدم التشغيل التالي الإعدادات الجديدة</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Invalid value.</source>
        <translation>قيمة غير صالحة.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>غير موجود.</translation>
    </message>
    <message>
        <source>This was changed in the meantime. Try again.</source>
        <translation>تغيّر هذا في تلك الأثناء. حاول مجددًا.</translation>
    </message>
    <message>
        <source>A valid token is required.</source>
        <translation>يلزم رمز وصول صالح.</translation>
    </message>
    <message>
        <source>Access denied.</source>
        <translation>الوصول مرفوض.</translation>
    </message>
    <message>
        <source>Not available at the moment.</source>
        <translation>غير متاح حاليًا.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space and try again.</source>
        <translation>القرص ممتلئ. أفرغ بعض المساحة وحاول مجددًا.</translation>
    </message>
    <message>
        <source>The data is damaged.</source>
        <translation>البيانات تالفة.</translation>
    </message>
    <message>
        <source>Not supported.</source>
        <translation>غير مدعوم.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Internal error.</source>
        <translation>خطأ داخلي.</translation>
    </message>
    <message>
        <source>Library not found</source>
        <translation>لم يُعثر على المكتبة</translation>
    </message>
    <message>
        <source>The file %1 does not exist. It may have been moved or deleted, or it is on a disk that is not connected.</source>
        <translation>لا وجود للملف %1. ربما نُقل أو حُذف، أو هو على قرص غير متصل.</translation>
    </message>
    <message>
        <source>This file is damaged, or is not a library</source>
        <translation>هذا الملف تالف أو ليس مكتبة</translation>
    </message>
    <message>
        <source>The file %1 could not be read as a Sheria library. It was not changed. If you have a backup, open that instead.</source>
        <translation>تعذّرت قراءة الملف %1 بوصفه مكتبة Sheria. لم يُغيَّر الملف. إذا كانت لديك نسخة احتياطية فافتحها بدلًا منه.</translation>
    </message>
    <message>
        <source>This library was made by a newer version</source>
        <translation>أنشأ هذه المكتبةَ إصدارٌ أحدث</translation>
    </message>
    <message>
        <source>The file %1 needs a newer version of Sheria. It was not changed. Install the newer version to open it.</source>
        <translation>يحتاج الملف %1 إلى إصدار أحدث من Sheria. لم يُغيَّر الملف. ثبّت الإصدار الأحدث لفتحه.</translation>
    </message>
    <message>
        <source>This library cannot be written to</source>
        <translation>لا يمكن الكتابة في هذه المكتبة</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, or another program has locked it. Check the permissions of the file and of its folder, then try again.</source>
        <translation>الملف %1 أو مجلده للقراءة فقط، أو أقفله برنامج آخر. تحقق من أذونات الملف ومجلده، ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>There is not enough space to open the file %1 for writing. Free some space on its disk, then try again.</source>
        <translation>لا مساحة كافية لفتح الملف %1 للكتابة. أفرغ بعض المساحة على قرصه، ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>تعذّر فتح المكتبة</translation>
    </message>
    <message>
        <source>The file %1 could not be opened. %2</source>
        <translation>تعذّر فتح الملف %1. %2</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الإقليم</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>السنة</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>المحكمة</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>نافذ</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>القاضي</translation>
    </message>
    <message>
        <source>Area of law</source>
        <translation>فرع القانون</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>نوع القضية</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>Court class</source>
        <translation>فئة المحكمة</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>الدائرة</translation>
    </message>
    <message>
        <source>County</source>
        <translation>المقاطعة</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>سنة القيد</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>محجوب الأسماء</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>التشريعات</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>الأحكام</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>مستندات أخرى</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Not commenced</source>
        <translation>لم يبدأ نفاذه</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>لم يتغير</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>مستبدَل</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>مُزال</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
</context>
<context>
    <name>Judgment</name>
    <message>
        <source>Court</source>
        <translation>المحكمة</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>الدائرة</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>قلم كتّاب المحكمة</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>الاستشهاد</translation>
    </message>
    <message>
        <source>Case number</source>
        <translation>رقم القضية</translation>
    </message>
    <message>
        <source>Case type</source>
        <translation>نوع القضية</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>تاريخ الصدور</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>تاريخ النظر</translation>
    </message>
    <message>
        <source>Filed in</source>
        <translation>سنة القيد</translation>
    </message>
    <message>
        <source>Filed at</source>
        <translation>قُيِّدت لدى</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>هيئة المحكمة</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>الأطراف</translation>
    </message>
    <message>
        <source>Advocates</source>
        <translation>المحامون</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Areas of law</source>
        <translation>فروع القانون</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Catchwords</source>
        <translation>الكلمات المفتاحية</translation>
    </message>
    <message>
        <source>Short summary</source>
        <translation>ملخص قصير</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>المسائل</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>ما قررته المحكمة</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>المنطوق</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>يستشهد بـ</translation>
    </message>
    <message>
        <source>Attached</source>
        <translation>المرفقات</translation>
    </message>
    <message>
        <source>For: %1</source>
        <comment>the party that an advocate speaks for</comment>
        <translation>عن: %1</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>محجوبة الأسماء</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>advocate, party</comment>
        <translation>%1 عن %2</translation>
    </message>
</context>
<context>
    <name>LibraryTree</name>
    <message>
        <source>Undated</source>
        <translation>بلا تاريخ</translation>
    </message>
    <message>
        <source>Unidentified documents</source>
        <translation>مستندات غير معرَّفة</translation>
    </message>
    <message>
        <source>Other documents</source>
        <translation>مستندات أخرى</translation>
    </message>
    <message>
        <source>No version for this date in the library</source>
        <translation>لا صيغة لهذا التاريخ في المكتبة</translation>
    </message>
    <message>
        <source>Latest version: %1</source>
        <translation>أحدث صيغة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>لا نصوص</numerusform>
            <numerusform>نص واحد</numerusform>
            <numerusform>نصان</numerusform>
            <numerusform>%Ln نصوص</numerusform>
            <numerusform>%Ln نصًا</numerusform>
            <numerusform>%Ln نص</numerusform>
        </translation>
    </message>
    <message>
        <source>Text not in the library</source>
        <translation>النص ليس في المكتبة</translation>
    </message>
    <message>
        <source>New, unread</source>
        <translation>جديد، لم يُقرأ</translation>
    </message>
    <message>
        <source>Amended, unread</source>
        <translation>معدَّل، لم يُقرأ</translation>
    </message>
    <message>
        <source>Changed, unread</source>
        <translation>متغيّر، لم يُقرأ</translation>
    </message>
    <message>
        <source>Repealed, unread</source>
        <translation>ملغى، لم يُقرأ</translation>
    </message>
    <message>
        <source>Incomplete: a part could not be downloaded</source>
        <translation>ناقص: تعذّر تنزيل جزء منه</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n work(s)</source>
        <comment>a branch of the tree</comment>
        <translation>
            <numerusform>%1، لا مصنفات</numerusform>
            <numerusform>%1، مصنف واحد</numerusform>
            <numerusform>%1، مصنفان</numerusform>
            <numerusform>%1، %Ln مصنفات</numerusform>
            <numerusform>%1، %Ln مصنفًا</numerusform>
            <numerusform>%1، %Ln مصنف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>Export This Part</source>
        <translation>صدّر هذا الجزء</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>بتنسيق PDF…</translation>
    </message>
    <message>
        <source>As E-Book…</source>
        <translation>كتابًا إلكترونيًا…</translation>
    </message>
    <message>
        <source>As a Web Page…</source>
        <translation>صفحةَ ويب…</translation>
    </message>
    <message>
        <source>As Akoma Ntoso with Media…</source>
        <translation>بتنسيق Akoma Ntoso مع الوسائط…</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>افتح في لسان جديد</translation>
    </message>
    <message>
        <source>Copy This Part As</source>
        <translation>انسخ هذا الجزء بوصفه</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>استشهاد</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>رابط ويب</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Identifier in the Text</source>
        <translation>المعرّف في النص</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Copy Link Address</source>
        <translation>انسخ عنوان الرابط</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>افتح في المتصفح</translation>
    </message>
</context>
<context>
    <name>Natures</name>
    <message>
        <source>Acts</source>
        <translation>القوانين</translation>
    </message>
    <message>
        <source>Amendments</source>
        <translation>التعديلات</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>مشروعات القوانين</translation>
    </message>
    <message>
        <source>Debates</source>
        <translation>المناقشات</translation>
    </message>
    <message>
        <source>Debate reports</source>
        <translation>محاضر المناقشات</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>المستندات</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>الأحكام</translation>
    </message>
    <message>
        <source>Gazettes</source>
        <translation>الجرائد الرسمية</translation>
    </message>
    <message>
        <source>Portions</source>
        <translation>الأجزاء</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>البيانات</translation>
    </message>
</context>
<context>
    <name>NoteExchange</name>
    <message>
        <source>Markdown (%1)</source>
        <translation>Markdown ‏(%1)</translation>
    </message>
    <message>
        <source>Web Annotations (%1)</source>
        <translation>Web Annotations ‏(%1)</translation>
    </message>
    <message>
        <source>Export Notes</source>
        <translation>صدّر الملاحظات</translation>
    </message>
    <message>
        <source>notes</source>
        <comment>name of a file</comment>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Notes exported: %L1.</source>
        <translation>الملاحظات المصدَّرة: %L1.</translation>
    </message>
    <message>
        <source>The notes could not be written.</source>
        <translation>تعذّرت كتابة الملاحظات.</translation>
    </message>
    <message>
        <source>Import Notes</source>
        <translation>استورد الملاحظات</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>الملاحظات (%1)</translation>
    </message>
    <message>
        <source>Notes added: %L1, changed: %L2.</source>
        <translation>الملاحظات المضافة: %L1، المتغيّرة: %L2.</translation>
    </message>
    <message>
        <source>Not readable: %L1.</source>
        <translation>ما تعذّرت قراءته: %L1.</translation>
    </message>
</context>
<context>
    <name>NoteSharing</name>
    <message>
        <source>Share a Collection</source>
        <translation>شارك مجموعة</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>Shared folder</source>
        <translation>المجلد المشترك</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>استعرض…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>اسمك</translation>
    </message>
    <message>
        <source>Collection:</source>
        <translation>المجموعة:</translation>
    </message>
    <message>
        <source>Shared folder:</source>
        <translation>المجلد المشترك:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>اسمك:</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>شارك</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Whoever uses the same folder, such as one on a network drive, sees the notes of this collection and can change them. All other notes stay on this computer. Only share folders with people whom you trust.</source>
        <translation>كل من يستخدم المجلد نفسه، كمجلد على قرص شبكة، يرى ملاحظات هذه المجموعة ويستطيع تغييرها. وتبقى كل الملاحظات الأخرى على هذا الحاسوب. ولا تشارك المجلدات إلا مع من تثق بهم.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>تظليل</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation>النص كله</translation>
    </message>
    <message>
        <source>%1 (moved, %2 %)</source>
        <translation>%1 (نُقلت، %2٪)</translation>
    </message>
    <message>
        <source>%1 (changed, %2 %)</source>
        <translation>%1 (تغيّرت، %2٪)</translation>
    </message>
    <message>
        <source>%1 (not in this text)</source>
        <translation>%1 (ليست في هذا النص)</translation>
    </message>
    <message>
        <source>Its words now stand in %1 (confidence %2 %).</source>
        <translation>كلماتها الآن في %1 (درجة التيقن %2٪).</translation>
    </message>
    <message>
        <source>Its provision was amended (confidence %1 %).</source>
        <translation>عُدّلت مادتها (درجة التيقن %1٪).</translation>
    </message>
    <message>
        <source>Its words were amended (confidence %1 %). They were: “%2”</source>
        <translation>عُدّلت كلماتها (درجة التيقن %1٪). وكانت: «%2»</translation>
    </message>
    <message>
        <source>Its place is not in this text, or cannot be told with certainty.</source>
        <translation>موضعها ليس في هذا النص أو لا يمكن تحديده على وجه اليقين.</translation>
    </message>
    <message>
        <source>Its words are not in this text, or cannot be told with certainty. They were: “%1”</source>
        <translation>كلماتها ليست في هذا النص أو لا يمكن تحديدها على وجه اليقين. وكانت: «%1»</translation>
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
        <translation>%1: %2، نافذ من %3</translation>
    </message>
    <message>
        <source>In the first text</source>
        <translation>في النص الأول</translation>
    </message>
    <message>
        <source>Amending law unknown</source>
        <translation>القانون المعدِّل غير معروف</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>Timed out</source>
        <translation>انقضت المهلة</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>TLS error</source>
        <translation>خطأ TLS</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>أُغلق الاتصال</translation>
    </message>
    <message>
        <source>Not HTTP</source>
        <translation>ليس HTTP</translation>
    </message>
    <message>
        <source>Stale connection</source>
        <translation>اتصال قديم</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delivered (%1)</source>
        <translation>سُلّم (%1)</translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>رُفض (%1)</translation>
    </message>
    <message>
        <source>All</source>
        <comment>events</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Gone (410)</source>
        <translation>لم يعد موجودًا (410)</translation>
    </message>
    <message>
        <source>Paused, failing since %1</source>
        <translation>موقوف مؤقتًا، فشله منذ %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>موقوف مؤقتًا</translation>
    </message>
    <message>
        <source>Throttled until %1</source>
        <translation>مقيَّد حتى %1</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>يفشل منذ %1</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>نشط</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 ث</translation>
    </message>
    <message>
        <source>%L1 min %L2 s</source>
        <translation>%L1 د %L2 ث</translation>
    </message>
    <message>
        <source>%L1 h %L2 min</source>
        <translation>%L1 س %L2 د</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>الاستشهادات</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>الاستيراد</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>القسم التالي</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>القسم السابق</translation>
    </message>
</context>
<context>
    <name>Pending</name>
    <message>
        <source>a law that is not known</source>
        <translation>قانون غير معروف</translation>
    </message>
    <message>
        <source>Amended on %1 by %2; this text does not show it.</source>
        <comment>date, law</comment>
        <translation>عُدّل في %1 بموجب %2؛ ولا يُظهر هذا النص ذلك.</translation>
    </message>
    <message>
        <source>Not in force before %1.</source>
        <translation>غير نافذ قبل %1.</translation>
    </message>
    <message>
        <source>Will be amended on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>سيُعدَّل في %1 بموجب %2.</translation>
    </message>
    <message>
        <source>Will end on %1 by %2.</source>
        <comment>date, law</comment>
        <translation>سينتهي في %1 بموجب %2.</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>ما يتغير ومتى</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>The text could not be printed.</source>
        <translation>تعذّرت طباعة النص.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>محرك أقراص</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>مجلد</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;حدّد الكل</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;زِد</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>أ&amp;نقص</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Select Color</source>
        <translation>اختر لونًا</translation>
    </message>
    <message>
        <source>Hu&amp;e:</source>
        <translation>ال&amp;صّبغة:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>الإ&amp;شباع:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>ال&amp;قيمة:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>الأ&amp;حمر:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>الأ&amp;خضر:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>الأ&amp;زرق:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>قناة أل&amp;فا:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>رمز &amp;HTML:</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>الألوان الأ&amp;ساسيّة</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>الألوان الم&amp;خصّصة</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>أ&amp;ضف إلى الألوان المخصّصة</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>اخ&amp;تر لونًا من الشّاشة</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>المؤشّر عند %1، %2
اضغط ESC للإلغاء</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>افتح قائمة الخيارات</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>المهمّة</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>تحكّم المهمّة</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>موعد الطباعة:</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>معلومات الدّفع:</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>أولويّة المهمّة:</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>الصّفحات الفاصلة/Banner</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>النهاية:</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>البداية:</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>اطبع مباشرة</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>علّق مؤقّتًا</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>النّهار (٠٦:٠٠ص إلى ٠٥:٥٩م)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>المساء (٠٦:٠٠م إلى ٠٥:٥٩ص)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>الفترة الثّانية (٠٤:٠٠م إلى ١١:٥٩م)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>الفترة الثّالثة (١٢:٠٠ص إلى ٠٧:٥٩ص)</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>نهاية الأسبوع (أيّام عطلة نهاية الأسبوع)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>وقت محدّد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>قياسيّة</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>غير مصنّف</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>سرّيّ</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>مصنّف</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>سرّيّة</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>سرّيّة للغاية</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>افصل</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>يغلق اللوحة</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>يفصل اللوحة ويعيدها إلى مكانها</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>ابحث في:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ا&amp;سم الملف:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ملفات من النوع:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>ا&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ا&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ا&amp;ختر</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>احفظ باسم</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ابحث عن مجلد</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>المجلدات</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلد الأعلى</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>أنشئ مجلدًا جديدًا</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلد &amp;جديد</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>حاسوبي</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>الأماكن الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>أ&amp;عد التسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ا&amp;حذف</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>أظهر الملفات الم&amp;خفية</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>الملف %1 موجود بالفعل.
أتريد استبداله؟</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
لم يُعثر على الملف.
تحقق من صحة اسم الملف.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
لم يُعثر على المجلد.
تحقق من صحة اسم المجلد.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>أدخل قيمة:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ا&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>أ&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>حدّد الكل</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>أظهر التفاصيل...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>أخفِ التفاصيل...</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>الورقة</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>مقاس الورقة:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>العرض:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>الارتفاع:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>مصدر الورق:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>الاتّجاه</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>طوليّ</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>عرضيّ</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>عرضيّ معكوس</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>طوليّ معكوس</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>الهوامش</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>الهامش العلويّ</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>الهامش الأيسر</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>الهامش الأيمن</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>الهامش السفليّ</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>تصميم الصّفحة</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>ترتيب الصّفحات:</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>الصّفحات في كلّ ورقة:</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>ملّيمتر (مم)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>بوصة (بوصة)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>نقطة (نقطة)</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>پيكا (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>ديدوت (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>سيسرو (CC)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>مخصّص</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>Letter / ANSI A</source>
        <translation>رسالة / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>قانونيّ</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>تنفيذيّ (٧٫٥ × ١٠ بوصة)</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>ظرف C5</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>ظرف أمريكيّ 10</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>ظرف DL</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>ملفّ (٨٫٢٧ × ١٣ بوصة)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>دفتر / ANSI B</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>تابلويد / ANSI B</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>‏A3 أكبر</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>‏A4 أكبر</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>‏A4 زائد</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>‏A4 أصغر</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>‏A5 أكبر</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>‏B5 أكبر</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>قانونيّ أكبر</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>رسالة أكبر</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>رسالة زائد</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>رسالة أصغر</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>تابلويد أكبر</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>معماريّ A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>معماريّ B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>معماريّ C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>معماريّ D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>معماريّ E</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 × %2 بوصة</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>تنفيذيّ (٧٫٢٥ × ١٠٫٥ بوصة)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>ربعيّ</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>إفادة</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>‏A ضخم</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>‏B ضخم</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>بطاقة بريديّة</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>بطاقة بريديّة مزدوجة</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>‏PRC 32K كبير</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>مطويّة أمريكيّة (١٤٫٨٧٥ × ١١ بوصة)</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>مطويّة ألمانيّة (٨٫٥ × ١٢ بوصة)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>مطويّة ألمانيّة قانونيّة (٨٫٥ × ١٣ بوصة)</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>ظرف B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>ظرف B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>ظرف B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>ظرف C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>ظرف C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>ظرف C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>ظرف C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>ظرف C4</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>ظرف C6</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>ظرف C65</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>ظرف C7</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>ظرف أمريكيّ 9</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>ظرف أمريكيّ 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>ظرف أمريكيّ 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>ظرف أمريكيّ 14</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>ظرف ملكيّ</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>ظرف شخصيّ</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>ظرف تشو ٣</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>ظرف تشو ٤</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>ظرف دعوة</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>ظرف إيطاليّ</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>ظرف كاكو ٢</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>ظرف كاكو ٣</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>ظرف PRC ‏١</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>ظرف PRC ‏٢</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>ظرف PRC ‏٣</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>ظرف PRC ‏٤</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>ظرف PRC ‏٥</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>ظرف PRC ‏٦</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>ظرف PRC ‏٧</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>ظرف PRC ‏٨</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>ظرف PRC ‏٩</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>ظرف PRC ‏١٠</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>ظرف يو 4</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>مخصّص</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>مخصّص (%1بوصة × %2بوصة)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>مخصّص (%1مم × %2مم)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>مخصّص (%1سيسرو × %2سيسرو)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>مخصّص (%1ديدوت × %2ديدوت)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>مخصّص (%1پيكا × %2پيكا)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>مخصّص (%1نقطة × %2نقطة)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>حسنًا</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>احفظ الكل</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>نعم لل&amp;كل</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;لا</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>&amp;لا للكل</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>أعد المحاولة</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>طبّق</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>أعد الضبط</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعد القيم المبدئية</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>اطبع</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>كلّ الصّفحات</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>الصّفحات الفرديّة</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>الصّفحات الزّوجيّة</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;خيارات &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;خيارات &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>ا&amp;طبع</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>اطبع إلى ملفّ (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>اطبع إلى ملفّ...</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>ملفّ محلّيّ</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>ملفّ PDF للكتابة</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>يسار إلى يمين، أعلى إلى أسفل</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>يسار إلى يمين، أسفل إلى أعلى</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>يمين إلى يسار، أسفل إلى أعلى</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>يمين إلى يسار، أعلى إلى أسفل</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>أسفل إلى أعلى، يسار إلى يمين</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>أسفل إلى أعلى، يمين إلى يسار</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>أعلى إلى أسفل، يسار إلى يمين</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>أعلى إلى أسفل، يمين إلى يسار</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>إنّ %1 موجود بالفعل.
أتريد الكتابة فوقه؟</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>إنّ %1 دليل.
رجاءً اختر اسم ملفّ آخر.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>الملفّ %1 غير قابل للكتابة.
رجاءً اختر اسم ملفّ آخر.</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>لا يمكن أن تكون قيمة ’من‘ أعلى من قيمة ’إلى‘.</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>لم يُكتب %1 كما يجب. افصل الصفحات بعلامة «,» واكتب النطاقات بعلامة «-» وتأكد من أنها لا تتداخل.</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>الصفحات غير مكتوبة كما يجب</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>تعارض في إعدادات الطباعة على الوجهين</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>تتعارض إعدادات الطباعة على الوجهين. أتريد إصلاحها؟</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>لا يمكن استخدام خياريّ ’الصّفحات في كلّ ورقة‘ و’طقم صفحات‘ في آن واحد.
رجاءً عطّل أحدهما.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>آليّ</translation>
    </message>
</context>
<context>
    <name>QPrintPreviewDialog</name>
    <message>
        <source>Page Setup</source>
        <translation>إعداد الصّفحة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصّفحة التّالية</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصّفحة السّابقة</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>الصّفحة الأولى</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>الصّفحة الأخيرة</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>لائم العرض</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>لائم الصّفحة</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>قرّب</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>بعّد</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>طوليّ</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>عرضيّ</translation>
    </message>
    <message>
        <source>Show single page</source>
        <translation>أظهر صفحة واحدة</translation>
    </message>
    <message>
        <source>Show facing pages</source>
        <translation>أظهر الصّفحات متقابلةً</translation>
    </message>
    <message>
        <source>Show overview of all pages</source>
        <translation>أظهر لمحة لكلّ الصّفحات</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>اطبع</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>إعداد الصّفحة</translation>
    </message>
    <message>
        <source>Print Preview</source>
        <translation>معاينة الطّباعة</translation>
    </message>
    <message>
        <source>Export to PDF</source>
        <translation>صدّر إلى PDF</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>خصائص الطابعة</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>خيارات المهمّة</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>تعارض في إعداد الصفحة</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>تتعارض خيارات إعداد الصفحة. أتريد إصلاحها؟</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>تعارض في الخيارات المتقدمة</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>تتعارض بعض الخيارات المتقدمة. أتريد إصلاحها؟</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>الصّفحة</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>متقدمة</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>تتعارض بعض الخيارات. الرجاء إصلاحها.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Print range</source>
        <translation>الصفحات المراد طباعتها</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>اطبع الكلّ</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>الصّفحات من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>اكتب صفحات أو نطاقات تفصل بينها فواصل. يُكتب النطاق برقمين بينهما شرطة. مثلًا: 3,5-7,9 تطبع الصفحات 3 و5 و6 و7 و9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>الصّفحة الحاليّة</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>التّحديد</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>مجموعة الصفحات:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>خيارات الخرج</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>النُّسخ:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>جمّع</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>اعكس</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>النُّسخ</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>الوضع اللونيّ</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>ملوّن</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>تدرّج الرّماديّ</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>الطباعة على الوجهين</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطّلة</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>التجليد على الجهة الطويلة</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>التجليد على الجهة القصيرة</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>خيارات</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>الطّابعة</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;خصائص</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>المكان:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>عاين</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>النّوع:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>ال&amp;ملفّ الخرج:</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>مرّر يسارًا</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>مرّر يمينًا</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أ&amp;عد</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ا&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>انسخ عنوان ال&amp;رابط</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>أ&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>حدّد الكل</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>as at %1</source>
        <translation>كما في %1</translation>
    </message>
</context>
<context>
    <name>ReaderPage</name>
    <message>
        <source>Skip to the text</source>
        <translation>انتقل إلى النص</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Show the contents</source>
        <translation>أظهر المحتويات</translation>
    </message>
    <message>
        <source>Hide the contents</source>
        <translation>أخفِ المحتويات</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>عرض المحتويات</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Filter the contents</source>
        <translation>رشّح المحتويات</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>وسّع الكل</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>اطوِ الكل</translation>
    </message>
    <message>
        <source>No matching headings.</source>
        <translation>لا عناوين مطابقة.</translation>
    </message>
    <message>
        <source>This text has no table of contents.</source>
        <translation>لا جدول محتويات لهذا النص.</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>الحواشي</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>عُد إلى النص</translation>
    </message>
    <message>
        <source>The text could not be loaded.</source>
        <translation>تعذّر تحميل النص.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>أظهر أحدث صيغة</translation>
    </message>
    <message>
        <source>Invalid address</source>
        <translation>عنوان URL غير صالح</translation>
    </message>
    <message>
        <source>Not in this library</source>
        <translation>ليس في هذه المكتبة</translation>
    </message>
    <message>
        <source>No such version</source>
        <translation>لا صيغة كهذه</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>هذا ليس عنوان URL لقانون أو حكم.</translation>
    </message>
    <message>
        <source>The open library does not contain this work.</source>
        <translation>لا يوجد هذا المصنف في المكتبة المفتوحة.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2. The earliest is dated %3.</source>
        <translation>لا صيغة من «%1» في المكتبة لتاريخ %2. أقدم صيغة بتاريخ %3.</translation>
    </message>
    <message>
        <source>The library has no version of “%1” for %2.</source>
        <translation>لا صيغة من «%1» في المكتبة لتاريخ %2.</translation>
    </message>
    <message>
        <source>The library lists “%1” but does not contain this version.</source>
        <translation>تدرج المكتبة «%1» لكنها لا تحتوي على هذه الصيغة.</translation>
    </message>
    <message>
        <source>Show the undated version</source>
        <translation>أظهر الصيغة التي بلا تاريخ</translation>
    </message>
    <message>
        <source>Show the version of %1</source>
        <translation>أظهر صيغة %1</translation>
    </message>
    <message>
        <source>The stored text is damaged. Import the original again, or sync its source. Other texts are not affected.</source>
        <translation>النص المحفوظ تالف. استورد الأصل من جديد أو زامن مصدره. ولم تتأثر النصوص الأخرى.</translation>
    </message>
    <message>
        <source>This text cannot be shown</source>
        <translation>لا يمكن عرض هذا النص</translation>
    </message>
</context>
<context>
    <name>ReceiverText</name>
    <message>
        <source>answers 200 at once</source>
        <translation>ترد بـ 200 فورًا</translation>
    </message>
    <message>
        <source>answers 204, without a body</source>
        <translation>ترد بـ 204 بلا متن</translation>
    </message>
    <message>
        <source>answers 200 after 9.9 s, just in time</source>
        <translation>ترد بـ 200 بعد 9.9 ث، في آخر لحظة</translation>
    </message>
    <message>
        <source>answers 200 after 10.1 s, just too late</source>
        <translation>ترد بـ 200 بعد 10.1 ث، بتأخر طفيف</translation>
    </message>
    <message>
        <source>accepts the request and never answers</source>
        <translation>تقبل الطلب ولا ترد أبدًا</translation>
    </message>
    <message>
        <source>answers one byte per second, too slowly for the status to arrive in time</source>
        <translation>ترد ببايت واحد في الثانية، وهو أبطأ من أن تصل الحالة في الوقت المحدد</translation>
    </message>
    <message>
        <source>answers 200, then resets the connection before the body</source>
        <translation>ترد بـ 200 ثم تقطع الاتصال قبل المتن</translation>
    </message>
    <message>
        <source>accepts the request, then closes the connection</source>
        <translation>تقبل الطلب ثم تغلق الاتصال</translation>
    </message>
    <message>
        <source>fails three times, then answers 200</source>
        <translation>تفشل ثلاث مرات ثم ترد بـ 200</translation>
    </message>
    <message>
        <source>asks once to wait 7 s, then answers 200</source>
        <translation>تطلب مرة الانتظار 7 ث ثم ترد بـ 200</translation>
    </message>
    <message>
        <source>answers 410: the sender stops calling it</source>
        <translation>ترد بـ 410: فيكفّ المرسل عن استدعائها</translation>
    </message>
    <message>
        <source>redirects to another address</source>
        <translation>تحوّل إلى عنوان آخر</translation>
    </message>
    <message>
        <source>always fails</source>
        <translation>تفشل دائمًا</translation>
    </message>
    <message>
        <source>answers 200 with a binary body</source>
        <translation>ترد بـ 200 وبمتن ثنائي</translation>
    </message>
    <message>
        <source>answers 200 with a body of 100 MB</source>
        <translation>ترد بـ 200 وبمتن حجمه 100 م.بايت</translation>
    </message>
    <message>
        <source>fails three times out of ten, the same ones for the same seed</source>
        <translation>تفشل ثلاث مرات من كل عشر، وهي نفسها مع البذرة نفسها</translation>
    </message>
    <message>
        <source>A closed connection counts as not received.</source>
        <translation>الاتصال المغلق يُعدّ عدم استلام.</translation>
    </message>
    <message>
        <source>A work that is created and deleted within the window is reported as deleted. The receiver fetches it first, gets 404, and has nothing to delete.</source>
        <translation>المصنف الذي يُنشأ ويُحذف خلال النافذة الزمنية يُبلَّغ عنه بوصفه محذوفًا. تجلبه جهة الاستلام أولًا فتتلقى 404، وليس لديها ما تحذفه.</translation>
    </message>
    <message>
        <source>A work that is created and updated at once is reported as created, because the receiver does not know it yet.</source>
        <translation>المصنف الذي يُنشأ ويُحدَّث على الفور يُبلَّغ عنه بوصفه منشأً، لأن جهة الاستلام لا تعرفه بعد.</translation>
    </message>
    <message>
        <source>The deletion of a work arrives after the work was created again, as the specification warns. A receiver that deletes without checking loses a work that exists.</source>
        <translation>يصل حذف مصنف بعد إنشائه من جديد، كما تحذّر المواصفة. وجهة الاستلام التي تحذف بلا تحقق تفقد مصنفًا موجودًا.</translation>
    </message>
    <message>
        <source>A work is deleted and created again a minute later: two invocations, which may arrive in the wrong order.</source>
        <translation>يُحذف مصنف ثم يُنشأ من جديد بعد دقيقة: استدعاءان قد يصلان بترتيب خطأ.</translation>
    </message>
    <message>
        <source>A work is deleted and created again within ten seconds, as two invocations: the deletion arrives a second after the creation. A receiver that deletes without checking loses a work that exists.</source>
        <translation>يُحذف مصنف ثم يُنشأ من جديد خلال عشر ثوانٍ، باستدعاءين: يصل الحذف بعد الإنشاء بثانية. وجهة الاستلام التي تحذف بلا تحقق تفقد مصنفًا موجودًا.</translation>
    </message>
    <message>
        <source>A sender that does not group: three updates within ten seconds are three invocations. The receiver must end in the same state as after one.</source>
        <translation>مرسل لا يجمّع: ثلاثة تحديثات خلال عشر ثوانٍ ثلاثة استدعاءات. ويجب أن تنتهي جهة الاستلام إلى الحالة نفسها كما بعد استدعاء واحد.</translation>
    </message>
    <message>
        <source>The history of a work, with each invocation sent twice and in random order.</source>
        <translation>تاريخ مصنف، يُرسل كل استدعاء فيه مرتين وبترتيب عشوائي.</translation>
    </message>
    <message>
        <source>Each request arrives twice. A correct receiver recognizes the duplicate.</source>
        <translation>يصل كل طلب مرتين. وجهة الاستلام الصحيحة تتعرف على المكرر.</translation>
    </message>
    <message>
        <source>A version of a work is created. Thirty seconds later one request is sent, which the receiver answers with 200.</source>
        <translation>تُنشأ صيغة من مصنف. وبعد ثلاثين ثانية يُرسل طلب واحد، ترد عليه جهة الاستلام بـ 200.</translation>
    </message>
    <message>
        <source>A receiver that fails three times out of ten receives every invocation eventually.</source>
        <translation>جهة الاستلام التي تفشل ثلاث مرات من كل عشر تتلقى كل الاستدعاءات في النهاية.</translation>
    </message>
    <message>
        <source>A receiver that answers 410 is not called any more until its webhook is resumed.</source>
        <translation>جهة الاستلام التي ترد بـ 410 لا تُستدعى بعد ذلك حتى يُستأنف خطاف الويب الخاص بها.</translation>
    </message>
    <message>
        <source>The window opens with the first change and is 30 s long. An update at 29.9 s belongs to it, one at 30.1 s begins another.</source>
        <translation>تُفتح النافذة الزمنية مع أول تغيير ومدتها 30 ث. فالتحديث عند 29.9 ث يدخل فيها، والتحديث عند 30.1 ث يبدأ نافذة أخرى.</translation>
    </message>
    <message>
        <source>A receiver that never answers is treated like one that fails.</source>
        <translation>جهة الاستلام التي لا ترد أبدًا تُعامل معاملة التي تفشل.</translation>
    </message>
    <message>
        <source>With jitter, retries are up to a tenth earlier or later; the same seed gives the same times.</source>
        <translation>مع التفاوت العشوائي تتقدم الإعادات أو تتأخر بما لا يزيد على العُشر؛ والبذرة نفسها تعطي الأوقات نفسها.</translation>
    </message>
    <message>
        <source>The network takes five seconds; a receiver may be called while it still handles an earlier request.</source>
        <translation>تستغرق الشبكة خمس ثوانٍ؛ وقد تُستدعى جهة الاستلام وهي ما زالت تعالج طلبًا سابقًا.</translation>
    </message>
    <message>
        <source>The first request is lost. The sender waits 10 s for an answer, and tries again 5 s later.</source>
        <translation>يضيع الطلب الأول. ينتظر المرسل الرد 10 ث، ثم يحاول مجددًا بعد 5 ث.</translation>
    </message>
    <message>
        <source>An answer of 204, without a body, counts as received.</source>
        <translation>الرد بـ 204 بلا متن يُعدّ استلامًا.</translation>
    </message>
    <message>
        <source>Two receivers, one of which hangs: the other receives everything without delay.</source>
        <translation>جهتا استلام إحداهما معلَّقة: تتلقى الأخرى كل شيء بلا تأخير.</translation>
    </message>
    <message>
        <source>Four works change at the same time, and the requests arrive in a different order.</source>
        <translation>تتغير أربعة مصنفات في الوقت نفسه، وتصل الطلبات بترتيب مختلف.</translation>
    </message>
    <message>
        <source>A receiver that has failed for five days is paused. Later changes are kept for it, one per work, beside the invocations that were pending.</source>
        <translation>جهة الاستلام التي تفشل منذ خمسة أيام توقَف مؤقتًا. ويُحتفظ لها بالتغييرات اللاحقة، واحد لكل مصنف، إلى جانب الاستدعاءات المعلّقة.</translation>
    </message>
    <message>
        <source>A receiver fails three times, then accepts the invocation. Every request has the same invocation id.</source>
        <translation>تفشل جهة استلام ثلاث مرات ثم تقبل الاستدعاء. ولكل الطلبات معرّف الاستدعاء نفسه.</translation>
    </message>
    <message>
        <source>A redirect is a failure and is not followed.</source>
        <translation>التحويل فشل، ولا يُتّبع.</translation>
    </message>
    <message>
        <source>An answer after 10.1 s is a failure, even if the receiver has processed the invocation: it is sent again.</source>
        <translation>الرد بعد 10.1 ث فشل، ولو عالجت جهة الاستلام الاستدعاء: فيُرسل من جديد.</translation>
    </message>
    <message>
        <source>An answer after 9.9 s is in time.</source>
        <translation>الرد بعد 9.9 ث في الوقت المحدد.</translation>
    </message>
    <message>
        <source>A receiver that always fails is tried ten more times over twelve and a half hours; then the sender gives up.</source>
        <translation>جهة الاستلام التي تفشل دائمًا تُحاوَل عشر مرات أخرى خلال اثنتي عشرة ساعة ونصف؛ ثم يكفّ المرسل عن المحاولة.</translation>
    </message>
    <message>
        <source>A receiver asks for a pause of one minute. No request is sent before it ends, not even about other works.</source>
        <translation>تطلب جهة استلام مهلة دقيقة واحدة. ولا يُرسل إليها أي طلب قبل انقضائها، ولو كان عن مصنفات أخرى.</translation>
    </message>
    <message>
        <source>Half of the JSON is missing. A correct receiver answers 400, and does nothing.</source>
        <translation>نصف JSON ناقص. ترد جهة الاستلام الصحيحة بـ 400 ولا تفعل شيئًا.</translation>
    </message>
    <message>
        <source>A newer sender uses an unknown action. A correct receiver answers 200, and fetches the work or ignores the request.</source>
        <translation>يستخدم مرسل أحدث إجراءً غير معروف. ترد جهة الاستلام الصحيحة بـ 200، وتجلب المصنف أو تتجاهل الطلب.</translation>
    </message>
    <message>
        <source>Five updates of one work within half a minute are one invocation.</source>
        <translation>خمسة تحديثات لمصنف واحد خلال نصف دقيقة استدعاء واحد.</translation>
    </message>
    <message>
        <source>Changes of different works are separate invocations, however close together they are.</source>
        <translation>تغييرات المصنفات المختلفة استدعاءات منفصلة، مهما تقاربت.</translation>
    </message>
    <message>
        <source>The request has a wrong signature. A receiver that checks signatures answers 401, and does nothing.</source>
        <translation>توقيع الطلب خطأ. وجهة الاستلام التي تتحقق من التوقيعات ترد بـ 401 ولا تفعل شيئًا.</translation>
    </message>
    <message>
        <source>forwards to %1</source>
        <translation>تمرّر إلى %1</translation>
    </message>
    <message>
        <source>answers %1</source>
        <translation>ترد بـ %1</translation>
    </message>
    <message>
        <source>answers %1 after %2 ms</source>
        <translation>ترد بـ %1 بعد %2 م.ث</translation>
    </message>
</context>
<context>
    <name>SearchHit</name>
    <message>
        <source>Page %1</source>
        <translation>الصفحة %1</translation>
    </message>
</context>
<context>
    <name>SearchMemory</name>
    <message>
        <source>%1 new</source>
        <comment>results of a saved search</comment>
        <translation>الجديد: %1</translation>
    </message>
</context>
<context>
    <name>SourceRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n reported as deleted</source>
        <translation>
            <numerusform>لم يُبلَّغ عن حذف شيء</numerusform>
            <numerusform>أُبلغ عن حذف واحد</numerusform>
            <numerusform>أُبلغ عن حذف اثنين</numerusform>
            <numerusform>أُبلغ عن حذف %Ln</numerusform>
            <numerusform>أُبلغ عن حذف %Ln</numerusform>
            <numerusform>أُبلغ عن حذف %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The token is stored in the encrypted file. Enter its password.</source>
        <translation>رمز الوصول محفوظ في الملف المشفّر. أدخل كلمة سره.</translation>
    </message>
    <message>
        <source>Connections to this server have not been allowed yet. Reopen the library to allow them, or enter the token again.</source>
        <translation>لم يُسمح بعد بالاتصال بهذا الخادم. أعد فتح المكتبة للسماح بذلك، أو أدخل رمز الوصول من جديد.</translation>
    </message>
    <message>
        <source>The token was stored only until you quit. Enter it again.</source>
        <translation>حُفظ رمز الوصول حتى إنهاء البرنامج فقط. أدخله من جديد.</translation>
    </message>
    <message>
        <source>The stored token was not found. Enter it again.</source>
        <translation>لم يُعثر على رمز الوصول المحفوظ. أدخله من جديد.</translation>
    </message>
    <message>
        <source>The server reports that more than a tenth of the texts from %1 no longer exist. This is unusual, so nothing was deleted. Check the server first.</source>
        <translation>يبلّغ الخادم أن أكثر من عُشر النصوص من %1 لم يعد موجودًا. وهذا غير معتاد، ولذلك لم يُحذف شيء. تحقق من الخادم أولًا.</translation>
    </message>
    <message>
        <source>Licence: %1, %2</source>
        <translation>الرخصة: %1، %2</translation>
    </message>
    <message>
        <source>then run again</source>
        <translation>ثم يُشغَّل من جديد</translation>
    </message>
    <message>
        <source>Another program is syncing this source. Syncing continues here when it has finished.</source>
        <translation>يزامن برنامج آخر هذا المصدر. وتستمر المزامنة هنا عند انتهائه.</translation>
    </message>
    <message>
        <source>Texts reported as deleted are checked again at %1 and removed if the server still does not have them.</source>
        <translation>النصوص المبلَّغ عن حذفها يُتحقق منها ثانية عند %1، وتُزال إن ظلت غير موجودة في الخادم.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be downloaded completely. Existing texts are kept, and the next run tries again. “History” shows the reasons.</source>
        <translation>
            <numerusform>نُزّلت كل النصوص كاملة.</numerusform>
            <numerusform>تعذّر تنزيل نص واحد كاملًا. يُحتفظ بالنصوص الموجودة، ويعيد التشغيل القادم المحاولة. ويبيّن «سجل التشغيل» الأسباب.</numerusform>
            <numerusform>تعذّر تنزيل نصين كاملين. يُحتفظ بالنصوص الموجودة، ويعيد التشغيل القادم المحاولة. ويبيّن «سجل التشغيل» الأسباب.</numerusform>
            <numerusform>تعذّر تنزيل %Ln نصوص كاملة. يُحتفظ بالنصوص الموجودة، ويعيد التشغيل القادم المحاولة. ويبيّن «سجل التشغيل» الأسباب.</numerusform>
            <numerusform>تعذّر تنزيل %Ln نصًا كاملًا. يُحتفظ بالنصوص الموجودة، ويعيد التشغيل القادم المحاولة. ويبيّن «سجل التشغيل» الأسباب.</numerusform>
            <numerusform>تعذّر تنزيل %Ln نص كاملًا. يُحتفظ بالنصوص الموجودة، ويعيد التشغيل القادم المحاولة. ويبيّن «سجل التشغيل» الأسباب.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Not in force</source>
        <translation>غير نافذ</translation>
    </message>
    <message>
        <source>Uncommenced</source>
        <translation>لم يبدأ نفاذه</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>مستبدَل</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Sheria is already running, but does not respond. Close it, or wait, and try again.</source>
        <translation>يعمل Sheria بالفعل لكنه لا يستجيب. أغلقه، أو انتظر ثم حاول مجددًا.</translation>
    </message>
</context>
<context>
    <name>SyncEnds</name>
    <message>
        <source>A source needs its token. Enter it on the Sync page.</source>
        <translation>يحتاج أحد المصادر إلى رمز الوصول. أدخله في صفحة «المزامنة».</translation>
    </message>
    <message>
        <source>%1 needs its token. Enter it on the Sync page.</source>
        <translation>يحتاج المصدر %1 إلى رمز الوصول. أدخله في صفحة «المزامنة».</translation>
    </message>
    <message>
        <source>Sync failed: %1</source>
        <translation>فشلت المزامنة: %1</translation>
    </message>
    <message>
        <source>Sync of %1 failed: %2</source>
        <translation>فشلت مزامنة %1: %2</translation>
    </message>
    <message>
        <source>Sync cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>أُلغيت المزامنة. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</translation>
    </message>
    <message numerus="yes">
        <source>%n sync(s) cancelled. Downloaded texts are kept, and the next run continues from there.</source>
        <translation>
            <numerusform>لم تُلغ أي مزامنة. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
            <numerusform>أُلغيت مزامنة واحدة. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
            <numerusform>أُلغيت مزامنتان. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
            <numerusform>أُلغيت %Ln مزامنات. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
            <numerusform>أُلغيت %Ln مزامنة. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
            <numerusform>أُلغيت %Ln مزامنة. يُحتفظ بالنصوص المنزَّلة، ويكمل التشغيل القادم منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sync completed: nothing new.</source>
        <translation>اكتملت المزامنة: لا جديد.</translation>
    </message>
    <message numerus="yes">
        <source>Sync completed: %n text(s) downloaded.</source>
        <translation>
            <numerusform>اكتملت المزامنة: لم يُنزَّل أي نص.</numerusform>
            <numerusform>اكتملت المزامنة: نُزّل نص واحد.</numerusform>
            <numerusform>اكتملت المزامنة: نُزّل نصان.</numerusform>
            <numerusform>اكتملت المزامنة: نُزّلت %Ln نصوص.</numerusform>
            <numerusform>اكتملت المزامنة: نُزّل %Ln نصًا.</numerusform>
            <numerusform>اكتملت المزامنة: نُزّل %Ln نص.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sources synced: %n text(s) downloaded.</source>
        <translation>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ لم يُنزَّل أي نص.</numerusform>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ نُزّل نص واحد.</numerusform>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ نُزّل نصان.</numerusform>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ نُزّلت %Ln نصوص.</numerusform>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ نُزّل %Ln نصًا.</numerusform>
            <numerusform>المصادر التي تمت مزامنتها: %1؛ نُزّل %Ln نص.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncText</name>
    <message>
        <source>Contacting the server</source>
        <translation>يُتصل بالخادم</translation>
    </message>
    <message>
        <source>Places and topics</source>
        <translation>الأقاليم والموضوعات</translation>
    </message>
    <message>
        <source>%1 listed</source>
        <translation>أُدرج: %1</translation>
    </message>
    <message>
        <source>%1 of %2 downloaded</source>
        <translation>نُزّل %1 من %2</translation>
    </message>
    <message>
        <source>Checking for deletions</source>
        <translation>يُتحقق من المحذوفات</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Token required</source>
        <translation>يلزم رمز الوصول</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>موقوفة مؤقتًا</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشلت</translation>
    </message>
    <message>
        <source>Too many deletions</source>
        <translation>محذوفات أكثر من اللازم</translation>
    </message>
    <message>
        <source>Never synced</source>
        <translation>لم تُزامَن قط</translation>
    </message>
    <message>
        <source>Interrupted; the next run continues</source>
        <translation>انقطعت؛ يكملها التشغيل القادم</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لم يفشل شيء</numerusform>
            <numerusform>فشل واحد</numerusform>
            <numerusform>فشل اثنان</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
            <numerusform>فشل %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>محدَّث</translation>
    </message>
    <message>
        <source>Completed with errors</source>
        <translation>اكتملت مع أخطاء</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>توقفت</translation>
    </message>
    <message>
        <source>scheduled</source>
        <translation>مجدولة</translation>
    </message>
    <message>
        <source>webhook</source>
        <translation>خطاف ويب</translation>
    </message>
    <message>
        <source>recheck of deletions</source>
        <translation>إعادة التحقق من المحذوفات</translation>
    </message>
    <message>
        <source>Being synced by another program</source>
        <translation>يزامنه برنامج آخر</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>يتوقف…</translation>
    </message>
    <message numerus="yes">
        <source>%n sources: %1 of %2 downloaded</source>
        <translation>
            <numerusform>لا مصادر: نُزّل %1 من %2</numerusform>
            <numerusform>مصدر واحد: نُزّل %1 من %2</numerusform>
            <numerusform>مصدران: نُزّل %1 من %2</numerusform>
            <numerusform>%Ln مصادر: نُزّل %1 من %2</numerusform>
            <numerusform>%Ln مصدرًا: نُزّل %1 من %2</numerusform>
            <numerusform>%Ln مصدر: نُزّل %1 من %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources syncing</source>
        <translation>
            <numerusform>لا مزامنة لأي مصدر</numerusform>
            <numerusform>تجري مزامنة مصدر واحد</numerusform>
            <numerusform>تجري مزامنة مصدرين</numerusform>
            <numerusform>تجري مزامنة %Ln مصادر</numerusform>
            <numerusform>تجري مزامنة %Ln مصدرًا</numerusform>
            <numerusform>تجري مزامنة %Ln مصدر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 في الثانية</translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>بقي أقل من ثانية</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %Ln ثوانٍ</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>بقي أقل من دقيقة</numerusform>
            <numerusform>بقيت دقيقة واحدة</numerusform>
            <numerusform>بقيت دقيقتان</numerusform>
            <numerusform>بقيت %Ln دقائق</numerusform>
            <numerusform>بقيت %Ln دقيقة</numerusform>
            <numerusform>بقيت %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>الساعات الباقية: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>انقطعت</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>يدوية</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>معدَّل</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>متغيّر</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>Enter it under “Edit…”.</source>
        <translation>أدخله ضمن «حرّر…».</translation>
    </message>
    <message>
        <source>Select less under “Edit…”, or ask the operator of the server.</source>
        <translation>اختر أقل من ذلك ضمن «حرّر…»، أو اسأل مشغّل الخادم.</translation>
    </message>
    <message>
        <source>No data was lost. Run the sync again later to continue.</source>
        <translation>لم تُفقد أي بيانات. شغّل المزامنة لاحقًا للمتابعة.</translation>
    </message>
    <message>
        <source>Free some disk space. No data was lost, and the next run continues from here.</source>
        <translation>أفرغ بعض مساحة القرص. لم تُفقد أي بيانات، ويكمل التشغيل القادم من هنا.</translation>
    </message>
    <message>
        <source>Check that this is the address of the API. To change it, remove the source and connect again; downloaded texts are kept.</source>
        <translation>تحقق من أن هذا عنوان واجهة API. لتغييره أزِل المصدر واتصل من جديد؛ ويُحتفظ بالنصوص المنزَّلة.</translation>
    </message>
    <message>
        <source>Another program is syncing this library. Run the sync again when it has finished.</source>
        <translation>يزامن برنامج آخر هذه المكتبة. شغّل المزامنة من جديد عند انتهائه.</translation>
    </message>
    <message>
        <source>Run the sync again. If that does not help, “Full Check” compares everything.</source>
        <translation>شغّل المزامنة من جديد. وإن لم يُجدِ ذلك فإن «تحقق كامل» يقارن كل شيء.</translation>
    </message>
    <message>
        <source>The next run continues.</source>
        <translation>يكملها التشغيل القادم.</translation>
    </message>
</context>
<context>
    <name>ValidityText</name>
    <message>
        <source>The date of this version is unknown.</source>
        <translation>تاريخ هذه الصيغة غير معروف.</translation>
    </message>
    <message>
        <source>Future version, from %1.</source>
        <translation>صيغة مستقبلية، من %1.</translation>
    </message>
    <message>
        <source>As it was on %1.</source>
        <translation>كما كان في %1.</translation>
    </message>
    <message>
        <source>Current version, from %1 to %2.</source>
        <translation>الصيغة الحالية، من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1 to %2.</source>
        <translation>صيغة سابقة، من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Historical version, from %1.</source>
        <translation>صيغة سابقة، من %1.</translation>
    </message>
    <message>
        <source>Version of %1.</source>
        <translation>صيغة %1.</translation>
    </message>
    <message>
        <source>Current version, from %1, with amendments published up to %2.</source>
        <translation>الصيغة الحالية، من %1، بالتعديلات المنشورة حتى %2.</translation>
    </message>
    <message>
        <source>Current version, from %1.</source>
        <translation>الصيغة الحالية، من %1.</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>أُلغي العمل به</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>مسحوب</translation>
    </message>
    <message>
        <source>Lapsed</source>
        <translation>ساقط</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>منتهي المدة</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>مستبدَل</translation>
    </message>
    <message>
        <source>Disapplied</source>
        <translation>مستبعَد التطبيق</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>Repealed.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <comment>Repealed by the Act.</comment>
        <translation>%1 بموجب %2.</translation>
    </message>
    <message>
        <source>%1 on %2.</source>
        <comment>Repealed on a date.</comment>
        <translation>%1 في %2.</translation>
    </message>
    <message>
        <source>%1 on %2 by %3.</source>
        <comment>Repealed on a date by the Act.</comment>
        <translation>%1 في %2 بموجب %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated.</source>
        <translation>
            <numerusform>لا تعديلات لاحقة غير مدرجة.</numerusform>
            <numerusform>تعديل لاحق واحد لم يُدرج بعد.</numerusform>
            <numerusform>تعديلان لاحقان لم يُدرجا بعد.</numerusform>
            <numerusform>%Ln تعديلات لاحقة لم تُدرج بعد.</numerusform>
            <numerusform>%Ln تعديلًا لاحقًا لم يُدرج بعد.</numerusform>
            <numerusform>%Ln تعديل لاحق لم يُدرج بعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later amendment(s) not yet incorporated: %1.</source>
        <translation>
            <numerusform>لا تعديلات لاحقة غير مدرجة: %1.</numerusform>
            <numerusform>تعديل لاحق واحد لم يُدرج بعد: %1.</numerusform>
            <numerusform>تعديلان لاحقان لم يُدرجا بعد: %1.</numerusform>
            <numerusform>%Ln تعديلات لاحقة لم تُدرج بعد: %1.</numerusform>
            <numerusform>%Ln تعديلًا لاحقًا لم يُدرج بعد: %1.</numerusform>
            <numerusform>%Ln تعديل لاحق لم يُدرج بعد: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles in a list</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>No commencement recorded.</source>
        <translation>لا بدء نفاذ مسجلًا.</translation>
    </message>
    <message>
        <source>Not all of its provisions have commenced.</source>
        <translation>لم يبدأ نفاذ كل مواده.</translation>
    </message>
    <message>
        <source>This version is not yet in force.</source>
        <translation>هذه الصيغة غير نافذة بعد.</translation>
    </message>
    <message>
        <source>This is not the latest version.</source>
        <translation>هذه ليست أحدث صيغة.</translation>
    </message>
    <message>
        <source>The text does not state its date. The date of the work is shown instead.</source>
        <translation>لا يذكر النص تاريخه. يُعرض بدلًا منه تاريخ المصنف.</translation>
    </message>
    <message>
        <source>Available as PDF only. The text is shown page by page.</source>
        <translation>متاح بتنسيق PDF فقط. يُعرض النص صفحة صفحة.</translation>
    </message>
    <message>
        <source>The text of this work is not in the library.</source>
        <translation>نص هذا المصنف ليس في المكتبة.</translation>
    </message>
    <message>
        <source>From %1 (latest)</source>
        <translation>من %1 (الأحدث)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Not in force: commences on %1.</source>
        <comment>date</comment>
        <translation>غير نافذ: يبدأ نفاذه في %1.</translation>
    </message>
</context>
<context>
    <name>VectorText</name>
    <message>
        <source>The embeddings endpoint does not work. Until it does, passages are found by words only.</source>
        <translation>نقطة نهاية التضمينات لا تعمل. وإلى أن تعمل يُعثر على المقاطع بالكلمات وحدها.</translation>
    </message>
    <message>
        <source>The endpoint rejected the key.</source>
        <translation>رفضت نقطة النهاية المفتاح.</translation>
    </message>
    <message>
        <source>The endpoint did not return embeddings. Check its address and the model name.</source>
        <translation>لم تُرجع نقطة النهاية تضمينات. تحقق من عنوانها واسم النموذج.</translation>
    </message>
    <message>
        <source>The key is no longer stored. Enter it again.</source>
        <translation>لم يعد المفتاح محفوظًا. أدخله من جديد.</translation>
    </message>
    <message>
        <source>The key is in the encrypted file. Enter the password and save.</source>
        <translation>المفتاح في الملف المشفّر. أدخل كلمة السر واحفظ.</translation>
    </message>
    <message>
        <source>Connections to the endpoint have not been allowed yet. Reopen the library to allow them, or save the endpoint here.</source>
        <translation>لم يُسمح بعد بالاتصال بنقطة النهاية. أعد فتح المكتبة للسماح بذلك، أو احفظ نقطة النهاية هنا.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Quoted correctly: brackets or ellipses show what was changed.</source>
        <translation>اقتباس صحيح: تبيّن الأقواس أو علامات الحذف ما تغيّر.</translation>
    </message>
    <message>
        <source>Quoted correctly: the text has these words.</source>
        <translation>اقتباس صحيح: ترد هذه الكلمات في النص.</translation>
    </message>
    <message>
        <source>The text has these words, but elsewhere.</source>
        <translation>ترد هذه الكلمات في النص، ولكن في موضع آخر.</translation>
    </message>
    <message>
        <source>The text of this date does not have these words; that of another date does.</source>
        <translation>لا ترد هذه الكلمات في نص هذا التاريخ؛ وترد في نص تاريخ آخر.</translation>
    </message>
    <message>
        <source>Altered: the text has words like these, but other ones, or what was left out changes the sense.</source>
        <translation>محرَّف: في النص كلمات تشبه هذه لكنها غيرها، أو أن المحذوف يغيّر المعنى.</translation>
    </message>
    <message>
        <source>Not found: no text of this work that the library holds has these words.</source>
        <translation>غير موجود: لا ترد هذه الكلمات في أي نص من هذا المصنف في المكتبة.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>المحذوف</translation>
    </message>
    <message>
        <source>From the text to the quotation (struck out: only the text, underlined: only the quotation)</source>
        <translation>من النص إلى الاقتباس (المشطوب: في النص فقط، والمسطَّر: في الاقتباس فقط)</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>نص %1</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>الإيصال</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccessDialog</name>
    <message>
        <source>Accounts and Tokens</source>
        <translation>الحسابات ورموز الوصول</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>رموز الوصول</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>الوصول</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Name of a new account</source>
        <translation>اسم حساب جديد</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>أضف</translation>
    </message>
    <message>
        <source>%1 (disabled)</source>
        <translation>%1 (معطَّل)</translation>
    </message>
    <message>
        <source>Not possible: the name is already in use, or the library would have no administrator.</source>
        <translation>غير ممكن: الاسم مستخدم بالفعل، أو ستبقى المكتبة بلا مدير.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>قيمة غير صالحة: %1</translation>
    </message>
    <message>
        <source>No accounts yet.</source>
        <translation>لا حسابات بعد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AccountPage</name>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>مفعَّل</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>مدير</translation>
    </message>
    <message>
        <source>Can read court decisions</source>
        <translation>يمكنه قراءة القرارات القضائية</translation>
    </message>
    <message>
        <source>Administrators always can.</source>
        <translation>يمكن للمديرين ذلك دائمًا.</translation>
    </message>
    <message>
        <source>Remove Account…</source>
        <translation>أزِل الحساب…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Display name</source>
        <translation>الاسم ال&amp;معروض</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;كلمة السر</translation>
    </message>
    <message>
        <source>New password</source>
        <translation>كلمة سر جديدة</translation>
    </message>
    <message>
        <source>Set Password</source>
        <translation>عيّن كلمة السر</translation>
    </message>
    <message>
        <source>Remove Password</source>
        <translation>أزِل كلمة السر</translation>
    </message>
    <message>
        <source>Can sign in to the server&apos;s web pages with name and password.</source>
        <translation>يمكنه تسجيل الدخول إلى صفحات ويب الخادم بالاسم وكلمة السر.</translation>
    </message>
    <message>
        <source>No password; tokens only.</source>
        <translation>لا كلمة سر؛ رموز الوصول فقط.</translation>
    </message>
    <message>
        <source>Created %1. Last signed in %2.</source>
        <translation>أُنشئ في %1. آخر تسجيل دخول في %2.</translation>
    </message>
    <message>
        <source>Created %1. Never signed in.</source>
        <translation>أُنشئ في %1. لم يسجّل الدخول قط.</translation>
    </message>
    <message>
        <source>Remove Account</source>
        <translation>أزِل الحساب</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>أتريد إزالة «%1»؟</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>Its tokens are revoked and all its sessions end. This cannot be undone.</source>
        <translation>تُبطل رموز الوصول الخاصة به وتنتهي كل جلساته. ولا يمكن التراجع عن ذلك.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AskPage</name>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · الصفحة %2</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>الكلمات: %1</translation>
    </message>
    <message>
        <source>Similar in meaning</source>
        <translation>قريب في المعنى</translation>
    </message>
    <message>
        <source>%L1 % of the best match</source>
        <translation>%L1٪ من أفضل مطابقة</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>الدرجة: %1</translation>
    </message>
    <message>
        <source>Similarity of meaning: %1</source>
        <translation>تقارب المعنى: %1</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>قاعدة المعرفة</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>اطرح سؤالًا</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>Open in the Reader</source>
        <translation>افتح في القارئ</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>انسخ أمرَ curl</translation>
    </message>
    <message>
        <source>Copies the query as a curl command</source>
        <translation>ينسخ الاستعلام في صورة أمر curl</translation>
    </message>
    <message>
        <source>Only this place</source>
        <translation>هذا الإقليم فقط</translation>
    </message>
    <message>
        <source>Place, such as za-cpt</source>
        <translation>الإقليم، مثل za-cpt</translation>
    </message>
    <message>
        <source>In force only</source>
        <translation>النافذ فقط</translation>
    </message>
    <message>
        <source>As at</source>
        <translation>كما في</translation>
    </message>
    <message>
        <source>Search the law as at this date</source>
        <translation>ابحث في القانون كما في هذا التاريخ</translation>
    </message>
    <message>
        <source>Matching passages</source>
        <translation>المقاطع المطابقة</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>المطابقة</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>المقطع</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Text of the passage</source>
        <translation>نص المقطع</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يُبحث…</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>لا نتائج.</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>لا مقاطع</numerusform>
            <numerusform>مقطع واحد</numerusform>
            <numerusform>مقطعان</numerusform>
            <numerusform>%Ln مقاطع</numerusform>
            <numerusform>%Ln مقطعًا</numerusform>
            <numerusform>%Ln مقطع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The library may not answer this question.</source>
        <translation>%1. قد لا تجيب المكتبة عن هذا السؤال.</translation>
    </message>
    <message>
        <source>%1 (so far; the search index is being updated)</source>
        <translation>%1 (حتى الآن؛ يجري تحديث فهرس البحث)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>نُسخ الطلب.</translation>
    </message>
    <message>
        <source>Passages that match the question are listed here.</source>
        <translation>تُعرض هنا المقاطع التي تطابق السؤال.</translation>
    </message>
</context>
<context>
    <name>sheria::app::AttemptView</name>
    <message>
        <source>Send Again</source>
        <translation>أرسل من جديد</translation>
    </message>
    <message>
        <source>Sends the invocation again now, with the same id and all retries</source>
        <translation>يرسل الاستدعاء من جديد الآن بالمعرّف نفسه وبكل الإعادات</translation>
    </message>
    <message>
        <source>Send To…</source>
        <translation>أرسل إلى…</translation>
    </message>
    <message>
        <source>Sends the invocation once to another address</source>
        <translation>يرسل الاستدعاء مرة واحدة إلى عنوان آخر</translation>
    </message>
    <message>
        <source>Copy as curl</source>
        <translation>انسخ أمرَ curl</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and what came back.</source>
        <translation>اختر محاولة لترى ما أُرسل وما ورد.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>event, work, address</comment>
        <translation>%1: %2 إلى %3</translation>
    </message>
    <message>
        <source>This invocation is no longer in the queue.</source>
        <translation>لم يعد هذا الاستدعاء في قائمة الانتظار.</translation>
    </message>
    <message numerus="yes">
        <source>Delivered after %n attempt(s).</source>
        <translation>
            <numerusform>سُلّم بلا محاولات.</numerusform>
            <numerusform>سُلّم بعد محاولة واحدة.</numerusform>
            <numerusform>سُلّم بعد محاولتين.</numerusform>
            <numerusform>سُلّم بعد %Ln محاولات.</numerusform>
            <numerusform>سُلّم بعد %Ln محاولة.</numerusform>
            <numerusform>سُلّم بعد %Ln محاولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up after %n attempt(s).</source>
        <translation>
            <numerusform>تُرك بلا محاولات.</numerusform>
            <numerusform>تُرك بعد محاولة واحدة.</numerusform>
            <numerusform>تُرك بعد محاولتين.</numerusform>
            <numerusform>تُرك بعد %Ln محاولات.</numerusform>
            <numerusform>تُرك بعد %Ln محاولة.</numerusform>
            <numerusform>تُرك بعد %Ln محاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting: the webhook is paused.</source>
        <translation>ينتظر: خطاف الويب موقوف مؤقتًا.</translation>
    </message>
    <message>
        <source>Due; sent as soon as the server is running.</source>
        <translation>حان وقته؛ يُرسل فور تشغيل الخادم.</translation>
    </message>
    <message>
        <source>Next attempt in %1, at %2.</source>
        <translation>المحاولة التالية بعد %1، عند %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BasesPage</name>
    <message>
        <source>Knowledge bases</source>
        <translation>قواعد المعرفة</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>التشريعات</translation>
    </message>
    <message>
        <source>Judgments</source>
        <translation>الأحكام</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>المحتوى</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>الأقاليم</translation>
    </message>
    <message>
        <source>Natures</source>
        <translation>طبائع المصنفات</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>الموضوعات</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>المحاكم</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Separate codes with commas. Empty fields match everything.</source>
        <translation>افصل بين الرموز بفواصل. والحقول الفارغة تطابق كل شيء.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefController</name>
    <message>
        <source>Check a &amp;Brief…</source>
        <translation>افحص م&amp;ذكرة…</translation>
    </message>
</context>
<context>
    <name>sheria::app::BriefPage</name>
    <message>
        <source>Back to Text</source>
        <translation>عُد إلى النص</translation>
    </message>
    <message>
        <source>Choose &amp;Document…</source>
        <translation>اختر &amp;مستندًا…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>ما يُدرج في القائمة</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>المشكلات فقط</translation>
    </message>
    <message>
        <source>Only what was not checked</source>
        <translation>ما لم يُفحص فقط</translation>
    </message>
    <message>
        <source>Save Copy with &amp;Comments…</source>
        <translation>احفظ نسخة مع ال&amp;تعليقات…</translation>
    </message>
    <message>
        <source>Writes a copy of the document with a comment at each citation and quotation that has a problem or was not checked</source>
        <translation>يكتب نسخة من المستند مع تعليق عند كل استشهاد أو اقتباس فيه مشكلة أو لم يُفحص</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>احفظ الت&amp;قرير…</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>يُفحص</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>في المستند</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>في المكتبة</translation>
    </message>
    <message>
        <source>Citations and quotations</source>
        <translation>الاستشهادات والاقتباسات</translation>
    </message>
    <message>
        <source>Check a Brief</source>
        <translation>افحص مذكرة</translation>
    </message>
    <message>
        <source>Documents (%1)</source>
        <translation>مستندات (%1)</translation>
    </message>
    <message>
        <source>Choose a document, or drop one here: .docx, .odt, .pdf, .md, .html or .txt. It stays on this computer.</source>
        <translation>اختر مستندًا أو أفلته هنا: ‎.docx أو ‎.odt أو ‎.pdf أو ‎.md أو ‎.html أو ‎.txt. ويبقى على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The document cites and quotes nothing.</source>
        <translation>لا استشهادات ولا اقتباسات في المستند.</translation>
    </message>
    <message>
        <source>There is nothing of this kind.</source>
        <translation>لا شيء من هذا النوع.</translation>
    </message>
    <message>
        <source>%1: %L2 citations and quotations, %L3 with problems</source>
        <translation>المستند %1: الاستشهادات والاقتباسات: %L2، منها ما فيه مشكلة: %L3</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظ: %1</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>تعذّرت كتابة الملف.</translation>
    </message>
    <message>
        <source>%1 checked</source>
        <comment>name of a file</comment>
        <translation>%1 مفحوص</translation>
    </message>
    <message>
        <source>Save Copy with Comments</source>
        <translation>احفظ نسخة مع التعليقات</translation>
    </message>
    <message>
        <source>The copy would replace the document that was checked.</source>
        <translation>ستحل النسخة محل المستند الذي فُحص.</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>اختر اسمًا آخر للنسخة.</translation>
    </message>
    <message>
        <source>%1 report</source>
        <comment>name of a file</comment>
        <translation>%1 تقرير</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>احفظ التقرير</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF ‏(*.pdf);;صفحة ويب (*.html);;JSON ‏(*.json)</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowseModel</name>
    <message>
        <source>Unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>%1, %2 decisions</source>
        <translation>%1، القرارات: %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::BrowsePanel</name>
    <message>
        <source>Court decisions</source>
        <translation>القرارات القضائية</translation>
    </message>
    <message>
        <source>No court decisions given by %1.</source>
        <translation>لا قرارات قضائية صدرت حتى %1.</translation>
    </message>
    <message>
        <source>This library contains no court decisions.</source>
        <translation>لا قرارات قضائية في هذه المكتبة.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleController</name>
    <message>
        <source>Make a B&amp;undle…</source>
        <translation>أنشئ حاف&amp;ظة مستندات…</translation>
    </message>
    <message>
        <source>Add Part Being Read to the Bun&amp;dle</source>
        <translation>أضف الجزء الذي تقرؤه إلى حافظة المس&amp;تندات</translation>
    </message>
    <message>
        <source>Add to Bundle</source>
        <translation>أضف إلى حافظة المستندات</translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>النصوص المفتوحة</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>نتائج البحث</translation>
    </message>
    <message>
        <source>Notes of the collection “%1”</source>
        <translation>ملاحظات المجموعة «%1»</translation>
    </message>
    <message>
        <source>Notes of the saved search “%1”</source>
        <translation>ملاحظات البحث المحفوظ «%1»</translation>
    </message>
    <message>
        <source>Make a Bundle</source>
        <translation>أنشئ حافظة مستندات</translation>
    </message>
    <message>
        <source>Writing the bundle…</source>
        <translation>تُكتب حافظة المستندات…</translation>
    </message>
    <message>
        <source>The bundle was saved as %1.</source>
        <translation>حُفظت حافظة المستندات في %1.</translation>
    </message>
    <message>
        <source>No bundle was written.</source>
        <translation>لم تُكتب حافظة المستندات.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::BundleDialog</name>
    <message>
        <source>Make a Bundle</source>
        <translation>أنشئ حافظة مستندات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>ا&amp;حفظ…</translation>
    </message>
    <message>
        <source>Choose from</source>
        <translation>اختر من</translation>
    </message>
    <message>
        <source>Texts to choose from</source>
        <translation>النصوص التي يُختار منها</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>أ&amp;ضف</translation>
    </message>
    <message>
        <source>Add the chosen texts to the bundle</source>
        <translation>أضف النصوص المختارة إلى حافظة المستندات</translation>
    </message>
    <message>
        <source>Add the &amp;Part Being Read</source>
        <translation>أضف ال&amp;جزء الذي تقرؤه</translation>
    </message>
    <message>
        <source>Add the provision that the window shows</source>
        <translation>أضف المادة التي تعرضها النافذة</translation>
    </message>
    <message>
        <source>In the bundle:</source>
        <translation>في حافظة المستندات:</translation>
    </message>
    <message>
        <source>Texts in the bundle, in their order</source>
        <translation>النصوص في حافظة المستندات بترتيبها</translation>
    </message>
    <message>
        <source>Add texts, decisions or single provisions.</source>
        <translation>أضف نصوصًا أو قرارات أو مواد بعينها.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>انقل إلى أعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>انقل إلى أسفل</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>As a&amp;t</source>
        <translation>كما &amp;في</translation>
    </message>
    <message>
        <source>The texts as they stood on a date</source>
        <translation>النصوص كما كانت في تاريخ معين</translation>
    </message>
    <message>
        <source>Date of the texts</source>
        <translation>تاريخ النصوص</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>مستند PDF</translation>
    </message>
    <message>
        <source>Electronic book (EPUB)</source>
        <translation>كتاب إلكتروني (EPUB)</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>ال&amp;عنوان:</translation>
    </message>
    <message>
        <source>&amp;Notes:</source>
        <translation>ال&amp;ملاحظات:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>ال&amp;تنسيق:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>All on these texts</source>
        <translation>كل ما على هذه النصوص</translation>
    </message>
    <message>
        <source>Only of the collection “%1”</source>
        <translation>ما في المجموعة «%1» فقط</translation>
    </message>
    <message>
        <source>Save the Bundle</source>
        <translation>احفظ حافظة المستندات</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>حافظة المستندات</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>مستندات PDF ‏(*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>كتب إلكترونية (*.epub)</translation>
    </message>
    <message>
        <source>If empty: the number of documents</source>
        <translation>إن تُرك فارغًا: عدد المستندات</translation>
    </message>
</context>
<context>
    <name>sheria::app::ChangesPage</name>
    <message>
        <source>What changed</source>
        <translation>ما الذي تغيّر</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>المصنف</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>New, amended, repealed and deleted texts of each sync run are listed here.</source>
        <translation>تُدرج هنا النصوص الجديدة والمعدّلة والملغاة والمحذوفة في كل تشغيل للمزامنة.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>قارن</translation>
    </message>
    <message>
        <source>Compares the version before the change with the one after it</source>
        <translation>يقارن الصيغة التي قبل التغيير بالصيغة التي بعده</translation>
    </message>
    <message>
        <source>Mark All as Read</source>
        <translation>علّم الكل مقروءًا</translation>
    </message>
    <message>
        <source>Removes the unread marks in the library tree</source>
        <translation>يزيل علامات «لم يُقرأ» من شجرة المكتبة</translation>
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
        <translation>مخطط الاستشهادات</translation>
    </message>
    <message>
        <source>Back to the work before</source>
        <translation>عُد إلى المصنف السابق</translation>
    </message>
    <message>
        <source>Citation graph</source>
        <translation>مخطط الاستشهادات</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>المصنف</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>The arrow keys open and close branches. Return or a double click puts a work in the middle, Backspace goes back, Ctrl+Return opens its text.</source>
        <translation>تفتح مفاتيح الأسهم الفروع وتغلقها. ويضع مفتاح Return أو النقر المزدوج المصنفَ في الوسط، ويعود Backspace إلى السابق، ويفتح Ctrl+Return نصه.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>يُقرأ…</translation>
    </message>
    <message>
        <source>Cited by (%L1), as at %2</source>
        <translation>مُستشهَد به في (%L1)، كما في %2</translation>
    </message>
    <message>
        <source>Cited by (%L1)</source>
        <translation>مُستشهَد به في (%L1)</translation>
    </message>
    <message>
        <source>Cites (%L1), as at %2</source>
        <translation>يستشهد بـ (%L1)، كما في %2</translation>
    </message>
    <message>
        <source>Cites (%L1)</source>
        <translation>يستشهد بـ (%L1)</translation>
    </message>
    <message>
        <source>More… (%L1)</source>
        <translation>المزيد… (%L1)</translation>
    </message>
    <message>
        <source>Centre on This Work</source>
        <translation>ضع هذا المصنف في الوسط</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>افتح في لسان جديد</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitationMenu</name>
    <message>
        <source>More S&amp;tyles</source>
        <translation>أ&amp;نماط أخرى</translation>
    </message>
    <message>
        <source>Sa&amp;ve As</source>
        <translation>احفظ &amp;باسم</translation>
    </message>
    <message>
        <source>&amp;Other Style…</source>
        <translation>نمط آ&amp;خر…</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitesPanel</name>
    <message>
        <source>Only the provision being read</source>
        <translation>المادة التي تقرؤها فقط</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>الاستشهادات</translation>
    </message>
    <message>
        <source>Citation &amp;Graph…</source>
        <translation>&amp;مخطط الاستشهادات…</translation>
    </message>
    <message>
        <source>Walk from work to work by their citations</source>
        <translation>انتقل من مصنف إلى مصنف عبر استشهاداتها</translation>
    </message>
    <message>
        <source>Open a text to see what it cites and what cites it.</source>
        <translation>افتح نصًا لترى ما يستشهد به ومن يستشهد به.</translation>
    </message>
    <message>
        <source>The citations could not be read: %1</source>
        <translation>تعذّرت قراءة الاستشهادات: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) not yet searched for citations.</source>
        <translation>
            <numerusform>بُحث عن الاستشهادات في كل المصنفات.</numerusform>
            <numerusform>مصنف واحد لم يُبحث فيه بعد عن الاستشهادات.</numerusform>
            <numerusform>مصنفان لم يُبحث فيهما بعد عن الاستشهادات.</numerusform>
            <numerusform>%Ln مصنفات لم يُبحث فيها بعد عن الاستشهادات.</numerusform>
            <numerusform>%Ln مصنفًا لم يُبحث فيها بعد عن الاستشهادات.</numerusform>
            <numerusform>%Ln مصنف لم يُبحث فيها بعد عن الاستشهادات.</numerusform>
        </translation>
    </message>
    <message>
        <source>No citations from or to this provision.</source>
        <translation>لا استشهادات من هذه المادة ولا بها.</translation>
    </message>
    <message>
        <source>No citations from or to this text.</source>
        <translation>لا استشهادات من هذا النص ولا به.</translation>
    </message>
    <message>
        <source>%1 is not in the library.</source>
        <translation>المصنف %1 ليس في المكتبة.</translation>
    </message>
    <message>
        <source>No Treatment</source>
        <translation>بلا موقف</translation>
    </message>
    <message>
        <source>What the Words Suggest</source>
        <translation>ما توحي به الكلمات</translation>
    </message>
</context>
<context>
    <name>sheria::app::CitingController</name>
    <message>
        <source>Check &amp;Quotation…</source>
        <translation>افحص ا&amp;قتباسًا…</translation>
    </message>
    <message>
        <source>Copy As</source>
        <translation>انسخ بوصفه</translation>
    </message>
    <message>
        <source>Web Link</source>
        <translation>رابط ويب</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>نُسخ الاستشهاد.</translation>
    </message>
    <message>
        <source>The citations were copied.</source>
        <translation>نُسخت الاستشهادات.</translation>
    </message>
    <message>
        <source>The citation is being formatted…</source>
        <translation>يُنسَّق الاستشهاد…</translation>
    </message>
    <message>
        <source>Citation Style</source>
        <translation>نمط الاستشهاد</translation>
    </message>
    <message>
        <source>The citation could not be formatted.</source>
        <translation>تعذّر تنسيق الاستشهاد.</translation>
    </message>
    <message>
        <source>RIS (%1)</source>
        <translation>RIS ‏(%1)</translation>
    </message>
    <message>
        <source>BibTeX (%1)</source>
        <translation>BibTeX ‏(%1)</translation>
    </message>
    <message>
        <source>CSL-JSON (%1)</source>
        <translation>CSL-JSON ‏(%1)</translation>
    </message>
    <message>
        <source>Save Citations</source>
        <translation>احفظ الاستشهادات</translation>
    </message>
    <message>
        <source>citations</source>
        <comment>name of a file</comment>
        <translation>استشهادات</translation>
    </message>
    <message>
        <source>The citations were saved.</source>
        <translation>حُفظت الاستشهادات.</translation>
    </message>
    <message>
        <source>The citations could not be saved.</source>
        <translation>تعذّر حفظ الاستشهادات.</translation>
    </message>
</context>
<context>
    <name>sheria::app::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>لوحة الأوامر</translation>
    </message>
    <message>
        <source>Action to run</source>
        <translation>الإجراء المراد تشغيله</translation>
    </message>
    <message>
        <source>Type what to do</source>
        <translation>اكتب ما تريد فعله</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الإجراءات</translation>
    </message>
    <message>
        <source>No action fits what you typed. To find law, use the search field of the window.</source>
        <translation>لا يوجد إجراء يطابق ما كتبته. للعثور على نص قانوني، استخدم حقل البحث في النافذة.</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (مفعَّل)</translation>
    </message>
</context>
<context>
    <name>sheria::app::ComparePage</name>
    <message>
        <source>Previous Difference</source>
        <translation>الفرق السابق</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>الفرق التالي</translation>
    </message>
    <message>
        <source>Swap Texts</source>
        <translation>بدّل بين النصين</translation>
    </message>
    <message>
        <source>Save Redline…</source>
        <translation>احفظ نسخة بعلامات التغيير…</translation>
    </message>
    <message>
        <source>Back to Text</source>
        <translation>عُد إلى النص</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>&amp;قبل</translation>
    </message>
    <message>
        <source>The text before</source>
        <translation>النص السابق</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>&amp;بعد</translation>
    </message>
    <message>
        <source>The text after</source>
        <translation>النص اللاحق</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>طريقة عرض النصين</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Inline</source>
        <translation>في عمود واحد</translation>
    </message>
    <message>
        <source>Changes &amp;Only</source>
        <translation>ال&amp;تغييرات فقط</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>titles of two works</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>لا فروق.</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>أظهر الفروق</translation>
    </message>
    <message>
        <source>Hide the differences</source>
        <translation>أخفِ الفروق</translation>
    </message>
    <message>
        <source>Filter differences</source>
        <translation>رشّح الفروق</translation>
    </message>
    <message>
        <source>These texts cannot be compared</source>
        <translation>لا يمكن مقارنة هذين النصين</translation>
    </message>
    <message>
        <source>Save Redline</source>
        <translation>احفظ نسخة بعلامات التغيير</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Akoma Ntoso (*.xml)</source>
        <translation>PDF ‏(*.pdf);;صفحة ويب (*.html);;Akoma Ntoso ‏(*.xml)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظ: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
    <message>
        <source>%1, %2, and %3, %4</source>
        <comment>title, date, title, date</comment>
        <translation>%1، %2، و%3، %4</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>title, date, date</comment>
        <translation>%1، %2 و%3</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>الفرق %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) in one language only</source>
        <translation>
            <numerusform>لا مواد بلغة واحدة فقط</numerusform>
            <numerusform>مادة واحدة بلغة واحدة فقط</numerusform>
            <numerusform>مادتان بلغة واحدة فقط</numerusform>
            <numerusform>%Ln مواد بلغة واحدة فقط</numerusform>
            <numerusform>%Ln مادة بلغة واحدة فقط</numerusform>
            <numerusform>%Ln مادة بلغة واحدة فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>لا فروق</numerusform>
            <numerusform>فرق واحد</numerusform>
            <numerusform>فرقان</numerusform>
            <numerusform>%Ln فروق</numerusform>
            <numerusform>%Ln فرقًا</numerusform>
            <numerusform>%Ln فرق</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Side by Side…</source>
        <translation>احفظ النصين جنبًا إلى جنب…</translation>
    </message>
    <message>
        <source>Save Side by Side</source>
        <translation>احفظ النصين جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Save Comparison</source>
        <translation>احفظ المقارنة</translation>
    </message>
</context>
<context>
    <name>sheria::app::CompareWithDialog</name>
    <message>
        <source>Compare With</source>
        <translation>قارن مع</translation>
    </message>
    <message>
        <source>Compare “%1” with:</source>
        <translation>قارن «%1» مع:</translation>
    </message>
    <message>
        <source>Find a text to compare with</source>
        <translation>ابحث عن نص للمقارنة به</translation>
    </message>
    <message>
        <source>Title, number or address</source>
        <translation>العنوان أو الرقم أو عنوان URL</translation>
    </message>
    <message>
        <source>Texts to compare with</source>
        <translation>النصوص المتاحة للمقارنة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;قارن</translation>
    </message>
    <message>
        <source>Type words of a title, a number or an address to find other works.</source>
        <translation>اكتب كلمات من العنوان أو الرقم أو عنوان URL للعثور على مصنفات أخرى.</translation>
    </message>
    <message>
        <source>Looking for works…</source>
        <translation>يُبحث عن مصنفات…</translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>لا مصنفات مطابقة.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n work(s).</source>
        <translation>
            <numerusform>لا مصنفات.</numerusform>
            <numerusform>المصنف الأول فقط.</numerusform>
            <numerusform>المصنفان الأولان فقط.</numerusform>
            <numerusform>أول %Ln مصنفات فقط.</numerusform>
            <numerusform>أول %Ln مصنفًا فقط.</numerusform>
            <numerusform>أول %Ln مصنف فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open texts</source>
        <translation>النصوص المفتوحة</translation>
    </message>
    <message>
        <source>This work in other languages</source>
        <translation>هذا المصنف بلغات أخرى</translation>
    </message>
    <message>
        <source>Works of the library</source>
        <translation>مصنفات المكتبة</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConnectDialog</name>
    <message>
        <source>Connect to a Server</source>
        <translation>اتصل بخادم</translation>
    </message>
    <message>
        <source>Edit Source</source>
        <translation>حرّر المصدر</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token</source>
        <translation>اتركه فارغًا للإبقاء على رمز الوصول المحفوظ</translation>
    </message>
    <message>
        <source>Sheria downloads works from a server and keeps this library in sync with it. The operator of the server provides the address and a token.</source>
        <translation>ينزّل Sheria المصنفات من خادم ويبقي هذه المكتبة متزامنة معه. ويعطيك مشغّل الخادم العنوان ورمز الوصول.</translation>
    </message>
    <message>
        <source>Legislation</source>
        <translation>التشريعات</translation>
    </message>
    <message>
        <source>Court decisions</source>
        <translation>القرارات القضائية</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>قواعد المعرفة</translation>
    </message>
    <message>
        <source>legislation.gov.uk (feed)</source>
        <translation>legislation.gov.uk (خلاصة)</translation>
    </message>
    <message>
        <source>Find Case Law, The National Archives (feed)</source>
        <translation>Find Case Law، The National Archives (خلاصة)</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <translation>اختبر الاتصال</translation>
    </message>
    <message>
        <source>The token is sent to this address unencrypted and can be intercepted. Use https:// if the server supports it.</source>
        <translation>يُرسل رمز الوصول إلى هذا العنوان بلا تشفير ويمكن اعتراضه. استخدم https://‎ إن كان الخادم يدعمه.</translation>
    </message>
    <message>
        <source>Available:</source>
        <translation>المتاح:</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>عنوان URL:</translation>
    </message>
    <message>
        <source>Token:</source>
        <translation>رمز الوصول:</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>يُختبر الاتصال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>No token is needed. Leave the address empty for new publications, or enter the address of another Atom feed of the publisher. Licence of the documents: %1.</source>
        <translation>لا يلزم رمز وصول. اترك العنوان فارغًا للمنشورات الجديدة، أو أدخل عنوان خلاصة Atom أخرى للناشر. رخصة المستندات: %1.</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>يُقدَّر الحجم…</translation>
    </message>
    <message>
        <source>The server has no matching content.</source>
        <translation>لا محتوى مطابق لدى الخادم.</translation>
    </message>
    <message>
        <source>The size cannot be estimated now.</source>
        <translation>لا يمكن تقدير الحجم الآن.</translation>
    </message>
    <message>
        <source>This server is already a source of this library.</source>
        <translation>هذا الخادم من مصادر هذه المكتبة بالفعل.</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>كلمة السر خطأ للملف المشفّر.</translation>
    </message>
    <message>
        <source>The token could not be stored: %1</source>
        <translation>تعذّر حفظ رمز الوصول: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Connect and Fetch</source>
        <translation>اتصل واجلب</translation>
    </message>
    <message>
        <source>Save and Run</source>
        <translation>احفظ وشغّل</translation>
    </message>
    <message>
        <source>Select at least one place.</source>
        <translation>اختر إقليمًا واحدًا على الأقل.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ConvergePage</name>
    <message>
        <source>Address of the receiver</source>
        <translation>عنوان جهة الاستلام</translation>
    </message>
    <message>
        <source>Your receiver: http://127.0.0.1:9000/hook</source>
        <translation>جهة الاستلام لديك: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>عنوان حالة جهة الاستلام</translation>
    </message>
    <message>
        <source>Its state of a work: http://127.0.0.1:9000/state</source>
        <translation>حالة مصنف لديها: http://127.0.0.1:9000/state</translation>
    </message>
    <message>
        <source>Token that the receiver fetches with</source>
        <translation>رمز الوصول الذي تجلب به جهة الاستلام</translation>
    </message>
    <message>
        <source>Delivers the invocations of short histories to your receiver in many orders, and compares its state with a temporary library that it fetches from.</source>
        <translation>يسلّم استدعاءات سلاسل قصيرة من التغييرات إلى جهة الاستلام بترتيبات كثيرة، ويقارن حالتها بمكتبة مؤقتة تجلب منها.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Save as Scenario…</source>
        <translation>احفظ سيناريو…</translation>
    </message>
    <message>
        <source>Seed: </source>
        <translation>البذرة: </translation>
    </message>
    <message>
        <source>Orders: </source>
        <translation>الترتيبات: </translation>
    </message>
    <message>
        <source>All orders</source>
        <translation>كل الترتيبات</translation>
    </message>
    <message>
        <source>Settle: </source>
        <translation>الاستقرار: </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> م.ث</translation>
    </message>
    <message>
        <source>How long to wait until the receiver has settled</source>
        <translation>مدة الانتظار حتى تستقر جهة الاستلام</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>تقدّم الاختبار</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>%L1 of %L2 orders</source>
        <translation>%L1 من %L2 من الترتيبات</translation>
    </message>
    <message>
        <source>%L1 orders, shortening the failure</source>
        <translation>الترتيبات: %L1، يُختصر الفشل</translation>
    </message>
    <message>
        <source>Shortest order that fails: %1</source>
        <translation>أقصر ترتيب يفشل: %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>It ended at: %1</source>
        <translation>انتهى عند: %1</translation>
    </message>
    <message>
        <source>%L1 orders run, %L2 failed.</source>
        <translation>الترتيبات المشغَّلة: %L1، الفاشلة: %L2.</translation>
    </message>
    <message>
        <source>Save as Scenario</source>
        <translation>احفظ سيناريو</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>سيناريوهات (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>تتعذر كتابة الملف %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateBar</name>
    <message>
        <source>Versions of this work, newest first</source>
        <translation>صيغ هذا المصنف، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الصيغ</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>كما &amp;في</translation>
    </message>
    <message>
        <source>Show the law as at this date in all tabs</source>
        <translation>أظهر القانون كما في هذا التاريخ في كل الألسنة</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Show the latest version</source>
        <translation>أظهر أحدث صيغة</translation>
    </message>
    <message>
        <source>Languages of this text</source>
        <translation>لغات هذا النص</translation>
    </message>
    <message>
        <source>This is not the version of %1, the date of the window.</source>
        <translation>ليست هذه صيغة %1، وهو تاريخ النافذة.</translation>
    </message>
    <message>
        <source>Show as at %1</source>
        <translation>أظهر كما في %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Version(s)</source>
        <translation>
            <numerusform>لا صيغ</numerusform>
            <numerusform>صيغة واحدة</numerusform>
            <numerusform>صيغتان</numerusform>
            <numerusform>%Ln صيغ</numerusform>
            <numerusform>%Ln صيغة</numerusform>
            <numerusform>%Ln صيغة</numerusform>
        </translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>اللغة: %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateButton</name>
    <message>
        <source>Show the law as at a date, in the whole window</source>
        <translation>أظهر القانون كما في تاريخ معين في النافذة كلها</translation>
    </message>
    <message>
        <source>Show the law as &amp;at</source>
        <translation>أظهر القانون كما &amp;في</translation>
    </message>
    <message>
        <source>Show the law as at this date</source>
        <translation>أظهر القانون كما في هذا التاريخ</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>أظهر</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>الأحدث</translation>
    </message>
    <message>
        <source>Date of the law: %1</source>
        <translation>تاريخ القانون: %1</translation>
    </message>
    <message>
        <source>Date of the law: latest</source>
        <translation>تاريخ القانون: الأحدث</translation>
    </message>
</context>
<context>
    <name>sheria::app::DateNote</name>
    <message>
        <source>Back to the Latest</source>
        <translation>عُد إلى الأحدث</translation>
    </message>
    <message>
        <source>Show the latest texts in the whole window</source>
        <translation>أظهر أحدث النصوص في النافذة كلها</translation>
    </message>
    <message>
        <source>Showing the law as at %1.</source>
        <translation>يُعرض القانون كما في %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionEditor</name>
    <message>
        <source>Decision Details</source>
        <translation>تفاصيل القرار</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>القضية</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>المحكمة</translation>
    </message>
    <message>
        <source>People and Subjects</source>
        <translation>الأشخاص والموضوعات</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>منشور</translation>
    </message>
    <message>
        <source>Being processed (not published)</source>
        <translation>قيد المعالجة (غير منشور)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>Unknown whether anonymised</source>
        <translation>لا يُعرف هل الأسماء محجوبة</translation>
    </message>
    <message>
        <source>Not anonymised</source>
        <translation>غير محجوب الأسماء</translation>
    </message>
    <message>
        <source>Anonymised</source>
        <translation>محجوب الأسماء</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Discard unsaved changes?</source>
        <translation>أتريد إهمال التغييرات غير المحفوظة؟</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>أهمل التغييرات</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <translation>تابع التحرير</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>a day</comment>
        <translation>معروف</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionFiles</name>
    <message>
        <source>%1 is not a PDF document or is too large to attach.</source>
        <translation>الملف %1 ليس مستند PDF أو هو أكبر من أن يُرفق.</translation>
    </message>
    <message>
        <source>Only PDF documents can be opened.</source>
        <translation>لا يمكن فتح غير مستندات PDF.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionModel</name>
    <message>
        <source>Being processed</source>
        <translation>قيد المعالجة</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>الاستشهاد</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>الأطراف</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>المحكمة</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>no details</source>
        <comment>said of an empty cell</comment>
        <translation>لا تفاصيل</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsController</name>
    <message>
        <source>Court &amp;Decisions</source>
        <translation>القرارات الق&amp;ضائية</translation>
    </message>
    <message>
        <source>D&amp;ecision Details…</source>
        <translation>&amp;تفاصيل القرار…</translation>
    </message>
    <message>
        <source>Attac&amp;h Documents to the Decision…</source>
        <translation>أرفق مستندات بالق&amp;رار…</translation>
    </message>
    <message>
        <source>&amp;Undo Change of Details</source>
        <translation>ت&amp;راجع عن تغيير التفاصيل</translation>
    </message>
    <message>
        <source>Decision Details…</source>
        <translation>تفاصيل القرار…</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>انقل إلى المهملات…</translation>
    </message>
    <message>
        <source>The decision was changed in the meantime. Nothing was saved.</source>
        <translation>تغيّر القرار في تلك الأثناء. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>The previous details were restored.</source>
        <translation>استُعيدت التفاصيل السابقة.</translation>
    </message>
    <message>
        <source>The decision details were saved.</source>
        <translation>حُفظت تفاصيل القرار.</translation>
    </message>
    <message>
        <source>The treatment was saved.</source>
        <translation>حُفظ الموقف من القرار.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DecisionsPage</name>
    <message>
        <source>Filter decisions</source>
        <translation>رشّح القرارات</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>عُد إلى النصوص</translation>
    </message>
    <message>
        <source>Show all months</source>
        <translation>أظهر كل الشهور</translation>
    </message>
    <message>
        <source>Show all decisions</source>
        <translation>أظهر كل القرارات</translation>
    </message>
    <message>
        <source>State of the decisions</source>
        <translation>حالة القرارات</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>كل الحالات</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>منشور</translation>
    </message>
    <message>
        <source>Being processed</source>
        <translation>قيد المعالجة</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>لا قرارات</numerusform>
            <numerusform>قرار واحد</numerusform>
            <numerusform>قراران</numerusform>
            <numerusform>%Ln قرارات</numerusform>
            <numerusform>%Ln قرارًا</numerusform>
            <numerusform>%Ln قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>how many decisions, date</comment>
        <translation>%1 حتى %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is listed, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No matching decisions. Remove some filters.</source>
        <translation>لا قرارات مطابقة. أزِل بعض المرشِّحات.</translation>
    </message>
    <message>
        <source>This library contains no court decisions. Import some, or drop files on the window.</source>
        <translation>لا قرارات قضائية في هذه المكتبة. استورد بعضها، أو أفلت ملفات على النافذة.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>افتح في لسان جديد</translation>
    </message>
</context>
<context>
    <name>sheria::app::DeletionBox</name>
    <message>
        <source>Confirm Deletions</source>
        <translation>أكّد الحذف</translation>
    </message>
    <message>
        <source>Texts that the server reports as deleted</source>
        <translation>النصوص التي يبلّغ الخادم عن حذفها</translation>
    </message>
    <message>
        <source>Each text is requested once more. Texts that the server still does not have are deleted here; those reported less than five minutes ago are deleted five minutes later.</source>
        <translation>يُطلب كل نص مرة أخرى. وتُحذف هنا النصوص التي ما زالت غير موجودة في الخادم؛ أما المبلَّغ عنها قبل أقل من خمس دقائق فتُحذف بعد خمس دقائق.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>The list of deletions cannot be read at the moment.</source>
        <translation>تتعذر قراءة قائمة المحذوفات حاليًا.</translation>
    </message>
    <message numerus="yes">
        <source>The server reports that %n text(s) of this library no longer exist:</source>
        <translation>
            <numerusform>يبلّغ الخادم أن كل نصوص هذه المكتبة موجودة:</numerusform>
            <numerusform>يبلّغ الخادم أن نصًا واحدًا من هذه المكتبة لم يعد موجودًا:</numerusform>
            <numerusform>يبلّغ الخادم أن نصين من هذه المكتبة لم يعودا موجودين:</numerusform>
            <numerusform>يبلّغ الخادم أن %Ln نصوص من هذه المكتبة لم تعد موجودة:</numerusform>
            <numerusform>يبلّغ الخادم أن %Ln نصًا من هذه المكتبة لم تعد موجودة:</numerusform>
            <numerusform>يبلّغ الخادم أن %Ln نص من هذه المكتبة لم تعد موجودة:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا غيرها</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Text(s)</source>
        <translation>
            <numerusform>لا تحذف أي نص</numerusform>
            <numerusform>احذف نصًا واحدًا</numerusform>
            <numerusform>احذف نصين</numerusform>
            <numerusform>احذف %Ln نصوص</numerusform>
            <numerusform>احذف %Ln نصًا</numerusform>
            <numerusform>احذف %Ln نص</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::DeliveryModel</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>المصنف</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>المحاولة</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Webhook</source>
        <translation>خطاف الويب</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
</context>
<context>
    <name>sheria::app::DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Open a text to see its details.</source>
        <translation>افتح نصًا لترى تفاصيله.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DiagnosticsDialog</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>الأذونات</translation>
    </message>
    <message>
        <source>Write-ahead log</source>
        <translation>سجل الكتابة المسبقة</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>فهرس البحث</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>القرص</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Qt WebEngine</source>
        <translation>Qt WebEngine</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الصيغ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>لم يُفحص</translation>
    </message>
    <message>
        <source>Everything is as it should be.</source>
        <translation>كل شيء كما ينبغي.</translation>
    </message>
    <message>
        <source>Everything works. See the warnings below.</source>
        <translation>كل شيء يعمل. انظر التحذيرات أدناه.</translation>
    </message>
    <message>
        <source>Something does not work. Choose a problem to see what to do.</source>
        <translation>ثمة ما لا يعمل. اختر مشكلة لترى ما يمكن فعله.</translation>
    </message>
    <message>
        <source>Not everything could be checked.</source>
        <translation>لم يمكن التحقق من بعض الأمور.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>التشخيص</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>عمليات التحقق</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>ما وُجد</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>ما يمكن فعله</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>ت&amp;حقق من جديد</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>انس&amp;خ</translation>
    </message>
    <message>
        <source>Save &amp;Bundle…</source>
        <translation>احفظ ملف ال&amp;تشخيص…</translation>
    </message>
    <message>
        <source>A ZIP file to attach to a report of a fault. File names, host names, tokens and titles are removed. It is not sent; read it before you pass it on.</source>
        <translation>ملف ZIP يُرفق ببلاغ عن خلل. تُزال منه أسماء الملفات وأسماء المضيفين ورموز الوصول وعناوين المستندات. وهو لا يُرسل؛ فاقرأه قبل أن تعطيه لأحد.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Checking… A large library takes some time.</source>
        <translation>يُتحقق… وتستغرق المكتبة الكبيرة بعض الوقت.</translation>
    </message>
    <message>
        <source>Save Bundle</source>
        <translation>احفظ ملف التشخيص</translation>
    </message>
    <message>
        <source>ZIP archives (*.zip)</source>
        <translation>أرشيفات ZIP ‏(*.zip)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظ: %1</translation>
    </message>
    <message>
        <source>The bundle could not be saved.</source>
        <translation>تعذّر حفظ ملف التشخيص.</translation>
    </message>
</context>
<context>
    <name>sheria::app::DropOverlay</name>
    <message>
        <source>Drop the library to open it</source>
        <translation>أفلت المكتبة لفتحها</translation>
    </message>
    <message>
        <source>Drop files or folders to import them</source>
        <translation>أفلت ملفات أو مجلدات لاستيرادها</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsController</name>
    <message>
        <source>What Chan&amp;ges When</source>
        <translation>ما يتغي&amp;ر ومتى</translation>
    </message>
</context>
<context>
    <name>sheria::app::EffectsPage</name>
    <message>
        <source>Back to Text</source>
        <translation>عُد إلى النص</translation>
    </message>
    <message>
        <source>Of what changes are listed</source>
        <translation>ما تُدرج تغييراته</translation>
    </message>
    <message>
        <source>This Work</source>
        <translation>هذا المصنف</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>الإقليم</translation>
    </message>
    <message>
        <source>Notes in Collection</source>
        <translation>ملاحظات في مجموعة</translation>
    </message>
    <message>
        <source>Which place or collection</source>
        <translation>أي إقليم أو مجموعة</translation>
    </message>
    <message>
        <source>Save the List</source>
        <translation>احفظ القائمة</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>احفظ باسم</translation>
    </message>
    <message>
        <source>&amp;Calendar (.ics)…</source>
        <translation>&amp;تقويم (‎.ics)…</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>تقاويم (*.ics)</translation>
    </message>
    <message>
        <source>&amp;Feed (Atom)…</source>
        <translation>&amp;خلاصة (Atom)…</translation>
    </message>
    <message>
        <source>Atom feeds (*.xml *.atom)</source>
        <translation>خلاصات Atom ‏(*.xml *.atom)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;من</translation>
    </message>
    <message>
        <source>The first day</source>
        <translation>اليوم الأول</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>إل&amp;ى</translation>
    </message>
    <message>
        <source>The last day</source>
        <translation>اليوم الأخير</translation>
    </message>
    <message>
        <source>In which state</source>
        <translation>بأي حالة</translation>
    </message>
    <message>
        <source>Any State</source>
        <translation>أي حالة</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>أظهر ال&amp;كل</translation>
    </message>
    <message>
        <source>Lists the changes of all days and in any state</source>
        <translation>يدرج تغييرات كل الأيام وبأي حالة</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>No date</source>
        <comment>of a change of the law</comment>
        <translation>بلا تاريخ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ماذا</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>What changes when</source>
        <translation>ما يتغير ومتى</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>ما يتغير ومتى</translation>
    </message>
    <message>
        <source>What changes when: %1</source>
        <translation>ما يتغير ومتى: %1</translation>
    </message>
    <message>
        <source>Looking for what changes…</source>
        <translation>يُبحث عما يتغير…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%Ln تغييرات</numerusform>
            <numerusform>%Ln تغييرًا</numerusform>
            <numerusform>%Ln تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more on other days or in another state</source>
        <comment>number of changes</comment>
        <translation>
            <numerusform>%1؛ ولا غيرها في أيام أخرى أو بحالة أخرى</numerusform>
            <numerusform>%1؛ وواحد آخر في أيام أخرى أو بحالة أخرى</numerusform>
            <numerusform>%1؛ واثنان آخران في أيام أخرى أو بحالة أخرى</numerusform>
            <numerusform>%1؛ و%Ln أخرى في أيام أخرى أو بحالة أخرى</numerusform>
            <numerusform>%1؛ و%Ln أخرى في أيام أخرى أو بحالة أخرى</numerusform>
            <numerusform>%1؛ و%Ln أخرى في أيام أخرى أو بحالة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known to change.</source>
        <translation>لا يُعرف شيء يتغير.</translation>
    </message>
    <message>
        <source>No work is open. Open one, or choose a place.</source>
        <translation>لا مصنف مفتوحًا. افتح مصنفًا، أو اختر إقليمًا.</translation>
    </message>
    <message>
        <source>This library is empty.</source>
        <translation>هذه المكتبة فارغة.</translation>
    </message>
    <message>
        <source>No note is in a collection.</source>
        <translation>لا ملاحظات في مجموعات.</translation>
    </message>
    <message>
        <source>What changes could not be read: %1</source>
        <translation>تعذّرت قراءة ما يتغير: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>افتح في لسان جديد</translation>
    </message>
    <message>
        <source>Open the Law That Makes the Change</source>
        <translation>افتح القانون الذي يُحدث التغيير</translation>
    </message>
    <message>
        <source>Copy Address</source>
        <translation>انسخ عنوان URL</translation>
    </message>
    <message>
        <source>Save What Changes When</source>
        <translation>احفظ ما يتغير ومتى</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظ: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
    <message numerus="yes">
        <source>No commencement, amendment or repeal on record matches the dates and filter chosen above. Show All lists %n change(s).</source>
        <translation>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ولا تغييرات يدرجها «أظهر الكل».</numerusform>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ويدرج «أظهر الكل» تغييرًا واحدًا.</numerusform>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ويدرج «أظهر الكل» تغييرين.</numerusform>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ويدرج «أظهر الكل» %Ln تغييرات.</numerusform>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ويدرج «أظهر الكل» %Ln تغييرًا.</numerusform>
            <numerusform>لا يوجد بدء سريان أو تعديل أو إلغاء معروف يطابق التواريخ والمرشح المختارين أعلاه. ويدرج «أظهر الكل» %Ln تغيير.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointDialog</name>
    <message>
        <source>Events and Headers</source>
        <translation>الأحداث والترويسات</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>الأحداث:</translation>
    </message>
    <message>
        <source>Request headers, one per line</source>
        <translation>ترويسات الطلب، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>الترويسات:</translation>
    </message>
    <message>
        <source>One header per line. The values of headers such as Authorization are stored encrypted and shown as ****; leave **** to keep a value.</source>
        <translation>ترويسة واحدة في كل سطر. تُحفظ قيم ترويسات مثل Authorization مشفّرة وتُعرض هكذا ****؛ اترك **** للإبقاء على القيمة.</translation>
    </message>
</context>
<context>
    <name>sheria::app::EndpointsPage</name>
    <message>
        <source>Webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>موقّع</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>قيد الانتظار</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>المسلَّمة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>الفاشلة</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>No webhooks registered. Each webhook receives a POST request when a version of a work is created, updated or deleted.</source>
        <translation>لا خطافات ويب مسجلة. يتلقى كل خطاف ويب طلب POST عند إنشاء صيغة من مصنف أو تحديثها أو حذفها.</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it in the receiver.</source>
        <translation>سر التوقيع، ويُعرض مرة واحدة فقط. أدخله في جهة الاستلام.</translation>
    </message>
    <message>
        <source>URL of the new webhook</source>
        <translation>عنوان URL لخطاف الويب الجديد</translation>
    </message>
    <message>
        <source>Webhook URL, https://…</source>
        <translation>عنوان URL لخطاف الويب، https://…‎</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>أضف</translation>
    </message>
    <message>
        <source>Failed invocations to send again</source>
        <translation>الاستدعاءات الفاشلة التي تُرسل من جديد</translation>
    </message>
    <message>
        <source>Failed in the last hour</source>
        <translation>الفاشلة في الساعة الأخيرة</translation>
    </message>
    <message>
        <source>Failed in the last day</source>
        <translation>الفاشلة في اليوم الأخير</translation>
    </message>
    <message>
        <source>Failed in the last 30 days</source>
        <translation>الفاشلة في آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Send Again</source>
        <translation>أرسل من جديد</translation>
    </message>
    <message>
        <source>Sends the failed invocations of this period again: to the selected webhook, or to all if none is selected</source>
        <translation>يرسل الاستدعاءات الفاشلة في هذه المدة من جديد: إلى خطاف الويب المحدد، أو إلى الكل إن لم يُحدَّد شيء</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>أوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Sends nothing for now; changes are queued, one for each work</source>
        <translation>لا يرسل شيئًا الآن؛ وتوضع التغييرات في قائمة الانتظار، واحد لكل مصنف</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>وقّع</translation>
    </message>
    <message>
        <source>Signs requests with a new secret; the previous one stays valid for a day</source>
        <translation>يوقّع الطلبات بسر جديد؛ ويبقى السابق صالحًا يومًا واحدًا</translation>
    </message>
    <message>
        <source>Do Not Sign</source>
        <translation>لا توقّع</translation>
    </message>
    <message>
        <source>Stops signing requests</source>
        <translation>يكفّ عن توقيع الطلبات</translation>
    </message>
    <message>
        <source>Events and Headers…</source>
        <translation>الأحداث والترويسات…</translation>
    </message>
    <message>
        <source>Sets which events the webhook is called for, and headers of its requests</source>
        <translation>يعيّن الأحداث التي يُستدعى لها خطاف الويب وترويسات طلباته</translation>
    </message>
    <message>
        <source>Send an Example</source>
        <translation>أرسل مثالًا</translation>
    </message>
    <message>
        <source>Sends an invocation about an example work, which need not exist</source>
        <translation>يرسل استدعاءً عن مصنف مثال لا يلزم أن يكون موجودًا</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>احذف…</translation>
    </message>
    <message>
        <source>Removes the webhook and its pending invocations</source>
        <translation>يزيل خطاف الويب واستدعاءاته المعلّقة</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>New Secret</source>
        <translation>سر جديد</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استأنف</translation>
    </message>
    <message>
        <source>Delete Webhook</source>
        <translation>احذف خطاف الويب</translation>
    </message>
    <message>
        <source>%1 receives no more invocations. Pending ones are discarded.</source>
        <translation>لن يتلقى العنوان %1 استدعاءات بعد الآن. وتُهمل الاستدعاءات المعلّقة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message numerus="yes">
        <source>%n invocation(s) are sent again.</source>
        <translation>
            <numerusform>لا استدعاءات تُرسل من جديد.</numerusform>
            <numerusform>يُرسل استدعاء واحد من جديد.</numerusform>
            <numerusform>يُرسل استدعاءان من جديد.</numerusform>
            <numerusform>تُرسل %Ln استدعاءات من جديد.</numerusform>
            <numerusform>يُرسل %Ln استدعاءً من جديد.</numerusform>
            <numerusform>يُرسل %Ln استدعاء من جديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid webhook URL. It must start with http:// or https:// and include a host.</source>
        <translation>عنوان URL لخطاف الويب غير صالح. يجب أن يبدأ بـ http://‎ أو https://‎ وأن يذكر مضيفًا.</translation>
    </message>
    <message>
        <source>This URL is already registered, there are too many webhooks, or the webhook answered 410 and must be resumed first.</source>
        <translation>عنوان URL هذا مسجل بالفعل، أو خطافات الويب أكثر من اللازم، أو رد خطاف الويب بـ 410 ويجب استئنافه أولًا.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Exporter</name>
    <message>
        <source>&amp;Export Text…</source>
        <translation>صدّر ال&amp;نص…</translation>
    </message>
    <message>
        <source>Export the Part Being &amp;Read…</source>
        <translation>صدّر الجزء الذي ت&amp;قرؤه…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>صدّر</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>مستندات PDF ‏(*.pdf)</translation>
    </message>
    <message>
        <source>Electronic books (*.epub)</source>
        <translation>كتب إلكترونية (*.epub)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>صفحات ويب (*.html)</translation>
    </message>
    <message>
        <source>Akoma Ntoso with media (*.zip)</source>
        <translation>Akoma Ntoso مع الوسائط (*.zip)</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>يُصدَّر…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>The text was exported as %1.</source>
        <translation>صُدّر النص إلى %1.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>لم يُصدَّر شيء.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>يجري إعداد الصفحات…</translation>
    </message>
</context>
<context>
    <name>sheria::app::FacetPanel</name>
    <message>
        <source>Filter results</source>
        <translation>رشّح النتائج</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>لا مزيد…</numerusform>
            <numerusform>واحد آخر…</numerusform>
            <numerusform>اثنان آخران…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
            <numerusform>%Ln أخرى…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>ابحث في هذا النص</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>المطابقة السابقة</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>المطابقة التالية</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>أغلق شريط البحث في النص</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>matches</comment>
        <translation>%L1 من %L2</translation>
    </message>
</context>
<context>
    <name>sheria::app::HelpWindow</name>
    <message>
        <source>Sheria Help</source>
        <translation>مساعدة Sheria</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
</context>
<context>
    <name>sheria::app::HistoryPage</name>
    <message>
        <source>Runs</source>
        <translation>مرات التشغيل</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>وقت البدء</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>المنزَّلة</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>المحذوفة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>الفاشلة</translation>
    </message>
    <message>
        <source>Changes of the run</source>
        <translation>تغييرات التشغيل</translation>
    </message>
    <message>
        <source>Nothing has been synced yet.</source>
        <translation>لم تجر أي مزامنة بعد.</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <comment>why</comment>
        <translation>بدأت: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>جديد واحد</numerusform>
            <numerusform>جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>لا متغيّر</numerusform>
            <numerusform>متغيّر واحد</numerusform>
            <numerusform>متغيّران</numerusform>
            <numerusform>%Ln متغيّرة</numerusform>
            <numerusform>%Ln متغيّرًا</numerusform>
            <numerusform>%Ln متغيّر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>لا محذوف</numerusform>
            <numerusform>محذوف واحد</numerusform>
            <numerusform>محذوفان</numerusform>
            <numerusform>%Ln محذوفة</numerusform>
            <numerusform>%Ln محذوفًا</numerusform>
            <numerusform>%Ln محذوف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>لا فاشل</numerusform>
            <numerusform>فاشل واحد</numerusform>
            <numerusform>فاشلان</numerusform>
            <numerusform>%Ln فاشلة</numerusform>
            <numerusform>%Ln فاشلًا</numerusform>
            <numerusform>%Ln فاشل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing new.</source>
        <translation>لا جديد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitBar</name>
    <message>
        <source>Previous search match</source>
        <translation>مطابقة البحث السابقة</translation>
    </message>
    <message>
        <source>Next search match</source>
        <translation>مطابقة البحث التالية</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Back to the search results</source>
        <translation>عُد إلى نتائج البحث</translation>
    </message>
    <message>
        <source>Clear highlights</source>
        <translation>امسح العلامات</translation>
    </message>
    <message>
        <source>No match for “%1” in this text</source>
        <translation>لا مطابقة للعبارة «%1» في هذا النص</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n match(es)</source>
        <translation>
            <numerusform>«%1»: لا مطابقات</numerusform>
            <numerusform>«%1»: مطابقة واحدة</numerusform>
            <numerusform>«%1»: مطابقتان</numerusform>
            <numerusform>«%1»: %Ln مطابقات</numerusform>
            <numerusform>«%1»: %Ln مطابقة</numerusform>
            <numerusform>«%1»: %Ln مطابقة</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: %2 of %3</source>
        <comment>words, match, matches</comment>
        <translation>«%1»: %2 من %3</translation>
    </message>
</context>
<context>
    <name>sheria::app::HitModel</name>
    <message>
        <source>Changed</source>
        <translation>متغيّر</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this decision</source>
        <translation>
            <numerusform>لا غيرها في هذا القرار</numerusform>
            <numerusform>موضع آخر في هذا القرار</numerusform>
            <numerusform>موضعان آخران في هذا القرار</numerusform>
            <numerusform>%Ln مواضع أخرى في هذا القرار</numerusform>
            <numerusform>%Ln موضعًا آخر في هذا القرار</numerusform>
            <numerusform>%Ln موضع آخر في هذا القرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this act</source>
        <translation>
            <numerusform>لا غيرها في هذا القانون</numerusform>
            <numerusform>موضع آخر في هذا القانون</numerusform>
            <numerusform>موضعان آخران في هذا القانون</numerusform>
            <numerusform>%Ln مواضع أخرى في هذا القانون</numerusform>
            <numerusform>%Ln موضعًا آخر في هذا القانون</numerusform>
            <numerusform>%Ln موضع آخر في هذا القانون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in this document</source>
        <translation>
            <numerusform>لا غيرها في هذا المستند</numerusform>
            <numerusform>موضع آخر في هذا المستند</numerusform>
            <numerusform>موضعان آخران في هذا المستند</numerusform>
            <numerusform>%Ln مواضع أخرى في هذا المستند</numerusform>
            <numerusform>%Ln موضعًا آخر في هذا المستند</numerusform>
            <numerusform>%Ln موضع آخر في هذا المستند</numerusform>
        </translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>نص %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::ImportPanel</name>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>لم يُستورد شيء بعد.</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>تقدّم الاستيراد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>تقرير الاستيراد</translation>
    </message>
    <message>
        <source>Show only files with this outcome</source>
        <translation>أظهر الملفات التي لها هذه النتيجة فقط</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown</source>
        <translation>انسخ الصفوف المحددة أو كل المعروض</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>احفظ بتنسيق CSV…</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>تجربة بلا كتابة</translation>
    </message>
    <message>
        <source>Show what the next imports would do, and write nothing</source>
        <translation>أظهر ما ستفعله عمليات الاستيراد القادمة، ولا تكتب شيئًا</translation>
    </message>
    <message>
        <source>Import Now</source>
        <translation>استورد الآن</translation>
    </message>
    <message>
        <source>Import what the dry run has shown</source>
        <translation>استورد ما أظهرته التجربة</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>تراجع عن الاستيراد…</translation>
    </message>
    <message>
        <source>Undo this import as a whole</source>
        <translation>تراجع عن هذا الاستيراد كله</translation>
    </message>
    <message>
        <source>Earlier Imports…</source>
        <translation>عمليات استيراد سابقة…</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>الكل (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>outcome, how many files</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Conflicts (%1)</source>
        <translation>تعارضات (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n item(s)…</source>
        <translation>
            <numerusform>لا شيء يُستورد…</numerusform>
            <numerusform>يُستورد عنصر واحد…</numerusform>
            <numerusform>يُستورد عنصران…</numerusform>
            <numerusform>تُستورد %Ln عناصر…</numerusform>
            <numerusform>يُستورد %Ln عنصرًا…</numerusform>
            <numerusform>يُستورد %Ln عنصر…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 per second</source>
        <translation>الملفات: %1 من %2، في الثانية: %3</translation>
    </message>
    <message>
        <source>Done: %1 imported, %2 unchanged, %3 replaced, %4 refused.</source>
        <translation>تم: المستورد %1، وما لم يتغير %2، والمستبدَل %3، والمرفوض %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these claim the version of another file.</source>
        <translation>
            <numerusform>لا يدّعي أي منها صيغة ملف آخر.</numerusform>
            <numerusform>يدّعي واحد منها صيغة ملف آخر.</numerusform>
            <numerusform>يدّعي اثنان منها صيغة ملف آخر.</numerusform>
            <numerusform>تدّعي %Ln منها صيغة ملف آخر.</numerusform>
            <numerusform>يدّعي %Ln منها صيغة ملف آخر.</numerusform>
            <numerusform>يدّعي %Ln منها صيغة ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of these, knowledge bases: %1 added, %2 changed, %3 removed, %4 kept as they are.</source>
        <translation>منها قواعد معرفة: المضاف %1، والمتغيّر %2، والمُزال %3، وما بقي كما هو %4.</translation>
    </message>
    <message>
        <source>Import cancelled. Files imported so far are kept.</source>
        <translation>أُلغي الاستيراد. ويُحتفظ بالملفات المستوردة حتى الآن.</translation>
    </message>
    <message>
        <source>The import stopped. %1</source>
        <translation>توقف الاستيراد. %1</translation>
    </message>
    <message>
        <source>Dry run, nothing was written. %1</source>
        <translation>تجربة بلا كتابة، لم يُكتب شيء. %1</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>احفظ التقرير</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>قيم مفصولة بفواصل (*.csv)</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>حُفظ التقرير.</translation>
    </message>
    <message>
        <source>The report could not be saved: %1</source>
        <translation>تعذّر حفظ التقرير: %1</translation>
    </message>
    <message>
        <source>Hide Report</source>
        <translation>أخفِ التقرير</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>أظهر التقرير</translation>
    </message>
</context>
<context>
    <name>sheria::app::IncomingPage</name>
    <message>
        <source>Sheria receives webhooks of another server at this address and then downloads the changes from that server.</source>
        <translation>يتلقى Sheria خطافات ويب من خادم آخر على هذا العنوان، ثم ينزّل التغييرات من ذلك الخادم.</translation>
    </message>
    <message>
        <source>Address for the webhooks of another server</source>
        <translation>عنوان خطافات الويب لخادم آخر</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>انسخ العنوان</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Signing secret of the other server</source>
        <translation>سر توقيع الخادم الآخر</translation>
    </message>
    <message>
        <source>Secret of the other server; leave empty to generate one</source>
        <translation>سر الخادم الآخر؛ اتركه فارغًا لتوليد سر</translation>
    </message>
    <message>
        <source>Require Signatures</source>
        <translation>اطلب التوقيعات</translation>
    </message>
    <message>
        <source>Accepts only requests signed with this or an earlier secret</source>
        <translation>لا يقبل إلا الطلبات الموقّعة بهذا السر أو بسر سابق</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>اقبل الكل</translation>
    </message>
    <message>
        <source>Deletes the secrets and accepts unsigned requests</source>
        <translation>يحذف الأسرار ويقبل الطلبات غير الموقّعة</translation>
    </message>
    <message>
        <source>The signing secret, shown only once. Enter it on the sending server.</source>
        <translation>سر التوقيع، ويُعرض مرة واحدة فقط. أدخله في الخادم المرسل.</translation>
    </message>
    <message>
        <source>Available while the server is running.</source>
        <translation>متاح أثناء عمل الخادم.</translation>
    </message>
    <message>
        <source>Signatures are not required, but a token of an account is.</source>
        <translation>التوقيعات غير مطلوبة، لكن رمز وصول أحد الحسابات مطلوب.</translation>
    </message>
    <message numerus="yes">
        <source>Requests must be signed with one of %n secret(s).</source>
        <translation>
            <numerusform>لا أسرار لتوقيع الطلبات.</numerusform>
            <numerusform>يجب توقيع الطلبات بسر واحد معيّن.</numerusform>
            <numerusform>يجب توقيع الطلبات بأحد سرين.</numerusform>
            <numerusform>يجب توقيع الطلبات بأحد %Ln أسرار.</numerusform>
            <numerusform>يجب توقيع الطلبات بأحد %Ln سرًا.</numerusform>
            <numerusform>يجب توقيع الطلبات بأحد %Ln سر.</numerusform>
        </translation>
    </message>
    <message>
        <source>A signing secret is whsec_ followed by 24 to 64 bytes in base64.</source>
        <translation>سر التوقيع هو whsec_ تليها 24 إلى 64 بايت بترميز base64.</translation>
    </message>
    <message>
        <source>Too many secrets, or this one already exists.</source>
        <translation>الأسرار أكثر من اللازم، أو هذا السر موجود بالفعل.</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeController</name>
    <message>
        <source>&amp;Knowledge Bases and AI Tools…</source>
        <translation>قواعد ال&amp;معرفة وأدوات الذكاء الاصطناعي…</translation>
    </message>
</context>
<context>
    <name>sheria::app::KnowledgeDialog</name>
    <message>
        <source>A knowledge base with this code already exists.</source>
        <translation>توجد بالفعل قاعدة معرفة بهذا الرمز.</translation>
    </message>
    <message>
        <source>Invalid value: %1</source>
        <translation>قيمة غير صالحة: %1</translation>
    </message>
    <message>
        <source>Knowledge Bases</source>
        <translation>قواعد المعرفة</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>AI Tools</source>
        <translation>أدوات الذكاء الاصطناعي</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
</context>
<context>
    <name>sheria::app::LanguageSettings</name>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>لغة الواجهة</translation>
    </message>
    <message>
        <source>Interface &amp;language</source>
        <translation>&amp;لغة الواجهة</translation>
    </message>
    <message>
        <source>Of menus, dialogs and help. The window is opened again in that language; texts stay as they are.</source>
        <translation>لغة القوائم والحوارات والمساعدة. تُفتح النافذة من جديد بتلك اللغة؛ وتبقى النصوص كما هي.</translation>
    </message>
    <message>
        <source>translation locale</source>
        <translation>ترجمة لغة لسان محلية</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>كما في النظام</translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryModel</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>لا شيء غير مقروء</numerusform>
            <numerusform>واحد غير مقروء</numerusform>
            <numerusform>اثنان غير مقروءين</numerusform>
            <numerusform>%Ln غير مقروءة</numerusform>
            <numerusform>%Ln غير مقروء</numerusform>
            <numerusform>%Ln غير مقروء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::LibraryPanel</name>
    <message>
        <source>Filter the library</source>
        <translation>رشّح المكتبة</translation>
    </message>
    <message>
        <source>Filter by title or number</source>
        <translation>رشّح بالعنوان أو الرقم</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message numerus="yes">
        <source>As at %1: %n later work(s) hidden</source>
        <translation>
            <numerusform>كما في %1: لا مصنفات لاحقة مخفية</numerusform>
            <numerusform>كما في %1: مصنف لاحق واحد مخفي</numerusform>
            <numerusform>كما في %1: مصنفان لاحقان مخفيان</numerusform>
            <numerusform>كما في %1: %Ln مصنفات لاحقة مخفية</numerusform>
            <numerusform>كما في %1: %Ln مصنفًا لاحقًا مخفيًا</numerusform>
            <numerusform>كما في %1: %Ln مصنف لاحق مخفي</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching works.</source>
        <translation>لا مصنفات مطابقة.</translation>
    </message>
    <message>
        <source>This library is empty. Import files, or drop them on the window.</source>
        <translation>هذه المكتبة فارغة. استورد ملفات أو أفلتها على النافذة.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Open in New Tab</source>
        <translation>افتح في لسان جديد</translation>
    </message>
    <message>
        <source>Set Address…</source>
        <translation>عيّن عنوان URL…</translation>
    </message>
    <message>
        <source>Reset Address</source>
        <translation>استعد عنوان URL الأصلي</translation>
    </message>
    <message>
        <source>Move to Trash…</source>
        <translation>انقل إلى المهملات…</translation>
    </message>
    <message>
        <source>What Changes When</source>
        <translation>ما يتغير ومتى</translation>
    </message>
</context>
<context>
    <name>sheria::app::ListEditor</name>
    <message>
        <source>Add row</source>
        <translation>أضف صفًا</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>أزِل الصف</translation>
    </message>
    <message>
        <source>Move row up</source>
        <translation>انقل الصف إلى أعلى</translation>
    </message>
    <message>
        <source>Move row down</source>
        <translation>انقل الصف إلى أسفل</translation>
    </message>
</context>
<context>
    <name>sheria::app::LogPage</name>
    <message>
        <source>Show only attempts to this webhook</source>
        <translation>أظهر المحاولات إلى خطاف الويب هذا فقط</translation>
    </message>
    <message>
        <source>All webhooks</source>
        <translation>كل خطافات الويب</translation>
    </message>
    <message>
        <source>Show only attempts with this outcome</source>
        <translation>أظهر المحاولات التي لها هذه النتيجة فقط</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>كل النتائج</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>المسلَّمة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>الفاشلة</translation>
    </message>
    <message>
        <source>Show only attempts for this event</source>
        <translation>أظهر محاولات هذا الحدث فقط</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>كل الأحداث</translation>
    </message>
    <message>
        <source>Work, address or invocation</source>
        <translation>مصنف أو عنوان أو استدعاء</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>أعد الإرسال…</translation>
    </message>
    <message>
        <source>Makes the requests of a recording (HAR or JSON Lines) to an address</source>
        <translation>يقدّم طلبات تسجيل (HAR أو JSON Lines) إلى عنوان</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>صدّر</translation>
    </message>
    <message>
        <source>Exports the selected attempts, or all that are shown</source>
        <translation>يصدّر المحاولات المحددة أو كل المعروض</translation>
    </message>
    <message>
        <source>Copy as &amp;curl</source>
        <translation>انسخ أمرَ &amp;curl</translation>
    </message>
    <message>
        <source>Save as &amp;HAR…</source>
        <translation>احفظ بتنسيق &amp;HAR…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON Lines…</source>
        <translation>احفظ بتنسيق &amp;JSON Lines…</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>لا مكتبة مفتوحة.</translation>
    </message>
    <message>
        <source>No matching attempts.</source>
        <translation>لا محاولات مطابقة.</translation>
    </message>
    <message>
        <source>Nothing has been sent yet. Register a webhook, then send it an example or change a work.</source>
        <translation>لم يُرسل شيء بعد. سجّل خطاف ويب، ثم أرسل إليه مثالًا أو غيّر مصنفًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>لا محاولات</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%Ln محاولات</numerusform>
            <numerusform>%Ln محاولة</numerusform>
            <numerusform>%Ln محاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Replay a Recording</source>
        <translation>أعد إرسال تسجيل</translation>
    </message>
    <message>
        <source>Recordings (*.har *.jsonl *.json *.ndjson)</source>
        <translation>تسجيلات (*.har *.jsonl *.json *.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <translation>احفظ السجل</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>أرشيف HTTP ‏(*.har)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines ‏(*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) were saved.</source>
        <translation>
            <numerusform>لم تُحفظ أي محاولة.</numerusform>
            <numerusform>حُفظت محاولة واحدة.</numerusform>
            <numerusform>حُفظت محاولتان.</numerusform>
            <numerusform>حُفظت %Ln محاولات.</numerusform>
            <numerusform>حُفظت %Ln محاولة.</numerusform>
            <numerusform>حُفظت %Ln محاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be saved. %1</source>
        <translation>تعذّر حفظ السجل. %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;New Library…</source>
        <translation>مكتبة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>ا&amp;فتح مكتبة…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>افتح م&amp;كتبة حديثة</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>ا&amp;ستورد ملفات…</translation>
    </message>
    <message>
        <source>Import &amp;Folder…</source>
        <translation>استورد مج&amp;لدًا…</translation>
    </message>
    <message>
        <source>Import &amp;Sample Library</source>
        <translation>استورد المكتبة النم&amp;وذجية</translation>
    </message>
    <message>
        <source>&amp;Connect to a Server…</source>
        <translation>اتصل ب&amp;خادم…</translation>
    </message>
    <message>
        <source>&amp;Accounts and Tokens…</source>
        <translation>ال&amp;حسابات ورموز الوصول…</translation>
    </message>
    <message>
        <source>&amp;Trash and Imports…</source>
        <translation>ال&amp;مهملات وعمليات الاستيراد…</translation>
    </message>
    <message>
        <source>&amp;Move Version to Trash…</source>
        <translation>انقل ال&amp;صيغة إلى المهملات…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>أن&amp;هِ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ت&amp;حرير</translation>
    </message>
    <message>
        <source>Fi&amp;lter the Library</source>
        <translation>ر&amp;شّح المكتبة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>ال&amp;لوحات</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>Interface &amp;Language</source>
        <translation>ل&amp;غة الواجهة</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>ا&amp;نتقال</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>ال&amp;تشخيص…</translation>
    </message>
    <message>
        <source>&amp;About Sheria</source>
        <translation>&amp;عن Sheria</translation>
    </message>
    <message>
        <source>Match &amp;System</source>
        <translation>كما في ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتحة</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكنة</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;تباين عال</translation>
    </message>
</context>
<context>
    <name>sheria::app::MainWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>Show the server panel</source>
        <translation>أظهر لوحة الخادم</translation>
    </message>
    <message>
        <source>%1 (read-only) – Sheria</source>
        <translation>%1 (للقراءة فقط) – Sheria</translation>
    </message>
    <message>
        <source>%1 – Sheria</source>
        <translation>%1 – Sheria</translation>
    </message>
    <message>
        <source>This is not the address of an act or a judgment.</source>
        <translation>هذا ليس عنوان URL لقانون أو حكم.</translation>
    </message>
    <message>
        <source>Server stopped</source>
        <translation>الخادم متوقف</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>الخادم: %1</translation>
    </message>
    <message>
        <source>The address %1 could not be opened.</source>
        <translation>تعذّر فتح العنوان %1.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NetworkSettings</name>
    <message>
        <source>sync</source>
        <translation>المزامنة</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>التضمينات</translation>
    </message>
    <message>
        <source>webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>المضيفون المسموح بهم</translation>
    </message>
    <message>
        <source>Do Not Allow Any More</source>
        <translation>لا تسمح بعد الآن</translation>
    </message>
    <message>
        <source>Hosts that the open library may &amp;contact</source>
        <translation>المضيفون الذين يمكن للمكتبة المفتوحة الا&amp;تصال بهم</translation>
    </message>
    <message>
        <source>You allowed these when you added a server, a webhook or an embedding service. The library contacts no other computers.</source>
        <translation>سمحت بهم حين أضفت خادمًا أو خطاف ويب أو خدمة تضمينات. ولا تتصل المكتبة بحواسيب أخرى.</translation>
    </message>
    <message>
        <source>trust connections sync webhooks</source>
        <translation>ثقة اتصالات مزامنة خطافات ويب</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>كما يحدد النظام</translation>
    </message>
    <message>
        <source>No proxy</source>
        <translation>بلا وسيط</translation>
    </message>
    <message>
        <source>This proxy</source>
        <translation>هذا الوسيط</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>عنوان الوسيط</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>ال&amp;وسيط</translation>
    </message>
    <message>
        <source>For requests to other computers: sync and embeddings. HTTP and SOCKS 5; a name and password cannot be given here.</source>
        <translation>للطلبات إلى الحواسيب الأخرى: المزامنة والتضمينات. HTTP وSOCKS 5؛ ولا يمكن ذكر اسم وكلمة سر هنا.</translation>
    </message>
    <message>
        <source>Enter the address of a proxy, such as http://proxy.example:3128. Until then the proxy of before is used.</source>
        <translation>أدخل عنوان وسيط مثل http://proxy.example:3128‎. وحتى ذلك الحين يُستخدم الوسيط السابق.</translation>
    </message>
    <message>
        <source>No hosts allowed yet.</source>
        <translation>لا مضيفين مسموحًا بهم بعد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteConflictDialog</name>
    <message>
        <source>Compare Texts</source>
        <translation>قارن النصوص</translation>
    </message>
    <message>
        <source>You, %1</source>
        <translation>أنت، %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Deleted: %1, %2</source>
        <comment>name, time</comment>
        <translation>حُذفت: %1، %2</translation>
    </message>
    <message>
        <source>Somebody deleted this note while somebody else was changing it. It is kept until you choose.</source>
        <translation>حذف أحد هذه الملاحظة بينما كان غيره يغيّرها. وهي باقية حتى تختار.</translation>
    </message>
    <message>
        <source>These texts were written by people who did not know of each other&apos;s. All are kept until you choose; what you do not choose stays among the earlier texts.</source>
        <translation>كتب هذه النصوص أشخاص لم يعلم أحدهم بنص الآخر. وهي باقية كلها حتى تختار؛ وما لا تختاره يبقى بين النصوص السابقة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more texts can be compared afterwards.</source>
        <translation>
            <numerusform>لا نصوص أخرى للمقارنة بعد ذلك (%Ln).</numerusform>
            <numerusform>يمكن مقارنة نص آخر (%Ln) بعد ذلك.</numerusform>
            <numerusform>يمكن مقارنة نصين آخرين (%Ln) بعد ذلك.</numerusform>
            <numerusform>يمكن مقارنة %Ln نصوص أخرى بعد ذلك.</numerusform>
            <numerusform>يمكن مقارنة %Ln نصًا آخر بعد ذلك.</numerusform>
            <numerusform>يمكن مقارنة %Ln نص آخر بعد ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep the Note</source>
        <translation>أ&amp;بقِ الملاحظة</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>أبقِ &amp;نصي</translation>
    </message>
    <message>
        <source>Keep the &amp;First</source>
        <translation>أبقِ ال&amp;أول</translation>
    </message>
    <message>
        <source>&amp;Delete It</source>
        <translation>ا&amp;حذفها</translation>
    </message>
    <message>
        <source>Keep &amp;Theirs</source>
        <translation>أبقِ النص الآ&amp;خر</translation>
    </message>
    <message>
        <source>Keep the &amp;Second</source>
        <translation>أبقِ ال&amp;ثاني</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>أبقِ &amp;كليهما</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
</context>
<context>
    <name>sheria::app::NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>نص الملاحظة</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>الوسوم، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>Collections, separated by commas</source>
        <translation>المجموعات، مفصولة بفواصل</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ا&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ا&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>أ&amp;همل</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>ا&amp;ستعد</translation>
    </message>
    <message>
        <source>&amp;Compare Texts…</source>
        <translation>&amp;قارن النصوص…</translation>
    </message>
    <message>
        <source>Several people changed this note without knowing of each other.</source>
        <translation>غيّر عدة أشخاص هذه الملاحظة دون أن يعلم أحدهم بالآخر.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>name</comment>
        <translation>بقلم %1.</translation>
    </message>
    <message>
        <source>By %1, changed by %2.</source>
        <comment>names</comment>
        <translation>بقلم %1، وغيّرها %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesController</name>
    <message>
        <source>Add &amp;Note…</source>
        <translation>أضف ملا&amp;حظة…</translation>
    </message>
    <message>
        <source>&amp;Highlight Selection</source>
        <translation>&amp;ظلّل التحديد</translation>
    </message>
    <message>
        <source>&amp;Bookmark Provision</source>
        <translation>أضف إشارة &amp;مرجعية إلى المادة</translation>
    </message>
    <message>
        <source>Select the words to highlight first.</source>
        <translation>حدّد أولًا الكلمات المراد تظليلها.</translation>
    </message>
</context>
<context>
    <name>sheria::app::NotesPanel</name>
    <message>
        <source>Save Note</source>
        <translation>احفظ الملاحظة</translation>
    </message>
    <message>
        <source>Search in notes</source>
        <translation>ابحث في الملاحظات</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>التظليلات</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Tag or collection</source>
        <translation>وسم أو مجموعة</translation>
    </message>
    <message>
        <source>Which notes are listed</source>
        <translation>الملاحظات المدرجة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Save This Search…</source>
        <translation>احفظ هذا البحث…</translation>
    </message>
    <message>
        <source>Delete Saved Search</source>
        <translation>احذف البحث المحفوظ</translation>
    </message>
    <message>
        <source>Make a &amp;Bundle of These Notes…</source>
        <translation>أنشئ &amp;حافظة مستندات من هذه الملاحظات…</translation>
    </message>
    <message>
        <source>Earlier Texts…</source>
        <translation>النصوص السابقة…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استورد…</translation>
    </message>
    <message>
        <source>Export as Web Annotations…</source>
        <translation>صدّر بتنسيق Web Annotations…</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>صدّر بتنسيق Markdown…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>أفرغ المهملات…</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>هذا النص</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>كل النصوص</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>المهملات</translation>
    </message>
    <message>
        <source>%1 (%L2 new)</source>
        <comment>saved search</comment>
        <translation>%1 (الجديد: %L2)</translation>
    </message>
    <message>
        <source>All tags and collections</source>
        <translation>كل الوسوم والمجموعات</translation>
    </message>
    <message>
        <source>Tag: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>الوسم: %1 (%2)</translation>
    </message>
    <message>
        <source>Collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>المجموعة: %1 (%2)</translation>
    </message>
    <message>
        <source>Open a library to see your notes on it.</source>
        <translation>افتح مكتبة لترى ملاحظاتك عليها.</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>لا ملاحظات فيها هذه الكلمات.</translation>
    </message>
    <message>
        <source>Open a text to see your notes on it.</source>
        <translation>افتح نصًا لترى ملاحظاتك عليه.</translation>
    </message>
    <message>
        <source>No note is of this kind, tag or collection.</source>
        <translation>لا ملاحظات من هذا النوع أو الوسم أو المجموعة.</translation>
    </message>
    <message>
        <source>No notes yet. Select words in a text and choose Edit &gt; Add Note.</source>
        <translation>لا ملاحظات بعد. حدّد كلمات في نص واختر تحرير &gt; أضف ملاحظة.</translation>
    </message>
    <message>
        <source>The bookmark was saved.</source>
        <translation>حُفظت الإشارة المرجعية.</translation>
    </message>
    <message>
        <source>The highlight was saved.</source>
        <translation>حُفظ التظليل.</translation>
    </message>
    <message>
        <source>The note was saved.</source>
        <translation>حُفظت الملاحظة.</translation>
    </message>
    <message>
        <source>The notes could not be changed.</source>
        <translation>تعذّر تغيير الملاحظات.</translation>
    </message>
    <message>
        <source>The note was restored.</source>
        <translation>استُعيدت الملاحظة.</translation>
    </message>
    <message>
        <source>The note was moved to the trash.</source>
        <translation>نُقلت الملاحظة إلى المهملات.</translation>
    </message>
    <message>
        <source>Save Search</source>
        <translation>احفظ البحث</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>اسم البحث:</translation>
    </message>
    <message>
        <source>The search was saved.</source>
        <translation>حُفظ البحث.</translation>
    </message>
    <message>
        <source>The saved search was deleted.</source>
        <translation>حُذف البحث المحفوظ.</translation>
    </message>
    <message>
        <source>Until %1:</source>
        <translation>حتى %1:</translation>
    </message>
    <message>
        <source>Earlier Texts</source>
        <translation>النصوص السابقة</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>النصوص السابقة</translation>
    </message>
    <message>
        <source>The text of this note was never changed.</source>
        <translation>لم يُغيَّر نص هذه الملاحظة قط.</translation>
    </message>
    <message>
        <source>Empty Trash</source>
        <translation>أفرغ المهملات</translation>
    </message>
    <message>
        <source>Delete all notes in the trash permanently? This cannot be undone.</source>
        <translation>أتريد حذف كل الملاحظات في المهملات نهائيًا؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>Notes deleted: %L1.</source>
        <translation>الملاحظات المحذوفة: %L1.</translation>
    </message>
    <message>
        <source>Share a &amp;Collection…</source>
        <translation>شارك م&amp;جموعة…</translation>
    </message>
    <message>
        <source>Stop Sharing the Chosen Collection…</source>
        <translation>أوقف مشاركة المجموعة المختارة…</translation>
    </message>
    <message>
        <source>Shared collection: %1 (%2)</source>
        <comment>name, number of notes</comment>
        <translation>مجموعة مشتركة: %1 (%2)</translation>
    </message>
    <message>
        <source>several texts</source>
        <translation>عدة نصوص</translation>
    </message>
    <message>
        <source>The collection is shared.</source>
        <translation>المجموعة مشتركة.</translation>
    </message>
    <message>
        <source>Stop Sharing</source>
        <translation>أوقف المشاركة</translation>
    </message>
    <message>
        <source>Stop sharing the collection “%1”? Everybody keeps the notes as they are; what is changed from now on stays where it is changed.</source>
        <translation>أتريد إيقاف مشاركة المجموعة «%1»؟ يحتفظ الجميع بالملاحظات كما هي؛ وما يُغيّر من الآن يبقى حيث غُيّر.</translation>
    </message>
    <message>
        <source>The collection is private now.</source>
        <translation>المجموعة خاصة الآن.</translation>
    </message>
    <message>
        <source>%1, until %2:</source>
        <comment>name, time</comment>
        <translation>%1، حتى %2:</translation>
    </message>
</context>
<context>
    <name>sheria::app::PackExporter</name>
    <message>
        <source>Export the Library as a &amp;Pack…</source>
        <translation>صدّر المكتبة ح&amp;زمةً…</translation>
    </message>
    <message>
        <source>Export C&amp;hanges since the Last Pack…</source>
        <translation>صدّر الت&amp;غييرات منذ آخر حزمة…</translation>
    </message>
    <message>
        <source>%1-since-%2.zip</source>
        <comment>a file&apos;s name: library, number</comment>
        <translation>%1-since-%2.zip</translation>
    </message>
    <message>
        <source>Export the Library as a Pack</source>
        <translation>صدّر المكتبة حزمةً</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>حزم (*.zip)</translation>
    </message>
    <message>
        <source>Exporting the pack…</source>
        <translation>تُصدَّر الحزمة…</translation>
    </message>
    <message>
        <source>No pack was written.</source>
        <translation>لم تُكتب أي حزمة.</translation>
    </message>
    <message>
        <source>The file %1 could not be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n changed work(s) and all deletions were written to %1.</source>
        <translation>
            <numerusform>لم تتغير مصنفات، وكُتبت كل المحذوفات في %1.</numerusform>
            <numerusform>كُتب مصنف متغيّر واحد وكل المحذوفات في %1.</numerusform>
            <numerusform>كُتب مصنفان متغيّران وكل المحذوفات في %1.</numerusform>
            <numerusform>كُتبت %Ln مصنفات متغيّرة وكل المحذوفات في %1.</numerusform>
            <numerusform>كُتب %Ln مصنفًا متغيّرًا وكل المحذوفات في %1.</numerusform>
            <numerusform>كُتب %Ln مصنف متغيّر وكل المحذوفات في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s) were written to %1.</source>
        <translation>
            <numerusform>لم يُكتب أي مصنف في %1.</numerusform>
            <numerusform>كُتب مصنف واحد في %1.</numerusform>
            <numerusform>كُتب مصنفان في %1.</numerusform>
            <numerusform>كُتبت %Ln مصنفات في %1.</numerusform>
            <numerusform>كُتب %Ln مصنفًا في %1.</numerusform>
            <numerusform>كُتب %Ln مصنف في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knowledge base(s) included.</source>
        <translation>
            <numerusform>لا قواعد معرفة فيها.</numerusform>
            <numerusform>فيها قاعدة معرفة واحدة.</numerusform>
            <numerusform>فيها قاعدتا معرفة.</numerusform>
            <numerusform>فيها %Ln قواعد معرفة.</numerusform>
            <numerusform>فيها %Ln قاعدة معرفة.</numerusform>
            <numerusform>فيها %Ln قاعدة معرفة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are still incomplete.</source>
        <translation>
            <numerusform>كل النصوص كاملة.</numerusform>
            <numerusform>نص واحد ما زال ناقصًا.</numerusform>
            <numerusform>نصان ما زالا ناقصين.</numerusform>
            <numerusform>%Ln نصوص ما زالت ناقصة.</numerusform>
            <numerusform>%Ln نصًا ما زالت ناقصة.</numerusform>
            <numerusform>%Ln نص ما زالت ناقصة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged text(s) or file(s) were skipped.</source>
        <translation>
            <numerusform>لم يُتخطَّ شيء تالف.</numerusform>
            <numerusform>تُخطّي نص أو ملف تالف واحد.</numerusform>
            <numerusform>تُخطّي نصان أو ملفان تالفان.</numerusform>
            <numerusform>تُخطّيت %Ln نصوص أو ملفات تالفة.</numerusform>
            <numerusform>تُخطّي %Ln نصًا أو ملفًا تالفًا.</numerusform>
            <numerusform>تُخطّي %Ln نص أو ملف تالف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::PagedPanel</name>
    <message>
        <source>Back to Text</source>
        <translation>العودة إلى النص</translation>
    </message>
</context>
<context>
    <name>sheria::app::PlaceSettings</name>
    <message>
        <source>Files and Folders</source>
        <translation>الملفات والمجلدات</translation>
    </message>
    <message>
        <source>Library that is open</source>
        <translation>المكتبة المفتوحة</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>افتح المجلد</translation>
    </message>
    <message>
        <source>Open the folder of: %1</source>
        <translation>افتح مجلد: %1</translation>
    </message>
    <message>
        <source>path folder file</source>
        <translation>مسار مجلد ملف</translation>
    </message>
</context>
<context>
    <name>sheria::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>ابحث في الإعدادات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>لا إعدادات فيها هذه الكلمات.</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrintPreview</name>
    <message>
        <source>Print Preview: %1</source>
        <translation>معاينة الطباعة: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>ا&amp;طبع…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>صغّر</translation>
    </message>
    <message>
        <source>Fit to the width</source>
        <translation>لائم العرض</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>كبّر</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>أ&amp;غلق</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>sheria::app::PrivacySettings</name>
    <message>
        <source>until the program ends</source>
        <translation>حتى إنهاء البرنامج</translation>
    </message>
    <message>
        <source>in the system keychain</source>
        <translation>في سلسلة مفاتيح النظام</translation>
    </message>
    <message>
        <source>in a file with a password</source>
        <translation>في ملف بكلمة سر</translation>
    </message>
    <message>
        <source>in a file of your own</source>
        <translation>في ملف خاص بك</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>&amp;Remember searches</source>
        <translation>&amp;تذكّر عمليات البحث</translation>
    </message>
    <message>
        <source>They are offered in the search box. Searches that you save are kept anyway.</source>
        <translation>تُقترح في مربع البحث. ويُحتفظ على أي حال بعمليات البحث التي تحفظها.</translation>
    </message>
    <message>
        <source>history</source>
        <translation>سجل تاريخ البحث</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>امسح سجل البحث</translation>
    </message>
    <message>
        <source>The search history was cleared.</source>
        <translation>مُسح سجل البحث.</translation>
    </message>
    <message>
        <source>Saved searches stay.</source>
        <translation>تبقى عمليات البحث المحفوظة.</translation>
    </message>
    <message>
        <source>Clear Recent Libraries</source>
        <translation>امسح المكتبات الحديثة</translation>
    </message>
    <message>
        <source>Empties the menu Open Recent. The libraries stay where they are.</source>
        <translation>يفرغ القائمة «افتح مكتبة حديثة». وتبقى المكتبات في أماكنها.</translation>
    </message>
    <message>
        <source>Tokens of other servers</source>
        <translation>رموز الوصول للخوادم الأخرى</translation>
    </message>
    <message>
        <source>Forget Token</source>
        <translation>انسَ رمز الوصول</translation>
    </message>
    <message>
        <source>&amp;Tokens of other servers, for the open library</source>
        <translation>&amp;رموز الوصول للخوادم الأخرى، للمكتبة المفتوحة</translation>
    </message>
    <message>
        <source>A token that is forgotten must be entered again before the server is contacted.</source>
        <translation>رمز الوصول الذي يُنسى يجب إدخاله من جديد قبل الاتصال بالخادم.</translation>
    </message>
    <message>
        <source>secrets keychain passwords</source>
        <translation>أسرار سلسلة مفاتيح كلمات سر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No tokens yet.</source>
        <translation>لا رموز وصول بعد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::QuotationDialog</name>
    <message>
        <source>Check Quotation</source>
        <translation>افحص اقتباسًا</translation>
    </message>
    <message>
        <source>Passage quoted from “%1”:</source>
        <translation>المقطع المقتبس من «%1»:</translation>
    </message>
    <message>
        <source>Quoted passage</source>
        <translation>المقطع المقتبس</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>ا&amp;فحص</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>C&amp;opy Result</source>
        <translation>ا&amp;نسخ النتيجة</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>يُفحص…</translation>
    </message>
    <message>
        <source>The result of the check</source>
        <translation>نتيجة التحقق</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderActions</name>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Go to &amp;Address</source>
        <translation>انتقل إلى &amp;عنوان URL</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>اللسان التا&amp;لي</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>اللسان الساب&amp;ق</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>أ&amp;غلق اللسان</translation>
    </message>
    <message>
        <source>&amp;Reopen Closed Tab</source>
        <translation>أعد &amp;فتح اللسان المغلق</translation>
    </message>
    <message>
        <source>&amp;Find in Text…</source>
        <translation>ابحث في الن&amp;ص…</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>المطابقة التا&amp;لية</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>المطابقة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;كبّر</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;صغّر</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>الحجم ال&amp;فعلي</translation>
    </message>
    <message>
        <source>Table of &amp;Contents</source>
        <translation>جدول الم&amp;حتويات</translation>
    </message>
    <message>
        <source>Amending La&amp;ws</source>
        <translation>القوانين المع&amp;دِّلة</translation>
    </message>
    <message>
        <source>Colour by A&amp;ge</source>
        <translation>لوّن بحسب ال&amp;عمر</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>انس&amp;خ</translation>
    </message>
    <message>
        <source>Show as at &amp;Date…</source>
        <translation>أ&amp;ظهر كما في تاريخ…</translation>
    </message>
    <message>
        <source>Show the Lat&amp;est</source>
        <translation>أظهر الأ&amp;حدث</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>الخط الز&amp;مني</translation>
    </message>
    <message>
        <source>&amp;Versions…</source>
        <translation>ال&amp;صيغ…</translation>
    </message>
    <message>
        <source>&amp;Language…</source>
        <translation>الل&amp;غة…</translation>
    </message>
    <message>
        <source>Co&amp;mpare with Another Date…</source>
        <translation>قارن بتاريخ آ&amp;خر…</translation>
    </message>
    <message>
        <source>Compare &amp;with…</source>
        <translation>قارن م&amp;ع…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>احفظ بتنسيق &amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>ا&amp;طبع…</translation>
    </message>
    <message>
        <source>Ci&amp;tation</source>
        <translation>ا&amp;ستشهاد</translation>
    </message>
    <message>
        <source>Copy the selection, or the name of the provision, with its source</source>
        <translation>انسخ التحديد أو اسم المادة، مع مصدره وتاريخه</translation>
    </message>
    <message>
        <source>Web &amp;Link</source>
        <translation>&amp;رابط ويب</translation>
    </message>
    <message>
        <source>Copy a link to the provision on the server of this program, while it runs</source>
        <translation>انسخ رابطًا إلى المادة على خادم هذا البرنامج أثناء عمله</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;عنوان URL</translation>
    </message>
    <message>
        <source>Copy the address of the provision, to go to it by the search box</source>
        <translation>انسخ عنوان المادة للانتقال إليها من مربع البحث</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>انسخ &amp;بوصفه</translation>
    </message>
    <message>
        <source>Actual size (now %1 %)</source>
        <translation>الحجم الفعلي (الآن %1٪)</translation>
    </message>
    <message>
        <source>The citation was copied.</source>
        <translation>نُسخ الاستشهاد.</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>نُسخ عنوان URL.</translation>
    </message>
    <message>
        <source>The link was copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Print Previe&amp;w…</source>
        <translation>&amp;معاينة الطباعة…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderPane</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
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
        <translation>لسان جديد</translation>
    </message>
    <message>
        <source>This link has no target.</source>
        <translation>لا هدف لهذا الرابط.</translation>
    </message>
    <message>
        <source>The page had to be closed. Open it again to continue.</source>
        <translation>تعيّن إغلاق الصفحة. افتحها من جديد للمتابعة.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReaderTabs</name>
    <message>
        <source>Open texts</source>
        <translation>النصوص المفتوحة</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>أ&amp;غلق</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReadingSettings</name>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Font of the text</source>
        <translation>خط النص</translation>
    </message>
    <message>
        <source>Serif, for all scripts</source>
        <translation>بزوائد، لكل الكتابات</translation>
    </message>
    <message>
        <source>Other font</source>
        <translation>خط آخر</translation>
    </message>
    <message>
        <source>Font family</source>
        <translation>عائلة الخط</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>ال&amp;خط</translation>
    </message>
    <message>
        <source>Characters that the font does not have are taken from the usual fonts.</source>
        <translation>تؤخذ المحارف التي ليست في الخط من الخطوط المعتادة.</translation>
    </message>
    <message>
        <source>typeface family</source>
        <translation>خط محارف عائلة</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent, after a number</comment>
        <translation>٪</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;حجم النص</translation>
    </message>
    <message>
        <source>Of the text alone. Zoom In and Zoom Out in the menu View also enlarge the table of contents.</source>
        <translation>للنص وحده. أما «كبّر» و«صغّر» في قائمة «عرض» فيغيّران حجم جدول المحتويات أيضًا.</translation>
    </message>
    <message>
        <source>large small zoom</source>
        <translation>كبير صغير تكبير تصغير</translation>
    </message>
    <message>
        <source>Line length</source>
        <translation>طول السطر</translation>
    </message>
    <message>
        <source>&amp;Line length</source>
        <translation>&amp;طول السطر</translation>
    </message>
    <message>
        <source>Width of the column of text, in ems of 16 pixels. The window limits it.</source>
        <translation>عرض عمود النص، بوحدة em ‏(16 بكسلًا). وتحدّه النافذة.</translation>
    </message>
    <message>
        <source>width column measure</source>
        <translation>عرض عمود قياس</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>تباعد الأسطر</translation>
    </message>
    <message>
        <source>Line s&amp;pacing</source>
        <translation>ت&amp;باعد الأسطر</translation>
    </message>
    <message>
        <source>leading height</source>
        <translation>مسافة ارتفاع بين الأسطر</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعد المبدئيات</translation>
    </message>
    <message>
        <source>Font, size, line length and spacing as they were at first.</source>
        <translation>الخط والحجم وطول السطر والتباعد كما كانت في البداية.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiverDialog</name>
    <message>
        <source>New Receiver</source>
        <translation>جهة استلام جديدة</translation>
    </message>
    <message>
        <source>Edit Receiver</source>
        <translation>حرّر جهة الاستلام</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> م.ث</translation>
    </message>
    <message>
        <source>Response headers, one per line</source>
        <translation>ترويسات الرد، واحدة في كل سطر</translation>
    </message>
    <message>
        <source>Response body</source>
        <translation>متن الرد</translation>
    </message>
    <message>
        <source>Forward to</source>
        <translation>مرّر إلى</translation>
    </message>
    <message>
        <source>A program on this computer that gets the requests; its status and body are answered</source>
        <translation>برنامج على هذا الحاسوب تصله الطلبات؛ ويُردّ بحالته ومتنه</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>الاسم:</translation>
    </message>
    <message>
        <source>Status:</source>
        <translation>الحالة:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>التأخير:</translation>
    </message>
    <message>
        <source>Headers:</source>
        <translation>الترويسات:</translation>
    </message>
    <message>
        <source>Body:</source>
        <translation>المتن:</translation>
    </message>
    <message>
        <source>Forward to:</source>
        <translation>مرّر إلى:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReceiversPage</name>
    <message>
        <source>Enable Receivers</source>
        <translation>فعّل جهات الاستلام</translation>
    </message>
    <message>
        <source>While enabled, any program on this computer can send requests to them</source>
        <translation>ما دامت مفعّلة يستطيع أي برنامج على هذا الحاسوب أن يرسل إليها طلبات</translation>
    </message>
    <message>
        <source>Address of the receiver</source>
        <translation>عنوان جهة الاستلام</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>انسخ العنوان</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Register as a Webhook</source>
        <translation>سجّل خطاف ويب</translation>
    </message>
    <message>
        <source>Clear Requests</source>
        <translation>امسح الطلبات</translation>
    </message>
    <message>
        <source>Resets the receiver: the next request counts as its first</source>
        <translation>يعيد جهة الاستلام إلى بدايتها: فيُعدّ الطلب التالي أولَ طلب لها</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>جهات الاستلام</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>جهة الاستلام</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>السلوك</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Name of another receiver</source>
        <translation>اسم جهة استلام أخرى</translation>
    </message>
    <message>
        <source>Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1</source>
        <translation>اسم آخر، مثل slow-2s أو 503x4-then-200 أو flaky-0.5-seed-1</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>جديدة…</translation>
    </message>
    <message>
        <source>Defines a receiver: its status, headers, body and delay, or a program that its requests are forwarded to</source>
        <translation>تعرّف جهة استلام: حالتها وترويساتها ومتنها وتأخيرها، أو البرنامج الذي تُمرَّر إليه طلباتها</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>حرّر…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>Requests received</source>
        <translation>الطلبات الواردة</translation>
    </message>
    <message>
        <source>The request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>No receiver has this name.</source>
        <translation>لا جهة استلام بهذا الاسم.</translation>
    </message>
    <message>
        <source>Remove Receiver</source>
        <translation>أزِل جهة الاستلام</translation>
    </message>
    <message>
        <source>The receiver %1 is removed from the library.</source>
        <translation>تُزال جهة الاستلام %1 من المكتبة.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>لا مكتبة مفتوحة.</translation>
    </message>
    <message>
        <source>Receivers are available while the server is running.</source>
        <translation>جهات الاستلام متاحة أثناء عمل الخادم.</translation>
    </message>
    <message>
        <source>Receivers are disabled.</source>
        <translation>جهات الاستلام معطّلة.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a request, time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answer of the program: %1</source>
        <translation>رد البرنامج: %1</translation>
    </message>
    <message>
        <source>This receiver has not received any requests yet.</source>
        <translation>لم تتلق جهة الاستلام هذه أي طلب بعد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::RelayPage</name>
    <message>
        <source>Passes the POST requests that arrive at a port of this computer on to a program, and answers what that answers. To receive the webhooks of another server, lead them to this port by a tunnel.</source>
        <translation>يمرّر طلبات POST الواصلة إلى منفذ على هذا الحاسوب إلى برنامج، ويرد بما يرد به. ولتلقي خطافات الويب من خادم آخر، وجّهها إلى هذا المنفذ عبر نفق.</translation>
    </message>
    <message>
        <source>Address of the program</source>
        <translation>عنوان البرنامج</translation>
    </message>
    <message>
        <source>Your program: http://127.0.0.1:9000/hook</source>
        <translation>برنامجك: http://127.0.0.1:9000/hook</translation>
    </message>
    <message>
        <source>Port of the relay</source>
        <translation>منفذ التمرير</translation>
    </message>
    <message>
        <source>Port: </source>
        <translation>المنفذ: </translation>
    </message>
    <message>
        <source>Any free port</source>
        <translation>أي منفذ متاح</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Address of the relay</source>
        <translation>عنوان التمرير</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>انسخ العنوان</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Requests and answers</source>
        <translation>الطلبات والردود</translation>
    </message>
    <message>
        <source>%1  %2: %3, %4 ms</source>
        <comment>time, path, outcome, duration</comment>
        <translation>%1  %2: %3، %4 م.ث</translation>
    </message>
    <message>
        <source>The relay is stopped.</source>
        <translation>التمرير متوقف.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReplayDialog</name>
    <message>
        <source>Replay a Recording</source>
        <translation>أعد إرسال تسجيل</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Waiting times</source>
        <translation>أوقات الانتظار</translation>
    </message>
    <message>
        <source>Without waiting</source>
        <translation>بلا انتظار</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>كما في التسجيل</translation>
    </message>
    <message>
        <source>10 times faster</source>
        <translation>أسرع 10 مرات</translation>
    </message>
    <message>
        <source>100 times faster</source>
        <translation>أسرع 100 مرة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>The POST requests of %1 are made to an address, in their order.</source>
        <translation>تُقدَّم طلبات POST من %1 إلى عنوان بترتيبها.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الردود</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>%L1: %2, %L3 ms</source>
        <comment>number of an entry, outcome, duration</comment>
        <translation>%L1: %2، %L3 م.ث</translation>
    </message>
    <message>
        <source>Stopped: %L1 delivered, %L2 failed.</source>
        <translation>أُوقف: المسلَّم %L1، والفاشل %L2.</translation>
    </message>
    <message>
        <source>%L1 delivered, %L2 failed.</source>
        <translation>المسلَّم %L1، والفاشل %L2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ReportModel</name>
    <message>
        <source>Knowledge base %1</source>
        <translation>قاعدة المعرفة %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResendDialog</name>
    <message>
        <source>Send to Another Address</source>
        <translation>أرسل إلى عنوان آخر</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>أرسل</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>عنوان URL:</translation>
    </message>
    <message>
        <source>The request has the same invocation id and a new request id. It is signed as for the webhook; the webhook&apos;s own headers are not sent.</source>
        <translation>للطلب معرّف الاستدعاء نفسه ومعرّف طلب جديد. ويُوقَّع كما يُوقَّع لخطاف الويب؛ أما ترويسات خطاف الويب الخاصة فلا تُرسل.</translation>
    </message>
    <message>
        <source>%1. The log shows the answer.</source>
        <comment>outcome of a request</comment>
        <translation>%1. يبيّن السجل الرد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ResultsPage</name>
    <message>
        <source>Filter results</source>
        <translation>رشّح النتائج</translation>
    </message>
    <message>
        <source>Back to texts</source>
        <translation>عُد إلى النصوص</translation>
    </message>
    <message>
        <source>As &amp;at</source>
        <translation>كما &amp;في</translation>
    </message>
    <message>
        <source>Search the texts as they stood on a date</source>
        <translation>ابحث في النصوص كما كانت في تاريخ معين</translation>
    </message>
    <message>
        <source>Search as at this date</source>
        <translation>ابحث كما في هذا التاريخ</translation>
    </message>
    <message>
        <source>Order of the results</source>
        <translation>ترتيب النتائج</translation>
    </message>
    <message>
        <source>Most relevant first</source>
        <translation>الأوثق صلة أولًا</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>بحسب العنوان</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>احفظ هذا البحث</translation>
    </message>
    <message>
        <source>Saved and earlier searches</source>
        <translation>عمليات البحث المحفوظة والسابقة</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>هل تقصد «%1»؟</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>يُبحث…</translation>
    </message>
    <message>
        <source>Saved; click again to remove this search</source>
        <translation>محفوظ؛ انقر من جديد لإزالة هذا البحث</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>saved searches with new results</comment>
        <translation>
            <numerusform>لا جديد</numerusform>
            <numerusform>جديد واحد</numerusform>
            <numerusform>جديدان</numerusform>
            <numerusform>%Ln جديدة</numerusform>
            <numerusform>%Ln جديدًا</numerusform>
            <numerusform>%Ln جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved and earlier searches; %n of them with new results</source>
        <translation>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لا نتائج جديدة لأي منها</numerusform>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لواحدة منها نتائج جديدة</numerusform>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لاثنتين منها نتائج جديدة</numerusform>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لـ %Ln منها نتائج جديدة</numerusform>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لـ %Ln منها نتائج جديدة</numerusform>
            <numerusform>عمليات البحث المحفوظة والسابقة؛ لـ %Ln منها نتائج جديدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n work(s)</source>
        <translation>
            <numerusform>لا مصنفات</numerusform>
            <numerusform>نحو مصنف واحد</numerusform>
            <numerusform>نحو مصنفين</numerusform>
            <numerusform>نحو %Ln مصنفات</numerusform>
            <numerusform>نحو %Ln مصنفًا</numerusform>
            <numerusform>نحو %Ln مصنف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>لا مصنفات</numerusform>
            <numerusform>مصنف واحد</numerusform>
            <numerusform>مصنفان</numerusform>
            <numerusform>%Ln مصنفات</numerusform>
            <numerusform>%Ln مصنفًا</numerusform>
            <numerusform>%Ln مصنف</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, some without all words</source>
        <translation>%1، بعضها لا يحوي كل الكلمات</translation>
    </message>
    <message>
        <source>%1 so far: the search index is still being built</source>
        <translation>حتى الآن %1: ما زال فهرس البحث يُبنى</translation>
    </message>
    <message>
        <source>%1 so far: the newest changes are still being indexed</source>
        <translation>حتى الآن %1: ما زالت أحدث التغييرات تُفهرس</translation>
    </message>
    <message>
        <source>No results so far. The search index is being updated; new results appear automatically.</source>
        <translation>لا نتائج حتى الآن. يجري تحديث فهرس البحث؛ وتظهر النتائج الجديدة تلقائيًا.</translation>
    </message>
    <message>
        <source>No results. Try fewer or different words.</source>
        <translation>لا نتائج. جرّب كلمات أقل أو كلمات أخرى.</translation>
    </message>
    <message>
        <source>No results. Try fewer words or remove some filters.</source>
        <translation>لا نتائج. جرّب كلمات أقل أو أزِل بعض المرشِّحات.</translation>
    </message>
    <message>
        <source>The search index is being built. Results appear as soon as it is ready.</source>
        <translation>يُبنى فهرس البحث. وتظهر النتائج فور جاهزيته.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>المحفوظة</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>السابقة</translation>
    </message>
    <message>
        <source>Rename This Search…</source>
        <translation>أعد تسمية هذا البحث…</translation>
    </message>
    <message>
        <source>Clear Search History</source>
        <translation>امسح سجل البحث</translation>
    </message>
    <message>
        <source>Rename Search</source>
        <translation>أعد تسمية البحث</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>اسم البحث:</translation>
    </message>
</context>
<context>
    <name>sheria::app::ScenariosPage</name>
    <message>
        <source>Scenarios</source>
        <translation>السيناريوهات</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>السيناريو</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Progress of the scenarios</source>
        <translation>تقدّم السيناريوهات</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>شغّل</translation>
    </message>
    <message>
        <source>Run All</source>
        <translation>شغّل الكل</translation>
    </message>
    <message>
        <source>Open Files…</source>
        <translation>افتح ملفات…</translation>
    </message>
    <message>
        <source>Seed to use instead of the scenario&apos;s own</source>
        <translation>البذرة التي تُستخدم بدلًا من بذرة السيناريو</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Address of a real receiver</source>
        <translation>عنوان جهة استلام حقيقية</translation>
    </message>
    <message>
        <source>Your receiver, https://…; leave empty to use the built-in receivers</source>
        <translation>جهة الاستلام لديك، https://…‎؛ اتركه فارغًا لاستخدام جهات الاستلام المضمّنة</translation>
    </message>
    <message>
        <source>Address of the receiver&apos;s state</source>
        <translation>عنوان حالة جهة الاستلام</translation>
    </message>
    <message>
        <source>Its state, for scenarios that look at it</source>
        <translation>حالتها، للسيناريوهات التي تنظر فيها</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>الزمن الحقيقي</translation>
    </message>
    <message>
        <source>Runs in real time; otherwise waiting times are skipped</source>
        <translation>يشغّل بالزمن الحقيقي؛ وإلا فتُتخطى أوقات الانتظار</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>تتعذر قراءته</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>تتعذر قراءة الملف %1.</translation>
    </message>
    <message>
        <source>Open Scenarios</source>
        <translation>افتح سيناريوهات</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml *.yml)</source>
        <translation>سيناريوهات (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <comment>scenario, line of its file</comment>
        <translation>%1، السطر %2</translation>
    </message>
    <message>
        <source>Passed (%1)</source>
        <translation>نجح (%1)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s)</source>
        <translation>
            <numerusform>لا إخفاق</numerusform>
            <numerusform>إخفاق واحد</numerusform>
            <numerusform>إخفاقان</numerusform>
            <numerusform>%Ln إخفاقات</numerusform>
            <numerusform>%Ln إخفاقًا</numerusform>
            <numerusform>%Ln إخفاق</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>%1 run, %2 failed.</source>
        <translation>المشغَّل %1، والفاشل %2.</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchBox</name>
    <message>
        <source>no %1</source>
        <comment>section 99</comment>
        <translation>%1: غير موجودة</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>نص %1</translation>
    </message>
    <message>
        <source>no text of %1</source>
        <translation>لا نص بتاريخ %1</translation>
    </message>
    <message>
        <source>The library has no text of %1 of %2.</source>
        <translation>لا نص من %2 في المكتبة بتاريخ %1.</translation>
    </message>
    <message>
        <source>There is no %1 in the text of %2 of %3.</source>
        <translation>ما يلي غير موجود في نص %3 بتاريخ %2: %1.</translation>
    </message>
    <message>
        <source>There is no %1 in %2.</source>
        <translation>ما يلي غير موجود في %2: %1.</translation>
    </message>
    <message>
        <source>Search words, titles, citations, or /akn/… addresses</source>
        <translation>ابحث عن كلمات أو عناوين أو استشهادات أو عناوين URL ‏(‎/akn/…‎)</translation>
    </message>
    <message>
        <source>Search, or address of the text</source>
        <translation>البحث، أو عنوان URL للنص</translation>
    </message>
    <message>
        <source>Search suggestions</source>
        <translation>اقتراحات البحث</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>افتح %1</translation>
    </message>
    <message>
        <source>Search all texts for “%1”</source>
        <translation>ابحث في كل النصوص عن «%1»</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>محفوظ</translation>
    </message>
    <message>
        <source>before</source>
        <translation>سابق</translation>
    </message>
</context>
<context>
    <name>sheria::app::SearchController</name>
    <message>
        <source>&amp;Search…</source>
        <translation>ا&amp;بحث…</translation>
    </message>
    <message>
        <source>Search &amp;Results</source>
        <translation>&amp;نتائج البحث</translation>
    </message>
    <message>
        <source>Next Search Match</source>
        <translation>مطابقة البحث التالية</translation>
    </message>
    <message>
        <source>Previous Search Match</source>
        <translation>مطابقة البحث السابقة</translation>
    </message>
    <message>
        <source>The search index was damaged and is built again: %1 of %2 works</source>
        <translation>كان فهرس البحث تالفًا ويُبنى من جديد: %1 من %2 من المصنفات</translation>
    </message>
    <message>
        <source>Search index: %1 of %2 works</source>
        <translation>فهرس البحث: %1 من %2 من المصنفات</translation>
    </message>
    <message>
        <source>Search index: updating</source>
        <translation>فهرس البحث: يُحدَّث</translation>
    </message>
    <message>
        <source>Another program is updating the search index</source>
        <translation>يحدّث برنامج آخر فهرس البحث</translation>
    </message>
    <message>
        <source>The disk is full: the search index cannot be written</source>
        <translation>القرص ممتلئ: تتعذر كتابة فهرس البحث</translation>
    </message>
    <message>
        <source>The search index could not be written</source>
        <translation>تعذّرت كتابة فهرس البحث</translation>
    </message>
</context>
<context>
    <name>sheria::app::SecretBox</name>
    <message>
        <source>The signing secret</source>
        <translation>سر التوقيع</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>نسختُه</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerPanel</name>
    <message>
        <source>Recent requests</source>
        <translation>الطلبات الأخيرة</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>عنوان الخادم</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>يُستخدم عند البدء القادم. وإن كان مستخدمًا أُخذ المنفذ المتاح التالي.</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>ابدأ عند بدء البرنامج</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>انسخ العنوان</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>افتح في المتصفح</translation>
    </message>
    <message>
        <source>Opens the server&apos;s pages in your browser, signed in</source>
        <translation>يفتح صفحات الخادم في متصفحك وقد سُجّل الدخول</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>الإعدادات…</translation>
    </message>
    <message>
        <source>Allowed web origins and rate limits</source>
        <translation>أصول الويب المسموح بها وحدود المعدل</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Copy the token</source>
        <translation>انسخ رمز الوصول</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>نسختُه</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>رمز وصول جديد</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>أُنشئ في التطبيق</translation>
    </message>
    <message>
        <source>Accounts…</source>
        <translation>الحسابات…</translation>
    </message>
    <message>
        <source>Accounts, tokens and permissions</source>
        <translation>الحسابات ورموز الوصول والأذونات</translation>
    </message>
    <message>
        <source>Example for the command line</source>
        <translation>مثال لسطر الأوامر</translation>
    </message>
    <message>
        <source>Try it on the command line</source>
        <translation>جرّبه في سطر الأوامر</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>انسخ المثال</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>Request %1</source>
        <translation>الطلب %1</translation>
    </message>
    <message>
        <source>No token could be created.</source>
        <translation>تعذّر إنشاء رمز وصول.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>لا مكتبة مفتوحة.</translation>
    </message>
    <message>
        <source>The server is starting…</source>
        <translation>يبدأ الخادم…</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>الخادم يعمل.</translation>
    </message>
    <message>
        <source>The server is stopping…</source>
        <translation>يتوقف الخادم…</translation>
    </message>
    <message>
        <source>The server could not be started. %1</source>
        <translation>تعذّر بدء الخادم. %1</translation>
    </message>
    <message>
        <source>The server is stopped.</source>
        <translation>الخادم متوقف.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>لا يعمل</translation>
    </message>
    <message>
        <source>Programs send this token to the server. It is shown only once: copy it and keep it safe.</source>
        <translation>ترسل البرامج رمز الوصول هذا إلى الخادم. وهو يُعرض مرة واحدة فقط: انسخه واحفظه في مكان آمن.</translation>
    </message>
    <message>
        <source>Programs authenticate with a token. The library stores only a hash of it; if you have lost yours, create a new one.</source>
        <translation>تستوثق البرامج برمز وصول. ولا تحفظ المكتبة إلا بصمته؛ فإن فقدت رمزك فأنشئ رمزًا جديدًا.</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>لا طلبات بعد.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ServerSettings</name>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Start when the program starts</source>
        <translation>ابدأ عند بدء البرنامج</translation>
    </message>
    <message>
        <source>The server answers requests of programs on this computer.</source>
        <translation>يرد الخادم على طلبات البرامج على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>ال&amp;منفذ</translation>
    </message>
    <message>
        <source>Used at the next start. If it is in use, the next free port is taken.</source>
        <translation>يُستخدم عند البدء القادم. وإن كان مستخدمًا أُخذ المنفذ المتاح التالي.</translation>
    </message>
    <message>
        <source>Allowed web origins</source>
        <translation>أصول الويب المسموح بها</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>أصول ال&amp;ويب المسموح بها</translation>
    </message>
    <message>
        <source>One origin per line, such as https://desk.example. Scripts of these pages can read and change what their token allows. * allows pages of all origins to read. If empty, pages of other origins cannot use the server.</source>
        <translation>أصل واحد في كل سطر، مثل https://desk.example‎. تستطيع نصوص هذه الصفحات البرمجية أن تقرأ وتغيّر ما يتيحه رمز الوصول الخاص بها. والعلامة * تتيح القراءة لصفحات كل الأصول. وإن كان الحقل فارغًا فلا تستطيع صفحات الأصول الأخرى استخدام الخادم.</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>الطلبات في الدقيقة</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>&amp;Requests per minute</source>
        <translation>ال&amp;طلبات في الدقيقة</translation>
    </message>
    <message>
        <source>Maximum number of requests per client and minute. Further requests are answered with 429 Too Many Requests.</source>
        <translation>الحد الأقصى لعدد الطلبات لكل عميل في الدقيقة. ويُردّ على ما زاد بـ 429 Too Many Requests.</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>حد المعدل</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Enter http:// or https:// and a host name, nothing else.</source>
        <translation>القيمة «%1» ليست أصلًا. أدخل http://‎ أو https://‎ واسم مضيف ولا شيء غير ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n origin(s) can be allowed.</source>
        <translation>
            <numerusform>لا يُسمح بأي أصل.</numerusform>
            <numerusform>يُسمح بأصل واحد على الأكثر.</numerusform>
            <numerusform>يُسمح بأصلين على الأكثر.</numerusform>
            <numerusform>يُسمح بـ %Ln أصول على الأكثر.</numerusform>
            <numerusform>يُسمح بـ %Ln أصلًا على الأكثر.</numerusform>
            <numerusform>يُسمح بـ %Ln أصل على الأكثر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SettingsController</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Open tabs and the layout of the window</source>
        <translation>الألسنة المفتوحة وتخطيط النافذة</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>ملاحظاتك</translation>
    </message>
    <message>
        <source>Hosts that libraries may contact</source>
        <translation>المضيفون الذين يمكن للمكتبات الاتصال بهم</translation>
    </message>
    <message>
        <source>Tokens in a file with a password</source>
        <translation>رموز الوصول في ملف بكلمة سر</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>الت&amp;فضيلات…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>لوحة الأ&amp;وامر…</translation>
    </message>
</context>
<context>
    <name>sheria::app::ShortcutSettings</name>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>الاختصار</translation>
    </message>
    <message>
        <source>Actions and their &amp;shortcuts</source>
        <translation>الإجراءات وا&amp;ختصاراتها</translation>
    </message>
    <message>
        <source>keys keyboard</source>
        <translation>مفاتيح لوحة المفاتيح</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>اختصار جديد</translation>
    </message>
    <message>
        <source>No Shortcut</source>
        <translation>بلا اختصار</translation>
    </message>
    <message>
        <source>Restore Default</source>
        <translation>استعد المبدئي</translation>
    </message>
    <message>
        <source>“%1” has the default shortcut of this action.</source>
        <translation>الاختصار المبدئي لهذا الإجراء مستخدم في «%1».</translation>
    </message>
    <message>
        <source>Restore All Defaults</source>
        <translation>استعد كل المبدئيات</translation>
    </message>
    <message>
        <source>&amp;New shortcut for the chosen action</source>
        <translation>اختصار &amp;جديد للإجراء المختار</translation>
    </message>
    <message>
        <source>Press the keys. A shortcut that another action has is not taken over.</source>
        <translation>اضغط المفاتيح. ولا يؤخذ اختصار يخص إجراءً آخر.</translation>
    </message>
    <message>
        <source>%1 cannot be used: fields need it, it types a character, or it is several keys.</source>
        <translation>لا يمكن استخدام %1: تحتاج إليه الحقول، أو يكتب محرفًا، أو هو عدة مفاتيح متتابعة.</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”.</source>
        <translation>المفاتيح %1 اختصار «%2».</translation>
    </message>
</context>
<context>
    <name>sheria::app::SourceForm</name>
    <message>
        <source>National law</source>
        <translation>القانون الوطني</translation>
    </message>
    <message>
        <source>On a metered connection only texts are downloaded</source>
        <translation>على الاتصال محدود البيانات تُنزَّل النصوص فقط</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>الأقاليم</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>الموضوعات</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>المحاكم</translation>
    </message>
    <message>
        <source>None selected: all</source>
        <translation>بلا تحديد: الكل</translation>
    </message>
    <message>
        <source>All; or codes such as eng, fra</source>
        <translation>الكل؛ أو رموز مثل eng, fra</translation>
    </message>
    <message>
        <source>Images and other files of the texts</source>
        <translation>الصور والملفات الأخرى للنصوص</translation>
    </message>
    <message>
        <source>Publication documents, such as gazettes</source>
        <translation>مستندات النشر، مثل الجرائد الرسمية</translation>
    </message>
    <message>
        <source>PDFs made by the server</source>
        <translation>ملفات PDF التي ينشئها الخادم</translation>
    </message>
    <message>
        <source>Metered connection: download as little as possible</source>
        <translation>اتصال محدود البيانات: نزّل أقل ما يمكن</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>يدويًا</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>كل ساعة</translation>
    </message>
    <message>
        <source>Every 6 hours</source>
        <translation>كل 6 ساعات</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>كل يوم</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>كل أسبوع</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>اللغات:</translation>
    </message>
    <message>
        <source>Also download:</source>
        <translation>نزّل أيضًا:</translation>
    </message>
    <message>
        <source>Check for changes:</source>
        <translation>تحقق من التغييرات:</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>بلا فاصل زمني</numerusform>
            <numerusform>كل دقيقة</numerusform>
            <numerusform>كل دقيقتين</numerusform>
            <numerusform>كل %Ln دقائق</numerusform>
            <numerusform>كل %Ln دقيقة</numerusform>
            <numerusform>كل %Ln دقيقة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheria::app::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدّم</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>المعلّقة</translation>
    </message>
    <message>
        <source>No sources yet. Connect to a server to download its works and keep them up to date.</source>
        <translation>لا مصادر بعد. اتصل بخادم لتنزيل مصنفاته وإبقائها محدَّثة.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>احذف…</translation>
    </message>
    <message>
        <source>Enter Token…</source>
        <translation>أدخل رمز الوصول…</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>اتصل…</translation>
    </message>
    <message>
        <source>Adds a server as a source of this library</source>
        <translation>يضيف خادمًا إلى مصادر هذه المكتبة</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>شغّل</translation>
    </message>
    <message>
        <source>Downloads new and changed texts</source>
        <translation>ينزّل النصوص الجديدة والمتغيّرة</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>أوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Downloaded texts are kept; the next run continues from there</source>
        <translation>يُحتفظ بالنصوص المنزَّلة؛ ويكمل التشغيل القادم منها</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>R&amp;un All</source>
        <translation>&amp;شغّل الكل</translation>
    </message>
    <message>
        <source>Downloads new and changed texts of all sources</source>
        <translation>ينزّل النصوص الجديدة والمتغيّرة من كل المصادر</translation>
    </message>
    <message>
        <source>&amp;Cancel All</source>
        <translation>أ&amp;لغِ الكل</translation>
    </message>
    <message>
        <source>&amp;Full Check</source>
        <translation>تحقق &amp;كامل</translation>
    </message>
    <message>
        <source>Compares everything on the server with this library</source>
        <translation>يقارن كل ما في الخادم بهذه المكتبة</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;حرّر…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>أ&amp;زِل…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استأنف</translation>
    </message>
    <message>
        <source>Continues where it stopped</source>
        <translation>يكمل من حيث توقف</translation>
    </message>
    <message>
        <source>Downloads nothing until resumed</source>
        <translation>لا ينزّل شيئًا حتى يُستأنف</translation>
    </message>
    <message>
        <source>Enter Password…</source>
        <translation>أدخل كلمة السر…</translation>
    </message>
    <message>
        <source>Remove Source</source>
        <translation>أزِل المصدر</translation>
    </message>
    <message>
        <source>Nothing more is downloaded from %1. Its texts stay in the library; its token is deleted.</source>
        <translation>لن يُنزَّل شيء بعد الآن من %1. وتبقى نصوصه في المكتبة؛ ويُحذف رمز الوصول الخاص به.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
</context>
<context>
    <name>sheria::app::StartPage</name>
    <message numerus="yes">
        <source>%1: %n work(s)</source>
        <comment>a letter</comment>
        <translation>
            <numerusform>%1: لا مصنفات</numerusform>
            <numerusform>%1: مصنف واحد</numerusform>
            <numerusform>%1: مصنفان</numerusform>
            <numerusform>%1: %Ln مصنفات</numerusform>
            <numerusform>%1: %Ln مصنفًا</numerusform>
            <numerusform>%1: %Ln مصنف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>a court</comment>
        <translation>
            <numerusform>%1: لا قرارات</numerusform>
            <numerusform>%1: قرار واحد</numerusform>
            <numerusform>%1: قراران</numerusform>
            <numerusform>%1: %Ln قرارات</numerusform>
            <numerusform>%1: %Ln قرارًا</numerusform>
            <numerusform>%1: %Ln قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>Search this library</source>
        <translation>ابحث في هذه المكتبة</translation>
    </message>
    <message>
        <source>Words, a title, a citation</source>
        <translation>كلمات أو عنوان أو استشهاد</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>ابحث</translation>
    </message>
    <message>
        <source>Recent documents</source>
        <translation>المستندات الحديثة</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>المحاكم</translation>
    </message>
    <message>
        <source>First letters of the titles</source>
        <translation>الحروف الأولى من العناوين</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>Titles A–Z</source>
        <translation>العناوين مرتبة أبجديًا</translation>
    </message>
</context>
<context>
    <name>sheria::app::StyleDialog</name>
    <message>
        <source>Citation Style</source>
        <translation>نمط الاستشهاد</translation>
    </message>
    <message>
        <source>Filter the styles</source>
        <translation>رشّح الأنماط</translation>
    </message>
    <message>
        <source>Filter by title</source>
        <translation>رشّح بالعنوان</translation>
    </message>
    <message>
        <source>Installed styles</source>
        <translation>الأنماط المثبّتة</translation>
    </message>
    <message>
        <source>No styles are installed. The package citation-style-language-styles has them.</source>
        <translation>لا أنماط مثبّتة. تجدها في الحزمة citation-style-language-styles.</translation>
    </message>
    <message>
        <source>Styles of the Citation Style Language (CSL). Your own go into the folder “sheria/csl” of your data folder.</source>
        <translation>أنماط لغة Citation Style Language ‏(CSL). وتوضع أنماطك الخاصة في المجلد «sheria/csl» في مجلد بياناتك.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>اختر م&amp;لفًا…</translation>
    </message>
    <message>
        <source>Citation styles (%1)</source>
        <translation>أنماط استشهاد (%1)</translation>
    </message>
</context>
<context>
    <name>sheria::app::SubscriptionPage</name>
    <message>
        <source>Everything in the library</source>
        <translation>كل ما في المكتبة</translation>
    </message>
    <message>
        <source>Only this selection</source>
        <translation>هذا التحديد فقط</translation>
    </message>
    <message>
        <source>&amp;Places</source>
        <translation>الأ&amp;قاليم</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>الأقاليم</translation>
    </message>
    <message>
        <source>&amp;Document types, if not all: act, act/by-law, judgment…</source>
        <translation>أ&amp;نواع المستندات، إن لم تكن كلها: act، act/by-law، judgment…</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Additional &amp;works, one address per line</source>
        <translation>م&amp;صنفات إضافية، عنوان URL واحد في كل سطر</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>المصنفات</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>%1, including all localities</source>
        <translation>%1، بما فيه كل المحليات</translation>
    </message>
    <message>
        <source>%1: national law only</source>
        <translation>%1: القانون الوطني فقط</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncController</name>
    <message>
        <source>Sync: %1</source>
        <translation>المزامنة: %1</translation>
    </message>
    <message>
        <source>S&amp;ync</source>
        <translation>ال&amp;مزامنة</translation>
    </message>
    <message>
        <source>Show sync</source>
        <translation>أظهر المزامنة</translation>
    </message>
</context>
<context>
    <name>sheria::app::SyncPanel</name>
    <message>
        <source>Sync</source>
        <translation>المزامنة</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>What Changed</source>
        <translation>ما الذي تغيّر</translation>
    </message>
    <message>
        <source>History</source>
        <translation>سجل التشغيل</translation>
    </message>
</context>
<context>
    <name>sheria::app::ThemeSettings</name>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Match System</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High Contrast</source>
        <translation>تباين عال</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>High contrast shows light text on black, with a contrast of at least 7:1.</source>
        <translation>يعرض التباين العالي نصًا فاتحًا على خلفية سوداء، بتباين لا يقل عن 7:1.</translation>
    </message>
    <message>
        <source>colours dark light contrast</source>
        <translation>ألوان داكن فاتح تباين</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>قلّل ال&amp;حركة</translation>
    </message>
    <message>
        <source>Pages do not scroll smoothly, and nothing fades or flashes. If the desktop turns animations off, this applies anyway.</source>
        <translation>لا تُمرَّر الصفحات تمريرًا متدرجًا، ولا يتلاشى شيء أو يومض. وإن أوقف سطح المكتب التحريكات سرى ذلك على أي حال.</translation>
    </message>
    <message>
        <source>animations accessibility</source>
        <translation>تحريكات إتاحة</translation>
    </message>
</context>
<context>
    <name>sheria::app::TimelineStrip</name>
    <message>
        <source>Revised</source>
        <translation>منقَّح</translation>
    </message>
    <message>
        <source>Revised by %1</source>
        <translation>نقّحه %1</translation>
    </message>
    <message>
        <source>To be revised</source>
        <translation>سيُنقَّح</translation>
    </message>
    <message>
        <source>To be revised by %1</source>
        <translation>سينقّحه %1</translation>
    </message>
    <message>
        <source>Amended</source>
        <translation>معدَّل</translation>
    </message>
    <message>
        <source>Amended by %1</source>
        <translation>عدّله %1</translation>
    </message>
    <message>
        <source>To be amended</source>
        <translation>سيُعدَّل</translation>
    </message>
    <message>
        <source>To be amended by %1</source>
        <translation>سيعدّله %1</translation>
    </message>
    <message>
        <source>Commenced in part</source>
        <translation>بدأ نفاذ جزء منه</translation>
    </message>
    <message>
        <source>Commenced in part by %1</source>
        <translation>بدأ نفاذ جزء منه بموجب %1</translation>
    </message>
    <message>
        <source>Commences in part</source>
        <translation>يبدأ نفاذ جزء منه</translation>
    </message>
    <message>
        <source>Commences in part by %1</source>
        <translation>يبدأ نفاذ جزء منه بموجب %1</translation>
    </message>
    <message>
        <source>Commenced</source>
        <translation>بدأ نفاذه</translation>
    </message>
    <message>
        <source>Commenced by %1</source>
        <translation>بدأ نفاذه بموجب %1</translation>
    </message>
    <message>
        <source>Commences</source>
        <translation>يبدأ نفاذه</translation>
    </message>
    <message>
        <source>Commences by %1</source>
        <translation>يبدأ نفاذه بموجب %1</translation>
    </message>
    <message>
        <source>Repealed</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>Repealed by %1</source>
        <translation>ألغاه %1</translation>
    </message>
    <message>
        <source>To be repealed</source>
        <translation>سيُلغى</translation>
    </message>
    <message>
        <source>To be repealed by %1</source>
        <translation>سيلغيه %1</translation>
    </message>
    <message>
        <source>A version of the text begins</source>
        <translation>تبدأ صيغة من النص</translation>
    </message>
    <message>
        <source>Timeline of this work</source>
        <translation>الخط الزمني لهذا المصنف</translation>
    </message>
    <message>
        <source>Latest version</source>
        <translation>أحدث صيغة</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokenBox</name>
    <message>
        <source>Until I quit</source>
        <translation>حتى أنهي البرنامج</translation>
    </message>
    <message>
        <source>In a file, encrypted with a password</source>
        <translation>في ملف مشفّر بكلمة سر</translation>
    </message>
    <message>
        <source>Store the key:</source>
        <translation>احفظ المفتاح:</translation>
    </message>
    <message>
        <source>Store the token:</source>
        <translation>احفظ رمز الوصول:</translation>
    </message>
    <message>
        <source>In the system keychain</source>
        <translation>في سلسلة مفاتيح النظام</translation>
    </message>
    <message numerus="yes">
        <source>The password must have at least %n characters.</source>
        <translation>
            <numerusform>لا حد أدنى لطول كلمة السر.</numerusform>
            <numerusform>الحد الأدنى لطول كلمة السر محرف واحد.</numerusform>
            <numerusform>الحد الأدنى لطول كلمة السر محرفان.</numerusform>
            <numerusform>الحد الأدنى لطول كلمة السر %Ln محارف.</numerusform>
            <numerusform>الحد الأدنى لطول كلمة السر %Ln محرفًا.</numerusform>
            <numerusform>الحد الأدنى لطول كلمة السر %Ln محرف.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are asked for the password each time you start the program.</source>
        <translation>تُسأل عن كلمة السر كلما بدأت البرنامج.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the key again.</source>
        <translation>لا يمكن استرجاعها. فإن نسيتها فأدخل المفتاح من جديد.</translation>
    </message>
    <message>
        <source>It cannot be recovered. If you forget it, enter the token again.</source>
        <translation>لا يمكن استرجاعها. فإن نسيتها فأدخل رمز الوصول من جديد.</translation>
    </message>
    <message>
        <source>Enter the key again at the next start.</source>
        <translation>أدخل المفتاح من جديد عند البدء القادم.</translation>
    </message>
    <message>
        <source>System keychain unavailable. Enter the key again at the next start.</source>
        <translation>سلسلة مفاتيح النظام غير متاحة. أدخل المفتاح من جديد عند البدء القادم.</translation>
    </message>
    <message>
        <source>You are asked for the token at the next start.</source>
        <translation>تُسأل عن رمز الوصول عند البدء القادم.</translation>
    </message>
    <message>
        <source>System keychain unavailable. You are asked for the token at the next start.</source>
        <translation>سلسلة مفاتيح النظام غير متاحة. تُسأل عن رمز الوصول عند البدء القادم.</translation>
    </message>
    <message>
        <source>Its password:</source>
        <translation>كلمة سره:</translation>
    </message>
    <message>
        <source>A new password:</source>
        <translation>كلمة سر جديدة:</translation>
    </message>
    <message>
        <source>The system may ask you to sign in.</source>
        <translation>قد يطلب منك النظام تسجيل الدخول.</translation>
    </message>
</context>
<context>
    <name>sheria::app::TokensPage</name>
    <message>
        <source>Tokens of the account</source>
        <translation>رموز وصول الحساب</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Starts with</source>
        <translation>يبدأ بـ</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>آخر استخدام</translation>
    </message>
    <message>
        <source>Purpose of the new token</source>
        <translation>الغرض من رمز الوصول الجديد</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>رمز وصول جديد</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>أبطِل…</translation>
    </message>
    <message>
        <source>The new token, shown only once. Copy it and keep it safe.</source>
        <translation>رمز الوصول الجديد، ويُعرض مرة واحدة فقط. انسخه واحفظه في مكان آمن.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>رمز الوصول الجديد</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>I Have Copied It</source>
        <translation>نسختُه</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>Created in the application</source>
        <translation>أُنشئ في التطبيق</translation>
    </message>
    <message>
        <source>Revoke Token</source>
        <translation>أبطِل رمز الوصول</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>أتريد إبطال «%1»؟</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>أبطِل</translation>
    </message>
    <message>
        <source>Programs that use it lose access immediately. This cannot be undone.</source>
        <translation>تفقد البرامج التي تستخدمه الوصول فورًا. ولا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Add an account first. Its tokens are listed here.</source>
        <translation>أضف حسابًا أولًا. تُعرض رموز وصوله هنا.</translation>
    </message>
    <message>
        <source>No tokens yet. Programs sign in with one.</source>
        <translation>لا رموز وصول بعد. تستوثق البرامج برمز وصول.</translation>
    </message>
</context>
<context>
    <name>sheria::app::ToolsPage</name>
    <message>
        <source>Tools for language models</source>
        <translation>أدوات للنماذج اللغوية</translation>
    </message>
    <message>
        <source>Semantic search</source>
        <translation>البحث بالمعنى</translation>
    </message>
    <message>
        <source>Allow AI assistants to use this library as tools</source>
        <translation>اسمح لمساعدي الذكاء الاصطناعي باستخدام هذه المكتبة أدواتٍ</translation>
    </message>
    <message>
        <source>New Token</source>
        <translation>رمز وصول جديد</translation>
    </message>
    <message>
        <source>Token, shown only once</source>
        <translation>رمز الوصول، ويُعرض مرة واحدة فقط</translation>
    </message>
    <message>
        <source>Program type</source>
        <translation>نوع البرنامج</translation>
    </message>
    <message>
        <source>Starts a program (mcpServers)</source>
        <translation>يشغّل برنامجًا (mcpServers)</translation>
    </message>
    <message>
        <source>Uses the address (mcpServers)</source>
        <translation>يستخدم العنوان (mcpServers)</translation>
    </message>
    <message>
        <source>Editors (servers)</source>
        <translation>هو محرّر نصوص (servers)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>يعمل من سطر الأوامر</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>For the program&apos;s settings</source>
        <translation>لإعدادات البرنامج</translation>
    </message>
    <message>
        <source>For the settings of a program that</source>
        <translation>لإعدادات برنامج</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>احفظ</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>أوقف التشغيل</translation>
    </message>
    <message>
        <source>An embeddings endpoint on this computer or elsewhere. Texts of the library and queries are sent to it.</source>
        <translation>نقطة نهاية تضمينات على هذا الحاسوب أو في مكان آخر. وتُرسل إليها نصوص المكتبة والاستعلامات.</translation>
    </message>
    <message>
        <source>Texts, queries and the key are sent to this address unencrypted and can be intercepted. Use https:// if the endpoint supports it.</source>
        <translation>تُرسل النصوص والاستعلامات والمفتاح إلى هذا العنوان بلا تشفير ويمكن اعتراضها. استخدم https://‎ إن كانت نقطة النهاية تدعمه.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Also find words of the same family, such as “decision” for “decide” (English)</source>
        <translation>البحث أيضًا عن كلمات من الأسرة نفسها، مثل “decision” مع “decide” (بالإنجليزية)</translation>
    </message>
    <message>
        <source>Off. Passages are found by words and word families.</source>
        <translation>متوقفة. يُعثر على المقاطع بالكلمات وأسرها.</translation>
    </message>
    <message>
        <source>Off. Passages are found by words only.</source>
        <translation>متوقفة. يُعثر على المقاطع بالكلمات وحدها.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 passages embedded; %n text(s) pending.</source>
        <translation>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ لا نصوص معلّقة.</numerusform>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ نص واحد معلّق.</numerusform>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ نصان معلّقان.</numerusform>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ %Ln نصوص معلّقة.</numerusform>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ %Ln نصًا معلّقًا.</numerusform>
            <numerusform>المقاطع التي حُسبت تضميناتها: %L1؛ %Ln نص معلّق.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %L1 passages are embedded (%L2 dimensions).</source>
        <translation>حُسبت تضمينات كل المقاطع، وعددها %L1 (عدد الأبعاد: %L2).</translation>
    </message>
    <message>
        <source>The tools use the token that starts with %1.</source>
        <translation>تستخدم الأدوات رمز الوصول الذي يبدأ بـ %1.</translation>
    </message>
    <message>
        <source>The tools have no token yet.</source>
        <translation>لا رمز وصول للأدوات بعد.</translation>
    </message>
    <message>
        <source>Stored; enter another one to replace it</source>
        <translation>محفوظ؛ أدخل غيره لاستبداله</translation>
    </message>
    <message>
        <source>Only if the endpoint requires one</source>
        <translation>فقط إن كانت نقطة النهاية تطلب مفتاحًا</translation>
    </message>
    <message>
        <source>Enter an address starting with http:// or https:// and a model name.</source>
        <translation>أدخل عنوانًا يبدأ بـ http://‎ أو https://‎ واسم نموذج.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoController</name>
    <message>
        <source>Not Possible</source>
        <translation>غير ممكن</translation>
    </message>
    <message>
        <source>Move “%1” to the trash?

%2

Clients of the API and webhooks are notified that it was deleted. You can restore it with File &gt; Trash and Imports.</source>
        <translation>أتريد نقل «%1» إلى المهملات؟

%2

يُبلَّغ عملاء واجهة API وخطافات الويب بحذفه. ويمكنك استعادته من ملف &gt; المهملات وعمليات الاستيراد.</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>انقل إلى المهملات</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash.</source>
        <translation>نُقل «%1» إلى المهملات.</translation>
    </message>
    <message>
        <source>“%1” cannot be deleted.</source>
        <translation>لا يمكن حذف «%1».</translation>
    </message>
    <message>
        <source>%1, version of %2</source>
        <comment>title, date</comment>
        <translation>%1، صيغة %2</translation>
    </message>
    <message>
        <source>Set Address</source>
        <translation>عيّن عنوان URL</translation>
    </message>
    <message>
        <source>The document does not say which work it is. Enter the work&apos;s address, such as /akn/za/act/1998/55. Imports of the same document will keep it.</source>
        <translation>لا يذكر المستند المصنف الذي هو نصه. أدخل عنوان URL للمصنف، مثل ‎/akn/za/act/1998/55‎. وتحتفظ به عمليات استيراد المستند نفسه.</translation>
    </message>
    <message>
        <source>Address of the work</source>
        <translation>عنوان URL للمصنف</translation>
    </message>
    <message>
        <source>Title, if the document has none</source>
        <translation>العنوان، إن لم يكن للمستند عنوان</translation>
    </message>
    <message>
        <source>Date, if the document has none</source>
        <translation>التاريخ، إن لم يكن للمستند تاريخ</translation>
    </message>
    <message>
        <source>Address:</source>
        <translation>عنوان URL:</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>العنوان:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>التاريخ:</translation>
    </message>
    <message>
        <source>Give Address</source>
        <translation>أعطِ عنوان URL</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>The document is now %1.</source>
        <translation>عنوان URL للمستند الآن %1.</translation>
    </message>
    <message>
        <source>The address was not given.</source>
        <translation>لم يُعطَ عنوان URL.</translation>
    </message>
    <message>
        <source>The document is unidentified again.</source>
        <translation>عاد المستند غير معرَّف.</translation>
    </message>
    <message>
        <source>The address cannot be taken back.</source>
        <translation>لا يمكن سحب عنوان URL.</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>تراجع عن الاستيراد</translation>
    </message>
    <message>
        <source>Undo this import?

Works and versions that it added are deleted, and those that it changed are as before.</source>
        <translation>أتريد التراجع عن هذا الاستيراد؟

تُحذف المصنفات والصيغ التي أضافها، وتعود التي غيّرها كما كانت.</translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>تم التراجع عن الاستيراد.</translation>
    </message>
    <message>
        <source>The import cannot be undone.</source>
        <translation>لا يمكن التراجع عن الاستيراد.</translation>
    </message>
    <message>
        <source>“%1” was restored from the trash.</source>
        <translation>استُعيد «%1» من المهملات.</translation>
    </message>
    <message>
        <source>“%1” cannot be restored.</source>
        <translation>لا يمكن استعادة «%1».</translation>
    </message>
    <message>
        <source>Delete Permanently</source>
        <translation>احذف نهائيًا</translation>
    </message>
    <message>
        <source>Delete everything in the trash? This cannot be undone.</source>
        <translation>أتريد حذف كل ما في المهملات؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Delete “%1” permanently? This cannot be undone.</source>
        <translation>أتريد حذف «%1» نهائيًا؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>احذف</translation>
    </message>
    <message>
        <source>The trash was emptied.</source>
        <translation>أُفرغت المهملات.</translation>
    </message>
    <message>
        <source>“%1” was deleted permanently.</source>
        <translation>حُذف «%1» نهائيًا.</translation>
    </message>
    <message>
        <source>The trash cannot be emptied.</source>
        <translation>لا يمكن إفراغ المهملات.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UndoDialog</name>
    <message>
        <source>Trash and Imports</source>
        <translation>المهملات وعمليات الاستيراد</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>المهملات</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>عمليات الاستيراد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>أغلق</translation>
    </message>
    <message>
        <source>Deleted works and versions</source>
        <translation>المصنفات والصيغ المحذوفة</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعد</translation>
    </message>
    <message>
        <source>Delete Permanently…</source>
        <translation>احذف نهائيًا…</translation>
    </message>
    <message>
        <source>Empty Trash…</source>
        <translation>أفرغ المهملات…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>مستورد</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>الملفات والمجلدات</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>المصنفات</translation>
    </message>
    <message>
        <source>Undo Import…</source>
        <translation>تراجع عن الاستيراد…</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>المهملات فارغة.</translation>
    </message>
    <message>
        <source>There is no import to undo.</source>
        <translation>لا استيراد للتراجع عنه.</translation>
    </message>
</context>
<context>
    <name>sheria::app::UnsealDialog</name>
    <message>
        <source>Encrypted Tokens</source>
        <translation>رموز وصول مشفّرة</translation>
    </message>
    <message>
        <source>Password of the file in which the token is stored:</source>
        <translation>كلمة سر الملف الذي حُفظ فيه رمز الوصول:</translation>
    </message>
    <message>
        <source>Enter Token Again…</source>
        <translation>أدخل رمز الوصول من جديد…</translation>
    </message>
    <message>
        <source>If you have forgotten the password</source>
        <translation>إن نسيت كلمة السر</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>افتح</translation>
    </message>
    <message>
        <source>Wrong password for the encrypted file.</source>
        <translation>كلمة السر خطأ للملف المشفّر.</translation>
    </message>
</context>
<context>
    <name>sheria::app::Waterfall</name>
    <message>
        <source>Attempts of this invocation</source>
        <translation>محاولات هذا الاستدعاء</translation>
    </message>
    <message>
        <source>%1: after %2, %3</source>
        <translation>%1: بعد %2، %3</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>outcome, time since the first attempt</comment>
        <translation>%1، بعد %2</translation>
    </message>
    <message>
        <source>next, after %1</source>
        <translation>التالية، بعد %1</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhookPanel</name>
    <message>
        <source>Webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>جهات الاستلام</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>السيناريوهات</translation>
    </message>
    <message>
        <source>Incoming</source>
        <translation>الواردة</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>التقارب</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>التمرير</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>لا مكتبة مفتوحة.</translation>
    </message>
    <message>
        <source>Nothing is sent while the server is stopped.</source>
        <translation>لا يُرسل شيء ما دام الخادم متوقفًا.</translation>
    </message>
    <message>
        <source>Delivery active.</source>
        <translation>التسليم نشط.</translation>
    </message>
</context>
<context>
    <name>sheria::app::WebhooksController</name>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;خطافات الويب</translation>
    </message>
</context>
<context>
    <name>sheria::app::WelcomePage</name>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Open the same file again</source>
        <translation>افتح الملف نفسه من جديد</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>افتح المكتبة النموذجية</translation>
    </message>
    <message>
        <source>Acts and judgments of an invented country, to explore the program</source>
        <translation>قوانين وأحكام لبلد متخيَّل، لاستكشاف البرنامج</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>اتصل بخادم…</translation>
    </message>
    <message>
        <source>Downloads legislation from a server and keeps it up to date</source>
        <translation>ينزّل التشريعات من خادم ويبقيها محدَّثة</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>استورد مجلدًا…</translation>
    </message>
    <message>
        <source>Every Akoma Ntoso file in it, and in the folders below</source>
        <translation>كل ملفات Akoma Ntoso فيه وفي مجلداته الفرعية</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>استورد ملفات…</translation>
    </message>
    <message>
        <source>Akoma Ntoso files, ZIP archives, and packs of other libraries</source>
        <translation>ملفات Akoma Ntoso وأرشيفات ZIP وحزم مكتبات أخرى</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>افتح مكتبة أخرى…</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>مكتبة جديدة…</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>المكتبات الحديثة</translation>
    </message>
    <message>
        <source>Welcome to Sheria</source>
        <translation>مرحبًا بك في Sheria</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s)</source>
        <translation>
            <numerusform>لا مصنفات</numerusform>
            <numerusform>مصنف واحد</numerusform>
            <numerusform>مصنفان</numerusform>
            <numerusform>%Ln مصنفات</numerusform>
            <numerusform>%Ln مصنفًا</numerusform>
            <numerusform>%Ln مصنف</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is empty. Import documents, connect to a server, or explore the sample library.</source>
        <translation>هذه المكتبة فارغة. استورد مستندات، أو اتصل بخادم، أو استكشف المكتبة النموذجية.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>تُفتح %1…</translation>
    </message>
</context>
<context>
    <name>sheria::app::WindowHost</name>
    <message>
        <source>The import is stopped. What is imported stays; import the rest again.</source>
        <translation>يُوقف الاستيراد. ويبقى ما استُورد؛ استورد الباقي من جديد.</translation>
    </message>
    <message>
        <source>The sync is interrupted, and goes on afterwards.</source>
        <translation>تنقطع المزامنة ثم تتابع بعد ذلك.</translation>
    </message>
    <message>
        <source>The server is stopped, and started again on the same port.</source>
        <translation>يُوقف الخادم ثم يبدأ من جديد على المنفذ نفسه.</translation>
    </message>
    <message>
        <source>Open dialogs are closed without saving.</source>
        <translation>تُغلق الحوارات المفتوحة بلا حفظ.</translation>
    </message>
    <message>
        <source>Change the Language Now?</source>
        <translation>أتغيّر اللغة الآن؟</translation>
    </message>
    <message>
        <source>The window is opened again in the other language.</source>
        <translation>تُفتح النافذة من جديد باللغة الأخرى.</translation>
    </message>
    <message>
        <source>Change Now</source>
        <translation>غيّر الآن</translation>
    </message>
    <message>
        <source>If you cancel, the language changes at the next start.</source>
        <translation>إن ألغيت تغيّرت اللغة عند البدء القادم.</translation>
    </message>
</context>
</TS>
