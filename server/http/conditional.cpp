#include "server/http/conditional.h"

#include "server/http/headers.h"

#include <QHash>

#include <algorithm>

namespace sheria::http {

namespace {

/// `etag` without the mark that codedEtag() puts at its end.
QByteArrayView withoutCoding(QByteArrayView etag)
{
    for (const Coding coding : {Coding::Gzip, Coding::Zstd}) {
        const QByteArrayView name = codingName(coding);
        const qsizetype dash = etag.size() - name.size() - 1;
        if (dash >= 0 && etag[dash] == '-' && etag.endsWith(name))
            return etag.first(dash);
    }
    return etag;
}

/// The next member of an entity-tag list, off the front of `rest`; commas within quotes are text.
QByteArrayView takeTag(QByteArrayView &rest)
{
    bool quoted = false;
    qsizetype end = 0;
    for (; end < rest.size() && (quoted || rest[end] != ','); ++end) {
        if (rest[end] == '"')
            quoted = !quoted;
    }
    const QByteArrayView tag = trimmedBlanks(rest.first(end));
    rest = end < rest.size() ? rest.sliced(end + 1) : QByteArrayView();
    return tag;
}

/// A number of decimal digits; nothing for anything else, the largest for what is larger.
std::optional<qint64> parseOffset(QByteArrayView text)
{
    constexpr qsizetype MostDigits = 18;
    const auto isDigit = [](char c) {
        return c >= '0' && c <= '9';
    };
    if (text.isEmpty() || !std::all_of(text.begin(), text.end(), isDigit))
        return std::nullopt;
    return text.size() > MostDigits ? std::numeric_limits<qint64>::max() : text.toLongLong();
}

RangeRequest part(qint64 first, qint64 last, qint64 size)
{
    if (first >= size)
        return {RangeRequest::Kind::Unsatisfiable, {}};
    const qint64 end = std::min(last, size - 1);
    return {RangeRequest::Kind::Part, {first, end - first + 1}};
}

} // namespace

QByteArray etagOf(QByteArrayView body)
{
    // Seed 0 makes the hash the same in every run.
    return QByteArray::number(static_cast<qulonglong>(qHash(body, 0)), 16) + '-'
        + QByteArray::number(body.size(), 16);
}

QByteArray codedEtag(QByteArrayView etag, Coding coding)
{
    return etag.toByteArray() + '-' + codingName(coding).toByteArray();
}

bool matchesEtag(QByteArrayView value, QByteArrayView etag)
{
    if (trimmedBlanks(value) == "*")
        return true;
    while (!value.isEmpty()) {
        QByteArrayView tag = takeTag(value);
        if (tag.startsWith("W/"))
            tag = tag.sliced(2);
        if (tag.size() < 2 || tag.front() != '"' || tag.back() != '"')
            continue;
        if (withoutCoding(tag.sliced(1, tag.size() - 2)) == withoutCoding(etag))
            return true;
    }
    return false;
}

RangeRequest parseRange(QByteArrayView value, qint64 size)
{
    constexpr QByteArrayView Unit = "bytes=";
    if (value.size() <= Unit.size() || !equalsIgnoringCase(value.first(Unit.size()), Unit))
        return {};
    const QByteArrayView spec = trimmedBlanks(value.sliced(Unit.size()));
    const qsizetype dash = spec.indexOf('-');
    if (dash < 0 || spec.contains(','))
        return {};
    const std::optional<qint64> first = parseOffset(trimmedBlanks(spec.first(dash)));
    const QByteArrayView lastText = trimmedBlanks(spec.sliced(dash + 1));
    const std::optional<qint64> last = parseOffset(lastText);
    if (dash == 0 && last) // The last so many bytes.
        return *last == 0 ? RangeRequest{RangeRequest::Kind::Unsatisfiable, {}}
                          : part(std::max<qint64>(0, size - *last), size - 1, size);
    if (!first || (!last && !lastText.isEmpty()) || (last && *last < *first))
        return {};
    return part(*first, last.value_or(size - 1), size);
}

} // namespace sheria::http
