// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/render/htmltext.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace sheria::test {
namespace {

using Attributes = QHash<QByteArray, QByteArray>;

struct Element
{
    QByteArray tag;
    bool isNote = false;   ///< Footnote: its text is collected apart.
    bool isMarker = false; ///< Link to a footnote, or the marker in it: not text of the document.
};

/// Everything the renderer may use; anything else is a fault.
const QSet<QByteArray> Known = {"a",    "abbr",  "b",   "br",    "caption", "col", "colgroup",
                                "div",  "h2",    "h3",  "h4",    "i",       "img", "section",
                                "span", "sub",   "sup", "table", "tbody",   "td",  "tfoot",
                                "th",   "thead", "tr",  "u"};
const QSet<QByteArray> Void = {"br", "col", "img"};
const QSet<QByteArray> Plain = {"class", "id", "alt", "colspan", "rowspan", "style", "href", "src"};

class Reader
{
public:
    explicit Reader(const QByteArray &html) : m_html(html) { findNotes(); }

    HtmlText run()
    {
        while (m_at < m_html.size()) {
            if (m_html[m_at] == '<')
                tag();
            else
                text();
        }
        if (!m_open.isEmpty())
            fault("not closed: " + m_open.last().tag);
        return m_result;
    }

private:
    void fault(const QByteArray &what)
    {
        m_result.faults += QString::fromUtf8(what + " at " + QByteArray::number(m_at) + ": "
                                             + m_html.mid(std::max<qsizetype>(0, m_at - 60), 120));
    }

    /// The ids of footnotes: links to them are markers.
    void findNotes()
    {
        static const QByteArray Note = "<span class=\"akn-authorialNote";
        for (qsizetype at = m_html.indexOf(Note); at >= 0; at = m_html.indexOf(Note, at + 1)) {
            const qsizetype end = m_html.indexOf('>', at);
            const qsizetype id = m_html.indexOf(" id=\"", at);
            if (id >= 0 && id < end)
                m_noteIds.insert(m_html.mid(id + 5, m_html.indexOf('"', id + 5) - id - 5));
        }
    }

    void text()
    {
        const qsizetype end = m_html.indexOf('<', m_at) < 0 ? m_html.size()
                                                            : m_html.indexOf('<', m_at);
        const QByteArray value = decoded(m_html.mid(m_at, end - m_at));
        m_at = end;
        bool isNote = false;
        for (const Element &element : m_open) {
            if (element.isMarker)
                return;
            isNote = isNote || element.isNote;
        }
        (isNote ? m_result.notes : m_result.body) += value;
    }

    QByteArray decoded(const QByteArray &text)
    {
        QByteArray out;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] != '&') {
                out += text[i];
                continue;
            }
            const qsizetype end = text.indexOf(';', i);
            const QByteArray name = text.mid(i + 1, end - i - 1);
            static const QHash<QByteArray, char> Names = {{"amp", '&'},  {"lt", '<'},
                                                          {"gt", '>'},   {"quot", '"'},
                                                          {"#10", '\n'}, {"#9", '\t'},
                                                          {"#13", '\r'}};
            if (end < 0 || !Names.contains(name))
                fault("unknown reference &" + name);
            out += Names.value(name, '?');
            i = std::max(end, i);
        }
        return out;
    }

    void tag()
    {
        ++m_at;
        if (m_html[m_at] == '/') {
            const qsizetype end = m_html.indexOf('>', m_at);
            const QByteArray name = m_html.mid(m_at + 1, end - m_at - 1);
            if (m_open.isEmpty() || m_open.last().tag != name)
                fault("end tag does not match: " + name);
            else
                m_open.removeLast();
            m_at = end + 1;
            return;
        }
        startTag();
    }

    void startTag()
    {
        const QByteArray name = word();
        Attributes attributes;
        while (m_html[m_at] != '>') {
            if (m_html[m_at] != ' ') {
                fault("attribute expected");
                m_at = m_html.indexOf('>', m_at);
                break;
            }
            ++m_at;
            const QByteArray attribute = word();
            if (!QByteArrayView(m_html).sliced(m_at).startsWith("=\"")) {
                fault("value expected");
                break;
            }
            const qsizetype end = m_html.indexOf('"', m_at + 2);
            if (attributes.contains(attribute.toLower()))
                fault("attribute twice: " + attribute);
            attributes.insert(attribute.toLower(), decoded(m_html.mid(m_at + 2, end - m_at - 2)));
            m_at = end + 1;
        }
        ++m_at;
        element(name, attributes);
    }

    QByteArray word()
    {
        const qsizetype start = m_at;
        while (m_at < m_html.size()
               && (QChar::isLetterOrNumber(uchar(m_html[m_at])) || m_html[m_at] == '-'
                   || m_html[m_at] == '_' || m_html[m_at] == '.'))
            ++m_at;
        return m_html.mid(start, m_at - start);
    }

    void element(const QByteArray &name, const Attributes &attributes)
    {
        ++m_result.elements;
        if (!Known.contains(name))
            fault("unknown tag: " + name);
        checkAttributes(attributes);
        checkPlace(name);
        if (Void.contains(name))
            return;
        Element element;
        element.tag = name;
        const QByteArray own = attributes.value("class");
        element.isNote = own == "akn-authorialNote" || own.startsWith("akn-authorialNote ");
        const QByteArray href = attributes.value("href");
        element.isMarker = own == "akn-authorialNote--marker"
            || (own.isEmpty() && href.startsWith('#') && m_noteIds.contains(href.mid(1)));
        if (name == "span" && attributes.isEmpty())
            element.isMarker = true; // A marker in a link.
        m_open += element;
    }

    void checkAttributes(const Attributes &attributes)
    {
        for (auto one = attributes.begin(); one != attributes.end(); ++one) {
            if (!Plain.contains(one.key()) && !one.key().startsWith("data-"))
                fault("attribute that could act: " + one.key());
        }
        const QByteArray id = attributes.value("id");
        if (!id.isEmpty() && m_ids.contains(id))
            fault("id twice: " + id);
        m_ids.insert(id);
        const QByteArray href = attributes.value("href");
        if (!href.isEmpty() && href[0] != '#' && href[0] != '/' && !href.startsWith("http")
            && !href.startsWith("mailto:"))
            fault("unsafe link: " + href);
    }

    /// What a browser would move: text order would change.
    void checkPlace(const QByteArray &name)
    {
        const QByteArray parent = m_open.isEmpty() ? QByteArray() : m_open.last().tag;
        static const QHash<QByteArray, QSet<QByteArray>> Allowed = {
            {"table", {"caption", "colgroup", "thead", "tbody", "tfoot", "tr"}},
            {"thead", {"tr"}},
            {"tbody", {"tr"}},
            {"tfoot", {"tr"}},
            {"tr", {"td", "th"}},
            {"colgroup", {"col"}}};
        static const QSet<QByteArray> Parts = {"caption", "colgroup", "thead", "tbody", "tfoot",
                                               "tr",      "td",       "th",    "col"};
        const bool isOutOfPlace = Allowed.contains(parent) ? !Allowed[parent].contains(name)
                                                           : Parts.contains(name);
        if (isOutOfPlace)
            fault("<" + name + "> in <" + parent + ">");
        for (const Element &outer : m_open) {
            if (name == "a" && outer.tag == "a")
                fault("link in a link");
        }
    }

    QByteArray m_html;
    qsizetype m_at = 0;
    HtmlText m_result;
    QList<Element> m_open;
    QSet<QByteArray> m_noteIds;
    QSet<QByteArray> m_ids;
};

} // namespace

HtmlText htmlText(const QByteArray &html)
{
    return Reader(html).run();
}

HtmlText expectedText(const QByteArray &xml)
{
    HtmlText result;
    QXmlStreamReader reader(xml);
    QString space;
    int depth = 0;
    int notes = 0;
    bool isPastDocument = false;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (depth == 0)
                space = reader.namespaceUri().toString();
            const bool isOurs = reader.namespaceUri() == space;
            if (depth > 0 && isOurs && reader.name() == u"meta"_s) {
                reader.skipCurrentElement();
                continue;
            }
            ++depth;
            notes += notes > 0 || (isOurs && reader.name() == u"authorialNote"_s) ? 1 : 0;
        } else if (token == QXmlStreamReader::EndElement) {
            --depth;
            notes -= notes > 0 ? 1 : 0;
            isPastDocument = isPastDocument || depth == 1;
        } else if (token == QXmlStreamReader::Characters && depth >= (isPastDocument ? 2 : 3)) {
            (notes > 0 ? result.notes : result.body) += reader.text().toUtf8();
        }
    }
    if (reader.hasError())
        result.faults += reader.errorString();
    return result;
}

namespace {

qsizetype commonLength(QByteArrayView a, QByteArrayView b)
{
    const qsizetype most = std::min(a.size(), b.size());
    qsizetype length = 0;
    while (length < most && a[length] == b[length])
        ++length;
    return length;
}

} // namespace

QString firstDifference(const QByteArray &text, const QByteArray &shown,
                        const QByteArrayList &words)
{
    const QByteArrayView wanted(text);
    const QByteArrayView there(shown);
    qsizetype i = 0;
    qsizetype j = 0;
    for (;;) {
        const qsizetype same = commonLength(wanted.sliced(i), there.sliced(j));
        i += same;
        j += same;
        if (i == wanted.size() && j == there.size())
            return {};
        // A word may have been put in up to its length before the difference shows.
        qsizetype bestEnd = -1;
        qsizetype bestI = 0;
        qsizetype bestJ = 0;
        for (const QByteArray &word : words) {
            for (qsizetype back = 0; back <= std::min({word.size(), i, j}); ++back) {
                if (!there.sliced(j - back).startsWith(word))
                    continue;
                const qsizetype nextI = i - back;
                const qsizetype nextJ = j - back + word.size();
                const qsizetype end = nextI
                    + commonLength(wanted.sliced(nextI), there.sliced(nextJ));
                const bool isProgress = end > i || nextJ > j;
                if (isProgress && end > bestEnd) {
                    bestEnd = end;
                    bestI = nextI;
                    bestJ = nextJ;
                }
            }
        }
        if (bestEnd < i) {
            return QString::fromUtf8("wanted: " + text.mid(std::max<qsizetype>(0, i - 40), 90)
                                     + " | shown: "
                                     + shown.mid(std::max<qsizetype>(0, j - 40), 90));
        }
        i = bestI;
        j = bestJ;
    }
}

} // namespace sheria::test
