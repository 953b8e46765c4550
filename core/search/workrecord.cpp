#include "core/search/workrecord.h"

#include "core/base/hash.h"
#include "core/domain/jsonjudgment.h"
#include "core/search/dimensions.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace sheria::search {

namespace {

constexpr quint8 Version = 1;

void write(QDataStream &out, const WorkRecord &record)
{
    out << Version << record.uri << record.title << record.date << quint32(record.names.size());
    for (const QString &name : record.names)
        out << name;
    out << quint32(record.values.size());
    for (const Value &value : record.values)
        out << value.dimension << value.value << value.label;
    out << quint32(record.sources.size());
    for (const Source &source : record.sources)
        out << source.expressionUri << source.language << source.date << source.title
            << source.contentHash << source.component;
}

/// A count that the rest of the bytes may hold.
bool readCount(QDataStream &in, quint32 &count)
{
    in >> count;
    return in.status() == QDataStream::Ok && qint64(count) <= in.device()->bytesAvailable();
}

bool read(QDataStream &in, WorkRecord &record)
{
    quint8 version = 0;
    quint32 count = 0;
    in >> version >> record.uri >> record.title >> record.date;
    if (version != Version || !readCount(in, count))
        return false;
    record.names.resize(count);
    for (QString &name : record.names)
        in >> name;
    if (!readCount(in, count))
        return false;
    record.values.resize(count);
    for (Value &value : record.values)
        in >> value.dimension >> value.value >> value.label;
    if (!readCount(in, count))
        return false;
    record.sources.resize(count);
    for (Source &source : record.sources)
        in >> source.expressionUri >> source.language >> source.date >> source.title
            >> source.contentHash >> source.component;
    in >> record.entries;
    return in.status() == QDataStream::Ok;
}

void addSources(WorkRecord &record, const ExpressionRecord &from)
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
        record.sources.push_back({expression.uri,
                                  expression.language,
                                  expression.date,
                                  expression.title,
                                  expression.contentHash,
                                  {}});
}

} // namespace

QByteArray WorkRecord::digest() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    write(out, *this);
    return sha256Hex(bytes);
}

QByteArray WorkRecord::toBytes() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    write(out, *this);
    out << entries;
    return bytes;
}

std::optional<WorkRecord> WorkRecord::fromBytes(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    WorkRecord record;
    if (!read(in, record))
        return std::nullopt;
    return record;
}

WorkRecord recordOf(const store::StoredWork &stored)
{
    const Work &work = stored.work;
    WorkRecord record;
    record.uri = work.uri.workUri();
    record.title = work.title;
    for (const QString &alias : work.aliases)
        record.names.push_back(alias);
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
    for (const ExpressionRecord &expression : stored.expressions)
        addSources(record, expression);
    std::stable_sort(record.sources.begin(), record.sources.end(),
                     [](const Source &a, const Source &b) {
                         return std::tie(a.language, a.component, a.date)
                             < std::tie(b.language, b.component, b.date);
                     });
    for (const Source &source : record.sources)
        record.date = std::max(record.date, source.date);
    if (judgment.deliveryDate.isValid())
        record.date = judgment.deliveryDate;
    if (!record.date.isValid())
        record.date = work.publication.date;
    record.values = valuesOf(work, record.sources);
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

} // namespace sheria::search
