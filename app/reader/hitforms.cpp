#include "app/reader/hitforms.h"

#include "core/search/searcher.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Elements that stand inside a line of text.
constexpr std::array<QByteArrayView, 12> InlineElements = {"a",      "abbr", "b",   "code",
                                                           "em",     "i",    "q",   "span",
                                                           "strong", "sub",  "sup", "u"};

bool endsWord(QByteArrayView tag)
{
    const qsizetype start = tag.startsWith('/') ? 1 : 0;
    qsizetype end = start;
    while (end < tag.size() && tag[end] != ' ' && tag[end] != '/' && tag[end] != '\n')
        ++end;
    const QByteArrayView name = tag.sliced(start, end - start);
    return std::find(InlineElements.begin(), InlineElements.end(), name) == InlineElements.end();
}

struct Entity
{
    QByteArrayView name;
    char character;
};

constexpr std::array<Entity, 5> Entities = {
    {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}}};

/// The character of the entity at the start of `text`, and how long that is; length 0: none.
std::pair<char, qsizetype> entityAt(QByteArrayView text)
{
    for (const Entity &entity : Entities) {
        if (text.startsWith(entity.name))
            return {entity.character, entity.name.size()};
    }
    return {'&', 0};
}

} // namespace

QByteArray plainText(const QByteArray &html)
{
    QByteArray text;
    text.reserve(html.size() / 2);
    for (qsizetype at = 0; at < html.size();) {
        if (html[at] == '<') {
            const qsizetype end = html.indexOf('>', at);
            if (end < 0)
                break;
            if (endsWord(QByteArrayView(html).sliced(at + 1, end - at - 1)))
                text += ' ';
            at = end + 1;
            continue;
        }
        const auto [character, length] = html[at] == '&' ? entityAt(QByteArrayView(html).sliced(at))
                                                         : std::pair(html[at], qsizetype(1));
        text += character;
        at += std::max<qsizetype>(1, length);
    }
    return text;
}

QStringList hitForms(const search::Searcher &searcher, const QByteArray &text,
                     const QByteArray &language, const QString &words)
{
    QSet<QByteArray> forms;
    for (const search::TextRange &range : searcher.matchesIn(text, language, words)) {
        forms.insert(text.mid(range.start, range.end - range.start).simplified());
        if (forms.size() >= MaxHitForms)
            break;
    }
    forms.remove(QByteArray());
    QStringList list;
    for (const QByteArray &form : forms)
        list.append(QString::fromUtf8(form));
    list.sort();
    return list;
}

} // namespace sheria::app
