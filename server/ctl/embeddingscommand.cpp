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
        u"Sets an embeddings endpoint, such as the server of llama.cpp or Ollama, so that passages "
        u"are also found by meaning. Passages are embedded in the background while the server or "
        u"the desktop runs. After a change of model all passages are embedded again; until then, "
        u"search is by words only.\n\n"
        u"Texts of the library and queries are sent to that endpoint."_s);
    given.addRequired(u"url"_s, u"URL"_s,
                      u"The base URL, to which /embeddings is added: http://127.0.0.1:8080/v1."_s);
    given.addRequired(u"model"_s, u"NAME"_s, u"The name of the model at the endpoint."_s);
    given.addOption(
        u"key-file"_s, u"FILE"_s,
        u"A file whose first line is the key of the endpoint; it should be readable only by you."_s);
    given.addOption(
        u"keep"_s, u"WHERE"_s,
        u"Where the key is stored: 'keychain' (the system keychain), 'sealed' (a file encrypted with a password, which is typed or taken from SHERIA_VAULT_PASSWORD), or 'file' (only the path of --key-file is stored). Default: 'file'."_s);
    if (const auto ended = given.parse())
        return *ended;
    QString url = given.value(u"url"_s);
    while (url.endsWith(u'/'))
        url.chop(1);
    if (!http::originFrom(url.section(u'/', 0, 2)) || originOf(url.toUtf8()).isEmpty())
        return given.refuse(
            u"--url must be an address such as http://127.0.0.1:8080/v1, not '%1'."_s.arg(url));
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
        u"Shows the embeddings endpoint and the number of embedded passages. Changes nothing."_s);
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
        u"Switches to search by words only. The embeddings are kept in case the same model is set again."_s);
    return given.change(
        [](Library &library, store::Database &db) { return replace(library, db, std::nullopt); });
}

constexpr Command EmbeddingActions[] = {
    {"set", "sets the endpoint and the model", set},
    {"status", "shows the progress", statusEmbedding},
    {"off", "switches embeddings off", switchOffEmbedding},
};

} // namespace

Exit runEmbeddings(Arguments &given)
{
    return runGroup(given, u"Embeddings of passages for semantic search."_s, EmbeddingActions);
}

} // namespace sheria::ctl
