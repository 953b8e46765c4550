#pragma once

#include <QByteArrayView>
#include <QString>

namespace sheria::store {

/// What a place is called until someone says otherwise: the English name of a country, the code of
/// a locality in capitals.
QString placeName(QByteArrayView code);

} // namespace sheria::store
