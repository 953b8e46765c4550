#include "core/base/hash.h"

#include <QCryptographicHash>

namespace sheria {

QByteArray sha256Hex(QByteArrayView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes.toByteArray());
    return hash.result().toHex();
}

} // namespace sheria
