// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/bulk/entries.h"

#include <algorithm>
#include <map>
#include <set>

namespace sheria::bulk {

namespace {

constexpr qsizetype MaxIdBytes = 512;            ///< Of a document; OpenSearch refuses longer ones.
constexpr qsizetype MaxStringBytes = 50'000'000; ///< Of one string; OpenSearch refuses longer ones.
constexpr std::size_t ReplacedAtOnce = 10'000;   ///< In one query; OpenSearch takes 65,536.

/// An object of one member, which is named after the language of its text.
auto inLanguage(const QByteArray &language, QByteArrayView text)
{
    return [language = languageField(language), text](json::Writer &out) {
        out.beginObject();
        if (!text.isEmpty())
            out.member(language, text);
        out.endObject();
    };
}

QByteArray idOf(const QByteArray &name)
{
    return name.size() <= MaxIdBytes ? name : "sha256-" + sha256Hex(name);
}

/// "/akn/za/act/1998/55/eng@2014-01-17/!schedule1"
QByteArray nameOf(const QByteArray &expressionUri, const QByteArray &component)
{
    return component == "main" ? expressionUri : expressionUri + "/!" + component;
}

QByteArray action(const QByteArray &name)
{
    return json::object("index", json::nested("_id", idOf(name))) + '\n';
}

void writeAddress(json::Writer &out, const FrbrUri &uri)
{
    out.members("work", uri.workUri(false), "country", uri.country, "locality",
                json::orNull(uri.locality), "place", uri.place(), "doctype", uri.doctype, "subtype",
                json::orNull(uri.subtype), "actor", json::orNull(uri.actor), "year", uri.year(),
                "number", uri.number);
}

/// What the places of an expression cite: works, by the eId of the place.
using CitedByPlace = std::map<QByteArray, std::set<QByteArray>>;

CitedByPlace citedByPlace(const std::vector<citations::CitedWork> &cited)
{
    CitedByPlace all;
    for (const citations::CitedWork &work : cited) {
        for (const citations::CitedPlace &place : work.places)
            if (!work.work.uri.isEmpty())
                all[place.source].insert(work.work.uri);
    }
    return all;
}

/// The provisions of a text by where they begin, for passages, which are in the order of the text.
class Beginnings
{
public:
    explicit Beginnings(const std::vector<akn::Provision> &provisions)
    {
        for (const akn::Provision &each : provisions)
            m_provisions.push_back(&each);
        std::stable_sort(m_provisions.begin(), m_provisions.end(),
                         [](const akn::Provision *a, const akn::Provision *b) {
                             return a->textStart < b->textStart;
                         });
    }

    /// The eIds of those that begin before a place, and were not given before.
    std::vector<QByteArray> until(qsizetype end)
    {
        std::vector<QByteArray> eIds;
        for (; m_next < m_provisions.size() && m_provisions[m_next]->textStart < end; ++m_next)
            eIds.push_back(m_provisions[m_next]->eId);
        return eIds;
    }

private:
    std::vector<const akn::Provision *> m_provisions;
    std::size_t m_next = 0;
};

/// Lines for _bulk, without the name of an index, which load.sh gives.
class OpenSearchWriter final : public Writer
{
public:
    OpenSearchWriter(Folder &folder, qint64 fileBytes, qint64 recordBytes)
        : m_folder(folder)
        , m_texts(folder, "texts", ".ndjson", fileBytes)
        , m_passages(folder, "passages", ".ndjson", fileBytes)
        , m_recordBytes(recordBytes)
    {}

    Result<void> begin(const General &) override
    {
        QByteArray templates;
        for (const LanguageAnalyzer &each : languageAnalyzers()) {
            if (!each.openSearch.isEmpty())
                templates += templateOf(each.language, "*." + each.language, each.openSearch) + ",";
        }
        templates += templateOf("other", "*.*", "standard");
        for (const QByteArray index : {"texts", "passages"}) {
            QByteArray definition = resource("opensearch/" + index + ".json");
            definition.replace("\"@LANGUAGES@\"", templates);
            SHERIA_CHECK(m_folder.write(index + ".index.json", definition));
        }
        return m_folder.write("load.sh", resource("opensearch/load.sh"));
    }

    Result<void> addReplaced(const QByteArray &workUri) override
    {
        m_replaced.push_back(workUri);
        return m_replaced.size() < ReplacedAtOnce ? Result<void>() : writeReplaced();
    }

    Result<void> addWork(const WorkEntry &entry) override
    {
        m_decision = entry.judgment;
        if (entry.hasExpressions)
            return {};
        // One that is known without a text can be found, too.
        ExpressionEntry none;
        none.record.work = entry.work;
        return addText(none, TextEntry());
    }

    Result<void> addExpression(const ExpressionEntry &entry) override
    {
        if (entry.texts.empty())
            return addText(entry, TextEntry());
        const CitedByPlace cited = citedByPlace(entry.cited);
        for (const TextEntry &text : entry.texts) {
            SHERIA_CHECK(addText(entry, text));
            Beginnings beginnings(text.text.provisions());
            for (std::size_t i = 0; i < text.passages.size(); ++i)
                SHERIA_CHECK(
                    addPassage(entry, text, i, beginnings.until(text.passages[i].end), cited));
        }
        return {};
    }

    Result<void> finish() override
    {
        SHERIA_CHECK(writeReplaced());
        SHERIA_CHECK(m_texts.close());
        return m_passages.close();
    }

    qint64 tooLong() const override { return m_tooLong; }

private:
    static QByteArray templateOf(const QByteArray &name, const QByteArray &path,
                                 const QByteArray &analyzer)
    {
        return json::object(name,
                            json::nested("path_match", path, "match_mapping_type",
                                         QByteArrayView("string"), "mapping",
                                         json::Raw{json::object("type", QByteArrayView("text"),
                                                                "analyzer", analyzer)}));
    }

    Result<void> writeReplaced()
    {
        if (m_replaced.empty())
            return {};
        const QByteArray query = json::object(
            "query", json::Raw{json::object("terms", json::nested("work", m_replaced))});
        m_replaced.clear();
        const QByteArray number = QByteArray::number(++m_replacedFiles).rightJustified(5, '0');
        return m_folder.write("replaced-" + number + ".json", query + '\n');
    }

    /// What a text and its passages have in common.
    static void writeCommon(json::Writer &out, const ExpressionEntry &entry, const TextEntry &text)
    {
        const Work &work = entry.record.work;
        const Expression &own = entry.record.expression;
        writeAddress(out, work.uri);
        out.members("expression", json::orNull(own.uri), "language", languageField(own.language),
                    "component", text.component, "date", own.date, "valid_until", entry.validUntil,
                    "is_newest", !entry.validUntil.isValid(), "is_repealed",
                    work.repeal.has_value(), "topics", work.topics);
    }

    void writeDecision(json::Writer &out) const
    {
        if (!m_decision)
            return;
        const Judgment &decision = *m_decision;
        const auto names = [](const auto &items) {
            return [&items](json::Writer &list) {
                list.array(items, [&list](const auto &item) { list.value(item.name); });
            };
        };
        const auto flags = [&decision](json::Writer &list) {
            list.array(decision.flags, [&list](const CaseFlag &flag) { list.value(flag.label); });
        };
        out.key("decision")
            .object("citation", json::orNull(decision.shortCitation), "case_number",
                    json::orNull(decision.caseNumber), "court", json::orNull(decision.court.name),
                    "court_code", json::orNull(decision.court.code), "court_class",
                    json::orNull(decision.court.courtClass), "division",
                    json::orNull(decision.division.name), "case_type",
                    json::orNull(decision.caseType.name), "action",
                    json::orNull(decision.action.name), "outcome", json::orNull(decision.outcome),
                    "delivered_on", decision.deliveryDate, "heard_on", decision.hearingDate,
                    "judges", names(decision.judges), "parties", names(decision.parties),
                    "areas_of_law", names(decision.areasOfLaw), "flags", flags);
    }

    static void writeCited(json::Writer &out, const std::vector<citations::CitedWork> &cited)
    {
        std::set<QByteArray> works;
        std::set<QByteArray> provisions;
        for (const citations::CitedWork &work : cited) {
            if (work.work.uri.isEmpty())
                continue;
            works.insert(work.work.uri);
            for (const citations::CitedPlace &place : work.places)
                if (!place.target.isEmpty())
                    provisions.insert(work.work.uri + "/~" + place.target);
        }
        out.members("cites", works, "cites_provisions", provisions);
    }

    static void writeFiles(json::Writer &out, const ExpressionEntry &entry)
    {
        out.key("files").array(entry.media, [&out](const store::MediaFile &file) {
            out.object("filename", file.filename, "mime_type", file.mimeType, "size", file.size,
                       "sha256", file.hash);
        });
    }

    QByteArray documentOf(const ExpressionEntry &entry, const TextEntry &text, bool withText,
                          bool withAkn, const QByteArrayList &leftOut) const
    {
        const Work &work = entry.record.work;
        const Expression &own = entry.record.expression;
        const QByteArray title = (own.uri.isEmpty() ? work.title : own.title).toUtf8();
        const QByteArray summary = wholeSummaryOf(work.judgment).toUtf8();
        json::Writer out;
        out.beginObject();
        writeCommon(out, entry, text);
        out.members("title", inLanguage(own.language, title), "frbr_this",
                    json::orNull(text.frbrThis), "text_doctype", json::orNull(text.doctype),
                    "type_name", typeName(work), "numbered_title", numberedTitle(work), "aliases",
                    work.aliases, "publication_date", work.publication.date, "publication_name",
                    json::orNull(work.publication.name), "publication_number",
                    json::orNull(work.publication.number), "assented_on", work.assentDate,
                    "commenced_on", commencedOn(work), "repealed_on", repealedOn(work),
                    "is_commenced", work.isCommenced(), "is_principal", work.isPrincipal, "summary",
                    inLanguage(own.language, summary));
        writeDecision(out);
        writeCited(out, entry.cited);
        writeFiles(out, entry);
        out.members("sha256", json::orNull(text.contentHash), "updated_at",
                    own.uri.isEmpty() ? work.updatedAt : own.updatedAt, "left_out", leftOut);
        if (withText)
            out.member("text", inLanguage(own.language, text.text.bytes()));
        if (withAkn)
            out.member("akn", json::orNull(text.akn));
        out.endObject();
        return out.take() + '\n';
    }

    /// Leaves out what OpenSearch would refuse: first the XML, then the text, which its passages have, too.
    Result<void> addText(const ExpressionEntry &entry, const TextEntry &text)
    {
        const QByteArray &uri = entry.record.expression.uri;
        const QByteArray head = action(uri.isEmpty() ? entry.record.work.uri.workUri(false)
                                                     : nameOf(uri, text.component));
        bool withAkn = text.akn.size() <= MaxStringBytes;
        bool withText = text.text.size() <= MaxStringBytes;
        QByteArray record = head + recordOf(entry, text, withText, withAkn);
        if (record.size() > m_recordBytes && withAkn) {
            withAkn = false;
            record = head + recordOf(entry, text, withText, withAkn);
        }
        if (record.size() > m_recordBytes && withText) {
            withText = false;
            record = head + recordOf(entry, text, withText, withAkn);
        }
        m_tooLong += withAkn && withText ? 0 : 1;
        return m_texts.add(record);
    }

    QByteArray recordOf(const ExpressionEntry &entry, const TextEntry &text, bool withText,
                        bool withAkn) const
    {
        QByteArrayList leftOut;
        if (!withAkn)
            leftOut << "akn";
        if (!withText)
            leftOut << "text";
        return documentOf(entry, text, withText, withAkn, leftOut);
    }

    /// `eIds`: of the provisions that begin in it.
    Result<void> addPassage(const ExpressionEntry &entry, const TextEntry &text, std::size_t index,
                            const std::vector<QByteArray> &eIds, const CitedByPlace &cited)
    {
        const search::Passage &passage = text.passages[index];
        const Expression &own = entry.record.expression;
        const akn::Provision *unit = text.unitOf(passage);
        const QByteArrayView words = text.of(passage);
        const QByteArray title = own.title.toUtf8();
        const QByteArray heading = unit ? unit->heading.value_or(QString()).toUtf8() : QByteArray();
        const bool isTooLong = 2 * words.size() > std::min<qint64>(MaxStringBytes, m_recordBytes);
        m_tooLong += isTooLong ? 1 : 0;
        std::set<QByteArray> works;
        for (const QByteArray &eId : eIds) {
            if (const auto found = cited.find(eId); found != cited.end())
                works.insert(found->second.begin(), found->second.end());
        }
        json::Writer out;
        out.beginObject();
        writeCommon(out, entry, text);
        out.members("position", qint64(index), "eid", json::orNull(unit ? unit->eId : QByteArray()),
                    "eids", eIds, "element", json::orNull(unit ? unit->element : QByteArray()),
                    "num", json::orNull(unit ? unit->num.value_or(QString()) : QString()), "title",
                    inLanguage(own.language, title), "heading", inLanguage(own.language, heading),
                    "court_code", json::orNull(m_decision ? m_decision->court.code : QByteArray()),
                    "cites", works, "left_out",
                    isTooLong ? QByteArrayList{"text"} : QByteArrayList());
        if (!isTooLong)
            out.member("text", inLanguage(own.language, words));
        out.endObject();
        const QByteArray name = nameOf(own.uri, text.component) + '#' + QByteArray::number(index);
        return m_passages.add(action(name) + out.take() + '\n');
    }

    Folder &m_folder;
    RecordFile m_texts;
    RecordFile m_passages;
    const qint64 m_recordBytes;
    std::vector<QByteArray> m_replaced;
    int m_replacedFiles = 0;
    qint64 m_tooLong = 0;
    std::optional<Judgment> m_decision; ///< Of the work that was added last.
};

} // namespace

std::unique_ptr<Writer> makeOpenSearchWriter(Folder &folder, qint64 fileBytes, qint64 recordBytes)
{
    return std::make_unique<OpenSearchWriter>(folder, fileBytes, recordBytes);
}

} // namespace sheria::bulk
