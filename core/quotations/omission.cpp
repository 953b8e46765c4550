// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quotations/omission.h"

#include "core/base/tables.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sheria::quotations {

using namespace Qt::StringLiterals;

namespace {

/// More than these are no omission, but two quotations.
constexpr int MostWordsLeftOut = 60;
constexpr qsizetype MostWordsAround = 4; ///< The longest phrase has five.

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// The words and phrases of resources/quotations/decisive.tsv.
class Decisive
{
public:
    static const Decisive &get()
    {
        static const Decisive decisive;
        return decisive;
    }

    struct Phrase
    {
        QStringList words;   ///< "#" stands for a number.
        bool isRank = false; ///< "second": it counts where the word behind it stays.
    };

    /// The phrases that begin with a word; of one word alone, itself.
    const QList<Phrase> &beginningWith(const QString &word) const
    {
        static const QList<Phrase> none;
        const auto found = m_phrases.constFind(word);
        return found == m_phrases.constEnd() ? none : *found;
    }
    /// Whether `words` have the phrase from `start` on.
    bool isAt(const Phrase &phrase, const QStringList &words, qsizetype start) const
    {
        return phrase.words.size() <= words.size() - start
            && std::equal(phrase.words.begin(), phrase.words.end(), words.begin() + start,
                          [this](const QString &wanted, const QString &word) {
                              return wanted == word || (wanted == "#"_L1 && isNumber(word));
                          });
    }
    const QStringList &emphasis() const { return m_emphasis; }

private:
    Decisive()
    {
        for (const QByteArrayList &row : readTable(u":/quotations/decisive.tsv"_s)) {
            if (row.size() < 3)
                continue;
            const QStringList phrases = QString::fromUtf8(row[2]).split(u',');
            if (row[0] == "emphasis") {
                m_emphasis += phrases;
                continue;
            }
            for (const QString &phrase : phrases) {
                const QStringList words = phrase.split(u' ');
                m_phrases[words.front()] += Phrase{words, row[0] == "rank"};
                if (row[0] == "number")
                    m_numbers += phrase;
            }
        }
    }

    bool isNumber(const QString &word) const { return hasDigit(word) || m_numbers.contains(word); }

    QSet<QString> m_numbers;
    QHash<QString, QList<Phrase>> m_phrases;
    QStringList m_emphasis;
};

/// The words of a text in small letters; those with hyphens and apostrophes in parts, a whole "n't" too.
QStringList wordsOf(const QString &text)
{
    static const QRegularExpression word(u"[\\p{L}\\p{M}\\p{N}]+"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto match = word.globalMatch(text.toLower()); match.hasNext();)
        words << match.next().captured();
    return words;
}

/// "(b)", "(iv)", or a semicolon: a member of a list.
bool hasMember(const QString &words)
{
    static const QRegularExpression mark(u"(?:^|[\\s,:])\\(\\s?(?:\\p{L}|[ivxlc]{1,5})\\s?\\)"_s,
                                         QRegularExpression::UseUnicodePropertiesOption
                                             | QRegularExpression::CaseInsensitiveOption);
    return words.contains(u';') || mark.match(words).hasMatch();
}

/// Whether a phrase stands in `words` so that a part of it lies between `first` and `last`.
bool hasDecisive(const QStringList &words, qsizetype first, qsizetype last)
{
    for (qsizetype i = 0; i <= last; ++i) {
        for (const Decisive::Phrase &phrase : Decisive::get().beginningWith(words[i])) {
            const qsizetype end = i + phrase.words.size();
            const bool touches = end > first && (!phrase.isRank || end == last + 1);
            if (touches && Decisive::get().isAt(phrase, words, i))
                return true;
        }
    }
    return false;
}

} // namespace

bool isFairOmission(const QString &words, const QString &before, const QString &after)
{
    const QStringList left = wordsOf(words);
    static const QRegularExpression contraction(u"n['’ʼ]t\\b"_s,
                                                QRegularExpression::CaseInsensitiveOption);
    if (left.size() > MostWordsLeftOut || hasDigit(words) || hasMember(words)
        || contraction.match(words).hasMatch())
        return false;
    if (left.isEmpty())
        return true;
    const QStringList around = wordsOf(before);
    const QStringList ahead = around.mid(std::max<qsizetype>(0, around.size() - MostWordsAround));
    const qsizetype first = ahead.size();
    return !hasDecisive(ahead + left + wordsOf(after).mid(0, MostWordsAround), first,
                        first + left.size() - 1);
}

Unemphasised withoutEmphasis(const QString &quote)
{
    static const QRegularExpression note = [] {
        QStringList phrases;
        for (const QString &phrase : Decisive::get().emphasis())
            phrases << QString(phrase).replace(u' ', u"\\s+"_s).replace(u'\'', u"['’]"_s);
        return QRegularExpression(u"\\s*[\\[(]\\s*(?:"_s + phrases.join(u'|')
                                      + u")[\\s.;,]*[\\])]\\s*$"_s,
                                  QRegularExpression::CaseInsensitiveOption
                                      | QRegularExpression::UseUnicodePropertiesOption);
    }();
    // Not within a word, and with nothing blank inside: "5 * 4 * 3" emphasises nothing.
    static const QRegularExpression marks(
        u"(?<![\\p{L}\\p{N}*_])(\\*{1,3}|_{1,3})(?=[^\\s*_])([^*_]*[^\\s*_])\\1(?![\\p{L}\\p{N}*_])"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    Unemphasised plain{quote, false};
    plain.quote.remove(note);
    plain.quote.replace(marks, u"\\2"_s);
    plain.isMarked = plain.quote != quote;
    return plain;
}

} // namespace sheria::quotations
