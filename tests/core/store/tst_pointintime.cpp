// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/placequeries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <optional>
#include <random>
#include <set>

namespace tst_pointintime {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Questions = 10'000;

struct Text
{
    QByteArray language;
    QDate date;

    bool isDated() const { return date >= QDate(1001, 1, 1) && date <= QDate(9998, 12, 31); }
    QByteArray name() const { return language + '@' + date.toString(Qt::ISODate).toLatin1(); }
};

struct DatedWork
{
    QByteArray uri;
    QByteArray placeLanguage;
    std::vector<Text> texts;
};

struct PointQuestion
{
    enum class Form { Undated, First, Exactly, AsAt };
    Form form = Form::Undated;
    QByteArray language; ///< Empty: any.
    QDate date;
    QDate today;
};

/// What a question may find, whatever the language: server/API.md, section 2.4, line by line.
bool mayAnswer(const Text &text, const PointQuestion &asked)
{
    const bool isNoDate = text.date < QDate(1001, 1, 1);
    switch (asked.form) {
    case PointQuestion::Form::Undated:
        return isNoDate || (text.isDated() && text.date <= asked.today);
    case PointQuestion::Form::First: return true;
    case PointQuestion::Form::Exactly: return text.date == asked.date;
    case PointQuestion::Form::AsAt: return text.isDated() && text.date <= asked.date;
    }
    Q_UNREACHABLE();
}

/// The text that the contract names, found by looking at each; empty: none.
QByteArray oracle(const DatedWork &work, const PointQuestion &asked)
{
    std::vector<Text> fit;
    std::set<QByteArray> languages;
    for (const Text &text : work.texts) {
        if (!mayAnswer(text, asked)
            || (!asked.language.isEmpty() && text.language != asked.language))
            continue;
        fit.push_back(text);
        languages.insert(text.language);
    }
    if (fit.empty())
        return {};
    QByteArray language = *languages.begin();
    for (const QByteArray &better : {"eng"_ba, work.placeLanguage}) {
        if (languages.contains(better))
            language = better;
    }
    const bool wantsOldest = asked.form == PointQuestion::Form::First;
    std::optional<Text> best;
    for (const Text &text : fit) {
        if (text.language != language)
            continue;
        const bool isBetter = !best || (text.isDated() && !best->isDated())
            || (text.isDated() == best->isDated()
                && (wantsOldest ? text.date < best->date : text.date > best->date));
        if (isBetter)
            best = text;
    }
    return best->name();
}

QByteArray found(Database &db, const DatedWork &work, const PointQuestion &asked)
{
    FrbrUri uri = must(FrbrUri::parse(work.uri));
    uri.language = asked.language;
    const QByteArray day = asked.date.toString(Qt::ISODate).toLatin1();
    switch (asked.form) {
    case PointQuestion::Form::Undated: break;
    case PointQuestion::Form::First: uri.expressionDate = "@"; break;
    case PointQuestion::Form::Exactly: uri.expressionDate = '@' + day; break;
    case PointQuestion::Form::AsAt: uri.expressionDate = ':' + day; break;
    }
    const auto record = findExpression(db, uri, asked.today);
    if (!record)
        return record.error().code == ErrorCode::NotFound ? QByteArray() : "error"_ba;
    return record->expression.uri.sliced(work.uri.size() + 1);
}

/// Asks questions about the works, most of them near days on which something changes.
class Asker
{
public:
    explicit Asker(quint32 seed) : m_random(seed) {}

    int below(int count) { return int(m_random() % quint32(count)); }
    QDate day(int firstYear, int lastYear)
    {
        return QDate(firstYear, 1, 1).addDays(below((lastYear - firstYear + 1) * 365));
    }
    PointQuestion ask(const DatedWork &work)
    {
        static const QByteArrayList languages{"", "", "ara", "eng", "fra", "swa", "deu"};
        PointQuestion asked;
        asked.form = PointQuestion::Form(below(4));
        asked.language = languages.at(below(int(languages.size())));
        asked.date = near(work);
        asked.today = std::min(near(work), QDate(9998, 12, 31)); // No clock shows a placeholder.
        return asked;
    }

private:
    QDate near(const DatedWork &work)
    {
        static const QList<QDate> odd{QDate(1, 1, 1),    QDate(1000, 12, 31),
                                      QDate(1001, 1, 1), QDate(9998, 12, 31),
                                      QDate(9999, 1, 1), QDate(9999, 12, 31)};
        switch (below(8)) {
        case 0: return odd.at(below(int(odd.size())));
        case 1:
        case 2: return day(1880, 2060);
        default:
            const QDate change = work.texts.at(std::size_t(below(int(work.texts.size())))).date;
            const QDate moved = change.addDays(below(3) - 1);
            return moved.isValid() && moved.year() > 0 && moved.year() < 10000 ? moved : change;
        }
    }

    std::mt19937 m_random;
};

void put(TestLibrary &library, const QByteArray &work, const Text &text)
{
    DocumentSpec spec;
    spec.work = work;
    spec.language = text.language;
    PreparedContent content = prepared(spec);
    content.metadata.expression.date = text.date;
    must(putExpression(library.db(), content, WorkPolicy::FromDocument, library.clock.now()));
}

/// Works with gaps, future texts, placeholders and texts of several languages.
std::vector<DatedWork> generate(TestLibrary &library, Asker &random)
{
    const std::pair<QByteArray, QByteArray> places[] = {
        {"xa", "fra"}, {"xb", "swa"}, {"xc", "deu"}, {"xa-bay", "eng"}};
    const QByteArrayList languages{"ara", "eng", "fra", "swa"};
    const QList<QDate> placeholders{QDate(1, 1, 1), QDate(1000, 12, 31), QDate(9999, 12, 31)};
    std::vector<DatedWork> works;
    must(library.db().execute("BEGIN"));
    for (int i = 0; i < 80; ++i) {
        const auto &[place, language] = places[i % 4];
        DatedWork work{"/akn/" + place + "/act/1990/" + QByteArray::number(i + 1), language, {}};
        std::set<QByteArray> taken;
        std::set<QByteArray> undated;
        const int count = 1 + random.below(9);
        while (int(work.texts.size()) < count) {
            Text text{languages.at(random.below(4)), random.day(1900, 2050)};
            if (random.below(8) == 0 && undated.insert(text.language).second)
                text.date = placeholders.at(random.below(3));
            if (!taken.insert(text.name()).second)
                continue;
            put(library, work.uri, text);
            work.texts.push_back(text);
        }
        works.push_back(std::move(work));
    }
    must(library.db().execute("COMMIT"));
    for (const auto &[place, language] : places)
        must(putPlace(library.db(), {place, u"X"_s, language, {}}));
    return works;
}

/// The history of real law where it is at hand, by the names of its files: "1-10_2021-10-18.xml".
std::vector<DatedWork> realHistory(TestLibrary &library)
{
    const QString given = qEnvironmentVariable("SHERIA_CORPUS");
    const QDir folder((given.isEmpty() ? QStringLiteral(SHERIA_CORPUS_DIR) : given)
                      + u"/history/akn"_s);
    std::map<QByteArray, DatedWork> works;
    must(library.db().execute("BEGIN"));
    const QStringList names = folder.entryList({u"*.xml"_s}, QDir::Files);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(file.errorString()));
        const QByteArray xml = file.readAll();
        const qsizetype at = xml.indexOf("<FRBRuri value=\"") + 16;
        const QByteArray uri = xml.sliced(at, xml.indexOf('"', at) - at);
        must(putExpression(library.db(), prepared(xml), WorkPolicy::FromDocument,
                           library.clock.now()));
        const QString day = name.section(u'_', -1).chopped(4);
        works[uri].uri = uri;
        works[uri].placeLanguage = "eng";
        works[uri].texts.push_back({"eng", QDate::fromString(day, Qt::ISODate)});
    }
    must(library.db().execute("COMMIT"));
    std::vector<DatedWork> list;
    for (auto &[uri, work] : works)
        list.push_back(std::move(work));
    return list;
}

/// Which text a work has on a day, against a slow answer that was written from the contract alone.
class TestPointInTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsAnsweredAsTheContractSays_data()
    {
        QTest::addColumn<bool>("isReal");
        QTest::newRow("generated works") << false;
        QTest::newRow("real law, where it is at hand") << true;
    }
    void everyQuestionIsAnsweredAsTheContractSays()
    {
        QFETCH(bool, isReal);
        TestLibrary library;
        Asker random(2009);
        const std::vector<DatedWork> works = isReal ? realHistory(library)
                                                    : generate(library, random);
        int answered = 0;
        for (int i = 0; i < Questions && !works.empty(); ++i) {
            const DatedWork &work = works[std::size_t(random.below(int(works.size())))];
            const PointQuestion asked = random.ask(work);
            const QByteArray expected = oracle(work, asked);
            const QByteArray is = found(library.db(), work, asked);
            QVERIFY2(is == expected,
                     qPrintable(u"%1 form %2 language '%3' date %4 today %5: '%6' for '%7'"_s.arg(
                         QString::fromLatin1(work.uri), QString::number(int(asked.form)),
                         QString::fromLatin1(asked.language), asked.date.toString(Qt::ISODate),
                         asked.today.toString(Qt::ISODate), QString::fromLatin1(is),
                         QString::fromLatin1(expected))));
            answered += !expected.isEmpty();
        }
        // Neither always nor never is there a text.
        QVERIFY(works.empty() || (answered > Questions / 5 && answered < Questions * 19 / 20));
    }
};

SHERIA_TEST(TestPointInTime)
} // namespace tst_pointintime
#include "tst_pointintime.moc"
