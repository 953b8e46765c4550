#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>

namespace sheria::browse {

/// A request as a piece of a program that can be run as it stands; the token comes from the
/// environment variable SHERIA_TOKEN.
struct Snippet
{
    QByteArrayView name; ///< "Python".
    QByteArray code;
};

/// GET of `url` (absolute, ASCII) as JSON, with curl, Python 3 and JavaScript (Node.js 18).
std::array<Snippet, 3> snippetsFor(QByteArrayView url);

} // namespace sheria::browse
