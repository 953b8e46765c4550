// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/queryparser.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_queryparser {

using namespace Qt::StringLiterals;
using sheria::search::Node;

QByteArray all(const std::vector<std::string> &words)
{
    QByteArray text;
    for (const std::string &word : words)
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(word);
    return text;
}

QByteArray described(const Node &node);

QByteArray group(const char *name, const Node &node)
{
    QByteArray text = QByteArray(name) + '(';
    for (const Node &child : node.children)
        text += (text.endsWith('(') ? "" : ", ") + described(child);
    return text + ')';
}

/// A tree as text: and(tree, "dead wood", -leaf).
QByteArray described(const Node &node)
{
    const QByteArray field = node.field.isEmpty() ? QByteArray() : node.field + ':';
    switch (node.kind) {
    case Node::Kind::Nothing: return "nothing";
    case Node::Kind::Word: return field + all(node.words) + (node.isPrefix ? "*" : "");
    case Node::Kind::Phrase: return field + '"' + all(node.words) + '"';
    case Node::Kind::Near:
        return "near/" + QByteArray::number(node.distance) + '(' + all(node.words) + ')';
    case Node::Kind::Citation: return '[' + QByteArray::fromStdString(node.term) + ']';
    case Node::Kind::Pinpoint: return '{' + all(node.words) + '}';
    case Node::Kind::Uri: return '<' + node.value + '>';
    case Node::Kind::Field: return field + '=' + node.value;
    case Node::Kind::And: return group("and", node);
    case Node::Kind::Or: return group("or", node);
    case Node::Kind::Not: return group("not", node);
    }
    Q_UNREACHABLE();
}

bool isDimension(const QByteArray &name)
{
    return name == "place" || name == "court";
}

QByteArray parsed(const QString &text, bool isTyping = false)
{
    return described(sheria::search::parseQuery(text, isDimension, isTyping));
}

int depthOf(const Node &node)
{
    int depth = 0;
    for (const Node &child : node.children)
        depth = std::max(depth, depthOf(child));
    return depth + 1;
}

class TestQueryParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("tree");
        const auto row = [](const char *name, const char *text, const char *tree) {
            QTest::newRow(name) << QString::fromUtf8(text) << QByteArray(tree);
        };
        row("publisher's address", "https://www.legislation.gov.uk/id/ukpga/2020/17",
            "</akn/gb/act/ukpga/2020/17>");
        row("publisher's path", "eli/reg/2016/679/oj", "</akn/eu/act/reg/2016/679>");
        row("nothing", "", "nothing");
        row("blanks", " \t\n ", "nothing");
        row("a word", "tree", "tree");
        row("words", "felling of trees", "and(felling, of, trees)");
        row("a compound", "pre-trial hearing", "and(pre, trial, hearing)");
        row("possessive", "owner's dog", "and(owner, dog)");
        row("phrase", "\"chief forester\"", "\"chief forester\"");
        row("phrase and word", "tree \"dead wood\"", "and(tree, \"dead wood\")");
        row("phrase of one", "\"tree\"", "\"tree\"");
        row("without", "tree -leaf", "and(tree, not(leaf))");
        row("without a phrase", "tree -\"dead wood\"", "and(tree, not(\"dead wood\"))");
        row("without a group", "tree -(leaf OR root)", "and(tree, not(or(leaf, root)))");
        row("not", "tree NOT leaf", "and(tree, not(leaf))");
        row("hyphen in a word is no minus", "non-leaf", "and(non, leaf)");
        row("dash alone", "tree - leaf", "and(tree, leaf)");
        row("or", "tree OR bush", "or(tree, bush)");
        row("or binds closer", "tall tree OR bush", "and(tall, or(tree, bush))");
        row("small or is a word", "tree or bush", "and(tree, or, bush)");
        row("and", "tree AND bush", "and(tree, bush)");
        row("groups", "(tree OR bush) (cut OR fell)", "and(or(tree, bush), or(cut, fell))");
        row("title", "title:beacons", "title:beacons");
        row("title of a phrase", "title:\"tree protection\"", "title:\"tree protection\"");
        row("title in capitals", "TITLE:beacons", "title:beacons");
        row("title of two", "title:sub-lease", "and(title:sub, title:lease)");
        row("dimension", "place:za-cpt", "place:=za-cpt");
        row("dimension of words", "court:\"High Court\"", "court:=High Court");
        row("dimension in a group", "(court:xahc)", "court:=xahc");
        row("without a dimension", "tree -place:za", "and(tree, not(place:=za))");
        row("no such field", "colour:green", "and(colour, green)");
        row("field without value", "title: tree", "and(title, tree)");
        row("prefix", "fores*", "fores*");
        row("prefix of a title", "title:fores*", "title:fores*");
        row("star alone", "* tree", "tree");
        row("near", "tree NEAR bush", "near/10(tree bush)");
        row("near with a distance", "tree NEAR/3 bush", "near/3(tree bush)");
        row("near with none", "tree NEAR/0 bush", "near/1(tree bush)");
        row("near from far", "tree NEAR/99999 bush", "near/200(tree bush)");
        row("pinpoint", "section 12", "{section 12}");
        row("pinpoint and words", "s 12 licence", "and({s 12}, licence)");
        row("subsection", "s 12(3)(a)", "[12(3)(a)]");
        row("neutral citation", "[2019] KEHC 77", "[2019 kehc 77]");
        row("number of a year", "Act 17 of 2004", "and(Act, [17/2004])");
        row("URI", "/akn/za/act/2004/17", "</akn/za/act/2004/17>");
        row("URI without its slash", "akn/za/act/2004/17", "</akn/za/act/2004/17>");
        row("number in groups", "R1 000 000 fine", "and(R1000000, fine)");
        row("numbers in groups", "1 000 000 2 500", "and(1000000, 2500)");
        row("groups that end", "1 000.50 000", "and(1000.50, 000)");
        row("a beginning is no group", "1 000*", "and(1, 000*)");
        row("pinpoints", "section 12 13 section 14(2)", "and({section 12}, 13, [14(2)])");
        row("years are no groups", "2010 500", "and(2010, 500)");
        // What breaks the rules is a list of plain words.
        row("open quotation mark", "\"dead wood", "and(dead, wood)");
        row("quotation marks alone", "\"\" tree", "tree");
        row("open bracket", "(tree bush", "and(tree, bush)");
        row("closing bracket", "tree) bush", "and(tree, bush)");
        row("empty brackets", "tree ()", "tree");
        row("brackets about", ")tree(", "tree");
        row("or at the end", "tree OR", "and(tree, OR)");
        row("or at the beginning", "OR tree", "and(OR, tree)");
        row("or or", "tree OR OR bush", "and(tree, OR, OR, bush)");
        row("and at the end", "tree AND", "and(tree, AND)");
        row("not at the end", "tree NOT", "and(tree, NOT)");
        row("near a phrase", "tree NEAR \"dead wood\"", "and(tree, NEAR, dead, wood)");
        row("near alone", "NEAR/3", "and(NEAR, 3)");
        row("near near", "a NEAR b NEAR c", "and(a, NEAR, b, NEAR, c)");
        row("minus alone", "-", "nothing");
        row("signs", "?!;,&%$", "nothing");
        row("Arabic", "قانون الأشجار", "and(قانون, الأشجار)");
        row("Chinese", "森林法", "and(森, 林, 法)");
    }
    void reads()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, tree);
        QCOMPARE(parsed(text), tree);
    }

    void theLastWordGoesOnWhileTyping_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("tree");
        QTest::newRow("a word") << u"tre"_s << QByteArray("tre*");
        QTest::newRow("the last of two") << u"tall tre"_s << QByteArray("and(tall, tre*)");
        QTest::newRow("ended by a blank") << u"tree "_s << QByteArray("tree");
        QTest::newRow("ended phrase") << u"\"tre\""_s << QByteArray("\"tre\"");
        QTest::newRow("excluded") << u"a -tre"_s << QByteArray("and(a, not(tre*))");
        QTest::newRow("alternative") << u"a OR tre"_s << QByteArray("or(a, tre*)");
        QTest::newRow("title") << u"title:tre"_s << QByteArray("title:tre*");
    }
    void theLastWordGoesOnWhileTyping()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, tree);
        QCOMPARE(parsed(text, true), tree);
    }

    /// However long, deep or strange: a tree of bounded size, soon.
    void boundsWhatIsHostile_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("deep") << QString(100'000, u'(');
        QTest::newRow("deep and closed") << QString(1500, u'(') + u'a' + QString(1500, u')');
        QTest::newRow("minus after minus") << u"-"_s.repeated(3000) + u'a';
        QTest::newRow("not after not") << u"NOT "_s.repeated(1000) + u'a';
        QTest::newRow("many words") << u"tree "_s.repeated(100'000);
        QTest::newRow("many alternatives") << u"a OR "_s.repeated(10'000) + u'a';
        QTest::newRow("many phrases") << u"\"a b\" "_s.repeated(10'000);
        QTest::newRow("many marks") << QString(100'001, u'"');
        QTest::newRow("one long word") << QString(1'000'000, u'x');
        QTest::newRow("long number") << QString(100'000, u'9');
        QTest::newRow("groups without end") << u"1 "_s + u"000 "_s.repeated(10'000);
        QTest::newRow("pinpoint without end") << u"1"_s + u"(1)"_s.repeated(10'000);
        QTest::newRow("citation without end") << u"[2019] "_s + u"A "_s.repeated(10'000);
        QTest::newRow("marks alone") << QString(50'000, QChar(0x301));
        QTest::newRow("half a pair") << QString(QChar(0xD800)) + u"tree"_s + QChar(0xDC00);
        QTest::newRow("zeros") << QString(1000, QChar(0));
        QTest::newRow("beyond the first plane") << QString::fromUcs4(U"\U00020000").repeated(5000);
        QTest::newRow("right to left override") << u"\u202Eeert \u2066tree\u2069"_s;
    }
    void boundsWhatIsHostile()
    {
        QFETCH(QString, text);
        for (const bool isTyping : {false, true}) {
            const Node root = sheria::search::parseQuery(text, isDimension, isTyping);
            QVERIFY(depthOf(root) <= 45);
            QVERIFY(root.children.size() <= 2100);
        }
    }

    void deepGroupsAreReadUpToALimit()
    {
        const auto nested = [](int depth) -> QString {
            return QString(depth, u'(') + u"a OR b"_s + QString(depth, u')');
        };
        QCOMPARE(parsed(nested(15)), "or(a, b)");
        QCOMPARE(parsed(nested(30)), "and(a, OR, b)");
    }

    void replacesWordsOnly()
    {
        const auto upper = [](const QString &word) {
            return word.toUpper();
        };
        QCOMPARE(sheria::search::withWords(u"(tree OR \"dead wood\") -leaf's"_s, upper),
                 u"(TREE OR \"DEAD WOOD\") -LEAF's"_s);
        QCOMPARE(sheria::search::withWords({}, upper), QString());
    }
};

SHERIA_TEST(TestQueryParser)
} // namespace tst_queryparser
#include "tst_queryparser.moc"
