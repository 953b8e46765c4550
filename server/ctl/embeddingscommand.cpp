// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/embedder.h"
#include "core/search/index/indexstatus.h"
#include "core/search/text/wordfamilies.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "server/ctl/synccommands.h"
#include "server/http/connection/guard.h"

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
        QByteArray key;
        if (given.has(u"key-file"_s)) {
            SHERIA_TRY(key, tokenInFile(given.value(u"key-file"_s)));
        }
        if (!given.has(u"force"_s)) {
            const Result<int> dimension = knowledge::tryEndpoint(source, key, stopToken());
            if (!dimension)
                return Error{
                    dimension.error().code,
                    u"nothing was changed, because the endpoint was tried and failed: %1; --force sets it all the same"_s
                        .arg(dimension.error().text())};
            say(u"the endpoint answered with a vector of %1 numbers"_s.arg(*dimension));
        }
        if (!key.isEmpty()) {
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
                      const std::optional<Error> &problem, const store::QuestionFailures &questions,
                      bool hasFamilies)
{
    return json::object("is_on", source.has_value(), "word_families", hasFamilies, "url",
                        json::orNull(source ? source->url : QByteArray()), "model",
                        json::orNull(source ? source->model : QString()), "has_key",
                        source && !source->keyFrom.isEmpty(), "dimension", counts.dimension,
                        "passages", counts.passages, "texts", counts.contents, "waiting",
                        counts.waiting, "problem",
                        json::orNull(problem ? problem->text() : QString()), "failed_queries",
                        questions.count, "query_failed_at", questions.lastAt, "query_problem",
                        json::orNull(questions.count > 0 ? questions.last.text() : QString()));
}

Exit statusEmbedding(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<void> {
        SHERIA_TRY(const Source source, store::embeddingSource(db));
        SHERIA_TRY(const auto problem, store::embeddingProblem(db));
        SHERIA_TRY(const store::QuestionFailures questions, store::questionFailures(db));
        store::EmbeddingCounts counts;
        if (source) {
            SHERIA_TRY(counts, store::embeddingCounts(db, source->model));
        }
        const bool hasFamilies = search::usesFamilies(search::synonymsFolder(given.library()));
        if (given.wantsJson())
            printLine(statusJson(source, counts, problem, questions, hasFamilies));
        else if (!source)
            printLine(hasFamilies ? "off: passages are found by words and word families"
                                  : "off: passages are found by words only");
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
            printLine("the last attempt to embed failed: " + problem->text().toUtf8());
        if (questions.count > 0 && !given.wantsJson())
            printLine(u"%1 queries failed since the last that succeeded, the last at %2 UTC: %3"_s
                          .arg(questions.count)
                          .arg(momentText(questions.lastAt), questions.last.text())
                          .toUtf8());
        return {};
    });
}

Exit switchOffEmbedding(Arguments &given)
{
    return given.change(
        [](Library &library, store::Database &db) { return replace(library, db, std::nullopt); });
}

Exit switchFamilies(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const QString word = given.word();
    if (word != u"on" && word != u"off")
        return given.refuse(u"'%1' is neither 'on' nor 'off'."_s.arg(word));
    return given.change([&](Library &, store::Database &) {
        return search::useFamilies(search::synonymsFolder(given.library()), word == u"on");
    });
}

constexpr Command EmbeddingTable[] = {
    {"set", set},
    {"status", statusEmbedding},
    {"off", switchOffEmbedding},
    {"families", switchFamilies},
};

} // namespace

const std::span<const Command> EmbeddingActions(EmbeddingTable);

} // namespace sheria::ctl
