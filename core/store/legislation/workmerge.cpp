// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/rows/workrows.h"

#include <QJsonDocument>

#include <algorithm>

namespace sheria::store {

namespace {

bool isBlank(const QString &text)
{
    return text.isEmpty();
}
bool isBlank(const QByteArray &text)
{
    return text.isEmpty();
}
bool isBlank(QDate date)
{
    return !date.isValid();
}
template <typename T>
bool isBlank(const std::optional<T> &value)
{
    return !value;
}

template <typename T>
void take(T &known, const T &document, bool isNewest)
{
    if (!isBlank(document) && (isNewest || isBlank(known)))
        known = document;
}

/// Adds what is not there yet. Two entries are one event when day and work agree, whatever the title.
template <typename Event, typename Same>
void unite(std::vector<Event> &known, const std::vector<Event> &document, Same isSame)
{
    for (const Event &event : document) {
        const bool isKnown = std::any_of(known.begin(), known.end(),
                                         [&](const Event &one) { return isSame(one, event); });
        if (!isKnown)
            known.push_back(event);
    }
}

bool isSameAmendment(const Amendment &a, const Amendment &b)
{
    return a.date == b.date && a.by.uri == b.by.uri;
}

bool isSameCommencement(const Commencement &a, const Commencement &b)
{
    const auto uri = [](const Commencement &c) {
        return c.by ? c.by->uri : QByteArray();
    };
    return a.date == b.date && uri(a) == uri(b) && a.provisions == b.provisions;
}

/// Publishers spell one address in several ways, and one asks by each of them.
void takeSourceUri(Work &known, const QByteArray &document, bool isNewest)
{
    const QByteArray before = known.sourceUri;
    take(known.sourceUri, document, isNewest);
    for (const QByteArray &other : {before, document}) {
        if (!other.isEmpty() && other != known.sourceUri)
            known.aliases.push_back(QString::fromUtf8(other));
    }
}

} // namespace

Work merged(Work known, const Work &document, bool isNewest)
{
    take(known.title, document.title, isNewest);
    take(known.publication.date, document.publication.date, isNewest);
    take(known.publication.name, document.publication.name, isNewest);
    take(known.publication.number, document.publication.number, isNewest);
    take(known.assentDate, document.assentDate, isNewest);
    take(known.parent, document.parent, isNewest);
    take(known.chapter, document.chapter, isNewest);
    take(known.repeal, document.repeal, isNewest);
    take(known.typeName, document.typeName, isNewest);
    take(known.numberedTitle, document.numberedTitle, isNewest);
    known.judgment = isNewest ? json::mergedMembers(known.judgment, document.judgment)
                              : json::mergedMembers(document.judgment, known.judgment);
    takeSourceUri(known, document.sourceUri, isNewest);
    unite(known.amendments, document.amendments, isSameAmendment);
    unite(known.commencements, document.commencements, isSameCommencement);
    unite(known.consolidations, document.consolidations, std::equal_to<QDate>());
    unite(known.aliases, document.aliases, std::equal_to<QString>());
    unite(known.topics, document.topics, std::equal_to<QByteArray>());
    if (!document.commencements.empty())
        known.isCommencedByFlag = false; // A record says more.
    known.isStub = false;
    return known;
}

namespace {

/// By date, unknown dates last.
template <typename Event>
bool isEarlier(const Event &a, const Event &b)
{
    if (a.date.isValid() != b.date.isValid())
        return a.date.isValid();
    return a.date < b.date;
}

template <typename T>
void dropRepetitions(std::vector<T> &values)
{
    std::vector<T> kept;
    for (T &value : values) {
        if (std::find(kept.begin(), kept.end(), value) == kept.end())
            kept.push_back(std::move(value));
    }
    values = std::move(kept);
}

/// JSON in one form, so that what says the same is the same. What is no JSON stays as it is.
QByteArray plainJson(const QByteArray &json)
{
    if (json.isEmpty())
        return json;
    const QJsonDocument document = QJsonDocument::fromJson(json);
    return document.isNull() ? json : document.toJson(QJsonDocument::Compact);
}

} // namespace

Work normalized(Work work)
{
    FrbrUri uri = work.uri.canonical();
    uri.language.clear();
    uri.expressionDate.clear();
    work.uri = uri;
    std::stable_sort(work.commencements.begin(), work.commencements.end(), isEarlier<Commencement>);
    std::stable_sort(work.amendments.begin(), work.amendments.end(), isEarlier<Amendment>);
    std::sort(work.consolidations.begin(), work.consolidations.end());
    std::stable_sort(work.customProperties.begin(), work.customProperties.end(),
                     [](const auto &a, const auto &b) { return a.label < b.label; });
    std::sort(work.aliases.begin(), work.aliases.end());
    for (Commencement &commencement : work.commencements) {
        if (commencement.by == WorkRef())
            commencement.by.reset();
    }
    if (work.repeal && work.repeal->verb.isEmpty())
        work.repeal->verb = Repeal().verb;
    work.judgment = plainJson(work.judgment);
    work.enrichments = plainJson(work.enrichments);
    if (work.enrichments == "[]")
        work.enrichments.clear();
    dropRepetitions(work.topics);
    dropRepetitions(work.aliases);
    dropRepetitions(work.consolidations);
    return work;
}

bool saysTheSame(Work a, const Work &b)
{
    a.id = b.id;
    a.createdAt = b.createdAt;
    a.updatedAt = b.updatedAt;
    return a == b;
}

} // namespace sheria::store
