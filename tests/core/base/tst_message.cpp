// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_message {

using namespace sheria;
using namespace Qt::StringLiterals;

/// A sentence with arguments: in English, translated, and as it is stored.
class TestMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsItsBlanks_data()
    {
        QTest::addColumn<QString>("filled");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const Message &message, const QString &expected) {
            QTest::newRow(name) << message.english() << expected;
        };
        row("empty", {}, {});
        row("no argument", Message::tr("it is encrypted"), u"it is encrypted"_s);
        row("types", Message::tr("%1, %2, %3, %4", u"é"_s, "é"_ba, -3, quint64(7)),
            u"é, é, -3, 7"_s);
        row("concatenated", Message::tr("member %1", u"a"_s + u"b"_s), u"member ab"_s);
        row("other order, twice", Message::tr("%2 %1 %2", 1, 2), u"2 1 2"_s);
        row("nested", Message::tr("line %1: %2", 3, Message::tr("no element %1", u"p"_s)),
            u"line 3: no element p"_s);
        row("a blank in an argument", Message::tr("%1 and %2", u"%2"_s, u"%1"_s), u"%2 and %1"_s);
        row("a blank in a nested argument",
            Message::tr("%1 (%2)", Message::tr("no file %1", u"%1%2"_s), 5), u"no file %1%2 (5)"_s);
        row("a text is no pattern", Message(u"100%1 %9 %"_s), u"100%1 %9 %"_s);
        row("a percent sign that is no blank", Message::tr("%0 %% %x %1%", 1), u"%0 %% %x 1%"_s);
        row("joined", Message::joined({u"a"_s, {}, Message::tr("b %1", 1), u"%1"_s}, u"; "_s),
            u"a; b 1; %1"_s);
        row("joined of one", Message::joined({{}, u"a"_s}, u"; "_s), u"a"_s);
        row("about", Message::about(u"https://a.example/%2"_s, Message::tr("not found")),
            u"https://a.example/%2: not found"_s);
        row("about nothing", Message::about({}, Message::tr("not found")), u"not found"_s);
    }
    void fillsItsBlanks()
    {
        QFETCH(QString, filled);
        QTEST(filled, "expected");
    }

    void translatesSentencesNotTexts()
    {
        const auto translate = [](const char *sentence) {
            const QByteArray text(sentence);
            return text == "in %1: %2" ? u"%2 <- %1"_s
                : text == "found"      ? u"trouvé"_s
                                       : QString::fromUtf8(sentence);
        };
        const Message message = Message::tr("in %1: %2", u"found"_s, Message::tr("found"));
        QCOMPARE(message.english(), u"in found: found"_s);
        QCOMPARE(message.translated(translate), u"trouvé <- found"_s);
        QCOMPARE(Message::fromStored(message.stored()).translated(translate),
                 message.translated(translate));
    }

    void keepsWhatATranslationDoesNotHold()
    {
        const auto tooFew = [](const char *) {
            return u"rien"_s;
        };
        const auto tooMany = [](const char *) {
            return u"%1 %2 %9"_s;
        };
        QCOMPARE(Message::tr("file %1", u"a"_s).translated(tooFew), u"rien"_s);
        QCOMPARE(Message::tr("file %1", u"a"_s).translated(tooMany), u"a %2 %9"_s);
    }

    void isReadBackAsItWasStored_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("again");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<bool>("isEqual");
        const auto row = [](const char *name, const Message &message, const QString &expected) {
            const Message again = Message::fromStored(message.stored());
            QTest::newRow(name) << message.stored() << again.stored() << expected
                                << (again == message && again.english() == message.english());
        };
        row("empty", {}, {});
        row("text", u"it is encrypted"_s, u"it is encrypted"_s);
        row("text that looks like JSON", u"[\"a\",\"b\"]"_s, u"[\"[\\\"a\\\",\\\"b\\\"]\"]"_s);
        row("text with a bracket", u"[main] failed"_s, u"[\"[main] failed\"]"_s);
        row("argument", Message::tr("file %1", u"é\"%1"_s), u"[\"file %1\",\"é\\\"%1\"]"_s);
        row("nested", Message::tr("%1: %2", 1, Message::tr("in %1", Message::tr("b"))),
            u"[\"%1: %2\",\"1\",[\"in %1\",[\"b\"]]]"_s);
        row("many joined",
            Message::joined(std::vector<Message>(10, Message::tr("a %1", 1)), u"; "_s),
            Message::joined(std::vector<Message>(10, Message::tr("a %1", 1)), u"; "_s).stored());
    }
    void isReadBackAsItWasStored()
    {
        QFETCH(QString, stored);
        QTEST(stored, "expected");
        QTEST(stored, "again");
        QFETCH(bool, isEqual);
        QVERIFY(isEqual);
    }

    /// Whatever stands in a database is text, and nothing but text.
    void takesForeignTextAsText_data()
    {
        QTest::addColumn<QString>("foreign");
        QTest::addColumn<QString>("english");
        const auto text = [](const char *name, const QString &foreign) {
            QTest::newRow(name) << foreign << foreign;
        };
        const QString deep = QString(40, u'[') + u"\"a\""_s + QString(40, u']');
        text("a row of an earlier version", u"there is no file %2%1.xml"_s);
        text("no JSON", u"[\"a"_s);
        text("nothing in it", u"[]"_s);
        text("an object", u"{\"a\":\"b\"}"_s);
        text("a number as sentence", u"[1,\"a\"]"_s);
        text("a number as argument", u"[\"a %1\",1]"_s);
        text("an object as argument", u"[\"a %1\",{\"b\":1}]"_s);
        text("an empty nested one", u"[\"a %1\",[]]"_s);
        text("null", u"[\"a %1\",null]"_s);
        text("more behind it", u"[\"a\"] b"_s);
        text("no sentence within", deep);
        text("too deep", u"[\"%1\","_s.repeated(100) + u"\"a\""_s + QString(100, u']'));
        text("far too deep", QString(100'000, u'['));
        text("too many arguments", u"[\"%1\""_s + u",\"a\""_s.repeated(10) + u']');
        QTest::newRow("fewer arguments than blanks") << u"[\"a %1 %2\",\"b\"]"_s << u"a b %2"_s;
        QTest::newRow("more arguments than blanks") << u"[\"a\",\"b\",\"c\"]"_s << u"a"_s;
        QTest::newRow("a NUL") << u"[\"a\\u0000%1\",\"b\"]"_s << u"a"_s;
    }
    void takesForeignTextAsText()
    {
        QFETCH(QString, foreign);
        QTEST(Message::fromStored(foreign).english(), "english");
    }

    void isTheTextOfAnError()
    {
        const Error error{ErrorCode::Corrupt, Message::tr("member %1 has no header", u"a"_s)};
        QCOMPARE(error.text(), u"member a has no header"_s);
        const Error plain{ErrorCode::Corrupt, u"50%1"_s};
        QCOMPARE(plain.text(), u"50%1"_s);
        QVERIFY(plain.message != error.message);
        QVERIFY(Error{}.text().isEmpty());
    }
};

SHERIA_TEST(TestMessage)
} // namespace tst_message
#include "tst_message.moc"
