// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/frbruri.h"

#include "core/domain/today.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sheria {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isFormat(QByteArrayView text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](char c) { return isLower(c) || isDigit(c); });
}

/// "2005", "2005-10", "2005-10-03": digits and dashes only, the calendar is not asked.
bool isDateShaped(QByteArrayView text)
{
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isDash = i == 4 || i == 7;
        if (isDash ? text[i] != '-' : !isDigit(text[i]))
            return false;
    }
    return true;
}

QByteArrayView withoutTrailingSlashes(QByteArrayView text)
{
    while (text.endsWith('/'))
        text.chop(1);
    return text;
}

Error notAUri(QByteArrayView text)
{
    return {ErrorCode::InvalidArgument,
            Message::tr("\"%1\" is not an Akoma Ntoso FRBR URI",
                        text.first(std::min<qsizetype>(text.size(), 200)).toByteArray())};
}

/// Reads a path from left to right; every take…() leaves what it does not understand.
class Reader
{
public:
    explicit Reader(QByteArrayView rest) : m_rest(rest) {}

    QByteArrayView rest() const { return m_rest; }
    bool isAtEnd() const { return m_rest.isEmpty(); }

    bool take(char c)
    {
        if (!m_rest.startsWith(c))
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }

    /// What stands between the "/" at the front and the next one; null when there is no "/".
    QByteArrayView peekSegment() const
    {
        if (!m_rest.startsWith('/'))
            return {};
        return upTo(m_rest.sliced(1), "/");
    }

    QByteArrayView takeSegment()
    {
        const QByteArrayView segment = peekSegment();
        m_rest = m_rest.sliced(std::min(m_rest.size(), segment.size() + 1));
        return segment;
    }

    /// Everything before the first of `stops`.
    QByteArrayView takeUpTo(QByteArrayView stops)
    {
        const QByteArrayView taken = upTo(m_rest, stops);
        m_rest = m_rest.sliced(taken.size());
        return taken;
    }

private:
    static QByteArrayView upTo(QByteArrayView text, QByteArrayView stops)
    {
        const auto *end = std::find_if(text.begin(), text.end(),
                                       [stops](char c) { return stops.contains(c); });
        return text.first(end - text.begin());
    }

    QByteArrayView m_rest;
};

bool readPlace(Reader &in, FrbrUri &uri)
{
    const QByteArrayView segment = in.takeSegment();
    if (segment.size() < 2 || !isLower(segment[0]) || !isLower(segment[1]))
        return false;
    uri.country = segment.first(2).toByteArray();
    if (segment.size() == 2)
        return true;
    uri.locality = segment.sliced(3).toByteArray();
    return segment[2] == '-' && !uri.locality.isEmpty();
}

/// A subtype or an actor: the first character tells it from a date.
QByteArray readName(Reader &in)
{
    const QByteArrayView segment = in.peekSegment();
    if (segment.isEmpty() || isDigit(segment.front()))
        return {};
    return in.takeSegment().toByteArray();
}

bool readWork(Reader &in, FrbrUri &uri)
{
    if (in.peekSegment() == "akn")
        uri.prefix = in.takeSegment().toByteArray();
    if (!readPlace(in, uri))
        return false;
    uri.doctype = in.takeSegment().toByteArray();
    uri.subtype = readName(in);
    if (!uri.subtype.isEmpty())
        uri.actor = readName(in);
    uri.date = in.takeSegment().toByteArray();
    uri.number = in.takeSegment().toByteArray();
    return !uri.doctype.isEmpty() && isDateShaped(uri.date) && !uri.number.isEmpty();
}

/// "/eng", "/eng@2006", "/eng.json": nothing is taken when the segment is no language.
void readLanguage(Reader &in, FrbrUri &uri)
{
    const QByteArrayView segment = in.peekSegment();
    if (segment.size() < 3 || !std::all_of(segment.begin(), segment.begin() + 3, isLower))
        return;
    const QByteArrayView after = segment.sliced(3);
    if (after.isEmpty() || after.startsWith('@') || after.startsWith(':')) {
        uri.language = segment.first(3).toByteArray();
        uri.expressionDate = after.toByteArray();
        in.takeSegment();
    } else if (after.startsWith('.') && isFormat(in.rest().sliced(5))) {
        uri.language = segment.first(3).toByteArray();
        in.take('/');
        in.takeUpTo(".");
    }
}

bool readItem(Reader &in, FrbrUri &uri)
{
    if (!in.take('/'))
        return true;
    if (in.take('!')) {
        uri.component = in.takeUpTo("~.").toByteArray();
        if (uri.component.isEmpty())
            return false;
    }
    if (in.take('~')) {
        uri.portion = in.takeUpTo(".").toByteArray();
        if (uri.portion.isEmpty())
            return false;
    }
    return true;
}

bool readFormat(Reader &in, FrbrUri &uri)
{
    if (in.isAtEnd())
        return true;
    if (!in.take('.') || !isFormat(in.rest()))
        return false;
    uri.format = in.rest().toByteArray();
    return true;
}

/// Lower case of any script; bytes that are no UTF-8 only change where they are ASCII.
QByteArray lowered(const QByteArray &text)
{
    if (!QByteArrayView(text).isValidUtf8())
        return text.toLower();
    return QString::fromUtf8(text).toLower().toUtf8();
}

/// The first day of an ISO 8601 year or month, or the day itself; null when it is none of them.
QDate firstDay(const QByteArray &text)
{
    if (!isDateShaped(text))
        return {};
    const int month = text.size() > 4 ? text.mid(5, 2).toInt() : 1;
    const int day = text.size() > 7 ? text.mid(8, 2).toInt() : 1;
    return {text.left(4).toInt(), month, day};
}

} // namespace

Result<FrbrUri> FrbrUri::parsePlace(QByteArrayView text)
{
    const qsizetype tilde = text.lastIndexOf('~');
    const QByteArrayView eId = text.sliced(tilde + 1);
    if (tilde < 0 || !eId.contains('.'))
        return parse(text);
    SHERIA_TRY(FrbrUri uri, parse(text.first(tilde)));
    uri.portion = eId.toByteArray();
    return uri;
}

Result<FrbrUri> FrbrUri::parse(QByteArrayView text)
{
    Reader in(withoutTrailingSlashes(text));
    FrbrUri uri;
    if (!readWork(in, uri))
        return notAUri(text);
    readLanguage(in, uri);
    if (!readItem(in, uri) || !readFormat(in, uri))
        return notAUri(text);
    return uri;
}

QByteArray FrbrUri::place() const
{
    return locality.isEmpty() ? country : country + '-' + locality;
}

QByteArray FrbrUri::year() const
{
    return date.left(4);
}

QByteArray FrbrUri::knownYear() const
{
    return isPlaceholder(QDate(year().toInt(), 1, 1)) ? QByteArray() : year();
}

QByteArray FrbrUri::workUri(bool withComponent) const
{
    QByteArray out = prefix.isEmpty() ? QByteArray() : '/' + prefix;
    out += '/' + place() + '/' + doctype;
    if (!subtype.isEmpty()) {
        out += '/' + subtype;
        if (!actor.isEmpty())
            out += '/' + actor;
    }
    out += '/' + date + '/' + number;
    if (withComponent && !component.isEmpty())
        out += "/!" + component;
    return out;
}

Result<QByteArray> FrbrUri::expressionUri() const
{
    if (language.isEmpty())
        return Error{ErrorCode::InvalidArgument, Message::tr("an expression URI needs a language")};
    QByteArray out = workUri(false) + '/' + language + expressionDate;
    if (!component.isEmpty())
        out += "/!" + component;
    if (!portion.isEmpty())
        out += (component.isEmpty() ? "/~" : "~") + portion;
    return out;
}

Result<QByteArray> FrbrUri::manifestationUri() const
{
    if (format.isEmpty())
        return Error{ErrorCode::InvalidArgument, Message::tr("a manifestation URI needs a format")};
    SHERIA_TRY(const QByteArray expression, expressionUri());
    return QByteArray(expression + '.' + format);
}

QByteArray FrbrUri::display() const
{
    if (const Result<QByteArray> manifestation = manifestationUri())
        return *manifestation;
    const bool namesExpression = !expressionDate.isEmpty() || !component.isEmpty();
    const Result<QByteArray> expression = expressionUri();
    return expression && namesExpression ? *expression : workUri();
}

FrbrUri FrbrUri::canonical() const
{
    FrbrUri out;
    out.prefix = "akn";
    out.country = country;
    out.locality = lowered(locality);
    out.doctype = lowered(doctype);
    out.subtype = lowered(subtype);
    out.actor = lowered(actor);
    out.date = date;
    out.number = lowered(number);
    out.language = language;
    out.expressionDate = expressionDate;
    return out;
}

QByteArray FrbrUri::asAt(QDate day)
{
    return day.isValid() ? ':' + day.toString(Qt::ISODate).toLatin1() : QByteArray();
}

Result<PointInTime> FrbrUri::pointInTime() const
{
    using Kind = PointInTime::Kind;
    if (expressionDate.isEmpty() || expressionDate == ":")
        return PointInTime{};
    if (expressionDate == "@")
        return PointInTime{Kind::First, {}};
    const QDate day = firstDay(expressionDate.mid(1));
    if (!day.isValid())
        return Error{ErrorCode::NotFound, Message::tr("no such date: %1", expressionDate.mid(1))};
    return PointInTime{expressionDate.startsWith('@') ? Kind::Exactly : Kind::AsAt, day};
}

PathAndFormat splitFormat(QByteArrayView path)
{
    static constexpr std::array<std::pair<QByteArrayView, QByteArrayView>, 7> Suffixes{
        {{".json", "json"},
         {".xml", "xml"},
         {".akn", "xml"},
         {".html", "html"},
         {".epub", "epub"},
         {".pdf", "pdf"},
         {".zip", "zip"}}};
    const QByteArrayView trimmed = withoutTrailingSlashes(path);
    for (const auto &[suffix, format] : Suffixes) {
        if (trimmed.endsWith(suffix))
            return {trimmed.chopped(suffix.size()).toByteArray(), format.toByteArray()};
    }
    return {path.toByteArray(), {}};
}

Result<LegacyItem> parseLegacyItem(QByteArrayView text)
{
    const PathAndFormat split = splitFormat(text);
    Reader in(withoutTrailingSlashes(split.path));
    LegacyItem item;
    if (!readWork(in, item.expression))
        return notAUri(text);
    readLanguage(in, item.expression);
    QByteArrayView component = in.takeSegment();
    if (component.startsWith('!'))
        component = component.sliced(1);
    const bool isName = std::all_of(component.begin(), component.end(), [](char c) {
        return isLower(c) || isDigit(c) || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
    });
    if (item.expression.language.isEmpty() || component.isEmpty() || !isName)
        return notAUri(text);
    item.expression.format = split.format;
    item.component = component.toByteArray();
    if (in.take('/'))
        item.subcomponent = in.rest().toByteArray();
    return item;
}

} // namespace sheria
