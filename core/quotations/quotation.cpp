// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/quotation.h"

#include "core/quotations/omission.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sheria::quotations {

using namespace Qt::StringLiterals;

namespace {

/// What a character counts as; null: it does not count.
QChar folded(QChar c)
{
    switch (c.unicode()) {
    case 0x00AD: // Soft hyphen,
    case 0x200B: // zero width space,
    case 0x2060: // word joiner
    case 0xFEFF: return {};
    case '"':
    case '`':
    case 0x00B4:
    case 0x00AB:
    case 0x00BB:
    case 0x02B9:
    case 0x02BB:
    case 0x02BC:
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x201B:
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x201F:
    case 0x2032:
    case 0x2033:
    case 0x2039:
    case 0x203A:
    case 0xFF02:
    case 0xFF07: return u'\'';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2212: return u'-';
    default: return c;
    }
}

bool isWordChar(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

/// Units: bytes of UTF-8. Each half of a surrogate pair counts as two.
qsizetype bytesOf(QChar c)
{
    if (c.unicode() < 0x80)
        return 1;
    return c.unicode() < 0x800 || c.isSurrogate() ? 2 : 3;
}

std::size_t hashOf(QStringView word)
{
    return std::max<std::size_t>(qHash(word, 0), 1);
}

/// A word whose first letter is a capital becomes one that begins with a small letter, and back.
QString withOtherCase(const QString &word)
{
    const QChar first = word.front();
    return (first.isUpper() ? first.toLower() : first.toUpper()) + word.mid(1);
}

} // namespace

/// Cuts a text into tokens.
class Tokens::Reader
{
public:
    Reader(const QString &text, Tokens &out) : m_text(text), m_out(out) {}

    void read()
    {
        while (m_at < m_text.size()) {
            const QChar c = folded(m_text[m_at]);
            if (c.isNull() || c.isSpace() || c == u'\'')
                step();
            else if (c == u'[' && isSic())
                step(SicSize);
            else if (isWordChar(c) || startsBracketedLetter())
                readWord();
            else
                readSign(c);
        }
    }

private:
    static constexpr qsizetype SicSize = 5;

    /// From here on. Null beyond the end.
    QChar charAt(qsizetype ahead) const
    {
        const qsizetype index = m_at + ahead;
        return index < m_text.size() ? folded(m_text[index]) : QChar(u' ');
    }

    void step(qsizetype count = 1)
    {
        for (; count > 0 && m_at < m_text.size(); --count)
            m_byte += bytesOf(m_text[m_at++]);
    }

    bool isSic()
    {
        const bool is =
            QStringView(m_text).mid(m_at, SicSize).compare(u"[sic]", Qt::CaseInsensitive) == 0;
        m_out.m_isMarked = m_out.m_isMarked || is;
        return is;
    }

    /// "[s]ection", "[a] tree".
    bool startsBracketedLetter() const
    {
        return charAt(0) == u'[' && charAt(1).isLetter() && charAt(2) == u']'
            && (isWordChar(charAt(3)) || charAt(3).isSpace());
    }

    /// How many characters between here and the next letter belong to the word as well; 0: it ends here.
    /// A hyphen at the end of a line is told apart by `isBroken`.
    qsizetype joinerSize(QChar before, bool &isBroken) const
    {
        const QChar c = charAt(0);
        if (m_text[m_at].unicode() == 0x00AD || c.isNull()) {
            qsizetype size = 1; // A soft hyphen, and the line that ends behind it.
            while (m_at + size < m_text.size() && m_text[m_at + size].isSpace())
                ++size;
            return isWordChar(charAt(size)) ? size : 0;
        }
        if (c == u'\'' || c == u'-') {
            if (isWordChar(charAt(1)))
                return 1;
            qsizetype size = 1;
            bool hasLineEnd = false;
            while (c == u'-' && m_at + size < m_text.size() && m_text[m_at + size].isSpace()) {
                hasLineEnd = hasLineEnd || m_text[m_at + size] == u'\n';
                ++size;
            }
            isBroken = hasLineEnd && charAt(size).isLower();
            return isBroken ? size : 0;
        }
        const bool isInNumber = (c == u'.' || c == u',' || c == u'/' || c == u':')
            && before.isDigit() && charAt(1).isDigit();
        return isInNumber ? 1 : 0;
    }

    void readWord()
    {
        Token token;
        token.start = m_byte;
        QString word;
        QString unbroken; // The word without the hyphen that ended a line.
        const bool isBracketed = startsBracketedLetter();
        if (isBracketed) {
            m_out.m_isMarked = true;
            word += charAt(1);
            step(3);
        }
        while (m_at < m_text.size()) {
            const QChar c = charAt(0);
            bool isBroken = false;
            if (isWordChar(c)) {
                word += c;
                if (!unbroken.isEmpty())
                    unbroken += c;
                step();
                continue;
            }
            const qsizetype size = word.isEmpty() ? 0 : joinerSize(word.back(), isBroken);
            if (size == 0)
                break;
            if (isBroken && unbroken.isEmpty())
                unbroken = word;
            if (!c.isNull()) {
                word += c;
                if (!unbroken.isEmpty() && !isBroken)
                    unbroken += c;
            }
            step(size);
        }
        token.end = m_byte;
        token.hash = hashOf(word);
        if (!unbroken.isEmpty())
            token.other = hashOf(unbroken);
        else if (isBracketed)
            token.other = hashOf(withOtherCase(word));
        add(token, word);
    }

    /// Hyphens in a row are one dash.
    void readSign(QChar sign)
    {
        Token token;
        token.start = m_byte;
        do
            step();
        while (sign == u'-' && charAt(0) == u'-');
        token.end = m_byte;
        token.hash = hashOf(QStringView(&sign, 1));
        add(token, QString(sign));
    }

    void add(Token token, const QString &word)
    {
        token.foldedStart = m_out.m_folded.size();
        token.foldedSize = word.size();
        m_out.m_folded += word;
        m_out.m_tokens.push_back(token);
    }

    const QString &m_text;
    Tokens &m_out;
    qsizetype m_at = 0;
    qsizetype m_byte = 0;
};

Tokens::Tokens(const QString &text)
{
    m_folded.reserve(text.size());
    m_tokens.reserve(std::size_t(text.size() / 5));
    Reader(text, *this).read();
}

namespace {

using Token = Tokens::Token;

/// A longer quotation is compared as a whole, or not at all.
constexpr std::ptrdiff_t MostWordsCompared = 5'000;

QStringList cutAtEllipses(const QString &quote)
{
    static const QRegularExpression ellipsis(
        uR"([\[(]\s*(?:…|\.(?:\s?\.){2,3})\s*[\])]|…|\.(?:\s?\.){2,3})"_s);
    return quote.split(ellipsis);
}

/// Where `piece` stands next, at `from` or behind; the number of tokens where nowhere.
std::size_t nextOf(const std::vector<Token> &text, const std::vector<Token> &piece,
                   std::size_t from)
{
    const auto found = std::search(text.begin() + std::ptrdiff_t(std::min(from, text.size())),
                                   text.end(), piece.begin(), piece.end());
    return std::size_t(found - text.begin());
}

QString textBetween(const QByteArray &text, qsizetype start, qsizetype end)
{
    return QString::fromUtf8(QByteArrayView(text).sliced(start, end - start)).simplified();
}

/// The words of the text around an omission, in which a phrase may go on.
constexpr std::size_t TokensAround = 6;

} // namespace

Quotation::Quotation(const QString &quote)
{
    Unemphasised plain = withoutEmphasis(quote.normalized(QString::NormalizationForm_C));
    m_quote = std::move(plain.quote);
    const QStringList pieces = cutAtEllipses(m_quote);
    m_isMarked = plain.isMarked || pieces.size() > 1;
    for (const QString &piece : pieces) {
        if (Tokens tokens(piece); !tokens.all().empty())
            m_pieces.push_back(std::move(tokens));
    }
}

bool Quotation::isMarked() const
{
    return m_isMarked || std::any_of(m_pieces.begin(), m_pieces.end(), [](const Tokens &piece) {
               return piece.isMarked();
           });
}

std::vector<Match> Quotation::findIn(const QByteArray &text, const Tokens &tokens) const
{
    std::vector<Match> matches;
    const std::vector<Token> &all = tokens.all();
    if (isEmpty())
        return matches;
    const std::vector<Token> &opening = m_pieces[0].all();
    for (std::size_t first = nextOf(all, opening, 0); first < all.size();
         first = nextOf(all, opening, first + 1)) {
        Match match;
        match.span.start = all[first].start;
        std::size_t at = first + opening.size();
        for (std::size_t i = 1; i < m_pieces.size(); ++i) {
            const std::size_t next = nextOf(all, m_pieces[i].all(), at);
            if (next == all.size())
                return matches; // Nor does it stand behind a later beginning.
            const QString leftOut = textBetween(text, all[at - 1].end, all[next].start);
            const std::size_t from = at > TokensAround ? at - TokensAround : 0;
            const std::size_t to = std::min(next + TokensAround, all.size()) - 1;
            match.isFair = match.isFair
                && isFairOmission(leftOut, textBetween(text, all[from].start, all[at - 1].end),
                                  textBetween(text, all[next].start, all[to].end));
            match.leftOut << leftOut;
            at = next + m_pieces[i].all().size();
        }
        match.span.end = all[at - 1].end;
        matches.push_back(std::move(match));
    }
    return matches;
}

std::optional<std::vector<comparison::Run>> Quotation::nearestIn(const QByteArray &text,
                                                                 const Tokens &tokens,
                                                                 Span span) const
{
    std::vector<Token> words;
    for (const Tokens &piece : m_pieces)
        words.insert(words.end(), piece.all().begin(), piece.all().end());
    const auto size = std::ptrdiff_t(words.size());
    if (size == 0 || size > MostWordsCompared)
        return std::nullopt;
    QMultiHash<std::size_t, std::ptrdiff_t> places;
    for (std::ptrdiff_t i = 0; i < size; ++i)
        places.insert(words[std::size_t(i)].hash, i);

    // For each place where the quotation would begin: how many words of both stand where they should.
    // Neighbouring places count as one.
    const std::vector<Token> &all = tokens.all();
    const std::ptrdiff_t width = std::max<std::ptrdiff_t>(4, size / 4);
    std::map<std::ptrdiff_t, int> agreeing;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (!span.holds({all[at].start, all[at].end}))
            continue;
        for (auto place = places.constFind(all[at].hash);
             place != places.constEnd() && place.key() == all[at].hash; ++place)
            ++agreeing[(std::ptrdiff_t(at) - *place + size) / width];
    }
    const auto best = std::max_element(agreeing.begin(), agreeing.end(),
                                       [](const auto &a, const auto &b) {
                                           return a.second < b.second;
                                       });
    if (best == agreeing.end() || best->second * 2 < size)
        return std::nullopt;
    const auto indexOf = [&all](std::ptrdiff_t index) {
        return std::size_t(std::clamp<std::ptrdiff_t>(index, 0, std::ptrdiff_t(all.size()) - 1));
    };
    const std::ptrdiff_t start = best->first * width - size;
    const qsizetype from = std::max(span.start, all[indexOf(start - width)].start);
    const qsizetype to = std::min(span.end, all[indexOf(start + size + 2 * width)].end);
    std::vector<comparison::Run> runs = comparison::wordDiff(textBetween(text, from, to), m_quote);
    // What stands around the quotation was not quoted.
    if (!runs.empty() && runs.front().kind == comparison::Run::Kind::Removed)
        runs.erase(runs.begin());
    if (!runs.empty() && runs.back().kind == comparison::Run::Kind::Removed)
        runs.pop_back();
    return runs;
}

} // namespace sheria::quotations
