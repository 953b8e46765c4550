#include "core/webhooks/lab/scenariorun.h"

#include "core/base/hash.h"
#include "core/webhooks/lab/lab.h"
#include "core/webhooks/schedule.h"

#include <QElapsedTimer>
#include <QXmlStreamWriter>

#include <algorithm>
#include <functional>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;
using store::Delivery;

namespace {

constexpr int AllDeliveries = 1'000'000;

QByteArray shown(int value)
{
    return QByteArray::number(value);
}
QByteArray shown(const QByteArray &value)
{
    return value;
}
QByteArray shown(std::chrono::milliseconds value)
{
    return durationText(value);
}
template <typename List>
QByteArray shown(const List &list)
{
    QByteArrayList out;
    for (const auto &each : list)
        out << shown(each);
    return '[' + out.join(", ") + ']';
}

/// Plays the steps of one scenario.
class Player
{
public:
    Player(Lab &lab, ScenarioResult &result) : m_lab(lab), m_result(result) {}

    Result<void> operator()(const EmitStep &step)
    {
        for (int time = 0; time < step.times; ++time) {
            if (time > 0)
                SHERIA_CHECK(m_lab.advance(step.every));
            for (int work = 1; work <= step.works; ++work) {
                const QByteArray uri = step.works == 1
                    ? step.work
                    : QByteArray(step.work + '-' + QByteArray::number(work));
                SHERIA_CHECK(m_lab.emitChange(step.action, uri));
            }
        }
        return {};
    }
    Result<void> operator()(const DeliverStep &step)
    {
        ++m_deliverStep;
        for (const int index : step.order) {
            // Of this step and event: its duplicates have it too.
            const QByteArray id = "inv_" + QByteArray::number(m_deliverStep) + '_'
                + QByteArray::number(index);
            SHERIA_CHECK(m_lab.deliver(step.events.at(index - 1), step.work, id));
        }
        return {};
    }
    Result<void> operator()(const AdvanceStep &step) { return m_lab.advance(step.time); }
    Result<void> operator()(const RunStep &step)
    {
        return step.attempts ? m_lab.runUntilAttempt(*step.attempts) : m_lab.runUntilIdle();
    }
    Result<void> operator()(const Faults &faults)
    {
        m_lab.setFaults(faults);
        return {};
    }
    Result<void> operator()(const ExpectStep &step)
    {
        SHERIA_CHECK(look());
        SHERIA_CHECK(compareCounts(step));
        compareRequests(step);
        compare("elapsed", step.elapsed, m_lab.elapsed());
        if (!step.endpoint)
            return {};
        SHERIA_TRY(const auto endpoints, store::listEndpoints(m_lab.database()));
        compare("endpoint", step.endpoint, enumName(endpoints.front().state).toByteArray());
        return {};
    }

    Result<void> play(const Step &step)
    {
        m_line = step.line;
        return std::visit([this](const auto &act) { return (*this)(act); }, step.act);
    }

    /// Takes over what has been sent so far.
    Result<void> look()
    {
        store::DeliveryFilter all;
        all.limit = AllDeliveries;
        SHERIA_TRY(m_result.deliveries, store::listDeliveries(m_lab.database(), all));
        return {};
    }

private:
    template <typename Value>
    void compare(QByteArrayView what, const std::optional<Value> &expected, const Value &found)
    {
        if (expected && *expected != found)
            m_result.failures.push_back(
                {m_line,
                 u"%1: expected %2, found %3"_s.arg(QString::fromUtf8(what),
                                                    QString::fromUtf8(shown(*expected)),
                                                    QString::fromUtf8(shown(found)))});
    }

    template <typename List>
    List each(const std::function<typename List::value_type(const Delivery &)> &of) const
    {
        List out;
        for (const Delivery &delivery : m_result.deliveries)
            out.push_back(of(delivery));
        return out;
    }

    Result<void> compareCounts(const ExpectStep &step)
    {
        store::OutboxCounts sum;
        SHERIA_TRY(const auto endpoints, store::listEndpoints(m_lab.database()));
        for (const store::Endpoint &endpoint : endpoints) {
            SHERIA_TRY(const auto counts, store::countInvocations(m_lab.database(), endpoint.id));
            sum.waiting += counts.waiting;
            sum.delivered += counts.delivered;
            sum.failed += counts.failed;
        }
        compare("waiting", step.waiting, static_cast<int>(sum.waiting));
        compare("delivered", step.delivered, static_cast<int>(sum.delivered));
        compare("failed", step.failed, static_cast<int>(sum.failed));
        compare("requests", step.requests, m_lab.attempts());
        return {};
    }

    void compareRequests(const ExpectStep &step)
    {
        QByteArrayList ids = each<QByteArrayList>(
            [](const Delivery &delivery) { return delivery.invocationId; });
        std::sort(ids.begin(), ids.end());
        const auto distinct = std::unique(ids.begin(), ids.end()) - ids.begin();
        compare("invocations", step.invocations, static_cast<int>(distinct));
        compare("outcomes", step.outcomes,
                each<QByteArrayList>([](const Delivery &delivery) { return delivery.outcome; }));
        compare("actions", step.actions,
                each<QByteArrayList>([](const Delivery &delivery) { return delivery.action; }));
        compare("works", step.works,
                each<QByteArrayList>([](const Delivery &delivery) { return delivery.workUri; }));
        compare("statuses", step.statuses,
                each<std::vector<int>>([](const Delivery &delivery) { return delivery.status; }));
        std::vector<std::chrono::milliseconds> gaps;
        for (std::size_t i = 1; i < m_result.deliveries.size(); ++i)
            gaps.emplace_back(
                m_result.deliveries[i - 1].startedAt.msecsTo(m_result.deliveries[i].startedAt));
        compare("gaps", step.gaps, gaps);
    }

    Lab &m_lab;
    ScenarioResult &m_result;
    int m_line = 0;
    int m_deliverStep = 0;
};

Result<void> prepare(Lab &lab, const Scenario &scenario, const ScenarioOptions &options)
{
    const QByteArrayList receivers = options.url.isEmpty() ? scenario.receivers
                                                           : QByteArrayList{options.url};
    for (const QByteArray &receiver : receivers) {
        SHERIA_TRY(const qint64 endpoint, lab.addReceiver(receiver));
        if (scenario.isSigned)
            SHERIA_CHECK(lab.sign(endpoint));
    }
    return {};
}

} // namespace

QByteArray ScenarioResult::hash() const
{
    return sha256Hex(eventLog.join('\n'));
}

Result<ScenarioResult> runScenario(const Scenario &scenario, const ScenarioOptions &options)
{
    QElapsedTimer timer;
    timer.start();
    Lab::Options lab;
    lab.seed = options.seed.value_or(scenario.seed);
    lab.hasJitter = scenario.hasJitter;
    lab.base = options.base;
    lab.inRealTime = options.inRealTime;
    lab.stop = options.stop;
    SHERIA_TRY(const std::unique_ptr<Lab> made, Lab::make(lab));
    SHERIA_CHECK(prepare(*made, scenario, options));
    ScenarioResult result;
    result.name = scenario.name;
    Player player(*made, result);
    for (const Step &step : scenario.steps) {
        if (options.begins)
            options.begins(step);
        SHERIA_CHECK(player.play(step));
        result.played.push_back(step.line);
    }
    SHERIA_CHECK(player.look());
    result.eventLog = made->eventLog();
    result.took = std::chrono::milliseconds(timer.elapsed());
    return result;
}

QByteArray junitOf(const std::vector<ScenarioResult> &results)
{
    QByteArray out;
    QXmlStreamWriter xml(&out);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    qsizetype failed = 0;
    for (const ScenarioResult &result : results)
        failed += result.failures.empty() ? 0 : 1;
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"webhooks"_s);
    xml.writeAttribute(u"tests"_s, QString::number(results.size()));
    xml.writeAttribute(u"failures"_s, QString::number(failed));
    for (const ScenarioResult &result : results) {
        xml.writeStartElement(u"testcase"_s);
        xml.writeAttribute(u"classname"_s, u"webhooks"_s);
        xml.writeAttribute(u"name"_s, QString::fromUtf8(result.name));
        xml.writeAttribute(u"time"_s, QString::number(double(result.took.count()) / 1000, 'f', 3));
        for (const ScenarioFailure &failure : result.failures) {
            xml.writeStartElement(u"failure"_s);
            xml.writeAttribute(u"message"_s,
                               u"line %1: %2"_s.arg(failure.line).arg(failure.reason));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return out;
}

} // namespace sheria::webhooks
