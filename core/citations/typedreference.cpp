// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/typedreference.h"

#include "core/base/tables.h"
#include "core/citations/source.h"
#include "core/citations/workkeys.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t MostTokens = 80;
constexpr std::size_t MostReadings = 48;
constexpr qsizetype MostLetters = 8; ///< Of "LBA".

/// The month of a name or of its short form, folded; 0: none.
int monthNamed(const QByteArray &folded)
{
    static const auto months = [] {
        std::unordered_map<std::string, int> known;
        for (const auto language : {QLocale::English, QLocale::French, QLocale::Portuguese,
                                    QLocale::Swahili, QLocale::Afrikaans}) {
            const QLocale locale(language);
            for (int month = 1; month <= 12; ++month)
                for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
                    QByteArray name = foldWord(locale.monthName(month, format).toUtf8());
                    name.replace('.', "");
                    known.try_emplace(name.toStdString(), month);
                }
        }
        return known;
    }();
    const auto found = months.find(folded.toStdString());
    return found == months.end() ? 0 : found->second;
}

/// The codes of a type of law, by its folded name: "legal notice" is "ln".
const std::unordered_multimap<std::string, QByteArray> &typeCodes()
{
    static const auto codes = [] {
        std::unordered_multimap<std::string, QByteArray> known;
        for (const QByteArrayList &row : readTable(u":/domain/types.tsv"_s)) {
            if (row.size() == 3 && row[0] == "subtype")
                known.emplace(foldWord(row[2]).toStdString(), row[1]);
        }
        return known;
    }();
    return codes;
}

/// Words between a name and a date: "as at", "au", "em".
bool isBeforeDate(const QByteArray &folded)
{
    static constexpr auto Words = std::to_array<QByteArrayView>(
        {"as", "at", "of", "on", "au", "le", "em", "a", "tarehe", "mnamo", "hadi", "op"});
    return std::find(Words.begin(), Words.end(), folded) != Words.end();
}

/// A date at the end of what was typed.
struct Dated
{
    std::size_t first = 0; ///< Token, with the words that lead to it.
    QDate date;
};

/// The number of a day or month: "1", "05", "1er", "1st".
int plainDay(const Source &source, std::size_t i)
{
    static constexpr auto Ends = std::to_array<QByteArrayView>({"", "er", "st", "nd", "rd", "th"});
    if (!source.isNumber(i))
        return 0;
    const QByteArray text = source.folded(i);
    qsizetype digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9')
        ++digits;
    const bool isDay = digits <= 2
        && std::find(Ends.begin(), Ends.end(), text.sliced(digits)) != Ends.end();
    return isDay ? text.first(digits).toInt() : 0;
}

/// `end`: the token after the last one. "2012-05-01", "1 May 2012", "1 de maio de 2012", "May 1, 2012".
std::optional<Dated> dateBefore(const Source &source, std::size_t end)
{
    if (end < 3)
        return std::nullopt;
    const std::size_t last = end - 1;
    if (end >= 5 && source.isYear(end - 5) && source.isSign(end - 4, '-')
        && source.isSign(end - 2, '-'))
        return Dated{end - 5,
                     QDate(source.text(end - 5).toByteArray().toInt(), plainDay(source, end - 3),
                           plainDay(source, last))};
    if (!source.isYear(last))
        return std::nullopt;
    const int year = source.text(last).toByteArray().toInt();
    std::size_t at = last - 1;
    if (source.isSign(at, ',') && at >= 2) {
        const int month = monthNamed(source.folded(at - 2));
        return Dated{at - 2, QDate(year, month, plainDay(source, at - 1))};
    }
    if (const int month = monthNamed(source.folded(at - 1)); month != 0 && plainDay(source, at))
        return Dated{at - 1, QDate(year, month, plainDay(source, at))}; // "May 1 2012"
    if (source.at(at).is(YearOf) && at > 0)
        --at;
    const int month = monthNamed(source.folded(at));
    std::size_t day = at > 0 ? at - 1 : 0;
    if (source.at(day).is(YearOf) && day > 0)
        --day;
    if (month == 0 || !plainDay(source, day))
        return std::nullopt;
    return Dated{day, QDate(year, month, plainDay(source, day))};
}

std::optional<Dated> datedEnd(const Source &source, std::size_t end)
{
    constexpr std::size_t MostBefore = 4;
    const bool isInBrackets = end > 0 && source.isSign(end - 1, ')');
    auto dated = dateBefore(source, isInBrackets ? end - 1 : end);
    if (!dated || !dated->date.isValid())
        return std::nullopt;
    for (std::size_t i = 0; i < MostBefore && dated->first > 0; ++i) {
        const std::size_t before = dated->first - 1;
        const bool isSign = source.isSign(before, ',') || source.isSign(before, '@')
            || source.isSign(before, ':') || source.isSign(before, '(');
        if (!isSign && !isBeforeDate(source.folded(before)))
            break;
        dated->first = before;
    }
    return dated;
}

/// "s9" as "s 9", and no white space but single blanks.
QString spaced(QStringView typed)
{
    static const QRegularExpression joined(
        u"\\b(s|ss|sec|secs|sect|sects|art|arts|reg|regs|r|rr|para|paras|cl|sch|sched|cap)(?=\\d)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString text = typed.toString();
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return c.isSpace() || !c.isPrint(); }, u' ');
    return text.simplified().replace(joined, u"\\1 "_s);
}

/// With the capitals that names have: "Lights And Beacons Act"; short words whole, as letters of courts are.
QString capitalised(const QString &text, bool areShortWhole)
{
    constexpr qsizetype MostShort = 6;
    constexpr std::uint32_t Small = ProvisionWord | Anchor | WeakAnchor | OfWord | Article
        | Connector | NumberSign | YearOf | AndWord | ToWord | AtWord | Month;
    QString out = text;
    for (qsizetype start = 0; start < out.size();) {
        qsizetype end = start;
        while (end < out.size() && out[end].isLetter())
            ++end;
        if (end == start) {
            ++start;
            continue;
        }
        const QString word = out.sliced(start, end - start);
        const Lexeme lexeme = lexemeOf(foldWord(word.toUtf8()).toStdString());
        if (areShortWhole && word.size() <= MostShort && !(lexeme.traits & Small)) {
            for (qsizetype i = start; i < end; ++i)
                out[i] = out[i].toUpper();
        } else {
            out[start] = out[start].toUpper();
        }
        start = end;
    }
    return out;
}

/// Reads one spelling of what was typed.
class TypedReader
{
public:
    TypedReader(std::vector<TypedReference> &found, bool isInCapitals)
        : m_found(found)
        , m_isInCapitals(isInCapitals)
    {}

    void read(const QByteArray &text)
    {
        readUndated(text, {});
        const std::vector<Token> tokens = tokenize(text);
        const Source source(text, tokens);
        if (tokens.size() > MostTokens)
            return;
        if (const auto dated = datedEnd(source, tokens.size() - 1))
            readUndated(text.first(tokens[dated->first].start).trimmed(), dated->date);
    }

private:
    void readUndated(const QByteArray &text, QDate date)
    {
        const std::vector<Token> tokens = tokenize(text);
        if (tokens.size() > MostTokens || tokens.size() < 2)
            return;
        const Source source(text, tokens);
        const std::size_t end = tokens.size() - 1;
        addName(text, std::nullopt, date);
        const std::size_t first = afterArticles(source, 0);
        if (const auto list = provisionsAt(source, first); list && list->last + 1 < end) {
            const std::size_t name = afterLinks(source, list->last + 1);
            addName(text.sliced(tokens[name].start), list->pinpoints.front(), date);
        }
        for (std::size_t i = 1; i < end; ++i) {
            const auto pinpoint = pinpointUntil(source, i, end);
            std::size_t last = i - 1;
            while (last > 0 && (source.at(last).is(AtWord) || source.isSign(last, ',')))
                --last;
            if (pinpoint)
                addName(text.first(tokens[last].end), pinpoint, date);
        }
    }

    static std::size_t afterArticles(const Source &source, std::size_t i)
    {
        while (isArticle(source, i) || source.isSign(i, '\''))
            ++i;
        return i;
    }

    /// Not the first letter of "L.N.".
    static bool isArticle(const Source &source, std::size_t i)
    {
        return source.at(i).is(Article) && !source.isSign(i + 1, '.');
    }

    /// After ", of the", "de l'", "cha".
    static std::size_t afterLinks(const Source &source, std::size_t i)
    {
        const auto isLink = [&source](std::size_t at) {
            return source.isSign(at, ',') || source.isSign(at, '\'') || source.at(at).is(OfWord)
                || source.at(at).is(UnitOf) || isArticle(source, at);
        };
        while (source.at(i).kind != Token::Kind::Break && isLink(i))
            ++i;
        return i;
    }

    /// What begins at `i` and ends what was typed.
    static std::optional<Pinpoint> pinpointUntil(const Source &source, std::size_t i,
                                                 std::size_t end)
    {
        const auto endsHere = [&](const std::optional<ProvisionList> &list) {
            return list
                && (list->last + 1 == end
                    || (list->last + 2 == end && source.isSign(end - 1, '.')));
        };
        if (const auto list = provisionsAt(source, i); endsHere(list))
            return list->pinpoints.front();
        if (const auto list = paragraphsAfter(source, i - 1); endsHere(list))
            return list->pinpoints.front();
        const bool isBareParagraph = source.at(i).is(AtWord) && i + 2 == end
            && source.isPlain(i + 1, 4) && !source.isYear(i + 1);
        if (!isBareParagraph)
            return std::nullopt;
        Pinpoint pinpoint;
        pinpoint.unit = Unit::Paragraph;
        pinpoint.path = source.folded(i + 1);
        return pinpoint;
    }

    static QByteArray trimmedName(QByteArray name)
    {
        const auto isOutside = [](char c) {
            return c == ',' || c == ';' || c == '.' || c == ':' || c == ' ' || c == '-';
        };
        while (!name.isEmpty() && isOutside(name.back()))
            name.chop(1);
        while (!name.isEmpty() && isOutside(name.front()))
            name.remove(0, 1);
        return name;
    }

    void addName(const QByteArray &written, const std::optional<Pinpoint> &pinpoint, QDate date)
    {
        const QByteArray name = trimmedName(written);
        if (name.isEmpty() || m_found.size() >= MostReadings)
            return;
        TypedReference reading;
        reading.pinpoint = pinpoint;
        if (pinpoint)
            reading.pinpoint->start = reading.pinpoint->end = 0;
        if (pinpoint && pinpoint->unit == Unit::Schedule && pinpoint->path.isEmpty())
            reading.pinpoint->path = "1";
        reading.date = date;
        addCitations(reading, name);
        addNumber(reading, name);
        addTitle(reading, name);
        const bool isWord = !name.contains(' ') && !name.contains('/') && reading.keys.size() == 1;
        const bool isWanted = pinpoint || !isWord || (reading.isLetters && m_isInCapitals);
        if (isWanted && std::find(m_found.begin(), m_found.end(), reading) == m_found.end())
            m_found.push_back(std::move(reading));
    }

    static void add(TypedReference &reading, const QByteArray &key)
    {
        if (std::find(reading.keys.begin(), reading.keys.end(), key) == reading.keys.end())
            reading.keys.push_back(key);
    }

    /// What is a citation from end to end, also where "No" or the brackets around a year were left out.
    static void addCitations(TypedReference &reading, const QByteArray &name)
    {
        static const QRegularExpression year(u"^\\(?(\\d{4})\\)? (?=[A-Z])"_s);
        static const QRegularExpression sign(u"^([A-Za-z\u00C0-\u024F-]+) (?=\\d+ ?[/-])"_s);
        const QString text = QString::fromUtf8(name);
        for (const QString &spelling : {text, QString(text).replace(year, u"[\\1] "_s),
                                        QString(text).replace(sign, u"\\1 No "_s)}) {
            const QByteArray utf8 = spelling.toUtf8();
            for (const Citation &citation : recognize(utf8)) {
                if (citation.nameStart == 0 && citation.nameEnd == utf8.size()
                    && citation.pinpoints.empty() && !citation.key.isEmpty())
                    add(reading, citation.key);
            }
        }
    }

    /// "act 4 2005", "Legal Notice no. 33, 2010", "2005 act 4".
    static void addNumber(TypedReference &reading, const QByteArray &name)
    {
        static const QRegularExpression behind(
            u"^(?:(\\p{L}[\\p{L} .-]{0,40}?)[ .]*)?(?:\\bn[o\u00BAr]?[.\u00B0\u00BA]? *)?"
            "(\\d{1,5}[a-z]?)(?: *[,/] *| of | de | du | ya | van | )(\\d{4})$"_s,
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression before(
            u"^(\\d{4}) *[,]? *(\\p{L}[\\p{L} .-]{0,40}?)[ .]*(?:\\bn[o\u00BA]?[.\u00B0\u00BA]? *)?(\\d{1,5}[a-z]?)$"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QString text = QString::fromUtf8(name);
        QRegularExpressionMatch match = behind.match(text);
        const bool isBehind = match.hasMatch();
        if (!isBehind)
            match = before.match(text);
        if (!match.hasMatch())
            return;
        const QString words = match.captured(isBehind ? 1 : 2);
        static const QRegularExpression numbers(u"^[\\d ,]+$"_s);
        if (words.isEmpty() && numbers.match(text).hasMatch())
            return; // "5 2005"
        const QByteArray number = match.captured(isBehind ? 2 : 3).toUtf8();
        const QByteArray year = match.captured(isBehind ? 3 : 1).toUtf8();
        for (const QByteArray &type : typesOf(words))
            add(reading, numberKey(type, year, number));
    }

    /// What the type of a law may be called in keys: "Legal Notices" is "ln", "act" for no words at all.
    static std::vector<QByteArray> typesOf(const QString &words)
    {
        const QByteArray typed = foldWord(words.simplified().toUtf8());
        if (typed.isEmpty() || (lexemeOf(typed.toStdString()).traits & NumberSign))
            return {"act"};
        std::vector<QByteArray> types;
        for (const QByteArray &name :
             {typed, typed.endsWith('s') ? typed.chopped(1) : typed + 's'}) {
            if (const Lexeme lexeme = lexemeOf(name.toStdString()); *lexeme.type)
                types.emplace_back(lexeme.type);
            const auto [begin, end] = typeCodes().equal_range(name.toStdString());
            for (auto code = begin; code != end; ++code)
                types.push_back(code->second);
            types.push_back(QByteArray(name).replace(' ', '-').replace('.', ""));
        }
        return types;
    }

    void addTitle(TypedReference &reading, const QByteArray &name) const
    {
        static const QRegularExpression amended(u"[ ,(]+as (?:last )?amended\\)?$"_s,
                                                QRegularExpression::CaseInsensitiveOption);
        const QByteArray bare = QString::fromUtf8(name).remove(amended).toUtf8();
        const TitleParts parts = titleParts(bare);
        reading.title = parts.words;
        reading.year = parts.year;
        reading.number = parts.number;
        if (parts.words.isEmpty())
            return;
        addTitleKeys(reading, parts);
        // "Land Act (Act 4 of 2005)", "Land Act (Cap. 12)"
        if (const qsizetype open = bare.lastIndexOf('('); open > 0 && bare.endsWith(')'))
            addBracket(reading, bare.first(open), bare.sliced(open + 1).chopped(1));
        QByteArray letters = parts.words;
        letters.replace(' ', "");
        const bool areSingle = parts.words.size() == letters.size() * 2 - 1;
        reading.isLetters = letters.size() > 1 && letters.size() <= MostLetters
            && (areSingle || letters.size() == parts.words.size())
            && std::all_of(letters.begin(), letters.end(),
                           [](char c) { return c >= 'a' && c <= 'z'; });
        if (reading.isLetters && areSingle) {
            reading.title = letters;
            add(reading, titleKey(letters, parts.year));
        }
    }

    /// "By-law" is one word in some titles.
    static void addTitleKeys(TypedReference &reading, const TitleParts &parts)
    {
        add(reading, titleKey(parts.words, parts.year));
        QByteArray joined = parts.words;
        joined.replace("by law", "bylaw");
        if (joined == parts.words)
            joined.replace("bylaw", "by law");
        if (joined != parts.words)
            add(reading, titleKey(joined, parts.year));
    }

    static void addBracket(TypedReference &reading, const QByteArray &before,
                           const QByteArray &inside)
    {
        TypedReference number;
        addCitations(number, inside);
        addNumber(number, inside);
        for (const QByteArray &key : number.keys)
            add(reading, key);
        const TitleParts parts = titleParts(before);
        if (!number.keys.empty() && !parts.words.isEmpty() && reading.number.isEmpty()) {
            const TitleParts in = titleParts("x " + inside);
            add(reading, titleKey(parts.words, in.year.isEmpty() ? parts.year : in.year));
            reading.number = in.number;
        }
    }

    std::vector<TypedReference> &m_found;
    const bool m_isInCapitals;
};

} // namespace

std::vector<TypedReference> readTyped(QStringView typed)
{
    std::vector<TypedReference> found;
    if (typed.size() > MostTyped || typed.contains(u'"') || typed.contains(u'*'))
        return found;
    const QString text = spaced(typed);
    const QByteArray utf8 = text.toUtf8();
    // An address alone is one, and nothing else.
    if (utf8.isEmpty() || utf8.size() > MostTyped
        || (text.startsWith(u'/') && !text.contains(u' ')))
        return found;
    TypedReader reader(found, text == text.toUpper());
    for (const QString &spelling : {text, capitalised(text, false), capitalised(text, true)})
        reader.read(spelling.toUtf8());
    return found;
}

} // namespace sheria::citations
