#include "server/http/limits.h"
#include "server/http/requestparser.h"

#include <algorithm>
#include <array>

namespace sheria::http {

namespace {

constexpr int Accepted = 0;

/// What a byte may be part of.
enum CharacterClass : unsigned char { Token = 1, FieldValue = 2, Target = 4, Digit = 8, Hex = 16 };

constexpr std::array<unsigned char, 256> makeClasses()
{
    std::array<unsigned char, 256> classes{};
    for (unsigned c = 0; c < 256; ++c) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool hex = digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        unsigned value = (digit ? unsigned(Digit) : 0U) | (hex ? unsigned(Hex) : 0U);
        if (digit || letter)
            value |= Token;
        if (c == '\t' || (c >= 0x20 && c != 0x7f))
            value |= FieldValue;
        // Browsers send [ ] { } | ^ ` raw in queries, curl whatever it is given: "~chp_1->chp_3" is
        // no worse for not being encoded. A fragment is the one thing that never belongs here.
        if (c > 0x20 && c != 0x7f && c != '#')
            value |= Target;
        classes[c] = static_cast<unsigned char>(value);
    }
    for (const char c :
         {'!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~'})
        classes[static_cast<unsigned char>(c)] |= Token;
    return classes;
}

constexpr std::array<unsigned char, 256> Classes = makeClasses();

bool is(char c, CharacterClass wanted)
{
    return (Classes[static_cast<unsigned char>(c)] & wanted) != 0;
}

bool all(QByteArrayView text, CharacterClass wanted)
{
    return std::all_of(text.begin(), text.end(), [wanted](char c) { return is(c, wanted); });
}

/// Takes the bytes before the first `separator` off `rest`; all of them when there is none.
QByteArrayView takeUntil(QByteArrayView &rest, char separator)
{
    const qsizetype end = rest.indexOf(separator);
    const QByteArrayView taken = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return taken;
}

/// 505 for a version that is one but not ours.
int parseVersion(QByteArrayView version, RequestHead &head)
{
    if (version.size() != 8 || !version.startsWith("HTTP/") || !is(version[5], Digit)
        || version[6] != '.' || !is(version[7], Digit))
        return 400;
    if (version[5] != '1')
        return 505;
    head.minorVersion = version[7] == '0' ? 0 : 1;
    head.keepAlive = head.minorVersion == 1;
    return Accepted;
}

/// True when every "%" begins an encoded byte, and none of them is a control character. No address of
/// ours has one, and what is decoded from a target becomes part of fields and of keys.
bool isWellEncoded(QByteArrayView target)
{
    for (qsizetype i = target.indexOf('%'); i >= 0; i = target.indexOf('%', i + 1)) {
        if (i + 2 >= target.size() || !is(target[i + 1], Hex) || !is(target[i + 2], Hex))
            return false;
        if (target[i + 1] == '0' || target[i + 1] == '1'
            || (target[i + 1] == '7' && (target[i + 2] | 0x20) == 'f'))
            return false;
    }
    return true;
}

/// Cuts "http://host" off an absolute target (RFC 9112 section 3.2.2).
int takeAuthority(RequestHead &head)
{
    constexpr QByteArrayView Scheme = "http://";
    if (head.target.size() <= Scheme.size()
        || !equalsIgnoringCase(head.target.first(Scheme.size()), Scheme))
        return 400;
    const QByteArrayView rest = head.target.sliced(Scheme.size());
    const qsizetype slash = rest.indexOf('/');
    if (slash <= 0)
        return 400;
    head.host = rest.first(slash);
    head.target = rest.sliced(slash);
    return Accepted;
}

int parseTarget(RequestHead &head)
{
    if (head.target.size() > MaxTargetBytes)
        return 414;
    if (head.target.isEmpty() || !all(head.target, Target) || !isWellEncoded(head.target))
        return 400;
    if (head.target == "*")
        return head.method == Method::Options ? Accepted : 400;
    return head.target[0] == '/' ? Accepted : takeAuthority(head);
}

int parseRequestLine(QByteArrayView line, RequestHead &head)
{
    const QByteArrayView methodToken = takeUntil(line, ' ');
    head.target = takeUntil(line, ' ');
    if (methodToken.isEmpty() || !all(methodToken, Token))
        return 400;
    if (const int refused = parseVersion(line, head))
        return refused;
    const std::optional<Method> method = methodForName(methodToken);
    if (!method)
        return 501;
    head.method = *method;
    return parseTarget(head);
}

int parseContentLength(QByteArrayView value, RequestHead &head)
{
    constexpr qsizetype MostDigits = 18; // What a qint64 holds in any case.
    if (head.contentLength || value.isEmpty() || !all(value, Digit))
        return 400;
    if (value.size() > MostDigits)
        return 413;
    head.contentLength = value.toLongLong();
    return Accepted;
}

void parseConnection(QByteArrayView value, RequestHead &head)
{
    if (listContains(value, "close"))
        head.keepAlive = false;
    else if (listContains(value, "keep-alive"))
        head.keepAlive = true;
}

/// Fields that decide how the request is framed or answered; the others are the handler's.
int parseKnownField(const RequestHead::Field &field, RequestHead &head, int &hosts)
{
    const auto isField = [&field](QByteArrayView name) {
        return equalsIgnoringCase(field.name, name);
    };
    switch (field.name.size()) {
    case 4:
        if (isField("host")) {
            ++hosts;
            head.host = head.host.isEmpty() ? field.value : head.host;
        }
        break;
    case 6:
        if (isField("expect") && head.minorVersion > 0) {
            if (!equalsIgnoringCase(field.value, "100-continue"))
                return 417;
            head.expectsContinue = true;
        }
        break;
    case 10:
        if (isField("connection"))
            parseConnection(field.value, head);
        break;
    case 14:
        if (isField("content-length"))
            return parseContentLength(field.value, head);
        break;
    case 17:
        if (isField("transfer-encoding")) {
            if (head.minorVersion == 0 || head.chunked)
                return 400;
            if (!equalsIgnoringCase(field.value, "chunked"))
                return 501;
            head.chunked = true;
        }
        break;
    default: break;
    }
    return Accepted;
}

int parseField(QByteArrayView line, RequestHead &head, int &hosts)
{
    // A line that begins with a blank would continue the one before (obs-fold): its name is bad.
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !all(line.first(colon), Token) || !all(line.sliced(colon + 1), FieldValue))
        return 400;
    if (head.fields.size() == MaxHeaderFields)
        return 431;
    head.fields.append({line.first(colon), trimmedBlanks(line.sliced(colon + 1))});
    return parseKnownField(head.fields.last(), head, hosts);
}

} // namespace

QByteArrayView RequestHead::value(QByteArrayView name) const
{
    for (const Field &field : fields) {
        if (equalsIgnoringCase(field.name, name))
            return field.value;
    }
    return {};
}

int parseRequestHead(QByteArrayView bytes, RequestHead &head)
{
    head = RequestHead();
    head.bytes = bytes;
    int hosts = 0;
    bool first = true;
    while (!bytes.isEmpty()) {
        QByteArrayView line = takeUntil(bytes, '\n');
        if (!line.endsWith('\r'))
            return 400;
        line.chop(1);
        const int refused = first ? parseRequestLine(line, head) : parseField(line, head, hosts);
        if (refused)
            return refused;
        first = false;
    }
    if (first || hosts > 1 || (hosts == 0 && head.minorVersion > 0))
        return 400;
    if (head.chunked && head.contentLength)
        return 400;
    return Accepted;
}

} // namespace sheria::http
