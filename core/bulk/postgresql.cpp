// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/copytext.h"
#include "core/bulk/entries.h"

#include <algorithm>

namespace sheria::bulk {

namespace {

/// How many characters (code points) are before places of a text. Places are asked for in any order, and
/// the text is gone through once.
class Characters
{
public:
    /// `places`: byte offsets.
    Characters(QByteArrayView text, std::vector<qsizetype> places) : m_places(std::move(places))
    {
        std::sort(m_places.begin(), m_places.end());
        m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
        qint64 characters = 0;
        qsizetype at = 0;
        for (const qsizetype place : m_places) {
            for (; at < std::min(place, text.size()); ++at)
                characters += (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U ? 0 : 1;
            m_counts.push_back(characters);
        }
    }

    qint64 before(qsizetype place) const
    {
        const auto found = std::lower_bound(m_places.begin(), m_places.end(), place);
        return m_counts[std::size_t(found - m_places.begin())];
    }

private:
    std::vector<qsizetype> m_places;
    std::vector<qint64> m_counts;
};

/// A file of rows for each table, schema.sql, and load.sql, which reads them.
class PostgreSqlWriter final : public Writer
{
public:
    explicit PostgreSqlWriter(Folder &folder) : m_folder(folder) {}

    Result<void> begin(const General &general) override
    {
        SHERIA_CHECK(writeSql(general));
        m_isDelta = general.since > 0;
        for (const Country &country : general.countries) {
            SHERIA_CHECK(addPlace(country.place));
            for (const Place &locality : country.localities)
                SHERIA_CHECK(addPlace(locality));
        }
        return addTopics(general.topics, {});
    }

    Result<void> addReplaced(const QByteArray &workUri) override
    {
        return m_replaced.add(CopyRow().text(workUri).take());
    }

    Result<void> addWork(const WorkEntry &entry) override
    {
        const Work &work = entry.work;
        m_decision = entry.judgment;
        m_work = work.uri.workUri(false);
        m_judgment = work.judgment;
        SHERIA_CHECK(m_works.add(rowOf(work)));
        for (const QByteArray &topic : distinct(work.topics))
            SHERIA_CHECK(m_workTopics.add(CopyRow().text(m_work).text(topic).take()));
        if (const auto &document = work.publication.document)
            SHERIA_CHECK(m_files.add(
                CopyRow()
                    .text(m_work)
                    .nothing()
                    .text(document->filename)
                    .text(document->mimeType)
                    .json(document->size ? QByteArray::number(*document->size) : QByteArray())
                    .textOrNull(document->contentHash)
                    .textOrNull(document->trustedUrl)
                    .take()));
        // Its language is that of its texts, which follow.
        return entry.hasExpressions ? Result<void>() : addDecision("und");
    }

    Result<void> addExpression(const ExpressionEntry &entry) override
    {
        const Expression &own = entry.record.expression;
        if (own.uri == entry.record.pointsInTime.back().uri)
            SHERIA_CHECK(addDecision(own.language));
        SHERIA_CHECK(m_expressions.add(CopyRow()
                                           .text(own.uri)
                                           .text(m_work)
                                           .text(own.language)
                                           .date(own.date)
                                           .date(entry.validUntil)
                                           .text(own.title)
                                           .instant(own.createdAt)
                                           .instant(own.updatedAt)
                                           .take()));
        for (const TextEntry &text : entry.texts)
            SHERIA_CHECK(addText(own, text));
        for (const store::MediaFile &file : entry.media)
            SHERIA_CHECK(m_files.add(CopyRow()
                                         .text(m_work)
                                         .text(own.uri)
                                         .text(file.filename)
                                         .text(file.mimeType)
                                         .number(file.size)
                                         .textOrNull(file.hash)
                                         .nothing()
                                         .take()));
        return addCitations(own, entry.cited);
    }

    Result<void> finish() override
    {
        for (RecordFile *file :
             {&m_places, &m_topics, &m_works, &m_workTopics, &m_decisions, &m_expressions, &m_texts,
              &m_provisions, &m_passages, &m_citations, &m_files})
            SHERIA_CHECK(file->close());
        return m_isDelta ? m_replaced.close() : Result<void>();
    }

private:
    Result<void> writeSql(const General &general)
    {
        QByteArray schema = resource("postgresql/schema.sql");
        QByteArray languages;
        for (const LanguageAnalyzer &each : languageAnalyzers()) {
            if (!each.postgreSql.isEmpty())
                languages += "        WHEN '" + each.language + "' THEN 'pg_catalog."
                    + each.postgreSql + "'::regconfig\n";
        }
        schema.replace("-- @LANGUAGES@\n", languages);
        QByteArray load = resource(general.since > 0 ? "postgresql/update.sql"
                                                     : "postgresql/load.sql");
        load.replace("-- @ROWS@\n", resource("postgresql/rows.sql"));
        load.replace("@REVISION@", QByteArray::number(general.revision));
        load.replace("@SINCE@", QByteArray::number(general.since));
        if (general.since == 0)
            SHERIA_CHECK(m_folder.write("schema.sql", schema));
        return m_folder.write("load.sql", load);
    }

    Result<void> addPlace(const Place &place)
    {
        return m_places.add(
            CopyRow().text(place.uriCode).text(place.name).text(place.primaryLanguage).take());
    }

    Result<void> addTopics(const std::vector<store::Topic> &topics, const QByteArray &parent)
    {
        for (std::size_t i = 0; i < topics.size(); ++i) {
            SHERIA_CHECK(m_topics.add(CopyRow()
                                          .text(topics[i].slug)
                                          .text(topics[i].name)
                                          .textOrNull(parent)
                                          .number(qint64(i))
                                          .take()));
            SHERIA_CHECK(addTopics(topics[i].children, topics[i].slug));
        }
        return {};
    }

    static std::vector<QByteArray> distinct(std::vector<QByteArray> words)
    {
        std::sort(words.begin(), words.end());
        words.erase(std::unique(words.begin(), words.end()), words.end());
        return words;
    }

    static QByteArray rowOf(const Work &work)
    {
        json::Writer record;
        json::writeWork(record, work);
        CopyRow row;
        row.text(work.uri.workUri(false))
            .text(work.uri.country)
            .textOrNull(work.uri.locality)
            .text(work.uri.doctype)
            .textOrNull(work.uri.subtype)
            .textOrNull(work.uri.actor)
            .text(work.uri.year())
            .text(work.uri.number)
            .text(work.title)
            .text(numberedTitle(work))
            .text(typeName(work))
            .list(work.aliases, [](const QString &alias) { return alias; })
            .date(work.publication.date)
            .textOrNull(work.publication.name)
            .textOrNull(work.publication.number)
            .date(work.assentDate)
            .date(commencedOn(work))
            .date(repealedOn(work))
            .boolean(work.isCommenced())
            .boolean(work.repeal.has_value())
            .boolean(work.isPrincipal)
            .instant(work.createdAt)
            .instant(work.updatedAt)
            .json(record.take());
        return row.take();
    }

    /// The row of the work that was added last, if it is a decision.
    Result<void> addDecision(const QByteArray &language)
    {
        if (!m_decision)
            return {};
        const Judgment &decision = *m_decision;
        const auto name = [](const auto &each) {
            return each.name;
        };
        return m_decisions.add(CopyRow()
                                   .text(m_work)
                                   .textOrNull(decision.shortCitation)
                                   .textOrNull(decision.caseNumber)
                                   .textOrNull(decision.court.name)
                                   .textOrNull(decision.court.code)
                                   .textOrNull(decision.court.courtClass)
                                   .textOrNull(decision.division.name)
                                   .textOrNull(decision.caseType.name)
                                   .textOrNull(decision.action.name)
                                   .textOrNull(decision.outcome)
                                   .date(decision.deliveryDate)
                                   .date(decision.hearingDate)
                                   .list(decision.judges, name)
                                   .list(decision.parties, name)
                                   .list(decision.areasOfLaw, name)
                                   .textOrNull(decision.flynote)
                                   .textOrNull(wholeSummaryOf(m_judgment))
                                   .text(language)
                                   .take());
    }

    Result<void> addText(const Expression &own, const TextEntry &entry)
    {
        const QByteArray &text = entry.text.bytes();
        SHERIA_CHECK(m_texts.add(CopyRow()
                                     .text(own.uri)
                                     .text(entry.component)
                                     .textOrNull(entry.frbrThis)
                                     .textOrNull(entry.doctype)
                                     .text(entry.contentHash)
                                     .text(text)
                                     .textOrNull(entry.akn)
                                     .take()));
        SHERIA_CHECK(addProvisions(own, entry));
        for (std::size_t i = 0; i < entry.passages.size(); ++i) {
            const search::Passage &passage = entry.passages[i];
            const akn::Provision *unit = entry.unitOf(passage);
            CopyRow row;
            row.text(own.uri).text(entry.component).number(qint64(i));
            unit ? row.number(passage.unit) : row.nothing();
            SHERIA_CHECK(
                m_passages.add(row.text(own.language)
                                   .text(own.title)
                                   .textOrNull(unit ? unit->heading.value_or(QString()) : QString())
                                   .text(entry.of(passage))
                                   .take()));
        }
        return {};
    }

    Result<void> addProvisions(const Expression &own, const TextEntry &entry)
    {
        const std::vector<akn::Provision> &provisions = entry.text.provisions();
        std::vector<qsizetype> places;
        places.reserve(2 * provisions.size());
        for (const akn::Provision &each : provisions) {
            places.push_back(each.textStart);
            places.push_back(each.textEnd);
        }
        const Characters characters(entry.text.bytes(), std::move(places));
        for (std::size_t i = 0; i < provisions.size(); ++i) {
            const akn::Provision &each = provisions[i];
            const qint64 start = characters.before(each.textStart);
            CopyRow row;
            row.text(own.uri).text(entry.component).number(qint64(i));
            each.parent < 0 ? row.nothing() : row.number(each.parent);
            row.text(each.eId).text(each.element);
            each.num ? row.text(*each.num) : row.nothing();
            each.heading ? row.text(*each.heading) : row.nothing();
            SHERIA_CHECK(m_provisions.add(row.text(each.component)
                                              .number(start + 1)
                                              .number(characters.before(each.textEnd) - start)
                                              .take()));
        }
        return {};
    }

    Result<void> addCitations(const Expression &own, const std::vector<citations::CitedWork> &cited)
    {
        qint64 position = 0;
        for (const citations::CitedWork &work : cited) {
            for (const citations::CitedPlace &place : work.places)
                SHERIA_CHECK(m_citations.add(CopyRow()
                                                 .text(own.uri)
                                                 .number(position++)
                                                 .textOrNull(place.source)
                                                 .textOrNull(work.work.uri)
                                                 .textOrNull(place.target)
                                                 .textOrNull(place.words)
                                                 .text(work.text)
                                                 .boolean(place.isMarked)
                                                 .take()));
        }
        return {};
    }

    RecordFile table(const char *name) { return RecordFile(m_folder, name, ".copy"); }

    Folder &m_folder;
    RecordFile m_places = table("place");
    RecordFile m_topics = table("topic");
    RecordFile m_works = table("work");
    RecordFile m_workTopics = table("work_topic");
    RecordFile m_decisions = table("decision");
    RecordFile m_expressions = table("expression");
    RecordFile m_texts = table("text");
    RecordFile m_provisions = table("provision");
    RecordFile m_passages = table("passage");
    RecordFile m_citations = table("citation");
    RecordFile m_files = table("file");
    RecordFile m_replaced = table("replaced");
    bool m_isDelta = false;
    // Of the work that was added last.
    QByteArray m_work;
    QByteArray m_judgment;
    std::optional<Judgment> m_decision;
};

} // namespace

std::unique_ptr<Writer> makePostgreSqlWriter(Folder &folder)
{
    return std::make_unique<PostgreSqlWriter>(folder);
}

} // namespace sheria::bulk
