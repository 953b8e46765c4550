#include "app/knowledge/vectorsource.h"

#include "app/text/errortext.h"
#include "core/library/library.h"

#include <QCoreApplication>

namespace sheria::app {

namespace {

struct VectorText
{
    Q_DECLARE_TR_FUNCTIONS(VectorText)
};

} // namespace

Result<void> putVectorSource(Library &library, secrets::TokenVault &vault,
                             const std::optional<VectorSource> &given)
{
    SHERIA_TRY(store::Database db, library.openReader());
    SHERIA_TRY(const auto known, store::embeddingSource(db));
    const store::EmbeddingSource before = known.value_or(store::EmbeddingSource());
    std::optional<store::EmbeddingSource> source;
    if (given) {
        if (!given->password.isEmpty())
            SHERIA_CHECK(vault.openSealedFile(given->password));
        // A key is shown to whom it was given for.
        source = {given->url, given->model,
                  given->url == before.url ? before.keyFrom : QByteArray()};
        if (!given->key.isEmpty()) {
            SHERIA_TRY(source->keyFrom, vault.keep(given->keeping, given->key));
        }
    }
    const Result<void> done = library.writer()
                                  .submit([&source](store::Database &writing) {
                                      return store::putEmbeddingSource(writing, source);
                                  })
                                  .get();
    const QByteArray kept = done ? (source ? source->keyFrom : QByteArray()) : before.keyFrom;
    const QByteArray other = done ? before.keyFrom : (source ? source->keyFrom : QByteArray());
    if (!other.isEmpty() && other != kept)
        SHERIA_CHECK(vault.forget(other));
    return done;
}

QString vectorProblemText(const Error &problem)
{
    switch (problem.code) {
    case ErrorCode::Unavailable:
        return VectorText::tr(
            "The endpoint does not answer, or not as it should: passages are found "
            "by words only until it does.");
    case ErrorCode::Forbidden: return VectorText::tr("The endpoint does not take the key.");
    case ErrorCode::Corrupt:
        return VectorText::tr("What the endpoint answers are no vectors. Is this its address, and "
                              "does it know the model?");
    case ErrorCode::NotFound:
        return VectorText::tr("The key is not known any more: write it again.");
    case ErrorCode::Unauthorized:
        return VectorText::tr(
            "The key is in the file that a password opens: write the password, and "
            "save.");
    case ErrorCode::Conflict:
        return VectorText::tr("The key lies in the library in plain text, from an earlier version, "
                              "and this computer has no keychain that answers. Write it again and "
                              "choose where it is kept.");
    case ErrorCode::InvalidArgument:
    case ErrorCode::Unsupported:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return errorText(problem.code);
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
