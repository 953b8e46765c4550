#include "core/store/embeddingqueries.h"
#include "server/ctl/synccommands.h"
#include "server/http/guard.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using Source = std::optional<store::EmbeddingSource>;

constexpr qsizetype MaxModelChars = 200;

/// Puts another source, or none, in the place of the one there is, whose key is forgotten.
Result<void> replace(Library &library, store::Database &db, const Source &source)
{
    SHERIA_TRY(const Source before, store::embeddingSource(db));
    SHERIA_CHECK(library.writer().write([&source](store::Database &writable) {
        return store::putEmbeddingSource(writable, source);
    }));
    if (before && (!source || source->keyFrom != before->keyFrom))
        forgetToken(library.trust(), ContactPurpose::Embeddings, before->url, before->keyFrom);
    return {};
}

Exit set(Arguments &given)
{
    given.describeOfLibrary(
        u"Names an endpoint that gives vectors for texts, as llama.cpp's server and Ollama do, so "
        "that passages are found by meaning, too. While a server or the desktop runs, they are "
        "embedded in the background. Another model makes all vectors anew; until then words alone "
        "decide.\n\nThe text of the library and of questions is sent to that endpoint."_s);
    given.addRequired(u"url"_s, u"URL"_s,
                      u"Up to /v1, which /embeddings follows: http://127.0.0.1:8080/v1."_s);
    given.addRequired(u"model"_s, u"NAME"_s, u"The model's name, as the endpoint knows it."_s);
    given.addOption(u"key-file"_s, u"FILE"_s,
                    u"A file whose first line is the endpoint's key; only you should be able to "
                    "read it."_s);
    given.addOption(
        u"keep"_s, u"WHERE"_s,
        u"Where the key is kept: 'keychain' (this computer's), 'sealed' (a file that only a "
        "password opens: typed, or of the variable SHERIA_VAULT_PASSWORD), or 'file' (only the "
        "name of --key-file is remembered: the file stays yours). Without this: 'file'."_s);
    if (const auto ended = given.parse())
        return *ended;
    QString url = given.value(u"url"_s);
    while (url.endsWith(u'/'))
        url.chop(1);
    if (!http::originFrom(url.section(u'/', 0, 2)) || originOf(url.toUtf8()).isEmpty())
        return given.refuse(
            u"--url wants an address such as http://127.0.0.1:8080/v1, not '%1'."_s.arg(url));
    const QString model = given.value(u"model"_s).left(MaxModelChars);
    return given.change([&](Library &library, store::Database &db) -> Result<void> {
        store::EmbeddingSource source{url.toUtf8(), model, {}};
        if (given.has(u"key-file"_s)) {
            SHERIA_TRY(const QByteArray key, tokenInFile(given.value(u"key-file"_s)));
            SHERIA_TRY(const QByteArray reference, keepToken(given, key, u"key-file"_s));
            SHERIA_TRY(source.keyFrom,
                       library.trust().remember(ContactPurpose::Embeddings, source.url, reference));
            warnOfPlainHttp(source.url);
        }
        SHERIA_CHECK(library.trust().allow(ContactPurpose::Embeddings, source.url));
        return replace(library, db, source);
    });
}

QByteArray statusJson(const Source &source, const store::EmbeddingCounts &counts,
                      const std::optional<Error> &problem)
{
    return json::object("is_on", source.has_value(), "url",
                        json::orNull(source ? source->url : QByteArray()), "model",
                        json::orNull(source ? source->model : QString()), "has_key",
                        source && !source->keyFrom.isEmpty(), "dimension", counts.dimension,
                        "passages", counts.passages, "texts", counts.contents, "waiting",
                        counts.waiting, "problem",
                        json::orNull(problem ? problem->detail : QString()));
}

Exit statusEmbedding(Arguments &given)
{
    given.describeOfLibrary(
        u"Tells where vectors come from and how many there are. Changes nothing."_s);
    given.addJsonFlag();
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const Source source, store::embeddingSource(db));
        SHERIA_TRY(const auto problem, store::embeddingProblem(db));
        store::EmbeddingCounts counts;
        if (source) {
            SHERIA_TRY(counts, store::embeddingCounts(db, source->model));
        }
        if (given.wantsJson())
            printLine(statusJson(source, counts, problem));
        else if (!source)
            printLine("off: passages are found by words only");
        else
            printLine(
                u"%1 at %2: %3 passages of %4 texts have vectors of %5 numbers; %6 texts wait"_s
                    .arg(source->model, QString::fromUtf8(source->url))
                    .arg(counts.passages)
                    .arg(counts.contents)
                    .arg(counts.dimension)
                    .arg(counts.waiting)
                    .toUtf8());
        if (problem && !given.wantsJson())
            printLine("the last attempt failed: " + problem->detail.toUtf8());
        return {};
    });
}

Exit switchOffEmbedding(Arguments &given)
{
    given.describeOfLibrary(
        u"Finds passages by words only; the vectors stay, for when the same model comes back."_s);
    return given.change(
        [](Library &library, store::Database &db) { return replace(library, db, std::nullopt); });
}

constexpr Command EmbeddingActions[] = {
    {"set", "names the endpoint and the model", set},
    {"status", "tells how far it is", statusEmbedding},
    {"off", "finds by words only", switchOffEmbedding},
};

} // namespace

Exit runEmbeddings(Arguments &given)
{
    return runGroup(given, u"Vectors of passages, to find them by meaning, too."_s,
                    EmbeddingActions);
}

} // namespace sheria::ctl
