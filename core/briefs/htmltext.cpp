// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/briefs/htmltext.h"

#include "core/briefs/entities.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sheria::briefs {

using namespace Qt::StringLiterals;

namespace {

/// A tag, by what matters of it.
struct Tag
{
    QString name; ///< Lower case; empty: a comment, a declaration.
    QString id;
    QString href;
    bool isEnd = false;
    qsizetype end = 0; ///< Behind it.
};

bool isBlock(const QString &name)
{
    static const QSet<QString> names = {
        u"p"_s,      u"div"_s,    u"h1"_s,      u"h2"_s,      u"h3"_s,         u"h4"_s,
        u"h5"_s,     u"h6"_s,     u"li"_s,      u"ol"_s,      u"ul"_s,         u"dl"_s,
        u"dt"_s,     u"dd"_s,     u"td"_s,      u"th"_s,      u"tr"_s,         u"table"_s,
        u"br"_s,     u"hr"_s,     u"section"_s, u"article"_s, u"blockquote"_s, u"aside"_s,
        u"header"_s, u"footer"_s, u"main"_s,    u"nav"_s,     u"figure"_s,     u"figcaption"_s,
        u"pre"_s,    u"form"_s,   u"center"_s,  u"address"_s, u"body"_s,       u"caption"_s};
    return names.contains(name);
}

/// Elements whose text is not shown.
bool isHidden(const QString &name)
{
    static const QSet<QString> names = {u"script"_s, u"style"_s,    u"title"_s,   u"template"_s,
                                        u"del"_s,    u"noscript"_s, u"textarea"_s};
    return names.contains(name);
}

class HtmlReader
{
public:
    explicit HtmlReader(const QString &html) : m_html(html) {}

    Brief read()
    {
        for (qsizetype at = 0; at < m_html.size();) {
            if (m_html[at] == u'<' && isTagAt(at)) {
                const Tag tag = tagAt(at);
                at = tag.end;
                take(tag, at);
                continue;
            }
            qsizetype next = m_html.indexOf(u'<', at + 1);
            next = next < 0 ? m_html.size() : next;
            addText(withoutEntities(QStringView(m_html).mid(at, next - at)));
            at = next;
        }
        endBlock();
        return withNotes();
    }

private:
    struct Read
    {
        Paragraph paragraph;
        QStringList ids;                                  ///< Of the elements that begin with it.
        std::vector<std::pair<qsizetype, QString>> links; ///< What may refer to notes.
    };

    bool isTagAt(qsizetype at) const
    {
        if (at + 1 >= m_html.size())
            return false;
        const QChar c = m_html[at + 1];
        return c == u'/' || c == u'!' || c == u'?' || (c.isLetter() && c < QChar(0x80));
    }

    Tag tagAt(qsizetype at) const
    {
        Tag tag;
        if (QStringView(m_html).mid(at, 4) == u"<!--"_s) {
            const qsizetype end = m_html.indexOf("-->"_L1, at);
            tag.end = end < 0 ? m_html.size() : end + 3;
            return tag;
        }
        qsizetype i = at + 1;
        tag.isEnd = m_html[i] == u'/';
        i += tag.isEnd ? 1 : 0;
        const qsizetype begin = i;
        while (i < m_html.size() && m_html[i].isLetterOrNumber())
            ++i;
        tag.name = m_html.mid(begin, std::min<qsizetype>(i - begin, 12)).toLower();
        while (i < m_html.size() && m_html[i] != u'>')
            i = attributeAt(i, tag);
        tag.end = std::min(i + 1, m_html.size());
        return tag;
    }

    /// Reads an attribute, in whose value ">" may stand. Behind it.
    qsizetype attributeAt(qsizetype i, Tag &tag) const
    {
        const qsizetype begin = i;
        while (i < m_html.size() && !m_html[i].isSpace() && m_html[i] != u'=' && m_html[i] != u'>')
            ++i;
        const QString name = m_html.mid(begin, std::min<qsizetype>(i - begin, 8)).toLower();
        while (i < m_html.size() && m_html[i].isSpace())
            ++i;
        if (i >= m_html.size() || m_html[i] != u'=')
            return i == begin ? i + 1 : i;
        ++i;
        while (i < m_html.size() && m_html[i].isSpace())
            ++i;
        qsizetype end = i;
        qsizetype next = i;
        if (i < m_html.size() && (m_html[i] == u'"' || m_html[i] == u'\'')) {
            const QChar mark = m_html[i++];
            end = m_html.indexOf(mark, i);
            end = end < 0 ? m_html.size() : end;
            next = std::min(end + 1, m_html.size());
        } else {
            while (end < m_html.size() && !m_html[end].isSpace() && m_html[end] != u'>')
                ++end;
            next = end;
        }
        constexpr qsizetype Longest = 200;
        if (name == "id"_L1 || name == "name"_L1)
            tag.id = m_html.mid(i, std::min(end - i, Longest));
        else if (name == "href"_L1)
            tag.href = m_html.mid(i, std::min(end - i, Longest));
        return next;
    }

    void take(const Tag &tag, qsizetype &at)
    {
        if (isHidden(tag.name) && !tag.isEnd) {
            const qsizetype end = m_html.indexOf(u"</"_s + tag.name, at, Qt::CaseInsensitive);
            at = end < 0 ? m_html.size() : end;
            return;
        }
        if (tag.name == "blockquote"_L1)
            m_quoted = std::max(0, m_quoted + (tag.isEnd ? -1 : 1));
        if (isBlock(tag.name))
            endBlock();
        if (tag.name == "q"_L1)
            addText(QString(tag.isEnd ? QChar(0x201D) : QChar(0x201C)));
        if (!tag.id.isEmpty())
            m_ids << tag.id;
        if (tag.name == "a"_L1 && !tag.isEnd && tag.href.startsWith(u'#'))
            m_link = {m_block.text.size(), tag.href.mid(1)};
        else if (tag.name == "a"_L1 && tag.isEnd)
            endLink();
    }

    /// A number that links to a note is none of the words.
    void endLink()
    {
        static const QRegularExpression sign(u"^\\s*[\\[(]?(?:\\d{1,4}|[*†‡§])[\\])]?\\s*$"_s);
        const auto [at, target] = std::exchange(m_link, {});
        if (target.isEmpty() || at > m_block.text.size()
            || !sign.match(QStringView(m_block.text).mid(at)).hasMatch())
            return;
        m_block.text.truncate(at);
        m_links.emplace_back(at, target);
    }

    /// White space is one blank, but a no-break space stays.
    void addText(const QString &text)
    {
        for (const QChar c : text) {
            const bool isBlank = c.isSpace() && c != QChar::Nbsp;
            if (isBlank && (m_block.text.isEmpty() || m_block.text.back() == u' '))
                continue;
            m_block.text += isBlank || c == QChar::Nbsp ? QChar(u' ') : c;
        }
    }

    void endBlock()
    {
        endLink();
        const bool isEmpty = m_block.text.trimmed().isEmpty() && m_links.empty();
        if (!isEmpty) {
            m_block.isQuotation = m_block.isIndented = m_isBlockQuoted;
            while (m_block.text.endsWith(u' '))
                m_block.text.chop(1);
            m_read.push_back(
                {std::exchange(m_block, {}), std::exchange(m_ids, {}), std::exchange(m_links, {})});
        }
        m_block = {};
        m_isBlockQuoted = m_quoted > 0;
    }

    /// Notes are numbered in the order in which they are referred to.
    Brief withNotes()
    {
        QHash<QString, std::size_t> blocks;
        for (std::size_t i = 0; i < m_read.size(); ++i) {
            for (const QString &id : m_read[i].ids)
                blocks.insert(id, i);
        }
        Brief brief;
        QHash<std::size_t, int> notes; // By the block that they begin with.
        for (std::size_t i = 0; i < m_read.size(); ++i) {
            for (const auto &[at, target] : m_read[i].links) {
                const auto block = blocks.constFind(target);
                // What leads back from a note is no reference.
                if (block == blocks.cend() || *block <= i)
                    continue;
                if (!notes.contains(*block)) {
                    notes.insert(*block, int(brief.notes.size()));
                    brief.notes.emplace_back();
                }
                m_read[i].paragraph.marks.push_back(
                    {std::min(at, m_read[i].paragraph.text.size()), notes.value(*block)});
            }
        }
        for (std::size_t i = 0; i < m_read.size(); ++i) {
            const auto note = notes.constFind(i);
            auto &target = note == notes.cend() ? brief.body : brief.notes[std::size_t(*note)];
            target.push_back(std::move(m_read[i].paragraph));
        }
        return brief;
    }

    const QString &m_html;
    Paragraph m_block;
    QStringList m_ids;
    std::vector<std::pair<qsizetype, QString>> m_links;
    std::pair<qsizetype, QString> m_link; ///< That is open: where it begins, and what it leads to.
    int m_quoted = 0;
    bool m_isBlockQuoted = false;
    std::vector<Read> m_read;
};

} // namespace

Brief readHtml(const QString &html)
{
    return HtmlReader(html).read();
}

} // namespace sheria::briefs
