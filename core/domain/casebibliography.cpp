#include "core/domain/casebibliography.h"

#include "core/domain/json.h"
#include "core/domain/language.h"

#include <array>
#include <utility>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

/// "xa-judgment-xahc-2019-77": in ASCII, the same for the same work, and no other's.
QString keyOf(const CaseCitation &citation)
{
    QString key;
    const QString uri = QString::fromUtf8(citation.uri);
    for (const QChar c : uri) {
        const bool isPlain = c.isLetterOrNumber() && c.unicode() < 128;
        if (isPlain || c == u'.' || c == u'_')
            key += c;
        else if (!key.isEmpty() && !key.endsWith(u'-'))
            key += u'-';
    }
    if (key.startsWith("akn-"_L1))
        key.remove(0, 4);
    while (key.endsWith(u'-'))
        key.chop(1);
    return key.isEmpty() ? u"decision"_s : key;
}

/// One line of what people read: no control characters, no line ends.
QString plain(const QString &text)
{
    QString line;
    for (const QChar c : text)
        line += c.category() == QChar::Other_Control ? QChar(u' ') : c;
    return line.simplified();
}

QString texCommand(QChar c)
{
    switch (c.unicode()) {
    case u'\\': return u"\\textbackslash{}"_s;
    case u'{': return u"\\textbraceleft{}"_s;
    case u'}': return u"\\textbraceright{}"_s;
    case u'~': return u"\\textasciitilde{}"_s;
    case u'^': return u"\\textasciicircum{}"_s;
    case u'#':
    case u'$':
    case u'%':
    case u'&':
    case u'_': return QString(u'\\') + c;
    default: return c;
    }
}

QString tex(const QString &text)
{
    QString escaped;
    const QString line = plain(text);
    for (const QChar c : line)
        escaped += texCommand(c);
    return escaped;
}

QString pinpoint(const CaseCitation &citation)
{
    if (citation.paragraph.isEmpty())
        return {};
    if (citation.toParagraph.isEmpty())
        return u"at ["_s + plain(citation.paragraph) + u']';
    return u"at [%1]–[%2]"_s.arg(plain(citation.paragraph), plain(citation.toParagraph));
}

/// The names, with "and" between them; one that has "and" or a comma in it is kept together.
QString texNames(const std::vector<QString> &names)
{
    QStringList list;
    for (const QString &name : names)
        list << u'{' + tex(name) + u'}';
    return list.join(u" and "_s);
}

} // namespace

QString bibTexEntry(const CaseCitation &citation)
{
    const QString link = QString::fromUtf8(citation.link);
    const QDate date = citation.date;
    const std::array<std::pair<const char *, QString>, 10> fields = {{
        {"title", u'{' + tex(citation.name) + u'}'},
        {"author", texNames(citation.judges)},
        {"year", tex(citation.year)},
        {"month", date.isValid() ? QString::number(date.month()) : QString()},
        {"day", date.isValid() ? QString::number(date.day()) : QString()},
        {"institution", tex(citation.court)},
        {"number", tex(citation.docket)},
        {"howpublished", tex(citation.neutral)},
        {"note", tex(pinpoint(citation))},
        {"url", plain(link).replace(u'{', u"%7B"_s).replace(u'}', u"%7D"_s)},
    }};
    QString entry = u"@jurisdiction{"_s + keyOf(citation);
    for (const auto &[name, value] : fields) {
        if (!value.isEmpty() && value != "{}"_L1)
            entry += u",\n  "_s + QLatin1StringView(name) + u" = {"_s + value + u'}';
    }
    return entry + u"\n}\n"_s;
}

QString risRecord(const CaseCitation &citation)
{
    QString record = u"TY  - CASE\r\n"_s;
    const auto line = [&record](QLatin1StringView tag, const QString &value) {
        const QString text = plain(value);
        if (!text.isEmpty())
            record += tag + u"  - "_s + text + u"\r\n"_s;
    };
    line("ID"_L1, keyOf(citation));
    line("TI"_L1, citation.name);
    line("T2"_L1, citation.neutral);
    line("PB"_L1, citation.court);
    line("M1"_L1, citation.docket);
    line("PY"_L1, citation.year);
    if (citation.date.isValid())
        line("DA"_L1, citation.date.toString(u"yyyy/MM/dd/"_s));
    // A comma would part first name and last.
    for (QString judge : citation.judges)
        line("A3"_L1, judge.remove(u','));
    line("LA"_L1, QString::fromLatin1(citation.language));
    line("N1"_L1, pinpoint(citation));
    line("UR"_L1, QString::fromUtf8(citation.link));
    return record + u"ER  - \r\n"_s;
}

QString cslJson(const CaseCitation &citation)
{
    json::Writer out;
    const auto member = [&out](QByteArrayView key, const QString &value) {
        const QString text = plain(value);
        if (!text.isEmpty())
            out.member(key, text);
    };
    out.beginArray().beginObject();
    out.member("id", keyOf(citation)).member("type", u"legal_case"_s);
    member("title", citation.name);
    member("container-title", citation.neutral);
    member("authority", citation.court);
    member("number", citation.docket);
    if (!citation.judges.empty()) {
        out.key("author").beginArray();
        for (const QString &judge : citation.judges)
            out.beginObject().member("literal", plain(judge)).endObject();
        out.endArray();
    }
    if (!citation.year.isEmpty()) {
        out.key("issued").beginObject().key("date-parts").beginArray().beginArray();
        out.number(citation.year.toInt());
        if (citation.date.isValid())
            out.number(citation.date.month()).number(citation.date.day());
        out.endArray().endArray().endObject();
    }
    member("language", QString::fromLatin1(shortLanguageCode(citation.language)));
    member("note", pinpoint(citation));
    member("URL", QString::fromUtf8(citation.link));
    out.endObject().endArray();
    return QString::fromUtf8(out.take()) + u'\n';
}

} // namespace sheria
