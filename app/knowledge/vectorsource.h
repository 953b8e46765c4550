#pragma once

#include "core/base/result.h"
#include "core/secrets/tokenvault.h"
#include "core/store/embeddingqueries.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::app {

/// An embeddings endpoint as a person names it.
struct VectorSource
{
    QByteArray url;
    QString model;
    QByteArray key; ///< Empty: the one that is kept, of the same address.
    secrets::Keeping keeping = secrets::Keeping::Session; ///< Of a new key.
    QString password; ///< Opens the file of sealed keys; empty: not needed.
};

/// Keeps the key in the vault and the rest in the library; none forgets both.
/// Errors: those of secrets::TokenVault and of the library. Thread: waits, so not the GUI's.
Result<void> putVectorSource(Library &library, secrets::TokenVault &vault,
                             const std::optional<VectorSource> &given);

/// What was wrong when vectors were asked for last, for people.
QString vectorProblemText(const Error &problem);

} // namespace sheria::app
