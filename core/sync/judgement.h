#pragma once

#include "core/http/answer.h"

#include <QByteArrayView>
#include <QJsonObject>

namespace sheria::sync {

using net::Answer;

enum class Expected { Json, Xml, File };

/// What to make of an answer.
enum class Judgement {
    Good,
    NotModified, ///< What is here is the same.
    Absent,      ///< The API itself says that there is no such thing.
    Refused,     ///< No token, or a wrong one.
    Forbidden,   ///< The token does not allow it.
    Moved,       ///< Elsewhere: `location`.
    Later,       ///< Nothing is wrong with the request: again, after a while.
    Strange, ///< It is not the API that answers: a proxy, a sign-in page, a page that says sorry.
    Useless, ///< Asking again would change nothing.
};

/// A 404 counts as Absent only in the API's own shape, {"detail": …}; a page that says "not found"
/// with whatever status, or a 200 that is no JSON where JSON is wanted, is Strange.
/// Source: contract API.md sections 2.15, 10.5 (6) and 10.6 (6, 7).
Judgement judge(const Answer &answer, Expected expected);

struct Judged
{
    Judgement judgement = Judgement::Useless;
    QJsonObject json; ///< What came, where JSON was expected and is Good.
};
/// The same, for who wants to read what came without parsing it again.
Judged judgeAndRead(const Answer &answer, Expected expected);

/// English: why an answer is of no use, and what to do; for people. Never a secret.
QString complaint(const Answer &answer, Judgement judgement);

} // namespace sheria::sync
