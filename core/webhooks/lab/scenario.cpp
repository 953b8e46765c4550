// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/lab/scenario.h"

#include "core/base/hash.h"
#include "core/webhooks/lab/lab.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/schedule.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStringList>
#include <QXmlStreamWriter>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <yaml-cpp/yaml.h>

static void initializeResources() // The macro wants to stand outside of namespaces.
{
    Q_INIT_RESOURCE(scenarios);
}

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;

constexpr int MaxSteps = 10'000;
constexpr int MaxRepeats = 100'000;

/// What is wrong, and where. yaml-cpp throws, so this is thrown too, and caught with its errors.
struct Fault
{
    int line; ///< From 1.
    QString reason;
};

[[noreturn]] void refuse(const YAML::Node &node, const QString &reason)
{
    throw Fault{node.Mark().line + 1, reason};
}

QByteArray text(const YAML::Node &node)
{
    if (!node.IsScalar())
        refuse(node, u"expected a single value"_s);
    return QByteArray::fromStdString(node.Scalar());
}

QString words(const YAML::Node &node)
{
    return QString::fromUtf8(text(node));
}

template <int Least>
int numberFrom(const YAML::Node &node)
{
    bool isNumber = false;
    const int value = text(node).toInt(&isNumber);
    if (!isNumber || value < Least || value > MaxRepeats)
        refuse(node,
               u"expected a number from %1 to %2, not '%3'"_s.arg(Least)
                   .arg(MaxRepeats)
                   .arg(QString::fromUtf8(text(node))));
    return value;
}
constexpr auto anyNumber = numberFrom<0>;
constexpr auto count = numberFrom<1>;

bool flag(const YAML::Node &node)
{
    const QByteArray value = text(node);
    if (value != "true" && value != "false")
        refuse(node, u"expected true or false, not '%1'"_s.arg(QString::fromUtf8(value)));
    return value == "true";
}

std::chrono::milliseconds duration(const YAML::Node &node)
{
    const auto time = parseDuration(text(node));
    if (!time)
        refuse(node, time.error().text());
    return *time;
}

template <typename List, auto parse>
List listOf(const YAML::Node &node)
{
    if (!node.IsSequence())
        refuse(node, u"expected a list"_s);
    List out;
    for (const YAML::Node &item : node)
        out.push_back(parse(item));
    return out;
}
constexpr auto texts = listOf<QByteArrayList, text>;

using Reader = std::function<void(const YAML::Node &)>;
using Readers = std::map<std::string, Reader>;

/// A reader that puts what `parse` makes of a value into `out`.
template <typename Out, typename Parse>
Reader into(Out &out, Parse parse)
{
    return [&out, parse](const YAML::Node &value) {
        out = static_cast<Out>(parse(value));
    };
}

/// Gives each member of a mapping to its reader; `what` names the mapping to who wrote it.
void readMembers(const YAML::Node &node, const QString &what, const Readers &readers)
{
    if (!node.IsMap())
        refuse(node, u"expected %1: names with values"_s.arg(what));
    for (const auto &member : node) {
        const auto reader = readers.find(member.first.Scalar());
        if (reader != readers.end()) {
            reader->second(member.second);
            continue;
        }
        QStringList known;
        for (const auto &[name, read] : readers)
            known << QString::fromStdString(name);
        refuse(member.first,
               u"%1 has no '%2'; it may have %3"_s.arg(
                   what, QString::fromStdString(member.first.Scalar()), known.join(u", "_s)));
    }
}

QByteArray action(const YAML::Node &node)
{
    const QByteArray name = text(node);
    if (name != "created" && name != "updated" && name != "deleted")
        refuse(node,
               u"an action is created, updated or deleted, not '%1'"_s.arg(
                   QString::fromUtf8(name)));
    return name;
}

QByteArray workUri(const YAML::Node &node)
{
    const QByteArray uri = text(node);
    if (!uri.startsWith("/akn/"))
        refuse(node, u"expected the FRBR URI of a work, not '%1'"_s.arg(QString::fromUtf8(uri)));
    return uri;
}

EmitStep emitStep(const YAML::Node &node)
{
    EmitStep step;
    if (node.IsScalar()) { // emit: created /akn/zz/act/2005/4
        const QByteArrayList words = text(node).simplified().split(' ');
        if (words.size() != 2)
            refuse(node, u"emit needs an action and a work: created /akn/zz/act/2005/4"_s);
        step.action = action(YAML::Node(words[0].toStdString()));
        step.work = words[1];
        return step;
    }
    readMembers(node, u"emit"_s,
                {{"action", into(step.action, action)},
                 {"work", into(step.work, workUri)},
                 {"times", into(step.times, count)},
                 {"works", into(step.works, count)},
                 {"every", into(step.every, duration)}});
    if (step.action.isEmpty() || step.work.isEmpty())
        refuse(node, u"emit needs an action and a work"_s);
    return step;
}

DeliverStep deliverStep(const YAML::Node &node)
{
    DeliverStep step;
    readMembers(node, u"deliver"_s,
                {{"work", into(step.work, workUri)},
                 {"events", into(step.events, texts)},
                 {"order", into(step.order, listOf<std::vector<int>, count>)}});
    if (step.work.isEmpty() || step.events.isEmpty())
        refuse(node, u"deliver needs a work and events"_s);
    if (step.order.empty()) {
        for (int i = 1; i <= step.events.size(); ++i)
            step.order.push_back(i);
    }
    for (const int index : step.order) {
        if (index > step.events.size())
            refuse(node, u"order names event %1 of %2"_s.arg(index).arg(step.events.size()));
    }
    return step;
}

Pace pace(const YAML::Node &node)
{
    const auto pace = parsePace(text(node));
    if (!pace)
        refuse(node,
               u"a pace is immediate, settled or overtaken, not '%1'"_s.arg(
                   QString::fromUtf8(text(node))));
    return *pace;
}

ConvergeStep convergeStep(const YAML::Node &node)
{
    ConvergeStep step;
    Sequence &sequence = step.sequence;
    readMembers(node, u"converge"_s,
                {{"work", into(step.work, workUri)},
                 {"events", into(sequence.history, texts)},
                 {"order", into(sequence.order, listOf<std::vector<int>, count>)},
                 {"pace", into(sequence.pace, pace)},
                 {"repeats", into(step.repeats, count)}});
    if (step.work.isEmpty() || !isHistory(sequence.history) || sequence.order.empty())
        refuse(
            node,
            u"converge needs a work, an order, and events that can happen one after the other"_s);
    for (int &index : sequence.order) {
        if (index > sequence.history.size())
            refuse(node, u"order names event %1 of %2"_s.arg(index).arg(sequence.history.size()));
        --index;
    }
    return step;
}

AdvanceStep advanceStep(const YAML::Node &node)
{
    return {duration(node)};
}

RunStep runStep(const YAML::Node &node)
{
    RunStep step;
    if (!node.IsScalar() || text(node) != "idle")
        readMembers(node, u"run (idle, or attempts)"_s, {{"attempts", into(step.attempts, count)}});
    return step;
}

Faults faultsStep(const YAML::Node &node)
{
    Faults faults;
    if (node.IsScalar() && text(node) == "none")
        return faults;
    readMembers(node, u"faults"_s,
                {{"duplicate", into(faults.duplicate, anyNumber)},
                 {"reorder", into(faults.reorder, count)},
                 {"drop", into(faults.drop, anyNumber)},
                 {"delay", into(faults.delay, duration)},
                 {"wrong-signature", into(faults.wrongSignature, flag)},
                 {"truncated-json", into(faults.truncatedJson, flag)},
                 {"split-grouping", into(faults.splitGrouping, flag)},
                 {"race", into(faults.race, flag)},
                 {"action", into(faults.action, text)}});
    return faults;
}

ExpectStep expectStep(const YAML::Node &node)
{
    ExpectStep step;
    readMembers(node, u"expect"_s,
                {{"requests", into(step.requests, anyNumber)},
                 {"invocations", into(step.invocations, anyNumber)},
                 {"waiting", into(step.waiting, anyNumber)},
                 {"delivered", into(step.delivered, anyNumber)},
                 {"failed", into(step.failed, anyNumber)},
                 {"outcomes", into(step.outcomes, texts)},
                 {"actions", into(step.actions, texts)},
                 {"works", into(step.works, texts)},
                 {"statuses", into(step.statuses, listOf<std::vector<int>, anyNumber>)},
                 {"gaps",
                  into(step.gaps, listOf<std::vector<std::chrono::milliseconds>, duration>)},
                 {"elapsed", into(step.elapsed, duration)},
                 {"endpoint", into(step.endpoint, text)},
                 {"converged", into(step.isConverged, flag)}});
    return step;
}

Step stepFrom(const YAML::Node &node)
{
    if (!node.IsMap() || node.size() != 1)
        refuse(node, u"a step is one of emit, deliver, converge, advance, run, faults, expect"_s);
    Step step{node.Mark().line + 1, {}};
    readMembers(node, u"a step"_s,
                {{"emit", into(step.act, emitStep)},
                 {"deliver", into(step.act, deliverStep)},
                 {"converge", into(step.act, convergeStep)},
                 {"advance", into(step.act, advanceStep)},
                 {"run", into(step.act, runStep)},
                 {"faults", into(step.act, faultsStep)},
                 {"expect", into(step.act, expectStep)}});
    return step;
}

QByteArray receiver(const YAML::Node &node)
{
    const QByteArray name = text(node);
    if (name.contains("://"))
        return name;
    if (const auto behaviour = Behaviour::parse(name); !behaviour)
        refuse(node, behaviour.error().text());
    return name;
}

Scenario scenarioFrom(const YAML::Node &root, const QByteArray &name)
{
    Scenario scenario;
    scenario.name = name;
    if (!root.IsMap())
        refuse(root, u"expected a scenario: description, receivers, steps"_s);
    readMembers(root, u"a scenario"_s,
                {{"name", into(scenario.name, text)},
                 {"description", into(scenario.description, words)},
                 {"seed", into(scenario.seed, anyNumber)},
                 {"jitter", into(scenario.hasJitter, flag)},
                 {"signed", into(scenario.isSigned, flag)},
                 {"receivers", into(scenario.receivers, listOf<QByteArrayList, receiver>)},
                 {"steps", into(scenario.steps, listOf<std::vector<Step>, stepFrom>)}});
    if (scenario.steps.empty() || scenario.steps.size() > MaxSteps)
        refuse(root, u"a scenario has 1 to %1 steps"_s.arg(MaxSteps));
    if (scenario.receivers.isEmpty())
        scenario.receivers << "ok";
    return scenario;
}

Error errorAt(int line, const QString &reason)
{
    return {ErrorCode::InvalidArgument, u"line %1: %2"_s.arg(line).arg(reason)};
}

} // namespace

Result<Scenario> parseScenario(const QByteArray &yaml, const QByteArray &name)
{
    try {
        return scenarioFrom(YAML::Load(yaml.toStdString()), name);
    } catch (const Fault &fault) {
        return errorAt(fault.line, fault.reason);
    } catch (const YAML::Exception &exception) {
        return errorAt(exception.mark.line + 1, QString::fromStdString(exception.msg));
    }
}

Demand demandOf(const Scenario &scenario)
{
    Demand demand = Demand::Any;
    for (const QByteArray &receiver : scenario.receivers) {
        if (receiver != "ok")
            return Demand::Misbehaves;
    }
    for (const Step &step : scenario.steps) {
        const auto *const faults = std::get_if<Faults>(&step.act);
        if (faults
            && (faults->wrongSignature || faults->truncatedJson || !faults->action.isEmpty()))
            demand = Demand::Acknowledges;
        const auto *const expected = std::get_if<ExpectStep>(&step.act);
        if (expected && expected->statuses) // Which of the good ones is the receiver's choice.
            demand = Demand::Acknowledges;
    }
    return demand;
}

std::vector<BuiltInScenario> builtInScenarios()
{
    initializeResources();
    std::vector<BuiltInScenario> out;
    const QDir folder(u":/scenarios"_s);
    for (const QString &name : folder.entryList({u"*.yaml"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            out.push_back({name.chopped(5).toUtf8(), file.readAll()});
    }
    return out;
}

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

/// Runs the steps of one scenario.
class StepRunner
{
public:
    StepRunner(Lab &lab, const FetchingReceiver *receiver, ScenarioResult &result)
        : m_lab(lab)
        , m_receiver(receiver)
        , m_result(result)
    {}

    Result<void> operator()(const EmitStep &step)
    {
        for (int time = 0; time < step.times; ++time) {
            if (time > 0)
                SHERIA_CHECK(m_lab.advance(step.every));
            for (int work = 1; work <= step.works; ++work) {
                const QByteArray uri = step.works == 1
                    ? step.work
                    : QByteArray(step.work + '-' + QByteArray::number(work));
                SHERIA_CHECK(change(step.action, uri));
                SHERIA_CHECK(m_lab.emitChange(step.action, uri));
            }
        }
        return {};
    }
    Result<void> operator()(const DeliverStep &step)
    {
        ++m_deliverStep;
        int happened = 0;
        for (const int index : step.order) {
            for (; happened < index; ++happened) // As late as the order allows.
                SHERIA_CHECK(change(step.events.at(happened), step.work));
            // Of this step and event: its duplicates have it too.
            const QByteArray id = "inv_" + QByteArray::number(m_deliverStep) + '_'
                + QByteArray::number(index);
            SHERIA_CHECK(m_lab.deliver(step.events.at(index - 1), step.work, id));
        }
        return {};
    }
    Result<void> operator()(const ConvergeStep &step)
    {
        SHERIA_TRY(const QString finding,
                   deliverSequence(m_receiver->tested, step.sequence, step.work, step.repeats));
        fail(finding);
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
        if (step.isConverged) {
            for (const QByteArray &work : m_works) {
                SHERIA_TRY(const QString finding, m_receiver->tested.difference(work));
                fail(finding);
            }
        }
        if (!step.endpoint)
            return {};
        SHERIA_TRY(const auto endpoints, store::listEndpoints(m_lab.database()));
        compare("endpoint", step.endpoint, enumName(endpoints.front().state).toByteArray());
        return {};
    }

    Result<void> run(const Step &step)
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
    /// Of a work in the library that the receiver fetches from, if it does.
    Result<void> change(const QByteArray &action, const QByteArray &work)
    {
        if (!m_receiver)
            return {};
        m_works.insert(work);
        return m_receiver->change(action, work);
    }
    void fail(const QString &finding)
    {
        if (!finding.isEmpty())
            m_result.failures.push_back({m_line, finding});
    }

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
    const FetchingReceiver *const m_receiver;
    ScenarioResult &m_result;
    std::set<QByteArray> m_works; ///< That changed.
    int m_line = 0;
    int m_deliverStep = 0;
};

/// Errors: InvalidArgument for a step that looks at the receiver's state, which is not known.
Result<void> checkState(const Scenario &scenario, const FetchingReceiver *receiver)
{
    if (receiver && receiver->tested.difference)
        return {};
    for (const Step &step : scenario.steps) {
        const auto *const expected = std::get_if<ExpectStep>(&step.act);
        if ((expected && expected->isConverged) || std::holds_alternative<ConvergeStep>(step.act))
            return errorAt(step.line,
                           u"needs a receiver whose state can be read: --url and --state"_s);
    }
    return {};
}

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
    SHERIA_CHECK(checkState(scenario, options.receiver));
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
    StepRunner runner(*made, options.receiver, result);
    for (const Step &step : scenario.steps) {
        if (options.begins)
            options.begins(step);
        if (const Result<void> ran = runner.run(step); !ran) {
            result.ended = ran.error();
            break;
        }
        result.ran.push_back(step.line);
    }
    SHERIA_CHECK(runner.look());
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
    qsizetype ended = 0;
    for (const ScenarioResult &result : results) {
        failed += result.failures.empty() ? 0 : 1;
        ended += result.ended ? 1 : 0;
    }
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"webhooks"_s);
    xml.writeAttribute(u"tests"_s, QString::number(results.size()));
    xml.writeAttribute(u"failures"_s, QString::number(failed));
    xml.writeAttribute(u"errors"_s, QString::number(ended));
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
        if (result.ended) {
            xml.writeStartElement(u"error"_s);
            xml.writeAttribute(u"message"_s, result.ended->text());
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return out;
}

} // namespace sheria::webhooks
