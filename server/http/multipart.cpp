#include "server/http/multipart.h"

#include <optional>

namespace sheria::http {

namespace {

constexpr qsizetype MaxBoundary = 70; ///< RFC 2046 section 5.1.1.

Error malformed(const char *why)
{
    return {ErrorCode::InvalidArgument,
            QStringLiteral("Multipart form parse error - %1").arg(QString::fromLatin1(why))};
}

/// The value of a parameter in a header field such as `form-data; name="a"`.
std::optional<QByteArray> parameter(QByteArrayView field, QByteArrayView wanted)
{
    qsizetype at = field.indexOf(';');
    while (at >= 0 && at < field.size()) {
        ++at;
        qsizetype equals = at;
        while (equals < field.size() && field[equals] != '=' && field[equals] != ';')
            ++equals;
        const QByteArrayView name = field.sliced(at, equals - at).trimmed();
        at = equals;
        if (at >= field.size() || field[at] == ';')
            continue;
        ++at;
        QByteArray value;
        if (at < field.size() && field[at] == '"') {
            for (++at; at < field.size() && field[at] != '"'; ++at) {
                if (field[at] == '\\' && at + 1 < field.size())
                    ++at;
                value += field[at];
            }
            at = field.indexOf(';', at);
        } else {
            const qsizetype end = field.indexOf(';', at);
            value = field.sliced(at, (end < 0 ? field.size() : end) - at).trimmed().toByteArray();
            at = end;
        }
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return value;
    }
    return std::nullopt;
}

/// Reads the head of a part, "name: value" lines.
Result<FormPart> partOf(QByteArrayView head, QByteArrayView value)
{
    for (qsizetype at = 0; at < head.size();) {
        qsizetype end = head.indexOf("\r\n", at);
        end = end < 0 ? head.size() : end;
        const QByteArrayView line = head.sliced(at, end - at);
        at = end + 2;
        const qsizetype colon = line.indexOf(':');
        if (colon < 0
            || line.first(colon).trimmed().compare("Content-Disposition", Qt::CaseInsensitive) != 0)
            continue;
        const QByteArrayView field = line.sliced(colon + 1);
        const auto name = parameter(field, "name");
        if (!name)
            break;
        return FormPart{*name, parameter(field, "filename").value_or(QByteArray()),
                        value.toByteArray()};
    }
    return malformed("a part has no name");
}

} // namespace

Result<QList<FormPart>> parseMultipart(QByteArrayView contentType, const QByteArray &body)
{
    const QByteArray boundary = parameter(contentType, "boundary").value_or(QByteArray());
    if (boundary.isEmpty() || boundary.size() > MaxBoundary)
        return malformed("Invalid boundary in multipart: None");
    const QByteArray line = "--" + boundary;
    QList<FormPart> parts;
    qsizetype at = body.startsWith(line) ? 0 : body.indexOf(QByteArray("\r\n" + line));
    if (at < 0)
        return malformed("the boundary is not in the body");
    at += body.startsWith(line) ? 0 : 2;
    const QByteArray next = "\r\n" + line;
    while (true) {
        at += line.size();
        if (QByteArrayView(body).sliced(at).startsWith("--"))
            return parts;
        const qsizetype lineEnd = body.indexOf("\r\n", at);
        // A part without fields has its empty line at once.
        const qsizetype headEnd = lineEnd < 0 ? -1 : body.indexOf("\r\n\r\n", lineEnd);
        const qsizetype end = headEnd < 0 ? -1 : body.indexOf(next, headEnd + 2);
        if (end < 0 || end < headEnd + 4)
            return malformed("a part has no end");
        if (parts.size() == MaxFormParts)
            return malformed("it has too many parts");
        const QByteArrayView head = headEnd > lineEnd
            ? QByteArrayView(body).sliced(lineEnd + 2, headEnd - lineEnd - 2)
            : QByteArrayView();
        SHERIA_TRY(FormPart part,
                   partOf(head, QByteArrayView(body).sliced(headEnd + 4, end - headEnd - 4)));
        parts << std::move(part);
        at = end + 2;
    }
}

} // namespace sheria::http
