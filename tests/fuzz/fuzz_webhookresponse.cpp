#include "core/webhooks/responseparser.h"
#include "core/webhooks/retryafter.h"

#include <QDateTime>

#include <cstdint>
#include <cstdlib>

using namespace sheria::webhooks;

/// Any bytes are read to the same end whether they come at once or one by one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    ResponseParser whole;
    whole.feed(bytes);
    ResponseParser pieces;
    for (qsizetype i = 0; i < bytes.size(); ++i)
        pieces.feed(bytes.sliced(i, 1));
    const bool isSame = whole.state() == pieces.state() && whole.status() == pieces.status()
        && whole.mayReuse() == pieces.mayReuse();
    const bool isRead = whole.state() != ResponseParser::State::Failed;
    if (!isSame || (isRead && whole.kept() != pieces.kept()))
        std::abort();
    if (retryAfter(bytes, QDateTime::fromSecsSinceEpoch(0, Qt::UTC)).count() < 0)
        std::abort();
    return 0;
}
