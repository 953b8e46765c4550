// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/citation.h"
#include "core/citations/source.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <chrono>
#include <ctime>

namespace tst_recognizer {

using namespace Qt::StringLiterals;
using namespace sheria::citations;

/// What this thread has computed: others on the machine do not count.
std::chrono::nanoseconds ownTime()
{
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// A citation as gold.txt writes it.
struct Gold
{
    QByteArray said; ///< "key @section:12/3".
    qsizetype start = 0;
    qsizetype end = 0;
};

struct GoldLine
{
    int number = 0;
    bool isLaw = false;
    QByteArray text;
    std::vector<Gold> citations;
};

/// "key @section:12/3,section:7-9", "self", "?".
QByteArray written(const Citation &citation)
{
    QByteArray said = citation.kind == Kind::Self ? "self"_ba
        : citation.key.isEmpty()                  ? "?"_ba
                                                  : citation.key;
    QByteArrayList places;
    for (const Pinpoint &pinpoint : citation.pinpoints) {
        QByteArray place = nameOf(pinpoint.unit);
        place += ':';
        place += pinpoint.path;
        if (!pinpoint.last.isEmpty())
            place += '-' + pinpoint.last;
        places.append(place);
    }
    if (!places.isEmpty())
        said += " @" + places.join(',');
    return said;
}

GoldLine goldLine(int number, const QByteArray &line)
{
    GoldLine gold;
    gold.number = number;
    gold.isLaw = line.startsWith("law|");
    qsizetype at = line.indexOf('|') + 1;
    while (at < line.size()) {
        const qsizetype open = line.indexOf("{{", at);
        if (open < 0) {
            gold.text += line.mid(at);
            break;
        }
        gold.text += line.mid(at, open - at);
        const qsizetype close = line.indexOf("}}", open);
        const QByteArray inside = line.mid(open + 2, close - open - 2);
        const qsizetype bar = inside.lastIndexOf('|');
        const qsizetype start = gold.text.size();
        gold.text += inside.mid(bar + 1);
        gold.citations.push_back({inside.left(bar), start, gold.text.size()});
        at = close + 2;
    }
    return gold;
}

std::vector<GoldLine> goldSet()
{
    QFile file(QStringLiteral(SHERIA_TEST_DIR "/core/citations/gold.txt"));
    std::vector<GoldLine> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    int number = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        ++number;
        if (!line.isEmpty() && !line.startsWith('#'))
            lines.push_back(goldLine(number, line));
    }
    return lines;
}

struct Tally
{
    int wanted = 0;
    int found = 0;
    int given = 0;
};

void compare(const GoldLine &line, Tally &tally)
{
    const std::vector<Citation> given = recognize(line.text, {line.isLaw});
    tally.wanted += int(line.citations.size());
    tally.given += int(given.size());
    QByteArrayList faults;
    for (const Gold &gold : line.citations) {
        const bool isFound = std::any_of(given.begin(), given.end(), [&](const Citation &one) {
            return one.start < gold.end && one.end > gold.start && written(one) == gold.said;
        });
        tally.found += isFound ? 1 : 0;
        if (!isFound)
            faults.append("missed " + gold.said);
    }
    for (const Citation &one : given) {
        const bool isWanted = std::any_of(line.citations.begin(), line.citations.end(),
                                          [&](const Gold &gold) {
                                              return one.start < gold.end && one.end > gold.start
                                                  && written(one) == gold.said;
                                          });
        if (!isWanted)
            faults.append("took \"" + line.text.mid(one.start, one.end - one.start) + "\" for "
                          + written(one));
    }
    if (!faults.isEmpty())
        qInfo().noquote() << "line" << line.number << faults.join("; ");
}

class TestRecognizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Precision counts everything that is given, recall everything that is wanted; a citation counts
    /// only with the right key and all its provisions.
    void answersTheGoldSet()
    {
        Tally tally;
        for (const GoldLine &line : goldSet())
            compare(line, tally);
        QVERIFY(tally.wanted >= 100);
        const double precision = double(tally.found) / std::max(1, tally.given);
        const double recall = double(tally.found) / tally.wanted;
        qInfo().noquote() << u"gold set: %1 citations, precision %2, recall %3"_s.arg(tally.wanted)
                                 .arg(precision, 0, 'f', 3)
                                 .arg(recall, 0, 'f', 3);
        QVERIFY(precision >= 0.95);
        QVERIFY(recall >= 0.95);
    }

    void knowsParallelReports_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isParallel");
        QTest::newRow("neutral, report") << "[2022] EWCA Civ 5, [2022] 2 WLR 343"_ba << true;
        QTest::newRow("with a paragraph")
            << "[2022] EWCA Civ 5 at [3], [2022] 2 WLR 343"_ba << true;
        QTest::newRow("reported") << "[2020] KEHC 77 (KLR), reported at [2021] 2 KLR 12"_ba << true;
        QTest::newRow("two series") << "[1987] 1 All ER 528, [1987] AC 12"_ba << true;
        QTest::newRow("two neutral") << "[2014] ZZTC 21, [2014] ZZHC 7"_ba << false;
        QTest::newRow("one series") << "[1987] AC 528, [1987] AC 12"_ba << false;
        QTest::newRow("semicolon") << "[2022] EWCA Civ 5; [2022] 2 WLR 343"_ba << false;
        QTest::newRow("and") << "[2022] EWCA Civ 5 and [2022] 2 WLR 343"_ba << false;
        QTest::newRow("other years") << "[2022] EWCA Civ 5, [1987] 1 All ER 528"_ba << false;
        QTest::newRow("other block") << "[2022] EWCA Civ 5,\n[2022] 2 WLR 343"_ba << false;
    }
    void knowsParallelReports()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isParallel);
        const std::vector<Citation> found = recognize(text);
        QCOMPARE(found.size(), std::size_t(2));
        QVERIFY(!found[0].isParallel);
        QCOMPARE(found[1].isParallel, isParallel);
    }

    void tellsWhereTheNameIs()
    {
        const QByteArray text = "As section 12(3) of the Example Act, 2004, says.";
        const std::vector<Citation> found = recognize(text);
        QCOMPARE(found.size(), std::size_t(1));
        const Citation &citation = found.front();
        QCOMPARE(text.mid(citation.start, citation.end - citation.start),
                 "section 12(3) of the Example Act, 2004"_ba);
        QCOMPARE(text.mid(citation.nameStart, citation.nameEnd - citation.nameStart),
                 "Example Act, 2004"_ba);
        const Pinpoint &pinpoint = citation.pinpoints.front();
        QCOMPARE(text.mid(pinpoint.start, pinpoint.end - pinpoint.start), "section 12(3)"_ba);
    }

    void goesAcrossNoBlock()
    {
        QVERIFY(recognize("The Insolvency\nAct 1986").empty());
        QVERIFY(recognize("[2019]\nKEHC 77").empty());
        const auto found = recognize("section 12 of the\nExample Act, 2004", {true});
        QCOMPARE(found.size(), std::size_t(2));
        QVERIFY(found[0].key.isEmpty());
        QVERIFY(found[1].pinpoints.empty());
    }

    void offsetsAreThoseOfTheBytes()
    {
        const QByteArray text =
            "Élise a cité « l’article 5 du Code civil » – 日本 – [2019] KEHC 77."_ba;
        for (const Citation &citation : recognize(text)) {
            const QByteArray cited = text.mid(citation.start, citation.end - citation.start);
            QVERIFY2(QString::fromUtf8(cited).toUtf8() == cited, "a character was cut");
        }
        QCOMPARE(recognize(text).size(), std::size_t(2));
    }

    void theSameWhateverTheSpaces()
    {
        const auto key = [](const QByteArray &text) {
            const auto found = recognize(text);
            return found.size() == 1 ? found.front().key : QByteArray();
        };
        QCOMPARE(key("[2019]\u00a0KEHC\u202f77"), "n:2019 kehc 77"_ba);
        QCOMPARE(key("[2019]   KEHC \t 77"), "n:2019 kehc 77"_ba);
        QCOMPARE(key("the Children’s Act, 2005"), key("the Children's Act, 2005"));
    }

    /// Twice the text takes about twice the time, whatever the text is made of.
    void isLinear_data()
    {
        QTest::addColumn<QByteArray>("piece");

        QTest::newRow("titles") << "Act A, Act & Act of the Act and Act ("_ba;
        QTest::newRow("one title") << "Protection of the "_ba;
        QTest::newRow("brackets") << "(((((section 1(a)(b)(c) of "_ba;
        QTest::newRow("lists") << "1, 2, 3 and 4, section 5, "_ba;
        QTest::newRow("years") << "[2004] [2004] ("_ba;
        QTest::newRow("definitions") << "the Example Act, 2004 (\"the Act\") ('the Act' \""_ba;
        QTest::newRow("many definitions") << "The A%1 B%1 Act, 2004 (\"A%1\"), "_ba;
        QTest::newRow("addresses") << "/akn/a/b/c/d/e/f/g/h/"_ba;
        QTest::newRow("letters") << "aaaaaaaaaa"_ba;
        QTest::newRow("hyphens") << "A-a-a-a-By-law-"_ba;
        QTest::newRow("blocks") << "section 1\nthe Act\n"_ba;
    }
    void isLinear()
    {
        QFETCH(const QByteArray, piece);
        const auto timed = [&](int bytes) {
            QByteArray text;
            for (int i = 0; text.size() < bytes; ++i)
                text += QByteArray(piece).replace("%1", QByteArray::number(i));
            auto best = std::chrono::nanoseconds::max();
            for (int i = 0; i < 3; ++i) {
                const std::chrono::nanoseconds before = ownTime();
                recognize(text);
                best = std::min(best, ownTime() - before);
            }
            return best;
        };
        const auto small = timed(40'000);
        const auto large = timed(320'000);
        // Eight times the text: what is quadratic takes 64 times as long.
        QVERIFY2(large.count() < 24 * small.count(),
                 qPrintable(u"%1 and %2 ms"_s.arg(double(small.count()) / 1e6)
                                .arg(double(large.count()) / 1e6)));
    }

    void survivesAnyBytes()
    {
        QRandomGenerator random(7);
        const QByteArray alphabet =
            "section 12()[]{},.’“Act of the 2004 loi n° \n/akn\xff\xe2\x80§"_ba;
        for (int round = 0; round < 2000; ++round) {
            QByteArray text;
            for (int i = 0; i < 200; ++i)
                text += alphabet[qsizetype(random.bounded(quint32(alphabet.size())))];
            qsizetype end = 0;
            for (const Citation &citation : recognize(text)) {
                QVERIFY(citation.start >= end && citation.end > citation.start);
                QVERIFY(citation.end <= text.size());
                end = citation.end;
            }
        }
    }
};

SHERIA_TEST(TestRecognizer)
} // namespace tst_recognizer
#include "tst_recognizer.moc"
