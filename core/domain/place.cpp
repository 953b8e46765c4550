// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/place.h"

#include "core/base/limits.h"
#include "core/base/tables.h"

#include <QHash>

#include <algorithm>

namespace sheria {

namespace {

/// Source: ISO 3166-1 and 3166-2; for South Africa the codes of the Municipal Demarcation Board.
struct PlaceTable
{
    QHash<QByteArray, QString> names;     ///< By code.
    QHash<QByteArray, QByteArray> alpha2; ///< By code of three letters.
};

const PlaceTable &placeTable()
{
    static const PlaceTable table = [] {
        PlaceTable read;
        for (const QByteArrayList &row : readTable(QStringLiteral(":/domain/places.tsv"))) {
            read.names.insert(row.value(0), QString::fromUtf8(row.value(2)));
            if (!row.value(1).isEmpty())
                read.alpha2.insert(row.value(1), row.value(0));
        }
        return read;
    }();
    return table;
}

} // namespace

bool isUnidentified(QByteArrayView place)
{
    return place == UnidentifiedPlace || place == "zz-local";
}

QString knownPlaceName(QByteArrayView code)
{
    return placeTable().names.value(code.toByteArray());
}

QByteArray countryCode(QByteArrayView code)
{
    const QByteArray small = code.toByteArray().toLower();
    return small.size() == 2 ? small : placeTable().alpha2.value(small);
}

bool isPlaceCode(QByteArrayView code)
{
    const auto isLower = [](char c) {
        return c >= 'a' && c <= 'z';
    };
    if (code.size() < 2 || !isLower(code[0]) || !isLower(code[1]))
        return false;
    if (code.size() == 2)
        return true;
    const QByteArrayView locality = code.sliced(std::min<qsizetype>(3, code.size()));
    return code[2] == '-' && !locality.isEmpty() && locality.size() <= limits::MaxLocalityBytes
        && !locality.contains('/');
}

} // namespace sheria
