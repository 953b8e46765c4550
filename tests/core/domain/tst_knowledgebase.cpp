// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/domain/knowledgebase.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_knowledgebase {

using namespace Qt::StringLiterals;
using namespace sheria;

class TestKnowledgeBase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tidiesWords()
    {
        KnowledgeBase base;
        base.code = "a-B_9";
        base.name = u" Acts "_s;
        base.places = {"xa", " aa ", "xa", ""};
        const Result<KnowledgeBase> checkedBase = checked(base);
        QVERIFY(checkedBase);
        QCOMPARE(checkedBase->name, u"Acts"_s);
        QVERIFY((checkedBase->places == std::vector<QByteArray>{"aa", "xa"}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<bool>("isGood");
        const QString name = u"Acts"_s;
        QTest::newRow("good") << QByteArray("acts") << name << QByteArray("xa") << true;
        QTest::newRow("longest code") << QByteArray(50, 'c') << name << QByteArray() << true;
        QTest::newRow("longest name")
            << QByteArray("c") << QString(255, u'ä') << QByteArray() << true;
        QTest::newRow("no code") << QByteArray() << name << QByteArray() << false;
        QTest::newRow("code too long") << QByteArray(51, 'c') << name << QByteArray() << false;
        QTest::newRow("blank in code") << QByteArray("a b") << name << QByteArray() << false;
        QTest::newRow("dot in code") << QByteArray("a.b") << name << QByteArray() << false;
        QTest::newRow("letter beyond ASCII") << QByteArray("ä") << name << QByteArray() << false;
        QTest::newRow("no name") << QByteArray("c") << u" "_s << QByteArray() << false;
        QTest::newRow("name too long")
            << QByteArray("c") << QString(256, u'n') << QByteArray() << false;
        QTest::newRow("two words") << QByteArray("c") << name << QByteArray("xa xb") << false;
        QTest::newRow("long word") << QByteArray("c") << name << QByteArray(201, 'x') << false;
    }
    void refuses()
    {
        QFETCH(QByteArray, code);
        QFETCH(QString, name);
        QFETCH(QByteArray, place);
        QFETCH(bool, isGood);
        KnowledgeBase base;
        base.code = code;
        base.name = name;
        base.places = {place};
        const Result<KnowledgeBase> result = checked(base);
        QCOMPARE(result.has_value(), isGood);
        if (!isGood) {
            QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
            QVERIFY(!result.error().text().isEmpty());
        }
    }
};

SHERIA_TEST(TestKnowledgeBase)
} // namespace tst_knowledgebase
#include "tst_knowledgebase.moc"
