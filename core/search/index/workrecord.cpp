// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/workrecord.h"

#include "core/base/hash.h"
#include "core/domain/decisions/jsonjudgment.h"
#include "core/domain/decisions/judgment.h"
#include "core/domain/language.h"
#include "core/domain/today.h"
#include "core/search/text/entry.h"
#include "core/store/rows/decisionrows.h"

#include <algorithm>

namespace sheria::search {

namespace {

constexpr qsizetype HashDigits = 64; ///< Of SHA-256, in hexadecimal.

/// A hash in half its room; other bytes as they are.
void writeHash(PackedWriter &out, const QByteArray &hash)
{
    const QByteArray raw = QByteArray::fromHex(hash);
    const bool isHash = hash.size() == HashDigits && raw.toHex() == hash;
    out.number(isHash ? 1 : 0).bytes(isHash ? raw : hash);
}

QByteArray readHash(PackedReader &in)
{
    const bool isHash = in.number() == 1;
    const QByteArray bytes = in.bytes().toByteArray();
    return isHash ? bytes.toHex() : bytes;
}

/// What the text has of its work is not written twice.
void writeSource(PackedWriter &out, const Source &source, const WorkRecord &record)
{
    const bool hasUri = source.expressionUri.startsWith(record.uri);
    out.number(hasUri ? 1 : 0);
    out.bytes(QByteArrayView(source.expressionUri).sliced(hasUri ? record.uri.size() : 0));
    const bool hasTitle = source.title == record.title;
    out.number(hasTitle ? 1 : 0).text(hasTitle ? QString() : source.title);
    out.bytes(source.language).day(source.date);
    writeHash(out, source.contentHash);
    out.bytes(source.component);
}

Source readSource(PackedReader &in, const WorkRecord &record)
{
    Source source;
    const bool hasUri = in.number() == 1;
    const QByteArrayView uri = in.bytes();
    source.expressionUri = hasUri ? QByteArray(record.uri).append(uri) : uri.toByteArray();
    const bool hasTitle = in.number() == 1;
    const QString title = in.text();
    source.title = hasTitle ? record.title : title;
    source.language = in.bytes().toByteArray();
    source.date = in.day();
    source.contentHash = readHash(in);
    source.component = in.bytes().toByteArray();
    return source;
}

/// First what a hit shows, see WorkRecord::headFromBytes().
void write(PackedWriter &out, const WorkRecord &record)
{
    out.bytes(record.uri).text(record.title).number(record.sources.size());
    for (const Source &source : record.sources)
        writeSource(out, source, record);
    out.day(record.date).number(record.names.size());
    for (const QString &name : record.names)
        out.text(name);
    out.number(record.values.size());
    for (const Value &value : record.values)
        out.bytes(value.dimension).bytes(value.value).text(value.label);
    writeHash(out, record.summaryHash);
}

void readHead(PackedReader &in, WorkRecord &record)
{
    record.entries = qint32(in.number());
    record.uri = in.bytes().toByteArray();
    record.title = in.text();
    record.sources.resize(in.count());
    for (Source &source : record.sources)
        source = readSource(in, record);
}

void readRest(PackedReader &in, WorkRecord &record)
{
    record.date = in.day();
    record.names.resize(in.count());
    for (QString &name : record.names)
        name = in.text();
    record.values.resize(in.count());
    for (Value &value : record.values) {
        value.dimension = in.bytes().toByteArray();
        value.value = in.bytes().toByteArray();
        value.label = in.text();
    }
    record.summaryHash = readHash(in);
}

void addSources(WorkRecord &record, const ExpressionRecord &from, const QByteArray &pageText)
{
    const Expression &expression = from.expression;
    bool hasMain = false;
    for (const Manifestation &manifestation : from.manifestations) {
        if (manifestation.role == Manifestation::Role::Superseded)
            continue;
        const bool isMain = manifestation.role == Manifestation::Role::Main;
        hasMain = hasMain || isMain;
        record.sources.push_back(
            {isMain ? expression.uri : expression.uri + "/!" + manifestation.component,
             expression.language, expression.date, expression.title, manifestation.contentHash,
             isMain ? QByteArray() : manifestation.component});
    }
    if (!hasMain)
        record.sources.push_back(
            {expression.uri, expression.language, expression.date, expression.title, pageText, {}});
}

constexpr qsizetype MaxValueChars = 200; ///< What is longer is a text, not a value.
constexpr std::size_t MaxValues = 64;    ///< Of one work in one dimension.

/// The values of a work.
struct Values : std::vector<Value>
{
    void add(QByteArrayView dimension, const QByteArray &value, const QString &label = {})
    {
        if (value.isEmpty() || value.size() > MaxValueChars)
            return;
        std::size_t inDimension = 0;
        for (const Value &present : *this) {
            if (present.dimension != dimension)
                continue;
            if (present.value == value || ++inDimension == MaxValues)
                return;
        }
        push_back(
            {dimension.toByteArray(), value, label.isEmpty() ? QString::fromUtf8(value) : label});
    }
};

QByteArray kindOf(const Work &work)
{
    static const QByteArrayList documents = {"doc", "statement", "debate", "debatereport"};
    if (work.uri.doctype.startsWith("judg"))
        return "judgment";
    return documents.contains(work.uri.doctype.toLower()) ? "document" : "legislation";
}

QByteArray statusOf(const Work &work)
{
    if (work.repeal)
        return "repealed";
    return work.isCommenced() ? "in-force" : "not-commenced";
}

void addJudgment(Values &values, const Work &work)
{
    const Judgment judgment = json::readJudgment(work.judgment);
    const QByteArray court = work.uri.subtype.isEmpty() ? work.uri.actor : work.uri.subtype;
    values.add(dimension::Court, judgment.court.code.isEmpty() ? court : judgment.court.code,
               judgment.court.name);
    values.add(dimension::CourtClass, judgment.court.courtClass.toUtf8());
    values.add(dimension::CourtDivision,
               judgment.division.code.isEmpty() ? judgment.division.name.toUtf8()
                                                : judgment.division.code,
               judgment.division.name);
    values.add(dimension::County, judgment.filingCounty.name.toUtf8());
    values.add(dimension::CaseType, judgment.caseType.name.toUtf8());
    values.add(dimension::Action, judgment.action.name.toUtf8());
    values.add(dimension::FilingYear, judgment.filingYear);
    for (const Judge &judge : judgment.judges)
        values.add(dimension::Judge, judge.name.toUtf8());
    for (const CaseFlag &flag : judgment.flags)
        values.add(dimension::Flag, flag.label.toUtf8());
    for (const CaseTerm &area : judgment.areasOfLaw)
        values.add(dimension::AreaOfLaw, area.name.toUtf8());
    values.add(dimension::Anonymised, judgment.isAnonymised.value_or(false) ? "true" : "false");
}

QByteArray yearOf(const Work &work)
{
    const QDate delivered = json::readJudgment(work.judgment).deliveryDate;
    return delivered.isValid() ? QByteArray::number(delivered.year()) : work.uri.knownYear();
}

} // namespace

QByteArray WorkRecord::digest() const
{
    PackedWriter out;
    write(out, *this);
    return sha256Hex(out.take());
}

QByteArray WorkRecord::toBytes() const
{
    PackedWriter out;
    out.number(quint64(entries));
    write(out, *this);
    return out.take();
}

std::optional<WorkRecord> WorkRecord::headFromBytes(QByteArrayView bytes)
{
    PackedReader in(bytes);
    WorkRecord record;
    readHead(in, record);
    return in.isGood() ? std::optional(std::move(record)) : std::nullopt;
}

QByteArrayView WorkRecord::headOf(QByteArrayView bytes)
{
    PackedReader in(bytes);
    WorkRecord record;
    readHead(in, record);
    return in.isGood() ? bytes.chopped(in.rest().size()) : QByteArrayView();
}

std::optional<WorkRecord> WorkRecord::fromBytes(QByteArrayView bytes)
{
    PackedReader in(bytes);
    WorkRecord record;
    readHead(in, record);
    readRest(in, record);
    return in.isGood() ? std::optional(std::move(record)) : std::nullopt;
}

WorkRecord recordOf(const store::StoredWork &stored)
{
    const Work &work = stored.work;
    WorkRecord record;
    record.uri = work.uri.workUri();
    record.title = work.title;
    for (const QString &alias : work.aliases)
        record.names.push_back(alias);
    if (!work.sourceUri.isEmpty())
        record.names.push_back(QString::fromUtf8(work.sourceUri));
    if (const QString numbered = numberedTitle(work); !numbered.isEmpty())
        record.names.push_back(numbered);
    if (!work.publication.name.isEmpty())
        record.names.push_back(work.publication.name + QStringLiteral(" ")
                               + work.publication.number);
    if (work.chapter)
        record.names.push_back(QStringLiteral("Chapter ") + work.chapter->number);
    const Judgment judgment = json::readJudgment(work.judgment);
    for (const QString &name :
         {judgment.shortCitation, judgment.fullCitation, judgment.caseNumber}) {
        if (!name.isEmpty())
            record.names.push_back(name);
    }
    for (std::size_t i = 0; i < stored.expressions.size(); ++i)
        addSources(record, stored.expressions[i], stored.pageTexts[i]);
    std::stable_sort(record.sources.begin(), record.sources.end(),
                     [](const Source &a, const Source &b) {
                         return std::tie(a.language, a.component, a.date)
                             < std::tie(b.language, b.component, b.date);
                     });
    for (const Source &source : record.sources)
        record.date = std::max(record.date, knownDate(source.date));
    if (judgment.deliveryDate.isValid())
        record.date = judgment.deliveryDate;
    if (!record.date.isValid())
        record.date = work.publication.date;
    record.values = valuesOf(work, record.sources, stored.isHidden);
    if (const QString summary = wholeSummaryOf(work.judgment); !summary.isEmpty())
        record.summaryHash = sha256Hex(summary.toUtf8());
    return record;
}

QDate validUntil(const WorkRecord &record, std::size_t source)
{
    const Source &from = record.sources[source];
    // A component that later points in time do not have ends with its own.
    QDate until;
    for (const Source &other : record.sources) {
        if (other.language == from.language && other.date > from.date
            && (!until.isValid() || other.date < until))
            until = other.date;
    }
    return until;
}

std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources, bool isHidden)
{
    Values values;
    const QByteArray kind = kindOf(work);
    values.add(dimension::Kind, kind);
    values.add(dimension::Nature,
               work.uri.subtype.isEmpty() || kind == "judgment"
                   ? work.uri.doctype
                   : work.uri.doctype + '/' + work.uri.subtype,
               typeName(work));
    values.add(dimension::Doctype, work.uri.doctype);
    values.add(dimension::Subtype, work.uri.subtype);
    values.add(dimension::Country, work.uri.country);
    values.add(dimension::Place, work.uri.place());
    values.add(dimension::Year, yearOf(work));
    for (const Source &source : sources)
        values.add(dimension::Language, source.language, languageName(source.language));
    for (const QByteArray &topic : work.topics)
        values.add(dimension::Topic, topic);
    if (kind == "legislation") {
        values.add(dimension::Status, statusOf(work));
        values.add(dimension::Commenced, work.isCommenced() ? "true" : "false");
        values.add(dimension::Principal, work.isPrincipal ? "true" : "false");
    }
    if (kind == "judgment")
        addJudgment(values, work);
    if (store::isDecision(work))
        values.add(dimension::Decision, "true");
    if (isHidden)
        values.add(dimension::Published, "false");
    return values;
}

} // namespace sheria::search
