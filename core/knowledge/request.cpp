#include "core/knowledge/request.h"

#include <algorithm>

namespace sheria::knowledge {

Allowed both(const Allowed &a, const Allowed &b)
{
    if (!a || !b)
        return a ? a : b;
    std::vector<QByteArray> common;
    std::copy_if(a->begin(), a->end(), std::back_inserter(common), [&b](const QByteArray &word) {
        return std::find(b->begin(), b->end(), word) != b->end();
    });
    return common;
}

Filters both(const Filters &a, const Filters &b)
{
    Filters out;
    for (const auto words :
         {&Filters::works, &Filters::expressions, &Filters::places, &Filters::countries,
          &Filters::localities, &Filters::doctypes, &Filters::subtypes})
        out.*words = both(a.*words, b.*words);
    for (const auto state : {&Filters::repealed, &Filters::commenced, &Filters::principal}) {
        out.*state = a.*state ? a.*state : b.*state;
        if (a.*state && b.*state && a.*state != b.*state)
            out.works = std::vector<QByteArray>();
    }
    out.asAt = a.asAt.isValid() ? a.asAt : b.asAt;
    return out;
}

} // namespace sheria::knowledge
