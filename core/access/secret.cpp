#include "core/access/secret.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace sheria::access {

QByteArray newSecret()
{
    std::array<quint32, 5> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    QByteArray bytes;
    for (const quint32 word : words)
        bytes.append(reinterpret_cast<const char *>(&word), sizeof(word));
    return bytes.toHex();
}

QByteArray hintOf(QByteArrayView secret)
{
    // A quarter at most: what is shown must not make the rest easy to find.
    return secret.first(std::min<qsizetype>(4, secret.size() / 4)).toByteArray();
}

bool isSame(QByteArrayView a, QByteArrayView b)
{
    if (a.size() != b.size())
        return false;
    unsigned difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
}

} // namespace sheria::access
