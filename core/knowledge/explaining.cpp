#include "core/knowledge/explaining.h"

#include "core/search/searcher.h"

#include <algorithm>

namespace sheria::knowledge {

namespace {

class WordSet
{
public:
    WordSet(Item &item, const QString &question, const search::Searcher &searcher)
        : m_words(item.explanation.words)
        , m_language(item.language)
        , m_question(question)
        , m_searcher(searcher)
    {}

    /// Calls `note` for each word of the question in `text`.
    template <typename Note>
    void in(const QString &text, const Note &note)
    {
        const QByteArray utf8 = text.toUtf8();
        for (const search::TextRange &range : m_searcher.matchesIn(utf8, m_language, m_question)) {
            const QString word =
                QString::fromUtf8(utf8.mid(range.start, range.end - range.start)).toLower();
            auto known = std::find_if(m_words.begin(), m_words.end(),
                                      [&word](const MatchedWord &each) {
                                          return each.word == word;
                                      });
            if (known == m_words.end())
                known = m_words.insert(m_words.end(), MatchedWord{word});
            note(*known);
        }
    }

private:
    std::vector<MatchedWord> &m_words;
    const QByteArray m_language;
    const QString &m_question;
    const search::Searcher &m_searcher;
};

} // namespace

void explain(Item &item, const QString &question, const search::Searcher &searcher)
{
    WordSet words(item, question, searcher);
    words.in(item.text, [](MatchedWord &word) { ++word.inText; });
    words.in(item.portionTitle, [](MatchedWord &word) { word.isInPortionTitle = true; });
    for (const Ancestor &parent : item.parents)
        words.in(parent.title, [](MatchedWord &word) { word.isInParents = true; });
    words.in(item.title, [](MatchedWord &word) { word.isInTitle = true; });
}

} // namespace sheria::knowledge
