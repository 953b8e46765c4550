// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/requestparser.h"
#include "server/http/message/limits.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace sheria::http;

namespace {

constexpr qint64 MaxBody = 4096;

/// What came of a stream: the requests in it, in order, and how it ended.
struct Outcome
{
    std::vector<QByteArray> requests;
    int failure = 0;

    bool operator==(const Outcome &) const = default;
};

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// One request in a spelling of its own, to compare with.
QByteArray spell(const RequestHead &head, const QByteArray &body)
{
    QByteArray text = methodName(head.method).toByteArray() + ' ' + head.target.toByteArray() + ' '
        + head.host.toByteArray() + (head.keepAlive ? " keep\n" : " close\n");
    for (const RequestHead::Field &field : head.fields)
        text += field.name.toByteArray() + '=' + field.value.toByteArray() + '\n';
    return text + body;
}

/// What holds for every request, whatever bytes it was read from.
void check(const RequestHead &head, const QByteArray &body)
{
    require(head.target.size() <= MaxTargetBytes && !head.target.isEmpty());
    require(head.fields.size() <= MaxHeaderFields && head.bytes.size() <= MaxHeadBytes);
    require(body.size() <= MaxBody);
    require(head.chunked || body.size() == head.contentLength.value_or(0));
    for (const RequestHead::Field &field : head.fields)
        require(!field.name.isEmpty() && !field.value.contains('\n')
                && !field.value.contains('\0'));
}

Outcome readAll(QByteArray bytes, qsizetype step)
{
    Outcome outcome;
    RequestParser parser(MaxBody);
    while (!bytes.isEmpty() && parser.state() != RequestParser::State::Failed) {
        parser.append(bytes.first(std::min(step, bytes.size())));
        bytes.remove(0, step);
        while (parser.state() != RequestParser::State::Failed && parser.advance()) {
            if (parser.state() == RequestParser::State::Complete) {
                check(parser.head(), parser.body());
                outcome.requests.push_back(spell(parser.head(), parser.body()));
                parser.next();
            }
        }
    }
    outcome.failure = parser.failure();
    require((outcome.failure != 0) == (parser.state() == RequestParser::State::Failed));
    return outcome;
}

} // namespace

/// However a stream is cut, the same requests are read from it, and it ends the same way.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Outcome whole = readAll(bytes, std::max<qsizetype>(bytes.size(), 1));
    require(whole == readAll(bytes, 1));
    require(whole == readAll(bytes, 7));
    return 0;
}
