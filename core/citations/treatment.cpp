// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/citations/treatment.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace sheria::citations {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar Target(0xE000); ///< Stands for the citation,
constexpr QChar Other(0xE001);  ///< and this for the other ones.

struct Pattern
{
    Treatment treatment;
    QRegularExpression words;
};

const std::vector<Pattern> &patterns()
{
    const auto any = [](const QString &words) {
        return QRegularExpression(u"\\b(?:"_s + words + u")(?!\\w)"_s,
                                  QRegularExpression::CaseInsensitiveOption
                                      | QRegularExpression::UseUnicodePropertiesOption);
    };
    static const std::vector<Pattern> all = {
        {Treatment::Reversed,
         any(u"revers(?:ed|es|ing)(?: on appeal)?|overturn(?:ed|s|ing)?|set aside on appeal|"
             "infirmée?s?"_s)},
        {Treatment::Overruled,
         any(u"overrul(?:ed|es|ing|e)|no longer good law|not good law|(?:wrongly|incorrectly) "
             "decided|depart(?:ed|s|ing)? from"_s)},
        {Treatment::Doubted,
         any(u"doubt(?:ed|s|ing)?|(?:not|never) (?:been )?follow(?:ed)?|"
             "(?:declin|refus)(?:ed|es|e|ing) to (?:follow|apply)|"
             "question(?:ed|s) (?:the correctness|whether)|disapprov(?:ed|es|ing)|"
             "not (?:been )?approved"_s)},
        {Treatment::Distinguished,
         any(u"distinguish(?:ed|es|ing|able)?|(?:not|never) (?:been )?applied|does not apply|"
             "inapplicable|distinguée?s?"_s)},
        {Treatment::Followed,
         any(u"follow(?:ed|s|ing)?|(?:bound|guided) by|suivie?s?|approv(?:ed|es|ing)|"
             "affirm(?:ed|s|ing)?|uph(?:eld|olds)"_s)},
        {Treatment::Applied,
         any(u"appl(?:ied|ies|y|ying)|adopt(?:ed|s|ing)?|rel(?:ied|ies|y|ying) (?:up)?on|"
             "appliquée?s?"_s)},
        {Treatment::Considered,
         any(u"consider(?:ed|s|ing)?|discuss(?:ed|es|ing)?|examin(?:ed|es|ing)|refer(?:red|s) to|"
             "cited|examinée?s?"_s)},
    };
    return all;
}

QSet<QString> setOf(const QString &words)
{
    const QStringList list = words.split(u' ');
    return {list.begin(), list.end()};
}

bool isBe(const QString &word)
{
    static const QSet<QString> words = setOf(u"is are was were be been being est fut été"_s);
    return words.contains(word);
}

/// What may stand between a citation and the verb it is the subject of.
bool mayFollowSubject(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"has have had itself also then later since subsequently not never neither nor no and or "
        "both case cases decision judgment ruling above supra in by of the this that court below "
        "appeal high supreme constitutional a on its facts point there here again often "
        "should ought could would may might must can cannot to "
        "a été est fut , ( ) [ ]"_s);
    return words.contains(word) || isBe(word) || word.endsWith(u"ly"_s) || word == QString(Other);
}

/// What may stand between a verb and the citation that is its object.
bool mayPrecedeObject(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"the this that our its their court court’s court's decision decisions judgment "
        "judgments ruling reasoning ratio decidendi principle principles test tests rule rules "
        "approach dictum dicta law holding proposition propositions authority authorities case "
        "cases view statement statements of in from on upon to stated laid down set out "
        "established enunciated expounded formulated articulated as by what was were said "
        "decided well known well-known earlier leading locus classicus classic cited above "
        "supreme full bench constitutional high appeal and or also both such binding recent "
        "correctness with approval la le les l l’arrêt arrêt arret décision de du dans , ( ) [ ]"_s);
    return words.contains(word) || word == QString(Other);
}

/// What makes a verb one that was wished, argued or possible only.
bool isUnreal(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"asked asks asking invited invites inviting urged urges urging submitted submits "
        "submitting submission submissions argued argues arguing argument arguments contended "
        "contends contending contention suggested suggests sought seeks seek seeking request "
        "requested prayed prays whether if unless should ought could would may might must can "
        "attempt attempted attempts tried tries possible proposed proposes claimed claims "
        "alleged counsel appellant appellants respondent respondents applicant applicants "
        "plaintiff defendant petitioner petitioners prosecution advocate entitled "
        "open free wish wished"_s);
    return words.contains(word);
}

/// What denies the verb behind it.
bool isDenial(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"not never neither nor without no cannot declined declines decline refused refuses refuse "
        "reluctant hesitate pas jamais"_s);
    return words.contains(word) || word.endsWith(u"n’t"_s) || word.endsWith(u"n't"_s);
}

/// Where one clause ends and another begins.
bool isBorder(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"; : but where while whereas although though because since when however yet mais tandis"_s);
    return words.contains(word);
}

class Sentence
{
public:
    Sentence(const QString &sentence, WordSpan citation, const std::vector<WordSpan> &others)
    {
        std::vector<std::pair<WordSpan, QChar>> marks{{citation, Target}};
        for (const WordSpan &other : others) {
            if (other.end <= citation.start || other.start >= citation.end)
                marks.push_back({other, Other});
        }
        std::sort(marks.begin(), marks.end(),
                  [](const auto &a, const auto &b) { return a.first.start < b.first.start; });
        qsizetype at = 0;
        for (const auto &[span, mark] : marks) {
            if (span.start < at || span.end > sentence.size())
                continue;
            m_text += sentence.mid(at, span.start - at) + u' ' + mark + u' ';
            at = span.end;
        }
        m_text += sentence.mid(at);
        cut();
    }

    TreatmentHint treatment() const
    {
        TreatmentHint best;
        for (const Pattern &pattern : patterns()) {
            for (auto match = pattern.words.globalMatch(m_text); match.hasNext();) {
                const QRegularExpressionMatch one = match.next();
                const auto treatment = treatmentBy(pattern.treatment, one);
                if (treatment && *treatment > best.treatment)
                    best = {*treatment, one.captured()};
            }
        }
        return best;
    }

private:
    struct Word
    {
        QString text; ///< Lower case.
        qsizetype start = 0;
        qsizetype end = 0;
    };

    void cut()
    {
        static const QRegularExpression word(
            u"[\\x{E000}\\x{E001}]|[\\p{L}\\p{N}]+(?:[’'-][\\p{L}\\p{N}]+)*|[^\\s\\p{L}\\p{N}]"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        for (auto match = word.globalMatch(m_text); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            if (one.captured() == QString(Target))
                m_target = m_words.size();
            m_words.push_back({one.captured().toLower(), one.capturedStart(), one.capturedEnd()});
        }
    }

    /// What a verb says of the citation; nothing: it is another's.
    std::optional<Treatment> treatmentBy(Treatment treatment,
                                         const QRegularExpressionMatch &match) const
    {
        std::size_t first = 0;
        while (first < m_words.size() && m_words[first].start < match.capturedStart())
            ++first;
        std::size_t last = first;
        while (last + 1 < m_words.size() && m_words[last + 1].start < match.capturedEnd())
            ++last;
        if (first >= m_words.size())
            return std::nullopt;
        const bool isBound = m_target < first ? isSubjectOf(first, last)
                                              : m_target > last && isObjectOf(first, last);
        if (!isBound)
            return std::nullopt;
        return isReal(first) ? treatment : std::min(treatment, Treatment::Considered);
    }

    /// Whether "be" goes before the verb, with adverbs and other verbs of a list between: "was considered and
    /// applied".
    bool isPassive(std::size_t verb) const
    {
        constexpr std::size_t MostBetween = 6;
        for (std::size_t back = 1; back <= MostBetween && back <= verb; ++back) {
            const QString &word = m_words[verb - back].text;
            if (isBe(word))
                return true;
            const bool goesOn = isDenial(word) || word.endsWith(u"ly"_s) || word.endsWith(u"ed"_s)
                || word == u"and" || word == u"or" || word == u"," || word == u"then"
                || word == u"also" || word == u"later";
            if (!goesOn)
                return false;
        }
        return false;
    }

    bool isSubjectOf(std::size_t first, std::size_t last) const
    {
        bool hasOther = false;
        bool hasBe = false;
        int depth = 0;
        for (std::size_t i = m_target + 1; i < first; ++i) {
            const QString &word = m_words[i].text;
            depth += word == u"(" ? 1 : word == u")" ? -1 : 0;
            const bool isWhich = word == u"which" || word == u"that";
            const bool isVerb = word.endsWith(u"ed"_s) || word == u"to" || word == u"from";
            if (depth > 0 && closes(i, first))
                continue; // In brackets: no part of the sentence.
            if (isWhich && hasOther)
                return false; // Of the other one.
            if (!isWhich && !isVerb && !mayFollowSubject(word))
                return false;
            hasOther = hasOther || word == QString(Other);
            hasBe = hasBe || isBe(word);
        }
        if (hasBe || m_words[first].text == u"does")
            return true;
        // "X (overruled)", "X followed." but not "X followed the rule": there it is what acts.
        const QString next = last + 1 < m_words.size() ? m_words[last + 1].text : u"."_s;
        static const QSet<QString> ends = setOf(u". , ; ) ] in by on and or but"_s);
        return ends.contains(next);
    }

    /// Whether the bracket that is open at `i` closes before `end`.
    bool closes(std::size_t i, std::size_t end) const
    {
        return std::any_of(m_words.begin() + std::ptrdiff_t(i),
                           m_words.begin() + std::ptrdiff_t(end),
                           [](const Word &word) { return word.text == u")"; });
    }

    bool isObjectOf(std::size_t first, std::size_t last) const
    {
        const QString &verb = m_words[last].text;
        const bool hasPreposition = verb == u"by" || verb == u"on" || verb == u"upon"
            || verb == u"to" || verb == u"from";
        const QString &next = m_words[last + 1].text;
        if (!hasPreposition
            && (isPassive(first) || next == u"in" || next == u"by" || next == u"on"))
            return false; // "was overruled by X", "the test applied in X"
        for (std::size_t i = last + 1; i < m_target; ++i) {
            if (!mayPrecedeObject(m_words[i].text))
                return false;
        }
        return true;
    }

    /// Whether nothing before the verb in its clause makes it a wish, a question or a denial.
    bool isReal(std::size_t verb) const
    {
        constexpr std::size_t MostBefore = 14;
        constexpr std::size_t MostDenied = 4;
        for (std::size_t back = 1; back <= MostBefore && back <= verb; ++back) {
            const QString &word = m_words[verb - back].text;
            if (isBorder(word))
                return true;
            if (isUnreal(word) || (back <= MostDenied && isDenial(word)))
                return false;
        }
        return true;
    }

    QString m_text;
    std::vector<Word> m_words;
    std::size_t m_target = 0;
};

} // namespace

TreatmentHint treatmentIn(const QString &sentence, WordSpan citation,
                          const std::vector<WordSpan> &others)
{
    return Sentence(sentence, citation, others).treatment();
}

} // namespace sheria::citations
