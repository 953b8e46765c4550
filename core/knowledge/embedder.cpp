#include "core/knowledge/embedder.h"

#include "core/akn/pages.h"
#include "core/akn/toc.h"
#include "core/base/hash.h"
#include "core/domain/judgment.h"
#include "core/knowledge/vectors.h"
#include "core/search/passages.h"
#include "core/store/expressionqueries.h"
#include "core/store/pagequeries.h"
#include "core/store/statement.h"
#include "core/store/writer.h"

#include <algorithm>
#include <chrono>
#include <mutex>

namespace sheria::knowledge {

using namespace Qt::StringLiterals;
using store::EmbeddingRow;
using store::TextToEmbed;

namespace {

constexpr int TextsAtOnce = 16;          ///< Of each kind.
constexpr qsizetype PassagesAtOnce = 32; ///< In one request: small models take a second for them.
constexpr qsizetype MaxPassageChars = 2048; ///< With titles; what models of this kind read of it.
constexpr std::chrono::milliseconds LookEvery = std::chrono::seconds(2);
constexpr std::chrono::milliseconds TryAgainAfter = std::chrono::seconds(15);

/// A passage before it has a vector.
struct Wanted
{
    EmbeddingRow row;
    QString text;
};

/// A text and its passages.
struct Passages
{
    QByteArray text;
    std::vector<akn::Provision> provisions;
    std::vector<search::Passage> passages;
};

/// The titles around a passage, from the top, each on a line.
QString titlesOf(const std::vector<akn::Provision> &all, int unit, const QString &title)
{
    QStringList titles;
    for (int at = unit; at >= 0; at = all[std::size_t(at)].parent) {
        const akn::Provision &provision = all[std::size_t(at)];
        if (!akn::isPage(provision))
            titles.prepend(akn::tocTitle(provision.element, provision.num.value_or(QString()),
                                         provision.heading.value_or(QString()), "eng"));
    }
    titles.prepend(title);
    titles.removeAll(QString());
    return titles.join(u'\n');
}

std::vector<Wanted> wantedOf(const Passages &from, const QString &title)
{
    std::vector<Wanted> out;
    for (const search::Passage &passage : from.passages) {
        if (passage.end <= passage.start)
            continue;
        Wanted wanted;
        wanted.row.start = passage.start;
        wanted.row.end = passage.end;
        if (passage.unit >= 0) {
            const akn::Provision &unit = from.provisions[std::size_t(passage.unit)];
            wanted.row.eId = unit.eId;
            wanted.row.component = unit.component;
        }
        const QString words = QString::fromUtf8(
            from.text.mid(passage.start, passage.end - passage.start));
        wanted.text = titlesOf(from.provisions, passage.unit, title) + u'\n' + words.simplified();
        wanted.text.truncate(MaxPassageChars);
        wanted.row.textHash = sha256Hex(wanted.text.toUtf8());
        out.push_back(std::move(wanted));
    }
    return out;
}

Result<Passages> passagesOfContent(store::Database &db, const TextToEmbed &text)
{
    SHERIA_TRY(const QByteArray xml, store::contentXml(db, text.hash));
    SHERIA_TRY(const akn::Document document, akn::Document::parse(xml));
    return Passages{document.text(), document.provisions(),
                    text.isJudgment
                        ? search::passagesOf(document.text(), document.provisions(), true)
                        : search::passagesOf(document)};
}

Result<Passages> passagesOf(store::Database &db, const TextToEmbed &text)
{
    if (text.kind == TextToEmbed::Kind::Content)
        return passagesOfContent(db, text);
    Passages out;
    if (text.kind == TextToEmbed::Kind::Summary) {
        out.text = wholeSummaryOf(text.judgment).toUtf8();
    } else {
        SHERIA_TRY(out.text, store::pageText(db, text.hash));
        out.provisions = akn::pageProvisions(out.text);
    }
    out.passages = search::passagesOf(out.text, out.provisions,
                                      text.kind == TextToEmbed::Kind::Summary);
    return out;
}

/// Embeds the passages of one text after the other.
class Run
{
public:
    Run(store::Database &reader, EmbeddingClient &client, store::EmbeddingSource source,
        std::stop_token stop)
        : m_reader(reader)
        , m_client(client)
        , m_source(std::move(source))
        , m_stop(std::move(stop))
    {}

    /// The vectors of a text. Errors: as embedNew().
    Result<std::vector<EmbeddingRow>> rowsOf(const TextToEmbed &text)
    {
        std::vector<Wanted> wanted = read(text);
        std::vector<Wanted *> open;
        for (Wanted &each : wanted) {
            SHERIA_TRY(const auto known,
                       store::embeddingOfText(m_reader, m_source.model, each.row.textHash));
            if (!known) {
                open.push_back(&each);
                continue;
            }
            each.row.scale = known->scale;
            each.row.vector = known->vector;
        }
        for (std::size_t at = 0; at < open.size(); at += std::size_t(PassagesAtOnce))
            SHERIA_CHECK(ask(std::span(open).subspan(
                at, std::min(std::size_t(PassagesAtOnce), open.size() - at))));
        std::vector<EmbeddingRow> rows;
        for (Wanted &each : wanted)
            rows.push_back(std::move(each.row));
        return rows;
    }

    const QString &model() const { return m_source.model; }

private:
    std::vector<Wanted> read(const TextToEmbed &text)
    {
        const Result<Passages> passages = passagesOf(m_reader, text);
        // A damaged text has no passages; that it is damaged is for verify to say.
        return passages ? wantedOf(*passages, text.title) : std::vector<Wanted>();
    }

    Result<void> ask(std::span<Wanted *> wanted)
    {
        QStringList texts;
        for (const Wanted *each : wanted)
            texts << each->text;
        SHERIA_TRY(const auto vectors, m_client.embed(m_source, texts, m_stop));
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const Quantized vector = quantized(vectors[i]);
            wanted[i]->row.scale = vector.scale;
            wanted[i]->row.vector = vector.bytes;
        }
        return {};
    }

    store::Database &m_reader;
    EmbeddingClient &m_client;
    const store::EmbeddingSource m_source;
    const std::stop_token m_stop;
};

int dimensionOf(const std::vector<EmbeddingRow> &rows)
{
    return rows.empty() ? 0 : int(rows.front().vector.size());
}

} // namespace

Result<void> embedNew(store::Database &reader, store::Writer &writer, EmbeddingClient &client,
                      const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        SHERIA_TRY(const auto source, store::embeddingSource(reader));
        if (!source)
            return {};
        SHERIA_TRY(const auto texts, store::textsToEmbed(reader, source->model, TextsAtOnce));
        if (texts.empty())
            return {};
        Run run(reader, client, *source, stop);
        for (const TextToEmbed &text : texts) {
            Result<std::vector<EmbeddingRow>> rows = run.rowsOf(text);
            if (!rows && rows.error().code == ErrorCode::Cancelled)
                return {};
            SHERIA_CHECK(rows);
            SHERIA_CHECK(writer
                             .submit([&](store::Database &db) {
                                 return store::putEmbeddings(db, text, run.model(),
                                                             dimensionOf(*rows), *rows);
                             })
                             .get());
        }
    }
    return {};
}

Embedder::Embedder(store::Database reader, store::Writer &writer, std::shared_ptr<KeyRing> keys)
    : m_reader(std::move(reader))
    , m_writer(writer)
    , m_keys(std::move(keys))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

Embedder::~Embedder() = default;

void Embedder::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wake.notify_all();
}

Result<void> Embedder::embed(std::unique_ptr<EmbeddingClient> &client,
                             const store::EmbeddingSource &source, const std::stop_token &stop)
{
    SHERIA_CHECK(m_keys->fetch(source));
    if (!client)
        client = std::make_unique<EmbeddingClient>(m_keys);
    return embedNew(m_reader, m_writer, *client, stop);
}

void Embedder::note(const Result<void> &done)
{
    const auto noted = store::embeddingProblem(m_reader);
    const std::optional<Error> problem = done ? std::nullopt : std::optional(done.error());
    const bool isSame = noted && noted->has_value() == problem.has_value()
        && (!problem || ((*noted)->code == problem->code && (*noted)->detail == problem->detail));
    // A library that cannot be written now will say so to others, too.
    if (!isSame)
        m_writer
            .submit(
                [problem](store::Database &db) { return store::putEmbeddingProblem(db, problem); })
            .wait();
}

void Embedder::run(const std::stop_token &stop)
{
    std::unique_ptr<EmbeddingClient> client; // Has a thread: only where there is an endpoint.
    while (!stop.stop_requested()) {
        const auto source = store::embeddingSource(m_reader);
        const bool isOn = source && source->has_value();
        const Result<void> done = isOn ? embed(client, **source, stop) : Result<void>();
        if (isOn && !stop.stop_requested())
            note(done);
        // Whether somebody has agreed by now that the endpoint is contacted costs nobody anything.
        const bool isSoon = done || done.error().code == ErrorCode::Conflict;
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, stop, isSoon ? LookEvery : TryAgainAfter,
                        [this]()
                            SHERIA_REQUIRES(m_mutex) { return std::exchange(m_isWoken, false); });
    }
}

} // namespace sheria::knowledge
