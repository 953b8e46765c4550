// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/form.h"
#include "core/base/limits.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_form {

using namespace sheria;
using namespace Qt::StringLiterals;

const QByteArray Open = "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\">";
const QByteArray Close = "</akomaNtoso>";

QByteArray with(const QByteArray &content)
{
    return Open + content + Close;
}

/// What a lenient parser would let through.
class TestForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("plain") << with("<act/>");
        QTest::newRow("declaration")
            << "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n" + with("<act/>");
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + with("<act/>");
        QTest::newRow("comments and instructions around")
            << "<!-- a --><?b c?>\n" + with("<act/>") + "\n<!-- d --><?e?>\n";
        QTest::newRow("the five entities")
            << with("<a b=\"&lt;&gt;&amp;&quot;&apos;\">&lt;&gt;&amp;&quot;&apos;</a>");
        QTest::newRow("character references") << with("<a>&#x1D538;&#65;&#x9;</a>");
        QTest::newRow("CDATA") << with("<a><![CDATA[<not> & markup ]]></a>");
        QTest::newRow("greater-than in text and value") << with("<a b='>'>></a>");
        QTest::newRow("brackets") << with("<a>]] ]> ]</a>");
        QTest::newRow("names beyond ASCII") << QByteArray(Open + "<änderung ñ=\"1\"/>" + Close);
        QTest::newRow("name characters") << with("<a-b.c_d1 e-f.g_h1='x'/>");
        QTest::newRow("default namespace taken back") << with("<a xmlns=''/>");
        QTest::newRow("a prefix declared where it is used")
            << with("<p:a xmlns:p='urn:x' p:b='c'/>");
        QTest::newRow("xml: is always there") << with("<a xml:lang='en' xml:space='preserve'/>");
        QTest::newRow("one local name in two namespaces")
            << with("<a xmlns:p='urn:x' b='1' p:b='2'/>");
        QTest::newRow("white space in tags") << with("<a\n\tb = 'c'\r\n/><d ></d\n>");
        QTest::newRow("four bytes") << with("<a>\xF0\x9D\x94\xB8</a>");
        QTest::newRow("no act") << with("");
    }
    void accepts()
    {
        QFETCH(QByteArray, bytes);
        const Result<akn::Form> form = akn::checkForm(bytes);
        QVERIFY2(form, form ? "" : qPrintable(form.error().text()));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        constexpr ErrorCode Bad = ErrorCode::InvalidArgument;
        constexpr ErrorCode No = ErrorCode::Unsupported;
        const auto row = [](const char *name, const QByteArray &bytes, ErrorCode code,
                            const QString &detail) {
            QTest::newRow(name) << bytes << code << detail;
        };
        row("nothing", "", Bad, u"line 1, column 1: there is no element"_s);
        row("white space", " \n ", Bad, u"there is no element"_s);
        row("text", "hello", Bad, u"this is not XML"_s);
        row("two marks", "\xEF\xBB\xBF\xEF\xBB\xBF" + with(""), Bad, u"this is not XML"_s);
        row("HTML", "<!DOCTYPE html><html></html>", Bad, u"web page"_s);
        row("DTD", "<!DOCTYPE akomaNtoso [<!ENTITY a 'b'>]>" + with(""), No,
            u"document type declaration"_s);
        row("XML 1.1", "<?xml version='1.1'?>" + with(""), No, u"XML \"1.1\" is not supported"_s);
        row("late declaration", " <?xml version='1.0'?>" + with(""), Bad,
            u"only allowed at the very beginning"_s);
        row("no version", "<?xml encoding='UTF-8'?>" + with(""), Bad,
            u"XML declaration is malformed"_s);
        row("two roots", with("") + with(""), Bad, u"content after the end"_s);
        row("text after the root", with("") + "x", Bad, u"content after the end"_s);
        row("not closed", Open, Bad, u"ends inside the element \"akomaNtoso\""_s);
        row("wrong end", with("<a></b>"), Bad, u"does not match the start tag of \"a\""_s);
        row("longer end", with("<a></ab>"), Bad, u"does not match"_s);
        row("end without start", "</a>", Bad, u"\"/\" is not allowed here"_s);
        row("tag cut off", Open + "<a b='c'", Bad, u"ends here unexpectedly"_s);
        row("value cut off", Open + "<a b='c", Bad, u"ends here unexpectedly"_s);
        row("no value", with("<a b/>"), Bad, u"\"/\" is not allowed here"_s);
        row("no quotes", with("<a b=c/>"), Bad, u"\"c\" is not allowed here"_s);
        row("no space between", with("<a b='c'd='e'/>"), Bad, u"\"d\" is not allowed here"_s);
        row("twice", with("<a b='1' c='2' b='3'/>"), Bad, u"\"b\" is repeated"_s);
        row("twice by namespace", with("<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>"), Bad,
            u"with two prefixes"_s);
        row("undeclared prefix", with("<p:a/>"), Bad,
            u"a prefix in the tag \"p:a\" is not declared"_s);
        row("undeclared attribute prefix", with("<a p:b='c'/>"), Bad,
            u"a prefix in the tag \"a\" is not declared"_s);
        row("prefix out of scope", with("<a xmlns:p='u'/><p:b/>"), Bad, u"not declared"_s);
        row("prefix without namespace", with("<a xmlns:p=''/>"), Bad, u"is not allowed"_s);
        row("xml redefined", with("<a xmlns:xml='u'/>"), Bad, u"is not allowed"_s);
        row("xmlns declared", with("<a xmlns:xmlns='u'/>"), Bad, u"is not allowed"_s);
        row("two colons", with("<a:b:c/>"), Bad, u"\":\" is not allowed here"_s);
        row("colon at the end", with("<a:/>"), Bad, u"\"/\" is not allowed here"_s);
        row("colon at the beginning", with("<:a/>"), Bad, u"\":\" is not allowed here"_s);
        row("name begins with a digit", with("<1a/>"), Bad, u"\"1\" is not allowed here"_s);
        row("name begins with a dash", with("<-a/>"), Bad, u"\"-\" is not allowed here"_s);
        row("less-than in a value", with("<a b='<'/>"), Bad, u"\"<\" is not allowed here"_s);
        row("CDATA end in text", with("<a>]]></a>"), Bad, u"\">\" is not allowed here"_s);
        row("CDATA outside", "<![CDATA[x]]>" + with(""), Bad, u"\"<\" is not allowed here"_s);
        row("open CDATA", Open + "<![CDATA[x", Bad, u"ends here unexpectedly"_s);
        row("two dashes", with("<!-- a -- b -->"), Bad, u"\" \" is not allowed here"_s);
        row("open comment", Open + "<!-- a", Bad, u"ends here unexpectedly"_s);
        row("ampersand", with("<a>Q & A</a>"), Bad, u"must be written"_s);
        row("entity", with("<a>&nbsp;</a>"), Bad, u"the entity \"nbsp\" is not defined"_s);
        row("entity in a value", with("<a b='&x;'/>"), Bad,
            u"an entity in the tag \"a\" is not defined"_s);
        row("empty reference", with("<a>&#;</a>"), Bad, u"\";\" is not allowed here"_s);
        row("huge reference", with("<a>&#99999999999;</a>"), Bad, u"XML forbids"_s);
        row("reference to NUL", with("<a>&#0;</a>"), Bad, u"XML forbids"_s);
        row("reference to a surrogate", with("<a>&#xD800;</a>"), Bad, u"XML forbids"_s);
        row("NUL", with(QByteArray("<a>\0</a>", 8)), Bad, u"U+0000"_s);
        row("NUL in a value", with(QByteArray("<a b='\0'/>", 10)), Bad, u"U+0000"_s);
        row("control character", with("<a>\x01</a>"), Bad, u"U+0001"_s);
        row("overlong", with("<a>\xC0\xAF</a>"), Bad, u"malformed UTF-8"_s);
        row("overlong, three bytes", with("<a>\xE0\x80\xAF</a>"), Bad, u"malformed UTF-8"_s);
        row("surrogate", with("<a>\xED\xA0\x80</a>"), Bad, u"malformed UTF-8"_s);
        row("U+FFFE", with("<a>\xEF\xBF\xBE</a>"), Bad, u"malformed UTF-8"_s);
        row("beyond Unicode", with("<a>\xF4\x90\x80\x80</a>"), Bad, u"malformed UTF-8"_s);
        row("cut character", with("<a>\xC3</a>"), Bad, u"malformed UTF-8"_s);
        row("cut character in a name", with("<a\xC3/>"), Bad, u"malformed UTF-8"_s);
        row("lone continuation", with("<a>\x80</a>"), Bad, u"malformed UTF-8"_s);
        row("not Akoma Ntoso", "<html/>", Bad, u"the root element is \"html\""_s);
        row("no namespace", "<akomaNtoso/>", Bad, u"is in no namespace"_s);
        row("unknown namespace", "<akomaNtoso xmlns='urn:x'/>", Bad, u"\"urn:x\""_s);
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, detail);
        const Result<akn::Form> form = akn::checkForm(bytes);
        QVERIFY(!form);
        QTEST(form.error().code, "code");
        QVERIFY2(form.error().text().startsWith(u"line "), qPrintable(form.error().text()));
        QVERIFY2(form.error().text().contains(detail), qPrintable(form.error().text()));
    }

    void saysWhere()
    {
        const Result<akn::Form> form = akn::checkForm(Open + "\n<a>\n\u00e4\u00f6 &x;</a>" + Close);
        QVERIFY(!form);
        QVERIFY2(form.error().text().startsWith(u"line 3, column 4: "),
                 qPrintable(form.error().text()));
    }

    void messagesAreOneHarmlessLine()
    {
        const QByteArray name = "x\xE2\x80\xAEy" + QByteArray(5000, 'z');
        const Result<akn::Form> form = akn::checkForm("<akomaNtoso xmlns=\"a&#10;b" + name
                                                      + "\"/>");
        QVERIFY(!form);
        QVERIFY(form.error().text().size() < 300);
        QVERIFY(!form.error().text().contains(u'\n'));
        QVERIFY(!form.error().text().contains(QChar(0x202E)));
    }

    void boundsWhatItReads_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("accepted");
        const auto nested = [](int depth) -> QByteArray {
            return with(QByteArray("<a>").repeated(depth) + QByteArray("</a>").repeated(depth));
        };
        QTest::newRow("deep") << nested(limits::MaxXmlDepth - 1) << true;
        QTest::newRow("too deep") << nested(limits::MaxXmlDepth) << false;
        const auto attributes = [](int count) -> QByteArray {
            QByteArray all;
            for (int i = 0; i < count; ++i)
                all += " a" + QByteArray::number(i) + "=''";
            return with("<a" + all + "/>");
        };
        QTest::newRow("many attributes") << attributes(limits::MaxAttributes) << true;
        QTest::newRow("too many attributes") << attributes(limits::MaxAttributes + 1) << false;
        const auto value = [](qsizetype size) -> QByteArray {
            return with("<a b='" + QByteArray(size, 'x') + "'/>");
        };
        QTest::newRow("long value") << value(limits::MaxAttributeBytes) << true;
        QTest::newRow("too long value") << value(limits::MaxAttributeBytes + 1) << false;
        const auto namespaces = [](int count) -> QByteArray {
            QByteArray all;
            for (int i = 0; i < count; ++i)
                all += " xmlns:p" + QByteArray::number(i) + "='u'";
            return with("<a" + all + "/>");
        };
        QTest::newRow("many namespaces") << namespaces(limits::MaxNamespaces - 1) << true;
        QTest::newRow("too many namespaces") << namespaces(limits::MaxNamespaces) << false;
    }
    void boundsWhatItReads()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, accepted);
        const Result<akn::Form> form = akn::checkForm(bytes);
        QCOMPARE(form.has_value(), accepted);
        if (!accepted)
            QCOMPARE(form.error().code, ErrorCode::Unsupported);
    }

    void manyAttributesAreStillCompared()
    {
        QByteArray all;
        for (int i = 0; i < 1000; ++i)
            all += " a" + QByteArray::number(i) + "=''";
        const Result<akn::Form> form = akn::checkForm(with("<a" + all + " a500=''/>"));
        QVERIFY(!form);
        QVERIFY(form.error().text().contains(u"\"a500\" is repeated"));
    }

    void tellsForeignElementsApart()
    {
        const QByteArray bytes = with(
            "<a><h:b xmlns:h='http://www.w3.org/1999/xhtml'/><c "
            "xmlns='http://www.w3.org/1998/Math/MathML'><d/></c><e/></a>");
        const Result<akn::Form> form = akn::checkForm(bytes);
        QVERIFY(form);
        QCOMPARE(form->foreign.size(), std::size_t(3));
        QCOMPARE(form->foreign[0].vocabulary, akn::Vocabulary::Xhtml);
        QCOMPARE(bytes.mid(form->foreign[0].offset, 3), "h:b"_ba);
        QCOMPARE(form->foreign[1].vocabulary, akn::Vocabulary::MathMl);
        QCOMPARE(bytes.mid(form->foreign[2].offset, 1), "d"_ba);
        QVERIFY(!form->hasPrefixes);
    }

    void knowsTheDialects_data()
    {
        QTest::addColumn<QByteArray>("root");
        QTest::addColumn<akn::Dialect>("dialect");
        QTest::newRow("3.0")
            << "akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0'"_ba
            << akn::Dialect::Akn30;
        QTest::newRow("3.0 draft")
            << "akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0/WD17'"_ba
            << akn::Dialect::Akn30Wd17;
        QTest::newRow("3.0 committee draft")
            << "akomaNtoso xmlns='http://docs.oasis-open.org/legaldocml/ns/akn/3.0/CSD13'"_ba
            << akn::Dialect::Akn30Wd17;
        QTest::newRow("2.0") << "akomaNtoso xmlns='http://www.akomantoso.org/2.0'"_ba
                             << akn::Dialect::Akn20;
        QTest::newRow("1.0") << "akomantoso xmlns='http://www.akomantoso.org/1.0'"_ba
                             << akn::Dialect::Akn10;
        QTest::newRow("German")
            << "akn:akomaNtoso xmlns:akn='http://Inhaltsdaten.LegalDocML.de/1.8.2/'"_ba
            << akn::Dialect::LegalDocMlDe;
        QTest::newRow("older German")
            << "akn:akomaNtoso xmlns:akn='http://Inhaltsdaten.LegalDocML.de/1.6/'"_ba
            << akn::Dialect::LegalDocMlDe;
    }
    void knowsTheDialects()
    {
        QFETCH(QByteArray, root);
        const Result<akn::Form> form = akn::checkForm("<" + root + "/>");
        QVERIFY(form);
        QTEST(form->dialect, "dialect");
    }
};

SHERIA_TEST(TestForm)
} // namespace tst_form
#include "tst_form.moc"
