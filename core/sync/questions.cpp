#include "core/sync/questions.h"

#include "core/sync/retry.h"

#include <algorithm>

namespace sheria::sync {

using namespace Qt::StringLiterals;

namespace {

QString whyNot(const Questions::Said &said, const Result<ListPage> &page)
{
    return said.isThere ? page.error().detail : u"the server has no such thing (404)"_s;
}

} // namespace

Result<Questions::Said> Questions::ask(const QByteArray &uri, const QByteArray &where,
                                       const QByteArray &path, Expected expected)
{
    Result<Upstream::Reply> reply = m_upstream.get(path, expected);
    const bool isAbsent = !reply && reply.error().code == ErrorCode::NotFound;
    if (reply || isAbsent)
        m_failuresInARow = 0;
    if (reply)
        return Said{true, true, *std::move(reply)};
    if (isAbsent)
        return Said{true, false, {}};
    if (isFatal(reply.error()))
        return reply.error();
    m_differences.addUnknown(uri, where, reply.error().detail);
    if (++m_failuresInARow >= GiveUpAfter)
        return Error{ErrorCode::Unavailable,
                     u"%1 (and so did the %2 before it; the rest was not compared)"_s
                         .arg(reply.error().detail)
                         .arg(GiveUpAfter - 1)};
    return Said{false, false, {}};
}

Result<bool> Questions::readList(const QByteArray &path, const Parse &parse, const Take &take)
{
    ListEnd end;
    bool isWhole = true;
    qint64 count = 0;   // As the last page said.
    qint64 perPage = 1; // As the first page had.
    for (qint64 number = 1;; ++number) {
        const QByteArray where = "page " + QByteArray::number(number);
        SHERIA_TRY(const Said said, ask(path, where, withPage(path, int(number)), Expected::Json));
        const Result<ListPage> page = parse(said.reply.json);
        const bool isGood = said.isUseful && said.isThere && page;
        if (!isGood) {
            isWhole = false;
            if (said.isUseful)
                m_differences.addUnknown(path, where, whyNot(said, page));
            if (number * perPage >= count)
                return false;
            continue;
        }
        if (page->nameless > 0) {
            isWhole = false;
            m_differences.addUnknown(
                path, where,
                u"%1 items say no address by which they could be compared"_s.arg(page->nameless));
        }
        count = page->count;
        perPage = number == 1 ? std::max<qint64>(1, page->shown) : perPage;
        for (const store::SyncSighting &seen : page->items)
            SHERIA_CHECK(take(seen));
        SHERIA_TRY(const bool goesOn, end.isBefore(*page));
        if (!goesOn)
            return isWhole;
    }
}

} // namespace sheria::sync
