// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/bulkexport.h"

#include "core/bulk/entries.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/today.h"
#include "core/store/file/libraryfile.h"
#include "core/store/legislation/citationqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/webhooks/changes.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace sheria::bulk {

namespace {

using namespace Qt::StringLiterals;

constexpr int WorksAtOnce = 500; ///< Names of works that are held.

bool isDamage(const Error &error)
{
    return error.code == ErrorCode::Corrupt || error.code == ErrorCode::NotFound;
}

/// JSON of others on one line, with each member once and no half of a pair of UTF-16, which is no character;
/// empty where it is none.
QByteArray oneLine(const QByteArray &json)
{
    if (json.isEmpty())
        return json;
    constexpr QByteArrayView Replacement = "\xEF\xBF\xBD"; // U+FFFD
    constexpr qsizetype EscapeSize = 6;
    // Whole pairs are written as characters, so that halves alone are escaped.
    const QByteArray line = QJsonDocument::fromJson(json).toJson(QJsonDocument::Compact);
    QByteArray out;
    out.reserve(line.size());
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] != '\\' || i + 1 == line.size()) {
            out += line[i];
            continue;
        }
        const QByteArray escape = line.mid(i, EscapeSize).toLower();
        const bool isHalf = escape.startsWith("\\ud") && escape.size() == EscapeSize
            && escape[3] >= '8';
        out += isHalf ? Replacement : QByteArrayView(line).sliced(i, 2);
        i += isHalf ? EscapeSize - 1 : 1;
    }
    return out;
}

void addSlugs(const std::vector<store::Topic> &topics, QSet<QByteArray> &slugs)
{
    for (const store::Topic &topic : topics) {
        slugs.insert(topic.slug);
        addSlugs(topic.children, slugs);
    }
}

std::unique_ptr<Writer> makeWriter(Folder &folder, const Options &options)
{
    switch (options.format) {
    case Format::JsonLines: return makeJsonLinesWriter(folder);
    case Format::OpenSearch:
        return makeOpenSearchWriter(folder, options.fileBytes, options.recordBytes);
    case Format::PostgreSql: return makePostgreSqlWriter(folder);
    }
    Q_UNREACHABLE();
}

/// Reads a library work by work and gives it to a writer.
class Export
{
public:
    Export(store::Database &db, Folder &folder, const Options &options, const OnWork &onWork,
           const std::stop_token &stop)
        : m_db(db)
        , m_folder(folder)
        , m_options(options)
        , m_writer(makeWriter(folder, options))
        , m_onWork(onWork)
        , m_stop(stop)
    {}

    Result<Exported> run()
    {
        SHERIA_TRY(m_general.revision, store::latestRevision(m_db));
        m_done.revision = m_general.revision;
        m_general.since = m_options.since;
        if (m_general.since < 0 || m_general.since > m_general.revision)
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("the library has no revision %1; its latest is %2",
                                     m_general.since, m_general.revision)};
        SHERIA_CHECK(readGeneral());
        SHERIA_CHECK(m_writer->begin(m_general));
        SHERIA_CHECK(m_general.since > 0 ? addChanged() : addAll());
        SHERIA_CHECK(m_writer->finish());
        m_done.tooLong = m_writer->tooLong();
        return finish();
    }

private:
    bool isOfPlace(QByteArrayView workUri) const
    {
        if (m_options.places.empty())
            return true;
        const Result<FrbrUri> uri = FrbrUri::parse(workUri);
        return uri
            && std::any_of(m_options.places.begin(), m_options.places.end(),
                           [&uri](const QByteArray &place) {
                               return place == uri->place() || place == uri->country;
                           });
    }

    /// Only topics that everybody may know.
    Result<void> readGeneral()
    {
        SHERIA_TRY(m_general.countries, store::listCountries(m_db));
        SHERIA_TRY(m_general.topics, store::listTopics(m_db));
        std::erase_if(m_general.topics, [](const store::Topic &root) { return !root.isPublic; });
        addSlugs(m_general.topics, m_publicTopics);
        SHERIA_TRY(m_done.uncited, store::countCitationTasks(m_db));
        return {};
    }

    /// `wanted`: of these works only; null: of all.
    Result<void> addPages(const QSet<QByteArray> *wanted)
    {
        QByteArray last;
        for (;;) {
            SHERIA_TRY(const std::vector<store::WorkKey> keys,
                       store::workKeysAfter(m_db, last, WorksAtOnce));
            if (keys.empty())
                return {};
            last = keys.back().uri;
            SHERIA_CHECK(addWorks(keys, wanted));
        }
    }

    Result<void> addAll()
    {
        SHERIA_TRY(m_all, store::countWorks(m_db));
        return addPages(nullptr);
    }

    /// A work is replaced as a whole: what became of its parts need not be known.
    Result<void> addChanged()
    {
        SHERIA_TRY(const store::ChangedSince changed,
                   store::changedSince(m_db, m_general.since, true));
        const QSet<QByteArray> wanted(changed.works.begin(), changed.works.end());
        QByteArrayList replaced = changed.works + changed.goneWorks;
        std::sort(replaced.begin(), replaced.end());
        for (const QByteArray &uri : replaced) {
            if (!isOfPlace(uri))
                continue;
            ++m_done.counts["replaced_works"];
            SHERIA_CHECK(m_writer->addReplaced(uri));
        }
        m_all = wanted.size();
        return addPages(&wanted);
    }

    /// `wanted`: null for all.
    Result<void> addWorks(const std::vector<store::WorkKey> &keys, const QSet<QByteArray> *wanted)
    {
        for (const store::WorkKey &key : keys) {
            if (m_stop.stop_requested())
                return Error{ErrorCode::Cancelled, Message::tr("the export was cancelled")};
            if (wanted && !wanted->contains(key.uri))
                continue;
            ++m_seen;
            if (isOfPlace(key.uri))
                SHERIA_CHECK(addWork(key));
            if (m_onWork)
                m_onWork(m_seen, m_all);
        }
        return {};
    }

    Result<void> addWork(const store::WorkKey &key)
    {
        Result<store::StoredWork> stored = store::loadStoredWork(m_db, key.id);
        if (!stored && stored.error().code == ErrorCode::Corrupt) {
            m_done.damaged << u"%1 cannot be read: %2"_s.arg(QString::fromUtf8(key.uri),
                                                             stored.error().text());
            return {};
        }
        if (!stored)
            return stored.error();
        prepare(stored->work);
        WorkEntry entry{stored->work, std::nullopt, !stored->expressions.empty()};
        if (!entry.work.judgment.isEmpty() || entry.work.uri.doctype == "judgment")
            entry.judgment = json::readJudgment(entry.work.judgment);
        ++m_done.counts["works"];
        m_done.counts["decisions"] += entry.judgment ? 1 : 0;
        SHERIA_CHECK(m_writer->addWork(entry));
        for (std::size_t i = 0; i < stored->expressions.size(); ++i) {
            ExpressionRecord &record = stored->expressions[i];
            prepare(record.work);
            SHERIA_CHECK(addExpression(std::move(record), stored->pageTexts[i]));
        }
        return {};
    }

    void prepare(Work &work) const
    {
        std::erase_if(work.topics,
                      [this](const QByteArray &topic) { return !m_publicTopics.contains(topic); });
        work.judgment = oneLine(work.judgment);
        work.enrichments = oneLine(work.enrichments);
    }

    Result<void> addExpression(ExpressionRecord record, const QByteArray &pages)
    {
        ExpressionEntry entry;
        entry.record = std::move(record);
        entry.validUntil = validUntil(entry.record);
        for (const Manifestation &one : entry.record.manifestations) {
            if (one.role != Manifestation::Role::Superseded && !one.contentHash.isEmpty())
                SHERIA_CHECK(addText(entry, one));
        }
        if (entry.texts.empty() && !pages.isEmpty())
            SHERIA_CHECK(addPages(entry, pages));
        SHERIA_CHECK(addCited(entry));
        SHERIA_TRY(entry.media, store::listMedia(m_db, entry.record.expression.id));
        ++m_done.counts["expressions"];
        m_done.counts["texts"] += qint64(entry.texts.size());
        for (const TextEntry &text : entry.texts) {
            m_done.counts["passages"] += qint64(text.passages.size());
            m_done.counts["provisions"] += qint64(text.text.provisions().size());
        }
        for (const citations::CitedWork &cited : entry.cited)
            m_done.counts["citations"] += qint64(cited.places.size());
        return m_writer->addExpression(entry);
    }

    /// What is cited is looked for in other texts, one of which may be damaged.
    Result<void> addCited(ExpressionEntry &entry)
    {
        Result<std::vector<citations::CitedWork>> cited = citations::cites(m_db, entry.record);
        if (!cited && !isDamage(cited.error()))
            return cited.error();
        if (cited)
            entry.cited = *std::move(cited);
        else
            m_done.damaged << u"%1: its citations are not exported: %2"_s.arg(
                QString::fromUtf8(entry.record.expression.uri), cited.error().text());
        return {};
    }

    /// Texts are told apart by the name of their component.
    static QByteArray freeName(const ExpressionEntry &entry, const QByteArray &component)
    {
        const auto isTaken = [&entry](const QByteArray &name) {
            return std::any_of(entry.texts.begin(), entry.texts.end(),
                               [&name](const TextEntry &text) { return text.component == name; });
        };
        QByteArray name = component;
        for (int i = 2; isTaken(name); ++i)
            name = component + '-' + QByteArray::number(i);
        return name;
    }

    /// A damaged text is noted and left out.
    Result<void> addText(ExpressionEntry &entry, const Manifestation &one)
    {
        Result<knowledge::ExpressionText> text = knowledge::ExpressionText::load(
            m_db, one, entry.record.expression);
        Result<QByteArray> xml = text ? store::contentXml(m_db, one.contentHash)
                                      : Result<QByteArray>(text.error());
        if (!xml && !isDamage(xml.error()))
            return xml.error();
        if (!xml) {
            m_done.damaged
                << store::damagedContent(m_db, one.contentHash, u"it is not exported"_s).text();
            return {};
        }
        TextEntry added;
        const bool isMain = one.role == Manifestation::Role::Main;
        added.component = freeName(entry, isMain ? "main"_ba : one.component);
        added.frbrThis = one.frbrThis;
        added.doctype = one.doctype.toLatin1();
        added.contentHash = one.contentHash;
        added.akn = *std::move(xml);
        added.text = *std::move(text);
        added.passages = search::passagesOf(added.text.bytes(), added.text.provisions(),
                                            added.doctype.startsWith("judg"));
        entry.texts.push_back(std::move(added));
        return {};
    }

    Result<void> addPages(ExpressionEntry &entry, const QByteArray &hash)
    {
        Result<knowledge::ExpressionText> text = knowledge::ExpressionText::loadPages(
            m_db, hash, entry.record.expression);
        if (!text && !isDamage(text.error()))
            return text.error();
        if (!text) {
            m_done.damaged << u"%1: the text of its PDF cannot be read: %2"_s.arg(
                QString::fromUtf8(entry.record.expression.uri), text.error().text());
            return {};
        }
        TextEntry added;
        added.contentHash = hash;
        added.text = *std::move(text);
        added.passages = search::passagesOf(added.text.bytes(), added.text.provisions(), false);
        entry.texts.push_back(std::move(added));
        return {};
    }

    Result<Exported> finish()
    {
        for (const auto &[name, written] : m_folder.files())
            m_done.bytes += written.bytes;
        const auto counts = [this](json::Writer &out) {
            out.beginObject();
            for (const auto &[name, count] : m_done.counts)
                out.member(name, count);
            out.endObject();
        };
        const auto files = [this](json::Writer &out) {
            out.beginObject();
            for (const auto &[name, written] : m_folder.files())
                out.key(name).object("bytes", written.bytes, "records", written.records, "sha256",
                                     written.sha256);
            out.endObject();
        };
        const auto since = [this](json::Writer &out) {
            m_general.since > 0 ? out.number(m_general.since) : out.null();
        };
        const QByteArray manifest = json::object(
            "format", enumName(m_options.format), "version", 1, "generator",
            QByteArray("Sheria " SHERIA_VERSION), "revision", m_done.revision, "since", since,
            "places", m_options.places, "counts", counts, "works_without_citations", m_done.uncited,
            "too_long", m_done.tooLong, "damaged", m_done.damaged, "files", files);
        SHERIA_CHECK(m_folder.write("manifest.json", manifest + '\n'));
        SHERIA_CHECK(m_folder.finish());
        return std::move(m_done);
    }

    store::Database &m_db;
    Folder &m_folder;
    const Options &m_options;
    const std::unique_ptr<Writer> m_writer;
    const OnWork &m_onWork;
    const std::stop_token &m_stop;
    General m_general;
    QSet<QByteArray> m_publicTopics;
    Exported m_done;
    qint64 m_seen = 0;
    qint64 m_all = 0;
};

} // namespace

Result<Exported> exportBulk(store::Database &db, const QString &folder, const Options &options,
                            const OnWork &onWork, const std::stop_token &stop)
{
    SHERIA_TRY(const std::unique_ptr<Folder> made, Folder::make(folder));
    return Export(db, *made, options, onWork, stop).run();
}

} // namespace sheria::bulk
