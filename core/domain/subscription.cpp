// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscription.h"

#include "core/domain/place.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

using ScopeWords = std::vector<QByteArray>;

/// The members of the JSON form.
struct Member
{
    QLatin1StringView name;
    ScopeWords Subscription::*words = nullptr;
};

constexpr QLatin1StringView EverythingMember = "everything"_L1;
constexpr QLatin1StringView DecisionsMember = "decisions"_L1;
constexpr QLatin1StringView OthersMember = "or"_L1;

constexpr Member Members[] = {{"countries"_L1, &Subscription::countries},
                              {"natures"_L1, &Subscription::natures},
                              {"places"_L1, &Subscription::places},
                              {"works"_L1, &Subscription::works}};

Error isOff(const Message &what, QByteArrayView word)
{
    return {ErrorCode::InvalidArgument,
            Message::tr("'%1' is not %2.", QString::fromUtf8(word), what)};
}

bool contains(const ScopeWords &sorted, QByteArrayView word)
{
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), word,
                                     [](const QByteArray &a, QByteArrayView b) {
                                         return a.compare(b) < 0;
                                     });
    return at != sorted.end() && QByteArrayView(*at) == word;
}

void sortOnce(ScopeWords &words)
{
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
}

bool isNatureSegment(QByteArrayView text)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !text.isEmpty() && text[0] >= 'a' && text[0] <= 'z'
        && std::all_of(text.begin(), text.end(), isPart);
}

bool isNature(QByteArrayView text)
{
    const qsizetype slash = text.indexOf('/');
    return slash < 0
        ? isNatureSegment(text)
        : isNatureSegment(text.first(slash)) && isNatureSegment(text.sliced(slash + 1));
}

Result<QByteArray> workUriOf(const QByteArray &word)
{
    const Result<FrbrUri> uri = FrbrUri::parse(splitFormat(word.toLower()).path);
    if (!uri)
        return isOff(Message::tr("the address of a work, like /akn/za/act/1998/55"), word);
    return uri->canonical().workUri(false);
}

/// The first segment of `rest`, which is taken off it.
QByteArrayView takeSegment(QByteArrayView &rest)
{
    const qsizetype slash = rest.indexOf('/');
    const QByteArrayView segment = slash < 0 ? rest : rest.first(slash);
    rest = slash < 0 ? QByteArrayView() : rest.sliced(slash + 1);
    return segment;
}

/// The parts of a work's URI that decide.
struct WorkParts
{
    QByteArrayView place;
    QByteArrayView doctype;
    QByteArrayView nature; ///< "act/by-law"; the doctype alone when a date follows it.
};

WorkParts partsOf(QByteArrayView workUri)
{
    constexpr QByteArrayView Prefix = "/akn/";
    WorkParts parts;
    if (!workUri.startsWith(Prefix))
        return parts;
    QByteArrayView rest = workUri.sliced(Prefix.size());
    parts.place = takeSegment(rest);
    const QByteArrayView nature = rest;
    parts.doctype = parts.nature = takeSegment(rest);
    const QByteArrayView next = takeSegment(rest);
    if (isNatureSegment(next))
        parts.nature = nature.first(parts.doctype.size() + 1 + next.size());
    return parts;
}

/// "za", also of "za-cpt"; empty when `place` is none.
QByteArrayView countryOf(QByteArrayView place)
{
    constexpr qsizetype Letters = 2;
    const bool isPlace = place.size() == Letters
        || (place.size() > Letters && place[Letters] == '-');
    return isPlace ? place.first(Letters) : QByteArrayView();
}

Result<ScopeWords> wordsOf(const QJsonValue &value, QLatin1StringView name)
{
    if (value.isUndefined())
        return ScopeWords();
    if (!value.isArray())
        return Error{ErrorCode::InvalidArgument, Message::tr("'%1' is not a list.", name)};
    ScopeWords words;
    for (const QJsonValue &each : value.toArray()) {
        if (!each.isString())
            return Error{ErrorCode::InvalidArgument,
                         Message::tr("'%1' is not a list of words.", name)};
        words.push_back(each.toString().toUtf8());
    }
    return words;
}

/// One of "or": a subscription without others.
Result<Subscription> partOf(const QJsonValue &value)
{
    QJsonObject object = value.toObject();
    if (!value.isObject() || object.contains(OthersMember))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("'%1' is not a list of subscriptions.", OthersMember)};
    return Subscription::parse(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

void concealTitle(WorkRef &work, const Subscription &seen)
{
    if (!work.uri.isEmpty() && !seen.coversWork(work.uri))
        work.title.clear();
}

void drop(std::vector<WorkRef> &works, const Subscription &seen)
{
    std::erase_if(works, [&seen](const WorkRef &each) { return !seen.coversWork(each.uri); });
}

} // namespace

Subscription Subscription::ofStranger()
{
    Subscription seen;
    seen.decisions = false;
    return seen;
}

Result<Subscription> Subscription::parse(QByteArrayView text)
{
    if (text.isEmpty())
        return Subscription();
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text.toByteArray(), &error);
    if (!document.isObject())
        return Error{ErrorCode::InvalidArgument, Message::tr("A subscription is a JSON object.")};
    const QJsonObject object = document.object();
    Subscription read;
    read.everything = object.value(EverythingMember).toBool(false);
    read.decisions = object.value(DecisionsMember).toBool(true);
    for (const Member &member : Members) {
        SHERIA_TRY(read.*member.words, wordsOf(object.value(member.name), member.name));
    }
    std::vector<Subscription> parts;
    for (const QJsonValue other : object.value(OthersMember).toArray()) {
        SHERIA_TRY(Subscription part, partOf(other));
        parts.push_back(std::move(part));
    }
    SHERIA_TRY(Subscription own, read.normalized());
    return parts.empty() ? own : unionOf(std::move(own), parts);
}

Subscription Subscription::unionOf(Subscription own, const std::vector<Subscription> &others)
{
    for (Subscription other : others) {
        other.decisions = true;
        own.everything = own.everything || other.everything;
        if (std::find(own.others.begin(), own.others.end(), other) == own.others.end())
            own.others.push_back(std::move(other));
    }
    if (own.everything) {
        Subscription all;
        all.decisions = own.decisions;
        return all;
    }
    // One form for each: answers are kept under it.
    std::sort(own.others.begin(), own.others.end(),
              [](const Subscription &a, const Subscription &b) { return a.toText() < b.toText(); });
    return own;
}

QByteArray Subscription::toText() const
{
    if (coversAll())
        return {};
    QJsonObject object; // Sorts its keys.
    if (!decisions)
        object.insert(DecisionsMember, false);
    if (everything) {
        object.insert(EverythingMember, true);
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    for (const Member &member : Members) {
        QJsonArray words;
        for (const QByteArray &word : this->*member.words)
            words.append(QString::fromUtf8(word));
        object.insert(member.name, words);
    }
    QJsonArray parts;
    for (const Subscription &other : others)
        parts.append(QJsonDocument::fromJson(other.toText()).object());
    if (!parts.isEmpty())
        object.insert(OthersMember, parts);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<Subscription> Subscription::normalized() const
{
    Subscription out = *this;
    if (everything) {
        out = {};
        out.decisions = decisions;
        return out;
    }
    for (QByteArray &country : out.countries) {
        country = country.toLower();
        if (country.size() != 2 || !isPlaceCode(country))
            return isOff(Message::tr("a country, like za"), country);
    }
    for (QByteArray &place : out.places) {
        place = place.toLower();
        if (!isPlaceCode(place))
            return isOff(Message::tr("a place, like za or za-cpt"), place);
    }
    for (QByteArray &nature : out.natures) {
        nature = nature.toLower();
        if (!isNature(nature))
            return isOff(Message::tr("a nature, like act or act/by-law"), nature);
    }
    for (QByteArray &work : out.works) {
        SHERIA_TRY(work, workUriOf(work));
    }
    for (const Member &member : Members)
        sortOnce(out.*member.words);
    return out;
}

bool Subscription::coversPlace(QByteArrayView code) const
{
    if (everything || contains(countries, countryOf(code)) || contains(places, code))
        return true;
    if (countries.empty() && places.empty() && !natures.empty())
        return true;
    return std::any_of(works.begin(), works.end(),
                       [code](const QByteArray &work) { return partsOf(work).place == code; })
        || std::any_of(others.begin(), others.end(),
                       [code](const Subscription &other) { return other.coversPlace(code); });
}

bool Subscription::showsPlace(QByteArrayView code) const
{
    if (coversPlace(code))
        return true;
    const auto isInIt = [code](QByteArrayView place) {
        return countryOf(place) == code;
    };
    return std::any_of(places.begin(), places.end(), isInIt)
        || std::any_of(works.begin(), works.end(),
                       [&](const QByteArray &work) { return isInIt(partsOf(work).place); })
        || std::any_of(others.begin(), others.end(),
                       [code](const Subscription &other) { return other.showsPlace(code); });
}

bool Subscription::coversWork(QByteArrayView workUri) const
{
    if (!decisions && isDecisionUri(workUri))
        return false;
    if (everything || contains(works, workUri)
        || std::any_of(others.begin(), others.end(),
                       [workUri](const Subscription &other) { return other.coversWork(workUri); }))
        return true;
    const WorkParts parts = partsOf(workUri);
    const bool isAnyPlace = countries.empty() && places.empty();
    const QByteArrayView country = countryOf(parts.place);
    if (country.isEmpty() || (isAnyPlace && natures.empty()))
        return false;
    if (!isAnyPlace && !contains(countries, country) && !contains(places, parts.place))
        return false;
    return natures.empty() || contains(natures, parts.doctype) || contains(natures, parts.nature);
}

bool isDecisionUri(QByteArrayView workUri)
{
    return partsOf(workUri).doctype.startsWith("judg");
}

void conceal(Work &work, const Subscription &seen)
{
    if (seen.coversAll())
        return;
    for (Commencement &each : work.commencements) {
        if (each.by)
            concealTitle(*each.by, seen);
    }
    for (Amendment &each : work.amendments)
        concealTitle(each.by, seen);
    if (work.repeal)
        concealTitle(work.repeal->by, seen);
    if (work.parent)
        concealTitle(*work.parent, seen);
}

void conceal(ExpressionRecord &record, const Subscription &seen)
{
    if (seen.coversAll())
        return;
    conceal(record.work, seen);
    for (std::vector<WorkRef> *works :
         {&record.amends, &record.repeals, &record.commences, &record.enactedAs})
        drop(*works, seen);
}

} // namespace sheria
