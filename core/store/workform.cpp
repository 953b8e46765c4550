#include "core/store/workrows.h"

#include <QJsonDocument>

#include <algorithm>

namespace sheria::store {

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

bool saysTheSame(const Work &a, const Work &b)
{
    return a.uri == b.uri && a.title == b.title && a.publication == b.publication
        && a.assentDate == b.assentDate && a.commencements == b.commencements
        && a.amendments == b.amendments && a.consolidations == b.consolidations
        && a.repeal == b.repeal && a.parent == b.parent && a.chapter == b.chapter
        && a.isStub == b.isStub && a.isPrincipal == b.isPrincipal
        && a.isCommencedByFlag == b.isCommencedByFlag && a.topics == b.topics
        && a.asAtDate == b.asAtDate && a.customProperties == b.customProperties
        && a.disclaimer == b.disclaimer && a.aliases == b.aliases && a.typeName == b.typeName
        && a.numberedTitle == b.numberedTitle && a.judgment == b.judgment
        && a.enrichments == b.enrichments && a.sourceUri == b.sourceUri;
}

} // namespace sheria::store
