// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/searchlibrary.h"

#include "core/akn/document.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>

namespace sheria::bench {

namespace {

using tests::must;

constexpr std::size_t Vocabulary = 80'000;
constexpr int ParagraphsOfJudgment = 18;
constexpr int WordsOfParagraph = 72; ///< Until the sentence ends.
/// Texts come back to what they are about: so many words of a hundred stood there before.
constexpr int RepeatedOfHundred = 45;
constexpr std::size_t RepeatFrom = 120;
constexpr int WorksInTransaction = 500;
constexpr int PointsInTime = 3;
constexpr int SectionsOfAct = 30;

/// The commonest words of judgments, in about their order.
constexpr auto Common = std::to_array<const char *>(
    {"the",       "of",         "to",     "and",      "in",       "that",     "a",
     "is",        "was",        "for",    "on",       "it",       "be",       "by",
     "not",       "as",         "court",  "with",     "this",     "or",       "which",
     "he",        "an",         "his",    "at",       "had",      "from",     "applicant",
     "appellant", "respondent", "case",   "has",      "were",     "evidence", "are",
     "section",   "no",         "act",    "any",      "law",      "order",    "have",
     "judgment",  "may",        "appeal", "would",    "but",      "been",     "plaintiff",
     "defendant", "there",      "such",   "if",       "one",      "her",      "they",
     "made",      "under",      "all",    "who",      "other",    "their",    "she",
     "also",      "before",     "said",   "contract", "matter",   "should",   "application",
     "trial",     "date",       "claim",  "must",     "will",     "what",     "costs",
     "upon",      "time",       "him",    "state",    "property", "first",    "accused",
     "did",       "then",       "issue",  "whether",  "so",       "decision", "person",
     "notice",    "could",      "when",   "where",    "its"});

constexpr auto Courts = std::to_array<const char *>(
    {"xasc", "xaca", "xahc", "xalc", "xatc", "xamc"});

QByteArray pseudoWord(std::mt19937 &random)
{
    static constexpr auto Onsets = std::to_array<const char *>(
        {"b", "br", "c", "cl", "d",  "dr", "f", "g",  "gr", "h",  "j",
         "l", "m",  "n", "p",  "pl", "r",  "s", "st", "t",  "tr", "v"});
    static constexpr auto Vowels = std::to_array<const char *>(
        {"a", "e", "i", "o", "u", "ai", "ea"});
    static constexpr auto Ends = std::to_array<const char *>(
        {"", "", "", "n", "r", "l", "t", "nd", "s", "ed", "ing", "er", "tion", "ment", "al"});
    QByteArray word;
    const unsigned long syllables = 2 + random() % 2;
    for (unsigned long i = 0; i < syllables; ++i)
        word += QByteArray(Onsets[random() % Onsets.size()]) + Vowels[random() % Vowels.size()];
    return word + Ends[random() % Ends.size()];
}

QByteArray capital(QByteArray word)
{
    word[0] = char(word[0] - 'a' + 'A');
    return word;
}

QByteArray meta(const QByteArray &work, const QByteArray &date, const QByteArray &title)
{
    const QByteArray expression = work + "/eng@" + date;
    return "<meta><identification source=\"#s\"><FRBRWork><FRBRthis value=\"" + work
        + "\"/><FRBRuri value=\"" + work + "\"/><FRBRalias value=\"" + title
        + "\" name=\"title\"/><FRBRdate date=\"" + date
        + "\" name=\"Generation\"/><FRBRauthor href=\"#c\"/><FRBRcountry value=\"xa\"/></FRBRWork>"
          "<FRBRExpression><FRBRthis value=\""
        + expression + "\"/><FRBRuri value=\"" + expression + "\"/><FRBRdate date=\"" + date
        + "\" name=\"Generation\"/><FRBRauthor href=\"#c\"/><FRBRlanguage language=\"eng\"/>"
          "</FRBRExpression><FRBRManifestation><FRBRthis value=\""
        + expression + "\"/><FRBRuri value=\"" + expression + "\"/><FRBRdate date=\"" + date
        + "\" name=\"Generation\"/><FRBRauthor "
          "href=\"#c\"/></FRBRManifestation></identification></meta>";
}

QByteArray document(const QByteArray &element, const QByteArray &content)
{
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><" + element
        + " name=\"" + element + "\">" + content + "</" + element + "></akomaNtoso>";
}

} // namespace

SearchLibrary::SearchLibrary(std::uint32_t seed) : m_random(seed)
{
    for (const char *word : Common)
        m_words.emplace_back(word);
    while (m_words.size() < Vocabulary)
        m_words.push_back(pseudoWord(m_random));
    double sum = 0;
    for (std::size_t rank = 1; rank <= m_words.size(); ++rank)
        m_cumulative.push_back(sum += 1.0 / std::pow(double(rank) + 2.7, 1.05));
}

const QByteArray &SearchLibrary::draw()
{
    if (m_recent.size() > RepeatFrom && below(100) < RepeatedOfHundred)
        return m_words[m_recent[std::size_t(below(int(m_recent.size())))]];
    const std::size_t rank = drawRank();
    m_recent.push_back(std::uint32_t(rank));
    return m_words[rank];
}

std::size_t SearchLibrary::drawRank()
{
    const double at = double(m_random()) / 4294967295.0 * m_cumulative.back();
    const auto found = std::lower_bound(m_cumulative.begin(), m_cumulative.end(), at);
    return std::size_t(
        std::min<qsizetype>(found - m_cumulative.begin(), qsizetype(m_words.size()) - 1));
}

QByteArray SearchLibrary::sentence()
{
    const int words = 12 + below(22);
    QByteArray text;
    for (int i = 0; i < words; ++i)
        text += i == 0 ? capital(draw()) : ' ' + draw();
    return text + ". ";
}

QByteArray SearchLibrary::paragraph(int words)
{
    QByteArray text;
    while (text.count(' ') < words)
        text += sentence();
    if (m_phrases.size() < 1000) {
        const QList<QByteArray> all = text.split(' ');
        const qsizetype at = 1 + below(8);
        m_phrases << QString::fromUtf8('"' + all[at] + ' ' + all[at + 1] + ' ' + all[at + 2] + '"')
                         .remove(QLatin1Char('.'));
    }
    return text;
}

QString SearchLibrary::question(int words)
{
    QString text;
    for (int i = 0; i < words; ++i)
        text += (text.isEmpty() ? QString() : QStringLiteral(" "))
            + QString::fromUtf8(i % 2 == 0 ? draw() : m_words[std::size_t(100 + below(8000))]);
    return text;
}

QByteArray SearchLibrary::judgmentXml(int number, QByteArray &uri, QByteArray &facts)
{
    m_recent.clear();
    const QByteArray court = Courts[std::size_t(below(below(int(Courts.size())) + 1))];
    const int year = 1995 + below(30);
    const QByteArray of = QByteArray::number(year);
    const QByteArray date = of + "-0" + QByteArray::number(1 + below(9)) + "-1"
        + QByteArray::number(below(10));
    uri = "/akn/xa/judgment/" + court + "/" + of + "/" + QByteArray::number(number);
    const QByteArray title = capital(m_words[std::size_t(2000 + below(20000))]) + " v "
        + capital(m_words[std::size_t(2000 + below(20000))]) + " [" + of + "] " + court.toUpper()
        + " " + QByteArray::number(number);
    const QByteArray judge = capital(m_words[std::size_t(40000 + below(200))]) + " J";
    facts = R"({"court":{"code":")" + court + R"(","name":"Court )" + court + R"("},"judge":[")"
        + judge + R"("],"casetype":")" + QByteArray("type ") + QByteArray::number(below(12))
        + R"("})";
    QByteArray xml = meta(uri, date, title) + "<header><p>" + title + "</p><p>Before " + judge
        + "</p></header><judgmentBody><decision>";
    for (int i = 1; i <= ParagraphsOfJudgment; ++i) {
        const QByteArray n = QByteArray::number(i);
        xml += "<paragraph eId=\"para_" + n + "\"><num>" + n + ".</num><content><p>"
            + paragraph(WordsOfParagraph / 2 + below(WordsOfParagraph))
            + "</p></content></paragraph>";
    }
    m_recent.clear();
    return document("judgment", xml + "</decision></judgmentBody>");
}

QByteArray SearchLibrary::actXml(int number, int point, QByteArray &uri)
{
    std::mt19937 before = m_random;
    m_random.seed(std::uint32_t(number) * 7919U);
    const QByteArray year = QByteArray::number(1960 + below(60));
    uri = "/akn/xa/act/" + year + "/" + QByteArray::number(number);
    const QByteArray title = capital(draw()) + " and "
        + capital(m_words[std::size_t(500 + below(5000))]) + " Act";
    QByteArray xml = meta(uri, QByteArray::number(1990 + 10 * point) + "-01-01", title) + "<body>";
    for (int i = 1; i <= SectionsOfAct; ++i) {
        // A third of the sections changes with each point in time.
        m_random.seed(std::uint32_t(number) * 7919U + std::uint32_t(i) * 31U
                      + (i % 3 == 0 ? std::uint32_t(point) : 0U));
        m_recent.clear();
        const QByteArray n = QByteArray::number(i);
        xml += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>" + draw() + ' '
            + draw() + ' ' + draw() + "</heading><content><p>" + paragraph(60 + below(120))
            + "</p></content></section>";
    }
    m_random = before;
    return document("act", xml + "</body>");
}

qint64 SearchLibrary::put(store::Database &db, const QByteArray &xml, const QByteArray &facts)
{
    store::PreparedContent content = store::prepareContent(must(akn::Document::parse(xml)));
    content.metadata.work.judgment = facts;
    must(store::putExpression(db, content, store::WorkPolicy::FromDocument,
                              QDateTime(QDate(2024, 1, 1), QTime(), Qt::UTC)));
    return content.textBytes;
}

void SearchLibrary::readPhrases(const QString &folder)
{
    constexpr int Enough = 60; // Judgments.
    if (!m_phrases.isEmpty())
        return;
    const QString again = QDir(folder).filePath(QStringLiteral("phrases"));
    QFile::remove(again);
    fill(again, Enough);
}

qint64 SearchLibrary::fill(const QString &path, int judgments, int acts)
{
    const bool isGiven = acts >= 0;
    const qint64 all = isGiven ? std::min(acts, judgments) : (judgments + 99) / 100;
    must(store::createLibraryFile(path));
    store::Database db = must(store::openLibraryFile(path));
    qint64 bytes = 0;
    qint64 made = 0; // Acts.
    QByteArray uri;
    QByteArray facts;
    for (int done = 0; done < judgments;) {
        store::Transaction transaction = must(store::Transaction::begin(db));
        for (int i = 0; i < WorksInTransaction && done < judgments; ++i, ++done) {
            facts.clear();
            bytes += put(db, judgmentXml(done, uri, facts), facts);
            if (made >= all || (isGiven ? made * judgments > done * all : done % 100 != 0))
                continue;
            const bool isAmended = !isGiven || made % 10 == 0;
            for (int point = 0; point < (isAmended ? PointsInTime : 1); ++point)
                bytes += put(db, actXml(done, point, uri), {});
            ++made;
        }
        must(transaction.commit());
    }
    return bytes;
}

} // namespace sheria::bench
