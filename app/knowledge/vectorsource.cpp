#include "app/knowledge/vectorsource.h"

#include "app/text/errortext.h"
#include "core/library/library.h"
#include "core/secrets/librarytrust.h"

#include <QCoreApplication>

namespace sheria::app {

namespace {

struct VectorText
{
    Q_DECLARE_TR_FUNCTIONS(VectorText)
};

/// What is not noted for this endpoint is not ours to forget.
Result<void> forgetKey(secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                       const store::EmbeddingSource &source)
{
    const Result<QByteArray> reference = trust.reference(ContactPurpose::Embeddings, source.url,
                                                         source.keyFrom);
    if (!reference || reference->isEmpty())
        return {};
    SHERIA_CHECK(vault.forget(*reference));
    return trust.forget(source.keyFrom);
}

} // namespace

Result<void> putVectorSource(Library &library, secrets::TokenVault &vault,
                             const std::optional<VectorSource> &given)
{
    secrets::LibraryTrust &trust = library.trust();
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
            SHERIA_TRY(const QByteArray reference, vault.keep(given->keeping, given->key));
            SHERIA_TRY(source->keyFrom,
                       trust.remember(ContactPurpose::Embeddings, source->url, reference));
        }
    }
    // Before it is there to be asked.
    if (source)
        SHERIA_CHECK(trust.allow(ContactPurpose::Embeddings, source->url));
    const Result<void> done = library.writer()
                                  .submit([&source](store::Database &writing) {
                                      return store::putEmbeddingSource(writing, source);
                                  })
                                  .get();
    const store::EmbeddingSource put = source.value_or(store::EmbeddingSource());
    if (put.keyFrom != before.keyFrom)
        SHERIA_CHECK(forgetKey(trust, vault, done ? before : put));
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
        return VectorText::tr("Nobody has agreed yet that this library contacts the endpoint. Open "
                              "the library again to agree, or save the endpoint here.");
    case ErrorCode::InvalidArgument:
    case ErrorCode::Unsupported:
    case ErrorCode::NoSpace:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal: return errorText(problem.code);
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
