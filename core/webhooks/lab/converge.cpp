#include "core/webhooks/lab/converge.h"

#include "core/akn/document.h"
#include "core/base/limits.h"
#include "core/domain/frbruri.h"
#include "core/domain/today.h"
#include "core/http/retry.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionrows.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/message.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <random>
#include <set>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Database;

namespace {

QByteArray identity(const QByteArray &level, const QByteArray &given, const QByteArray &date,
                    const QByteArray &more)
{
    const QByteArray uri = QString::fromUtf8(given).toHtmlEscaped().toUtf8();
    return "<FRBR" + level + "><FRBRthis value=\"" + uri + "/!main\"/><FRBRuri value=\"" + uri
        + "\"/><FRBRdate date=\"" + date + "\" name=\"Generation\"/><FRBRauthor href=\"\"/>" + more
        + "</FRBR" + level + ">";
}

/// A document that says what it is: nothing in a library comes without a text.
QByteArray exampleXml(const FrbrUri &expression)
{
    const QByteArray work = expression.workUri(false);
    const QByteArray date = expression.expressionDate.mid(1);
    const QByteArray uri = work + '/' + expression.language + expression.expressionDate;
    const QString title = QString::fromUtf8(expression.country.toUpper() + ' ' + expression.doctype
                                            + ' ' + expression.number + " of " + expression.year());
    return "<akomaNtoso xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"><act "
           "name=\"act\"><meta><identification source=\"\">"
        + identity("Work", work, date,
                   "<FRBRalias name=\"title\" value=\"" + title.toHtmlEscaped().toUtf8()
                       + "\"/><FRBRcountry value=\"" + expression.country + "\"/>")
        + identity("Expression", uri, date,
                   "<FRBRlanguage language=\"" + expression.language + "\"/>")
        + identity("Manifestation", uri, date, {})
        + "</identification></meta><body><section eId=\"sec_1\"><num>1.</num><heading>Example"
          "</heading><content eId=\"sec_1__content\"><p eId=\"sec_1__content__p_1\">This work was "
          "made to test who is told of it.</p></content></section></body></act></akomaNtoso>";
}

Result<FrbrUri> parseUri(const QByteArray &text)
{
    SHERIA_TRY(const FrbrUri parsed, FrbrUri::parse(text));
    return parsed.canonical();
}

/// The expression that `uri` names, or all of its work's.
Result<QByteArrayList> expressionsOf(Database &db, const FrbrUri &uri)
{
    SHERIA_CHECK(store::findWork(db, uri.workUri(false)));
    SHERIA_TRY(const QByteArrayList known, store::expressionUrisOf(db, uri.workUri(false)));
    if (uri.language.isEmpty())
        return known;
    SHERIA_TRY(const QByteArray wanted, uri.expressionUri());
    if (!known.contains(wanted))
        return Error{ErrorCode::NotFound, u"not in the library: "_s + QString::fromUtf8(wanted)};
    return QByteArrayList{wanted};
}

Result<QByteArrayList> create(Database &db, FrbrUri uri, const QDateTime &now)
{
    if (uri.language.isEmpty())
        uri.language = "eng";
    if (uri.expressionDate.isEmpty())
        uri.expressionDate = '@' + Today(now).in(uri.place()).toString(Qt::ISODate).toUtf8();
    if (!uri.expressionDate.startsWith('@') || uri.expressionDate.size() != 11)
        return Error{ErrorCode::InvalidArgument,
                     u"a new expression needs a whole date: …/eng@2024-01-31"_s};
    SHERIA_TRY(const QByteArray wanted, uri.expressionUri());
    SHERIA_TRY(const QByteArrayList known, store::expressionUrisOf(db, uri.workUri(false)));
    if (known.contains(wanted))
        return Error{ErrorCode::Conflict,
                     u"in the library already: "_s + QString::fromUtf8(wanted)};
    SHERIA_TRY(const akn::Document document, akn::Document::parse(exampleXml(uri)));
    SHERIA_CHECK(store::putExpression(db, store::prepareContent(document),
                                      store::WorkPolicy::FromDocument, now));
    return QByteArrayList{wanted};
}

Result<QByteArrayList> update(Database &db, const FrbrUri &uri, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList all, expressionsOf(db, uri));
    for (const QByteArray &expression : all) {
        SHERIA_CHECK(store::touchExpression(db, expression, now));
        SHERIA_CHECK(store::recordChange(db, store::ChangeAction::Updated, uri.workUri(false),
                                         expression, now));
    }
    return all;
}

Result<QByteArrayList> remove(Database &db, const FrbrUri &uri, const QDateTime &now)
{
    SHERIA_TRY(const QByteArrayList all, expressionsOf(db, uri));
    for (const QByteArray &expression : all)
        SHERIA_CHECK(store::deleteExpression(db, expression, now));
    return all;
}

} // namespace

Result<QByteArrayList> emitChange(Database &db, const QByteArray &action, const QByteArray &text,
                                  const QDateTime &now)
{
    SHERIA_TRY(const FrbrUri uri, parseUri(text));
    SHERIA_TRY(const store::ChangeAction change, parseAction(action));
    switch (change) {
    case store::ChangeAction::Created: return create(db, uri, now);
    case store::ChangeAction::Updated: return update(db, uri, now);
    case store::ChangeAction::Deleted: return remove(db, uri, now);
    }
    Q_UNREACHABLE();
}

namespace {

constexpr int MostDeliveries = 10; ///< 10! / 2^5 orderings; more would take days.

constexpr int MostAnyOrder = 4; ///< Deliveries of which all sequences are tried: 4^4 at most.

/// A history with only the events that are delivered, and the order in terms of it.
struct Part
{
    QByteArrayList history;
    Ordering order;

    friend bool operator<(const Part &a, const Part &b)
    {
        return std::tie(a.history, a.order) < std::tie(b.history, b.order);
    }
};

Part partOf(const QByteArrayList &history, const Ordering &order)
{
    Part part;
    std::vector<int> places(static_cast<std::size_t>(history.size()), -1);
    for (int event = 0; event < history.size(); ++event) {
        if (std::find(order.begin(), order.end(), event) == order.end())
            continue;
        places[std::size_t(event)] = static_cast<int>(part.history.size());
        part.history << history.at(event);
    }
    for (const int event : order)
        part.order.push_back(places[std::size_t(event)]);
    return part;
}

/// All parts of an ordering with `length` deliveries that can be, each once.
std::set<Part> partsOf(const QByteArrayList &history, const Ordering &order, int length)
{
    std::set<Part> parts;
    std::vector<bool> isChosen(order.size(), false);
    std::fill_n(isChosen.begin(), length, true);
    do {
        Ordering chosen;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (isChosen[i])
                chosen.push_back(order[i]);
        }
        Part part = partOf(history, chosen);
        if (isHistory(part.history))
            parts.insert(std::move(part));
    } while (std::prev_permutation(isChosen.begin(), isChosen.end()));
    return parts;
}

/// All there are of `length` deliveries, whatever the ordering that failed.
std::set<Part> shortParts(const QByteArrayList &history, int copies, int length)
{
    std::set<Part> parts;
    Ordering order(std::size_t(length), 0);
    const int events = static_cast<int>(history.size());
    while (true) {
        const bool fits = std::all_of(order.begin(), order.end(), [&](int event) {
            return std::count(order.begin(), order.end(), event) <= copies;
        });
        Part part = partOf(history, order);
        if (fits && isHistory(part.history))
            parts.insert(std::move(part));
        // The next number with `length` digits to the base of `events`.
        auto digit = order.begin();
        while (digit != order.end() && ++*digit == events)
            *digit++ = 0;
        if (digit == order.end())
            return parts;
    }
}

/// Plays one part after another, each with a work of its own.
class Plays
{
public:
    Plays(const Stage &stage, const ConvergeOptions &options) : m_stage(stage), m_options(options)
    {}

    /// What the receiver gets wrong; empty when nothing.
    Result<QString> play(const Part &part)
    {
        const QByteArray work = m_options.workPrefix + '-' + QByteArray::number(++m_number);
        int happened = 0;
        for (const int event : part.order) {
            for (; happened <= event; ++happened)
                SHERIA_CHECK(m_stage.change(part.history.at(happened), work));
            const QByteArray id = "inv_converge_" + QByteArray::number(m_number) + '_'
                + QByteArray::number(event + 1);
            SHERIA_CHECK(m_stage.deliver(part.history.at(event), work, id));
        }
        return m_stage.difference(work);
    }

    /// The shortest part of `failing` that fails as well.
    Result<Counterexample> shrink(const Part &failing, const QString &difference)
    {
        const int length = static_cast<int>(failing.order.size());
        for (int shorter = 1; shorter < length; ++shorter) {
            const std::set<Part> parts = shorter <= MostAnyOrder
                ? shortParts(m_options.history, m_options.copies, shorter)
                : partsOf(failing.history, failing.order, shorter);
            for (const Part &part : parts) {
                SHERIA_TRY(const QString found, play(part));
                if (!found.isEmpty())
                    return Counterexample{part.history, part.order, found};
            }
        }
        return Counterexample{failing.history, failing.order, difference};
    }

private:
    const Stage &m_stage;
    const ConvergeOptions &m_options;
    int m_number = 0;
};

/// The orderings of the history and of each beginning of it: a fault may be hidden by what comes
/// after it.
std::vector<Part> chosenParts(const ConvergeOptions &options)
{
    std::vector<Part> all;
    for (int length = 1; length <= options.history.size(); ++length) {
        for (Ordering &order : allOrderings(length, options.copies))
            all.push_back({options.history.first(length), std::move(order)});
    }
    if (options.limit <= 0 || all.size() <= std::size_t(options.limit))
        return all;
    std::mt19937_64 random(options.seed);
    for (std::size_t i = all.size() - 1; i > 0; --i)
        std::swap(all[i], all[random() % (i + 1)]);
    all.resize(std::size_t(options.limit));
    return all;
}

Result<void> check(const ConvergeOptions &options)
{
    const bool isGood = isHistory(options.history) && options.copies >= 1
        && options.history.size() * options.copies <= MostDeliveries;
    if (isGood)
        return {};
    return Error{
        ErrorCode::InvalidArgument,
        u"a history consists of created, updated and deleted in a possible order, with at most %1 deliveries"_s
            .arg(MostDeliveries)};
}

constexpr int MaxTries = 3; ///< Of one delivery; a receiver that always fails is told no more.
/// The receiver says nothing when it is done, so it is asked: soon, for it is quick as a rule, and then
/// less and less often.
constexpr auto FirstPause = std::chrono::milliseconds(2);
constexpr auto LongestPause = std::chrono::milliseconds(100);

bool isAbout(const QJsonObject &object, const QString &work)
{
    return object.value(u"frbr_uri").toString() == work;
}

/// What the receiver tells of `work`: itself, in a list, or under its URI or "works". None: it has
/// nothing of it.
std::optional<QJsonObject> entryFor(const QJsonValue &state, const QString &work)
{
    if (state.isArray()) {
        for (const QJsonValue &each : state.toArray()) {
            if (each.toString() == work || isAbout(each.toObject(), work))
                return each.toObject();
        }
        return std::nullopt;
    }
    const QJsonObject object = state.toObject();
    for (const QString &name : {u"works"_s, u"results"_s}) {
        if (object.contains(name))
            return entryFor(object.value(name), work);
    }
    if (object.contains(work))
        return object.value(work).toObject();
    // An answer about one work may leave out which.
    const bool isOther = object.contains(u"frbr_uri") && !isAbout(object, work);
    return object.isEmpty() || isOther ? std::nullopt : std::optional(object);
}

QByteArray stateUrl(QByteArray url, const QByteArray &work)
{
    const QByteArray encoded = work.toPercentEncoding();
    if (url.contains("{frbr_uri}"))
        return url.replace("{frbr_uri}", encoded);
    return url + (url.contains('?') ? '&' : '?') + "frbr_uri=" + encoded;
}

} // namespace

std::vector<Ordering> allOrderings(int events, int copies)
{
    Ordering order;
    for (int event = 0; event < events; ++event)
        order.insert(order.end(), std::size_t(copies), event);
    std::vector<Ordering> all;
    do {
        all.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return all;
}

bool isHistory(const QByteArrayList &events)
{
    bool isThere = false;
    for (const QByteArray &event : events) {
        if (event != "created" && event != "updated" && event != "deleted")
            return false;
        if (isThere == (event == "created"))
            return false;
        isThere = event != "deleted";
    }
    return !events.isEmpty();
}

QByteArray Counterexample::text() const
{
    QByteArrayList out;
    for (const int event : order)
        out << history.at(event) + ' ' + QByteArray::number(event + 1);
    return out.join(", ");
}

QByteArray Counterexample::scenario() const
{
    QByteArrayList numbers;
    for (const int event : order)
        numbers << QByteArray::number(event + 1);
    QString words = difference;
    words.replace(u'\n', u' ');
    return "description: >-\n  The receiver's state is wrong after these deliveries: "
        + words.toUtf8()
        + "\nsteps:\n  - deliver:\n      work: /akn/zz/act/2000/converge\n      "
          "events: ["
        + history.join(", ") + "]\n      order: [" + numbers.join(", ")
        + "]\n  - run: idle\n  - expect: {delivered: " + QByteArray::number(order.size()) + "}\n";
}

Result<ConvergeReport> converge(const Stage &stage, const ConvergeOptions &options)
{
    SHERIA_CHECK(check(options));
    const std::vector<Part> parts = chosenParts(options);
    Plays plays(stage, options);
    ConvergeReport report;
    std::optional<std::pair<Part, QString>> first;
    for (const Part &part : parts) {
        SHERIA_TRY(const QString difference, plays.play(part));
        ++report.played;
        report.failed += difference.isEmpty() ? 0 : 1;
        if (!difference.isEmpty() && !first)
            first.emplace(part, difference);
        if (options.progress)
            options.progress(report.played, static_cast<int>(parts.size()));
    }
    if (first) {
        SHERIA_TRY(report.shortest, plays.shrink(first->first, first->second));
    }
    return report;
}

namespace {

Error stopped()
{
    return {ErrorCode::Cancelled, u"it was stopped"_s};
}

} // namespace

ReceiverStage::ReceiverStage(Addresses addresses, store::Writer &writer, TickingClock &clock)
    : m_addresses(std::move(addresses))
    , m_writer(writer)
    , m_clock(clock)
    , m_client(clientOptions())
{}

Stage ReceiverStage::stage()
{
    return {[this](const QByteArray &event, const QByteArray &work) { return change(event, work); },
            [this](const QByteArray &event, const QByteArray &work, const QByteArray &id) {
                return deliver(event, work, id);
            },
            [this](const QByteArray &work) {
                return difference(work);
            }};
}

Result<void> ReceiverStage::change(const QByteArray &event, const QByteArray &work)
{
    m_clock.tick();
    SHERIA_CHECK(m_writer.write(
        [&](store::Database &db) { return emitChange(db, event, work, m_clock.now()); }));
    return {};
}

Result<void> ReceiverStage::deliver(const QByteArray &event, const QByteArray &work,
                                    const QByteArray &invocationId)
{
    SHERIA_TRY(const QByteArray url, parseEndpointUrl(QString::fromUtf8(m_addresses.hook)));
    const Target target = targetOf(url);
    store::Invocation invocation;
    invocation.invocationId = invocationId;
    invocation.action = event;
    invocation.workUri = work;
    HttpResult result;
    for (int tries = 0; tries < MaxTries; ++tries) {
        const QByteArray requestId = "req_converge_" + QByteArray::number(++m_requests);
        const QByteArray body = invocationBody(invocation, requestId, m_addresses.base);
        result = exchange(m_client,
                          {0, target, requestBytes(target, {}, invocationId, body, m_clock.now())},
                          m_addresses.stop);
        if (m_addresses.stop.stop_requested())
            return stopped();
        if (result.outcome == Outcome::Answered && result.status / 100 == 2)
            return {};
    }
    if (result.outcome == Outcome::NotConnected)
        return Error{ErrorCode::Unavailable,
                     Message::tr("cannot connect to the receiver: %1", result.note)};
    return {}; // It does not want it; its state will tell.
}

Result<QString> ReceiverStage::difference(const QByteArray &work)
{
    SHERIA_TRY(const QDateTime updatedAt, updatedAtOf(work));
    QElapsedTimer timer;
    timer.start();
    std::chrono::milliseconds pause = FirstPause;
    while (true) {
        SHERIA_TRY(QString found, look(work, updatedAt));
        if (found.isEmpty() || timer.elapsed() >= m_addresses.settle.count())
            return found;
        if (!net::waitFor(pause, m_addresses.stop))
            return stopped();
        pause = std::min(pause * 2, LongestPause);
    }
}

/// When the work's newest expression was changed; invalid when the library has none.
Result<QDateTime> ReceiverStage::updatedAtOf(const QByteArray &work)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(work));
    const auto found = store::findExpression(*m_reader, uri, Today(m_clock.now()));
    if (found)
        return found->expression.updatedAt;
    if (found.error().code == ErrorCode::NotFound)
        return QDateTime();
    return found.error();
}

Result<QString> ReceiverStage::look(const QByteArray &work, const QDateTime &updatedAt)
{
    SHERIA_TRY(const QByteArray url,
               parseEndpointUrl(QString::fromUtf8(stateUrl(m_addresses.state, work))));
    net::Request request;
    request.url = url;
    request.accept = "application/json";
    request.maxBytes = limits::MaxSyncJsonBytes;
    const net::Answer answer = m_client.get(request, m_addresses.stop);
    if (m_addresses.stop.stop_requested())
        return stopped();
    if (answer.end != net::Answer::End::Answered || (answer.status != 200 && answer.status != 404))
        return Error{ErrorCode::Unavailable,
                     Message::tr("the receiver does not report its state: %1",
                                 answer.note.isEmpty() ? Message(QString::number(answer.status))
                                                       : answer.note)};
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    const QJsonValue state = document.isArray() ? QJsonValue(document.array())
                                                : QJsonValue(document.object());
    const auto entry = answer.status == 404 ? std::nullopt
                                            : entryFor(state, QString::fromUtf8(work));
    if (entry && !updatedAt.isValid())
        return u"the receiver has the work although it was deleted"_s;
    if (!entry)
        return updatedAt.isValid() ? u"the receiver does not have the work"_s : QString();
    const QString given = entry->value(u"updated_at").toString();
    const QDateTime seen = QDateTime::fromString(given, Qt::ISODateWithMs);
    if (given.isEmpty() || seen == updatedAt)
        return QString();
    return u"the receiver has the work as of %1 instead of %2"_s.arg(
        given, updatedAt.toString(Qt::ISODate));
}

} // namespace sheria::webhooks
